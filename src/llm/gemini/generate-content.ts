/**
 * The wire format of Gemini's generateContent and streamGenerateContent: chunks that are SSE events or elements
 * of one JSON array, and complete answers; also in the `response` of the Code Assist endpoint.
 *
 * `toolCall` and code execution are Google's own calls, which run there: they pass, and a `toolCall` is judged only
 * if it is not one of the documented tools.
 *
 * Fails closed: see answer-calls.ts, answer-stream.ts and chunk.ts.
 */
import { elements, type JsonNode, jsonAt } from "../../framing/json-text.ts";
import {
  isObject,
  type JsonDocument,
  type JsonObject,
  readObject,
  refuseRepeats,
  textAt,
  treeOf,
} from "../json-document.ts";
import {
  type AnswerScope,
  type Judge,
  type ProviderMcpServer,
  STRICT,
  UnreadableError,
  type WireFormat,
} from "../wire.ts";
import { AnswerCalls } from "./answer-calls.ts";
import { AnswerStream } from "./answer-stream.ts";
import { Chunk } from "./chunk.ts";
import { errorBody, errorFrames, knownErrorBody } from "./errors.ts";

const SERVER_WORDS = ["mcp_servers", "mcpservers"];

export const geminiGenerateContent: WireFormat = {
  dialect: "gemini",
  api: "generate_content",
  rewrite,
  stream: (judge, options) => new AnswerStream(judge, options),
  serverWords: SERVER_WORDS,
  providerServers,
  errorBody,
  keepAlive: null,
  errorFrames,
  knownErrorBody,
};

/** Calls have no limit of their own here, because the complete answer is already in memory. */
function rewrite(answer: JsonDocument, judge: Judge, scope: AnswerScope = STRICT): string {
  const chunk = new Chunk(answer, "the answer", scope);
  if (chunk.error) return knownErrorBody(chunk.error);
  const calls = new AnswerCalls(judge, { onBlock: "rewrite", maxBlockBytes: Number.POSITIVE_INFINITY });
  calls.read(chunk);
  calls.settle();
  return chunk.apply();
}

const WHAT = "the request";
const SERVERS = ["mcpServers", "mcp_servers"];
const TRANSPORTS = ["streamableHttpTransport", "streamable_http_transport"];

/**
 * MCP servers that a request asks Google to call: `tools[].mcpServers[]` with a name and, in
 * `streamableHttpTransport`, a URL (@google/genai 2.32, McpServer). Google's servers accept lowerCamelCase and
 * snake_case names (ProtoJSON), so both are read; requests to the Code Assist endpoint are in `request`. A request
 * cannot select among a server's tools. Fails closed: any other form, and repeated keys on the path, are
 * UnreadableErrors.
 */
function providerServers(body: string): ProviderMcpServer[] {
  const { document, object: outer } = readObject(body, WHAT);
  if (document.repeats) refuseAmbiguous(treeOf(document, WHAT));
  const requests = [outer, ...(isObject(outer.request) ? [outer.request] : [])];
  return requests.flatMap((request) =>
    listAt(request, "tools")
      .flatMap((tool) => SERVERS.flatMap((key) => listAt(tool, key)))
      .map(readServer),
  );
}

function readServer(server: JsonObject): ProviderMcpServer {
  const name = textAt(server, "name");
  const urls = TRANSPORTS.flatMap((key) => {
    const transport = server[key];
    return isObject(transport) ? [textAt(transport, "url")] : [];
  }).filter((url) => url !== "");
  if (urls.length > 1) throw new UnreadableError(`the MCP server ${JSON.stringify(name)} has two URLs`);
  const url = urls[0] ?? null;
  // The name is optional: without one, the server is governed by its address.
  if (name === "" && url === null) throw new UnreadableError("an MCP server has neither a name nor a URL");
  return { name, url, tools: null };
}

/** Accepts a single object too, as some ProtoJSON readers do. */
function listAt(object: JsonObject, key: string): JsonObject[] {
  const list = object[key] ?? null;
  if (list === null) return [];
  if (isObject(list)) return [list];
  if (Array.isArray(list) && list.every(isObject)) return list;
  throw new UnreadableError(`${key} is not a list of objects`);
}

function refuseAmbiguous(root: JsonNode): void {
  for (const request of [root, jsonAt(root, ["request"])]) {
    refuseRepeats(request, WHAT);
    const tools = jsonAt(request, ["tools"]);
    for (const tool of tools?.type === "object" ? [tools] : elements(tools)) {
      refuseRepeats(tool, "an entry of tools");
      for (const key of SERVERS) refuseRepeats(jsonAt(tool, [key]), key, true);
    }
  }
}
