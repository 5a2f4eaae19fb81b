/** A learned policy as a configuration file, with how often and by what each entry was used. */
import { type CurrentConfig, kept } from "../../analysis/learn/current-config.ts";
import type { LearnedPolicy } from "../../analysis/learn/learned-policy.ts";
import type { Observation } from "../../analysis/learn/observation.ts";
import { defaults } from "../../config/defaults.ts";
import { plural } from "./layout.ts";
import { policyYaml } from "./policy-yaml.ts";

export function learnedYaml(policy: LearnedPolicy, present: CurrentConfig): string {
  return policyYaml(contents(policy, present), {
    heading: heading(policy),
    ending: ending(policy),
    entries: [
      [
        ["sandbox", "mcp", "servers"],
        policy.servers.map((s) => [
          s.calls + s.connections === 0
            ? "its tools were listed but none was called"
            : counted([s.calls, "call"], [s.connections, "connection"]),
          ...s.notes.map((note) => `NOTE: ${note}`),
        ]),
      ],
      [
        ["sandbox", "mcp", "allowed_tools"],
        policy.tools.map((tool) => [
          `${usedText(tool.use)}${tool.asked > 0 ? `; the model asked for it ${times(tool.asked)}` : ""}`,
          ...(tool.hash === "" ? [] : [`definition ${tool.hash}`]),
        ]),
      ],
      [
        ["sandbox", "network", "allow"],
        policy.allow.map(({ kind, use }) => [
          usedText(use),
          ...(kind === "address" ? ["by address: the agent resolved no name for it"] : []),
          ...(kind === "shared" ? ["shares its address with another resolved name"] : []),
        ]),
      ],
      [["sandbox", "network", "resolvers"], policy.resolvers.map(({ use }) => [usedText(use)])],
    ],
    above:
      policy.nativeTools.length === 0
        ? []
        : [
            [
              ["sandbox", "mcp", "native_tools"],
              [
                "No known server has these tools, so they count as the agent's own:",
                ...policy.nativeTools.map(({ tool, use }) => `${tool}: ${usedText(use)}`),
              ],
            ],
          ],
  });
}

function contents(policy: LearnedPolicy, present: CurrentConfig): Record<string, unknown> {
  const { servers, tools, allow, resolvers, requests, nativeTools, providers } = policy;
  const native = present.config.sandbox.mcp.native_tools;
  const requestRules = (method: string): object => ({
    policy: "block",
    ...ifAny(
      "per_server",
      Object.fromEntries(requests.filter((r) => r.method === method).map(({ server }) => [server, "alert"])),
    ),
  });
  const names = nativeTools.map(({ tool }) => tool);
  const mcp = {
    fail_closed: true,
    servers: servers.map(({ entry }) => entry),
    server_policy: "allowlist",
    allowed_servers: servers.map(({ entry: { id } }) => ({ id })),
    tool_policy: "allowlist",
    allowed_tools: tools.map(({ server, tool }) => ({ server, tool })),
    ...(names.length > 0 || isOwnList(native) ? { native_tools: [...native, ...names] } : {}),
    version_pinning: { enabled: true, on_change: "block" },
    sampling: requestRules("sampling/createMessage"),
    elicitation: requestRules("elicitation/create"),
    ...kept(present, "sandbox.mcp"),
  };
  const network = {
    mode: "enforce",
    fail_closed: true,
    allow: allow.map(({ entry }) => entry),
    resolvers: resolvers.map(({ entry }) => entry),
    ...kept(present, "sandbox.network"),
  };
  const proxy = {
    ...(policy.ran.proxy ? { mode: "embedded" } : {}),
    ...kept(present, "proxy"),
    ...ifAny("providers", providers),
  };
  const onDetection = kept(present, "mcp.inspection.on_detection");
  const inspection = { ...kept(present, "mcp.inspection"), ...ifAny("on_detection", onDetection) };
  const rest = ["gateway", "llm_storage", "store", "dlp"].map((name) => [name, kept(present, name)] as const);
  return {
    sandbox: { mcp, network },
    ...ifAny("proxy", proxy),
    ...ifAny("mcp", ifAny("inspection", inspection)),
    ...Object.fromEntries(rest.filter(([, section]) => Object.keys(section).length > 0)),
  };
}

/** Reports whether the list differs from the default; the default is not written. */
function isOwnList(native: readonly string[]): boolean {
  return native.join() !== defaults().sandbox.mcp.native_tools.join();
}

function ifAny(key: string, value: object): Record<string, unknown> {
  return Object.keys(value).length > 0 ? { [key]: value } : {};
}

function heading({ sessions, ran, lost, servers, tools, allow }: LearnedPolicy): string[] {
  const lines = [
    `Learned by netmon learn from ${sessions.length === 1 ? "session" : "sessions"} ${sessions.join(", ")}:`,
    `${counted([servers.length, "server"], [tools.length, "tool"], [allow.length, "destination"])}. ` +
      "What is not listed here is refused.",
  ];
  if (!ran.kernel)
    lines.push("NOTE: the kernel layer did not run: connections are unknown, and none is allowed.");
  if (!ran.proxy && !ran.inspection)
    lines.push("NOTE: no layer saw tool calls: they are unknown, and none is allowed.");
  if (lost > 0) lines.push(`NOTE: ${lost} events were lost: something may be missing here.`);
  return lines;
}

function ending({ leftOut, unused }: LearnedPolicy): string[] {
  const lines: string[] = [];
  if (leftOut.length > 0) lines.push("Left out:");
  for (const { what, why, use } of leftOut)
    lines.push(`- ${what}: ${why}${use === null ? "" : ` (${usedText(use)})`}`);
  if (unused.length > 0) lines.push("Not used, and therefore not here:");
  for (const grant of unused) lines.push(`- ${grant}`);
  return lines;
}

/** Formats as `3 times by curl, 2026-… to 2026-…`. */
export function usedText({ count, first, last, by }: Observation): string {
  const who = by.length === 0 ? "" : ` by ${by.slice(0, 4).join(", ")}${by.length > 4 ? ", ..." : ""}`;
  const seconds = (at: string): string => `${at.slice(0, 19)}Z`;
  return count === 1
    ? `only once${who}, ${seconds(first)}`
    : `${times(count)}${who}, ${seconds(first)} to ${seconds(last)}`;
}

function times(count: number): string {
  return count === 1 ? "once" : `${count} times`;
}

function counted(...parts: readonly (readonly [number, string])[]): string {
  const phrases = parts.filter(([count]) => count > 0).map(([count, word]) => plural(count, word));
  return phrases.length === 0 ? "nothing" : phrases.join(", ");
}
