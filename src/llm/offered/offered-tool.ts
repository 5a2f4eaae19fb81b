/**
 * The tools that a request offers the model, as the model is shown them. One reader for all APIs, since gateways
 * translate between them: an entry is a tool of any family, or a group of such.
 *
 * Left out is what the request only names: a vendor's own tools (`bash_20250124`), and servers that the provider asks
 * (ProviderMcpServer). Fails closed: a list in another form is an UnreadableError.
 */
import { createHash } from "node:crypto";
import { wordSet } from "../../collections/word-set.ts";
import { hasEscapedLetters, isObject, type JsonObject } from "../json-document.ts";
import { type JsonPath, UnreadableError } from "../wire.ts";

export interface OfferedTool {
  /** As on the wire, like the next two. */
  name: string;
  /** OpenAI Responses: the namespace that it is in. */
  namespace: string | null;
  /** Anthropic: the server of the mcp_toolset that lists it. */
  server: string | null;
  description: string;
  /** JSON Schema of its arguments; undefined: none. */
  schema: unknown;
  /** What else the model may read of it, by the member's name (for a text about its namespace: OF_NAMESPACE); missing: nothing. */
  more?: Readonly<JsonObject>;
  /** Where its entry is in the request. */
  path: JsonPath;
}

export const OF_NAMESPACE = "namespace/description";
const OTHER = "namespace/other";

const MAX_NESTING = 16;
const SCHEMAS = [
  "input_schema",
  "parameters",
  "parametersJsonSchema",
  "parameters_json_schema",
  "inputSchema",
];
const DECLARATIONS = ["functionDeclarations", "function_declarations"];

/** Members of entries and groups that a model does not read, or that are read as what they are. */
const READ_APART: ReadonlySet<string> = new Set([
  ...SCHEMAS,
  ...DECLARATIONS,
  ...wordSet(`
    allowed_callers behavior cacheControl cachePoint cache_control configs custom default_config deferLoading
    defer_loading description eager_input_streaming function mcp_server_name name strict toolSpec tools type
  `),
]);

/** Returns the tools of a list at this place of the request. Throws UnreadableError. */
export function toolsOfList(list: unknown, path: JsonPath): OfferedTool[] {
  const found: OfferedTool[] = [];
  collect(list, path, { namespace: null, server: null }, found);
  return found;
}

/** Like toolsOfList, for one entry of the list. */
export function toolsOfEntry(entry: unknown, path: JsonPath): OfferedTool[] {
  const found: OfferedTool[] = [];
  if (isObject(entry)) collectEntry(entry, path, { namespace: null, server: null }, found);
  return found;
}

type Group = Pick<OfferedTool, "namespace" | "server" | "more">;

function collect(list: unknown, path: JsonPath, group: Group, into: OfferedTool[]): void {
  if (list === null || list === undefined) return;
  if (!Array.isArray(list)) throw new UnreadableError("the request has tools that are not a list");
  if (path.length > 2 * MAX_NESTING) throw new UnreadableError("the request has tools nested too deep");
  for (const [index, entry] of list.entries())
    if (isObject(entry)) collectEntry(entry, [...path, index], group, into);
}

function collectEntry(entry: JsonObject, path: JsonPath, group: Group, into: OfferedTool[]): void {
  for (const key of DECLARATIONS) collect(entry[key], [...path, key], group, into);
  const { type } = entry;
  const within =
    type === "namespace"
      ? { ...group, namespace: textOf(entry.name), ...withMore(ofGroup(entry, group)) }
      : type === "mcp_toolset"
        ? { ...group, server: textOf(entry.mcp_server_name), ...withMore(ofGroup(entry, group)) }
        : null;
  if (within !== null) {
    collect(entry.tools, [...path, "tools"], within, into);
    return;
  }
  // readers may disagree about which of several a provider takes
  const inner = [entry.function, entry.custom, entry.toolSpec].filter(isObject);
  const own =
    type === undefined || type === null || type === "function" || type === "custom" || group.server !== null;
  for (const tool of own ? [...inner, entry] : inner) {
    if (tool.name === undefined) continue;
    if (typeof tool.name !== "string")
      throw new UnreadableError("the request has a tool whose name is not a text");
    const { name } = tool;
    const description = textOf(tool.description);
    // what is beside a tool may be read with it
    const beside = tool === entry ? {} : moreOf(entry);
    const isBeside = tool !== entry && entry.name === undefined;
    const about = isBeside && mayTell(entry.description) ? { description: entry.description } : {};
    const more = withMore(group.more, beside, about, moreOf(tool));
    for (const schema of schemasOf(tool, isBeside ? entry : {}))
      into.push({ name, ...group, description, schema, ...more, path });
  }
}

/** Returns the members with a text or a value that may have one. */
function moreOf(entry: JsonObject): JsonObject {
  return Object.fromEntries(
    Object.entries(entry).filter(([key, value]) => !READ_APART.has(key) && mayTell(value)),
  );
}

function mayTell(value: unknown): boolean {
  return typeof value === "object"
    ? value !== null && Object.keys(value).length > 0
    : typeof value === "string" && value !== "";
}

/** Returns what a model is told of a group, and of those around it: short, because each of its tools has it. */
function ofGroup(entry: JsonObject, { more: around = {} }: Group): JsonObject {
  const own = { [OF_NAMESPACE]: entry.description, [OTHER]: moreOf(entry) };
  const found = Object.entries(own).flatMap(([key, value]) => {
    if (!mayTell(value)) return key in around ? [[key, around[key]]] : [];
    const text = typeof value === "string" ? value : JSON.stringify(value);
    return [[key, shortened(key in around ? `${String(around[key])}\n${text}` : text)]];
  });
  return Object.fromEntries(found) as JsonObject;
}

/** Characters of a text about a group. */
const MAX_ABOUT = 400;

/** Returns a text of bounded length, which is equal for equal ones alone. */
export function shortened(text: string): string {
  if (text.length <= MAX_ABOUT) return text;
  return `${text.slice(0, MAX_ABOUT)}… sha256:${createHash("sha256").update(text, "utf16le").digest("hex")}`;
}

function withMore(...all: (Readonly<JsonObject> | undefined)[]): Pick<OfferedTool, "more"> {
  const more = Object.fromEntries(all.flatMap((one = {}) => Object.entries(one))) as JsonObject;
  return Object.keys(more).length > 0 ? { more } : {};
}

/** Returns all that some provider takes for the schema; undefined alone: none. */
function schemasOf(...places: JsonObject[]): unknown[] {
  const all = places
    .flatMap((place) => SCHEMAS.map((key) => place[key]))
    .filter((one) => one !== undefined && one !== null);
  const inner = all.map((schema) =>
    isObject(schema) && isObject(schema.json) && Object.keys(schema).length === 1 ? schema.json : schema,
  );
  return inner.length > 0 ? inner : [undefined];
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

const ADDED_WORDS = /additional_tools|tool_search_output|tool_addition|tooladdition/i;

/** Reports whether tools may be in the midst of a conversation. `text`: of the request; any word may be escaped. */
export function mayAddTools(text: string): boolean {
  return ADDED_WORDS.test(text) || hasEscapedLetters(text);
}

/** Members of a request that are a conversation. */
export const CONVERSATIONS: ReadonlySet<string> = new Set(["input", "items", "messages"]);

/**
 * Returns the tools that one part of a conversation adds: an item of the Responses API with `tools` (`additional_tools`,
 * `tool_search_output`), or a message with blocks that add one. `path`: of the part. Throws UnreadableError.
 */
export function addedTools(part: unknown, path: JsonPath): OfferedTool[] {
  if (!isObject(part)) return [];
  if (path[0] !== "messages") return toolsOfList(part.tools, [...path, "tools"]);
  return objectsIn(part.content, [...path, "content"])
    .flatMap((block) => [block, ...objectsIn(block.value.tool_changes, [...block.path, "tool_changes"])])
    .flatMap(({ value, path: at }) => additionIn(value, at));
}

function additionIn(block: JsonObject, path: JsonPath): OfferedTool[] {
  const { tool } = isObject(block.toolAddition) ? block.toolAddition : block;
  if (!isObject(tool) || (block.type !== "tool_addition" && !isObject(block.toolAddition))) return [];
  const found: OfferedTool[] = [];
  collectEntry(
    isObject(tool.definition) ? tool.definition : tool,
    path,
    { namespace: null, server: null },
    found,
  );
  // the whole block offers it
  return isObject(tool.definition) || isObject(tool.toolSpec) ? found.map((one) => ({ ...one, path })) : [];
}

function objectsIn(list: unknown, path: JsonPath): { value: JsonObject; path: JsonPath }[] {
  if (!Array.isArray(list)) return [];
  return list.flatMap((value: unknown, index) =>
    isObject(value) ? [{ value, path: [...path, index] }] : [],
  );
}
