/**
 * Command that starts netmon's tool server: its program, with the configuration in one argument. Clients expand
 * variables in arguments (`$NAME`, `${NAME}`, `{env:NAME}`); paths that look like one are escaped.
 *
 * Fails closed: without its programs there is no server.
 */
import { AGENTS } from "../../agents/agents.ts";
import type { MergedConfig } from "../../clients/config-files/import.ts";
import { ConfigFiles } from "../../clients/session-config.ts";
import type { Config } from "../../config/config.ts";
import { deepFreeze } from "../../config/freeze.ts";
import { withToolServer } from "../../config/tool-server.ts";
import { treePath } from "../../config/values.ts";
import { builtFile } from "../../native/built-file.ts";
import type { ServerCommand } from "../shim/server-choice.ts";
import { chosenPlugins, type PluginSpec } from "./plugins.ts";

export interface ToolServerPlace {
  /** Base of relative paths and of commands. */
  cwd: string;
  home: string;
  /** Directory for complete outputs and temporary files; writable by the server's user. */
  outputs: string;
  /** Additional hidden paths. */
  hidden: readonly string[];
  /** netmon's own files, which no tool may change. */
  own: readonly string[];
  /** Socket through which commands get cgroups of their own, to tell their connections apart; null: none. */
  calls: string | null;
}

/** Throws InstallationError. */
export function toolServerCommand(
  config: Config,
  place: ToolServerPlace,
  plugins: readonly PluginSpec[] = chosenPlugins(config, place).specs,
): ServerCommand {
  const { mcp_proxy } = config;
  const { commands, writable, readable, hidden, read_only, agent_settings, environment } = mcp_proxy.sandbox;
  const trees = (paths: readonly string[]): string[] => paths.map((path) => treePath(path, place));
  const { cwd, home, outputs, own, calls } = place;
  const settings = {
    directory: cwd,
    home,
    writable: trees(writable),
    readable: trees(readable),
    hidden: [...trees(hidden), ...place.hidden],
    read_only: [...trees(read_only), ...own],
    allowed_commands: mcp_proxy.allowed_commands,
    denied_commands: mcp_proxy.denied_commands,
    settings_writable: agent_settings === "writable",
    sealed: AGENTS.flatMap((agent) => agent.sealed.anywhere),
    sealed_home: AGENTS.flatMap((agent) => agent.sealed.home),
    sandbox: commands,
    environment,
    outputs,
    calls: calls ?? "",
    ripgrep: builtFile("rg", "dist/native/rg"),
    plugins_only: !mcp_proxy.intercept_builtins,
    plugins,
  };
  const text = JSON.stringify(settings)
    .replaceAll("$", "\\u0024")
    .replaceAll(/\{(?=env:|file:)/g, "\\u007b");
  return { command: builtFile("netmon-tools", "dist/native/netmon-tools"), args: ["--settings", text] };
}

/** Configuration of `netmon tools serve`: declares the tool server regardless of `mcp_proxy.enable`. */
export class ToolServerFiles extends ConfigFiles {
  override load(): MergedConfig {
    const { config, skipped } = super.load();
    return { config: deepFreeze(withToolServer(config)), skipped };
  }
}
