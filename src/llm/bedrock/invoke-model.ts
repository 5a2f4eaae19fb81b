/**
 * The wire format of Bedrock's InvokeModel and InvokeModelWithResponseStream: the model's own format, which
 * model-body.ts recognises; a stream is wrapped in messages of an AWS event stream.
 *
 * Fails closed: an answer in no known form is unreadable.
 */
import { anthropicMessages } from "../anthropic/messages.ts";
import { refuseCallShapes } from "../call-shape.ts";
import { type JsonDocument, refuseRepeats, treeOf } from "../json-document.ts";
import { openaiChat } from "../openai/chat.ts";
import { type AnswerScope, type Judge, type ProviderMcpServer, STRICT, type WireFormat } from "../wire.ts";
import { errorBody, errorFrames, knownErrorBody } from "./errors.ts";
import { formatOfAnswer } from "./model-body.ts";
import { ModelStream } from "./model-stream.ts";

function rewrite(document: JsonDocument, judge: Judge, scope: AnswerScope = STRICT): string {
  if (document.repeats) refuseRepeats(treeOf(document, "the answer"), "the answer");
  const format = formatOfAnswer(document.value);
  if (format) return format.rewrite(document, judge, scope);
  refuseCallShapes(document.text, document.value, "the answer");
  return document.text;
}

/** A request does not name its format, so every format is searched for servers. */
function providerServers(body: string): ProviderMcpServer[] {
  return [...anthropicMessages.providerServers(body), ...openaiChat.providerServers(body)];
}

export const bedrockInvokeModel: WireFormat = {
  dialect: "bedrock",
  api: "invoke_model",
  rewrite,
  stream: (judge, options) => new ModelStream(judge, options),
  serverWords: [...anthropicMessages.serverWords, ...openaiChat.serverWords],
  providerServers,
  errorBody,
  keepAlive: null,
  errorFrames,
  knownErrorBody,
};
