/** Helper of a watch: loads programs and answers calls, for this watch alone or shared by all sessions. */
import { type HelperCalls, SharedHelper } from "../kernel/helper/calls.ts";
import { ProgramLoader } from "../kernel/program-loader.ts";
import type { WatchPorts } from "./ports.ts";

/** Long enough to cover all calls of a start. */
const IDLE_MS = 1000;

export interface WatchHelper {
  calls: HelperCalls;
  loader: ProgramLoader;
  /** Ends the parts that belong to this watch alone. */
  close(): Promise<void>;
}

export function watchHelper({
  shared,
  loader = new ProgramLoader(shared?.helper),
  log,
}: Pick<WatchPorts, "shared" | "loader" | "log">): WatchHelper {
  const say = (line: string): void => log.debug(`netmon-bpf: ${line}`);
  loader.logTo(say);
  if (shared) return { calls: shared.helper, loader, close: () => loader.drop() };
  const calls = new SharedHelper(say, IDLE_MS);
  const close = async (): Promise<void> => {
    await loader.drop();
    await calls.close();
  };
  return { calls, loader, close };
}
