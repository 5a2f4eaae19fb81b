/**
 * Tool calls in content blocks of Converse: unions with one member, which is `toolUse` for a call. Types:
 * @aws-sdk/client-bedrock-runtime 3.1163, ContentBlock and ContentBlockStart.
 *
 * Fails closed. An unknown member is refused; if the configuration lets it pass, it counts as a call when it looks
 * like one.
 */
import { wordSet } from "../../collections/word-set.ts";
import { KnownMembers } from "../call-shape.ts";
import { ambiguousArguments, isObject, type JsonObject, textAt } from "../json-document.ts";
import { type AnswerScope, NO_CALL, type ToolCall, UnreadableError } from "../wire.ts";

const NO_CALLS = wordSet(
  `text image document video audio toolResult guardContent cachePoint reasoningContent citationsContent
   searchResult toolAddition toolRemoval`,
);

const TOOL_USE = new KnownMembers("toolUseId name input type");

/** Tools that Amazon runs for its Nova models (Nova user guide, "Built-in tools"); they are not MCP. */
const SYSTEM_TOOLS: ReadonlySet<string> = new Set(["nova_grounding", "nova_code_interpreter"]);

export interface ToolUse {
  /** The union's member, normally `toolUse`. */
  member: string;
  value: JsonObject;
  /** `system`: one of Amazon's own tools, not judged. `either`: the provider runs it, but LiteLLM clients may too. */
  kind: "client" | "either" | "system";
}

/** Returns the call in a block or in a block's start; null if there is none. Throws UnreadableError. */
export function toolUseIn(block: JsonObject, what: string, scope: AnswerScope): ToolUse | null {
  for (const member of Object.keys(block)) {
    if (member === "toolUse" || NO_CALLS.has(member)) continue;
    scope.unknownType(what, member);
  }
  if (Object.hasOwn(block, "toolUse")) {
    const value = block.toolUse;
    if (!isObject(value)) throw new UnreadableError(`${what} has a toolUse that is not an object`);
    TOOL_USE.refuseOthers(value, what);
    return { member: "toolUse", value, kind: kindOf(value) };
  }
  for (const [member, value] of Object.entries(block)) {
    if (NO_CALLS.has(member) || !isObject(value) || !Object.hasOwn(value, "name")) continue;
    return { member, value, kind: "client" };
  }
  return null;
}

function kindOf(value: JsonObject): ToolUse["kind"] {
  if (value.type !== "server_tool_use") return "client";
  return SYSTEM_TOOLS.has(textAt(value, "name")) ? "system" : "either";
}

/** `input`: JSON text. */
export function toolCallOf(
  { value, kind }: ToolUse,
  input: string,
  malformed: boolean,
  tooLarge = false,
): ToolCall {
  const name = textAt(value, "name");
  const coerced = (value.toolUseId ?? "") !== "" && typeof value.toolUseId !== "string";
  const wrong = malformed || coerced || name === "" || (!tooLarge && ambiguousArguments(input));
  return {
    ...NO_CALL,
    name,
    id: textAt(value, "toolUseId"),
    input: { kind: "json", text: input },
    executedBy: kind === "either" ? "either" : "client",
    flaw: tooLarge ? "too_large" : wrong ? "malformed" : null,
  };
}
