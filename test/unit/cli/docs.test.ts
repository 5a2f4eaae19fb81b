/** The documentation is found by its words, in the terminal. */
import { expect, it } from "vitest";
import { ExitCode } from "../../../src/cli/exit-codes.ts";
import { runCli } from "./run-cli.ts";

it("lists the pages with their titles", async () => {
  const { code, stdout } = await runCli(["docs"]);
  expect(code).toBe(0);
  expect(stdout).toMatch(/^ {2}exit-codes {2,}\S/m);
  expect(stdout).toMatch(/^ {2}quickstart\/claude-code {2,}\S/m);
});

it("shows a page by its name, without links and pictures", async () => {
  const { stdout } = await runCli(["docs", "ui"]);
  expect(stdout).toMatch(/^# The page\n/);
  expect(stdout).toContain("## The views");
  expect(stdout).not.toMatch(/\]\(|!\[/);
});

it("shows the section that says most about a word, in any case, and names others", async () => {
  const { stdout } = await runCli(["docs", "Webhook"]);
  const [first, , heading] = stdout.split("\n");
  expect(first).toMatch(/^(?:servers|audit|events)$/);
  expect(heading).toMatch(/^#+ .*webhook/i);
  expect(stdout).toMatch(/\nAlso in:\n {2}\S/);
});

it("finds sections that have all of several words", async () => {
  const { stdout } = await runCli(["docs", "denied_tools_regex", "gateway"]);
  const text = stdout.split("\nAlso in:\n")[0] ?? "";
  expect(text).toContain("denied_tools_regex");
  expect(text.toLowerCase()).toContain("gateway");
});

it("says where to look when nothing is found", async () => {
  const { code, stdout, stderr } = await runCli(["docs", "xyzzy"]);
  expect([code, stdout]).toEqual([ExitCode.usage, ""]);
  expect(stderr).toContain('no section of the documentation has "xyzzy": netmon docs lists the pages');
});
