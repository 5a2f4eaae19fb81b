/**
 * Reads a response with the official Google SDK, over a loopback server. JSON arrays of chunks are for REST clients,
 * while the SDK always requests SSE: they are parsed and assembled here.
 */
import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { type GenerateContentResponse, GoogleGenAI } from "@google/genai";
import { createParser } from "eventsource-parser";
import type { FixtureKind } from "./corpus.ts";

export interface SeenCandidate {
  text: string;
  calls: unknown[];
  /** Parts that are neither text nor a call, by their keys. */
  others: string[];
  signatures: string[];
  finishReason: string | null;
}

/** Runs `ask` with a client that gets these bytes as the answer to anything. */
export async function withClient<T>(
  output: Buffer,
  kind: FixtureKind,
  ask: (client: GoogleGenAI) => Promise<T>,
  status = 200,
): Promise<T> {
  const server = createServer((request, response) => {
    request.resume();
    response.writeHead(status, {
      "content-type": kind === "sse" ? "text/event-stream" : "application/json; charset=UTF-8",
    });
    response.end(output);
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  try {
    const baseUrl = `http://127.0.0.1:${port}`;
    return await ask(new GoogleGenAI({ apiKey: "none", httpOptions: { baseUrl } }));
  } finally {
    server.close();
    server.closeAllConnections();
    await once(server, "close");
  }
}

export const REQUEST = { model: "gemini-3.1-pro", contents: "Go." };

export async function readWithSdk(output: Buffer, kind: FixtureKind): Promise<SeenCandidate[]> {
  if (kind === "array") return seen(JSON.parse(output.toString("utf8")));
  // The Code Assist endpoint is Gemini CLI's alone: the SDK does not look into `response`.
  if (output.includes('{"response":')) return seen(eventsOf(output));
  const chunks = await withClient(output, kind, async ({ models }) => {
    if (kind === "json") return [await models.generateContent(REQUEST)];
    const all: GenerateContentResponse[] = [];
    for await (const chunk of await models.generateContentStream(REQUEST)) all.push(chunk);
    return all;
  });
  return seen(chunks);
}

function eventsOf(output: Buffer): { response?: Chunk }[] {
  const chunks: { response?: Chunk }[] = [];
  const parser = createParser({ onEvent: ({ data }) => chunks.push(JSON.parse(data)) });
  parser.feed(output.toString("utf8"));
  return chunks;
}

type Chunk = Pick<GenerateContentResponse, "candidates">;

function seen(chunks: readonly ({ response?: Chunk } & Partial<Chunk>)[]): SeenCandidate[] {
  const candidates: SeenCandidate[] = [];
  for (const chunk of chunks) {
    for (const candidate of (chunk.response ?? chunk).candidates ?? []) {
      const index = candidate.index ?? 0;
      candidates[index] ??= { text: "", calls: [], others: [], signatures: [], finishReason: null };
      const into = candidates[index];
      for (const part of candidate.content?.parts ?? []) {
        const { text, functionCall, thoughtSignature, thought, ...others } = part;
        if (text !== undefined && !thought) into.text += text;
        if (functionCall) into.calls.push(functionCall);
        if (thoughtSignature) into.signatures.push(thoughtSignature.slice(0, 4));
        into.others.push(...Object.keys(others));
      }
      if (candidate.finishReason) into.finishReason = candidate.finishReason;
    }
  }
  return candidates;
}
