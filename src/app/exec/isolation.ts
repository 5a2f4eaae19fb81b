/**
 * How a run isolates its command, in bytes that another process of the same user makes the same isolation from
 * (netmon exec, through netmon serve).
 *
 * Fails closed. Covers are found by path, and the session's processes may have moved what a path led to: each file that
 * the user could move must still be the one that it was when the run started (`netmon-bpf exec --same`).
 */
import { statSync } from "node:fs";
import * as z from "zod";
import { orElse } from "../../errors/or-else.ts";
import { canChange } from "../../files/changeable.ts";
import type { LaunchPlan } from "./launch.ts";

const isolation = z.strictObject({
  maskPaths: z.array(z.string()),
  ownDirs: z.array(z.string()),
  covers: z.array(z.strictObject({ path: z.string(), with: z.string() })),
  seal: z.array(z.string()),
  same: z.array(
    z.strictObject({ path: z.string(), dev: z.string().regex(/^\d+$/), ino: z.string().regex(/^\d+$/) }),
  ),
  env: z.record(z.string(), z.string()),
});

export type Isolation = z.infer<typeof isolation>;

export function isolationBytes(plan: LaunchPlan): Uint8Array {
  const { account, maskPaths, ownDirs = [], covers = [], seal = [], env } = plan;
  const paths = new Set([...maskPaths, ...ownDirs, ...covers.map(({ path }) => path)]);
  const told: Isolation = {
    maskPaths: [...maskPaths],
    ownDirs: [...ownDirs],
    covers: [...covers],
    seal: [...seal],
    same: [...paths].filter((path) => canChange(path, account.uid)).flatMap(identityOf),
    env: Object.fromEntries(
      Object.entries(env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
    ),
  };
  return Buffer.from(JSON.stringify(told));
}

/** Nothing for a path that leads nowhere, where the command has no cover either. */
function identityOf(path: string): Isolation["same"] {
  const stat = orElse(() => statSync(path, { bigint: true }), null);
  return stat === null ? [] : [{ path, dev: String(stat.dev), ino: String(stat.ino) }];
}

/** null: it is of another netmon. */
export function isolationFrom(bytes: Uint8Array): Isolation | null {
  return orElse(() => isolation.parse(JSON.parse(Buffer.from(bytes).toString("utf8"))), null);
}

/** Variables that say what the caller's terminal can, and where the caller is. */
const OF_CALLER = ["TERM", "COLORTERM", "PWD"];

/**
 * The environment of the run's command, on the caller's terminal, in the caller's directory. Nothing else is the caller's:
 * the session's processes may have written what a shell reads at its start, and would have the keys of another terminal.
 */
export function environmentIn({ env }: Isolation, callers: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const own = OF_CALLER.flatMap((name) => (callers[name] === undefined ? [] : [[name, callers[name]]]));
  return { ...env, ...Object.fromEntries(own) };
}
