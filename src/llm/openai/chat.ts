/**
 * The wire format of OpenAI's Chat Completions API.
 *
 * Direction of failure: closed. Nothing is read yet, so everything is an UnreadableError.
 */
import { UnreadableError, type WireFormat } from "../wire.ts";

function unreadable(): never {
  throw new UnreadableError("Chat Completions cannot be read yet");
}

export const openaiChat: WireFormat = {
  dialect: "openai",
  api: "chat_completions",
  rewrite: unreadable,
  stream: unreadable,
  providerServers: unreadable,
  errorBody: unreadable,
  errorFrames: unreadable,
};
