/**
 * Redirected destinations of one session: calls to an original go to a target instead, and answers appear to come
 * from the original (maps `redirects` and `redirected`, bpf/redirect.h).
 *
 * Verdict, events and counters are those of the original. Packets to the target are judged again, so the table must
 * allow the target. An IPv4 original takes an IPv4 target; an IPv6 original takes ::1 and the like, and for TCP also
 * an IPv4 one (an IPv6-only socket then gets ENETUNREACH). A call that cannot be rewritten is refused in enforce
 * mode and passes in observe mode; both count it as `unredirected`.
 *
 * Originals of this host match the address as written and any other form of this host at that port (127.0.0.53 also
 * matches 127.0.0.1, 0.0.0.0 and ::1). Originals may share a target: a socket then sees the original it asked last,
 * so only an unconnected socket that asks several at once may see another one.
 *
 * Direction of failure: if a map refuses a write, KernelError is thrown and the previous entries are restored. An
 * entry of both the old and the new list is never missing. After the last redirect is removed, programs still
 * rename answers that are on their way.
 */
import { oneAtATime } from "../async/serial-queue.ts";
import type { RedirectMap, SessionMaps } from "./maps.ts";
import {
  difference,
  type ForwardEntries,
  packed,
  type Redirect,
  reverseEntries,
  withoutRedirects,
  withRedirects,
} from "./redirect-entries.ts";

export type { Redirect } from "./redirect-entries.ts";

export type RedirectMaps = Pick<
  SessionMaps,
  "maxRedirects" | "contents" | "update" | "remove" | "enableRedirects"
>;

export class Redirects {
  readonly #maps: RedirectMaps;
  /** null: not read yet, or not known after a failure. */
  #current: { forward: ForwardEntries; reverse: ReadonlyMap<string, string> } | null = null;
  readonly #inTurn = oneAtATime();

  /** `maps` remains the caller's. Adopted maps may hold redirects already: `set` replaces them. */
  constructor(maps: RedirectMaps) {
    this.#maps = maps;
  }

  /** Throws RangeError if `set` would: a redirect is impossible, or there are too many. */
  check(list: readonly Redirect[]): void {
    this.#requireRoom(withRedirects(new Map(), list));
  }

  /** Replaces all redirects by `list`. Throws RangeError if one is impossible, or there are too many. */
  set(list: readonly Redirect[]): Promise<void> {
    return this.#change(() => withRedirects(new Map(), list));
  }

  /** Adds redirects; an original that is redirected already gets the new target. */
  add(list: readonly Redirect[]): Promise<void> {
    return this.#change((current) => withRedirects(current, list));
  }

  /** Removes by original destination; absent ones are not an error. */
  remove(list: readonly Pick<Redirect, "from">[]): Promise<void> {
    return this.#change((current) => withoutRedirects(current, list));
  }

  /** Applies changes one at a time, in the order of the calls. */
  #change(to: (current: ForwardEntries) => Map<string, string>): Promise<void> {
    return this.#inTurn(() => this.#apply(to));
  }

  async #apply(to: (current: ForwardEntries) => Map<string, string>): Promise<void> {
    const current = this.#current ?? {
      forward: await this.#maps.contents("forward"),
      reverse: await this.#maps.contents("reverse"),
    };
    const next = to(current.forward);
    this.#requireRoom(next);
    const reverse = reverseEntries(next);
    const forward = difference(current.forward, next);
    const answers = difference(current.reverse, reverse);
    this.#current = null;
    try {
      // the name of an answer must be known before the first call goes to the target
      await this.#put("reverse", answers.put);
      await this.#put("forward", forward.put);
    } catch (error) {
      await this.#restore("forward", current.forward, forward.put);
      await this.#restore("reverse", current.reverse, answers.put);
      throw error;
    }
    if (next.size > 0) this.#maps.enableRedirects();
    await this.#maps.remove("forward", packed(forward.gone));
    await this.#maps.remove("reverse", packed(answers.gone));
    this.#current = { forward: next, reverse };
  }

  #requireRoom({ size }: ForwardEntries): void {
    if (size > this.#maps.maxRedirects)
      throw new RangeError(
        `${size} redirects, the session has room for ${this.#maps.maxRedirects}: ` +
          "raise sandbox.network.max_rules and restart the session",
      );
  }

  async #put(which: RedirectMap, entries: readonly [string, string][]): Promise<void> {
    const [keys, values] = [entries.map(([key]) => key), entries.map(([, value]) => value)];
    await this.#maps.update(which, packed(keys), packed(values));
  }

  async #restore(
    which: RedirectMap,
    before: ReadonlyMap<string, string>,
    put: readonly [string, string][],
  ): Promise<void> {
    const old = put.flatMap(([key]): [string, string][] => {
      const value = before.get(key);
      return value === undefined ? [] : [[key, value]];
    });
    await this.#put(which, old);
    const added = put.map(([key]) => key).filter((key) => !before.has(key));
    await this.#maps.remove(which, packed(added));
  }
}
