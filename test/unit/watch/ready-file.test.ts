/** The ready file: complete or absent, and refused before anything depends on it. */
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { CliError } from "../../../src/cli/exit-codes.ts";
import { ReadyFile } from "../../../src/cli/long-running.ts";

const directory = mkdtempSync(join(tmpdir(), "netmon-ready-"));
const path = join(directory, "ready");

beforeEach(() => rmSync(path, { force: true }));
afterAll(() => rmSync(directory, { recursive: true }));

describe("the ready file", () => {
  it("takes away that of a watch that was killed, before it is ready itself", () => {
    writeFileSync(path, "old");
    const file = new ReadyFile(path, "s1");
    expect(readdirSync(directory)).not.toContain("ready");
    file.write({ url: "u" });
    expect(JSON.parse(readFileSync(path, "utf8"))).toEqual({ session_id: "s1", pid: process.pid, url: "u" });
    file.remove();
    expect(readdirSync(directory)).toEqual([]);
  });

  it("leaves nothing when the watch ends before it is ready", () => {
    new ReadyFile(path, "s1").remove();
    expect(readdirSync(directory)).toEqual([]);
  });

  it("is refused with its path and the reason where it cannot be written", () => {
    const nowhere = join(directory, "none", "ready");
    expect(() => new ReadyFile(nowhere, "s1")).toThrow(CliError);
    expect(() => new ReadyFile(nowhere, "s1")).toThrow(new RegExp(`${nowhere}.*ENOENT`));
  });
});
