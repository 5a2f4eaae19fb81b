/**
 * A model's base URL in an agent's environment or configuration → the same through netmon's proxy: whatever the agent
 * appends to it arrives where it would have without netmon.
 *
 * Direction of failure: closed. A provider of the user's own is named in the path: by its API alone the request,
 * and the key in it, would go to the vendor's.
 */
/** Whose API the client speaks there. */
export type Vendor = "anthropic" | "openai" | "gemini";

/** Proxy and base URLs of providers, as the run uses them. */
export interface ProxiedModels {
  proxyUrl: string;
  /** Provider name → base URL without a slash at its end. */
  providers: Readonly<Record<string, string>>;
}

/** null: it leads to no upstream of the proxy. `vendor`: its provider comes first, where several have the URL. */
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
  // one URL may serve several APIs: without the vendor only the name in the path leads there
  const told = name === vendor && !needsName(name, url, below);
  return `${proxyUrl}${told ? "" : `/${name}`}${below}`;
}

/** The proxy puts a version once that both the path and the provider's URL have. */
function versionOf(url: string): string {
  return /\/v\d+(?:alpha|beta)?\d*$/.exec(url)?.[0] ?? "";
}

/** Azure's own paths begin with /openai; there it is not the name of a provider. */
const AZURE = /^https:\/\/[^/]*\.azure\.(?:com|us|cn)(?:[:/]|$)/i;

/** Without /v1 nothing in a path like /models tells that it is OpenAI's. */
function needsName(name: string, url: string, below: string): boolean {
  return name === "openai" && !below.endsWith("/v1") && !AZURE.test(url);
}
