/**
 * The wire format of OpenAI's Responses API.
 *
 * Direction of failure: closed. Nothing is read yet, so everything is an UnreadableError.
 */
import { UnreadableError, type WireFormat } from "../wire.ts";

function unreadable(): never {
  throw new UnreadableError("Responses cannot be read yet");
}

export const openaiResponses: WireFormat = {
  dialect: "openai",
  api: "responses",
  rewrite: unreadable,
  stream: unreadable,
  providerServers: unreadable,
  errorBody: unreadable,
  errorFrames: unreadable,
};
