/** A server of a client's file → netmon's declaration of it, with no more of its secrets than the caller needs. */

import { missingPlaceholder } from "../../agents/placeholders.ts";
import type { DeclaredServer } from "../../config/config.ts";
import { checkServerId } from "../../config/server-id.ts";
import { hostPort, hostText, parseServerUrl } from "../../registry/host.ts";
import { ValueError } from "../../registry/value-error.ts";
import type { ClientServer } from "./client-server.ts";
import { otherNames } from "./derived-id.ts";

/** `whole`: with path, query and arguments, for those that connect or start; otherwise only where it is. */
export function declaredServer(
  { found, start, why }: ClientServer,
  source: string,
  whole: { address: boolean; args: boolean },
): DeclaredServer | string {
  if (start === null || why !== null) return why ?? "is not used";
  try {
    const id = checkServerId(found.name);
    const common = { id, args: [], env: {}, headers: {}, tls_fingerprint: null, ...NO_FILTER, source };
    const address = start.kind === "network" ? start : start.bridged;
    if (address !== null) {
      const { url, sse } = address;
      const endpoint = parseServerUrl(originOf(url));
      const type = sse ? "sse" : "http";
      if (!whole.address) {
        const scheme = endpoint.secure ? "https" : "http";
        const origin = `${scheme}://${hostPort(hostText(endpoint.host), endpoint.port)}`;
        return { ...common, type, command: null, url: origin, endpoint };
      }
      return addressObjection(url) ?? { ...common, type, command: null, url, endpoint };
    }
    const { command, args } = start as Extract<typeof start, { kind: "stdio" }>;
    const names = otherNames(id, command, args);
    const kept = whole.args ? [...args] : [];
    return { ...common, ...names, args: kept, type: "stdio", command, url: null, endpoint: null };
  } catch (error) {
    if (error instanceof ValueError) return `cannot be declared: ${error.message}`;
    throw error;
  }
}

const NO_FILTER = { allowed_tools_regex: [], denied_tools_regex: [] };

/** Why netmon gateway cannot connect to an address; null: it can. */
export function addressObjection(url: string): string | null {
  const missing = missingPlaceholder(url);
  if (missing !== null) return `has an address with ${missing}, which is not set`;
  return schemeObjection(url) ?? (URL.canParse(url) ? null : "has an address that is no URL");
}

/** The same, for an address whose placeholders may not be filled yet. */
export function schemeObjection(url: string): string | null {
  const scheme = /^([a-z][a-z0-9+.-]*):/i.exec(url)?.[1]?.toLowerCase();
  if (scheme === undefined || scheme === "http" || scheme === "https") return null;
  return `has an address with ${scheme}:, which netmon gateway does not speak`;
}

/** Scheme, host and port; the rest may contain secrets, and placeholders that do not matter here. */
function originOf(url: string): string {
  const origin = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*/i.exec(url)?.[0];
  const missing = missingPlaceholder(origin ?? url);
  if (missing !== null) throw new ValueError(`${missing} is not set, and the address depends on it`);
  if (origin === undefined) throw new ValueError("its url has no scheme and host");
  return origin.replace(/\/\/[^@]*@/, "//");
}
