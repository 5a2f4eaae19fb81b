/**
 * Judges the calls in a complete `content` array and replaces blocked ones with text.
 *
 * Fails closed. An element that is not a content block, or that readers may understand differently, is an
 * UnreadableError.
 */
import { elementSpans, type JsonSpan, memberSpan } from "../../framing/json-span.ts";
import { type JsonEdits, treeAt } from "../../framing/json-text.ts";
import { type JsonDocument, refuseRepeats } from "../json-document.ts";
import { type AnswerScope, type CallCounts, type Judge, UnreadableError } from "../wire.ts";
import { callIn, kindOf, readBlock, textBlock } from "./content-block.ts";
import { refuseHiddenInBlock } from "./members.ts";

/**
 * Adds the replacements to `edits` without applying them. `content`: the value of the array at `path`, in objects
 * without repeated keys.
 */
export function rewriteContent(
  document: JsonDocument,
  path: readonly string[],
  content: unknown,
  edits: JsonEdits,
  judge: Judge,
  scope: AnswerScope,
): CallCounts {
  if (!Array.isArray(content)) throw new UnreadableError("a message's content is not an array");
  const { text, repeats } = document;
  const counts: CallCounts = { left: 0, blocked: 0 };
  let spans: readonly JsonSpan[] | null = null;
  for (const [index, value] of content.entries()) {
    const what = `content[${index}]`;
    const block = readBlock(value, what);
    refuseHiddenInBlock(text, block, what);
    const kind = kindOf(block, scope);
    const isCall = kind !== "plain" && kind !== "server_tool";
    if (!isCall && !repeats) continue;
    spans ??= elementSpans(text, memberSpan(text, path));
    const span = spans[index]!;
    if (!isCall) {
      refuseRepeats(treeAt(text, span), what);
      continue;
    }
    const call = callIn(block, kind, document, span).toolCall();
    const verdict = judge(call);
    if (call.executedBy === "provider") continue;
    if (verdict.action === "allow") counts.left += call.executedBy === "client" ? 1 : 0;
    else {
      counts.blocked++;
      edits.replace(span, JSON.stringify(textBlock(verdict.text)));
    }
  }
  return counts;
}

/**
 * Rewrites the stop reason of an answer that stopped for calls of which none is left. `path` leads to a
 * stop_reason of `tool_use`, in objects without repeated keys.
 */
export function rewriteStopReason(
  text: string,
  path: readonly string[],
  tally: CallCounts,
  edits: JsonEdits,
): void {
  if (tally.blocked === 0 || tally.left > 0) return;
  const reason = memberSpan(text, path);
  if (reason) edits.replace(reason, '"end_turn"');
}
