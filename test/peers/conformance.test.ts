/**
 * The official conformance suite with a server of the official SDK, without netmon and through its gateway: each check
 * of each scenario has the same result.
 */
import { afterAll, beforeAll, expect, it } from "vitest";
import { type ConformanceServer, startConformanceServer } from "./conformance/server.ts";
import { type Revision, runSuite, type Score } from "./conformance/suite.ts";
import { Netmon } from "./netmon.ts";
import { endPrograms } from "./programs.ts";

/** An extension that the SDK's server does not speak. */
const NOT_OFFERED = /^tasks-/;

const failures = (score: Score) =>
  Object.entries(score).flatMap(([scenario, checks]) =>
    NOT_OFFERED.test(scenario)
      ? []
      : checks.filter((check) => check.includes(" FAILURE ")).map((check) => `${scenario}: ${check}`),
  );

let server: ConformanceServer;
let netmon: Netmon;
let gateway: string;
beforeAll(async () => {
  server = await startConformanceServer();
  netmon = new Netmon({ sandbox: { mcp: { mode: "enforce" } } });
  gateway = await netmon.gateway(server.url);
});
afterAll(async () => {
  await endPrograms();
  await netmon.remove();
  await server.close();
});

it.concurrent.each([
  ["2025-11-25", 33],
  ["2026-07-28", 50],
] as [Revision, number][])(
  "scores the same for %s through the gateway",
  { timeout: 60_000 },
  async (revision, scenarios) => {
    const [direct, through] = await Promise.all([
      runSuite(server.url, revision),
      runSuite(gateway, revision),
    ]);
    expect(Object.keys(direct)).toHaveLength(scenarios);
    expect(failures(direct)).toEqual([]);
    expect(through).toEqual(direct);
  },
);
