/**
 * Keeps the addresses of host names current: parallel look-ups at the start, then each name again when its TTL
 * is over, a little earlier and not all at once.
 *
 * On failure: see host-addresses.ts; every failure is counted, and the last one of each host is kept for reports.
 */
import { errorMessage } from "../../errors/error-message.ts";
import { processFaults } from "../../event/faults.ts";
import { type Answer, type FamilyAnswer, hasAddresses, type NameService } from "./answer.ts";
import type { Clock, Timer } from "./clock.ts";
import { type AddressLimits, HostAddresses } from "./host-addresses.ts";

export interface ResolverOptions extends AddressLimits {
  names: NameService;
  clock: Clock;
  /** 0..1. */
  random: () => number;
  /** Called with all addresses of a host when they changed; [] once the host is no longer wanted. */
  onAddresses: (host: string, addresses: readonly string[]) => void;
}

export interface HostProblem {
  host: string;
  /** `ETIMEOUT`, `ESERVFAIL`, ..., or `ENOTFOUND` if the name has no address. */
  error: string;
  /** Addresses of an earlier answer are still in force. */
  stale: boolean;
}

export interface ResolverStats {
  hosts: number;
  /** Hosts with at least one address. */
  resolved: number;
  /** Hosts whose last look-up failed and that keep an earlier answer. */
  stale: number;
  addresses: number;
  /** DNS queries sent. */
  queries: number;
  /** Look-ups in which at least one family failed. */
  failures: number;
  /** Addresses dropped because a host had more than max_addresses. */
  evicted: number;
  problems: HostProblem[];
}

interface HostState {
  host: string;
  held: HostAddresses;
  published: string;
  error: string | null;
  refreshAt: number;
  timer: Timer | null;
  /** Settles after the first look-up. */
  first: Promise<void>;
  settleFirst: () => void;
  busy: boolean;
}

const CONCURRENCY = 64;
/** Wait after a fault of the resolver itself. */
const AGAIN_MS = 1000;
/** Fraction of the TTL by which a refresh may be early, so that names with equal TTLs drift apart. */
const JITTER = 0.1;

export class HostResolver {
  readonly #options: ResolverOptions;
  readonly #part = processFaults.part("resolver");
  readonly #hosts = new Map<string, HostState>();
  readonly #waiting: HostState[] = [];
  #running = 0;
  #stopped = false;
  #queries = 0;
  #failures = 0;
  #evictedBefore = 0;

  constructor(options: ResolverOptions) {
    this.#options = options;
  }

  /** Sets the names to keep current; looks new ones up at once and drops others. */
  setHosts(hosts: Iterable<string>): void {
    const wanted = new Set(hosts);
    for (const [host, state] of this.#hosts) if (!wanted.has(host)) this.#drop(state);
    for (const host of wanted) if (!this.#hosts.has(host)) this.#add(host);
  }

  /**
   * Waits for the first look-up of every name, at most `timeoutMs`. Returns the hosts without an address, some of which
   * are still being looked up.
   */
  async initial(timeoutMs: number): Promise<{ host: string; error: string }[]> {
    const states = [...this.#hosts.values()];
    await new Promise<void>((resolve) => {
      const timer = this.#options.clock.after(timeoutMs, resolve);
      const done = (): void => {
        timer.cancel();
        resolve();
      };
      Promise.all(states.map((s) => s.first)).then(done, done);
    });
    return states.flatMap(({ host, error, held }) =>
      held.addresses.length === 0 ? [{ host, error: error ?? "ETIMEOUT" }] : [],
    );
  }

  /** Looks up every name now, e.g. after a network change. */
  refresh(): void {
    for (const state of this.#hosts.values()) this.#enqueue(state);
  }

  stats(): ResolverStats {
    const states = [...this.#hosts.values()];
    const problems = states.flatMap(({ host, error, held }) =>
      error === null ? [] : [{ host, error, stale: held.stale }],
    );
    return {
      hosts: states.length,
      resolved: states.filter((s) => s.held.addresses.length > 0).length,
      stale: states.filter((s) => s.held.stale).length,
      addresses: states.reduce((sum, s) => sum + s.held.addresses.length, 0),
      queries: this.#queries,
      failures: this.#failures,
      evicted: states.reduce((sum, s) => sum + s.held.evicted, this.#evictedBefore),
      problems,
    };
  }

  /** Ends all look-ups; the addresses stay unchanged. */
  stop(): void {
    this.#stopped = true;
    for (const state of this.#hosts.values()) {
      state.timer?.cancel();
      state.settleFirst();
    }
    this.#waiting.length = 0;
    this.#options.names.close();
  }

  #add(host: string): void {
    let settleFirst = (): void => {};
    const first = new Promise<void>((resolve) => {
      settleFirst = resolve;
    });
    const held = new HostAddresses(this.#options);
    const state: HostState = {
      host,
      held,
      published: "",
      error: null,
      refreshAt: 0,
      timer: null,
      first,
      settleFirst,
      busy: false,
    };
    this.#hosts.set(host, state);
    this.#enqueue(state);
  }

  #drop(state: HostState): void {
    this.#hosts.delete(state.host);
    state.timer?.cancel();
    state.settleFirst();
    this.#evictedBefore += state.held.evicted;
    if (state.published !== "") this.#options.onAddresses(state.host, []);
  }

  #enqueue(state: HostState): void {
    if (this.#stopped || state.busy) return;
    state.busy = true;
    state.timer?.cancel();
    this.#waiting.push(state);
    this.#startWaiting();
  }

  #startWaiting(): void {
    while (this.#running < CONCURRENCY) {
      const state = this.#waiting.shift();
      if (!state) return;
      if (this.#hosts.get(state.host) !== state) continue; // dropped while it waited
      this.#running++;
      const look = async (): Promise<void> => {
        try {
          await this.#lookup(state);
        } finally {
          this.#running--;
          this.#startWaiting();
        }
      };
      this.#part.background(look, "tried_again", () => this.#again(state));
    }
  }

  async #lookup(state: HostState): Promise<void> {
    const answer = await this.#options.names.lookup(state.host).catch((error: unknown): Answer => {
      const failure: FamilyAnswer = { kind: "failure", error: errorMessage(error) };
      return { v4: failure, v6: failure, queries: 0 };
    });
    state.busy = false;
    this.#queries += answer.queries;
    if (this.#stopped || this.#hosts.get(state.host) !== state) return;
    const { clock, random, minTtlMs } = this.#options;
    const now = clock.now();
    const wait = state.held.apply(answer, now);
    state.error = errorOf(answer);
    if (state.held.failures > 0) this.#failures++;
    state.refreshAt = now + Math.max(minTtlMs, wait * (1 - JITTER * random()));
    this.#settle(state, now);
    state.settleFirst();
  }

  /** Publishes the addresses in force and waits for the next look-up or expiry, whichever comes first. */
  #settle(state: HostState, now: number): void {
    state.held.prune(now);
    const addresses = state.held.addresses;
    const text = addresses.join(" ");
    if (text !== state.published) {
      state.published = text;
      this.#options.onAddresses(state.host, addresses);
    }
    const wakeAt = Math.min(state.refreshAt, state.held.nextExpiry);
    state.timer = this.#options.clock.after(
      Math.max(0, wakeAt - now),
      this.#part.callback(
        () => this.#wake(state),
        "tried_again",
        () => this.#again(state),
      ),
    );
  }

  /** Handles a fault: the addresses stay until the next look-up. */
  #again(state: HostState): void {
    state.busy = false;
    state.settleFirst();
    if (this.#stopped || this.#hosts.get(state.host) !== state) return;
    state.timer?.cancel();
    state.timer = this.#options.clock.after(AGAIN_MS, () => this.#enqueue(state));
  }

  #wake(state: HostState): void {
    if (this.#stopped || this.#hosts.get(state.host) !== state) return;
    const now = this.#options.clock.now();
    if (now >= state.refreshAt) this.#enqueue(state);
    else this.#settle(state, now);
  }
}

function errorOf(answer: Answer): string | null {
  for (const family of [answer.v4, answer.v6]) if (family.kind === "failure") return family.error;
  return hasAddresses(answer) ? null : "ENOTFOUND";
}
