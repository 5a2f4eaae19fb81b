/**
 * What a run records of a server that is declared, so that the policy it needed can be told afterwards. Direction of
 * failure: closed; of addresses and arguments nothing is kept that may be a secret.
 */
import type { DeclaredServer } from "../../config/config.ts";
import type { McpServerDeclared } from "../../event/event.ts";
import { isKeyLike } from "../../event/shown-url.ts";
import { plainArguments } from "./plain-arguments.ts";

/** `filledIn`: its arguments hold what a client's placeholders stood for, which is kept where secrets are. */
export function declaredEvent(
  { id, type, url, command, args, source }: DeclaredServer,
  session_id: string,
  filledIn: boolean,
): McpServerDeclared {
  const { shown, shortened } = withoutSecrets(url);
  return {
    type: "mcp_server_declared",
    timestamp: new Date().toISOString(),
    session_id,
    server_id: id,
    server_type: type,
    url: shown,
    url_shortened: shortened,
    command,
    args: command === null || filledIn ? null : plainArguments(args),
    source,
  };
}

/** An address without user, query, fragment, and without its path where that looks like it holds a key. */
export function withoutSecrets(url: string | null): { shown: string | null; shortened: boolean } {
  if (url === null) return { shown: null, shortened: false };
  if (!URL.canParse(url)) return { shown: null, shortened: true };
  const { origin, pathname, search, hash, username, password } = new URL(url);
  const keyed = pathname.split("/").some(isKeyLike);
  const path = keyed || pathname === "/" ? "" : pathname;
  return {
    shown: origin + path,
    shortened: keyed || [search, hash, username, password].some((p) => p !== ""),
  };
}
