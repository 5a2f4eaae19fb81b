/** The program that uv starts: known from the environment that it made, before the first message, by name and version. */
import { mkdirSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { McpProgramSeen } from "../../src/event/event.ts";
import { writeWheel } from "../e2e/python-wheel.ts";
import { ShimPlace } from "../e2e/shimming.ts";
import { storedEvents } from "../e2e/stored-events.ts";

const BIN = fileURLToPath(new URL("../llm/differential/python/build/venv/bin/", import.meta.url));
const TIME = { timeout: 60_000 };

let place: ShimPlace;
beforeEach(() => {
  place = new ShimPlace();
});
afterEach(() => place.remove());

/** Resolves to the reason of a refusal, or to the version that answered. */
async function asked(command: string[], id = "weather"): Promise<unknown> {
  const [wheels, config] = [join(place.directory, "wheels"), join(place.directory, "netmon.json")];
  const programs = { on_change: "block", unknown: "block" };
  writeFileSync(
    config,
    JSON.stringify({ sandbox: { mcp: { mode: "enforce", version_pinning: { programs } } } }),
  );
  const cache = join(place.directory, "cache");
  const env = { UV_CACHE_DIR: cache, UV_FIND_LINKS: wheels, UV_NO_INDEX: "1", UV_PYTHON: "/usr/bin/python3" };
  const shim = place.start(command, ["--server-id", id, "--config", config], env);
  shim.asks(1);
  const { error, result } = (await shim.answer(1)) as {
    error?: { data?: { reason?: string } };
    result?: { version: string };
  };
  shim.closesInput();
  await shim.ended;
  return error?.data?.reason ?? result?.version;
}

function seen(): McpProgramSeen[] {
  return storedEvents(place.state).filter(({ type }) => type === "mcp_program_seen") as McpProgramSeen[];
}

it("refuses another version than the pinned one, and warns of a command without one", TIME, async () => {
  mkdirSync(join(place.directory, "wheels"));
  writeWheel(join(place.directory, "wheels"), "weather-server", "1.0.0");
  const uvx = join(BIN, "uvx");
  expect(await asked([uvx, "weather-server==1.0.0"])).toBe("1.0.0");
  writeWheel(join(place.directory, "wheels"), "weather-server", "1.1.0");
  expect(await asked([uvx, "weather-server==1.1.0"])).toBe("version_changed");
  expect(await asked([uvx, "--from", "weather-server==1.0.0", "weather-server"])).toBe("1.0.0");
  expect(await asked([join(BIN, "uv"), "tool", "run", "--refresh", "weather-server"])).toBe(
    "version_changed",
  );
  expect(seen().map(({ program, text }) => [program, text])).toEqual([
    ["python weather-server 1.0.0", ""],
    ["python weather-server 1.1.0", ""],
    ["python weather-server 1.0.0", ""],
    [
      "python weather-server 1.1.0",
      "its command names no version of weather-server: python weather-server 1.1.0 ran",
    ],
  ]);
});

it("knows a script and a package in an environment that uv makes anew for each start", TIME, async () => {
  mkdirSync(join(place.directory, "wheels"));
  writeWheel(join(place.directory, "wheels"), "weather-server", "1.0.0");
  const script = join(place.directory, "server.py");
  writeFileSync(script, "from weather_server import main\nmain()\n");
  const run = [join(BIN, "uv"), "run", "--no-project", "--with", "weather-server"];
  for (const server of [script, "weather-server"])
    for (let start = 0; start < 2; start++)
      expect(await asked([...run, server], basename(server))).toBe("1.0.0");
  const [first, again, ...packaged] = seen();
  expect([first?.program, again?.program_hash]).toEqual([`script ${script}`, first?.program_hash]);
  expect(packaged.map(({ program }) => program)).toEqual(Array(2).fill("python weather-server 1.0.0"));
});
