// group: machine
import { describe, expect, it } from "vitest";
import type { SessionSnapshot } from "../../../src/analysis/session-snapshots.ts";
import { screen, tableText } from "../../../src/cli/output/status-screen.ts";
import { called } from "../analysis/report/sample.ts";

const NOW = new Date("2026-11-22T00:00:00Z");

function session(id: string, fields: Partial<SessionSnapshot> = {}): SessionSnapshot {
  return {
    session_id: id,
    status: "watched",
    problem: null,
    mode: "enforce",
    fail_closed: true,
    verified: "2026-11-22T00:00:00Z",
    claim: "enforcing",
    age_seconds: 61,
    servers: ["weather"],
    connections: { allow: 3, block: 2, would_block: 1, undeclared: 4 },
    events: { calls_asked: 5, calls_made: 4, detections: 0, blocked: 1, lost: 0 },
    last: [],
    ...fields,
  };
}

const SIZE = { columns: 100, rows: 24 };

describe("the screen of netmon status --live", () => {
  it("counts what passed, what was refused and what enforce would refuse", () => {
    expect(
      tableText([session("one")], undefined)
        .split("\n")[1]
        ?.split(/ {2,}/),
    ).toEqual(["one", "fail closed", "verified", "1 min", "1", "5", "10", "3 (1 would be)", "0"]);
  });

  it("says that something is not known, never 0", () => {
    const unknown = session("one", { mode: null, connections: null, events: null, age_seconds: null });
    expect(tableText([unknown], undefined).split("\n")[1]?.split(/ {2,}/).slice(3)).toEqual(
      Array(6).fill("-"),
    );
  });

  it("obeys nothing that stands in events", () => {
    const hostile = called(0, { tool_name: "\x1b]0;mine\x07\u202eevil", server_id: "a\x1b[2Jb" });
    const bad = session("one", { last: [hostile], problem: "gone\x1b[31m", servers: ["x\x9bm"] });
    const text = screen([bad], 0, SIZE, NOW)
      .map((line) => line.text)
      .join("\n");
    expect(text).toContain("\\x1b]0;mine");
    // biome-ignore lint/suspicious/noControlCharactersInRegex: what must not be there
    expect(text).not.toMatch(/[\x00-\x09\x0b-\x1f\x7f-\x9f\u202e]/);
  });

  it.each([
    [20, 3],
    [40, 8],
    [80, 24],
    [300, 80],
  ])("fits %i columns and %i rows", (columns, rows) => {
    const many = Array.from({ length: 60 }, (_, i) =>
      session(`session-with-a-long-name-${i}`, { last: Array.from({ length: 50 }, (_, n) => called(n)) }),
    );
    const lines = screen(many, 40, { columns, rows }, NOW);
    expect(lines.length).toBeLessThanOrEqual(rows);
    expect(Math.max(...lines.map(({ text }) => text.length))).toBeLessThanOrEqual(columns);
    if (rows > 4) expect(lines.filter(({ chosen }) => chosen)).toHaveLength(1);
  });

  it("marks the chosen one among more than fit, and the ones with a problem", () => {
    const many = Array.from({ length: 60 }, (_, i) => session(`s${String(i).padStart(2, "0")}`));
    many[59] = session("s59", { problem: "links were lost" });
    const lines = screen(many, 59, SIZE, NOW);
    expect(lines.find(({ chosen }) => chosen)).toMatchObject({
      text: expect.stringMatching(/^> s59/),
      style: "red",
    });
    expect(lines.map(({ text }) => text)).toContain("problem      links were lost");
  });
});
