/**
 * What netmon has to know of an agent program. Each agent is one object in one file, and everything else walks the list
 * of them (agents.ts).
 */
import type { Dialect } from "../event/event.ts";
import type { Form } from "../registry/wire-forms.ts";
import type { CodePlace } from "./agent-code.ts";
import type { Vendor } from "./base-url.ts";
import type { AgentConfigFile, AgentEnvironment } from "./config-file.ts";
import type { ClientImporter } from "./importer.ts";
import type { NamedBaseUrl } from "./model-address.ts";
import type { AgentSetup, SetupInput } from "./setup.ts";

export interface Agent {
  /** The name of its program, of `--agent` and `--for`, and after `@` in native_tools. */
  name: string;
  /** For people. */
  title: string;
  /** Packages that contain its program. */
  packages: readonly string[];
  /** null: netmon does not recognise its requests. */
  wire: {
    /** Matches the User-Agent of its requests. */
    userAgent: RegExp;
    /** The forms in which it sends MCP tools. */
    forms: readonly Form[];
    /** The only API it uses; null: it uses several. */
    dialect: Dialect | null;
  } | null;
  /** Its own tools, by their names on the LLM wire; wildcards are * and ?. */
  nativeTools: ReadonlySet<string>;
  /** What it changes in the definitions that it offers the model, besides leaving parts of schemas out; missing: nothing. */
  shows?: ShownChanges;
  /**
   * What joins the server's name and the tool's where nothing else marks MCP tools, as in no name of its own tools. `/^/`:
   * nothing does, so every name that is not of its own tools is a server's.
   */
  joint?: RegExp;
  /** Its own tool that runs code of a model which may call any tool; missing: it has none. */
  codeTool?: string;
  /** How its own tools are taken away; null: they cannot be. */
  interception: {
    /** The version with which the tests run (test/agents), major and minor. */
    version: string;
    /** Arguments of a command whose output is needed for it. */
    ask?: readonly string[];
  } | null;
  /** The form of the files in which it lists MCP servers. */
  importer: ClientImporter;
  /** Those files, later ones winning. They need not exist. `args`: its own arguments; missing: nothing of them is known. */
  configFiles(around: AgentEnvironment, args?: readonly string[]): AgentConfigFile[];
  /** MCP configurations on its own command line and in its environment. */
  givenConfigs?(args: readonly string[], around: AgentEnvironment): GivenConfigs;
  /**
   * Names of files and directories that tools cannot change, in a project or at home, or at home alone: the agent runs
   * programs that these name.
   */
  sealed: { anywhere: readonly string[]; home: readonly string[] };
  /** Where it looks for what it runs besides MCP servers; missing: nobody has looked. */
  code?: readonly CodePlace[];
  /** Its credentials, which tools cannot read. */
  credentials: readonly string[];
  /** Where a login is that it uses as long as this variable has no key; null: there is none. Missing: it has no logins. */
  login?(variable: string, around: AgentEnvironment): string | null;
  /** Base URLs that the user has set, the one in use first; `args`: its own arguments. */
  baseUrls(args: readonly string[], around: AgentEnvironment): NamedBaseUrl[];
  /** The vendor whose variables its settings override, for the programs that it starts too. */
  overrides?: Vendor;
  /** Settings that lead to the proxy at `url`, for `netmon env`. */
  proxied(url: string): ProxiedSettings;
  /** The file for `config` of these settings, for people, if no variable suffices. */
  proxiedIn?: string;
  /** Whether these settings change more than the address, so that they are given only to who asks for this agent. */
  onlyNamed?: true;
  /** Throws ConfigError. */
  setUp(input: SetupInput): AgentSetup;
  /** The program by which editors run it (Agent Client Protocol): it takes none of its options. */
  adapter?: Adapter;
}

export interface Adapter {
  name: string;
  packages: readonly string[];
  setUp(input: SetupInput): AgentSetup;
}

/** A tool as its server and its agent's configuration name it. */
export interface NamedTool {
  server: string;
  tool: string;
}

export interface ShownChanges {
  /** A description whose first `least` characters are there, with its label, may then be cut and end in `mark`. */
  cut?: { mark: string; least: number };
  /** What it puts in front of the description of a tool whose arguments have alternatives; their names are in brackets. */
  prefix?: RegExp;
  /** What it puts in front of every tool's description. */
  label?: (tool: NamedTool) => string;
  /** What stands where a tool has no description. */
  none?: (tool: NamedTool) => string;
  /** Whether it moves constraints of arguments into their descriptions. */
  constraints?: true;
  /** Parameters that it adds to every tool, but for their types. */
  parameters?: Readonly<Record<string, { description: string; enum?: readonly string[] }>>;
  /** The one of these that stands for all of the tool's own. */
  standIn?: string;
  /** What it says of a namespace if the server gives no instructions. */
  namespace?: (name: string) => string;
  /** Whether what it does not resolve, such as a reference, is a text for it. */
  unresolvedAsText?: true;
}

export interface GivenConfigs {
  /** File names, or JSON. */
  configs: readonly string[];
  /** Whether the agent reads no others. */
  strict: boolean;
  /** Over its files: the whole entries of the servers that it names, in the format of these. */
  over?: { label: string; text: string };
}

export interface ProxiedSettings {
  /** Environment variables. */
  env: Record<string, string>;
  /** Arguments, for an agent that reads no variable for it. */
  args?: string[];
  /** The same settings as text of its configuration. */
  config?: string;
}
