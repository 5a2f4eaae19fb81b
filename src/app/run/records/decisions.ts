/**
 * Which pins a person has made or changed since they were looked at last. Those of first sight are the shims' own, and no
 * other shim's concern. Pure.
 */
import type { StoredPin } from "../../../store/records.ts";

export class Decisions {
  readonly #known = new Map<string, string>();

  /** Of all pins, those that were decided and are not as they were the last time. */
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
