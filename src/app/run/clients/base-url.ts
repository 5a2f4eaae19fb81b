/**
 * A model's base URL in an agent's own configuration → the same through netmon's proxy, where it leads to an upstream
 * of the proxy; null: it leads elsewhere, and stays.
 */
export function throughProxy(
  baseUrl: string,
  proxyUrl: string,
  providers: Readonly<Record<string, string>>,
): string | null {
  for (const upstream of Object.values(providers))
    if (baseUrl === upstream || baseUrl.startsWith(`${upstream}/`))
      return `${proxyUrl}${baseUrl.slice(upstream.length)}`;
  return null;
}
