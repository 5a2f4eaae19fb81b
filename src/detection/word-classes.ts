/**
 * Classes of words that carry the form of a demand: who, what is done, to what, when, and why. The model reads the
 * classes beside the words, since another author uses other words in the same form.
 */

/** One bit each. */
export const CLASS = {
  must: 1 << 0,
  order: 1 << 1,
  all: 1 << 2,
  not: 1 << 3,
  tell: 1 << 4,
  covert: 1 << 5,
  user: 1 << 6,
  agent: 1 << 7,
  read: 1 << 8,
  send: 1 << 9,
  put: 1 << 10,
  change: 1 << 11,
  run: 1 << 12,
  remove: 1 << 13,
  secret: 1 << 14,
  data: 1 << 15,
  stake: 1 << 16,
  reason: 1 << 17,
  rank: 1 << 18,
  tool: 1 << 19,
  ignore: 1 << 20,
  address: 1 << 21,
  path: 1 << 22,
  secretPath: 1 << 23,
  foreign: 1 << 24,
  own: 1 << 25,
  sibling: 1 << 26,
  parameter: 1 << 27,
  shouted: 1 << 28,
  mark: 1 << 29,
} as const;

const WORDS: Readonly<Partial<Record<keyof typeof CLASS, string>>> = {
  must: "must should shall need needs needed required requires require mandatory obligatory always ensure necessary compulsory mandated imperative crucial critical essential important ought",
  order:
    "before prior first after then when whenever once upon until during preceding previously afterwards following immediately initially if subsequent subsequently while",
  all: "all any every each entire everything whatever full complete whole anything both",
  not: "not never dont without no avoid nor cannot cant doesnt wont neither none shouldnt",
  tell: "tell mention inform disclose reveal notify alert show display ask asking confirm confirmation explain report warn announce acknowledge mentioning telling informing notifying notice aware visible",
  covert:
    "silently secretly quietly covertly discreetly hidden background unnoticed invisible invisibly transparently seamless seamlessly automatically confidential internal internally behind",
  user: "user users human person customer people operator users' client he she they them their his her",
  agent: "assistant agent agents ai model llm you your system claude gpt chatbot",
  read: "read open load retrieve fetch access get obtain collect gather extract scan view cat look find query reading accessing retrieving fetching",
  send: "send forward post upload transmit email submit share export deliver bcc cc publish push sync copy relay sent forwarded transmitted uploaded copied backup mirror log sending",
  put: "include pass provide append add attach insert embed supply fill put populate concatenate prepend included passed appended attached providing inject",
  change:
    "modify change replace alter override substitute redirect adjust set rewrite convert overwrite swap edit instead modified changed replaced altered redirected redirects round increase decrease multiply double divert reroute",
  run: "execute run invoke call trigger launch perform use using used called invoked executed running calling apply",
  remove:
    "delete remove erase wipe clear drop purge disable revoke deleting deleted removed destroy uninstall rm stop terminate",
  secret:
    "password passwords credential credentials key keys token tokens secret secrets apikey cookie cookies certificate ssh env private wallet passphrase pin seed otp passwd",
  data: "content contents data file files history conversation messages message context prompt record records information details config configuration database logs text values results response output",
  stake:
    "otherwise fail fails failure failing error errors crash crashes corrupt corruption lost loss reject rejected denied blocked invalid terminated damage prevent prevents avoiding work",
  reason:
    "security compliance verification verify validate validation audit policy policies regulatory integrity authorization authentication legal regulation regulations consistency safety governance logging monitoring privacy protection performance optimization quality accuracy reliability standards protocol maintenance diagnostic purposes reasons enhanced proper",
  rank: "best only instead prefer preferred priority prioritize superior most trusted recommended deprecated obsolete rather official primary fastest reliable over premium ultimate leading advanced better exclusively highest top comprehensive accurate favor supersedes precedence",
  tool: "tool tools function functions operation operations request requests command commands server servers plugin mcp api endpoint service invocation",
  ignore:
    "ignore disregard forget bypass skip regardless circumvent ignoring bypassing irrespective suppress overrides",
};

const CLASSES: ReadonlyMap<string, number> = new Map(
  Object.entries(WORDS).flatMap(([name, words]) =>
    words.split(" ").map((word): [string, number] => [word, CLASS[name as keyof typeof CLASS]]),
  ),
);

/** Returns the bit of a word in lower case; 0: none. */
export function classOf(word: string): number {
  return CLASSES.get(word) ?? 0;
}
