/**
 * The settings of Gemini CLI and of its forks: files of the user and of a project, and the system's, which override both
 * and in which netmon gives servers.
 */
import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import type { Agent } from "./agent.ts";
import {
  type AgentConfigFile,
  type AgentEnvironment,
  all,
  ancestors,
  type EntryFilter,
  projectRoot,
} from "./config-file.ts";
import { optionalMember, ownEntry, serverEntry } from "./entry.ts";
import { type ExtensionFiles, extensionFiles } from "./extensions.ts";
import {
  type FoundServer,
  type JsonObject,
  objectAt,
  serversAt,
  someServer,
  textList,
  textOrNull,
} from "./importer.ts";
import { BASE_URL_VARIABLES, type NamedBaseUrl, ofVendor } from "./model-address.ts";
import { bareShellPlaceholders } from "./placeholders.ts";
import type { SetupInput, SetupServer } from "./setup.ts";

interface Fork {
  /** The client's name in its entries. */
  name: string;
  /** Why a server of a folder that is not trusted is left out. */
  untrusted: string;
  /** Its directory in a project and at home. */
  directory: string;
  /** The user's, and the directory that links must not lead out of. */
  own(around: AgentEnvironment): { directory: string; within: string };
  /** The variable that names the system's settings, and their usual place. */
  system: { variable: string; usual: string };
  /** Whether the folder is trusted, by the user's settings and the list of folders. */
  trusts(around: AgentEnvironment, user: JsonObject): boolean;
  /** Whether it asks before it starts a server of a project; missing: not. */
  approves?(around: AgentEnvironment): EntryFilter;
  extensions: ExtensionFiles;
  /** Variables that name a model's address. */
  variables: readonly string[];
}

export interface GeminiForm extends Pick<Agent, "importer" | "configFiles"> {
  /** Addresses of models in environment files. */
  inEnvironmentFiles(around: AgentEnvironment): NamedBaseUrl[];
  /** The system's settings, with the servers in them. */
  systemSettings(input: SetupInput): JsonObject;
  /** Settings of the user and of the project if that is trusted; the winning ones first. */
  settings(around: AgentEnvironment): { label: string; settings: JsonObject }[];
}

export function geminiForm(fork: Fork): GeminiForm {
  const { name, directory, system } = fork;
  const path = new RegExp(`(^|/)${directory.replace(".", "\\.")}/settings\\.json$`);
  const places = (around: AgentEnvironment) => {
    const { cwd, env, files } = around;
    const user = fork.own(around);
    const own = join(user.directory, "settings.json");
    const trusted = fork.trusts(around, files.json(own, user.within));
    const label = `${directory}/settings.json`;
    const project = { file: join(cwd, label), within: projectRoot(cwd), label };
    const top = env[system.variable] || system.usual;
    return {
      user: { file: own, within: user.within, label: `~/${label}` },
      project,
      system: { file: top, within: dirname(top), label: top },
      trusted,
    };
  };
  return {
    /**
     * `httpUrl` is Streamable HTTP, `url` is SSE unless `type` says http; `mcp.allowed` and `mcp.excluded` select servers.
     */
    importer: {
      client: name,
      comments: true,
      placeholders: bareShellPlaceholders,
      matches: (file, document) =>
        path.test(file) ||
        ("mcpServers" in document && /(^|\/)settings\.json$/.test(file)) ||
        someServer(document, "mcpServers", (entry) => "httpUrl" in entry),
      servers: (document) =>
        serversAt(document, "mcpServers").map((server) => {
          const http = textOrNull(server.entry.httpUrl);
          const sse = http === null && server.url !== null && server.entry.type !== "http";
          const fields = { ...server.fields, url: http === null ? "url" : "httpUrl" };
          const url = http ?? server.url;
          // an address wins over a command
          const places = url === null ? { url } : { url, command: null, args: [] };
          return chosen({ ...server, fields, ...places, sse }, objectAt(document, "mcp"));
        }),
    },
    configFiles(around, args = []): AgentConfigFile[] {
      const { user, project, system, trusted } = places(around);
      const approves = fork.approves?.(around) ?? all;
      const accepts: EntryFilter = (found) => (trusted ? approves(found) : fork.untrusted);
      return [
        ...extensionFiles(fork.extensions, fork.own(around), around, args),
        { ...user, accepts: all },
        // at home, both are one file
        ...(project.file === user.file ? [] : [{ ...project, accepts }]),
        { ...system, accepts: all },
      ];
    },
    settings(around) {
      const { user, project, trusted } = places(around);
      return [...(trusted && project.file !== user.file ? [project] : []), user].map(
        ({ file, within, label }) => ({
          label,
          settings: around.files.json(file, within),
        }),
      );
    },
    /** The environment file is the first one from the working directory up, or the user's; variables override it. */
    inEnvironmentFiles(around) {
      const { cwd, env, files } = around;
      const user = fork.own(around);
      const at: { file: string; within: string }[] = ancestors(cwd).flatMap((within) =>
        [`${directory}/.env`, ".env"].map((one) => ({ file: join(within, one), within })),
      );
      at.push({ file: join(user.directory, ".env"), within: user.within });
      at.push({ file: join(user.within, ".env"), within: user.within });
      const found = at.find(({ file }) => existsSync(file));
      if (found === undefined) return [];
      let text: string;
      try {
        text = files.text(found.file, found.within);
      } catch {
        return [];
      }
      return BASE_URL_VARIABLES.filter((one) => fork.variables.includes(one.name)).flatMap((one) => {
        const value = env[one.name] === undefined ? valueIn(text, one.name) : null;
        return value === null ? [] : [ofVendor(one.vendor, value, found.file, true)];
      });
    },
    systemSettings({ servers, around }) {
      const { file, within } = places(around).system;
      const settings = around.files.json(file, within);
      const forbidden = servers.omitted.filter((server) => server.forbidden).map((server) => server.name);
      const mcp = objectAt(settings, "mcp");
      return {
        ...settings,
        mcpServers: {
          ...objectAt(settings, "mcpServers"),
          ...Object.fromEntries(servers.injected.map((server) => [server.name, entryOf(server, name)])),
        },
        ...(forbidden.length > 0 && { mcp: { ...mcp, excluded: [...textList(mcp.excluded), ...forbidden] } }),
      };
    },
  };
}

/** The value of a variable in an environment file. */
function valueIn(text: string, variable: string): string | null {
  const line = new RegExp(
    `^[ \\t]*(?:export[ \\t]+)?${variable}[ \\t]*=[ \\t]*("[^"\\n]*"|'[^'\\n]*'|[^\\s#]*)`,
    "m",
  );
  return line.exec(text)?.[1]?.replace(/^(["'])(.*)\1$/, "$2") ?? null;
}

/** Reports whether a list of trusted folders has the directory or one above. */
export function inTrustedFolders(folders: JsonObject, cwd: string): boolean {
  return Object.entries(folders).some(([path, how]) =>
    how === "TRUST_FOLDER" || how === "TRUST_PARENT"
      ? ancestors(cwd).includes(how === "TRUST_PARENT" ? dirname(path) : path)
      : false,
  );
}

function entryOf(server: SetupServer, format: string): JsonObject {
  const { command, args, cwd, env, url, sse, headers } = serverEntry(server);
  const own = ownEntry(server, format, { url: "httpUrl" in (server.own?.entry ?? {}) ? "httpUrl" : "url" });
  if (own !== null) return own;
  return command === null
    ? { [sse ? "url" : "httpUrl"]: url, ...optionalMember("headers", headers) }
    : { command, args, ...optionalMember("cwd", cwd), ...optionalMember("env", env) };
}

function chosen(server: FoundServer, mcp: JsonObject): FoundServer {
  if (textList(mcp.excluded).includes(server.name)) return { ...server, unused: "is in mcp.excluded" };
  const only = Array.isArray(mcp.allowed) && !textList(mcp.allowed).includes(server.name);
  return only ? { ...server, unused: "is not in mcp.allowed" } : server;
}
