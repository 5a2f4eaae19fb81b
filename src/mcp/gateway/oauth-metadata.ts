/**
 * Lets clients sign in at the upstream through the gateway. It serves the upstream's protected-resource metadata
 * (RFC 9728) with `resource` changed to the gateway's endpoint, since clients refuse metadata of a resource other than
 * the one they request (RFC 9728 section 3.3), and changes the pointer to it in WWW-Authenticate. Everything else leads
 * to the upstream's authorization server, which clients contact directly. Metadata of that server itself is requested
 * from the upstream's origin, as clients of 2025-03-26 do.
 *
 * Metadata that is not a JSON object is forwarded unchanged; requests go only to the upstream's own origin.
 */
import { GrowingBytes } from "../../framing/growing-bytes.ts";
import { isObject } from "../../framing/json-document.ts";
import type { ClientResponse } from "../../http/client-response.ts";
import type { CloseSignal } from "../../http/close-signal.ts";
import { listOf } from "../../http/header-fields.ts";
import type { UpstreamResponse } from "../../http/upstream.ts";
import type { Endpoint } from "./endpoint.ts";
import { answerError } from "./own-responses.ts";
import type { Metadata } from "./routes.ts";
import { ask, failureText } from "./upstream-request.ts";

const MAX_METADATA_BYTES = 1024 * 1024;
const POINTER = /(\bresource_metadata\s*=\s*)("(?:[^"\\]|\\.)*"|[^\s,]+)/gi;

/** Returns the fields of an answer, with a pointer to the upstream's origin replaced by `own`. */
export function ledToGateway(fields: readonly string[], endpoint: Endpoint, own: string): readonly string[] {
  if (listOf(fields, "www-authenticate") === undefined) return fields;
  return fields.map((value, i) => {
    if (i % 2 === 0 || fields[i - 1]?.toLowerCase() !== "www-authenticate") return value;
    return value.replace(POINTER, (all: string, start: string, quoted: string) => {
      const { upstream } = endpoint.options;
      const text = quoted.replace(/^"|"$/g, "");
      const url = URL.canParse(text, upstream.href) ? new URL(text, upstream) : null;
      if (url?.origin !== upstream.origin) return all;
      endpoint.metadataUrl = url;
      return `${start}"${own}"`;
    });
  });
}

/** Answers a GET for metadata. `resource`: the URL of the gateway's endpoint as the client knows it. */
export async function answerMetadata(
  endpoint: Endpoint,
  what: Metadata,
  fields: readonly string[],
  resource: string,
  client: ClientResponse,
): Promise<void> {
  try {
    for (const path of pathsOf(endpoint, what)) {
      const answer = await fetchMetadata(endpoint, path, fields, client.closed);
      const body = await wholeBody(answer);
      if (answer.status !== 200) continue;
      const type = ["content-type", "application/json"];
      return client.whole(
        200,
        type,
        what === "oauth-protected-resource" ? withResource(body, resource) : body,
      );
    }
    answerError(client, 404, "the upstream has no such metadata");
  } catch (error) {
    if (client.closed.aborted) return;
    const { status, text } = failureText(error);
    answerError(client, status, `[netmon] ${endpoint.options.serverId} cannot be asked: ${text}`);
  }
}

/** Returns the paths to try: the one named by the upstream, the one of RFC 9728 and RFC 8414 for its path, its root. */
function pathsOf({ options, metadataUrl }: Endpoint, what: Metadata): string[] {
  const root = `/.well-known/${what}`;
  const { pathname } = options.upstream;
  const said =
    what === "oauth-protected-resource" && metadataUrl ? [metadataUrl.pathname + metadataUrl.search] : [];
  return [...new Set([...said, pathname === "/" ? root : root + pathname, root])];
}

function fetchMetadata(
  { options }: Endpoint,
  path: string,
  fields: readonly string[],
  closed: CloseSignal,
): Promise<UpstreamResponse> {
  // Metadata is public: neither the client's nor the configured credentials are needed.
  const kept = fields.flatMap((name, i) =>
    i % 2 === 0 && /^(?:accept|user-agent|mcp-protocol-version)$/i.test(name)
      ? [name, fields[i + 1] as string]
      : [],
  );
  const to = { ...options, headers: () => [] };
  return ask(to, { method: "GET", path, fields: kept, body: null, changed: true, mirrored: true, closed });
}

async function wholeBody({ body }: UpstreamResponse): Promise<Buffer> {
  const bytes = new GrowingBytes();
  for await (const chunk of body) {
    bytes.append(chunk);
    if (bytes.length > MAX_METADATA_BYTES) throw new Error("metadata is too large");
  }
  return bytes.take();
}

function withResource(body: Buffer, resource: string): Buffer {
  try {
    const metadata: unknown = JSON.parse(body.toString("utf8"));
    return isObject(metadata) ? Buffer.from(JSON.stringify({ ...metadata, resource })) : body;
  } catch {
    return body;
  }
}
