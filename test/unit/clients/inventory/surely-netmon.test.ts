/** Which programs of the name are netmon. */
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { isSurelyNetmon } from "../../../../src/clients/inventory/surely-netmon.ts";

const USER = 1234;
let directory: string;

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "netmon-named-"));
  chmodSync(directory, 0o755);
  writeFileSync(join(directory, "netmon"), "");
});
afterEach(() => rmSync(directory, { recursive: true }));

it("one that only root could have put there", () => {
  expect(isSurelyNetmon(join(directory, "netmon"))).toBe(true);
});

it("none that another user could change, replace, or lead elsewhere, and none that is not there", () => {
  const own = join(directory, "own");
  mkdirSync(own);
  chownSync(own, USER, USER);
  writeFileSync(join(own, "netmon"), "");
  const written = join(directory, "written");
  writeFileSync(written, "");
  chmodSync(written, 0o666);
  symlinkSync(join(directory, "netmon"), join(own, "link"));
  for (const path of [join(own, "netmon"), join(own, "link"), written, join(directory, "none")])
    expect(isSurelyNetmon(path), path).toBe(false);
});
