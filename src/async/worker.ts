/** Starts a module as a thread, from the compiled modules or, in development, from TypeScript. */
import { setEnvironmentData, Worker } from "node:worker_threads";

/** netmon's modules, as src/cli/modules.cjs has opened them. */
interface Modules {
  fd: number;
  directory: string;
  /** The text of a function of this that returns one that loads a module. */
  loader: string;
}

const MODULES = Symbol.for("netmon.modules");
const DATA = "netmon.modules";

/** `name`: of the module, which is beside the one with the address `from`. `bundled`: the module in one file, if there is one. */
export function startWorker(name: string, from: string, workerData: unknown, bundled?: string): Worker {
  const options = { workerData, name: `netmon-${name}` };
  const modules = (globalThis as { [MODULES]?: Modules })[MODULES];
  if (modules === undefined)
    return new Worker(bundled ?? new URL(`./${name}.ts`, from), { ...options, execArgv: [] });
  const { fd, directory, loader } = modules;
  setEnvironmentData(DATA, { fd, directory });
  try {
    const at = `require("node:worker_threads").getEnvironmentData(${JSON.stringify(DATA)})`;
    return new Worker(`(${loader})(${at})(${JSON.stringify(`./${name}.cjs`)})`, { ...options, eval: true });
  } finally {
    setEnvironmentData(DATA);
  }
}
