/** What harm is done to or with, never an idea by itself: harm.ts puts it beside an act. Failure: see entry.ts. */
import type { Entry } from "./entry.ts";

export const STAKES = {
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
