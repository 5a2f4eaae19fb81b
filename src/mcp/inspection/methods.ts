/**
 * The MCP methods on which inspection acts, of every revision from 2024-11-05 to 2026-07-28 (schema.ts of the
 * specification; tasks as an extension: SEP-2663), and names that only look like them.
 *
 * Fails closed. A name that differs from one of these only in letter case, white space or invisible characters does
 * not count as another name, since a sloppy reader would act on it.
 */
import { NameSet } from "./name-set.ts";

export const TOOLS_CALL = "tools/call";
export const TOOLS_LIST = "tools/list";
export const TOOLS_CHANGED = "notifications/tools/list_changed";
export const CANCELLED = "notifications/cancelled";
export const INITIALIZE = "initialize";
export const DISCOVER = "server/discover";
export const PING = "ping";
export const PROMPTS_LIST = "prompts/list";
export const PROMPTS_GET = "prompts/get";
export const RESOURCES_LIST = "resources/list";
export const TEMPLATES_LIST = "resources/templates/list";
export const RESOURCES_READ = "resources/read";
export const TASKS_GET = "tasks/get";
export const TASKS_RESULT = "tasks/result";
export const SAMPLING = "sampling/createMessage";
export const ELICITATION = "elicitation/create";

export const METHODS = new NameSet(
  [
    TOOLS_CALL,
    TOOLS_LIST,
    TOOLS_CHANGED,
    CANCELLED,
    INITIALIZE,
    DISCOVER,
    PING,
    PROMPTS_LIST,
    PROMPTS_GET,
    RESOURCES_LIST,
    TEMPLATES_LIST,
    RESOURCES_READ,
    TASKS_GET,
    TASKS_RESULT,
    SAMPLING,
    ELICITATION,
  ].join(" "),
);

/** Methods allowed even with a blocked server: a client may learn that it exists. */
export const HANDSHAKE: ReadonlySet<string> = new Set([PING, INITIALIZE, DISCOVER]);
