/**
 * Checks whether netmon was tested with the version of an agent whose own tools it takes away: another version may have
 * tools unknown to netmon. The version comes from the program's package, or the program run in the session.
 *
 * Fails open: the agent starts, and the status reports that the version is unknown.
 */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import type { AgentCommand } from "../../agents/agent-command.ts";
import { isObject } from "../../framing/json-document.ts";
import { executableFile } from "../exec/executable-file.ts";

/** Maximum depth of a program in its package. */
const MAX_DEPTH = 4;
const MAX_PACKAGE = 1 << 20;

/** Returns a sentence if the version differs or is unknown; null: netmon was tested with it. */
export async function untestedVersion(
  { agent, words }: AgentCommand,
  command: readonly string[],
  path: string,
  output: (command: readonly string[]) => Promise<string>,
): Promise<string | null> {
  if (!agent?.interception) return null;
  const { title, interception } = agent;
  const tested = interception.version;
  const file = words === 1 ? executableFile(command[0] ?? "", path) : null;
  const found =
    (file === null ? null : packageVersion(file)) ??
    versionIn(await output([...command.slice(0, words), "--version"]));
  const look = "check which tools it lists";
  if (found === null) return `${title}: version unknown; netmon has been tried with ${tested}: ${look}`;
  return found === tested || found.startsWith(`${tested}.`)
    ? null
    : `${title} ${found}: netmon has not been tried with it, but with ${tested}: ${look}`;
}

function packageVersion(file: string): string | null {
  let directory = dirname(file);
  for (let depth = 0; depth < MAX_DEPTH; depth++) {
    try {
      const text = readFileSync(join(directory, "package.json"), "utf8");
      const { name, version } = text.length > MAX_PACKAGE ? {} : asObject(JSON.parse(text));
      if (typeof name === "string" && typeof version === "string") return versionIn(version);
    } catch {
      // no package here
    }
    directory = dirname(directory);
  }
  return null;
}

const asObject = (value: unknown): Record<string, unknown> => (isObject(value) ? value : {});

function versionIn(text: string): string | null {
  return /\b\d{1,9}\.\d{1,9}(?:\.\d{1,9})?(?:-[\w.]{1,40})?/.exec(text)?.[0] ?? null;
}
