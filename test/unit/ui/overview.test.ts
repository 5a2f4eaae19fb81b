/** The overview and the comparison: what they say of the same events, and that their numbers are those of the filters. */
import { expect, it, onTestFinished } from "vitest";
import { atOnce } from "../../../src/async/steps.ts";
import type { NetmonEvent } from "../../../src/event/event.ts";
import { EventPages } from "../../../src/store/pages.ts";
import { Activity } from "../../../src/ui/activity.ts";
import { compared } from "../../../src/ui/comparison.ts";
import { parseFilter } from "../../../src/ui/filter.ts";
import { overviewOf } from "../../../src/ui/overview.ts";
import { at, call, called, connection, detection } from "../analysis/report/sample.ts";
import { storeOf } from "../store/sample.ts";

function opened(events: readonly NetmonEvent[]): EventPages {
  const pages = new EventPages(storeOf(events));
  onTestFinished(() => pages.close());
  return pages;
}

function activity(pages: EventPages, line = ""): Activity {
  const counted = new Activity(pages, parseFilter(line));
  atOnce(counted.advance());
  return counted;
}

const undeclared = {
  server_id: null,
  server_type: null,
  reason: "undeclared",
  rule: null,
  host: null,
} as const;

const DAY: readonly NetmonEvent[] = [
  call(0),
  call(1000, { tool_name: "delete_all", action: "block", reason: "tool_not_allowed" }),
  called(1010, { tool_name: "delete_all", action: "block", outcome: "refused" }),
  connection(2000, {
    ...undeclared,
    remote_addr: "198.51.100.7:443",
    name: "files.example",
    action: "block",
    count: 3,
  }),
  connection(3000, { ...undeclared, remote_addr: "198.51.100.8:443", mode: "observe", would_block: true }),
  connection(4000, { ...undeclared, remote_addr: "198.51.100.9:443" }),
  detection(5000, "high"),
  connection(6000, { session_id: "other", action: "block", reason: "server_denied" }),
];

it("says what was refused, when, of what, and how severe the findings are", () => {
  const { moments, widthMs, tools, destinations, findings, sessions, uncounted, ...total } = overviewOf(
    activity(opened(DAY)),
  );
  expect(total).toEqual({ events: 8, refused: 4, would: 1, undeclared: 3 });
  expect([widthMs, uncounted, moments.map(({ refused, warned }) => [refused, warned])]).toEqual([
    ...[1000, 0],
    [0, 2, 1, 0, 0, 0, 1].map((refused, second) => [refused, second === 3 || second === 4 ? 1 : 0]),
  ]);
  expect(tools).toEqual([
    { server: "weather", name: "delete_all", term: "delete_all", count: 1, refused: 1, undeclared: 0 },
  ]);
  expect(
    destinations.map(({ name, term, refused, undeclared: bare }) => [name, term, refused, bare]),
  ).toEqual([
    ["files.example:443", "files.example", 3, 3],
    ["198.51.100.8:443", "198.51.100.8:443", 1, 1],
    ["weather.example:443", "weather.example", 1, 0],
    ["198.51.100.9:443", "198.51.100.9:443", 0, 1],
  ]);
  expect(findings).toEqual([{ level: "high", type: "mcp_detection", count: 1 }]);
  expect(sessions).toEqual([
    { session: "demo", refused: 5, undeclared: 5, worst: "high" },
    { session: "other", refused: 1, undeclared: 0, worst: null },
  ]);
});

it.each([
  ["action:block", "refused", 4],
  ["is:undeclared", "undeclared", 3],
] as const)("counts as many as %s lists", (line, name, count) => {
  const pages = opened(DAY);
  expect(overviewOf(activity(pages))[name]).toBe(count);
  expect(pages.page(parseFilter(line), {}, 100)).toHaveLength(count);
});

it("finds as many by a destination, a process or a severity as there are, and none by a part of it", () => {
  const pages = opened([...DAY, connection(7000, { pid: 47, comm: "curl" })]);
  const count = (line: string): number => pages.page(parseFilter(line), {}, 100).length;
  expect(count("is:refused")).toBe(5);
  expect(count("to:files.example")).toBe(1);
  expect(count("to:files.exampl")).toBe(0);
  expect(count("to:198.51.100.8:443")).toBe(1);
  expect([count("process:47"), count("process:4711"), count("process:471")]).toEqual([1, 4, 0]);
  expect([count("process:curl"), count("process:cur")]).toEqual([1, 0]);
  expect([count("severity:high"), count("severity:low")]).toEqual([1, 0]);
});

it("begins and ends where the filter does, with nothing of another session", () => {
  const pages = opened(DAY);
  expect(overviewOf(activity(pages, "session:other"))).toMatchObject({ events: 1, refused: 1 });
  expect(overviewOf(activity(pages, `since:${at(2000)} until:${at(4000)}`))).toMatchObject({
    events: 2,
    refused: 1,
  });
  expect(overviewOf(activity(pages, "session:none"))).toMatchObject({ events: 0, moments: [] });
});

it("compares two sessions: tools, destinations and definitions that are new, gone or changed", () => {
  const seen = (session_id: string, tool_name: string, tool_hash: string): NetmonEvent =>
    ({
      ...{ type: "mcp_tool_seen", timestamp: at(0), session_id, server_id: "weather", server_type: "http" },
      ...{
        server_addr: "weather.example:443",
        tool_name,
        tool_hash,
        description: "",
        status: "new",
        pinned: null,
      },
      ...{ detections: [], max_severity: null },
    }) as NetmonEvent;
  const [old, recent] = [{ session_id: "old" }, { session_id: "recent" }];
  const hash = (digit: string): string => `sha256:${digit.repeat(64)}`;
  const pages = opened([
    seen("old", "get_weather", hash("a")),
    seen("old", "gone", hash("b")),
    seen("recent", "get_weather", hash("c")),
    call(1, old),
    call(2, { ...old, tool_name: "gone" }),
    call(3, { ...recent, action: "block", reason: "version_changed" }),
    connection(4, old),
    connection(5, recent),
    connection(6, { ...recent, ...undeclared, remote_addr: "198.51.100.7:443" }),
  ]);
  const { rows, counts, more } = compared(activity(pages, "session:recent"), activity(pages, "session:old"));
  expect([counts, more]).toEqual([{ new: 1, changed: 2, gone: 2, same: 1 }, 0]);
  expect(rows.map(({ kind, name, change, before, now }) => [kind, name, change, before, now])).toEqual([
    ["destination", "198.51.100.7:443", "new", "", "1, undeclared"],
    ["tool", "weather:get_weather", "changed", "1", "1, 1 refused"],
    ["definition", "weather:get_weather", "changed", hash("a").slice(0, 23), hash("c").slice(0, 23)],
    ["tool", "weather:gone", "gone", "1", ""],
    ["definition", "weather:gone", "gone", hash("b").slice(0, 23), ""],
    ["destination", "weather.example:443", "same", "1", "1"],
  ]);
});
