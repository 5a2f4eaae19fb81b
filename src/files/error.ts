/** Errors of a file that netmon must read or write. Every message says what, where and what to do. */
import { CodedError } from "../errors/coded-error.ts";

export type FileErrorCode =
  | "insecure" // others could make netmon reach another file
  | "unfit" // a link, a FIFO, a device, a directory, too large
  | "silent" // its file system does not answer
  | "rights"; // whose rights to use is unknown, or they cannot be assumed

export class FileError extends CodedError<FileErrorCode> {
  override readonly name = "FileError";
}
