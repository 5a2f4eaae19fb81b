/** A program of the tests in one file of JavaScript, which starts with a third of the CPU that its sources take. */
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";
import { buildSync } from "esbuild";

/** Writes the program, which is the TypeScript file at this URL, into the directory; returns its path. */
export function bundledProgram(url: URL, directory: string): string {
  const outfile = join(directory, basename(url.pathname).replace(/ts$/, "mjs"));
  const banner =
    'import { createRequire } from "node:module"; const require = createRequire(import.meta.url);';
  buildSync({
    ...{ entryPoints: [fileURLToPath(url)], outfile, bundle: true, logLevel: "error" },
    ...{ platform: "node", format: "esm", target: "node22.19", banner: { js: banner } },
  });
  return outfile;
}
