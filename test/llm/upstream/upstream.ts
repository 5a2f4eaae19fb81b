/**
 * A scripted LLM provider on loopback that supports Anthropic Messages, OpenAI Chat Completions and Responses, and
 * Gemini, whole and streamed. It records every request, so that a test can tell one request from a loop.
 *
 *   const upstream = await Upstream.start(() => ({ text: "…", calls: [{ name: "mcp__a__b", args: {} }] }));
 *   … upstream.url … upstream.requests … await upstream.close();
 */
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import { anthropic } from "./anthropic.ts";
import { gemini } from "./gemini.ts";
import { openaiChatSpeaker } from "./openai-chat.ts";
import { openaiResponsesSpeaker } from "./openai-responses.ts";
import type { ScriptedEvent, Speaker, Turn } from "./turn.ts";

export interface RecordedRequest {
  method: string;
  /** Path and query as received. */
  path: string;
  headers: IncomingMessage["headers"];
  body: Record<string, unknown>;
  /** The last message is the result of a tool. */
  hasToolResult: boolean;
}

export interface UpstreamOptions {
  /** Milliseconds between the events of a stream. */
  delayMs?: number;
  /** Answers as compressed as the request accepts; `forced` compresses whatever it accepts. */
  gzip?: "accepted" | "forced";
}

const ANSWERED: Turn = { text: "The tool has answered." };

export type Script = (request: RecordedRequest, n: number) => Turn | Promise<Turn>;

function speakerOf(path: string): { speaker: Speaker; gemini: boolean } | null {
  const { pathname } = new URL(path, "http://upstream");
  if (pathname.endsWith("/messages")) return { speaker: anthropic, gemini: false };
  if (pathname.endsWith("/chat/completions")) return { speaker: openaiChatSpeaker, gemini: false };
  if (pathname.endsWith("/responses")) return { speaker: openaiResponsesSpeaker, gemini: false };
  if (/:(?:stream)?[gG]enerateContent$/.test(pathname)) return { speaker: gemini, gemini: true };
  return null;
}

function hasToolResult(body: Record<string, unknown>): boolean {
  const list = body.messages ?? body.input ?? body.contents;
  const last = JSON.stringify(Array.isArray(list) ? list.at(-1) : null) ?? "";
  return /"tool_result"|"role":"tool"|"function_call_output"|"functionResponse"/.test(last);
}

function sse({ event, data }: ScriptedEvent): string {
  return `${event === null ? "" : `event: ${event}\n`}data: ${data}\n\n`;
}

export class Upstream {
  readonly requests: RecordedRequest[] = [];
  readonly #server: Server;
  readonly #script: Script;
  readonly #options: UpstreamOptions;
  #next: Turn = ANSWERED;

  private constructor(script: Script, options: UpstreamOptions) {
    this.#script = script;
    this.#options = options;
    this.#server = createServer((request, response) => void this.#serve(request, response));
  }

  /** After the result of a tool the model ends with a text, whatever the script says, unless its turn has a next one. */
  static async start(script: Script, options: UpstreamOptions = {}): Promise<Upstream> {
    const upstream = new Upstream(script, options);
    await new Promise<void>((resolve) => upstream.#server.listen(0, "127.0.0.1", resolve));
    return upstream;
  }

  get url(): string {
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections();
    await new Promise((resolve) => this.#server.close(resolve));
  }

  async #serve(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const path = request.url ?? "/";
    const text = Buffer.concat(chunks).toString();
    const body = text.startsWith("{") ? (JSON.parse(text) as Record<string, unknown>) : {};
    const found = request.method === "POST" ? speakerOf(path) : null;
    if (request.headers.upgrade !== undefined) {
      // Codex tries a WebSocket first, and goes on without at once where it is told so.
      response.writeHead(426, { connection: "close" }).end();
      return;
    }
    if (!found) {
      response.writeHead(request.method === "HEAD" ? 200 : 404, { "content-type": "application/json" });
      response.end(request.method === "HEAD" ? undefined : '{"error":{"message":"no such endpoint"}}');
      return;
    }
    const recorded: RecordedRequest = {
      method: "POST",
      path,
      headers: request.headers,
      body,
      hasToolResult: hasToolResult(body),
    };
    const n = this.requests.push(recorded);
    const turn = recorded.hasToolResult ? this.#next : await this.#script(recorded, n);
    if (turn.calls !== undefined || recorded.hasToolResult) this.#next = turn.next ?? ANSWERED;
    const streamed = found.gemini ? path.includes(":streamGenerateContent") : body.stream === true;
    const zipped =
      this.#options.gzip === "forced" ||
      (this.#options.gzip === "accepted" && /\bgzip\b/.test(request.headers["accept-encoding"] ?? ""));
    const encoding = zipped ? { "content-encoding": "gzip" } : {};
    if (!streamed) {
      const answer = Buffer.from(JSON.stringify(found.speaker.whole(turn, n)));
      response.writeHead(200, { "content-type": "application/json", ...encoding });
      response.end(zipped ? gzipSync(answer) : answer);
      return;
    }
    await this.#stream(response, found.speaker.stream(turn, n), {
      array: found.gemini && !path.includes("alt=sse"),
      encoding,
    });
  }

  async #stream(
    response: ServerResponse,
    events: readonly ScriptedEvent[],
    { array, encoding }: { array: boolean; encoding: Record<string, string> },
  ): Promise<void> {
    const type = array ? "application/json; charset=UTF-8" : "text/event-stream; charset=utf-8";
    response.writeHead(200, { "content-type": type, "cache-control": "no-cache", ...encoding });
    const parts = array
      ? events.map(
          (event, i) => `${i === 0 ? "[" : ",\r\n"}${event.data}${i === events.length - 1 ? "]" : ""}`,
        )
      : events.map(sse);
    if ("content-encoding" in encoding) {
      response.end(gzipSync(parts.join("")));
      return;
    }
    for (const part of parts) {
      response.write(part);
      if (this.#options.delayMs) await sleep(this.#options.delayMs);
      if (response.destroyed) return;
    }
    response.end();
  }
}
