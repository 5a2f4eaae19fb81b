/**
 * The report of a session, made in a thread: an agent decides how many events there are,
 * and how large, while the process that reads them still guards, serves, or is watched for a loop that stands still.
 *
 * Rejects with what is wrong: a summary that is not complete is none.
 */
import { once } from "node:events";
import { startWorker } from "../async/worker.ts";
import { netmonPackage } from "../native/built-file.ts";
import { StoreError, type StoreErrorCode } from "../store/error.ts";
import type { ReportOptions, SessionReport } from "./report/report.ts";

export interface SummaryRequest extends ReportOptions {
  /** Path of the event store. */
  store: string;
  sessionId: string;
}

/** `version`: of the netmon that asks. Another may have been installed since, whose thread would give another answer. */
export type SummaryQuestion = SummaryRequest & { version: string };

export type SummaryAnswer = { report: SessionReport } | { code: StoreErrorCode; text: string };

/** `stop` ends the thread. Rejects with StoreError; AbortError if it was stopped. */
export async function sessionSummary(request: SummaryRequest, stop?: AbortSignal): Promise<SessionReport> {
  const asked: SummaryQuestion = { ...request, version: netmonPackage().version };
  const worker = startWorker("session-thread", import.meta.url, asked);
  const ended = async (): Promise<never> => {
    await once(worker, "exit");
    throw new Error("the thread that reads the session ended without an answer");
  };
  try {
    const answered = once(worker, "message", stop && { signal: stop }) as Promise<[SummaryAnswer]>;
    const [answer] = await Promise.race([answered, ended()]);
    if ("code" in answer) throw new StoreError(answer.code, answer.text);
    return answer.report;
  } finally {
    await worker.terminate();
  }
}
