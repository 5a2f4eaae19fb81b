/** Options of several commands, and their conversion. Loads no file readers: a shim starts with this module. */
import { InvalidArgumentError, Option } from "commander";
import type { PresetName } from "../../config/presets.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { Mode } from "../../event/event.ts";
import { shownUrl } from "../../event/shown-url.ts";
import type { PolicyOverrides } from "../../watch/policy/policy-source.ts";
import { CliError, ExitCode } from "../exit-codes.ts";
import { warn } from "../output/messages.ts";
import type { CliIo } from "../output/terminal.ts";

export interface PolicyOptions {
  mode?: Mode;
  failClosed?: boolean;
  preset?: PresetName[];
}

export const MODES = ["observe", "enforce"] as const;

export function choice(flags: string, about: string, values: readonly string[]): Option {
  return new Option(flags, about).choices(values);
}

export function modeOption(overridden = "sandbox.mcp.mode"): Option {
  return choice("--mode <mode>", `override ${overridden}`, MODES);
}

export function failClosedOption(): Option {
  return new Option("--fail-closed", "block unknown tools and servers (overrides sandbox.mcp.fail_closed)");
}

export function mcpConfigOption(about: string): Option {
  return new Option("--mcp-config <file>", about).argParser(collect).default([]);
}

export function overridesOf({ mode, failClosed, preset }: PolicyOptions): PolicyOverrides {
  return {
    ...(mode !== undefined && { mode }),
    ...(failClosed === true && { failClosed }),
    ...(preset !== undefined && { presets: preset }),
  };
}

export function collect(word: string, words: string[] = []): string[] {
  return [...words, word];
}

/** Calls `parse` and converts its errors to invalid arguments. */
export function parsedBy<T>(parse: () => T, before = ""): T {
  try {
    return parse();
  } catch (error) {
    throw new InvalidArgumentError(before + errorMessage(error));
  }
}

export function portNumber(text: string): number {
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port > 65_535) throw new InvalidArgumentError("Give a port, 0 to 65535.");
  return port;
}

export function usage(text: string, options?: { cause?: unknown }): CliError {
  return new CliError(ExitCode.usage, text, options);
}

/** `instead` continues the phrase "give it". */
export function warnOfArgument(io: CliIo, what: string, instead: string): void {
  warn(io, `${what} is in the command line, which every user of this machine can read in /proc: ${instead}`);
}

/** Reports whether the URL has parts that netmon hides. */
export function mayHoldSecret(url: string): boolean {
  return shownUrl(url) !== url;
}
