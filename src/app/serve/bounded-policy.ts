/**
 * A user's kernel policy under the machine's ceiling (config/ceiling). Models' upstreams are not compared: the user's own
 * netmon connects to them. Those of both are guarded, so that the session goes past neither.
 *
 * Fails closed. Where there is a ceiling that cannot be read, there is no session; a session that is there when its policy
 * comes to be beyond the ceiling has none of it.
 */
import { underCeiling } from "../../config/ceiling/ceiling.ts";
import type { PlacedConfig } from "../../config/ceiling/placed.ts";
import type { Config } from "../../config/config.ts";
import { deepFreeze } from "../../config/freeze.ts";
import { isObject } from "../../framing/json-document.ts";

export interface BoundedPolicy {
  config: Config;
  /** What of the user's the ceiling leaves out. */
  notes: readonly string[];
}

/** More are counted. */
const MAX_NOTES = 20;

/**
 * Returns the machine's ceiling; null: there is none. Throws ConfigError. Whoever puts many sessions under it gives one that
 * reads once.
 */
export type Ceiling = () => PlacedConfig | null;

/** Reads it when it is first asked for, and then says the same, errors too. */
export function readOnce(ceiling: Ceiling): Ceiling {
  let read: (() => PlacedConfig | null) | null = null;
  return () => {
    read ??= outcomeOf(ceiling);
    return read();
  };
}

function outcomeOf<T>(work: () => T): () => T {
  try {
    const value = work();
    return () => value;
  } catch (error) {
    return () => {
      throw error;
    };
  }
}

/** `value`: what the user's netmon sent, of which `file` is the name, and which is `own`. Throws ConfigError. */
export function policyUnderCeiling(file: string, value: unknown, own: Config, read: Ceiling): BoundedPolicy {
  const ceiling = read();
  if (ceiling === null) return { config: own, notes: [] };
  const { sandbox = {} } = isObject(value) ? value : {};
  const loaded = { ...own, proxy: ceiling.config.proxy };
  const { config, leftOut } = underCeiling(ceiling, {
    file,
    bytes: JSON.stringify({ sandbox }),
    isFile: false,
    config: loaded,
  });
  const theirs = config.proxy.providers;
  const others = Object.entries(own.proxy.providers).flatMap(([name, url]) =>
    Object.values(theirs).includes(url) ? [] : [[Object.hasOwn(theirs, name) ? `own-${name}` : name, url]],
  );
  const providers = { ...theirs, ...Object.fromEntries(others) };
  const notes = leftOut.slice(0, MAX_NOTES).map(({ path, why }) => `${file}: ${path} ${why}`);
  if (leftOut.length > MAX_NOTES)
    notes.push(
      `${file}: ${leftOut.length - MAX_NOTES} more entries are left out: netmon config show --effective`,
    );
  return { config: { ...config, proxy: { ...config.proxy, providers } }, notes };
}

/** What is left of a policy that the ceiling refuses: nothing is allowed. */
export function closedPolicy(config: Config): Config {
  const closed = { mode: "enforce", fail_closed: true } as const;
  const { mcp, network } = config.sandbox;
  return deepFreeze({
    ...config,
    sandbox: {
      ...config.sandbox,
      mcp: { ...mcp, ...closed, servers: [] },
      network: { ...network, ...closed, allow: [], ask: [] },
    },
  });
}
