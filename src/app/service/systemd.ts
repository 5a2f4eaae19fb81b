/**
 * systemctl, run and read. Direction of failure: whatever it does not do is a ServiceError with what it said.
 */

import { spawnSync } from "node:child_process";
import { CodedError } from "../../event/coded-error.ts";

/** no_systemd: it is not what runs this machine, or cannot be reached. */
export class ServiceError extends CodedError<
  "no_systemd" | "refused" | "exists" | "not_found" | "privilege" | "disk"
> {
  override readonly name = "ServiceError";
}

/** Returns what it wrote. Throws ServiceError. */
export type Systemctl = (...args: string[]) => string;

/** `$NETMON_SYSTEMCTL` names another program. */
export function systemctlOf(env: NodeJS.ProcessEnv): Systemctl {
  const program = env.NETMON_SYSTEMCTL || "systemctl";
  return (...args) => {
    const { error, status, stdout, stderr } = spawnSync(program, args, {
      encoding: "utf8",
      timeout: 120_000,
    });
    if (error)
      throw new ServiceError("no_systemd", `${program} cannot be run: ${error.message}`, { cause: error });
    if (status === 0) return stdout;
    const said = stderr.trim().split("\n")[0] || `it ended with code ${status}`;
    const absent = /not been booted with systemd|Failed to connect to bus/.test(stderr);
    throw new ServiceError(absent ? "no_systemd" : "refused", `systemctl ${args.join(" ")}: ${said}`);
  };
}
