/**
 * A client and a server of the official SDKs in one process, which exchange messages as bytes, with an inspection in
 * between if a test wants one.
 */
import type { Inspection, Outcome } from "../../../src/mcp/inspection/inspection.ts";

export type From = "client" | "server";

export interface Sent {
  from: From;
  text: string;
}

/** What both SDKs ask of a transport. */
class End {
  onmessage?: (message: never, extra?: unknown) => void;
  onclose?: () => void;
  onerror?: (error: Error) => void;
  readonly #send: (text: string) => void;
  readonly #close: () => void;

  constructor(send: (text: string) => void, close: () => void) {
    this.#send = send;
    this.#close = close;
  }

  async start(): Promise<void> {}

  async send(message: unknown): Promise<void> {
    this.#send(JSON.stringify(message));
  }

  async close(): Promise<void> {
    this.#close();
  }

  receive(bytes: Uint8Array): void {
    this.onmessage?.(JSON.parse(Buffer.from(bytes).toString()) as never);
  }
}

export type Inspects = (
  ask: (method: string, params: Record<string, unknown>) => Promise<unknown>,
) => Inspection;

export class Wire {
  /** As the SDKs wrote it. */
  readonly sent: Sent[] = [];
  /** As it came out of the inspection, to either side. */
  readonly received: Sent[] = [];
  readonly client = new End(
    (text) => this.#from("client", this.#rewrite(text)),
    () => this.#close(),
  );
  readonly server = new End(
    (text) => this.#from("server", text),
    () => this.#close(),
  );
  readonly #inspection: Inspection | null;
  readonly #version: string | null;
  readonly #asked = new Map<string, (message: { result?: unknown }) => void>();
  #closed = false;

  /** `version`: what the client shall offer in initialize, whatever its SDK's newest is. */
  constructor(version: string | null, inspects: Inspects | null = null) {
    this.#version = version;
    this.#inspection = inspects?.((method, params) => this.#ask(method, params)) ?? null;
  }

  #rewrite(text: string): string {
    if (this.#version === null || !text.includes('"method":"initialize"')) return text;
    return text.replace(/"protocolVersion":"[\d-]+"/, `"protocolVersion":"${this.#version}"`);
  }

  #from(from: From, text: string): void {
    if (this.#closed) return;
    if (from === "server" && this.#answersNetmon(text)) return;
    this.sent.push({ from, text });
    const bytes = Buffer.from(text);
    if (this.#inspection === null) {
      this.#deliver(from, bytes);
      return;
    }
    const outcome =
      from === "client" ? this.#inspection.fromClient(bytes) : this.#inspection.fromServer(bytes);
    if (outcome instanceof Promise) void outcome.then((decided) => this.#carryOut(from, decided));
    else this.#carryOut(from, outcome);
  }

  #carryOut(from: From, { forward, back }: Outcome): void {
    if (forward !== null) this.#deliver(from, forward);
    for (const bytes of back) this.#deliver(from === "client" ? "server" : "client", bytes);
  }

  /** Later, as over a pipe. */
  #deliver(from: From, bytes: Uint8Array): void {
    this.received.push({ from, text: Buffer.from(bytes).toString() });
    setImmediate(() => {
      if (!this.#closed) (from === "client" ? this.server : this.client).receive(bytes);
    });
  }

  #ask(method: string, params: Record<string, unknown>): Promise<unknown> {
    const id = `netmon-${this.#asked.size + 1}`;
    return new Promise((resolve, reject) => {
      this.#asked.set(id, ({ result }) =>
        result === undefined ? reject(new Error("no result")) : resolve(result),
      );
      const bytes = Buffer.from(JSON.stringify({ jsonrpc: "2.0", id, method, params }));
      setImmediate(() => this.server.receive(bytes));
    });
  }

  #answersNetmon(text: string): boolean {
    const message = JSON.parse(text) as { id?: unknown; result?: unknown };
    const answer = typeof message.id === "string" ? this.#asked.get(message.id) : undefined;
    answer?.(message);
    return answer !== undefined;
  }

  #close(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.#inspection?.close();
    this.client.onclose?.();
    this.server.onclose?.();
  }
}
