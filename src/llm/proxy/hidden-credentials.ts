/**
 * Removes credentials from a request's body: those that a provider is given for MCP servers. Only the origin of their
 * URLs stays, since user, path and query may be credentials.
 *
 * Fails closed. An unreadable body is not kept at all.
 */
import { JsonEdits, type JsonNode, jsonTreeInSteps } from "../../framing/json-text.ts";
import { hasEscapedLetters } from "../json-document.ts";

const HIDDEN = JSON.stringify("[hidden]");

/**
 * Anthropic `mcp_servers[].authorization_token` and `.url`; OpenAI `tools[].authorization`, `.headers` and
 * `.server_url`; Gemini `tools[].mcpServers[].streamableHttpTransport.headers` and `.url`.
 */
const ALWAYS = new Set(["authorization_token", "authorizationToken"]);
const IN_TOOLS = new Set(["authorization", "headers"]);
const URLS = new Set(["url", "server_url", "serverUrl"]);
const TOOL_LISTS = new Set(["tools", "mcp_servers", "mcpServers"]);
/** JSON Schema keys whose members are named by the tool. A parameter called `headers` is not a credential. */
const NAMES = new Set(["properties", "patternProperties", "dependentSchemas", "$defs", "definitions"]);

/** Works in steps. `outline`: CheckedRequest.requestText. */
export function* withoutCredentials(body: Buffer, outline: string): Generator<void, Buffer> {
  if (!mayHold(body)) return body;
  const text = body.toString("utf8").replace(/^\uFEFF/, "");
  try {
    const edits = new JsonEdits(text);
    hide(yield* jsonTreeInSteps(text, outline), "", false, edits);
    return Buffer.from(edits.apply());
  } catch {
    return Buffer.alloc(0);
  }
}

/** Searches for quoted keys: the words often occur in the text of messages, where quotes are escaped. */
function mayHold(body: Buffer): boolean {
  if (body.includes('"authorization') || body.includes('"headers"') || hasEscapedLetters(body)) return true;
  return body.includes("mcp") && [...URLS].some((key) => body.includes(`"${key}"`));
}

/** `name`: the node's key; '' for an array element. */
function hide(node: JsonNode, name: string, inTools: boolean, edits: JsonEdits): void {
  for (const child of node.children ?? []) {
    if (node.type !== "object") hide(child, "", inTools, edits);
    else {
      const key: unknown = child.children?.[0]?.value;
      const value = child.children?.[1];
      if (typeof key !== "string" || !value) continue;
      const isSetting = inTools && !NAMES.has(name);
      if (ALWAYS.has(key) || (isSetting && IN_TOOLS.has(key))) edits.replace(value, HIDDEN);
      else if (isSetting && URLS.has(key) && typeof value.value === "string")
        edits.replace(value, JSON.stringify(originOf(value.value)));
      else hide(value, key, inTools || TOOL_LISTS.has(key), edits);
    }
  }
}

function originOf(url: string): string {
  if (!URL.canParse(url)) return "[hidden]";
  const { origin, href } = new URL(url);
  if (origin === "null") return "[hidden]";
  return href === `${origin}/` ? url : `${origin}/[hidden]`;
}
