/** The kernel layer: two MCP servers, one declared and one not; netmon first observes, then enforces. */
import { eventLine } from "../../src/cli/output/event-line.ts";
import type { McpNetworkConnection, Mode } from "../../src/event/event.ts";
import { expect, heading, paint, say, watched } from "./stage.ts";

interface Visit {
  name: string;
  ok: boolean;
  saw: string;
}

interface Round {
  events: McpNetworkConnection[];
  visits: Visit[];
}

function round(mode: Mode, ports: Record<string, number>): Promise<Round> {
  const servers = [{ id: "weather-api", type: "http", url: `http://127.0.0.1:${ports["weather-api"]}/mcp` }];
  const strict = mode === "enforce" ? ["--fail-closed"] : [];
  const targets = Object.entries(ports).map(([name, port]) => `${name}=http://127.0.0.1:${port}/mcp`);
  const config = { sandbox: { mcp: { servers } } };
  return watched(
    config,
    ["--mode", mode, ...strict, "--all"],
    "netmon_started",
    async ({ events, inside }) => {
      const visits = await inside<Visit>("client.ts", targets);
      await new Promise((resolve) => setTimeout(resolve, 100));
      return { events: events.filter((e) => e.type === "mcp_network_connection"), visits };
    },
  );
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

function of(round: Round, port: number): McpNetworkConnection[] {
  return round.events.filter((e) => e.remote_addr.endsWith(`:${port}`));
}

export async function connections(declared: number, undeclared: number): Promise<void> {
  const ports = { "weather-api": declared, "shadow-server": undeclared };

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
  say("the same as JSON events (netmon watch --format json):");
  for (const event of [of(enforced, declared)[0], refused[0]]) if (event) say(`  ${JSON.stringify(event)}`);
}
