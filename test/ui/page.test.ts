/**
 * The page in Chromium: every view, live and after a disconnection, by keyboard, narrow and dark, without findings of axe.
 * With SCREENSHOTS=docs/images it also makes the pictures of docs/ui.md.
 */
import { readFileSync } from "node:fs";
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
import { connections, offers, session } from "./sample.ts";
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
  await page.locator("[data-events='13']").waitFor();
});
afterAll(async () => {
  await browser?.close();
  await showing?.end();
  watched?.close();
  await scratch.remove();
  state.remove();
});
afterEach(() => expect(problems.splice(0)).toEqual([]));

/** What is in sight of a row's parts: time, verdict, subject, and the beginning of its detail. */
const seenOfRow = (text: string): Promise<string[]> =>
  page.evaluate(`(() => {
    const row = [...document.querySelectorAll("[data-at]")].find((one) => one.textContent.includes("${text}"));
    return ["time", ".verdict", ".subject", ".detail"].map((name) => {
      const part = row.querySelector(name);
      const edge = Math.min(innerWidth, part.getBoundingClientRect().right) + 1;
      const walker = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
      let seen = "";
      for (let node; (node = walker.nextNode()) !== null; )
        for (let at = 0; at < node.length; at++) {
          const range = document.createRange();
          range.setStart(node, at);
          range.setEnd(node, at + 1);
          const { left, right, width } = range.getBoundingClientRect();
          if (width > 0 && left >= 0 && right <= edge) seen += node.data[at];
        }
      return seen;
    });
  })()`);

/** The views, each with what it has when it is there. */
const VIEWS = {
  Overview: ".tile",
  Events: ".rows",
  Map: ".map",
  Processes: ".tree",
  Timeline: ".timeline li",
  Sessions: ".session",
  Compare: "[data-compared='0']",
  "Offered tools": ".offered li",
  Inbox: ".inbox:not(.offered)",
} as const;
type ViewName = keyof typeof VIEWS;

async function view(name: ViewName): Promise<void> {
  await page.getByRole("navigation").getByRole("button", { name }).click();
  await page.locator(VIEWS[name]).first().waitFor();
}

const place = (): URLSearchParams => new URLSearchParams(new URL(page.url()).hash.slice(1));

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

  it("begin with an overview, which says what is wrong and leads there", async () => {
    const tile = (text: RegExp) => page.getByRole("button", { name: text });
    await tile(/^3 refused$/).waitFor();
    await tile(/^1 session with gaps$/).waitFor();
    const panel = (name: string) => page.getByRole("region", { name, exact: true });
    expect(await panel("Refused tools").getByRole("listitem").allTextContents()).toEqual([
      "weather:delete_all 1 refused of 1",
    ]);
    expect(
      await panel("Refused and undeclared destinations").getByRole("listitem").allTextContents(),
    ).toEqual(["files.example:8443 3 refused, 3 undeclared of 3", "198.51.100.8:443 1 refused of 1"]);
    await panel("Findings").getByText("high detection").waitFor();
    await panel("Sessions")
      .getByRole("row", { name: /^demo watched, ENFORCING/ })
      .waitFor();
    await page.setViewportSize({ width: 960, height: 920 });
    await picture("overview");
    await page.setViewportSize(WIDE);
    await tile(/^3 refused$/).click();
    await page.locator("[data-total='3']").waitFor();
    expect([place().get("view"), place().get("filter")]).toEqual(["events", "action:block"]);
    await page.goBack();
    await page.locator("[data-events='13']").waitFor();
  });

  it("narrow the time by a bar of the histogram, by mouse and keyboard", async () => {
    const bars = page.locator("[data-bar]");
    const red = page.getByRole("button", { name: /: 2 refused, 0 would be/ });
    const from = await red.getAttribute("aria-label");
    await red.focus();
    await page.keyboard.press("Enter");
    await page.locator("[data-events='5']").waitFor();
    expect(place().get("filter")).toBe(
      `since:${from?.slice(0, 20)} until:${new Date(Date.parse(from!.slice(0, 20)) + 1000).toISOString().replace(".000", "")}`,
    );
    await page.getByRole("button", { name: "Clear" }).click();
    await page.locator("[data-events='13']").waitFor();
    const count = await bars.count();
    await bars.first().hover();
    await page.mouse.down();
    await bars.nth(count - 1).hover();
    await page.mouse.up();
    await page.waitForURL(/since/);
    await page.locator("[data-events='13']").waitFor();
    await page.getByRole("button", { name: "Clear" }).click();
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
    await view("Events");
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
    // one path has all edges that look alike: that of a node's edge ends at the left of the node's row
    const style = (node: string, name: string): Promise<unknown> =>
      page.evaluate(`(() => {
        const column = [...document.querySelectorAll(".map ul")].findIndex((list) => list.textContent.includes("${node}"));
        const row = [...document.querySelectorAll(".map ul")[column].children].findIndex((one) => one.textContent.includes("${node}"));
        const end = "C[^CMH]* " + column * 27.33 + " " + (row + 0.5) * 34 + "(?=M|H|$)";
        const paths = [...document.querySelectorAll(".map path")].filter((one) => new RegExp(end).test(one.getAttribute("d")));
        return paths.map((one) => getComputedStyle(one).getPropertyValue("${name}")).join();
      })()`);
    const [refused, allowed] = ["delete_all", "get_weather"];
    expect(await style(refused, "stroke")).toMatch(/^rgb/);
    expect(await style(refused, "stroke")).not.toBe(await style(allowed, "stroke"));
    expect(await style(allowed, "stroke-dasharray")).toBe("none");
    expect(await style("files.example", "stroke-dasharray")).toBe("5px, 4px");
    await picture("map");
    await page.getByRole("button", { name: /^weather \d/ }).click();
    await page.locator("[data-total='6']").waitFor();
    expect(await page.getByLabel("Filter").inputValue()).toBe("server:weather");
    await page.goBack();
    await page.locator(".map").waitFor();
    await filter("");
  });

  it("join a timeline", async () => {
    await view("Timeline");
    await page.getByLabel("Session").selectOption("demo");
    expect(place().get("filter")).toBe("session:demo");
    const lanes = await page
      .locator(".timeline li")
      .evaluateAll((items) => items.map((item) => item.querySelectorAll(".on").length));
    expect([lanes.length, lanes.filter((on) => on === 0)]).toEqual([12, []]);
    const joined = page.locator(".timeline li", { hasText: "tool called" }).first();
    await joined.getByText("joined by call id").waitFor();
    await joined.getByRole("button").click();
    await page.locator(".timeline li.belongs").nth(1).waitFor();
    await page.keyboard.press("Escape");
    await picture("timeline");
  });

  it("keep what they show in their address: when it is opened again, and after Back", async () => {
    await view("Events");
    await filter("action:block");
    await page.getByRole("button", { name: /198\.51\.100\.8/ }).click();
    await page.waitForURL(/event=\d/);
    await page.reload();
    await page.locator("[data-total='3']").waitFor();
    const detail = page.getByRole("complementary", { name: "Event" });
    await detail.getByText("sandbox.network.deny[0]").first().waitFor();
    await page.keyboard.press("Escape");
    await filter("");
    await page.locator("[data-total='13']").waitFor();
    await page.goBack();
    await page.locator("[data-total='3']").waitFor();
    expect(await page.getByLabel("Filter").inputValue()).toBe("action:block");
  });

  it("save a filter, and use and remove it", async () => {
    await page.getByText("Saved", { exact: true }).click();
    await page.getByLabel("Name").fill("what was refused");
    await page.getByRole("button", { name: "Save this filter" }).click();
    await page.getByRole("button", { name: "what was refused", exact: true }).waitFor();
    await filter("");
    await page.getByRole("button", { name: "what was refused", exact: true }).click();
    await page.locator("[data-total='3']").waitFor();
    await page.getByRole("button", { name: "Remove what was refused" }).click();
    await page.getByRole("button", { name: "what was refused", exact: true }).waitFor({ state: "detached" });
    await page.getByText("Saved", { exact: true }).click();
  });

  it("download what the filter finds", async () => {
    await page.getByText("Export", { exact: true }).click();
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: "JSON Lines, as stored" }).click(),
    ]);
    const lines = readFileSync(await download.path(), "utf8")
      .trimEnd()
      .split("\n");
    expect(lines.map((line) => (JSON.parse(line) as { action: string }).action)).toEqual([
      "block",
      "block",
      "block",
    ]);
    await page.getByText("Export", { exact: true }).click();
    await filter("");
  });

  it("list all sessions, and compare two", async () => {
    await view("Sessions");
    await page.getByText("2 sessions", { exact: true }).waitFor();
    await page.getByLabel("Name contains").fill("oth");
    await page.getByText("1 session", { exact: true }).waitFor();
    const ended = page.getByRole("region", { name: "All sessions" });
    await ended.getByText("ended", { exact: false }).first().waitFor();
    await ended.getByText("other").first().click();
    await ended.getByText("No watch of its connections is stored.").waitFor();
    await page.getByLabel("Name contains").fill("");
    await page.getByLabel("Compare other").check();
    await page.getByLabel("Compare demo").check();
    await page.getByRole("button", { name: "Compare demo with other" }).click();
    await page.getByRole("row", { name: "new weather:delete_all 1, 1 refused" }).waitFor();
    await picture("compare");
    expect([place().get("filter"), place().get("with")]).toEqual(["session:demo", "session:other"]);
    await page.getByRole("button", { name: "Swap" }).click();
    await page.getByRole("row", { name: "gone weather:delete_all 1, 1 refused" }).waitFor();
  });

  it("show which process connected where, and lead to its events", async () => {
    await view("Processes");
    await page.getByLabel("Session").selectOption("demo");
    const node = page.locator(".processes > .tree > li", { hasText: "node[4711]" });
    await node.getByText("198.51.100.8:443").waitFor();
    const shell = node.locator("> .tree > li", { hasText: "bash[4749]" });
    await shell.locator("> .tree > li", { hasText: "curl[4750]" }).getByText("files.example:8443").waitFor();
    await picture("processes");
    await node.getByRole("button", { name: "curl[4750]" }).click();
    await page.locator("[data-total='1']").waitFor();
    expect(place().get("filter")).toBe("session:demo process:4750");
    await filter("");
  });

  it("show offered tools that are not as their servers list them, and lead to their events", async () => {
    state.add(offers());
    await view("Offered tools");
    await page.getByText("3 tools that models were offered; 2 not as a declared server lists it").waitFor();
    const items = page.locator(".offered li");
    expect(await items.locator("h2").allTextContents()).toEqual([
      "mcp__weather__get (weather:get) changed would block",
      "mcp__other__read undeclared blocked",
    ]);
    const [before, now] = [items.locator("del"), items.locator("ins")];
    expect([await before.textContent(), await now.textContent()]).toEqual(['"Tells."', '"Tells \\u{202e}."']);
    await filter("action:block");
    await page.getByText("1 tool that models were offered").waitFor();
    await filter("");
    await page.getByText("3 tools that models were offered").waitFor();
    await items.first().getByRole("button").click();
    await page.locator(".rows").first().waitFor();
    expect(place().get("filter")).toBe("tool:get");
    await filter("");
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
      await large.goto(`${shown.link().href}&view=events`);
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
  it.each(["light", "dark"] as const)(
    "has nothing that axe finds, and fits: %s",
    async (colorScheme) => {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      state.tool("files", "write_file", "Writes a file and tells nobody.", null);
      for (const name of Object.keys(VIEWS) as ViewName[]) {
        await view(name);
        if (name === "Events") {
          await page.locator("[data-at]", { hasText: "files.example" }).waitFor();
          const [time, verdict, subject, detail] = await seenOfRow("files.example");
          expect(time).toMatch(/^\d\d:\d\d:\d\d\.\d{3}$/);
          expect([verdict, subject]).toEqual(["blocked", "files.example"]);
          expect(detail).toMatch(/\bundeclared\b/);
          await page.locator("[data-at='1']").click();
        }
        if (name === "Map") await page.getByText("As a table").click();
        expect([name, await findings(page)]).toEqual([name, []]);
        const over = await page.evaluate("document.documentElement.scrollWidth - innerWidth");
        expect([name, over]).toEqual([name, 0]);
        if (name === "Events") await page.keyboard.press("Escape");
      }
    },
    240_000,
  );
});

it("is reached by the keyboard alone", async () => {
  await page.setViewportSize(WIDE);
  await view("Events");
  await page.locator("h1").click();
  const reached = new Set<string>();
  for (let n = 0; n < 24; n++) {
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
