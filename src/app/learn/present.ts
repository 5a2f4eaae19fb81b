/**
 * The configuration in force now: where its servers are, what of it stays as it is, what of it was not needed.
 *
 * Direction of failure: closed. Rules that deny stay; of values that may be secrets none is kept, a placeholder says
 * where one belongs.
 */
import { readFileSync } from "node:fs";
import type { Config, DeclaredServer } from "../../config/config.ts";
import { parseYaml } from "../../config/document.ts";

/** A part of a configuration file, as it stands there. */
export type Section = Readonly<Record<string, unknown>>;

export interface Present {
  config: Config;
  /** The file's own text as values; empty where there is none. */
  raw: Section;
}

/** Throws ConfigError, and what readFileSync throws. */
export function presentOf(config: Config, file: string | null): Present {
  return { config, raw: file === null ? {} : section(parseYaml(file, readFileSync(file, "utf8")).value) };
}

/** Replaced by what was learned, or a secret's place. */
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
  "sandbox.network": ["mode", "fail_closed", "allow", "resolvers"],
  "mcp.inspection.on_detection": ["webhook_url"],
};

/** The rest of a section. */
export function kept({ raw }: Present, path: string): Section {
  const found = path.split(".").reduce<unknown>((value, key) => section(value)[key], raw);
  const left = LEARNED[path] ?? [];
  return Object.fromEntries(Object.entries(section(found)).filter(([key]) => !left.includes(key)));
}

export function section(value: unknown): Section {
  return typeof value === "object" && value !== null && !Array.isArray(value) ? (value as Section) : {};
}

const FLAG = /(?:key|token|secret|passw(?:or)?d|auth|credential|bearer)/i;
/** Long and mixed: no word that a person chose. */
const OPAQUE = /^(?=.*\d)(?=.*[A-Za-z])[\w+/=.~-]{20,}$/;

/** Arguments of a command, with a placeholder for each that may be a secret. */
export function safeArguments({ args }: DeclaredServer): { args: string[]; hidden: boolean } {
  let hidden = false;
  const hide = (name: string): string => {
    hidden = true;
    return `\${${placeholder(name)}}`;
  };
  const safe = args.map((arg, index) => {
    const [flag = "", value] = arg.split(/=(.*)/s, 2);
    if (value !== undefined && (FLAG.test(flag) || OPAQUE.test(value))) return `${flag}=${hide(flag)}`;
    const before = args[index - 1] ?? "";
    if (before.startsWith("-") && !before.includes("=") && FLAG.test(before)) return hide(before);
    return /:\/\/[^/@]*@/.test(arg) || (OPAQUE.test(arg) && !arg.includes("/")) ? hide("ARGUMENT") : arg;
  });
  return { args: safe, hidden };
}

/** `x-api-key` → `X_API_KEY` */
export function placeholder(name: string): string {
  return name
    .replace(/^-+/, "")
    .replace(/[^A-Za-z0-9]+/g, "_")
    .toUpperCase();
}
