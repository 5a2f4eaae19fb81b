/**
 * What is valid and yet probably not meant: rules that name no server, servers that share an address with
 * different verdicts, weak settings. For `netmon config check` and the start of a watch.
 */
import { hostPort, hostText } from "../registry/host.ts";
import type { Config } from "./config.ts";

export interface ConfigWarning {
  path: string;
  message: string;
}

export function configWarnings(config: Config): ConfigWarning[] {
  return [...ruleWarnings(config), ...serverWarnings(config), ...networkWarnings(config)];
}

function ruleWarnings({ sandbox: { mcp } }: Config): ConfigWarning[] {
  const ids = new Set(mcp.servers.map((s) => s.id));
  const unknown = (id: string): boolean => !/[*?]/.test(id) && !ids.has(id);
  const warnings: ConfigWarning[] = [];
  const check = (id: string, path: string): void => {
    if (unknown(id)) warnings.push({ path, message: `no server has the id ${JSON.stringify(id)}` });
  };
  for (const list of ["allowed_servers", "denied_servers"] as const) {
    for (const [i, rule] of mcp[list].entries()) check(rule.id, `sandbox.mcp.${list}[${i}].id`);
  }
  for (const list of ["allowed_tools", "denied_tools"] as const) {
    for (const [i, rule] of mcp[list].entries()) check(rule.server, `sandbox.mcp.${list}[${i}].server`);
  }
  for (const id of Object.keys(mcp.rate_limits.per_server))
    check(id, `sandbox.mcp.rate_limits.per_server.${id}`);
  if (mcp.server_policy === "none" && mcp.allowed_servers.length > 0) {
    warnings.push({
      path: "sandbox.mcp.server_policy",
      message: "is none: servers that are not in allowed_servers are allowed too",
    });
  }
  return warnings;
}

function serverWarnings({ sandbox: { mcp } }: Config): ConfigWarning[] {
  const warnings: ConfigWarning[] = [];
  const places = new Map<string, string>();
  for (const server of mcp.servers) {
    if (server.tls_fingerprint !== null && !/^sha256:(?:[0-9a-f]{2}:?){32}$/i.test(server.tls_fingerprint)) {
      warnings.push({
        path: `${server.source}.tls_fingerprint`,
        message: "is not 64 hexadecimal digits: no certificate will ever match",
      });
    }
    if (!server.endpoint) continue;
    const place = hostPort(hostText(server.endpoint.host), server.endpoint.port);
    const other = places.get(place);
    if (other !== undefined && other !== server.id) {
      const names = `${JSON.stringify(server.id)} and ${JSON.stringify(other)}`;
      warnings.push({
        path: server.source,
        message: `${names} are both at ${place}: the kernel cannot tell them apart, the stricter verdict holds for both`,
      });
    }
    places.set(place, server.id);
  }
  return warnings;
}

function networkWarnings({ sandbox: { mcp, network } }: Config): ConfigWarning[] {
  const warnings: ConfigWarning[] = [];
  if (network.mode === "enforce" && !mcp.enforce_policy) {
    warnings.push({
      path: "sandbox.mcp.enforce_policy",
      message: "is false: every declared server is allowed although mode is enforce",
    });
  }
  for (const type of network.socket_types) {
    if (type === "ping") continue;
    warnings.push({
      path: "sandbox.network.socket_types",
      message: `${type} sockets are refused at the packet, not at the call: docs/limits.md`,
    });
  }
  const empty = network.resolvers !== "auto" && network.resolvers.length === 0;
  if (empty && network.fail_closed) {
    warnings.push({
      path: "sandbox.network.resolvers",
      message: "is empty: with fail_closed the agent cannot resolve names",
    });
  }
  return warnings;
}
