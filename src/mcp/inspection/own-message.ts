/** JSON-RPC messages that netmon itself writes, as JSON text: errors, refused results, what servers are told. */
import { memberSpan } from "../../framing/json-span.ts";
import type { Refusal, RequestId } from "./guard.ts";

/**
 * What a refused request gets. JSON-RPC 2.0, section 5.1: -32000 to -32099 are an implementation's own; MCP
 * uses those to -32022 and -32042.
 */
const REFUSED = -32040;

/** An id as JSON text, just as it came where a number would be rounded. */
export function idText(id: RequestId, message: string): string {
  if (typeof id !== "number" || Number.isSafeInteger(id)) return JSON.stringify(id);
  const span = memberSpan(message, ["id"]);
  return span ? message.slice(span.offset, span.offset + span.length) : JSON.stringify(id);
}

/** `id` as JSON text (`idText`). */
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

/** A tools/call's result that says it was refused; `modern`: for revision 2026-07-28, which wants resultType. */
export function refusedResult(id: string, { text }: Refusal, modern: boolean): string {
  const content = [{ type: "text", text }];
  return resultMessage(id, { content, isError: true, ...(modern ? { resultType: "complete" } : {}) });
}

/**
 * The answer to an elicitation that policy does not let through. A decline, not an error: every server that
 * asks must expect one, and few expect an error.
 */
export function declineMessage(id: string, { text }: Refusal): string {
  return resultMessage(id, { action: "decline", _meta: { "netmon/refusal": text } });
}
