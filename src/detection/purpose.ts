/**
 * The purposes that a tool states in its name, title and first sentence: a mail tool may mention recipients, a password
 * manager passwords.
 *
 * A purpose reduces only the weight of words that belong to it: a poisoned tool that claims a purpose still hides,
 * commands and forbids.
 */
const PURPOSES = {
  secrets:
    /secret|vault|password|credential|api[ _-]?key|token|auth|login|oauth|ssh|certificate|keychain|1password|bitwarden|doppler|infisical|env[ _-]?var|environment|config|dotenv|cookie|otp/,
  shell:
    /shell|command|terminal|bash|exec|script|process|docker|container|ssh|deploy|run|install|code|sql|database|query|repl|curl|http/,
  scanner:
    /secur|scan|detect|audit|inject|vulnerab|guard|sanitiz|lint|malware|threat|redact|moderat|dlp|prompt/,
  mail: /mail|messag|send|recipient|sms|slack|chat|notif|forward|invite|contact|calendar|event|post|reply|draft/,
  payments:
    /pay|transfer|invoice|charge|refund|wallet|bank|transaction|order|amount|billing|price|trade|account|checkout|currency/,
  files:
    /file|director|folder|path|document|upload|download|editor|storage|bucket|repo|\bgit\b|\blogs?\b|config/,
  conversation:
    /memor|conversation|chat|histor|summar|context|feedback|session|prompt|transcript|thread|message|log|agent/,
  removal: /delet|remov|clean|purge|clear|wipe|prune|drop|uninstall|reset|archive|trash/,
  guide:
    /guide|guideline|instruction|rule|prompt|best practice|how to|documentation|docs|learn|skill|onboard|getting started|help|workflow/,
};
export type Purpose = keyof typeof PURPOSES;
export const PURPOSE_NAMES = Object.keys(PURPOSES) as Purpose[];

const DEMAND =
  /^\W*(?:if|when|for all|all|every|each)\b|\bask the user\b|\b(?:must|before|whenever|always|required|never|every time|prior to|mandatory)\b|[~/]\.\w|必须|必ず|обязательно/i;

export function purposesOf(name: string, title: string, firstSentence: string): Set<Purpose> {
  // A sentence with a demand does not state a purpose.
  const stated = DEMAND.test(firstSentence) ? "" : firstSentence.slice(0, 200);
  const text = `${name} ${title} ${stated}`.toLowerCase();
  return new Set(PURPOSE_NAMES.filter((purpose) => PURPOSES[purpose].test(text)));
}
