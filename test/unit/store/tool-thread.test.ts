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

/** A thread that says nothing until the test answers. */
class SilentThread implements ToolThread {
  readonly runs = true;
  readonly requests: ToolRequest[] = [];
  #port: MessagePort | null = null;

  serveTools({ port }: ToolEnd): void {
    this.#port = port;
    port.on("message", (request: ToolRequest) => this.requests.push(request));
  }

  answers(): void {
    for (const { id } of this.requests.splice(0))
      this.#port?.postMessage({ kind: "done", id, result: [] } satisfies ToolAnswer);
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
    expect(() => store.pins()).toThrow(/the store does not answer/);
    const before = performance.now();
    for (let n = 0; n < 100; n++) expect(() => store.tools()).toThrow(/does not answer/);
    expect(performance.now() - before).toBeLessThan(1500); // one wait alone takes longer
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

it("reads before its thread runs, writes through it, and is told what others write from the first reading on", async () => {
  const path = join(directory, "netmon.db");
  const writer = openEventWriter(path, OPTIONS);
  let changes = 0;
  const store = new ThreadToolStore(path, writer, () => changes++);
  const names = (): string[] => store.pins().map(({ toolName }) => toolName);
  expect([writer.runs, names()]).toEqual([false, []]);
  const other = openToolStore(path);
  other.putPin(pin("other"));
  await eventually("the thread", () => writer.runs);
  await eventually("what was written before the thread ran", () => changes > 0);
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
  expect(names()).toEqual(["a", "b", "other"]);
  changes = 0;
  other.putPin(pin("later"));
  await eventually("another's write", () => changes > 0);
  expect(names()).toContain("later");
  other.close();
  store.close();
  await writer.close();
});
