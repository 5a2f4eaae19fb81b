/**
 * The package.json of a package for npm, on standard output: `node --import tsx deploy/package/manifest.ts DIRECTORY [ARCH]`.
 * With an architecture: a version of `netmon` with all that runs there, without dependencies. Without: the version that
 * users install, whose optional dependencies are those. None has scripts: what npm unpacks is what runs.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const source = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const { name, version, description, license, repository, type, engines, os } = source as Record<
  string,
  unknown
>;
const [directory, arch] = process.argv.slice(2);
if (directory === undefined)
  throw new Error("usage: node --import tsx deploy/package/manifest.ts DIRECTORY [ARCH]");
const platform = (cpu: string): string => `${version}-linux-${cpu}`;
const common = { name, description, license, repository, type, engines, os };
const own =
  arch === undefined
    ? {
        version,
        optionalDependencies: Object.fromEntries(
          ["x64", "arm64"].map((cpu) => [`${name}-linux-${cpu}`, `npm:${name}@${platform(cpu)}`]),
        ),
      }
    : { version: platform(arch), cpu: [arch], libc: ["glibc"] };
const manifest = {
  ...common,
  ...own,
  bin: { netmon: "netmon" },
  exports: {
    "./loop": { types: "./loop.d.ts", default: arch === undefined ? "./loop.js" : "./lib/library.mjs" },
  },
  // npm -g links them to where man looks
  man: readdirSync(join(directory, "man")).map((page) => `man/${page}`),
};
process.stdout.write(`${JSON.stringify(manifest, null, 2)}\n`);
