/**
 * A request without some of its tools, and without what would point to them and make the provider refuse it: a choice
 * that names one, and references to it in results of a search.
 *
 * The same request becomes the same text every time, so that the provider's cache of prompts serves it. Members in which
 * nothing changes keep their text.
 */
import type { Steps } from "../../async/steps.ts";
import { memberSpan, withoutMember } from "../../framing/json-span.ts";
import { isObject as isJsonObject, objectInSteps, refuseRepeats, treeOf } from "../json-document.ts";
import type { JsonPath } from "../wire.ts";
import type { OfferedTool } from "./offered-tool.ts";

/** An object of the parsed request, which nobody else has. */
type Members = Record<string, unknown>;
const isObject = (value: unknown): value is Members => isJsonObject(value);

const WHAT = "the request";
const CHOICES = ["tool_choice", "function_call", "parallel_tool_calls", "toolConfig", "tool_config"];
/** Members that may change although no tool is in them. */
const OTHERS = [...CHOICES, "additionalModelRequestFields"];

/** `body`: text of the request, each pass over which is a step. Throws UnreadableError for repeated keys. */
export function* withoutTools(body: string, removed: readonly OfferedTool[]): Steps<string> {
  const { document, object } = yield* objectInSteps(body, WHAT);
  yield;
  const request = object as Members;
  if (document.repeats) refuseRepeats(treeOf(document, WHAT), WHAT);
  const before = OTHERS.map((key) => JSON.stringify(request[key]));
  const places = new Map(removed.map(({ path, name }) => [path.join("/"), { path, name }]));
  for (const { path, name } of [...places.values()].reverse()) removeAt(request, path, name);
  const names = new Set(removed.map(({ name }) => name));
  const outer = [request, request.request, request.additionalModelRequestFields].filter(isObject);
  const none = !outer.some(offersAny);
  for (const each of outer) withoutChoice(each, names, none);
  const changed = new Set(removed.map(({ path }) => String(path[0])));
  for (const [i, key] of OTHERS.entries()) if (JSON.stringify(request[key]) !== before[i]) changed.add(key);
  yield;
  if (withoutReferences(request.messages, names)) changed.add("messages");
  yield;
  for (const key of none ? changed : [])
    if (PLACEHOLDERS[key] && usedTools(request)) request[key] = PLACEHOLDERS[key];
  let { text } = document;
  for (const key of changed) {
    text = withMember(text, key, request[key]);
    yield;
  }
  return text;
}

/** `value`: undefined: without it. */
function withMember(text: string, key: string, value: unknown): string {
  if (value === undefined)
    return withoutMember(text, { offset: text.indexOf("{"), length: text.length }, key);
  const span = memberSpan(text, [key]);
  if (span === undefined) return text;
  return text.slice(0, span.offset) + JSON.stringify(value) + text.slice(span.offset + span.length);
}

const NO_TOOL = { name: "netmon_no_tool", description: "[netmon] No tool is offered here: do not call any." };
/**
 * What stays where every tool is taken out of a conversation that has used some: Bedrock refuses that without
 * `toolConfig`, and so do readers of Messages without `tools`. OpenAI and Gemini take such conversations.
 */
const PLACEHOLDERS: Readonly<Record<string, unknown>> = {
  toolConfig: { tools: [{ toolSpec: { ...NO_TOOL, inputSchema: { json: { type: "object" } } } }] },
  tools: [{ ...NO_TOOL, input_schema: { type: "object" } }],
};

/** Reports whether messages have the blocks of Converse or Messages in which tools are used. */
function usedTools({ messages }: Members): boolean {
  return [messages]
    .flat()
    .some(
      (message) =>
        isObject(message) &&
        [message.content]
          .flat()
          .some(
            (block) =>
              isObject(block) &&
              (block.type === "tool_use" ||
                block.type === "tool_result" ||
                block.toolUse !== undefined ||
                block.toolResult !== undefined),
          ),
    );
}

const CONVERSATION = ["input", "items"];
/** Groups that stay although they are empty: something refers to them. */
const KEPT = ["tool_search_output", "mcp_toolset"];

function removeAt(request: Members, path: JsonPath, name: string): void {
  const list = valueAt(request, path.slice(0, -1));
  const index = path.at(-1);
  if (!Array.isArray(list) || typeof index !== "number") return;
  if (path.includes("messages")) {
    list[index] = textBlock(list[index] as Members, name);
    return;
  }
  const [gone] = list.splice(index, 1) as unknown[];
  keepCacheEnd(list, index, gone);
  if (list.length > 0 || (path.length === 2 && CONVERSATION.includes(String(path[0])))) return;
  // an empty list is an error at most providers
  const key = path.at(-2);
  const holder = valueAt(request, path.slice(0, -2));
  if (!isObject(holder) || typeof key !== "string" || KEPT.includes(String(holder.type))) return;
  delete holder[key];
  const isEmpty = Object.keys(holder).length === 0;
  const place = path.slice(0, -2);
  if (isEmpty || holder.type === "namespace" || holder.type === "additional_tools")
    removeAt(request, place, name);
  const above = valueAt(request, place.slice(0, -1));
  if (isEmpty && place.at(-1) === "tools" && isObject(above)) delete above.tools;
  if (path[0] === "toolConfig") delete request.toolConfig;
}

/**
 * Moves the end of what the provider caches to the tool before `gone`, which was at `index`; Converse has it between
 * the tools. A tool that is only loaded later may not be the end.
 */
function keepCacheEnd(list: unknown[], index: number, gone: unknown): void {
  const isEnd = (entry: unknown): boolean => isObject(entry) && entry.cachePoint !== undefined;
  if (isEnd(list[index]) && (index === 0 || isEnd(list[index - 1]))) list.splice(index, 1);
  if (!isObject(gone) || gone.cache_control === undefined) return;
  const last = list.slice(0, index).findLast((entry) => isObject(entry) && entry.defer_loading !== true);
  if (isObject(last)) last.cache_control ??= gone.cache_control;
}

/** Reports whether the request still offers any tool. */
function offersAny(request: Members): boolean {
  const lists = [request, request.toolConfig, ...["input", "items"].flatMap((key) => request[key])];
  return lists.some(
    (each) => isObject(each) && ["tools", "functions"].some((key) => each[key] !== undefined),
  );
}

function textBlock(block: Members, name: string): Members {
  const text = `[netmon] the tool ${JSON.stringify(name)} is not offered here`;
  return block.toolAddition === undefined ? { type: "text", text } : { text };
}

function valueAt(value: unknown, path: JsonPath): unknown {
  return path.reduce<unknown>(
    (at, key) => (at as Record<string | number, unknown> | undefined)?.[key],
    value,
  );
}

function nameOf(entry: unknown): unknown {
  if (!isObject(entry)) return undefined;
  const inner = [entry.function, entry.custom, entry.tool].find(isObject);
  return (inner ?? entry).name;
}

/** `none`: no tool is left. */
function withoutChoice(request: Members, names: ReadonlySet<string>, none: boolean): void {
  const gone = (entry: unknown): boolean => names.has(nameOf(entry) as string);
  const { tool_choice: choice } = request;
  if (none || gone(choice)) {
    const { disable_parallel_tool_use } = isObject(choice) ? choice : {};
    if (none || disable_parallel_tool_use === undefined) delete request.tool_choice;
    else request.tool_choice = { type: "auto", disable_parallel_tool_use };
  } else if (isObject(choice)) {
    const holder = isObject(choice.allowed_tools) ? choice.allowed_tools : choice;
    if (Array.isArray(holder.tools)) {
      holder.tools = holder.tools.filter((entry) => !gone(entry));
      if ((holder.tools as unknown[]).length === 0) request.tool_choice = "none";
    }
  }
  if (none || gone(request.function_call)) delete request.function_call;
  if (none) delete request.parallel_tool_calls;
  for (const key of ["toolConfig", "tool_config"]) {
    const config = request[key];
    if (!isObject(config)) continue;
    if (gone(config.toolChoice)) delete config.toolChoice;
    for (const inner of ["functionCallingConfig", "function_calling_config"]) {
      // Gemini refuses it if no function is declared
      if (declaresAny(request.tools)) withoutAllowed(config[inner], names);
      else delete config[inner];
    }
    if (Object.keys(config).length === 0) delete request[key];
  }
}

/** `tools`: Gemini's. */
function declaresAny(tools: unknown): boolean {
  return [tools]
    .flat()
    .some(
      (entry) => isObject(entry) && (entry.functionDeclarations ?? entry.function_declarations) !== undefined,
    );
}

/** Gemini's. */
function withoutAllowed(config: unknown, names: ReadonlySet<string>): void {
  if (!isObject(config)) return;
  for (const key of ["allowedFunctionNames", "allowed_function_names"]) {
    const allowed = config[key];
    if (!Array.isArray(allowed)) continue;
    const left = allowed.filter((name) => !names.has(name as string));
    if (left.length > 0) config[key] = left;
    else {
      delete config[key];
      config.mode = "NONE";
    }
  }
}

/** Anthropic's blocks of results that name tools which a search has found. Reports whether there were any. */
function withoutReferences(messages: unknown, names: ReadonlySet<string>): boolean {
  const open: unknown[] = [messages];
  let found = false;
  const gone = (block: unknown): boolean =>
    isObject(block) && block.type === "tool_reference" && names.has(block.tool_name as string);
  while (open.length > 0) {
    const next = open.pop();
    if (Array.isArray(next)) {
      for (const [i, block] of next.entries()) {
        if (!gone(block)) continue;
        next[i] = textBlock(block as Members, (block as Members).tool_name as string);
        found = true;
      }
    } else if (isObject(next) && Array.isArray(next.tool_references)) {
      const left = next.tool_references.filter((block) => !gone(block));
      found ||= left.length < next.tool_references.length;
      next.tool_references = left;
    }
    if (typeof next === "object" && next !== null) for (const value of Object.values(next)) open.push(value);
  }
  return found;
}
