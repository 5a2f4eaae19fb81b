/**
 * Who may speak to the proxy at all. It listens on loopback, where every page in a browser of this machine
 * can reach it too: requests that name another host (DNS rebinding) or come from a page are refused, in
 * every mode. Requests that HTTP allows and a reverse proxy has no use for get a clear answer.
 */
import type { IncomingMessage } from "node:http";
import { valuesOf } from "../../http/header-fields.ts";
import { originForm, type Target } from "./target.ts";

export interface NotAdmitted {
  status: number;
  text: string;
  /** For the answer, besides the usual ones. */
  headers: readonly string[];
}

export function admit(request: IncomingMessage, port: number): Target | NotAdmitted {
  const hosts = valuesOf(request.rawHeaders, "host");
  if (hosts.length !== 1) return no(400, "a request has exactly one Host header");
  if (!isOwnAuthority(hosts[0]!, port))
    return no(
      421,
      "this is netmon's LLM proxy, which answers to 127.0.0.1, [::1] and localhost with its port",
    );
  if (request.headers.origin !== undefined || isFromPage(request.headers["sec-fetch-site"]))
    return no(403, "netmon's LLM proxy does not serve web pages");
  if (isUpgrade(request.headers.upgrade))
    return no(426, "netmon's LLM proxy does not pass on WebSockets or other upgrades: use plain HTTP", [
      "upgrade",
      "HTTP/1.1",
      "connection",
      "upgrade",
    ]);
  if (request.method === "TRACE") return no(405, "TRACE is not served");
  return targetOf(request.url ?? "", port);
}

function no(status: number, text: string, headers: readonly string[] = []): NotAdmitted {
  return { status, text, headers };
}

function targetOf(url: string, port: number): Target | NotAdmitted {
  const target = originForm(url);
  if (target) return target;
  const absolute = /^http:\/\/([^/?#]*)(.*)$/is.exec(url);
  if (!absolute) return no(400, "the target of a request is a path");
  if (!isOwnAuthority(absolute[1]!, port))
    return no(
      421,
      "netmon's LLM proxy is a reverse proxy: set the agent's base URL to it, not HTTP_PROXY (netmon env prints the settings)",
    );
  const rest = absolute[2]!;
  return originForm(rest.startsWith("/") ? rest : `/${rest}`)!;
}

function isOwnAuthority(authority: string, port: number): boolean {
  const match = /^(localhost|127(?:\.\d{1,3}){3}|\[::1\])(?::(\d{1,5}))?$/i.exec(authority);
  return match !== null && Number(match[2] ?? 80) === port;
}

/** Fetch metadata; `none` is a person's own navigation, and fetch in Node sends other Sec-Fetch fields only. */
function isFromPage(site: string | string[] | undefined): boolean {
  return site !== undefined && site !== "none";
}

/** An offer of HTTP/2 may be ignored (RFC 9110 §7.8): some clients make it with every request. */
function isUpgrade(upgrade: string | undefined): boolean {
  return upgrade?.split(",").some((protocol) => protocol.trim().toLowerCase() !== "h2c") === true;
}
