// group: apart
/** Names that fill a store: what reading them costs the process that reads, and what of them comes into a report. */
import { Worker } from "node:worker_threads";
import { afterEach, expect, it, vi } from "vitest";
import { DEFAULT_WINDOW_MS, sessionReport } from "../../../../src/analysis/report/report.ts";
import { sessionSummary } from "../../../../src/analysis/session-summary.ts";
import * as worker from "../../../../src/async/worker.ts";
import type { NetmonEvent } from "../../../../src/event/event.ts";
import * as builtFile from "../../../../src/native/built-file.ts";
import { StoreError } from "../../../../src/store/error.ts";
import { EventReader } from "../../../../src/store/reader.ts";
import { newStore, storeOf } from "../../store/sample.ts";
import { call, called, connection, proxyStarted, proxyStopped, shimStarted, shimStopped } from "./sample.ts";

vi.mock("../../../../src/async/worker.ts", { spy: true });
vi.mock("../../../../src/native/built-file.ts", { spy: true });

const LONG = "n".repeat(5000);
const REFUSED = { action: "block", reason: "tool_not_allowed", tool_hash: "" } as const;
const REQUEST = { sessionId: "demo", windowMs: DEFAULT_WINDOW_MS };

afterEach(() => {
  vi.restoreAllMocks();
});

/** Calls with names of their own, in models' answers and at a gateway. */
function refusedCalls(count: number): NetmonEvent[] {
  return Array.from({ length: count }, (_, n) => [
    call(n, { ...REFUSED, tool_name: `a${n}${LONG}` }),
    called(n, { ...REFUSED, tool_name: `t${n}${LONG}`, outcome: "refused", latency_ms: null }),
  ]).flat();
}

it("reads each call of a session once, whatever the report counts of it", () => {
  const starts = [proxyStarted(-10), shimStarted(-10)];
  const events = [...starts, ...refusedCalls(200), shimStopped(300, -10), proxyStopped(300)];
  const reader = new EventReader(storeOf(events));
  const read: number[] = [];
  const each = EventReader.prototype.each;
  vi.spyOn(EventReader.prototype, "each").mockImplementation(function* (this: EventReader, query) {
    for (const row of each.call(this, query)) {
      if (/^mcp_tool_call/.test(row.event.type)) read.push(row.id);
      yield row;
    }
  });
  sessionReport(reader, "demo", { windowMs: DEFAULT_WINDOW_MS });
  reader.close();
  // The oldest of the proxy is looked up beside that.
  expect(read.length).toBeLessThanOrEqual(401);
  expect(new Set(read).size).toBe(400);
});

it("turns the event loop while a thread reads, and shows the beginnings of long names", async () => {
  const store = storeOf([...refusedCalls(200), connection(1, { host: LONG, action: "block" })]);
  let turns = 0;
  let counting = true;
  const turn = (): void => {
    turns++;
    if (counting) setImmediate(turn);
  };
  turn();
  const report = await sessionSummary({ ...REQUEST, store });
  counting = false;
  expect(turns).toBeGreaterThan(10);
  const names = [
    ...report.calls.by_tool.map(({ tool_name }) => tool_name),
    ...report.calls.refused.map(({ tool_name }) => tool_name),
    ...report.inspection.calls.by_tool.map(({ tool_name }) => tool_name),
    ...report.inspection.calls.refused.map(({ tool_name }) => tool_name),
    ...report.connections.refused.map(({ destination }) => destination ?? ""),
  ];
  expect(names.length).toBeGreaterThan(800);
  expect(names.filter((name) => name.length > 300)).toEqual([]);
  expect(report.inspection.calls).toMatchObject({ total: 200, blocked: 200 });
  expect(names).toContain(`t7${LONG.slice(2, 256)}… (5002 characters)`);
}, 60_000);

it("says what is wrong with the store, and ends when nobody waits any more", async () => {
  const missing = sessionSummary({ ...REQUEST, store: newStore() });
  await expect(missing).rejects.toMatchObject({ code: "not_found", name: StoreError.name });
  const stop = new AbortController();
  const stopped = sessionSummary({ ...REQUEST, store: storeOf(refusedCalls(1)) }, stop.signal);
  stop.abort();
  await expect(stopped).rejects.toMatchObject({ name: "AbortError" });
}, 60_000);

it("takes no answer of another version, which was installed meanwhile, and does not wait for a thread that is gone", async () => {
  const store = storeOf(refusedCalls(1));
  vi.mocked(builtFile.netmonPackage).mockReturnValueOnce({ root: "/", version: "0.0.1", built: true });
  await expect(sessionSummary({ ...REQUEST, store })).rejects.toThrow("in place of 0.0.1 meanwhile");
  vi.mocked(worker.startWorker).mockImplementationOnce(() => new Worker("", { eval: true }));
  await expect(sessionSummary({ ...REQUEST, store })).rejects.toThrow("without an answer");
}, 60_000);
