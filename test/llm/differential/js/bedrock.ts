/** AWS's client, over HTTP/1.1, which netmon supports. */
import {
  BedrockRuntimeClient,
  ConverseCommand,
  ConverseStreamCommand,
  InvokeModelCommand,
  InvokeModelWithResponseStreamCommand,
} from "@aws-sdk/client-bedrock-runtime";
import { NodeHttpHandler } from "@smithy/node-http-handler";
import { type Call, NAMES, PROMPT, type Reader, SCHEMA } from "./told.ts";

const modelId = "anthropic.claude-opus-5-1-v1:0";

async function using(url: string, use: (client: BedrockRuntimeClient) => Promise<void>): Promise<void> {
  const client = new BedrockRuntimeClient({
    region: "eu-central-1",
    endpoint: url,
    token: { token: "bedrock-api-key" },
    authSchemePreference: ["httpBearerAuth"],
    maxAttempts: 1,
    requestHandler: new NodeHttpHandler(),
  });
  try {
    await use(client);
  } finally {
    client.destroy();
  }
}

const converse = {
  modelId,
  messages: [{ role: "user" as const, content: [{ text: PROMPT }] }],
  toolConfig: { tools: NAMES.map((name) => ({ toolSpec: { name, inputSchema: { json: SCHEMA } } })) },
};

const invoke = {
  modelId,
  contentType: "application/json",
  body: JSON.stringify({
    anthropic_version: "bedrock-2023-05-31",
    max_tokens: 256,
    messages: [{ role: "user", content: PROMPT }],
    tools: NAMES.map((name) => ({ name, input_schema: SCHEMA })),
  }),
};

interface ModelEvent {
  type: string;
  index: number;
  content_block: ModelBlock;
  delta: { partial_json?: string };
}

interface ModelBlock {
  type?: string;
  name?: string;
  input?: unknown;
}

/** Anthropic's events, as they stand in the chunks of InvokeModelWithResponseStream. */
function modelEvents(tell: (call: Call) => void): (event: ModelEvent) => void {
  const open = new Map<number, { block: ModelBlock; json: string }>();
  return ({ type, index, content_block, delta }) => {
    const found = open.get(index);
    if (type === "content_block_start") open.set(index, { block: content_block, json: "" });
    else if (type === "content_block_delta" && found) found.json += delta.partial_json ?? "";
    else if (type === "content_block_stop" && found?.block.type === "tool_use")
      tell({ name: found.block.name ?? "", input: found.json === "" ? found.block.input : found.json });
  };
}

export const readers: Readonly<Record<string, Reader>> = {
  "aws converse whole": (url, tell) =>
    using(url, async (client) => {
      const { output } = await client.send(new ConverseCommand(converse));
      for (const { toolUse } of output?.message?.content ?? [])
        if (toolUse && (toolUse.type as string) !== "server_tool_use")
          tell({ name: toolUse.name ?? "", input: toolUse.input });
    }),
  "aws converse stream": (url, tell) =>
    using(url, async (client) => {
      const open = new Map<number | undefined, { name: string; input: string }>();
      const { stream } = await client.send(new ConverseStreamCommand(converse));
      for await (const { contentBlockStart, contentBlockDelta, contentBlockStop } of stream ?? []) {
        const start = contentBlockStart?.start?.toolUse;
        if (start && (start.type as string) !== "server_tool_use")
          open.set(contentBlockStart?.contentBlockIndex, { name: start.name ?? "", input: "" });
        const call = open.get(contentBlockDelta?.contentBlockIndex);
        if (contentBlockDelta && call) call.input += contentBlockDelta.delta?.toolUse?.input ?? "";
        const done = contentBlockStop && open.get(contentBlockStop.contentBlockIndex);
        if (done) tell(done);
      }
    }),
  "aws invoke whole": (url, tell) =>
    using(url, async (client) => {
      const { body } = await client.send(new InvokeModelCommand(invoke));
      const { content } = JSON.parse(new TextDecoder().decode(body)) as { content?: ModelBlock[] };
      for (const { type, name, input } of content ?? [])
        if (type === "tool_use") tell({ name: name ?? "", input });
    }),
  "aws invoke stream": (url, tell) =>
    using(url, async (client) => {
      const { body } = await client.send(new InvokeModelWithResponseStreamCommand(invoke));
      const read = modelEvents(tell);
      for await (const { chunk } of body ?? [])
        if (chunk?.bytes) read(JSON.parse(new TextDecoder().decode(chunk.bytes)));
    }),
};
