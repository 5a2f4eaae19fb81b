/**
 * MCP servers that a Messages request asks Anthropic to call: `mcp_servers`, with the tools either in the
 * server's `tool_configuration` (beta mcp-client-2025-04-04) or in an `mcp_toolset` of `tools`
 * (mcp-client-2025-11-20), plus those that `tool_addition` blocks add. Types: @anthropic-ai/sdk 1.12,
 * resources/beta/messages.
 *
 * Fails closed. An undocumented form, and repeated keys where servers are named, are UnreadableErrors; a list of
 * tools that cannot be enumerated is null, which means all.
 */
import { elements, type JsonNode, jsonAt } from "../../framing/json-text.ts";
import {
  isObject,
  type JsonDocument,
  type JsonObject,
  readObject,
  refuseOtherCase,
  refuseRepeats,
  textAt,
  treeOf,
} from "../json-document.ts";
import { type ProviderMcpServer, UnreadableError } from "../wire.ts";

/** null: all of the server's tools. */
type Tools = string[] | null;

const WHAT = "the request";

/** Matched without regard to case, because gateways may ignore it. */
export const SERVER_WORDS = ["mcp_servers", "mcp_toolset", "tool_addition"];

export function providerServers(body: string): ProviderMcpServer[] {
  const { document, object: request } = readObject(body, WHAT);
  if (document.repeats) refuseAmbiguous(document);
  refuseOtherCase(request, "mcp_servers", WHAT);
  const urls = new Map<string, string | null>();
  const tools = new Map<string, Tools>();
  const add = (server: string, some: Tools) => {
    const known = tools.get(server);
    if (known === undefined) tools.set(server, some);
    else tools.set(server, known && some && [...new Set([...known, ...some])]);
  };
  for (const server of listAt(request, "mcp_servers")) {
    const name = nameIn(server, "name", "an entry of mcp_servers");
    if (urls.has(name)) throw new UnreadableError(`mcp_servers has the name ${JSON.stringify(name)} twice`);
    const url = textAt(server, "url");
    urls.set(name, url === "" ? null : url);
    if (isObject(server.tool_configuration)) add(name, configured(server.tool_configuration));
  }
  const additions = additionsIn(request);
  const toolsets = [...listAt(request, "tools"), ...additions.map((tool) => tool.definition)];
  for (const toolset of toolsets) {
    if (isObject(toolset) && toolset.type === "mcp_toolset")
      add(nameIn(toolset, "mcp_server_name", "an mcp_toolset"), enabledIn(toolset));
  }
  for (const tool of additions) {
    const one = tool.type === "mcp_tool_reference";
    if (!one && tool.type !== "mcp_toolset_reference") continue;
    const server = nameIn(tool, "server_name", `a ${tool.type}`);
    if (one && (tools.has(server) || !urls.has(server)))
      add(server, [nameIn(tool, "name", "an mcp_tool_reference")]);
    else if (!tools.has(server)) tools.set(server, null);
  }
  return [...new Set([...urls.keys(), ...tools.keys()])].map((name) => ({
    name,
    url: urls.get(name) ?? null,
    tools: tools.get(name) ?? null,
  }));
}

function nameIn(value: JsonObject, key: string, what: string): string {
  const name = textAt(value, key);
  if (name === "") throw new UnreadableError(`${what} has no ${key}`);
  return name;
}

function configured(configuration: JsonObject): Tools {
  if (configuration.enabled === false) return [];
  const allowed = configuration.allowed_tools ?? null;
  if (allowed === null) return null;
  if (Array.isArray(allowed) && allowed.every((tool) => typeof tool === "string")) return allowed;
  throw new UnreadableError("allowed_tools of an MCP server is not a list of names");
}

function enabledIn(toolset: JsonObject): Tools {
  const byDefault = !(isObject(toolset.default_config) && toolset.default_config.enabled === false);
  const configs = isObject(toolset.configs) ? Object.entries(toolset.configs) : [];
  const set = new Map(configs.map(([tool, config]) => [tool, isObject(config) ? config.enabled : undefined]));
  // If the request lists the tools, the server is not asked and has no others.
  const pinned = toolset.tools === undefined || toolset.tools === null ? null : listAt(toolset, "tools");
  if (pinned) {
    const names = pinned.map((tool) => nameIn(tool, "name", "a tool of an mcp_toolset"));
    return names.filter((name) => set.get(name) === true || (byDefault && set.get(name) !== false));
  }
  return byDefault ? null : [...set.keys()].filter((tool) => set.get(tool) === true);
}

function refuseAmbiguous(document: JsonDocument): void {
  const root = treeOf(document, WHAT);
  refuseRepeats(root, WHAT);
  refuseRepeats(jsonAt(root, ["mcp_servers"]), "mcp_servers", true);
  for (const tool of elements(jsonAt(root, ["tools"])))
    refuseRepeats(tool, "an entry of tools", typeIn(tool) === "mcp_toolset");
  for (const message of elements(jsonAt(root, ["messages"]))) {
    refuseRepeats(message, "a message");
    for (const block of elements(jsonAt(message, ["content"]))) {
      const changesTools = typeIn(block) === "tool_addition" || typeIn(block) === "compaction";
      refuseRepeats(block, "a block of a message", changesTools);
    }
  }
}

function typeIn(node: JsonNode): unknown {
  return jsonAt(node, ["type"])?.value;
}

/**
 * The `tool` of each `tool_addition` block, which adds a tool in the middle of a conversation. The blocks appear in
 * the content of messages and in `tool_changes` of a compaction block (@anthropic-ai/sdk 1.12,
 * BetaRequestToolAdditionBlock, BetaCompactionBlockParam). Each is a reference by `server_name`, or a
 * `tool_definition` with its `definition`.
 */
function additionsIn(request: JsonObject): JsonObject[] {
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

/** Returns the objects in a list; none if it is missing or null. Throws UnreadableError. */
function listAt(object: JsonObject, key: string): JsonObject[] {
  const list = object[key] ?? null;
  if (list === null) return [];
  if (Array.isArray(list) && list.every(isObject)) return list;
  throw new UnreadableError(`${key} is not a list of objects`);
}
