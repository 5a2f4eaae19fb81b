/** The manual as made for the package, checked by mandoc. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";

const directory = mkdtempSync(join(tmpdir(), "netmon-man-"));
afterAll(() => rmSync(directory, { recursive: true }));
const pages = (): string[] => readdirSync(directory).map((name) => join(directory, name));

beforeAll(() => {
  execFileSync(process.execPath, ["--import", "tsx", "deploy/package/man-pages.ts", directory]);
}, 120_000);

it("has a page for each command, in which mandoc finds nothing", () => {
  expect(readdirSync(directory)).toEqual(
    expect.arrayContaining(["netmon.1", "netmon-run.1", "netmon-registry-approve.1"]),
  );
  // it writes what it finds to stdout, and ends with an error for it
  expect(execFileSync("mandoc", ["-T", "lint", "-W", "style", ...pages()], { encoding: "utf8" })).toBe("");
});

it("says what the help says", () => {
  const shown = execFileSync("mandoc", ["-T", "utf8", join(directory, "netmon-events.1")], {
    encoding: "utf8",
  });
  // what is bold is written over: the character, a backspace, the character
  const text = shown.split("\b").reduce((before, after) => before.slice(0, -1) + after);
  expect(text).toMatch(/^NETMON-EVENTS\(1\)/);
  expect(text).toMatch(/netmon-events - /);
  expect(text).toMatch(/netmon events \[options\] \[session\]/);
  expect(text).toMatch(/--action <action>\n +show only these \(choices: "allow", "block"\)/);
  expect(text).toContain("sudo netmon events --calls --action block --json | jq .tool_name");
});

it("leads from each page to those below it, which exist", () => {
  for (const page of pages())
    for (const [, name] of readFileSync(page, "utf8").matchAll(/^\.BR (\S+) \(1\)$/gm))
      expect(readdirSync(directory)).toContain(`${name?.replaceAll("\\-", "-")}.1`);
});
