/**
 * One value that cannot be used, with what to write instead. Configuration turns it into a problem at the
 * value's place in the file.
 */
export class ValueError extends Error {
  override readonly name = "ValueError";
  readonly hint: string | null;

  constructor(message: string, hint: string | null = null) {
    super(message);
    this.hint = hint;
  }
}
