/**
 * Former names of commands, which work for one release: a command line is rewritten to the present name before it is
 * parsed, so that an old name can do nothing but what the new one does.
 */
import { distance } from "fastest-levenshtein";
import { wordPlaces } from "./command-words.ts";

/** The longest match counts. */
const FORMER: Readonly<Record<string, string>> = {
  "mcp calls": "events --calls",
  "mcp events": "events",
  "mcp trace": "trace",
  "mcp registry": "registry",
  "mcp approve": "registry approve",
  "mcp revoke": "registry revoke",
  "mcp inspect": "inspect",
  top: "status --live",
  sessions: "status --all",
  "sessions list": "status --all",
  "sessions show": "status",
  "sessions prune": "audit prune",
};

/** Without a name they showed the latest session, where the present command shows all. */
const OF_THE_LATEST = new Set(["sessions show"]);

export interface Renamed {
  args: readonly string[];
  /** Both names; null: it is no former one. */
  names: { former: string; present: string } | null;
}

export function presentNames(args: readonly string[]): Renamed {
  const places = wordPlaces(args).filter((at) => args[at] !== "help");
  const words = places.map((at) => args[at] as string);
  const count = [2, 1].find((length) => Object.hasOwn(FORMER, words.slice(0, length).join(" ")));
  const former = words.slice(0, count ?? 0).join(" ");
  const present = FORMER[former];
  if (count === undefined || present === undefined) return { args, names: null };
  const [first = 0, ...others] = places.slice(0, count);
  const left = args.flatMap((arg, at) =>
    at === first ? present.split(" ") : others.includes(at) ? [] : [arg],
  );
  const unnamed = words.length === count && !args.some((arg) => /^--session(?:=|$)/.test(arg));
  const added = OF_THE_LATEST.has(former) && unnamed && !isHelp(args) ? ["latest"] : [];
  return { args: [...left, ...added], names: { former, present } };
}

function isHelp(args: readonly string[]): boolean {
  return args.some((arg) => arg === "help" || arg === "--help" || arg === "-h");
}

/**
 * Returns the present name of a command that somebody may mean who types a former name with a slip, or the last word of a
 * command alone: `mcp evnts`, `approve`. Null: none is near.
 */
export function meantCommand(args: readonly string[]): string | null {
  const words = wordPlaces(args)
    .map((at) => args[at] as string)
    .filter((word) => word !== "help");
  const typed = words.slice(0, 2).join(" ");
  const whole = Object.entries(FORMER)
    .map(([former, present]) => ({ present, steps: distance(typed, former) }))
    .sort((a, b) => a.steps - b.steps)[0];
  if (whole !== undefined && whole.steps <= 2) return whole.present;
  const last = Object.entries(FORMER).find(
    ([former]) => former.includes(" ") && former.endsWith(` ${words[0]}`),
  );
  return last?.[1] ?? null;
}
