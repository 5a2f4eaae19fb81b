/** A waiting call is answered on the page: for exactly these arguments, through a link with the right to decide only. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readStandingRules } from "../../src/approvals/standing-rules.ts";
import type { InboxAnswer, StateMessage } from "../../src/page/api.ts";
import { stateDirs } from "../../src/state/paths.ts";
import { Approvals } from "../e2e/asking.ts";
import { greet } from "../e2e/changing-server.ts";
import { type Shimmed, ShimPlace, scripted } from "../e2e/shimming.ts";
import { findings, newPage, openBrowser } from "./browser.ts";
import { Showing } from "./showing.ts";

const place = new ShimPlace();
const log = join(place.directory, "calls");
let shim: Shimmed;
let showing: Showing;
let browser: Browser;
let page: Page;
let problems: string[];

/** A server that writes down each call that reaches it. */
const SERVER = `
  const results = {
    initialize: { protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } },
    "tools/list": { tools: [{ name: "wipe", description: "wipes", inputSchema: { type: "object" } }] },
    "tools/call": { content: [{ type: "text", text: "done" }] },
  };
  require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
    const { id, method, params } = JSON.parse(line);
    if (method === "tools/call")
      require("node:fs").appendFileSync(${JSON.stringify(log)}, JSON.stringify(params.arguments) + "\\n");
    if (id !== undefined) say({ jsonrpc: "2.0", id, result: results[method] ?? {} });
  }).on("close", () => process.exit());`;

beforeAll(async () => {
  writeFileSync(log, "");
  const config = join(place.directory, "netmon.yaml");
  const mcp = { mode: "enforce", ask: [{ server: "files", tool: "wipe" }] };
  writeFileSync(config, JSON.stringify({ sandbox: { mcp }, approvals: { hold_seconds: 110 } }));
  shim = place.start(scripted(SERVER), ["--server-id", "files", "--session", "s", "--config", config]);
  await greet(shim);
  showing = await Showing.start(["--state-dir", place.state, "--listen", "127.0.0.1:0", "--decide"]);
  browser = await openBrowser();
  ({ page, problems } = await newPage(browser));
  await page.goto(`${showing.link("decide").href}&view=inbox`);
});
afterAll(async () => {
  await browser?.close();
  await showing?.end();
  await place.remove();
});

function call(id: string, args: object): Promise<Record<string, unknown>> {
  const params = { name: "wipe", arguments: args };
  shim.says(`${JSON.stringify({ jsonrpc: "2.0", id, method: "tools/call", params })}\n`);
  return shim.answer(id);
}

it("is shown with all its arguments, allowed once, and asks again with others", {
  timeout: 90_000,
}, async () => {
  const reader = await showing.enter("read");
  const held = call("first", { path: "/srv", note: "<b>bold</b>" });
  const waiting = page.locator("[data-ticket]");
  await waiting.getByText('"note": "<b>bold</b>"').waitFor();
  // a link that only reads sees it, and may not answer
  const { tickets } = await showing.get<InboxAnswer>("inbox", reader);
  expect(tickets).toMatchObject([
    { server: "files", tool: "wipe", session: "s", rule: "sandbox.mcp.ask[0]" },
  ]);
  expect((await showing.get<StateMessage>("state", reader)).waiting).toBe(1);
  const [{ id, nonce }] = tickets as [InboxAnswer["tickets"][number]];
  const answer = { id, nonce, decision: "approved", reason: null, always: null };
  expect((await showing.post("/api/answer", answer, { cookie: reader })).status).toBe(403);
  await waiting.getByRole("button", { name: "Allow once" }).click();
  expect(await held).toMatchObject({ result: { content: [{ text: "done" }] } });
  await page.getByText("Nothing waits for a decision.").waitFor();

  const other = call("second", { path: "/etc" });
  await page.locator("[data-ticket]").getByText('"path": "/etc"').waitFor();
  await page.locator("[data-ticket]").getByRole("button", { name: "Block" }).click();
  expect(await other).toMatchObject({ error: { data: { reason: "approval_rejected" } } });
  expect(readFileSync(log, "utf8")).toBe(`${JSON.stringify({ path: "/srv", note: "<b>bold</b>" })}\n`);
  await expect
    .poll(() => new Approvals(place.state).events("s").map(({ state, channel }) => `${state} ${channel}`))
    .toEqual(expect.arrayContaining(["approved page", "rejected page"]));
  expect(problems).toEqual([]);
});

it("becomes a rule that is shown in words first, with a reason, by the keyboard, and never by Enter in a field", {
  timeout: 120_000,
}, async () => {
  await page.getByText("Nothing waits for a decision.").waitFor();
  await page.setViewportSize({ width: 360, height: 740 });
  await page.emulateMedia({ colorScheme: "dark" });
  const held = call("third", { path: "/tmp/a.txt", force: true });
  const waiting = page.locator("[data-ticket]");
  await waiting.getByText('"path": "/tmp/a.txt"').waitFor();
  await waiting.getByLabel("Reason").fill("asked by alice");
  await page.keyboard.press("Enter");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  const words = waiting.locator(".words");
  await words.getByText("with exactly the arguments above").waitFor();
  await page.keyboard.press("Tab");
  await waiting.getByLabel("Argument that may vary").selectOption("path");
  const allow = waiting.getByRole("button", { name: "Allow always" });
  expect(await allow.isDisabled()).toBe(true);
  const pattern = waiting.getByLabel("RE2 pattern");
  await pattern.fill("/tmp/[a-z]+");
  await page.keyboard.press("Enter");
  expect(await words.textContent()).toMatch(
    /files:wipe without asking, if path matches \/tmp\/\[a-z\]\+ from end to end, and all other/,
  );
  expect([
    await findings(page),
    await page.evaluate("document.documentElement.scrollWidth - innerWidth"),
  ]).toEqual([[], 0]);
  // it does not match the call itself
  await allow.click();
  await page.getByRole("alert").getByText("match it from end to end").waitFor();
  expect(readStandingRules(stateDirs(place.state))).toEqual([]);
  await pattern.fill(String.raw`/tmp/[a-z]+\.txt`);
  await expect.poll(() => allow.isEnabled(), { timeout: 30_000 }).toBe(true);
  await page.keyboard.press("Tab");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  expect(await held).toMatchObject({ result: {} });
  expect(readStandingRules(stateDirs(place.state))).toMatchObject([
    {
      arguments: { force: true },
      matching: { path: String.raw`/tmp/[a-z]+\.txt` },
      reason: "asked by alice",
    },
  ]);
  expect(await call("fourth", { path: "/tmp/b.txt", force: true })).toMatchObject({ result: {} });
  const other = call("fifth", { path: "/tmp/b.txt", force: false });
  await waiting.getByText('"force": false').waitFor();
  await waiting.getByRole("button", { name: "Block" }).click();
  expect(await other).toMatchObject({ error: { data: { reason: "approval_rejected" } } });
  problems.splice(0, problems.length, ...problems.filter((text) => !text.includes("409")));
  expect(problems).toEqual([]);
});
