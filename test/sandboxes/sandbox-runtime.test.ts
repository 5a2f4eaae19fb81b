/**
 * sandbox-runtime, which Claude Code's `/sandbox` is, in an enforcing session with `fail_closed`. Its proxy listens on
 * this machine's loopback, as the session's own: only what the proxy itself connects to needs a rule.
 */
import { once } from "node:events";
import { chmodSync, chownSync, cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Ended, netmon } from "../e2e/start-netmon.ts";

const NOBODY = 65534;
const MODULES = fileURLToPath(new URL("./node_modules/", import.meta.url));
const RIPGREP = fileURLToPath(new URL("../../dist/native/", import.meta.url));

let directory: string;
let server: Server;
let port: number;

beforeAll(async () => {
  directory = mkdtempSync("/var/tmp/netmon-srt-");
  chmodSync(directory, 0o755);
  // nobody may not enter every clone
  cpSync(MODULES, join(directory, "node_modules"), { recursive: true, filter: ofSandboxRuntime });
  mkdirSync(join(directory, "home"));
  chownSync(join(directory, "home"), NOBODY, NOBODY);
  writeFileSync(
    join(directory, "settings.json"),
    JSON.stringify({
      network: { allowedDomains: ["localhost"], deniedDomains: [] },
      filesystem: { denyRead: [], allowWrite: ["."], denyWrite: [] },
    }),
  );
  server = createServer((_request, response) => response.end("reached\n")).listen(0, "127.0.0.1");
  await once(server, "listening");
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.close();
  rmSync(directory, { recursive: true, force: true });
});

/** The package and what it needs (npm ls @anthropic-ai/sandbox-runtime). */
const PARTS = ["@anthropic-ai/sandbox-runtime", "@pondwader/socks5-server", "commander", "node-forge", "zod"];

function ofSandboxRuntime(path: string): boolean {
  const part = path.slice(MODULES.length);
  return (
    part === "" ||
    PARTS.some((one) => one === part || one.startsWith(`${part}/`) || part.startsWith(`${one}/`))
  );
}

/** Asks for a page through the sandbox's proxy: one that it allows, and one that it denies. */
async function asked(allow: string[]): Promise<Ended> {
  const config = join(directory, "netmon.yaml");
  writeFileSync(config, JSON.stringify({ sandbox: { network: { allow } } }));
  const page = (url: string): string =>
    `curl --silent --max-time 10 --noproxy "" --write-out '%{http_code} ' ${url}`;
  const command = `${page(`http://localhost:${port}/`)}; ${page("--output /dev/null http://denied.example/")}`;
  const path = `${RIPGREP}:${process.env.PATH}`;
  const srt = join(directory, "node_modules/@anthropic-ai/sandbox-runtime/dist/cli.js");
  const agent = ["node", srt, "--settings", join(directory, "settings.json"), "-c", command];
  const home = join(directory, "home");
  return await netmon(
    [
      ...[
        "run",
        "--session",
        `srt-${process.pid}`,
        "--state-dir",
        join(directory, "state"),
        "--config",
        config,
      ],
      ...["--mode", "enforce", "--fail-closed", "--user", String(NOBODY), "--"],
      ...["env", `HOME=${home}`, `PATH=${path}`, ...agent],
    ],
    { cwd: home },
  );
}

it("reaches what both allow, without a rule for its proxy", { timeout: 90_000 }, async () => {
  const { stdout, stderr } = await asked([`127.0.0.1:${port}`]);
  expect(stdout, stderr).toBe("reached\n200 403 ");
});

it("reaches nothing on this machine that no rule allows", { timeout: 90_000 }, async () => {
  const { stdout, stderr } = await asked([]);
  expect(stdout, stderr).toMatch(/^(?!reached).*50\d 403 $/s);
  // the proxy was reached, and itself refused
  expect(stderr).toMatch(
    new RegExp(`tcp 127\\.0\\.0\\.1:${port} +\\d+ blocked\\n +undeclared; by (node|MainThread)`),
  );
});
