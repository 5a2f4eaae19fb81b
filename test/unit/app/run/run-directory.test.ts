/** A directory of the run that stands for one of the user's: netmon's copies in it, and links to all else. */
import { lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, it } from "vitest";
import { RunDirectory } from "../../../../src/app/run/run-directory.ts";

const OWN = { uid: process.geteuid?.() ?? 0, gid: process.getegid?.() ?? 0 };

let user: string;
let run: RunDirectory;
beforeEach(async () => {
  user = mkdtempSync(join(tmpdir(), "netmon-stand-in-"));
  run = await RunDirectory.make(OWN, null, tmpdir());
});
afterEach(async () => {
  await run.remove();
  rmSync(user, { recursive: true });
});

it("has the given files, and what is written through a link reaches the user's", () => {
  mkdirSync(join(user, "settings/keys"), { recursive: true });
  mkdirSync(join(user, "sessions"));
  writeFileSync(join(user, "settings/mcp.json"), "the user's");
  writeFileSync(join(user, "settings/login.json"), "old");
  writeFileSync(join(user, "config.toml"), "the user's");
  const files = { "settings/mcp.json": "netmon's", "config.toml": "netmon's" };
  const made = run.standIn(user, files, (directory) => readdirSync(directory));
  expect(readdirSync(made).sort()).toEqual(["config.toml", "sessions", "settings"]);
  expect(readFileSync(join(made, "settings/mcp.json"), "utf8")).toBe("netmon's");
  expect(readFileSync(join(made, "config.toml"), "utf8")).toBe("netmon's");
  expect(lstatSync(join(made, "config.toml")).mode & 0o777).toBe(0o600);
  expect(lstatSync(made).mode & 0o777).toBe(0o700);
  writeFileSync(join(made, "settings/login.json"), "new");
  writeFileSync(join(made, "settings/keys/one"), "new");
  writeFileSync(join(made, "sessions/one"), "new");
  for (const file of ["settings/login.json", "settings/keys/one", "sessions/one"])
    expect([file, readFileSync(join(user, file), "utf8")]).toEqual([file, "new"]);
  for (const file of ["settings/mcp.json", "config.toml"])
    expect(readFileSync(join(user, file), "utf8")).toBe("the user's");
});

it("can be made of a directory that is not there, and is gone without what its links lead to", async () => {
  writeFileSync(join(user, "kept"), "");
  const empty = run.standIn(join(user, "missing"), { "mcp.json": "{}" }, () => []);
  const made = run.standIn(user, {}, (directory) => readdirSync(directory));
  expect(readdirSync(empty)).toEqual(["mcp.json"]);
  expect(readdirSync(made)).toEqual(["kept"]);
  await run.remove();
  expect(readdirSync(user)).toEqual(["kept"]);
  run = await RunDirectory.make(OWN, null, tmpdir());
});
