/**
 * The record of a declared server, from which the policy that a run needed can be derived afterwards. Fails closed:
 * nothing of addresses and arguments is kept that may be a secret.
 */

import { atOnce } from "../../async/steps.ts";
import type { DeclaredServer } from "../../config/config.ts";
import type { McpServerDeclared } from "../../event/event.ts";
import { isKeyLike } from "../../event/shown-url.ts";
import { apiKey } from "../../llm/dlp/api-key.ts";
import { replaced } from "../../llm/dlp/detector.ts";

/** `filledIn`: the arguments contain the values of a client's placeholders, which may be secrets. */
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

/** Returns an address without user, query and fragment, and without its path if that seems to contain a key. */
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

const SECRET_NAME =
  /key|token|secret|pass|pwd|auth|credential|bearer|cookie|session|signature|header|dsn|\bpat\b|\bpin\b/i;
/** Short options that take a password or a header in some program. */
const SECRET_OPTION = /^-[pPH]$/;
/** Matches `NAME=`, `NAME: `, `"NAME":`. */
const NAMES = /([\w-]+)["']?\s*[=:]/g;
/** Matches a URL's user, query or fragment. */
const URL_SECRET = /:\/\/(?:[^/\s]*@|[^\s?#]*[?#])/;
/** Long and mixed, unlike a word that a person would choose. */
const OPAQUE = /^(?=.*\d)(?=.*[A-Za-z])[\w+.~%-]{20,}$/;
const PORT = /^\d{1,5}$/;
const MOST_CHARACTERS = 1024;

/**
 * Reports whether an argument may be a secret, by its form. Fails closed: a possible secret counts as one; but a secret
 * that looks like a word cannot be recognised. `before`: the preceding argument, whose value it may be.
 */
export function mayBeSecret(argument: string, before = ""): boolean {
  if (argument.length > MOST_CHARACTERS) return true;
  const isValue = before.startsWith("-") && !before.includes("=") && !PORT.test(argument);
  if (isValue && (SECRET_NAME.test(before) || SECRET_OPTION.test(before))) return true;
  if ([...argument.matchAll(NAMES)].some(([, name = ""]) => SECRET_NAME.test(name))) return true;
  if (URL_SECRET.test(argument)) return true;
  if (argument.split(/[\s/=:,;@"']+/).some((part) => OPAQUE.test(part))) return true;
  return atOnce(replaced(apiKey, argument, () => "")) !== argument;
}

/** Returns the arguments if all of them may be kept; otherwise null. */
export function plainArguments(args: readonly string[]): string[] | null {
  return args.some((argument, index) => mayBeSecret(argument, args[index - 1])) ? null : [...args];
}
