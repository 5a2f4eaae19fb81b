/**
 * Reads and judges a complete answer. Of a large one only the outline is parsed, in small steps, unless something in
 * it must change, or a call has a text that the outline leaves out.
 *
 * Fails closed, as in json-document.ts.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { inTurns } from "../async/steps.ts";
import { FramingError } from "../framing/frame.ts";
import { jsonOutline, LEFT_OUT, OUTLINE_STEP } from "../framing/json-outline.ts";
import { JsonCostError } from "../framing/json-text.ts";
import { inOnePiece, sizeOf } from "../http/body-pieces.ts";
import { type JsonDocument, namingText, readAnswer, readAnswerBody, utf8Pieces } from "./json-document.ts";
import type { AnswerScope, Judge, ToolCall, Verdict, WireFormat } from "./wire.ts";

/** Bytes; a larger answer is not parsed at once. */
const LARGE = 1 << 20;
/** The first byte of a byte order mark. */
const BOM = 0xef;
const LEFT_OUT_IN_JSON = JSON.stringify(LEFT_OUT).slice(1, -1);
const ALLOW: Verdict = { action: "allow", text: "" };

export interface AnswerJudge {
  format: Pick<WireFormat, "rewrite">;
  judge: Judge;
  scope: AnswerScope;
  /** Settles the verdicts on calls that wait for a person; null: none does. */
  ahead: ((answer: JsonDocument) => Promise<void> | null) | null;
  /** Reports whether the answer is no longer needed; nothing is judged then. */
  isOver?: () => boolean;
  /** Limit on an answer of which the outline does not suffice; its message. */
  maxParsed?: { bytes: number; tooLarge: string };
}

/** Returns the text to send in place of the body; null: the body itself. `body`: the pieces as received. */
export async function judgeAnswer(body: readonly Buffer[], by: AnswerJudge): Promise<string | null> {
  const { format, judge, scope, ahead, isOver = () => false } = by;
  const verdicts = sizeOf(body) > LARGE && ahead === null ? await judgeOutline(body, by) : [];
  if (verdicts === null || isOver()) return null;
  const { maxParsed } = by;
  if (maxParsed !== undefined && sizeOf(body) > maxParsed.bytes)
    throw new FramingError("too_large", maxParsed.tooLarge);
  const whole = await inOnePiece(body);
  const answer = await readAnswerBody(whole);
  if (isOver()) return null;
  await ahead?.(answer);
  if (isOver()) return null;
  const rewritten = format.rewrite(answer, (call) => verdicts.shift() ?? judge(call), scope);
  // The text does not include a BOM.
  return rewritten === answer.text && whole[0] !== BOM ? null : rewritten;
}

/** Returns the verdicts on the calls; none if the outline does not suffice; null if nothing need change. */
async function judgeOutline(
  body: readonly Buffer[],
  { format, judge, scope, isOver = () => false }: AnswerJudge,
): Promise<Verdict[] | null> {
  const text = await outlineOf(body);
  if (text === null || isOver()) return [];
  const outline = readAnswer(text);
  await nextTurn();
  if (isOver()) return [];
  let cut = false;
  const look: Judge = (call) => {
    cut ||= isCut(call);
    return ALLOW;
  };
  format.rewrite(outline, look, scope);
  if (cut) return [];
  const verdicts: Verdict[] = [];
  const rewritten = format.rewrite(outline, (call) => verdicts[verdicts.push(judge(call)) - 1]!, scope);
  return rewritten === text ? null : verdicts;
}

/** Returns null if there is too much besides long texts, or the answer begins with a BOM. */
async function outlineOf(body: readonly Buffer[]): Promise<string | null> {
  if (body[0]?.[0] === BOM) return null;
  try {
    return await inTurns(jsonOutline(utf8Pieces(body, OUTLINE_STEP)));
  } catch (error) {
    if (error instanceof JsonCostError) return null;
    throw namingText(error, "the answer");
  }
}

/** Reports whether any text that the judge reads has been cut. */
function isCut({ name, namespace, server, id, input }: ToolCall): boolean {
  return [name, namespace, server, id, input.text].some(
    (text) => text?.includes(LEFT_OUT) || text?.includes(LEFT_OUT_IN_JSON),
  );
}
