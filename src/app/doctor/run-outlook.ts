/**
 * What a netmon run by this user would do here, by the judgement of the run itself, and what gives it a better way. On
 * failure: what the service refuses to doctor, it refuses to the run.
 */
import { statSync } from "node:fs";
import { errorMessage } from "../../errors/error-message.ts";
import { orElse } from "../../errors/or-else.ts";
import { findAccount, groupName } from "../../files/account.ts";
import { netmonPackage } from "../../native/built-file.ts";
import { ServiceRefusal } from "../serve/refusal.ts";
import type { RunWay } from "../serve/run-way.ts";
import {
  askService,
  namedSocket,
  offeredService,
  SERVICE_VARIABLE,
  ServiceUnanswered,
} from "../serve/service-client.ts";

export interface RunOutlook {
  /** `service`: through netmon serve; `sudo`: which netmon asks; `no_kernel`: the other layers only; `root`: by itself. */
  way: RunWay["way"];
  why: string;
  /** Why the run would fail; null: nothing is known. */
  problem: string | null;
  /** What to do for a better way, or against the problem; null: there is none. */
  better: string | null;
}

export async function runOutlook(way: RunWay, env: NodeJS.ProcessEnv): Promise<RunOutlook> {
  const sound = { way: way.way, problem: null };
  switch (way.way) {
    case "root":
      return { ...sound, why: "you are root, so it attaches the kernel layer itself", better: null };
    case "service":
      return { way: way.way, ...(await throughService(way.socket)) };
    case "sudo":
      return { ...sound, why: "it asks sudo for the kernel layer, on this terminal", better: toService(env) };
    case "no_kernel":
      return { ...sound, why: way.why, better: toService(env) };
  }
}

const RESTART = "an administrator starts it again: sudo systemctl restart netmon";

async function throughService(socket: string): Promise<Omit<RunOutlook, "way">> {
  const why = `netmon serve lets you in at ${socket}`;
  try {
    const { looked } = await askService(socket, { look: {} });
    const { version } = netmonPackage();
    const other = looked?.netmon === version ? null : `it is netmon ${looked?.netmon}, and this ${version}`;
    return {
      why: `${why}, and holds the kernel layer`,
      problem: null,
      better: other && `${other}: ${RESTART}`,
    };
  } catch (error) {
    if (!(error instanceof ServiceRefusal)) throw error;
    if (error.code === "limit") return { why, problem: null, better: null }; // of questions
    const isGone = error instanceof ServiceUnanswered || error.code === "state";
    const isOther = error.code === "usage";
    const better = isGone || isOther ? RESTART : null;
    return { why, problem: errorMessage(error), better };
  }
}

/** How this user gets to netmon serve. */
function toService(env: NodeJS.ProcessEnv): string {
  const socket = namedSocket(env);
  const offered = offeredService(env);
  if (socket === "") return `unset ${SERVICE_VARIABLE}, which switches netmon serve off`;
  if (offered !== "not let in") return INSTALL;
  const gid = orElse(() => statSync(socket).gid, null);
  if (gid === null) return `${socket} is closed to you: an administrator gives its directory mode 755`;
  const group = groupName(gid) ?? String(gid);
  const { name, groups } = findAccount(String(process.geteuid?.()));
  if (groups.includes(gid))
    return `newgrp ${group} in this shell, or log in again: you are in the group ${group} of netmon serve since this login`;
  return `an administrator lets you use netmon serve: sudo usermod -aG ${group} ${name ?? "USER"}; then log in again`;
}

const INSTALL =
  "with netmon serve it needs no root: an administrator installs it by sudo netmon service install --users";
