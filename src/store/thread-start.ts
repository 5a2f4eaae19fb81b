/** Starts the writer's thread, from the compiled sources or, in development, from the TypeScript ones. */
import { Worker } from "node:worker_threads";
import type { ThreadOptions } from "./thread-protocol.ts";

export function startThread(options: ThreadOptions): Worker {
  const common = { workerData: options, name: "netmon-store" };
  if (!import.meta.url.endsWith(".ts"))
    return new Worker(new URL("./writer-thread.js", import.meta.url), common);
  // Node 20 runs the loaders of --import too late for the first module of a worker
  const tsx = JSON.stringify(import.meta.resolve("tsx/esm/api"));
  const entry = JSON.stringify(new URL("./writer-thread.ts", import.meta.url).href);
  const source = `import(${tsx}).then((tsx) => { tsx.register(); return import(${entry}); });`;
  return new Worker(source, { ...common, eval: true, execArgv: [] });
}
