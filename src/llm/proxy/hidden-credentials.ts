/**
 * A request's body without the credentials that stand in it: those a provider is given for MCP servers.
 *
 * Failure: closed. A body that cannot be read is not kept at all.
 */

import { JsonEdits, type JsonNode, jsonTree } from "../../framing/json-text.ts";
import { hasEscapedLetters } from "./escaped-letters.ts";

const HIDDEN = JSON.stringify("[hidden]");

/**
 * Anthropic `mcp_servers[].authorization_token`; OpenAI `tools[].authorization` and `.headers`; Gemini
 * `tools[].mcpServers[].streamableHttpTransport.headers`.
 */
const ALWAYS = new Set(["authorization_token", "authorizationToken"]);
const IN_TOOLS = new Set(["authorization", "headers"]);
const TOOL_LISTS = new Set(["tools", "mcp_servers", "mcpServers"]);

export function withoutCredentials(body: Buffer): Buffer {
  if (!mayHold(body)) return body;
  const text = body.toString("utf8").replace(/^\uFEFF/, "");
  try {
    const edits = new JsonEdits(text);
    hide(jsonTree(text), false, edits);
    return Buffer.from(edits.apply());
  } catch {
    return Buffer.alloc(0);
  }
}

/** As keys, between quotes: both words are often in the text of messages, where quotes are escaped. */
function mayHold(body: Buffer): boolean {
  return body.includes('"authorization') || body.includes('"headers"') || hasEscapedLetters(body);
}

function hide(node: JsonNode, inTools: boolean, edits: JsonEdits): void {
  for (const child of node.children ?? []) {
    if (node.type !== "object") hide(child, inTools, edits);
    else {
      const key: unknown = child.children?.[0]?.value;
      const value = child.children?.[1];
      if (typeof key !== "string" || !value) continue;
      if (ALWAYS.has(key) || (inTools && IN_TOOLS.has(key) && !isSchema(value))) edits.replace(value, HIDDEN);
      else hide(value, inTools || TOOL_LISTS.has(key), edits);
    }
  }
}

/** A tool may have a parameter called `headers`: its JSON Schema is no credential. */
function isSchema(node: JsonNode): boolean {
  return node.children?.some(({ children }) => children?.[0]?.value === "type") === true;
}
