/**
 * Where an agent looks for its MCP servers, in the order in which later files win, and which entries it uses: as
 * Claude Code 2.1, Codex 0.169, Gemini CLI 0.61 and opencode 1.18 do. What a project brings along counts only where
 * the user said so to the agent: netmon gives an agent no server that it would not have started by itself.
 *
 * Direction of failure: closed; an entry whose approval cannot be found is left out, and named.
 */
import { existsSync, readFileSync, realpathSync, statSync } from "node:fs";
import { dirname, join } from "node:path";
import { parse as parseJsonc } from "jsonc-parser";
import { parse as parseToml } from "smol-toml";
import { isObject, type JsonObject, objectAt, textList } from "../../config/clients/importer.ts";
import type { Agent } from "../proxy/agent-settings.ts";
import type { Choice } from "./agent-server.ts";

export interface AgentPlace {
  file: string;
  /** For people. */
  label: string;
  choose: Choice;
}

export interface AgentSurroundings {
  cwd: string;
  home: string;
  env: NodeJS.ProcessEnv;
}

/** The files that are there. Not a FIFO, which somebody may have put there for netmon to wait at. */
export function agentPlaces(agent: Agent, around: AgentSurroundings): AgentPlace[] {
  return PLACES[agent](around).filter(({ file }) => isFile(file));
}

const all: Choice = () => true;

const PLACES: Readonly<Record<Agent, (around: AgentSurroundings) => AgentPlace[]>> = {
  claude: claudePlaces,
  codex: codexPlaces,
  gemini: geminiPlaces,
  opencode: opencodePlaces,
};

function claudePlaces({ cwd, home, env }: AgentSurroundings): AgentPlace[] {
  const directory = env.CLAUDE_CONFIG_DIR || null;
  const own = join(directory ?? home, ".claude.json");
  const projects = projectNames(cwd);
  const settings = [
    join(directory ?? join(home, ".claude"), "settings.json"),
    join(cwd, ".claude/settings.local.json"),
  ].map(readJson);
  const entries = projects.map((project) => objectAt(objectAt(readJson(own), "projects"), project));
  const said = [...settings, ...entries];
  const approved = ({ name }: { name: string }): true | string => {
    if (said.some((one) => textList(one.disabledMcpjsonServers).includes(name)))
      return "is rejected in Claude Code";
    const yes = said.some(
      (one) => one.enableAllProjectMcpServers === true || textList(one.enabledMcpjsonServers).includes(name),
    );
    return (
      yes ||
      "is not approved in Claude Code: start claude once here and approve it, or give --mcp-config .mcp.json"
    );
  };
  return [
    { file: own, label: "~/.claude.json", choose: ({ keys }) => keys[0] === "mcpServers" },
    { file: join(cwd, ".mcp.json"), label: ".mcp.json", choose: approved },
    {
      file: own,
      label: "~/.claude.json",
      choose: ({ keys }) => keys[0] === "projects" && projects.includes(keys[1] ?? ""),
    },
  ];
}

function codexPlaces({ cwd, home, env }: AgentSurroundings): AgentPlace[] {
  const directory = env.CODEX_HOME || join(home, ".codex");
  const own = join(directory, "config.toml");
  const trusted = objectAt(readToml(own), "projects");
  const isTrusted = projectNames(cwd).some((name) => objectAt(trusted, name).trust_level === "trusted");
  return [
    { file: own, label: "~/.codex/config.toml", choose: all },
    {
      file: join(cwd, ".codex/config.toml"),
      label: ".codex/config.toml",
      choose: () => isTrusted || "stands in a project that is not trusted in Codex",
    },
  ];
}

function geminiPlaces({ cwd, home, env }: AgentSurroundings): AgentPlace[] {
  const directory = join(env.GEMINI_CLI_HOME || home, ".gemini");
  const own = join(directory, "settings.json");
  const folders = readJson(join(directory, "trustedFolders.json"));
  const security = objectAt(objectAt(readJson(own), "security"), "folderTrust");
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
    { file: own, label: "~/.gemini/settings.json", choose: all },
    {
      file: join(cwd, ".gemini/settings.json"),
      label: ".gemini/settings.json",
      choose: () => trusted || "stands in a folder that is not trusted in Gemini CLI",
    },
    { file: system, label: system, choose: all },
  ];
}

function opencodePlaces({ cwd, home, env }: AgentSurroundings): AgentPlace[] {
  const global = join(env.XDG_CONFIG_HOME || join(home, ".config"), "opencode");
  const names = ["opencode.json", "opencode.jsonc"];
  const inside = (directory: string, shown: string): AgentPlace[] =>
    names.map((name) => ({ file: join(directory, name), label: `${shown}/${name}`, choose: all }));
  const project = projectDirectories(cwd).reverse();
  return [
    { file: join(global, "config.json"), label: "~/.config/opencode/config.json", choose: all },
    ...inside(global, "~/.config/opencode"),
    ...(env.OPENCODE_CONFIG ? [{ file: env.OPENCODE_CONFIG, label: env.OPENCODE_CONFIG, choose: all }] : []),
    ...project.flatMap((directory) => inside(directory, directory === cwd ? "." : directory)),
    ...inside(join(home, ".opencode"), "~/.opencode"),
    ...project.flatMap((directory) => inside(join(directory, ".opencode"), ".opencode")),
  ].map((place) => ({ ...place, label: place.label.replace(/^\.\/(?=opencode)/, "") }));
}

/** The directory and those above it. */
function ancestors(cwd: string): string[] {
  const parent = dirname(cwd);
  return parent === cwd ? [cwd] : [cwd, ...ancestors(parent)];
}

/** From the directory up to that of the repository; alone where there is none. */
function projectDirectories(cwd: string): string[] {
  const up = ancestors(cwd);
  const root = up.findIndex((directory) => existsSync(join(directory, ".git")));
  return root < 0 ? [cwd] : up.slice(0, root + 1);
}

/** By which an agent may know the project: the directory, its real path, the repository's. */
function projectNames(cwd: string): string[] {
  const root = projectDirectories(cwd).at(-1) ?? cwd;
  return [...new Set([cwd, realpathSync(cwd), root])];
}

/** Settings beside the servers; what cannot be read approves nothing. */
export function readJson(file: string): JsonObject {
  try {
    const value: unknown = parseJsonc(isFile(file) ? readFileSync(file, "utf8") : "");
    return isObject(value) ? value : {};
  } catch {
    return {};
  }
}

export function readToml(file: string): JsonObject {
  try {
    return isFile(file) ? parseToml(readFileSync(file, "utf8")) : {};
  } catch {
    return {};
  }
}

function isFile(file: string): boolean {
  try {
    return statSync(file).isFile();
  } catch {
    return false;
  }
}
