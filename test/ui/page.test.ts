/**
 * The page in Chromium: every view, live and after a disconnection, by keyboard, narrow and dark, without findings of axe.
 * With SCREENSHOTS=docs/images it also makes the pictures of docs/ui.md.
 */
import { join } from "node:path";
import type { Browser, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { cgroupId } from "../../src/kernel/target/cgroup2.ts";
import { readStat } from "../../src/kernel/target/procfs.ts";
import { SessionState } from "../../src/state/store.ts";
import { openToolReader } from "../../src/store/tools.ts";
import { Scratch } from "../unit/kernel/target/scratch-cgroup.ts";
import { counters, record } from "../unit/state/sample.ts";
import { findings, newPage, openBrowser } from "./browser.ts";
import { connections, session } from "./sample.ts";
import { Showing, StoredState } from "./showing.ts";

const WIDE = { width: 960, height: 600 };
const NARROW = { width: 360, height: 740 };

const state = new StoredState();
const scratch = new Scratch("ui-page");
let watched: SessionState;
let showing: Showing;
let browser: Browser;
let page: Page;
let problems: string[];

beforeAll(async () => {
  state.add(session());
  state.tool("files", "write_file", "Writes a file, and sends a copy to files.example.", "Writes a file.");
  const path = scratch.make("session");
  const cgroup = { path, id: String(cgroupId(path)), display: "/netmon/demo", created_by_netmon: false };
  const watcher = { pid: process.pid, start_time: readStat(process.pid)?.startTime ?? "" };
  watched = SessionState.open(state.dirs, "demo");
  watched.write(record({ session_id: "demo", watcher, cgroup, verified: new Date().toISOString() }));
  watched.tryWriteCounters(counters, null);
  browser = await openBrowser();
  showing = await Showing.start(["--state-dir", state.directory, "--listen", "127.0.0.1:0", "--decide"]);
  ({ page, problems } = await newPage(browser, { viewport: WIDE }));
  await page.goto(showing.link("decide").href);
  await page.locator("[data-total='13']").waitFor();
});
afterAll(async () => {
  await browser?.close();
  await showing?.end();
  watched?.close();
  await scratch.remove();
  state.remove();
});
afterEach(() => expect(problems.splice(0)).toEqual([]));

async function view(name: "Events" | "Map" | "Timeline" | "Inbox"): Promise<void> {
  await page.getByRole("navigation").getByRole("button", { name }).click();
  await page
    .locator({ Events: ".rows", Map: ".map", Timeline: ".timeline li", Inbox: ".inbox" }[name])
    .first()
    .waitFor();
}

async function filter(line: string): Promise<void> {
  await page.getByLabel("Filter").fill(line);
  await page.getByLabel("Filter").press("Enter");
}

async function picture(name: string): Promise<void> {
  const directory = process.env.SCREENSHOTS;
  if (directory) await page.screenshot({ path: join(directory, `ui-${name}.png`) });
}

describe("the views", () => {
  it("take the token out of the address", async () => {
    expect(page.url()).not.toContain("token");
    expect(await page.evaluate("document.cookie")).toBe("");
  });

  it("say what is proved and lost", async () => {
    const proof = page.getByRole("region", { name: "Proof of enforcement" });
    await proof.getByText(/ENFORCING, verified \d\d:/).waitFor();
    expect(await proof.textContent()).toMatch(/7 events lost.*one gap in the watch/);
    await proof.getByText("demo").first().click();
    await proof.getByText("7 events lost between kernel and netmon").waitFor();
    await proof.getByText("demo").first().click();
  });

  it("lead from an event to its rule and to what would allow it", async () => {
    await filter("action:block");
    await page.locator("[data-total='3']").waitFor();
    await page.getByRole("button", { name: /files\.example/ }).click();
    const detail = page.getByRole("complementary", { name: "Event" });
    expect(await detail.locator("pre.allow").textContent()).toContain("- files.example:8443");
    await picture("events");
    await page.getByRole("button", { name: /198\.51\.100\.8/ }).click();
    await detail.locator("code.rule").waitFor();
    expect(await detail.locator("code.rule").textContent()).toBe("sandbox.network.deny[0]");
    await page.keyboard.press("Escape");
    await detail.waitFor({ state: "detached" });
    await filter("colour:red");
    await page.getByRole("alert").getByText("no field colour").waitFor();
    problems.splice(0); // the browser tells of the 400
    await filter("");
    await page.locator("[data-total='13']").waitFor();
  });

  it("draw the map, with refused edges red and undeclared ones dashed", async () => {
    await view("Map");
    const style = (path: string, name: string): Promise<unknown> =>
      page.evaluate(`getComputedStyle(document.querySelector('path[${path}]')).getPropertyValue("${name}")`);
    const [refused, allowed] = ['data-to="tool:delete_all"', 'data-to="tool:get_weather"'];
    expect(await style(refused, "stroke")).not.toBe(await style(allowed, "stroke"));
    expect(await style(allowed, "stroke-dasharray")).toBe("none");
    expect(await style('data-to^="address:files.example"', "stroke-dasharray")).toBe("5px, 4px");
    await picture("map");
    await page.getByRole("button", { name: /^weather \d/ }).click();
    await page.locator("[data-total='6']").waitFor();
    expect(await page.getByLabel("Filter").inputValue()).toBe("server:weather");
    await filter("");
  });

  it("join a timeline", async () => {
    await view("Timeline");
    await page.getByLabel("Session").selectOption("demo");
    const joined = page.locator(".timeline li", { hasText: "tool called" }).first();
    await joined.getByText("joined by call id").waitFor();
    await joined.getByRole("button").click();
    await page.locator(".timeline li.belongs").nth(1).waitFor();
    await page.keyboard.press("Escape");
    await picture("timeline");
  });

  it("decide in the inbox exactly what is shown", async () => {
    await view("Inbox");
    const item = page.locator('[data-item="files:write_file"]');
    expect(await item.locator("ins").first().textContent()).toContain("sends");
    await item.getByRole("button", { name: "Approve" }).click();
    await page.getByText("Nothing waits for a decision.").waitFor();
    const tools = openToolReader(state.store);
    expect(tools.pins().map(({ origin }) => origin)).toEqual(["approved"]);
    tools.close();
    await view("Events");
  });
});

describe("live", () => {
  it("shows what comes, counts it while the person reads below, and takes it up after a break", async () => {
    await filter("session:live");
    await page.locator("[data-total='0']").waitFor();
    state.add(connections(60, 0, "live"));
    await page.locator("[data-total='60']").waitFor();
    await page.locator("[data-at='0']", { hasText: "203.0.113.59" }).waitFor();
    await page.locator(".rows").evaluate((rows) => {
      rows.scrollTop = 600;
    });
    await page.locator("[data-at='20']").waitFor();
    state.add(connections(5, 60, "live"));
    await page.getByRole("button", { name: "5 new" }).click();
    await page.locator("[data-total='65']").waitFor();
    await page.locator("[data-at='0']", { hasText: "203.0.113.64" }).waitFor();
    // the server does not answer for a while: what came meanwhile is there afterwards
    await page.context().setOffline(true);
    problems.splice(0);
    state.add(connections(10, 100, "live"));
    await page.context().setOffline(false);
    await page.locator("[data-total='75']").waitFor();
    await filter("");
  });

  it("says that it has lost its server, and that a link has ended", async () => {
    const own = new StoredState().add(session());
    const other = await Showing.start(["--state-dir", own.directory, "--listen", "127.0.0.1:0"]);
    const second = await newPage(browser);
    try {
      await second.page.goto(other.link().href);
      await second.page.getByText("live", { exact: true }).waitFor();
      const third = await newPage(browser);
      await third.page.goto(other.link().href);
      await third.page.getByText("This link was used already").waitFor();
      await third.page.close();
      await other.end();
      await second.page.getByText("connection lost").waitFor();
    } finally {
      await second.page.close();
      await other.end();
      own.remove();
    }
  });
});

describe("many events", () => {
  it("scroll to the last of 200,000, with few rows in the document, by mouse and keyboard", async () => {
    const many = new StoredState();
    for (let from = 0; from < 200_000; from += 20_000) many.add(connections(20_000, from));
    const shown = await Showing.start(["--state-dir", many.directory, "--listen", "127.0.0.1:0"]);
    const { page: large, problems: found } = await newPage(browser, { viewport: WIDE });
    try {
      await large.goto(shown.link().href);
      await large.locator("[data-total='200000']").waitFor();
      await large.locator("[data-at='0'][data-id='200000']").waitFor();
      await large.locator(".rows").evaluate((rows) => {
        rows.scrollTop = rows.scrollHeight;
      });
      await large.locator("[data-at='199999'][data-id='1']").waitFor();
      expect(await large.locator(".row").count()).toBeLessThan(40);
      await large.locator(".rows").evaluate((rows) => {
        rows.scrollTop = rows.scrollHeight / 2;
      });
      const middle = large.locator("[data-id='100000']");
      await middle.waitFor();
      expect(await middle.getAttribute("data-at")).toBe("100000");
      await middle.focus();
      await large.keyboard.press("Home");
      await large.locator("[data-at='0']:focus").waitFor();
      for (let n = 0; n < 30; n++) await large.keyboard.press("ArrowDown");
      await large.locator("[data-at='30']:focus").waitFor();
      await large.keyboard.press("End");
      await large.locator("[data-at='199999']:focus").waitFor();
      await large.keyboard.press("Enter");
      await large.getByRole("complementary", { name: "Event" }).waitFor();
      expect(found).toEqual([]);
    } finally {
      await large.close();
      await shown.end();
      many.remove();
    }
  });
});

describe.each([
  ["wide", WIDE],
  ["narrow", NARROW],
] as const)("%s", (_, viewport) => {
  it.each(["light", "dark"] as const)("has nothing that axe finds, and fits: %s", async (colorScheme) => {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    state.tool("files", "write_file", "Writes a file and tells nobody.", null);
    for (const name of ["Events", "Map", "Timeline", "Inbox"] as const) {
      await view(name);
      if (name === "Events") await page.locator("[data-at='1']").click();
      if (name === "Map") await page.getByText("As a table").click();
      expect([name, await findings(page)]).toEqual([name, []]);
      const over = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
      expect([name, over]).toEqual([name, 0]);
      if (name === "Events") await page.keyboard.press("Escape");
    }
  });
});

it("is reached by the keyboard alone", async () => {
  await page.setViewportSize(WIDE);
  await view("Events");
  await page.locator("h1").click();
  const reached = new Set<string>();
  for (let n = 0; n < 14; n++) {
    await page.keyboard.press("Tab");
    reached.add(await page.evaluate("document.activeElement.textContent || document.activeElement.id"));
  }
  for (const name of ["Map", "Timeline", "filter", "Show"])
    expect(
      [...reached].some((text) => text.startsWith(name)),
      name,
    ).toBe(true);
  expect([...reached].some((text) => /^\d\d:\d\d:/.test(text))).toBe(true);
});
