/**
 * Rewrites a model's base URL in an agent's environment or configuration to go through netmon's proxy: a path that the
 * agent appends arrives at the same place as without netmon.
 *
 * Direction of failure: closed. A provider that the user added is named in the path: going by its API alone, the
 * request and the key in it would go to the vendor's.
 */

/** The vendor whose API the client uses. */
export type Vendor = "anthropic" | "openai" | "gemini";

/** The proxy and the base URLs of providers that a run uses. */
export interface ProxiedModels {
  proxyUrl: string;
  /** Provider name → base URL without a final slash. */
  providers: Readonly<Record<string, string>>;
}

/** null: it leads to no upstream of the proxy. `vendor`: its provider is preferred if several have the URL. */
export function throughProxy(
  baseUrl: string,
  { proxyUrl, providers }: ProxiedModels,
  vendor?: Vendor,
): string | null {
  const url = baseUrl.replace(/\/+$/, "");
  const fits = ([, upstream]: [string, string]): boolean =>
    url === upstream || url.startsWith(`${upstream}/`);
  const all = Object.entries(providers)
    .filter(fits)
    .sort(([, a], [, b]) => b.length - a.length);
  const found = all.find(([name]) => name === vendor) ?? all[0];
  if (found === undefined) return null;
  const [name, upstream] = found;
  const below = url.slice(upstream.length) || versionOf(url);
  // one URL may serve several APIs: without a vendor, only the name in the path leads there
  const isImplied = name === vendor && !needsName(name, url, below);
  return `${proxyUrl}${isImplied ? "" : `/${name}`}${below}`;
}

/** The version at the end of a URL; the proxy collapses a version that both the path and the provider's URL have. */
function versionOf(url: string): string {
  return /\/v\d+(?:alpha|beta)?\d*$/.exec(url)?.[0] ?? "";
}

/** On Azure, paths begin with /openai, which is not a provider name there. */
const AZURE = /^https:\/\/[^/]*\.azure\.(?:com|us|cn)(?:[:/]|$)/i;

/** Without /v1, nothing in a path like /models identifies OpenAI. */
function needsName(name: string, url: string, below: string): boolean {
  return name === "openai" && !below.endsWith("/v1") && !AZURE.test(url);
}
