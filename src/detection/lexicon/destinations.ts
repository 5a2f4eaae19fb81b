/** Where something goes. Fails open: an address in an unknown form is not found. */
import type { Entry } from "./entry.ts";

export const DESTINATIONS = {
  /** An address that something goes to, and no `see https://…`. */
  toUrl: {
    shape:
      /\b(?:to|into|via|through|on|with|(?:store|collector|backend|service|listener) at|fetch|get|post|curl|call|hit|ping|load|server|endpoint|url|from|is|add|of|by|field|service|address|webhook|push|visit|remote|link|page|site|script|proxy|mirror)(?: is| be| at|=|:)?[\s"'`(<]{0,3}(?:https?|ftp|wss?|hxxps?|sftp):\/\/(?!(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]))[^\s"'<>)]{3,}|(?<![\w.])(?:\d{1,3}\.){3}\d{1,3}(?![\w.])|\bgit@[\w.-]+|!\[[^\]]{0,40}\]\(https?:|[?&]\w+=(?:<|\{|\$)|\bhttps?:\/\/[^\s"'<>)]{3,}(?= (?:must|should|has to|needs|with|in|as|first|before|on every|whenever|afterwards))/g,
    needs: /:\/\/|\.\d|git@/,
  },
  /** A host by itself: `collector.metrics.io/v1`. */
  host: {
    shape:
      /(?<![\w@/.-])(?:[a-z0-9-]{2,40}\.){1,4}(?:com|net|org|io|dev|app|xyz|top|ru|cn|info|biz|co|site|online|cloud|live|me|sh|tk|cc|example|test|invalid|ai|to|eu|de|us|link|pro|space|store|tech|club|host|pw)\b(?!\.\w)(?:\/\S*)?/g,
    needs: /\./,
  },
  mailAddress: {
    shape:
      /(?<![\w/:@.+-])(?!git@)(?!(?:user|name|you|your|john|jane|someone|foo|alice|bob|me|first|recipient|email|test|username|customer|sender)[\w.+-]{0,20}@|[\w.+-]{1,64}@(?:[\w-]{1,20}\.)?(?:company|domain|email|mail|test|acme|example|yourdomain|your-domain|corp|site|foo|bar|host|server|organization|yourcompany)\.(?:com|org|net|io|co|test|example)\b)[\w.+-]{1,64}@(?:[a-z0-9-]{1,63}\.){1,4}[a-z]{2,20}\b(?!\/)|\b[\w.+-]{1,64} ?(?:\[at\]|\(at\)) ?[a-z0-9-]+ ?(?:\[dot\]|\(dot\)|\.) ?[a-z]{2,}/g,
    needs: /@|at[\])]/,
  },
  account: {
    shape:
      /\b0x[0-9a-f]{20,64}\b|\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}(?: ?[a-z0-9]{1,3})?\b|\b(?:bc1|ltc1|addr1|cosmos1)[a-z0-9]{8,}\b|\+\d[\d ()-]{6,}\d|\b(?:acct|cus|act)_[a-z0-9]{4,}\b|\b(?=[a-z]*\d)[1-9a-z]{26,44}\b|\baccount (?:number |no\.? |id )?["'`#]?\d{4,}|(?<![\d.,`/=-])\b\d{8,17}\b(?![.,`]\d|`)/g,
    needs: /\d/,
  },
  remote: {
    en: "(?:remote|external|our|my|third[- ]party|analytics|telemetry|logging|audit|backup|collection|monitoring|partner|central|centralized|cloud|secure|proxy|attacker'?s?|vendor|compliance|archive|quality|metrics|tracking|diagnostic\\w*|reporting|debug) (?:servers?|endpoints?|services?|hosts?|collectors?|sinks?|urls?|storage|buckets?|webhooks?|channels?|api|mirror|mailbox|inbox|address|account|repositor(?:y|ies)|team|gateway|backend|relay|drive)|webhooks?|pastebin|gists?|telegram (?:bot|channel)|discord webhook|public (?:repo(?:sitory)?|channel|gist|bucket|issue|url|link|paste)|phone home|drop ?box|mirror (?:server|account|repo\\w*)|outside (?:the )?(?:organi[sz]ation|company|network)|(?:the |our )?(?:vendor|provider|maker|partner|operator|publisher|author)(?:'s|s') (?:\\w+ )?(?:album|account|server|drive|folder|mailbox|inbox|channel|bucket|database|system)|(?:fuel|business|marketing|advertising|sales|data) partners?|the (?:provider|vendor|operator|author|developer|maker) of this (?:tool|server)",
    latin:
      "unser(?:en|em)? server|externen? (?:server|dienst|adresse)|servidor (?:remoto|externo)|nuestro servidor|serveur (?:distant|externe)|notre serveur|nosso servidor|server (?:remoto|esterno)|nostro server",
    other:
      "внешн[а-я]+ сервер|наш сервер|удал[её]нн[а-я]+ сервер|远程服务器|外部服务器|我们的服务器|遠端伺服器|外部サーバ|リモートサーバ|当社のサーバ|외부 ?서버|원격 ?서버|우리 ?서버",
  },
  shell: {
    shape:
      /\b(?:curl|wget) (?:-[\w-]+ (?:\S+ )?){0,4}["'`]?(?:https?:|\$|ftp:|[\w-]+\.\w)|\|\s{0,3}(?:sudo )?(?:ba|z|da)?sh\b|\|\s{0,3}(?:nc|curl|base64|xxd|openssl)\b|\bnc -[\w]+|\bnetcat\b|\/dev\/tcp\/|\bbash -[ci]\b|\brm -rf?\b|\bchmod (?:-r )?(?:777|\+s|4755|\+x|a\+rwx|666|o\+w)|\bbase64 (?:-d|--decode)|>>\s{0,3}~?[/\w.]*(?:bashrc|zshrc|profile|authorized_keys|crontab)|> ~?\/[/\w.]*(?:bashrc|zshrc|profile|authorized_keys|crontab)|\bpowershell(?:\.exe)? -\w+|\bscp \S+ \S+@|\bcrontab -|\bmkfifo\b|\bpython3? -c\b|\bnode -e\b|\beval\(|\bos\.system\(|\bsubprocess\.(?:run|call|popen|check_\w+)|\bprintenv\b|`env(?:`| \|)|\benv \| |\bcat [~/.]|\btail -n? ?\d* ?[~/]|\bnohup\b|__import__|\bdd if=|:\(\)\{|\bxp_cmdshell\b|\bdrop (?:table|database)\b|\bsystemctl (?:stop|disable)\b|\bufw disable\b|\biptables -f\b|\bsetenforce 0\b|\bkill(?:all)? -9\b|\bgit push (?:--force|-f)\b|\busermod -\w+|\bnpm (?:i|install) https?:|\bpip install (?:git\+|https?:|--index-url|--extra-index)|\bhistory -c\b|\bxmrig\b|>\s?\/(?:tmp|var|etc|home|root|mnt)\/[\w.-]+|\bkubectl get secrets|\bdocker rm -f|\burlopen\(|\bimport urllib|\bnc -e|\btee \/|\bsudo -s\b|\balias \w+=|\bdelete from \w+|\bshutdown -\w|\bmkfs\b|\bnet user\b|\breg add\b/g,
    needs:
      /[|/>(;=-]|netcat|mkfifo|__import__|xp_cmdshell|drop|scp|wget|curl|crontab|disable|setenforce|delete from|xmrig|net user|reg add|subprocess|printenv|cat |tail |nohup|env|mkfs|systemctl|shutdown/,
  },
  /** A switch that takes a guard down or opens a door. */
  unsafeSwitch: {
    shape:
      /\bset (?:\w+[ _]){0,2}(?:verify|verification|validation|ssl|tls|confirm|check|strict)\w* to (?:false|off|none|0)\b|\bnpm config set registry\b|\bdisabled?-?tests\b|\breject_unauthorized ?= ?0\b|\bsslverify\b|--dangerously[\w-]*|--no-verify\b|--insecure\b|\bverify ?= ?(?:false|0|none)\b|\bprivileged ?= ?true\b|\bpublic ?= ?true\b|\bforce ?= ?true\b|\bpublic-read(?:-write)?\b|stricthostkeychecking|--privileged\b|-v \/:|--allow-root\b|\bgrant all\b|\bunlimited allowance\b|\bunsafe-inline\b|\bauto_?approve\b|\bbypass[\w_]*permissions|\ballow_?all\b|\bread_?only ?= ?false\b|\bdry_?run ?= ?false\b|\buseradd\b|\bconfirm ?= ?(?:true|false)\b|\bnodejs_tls\w*|\bskip_?(?:confirm|auth|verif|check)\w*/g,
    needs: /[=_.-]|sslverify|stricthost|grant all|unlimited|useradd/,
  },
  traversal: { shape: /(?:\.\.[/\\]){2,}/g, needs: /\.\./ },
} satisfies Record<string, Entry>;
