/**
 * How the process before this one ended, as the supervisor tells (native/helper/internal/supervise): null if this is the
 * first. Processes that this one starts do not inherit it.
 */
const VARIABLE = "NETMON_PREDECESSOR";

export type Predecessor = "died" | "stood_still";

function told(): Predecessor | null {
  const given = process.env[VARIABLE];
  delete process.env[VARIABLE];
  return given === "died" || given === "stood_still" ? given : null;
}

export const predecessor = told();
