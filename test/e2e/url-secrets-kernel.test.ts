/**
 * A secret in a URL of a session with the kernel layer: `watch`, and `run` with its report. The test searches their output
 * and every byte they keep, while the servers and the provider behind the URLs are connected to and refused.
 */
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import { runCli } from "../unit/cli/run-cli.ts";
import { OTHER_PEER, PEER, Place } from "./place.ts";
import { startNetmon } from "./start-netmon.ts";

const QUERY = "sesame-of-the-query";
const PATH = "s3same0f4the7path9abcdefgh";
const SECRET = /s[3e]same[-0]/;
const TIME = { timeout: 60_000 };

const place = new Place("secrets");
let [open, denied] = [0, 0];

beforeAll(async () => {
  const peer = place.peer();
  [open, denied] = await Promise.all([peer.listen(PEER), peer.listen(OTHER_PEER)]);
});
afterAll(() => place.remove());

const keyed = (host: string, port: number): string => `http://${host}:${port}/${PATH}/mcp?token=${QUERY}`;

function config(): string {
  const servers = [
    { id: "open", url: keyed(PEER, open) },
    { id: "denied", url: keyed(OTHER_PEER, denied) },
  ];
  return place.config(
    JSON.stringify({
      sandbox: {
        mcp: { servers, denied_servers: [{ id: "denied" }] },
        network: { mode: "enforce", fail_closed: true, resolvers: [] },
      },
      proxy: { mode: "embedded", providers: { keyed: `http://127.0.0.1:1/${PATH}` } },
      audit: {
        webhooks: [{ url: `http://127.0.0.1:1/${PATH}?token=${QUERY}`, events: ["*"], retries: 0 }],
        otlp: { endpoint: `http://127.0.0.1:1/${PATH}`, interval_seconds: 1 },
      },
    }),
  );
}

function expectNoSecret(...texts: string[]): void {
  for (const text of texts) expect(text).not.toMatch(SECRET);
}

function expectNothingKept(): void {
  const kept = readdirSync(place.stateDir, { recursive: true, withFileTypes: true }).filter((e) =>
    e.isFile(),
  );
  expect(kept.length).toBeGreaterThan(0);
  const holding = kept.filter((e) => SECRET.test(readFileSync(join(e.parentPath, e.name), "latin1")));
  expect(holding.map(({ name }) => name)).toEqual([]);
}

it("watch names servers, provider and sinks without it", TIME, async () => {
  const ready = join(place.directory, "ready.json");
  const more = ["--all", "--ready-file", ready, "--log-level", "trace"];
  const watch = await place.watch(config(), more, { session: "watched" });
  const agent = place.agent();
  expect(await agent.tcp(PEER, open)).toEqual({ ok: true });
  expect(await agent.tcp(OTHER_PEER, denied)).toEqual({ err: "EPERM" });
  expect(await watch.connection(`${PEER}:${open}`)).toMatchObject({ server_id: "open" });
  expect(await watch.connection(`${OTHER_PEER}:${denied}`)).toMatchObject({ server_id: "denied" });
  await watch.says(/webhook at/);
  const state = ["--state-dir", place.stateDir];
  for (const words of [["status"], ["status", "--json"], ["report", "--session", "watched", "--json"]]) {
    const printed: string[] = [];
    const shows = async (): Promise<string> => {
      const { stdout, stderr } = await runCli([...words, ...state]);
      printed.push(stdout, stderr);
      return stdout;
    };
    // events are stored a moment later
    await expect.poll(shows).toContain("watched");
    expectNoSecret(...printed);
  }
  expectNoSecret(readFileSync(ready, "utf8"));
  expectNothingKept();
  const { stdout, stderr } = await watch.stop();
  expectNoSecret(stdout, stderr);
  expectNothingKept();
});

it("run and its report do, also of an agent's own configuration", TIME, async () => {
  const clients = join(place.directory, "mcp.json");
  const own = { url: keyed("127.0.0.1", 1), type: "http" };
  const started = { command: "true", args: [keyed("127.0.0.1", 1)] };
  writeFileSync(clients, JSON.stringify({ mcpServers: { own, started } }));
  const report = join(place.directory, "report.json");
  const files = ["--config", config(), "--mcp-config", clients, "--report", report];
  const words = ["--session", `run-secrets-${process.pid}`, "--state-dir", place.stateDir];
  const script = "curl -s -m 2 $NETMON_MCP_OWN $ANTHROPIC_BASE_URL; true";
  const run = startNetmon(["run", ...words, ...files, "--log-level", "trace", "--", "sh", "-c", script], {
    cwd: place.directory,
    env: { HOME: place.directory },
  });
  const { code, stdout, stderr } = await run.ended;
  expect(code, stderr).toBe(0);
  expect(existsSync(report), stderr).toBe(true);
  const written = readFileSync(report, "utf8");
  expect(written).toContain(`run-secrets-${process.pid}`);
  expectNoSecret(stdout, stderr, written);
  expectNothingKept();
});
