/** Description of an unreadable body in events and errors. */
import type { LlmRefusalReason } from "../../event/event.ts";
import { FramingError } from "../../framing/frame.ts";
import { UnexpectedAnswerError, UnknownTypeError, UnreadableError } from "../wire.ts";

export interface Failure {
  reason: Extract<
    LlmRefusalReason,
    "unparsed" | "unknown_encoding" | "too_large" | "unexpected_answer" | "unknown_type"
  >;
  /** What is wrong with the body, without its contents. */
  text: string;
}

const MAX_TEXT = 200;

/** Any other error is netmon's own fault; nothing is known about the body then, so it is `unparsed` too. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FramingError && (error.code === "too_large" || error.code === "unknown_encoding"))
    return { reason: error.code, text: words(error) };
  if (error instanceof UnexpectedAnswerError) return { reason: "unexpected_answer", text: words(error) };
  if (error instanceof UnknownTypeError) return { reason: "unknown_type", text: words(error) };
  if (error instanceof FramingError || error instanceof UnreadableError)
    return { reason: "unparsed", text: words(error) };
  return { reason: "unparsed", text: "an internal error of netmon while reading it" };
}

/** Removes the text that V8 quotes in a JSON error, since it may be a credential. */
function words(error: Error): string {
  return error.message.replace(/,? (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON/s, "").slice(0, MAX_TEXT);
}
