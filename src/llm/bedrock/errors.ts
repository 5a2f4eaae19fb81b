/**
 * Bedrock's errors: `{"message"}` with the type in the header `x-amzn-errortype`, which the proxy sets, and
 * exceptions in a stream (@aws-sdk/client-bedrock-runtime 3.1163, ConverseStreamOutput and ResponseStream).
 */
import type { LlmRefusalReason } from "../../event/event.ts";
import { madeFrame } from "../json-document.ts";
import type { Frame } from "../wire.ts";

export function errorBody(_status: number, _reason: LlmRefusalReason, text: string): string {
  return JSON.stringify({ message: text });
}

/** Nothing follows an exception. A validationException is the one that clients never repeat. */
export function errorFrames(reason: LlmRefusalReason, text: string): Frame[] {
  const type = reason === "upstream_ended" ? "internalServerException" : "validationException";
  return [madeFrame(type, { message: text })];
}
