/** Times at which calls were made, to explain what followed them. In microseconds. */
import { getOrInsert } from "../../collections/get-or-insert.ts";
import { greatest, least } from "../../collections/long-lists.ts";
import { timeMicros } from "../../store/time.ts";
import { CLOCK_TOLERANCE, type McpCall, mayConnect, serversOf, type ToolCall } from "./same-server.ts";

/** Times by key, added in any order. */
export class Times {
  readonly #times = new Map<string, number[]>();
  #sorted = true;

  add(keys: readonly string[], at: number): void {
    for (const key of keys) getOrInsert(this.#times, key, () => []).push(at);
    this.#sorted = false;
  }

  /** Returns how long before `at` the last time of these keys was; undefined: none was before it. */
  since(keys: readonly string[], at: number): number | undefined {
    if (!this.#sorted) for (const times of this.#times.values()) times.sort((a, b) => a - b);
    this.#sorted = true;
    const last = greatest(
      keys.flatMap((key) => lastNotAfter(this.#times.get(key) ?? [], at + CLOCK_TOLERANCE) ?? []),
    );
    return Number.isFinite(last) ? at - last : undefined;
  }
}

/** The calls of each server's tools, to explain connections to it. */
export class CallTimes {
  readonly allowed = new Times();
  readonly #first = new Map<string, number>();

  add(call: ToolCall | McpCall): void {
    const at = timeMicros(call.timestamp);
    const servers = serversOf(call);
    for (const server of servers) this.#first.set(server, Math.min(at, this.#first.get(server) ?? at));
    if (mayConnect(call)) this.allowed.add(servers, at);
  }

  /** Returns the time of the first call to any of these servers, blocked ones included; Infinity: none. */
  first(servers: readonly string[]): number {
    return least(servers.flatMap((server) => this.#first.get(server) ?? []));
  }
}

/** Returns the last value of at most `limit`. */
function lastNotAfter(ascending: readonly number[], limit: number): number | undefined {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return ascending[low - 1];
}
