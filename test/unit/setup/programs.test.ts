/** The PATH of tests contains the programs declared in native/requirements.sh, and nothing else. */
import { execFileSync, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readdirSync, realpathSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, expect, it } from "vitest";
import { TestRun } from "../../setup/test-run.ts";

const REQUIREMENTS = fileURLToPath(new URL("../../../native/requirements.sh", import.meta.url));
/** Where a machine has its programs. */
const MACHINE = "/usr/sbin:/usr/bin:/sbin:/bin";

/** The script starts dozens of programs. */
const TIME = { timeout: 120_000 };

const temporary = mkdtempSync(join(tmpdir(), "netmon-programs-"));
afterAll(() => rmSync(temporary, { recursive: true }));

it("is one directory of links to programs", () => {
  const { programs } = TestRun.current();
  expect(process.env.PATH).toBe(programs);
  for (const name of ["sh", "node", "npm", "git", "make", "gcc", "ip", "podman", "dnsmasq"])
    expect(readdirSync(programs)).toContain(name);
});

it("lacks a program that the machine has and nobody declares", () => {
  // apt is on every Debian, and not Essential
  expect(spawnSync("apt-cache", ["--version"]).error).toMatchObject({ code: "ENOENT" });
  expect(spawnSync("apt-cache", ["--version"], { env: { PATH: MACHINE } }).status).toBe(0);
});

it("is made from declarations, not from what the machine's PATH has", TIME, () => {
  const [own, links] = ["own", "links"].map((name) => join(temporary, name)) as [string, string];
  for (const directory of [own, links]) mkdirSync(directory);
  for (const name of ["netmon-undeclared", "dnsmasq"]) {
    writeFileSync(join(own, name), "#!/bin/sh\n");
    chmodSync(join(own, name), 0o755);
  }
  const rest = ["node", "npm", "npx", "go"].map((name) => realpathSync(join(process.env.PATH!, name)));
  const path = [own, MACHINE, ...rest.map((file) => file.slice(0, -basename(file).length - 1))].join(":");
  execFileSync("bash", [REQUIREMENTS, "path", links], {
    env: { ...process.env, PATH: `${path}:${process.env.PATH}` },
  });
  expect(readdirSync(links)).not.toContain("netmon-undeclared");
  expect(readdirSync(links).sort()).toEqual(readdirSync(TestRun.current().programs).sort());
  // the machine's own goes before one that stands in front of it
  expect(realpathSync(join(links, "dnsmasq"))).toBe(realpathSync("/usr/sbin/dnsmasq"));
});

it("is the PATH of a command that is given to the script, whose exit code comes back", TIME, () => {
  const script = 'echo "$PATH"; command -v apt-cache || exit 7';
  const { status, stdout } = spawnSync("bash", [REQUIREMENTS, "run", "sh", "-c", script], {
    encoding: "utf8",
  });
  expect({ status, stdout }).toEqual({
    status: 7,
    stdout: expect.stringMatching(/^\/var\/tmp\/netmon-programs-\w+\n$/),
  });
});
