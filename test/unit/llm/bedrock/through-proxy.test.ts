/**
 * The official AWS SDK through the proxy, with an API key. It uses HTTP/2 by default, which the proxy does not support;
 * a handler for HTTP/1.1 is one of its settings.
 */
import { request as httpRequest, type IncomingMessage } from "node:http";
import {
  AccessDeniedException,
  BedrockRuntimeClient,
  ConverseCommand,
  ConverseStreamCommand,
  InvokeModelWithResponseStreamCommand,
} from "@aws-sdk/client-bedrock-runtime";
import { expect, it, onTestFinished } from "vitest";
import { BLOCK_TEXT, type Stage, startStage } from "../../../llm/proxy/stage.ts";
import { EVENT_STREAM, messageOf, REQUEST } from "./aws.ts";
import { type Event, encoded } from "./events.ts";

interface SdkRequest {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: Uint8Array | string;
}

function overHttp1(port: number) {
  const handle = (request: SdkRequest) =>
    new Promise<{ response: { statusCode: number; headers: object; body: IncomingMessage } }>(
      (resolve, reject) => {
        const { method, path, headers } = request;
        const sent = httpRequest({ port, host: "127.0.0.1", method, path, headers }, (body) => {
          resolve({ response: { statusCode: body.statusCode ?? 0, headers: body.headers, body } });
        });
        sent.on("error", reject);
        sent.end(request.body);
      },
    );
  return { handle, destroy: () => {} };
}

async function staged(events: Event[]): Promise<{ stage: Stage; client: BedrockRuntimeClient }> {
  const stage = await startStage((_request, response) => {
    response.writeHead(200, { "content-type": EVENT_STREAM });
    for (const event of events) response.write(encoded([event]));
    response.end();
  });
  const client = new BedrockRuntimeClient({
    region: "eu-central-1",
    endpoint: `http://127.0.0.1:${stage.port}/bedrock`,
    token: { token: "bedrock-api-key" },
    authSchemePreference: ["httpBearerAuth"],
    maxAttempts: 1,
    requestHandler: overHttp1(stage.port) as never,
  });
  onTestFinished(() => client.destroy());
  return { stage, client };
}

const call = (contentBlockIndex: number, name: string): Event[] => [
  [
    "contentBlockStart",
    { contentBlockIndex, start: { toolUse: { toolUseId: `t${contentBlockIndex}`, name } } },
  ],
  ["contentBlockDelta", { contentBlockIndex, delta: { toolUse: { input: '{"a":1}' } } }],
  ["contentBlockStop", { contentBlockIndex }],
];
const TURN: Event[] = [
  ["messageStart", { role: "assistant" }],
  ...call(0, "mcp__a__blocked"),
  ...call(1, "mcp__a__fine"),
  ["messageStop", { stopReason: "tool_use" }],
];

it("gets ConverseStream with the blocked call replaced; the key goes on, the path as it is", async () => {
  const { stage, client } = await staged(TURN);
  const { stream } = await client.send(new ConverseStreamCommand(REQUEST));
  expect(await messageOf(stream!)).toEqual({
    content: [{ text: BLOCK_TEXT }, { toolUse: { toolUseId: "t1", name: "mcp__a__fine", input: { a: 1 } } }],
    stopReason: "tool_use",
  });
  expect(stage.seen).toMatchObject([
    {
      url: "/model/anthropic.claude-opus-5-1-v1%3A0/converse-stream",
      headers: { authorization: "Bearer bedrock-api-key" },
    },
  ]);
  expect(stage.refusals).toEqual([]);
});

it("gets InvokeModelWithResponseStream likewise", async () => {
  const texts = TURN.map(([type, payload]) => JSON.stringify({ [type]: payload }));
  const { client } = await staged(
    texts.map((text) => ["chunk", { bytes: Buffer.from(text).toString("base64") }]),
  );
  const command = new InvokeModelWithResponseStreamCommand({
    modelId: "amazon.nova-2-lite-v1:0",
    body: "{}",
  });
  const { body } = await client.send(command);
  let all = "";
  for await (const event of body!) all += Buffer.from(event.chunk?.bytes ?? []).toString();
  expect(all).toContain(JSON.stringify(BLOCK_TEXT));
  expect(all).toContain("mcp__a__fine");
  expect(all).not.toContain("mcp__a__blocked");
});

it("gets the exception of a stream that cannot be checked", async () => {
  const { stage, client } = await staged([TURN[0]!, ["contentBlockDelta", { contentBlockIndex: "?" }]]);
  const { stream } = await client.send(new ConverseStreamCommand(REQUEST));
  await expect(messageOf(stream!)).rejects.toMatchObject({ name: "ValidationException" });
  expect(stage.refusals).toMatchObject([{ reason: "unparsed", direction: "response", api: "converse" }]);
});

it("gets AccessDeniedException for a request that names a denied MCP server", async () => {
  const { stage, client } = await staged(TURN);
  const additionalModelRequestFields = {
    mcp_servers: [{ type: "url", name: "blocked", url: "https://x.example" }],
  };
  const asked = client.send(new ConverseCommand({ ...REQUEST, additionalModelRequestFields }));
  await expect(asked).rejects.toThrow("[netmon] the MCP server blocked is denied");
  await expect(asked).rejects.toBeInstanceOf(AccessDeniedException);
  expect(stage.seen).toEqual([]);
});
