/**
 * What the official AWS SDK passes to its user from these bytes, sent by a server on loopback. The SDK uses HTTP/2
 * without TLS for an http endpoint, as it does by default.
 */
import { once } from "node:events";
import { createServer, type IncomingHttpHeaders } from "node:http2";
import type { AddressInfo } from "node:net";
import {
  BedrockRuntimeClient,
  type ContentBlock,
  type ConverseStreamOutput,
} from "@aws-sdk/client-bedrock-runtime";

export interface Answer {
  body: Uint8Array;
  contentType: string;
  status?: number;
  errorType?: string;
}

export const EVENT_STREAM = "application/vnd.amazon.eventstream";
export const REQUEST = {
  modelId: "anthropic.claude-opus-5-1-v1:0",
  messages: [{ role: "user" as const, content: [{ text: "Go." }] }],
};

/** `heard` gets the headers of each request. */
export async function withAws<T>(
  answer: Answer,
  use: (client: BedrockRuntimeClient) => Promise<T>,
  heard: IncomingHttpHeaders[] = [],
): Promise<T> {
  const server = createServer();
  server.on("stream", (stream, headers) => {
    heard.push(headers);
    stream.resume();
    stream.on("error", () => {});
    const errorType = answer.errorType === undefined ? {} : { "x-amzn-errortype": answer.errorType };
    stream.respond({ ":status": answer.status ?? 200, "content-type": answer.contentType, ...errorType });
    stream.end(answer.body);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const client = new BedrockRuntimeClient({
    region: "eu-central-1",
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    token: { token: "bedrock-api-key" },
    authSchemePreference: ["httpBearerAuth"],
    maxAttempts: 1,
  });
  try {
    return await use(client);
  } finally {
    client.destroy();
    server.close();
    await once(server, "close");
  }
}

export interface SeenMessage {
  content: ContentBlock[];
  stopReason: string | undefined;
}

interface Parts {
  text: string;
  thinking: string;
  signature: string;
  input: string;
  start: NonNullable<ConverseStreamOutput["contentBlockStart"]>["start"];
  result: unknown[] | null;
  isText: boolean;
}

/** The message in a stream, by the indexes of its blocks. Throws where a block that has ended goes on. */
export async function messageOf(stream: AsyncIterable<ConverseStreamOutput>): Promise<SeenMessage> {
  const blocks = new Map<number, Parts>();
  const ended = new Set<number>();
  let stopReason: string | undefined;
  const at = (index: number | undefined): Parts => {
    if (index === undefined || ended.has(index)) throw new Error(`block ${index} has ended`);
    const fresh = {
      text: "",
      thinking: "",
      signature: "",
      input: "",
      start: undefined,
      result: null,
      isText: false,
    };
    const block = blocks.get(index) ?? fresh;
    blocks.set(index, block);
    return block;
  };
  for await (const event of stream) {
    if (event.contentBlockStart)
      at(event.contentBlockStart.contentBlockIndex).start = event.contentBlockStart.start;
    if (event.contentBlockStop) ended.add(event.contentBlockStop.contentBlockIndex ?? -1);
    if (event.messageStop) stopReason = event.messageStop.stopReason;
    if (!event.contentBlockDelta) continue;
    const block = at(event.contentBlockDelta.contentBlockIndex);
    const { delta } = event.contentBlockDelta;
    block.isText ||= delta?.text !== undefined;
    block.text += delta?.text ?? "";
    block.thinking += delta?.reasoningContent?.text ?? "";
    block.signature += delta?.reasoningContent?.signature ?? "";
    block.input += delta?.toolUse?.input ?? "";
    block.result = delta?.toolResult ?? block.result;
  }
  if (ended.size !== blocks.size) throw new Error("a block has no end");
  const content = [...blocks].sort(([a], [b]) => a - b).map(([, block]) => contentOf(block));
  return { content, stopReason };
}

function contentOf(block: Parts): ContentBlock {
  const { toolUse, toolResult } = block.start ?? {};
  if (toolUse) {
    if (block.isText) throw new Error("a call with text");
    return { toolUse: { ...toolUse, input: JSON.parse(block.input || "{}") } } as ContentBlock;
  }
  if (toolResult) return { toolResult: { ...toolResult, content: block.result } } as ContentBlock;
  if (block.isText) return { text: block.text };
  return { reasoningContent: { reasoningText: { text: block.thinking, signature: block.signature } } };
}
