/**
 * The MCP methods on which inspection acts, of every revision from 2024-11-05 to 2026-07-28 (schema.ts of the
 * specification; tasks as an extension: SEP-2663), and names that only look like them.
 *
 * Fails closed. A name that differs from one of these only in letter case, white space or invisible characters does
 * not count as another name, since a sloppy reader would act on it.
 */
import { NameSet } from "./name-set.ts";

export const Method = {
  callTool: "tools/call",
  listTools: "tools/list",
  toolsChanged: "notifications/tools/list_changed",
  cancelled: "notifications/cancelled",
  initialize: "initialize",
  discover: "server/discover",
  ping: "ping",
  listPrompts: "prompts/list",
  getPrompt: "prompts/get",
  listResources: "resources/list",
  listTemplates: "resources/templates/list",
  readResource: "resources/read",
  getTask: "tasks/get",
  taskResult: "tasks/result",
  sampling: "sampling/createMessage",
  elicitation: "elicitation/create",
} as const;

export const METHODS = new NameSet(Object.values(Method).join(" "));

/** Requests by which a client learns what a server offers. */
export const STARTING: ReadonlySet<string> = new Set([
  Method.initialize,
  Method.discover,
  Method.listTools,
  Method.listPrompts,
  Method.listResources,
  Method.listTemplates,
]);

/** Methods allowed even with a blocked server: a client may learn that it exists. */
export const HANDSHAKE: ReadonlySet<string> = new Set([Method.ping, Method.initialize, Method.discover]);
