/** The page in Chromium under attack: a page of another origin, DNS rebinding, markup in names, a browser in a session. */
import { chmodSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { cgroupId } from "../../src/kernel/target/cgroup2.ts";
import type { InboxAnswer } from "../../src/page/api.ts";
import { SessionState } from "../../src/state/store.ts";
import { connection } from "../unit/analysis/report/sample.ts";
import { Scratch } from "../unit/kernel/target/scratch-cgroup.ts";
import { record } from "../unit/state/sample.ts";
import { CHROMIUM, newPage, openBrowser } from "./browser.ts";
import { session } from "./sample.ts";
import { Showing, StoredState } from "./showing.ts";

const MARKUP = `<img src=x onerror="document.title='hacked'">\u202eeman`;

const state = new StoredState();
let hash = "";
let showing: Showing;
let attacker: Server;
let browser: Browser;

beforeAll(async () => {
  state
    .add(session())
    .add([connection(9000, { comm: MARKUP, name: MARKUP, server_id: MARKUP, action: "block" })]);
  hash = state.tool("files", "write_file", `Writes. ${MARKUP}`, "Writes.");
  showing = await Showing.start(["--state-dir", state.directory, "--listen", "127.0.0.1:0", "--decide"]);
  attacker = createServer((_, response) =>
    response.setHeader("content-type", "text/html").end("<p>hello</p>"),
  );
  await new Promise<void>((resolve) => attacker.listen(0, "127.0.0.1", resolve));
  // `rebound.example` is an attacker's name that leads to this machine by now
  browser = await openBrowser(["--host-resolver-rules=MAP rebound.example 127.0.0.1"]);
});
afterAll(async () => {
  await browser?.close();
  attacker?.close();
  await showing?.end();
  state.remove();
});

/** What a page may try against `at`, as the text of its script: five answers, `failed` where it gets none. */
function tries(at: string, decision: string): string {
  return `(async () => {
    const at = ${JSON.stringify(at)}, decision = ${JSON.stringify(decision)};
    const tried = async (work) => { try { return String(await work()); } catch { return "failed"; } };
    const ask = (path, options = {}) =>
      tried(async () => (await fetch(at + path, { credentials: "include", ...options })).text());
    const form = document.createElement("form");
    Object.assign(form, { method: "post", action: at + "/api/decide", enctype: "text/plain", target: "sink" });
    document.body.append(form, Object.assign(document.createElement("iframe"), { name: "sink" }));
    form.submit();
    const headers = { "content-type": "application/json" };
    return [
      await ask("/api/state"),
      await ask("/api/decide", { method: "POST", headers, body: decision }),
      await ask("/api/decide", { method: "POST", mode: "no-cors", body: decision }),
      await tried(() => new Promise((resolve, reject) => {
        const source = new EventSource(at + "/api/live", { withCredentials: true });
        source.onopen = resolve;
        source.onerror = reject;
      })),
      await tried(() => new Promise((resolve, reject) => {
        const frame = Object.assign(document.createElement("iframe"), { src: at });
        frame.onload = () => { try { resolve(frame.contentDocument.body.textContent); } catch (error) { reject(error); } };
        document.body.append(frame);
      })),
    ];
  })()`;
}

it("a page of another origin reads nothing and decides nothing, in a browser that may", async () => {
  const context = await browser.newContext();
  const own = await context.newPage();
  await own.goto(`${showing.link("decide").href}&view=events`);
  await own.locator("[data-total]").waitFor();
  const page = await context.newPage();
  const { port } = attacker.address() as AddressInfo;
  for (const origin of [`http://127.0.0.1:${port}`, `http://${showing.host.split(":")[0]}:${port}`]) {
    await page.goto(origin);
    const target = `http://${showing.host}`;
    const body = { server: "files", tool: "write_file", hash, decision: "approve" };
    const results = await page.evaluate(tries(target, JSON.stringify(body)));
    expect([origin, results]).toEqual([origin, ["failed", "failed", "failed", "failed", "failed"]]);
  }
  const waiting = await own.evaluate(`fetch("/api/inbox").then((answer) => answer.json())`);
  expect((waiting as InboxAnswer).items.map(({ tool, hash: now }) => [tool, now])).toEqual([
    ["write_file", hash],
  ]);
  await context.close();
});

it("a name that leads here by DNS rebinding gets nothing", async () => {
  const { page } = await newPage(browser);
  const answer = await page.goto(`http://rebound.example:${showing.port}/`);
  expect(answer?.status()).toBe(421);
  expect(await page.evaluate(`fetch("/api/state").then(({ status }) => status)`)).toBe(421);
  await page.close();
});

it("markup in names stays text, and what turns text is made visible", async () => {
  const other = await Showing.start(["--state-dir", state.directory, "--listen", "127.0.0.1:0"]);
  const { page, problems } = await newPage(browser);
  try {
    await page.goto(`${other.link().href}&view=events`);
    await page.locator("[data-at='0']", { hasText: "<img src=x" }).click();
    const detail = page.getByRole("complementary", { name: "Event" });
    await detail.getByText("\\u{202e}").first().waitFor();
    for (const name of ["Overview", "Map", "Processes", "Timeline", "Inbox"]) {
      await page.getByRole("navigation").getByRole("button", { name }).click();
      await page.getByText("<img src=x").first().waitFor();
    }
    await page.evaluate(`location.hash = "view=compare&with=session:none"`);
    await page.getByRole("row", { name: /^new <img src=x/ }).waitFor();
    expect(await page.locator("img").count()).toBe(0);
    expect([await page.title(), problems]).toEqual(["netmon", []]);
    // and if something were inserted all the same, it would not run
    const ran = await page.evaluate(`{
      const script = document.createElement("script");
      try { script.text = "document.title = 'hacked'"; } catch { /* Trusted Types */ }
      document.body.append(script);
      document.title;
    }`);
    expect(ran).toBe("netmon");
  } finally {
    await page.close();
    await other.end();
  }
});

it("a browser in a session is refused, with a link too", async () => {
  const scratch = new Scratch("ui-attack");
  const path = scratch.make("session");
  const cgroup = { path, id: String(cgroupId(path)), display: "/x", created_by_netmon: false };
  const watched = SessionState.open(state.dirs, "inside");
  watched.write(record({ session_id: "inside", cgroup }));
  const wrapper = join(state.directory, "chromium-inside");
  writeFileSync(wrapper, `#!/bin/sh\necho $$ > ${path}/cgroup.procs\nexec ${CHROMIUM} "$@"\n`);
  chmodSync(wrapper, 0o755);
  const other = await Showing.start(["--state-dir", state.directory, "--listen", "127.0.0.1:0"]);
  let inside: Browser | null = null;
  try {
    inside = await chromium.launch({ executablePath: wrapper, args: ["--no-sandbox"] });
    const page = await inside.newPage();
    const answer = await page.goto(other.link().href);
    expect([answer?.status(), await answer?.text()]).toEqual([
      403,
      expect.stringMatching(/process \d+ is in a session/),
    ]);
  } finally {
    await inside?.close();
    await other.end();
    watched.close();
    await scratch.remove();
  }
  // the link is still good outside
  expect(await other.links.size).toBe(1);
});
