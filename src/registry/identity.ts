/** A tool that may be meant by a name on the LLM wire. */
import type { ServerType } from "../event/event.ts";
import type { Registry } from "./registry.ts";

export interface ToolIdentity {
  serverId: string;
  /** null: a server that is neither declared nor registered. */
  serverType: ServerType | null;
  /** `host:port`; '' for stdio or if unknown. */
  serverAddr: string;
  serverDeclared: boolean;
  /** The server's own name for the tool if known, otherwise the remains of it in the wire name. */
  toolName: string;
  /** '' if the definition was never seen. */
  toolHash: string;
  /** Whether the server is known to have listed tools; a tool without a hash is then not among them. */
  serverListed: boolean;
  /** Whether the name is only a guess: what is left of one that seems to end in an agent's hash, of a tool that nobody saw. */
  guessed?: true;
}

/** Returns the tool by its server's own names, as used in rules. */
export function toolIdentity(registry: Registry, serverId: string, toolName: string): ToolIdentity {
  const server = registry.server(serverId);
  const tool = registry.tool(serverId, toolName);
  return {
    serverId,
    serverType: server?.type ?? null,
    serverAddr: registry.serverAddr(serverId) || (tool?.serverAddr ?? ""),
    serverDeclared: server?.declared ?? false,
    toolName,
    toolHash: tool?.toolHash ?? "",
    serverListed: registry.hasTools(serverId),
  };
}
