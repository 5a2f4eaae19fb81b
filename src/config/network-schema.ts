/** The section `sandbox.network` of the configuration. On failure: see schema.ts. */
import * as z from "zod";
import { canonicalAddress } from "../registry/address.ts";
import { parseHost, parsePort } from "../registry/host.ts";
import { ValueError } from "../registry/value-error.ts";
import {
  destination,
  parseBelow,
  parseCidr,
  parseDestination,
  parsePorts,
  parseProtocol,
  type Target,
  targetOfHost,
} from "./destination.ts";
import { dns } from "./dns-schema.ts";
import { PRESET_NAMES } from "./presets.ts";
import { optionalFlag, optionalMode, parsedBy, seconds, section } from "./schema-parts.ts";
import { DEFAULT_MAX_RULES, parseRingBytes, parseUnixPath } from "./values.ts";

const port = parsedBy(z.union([z.int(), z.string()]), parsePorts);
const protocol = parsedBy(z.union([z.string(), z.int()]), parseProtocol);

const destinationObject = parsedBy(
  z.strictObject({
    host: z
      .string()
      .optional()
      .describe("Host name or address; `*.NAME` is every name below, `*` every destination."),
    address: z.string().optional().describe("IP address."),
    cidr: z.string().optional().describe("Address range, e.g. 10.0.0.0/8."),
    port: port.optional().describe("Port or range of ports; default: any."),
    ports: z.array(port).optional().describe("Several ports or ranges."),
    protocol: protocol.optional().describe("tcp, udp, sctp, dccp, icmp, icmpv6 or a number; default: any."),
    protocols: z.array(protocol).optional().describe("Several protocols."),
    require_sni: optionalFlag(
      "Of what is allowed, with a host name: TLS on the port (default 443) must name an allowed host; QUIC is refused.",
    ),
  }),
  (value) => {
    const targets = [value.host, value.address, value.cidr].filter((v) => v !== undefined);
    if (targets.length !== 1)
      throw new ValueError(
        "exactly one of host, address and cidr says where",
        targets.length === 0 ? 'host: "*" is every destination' : null,
      );
    if (value.port && value.ports)
      throw new ValueError("port and ports exclude each other", "put all of them into ports");
    if (value.protocol !== undefined && value.protocols)
      throw new ValueError("protocol and protocols exclude each other", "put all of them into protocols");
    if (value.ports?.length === 0 || value.protocols?.length === 0)
      throw new ValueError("an empty list would match nothing", "remove the key for any");
    return destination({
      target: objectTarget(value),
      ports: value.port ?? value.ports?.flat() ?? [],
      protocols: value.protocol !== undefined ? [value.protocol] : (value.protocols ?? []),
      ...(value.require_sni ? { require_sni: true as const } : {}),
    });
  },
);

function objectTarget(value: {
  host?: string | undefined;
  address?: string | undefined;
  cidr?: string | undefined;
}): Target {
  if (value.cidr !== undefined) return parseCidr(value.cidr);
  if (value.host === "*") return { kind: "any" };
  if (value.host?.startsWith("*.")) return parseBelow(value.host);
  const host = parseHost(value.host ?? value.address ?? "");
  if (value.host === undefined && host.kind === "name")
    throw new ValueError(`${JSON.stringify(value.address)} is not an IP address`, "host takes names");
  return targetOfHost(host);
}

const destinations = z
  .array(z.union([parsedBy(z.string(), parseDestination), destinationObject]))
  .prefault([]);

const resolver = parsedBy(z.string(), (text) => {
  const bracketed =
    /^\[([^\]]*)\](?::(.*))?$/s.exec(text) ??
    (text.split(":").length === 2 ? /^([^:]*):(.*)$/s.exec(text) : null);
  const address = canonicalAddress(bracketed?.[1] ?? text);
  if (address === null)
    throw new ValueError(
      `${JSON.stringify(text)} is not an address`,
      "write 1.1.1.1, 1.1.1.1:53 or [2606:4700::1111]:53",
    );
  return { address, port: bracketed?.[2] === undefined ? 53 : parsePort(bracketed[2]) };
});

/** The kernel limits map entries only by memory; this limit keeps a typo from using all of it. */
const capacity = z.int().min(16).max(16_777_216);

export const network = z.strictObject({
  mode: optionalMode(
    "`observe` refuses nothing and reports what `enforce` would refuse. Default: `sandbox.mode`, then `observe`.",
  ),
  fail_closed: optionalFlag(
    "In `enforce`: refuse everything that no rule allows. Default: `sandbox.fail_closed`, then `sandbox.mcp.fail_closed`.",
  ),
  presets: z
    .array(z.enum(PRESET_NAMES))
    .prefault([])
    .describe("Hosts of agents and package managers, by name, allowed as by `allow` (docs/presets.md)."),
  allow: destinations.describe("Destinations allowed in addition to the declared servers."),
  deny: destinations.describe("Destinations that are refused."),
  ask: destinations.describe(
    "Destinations that a person may allow: names when they are looked up, addresses once a connection was refused (docs/approvals.md#connections). Needs `enforce` and `fail_closed`.",
  ),
  resolvers: z
    .union([z.literal("auto"), z.array(resolver)])
    .prefault("auto")
    .describe(
      "DNS servers the agent may ask on UDP and TCP, `address` or `address:port`. `auto`: the name servers of the agent's `resolv.conf`. `[]`: none.",
    ),
  deny_errno: z
    .enum(["EPERM", "ECONNREFUSED", "EACCES", "EHOSTUNREACH", "ENETUNREACH"])
    .default("EPERM")
    .describe(
      "The error a refused call sees. Sending on a connected UDP socket always gives `EPERM`. Kernels without `bpf_set_retval` (before 5.18) always give `EPERM`.",
    ),
  unix: section("AF_UNIX sockets.", {
    deny: z
      .array(parsedBy(z.string(), parseUnixPath))
      .prefault([])
      .describe(
        "Paths to refuse (Linux 6.7): absolute, or abstract with a leading `@`; a trailing `*` matches any ending. The path is compared byte for byte as the process passed it.",
      ),
  }),
  ring_bytes: parsedBy(z.union([z.int(), z.string()]), parseRingBytes)
    .prefault("8MiB")
    .describe(
      "Size of the event ring: a power of two, in bytes or with `KiB`, `MiB`, `GiB`. 1 MiB where sessions share a netmon (docs/many-sessions.md).",
    ),
  max_rules: capacity
    .default(DEFAULT_MAX_RULES)
    .describe(
      "Capacity for addresses with a port. One server address takes up to two. Less where sessions share a netmon (docs/many-sessions.md#what-it-costs).",
    ),
  max_ranges: capacity
    .default(65_536)
    .describe("Capacity for address ranges and for addresses without a port."),
  max_servers: capacity
    .default(4096)
    .describe("Capacity for servers and groups of servers that share an address."),
  selftest_seconds: seconds
    .default(30)
    .describe(
      "Seconds between checks by a connection that must be refused; longer with more than 20 sessions (docs/many-sessions.md#what-it-costs).",
    ),
  strict_coverage: z
    .boolean()
    .default(false)
    .describe(
      "Do not start while something bypasses every hook (docs/limits.md#what-bypasses-every-hook), and end the session, with everything in its cgroup, when that happens.",
    ),
  local_daemons: z
    .enum(["agents", "report", "refuse"])
    .default("agents")
    .describe(
      'Programs outside the session (docs/limits.md#daemons-on-this-host) that listen on this host. `report`: those that the session reaches are named. `refuse`: their ports are closed to it. `agents`: those of known agents are closed, others named. A rule that names the port (a declared server, `allow: ["127.0.0.1:8080"]`) comes first.',
    ),
  fold_ms: z
    .int()
    .min(0)
    .max(60_000)
    .default(1000)
    .describe("Repeats of one call within this time become one event with a `count`; 0: never."),
  inbound: z
    .enum(["allow", "by_rule"])
    .default("allow")
    .describe("`by_rule`: replies on TCP connections the agent accepted need a rule too."),
  socket_types: z
    .array(z.enum(["ping", "udplite", "sctp", "raw"]))
    .prefault([])
    .describe("Socket types allowed in `enforce`, in addition to TCP, UDP and MPTCP."),
  resolve: section("How netmon itself resolves host names.", {
    min_ttl: seconds.default(5).describe("Seconds; a shorter TTL counts as this."),
    max_ttl: seconds.default(300).describe("Seconds; a longer TTL counts as this."),
    grace: z
      .number()
      .min(0)
      .max(86_400 * 30)
      .default(600)
      .describe("Seconds an address stays in force after it leaves the answer."),
    timeout: seconds.default(5).describe("Seconds for one query, retries included."),
    max_addresses: z.int().min(1).max(65_536).default(1024).describe("Addresses kept for one host name."),
  }),
  dns: dns.prefault({}).describe("Addresses learned from the answers the agent gets: docs/dns.md."),
});
