/**
 * The names behind the numbers in a kernel table. Events carry numbers of rules and server sets, which are turned back
 * into names here. A number is never reused while a session lives, and the names are kept in the session record
 * (`legend`): events of earlier generations, and those that waited in a pinned ring, can still be named.
 */
import type { ServerType } from "../../event/event.ts";
import { getOrInsert } from "../../framing/get-or-insert.ts";

export interface RuleOrigin {
  /** Where the rule stands in the config, e.g. `sandbox.mcp.servers[0]`. */
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

/** Id of the canary rule: always the first, so that it is known before any config is read. */
export const CANARY_RULE = 1;

/** Source of the rules that keep sessions away from netmon's own page. */
export const PAGE_RULE = "netmon:ui";

export class RuleNames {
  readonly #rules: RuleOrigin[] = [];
  readonly #serverSets: ServerRef[][] = [];
  /** By source, of which nearly all have one host. */
  readonly #ruleIds = new Map<string, number | Map<string | null, number>>();
  readonly #setIds = new Map<string, number>();

  constructor(record?: RuleNamesRecord) {
    this.ruleId({ source: "netmon:canary", host: null });
    for (const rule of record?.rules ?? []) this.ruleId(rule);
    for (const set of record?.serverSets ?? []) this.serverSetId(set);
  }

  /** Ids start at 1; 0 means "no rule". */
  ruleId(rule: RuleOrigin): number {
    const known = this.#ruleIds.get(rule.source);
    if (known === undefined) {
      const id = this.#rules.push(rule);
      this.#ruleIds.set(rule.source, id);
      return id;
    }
    if (typeof known !== "number") return getOrInsert(known, rule.host, () => this.#rules.push(rule));
    const host = this.rule(known)?.host ?? null;
    if (host === rule.host) return known;
    const id = this.#rules.push(rule);
    this.#ruleIds.set(
      rule.source,
      new Map([
        [host, known],
        [rule.host, id],
      ]),
    );
    return id;
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
    return this.#rules[id - 1] ?? null;
  }

  serverSet(id: number): ServerRef[] {
    return this.#serverSets[id - 1] ?? [];
  }

  /** Highest server set id in use. */
  get serverSetCount(): number {
    return this.#serverSets.length;
  }

  /** How many names there are; none goes. */
  get count(): number {
    return this.#rules.length + this.#serverSets.length;
  }

  record(): RuleNamesRecord {
    return { rules: [...this.#rules], serverSets: [...this.#serverSets] };
  }
}
