/**
 * Finds credentials that do nothing, or less than intended, and keys in netmon's own configuration that could be
 * credentials. For `netmon config check` and the status of a run.
 */
// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the messages tell people what to write
import { append } from "../collections/long-lists.ts";
import type { Config, DeclaredServer } from "../config/config.ts";
import type { ConfigWarning } from "../config/warnings.ts";
import { credentialHostText, isThisMachine } from "../credentials/destination.ts";
import { placeholdersIn } from "../credentials/placeholder.ts";
import { credentialReferences } from "../credentials/reference.ts";
import { LEAST_KEY_BYTES } from "../credentials/source.ts";
import { mayBeSecret } from "../decision/servers/declared-event.ts";
import { isOwnServer } from "../registry/own-server.ts";

export function credentialWarnings(config: Config): ConfigWarning[] {
  const { sandbox, proxy, credentials } = config;
  const { servers } = sandbox.mcp;
  const warnings = servers.filter(isOwnServer).flatMap(plainKeys);
  const rules = Object.entries(credentials);
  if (rules.length === 0) return warnings;
  const places = [
    ...Object.entries(proxy.providers).map(([name, url]) => ({ path: `proxy.providers.${name}`, url })),
    ...servers.flatMap(({ source, url }) => (url === null ? [] : [{ path: `${source}.url`, url }])),
  ].map(({ path, url }) => ({ path, url: new URL(url) }));
  const named = new Set(
    servers
      .filter(isOwnServer)
      .flatMap(({ headers }) => Object.values(headers))
      .flatMap((value) => credentialReferences(value.reveal())),
  );
  for (const [name, { to, variables }] of rules) {
    const path = `credentials.${name}`;
    if (variables.length === 0 && !named.has(name))
      warnings.push({
        path,
        message: `nobody uses it: no variable gets its placeholder, and no header of a server in sandbox.mcp.servers has \${credential:${name}}`,
      });
    for (const [i, { host }] of to.entries()) {
      const there = places.filter(({ url }) => url.hostname === host.hostname);
      const plain = there.filter(({ url }) => url.protocol === "http:" && !isThisMachine(url.hostname));
      for (const one of plain)
        warnings.push({ path: one.path, message: `is not https: the credential ${name} does not go there` });
      const reached = there.some(({ url }) => Number(url.port || PORTS[url.protocol]) === host.port);
      if (!reached && plain.length === 0)
        warnings.push({
          path: `${path}.to[${i}].host`,
          message: `no provider and no declared server is at ${credentialHostText(host)}: the key goes only to one that an agent's own files name`,
        });
    }
  }
  return warnings;
}

const PORTS: Readonly<Record<string, number>> = { "https:": 443, "http:": 80 };

function plainKeys({ source, headers, env, url }: DeclaredServer): ConfigWarning[] {
  const found: ConfigWarning[] = [];
  const keys = (values: DeclaredServer["headers"]): string[] =>
    Object.entries(values).flatMap(([name, value]) => (isPlainKey(name, value.reveal()) ? [name] : []));
  append(
    found,
    keys(headers).map((name) => ({
      path: `${source}.headers.${name}`,
      message: "may be a key in plain text: declare it in credentials, and write ${credential:NAME} here",
    })),
  );
  append(
    found,
    keys(env).map((name) => ({
      path: `${source}.env.${name}`,
      message:
        "may be a key in plain text. A stdio server needs its key itself, so credentials cannot keep it from the agent's user: use the service's own server over http, if there is one",
    })),
  );
  if (url !== null && mayBeSecret(url))
    found.push({
      path: `${source}.url`,
      message:
        "may hold a key: if the server takes it in a header, declare it in credentials, and write ${credential:NAME} there",
    });
  return found;
}

function isPlainKey(name: string, value: string): boolean {
  if (value.length < LEAST_KEY_BYTES || value.startsWith("/")) return false;
  if (placeholdersIn(value).length > 0 || credentialReferences(value).length > 0) return false;
  return mayBeSecret(`${name}=${value}`);
}
