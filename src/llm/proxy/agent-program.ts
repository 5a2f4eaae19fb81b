/**
 * Which agent program sends a request, by its User-Agent. It only helps to read tool names; a program that
 * lies about itself is read as any other.
 *
 * As sent by Claude Code 2.1, Codex 0.169 (its `originator`: codex_cli_rs, codex_exec, codex_vscode, …),
 * Gemini CLI 0.61 and opencode 1.18.
 */
import type { AgentProgram } from "./ports.ts";

const PROGRAMS: readonly [RegExp, AgentProgram][] = [
  [/^claude-(?:cli|code)\//i, "claude"],
  [/^codex[a-z_-]*\//i, "codex"],
  [/^(?:GeminiCLI|gemini-cli)[/-]/i, "gemini"],
  [/(?:^|\s)opencode\//i, "opencode"],
];

export function agentProgram(userAgent: string | undefined): AgentProgram | null {
  if (userAgent === undefined) return null;
  return PROGRAMS.find(([pattern]) => pattern.test(userAgent))?.[1] ?? null;
}
