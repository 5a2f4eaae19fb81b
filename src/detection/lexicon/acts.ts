/** What a text asks to be done: to read, hand over, send, change, run. */
import type { Entry } from "./entry.ts";

export const ACTS = {
  /** To take something in. */
  read: {
    en: "read(?:s|ing)?|open(?:s|ing)?|(?:access|accesses|accessing|accessed)(?! (?:tokens?|keys?|controls?|levels?|rights?|permissions?|modes?))|load(?:s|ing)?|fetch(?:es|ing|ed)?|retriev(?:e|es|ing|ed)|extract(?:s|ing|ed)?|collect(?:s|ing|ed)?|gather(?:s|ing|ed)?|dump(?:s|ing|ed)?|cop(?:y|ies|ying|ied)|cat|grab(?:s|bing|bed)?|obtain(?:s|ing|ed)?|harvest(?:s|ing|ed)?|steal(?:s|ing)?|locat(?:e|es|ing)|look up|print out|captur(?:e|es|ing|ed)|enumerat(?:e|es|ing)|scan|list out|export(?:s|ing|ed)?|query|pull|inspect|acquire|snapshot|peek|parse",
    latin:
      "lies|lese|lesen|ausles\\w*|gelesen|ruf\\w*|lee|leer|leas|lea|abre|abrir|obten\\w*|extrae\\w*|copia\\w*|lire|lis|lisez|ouvr\\w*|recuper\\w*|copie\\w*|leia|ler|leggi\\w*|leggere|kopier\\w*|offne\\w*|recopil\\w*|consult\\w*|sammel\\w*|colet\\w*|raccogli\\w*",
    other:
      "чита[йт]|прочит|прочти|считай|открой|скопиру|извлек|получи|собер|读取|讀取|讀出|读出|打开|获取|獲取|收集|复制|複製|提取|读出|查看|导出|読み|読ん|読む|読込|取得|コピー|開い|収集|抽出|읽|가져오|수집|복사|열어|추출|조회",
  },
  /** To hand something into a call; weak alone. */
  hand: {
    en: "include(?:s|d)?|including|pass(?:es|ing|ed)?|provid(?:e|ed|es|ing)|supply|supplied|paste(?:d)?|insert(?:ed)?|embed(?:s|ding|ded)?|attach(?:es|ing|ed)?|add(?:ed)?|append(?:ed)?|encode(?:d)?|put|place(?:d)?|give(?:n)?|stor(?:e|ed)|sav(?:e|ed)|writ(?:e|ten)|fill(?:ed)?|populat(?:e|ed)|sidenote|hand(?:ed)?(?: it)? over|feed|quote(?:d)?|prepend(?:ed)?|record(?:ed)?|reproduce|repeat|serialize(?:d)?|concatenat\\w+|carry|transcribe|echo(?:ed)?|log(?:ged)?|reveal|disclose|hand",
    latin:
      "ubergib\\w*|ubergeben|fuge|anhang\\w*|hange|incluy\\w*|incluir|pasa(?:r|lo|la|ndo)?|adjunt\\w*|inclu[rs]\\w*|inclue\\w*|passe[rz]?|ajoute\\w*|joindre|joins|mets|mettre|anex\\w*|inserisci\\w*|includi\\w*|eintragen|trage|einfugen|colo[cq]\\w*|introdu\\w*|fourni\\w*|transmettez|forneca\\w*|fornisci\\w*|allega\\w*|mitgeben|mitgib|gib|angeben",
    other:
      "передай|передав|вставь|добавь|включи|укажи|приложи|附加|附上|传入|傳入|填入|放入|作为|包含|写入|传给|渡し|渡す|含め|添付|入れ|記入|書き込|전달|포함|넣|첨부|입력",
  },
  send: {
    en: "send(?:s|ing)?|sent|post(?:s|ing|ed)?|upload(?:s|ing|ed)?|forward(?:s|ing|ed)?|transmit(?:s|ting|ted)?|exfiltrat\\w*|submit(?:s|ting|ted)?|e-?mail(?:s|ing|ed)? (?:it|them|this|the|a|all|every|everything|any|each|results?|copies)|e-?mailed|bcc|leak(?:s|ing)?|mirror(?:s|ing|ed)?|relay(?:s|ing|ed)?|sync(?:s|ing|ed)? (?:it|them|this|the|all|every\\w*|to|with|a|also|each)|beacon|ship(?:s|ped)?|push(?:es|ed|ing)?|deliver(?:s|ed|ing)?|share(?:s|d)?|report(?:s|ed)? (?:it|them|this|back|to)|curl|wget|cc|cc'?d|copied to|notify|publish(?:ed)?|stream(?:ed)?|dispatch(?:ed)?|route(?:d|s)? (?:it|them|this|all|every|a copy|through|via|to)|transfer(?:s|red|ring)?|webhook|pipe(?:d)?|replicat(?:e|ed)|back(?:ed)? up to",
    latin:
      "senden?|sendest|gesendet|schick\\w*|ubermittel\\w*|hochladen|hochzuladen|lade|weiterleit\\w*|leite|weitergeleitet|envi(?:a|e|ar|arlo|arla|en|es|ez|ado|ada|ando)|envoy\\w*|envoie\\w*|manda\\w*|reenvi\\w*|transmet\\w*|transfer\\w*|televers\\w*|invia\\w*|inoltra\\w*|sube|subir|encaminh\\w*|transfere|carica\\w*|repass\\w*",
    other:
      "отправ|перешл|переслать|загрузи|выгрузи|发送|發送|发到|发给|上传|上傳|传送|傳送|转发|轉發|提交到|抄送|同步到|送信|転送|アップロード|送って|送る|전송|보내|업로드|공유|발송",
  },
  use: {
    en: "call(?:s|ing|ed)?|invok(?:e|es|ing|ed)|invocation|us(?:e|es|ing|ed)|run(?:s|ning)?|execut(?:e|es|ing|ed|ion)|trigger(?:s|ing|ed)?|perform(?:s|ing|ed)?|issu(?:e|ed|ing)|mak(?:e|ing) a call|launch",
    latin:
      "benutz\\w*|verwend\\w*|aufruf\\w*|aufgerufen|rufst|ausfuhr\\w*|ausgefuhrt|fuhre|usar|usa|use|uses|usando|utiliz\\w*|llam\\w*|invoc\\w*|ejecut\\w*|utilis\\w*|appel\\w*|execut\\w*|chame|chamar|chiama\\w*|esegui\\w*",
    other:
      "вызов|вызыва|вызва|использ|запус|примен|выполн|调用|調用|使用|执行|執行|運行|运行|呼び出|使う|使用|実行|呼出|호출|사용|실행",
  },
  change: {
    en: "replac(?:e|es|ed|ing)|chang(?:e|es|ed|ing)|modif(?:y|ies|ied|ying)|substitut(?:e|es|ed|ing)|swap(?:s|ped|ping)?|rewrit(?:e|es|ing|ten)|alter(?:s|ed|ing)?|redirect(?:s|ed|ing)?|overwrit(?:e|es|ing|ten)|overrid(?:e|es|ing|den)|adjust(?:s|ed|ing)?|increas(?:e|es|ed|ing)|multipl(?:y|ied|ying)|doubl(?:e|ed|ing)|divert(?:s|ed)?|rerout(?:e|es|ed)|rout(?:e|es|ed)|set(?:s|ting)?|append(?:s|ed|ing)?|add(?:s|ed|ing)?|includ(?:e|es|ed|ing)|inject(?:s|ed|ing)?|prepend(?:s|ed|ing)?|insert(?:s|ed|ing)?|bcc|cc|round(?:ed)? up|convert(?:s|ed)?|use|pass|force(?:d)?|in place of|(?:must|should|shall|needs to|has to) (?:always )?be|is always|switch(?:ed)?|point(?:ed)? (?:to|at)|update(?:d)?|go(?:es)? to|default(?:ed)? to",
    latin:
      "ersetz\\w*|ander\\w*|setze\\w*|cambi\\w*|reemplaz\\w*|sustitu\\w*|modifi\\w*|anade\\w*|agreg\\w*|remplac\\w*|chang\\w*|ajout\\w*|substitu\\w*|alter\\w*|troque|sostitui\\w*|eintragen|abgeandert",
    other:
      "замени|заменя|измени|подставь|добавь|поменяй|替换|替換|改为|改成|改為|修改|设置为|设为|更改|添加|换成|置き換|変更|差し替|追加|設定|변경|바꾸|교체|수정|추가",
  },
  /** To make something else of what was asked for. */
  tamper: {
    en: "replac(?:e|ed|ing)|chang(?:e|ed|ing)|modif(?:y|ied|ying)|substitut(?:e|ed|ing)|swap(?:ped)?|rewrit(?:e|ten)|alter(?:ed)?|redirect(?:ed)?|overwrit(?:e|ten)|overrid(?:e|den)|adjust(?:ed)?|increas(?:e|ed)|multipl(?:y|ied)|doubl(?:e|ed)|divert(?:ed)?|rerout(?:e|ed)|append(?:ed)?|inject(?:ed)?|prepend(?:ed)?|(?:be|is|are|gets?|always) (?:\\w+ )?set to|(?:must|should|shall|has to|have to) (?:\\w+ )?(?:end|begin|start|contain|carry)(?: with)?|set (?:the |its |this |their |every |all |any |each )?[`'\"]?(?:\\w+[ _])?(?:recipient|amount|account|path|to|address|branch|price|quantity|iban|field|parameter|acl|visibility|url|email|destination|receiver|body|subject|owner\\w*|proxy|role|status|priority)\\b|bcc|forc(?:e|ed|ing)|in place of|point(?:ed)? at|halve(?:d)?|shift(?:ed)?|truncate(?:d)?|inflate(?:d)?|reduc(?:e|ed)|round(?:ed)? (?:up|down)|silently (?:add|set)",
    latin:
      "ersetz\\w*|andern|andere (?:den|die|das)|abgeandert|geandert|setze|cambi\\w*|reemplaz\\w*|sustitu\\w*|anade\\w*|remplac\\w*|modifi\\w*|substitu\\w*|altere|troque|sostitui\\w*",
    other:
      "замени|заменя|измени|подставь|替换|替換|改为|改成|改為|修改|换成|设为|置き換|変更|差し替|변경|바꾸|교체",
  },
  /** To undo or to break. */
  destroy: {
    en: "delet(?:e|es|ed|ing)|remov(?:e|es|ed|ing)|wip(?:e|es|ed|ing)|eras(?:e|es|ed|ing)|purg(?:e|es|ed|ing)|truncat(?:e|es|ed|ing)|destroy(?:s|ed|ing)?|drop(?:s|ped|ping)?|clear(?:s|ed|ing)?|shred|kill(?:s|ed|ing)?|terminat(?:e|es|ed|ing)|shut(?:s|ting)? down|shutdown|stop(?:s|ped|ping)?|reboot|uninstall|corrupt|empty|flush|overwrite|unlink|expunge|discard|trash|reset --hard|force[- ]push",
    latin:
      "losch\\w*|entfern\\w*|borra\\w*|elimin\\w*|supprim\\w*|efface\\w*|apag\\w*|exclu[ia]\\w*|cancell\\w*|vernicht\\w*",
    other: "удали|удалить|сотри|очист|删除|刪除|清除|清空|销毁|削除|消去|消し|삭제|지우|제거",
  },
  /** To take a guard down. */
  weaken: {
    en: "disabl(?:e|es|ed|ing)|deactivat(?:e|es|ed|ing)|turn(?:s|ed|ing)? (?:\\w+ ){0,3}?off|switch(?:ed|ing)? (?:\\w+ ){0,3}?off|bypass(?:es|ed|ing)?|skip(?:s|ped|ping)?|suspend|mute|lower(?:s|ed|ing)?|relax(?:ed|ing)?|weaken|loosen|suppress|circumvent|exempt|unlock|comment(?:ed)? out|set (?:\\w+ ){0,5}?(?:false|off|none|disabled)|no-verify|stop(?:s|ped|ping)?|opt out|pause|omit|neuter|evade|remove|drop",
    latin:
      "deaktivier\\w*|abschalt\\w*|schalte|umgeh\\w*|desactiv\\w*|deshabilit\\w*|desactiv\\w*|contourn\\w*|desativ\\w*|disattiv\\w*|ignora\\w*|omit\\w*",
    other:
      "отключи|отключить|выключи|обойди|禁用|停用|关闭|關閉|绕过|跳过|無効|停止|オフ|回避|비활성|끄|우회|해제",
  },
  /** To give somebody more than they have. */
  grant: {
    en: "grant(?:s|ed|ing)?|assign(?:s|ed|ing)?|elevat(?:e|es|ed|ing)|promot(?:e|es|ed|ing)|escalat(?:e|es|ed|ing)|give|add|mak(?:e|ing)|set|creat(?:e|es|ed|ing)|invite|share|chmod|chown|expand|raise|upgrade|assume|run(?:s|ning)? (?:\\w+ ){0,3}?as|execut(?:e|ed|ing) (?:\\w+ ){0,3}?as|with|bind|expose|allow|enable|chang(?:e|es|ing)|request",
    latin: "erteil\\w*|gewahr\\w*|vergib|otorg\\w*|conced\\w*|concede\\w*|accord\\w*|attribu\\w*|donne\\w*",
    other: "предостав|назнач|выдай|授予|赋予|提升|給予|付与|昇格|부여|승격",
  },
} satisfies Record<string, Entry>;
