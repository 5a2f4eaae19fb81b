/** Times at which each server's tools were called, to explain connections to it. In microseconds. */
import { least } from "../../framing/long-lists.ts";
import { timeMicros } from "../../store/time.ts";
import { CLOCK_TOLERANCE, type McpCall, mayConnect, serversOf, type ToolCall } from "./same-server.ts";

export class CallTimes {
  /** Times of allowed calls. */
  readonly #times = new Map<string, number[]>();
  readonly #first = new Map<string, number>();
  #sorted = true;

  add(call: ToolCall | McpCall): void {
    const at = timeMicros(call.timestamp);
    for (const server of serversOf(call)) {
      this.#first.set(server, Math.min(at, this.#first.get(server) ?? at));
      if (!mayConnect(call)) continue;
      const times = this.#times.get(server);
      if (times === undefined) this.#times.set(server, [at]);
      else times.push(at);
      this.#sorted = false;
    }
  }

  /** Returns the time of the first call to any of these servers, blocked ones included; undefined: none. */
  first(servers: readonly string[]): number | undefined {
    const firsts = servers.flatMap((server) => this.#first.get(server) ?? []);
    return firsts.length === 0 ? undefined : least(firsts);
  }

  /** Returns the time since the last allowed call; undefined: none before `at`. */
  since(servers: readonly string[], at: number): number | undefined {
    if (!this.#sorted) for (const times of this.#times.values()) times.sort((a, b) => a - b);
    this.#sorted = true;
    const ages = servers.flatMap((server) => {
      const times = this.#times.get(server) ?? [];
      const index = lastNotAfter(times, at + CLOCK_TOLERANCE);
      return index < 0 ? [] : [at - times[index]!];
    });
    return ages.length === 0 ? undefined : least(ages);
  }
}

/** Returns the index of the last value of at most `limit`; -1: none. */
export function lastNotAfter(ascending: readonly number[], limit: number): number {
  let [low, high] = [0, ascending.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if (ascending[middle]! <= limit) low = middle + 1;
    else high = middle;
  }
  return low - 1;
}
