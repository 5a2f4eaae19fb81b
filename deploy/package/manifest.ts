/**
 * The package's own package.json, on standard output: `node --import tsx deploy/package/manifest.ts DIRECTORY ARCH...`. The
 * package has no dependencies, no scripts and no optional parts: what npm unpacks is what runs.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const source = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const { name, version, description, license, type, engines, os } = source as Record<string, unknown>;
const [directory, ...cpu] = process.argv.slice(2);
if (directory === undefined || cpu.length === 0)
  throw new Error("usage: node --import tsx deploy/package/manifest.ts DIRECTORY ARCH...");
const manifest = {
  ...{ name, version, description, license, type, engines, os, cpu, libc: ["glibc"] },
  bin: { netmon: "netmon" },
  exports: { "./loop": { types: "./loop.d.ts", default: "./lib/library.js" } },
  // npm -g links them to where man looks
  man: readdirSync(join(directory, "man")).map((page) => `man/${page}`),
};
process.stdout.write(`${JSON.stringify(manifest, null, 2)}\n`);
