/**
 * Claude Code's settings, whose `env` variables override the process's environment: the managed ones, those of
 * --settings, then the project's and the user's (Claude Code 2.1).
 *
 * Direction of failure: open; settings that cannot be read are ignored, as in Claude Code.
 */
import { dirname, join, resolve } from "node:path";
import { parse as parseJsonc } from "jsonc-parser";
import type { AgentEnvironment } from "./config-file.ts";
import { isObject, type JsonObject, objectAt } from "./importer.ts";
import { takeOption } from "./options.ts";

export interface ClaudeSettings {
  /** For people. */
  label: string;
  env: JsonObject;
  inFile: boolean;
  /** Whether these are the system's settings, which nothing overrides. */
  managed: boolean;
}

const MANAGED = "/etc/claude-code/managed-settings.json";

/** Returns the settings by precedence, the winning ones first. */
export function claudeSettings(args: readonly string[], around: AgentEnvironment): ClaudeSettings[] {
  const { cwd, home, env, files } = around;
  const directory = env.CLAUDE_CONFIG_DIR || null;
  const user = directory ?? join(home, ".claude");
  const ofFile = (file: string, within: string, label: string): ClaudeSettings => ({
    label,
    env: objectAt(files.json(file, within), "env"),
    inFile: true,
    managed: false,
  });
  const given = readGiven(takeOption(args, "--settings").values, around);
  return [
    { ...ofFile(MANAGED, dirname(MANAGED), MANAGED), inFile: false, managed: true },
    { label: "--settings", env: objectAt(given ?? {}, "env"), inFile: false, managed: false },
    ofFile(join(cwd, ".claude/settings.local.json"), cwd, ".claude/settings.local.json"),
    ofFile(join(cwd, ".claude/settings.json"), cwd, ".claude/settings.json"),
    ofFile(join(user, "settings.json"), directory ?? home, "~/.claude/settings.json"),
  ];
}

/** Reads the last value of --settings, a file name or JSON; null: it cannot be read. */
export function readGiven(values: readonly string[], { cwd, files }: AgentEnvironment): JsonObject | null {
  const value = values.at(-1);
  if (value === undefined) return {};
  try {
    const text = value.trimStart().startsWith("{") ? value : files.named(resolve(cwd, value));
    const read = parseJsonc(text) as unknown;
    return isObject(read) ? read : null;
  } catch {
    return null;
  }
}
