/**
 * Controller of a user's shims and runs: one process for all that one netmon starts (native/shim/controller.cc), with a
 * session for each. Started by the first of them, with a listening socket as descriptor 3 and a lock as descriptor 4; ends
 * after some seconds without shims, or minutes without runs.
 *
 * Fails closed. If it dies, so do its shims and their servers; the next shim starts another.
 */
import { ShimController } from "../app/shim/controller.ts";
import { objectionToRelay } from "../app/shim/peer.ts";
import { orElse } from "../errors/or-else.ts";
import { removeFile } from "../files/write.ts";
import { addon } from "../native/addon.ts";
import { startWatchdog } from "../native/watchdog.ts";
import { HostedRuns } from "./hosted-runs.ts";
import type { Main, serveShims } from "./served-shims.ts";

const LISTENER = 3;
const LOCK = 4;
/** Long enough that a host restarting its servers finds the controller. */
const IDLE_MS = 3000;
/** For who has connected just before it left. */
const ENDING_MS = 100;

/** People start an agent again within minutes: it costs the memory of one idle process, and saves most of the start. */
const IDLE_AFTER_RUN_MS = 300_000;

/** `path`: name of the socket. `forRun`: a run started this. Resolves when there is nothing left to do. */
export async function controlShims(path: string, forRun: boolean, main: Main): Promise<void> {
  startWatchdog(false);
  process.chdir("/"); // the first shim's directory may be unmounted
  const runs = new HostedRuns();
  if (forRun) runs.prepare();
  let shims: ReturnType<typeof serveShims> | null = null;
  const serve = async (...given: Parameters<ReturnType<typeof serveShims>>): Promise<number> => {
    shims ??= (await import("./served-shims.ts")).serveShims(main);
    return shims(...given);
  };
  let timer: NodeJS.Timeout | undefined;
  let found = true;
  await new Promise<void>((resolve, reject) => {
    let controller: ShimController | null = null;
    /** Lets another controller take the name; shims that have connected until then are still served. */
    const leave = (): void => {
      if (!found) return;
      found = false;
      // a file that stays does no harm: nobody can find this controller any more
      for (const file of [path, `${path}.log`, `${path}.lock`]) orElse(() => removeFile(file), null);
      addon().closeFd(LOCK);
    };
    const idle = (ms = runs.served ? IDLE_AFTER_RUN_MS : IDLE_MS): void => {
      clearTimeout(timer);
      timer = setTimeout(() => {
        if (controller?.idle !== true) return;
        if (!found) return resolve();
        leave();
        idle(ENDING_MS);
      }, ms);
    };
    process.on("SIGTERM", () => {
      leave();
      if (runs.running === 0) resolve();
      else idle(ENDING_MS);
    });
    const options = {
      at: { fd: LISTENER },
      takesFiles: true,
      objection: objectionToRelay,
      serve,
      serveRun: runs.serve.bind(runs),
      onRefused: () => {},
      onIdle: () => idle(found ? undefined : ENDING_MS),
    };
    ShimController.start(options).then((started) => {
      controller = started;
      idle();
    }, reject);
  });
}
