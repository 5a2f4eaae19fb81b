/**
 * Whether a model answered in the sessions to learn from. If none did, the agent did nothing, and a policy that allows
 * nothing is no answer either.
 */
import type { EventReader } from "../../store/reader.ts";
import { layerRuns } from "../report/layer-runs.ts";
import { modelRequests } from "../report/sections.ts";

export const NO_ANSWER =
  "the model never answered in what is recorded: the policy is empty because the agent did nothing, and it would allow " +
  "nothing. Let the agent do its work once, and learn from that session";

/** True also where no LLM proxy ran: nothing is known of answers then. */
export function modelAnswered(reader: EventReader, sessions: readonly string[]): boolean {
  const asked = sessions.flatMap((id) => {
    const runs = layerRuns(reader, id, "proxy");
    return runs.length === 0 ? [] : [modelRequests(reader, id, runs)];
  });
  return asked.length === 0 || asked.some(({ total, failed }) => total === null || total > failed);
}
