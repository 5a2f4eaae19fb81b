/**
 * Where alerts are posted. Failure: what would send them unencrypted over a network, or with credentials that
 * stand in the URL's authority, is a ValueError.
 */
import { ValueError } from "../registry/value-error.ts";
import { HIDDEN } from "./secret.ts";

const LOOPBACK = /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/;

/** '' stays ''. Throws ValueError. */
export function parseWebhookUrl(text: string): string {
  if (text === "") return "";
  if (!URL.canParse(text))
    throw new ValueError(
      "not a valid URL",
      "write it with its scheme, e.g. https://alerts.example.com/netmon",
    );
  const url = new URL(text);
  const loopback = url.protocol === "http:" && LOOPBACK.test(url.hostname);
  if (url.protocol !== "https:" && !loopback)
    throw new ValueError("a webhook is https, or http on loopback", "alerts quote what servers say");
  if (url.username !== "" || url.password !== "")
    throw new ValueError("the URL contains a user name or password", "put a token into its path or query");
  if (url.hash !== "") throw new ValueError("the URL has a fragment, which is never sent", "leave out the #");
  return url.href;
}

/** The origin: with many services the path is the secret. */
export function shownWebhookUrl(text: string): string {
  if (text === "") return "";
  const { origin, pathname, search } = new URL(text);
  return pathname === "/" && search === "" ? `${origin}/` : `${origin}/${HIDDEN}`;
}
