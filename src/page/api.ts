/**
 * What the page and its server say to each other: JSON answers of GET /api/NAME, bodies of POST /api/NAME, and the data of
 * the events of /api/live. Only types: the page's bundle takes nothing from the server.
 */
import type { DetectionResult, FieldChange, Mode, NetmonEvent, Severity } from "../event/event.ts";

/** What a link gives: `read` shows, `decide` also answers. */
export type Right = "read" | "decide";

/** Place in the order of time: microseconds, row. */
export type Key = readonly [timeMicros: number, id: number];

export interface EventItem {
  id: number;
  event: NetmonEvent;
}

/** GET /api/events?filter=&from=|after=TIME.ID&newest=&limit=: of the rows up to `newest`. */
export interface EventsAnswer {
  rows: EventItem[];
}

/** GET /api/index?filter= */
export interface IndexAnswer {
  /** The newest row of the store then, whether it matches or not. */
  newest: number;
  top: Key | null;
  total: number;
  /** The last event of each page of PAGE_ROWS. */
  ends: Key[];
}

/** GET /api/event?id= */
export interface EventAnswer {
  id: number;
  event: NetmonEvent;
  /** Where the deciding rule stands and, if the configuration is known, what it says; null: no rule decided. */
  rule: { path: string; yaml: string | null } | null;
  /** null: it was not refused, and would not have been. */
  allow: Allowance | null;
}

/** What would let this pass. */
export interface Allowance {
  /** One or two sentences. */
  says: string;
  /** A rule or a command to copy; null: nothing that can be copied does it. */
  copy: string | null;
}

/** Data of the event `rows`; its id is the newest row of the store. */
export interface RowsMessage {
  /** Matching events since the last one. */
  count: number;
  /** The newest of them, newest first. */
  rows: EventItem[];
  /** The store was replaced: rows have other numbers. */
  reset: boolean;
}

/** Data of the event `state`. */
export interface StateMessage {
  right: Right;
  /** The store file of another machine: nothing is known of what runs, and nothing can be decided. */
  foreign: boolean;
  sessions: SessionState[];
  /** Sessions beyond those. */
  more: number;
  /** Definitions and calls that wait for a decision. */
  waiting: number;
  newest: number;
}

/** Proof of enforcement, and what is missing, for a session. */
export interface SessionState {
  session_id: string;
  status: "watched" | "pinned" | "dead" | "unreadable" | "proxy" | "gateway" | "ended";
  problem: string | null;
  mode: Mode | null;
  fail_closed: boolean | null;
  /** RFC 3339: the last time that the canary was refused; null: never, or not known. */
  verified: string | null;
  /** null: nothing is stored. */
  last: string | null;
  /** Events lost; null: not known. */
  lost: number | null;
  /** What was not seen, in words; empty: nothing known. */
  unseen: string[];
}

export type MapColumn = "session" | "tool" | "server" | "address";

export interface MapNode {
  id: string;
  column: MapColumn;
  /** The text of others: shown as it is, never as markup. */
  label: string;
  count: number;
  blocked: number;
  undeclared: boolean;
}

export interface MapEdge {
  from: string;
  to: string;
  count: number;
  blocked: number;
  undeclared: boolean;
}

/** GET /api/map?filter= */
export interface MapAnswer {
  nodes: MapNode[];
  edges: MapEdge[];
  /** Nodes that are not shown, by column. */
  more: Partial<Record<MapColumn, number>>;
  /** Older events that are not in it yet: asked again, there are fewer. */
  uncounted: number;
}

export type Lane = "model" | "call" | "message" | "connection" | "result";

export interface TimelineItem {
  id: number;
  event: NetmonEvent;
  lanes: Lane[];
  /** The calls it belongs to, and by what it was joined to each. */
  joined: { call: number; by: string; weak: boolean; offset_ms: number }[];
  /** Only a call: what is unknown of it, one sentence each. */
  notes: string[];
}

/** GET /api/timeline?session=&after=TIME.ID: oldest first. */
export interface TimelineAnswer {
  session: string;
  items: TimelineItem[];
  /** To go on to older ones; null: there are none. */
  older: Key | null;
}

export interface DiffPart {
  kind: "same" | "removed" | "added";
  text: string;
}

export interface InboxChange extends Pick<FieldChange, "field"> {
  parts: DiffPart[];
}

/** A definition that nobody trusts yet, or no longer. */
export interface InboxItem {
  server: string;
  /** '' for the server's instructions. */
  tool: string;
  status: "changed" | "renamed" | "unpinned" | "revoked";
  /** Of the definition that is shown: what is approved. */
  hash: string;
  pinned_hash: string;
  renamed_from: string | null;
  last_seen: string;
  severity: Severity | null;
  detections: readonly DetectionResult[];
  /** Against the pinned definition; for one without a pin all of it is added. */
  changes: InboxChange[];
}

/** A tool call that waits for a person. */
export interface InboxTicket {
  /** The reference that the agent was told. */
  id: string;
  nonce: string;
  session: string;
  agent: string | null;
  user: string | null;
  process: string | null;
  /** A connection: it has no server, tool or definition. */
  connection: boolean;
  server: string;
  tool: string;
  /** All of them, as JSON. */
  arguments: string;
  destination: string;
  definition: string;
  /** How it differs from the pinned one, as `diff -u`; null: it does not. */
  change: string | null;
  rule: string;
  why: string;
  /** RFC 3339. */
  created: string;
  expires: string;
}

/** GET /api/inbox */
export interface InboxAnswer {
  /** Oldest first. */
  tickets: InboxTicket[];
  /** Why tickets cannot be shown; null: they are. */
  problem: string | null;
  items: InboxItem[];
  more: number;
}

/** POST /api/answer */
export interface AnswerRequest {
  id: string;
  nonce: string;
  decision: "approved" | "rejected";
  /** For the record. */
  reason: string | null;
  /** Also allows such calls for good: argument → RE2 pattern of its whole text. null: this call, once. */
  always: { matching: Record<string, string> } | null;
}

/** POST /api/decide */
export interface DecideRequest {
  server: string;
  tool: string;
  hash: string;
  decision: "approve" | "block";
  /** `trust`: the person typed it, for a definition with critical detections. */
  confirm?: string;
}

/** GET /api/gaps?session=: what netmon report says it could not see, as lines. */
export interface GapsAnswer {
  lines: string[];
}

/** Of every answer with a status of 400 or higher. */
export interface ErrorAnswer {
  error: string;
}

/** Rows of one page of the list. */
export const PAGE_ROWS = 200;
