/**
 * make eval-detection: recall and false positives of the detection of poisoned tool definitions on labelled
 * data, with 95 % Wilson intervals.
 *
 * Arguments: files of labelled definitions (definitions.ts), judged as one set; none: the tuning part of the
 * development set by the weights that were fitted to it, then with each author, and with each server, left out of
 * the fit in turn (which takes minutes; also put into definitions of published servers, injection.ts), and the
 * held-out part. MISSES: how many misses and false alarms to print, default 10; those of the held-out part are
 * never printed.
 *
 * Failure: exit code 1 and a message with file and line number for data that cannot be read.
 */
import { developmentSet } from "../fixtures/detection/development-set.ts";
import { crossValidate } from "./cross-validation.ts";
import { readSamples, type Sample } from "./definitions.ts";
import { seenIn } from "./evidence.ts";
import { judge } from "./judge.ts";
import { byAuthor, byServer } from "./partition.ts";
import { reportOf } from "./report.ts";

function main(files: readonly string[]): void {
  const misses = Number(process.env.MISSES ?? 10);
  if (!Number.isInteger(misses) || misses < 0)
    throw new Error(`MISSES is ${process.env.MISSES}: give a whole number, 0 for none`);
  const print = (title: string, samples: readonly Sample[], shown: number): void => {
    if (samples.length === 0) throw new Error(`${title}: holds no definition`);
    process.stdout.write(`${title}\n\n${reportOf(judge(samples), shown)}\n\n`);
  };
  if (files.length > 0) {
    print(files.join(" "), files.flatMap(readSamples), misses);
    return;
  }
  const tuning = developmentSet("tuning");
  print("tuning part of the development set, by weights fitted to it", tuning, 0);
  const seen = seenIn(tuning);
  for (const [what, partition] of [
    ["authors", byAuthor(seen)],
    ["servers", byServer(seen)],
  ] as const) {
    const { leftOut, injected } = crossValidate(seen, partition);
    process.stdout.write(`tuning part, ${what} left out of the fit\n\n${reportOf(leftOut, misses)}\n\n`);
    process.stdout.write(
      `the same, put into definitions of published servers\n\n${reportOf(injected, 0)}\n\n`,
    );
  }
  const heldOut = developmentSet("held-out");
  if (heldOut.length === 0) process.stdout.write("test/fixtures/detection/held-out holds no definition\n");
  else print("held-out part of the development set", heldOut, 0);
}

try {
  main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
