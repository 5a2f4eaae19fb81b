/**
 * How agents name a server's tool on the LLM wire, one function for each agent, as its program does it (the versions are
 * in docs/measured.md). Most names lose characters, and some get a hash of what they lost, so that no name can be turned
 * back: the names of known tools are made in the same way, and compared.
 *
 * Not here: Codex and VS Code, whose names depend on more than server and tool (wire-match.ts).
 */
import { createHash } from "node:crypto";
import { foldsTo } from "./fold.ts";
import type { Form } from "./wire-forms.ts";

export interface Naming {
  form: Form;
  /** The name before anything in it is changed. */
  plain(server: string, tool: string): string;
  /** `plain`: of this server and tool. */
  made(plain: string, server: string, tool: string): string;
}

const joined =
  (prefix: string, between: string) =>
  (server: string, tool: string): string =>
    `${prefix}${server}${between}${tool}`;

const mcp = joined("mcp__", "__");

/** One `_` for each UTF-16 unit. */
const folded = (text: string): string => text.replace(/[^A-Za-z0-9_-]/g, "_");

function hexDigest(algorithm: "sha1" | "sha256", text: string, digits: number): string {
  return createHash(algorithm).update(text).digest("hex").slice(0, digits);
}

/** FNV-1a of the UTF-16 units, as a signed number. */
function fnv(text: string): number {
  let hash = 0x811c9dc5 | 0;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  return hash;
}

/** Cuts a name so that it has at most `most` characters with this at its end. */
function ending(name: string, tail: string, most: number): string {
  return name.slice(0, most - tail.length) + tail;
}

const bare: Naming = { form: "bare", plain: (_server, tool) => tool, made: (plain) => plain };

const opencode: Naming = { form: "server_", plain: joined("", "_"), made: folded };

export const NAMINGS = {
  claude: { form: "mcp__", plain: mcp, made: folded },
  gemini: {
    form: "mcp_",
    plain(server, tool) {
      const pair = `${server}_${tool}`;
      return pair.startsWith("mcp_") ? pair : `mcp_${pair}`;
    },
    made(plain) {
      const name = plain.replace(/[^A-Za-z0-9_\-.:]/g, "_");
      return name.length <= 63 ? name : `${name.slice(0, 30)}...${name.slice(-30)}`;
    },
  },
  opencode,
  kilo: opencode,
  copilot: {
    form: "server-",
    plain: joined("", "-"),
    made: (plain) => plain.replace(/[^A-Za-z0-9_-]/g, "-"),
  },
  qwen: {
    form: "mcp__",
    plain: mcp,
    made(plain) {
      const name = folded(plain);
      if (name === plain && name.length <= 63) return name;
      return ending(name, `_${(fnv(plain) >>> 0).toString(36).padStart(7, "0")}`, 63);
    },
  },
  cline: {
    form: "server__",
    plain: joined("", "__"),
    made(plain) {
      const name = plain.replace(/[^A-Za-z0-9_-]+/g, "_");
      return name === plain && name.length <= 64 ? name : ending(name, `_${hexDigest("sha1", plain, 8)}`, 64);
    },
  },
  continue: bare,
  gptme: {
    form: "server_",
    plain: joined("", "."),
    made(plain) {
      const name = plain.replace(/[^A-Za-z0-9_-]/gu, "_").slice(0, 48);
      return `${name}_${hexDigest("sha256", `${plain}:0`, 12)}`;
    },
  },
  hermes: { form: "mcp__", plain: mcp, made: (plain) => plain.replace(/[^A-Za-z0-9_]/gu, "_") },
  kimi: {
    form: "mcp__",
    plain: mcp,
    made(_plain, server, tool) {
      const [from, to] = [server, tool].map((part) => folded(part).replace(/_+/g, "_"));
      const name = mcp(from as string, to as string);
      return name.length <= 64 ? name : ending(name, `_${fnv(name).toString(16).padStart(8, "0")}`, 64);
    },
  },
  pi: {
    form: "mcp__",
    plain: mcp,
    made(plain, server, tool) {
      const name = plain.replace(/[^A-Za-z0-9_]/g, "_");
      return name.length <= 64 ? name : ending(name, `_${hexDigest("sha256", `${server}\0${tool}`, 8)}`, 64);
    },
  },
  droid: {
    form: "server___",
    plain: joined("", "___"),
    made(plain) {
      const name = folded(plain);
      return name.length <= 64 ? name : ending(name, `_${hexDigest("sha256", name, 8)}`, 64);
    },
  },
  /** With one server the bare name. */
  openhands: { form: "server_", plain: joined("", "_"), made: (plain) => plain },
  grok: { form: "mcp__", plain: mcp, made: (plain) => plain },
} as const satisfies Record<string, Naming>;

const ALL: readonly Naming[] = [...new Set(Object.values(NAMINGS))];

/** Returns the name that this agent gives the tool of a server. */
export function agentsName(agent: keyof typeof NAMINGS, server: string, tool: string): string {
  const naming: Naming = NAMINGS[agent];
  return naming.made(naming.plain(server, tool), server, tool);
}

/**
 * Returns the names that agents give the tool of a server, with their forms. `altered`: only those that are cut or have
 * something added, since others are found by comparing.
 */
export function agentsNames(server: string, tool: string, altered: boolean): Map<string, Form> {
  const names = new Map<string, Form>();
  for (const { form, plain, made } of ALL) {
    const whole = plain(server, tool);
    const name = made(whole, server, tool);
    // a name without a server is judged as one that nobody knows, unless its server lists it
    const isFound = form === "bare" || (altered && form !== "server-" && foldsTo(whole, name));
    if (!isFound && name !== "" && !names.has(name)) names.set(name, form);
  }
  return names;
}
