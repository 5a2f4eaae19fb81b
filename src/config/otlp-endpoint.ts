/**
 * Base URL of an OTLP/HTTP receiver, to which /v1/traces, /v1/logs and /v1/metrics are added (OTLP 1.10,
 * https://opentelemetry.io/docs/specs/otlp/#otlphttp-request). Failure: anything else is a ValueError.
 */
import { ValueError } from "../registry/value-error.ts";

/** '' stays ''; else without a slash at its end. Throws ValueError. */
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
