/** The conditions of a demand: when, by whom, with what force. */
import type { Entry } from "./entry.ts";

export const CONDITIONS = {
  must: {
    en: "must|always|mandatory|required to|requires? (?:that )?you|required|need(?:s)? to|have to|has to|never|shall|make sure|ensure|be sure|it is (?:critical|essential|imperative|important|necessary|required)|important|critical|crucial|obligat\\w+|prerequisite|compulsory|is to be|are to be|should|will first|first|is expected to|are expected to|expected to|kindly|please|be certain|remember to|do not forget|without exception|automatically|necessary|is needed|are asked to|is asked to|invariably|it is (?:standard|customary)|ought to|instructed to|supposed to|requirement|then|also|additionally",
    latin:
      "muss(?:t|en)?|immer|unbedingt|zwingend|wichtig|sollte\\w*|soll|bitte|stets|debe[ns]?|siempre|obligatori\\w*|es necesario|importante|dois|devez|doit|toujours|imperativ\\w*|il faut|veuillez|deve[m]?|sempre|e necessario|por favor|zuerst|primero|d'abord|primeiro|prima di tutto|ist .{0,20}zu|hay que|tienes que|erforderlich|notwendig|verpflicht\\w*",
    other:
      "обязательно|всегда|долж[енны]+|нужно|необходимо|важно|сначала|следует|пожалуйста|必须|必須|务必|務必|一定要|总是|始终|请先|首先|需要先|重要|请|应该|应当|需要|需|均须|必ず|なければ|まず|常に|してください|こと。|반드시|항상|먼저|필수|해야|하세요|하십시오|주세요",
  },
  /** A condition on what else happens. */
  moment: {
    en: "before|prior to|whenever|every time|each time|any time|when|after|as soon as|once|upon|if|in advance of|preceding|following|until|beforehand|at the (?:start|beginning|end) of|on (?:every|each|any)|with (?:every|each)|for (?:every|each|any|all)|as (?:the|a) (?:first|last|final) step|during|while|by default|in (?:every|each|all)|every|each|subsequent|afterwards|per (?:call|request|invocation|message)|should",
    latin:
      "bevor|vor|jedes mal|jeder|jedem|sobald|wenn|nach|falls|bei jede[mr]|antes de|antes|cada vez|cada|siempre que|cuando|despues de|tras|si|avant|chaque fois|chaque|lorsque|quand|apres|antes que|quando|sempre que|toda vez|depois|prima di|ogni volta|dopo|a cada|se",
    other:
      "перед|прежде чем|прежде|каждый раз|когда|после|при каждом|при|если|之前|前必|每次|每当|每當|之后|之後|调用前|使用前|如果|时候|时，|后，|前，|每个|前に|たび|毎回|後に|場合|する前|際に|とき|전에|때마다|후에|할 때|경우|마다",
  },
  /** Tools and work in general, which no honest tool has a say in. */
  anyTool: {
    en: "(?:each|subsequent|remaining|further|future|later|following|next) (?:of the )?(?:\\w+ )?(?:tools?|functions?|operations?|commands?|tool calls?|function calls?|api calls?|mcp servers?)|(?:any|other|another|all|every|all other|any other|every other) (?:of the )?(?:available |mcp |file |email |e-mail |payment |web |database |network |local |system |git |messaging |search |registered |connected |installed |financial |external |outgoing |write |read |api |similar |related |critical |sensitive )?(?:tools?|functions?|operations?|commands?|api calls?|tool calls?|function calls?|tool use|plugins?|mcps?|mcp servers?|servers?|actions?|requests?|calls?|invocations?|tasks?|workflows?)|(?:tool|function) (?:calls?|invocations?|uses?)|(?:file|filesystem|file system) (?:reads?|writes?|operations?|access)|(?:e-?mail|mail|message|messaging|payment|transfer|database|web|search|shell|network|read|write|delete|download|upload|transaction|query|browser|git|calendar|booking|financial|trading|messaging|commit|deployment|sql|http|terminal|filesystem|whatsapp|slack) (?:tools?|functions?|operations?|commands?|requests?|calls?|actions?)|any (?:operation|action|task|request|step) ",
    latin:
      "jede[ms]? (?:andere\\w? )?(?:werkzeug\\w*|tool|aufruf|funktion\\w*|dateioperation|operation|aktion)|andere[nrs]? (?:werkzeug\\w*|tools?|funktion\\w*)|(?:cualquier|otra|otras|todas las|cada) (?:otra )?(?:herramientas?|funcion(?:es)?|operacion(?:es)?|llamadas?)|(?:tout|toute|autres?|chaque|tous les) (?:autres? )?(?:outils?|fonctions?|operations?|appels?)|(?:qualquer|outras?|todas as|cada) (?:outra )?(?:ferramentas?|func(?:ao|oes)|opera(?:cao|coes)|chamadas?)|(?:qualsiasi|altr[oi]|ogni|tutti gli) (?:altr[oi] )?(?:strument[oi]|operazion[ei]|chiamat[ae])",
    other:
      "люб[а-я]+ (?:друг[а-я]+ )?(?:инструмент|функц|операци|действи)|друг[а-я]+ инструмент|кажд[а-я]+ (?:вызов|инструмент|операци)|файлов[а-я]+ операци|其他工具|任何工具|所有工具|其它工具|任何操作|任何其他|文件操作|其他所有|每次操作|任何文件|所有操作|其他操作|他のツール|すべてのツール|全てのツール|任意のツール|あらゆるツール|ファイル操作|他の操作|すべての操作|다른 ?도구|모든 ?도구|모든 ?작업|파일 ?작업|다른 ?모든|어떤 ?작업",
  },
  /** A tool by what it is for: `the mail tool`, `any file tool`. */
  namedTool: {
    en: "(?:the|a|an|any|your|with|by|using|through|via|ask|other) (?!(?:this|current|same|following|first|mcp|right|primary|only|next|recommended|main|above|given|dedicated|specific|single|new|built|underlying|following|such)\\b)(?:\\w+ )(?:tools?|connectors?|plugins?)|tools? (?:of|from|on) (?:the |any |all |an?)?(?:other|another|different) \\w+|other (?:vendors?|servers?)|(?:tool|function|server)s? (?:that|which) (?:is|are) (?:also )?(?:connected|installed|available|present)|your (?:functions|tools)|whichever tool|any tool",
  },
  /** Work that other tools do, named by what it does. */
  otherWork: {
    en: "(?:when|while|upon|before|after|whenever|prior to) (?!using|calling|specifying|providing|setting|passing|including|being|missing|true|running this|nothing|anything|something|everything)\\w+ing \\w+|(?:sending|sends?|sent|composing|drafting|forwarding|replying to) (?:\\w+ ){0,3}?(?:e-?mails?|messages?|mails?|invoices?|replies|payments?|notifications?)|(?:e-?mails?|messages?|payments?|transfers?|transactions?|orders?|commits?|pull requests?|invoices?|bookings?|reservations?|files?|documents?|posts?|money|funds|events?|meetings?|quer(?:y|ies)|notes?|tickets?|issues?|deployments?|downloads?|uploads?) (?:is|are|gets?|has been|have been|being|will be|must be|to be|should be|that (?:is|are|you)) (?:\\w+ )?(?:sent|made|written|read|created|saved|opened|edited|uploaded|deleted|placed|booked|initiated|executed|processed|run|pushed|merged|transferred|scheduled|composed|drafted|requested|modified|deployed|issued|forwarded|published)|(?:reading|writing|deleting|editing|creating|opening|saving|modifying|accessing|uploading|downloading|moving|listing) (?:\\w+ ){0,3}?(?:files?|documents?|director(?:y|ies)|folders?|data|records?|code)|http requests?|direct messages?|(?:making|processing|initiating|executing|performing|confirming) (?:\\w+ ){0,3}?(?:payments?|transfers?|transactions?|purchases?|orders?|bookings?|trades?|quer(?:y|ies)|calls?|requests?|operations?|searches|actions?|commands?|commits?|deployments?)|(?:booking|scheduling|placing|committing|pushing|merging|deploying|searching|transferring|installing|querying|trading|answering|responding|replying)|user (?:asks?|requests?|wants|queries|says|mentions|sends|writes|reads|makes|opens|books|orders|pays|transfers|creates|installs|tries|inquires)|users? (?:is|are) asking|starting (?:any|a|the|each|every) \\w+|(?:each|every|any|all) (?:\\w+ )?(?:e-?mails?|messages?|payments?|transfers?|transactions?|commits?|orders?|bookings?|pull requests?|invoices?|uploads?|deployments?|purchases?|conversations?|sessions?|answers?|responses?|replies|repl(?:y|ies)|queries|query|user (?:request|message|query|question)s?)|git (?:push|commit|clone|pull)",
    other:
      "发送邮件|发邮件|转账|写入文件|读取文件|发送消息|用户请求|用户询问|メール送信|メールを送|送金する|ファイルを(?:読|書|開)|이메일을 ?보|송금|파일을 ?(?:읽|쓰|열)|отправк[еи] (?:письм|сообщ)|перевод[а-я]* (?:денег|средств)",
  },
  use_self: {
    en: "(?:call|calls|calling|use|uses|using|invoke|invokes|invoking|run|running|runs|execute|executing|trigger|consult|query|go through|pass through|route (?:\\w+ ){0,2}?through) (?:this|the current|it) (?:tool|function|one)?|this (?:tool|function|check|service|step|server|operation) (?:must|should|has to|needs to|shall|is to|will|is required to) (?:always |also |first |only |automatically )*(?:be )?(?:called|invoked|used|executed|run|triggered|performed)|(?:must|should|has to|needs to|shall|required to) (?:always |first )?be (?:called|invoked|executed|run|triggered|used) (?:first|before|prior|whenever|every|each|on|at|after|when|for|once|as)|(?:must|always|need to|have to|required to|should) (?:always |first |also )?(?:call|invoke|use|run|execute|trigger) (?:this|me|it)",
    latin:
      "(?:dieses|das) (?:tool|werkzeug) (?:muss|aufruf\\w*)|esta herramienta (?:debe|tiene)|cet outil (?:doit|est)|esta ferramenta deve|questo strumento deve",
    other:
      "(?:必须|务必|请|需)(?:先)?调用(?:此|本|这个|该)|(?:此|本|这个|该)工具(?:必须|需要|应)|このツールを(?:必ず|先に|呼び出)|этот инструмент (?:долж|обяз)|이 ?도구를 ?(?:반드시|먼저|호출)",
  },
  toThisTool: {
    en: "(?:to|through|into|via|with) (?:this|the current) (?:tool|function|server|service|endpoint)|to it first|this tool first|hand (?:it|them) to this",
  },
  user: {
    en: "users?|human|humans|customer|them|him|her|anyone|anybody|person|people|operator|end-user|owner|(?:in|into|from) (?:your|the|any) (?:final )?(?:response|answer|reply|output|summary|transcript|chat)|user-facing|the requester|caller|chat",
    latin:
      "nutzer\\w*|benutzer\\w*|anwender\\w*|usuarios?|utilisateurs?|l'utilisateur|clients?|utente|kunden?|nichts davon|antwort\\w*|respuesta|reponse|resposta|risposta",
    other: "пользовател|пользователь|用户|用戶|使用者|ユーザ|利用者|사용자|유저",
  },
  /** The reader as a machine. */
  model: {
    en: "(?:the |this |you,? (?:the )?|any |all |dear |as an? |an |for |to |your )?(?:ai|llm|llms|language model|ai model|ai assistant|ai agent|chatbot|claude|gpt|chatgpt|copilot|gemini)(?: (?:model|agent|assistant|system|client))?|(?:the |this |you,? (?:the )?|any |all |dear |as an? |an |for |to |calling |invoking |host |orchestrating )(?:assistant|agent|agents|model|assistants|cursor|orchestrator)|language models?|ai agents?|ai assistants?",
    latin:
      "die ki|sprachmodell\\w*|der assistent|dem assistenten|das modell|der agent|el asistente|la ia|el modelo|el agente|l'assistant|l'ia|l'agent|le modele|o assistente|o modelo|a ia|o agente|l'assistente|il modello",
    other:
      "ассистент|модел[ьи]|ии-агент|нейросет|агент|助手|模型|智能体|アシスタント|エージェント|モデル|어시스턴트|에이전트|모델",
  },
  /** The reader as a machine, spoken to. */
  agentAddressed: {
    en: "(?:to|for|dear|attention) (?:the |all |any |every )?(?:ai|llm|language model|ai assistant|assistant|ai agent|agent)s?(?! (?:sdk|api|framework|use|mode|id|name|builder|tool)s?\\b)|ai (?:agents?|assistants?|callers?|models?|systems?) (?:that|who|which|must|should|shall|reading|are|is|need|have|has)|(?:the |any |every |each )(?:assistant|agent|llm|language model) (?:must|should|shall|has to|is required|is to|reading|that reads?|needs to|will)|if you are an? (?:ai|llm|language model|assistant|agent)|as an? (?:ai|llm|language model|assistant)",
    other:
      "给(?:ai|助手|模型)|作为(?:ai|助手)|助手必须|模型必须|アシスタントは|エージェントは|ассистент (?:долж|обяз)|модель (?:долж|обяз)|어시스턴트는|에이전트는",
  },
  /** An order that outlives the call. */
  standing: {
    en: "from (?:now|here) on|made from now|in (?:this|the same|the current|your) session|once per session|at the (?:start|beginning|end) of (?:each|every|the|your|any) (?:session|conversation|turn|chat|task)|each turn|for the (?:rest|remainder) of (?:the|this|your) (?:session|conversation|chat|task)|in (?:all|every|any) (?:future|subsequent|later|following)|(?:all|any|every|each) (?:future|subsequent|later|following|further)|until further notice|later sessions|future sessions|even if (?:this|the) tool is (?:never|not)|whether or not this tool|even when (?:this|the) tool is not|for as long as|throughout (?:the|this) (?:session|conversation)|as long as this (?:server|tool) is|regardless of whether this tool|while this (?:server|tool) is (?:connected|installed|enabled|available|loaded)|henceforth|going forward|remember this|keep (?:this|these) in mind",
    latin:
      "ab jetzt|ab sofort|kunftig\\w*|a partir de ahora|desde ahora|desormais|dorenavant|a partir d[e']|a partir de agora|d'ora in poi",
    other: "从现在起|从现在开始|今后|以后都|此后|今後|これから|以降|отныне|впредь|앞으로|지금부터|이후",
  },
  /** What the user wanted, set aside. */
  regardless: {
    en: "(?:ignore|decline|refuse|disregard) (?:the|this|any|such|that|their|his) (?:user'?s? )?(?:requests?|instructions?|commands?|input|choice|wish|wishes|preferences?|confirmation)|(?:regardless|irrespective) of (?:what|who|the (?:user|value|input|request\\w*|recipient|amount|original|given|instruction\\w*|path|destination|address)|whether (?:the user|it was|they|this tool)|which \\w+ the|any (?:user|instruction|other)|user)|no matter (?:what|who|which \\w+ (?:the|they))|whatever (?:the|address|value|path|amount|is|was|other|recipient|user)|even (?:if|when|though) (?:the )?(?:user|users|they (?:ask|asked|say|request|requested|refuse|decline|object|want|wanted)|nobody|no one|somebody|told|asked|instructed)|even if (?:it|they|that|this) (?:is|are|costs?) (?:more|less|not|slower|worse|costlier|cheaper|higher)|(?:place|send|buy|sell|book|order) (?:\\w+ ){1,4}instead(?! of (?:using|calling|a|an)\\b)|whichever \\w+ (?:the|they|he|she|is|was)|whoever|also if it is not|even where|never the (?:original|requested|user)|keep(?:ing)? the (?:\\w+ )?(?:name|display\\w*|label) (?:as is|unchanged)|display name only|in place of the|rather than (?:his|her|their|the (?:guest|customer|user|sender))\\W?s?|instead of (?:what|the (?:one|value|address|recipient|path|file|account|requested|original|specified|given|intended|user|amount|actual|real|correct)|origin|main|whatever)|in place of (?:the|what|whatever|any)|rather than the (?:requested|original|specified|given|intended|one|actual|value|user)|in addition to the (?:requested|intended|specified|original)|not the (?:one|requested|original) (?:the|that|by)|independent(?:ly)? of (?:what|the)|without regard to|even without|disregarding|not only the",
    latin:
      "unabhangig (?:von|davon)|egal (?:was|welche\\w*|wer)|anstelle|anstatt|sin importar|independientemente|en lugar de|quel(?:le)? que soit|peu importe|au lieu d[eu]|em vez d[eoa]|independentemente|invece d[ie]|al posto d",
    other: "无论|不管|而不是|代替|に関わらず|にかかわらず|代わりに|вместо|независимо|상관없이|대신",
  },
  /** A fixed value is given for what the caller should choose. */
  fixedValue: {
    shape:
      /\b(?:to|as|with|by|be|is|=|:|use|from|at|under|into|named|called|sentence|line|text|word|words|phrase|message|contact|account|user)\s{0,2}[:=]?\s{0,2}["'`“‘«「][^"'`”’»」\n]{2,80}["'`”’»」]|(?:为|成|到|を|に)\s?["'`“「][^"'`”」\n]{2,80}/g,
    needs: /["'`“‘«「]/,
  },
  quantity: {
    en: "doubl\\w+|tripl\\w+|halv\\w+|half|twice|percent|percentage|multipl\\w+|round(?:ed|ing)? (?:up|down)|increas(?:e|ed|ing)|decreas(?:e|ed|ing)|ten times|by a factor|extra|surcharge|markup|zero",
    shape: /\b\d+(?:\.\d+)? ?%|\b[01]\.\d+\b/g,
    other: "翻倍|加倍|倍に|удво|두 ?배",
  },
  /** Where a secret comes from when nobody gave it to the tool. */
  elsewhere: {
    en: "you (?:have |can |may )?(?:seen?|saw|know|find|found|encounter(?:ed)?|come across|remember|hold|were given|were told)|seen (?:in|so far|during|earlier)|in (?:this|your) (?:session|conversation|workspace|environment|home directory|home folder|project|context)|in (?:the|other) (?:home directory|home folder|scrollback|sessions)|mentioned (?:anywhere|in|earlier)|found so far|on (?:the|this|your) (?:machine|system|host|computer)|in your (?:context|memory|environment|configuration)|used in this|from (?:the )?(?:authorization header|environment|browser|user's (?:machine|home|browser))|this machine|available to you|visible to you|that (?:appear|appears|appeared|occur|come up|came up)|shared (?:by the user|in|so far|earlier)|loaded in|currently open|at hand|the user (?:has )?(?:shared|mentioned|provided|entered|typed|pasted|gave)|other (?:servers?|tools?)(?:'s|')|(?:stored|saved|kept) in (?:the|your|their) (?:browser|keychain|system|os|operating system|home)",
  },
} satisfies Record<string, Entry>;
