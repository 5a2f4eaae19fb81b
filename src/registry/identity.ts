/** A tool that a name on the LLM wire may mean. */
import type { ServerType } from "../event/event.ts";

export interface ToolIdentity {
  serverId: string;
  /** null: a server that is neither declared nor registered. */
  serverType: ServerType | null;
  /** `host:port`; '' for stdio and where it is not known. */
  serverAddr: string;
  serverDeclared: boolean;
  /** The server's own name where it is known, else what the wire name leaves of it. */
  toolName: string;
  /** '' where the definition was never seen. */
  toolHash: string;
  /** The server was seen to list tools: one without a hash is then not among them. */
  serverListed: boolean;
}
