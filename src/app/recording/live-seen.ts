/**
 * What a running netmon has seen of its session, counted from its events and totals as they come: for `netmon status` and
 * metrics, which say by the same words as the report (analysis/report/not-seen.ts) what it did not see. A report reads
 * all runs of a session from the store; this is the current one.
 */
import {
  addUncovered,
  type CoverageGaps,
  isByName,
  NO_INSPECTION_GAPS,
  NO_PROXY_GAPS,
} from "../../analysis/report/coverage-gaps.ts";
import type { Seen } from "../../analysis/report/not-seen.ts";
import { discoveredText } from "../../event/coverage.ts";
import type { NetmonEvent } from "../../event/event.ts";
import type { Layer, Totals } from "../../export/metrics/sources.ts";

/** Layers of the session that another process runs; what they saw is not known here. */
export type Elsewhere = ReadonlySet<"proxy" | "inspection">;

/** Gaps, holes and daemons that are told one by one; more of them only repeat it. */
const MAX_TOLD = 64;
const MAX_SERVERS = 10_000;

export class LiveSeen {
  readonly #layers = { kernel: { runs: 0 }, proxy: { runs: 0 }, inspection: { runs: 0 } };
  readonly #servers = new Set<string>();
  readonly #gaps: CoverageGaps["gaps"] = [];
  readonly #uncovered: CoverageGaps["uncovered"] = [];
  readonly #daemons = new Set<string>();
  readonly #bare = new Set<string>();
  readonly #dropped: CoverageGaps["events_dropped"] = {
    kernel_ring: 0,
    plain_http: 0,
    output: 0,
    store: 0,
    otlp: 0,
    webhook: 0,
  };
  readonly #faults: CoverageGaps["faults"] = {};
  #failed = 0;
  #calls = 0;
  #refusals = 0;
  #undeclared = 0;
  #deniedByName = 0;
  #left = 0;
  #enforcementFailed = 0;

  add(event: NetmonEvent): void {
    switch (event.type) {
      case "netmon_started":
        this.#layers.kernel.runs++;
        return;
      case "netmon_proxy_started":
        this.#layers.proxy.runs++;
        return;
      case "netmon_inspection_started":
        this.#layers.inspection.runs++;
        if (event.transport === "shim") for (const server of event.servers) this.#server(server);
        return;
      case "mcp_tool_seen":
      case "mcp_tool_called":
        this.#server(event.server_id);
        return;
      case "mcp_tool_call_intercepted":
        this.#calls++;
        if (isByName(event)) this.#deniedByName++;
        return;
      case "llm_refusal":
        this.#refusals++;
        return;
      case "llm_request_failed":
        this.#failed++;
        return;
      case "mcp_network_connection":
        if (event.reason === "undeclared" && event.action === "allow" && event.protocol !== "unix")
          this.#undeclared += event.count;
        return;
      case "netmon_coverage_changed":
        this.#coverage(event);
        return;
      case "mcp_server_discovered":
        if (this.#bare.size < MAX_TOLD) this.#bare.add(discoveredText(event));
        return;
      case "netmon_gap":
        if (this.#gaps.length >= MAX_TOLD) return;
        this.#gaps.push({
          since: event.since,
          until: event.timestamp,
          cause: event.cause,
          pinned: event.pinned,
        });
        return;
      case "netmon_events_dropped":
        this.#dropped[event.where] += event.dropped;
        return;
      case "netmon_fault":
        this.#faults[event.part] = (this.#faults[event.part] ?? 0) + event.count;
        return;
      case "netmon_process_left":
        this.#left++;
        return;
      case "netmon_enforcement_failed":
        this.#enforcementFailed++;
        return;
    }
  }

  seen(totals: ReadonlyMap<Layer, Totals>, elsewhere: Elsewhere): Seen {
    const { kernel, proxy, inspection } = this.#layers;
    const [llm, mcp] = [totals.get("proxy") ?? {}, totals.get("inspection") ?? {}];
    const runsOf = (layer: "proxy" | "inspection", { runs }: { runs: number }): { runs: number } =>
      runs === 0 && elsewhere.has(layer) ? { runs: 1 } : { runs };
    const unknown = inspection.runs === 0 && elsewhere.has("inspection");
    return {
      layers: {
        kernel,
        proxy: runsOf("proxy", proxy),
        inspection: runsOf("inspection", inspection),
      },
      model_requests: { total: llm.requests ?? null, failed: this.#failed },
      calls: { total: this.#calls },
      refusals: { total: this.#refusals },
      connections: { undeclared: [{ allowed: this.#undeclared }] },
      inspection: { servers_connected: unknown ? 1 : this.#servers.size },
      names: totals.get("dns") ?? null,
      blindness: {
        events_dropped: this.#dropped,
        kernel_unparsed: totals.get("kernel")?.unparsed ?? 0,
        proxy: picked(llm, NO_PROXY_GAPS),
        inspection: picked(mcp, NO_INSPECTION_GAPS),
        gaps: this.#gaps,
        uncovered: this.#uncovered,
        daemons: [...this.#daemons],
        bare_servers: [...this.#bare],
        processes_left: this.#left,
        denied_by_name: this.#deniedByName,
        faults: this.#faults,
        enforcement_failed: this.#enforcementFailed,
        runs_without_end: { kernel: 0, proxy: 0, inspection: 0 },
      },
    };
  }

  #server(id: string): void {
    if (this.#servers.size < MAX_SERVERS) this.#servers.add(id);
  }

  #coverage({
    timestamp,
    holes,
    daemons = [],
  }: Extract<NetmonEvent, { type: "netmon_coverage_changed" }>): void {
    addUncovered(this.#uncovered, timestamp, holes);
    if (this.#uncovered.length > MAX_TOLD) this.#uncovered.shift();
    for (const { text } of daemons) if (this.#daemons.size < MAX_TOLD) this.#daemons.add(text);
  }
}

function picked<Names extends Record<string, number>>(totals: Totals, names: Names): Names {
  return Object.fromEntries(Object.keys(names).map((name) => [name, totals[name] ?? 0])) as Names;
}
