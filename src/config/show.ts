/**
 * The configuration in force, for display: complete, in the format of the file (it parses again), without secrets:
 * values of headers and environments, the query of a URL and the path of a webhook are hidden.
 */
import { shownUrl, shownUrls } from "../event/shown-url.ts";
import { isToolServer } from "../registry/own-server.ts";
import type { Config, DeclaredServer, Destination } from "./config.ts";
import { protocolName } from "./destination.ts";
import { recordTypeName } from "./dns-schema.ts";
import { HIDDEN } from "./secret.ts";
import { shownWebhookUrl } from "./urls.ts";
import { listenText } from "./values.ts";

/** Returns plain values for JSON or YAML. */
export function shownConfig(config: Config): unknown {
  const { mcp, network } = config.sandbox;
  const resolvers =
    network.resolvers === "auto"
      ? "auto"
      : network.resolvers.map((r) =>
          r.address.includes(":") ? `[${r.address}]:${r.port}` : `${r.address}:${r.port}`,
        );
  return {
    sandbox: {
      mcp: { ...mcp, servers: mcp.servers.filter((server) => !isToolServer(server)).map(shownServer) },
      network: {
        ...network,
        allow: network.allow.map(shownDestination),
        deny: network.deny.map(shownDestination),
        resolvers,
        unix: { deny: network.unix.deny.map((p) => p.text) },
        dns: { ...network.dns, types: network.dns.types.map(recordTypeName) },
      },
    },
    proxy: { ...config.proxy, providers: shownUrls(config.proxy.providers) },
    mcp: shownMcp(config.mcp),
    gateway: config.gateway,
    mcp_proxy: config.mcp_proxy,
    llm_storage: config.llm_storage,
    approvals: shownApprovals(config.approvals),
    store: config.store,
    audit: shownAudit(config.audit),
    dlp: config.dlp,
  };
}

function shownMcp({ inspection }: Config["mcp"]): unknown {
  const { on_detection } = inspection;
  const webhook_url = shownWebhookUrl(on_detection.webhook_url);
  return { inspection: { ...inspection, on_detection: { ...on_detection, webhook_url } } };
}

function shownApprovals({ webhooks, ...rest }: Config["approvals"]): unknown {
  const shown = webhooks.map(({ url, answers_url, ...webhook }) => ({
    ...{ url: shownWebhookUrl(url), answers_url: shownWebhookUrl(answers_url) },
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
      ...(secret !== null && { secret: HIDDEN_SECRET }),
    })),
  };
}

/** Long enough to pass the schema again. */
const HIDDEN_SECRET = `${HIDDEN} (hidden)`;

function hiddenValues(values: Readonly<Record<string, unknown>>): Record<string, string> {
  return Object.fromEntries(Object.keys(values).map((name) => [name, HIDDEN]));
}

function shownServer(server: DeclaredServer): Record<string, unknown> {
  const { id, type } = server;
  const filters = {
    ...(server.allowed_tools_regex.length > 0 && { allowed_tools_regex: server.allowed_tools_regex }),
    ...(server.denied_tools_regex.length > 0 && { denied_tools_regex: server.denied_tools_regex }),
  };
  const tls = server.tls_fingerprint === null ? {} : { tls_fingerprint: server.tls_fingerprint };
  if (type === "stdio")
    return {
      id,
      type,
      command: server.command,
      args: server.args,
      env: hiddenValues(server.env),
      ...filters,
    };
  return {
    id,
    type,
    url: server.url === null ? null : shownUrl(server.url),
    headers: hiddenValues(server.headers),
    ...tls,
    ...(server.require_sni ? { require_sni: true } : {}),
    ...filters,
  };
}

function shownDestination({ target, ports, protocols, require_sni }: Destination): Record<string, unknown> {
  const where = (): Record<string, string> => {
    if (target.kind === "any") return { host: "*" };
    if (target.kind === "name") return { host: target.name };
    if (target.kind === "below") return { host: `*.${target.name}` };
    const whole = target.prefix === (target.family === 4 ? 32 : 128);
    return whole ? { address: target.address } : { cidr: `${target.address}/${target.prefix}` };
  };
  return {
    ...where(),
    ...(ports.length > 0 ? { ports } : {}),
    ...(protocols.length > 0 ? { protocols: protocols.map(protocolName) } : {}),
    ...(require_sni ? { require_sni } : {}),
  };
}
