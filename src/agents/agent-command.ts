/**
 * Tells which agent a command starts, by the name of its program or package. Unknown agents get the environment that
 * SDKs read, and launchers for MCP servers at the front of PATH.
 *
 * Direction of failure: open; any other program is a plain command, and the status says what that means.
 */
import { basename } from "node:path";
import { words } from "../framing/words.ts";
import { AGENTS, type Agent } from "./agents.ts";

export interface AgentCommand {
  /** null: a plain command. */
  kind: Agent | null;
  /** Number of words up to and including the agent's program; its own arguments follow. */
  words: number;
}

const PACKAGES: Readonly<Record<string, Agent>> = {
  "@anthropic-ai/claude-code": "claude",
  "@openai/codex": "codex",
  "@google/gemini-cli": "gemini",
  "opencode-ai": "opencode",
  "@github/copilot": "copilot",
};

const RUNNERS: ReadonlySet<string> = new Set(["npx", "bunx", "pnpx"]);

/** Options of package runners, node and env whose value is the next word. */
const WITH_VALUE = words("-p --package -r --require --import -u --unset -C --chdir");

/** `given`: the agent that the user names; `none`: no agent. */
export function agentCommand(command: readonly string[], given?: Agent | "none"): AgentCommand {
  const found = recognised(command);
  if (given === undefined) return found;
  return { kind: given === "none" ? null : given, words: found.words };
}

function recognised(command: readonly string[]): AgentCommand {
  const program = programName(command[0] ?? "");
  const own = AGENTS.find((agent) => agent === program);
  if (own) return { kind: own, words: 1 };
  const launched = RUNNERS.has(program) || program === "node" || program === "env";
  if (!launched) return { kind: null, words: 1 };
  const at = command.findIndex(
    (word, i) =>
      i > 0 && !word.startsWith("-") && !/^\w+=/.test(word) && !WITH_VALUE.has(command[i - 1] ?? ""),
  );
  const word = command[at] ?? "";
  const kind = PACKAGES[word.replace(/(?<=.)@[^/]*$/, "")] ?? AGENTS.find((a) => a === programName(word));
  return kind ? { kind, words: at + 1 } : { kind: null, words: 1 };
}

function programName(word: string): string {
  return basename(word).replace(/\.(?:js|mjs|cjs|exe)$/, "");
}
