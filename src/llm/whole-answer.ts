/**
 * A whole answer, read and judged. Of a large one no more than its outline is parsed, in small steps, unless something
 * must be changed in it, or a call has a text that the outline leaves out.
 *
 * Failure: closed, as in json-document.ts.
 */
import { setImmediate as nextTurn } from "node:timers/promises";
import { inTurns } from "../async/steps.ts";
import { jsonOutline, LEFT_OUT, OUTLINE_STEP } from "../framing/json-outline.ts";
import { JsonCostError } from "../framing/json-text.ts";
import { inOnePiece, sizeOf } from "../http/body-pieces.ts";
import { type JsonDocument, namingText, readAnswer, readAnswerBody, utf8Pieces } from "./json-document.ts";
import type { AnswerScope, Judge, ToolCall, Verdict, WireFormat } from "./wire.ts";

/** Bytes of an answer that is parsed at once. */
const LARGE = 1 << 20;
/** The first byte of a byte order mark. */
const BOM = 0xef;
const LEFT_OUT_IN_JSON = JSON.stringify(LEFT_OUT).slice(1, -1);
const ALLOW: Verdict = { action: "allow", text: "" };

export interface AnswerJudge {
  format: Pick<WireFormat, "rewrite">;
  judge: Judge;
  scope: AnswerScope;
  /** Settles what the judge will say of calls that wait for a person; null: none does. */
  ahead: ((answer: JsonDocument) => Promise<void> | null) | null;
  /** Nobody wants the answer any more; nothing is judged then. */
  isOver?: () => boolean;
}

/** The text to send in the body's place; null: the body itself. `body`: in the pieces that it came in. */
export async function judgeAnswer(body: readonly Buffer[], by: AnswerJudge): Promise<string | null> {
  const { format, judge, scope, ahead, isOver = () => false } = by;
  const verdicts = sizeOf(body) > LARGE && ahead === null ? await judgeOutline(body, by) : [];
  if (verdicts === null || isOver()) return null;
  const whole = await inOnePiece(body);
  const answer = await readAnswerBody(whole);
  if (isOver()) return null;
  await ahead?.(answer);
  if (isOver()) return null;
  const rewritten = format.rewrite(answer, (call) => verdicts.shift() ?? judge(call), scope);
  // a BOM is not part of the text
  return rewritten === answer.text && whole[0] !== BOM ? null : rewritten;
}

/** The verdicts on its calls, none where they cannot be judged so; null: nothing of it is to be changed. */
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

/** null: it has too much besides its long texts, or begins with a BOM. */
async function outlineOf(body: readonly Buffer[]): Promise<string | null> {
  if (body[0]?.[0] === BOM) return null;
  try {
    return await inTurns(jsonOutline(utf8Pieces(body, OUTLINE_STEP)));
  } catch (error) {
    if (error instanceof JsonCostError) return null;
    throw namingText(error, "the answer");
  }
}

/** Something that the judge looks at is not whole. */
function isCut({ name, namespace, server, id, input }: ToolCall): boolean {
  return [name, namespace, server, id, input.text].some(
    (text) => text?.includes(LEFT_OUT) || text?.includes(LEFT_OUT_IN_JSON),
  );
}
