/**
 * The form of a sentence, whatever its subject: concrete things that it contains (paths, addresses, assignments, quoted
 * text), the actions in it, who does them, and how they are demanded. Terms of suspicion.ts.
 *
 * The patterns are linear and cover only English. Fails open: an unrecognised form adds no term.
 */
const PATTERNS: Readonly<Record<string, RegExp>> = {
  assign: /\b[a-z_][\w.]*\s?(?:=|:=|\+=|→)\s?["'`]?[\w./~<+-]/,
  commandFlag: /(?:^|[\s`'"])--?[a-z][\w-]+/,
  pipe: /\||&&|;\s?[`'"]|2>|>>/,
  codeInBackticks: /`[^`]*[\s(/;=][^`]*`/,
  inBackticks: /`[\w.-]+`/,
  callForm: /\b[a-z]\w+\([^)]*\)/,
  quoted: /(?:^|[\s(=:])['"‘“][^'"’”]{2,80}['"’”](?=[\s.,;:)]|$)/,
  path: /(?:^|[\s`'"(=])(?:~|\.{1,2})?\/[\w.*~-]+|\\\\?[a-z]/,
  dotFile: /(?:^|[\s`'"(/=])\.[a-z][\w.-]+/,
  fileName:
    /\b[\w*-]+\.(?:json|ya?ml|env|pem|key|conf|cfg|ini|db|sqlite|log|md|txt|csv|sh|py|js|ts|xml|toml|kdbx|dat|plist|service|rc)\b/,
  hostName: /\b(?:[a-z0-9-]+\.)+[a-z]{2,14}(?:\/|\b)/,
  url: /https?:\/\/|wss?:\/\/|ftp:\/\//,
  ip: /\b\d{1,3}(?:\.\d{1,3}){3}\b/,
  mail: /[\w.+-]+@[\w-]+/,
  handle: /(?:^|\s)[@#][a-z][\w-]{3,}/,
  longNumber: /\b(?=\w*\d)\w{9,}\b/,
  money: /[$€£]\s?\d|\d\s?(?:%|percent|€|\$|usd|eur)/,
  reason:
    /\b(?:because|since|so that|so as|thus|hence|therefore|otherwise|or else|as (?:it|this|the|they|users?|that)|due to|in order to|this (?:way|prevents|avoids|keeps|ensures)|helps?|improves?|makes?)\b/,
  conceal:
    /\b(?:quiet\w*|silent\w*|unmentioned|nobody|no one|unnoticed|discreet\w*|secret\w*|hidden|hide|unseen|invisible|out of|leave (?:it|that|this)|nothing (?:is|of)|keep (?:it|this|that)|for itself|to yourself)\b/,
  people:
    /\b(?:users?|user's|people|customers?|clients?|folks|patients?|guests?|humans?|person|owner|somebody|someone|anyone|anybody)\b/,
  they: /\b(?:they|them|their|theirs|he|she|his|her)\b/,
  agent: /\b(?:agents?|assistants?|models?|ai|llm|yourself)\b/,
  you: /\b(?:you|your|you're|you'll|you've)\b/,
  instead:
    /\b(?:instead|in place of|rather than|in lieu|no longer|substitut\w+|replac\w+|exchang\w+|swap\w*|turn\w* into|become\w*)\b/,
  too: /\b(?:also|too|as well|besides|additionally|along|alongside|plus|together with|on top|moreover|further|extra|additional)\b/,
  // biome-ignore lint/suspicious/noThenProperty: a pattern is not a function, so no promise takes it for one
  then: /\b(?:then|afterwards?|afterward|first|beforehand|ahead of|prior|preceded|followed|before|after|thereafter|next|upon|once|until|finally|meanwhile|while|whilst|when|whenever|during)\b/,
  every: /\b(?:all|every|each|any|whatever|everything|wherever|whoever|always|entire|whole|full|complete)\b/,
  even: /\b(?:even (?:if|when|though)|regardless|whether or not|no matter|independent|irrespective|whatever|despite|although|though|contrary)\b/,
  neg: /\b(?:not|never|no|nothing|nobody|none|without|don't|doesn't|isn't|aren't|won't|needn't|cannot|can't)\b/,
  demand:
    /\b(?:must|should|shall|need|needs|has to|have to|ought|required?|requires|mandatory|necessary|ensure|always|make sure|demands?|obliged|bound|supposed|expected|compulsory|obligatory)\b/,
  passive:
    /\b(?:is|are) to\b|\b(?:is|are|gets?|be|been|being)\s(?:\w+ly\s)?(?:\w+ed|put|sent|set|kept|given|taken|made|written|read|run|left)\b/,
  wanted:
    /\b(?:wants?|needs?|takes|expects?|accepts?|depends? on|relies on|works? (?:only|best|better)|only (?:works?|valid|if|when|once|after)|counts? as|complete only|welcome|belongs?|goes? (?:in|into|to|here|along|with))\b/,
  perfect: /\b(?:has|have|had) (?:already |been |not |now |since )*\w+ed\b|\bwas\b|\bwere\b/,
  gives:
    /\b(?:send|sends|sent|post|upload\w*|forward\w*|submit\w*|push\w*|share\w*|publish\w*|mail(?:ed|s)?|report\w*|transmit\w*|deliver\w*|copy|copies|copied|cc|bcc|mirror\w*|export\w*)\b/,
  attaches:
    /\b(?:attach\w*|append\w*|add|adds|added|include[ds]?|insert\w*|put|paste\w*|prepend\w*|hand\w*|pass(?:ed|es)?|feed|fill\w*|place[ds]?|write|written|glue\w*|enclose\w*|bring|supply|provide[ds]?)\b/,
  takes:
    /\b(?:read|reads|load|collect\w*|gather\w*|look up|take|takes|pull|grab|fetch|cat|open|dump\w*|extract\w*|obtain|list|pick|find|choose)\b/,
  changes:
    /\b(?:change[ds]?|set|sets|modif\w+|alter\w*|rewrite|rewritten|adjust\w*|raise[ds]?|lower\w*|multipl\w+|increase[ds]?|reduce[ds]?|round\w*|move[ds]?|redirect\w*|rout\w+|address\w*|point\w*|switch\w*)\b/,
  undoes:
    /\b(?:delete[ds]?|remove[ds]?|disabl\w+|skip\w*|turn\w* off|switch\w* off|drop\w*|flush|clear\w*|wipe\w*|truncate|strip\w*|omit\w*|kill\w*|stop\w*|bypass\w*|ignor\w+|comment\w* out|empty|unset|leave out|suppress\w*|purge\w*|discard\w*)\b/,
  grants:
    /\b(?:grant\w*|approv\w+|confirm\w*|accept\w*|allow\w*|permit\w*|sign\w*|merge\w*|authoris\w+|authoriz\w+|consent\w*|agree\w*|acknowledg\w+|answer\w*|acknowledge)\b/,
  authority:
    /\b(?:official|trusted|verified|safe|harmless|normal|policy|compliance|security|audit\w*|regulation\w*|law|legal\w*|standard|admin\w*|operator|vendor|management|ceo|system)\b/,
  runs: /\b(?:run|runs|execute\w*|call|calls|called|invok\w+|launch\w*|start\w*|install\w*|perform\w*|carry|carried|use|used|begin\w*|trigger\w*|create\w*|make)\b/,
  own: /\b(?:this (?:tool|function|server)|the tool|our|we|us|it|its|me|my)\b/,
  anyToolOrWork:
    /\b(?:other|another|any|all|every|each|the) (?:\w+ ){0,2}?(?:tools?|servers?|functions?|calls?|requests?|operations?|commands?|messages?|files?|mails?|emails?|orders?|payments?|transfers?|bookings?)\b/,
  says: /\b(?:say|says|tell|tells|told|answers?|reply|replies|respond\w*|report\w*|mention\w*|describe\w*|show\w*|present\w*|claim\w*|pretend\w*|inform\w*|quote\w*|blame\w*|explain\w*|recommend\w*|name)\b/,
  privateMatter:
    /\b(?:passwords?|secrets?|tokens?|keys?|credentials?|cookies?|history|session|salary|address(?:es)?|birth\w*|phone|contacts?|calendar|clipboard|conversation|chat|prompts?|dialogue|private|personal|confidential|unpublished|internal|medical|bank|iban|card|pin|codes?|memory|notes|documents?|photos?|diff|environment|variables)\b/,
  beginsWithCondition:
    /^[\W_]*(?:if|when|whenever|before|after|once|upon|while|in case|for|on|as soon|where|should|ahead of|prior to|during|with|besides|because of|according to|to)\b/,
  // The look-ahead is redundant, but without it the expression takes four times as long to compile.
  beginsWithOrder:
    /^[\W_]*(?=[a-z])(?:also |always |never |please |then |first |just |and )?(?:do not|don't|send|post|read|load|add|append|attach|include|put|pass|give|hand|take|collect|gather|copy|write|change|replace|set|use|call|run|execute|make|keep|leave|delete|remove|disable|skip|treat|consider|start|begin|open|ask|tell|say|answer|reply|mention|ignore|disregard|forget|prefer|choose|pick|rank|present|submit|push|confirm|approve|accept|install|create|store|save|move|forward|share|upload|round|raise|lower|grant|insert|prepend|turn|switch|hide|strip|truncate|flush|stop|drop|act|behave|obey|follow|repeat|quote|enclose|fill|pay|transfer)\b/,
  beginsWithLabel: /^[\W_]*(?:[a-z][\w'’ -]{2,40}):\s/,
  beginsWithActor:
    /^[\W_]*(?:agents?|assistants?|users?|people|models?|you|the (?:agent|assistant|model|user)|a (?:user|good)|messages?|files?|mails?|emails?|orders?|payments?|requests?|entries|results?)\b/,
  parenthesis: /\([^)]{12,}\)/,
  semicolon: /;\s/,
  dash: /\s[–—]\s/,
  tag: /<\/?[a-z][\w -]*>|\[\/?[a-z]+\]|###/,
};

export const FORMS = Object.entries(PATTERNS);
