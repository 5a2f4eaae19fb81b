/** How hosts form names from (server, tool), for tests: taken from their programs. */
import { createHash } from "node:crypto";
import { agentsName, NAMINGS } from "../../../src/registry/agent-namings.ts";
import type { WireName } from "../../../src/registry/wire-name.ts";

export interface HostForm {
  form: string;
  host: string | null;
  make(server: string, tool: string): WireName;
}

const flat = (name: string): WireName => ({ name, namespace: null, server: null });

/** Claude Code 2.1, opencode 1.18: one `_` for each UTF-16 unit. */
const folded = (text: string): string => text.replace(/[^a-zA-Z0-9_-]/g, "_");

/** Codex 0.169, sanitize_responses_api_tool_name: one `_` for each code point. */
const codexFolded = (text: string): string => text.replace(/[^a-zA-Z0-9_]/gu, "_") || "_";

const sha1 = (text: string): string => createHash("sha1").update(text).digest("hex");

/** Codex 0.169, fit_callable_parts_with_hash. What is hashed is Codex's own affair. */
function codex(server: string, tool: string): WireName {
  const namespace = `mcp__${codexFolded(server)}`;
  const name = codexFolded(tool);
  if (namespace.length + name.length + 2 <= 64) return { name, namespace, server: null };
  const suffix = `_${sha1(`${server}\0${tool}`).slice(0, 12)}`;
  const room = 64 - namespace.length - 2;
  if (room >= suffix.length)
    return { name: name.slice(0, room - suffix.length) + suffix, namespace, server: null };
  return { name: suffix, namespace: namespace.slice(0, 64 - suffix.length - 2), server: null };
}

/** Codex before 2026, qualify_tools: flat, all of the SHA-1. */
function codexFlat(server: string, tool: string): WireName {
  const raw = `mcp__${server}__${tool}`;
  const name = codexFolded(raw);
  return flat(name.length <= 64 ? name : name.slice(0, 24) + sha1(raw));
}

/** Gemini CLI 0.61, generateValidName. */
function gemini(server: string, tool: string): WireName {
  const pair = `${server}_${tool}`;
  const name = (pair.startsWith("mcp_") ? pair : `mcp_${pair}`).replace(/[^a-zA-Z0-9_\-.:]/g, "_");
  return flat(name.length > 63 ? `${name.slice(0, 30)}...${name.slice(-30)}` : name);
}

/** VS Code, McpPrefixGenerator and McpTool: at most 13 characters of the label, then cut to 64. */
function vscode(server: string, tool: string, number = ""): WireName {
  const label = server
    .toLowerCase()
    .replace(/[^a-z0-9_.-]+/g, "_")
    .slice(0, 13);
  return flat(`mcp_${label}${number}_${tool}`.replaceAll(".", "_").slice(0, 64));
}

export const HOST_FORMS: readonly HostForm[] = [
  {
    form: "Claude Code",
    host: "claude",
    make: (s, t) => flat(`mcp__${folded(s)}__${folded(t)}`),
  },
  {
    form: "Claude Code, server of a plugin",
    host: "claude",
    make: (s, t) => flat(`mcp__plugin_my-plugin_${folded(s)}__${folded(t)}`),
  },
  { form: "Codex", host: "codex", make: codex },
  { form: "Codex, flat", host: "codex", make: codexFlat },
  { form: "Gemini CLI", host: "gemini", make: gemini },
  { form: "opencode", host: "opencode", make: (s, t) => flat(`${folded(s)}_${folded(t)}`) },
  { form: "VS Code", host: null, make: (s, t) => vscode(s, t) },
  { form: "VS Code, numbered", host: null, make: (s, t) => vscode(s, t, "2") },
  { form: "Goose", host: null, make: (s, t) => flat(`${folded(s)}__${folded(t)}`) },
  { form: "Anthropic's connector", host: null, make: (s, t) => flat(`${s}_${t}`) },
  ...(Object.keys(NAMINGS) as (keyof typeof NAMINGS)[])
    .filter((agent) => !["claude", "gemini", "opencode", "continue"].includes(agent))
    .map((agent) => ({
      form: agent,
      host: null,
      make: (s: string, t: string) => flat(agentsName(agent, s, t)),
    })),
  { form: "a field of the wire", host: null, make: (s, t) => ({ name: t, namespace: null, server: s }) },
  { form: "the bare name", host: null, make: (_s, t) => flat(t) },
  { form: "the bare name, folded", host: null, make: (_s, t) => flat(folded(t)) },
];
