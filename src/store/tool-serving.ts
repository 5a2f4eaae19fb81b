/**
 * The thread's part of tool-thread.ts: one connection to tools and pins for all who ask this thread.
 *
 * Direction of failure: closed. An error is the answer, and the store is opened again at the next request.
 */
import { errorMessage } from "../errors/error-message.ts";
import { StoreError } from "./error.ts";
import type { ToolAnswer, ToolEnd, ToolRequest, ToolWrite } from "./tool-protocol.ts";
import { openToolStore } from "./tools.ts";

type Store = ReturnType<typeof openToolStore>;

export class ToolServing {
  readonly #path: string;
  readonly #behindGate: (call: () => void) => void;
  readonly #ends = new Set<ToolEnd>();
  #store: Store | null = null;

  /** `behindGate`: wraps everything that uses the database. */
  constructor(path: string, behindGate: (call: () => void) => void) {
    this.#path = path;
    this.#behindGate = behindGate;
  }

  serve(end: ToolEnd): void {
    const { port } = end;
    this.#ends.add(end);
    send(end, { kind: "serving" });
    port.on("message", (request: ToolRequest) => this.#behindGate(() => this.#answer(end, request)));
    port.on("close", () => this.#ends.delete(end));
    port.unref(); // the thread ends with its events
  }

  close(): void {
    for (const { port } of this.#ends) port.close();
    this.#store?.close();
    this.#store = null;
  }

  #answer(end: ToolEnd, request: ToolRequest): void {
    const { id } = request;
    try {
      this.#store ??= openToolStore(this.#path);
      send(end, { kind: "done", id, result: this.#result(this.#store, request) });
    } catch (error) {
      const code = error instanceof StoreError ? error.code : null;
      send(end, { kind: "failed", id, code, text: errorMessage(error) });
    }
  }

  #result(store: Store, request: ToolRequest) {
    if (request.kind !== "write")
      return request.kind === "tools" ? store.readTools(request.since) : store.readPins(request.since);
    store.atOnce(() => {
      for (const write of request.writes) apply(store, write);
    });
    return null;
  }
}

function apply(store: Store, write: ToolWrite): void {
  if (write.kind === "tool") store.putTool(write.tool);
  else if (write.kind === "pin") store.putPin(write.pin);
  else store.removeTool(write.serverId, write.toolName);
}

function send({ port, answers }: ToolEnd, answer: ToolAnswer): void {
  port.postMessage(answer);
  const count = new Int32Array(answers);
  Atomics.add(count, 0, 1);
  Atomics.notify(count, 0);
}
