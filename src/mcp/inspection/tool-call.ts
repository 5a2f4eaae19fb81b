/** A tools/call in the form that the guard judges. Ambiguous arguments are undefined. */
import { isObject, type JsonObject } from "../../framing/json-document.ts";
import type { IncomingCall } from "./guard.ts";
import type { NotificationMessage, RequestMessage } from "./message.ts";
import type { Envelope } from "./pending-requests.ts";

/** Longer texts are not providers' ids, and would be stored with each event. */
const MAX_CALL_ID = 256;

export function incomingCall(message: RequestMessage | NotificationMessage): IncomingCall {
  const { params, ambiguousArguments } = message;
  return {
    id: message.kind === "request" ? message.id : null,
    toolName: String(params.name),
    args: ambiguousArguments ? undefined : (params.arguments ?? {}),
    toolCallId: toolCallId(params),
  };
}

/**
 * Returns the LLM's id of the call if the host repeats it in `_meta`, as Claude Code 2.1 (`claudecode/toolUseId`) and
 * Codex 0.169 (`callId`) were seen to do; '' otherwise. Gemini CLI 0.61 and opencode 1.18 do not.
 */
function toolCallId({ _meta }: JsonObject): string {
  if (!isObject(_meta)) return "";
  return [_meta["claudecode/toolUseId"], _meta.callId].find(isCallId) ?? "";
}

function isCallId(value: unknown): value is string {
  return typeof value === "string" && value !== "" && value.length <= MAX_CALL_ID;
}

/** Key of `_meta` for a request's revision (specification 2026-07-28, basic). */
export const PROTOCOL_VERSION = "io.modelcontextprotocol/protocolVersion";
/** Its key for the level of log messages that the client wants; without it, none. */
export const LOG_LEVEL = "io.modelcontextprotocol/logLevel";
const ENVELOPE = [
  PROTOCOL_VERSION,
  LOG_LEVEL,
  "io.modelcontextprotocol/clientInfo",
  "io.modelcontextprotocol/clientCapabilities",
];

/**
 * Returns a request's data about its client in 2026-07-28 and later (basic protocol, `_meta`); null: older revision.
 */
export function envelopeOf({ _meta }: JsonObject): Envelope | null {
  if (!isObject(_meta) || typeof _meta[PROTOCOL_VERSION] !== "string") return null;
  return Object.fromEntries(
    ENVELOPE.filter((key) => Object.hasOwn(_meta, key)).map((key) => [key, _meta[key]]),
  );
}
