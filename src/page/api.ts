/**
 * Messages between the page and its server: JSON responses of GET /api/NAME, bodies of POST /api/NAME, and the data of
 * the events of /api/live. Types only: the page's bundle includes no server code.
 */
import type {
  DetectionResult,
  FieldChange,
  McpToolOffered,
  Mode,
  NetmonEvent,
  Severity,
} from "../event/event.ts";
import type { Lane } from "../event/facts.ts";
import type { Level } from "../event/level.ts";
import type { ClaimState } from "../state/claim.ts";

/** Rights that a link grants: `read` views, `decide` also answers. */
export type Right = "read" | "decide";

/** Position in the order of time: microseconds, row. */
export type Key = readonly [timeMicros: number, id: number];

export interface EventItem {
  id: number;
  event: NetmonEvent;
}

/** GET /api/events?filter=&from=|after=TIME.ID&newest=&limit=: among the rows up to `newest`. */
export interface EventsAnswer {
  rows: EventItem[];
}

/** GET /api/index?filter= */
export interface IndexAnswer {
  /** The newest row of the store at that time, matching or not. */
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
  /** Location of the deciding rule and, if the configuration is known, its text; null: no rule decided. */
  rule: { path: string; yaml: string | null } | null;
  /** null: it was not refused, and would not have been. */
  allow: Allowance | null;
}

/** What would let this event pass. */
export interface Allowance {
  /** One or two sentences. */
  says: string;
  /** A rule or a command to copy; null: nothing to copy would do it. */
  copy: string | null;
}

/** GET /api/offered?filter= */
export interface OfferedAnswer {
  /** Tools that are not as a declared server lists them, the worst first. */
  items: OfferedItem[];
  /** Number of further such tools. */
  more: number;
  /** Number of all tools that models were offered. */
  tools: number;
  /** Whether the store has older events, which were not read. */
  older: boolean;
}

export interface OfferedItem {
  id: number;
  /** The last one of this tool. */
  event: McpToolOffered;
}

/** Data of the event `rows`; its id is the newest row of the store. */
export interface RowsMessage {
  /** Number of matching events since the last message. */
  count: number;
  /** The newest of them, newest first. */
  rows: EventItem[];
  /** Whether the store was replaced, so that rows have other numbers. */
  reset: boolean;
}

/** Data of the event `state`. */
export interface StateMessage {
  right: Right;
  /** Whether the store is another machine's file: running sessions are unknown, and nothing can be decided. */
  foreign: boolean;
  sessions: SessionState[];
  /** Number of further sessions. */
  more: number;
  /** Number of definitions and calls that wait for a decision. */
  waiting: number;
  newest: number;
}

/** Proof of enforcement for a session, and what is missing. */
export interface SessionState {
  session_id: string;
  status: "watched" | "pinned" | "dead" | "unreadable" | "proxy" | "gateway" | "ended";
  problem: string | null;
  mode: Mode | null;
  fail_closed: boolean | null;
  /** RFC 3339: when the canary was last refused; null: never, or unknown. */
  verified: string | null;
  /** What its netmon may claim now; null: it has none running. */
  claim: ClaimState | null;
  /** What its last watch said when it began and ended; null: no watch is stored. */
  watch: { mode: Mode; fail_closed: boolean; verified: boolean; from: string; to: string | null } | null;
  /** null: nothing is stored. */
  last: string | null;
  /** Number of lost events; null: unknown. */
  lost: number | null;
  /** What was not seen, in words; empty: nothing known. */
  unseen: string[];
}

export type MapColumn = "session" | "tool" | "server" | "address";

export interface MapWeight {
  count: number;
  blocked: number;
  undeclared: boolean;
}

export interface MapNode extends MapWeight {
  id: string;
  column: MapColumn;
  /** Untrusted text: shown verbatim, never as markup. */
  label: string;
}

export interface MapEdge extends MapWeight {
  from: string;
  to: string;
}

/** GET /api/map?filter= */
export interface MapAnswer {
  nodes: MapNode[];
  edges: MapEdge[];
  /** Number of nodes not shown, by column. */
  more: Partial<Record<MapColumn, number>>;
  /** Number of older events not yet counted; a repeated request has fewer. */
  uncounted: number;
}

/** Number of events in a part of the time. */
export interface Moment {
  /** Unix time in milliseconds at which it begins. */
  at: number;
  refused: number;
  /** Enforce would refuse them, or undeclared ones that passed. */
  warned: number;
}

/** A tool or destination, by what was refused of it. */
export interface Ranked {
  /** null: a destination. */
  server: string | null;
  /** Tool, or `name:port`. */
  name: string;
  /** For the filter: what `to:` or `tool:` takes. */
  term: string;
  /** Number of calls or connections. */
  count: number;
  refused: number;
  undeclared: number;
}

/** GET /api/overview?filter= */
export interface OverviewAnswer {
  events: number;
  refused: number;
  /** Enforce would have refused them. */
  would: number;
  /** Connections to undeclared destinations, refused or not. */
  undeclared: number;
  /** Length of each of `moments`. */
  widthMs: number;
  moments: Moment[];
  /** The most refused ones. */
  tools: Ranked[];
  /** The most refused or undeclared ones. */
  destinations: Ranked[];
  /** The most severe ones first. */
  findings: { level: Level; type: NetmonEvent["type"]; count: number }[];
  /** By session: its worst finding, and what was refused. At most MAX_SESSIONS. */
  sessions: { session: string; refused: number; undeclared: number; worst: Level | null }[];
  /** Number of older events not yet counted; a repeated request has fewer. */
  uncounted: number;
}

export type Change = "new" | "gone" | "changed" | "same";

export interface Compared {
  kind: "tool" | "destination" | "definition";
  name: string;
  change: Change;
  /** Numbers of calls or connections, and of those refused; for a definition, beginnings of hashes. */
  before: string;
  now: string;
}

/** GET /api/compare?filter=&with=: what `filter` has, compared with what `with` has. */
export interface CompareAnswer {
  /** New, gone and changed ones first. */
  rows: Compared[];
  /** Number of further ones. */
  more: number;
  counts: Record<Change, number>;
  uncounted: number;
}

/** A process that made connections, or is above one that did. */
export interface ProcessNode {
  id: string;
  session: string;
  /** 0: unknown. */
  pid: number;
  /** '': it had ended before its name was read. */
  comm: string;
  /** The node of its parent, as recorded; null: it is the session's first, or the parent is unknown. */
  parent: string | null;
  /** Whether it runs now, in this session. */
  runs: boolean;
  places: { place: string; count: number; refused: boolean; undeclared: boolean }[];
  /** Number of further places. */
  more: number;
}

/** GET /api/processes?filter= */
export interface ProcessesAnswer {
  nodes: ProcessNode[];
  more: number;
  uncounted: number;
}

/** GET /api/sessions?match=&from=: running ones first, then the latest. */
export interface SessionsAnswer {
  sessions: SessionState[];
  /** Number of all that match. */
  total: number;
}

/** A filter line that a person saved under a name. */
export interface SavedFilter {
  name: string;
  line: string;
}

/** GET /api/filters; POST with one replaces that of the same name, and removes it if its line is ''. */
export interface FiltersAnswer {
  filters: SavedFilter[];
}

export interface TimelineItem {
  id: number;
  event: NetmonEvent;
  lanes: Lane[];
  /** The calls that it belongs to, and by what it is joined to each. */
  joined: { call: number; by: string; weak: boolean; offset_ms: number }[];
  /** Calls only: what is unknown about it, one sentence each. */
  notes: string[];
}

/** GET /api/timeline?filter=&session=&after=TIME.ID: oldest first. */
export interface TimelineAnswer {
  session: string;
  items: TimelineItem[];
  /** Key for a request of older items; null: none. */
  older: Key | null;
}

export interface DiffPart {
  kind: "same" | "removed" | "added";
  text: string;
}

export interface InboxChange extends Pick<FieldChange, "field"> {
  parts: DiffPart[];
}

/** A definition that is not, or no longer, trusted. */
export interface InboxItem {
  server: string;
  /** '' for the server's instructions. */
  tool: string;
  status: "changed" | "renamed" | "unpinned" | "revoked";
  /** Hash of the definition shown, which an approval applies to. */
  hash: string;
  pinned_hash: string;
  renamed_from: string | null;
  last_seen: string;
  severity: Severity | null;
  detections: readonly DetectionResult[];
  /** Changes from the pinned definition; without a pin, all of it is added. */
  changes: InboxChange[];
}

/** A tool call that waits for a person. */
export interface InboxTicket {
  /** Reference given to the agent. */
  id: string;
  nonce: string;
  session: string;
  agent: string | null;
  user: string | null;
  process: string | null;
  /** Whether it is a connection, without server, tool or definition. */
  connection: boolean;
  server: string;
  tool: string;
  /** All arguments, as JSON. */
  arguments: string;
  destination: string;
  definition: string;
  /** Difference from the pinned definition, as `diff -u`; null: none. */
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
  /** Why tickets cannot be shown; null: they are shown. */
  problem: string | null;
  items: InboxItem[];
  more: number;
}

/** POST /api/answer */
export interface AnswerRequest {
  id: string;
  nonce: string;
  decision: "approved" | "rejected";
  /** Reason for the record. */
  reason: string | null;
  /** Also allows such calls permanently: argument → RE2 pattern that matches its whole text. null: this call, once. */
  always: { matching: Record<string, string> } | null;
}

/** POST /api/decide */
export interface DecideRequest {
  server: string;
  tool: string;
  hash: string;
  decision: "approve" | "block";
  /** `trust`: typed by the person, for a definition with critical detections. */
  confirm?: string;
}

/** GET /api/gaps?session=: what netmon could not see according to netmon report, as lines. */
export interface GapsAnswer {
  lines: string[];
}

/** Body of every response with a status of 400 or higher. */
export interface ErrorAnswer {
  error: string;
}

/** Sessions of one page of their list. */
export const SESSIONS_ROWS = 50;
/** Rows of one page of the list. */
export const PAGE_ROWS = 200;
