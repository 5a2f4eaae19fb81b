/**
 * Credentials: vendor keys with a recognisable form, JSON web tokens, bearer tokens, passwords in URLs, private
 * keys, and values assigned to a telling name (`api_key = …`).
 *
 * Every alternative begins at the start of a word, so that no character is examined more than a few times; private
 * keys are found by their first and last lines. Prefixes are those the vendors document.
 */
import { type Detector, matches, type Span, STEP } from "./detector.ts";

/**
 * Maximum characters in one part of a key: V8 keeps a backtracking position for each character of an open repetition,
 * and gives up (RangeError) after some millions. `endOf` completes a longer key.
 */
const MAX = 8192;

const KEYS = [
  `sk-ant-[\\w-]{20,${MAX}}`, // Anthropic
  `sk-(?:proj-|svcacct-|admin-|or-)?[\\w-]{20,${MAX}}`, // OpenAI, OpenRouter
  "AIza[\\w-]{35}", // Google API key
  `ya29\\.[\\w-]{20,${MAX}}`, // Google OAuth
  `GOCSPX-[\\w-]{20,${MAX}}`,
  "(?:AKIA|ASIA|ABIA|ACCA)[0-9A-Z]{16}", // AWS access key id
  `gh[pousr]_[A-Za-z0-9]{30,${MAX}}`, // GitHub
  `github_pat_\\w{22,${MAX}}`,
  `glpat-[\\w-]{20,${MAX}}`, // GitLab
  `xox[abeoprs]-[A-Za-z0-9-]{10,${MAX}}`, // Slack
  `xapp-[A-Za-z0-9-]{10,${MAX}}`,
  `(?:sk|rk|pk)_(?:live|test)_[A-Za-z0-9]{16,${MAX}}`, // Stripe
  "npm_[A-Za-z0-9]{36}",
  `pypi-[\\w-]{50,${MAX}}`,
  `hf_[A-Za-z0-9]{30,${MAX}}`, // Hugging Face
  `gsk_[A-Za-z0-9]{40,${MAX}}`, // Groq
  `xai-[A-Za-z0-9]{40,${MAX}}`,
  "dop_v1_[a-f0-9]{64}", // DigitalOcean
  `SG\\.[\\w-]{16,${MAX}}\\.[\\w-]{16,${MAX}}`, // SendGrid
  `eyJ[\\w-]{10,${MAX}}\\.eyJ[\\w-]{10,${MAX}}\\.[\\w-]{10,${MAX}}`, // JSON web token (RFC 7519)
].join("|");

const VENDOR = new RegExp(`(?<![\\w-])(?:${KEYS})`, "g");
/** RFC 6750 section 2.1 */
const BEARER = /(?<![\w-])(?:Bearer|Basic) {1,8}([\w.~+/-]{16,8192}={0,2})/gi;
const ASSIGNED =
  /(?<![A-Za-z0-9])(?:[A-Za-z0-9]{1,32}_){0,4}(?:api[_-]?key|access[_-]?key|access[_-]?token|auth[_-]?token|client[_-]?secret|secret[_-]?key|secret|passw(?:or)?d)["']? {0,3}(?::|=|=>) {0,3}["']?([\w~+/-]{16,8192}={0,2})/gi;
const URL_PASSWORD = /:\/\/[^\s/:@"'<>]{1,128}:(?!\[REDACTED:)([^\s/@"'<>]{1,256})@/g;

const BEGIN = "-----BEGIN ";
const END = "-----END ";
const PRIVATE = /[A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----/y;

/** Letters and digits both: `sk-learn-pipeline-with-options` and `process_env_secret_name` are not keys. */
const isMixed = (text: string): boolean => /\d/.test(text) && /[A-Za-z]/.test(text);

const WORD = /[\w-]{1,8192}/y;
const TOKEN = /[\w.~+/=-]{1,8192}/y;

function* keys(text: string, pattern: RegExp, mixed: boolean, rest?: RegExp): Generator<Span | null> {
  let last = 0;
  for (const match of matches(text, pattern)) {
    if (match === null) {
      yield null;
      continue;
    }
    const found = match[1] ?? match[0];
    const end = match[0].length - (match[1] !== undefined && match[0].endsWith("@") ? 1 : 0);
    const start = match.index + end - found.length;
    // Skips a match inside the previous key.
    if (start < last || (mixed && !isMixed(found))) continue;
    last = rest ? endOf(rest, text, match.index + end) : match.index + end;
    yield [start, last];
  }
}

/** Extends a key to the end of its word. */
function endOf(rest: RegExp, text: string, from: number): number {
  for (let end = from; ; end = rest.lastIndex) {
    rest.lastIndex = end;
    if (!rest.test(text)) return end;
  }
}

/** Characters to redact of a private key whose last line is missing or farther away. */
const MAX_PRIVATE = 16_384;

function* privateKeys(text: string): Generator<Span | null> {
  let step = STEP;
  /** Position of the next last line; found once, however many first lines precede it. */
  let last = 0;
  for (let start = text.indexOf(BEGIN); start >= 0; start = text.indexOf(BEGIN, start + 1)) {
    if (start > step) {
      yield null;
      step = start + STEP;
    }
    PRIVATE.lastIndex = start + BEGIN.length;
    if (!PRIVATE.test(text)) continue;
    const body = PRIVATE.lastIndex;
    if (last >= 0 && last < body) last = text.indexOf(END, body);
    const whole = last >= 0 && last - start <= MAX_PRIVATE;
    const dashes = whole ? text.slice(last + END.length, last + END.length + 80).indexOf("-----") : -1;
    const end = whole ? last + END.length + (dashes < 0 ? 0 : dashes + 5) : start + MAX_PRIVATE;
    yield [start, Math.min(end, text.length)];
    start = end - 1;
  }
}

export const apiKey: Detector = {
  name: "api_key",
  searches: [
    privateKeys,
    (text) => keys(text, VENDOR, true, WORD),
    (text) => keys(text, BEARER, true, TOKEN),
    (text) => keys(text, ASSIGNED, true, TOKEN),
    (text) => keys(text, URL_PASSWORD, false),
  ],
};
