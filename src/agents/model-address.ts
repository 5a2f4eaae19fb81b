/** The addresses at which clients reach models: the variables that name them, and the user's values. */
import { throughProxy, type Vendor } from "./base-url.ts";

export interface BaseUrlVariable {
  name: string;
  vendor: Vendor;
  /** The usual path of the URL. */
  path: string;
}

/**
 * The variables in which clients look for a vendor's base URL: the one of the vendor's own SDK, and that of LiteLLM
 * (aider, CrewAI, mini-swe-agent), LlamaIndex and older LangChain.
 */
export const BASE_URL_VARIABLES: readonly BaseUrlVariable[] = [
  { name: "ANTHROPIC_BASE_URL", vendor: "anthropic", path: "" },
  { name: "ANTHROPIC_API_BASE", vendor: "anthropic", path: "" },
  { name: "OPENAI_BASE_URL", vendor: "openai", path: "/v1" },
  { name: "OPENAI_API_BASE", vendor: "openai", path: "/v1" },
  { name: "GOOGLE_GEMINI_BASE_URL", vendor: "gemini", path: "" },
  // LiteLLM adds no version
  { name: "GEMINI_API_BASE", vendor: "gemini", path: "/v1beta" },
];

/** The variables that SDKs read, for agents of the user's own. */
export function sdkEnvironment(url: string): Record<string, string> {
  return Object.fromEntries(BASE_URL_VARIABLES.map(({ name, path }) => [name, url + path]));
}

export interface NamedBaseUrl {
  /** The vendor whose API the client uses; null: a provider that the user added under another name. */
  vendor: Vendor | null;
  /** The user's name for it; for a vendor, the vendor. */
  provider: string;
  url: string;
  /** For people: `ANTHROPIC_BASE_URL`, `~/.codex/config.toml`. */
  from: string;
  /** Set in a file that the agent's user, and so the agent, can write. */
  inFile: boolean;
}

export function ofVendor(vendor: Vendor, url: string, from: string, inFile: boolean): NamedBaseUrl {
  return { vendor, provider: vendor, url, from, inFile };
}

/** Whether a setting is one of the variables that SDKs read. */
export function isVariable({ from }: NamedBaseUrl): boolean {
  return BASE_URL_VARIABLES.some(({ name }) => name === from);
}

export interface ModelUpstreams {
  /** Provider name → base URL. */
  providers: Readonly<Record<string, string>>;
  /** Provider name → where its base URL is set, for providers that are not in the configuration. */
  from: Readonly<Record<string, string>>;
  /** Settings that are left unchanged: they do not lead through the proxy. */
  left: ReadonlySet<NamedBaseUrl>;
  /** Sentences about what the user may not expect. */
  notes: readonly string[];
}

/** The usual path of a client's base URL, by vendor. */
const USUAL: Readonly<Record<Vendor, string>> = { anthropic: "", openai: "/v1", gemini: "" };

/** The replacement of a user's setting, undefined if there is none; null: leave it unchanged. */
export function replacement(
  named: NamedBaseUrl | undefined,
  vendor: Vendor,
  { providers, left }: ModelUpstreams,
  proxyUrl: string,
  usual: string = USUAL[vendor],
): string | null {
  if (named === undefined) return proxyUrl + usual;
  if (left.has(named)) return null;
  return throughProxy(named.url, { proxyUrl, providers }, vendor) ?? proxyUrl + usual;
}

/** The providers that the user added, by name, with base URLs that lead through the proxy. */
export function addedProviders(
  named: readonly NamedBaseUrl[],
  { providers }: ModelUpstreams,
  proxyUrl: string,
): [name: string, url: string][] {
  return named.flatMap(({ vendor, provider, url }): [string, string][] => {
    const through = vendor === null ? throughProxy(url, { proxyUrl, providers }) : null;
    return through === null ? [] : [[provider, through]];
  });
}
