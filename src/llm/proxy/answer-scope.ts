/**
 * Types that a format does not know, in one answer. Enforce: refused, unless `proxy.allow_types` names them.
 * Observe: passed over, and reported once for each type.
 */
import type { LlmRefusalReason } from "../../event/event.ts";
import { type AnswerScope, UnknownTypeError } from "../wire.ts";
import type { ExpectedAnswer } from "./expected-answer.ts";

const MAX_SHOWN = 64;
/** Of one answer. */
const MAX_REPORTED = 8;

/** `expected`: null in observe. */
export function answerScope(
  allowed: readonly string[],
  expected: ExpectedAnswer | null,
  refused: (reason: LlmRefusalReason, text: string) => void,
): AnswerScope {
  const reported = new Set<string>();
  return {
    answers: expected?.answers ?? Number.POSITIVE_INFINITY,
    unknownType: (what, type) => {
      if (allowed.includes(type)) return;
      const shown = JSON.stringify(type.slice(0, MAX_SHOWN));
      const text = `${what} has the type ${shown}, which netmon does not know; proxy.allow_types lets it through where it holds no call`;
      if (expected) throw new UnknownTypeError(text);
      if (reported.has(type) || reported.size >= MAX_REPORTED) return;
      reported.add(type);
      refused("unknown_type", `netmon passed on an answer with a part that it does not know: ${text}.`);
    },
  };
}
