/** Runs the official conformance suite as a client of a server; returns its results, check by check. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { commandOf, startProgram } from "../programs.ts";

/** Spec revisions for which the suite has a frozen set of scenarios. */
export type Revision = "2025-11-25" | "2026-07-28";

/** The checks of each scenario in order, as `check-id STATUS`, or with the message of one that failed. */
export type Score = Record<string, string[]>;

interface Check {
  id: string;
  status: string;
  errorMessage?: string;
}

/** @throws Error where the suite did not come to an end. */
export async function runSuite(url: string, revision: Revision): Promise<Score> {
  const directory = mkdtempSync(join(tmpdir(), "netmon-conformance-"));
  try {
    const args = ["server", "--url", url, "--requirements", revision, "--output-dir", directory];
    const { stdout, stderr } = await startProgram([...commandOf("conformance"), ...args]).ended;
    if (!stdout.includes("=== SUMMARY ===")) throw new Error(`the conformance suite did not end: ${stderr}`);
    const score: Score = {};
    for (const name of readdirSync(directory).sort()) {
      const checks = JSON.parse(readFileSync(join(directory, name, "checks.json"), "utf8")) as Check[];
      // server-SCENARIO-TIME
      const scenario = name.replace(/^server-/, "").replace(/-\d{4}-\d\d-\d\dT[-\dZ]+$/, "");
      score[scenario] = checks.map(({ id, status, errorMessage = "" }) =>
        status === "FAILURE" ? `${id} FAILURE ${errorMessage}` : `${id} ${status}`,
      );
    }
    return score;
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
