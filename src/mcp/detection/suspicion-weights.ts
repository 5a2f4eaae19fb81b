/** Written by test/eval/fit-suspicion.ts from the tuning part: each term and its weight. Failure: none; data. */
export const BIAS = -2.42;
export const WEIGHTS = `
agent 0.44 agent+act 0.08 anyToolOrWork 0.08 assign 0.73 attaches -0.09 authority 1.07 before:agent -1.04
before:assign -0.78 before:conceal -0.53 before:demand -0.87 before:every -0.36 before:hostName -0.39
before:idea:dontTell -0.21 before:idea:must -0.41 before:idea:namedTool 0.33 before:idea:otherWork -0.48
before:idea:secretFile -0.32 before:idea:secretWord -0.09 before:idea:send -0.79 before:idea:tamper -0.35
before:is:otherTool -0.26 before:is:siblingTool -0.19 before:path -0.67 before:url -0.34
beginsWithActor 0.54 beginsWithCondition 0.39 beginsWithLabel 0.20 beginsWithOrder -0.37 callForm 0.73
changes 0.08 codeInBackticks -0.35 commandFlag 0.86 conceal 0.40 conceal+act 0.11 dash -0.27 demand -0.08
demand+hard 0.38 demand+private -0.05 demand+reason 0.22 dotFile 0.20 even 0.87 every 0.11 every+act 0.16
fileName 0.19 gives 0.32 grants -0.40 handle -0.40 hardObject 0.41 hostName 0.26 idea:account 1.11
idea:agentAddressed -0.12 idea:allSecrets 0.46 idea:anyTool 0.30 idea:asset -0.53 idea:authority 0.67
idea:boast 0.37 idea:change -0.06 idea:code 0.36 idea:comment 0.37 idea:configFile 0.38
idea:consented 1.50 idea:conversation 0.80 idea:covert 0.75 idea:destroy -0.13 idea:disarm 0.77
idea:disparage 0.43 idea:dontShow 0.32 idea:dontTell 0.93 idea:elevate 1.09 idea:elsewhere 0.52
idea:example -1.33 idea:excuse 1.27 idea:fakeVoice 1.32 idea:fixedValue 0.15 idea:grant -0.25
idea:hand 0.28 idea:host 0.19 idea:mailAddress 1.24 idea:misreport 1.16 idea:moment 0.12 idea:money 0.35
idea:must 0.37 idea:namedTool 0.87 idea:noApproval 1.43 idea:otherWork -0.29 idea:override 1.62
idea:path 0.89 idea:payload 0.16 idea:prefer 0.99 idea:privateData 0.86 idea:protect -1.37
idea:quantity 0.47 idea:read -0.11 idea:regardless 1.29 idea:remote 0.54 idea:reply -0.12
idea:returns -0.80 idea:secretFile 0.69 idea:secretStore 0.86 idea:secretWord 0.38 idea:send 0.19
idea:shell 1.18 idea:sideField 1.06 idea:standing 0.80 idea:systemPrompt 0.76 idea:tamper 0.07
idea:thisDoing 0.36 idea:toThisTool 0.08 idea:toUrl 0.74 idea:unsafeSwitch 1.34 idea:use -0.09
idea:use_self -0.47 idea:user 0.25 idea:waits -0.59 idea:weaken 0.52 idea:wholly 0.33 idea:wipe 0.05
idea:wipeAll 1.14 inBackticks 0.60 inDescription 0.19 inValueText -0.44 instead 0.06 instead+object 0.45
ip 1.01 is:forAll 0.75 is:inMargin -0.14 is:inParameter -1.45 is:inValue -0.44 is:onCondition 1.14
is:opens 0.69 is:otherTool 0.97 is:ownParameter -0.33 is:siblingTool -0.03 is:thisTool 1.08
lastSentence 0.82 long 0.12 longNumber 0.99 mail 0.72 manyOtherWords 0.62 money 0.13 nearlyOffSubject 0.04
neg -0.31 not+say 0.23 off+act 0.16 off+demand -0.04 off+grant 0.24 off+hard 0.33 off+order 0.59
off+parameter 0.27 off+people 0.27 off+private 0.49 off+reason 0.32 off+undo 0.28 offSubject 0.20
oneObject 0.20 other+demand 0.29 other+effect 0.18 other+hard 0.43 other+object 0.59 own 0.33
parenthesis -0.55 passive 0.19 path -0.19 people 0.20 people+act 0.25 people+perfect 0.34 perfect 0.26
pipe 0.25 private+give 0.37 private+parameter 0.80 private+people -0.18 privateMatter -0.21 quoted -0.31
reason 0.44 runs -0.36 semicolon 0.41 short -0.57 sibling+effect -0.12 sibling+every -0.08
sibling+hard 0.50 tag -0.15 take+give 0.44 takes -0.46 then -0.08 they 0.34 threeActs 0.47
threeObjects 0.70 too 0.33 tool+condition+demand 0.46 twoActs -0.05 twoObjects 0.30 undo+every 0.60
undoes -0.08 url 0.40 wanted 0.27 word:aapl -0.41 word:abab -0.71 word:abc -0.59 word:about 0.20
word:above 0.49 word:absent -0.18 word:absolute -0.35 word:acaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa -0.50
word:accept -0.31 word:acces -0.46 word:accessibility -0.81 word:accessible -0.58 word:accord -0.36
word:accountid -0.65 word:accountsid -0.50 word:acct 0.43 word:acros -0.87 word:act 0.74 word:action -0.45
word:activate -0.20 word:active -0.94 word:activiti -0.26 word:activity -0.17 word:actual -0.20
word:actually -0.27 word:adapt 0.44 word:add 0.23 word:addition 0.27 word:additional 0.51
word:addres -0.21 word:address 0.09 word:addressid -0.40 word:adjust -0.30 word:adjustestimate -0.08
word:adjustment -0.50 word:admin 1.15 word:administrative -0.18 word:administrator 0.57 word:adult -0.41
word:advanc -0.22 word:affect -0.13 word:after -0.52 word:afterward 0.89 word:again 0.22
word:against -0.56 word:age 0.37 word:agency -0.21 word:agent 0.54 word:aggregat -0.16 word:agre 0.14
word:ahead 0.83 word:air -0.15 word:airport -0.46 word:alert -0.27 word:alignment -0.21 word:all -0.14
word:allow -0.36 word:alone 0.59 word:along 0.72 word:alpha -0.42 word:already -0.36 word:also -0.25
word:alt -0.18 word:alternativ 0.37 word:alternative -0.30 word:alway 0.09 word:ambiguou -0.79
word:america -0.14 word:among 0.69 word:amount -0.24 word:analysi -0.46 word:analytic -0.28
word:analytical -0.19 word:analyz -0.09 word:analyze -0.90 word:anchor -0.08 word:and 0.29
word:anderen 0.71 word:annotat -0.41 word:anonymou 0.56 word:another -0.13 word:answer 0.19
word:anthropic 0.72 word:any 0.32 word:anyone 0.74 word:anyth -0.50 word:anywhere 0.08 word:apex 0.52
word:app -0.77 word:appear -0.25 word:append 0.48 word:apple 0.60 word:appli -0.12 word:application -0.74
word:apply -0.13 word:appointment -0.35 word:approach -0.08 word:appropriate -0.14 word:approv 0.33
word:approval -0.12 word:approve -0.73 word:approximate -0.39 word:aqi 0.30 word:archiv -0.88
word:archive -0.41 word:are 0.04 word:area -0.56 word:arg -0.34 word:argument 0.71 word:around -0.64
word:array -0.84 word:arrive 0.24 word:art -0.29 word:articl -0.13 word:article -0.54 word:artifact -0.45
word:arxiv -0.13 word:asana -0.67 word:asc -0.25 word:ascend -0.60 word:ask -0.22
word:askbrowserstackai -0.10 word:assembly -0.81 word:assessment 0.20 word:asset -0.69 word:assignee -0.35
word:assignment -0.22 word:assistant 0.59 word:associat -0.75 word:associate -0.24 word:association -0.52
word:assume -0.19 word:async -0.64 word:atlassian -0.19 word:attach 0.61 word:attachment -0.48
word:attempt -0.53 word:attribut -0.22 word:attribute -0.24 word:audio -0.10 word:audit -0.38
word:auditor 0.50 word:australia -0.27 word:authenticat -0.04 word:authentication 0.39 word:author 0.62
word:authoritative -0.60 word:authoriz -0.07 word:authorization -0.21 word:auto 0.25 word:automat 0.19
word:automate -0.21 word:automatic 0.17 word:automatically -0.89 word:automation -0.53
word:autonomously -0.17 word:availability -0.36 word:available -0.58 word:availablephonenumber -0.12
word:avatar -0.46 word:averag -0.47 word:average 0.18 word:avoid 0.50 word:aw -0.03 word:await -0.26
word:aware 0.35 word:away 0.55 word:ax -0.17 word:axi 0.07 word:azure -0.43 word:b -0.42 word:back -0.74
word:backend -0.24 word:background -0.37 word:backlog -0.96 word:backup 0.30 word:bad -0.64
word:badge 0.54 word:badly 0.14 word:balanc -0.46 word:balance 0.45 word:bank 0.86 word:bar -0.18
word:bare -0.49 word:bas -1.06 word:base -0.26 word:bash 1.18 word:basic -0.78 word:batch -0.37
word:bcc 0.62 word:be 0.03 word:bearer 0.78 word:because 0.50 word:becom -0.04 word:become 0.39
word:been 0.09 word:before -0.04 word:beforehand 0.40 word:begin 0.63 word:beginn -0.09
word:behavior -0.61 word:behind 0.31 word:belong 0.03 word:benchmark -0.26 word:bend -0.13 word:best -0.50
word:bestpractice -0.10 word:better 0.43 word:between 0.09 word:bge -0.07 word:bicycl -0.30
word:bidirectional -0.15 word:bill 0.53 word:bin 0.48 word:binary 0.26 word:birth 0.50 word:biz 0.06
word:blob 0.38 word:blog -0.61 word:board -0.25 word:boardid -0.29 word:body 0.34 word:book 0.65
word:boolean -0.58 word:boot -0.60 word:border -0.21 word:bot -0.40 word:both -0.07 word:bottom -0.27
word:bound 0.12 word:box -0.40 word:boxplot -0.28 word:br 0.63 word:branch -0.11 word:brand 0.57
word:brave -0.51 word:brazil -0.27 word:break 0.28 word:breakdown -0.37 word:brickcolor -0.16
word:bridge -0.34 word:brief -0.08 word:briefly -0.10 word:broad -0.76 word:broadcast 0.26
word:broken 0.62 word:brown -0.53 word:brows -0.21 word:browse -0.21 word:browser -0.04
word:browserstack -0.72 word:budget 0.33 word:bug 0.17 word:bugfix -0.10 word:build -0.32 word:bulk -0.21
word:bullet -0.41 word:bundl -0.31 word:bundle -0.18 word:busines -0.59 word:business -0.53 word:but 0.19
word:button -0.23 word:buy 0.07 word:bycreatetimeasc -0.19 word:bypass -0.44 word:byt 0.27 word:cabin 0.19
word:cach -0.14 word:cache 0.49 word:calculat -0.34 word:calculate -0.65 word:calendar 0.74
word:call -0.42 word:callback -0.15 word:caller 0.28 word:came 0.45 word:campaign -0.13 word:can -0.74
word:canada -0.96 word:cancel -0.08 word:cancell 0.11 word:candidat 0.78 word:cannot -0.82
word:canonical -0.10 word:cap -0.06 word:capabiliti -0.31 word:capability -0.23 word:captcha -0.54
word:caption -0.21 word:captur -0.49 word:capture -0.82 word:car 0.34 word:card 0.11 word:carry 1.13
word:cart -0.15 word:cas -0.26 word:cascade -0.17 word:case 0.14 word:cat 0.96 word:catalog -0.50
word:categori -0.39 word:categoriz -0.08 word:categorize -0.16 word:category -0.60 word:caus 0.33
word:cause 0.39 word:caution -0.13 word:cdn 0.75 word:cell 0.51 word:cent 0.64 word:center 0.18
word:central -0.10 word:certain -0.08 word:certificate 0.12 word:chain 0.16 word:chang -0.55
word:change -0.83 word:changelog -0.47 word:changemode -0.57 word:channel -0.42 word:char -0.46
word:character -0.49 word:charg -0.74 word:charge -0.30 word:chargeback -0.09 word:chart -0.69
word:chat 0.24 word:cheaper 0.49 word:check -0.47 word:checkbox -0.41 word:checkout 0.27 word:cherry -0.39
word:child -0.53 word:children 0.24 word:china -0.34 word:chinese -0.22 word:chmod 0.95 word:choice 0.51
word:choos 0.55 word:choose 0.23 word:chosen -0.36 word:chrome 0.43 word:chunk -0.45 word:church -0.12
word:circleci -0.90 word:citation -0.40 word:citi -0.19 word:city -0.64 word:clarification -0.23
word:clas -0.96 word:class -0.65 word:claude 0.56 word:clause 0.66 word:clean 0.13 word:cleanup -0.30
word:clear -0.81 word:clearly -0.13 word:cli -0.66 word:click -0.44 word:client 0.05 word:climate -0.09
word:clipboard 0.84 word:clock 0.57 word:clon -0.49 word:clone -0.41 word:clos -0.19 word:close -0.32
word:closedlate -0.08 word:closedontime -0.09 word:cloud -0.19 word:cloudsdk -0.18 word:cluster 0.74
word:cmd 0.57 word:cod 0.48 word:codacy -0.41 word:code -0.21 word:codebase -0.12 word:codemod -0.45
word:coderabbit -1.14 word:codestyle -0.18 word:coffeescript -0.22 word:cognitioni -0.20 word:cohere -0.13
word:collaborator -0.06 word:collect 0.48 word:collection 0.11 word:collectionid -0.08 word:color -0.70
word:colour 0.51 word:column -0.19 word:com -0.83 word:combin -0.13 word:combine -0.13 word:come 0.69
word:comma 0.24 word:command -0.46 word:commander -0.69 word:comment 0.22 word:commit -0.56
word:common -0.37 word:compact -0.24 word:compani -0.47 word:company 0.37 word:compare -0.23
word:comparison 0.15 word:compatibility 0.36 word:compatible -0.09 word:competitor 0.50
word:compilation -0.13 word:complain -0.22 word:complet -0.90 word:complete 0.34 word:completion -0.26
word:complex -0.27 word:complexity -0.19 word:compliance -0.21 word:component -0.36 word:componentid -0.13
word:compose -0.26 word:composer -0.10 word:composition -0.27 word:comprehensibility -0.10
word:comprehensive -0.71 word:comput 1.81 word:compute 0.16 word:computer 0.47 word:con -0.44
word:conceal -0.44 word:concern 0.09 word:concise -0.18 word:condition -0.93 word:conditional -0.19
word:conf 0.08 word:confidence -0.34 word:confident -0.18 word:confidential 0.60 word:configmap -0.13
word:configur -0.83 word:configurable -0.83 word:configuration -1.06 word:configure -0.53
word:confirm -1.02 word:confirmation 0.38 word:conflict -0.42 word:conformance -0.19 word:confus 0.15
word:connect -0.34 word:connection 0.37 word:consensu -0.29 word:consent 1.14 word:consider 0.07
word:consistency 0.19 word:consistent -0.71 word:console -0.98 word:const -0.34 word:constraint -0.42
word:construct -0.14 word:consult -0.31 word:contact -0.11 word:contain -0.04 word:container -0.39
word:content -0.28 word:context -0.27 word:contextual -0.21 word:continuation -0.46 word:continue 0.13
word:contract 0.91 word:contrast -0.18 word:control 0.21 word:controversial -0.52 word:conversation -0.21
word:conversationid -0.57 word:conversion 0.31 word:convert 0.56 word:cooki 0.19 word:cookie 0.08
word:coolify -0.84 word:coordinat -0.70 word:coordinate -0.56 word:copi 0.36 word:copilot -0.10
word:copy 0.19 word:core -0.43 word:corner -0.10 word:corpu 0.54 word:correct 0.09 word:correction -0.08
word:correo 0.37 word:cost 0.33 word:could 0.05 word:count 0.56 word:countri -0.31 word:country -0.99
word:countrycode -0.11 word:county -0.11 word:cours -0.35 word:course -0.49 word:cover -0.59
word:coverage -0.11 word:cpu -0.41 word:crash -0.09 word:crawl -0.49 word:crawler -0.23 word:creat -0.43
word:createdat -0.25 word:creation -0.39 word:creative -0.36 word:creator -0.23 word:creatorid -0.19
word:credential -0.38 word:credit -0.40 word:criteria -0.87 word:critical -0.04 word:crm -0.51
word:cron -0.05 word:cros -0.20 word:cross -0.24 word:crypto 0.19 word:cs -0.39 word:csv -0.48
word:ctx 0.33 word:cube -0.08 word:curl -0.16 word:currency -0.25 word:current -0.78 word:currently -0.96
word:currentuser 0.52 word:cursor -0.23 word:custom -0.86 word:customer -0.52 word:customization -0.19
word:cycle -0.08 word:cylinder -0.12 word:da -0.49 word:daemonset -0.41 word:daily 0.39 word:dan -0.06
word:dangerou 0.28 word:dark -0.54 word:dashboard -0.86 word:dat 0.47 word:data -0.93 word:databas -0.17
word:database -0.15 word:datatype -0.10 word:date -0.47 word:datetime -0.22 word:day 0.64
word:ddtoyyyy -0.15 word:deactivate -0.39 word:deal -0.20 word:debug -0.08 word:debugg -1.23
word:decid 0.25 word:decision -0.41 word:declaration -0.27 word:decode 1.78 word:dedicat -0.31
word:deep -0.25 word:def -0.14 word:default -0.68 word:defin -0.40 word:define -0.24 word:definition -0.36
word:delay -0.17 word:delet -0.17 word:delete 0.36 word:deletion -0.09 word:deliver 0.62
word:delivery 0.38 word:delta 0.60 word:demand 0.30 word:department -0.33 word:depend 0.20
word:dependenci -0.25 word:dependent -0.52 word:deploy -0.86 word:deployment -0.61 word:deprecat 0.08
word:depth -0.60 word:der -0.31 word:deriv 0.33 word:desc -0.22 word:descend -0.84 word:describ -0.51
word:describe -0.38 word:description -0.74 word:descriptive -0.19 word:design -0.51 word:desir -0.50
word:desktop 0.25 word:destination 0.35 word:destructive -0.75 word:detach -0.27 word:detail -0.94
word:detect -0.61 word:detection -0.54 word:determin -0.23 word:determine -0.62 word:dev 0.57
word:develop 0.11 word:developer 0.05 word:development -0.24 word:devic 0.47 word:device 0.38
word:devin -0.10 word:devtool -0.43 word:diagnostic 0.58 word:diagram -0.69 word:dialog 0.18
word:dictionary 0.23 word:did -0.33 word:die 0.78 word:diff -0.22 word:different -0.13 word:digest 0.45
word:digit 0.50 word:digital -0.11 word:digitalocean -0.91 word:dimension -0.22 word:dir -0.68
word:direct -0.58 word:directly -0.92 word:directori -0.48 word:directory 0.30 word:directoryname -0.12
word:disabl 0.42 word:disable 0.60 word:disambiguation -0.15 word:disclose 0.53 word:discord -1.44
word:discount -0.44 word:discover -0.27 word:discovery -0.35 word:discussion -0.46 word:disk 0.07
word:display -0.49 word:disregard 0.81 word:distance 0.67 word:distinct -0.09 word:distribution -0.55
word:div -0.09 word:diverse -0.09 word:division -0.15 word:dn 0.27 word:do -0.34 word:doc -0.11
word:docker 0.14 word:dockerfile 0.47 word:document 0.24 word:documentation -0.47 word:docx -0.45
word:doesn -0.53 word:dom -0.10 word:domain -0.07 word:don -0.12 word:done -0.22 word:dot 0.19
word:double -0.44 word:down 0.81 word:download -0.36 word:draft -0.26 word:drag -0.77 word:drain -0.27
word:draw -0.26 word:drawio -0.74 word:drawn -0.76 word:driv -0.27 word:drive -0.22 word:drop 0.32
word:dropdown -0.61 word:dry -0.41 word:dtcg -0.09 word:dual -0.17 word:due 0.34 word:duesoon -0.08
word:dump 0.38 word:duplicat -0.38 word:duplicate 0.07 word:dur -0.14 word:duration -0.45
word:dynamic -0.34 word:each 0.48 word:earlier 0.43 word:early 0.45 word:easier 0.27 word:east -0.11
word:echo -0.09 word:edg -0.25 word:edge 0.47 word:edit 0.57 word:editor -0.64 word:effect 0.08
word:effective 0.42 word:efficient -0.35 word:effort -0.20 word:eine 0.47 word:either -0.62
word:elaps -0.11 word:elasticsearch -0.53 word:element -1.17 word:elevation -0.51 word:else 0.74
word:elsewhere -0.18 word:email -0.27 word:emb -0.45 word:embedd -0.43 word:emergency -0.43
word:emit -0.08 word:emoji 0.96 word:employee 0.20 word:empty -0.66 word:emulat -0.22 word:emulate -0.41
word:enabl -0.87 word:enable -0.69 word:encod -0.82 word:encode 0.82 word:encrypt -0.41 word:end 0.54
word:endpoint -0.59 word:engagement -0.36 word:engin -0.22 word:engine 0.17 word:english -0.22
word:enhanc -0.08 word:enough 0.35 word:enqueue -0.05 word:ensure -0.13 word:enter 0.44
word:enterprise -0.08 word:entire -0.39 word:entirely -0.18 word:entiti -0.15 word:entity -0.14
word:entri 0.31 word:entry 0.40 word:enum -0.27 word:enumeration -0.22 word:env 0.53
word:environment -0.13 word:environmentid -0.38 word:epic -0.58 word:epoch -0.21 word:equal -0.54
word:error -0.20 word:errorprone -0.10 word:escap -0.20 word:eslint -0.31 word:essential -0.16
word:establish -0.15 word:estimat -0.08 word:estimate -0.24 word:etc -0.39 word:eval 0.14
word:evaluat 0.61 word:evaluate -0.43 word:event 0.14 word:eventname -0.34 word:every 0.57
word:everyth 0.55 word:exact -0.26 word:exactly -0.28 word:examine -0.10 word:exampl -0.42
word:example -0.20 word:exce -0.16 word:excel -0.10 word:except -0.41 word:exchange -0.48
word:exclud -0.18 word:exclude -0.22 word:exclusion -0.40 word:exclusive -0.37 word:execut 0.26
word:executable -0.32 word:execute 0.40 word:execution -0.28 word:exist -0.78 word:exit -0.20
word:expand 0.24 word:expect 0.80 word:expensive 0.24 word:experience 0.54 word:experiment -0.94
word:expir 0.52 word:expiration -0.48 word:explain -0.31 word:explanation -0.53 word:explicit -0.40
word:explicitly -0.56 word:explore -0.17 word:export 0.44 word:expos -0.21 word:expose -0.20
word:expres -0.23 word:expression 0.24 word:ext 0.80 word:extend -0.08 word:extension -0.74
word:external -0.67 word:extra 0.14 word:extract -0.55 word:extraction -0.58 word:fabricate -0.13
word:fact -0.42 word:factual -0.15 word:fail -0.63 word:failur -0.15 word:failure -0.47 word:fall -0.43
word:fallback -0.35 word:false -0.38 word:family 0.34 word:far -0.09 word:fast 0.23 word:faster -0.59
word:fastest -0.15 word:fax -0.20 word:fe 0.83 word:feat -0.20 word:featur -0.59 word:feature -0.39
word:fee 0.47 word:feed -0.27 word:feedback -0.63 word:feishu -0.79 word:fence -0.08 word:fetch -0.35
word:few -0.07 word:fewer 0.05 word:fff -0.13 word:ffff -0.71 word:ffffffff -0.71 word:ffffffffffff -0.71
word:field -0.70 word:fieldmap -0.45 word:fieldname -0.14 word:figma -0.14 word:fil -0.22 word:file 0.05
word:filename -0.57 word:filepath -0.60 word:filereadlinelimit -0.21 word:filesystem 0.05 word:fill -0.23
word:filter -0.49 word:filterbytestsresult -0.50 word:filterid -0.09 word:final 0.20 word:find 0.45
word:finding 0.58 word:fine 0.37 word:fingerprint 0.55 word:finish -0.96 word:fire 0.38
word:firecrawl -0.60 word:firefox -0.47 word:first -0.23 word:firstname -0.17 word:fit -0.59
word:five 0.57 word:fix -0.34 word:flag -0.68 word:flaky -0.58 word:flash -0.04 word:flat -0.14
word:flexible -0.32 word:flight 0.34 word:floor -0.08 word:flow -0.61 word:focu -0.22 word:focus -0.49
word:folder -0.03 word:follow 0.34 word:follower -0.33 word:font 0.45 word:for -0.19 word:forbidden -0.78
word:force 0.06 word:forecast -0.61 word:foreign 0.65 word:forget 0.53 word:fork -0.25 word:form -0.45
word:format -0.61 word:formatt 0.49 word:formula -0.15 word:forum -0.97 word:forward 0.38 word:four 0.27
word:fragment -0.28 word:fram -0.20 word:frame -0.56 word:framework -0.31 word:france -0.09
word:francisco -0.06 word:free 0.48 word:friendly -0.24 word:from -0.23 word:front 0.37 word:full -0.12
word:fully -0.78 word:function -0.08 word:functionality 0.36 word:fund 0.52 word:further 0.34
word:future -0.73 word:fuzzy -0.12 word:gable 0.18 word:game -0.54 word:gate 0.81 word:gather 0.29
word:gcloud 0.66 word:gcp -0.65 word:gemini -0.60 word:gender -0.08 word:general -0.13 word:generat -0.41
word:generate -0.89 word:generation -0.13 word:generic -0.16 word:geo 0.59 word:geocode -0.71
word:geographic -0.66 word:geographically -0.19 word:germany -0.17 word:get -0.49 word:gett -0.49
word:gid -0.44 word:gif -0.16 word:git 0.26 word:github -0.38 word:gitlab -0.79 word:gitremoteurl -0.26
word:giv -0.42 word:give 0.47 word:given -0.40 word:global 0.06 word:go 0.95 word:goal -0.33
word:godot -1.01 word:goggl -0.09 word:goggle -0.11 word:golden -0.24 word:good 0.49 word:google -0.80
word:gpg 0.45 word:gpt -0.10 word:grand 0.20 word:grant 0.65 word:graph -0.82 word:graphql -0.62
word:greater -0.29 word:greet 0.79 word:grep 0.21 word:grid -0.59 word:grok -0.10 word:ground -0.09
word:group -0.27 word:groupby -0.08 word:guard 0.76 word:guardrail -1.14 word:gues -0.05 word:guess -0.23
word:guest 0.56 word:guid -0.49 word:guidance -0.50 word:guide -0.15 word:guidelin -0.18 word:ha 0.20
word:half -0.36 word:hand 0.50 word:handl 0.24 word:handle -0.85 word:hard -0.42 word:harmles 1.70
word:hash 0.60 word:have 0.24 word:head 0.23 word:header 0.12 word:heading -0.45 word:headline -0.16
word:heal -0.39 word:health 0.70 word:hear 0.51 word:height -0.91 word:hello -0.23 word:helm 0.25
word:help -0.23 word:helper 0.29 word:helpful -0.77 word:here 0.93 word:herramienta -0.19 word:hex 0.85
word:hhmms -0.12 word:hidden 0.20 word:hierarchical -0.10 word:hierarchy -0.33 word:higher -0.21
word:highest 0.23 word:highlight -0.78 word:hint 0.69 word:histogram -0.17 word:historical -0.20
word:hit -0.57 word:hold 0.22 word:home 0.08 word:honor -0.22 word:hook 0.72 word:horizontal -0.34
word:host -0.29 word:hot -0.17 word:hotel 0.21 word:hour -0.56 word:hourly 0.18 word:hover -0.85
word:how 0.11 word:hpa -0.20 word:html -0.81 word:http 0.30 word:hubspot -0.47 word:human 0.14
word:hunk 0.08 word:iam 0.10 word:icon 0.78 word:id -0.06 word:idb -0.40 word:idea -0.47 word:ideal -0.54
word:idempotent -0.12 word:identical -0.45 word:identifi -0.59 word:identifier -0.73
word:identifiersonly -0.50 word:identify -0.84 word:identity -0.43 word:ignor -0.30 word:ignore 0.56
word:iid -0.33 word:imag -0.05 word:image -0.44 word:imagery -0.08 word:imagine -0.13
word:immediately 0.04 word:immer -0.47 word:impact -0.31 word:imperial -0.21 word:implement -0.55
word:implementation -0.13 word:impli -0.08 word:import -0.32 word:important -0.82 word:improv -0.32
word:improve 0.20 word:inactive -0.15 word:inbox -0.20 word:includ -0.09 word:include -0.03
word:inclusive -0.25 word:incom 0.19 word:incomplete -0.42 word:increas 0.25 word:increase -0.18
word:increment -0.50 word:independent 0.51 word:indic -0.45 word:indicat -0.33 word:indicate -0.21
word:indicator -0.35 word:individual -0.58 word:industry -0.26 word:infer -0.48 word:infisical -1.03
word:info 0.04 word:inform 0.24 word:information -1.66 word:ingest 0.23 word:inhg -0.20 word:initial -0.61
word:initialize -0.61 word:injection -0.85 word:inline -0.27 word:input -0.25 word:insensitive -0.28
word:inside -0.40 word:insight 0.45 word:inspect -0.26 word:install -0.09 word:installation -0.24
word:instanc -0.57 word:instance -0.06 word:instead 0.35 word:instruction -0.23 word:insufficient -0.10
word:integrat -0.26 word:integration -0.17 word:integrity 0.66 word:intend -0.19 word:intent -0.27
word:intentionally -0.12 word:interact -0.61 word:interaction 0.10 word:interactive -0.65
word:interest 0.62 word:interface 0.42 word:intermediate -0.11 word:internal 0.26 word:internally -0.19
word:international -0.11 word:interval -0.06 word:invalid -0.32 word:investigat -0.78 word:invite 0.07
word:invoic -0.33 word:invoice -0.33 word:invok 0.77 word:invoke -0.29 word:involv -0.32 word:io -0.77
word:irreversible -0.08 word:isn -0.09 word:iso -0.35 word:issu -0.75 word:issue 0.19
word:issueidorkey -0.43 word:issuetype -0.31 word:it 0.38 word:item -0.75 word:itemid -0.19
word:iteration -0.99 word:itself -0.22 word:japan -0.27 word:javascript -0.88 word:jira -0.99
word:jmespath -0.44 word:job -0.23 word:john -0.33 word:join 0.61 word:journal -0.23 word:journey -0.22
word:jpeg -0.17 word:jpg -0.10 word:jql -0.57 word:json -0.08 word:jsonpath -0.54 word:just 0.34
word:keep 0.43 word:kept 0.34 word:key -0.32 word:keyboard -0.60 word:keychain 0.32 word:keyword -0.53
word:kill 0.42 word:kindly 0.84 word:kmh -0.11 word:knot -0.11 word:know 0.09 word:knowledge -0.97
word:kube 0.88 word:kubeconfig -0.34 word:kubectl 0.14 word:kubernet -0.88 word:lab -0.21 word:label -0.89
word:lack 0.60 word:land -0.16 word:languag 0.54 word:language -0.23 word:large -0.59 word:larger -0.48
word:lark -0.79 word:last 0.23 word:lastname -0.17 word:lat 0.26 word:lata -0.11 word:latency -0.16
word:later -0.15 word:latest 0.15 word:latitude -0.13 word:launch -0.25 word:layer -0.20 word:layout -0.46
word:lead 0.48 word:leak -0.12 word:learn 0.72 word:least -0.54 word:leav -0.45 word:leave 0.46
word:left -0.19 word:legacy -0.13 word:legal -0.54 word:length -0.07 word:les -0.66 word:lesson -0.86
word:let 0.33 word:letter 0.26 word:li 0.37 word:librari -0.44 word:library -0.82 word:licence 0.82
word:license 0.62 word:lifecycle -0.21 word:light -0.07 word:like -0.16 word:limit 0.39 word:lin 0.13
word:line 0.36 word:linear -0.27 word:link -0.36 word:lint -0.66 word:linux -0.40 word:liquid -0.37
word:list -0.67 word:listfollowedproject -0.13 word:listing -0.36 word:literal -0.36 word:llm -0.44
word:local -0.39 word:locale 0.34 word:locality -0.84 word:locat -0.26 word:locate 0.22
word:location -0.57 word:locator -0.49 word:lock 0.09 word:log -0.06 word:logg 0.48 word:logic -0.54
word:login 0.25 word:long -0.56 word:longer -0.48 word:longitude -0.11 word:look 0.69 word:lookup -0.41
word:los 0.15 word:lost 0.14 word:low -0.06 word:lower 0.70 word:lowercase -0.21 word:lowest -0.41
word:lua -0.15 word:machine 0.44 word:mail 0.50 word:mailbox 0.37 word:main 0.68 word:maintainer -0.48
word:maintenance 0.75 word:major -0.21 word:mak 0.57 word:make -0.67 word:maker 0.66 word:manag -0.68
word:manage -0.75 word:management -0.81 word:manager 0.42 word:mandatory 0.16 word:manifest -0.21
word:manual -0.58 word:manually -0.47 word:many 0.19 word:map -0.09 word:mapp -0.17 word:mapping -0.58
word:mark -0.04 word:markdown -0.38 word:marker -0.19 word:market -0.17 word:mask -0.17 word:master 0.48
word:mastra -0.98 word:match -1.10 word:material -0.52 word:materialvariant -0.23 word:matter 0.49
word:max 0.58 word:maximum -0.16 word:maxresult -0.35 word:may -0.23 word:mcp -0.22 word:mean 0.70
word:measur 0.75 word:media -0.42 word:medieval -0.21 word:medium -0.30 word:meet -0.38 word:meeting -0.09
word:member 0.06 word:membership 0.22 word:memory -0.11 word:mention 0.43 word:merge -0.20
word:mergedatafeedcontext -0.14 word:mermaid -0.65 word:messag -0.26 word:message 0.16 word:messy -0.08
word:met 0.31 word:meta -0.22 word:metabase -0.19 word:metadata -1.06 word:meteo -0.03 word:meter -0.19
word:method -0.46 word:metric -0.22 word:might -0.41 word:migrate -0.47 word:migration 0.51 word:mil -0.55
word:milestone -0.20 word:millisecond -0.24 word:mime -0.15 word:min -0.17 word:mind -0.42
word:mindnote -0.40 word:minimal -0.34 word:minimum -0.29 word:minut -0.51 word:minute -0.21
word:mirror 0.64 word:miss -0.06 word:mistak -0.49 word:mix -0.35 word:mm -0.13 word:mnt 0.17
word:mobil -0.28 word:mobile -0.36 word:mock 0.23 word:mod -0.44 word:mode -0.62 word:model 0.12
word:moderate -0.40 word:modern -0.47 word:modifi -0.20 word:modification -0.27 word:modifiedtime 0.29
word:modifier -0.51 word:modify -0.31 word:modul -0.30 word:module -0.38 word:moment 0.37
word:monday -0.39 word:mongodb -0.13 word:monitor -0.20 word:month 0.66 word:moon 0.09 word:moonrise -0.13
word:moonset -0.13 word:more -0.25 word:most -0.40 word:mount -0.35 word:mouse -0.54 word:mov 0.56
word:mph -0.12 word:much -0.42 word:mui -0.30 word:multi -0.51 word:multiple -1.33 word:multipli 0.83
word:mus -0.14 word:must -0.10 word:mutate -0.10 word:mutually -0.23 word:mxgraphmodel -0.28
word:mysql -0.29 word:mywebsite -0.12 word:nam 0.45 word:name -0.04 word:nameserver -0.50
word:namespac 0.32 word:namespace -0.10 word:narrow -0.08 word:nasdaq -0.15 word:native -0.59
word:natural -0.22 word:navigate -0.71 word:navigation -0.99 word:ne -0.34 word:nearest 0.27
word:necessary 0.57 word:need -0.12 word:negative 0.49 word:neither -0.17 word:nest -0.25 word:net 1.23
word:netlify -1.10 word:netrc 0.53 word:never -0.21 word:new -0.10 word:newest 0.67 word:newlin -0.10
word:newly -0.53 word:next -0.90 word:nextj -0.35 word:nextpagetoken -0.32 word:nginx 0.53 word:night 0.48
word:noaa -0.49 word:nobody 0.70 word:nod -0.37 word:node -0.66 word:noise 0.55 word:non -0.21
word:none 0.51 word:normal -0.14 word:normaliz -0.11 word:not -0.70 word:notation -0.25 word:note 0.35
word:noth -0.28 word:notice 0.70 word:notification -0.14 word:notify 0.19 word:notion -0.32 word:now 0.16
word:npm -0.37 word:npmrc 0.34 word:npx -0.27 word:null -0.50 word:number -0.07 word:numeric 0.25
word:oauth -0.94 word:obey 0.34 word:object -0.46 word:objecttype -0.51 word:observe -0.51
word:obtain -0.37 word:occasionally -0.17 word:occur 0.28 word:ocr -0.42 word:octet -0.20 word:off 0.61
word:official 0.21 word:offset -0.56 word:often 0.43 word:okay -0.80 word:old -0.36 word:older 0.25
word:oldest -0.55 word:omit -0.65 word:omitt -0.86 word:on 0.72 word:onb -0.36 word:onboard -0.54
word:once -0.12 word:one 0.59 word:online -0.20 word:only -0.61 word:onto -0.50 word:ontrack -0.08
word:op 0.40 word:open 0.29 word:openmeteo -0.08 word:openrouter -0.12 word:operat -0.34
word:operation -0.67 word:operator -0.67 word:opinion -0.08 word:opportunity 0.29 word:opt -0.54
word:optimal 0.24 word:optimiz -0.23 word:optimization -0.25 word:optimize -0.12 word:option -0.72
word:optional -1.03 word:optionally -0.73 word:opu -0.10 word:order 0.57 word:orderby -0.15
word:ordertype -0.24 word:oregon -0.13 word:org 0.10 word:organiz -0.18 word:organization -0.88
word:organize -0.28 word:orgid -0.13 word:orientation -0.14 word:origin 0.25 word:original -0.14
word:other 0.76 word:otherwise -0.08 word:our 1.52 word:out 0.65 word:outcome 0.64 word:outgo 0.21
word:output -0.06 word:outputdir -0.52 word:outputformat -0.17 word:outside -0.56 word:over -0.10
word:overall -0.48 word:overdue -0.14 word:overlap -0.23 word:overrid 0.11 word:overridden -0.20
word:override 0.17 word:overview -0.73 word:overwrit -0.09 word:overwrite -0.08 word:overwritten 0.45
word:owner -0.08 word:ownerid -0.33 word:p 0.54 word:packag 0.36 word:package 0.16 word:padd 0.53
word:paddle -0.77 word:page -0.46 word:pageindex -0.14 word:pagelen -0.21 word:pagetoken -0.16
word:paginat -0.17 word:paginate -0.12 word:pagination -0.90 word:paid -0.44 word:pair -0.24
word:palette -0.23 word:panel -0.44 word:paragraph -0.19 word:param -0.43 word:parameter -0.29
word:parent -0.17 word:pari -0.11 word:park 0.37 word:pars -0.64 word:parse 0.11 word:part 0.12
word:parti -0.17 word:partial -0.58 word:particular -0.23 word:partner 0.90 word:pas -0.12 word:pass -0.22
word:passag -0.09 word:passport 0.71 word:passwd 0.86 word:password -0.15 word:past 0.53 word:paste 0.05
word:patch 0.25 word:path -0.83 word:pattern -0.40 word:pause -0.59 word:pay 0.46 word:payload 0.31
word:payment -0.26 word:payroll 0.27 word:pdf -0.68 word:pem 0.36 word:pend 0.23 word:people 0.84
word:per -0.89 word:percent 0.21 word:percentage -0.45 word:period -0.70 word:permanent -0.08
word:permanently -0.33 word:permission -0.26 word:perpage -0.22 word:perplexity -0.49
word:persistent -0.25 word:person 0.93 word:personal -0.40 word:pet 0.40 word:pew 0.18 word:phase 0.09
word:phone 0.23 word:photo 0.40 word:php 0.26 word:phrase -0.31 word:physical -0.17 word:pick 0.79
word:pictur -0.22 word:pid -0.37 word:pie -0.19 word:pin -0.13 word:pinecone -0.84 word:pip 0.29
word:pipelin -0.31 word:pipeline 0.30 word:pixel -0.28 word:place 0.47 word:placeholder -0.18
word:placement -0.22 word:plain -0.59 word:plaintext -0.64 word:plan 0.26 word:plann 0.26
word:platform -0.62 word:play 0.41 word:player 0.53 word:playground -0.42 word:playtest -0.34
word:playwright -0.52 word:please -0.06 word:plugin -0.83 word:png 0.04 word:po -0.58 word:pod 0.51
word:poi -0.26 word:point -0.34 word:polari -0.16 word:polici 0.58 word:policy 0.33 word:poll 0.25
word:pool 0.51 word:popularity -0.41 word:populat -0.11 word:popup -0.14 word:port 0.55
word:position -0.69 word:positive -0.84 word:possible -0.58 word:post 0.18 word:postal -0.36
word:postgr -0.18 word:postgresql -0.12 word:powerful -0.12 word:powershell -0.13 word:practic -0.14
word:practice -0.49 word:pre -0.06 word:preced 0.10 word:precedence -0.80 word:precheck 0.66
word:precise -0.20 word:precision 0.06 word:prefer -0.76 word:preferenc -0.79 word:preference -0.28
word:preferr -0.28 word:prefix -0.17 word:prerequisit -0.61 word:pres -0.90 word:presence 0.08
word:present -0.12 word:preserv -0.45 word:preset -0.79 word:pressure -0.16 word:pretty -0.16
word:prevent 0.27 word:previously -0.68 word:pric -0.50 word:price 0.22 word:primary -0.78
word:primitiv -0.16 word:primitive -0.08 word:print 0.53 word:prior 0.53 word:prioriti -0.20
word:prioritize -0.43 word:priority 0.46 word:privacy 0.49 word:private -0.08 word:privileg 0.70
word:pro -0.26 word:proactively -0.30 word:problem -0.09 word:proce 0.16 word:procedurally -0.11
word:proceed -0.09 word:proces 0.27 word:process 0.76 word:produc 0.11 word:product -0.83
word:production 0.34 word:professional 0.20 word:profile -0.25 word:profit -0.49 word:programm -0.13
word:programmatically -0.55 word:progres -0.63 word:proj -0.25 word:project -0.49 word:projectid -0.27
word:projectkey -0.27 word:projectslug -0.46 word:prompt 0.08 word:promptid -0.36 word:proof 0.72
word:properly 0.21 word:properti -0.70 word:property -0.89 word:proportion -0.17 word:protect 0.31
word:protection -0.16 word:protocol -0.09 word:provid -1.80 word:provide -0.87 word:provider -0.11
word:province -0.25 word:proxy 0.96 word:public 0.69 word:publish 0.20 word:pullrequest -0.24
word:pulse 0.15 word:purchase -0.18 word:purpos 0.45 word:purpose -1.52 word:put 0.11 word:python -0.17
word:quality -0.17 word:quantity 0.53 word:quarter -0.12 word:query 0.37 word:queryparam 0.76
word:question 0.15 word:queue 0.53 word:quick 0.18 word:quot 0.15 word:quote 0.39 word:r -0.54
word:radio -0.21 word:radiu -0.24 word:rail 0.42 word:raise 0.64 word:rang 0.23 word:range -0.50
word:rank -0.09 word:rat 0.17 word:rate 0.38 word:rather -0.16 word:rating -0.32 word:ratio -0.43
word:raw -0.39 word:reach -0.52 word:reachable -0.17 word:react -0.42 word:reaction -1.11 word:read -0.17
word:readable 0.22 word:reader 0.35 word:readme -0.35 word:ready 0.33 word:real 0.43 word:reason 0.22
word:rebase -0.65 word:receipt 0.46 word:receiv -0.83 word:receive 0.22 word:recency -0.60
word:recent -0.18 word:recently -0.14 word:recip -0.08 word:recipient -0.59 word:recommend 0.10
word:recommendation 0.17 word:record -0.14 word:recursive -0.23 word:reddit -0.77 word:redeem 0.45
word:redirect -0.17 word:reduc -0.25 word:reduce 0.41 word:ref -0.45 word:refactor 0.52 word:refer -0.39
word:referenc -0.08 word:reference -0.43 word:refine -0.39 word:refinement -0.28 word:reflect -0.23
word:refresh -0.46 word:refund -0.09 word:refus 0.07 word:refusal 0.73 word:regardles 0.45
word:regex -0.22 word:region -0.11 word:regional -0.15 word:register -0.29 word:registration 0.45
word:registry 0.59 word:regular -0.53 word:reject -0.81 word:relat -0.67 word:relation -0.92
word:relationship -0.51 word:relative -0.15 word:relay 0.24 word:release 0.56 word:relevance -0.60
word:relevant -0.62 word:reliability -0.26 word:reliable -0.27 word:reload -0.68 word:remain 0.16
word:remark 0.47 word:remember 0.39 word:reminder 0.11 word:remov -0.47 word:removal -0.70
word:remove -0.25 word:rename -0.56 word:render 0.30 word:repeat 0.14 word:repl -0.23 word:replac -0.64
word:replace -0.52 word:replacement -0.38 word:repli 0.11 word:reply 0.33 word:replyto -0.13
word:repo -0.11 word:report -0.08 word:repositori -0.66 word:repository -0.40 word:represent -0.68
word:request -0.25 word:requir -0.32 word:require 0.21 word:requirement -0.54 word:rerank -0.38
word:reranker -0.07 word:rerun 0.35 word:research 0.50 word:resend -0.49 word:reset -0.38
word:resize -0.59 word:resolution -0.49 word:resolv -0.93 word:resolve 0.07 word:resourc -1.12
word:resource -0.96 word:respons -0.70 word:response -0.87 word:responsible -0.16 word:rest -1.12
word:restart 0.39 word:restaurant -0.17 word:restor 0.66 word:restore 0.28 word:restrict -0.18
word:restriction 0.72 word:result -0.36 word:resumable -0.18 word:resume -0.86 word:retain 0.50
word:retriev -0.90 word:retrieve -1.04 word:retry 0.12 word:return -0.91 word:reuse -0.67
word:reveal -0.63 word:revenue 0.48 word:revers -0.30 word:reverse 0.37 word:reviewer 0.41
word:revis -0.28 word:revise -0.12 word:revision -0.15 word:rewrit -0.08 word:rewrite -0.23 word:rfc -0.18
word:rgb 0.67 word:rich -0.22 word:right 0.79 word:risk 0.60 word:roblox -0.68 word:robot -0.54
word:rol -0.53 word:role 0.54 word:roll 0.53 word:rollout -0.35 word:roof 0.15 word:room -0.25
word:root 0.37 word:rotat -0.50 word:rotation -0.25 word:rough -0.76 word:roughly -0.30 word:round 0.98
word:roundtable -0.14 word:rout 0.14 word:route 0.45 word:router 0.05 word:row 0.33 word:rs -0.21
word:rsa 1.08 word:rul -0.09 word:rule 0.20 word:run -0.19 word:runn 0.13 word:runner 0.80
word:runtime -0.45 word:rust -0.35 word:safe -0.26 word:safety -0.53 word:sal -0.46 word:same 0.34
word:sample 1.37 word:san 0.61 word:sandbox -0.26 word:sankey -0.28 word:satisfi -0.11 word:sav -0.51
word:save -0.35 word:say 0.84 word:scaffold -0.08 word:scale -0.52 word:scan -0.96 word:scann 0.69
word:scenario -0.20 word:scene -0.85 word:schedule -0.16 word:schema 0.49 word:scop -0.09 word:scope -0.15
word:scor -0.53 word:score 0.21 word:scrap -0.15 word:scrape -0.57 word:screen -0.26 word:screenshot -0.46
word:script -0.25 word:scroll -0.14 word:scs -0.09 word:se 0.59 word:search -0.34 word:searxng -0.16
word:seat 0.27 word:second 0.84 word:secret -0.14 word:secretreference -0.05 word:section 0.13
word:secure 0.08 word:security 0.13 word:see -0.47 word:seen 0.64 word:segment -0.62 word:select -0.14
word:selection -0.62 word:selector -0.36 word:sell 0.53 word:semantic 0.38 word:send -0.31
word:sender 0.57 word:sensitive 0.14 word:sent -0.39 word:sentence 0.33 word:separat 0.34
word:separate -0.23 word:separately -0.23 word:separator 0.50 word:sequence -0.18 word:seri -0.64
word:server -0.27 word:servic -0.67 word:service -0.21 word:session 0.41 word:sessionid -0.20
word:set 0.04 word:sett -0.43 word:settable -0.31 word:setup -0.06 word:several 0.12 word:severe -0.50
word:severity -0.56 word:sha 0.74 word:shadcn -0.96 word:shadow 0.38 word:shall 0.68 word:shap -0.57
word:shape -0.36 word:shar 0.55 word:share 0.83 word:sheet 0.19 word:shell 0.12 word:shift 0.44
word:shopify -0.47 word:short -0.66 word:shortcut -0.72 word:shortest -0.08 word:shorthand -0.13
word:should -0.24 word:show 0.05 word:shower -0.08 word:shown -0.60 word:sid -0.33 word:side 0.17
word:sign 1.10 word:signal -0.39 word:signature 0.58 word:significantly -0.30 word:silent 0.43
word:silently -0.08 word:similar -0.33 word:simple 1.70 word:simply -0.98 word:simulator -0.95
word:since 0.34 word:single -0.66 word:sink 0.17 word:sit -0.27 word:site 0.09 word:siz -0.44
word:size -0.54 word:skill -0.31 word:skip 0.32 word:skipp -0.06 word:slack -0.31 word:slash -0.17
word:slid -0.14 word:slow 0.91 word:slug 0.52 word:sm -0.47 word:smaller -0.08 word:smallest -0.61
word:smart -0.31 word:snapshot 0.03 word:snippet 0.24 word:software -0.31 word:sole 0.25
word:solution -0.08 word:some -0.55 word:somebody 0.47 word:someth -1.13 word:sonnet -0.10 word:soon 0.48
word:sort 0.17 word:sourc -0.68 word:source -0.09 word:spa -0.15 word:spac 0.14 word:space 0.56
word:span -0.54 word:sparse -0.11 word:spe 0.27 word:speak 0.32 word:spec -0.46 word:special 0.24
word:specializ -0.07 word:specifi -1.12 word:specific -1.50 word:specifically -0.49
word:specification -0.05 word:specify -0.37 word:spellcheck -0.13 word:spent -0.19 word:split -0.31
word:sprint 0.18 word:sql 0.57 word:squash 0.05 word:src 0.46 word:srm -0.57 word:sse -0.13 word:ssh -0.26
word:stable -0.22 word:stack -0.81 word:staff 0.73 word:stag -0.47 word:stage 0.55 word:stale 0.14
word:standard -0.27 word:standup -0.08 word:star 0.31 word:start -0.35 word:startat -0.12 word:stash -0.42
word:stat -0.67 word:state -0.25 word:statefulset -0.40 word:statement 0.30 word:static -0.23
word:station -0.31 word:statistic -0.21 word:statu -1.09 word:status -0.08 word:stay 0.71
word:stdout -0.47 word:step -0.31 word:still -0.94 word:stock -0.67 word:stop 0.84 word:stopp 0.44
word:stor -0.44 word:storage -0.22 word:store 0.14 word:stori -0.97 word:story -1.17 word:str -0.68
word:straight 0.40 word:strategi -0.49 word:strategy -0.32 word:stream -0.25 word:streamable -0.13
word:street 0.45 word:strict 0.32 word:strictly 0.24 word:string -0.13 word:strip -0.19 word:strong -0.09
word:structur -0.21 word:structural -0.31 word:structure -0.77 word:stuck -0.08 word:studio -0.48
word:styl -0.28 word:style -0.26 word:sub -0.82 word:subcommand -0.17 word:subject -0.30
word:submission -0.15 word:submit 0.32 word:submitt -0.34 word:subreddit -0.19 word:subscription -0.23
word:subsequent -0.67 word:subset -0.37 word:substr -0.45 word:subtask -0.72 word:subtopic -0.16
word:succeed -0.31 word:succes 0.41 word:successful -0.76 word:successfully -0.65 word:such -0.58
word:sudo 0.80 word:suffix -0.15 word:suggest -0.19 word:suggestion -0.18 word:suit -0.30
word:suitable 0.12 word:sum 0.36 word:summari 0.15 word:summaris 0.58 word:summarise 0.46
word:summariz -0.37 word:summarize -0.21 word:summarizer -0.56 word:summary -0.48 word:suppli 0.23
word:supply 0.99 word:support -0.57 word:sure -0.71 word:surfac -0.31 word:surface -0.08
word:suspend -0.11 word:svg 0.21 word:swap 0.53 word:swift -0.21 word:swipe -0.32 word:switch 0.26
word:symbol -0.88 word:sync 0.63 word:syntax -0.42 word:tab -0.12 word:tabl -0.54 word:table -0.51
word:tableidentifiersonly -0.51 word:tabular -0.10 word:tag -0.11 word:tagg 0.50 word:tail 0.30
word:tailwind -0.22 word:tailwindcs -1.00 word:tak 0.95 word:take 0.55 word:taken -1.04 word:tap 0.37
word:tar -0.10 word:target -0.45 word:task -1.02 word:tax -0.28 word:tcp -0.15 word:team -0.22
word:technical 0.13 word:technology -0.50 word:telemetry 0.98 word:tell -0.15 word:temp -0.27
word:temperature -0.17 word:templat 0.18 word:template -0.28 word:temporary -0.10 word:ten 0.21
word:tenant -0.95 word:term 0.07 word:terminal 0.67 word:terminate 0.51 word:terraform 0.46
word:test -0.50 word:text 0.59 word:texture -0.17 word:tgz -0.13 word:than 0.13 word:thank 0.34
word:that 0.37 word:the 0.06 word:their -0.12 word:them 0.30 word:themselv -0.31 word:then 0.18
word:there 0.95 word:therefore 0.54 word:these 0.15 word:they 0.05 word:thi -0.75 word:thicknes -0.08
word:thing -0.22 word:think -0.09 word:third 0.10 word:those 0.35 word:thought -0.51 word:thread -0.38
word:three -0.40 word:threshold -0.43 word:through 0.42 word:ti -0.54 word:ticker -0.29 word:ticket -0.18
word:tier 0.56 word:tilde -0.37 word:tim 0.30 word:time -0.40 word:timefram -0.27 word:timeframe -0.21
word:timeline -0.23 word:timeout -0.24 word:timesheet -0.92 word:timestamp -0.60 word:timezone -0.20
word:tip -0.21 word:tiptap -0.22 word:titl 0.07 word:title -0.42 word:tl 0.24 word:tld -0.15 word:tmp 0.56
word:tmpl -0.15 word:today 0.33 word:todo 0.49 word:together -0.10 word:toggl -0.75 word:token 0.31
word:tokyo -0.08 word:told 1.10 word:tomorrow -0.42 word:too 0.42 word:tool 0.22 word:toolkit -0.48
word:toon -0.35 word:top -0.28 word:topic 0.07 word:topk -0.53 word:total -0.35 word:touch 0.29
word:trac -0.21 word:trace -0.16 word:track -0.19 word:trad -0.84 word:train -0.14 word:transaction -0.69
word:transcript -0.06 word:transfer 0.31 word:transform -0.23 word:transition -0.18 word:translat -0.83
word:translate 0.36 word:translation 0.62 word:transparency -0.29 word:transport -0.19 word:travel 0.10
word:traversal -0.22 word:traverse -0.34 word:treat -0.43 word:tree -0.54 word:trello -0.57
word:trend -0.39 word:tri -0.13 word:trigger -0.14 word:trip 0.24 word:true -0.08 word:truncat -0.57
word:truncation -0.42 word:trust 0.55 word:try 0.91 word:tu -0.34 word:tun -0.30 word:turn 0.06
word:twilight -0.13 word:twilio -1.35 word:twiml -0.20 word:two 0.70 word:txt 0.13 word:typ 0.18
word:type -0.61 word:typescript -0.36 word:typically -0.60 word:typography -0.14 word:udid -0.40
word:uid -0.85 word:ultra -0.33 word:unavailable -0.37 word:uncapp -0.08 word:unchang -0.38
word:unclear -0.21 word:und 0.05 word:under 0.59 word:understand -0.43 word:undone -0.44
word:unfilter -0.51 word:unifi -0.32 word:union -0.74 word:unique -0.26 word:uniquely -0.47
word:unit -0.23 word:unix -0.10 word:unknown 0.05 word:unles -0.33 word:unlimit 0.65 word:unlink -0.14
word:unlock -0.16 word:unnecessary -0.13 word:unprotect 0.37 word:unread 0.29 word:unresolv -0.08
word:unset -0.24 word:unsubscribe -0.34 word:unsure -0.57 word:until -0.17 word:untouch -0.24
word:untrack -0.68 word:unusedcode -0.11 word:upcom -0.44 word:updat -0.33 word:update -0.41
word:updatedat -0.50 word:upgrad -0.36 word:upgrade -0.47 word:upload -0.38 word:upon 0.34 word:url -1.20
word:us -0.70 word:usage -0.75 word:use -0.69 word:useful -0.56 word:userid -0.25 word:username -0.90
word:usually -0.53 word:usuario 0.54 word:utilisateur 0.31 word:utiliti -0.38 word:uuid -1.08
word:vague -0.23 word:valid -0.38 word:validat -0.17 word:validate -0.27 word:validation -0.25
word:validator 0.44 word:valu -0.27 word:value 0.63 word:variabl -0.61 word:variable -0.61
word:variant -0.50 word:variation -1.11 word:variou -0.24 word:vat 0.60 word:vault -0.71 word:vector -0.61
word:vendor 0.74 word:venn -0.27 word:verbatim 0.49 word:verbose -0.25 word:verbosity -0.08
word:verdict -0.17 word:verifi -0.49 word:verification 1.02 word:version -1.02 word:vertical -0.35
word:very -0.14 word:via -0.40 word:video -0.77 word:view -0.65 word:viewer -0.80 word:viewport -0.40
word:viewuuid -0.41 word:violin -0.26 word:visibility 0.22 word:visible -0.54 word:visit 0.58
word:visual -0.46 word:visualize -0.29 word:vitest -0.57 word:voice -0.54 word:volume 0.18 word:vpn 0.41
word:wa 0.12 word:wait -0.60 word:walk 0.22 word:wall 0.15 word:wallet 0.44 word:want -0.46 word:warm 0.30
word:warning 0.29 word:watch -0.09 word:waterfall -0.25 word:way -0.48 word:wcag -0.61 word:weather -0.32
word:web -0.14 word:webhook -0.65 word:webp -0.16 word:webpage -0.55 word:websit 0.30 word:website -0.88
word:week 0.59 word:weight 0.13 word:welcome 0.48 word:were 0.59 word:what -0.16 word:whatever 0.80
word:when -0.05 word:whenever 0.43 word:where -0.22 word:whether 0.58 word:whichever 0.64 word:while 0.25
word:white 0.92 word:whitespace -0.48 word:who 0.70 word:whoi -0.23 word:whole -0.05 word:whose -0.09
word:why 0.38 word:wide -0.20 word:width -0.57 word:wiki 0.11 word:wikipedia -0.11 word:will -1.00
word:wind -0.11 word:window -1.10 word:windsurf -0.20 word:with 0.33 word:within -0.93 word:without 0.51
word:won -0.12 word:word 1.06 word:wordpres -0.27 word:work 0.34 word:workflow -0.67 word:workflowid -0.22
word:worklog -0.83 word:workspac -0.29 word:workspace 0.04 word:workspaceid -0.43 word:workspaceroot -0.17
word:world -0.41 word:would 0.80 word:writ 0.11 word:write -0.30 word:written -0.05 word:wrong 0.36
word:www -0.58 word:xai -0.20 word:xcodebuildmcp -0.77 word:xero -1.32 word:xml -0.88 word:xpath -0.10
word:xyz -0.28 word:y 0.82 word:yaml 0.10 word:year 0.97 word:yesterday -0.43 word:yet 0.86 word:yml 0.45
word:york -0.47 word:you 0.10 word:your -0.46 word:yourself 0.24 word:youtube -0.75 word:yyyy -0.31
word:yyyymmdd -0.12 word:zero -0.17 word:zip -0.67 word:zone 0.61 you -0.10
`;
