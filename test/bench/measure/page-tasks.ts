/**
 * Tasks of the page's main thread in a browser, from a trace. A task is what keeps the page from drawing a frame; its
 * length is CPU time, which says the same on a busy machine.
 */
import { setTimeout as delay } from "node:timers/promises";
import type { Browser } from "playwright-core";
import { newPage, openBrowser } from "../../ui/browser.ts";

/** Selector of what is there when a view shows data. */
const VIEWS = {
  overview: ".tile",
  events: "[data-at='20']",
  map: ".map path",
  processes: ".tree",
  timeline: ".timeline li",
  sessions: ".session",
  compare: "[data-compared='0']",
} as const;

export interface ViewTasks {
  view: string;
  /** CPU time of the longest task, in milliseconds. */
  longest: number;
  /** CPU time of all tasks, as a part of the time. */
  share: number;
}

/** Opens each view by itself, and watches it for some seconds from its first request on. `link`: for one visit. */
export async function measureTasks(link: string, seconds: number): Promise<ViewTasks[]> {
  const browser = await openBrowser();
  try {
    const first = await newPage(browser);
    await first.page.goto(link);
    await first.page.locator(VIEWS.overview).first().waitFor();
    const cookies = await first.page.context().cookies();
    await first.page.close();
    const found: ViewTasks[] = [];
    for (const [view, shown] of Object.entries(VIEWS)) {
      const address = new URL(link);
      address.hash = `view=${view}`;
      found.push({ view, ...(await tasksOf(browser, { address: address.href, shown, seconds, cookies })) });
    }
    return found;
  } finally {
    await browser.close();
  }
}

interface Watched {
  address: string;
  shown: string;
  seconds: number;
  cookies: Parameters<ReturnType<Browser["contexts"]>[number]["addCookies"]>[0];
}

/** Of Chromium's trace format: microseconds. */
interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** CPU time. */
  tdur?: number;
  args?: { name?: string; data?: { url?: string } };
}

async function tasksOf(
  browser: Browser,
  { address, shown, seconds, cookies }: Watched,
): Promise<Omit<ViewTasks, "view">> {
  const { page } = await newPage(browser, { viewport: { width: 1200, height: 800 } });
  try {
    await page.context().addCookies(cookies);
    const debug = await page.context().newCDPSession(page);
    const events: TraceEvent[] = [];
    debug.on("Tracing.dataCollected", ({ value }) => {
      for (const event of value as unknown as TraceEvent[]) events.push(event);
    });
    const complete = new Promise((resolve) => debug.once("Tracing.tracingComplete", resolve));
    await debug.send("Tracing.start", {
      traceConfig: { includedCategories: ["toplevel", "devtools.timeline"], excludedCategories: ["*"] },
    });
    const from = performance.now();
    await page.goto(address);
    await page.locator(shown).first().waitFor({ timeout: 120_000 });
    await delay(seconds * 1000);
    await debug.send("Tracing.end");
    await complete;
    const tasks = tasksOfPage(events, new URL(address).host);
    const all = tasks.reduce((sum, ms) => sum + ms, 0);
    return {
      longest: tasks.reduce((most, ms) => Math.max(most, ms), 0),
      share: all / (performance.now() - from),
    };
  } finally {
    await page.close();
  }
}

/** CPU times in milliseconds of the tasks of the page's main thread: the browser has pages of its own. */
function tasksOfPage(events: readonly TraceEvent[], host: string): number[] {
  const main = new Set(
    events
      .filter(({ name, args }) => name === "thread_name" && args?.name === "CrRendererMain")
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const pages = new Set(
    events
      .filter((one) => main.has(`${one.pid} ${one.tid}`) && one.args?.data?.url?.includes(host))
      .map(({ pid }) => pid),
  );
  const tasks = events.filter(
    ({ name, ph, pid, tid }) =>
      ph === "X" && name.endsWith("RunTask") && pages.has(pid) && main.has(`${pid} ${tid}`),
  );
  if (tasks.length === 0) throw new Error("the trace has no task of the page");
  return tasks.map(({ tdur = 0 }) => tdur / 1000);
}
