/** The sender of the records: their resource and scope. */
import { hostname } from "node:os";
import type { Attributes, Resource, Scope } from "./types.ts";

/** Names follow the OpenTelemetry semantic conventions 1.45.0, including those for GenAI and MCP (development). */
export const SCHEMA_URL = "https://opentelemetry.io/schemas/1.45.0";

export interface Origin {
  resource: Resource;
  scope: Scope;
}

/** `service`: the netmon command. */
export function originOf(sessionId: string, service: string, version: string): Origin {
  const attributes: Attributes = {
    "service.name": "netmon",
    "service.namespace": "netmon",
    "service.version": version,
    "service.instance.id": `${hostname()}:${process.pid}`,
    "host.name": hostname(),
    "process.pid": process.pid,
    "session.id": sessionId,
    "netmon.command": service,
  };
  const resource: Resource = {
    attributes,
    schemaUrl: SCHEMA_URL,
    merge: () => resource,
    getRawAttributes: () => Object.entries(attributes),
  };
  return { resource, scope: { name: "netmon", version, schemaUrl: SCHEMA_URL } };
}
