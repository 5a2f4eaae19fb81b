/** Reads a response with the official Anthropic SDK. */
import Anthropic from "@anthropic-ai/sdk";
import type { FixtureKind } from "./corpus.ts";

export interface SeenMessage {
  content: unknown[];
  stop_reason: string | null;
}

/** A client that gets these bytes as the answer to anything. */
export function clientOf(output: Buffer, kind: FixtureKind, status = 200): Anthropic {
  const contentType = kind === "sse" ? "text/event-stream; charset=utf-8" : "application/json";
  return new Anthropic({
    apiKey: "none",
    maxRetries: 0,
    fetch: async () => new Response(output, { status, headers: { "content-type": contentType } }),
  });
}

const REQUEST = {
  model: "claude-opus-5-1",
  max_tokens: 1024,
  messages: [{ role: "user" as const, content: "Go." }],
};

/** The stream goes through BetaMessageStream, which knows every block that MessageStream knows. */
export async function readWithSdk(output: Buffer, kind: FixtureKind): Promise<SeenMessage> {
  const { messages } = clientOf(output, kind).beta;
  const message =
    kind === "sse" ? await messages.stream(REQUEST).finalMessage() : await messages.create(REQUEST);
  // The stream's lazily parsed inputs become plain values.
  return JSON.parse(JSON.stringify({ content: message.content, stop_reason: message.stop_reason }));
}
