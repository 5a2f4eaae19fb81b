/**
 * A shim's end of the session's records in a run: what is known of tools comes from the run at the start, events
 * and definitions go there.
 *
 * Direction of failure: a run that cannot be reached is an error, and the caller decides by its mode. One that is
 * lost later takes events with it, which are counted; what was known of tools stays in force.
 */

import { createConnection, type Socket } from "node:net";
import { createInterface } from "node:readline";
import type { NetmonEvent } from "../../../event/event.ts";
import { processFaults } from "../../../event/faults.ts";
import { Sources } from "../../../export/metrics/sources.ts";
import type { ToolStore } from "../../../store/records.ts";
import { memoryToolStore } from "../../../store/tools.ts";
import type { InspectionRecords } from "../../inspection-session.ts";
import type { RunUpdate, ShimRecord, ToolSnapshot } from "./wire.ts";

const CONNECT_MS = 5000;

/** The run is not there. Message for people. */
export class RecordsError extends Error {
  override readonly name = "RecordsError";
}

export class ShimRecords implements InspectionRecords {
  readonly recorder: InspectionRecords["recorder"];
  readonly #socket: Socket;
  readonly #memory = memoryToolStore();
  readonly #store: ToolStore;
  #dropped = 0;
  #listener: (kind: RunUpdate["kind"]) => void = () => {};

  private constructor(socket: Socket, known: ToolSnapshot) {
    this.#socket = socket;
    this.#store = this.#storeOf(known);
    const self = this;
    this.recorder = {
      emit: (event: NetmonEvent) => this.#say({ kind: "event", event }),
      sources: new Sources(),
      get dropped() {
        return self.#dropped;
      },
    };
  }

  /** Rejects with RecordsError. */
  static connect(path: string): Promise<ShimRecords> {
    return new Promise((resolve, reject) => {
      const socket = createConnection(path);
      const fail = (error: Error): void => {
        clearTimeout(timer);
        socket.destroy();
        reject(
          new RecordsError(`netmon run cannot be reached at ${path}: ${error.message}`, { cause: error }),
        );
      };
      const timer = setTimeout(() => fail(new Error("it does not answer")), CONNECT_MS);
      socket.once("error", fail);
      socket.once("close", () => fail(new Error("it has ended")));
      const part = processFaults.part("records");
      const giveUp = (): void => {
        socket.destroy();
      };
      part.contain(socket, "connection_ended", giveUp);
      const lines = part.contain(createInterface({ input: socket }), "connection_ended", giveUp);
      lines.on("error", () => {}); // readline says the socket's own again
      lines.once("line", (line) => {
        clearTimeout(timer);
        socket
          .off("error", fail)
          .off("close", fail)
          .on("error", () => {});
        socket.unref();
        const records = new ShimRecords(socket, JSON.parse(line) as ToolSnapshot);
        lines.on("line", (next) => records.#hear(next));
        resolve(records);
      });
    });
  }

  /** `listener` is called after something was decided or the policy changed. */
  onUpdate(listener: (kind: RunUpdate["kind"]) => void): void {
    this.#listener = listener;
  }

  openToolStore(): { store: ToolStore; close(): void } {
    return { store: this.#store, close: () => {} };
  }

  /** Everything said has left this process, or the run is gone. */
  close(): Promise<void> {
    return new Promise((resolve) => {
      if (this.#socket.destroyed) return resolve();
      this.#socket.ref();
      this.#socket.once("close", () => resolve());
      this.#socket.end(() => this.#socket.destroy());
    });
  }

  #hear(line: string): void {
    let update: RunUpdate;
    try {
      update = JSON.parse(line) as RunUpdate;
    } catch {
      return; // half of one: the run has ended
    }
    if (update.kind === "decided") for (const pin of update.pins) this.#memory.putPin(pin);
    this.#listener(update.kind);
  }

  #storeOf({ tools, pins }: ToolSnapshot): ToolStore {
    const memory = this.#memory;
    for (const tool of tools) memory.putTool(tool);
    for (const pin of pins) memory.putPin(pin);
    return {
      ...memory,
      putTool: (tool) => {
        memory.putTool(tool);
        this.#say({ kind: "tool", tool });
      },
      removeTool: (serverId, toolName) => {
        memory.removeTool(serverId, toolName);
        this.#say({ kind: "gone", serverId, toolName });
      },
      putPin: (pin) => {
        memory.putPin(pin);
        this.#say({ kind: "pin", pin });
      },
    };
  }

  #say(said: ShimRecord): void {
    if (this.#socket.destroyed || !this.#socket.writable) this.#dropped++;
    else this.#socket.write(`${JSON.stringify(said)}\n`);
  }
}
