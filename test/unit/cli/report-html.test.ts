/** netmon report --html: one file that runs nothing and asks for nothing, whatever models, agents and servers are called. */
import { mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { Html, html } from "../../../src/cli/output/html.ts";
import { stateDirs, storePath } from "../../../src/state/paths.ts";
import {
  call,
  called,
  connection,
  mcpRefusal,
  proxyStarted,
  refusal,
  shimStarted,
  watchStarted,
} from "../analysis/report/sample.ts";
import { storeOf } from "../store/sample.ts";
import { runCli } from "./run-cli.ts";

const EVIL = `"><script src=//evil.example/x.js></script><img src=x onerror=alert(1)>'&\u202e\x1b[2J</style></td>`;

const directory = mkdtempSync(join(tmpdir(), "netmon-report-html-"));
const state = join(directory, "state");
const file = join(directory, "report.html");
let text: string;
let result: Awaited<ReturnType<typeof runCli>>;

beforeAll(async () => {
  const blocked = { action: "block" as const, rule: EVIL };
  const events = [
    watchStarted(0),
    proxyStarted(1),
    shimStarted(2, EVIL),
    call(1000, { ...blocked, reason: "tool_denied", tool_name: EVIL, server_id: EVIL, text: EVIL }),
    called(1500, { ...blocked, reason: "tool_denied", tool_name: EVIL, server_id: EVIL }),
    connection(2000, { ...blocked, reason: "denied_destination", host: EVIL, comm: EVIL, server_id: EVIL }),
    connection(61_000, { reason: "undeclared", rule: null, server_id: null, host: EVIL, comm: EVIL }),
    refusal(3001, { text: EVIL }),
    mcpRefusal(4000, { server_id: EVIL, text: EVIL }),
  ];
  storeOf(events, storePath(stateDirs(state)));
  result = await runCli(["report", "demo", "--html", file, "--state-dir", state]);
  text = readFileSync(file, "utf8");
});
afterAll(() => rmSync(directory, { recursive: true }));

it("is written whole, for its owner alone, and stdout stays empty", () => {
  expect(result).toMatchObject({ code: 0, stdout: "" });
  expect(result.stderr).toContain(`${file} has the report of session demo`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  expect(text).toMatch(/^<!doctype html>\n<html lang="en">/);
  expect(text).toMatch(/<\/body><\/html>\n$/);
  expect(text).toContain("<h1>Session demo</h1>");
});

it("has no element but netmon's own, and nothing that runs or loads", () => {
  const tags = [...text.matchAll(/<[^>]*>/g)].map(([tag]) => tag);
  const names = new Set(tags.map((tag) => /^<\/?!?([a-z0-9]+)/.exec(tag)?.[1]));
  const known =
    "doctype html head meta title style body h1 h2 p b span section table thead tbody tr th td time ul li";
  expect([...names].filter((name) => name === undefined || !known.split(" ").includes(name))).toEqual([]);
  const attributes = new Set(
    tags.flatMap((tag) => [...tag.matchAll(/ ([a-z-]+)="/g)].map(([, name]) => name)),
  );
  expect([...attributes].sort()).toEqual([
    "charset",
    "class",
    "content",
    "datetime",
    "http-equiv",
    "lang",
    "name",
  ]);
  expect(text).toContain(`content="default-src &#39;none&#39;; style-src &#39;unsafe-inline&#39;`);
  const style = /<style>([\s\S]*?)<\/style>/.exec(text)?.[1] ?? "";
  expect(style).not.toMatch(/url\(|@import|expression/);
  expect(style).toContain("@media print");
});

it("shows hostile names as text", () => {
  expect(text.split("&lt;script src=//evil.example/x.js&gt;").length).toBeGreaterThan(5);
  expect(text).toContain("&quot;&gt;");
  // what reorders text or drives a terminal is shown as an escape
  expect(text).not.toMatch(/[^\P{C}\n]/u);
  expect(text).toMatch(/\\u\{?202e/i);
});

it("has every part of the report", () => {
  for (const heading of [
    ...["Findings", "Not seen", "Refused connections, or those that enforce would refuse"],
    ...["Undeclared destinations that passed", "Refused tool calls, or those that enforce would refuse"],
    ...["Refused requests and answers", "MCP messages not forwarded", "Calls at MCP servers"],
  ])
    expect(text).toContain(`<h2>${heading}</h2>`);
});

it("is refused with --json, and where no file can be written", async () => {
  expect(await runCli(["report", "demo", "--html", file, "--json", "--state-dir", state])).toMatchObject({
    ...{ code: 2, stdout: "" },
  });
  const place = join(directory, "none", "report.html");
  const { code, stderr } = await runCli(["report", "demo", "--html", place, "--state-dir", state]);
  expect(code).toBe(8);
  expect(stderr).toContain(`--html ${place} cannot be written`);
});

describe("html", () => {
  it("escapes every value but HTML, also in lists and attributes", () => {
    const bold = html`<b class="${'"x'}">${"<&>'"}</b>`;
    expect(bold).toBeInstanceOf(Html);
    expect(html`<p>${[bold, "<", 1]}</p>`.text).toBe('<p><b class="&quot;x">&lt;&amp;&gt;&#39;</b>&lt;1</p>');
  });
});
