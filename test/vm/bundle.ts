/**
 * The conformance suite in one file of JavaScript: an emulated machine takes a minute to read its sources.
 *
 *   node --import tsx test/vm/bundle.ts OUTFILE
 *
 * Each module keeps the address of its own source, beside which it finds the vectors and the built program.
 */
import { readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";

const [outfile] = process.argv.slice(2);
if (outfile === undefined) throw new Error("usage: bundle.ts OUTFILE");
const suite = fileURLToPath(new URL("../kernel/run.ts", import.meta.url));

await build({
  ...{ entryPoints: [suite], outfile, bundle: true, logLevel: "warning" },
  ...{ platform: "node", format: "esm", target: "node22.19" },
  banner: {
    js: 'import { createRequire as requireOf } from "node:module"; const require = requireOf(import.meta.url);',
  },
  plugins: [
    {
      name: "addresses of sources",
      setup: ({ onLoad }) =>
        onLoad({ filter: /\.ts$/ }, ({ path }) => ({
          contents: readFileSync(path, "utf8").replaceAll(
            "import.meta.url",
            JSON.stringify(pathToFileURL(path).href),
          ),
          loader: "ts",
        })),
    },
  ],
});
