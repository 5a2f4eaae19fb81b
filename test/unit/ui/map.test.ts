/** The map: what is counted and drawn, its bounds, and that each arrival is counted once. */
import { expect, it, onTestFinished, vi } from "vitest";
import { atOnce } from "../../../src/async/steps.ts";
import type { NetmonEvent } from "../../../src/event/event.ts";
import { EventPages } from "../../../src/store/pages.ts";
import type { EventQuery } from "../../../src/store/records.ts";
import { Activity } from "../../../src/ui/activity.ts";
import { MAX_NODES, mapOf } from "../../../src/ui/map.ts";
import { call, called, connection, NOON } from "../analysis/report/sample.ts";
import { storeOf } from "../store/sample.ts";

function counting(path: string, query: EventQuery = {}): Activity {
  const pages = new EventPages(path);
  onTestFinished(() => pages.close());
  const count = new Activity(pages, query);
  atOnce(count.advance());
  return count;
}

const edges = (count: Activity): string[] =>
  mapOf(count)
    .edges.map(
      ({ from, to, count: n, blocked, undeclared }) =>
        `${from}>${to} ${n}/${blocked}${undeclared ? "?" : ""}`,
    )
    .sort();

it("counts a call once that two layers saw, and folded connections as many", () => {
  const shared = { tool_call_id: "t" };
  const path = storeOf([
    call(0, shared),
    called(1, shared),
    connection(2, { count: 4, remote_addr: "203.0.113.1:443", host: "a.example" }),
    connection(3, {
      ...{ server_id: null, reason: "undeclared", mode: "observe", would_block: true, host: null },
    }),
  ]);
  expect(edges(counting(path))).toEqual([
    "server:(no server)>address:203.0.113.5:443 1/1?".replace("203.0.113.5:443", connection(0).remote_addr),
    "server:weather>address:a.example 203.0.113.1:443 4/0",
    "session:demo>server:(no server) 1/1?",
    "session:demo>tool:get_weather 1/0",
    "tool:get_weather>server:weather 1/0",
  ]);
});

it("takes no argument of a call for a verdict", () => {
  const path = storeOf([called(0, { input: { would_block: true } })]);
  expect(edges(counting(path))).toContain("session:demo>tool:get_weather 1/0");
});

it("counts what has come, and nothing twice", () => {
  const path = storeOf([connection(0), connection(1)]);
  const count = counting(path);
  storeOf([connection(2, { action: "block" })], path);
  for (let n = 0; n < 3; n++) atOnce(count.advance());
  expect(mapOf(count).edges.map(({ count: n, blocked }) => [n, blocked])).toContainEqual([3, 1]);
});

it("has the newest at first, says how many are missing, and looks at each event once", () => {
  const path = storeOf([
    connection(0),
    ...Array.from({ length: 30_000 }, (_, n) => called(n, {})),
    connection(9),
  ]);
  const pages = new EventPages(path);
  onTestFinished(() => pages.close());
  const asked = vi.spyOn(pages, "select");
  const count = new Activity(pages, {});
  const connections = () => mapOf(count).edges.find(({ to }) => to.startsWith("address:"))?.count;
  const steps = count.advance();
  steps.next();
  expect([mapOf(count).uncounted, connections()]).toEqual([25_002, 1]);
  atOnce(steps);
  expect([mapOf(count).uncounted, connections()]).toEqual([0, 2]);
  expect(mapOf(count).edges.find(({ to }) => to === "tool:get_weather")?.count).toBe(30_000);
  // the rows that may match, and the seven ranges
  expect(asked).toHaveBeenCalledTimes(8);
});

it("begins where the filter does", () => {
  const path = storeOf([connection(0), connection(5000), connection(9000, { session_id: "other" })]);
  const seen = (query: EventQuery) =>
    mapOf(counting(path, query)).nodes.map(({ id, count }) => `${id} ${count}`);
  expect(seen({ since: NOON + 4000 })).toEqual(expect.arrayContaining(["session:demo 1", "session:other 1"]));
  expect(seen({ sessionId: "other" })).not.toContain("session:demo 2");
  expect(seen({ since: NOON + 60_000 })).toEqual([]);
});

it("shows at most so many nodes, refused ones first, and says how many more there are", () => {
  const events: NetmonEvent[] = Array.from({ length: 900 }, (_, n) => called(n, { tool_name: `tool_${n}` }));
  const path = storeOf([
    ...events,
    called(1000, { tool_name: "zz_denied", action: "block", outcome: "refused" }),
  ]);
  const { nodes, edges: drawn, more } = mapOf(counting(path));
  expect(nodes).toHaveLength(MAX_NODES);
  expect(more).toEqual({ tool: 901 + 2 - MAX_NODES });
  expect(nodes.map(({ label }) => label)).toContain("zz_denied");
  const shown = new Set(nodes.map(({ id }) => id));
  expect(drawn.every(({ from, to }) => shown.has(from) && shown.has(to))).toBe(true);
});
