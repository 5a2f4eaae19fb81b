/** The table of limits: the same in docs/limits.md, with settings that exist, and every entry is used. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { defaultConfig } from "../../../src/config/parse.ts";
import { LIMITS, type Limit, limitWords } from "../../../src/event/limits.ts";

const root = new URL("../../../", import.meta.url).pathname;
const all: [string, Limit][] = Object.entries(LIMITS);

it("is in the documentation, row by row", () => {
  const text = readFileSync(join(root, "docs/limits.md"), "utf8");
  const [, section = ""] = text.split("## Limits and their settings");
  const rows = section.split("\n").filter((line) => line.startsWith("| ") && !line.startsWith("| what"));
  const expected = all.map(([, { of, most, setting }]) => {
    const value = most === null ? `\`${setting}\`` : `${most.toLocaleString("en")}, fixed`;
    return `| ${of} | ${value} |`;
  });
  expect(rows.filter((row) => !row.startsWith("| ---"))).toEqual(expected);
});

it("names settings that exist", () => {
  for (const [, { setting }] of all.filter(([, limit]) => limit.setting !== null)) {
    const value = setting!.split(".").reduce<unknown>((at, key) => at?.[key as never], defaultConfig());
    expect(value, setting!).toEqual(expect.any(Number));
  }
});

it("says which setting changes a limit, or that none does", () => {
  expect(limitWords("message_bytes")).toBe("(mcp.inspection.max_message_bytes sets this limit)");
  expect(limitWords("batch")).toBe("(no setting changes this limit)");
});

const code = readdirSync(join(root, "src"), { recursive: true, encoding: "utf8" })
  .filter((file) => file.endsWith(".ts") && file !== "event/limits.ts")
  .map((file) => [file, readFileSync(join(root, "src", file), "utf8")] as const);

it("is what messages say: each entry is in one", () => {
  const texts = code.map(([, text]) => text).join("\n");
  const unused = all
    .map(([name]) => name)
    .filter((name) => !texts.includes(`limitWords("${name}")`) && !texts.includes(`"${name}"`));
  expect(unused).toEqual([]);
});

it("is behind every error for something too large", () => {
  const errors = code.flatMap(([file, text]) =>
    [...text.matchAll(/new FramingError\(\s*"too_large",\s*(`[^`]*`|"[^"]*")/g)].map(
      ([, said = ""]) => [file, said] as const,
    ),
  );
  expect(errors.length).toBeGreaterThan(5);
  const said = errors.filter(([, text]) => !/limitWords\(|mostText|\$\{what\}|has \$\{error/.test(text));
  expect(said).toEqual([]);
});
