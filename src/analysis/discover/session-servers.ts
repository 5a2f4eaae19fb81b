/** What a session's events show of servers that nothing inspects, the strongest evidence first. */
import type { McpServerDiscovered } from "../../event/event.ts";
import type { EventReader } from "../../store/reader.ts";
import { each } from "../report/stored-events.ts";

export interface SessionServer extends Omit<McpServerDiscovered, "type" | "timestamp" | "session_id"> {
  /** RFC 3339: when it was found first and last. */
  first: string;
  last: string;
  /** Times that it was found so. */
  count: number;
}

const ORDER: readonly McpServerDiscovered["confidence"][] = ["high", "medium", "low"];

export function sessionServers(reader: EventReader, sessionId: string): SessionServer[] {
  const found = new Map<string, SessionServer>();
  for (const event of each(reader, { sessionId }, "mcp_server_discovered")) {
    const { type: _, timestamp, session_id: __, ...server } = event;
    const { server_id, command, address = "", evidence } = server;
    const key = JSON.stringify([server_id, command, address, evidence]);
    const known = found.get(key);
    const first = known?.first ?? timestamp;
    found.set(key, { ...server, first, last: timestamp, count: (known?.count ?? 0) + 1 });
  }
  return [...found.values()].sort(
    (a, b) =>
      ORDER.indexOf(a.confidence) - ORDER.indexOf(b.confidence) || (a.server_id < b.server_id ? -1 : 1),
  );
}
