/**
 * The entrance to a session that netmon serve holds for a run of this user's: the service lets this process's commands
 * in, and says how the run isolates its own.
 *
 * Fails closed. Without the service, the run, or what it says, nothing is started.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { within } from "../../async/within.ts";
import { errorMessage } from "../../errors/error-message.ts";
import type { ServiceAnswer } from "../serve/protocol.ts";
import { type RefusalCode, ServiceRefusal } from "../serve/refusal.ts";
import { ServiceClient, ServiceUnanswered } from "../serve/service-client.ts";
import { NotGuardedError } from "./entrance.ts";
import { type Isolation, isolationFrom } from "./isolation.ts";

export interface JoinedSession {
  cgroupPath: string;
  isolation: Isolation;
  /** Why the session has ended; null: it has not, as far as is known. */
  readonly over: string | null;
  /** Resolves when it has ended. */
  ended: Promise<void>;
  close(): void;
}

const HINT =
  "\nStart its run first, or wait for it (--wait SECONDS); a session of another user or of root's is entered by sudo netmon exec";

/** As often as the service answers one user. */
const AGAIN_MS = 250;
/** As a run waits for a service that is starting again. */
const BACK_MS = 5000;
const ANSWER_MS = 10_000;
/** How long to wait for a turn when many commands are started. */
const TURN_MS = 30_000;

/**
 * `waitMs`: how long to wait for the session's run. `runs`: the process that starts the helper, if it is not this one; 0: it
 * is. Rejects with NotGuardedError.
 */
export async function joinSession(
  socket: string,
  session: string,
  { waitMs, runs }: { waitMs: number; runs: number },
): Promise<JoinedSession> {
  const from = performance.now();
  for (;;) {
    try {
      return await joined(socket, session, runs);
    } catch (error) {
      const code = error instanceof ServiceRefusal ? error.code : null;
      if (performance.now() - from >= patience(error, code, waitMs))
        throw new NotGuardedError(errorMessage(error) + (code === "target" ? HINT : ""), { cause: error });
      await sleep(AGAIN_MS * (1 + Math.random()));
    }
  }
}

/** How long to ask again after such an error, in milliseconds. */
function patience(error: unknown, code: RefusalCode | null, waitMs: number): number {
  if (code === "limit") return Math.max(waitMs, TURN_MS);
  if (error instanceof ServiceUnanswered) return Math.max(waitMs, BACK_MS);
  return code === "target" || code === "state" ? waitMs : 0;
}

async function joined(socket: string, session: string, runs: number): Promise<JoinedSession> {
  let over: string | null = null;
  let tell = (): void => {};
  const ended = new Promise<void>((resolve) => {
    tell = resolve;
  });
  const client = await ServiceClient.connect(socket, {
    event: () => {},
    notes: () => {},
    ended: ({ reason }) => {
      over = reason;
      tell();
    },
    lost: () => {}, // what runs goes on, as the session's agent does
  });
  let answer: ServiceAnswer;
  try {
    const asked = client.ask({ join: { session, runs } });
    if (!(await within(asked, ANSWER_MS)))
      throw new ServiceRefusal("state", `netmon serve does not answer at ${socket}`);
    answer = await asked;
  } catch (error) {
    client.close();
    throw error;
  }
  const isolation = answer.joined && isolationFrom(answer.joined.isolation);
  if (!answer.joined || !isolation) {
    client.close();
    throw new ServiceRefusal("unexpected", `session ${session} is of another version of netmon than this`);
  }
  return {
    cgroupPath: answer.joined.cgroup,
    isolation,
    get over() {
      return over;
    },
    ended,
    close: () => client.close(),
  };
}
