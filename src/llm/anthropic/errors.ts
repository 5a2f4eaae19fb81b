/**
 * Anthropic's errors: `{"type":"error","error":{"type","message","details"},"request_id"}`, as a response body or as
 * an event of a stream. Types by status: https://docs.anthropic.com/en/api/errors and @anthropic-ai/sdk 1.14
 * (resources/shared).
 */
import type { LlmRefusalReason } from "../../event/event.ts";
import { type JsonObject, madeFrame } from "../json-document.ts";
import type { ErrorReason, Frame, KnownError } from "../wire.ts";

type ErrorType =
  | "invalid_request_error"
  | "authentication_error"
  | "permission_error"
  | "not_found_error"
  | "request_too_large"
  | "rate_limit_error"
  | "timeout_error"
  | "overloaded_error"
  | "api_error";

const BY_STATUS: ReadonlyMap<number, ErrorType> = new Map([
  [401, "authentication_error"],
  [403, "permission_error"],
  [404, "not_found_error"],
  [413, "request_too_large"],
  [429, "rate_limit_error"],
  [504, "timeout_error"],
  [529, "overloaded_error"],
]);

function typeOf(status: number): ErrorType {
  return BY_STATUS.get(status) ?? (status < 500 ? "invalid_request_error" : "api_error");
}

function errorValue(type: string, message: string, requestId: string | null = null, others: JsonObject = {}) {
  return { type: "error", error: { type, message, ...others }, request_id: requestId };
}

export function knownErrorBody({ type, message, requestId, others }: KnownError): string {
  return JSON.stringify(errorValue(type ?? "api_error", message, requestId, others));
}

/** A provider's error event. */
export function knownErrorFrame(error: KnownError): Frame {
  return { event: "error", data: knownErrorBody(error), raw: null };
}

export function errorBody(status: number, _reason: ErrorReason, text: string): string {
  return JSON.stringify(errorValue(typeOf(status), text));
}

/** Nothing follows an error: clients stop there, and must not take it for an overload and retry. */
export function errorFrames(reason: LlmRefusalReason, text: string): Frame[] {
  const type = reason === "upstream_ended" ? "api_error" : "permission_error";
  return [madeFrame("error", errorValue(type, text))];
}
