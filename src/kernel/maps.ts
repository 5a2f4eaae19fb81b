/**
 * The maps of one session as the controller uses them. Owns their descriptors.
 *
 * Direction of failure: errors of single writes are thrown with the map's name; nothing is retried here.
 */

import type { Counters } from "../event/event.ts";
import { InstallationError } from "../native/built-file.ts";
import type { Descriptor } from "../native/descriptor.ts";
import { KernelMap } from "../native/map.ts";
import {
  type CountersByHook,
  type ServerCounters,
  sumCounters,
  sumServerCounters,
  totalCounters,
} from "./counters.ts";
import { decodeSettings, encodeSettings, HOOKS, type KernelSettings, SettingFlag, SIZE } from "./layout.ts";
import { rangeClassOf, type TableContents } from "./table/compile.ts";
import type { PolicyMap } from "./table/diff.ts";
import type { TableWriter } from "./table/reconciler.ts";

const NAMES = [
  "rules",
  "ranges",
  "unix_rules",
  "settings",
  "active",
  "counters",
  "server_counters",
  "redirects",
  "redirected",
  "redirect_counters",
  "events",
  "local_addrs",
  "inbound_flows",
] as const;
type MapName = (typeof NAMES)[number];

const POLICY_MAPS: Record<PolicyMap, MapName> = { rules: "rules", ranges: "ranges", unixRules: "unix_rules" };

export type RedirectMap = "forward" | "reverse";
const REDIRECT_MAPS: Record<RedirectMap, MapName> = { forward: "redirects", reverse: "redirected" };

const index = (n: number): Buffer => {
  const b = Buffer.alloc(4);
  b.writeUInt32LE(n);
  return b;
};

const NONE = Buffer.alloc(0);

export class SessionMaps implements TableWriter {
  readonly #maps: Record<MapName, KernelMap>;
  #localAddrs = new Set<string>();
  /** SettingFlag.redirect once redirects were asked for; before, what the settings in force say. */
  #redirects = 0;

  /** `descriptors` by `map:NAME`, as the helper hands them over; takes ownership of all of them. */
  constructor(descriptors: ReadonlyMap<string, Descriptor>) {
    const maps: Partial<Record<MapName, KernelMap>> = {};
    try {
      for (const name of NAMES) {
        const descriptor = descriptors.get(`map:${name}`);
        if (!descriptor)
          throw new InstallationError(
            `the helper did not hand over map ${name}: run make build, so that both are of one version`,
          );
        maps[name] = new KernelMap(descriptor);
      }
    } catch (error) {
      for (const map of Object.values(maps)) map.close();
      for (const d of descriptors.values()) if (!d.closed) d.close();
      throw error;
    }
    this.#maps = maps as Record<MapName, KernelMap>;
    for (const [name, d] of descriptors)
      if (!NAMES.includes(name.slice(4) as MapName) && !d.closed) d.close();
  }

  get events(): KernelMap {
    return this.#maps.events;
  }

  /** Entries the maps were made for. */
  get maxRules(): number {
    return this.#maps.rules.info.maxEntries;
  }

  get maxRanges(): number {
    return this.#maps.ranges.info.maxEntries;
  }

  get maxUnixRules(): number {
    return this.#maps.unix_rules.info.maxEntries;
  }

  /** Index 0 stands for no server. */
  get maxServers(): number {
    return this.#maps.server_counters.info.maxEntries;
  }

  async update(map: PolicyMap, keys: Buffer, values: Buffer): Promise<void> {
    const outcome = await this.#maps[POLICY_MAPS[map]].updateBatch(keys, values);
    if (outcome.error) throw outcome.error;
  }

  async remove(map: PolicyMap, keys: Buffer): Promise<void> {
    const outcome = await this.#maps[POLICY_MAPS[map]].deleteBatch(keys, { ignoreMissing: true });
    if (outcome.error) throw outcome.error;
  }

  /** SettingFlag.redirect is not the caller's: it stays as `lookAtRedirects` left it. */
  writeSettings(settings: KernelSettings): void {
    const slot = 1 - this.#activeSlot();
    const flags = settings.flags | this.#redirectFlag();
    this.#maps.settings.update(index(slot), encodeSettings({ ...settings, flags }));
    this.#maps.active.update(index(0), index(slot));
  }

  /** null before the first `writeSettings`. */
  settings(): KernelSettings | null {
    const settings = this.#inForce();
    return settings && { ...settings, flags: settings.flags & ~SettingFlag.redirect };
  }

  /** The programs look for redirects from now on, or from the first settings on. */
  lookAtRedirects(): void {
    this.#redirects = SettingFlag.redirect;
    const settings = this.#inForce();
    if (settings && (settings.flags & SettingFlag.redirect) === 0) this.writeSettings(settings);
  }

  /** Capacity of `redirects`. */
  get maxRedirects(): number {
    return this.#maps.redirects.info.maxEntries;
  }

  /** `forward`: originals and their targets; `reverse`: the other way. Keys and values are packed structs. */
  async updateRedirects(which: RedirectMap, keys: Buffer, values: Buffer): Promise<void> {
    const outcome = await this.#maps[REDIRECT_MAPS[which]].updateBatch(keys, values);
    if (outcome.error) throw outcome.error;
  }

  async removeRedirects(which: RedirectMap, keys: Buffer): Promise<void> {
    if (keys.length === 0) return;
    const outcome = await this.#maps[REDIRECT_MAPS[which]].deleteBatch(keys, { ignoreMissing: true });
    if (outcome.error) throw outcome.error;
  }

  /** What the kernel holds: struct bytes as latin1 text. */
  async readRedirects(which: RedirectMap): Promise<Map<string, string>> {
    return this.#contents(REDIRECT_MAPS[which]);
  }

  async read(): Promise<TableContents> {
    const [rules, ranges, unixRules] = await Promise.all(
      (["rules", "ranges", "unixRules"] as const).map((map) => this.#contents(POLICY_MAPS[map])),
    );
    let rangeClasses = 0;
    for (const key of ranges?.keys() ?? []) {
      const bytes = Buffer.from(key, "latin1");
      rangeClasses |= rangeClassOf(bytes.readUInt16BE(6), bytes.readUInt8(4));
    }
    return {
      rules: rules ?? new Map(),
      ranges: ranges ?? new Map(),
      unixRules: unixRules ?? new Map(),
      rangeClasses,
    };
  }

  /** The addresses that are this host's in the session's own network namespace; adds before it removes. */
  async setLocalAddrs(addrs: readonly Uint8Array[]): Promise<boolean> {
    const next = new Set(addrs.map((a) => Buffer.from(a).toString("latin1")));
    const added = [...next].filter((a) => !this.#localAddrs.has(a));
    const removed = [...this.#localAddrs].filter((a) => !next.has(a));
    const map = this.#maps.local_addrs;
    if (added.length > 0) {
      const outcome = await map.updateBatch(
        Buffer.from(added.join(""), "latin1"),
        Buffer.alloc(added.length, 1),
      );
      if (outcome.error) throw outcome.error;
    }
    if (removed.length > 0) {
      const outcome = await map.deleteBatch(Buffer.from(removed.join(""), "latin1"), { ignoreMissing: true });
      if (outcome.error) throw outcome.error;
    }
    this.#localAddrs = next;
    return added.length + removed.length > 0;
  }

  /** After adoption: what the maps hold counts as set. */
  async adoptLocalAddrs(): Promise<void> {
    this.#localAddrs = new Set((await this.#contents("local_addrs")).keys());
  }

  /** TCP connections accepted before attaching (struct netmon_flow_key each). */
  async setInboundFlows(keys: readonly Buffer[]): Promise<void> {
    if (keys.length === 0) return;
    const outcome = await this.#maps.inbound_flows.updateBatch(
      Buffer.concat(keys),
      Buffer.alloc(keys.length, 1),
    );
    if (outcome.error) throw outcome.error;
  }

  countersByHook(): CountersByHook {
    // most sessions have none, and each look costs a system call
    const redirects = this.#redirectFlag() !== 0;
    const entries = HOOKS.map(
      (hook, i) =>
        [
          hook,
          sumCounters(
            this.#perCpu("counters", i, SIZE.counters),
            redirects ? this.#perCpu("redirect_counters", i, SIZE.redirectCounters) : NONE,
          ),
        ] as const,
    );
    return Object.fromEntries(entries) as CountersByHook;
  }

  counters(): Counters {
    return totalCounters(this.countersByHook());
  }

  /** By server set id (table/rule-names.ts). */
  serverCounters(serverSet: number): ServerCounters {
    return sumServerCounters(this.#perCpu("server_counters", serverSet, SIZE.serverCounters));
  }

  close(): void {
    for (const map of Object.values(this.#maps)) if (!map.closed) map.close();
  }

  #activeSlot(): number {
    return (this.#maps.active.lookup(index(0))?.readUInt32LE(0) ?? 0) & 1;
  }

  /** SettingFlag.redirect, or 0 where there never was a redirect, also before this process. */
  #redirectFlag(): number {
    this.#redirects ||= (this.#inForce()?.flags ?? 0) & SettingFlag.redirect;
    return this.#redirects;
  }

  #inForce(): KernelSettings | null {
    const bytes = this.#maps.settings.lookup(index(this.#activeSlot()));
    return bytes ? decodeSettings(bytes) : null;
  }

  #perCpu(name: "counters" | "server_counters" | "redirect_counters", at: number, size: number): Buffer {
    const values = this.#maps[name].lookupPerCpu(index(at)) ?? [];
    return Buffer.concat(values.map((v) => v.subarray(0, size)));
  }

  async #contents(name: MapName): Promise<Map<string, string>> {
    const { keySize, valueSize } = this.#maps[name].info;
    const { keys, values } = await this.#maps[name].entries();
    const contents = new Map<string, string>();
    for (let i = 0; i * keySize < keys.length; i++) {
      contents.set(
        keys.toString("latin1", i * keySize, (i + 1) * keySize),
        values.toString("latin1", i * valueSize, (i + 1) * valueSize),
      );
    }
    return contents;
  }
}
