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

export interface AgentCommand {
  /** null: a plain command. */
  agent: Agent | null;
  /** Number of words up to and including the agent's program; its own arguments follow. */
  words: number;
}

const RUNNERS: ReadonlySet<string> = new Set(["npx", "bunx", "pnpx"]);

/** Options of package runners, node and env whose value is the next word. */
const WITH_VALUE = wordSet("-p --package -r --require --import -u --unset -C --chdir");

/** `given`: the agent that the user names; `none`: no agent. */
export function agentCommand(command: readonly string[], given?: string): AgentCommand {
  const found = recognised(command);
  if (given === undefined) return found;
  return { agent: agentNamed(given), words: found.words };
}

function recognised(command: readonly string[]): AgentCommand {
  const program = programName(command[0] ?? "");
  const own = agentNamed(program);
  if (own !== null) return { agent: own, words: 1 };
  const launched = RUNNERS.has(program) || program === "node" || program === "env";
  if (!launched) return { agent: null, words: 1 };
  const at = command.findIndex(
    (word, i) =>
      i > 0 && !word.startsWith("-") && !/^\w+=/.test(word) && !WITH_VALUE.has(command[i - 1] ?? ""),
  );
  const word = command[at] ?? "";
  const inPackage = word.replace(/(?<=.)@[^/]*$/, "");
  const agent = AGENTS.find(({ packages }) => packages.includes(inPackage)) ?? agentNamed(programName(word));
  return agent === null ? { agent, words: 1 } : { agent, words: at + 1 };
}

function programName(word: string): string {
  return basename(word).replace(/\.(?:js|mjs|cjs|exe)$/, "");
}
