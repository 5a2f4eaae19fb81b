/**
 * MCP servers that a Converse request asks for: what it adds to the tools in the middle of a conversation
 * (`toolAddition` with a `serverName`), and what it hands to the model as it is
 * (`additionalModelRequestFields`, in which Anthropic's models read `mcp_servers`).
 *
 * Failure: closed. Tools of a kind that names MCP in a way not known here, and keys that stand twice on the
 * way to a server, are UnreadableErrors.
 */
import { getOrInsert } from "../../framing/get-or-insert.ts";
import { elements, type JsonNode, jsonAt, sourceOf } from "../../framing/json-text.ts";
import { providerServers } from "../anthropic/mcp-servers.ts";
import { isObject, type JsonObject, readObject, refuseRepeats, textAt, treeOf } from "../json-document.ts";
import { type ProviderMcpServer, UnreadableError } from "../wire.ts";

const WHAT = "the request";

/** A kind of tools that is refused may have any name with `mcp` in it. */
export const SERVER_WORDS = /mcp|serverName/i;

export function converseServers(body: string): ProviderMcpServer[] {
  const { document, object: request } = readObject(body, WHAT);
  const root = treeOf(document, WHAT);
  if (document.repeats) refuseAmbiguous(root);
  refuseMcpTools(request);
  const fields = jsonAt(root, ["additionalModelRequestFields"]);
  const named = fields?.type === "object" ? providerServers(sourceOf(body, fields)) : [];
  return [...named, ...added(request)];
}

function added(request: JsonObject): ProviderMcpServer[] {
  const tools = new Map<string, string[]>();
  for (const message of objectsAt(request, "messages")) {
    for (const block of objectsAt(message, "content")) {
      const tool = isObject(block.toolAddition) ? block.toolAddition.tool : undefined;
      const server = isObject(tool) ? textAt(tool, "serverName") : "";
      if (!isObject(tool) || server === "") continue;
      getOrInsert(tools, server, () => []).push(textAt(tool, "name"));
    }
  }
  return [...tools].map(([name, names]) => ({ name, url: null, tools: names.includes("") ? null : names }));
}

function refuseMcpTools(request: JsonObject): void {
  const tools = isObject(request.toolConfig) ? objectsAt(request.toolConfig, "tools") : [];
  const member = tools.flatMap((tool) => Object.keys(tool)).find((key) => /mcp/i.test(key));
  if (member !== undefined) throw new UnreadableError(`toolConfig has a tool of the unknown kind ${member}`);
}

function objectsAt(object: JsonObject, key: string): JsonObject[] {
  const list = object[key];
  return Array.isArray(list) ? list.filter(isObject) : [];
}

function refuseAmbiguous(root: JsonNode): void {
  refuseRepeats(root, WHAT);
  refuseRepeats(jsonAt(root, ["toolConfig"]), "toolConfig", true);
  for (const message of elements(jsonAt(root, ["messages"]))) {
    refuseRepeats(message, "a message");
    for (const block of elements(jsonAt(message, ["content"]))) {
      refuseRepeats(block, "a block of a message", jsonAt(block, ["toolAddition"]) !== undefined);
    }
  }
}
