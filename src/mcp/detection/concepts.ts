/**
 * The words of poisoning, by what they mean: one concept for one idea in all languages, so that a rule says
 * "read + secret file" once. Texts are matched after normalisation: lower case, no accents on Latin letters.
 *
 * Each pattern is linear: no repetition inside a repetition, gaps bounded by a few words.
 *
 * Direction of failure: a language without words here is not understood; its secret files, addresses and
 * hidden text still are.
 */

/** Latin words as whole words; other scripts, which have no \b, anywhere. */
function words(latin: string, others = ""): RegExp {
  return new RegExp(others === "" ? `\\b(?:${latin})\\b` : `\\b(?:${latin})\\b|${others}`, "g");
}

const NEGATION =
  "do not|don'?t|don’t|dont|never|without|no need to|avoid|not to|must not|mustn'?t|should not|shouldn'?t|refrain from|rather than";
const TELLING =
  "tell(?:ing)?|mention(?:ing)?|inform(?:ing)?|notify(?:ing)?|reveal(?:ing)?|disclos(?:e|ing)|alert(?:ing)?|advis(?:e|ing)|explain(?:ing)?|acknowledg(?:e|ing)|discuss(?:ing)?|letting|let|say(?:ing)?|talk(?:ing)?|refer(?:ring)? to|narrat(?:e|ing)|bring(?:ing)? (?:it|this) up|comment(?:ing)?|bother(?:ing)?|summari[sz](?:e|ing)";

export const CONCEPTS = {
  /** To take something in. */
  read: words(
    "read(?:s|ing)?|open(?:s|ing)?|access(?:es|ing)?|load(?:s|ing)?|fetch(?:es|ing)?|retriev(?:e|es|ing)|extract(?:s|ing)?|collect(?:s|ing)?|gather(?:s|ing)?|dump(?:s|ing)?|cop(?:y|ies|ying|ied)|cat|grab(?:s|bing)?|obtain(?:s|ing)?|harvest(?:s|ing)?|steal|locate|look up|print out|capture|enumerate|scan|lies|lese|lesen|ausles\\w*|ruf\\w*|lee|leer|leas|abre|abrir|obten\\w*|extrae\\w*|copia\\w*|lire|lis|lisez|ouvr\\w*|recuper\\w*|copie\\w*|leia|leggi\\w*|kopier\\w*|offne\\w*",
    "чита[йт]|прочит|прочти|считай|открой|скопиру|извлек|получи|собер|读取|讀取|讀出|读出|打开|获取|獲取|收集|复制|複製|提取|読み|読ん|読む|読込|取得|コピー|開い|収集",
  ),
  /** To hand something into a call; weak alone. */
  hand: words(
    "include|includes|including|pass(?:es|ing)?|provide|supply|paste|insert|embed(?:s|ding)?|attach(?:es|ing)?|add|append|encode|put|place|give|set|store|save|write|fill|populate|sidenote|ubergib\\w*|ubergeben|fuge|anhang\\w*|hange|incluy\\w*|incluir|pasa(?:r|lo|la)?|adjunt\\w*|inclu[rs]\\w*|inclue\\w*|passe[rz]?|ajoute\\w*|joindre|joins",
    "передай|передав|вставь|добавь|включи|укажи|附加|附上|传入|傳入|填入|放入|作为|包含|渡し|渡す|含め|添付|入れ",
  ),
  send: words(
    "send(?:s|ing)?|sent|post(?:s|ing|ed)?|upload(?:s|ing|ed)?|forward(?:s|ing|ed)?|transmit(?:s|ting|ted)?|exfiltrat\\w*|submit(?:s|ting|ted)?|e-?mail(?:s|ing|ed)?|bcc|leak(?:s|ing)?|mirror(?:s|ing|ed)?|relay(?:s|ing|ed)?|sync(?:s|ing|ed)?|beacon|ship(?:s|ped)?|push(?:es|ed|ing)?|deliver(?:s|ed|ing)?|share(?:s|d)?|report(?:s|ed)? (?:it|them|this|back|to)|curl|wget|senden?|sendest|schick\\w*|ubermittel\\w*|hochladen|hochzuladen|lade|weiterleit\\w*|leite|envi(?:a|e|ar|arlo|arla|en|es|ez)|envoy\\w*|envoie\\w*|manda\\w*|reenvi\\w*|transmet\\w*|transfer\\w*|televers\\w*|invia\\w*|inoltra\\w*|sube|subir",
    "отправ|перешл|переслать|передай|загрузи|выгрузи|发送|發送|发到|发给|上传|上傳|传送|傳送|转发|轉發|提交到|送信|転送|アップロード|送って|送る",
  ),
  /** Files that hold keys, and nothing a tool would read by the way. */
  secretFile:
    /(?:~|\/home\/[\w.${}<>-]+|\/root|\$home|\$\{home\}|%userprofile%)?[/\\]?\.(?:ssh|aws|gnupg|kube|docker|azure|config[/\\]gcloud|password-store|electrum|bitcoin|ethereum|solana)(?:[/\\][\w.*-]+)+|(?<![\w-])\.(?:ssh|gnupg|password-store)\b|\bid_(?:rsa|ed25519|ecdsa|dsa)\b|\/etc\/(?:shadow|sudoers|passwd|gshadow|ssh)\b|(?<![\w-])\.(?:netrc|pgpass|git-credentials|npmrc|pypirc|bash_history|zsh_history|htpasswd)\b|\/proc\/(?:self|\d+)\/environ|\bwallet\.dat\b|\bcookies\.sqlite\b|\blogin data\b|\bkey4\.db\b|\bauthorized_keys\b|\bntds\.dit\b|\bsam hive\b|\b(?:credentials|secrets?|tokens?|passwords?)\.(?:json|ya?ml|txt|csv|db|ini|env|kdbx)\b|\bkubeconfig\b|(?<=[\w*])\.(?:kdbx|pem|p12|pfx|keystore)\b|(?:^|[\s"'`(/~])\.aws\b/g,
  /** Configuration that often holds keys, and that honest tools speak of too. */
  configFile:
    /(?<![\w.*-])\.env(?:\.(?:local|production|prod|development))?\b|(?:~?[/\\]?\.cursor[/\\])?\bmcp\.json\b|\bclaude_desktop_config\.json\b|~\/\.(?:bashrc|zshrc|profile|gitconfig|config)\b|\bappsettings\.json\b|\bwp-config\.php\b|\bsettings\.json\b|\/etc\/(?:hosts|resolv\.conf|environment|crontab|hostname|fstab|group|issue|os-release)\b|\/var\/log\/[\w./-]+|\b(?:system|secret|private|confidential|internal)[_-](?:config|settings|notes|data|info)\.\w+\b|\/home\/[\w.-]+\/[\w./-]+\.(?:txt|md|json|csv|log|docx?|pdf|xlsx?)\b|[a-z]:\\(?:users|windows)\\[\w\\.-]+|\bc:\/(?:users|windows)\/[\w/.-]+/g,
  secretWord: words(
    "api[ _-]?keys?|passwords?|passphrases?|private keys?|ssh[ _-]?keys?|credentials?|(?:access|auth|bearer|session|oauth|refresh|github|api|id|login) tokens?|secret keys?|secrets|env(?:ironment)? var(?:iable)?s?|seed phrases?|mnemonics?|recovery phrases?|session cookies?|cookies|master password|credit card(?: numbers?)?|social security numbers?|ssn|cvv|2fa codes?|card (?:numbers?|details)|one-time (?:codes?|passwords?)|otp|pgp keys?|keychain|signing keys?|encryption keys?|connection strings?|personal data|pii|passwort(?:er)?|kennwort(?:er)?|zugangsdaten|geheimnisse?|schlussel|private[nr]? schlussel|contrasenas?|claves?(?: privadas?)?|credenciales|mots? de passe|cles? (?:privees?|api|ssh)|identifiants|senhas?|umgebungsvariablen|variables de entorno|variables d'environnement",
    "парол[ьией]|секрет|закрыт[а-я]+ ключ|приватн[а-я]+ ключ|ключ[аи]? api|учетные данные|учетных данных|учётные данные|токен|переменн[а-я]+ окружения|密码|密碼|密钥|密鑰|私钥|私鑰|凭据|凭证|憑證|令牌|口令|环境变量|環境變數|助记词|身份证|银行卡|パスワード|秘密鍵|認証情報|トークン|環境変数|apiキー|api キー|鍵",
  ),
  /** What the model holds and no tool needs. */
  conversation: words(
    "(?:conversation|chat|message|dialog(?:ue)?|prompt|browsing|search) (?:history|log|context|transcript|thread|messages)|(?:full|entire|whole|complete|current|previous|prior|all|recent|verbatim|raw|preceding) (?:\\w+ )?(?:conversation|chat|context(?: window)?|prompts?|dialog(?:ue)?|messages?|transcript|interactions?)|system[ _-]prompts?|system messages?|developer (?:messages?|instructions)|chain[ -]of[ -]thought|internal reasoning|your (?:\\w+ )?(?:instructions|prompt|context|reasoning|guidelines|system)|user'?s? (?:\\w+ )?(?:original|last|exact|previous|recent|full|private|personal) (?:\\w+ )?(?:messages?|prompts?|requests?|questions?|data|files|emails|information|contacts?)|(?:full )?(?:text|content|copy) of (?:the |every |each |all )?(?:user'?s? )?messages?|every (?:user )?message|your (?:complete|full|entire|whole|last|previous) (?:answers?|responses?|output|repl(?:y|ies))|earlier questions|(?:previous|prior|other|all) tool (?:results|outputs|calls|responses)|list of (?:all )?(?:available |your |installed )?tools|everything (?:the user|you)|gesprachsverlauf|chatverlauf|(?:gesamten?|bisherigen?) (?:gesprach\\w*|unterhaltung|verlauf)|systemprompt|historial (?:de (?:la )?(?:conversacion|chat)|completo)|(?:toda la )?conversacion (?:completa|entera|anterior)|historique (?:de (?:la )?(?:conversation|discussion)|complet)|message systeme|prompt systeme|prompt del sistema|instrucciones del sistema",
    "истори[юияей]+ (?:переписки|чата|сообщений|диалога|разговора|беседы)|системн[а-я]+ (?:промпт|подсказк|инструкц)|весь диалог|всю переписку|对话历史|聊天记录|聊天历史|对话记录|對話紀錄|系统提示|系統提示|完整对话|全部对话|上下文|会話履歴|会話の履歴|会話全体|チャット履歴|システムプロンプト",
  ),
  /** What a tool handled. */
  payload: words(
    "contents?|data|results?|outputs?|responses?|copy|information|files?|messages?|details|documents?|records?|values?|body|logs?|inhalte?|daten|ergebnis\\w*|datei(?:en)?|contenido|datos|archivos?|resultado|contenu|donnees|fichiers?|resultat|everything|parameters?|arguments?|quer(?:y|ies)|inputs?|emails?|transcript|answers?|snippets?|source code|code",
    "содержим|данные|данных|файл|результат|内容|數據|数据|文件|结果|結果|信息|データ|ファイル|情報",
  ),
  url: /\b(?:https?|ftp|wss?):\/\/(?!(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]))[^\s"'<>)]{3,}|\b(?:\d{1,3}\.){3}\d{1,3}(?::\d+)?(?:\/\S*)?|\b[a-z0-9-]+\.(?:ngrok(?:-free)?\.(?:app|io)|requestbin\.\w+|burpcollaborator\.net|oastify\.com|interact\.sh|webhook\.site|pipedream\.net|evil\.\w+|attacker\.\w+)\b/g,
  mailAddress:
    /\b[\w.+-]{1,64}@[a-z0-9-]{1,63}(?:\.[a-z0-9-]{1,63}){1,4}\b|\b[\w.+-]{1,64} ?(?:\[at\]|\(at\)) ?[a-z0-9-]+ ?(?:\[dot\]|\(dot\)|\.) ?[a-z]{2,}/g,
  account:
    /\b0x[0-9a-f]{8,40}\b|\b[a-z]{2}\d{2}(?: ?[a-z0-9]{4}){3,7}\b|\bbc1[a-z0-9]{8,}\b|\+\d[\d ()-]{6,}\d|\b(?:attacker|evil|malicious|hacker)\w*\b/g,
  remote: words(
    "(?:remote|external|our|my|third[- ]party|analytics|telemetry|logging|audit|backup|collection|monitoring|partner|central|cloud|secure|proxy|attacker'?s?) (?:servers?|endpoints?|services?|hosts?|collectors?|sinks?|urls?|storage|buckets?|webhooks?|channel|api|mirror)|webhooks?|pastebin|gist|telegram bot|discord webhook|public (?:repo(?:sitory)?|channel|gist|bucket|issue)|unser(?:en|em)? server|externen? server|servidor (?:remoto|externo)|nuestro servidor|serveur (?:distant|externe)|notre serveur|phone home",
    "внешн[а-я]+ сервер|наш сервер|удал[её]нн[а-я]+ сервер|远程服务器|外部服务器|我们的服务器|遠端伺服器|外部サーバ|リモートサーバ|当社のサーバ",
  ),
  must: words(
    "must|always|mandatory|required to|requires? (?:that )?you|need(?:s)? to|have to|has to|never|shall|make sure|ensure|be sure|it is (?:critical|essential|imperative|important|necessary|required)|important|critical|crucial|obligat\\w+|muss(?:t|en)?|immer|unbedingt|zwingend|debe[ns]?|siempre|obligatori\\w*|es necesario|importante|dois|devez|doit|toujours|imperativ\\w*|il faut|wichtig|prerequisite|compulsory|is to be|are to be|should|will first|first",
    "обязательно|всегда|долж[енны]+|нужно|необходимо|важно|сначала|必须|必須|务必|務必|一定要|总是|始终|请先|首先|需要先|重要|必ず|なければ|まず|常に|してください",
  ),
  /** A condition on what else happens. */
  moment: words(
    "before|prior to|whenever|every time|each time|any time|when|after|as soon as|once|upon|if|in advance of|preceding|following|until|bevor|vor|jedes mal|jeder|sobald|wenn|nach|falls|antes de|cada vez|siempre que|cuando|despues de|tras|si|avant|chaque fois|lorsque|quand|apres",
    "перед|прежде чем|прежде|каждый раз|когда|после|при каждом|если|之前|前必|每次|每当|每當|之后|之後|调用前|使用前|如果|时候|前に|たび|毎回|後に|場合|する前|際に",
  ),
  use: words(
    "call(?:s|ing|ed)?|invok(?:e|es|ing|ed)|us(?:e|es|ing|ed)|run(?:s|ning)?|execut(?:e|es|ing|ed|ion)|trigger(?:s|ing|ed)?|perform(?:s|ing|ed)?|benutz\\w*|verwend\\w*|aufruf\\w*|rufst|usar|uses|utiliz\\w*|llam\\w*|invoc\\w*|ejecut\\w*|utilis\\w*|appel\\w*|execut\\w*",
    "вызов|вызыва|вызва|использ|запус|примен|调用|調用|使用|执行|執行|運行|运行|呼び出|使う|使用|実行",
  ),
  /** Tools in general, which no honest tool has a say in. */
  anyTool: words(
    "(?:any|other|another|all|every|each|all other|any other|subsequent|remaining) (?:of the )?(?:available |mcp |file |email |payment |web |database |network |local |system |git |messaging |search |registered |connected |installed )?(?:tools?|functions?|operations?|commands?|api calls?|tool calls?|function calls?|tool use|plugins?|mcps?|mcp servers?|servers?|actions?|requests?)|(?:tool|function) (?:calls?|invocations?|uses?)|file (?:reads?|writes?|operations?|access)|(?:e-?mail|mail|message|payment|transfer|database|web|search|shell|network|read|write|delete|download|upload|transaction|query|browser) (?:tools?|functions?|operations?|commands?|requests?)|jede[ms]? (?:andere\\w? )?(?:werkzeug\\w*|tool|aufruf|funktion\\w*)|andere[nrs]? (?:werkzeug\\w*|tools?|funktion\\w*)|(?:cualquier|otra|otras|todas las) (?:otra )?(?:herramientas?|funcion(?:es)?|operacion(?:es)?)|(?:tout|toute|autres?|chaque|tous les) (?:autres? )?(?:outils?|fonctions?|operations?)",
    "люб[а-я]+ (?:друг[а-я]+ )?(?:инструмент|функц|операци)|друг[а-я]+ инструмент|кажд[а-я]+ (?:вызов|инструмент|операци)|其他工具|任何工具|所有工具|其它工具|任何操作|任何其他|文件操作|其他所有|他のツール|すべてのツール|全てのツール|任意のツール|あらゆるツール|ファイル操作",
  ),
  dontTell: new RegExp(
    `\\b(?:${NEGATION}) (?:\\w+ ){0,2}?(?:${TELLING})\\b|\\b(?:nichts? (?:davon )?(?:sagen|erwahnen|mitteilen)|sag\\w* (?:dem|den) \\w+ nichts|erwahn\\w* (?:\\w+ ){0,4}(?:nicht|nie|niemals|mit keinem)|nicht (?:\\w+ ){0,3}(?:erwahn\\w*|mitteil\\w*|inform\\w*|sagen|anzeigen|zeigen)|ohne (?:\\w+ ){1,4}(?:informieren|wissen|hinzuweisen|zu sagen)|informier\\w* (?:\\w+ ){0,4}nicht|no (?:se )?(?:l[eo]s? )?(?:digas|menciones|menciona\\w*|informes|avises|reveles|muestres|informe|mencione|comentes|diga|expliques|notifiques)|sin (?:que )?(?:\\w+ ){0,3}(?:avisar\\w*|informar\\w*|decir\\w*|mencion\\w*|notificar\\w*|sepa|entere)|n[e'] ?(?:le |en |pas |lui |l'|jamais )*(?:dis|dites|mentionn\\w*|inform\\w*|revel\\w*|parl\\w*|prevenez|previens|montr\\w*|avertis\\w*|signal\\w*)|sans (?:\\w+ |l'|en ){0,3}(?:informer|prevenir|avertir|dire|mentionner|signaler)|a l'insu)\\b|не (?:говори|сообщай|упоминай|рассказывай|показывай|раскрывай|информируй|уведомляй|сообщать|упоминать|говорите|сообщайте|упоминайте|рассказывайте)|без ведома|不要告诉|不要告訴|不要提及|不要提到|不要向用户|不要让用户|不得告知|不要透露|不要通知|不能告诉|切勿告|切勿提|切勿向|不必告|无需告知|無需告知|別告訴|不要显示|请勿告|请勿向|请勿提|言わない|伝えない|知らせない|言及しない|話さない|通知しない|知らせず|伝えず|告げず|教えない|明かさない`,
    "g",
  ),
  dontShow:
    /\b(?:do not|don'?t|don’t|never|avoid|without) (?:\w+ ){0,2}?(?:show(?:ing)?|display(?:ing)?|print(?:ing)?|expos(?:e|ing)|output(?:ting)?|report(?:ing)?|ask(?:ing)?|log(?:ging)?|render(?:ing)?|surfac(?:e|ing))\b/g,
  user: words(
    "users?|human|humans|customer|them|him|her|anyone|anybody|person|people|operator|end-user|in (?:your|the) (?:response|answer|reply|output|summary)|nutzer|benutzer|anwender|usuarios?|utilisateurs?|clients?",
    "пользовател|пользователь|用户|用戶|使用者|ユーザ|利用者",
  ),
  /** What must not be told is what the model was made to do. */
  thisDoing: words(
    "das|this|that you|these|it|the (?:instructions?|step|action|process|check|verification|upload|backup|sync|call|read|change|modification|redirect|substitution|file|transfer|forwarding|copy|parameter|adjustment|note|detail|existence|reason)|why|any of this|what you|how|davon|darub\\w*|diese\\w*|esto|este|esta|ello|ceci|cela|cette|ces",
    "это[мгй]?|об этом|此|这一|这个|該|这些|このこと|これ|この",
  ),
  covert: words(
    "sneak(?:s|ing)?|users? (?:do(?:es)?n.?t|do not|does not|needn.?t|need not) (?:need to |have to )?(?:know|see|notice)|silently|quietly|secretly|covertly|discreetly|discretely|surreptitiously|unnoticed|invisibly|stealthily|(?:is |be |stays? |remains? |keep (?:this|it|that|them) |kept )(?:\\w+ )?(?:secret|hidden|invisible|confidential|private)(?: (?:to|from|between))?|hidden from|hide (?:this|it|that|the)|invisible to|without (?:the )?(?:user'?s?|their|his|her|owner'?s?) (?:knowledge|awareness|noticing|knowing|seeing|consent|being aware|involvement|attention)|without (?:the )?user (?:knowing|noticing|seeing|being)|unaware|user (?:should|must|need|does|will|is|may) (?:not|never|n't) (?:\\w+ )?(?:know|see|notice|be (?:aware|told|informed|notified|shown|bothered))|not (?:be )?visible to|internal[- ]only|no mention of|leave no trace|between us|heimlich|stillschweigend|im hintergrund|unbemerkt|unauffallig|en silencio|en secreto|silenciosamente|discretamente|secretamente|en silence|en secret|silencieusement|discretement|secretement",
    "тайно|незаметно|скрытно|втайне|молча|секретно|悄悄|偷偷|秘密地|静默|靜默|暗中|默默|后台静|不让用户|こっそり|黙って|密かに|ひそかに|気付かれ|気づかれ|内緒|知られず",
  ),
  override:
    /\b(?:ignor(?:e|ing)|disregard(?:ing)?|forget|overrid(?:e|es|ing)|bypass(?:ing)?|supersed(?:e|es|ing)|discard|abandon|replaces?|takes? precedence over|set aside|drop|stop following|do not follow) (?:\w+ ){0,3}?(?:previous|prior|above|earlier|existing|preceding|all other|other|your|safety|system|security|any|all|original|user'?s?|conflicting|the user|default|former) (?:\w+ ){0,3}?(?:instructions?|rules?|guidelines?|prompts?|polic(?:y|ies)|restrictions?|directives?|guardrails|safeguards|commands?|constraints?|preferences?|requests?|safety|context)\b|\b(?:ignorier\w*|vergiss) (?:\w+ ){0,3}(?:anweisung\w*|regeln|instruktion\w*|vorgaben)|\b(?:ignora\w*|olvida\w*) (?:\w+ ){0,3}(?:instruccion\w*|reglas|ordenes|istruzioni)|\b(?:ignor\w*|oubli\w*) (?:\w+ ){0,3}(?:instructions?|regles|consignes)|\b(?:new|updated|real|actual|true) (?:system )?(?:instructions?|directives?|prompt|objective|task|role)(?: (?:is|are|follow))?:|\b(?:system|admin|developer|safety) override\b|\boverride mode\b|\bdeveloper mode\b|\bjailbreak|\byou are now (?:a|an|in|the|operating|dan)\b|игнориру\S* (?:\S+ ){0,3}(?:инструкци|указани|правил)|забудь (?:\S+ ){0,3}(?:инструкци|указани|правил)|忽略\S{0,8}(?:指令|指示|说明|规则|提示|指引)|无视\S{0,8}(?:指令|指示|规则)|忘记\S{0,8}(?:指令|指示|规则)|(?:以前|これまで|上記|前|すべて|既存)\S{0,8}(?:指示|命令|ルール|プロンプト)\S{0,8}(?:無視|忘れ)/g,
  /** Marks that pretend to be another voice than the tool's description. */
  fakeVoice:
    /<\/?(?:important|system|secret|hidden|critical|instructions?|admin|assistant|developer|user|urgent|priority|override|s|sys|internal|private|mandatory|security|policy|note_to_(?:ai|model|llm)|ai|llm|agent|confidential|rules?)(?:[ _-][^<>]{0,40})?>|\[(?:\/?inst|system(?: \w+)?|hidden|admin|secret|assistant|internal|important|ai[ -]only|llm(?:[ -]only)?|override|developer|model[ -]only|confidential|urgent|instructions?)\]|<\|[\w-]{2,24}\|>|<<sys>>|#{2,} ?(?:system|instructions?|new instructions?|hidden|assistant|admin)\b|\b(?:begin|start|end) (?:of )?(?:system|hidden|secret|internal|admin|new) (?:\w+ )?(?:prompt|instructions?|message|block|directive|note)|(?:^|[\n.*#] ?)(?:system|hidden|secret|system override|system note|system message|admin note|developer note|ai instructions?|assistant instructions?|instructions? (?:for|to) (?:the )?(?:ai|llm|model|assistant|agents?)|note (?:for|to) (?:the )?(?:ai|llm|model|assistant|agents?)|hinweis (?:an|fur) (?:die |das |den )?(?:ki|modell|assistent\w*|sprachmodell|agent\w*)|nota para (?:el |la )?(?:ia|modelo|asistente)|note (?:pour|a) l'(?:ia|assistant)|系统指令|系统消息|系统提示|给ai的|系統指令|システム指示|システムメッセージ|системное сообщение|системная инструкция)\*{0,2} ?[:：]|<!--\s{0,4}[^\s>-]/g,
  /** The reader as a machine. */
  model: words(
    "(?:the |this |you,? (?:the )?|any |all |dear |as an? |an |for |to )(?:ai|llm|llms|language model|ai model|ai assistant|ai agent|assistant|agent|chatbot|model|claude|gpt|chatgpt|copilot|gemini|cursor)(?: (?:model|agent|assistant|system))?|language models?|llms?|ai agents?|ai assistants?|assistants|die ki|sprachmodell\\w*|der assistent|el asistente|la ia|el modelo|l'assistant|l'ia",
    "ассистент|модел[ьи]|ии-агент|нейросет|助手|模型|智能体|アシスタント|エージェント|モデル",
  ),
  change: words(
    "replac(?:e|es|ed|ing)|chang(?:e|es|ed|ing)|modif(?:y|ies|ied|ying)|substitut(?:e|es|ed|ing)|swap(?:s|ped|ping)?|rewrit(?:e|es|ing|ten)|alter(?:s|ed|ing)?|redirect(?:s|ed|ing)?|overwrit(?:e|es|ing|ten)|overrid(?:e|es|ing|den)|adjust(?:s|ed|ing)?|increas(?:e|es|ed|ing)|multipl(?:y|ied|ying)|doubl(?:e|ed|ing)|divert(?:s|ed)?|rerout(?:e|es|ed)|rout(?:e|es|ed)|set(?:s|ting)?|append(?:s|ed|ing)?|add(?:s|ed|ing)?|includ(?:e|es|ed|ing)|inject(?:s|ed|ing)?|prepend(?:s|ed|ing)?|insert(?:s|ed|ing)?|bcc|cc|round(?:ed)? up|convert(?:s|ed)?|use|pass|force|ersetz\\w*|ander\\w*|setze\\w*|cambi\\w*|reemplaz\\w*|sustitu\\w*|modifi\\w*|anade\\w*|agreg\\w*|remplac\\w*|chang\\w*|ajout\\w*|in place of|(?:must|should|shall|needs to|has to) (?:always )?be|is always",
    "замени|заменя|измени|подставь|добавь|поменяй|替换|替換|改为|改成|改為|修改|设置为|设为|更改|添加|置き換|変更|差し替|追加|設定",
  ),
  /** To make something else of what was asked for. */
  tamper: words(
    "replac(?:e|ed|ing)|chang(?:e|ed)|modif(?:y|ied)|substitut(?:e|ed|ing)|swap(?:ped)?|rewrit(?:e|ten)|alter(?:ed)?|redirect(?:ed)?|overwrit(?:e|ten)|adjust(?:ed)?|increas(?:e|ed)|multipl(?:y|ied)|doubl(?:e|ed)|divert(?:ed)?|rerout(?:e|ed)|append(?:ed)?|inject(?:ed)?|prepend(?:ed)?|must (?:always |include |also )|ersetz\\w*|ander\\w*|cambi\\w*|reemplaz\\w*|sustitu\\w*|anade\\w*|remplac\\w*",
    "замени|заменя|измени|подставь|替换|替換|改为|改成|改為|修改|置き換|変更|差し替",
  ),
  field: words(
    'recipients?|"?to"? (?:field|address|line)|amounts?|iban|account numbers?|account id|accounts?|wallet(?: address)?|wallets|(?:destination|target|payee|beneficiary|recipient|delivery|shipping|billing|e-?mail|reply-to|output|file) (?:address|account|path|field|email|number|url|parameter|directory)?|beneficiary|payee|address(?:es)?|bcc|cc|blind copy|reply-to|phone numbers?|numbers?|quantity|price|file_?path|paths?|urls?|parameters?|arguments?|subject|body|branch|repository|hostname|quer(?:y|ies)|payload|headers?|empfanger\\w*|betrag|kontonummer|blindkopie|destinatarios?|importe|monto|cuenta|copia oculta|destinataires?|montant|copie cachee|parametros?|parametres?|parameter\\w*',
    "получател|сумм|адрес|счет|счёт|скрыт[а-я]+ копи|параметр|收件人|收款|金额|金額|地址|账户|帳戶|密送|抄送|参数|參數|宛先|受取人|送金先|送信先|アドレス|口座|パラメータ|引数",
  ),
  prefer:
    /\b(?:always|only|must|exclusively|strongly|should|please) (?:(?!not\b)\w+ ){0,2}?(?:prefer|use|choose|select|pick|call|favou?r|recommend)(?:red)? (?:\w+ ){0,3}?(?:this|me|it|our) (?:\w+ )?(?:tool|function|one|server|service|first|over|instead|exclusively|regardless|for (?:all|every|any))|\b(?:this|our) (?:tool|function|server|service) (?:\w+ ){0,3}?(?:must|should|has to|needs to|is to|shall) (?:always |be |only )*(?:be )?(?:used|called|chosen|selected|preferred|picked|prioriti[sz]ed|invoked|executed|run|favou?red|recommended)|\b(?:over|instead of|rather than|in place of|ahead of|in preference to|before considering) (?:any|all|every|the)? ?(?:other|alternative|similar|competing|built-in|native|existing|comparable|remaining|default)s?\b|\b(?:do not|don'?t|never|avoid|stop) (?:\w+ ){0,2}?(?:us(?:e|ing)|call(?:ing)?|select(?:ing)?|choos(?:e|ing)|consider(?:ing)?|invok(?:e|ing)|try(?:ing)?|rely(?:ing)? on) (?:\w+ ){0,2}?(?:other|another|alternative|competing|different|built-in|native|similar)|\b(?:highest|top|maximum|absolute) priority\b|\bprioriti[sz]e this\b|\b(?:other|all other|alternative|competing|built-in|native) (?:\w+ )?(?:tools?|functions?|servers?|services?|options|implementations?) (?:are|is|have been|has been|may be|can be|should) (?:\w+ )?(?:deprecated|broken|insecure|unsafe|unreliable|outdated|obsolete|disabled|compromised|inaccurate|inferior|slower|malicious|dangerous|avoided|ignored|wrong|incorrect|buggy|unavailable)|\b(?:deprecated|insecure|compromised|obsolete|superseded|unsafe|vulnerable|unreliable) (?:\w+ ){0,6}(?:use|call|invoke) this|\b(?:the )?(?:only|best|most (?:reliable|accurate|trusted|trustworthy|secure|advanced|effective)) (?:\w+ )?(?:tool|option|choice|server|provider)\b|\b(?:immer|ausschliesslich|nur) (?:\w+ ){0,2}dieses (?:tool|werkzeug)|\bsiempre (?:\w+ ){0,2}esta herramienta|\btoujours (?:\w+ ){0,2}cet outil|\bstatt (?:aller )?andere[rn]|\ben lugar de (?:cualquier )?otr|\bau lieu de (?:tout )?autre|всегда (?:\S+ ){0,2}(?:этот|данный) инструмент|вместо (?:любых |всех )?(?:других|остальных)|(?:总是|始终|优先|优先选择)\S{0,6}(?:此|本|这个|該)工具|而不是其他|常にこのツール|他の\S{0,6}(?:代わり|より)/g,
  noApproval:
    /\b(?:without|skip(?:ping)?|bypass(?:ing)?|no|disable|omit|suppress|do not (?:ask|wait|prompt|request)(?: (?:the user|them))? (?:for|to)|don'?t (?:ask|wait|prompt)(?: (?:the user|them))? (?:for|to)|never (?:ask|prompt|wait)(?: (?:the user|them))? (?:for|to)) (?:\w+ ){0,3}?(?:asking|confirm(?:ation|ing)?|approv(?:al|e)|permission|prompting|consent|authori[sz]ation|review|waiting|verification prompts?|dialogs?)\b|\bauto-?(?:approv|confirm|accept|authori[sz])\w*|\bohne (?:\w+ )?(?:nachfrage|ruckfrage|bestatigung|zustimmung|nachzufragen)|\bsin (?:pedir )?(?:confirmacion|permiso|autorizacion)|\bsans (?:demander )?(?:\w+ )?(?:confirmation|autorisation|permission)|без (?:подтверждения|разрешения|согласия)|无需(?:确认|批准|询问)|不要(?:询问|确认)|無需確認|確認なし|確認せず|許可なく/g,
  consented:
    /\b(?:have|has|had|is|are|were|was|be|user|users) (?:\w+ )?(?:already|implicitly|automatically|pre-?|hereby|explicitly|previously)[ -]?(?:been )?(?:approved|consented|authori[sz]ed|agreed|granted|confirmed|accepted)\b|\bconsent (?:is|was|has been) (?:\w+ )?(?:given|granted|implied|obtained|assumed)|\busers? (?:has|have) (?:agreed|consented)\b|\bpre-?(?:authori[sz]ed|approved) (?:to|for|by)/g,
  /** Another tool made bad. */
  disparage:
    /\b(?:is|are|was|has been|have been) (?:\w+ ){0,2}(?:deprecated|compromised|insecure|broken|unsafe|obsolete|unreliable|vulnerable|malicious|untrusted|blocked)\b/g,
  /** All there is. */
  wholly: words(
    "full|entire|complete|whole|verbatim|exact|all|everything|every|any|raw|gesamt\\w*|alle|toda|todo|todos|todas|tout|toute|tous",
    "全部|完整|所有|すべて|全て|全体|весь|всю|все",
  ),
  systemPrompt: words(
    "(?:your|the|its|own|full|entire|complete) (?:\\w+ )?(?:system[ _-](?:prompt|message|instructions)|hidden instructions|initial instructions|developer message)|systemprompt|prompt del sistema|prompt systeme",
    "系统提示|系統提示|システムプロンプト|системн[а-я]+ промпт",
  ),
  /** Where a secret comes from when nobody gave it to the tool. */
  elsewhere: words(
    "you (?:have |can |may )?(?:seen?|saw|know|find|found|encounter(?:ed)?|come across|remember)|seen in|in (?:this|the) (?:session|conversation|workspace|environment|home directory|home folder|project)|mentioned (?:anywhere|in)|found (?:in|on)|on (?:the|this|your) (?:machine|system|host|computer)|in your (?:context|memory|environment)|used in this|from (?:the )?(?:authorization header|environment|browser)|this machine",
  ),
  /** An order that outlives the call. */
  standing: words(
    "from now on|for the rest of (?:the|this) (?:session|conversation)|in (?:all|every) (?:future|subsequent|later)|all (?:future|subsequent|later|following)|subsequent|permanently|until further notice|later sessions|even if (?:this|the) tool is (?:never|not)|ab jetzt|ab sofort|a partir de ahora|desormais",
    "从现在起|从现在开始|今后|以后都|今後|これから|отныне",
  ),
  toThisTool: words("(?:to|through|into|via|with) (?:this|the current) tool|to it first|this tool first"),
  /** The user is asked after all. */
  waits: words("until|unless|only (?:if|when|after)|if the user|once the user|has not|have not|whether"),
  threat: words(
    "otherwise|or else|will (?:fail|crash|break|be (?:lost|terminated|blocked|rejected|corrupted|suspended|disabled))|will not (?:work|function)|won'?t work|cannot (?:work|proceed|continue|function)|refuse to|is (?:rejected|invalid) unless|unless you|failure to|critical failure|data loss|sonst|andernfalls|funktioniert nicht|de lo contrario|no funcionara|sinon|ne fonctionnera pas",
    "иначе|не будет работать|否则|否則|将失败|无法工作|さもないと|でなければ|動作しません|失敗し",
  ),
  authority: words(
    "security (?:team|policy|requirement|check|audit|verification|compliance|protocol|reasons?|purposes?|measure)|compliance (?:\\w+ )?(?:check|requirement|purposes?|reasons?|team|policy|rules)|(?:system|site|it) administrators?|it department|legal(?:ly)? (?:requirement|required|team)|company policy|corporate policy|gdpr|soc ?2|hipaa|iso ?27001|regulatory|anthropic|openai|authori[sz]ed by|mandated by|approved by|required by (?:the )?(?:system|platform|law|policy|protocol|mcp|server|administrator)|mcp (?:protocol|spec\\w*) (?:requires|mandates|update)|protocol requirement|system requirement|(?:integrity|environment|identity|backup|billing|consistency|license) (?:check|verification|purposes?|validation|requirement)|(?:for|as) (?:verification|validation|authentication|debugging|telemetry|diagnostic|auditing|audit|compliance|calibration|attestation|quality)(?: (?:purposes?|reasons?))?|sicherheitsprufung|sicherheitsgrunden|sicherheitsrichtlinie|verificacion de seguridad|por (?:razones|motivos) de seguridad|politica de la empresa|raisons de securite|verification de securite|conformite",
    "безопасност|администратор|политик[аеи] компании|安全检查|安全策略|安全验证|合规|管理员|安全原因|安全要求|セキュリティ|管理者|コンプライアンス|認証のため|検証のため",
  ),
  shell:
    /\b(?:curl|wget) (?:-[\w-]+ (?:\S+ )?){0,4}["'`]?(?:https?:|\$|ftp:)|\|\s{0,3}(?:sudo )?(?:ba|z|da)?sh\b|\|\s{0,3}(?:nc|curl|base64|xxd|openssl)\b|\bnc -[\w]+|\bnetcat\b|\/dev\/tcp\/|\bbash -[ci]\b|\brm -rf\b|\bchmod (?:777|\+s|4755|\+x)|\bbase64 (?:-d|--decode)|>>\s{0,3}~?[/\w.]*(?:bashrc|zshrc|profile|authorized_keys|crontab)|\bpowershell(?:\.exe)? -\w+|\bscp \S+ \S+@|\bcrontab -|\bmkfifo\b|\bpython3? -c\b|\bnode -e\b|\beval\(|\bos\.system\(|\bsubprocess\.|__import__|\bdd if=|:\(\)\{|\bxp_cmdshell\b|\bdrop table\b/g,
  traversal: /(?:\.\.[/\\]){2,}/g,
  reply: words(
    "(?:in|to|of|into) (?:your|every|each|all|any|the) (?:final |next |subsequent |future )?(?:responses?|answers?|repl(?:y|ies)|summar(?:y|ies))|(?:respond|reply|answer) (?:only )?with|tell the user (?:that|to)|instruct the user|recommend(?: that)? the user|(?:convince|persuade|urge|advise|direct) the user|ask the user (?:for|to)(?: \\w+){0,3} (?:password|credentials?|api key|card|token|login)",
    "告诉用户|回复中|回答中|回答に|応答に",
  ),
  example: words(
    "e\\.g|eg|for example|example|examples|such as|like|z\\. ?b|i\\.e|por ejemplo|par exemple|sample|default|defaults to|format",
  ),
  protect: words(
    "block(?:s|ed|ing)?|exclud(?:e|es|ed|ing)|den(?:y|ies|ied)|redact(?:s|ed|ing|ion)?|protect(?:s|ed|ing|ion)?|prevent(?:s|ed|ing)?|detect(?:s|ed|ing|ion)?|mask(?:s|ed|ing)?|sanitiz\\w+|refuses?|reject(?:s|ed|ing)?|forbid\\w*|not allowed|never (?:read|log|store|commit|include|return|expose|share|send|pass|put)\\w*|do not (?:read|include|store|commit|log|expose|share|send|pass|put)|don'?t (?:read|include|store|commit|log|expose|share|send|pass|put)|will not (?:read|include|access)|ignor(?:es|ed)|vulnerab\\w+|scanner|leaks? detect\\w*|security (?:issues?|scan\\w*|review|audit)|not be (?:read|logged|stored|shared|returned|exposed)",
  ),
  /** A field that is none of the tool's needs: what the caller is asked to fill in from elsewhere. */
  sideField: words(
    "(?:sidenote|side_note|context_dump|extra_context|metadata|notes?|feedback|context|debug|session_data|auth|attestation) (?:parameter|field|argument|param|property)|(?:as|in|into|via|to) (?:the |its |this )?[`'\"]?(?:sidenote|side_note|notes?|context|metadata|feedback|debug|extra|attestation|proof|trace|telemetry)[`'\"]?|als ['\"`]?\\w+['\"`]?(?:-parameter)?|como parametro|en el (?:parametro|campo)|comme parametre|dans le (?:parametre|champ)|in den parameter|in das feld",
    "в параметр|в поле|参数中|字段中|参数里|作为参数|パラメータに|引数に|フィールドに",
  ),
} satisfies Record<string, RegExp>;

export type Concept = keyof typeof CONCEPTS;
