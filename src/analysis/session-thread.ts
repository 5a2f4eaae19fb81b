/** The thread that reads one stored session (session-summary.ts). It answers once, and ends. */
import { parentPort, workerData } from "node:worker_threads";
import { netmonPackage } from "../native/built-file.ts";
import { StoreError } from "../store/error.ts";
import { EventReader } from "../store/reader.ts";
import { sessionReport } from "./report/report.ts";
import type { SummaryAnswer, SummaryQuestion } from "./session-summary.ts";

const { store, sessionId, version, ...options } = workerData as SummaryQuestion;

function answer(): SummaryAnswer {
  const own = netmonPackage().version;
  if (own !== version)
    throw new Error(
      `netmon ${own} was installed in place of ${version} meanwhile: netmon report reads the session`,
    );
  try {
    const reader = new EventReader(store);
    try {
      return { report: sessionReport(reader, sessionId, options) };
    } finally {
      reader.close();
    }
  } catch (error) {
    // its class would not survive the way
    if (error instanceof StoreError) return { code: error.code, text: error.message };
    throw error;
  }
}

parentPort?.postMessage(answer());
