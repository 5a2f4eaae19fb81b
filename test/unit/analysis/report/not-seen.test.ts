/** What netmon did not see is told once: the report's text, its JSON and the page have the same sentences. */
import { describe, expect, it } from "vitest";
import {
  DEFAULT_WINDOW_MS,
  type SessionReport,
  sessionReport,
} from "../../../../src/analysis/report/report.ts";
import { reportText } from "../../../../src/cli/output/report-text.ts";
import type { NetmonEvent } from "../../../../src/event/event.ts";
import type { GapsAnswer } from "../../../../src/page/api.ts";
import { EventReader } from "../../../../src/store/reader.ts";
import { Api } from "../../../../src/ui/api.ts";
import { storeOf } from "../../store/sample.ts";
import {
  call,
  called,
  connection,
  proxyStarted,
  proxyStopped,
  shimStarted,
  shimStopped,
  watchStarted,
  watchStopped,
} from "./sample.ts";

interface Surfaces {
  report: SessionReport;
  text: string;
  first: string;
}

/** Fails unless all surfaces say the same. */
async function surfaces(events: NetmonEvent[]): Promise<Surfaces> {
  const file = storeOf(events);
  const reader = new EventReader(file);
  const running = { kernel: false, proxy: false };
  const report = sessionReport(reader, "demo", { windowMs: DEFAULT_WINDOW_MS, running });
  reader.close();
  const text = reportText(report, { colour: false, paint: (_, one) => one });
  const { holes, losses } = report.not_seen;
  const flat = (lines: string): string => lines.replace(/\s+/g, " ");
  const section = flat(text.slice(text.indexOf("\nNot seen")));
  for (const line of [...holes, ...losses]) expect(section).toContain(flat(line));
  expect(section.includes("no gaps known")).toBe(holes.length + losses.length === 0);
  const api = new Api({ store: file } as never);
  try {
    const page = await api.get("gaps", new URLSearchParams({ session: "demo" }), "read");
    expect((page as GapsAnswer).lines).toEqual([...holes, ...losses]);
  } finally {
    api.close();
  }
  return { report, text, first: flat(text.split(/^session /m)[0] ?? "").trim() };
}

const FAILED = {
  ...{ type: "llm_request_failed", provider: "anthropic", upstream: "https://api.example", status: 529 },
  ...{ error: null, request_id: "r" },
};
const failed = (ms: number): NetmonEvent =>
  ({ ...FAILED, timestamp: proxyStarted(ms).timestamp, session_id: "demo" }) as unknown as NetmonEvent;

const WATCHED = [watchStarted(0), proxyStarted(1), shimStarted(2)];
const ENDED = [shimStopped(900, 2), proxyStopped(901, { requests: 1 }), watchStopped(902)];

describe("what was not seen", () => {
  it("is nothing where every layer was used, on every surface", async () => {
    const { report, first } = await surfaces([...WATCHED, call(10), connection(20), called(30), ...ENDED]);
    expect([report.not_seen, report.headline, first]).toEqual([{ holes: [], losses: [] }, null, ""]);
  });

  it.each<[string, NetmonEvent[], string[]]>([
    [
      "a watch alone",
      [watchStarted(0), watchStopped(9)],
      ["the LLM proxy did not run", "no shim or gateway ran"],
    ],
    [
      "a gateway alone",
      [shimStarted(0), called(5), shimStopped(9, 0)],
      ["the LLM proxy did not run", "the kernel layer did not run: connections are unknown"],
    ],
    [
      "a model that was never asked",
      [...WATCHED, called(30), shimStopped(900, 2), proxyStopped(901), watchStopped(902)],
      ["no model request went through the LLM proxy"],
    ],
    [
      "requests that all failed",
      [
        ...WATCHED,
        failed(5),
        failed(6),
        called(30),
        shimStopped(900, 2),
        proxyStopped(901, { requests: 2 }),
        watchStopped(902),
      ],
      ["all 2 model requests failed: no answer of a model was judged"],
    ],
    [
      "an agent that netmon does not know, whose servers went round it",
      [watchStarted(0), proxyStarted(1), proxyStopped(901), watchStopped(902)],
      ["no model request went through the LLM proxy", "no shim or gateway ran"],
    ],
    [
      "undeclared connections that passed",
      [
        ...WATCHED,
        call(10),
        connection(20, {
          server_id: null,
          server_type: null,
          host: null,
          rule: null,
          reason: "undeclared",
          count: 4,
        }),
        called(30),
        ...ENDED,
      ],
      ["undeclared connections passed (4)"],
    ],
  ])("is told of %s, first of all where something was enforced", async (_, events, expected) => {
    const { report, first } = await surfaces(events);
    expect(report.not_seen.holes).toHaveLength(expected.length);
    for (const text of expected) {
      expect(report.not_seen.holes.join("\n")).toContain(text);
      expect(first).toContain(text);
    }
    const observed = events.map((event) =>
      "mode" in event ? { ...event, mode: "observe" } : event,
    ) as NetmonEvent[];
    expect((await surfaces(observed)).first).toBe("");
  });
});
