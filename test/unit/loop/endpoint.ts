/** A model behind an API like OpenAI's that answers from a list, and records its requests. */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";

export interface Asked {
  authorization: string | undefined;
  body: { messages: { role: string; content: string | null }[]; tools?: { function: { name: string } }[] };
}

export interface ScriptedEndpoint {
  baseUrl: string;
  asked: Asked[];
  close(): Promise<void>;
}

/** The chunks of a stream, a status with a body, or no answer at all. The last of a list is given again and again. */
export type ScriptedAnswer = object[] | { status: number; type: string; body: string } | "silent";

export async function startEndpoint(answers: readonly ScriptedAnswer[]): Promise<ScriptedEndpoint> {
  const asked: Asked[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const answer = answers[Math.min(asked.length, answers.length - 1)] ?? [];
    asked.push({
      authorization: request.headers.authorization,
      body: JSON.parse(Buffer.concat(chunks).toString()),
    });
    if (answer === "silent") return;
    if (!Array.isArray(answer)) {
      response.writeHead(answer.status, { "content-type": answer.type }).end(answer.body);
      return;
    }
    response.writeHead(200, { "content-type": "text/event-stream" });
    for (const chunk of answer) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
    response.end("data: [DONE]\n\n");
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  return {
    baseUrl: `http://127.0.0.1:${port}/v1`,
    asked,
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, "close");
    },
  };
}

export const says = (text: string): object[] => [
  { choices: [{ index: 0, delta: { content: text }, finish_reason: "stop" }] },
];

export const calls = (name: string, args: string, id = "call_1"): object[] => [
  { choices: [{ index: 0, delta: { tool_calls: [{ index: 0, id, function: { name, arguments: args } }] } }] },
  { choices: [{ index: 0, delta: {}, finish_reason: "tool_calls" }] },
];
