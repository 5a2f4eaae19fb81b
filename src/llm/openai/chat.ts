/**
 * The wire format of OpenAI Chat Completions (openai-node 6.49, resources/chat/completions), which most other
 * vendors and local servers speak as well.
 *
 * Direction of failure: closed; see chat-body.ts and chat-stream.ts.
 */
import type { WireFormat } from "../wire.ts";
import { rewriteChatBody } from "./chat-body.ts";
import { ChatStream } from "./chat-stream.ts";
import { chatErrorFrames, knownErrorBody, openaiErrorBody } from "./errors.ts";
import { openaiProviderServers } from "./provider-servers.ts";

export const openaiChat: WireFormat = {
  dialect: "openai",
  api: "chat_completions",
  rewrite: rewriteChatBody,
  stream: (judge, options) => new ChatStream(judge, options),
  providerServers: openaiProviderServers,
  errorBody: openaiErrorBody,
  errorFrames: chatErrorFrames,
  knownErrorBody,
};
