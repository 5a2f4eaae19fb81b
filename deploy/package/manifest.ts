/**
 * The package's own package.json, on standard output: `node --import tsx deploy/package/manifest.ts ARCH...`. The
 * package has no dependencies, no scripts and no optional parts: what npm unpacks is what runs.
 */
import { readFileSync } from "node:fs";

const source = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
const { name, version, description, license, type, engines, os } = source as Record<string, unknown>;
const cpu = process.argv.slice(2);
if (cpu.length === 0) throw new Error("usage: node --import tsx deploy/package/manifest.ts ARCH...");
const manifest = {
  ...{ name, version, description, license, type, engines, os, cpu, libc: ["glibc"] },
  bin: { netmon: "netmon" },
};
process.stdout.write(`${JSON.stringify(manifest, null, 2)}\n`);
