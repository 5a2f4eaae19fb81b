/** Acts that harm, with what they harm close by: to take a guard down, to give rights, to wipe. Failure: see entry.ts. */
import { ACTS } from "./acts.ts";
import type { Entry } from "./entry.ts";
import { MATTERS } from "./matters.ts";

/** The act before its matter, or the matter before its act. */
function near(act: Entry, matter: Entry): Entry {
  const between = "(?:[\\w'/-]+ ){0,4}?";
  const forms: Entry = {
    en: `(?:${act.en}) ${between}(?:${matter.en})|(?:${matter.en}) (?:is|are|must|should|has to|have to|needs? to|can|will|gets?|to)(?: be| get)?(?: \\w+)? (?:${act.en})`,
  };
  if (act.latin !== undefined && matter.latin !== undefined)
    forms.latin = `(?:${act.latin}) ${between}(?:${matter.latin})|(?:${matter.latin}) ${between}(?:${act.latin})`;
  if (act.other !== undefined && matter.other !== undefined)
    forms.other = `(?:${act.other}).{0,12}(?:${matter.other})|(?:${matter.other}).{0,12}(?:${act.other})`;
  return forms;
}

export const HARM = {
  /** To take a guard down. */
  disarm: near(ACTS.weaken, MATTERS.guard),
  /** To give somebody more than they have. */
  elevate: near(ACTS.grant, MATTERS.privilege),
  /** Keys or passwords, all there are. */
  allSecrets: {
    en: `(?:all|every|any|entire|complete|full|whole|each) (?:[\\w'-]+ ){0,3}?(?:${MATTERS.secretWord.en})`,
    latin: `(?:${MATTERS.wholly.latin}) (?:\\w+ ){0,3}?(?:${MATTERS.secretWord.latin})`,
    other: `(?:${MATTERS.wholly.other}).{0,8}(?:${MATTERS.secretWord.other})`,
  },
  wipe: near(ACTS.destroy, MATTERS.asset),
} satisfies Record<string, Entry>;
