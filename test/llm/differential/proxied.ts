/** The judge in front of the slots: netmon's proxy alone here; built.ts has the whole program. */
import { zeroProxyCounters } from "../../../src/event/counters.ts";
import type { Mode } from "../../../src/event/event.ts";
import { Faults } from "../../../src/event/faults.ts";
import type { ProxyPorts, Refusal } from "../../../src/llm/proxy/ports.ts";
import { LlmProxy } from "../../../src/llm/proxy/proxy.ts";
import { LIMITS } from "../proxy/stage.ts";
import { allows, type Judged } from "./oracle.ts";
import { SLOTS } from "./slots.ts";

export interface Seen {
  judged: Judged[];
  refusals: Pick<Refusal, "reason" | "text">[];
}

/** A proxy of netmon's before the slots, and what it made of their answers. */
export interface JudgingProxy {
  /** Several runs at a time can be told from each other. */
  readonly concurrent: boolean;
  urlOf(slot: string): string;
  /** What it has told of the slot since this was last asked. */
  take(slot: string): Seen | Promise<Seen>;
  close(): Promise<void>;
}

/** The proxy in this process, with a judge of the test's own. */
export class Proxied implements JudgingProxy {
  readonly concurrent = true;
  readonly #proxy: LlmProxy;
  readonly #seen: Map<string, Seen>;

  private constructor(proxy: LlmProxy, seen: Map<string, Seen>) {
    this.#proxy = proxy;
    this.#seen = seen;
  }

  static async start(upstream: string, mode: Mode): Promise<Proxied> {
    const seen = new Map<string, Seen>(SLOTS.map((slot) => [slot, { judged: [], refusals: [] }]));
    const slotOf = new Map<string, string>();
    const ports: ProxyPorts = {
      policy: () => ({ mode, failClosed: true }),
      judge: ({ provider, requestId }) => {
        slotOf.set(requestId, provider);
        return (call) => {
          const allowed = allows(call);
          seen.get(provider)?.judged.push({ call, allowed });
          return { action: allowed || mode === "observe" ? "allow" : "block", text: "[netmon] blocked" };
        };
      },
      providerServer: () => {
        throw new Error("no request names a server");
      },
      failed: () => {},
      refused: (refusal) => void seen.get(slotOf.get(refusal.requestId) ?? "")?.refusals.push(refusal),
      redact: null,
      store: null,
      counters: zeroProxyCounters(),
      faults: new Faults(),
      log: { debug: () => {}, warn: (text) => void process.stderr.write(`${text}\n`) },
    };
    const providers = Object.fromEntries(SLOTS.map((slot) => [slot, `${upstream}/${slot}`]));
    return new Proxied(await LlmProxy.start({ port: 0, providers, ...LIMITS }, ports), seen);
  }

  urlOf(slot: string): string {
    return `http://127.0.0.1:${this.#proxy.port}/${slot}`;
  }

  take(slot: string): Seen {
    const taken = this.#seen.get(slot) ?? { judged: [], refusals: [] };
    this.#seen.set(slot, { judged: [], refusals: [] });
    return taken;
  }

  close(): Promise<void> {
    return this.#proxy.close();
  }
}
