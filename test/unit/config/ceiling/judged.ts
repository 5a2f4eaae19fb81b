/** What a configuration permits, by the functions that judge calls and connections. */
import type { Config } from "../../../../src/config/config.ts";
import { compileTable } from "../../../../src/kernel/table/compile.ts";
import { kernelModel } from "../../../../src/kernel/table/kernel-model.ts";
import { RuleNames } from "../../../../src/kernel/table/rule-names.ts";
import { guardedEndpoints } from "../../../../src/policy/bypass.ts";
import { merged } from "../../../../src/policy/merged.ts";
import { NameIndex, rulesAtAddress } from "../../../../src/policy/name-rules.ts";
import { NetworkRules, nameRules } from "../../../../src/policy/network.ts";
import { RateLimiter } from "../../../../src/policy/rate-limit.ts";
import { decideServer, serverPolicy } from "../../../../src/policy/server.ts";
import { resolveConflicts } from "../../../../src/policy/shared-address.ts";
import { decideTool } from "../../../../src/policy/tool.ts";
import { toolPolicy } from "../../../../src/policy/tool-policy.ts";
import { addressBytesOf } from "../../../../src/registry/address.ts";
import { Registry } from "../../../../src/registry/registry.ts";
import { NAMES, SERVERS, TOOLS } from "./pairs.ts";

const ADDRESSES = [
  "10.0.0.1",
  "10.0.0.2",
  "10.0.1.1",
  "192.0.2.7",
  "8.8.8.8",
  "2001:db8::1",
  "2001:db9::1",
  "127.0.0.1",
];

/** One text for each destination that the kernel's table permits, whatever the mode. */
export function openDestinations(config: Config): Set<string> {
  const { mcp, network } = config.sandbox;
  const registry = new Registry();
  registry.declareServers(mcp.servers);
  for (const [host, addresses] of Object.entries(NAMES)) registry.setAddresses(host, addresses);
  const policy = serverPolicy(mcp, registry.declaredIds(), network.fail_closed);
  const input = {
    config,
    endpoints: registry.endpoints(),
    decisions: new Map(registry.declaredIds().map((id) => [id, decideServer(policy, id)])),
    addressesOf: (host: string) => NAMES[host] ?? [],
    hostsAt: (address: string) => registry.hostsOfAddress(address),
    resolvers: [],
    guarded: guardedEndpoints(config, { proxy: config.proxy.mode !== "disabled", gateway: new Set() })
      .endpoints,
  };
  // as learned from the answers that the agent gets, those below a wildcard and those that TLS must name
  const index = new NameIndex(nameRules(input));
  const learned = Object.entries(NAMES).flatMap(([name, addresses]) =>
    index
      .of(name)
      .filter(({ wildcard, sni }) => wildcard || sni)
      .flatMap((rule) =>
        addresses.flatMap((address) =>
          rulesAtAddress(rule, address, { exact: true, names: new Set([name]) }),
        ),
      ),
  );
  const rules = merged(resolveConflicts([...new NetworkRules(input).all(), ...learned]));
  const table = compileTable(
    { rules, unixRules: [], servers: new Map(), localAddrs: [], canary: null },
    new RuleNames(),
  );
  const judge = kernelModel(table, network.fail_closed);
  return new Set(
    ADDRESSES.flatMap((address) =>
      [80, 85, 443, 22].flatMap((port) =>
        [6, 17, 1].flatMap((protocol) =>
          judge(addressBytesOf(address), protocol === 1 ? 0 : port, protocol).permitted
            ? [`${address} ${port}/${protocol}`]
            : [],
        ),
      ),
    ),
  );
}

const HASHES = ["", "sha256:ab", "sha256:cd"];

/** For each call: `allow`, `ask` or `block`, whatever the mode. */
export function callVerdicts(config: Config): Map<string, string> {
  const { mcp } = config.sandbox;
  const policy = toolPolicy(mcp);
  const declared = new Set(mcp.servers.map(({ id }) => id));
  const verdicts = new Map<string, string>();
  for (const serverId of [...SERVERS, "Team-DB", "weather~0123abcd"])
    for (const toolName of TOOLS)
      for (const toolHash of HASHES)
        for (const args of [{}, { q: "evil" }, { q: "bad" }])
          for (const taken of [0, 2]) {
            const limiter = new RateLimiter(mcp.rate_limits);
            for (let i = 0; i < taken; i++) limiter.take(serverId, 0);
            const { action } = decideTool(policy, {
              ...{ serverId, serverType: "http", serverAddr: "", toolName, toolHash, args },
              serverDeclared: declared.has(serverId),
              serverListed: false,
              pinnedHash: toolHash === "sha256:cd" ? "sha256:ab" : null,
              detected: null,
              tokens: limiter.peek(serverId, 0),
            });
            verdicts.set(JSON.stringify([serverId, toolName, toolHash, args, taken]), action);
          }
  return verdicts;
}
