// group: machine
/** Several event writers on one thread: each has its own chain, its own losses and its own end. */
import { describe, expect, it, vi } from "vitest";
import { ChainReader } from "../../../src/store/chain-reader.ts";
import { verifyChain } from "../../../src/store/chain-verify.ts";
import { sharedThreads } from "../../../src/store/shared-thread.ts";
import { startThread } from "../../../src/store/thread-start.ts";
import { openEventWriter } from "../../../src/store/writer.ts";
import { newStore, numbered, OPTIONS, stored } from "./sample.ts";

const SESSIONS = ["a", "b", "c"];
const event = (sessionId: string, n: number) => ({ ...numbered(n), session_id: sessionId });

function threads() {
  const started: ReturnType<typeof startThread>[] = [];
  const start = sharedThreads((options) => {
    const thread = startThread(options);
    started.push(thread);
    return thread;
  });
  return { start, started };
}

describe("writers on one thread", () => {
  it("keep a chain for each session, and end one by one", async () => {
    const path = newStore();
    const { start, started } = threads();
    const writers = SESSIONS.map((sessionId) =>
      openEventWriter(path, { ...OPTIONS, chain: { sessionId, key: null } }, start),
    );
    for (let n = 0; n < 100; n++) writers[n % 3]!.event(event(SESSIONS[n % 3]!, n));
    await Promise.all(writers.map((writer) => writer.flush()));
    await writers[0]!.close();
    writers[1]!.event(event("b", 100));
    await writers[1]!.flush();
    for (const writer of writers) await writer.close();
    expect(started).toHaveLength(1);
    expect(stored(path)).toHaveLength(101);
    const reader = new ChainReader(path);
    for (const [i, sessionId] of SESSIONS.entries()) {
      const verdict = verifyChain(reader.records(sessionId), { key: null, anchors: [] });
      expect(verdict.problem).toBeNull();
      expect(writers[i]!.head?.seq).toBe(i === 2 ? 33 : 34);
    }
    reader.close();
    // the next writer finds the old thread ended
    const late = openEventWriter(path, OPTIONS, start);
    late.event(event("d", 101));
    await late.close();
    expect(late.dropped).toBe(0);
    expect(started).toHaveLength(2);
    expect(stored(path)).toHaveLength(102);
  });

  it("sign what stands for removed events, of a session that has ended, too", async () => {
    const path = newStore();
    const { start } = threads();
    const key = new Uint8Array(32).fill(1);
    const open = (sessionId: string, maxDays: number) =>
      openEventWriter(path, { ...OPTIONS, maxDays, chain: { sessionId, key } }, start);
    const old = open("a", 100);
    old.event({ ...event("a", 1), timestamp: new Date(Date.now() - 9 * 86_400_000).toISOString() });
    await old.close();
    const pruning = open("b", 5);
    const reader = new ChainReader(path);
    await vi.waitFor(
      () => {
        const verdict = verifyChain(reader.records("a"), { key, anchors: [] });
        expect(verdict).toMatchObject({ problem: null, removed: 1 });
      },
      { timeout: 10_000 },
    );
    reader.close();
    await pruning.close();
  });

  it("are each told when the thread fails, and go on with another", async () => {
    const path = newStore();
    const { start, started } = threads();
    const writers = SESSIONS.map(() => openEventWriter(path, OPTIONS, start));
    writers[0]!.event(event("a", 0));
    await Promise.all(writers.map((writer) => writer.flush()));
    const gone = new Promise((resolve) => started[0]!.worker.once("exit", resolve));
    started[0]!.worker.postMessage(null);
    await gone;
    writers[1]!.event(event("b", 1));
    expect(writers.map(({ dropped }) => dropped)).toEqual([0, 1, 0]);
    await vi.waitFor(
      async () => {
        writers[2]!.event(event("c", 2));
        await writers[2]!.flush();
        expect(stored(path)).toContain(2);
      },
      { timeout: 10_000 },
    );
    expect(started).toHaveLength(2);
    for (const writer of writers) await writer.close();
  });

  it("have threads of their own where their limits differ", async () => {
    const path = newStore();
    const { start, started } = threads();
    const writers = [1, 2].map((maxDays) => openEventWriter(path, { ...OPTIONS, maxDays }, start));
    for (const writer of writers) await writer.close();
    expect(started).toHaveLength(2);
  });
});
