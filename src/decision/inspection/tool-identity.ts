/** The tool by its server's exact names: nothing needs resolving where messages pass. */
import type { ToolIdentity } from "../../policy/tool-call.ts";
import type { ServerIdentity } from "../servers/catalogue.ts";
import type { GuardContext } from "./guard-context.ts";

export function toolIdentity(
  { id, type, addr }: ServerIdentity,
  toolName: string,
  { registry, definitions }: Pick<GuardContext, "registry" | "definitions">,
): ToolIdentity {
  return {
    serverId: id,
    serverType: type,
    serverAddr: addr,
    serverDeclared: registry.server(id)?.declared ?? false,
    toolName,
    toolHash: definitions.hashOf(id, toolName) ?? "",
    serverListed: registry.hasTools(id),
  };
}
