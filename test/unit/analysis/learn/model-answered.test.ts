// group: machine
/** A policy learned from a run whose model never answered is empty for want of evidence: netmon learn says so. */
import { expect, it } from "vitest";
import { modelAnswered } from "../../../../src/analysis/learn/model-answered.ts";
import type { NetmonEvent } from "../../../../src/event/event.ts";
import { EventReader } from "../../../../src/store/reader.ts";
import { storeOf } from "../../store/sample.ts";
import { proxyStarted, proxyStopped, watchStarted, watchStopped } from "../report/sample.ts";

const failed = (ms: number): NetmonEvent =>
  ({
    ...{ type: "llm_request_failed", provider: "anthropic", upstream: "https://api.example", status: 529 },
    ...{ error: null, request_id: "r", timestamp: proxyStarted(ms).timestamp, session_id: "demo" },
  }) as unknown as NetmonEvent;

it.each<[boolean, string, NetmonEvent[]]>([
  [false, "no request", [proxyStarted(0), proxyStopped(9)]],
  [false, "failed ones alone", [proxyStarted(0), failed(1), failed(2), proxyStopped(9, { requests: 2 })]],
  [true, "an answer after a failure", [proxyStarted(0), failed(1), proxyStopped(9, { requests: 2 })]],
  [true, "a proxy without an end, whose counters are unknown", [proxyStarted(0)]],
  [true, "no proxy", [watchStarted(0), watchStopped(9)]],
])("%s for %s", (expected, _, events) => {
  const reader = new EventReader(storeOf(events));
  try {
    expect(modelAnswered(reader, ["demo"])).toBe(expected);
  } finally {
    reader.close();
  }
});
