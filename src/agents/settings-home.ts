/**
 * Agents that have one directory for their settings, which a variable can replace: for a run it is replaced by one with
 * links to all that the user has there, and with netmon's own copies of the files that name servers and models.
 */
import { join } from "node:path";
import { stringify as stringifyToml } from "smol-toml";
import type { Agent } from "./agent.ts";
import { type AgentConfigFile, type AgentEnvironment, all, type EntryFilter } from "./config-file.ts";
import type { ServerEntry } from "./entry.ts";
import { type ClientImporter, type JsonObject, serversAt } from "./importer.ts";
import { MCP_JSON, mcpJson, mcpJsonEntry } from "./mcp-json.ts";
import { ledThroughProxy, type ModelPlace, namedAt } from "./model-places.ts";
import type { Placeholders } from "./placeholders.ts";
import { coveredProject } from "./settings-copy.ts";
import type { SetupInput } from "./setup.ts";

export interface SettingsHome {
  /** The agent's name. */
  name: string;
  title: string;
  /** The variable that names the directory. */
  variable: string;
  /** Its usual place below the user's home; "": the home itself. */
  usual: string;
  /** Files of it. */
  servers: string;
  models: string;
  /** What names a server's transport over HTTP; missing: http. */
  http?: string;
  placeholders: Placeholders;
  /** Whether a path is that of a file with servers. */
  matches: RegExp;
  /** The places of the model's settings. */
  places(settings: JsonObject): ModelPlace[];
  /** Providers of a login, whose addresses stay. */
  logins?(settings: JsonObject): string[];
  /** Files of the project with servers. */
  project?(around: AgentEnvironment): readonly { file: string; within: string; label: string }[];
  /** Whether a project's servers are used. */
  accepts?(around: AgentEnvironment): EntryFilter;
  /** Whether a project's entry wins over the user's. */
  projectWins?: true;
}

type Form = Pick<Agent, "importer" | "configFiles" | "baseUrls" | "setUp">;

export function settingsHome(home: SettingsHome): Form {
  const { name, title, variable, servers, models } = home;
  const format = home.http === undefined ? MCP_JSON : name;
  const isToml = models.endsWith(".toml");
  const importer: ClientImporter = {
    client: name,
    format,
    comments: false,
    placeholders: home.placeholders,
    matches: (file, document) => home.matches.test(file) && "mcpServers" in document,
    servers: (document) => serversAt(document, "mcpServers"),
  };

  const place = ({ home: user, env }: AgentEnvironment): { directory: string; shown: string } => {
    const shown = home.usual === "" ? "~" : `~/${home.usual}`;
    return { directory: env[variable] || join(user, home.usual), shown };
  };
  const settings = (around: AgentEnvironment): JsonObject => {
    const { directory } = place(around);
    const file = join(directory, models);
    return isToml ? around.files.toml(file, directory) : around.files.json(file, directory);
  };
  const projectFiles = (around: AgentEnvironment): AgentConfigFile[] => {
    const accepts = home.accepts?.(around) ?? all;
    return (home.project?.(around) ?? []).map((one) => ({ ...one, accepts }));
  };
  const modelsLabel = (around: AgentEnvironment): string => `${place(around).shown}/${models}`;

  function loginNote({ proxyUrl }: SetupInput, settings: JsonObject): string[] {
    const logins = proxyUrl === null ? [] : (home.logins?.(settings) ?? []);
    if (logins.length === 0) return [];
    return [
      `${title} asks the models of its login (${logins.join(", ")}) at its vendor: they are not behind the LLM proxy`,
    ];
  }

  return {
    importer,
    configFiles(around) {
      const { directory, shown } = place(around);
      const own = {
        file: join(directory, servers),
        within: directory,
        label: `${shown}/${servers}`,
        accepts: all,
      };
      // in the home directory, the user's file is a project's too
      const project = projectFiles(around).filter(({ file }) => file !== own.file);
      return home.projectWins ? [own, ...project] : [...project, own];
    },
    baseUrls: (_args, around) => namedAt(home.places(settings(around)), modelsLabel(around)),
    setUp(input) {
      const { around, args } = input;
      const { directory } = place(around);
      const own = around.files.json(join(directory, servers), directory);
      const { mcpServers } = JSON.parse(mcpJson(input.servers, { format, http: home.http })) as JsonObject;
      const before = settings(around);
      const after = ledThroughProxy(before, home.places(before), modelsLabel(around), input);
      // what is not changed stays a link, so that what the agent writes there is kept
      const changed = JSON.stringify(after) !== JSON.stringify(before);
      const standIn = input.standIn(directory, {
        [servers]: JSON.stringify({ ...own, mcpServers }),
        ...(changed && { [models]: isToml ? stringifyToml(after) : JSON.stringify(after) }),
      });
      const notes = loginNote(input, before);
      const entry = (_name: string, server: ServerEntry): JsonObject => mcpJsonEntry(server, home.http);
      const inProject = { path: ["mcpServers"], listed: false, format, entry };
      const files = home.projectWins ? projectFiles(around) : [];
      coveredProject({ title, importer, servers: inProject, files }, input, notes);
      return { args: [...args], env: { [variable]: standIn }, notes };
    },
  };
}
