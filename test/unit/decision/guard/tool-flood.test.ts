/** A server that lists hundreds of tools, different ones each time: what is kept of it is bounded, and netmon says so. */
import { expect, it, onTestFinished, vi } from "vitest";
import { PinBook } from "../../../../src/decision/pins/pin-book.ts";
import { Db } from "../../../../src/store/sqlite.ts";
import { openToolReader } from "../../../../src/store/tools.ts";
import { type Place, POISON, place, run, STDIO, tool } from "./session.ts";

const MANY = 500;
/** The limit in trust.ts for one server. */
const MAX_PINS = 20_000;

/** Pins of as many tools that the server listed in earlier sessions. */
function fill(at: Place, count: number): void {
  expect(at.pins()).toEqual([]);
  const db = new Db(at.storeFile);
  db.exec(`INSERT INTO mcp_pins (server_id, tool_name, hash, definition, pinned_at, origin)
    WITH RECURSIVE tool(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM tool WHERE n < ${count})
    SELECT '${STDIO.id}', 'old_' || n, 'sha256:' || n, '{"description":"does old_' || n || '"}', '2026-11-01T00:00:00.000Z', 'first_seen' FROM tool`);
  db.close();
}

/** No two alike: a tool that is only called otherwise is one that was renamed. */
const listing = (round: number, count: number): object[] =>
  Array.from({ length: count }, (_, index) => tool(`r${round}_${index}`));

it("fills the store with no more than its last list and the pins of one server", async () => {
  const at = place();
  fill(at, MAX_PINS - 2 * MANY);
  const { list, shown, of, call, session } = run(at, { mode: "enforce" });
  list(listing(0, MANY));
  list(listing(1, MANY));
  const beyond = listing(2, 100);
  list(beyond);
  // trust at first sight has ended: nothing of the last list is pinned, so nothing of it is offered
  expect(shown(beyond)).toEqual([]);
  expect(session.counters).toMatchObject({ lists: 3, hidden: 100 });
  expect(call("r2_0")).toMatchObject({ reason: "version_changed" });
  expect(session.counters).toMatchObject({ blocked: 1 });
  // one that was pinned before still is
  list([tool("r0_7")]);
  expect(shown([tool("r0_7")])).toEqual(["r0_7"]);
  expect(of("mcp_tool_seen").length).toBeLessThanOrEqual(2 * MANY + 101);
  await session.stop("done");
  expect(at.pins().length).toBe(MAX_PINS);
  const reader = openToolReader(at.storeFile);
  try {
    expect(reader.tools().map(({ toolName }) => toolName)).toEqual(["", "r0_7"]);
  } finally {
    reader.close();
  }
}, 120_000);

/** Turns of the event loop that others had until it resolved. */
async function turnsOf(work: Promise<void> | null): Promise<number> {
  if (work === null) throw new Error("it was done at once");
  let turns = 0;
  let working = true;
  const turn = (): void => {
    turns++;
    if (working) setImmediate(turn);
  };
  setImmediate(turn);
  await work;
  working = false;
  return turns;
}

it("is looked at between other work, and nothing of it is shown that was not", async () => {
  const { guard, list, of } = run(place(), { mode: "enforce" });
  const tools = [...listing(0, 150), tool("poisoned", { description: POISON })];
  expect(await turnsOf(guard.scanAhead({ tools, instructions: null }))).toBeGreaterThan(1);
  expect(of("mcp_tool_seen")).toEqual([]);
  list(tools);
  await guard.scanEntries("tool", tools);
  expect(tools.filter((one) => guard.shows("tool", one))).toHaveLength(150);
  expect(new Set(of("mcp_detection").map(({ tool_name }) => tool_name))).toEqual(new Set(["poisoned"]));
  expect(guard.scanAhead({ tools: tools.slice(0, 5), instructions: null })).toBeNull();
});

it("is taken in at once where it was in no whole list: what is known is not gone through for each tool", async () => {
  const reads = vi.spyOn(PinBook.prototype, "reload");
  onTestFinished(() => reads.mockRestore());
  const work = async (count: number) => {
    const { guard, list, of } = run(place(), { mode: "enforce" });
    list([]);
    reads.mockClear();
    const tools = listing(0, count);
    const turns = await turnsOf(guard.scanEntries("tool", tools));
    const read = reads.mock.calls.length;
    expect(tools.filter((one) => guard.shows("tool", one))).toHaveLength(count);
    expect(reads.mock.calls.length).toBeLessThan(read + 20);
    expect(of("mcp_tool_seen")).toHaveLength(count);
    return { turns, read };
  };
  const [some, many] = [await work(100), await work(1000)];
  // its own writes are changes of the store, which are read from time to time
  expect(many.read).toBeLessThan(20);
  expect(many.turns).toBeGreaterThan(some.turns);
});

it("shows nothing that was not taken in", () => {
  const { guard } = run(place(), { mode: "enforce" });
  expect(guard.shows("tool", tool("a"))).toBe(false);
});

it("has prompts and resources looked at between other work, too", async () => {
  const { guard } = run(place(), { mode: "enforce" });
  const prompts = [...listing(0, 500), tool("poisoned", { description: POISON })];
  expect(await turnsOf(guard.scanEntries("prompt", prompts))).toBeGreaterThan(1);
  expect(prompts.filter((one) => guard.shows("prompt", one))).toHaveLength(500);
  expect(run(place(), { mode: "observe" }).guard.scanEntries("prompt", prompts)).toBeNull();
});
