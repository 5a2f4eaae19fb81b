/**
 * The files in which each agent looks for MCP servers, later ones winning, and the entries it uses, as in Claude Code
 * 2.1, Codex 0.169, Gemini CLI 0.61, opencode 1.18 and Copilot CLI 1.0. A project's own files count only if the user
 * approved them in the agent: netmon never gives an agent a server that it would not start itself.
 *
 * Direction of failure: closed; an entry without a recorded approval is omitted, and named.
 */
import { existsSync, lstatSync, realpathSync } from "node:fs";
import { dirname, join } from "node:path";
import { orElse } from "../../event/or-else.ts";
import type { Agent } from "../agents.ts";
import { objectAt, textList } from "../config-files/importer.ts";
import type { AgentFiles } from "./agent-files.ts";
import type { EntryFilter } from "./agent-server.ts";

export interface AgentConfigFile {
  file: string;
  /** The directory that symbolic links must not lead out of. */
  within: string;
  /** For people. */
  label: string;
  accepts: EntryFilter;
  /** The agent itself writes its state there all the time. */
  keepsState?: true;
}

export interface AgentEnvironment {
  cwd: string;
  home: string;
  env: NodeJS.ProcessEnv;
  files: AgentFiles;
}

/** The files that exist. */
export function agentConfigFiles(agent: Agent, environment: AgentEnvironment): AgentConfigFile[] {
  return CONFIG_FILES[agent](environment).filter(({ file }) => isThere(file));
}

const all: EntryFilter = () => true;

const CONFIG_FILES: Readonly<Record<Agent, (environment: AgentEnvironment) => AgentConfigFile[]>> = {
  claude: claudeConfigFiles,
  codex: codexConfigFiles,
  gemini: geminiConfigFiles,
  opencode: opencodeConfigFiles,
  copilot: copilotConfigFiles,
};

function claudeConfigFiles({ cwd, home, env, files }: AgentEnvironment): AgentConfigFile[] {
  const directory = env.CLAUDE_CONFIG_DIR || null;
  const within = directory ?? home;
  const own = join(within, ".claude.json");
  const projects = projectNames(cwd);
  const root = projectRoot(cwd);
  const settings = [
    files.json(join(directory ?? join(home, ".claude"), "settings.json"), within),
    files.json(join(cwd, ".claude/settings.local.json"), root),
  ];
  const known = objectAt(files.json(own, within), "projects");
  const entries = projects.map((project) => objectAt(known, project));
  const sources = [...settings, ...entries];
  const approved = ({ name }: { name: string }): true | string => {
    if (sources.some((one) => textList(one.disabledMcpjsonServers).includes(name)))
      return "is rejected in Claude Code";
    const yes = sources.some(
      (one) => one.enableAllProjectMcpServers === true || textList(one.enabledMcpjsonServers).includes(name),
    );
    return (
      yes ||
      "is not approved in Claude Code: start claude once here and approve it, or give --mcp-config .mcp.json"
    );
  };
  return [
    {
      file: own,
      within,
      label: "~/.claude.json",
      keepsState: true,
      accepts: ({ keys }) => keys[0] === "mcpServers",
    },
    { file: join(cwd, ".mcp.json"), within: root, label: ".mcp.json", accepts: approved },
    {
      file: own,
      within,
      label: "~/.claude.json",
      keepsState: true,
      accepts: ({ keys }) => keys[0] === "projects" && projects.includes(keys[1] ?? ""),
    },
  ];
}

function codexConfigFiles({ cwd, home, env, files }: AgentEnvironment): AgentConfigFile[] {
  const directory = env.CODEX_HOME || join(home, ".codex");
  const own = join(directory, "config.toml");
  const within = env.CODEX_HOME || home;
  const trusted = objectAt(files.toml(own, within), "projects");
  const isTrusted = projectNames(cwd).some((name) => objectAt(trusted, name).trust_level === "trusted");
  return [
    { file: own, within, label: "~/.codex/config.toml", accepts: all },
    {
      file: join(cwd, ".codex/config.toml"),
      within: projectRoot(cwd),
      label: ".codex/config.toml",
      accepts: () => isTrusted || "is in a project that Codex does not trust",
    },
  ];
}

function geminiConfigFiles({ cwd, home, env, files }: AgentEnvironment): AgentConfigFile[] {
  const within = env.GEMINI_CLI_HOME || home;
  const directory = join(within, ".gemini");
  const own = join(directory, "settings.json");
  const folders = files.json(join(directory, "trustedFolders.json"), within);
  const security = objectAt(objectAt(files.json(own, within), "security"), "folderTrust");
  const trusted =
    env.GEMINI_CLI_TRUST_WORKSPACE === "true" ||
    security.enabled === false ||
    Object.entries(folders).some(([path, how]) =>
      how === "TRUST_FOLDER" || how === "TRUST_PARENT"
        ? ancestors(cwd).includes(how === "TRUST_PARENT" ? dirname(path) : path)
        : false,
    );
  const system = env.GEMINI_CLI_SYSTEM_SETTINGS_PATH || "/etc/gemini-cli/settings.json";
  return [
    { file: own, within, label: "~/.gemini/settings.json", accepts: all },
    {
      file: join(cwd, ".gemini/settings.json"),
      within: projectRoot(cwd),
      label: ".gemini/settings.json",
      accepts: () => trusted || "is in a folder that Gemini CLI does not trust",
    },
    { file: system, within: dirname(system), label: system, accepts: all },
  ];
}

function opencodeConfigFiles({ cwd, home, env }: AgentEnvironment): AgentConfigFile[] {
  const settings = env.XDG_CONFIG_HOME || join(home, ".config");
  const global = join(settings, "opencode");
  const user = env.XDG_CONFIG_HOME || home;
  const root = projectRoot(cwd);
  const names = ["opencode.json", "opencode.jsonc"];
  const inside = (directory: string, within: string, shown: string): AgentConfigFile[] =>
    names.map((name) => ({ file: join(directory, name), within, label: `${shown}/${name}`, accepts: all }));
  const named = env.OPENCODE_CONFIG;
  const project = projectDirectories(cwd).reverse();
  return [
    {
      file: join(global, "config.json"),
      within: user,
      label: "~/.config/opencode/config.json",
      accepts: all,
    },
    ...inside(global, user, "~/.config/opencode"),
    ...(named ? [{ file: named, within: dirname(named), label: named, accepts: all }] : []),
    ...project.flatMap((directory) => inside(directory, root, directory === cwd ? "." : directory)),
    ...inside(join(home, ".opencode"), home, "~/.opencode"),
    ...project.flatMap((directory) => inside(join(directory, ".opencode"), root, ".opencode")),
  ].map((place) => ({ ...place, label: place.label.replace(/^\.\/(?=opencode)/, "") }));
}

/** Copilot CLI reads one file of each directory of a project: `.mcp.json`, else `.github/mcp.json`. */
function copilotConfigFiles({ cwd, home, env, files }: AgentEnvironment): AgentConfigFile[] {
  const within = env.COPILOT_HOME || home;
  const directory = env.COPILOT_HOME || join(home, ".copilot");
  const known = textList(files.json(join(directory, "config.json"), within).trustedFolders);
  const trusted = env.COPILOT_ALLOW_ALL === "true" || ancestors(cwd).some((above) => known.includes(above));
  const disabled = textList(files.json(join(directory, "settings.json"), within).disabledMcpServers);
  const enabled: EntryFilter = ({ name }) => !disabled.includes(name) || "is disabled in Copilot CLI";
  const project = projectDirectories(cwd)
    .reverse()
    .map((one) => {
      const label = isThere(join(one, ".mcp.json")) ? ".mcp.json" : ".github/mcp.json";
      const accepts: EntryFilter = (found) =>
        trusted ? enabled(found) : "is in a folder that Copilot CLI does not trust";
      return { file: join(one, label), within: projectRoot(cwd), label, accepts };
    });
  const own = join(directory, "mcp-config.json");
  return [{ file: own, within, label: "~/.copilot/mcp-config.json", accepts: enabled }, ...project];
}

/** Returns the directory and all those above it. */
export function ancestors(cwd: string): string[] {
  const parent = dirname(cwd);
  return parent === cwd ? [cwd] : [cwd, ...ancestors(parent)];
}

/** Returns the directories from `cwd` up to the repository's; only `cwd` outside a repository. */
function projectDirectories(cwd: string): string[] {
  const up = ancestors(cwd);
  const root = up.findIndex((directory) => existsSync(join(directory, ".git")));
  return root < 0 ? [cwd] : up.slice(0, root + 1);
}

function projectRoot(cwd: string): string {
  return projectDirectories(cwd).at(-1) ?? cwd;
}

/** Names by which an agent may know the project: the directory, its real path, the repository's. */
function projectNames(cwd: string): string[] {
  return [...new Set([cwd, realpathSync(cwd), projectRoot(cwd)])];
}

function isThere(file: string): boolean {
  return orElse(() => lstatSync(file, { throwIfNoEntry: false }) !== undefined, false);
}
