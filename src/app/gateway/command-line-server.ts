/**
 * Turns the upstream of the command line into a server like those of the configuration: declared by the user who starts
 * the gateway, and with an id of its own, so that policy, pins and events know it.
 *
 * Fails closed. An id that the configuration gives to a server with another URL is an error.
 */
import type { Config, DeclaredServer } from "../../config/config.ts";
import { deepFreeze } from "../../config/freeze.ts";
import { Secret } from "../../config/secret.ts";
import { checkServerId } from "../../config/server-id.ts";
import { referenceProblems } from "../../credentials/reference.ts";
import { isKeyLike } from "../../event/shown-url.ts";
import { parseServerUrl, type UrlEndpoint } from "../../registry/host.ts";
import { ValueError } from "../../registry/value-error.ts";

/** Command line options that describe the upstream. */
export interface UpstreamOptions {
  url: string;
  /** undefined: the id of the declared server at this URL, otherwise the host name. */
  serverId: string | undefined;
  headers: readonly (readonly [name: string, value: string])[];
  /** Whether it speaks HTTP+SSE of 2024-11-05; undefined: only if its path says so. */
  sse: boolean | undefined;
  tlsFingerprint: string | undefined;
  /** RE2 patterns; if not empty, they replace the declared server's. */
  allowed: readonly string[];
  /** Added to the declared server's. */
  denied: readonly string[];
}

/** Name of the source, for declarations. */
export const SOURCE = "--upstream";

/** Throws ValueError. */
export function commandLineServer(
  { sandbox, credentials }: Config,
  options: UpstreamOptions,
): DeclaredServer {
  const endpoint = endpointOf(options.url);
  const url = new URL(options.url);
  if (url.protocol !== "http:" && url.protocol !== "https:")
    throw new ValueError(`${SOURCE}: ${url.protocol} is not possible here`, "write http: or https:");
  if (options.tlsFingerprint !== undefined && url.protocol === "http:")
    throw new ValueError("--tls-fingerprint: an http URL has no certificate", `write ${SOURCE} with https:`);
  if (options.serverId !== undefined) checkServerId(options.serverId);
  const declared = sandbox.mcp.servers.find((server) =>
    options.serverId === undefined
      ? server.url !== null && new URL(server.url).href === url.href
      : server.id === options.serverId,
  );
  if (declared && (declared.url === null || new URL(declared.url).host !== url.host))
    throw new ValueError(
      `--server-id ${JSON.stringify(declared.id)} is declared by ${declared.source} with another address`,
      "choose another id",
    );
  const given = Object.fromEntries(options.headers.map(([name, value]) => [name, new Secret(value)]));
  const [wrong] = referenceProblems({ url: options.url, headers: given }, credentials);
  if (wrong !== undefined) throw new ValueError(`the header ${wrong.field}: ${wrong.message}`, wrong.hint);
  return {
    id: declared?.id ?? options.serverId ?? freeId(nameOf(url), sandbox.mcp.servers),
    type: (options.sse ?? url.pathname.endsWith("/sse")) ? "sse" : "http",
    command: null,
    args: [],
    env: {},
    url: options.url,
    endpoint,
    headers: {
      ...(declared?.headers ?? {}),
      ...given,
    },
    tls_fingerprint: options.tlsFingerprint ?? declared?.tls_fingerprint ?? null,
    allowed_tools_regex: options.allowed.length > 0 ? options.allowed : (declared?.allowed_tools_regex ?? []),
    denied_tools_regex: [...options.denied, ...(declared?.denied_tools_regex ?? [])],
    source: declared?.source ?? SOURCE,
  };
}

function endpointOf(url: string): UrlEndpoint {
  try {
    return parseServerUrl(url);
  } catch (error) {
    if (!(error instanceof ValueError)) throw error;
    throw new ValueError(`${SOURCE}: ${error.message}`, error.hint);
  }
}

/** Returns a distinguishing name without keys: `mcp.example.com`, `127.0.0.1:3001`, `mcp.example.com/github`. */
function nameOf({ host, pathname }: URL): string {
  const parts = pathname
    .replace(/\/+$/, "")
    .replace(/\/(?:mcp|sse)$/, "")
    .split("/");
  const path = parts.filter((part) => !isKeyLike(part)).join("/");
  return `${host}${path}`.replace(/[*?]/g, "_").slice(0, 128);
}

/** Returns an unused id: a server that merely shares a declared server's name must not get its permissions. */
function freeId(name: string, servers: readonly DeclaredServer[]): string {
  return servers.some(({ id }) => id === name) ? `${name.slice(0, 100)}-undeclared` : name;
}

/** Adds the server to the configuration, so that it is known like the others. */
export function withServer(config: Config, server: DeclaredServer): Config {
  const { mcp } = config.sandbox;
  if (mcp.servers.some(({ id }) => id === server.id)) return config;
  const servers = [...mcp.servers, server];
  return deepFreeze({ ...config, sandbox: { ...config.sandbox, mcp: { ...mcp, servers } } });
}
