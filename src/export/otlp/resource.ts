/** Who sends: resource and scope of every record. */
import { hostname } from "node:os";
import type { Attributes, Resource, Scope } from "./types.ts";

/** Names are those of the OpenTelemetry semantic conventions 1.45.0, GenAI and MCP ones among them (development). */
export const SCHEMA_URL = "https://opentelemetry.io/schemas/1.45.0";

export interface Origin {
  resource: Resource;
  scope: Scope;
}

/** `service`: the command. */
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
