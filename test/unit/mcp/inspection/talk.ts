/** A conversation through an Inspection, with JSON instead of bytes. */
import { Inspection, type Outcome, ToolListState } from "../../../../src/mcp/inspection/inspection.ts";
import { RecordingGuard } from "./recording-guard.ts";

export interface Said {
  /** As text; null: nothing goes on. */
  forward: string | null;
  back: Record<string, unknown>[];
}

export interface TalkOptions {
  guard?: RecordingGuard;
  tools?: ToolListState;
  /** The server's answer to netmon's own questions. Default: one page without tools. */
  ask?: (params: Record<string, unknown>) => unknown;
}

export class Talk {
  readonly guard: RecordingGuard;
  readonly tools: ToolListState;
  readonly inspection: Inspection;
  readonly asked: Record<string, unknown>[] = [];
  /** What netmon itself told the client. */
  readonly notified: Record<string, unknown>[] = [];
  /** Milliseconds. */
  clock = 0;

  constructor({
    guard = new RecordingGuard(),
    tools = new ToolListState(),
    ask = () => ({ tools: [] }),
  }: TalkOptions = {}) {
    this.guard = guard;
    this.tools = tools;
    this.inspection = new Inspection({
      guard,
      tools,
      now: () => this.clock,
      ask: async (_method, params) => {
        this.asked.push(params);
        return ask(params);
      },
      notify: (message) => this.notified.push(JSON.parse(message) as Record<string, unknown>),
    });
  }

  client(message: unknown): Promise<Said> {
    return said(this.inspection.fromClient(bytesOf(message)));
  }

  server(message: unknown): Promise<Said> {
    return said(this.inspection.fromServer(bytesOf(message)));
  }

  /** The client asks, the server answers; what the client gets, as JSON. */
  async exchange(method: string, params: object, result: object): Promise<Record<string, unknown> | null> {
    const id = ++this.#ids;
    await this.client({ jsonrpc: "2.0", id, method, params });
    const { forward } = await this.server({ jsonrpc: "2.0", id, result });
    return forward === null ? null : (JSON.parse(forward) as Record<string, unknown>);
  }

  #ids = 1000;
}

/** A conversation after its handshake (2025-11-25). */
export async function greeted(options: TalkOptions = {}): Promise<Talk> {
  const talk = new Talk(options);
  await talk.client({
    jsonrpc: "2.0",
    id: 0,
    method: "initialize",
    params: { protocolVersion: "2025-11-25" },
  });
  await talk.server({ jsonrpc: "2.0", id: 0, result: { protocolVersion: "2025-11-25", capabilities: {} } });
  await talk.client({ jsonrpc: "2.0", method: "notifications/initialized" });
  return talk;
}

export function request(id: unknown, method: string, params: object = {}): Record<string, unknown> {
  return { jsonrpc: "2.0", id, method, params };
}

export function call(id: unknown, name: string, more: object = {}): Record<string, unknown> {
  return request(id, "tools/call", { name, arguments: {}, ...more });
}

export function result(id: unknown, value: object = { content: [] }): Record<string, unknown> {
  return { jsonrpc: "2.0", id, result: value };
}

export const MODERN = {
  "io.modelcontextprotocol/protocolVersion": "2026-07-28",
  "io.modelcontextprotocol/clientInfo": { name: "test", version: "1" },
  "io.modelcontextprotocol/clientCapabilities": {},
};

/** Text is taken as it is. */
export function bytesOf(message: unknown): Uint8Array {
  if (message instanceof Uint8Array) return message;
  return Buffer.from(typeof message === "string" ? message : JSON.stringify(message));
}

async function said(outcome: Outcome | Promise<Outcome>): Promise<Said> {
  const { forward, back } = await outcome;
  return {
    forward: forward === null ? null : Buffer.from(forward).toString(),
    back: back.map((message) => JSON.parse(Buffer.from(message).toString()) as Record<string, unknown>),
  };
}
