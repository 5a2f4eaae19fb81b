/** The agents that a user has, and what they are likely to install: what `netmon init` proposes. Reads only. */
import { existsSync } from "node:fs";
import { basename, join } from "node:path";
import type { Agent } from "../../agents/agent.ts";
import { AGENTS } from "../../agents/agents.ts";
import { type AgentEnvironment, isThere } from "../../agents/config-file.ts";
import type { DeclaredServer } from "../../config/config.ts";
import { PRESETS, type PresetName } from "../../config/presets.ts";
import { orElse } from "../../errors/or-else.ts";
import { executableFile } from "../exec/executable-file.ts";

export interface FoundAgent {
  agent: Agent;
  /** Its program, or a file of its own in the home; for people. */
  at: string;
}

/** Those on PATH before those that only have files. */
export function foundAgents(around: AgentEnvironment): FoundAgent[] {
  const programs: FoundAgent[] = [];
  const files: FoundAgent[] = [];
  for (const agent of AGENTS) {
    const program = executableFile(agent.name, around.env.PATH ?? "");
    const file = program === null ? ownFile(agent, around) : null;
    if (program !== null) programs.push({ agent, at: program });
    else if (file !== null) files.push({ agent, at: file });
  }
  return [...programs, ...files];
}

/** A project's files say nothing about the agent: several read the same. */
function ownFile(agent: Agent, around: AgentEnvironment): string | null {
  const { cwd, home } = around;
  const files = orElse(() => agent.configFiles(around), []);
  const own = files.find(
    ({ file }) =>
      file.startsWith(`${home}/`) && (cwd === home || !file.startsWith(`${cwd}/`)) && isThere(file),
  );
  return own?.file ?? null;
}

const PROJECT_FILES: readonly (readonly [file: string, preset: PresetName])[] = [
  ["package.json", "npm"],
  ["pyproject.toml", "pypi"],
  ["requirements.txt", "pypi"],
  ["go.mod", "go"],
  ["Cargo.toml", "crates"],
];

/** Commands that install what they start. */
const LAUNCHERS: Readonly<Record<string, PresetName>> = {
  npx: "npm",
  pnpx: "npm",
  bunx: "npm",
  npm: "npm",
  pnpm: "npm",
  yarn: "npm",
  uvx: "pypi",
  uv: "pypi",
  pipx: "pypi",
  go: "go",
};

/** The agent's own hosts, and those that the project's files and its servers' commands need. */
export function likelyPresets(
  agent: Agent | null,
  servers: readonly Pick<DeclaredServer, "command">[],
  cwd: string,
): PresetName[] {
  const name = agent?.name ?? "";
  const own = Object.hasOwn(PRESETS, name) ? [name as PresetName] : [];
  const ofProject = PROJECT_FILES.filter(([file]) => existsSync(join(cwd, file))).map(([, preset]) => preset);
  const ofServers = servers.flatMap(({ command }) => LAUNCHERS[basename(command ?? "")] ?? []);
  return [...new Set([...own, ...ofProject, ...ofServers])];
}
