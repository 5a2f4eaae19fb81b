/**
 * An invalid value, with a hint about what to write instead. Configuration converts it to a problem at the value's
 * position in the file.
 */
export class ValueError extends Error {
  override readonly name = "ValueError";
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null) {
    super(message);
    this.hint = hint;
  }
}
