/**
 * A guard that never throws. Direction of failure: what its guard could not decide is refused in enforce and
 * passes in observe, and is a fault of the inspection.
 */

import { processFaults } from "../../event/faults.ts";
import type {
  CallEnd,
  ContentSubject,
  Guard,
  IncomingCall,
  JudgedCall,
  ListedKind,
  Refusal,
  ServerRequestMethod,
  ToolsListing,
} from "./guard.ts";

const FAILED: Refusal = {
  reason: "malformed",
  rule: null,
  text: "[netmon] This was blocked: it could not be judged, because of an error in netmon. Tell the user.",
};

export class FailSafeGuard implements Guard {
  readonly #guard: Guard;
  /** Judged without the guard, which must not hear of their end. */
  readonly #unknown = new WeakSet<JudgedCall>();

  constructor(guard: Guard) {
    this.#guard = guard;
  }

  get mode(): Guard["mode"] {
    return attempt(
      () => this.#guard.mode,
      () => "enforce",
    );
  }

  get blockResponse(): Guard["blockResponse"] {
    return attempt(
      () => this.#guard.blockResponse,
      () => "error",
    );
  }

  get judgesDefinitions(): boolean {
    return attempt(
      () => this.#guard.judgesDefinitions,
      () => true,
    );
  }

  serverRefusal(): Refusal | null {
    return this.#orRefused(() => this.#guard.serverRefusal());
  }

  lookAhead(listing: ToolsListing): Promise<void> | null {
    return attempt(
      () => this.#guard.lookAhead(listing)?.catch(nothing) ?? null,
      () => null,
    );
  }

  lookAtEntries(kind: ListedKind, entries: readonly unknown[]): Promise<void> | null {
    return attempt(
      () => this.#guard.lookAtEntries(kind, entries)?.catch(nothing) ?? null,
      () => null,
    );
  }

  /** Whether the guard took the list in. */
  took(listing: ToolsListing): boolean {
    return attempt(
      () => {
        this.#guard.listed(listing);
        return true;
      },
      () => false,
    );
  }

  listed(listing: ToolsListing): void {
    this.took(listing);
  }

  shows(kind: ListedKind, definition: unknown): boolean {
    return attempt(
      () => this.#guard.shows(kind, definition),
      () => this.mode === "observe",
    );
  }

  showsInstructions(instructions: string): boolean {
    return attempt(
      () => this.#guard.showsInstructions(instructions),
      () => this.mode === "observe",
    );
  }

  call(call: IncomingCall): JudgedCall {
    return attempt(
      () => this.#guard.call(call),
      () => {
        const judged = { call, refusal: this.mode === "observe" ? null : FAILED };
        this.#unknown.add(judged);
        return judged;
      },
    );
  }

  ended(call: JudgedCall, end: CallEnd): void {
    if (!this.#unknown.has(call)) attempt(() => this.#guard.ended(call, end), nothing);
  }

  content(subject: ContentSubject, about: string, result: unknown): Refusal | null {
    return this.#orRefused(() => this.#guard.content(subject, about, result));
  }

  serverRequest(method: ServerRequestMethod, params: unknown): Refusal | null {
    return this.#orRefused(() => this.#guard.serverRequest(method, params));
  }

  refused(...told: Parameters<Guard["refused"]>): void {
    attempt(() => this.#guard.refused(...told), nothing);
  }

  message(): void {
    attempt(() => this.#guard.message(), nothing);
  }

  #orRefused(decide: () => Refusal | null): Refusal | null {
    return attempt(decide, () => (this.mode === "observe" ? null : FAILED));
  }
}

function nothing(): void {}

function attempt<T>(decide: () => T, failed: () => T): T {
  try {
    return decide();
  } catch (error) {
    processFaults.part("inspection").fault(error, "request_ended");
    return failed();
  }
}
