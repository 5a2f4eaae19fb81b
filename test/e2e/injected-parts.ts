/** Maps parts of netmon to the test that throws in them. A part without a test does not compile. */
import type { FaultPart } from "../../src/event/event.ts";

/** Files of this directory, without `.test.ts`. */
type InjectingTest =
  | "fault-injection"
  | "fault-injection-mcp"
  | "fault-injection-sessions"
  | "fault-injection-ui"
  | "standstill";

const INJECTED_BY: Record<Exclude<FaultPart, "process">, InjectingTest> = {
  dns_udp: "fault-injection",
  dns_tcp: "fault-injection",
  sni: "fault-injection",
  names: "fault-injection",
  resolver: "fault-injection",
  proxy: "fault-injection",
  gateway: "fault-injection-mcp",
  shim: "fault-injection-mcp",
  inspection: "fault-injection-mcp",
  servers: "fault-injection",
  records: "fault-injection-mcp",
  metrics: "fault-injection",
  ui: "fault-injection-ui",
  sinks: "fault-injection",
  store: "fault-injection",
  helper: "fault-injection",
  ring: "fault-injection",
  rounds: "fault-injection",
  reload: "fault-injection",
  kubernetes: "fault-injection-sessions",
  session: "fault-injection-sessions",
  loop: "standstill",
};

export function partsInjectedBy(test: InjectingTest): FaultPart[] {
  const parts = Object.entries(INJECTED_BY) as [FaultPart, InjectingTest][];
  return parts.filter(([, by]) => by === test).map(([part]) => part);
}
