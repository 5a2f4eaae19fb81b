/**
 * The kernel closes the port of netmon's own page to sessions, whether they observe or enforce, and whether they started
 * before the page or after it. The port is free again after the page has ended or was killed.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { Showing, StoredState } from "../ui/showing.ts";
import { connection } from "../unit/analysis/report/sample.ts";
import { Agent } from "./agent.ts";
import { Place } from "./place.ts";
import type { Watching } from "./watching.ts";

const REFUSED = { err: "EPERM" };
const FREE = { err: "ECONNREFUSED" };
const HERE = "127.0.0.1";

const place = new Place("ui-port", false);
const state = new StoredState().add([connection(0, {})]);
const pages: Showing[] = [];
let watches: Watching[];
const agents: Agent[] = [];

/** What the user allows there, or denies more broadly, changes nothing. */
const observe = (): string =>
  place.config({ network: { mode: "observe", deny: ["0.0.0.0/0"], resolvers: [] } });
const enforce = (): string =>
  place.config({ network: { mode: "enforce", allow: ["127.0.0.0/8"], resolvers: [] } });

async function session(name: string, config: string): Promise<[Watching, Agent]> {
  const cgroup = place.scratch.make(name);
  const watch = place.start(["--cgroup", cgroup, "--config", config]);
  await watch.started();
  const agent = new Agent({ cgroup });
  agents.push(agent);
  return [watch, agent];
}

async function openPage(): Promise<Showing> {
  const args = ["--state-dir", place.stateDir, "--store", state.store, "--listen", `${HERE}:0`];
  const showing = await Showing.start(args);
  pages.push(showing);
  return showing;
}

/** Without an error number, egress stopped a packet of a connection that was made before the port was closed. */
const isRefusal = ({ action, errno }: { action: string; errno: string | null }): boolean =>
  action === "block" && errno !== null;

/** They look each second. */
async function told(port: number, answer: object): Promise<void> {
  for (const agent of agents)
    await expect.poll(() => agent.tcp(HERE, port), { timeout: 30_000, interval: 200 }).toEqual(answer);
}

beforeAll(async () => {
  const running = [await session("observing", observe()), await session("enforcing", enforce())];
  watches = running.map(([watch]) => watch);
}, 60_000);
afterAll(async () => {
  for (const { started } of pages) started.child.kill("SIGKILL");
  await Promise.all(agents.map((agent) => agent.end()));
  state.remove();
  await place.remove();
});

it("to sessions that run already, until the page ends", { timeout: 120_000 }, async () => {
  const page = await openPage();
  const { port } = page;
  await told(port, REFUSED);
  for (const agent of agents)
    for (const host of ["0.0.0.0", "::ffff:127.0.0.1"])
      expect([host, await agent.tcp(host, port)]).toEqual([host, REFUSED]);
  for (const [index, watch] of watches.entries())
    expect(await watch.connection(`${HERE}:${port}`, isRefusal)).toMatchObject({
      ...{ mode: ["observe", "enforce"][index], would_block: false },
      ...{ reason: "denied_destination", rule: "netmon:ui", errno: "EPERM" },
    });
  // nobody else is kept away
  expect((await page.ask()).status).toBe(200);
  await page.end();
  await told(port, FREE);
});

it("to sessions that start later, until the page is killed", { timeout: 120_000 }, async () => {
  const page = await openPage();
  const { port } = page;
  for (const [name, config] of [
    ["late-observing", observe()],
    ["late-enforcing", enforce()],
  ] as const) {
    const [, agent] = await session(name, config);
    expect([name, await agent.tcp(HERE, port)]).toEqual([name, REFUSED]);
  }
  page.started.child.kill("SIGKILL");
  await page.started.ended;
  await told(port, FREE);
});
