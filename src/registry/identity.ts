/** A tool that may be meant by a name on the LLM wire. */
import type { ServerType } from "../event/event.ts";

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
}
