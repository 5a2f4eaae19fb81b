/**
 * What models may call in the conversations that their providers keep, by the ids of answers and conversations. An id
 * is that of one upstream: another's is another conversation. It is not bound to a client's key, since programs change
 * access tokens in the midst of a conversation, and the provider itself gives nobody the conversation of another
 * account.
 *
 * Bounded: the one used longest ago is forgotten, counted, and then unknown.
 */
import type { ProxyCounters } from "../../event/event.ts";
import type { AnswerScope, KeptConversation, ProviderMcpServer } from "../wire.ts";
import type { Offer } from "./offer-check.ts";

/** What a model may call without that a later request says so. */
export interface MayCall {
  /** Those that the provider asks itself. */
  readonly servers: readonly ProviderMcpServer[];
  readonly offers: readonly Offer[];
}

export interface KnownConversation extends MayCall {
  /** Whether a call of its last answer was replaced, so that client and provider hold different conversations. */
  readonly altered: boolean;
}

export const NOTHING_CALLABLE: MayCall = { servers: [], offers: [] };

const MAX_IDS = 10_000;
/** Bytes, of all conversations with their offers and servers. */
const MAX_BYTES = 16 << 20;
/** Bytes that a conversation takes at most beside its id and its parts, and for each part that it refers to. */
const CONVERSATION = 256;
const REFERENCE = 16;
/** Parts of one conversation. */
const MAX_PARTS = 256;
/** UTF-16 code units. */
const MAX_ID = 1024;

interface Kept {
  mayCall: MayCall;
  altered: boolean;
}

export class KeptConversations {
  readonly #counters: Pick<ProxyCounters, "conversations_forgotten">;
  /** The one used last at the end. */
  readonly #all = new Map<string, Kept>();
  /** By how many conversations a part is held: most have their parts in common. */
  readonly #holders = new Map<object, number>();
  #bytes = 0;

  constructor(counters: Pick<ProxyCounters, "conversations_forgotten">) {
    this.#counters = counters;
  }

  /** null: unknown, or forgotten. */
  get(upstream: string, id: string): KnownConversation | null {
    const key = keyOf(upstream, id);
    const kept = this.#all.get(key);
    if (kept === undefined) return null;
    this.#all.delete(key);
    this.#all.set(key, kept);
    return { ...kept.mayCall, altered: kept.altered };
  }

  /**
   * Returns what an answer tells of itself (AnswerScope). `mayCall`: what the model may call after it; null: the provider
   * keeps nothing of it. `before`: what its request goes on with.
   */
  answer(
    upstream: string,
    mayCall: MayCall | null,
    before: KeptConversation | null,
  ): Required<Pick<AnswerScope, "identified" | "altered">> {
    const lasting = before?.lasting === true ? before.id : null;
    let kept: string | null = null;
    let isAltered = false;
    return {
      identified: (id) => {
        // an answer has one id, and may tell it last
        if (mayCall === null || kept !== null || !isId(id)) return;
        kept = id;
        this.set(upstream, id, mayCall);
        if (lasting !== null) this.set(upstream, lasting, mayCall, true);
        if (isAltered) for (const each of [id, lasting]) this.#alter(upstream, each);
      },
      altered: (id) => {
        isAltered = true;
        for (const each of [id, kept, lasting]) this.#alter(upstream, each);
      },
    };
  }

  /** `lasting`: as in KeptConversation. What is no id is left out. */
  set(upstream: string, id: unknown, mayCall: MayCall, lasting = false): void {
    if (!isId(id)) return;
    const key = keyOf(upstream, id);
    const altered = lasting && this.#all.get(key)?.altered === true;
    this.#forget(key);
    if (mayCall.servers.length + mayCall.offers.length > MAX_PARTS) {
      this.#counters.conversations_forgotten++;
      return;
    }
    this.#all.set(key, { mayCall, altered });
    this.#bytes += sizeOfEntry(key, mayCall);
    for (const part of partsOf(mayCall)) this.#hold(part);
    for (const oldest of this.#all.keys()) {
      if (this.#all.size <= MAX_IDS && this.#bytes <= MAX_BYTES) break;
      this.#forget(oldest);
      this.#counters.conversations_forgotten++;
    }
  }

  #alter(upstream: string, id: unknown): void {
    const kept = isId(id) ? this.#all.get(keyOf(upstream, id)) : undefined;
    if (kept !== undefined) kept.altered = true;
  }

  #forget(key: string): void {
    const kept = this.#all.get(key);
    if (kept === undefined) return;
    this.#all.delete(key);
    this.#bytes -= sizeOfEntry(key, kept.mayCall);
    for (const part of partsOf(kept.mayCall)) this.#release(part);
  }

  #hold(part: Offer | ProviderMcpServer): void {
    const holders = this.#holders.get(part) ?? 0;
    if (holders === 0) this.#bytes += sizeOf(part);
    this.#holders.set(part, holders + 1);
  }

  #release(part: Offer | ProviderMcpServer): void {
    const left = (this.#holders.get(part) ?? 0) - 1;
    if (left > 0) {
      this.#holders.set(part, left);
      return;
    }
    this.#holders.delete(part);
    this.#bytes -= sizeOf(part);
  }
}

/**
 * Returns what may be called after a request with `own`, in a conversation in which `before` may be. A list of tools
 * takes the place of an earlier one, as it does for providers; what was added in its midst stays.
 */
export function callableAfter(before: MayCall, own: MayCall): MayCall {
  const replaces = own.offers.some(({ lists }) => lists.length > 0);
  const offers = replaces ? before.offers.filter(({ added }) => added.length > 0) : before.offers;
  const names = new Set(own.servers.map(({ name }) => name));
  const servers = before.servers.filter(({ name }) => !names.has(name));
  if (own.servers.length === 0 && own.offers.length === 0) return before;
  return { servers: [...servers, ...own.servers], offers: [...new Set([...offers, ...own.offers])] };
}

function partsOf({ servers, offers }: MayCall): (Offer | ProviderMcpServer)[] {
  return [...servers, ...offers];
}

/** Without the parts, which other conversations may have as well. */
function sizeOfEntry(key: string, mayCall: MayCall): number {
  return CONVERSATION + 2 * key.length + REFERENCE * partsOf(mayCall).length;
}

function sizeOf(part: Offer | ProviderMcpServer): number {
  return "size" in part ? part.size : 2 * JSON.stringify(part).length;
}

function isId(id: unknown): id is string {
  return typeof id === "string" && id !== "" && id.length <= MAX_ID;
}

function keyOf(upstream: string, id: string): string {
  return `${upstream}\n${id}`;
}
