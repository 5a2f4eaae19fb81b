/** A guard in memory: decides as a test says, and records what it is given. */
import type { Mode } from "../../../../src/event/event.ts";
import type {
  CallEnd,
  ContentSubject,
  Guard,
  IncomingCall,
  JudgedCall,
  ListedKind,
  RedactedMessage,
  Refusal,
  ServerRequestMethod,
  ToolsListing,
} from "../../../../src/mcp/inspection/guard.ts";

export function refusal(text: string): Refusal {
  return { reason: "tool_denied", rule: "sandbox.mcp.denied_tools[0]", text: `[netmon] ${text}` };
}

export class RecordingGuard implements Guard {
  mode: Mode = "enforce";
  blockResponse: "error" | "result" = "error";
  judgesDefinitions = true;
  /** By name or URI; also calls of these tools are refused. */
  hidden: (name: string) => boolean = (name) => name.startsWith("hidden");
  serverRefused: Refusal | null = null;
  instructionsShown = true;
  /** Text of a result that counts as poisoned. */
  poison = "POISON";
  asksRefused = false;
  /** A wait until the store has what a refused call was refused for. */
  stored: Promise<void> | null = null;
  /** A wait before the guard learns of a list. */
  ahead: Promise<void> | null = null;

  readonly listings: ToolsListing[] = [];
  readonly calls: IncomingCall[] = [];
  readonly ends = new Map<JudgedCall, CallEnd[]>();
  readonly contents: { subject: ContentSubject; about: string; result: unknown }[] = [];
  readonly asks: { method: ServerRequestMethod; params: unknown }[] = [];
  readonly refusals: { direction: string; reason: string; text: string }[] = [];
  /** What the server's processes were refused. */
  hindrance: string | null = null;
  readonly hindrances: string[] = [];
  messages = 0;
  readonly lookedAt: (readonly unknown[])[] = [];
  /** Ends of calls that nobody judged. */
  strayEnds = 0;

  serverRefusal(): Refusal | null {
    return this.serverRefused;
  }

  listed(listing: ToolsListing): void {
    this.listings.push(listing);
  }

  shows(_kind: ListedKind, definition: unknown): boolean {
    const { name, uri, uriTemplate } = definition as Record<string, unknown>;
    return !this.hidden(String(uri ?? uriTemplate ?? name));
  }

  scanAhead(): Promise<void> | null {
    return this.ahead;
  }

  scanInstructions(): Promise<void> | null {
    return null;
  }

  scanEntries(_kind: ListedKind, entries: readonly unknown[]): Promise<void> | null {
    this.lookedAt.push(entries);
    return null;
  }

  showsInstructions(): boolean {
    return this.instructionsShown;
  }

  call(call: IncomingCall): JudgedCall {
    this.calls.push(call);
    const refused = this.hidden(call.toolName) ? refusal(`no ${call.toolName}`) : null;
    const facts = { call, refusal: refused };
    const judged = refused === null || this.stored === null ? facts : { ...facts, stored: this.stored };
    this.ends.set(judged, []);
    return judged;
  }

  ended(call: JudgedCall, end: CallEnd): void {
    const ends = this.ends.get(call);
    if (ends) ends.push(end);
    else this.strayEnds++;
  }

  content(subject: ContentSubject, about: string, result: unknown): Refusal | null {
    this.contents.push({ subject, about, result });
    const poisoned = JSON.stringify(result).includes(this.poison);
    return poisoned && this.mode === "enforce" ? { ...refusal("poisoned"), reason: "detection" } : null;
  }

  redacted(message: string): RedactedMessage {
    return { message, redactions: 0 };
  }

  serverRequest(method: ServerRequestMethod, params: unknown): Refusal | null {
    this.asks.push({ method, params });
    return this.asksRefused ? { ...refusal("not asked"), reason: "request_policy" } : null;
  }

  refused(direction: "to_server" | "to_client", reason: string, text: string): void {
    this.refusals.push({ direction, reason, text });
  }

  hindered(method: string, outcome: string): string | null {
    this.hindrances.push(`${method} ${outcome}`);
    return this.hindrance;
  }

  message(): void {
    this.messages++;
  }

  /** The outcome of each judged call, in order. */
  get outcomes(): (string | undefined)[] {
    return [...this.ends.values()].map((ends) =>
      ends.length === 1 ? ends[0]?.outcome : `${ends.length} ends`,
    );
  }
}
