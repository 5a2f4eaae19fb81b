/** The writer: accepted events are stored, others are counted, and nobody waits. */
import { spawn } from "node:child_process";
import { renameSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Worker } from "node:worker_threads";
import { describe, expect, it, vi } from "vitest";
import type { NetmonEvent } from "../../../src/event/event.ts";
import { type Fault, processFaults } from "../../../src/event/faults.ts";
import { BUSY_TIMEOUT_MS, openDatabase } from "../../../src/store/database.ts";
import { EventReader } from "../../../src/store/reader.ts";
import { startThread } from "../../../src/store/thread-start.ts";
import { openEventWriter } from "../../../src/store/writer.ts";
import { call } from "../analysis/report/sample.ts";
import { body, newStore, numbered, OPTIONS, range, stored } from "./sample.ts";

/** Makes the thread throw what nobody catches. */
async function fail(thread: Worker): Promise<void> {
  const gone = new Promise((resolve) => thread.once("exit", resolve));
  thread.postMessage(null);
  await gone;
}

describe("the event writer", () => {
  it("stores what it was given as it was given", async () => {
    const path = newStore();
    const writer = openEventWriter(path, OPTIONS);
    const events: NetmonEvent[] = [
      call(1, { input: { text: 'line\nbreak "quoted" \u2028 \ud800 \u0000', deep: [[[{}]]] } }),
      numbered(2),
      call(3, { server_id: null, server_ids: ["a", "b"] }),
    ];
    for (const event of events) writer.event(event);
    await writer.flush();
    const reader = new EventReader(path);
    expect(reader.events({}).map(({ event }) => event)).toEqual(events);
    reader.close();
    await writer.close();
    expect(writer.dropped).toBe(0);
  });

  it("stores more than one batch, and what came last before close", async () => {
    const path = newStore();
    const writer = openEventWriter(path, OPTIONS);
    for (const n of range(0, 2345)) writer.event(numbered(n));
    await writer.close();
    expect(stored(path)).toEqual(range(0, 2345));
  });

  it("drops and counts what does not fit, at once", async () => {
    const path = newStore();
    const onDropped = vi.fn();
    const writer = openEventWriter(path, { ...OPTIONS, maxQueue: 16, onDropped });
    for (const n of range(0, 100)) writer.event(numbered(n));
    expect(writer.dropped).toBe(84);
    // the reserve: two more, for what is not a connection
    for (const n of range(0, 10)) writer.event(call(n));
    expect(writer.dropped).toBe(92);
    writer.body(body());
    expect(writer.dropped).toBe(93);
    await writer.close();
    expect(onDropped.mock.calls).toEqual([[93, 93]]);
    expect(stored(path, { types: ["mcp_network_connection"] })).toEqual(range(0, 16));
    expect(stored(path, { types: ["mcp_tool_call_intercepted"] })).toHaveLength(2);
  });

  it("counts what is not an event, and stores its neighbours", async () => {
    const path = newStore();
    const writer = openEventWriter(path, OPTIONS);
    writer.event(numbered(1));
    writer.event({ ...numbered(2), pid: 2n as unknown as number });
    writer.event({ ...numbered(3), timestamp: "yesterday" });
    writer.event(numbered(4));
    await writer.close();
    expect(writer.dropped).toBe(2);
    expect(stored(path)).toEqual([1, 4]);
  });

  it("stores a call whose arguments cannot be written, without them", async () => {
    const path = newStore();
    const writer = openEventWriter(path, OPTIONS);
    const input = JSON.parse("[".repeat(200_000) + "]".repeat(200_000)) as unknown;
    expect(() => JSON.stringify(input)).toThrow(RangeError);
    writer.event(call(1, { input }));
    await writer.close();
    const reader = new EventReader(path);
    expect(reader.events({})).toMatchObject([
      { event: { tool_call_id: "toolu_1", input: "(not stored: cannot be written as JSON)" } },
    ]);
    reader.close();
    expect(writer.dropped).toBe(0);
  });

  it("takes nothing after close, and counts it", async () => {
    const path = newStore();
    const onDropped = vi.fn();
    const writer = openEventWriter(path, { ...OPTIONS, onDropped });
    writer.event(numbered(1));
    const closed = writer.close();
    writer.event(numbered(2));
    writer.body(body());
    await closed;
    await writer.close();
    expect([onDropped.mock.calls, writer.dropped]).toEqual([[[2, 2]], 2]);
    expect(stored(path)).toEqual([1]);
  });

  it("keeps of a body as much as it should, packed, whatever becomes of the caller's bytes", async () => {
    const path = newStore();
    const writer = openEventWriter(path, { ...OPTIONS, maxBodyBytes: 1000 });
    const text = Buffer.from("abcdefghij".repeat(200));
    const small = Uint8Array.of(0, 255, 10);
    writer.body(body({ direction: "response", status: 200, body: text, size: 2000, contentType: "x/y" }));
    writer.body(body({ body: small, size: 3 }));
    text.fill(0);
    small.fill(1);
    await writer.close();
    const reader = new EventReader(path);
    const [request, response] = reader.bodies("req_01");
    expect(Buffer.from(request!.body)).toEqual(Buffer.from([0, 255, 10]));
    expect(response).toEqual({
      ...body({ direction: "response", status: 200, size: 2000, contentType: "x/y" }),
      body: Buffer.from("abcdefghij".repeat(100)),
    });
    expect(reader.bodies("req_02")).toEqual([]);
    reader.close();
    const db = openDatabase(path, { synchronous: "NORMAL" });
    const rows = db
      .prepare("SELECT direction, stored_as, length(body) FROM bodies ORDER BY 1")
      .raw()
      .all() as [string, string, number][];
    expect(rows[0]).toEqual(["request", "identity", 3]);
    expect(rows[1]?.slice(0, 2)).toEqual(["response", "deflate"]);
    expect(rows[1]?.[2]).toBeLessThan(100);
    db.close();
  });

  it("shares the file with other processes, also the moment it is made", async () => {
    const path = newStore();
    const script = fileURLToPath(new URL("./write-events.ts", import.meta.url));
    const outputs = await Promise.all(
      [0, 1000, 2000].map(async (first) => {
        const child = spawn(process.execPath, [
          "--import",
          import.meta.resolve("tsx"),
          script,
          path,
          String(first),
          "1000",
        ]);
        let output = "";
        for (const stream of [child.stdout, child.stderr])
          stream.on("data", (chunk: Buffer) => {
            output += chunk.toString();
          });
        await new Promise((resolve) => child.once("close", resolve));
        return output;
      }),
    );
    expect(outputs).toEqual(["0\n", "0\n", "0\n"]);
    expect(stored(path)).toEqual(range(0, 3000));
  });

  it("waits for a lock without holding anyone up, and says so once", async () => {
    const path = newStore();
    const problems: string[] = [];
    const writer = openEventWriter(path, { ...OPTIONS, onProblem: (text) => problems.push(text) });
    writer.event(numbered(0));
    await writer.flush();
    const other = openDatabase(path, { synchronous: "NORMAL" });
    other.exec("BEGIN IMMEDIATE");
    const before = performance.now();
    writer.event(numbered(1));
    // A writer that waited would wait as long as SQLite does for a lock.
    expect(performance.now() - before).toBeLessThan(BUSY_TIMEOUT_MS / 2);
    await vi.waitFor(() => expect(problems).toHaveLength(1), { timeout: 20_000 });
    expect(problems[0]).toMatch(/events are not stored: cannot write .*netmon\.db: .*\(SQLITE_BUSY\)/);
    writer.event(numbered(2));
    await new Promise((resolve) => setTimeout(resolve, 300));
    other.exec("COMMIT");
    await writer.flush();
    expect(problems.slice(1)).toEqual(["events are being stored again"]);
    expect(stored(path)).toEqual([0, 1, 2]);
    other.close();
    await writer.close();
    expect(writer.dropped).toBe(0);
  });

  it("ends in time although it cannot write, and counts what is lost", async () => {
    const path = newStore();
    const writer = openEventWriter(path, OPTIONS);
    await writer.flush();
    const other = openDatabase(path, { synchronous: "NORMAL" });
    other.exec("BEGIN IMMEDIATE");
    for (const n of range(0, 10)) writer.event(numbered(n));
    const before = performance.now();
    await writer.close();
    // Its deadline is 5 s.
    expect(performance.now() - before).toBeLessThan(20_000);
    expect(writer.dropped).toBe(10);
    other.exec("ROLLBACK");
    other.close();
  });

  it("starts another thread for one that failed, and counts what it took along", async () => {
    const path = newStore();
    const threads: Worker[] = [];
    const faults: Fault[] = [];
    const unlisten = processFaults.listen({ fault: (one) => faults.push(one), lastFault: () => {} });
    const writer = openEventWriter(path, OPTIONS, (options) => {
      const thread = startThread(options);
      threads.push(thread.worker);
      return thread;
    });
    writer.event(numbered(1));
    await writer.flush();
    await fail(threads[0]!);
    expect(faults).toMatchObject([{ part: "store", handled: "restarted" }]);
    unlisten();
    writer.event(numbered(2));
    expect(writer.dropped).toBe(1);
    await vi.waitFor(() => expect(threads).toHaveLength(2), { timeout: 20_000 });
    writer.event(numbered(3));
    await writer.close();
    expect(stored(path)).toEqual([1, 3]);
    expect(writer.dropped).toBe(1);
  });

  it("keeps what it was given while its thread cannot start", async () => {
    const path = newStore();
    const faults: Fault[] = [];
    const unlisten = processFaults.listen({ fault: (one) => faults.push(one), lastFault: () => {} });
    const writer = openEventWriter(path, OPTIONS, (options) => {
      if (faults.length === 0) throw new Error("no more threads");
      return startThread(options);
    });
    writer.event(numbered(1));
    await vi.waitFor(() => expect(stored(path)).toEqual([1]), { timeout: 20_000 });
    unlisten();
    expect(faults).toMatchObject([{ part: "store", handled: "restarted" }]);
    expect(writer.dropped).toBe(0);
    await writer.close();
  });

  it("starts its thread soon, where nobody waits for it", async () => {
    const threads: Worker[] = [];
    const path = newStore();
    const writer = openEventWriter(path, OPTIONS, (options) => {
      const thread = startThread(options);
      threads.push(thread.worker);
      return thread;
    });
    expect(threads).toEqual([]);
    writer.event(numbered(1));
    expect(threads).toEqual([]);
    await vi.waitFor(() => expect(stored(path)).toEqual([1]), { timeout: 20_000 });
    await writer.close();
    expect(threads).toHaveLength(1);
  });

  it("starts its thread at once for what was refused, once", async () => {
    const threads: Worker[] = [];
    const writer = openEventWriter(newStore(), OPTIONS, (options) => {
      const thread = startThread(options);
      threads.push(thread.worker);
      return thread;
    });
    for (const n of range(0, 3)) writer.event(call(n, { action: "block" }));
    expect(threads).toHaveLength(1);
    await writer.close();
    expect(threads).toHaveLength(1);
  });

  it("writes what it has before it returns, for a process that ends at once", async () => {
    const path = newStore();
    const writer = openEventWriter(path, OPTIONS);
    for (let n = 1; n <= 3; n++) writer.event(numbered(n));
    expect(writer.writeNow(5000)).toBe(true);
    expect(stored(path)).toEqual([1, 2, 3]);
    await writer.close();
  });

  it("ends at once when its thread is gone", async () => {
    let thread: Worker | undefined;
    const writer = openEventWriter(newStore(), OPTIONS, (options) => {
      const started = startThread(options);
      thread = started.worker;
      return started;
    });
    await writer.flush();
    const failed = fail(thread!);
    writer.event(numbered(1));
    await failed;
    const before = performance.now();
    await writer.close();
    // Its deadline is 5 s.
    expect(performance.now() - before).toBeLessThan(4000);
    expect(writer.dropped).toBe(1);
    expect(process.listeners("exit").filter((listener) => String(listener).includes("gate"))).toEqual([]);
  });

  it("makes a new store where its file was moved away", async () => {
    const path = newStore();
    const problems: string[] = [];
    const writer = openEventWriter(path, { ...OPTIONS, onProblem: (text) => problems.push(text) });
    writer.event(numbered(1));
    await writer.flush();
    for (const suffix of ["", "-wal", "-shm"]) renameSync(path + suffix, `${path}.old${suffix}`);
    await vi.waitFor(() => expect(problems).toEqual([expect.stringMatching(/was moved or removed/)]), {
      timeout: 20_000,
    });
    writer.event(numbered(2));
    await writer.close();
    expect(stored(path)).toEqual([2]);
    expect(stored(`${path}.old`)).toEqual([1]);
  });

  it("is readable for its user only, whatever the umask", async () => {
    const path = newStore();
    const umask = process.umask(0);
    try {
      const writer = openEventWriter(path, OPTIONS);
      writer.event(numbered(1));
      await writer.flush();
      const modes = ["", "-wal", "-shm"].map((suffix) => statSync(path + suffix).mode & 0o777);
      expect(modes).toEqual([0o600, 0o600, 0o600]);
      expect(statSync(dirname(path)).mode & 0o777).toBe(0o700);
      await writer.close();
    } finally {
      process.umask(umask);
    }
  });

  it("takes paths with signs that URLs use", async () => {
    const path = join(dirname(newStore()), "100%20?#", "netmon.db");
    const writer = openEventWriter(path, OPTIONS);
    writer.event(numbered(1));
    await writer.close();
    expect(statSync(path).size).toBeGreaterThan(0);
    expect(stored(path)).toEqual([1]);
  });
});
