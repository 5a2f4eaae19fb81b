/** The documentation's HTML file in a real browser, opened as a file: pages, links and search. */
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser, Page } from "playwright-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import { sitePage } from "../../deploy/package/site/page.ts";
import { openBrowser } from "./browser.ts";

const directory = mkdtempSync(join(tmpdir(), "netmon-site-"));
let browser: Browser;
let page: Page;

beforeAll(async () => {
  const file = join(directory, "index.html");
  writeFileSync(file, await sitePage());
  browser = await openBrowser();
  page = await browser.newPage();
  await page.goto(pathToFileURL(file).href);
});
afterAll(async () => {
  await browser?.close();
  rmSync(directory, { recursive: true });
});

const visible = (): Promise<(string | null)[]> =>
  page.locator(".page:visible").evaluateAll((pages) => pages.map((one) => one.getAttribute("id")));

it("begins with the README, and a link shows another page alone", async () => {
  expect(await visible()).toEqual(["start"]);
  await page.locator('nav a[href="#limits"]').click();
  await expect.poll(visible).toEqual(["limits"]);
  expect(await page.title()).toContain("What netmon cannot see or stop");
});

it("finds the section that is about a word, and shows it", async () => {
  await page.keyboard.press("/");
  await page.keyboard.type("rate limits");
  await expect.poll(() => page.locator("#results a").first().textContent()).toContain("Rate limits");
  expect(await visible()).toEqual([]);
  await page.keyboard.press("Enter");
  await expect.poll(visible).toEqual(["policy"]);
  await expect.poll(() => page.locator("[id='policy/rate-limits']").isVisible()).toBe(true);
  await page.goBack();
  await expect.poll(visible).toEqual(["limits"]);
});

it("says that nothing was found", async () => {
  await page.locator("#search").fill("xyzzy-nowhere");
  await expect.poll(() => page.locator("#results h1").textContent()).toBe("Nothing found");
  await page.keyboard.press("Escape");
  await expect.poll(visible).toEqual(["limits"]);
});
