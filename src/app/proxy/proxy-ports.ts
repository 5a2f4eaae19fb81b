/**
 * Converts the configuration to what the LLM proxy needs: options, redaction, storage of bodies. Fails closed:
 * redaction throws on a body that it cannot read, which the proxy refuses if it enforces.
 */
import type { Config } from "../../config/config.ts";
import { redactor } from "../../llm/dlp/redactor.ts";
import type { CapturedBody, ProxyOptions, ProxyPorts } from "../../llm/proxy/ports.ts";
import type { StoredBody } from "../../store/records.ts";

export function proxyOptions({ proxy }: Config, port: number): ProxyOptions {
  return {
    port,
    providers: proxy.providers,
    streamBlock: proxy.stream_block,
    maxBlockBytes: proxy.max_block_bytes,
    maxEventBytes: proxy.max_event_bytes,
    maxRequestBytes: proxy.max_request_bytes,
    maxResponseBytes: proxy.max_response_bytes,
    idleMs: proxy.idle_seconds * 1000,
    caFile: proxy.ca_file || null,
    allowTypes: proxy.allow_types,
  };
}

/** Returns null if nothing is to be redacted. */
export function redaction({ dlp }: Config): ProxyPorts["redact"] {
  if (dlp.mode === "disabled" || dlp.patterns.length + dlp.custom.length === 0) return null;
  return redactor(dlp);
}

/** Returns null if bodies are not stored. */
export function bodyStore(
  { llm_storage, store }: Config,
  sessionId: string,
  write: ((body: StoredBody) => void) | null,
): ProxyPorts["store"] {
  if (!llm_storage.store_bodies || write === null) return null;
  return {
    maxBodyBytes: store.max_body_bytes,
    body({ exchange, direction, contentType, status, body, size }: CapturedBody) {
      write({
        sessionId,
        requestId: exchange.requestId,
        direction,
        timestamp: new Date().toISOString(),
        contentType,
        status,
        body,
        size,
      });
    },
  };
}
