/**
 * What netmon does not see of a running session is one list of sentences: in status (text and JSON), metrics, report (text
 * and JSON) and on the page.
 */
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import type { SessionReport } from "../../src/analysis/report/report.ts";
import type { NotSeen } from "../../src/event/coverage.ts";
import type { GapsAnswer } from "../../src/page/api.ts";
import type { SessionOverview } from "../../src/state/overview.ts";
import { Api } from "../../src/ui/api.ts";
import { Agent } from "./agent.ts";
import { EventProcess } from "./event-process.ts";
import { eventually, Place } from "./place.ts";
import { netmon } from "./start-netmon.ts";

const TIME = { timeout: 180_000 };
const place = new Place("not-seen", false);
afterAll(() => place.remove());

const METRICS = 'audit: {"prometheus": {"listen": "127.0.0.1:0"}}';
const flat = (text: string): string => text.replace(/\s+/g, " ");
const state = ["--state-dir", place.stateDir];

async function told(session: string, url: string, recorded: (lines: string[]) => boolean): Promise<void> {
  let own: SessionOverview | undefined;
  const read = async (): Promise<NotSeen | null> => {
    const { sessions } = JSON.parse((await netmon(["status", ...state, "--json"])).stdout);
    own = (sessions as SessionOverview[]).find(({ session_id }) => session_id === session);
    return own?.not_seen ?? null;
  };
  await expect
    .poll(async () => recorded((await read())?.holes ?? []), { timeout: 60_000, interval: 500 })
    .toBe(true);
  const { holes, losses } = own?.not_seen ?? { holes: [], losses: [] };
  const status = flat((await netmon(["status", ...state])).stdout);
  for (const line of [...holes, ...losses]) expect(status).toContain(flat(line));
  const metrics = await (await fetch(`${url}/metrics`)).text();
  expect(metrics).toMatch(new RegExp(`^netmon_not_seen_ways\\{[^}]*\\} ${holes.length}$`, "m"));
  expect(metrics).toMatch(new RegExp(`^netmon_not_seen_losses\\{[^}]*\\} ${losses.length}$`, "m"));
  const report = JSON.parse((await netmon(["report", session, ...state, "--json"])).stdout) as SessionReport;
  expect(report.not_seen.holes).toEqual(holes);
  // a report does not know the counters of what still runs
  expect(report.not_seen.losses.filter((line) => !line.includes("unknown"))).toEqual(losses);
  const text = flat((await netmon(["report", session, ...state])).stdout);
  for (const line of holes) expect(text).toContain(flat(line));
  const api = new Api({ store: join(place.stateDir, "lib", "netmon.db") } as never);
  try {
    const page = (await api.get("gaps", new URLSearchParams({ session }), "read")) as GapsAnswer;
    expect(page.lines.slice(0, holes.length)).toEqual(holes);
  } finally {
    api.close();
  }
}

it("what a watch does not see is the same list everywhere", TIME, async () => {
  const session = `not-seen-${process.pid}`;
  const network = { mode: "observe", resolvers: [] };
  const file = place.config(`sandbox: ${JSON.stringify({ network })}\n${METRICS}`);
  const watching = await place.watch(file, [], { session });
  const url = await eventually("the address", () => /http:\S+(?=\/metrics)/.exec(watching.stderr)?.[0]);
  await told(session, url, (lines) => lines.some((line) => line.startsWith("the LLM proxy did not run")));
  const agent = new Agent({ cgroup: place.cgroup });
  for (let i = 0; i < 3; i++) await agent.tcp("127.0.0.1", 1);
  await told(session, url, (lines) =>
    lines.some((line) => line.startsWith("undeclared connections passed (3)")),
  );
  await agent.end();
  await watching.stop();
});

it("what an LLM proxy alone does not see is the same list everywhere", TIME, async () => {
  const session = `not-seen-proxy-${process.pid}`;
  const proxy = new EventProcess([
    "proxy",
    "--format",
    "json",
    "--port",
    "0",
    "--session",
    session,
    ...state,
  ]);
  try {
    await proxy.event("netmon_proxy_started");
    const { stdout } = await netmon(["status", ...state, "--json"]);
    const { proxies } = JSON.parse(stdout) as { proxies: { session_id: string; not_seen: NotSeen }[] };
    expect(proxies.find(({ session_id }) => session_id === session)?.not_seen.holes).toEqual([
      "no shim or gateway ran: calls at servers are unknown",
      "the kernel layer did not run: connections are unknown",
    ]);
    const text = flat((await netmon(["status", ...state])).stdout);
    expect(text).toContain("not seen no shim or gateway ran: calls at servers are unknown");
  } finally {
    await proxy.kill();
  }
});
