/**
 * Tool calls in the content blocks of an Anthropic message. Types: @anthropic-ai/sdk 1.12,
 * resources/beta/messages (BetaContentBlock, BetaServerToolUseBlock).
 *
 * Fails closed. A block of an unknown type is refused; if the configuration lets it pass, it counts as a call
 * when it looks like one.
 */

import { wordSet } from "../../collections/word-set.ts";
import { type JsonSpan, memberSpan } from "../../framing/json-span.ts";
import { duplicateKey, sourceOf, treeAt } from "../../framing/json-text.ts";
import {
  ambiguousArguments,
  isObject,
  type JsonDocument,
  type JsonObject,
  textAt,
} from "../json-document.ts";
import { type AnswerScope, NO_CALL, type ToolCall, UnreadableError } from "../wire.ts";

/**
 * `client` and `provider`: a tool call, by who runs it. `server_tool`: one of Anthropic's own tools, which
 * Anthropic runs and which is not an MCP tool: it is not judged. `plain`: not a call.
 */
export type BlockKind = ToolCall["executedBy"] | "server_tool" | "plain";

const PLAIN = wordSet(
  `text thinking redacted_thinking connector_text compaction fallback container_upload mcp_tool_listing
   mcp_tool_result web_search_tool_result web_fetch_tool_result advisor_tool_result
   code_execution_tool_result bash_code_execution_tool_result text_editor_code_execution_tool_result
   tool_search_tool_result`,
);

/** Names of server_tool_use blocks in the SDK. Any other name may be an MCP tool, and is judged. */
const SERVER_TOOLS = wordSet(
  `advisor web_search web_fetch code_execution bash_code_execution text_editor_code_execution
   tool_search_tool_regex tool_search_tool_bm25`,
);

/** Returns the block as an object with a type. Throws UnreadableError. */
export function readBlock(value: unknown, what: string): JsonObject {
  if (isObject(value) && textAt(value, "type") !== "") return value;
  throw new UnreadableError(`${what} is not a content block: an object with a type is expected`);
}

/** Throws UnknownTypeError if the type is unknown and unknown types may not pass. */
export function kindOf(block: JsonObject, scope: AnswerScope): BlockKind {
  const type = textAt(block, "type");
  if (type === "tool_use") return "client";
  if (type === "mcp_tool_use") return "provider";
  if (type === "server_tool_use") return SERVER_TOOLS.has(textAt(block, "name")) ? "server_tool" : "either";
  if (PLAIN.has(type)) return "plain";
  scope.unknownType("a content block", type);
  const named = Object.hasOwn(block, "name") && Object.hasOwn(block, "input");
  return named || /(?:^|_)(?:tool_use|tool_call|function_call)$/.test(type) ? "client" : "plain";
}

/** A tool call as it arrives: its block, then the pieces of its input. */
export class BlockCall {
  readonly #block: JsonObject;
  readonly executedBy: ToolCall["executedBy"];
  readonly #given: string;
  #pieces = "";
  malformed: boolean;

  /** `given`: JSON text of the block's own `input`; '' if it is missing or empty. */
  constructor(block: JsonObject, executedBy: ToolCall["executedBy"], given: string, malformed: boolean) {
    this.#block = block;
    this.executedBy = executedBy;
    this.#given = given;
    this.malformed = malformed;
  }

  /** Length of the input, in UTF-16 code units. */
  get length(): number {
    return this.#given.length + this.#pieces.length;
  }

  /** The input of a `tool_use` that has it in its start only; '' if there is none or it is ambiguous. */
  get givenAtStart(): string {
    const other = textAt(this.#block, "type") !== "tool_use" || this.#pieces !== "";
    return this.malformed || other ? "" : this.#given;
  }

  append(partialJson: string): void {
    this.#pieces += partialJson;
  }

  toolCall(tooLarge = false): ToolCall {
    const name = textAt(this.#block, "name");
    // Clients disagree about which of the two counts: the SDK takes the pieces, others join both.
    const both = this.#given !== "" && this.#pieces !== "";
    const text = this.#pieces === "" ? this.#given : this.#pieces;
    const malformed = this.malformed || both || name === "" || (!tooLarge && ambiguousArguments(text));
    const server = textAt(this.#block, "server_name");
    // A member of Anthropic's browser and computer toolsets has a bare name: find, click (@anthropic-ai/sdk 1.14).
    const namespace = textAt(this.#block, "toolset_name") || null;
    const flaw = tooLarge ? "too_large" : malformed ? "malformed" : null;
    const { executedBy } = this;
    const id = textAt(this.#block, "id");
    const input = { kind: "json", text } as const;
    return { ...NO_CALL, name, namespace, server: server || null, id, input, executedBy, flaw };
  }
}

/** `span`: the block in the document; `ambiguous`: an object around it repeats a key. */
export function callIn(
  block: JsonObject,
  kind: ToolCall["executedBy"],
  document: JsonDocument,
  span: JsonSpan,
  ambiguous = false,
): BlockCall {
  const input = memberSpan(document.text, ["input"], span);
  const repeats = ambiguous || (document.repeats && duplicateKey(treeAt(document.text, span)) !== null);
  // Readers may disagree about a repeated `type`; a call treated as the client's can be replaced.
  const executedBy = repeats ? "client" : kind;
  const given = input && !isEmptyInput(block.input) ? sourceOf(document.text, input) : "";
  const coerced = ["name", "id"].some((key) => block[key] !== undefined && typeof block[key] !== "string");
  const wrongInput = !isObject(block.input) && !isEmptyInput(block.input);
  return new BlockCall(block, executedBy, given, repeats || coerced || wrongInput);
}

/** A streamed block starts with `{}`, from some gateways with "" or null; the pieces follow. */
function isEmptyInput(input: unknown): boolean {
  if (input === "" || input === null || input === undefined) return true;
  return isObject(input) && Object.keys(input).length === 0;
}

/** Returns the text block that replaces a blocked call. */
export function textBlock(text: string): { type: "text"; text: string } {
  return { type: "text", text };
}
