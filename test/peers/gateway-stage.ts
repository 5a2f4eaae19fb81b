/** Fixtures of gateway tests: an enforcing netmon for each test, and one conformance server per file. */
import { afterAll, afterEach, beforeAll, beforeEach } from "vitest";
import { endConversations } from "./clients.ts";
import { type ConformanceServer, startConformanceServer } from "./conformance/server.ts";
import { Netmon } from "./netmon.ts";
import { endPrograms } from "./programs.ts";

export interface GatewayStage {
  readonly netmon: Netmon;
  readonly conformance: ConformanceServer;
}

/** At the top of a file; what it gives is there while a test runs, and removed after it. */
export function gatewayStage(): GatewayStage {
  let netmon: Netmon;
  let conformance: ConformanceServer;
  beforeAll(async () => {
    conformance = await startConformanceServer();
  });
  afterAll(() => conformance.close());
  beforeEach(() => {
    netmon = new Netmon({ sandbox: { mcp: { mode: "enforce" } } });
  });
  afterEach(async () => {
    await endConversations();
    await netmon.remove();
    await endPrograms();
  });
  return {
    get netmon() {
      return netmon;
    },
    get conformance() {
      return conformance;
    },
  };
}
