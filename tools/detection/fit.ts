/**
 * Fits the weights of suspicion.ts and tool-reading.ts to our own tuning texts and the definitions of published servers,
 * and writes them. Prints what authors and servers that were left out of the fit give at each severity, and the odds that
 * honest tools reach.
 *
 * Run: `node --import tsx tools/detection/fit.ts`; the same data give the same weights. Fails closed: writes nothing where
 * a published server does not answer, since the weights would be others.
 */
import { writeFileSync } from "node:fs";
import { crossValidate, type LeftOut } from "./cross-validation.ts";
import { withEvidence } from "./evidence.ts";
import { ownTexts } from "./own-texts.ts";
import { byAuthor, byServer, isPublished } from "./partition.ts";
import { publishedDefinitions } from "./published.ts";
import { reportOf } from "./report.ts";
import { weightsText } from "./weights-file.ts";

const OUTPUT = new URL("../../src/detection/suspicion-weights.json", import.meta.url);
/** Shares of the honest tools that are above the odds printed. */
const SHARES = [0.001, 0.002, 0.003, 0.004, 0.005, 0.0075, 0.01, 0.02, 0.05, 0.1, 0.2];

async function main(): Promise<void> {
  const { samples, silent } = await publishedDefinitions();
  if (silent.length > 0) throw new Error(`did not answer: ${silent.join("; ")}`);
  const seen = withEvidence([...ownTexts("tuning"), ...samples]);
  for (const [what, partition] of [
    ["authors", byAuthor(seen)],
    ["servers", byServer(seen)],
  ] as const) {
    const { model, leftOut, injected } = crossValidate(seen, partition);
    process.stdout.write(`${what} left out\n\n${reportOf(leftOut, 0)}\n\n`);
    process.stdout.write(`${oddsTable(leftOut, injected)}\n\n`);
    // what sentences of unknown authors look like is what the second stage is fitted to
    if (what === "authors") writeFileSync(OUTPUT, weightsText(model));
  }
}

/**
 * What is found above the odds that a share of honest tools reaches, of all and of those of published servers; also of
 * those that were put into texts of published servers.
 */
function oddsTable(leftOut: readonly LeftOut[], injected: readonly LeftOut[]): string {
  const honest = leftOut.filter(({ poisoned }) => !poisoned).sort((a, b) => b.odds - a.odds);
  const published = honest.filter(isPublished);
  const servers = new Set(published.map(({ server }) => server)).size;
  const poisoned = leftOut.filter((one) => one.poisoned);
  const inside = injected.filter((one) => one.poisoned);
  const percent = (some: number, of: number): string => `${((some / of) * 100).toFixed(2)} %`;
  return SHARES.map((share) => {
    const odds = honest[Math.floor(share * honest.length)]?.odds ?? 0;
    const found = poisoned.filter((one) => one.odds > odds).length;
    const above = published.filter((one) => one.odds > odds);
    const flagged = new Set(above.map(({ server }) => server)).size;
    return (
      `above ${odds.toFixed(2)}: honest ${percent(share, 1)}, of published servers ` +
      `${percent(above.length, published.length)} (${percent(flagged, servers)} of servers), ` +
      `poisoned ${percent(found, poisoned.length)}, put into others ` +
      percent(inside.filter((one) => one.odds > odds).length, inside.length)
    );
  }).join("\n");
}

await main();
