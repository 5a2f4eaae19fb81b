/** Why a loop ended without the model's last word. */
export type LoopFailure =
  /** An MCP server could not be started or asked. */
  | "server"
  /** The endpoint did not answer, or not with what the API documents. */
  | "endpoint"
  /** The answer was cut: by its length, by a filter, or in the middle of the stream. */
  | "cut"
  /** The model asks for tools and names none. */
  | "no_calls"
  | "repeated"
  | "rounds";

export class LoopError extends Error {
  override readonly name = "LoopError";
  readonly code: LoopFailure;

  constructor(code: LoopFailure, message: string, options?: { cause?: unknown }) {
    super(message, options);
    this.code = code;
  }
}
