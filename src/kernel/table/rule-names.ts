/**
 * The names behind the numbers in a kernel table. Events carry numbers of rules and server sets, which are resolved to
 * names here. A number is never reused in a session, and the names are kept in the session record (`legend`), so that
 * events of earlier generations, and those that waited in a pinned ring, can still be named.
 */

import { getOrInsert } from "../../collections/get-or-insert.ts";
import type { ServerType } from "../../event/event.ts";

export interface RuleOrigin {
  /** Location of the rule in the configuration, e.g. `sandbox.mcp.servers[0]`. */
  source: string;
  /** Host name as configured; null for ranges. */
  host: string | null;
}

export interface ServerRef {
  id: string;
  type: ServerType;
}

/** JSON form for the session record. */
export interface RuleNamesRecord {
  rules: RuleOrigin[];
  serverSets: ServerRef[][];
}

/** Id of the canary rule: always the first, so that it is known before any configuration is read. */
export const CANARY_RULE = 1;

/** Source of the rules that keep sessions away from netmon's own page. */
export const PAGE_RULE = "netmon:ui";

/** Source of the rules that keep sessions away from programs outside them, on this host. */
export const DAEMON_RULE = "sandbox.network.local_daemons";

/** The rules of one source, or of one list in the configuration. */
interface RuleList {
  /** The text before the bracketed number of an entry; the whole source if there is no number. */
  name: string;
  numbered: boolean;
  /** The first rule at each entry; the rest of its hosts are in `others`. */
  first: number[];
  others: Map<string | null, number>[];
}

/** Stores no text per entry, so a list may have a hundred thousand entries. */
export class RuleNames {
  readonly #lists = new Map<string, RuleList>();
  readonly #single = new Map<string, RuleList>();
  #last: RuleList | null = null;
  /** Indexed by id minus one. */
  readonly #listOf: RuleList[] = [];
  readonly #entryOf: number[] = [];
  readonly #hostOf: (string | null)[] = [];
  readonly #serverSets: ServerRef[][] = [];
  readonly #setIds = new Map<string, number>();

  constructor(record?: RuleNamesRecord) {
    this.ruleId({ source: "netmon:canary", host: null });
    for (const rule of record?.rules ?? []) this.ruleId(rule);
    for (const set of record?.serverSets ?? []) this.serverSetId(set);
  }

  /** Ids start at 1; 0 means "no rule". */
  ruleId({ source, host }: RuleOrigin): number {
    const bracket = bracketOf(source);
    const list = this.#listNamed(source, bracket < 0 ? source.length : bracket, bracket >= 0);
    const entry = bracket < 0 ? 0 : numberIn(source, bracket + 1);
    const first = list.first[entry];
    if (first === undefined) {
      const id = this.#add(list, entry, host);
      list.first[entry] = id;
      return id;
    }
    if (this.#hostOf[first - 1] === host) return first;
    list.others[entry] ??= new Map();
    return getOrInsert(list.others[entry], host, () => this.#add(list, entry, host));
  }

  /** The list named by the first `length` characters of a source. Rules of one list mostly follow each other. */
  #listNamed(source: string, length: number, numbered: boolean): RuleList {
    const last = this.#last;
    if (last?.numbered === numbered && last.name.length === length && source.startsWith(last.name))
      return last;
    const name = source.slice(0, length);
    const list = getOrInsert(numbered ? this.#lists : this.#single, name, () => ({
      name,
      numbered,
      first: [],
      others: [],
    }));
    this.#last = list;
    return list;
  }

  #add(list: RuleList, entry: number, host: string | null): number {
    this.#listOf.push(list);
    this.#entryOf.push(entry);
    return this.#hostOf.push(host);
  }

  /** Ids start at 1; 0 means "no server". */
  serverSetId(set: ServerRef[]): number {
    if (set.length === 0) return 0;
    const key = JSON.stringify(set.map((s) => [s.id, s.type]));
    let id = this.#setIds.get(key);
    if (id === undefined) {
      id = this.#serverSets.push(set);
      this.#setIds.set(key, id);
    }
    return id;
  }

  rule(id: number): RuleOrigin | null {
    const list = this.#listOf[id - 1];
    if (list === undefined) return null;
    const source = list.numbered ? `${list.name}[${this.#entryOf[id - 1]}]` : list.name;
    return { source, host: this.#hostOf[id - 1] ?? null };
  }

  serverSet(id: number): ServerRef[] {
    return this.#serverSets[id - 1] ?? [];
  }

  /** Highest server set id in use. */
  get serverSetCount(): number {
    return this.#serverSets.length;
  }

  /** Number of names; names are never removed. */
  get count(): number {
    return this.#hostOf.length + this.#serverSets.length;
  }

  record(): RuleNamesRecord {
    const rules = this.#hostOf.map((_, i) => this.rule(i + 1) as RuleOrigin);
    return { rules, serverSets: [...this.#serverSets] };
  }
}

const [NINE, ZERO, OPEN] = [57, 48, 91];

/** Index of the bracket before an entry's number, as in `sandbox.network.deny[2]`; -1: the text does not end in one. */
function bracketOf(source: string): number {
  if (!source.endsWith("]")) return -1;
  let at = source.length - 2;
  while (at >= 0 && source.charCodeAt(at) >= ZERO && source.charCodeAt(at) <= NINE) at--;
  const digits = source.length - 2 - at;
  const isNumber = digits === 1 || (digits > 1 && digits < 10 && source.charCodeAt(at + 1) !== ZERO);
  return isNumber && source.charCodeAt(at) === OPEN ? at : -1;
}

/** The decimal number that begins at `at` and ends before the last character. */
function numberIn(text: string, at: number): number {
  let number = 0;
  for (let i = at; i < text.length - 1; i++) number = number * 10 + text.charCodeAt(i) - ZERO;
  return number;
}
