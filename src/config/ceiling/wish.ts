/** A user's wishes as one document: the file, the command line over it, and both over the ceiling. Pure. */
import { isObject } from "../../framing/json-document.ts";
import type { ConfigOverrides } from "../override.ts";
import { overrideConfig } from "../override.ts";
import { joined, type PlacedConfig } from "./placed.ts";

/** The user's document over the ceiling's: a key that it has replaces the ceiling's, mappings key by key. */
export function over(ceiling: unknown, own: unknown, path: readonly string[] = []): unknown {
  if (!isObject(ceiling) || !isObject(own) || isEntry(path)) return own;
  const forgotten = forgets(own, path);
  const entries = Object.entries(ceiling).flatMap(([key, value]): [string, unknown][] => {
    if (!Object.hasOwn(own, key)) return forgotten === key ? [] : [[key, value]];
    return [[key, over(value, own[key], [...path, key])]];
  });
  const added = Object.entries(own).filter(([key]) => !Object.hasOwn(ceiling, key));
  return Object.fromEntries([...entries, ...added]);
}

/** Entries of mappings by name are whole: a credential has one source. */
function isEntry(path: readonly string[]): boolean {
  const parent = path.at(-2);
  return parent === "credentials" || parent === "per_server";
}

/** Whoever says what holds for every server means those too that the ceiling has an entry for. */
function forgets(own: Record<string, unknown>, path: readonly string[]): string | null {
  const section = path.join(".");
  const key = section === "sandbox.mcp.rate_limits" ? "default_rpm" : "policy";
  const hasEntries = /^sandbox\.mcp\.(?:rate_limits|sampling|elicitation)$/.test(section);
  return hasEntries && Object.hasOwn(own, key) ? "per_server" : null;
}

/** The command line's options, as if they were written in the file, with their own place. */
export function withOverrides(own: PlacedConfig, change: ConfigOverrides): PlacedConfig {
  const { mode, failClosed, presets = [] } = change;
  const layer = {
    ...(mode !== undefined && { mode }),
    ...(failClosed !== undefined && { fail_closed: failClosed }),
  };
  if (Object.keys(layer).length + presets.length === 0) return own;
  const listed = presets.length > 0 ? { presets: [...own.config.sandbox.network.presets, ...presets] } : {};
  const value = { sandbox: { mcp: layer, network: { ...layer, ...listed } } };
  const options = joined([
    { file: "the command line", document: { value, locate: () => ({ line: 0, column: 0 }) } },
  ]);
  return {
    config: overrideConfig(own.config, change),
    value: over(own.value, value),
    place: (path) => (path.length > 2 ? options.place(path) : null) ?? own.place(path),
  };
}
