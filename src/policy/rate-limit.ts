/**
 * Rate limits of tool calls: a token bucket for each server. A bucket holds `burst` tokens (default: calls_per_minute),
 * starts full and gains calls_per_minute tokens in a minute, so that at most burst + calls_per_minute calls pass in any
 * minute. The caller passes the time; a clock that goes back changes nothing.
 *
 * Fails closed. Server names come from the wire, so there may be any number: beyond MAX_BUCKETS servers, further ones
 * share one bucket.
 */
import type { McpConfig } from "../config/config.ts";

import { entryFor } from "../registry/server-names.ts";

type RateLimits = McpConfig["rate_limits"];

export const MAX_BUCKETS = 10_000;

/** Bucket of servers without one of their own. No server has an empty id. */
const SHARED = "";

const MINUTE = 60_000;

export class RateLimiter {
  #limits: RateLimits;
  readonly #buckets = new Map<string, { tokens: number; at: number }>();
  #dropped = Number.NEGATIVE_INFINITY;

  constructor(limits: RateLimits) {
    this.#limits = limits;
  }

  /** Applies other limits from now on. Tokens that were taken stay taken. */
  update(limits: RateLimits): void {
    this.#limits = limits;
  }

  /** Returns the tokens left, of which a call needs one; Infinity if limits are off. */
  peek(serverId: string, nowMs: number): number {
    if (!this.#limits.enabled) return Number.POSITIVE_INFINITY;
    const key = this.#key(serverId, nowMs);
    const { perMs, burst } = this.#limit(key);
    const bucket = this.#buckets.get(key);
    if (!bucket) return burst;
    if (nowMs > bucket.at) bucket.tokens += (nowMs - bucket.at) * perMs;
    bucket.tokens = Math.min(bucket.tokens, burst);
    bucket.at = nowMs;
    return bucket.tokens;
  }

  /** Takes one token, for an allowed call. */
  take(serverId: string, nowMs: number): void {
    if (!this.#limits.enabled) return;
    const tokens = this.peek(serverId, nowMs);
    this.#buckets.set(this.#key(serverId, nowMs), { tokens: Math.max(0, tokens - 1), at: nowMs });
  }

  #limit(serverId: string): { perMs: number; burst: number } {
    const { per_server, default_rpm } = this.#limits;
    const own = Object.hasOwn(per_server, serverId) ? per_server[serverId] : undefined;
    const rate = own?.calls_per_minute ?? default_rpm;
    return { perMs: rate / MINUTE, burst: own?.burst ?? rate };
  }

  #key(serverId: string, nowMs: number): string {
    // servers that share an id share the limit that is set for it
    const own = entryFor(this.#limits.per_server, serverId);
    if (own !== null) return own.id;
    if (this.#buckets.has(serverId)) return serverId;
    if (this.#buckets.size < MAX_BUCKETS) return serverId;
    this.#dropFull(nowMs);
    return this.#buckets.size < MAX_BUCKETS ? serverId : SHARED;
  }

  /** Drops full buckets, which are equivalent to none. At most once per second, because it scans all of them. */
  #dropFull(nowMs: number): void {
    if (Math.abs(nowMs - this.#dropped) < 1000) return;
    this.#dropped = nowMs;
    for (const [id, { tokens, at }] of this.#buckets) {
      const { perMs, burst } = this.#limit(id);
      if (tokens + Math.max(0, nowMs - at) * perMs >= burst) this.#buckets.delete(id);
    }
  }
}
