/**
 * The addresses in force for one host name. Pure: the time is passed in, in milliseconds.
 *
 * - An answer replaces the addresses of its family; those no longer in it stay for max(their TTL, grace), since
 *   clients keep using what they have.
 * - "None" (NXDOMAIN, no record) is an answer: all addresses of the family leave in the same way.
 * - A failure changes nothing: the last good answer stays, however old, and the host counts as stale. A
 *   resolver that does not answer must neither open nor close anything.
 */
import { least } from "../../collections/long-lists.ts";
import type { Answer, FamilyAnswer } from "./answer.ts";

export interface AddressLimits {
  minTtlMs: number;
  maxTtlMs: number;
  graceMs: number;
  maxAddresses: number;
}

interface Held {
  family: 4 | 6;
  ttlMs: number;
  /** When it expires; null while it is in the answer. */
  until: number | null;
}

/** Wait after "none": a name that is about to be created should not take five minutes to appear. */
const NEGATIVE_MS = 30_000;
/** Longest wait between attempts after failures. */
const MAX_BACKOFF_MS = 60_000;

export class HostAddresses {
  readonly #limits: AddressLimits;
  readonly #held = new Map<string, Held>();
  #failures = 0;
  #evicted = 0;

  constructor(limits: AddressLimits) {
    this.#limits = limits;
  }

  /** Applies an answer; returns the wait until the next look-up, without jitter. */
  apply(answer: Pick<Answer, "v4" | "v6">, now: number): number {
    this.#applyFamily(4, answer.v4, now);
    this.#applyFamily(6, answer.v6, now);
    this.#evict();
    const answers = [answer.v4, answer.v6];
    this.#failures = answers.some((a) => a.kind === "failure") ? this.#failures + 1 : 0;
    const ttls = answers.flatMap((a) =>
      a.kind === "addresses" ? a.addresses.map(({ ttl }) => this.#clamp(ttl * 1000)) : [],
    );
    const regular = ttls.length > 0 ? least(ttls) : this.#clamp(NEGATIVE_MS);
    return this.#failures === 0
      ? regular
      : Math.min(this.#backoff(), ttls.length > 0 ? regular : Number.POSITIVE_INFINITY);
  }

  #backoff(): number {
    return this.#clamp(
      Math.min(this.#limits.minTtlMs * 2 ** Math.min(this.#failures - 1, 20), MAX_BACKOFF_MS),
    );
  }

  #clamp(ms: number): number {
    return Math.max(this.#limits.minTtlMs, Math.min(ms, this.#limits.maxTtlMs));
  }

  #applyFamily(family: 4 | 6, answer: FamilyAnswer, now: number): void {
    if (answer.kind === "failure") return;
    const current = new Set(answer.kind === "addresses" ? answer.addresses.map((a) => a.address) : []);
    for (const [address, held] of this.#held) {
      if (held.family !== family || held.until !== null || current.has(address)) continue;
      held.until = now + Math.max(held.ttlMs, this.#limits.graceMs);
    }
    if (answer.kind !== "addresses") return;
    for (const { address, ttl } of answer.addresses)
      this.#held.set(address, { family, ttlMs: this.#clamp(ttl * 1000), until: null });
  }

  /** Above the limit, removes addresses that are about to expire first, then the last ones of the answer. */
  #evict(): void {
    const excess = this.#held.size - this.#limits.maxAddresses;
    if (excess <= 0) return;
    const order = [...this.#held]
      .reverse()
      .sort(
        ([, a], [, b]) => (a.until ?? Number.POSITIVE_INFINITY) - (b.until ?? Number.POSITIVE_INFINITY) || 0,
      );
    for (const [address] of order.slice(0, excess)) this.#held.delete(address);
    this.#evicted += excess;
  }

  /** Drops expired addresses. */
  prune(now: number): void {
    for (const [address, held] of this.#held)
      if (held.until !== null && held.until <= now) this.#held.delete(address);
  }

  /** When the next address expires; Infinity: none will. */
  get nextExpiry(): number {
    return least([...this.#held.values()].map((held) => held.until ?? Number.POSITIVE_INFINITY));
  }

  get addresses(): string[] {
    return [...this.#held.keys()].sort();
  }

  /** Number of consecutive look-ups in which at least one family failed. */
  get failures(): number {
    return this.#failures;
  }

  /** Whether the last look-up failed while addresses of an earlier one are in force. */
  get stale(): boolean {
    return this.#failures > 0 && this.#held.size > 0;
  }

  /** Number of addresses dropped because of the limit. */
  get evicted(): number {
    return this.#evicted;
  }
}
