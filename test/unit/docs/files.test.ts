/** Files that documents mention exist, and each promise of SPECIFICATION.md names tests. */
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { codeSpans, documents, ROOT, readDocument } from "./markdown.ts";

/** Words in capitals stand for a name. */
const PATH = /^(?:src|test|native|bpf|deploy|docs|findings)\/[a-z0-9_./-]*[a-z0-9_-]$/;
const TEST_FILE = /^[a-z0-9_-]+(?:_test\.go|\.test\.ts)$/;

function namesBelow(directory: string): string[] {
  return readdirSync(directory, { withFileTypes: true }).flatMap((entry) => {
    if (!entry.isDirectory()) return entry.name;
    return entry.name === "node_modules" ? [] : namesBelow(join(directory, entry.name));
  });
}

it("exist, also where only their name is given", () => {
  const names = new Set(["native/helper", "test"].flatMap((folder) => namesBelow(join(ROOT, folder))));
  const spans = documents.flatMap((document) =>
    codeSpans(document).map((code) => [document.path, code] as const),
  );
  const missing = spans.filter(
    ([, code]) =>
      (PATH.test(code) && !existsSync(join(ROOT, code))) || (TEST_FILE.test(code) && !names.has(code)),
  );
  expect(missing).toEqual([]);
  expect(spans.filter(([, code]) => PATH.test(code)).length).toBeGreaterThan(100);
});

it("stand behind each promise", () => {
  const rows = readDocument("SPECIFICATION.md")
    .prose.split("\n")
    .filter((line) => /^\| [A-Z]/.test(line));
  expect(rows.filter((row) => !/`test\/[a-z0-9/-]+\.test\.ts` \|$/.test(row))).toEqual([]);
  expect(rows.length).toBeGreaterThan(20);
});
