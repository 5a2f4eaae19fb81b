/**
 * Bedrock's errors: `{"message"}` with the type in the header `x-amzn-errortype`, which the proxy sets, and
 * exceptions in a stream (@aws-sdk/client-bedrock-runtime 3.1163, ConverseStreamOutput and ResponseStream).
 */
import type { LlmRefusalReason } from "../../event/event.ts";
import { madeFrame, readAnswer } from "../json-document.ts";
import { knownError } from "../known-error.ts";
import type { ErrorReason, Frame, KnownError } from "../wire.ts";

export function errorBody(_status: number, _reason: ErrorReason, text: string): string {
  return JSON.stringify({ message: text });
}

/** Leaves the type out if it came in the header. */
export function knownErrorBody({ message, type, others }: KnownError): string {
  return JSON.stringify({ message, ...(type !== null && { __type: type }), ...others });
}

/** Returns a provider's exception inside a stream; null if the frame is not one. Throws UnreadableError. */
export function knownException(frame: Frame): Frame | null {
  const name = frame.event;
  if (name === null || !/^[a-z][A-Za-z]{0,63}Exception$/.test(name)) return null;
  const known = knownError(readAnswer(frame.data, `the ${name}`).value);
  return madeFrame(name, { message: known?.message ?? name, ...known?.others });
}

/** Nothing follows an exception. A validationException is the one after which clients never retry. */
export function errorFrames(reason: LlmRefusalReason, text: string): Frame[] {
  const type = reason === "upstream_ended" ? "internalServerException" : "validationException";
  return [madeFrame(type, { message: text })];
}
