/** Starts a module as a thread, from the compiled modules or, in development, from TypeScript. */
import { setEnvironmentData, Worker } from "node:worker_threads";

/** netmon's modules, as src/cli/modules.cjs has opened them. */
interface Modules {
  fd: number;
  directory: string;
  /** The text of a function of this that returns one that loads a module. */
  loader: string;
}

interface Load {
  (name: string): unknown;
  loaded(): string[];
}

const MODULES = Symbol.for("netmon.modules");
/** In a thread. */
const LOAD = Symbol.for("netmon.load");
const DATA = "netmon.modules";

interface WorkerSettings {
  /** The module in one file, if there is one. */
  bundled?: string | undefined;
  /** Limit of its JavaScript objects; the thread alone ends beyond it. */
  heapMiB?: number;
}

/** `name`: of the module, which is beside the one with the address `from`. */
export function startWorker(
  name: string,
  from: string,
  workerData: unknown,
  { bundled, heapMiB }: WorkerSettings = {},
): Worker {
  const resourceLimits = heapMiB === undefined ? {} : { maxOldGenerationSizeMb: heapMiB };
  const options = { workerData, name: `netmon-${name}`, resourceLimits };
  const modules = (globalThis as { [MODULES]?: Modules })[MODULES];
  if (modules === undefined)
    return new Worker(bundled ?? new URL(`./${name}.ts`, from), { ...options, execArgv: [] });
  setEnvironmentData(DATA, { ...modules });
  try {
    // the thread may start others
    const at = `globalThis[Symbol.for("${MODULES.description}")] = require("node:worker_threads").getEnvironmentData("${DATA}")`;
    const load = `globalThis[Symbol.for("${LOAD.description}")] = (${modules.loader})(${at})`;
    return new Worker(`(${load})(${JSON.stringify(`./${name}.cjs`)})`, { ...options, eval: true });
  } finally {
    setEnvironmentData(DATA);
  }
}

/** The modules that this thread has loaded, by names that loadModules takes in a thread of the same build. */
export function loadedModules(): string[] {
  return (globalThis as { [LOAD]?: Load })[LOAD]?.loaded() ?? [];
}

export function loadModules(names: readonly string[]): void {
  const load = (globalThis as { [LOAD]?: Load })[LOAD];
  if (load) for (const name of names) load(name);
}
