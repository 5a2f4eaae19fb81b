/** The agents that netmon knows. The order is that of lists for people. */
import { GlobIndex } from "../collections/glob.ts";
import type { Form } from "../registry/wire-forms.ts";
import type { Agent } from "./agent.ts";
import { claudeCode } from "./claude-code.ts";
import { cline } from "./cline.ts";
import { codex } from "./codex.ts";
import { continueCli } from "./continue-cli.ts";
import { copilotCli } from "./copilot-cli.ts";
import { droid } from "./droid.ts";
import { geminiCli } from "./gemini-cli.ts";
import { gptme } from "./gptme.ts";
import { grok } from "./grok.ts";
import { hermes } from "./hermes.ts";
import { kilo } from "./kilo.ts";
import { kimiCode } from "./kimi-code.ts";
import { opencode } from "./opencode.ts";
import { openhands } from "./openhands.ts";
import { pi } from "./pi.ts";
import { qwenCode } from "./qwen-code.ts";
import { vibe } from "./vibe.ts";

export const AGENTS: readonly Agent[] = [
  ...[claudeCode, codex, geminiCli, opencode, copilotCli],
  ...[qwenCode, kilo, cline, kimiCode, pi, droid],
  ...[continueCli, vibe, gptme, hermes, openhands, grok],
];

export const AGENT_NAMES: readonly string[] = AGENTS.map(({ name }) => name);

/** Entries of native_tools that stand for the tools of an agent. */
export const NATIVE_LISTS: readonly string[] = AGENT_NAMES.map((name) => `@${name}`);

/** null: netmon knows no such agent. */
export function agentNamed(name: string | null): Agent | null {
  return AGENTS.find((agent) => agent.name === name) ?? null;
}

/** The forms in which this agent sends MCP tools; null: any. */
export function wireForms(name: string | null): readonly Form[] | null {
  return agentNamed(name)?.wire?.forms ?? null;
}

/**
 * Returns the agent that sends a request, by its User-Agent; null: unknown. It only helps to read tool names: a program
 * that lies is read like any other.
 */
export function agentOfRequest(userAgent: string | undefined): Agent | null {
  if (userAgent === undefined) return null;
  return AGENTS.find(({ wire }) => wire?.userAgent.test(userAgent)) ?? null;
}

/** Tools that another agent has as well say little. */
const TELLING = 8;

const SILENT = AGENTS.filter(({ wire }) => wire === null);
const SILENT_TOOLS = new GlobIndex(
  SILENT.flatMap(({ name, nativeTools }) => [...nativeTools].map((tool) => [tool, { name, tool }] as const)),
);

/**
 * Returns the name of the agent whose requests say nothing of it, by the tools of its own that it offers; null: none. It
 * helps like agentOfRequest. A pattern counts once, however many names match it.
 */
export function agentByTools(names: readonly string[]): string | null {
  const found = new Set(names.flatMap((name) => SILENT_TOOLS.matching(name)));
  const counts = new Map<string, number>();
  for (const { name } of found) counts.set(name, (counts.get(name) ?? 0) + 1);
  return SILENT.find(({ name }) => (counts.get(name) ?? 0) >= TELLING)?.name ?? null;
}

/** Returns the name of the one such agent whose tools a policy calls native (`@NAME`); null: it names none, or several. */
export function silentAgentIn(nativeTools: readonly string[]): string | null {
  const [first, ...others] = SILENT.filter(({ name }) => nativeTools.includes(`@${name}`));
  return others.length === 0 ? (first?.name ?? null) : null;
}

/** For sentences: `Claude Code, Codex and opencode`. */
export const AGENT_TITLES = AGENTS.map(({ title }) => title)
  .join(", ")
  .replace(/, ([^,]*)$/, " and $1");
