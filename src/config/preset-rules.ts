/** Presets as rules: entries of sandbox.network.allow, marked with the preset's name. Pure. */
import type { Destination } from "./destination.ts";
import { PRESETS, type Preset, type PresetHost, type PresetName } from "./presets.ts";

interface Listed {
  readonly presets: readonly PresetName[];
  readonly allow: readonly Destination[];
}

/**
 * Adds presets, and their entries behind the file's own. An entry of the file's that is the same is the preset's, so that adding twice
 * changes nothing, and a configuration that netmon has shown is read as it was.
 */
export function withPresets<N extends Listed>(network: N, names: readonly PresetName[]): N {
  const presets = [...new Set([...network.presets, ...names])];
  if (presets.length === 0) return network;
  const missing = new Map<string, Destination>();
  for (const name of presets)
    for (const host of hostsOf(name)) {
      const entry = entryOf(name, host);
      const key = keyOf(entry);
      if (!missing.has(key)) missing.set(key, entry);
    }
  const allow = network.allow.map((own) => {
    const key = keyOf(own);
    const entry = missing.get(key);
    missing.delete(key);
    return entry ?? own;
  });
  return { ...network, presets, allow: [...allow, ...missing.values()] };
}

export function hostsOf(name: PresetName): readonly PresetHost[] {
  const { hosts, named = [] }: Preset = PRESETS[name];
  return [...hosts, ...named];
}

const TCP = 6;

/** Most of these hosts share their addresses with thousands of others, at CDNs: TLS has to name the host. */
function entryOf(preset: PresetName, [name, port, what]: PresetHost): Destination {
  return Object.freeze({
    target: Object.freeze({ kind: "name", name }),
    ports: Object.freeze([port]),
    protocols: Object.freeze([TCP]),
    ...(port === 443 ? { require_sni: true as const } : {}),
    preset,
    ...(what === "model" ? { isModel: true as const } : {}),
  });
}

function keyOf({ target, ports, protocols, require_sni }: Destination): string {
  return JSON.stringify([target, ports, protocols, require_sni === true]);
}
