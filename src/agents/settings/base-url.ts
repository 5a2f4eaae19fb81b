/**
 * A model's base URL in an agent's own configuration → the same through netmon's proxy, where it leads to an
 * upstream of the proxy; null: it leads elsewhere, and stays.
 *
 * Direction of failure: closed. A provider of the user's own is named in the path: by its API alone the request,
 * and the key in it, would go to the vendor's.
 */
const VENDORS: readonly string[] = ["anthropic", "openai", "gemini", "bedrock"];

export function throughProxy(
  baseUrl: string,
  proxyUrl: string,
  providers: Readonly<Record<string, string>>,
): string | null {
  for (const [name, upstream] of Object.entries(providers))
    if (baseUrl === upstream || baseUrl.startsWith(`${upstream}/`))
      return `${proxyUrl}${VENDORS.includes(name) ? "" : `/${name}`}${baseUrl.slice(upstream.length)}`;
  return null;
}
