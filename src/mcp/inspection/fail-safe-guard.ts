/**
 * A guard that never throws. If the wrapped guard fails to decide, the message is refused in enforce and passes in
 * observe, and a fault of the inspection is reported.
 */
import { processFaults } from "../../event/faults.ts";
import type {
  CallEnd,
  Guard,
  IncomingCall,
  JudgedCall,
  RedactedMessage,
  Refusal,
  ToolsListing,
} from "./guard.ts";

const FAILED: Refusal = {
  reason: "malformed",
  rule: null,
  text: "[netmon] This was blocked: it could not be judged, because of an error in netmon. Tell the user.",
};

export class FailSafeGuard implements Guard {
  readonly #guard: Guard;
  /** Calls judged without the guard, to which their end must not be reported. */
  readonly #unknown = new WeakSet<JudgedCall>();

  constructor(guard: Guard) {
    this.#guard = guard;
  }

  get mode(): Guard["mode"] {
    return attempt(() => this.#guard.mode) ?? "enforce";
  }

  get blockResponse(): Guard["blockResponse"] {
    return attempt(() => this.#guard.blockResponse) ?? "error";
  }

  get judgesDefinitions(): boolean {
    return attempt(() => this.#guard.judgesDefinitions) ?? true;
  }

  serverRefusal(): Refusal | null {
    return this.#orRefused(() => this.#guard.serverRefusal());
  }

  scanAhead(listing: ToolsListing): Promise<void> | null {
    return attempt(() => this.#guard.scanAhead(listing)?.catch(() => {})) ?? null;
  }

  scanEntries(...entries: Parameters<Guard["scanEntries"]>): Promise<void> | null {
    return attempt(() => this.#guard.scanEntries(...entries)?.catch(() => {})) ?? null;
  }

  scanInstructions(instructions: string): Promise<void> | null {
    return attempt(() => this.#guard.scanInstructions(instructions)?.catch(() => {})) ?? null;
  }

  /** Reports whether the guard accepted the list. */
  listed(listing: ToolsListing): boolean {
    const take = (): true => {
      this.#guard.listed(listing);
      return true;
    };
    return attempt(take) ?? false;
  }

  shows(...entry: Parameters<Guard["shows"]>): boolean {
    return attempt(() => this.#guard.shows(...entry)) ?? this.mode === "observe";
  }

  showsInstructions(instructions: string): boolean {
    return attempt(() => this.#guard.showsInstructions(instructions)) ?? this.mode === "observe";
  }

  call(call: IncomingCall): JudgedCall {
    const judged = attempt(() => this.#guard.call(call));
    if (judged?.waiting) return { ...judged, waiting: this.#safely(call, judged.waiting) };
    return judged ?? this.#failed(call);
  }

  /** Turns a rejection, which should not happen, into a refusal. */
  #safely(
    call: IncomingCall,
    waiting: NonNullable<JudgedCall["waiting"]>,
  ): NonNullable<JudgedCall["waiting"]> {
    const failed = (error: unknown): JudgedCall => {
      processFaults.part("inspection").fault(error, "request_ended");
      return this.#failed(call);
    };
    return { decided: waiting.decided.catch(failed), cancel: () => waiting.cancel() };
  }

  #failed(call: IncomingCall): JudgedCall {
    const unknown = { call, refusal: this.mode === "observe" ? null : FAILED };
    this.#unknown.add(unknown);
    return unknown;
  }

  ended(call: JudgedCall, end: CallEnd): void {
    if (!this.#unknown.has(call)) attempt(() => this.#guard.ended(call, end));
  }

  content(...content: Parameters<Guard["content"]>): Refusal | null {
    return this.#orRefused(() => this.#guard.content(...content));
  }

  redacted(message: string): RedactedMessage | Refusal {
    const redacted = attempt(() => this.#guard.redacted(message));
    return redacted ?? (this.mode === "observe" ? { message, redactions: 0 } : FAILED);
  }

  serverRequest(...request: Parameters<Guard["serverRequest"]>): Refusal | null {
    return this.#orRefused(() => this.#guard.serverRequest(...request));
  }

  refused(...told: Parameters<Guard["refused"]>): void {
    attempt(() => this.#guard.refused(...told));
  }

  hindered(...how: Parameters<Guard["hindered"]>): string | null {
    return attempt(() => this.#guard.hindered(...how)) ?? null;
  }

  message(): void {
    attempt(() => this.#guard.message());
  }

  #orRefused(decide: () => Refusal | null): Refusal | null {
    const refusal = attempt(decide);
    if (refusal !== undefined) return refusal;
    return this.mode === "observe" ? null : FAILED;
  }
}

/** Returns undefined if an error was thrown, which is reported. */
function attempt<T>(decide: () => T): T | undefined {
  try {
    return decide();
  } catch (error) {
    processFaults.part("inspection").fault(error, "request_ended");
    return undefined;
  }
}
