/** A process chooses how long its command line is. */
import { mkdirSync, mkdtempSync, rmSync, truncateSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { readArguments, readBeginning } from "../../../../src/kernel/target/procfs.ts";

let root: string;

beforeAll(() => {
  root = mkdtempSync(join(tmpdir(), "netmon-arguments-"));
  for (const pid of [1, 2, 3]) mkdirSync(join(root, `proc/${pid}`), { recursive: true });
  writeFileSync(join(root, "proc/1/cmdline"), "sh\0-c\0\0");
  writeFileSync(join(root, "proc/2/cmdline"), "");
  writeFileSync(join(root, "proc/3/cmdline"), "long\0");
  truncateSync(join(root, "proc/3/cmdline"), 2 ** 40);
});
afterAll(() => rmSync(root, { recursive: true, force: true }));

it("arguments are read as the process got them", () => {
  expect(readArguments(1, root)).toEqual(["sh", "-c", ""]);
  expect(readArguments(2, root)).toEqual([]);
  expect(readArguments(4, root)).toEqual([]);
});

it("only the beginning of a command line of a terabyte is read", () => {
  const found = readArguments(3, root);
  expect(found[0]).toBe("long");
  expect(found.join("").length + found.length).toBeLessThanOrEqual(65_536);
});

it("only the beginning of an environment is read, which may be what names the user of sudo", () => {
  writeFileSync(join(root, "proc/3/environ"), "SUDO_UID=1000\0");
  truncateSync(join(root, "proc/3/environ"), 2 ** 40);
  const found = readBeginning(3, "environ", root);
  expect(found.startsWith("SUDO_UID=1000\0")).toBe(true);
  expect(found.length).toBeLessThanOrEqual(65_536);
  expect(readBeginning(4, "environ", root)).toBe("");
});
