/**
 * Which sources each emulated kernel has passed the conformance suite with (seen.json), so that CI and lint notice
 * where what the kernel sees has changed since.
 *
 *   node --import tsx test/vm/seen.ts unseen [SERIES...]   prints those that have not passed with today's sources
 *   node --import tsx test/vm/seen.ts note DIR...          notes that the kernels of these result directories have
 *   node --import tsx test/vm/seen.ts remind               says what to run, if any of seen.json has not
 *
 * Today's sources are the files below bpf/ and of native/'s programs, whether committed or not, without Go's tests.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = fileURLToPath(new URL("../../", import.meta.url));
const SEEN = join(ROOT, "test/vm/seen.json");
const SOURCES = ["bpf", "native/helper", "native/addon", "native/shim"];

/** What a kernel has passed with, keyed by its series. */
export type Seen = Record<
  string,
  { sources: string; package: string; date: string; checks: number; seconds: number }
>;

/** SHA-256 of the paths and contents of today's sources. */
export function sourcesDigest(): string {
  const listed = ["ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", ...SOURCES];
  const files = execFileSync("git", listed, { cwd: ROOT, encoding: "utf8" }).split("\0");
  const hash = createHash("sha256");
  for (const file of files.filter((name) => name !== "" && !name.endsWith("_test.go")).sort()) {
    if (!existsSync(join(ROOT, file))) continue; // removed, and not committed yet
    const content = createHash("sha256")
      .update(readFileSync(join(ROOT, file)))
      .digest("hex");
    hash.update(`${content} ${file}\n`);
  }
  return `sha256:${hash.digest("hex")}`;
}

export function readSeen(): Seen {
  return JSON.parse(readFileSync(SEEN, "utf8")) as Seen;
}

/** Those of the series, by default all that were ever seen, that have not passed with these sources. */
export function unseen(seen: Seen, sources: string, series: readonly string[] = Object.keys(seen)): string[] {
  return series.filter((one) => seen[one]?.sources !== sources);
}

function note(dirs: readonly string[]): void {
  const seen = readSeen();
  for (const dir of dirs) {
    const text = (file: string): string => readFileSync(join(dir, file), "utf8").trim();
    const summary = text("conformance.tap").split("\n").at(-1) ?? "";
    const { checks, failed } = JSON.parse(summary) as { checks: number; failed: number };
    if (failed > 0) throw new Error(`${dir}: ${failed} checks failed`);
    const facts = { package: text("package"), date: text("date"), checks, seconds: Number(text("seconds")) };
    seen[basename(dir)] = { sources: sourcesDigest(), ...facts };
  }
  writeFileSync(SEEN, `${JSON.stringify(seen, null, 2)}\n`);
}

function remind(): void {
  const behind = unseen(readSeen(), sourcesDigest());
  if (behind.length > 0)
    process.stdout.write(
      `note: bpf/ or native/ has changed since Linux ${behind.join(", ")} passed: run make test-kernels, and commit test/vm/seen.json\n`,
    );
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const [command, ...args] = process.argv.slice(2);
  if (command === "unseen")
    process.stdout.write(
      `${unseen(readSeen(), sourcesDigest(), args.length > 0 ? args : undefined).join(" ")}\n`,
    );
  else if (command === "note") note(args);
  else if (command === "remind") remind();
  else throw new Error("usage: seen.ts unseen|note|remind");
}
