/** Tools and pins through a thread: one that answers late, that ends, and the real one. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { MessagePort } from "node:worker_threads";
import { afterAll, describe, expect, it } from "vitest";
import type { StoredPin } from "../../../src/store/records.ts";
import type { ToolAnswer, ToolEnd, ToolRequest, ToolThread } from "../../../src/store/tool-protocol.ts";
import { ThreadToolStore } from "../../../src/store/tool-thread.ts";
import { openToolStore } from "../../../src/store/tools.ts";
import { openEventWriter } from "../../../src/store/writer.ts";
import { eventually } from "../../e2e/place.ts";
import { OPTIONS } from "./sample.ts";

const directory = mkdtempSync(join(tmpdir(), "netmon-tool-thread-"));
afterAll(() => rmSync(directory, { recursive: true }));

function pin(toolName: string): StoredPin {
  const about = { hash: "sha256:x", definition: "{}", pinnedAt: new Date().toISOString() };
  return { serverId: "s", toolName, ...about, origin: "first_seen" };
}

const NOTHING = { mark: { reader: "r", at: 0 }, all: true, present: [], gone: [] };

/** A thread that says nothing until the test answers. */
class SilentThread implements ToolThread {
  readonly requests: ToolRequest[] = [];
  #port: MessagePort | null = null;

  serveTools({ port }: ToolEnd): void {
    this.#port = port;
    port.postMessage({ kind: "serving" } satisfies ToolAnswer);
    port.on("message", (request: ToolRequest) => this.requests.push(request));
  }

  answers(): void {
    for (const { id } of this.requests.splice(0))
      this.#port?.postMessage({ kind: "done", id, result: NOTHING } satisfies ToolAnswer);
  }

  end(): void {
    this.#port?.close();
  }
}

describe("a thread that does not answer", () => {
  it("is waited for once, then fails at once until it has answered, which is told", async () => {
    const thread = new SilentThread();
    let changes = 0;
    const store = new ThreadToolStore("the store", thread, () => changes++);
    expect(() => store.readPins(null)).toThrow(/the store does not answer/);
    const before = performance.now();
    for (let n = 0; n < 100; n++) expect(() => store.readTools(null)).toThrow(/does not answer/);
    expect(performance.now() - before).toBeLessThan(2500); // one wait alone takes longer
    await eventually("the one request", () => thread.requests.length === 1);
    thread.answers();
    await eventually("the late answer", () => changes === 1);
    const written = store.atOnce(() => store.putPin(pin("a")));
    await eventually("a write", () => thread.requests.length === 1);
    thread.answers();
    await written;
    store.close();
  });

  it("fails what it was asked for when it ends, and is asked anew then", async () => {
    const thread = new SilentThread();
    const store = new ThreadToolStore("the store", thread, () => {});
    const written = store.atOnce(() => store.putPin(pin("a")));
    const failed = expect(written).rejects.toThrow(/its thread has ended/);
    await eventually("a write", () => thread.requests.length === 1);
    thread.end();
    await failed;
    thread.requests.splice(0);
    const again = store.atOnce(() => store.putPin(pin("a")));
    await eventually("another connection", () => thread.requests.length === 1);
    thread.answers();
    await again;
    store.close();
  });
});

it("reads before its thread serves, and writes through it, all or nothing", async () => {
  const path = join(directory, "netmon.db");
  const writer = openEventWriter(path, OPTIONS);
  const store = new ThreadToolStore(path, writer, () => {});
  const names = (): string[] => store.readPins(null).present.map(({ toolName }) => toolName);
  expect(names()).toEqual([]);
  const other = openToolStore(path);
  other.putPin(pin("other"));
  expect(names()).toEqual(["other"]);
  await store.atOnce(() => {
    for (const name of ["a", "b"]) store.putPin(pin(name));
  });
  expect(names()).toEqual(["a", "b", "other"]);
  const failed = store.atOnce(() => {
    store.putPin(pin("c"));
    throw new Error("no room");
  });
  await expect(failed).rejects.toThrow("no room");
  other.putPin(pin("later"));
  expect(names()).toEqual(["a", "b", "later", "other"]);
  other.close();
  store.close();
  await writer.close();
});
