/**
 * `make demo`: a real MCP client in a session, two real MCP servers, one declared and one not. First netmon
 * observes, then it enforces and fails closed. Ends with exit code 1 if any of it does not come out as told.
 */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { eventLine } from "../../src/cli/event-line.ts";
import { painter } from "../../src/cli/terminal.ts";
import type { McpNetworkConnection, Mode, NetmonEvent } from "../../src/event/event.ts";

const root = new URL("../..", import.meta.url).pathname;
const netmon = join(root, "dist/netmon");
const session = `demo-${process.pid}`;
const directory = mkdtempSync(join(tmpdir(), "netmon-demo-"));
const config = join(directory, "netmon.yaml");
const paint = painter(process.stdout, process.env);
const children = new Set<ChildProcess>();

function say(text = ""): void {
  process.stdout.write(`${text}\n`);
}

function heading(text: string): void {
  say(`\n${paint.paint("bold", text)}`);
}

function start(command: string, args: string[], stderr: "inherit" | "pipe" = "pipe"): ChildProcess {
  const child = spawn(command, args, { cwd: root, stdio: ["ignore", "pipe", stderr] });
  children.add(child);
  child.once("exit", () => children.delete(child));
  return child;
}

function lines(child: ChildProcess): AsyncIterableIterator<string> {
  if (!child.stdout) throw new Error("no stdout");
  return createInterface({ input: child.stdout })[Symbol.asyncIterator]();
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill("SIGTERM");
  await once(child, "exit");
}

async function serve(name: string, tool: string): Promise<number> {
  const child = start(process.execPath, ["--import", "tsx", "test/demo/server.ts", name, tool], "inherit");
  const { value } = await lines(child).next();
  return Number(value);
}

interface Visit {
  name: string;
  ok: boolean;
  saw: string;
}

interface Round {
  events: McpNetworkConnection[];
  visits: Visit[];
}

async function round(mode: Mode, servers: Record<string, number>): Promise<Round> {
  const strict = mode === "enforce" ? ["--fail-closed"] : [];
  const state = ["--state-dir", join(directory, "state")];
  const watch = start(
    netmon,
    [
      "watch",
      "--session",
      session,
      ...state,
      "--config",
      config,
      "--mode",
      mode,
      ...strict,
      "--all",
      "--format",
      "json",
      "--log-level",
      "error",
    ],
    "inherit",
  );
  const events: NetmonEvent[] = [];
  const started = new Promise<void>((resolve, reject) => {
    watch.once("exit", (code) => reject(new Error(`netmon watch ended with exit code ${code}`)));
    void (async () => {
      for await (const line of lines(watch)) {
        const event = JSON.parse(line) as NetmonEvent;
        events.push(event);
        if (event.type === "netmon_started") resolve();
      }
    })();
  });
  await started;
  const targets = Object.entries(servers).map(([name, port]) => `${name}=http://127.0.0.1:${port}/mcp`);
  const client = start(netmon, [
    "exec",
    "--session",
    session,
    ...state,
    "--",
    process.execPath,
    "--import",
    "tsx",
    join(root, "test/demo/client.ts"),
    ...targets,
  ]);
  const visits: Visit[] = [];
  for await (const line of lines(client)) visits.push(JSON.parse(line) as Visit);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await stop(watch);
  return { events: events.filter((e) => e.type === "mcp_network_connection"), visits };
}

function show({ events, visits }: Round, ports: Record<string, number>): void {
  say("what netmon saw:");
  const known = Object.values(ports).map(String);
  const ofServers = events.filter((e) => known.some((port) => e.remote_addr.endsWith(`:${port}`)));
  for (const event of ofServers) say(`  ${eventLine(event, paint)}`);
  say("what the client saw:");
  for (const { name, ok, saw } of visits) {
    say(`  ${paint.paint(ok ? "green" : "red", ok ? "ok     " : "refused")}  ${name}: ${saw}`);
  }
}

const problems: string[] = [];
function expect(what: string, held: boolean): void {
  if (!held) problems.push(what);
}

function of(round: Round, port: number): McpNetworkConnection[] {
  return round.events.filter((e) => e.remote_addr.endsWith(`:${port}`));
}

async function main(): Promise<void> {
  const declared = await serve("weather-api", "get_weather");
  const undeclared = await serve("shadow-server", "read_secrets");
  const ports = { "weather-api": declared, "shadow-server": undeclared };
  writeFileSync(
    config,
    `sandbox:\n  mcp:\n    servers:\n      - id: weather-api\n        type: http\n        url: http://127.0.0.1:${declared}/mcp\n`,
  );
  heading("Two MCP servers run on this machine");
  say(`  weather-api    http://127.0.0.1:${declared}/mcp   declared in the config`);
  say(`  shadow-server  http://127.0.0.1:${undeclared}/mcp   not declared`);

  heading("1. observe: netmon watch --mode observe --all");
  const observed = await round("observe", ports);
  show(observed, ports);
  expect(
    "observe: the declared server is tagged",
    of(observed, declared).some((e) => e.server_id === "weather-api" && e.action === "allow"),
  );
  expect(
    "observe: the undeclared server is seen",
    of(observed, undeclared).some((e) => e.server_id === null && e.action === "allow"),
  );
  expect(
    "observe: the client reaches both",
    observed.visits.length === 2 && observed.visits.every((v) => v.ok),
  );

  heading("2. enforce: netmon watch --mode enforce --fail-closed");
  const enforced = await round("enforce", ports);
  show(enforced, ports);
  const refused = of(enforced, undeclared).filter((e) => e.action === "block");
  expect(
    "enforce: the declared server is allowed",
    of(enforced, declared).some((e) => e.server_id === "weather-api" && e.action === "allow"),
  );
  expect(
    "enforce: the undeclared server is refused by the kernel",
    refused.length > 0 && of(enforced, undeclared).length === refused.length,
  );
  expect(
    "enforce: the client reaches the declared server",
    enforced.visits.some((v) => v.name === "weather-api" && v.ok),
  );
  expect(
    "enforce: the client is refused at the other",
    enforced.visits.some((v) => v.name === "shadow-server" && !v.ok && /EPERM/.test(v.saw)),
  );

  heading("The same as JSON events (netmon watch --format json)");
  for (const event of [of(enforced, declared)[0], refused[0]]) if (event) say(JSON.stringify(event));
}

try {
  await main();
} finally {
  for (const child of children) await stop(child);
  rmSync(directory, { recursive: true, force: true });
}
say();
for (const problem of problems) say(`${paint.paint("red", "FAILED")}  ${problem}`);
if (problems.length === 0)
  say(paint.paint("green", "The kernel refused the undeclared server; the declared one went on working."));
process.exitCode = problems.length === 0 ? 0 : 1;
