/**
 * Calls to a helper that outlives each of them: listing sockets and what passes the hooks, ending sockets, running the canary. One process serves all calls that
 * come shortly after each other.
 *
 * Direction of failure: that of the call; a helper that ended is replaced before the next call.
 */
import { HelperClient, type HelperReply } from "./client.ts";
import { HelperError } from "./error.ts";
import type { Calls } from "./messages.ts";

type Passing = "sockets" | "coverage" | "inputs" | "plainHttp" | "destroy" | "canary";

export type HelperCalls = Pick<SharedHelper, "request">;

/** One helper for all calls, which take turns; started by the first call. The owner closes it. */
export class SharedHelper {
  readonly #log: (line: string) => void;
  /** null: the helper runs until it is closed. */
  readonly #idleMs: number | null;
  #inProgress = 0;
  #idle: NodeJS.Timeout | undefined;
  #starting: Promise<HelperClient> | null = null;
  #helper: HelperClient | null = null;
  #closed = false;

  /** `idleMs`: milliseconds after the last call at which the helper ends, so that an idle netmon keeps no process. */
  constructor(log: (line: string) => void, idleMs: number | null = null) {
    this.#log = log;
    this.#idleMs = idleMs;
  }

  /** The pid of the running helper; null: none runs. */
  get pid(): number | null {
    return this.#helper && !this.#helper.broken ? this.#helper.pid : null;
  }

  /** Throws HelperError. */
  async request<K extends Passing>(
    call: K,
    request: Calls[K]["request"],
  ): Promise<HelperReply<Calls[K]["reply"]>> {
    this.#inProgress++;
    clearTimeout(this.#idle);
    try {
      for (let attempt = 0; ; attempt++) {
        const helper = await this.running();
        try {
          return await helper.request(call, request);
        } catch (error) {
          if (!helper.broken || attempt > 0 || this.#closed) throw error;
        }
      }
    } finally {
      this.#inProgress--;
      if (this.#inProgress === 0 && this.#idleMs !== null)
        this.#idle = setTimeout(() => this.#helper?.close(), this.#idleMs).unref();
    }
  }

  async close(): Promise<void> {
    this.#closed = true;
    clearTimeout(this.#idle);
    await this.#starting?.catch(() => {});
    await this.#helper?.close();
  }

  /** Returns the running helper, for calls that build on each other; the owner of this closes it. Throws HelperError. */
  running(): Promise<HelperClient> {
    if (this.#closed)
      return Promise.reject(new HelperError("closed", "the connection to netmon-bpf was closed"));
    if (this.#helper && !this.#helper.broken) return Promise.resolve(this.#helper);
    // the first call to find that it ended starts the next one, the others wait for it
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
