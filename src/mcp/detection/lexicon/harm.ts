/** Acts that harm, with what they harm close by: to take a guard down, to give rights, to wipe. Failure: see entry.ts. */
import { ACTS } from "./acts.ts";
import type { Entry } from "./entry.ts";
import { MATTERS } from "./matters.ts";
import { STAKES } from "./stakes.ts";

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

function withEnglish(entry: Entry, more: string): Entry {
  return { ...entry, en: `${entry.en ?? ""}|${more}` };
}

export const HARM = {
  /** To take a guard down. */
  disarm: withEnglish(
    near(ACTS.weaken, STAKES.guard),
    "open(?:s|ing)? (?:\\w+ ){0,2}?ports?(?: \\d+)?(?: to| for)|expose(?:s|d)? (?:[\\w'-]+ ){0,4}?(?:to the internet|to everyone|to all|publicly)",
  ),
  /** To give somebody more than they have. */
  elevate: near(ACTS.grant, STAKES.privilege),
  /** Keys or passwords, all there are. */
  allSecrets: {
    en: `(?:all|every|any|entire|complete|full|whole|each) (?:[\\w'-]+ ){0,3}?(?:${MATTERS.secretWord.en})`,
    latin: `(?:${MATTERS.wholly.latin}) (?:\\w+ ){0,3}?(?:${MATTERS.secretWord.latin})`,
    other: `(?:${MATTERS.wholly.other}).{0,8}(?:${MATTERS.secretWord.other})`,
  },
  wipe: near(ACTS.destroy, MATTERS.asset),
  /** Not one thing that was asked for, but all or what is old. */
  wipeAll: {
    en: `(?:${ACTS.destroy.en}) (?:all|every|any|existing|old|older|the entire|the whole|other|each) (?:[\\w'/-]+ ){0,3}?(?:${MATTERS.asset.en})|(?:${MATTERS.asset.en}) (?:[\\w'-]+ ){0,5}?(?:must|shall|have to|has to|are to|need to) (?:\\w+ )?be (?:${ACTS.destroy.en})`,
  },
  /** Where a browser or a system keeps keys. */
  secretStore: {
    en: "(?:browser'?s?|system|os) (?:\\w+ )?(?:password|credential|cookie|login|key) (?:store|manager|jar|vault|storage|database)s?|(?:stored|saved|cached|remembered) (?:\\w+ )?(?:passwords?|credentials?|logins?|cookies|tokens?)|(?:passwords?|credentials?|cookies|tokens?|keys?) (?:stored|saved|cached|kept) (?:in|on|by)|password manager|login keychain|terminal scrollback",
  },
} satisfies Record<string, Entry>;
