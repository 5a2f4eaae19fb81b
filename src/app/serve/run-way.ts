/**
 * The way of a `netmon run` to its kernel layer, as this user, here: one judgement for the run, which takes it, and for
 * doctor, which tells it. Changes nothing.
 */
import { offeredService } from "./service-client.ts";

export type RunWay =
  /** This process attaches the programs itself. */
  | { way: "root" }
  | { way: "service"; socket: string }
  /** `becomeRoot`: replaces this process by sudo's. */
  | { way: "sudo"; becomeRoot: () => void }
  | { way: "no_kernel"; why: string };

export interface RunWaySources {
  env: NodeJS.ProcessEnv;
  /** Set on a terminal: how to become root, or why that is not possible. */
  sudo?: () => Promise<(() => void) | string>;
}

export async function runWay({ env, sudo }: RunWaySources, uid = process.geteuid?.() ?? 0): Promise<RunWay> {
  if (uid === 0) return { way: "root" };
  const offered = offeredService(env);
  if (offered !== null && offered !== "not let in") return { way: "service", socket: offered };
  const found = await sudo?.();
  if (typeof found === "function") return { way: "sudo", becomeRoot: found };
  const group = offered === null ? "" : " (or membership in the group of netmon serve)";
  return { way: "no_kernel", why: `${found ?? "it needs root: sudo netmon run"}${group}` };
}
