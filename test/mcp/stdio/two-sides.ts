/** Both ends of a conversation as streams of this process: what each side is sent, and what it receives. */
import { PassThrough } from "node:stream";
import type { Guard } from "../../../src/mcp/inspection/guard.ts";
import { Inspection, ToolListState } from "../../../src/mcp/inspection/inspection.ts";
import type { StdioPeer } from "../../../src/mcp/stdio/pump.ts";
import { type InspectionSettings, StdioConversation } from "../../../src/mcp/stdio/stdio-conversation.ts";

export class End implements StdioPeer {
  readonly readable = new PassThrough();
  readonly writable: PassThrough;
  readonly #heard: Buffer[] = [];
  stoppedReading = false;
  stoppedWriting = false;

  /** `slow`: it hears nothing until it `listens`. */
  constructor(slow = false) {
    this.writable = new PassThrough({ highWaterMark: 16 << 10 });
    if (!slow) this.listens();
  }

  listens(): void {
    this.writable.on("data", (chunk: Buffer) => this.#heard.push(chunk));
  }

  says(bytes: string | Uint8Array): void {
    this.readable.write(typeof bytes === "string" ? Buffer.from(bytes) : bytes);
  }

  get heard(): Buffer {
    return Buffer.concat(this.#heard);
  }

  /** Lines heard so far, as JSON. */
  get messages(): unknown[] {
    return this.heard
      .toString()
      .split("\n")
      .filter((line) => line !== "")
      .map((line) => JSON.parse(line) as unknown);
  }

  stopReading(): void {
    this.stoppedReading = true;
    this.readable.destroy();
  }

  stopWriting(): void {
    this.stoppedWriting = true;
    this.writable.end();
  }
}

export interface TwoSides {
  client: End;
  server: End;
  conversation: StdioConversation;
}

export function between(
  guard: Guard | null,
  {
    limit = 1 << 20,
    slow,
    inspection = (ask) => new Inspection({ guard: guard as Guard, tools: new ToolListState(), ask }),
  }: { limit?: number; slow?: "client" | "server"; inspection?: InspectionSettings["inspection"] } = {},
): TwoSides {
  const client = new End(slow === "client");
  const server = new End(slow === "server");
  const inspected = guard && {
    guard,
    limit: () => limit,
    inspection,
  };
  return { client, server, conversation: new StdioConversation({ client, server, inspected }) };
}

/** Lets everything that is under way in streams and promises happen. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 20; turn++) await new Promise((resolve) => setImmediate(resolve));
}
