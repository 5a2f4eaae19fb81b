/**
 * The wire format of Anthropic's Messages API.
 *
 * Direction of failure: closed. Nothing is read yet, so everything is an UnreadableError.
 */
import { UnreadableError, type WireFormat } from "../wire.ts";

function unreadable(): never {
  throw new UnreadableError("Anthropic Messages cannot be read yet");
}

export const anthropicMessages: WireFormat = {
  dialect: "anthropic",
  api: "messages",
  rewrite: unreadable,
  stream: unreadable,
  providerServers: unreadable,
  errorBody: unreadable,
  errorFrames: unreadable,
};
