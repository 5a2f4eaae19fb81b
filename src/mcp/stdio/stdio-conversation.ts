/**
 * A client and a server that talk over stdio, with netmon between them: two lanes, and one inspection that sees
 * both.
 *
 * Direction of failure: a side that went away is noticed by the other as it would be without netmon. Nothing
 * waits for ever: see Lane and Inspection.
 */
import type { Guard } from "../inspection/guard.ts";
import type { Inspection } from "../inspection/inspection.ts";
import { Asks } from "./asks.ts";
import { InspectedLines } from "./inspected-lines.ts";
import { type Feed, Lane } from "./lane.ts";
import { Outlet } from "./outlet.ts";
import type { LineDirection } from "./refused-line.ts";
import type { Side } from "./side.ts";

type Inspector = Pick<Inspection, "fromClient" | "fromServer" | "close">;

export interface InspectedBy {
  guard: Guard;
  inspection: (ask: Asks["ask"]) => Inspector;
  /** Bytes of a line. */
  limit: () => number;
}

export interface StdioConversationOptions {
  client: Side;
  server: Side;
  /** null: bytes are handed on unseen. */
  inspected: InspectedBy | null;
}

export class StdioConversation {
  /** Resolves when the client has said its last, and the server has been told so. */
  readonly clientEnded: Promise<void>;
  /** Resolves when the server has said its last, and the client has it or does not read any more. */
  readonly serverEnded: Promise<void>;
  readonly #lanes: Lane[] = [];
  readonly #asks: Asks;
  readonly #inspection: Inspector | null;
  #clientReads = true;

  constructor({ client, server, inspected }: StdioConversationOptions) {
    const settle = (): void => {
      for (const lane of this.#lanes) lane.settle();
    };
    const toClient = new Outlet(client.writable, {
      onDrained: settle,
      onBroken: () => {
        this.#clientReads = false;
        server.stopReading();
      },
    });
    const toServer = new Outlet(server.writable, {
      onDrained: settle,
      onBroken: () => {
        this.#asks.close();
        client.stopReading();
      },
    });
    this.#asks = new Asks((message) => {
      toServer.reply(message);
      toServer.flush();
    });
    const inspection = inspected?.inspection(this.#asks.ask) ?? null;
    this.#inspection = inspection;
    const feed = (direction: LineDirection, onward: Outlet, back: Outlet): Feed => {
      if (inspected === null || inspection === null) return unseen(onward);
      const toward = direction === "to_server";
      return new InspectedLines({
        ...{ direction, onward, back, guard: inspected.guard, limit: inspected.limit },
        inspect: (body) => (toward ? inspection.fromClient(body) : inspection.fromServer(body)),
        asks: toward ? null : this.#asks,
        onSettled: settle,
      });
    };
    const lane = (from: Side, direction: LineDirection, onward: Outlet, back: Outlet): Promise<void> =>
      new Promise((resolve) => {
        const onEnd = (): void => onward.end(resolve);
        this.#lanes.push(new Lane({ from, feed: feed(direction, onward, back), onward, back, onEnd }));
      });
    this.clientEnded = lane(client, "to_server", toServer, toClient).then(() => server.stopWriting());
    this.serverEnded = lane(server, "to_client", toClient, toServer).then(() => client.stopWriting());
  }

  /** False: a write to the client failed. */
  get clientReads(): boolean {
    return this.#clientReads;
  }

  /** Calls without an answer are told of. A second time does nothing. */
  close(): void {
    this.#asks.close();
    this.#inspection?.close();
  }
}

function unseen(onward: Outlet): Feed {
  return { push: (chunk) => onward.line(chunk), end: () => {}, full: false, idle: true };
}
