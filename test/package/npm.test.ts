/** What people type: npm fetches netmon, and the package of this machine's architecture, from a registry. */
import { execFile } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { npm, packed } from "./installed.ts";

const run = promisify(execFile);
const directory = mkdtempSync(join(tmpdir(), "netmon-npm-"));
/** npm starts a shell for `npx`, and nothing else. */
const only = join(directory, "path");
const env = { PATH: only, HOME: directory, TMPDIR: directory, npm_config_cache: join(directory, "cache") };
let registry: Server;
let from: string[];
let version: string;

beforeAll(async () => {
  mkdirSync(only);
  symlinkSync(process.execPath, join(only, "node"));
  symlinkSync("/bin/sh", join(only, "sh"));
  const archives = [packed(directory), process.env.NETMON_PACKAGE ?? packed(directory, process.arch)];
  registry = await registryOf(archives);
  from = [
    "--registry",
    `http://127.0.0.1:${(registry.address() as AddressInfo).port}`,
    "--no-audit",
    "--no-fund",
  ];
  version = (JSON.parse(readFileSync("package.json", "utf8")) as { version: string }).version;
}, 300_000);
afterAll(() => {
  registry.close();
  rmSync(directory, { recursive: true });
});

/** A registry with one package, of which these archives are the versions. */
async function registryOf(archives: readonly string[]): Promise<Server> {
  const manifests = await Promise.all(
    archives.map(async (archive) => {
      const { stdout } = await run("tar", ["-xzOf", archive, "package/package.json"]);
      return JSON.parse(stdout) as { version: string };
    }),
  );
  const server = createServer(({ url = "", headers }, response) => {
    const name = /\/-\/(.*)\.tgz$/.exec(url)?.[1];
    const index = manifests.findIndex((manifest) => manifest.version === name);
    if (index >= 0) return response.end(readFileSync(archives[index] as string));
    if (url !== "/netmon") return response.writeHead(404).end();
    const versions = manifests.map((manifest) => {
      const dist = { tarball: `http://${headers.host}/netmon/-/${manifest.version}.tgz` };
      return [manifest.version, { ...manifest, dist }];
    });
    const [published] = manifests;
    response.setHeader("content-type", "application/json");
    return response.end(
      JSON.stringify({
        name: "netmon",
        "dist-tags": { latest: published?.version },
        versions: Object.fromEntries(versions),
      }),
    );
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  return server;
}

const npmRuns = (cwd: string, ...args: string[]) =>
  run(process.execPath, [npm(), ...args, ...from], { cwd, env });

it("installs with -g", async () => {
  const prefix = join(directory, "global");
  await npmRuns(directory, "install", "--global", "--prefix", prefix, "netmon");
  const { stdout } = await run(join(prefix, "bin/netmon"), ["--version"], { env });
  expect(stdout).toBe(`netmon ${version}\n`);
  // as sudo starts it where Node is not on its PATH
  const started = await run(process.execPath, [join(prefix, "bin/netmon"), "completion", "bash"], { env });
  expect(started.stdout).toContain("complete -F _netmon netmon");
  expect(readFileSync(join(prefix, "share/man/man1/netmon-run.1"), "utf8")).toContain(".TH");
  const readme = readFileSync(join(prefix, "lib/node_modules/netmon/README.md"), "utf8");
  expect(readme).toContain("## First run");
  expect(readme.match(/\]\([^)]*\)/g)).toBeNull();
}, 120_000);

it("installs in a project, where npx finds it and programs import its loop", async () => {
  const project = join(directory, "project");
  mkdirSync(project, { recursive: true });
  await npmRuns(project, "install", "netmon");
  expect((await npmRuns(project, "exec", "--", "netmon", "--version")).stdout).toBe(`netmon ${version}\n`);
  const { stdout } = await run(
    process.execPath,
    ["-e", "import('netmon/loop').then((it) => console.log(Object.keys(it)))"],
    {
      cwd: project,
    },
  );
  expect(stdout).toBe("[ 'LoopError', 'runAgent' ]\n");
}, 120_000);

it("says what is missing without the package of the architecture", async () => {
  const project = join(directory, "project");
  const missing = join(project, `node_modules/netmon-linux-${process.arch}`);
  rmSync(missing, { recursive: true, force: true });
  const failed = run(join(project, "node_modules/.bin/netmon"), ["--version"], { env });
  await expect(failed).rejects.toMatchObject({ code: 9, stderr: expect.stringMatching(/is not installed/) });
});
