/** Lists of events for display: unchanged tools of a server are one line, and nothing else is. */
import { expect, it } from "vitest";
import { eventLines } from "../../../src/cli/output/event-lines.ts";
import { painter } from "../../../src/cli/output/terminal.ts";
import { detection, seen } from "../analysis/report/sample.ts";

const paint = painter({ isTTY: false }, {});
const listed = (events: Parameters<ReturnType<typeof eventLines>>[0], folds = true): string[] =>
  eventLines({ ofSeveral: false, folds }, paint)(events);
const unchanged = (ms: number, fields: Parameters<typeof seen>[1] = {}) =>
  seen(ms, { status: "unchanged", pinned: true, detections: [], tool_name: `t${ms}`, ...fields });

it("folds a run of them, with the newest's time", () => {
  const [day, line, ...others] = listed([unchanged(1), unchanged(2), unchanged(3)]);
  expect([day, others]).toEqual(["2026-11-21 (UTC)", []]);
  expect(line).toBe("12:00:00.003  3 tools of weather unchanged, as pinned");
});

it("leaves what is new, changed, poisoned, not as pinned, or of another server or session", () => {
  const { detection: found } = detection(1, "high");
  const events = [
    unchanged(1),
    unchanged(2, { server_id: "files" }),
    unchanged(3, { server_id: "files", session_id: "other" }),
    unchanged(4, { status: "new" }),
    unchanged(5, { status: "changed" }),
    unchanged(6, { pinned: false }),
    unchanged(7, { detections: [found], max_severity: "high" }),
    unchanged(8),
    unchanged(9, { pinned: null }),
  ];
  expect(listed(events)).toHaveLength(events.length + 1);
});

it("folds nothing when asked for each", () => {
  expect(listed([unchanged(1), unchanged(2)], false)).toHaveLength(3);
});
