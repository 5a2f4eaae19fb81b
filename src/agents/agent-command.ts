/**
 * Tells which agent a command starts, by the name of its program or package. Unknown agents get the environment that
 * SDKs read, and launchers for MCP servers at the front of PATH.
 *
 * Direction of failure: open; any other program is a plain command, and the status says what that means.
 */
import { basename } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import type { Agent } from "./agent.ts";
import { AGENTS, agentNamed } from "./agents.ts";
import { VENDOR_AGENTS, vendorNote } from "./vendor-agents.ts";

export interface AgentCommand {
  /** null: a plain command. */
  agent: Agent | null;
  /** The program is the one by which editors run it. */
  isAdapter?: true;
  /** What a person has to know of a plain command that is an agent all the same. */
  note?: string;
  /** Number of words up to and including the agent's program; its own arguments follow. */
  words: number;
}

const RUNNERS: ReadonlySet<string> = new Set(["npx", "bunx", "pnpx"]);

/** Options of package runners, node and env whose value is the next word. */
const WITH_VALUE = wordSet("-p --package -r --require --import -u --unset -C --chdir");

/** `given`: the agent that the user names; `none`: no agent. */
export function agentCommand(command: readonly string[], given?: string): AgentCommand {
  const found = recognised(command);
  if (given === undefined || (found.isAdapter && found.agent?.name === given)) return found;
  return { agent: agentNamed(given), words: found.words };
}

function recognised(command: readonly string[]): AgentCommand {
  const program = programName(command[0] ?? "");
  const own = known(program, "", 1);
  if (own !== null) return own;
  const launched = RUNNERS.has(program) || program === "node" || program === "env";
  if (!launched) return plain(program, "");
  const at = command.findIndex(
    (word, i) =>
      i > 0 && !word.startsWith("-") && !/^\w+=/.test(word) && !WITH_VALUE.has(command[i - 1] ?? ""),
  );
  const word = command[at] ?? "";
  const inPackage = word.replace(/(?<=.)@[^/]*$/, "");
  return known(programName(word), inPackage, at + 1) ?? plain(programName(word), inPackage);
}

/** null: netmon sets up no such agent. */
function known(program: string, inPackage: string, words: number): AgentCommand | null {
  const is = ({ name, packages }: { name: string; packages: readonly string[] }): boolean =>
    name === program || packages.includes(inPackage);
  const agent = AGENTS.find(is);
  if (agent !== undefined) return { agent, words };
  const adapted = AGENTS.find(({ adapter }) => adapter !== undefined && is(adapter));
  return adapted === undefined ? null : { agent: adapted, words, isAdapter: true };
}

function plain(program: string, inPackage: string): AgentCommand {
  const known = VENDOR_AGENTS.find(({ name, packages }) => name === program || packages.includes(inPackage));
  return { agent: null, words: 1, ...(known !== undefined && { note: vendorNote(known) }) };
}

function programName(word: string): string {
  return basename(word).replace(/\.(?:js|mjs|cjs|exe)$/, "");
}
