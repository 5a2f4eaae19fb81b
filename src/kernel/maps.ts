/**
 * The maps of one session, as the controller uses them. Owns their descriptors.
 *
 * Direction of failure: an error of a single write is thrown with the map's name; nothing is retried here.
 */
import type { Counters } from "../event/event.ts";
import { InstallationError } from "../native/built-file.ts";
import type { Descriptor } from "../native/descriptor.ts";
import { KernelMap } from "../native/map.ts";
import { type CountersByHook, sumCounters, totalCounters } from "./counters.ts";
import { decodeSettings, encodeSettings, HOOKS, type KernelSettings, SettingFlag, SIZE } from "./layout.ts";
import { packed } from "./redirect-entries.ts";
import { rangeClassOf, type TableContents } from "./table/compile.ts";
import { Entries, type PolicyMap } from "./table/entries.ts";
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

export type RedirectMap = "forward" | "reverse";
const KERNEL_NAMES: Record<PolicyMap | RedirectMap, MapName> = {
  rules: "rules",
  ranges: "ranges",
  unixRules: "unix_rules",
  forward: "redirects",
  reverse: "redirected",
};

const index = (n: number): Buffer => {
  const b = Buffer.alloc(4);
  b.writeUInt32LE(n);
  return b;
};

const NONE = Buffer.alloc(0);

export class SessionMaps implements TableWriter {
  readonly #maps: Record<MapName, KernelMap>;
  #localAddrs = new Set<string>();
  /** SettingFlag.redirect once redirects were requested; before that, the flag of the settings in force. */
  #redirects = 0;

  /** `descriptors`: keyed by `map:NAME`, as the helper hands them over; takes ownership of all of them. */
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

  /** Capacity in entries. */
  get maxRules(): number {
    return this.#maps.rules.info.maxEntries;
  }

  get maxRanges(): number {
    return this.#maps.ranges.info.maxEntries;
  }

  get maxUnixRules(): number {
    return this.#maps.unix_rules.info.maxEntries;
  }

  /** Index 0 means no server. */
  get maxServers(): number {
    return this.#maps.server_counters.info.maxEntries;
  }

  /** Also writes redirects (`forward`: original to target; `reverse`). Keys and values are packed structs. */
  async update(map: PolicyMap | RedirectMap, keys: Buffer, values: Buffer): Promise<void> {
    await this.#put(KERNEL_NAMES[map], keys, values);
  }

  async remove(map: PolicyMap | RedirectMap, keys: Buffer): Promise<void> {
    await this.#delete(KERNEL_NAMES[map], keys);
  }

  /** Ignores SettingFlag.redirect in `settings`: `enableRedirects` controls it. */
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

  /** Makes the programs look up redirects from now on, or from the first settings on. */
  enableRedirects(): void {
    this.#redirects = SettingFlag.redirect;
    const settings = this.#inForce();
    if (settings && (settings.flags & SettingFlag.redirect) === 0) this.writeSettings(settings);
  }

  /** Capacity of `redirects`. */
  get maxRedirects(): number {
    return this.#maps.redirects.info.maxEntries;
  }

  /** Returns the kernel's entries: struct bytes as latin1 text. */
  async readRedirects(which: RedirectMap): Promise<Map<string, string>> {
    return this.#contents(KERNEL_NAMES[which]);
  }

  async read(): Promise<TableContents> {
    const [rules, ranges, unixRules] = await Promise.all([
      this.#entries("rules"),
      this.#entries("ranges"),
      this.#entries("unix_rules"),
    ]);
    let rangeClasses = 0;
    for (const [key] of ranges) rangeClasses |= rangeClassOf(key.readUInt16BE(6), key.readUInt8(4));
    return { rules, ranges, unixRules, rangeClasses };
  }

  /** Sets this host's addresses in the session's own network namespace; adds before it removes. */
  async setLocalAddrs(addrs: readonly Uint8Array[]): Promise<boolean> {
    const next = new Set(addrs.map((a) => Buffer.from(a).toString("latin1")));
    const added = [...next].filter((a) => !this.#localAddrs.has(a));
    const removed = [...this.#localAddrs].filter((a) => !next.has(a));
    await this.#put("local_addrs", packed(added), Buffer.alloc(added.length, 1));
    await this.#delete("local_addrs", packed(removed));
    this.#localAddrs = next;
    return added.length + removed.length > 0;
  }

  /** Takes the entries of adopted maps as the set addresses. */
  async adoptLocalAddrs(): Promise<void> {
    this.#localAddrs = new Set((await this.#contents("local_addrs")).keys());
  }

  /** Sets the TCP connections accepted before attaching (struct netmon_flow_key each). */
  async setInboundFlows(keys: readonly Buffer[]): Promise<void> {
    await this.#put("inbound_flows", Buffer.concat(keys), Buffer.alloc(keys.length, 1));
  }

  countersByHook(): CountersByHook {
    // most sessions have no redirects, and each read costs a system call
    const redirects = this.#redirectFlag() !== 0;
    const sums = HOOKS.map((_, i) =>
      sumCounters(
        this.#perCpu("counters", i, SIZE.counters),
        redirects ? this.#perCpu("redirect_counters", i, SIZE.redirectCounters) : NONE,
      ),
    );
    return Object.fromEntries(HOOKS.map((hook, i) => [hook, sums[i]])) as CountersByHook;
  }

  counters(): Counters {
    return totalCounters(this.countersByHook());
  }

  close(): void {
    for (const map of Object.values(this.#maps)) if (!map.closed) map.close();
  }

  async #put(name: MapName, keys: Buffer, values: Buffer): Promise<void> {
    if (keys.length === 0) return;
    const { error } = await this.#maps[name].updateBatch(keys, values);
    if (error) throw error;
  }

  async #delete(name: MapName, keys: Buffer): Promise<void> {
    if (keys.length === 0) return;
    const { error } = await this.#maps[name].deleteBatch(keys, { ignoreMissing: true });
    if (error) throw error;
  }

  #activeSlot(): number {
    return (this.#maps.active.lookup(index(0))?.readUInt32LE(0) ?? 0) & 1;
  }

  /** SettingFlag.redirect, or 0 if the session never had a redirect, even before this process. */
  #redirectFlag(): number {
    this.#redirects ||= (this.#inForce()?.flags ?? 0) & SettingFlag.redirect;
    return this.#redirects;
  }

  #inForce(): KernelSettings | null {
    const bytes = this.#maps.settings.lookup(index(this.#activeSlot()));
    return bytes ? decodeSettings(bytes) : null;
  }

  #perCpu(name: "counters" | "redirect_counters", at: number, size: number): Buffer {
    const values = this.#maps[name].lookupPerCpu(index(at)) ?? [];
    return Buffer.concat(values.map((v) => v.subarray(0, size)));
  }

  async #entries(name: MapName): Promise<Entries> {
    const { keys, values } = await this.#maps[name].entries();
    return new Entries(this.#maps[name].info.keySize, keys, values);
  }

  async #contents(name: MapName): Promise<Map<string, string>> {
    const { keySize, valueSize } = this.#maps[name].info;
    const { keys, values } = await this.#maps[name].entries();
    const contents = new Map<string, string>();
    for (let i = 0; i * keySize < keys.length; i++)
      contents.set(
        keys.toString("latin1", i * keySize, (i + 1) * keySize),
        values.toString("latin1", i * valueSize, (i + 1) * valueSize),
      );
    return contents;
  }
}
