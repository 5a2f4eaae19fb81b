/**
 * Finds what is valid but probably unintended: rules that match no server, servers that share an address with
 * different verdicts, switches that differ between layers. For `netmon config check`.
 */
import { NATIVE_LISTS } from "../agents/agents.ts";
import { hostPort, hostText } from "../registry/host.ts";
import type { Config } from "./config.ts";

export interface ConfigWarning {
  path: string;
  message: string;
}

type Add = (path: string, message: string) => void;

export function configWarnings(config: Config): ConfigWarning[] {
  const warnings: ConfigWarning[] = [];
  const sections = [
    ...[ruleWarnings, toolWarnings, serverWarnings, switchWarnings],
    ...[networkWarnings, proxyWarnings, inspectionWarnings],
  ];
  for (const section of sections) section(config, (path, message) => warnings.push({ path, message }));
  return warnings;
}

/** Finds layers that are less strict than another. */
function switchWarnings({ sandbox: { mcp, network } }: Config, add: Add): void {
  if (mcp.mode === "observe" && network.mode === "enforce")
    add("sandbox.mcp.mode", "is observe: no tool call is blocked although the kernel layer enforces");
  if (mcp.fail_closed && !network.fail_closed)
    add(
      "sandbox.network.fail_closed",
      "is false: undeclared destinations pass although undeclared tools do not",
    );
  if (network.fail_closed && !mcp.fail_closed)
    add("sandbox.mcp.fail_closed", "is false: undeclared tools pass although undeclared destinations do not");
  if (!mcp.enforce_policy && (mcp.mode === "enforce" || network.mode === "enforce"))
    add(
      "sandbox.mcp.enforce_policy",
      "is false: every declared server and tool is allowed although mode is enforce",
    );
}

function ruleWarnings({ sandbox: { mcp } }: Config, add: Add): void {
  const ids = new Set(mcp.servers.flatMap(({ id, alsoNamed = [] }) => [id, ...alsoNamed]));
  const unknown = (id: string): boolean => !/[*?]/.test(id) && !ids.has(id);
  const check = (id: string, path: string): void => {
    if (unknown(id)) add(path, `no server has the id ${JSON.stringify(id)}`);
  };
  for (const list of ["allowed_servers", "denied_servers"] as const) {
    for (const [i, rule] of mcp[list].entries()) check(rule.id, `sandbox.mcp.${list}[${i}].id`);
  }
  for (const list of ["allowed_tools", "denied_tools", "denied_arguments", "ask"] as const) {
    for (const [i, rule] of mcp[list].entries()) check(rule.server, `sandbox.mcp.${list}[${i}].server`);
  }
  for (const id of Object.keys(mcp.rate_limits.per_server))
    check(id, `sandbox.mcp.rate_limits.per_server.${id}`);
  if (mcp.server_policy === "none" && mcp.allowed_servers.length > 0)
    add("sandbox.mcp.server_policy", "is none: servers that are not in allowed_servers are allowed too");
}

/** Finds rules for tool calls that do nothing, or more than intended. */
function toolWarnings({ sandbox: { mcp } }: Config, add: Add): void {
  for (const list of ["allowed_tools", "denied_tools"] as const) {
    for (const [i, { content_hash: hash }] of mcp[list].entries()) {
      if (hash !== null && !/^sha256:[0-9a-f]{64}$/.test(hash))
        add(
          `sandbox.mcp.${list}[${i}].content_hash`,
          "is not sha256: and 64 hexadecimal digits: no tool has this hash",
        );
    }
  }
  if (mcp.tool_policy === "allowlist" && mcp.allowed_tools.length === 0)
    add("sandbox.mcp.tool_policy", "is allowlist and allowed_tools is empty: every tool is blocked");
  if (mcp.tool_policy !== "allowlist" && mcp.allowed_tools.some((r) => r.server !== "*" || r.tool !== "*"))
    add(
      "sandbox.mcp.tool_policy",
      `is ${mcp.tool_policy}: tools that are not in allowed_tools are allowed too`,
    );
  for (const [i, name] of mcp.native_tools.entries()) {
    if (name.startsWith("@") && !NATIVE_LISTS.includes(name))
      add(`sandbox.mcp.native_tools[${i}]`, `unknown list; known are ${NATIVE_LISTS.join(", ")}`);
    if (/^\*+$/.test(name) && mcp.fail_closed)
      add(
        `sandbox.mcp.native_tools[${i}]`,
        "makes every unknown tool the agent's own: fail_closed blocks none of them",
      );
    if (name.startsWith("mcp__"))
      add(`sandbox.mcp.native_tools[${i}]`, "a name that begins with mcp__ is never native");
  }
  if (mcp.mode === "observe" && mcp.ask.length > 0)
    add("sandbox.mcp.ask", "holds no call: the mode is observe");
  if (!mcp.rate_limits.enabled && Object.keys(mcp.rate_limits.per_server).length > 0)
    add("sandbox.mcp.rate_limits.enabled", "is false: the limits of per_server do nothing");
}

function serverWarnings({ sandbox: { mcp } }: Config, add: Add): void {
  const addresses = new Map<string, string>();
  for (const server of mcp.servers) {
    if (server.tls_fingerprint !== null && !/^sha256:(?:[0-9a-f]{2}:?){32}$/i.test(server.tls_fingerprint))
      add(`${server.source}.tls_fingerprint`, "is not 64 hexadecimal digits: no certificate will ever match");
    if (!server.endpoint) continue;
    const address = hostPort(hostText(server.endpoint.host), server.endpoint.port);
    const other = addresses.get(address);
    if (other !== undefined && other !== server.id) {
      const names = `${JSON.stringify(server.id)} and ${JSON.stringify(other)}`;
      add(
        server.source,
        `${names} are both at ${address}: the kernel cannot tell them apart, the stricter verdict holds for both`,
      );
    }
    addresses.set(address, server.id);
  }
}

function networkWarnings({ sandbox: { network } }: Config, add: Add): void {
  for (const type of network.socket_types) {
    if (type === "ping") continue;
    add(
      "sandbox.network.socket_types",
      `${type} sockets are refused at the packet, not at the call: docs/limits.md`,
    );
  }
  if (network.ask.length > 0 && (network.mode === "observe" || !network.fail_closed)) {
    const why = network.fail_closed
      ? "the mode is observe"
      : "fail_closed is false, so nothing undeclared is refused";
    add("sandbox.network.ask", `asks nobody: ${why}`);
  }
  if (network.dns.learn === false) {
    for (const list of ["allow", "deny", "ask"] as const) {
      for (const [i, { target, require_sni }] of network[list].entries()) {
        const asks = list === "ask" && target.kind !== "range";
        // require_sni is meaningless in a denial
        if (!asks && target.kind !== "below" && !(list === "allow" && require_sni)) continue;
        const what = asks ? "a name" : target.kind === "below" ? "a wildcard" : "require_sni";
        const effect = asks ? "asks" : list === "allow" ? "allows" : "denies";
        add(`sandbox.network.${list}[${i}]`, `${what} ${effect} nothing: sandbox.network.dns.learn is false`);
      }
    }
  }
  const empty = network.resolvers !== "auto" && network.resolvers.length === 0;
  if (empty && network.fail_closed)
    add("sandbox.network.resolvers", "is empty: with fail_closed the agent cannot resolve names");
}

function inspectionWarnings({ sandbox: { mcp }, mcp: { inspection }, store }: Config, add: Add): void {
  const { persistent, path } = inspection.registry;
  if (mcp.version_pinning.enabled && !(store.enabled && persistent)) {
    const why = store.enabled ? "mcp.inspection.registry.persistent" : "store.enabled";
    add("sandbox.mcp.version_pinning", `forgets its pins when netmon ends: ${why} is false`);
  }
  if (path !== undefined)
    add("mcp.inspection.registry.path", "has no effect: the registry is in the store of the state directory");
  for (const [i, pattern] of inspection.custom_servers.entries())
    if (pattern.startsWith("/"))
      add(
        `mcp.inspection.custom_servers[${i}]`,
        "matches a program that is found by PATH only: one that is started by its path gets no shim from netmon exec. Declare it in sandbox.mcp.servers, or start it with netmon shim",
      );
}

function proxyWarnings({ proxy, dlp, store, llm_storage }: Config, add: Add): void {
  for (const [name, url] of Object.entries(proxy.providers)) {
    const { protocol, hostname } = new URL(url);
    const local = hostname === "localhost" || hostname === "[::1]" || /^127\./.test(hostname);
    if (protocol === "http:" && !local)
      add(`proxy.providers.${name}`, "is not https: keys and prompts cross the network unencrypted");
  }
  if (dlp.mode === "redact" && dlp.patterns.length + dlp.custom.length === 0)
    add("dlp.mode", "is redact and there are no patterns: nothing is redacted");
  if (llm_storage.store_bodies && !store.enabled)
    add("llm_storage.store_bodies", "has no effect: store.enabled is false");
  if (proxy.max_block_bytes > proxy.max_response_bytes)
    add("proxy.max_block_bytes", "is more than max_response_bytes, which is reached first");
}
