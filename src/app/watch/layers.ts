/**
 * A watched session with all its layers: event store → LLM layer, if the config has one → kernel layer; stopped in
 * reverse. The proxy starts first, since the kernel table must know its port before the agent may run.
 *
 * On failure: a failed start leaves nothing behind. The kernel layer does not wait for slow MCP servers.
 */
import { zeroDnsCounters } from "../../event/counters.ts";
import type { Counters, DnsCounters, EventSink, ProxyCounters } from "../../event/event.ts";
import type { Faults } from "../../event/faults.ts";
import type { Sources } from "../../export/metrics/sources.ts";
import { checkSessionId } from "../../state/paths.ts";
import type { LlmLayer } from "../proxy/llm-layer.ts";
import { Recorder } from "../recording/recorder.ts";
import { unreachableProxy } from "./blind-spots.ts";
import type { WatchPorts } from "./ports.ts";
import type { Attached } from "./session-view.ts";
import { Watch, type WatchOptions } from "./watch.ts";

export interface LayersPorts
  extends Pick<
    WatchPorts,
    "policySource" | "log" | "shared" | "loader" | "onCgroupGone" | "onAttachedAgain" | "onProvenInside"
  > {
  /** stdout. */
  output: EventSink;
}

export interface LayersCounters {
  kernel: Counters;
  /** null: no LLM layer. */
  proxy: ProxyCounters | null;
}

export class Layers {
  readonly attached: Attached;
  readonly watch: Watch;
  /** null: proxy.mode is disabled. */
  readonly llm: LlmLayer | null;
  /** Resolves when the MCP servers have been queried, or after some seconds. */
  readonly ready: Promise<void>;
  readonly #recorder: Recorder;

  private constructor(
    attached: Attached,
    watch: Watch,
    llm: LlmLayer | null,
    ready: Promise<void>,
    recorder: Recorder,
  ) {
    this.attached = attached;
    this.watch = watch;
    this.llm = llm;
    this.ready = ready;
    this.#recorder = recorder;
  }

  /** Starts all layers; resolves when attached and listening. Rejects as Watch.start and LlmLayer.start do. */
  static async start(options: WatchOptions, ports: LayersPorts): Promise<Layers> {
    const { policySource, output, log, shared } = ports;
    const { sessionId, dirs } = options;
    checkSessionId(sessionId);
    const { config, registry } = policySource;
    const { store, audit } = config;
    const recorder = new Recorder({
      ...{ sessionId, dirs, store, audit, service: "watch", output, log },
      ...(shared && { startThread: shared.startThread }),
    });
    const { sources } = recorder;
    let running: Watch | null = null;
    requireKernel(sources, () => running);
    let llm: LlmLayer | null = null;
    try {
      if (config.proxy.mode !== "disabled") {
        const layers = await import("../proxy/llm-layer.ts");
        llm = await layers.LlmLayer.start(config, {
          sessionId,
          dirs,
          port: undefined,
          registry,
          recorder,
          log,
        });
        policySource.permitProxy(llm.port);
      }
      const layer = llm;
      const ready = layer?.ready() ?? Promise.resolve();
      const { watch, attached } = await Watch.start(options, {
        ...{ ...ports, emit: recorder.emit, faults: recorder.faults },
        faultCounts: () => recorder.faultCounts,
        reconfigure: async (next, cause) => {
          if ((next.proxy.mode === "disabled") !== (layer === null))
            log.warn("proxy.mode takes effect when the watch is restarted");
          await layer?.update(next, cause);
        },
      });
      running = watch;
      countKernel(sources, watch);
      const unreachable = layer && unreachableProxy(watch.cgroupPath);
      if (unreachable) log.warn(unreachable);
      return new Layers(attached, watch, layer, ready, recorder);
    } catch (error) {
      await llm?.stop("the watch did not start");
      await recorder.close();
      throw error;
    }
  }

  /** Faults of this session. */
  get faults(): Faults {
    return this.#recorder.faults;
  }

  async reload(cause: "config" | "signal"): Promise<void> {
    await this.watch.reload(cause);
  }

  async stop(reason: string): Promise<LayersCounters> {
    try {
      const kernel = await this.watch.stop(reason).catch(async (error: unknown) => {
        await this.llm?.stop(reason);
        throw error;
      });
      return { kernel, proxy: (await this.llm?.stop(reason)) ?? null };
    } finally {
      await this.#recorder.close();
    }
  }
}

/** Called before the start: the session is not ready until `running` returns a layer without a problem. */
export function requireKernel(sources: Sources, running: () => Pick<Watch, "problem"> | null): void {
  sources.require("kernel", () => {
    const watch = running();
    return watch === null ? "not attached yet" : watch.problem;
  });
}

export function countKernel(sources: Sources, watch: Watch): void {
  sources.countTotals("kernel", () => ({ ...watch.counters() }));
  sources.verifiedBy(() => watch.verified);
  countDns(sources, watch);
}

/** Names and addresses come and go; all other counters of the resolver proxy only grow. */
function countDns(sources: Sources, watch: Watch): void {
  if (watch.dnsCounters() === null) return;
  const now = (): DnsCounters => watch.dnsCounters() ?? zeroDnsCounters();
  sources.countTotals("dns", () => {
    const { names: _names, addresses: _addresses, shared_addresses: _shared, ...totals } = now();
    return totals;
  });
  sources.measureLevel("dns_names", () => now().names);
  sources.measureLevel("dns_addresses", () => now().addresses);
  sources.measureLevel("dns_shared_addresses", () => now().shared_addresses);
}
