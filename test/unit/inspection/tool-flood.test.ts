/** A server that lists hundreds of tools, and others each time: what is kept of it has a bound, and says so. */
import Database from "libsql";
import { expect, it } from "vitest";
import { openToolReader } from "../../../src/store/tools.ts";
import { type Place, POISON, place, run, STDIO, tool } from "./session.ts";

const MANY = 500;
/** Of trust.ts, for one server. */
const MAX_PINS = 20_000;

/** Pins of as many tools that the server listed in earlier sessions. */
function fill(at: Place, count: number): void {
  expect(at.pins()).toEqual([]);
  const db = new Database(at.storeFile);
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

it("is looked at between other work, and nothing of it is shown that was not", async () => {
  const { guard, list, shown, of } = run(place(), { mode: "enforce" });
  const tools = [...listing(0, 150), tool("poisoned", { description: POISON })];
  let turns = 0;
  let looking = true;
  const turn = (): void => {
    turns++;
    if (looking) setImmediate(turn);
  };
  setImmediate(turn);
  await guard.lookAhead({ tools, instructions: null });
  looking = false;
  expect(turns).toBeGreaterThan(3);
  expect(of("mcp_tool_seen")).toEqual([]);
  list(tools);
  expect(shown(tools)).toHaveLength(150);
  expect(new Set(of("mcp_detection").map(({ tool_name }) => tool_name))).toEqual(new Set(["poisoned"]));
  expect(guard.lookAhead({ tools: tools.slice(0, 5), instructions: null })).toBeNull();
});
