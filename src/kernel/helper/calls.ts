/**
 * Calls to the helper that keep nothing in it: looking at sockets, ending them, the canary. One process after the
 * other, or one for all.
 *
 * Direction of failure: that of the call; a helper that ended is replaced before the next one.
 */
import { HelperClient, type HelperReply } from "./client.ts";
import { HelperError } from "./error.ts";
import type { Calls } from "./messages.ts";

type Passing = "sockets" | "destroy" | "canary";

export interface HelperCalls {
  /** Throws HelperError. */
  request<K extends Passing>(call: K, request: Calls[K]["request"]): Promise<HelperReply<Calls[K]["reply"]>>;
}

/** A helper of its own for each call: netmon holds no process while nothing happens. */
export function helperForEach(log: (line: string) => void): HelperCalls {
  return {
    request: async (call, request) => {
      const helper = await HelperClient.start({ log });
      try {
        return await helper.request(call, request);
      } finally {
        await helper.close();
      }
    },
  };
}

/** One helper for the calls of many sessions, which take turns; started with the first. The owner closes it. */
export class SharedHelper implements HelperCalls {
  readonly #log: (line: string) => void;
  #starting: Promise<HelperClient> | null = null;
  #helper: HelperClient | null = null;
  #closed = false;

  constructor(log: (line: string) => void) {
    this.#log = log;
  }

  /** The pid of the running helper; null: none runs. */
  get pid(): number | null {
    return this.#helper && !this.#helper.broken ? this.#helper.pid : null;
  }

  async request<K extends Passing>(
    call: K,
    request: Calls[K]["request"],
  ): Promise<HelperReply<Calls[K]["reply"]>> {
    for (let attempt = 0; ; attempt++) {
      const helper = await this.#running();
      try {
        return await helper.request(call, request);
      } catch (error) {
        if (!helper.broken || attempt > 0 || this.#closed) throw error;
      }
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    await this.#starting?.catch(() => {});
    await this.#helper?.close();
  }

  #running(): Promise<HelperClient> {
    if (this.#closed)
      return Promise.reject(new HelperError("closed", "the connection to netmon-bpf was closed"));
    if (this.#helper && !this.#helper.broken) return Promise.resolve(this.#helper);
    // the first call that finds it ended starts the next, the others wait for it
    this.#starting ??= HelperClient.start({ log: this.#log })
      .then((helper) => {
        this.#helper = helper;
        return helper;
      })
      .finally(() => {
        this.#starting = null;
      });
    return this.#starting;
  }
}
