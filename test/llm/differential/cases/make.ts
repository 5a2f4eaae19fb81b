/** Makes cases: a response, and its damage. The same seed, form and number give the same case. */

import { bodyDamages } from "../damage/body.ts";
import type { Damages } from "../damage/damage.ts";
import { eventDamages } from "../damage/events.ts";
import { awsDamages, sseDamages } from "../damage/framing.ts";
import { grafts } from "../damage/grafts.ts";
import { httpDamages } from "../damage/http.ts";
import { jsonDamages, textDamages } from "../damage/json.ts";
import { Dice, seedOf } from "./dice.ts";
import { type Draft, draftOf, frame, writeBody, writeHttp } from "./draft.ts";
import type { Form, Recorded } from "./forms.ts";

export interface Case {
  /** Seed, form and number, or the name of a recorded answer or a regression. */
  name: string;
  form: string;
  /** The recorded answer and what was done to it. */
  story: string[];
  /** With `{base}`, `{origin}` and `{authority}` in its head, for redirects. */
  answer: Buffer[];
  /** What a client gets that asks again. */
  second: Buffer[] | null;
}

/** In the order of the steps from JSON to bytes. */
const STEPS: readonly Damages[] = [
  { ...jsonDamages, ...textDamages },
  { ...eventDamages, ...grafts },
  { ...sseDamages, ...awsDamages },
  bodyDamages,
  httpDamages,
];

const WRITERS: readonly ((draft: Draft, dice: Dice) => void)[] = [
  () => {},
  frame,
  writeBody,
  () => {},
  () => {},
];

interface Wanted {
  step: number;
  name: string;
}

const ALL: readonly Wanted[] = STEPS.flatMap((damages, step) =>
  Object.keys(damages).map((name) => ({ step, name })),
);

export function caseOf(form: Form, seed: number, n: number): Case {
  const dice = new Dice(seedOf(seed, form.name, n));
  const recorded = dice.pick(form.recorded);
  // Each kind of damage in its turn, so that as many cases as there are kinds have them all.
  const first = ALL[(n + seed) % ALL.length] as Wanted;
  const others = Array.from({ length: dice.pick([0, 0, 1, 1, 2]) }, () => dice.pick(ALL));
  return made(`${seed}:${form.name}:${n}`, form, recorded, dice, [first, ...others]);
}

/** Every recorded answer as it is, all of its calls denied. */
export function undamagedCases(form: Form): Case[] {
  return form.recorded.map((recorded) => made(recorded.name, form, recorded, new Dice(1), []));
}

function made(name: string, form: Form, recorded: Recorded, dice: Dice, wanted: readonly Wanted[]): Case {
  const draft = draftOf(form, recorded, dice, wanted.length === 0);
  const story = [recorded.name];
  STEPS.forEach((damages, step) => {
    for (const each of wanted) {
      const said = each.step === step ? damages[each.name]!(draft, dice) : null;
      if (said !== null) story.push(said === "" ? each.name : `${each.name}: ${said}`);
    }
    WRITERS[step]!(draft, dice);
  });
  const { second } = draft.http;
  return {
    name,
    form: form.name,
    story,
    answer: writeHttp(draft),
    second: second && writeHttp({ body: second, http: plainHttp(draft) }),
  };
}

function plainHttp({ http, framing }: Draft): Draft["http"] {
  const type = {
    json: "application/json",
    array: "application/json",
    sse: "text/event-stream",
    aws: "application/vnd.amazon.eventstream",
  };
  return {
    ...http,
    interim: "",
    status: 200,
    headers: [["content-type", type[framing]]],
    framing: "length",
    pieces: [],
  };
}
