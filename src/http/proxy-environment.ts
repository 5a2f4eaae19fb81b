/**
 * The environment's proxy settings (https_proxy, http_proxy, all_proxy, no_proxy), in lower case or upper, read as
 * curl reads them: a proxy may lack its scheme, and its password may contain any character.
 *
 * On failure: what no reading fits throws OutgoingError, which names the variable and none of its credentials.
 */
import { BlockList, isIP, isIPv6 } from "node:net";
import { userErrors } from "../errors/user-error.ts";

export type Environment = Readonly<Record<string, string | undefined>>;

export class OutgoingError extends userErrors("OutgoingError", { proxy: "usage", ca_file: "usage" }) {}

export interface OutgoingProxy {
  /** `http://proxy.example:3128`, without credentials. */
  url: string;
  /** The value of Proxy-Authorization; null: none. */
  authorization: string | null;
  /** For SOCKS; null: none. */
  credentials: { username: string; password: string } | null;
  isSocks: boolean;
  /** Where it comes from: `HTTPS_PROXY`. */
  variable: string;
}

export interface ProxySettings {
  /** For http: and https: URLs; null: connect directly. */
  http: OutgoingProxy | null;
  https: OutgoingProxy | null;
  /** Reports whether a server is reached without a proxy. `hostname`: as in a URL. */
  isDirect(hostname: string, port: number): boolean;
}

/** Throws OutgoingError. */
export function proxySettings(env: Environment): ProxySettings {
  const [http, https] = [proxyIn(env, "http_proxy"), proxyIn(env, "https_proxy")];
  const all = http === null || https === null ? proxyIn(env, "all_proxy") : null;
  return {
    http: http ?? all,
    https: https ?? all ?? http,
    isDirect: directHosts(settingIn(env, "no_proxy")?.value ?? ""),
  };
}

function settingIn(env: Environment, name: string): { variable: string; value: string } | null {
  for (const variable of [name, name.toUpperCase()]) {
    const value = env[variable]?.trim();
    if (value) return { variable, value };
  }
  return null;
}

function proxyIn(env: Environment, name: string): OutgoingProxy | null {
  const found = settingIn(env, name);
  if (found === null) return null;
  const { variable, value } = found;
  const refuse = (why: string): OutgoingError =>
    new OutgoingError("proxy", `${variable}: ${why} (write it as http://proxy.example:3128, or unset it)`);
  const [, named, rest = ""] = /^(?:([a-z][a-z0-9+.-]*):\/\/)?(.*)$/is.exec(value) ?? [];
  const scheme = (named ?? "http").toLowerCase();
  const isSocks = /^socks(?:5h?)?$/.test(scheme);
  if (!isSocks && scheme !== "http" && scheme !== "https")
    throw refuse(`${scheme}:// is no proxy that netmon can use; http, https, socks5 and socks5h are`);
  // an unescaped @, / or # belongs to the password: the host is what follows the last @
  const at = rest.lastIndexOf("@");
  const [place = ""] = rest.slice(at + 1).split(/[/?#]/);
  const [, host = "", port] = /^(\[[^\]]*\]|[^:]*)(?::(.*))?$/.exec(place) ?? [];
  if (host === "") throw refuse("it names no host");
  if (
    port !== undefined &&
    port !== "" &&
    !(/^\d{1,5}$/.test(port) && Number(port) > 0 && Number(port) < 65_536)
  )
    throw refuse("its port is none: ports are 1 to 65535");
  const url = `${isSocks ? "socks5" : scheme}://${host}${port ? `:${port}` : ""}`;
  if (!URL.canParse(url.replace(/^socks5/, "http"))) throw refuse("its host is no host name and no address");
  const credentials = at < 0 ? null : credentialsOf(rest.slice(0, at));
  const basic =
    credentials && Buffer.from(`${credentials.username}:${credentials.password}`).toString("base64");
  return { url, authorization: basic && `Basic ${basic}`, credentials, isSocks, variable };
}

function credentialsOf(text: string): { username: string; password: string } {
  const colon = text.indexOf(":");
  const [username, password] = colon < 0 ? [text, ""] : [text.slice(0, colon), text.slice(colon + 1)];
  return { username: unescaped(username), password: unescaped(password) };
}

/** A `%` that begins no escape stands for itself. */
function unescaped(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Names with or without a leading dot or `*.`, addresses, ranges, each with or without a port; `*`: every server. */
function directHosts(value: string): ProxySettings["isDirect"] {
  const entries = value.split(/[\s,]+/).filter((entry) => entry !== "");
  const ranges = new BlockList();
  const names: { name: string; port: number | null }[] = [];
  for (const entry of entries) {
    if (addRange(ranges, entry)) continue;
    const [, name = entry, port] = /^(\[[^\]]*\]|[^:]*):(\d+)$/.exec(entry) ?? [];
    names.push({ name: plainHost(name), port: port === undefined ? null : Number(port) });
  }
  return (hostname, port) => {
    const host = plainHost(hostname);
    const family = isIPv6(host) ? "ipv6" : "ipv4";
    if (isIP(host) !== 0 && ranges.check(host, family)) return true;
    return names.some(
      (one) =>
        (one.port === null || one.port === port) &&
        (one.name === "*" || host === one.name || host.endsWith(`.${one.name}`)),
    );
  };
}

function addRange(ranges: BlockList, entry: string): boolean {
  const [, address = "", bits] = /^(.*)\/(\d{1,3})$/.exec(entry) ?? [];
  const host = plainHost(address);
  const length = Number(bits);
  if (isIP(host) === 0 || length > (isIPv6(host) ? 128 : 32)) return false;
  ranges.addSubnet(host, length, isIPv6(host) ? "ipv6" : "ipv4");
  return true;
}

function plainHost(host: string): string {
  return host
    .toLowerCase()
    .replace(/^\[(.*)\]$/, "$1")
    .replace(/^\*?\.(?=.)/, "")
    .replace(/(?<=.)\.$/, "");
}
