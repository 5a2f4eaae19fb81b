/**
 * netmon doctor: checks what this machine supports. Changes nothing, and works without root: it then reports what it
 * could not determine.
 */
import type { Command } from "commander";
import { hostChecks, systemHost } from "../../app/doctor/host.ts";
import { keyChecks } from "../../app/doctor/keys.ts";
import { probeChecks } from "../../app/doctor/probe.ts";
import { type Ability, type Answer, type Check, type Group, promiseOf } from "../../app/doctor/promise.ts";
import { type RunOutlook, runOutlook } from "../../app/doctor/run-outlook.ts";
import { runWay } from "../../app/serve/run-way.ts";
import { ExitCode } from "../exit-codes.ts";
import { globalOption } from "../options/global-definitions.ts";
import { wrap } from "../output/layout.ts";
import { type CliIo, type Painter, print, printable, type Style } from "../output/terminal.ts";

const HELP = `
Each check has one of three answers: yes; no, with the kernel, right or setting that would change it; or
"?", unknown. Hooks are tested by loading a program, not by kernel version.

The last lines say how a netmon run by you would have the kernel layer here, and what to do for a better way.

Exit code: 0 netmon can enforce, 4 it can only observe or do nothing, 3 it cannot tell without more rights.

Examples:
  sudo netmon doctor
  sudo netmon doctor --json | jq -r .promise.sentence
`;

const TITLES: Record<Group, string> = {
  system: "System",
  privileges: "Privileges",
  hooks: "Hooks",
  features: "Features",
  surroundings: "Surroundings",
  keys: "Keys (credentials)",
};

const MARKS: Record<Answer, readonly [mark: string, style: Style]> = {
  yes: ["yes", "green"],
  no: ["no", "red"],
  unknown: ["?", "yellow"],
};

const EXIT: Record<Ability, number> = {
  enforce: ExitCode.ok,
  observe: ExitCode.unsupported,
  nothing: ExitCode.unsupported,
  unknown: ExitCode.privilege,
};

export function register(program: Command, io: CliIo): void {
  program
    .command("doctor")
    .addOption(globalOption("json"))
    .addHelpText("after", HELP)
    .action(async (options: { json?: true }) => {
      const probed = await probeChecks();
      const known = new Set(probed.map((check) => check.name));
      // the helper's own tests outweigh what a file reports
      const ofHost = hostChecks(await systemHost()).filter((check) => !known.has(check.name));
      // last: it closes this process, which others may still be asked about
      const checks = [...ofHost, ...probed, ...keyChecks()];
      const run = await runOutlook(await runWay(io), io.env);
      const promise = promiseOf(checks, run.way === "service" && run.problem === null);
      io.exitCode = EXIT[promise.ability];
      const width = Math.min(io.stdout.columns ?? 120, 120);
      const pretty = (paint: Painter): string =>
        `${tableOf(checks, width, paint)}${[promise.sentence, ...runLines(run)].map((line) => `${wrap(printable(line), width, "")}\n`).join("")}`;
      print(io, options, { promise, run, checks }, pretty, 2);
    });
}

function tableOf(checks: readonly Check[], width: number, { paint }: Painter): string {
  const labels = Math.max(...checks.map((check) => check.label.length));
  const indent = " ".repeat(2 + labels + 2 + 3 + 2);
  const row = ({ label, answer, why }: Check) => {
    const [mark, style] = MARKS[answer];
    const text = wrap(printable(why), Math.max(30, width - indent.length), "").replaceAll(
      "\n",
      `\n${indent}`,
    );
    return `  ${label.padEnd(labels)}  ${paint(style, mark)}${" ".repeat(3 - mark.length)}  ${text}\n`;
  };
  const blocks = (Object.keys(TITLES) as Group[]).map((group) => {
    const members = checks.filter((check) => check.group === group);
    return members.length === 0 ? "" : `${paint("bold", TITLES[group])}\n${members.map(row).join("")}\n`;
  });
  return blocks.join("");
}

const WAYS: Readonly<Record<RunOutlook["way"], string>> = {
  root: "has the kernel layer",
  service: "has the kernel layer through netmon serve",
  sudo: "has the kernel layer through sudo",
  no_kernel: "is without the kernel layer",
};

function runLines({ way, why, problem, better }: RunOutlook): string[] {
  return [
    `netmon run ${problem === null ? WAYS[way] : "does not start"} here: ${problem ?? why}.`,
    ...(better === null ? [] : [`To do: ${better}.`]),
  ];
}
