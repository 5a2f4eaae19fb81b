/**
 * A client and a server that communicate over stdio, with netmon between them: a pump for each direction, and one
 * inspection for both.
 *
 * If one peer goes away, the other notices it as it would without netmon. Nothing waits forever: see Pump and
 * Inspection.
 */
import type { Guard } from "../inspection/guard.ts";
import type { Inspection, InspectionOptions } from "../inspection/inspection.ts";
import { OwnRequests } from "../own-requests.ts";
import { InspectedLines, type LineDirection } from "./inspected-lines.ts";
import { LineWriter } from "./line-writer.ts";
import { type LineSink, pump, type StdioPeer } from "./pump.ts";

type Inspector = Pick<Inspection, "fromClient" | "fromServer" | "close">;

export interface InspectionSettings {
  guard: Guard;
  inspection: (ask: InspectionOptions["ask"], notify: (message: string) => void) => Inspector;
  /** Bytes of a line. */
  limit: () => number;
}

export interface StdioConversationOptions {
  client: StdioPeer;
  server: StdioPeer;
  /** null: bytes are forwarded unread. */
  inspected: InspectionSettings | null;
}

export class StdioConversation {
  /** Resolves when the client has ended its output, and the server's input has been closed. */
  readonly clientEnded: Promise<void>;
  /** Resolves when the server has ended its output, and the client has all of it or has stopped reading. */
  readonly serverEnded: Promise<void>;
  readonly #ownRequests = new OwnRequests();
  readonly #inspection: Inspector | null;
  #clientReads = true;

  constructor({ client, server, inspected }: StdioConversationOptions) {
    const pumps: (() => void)[] = [];
    const settle = (): void => {
      for (const settlePump of pumps) settlePump();
    };
    const toClient = new LineWriter(client.writable, {
      onDrained: settle,
      onBroken: () => {
        this.#clientReads = false;
        server.stopReading();
      },
    });
    const toServer = new LineWriter(server.writable, {
      onDrained: settle,
      onBroken: () => {
        this.#ownRequests.close();
        client.stopReading();
      },
    });
    const send = (to: LineWriter, message: Buffer): void => {
      to.reply(message);
      to.flush();
    };
    const ask: InspectionOptions["ask"] = (method, params) =>
      this.#ownRequests.request(method, params, (message) => send(toServer, message));
    const notify = (message: string): void => send(toClient, Buffer.from(message));
    const inspection = inspected?.inspection(ask, notify) ?? null;
    this.#inspection = inspection;
    const sink = (direction: LineDirection, onward: LineWriter, back: LineWriter): LineSink => {
      if (inspected === null || inspection === null) return unseen(onward);
      const toward = direction === "to_server";
      return new InspectedLines({
        direction,
        onward,
        back,
        guard: inspected.guard,
        limit: inspected.limit,
        inspect: (body) => (toward ? inspection.fromClient(body) : inspection.fromServer(body)),
        ownRequests: toward ? null : this.#ownRequests,
        onSettled: settle,
      });
    };
    const passed = (
      from: StdioPeer,
      direction: LineDirection,
      onward: LineWriter,
      back: LineWriter,
    ): Promise<void> =>
      new Promise((resolve) => {
        const onEnd = (): void => onward.end(resolve);
        pumps.push(pump({ from, sink: sink(direction, onward, back), onward, back, onEnd }));
      });
    this.clientEnded = passed(client, "to_server", toServer, toClient).then(() => server.stopWriting());
    this.serverEnded = passed(server, "to_client", toClient, toServer).then(() => client.stopWriting());
  }

  /** false: a write to the client failed. */
  get clientReads(): boolean {
    return this.#clientReads;
  }

  /** Reports the calls without an answer. Idempotent. */
  close(): void {
    this.#ownRequests.close();
    this.#inspection?.close();
  }
}

function unseen(onward: LineWriter): LineSink {
  return { push: (chunk) => onward.line(chunk), end: () => {}, full: false, idle: true };
}
