/**
 * Current configuration: locations of its servers, the parts to keep, and grants that were not needed.
 *
 * Fails closed: deny rules stay. Values that may be secrets are replaced by placeholders.
 */
import type { Config, DeclaredServer } from "../../config/config.ts";
import { MAX_CONFIG_BYTES, parseYaml } from "../../config/document.ts";
import { inputFile } from "../../config/input-file.ts";
import { mayBeSecret } from "../../decision/servers/declared-event.ts";
import { isObject } from "../../framing/json-document.ts";

/** A part of a configuration file as written. */
export type Section = Readonly<Record<string, unknown>>;

export interface CurrentConfig {
  config: Config;
  /** The file's values as written; empty without a file. */
  raw: Section;
}

/** Throws ConfigError. */
export function currentConfig(config: Config, file: string | null): CurrentConfig {
  return {
    config,
    raw:
      file === null ? {} : section(parseYaml(file, inputFile(file, MAX_CONFIG_BYTES).toString("utf8")).value),
  };
}

/** Keys that the learned policy replaces, and secrets. */
const LEARNED: Readonly<Record<string, readonly string[]>> = {
  "sandbox.mcp": [
    "mode",
    "enforce_policy",
    "fail_closed",
    "servers",
    "server_policy",
    "allowed_servers",
    "tool_policy",
    "allowed_tools",
    "version_pinning",
    "native_tools",
    "sampling",
    "elicitation",
  ],
  "sandbox.network": ["mode", "fail_closed", "presets", "allow", "resolvers"],
  "mcp.inspection.on_detection": ["webhook_url"],
};

/** Returns the rest of a section. */
export function kept({ raw }: CurrentConfig, path: string): Section {
  const found = path.split(".").reduce<unknown>((value, key) => section(value)[key], raw);
  const learnedKeys = LEARNED[path] ?? [];
  return Object.fromEntries(Object.entries(section(found)).filter(([key]) => !learnedKeys.includes(key)));
}

export function section(value: unknown): Section {
  return isObject(value) ? value : {};
}

/** Returns a command's arguments, with a placeholder for each that may be a secret. */
export function safeArguments({ args }: Pick<DeclaredServer, "args">): { args: string[]; hidden: boolean } {
  let hidden = false;
  const hide = (name: string): string => {
    hidden = true;
    return `\${${placeholder(name) || "ARGUMENT"}}`;
  };
  const safe = args.map((arg, index) => {
    const before = args[index - 1] ?? "";
    if (!mayBeSecret(arg, before)) return arg;
    const [flag = "", value] = arg.split(/=(.*)/s, 2);
    if (value !== undefined && !mayBeSecret(flag)) return `${flag}=${hide(flag)}`;
    return hide(before.startsWith("-") && !before.includes("=") ? before : "ARGUMENT");
  });
  return { args: safe, hidden };
}

/** Returns e.g. `X_API_KEY` for `x-api-key`. */
export function placeholder(name: string): string {
  return name
    .replace(/^-+/, "")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .toUpperCase();
}
