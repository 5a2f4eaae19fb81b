/**
 * Tells which agent a running process is, by the words of its command line: to name a daemon that an agent has left, not
 * to configure it (agent-command.ts). Wider than the agents that netmon sets up.
 *
 * Direction of failure: open; a process by another name is no agent.
 */
import { basename } from "node:path";
import { wordSet } from "../collections/word-set.ts";
import { AGENTS } from "./agents.ts";
import { VENDOR_AGENTS } from "./vendor-agents.ts";

/** Programs that run the script in one of their next words. */
const INTERPRETER = /^(?:node|nodejs|bun|deno|python[\d.]*|uv|npx|bunx|pnpx|env|sh|bash)$/;

/** Names of programs and, after `:`, of packages with another name. */
const NAMES: ReadonlyMap<string, string> = new Map(
  [
    ...[...AGENTS, ...VENDOR_AGENTS].flatMap(({ name, packages }) => [
      name,
      ...packages.map((one) => `${name}:${one}`),
    ]),
    ...wordSet("aider crush gemini-cli goose goosed kiro-cli openclaw cursor-agent mini-swe-agent"),
  ].map((entry) => {
    const [name = "", other = name] = entry.split(":");
    return [other, name];
  }),
);

/** Looks at the program, and at the first words of an interpreter, which may be options. */
const LOOKED_AT = 6;

export interface NamedProcess {
  /** The program's name, and its script's if an interpreter runs it. No other words: they may contain secrets. */
  program: string;
  /** null: not an agent that is known. */
  agent: string | null;
}

/** `command`: the words of its command line; empty: unknown. */
export function namedProcess(command: readonly string[], comm: string): NamedProcess {
  const [first = ""] = command;
  const name = nameOf(first) || comm;
  if (!INTERPRETER.test(name)) return { program: name, agent: agentAt(first) ?? agentAt(comm) };
  const script = command.slice(1).find((word) => word !== "" && !word.startsWith("-"));
  const agent =
    command
      .slice(0, LOOKED_AT)
      .map(agentAt)
      .find((found) => found !== null) ?? agentAt(comm);
  return { program: script === undefined ? name : `${name} ${nameOf(script)}`, agent };
}

function nameOf(word: string): string {
  return basename(word).slice(0, 64);
}

function agentAt(word: string): string | null {
  const own = NAMES.get(basename(word).replace(/\.(?:js|mjs|cjs|py|exe)$/, ""));
  if (own !== undefined) return own;
  const inPackage = /.*\/(?:node_modules|site-packages|dist-packages)\/(@[^/]+\/[^/]+|[^/]+)/.exec(word)?.[1];
  return NAMES.get(inPackage ?? word.replace(/(?<=.)@[^/]*$/, "")) ?? null;
}
