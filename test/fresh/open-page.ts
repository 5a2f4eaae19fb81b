/** open-page.ts LINK DESTINATION: opens a link of netmon ui, and finds why a refused connection was, and what would allow it. */
import { newPage, openBrowser } from "../ui/browser.ts";

const [link, destination] = process.argv.slice(2);
if (link === undefined || destination === undefined) throw new Error("open-page.ts LINK DESTINATION");
const browser = await openBrowser();
try {
  const { page } = await newPage(browser);
  await page.goto(link);
  await page.getByRole("button", { name: /^\d+ refused$/ }).click();
  await page.getByRole("button", { name: destination }).first().click();
  const detail = page.getByRole("complementary", { name: "Event" });
  await detail.getByText("undeclared").first().waitFor();
  await detail.locator("pre.allow", { hasText: `- ${destination}` }).waitFor();
} finally {
  await browser.close();
}
