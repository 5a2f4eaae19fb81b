/**
 * Least-privilege policy for sessions: what they used and nothing else, with the reason for each entry. The same events
 * give the same policy. Fails closed: anything not in it is refused.
 */
import { globMatches } from "../../collections/glob.ts";
import { defaults } from "../../config/defaults.ts";
import { destinationText } from "../../config/destination.ts";
import { entrySource } from "../../policy/name-rules.ts";
import type { CurrentConfig } from "./current-config.ts";
import type { Evidence } from "./evidence.ts";
import { type LearnedServer, learnedServers } from "./learned-servers.ts";
import type { Observation } from "./observation.ts";
import { keyOf } from "./tool-evidence.ts";

export interface LearnedTool {
  server: string;
  tool: string;
  /** Hash of its last definition; '' if none was seen. */
  hash: string;
  /** Number of calls in the model's responses, or of calls that reached the server. */
  asked: number;
  use: Observation;
}

export interface LearnedPolicy {
  sessions: readonly string[];
  ran: Evidence["ran"];
  lost: number;
  servers: LearnedServer[];
  tools: LearnedTool[];
  /** The agent's own tools that are missing from the lists of known agents. */
  nativeTools: { tool: string; use: Observation }[];
  requests: { method: string; server: string; use: Observation }[];
  allow: { entry: string; kind: "name" | "address" | "shared"; use: Observation }[];
  resolvers: { entry: string; use: Observation }[];
  /** Provider → origin, if it is not netmon's default. */
  providers: Record<string, string>;
  /** `use` null: the time is unknown. */
  leftOut: { what: string; why: string; use: Observation | null }[];
  /** Grants of the current configuration that nothing used. */
  unused: string[];
}

/** What showed a server that nothing inspects. */
const FOUND_BY = {
  message: "what its client sends",
  command: "its command line",
  offered: "the tools that a model is offered",
  host: "its host's name",
} as const;

/** Reports whether it allows no tool and no destination. */
export function isEmpty({ tools, nativeTools, requests, allow }: LearnedPolicy): boolean {
  return tools.length + nativeTools.length + requests.length + allow.length === 0;
}

export function learnedPolicy(evidence: Evidence, present: CurrentConfig): LearnedPolicy {
  const { tools, network, ran, lost, sessions } = evidence;
  const { servers, unknown, unused } = learnedServers(evidence, present);
  const declared = new Set(servers.map(({ entry }) => entry.id));
  const learned = learnedTools(evidence).filter(
    ({ server, tool }) => declared.has(server) && !tools.isPoisoned(server, tool),
  );
  const { mcp } = present.config.sandbox;
  const nativeTools = tools.unknown
    .all()
    .filter(({ tool }) => !mcp.native_tools.some((pattern) => globMatches(pattern, tool)));
  const known = defaults().proxy.providers;
  return {
    sessions,
    ran,
    lost,
    servers,
    tools: learned,
    nativeTools,
    requests: tools.requests.all().filter(({ server }) => declared.has(server)),
    allow: network.allow.all().map(({ entry, use }) => ({
      entry,
      kind: network.unnamed.has(entry) ? "address" : network.shared.has(entry) ? "shared" : "name",
      use,
    })),
    resolvers: network.resolvers.all(),
    providers: Object.fromEntries(
      [...evidence.providers]
        .filter(([name, url]) => known[name] !== url && !isShortened(url))
        .sort(([a], [b]) => (a < b ? -1 : 1)),
    ),
    leftOut: [
      ...[...evidence.providers]
        .filter(([, url]) => isShortened(url))
        .map(([name]) => ({
          what: `provider ${name}`,
          why: "its address may hold a key and is not stored: add it to proxy.providers",
          use: null,
        })),
      ...unknown.map((id) => ({
        what: `server ${id}`,
        why: "its address or command is not recorded: declare it (docs/learn.md), or give --config or --mcp-config",
        use: null,
      })),
      ...[...evidence.discovered.values()].map(
        ({ server_id, command, address, client, evidence, confidence, declare }) => ({
          what:
            command === ""
              ? `server ${server_id}, found by ${FOUND_BY[evidence]} (${[address ?? "", `${confidence} confidence`].filter(Boolean).join(", ")})`
              : `server ${server_id} without a shim (${command}, started by ${client})`,
          why:
            `what it lists and does is not recorded: put ${address === undefined ? "netmon shim before its command" : "netmon gateway before its address"} (netmon wrap-config)` +
            (declare === null ? "" : `, and declare it in sandbox.mcp.servers: ${declare}`),
          use: null,
        }),
      ),
      ...evidence.omitted.all(),
    ],
    unused: [
      ...unused.map((id) => `server ${id}: nothing used it`),
      ...unusedGrants(evidence, present, learned),
    ],
  };
}

/** Reports whether the URL is shortened as in events. */
function isShortened(url: string): boolean {
  return url.includes("(hidden)");
}

function learnedTools({ tools }: Evidence): LearnedTool[] {
  const requested = new Map(tools.requested.all().map((one) => [keyOf(one.server, one.tool), one]));
  const called = new Map(tools.called.all().map((one) => [keyOf(one.server, one.tool), one]));
  return [...new Set([...requested.keys(), ...called.keys()])].sort().map((key) => {
    const one = called.get(key) ?? requested.get(key)!;
    const { server, tool, use } = one;
    return {
      server,
      tool,
      use,
      asked: requested.get(key)?.use.count ?? 0,
      hash: tools.hashes.get(key) ?? "",
    };
  });
}

/** Returns grants that nothing used. A connection that passed for another reason does not count as use. */
function unusedGrants(
  evidence: Evidence,
  { config }: CurrentConfig,
  learned: readonly LearnedTool[],
): string[] {
  const { mcp, network } = config.sandbox;
  const { rules } = evidence.network;
  const ofTools = evidence.ran.proxy || evidence.ran.inspection;
  const all = [...network.allow.entries()].filter(() => evidence.ran.kernel);
  // without --all, a watch emits no events for allowed destinations
  const judged = rules.size > 0 && [...rules].some((rule) => rule.startsWith("sandbox.network."));
  return [
    ...all
      .map(([index, entry]) => [entrySource(entry, "allow", index), destinationText(entry)] as const)
      .filter(([source]) => !rules.has(source))
      .map(([source, text]) =>
        judged
          ? `${source} ${text}: nothing connected to it`
          : `${source} ${text}: not known to be used (netmon watch --all reports it)`,
      ),
    ...(ofTools ? mcp.allowed_tools : [])
      .filter(
        (rule) =>
          !learned.some((one) => globMatches(rule.server, one.server) && globMatches(rule.tool, one.tool)),
      )
      .map(({ server, tool }) => `sandbox.mcp.allowed_tools ${server}/${tool}: none of its tools was called`),
  ];
}
