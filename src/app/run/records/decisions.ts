/**
 * Which pins a person has made or changed since they were looked at last. Those of first sight are the shims' own,
 * and no other shim's concern. Pure.
 */
import type { StoredPin } from "../../../store/records.ts";

export class Decisions {
  readonly #known = new Map<string, string>();

  /** The pins that were decided and changed since the last call. */
  since(pins: readonly StoredPin[]): StoredPin[] {
    return pins.filter(({ serverId, toolName, origin, hash, pinnedAt }) => {
      if (origin === "first_seen") return false;
      const key = JSON.stringify([serverId, toolName]);
      const decided = `${origin} ${hash} ${pinnedAt}`;
      if (this.#known.get(key) === decided) return false;
      this.#known.set(key, decided);
      return true;
    });
  }
}
