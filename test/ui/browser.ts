/** A real browser: Debian's Chromium. Everything it starts ends with it. */
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import type { AxeResults } from "axe-core";
import { type Browser, chromium, type Page } from "playwright-core";

/** Not the script in /usr/bin, which reads the caller's settings. */
export const CHROMIUM = "/usr/lib/chromium/chromium";

export function openBrowser(args: readonly string[] = []): Promise<Browser> {
  // as root there is no sandbox, and the page under test is our own
  return chromium.launch({ executablePath: CHROMIUM, args: ["--no-sandbox", ...args] });
}

interface OpenPage {
  page: Page;
  /** What the browser said went wrong: errors of scripts, refusals of the policy, requests to anybody else. */
  problems: string[];
}

/** With cookies of its own. */
export async function newPage(
  browser: Browser,
  options: Parameters<Browser["newPage"]>[0] = {},
): Promise<OpenPage> {
  const page = await browser.newPage(options);
  const problems: string[] = [];
  page.on("pageerror", (error) => problems.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") problems.push(message.text());
  });
  page.on("request", (request) => {
    const { protocol, hostname } = new URL(request.url());
    if (protocol !== "data:" && !hostname.endsWith(".localhost")) problems.push(`asked ${request.url()}`);
  });
  return { page, problems };
}

const AXE = readFileSync(createRequire(import.meta.url).resolve("axe-core/axe.min.js"), "utf8");

/** What axe finds, shortly. */
export async function findings(page: Page): Promise<string[]> {
  // the policy of the page lets no script be added: the debugger may
  const { violations } = (await page.evaluate(`${AXE};axe.run()`)) as AxeResults;
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120)).join(" ")}`);
}
