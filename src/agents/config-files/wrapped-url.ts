/**
 * The address of a network server behind `netmon gateway`, as `netmon wrap-config` writes it: that of the gateway's
 * endpoint, with the server's own as its fragment, `GATEWAY/servers/ID/mcp#URL`. Clients do not send a fragment, so
 * the file itself says what the gateway stands in front of, and how it was before.
 */

export interface WrappedUrl {
  /** All that stands before the server's own address. */
  front: string;
  /** The server's own, placeholders of the client included. */
  url: string;
}

/** null: it is not behind a gateway. */
export function wrappedUrl(url: string | null): WrappedUrl | null {
  const [, front, inner] =
    /^(https?:\/\/[^/?#@]+\/servers\/[^/?#]+\/(?:mcp|sse)#)(.+)$/s.exec(url ?? "") ?? [];
  return front === undefined || inner === undefined ? null : { front, url: inner };
}

/** What `gateway`, an origin, puts before the address of a server. null: the gateway has no path for this name. */
export function urlFront(gateway: string, { name, sse }: { name: string; sse: boolean }): string | null {
  const segment = encodeURIComponent(name);
  // a quote would end some texts of TOML
  if (segment === "." || segment === ".." || segment.includes("'")) return null;
  return `${gateway}/servers/${segment}/${sse ? "sse" : "mcp"}#`;
}
