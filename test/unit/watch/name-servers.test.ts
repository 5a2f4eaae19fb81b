import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { nameServersIn } from "../../../src/watch/names/name-servers.ts";

const directory = mkdtempSync(join(tmpdir(), "netmon-name-servers-"));
afterAll(() => rmSync(directory, { recursive: true }));
const place = (name: string): string => join(directory, name);

it("reads the name servers of a file, which may be a link", () => {
  writeFileSync(place("file"), "nameserver 192.0.2.1\nnameserver 2001:db8::1\n");
  symlinkSync("file", place("link"));
  expect(nameServersIn(place("link"))).toEqual([
    { address: "192.0.2.1", port: 53 },
    { address: "2001:db8::1", port: 53 },
  ]);
});

it("finds none in what an agent could put there to make its reader wait, or fill its memory", () => {
  execFileSync("mkfifo", [place("fifo")]);
  writeFileSync(place("large"), `nameserver 192.0.2.1\n${"#".repeat(1 << 20)}`);
  for (const path of [place("fifo"), place("large"), "/dev/zero", directory, place("none")])
    expect(nameServersIn(path)).toEqual([]);
});
