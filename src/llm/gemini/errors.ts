/**
 * Google's errors: `{"error":{"code","message","status","details"}}` (google.rpc.Status, AIP-193), as a response
 * body or as a chunk of a stream.
 */
import type { LlmRefusalReason } from "../../event/event.ts";
import { madeFrame } from "../json-document.ts";
import type { ErrorReason, Frame, KnownError } from "../wire.ts";

/** HTTP status to google.rpc.Code, per google/rpc/code.proto. */
const BY_STATUS: ReadonlyMap<number, string> = new Map([
  [400, "INVALID_ARGUMENT"],
  [401, "UNAUTHENTICATED"],
  [403, "PERMISSION_DENIED"],
  [404, "NOT_FOUND"],
  [409, "ABORTED"],
  [413, "INVALID_ARGUMENT"],
  [429, "RESOURCE_EXHAUSTED"],
  [499, "CANCELLED"],
  [500, "INTERNAL"],
  [501, "UNIMPLEMENTED"],
  [502, "UNAVAILABLE"],
  [503, "UNAVAILABLE"],
  [504, "DEADLINE_EXCEEDED"],
]);

function errorValue(code: number, reason: ErrorReason, message: string) {
  const status = BY_STATUS.get(code) ?? (code < 500 ? "FAILED_PRECONDITION" : "INTERNAL");
  const info = {
    "@type": "type.googleapis.com/google.rpc.ErrorInfo",
    reason: reason.toUpperCase(),
    domain: "netmon",
  };
  return { error: { code, message, status, details: [info] } };
}

export function knownErrorBody({ code, message, status, details, others }: KnownError): string {
  return JSON.stringify({
    error: { ...others, code, message, status, ...(details.length > 0 ? { details } : {}) },
  });
}

export function errorBody(status: number, reason: ErrorReason, text: string): string {
  return JSON.stringify(errorValue(status, reason, text));
}

/** Nothing follows an error. 403, because clients retry after 5xx and 429. */
export function errorFrames(reason: LlmRefusalReason, text: string): Frame[] {
  return [madeFrame(null, errorValue(reason === "upstream_ended" ? 502 : 403, reason, text))];
}
