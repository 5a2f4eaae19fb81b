/**
 * The maps of one session, as the controller uses them. Owns their descriptors.
 *
 * Direction of failure: an error of a single write is thrown with the map's name; nothing is retried here.
 */
import type { Counters } from "../event/event.ts";
import { HOOKS } from "../event/hooks.ts";
import { InstallationError } from "../native/built-file.ts";
import { closeAll, type Descriptor } from "../native/descriptor.ts";
import { KernelMap } from "../native/map.ts";
import { addCounters, type CountersByHook, sumCounters, sumQuiet, totalCounters } from "./counters.ts";
import { decodeSettings, encodeSettings, type KernelSettings, SettingFlag, SIZE } from "./layout.ts";
import { packed } from "./redirect-entries.ts";
import { rangeClassOf, type TableContents } from "./table/compile.ts";
import { Entries, type PolicyMap } from "./table/entries.ts";

/** The kernel's names of the maps. */
const NAMES = {
  rules: "rules",
  ranges: "ranges",
  unixRules: "unix_rules",
  settings: "settings",
  active: "active",
  counters: "counters",
  serverCounters: "server_counters",
  forward: "redirects",
  reverse: "redirected",
  redirectCounters: "redirect_counters",
  quietCounters: "quiet_counters",
  homeUsers: "home_users",
  events: "events",
  localAddrs: "local_addrs",
  inboundFlows: "inbound_flows",
} as const;
type MapName = keyof typeof NAMES;
const KNOWN = new Set(Object.values(NAMES).map((name) => `map:${name}`));

/** `forward`: original to target; `reverse`: target to original. */
export type RedirectMap = "forward" | "reverse";

const index = (n: number): Buffer => {
  const b = Buffer.alloc(4);
  b.writeUInt32LE(n);
  return b;
};

const NONE = Buffer.alloc(0);

export class SessionMaps {
  readonly #maps: Record<MapName, KernelMap>;
  #localAddrs = new Set<string>();
  /** SettingFlag.redirect once redirects were requested; before that, the flag of the settings in force. */
  #redirects = 0;

  /** `descriptors`: keyed by `map:NAME`, as the helper hands them over; takes ownership of all of them. */
  constructor(descriptors: ReadonlyMap<string, Descriptor>) {
    try {
      const maps = Object.entries(NAMES).map(([key, name]) => {
        const descriptor = descriptors.get(`map:${name}`);
        if (!descriptor)
          throw new InstallationError(
            `the helper did not hand over map ${name}: run make build, so that both are of one version`,
          );
        return [key, new KernelMap(descriptor)];
      });
      this.#maps = Object.fromEntries(maps) as Record<MapName, KernelMap>;
    } catch (error) {
      closeAll(descriptors.values());
      throw error;
    }
    closeAll([...descriptors].flatMap(([name, descriptor]) => (KNOWN.has(name) ? [] : [descriptor])));
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
    return this.#maps.unixRules.info.maxEntries;
  }

  /** Index 0 means no server. */
  get maxServers(): number {
    return this.#maps.serverCounters.info.maxEntries;
  }

  /** Keys and values are packed structs. Errors name the map and the remedy. */
  async update(map: MapName, keys: Buffer, values: Buffer): Promise<void> {
    if (keys.length === 0) return;
    const { error } = await this.#maps[map].updateBatch(keys, values);
    if (error) throw error;
  }

  /** Absent keys are not an error. */
  async remove(map: MapName, keys: Buffer): Promise<void> {
    if (keys.length === 0) return;
    const { error } = await this.#maps[map].deleteBatch(keys, { ignoreMissing: true });
    if (error) throw error;
  }

  /**
   * Fills the idle slot and switches to it: programs see the old or the new settings, never a mixture. Ignores
   * SettingFlag.redirect in `settings`: `enableRedirects` controls it.
   */
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
    return this.#maps.forward.info.maxEntries;
  }

  /** Returns the kernel's entries: struct bytes as latin1 text. */
  async contents(name: MapName): Promise<Map<string, string>> {
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

  async read(): Promise<TableContents> {
    const [rules, ranges, unixRules] = await Promise.all([
      this.#entries("rules"),
      this.#entries("ranges"),
      this.#entries("unixRules"),
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
    await this.update("localAddrs", packed(added), Buffer.alloc(added.length, 1));
    await this.remove("localAddrs", packed(removed));
    this.#localAddrs = next;
    return added.length + removed.length > 0;
  }

  /** Takes the entries of adopted maps as the set addresses. */
  async adoptLocalAddrs(): Promise<void> {
    this.#localAddrs = new Set((await this.contents("localAddrs")).keys());
  }

  /** Sets the TCP connections accepted before attaching (struct netmon_flow_key each). */
  async setInboundFlows(keys: readonly Buffer[]): Promise<void> {
    await this.update("inboundFlows", Buffer.concat(keys), Buffer.alloc(keys.length, 1));
  }

  /**
   * Sets the user namespaces (inodes) that own the session's network namespaces. Loopback of a network namespace that
   * the session makes in another one is internal to it from now on.
   */
  async setHomeUsers(inodes: readonly number[]): Promise<void> {
    const keys = [0, ...inodes].map(index);
    await this.update("homeUsers", Buffer.concat(keys), Buffer.alloc(keys.length, 1));
  }

  countersByHook(): CountersByHook {
    const judged = this.#perCpu("counters", SIZE.counters);
    // most sessions have no redirects, and each read costs a system call
    const redirected =
      this.#redirectFlag() === 0 ? [] : this.#perCpu("redirectCounters", SIZE.redirectCounters);
    const sums = HOOKS.map((_, i) => sumCounters(judged[i] ?? NONE, redirected[i] ?? NONE));
    return Object.fromEntries(HOOKS.map((hook, i) => [hook, sums[i]])) as CountersByHook;
  }

  counters(): Counters {
    return addCounters(
      totalCounters(this.countersByHook()),
      sumQuiet(this.#perCpu("quietCounters", SIZE.quietCounters)[0] ?? NONE),
    );
  }

  close(): void {
    closeAll(Object.values(this.#maps));
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

  /** For each index, the first `size` bytes of each CPU's value. */
  #perCpu(name: "counters" | "redirectCounters" | "quietCounters", size: number): Buffer[] {
    return this.#maps[name]
      .everyPerCpu()
      .map((values) => Buffer.concat(values.map((value) => value.subarray(0, size))));
  }

  async #entries(name: PolicyMap): Promise<Entries> {
    const { keys, values } = await this.#maps[name].entries();
    return new Entries(this.#maps[name].info.keySize, keys, values);
  }
}
