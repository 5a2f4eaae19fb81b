/** Lines of the log: for people at a terminal, for programs elsewhere, and as requested. */
import { PassThrough } from "node:stream";
import { expect, it } from "vitest";
import { type LogFormat, openLog } from "../../../src/cli/output/log-format.ts";

function written(isTTY: boolean, format: LogFormat | undefined, env = {}): string[] {
  const stderr = Object.assign(new PassThrough(), { isTTY });
  const log = openLog("info", format, { stderr, env }, { session_id: "s1" });
  log.debug("hidden");
  log.info("started");
  log.warn("a server\u001b[2J said\nmore");
  return (stderr.read()?.toString() ?? "").split("\n").slice(0, -1);
}

it.each([
  ["at a terminal", true, undefined],
  ["where it is asked for", false, "text"],
] as const)("are for people %s, with nothing a terminal would obey", (_where, isTTY, format) => {
  expect(written(isTTY, format, { NO_COLOR: "1" })).toEqual([
    expect.stringMatching(/^netmon: \d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z started$/),
    expect.stringMatching(/^netmon: \S+Z warning: a server\\x1b\[2J said$/),
    "more",
  ]);
});

it("have colours at a terminal that has them", () => {
  expect(written(true, undefined)[1]).toContain("\u001b[33mnetmon: ");
});

it("are JSON elsewhere and where it is asked for, of the levels that are", () => {
  for (const isTTY of [true, false])
    expect(written(isTTY, isTTY ? "json" : undefined).map((line) => JSON.parse(line) as unknown)).toEqual([
      { level: 30, time: expect.stringMatching(/^\d{4}-\d\d-\d\dT\S+Z$/), session_id: "s1", msg: "started" },
      { level: 40, time: expect.any(String), session_id: "s1", msg: "a server\u001b[2J said\nmore" },
    ]);
});
