/** Why a server could not be queried for its tools. */
import type { McpServerUnreachable } from "../../event/event.ts";

export type UnreachableReason = McpServerUnreachable["reason"];

/** `message`: one sentence for a person, without credentials or control characters. */
export class ListToolsError extends Error {
  override readonly name = "ListToolsError";
  readonly reason: UnreachableReason;

  constructor(reason: UnreachableReason, message: string, options?: ErrorOptions) {
    super(message, options);
    this.reason = reason;
  }
}
