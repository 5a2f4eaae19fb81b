/** Acts that harm, close to what they harm: to take a guard down, to give rights, to wipe. */
import { ACTS } from "./acts.ts";
import type { Entry } from "./entry.ts";
import { SENSITIVE_DATA } from "./sensitive-data.ts";

/** What is harmed, or given to do harm. Not concepts by themselves: HARM puts each beside an act. */
const SEVERITY_TERMS = {
  /** What keeps a user safe. */
  guard: {
    en: "firewalls?|antivirus|anti-virus|anti-?malware|edr|selinux|apparmor|authentication|authorization|authorisation|access controls?|validations?|verification|signature checks?|tests?|test suite|encryption|tls|ssl|certificate (?:checks?|validation|verification|checking|errors?)|(?:audit )?logging|audit(?:ing)?(?: logs?)?|monitoring|alert(?:s|ing)?|sandbox(?:ing|es)?|safety(?: \\w+)?|safeguards?|guardrails?|security (?:checks?|controls?|settings?|polic(?:y|ies)|features?|scan\\w*|warnings?|measures?|rules?|prompts?|groups?|agents?|software|tools?|modules?)|permission (?:prompts?|checks?|dialogs?)|permissions|confirmations?(?: prompts?| dialogs?| steps?)?|approvals?|reviews?|code reviews?|branch protections?|protections?|rate limit(?:s|ing)?|spending limits?|2fa|mfa|two-factor(?: authentication)?|multi-factor(?: authentication)?|content filters?|moderation|spam filters?|lint(?:ing|er|ers)?|hooks|integrity checks?|quarantine|defender|intrusion detection|secret scanning|virus scan\\w*|fraud (?:checks?|detection)|warnings?|checks?",
    latin:
      "sicherheits\\w*|prufung\\w*|schutz\\w*|bestatigung\\w*|cortafuegos|verificacion\\w*|seguridad|confirmacion|pare-feu|verification\\w*|securite|validacao|seguranca|confirmacao|sicurezza|conferma|virenschutz\\w*",
    other:
      "защит|проверк|брандмауэр|подтвержден|防火墙|安全|验证|检查|审核|确认|ファイアウォール|セキュリティ|検証|確認|チェック|방화벽|보안|검증|확인|승인",
  },
  /** More than is due. */
  privilege: {
    en: "admin(?:istrator)?s? (?:rights?|privileges?|role|access|permissions?|account|accounts|users?|mode|group)|(?:to|as|an?) admin(?:istrator)?|administrative (?:rights?|privileges?|access)|root (?:access|privileges?|permissions?|user|shell|rights)|as root|uid 0|sudo(?:ers)?|superuser|super-?admin|owner (?:role|access|rights?|permissions?)|full (?:access|control|permissions?|admin)|unrestricted(?: \\w+)?|world[- ](?:readable|writable|writeable)|777|0777|0\\.0\\.0\\.0|publicly|public (?:access|read|link|visibility)|everyone|anyone with the link|anyone on the (?:internet|web)|public bucket|public link|the (?:whole|public) internet|write access|elevated (?:privileges?|permissions?|rights|access)|highest (?:privileges?|permissions?)|god mode|privileged|setuid|nopasswd|all permissions|cluster-admin|administratoraccess|all (?:scopes|privileges|rights)|system privileges?|permanent access|system user",
    latin:
      "adminrecht\\w*|administrator\\w*|administrador\\w*|administrateur\\w*|droits? (?:d')?admin\\w*|rootrechte|permisos? (?:de )?administrador|amministrator\\w*",
    other: "администратор|права root|管理员|管理員|root权限|最高权限|管理者|特権|관리자|루트 ?권한",
  },
} satisfies Record<string, Entry>;

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
    near(ACTS.weaken, SEVERITY_TERMS.guard),
    "open(?:s|ing)? (?:\\w+ ){0,2}?ports?(?: \\d+)?(?: to| for)|expose(?:s|d)? (?:[\\w'-]+ ){0,4}?(?:to the internet|to everyone|to all|publicly)",
  ),
  /** To give somebody more than they have. */
  elevate: near(ACTS.grant, SEVERITY_TERMS.privilege),
  /** Keys or passwords, all there are. */
  allSecrets: {
    en: `(?:all|every|any|entire|complete|full|whole|each) (?:[\\w'-]+ ){0,3}?(?:${SENSITIVE_DATA.secretWord.en})`,
    latin: `(?:${SENSITIVE_DATA.wholly.latin}) (?:\\w+ ){0,3}?(?:${SENSITIVE_DATA.secretWord.latin})`,
    other: `(?:${SENSITIVE_DATA.wholly.other}).{0,8}(?:${SENSITIVE_DATA.secretWord.other})`,
  },
  wipe: near(ACTS.destroy, SENSITIVE_DATA.asset),
  /** Not one thing that was asked for, but all or what is old. */
  wipeAll: {
    en: `(?:${ACTS.destroy.en}) (?:all|every|any|existing|old|older|the entire|the whole|other|each) (?:[\\w'/-]+ ){0,3}?(?:${SENSITIVE_DATA.asset.en})|(?:${SENSITIVE_DATA.asset.en}) (?:[\\w'-]+ ){0,5}?(?:must|shall|have to|has to|are to|need to) (?:\\w+ )?be (?:${ACTS.destroy.en})`,
  },
  /** Where a browser or a system keeps keys. */
  secretStore: {
    en: "(?:browser'?s?|system|os) (?:\\w+ )?(?:password|credential|cookie|login|key) (?:store|manager|jar|vault|storage|database)s?|(?:stored|saved|cached|remembered) (?:\\w+ )?(?:passwords?|credentials?|logins?|cookies|tokens?)|(?:passwords?|credentials?|cookies|tokens?|keys?) (?:stored|saved|cached|kept) (?:in|on|by)|password manager|login keychain|terminal scrollback",
  },
} satisfies Record<string, Entry>;
