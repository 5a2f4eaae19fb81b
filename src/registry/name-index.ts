/**
 * An index of servers and tools by the skeleton of their names (fold.ts), which finds the meanings of a wire name
 * without examining every tool. Changed servers are updated at the next lookup.
 */
import { getOrInsert } from "../collections/get-or-insert.ts";
import { append } from "../collections/long-lists.ts";
import { agentsNames } from "./agent-namings.ts";
import { skeletonText } from "./fold.ts";
import type { Registry } from "./registry.ts";
import { claimedId } from "./server-names.ts";
import type { Form } from "./wire-forms.ts";

/** VS Code keeps 13 characters of a server's label (McpToolName.MaxPrefixLen 18 less `mcp_` and `_`). */
const VSCODE_LABEL = 13;

interface IndexedServer {
  skeleton: string;
  tools: Map<string, string[]>;
  /** Keys in #byMadeName. */
  made: readonly string[];
}

export interface MadeName {
  name: string;
  serverId: string;
  toolName: string;
  form: Form;
  /** Whether the server lists this tool. */
  listed: boolean;
}

/** Returns the tools that rules name of a server. */
export type RuledTools = (serverId: string) => readonly string[];

export class NameIndex {
  readonly #registry: Registry;
  readonly #stale = new Set<string>();
  readonly #unsubscribe: () => void;
  readonly #servers = new Map<string, IndexedServer>();
  readonly #byServer = new Map<string, Set<string>>();
  readonly #byTool = new Map<string, Map<string, string[]>>();
  /** Names that agents make of known tools, and that comparing with the tools would not find. */
  readonly #byMadeName = new Map<string, MadeName[]>();
  #named: ReadonlySet<string> = new Set();
  #ruledTools: RuledTools = () => [];

  constructor(registry: Registry) {
    this.#registry = registry;
    for (const { id } of registry.servers()) this.#stale.add(id);
    this.#unsubscribe = registry.onTools((id) => this.#stale.add(id));
  }

  /**
   * Sets the undeclared servers that rules name, which are then known by name, and the tools that they name of a server.
   * Replaces the former ones.
   */
  setNamed(ids: Iterable<string>, ruledTools: RuledTools = () => []): void {
    const before = this.#named;
    this.#named = new Set(ids);
    this.#ruledTools = ruledTools;
    for (const id of [...before, ...this.#named, ...this.#servers.keys()]) this.#stale.add(id);
  }

  /** Returns the tools of which some agent makes this name, in any case. */
  toolsNamed(name: string): readonly MadeName[] {
    this.#refresh();
    return this.#byMadeName.get(name.toLowerCase()) ?? [];
  }

  /** Returns ids of servers whose name has this skeleton, in full or as truncated by VS Code. */
  serversLike(skeleton: string): Iterable<string> {
    this.#refresh();
    return this.#byServer.get(skeleton) ?? [];
  }

  /** Returns the names of one server's tools with this skeleton. */
  toolsLike(serverId: string, skeleton: string): readonly string[] {
    this.#refresh();
    return this.#servers.get(serverId)?.tools.get(skeleton) ?? [];
  }

  /** Returns the names of all tools of one server. */
  toolsOf(serverId: string): string[] {
    this.#refresh();
    return [...(this.#servers.get(serverId)?.tools.values() ?? [])].flat();
  }

  /** Returns the tools that servers list. */
  *everyTool(): Generator<[serverId: string, toolName: string]> {
    this.#refresh();
    for (const [id, { tools }] of this.#servers)
      for (const names of tools.values()) for (const name of names) yield [id, name];
  }

  /** Returns the tools of all servers with this skeleton. */
  toolsAnywhereLike(skeleton: string): { serverId: string; toolName: string }[] {
    this.#refresh();
    return [...(this.#byTool.get(skeleton) ?? [])].flatMap(([serverId, names]) =>
      names.map((toolName) => ({ serverId, toolName })),
    );
  }

  /** Returns ids of servers whose skeleton begins with this one, for truncated names. Examines every server. */
  serversBeginning(skeleton: string): string[] {
    this.#refresh();
    // An empty skeleton says nothing: every server would begin with it.
    if (skeleton === "") return [...this.serversLike("")];
    return [...this.#servers].flatMap(([id, server]) => (server.skeleton.startsWith(skeleton) ? [id] : []));
  }

  close(): void {
    this.#unsubscribe();
  }

  #refresh(): void {
    if (this.#stale.size === 0) return;
    for (const id of this.#stale) {
      this.#remove(id);
      if (this.#named.has(id) || this.#registry.server(id)) this.#add(id);
    }
    this.#stale.clear();
  }

  #add(id: string): void {
    const skeleton = skeletonText(id);
    const tools = new Map<string, string[]>();
    for (const name of this.#registry.toolNames(id))
      getOrInsert(tools, skeletonText(name), () => []).push(name);
    const made = this.#madeOf(id, [...tools.values()].flat());
    this.#servers.set(id, { skeleton, tools, made: [...made.keys()] });
    for (const [name, meant] of made)
      append(
        getOrInsert(this.#byMadeName, name, () => []),
        meant,
      );
    for (const key of serverKeys(id, skeleton)) getOrInsert(this.#byServer, key, () => new Set()).add(id);
    for (const [key, names] of tools) getOrInsert(this.#byTool, key, () => new Map()).set(id, names);
  }

  #remove(id: string): void {
    const server = this.#servers.get(id);
    if (!server) return;
    this.#servers.delete(id);
    for (const key of serverKeys(id, server.skeleton)) {
      const ids = this.#byServer.get(key);
      ids?.delete(id);
      if (ids?.size === 0) this.#byServer.delete(key);
    }
    for (const key of server.tools.keys()) {
      const servers = this.#byTool.get(key);
      servers?.delete(id);
      if (servers?.size === 0) this.#byTool.delete(key);
    }
    for (const name of server.made) {
      const others = this.#byMadeName.get(name)?.filter(({ serverId }) => serverId !== id) ?? [];
      if (others.length === 0) this.#byMadeName.delete(name);
      else this.#byMadeName.set(name, others);
    }
  }

  /** Tools that rules name, for a server whose tools are not known. */
  #madeOf(id: string, listed: readonly string[]): Map<string, MadeName[]> {
    const claimed = claimedId(id);
    const found = new Map<string, MadeName[]>();
    const isListed = this.#registry.hasTools(id);
    for (const toolName of isListed ? listed : new Set(this.#ruledTools(id)))
      for (const server of claimed === null ? [id] : [id, claimed])
        for (const [name, form] of agentsNames(server, toolName, isListed))
          getOrInsert(found, name.toLowerCase(), () => []).push({
            name,
            serverId: id,
            toolName,
            form,
            listed: isListed,
          });
    return found;
  }
}

/** Returns the part of a server's label that VS Code keeps. */
export function vscodeLabel(id: string): string {
  return id
    .toLowerCase()
    .replace(/[^a-z0-9_.-]+/g, "_")
    .slice(0, VSCODE_LABEL);
}

function serverKeys(id: string, skeleton: string): Set<string> {
  const claimed = claimedId(id);
  // the agent's own name for it is the one that it shares
  const shared = claimed === null ? [] : serverKeys(claimed, skeletonText(claimed));
  return new Set([skeleton, skeletonText(vscodeLabel(id)), ...shared]);
}
