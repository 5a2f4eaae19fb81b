/**
 * make eval-detection: what the detection finds and flags on labelled definitions, with 95 % Wilson intervals.
 *
 * Arguments: files of labelled definitions (definitions.ts), judged as one set. Without: our own texts and the
 * definitions of well-known servers (published.ts). The tuning part is judged by the weights that netmon ships, then with
 * each author and each server left out of a fit in turn, which takes minutes; also put into definitions of published
 * servers (injection.ts). MISSES: how many misses and false alarms to print, default 10; none of the held-out part.
 *
 * Exit code 1 with file and line number for data that cannot be read. A server that does not answer is named.
 */
import { printable } from "../../src/cli/output/terminal.ts";
import { crossValidate } from "./cross-validation.ts";
import { readSamples, type Sample } from "./definitions.ts";
import { withEvidence } from "./evidence.ts";
import { judge } from "./judge.ts";
import { ownTexts } from "./own-texts.ts";
import { byAuthor, byServer } from "./partition.ts";
import { publishedDefinitions } from "./published.ts";
import { reportOf } from "./report.ts";

async function main(files: readonly string[]): Promise<void> {
  const misses = Number(process.env.MISSES ?? 10);
  if (!Number.isInteger(misses) || misses < 0)
    throw new Error(`MISSES is ${process.env.MISSES}: give a whole number, 0 for none`);
  const print = (title: string, samples: readonly Sample[], shown: number): void => {
    if (samples.length === 0) throw new Error(`${title}: has no definition`);
    process.stdout.write(`${title}\n\n${reportOf(judge(samples), shown)}\n\n`);
  };
  if (files.length > 0) {
    print(files.join(" "), files.flatMap(readSamples), misses);
    return;
  }
  const published = await publishedDefinitions();
  for (const one of published.silent) process.stdout.write(`did not answer: ${printable(one)}\n`);
  print("published servers, by the weights of netmon", published.samples, misses);
  print("held-out texts and published servers", [...ownTexts("held-out"), ...published.samples], 0);
  const tuning = ownTexts("tuning");
  print("tuning texts, by the weights of netmon, which were fitted to them", tuning, 0);
  const seen = withEvidence([...tuning, ...published.samples]);
  for (const [what, partition] of [
    ["authors", byAuthor(seen)],
    ["servers", byServer(seen)],
  ] as const) {
    const { leftOut, injected } = crossValidate(seen, partition);
    process.stdout.write(`both, ${what} left out of a new fit\n\n${reportOf(leftOut, misses)}\n\n`);
    process.stdout.write(
      `the same, put into definitions of published servers\n\n${reportOf(injected, 0)}\n\n`,
    );
  }
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
