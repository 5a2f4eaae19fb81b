import { userErrors } from "../errors/user-error.ts";

export class LoopError extends userErrors("LoopError", {
  /** An MCP server could not be started or queried. */
  server: "target",
  /** The endpoint did not respond, or not as the API documents. */
  endpoint: "noAnswer",
  /** The response was truncated: by its length, by a filter, or in the middle of the stream. */
  cut: "noAnswer",
  /** The model's response announces tool calls but names none. */
  no_calls: "noAnswer",
  repeated: "noAnswer",
  rounds: "noAnswer",
}) {}

/** Why a loop ended without the model's final response. */
export type LoopFailure = LoopError["code"];
