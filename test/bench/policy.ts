/**
 * Configurations of a given size: one declared server, and a deny list like that of a threat feed.
 */
import { writeFileSync } from "node:fs";
import { ConfigFiles } from "../../src/clients/session-config.ts";
import { PolicySource } from "../../src/watch/policy/policy-source.ts";
import { TARGET } from "../kernel/topology.ts";

export interface ConfigOptions {
  mode: "observe" | "enforce";
  /** Number of rules besides the server's: addresses with a port. */
  addresses: number;
  /** Number of address ranges among them. */
  ranges: number;
  /** Whether the server is denied. */
  denied?: boolean;
  /** The server's host; default: the target's address. */
  host?: string;
  /** Default: the target's port. */
  port?: number;
  foldMs?: number;
  /** Whether all else is refused. */
  failClosed?: boolean;
}

/** The n-th address of the deny list; all differ, and none is used in the namespaces. */
const listed = (n: number): string => `20.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;

/** Returns YAML text. */
export function configText(options: ConfigOptions): string {
  const { mode, addresses, ranges, denied = false, host = TARGET.v4, port = TARGET.port } = options;
  const deny = [
    ...Array.from({ length: addresses }, (_, n) => `tcp://${listed(n)}:443`),
    ...Array.from({ length: ranges }, (_, n) => `30.${(n >> 8) & 255}.${n & 255}.0/24`),
  ];
  return [
    "sandbox:",
    "  mcp:",
    ...(denied ? ["    server_policy: denylist", "    denied_servers: [{ id: target }]"] : []),
    "    servers:",
    `      - { id: target, type: http, url: "http://${host}:${port}/mcp" }`,
    "  network:",
    `    mode: ${mode}`,
    `    fail_closed: ${options.failClosed ?? false}`,
    "    resolvers: []",
    `    fold_ms: ${options.foldMs ?? 1000}`,
    "    selftest_seconds: 3600",
    ...(deny.length > 0 ? ["    deny:", ...deny.map((d) => `      - "${d}"`)] : []),
    "",
  ].join("\n");
}

const log = {
  debug: () => {},
  info: () => {},
  warn: () => {},
  error: (message: string) => process.stderr.write(`${message}\n`),
};

/** The policy that a watch would have with this file. The caller closes it. */
export async function policySource(
  file: string,
  options: ConfigOptions,
  cgroup: string,
): Promise<PolicySource> {
  writeFileSync(file, configText(options));
  const source = new PolicySource(new ConfigFiles({ config: file, mcpConfigs: [], env: {} }), {}, log);
  await source.start(cgroup);
  return source;
}
