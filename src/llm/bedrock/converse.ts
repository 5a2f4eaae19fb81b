/**
 * The wire format of Bedrock's Converse and ConverseStream (@aws-sdk/client-bedrock-runtime 3.1163): an answer that
 * is not streamed (`output.message.content` and `stopReason`); for streams see converse-stream.ts.
 *
 * Fails closed. An answer without that content, and repeated keys, are UnreadableErrors.
 */
import { getOrInsert } from "../../collections/get-or-insert.ts";
import {
  duplicateKey,
  elements,
  JsonEdits,
  type JsonNode,
  jsonAt,
  sourceOf,
} from "../../framing/json-text.ts";
import { providerServers } from "../anthropic/mcp-servers.ts";
import { KnownMembers, mayHaveCallShapes } from "../call-shape.ts";
import {
  isObject,
  type JsonDocument,
  type JsonObject,
  objectsAt,
  readObject,
  refuseRepeats,
  textAt,
  treeOf,
} from "../json-document.ts";
import {
  type AnswerScope,
  type CallCounts,
  type Judge,
  type ProviderMcpServer,
  STRICT,
  UnreadableError,
  type WireFormat,
} from "../wire.ts";
import { rewriteStop } from "./converse-events.ts";
import { ConverseStream } from "./converse-stream.ts";
import { errorBody, errorFrames, knownErrorBody } from "./errors.ts";
import { type ToolUse, toolCallOf, toolUseIn } from "./tool-use.ts";

const WHAT = "the answer";

/** `mcp` alone, because a kind of tool is refused for any name that contains it. */
const SERVER_WORDS = ["mcp", "servername", "tooladdition"];

export const bedrockConverse: WireFormat = {
  dialect: "bedrock",
  api: "converse",
  rewrite,
  stream: (judge, options) => new ConverseStream(judge, options),
  serverWords: SERVER_WORDS,
  providerServers: converseServers,
  errorBody,
  keepAlive: null,
  errorFrames,
  knownErrorBody,
};

function rewrite(document: JsonDocument, judge: Judge, scope: AnswerScope = STRICT): string {
  const body = document.text;
  refuseHidden(body, document.value, WHAT);
  const root = treeOf(document, WHAT);
  const output = jsonAt(root, ["output"]);
  const message = jsonAt(root, ["output", "message"]);
  const content = jsonAt(root, ["output", "message", "content"]);
  for (const node of [root, output, message]) refuseRepeats(node, WHAT);
  if (content?.type !== "array") throw new UnreadableError("the answer has no output.message.content");
  const edits = new JsonEdits(body);
  const tally: CallCounts = { left: 0, blocked: 0 };
  for (const [index, node] of elements(content).entries()) {
    const what = `content[${index}]`;
    const block: unknown = JSON.parse(sourceOf(body, node));
    if (!isObject(block)) throw new UnreadableError(`${what} is not a content block`);
    const use = toolUseIn(block, what, scope);
    const repeated = duplicateKey(node) !== null;
    if (!use || (use.kind === "system" && !repeated)) {
      refuseRepeats(node, what);
      continue;
    }
    const input = jsonAt(node, [use.member, "input"]);
    // Readers may disagree about a repeated `type`; a call treated as the client's can be replaced.
    const read: ToolUse = repeated ? { ...use, kind: "client" } : use;
    const call = toolCallOf(read, input ? sourceOf(body, input) : "", repeated);
    const verdict = judge(call);
    if (verdict.action === "allow") tally.left += call.executedBy === "client" ? 1 : 0;
    else {
      tally.blocked++;
      edits.replace(node, JSON.stringify({ text: verdict.text }));
    }
  }
  rewriteStop(root, tally, edits);
  return edits.apply();
}

const ANSWER = new KnownMembers(
  "output stopReason usage metrics trace performanceConfig additionalModelResponseFields serviceTier",
);
const OUTPUT = new KnownMembers("message");
const MESSAGE = new KnownMembers("role content");

/** Refuses tool calls in members that are not read. Throws UnreadableError. */
function refuseHidden(text: string, answer: unknown, what: string): void {
  if (!mayHaveCallShapes(text) || !isObject(answer)) return;
  ANSWER.refuseOthers(answer, what);
  const { output } = answer;
  if (isObject(output)) OUTPUT.refuseOthers(output, what);
  if (isObject(output) && isObject(output.message)) MESSAGE.refuseOthers(output.message, what);
}

const REQUEST = "the request";

/**
 * MCP servers that a request asks for: those of tools added in the middle of a conversation (`toolAddition` with a
 * `serverName`), and those in fields passed unchanged to the model (`additionalModelRequestFields`, in which
 * Anthropic's models read `mcp_servers`). Fails closed: an unknown kind of tool with `mcp` in its name, and repeated
 * keys on the path to a server, are UnreadableErrors.
 */
function converseServers(body: string): ProviderMcpServer[] {
  const { document, object: request } = readObject(body, REQUEST);
  const root = treeOf(document, REQUEST);
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

function refuseAmbiguous(root: JsonNode): void {
  refuseRepeats(root, REQUEST);
  refuseRepeats(jsonAt(root, ["toolConfig"]), "toolConfig", true);
  for (const message of elements(jsonAt(root, ["messages"]))) {
    refuseRepeats(message, "a message");
    for (const block of elements(jsonAt(message, ["content"])))
      refuseRepeats(block, "a block of a message", jsonAt(block, ["toolAddition"]) !== undefined);
  }
}
