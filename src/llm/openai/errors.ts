/**
 * OpenAI's error shapes. Body: `{"error":{message,type,param,code}}` (openai-node 6.49, core/error.ts). Chat streams:
 * the same object as a chunk. Responses streams: the event `error`, both flat as in the SDK's types and nested as the
 * API sends it, followed by `response.failed`, for which clients wait.
 */
import type { LlmRefusalReason } from "../../event/event.ts";
import { madeFrame } from "../json-document.ts";
import type { ErrorReason, Frame, KnownError } from "../wire.ts";

interface OpenAiError {
  message: string;
  type: string;
  param: null;
  code: string;
}

function errorOf(status: number, reason: ErrorReason, text: string): OpenAiError {
  return {
    message: text,
    type: status >= 500 ? "server_error" : "invalid_request_error",
    param: null,
    code: `netmon_${reason}`,
  };
}

export function openaiErrorBody(status: number, reason: ErrorReason, text: string): string {
  return JSON.stringify({ error: errorOf(status, reason, text) });
}

export function knownErrorBody(error: KnownError): string {
  return JSON.stringify({ error: knownErrorValue(error) });
}

export function knownErrorValue({ message, type, param, code, others }: KnownError) {
  return { message, type, param, code, ...others };
}

/** Returns a provider's error for a Chat stream. */
export function knownErrorFrame(error: KnownError): Frame {
  return { event: null, data: knownErrorBody(error), raw: null };
}

/** Returns a provider's error for a Responses stream, in both of its shapes. */
export function knownErrorEvent(error: KnownError, sequenceNumber: number | null): Frame {
  const { message, code, param } = error;
  const number = sequenceNumber === null ? {} : { sequence_number: sequenceNumber };
  return madeFrame("error", {
    type: "error",
    code,
    message,
    param,
    error: knownErrorValue(error),
    ...number,
  });
}

/** Status for an error inside a stream, whose own status was 200. */
const IN_STREAM = 403;

export function chatErrorFrames(reason: LlmRefusalReason, text: string): Frame[] {
  return [
    madeFrame(null, { error: errorOf(IN_STREAM, reason, text) }),
    { event: null, data: "[DONE]", raw: null },
  ];
}

/** Higher than any earlier number; the highest that every SDK can read (openai-dotnet has 32 bits). */
const LAST_NUMBER = 2 ** 31 - 1;

export function responsesErrorFrames(reason: LlmRefusalReason, text: string): Frame[] {
  const error = errorOf(IN_STREAM, reason, text);
  return [
    madeFrame("error", {
      type: "error",
      code: error.code,
      message: text,
      param: null,
      error,
      sequence_number: LAST_NUMBER - 1,
    }),
    madeFrame("response.failed", {
      type: "response.failed",
      sequence_number: LAST_NUMBER,
      // The only code of ResponseError after which Codex does not retry.
      response: bareResponse("failed", { code: "invalid_prompt", message: text }),
    }),
  ];
}

/** Returns a response of netmon's own with every member that the SDK declares (openai-node 6.49, Response). */
export function bareResponse(
  status: "completed" | "failed",
  error: { code: string; message: string } | null,
): Record<string, unknown> {
  return {
    id: "resp_netmon",
    object: "response",
    created_at: 0,
    status,
    error,
    incomplete_details: null,
    instructions: null,
    metadata: {},
    model: "",
    output: [],
    parallel_tool_calls: false,
    temperature: null,
    tool_choice: "auto",
    tools: [],
    top_p: null,
    usage: null,
  };
}
