/**
 * MCP servers that a request asks OpenAI itself to call: tools of type `mcp` (openai-node 7.59, Tool.Mcp) in
 * the request, in namespaces, and in input items with tools (`additional_tools`, `tool_search_output`). Some servers
 * of the Chat API accept such tools too, so both APIs are read.
 *
 * An `mcp_approval_response` that approves counts as a request for that one tool, if the input also has the approval
 * request and no call for it yet. If the provider keeps the conversation, the input has only the response: the
 * server is then judged by its tool entry, and the tool was judged when its approval was requested.
 *
 * Tools of a stored prompt (`prompt.id`) are not seen, because the provider adds them.
 *
 * Fails closed. Invalid JSON, and repeated keys on the path to a server, throw UnreadableError.
 */
import { elements, type JsonNode, jsonAt } from "../../framing/json-text.ts";
import {
  isObject,
  type JsonObject,
  objectsAt,
  readObject,
  refuseRepeats,
  repeatedKey,
  textAt,
  treeOf,
} from "../json-document.ts";
import { type ProviderMcpServer, UnreadableError } from "../wire.ts";

const WHAT = "the request";
const MAX_NESTING = 16;

/** In the types of such tools, of approvals, and of items with tools. */
export const SERVER_WORDS = ['"mcp"', "mcp_approval", "additional_tools", "tool_search_output"];

/** Lists of items: a response's input, and what a conversation begins with. */
const LISTS = ["input", "items"];

export function openaiProviderServers(body: string): ProviderMcpServer[] {
  const { document, object: request } = readObject(body, WHAT);
  if (document.repeats) refuseRepeatsOnPath(treeOf(document, WHAT));
  const servers: ProviderMcpServer[] = [];
  collect(request.tools, servers, 0);
  const input = LISTS.flatMap((key) => objectsAt(request, key));
  for (const item of input) collect(item.tools, servers, 0);
  return [...servers, ...approved(input, servers)];
}

function collect(tools: unknown, into: ProviderMcpServer[], nesting: number): void {
  if (tools === undefined || tools === null) return;
  if (!Array.isArray(tools)) throw new UnreadableError(`${WHAT} has tools that are not a list`);
  if (nesting > MAX_NESTING) throw new UnreadableError(`${WHAT} has tools nested too deep`);
  for (const tool of tools) {
    if (!isObject(tool)) continue;
    if (typeof tool.type === "string" && tool.type.toLowerCase() === "mcp") into.push(serverOf(tool));
    collect(tool.tools, into, nesting + 1);
  }
}

/** How an MCP tool names its server (openai-node 7.59, Tool.Mcp): one of these. */
const ADDRESSES = ["server_url", "connector_id", "tunnel_id"];

function serverOf(tool: JsonObject): ProviderMcpServer {
  const name = textAt(tool, "server_label");
  const given = ADDRESSES.filter((key) => tool[key] !== undefined && tool[key] !== null);
  if (given.length > 1)
    throw new UnreadableError(`the MCP tool ${JSON.stringify(name)} has both ${given.join(" and ")}`);
  return { name, url: textAt(tool, "server_url") || null, tools: enabled(tool.allowed_tools) };
}

/** `allowed`: names, or a filter. Returns null if it cannot be reduced to names. */
function enabled(allowed: unknown): string[] | null {
  const names = isObject(allowed) ? allowed.tool_names : allowed;
  if (!Array.isArray(names) || names.length === 0) return null;
  return names.every((name) => typeof name === "string") ? names : null;
}

/** Returns the approvals in this request without a call yet. */
function approved(input: readonly JsonObject[], servers: readonly ProviderMcpServer[]): ProviderMcpServer[] {
  const run = new Set(
    input.filter((item) => item.type === "mcp_call").map((item) => item.approval_request_id),
  );
  const given = new Set(
    input
      .filter((item) => item.type === "mcp_approval_response" && item.approve !== false)
      .map((item) => item.approval_request_id),
  );
  return input
    .filter((item) => item.type === "mcp_approval_request" && given.has(item.id) && !run.has(item.id))
    .map((item) => {
      const name = textAt(item, "server_label");
      const url = servers.find((server) => server.name === name)?.url ?? null;
      return { name, url, tools: [textAt(item, "name")] };
    });
}

function refuseRepeatsOnPath(root: JsonNode): void {
  refuseRepeats(root, WHAT);
  refuseInTools(jsonAt(root, ["tools"]));
  for (const item of LISTS.flatMap((key) => elements(jsonAt(root, [key])))) {
    const tools = jsonAt(item, ["tools"]);
    const approval = String(jsonAt(item, ["type"])?.value).startsWith("mcp_");
    if (tools || approval || repeatedKey(item) === "type" || repeatedKey(item) === "tools")
      refuseRepeats(item, `an input item of ${WHAT}`);
    refuseInTools(tools);
  }
}

function refuseInTools(tools: JsonNode | undefined): void {
  for (const tool of elements(tools)) {
    refuseRepeats(tool, `a tool of ${WHAT}`);
    refuseRepeats(jsonAt(tool, ["allowed_tools"]), `a tool of ${WHAT}`);
    refuseInTools(jsonAt(tool, ["tools"]));
  }
}
