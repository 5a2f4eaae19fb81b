/**
 * Polls one server for its tools: at an interval while it answers, with exponential backoff while it does not.
 *
 * Direction of failure: an unusable answer counts as a failure; polling goes on until it is closed.
 */

import { setTimeout as sleep } from "node:timers/promises";
import type { Semaphore } from "../../async/semaphore.ts";
import { errorMessage } from "../../event/error-message.ts";
import { processFaults } from "../../event/faults.ts";
import { ListToolsError } from "../../mcp/client/error.ts";

export interface PollTiming {
  /** Milliseconds between two answers. */
  intervalMs: number;
  /** Milliseconds after the first failure; doubled after each further one. */
  retryMs: number;
  /** Longest wait, in milliseconds. */
  maxRetryMs: number;
}

export interface PollPorts<Answer> {
  semaphore: Semaphore;
  timing: PollTiming;
  /** 0 to 1. */
  random: () => number;
  ask(signal: AbortSignal): Promise<Answer>;
  /** May throw; then the answer counts as a failure. */
  answered(answer: Answer): void;
  failed(error: ListToolsError, attempts: number, retryMs: number): void;
}

export class ToolPoller<Answer> {
  /** Resolved after the first answer or failure, or when closed. */
  readonly firstRound: Promise<void>;
  readonly #ports: PollPorts<Answer>;
  readonly #closing = new AbortController();
  readonly #running: Promise<void>;
  #firstDone!: () => void;

  constructor(ports: PollPorts<Answer>) {
    this.#ports = ports;
    this.firstRound = new Promise((resolve) => {
      this.#firstDone = resolve;
    });
    this.#running = this.#run().catch((error: unknown) => {
      processFaults.part("servers").fault(error, "session_ended");
      this.#firstDone();
    });
  }

  /** Aborts the request under way; resolves when it has ended. */
  async close(): Promise<void> {
    this.#closing.abort();
    await this.#running;
  }

  async #run(): Promise<void> {
    const { signal } = this.#closing;
    let failures = 0;
    while (!signal.aborted) {
      const error = await this.#ask(signal);
      if (signal.aborted) break;
      failures = error === null ? 0 : failures + 1;
      const waitMs = this.#waitMs(failures);
      if (error !== null) this.#ports.failed(error, failures, waitMs);
      this.#firstDone();
      await sleep(waitMs, undefined, { signal, ref: false }).catch(() => {});
    }
    this.#firstDone();
  }

  async #ask(signal: AbortSignal): Promise<ListToolsError | null> {
    const { semaphore, ask, answered } = this.#ports;
    try {
      const answer = await semaphore.run(signal, () => ask(signal));
      if (!signal.aborted) answered(answer);
      return null;
    } catch (error) {
      if (signal.aborted) return null;
      if (error instanceof ListToolsError) return error;
      return new ListToolsError("protocol", errorMessage(error));
    }
  }

  /** A fifth more or less, so that pollers that start together do not stay in step. */
  #waitMs(failures: number): number {
    const { timing, random } = this.#ports;
    const base =
      failures === 0
        ? timing.intervalMs
        : Math.min(timing.maxRetryMs, timing.retryMs * 2 ** Math.min(failures - 1, 30));
    return Math.round(base * (0.8 + 0.4 * random()));
  }
}
