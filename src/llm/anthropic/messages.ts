/**
 * The wire format of Anthropic's Messages API, in its JSON and its streamed form.
 *
 * `server_tool_use` stands for Anthropic's own tools (web search, code execution, tool search and so on), which are
 * not MCP and pass unjudged. With any other tool name it is judged as a call that client or provider may run.
 *
 * Fails closed. A complete answer without a `content` array, or with repeated keys, is an UnreadableError; for
 * streams see message-stream.ts.
 */
import { JsonEdits } from "../../framing/json-text.ts";
import { asObject, isObject, type JsonDocument, refuseRepeats, treeIfAmbiguous } from "../json-document.ts";
import { knownError } from "../known-error.ts";
import { type AnswerScope, type Judge, STRICT, UnreadableError, type WireFormat } from "../wire.ts";
import { rewriteContent, rewriteStopReason } from "./content.ts";
import { errorBody, errorFrames, knownErrorBody } from "./errors.ts";
import { providerServers, SERVER_WORDS } from "./mcp-servers.ts";
import { refuseHiddenInMessage } from "./members.ts";
import { MessageStream } from "./message-stream.ts";
import { threads } from "./threads.ts";

export const anthropicMessages: WireFormat = {
  dialect: "anthropic",
  api: "messages",
  rewrite: rewriteMessage,
  stream: (judge, options) => new MessageStream(judge, options),
  serverWords: SERVER_WORDS,
  providerServers,
  keeping: threads,
  errorBody,
  keepAlive: Buffer.from('event: ping\ndata: {"type":"ping"}\n\n'),
  errorFrames,
  knownErrorBody,
};

/** Rewrites a message object, or the API's error, of which only known members are kept. */
function rewriteMessage(document: JsonDocument, judge: Judge, scope: AnswerScope = STRICT): string {
  const what = "the answer";
  const { text } = document;
  const message = asObject(document.value, what);
  const root = treeIfAmbiguous(document, what);
  if (root) refuseRepeats(root, what);
  if (message.type === "error" || (isObject(message.error) && !Object.hasOwn(message, "content"))) {
    const known = knownError(message);
    if (known === null) throw new UnreadableError("the answer is an error without known content");
    return knownErrorBody(known);
  }
  refuseHiddenInMessage(text, message, what);
  scope.identified?.(message.id);
  const edits = new JsonEdits(text);
  const counts = rewriteContent(document, ["content"], message.content, edits, judge, scope);
  if (counts.blocked > 0) scope.altered?.(message.id);
  if (message.stop_reason === "tool_use") rewriteStopReason(text, ["stop_reason"], counts, edits);
  return edits.apply();
}
