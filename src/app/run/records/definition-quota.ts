/**
 * Limits the tools and pins that shims may record, since a run keeps them in memory and sends them to each shim.
 * Direction of failure: closed; a record beyond the limit is refused.
 */
import type { ShimRecord } from "./wire.ts";

/** Bytes of an entry besides its definition. */
const ENTRY = 512;

export class DefinitionQuota {
  readonly #most: number;
  #taken = 0;
  readonly #sizes = new Map<string, number>();

  constructor(most: number) {
    this.#most = most;
  }

  /** false: there is no room, and the record must not be kept. */
  take(said: ShimRecord): boolean {
    if (said.kind === "event") return true;
    if (said.kind === "gone") {
      this.#set(JSON.stringify(["tool", said.serverId, said.toolName]), 0);
      return true;
    }
    const { serverId, toolName, definition } = said.kind === "tool" ? said.tool : said.pin;
    const key = JSON.stringify([said.kind, serverId, toolName]);
    const size = ENTRY + 2 * (key.length + definition.length);
    if (this.#taken - (this.#sizes.get(key) ?? 0) + size > this.#most) return false;
    this.#set(key, size);
    return true;
  }

  #set(key: string, size: number): void {
    this.#taken += size - (this.#sizes.get(key) ?? 0);
    if (size === 0) this.#sizes.delete(key);
    else this.#sizes.set(key, size);
  }
}
