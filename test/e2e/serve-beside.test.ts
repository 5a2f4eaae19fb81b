/** Runs of one controller beside each other: what one of them is given, or does wrong, is not felt by the others. */
import { execFileSync } from "node:child_process";
import { chownSync, cpSync, existsSync, mkdirSync, readdirSync, truncateSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type Controller, controllersOf, programOf } from "./controllers.ts";
import { NOBODY, Serving } from "./serving.ts";
import type { Started } from "./start-netmon.ts";

const DIST = process.env.NETMON_PROGRAM
  ? dirname(process.env.NETMON_PROGRAM)
  : fileURLToPath(new URL("../../dist", import.meta.url));
const TIME = { timeout: 120_000 };

let serving: Serving;
let home: string;
const runs: Started[] = [];

beforeAll(async () => {
  serving = new Serving();
  cpSync(DIST, join(serving.directory, "dist"), { recursive: true });
  serving.netmon = [join(serving.directory, "dist/netmon")];
  home = serving.home(NOBODY);
  await serving.start();
});
afterAll(async () => {
  for (const { child } of runs) if (child.exitCode === null) child.kill("SIGTERM");
  await Promise.all(runs.map(({ ended }) => ended));
  await serving.remove();
});

/** `script`: of a program that ignores its arguments, as those that its agent's settings add. */
function run(words: string[], script: string, env: NodeJS.ProcessEnv = {}, own: string[] = []): Started {
  const program = join(serving.directory, serving.name());
  writeFileSync(program, `#!/bin/sh\n${script}\n`, { mode: 0o755 });
  const started = serving.as(
    NOBODY,
    ["run", "--session", serving.name(), "--quiet", ...words, "--", program],
    env,
    own,
  );
  runs.push(started);
  return started;
}

/** A run that goes on, and says so when asked; `ended` is its exit code. */
async function neighbour(): Promise<{ started: Started; end(): Promise<number | null> }> {
  const file = join(home, serving.name());
  const started = run([], `echo up; until [ -e ${file} ]; do sleep 0.05; done; exit 5`);
  await started.says("up");
  expect(programOf(started)).toBe("netmon-shim");
  return {
    started,
    end: async () => {
      writeFileSync(file, "");
      return (await started.ended).code;
    },
  };
}

const controller = (): Controller => {
  const [one] = controllersOf(serving, NOBODY);
  if (one === undefined) throw new Error("there is no controller");
  return one;
};

/** Nothing but zeros, which takes no space. */
function large(path: string, bytes = 24 << 20): void {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, "");
  truncateSync(path, bytes);
}

function full(path: string, names: number): string {
  mkdirSync(path, { recursive: true });
  for (let n = 0; n < names; n++) writeFileSync(join(path, `n${n}`), "");
  return path;
}

const json = (value: unknown): string => JSON.stringify(value);
const servers = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [`server${n}`, { command: "/bin/true" }]));

interface Input {
  words?: string[];
  env?: NodeJS.ProcessEnv;
  /** Words that start netmon. */
  own?: string[];
  /** Default: nothing. */
  says?: RegExp;
}

/** Make a large input, below the home of its own run. */
const INPUTS: Readonly<Record<string, (of: string) => Input>> = {
  "settings of the agent": (of) => {
    large(join(of, ".claude.json"));
    return { words: ["--agent", "claude"] };
  },
  "settings of a project": (of) => {
    large(join(of, ".mcp.json"));
    return { words: ["--agent", "claude"], own: ["env", "-C", of] };
  },
  "text in a form that takes long": (of) => {
    mkdirSync(join(of, ".hermes"));
    writeFileSync(join(of, ".hermes/config.yaml"), `mcp_servers: [${"[],".repeat(60_000)}]`);
    return { words: ["--agent", "hermes"] };
  },
  configuration: (of) => {
    writeFileSync(join(of, "netmon.yaml"), `sandbox: { mode: observe }\n${"# a remark\n".repeat(100_000)}`);
    return { words: ["--config", join(of, "netmon.yaml")] };
  },
  "number of servers": (of) => {
    writeFileSync(join(of, "servers.json"), json({ mcpServers: servers(1000) }));
    return { words: ["--mcp-config", join(of, "servers.json")] };
  },
  "directory on PATH": (of) => ({ env: { PATH: `${full(join(of, "bin"), 25_000)}:/usr/bin:/bin` } }),
  "directory of settings": (of) => {
    full(join(of, ".kimi-code"), 4000);
    return { words: ["--agent", "kimi"] };
  },
  "file of authorities": (of) => {
    large(join(of, "ca.pem"));
    return { env: { NODE_EXTRA_CA_CERTS: join(of, "ca.pem") } };
  },
  environment: () => ({
    says: /^netmon: warning: netmon exec cannot enter this session: .*\n$/,
    env: Object.fromEntries([..."abcdefghijklmnopqrst"].map((n) => [n, n.repeat(100_000)])),
  }),
};

it.each(Object.keys(INPUTS))("a large %s is a matter of its own run", TIME, async (kind) => {
  const beside = await neighbour();
  const { pid } = controller();
  const own = join(home, serving.name());
  mkdirSync(own);
  const { words = [], env = {}, own: before = [], says = /^$/ } = INPUTS[kind]?.(own) ?? {};
  const started = run(words, "echo up; read line; exit 3", { HOME: own, ...env }, before);
  await started.says("up");
  expect(programOf(started)).toBe("netmon-shim");
  const { code, stderr } = await started.ended;
  expect([code, stderr]).toEqual([3, expect.stringMatching(says)]);
  expect(await beside.end()).toBe(5);
  expect(controller().pid).toBe(pid);
});

it("temporary files of others, any number, are removed beside other work", TIME, async () => {
  const beside = await neighbour();
  const { pid } = controller();
  const temporary = join(home, serving.name());
  const left = full(join(temporary, "netmon-run-000000000000"), 20_000);
  writeFileSync(join(left, "owner"), json({ pid: 1 << 22, start_time: "1", cgroup: null }));
  full(temporary, 20_000);
  execFileSync("chown", ["-R", String(NOBODY), temporary]);
  const started = run([], "exit 3", { TMPDIR: temporary });
  expect(await started.ended).toMatchObject({ code: 3, stderr: "" });
  expect(existsSync(left)).toBe(false);
  expect(await beside.end()).toBe(5);
  expect(controller().pid).toBe(pid);
});

it("what its agent has closed to itself is removed with the run's files", TIME, async () => {
  const temporary = full(join(home, serving.name()), 0);
  chownSync(temporary, NOBODY, NOBODY);
  const script =
    'cd "$(dirname "$NETMON_SHIMS")"; mkdir -p x/y; touch x/y/z; chmod 0 x/y; chmod 500 x; chmod 0 .';
  const { code, stderr } = await run([], script, { TMPDIR: temporary }).ended;
  expect([code, stderr]).toEqual([0, ""]);
  expect(readdirSync(temporary)).toEqual([]);
});

it(
  "a directory for temporary files with a path too long for a socket is not used for one",
  TIME,
  async () => {
    const temporary = full(join(home, "d".repeat(200)), 0);
    chownSync(temporary, NOBODY, NOBODY);
    const { code, stdout, stderr } = await run([], 'echo "$NETMON_SHIMS"', { TMPDIR: temporary }).ended;
    expect([code, stderr]).toEqual([0, ""]);
    expect(stdout).toMatch(/^\/tmp\/netmon-run-[0-9a-f]{12}\/shims\n$/);
  },
);

it("closes that wait are a matter of their own run", TIME, async () => {
  const freezer = fileURLToPath(new URL("./shim-freezer.py", import.meta.url));
  const file = join(home, serving.name());
  const attack = (kinds: string): string => `/usr/bin/python3 -B ${freezer} "$NETMON_SHIMS" ${kinds}`;
  // it goes on to hold what it has, until its input ends
  const hostile = run([], `(until [ -e ${file} ]; do sleep 0.05; done) | ${attack("too-many stay")}`);
  await hostile.says("too-many");
  const { pid } = controller();
  const other = await run([], attack("exact-pipes")).ended;
  expect(other).toMatchObject({ code: 0, stdout: "exact-pipes\n", stderr: "" });
  writeFileSync(file, "");
  await hostile.ended;
  expect(controller().pid).toBe(pid);
});
