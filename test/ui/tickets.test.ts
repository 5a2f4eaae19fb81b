/** A call that waits is answered on the page: for exactly these arguments, by a link that may decide, and by no other. */
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Browser } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { InboxAnswer, StateMessage } from "../../src/page/api.ts";
import { Approvals } from "../e2e/asking.ts";
import { greet } from "../e2e/changing-server.ts";
import { type Shimmed, ShimPlace, scripted } from "../e2e/shimming.ts";
import { newPage, openBrowser } from "./browser.ts";
import { Showing } from "./showing.ts";

const place = new ShimPlace();
const log = join(place.directory, "calls");
let shim: Shimmed;
let showing: Showing;
let browser: Browser;

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
  writeFileSync(config, JSON.stringify({ sandbox: { mcp }, approvals: { hold_seconds: 60 } }));
  shim = place.start(scripted(SERVER), ["--server-id", "files", "--session", "s", "--config", config]);
  await greet(shim);
  showing = await Showing.start(["--state-dir", place.state, "--listen", "127.0.0.1:0", "--decide"]);
  browser = await openBrowser();
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

it("is shown with all its arguments, allowed once, and asks again with others", async () => {
  const reader = await showing.enter("read");
  const held = call("first", { path: "/srv", note: "<b>bold</b>" });
  const { page, problems } = await newPage(browser);
  await page.goto(`${showing.link("decide").href}&view=inbox`);
  const waiting = page.locator("[data-ticket]");
  await waiting.getByText('"note": "<b>bold</b>"').waitFor();
  // a link that only reads sees it, and may not answer
  const { tickets } = await showing.get<InboxAnswer>("inbox", reader);
  expect(tickets).toMatchObject([
    { server: "files", tool: "wipe", session: "s", rule: "sandbox.mcp.ask[0]" },
  ]);
  expect((await showing.get<StateMessage>("state", reader)).waiting).toBe(1);
  const [{ id, nonce }] = tickets as [InboxAnswer["tickets"][number]];
  const answer = { id, nonce, decision: "approved" };
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
  await page.close();
});
