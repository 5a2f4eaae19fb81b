/**
 * How netmon's tool server is started: its program, with what the configuration says in one argument. Clients fill in
 * variables in arguments (`$NAME`, `${NAME}`, `{env:NAME}`), and a path may look like one: those are escaped.
 *
 * Direction of failure: closed; without its programs there is no server.
 */
import type { Config } from "../../config/config.ts";
import { treePath } from "../../config/tree-path.ts";
import { builtFile } from "../../native/built-file.ts";
import type { ServerCommand } from "../shim/server-choice.ts";

export interface ToolServerPlace {
  /** Where relative paths and commands start. */
  cwd: string;
  home: string;
  /** A directory for whole outputs and temporary files, which the server's user can write to. */
  outputs: string;
  /** What is hidden besides. */
  hidden: readonly string[];
  /** Where commands get cgroups of their own, so that their connections are told apart; null: nowhere. */
  calls: string | null;
}

/** Throws InstallationError. */
export function toolServerCommand({ mcp_proxy }: Config, place: ToolServerPlace): ServerCommand {
  const { commands, writable, hidden, agent_settings, environment } = mcp_proxy.sandbox;
  const { cwd, home, outputs, calls } = place;
  const settings = {
    directory: cwd,
    home,
    writable: writable.map((path) => treePath(path, place)),
    hidden: [...hidden.map((path) => treePath(path, place)), ...place.hidden],
    settings_writable: agent_settings === "writable",
    sandbox: commands,
    environment,
    outputs,
    calls: calls ?? "",
    ripgrep: builtFile("rg", "dist/native/rg"),
  };
  const text = JSON.stringify(settings)
    .replaceAll("$", "\\u0024")
    .replaceAll(/\{(?=env:|file:)/g, "\\u007b");
  return { command: builtFile("netmon-tools", "dist/native/netmon-tools"), args: ["--settings", text] };
}
