/** Pins that somebody else could have written, or that cannot be read: no tool is mistaken for the pinned one. */
import { chmodSync, mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { expect, it } from "vitest";
import { type Place, place, run, tool } from "../../unit/decision/guard/session.ts";

const ENFORCE = { mode: "enforce" } as const;
const ADD = tool("add");

it.each<[string, (at: Place) => void]>([
  ["in a directory that others can write", ({ storeFile }) => chmodSync(dirname(storeFile), 0o777)],
  [
    "through a symbolic link",
    ({ storeFile }) => {
      renameSync(storeFile, `${storeFile}.other`);
      symlinkSync(`${storeFile}.other`, storeFile);
    },
  ],
  [
    "in a store that is damaged",
    ({ storeFile }) => {
      for (const log of ["-wal", "-shm"]) rmSync(storeFile + log, { force: true });
      writeFileSync(storeFile, "no database ".repeat(1000));
    },
  ],
])("pins %s are none", (_, spoil) => {
  const at = place();
  mkdirSync(dirname(at.storeFile), { recursive: true, mode: 0o700 });
  at.approve("notes", "add", "sha256:0");
  spoil(at);
  const { call, list, log, shown } = run(at, ENFORCE);
  list([ADD]);
  expect(shown([ADD])).toEqual([]);
  expect(call("add")).toMatchObject({ reason: "version_changed" });
  expect(log.join("\n")).toContain("every tool counts as changed");
});
