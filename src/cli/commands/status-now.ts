/** What runs on this machine now, as its netmon and the kernel see it. Read-only. */
import { withoutLayers } from "../../analysis/report/not-seen.ts";
import { ApprovalError, deskStates } from "../../approvals/client.ts";
import type { DeskState } from "../../approvals/protocol.ts";
import type { NotSeen } from "../../event/coverage.ts";
import { StateError } from "../../state/error.ts";
import { overview, type SessionOverview } from "../../state/overview.ts";
import { type StateDirs, userStateDirs } from "../../state/paths.ts";
import { runningGateways, runningProxies } from "../../state/proxy-record.ts";
import { callingUser, type GlobalOptions } from "../options/global-options.ts";
import { warn } from "../output/messages.ts";
import type { Noted, Running } from "../output/status-text.ts";
import type { CliIo } from "../output/terminal.ts";
import { ownServedSessions } from "../served.ts";

type Place = ReturnType<typeof readPlace>;

function readPlace(dirs: StateDirs) {
  return {
    run: dirs.run,
    sessions: overview(dirs),
    proxies: runningProxies(dirs),
    gateways: runningGateways(dirs),
  };
}

/** Returns what runs of one session; `served`: those that netmon serve has for this user. Throws StateError. */
export async function runningOf(
  dirs: StateDirs,
  sessionId: string,
  served: readonly SessionOverview[],
  io: CliIo,
): Promise<Running> {
  const { sessions, proxies, gateways, approvals } = await running([readPlace(dirs)], [dirs], served, io);
  const of = <T extends { session_id: string }>(all: readonly T[]): T[] =>
    all.filter(({ session_id }) => session_id === sessionId);
  return { sessions: of(sessions), proxies: of(proxies), gateways: of(gateways), approvals: of(approvals) };
}

/** Returns what runs, by the records of root and of the caller, and by netmon serve. Warns of those that cannot be read. Throws StateError. */
export async function runningNow(
  global: GlobalOptions,
  io: CliIo,
): Promise<Running & { read: string[]; unread: string[] }> {
  const stateDirs = placesOf(global);
  const { read, unread } = readPlaces(stateDirs);
  const served = await ownServedSessions(global, io);
  // unreadable state must not look like an empty one; netmon serve says what of it is the caller's
  if (served === null) {
    if (read.every(isEmpty) && unread[0]) throw unread[0].error;
    for (const { error } of unread) warn(io, `what is there is not shown: ${error.message}`);
  }
  const readable = stateDirs.filter(({ run }) => read.some((one) => one.run === run));
  return {
    ...(await running(read, readable, served ?? [], io)),
    read: read.map(({ run }) => run),
    unread: unread.map(({ run }) => run),
  };
}

function isEmpty({ sessions, proxies, gateways }: Place): boolean {
  return sessions.length + proxies.length + gateways.length === 0;
}

async function running(
  places: readonly Place[],
  dirs: readonly StateDirs[],
  served: readonly SessionOverview[],
  io: CliIo,
): Promise<Running> {
  const sessions = [...places.flatMap((one) => one.sessions), ...served];
  const proxies = places.flatMap((one) => one.proxies);
  const gateways = places.flatMap((one) => one.gateways);
  const unwatched = unwatchedNotSeen(
    [
      ...proxies.map((one) => ({ ...one, layer: "proxy" as const })),
      ...gateways.map((one) => ({ ...one, layer: "inspection" as const })),
    ],
    new Set(sessions.flatMap((one) => (one.status === "watched" ? [one.session_id] : []))),
  );
  const noted = <T extends { session_id: string }>(one: T): Noted<T> => ({
    ...one,
    not_seen: unwatched.get(one.session_id) ?? null,
  });
  const approvals = (await Promise.all(dirs.map((one) => askedIn(one, io)))).flat();
  return { sessions, proxies: proxies.map(noted), gateways: gateways.map(noted), approvals };
}

/** Returns the desks' states; warns a process of a session that it may not ask, as with `netmon approvals`. */
async function askedIn(dirs: StateDirs, io: CliIo): Promise<DeskState[]> {
  try {
    return await deskStates(dirs);
  } catch (error) {
    if (!(error instanceof ApprovalError)) throw error;
    warn(io, `calls that wait are not shown: ${error.message}`);
    return [];
  }
}

/** Returns the system's directories and the caller's own, which netmon without root uses. */
function placesOf({ dirs, stateDir }: GlobalOptions): StateDirs[] {
  const own = userStateDirs(stateDir, callingUser());
  return own.run === dirs.run ? [dirs] : [dirs, own];
}

function readPlaces(stateDirs: readonly StateDirs[]) {
  const read: Place[] = [];
  const unread: { run: string; error: StateError }[] = [];
  for (const dirs of stateDirs) {
    const { run } = dirs;
    try {
      read.push(readPlace(dirs));
    } catch (error) {
      if (!(error instanceof StateError)) throw error;
      unread.push({ run, error });
    }
  }
  return { read, unread };
}

/** What proxies and gateways alone have not seen; watched sessions say it themselves. */
function unwatchedNotSeen(
  listeners: readonly { session_id: string; layer: "proxy" | "inspection" }[],
  watched: ReadonlySet<string>,
): Map<string, NotSeen> {
  const running = new Map<string, Set<"proxy" | "inspection">>();
  for (const { session_id, layer } of listeners)
    running.set(session_id, (running.get(session_id) ?? new Set()).add(layer));
  return new Map(
    [...running]
      .filter(([id]) => !watched.has(id))
      .map(([id, layers]) => [id, { holes: withoutLayers(layers), losses: [] }]),
  );
}
