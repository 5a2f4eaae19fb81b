/** Starts a module as a thread, from the compiled sources or, in development, from TypeScript. */
import { Worker } from "node:worker_threads";

/** `name`: of the module, which is beside the one with the address `from`. `bundled`: the module in one file, if there is one. */
export function startWorker(name: string, from: string, workerData: unknown, bundled?: string): Worker {
  const common = { workerData, name: `netmon-${name}` };
  if (!from.endsWith(".ts")) return new Worker(new URL(`./${name}.cjs`, from), common);
  if (bundled !== undefined) return new Worker(bundled, { ...common, execArgv: [] });
  // Node 20 runs the loaders of --import too late for a worker's first module
  const tsx = JSON.stringify(import.meta.resolve("tsx/esm/api"));
  const entry = JSON.stringify(new URL(`./${name}.ts`, from).href);
  const source = `import(${tsx}).then((tsx) => { tsx.register(); return import(${entry}); });`;
  return new Worker(source, { ...common, eval: true, execArgv: [] });
}
