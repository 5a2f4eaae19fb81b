/** Rows of the event store as the rest of netmon sees them. */
import type { NetmonEvent, Severity } from "../event/event.ts";

/** One event, with the columns it can be searched by. */
export interface StoredEvent {
  /** Order of arrival; the time of `event` may be earlier than that of the row before. */
  id: number;
  event: NetmonEvent;
}

export interface EventQuery {
  sessionId?: string;
  types?: readonly NetmonEvent["type"][];
  serverId?: string;
  toolName?: string;
  action?: "allow" | "block";
  callId?: string;
  requestId?: string;
  /** Texts that the event's JSON has; ASCII letters of either case. */
  words?: readonly string[];
  /** Inclusive, Unix time in milliseconds. */
  since?: number;
  /** Exclusive, Unix time in milliseconds. */
  until?: number;
  /** How many of the newest, in order of time. */
  limit?: number;
}

/** Body of a request or an answer, as far as llm_storage keeps it. */
export interface StoredBody {
  sessionId: string;
  requestId: string;
  direction: "request" | "response";
  /** RFC 3339. */
  timestamp: string;
  contentType: string;
  status: number | null;
  /** Decoded; credentials that stand in the body are replaced before it comes here. */
  body: Uint8Array;
  /** Bytes of the whole body; more than body.length where it was cut. */
  size: number;
}

/** A tool definition as a server gave it last. */
export interface StoredTool {
  serverId: string;
  serverType: "stdio" | "http" | "sse";
  serverAddr: string;
  toolName: string;
  hash: string;
  /** Canonical JSON (RFC 8785). */
  definition: string;
  /** RFC 3339. */
  firstSeen: string;
  lastSeen: string;
  /** The worst that any netmon process detected in this very definition, whatever its configuration; absent: nothing. */
  detected?: Severity;
}

export interface StoredPin {
  serverId: string;
  toolName: string;
  hash: string;
  /** Canonical JSON of the pinned definition. */
  definition: string;
  /** RFC 3339. */
  pinnedAt: string;
  /**
   * `first_seen`: by auto_trust_first; `approved`: by a person. `revoked`: a person took the trust away; the hash
   * is '' then, which no definition has, so that nothing is trusted at first sight again. `definition` is the
   * one that was trusted, '' where none was.
   */
  origin: "first_seen" | "approved" | "revoked";
  /** The person who approved or revoked, in words; absent where none did. */
  decidedBy?: string;
}

/**
 * Tool definitions and pins: few, read at the start and on each tools/list, so calls are synchronous and on
 * disk when they return. Throws StoreError; the caller fails closed where it enforces.
 */
export interface ToolStore {
  tools(): StoredTool[];
  /** Adds or replaces; `firstSeen` of a tool that is known is kept, and of the same definition the worse `detected`. */
  putTool(tool: StoredTool): void;
  removeTool(serverId: string, toolName: string): void;
  pins(): StoredPin[];
  /** Adds or replaces; one that was `first_seen` takes no other's place, whoever made that one meanwhile. */
  putPin(pin: StoredPin): void;
  /** Makes all writes of `work` at once, waiting for the disk once; none where it throws. */
  atOnce(work: () => void): void;
}
