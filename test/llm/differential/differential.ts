/**
 * `make differential`: many cases with a random seed, or a single one.
 *
 *   SEED=1 CASES=500 FORM='openai chat' CLIENT=python   and   CASE='SEED:FORM:NUMBER'
 */
import { randomInt } from "node:crypto";
import { FORMS } from "./cases/forms.ts";
import { caseOf } from "./cases/make.ts";
import { Differential, described, type Outcome } from "./run.ts";

const { env } = process;
const [repeatedSeed, repeatedForm, repeatedNumber] = env.CASE?.split(":") ?? [];
const seed = Number(repeatedSeed ?? (env.SEED || randomInt(1 << 30)));
const count = Number(env.CASES || 300);
const BATCH = 25;

const forms = FORMS.filter(({ name }) =>
  repeatedForm === undefined ? name.includes(env.FORM ?? "") : name === repeatedForm,
);
if (forms.length === 0)
  throw new Error(`no such form; there are ${FORMS.map(({ name }) => name).join(", ")}`);

const differential = await Differential.start();
const total: Outcome = { runs: 0, judged: 0, useful: 0, dangerous: 0, stuck: [], findings: [] };
const numbers = repeatedNumber === undefined ? [...Array(count).keys()] : [Number(repeatedNumber)];
process.stdout.write(`seed ${seed}, ${numbers.length} cases of ${forms.length} forms\n`);
try {
  for (let at = 0; at < numbers.length; at += BATCH)
    for (const form of forms) {
      const cases = numbers.slice(at, at + BATCH).map((n) => caseOf(form, seed, n));
      const outcome = await differential.run(cases, { only: env.CLIENT, direct: Boolean(env.DIRECT) });
      total.runs += outcome.runs;
      total.judged += outcome.judged;
      total.useful += outcome.useful;
      total.dangerous += outcome.dangerous;
      total.stuck.push(...outcome.stuck);
      total.findings.push(...outcome.findings);
      for (const finding of outcome.findings) process.stdout.write(`\n${described(finding)}\n`);
    }
} finally {
  await differential.close();
}
const { runs, useful, dangerous, stuck, findings } = total;
if (env.DIRECT) process.stdout.write(`\nthe denied call was executed in ${dangerous} runs without netmon\n`);
for (const each of stuck) process.stdout.write(`\nno end of the answer: ${each}\n`);
process.stdout.write(`\n${runs} runs, ${useful} with an allowed call; ${findings.length} bypasses\n`);
process.exitCode = findings.length + stuck.length > 0 ? 1 : 0;
