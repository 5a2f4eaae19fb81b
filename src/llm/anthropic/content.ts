/**
 * Judges the calls in a complete `content` array and replaces blocked ones with text.
 *
 * Fails closed. An element that is not a content block, or that readers may understand differently, is an
 * UnreadableError.
 */
import { elementSpans, type JsonSpan, memberSpan } from "../../framing/json-span.ts";
import { elements, type JsonEdits, type JsonNode } from "../../framing/json-text.ts";
import { refuseRepeats } from "../json-document.ts";
import { type AnswerScope, type CallCounts, type Judge, UnreadableError } from "../wire.ts";
import { callIn, inputAt, inputOfNode, kindOf, readBlock, textBlock } from "./content-block.ts";
import { refuseHiddenInBlock } from "./members.ts";

/** Location of a `content` array in a text. */
export interface ContentLocation {
  text: string;
  path: readonly string[];
  /** null: no object in the text repeats a key. */
  node: JsonNode | null | undefined;
}

/** Adds the replacements to `edits` without applying them. `content`: the array's value. */
export function rewriteContent(
  { text, path, node }: ContentLocation,
  content: unknown,
  edits: JsonEdits,
  judge: Judge,
  scope: AnswerScope,
): CallCounts {
  if (!Array.isArray(content)) throw new UnreadableError("a message's content is not an array");
  const counts: CallCounts = { left: 0, blocked: 0 };
  const nodes = node === null ? null : elements(node);
  let spans: readonly JsonSpan[] | null = nodes;
  for (const [index, value] of content.entries()) {
    const what = `content[${index}]`;
    const block = readBlock(value, what);
    refuseHiddenInBlock(text, block, what);
    const kind = kindOf(block, scope);
    if (kind === "plain" || kind === "server_tool") {
      if (nodes) refuseRepeats(nodes[index], what);
      continue;
    }
    spans ??= elementSpans(text, memberSpan(text, path));
    const span = spans[index];
    if (!span) throw new UnreadableError(`${what} was not found`);
    const call = callIn(
      block,
      kind,
      nodes ? inputOfNode(text, nodes[index]) : inputAt(text, span),
    ).toolCall();
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
