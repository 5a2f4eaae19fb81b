/**
 * What a stdio server runs is pinned: a changed file, package or interpreter's script gets no message, and what is known
 * before the start does not run. The package managers are the real ones.
 */
import { execFileSync } from "node:child_process";
import {
  appendFileSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import type { McpProgramChanged, McpProgramSeen } from "../../src/event/event.ts";
import { NpmRegistry } from "./npm-registry.ts";
import { writeWheel } from "./python-wheel.ts";
import { ECHO, type Shimmed, ShimPlace } from "./shimming.ts";
import { netmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

const TIME = { timeout: 60_000 };
const SAY = "const say = (message) => process.stdout.write(JSON.stringify(message) + '\\n');";

let place: ShimPlace;
beforeEach(() => {
  place = new ShimPlace();
});
afterEach(() => place.remove());

const at = (...parts: string[]): string => join(place.directory, ...parts);

/** A server of this JavaScript that notes its start and the requests that it got. */
const noting = (version: string): string =>
  `const { appendFileSync } = require("node:fs");
const note = (text) => appendFileSync(${JSON.stringify(at("notes"))}, text + "\\n");
note("started ${version}");${SAY}${ECHO}`;

const notes = (): string[] =>
  existsSync(at("notes")) ? readFileSync(at("notes"), "utf8").trim().split("\n") : [];

interface Settings {
  mode?: string;
  on_change?: string;
  unknown?: string;
  minimum_age?: number;
}

function start(command: readonly string[], settings: Settings = {}, env: NodeJS.ProcessEnv = {}): Shimmed {
  const { mode = "enforce", on_change = "block", ...more } = settings;
  const config = { sandbox: { mcp: { mode, version_pinning: { programs: { on_change, ...more } } } } };
  writeFileSync(at("netmon.yaml"), JSON.stringify(config));
  return place.start(command, ["--server-id", "weather", "--config", at("netmon.yaml")], env);
}

/** Asks once and ends. Resolves to the reason of a refusal, or to `passed`, and the exit code. */
async function asked(...started: Parameters<typeof start>): Promise<[answer: unknown, code: number | null]> {
  const shim = start(...started);
  shim.asks(1);
  const { error } = (await shim.answer(1)) as { error?: { data?: { reason?: string } } };
  shim.closesInput();
  return [error?.data?.reason ?? "passed", (await shim.ended).code];
}

const PASSES = ["passed", 0];
const REFUSED = ["version_changed", 10];

describe.each([
  ["full", "cat /dev/zero > $0/rest || true", /database or disk is full/],
  ["read-only", "mount -o remount,ro $0", /the file system is read-only/],
])("with pins on a disk that is %s", (name, make, why) => {
  it.each([
    ["enforce does not start", "enforce", REFUSED, []],
    ["observe starts, and says it,", "observe", PASSES, ["started 1"]],
  ])("%s what it cannot compare", TIME, async (_, mode, outcome, ran) => {
    const [program = "", ...words] = place.inside(name);
    const mounted = `mkdir -p $0 && mount -t tmpfs -o size=1m,mode=700 tmpfs $0 && { ${make}; }`;
    execFileSync(program, [...words, "sh", "-c", mounted, place.state], { stdio: "ignore" });
    writeFileSync(at("server.js"), noting("1"));
    const config = { sandbox: { mcp: { mode, version_pinning: { programs: { on_change: "block" } } } } };
    writeFileSync(at("netmon.yaml"), JSON.stringify(config));
    const options = ["--server-id", "weather", "--config", at("netmon.yaml")];
    const shim = place.alone(name, [process.execPath, at("server.js")], options);
    shim.asks(1);
    const { error } = (await shim.answer(1)) as { error?: { message: string; data?: { reason?: string } } };
    shim.closesInput();
    const { code, stderr } = await shim.ended;
    expect([error?.data?.reason ?? "passed", code]).toEqual(outcome);
    expect(notes()).toEqual(ran);
    expect(stderr).toMatch(
      /the pins cannot be read, (?:every tool counts as changed|changed tools are not noticed)/,
    );
    expect(stderr).toMatch(why);
    expect(stderr).toContain(place.state);
    if (mode === "enforce")
      expect(error?.message).toMatch(/server\.js.*cannot be compared: the pins cannot be read/);
  });
});

function events<T extends "mcp_program_seen" | "mcp_program_changed">(type: T) {
  return storedEvents(place.state).filter((event) => event.type === type) as (T extends "mcp_program_seen"
    ? McpProgramSeen
    : McpProgramChanged)[];
}

const registry = (...words: string[]) => netmon(["--state-dir", place.state, "registry", ...words]);

it(
  "refuses a changed script before it runs, until a person approves it, and again once he revokes it",
  TIME,
  async () => {
    const command = [process.execPath, at("server.js")];
    writeFileSync(at("server.js"), noting("1"));
    expect(await asked(command)).toEqual(PASSES);
    writeFileSync(at("server.js"), noting("2"));
    expect(await asked(command)).toEqual(REFUSED);
    expect(notes()).toEqual(["started 1"]);
    expect(events("mcp_program_changed")).toMatchObject([
      { reason: "changed", action: "block", changes: [{ field: "/sha256" }] },
    ]);
    expect(await registry("diff", "weather:@program")).toMatchObject({ code: 13 });
    expect(await registry("approve", "weather:@program")).toMatchObject({ code: 0 });
    expect(await asked(command)).toEqual(PASSES);
    writeFileSync(at("server.js"), noting("1"));
    expect(await asked(command)).toEqual(PASSES); // both forms are trusted
    expect(await registry("revoke", "weather:@program")).toMatchObject({ code: 0 });
    expect(await asked(command)).toEqual(REFUSED);
    expect(events("mcp_program_changed").at(-1)).toMatchObject({ reason: "revoked" });
  },
);

it("refuses another option before the script", TIME, async () => {
  writeFileSync(at("server.js"), noting("1"));
  writeFileSync(at("first.js"), "");
  expect(await asked([process.execPath, at("server.js")])).toEqual(PASSES);
  expect(await asked([process.execPath, "--require", at("first.js"), at("server.js")])).toEqual(REFUSED);
});

it(
  "refuses a variable that makes its interpreter load something else, before env and behind it",
  TIME,
  async () => {
    writeFileSync(at("server.js"), noting("1"));
    writeFileSync(
      at("first.js"),
      `require("node:fs").appendFileSync(${JSON.stringify(at("notes"))}, "loaded\\n");`,
    );
    const command = [process.execPath, at("server.js")];
    const loading = `--require ${at("first.js")}`;
    expect(await asked(command)).toEqual(PASSES);
    expect(await asked(command, {}, { NODE_OPTIONS: loading })).toEqual(REFUSED);
    expect(await asked(["env", `NODE_OPTIONS=${loading}`, ...command])).toEqual(REFUSED);
    expect(await asked(command, {}, { LD_PRELOAD: at("missing.so") })).toEqual(REFUSED);
    expect(notes()).toEqual(["started 1"]);
    expect(events("mcp_program_changed")[0]?.changes).toMatchObject([
      { field: "/environment", new: expect.stringContaining(loading) as string },
    ]);
    expect(await asked(["env", "-u", "NODE_OPTIONS", ...command], {}, { NODE_OPTIONS: loading })).toEqual(
      PASSES,
    );
  },
);

it("reports a changed program and lets it pass in observe, and with alert", TIME, async () => {
  const command = [process.execPath, at("server.js")];
  for (const [version, settings] of [
    { mode: "observe" },
    { mode: "observe" },
    { on_change: "alert" },
  ].entries()) {
    writeFileSync(at("server.js"), noting(String(version)));
    expect(await asked(command, settings)).toEqual(PASSES);
    await expect.poll(() => events("mcp_program_seen")).toHaveLength(version + 1);
  }
  expect(events("mcp_program_changed").map(({ action }) => action)).toEqual(["allow", "allow"]);
});

describe("a native program", () => {
  const SERVER = `{ match($0, /"id":[0-9]+/); print "{\\"jsonrpc\\":\\"2.0\\"," substr($0, RSTART, RLENGTH) ",\\"result\\":{}}" }`;
  const command = (): string[] => [at("weather-server"), "-W", "interactive", SERVER];

  beforeEach(() =>
    copyFileSync(
      execFileSync("readlink", ["-f", "/usr/bin/awk"], { encoding: "utf8" }).trim(),
      at("weather-server"),
    ),
  );

  it("is started as the file that was checked, and refused when it was written to", TIME, async () => {
    const shim = start(command());
    shim.asks(1);
    await shim.answer(1);
    shim.closesInput();
    expect((await shim.ended).code).toBe(0);
    expect(events("mcp_program_seen")).toMatchObject([
      { program: `file ${at("weather-server")}`, pinned: null },
    ]);
    appendFileSync(at("weather-server"), "changed");
    expect(await asked(command())).toEqual(REFUSED);
  });

  it("is found behind env, on the PATH that this sets", TIME, async () => {
    const [, ...args] = command();
    const byEnv = (path: string) => asked(["env", `PATH=${path}`, "weather-server", ...args]);
    expect(await byEnv(place.directory)).toEqual(PASSES);
    mkdirSync(at("other"));
    copyFileSync(at("weather-server"), at("other/weather-server"));
    expect(await byEnv(at("other"))).toEqual(REFUSED);
    expect(events("mcp_program_changed")).toMatchObject([
      { reason: "changed", changes: [{ field: "/path" }] },
    ]);
  });
});

it("refuses a program that cannot be identified where policy says so, and names a way", TIME, async () => {
  const command = [process.execPath, "-e", SAY + ECHO];
  expect(await asked(command)).toEqual(PASSES);
  expect(await asked(command, { unknown: "block" })).toEqual(REFUSED);
  expect(events("mcp_program_seen")).toMatchObject([{ program: "unknown" }, { program: "unknown" }]);
  const image = [at("docker"), "run", "-i", "registry.test/weather:1"];
  expect(await asked(image, { unknown: "block" })).toEqual(REFUSED);
  expect(events("mcp_program_seen").at(-1)?.text).toContain("registry.test/weather:1@sha256:…");
});

it("refuses a pinned program that has become unknown", TIME, async () => {
  const command = [process.execPath, at("server.js")];
  writeFileSync(at("server.js"), noting("1"));
  expect(await asked(command)).toEqual(PASSES);
  rmSync(at("server.js"));
  mkdirSync(at("server.js"));
  writeFileSync(at("server.js/index.js"), noting("2"));
  expect(await asked(command)).toEqual(REFUSED);
  expect(events("mcp_program_changed")).toMatchObject([{ reason: "unknown", action: "block" }]);
  expect(notes()).toEqual(["started 1"]);
});

it("takes no helper of a package runner for the server", TIME, async () => {
  writeFileSync(at("server.js"), noting("1"));
  const scripts = { start: `sleep 2 > helped; "${process.execPath}" server.js` };
  writeFileSync(at("package.json"), JSON.stringify({ name: "weather", scripts }));
  expect(await asked(["npm", "--prefix", place.directory, "run", "--silent", "start"])).toEqual(PASSES);
  expect(events("mcp_program_seen")).toMatchObject([{ program: `script ${at("server.js")}` }]);
});

it("knows a package that npm has linked to where it is written", TIME, async () => {
  mkdirSync(at("linked"));
  mkdirSync(at("node_modules/.bin"), { recursive: true });
  writeFileSync(at("package.json"), "{}");
  writeFileSync(at("linked/package.json"), JSON.stringify({ name: "weather", bin: "server.js" }));
  writeFileSync(at("linked/server.js"), `#!/usr/bin/env node\n${noting("1")}`, { mode: 0o755 });
  symlinkSync("../linked", at("node_modules/weather"));
  symlinkSync("../weather/server.js", at("node_modules/.bin/weather"));
  expect(await asked(["npx", "--prefix", place.directory, "weather"], { unknown: "block" })).toEqual(PASSES);
  expect(events("mcp_program_seen")).toMatchObject([{ program: `script ${at("linked/server.js")}` }]);
});

it("ends a server whose script was replaced while it started", TIME, async () => {
  writeFileSync(at("server.js"), `require("node:fs").appendFileSync(__filename, "//"); ${SAY}${ECHO}`);
  const shim = start([process.execPath, at("server.js")]);
  shim.asks(1);
  expect((await shim.ended).code).not.toBe(0);
  expect(shim.stderr).toContain("changed while it was starting");
  expect(events("mcp_program_changed")).toMatchObject([{ reason: "moved", action: "block" }]);
});

describe("packages of npm", () => {
  let npm: NpmRegistry;
  beforeEach(async () => {
    mkdirSync(at("registry"));
    npm = await NpmRegistry.start(at("registry"), "weather-server");
  });
  afterEach(() => npm.close());

  const npx = (spec: string, settings: Settings = {}, env: NodeJS.ProcessEnv = {}) =>
    asked(["npx", "-y", spec], settings, {
      npm_config_cache: at("npm"),
      npm_config_registry: npm.url,
      ...env,
    });

  it(
    "are refused in another version before their first message, and passed again in the pinned one",
    TIME,
    async () => {
      npm.publish("1.0.0", noting("1.0.0"));
      npm.publish("1.1.0", noting("1.1.0"));
      expect(await npx("weather-server@1.0.0")).toEqual(PASSES);
      expect(events("mcp_program_seen")).toMatchObject([{ program: "npm weather-server 1.0.0", text: "" }]);
      expect(await npx("weather-server@1.1.0")).toEqual(REFUSED);
      const [changed] = events("mcp_program_changed");
      expect(changed?.changes.map(({ field }) => field)).toEqual(
        expect.arrayContaining(["/version", "/integrity", "/dependencies/weather-server"]),
      );
      expect(await npx("weather-server@1.0.0")).toEqual(PASSES);
    },
  );

  it("are refused before they run if the cache holds other files than those pinned", TIME, async () => {
    npm.publish("1.0.0", noting("1.0.0"));
    expect(await npx("weather-server@1.0.0")).toEqual(PASSES);
    const server = execFileSync("find", [at("npm/_npx"), "-name", "server.js"], { encoding: "utf8" }).trim();
    appendFileSync(server, "note('changed');");
    expect(await npx("weather-server@1.0.0")).toEqual(REFUSED);
    expect(notes()).toEqual(["started 1.0.0"]);
  });

  it("are refused if a version is published again with other contents", TIME, async () => {
    npm.publish("1.0.0", noting("1.0.0"));
    expect(await npx("weather-server@1.0.0")).toEqual(PASSES);
    npm.publish("1.0.0", noting("another"));
    rmSync(at("npm"), { recursive: true });
    expect(await npx("weather-server@1.0.0")).toEqual(REFUSED);
  });

  it("are named with the version that ran if the command has none", TIME, async () => {
    npm.publish("1.0.0", noting("1.0.0"));
    expect(await npx("weather-server")).toEqual(PASSES);
    npm.publish("1.1.0", noting("1.1.0"));
    expect(await npx("weather-server")).toEqual(REFUSED);
    const text = (version: string): string =>
      `its command names no version of weather-server: npm weather-server ${version} ran`;
    expect(events("mcp_program_seen")).toMatchObject([{ text: text("1.0.0") }, { text: text("1.1.0") }]);
  });

  it.each(["true", "false"])(
    "are refused as long as they are younger than the policy asks (addresses omitted from locks: %s)",
    TIME,
    async (omitted) => {
      const env = { npm_config_omit_lockfile_registry_resolved: omitted };
      const days = (count: number): Date => new Date(Date.now() - count * 86_400_000);
      npm.publish("1.0.0", noting("1.0.0"), days(3));
      expect(await npx("weather-server@1.0.0", { minimum_age: 7 }, env)).toEqual(REFUSED);
      expect(events("mcp_program_changed")).toMatchObject([{ reason: "too_new" }]);
      expect(await npx("weather-server@1.0.0", { minimum_age: 2 }, env)).toEqual(PASSES);
    },
  );
});

it("refuses a Python package that pip has replaced, as a script and as a module", TIME, async () => {
  execFileSync("python3", ["-m", "venv", at("venv")]);
  const install = (version: string): void => {
    const wheel = writeWheel(place.directory, "weather-server", version);
    execFileSync(at("venv/bin/pip"), [
      "install",
      "--quiet",
      "--no-index",
      "--disable-pip-version-check",
      wheel,
    ]);
  };
  install("1.0.0");
  expect(await asked([at("venv/bin/weather-server")])).toEqual(PASSES);
  expect(await asked([at("venv/bin/python"), "-m", "weather_server"])).toEqual(REFUSED); // another file of it
  expect(await registry("approve", "weather:@program")).toMatchObject({ code: 0 });
  expect(await asked([at("venv/bin/python"), "-m", "weather_server"])).toEqual(PASSES);
  expect(events("mcp_program_seen").map(({ program }) => program)).toEqual(
    Array.from({ length: 3 }, () => "python weather-server 1.0.0"),
  );
  install("1.1.0");
  expect(await asked([at("venv/bin/weather-server")])).toEqual(REFUSED);
  expect(await asked([at("venv/bin/python"), "-m", "weather_server"])).toEqual(REFUSED);
});
