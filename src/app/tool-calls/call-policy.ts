/**
 * A call's name and arguments → what it means and what the policy says of it; without mode, record and
 * limits' tokens, so that `netmon policy` asks the same questions as the judge.
 *
 * Direction of failure: closed. A native tool's name is looked at as an MCP tool's wherever the host could
 * mean one, and the MCP tool decides where it is blocked.
 */
import type { McpConfig } from "../../config/config.ts";
import type { AgentProgram } from "../../llm/proxy/ports.ts";
import { namedServers } from "../../policy/named-servers.ts";
import { NativeTools } from "../../policy/native-tools.ts";
import { type ToolPolicy, toolPolicy } from "../../policy/tool.ts";
import type { ToolIdentity } from "../../registry/identity.ts";
import type { Registry } from "../../registry/registry.ts";
import { type Resolution, type WireName, WireNames } from "../../registry/wire-name.ts";
import { resourceServers } from "./resource-call.ts";
import { type CallState, type CallVerdict, judgeTools } from "./verdict.ts";

export interface Meaning extends Resolution {
  /** The agent has a tool of its own with this name. */
  native: boolean;
}

/** An id has at most 128 characters. */
const MAX_SERVER = 1024;

export class CallPolicy {
  readonly #names: WireNames;
  #native!: NativeTools;
  #policy!: ToolPolicy;

  /** The registry's servers are declared by the caller. */
  constructor(registry: Registry, mcp: McpConfig) {
    this.#names = new WireNames(registry);
    this.update(mcp);
  }

  update(mcp: McpConfig): void {
    this.#policy = toolPolicy(
      mcp,
      mcp.servers.map((server) => server.id),
    );
    this.#native = new NativeTools(mcp.native_tools);
    this.#names.setNamed(namedServers(mcp));
  }

  get policy(): ToolPolicy {
    return this.#policy;
  }

  meaning(wire: WireName, agent: AgentProgram | null): Meaning {
    const native = wire.server === null && this.#native.has(wireNameText(wire), agent);
    return { ...this.#names.resolve(wire, agent, native), native };
  }

  /** The verdict on a call of one of these tools; `args` undefined: not readable. */
  judge(tools: readonly ToolIdentity[], args: unknown, state: CallState): CallVerdict {
    return judgeTools(this.#policy, tools, args, state);
  }

  /**
   * null: a call of a native tool, which reads no resources of a denied server. A native name that is no tool's for certain is the agent's own, unless
   * that lets a denied call pass.
   */
  verdict(
    { identities, certain, native }: Meaning,
    toolName: string,
    args: unknown,
    state: CallState,
  ): CallVerdict | null {
    if (native && identities.length === 0) return this.#resourceVerdict(toolName, args);
    const verdict = this.judge(identities, args, state);
    return native && !certain && verdict.action === "allow" ? this.#resourceVerdict(toolName, args) : verdict;
  }

  /** Where the agent's own tool would read resources of a server that is denied; else null. */
  #resourceVerdict(toolName: string, args: unknown): CallVerdict | null {
    const state = {
      pinOf: () => null,
      detectedOf: () => null,
      tokensOf: () => Number.POSITIVE_INFINITY,
    };
    for (const server of resourceServers(toolName, args)) {
      if (server.length > MAX_SERVER) continue;
      for (const tool of this.#names.resolve({ name: toolName, namespace: null, server }, null).identities) {
        const verdict = this.judge([tool], args, state);
        if (verdict.reason.startsWith("server_")) return verdict;
      }
    }
    return null;
  }

  /** The tool of one server, where that is known. */
  toolsOf(serverId: string, name: string): ToolIdentity[] {
    const { identities } = this.#names.resolve({ name, namespace: null, server: serverId }, null);
    return identities.filter((tool) => tool.serverId === serverId);
  }

  close(): void {
    this.#names.close();
  }
}

/** As on the wire; with a namespace `namespace/name`. */
export function wireNameText({ name, namespace }: Pick<WireName, "name" | "namespace">): string {
  return namespace === null ? name : `${namespace}/${name}`;
}
