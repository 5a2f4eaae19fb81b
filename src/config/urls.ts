/** URLs in the configuration: those of providers, telemetry collectors and webhooks. */
import { parseServerUrl } from "../registry/host.ts";
import { ValueError } from "../registry/value-error.ts";
import { HIDDEN } from "./secret.ts";

/** Parses an upstream, `https://gateway.example/base`. Returns the URL without a final slash. Throws ValueError. */
export function parseUpstream(text: string): string {
  parseServerUrl(text);
  const url = new URL(text);
  if (url.protocol !== "https:" && url.protocol !== "http:")
    throw new ValueError(`${url.protocol} is not possible here`, "an upstream is http: or https:");
  if (url.search !== "" || url.hash !== "")
    throw new ValueError("an upstream has no query and no fragment", "the agent's requests bring their own");
  return `${url.origin}${url.pathname.replace(/\/+$/, "")}`;
}

/**
 * Parses the base URL of an OTLP/HTTP receiver, to which /v1/traces, /v1/logs and /v1/metrics are appended (OTLP 1.10,
 * https://opentelemetry.io/docs/specs/otlp/#otlphttp-request). Returns it without a final slash; '' stays ''. Throws
 * ValueError.
 */
export function parseOtlpEndpoint(text: string): string {
  if (text === "") return "";
  const url = URL.canParse(text) ? new URL(text) : null;
  if (url === null || !/^https?:$/.test(url.protocol))
    throw new ValueError("not an http or https URL", "write it with its scheme, e.g. http://127.0.0.1:4318");
  if (url.username !== "" || url.password !== "")
    throw new ValueError("the URL contains a user name or password", "put credentials into headers");
  if (url.search !== "" || url.hash !== "")
    throw new ValueError("the URL has a query or a fragment", "put credentials into headers");
  if (/\/v1\/(?:traces|logs|metrics)\/?$/.test(url.pathname))
    throw new ValueError("the URL is that of one signal", "leave out /v1/...: netmon adds it");
  return url.href.replace(/\/+$/, "");
}

export function isLoopback({ hostname }: URL): boolean {
  return /^(?:localhost|127\.\d+\.\d+\.\d+|\[::1\])$/.test(hostname);
}

/**
 * Parses the URL that alerts are posted to. '' stays ''. Throws ValueError for a URL that would send them unencrypted
 * over a network, or that has credentials in its authority.
 */
export function parseWebhookUrl(text: string): string {
  if (text === "") return "";
  if (!URL.canParse(text))
    throw new ValueError(
      "not a valid URL",
      "write it with its scheme, e.g. https://alerts.example.com/netmon",
    );
  const url = new URL(text);
  if (url.protocol !== "https:" && !(url.protocol === "http:" && isLoopback(url)))
    throw new ValueError("a webhook is https, or http on loopback", "alerts quote what servers say");
  if (url.username !== "" || url.password !== "")
    throw new ValueError("the URL contains a user name or password", "put a token into its path or query");
  if (url.hash !== "") throw new ValueError("the URL has a fragment, which is never sent", "leave out the #");
  return url.href;
}

/** Shows only the origin: for many services the path is the secret. */
export function shownWebhookUrl(text: string): string {
  if (text === "") return "";
  const { origin, pathname, search } = new URL(text);
  return pathname === "/" && search === "" ? `${origin}/` : `${origin}/${HIDDEN}`;
}
