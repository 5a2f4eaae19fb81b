/**
 * The trusted definition of each tool: its pin, the pin that it had before it was renamed, or none.
 *
 * Pins are only added, never replaced. If pins cannot be read, now or ever, or a server has too many, enforce treats
 * every tool without one as changed, and observe reports it.
 */
import type { McpConfig } from "../../config/config.ts";
import { type Definition, INSTRUCTIONS, PROGRAM } from "../../mcp/tool-set.ts";
import { isPinned, PINS_UNREADABLE } from "../../policy/pinning.ts";
import type { StoredPin, ToolStore } from "../../store/records.ts";
import type { Catalogue } from "../servers/catalogue.ts";
import type { StoreWrites } from "../servers/store-writes.ts";
import type { PinBook } from "./pin-book.ts";
import { renames } from "./renamed-tools.ts";
import { type SeenDefinition, trustedForm } from "./trusted-form.ts";

/** Results of pinOf if no definition can be the pinned one; they are never hashes. Beside PINS_UNREADABLE. */
export const INSTRUCTIONS_CHANGED = "changed server instructions";
export const REVOKED = "revoked";
export const TOO_MANY = "too many pins";

/** Limit on the pins of one server, so that ever new names cannot fill the store. Further tools are untrusted. */
export const MAX_PINS = 20_000;

export interface TrustOptions {
  catalogue: Catalogue;
  pins: PinBook;
  store: ToolStore;
  writes: StoreWrites;
  now: () => Date;
}

export class Trust {
  readonly #options: TrustOptions;
  readonly #renames = new Map<string, { revision: number; names: ReadonlyMap<string, StoredPin> }>();

  constructor(options: TrustOptions) {
    this.#options = options;
  }

  /**
   * Returns the hash that a definition must have, or a text that is never a hash; null: not pinned. `seen`: the
   * definition in question; default: the one listed last. Its own hash is returned if it is a trusted form.
   */
  pinOf(serverId: string, toolName: string, mcp: McpConfig, seen?: SeenDefinition): string | null {
    const { pins, catalogue } = this.#options;
    if (!isPinned(mcp, serverId, toolName)) return null;
    const unreadable = mcp.mode === "enforce" ? PINS_UNREADABLE : null;
    if (pins.unreadable) return unreadable;
    const pin = pins.get(serverId, toolName) ?? this.renamedFrom(serverId, toolName);
    if (pin === null && pins.failing) return unreadable;
    if (pin === null) return pins.countOf(serverId) < MAX_PINS ? null : TOO_MANY;
    if (pin.origin === "revoked") return REVOKED;
    const last = seen ?? catalogue.lastKnown(serverId, toolName);
    // A tool under another name than its pin's is not that tool.
    return last !== null && pin.toolName === toolName && trustedForm(pin, last) !== null
      ? last.hash
      : pin.hash;
  }

  /** Reports whether the server's instructions differ from the pinned ones; false if none are pinned. */
  instructionsChanged(serverId: string, mcp: McpConfig): boolean {
    const trusted = this.pinOf(serverId, INSTRUCTIONS, mcp);
    const last = this.#options.catalogue.known(serverId, INSTRUCTIONS);
    return trusted !== null && trusted !== PINS_UNREADABLE && last !== null && trusted !== last.hash;
  }

  /** Reports whether a person has approved exactly this definition. */
  isApproved(serverId: string, toolName: string, hash: string): boolean {
    const pin = this.#options.pins.get(serverId, toolName);
    if (pin === null) return false;
    const last = this.#options.catalogue.lastKnown(serverId, toolName);
    const definition = last?.hash === hash ? last.definition : "";
    return trustedForm(pin, { hash, definition })?.origin === "approved";
  }

  /** Returns the pin that this tool had under another name; null: it has a pin of its own, or is new. */
  renamedFrom(serverId: string, toolName: string): StoredPin | null {
    const { catalogue, pins } = this.#options;
    const revision = catalogue.revision + pins.revision;
    const known = this.#renames.get(serverId);
    if (known?.revision === revision) return known.names.get(toolName) ?? null;
    const gone = pins
      .ofServer(serverId)
      .filter(({ toolName }) => toolName !== PROGRAM && catalogue.known(serverId, toolName) === null);
    const fresh = catalogue.entries(serverId).filter((tool) => pins.get(serverId, tool.toolName) === null);
    const names = renames(gone, fresh);
    this.#renames.set(serverId, { revision, names });
    return names.get(toolName) ?? null;
  }

  /** Pins definitions that have no pin and are new. Does nothing while the pins cannot be read. */
  trustFirst(serverId: string, definitions: readonly Definition[]): void {
    const { pins, store, writes, now, catalogue } = this.#options;
    const isNew = ({ name }: Definition): boolean => pins.get(serverId, name) === null;
    if (!definitions.some(isNew) && pins.unwritten(serverId).length === 0) return;
    // Another netmon process may have pinned them in the meantime.
    if (!pins.reload()) return;
    const fresh = definitions.filter((one) => isNew(one) && this.renamedFrom(serverId, one.name) === null);
    const room = MAX_PINS - pins.countOf(serverId);
    for (const { name, hash, canonical } of fresh.slice(0, Math.max(0, room))) {
      const startedWith = catalogue.known(serverId, name)?.startedWith;
      pins.add({
        serverId,
        toolName: name,
        hash,
        definition: canonical,
        pinnedAt: now().toISOString(),
        origin: "first_seen",
        ...(startedWith !== undefined && { startedWith }),
      });
    }
    for (const pin of pins.unwritten(serverId))
      writes.add("pin", serverId, pin.toolName, () => store.putPin(pin));
  }
}
