/**
 * The configuration in force, for display: complete, in the format of the file (it parses again), without secrets:
 * values of headers and environments, the query of a URL and the path of a webhook are hidden.
 */

import { credentialHostText } from "../credentials/destination.ts";
import { headerFormText } from "../credentials/header-form.ts";
import { shownUrl, shownUrls } from "../event/shown-url.ts";
import { isToolServer } from "../registry/own-server.ts";
import type { Config, DeclaredServer, Destination } from "./config.ts";
import { protocolName, targetText } from "./destination.ts";
import { recordTypeName } from "./dns-schema.ts";
import { HIDDEN } from "./secret.ts";
import { shownWebhookUrl } from "./urls.ts";
import { listenText } from "./values.ts";

/** Returns plain values for JSON or YAML. */
export function shownConfig(config: Config): unknown {
  const { mcp, network } = config.sandbox;
  return {
    ...config,
    sandbox: {
      mcp: { ...mcp, servers: mcp.servers.filter((server) => !isToolServer(server)).map(shownServer) },
      network: {
        ...network,
        allow: network.allow.map(shownDestination),
        deny: network.deny.map(shownDestination),
        ask: network.ask.map(shownDestination),
        resolvers: network.resolvers === "auto" ? "auto" : network.resolvers.map(listenText),
        unix: { deny: network.unix.deny.map((p) => p.text) },
        dns: { ...network.dns, types: network.dns.types.map(recordTypeName) },
      },
    },
    proxy: { ...config.proxy, providers: shownUrls(config.proxy.providers) },
    mcp: shownMcp(config.mcp),
    credentials: Object.fromEntries(
      Object.entries(config.credentials).map(([name, rule]) => [name, shownCredential(rule)]),
    ),
    approvals: shownApprovals(config.approvals),
    audit: shownAudit(config.audit),
  };
}

function shownCredential({
  source,
  to,
  headers,
  variables,
  ttlMs,
}: Config["credentials"][string]): Record<string, unknown> {
  const from = {
    env: () => ({ env: (source as { variable: string }).variable }),
    file: () => ({ file: (source as { path: string }).path }),
    exec: () => ({ exec: (source as { command: readonly string[] }).command }),
    systemd: () => ({ systemd: (source as { file: string }).file }),
  }[source.kind];
  return {
    ...from(),
    to: to.map(({ host, paths }) => ({ host: credentialHostText(host), paths })),
    headers: headers.map(headerFormText),
    variables,
    ...(ttlMs !== null && { ttl_seconds: ttlMs / 1000 }),
  };
}

function shownMcp({ inspection }: Config["mcp"]): unknown {
  const { on_detection } = inspection;
  const webhook_url = shownWebhookUrl(on_detection.webhook_url);
  return { inspection: { ...inspection, on_detection: { ...on_detection, webhook_url } } };
}

function shownApprovals({ webhooks, ...rest }: Config["approvals"]): unknown {
  const shown = webhooks.map(({ url, answers_url, ...webhook }) => ({
    url: shownWebhookUrl(url),
    answers_url: shownWebhookUrl(answers_url),
    ...webhook,
  }));
  return { ...rest, webhooks: shown };
}

function shownAudit({ otlp, prometheus, webhooks, ...rest }: Config["audit"]): unknown {
  return {
    ...rest,
    otlp: { ...otlp, headers: hiddenValues(otlp.headers) },
    prometheus: { listen: prometheus.listen === null ? "" : listenText(prometheus.listen) },
    webhooks: webhooks.map(({ secret, ...webhook }) => ({
      ...webhook,
      url: shownWebhookUrl(webhook.url),
      ...(secret && { secret: HIDDEN_SECRET }),
    })),
  };
}

/** Long enough to pass the schema again. */
const HIDDEN_SECRET = `${HIDDEN} (hidden)`;

function hiddenValues(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, HIDDEN]));
}

function shownServer(server: DeclaredServer): Record<string, unknown> {
  const { id, type, command, args, url, tls_fingerprint, allowed_tools_regex, denied_tools_regex } = server;
  return {
    id,
    type,
    ...(url === null
      ? { command, args, env: hiddenValues(server.env) }
      : { url: shownUrl(url), headers: hiddenValues(server.headers) }),
    ...(tls_fingerprint !== null && { tls_fingerprint }),
    ...(server.require_sni && { require_sni: true }),
    ...(allowed_tools_regex.length > 0 && { allowed_tools_regex }),
    ...(denied_tools_regex.length > 0 && { denied_tools_regex }),
  };
}

function shownDestination({ target, ports, protocols, require_sni }: Destination): Record<string, unknown> {
  const text = targetText(target);
  const key = target.kind !== "range" ? "host" : text.includes("/") ? "cidr" : "address";
  return {
    [key]: text,
    ...(ports.length > 0 && { ports }),
    ...(protocols.length > 0 && { protocols: protocols.map(protocolName) }),
    ...(require_sni && { require_sni }),
  };
}
