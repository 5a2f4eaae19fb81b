/**
 * The trusted programs of stdio servers: what a server's command runs, pinned beside its definitions, under the name
 * PROGRAM. It has the same forms, approvals and revocations as a tool.
 *
 * If pins cannot be read, enforce trusts no program without one that was read before, and observe reports it.
 */
import type { McpConfig } from "../../config/config.ts";
import type { FieldChange, McpProgramChanged } from "../../event/event.ts";
import { canonicalDefinition, canonicalHash, parseCanonical } from "../../mcp/definition.ts";
import { definitionChanges } from "../../mcp/definition-changes.ts";
import { PROGRAM } from "../../mcp/tool-set.ts";
import type { StoredPin, ToolStore } from "../../store/records.ts";
import type { StoreWrites } from "../servers/store-writes.ts";
import type { PinBook } from "./pin-book.ts";
import { trustedForm } from "./trusted-form.ts";

/** What is known of a program; all of it is the word of the session in which it runs. */
export interface SeenProgram {
  /** One line for people, e.g. `npm @acme/weather 1.2.3`. */
  name: string;
  /** What identifies it, as JSON. */
  definition: object;
  /** ISO 8601; null: unknown. */
  published: string | null;
}

export interface ProgramVerdict {
  hash: string;
  /** null: not pinned. */
  pinned: boolean | null;
  /** Why it is not trusted; null: it is. */
  objection: McpProgramChanged["reason"] | null;
  changes: FieldChange[];
}

export interface ProgramTrustOptions {
  pins: PinBook;
  store: ToolStore;
  writes: StoreWrites;
  now: () => Date;
}

const DAY_MS = 86_400_000;

export class ProgramTrust {
  readonly #options: ProgramTrustOptions;

  constructor(options: ProgramTrustOptions) {
    this.#options = options;
  }

  /** Returns the pin, as other processes and a person have left it. */
  pinOf(serverId: string): StoredPin | null {
    this.#options.pins.reload();
    return this.#options.pins.get(serverId, PROGRAM);
  }

  /** Judges the program of a server and notes it in the store; pins it if it is the first. */
  judge(serverId: string, seen: SeenProgram, mcp: McpConfig, startedWith: string): ProgramVerdict {
    const { pins, store, writes, now } = this.#options;
    const definition = canonicalDefinition(seen.definition);
    const hash = canonicalHash(definition);
    const time = now().toISOString();
    const tool = {
      serverId,
      serverType: "stdio",
      serverAddr: "",
      toolName: PROGRAM,
      hash,
      definition,
    } as const;
    writes.add("tool", serverId, PROGRAM, () =>
      store.putTool({ ...tool, firstSeen: time, lastSeen: time, startedWith }),
    );
    const pin = pins.get(serverId, PROGRAM);
    const form = pin === null ? null : trustedForm(pin, { hash, definition });
    const objection = form?.origin === "approved" ? null : this.#objection(pin, form !== null, seen, mcp);
    if (pin === null && objection === null && !pins.failing) {
      const first = { serverId, toolName: PROGRAM, hash, definition, pinnedAt: time, startedWith } as const;
      pins.add({ ...first, origin: "first_seen" });
    }
    for (const unwritten of pins.unwritten(serverId))
      writes.add("pin", serverId, unwritten.toolName, () => store.putPin(unwritten));
    const comparable = objection === "changed" && pin !== null && pin.definition !== "";
    return {
      hash,
      pinned: pin === null ? null : form !== null,
      objection,
      changes: comparable ? definitionChanges(parseCanonical(pin.definition), seen.definition) : [],
    };
  }

  #objection(
    pin: StoredPin | null,
    trusted: boolean,
    { published }: SeenProgram,
    { mode, version_pinning }: McpConfig,
  ): ProgramVerdict["objection"] {
    const { pins, now } = this.#options;
    if (pin?.origin === "revoked") return "revoked";
    if (pin !== null && !trusted) return "changed";
    if (pin === null && pins.failing) return mode === "enforce" ? "pins_unreadable" : null;
    const age = published === null ? Number.POSITIVE_INFINITY : now().getTime() - Date.parse(published);
    if (age < version_pinning.programs.minimum_age * DAY_MS) return "too_new";
    return pin === null && !version_pinning.auto_trust_first ? "unapproved" : null;
  }
}
