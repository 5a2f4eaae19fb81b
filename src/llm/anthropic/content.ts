/**
 * Judges the calls in a whole `content` array and puts text in the place of the blocked ones.
 *
 * Failure: closed. An element that is no content block, or that readers may see in different ways, is an
 * UnreadableError.
 */
import { elements, type JsonEdits, type JsonNode, jsonAt } from "../../framing/json-text.ts";
import { refuseRepeats } from "../json-document.ts";
import { type Judge, UnreadableError } from "../wire.ts";
import { callIn, kindOf, readBlock, textBlock } from "./content-block.ts";

/** Of the calls that the client runs. */
export interface Tally {
  left: number;
  blocked: number;
}

/** `node` is the array in `text`, `content` its value. The edits are not applied. */
export function rewriteContent(
  text: string,
  node: JsonNode | undefined,
  content: unknown,
  edits: JsonEdits,
  judge: Judge,
): Tally {
  if (!Array.isArray(content)) throw new UnreadableError("a message's content is no array");
  const tally: Tally = { left: 0, blocked: 0 };
  for (const [index, child] of elements(node).entries()) {
    const what = `content[${index}]`;
    const block = readBlock(content[index], what);
    const kind = kindOf(block);
    if (kind === "plain" || kind === "server_tool") {
      refuseRepeats(child, what);
      continue;
    }
    const call = callIn(block, kind, text, child).toolCall();
    const verdict = judge(call);
    if (call.executedBy === "provider") continue;
    if (verdict.action === "allow") tally.left++;
    else {
      tally.blocked++;
      edits.replace(child, JSON.stringify(textBlock(verdict.text)));
    }
  }
  return tally;
}

/** What is said of an answer that stopped for calls of which none is left; any other reason stays. */
export function rewriteStopReason(holder: JsonNode | undefined, tally: Tally, edits: JsonEdits): void {
  const reason = holder && jsonAt(holder, ["stop_reason"]);
  if (reason?.value === "tool_use" && tally.blocked > 0 && tally.left === 0) {
    edits.replace(reason, '"end_turn"');
  }
}
