/**
 * make eval-detection: what the detection finds and flags on labelled definitions, with 95 % Wilson intervals.
 *
 * Arguments: files of labelled definitions (definitions.ts), groups as "SOURCE: KIND". Published servers
 * (published.ts) are always judged too: those held out by themselves, without a look at what is flagged. The others first
 * by the shipped model, then each source by a model fitted without it (leave-out.ts), which takes minutes. MISSES: how
 * many misses and false alarms to print, default 10.
 *
 * Exit code 1 with file and line number for data that cannot be read. A server that does not answer is named.
 */
import { printable } from "../../src/cli/output/terminal.ts";
import { scanServer } from "../../src/detection/scan-server.ts";
import { readSamples, type Sample } from "./definitions.ts";
import { ownTexts } from "./fit.ts";
import { judge } from "./judge.ts";
import { judgeLeftOut } from "./leave-out.ts";
import { FITTED, HELD_OUT, type PublishedServer, publishedDefinitions } from "./published.ts";
import { reportOf } from "./report.ts";
import { rowsOf } from "./train.ts";

async function main(files: readonly string[]): Promise<void> {
  const misses = Number(process.env.MISSES ?? 10);
  if (!Number.isInteger(misses) || misses < 0)
    throw new Error(`MISSES is ${process.env.MISSES}: give a whole number, 0 for none`);
  const given = files.flatMap(readSamples);
  const samples = await listed(FITTED);
  const heldOut = await listed(HELD_OUT);
  process.stdout.write(`held-out servers, by the shipped model\n\n${reportOf(judge(heldOut), 0)}\n\n`);
  const all: Sample[] = [...given, ...samples];
  const title = ["published servers", ...files].join(", ");
  process.stdout.write(`${title}, by the shipped model\n\n${reportOf(judge(all), misses)}\n\n`);
  const leftOut = judgeLeftOut(rowsOf(ownTexts()), rowsOf(all));
  process.stdout.write(`the same, each source left out of the fit\n\n${reportOf(leftOut, misses)}\n`);
}

/** What servers list. Prints those that do not answer, and findings in their instructions. */
async function listed(servers: readonly PublishedServer[]): Promise<Sample[]> {
  const { samples, instructions, silent } = await publishedDefinitions(servers);
  for (const one of silent) process.stdout.write(`did not answer: ${printable(one)}\n`);
  for (const { server, text } of instructions) {
    const tools = samples.filter((one) => one.server === server).map(({ tool }) => tool);
    for (const { tool, severity, signals } of scanServer({ tools, instructions: text }))
      if (tool === "" && severity !== "low")
        process.stdout.write(
          `instructions of ${printable(server)}: ${severity}, ${printable(signals[0]?.says ?? "")}\n`,
        );
  }
  return samples;
}

try {
  await main(process.argv.slice(2));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
