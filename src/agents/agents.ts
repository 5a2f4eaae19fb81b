/** The agents that netmon knows. The order is that of lists for people. */
import type { Form } from "../registry/wire-forms.ts";
import type { Agent } from "./agent.ts";
import { claudeCode } from "./claude-code.ts";
import { codex } from "./codex.ts";
import { copilotCli } from "./copilot-cli.ts";
import { geminiCli } from "./gemini-cli.ts";
import { opencode } from "./opencode.ts";

export const AGENTS: readonly Agent[] = [claudeCode, codex, geminiCli, opencode, copilotCli];

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

/** For sentences: `Claude Code, Codex and opencode`. */
export const AGENT_TITLES = AGENTS.map(({ title }) => title)
  .join(", ")
  .replace(/, ([^,]*)$/, " and $1");
