/** An error whose code tells callers, and the exit code, what went wrong; the message says it to a person. */
export abstract class CodedError<Code extends string> extends Error {
  readonly code: Code;

  constructor(code: Code, message: string, options?: ErrorOptions) {
    super(message, options);
    this.code = code;
  }
}
