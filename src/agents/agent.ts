/**
 * What netmon has to know of an agent program. Each agent is one object in one file, and everything else walks the list
 * of them (agents.ts).
 */
import type { Dialect } from "../event/event.ts";
import type { Form } from "../registry/wire-forms.ts";
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
  /** How its own tools are taken away; null: they cannot be. */
  interception: {
    /** The version with which the tests run (test/agents), major and minor. */
    version: string;
    /** Arguments of a command whose output is needed for it. */
    ask?: readonly string[];
  } | null;
  /** The form of the files in which it lists MCP servers. */
  importer: ClientImporter;
  /** Those files, later ones winning. They need not exist. */
  configFiles(around: AgentEnvironment): AgentConfigFile[];
  /** MCP configurations on its own command line. */
  givenConfigs?(args: readonly string[]): GivenConfigs;
  /**
   * Names of files and directories that tools cannot change, in a project or at home, or at home alone: the agent runs
   * programs that these name.
   */
  sealed: { anywhere: readonly string[]; home: readonly string[] };
  /** Its credentials, which tools cannot read. */
  credentials: readonly string[];
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
}

export interface GivenConfigs {
  /** File names, or JSON. */
  configs: readonly string[];
  /** Whether the agent reads no others. */
  strict: boolean;
}

export interface ProxiedSettings {
  /** Environment variables. */
  env: Record<string, string>;
  /** Arguments, for an agent that reads no variable for it. */
  args?: string[];
  /** The same settings as text of its configuration. */
  config?: string;
}
