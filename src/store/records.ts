/** Records of the event store, as the rest of netmon uses them. */
import type { NetmonEvent, Severity } from "../event/event.ts";

/** One event with its row id. */
export interface StoredEvent {
  /** Increases in order of arrival; an event's time may be earlier than that of the previous row. */
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
  /** Refused, or enforce would have refused it. */
  refused?: true;
  /** The event's JSON contains one text of each list, exactly; see fieldTexts. */
  texts?: readonly (readonly string[])[];
  /** Words that the event's JSON must contain, ignoring ASCII case. */
  words?: readonly string[];
  /** Inclusive, Unix time in milliseconds. */
  since?: number;
  /** Exclusive, Unix time in milliseconds. */
  until?: number;
  /** Maximum number of events: the newest, in order of time. */
  limit?: number;
}

/** Body of a request or response, as far as llm_storage keeps it. */
export interface StoredBody {
  sessionId: string;
  requestId: string;
  direction: "request" | "response";
  /** RFC 3339. */
  timestamp: string;
  contentType: string;
  status: number | null;
  /** Decoded; credentials in it have been replaced. */
  body: Uint8Array;
  /** Bytes of the whole body; more than body.length if it was cut. */
  size: number;
}

/** The latest definition of a tool from its server. */
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
  /** Worst severity that any netmon process detected in this definition, whatever its configuration; absent: nothing. */
  detected?: Severity;
  /** How the server was started that listed it (src/decision/servers/circumstances.ts); absent: unknown. */
  startedWith?: string;
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
   * `first_seen`: by auto_trust_first; `approved`: by a person. `revoked`: a person withdrew the trust; the hash
   * is then '', which no definition has, so that nothing is trusted on first sight again. `definition` is the
   * one that was trusted, or ''.
   */
  origin: "first_seen" | "approved" | "revoked";
  /** The person who approved or revoked, in words; absent if none did. */
  decidedBy?: string;
  /** How the server was started that listed it; absent: unknown. */
  startedWith?: string;
  /** Other trusted forms, newest first, at most MAX_FORMS. */
  forms?: readonly PinForm[];
}

/** A definition that stays trusted beside a newer approved one of the same tool. */
export interface PinForm extends Omit<StoredPin, "serverId" | "toolName" | "origin" | "forms"> {
  origin: "first_seen" | "approved";
}

/** Limit on the forms kept beside the pinned definition; a further approval drops the oldest. */
export const MAX_FORMS = 8;

/** How far a reader has read, for the reader that gave it. */
export interface ReadMark {
  reader: string;
  at: number;
}

/** What a reader has not seen yet; an entry may be one that it has seen. */
export interface Unread<T> {
  mark: ReadMark;
  /** Whether `present` is everything that there is. */
  all: boolean;
  present: T[];
  /** Empty if `all`. */
  gone: ToolKey[];
}

export interface ToolKey {
  serverId: string;
  toolName: string;
}

/**
 * Tool definitions and pins, read at the start and on each tools/list, so reading is synchronous; what is written is
 * on disk when a call returns, or when its promise resolves. Throws StoreError; the caller fails closed if it enforces.
 *
 * `since`: the mark of the last reading; null: none. `maxAgeMs`: what another user of this object read so long ago will
 * do if no later write is known; default: 0, so everything written before the call is read.
 */
export interface ToolStore {
  readTools(since: ReadMark | null, maxAgeMs?: number): Unread<StoredTool>;
  /** Adds or replaces. Keeps a known tool's `firstSeen` and, for the same definition, the worse `detected`. */
  putTool(tool: StoredTool): void;
  removeTool(serverId: string, toolName: string): void;
  readPins(since: ReadMark | null, maxAgeMs?: number): Unread<StoredPin>;
  /**
   * Adds or replaces; a `first_seen` pin never replaces another, even one made meanwhile by another process. The
   * definition that an `approved` pin replaces stays as a form; a `revoked` pin removes all forms.
   */
  putPin(pin: StoredPin): void;
  /** Makes all writes of `work` in one transaction, waiting for the disk once; none if it throws or rejects. */
  atOnce(work: () => void): void | Promise<void>;
}
