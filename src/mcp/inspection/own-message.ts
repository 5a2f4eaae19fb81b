/** JSON-RPC messages that netmon itself writes, as JSON text: errors, refused results, answers to servers. */
import { memberSpan } from "../../framing/json-span.ts";
import type { Refusal, RequestId } from "./guard.ts";

/**
 * Error code for a refused request. JSON-RPC 2.0, section 5.1, reserves -32000 to -32099 for implementations; MCP uses
 * -32000 to -32022 and -32042.
 */
const REFUSED = -32040;

/** Returns an id as JSON text, in its original form if it is a number that would be rounded. */
export function idText(id: RequestId, message: string): string {
  if (typeof id !== "number" || Number.isSafeInteger(id)) return JSON.stringify(id);
  const span = memberSpan(message, ["id"]);
  return span ? message.slice(span.offset, span.offset + span.length) : JSON.stringify(id);
}

/** `id`: JSON text (see idText). */
export function errorMessage(id: string, code: number, message: string, data?: unknown): string {
  const error = JSON.stringify({ code, message, ...(data === undefined ? {} : { data }) });
  return `{"jsonrpc":"2.0","id":${id},"error":${error}}`;
}

export function resultMessage(id: string, result: object): string {
  return `{"jsonrpc":"2.0","id":${id},"result":${JSON.stringify(result)}}`;
}

export function refusalMessage(id: string, { reason, rule, text }: Refusal, tool?: string): string {
  return errorMessage(id, REFUSED, text, { reason, rule, ...(tool === undefined ? {} : { tool }) });
}

/** Returns a tools/call's result that reports a refusal; `modern`: for revision 2026-07-28, which needs resultType. */
export function refusedResult(id: string, { text }: Refusal, modern: boolean): string {
  const content = [{ type: "text", text }];
  return resultMessage(id, { content, isError: true, ...(modern ? { resultType: "complete" } : {}) });
}

/**
 * Returns the answer to an elicitation that the policy refuses. A decline, not an error: every server that asks must
 * expect a decline, and few expect an error.
 */
export function declineMessage(id: string, { text }: Refusal): string {
  return resultMessage(id, { action: "decline", _meta: { "netmon/refusal": text } });
}
