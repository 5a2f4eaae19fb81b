/**
 * Who may read the page and who may also decide: a link with a token that works once, and the cookie it is exchanged for.
 * Only hashes are kept. Direction of failure: closed; what is not known has no right.
 */
import { createHash, randomBytes } from "node:crypto";
import type { Right } from "../page/api.ts";

export const COOKIE = "netmon_ui";

/** Browsers at a time; the oldest is forgotten for a new one. */
const MAX_BROWSERS = 64;

export class Access {
  readonly #tokens = new Map<string, Right>();
  readonly #browsers = new Map<string, Right>();

  /** A token for one browser. */
  token(right: Right): string {
    return issue(this.#tokens, right);
  }

  /** The value of the cookie; null: the token is unknown, or was used. */
  exchange(token: string): string | null {
    const key = hash(token);
    const right = this.#tokens.get(key);
    if (right === undefined) return null;
    this.#tokens.delete(key);
    if (this.#browsers.size >= MAX_BROWSERS) this.#browsers.delete(this.#browsers.keys().next().value ?? "");
    return issue(this.#browsers, right);
  }

  /** By the Cookie header; null: none. */
  right(cookies: string | undefined): Right | null {
    for (const cookie of (cookies ?? "").split(";")) {
      const [name, value = ""] = cookie.trim().split("=", 2);
      const right = name === COOKIE ? this.#browsers.get(hash(value)) : undefined;
      if (right !== undefined) return right;
    }
    return null;
  }
}

function issue(into: Map<string, Right>, right: Right): string {
  const secret = randomBytes(32).toString("base64url");
  into.set(hash(secret), right);
  return secret;
}

/** Compared by their hashes, so that no time tells how much of a secret was right. */
function hash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64");
}
