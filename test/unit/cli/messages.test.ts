/** netmon's messages on standard error have one form, and one writer. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { complain, messageLine, say, warn } from "../../../src/cli/output/messages.ts";
import { painter } from "../../../src/cli/output/terminal.ts";
import { runCli } from "./run-cli.ts";

it("begins with netmon and the level, and is safe for a terminal", () => {
  let written = "";
  const stderr = { write: (text: string) => (written += text) } as never;
  const io = { stderr, env: {} };
  say(io, "started");
  warn(io, "https://u:secret@example.com/?key=secret is slow");
  complain(io, "two\nlines\x1b[2J");
  expect(written.split("\n").slice(0, -1)).toEqual([
    "netmon: started",
    expect.stringMatching(/^netmon: warning: https:\/\/(?!.*secret)/),
    "netmon: error: two",
    "lines\\x1b[2J",
  ]);
});

it("has the time of what is logged after the name", () => {
  const at = "2026-11-21T09:05:07.123Z";
  expect(messageLine("debug", "x", painter({}, {}), at)).toBe(`netmon: ${at} debug: x\n`);
});

it.each([
  [["stauts"]],
  [["status", "--jsn"]],
  [["config", "check", "/no/such.yaml"]],
  [["--state-dir", "/no/such/directory", "report", "--session", "x"]],
  [["env", "--session", "x", "--state-dir", "/no/such/directory"]],
])("is the form of the errors of %j", async (args) => {
  const { stdout, stderr } = await runCli(args);
  expect([stdout, stderr]).toEqual(["", expect.stringMatching(/^netmon: error: \S/)]);
});

/** Texts for people that are not messages: help, the report at the end of a run, and questions. */
const OTHERS = [
  ...["main.ts", "commands/run-one.ts", "commands/shim.ts"],
  ...["output/policy-question.ts", "output/questions.ts"],
];
const WRITERS = ["output/messages.ts", "output/log-format.ts", "output/run-log.ts"];

it("is written by one module alone", () => {
  const root = "src/cli";
  const writing = readdirSync(root, { recursive: true, encoding: "utf8" })
    .filter((file) => file.endsWith(".ts"))
    .filter((file) => /stderr\.write\(/.test(readFileSync(join(root, file), "utf8")));
  expect(writing.sort()).toEqual([...OTHERS, ...WRITERS].sort());
});
