/** Pins of programs where the store cannot be written (a full disk, a file system that is read-only) or read. */
import { expect, it } from "vitest";
import { parseConfig } from "../../../../src/config/parse.ts";
import { PinBook } from "../../../../src/decision/pins/pin-book.ts";
import { ProgramTrust } from "../../../../src/decision/pins/program-trust.ts";
import { StoreWrites } from "../../../../src/decision/servers/store-writes.ts";
import type { ReadMark } from "../../../../src/store/records.ts";
import { memoryToolStore } from "../../../../src/store/tools.ts";

const program = (sha256: string) => ({
  name: "script /s.js",
  definition: { kind: "script", path: "/s.js", sha256 },
  published: null,
});

function trust(mode: "observe" | "enforce") {
  const { mcp } = parseConfig("x", JSON.stringify({ sandbox: { mcp: { mode } } })).sandbox;
  const memory = memoryToolStore();
  const now = { full: false, unreadable: false };
  const unless = (broken: boolean, text: string): void => {
    if (broken) throw new Error(text);
  };
  const store = {
    ...memory,
    atOnce: (work: () => void) => {
      unless(now.full, "database or disk is full");
      return memory.atOnce(work);
    },
    putTool: (tool: Parameters<typeof memory.putTool>[0]) => memory.putTool(tool),
    putPin: (pin: Parameters<typeof memory.putPin>[0]) => memory.putPin(pin),
    readTools: (since: ReadMark | null) => memory.readTools(since),
    readPins: (since: ReadMark | null) => {
      unless(now.unreadable, "disk I/O error");
      return memory.readPins(since);
    },
  } as typeof memory;
  const failures: string[] = [];
  const starts = () => {
    const writes = new StoreWrites(store, (error) => failures.push(error.message));
    const pins = new PinBook(store, () => {});
    const programs = new ProgramTrust({ pins, store, writes, now: () => new Date() });
    const judge = (sha256: string) => {
      programs.pinOf("weather");
      return programs.judge("weather", program(sha256), mcp, "").objection;
    };
    return { judge, writes };
  };
  return { starts, now, failures, stored: () => memory.pins().length };
}

it.each(["observe", "enforce"] as const)(
  "a full disk: what was seen first stays pinned in this process, is written once there is room, and is said once: %s",
  async (mode) => {
    const { starts, now, failures, stored } = trust(mode);
    const { judge, writes } = starts();
    now.full = true;
    expect(judge("a")).toBe(null);
    await writes.settled(1000);
    expect(judge("b")).toBe("changed");
    expect(judge("a")).toBe(null);
    await writes.settled(1000);
    expect([stored(), failures]).toEqual([0, ["database or disk is full"]]);
    now.full = false;
    expect(judge("b")).toBe("changed"); // writes the pin again
    await writes.settled(1000);
    expect(stored()).toBe(1);
    expect(starts().judge("b")).toBe("changed");
  },
);

it("a full disk until this process ends: the next one trusts what it sees first", async () => {
  const { starts, now } = trust("enforce");
  const { judge, writes } = starts();
  now.full = true;
  expect(judge("a")).toBe(null);
  await writes.settled(1000);
  expect(starts().judge("b")).toBe(null);
});

it("pins that cannot be read: enforce trusts only what was read before, and observe goes on", () => {
  for (const [mode, unpinned] of [
    ["enforce", "pins_unreadable"],
    ["observe", null],
  ] as const) {
    const { starts, now } = trust(mode);
    now.unreadable = true;
    expect(starts().judge("a")).toBe(unpinned);
    now.unreadable = false;
    const { judge } = starts();
    expect(judge("a")).toBe(null);
    now.unreadable = true;
    expect([judge("a"), judge("b")]).toEqual([null, "changed"]);
  }
});
