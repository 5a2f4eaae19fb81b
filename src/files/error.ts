/** What can be wrong with a file that netmon is to read or write. Every message says what, where and what to do. */
export type FileErrorCode =
  | "insecure" // others could make netmon reach another file
  | "unfit" // a link, a FIFO, a device, a directory, too large
  | "rights"; // whose rights to use cannot be told, or not be taken on

export class FileError extends Error {
  override readonly name = "FileError";
  readonly code: FileErrorCode;

  constructor(code: FileErrorCode, message: string, options: { cause?: unknown } = {}) {
    super(message, options);
    this.code = code;
  }
}
