/** What a body that cannot be read is called in events and errors. */
import type { LlmRefusalReason } from "../../event/event.ts";
import { FramingError } from "../../framing/frame.ts";
import { UnexpectedAnswerError, UnknownTypeError, UnreadableError } from "../wire.ts";

export interface Failure {
  reason: Extract<
    LlmRefusalReason,
    "unparsed" | "unknown_encoding" | "too_large" | "unexpected_answer" | "unknown_type"
  >;
  /** What is wrong with it, in words, without its contents. */
  text: string;
}

const MAX_TEXT = 200;

/** Any other error is a fault of netmon's own: nothing is known of the body then, which is `unparsed` too. */
export function failureOf(error: unknown): Failure {
  if (error instanceof FramingError && (error.code === "too_large" || error.code === "unknown_encoding"))
    return { reason: error.code, text: words(error) };
  if (error instanceof UnexpectedAnswerError) return { reason: "unexpected_answer", text: words(error) };
  if (error instanceof UnknownTypeError) return { reason: "unknown_type", text: words(error) };
  if (error instanceof FramingError || error instanceof UnreadableError)
    return { reason: "unparsed", text: words(error) };
  return { reason: "unparsed", text: "an internal error of netmon while reading it" };
}

/** V8 quotes the text around a JSON error, which may be a credential. */
function words(error: Error): string {
  return error.message.replace(/,? (?:\.\.\.)?".*"(?:\.\.\.)? is not valid JSON/s, "").slice(0, MAX_TEXT);
}
