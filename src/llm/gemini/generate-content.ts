/**
 * The wire format of Gemini's generateContent and streamGenerateContent.
 *
 * Direction of failure: closed. Nothing is read yet, so everything is an UnreadableError.
 */
import { UnreadableError, type WireFormat } from "../wire.ts";

function unreadable(): never {
  throw new UnreadableError("Gemini answers cannot be read yet");
}

export const geminiGenerateContent: WireFormat = {
  dialect: "gemini",
  api: "generate_content",
  rewrite: unreadable,
  stream: unreadable,
  providerServers: unreadable,
  errorBody: unreadable,
  errorFrames: unreadable,
};
