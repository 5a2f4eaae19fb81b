/**
 * Status shown before an agent starts: what is active, in which mode, and what is not possible and why. Names of
 * servers may come from a project's files and never break a line.
 */

import type { SetupServer } from "../../agents/setup.ts";
import { credentialWarnings } from "../../app/credential-warnings.ts";
import type { RunSession } from "../../app/run/run-session.ts";
import { greatest } from "../../collections/long-lists.ts";
import { configWarnings } from "../../config/warnings.ts";
import { credentialHostText } from "../../credentials/destination.ts";
import { codeCallsNote } from "../../decision/tool-calls/carried-call.ts";
import { unlistedDenialsNote } from "../../decision/tool-calls/unlisted-servers.ts";
import { shownUrl } from "../../event/shown-url.ts";
import { holesText } from "../../state/claim.ts";
import { plural } from "./layout.ts";
import { postureSummary } from "./posture-table.ts";
import { printable } from "./terminal.ts";

export function statusLines(sessionId: string, { layers, status }: RunSession): string[] {
  const { config, registry } = layers.policySource;
  const unlisted = layers.llm === null ? null : unlistedDenialsNote(config.sandbox.mcp, registry);
  const code = layers.llm === null ? null : codeCallsNote(config.sandbox.mcp, status.agent);
  const { proxy } = config;
  const running = {
    kernel: layers.attached !== null,
    llm: layers.llm !== null,
    mcp: config.mcp.inspection.enabled,
  };
  const { injected, omitted, direct } = status.servers;
  const list = (servers: readonly SetupServer[]): string =>
    servers.map(({ name }) => printable(name)).join(", ");
  const shimmed = injected.filter(({ interposer }) => interposer?.kind === "shim");
  const gatewayed = injected.filter(({ interposer }) => interposer?.kind === "gateway");
  const launched = names(status.launchers ?? []);
  const unread = status.agent === null && status.launchers !== null;
  return [
    `session ${sessionId}: ${unproven(layers) ? "NOT PROVEN, configured as " : ""}${postureSummary(config, running)}`,
    `  kernel   ${kernelText(layers)}`,
    ...(layers.llm === null
      ? ["  model    the LLM proxy is off (proxy.mode: disabled): tool calls in answers are not judged"]
      : [
          `  model    LLM proxy at ${layers.llm.url}, forwarding to`,
          ...upstreamLines(proxy.providers, status.upstreamsFrom),
        ]),
    ...(layers.gateway === null || gatewayed.length === 0
      ? []
      : [`  gateway  ${layers.gateway.url}: ${list(gatewayed)}`]),
    ...keyLines(layers),
    ...(unread
      ? [
          `  shims    not a known agent, and its own configuration is not read: an MCP server gets a shim if it is started by the name of ${launched}. For all others: netmon wrap-config FILE`,
        ]
      : shimmed.length > 0
        ? [`  shims    ${list(shimmed)}`]
        : []),
    ...(status.agent !== null && status.launchers !== null
      ? [`  plugins  their MCP servers get a shim if they are started by the name of ${launched}`]
      : []),
    ...(injected.length === 0 && !unread ? ["  servers  the agent has no MCP servers"] : []),
    ...omitted.map(({ name, why }) => printable(`  left out ${name}: ${why}`)),
    ...direct.map(({ name, why }) => printable(`  NOT WRAPPED ${name}: ${why}`)),
    ...[...status.notes, unlisted, code].flatMap((note) =>
      note === null ? [] : [printable(`  note     ${note.replace(/\s*\n\s*/g, "; ")}`)],
    ),
    ...[...configWarnings(config), ...credentialWarnings(config)].map(({ path, message }) =>
      printable(`  warning  ${path}: ${message}`),
    ),
    ...holeLines(layers),
  ];
}

/** Which keys the agent has placeholders for, and where those become keys. */
function keyLines({ policySource }: RunSession["layers"]): string[] {
  return Object.entries(policySource.config.credentials).map(([name, { to, variables }]) => {
    const hosts = to.map(({ host }) => credentialHostText(host)).join(", ");
    const what = variables.length === 0 ? "" : ` (${variables.join(", ")})`;
    return printable(
      `  keys     ${name}${what}: a placeholder, which becomes the key on the way to ${hosts}`,
    );
  });
}

function upstreamLines(
  providers: Readonly<Record<string, string>>,
  from: Readonly<Record<string, string>>,
): string[] {
  const width = greatest(Object.keys(providers).map((name) => name.length));
  return Object.entries(providers).map(([name, url]) => {
    const set = from[name] === undefined ? "" : ` (${from[name]})`;
    return printable(`           ${name.padEnd(width)} ${shownUrl(url)}${set}`);
  });
}

const SHOWN = 8;
/** What most servers are started by. */
const USUAL = ["npx", "uvx", "node", "python3", "docker"];

function names(launched: readonly string[]): string {
  if (launched.length === 0) return "nothing (no launcher is on its PATH)";
  const usual = USUAL.filter((name) => launched.includes(name));
  const all = [...usual, ...launched.filter((name) => !usual.includes(name))];
  return all.slice(0, SHOWN).join(", ") + (all.length > SHOWN ? ", ..." : "");
}

/** Whether the kernel layer would enforce, and does not claim it. */
function unproven({ attached }: RunSession["layers"]): boolean {
  if (attached === null || attached.mode === "observe") return false;
  return !attached.verified || (attached.holes ?? []).length > 0;
}

function kernelText({ attached, kernelOff }: RunSession["layers"]): string {
  if (attached === null) return `OFF, connections are neither seen nor refused: ${kernelOff ?? "unknown"}`;
  const { holes = [] } = attached;
  const proven =
    holes.length > 0
      ? printable(`, NOT COVERED: ${holesText(holes)}`)
      : attached.verified
        ? ", verified by canary"
        : attached.mode === "enforce"
          ? ", NOT VERIFIED"
          : "";
  const does = attached.mode === "enforce" ? "enforcing" : "observing";
  const addresses = plural(attached.addresses, "address");
  return `${does}${proven}; ${plural(attached.servers, "server")} at ${addresses}`;
}

function holeLines({ policySource }: RunSession["layers"]): string[] {
  const { holes } = policySource.guarded();
  return [
    ...holes.map(
      ({ endpoint, rule }) =>
        `  HOLE     ${rule} lets the agent reach ${endpoint.host}:${endpoint.port} around netmon`,
    ),
    ...policySource
      .sharedEndpoints()
      .map(
        ({ endpoint, host, rule }) =>
          `  note     ${host} (${rule}) shares an address with ${endpoint.host}, which is reached only through netmon: refused`,
      ),
  ];
}
