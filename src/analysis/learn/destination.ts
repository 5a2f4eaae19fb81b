/**
 * Connections as entries of sandbox.network.allow: by name where the agent asked a resolver for it, else by address.
 *
 * Direction of failure: closed. What cannot be written as an entry that the configuration reads is not allowed.
 */
import { parseDestination } from "../../config/destination.ts";
import type { McpNetworkConnection } from "../../event/event.ts";
import { hostPort, parseHost } from "../../registry/host.ts";
import { ValueError } from "../../registry/value-error.ts";

/** `api.example.com:443/tcp`, one for each name that the address had, else its own; no entry: it cannot be written. */
export function destinationsOf(connection: McpNetworkConnection): { entries: string[]; named: boolean } {
  const { address, port } = placeOf(connection.remote_addr);
  const protocol = connection.protocol === "udplite" ? "udp" : connection.protocol;
  const names = namesOf(connection);
  const named = names.length > 0;
  const entries = (named ? names : [address]).flatMap((host) => {
    const withPort = port === 0 ? (host.includes(":") ? `[${host}]` : host) : hostPort(host, port);
    const text = `${withPort}/${protocol}`;
    return isEntry(text) ? [text] : [];
  });
  return { entries, named };
}

/** `host:port`, IPv6 in brackets. */
export function placeOf(remote: string): { address: string; port: number } {
  const at = remote.lastIndexOf(":");
  return {
    address: remote.slice(0, at).replace(/^\[(.*)\]$/, "$1"),
    port: Number(remote.slice(at + 1)),
  };
}

/** By answers of a resolver, else as the rule has it; never a wildcard. */
function namesOf({ name, other_names = [], host }: McpNetworkConnection): string[] {
  const told = name === undefined ? [] : [name, ...other_names];
  return (told.length > 0 ? told : [host ?? ""]).filter(isName);
}

function isName(text: string): boolean {
  if (/[*?]/.test(text)) return false;
  try {
    return parseHost(text).kind === "name";
  } catch (error) {
    if (error instanceof ValueError) return false;
    throw error;
  }
}

function isEntry(text: string): boolean {
  try {
    const { target } = parseDestination(text);
    return target.kind === "name" || target.kind === "range";
  } catch (error) {
    if (error instanceof ValueError) return false;
    throw error;
  }
}
