/**
 * Finds the strings of a request that a person or a tool wrote: the messages, the system prompt and the results of
 * tools, in every API that netmon supports. The lists name what is text, so that ids, model names, signatures,
 * encrypted content, images and tool definitions, present and future, are never touched.
 *
 * Call arguments and thinking written by the model itself are left alone: the provider already has them, and signed
 * thinking must come back byte for byte.
 */

import { wordSet } from "../../collections/word-set.ts";
import type { JsonNode } from "../../framing/json-text.ts";

/** Members of the request that hold the conversation. */
const ROOTS = wordSet(
  "messages system contents systemInstruction system_instruction input instructions prompt",
);

/** Members whose strings are text, searched recursively. */
const TEXT = new Set([
  "content", // a message, a tool result, a search result
  "text",
  "output", // Responses: results of function and shell calls
  "stdout",
  "stderr",
  "context", // Anthropic documents
  "title",
]);
const CONTAINERS = new Set([
  "parts",
  "toolResult",
  "functionResponse",
  "source",
  "document",
  "resource", // MCP
]);
/** Tool results in Gemini and Bedrock: JSON in which every string is text. */
const JSON_RESULTS = new Set(["response", "json"]);
/** Blocks of the provider's own, which must come back unchanged. */
const SEALED = wordSet(
  `thinking redacted_thinking reasoning compaction tool_use server_tool_use mcp_tool_use function_call
   custom_tool_call mcp_call item_reference additional_tools`,
);

/** Yields the string nodes of a request's body that hold such text. */
export function* messageText(root: JsonNode): Generator<JsonNode> {
  for (const [key, value] of members(root)) if (ROOTS.has(key)) yield* textOf(value);
}

/** Yields the string nodes of an MCP message that hold the parts of a tool's result which a model reads. */
export function* toolResultText(root: JsonNode): Generator<JsonNode> {
  for (const [key, result] of members(root)) {
    if (key !== "result") continue;
    for (const [name, value] of members(result)) {
      if (name === "content") yield* textOf(value);
      else if (name === "structuredContent") yield* everyString(value);
    }
  }
}

function* members(node: JsonNode): Generator<[string, JsonNode]> {
  if (node.type !== "object") return;
  for (const { children } of node.children ?? []) {
    const [key, value] = children ?? [];
    if (key && value) yield [String(key.value), value];
  }
}

function* textOf(node: JsonNode): Generator<JsonNode> {
  if (node.type === "string") yield node;
  else if (node.type === "array") for (const item of node.children ?? []) yield* textOf(item);
  else if (node.type === "object" && !isSealed(node)) {
    for (const [key, value] of members(node)) {
      if (TEXT.has(key)) yield* textOf(value);
      else if (CONTAINERS.has(key)) {
        // A string directly in a container (`source: "https://…"`) is not a message.
        if (value.type !== "string") yield* textOf(value);
      } else if (JSON_RESULTS.has(key)) yield* everyString(value);
      else if (key === "data" && isText(node)) yield* textOf(value);
    }
  }
}

function* everyString(node: JsonNode): Generator<JsonNode> {
  if (node.type === "string") yield node;
  else if (node.type === "array") for (const item of node.children ?? []) yield* everyString(item);
  else for (const [, value] of members(node)) yield* everyString(value);
}

function isSealed(node: JsonNode): boolean {
  for (const [key, value] of members(node)) {
    if (key === "type" && SEALED.has(String(value.value))) return true;
    if (key === "thought" && value.value === true) return true; // Gemini
  }
  return false;
}

/** Anthropic: `source: {type: "text", data}`, where base64 has another type. */
function isText(node: JsonNode): boolean {
  for (const [key, value] of members(node)) if (key === "type") return value.value === "text";
  return false;
}
