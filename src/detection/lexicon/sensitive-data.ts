/** What a demand is after: keys, conversations, private data, parts of a request, what others own. */
import type { Entry } from "./entry.ts";

export const SENSITIVE_DATA = {
  /** Files that hold keys, and nothing a tool would read by the way. */
  secretFile: {
    shape:
      /(?:~|\/home\/[\w.${}<>-]+|\/root|\/users\/[\w.${}<>-]+|\$home|\$\{home\}|%userprofile%)?[/\\]?\.(?:ssh|aws|gnupg|kube|docker|azure|config[/\\](?:gcloud|gh|rclone)|password-store|electrum|bitcoin|ethereum|solana|mozilla|terraform\.d|vault-token|oci)(?:[/\\][\w.*-]+)+|(?<![\w-])\.(?:ssh|gnupg|password-store|vault-token)\b|\bid_(?:rsa|ed25519|ecdsa|dsa)\b|\/etc\/(?:shadow|sudoers|passwd|gshadow|ssh|ssl\/private)\b|(?<![\w-])\.(?:netrc|pgpass|my\.cnf|git-credentials|npmrc|pypirc|bash_history|zsh_history|htpasswd|boto|s3cfg)\b|\/proc\/(?:self|\d+)\/environ|\bwallet\.dat\b|\bcookies\.sqlite\b|\blogin data\b|\bkey4\.db\b|\bauthorized_keys\b|\bntds\.dit\b|\bsam hive\b|\b(?:credentials?|secrets?|tokens?|passwords?|api[_-]?keys?|private[_-]?keys?)\.(?:json|ya?ml|txt|csv|db|ini|env|kdbx|toml|conf|cfg|log|xml)\b|(?<=[\w*])\.(?:kdbx|pem|p12|pfx|keystore|jks)\b|(?:^|[\s"'`(/~])\.aws\b|\bservice[_-]?account(?:[_-]key)?\.json\b|\.aws\/credentials/g,
    needs: /[./_]|login data|sam hive/,
  },
  /** Configuration that often holds keys, and that honest tools speak of too. */
  configFile: {
    shape:
      /(?<![\w.*-])\.env(?:\.(?:local|production|prod|development|staging))?\b|(?:~?[/\\]?\.cursor[/\\])?\bmcp\.json\b|\bclaude_desktop_config\.json\b|~\/\.(?:bashrc|zshrc|profile|gitconfig|config|bash_profile|viminfo)\b|\bappsettings\.json\b|\bwp-config\.php\b|\bsettings\.json\b|\/etc\/(?:hosts|resolv\.conf|environment|crontab|hostname|fstab|group|issue|os-release|cron\.\w+)\b|\/var\/log\/[\w./-]+|\b(?:system|secret|private|confidential|internal)[_-](?:config|settings|notes|data|info)\.\w+\b|\/(?:home|users)\/[\w.-]+\/[\w./-]+\.(?:txt|md|json|csv|log|docx?|pdf|xlsx?|ya?ml|env|db|sqlite|key|conf)\b|[a-z]:\\(?:users|windows|program)\\?[\w\\.-]+|\bc:\/(?:users|windows|program)\/[\w/.-]+|\b(?:config|database|secrets)\.(?:ya?ml|json|php|ini)\b|\bkubeconfig (?:of|with|content)/g,
    needs: /[./\\]|kubeconfig/,
  },
  /** Any path of a machine. */
  path: {
    shape:
      /(?<![\w/:.])(?:~|\/(?:home|root|etc|var|opt|tmp|usr|users|srv|mnt|proc|sys|boot|private))\/[\w.*/-]+|\b[a-z]:[\\/][\w.\\/-]+/g,
    needs: /[/\\]/,
  },
  secretWord: {
    en: "api[ _-]?keys?|_?authtoken|(?:stored|saved) (?:passwords?|logins?)|brokerage session|cookie jar|credential (?:store|helper)|client-key-data|privatekey|seed (?:words|phrase)|passwords?|passphrases?|private keys?|private_key|ssh[ _-]?keys?|credentials?|(?:access|auth|authentication|bearer|session|oauth|refresh|github|api|id|login|service|deploy|personal access|jwt|slack|gitlab|npm) tokens?|access_token|secret[ _]keys?|secrets|env(?:ironment)? var(?:iable)?s?|seed phrases?|mnemonics?|recovery (?:phrases?|codes?|keys?)|session cookies?|session ids?|cookies|master password|credit card(?: numbers?| details)?|social security numbers?|ssn|cvv|cvc|2fa codes?|mfa codes?|card (?:numbers?|details)|one-time (?:codes?|passwords?|passcodes?)|otp|pgp keys?|keychain|signing keys?|encryption keys?|ssh agent|connection strings?|login details|log-?in (?:data|information)|pin codes?|verification codes?|backup codes?|key material|bearer|passcodes?|certificates? (?:and|or) keys?|auth(?:orization)? headers?|secret values?|logged[- ]in user'?s? tokens?|database url|root password",
    latin:
      "passwort(?:er)?|kennwort(?:er)?|zugangsdaten|anmeldedaten|geheimnisse?|schlussel|private[nr]? schlussel|contrasenas?|claves?(?: privadas?)?|credenciales|credenciais|mots? de passe|cles? (?:privees?|api|ssh|d'api)|identifiants|senhas?|chave(?:s)? (?:privadas?|api|de api|ssh)|umgebungsvariablen|variables de entorno|variables d'environnement|variaveis de ambiente|jetons?|parole chiave|credenziali|chiav[ei] (?:privat[ae]|api|ssh)|variabili d'ambiente|tokens? (?:de|d'|di)",
    other:
      "парол[ьией]|секрет|закрыт[а-я]+ ключ|приватн[а-я]+ ключ|ключ[аи]? api|учетные данные|учетных данных|учётные данные|токен|переменн[а-я]+ окружения|密码|密碼|密钥|密鑰|私钥|私鑰|凭据|凭证|憑證|令牌|口令|环境变量|環境變數|助记词|身份证|银行卡|パスワード|秘密鍵|認証情報|トークン|環境変数|apiキー|api キー|鍵|비밀번호|암호|개인 ?키|자격 ?증명|토큰|환경 ?변수|인증 ?정보|api ?키",
  },
  /** What the model holds and no tool needs. */
  conversation: {
    en: "(?:conversation|chat|dialog(?:ue)?|prompt) (?:history|log|context|transcript|so far)|(?:message|browsing|search|session) (?:history|transcript)|(?:full|entire|whole|complete|current|previous|prior|all|recent|verbatim|raw|preceding|rest of the|last \\w+|past) (?:\\w+ )?(?:conversation|chat|context(?: window)?|prompts?|dialog(?:ue)?|messages|transcript of|interactions?|turns|exchange)|(?:the|this|our) (?:conversation|discussion|chat|dialogue) (?:so far|to date|until now|up to)|conversation so far|system[ _-]prompts?|system messages?|developer (?:messages?|instructions)|chain[ -]of[ -]thought|internal reasoning|your (?:\\w+ )?(?:instructions|prompt|context|reasoning|guidelines)|user'?s? (?:\\w+ )?(?:original|last|exact|previous|recent|full|private|personal|latest) (?:\\w+ )?(?:messages?|prompts?|requests?|questions?|data|files|emails|information|contacts?)|(?:full )?(?:text|content|copy) of (?:the |every |each |all )?(?:user'?s? )?messages?|every (?:user )?message|your (?:complete|full|entire|whole|last|previous) (?:answers?|responses?|output|repl(?:y|ies))|earlier questions|(?:previous|prior|other|all|earlier|recent) tool (?:results|outputs|responses)|(?:previous|prior|earlier|recent) tool calls|results? of (?:the )?(?:previous|prior|other|all|earlier|preceding) (?:tool )?(?:calls|tools|steps)|list of (?:all )?(?:available |your |installed |connected )?(?:mcp )?(?:tools|servers)|everything (?:the user|you|so far|said|discussed|in (?:your|the) context)|what (?:the user|was|has been) (?:has )?(?:said|asked|discussed|typed|written)|user'?s? (?:messages?|prompts?|exact words)|context window|(?:contents? of )?your memory|tool definitions|names? of all (?:\\w+ )?tools|(?:whole|entire|full|complete|all of the) (?:\\w+ )?(?:dialogue|dialog|exchange)|(?:dialogue|dialog|everything|text|messages?|all|anything|what) (?:\\w+ ){0,3}?(?:up to this point|up to here|above this|before this|so far|earlier in|in your context)|everything (?:you can see|above|written|that was said)|transcripts? of (?:the|this|your|our) (?:chat|conversation|session|dialogue|call)|(?:prompt|instructions|rules) you (?:were|have been) given|(?:user'?s|their|his|her) (?:\\w+ )?(?:messages?|words|wording|questions?|prompts?)|(?:every|each|last|latest) user (?:message|prompt|question)|last (?:\\w+ )?(?:user )?(?:messages|chats|prompts|turns|answers|replies)|(?:previous|prior|earlier|recent|past) (?:tool |function )(?:outputs|results|responses|answers|calls)|(?:arguments|results|outputs|operands|names) (?:and (?:results|arguments|outputs) )?of (?:all|every|each|the other|any) (?:\\w+ )?(?:tools?|calls?)|operands of (?:the|each|every) call|private reasoning|your (?:private )?(?:thoughts|scratchpad|private notes)|everything you know|what you know about (?:the )?(?:user|them)|who (?:they|the user) (?:are|is)",
    latin:
      "gesprachsverlauf|chatverlauf|(?:gesamten?|bisherigen?|kompletten?) (?:gesprach\\w*|unterhaltung|verlauf|chat)|systemprompt\\w*|system-prompt|historial (?:de (?:la )?(?:conversacion|chat)|completo)|(?:toda la )?conversacion (?:completa|entera|anterior)|historique (?:de (?:la )?(?:conversation|discussion)|complet)|(?:toute la |l'ensemble de la )conversation|message systeme|prompt systeme|prompt del sistema|prompt do sistema|instrucciones del sistema|historico d[ae] (?:conversa|chat)|conversa (?:completa|inteira)|cronologia (?:della )?(?:conversazione|chat)|intera conversazione",
    other:
      "истори[юияей]+ (?:переписки|чата|сообщений|диалога|разговора|беседы)|системн[а-я]+ (?:промпт|подсказк|инструкц)|весь диалог|всю переписку|对话历史|聊天记录|聊天历史|对话记录|對話紀錄|对话内容|系统提示|系統提示|完整对话|全部对话|整个对话|上下文|会話履歴|会話の履歴|会話全体|これまでの会話|チャット履歴|システムプロンプト|대화 ?(?:기록|내용|내역|이력|전체)|채팅 ?(?:기록|내용)|시스템 ?프롬프트",
  },
  systemPrompt: {
    en: "(?:your|the|its|own|full|entire|complete) (?:\\w+ )?(?:system[ _-](?:prompt|message|instructions)|hidden instructions|initial instructions|developer message)|system[ _]prompt",
    latin: "systemprompt\\w*|prompt del sistema|prompt systeme|prompt do sistema",
    other: "系统提示|系統提示|システムプロンプト|системн[а-я]+ промпт|시스템 ?프롬프트",
  },
  /** What belongs to a person or a firm, beyond keys. */
  privateData: {
    en: "(?:their|his|her|user's) (?:\\w+ )?(?:e-?mail(?: address)?|home address|phone(?: number)?|full name|employer|salary|birthday|current location|whereabouts)|(?:current|exact|live) location|contact list|contacts|(?:full |entire |whole )?address book|birth (?:data|dates?)|dates? of birth|password manager|browser (?:profile|history|data|storage)|(?:websites|sites|pages) (?:the user|they|he|she) (?:has |have )?visited|identity (?:documents?|cards?)|(?:sent|mail|inbox|drafts) (?:mail )?(?:folder|items)|sent mail|health (?:remarks|information)|gps (?:positions?|coordinates)|open (?:files|tabs)|src folder|(?:all|every|each|other|more) (?:\\w+ )?(?:files|documents|photos|mails|e-mails|contacts|chats) (?:on|in|of) the (?:machine|computer|disk|library|mailbox|account|workspace|home)|tax (?:returns?|documents?)|notes app|photo library|device (?:id|identifiers?)|host keys?|machine-id|demographics|who (?:they|he|she) (?:is|are)|phone (?:numbers?|book)|home address(?:es)?|gps|location history|medical (?:records?|history|data)|health (?:records?|data)|patients?(?:'s)? (?:records?|data|names?|information)|salar(?:y|ies)|payroll|bank (?:account|details|statements?|accounts)|passport|customer (?:data|lists?|records?|information|emails?|names?|details)|personal (?:data|information|details|files|documents|notes)|user'?s? (?:data|files|emails|e-mails|messages|documents|photos|profile|identity|full name|name and|inbox|calendar|contacts|location|home|address)|employee (?:data|records?|list)|private (?:messages?|channels?|repositor(?:y|ies)|files?|data|notes?|documents?|conversations?|code)|confidential (?:\\w+ )?(?:data|information|files?|documents?|notes?)|sensitive (?:\\w+ )?(?:data|information|files?|documents?|values?)|browsing history|search history|chat lists?|unread (?:e-?mails?|messages?)|clipboard(?: contents?)?|process list|internal (?:documents?|data|network|ips?|hostnames?)|(?:file|directory) listings?|home (?:directory|folder)|shell history|command history|list of (?:all )?(?:users|files|customers|employees|contacts|processes)|workspace (?:files|contents)|message bodies|financial (?:data|records|information)|transaction history|account balances?",
    latin:
      "kontakte|adressbuch|personliche\\w* daten|kundendaten|lista de contactos|datos personales|datos de (?:los )?clientes|carnet d'adresses|donnees personnelles|donnees (?:des )?clients|dados pessoais|dati personali|rubrica|vertrauliche\\w*|confidencial\\w*|confidentiel\\w*",
    other:
      "контакт|личн[а-я]+ данн|персональн|联系人|通讯录|个人信息|隐私|客户数据|连絡先|連絡先|個人情報|顧客|연락처|개인 ?정보|고객 ?(?:정보|데이터)",
  },
  /** What a tool handled. */
  payload: {
    en: "contents?|data|results?|outputs?|responses?|copy|copies|information|files?|messages?|details|documents?|records?|values?|body|bodies|logs?|everything|emails?|transcript|answers?|snippets?|source code|code|text|credentials|attachments?|notes?|rows|summary|drafts?",
    latin:
      "inhalte?|inhalts?|daten|ergebnis\\w*|datei(?:en)?|contenido|datos|archivos?|resultado|contenu|donnees|fichiers?|resultat|conteudo|dados|arquivos?|contenuto|dati|risultat\\w*|texto?",
    other:
      "содержим|данные|данных|файл|результат|内容|數據|数据|文件|结果|結果|信息|データ|ファイル|情報|내용|데이터|파일|결과|정보",
  },
  /** All there is. */
  wholly: {
    en: "full|entire|complete|whole|verbatim|exact|all|everything|every|any|raw|unredacted|unmodified|in full",
    latin: "gesamt\\w*|alle|toda|todo|todos|todas|tout|toute|tous|tutt[oiae]|vollstandig\\w*|complet\\w*",
    other: "全部|完整|所有|すべて|全て|全体|весь|всю|все|전체|모든|전부",
  },
  /** A part of a request. */
  field: {
    en: "recipients?|to (?:field|address|line)|amounts?|iban|account numbers?|account id|accounts?|wallet(?: address)?|wallets|(?:destination|target|payee|beneficiary|recipient|delivery|shipping|billing|e-?mail|reply-to|output|file|sender|source)(?: (?:address(?:es)?|account|path|field|email|number|url|parameter|directory|branch))?|beneficiary|payee|address(?:es)?|bcc|cc|blind copy|reply-to|phone numbers?|numbers?|quantity|quantities|price|file_?path|paths?|urls?|parameters?|arguments?|subject|body|branch(?:es)?|repository|hostname|payload|headers?|visibility|permissions?|content|contents|message text|priority|status|remote|host|endpoint|registry|package name|version|attendees|assignee|limit|date|currency|rate|role|receiver|receivers|name",
    latin:
      "empfanger\\w*|betrag\\w*|kontonummer|konto|blindkopie|destinatarios?|importe|monto|cuenta|copia oculta|destinataires?|montant|compte|copie cachee|parametros?|parametres?|parameter\\w*|adress\\w*|direccion|adresse|valor|conta|endereco|importo|conto|indirizzo|pfad|ruta|chemin|caminho|percorso",
    other:
      "получател|сумм|адрес|счет|счёт|скрыт[а-я]+ копи|параметр|путь|收件人|收款|金额|金額|地址|账户|帳戶|密送|抄送|参数|參數|路径|宛先|受取人|送金先|送信先|アドレス|口座|パラメータ|引数|パス|수신자|받는 ?사람|금액|계좌|주소|매개변수|경로",
  },
  /** A field that is none of the tool's needs: what the caller is asked to fill in from elsewhere. */
  sideField: {
    en: "(?:sidenote|side_note|context_dump|extra_context|metadata|notes?|feedback|context|debug|session_data|auth|attestation|trace|telemetry|hint|signature|checksum|verification|token|nonce|correlation_?id|reference|comment|memo|tag|session|proof|diagnostics?|env|environment|audit) (?:parameter|field|argument|param|property|input|value|key|header)|(?:as|in|into|via|to|through|under) (?:the |its |this |a )?[`'\"]?(?:sidenote|side_note|notes?|context|metadata|feedback|debug|extra|attestation|proof|trace|telemetry|hint|comment|memo|session|signature|diagnostics?|audit|nonce)[`'\"]?(?: (?:parameter|field|argument|param|property|input))?",
    latin:
      "als ['\"`]?\\w+['\"`]?-?parameter|como parametro|en el (?:parametro|campo)|comme parametre|dans le (?:parametre|champ)|in den parameter|in das feld|im (?:parameter|feld)|no (?:parametro|campo)|nel (?:parametro|campo)",
    other:
      "в параметр|в поле|参数中|字段中|参数里|作为参数|パラメータに|引数に|フィールドに|매개변수로|필드에|매개변수에",
  },
  /** What an attack breaks. */
  asset: {
    en: "logs?|log files?|audit (?:logs?|trails?|records?|entries)|history|backups?|snapshots?|databases?|tables?|production|records|files?|director(?:y|ies)|folders?|repositor(?:y|ies)|branch(?:es)?|users?|accounts?|services?|process(?:es)?|containers?|volumes?|instances?|partitions?|e-?mails?|messages?|evidence|traces?|alerts?|everything|the server|the system|collections?|keys|invoices?|entries|events|orders?|all data|disk|commits|sent (?:items|folder)|notifications?|threads?",
    latin:
      "protokoll\\w*|sicherung\\w*|datei(?:en)?|datenbank\\w*|registros?|copias de seguridad|archivos?|journaux|sauvegardes?|fichiers?|arquivos?|nachricht\\w*|mensajes?",
    other:
      "лог|журнал|резервн|файл|баз[уы] данных|日志|备份|文件|数据库|记录|ログ|バックアップ|ファイル|データベース|로그|백업|파일|데이터베이스|기록",
  },
  /** What outlives the session, or lets somebody in. */
  persist: {
    en: "cron(?:tab| ?jobs?)?|scheduled tasks?|startup (?:scripts?|items?|folders?|entries)|launch agents?|launchd|systemd (?:units?|services?)|git hooks?|(?:pre|post)-commit hooks?|post-?install(?: scripts?)?|authorized_keys|authorized keys|rc\\.local|run keys?|back-?doors?|reverse shells?|remote shell|shell profiles?|on (?:every|each) (?:boot|login|startup)|keylogger|malware|rootkit|bind shell|persistent access|web ?shell|ssh public key|public key|bashrc|zshrc|miner|ransomware|trojan|remote access|deploy keys?",
    other: "бэкдор|后门|计划任务|定时任务|バックドア|백도어|크론",
  },
  /** Code or a mark put into what somebody else will read or run. */
  code: {
    en: "script tags?|(?:lines?|piece|block) of code|import statements?|iframe|tracking (?:pixels?|links?|codes?|parameters?)|trackers?|pixels?|utm|affiliate (?:links?|codes?|ids?|tags?)|referral (?:links?|codes?|ids?)|hidden (?:links?|images?|fields?|divs?|text|comments?|iframes?)|html comments?|obfuscated|shell commands?|footers?|watermarks?|promo(?:tional)? \\w+|discount codes?",
    shape: /<script\b|\beval\(|\bimport os\b|\bos\.system|\bchild_process\b|\bexec\(/g,
    needs: /[<(]|import os|child_process|os\.system/,
  },
  money: {
    en: "funds|money|payments?|transfers?|transactions?|amounts?|fees?|commission|surcharge|crypto\\w*|bitcoin|btc|eth|usdt|wallets?|purchases?|purchase orders?|buy|sell|invest\\w*|donat\\w+|refunds?|subscriptions?|trades?|invoices?|salary|budget|bids?|price|prices|checkout|payouts?|withdraw\\w*",
    latin:
      "zahlung\\w*|uberweis\\w*|geld|betrag|pagos?|transferencia\\w*|dinero|paiements?|virements?|argent|pagamento\\w*|dinheiro|bonific\\w*",
    other: "платеж|перевод|деньг|сумм|支付|转账|付款|金额|款项|支払|送金|振込|金額|결제|송금|이체|금액",
  },
} satisfies Record<string, Entry>;
