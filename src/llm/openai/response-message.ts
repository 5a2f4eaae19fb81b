/**
 * The message that replaces a blocked output item: as an item, and as the events of a streamed message
 * (openai-node 6.49, ResponseOutputMessage and ResponseStreamEvent).
 */
import { type JsonObject, textAt } from "../json-document.ts";

export interface ReplacementMessage {
  id: string;
  text: string;
}

/** Ids have at most 64 characters, and the API requires those of messages to begin with `msg`. */
const PREFIX = "msg_netmon_";
const MAX_ID = 64;

/** Derives the message's id from the item's, so that every copy of the item gets the same one. */
export function replacementFor(item: JsonObject, outputIndex: number, text: string): ReplacementMessage {
  const own = textAt(item, "id").replace(/^[a-z]+_(?=.)/, "") || String(outputIndex);
  return { id: `${PREFIX}${own}`.slice(0, MAX_ID), text };
}

export function messageItem({ id, text }: ReplacementMessage): JsonObject {
  return { id, type: "message", status: "completed", content: [part(text)], role: "assistant" };
}

function part(text: string): JsonObject {
  return { type: "output_text", annotations: [], logprobs: [], text };
}

/** Returns the events of the message, without `sequence_number`. */
export function messageEvents(
  replacement: ReplacementMessage,
  outputIndex: number,
): (JsonObject & { type: string })[] {
  const { id, text } = replacement;
  const at = { item_id: id, output_index: outputIndex, content_index: 0 };
  const item = messageItem(replacement);
  return [
    {
      type: "response.output_item.added",
      output_index: outputIndex,
      item: { ...item, status: "in_progress", content: [] },
    },
    { type: "response.content_part.added", ...at, part: part("") },
    { type: "response.output_text.delta", ...at, delta: text, logprobs: [] },
    { type: "response.output_text.done", ...at, text, logprobs: [] },
    { type: "response.content_part.done", ...at, part: part(text) },
    { type: "response.output_item.done", output_index: outputIndex, item },
  ];
}
