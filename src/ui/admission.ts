/**
 * Checks that every request must pass, whoever sends it: the exact host, and in a browser only from the page itself
 * (Fetch Metadata Request Headers; Fetch Standard, Origin). Protects against pages of other origins, forms and DNS
 * rebinding. Fails closed.
 */

import { createHash, randomBytes } from "node:crypto";
import type { IncomingMessage } from "node:http";
import { BoundedMap } from "../collections/bounded-map.ts";
import { type AdmissionRules, type NotAdmitted, notAdmitted } from "../http/admission.ts";
import { contentType } from "../http/header-fields.ts";
import type { Right } from "../page/api.ts";

/** `port` null: behind a socket file, which may be forwarded to any port. */
export interface OwnHost {
  name: string;
  port: number | null;
}

/** Returns null if there is no objection. */
export function objection(request: IncomingMessage, own: OwnHost): NotAdmitted | null {
  const post = request.method === "POST";
  const rules: AdmissionRules = {
    isOwnHost: (host) => isOwnHost(host, own),
    otherHost: { status: 421, text: `this page is http://${hostText(own)}/ alone` },
    objectionToPage: (origins, site) => {
      const [origin, ...others] = origins;
      if (others.length > 0) return "a request has at most one Origin";
      const other = origin !== undefined && origin !== `http://${request.headers.host}`;
      if (other || (post && origin === undefined)) return "only the page itself may ask this";
      return isOwnSite(site, post)
        ? null
        : "only the page itself may ask this: open the address in a tab of its own";
    },
    noUpgrade: "there is no other protocol here",
    objectionToMethod: (method) => (method === "GET" || post ? null : "use GET or POST"),
  };
  const found = notAdmitted(request, rules);
  if (found !== null) return found;
  // another page's form cannot send this type without a preflight request
  if (post && contentType(request.rawHeaders)?.type !== "application/json")
    return { status: 415, text: "a request has a body of type application/json" };
  return null;
}

/** Programs send no Sec-Fetch-Site; `none`: the person typed the address. */
function isOwnSite(site: string | string[] | undefined, post: boolean): boolean {
  return site === undefined || site === "same-origin" || (site === "none" && !post);
}

function isOwnHost(host: string, { name, port }: OwnHost): boolean {
  return port === null
    ? host === name || (host.startsWith(`${name}:`) && /^\d{1,5}$/.test(host.slice(name.length + 1)))
    : host === `${name}:${port}`;
}

export function hostText({ name, port }: OwnHost): string {
  return `${name}:${port ?? "PORT"}`;
}

/**
 * Who may read the page and who may also decide: a link with a one-time token, and the cookie that it is exchanged for.
 * Only hashes are kept. Fails closed: an unknown token or cookie grants no right.
 */
export const COOKIE = "netmon_ui";

/** Maximum browsers at a time; a new one replaces the oldest. */
const MAX_BROWSERS = 64;

export class Access {
  readonly #tokens = new Map<string, Right>();
  readonly #browsers = new BoundedMap<string, Right>(MAX_BROWSERS);

  /** Returns a token for one browser. */
  token(right: Right): string {
    return issue(this.#tokens, right);
  }

  /** Returns the cookie's value; null: the token is unknown, or was used. */
  exchange(token: string): string | null {
    const key = hash(token);
    const right = this.#tokens.get(key);
    if (right === undefined) return null;
    this.#tokens.delete(key);
    return issue(this.#browsers, right);
  }

  /** Returns the right for a Cookie header; null: none. */
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

/** Secrets are compared by their hashes, so that timing does not reveal a partial match. */
function hash(secret: string): string {
  return createHash("sha256").update(secret).digest("base64");
}
