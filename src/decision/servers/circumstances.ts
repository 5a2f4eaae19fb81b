/**
 * How a stdio server was started that listed a definition: arguments, directory, and the names of its environment. A
 * person who is asked about a changed definition sees what else has changed.
 *
 * Fails closed: no values of the environment, and no arguments that may be secrets.
 */
import { parseCanonical } from "../../mcp/definition.ts";
import { mayBeSecret } from "./declared-event.ts";

export interface Circumstances {
  /** null: withheld. */
  arguments: (string | null)[];
  directory: string;
  /** Sorted. */
  environment: string[];
}

/** Limits on what is kept for each definition. */
const MAX_ARGUMENTS = 64;
const MAX_NAMES = 200;
const MAX_TEXT = 1024;

/** Returns the text to be stored. `environment`: names. */
export function circumstancesText(
  args: readonly string[],
  directory: string,
  environment: readonly string[],
): string {
  const cut = (text: string): string => text.slice(0, MAX_TEXT);
  const kept: Circumstances = {
    arguments: args
      .slice(0, MAX_ARGUMENTS)
      .map((argument, index) => (mayBeSecret(argument, args[index - 1]) ? null : argument)),
    directory: cut(directory),
    environment: environment.map(cut).sort().slice(0, MAX_NAMES),
  };
  return JSON.stringify(kept);
}

/** Returns null for undefined, and for a text that is none of circumstancesText's. */
export function circumstancesOf(text: string | undefined): Circumstances | null {
  const value = text === undefined ? null : parseCanonical(text);
  if (typeof value !== "object" || value === null || !("directory" in value)) return null;
  return value as Circumstances;
}

interface Started {
  readonly definition: string;
  readonly startedWith?: string;
}

/**
 * Returns how the two starts differ, a phrase each, so that a person can tell a definition that names its directory from
 * one that lies. Empty: the server was started in the same way; null: one of the starts is unknown.
 */
export function differentStarts(before: Started, after: Started): string[] | null {
  const [old, now] = [circumstancesOf(before.startedWith), circumstancesOf(after.startedWith)];
  if (old === null || now === null) return null;
  const phrases: string[] = [];
  if (old.directory !== now.directory) {
    const named = names(before, old.directory) && names(after, now.directory);
    const what = named ? "in another directory, which each definition names" : "in another directory";
    phrases.push(`${what}: ${old.directory}, now ${now.directory}`);
  }
  if (JSON.stringify(old.arguments) !== JSON.stringify(now.arguments))
    phrases.push(`with other arguments: ${shown(old.arguments)}, now ${shown(now.arguments)}`);
  const [less, more] = [missing(old.environment, now.environment), missing(now.environment, old.environment)];
  if (less.length + more.length > 0) {
    const changes = [...more.map((name) => `+${name}`), ...less.map((name) => `-${name}`)];
    phrases.push(`with another environment: ${changes.join(" ")}`);
  }
  return phrases;
}

function names({ definition }: Started, directory: string): boolean {
  return directory.length > 1 && definition.includes(JSON.stringify(directory).slice(1, -1));
}

function shown(args: Circumstances["arguments"]): string {
  return args.length === 0 ? "none" : args.map((argument) => argument ?? "(withheld)").join(" ");
}

/** Returns the names of `all` that are not among `others`. */
function missing(all: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return all.filter((name) => !known.has(name));
}
