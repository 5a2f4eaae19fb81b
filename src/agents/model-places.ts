/**
 * The places of an agent's own settings that say where a model is: read as the user's base URLs, and changed in a copy so
 * that they lead through the proxy.
 *
 * Direction of failure: closed. A place that leads to no upstream of the proxy stays as it is, and the kernel refuses it.
 */
import { throughProxy, type Vendor } from "./base-url.ts";
import { isObject, type JsonObject } from "./importer.ts";
import { type NamedBaseUrl, replacement } from "./model-address.ts";
import type { SetupInput } from "./setup.ts";

export interface ModelPlace {
  /** The keys that lead to the URL. */
  keys: readonly (string | number)[];
  /** The vendor whose own model this is; null: a provider that the user added. */
  vendor: Vendor | null;
  /** The user's name for it. */
  provider: string;
  /** What the agent uses now; null: the vendor's. */
  url: string | null;
  /** The usual path of such a URL. */
  path: string;
}

/** `from`: the file, for people. */
export function namedAt(places: readonly ModelPlace[], from: string): NamedBaseUrl[] {
  return places.flatMap(({ vendor, provider, url }) =>
    url === null ? [] : [{ vendor, provider: vendor ?? provider, url, from, inFile: true }],
  );
}

/** A copy of the settings in which these places lead through the proxy. */
export function ledThroughProxy(
  settings: JsonObject,
  places: readonly ModelPlace[],
  from: string,
  { proxyUrl, named, upstreams }: Pick<SetupInput, "proxyUrl" | "named" | "upstreams">,
): JsonObject {
  const copy = structuredClone(settings);
  if (proxyUrl === null) return copy;
  for (const { keys, vendor, url, path } of places) {
    const set = named.find((one) => one.from === from && one.vendor === vendor && one.url === url);
    const { providers } = upstreams;
    const through =
      vendor !== null
        ? replacement(set, vendor, upstreams, proxyUrl, path)
        : url === null
          ? null
          : throughProxy(url, { proxyUrl, providers });
    if (through !== null) put(copy, keys, through);
  }
  return copy;
}

function put(object: JsonObject, keys: readonly (string | number)[], value: string): void {
  let at: Record<string | number, unknown> = object;
  for (const key of keys.slice(0, -1)) {
    const next = Object.hasOwn(at, key) ? at[key] : undefined;
    if (!isObject(next) && !Array.isArray(next)) at[key] = {};
    at = at[key] as Record<string | number, unknown>;
  }
  at[keys.at(-1) as string | number] = value;
}
