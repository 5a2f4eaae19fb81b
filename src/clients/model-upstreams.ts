/**
 * The providers of a run's LLM proxy: those of the configuration, and the base URLs that the user has already set.
 *
 * Direction of failure: closed. The configuration's value for a provider wins. Under fail_closed, a file that the agent
 * can write adds no upstream: the agent's setting is left unchanged, and the kernel refuses the address in it.
 */

import type { Agent } from "../agents/agent.ts";
import { throughProxy } from "../agents/base-url.ts";
import type { AgentEnvironment } from "../agents/config-file.ts";
import {
  BASE_URL_VARIABLES,
  type ModelUpstreams,
  type NamedBaseUrl,
  ofVendor,
  replacement,
} from "../agents/model-address.ts";
import { parseUpstream } from "../config/urls.ts";
import { shownUrl } from "../event/shown-url.ts";

/** The variables that clients read, pointed at the proxy. One that is not set gets the value of another of its kind. */
export function sdkVariables(
  named: readonly NamedBaseUrl[],
  upstreams: ModelUpstreams,
  proxyUrl: string,
): Record<string, string> {
  const set = new Map(named.map((one) => [one.from, one]));
  return Object.fromEntries(
    BASE_URL_VARIABLES.flatMap(({ name, vendor, path }) => {
      const kin = BASE_URL_VARIABLES.filter((other) => other.vendor === vendor && other.path === path);
      const own = [name, ...kin.map((other) => other.name)].find((one) => set.has(one));
      const url = replacement(set.get(own ?? ""), vendor, upstreams, proxyUrl, path);
      return url === null ? [] : [[name, url]];
    }),
  );
}

export interface UpstreamSources {
  providers: Readonly<Record<string, string>>;
  /** Whether the configuration itself sets this provider. */
  configures(provider: string): boolean;
  /** Whether to use files that the agent can write. */
  trustsFiles: boolean;
}

export function modelUpstreams(
  named: readonly NamedBaseUrl[],
  { providers: own, configures, trustsFiles }: UpstreamSources,
): ModelUpstreams {
  const providers: Record<string, string> = { ...own };
  const from: Record<string, string> = {};
  const left = new Set<NamedBaseUrl>();
  const notes: string[] = [];
  for (const one of named) {
    const { vendor, inFile } = one;
    const what = `${one.from} names ${shownUrl(one.url)} for ${one.provider}`;
    const fits = (among: Readonly<Record<string, string>>): boolean =>
      throughProxy(one.url, { proxyUrl: "", providers: among }) !== null;
    // prefer the vendor's own provider, even if another one would fit: the status shows them by name
    if (vendor !== null && fits({ [vendor]: providers[vendor] ?? "" })) continue;
    if ((vendor === null || configures(vendor) || (inFile && !trustsFiles)) && fits(providers)) continue;
    if (vendor !== null && configures(vendor)) {
      notes.push(`${what}, and proxy.providers.${vendor} another upstream, which is used`);
      continue;
    }
    const wanted = providerName(one.provider);
    if (inFile && !trustsFiles) {
      left.add(one);
      notes.push(
        `${what}, a file that the agent can write: under fail_closed it does not become an upstream, and its model is not behind the LLM proxy. Put it into proxy.providers.${wanted}`,
      );
      continue;
    }
    try {
      const url = parseUpstream(one.url);
      // the first URL named for a vendor replaces its default
      const free = vendor === null ? providers[wanted] === undefined : from[vendor] === undefined;
      const name = free ? wanted : freeName(wanted, providers);
      providers[name] = url;
      from[name] = one.from;
    } catch (error) {
      left.add(one);
      notes.push(
        `${what}, which cannot be an upstream (${(error as Error).message}): not behind the LLM proxy`,
      );
    }
  }
  return { providers, from, left, notes };
}

/** Returns a name that is valid in proxy.providers. */
function providerName(name: string): string {
  const plain = name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+/, "")
    .slice(0, 28);
  return plain === "" ? "model" : plain;
}

/** Returns an unused name: two settings of one vendor may lead to different places. */
function freeName(name: string, taken: Readonly<Record<string, string>>): string {
  for (let n = 2; ; n++) if (taken[`${name}-${n}`] === undefined) return `${name}-${n}`;
}

/**
 * The base URLs that the user has set in the environment and for the agent, the one that it uses first. A file that
 * cannot be read sets nothing, as for the agent. `args`: the agent's own arguments.
 */
export function namedBaseUrls(
  agent: Agent | null,
  args: readonly string[],
  around: AgentEnvironment,
): NamedBaseUrl[] {
  const named = ({ url }: NamedBaseUrl): boolean => url.trim() !== "";
  const own = agent?.baseUrls(args, around).filter(named) ?? [];
  const first = own.filter((one, at) => own.findIndex(({ provider }) => provider === one.provider) === at);
  const hidden = first.length > 0 ? agent?.overrides : undefined;
  return [...first, ...inEnvironment(around.env).filter((one) => named(one) && one.vendor !== hidden)];
}

function inEnvironment(env: NodeJS.ProcessEnv): NamedBaseUrl[] {
  return BASE_URL_VARIABLES.flatMap(({ name, vendor }) => {
    const url = env[name];
    return url === undefined ? [] : [ofVendor(vendor, url, name, false)];
  });
}
