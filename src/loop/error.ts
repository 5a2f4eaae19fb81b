import { CodedError } from "../errors/coded-error.ts";
import type { Failure, Failures, UserError } from "../errors/user-error.ts";

/** Why a loop ended without the model's final response. */
export type LoopFailure =
  /** An MCP server could not be started or queried. */
  | "server"
  /** The endpoint did not respond, or not as the API documents. */
  | "endpoint"
  /** The response was truncated: by its length, by a filter, or in the middle of the stream. */
  | "cut"
  /** The model's response announces tool calls but names none. */
  | "no_calls"
  | "repeated"
  | "rounds";

const FAILURES: Failures<LoopFailure> = {
  server: "target",
  endpoint: "noAnswer",
  cut: "noAnswer",
  no_calls: "noAnswer",
  repeated: "noAnswer",
  rounds: "noAnswer",
};

export class LoopError extends CodedError<LoopFailure> implements UserError {
  override readonly name = "LoopError";

  get failure(): Failure {
    return FAILURES[this.code];
  }
}
