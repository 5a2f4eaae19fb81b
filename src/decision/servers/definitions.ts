/**
 * The definitions of servers' tools: last seen, trusted, detected. `apply` takes in a server's list; `pinOf` and
 * `detectedOf` determine what may be called and shown.
 *
 * If the store cannot be read, every tool counts as changed where enforce pins; if it cannot be written, changes are
 * kept in memory and failures counted.
 */
import { atOnce, inSlices, type Steps } from "../../async/steps.ts";
import type { InspectionConfig, McpConfig } from "../../config/config.ts";
import { maxSeverity } from "../../detection/detection.ts";
import type { EventSink } from "../../event/event.ts";
import { processFaults } from "../../event/faults.ts";
import { sessionSink } from "../../event/session-sink.ts";
import { type Definition, INSTRUCTIONS } from "../../mcp/tool-set.ts";
import { isPinned, PINS_UNREADABLE } from "../../policy/pinning.ts";
import type { DetectedDefinition } from "../../policy/tool-call.ts";
import type { Registry } from "../../registry/registry.ts";
import type { ReadMark, StoredTool, ToolStore } from "../../store/records.ts";
import { PinBook } from "../pins/pin-book.ts";
import { ProgramTrust } from "../pins/program-trust.ts";
import { INSTRUCTIONS_CHANGED, Trust } from "../pins/trust.ts";
import { type SeenDefinition, trustedForm } from "../pins/trusted-form.ts";
import { definitionDiff } from "../pins/unified-diff.ts";
import { Catalogue, type Listed, type ServerIdentity } from "./catalogue.ts";
import { DefinitionReports } from "./definition-reports.ts";
import type { Detected } from "./detection-events.ts";
import { Findings } from "./findings.ts";
import {
  type DefinitionContext,
  DefinitionScanner,
  definitionContext,
  type KnownDetections,
  type Scanned,
} from "./scanner.ts";
import { StoreWrites } from "./store-writes.ts";

/** Milliseconds of scanning at once. */
const SLICE_MS = 5;
/** Milliseconds that an answer waits for the store: less than clients wait for an answer. */
const STORED_MS = 5000;

/** Milliseconds for which one reading of the store will do for all servers of a process, unless a write is known. */
const SHARED_MS = 1000;

/** A prompt, resource or resource template. */
export interface ScannedEntry extends Scanned {
  parsed: unknown;
}

export interface DefinitionsOptions {
  sessionId: string;
  registry: Registry;
  store: ToolStore;
  mcp: McpConfig;
  inspection: InspectionConfig;
  /**
   * Whether messages between agent and server pass here, so that changed or poisoned instructions can be removed. If
   * not, changed instructions make every tool of the server count as changed.
   */
  inPath: boolean;
  /** Default: its own. */
  detections?: KnownDetections;
  emit: EventSink;
  log: { warn(text: string): void };
  now: () => Date;
}

export class Definitions {
  readonly findings: Findings;
  readonly scanner: DefinitionScanner;
  readonly programs: ProgramTrust;
  readonly #options: DefinitionsOptions;
  readonly #writes: StoreWrites;
  readonly #pins: PinBook;
  readonly #catalogue: Catalogue;
  readonly #trust: Trust;
  readonly #reports: DefinitionReports;
  /** Servers that have answered this process. */
  readonly #own = new Set<string>();
  #mcp: McpConfig;
  #inspection: InspectionConfig;
  #settings = 0;
  #toolsUnreadable = false;
  #toolsMark: ReadMark | null = null;

  /** Reads the store. */
  constructor(options: DefinitionsOptions) {
    const { log, store, registry, now } = options;
    this.#options = options;
    this.#mcp = options.mcp;
    this.#inspection = options.inspection;
    this.#writes = new StoreWrites(store, (error) =>
      log.warn(`tools and pins are kept in memory only: ${error.message}`),
    );
    this.#pins = new PinBook(store, (error) => this.#warnUnreadable(error));
    const writes = this.#writes;
    this.#catalogue = new Catalogue({ registry, store, writes, now });
    this.#takeOver();
    this.#trust = new Trust({ catalogue: this.#catalogue, pins: this.#pins, store, writes, now });
    this.programs = new ProgramTrust({ pins: this.#pins, store, writes, now });
    this.scanner = new DefinitionScanner(options.inspection, options.detections);
    this.findings = new Findings({
      catalogue: this.#catalogue,
      scanner: this.scanner,
      isApproved: (serverId, toolName, hash) => this.#trust.isApproved(serverId, toolName, hash),
      revision: () => this.#pins.revision + this.#settings,
      onDetection: () => this.#inspection.on_detection,
      holdsEarlier: () => this.#settings === 0 && this.#inspection.enabled,
    });
    const [pins, trust, findings] = [this.#pins, this.#trust, this.findings];
    const emit = sessionSink(options.sessionId, options.emit, now);
    this.#reports = new DefinitionReports({ emit, pins, trust, findings, inPath: options.inPath });
  }

  /** Applies new settings and reads the pins again. */
  update(mcp: McpConfig, inspection: InspectionConfig): void {
    this.#mcp = mcp;
    this.#inspection = inspection;
    this.#settings++;
    this.scanner.update(inspection);
    const before = this.#pins.unreadable;
    this.#pins.reload();
    if (before && this.#pins.unreadable) this.#warnUnreadable(before);
    processFaults.part("inspection").background(() => this.#rescan(), "tried_again");
  }

  /** Scans the definitions that this process took in with the new settings. */
  async #rescan(): Promise<void> {
    const settings = this.#settings;
    for (const serverId of this.#own) {
      const names = this.#catalogue.entries(serverId).map(({ toolName }) => toolName);
      const scan = (name: string): Iterable<void> =>
        settings === this.#settings ? this.#noteDetected(serverId, name) : [];
      await scanEach(names, scan);
    }
  }

  *#noteDetected(serverId: string, toolName: string): Steps<void> {
    const severity = maxSeverity(yield* this.findings.steps(serverId, toolName));
    if (severity !== null) this.#catalogue.noteDetected(serverId, toolName, severity);
  }

  /** Reads the pins, approvals and tools of other processes. */
  refresh(): void {
    if (this.#mcp.version_pinning.enabled) this.#pins.reload(SHARED_MS);
    this.#takeOver();
  }

  /** Reports whether this server ever listed tools, as far as the store says. */
  knowsServer(id: string): boolean {
    return this.#pins.countOf(id) > 0 || this.#catalogue.hasEntries(id);
  }

  /** A different number whenever definitions, pins or settings may have changed. */
  get revision(): number {
    return this.#catalogue.revision + this.#pins.revision + this.#settings;
  }

  /** Reports whether any process has seen this server list something since then; RFC 3339. */
  wasListedSince(serverId: string, since: string): boolean {
    return this.#catalogue.entries(serverId).some(({ lastSeen }) => lastSeen >= since);
  }

  /**
   * Returns the canonical definitions of a tool that a model may be shown: the trusted forms if it is pinned, otherwise
   * the one listed last. Empty: none is known, or the trust was revoked.
   */
  shownForms(serverId: string, toolName: string): readonly string[] {
    const last = this.#catalogue.lastKnown(serverId, toolName);
    const pin = isPinned(this.#mcp, serverId, toolName) ? this.#pins.get(serverId, toolName) : null;
    const listed = last === null || last.definition === "" ? [] : [last.definition];
    if (pin === null) return listed;
    const forms = pin.origin === "revoked" ? [] : [pin, ...(pin.forms ?? [])];
    const trusted = forms.map(({ definition }) => definition).filter((definition) => definition !== "");
    return last !== null && trustedForm(pin, last) !== null ? [...listed, ...trusted] : trusted;
  }

  /** Registers the known tools of a server until it answers itself. */
  registerLastKnown(server: ServerIdentity): void {
    this.#catalogue.registerLastKnown(server);
  }

  /**
   * Returns the hash that a tool's definition must have; null: not pinned. A text that is never a hash if no definition
   * can be the pinned one. O(1) but for a definition that has changed. `seen`: see Trust.
   */
  pinOf(serverId: string, toolName: string, seen?: SeenDefinition): string | null {
    const pin = this.#trust.pinOf(serverId, toolName, this.#mcp, seen);
    if (pin === PINS_UNREADABLE || this.#options.inPath) return pin;
    // A shim that sees changed instructions of a stdio server also removes them.
    if (this.#catalogue.known(serverId, INSTRUCTIONS)?.serverType === "stdio") return pin;
    return this.#trust.instructionsChanged(serverId, this.#mcp) ? INSTRUCTIONS_CHANGED : pin;
  }

  /** Reports detections in other texts of servers. */
  reportDetections(detected: Detected): void {
    this.#reports.reportDetections(detected, this.#mcp);
  }

  /** Returns null if there is no finding to which on_detection applies. */
  detectedOf(serverId: string, toolName: string): DetectedDefinition | null {
    return this.findings.detectedOf(serverId, toolName);
  }

  /** Returns what changed in a tool since it was pinned, for a person; null: nothing, or not pinned. */
  changeOf(serverId: string, toolName: string): string | null {
    const pin = this.#pins.get(serverId, toolName) ?? this.#trust.renamedFrom(serverId, toolName);
    const seen = this.#catalogue.known(serverId, toolName);
    return pin === null || seen === null || (pin.toolName === toolName && trustedForm(pin, seen) !== null)
      ? null
      : definitionDiff(pin.definition, seen.definition);
  }

  /** Returns the hash of the definition listed last; null: none since the start, and none stored from before. */
  hashOf(serverId: string, toolName: string): string | null {
    return this.#catalogue.lastKnown(serverId, toolName)?.hash ?? null;
  }

  /**
   * Scans a list before it is applied, in small steps between other work: a server may list a thousand tools while a
   * model's answer streams.
   */
  async scanAhead(serverId: string, { tools, instructions }: Listed): Promise<void> {
    const context = definitionContext([...tools.keys()], this.#catalogue.others(serverId));
    await this.#scanTools([...tools.values()], context);
    if (instructions)
      await this.#scanInstructions(instructions, definitionContext([], this.#catalogue.others(serverId)));
    await scanEach([context], () => this.scanner.names(serverId, context));
  }

  /** Like scanAhead, for tools in addition to the last list. `names`: their names. */
  async scanMore(serverId: string, tools: readonly Definition[], names: Iterable<string>): Promise<void> {
    const all = new Set([...this.#catalogue.toolNames(serverId), ...names]);
    await this.#scanTools(tools, definitionContext([...all], this.#catalogue.others(serverId)));
  }

  /** Like scanAhead, for other entries of lists. */
  scanEntries(serverId: string, entries: readonly ScannedEntry[]): Promise<void> {
    const context = this.findings.contextBesideTools(serverId);
    return scanEach(entries, (entry) => this.scanner.entry(entry, entry.parsed, context));
  }

  /** Like scanAhead, for instructions. */
  scanInstructions(serverId: string, instructions: Definition): Promise<void> {
    return this.#scanInstructions(instructions, this.findings.contextBesideTools(serverId));
  }

  #scanInstructions({ hash, description }: Definition, context: DefinitionContext): Promise<void> {
    return scanEach([context], () => this.scanner.instructions(hash, description, context));
  }

  /** A long list in a thread; what that does not answer, and a short list, here. */
  async #scanTools(tools: readonly Definition[], context: DefinitionContext): Promise<void> {
    const all = tools.map(({ hash, canonical, parsed }) => ({ hash, size: canonical.length, parsed }));
    await processFaults.part("inspection").attempt(() => this.scanner.ahead(all, context), "tried_again");
    await scanEach(all, (one) => this.scanner.tool(one, () => one.parsed, context));
  }

  /** Compares, pins, stores and reports a complete answer of `server`. Returns the names gone from its list. */
  apply(server: ServerIdentity, listed: Listed): string[] {
    this.#own.add(server.id);
    const { before, gone } = this.#catalogue.put(server, listed);
    const { instructions, tools } = listed;
    const definitions = [...(instructions ? [instructions] : []), ...tools.values()];
    const lost = gone.map((name) => before.get(name) as StoredTool);
    this.#took(server, definitions, { before: (name) => before.get(name) ?? null, lost });
    if (tools.size > 0) this.#reports.reportNames(server.id, this.#mcp);
    return gone;
  }

  /** Takes in tools that were in no complete list; all together, so that the known ones are traversed only once. */
  applyMore(server: ServerIdentity, tools: readonly Definition[]): void {
    this.#own.add(server.id);
    this.#catalogue.putMore(server, tools);
    this.#took(server, tools, { before: () => null, lost: [] });
  }

  /** Takes in instructions that arrived before any list. */
  applyInstructions(server: ServerIdentity, instructions: Definition): void {
    const last = this.#catalogue.known(server.id, INSTRUCTIONS);
    if (last?.hash === instructions.hash && this.#own.has(server.id)) return;
    this.#own.add(server.id);
    this.#catalogue.keep(server, instructions);
    this.#took(server, [instructions], { before: () => last, lost: [] });
  }

  /** Reports whether instructions may be shown: not changed, not unapproved if approval is required, not poisoned. */
  showsInstructions(serverId: string, hash: string): boolean {
    const { on_change, auto_trust_first } = this.#mcp.version_pinning;
    const pin = this.#trust.pinOf(serverId, INSTRUCTIONS, this.#mcp);
    if (
      isPinned(this.#mcp, serverId, INSTRUCTIONS) &&
      (pin === null ? !auto_trust_first : pin !== hash && on_change === "block")
    )
      return false;
    const detected = this.findings.ofEntry(serverId, INSTRUCTIONS);
    return detected === null || detected.action === "alert";
  }

  /** Reports whether a person has approved exactly this definition. */
  isApproved(serverId: string, toolName: string, hash: string): boolean {
    return this.#trust.isApproved(serverId, toolName, hash);
  }

  /** Total number of failed writes. */
  get unwritten(): number {
    return this.#writes.failed;
  }

  /** Resolves when everything learned is in the store, or soon in any case. null: it is. */
  stored(): Promise<void> | null {
    return this.#writes.settled(STORED_MS);
  }

  /** Resolves when everything learned is in the store, or given up. */
  async close(): Promise<void> {
    await this.#writes.close();
  }

  #took(
    server: ServerIdentity,
    definitions: readonly Definition[],
    then: { before: (toolName: string) => StoredTool | null; lost: readonly StoredTool[] },
  ): void {
    if (this.#mcp.version_pinning.auto_trust_first)
      this.#trust.trustFirst(
        server.id,
        definitions.filter(({ name }) => isPinned(this.#mcp, server.id, name)),
      );
    this.#reports.tell(server, definitions, then, this.#mcp);
    for (const { name } of definitions) atOnce(this.#noteDetected(server.id, name));
  }

  #takeOver(): void {
    const { store, log } = this.#options;
    try {
      const unread = store.readTools(this.#toolsMark, SHARED_MS);
      this.#catalogue.takeOver(unread, (serverId) => this.#own.has(serverId));
      this.#toolsMark = unread.mark;
      this.#toolsUnreadable = false;
    } catch (error) {
      if (!this.#toolsUnreadable) log.warn(`no tools are known from before: ${(error as Error).message}`);
      this.#toolsUnreadable = true;
    }
  }

  #warnUnreadable(error: Error): void {
    const { version_pinning, mode } = this.#mcp;
    if (!version_pinning.enabled) return;
    const meaning =
      this.#pins?.unreadable === null
        ? `those read before stay in force, new tools ${mode === "enforce" ? "count as changed until they can be" : "are not pinned"}`
        : mode === "enforce"
          ? "every tool counts as changed until they can be"
          : "changed tools are not noticed until they can be";
    this.#options.log.warn(`the pins cannot be read, ${meaning}: ${error.message}`);
  }
}

/** Scans each item, in slices of the event loop's time. */
function scanEach<T>(items: readonly T[], scan: (item: T) => Iterable<void>): Promise<void> {
  function* steps(): Steps<void> {
    for (const item of items) {
      yield* scan(item);
      yield;
    }
  }
  return inSlices(steps(), SLICE_MS);
}
