/**
 * Output items of a response, and which of them are tool calls (openai-node 7.57, ResponseOutputItem and
 * BetaResponseOutputItem):
 *
 * - the client runs `function_call`, `custom_tool_call`, and the tools built into agents, which are judged
 *   under the names `local_shell`, `shell`, `apply_patch`, `computer` and `tool_search`;
 * - `mcp_approval_request` is for the client to approve: a blocked one never reaches it;
 * - the provider runs `mcp_call`: judged for the record, and forwarded whatever the verdict;
 * - a shell in the provider's container, code interpreter, web and file search, images, programs and multi-agent items
 *   are the provider's own and not MCP. Calls made by a program or by another agent of the provider are separate items.
 *
 * Fails closed. An item of an unknown type is refused; if the configuration lets it pass, it counts as a call when
 * it looks like one.
 */
import { wordSet } from "../../collections/word-set.ts";
import { isObject, type JsonObject, textAt } from "../json-document.ts";
import type { ToolCall } from "../wire.ts";
import { argumentsText, flawOf } from "./call-input.ts";

/** Items on which only the provider acts. */
const NO_CALLS = wordSet(
  `message reasoning compaction file_search_call web_search_call code_interpreter_call
   image_generation_call program mcp_list_tools mcp_approval_response additional_tools item_reference
   compaction_summary context_compaction function_call_output custom_tool_call_output
   computer_call_output local_shell_call_output shell_call_output apply_patch_call_output
   tool_search_output program_output agent_message multi_agent_call multi_agent_call_output`,
);

interface Read {
  name: string;
  id: string;
  input: ToolCall["input"];
  server: string | null;
  executedBy: ToolCall["executedBy"];
}

const CALLS = wordSet(
  `function_call custom_tool_call mcp_call mcp_approval_request local_shell_call shell_call
   apply_patch_call computer_call tool_search_call`,
);

export function isKnownItem(item: JsonObject): boolean {
  const type = textAt(item, "type");
  return NO_CALLS.has(type) || CALLS.has(type);
}

/** Returns the item as a call; null if it is not one. `ambiguous`: readers may disagree about the item. */
export function callOf(item: JsonObject, ambiguous: boolean): ToolCall | null {
  const read = readItem(item);
  if (!read) return null;
  const namespace = textAt(item, "namespace") || null;
  const coerced = TEXTS.some((key) => (item[key] ?? "") !== "" && typeof item[key] !== "string");
  return { ...read, namespace, flaw: flawOf(read.name, read.input, ambiguous || coerced) };
}

const TEXTS = ["name", "namespace", "id", "call_id", "server_label"];

function readItem(item: JsonObject): Read | null {
  const type = textAt(item, "type");
  if (NO_CALLS.has(type)) return null;
  switch (type) {
    case "function_call":
      return byClient(item, textAt(item, "name"), json(item.arguments));
    case "custom_tool_call":
      return byClient(item, textAt(item, "name"), { kind: "text", text: argumentsText(item.input) });
    case "mcp_call":
      return { ...mcp(item), executedBy: "provider" };
    case "mcp_approval_request":
      return mcp(item);
    case "local_shell_call":
      return byClient(item, "local_shell", json(item.action));
    case "shell_call":
      return isContainer(item.environment) ? null : byClient(item, "shell", json(item.action));
    case "apply_patch_call":
      return byClient(item, "apply_patch", json(item.operation));
    case "computer_call":
      return byClient(item, "computer", json(item.actions ?? item.action));
    case "tool_search_call":
      return item.execution === "server" ? null : byClient(item, "tool_search", json(item.arguments));
    default:
      return readUnknown(item, type);
  }
}

function readUnknown(item: JsonObject, type: string): Read | null {
  const given = item.arguments ?? item.input ?? item.action ?? item.operation;
  if (!("call_id" in item) && !("name" in item && given !== undefined)) return null;
  return byClient(item, textAt(item, "name") || type, json(given));
}

function byClient(item: JsonObject, name: string, input: ToolCall["input"]): Read {
  const id = textAt(item, "call_id") || textAt(item, "id");
  return { name, id, input, server: null, executedBy: "client" };
}

function mcp(item: JsonObject): Read {
  return {
    name: textAt(item, "name"),
    id: textAt(item, "id"),
    input: json(item.arguments),
    server: textAt(item, "server_label"),
    executedBy: "client",
  };
}

function json(value: unknown): ToolCall["input"] {
  return { kind: "json", text: argumentsText(value) };
}

function isContainer(environment: unknown): boolean {
  return isObject(environment) && environment.type === "container_reference";
}
