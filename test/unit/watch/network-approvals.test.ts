/** Names that a person may open: what is answered where a limit is reached names that limit. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it, onTestFinished } from "vitest";
import { defaultConfig } from "../../../src/config/parse.ts";
import { Faults } from "../../../src/event/faults.ts";
import { AskedDestinations } from "../../../src/policy/asked-destinations.ts";
import { NetworkApprovals } from "../../../src/watch/network-approvals.ts";

const CLIENT = { address: "127.0.0.1", port: 5353, protocol: "udp" } as const;
const ANY = new AskedDestinations([{ target: { kind: "any" }, ports: [], protocols: [] }] as never);

/** A session whose desk refuses everything at once, because nothing is stored. */
function approvals(maxPending: number): NetworkApprovals {
  const dir = mkdtempSync(join(tmpdir(), "network-approvals-"));
  const { store, approvals: limits, sandbox, ...others } = defaultConfig();
  const config = {
    ...others,
    store: { ...store, enabled: false },
    approvals: { ...limits, max_pending: maxPending },
    sandbox: { ...sandbox, network: { ...sandbox.network, mode: "enforce" as const, fail_closed: true } },
  };
  const quiet = { debug: () => {}, info: () => {}, warn: () => {}, error: () => {} };
  const made = new NetworkApprovals(
    { sessionId: "s", dirs: { run: join(dir, "run"), lib: join(dir, "lib") } },
    { emit: () => {}, log: quiet, faults: new Faults(), policySource: { config } } as never,
    { sockets: async () => [], apply: async () => {} },
  );
  onTestFinished(async () => {
    await made.close();
    rmSync(dir, { recursive: true, force: true });
  });
  made.use(config, ANY);
  return made;
}

it("names approvals.max_pending where too many connections wait", async () => {
  const made = approvals(1);
  const first = made.ask("a.example", CLIENT);
  const { text } = await made.ask("b.example", CLIENT);
  expect(text).toBe("too many connections wait for approval already (approvals.max_pending sets this limit)");
  expect((await first).text).not.toContain("too many");
});

it("names no setting where one name is looked up too often, which none changes", async () => {
  const made = approvals(100);
  const answers = await Promise.all(Array.from({ length: 33 }, () => made.ask("a.example", CLIENT)));
  const full = answers.filter(({ text }) => text.startsWith("too many"));
  expect(full.map(({ text }) => text)).toEqual([
    "too many lookups of this name wait already (no setting changes this limit)",
  ]);
});

it("names no setting where too many destinations were refused within a second, until the second is over", async () => {
  const made = approvals(10_000);
  await Promise.all(Array.from({ length: 1024 }, (_, i) => made.ask(`${i}.example`, CLIENT)));
  const full = "too many destinations were refused within a second (no setting changes this limit)";
  expect((await made.ask("late.example", CLIENT)).text).toBe(full);
  await made.tick();
  expect((await made.ask("late.example", CLIENT)).text).not.toBe(full);
});
