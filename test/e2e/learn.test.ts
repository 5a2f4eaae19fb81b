/**
 * netmon learn on the real kernel: the actions of a run become a policy, under which the same run is refused nothing
 * and a different one is.
 */

import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createServer, type Server } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { destinationText } from "../../src/config/destination.ts";
import { loadConfig } from "../../src/config/parse.ts";
import type { NetmonEvent } from "../../src/event/event.ts";
import { startWeatherServer, type WeatherServer } from "../agents/weather-server.ts";
import { PEER, Place } from "./place.ts";
import { Resolving } from "./resolving.ts";
import { scripted } from "./shimming.ts";
import { type Ended, netmon, startNetmon } from "./start-netmon.ts";
import { storedEvents } from "./stored-events.ts";

const INSIDE = fileURLToPath(new URL("./learn-inside.mjs", import.meta.url));
const TIME = { timeout: 120_000 };

/** An MCP server that answers with its own arguments. */
const UNITS = `${scripted("")[2]}
const results = {
  initialize: () => ({ protocolVersion: "2025-11-25", capabilities: { tools: {} }, serverInfo: { name: "s", version: "1" } }),
  "tools/list": () => ({ tools: [{ name: "units", inputSchema: { type: "object" } }] }),
  "tools/call": () => ({ content: [{ type: "text", text: process.argv.slice(2).join(" ") }] }),
};
require("node:readline").createInterface({ input: process.stdin }).on("line", (line) => {
  const { id, method } = JSON.parse(line);
  if (id !== undefined) say({ jsonrpc: "2.0", id, result: results[method]?.() ?? {} });
}).on("close", () => process.exit());`;

let directory: string;
let weather: WeatherServer;
let service: Server;
let servicePort: number;
let serial = 0;

beforeAll(async () => {
  weather = await startWeatherServer();
  service = createServer((socket) => socket.destroy());
  servicePort = await new Promise<number>((resolve) =>
    service.listen(0, "127.0.0.1", () => resolve((service.address() as { port: number }).port)),
  );
});
afterAll(async () => {
  await weather.close();
  await new Promise((resolve) => service.close(resolve));
});
beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), "learn-"));
});
afterEach(() => rmSync(directory, { recursive: true, force: true }));

const state = (): string => join(directory, "state");

interface Ran extends Ended {
  id: string;
  outcomes: string[];
}

async function run(steps: string[], options: string[], prefix: string[] = []): Promise<Ran> {
  const id = `learn-${process.pid}-${++serial}`;
  const all = ["run", "--session", id, "--state-dir", state(), ...options, "--", process.execPath, INSIDE];
  const ended = await netmon([...all, ...steps], { cwd: directory, env: { HOME: directory }, prefix });
  expect(ended.code, ended.stderr).toBe(0);
  return { ...ended, id, outcomes: JSON.parse(ended.stdout) as string[] };
}

/** The same in a session of netmon watch, with the server's own address. */
async function watched(steps: string[], options: string[]): Promise<Ran> {
  const id = `learn-${process.pid}-${++serial}`;
  const session = ["--session", id, "--state-dir", state()];
  const watch = startNetmon(["watch", ...session, ...options], { cwd: directory });
  try {
    const env = { HOME: directory, NETMON_MCP_SERVERS: JSON.stringify({ weather: weather.url }) };
    const command = ["--wait", "60", "--", process.execPath, INSIDE, ...steps];
    const ended = await netmon(["exec", ...session, ...command], { cwd: directory, env });
    expect(ended.code, ended.stderr).toBe(0);
    return { ...ended, id, outcomes: JSON.parse(ended.stdout) as string[] };
  } finally {
    watch.child.kill("SIGTERM");
    await watch.ended;
  }
}

/** The file that was learned. */
async function learn(sessions: string[], options: string[] = []): Promise<{ file: string; text: string }> {
  const named = sessions.flatMap((id) => ["--session", id]);
  const { code, stdout, stderr } = await netmon(["learn", "--state-dir", state(), ...named, ...options]);
  expect(code, stderr).toBe(0);
  const file = join(directory, `learned-${++serial}.yaml`);
  writeFileSync(file, stdout);
  return { file, text: stdout };
}

/** Port 0: getaddrinfo(3) looks which source address there would be, and sends nothing. */
const sendsNothing = (e: NetmonEvent): boolean =>
  e.type === "mcp_network_connection" && e.protocol === "udp" && e.remote_addr.endsWith(":0");

function blocked(id: string): string[] {
  return storedEvents(state(), id).flatMap((e) =>
    "action" in e && e.action === "block" && !sendsNothing(e) ? [JSON.stringify(e)] : [],
  );
}

describe("netmon learn", () => {
  it("makes a policy of a run, under which the same passes and more is refused", TIME, async () => {
    const clients = join(directory, "mcp.json");
    writeFileSync(clients, JSON.stringify({ mcpServers: { weather: { type: "http", url: weather.url } } }));
    const steps = ["call", "get_weather", "connect", `127.0.0.1:${servicePort}`];
    const first = await run(steps, ["--mcp-config", clients, "--quiet"]);
    expect(first.outcomes).toEqual(["sunny", "connected"]);

    const { file, text } = await learn([first.id]);
    expect((await netmon(["config", "check", file])).code).toBe(0);
    expect((await learn([first.id])).text).toBe(text);
    const { mcp, network } = loadConfig(file).sandbox;
    expect(mcp).toMatchObject({ mode: "enforce", fail_closed: true, tool_policy: "allowlist" });
    expect(mcp.servers.map(({ id, url }) => [id, url])).toEqual([["weather", weather.url]]);
    expect(mcp.allowed_tools).toMatchObject([{ server: "weather", tool: "get_weather" }]);
    expect(mcp.version_pinning.enabled).toBe(true);
    expect(network).toMatchObject({ mode: "enforce", fail_closed: true });
    expect(network.allow.map(destinationText)).toEqual([`127.0.0.1:${servicePort} tcp`]);
    expect(text).toMatch(/# only once by (?:node|MainThread), \d{4}-.*\n.*# by address/);

    const options = ["--config", file, "--quiet"];
    const same = await run(steps, options);
    expect(same.outcomes).toEqual(first.outcomes);
    expect(blocked(same.id)).toEqual([]);

    const { port } = new URL(weather.url);
    const other = await run(["call", "delete_city", "connect", `127.0.0.1:${port}`, ...steps], options);
    expect(other.outcomes).toEqual([expect.stringMatching(/^error/), "EPERM", "sunny", "connected"]);
    expect(weather.calls).not.toContain("delete_city");

    // what was refused is left out, and said; a listed tool can be had on request, what goes around netmon never
    const again = await learn([other.id], ["--config", file]);
    expect(again.text).toMatch(/- tool weather\/delete_city: .*--include-blocked/s);
    expect(again.text).toContain("bypasses the MCP gateway");
    expect(loadConfig(again.file).sandbox).toEqual(loadConfig(file).sandbox);
    const wider = loadConfig((await learn([first.id, other.id], ["--include-blocked"])).file).sandbox;
    expect(wider.mcp.allowed_tools.map(({ tool }) => tool)).toEqual(["delete_city", "get_weather"]);
    expect(wider.network.allow.map(destinationText)).toEqual([`127.0.0.1:${servicePort} tcp`]);
  });

  it(
    "allows hosts by the names that the agent asked for, whatever their address next time",
    TIME,
    async () => {
      const place = new Place("learn");
      const resolving = await Resolving.start(place);
      try {
        await resolving.serveTls(8443);
        const resolvConf = join(place.directory, "resolv.conf");
        writeFileSync(resolvConf, `nameserver ${PEER}\noptions timeout:10 attempts:1\n`);
        const inside = ["nsenter", `--net=/run/netns/${place.agentNetns}`, "unshare", "--mount", "sh", "-ec"];
        const prefix = [...inside, `mount --bind ${resolvConf} /etc/resolv.conf; exec "$@"`, "sh"];
        const steps = ["connect", "rot1.pool.test:8443"];
        const first = await run(steps, ["--quiet"], prefix);
        expect(first.outcomes).toEqual(["connected"]);
        const { file, text } = await learn([first.id]);
        const { network } = loadConfig(file).sandbox;
        expect(network.allow.map(destinationText)).toEqual(["rot1.pool.test:8443 tcp"]);
        expect(network.resolvers).toEqual([{ address: PEER, port: 53 }]);
        expect(text).not.toMatch(/10\.7[789]\./);

        const options = ["--config", file, "--quiet"];
        const same = await run([...steps, ...steps, ...steps], options, prefix);
        expect(same.outcomes).toEqual(["connected", "connected", "connected"]);
        expect(blocked(same.id)).toEqual([]);
        const other = await run(
          ["connect", "rot2.pool.test:8443", "connect", "rot1.pool.test:8444"],
          options,
          prefix,
        );
        expect(other.outcomes).toEqual(["EPERM", "EPERM"]);
      } finally {
        await resolving.end();
        await place.remove();
      }
    },
  );

  it("writes a server that the agent starts with its arguments, and holds it to them", TIME, async () => {
    const server = join(directory, "units.cjs");
    writeFileSync(server, UNITS);
    const clients = join(directory, "mcp.json");
    const declare = (units: string): void => {
      const declared = { command: process.execPath, args: [server, "--units", units] };
      writeFileSync(clients, JSON.stringify({ mcpServers: { units: declared } }));
    };
    // as Claude Code it is told of its servers by --mcp-config FILE
    const agent = join(directory, "agent");
    const script = `#!/bin/sh\nexec "${process.execPath}" "${INSIDE}" start "$2:units:units"\n`;
    writeFileSync(agent, script, { mode: 0o755 });
    const started = async (...options: string[]): Promise<Ran> => {
      const id = `learn-${process.pid}-${++serial}`;
      const own = ["--session", id, "--state-dir", state(), "--mcp-config", clients, "--agent", "claude"];
      const ended = await netmon(["run", ...own, ...options, "--", agent], { env: { HOME: directory } });
      expect(ended.code, ended.stderr).toBe(0);
      return { ...ended, id, outcomes: JSON.parse(ended.stdout) as string[] };
    };
    declare("metric");
    const first = await started("--quiet");
    expect(first.outcomes).toEqual(["--units metric"]);
    const { file } = await learn([first.id]);
    const { servers } = loadConfig(file).sandbox.mcp;
    expect(servers).toMatchObject([{ id: "units", args: [server, "--units", "metric"] }]);

    expect((await started("--config", file, "--quiet")).outcomes).toEqual(["--units metric"]);
    declare("imperial");
    const other = await started("--config", file);
    expect(other.outcomes).toEqual(["--units metric"]);
    expect(other.stderr).toContain("left out units: has another address in mcp.json:mcpServers.units");
  });

  it("makes a policy of a watch and what was started in it", TIME, async () => {
    const present = join(directory, "present.yaml");
    const content = { sandbox: { mcp: { servers: [{ id: "weather", type: "http", url: weather.url }] } } };
    writeFileSync(present, JSON.stringify(content));
    const steps = ["call", "get_weather", "connect", `127.0.0.1:${servicePort}`];
    const first = await watched(steps, ["--config", present, "--all"]);
    expect(first.outcomes).toEqual(["sunny", "connected"]);

    const { file, text } = await learn([first.id], ["--config", present]);
    expect((await netmon(["config", "check", file])).code).toBe(0);
    const { mcp, network } = loadConfig(file).sandbox;
    expect(mcp.servers.map(({ id, url }) => [id, url])).toEqual([["weather", weather.url]]);
    expect(network.allow.map(destinationText)).toEqual([`127.0.0.1:${servicePort} tcp`]);
    expect(text).toContain("NOTE: no layer saw tool calls: they are unknown, and none is allowed.");

    const more = createServer((socket) => socket.destroy());
    const port = await new Promise<number>((resolve) =>
      more.listen(0, "127.0.0.1", () => resolve((more.address() as { port: number }).port)),
    );
    try {
      const same = await watched([...steps, "connect", `127.0.0.1:${port}`], ["--config", file]);
      expect(same.outcomes).toEqual(["sunny", "connected", "EPERM"]);
      expect(blocked(same.id)).toEqual([expect.stringContaining(`127.0.0.1:${port}`)]);
    } finally {
      more.close();
    }
  });

  it("refuses a session that nothing is stored of", TIME, async () => {
    const first = await run([], ["--no-kernel"]);
    const { stderr: told } = first;
    expect(told).toContain(`netmon learn --session ${first.id} --state-dir ${state()} > netmon.yaml\n`);
    const { code, stderr, stdout } = await netmon(["learn", "--state-dir", state(), "--session", "none"]);
    expect({ code, stdout }).toEqual({ code: 5, stdout: "" });
    expect(stderr).toContain(`nothing is stored of session none: there are ${first.id}`);
    expect(told).toContain("not seen        no model request went through the LLM proxy");
    // the agent did nothing
    const unanswered = await netmon(["learn", "--state-dir", state(), "--session", first.id]);
    expect(unanswered).toMatchObject({
      code: 17,
      stderr: expect.stringContaining("the model never answered"),
    });
  });
});
