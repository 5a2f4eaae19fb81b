/**
 * `tool_addition` blocks of a Messages request: tools that come into effect in the middle of a conversation.
 * They stand in the content of messages, and in the `tool_changes` of a compaction block (@anthropic-ai/sdk
 * 1.12, BetaRequestToolAdditionBlock, BetaCompactionBlockParam).
 *
 * Failure: closed. What should be a list or an object and is not is an UnreadableError.
 */
import { isObject, type JsonObject } from "../json-document.ts";
import { UnreadableError } from "../wire.ts";

/** The `tool` of each: a reference by `server_name`, or a `tool_definition` with its `definition`. */
export function additionsIn(request: JsonObject): JsonObject[] {
  const found: JsonObject[] = [];
  const collect = (block: unknown): void => {
    if (!isObject(block)) return;
    if (block.type === "compaction") for (const change of listAt(block, "tool_changes")) collect(change);
    if (block.type !== "tool_addition") return;
    if (!isObject(block.tool)) throw new UnreadableError("a tool_addition has no tool");
    found.push(block.tool);
  };
  for (const message of listAt(request, "messages")) {
    if (Array.isArray(message.content)) for (const block of message.content) collect(block);
  }
  return found;
}

/** The objects in a list; none where it is missing or null. Throws UnreadableError. */
export function listAt(object: JsonObject, key: string): JsonObject[] {
  const list = object[key] ?? null;
  if (list === null) return [];
  if (Array.isArray(list) && list.every(isObject)) return list;
  throw new UnreadableError(`${key} is no list of objects`);
}
