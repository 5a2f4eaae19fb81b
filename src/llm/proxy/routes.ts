/**
 * Routes a request: to which provider, under which path there, and treated as which endpoint.
 *
 * `/NAME/…` goes to the provider of that name with the rest as its path. A bare path is routed by its API, and
 * if several APIs have the same path (`/v1/models`), by the request's credentials or program.
 */
import type { IncomingHttpHeaders } from "node:http";
import { agentOfRequest } from "../../agents/agents.ts";
import type { Dialect } from "../../event/event.ts";
import { type Classified, classify, type Endpoint } from "./endpoints.ts";
import { readingsOf, type Target } from "./target.ts";

export interface Route {
  provider: string;
  upstream: UpstreamUrl;
  /** Path and query for the upstream. */
  path: string;
  endpoint: Endpoint;
  ambiguous: boolean;
  /** Dialect of the errors that the client understands. */
  dialect: Dialect;
}

/** A provider's URL, parsed. */
export interface UpstreamUrl {
  /** Scheme and authority. */
  origin: string;
  /** With the port if it is not the scheme's default. */
  host: string;
  /** Without a port; IPv6 in brackets. */
  hostname: string;
  /** Segments of the base path. */
  segments: readonly string[];
}

/** The provider is unknown or not configured. */
export interface NoRoute {
  dialect: Dialect | null;
  text: string;
}

export function routeOf(
  target: Target,
  method: string,
  headers: IncomingHttpHeaders,
  providers: Readonly<Record<string, string>>,
): Route | NoRoute {
  const named = namedProvider(target.path, providers);
  const path = named?.rest ?? target.path;
  const hinted = named ? dialectOfProvider(named.provider) : hintedDialect(headers, target);
  const { endpoint, ambiguous } = classified(path, method, hinted);
  const dialect = named
    ? (hinted ?? endpoint.dialect ?? "openai")
    : dialectOfBarePath(path, endpoint, headers, hinted);
  const provider = named?.provider ?? (dialect && providerOf(dialect, path, providers));
  if (dialect === null || provider === null)
    return {
      dialect: null,
      text: `no provider is known for this path; write it as /PROVIDER/..., with one of ${names(providers)}`,
    };
  const base = Object.hasOwn(providers, provider) ? providers[provider] : undefined;
  if (base === undefined)
    return {
      dialect,
      text: `the provider ${provider} is not configured; proxy.providers has ${names(providers)}`,
    };
  const upstream = upstreamOf(base);
  return {
    provider,
    upstream,
    path: joined(upstream, path, dialect, named !== null) + target.query,
    endpoint,
    ambiguous: ambiguous || METHOD_OVERRIDES.some((name) => headers[name] !== undefined),
    dialect: endpoint.dialect ?? dialect,
  };
}

const upstreams = new Map<string, UpstreamUrl>();

/** Cached; the cache is bounded by the number of providers ever configured. */
function upstreamOf(base: string): UpstreamUrl {
  const known = upstreams.get(base);
  if (known) return known;
  const { origin, host, hostname, pathname } = new URL(base);
  const upstream = { origin, host, hostname, segments: pathname.split("/").filter((each) => each !== "") };
  upstreams.set(base, upstream);
  return upstream;
}

function names(providers: Readonly<Record<string, string>>): string {
  return Object.keys(providers).join(", ");
}

/** Fields with a method that an upstream may use instead (Google's servers do). */
const METHOD_OVERRIDES = ["x-http-method-override", "x-http-method", "x-method-override"];

/** Agents use the same few paths all the time; paths with ids must not fill the memory. */
const MAX_KNOWN_PATHS = 512;
const knownPaths = new Map<string, Classified>();

function classified(path: string, method: string, dialect: Dialect | null): Classified {
  const key = `${method} ${dialect} ${path}`;
  const known = knownPaths.get(key);
  if (known) return known;
  if (knownPaths.size >= MAX_KNOWN_PATHS) knownPaths.clear();
  const found = classify(path, readingsOf(path), method, dialect);
  knownPaths.set(key, found);
  return found;
}

const AZURE_HOST = /\.(?:openai\.azure|cognitiveservices\.azure|services\.ai\.azure)\.(?:com|us|cn)$/i;

function namedProvider(
  path: string,
  providers: Readonly<Record<string, string>>,
): { provider: string; rest: string } | null {
  const end = path.indexOf("/", 1);
  const provider = path.slice(1, end < 0 ? undefined : end);
  if (!Object.hasOwn(providers, provider)) return null;
  const rest = end < 0 ? "/" : path.slice(end);
  // Azure's own paths begin with /openai.
  if (provider === "openai") {
    if (rest.startsWith("/deployments/")) return null;
    if (AZURE_HOST.test(upstreamOf(providers.openai!).hostname)) return null;
  }
  return { provider, rest };
}

const DIALECTS: readonly string[] = ["anthropic", "openai", "gemini", "bedrock"] satisfies Dialect[];

/** Returns null for any other name, since such a provider may use any dialect. */
function dialectOfProvider(name: string): Dialect | null {
  return DIALECTS.includes(name) ? (name as Dialect) : null;
}

function hintedDialect(headers: IncomingHttpHeaders, target: Target): Dialect | null {
  if (headers["anthropic-version"] !== undefined) return "anthropic";
  if (headers["x-goog-api-key"] !== undefined || /[?&]key=/.test(target.query)) return "gemini";
  if (headers.authorization?.startsWith("AWS4-HMAC-SHA256 ")) return "bedrock";
  return agentOfRequest(headers["user-agent"])?.wire?.dialect ?? null;
}

function dialectOfBarePath(
  path: string,
  endpoint: Endpoint,
  headers: IncomingHttpHeaders,
  hinted: Dialect | null,
): Dialect | null {
  if (headers["anthropic-version"] !== undefined) return "anthropic";
  return endpoint.dialect ?? hinted ?? (/^\/v1(?:\/|$)/.test(path) ? "openai" : null);
}

function providerOf(dialect: Dialect, path: string, providers: Readonly<Record<string, string>>): string {
  if (path.startsWith("/openai/deployments/") && Object.hasOwn(providers, "azure")) return "azure";
  // Gemini's implementation of OpenAI's API.
  if (path.startsWith("/v1beta/openai/")) return "gemini";
  if (/\/projects\/[^/]+\/locations\//.test(path) && Object.hasOwn(providers, "vertex")) return "vertex";
  return dialect;
}

/** Segments that clients prepend to a path and users also put into a base URL. */
const OFTEN_REPEATED = /^(?:v\d+(?:alpha|beta)?\d*|openai)$/;

/** Hosts of vendors whose API is below /v1 as a whole, and whose clients may request it without. */
const VERSIONED_HOSTS: Partial<Record<Dialect, string>> = {
  anthropic: "api.anthropic.com",
  openai: "api.openai.com",
};
const UNVERSIONED = /^\/(?!(?:v\d|api\/|openai\/))[a-z](?!.*\/v\d+[a-z0-9]*(?:\/|$))/;

/**
 * Joins the path to the provider's base path. A version in both appears once. A version in neither is added if the
 * upstream is the vendor's own, and for OpenAI's API on a bare path, since clients whose base URL has none (Codex)
 * append only `/responses`. A request that names the provider determines where its API begins.
 */
function joined({ hostname, segments }: UpstreamUrl, path: string, dialect: Dialect, named: boolean): string {
  if (segments.length === 0) {
    const adds = hostname === VERSIONED_HOSTS[dialect] || (dialect === "openai" && !named);
    return adds && UNVERSIONED.test(path) ? `/v1${path}` : path;
  }
  for (let count = segments.length; count > 0; count--) {
    const tail = segments.slice(-count);
    const common = `/${tail.join("/")}`;
    if (
      tail.every((segment) => OFTEN_REPEATED.test(segment)) &&
      (path === common || path.startsWith(`${common}/`))
    )
      return `/${segments.join("/")}${path.slice(common.length)}`;
  }
  return `/${segments.join("/")}${path}`;
}

/** Returns the reason in words why enforce does not forward a path; null if it may be forwarded. `path`: as the client sent it, without the query. */
export function objectionTo(route: Route, path: string, method: string): string | null {
  const shown = shownPath(path);
  if (route.ambiguous)
    return `The request for ${shown} can be read in more than one way; send the path in its plain form, without escapes, dots, empty segments or a slash at its end, and without a field that replaces the method.`;
  if (route.endpoint.kind === "opaque")
    return `${shown} may carry tool calls, servers or agents that netmon cannot read; use the Messages, Chat Completions, Responses, generateContent or Converse API.`;
  if (route.endpoint.kind === "unknown")
    return `netmon does not know ${shown}: only known endpoints are sent on, since answers of others may carry tool calls.`;
  if (!route.endpoint.methods.includes(method))
    return `netmon does not know ${shownMethod(method)} of ${shown}: only what the API documents is sent on.`;
  return null;
}

const MAX_SHOWN = 80;

/** Shortens segments that could be credentials, and removes everything but printable ASCII. */
function shownPath(path: string): string {
  const plain = path.replace(/[^\x21-\x7e]/g, "?").replace(/[^/]{33,}/g, "…");
  return plain.length > MAX_SHOWN ? `${plain.slice(0, MAX_SHOWN)}…` : plain;
}

function shownMethod(method: string): string {
  return /^[A-Z]{1,16}$/.test(method) ? method : "this method";
}
