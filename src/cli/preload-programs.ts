/** Lets the kernel verify a single session's programs while the rest of netmon and the configuration load. */

import { defaults } from "../config/defaults.ts";
import { ProgramLoader } from "../kernel/program-loader.ts";
import { sessionCapacities } from "../watch/policy/capacity.ts";

/** `isWanted`: whether the command will load programs, unless it fails earlier. What `run` does not take is dropped. */
export async function withProgramsAhead(
  isWanted: boolean,
  run: (loader: ProgramLoader) => Promise<number>,
): Promise<number> {
  const loader = new ProgramLoader();
  if (isWanted) await loader.loadAhead(sessionCapacities(defaults().sandbox.network, 0));
  try {
    return await run(loader);
  } finally {
    await loader.drop();
  }
}
