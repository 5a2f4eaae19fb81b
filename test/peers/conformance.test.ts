/** The official conformance suite against a server of the official SDK: what it scores is the SDK's own. */
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type ConformanceServer, startConformanceServer } from "./conformance/server.ts";
import { type Revision, runSuite, type Score } from "./conformance/suite.ts";
import { endPrograms } from "./programs.ts";

/** An extension that the SDK's server does not speak. */
const NOT_OFFERED = /^tasks-/;

const failures = (score: Score) =>
  Object.entries(score).flatMap(([scenario, checks]) =>
    NOT_OFFERED.test(scenario)
      ? []
      : checks.filter((c) => c.includes(" FAILURE ")).map((c) => `${scenario}: ${c}`),
  );

let server: ConformanceServer;
beforeAll(async () => {
  server = await startConformanceServer();
});
afterAll(async () => {
  await endPrograms();
  await server.close();
});

describe.each([
  ["2025-11-25", 33],
  ["2026-07-28", 50],
] as [Revision, number][])("%s", (revision, scenarios) => {
  it("is spoken by the server of the tests", async () => {
    const direct = await runSuite(server.url, revision);
    expect(Object.keys(direct)).toHaveLength(scenarios);
    expect(failures(direct)).toEqual([]);
  });
});
