/** Written by test/eval/fit-suspicion.ts from the tuning part: terms in lines of one beginning, with their weights among all and among their sort, in steps. Failure: none; data. */
export const TOOL_BIAS = 4.618;
/** In the order of featuresOf (tool-reading.ts). */
export const TOOL_WEIGHTS: readonly number[] = [
  0.25, 0.003, 0.246, -2.464, 0.349, 0.087, -0.398, 0.137, -0.264, 0.159, 0.132, 0.191, 0.059, -0.222,
];
export const BIAS = -2.69;
export const WORDS_BIAS = -3.14;
export const FORMS_BIAS = -2.89;
export const WEIGHTS = `
. agent 6 9 agent+act 6 5 agent+description -8 -16 anyToolOrWork 2 1 assign 1 -2 attaches -7 -5 authority -2 0 beginsWithActor 10 16 beginsWithCondition 3 5 beginsWithLabel -8 -8 beginsWithOrder -3 -9 callForm -6 -2 changes -2 2 codeInBackticks -8 -14 commandFlag 4 17 conceal 8 15 conceal+act -3 -3 dash -13 -16 demand -3 -3 demand+every 3 1 demand+hard 7 4 demand+private 0 -3 demand+reason 1 -4 dotFile -8 -7 even 13 13 every 1 -5 every+act 2 2 fileName -1 3 firstSentence -6 -7 gives -2 10 grants -2 -1 handle -4 12 hardObject 9 9 hostName 4 -5 inBackticks -12 -6 inDescription 0 3 inValueText -13 -9 instead 1 -5 instead+object 2 12 ip 13 16 lastSentence 32 29 long 28 21 longNumber -4 -14 mail 7 1 manyOtherWords 24 23 money 13 18 nearlyOffSubject 1 4 neg -4 0 not+say 3 0 off+act 7 5 off+demand -3 -1 off+grant 2 -3 off+hard -1 -2 off+order 8 9 off+parameter 5 11 off+people 6 -1 off+private 5 8 off+reason 2 -1 off+undo 5 10 offSubject 5 11 oneObject 3 3 other+demand -1 4 other+effect 4 0 other+hard 2 6 other+object 6 11 otherLanguage 9 14 own 7 11 parenthesis -18 -17 passive 3 4 path -3 -6 people 1 6 people+act 4 4 people+perfect -2 0 perfect 4 16 pipe -9 -11 private+give 0 -3 private+parameter 9 10 private+people -2 -1 privateMatter -2 3 quoted 11 10 reason 5 10 rules>=10 15 16 rules>=16 14 13 rules>=3 22 17 rules>=6 18 14 runs -11 -13 says -1 3 semicolon -5 -6 short -23 -2 sibling+assign -2 0 sibling+effect 1 -1 sibling+every 6 4 sibling+hard -1 -2 tag -3 4 take+give -2 -3 takes -10 -19 then 2 5 they 3 8 threeActs 9 8 threeObjects -3 -4 too 14 15 tool+condition+demand -2 -4 twoActs 5 4 twoObjects 1 0 undo+every -4 -5 undoes -4 -11 url 10 -4 veryLong -16 -33 wanted 9 11 you 1 -5
before: agent -4 -10 assign -18 -23 conceal -8 -6 demand -5 -9 every -15 -18 hostName -14 -16 idea:dontTell -5 0 idea:must -19 -15 idea:namedTool 12 8 idea:otherWork -13 -28 idea:secretFile 2 5 idea:secretWord -9 -8 idea:send -12 -11 idea:tamper -14 -11 is:otherTool -9 -8 is:siblingTool -14 -32 path -7 -11 url 0 -9
both: agent&assign 10 9 agent&attaches -2 0 agent&authority 5 13 agent&beginsWithCondition -3 -9 agent&beginsWithOrder -3 0 agent&changes -6 -2 agent&conceal -4 -11 agent&demand 5 13 agent&even -1 -6 agent&every 7 15 agent&gives 4 3 agent&grants 2 6 agent&hostName 5 -4 agent&inValueText 9 13 agent&instead 3 5 agent&is:otherTool 0 10 agent&is:ownParameter 7 13 agent&is:siblingTool 2 1 agent&mail 3 8 agent&money 3 8 agent&neg -7 -17 agent&offSubject 10 15 agent&own 6 8 agent&passive 8 20 agent&path 3 4 agent&perfect 16 26 agent&privateMatter 3 9 agent&reason -5 8 agent&runs -3 -12 agent&says 6 5 agent&takes 10 4 agent&then 8 9 agent&they -9 -8 agent&too -8 -8 agent&undoes -1 2 agent&url -3 -14 agent&wanted -2 -8 agent&you 18 20 assign&beginsWithCondition 4 1 assign&beginsWithOrder 1 -13 assign&hostName -6 4 assign&inValueText 5 6 assign&is:otherTool 14 11 assign&is:ownParameter -9 -23 assign&is:siblingTool -2 0 assign&mail -5 -11 assign&money -3 -4 assign&offSubject 1 7 assign&path 1 -4 assign&perfect 2 -5 assign&they 1 -10 assign&too -3 1 assign&url 6 14 assign&wanted 3 2 attaches&assign 12 13 attaches&authority 6 3 attaches&beginsWithCondition 1 -6 attaches&beginsWithOrder 4 4 attaches&changes 0 -7 attaches&conceal -1 3 attaches&even 3 0 attaches&every -2 3 attaches&grants 3 2 attaches&hostName 11 11 attaches&inValueText 3 3 attaches&instead 6 5 attaches&is:otherTool -3 0 attaches&is:ownParameter 11 8 attaches&is:siblingTool 3 2 attaches&mail 2 9 attaches&money -1 4 attaches&offSubject -3 -1 attaches&own 2 1 attaches&path 2 -4 attaches&perfect 11 14 attaches&privateMatter 5 -2 attaches&reason 6 6 attaches&runs 5 -1 attaches&says -1 -4 attaches&takes 4 11 attaches&then 9 13 attaches&they 2 3 attaches&too 5 0 attaches&undoes 3 -4 attaches&url 0 1 attaches&wanted -8 -16 authority&assign 3 13 authority&beginsWithCondition -2 -6 authority&beginsWithOrder -6 -6 authority&conceal -1 -10 authority&even -2 -12 authority&every 1 2 authority&hostName -3 -4 authority&inValueText 1 20 authority&instead -5 -9 authority&is:otherTool 0 -10 authority&is:ownParameter 6 -1 authority&is:siblingTool 3 4 authority&mail 2 1 authority&money -7 -11 authority&offSubject -1 4 authority&own 11 8 authority&path -5 -3 authority&perfect -6 -2 authority&privateMatter -7 -7 authority&reason 5 0 authority&runs 11 17 authority&says -1 7 authority&then 5 6 authority&they 4 19 authority&too 14 27 authority&url 4 7 authority&wanted 5 6 beginsWithCondition&hostName -4 -5 beginsWithCondition&inValueText 8 15 beginsWithCondition&is:otherTool 2 5 beginsWithCondition&is:ownParameter 2 3 beginsWithCondition&is:siblingTool -8 -5 beginsWithCondition&mail 2 14 beginsWithCondition&money -7 -9 beginsWithCondition&offSubject -4 -5 beginsWithCondition&path 1 5 beginsWithCondition&perfect -3 -15 beginsWithCondition&they -3 -4 beginsWithCondition&too -5 -8 beginsWithCondition&url 1 0 beginsWithCondition&wanted 5 11 beginsWithOrder&hostName -8 -11 beginsWithOrder&inValueText 11 13 beginsWithOrder&is:otherTool -12 -16 beginsWithOrder&is:ownParameter -2 -12 beginsWithOrder&is:siblingTool -3 1 beginsWithOrder&mail 2 12 beginsWithOrder&money 6 8 beginsWithOrder&offSubject 2 6 beginsWithOrder&path 6 7 beginsWithOrder&perfect -4 -8 beginsWithOrder&they -4 -3 beginsWithOrder&too 20 13 beginsWithOrder&url 2 -1 beginsWithOrder&wanted -4 3 changes&assign -4 5 changes&authority 8 10 changes&beginsWithCondition -3 -2 changes&beginsWithOrder 7 6 changes&conceal 5 9 changes&even -1 -14 changes&every 1 2 changes&grants -9 -3 changes&hostName -9 -1 changes&inValueText -2 -2 changes&instead 0 8 changes&is:otherTool -6 2 changes&is:ownParameter -3 -5 changes&is:siblingTool -5 -11 changes&mail 2 8 changes&money 7 -1 changes&offSubject 1 -3 changes&own -2 0 changes&path 4 0 changes&perfect -3 -9 changes&privateMatter -2 -3 changes&reason 9 13 changes&runs -4 -8 changes&says -7 -9 changes&then 3 3 changes&they 8 6 changes&too 5 -10 changes&undoes 10 8 changes&url 0 1 changes&wanted -6 -4 conceal&assign 3 2 conceal&beginsWithCondition 2 2 conceal&beginsWithOrder 11 15 conceal&even 6 14 conceal&every 8 17 conceal&hostName 7 19 conceal&inValueText 6 9 conceal&instead -14 -31 conceal&is:otherTool 3 8 conceal&is:ownParameter 4 -1 conceal&is:siblingTool 0 -3 conceal&mail 1 1 conceal&money 6 17 conceal&offSubject 0 -1 conceal&path -3 -13 conceal&perfect 9 22 conceal&reason -3 -9 conceal&then 15 17 conceal&they 8 9 conceal&too 1 -4 conceal&url 6 16 conceal&wanted -4 -4 demand&assign 4 6 demand&attaches 1 -3 demand&authority -1 -6 demand&beginsWithCondition 8 14 demand&beginsWithOrder -1 2 demand&changes -7 -11 demand&conceal 2 16 demand&even -3 -4 demand&every -3 -2 demand&gives -4 5 demand&grants -9 -14 demand&hostName 11 8 demand&inValueText 9 16 demand&instead 1 6 demand&is:ownParameter -7 -12 demand&is:siblingTool -2 -7 demand&mail 1 2 demand&money -8 -11 demand&offSubject -4 -7 demand&own 4 7 demand&passive 7 9 demand&path 8 7 demand&perfect 2 8 demand&privateMatter 4 6 demand&reason -2 -6 demand&runs -7 -11 demand&says 5 5 demand&takes 0 -6 demand&then -6 -9 demand&they -3 -2 demand&too -1 0 demand&undoes 1 0 demand&url 6 15 demand&wanted -11 -4 even&assign 3 6 even&beginsWithCondition 6 15 even&beginsWithOrder 15 16 even&hostName 4 11 even&instead -7 -8 even&is:otherTool 8 18 even&is:ownParameter 3 11 even&is:siblingTool 0 -1 even&money 4 17 even&offSubject 11 10 even&path 1 1 even&perfect 16 29 even&reason 10 27 even&then -3 -9 even&they 0 7 even&too 2 -5 even&url 0 1 even&wanted 6 8 every&assign 6 5 every&beginsWithCondition 3 -3 every&beginsWithOrder 12 15 every&even 3 -1 every&hostName 5 8 every&inValueText 20 22 every&instead -7 -4 every&is:otherTool 15 26 every&is:ownParameter 5 7 every&is:siblingTool 6 4 every&mail 2 1 every&money 7 20 every&offSubject 2 7 every&path 12 8 every&perfect 8 22 every&reason 8 13 every&then -1 3 every&they 1 -1 every&too 0 3 every&url 8 16 every&wanted -6 -7 gives&assign 6 2 gives&attaches 7 9 gives&authority -4 -14 gives&beginsWithCondition 9 3 gives&beginsWithOrder 3 4 gives&changes -7 -5 gives&conceal -1 -12 gives&even 1 -2 gives&every 2 2 gives&grants -5 -6 gives&hostName 5 1 gives&inValueText 8 2 gives&instead 2 10 gives&is:otherTool 0 -9 gives&is:ownParameter 9 4 gives&is:siblingTool 2 11 gives&mail 3 3 gives&money -4 -6 gives&offSubject -3 -1 gives&own -5 -6 gives&path 8 -3 gives&perfect 2 3 gives&privateMatter 3 4 gives&reason 5 -2 gives&runs 4 7 gives&says 2 -7 gives&takes -6 -12 gives&then 0 -1 gives&they 1 3 gives&too 11 19 gives&undoes -5 -9 gives&url 2 1 gives&wanted 1 2 grants&assign -1 -7 grants&authority 2 1 grants&beginsWithCondition -5 -6 grants&beginsWithOrder 5 1 grants&conceal 9 6 grants&even 4 9 grants&every 8 3 grants&hostName 4 5 grants&inValueText 24 34 grants&instead 0 3 grants&is:otherTool -8 -14 grants&is:ownParameter 0 -6 grants&is:siblingTool 1 -1 grants&mail 2 11 grants&money 1 0 grants&own 5 4 grants&path -5 -2 grants&perfect -1 2 grants&privateMatter 2 -10 grants&reason 12 14 grants&runs 0 4 grants&says -1 17 grants&then -6 -20 grants&they 7 21 grants&too 2 2 grants&url -7 -20 grants&wanted -6 -14 hostName&path 6 6 hostName&url 9 -7 inValueText&hostName 38 49 inValueText&mail 11 5 inValueText&path 14 20 inValueText&url 26 45 instead&assign -2 -9 instead&beginsWithCondition -7 -19 instead&beginsWithOrder -3 -7 instead&hostName 3 7 instead&is:otherTool -2 7 instead&is:ownParameter -8 -13 instead&is:siblingTool -8 -15 instead&offSubject 7 4 instead&path -1 14 instead&perfect 3 1 instead&reason 2 4 instead&then 7 3 instead&they -8 -13 instead&too -7 -17 instead&url 0 1 instead&wanted -5 -4 is:otherTool&hostName 8 12 is:otherTool&inValueText -4 -11 is:otherTool&mail -3 -11 is:otherTool&money 1 2 is:otherTool&path -1 -5 is:otherTool&perfect -8 -14 is:otherTool&they 10 13 is:otherTool&too -1 3 is:otherTool&url 6 17 is:otherTool&wanted -4 -1 is:ownParameter&hostName 3 6 is:ownParameter&is:otherTool -4 -4 is:ownParameter&is:siblingTool 1 6 is:ownParameter&mail -6 -8 is:ownParameter&money -4 -5 is:ownParameter&path -2 1 is:ownParameter&perfect -2 -1 is:ownParameter&they 6 14 is:ownParameter&too -3 -7 is:ownParameter&url -6 -15 is:ownParameter&wanted 6 -5 is:siblingTool&hostName -2 0 is:siblingTool&inValueText 0 -2 is:siblingTool&is:otherTool 2 0 is:siblingTool&perfect -5 0 is:siblingTool&they -2 -6 is:siblingTool&too 5 2 is:siblingTool&url 1 12 is:siblingTool&wanted -1 11 mail&hostName 17 20 mail&path 0 2 mail&url 6 13 money&hostName -2 -9 neg&assign 21 32 neg&attaches -3 -8 neg&authority 2 1 neg&beginsWithCondition -2 -3 neg&beginsWithOrder -2 1 neg&changes -3 -7 neg&conceal -6 -5 neg&demand 8 2 neg&every -1 0 neg&gives -10 -18 neg&grants 8 11 neg&hostName 1 2 neg&inValueText 21 34 neg&instead -3 -6 neg&is:otherTool 3 3 neg&is:ownParameter -1 2 neg&is:siblingTool -4 6 neg&mail 3 5 neg&money 11 4 neg&offSubject -9 -8 neg&own -5 -6 neg&passive -3 -1 neg&path -8 -20 neg&perfect 8 9 neg&privateMatter -12 -15 neg&reason 10 9 neg&runs -2 -6 neg&says 0 3 neg&takes -5 -10 neg&then 16 13 neg&they 2 1 neg&too -3 2 neg&undoes -3 -3 neg&url 5 28 neg&wanted 5 17 offSubject&hostName -3 3 offSubject&inValueText 33 30 offSubject&is:otherTool 0 1 offSubject&is:ownParameter -1 -12 offSubject&is:siblingTool 0 3 offSubject&mail 4 -3 offSubject&money 0 -3 offSubject&path -3 -2 offSubject&perfect -1 -2 offSubject&they 10 5 offSubject&too 8 12 offSubject&url 8 -1 offSubject&wanted 4 -2 own&assign 7 13 own&beginsWithCondition 11 8 own&beginsWithOrder 4 3 own&conceal 1 0 own&even 4 5 own&every 4 9 own&hostName -6 -10 own&inValueText -4 -7 own&instead 8 3 own&is:otherTool 7 4 own&is:ownParameter 1 -4 own&is:siblingTool -1 9 own&mail 1 8 own&money 5 7 own&offSubject 7 5 own&path 1 2 own&perfect 13 3 own&privateMatter -5 -1 own&reason -9 -5 own&says 2 -3 own&then -6 -8 own&they 3 -4 own&too -3 5 own&url -2 3 own&wanted -3 -3 passive&assign -10 -5 passive&attaches -2 -8 passive&authority -1 -4 passive&beginsWithCondition 7 3 passive&beginsWithOrder -1 6 passive&changes 2 6 passive&conceal -9 -10 passive&even 6 3 passive&every -4 -10 passive&gives -2 0 passive&grants 0 4 passive&hostName 6 9 passive&inValueText 0 4 passive&instead 11 12 passive&is:otherTool 6 12 passive&is:ownParameter 3 5 passive&is:siblingTool 2 4 passive&mail 2 2 passive&money 1 5 passive&offSubject 1 4 passive&own -1 -1 passive&path -3 -8 passive&perfect -3 -6 passive&reason 2 -1 passive&runs 3 6 passive&says 3 2 passive&takes 11 12 passive&then -4 0 passive&they -1 -6 passive&too 2 1 passive&undoes 4 2 passive&url 6 22 passive&wanted 12 12 people&agent 1 -1 people&assign 4 0 people&attaches 7 12 people&authority 8 5 people&beginsWithCondition -3 -7 people&beginsWithOrder -6 -10 people&changes 2 1 people&conceal 1 -5 people&demand -2 -3 people&even 8 9 people&every 5 7 people&gives -4 -4 people&grants -11 -11 people&hostName 1 2 people&inValueText 16 15 people&instead 11 15 people&is:otherTool 4 -2 people&is:ownParameter 3 1 people&is:siblingTool 3 -5 people&mail -1 6 people&money 10 19 people&neg 3 -6 people&offSubject 8 -1 people&own -3 -2 people&passive -2 -3 people&path -8 -14 people&perfect -2 0 people&privateMatter -4 -5 people&reason -3 -1 people&runs 7 8 people&says 4 -3 people&takes 2 7 people&then 4 5 people&they -4 -7 people&too 7 11 people&undoes 0 -1 people&url 4 -6 people&wanted -4 -7 people&you 2 8 perfect&hostName 1 0 perfect&inValueText 1 5 perfect&mail 0 2 perfect&money 0 8 perfect&path 2 18 perfect&they -5 -7 perfect&too -4 0 perfect&url -2 2 privateMatter&assign -1 1 privateMatter&beginsWithCondition 6 3 privateMatter&beginsWithOrder 2 -1 privateMatter&conceal -6 -3 privateMatter&even 1 0 privateMatter&every 9 8 privateMatter&hostName 1 1 privateMatter&inValueText 16 22 privateMatter&instead -3 1 privateMatter&is:otherTool 0 1 privateMatter&is:ownParameter 11 7 privateMatter&is:siblingTool 3 11 privateMatter&mail -2 -1 privateMatter&money -5 -3 privateMatter&offSubject -3 -6 privateMatter&path 4 9 privateMatter&perfect 9 -1 privateMatter&reason 2 -6 privateMatter&then 1 0 privateMatter&they -1 -3 privateMatter&too 6 13 privateMatter&url 8 13 privateMatter&wanted -7 -8 reason&assign 1 6 reason&beginsWithCondition -1 1 reason&beginsWithOrder -4 -14 reason&hostName 11 14 reason&is:otherTool 0 6 reason&is:ownParameter -9 -3 reason&is:siblingTool 4 6 reason&mail 1 1 reason&money 9 12 reason&offSubject 13 1 reason&path 7 9 reason&perfect -2 -5 reason&they -8 -5 reason&too 4 -2 reason&url -8 -10 reason&wanted 2 1 runs&assign 3 -1 runs&beginsWithCondition 0 -2 runs&beginsWithOrder -12 -19 runs&conceal 8 18 runs&even 4 -2 runs&every 6 9 runs&hostName 0 -6 runs&inValueText 10 15 runs&instead 1 -2 runs&is:otherTool 2 8 runs&is:ownParameter -7 -11 runs&is:siblingTool -5 -6 runs&mail 3 9 runs&money 0 -3 runs&offSubject 5 7 runs&own -4 -3 runs&path 9 10 runs&perfect -5 -2 runs&privateMatter 6 2 runs&reason 1 2 runs&says 0 1 runs&then 1 -2 runs&they 9 8 runs&too 5 13 runs&url 0 15 runs&wanted 4 1 says&assign -8 -12 says&beginsWithCondition 1 7 says&beginsWithOrder 2 0 says&conceal -5 -13 says&even 5 9 says&every -5 -4 says&hostName 0 -10 says&inValueText 10 11 says&instead 2 3 says&is:otherTool 7 6 says&is:ownParameter -2 -2 says&is:siblingTool 4 4 says&mail 2 6 says&money 6 6 says&offSubject -3 2 says&path 0 -4 says&perfect -3 0 says&privateMatter 6 0 says&reason 3 3 says&then -13 -13 says&they -8 -6 says&too -5 -9 says&url -3 -12 says&wanted 3 -1 takes&assign 4 8 takes&authority 0 3 takes&beginsWithCondition 8 11 takes&beginsWithOrder 2 10 takes&changes 0 -1 takes&conceal 1 0 takes&even -1 -3 takes&every -1 -6 takes&grants 5 8 takes&hostName -2 -1 takes&inValueText 13 17 takes&instead -1 -10 takes&is:otherTool -4 -12 takes&is:ownParameter -3 6 takes&is:siblingTool -9 -16 takes&mail -2 0 takes&money -4 -1 takes&offSubject 8 12 takes&own 8 12 takes&path -1 -3 takes&perfect 10 12 takes&privateMatter -1 3 takes&reason 3 8 takes&runs 0 -1 takes&says 0 2 takes&then 4 4 takes&they 4 9 takes&too 1 3 takes&undoes 6 6 takes&url 4 10 takes&wanted -10 -2 then&assign -1 2 then&beginsWithCondition 9 5 then&beginsWithOrder -6 -7 then&hostName 3 8 then&inValueText 13 22 then&is:otherTool -1 -3 then&is:ownParameter -6 -12 then&is:siblingTool -2 -7 then&mail -2 -9 then&money -6 -12 then&offSubject -8 -9 then&path 7 17 then&perfect -5 -17 then&reason -2 0 then&they 0 5 then&too -5 -5 then&url 14 18 then&wanted 1 -1 they&hostName -5 -6 they&inValueText 9 14 they&mail 1 3 they&money -1 -7 they&path 7 5 they&too -1 -3 they&url 0 9 too&hostName 0 15 too&mail 1 1 too&money 25 32 too&path 5 18 too&url 1 10 undoes&assign -3 -9 undoes&authority 5 3 undoes&beginsWithOrder -3 4 undoes&conceal -11 -17 undoes&even -2 -4 undoes&every -4 -4 undoes&grants 6 8 undoes&hostName 6 4 undoes&inValueText 6 15 undoes&instead -10 -21 undoes&is:otherTool 2 5 undoes&is:ownParameter -14 -16 undoes&is:siblingTool -6 -14 undoes&mail 5 12 undoes&money 8 15 undoes&offSubject -3 -2 undoes&own -11 -8 undoes&path -12 -18 undoes&perfect 3 3 undoes&privateMatter -3 -5 undoes&reason -2 1 undoes&runs -4 -2 undoes&says 10 5 undoes&then 9 11 undoes&they 10 14 undoes&too -2 1 undoes&url 2 3 undoes&wanted -2 6 url&path 2 5 wanted&hostName 0 6 wanted&inValueText 13 21 wanted&mail 0 4 wanted&money -4 -5 wanted&path 4 14 wanted&perfect 5 7 wanted&they 0 -6 wanted&too 4 13 wanted&url 2 13 you&assign 11 12 you&attaches -5 0 you&authority 5 10 you&beginsWithCondition -9 -13 you&beginsWithOrder -2 4 you&changes -13 -8 you&conceal 3 5 you&demand -4 -6 you&even 9 7 you&every 5 1 you&gives 5 12 you&grants 4 7 you&hostName 2 -7 you&inValueText 11 26 you&instead 5 4 you&is:otherTool -3 5 you&is:ownParameter 4 4 you&is:siblingTool -2 -11 you&mail -2 -2 you&money 1 -2 you&neg -9 -17 you&offSubject 9 12 you&own 4 5 you&passive 7 7 you&path 4 6 you&perfect 8 2 you&privateMatter -4 -5 you&reason -6 -12 you&runs 5 5 you&says 9 7 you&takes 4 0 you&then -11 -14 you&they 5 3 you&too -1 4 you&undoes -7 -16 you&url 0 -12 you&wanted -2 -13
category: approval_bypass 10 6 argument_tampering 7 4 credential_theft 4 0 exfiltration 3 2 hidden_instructions 16 16 hidden_text 2 6 path_traversal 1 -2 preference_manipulation 8 2 secrecy 11 4 shell_injection 5 5 tool_shadowing 4 0
idea: account 26 15 agentAddressed -9 -10 allSecrets 2 6 anyTool 3 4 asset -5 -8 authority 0 -7 boast -2 -3 change -7 -11 code -9 -9 comment 2 6 configFile 1 -1 consented 17 23 conversation 3 -2 covert 17 24 destroy -4 -6 disarm 2 9 disparage 5 7 dontShow 2 4 dontTell 16 24 elevate 5 15 elsewhere 1 3 example -29 -27 excuse 14 22 fakeVoice 14 16 field -6 -6 fixedValue 4 7 grant -2 2 hand 1 3 host 2 6 mailAddress 19 30 misreport 2 0 model -1 -4 moment 1 -3 money 5 11 must -1 -1 namedTool 12 21 noApproval 5 9 otherWork -8 -10 override 11 11 path 16 23 payload -4 -11 persist -1 5 prefer 8 2 privateData 5 12 protect -19 -20 quantity 11 7 read -4 -6 regardless 15 22 remote -1 1 reply -4 -5 returns -19 -43 secretFile 2 2 secretStore 6 13 secretWord 2 2 send 2 3 shell 8 10 sideField 11 15 standing 1 12 systemPrompt 13 25 tamper 1 6 thisDoing 1 -2 threat 3 0 toThisTool 4 -2 toUrl 8 12 traversal 1 -2 unsafeSwitch 2 -6 use -4 -9 use_self -13 -29 user 3 0 waits -12 -16 weaken 4 9 wholly 0 -7 wipe 2 5 wipeAll 7 26
is: forAll -3 -3 inMargin 5 10 inParameter -18 -23 inValue -13 -9 onCondition 16 12 opens 10 18 otherTool 3 0 ownParameter 5 5 siblingTool -13 -20 thisTool 16 22
near:about_ after -2 -6 answered 4 8 anything 8 9 ask -6 -8 asks -3 -6 call 4 4 can't -3 -5 conversations 9 9 customer -7 -4 doesn't 13 6 don't 5 5 get 4 3 gets 7 5 information -9 -9 keep 4 11 mail -4 -7 model 8 6 name 6 7 never 6 8 none 7 11 notes -9 -12 nothing -11 -15 number -4 -3 once 6 3 open 10 11 page -7 -6 people -8 -3 per -3 -8 question -11 -11 quiet 1 7 read 7 6 results 7 11 right 4 7 run 6 7 says 6 10 search 5 7 seconds -11 -6 should -4 -4 something 7 -3 speak 5 7 talk 3 8 ten -3 -6 text 4 5 token 7 4 told 5 12 tool -5 -5 without 6 10 write 7 7
near:above_ limit -4 5 orders -6 -2 until -4 -6 value 6 6 without -4 -6
near:accept_ before 4 4 buttons 5 6 user 7 8
near:accepted_ security -8 -3 tool 7 9 values -6 -6
near:accepts_ name -4 -7
near:access_ allow 9 11 aws 5 3 credentials 4 6 full -6 -5 github 4 5 grant 7 8 request -7 -7 requests 4 10 silently 4 8 through -6 -2
near:account_ add 8 8 amount -4 -3 assistant -6 -3 associated -3 -4 available 4 6 bank -5 -4 belongs 8 11 change 13 11 code 8 7 comes 5 5 creates -4 -7 default 5 6 details -3 -4 employee 4 4 escrow 6 10 every 9 6 example 10 11 get 7 7 here 7 3 invoices 1 10 journal 6 3 keep 6 12 line -5 -9 link -6 -5 list -6 -6 lists -3 -5 log -3 -7 message -5 -9 never -3 -4 new 7 3 off -5 -3 order 8 14 our 4 6 paid 12 11 password 6 5 pay 6 3 per 3 6 printed 1 12 refund 6 5 registered -2 -7 remove -3 -5 returned 10 6 same 6 5 settings 7 -2 shared 8 11 tax -5 -5 through 3 4 value 13 8 whatever 8 14 without 6 4
near:accounts_ hold -3 -7 limit -6 -5 list -4 -9 see 8 12 service -4 -3
near:across_ user -3 -6
near:action_ items 6 9 list -5 -5
near:actions_ after 5 4 tool -4 -4
near:active_ set -3 -6 time -5 -3
near:activity_ feed -4 -4
near:actually_ without -3 -4
near:add_ again -4 -3 agent -3 -9 check 8 9 comment -4 -8 count -4 -4 date 6 7 don't -8 -9 end 4 5 file 4 5 files 4 5 first -2 -6 https 4 10 keys 6 7 message -5 -3 name 3 4 new -3 -6 note -3 -6 remove -3 -4 repository 3 6 set -5 -3 ssh 5 4 state 4 4 them 3 5 time -7 -2 two 3 4 user -6 -1 where -1 -7
near:added_ after 3 4 changed 8 6 first 8 5 given -3 -5 later -5 -4 lines 8 6 removed 10 8 version -4 -5 without -3 -5
near:adding_ range -8 -4
near:additional_ parameter 7 5 type 5 6 user 5 5
near:address_ address -5 -7 against 5 4 ahead -4 -5 anyone -4 -8 assistant 4 4 book 14 13 change -8 -6 check -7 -8 country 7 8 data -4 -4 delivery 13 18 directly 8 8 entry 5 11 found 4 4 full 3 5 gets -4 -3 given -5 -7 home 6 5 host 7 7 letter 7 5 link -3 -4 load -3 -4 means -3 -5 must -6 6 need -6 -7 number -4 -4 opens -3 -4 our 1 10 own -4 -5 owner -6 -11 payment 3 4 phone 6 6 public -6 1 reply -7 -5 return 9 9 returns 6 1 search -4 -5 should 7 14 show 9 8 tool 4 4 typed 2 8 under -3 -6 using 7 6 waits -3 -5 whatever 3 7 without 4 7
near:addresses_ home 7 8 titles -4 -4
near:adds_ event -4 -7 field 4 12 list 6 6 note -4 -9 rule -4 -8 two 4 5
near:admin_ example 2 7 token 7 10
near:administrator_ new 1 7 user 2 8
near:advisory_ user 9 7
near:after_ agent 5 3 agents 4 4 agreed -4 -4 answers -6 -11 anything -4 -3 approval 4 3 approved -5 -8 bash 6 7 before -3 -7 board -3 -6 call 5 4 change -4 -6 changed -3 -4 chat -6 -6 check -8 -8 come -2 -6 comes 6 5 complete 5 5 confirm -3 -4 counts 3 9 day -4 3 days 8 5 default 1 6 delete 8 10 deleted -2 -6 delivery -2 -6 done -7 -8 draft -3 -8 expire -6 -7 file -6 -7 five 3 4 full -3 -6 get 5 5 gets 6 7 give 5 7 given 3 4 goes -8 -1 happens -5 -6 hour -6 -6 itself -7 -5 key -10 -13 leave 1 8 level -4 -10 line 6 11 list 12 15 load 6 4 login -5 -5 map -4 -7 message 8 2 messages -8 -9 month 9 10 must -2 -8 new -4 -6 nobody -5 -6 once -10 -10 opens -5 -5 operation -1 10 operations -3 -4 page 3 7 pages 7 7 person 7 8 plan -6 -9 read 8 7 release -4 -4 removed 2 7 reported 7 9 requested 3 7 requests 5 7 retry -7 -8 returns 5 6 right 2 7 search -2 -6 session 1 8 set -3 -7 since -3 -4 starts -9 -8 success 3 5 takes -6 -8 text 5 3 them -4 -9 three -7 -8 timeout -6 -6 tool 8 3 true -11 -14 two 3 8 upload -2 9 user -6 -6 verify -4 -7 wait -6 -4 waiting -5 -6 where -5 -5 within -10 -5 work -4 -3 working 6 5
near:afterwards_ set -5 -6
near:again_ ask -7 -6 asking 3 11 call -5 -7 file -5 -3 returned 9 5 them 8 9 try 7 5 wait -6 -6
near:against_ claim 5 4 key 5 5 optional 11 2
near:age_ licence 12 11 name -4 -6
near:agent_ agent -5 -7 asked 5 9 bash 6 3 between -9 -5 browser -2 -6 calling 4 5 does 3 6 endpoint 4 5 executed 7 11 first 5 12 git 3 9 history 0 8 language -6 -10 lines 3 8 make -4 -5 minutes 6 5 must 5 7 name -8 -10 navigate -2 -7 need 3 9 note -4 -4 number 1 6 once 0 12 order 6 8 our 3 7 over 6 8 plain -6 -10 platform -4 -6 prompt -5 -6 query 5 9 remove -4 -6 research -1 -8 returns -4 -6 set 3 4 shall -3 -4 skills -3 -4 tell -7 -10 them -3 -4 through 6 12 user -5 -5 want -5 -7 written 4 7
near:agents_ code 4 4 every 7 7 must -5 -5 replaces 4 9 run 10 13
near:agree_ user -4 -6
near:ahead_ days -3 -6 first 7 4 minutes 5 3 show -4 -3 user -3 -4
near:aimed_ sentences -4 -6
near:alarms_ false 11 9
near:alert_ sets 4 4
near:alerts_ region 4 4 severe 4 4
near:allow_ before 7 4 host -6 -7 them 9 7 true 6 5 unless -4 -5
near:allowed_ limited -6 -6
near:alone_ leaves -14 -12 rest -10 -10
near:along_ documents 2 7 route -4 -8
near:already_ even -1 -6 file -8 -8 force -1 -6 must -4 -5 placed 7 7 set -2 -7 unless 5 7
near:als_ der 8 13 die 8 7 und 6 5
near:always_ answering 2 8 argument 4 7 ask -5 -7 assistant 2 18 before -4 -7 call -9 -11 choose 13 15 cite -4 -5 conversation 4 9 default -3 -5 event 6 5 false 2 9 files -5 -9 first -5 -10 give -7 -8 https 1 7 key -5 -7 left -3 -10 must 3 5 regardless -7 -11 requested -6 -6 returned -6 -6 snapshot -3 -4 tool -6 6 top -8 -8 user -6 -2 without 4 4 write 3 4
near:amount_ being 1 8 below 8 6 between 8 7 charge -7 -7 customer -4 -6 first -3 -4 full 4 3 office 5 5 over 9 7 place 2 7 recipient -3 -4 reference 5 5 refund -3 -6 repeated -5 -6 set 6 10 smallest -4 -3 state -4 -5 tax 5 4 transfer 3 6 value 2 8
near:amounts_ currency -10 -13 next 4 4
near:anade_ copia 0 8 correo 0 8 oculta 0 8
near:anonymous_ set 13 13
near:another_ call -4 -3 copy -3 -6 domain 6 3 even 5 7 model 3 7 moves 8 9 must -3 -8 registrar 6 3 server 6 4 tell 10 4 tool 9 6 transfer 6 3 try 3 4
near:answer_ asked 7 9 asks 6 7 assistant 10 8 balance 10 14 comes -5 -3 decides -4 -6 don't -6 -2 done 3 5 full -10 -6 key -5 -11 mode -9 -8 model -5 -4 name -9 -9 network -7 -7 now 7 4 original 4 4 part 10 8 questions 6 6 returns -6 -9 sends -8 -7 short 8 7 should 3 6 through 3 8 true -4 -5 under -5 -8 user's 6 6 whether 11 15 without 7 2 yes 13 19 yourself 8 13
near:answers_ get 4 -3 given 2 7 gives 8 10 question 3 5 quote -2 -7 them -2 -6 user 5 3
near:anthropic_ api 4 4 key 4 4 openai 8 9
near:anyone_ open 3 4 public -4 -3 sharing 4 12
near:anything_ change -9 -8 doesn't -5 -6 else 4 5 longer 7 8 looks 5 5 names -8 -8 prior 10 4 private -9 -5
near:api_ api -8 -10 app 0 7 authentication -1 -6 call -7 -11 com -12 2 curl -15 -10 developer 4 4 environment 3 9 example -10 -11 false 4 3 get -7 1 https -15 -2 key 5 6 keys 4 5 match 5 4 openai 4 4 pass -3 -4 public -4 -7 requires -3 -5 rest -5 -8 score -3 -4 secret -3 -4 server -3 -4 set -6 -7 shared -2 -9 text 4 3 token -6 -2 value 4 6 via -3 -4
near:app_ before 8 2 example -11 -10 full 6 9 https -10 -8 tan -7 -9 them 6 6 tool 7 10 user -3 -5
near:appear_ file -6 -5 once 6 8 results 4 4
near:apple_ com -3 -6
near:application_ application -6 -2 creates 9 1 credentials 3 7 data 9 5 default 1 6 environment 8 4 json 3 6 role 8 0
near:applies_ code 4 -5 file -3 -5 state -3 -5
near:apply_ approve 9 4 auto 9 10 changes 7 7 false -5 -3 patch 2 7 run -4 -8 terraform -8 -6
near:appointment_ books 3 10 practice 5 14
near:approval_ dialog 4 9 given 5 5 needs -5 -6 pending -3 -4 user -1 -6 user's -5 -9
near:approvals_ require 4 12
near:approve_ auto 1 7 every 6 4 reject -3 -6 request -3 -4 user -9 -9
near:approved_ until -3 -5
near:approves_ user -2 -6
near:archive_ example 6 11 files -4 -4 get 8 5
near:archived_ deleted 8 13
near:aren't_ files 0 7 needed 5 6 statements -5 -5
near:args_ path 9 10 tool 6 7
near:argument_ call 4 6 file 6 6 them 3 6
near:arguments_ example -6 -11 names 5 4 same -11 -20 user's 4 5
near:array_ urls -5 -3
near:arrival_ date -4 -5
near:arrive_ before 15 13
near:arxiv_ pdf -6 -4
near:ascending_ sort 7 1
near:ask_ bank -7 -7 before -4 -5 card 4 4 confirm -8 -9 consent 5 7 explain -3 -6 first 4 -8 keep -8 -7 meant -6 -6 name -5 -8 new -6 -5 none -6 -10 nothing 12 15 once -11 -9 people -8 -3 please -1 -6 read -5 -5 say 2 6 since -8 -10 something -7 -6 there's -4 -6 through -4 -3 time 3 4 user -24 -21 users 6 10 where 13 14 without -6 -7
near:asked_ before 5 4 code 3 5 even 4 5 get -7 -6 last 4 6 left 6 7 message -5 -4 must 5 9 off -3 -5 person 4 4 question -2 -6 say 9 11 second 5 4 see -9 -10 them 4 7 unless -5 -9 user -6 -7 whether 7 11 without 7 8
near:asking_ run 8 11 them 4 6 without 5 12
near:asks_ can't -2 -6 client -6 -7 comparison -6 -5 customer -4 -3 even 3 5 given 5 4 know 4 11 list 4 4 mail -9 -9 password -5 -8 security -3 -5 show -4 -5 something -10 -8 tool -7 -9 unless -5 -4 user -7 -4 where 8 11
near:assigned_ user -3 -8
near:assigns_ ticket -3 -5
near:assistant_ delete 3 16 don't -10 -9 file 4 9 holds -11 -6 instructions 4 11 itself 4 8 mail -5 -4 message -4 -8 order 3 6 our -3 -4 owner -5 -4 role -1 -6 shell 2 8 should 5 6 too 4 6
near:assistants_ text -12 -12
near:attach_ file -3 -7 image -3 -6 user 6 8
near:attachments_ forwards -3 -5 message -4 -7 too 11 1
near:attempts_ number 2 7
near:attendees_ event -5 -4 invitations -4 -4
near:audio_ file -3 -7
near:audit_ run 3 7 security -4 -10
near:auf_ den -7 -6 der -9 -12 die 2 6
near:aufrufen_ zuerst -6 -8
near:aunque_ por 14 16
near:aus_ die -3 4 und 2 18
near:auth_ auth -10 -12 basic -4 -4 example 12 -1 get 8 7 keys 6 5 password 2 6 token 11 11
near:authentication_ fails 6 5 retry 6 5
near:author_ isbn 4 4 text -4 -3
near:authorization_ bearer -6 -5 header 5 7 set 5 6 token -7 -5
near:auto_ default -6 -3
near:available_ ids -7 -4 list -6 -6 per 2 10
near:avoid_ errors 1 6 mentioned -6 -11
near:away_ before -6 -11 night -4 -5 people -3 -5 right 13 16 straight 2 9 user 1 8
near:aws_ aws 7 9 credentials -2 9 tool 11 5
near:back_ call -4 -7 card 3 4 change 3 5 check -8 -8 come -11 -8 comes -6 -5 days 14 14 device -4 -4 file -5 -7 goes -3 -6 number -3 -6 page -4 -5 previous -3 -5 put 8 12 read -10 -12 reading 7 5 status -5 -3 them -6 -7 time 9 8 value 8 5 without 5 4
near:background_ history -6 -5
near:backup_ backup -4 -4 configured -4 -6 example 3 15 restores 13 13 user 7 10
near:balance_ trial -6 -6 wallet 5 5
near:ban_ khong 0 -9
near:bank_ bank -5 -9 call 4 5 checked -5 -9 details -9 -4 get 5 6 iban 4 12 invoices 2 14 letter -6 -8 next 4 3 paid -5 -4 payment -5 -4 them -3 6 transactions -3 -5 user's 6 8
near:base_ content -2 -6 file 3 4 folder 5 4 must 3 4 release 13 14 scan 4 6 sqlite 7 5 them 6 8 tip -10 -7
near:bash_ curl 7 11 dev 6 8 example 2 6 history 13 15
near:basket_ put 7 6
near:bcc_ example 6 16
near:bearer_ token 5 9
near:because_ pay 2 6 them -4 -4 tokens 10 12
near:become_ index 8 6 share 3 6
near:becomes_ visible 4 6
near:before_ beginning -2 6 body 3 4 break -5 -4 build -3 -5 call -14 -18 calling -5 -8 card -5 -7 carry 9 7 changes -2 -8 charge -9 -9 check -7 -8 clicking -7 -5 code -3 -4 complete -4 -4 confirm -7 -11 coordinates -1 -7 correct -4 -4 costs -3 -5 creates -3 -6 creating -4 -3 current 7 9 customer -5 -3 day 19 12 default 7 4 delete 2 7 draft -1 8 end -5 -5 ending -3 -4 ensure -1 -9 example 1 8 execute 5 7 executed -3 -5 explain -6 -5 form -8 -9 full 5 3 get -1 8 gets -5 -4 group 4 10 https 3 6 it's -4 -4 just -6 -2 keys 7 3 label 13 11 last 5 3 leaves -4 -7 lines -1 -6 listing 8 12 logs -4 -3 look -6 -9 machine -4 -5 made 3 6 mail 0 -9 message 6 2 messages 8 8 minutes -3 -5 names -12 -11 need 4 9 network 9 15 note 7 11 number -7 -4 numbers -5 -6 objects 0 11 once -8 -4 open 7 12 operation 4 10 operations -4 -6 order -5 -3 page -3 -5 pages 0 15 past -5 -6 payment -5 -5 per -3 -5 price -4 -4 put 11 13 queries -5 -7 read -9 -10 reads -5 -6 records 1 8 remove 7 10 rendering 8 11 repeat -5 -4 request 1 10 results 4 8 returned -4 -4 returns 2 9 right 2 10 run -3 -4 runs 4 7 same 7 0 saving 4 6 sends -5 -5 server 12 10 session -7 -7 set 4 5 show -6 -6 showing 3 5 shown -5 -10 ssh 4 8 starts 4 5 status -3 -4 step -5 -5 stored 3 6 submit 9 9 system 3 5 team -2 -7 tell -4 -6 ten 7 2 them 6 8 three 6 7 through 3 10 tickets 9 6 tools -5 -9 two 5 3 typically 3 4 unless -2 -6 until -6 -10 update 1 7 used -3 -4 user 3 -5 user's -3 -6 verification 7 7 via 0 8 writing -4 -5
near:beforehand_ user -5 -6
near:begin_ key 4 7 private 3 5
near:beginning_ call -8 -8 user -4 -6
near:behalf_ true 5 10
near:behavior_ unexpected -4 -3
near:bei_ der 5 7 mit 1 7
near:beim_ eine 5 10
near:being_ while -5 -7 without 4 11
near:belong_ must -2 -7
near:belongs_ comment 9 9
near:below_ confidence -13 -14 content 0 8 differences 3 6 file 4 5 level 12 9 score -5 3 them 6 6
near:beneath_ removes -3 5 text 12 14
near:benutzer_ der -4 -3
near:best_ like -5 -3 practice -6 -9 practices -5 -5 style 7 9 tool 4 6
near:between_ convert -4 -5 converts 4 4 differences -9 -6 end 5 4 languages -4 -3 must -3 -9 our 5 11 pass -6 -5 points -3 -4 route -4 -4 same -3 -4 score -1 -6 sets -3 -5 translates -4 -3 under -6 -6 value -1 -6 values 3 4
near:birth_ date 11 7 name 10 4
near:birthday_ name 9 6
near:bitte_ nicht -4 -4
near:block_ until -6 -6
near:board_ ethics 2 6 existing 3 4 list -3 -6 search 12 15 set -4 -3
near:body_ comment 9 13 example -3 -7 html 4 4 recipients -5 -7
near:book_ every 2 8
near:booking_ fare -4 -3 hotel -4 -5
near:books_ meeting -5 -7
near:bot_ chat 5 10 example 1 7 role 5 6
near:both_ comparison -6 -7 done -7 -1 exist 5 9 give -10 -11 return -7 -9 same -12 -15 see -9 -9 show -4 -3 sides -3 -4 since -5 -5 supports -5 -5
near:bound_ upper 6 2
near:bounding_ box -2 -6
near:box_ tool -1 7
near:boxes_ text -6 -4
near:branch_ changes -3 -5 git -4 -7 named 0 8 push 0 -8 release 7 9 tag 4 4
near:brave_ tavily 6 4
near:break_ don't 4 5
near:browser_ close -2 -6 cookie 5 3 cookies 10 11 data 2 6 default 8 6 fetch 5 10 file 6 3 load -3 -4 open -5 -4 opens -7 -10 own 3 5 password 4 4 photo 5 6 waits -3 -4 window -4 -5
near:bucket_ buckets -4 -5 name -3 -6 objects 3 7 principal 4 7 public 13 14 set 5 4
near:budget_ end 6 1 sets -4 -4 them 2 10
near:build_ errors -7 -5 folder -6 -6 plan -5 -4 target -6 -4 test -3 -4
near:builds_ name 4 5
near:business_ data -5 -4 day 4 4
near:busy_ titles -6 -3
near:buy_ place 3 6
near:buys_ number 8 7 tickets -6 -7
near:cache_ clear -5 -9 example 2 9 warms 3 8
near:cached_ minutes -5 -5
near:calendar_ days 4 8 shares -4 -8 user -4 -6 where 7 3
near:calendars_ private 3 11
near:call_ calls -4 -6 check -8 -10 choose -4 -4 clients 5 5 code -7 -8 comes -7 -6 complete 5 7 confirm -5 -4 contact -3 -5 conversation -10 -8 costs -3 -5 count -5 -6 day -6 -9 delete 6 15 diff -3 -7 does 3 5 don't -8 -7 empty 2 6 endpoint -3 -5 error -5 -7 even 6 7 export 0 7 fails -13 -15 false 3 4 fare -9 -12 find -4 -8 first -13 -15 following 9 15 full -4 -3 get -7 -5 give -5 -7 identical -4 -7 ignore 4 4 know -3 -4 later 4 3 limit -1 7 logs -4 -6 make -3 -8 message 5 3 minutes 4 6 must -7 -6 name 6 12 needed -3 -5 needs -4 -3 never 4 9 next 6 5 nobody -4 3 once -10 -7 open 6 3 operations -3 -4 page -7 -3 paragraph -5 -4 parameters -4 -10 path 1 6 per -6 -10 person 7 7 port 4 8 provide -6 -8 put -1 -6 range -4 -5 recording 5 7 rejected 7 7 repeated 3 5 requests -4 -3 result -1 9 run -9 -7 safe 3 5 server 2 8 set 8 6 should -6 -14 single -4 -3 small 4 5 stops -7 -8 system 8 11 task -5 -3 text -3 -4 them 4 9 through 3 5 time -5 -7 tool -4 -4 total -4 -4 true -5 -4 two -10 -7 under -5 -4 url -2 -11 user -6 -4 value -5 -5
near:called_ come 4 7 create 3 6 file 5 5 get 3 6 list 2 6 must 3 5 number -3 -5 payment -2 -6 tool 5 6 until -6 -8
near:caller_ must -1 -7
near:calls_ create 7 8 don't -4 -3 first 2 16 free -5 -7 get 3 5 make -3 11 model -1 -8 number -5 -5 plan -5 -6 returns -4 -5 subsequent -4 -5 tool -6 -13
near:camera_ photos 2 -7
near:campaign_ campaigns -4 -4
near:can't_ here -4 -6 people 6 12 see 3 7 since 3 5 user -3 9 without -3 -5
near:cancel_ date 8 -1
near:cancellation_ free 10 2 terms -3 -4 until 16 8
near:cannot_ here -5 -5 show -5 -4
near:caps_ liability 2 7
near:card_ card 6 10 charges -3 -4 customer 9 9 deposit 4 11 fees -6 -7 file -4 -5 gift 4 4 number 6 8 payment -4 -4 same 10 10 text -5 -7 them 11 11
near:cards_ list 4 4 text 6 14
near:cargo_ toml 0 8
near:carry_ don't -9 -10 must -3 -5 should 6 8 them 5 5 true -5 -8
near:case_ date 8 8 field 5 4 should 5 5 user -5 -6
near:cat_ credentials 10 17 ssh 3 7
near:catalogue_ searches -4 -4
near:categories_ first -3 -5
near:category_ group -5 -4
near:cdn_ https 3 10
near:cell_ sheet 3 4
near:cells_ range -6 -3 rows -6 -6
near:center_ cost 5 4
near:chains_ partner 3 4
near:change_ comes 5 8 events -3 -6 first 9 10 pay 9 10 permissions 3 8 price -9 -9 read 5 5 requests -3 -5 show 1 8 status 4 3 under -7 -6 until -4 -6 user -10 -8 value 7 0 wanted -5 -5
near:changed_ files -6 -5 first -3 -6 last -4 -4 lines 4 4 list -6 -5 read 9 6 removed 8 6 settings -7 -3 user -3 -4
near:changelog_ updates -5 -4
near:changes_ during -1 -7 file -1 -7 list 10 5 made -1 7 over -3 -5 requested 5 4 session -1 -7 should -2 -7 staged -3 -4 sync 1 11 target -2 -6 them -2 -6 time -5 -4
near:channel_ channels -4 -5 name -4 -3 per -3 6 post 4 4 posted 9 13 posts -3 -6 private 3 8 public 2 7
near:channels_ list -3 -5 messages -1 -6
near:character_ character -3 -5
near:characters_ limit 1 11 longer 11 12 shown -3 -6 text 5 7
near:charge_ first -3 -5 free -9 -6 refunds -4 -6
near:chat_ code 4 4 full 2 6 last 3 7 list 3 4 name 2 10 never -4 -6 private -4 -6 summary -2 -9 text 1 12 tool 2 6 user -11 -11 whatever -7 -7
near:chave_ que 4 3
near:check_ code 5 5 exists 4 4 fails 5 5 file -8 -8 first -7 -6 health -5 -7 https 2 7 identity -3 -4 reference -4 -7 right -8 -6 skip 5 5 status -12 -10 tool -4 -4 user -15 -12
near:checked_ letter -6 -9 must -11 -12 time -4 -3
near:checks_ files -2 -6 spelling 5 5
near:child_ parent 6 7
near:children_ get -3 -5 group -5 -4 parents -5 -5
near:cho_ don 3 7 dung -11 -10 nguoi -10 -8 tien 2 6
near:choice_ free 2 9
near:choose_ even 6 12 let -3 -4 points -2 -8
near:chooses_ tool 3 4
near:chosen_ user 11 5
near:chu_ tren -4 -4
near:circumstances_ under 7 13
near:city_ city -3 -5 country 7 8
near:claim_ insurance -4 -3 policy 5 5
near:class_ class -7 -4 teacher -8 -6
near:claude_ code -7 -9 config 5 4 desktop 5 4
near:clause_ contract 4 4 example 4 5 numbers -3 -5 where 10 5
near:clear_ log 3 5
near:click_ double -5 -4 element -2 -6
near:clicks_ impressions 5 4
near:client's_ file 8 8
near:client_ comparison -5 -3 first -6 -11 mail 4 6 name 9 14 per 6 7 server -4 -7 true 5 6 web -5 -4
near:clients_ pass 5 6
near:clipboard_ password 7 -3 text 3 5
near:close_ month -7 -7 session -5 -7 tab -3 -4 tool 4 3
near:closed_ month -7 -5 status 4 4 tickets -6 -7
near:closing_ time -7 -9
near:cloud_ example 2 6 https 2 8 our 3 5
near:cmd_ run 4 4 terminal 4 4
near:code_ codes -5 -5 country -4 -4 default 4 7 don't -6 -8 enter 10 13 error -7 -5 every -6 -5 execute -3 -7 file 5 3 formats 6 7 get 3 5 gives -8 -11 helper -6 -4 import 0 9 key 6 6 keys 9 10 level 7 7 lines 9 9 mail 5 3 must -7 -4 name 1 6 never -4 -6 pass -5 -5 phone -6 -6 push 3 7 put 2 10 required 5 11 run -4 -6 same -8 -5 sample 8 3 say 14 7 scans -4 -5 send 5 6 them -1 -7 tool -6 -6 user -8 -5 user's 3 5 verbatim 4 5 where 3 4 without 10 8
near:codes_ last -5 -7 limited -6 -6 time -5 -3 two 9 11 user -5 -7
near:column_ first 5 5 names 7 2 types 7 1
near:columns_ default -7 -2 email 4 10
near:com_ developer -3 -6 docs -3 -5 documentation -4 -6 example -18 -28 google -5 -3 https -30 -21 list -5 -5 logs -1 7 name -8 -2 owner -4 6 role 3 8 team -10 -4 url -3 -7 user -1 -6 www -7 -7
near:combine_ search -5 -3
near:come_ credential -4 -7 credentials -4 -7 date -8 -7 details 4 3 first 6 -2 line -3 -5 results 8 9 warnings 5 3
near:comes_ company -7 -11 where 13 11
near:command_ environment -2 -8 every 5 9 host -4 -3 http 1 7 key -2 -6 list -4 -3 make 5 6 mode 3 5 runs -3 -5 start 3 4
near:commands_ commands -6 -7 run -7 -7
near:comment_ comments -5 -4 html 6 7 plain 9 3 text -3 -8 where 5 5
near:comments_ hidden -4 -7 html -5 -8 line 9 8 list -6 -6 posts -6 -6
near:commit_ last -2 -6 message -3 -9 name -9 -6 pre -4 -5 push -5 3 stage -5 -3 tag -5 -3 workspace -6 -3 write -7 -4
near:commits_ keep 5 3 last 6 13
near:common_ mistakes -3 -4
near:company_ name -3 -5 outside 1 -6 owner 5 7
near:compare_ source -2 -8 two -8 -6 user -8 -9
near:compares_ database -2 -6
near:complete_ error -7 -2 include -8 -2 paper 4 4 progress -2 -8 record -4 -8 text 5 4
near:completed_ request -2 -6 tool -5 -4
near:computes_ route -5 -6
near:con_ que 11 10
near:confidential_ marked 5 9
near:config_ content 2 8 default 7 9 desktop 5 4 docker 7 12 file 3 6 files -2 -7 first -3 -8 gcloud 2 7 git 6 2 host -5 -7 http 1 8 json 6 2 key -7 -9 kube 4 14 limit 3 4 output 4 5 pass 1 15 set 4 7 ssh 1 9 tokens 7 4 url 4 3 user -5 -10
near:configured_ server -7 -3
near:confirm_ mail 0 -9 name -5 -6 needs -4 -4 number -2 -6 once -5 -6 over -2 -7 them 3 5 true -17 -6 user -16 -18
near:confirmation_ mail -7 -8 need -4 -6 should 3 9 user -5 -7
near:conflicts_ merge 10 11
near:connected_ servers 2 6 tool 11 11 tools -6 -6 user 7 6
near:connection_ password 7 8 user 5 4 verify -6 -8
near:connections_ new -5 -3
near:connector_ user -10 -8
near:consent_ date 4 6 enrolment 5 5 given 4 7 server 4 7 without -7 -7
near:console_ get -7 0
near:contact_ whois 0 8
near:contacts_ csv -4 -5 default 4 4 export 6 7 exports -3 -5 phone 5 8
near:contain_ results 3 6
near:container_ image 3 11
near:containers_ run 8 10
near:contains_ content -5 -5 data -6 -4 list -5 -4 mail -4 5 name 3 4 them -8 -9 user -11 -8 whose 5 8
near:content_ default 4 7 false 1 8 file -8 -11 instructions -5 -5 last 1 11 like 6 7 must 1 6 names 1 7 pass 0 7 search -2 -6 shows -4 -8 stored 4 3 text -5 -11 through -6 -4 true 3 4 user -6 -3
near:contents_ file -3 -5 hosts 5 9
near:context_ conversation -7 -2 current -4 -6 env 10 14 file 4 10 history 8 4 include -5 -3 lines -4 -5 memory -1 -6 model -7 -4 next -4 -7 note 10 6 our 6 5 prompt 2 7 relevant -7 -3 search 3 9 sensitive -3 -5 session -6 -10 system 2 7 terms 3 8
near:contract_ days 9 10 drafts 5 6 notice -4 -5 prices -3 -4 sets -4 -5 supplier -4 -5 translates -3 -4 user 4 10
near:control_ per 0 9
near:controversial_ top -3 -8
near:conversation_ doesn't -8 -8 earlier 2 6 entire 4 5 full 3 5 https 0 8 including 6 7 mentioned 2 12 message -4 -4 messages -1 -7 never -4 -5 previous 3 7 start -6 -3 tool 2 6 user -7 -10
near:conversions_ impressions 5 4
near:convert_ coordinates -4 -7 first -4 -8
near:converted_ currency -5 -3 day -5 -3 foreign -5 -3 markdown -3 -5 rate -5 -3
near:cookie_ document 10 12 session 2 8
near:cookies_ default 7 9 profile -10 -7 sqlite 7 5
near:coordinates_ returns -5 -3 screen -6 -4
near:copy_ email 0 9 example 2 10 file -6 -3 first 0 10 goes -4 -7 original -4 -5 previous 2 6
near:corp_ example -6 -3
near:correo_ que -9 0
near:cost_ first 5 5 low -7 -4 per 4 3
near:costs_ first -9 -8 hour 4 7 money -7 -7 per -4 -4
near:could_ user 7 7
near:count_ does -2 -6 failed 6 8 returned -4 -3 status -6 -1 them 4 9 time 7 7 true -4 -7
near:counting_ many 2 6
near:country_ number 5 3 per 9 7 phone 10 8 prices 4 6 state -7 -2 where -5 -5
near:counts_ counts -6 -3 list 3 6 lists 7 5 over 2 7 recorded -4 -4 size 5 3 text 7 3
near:cover_ image 11 -3
near:create_ created 1 6 entities 3 8 entry -3 -4 event 4 12 every 4 6 github 6 3 key 3 5 made 2 6 manual -4 -4 must 2 9 new -4 -3 order 8 7 page 3 5 private 3 5 repositories 4 4 request 3 4 server 3 9 superuser 3 12 update -4 -5 used 4 9 user 10 14 without 0 -7
near:created_ first -6 -5 new 10 10 page 3 6 public 2 6
near:creates_ database 7 0 event -3 -5 form 9 1 list 10 2 new -6 -11 pdf -3 -5 person 6 -1 poll 6 5 questions 8 -1 role 9 1 rule -4 -5 ticket -4 -6 user -3 -4 user's -4 -8
near:creating_ must 0 8
near:credentials_ env -6 -6 environment -9 -5 files -3 -5 gcloud 2 6 get 6 6 git 10 13 put -3 -10 read -6 1 user -4 -3
near:credit_ customer -1 6 debit -5 -8 tool -8 -6
near:critical_ list 0 7
near:crm_ tools 3 5
near:csv_ export 5 3 exports -4 -8
near:cua_ dung 11 9
near:curl_ example -15 -21 http 2 14 https -10 3 step 7 6
near:currency_ foreign -5 -3 minor 3 6 rate -5 -3 units 3 6
near:current_ get -6 -10 list -4 -3 listing 5 10 messages -3 -5 month 6 5 page -5 -8 read 5 7 state -4 -5 user 4 8 weather 2 7
near:currently_ should -6 -4
near:custom_ field -3 -5 tags -3 -5
near:customer's_ keep 6 9
near:customer_ days 3 -4 full 4 4 logs -4 -3 name -4 -6 otherwise -5 -4 over 4 -3 payment -5 -4 same -6 -6 take -8 -3 tell -6 -6 them -8 -4 user 5 7 where 11 13 within 6 3
near:customers_ don't -5 -5 since 7 10
near:cut_ middle -3 -5 since -11 -10
near:daily_ days -3 -4 forecast -4 -7 hour 6 7 hourly -3 -5 monthly 9 7 sets -3 -4
near:damage_ photos -5 -6
near:dan_ het 7 10 van 18 22
near:das_ dem 3 6 ist -3 8 nicht 6 15
near:dashboards_ name 3 5
near:data_ database 1 9 deleted -3 -4 during -6 -5 https 4 4 known 5 5 later 5 4 like 8 4 list -7 -6 login 2 10 master -3 -5 must 1 6 number -5 -6 owner -6 -5 page -3 -7 passwords -6 -7 personal -11 -11 phone 5 6 read -8 -4 reason -6 -6 return 4 11 stays 10 5 store -3 -6 table -2 -9 them -7 -6 tool -5 -6 tools 5 10 values -5 -4 where 6 3
near:database_ env 6 11 password 6 3 public 1 7 query 2 10 return 4 10 role 10 2 rows 2 6 sql -3 -4 tables -4 -3 them 5 5 url 5 6
near:date_ date 3 4 discount -6 8 doctor -3 -4 due -1 -6 end -5 -8 events 2 8 facts -5 -7 form 7 7 free 9 1 given 10 1 keep 5 9 last 5 5 location -3 -4 name 8 9 photo -3 -4 place 0 7 range -4 -3 receipt -3 -5 results 4 3 set -3 -4 shows -6 -6 snippet 6 1 subject 9 10 taken 2 12 them -3 -4 time -6 -14 user -8 -8 where 10 13 without -7 -7 year -3 -4
near:datei_ ssh 7 8
near:dates_ day 3 6 full -9 -5 names -5 -7 new -6 -4 next -7 -5 should 7 7
near:davon_ nichts 6 17
near:day_ day 6 6 deleted 6 6 end -4 -6 free -5 4 hour -6 -9 hourly -7 -6 last -8 -5 month -9 -11 name 6 3 per 4 5 plan -4 -4 request 4 5 route -5 -4 stops -5 -4 task 5 8 ten 2 9 time -6 -4 times -6 -4 trips -3 -6 two 9 8 user -4 -8 week -3 -7 within 18 15 year -3 -6
near:days_ default -5 -5 directive -3 -5 expire -5 -6 expiry -5 -11 five 8 5 four 14 11 free -5 -5 good -9 -8 hourly -7 -6 it's 4 6 kept -2 14 last -6 -12 mail -3 -8 need -8 -14 once 6 6 ones 4 8 open 14 12 past -8 -10 place 3 5 price -6 -9 rain 14 15 released 5 8 set -3 -4 seven -6 -2 stored -6 -4 ten 6 4 time 5 6 trash -9 -7 valid 9 8 wind 14 15 working 6 11
near:dead_ queue -4 -6
near:deal_ stage 2 7
near:debit_ direct -3 -4
near:debug_ required 2 8 user 8 9
near:debugging_ it's -7 -1
near:decide_ let -6 -5
near:decimals_ two -5 -8
near:declaration_ files -5 -6
near:declined_ others -1 -7
near:decode_ follow 3 6
near:dedicated_ tool -5 -5
near:deemed_ given 7 10
near:default_ dry -6 -4 false -9 -13 given 1 8 hours 7 8 json 5 13 max -3 -4 maximum -3 -7 non -4 -3 off -4 -7 password 3 6 per -5 -3 profile 7 8 results 4 3 run -6 -4 set -7 -4 shortest -4 -4 them 9 8 too 6 11 true -2 -7 view 1 6 write 8 7
near:defect_ reports -2 -6
near:definitions_ mcp -4 -5 tool -4 -3
near:delete_ directory 4 6 files 7 9 force -6 -1 keep -4 -4 list 6 7 old -4 -3 once -7 -3 operation 1 6 records -4 -6 remove -2 -6 removed 4 5 rule -4 -3 set -4 -3 since 3 7 them 9 9 true -6 -5 user's 5 12
near:deleted_ files 14 11 kept -3 4 new 7 8 people -2 6
near:deleting_ files 2 7
near:delivery_ price -5 -5 service 5 8 takes 6 7 two 22 14
near:dem_ der 9 11 mit 15 17 nicht 3 6 und 11 10 vor -5 -8
near:demande_ l'utilisateur 5 9 meme 5 9
near:demandez_ l'utilisateur -8 -8
near:demands_ law -4 -7
near:den_ ein 4 10 immer -3 5 und -1 11
near:depend_ make -4 -3
near:deploy_ hosting -4 -3 key -3 -4 list 5 4
near:deployment_ image 3 4 release 0 7
near:deprecated_ file 6 10 tool 3 6
near:der_ ein -10 -5 gehort 6 14 inhalt 10 9 mit -10 -4 und -8 -7 wenn 3 5
near:des_ les 11 17
near:descending_ sort 5 7 sorted 5 7
near:describe_ table -4 -5
near:described_ user 14 15
near:description_ details 3 10 like -6 -8 must -2 -8 see -6 -8 title -4 -5
near:descriptions_ tools 5 6
near:desk_ example 0 11
near:desktop_ json 5 4
near:destination_ main 7 8
near:detail_ hour 11 12 true -6 -4
near:details_ event 3 6 should 3 4 user -6 -7
near:dev_ https 7 13
near:developer_ documentation -4 -7 https -3 -6 prompt 10 12
near:device_ last 4 6 mobile -4 -6
near:devices_ tool -4 -3
near:diagram_ mermaid -3 -5
near:dialog_ hosts 5 7 user -3 -4
near:dice_ rolls 5 5
near:die_ fur -4 -4 jedem 5 5 nicht -9 -14
near:diet_ ingredients -7 -5
near:diff_ files 4 4 first -5 -8 git -5 -7 lines 4 4 review -6 -6 shown 9 8 summary 6 6 unified -5 -6 user -5 -7 without 7 6
near:difference_ next 4 4 user 4 4
near:different_ two -1 -7
near:diffs_ get 10 12
near:digest_ makes -3 -5
near:digits_ five 5 5 four -5 -7
near:direct_ messages 5 10 user -4 -4
near:directly_ shell -5 -8 without -4 -4
near:directories_ files -4 -6 within -4 -3
near:directory_ files 4 8 listing 1 11 working -5 -6
near:disclose_ order 6 7
near:discover_ get 4 4 types 4 3
near:disk_ memory -7 -5
near:display_ set 4 4
near:displayed_ name -2 -8 user -12 -18
near:distance_ time -5 -3 two 5 5
near:dna_ kit 4 4
near:doanh_ thu 2 6
near:docker_ docker 14 15 host -11 -4 json 5 9 running -5 8
near:docs_ documentation -5 -5 https -5 -9 library -4 -5 search 4 7 server 3 4
near:document_ number -4 -6 text -5 -5 write 7 6
near:documentation_ https -3 -4 library -5 -6 search -3 -4 tools -4 -7 where -7 -6
near:documents_ folder 1 7 found 4 8 letters 11 10 list 4 5 name 7 10 open 9 10 pdf -5 -7 photos 5 5 scan 4 10
near:docx_ odt 7 4
near:does_ first 4 5 hour -4 -4 need -5 -9 show 1 6 tool -3 -6
near:doesn't_ look 6 7 replace 3 8 tool -6 -8 user -7 -7
near:domain_ get -6 -5 mail -4 4 optional -5 -5 privacy 4 5 registrar 6 3 until -5 -3
near:domains_ list -7 -6
near:don't_ don't -5 -7 flag 6 4 get 1 8 guess -6 -3 here -10 -11 keep 8 9 let 7 8 lock 7 7 log -6 -9 look -4 -4 mail -7 -7 mails -4 -6 messages -6 -2 name -7 -5 names 4 4 need 7 8 our -5 -8 passwords -1 -6 people -7 -13 plan -5 -4 please -9 -11 read 11 9 report 8 12 request 8 7 review 6 -1 search 4 8 send -7 -15 sign -4 -3 tell -6 -12 them -8 -7 tool -5 -4 true -4 -6 try -6 -4 under -7 -6 unknown -5 -6 unless -4 -3 user -8 -5 want -6 -8
near:done_ marks 4 4 next 3 4 once 1 7 our -4 -3 request 4 3 running -1 -6 task -5 -5 tool -3 -5 until -4 -3 user -4 -6
near:door_ front 1 9 opens 4 5 unlock 3 15 unlocked 7 6 unlocks -5 -5
near:dossier_ het -5 -4
near:double_ set -3 -4
near:doubt_ user 7 7
near:down_ put 3 5 slow 13 19 them 7 10 user 5 7
near:download_ files -8 0
near:downloads_ user's 4 5
near:draft_ publish -3 -5 requests 4 4 sends -9 -12 sent -7 -8
near:drive_ file -2 -9 search 4 4
near:drop_ example 3 12 keys 4 6 table 0 9 tool 12 5
near:dropped_ scripts 7 7 user 5 9
near:dry_ run -10 -11
near:due_ tasks -5 -5 today -7 -9
near:dump_ keychain 2 7 security 2 7
near:dung_ nguoi 6 10
near:duplicates_ finds 5 5
near:duration_ error -5 -3
near:during_ made -1 -7 open 10 14 session -1 -7
near:earlier_ orders 5 7 pin 6 9 text 8 12 user 3 4
near:edges_ show -3 -9
near:edit_ user -4 -4
near:editing_ tool 5 4
near:editor_ file 7 6
near:effect_ next -4 -4 once 5 17 take -6 -3 takes -11 -10
near:effects_ side 7 9
near:ein_ ist 2 9
near:eine_ mit 5 4 und 7 6
near:ele_ que -7 0
near:element_ page -4 -4
near:else_ even 4 10 everything -5 -9 included -6 -7 nobody -4 -3 someone -5 -11
near:elsewhere_ them 9 7
near:email_ email -4 3 query 2 10 select 4 3 send -4 3 sent 1 6 should 1 7 user -4 -5
near:embedded_ pdf 9 5
near:emergency_ first -6 -5 number -6 -5
near:employer_ name 5 8
near:empty_ fields -8 -10 filled -5 -3 leave -3 -10 missing -1 -7 results 3 12 unless -4 -4 value 7 3
near:encoding_ file -4 -6
near:end_ example 5 5 file 3 9 get 6 9 insert 7 8 last -6 -10 list -11 -10 month -4 -4 must -7 -3 name 8 9 our 9 8 owners -4 -3 results 4 6 start -5 -6 text 5 3 them -5 -3 time -4 -8 user's 7 13 values -7 -6 year 15 11
near:enddate_ startdate -5 -4
near:ends_ session -4 -5
near:engine_ our 4 6
near:enter_ pin 4 7 them -6 -9
near:entities_ entity 2 6 people -6 -6
near:entity_ observation 1 6
near:entries_ full -1 -6 journal -6 -4 last -4 -5 list 6 8 per -4 -7 text 5 7
near:env_ env 5 8 environment -6 -3 files -5 -7 found 4 6 full 5 11 git -7 -5 list -5 -9 must 5 5 never -4 -6 output 5 7 production 7 12 read 7 5 repository 1 7 rsa -3 -5 run 6 8 secret 4 4 send 10 14 set -5 -11 test -6 -8 url 3 6 user 10 14 values 2 6 var -3 -8
near:environment_ file -5 -4 keys 4 6 must 4 5 parameter 3 10 server -6 -4 token 3 6 values 12 13 variable -8 -2 variables -4 3
near:episodes_ finds 9 8 podcast 9 8
near:equal_ must -5 -10 name 4 6
near:error_ first -5 -8 means 2 10 message -6 -3 name -10 -6 tool -7 -3
near:errors_ tell -5 -4 typing 4 4
near:essay_ grades 5 5
near:est_ par 3 15
near:esta_ herramienta -3 8
near:etc_ file 9 10 passwd 0 8 read 1 8 shadow 13 19 week -5 -5
near:even_ force -1 -7 isn't -5 -3 list -5 -3 named 4 8 search 3 5 stays 5 4 tool -8 -2 true 9 5 user 2 7 where 7 7
near:event_ get 6 7 invitations -5 -4 start 13 13
near:every_ every 3 5 export 4 4 file 3 7 first 9 6 group 0 -7 household -8 -7 include 5 9 issue -5 -4 key -5 -8 later 4 4 line -5 -9 mail -6 -3 message 3 5 minute 6 9 mode 3 7 model -7 -8 name -7 -6 open 7 6 order 4 7 query 4 4 request 1 8 same -10 -10 server -7 -11 service 2 6 set 7 8 start -5 -3 text 4 6 time 7 17 tool 0 8 type -6 -6 used 1 7 user 6 12 user's 5 3 value -5 -5
near:everything_ pass 5 4 show -3 -10 true -4 -6 user 3 9
near:exact_ match -6 -2
near:exactly_ given -3 -6 must -3 -4 should 6 11
near:example_ figma -3 -4 find -4 -6 get -6 -5 gets 3 12 hooks 5 7 https 24 35 insights 0 13 invite 1 9 leads 2 15 level 5 3 lists -5 -7 mail -5 10 mirror 6 12 model 2 -8 next 2 8 npm 7 10 number 2 6 ops 0 10 optional 1 9 org -3 -6 owner 0 9 page -3 -6 partner 5 7 partners 1 9 per 0 -9 plain 5 14 query -2 -6 registry 5 4 reply 1 8 request -2 -22 second 3 5 sent -4 -3 state 1 8 sync 3 8 tls -8 -1 total -3 -4 true -2 -12 update -7 -9 user -3 -4 username -5 -5 users -5 -8
near:examples_ made -2 -6 page -4 -3
near:exclusive_ mutually -3 -5
near:execute_ http 1 8 once 11 6 prompt 3 4 query -3 -4 shell 10 7 tool 4 7 update 4 4 without 1 6
near:executed_ machine 3 6 must 1 7 run 2 6
near:executes_ shell -4 -4
near:exist_ must -4 -7
near:existing_ get 4 3 leaves -9 -9 new -1 -6
near:exists_ idempotent -4 -4 name 7 7 tool -4 -4
near:expected_ steps -5 -3
near:expiry_ user 7 7
near:explain_ user -1 -12
near:explicitly_ user -4 -4
near:export_ list 11 11 pass 7 11 pipeline 2 6 upload 6 3
near:exports_ png 4 4 svg 5 4
near:ext_ post 4 4 shared 10 11
near:external_ internal -6 -6 list 4 7
near:extract_ url -5 -5
near:face_ value 7 3
near:fact_ get 5 5
near:factor_ second -2 -7 two 5 7
near:fail_ pass 1 6 without -5 -7
near:failed_ jobs -3 -4 run -3 -7 test -5 -7
near:failing_ here 5 4 tests 4 6
near:fails_ file -6 -6 otherwise -3 -5 test -9 -8
near:false_ positives -4 -5 set -7 -6 true -8 -13 update 0 8 user 2 6 verify 3 17
near:falta_ hace 8 7
near:family_ font -8 -11
near:fare_ holds 7 4 rules -5 -4
near:faster_ performance -4 -4 significantly -5 -6
near:fee_ level 4 7 our -4 -3 rate 0 8
near:fetch_ take -4 -4
near:fetched_ pages 7 4
near:fetches_ pages 5 4
near:few_ words -1 -6
near:field_ full 4 9 includes -4 -3 item -3 -4 least -8 -5 list 7 7 matching -4 -6 names -5 -4 note 2 6 part 5 7 password 3 4 plus -8 -4 provide -5 -3 read -3 -4 same 9 12 set 6 4 should 4 6 text -4 -6 user 4 4 value -3 -6
near:fields_ fills -3 -5 form -3 -5 left -5 -4 user -6 -6
near:file_ file -10 -11 filesystem 5 10 fix -6 -2 git -3 -5 given 6 9 goes -6 -4 hand 4 4 http -5 -6 ignore -3 -6 import 6 2 included 2 6 instead -6 -3 kept 2 7 leave -4 -3 lies 4 4 line -4 -5 lines -1 -8 list 7 13 lists -3 -4 local -3 -5 mcp 8 13 must 5 5 names 4 4 never -4 -5 next 6 3 number -6 -8 opens 9 5 operation 3 6 organisation -4 -4 otherwise -5 -8 our 3 4 own -2 -6 package -6 -5 part -4 -5 paste 4 7 patch 2 8 path -9 -7 payment 11 13 per -4 -7 plan -5 -7 present -3 -4 pub 4 4 public 4 4 read 4 4 repositories 5 3 results 3 5 returns 6 3 server's 6 7 session -8 -9 set -6 -9 sftp -2 -6 sha -4 -6 shares -6 -6 source 5 7 step 4 15 takes -4 4 test 4 5 text 6 4 time 8 6 together 2 6 tool 5 16 true -9 -11 type 9 2 under -8 -10 updates -8 -9 upload -3 -6 uploads -2 -6 user's 5 6 users -7 -3 well -5 -4 whose 7 5 work 5 3 write 10 9 writes -9 -10 year 6 2 yml 5 3
near:filename_ must -1 -6
near:files_ files 7 6 first -4 -5 folder 5 6 https -6 -1 include -1 -6 json -3 -5 large -4 -6 last 5 5 lines 6 5 lock 6 4 look 5 7 name 4 5 open 7 7 output -4 -6 path 5 5 pattern -5 -6 skip 5 6 skipped -6 -9 source 5 4 summary 4 4 tool -4 -6 true -6 -7 under -6 -6 using -2 -6 where -8 -9
near:filesystem_ local -6 -4 read 6 11 server's 5 6
near:fill_ key 5 3 password -6 -7
near:filled_ last -3 -7
near:fills_ form -5 -8
near:filter_ results -4 -4
near:final_ them -7 -6
near:find_ find -4 -4 first -8 -4 json 4 3 must 15 2 names -4 -3 number -5 -4 password 3 8 replace -2 -6 run 3 8 them -6 -5 traces -3 -4 user -3 -5 users 1 7 where -3 -4
near:finding_ severity -4 -4
near:finds_ place 4 5 podcast 9 8 slot 4 4
near:fine_ it's 0 7 values -2 -8
near:first_ first -4 -8 full 5 5 give 5 7 instance 0 7 instead 8 7 items 6 4 keep 10 8 key 6 9 last -7 -6 leave 2 8 list -9 -1 look -8 -7 looked -4 -6 lowest 0 12 maiden 3 5 make -4 3 match 7 8 mention 4 5 merchant -6 -7 message 6 3 messages 14 19 model 3 8 month 3 5 months 6 7 mother's 3 5 move 4 4 must 6 3 name 8 8 names -7 -10 newest -3 -4 next 4 3 note 3 7 number -9 -8 open 5 11 over 5 4 own 10 12 parameter 7 5 payment -10 -12 permissions 3 7 pet 3 5 pick -5 -4 private 4 5 query 5 4 questions -3 -5 rank 5 10 read 5 5 recipient -4 -7 remaining 0 9 repeat 5 4 requested 9 7 requests 8 12 result 4 13 results 6 6 returns -4 -7 rows 11 11 rules 5 5 say -16 -13 search -6 -7 second 9 16 security -1 -7 send 0 8 session 1 6 set 7 5 settings 16 11 sha -3 -4 show -4 4 shown -2 -6 since -6 -4 source -2 -8 step -8 -12 tasks -6 -8 tell -2 -6 ten 3 6 them -7 -9 through -4 -3 times 12 11 title -4 -5 transactions -4 -6 types -3 -5 until 3 7 user -5 -4 user's -4 -4 users -4 -5 verify -4 -4 week 8 5 without -4 -5
near:five_ minutes -4 -5 seconds -7 -8 stars 4 8 valid 7 4 years 12 14
near:fix_ path -6 -6 write 2 9
near:floor_ ground -5 -7
near:flow_ user -5 -8
near:folder_ holds -6 -5 number 7 12 read -5 -4 shared 3 6 user 6 11 user's 3 4 without 5 6
near:follow_ get 9 2 model 7 2 should -5 -7 user -3 -4
near:followed_ links 10 2
near:following_ user -7 -8
near:force_ main 2 6 push 2 9
near:forecast_ hourly -4 -6 next -7 -3 temperature 10 11 wind 14 15
near:forget_ once -3 -4
near:form_ list 11 2 questions 4 -3 user -1 -7
near:format_ name 7 10 user 5 5 version 5 5
near:formats_ signature 5 5
near:forward_ history -3 -6 navigate -3 -6
near:found_ here -6 -7 name 1 8 nothing -7 -3 say -8 -4 text 3 5 user 1 9
near:four_ last -5 -5 once -4 -4 per -5 -4 ten -5 -3
near:free_ it's 4 4 mention 3 -4 nearest -6 -7 people -1 -6 plan 8 6 space 2 11 state -7 -9 text 4 3 time -5 -3 until 6 -3
near:freq_ weekly -3 -6
near:friday_ next -3 -4
near:friendly_ user -8 -5
near:friends_ receive 2 7
near:front_ matter 9 5 put -2 -7 without -1 -6
near:full_ full -7 -6 include 4 8 keep -2 -6 length 2 7 log 3 5 name 6 4 number 6 1 over 14 11 raw 5 3 refund 2 7 resolution -4 -3 runs -4 -6 search 5 5 send 5 5 show -4 -8 system 1 6 text 3 5 three -6 -4 true -7 -2 user -5 -5 web 7 8
near:functions_ lines 5 5
near:further_ until 6 14 user -6 -4
near:fuzzy_ words -2 -8
near:gallery_ public 11 8
near:gateway_ our -3 -5
near:gcloud_ json 2 6
near:generates_ key -4 -5 new -4 -6 password -9 -10
near:get_ get -3 -6 hour 9 1 https -6 2 iban 1 9 info -2 -7 information -4 -5 instead -4 -6 kubectl 6 14 list -12 -8 logs -3 -7 lower 8 9 mail 4 12 merged 8 7 message -8 -9 must 4 5 need -8 -8 number -3 -4 numbers 5 3 obtained 4 3 ones 3 6 our 11 11 pages 0 11 past -3 -5 people 16 11 person -5 -4 prefer -6 -4 prior 0 11 quotes 4 5 random 4 5 remote 4 3 report -6 -7 repository -3 -4 requests 3 5 resolved 3 4 secrets 2 6 security 10 7 server 4 5 short 3 6 state 3 4 statistics -3 -5 status -7 -8 target 2 8 terminal 3 6 them 4 8 three 6 7 time -3 -5 too 4 9 tool 1 -9 tools 3 6 trace -3 -4 true -5 -5 try -5 -8 two 5 12 types -3 -4 uploaded 3 11 user -6 -8 values 8 2 weather -3 -4 without 7 8 write 4 9
near:gets_ last -5 -7 mail -6 -9 name 4 11 need 3 4 new 7 7 number -5 -4 page 7 11 price 3 5 see -5 -5 them 9 3 time 7 7 types 4 4 user 8 4
near:gib_ und 4 4
near:git_ git 14 15 github -7 -3 hooks 7 9 https 2 8 must 4 6 name -5 3 origin 6 8 output 6 5 remote 2 6 repo 1 8 repository -4 -6 set 3 5 tag -5 -4 user 4 8
near:github_ https -8 -10 name -6 2 owner -8 -4 repository -4 -7 search -3 -4 server 9 11 token 8 12 workflows 5 5
near:give_ name 5 11 number -7 -4 reason -6 -8 results -4 -4 say -3 -7 size 8 12 user -5 -4
near:given_ grade 9 5 image 3 7 joins -5 -8 level -5 -4 line 4 6 list -3 -5 name 3 7 number -6 -4 order -8 -11 pdf -4 -5 person 5 3 rate 3 4 server 3 8 should 3 6 teacher -2 -6 unless 8 3 value 3 7 where 12 11 within -7 -5 word 1 8
near:gives_ summary 6 6 tips 14 12
near:gnupg_ gpg 2 6 secring 2 6 ssh -7 -7
near:goes_ invoice -12 -16 later 1 10 line 8 8 list -8 -6 relay 1 7 same 11 2 send 2 6 where 4 5 whose 3 5
near:good_ idea -5 -10 over 10 10 under 12 17
near:google_ https -5 -3 maps 6 6 point -5 -3
near:gpg_ secring 2 6
near:grace_ period -6 -6
near:grant_ user 6 7
near:group_ group -10 -13 groups -8 -7 once -4 -5 status -4 -4 support 7 4 text -7 -8 user 3 -5
near:grouped_ since 13 16
near:groups_ shown -6 -6
near:guessing_ rather -8 -5
near:guest_ link -6 -8
near:guests_ once -3 -5
near:had_ though 4 8
near:hand_ lines 7 4 list 2 8 must 4 6 over 3 10 tools 6 12 user -3 -6
near:hands_ over -3 -6
near:happened_ nothing 9 14
near:hash_ sha -3 -4
near:header_ set 7 12
near:headers_ request -6 -11
near:heading_ under 10 8
near:health_ politics 8 4
near:held_ seats -3 -4
near:here_ key 3 4 model 1 6 name 5 10 off -6 -4 order 3 6 place 5 7 possible -6 -4 system 9 5 them 5 4 tool 5 6 user 3 4 user's 5 9 without 3 4
near:het_ niet -9 -1 van 6 7
near:hidden_ notes 9 5 rows -4 -5 since -3 -7 text -11 -12 white -5 -6
near:hierarchy_ tree -4 -5
near:high_ low -7 -10 normal -3 -7 set 8 10
near:highest_ lowest -3 -7
near:history_ keeps -8 -11 last -2 6 pass 4 5 remote 7 2 them 4 7 tool -6 -2
near:hmac_ sha -3 -6
near:hold_ until -3 -4
near:holds_ them 5 6
near:holidays_ public -4 -4
near:home_ person 6 10 user 4 9 user's 6 -1 values 7 9 work 6 9
near:hooks_ https 3 5 pre -8 -8
near:host_ key -2 -9 keys -3 -5 known -2 -6 localhost -8 -2 machine -3 -5 name 6 7 names -6 -8 over -3 -4 port -2 -7 privileged 3 10 remove -4 -6 runs 7 5 ssh -5 -10 tokens -4 -5
near:hosts_ known 1 6 named 5 8 ssh 3 10
near:hour_ hour 4 5 last 9 10 later -5 -5 past 5 11 take 4 5 time 4 5 two 13 3 under 2 6 within 6 6
near:hours_ last -4 -5 later -7 -6 people 4 3 time 5 4 two -6 -3 within -9 -7 working -6 -9
near:http_ http -5 -6 link 2 9 request -3 -6 through 3 6 wget 0 11
near:https_ log 5 11 login 4 8 name -5 4 org -8 -10 sink 6 6 ssh 0 -8 sync 3 6 token -4 -4 user 0 -8 www -6 -7
near:human_ readable -4 -6
near:iam_ policy 4 5
near:iana_ time -3 -4
near:iban_ invoices 1 7 name -4 -3
near:idempotency_ key -8 -8
near:idempotent_ should -8 -7
near:identical_ values -3 -7
near:identifier_ unique -4 -5
near:identity_ user -3 -4 verify 5 12
near:ids_ issue 5 5 project 6 6 resolve 6 8 user -2 -6 where 4 4
near:ignore_ prior 1 9 request 4 6 text -6 -3 user 2 7
near:illness_ reasons 8 2
near:image_ model -7 -10 new 7 5 optional 12 0 ratio 3 6 resizes 3 6 scans 5 6 tools 5 10
near:images_ registry 3 4 searches 8 5 uploaded -6 -3
near:immediately_ user 5 9
near:import_ import -3 -4 put 2 10
near:important_ notes -12 -2
near:improve_ write -4 -3
near:inbox_ messages 11 9
near:include_ including 3 5 log 2 7 message -7 0 must 4 3 search 5 3 true 5 6 values -4 -4
near:included_ nothing -3 -9
near:including_ instructions -6 -3 prompt 2 7 same -4 -7
near:index_ local 3 5 page -2 -8 tab -3 -4 type 5 6
near:indexed_ search -5 -6
near:indexes_ suggests 4 5
near:informed_ user 3 6
near:inhalt_ und 5 3
near:injection_ prompt -3 -6
near:input_ takes -1 -11
near:insert_ new -6 -1
near:inside_ text -6 -2
near:install_ scripts 8 -1
near:installed_ packages -4 -5
near:installs_ package -4 -4
near:instance_ name 4 8
near:instead_ message 3 8 new -7 -3 path 8 6 raw -6 -2 reference -1 -6 rows 1 6 same 11 8 search 6 8 second -8 -8 set -6 -1 tool 4 10 tools 0 7 used 5 8 user -5 -6 values 10 10
near:instruction_ user -6 4
near:instructions_ instructions 4 5 priority 2 8 user -6 -6
near:insurance_ them -4 -4
near:interface_ user 10 11 web -7 -5
near:internal_ names -5 -9 notes 6 1 public -8 -5
near:interview_ schedules 5 13
near:invoices_ must 0 8 user 6 5
near:invoked_ tool 2 6
near:isbn_ title 4 4
near:isn't_ it's -4 -5 part 6 9 reported 5 4 returned -6 -8 secret -5 -5 since 5 9 touched -3 -6
near:iso_ time -4 -4 zone -4 -5
near:issue_ issue 5 6 key -3 -10 project 6 6 resolve 4 4 summary -2 -7
near:issues_ security -2 -6
near:it's_ list 14 9 page 3 10 say 6 2 says -12 -10 should 7 6 show 3 5 stored 7 -3 them 4 5 until -3 -4 user -10 -11 where 8 10 without -3 -6
near:item_ password -4 -3 them 4 8
near:itself_ need -9 -10 send -6 -7 user -7 -6
near:jedem_ vor 5 5
near:job_ tool -5 -5
near:json_ log 3 5 mcp 7 8 model 1 6 name -6 -2 object -5 -4 per -3 -5 postinstall 2 6 project -9 -5 raw -3 -5 returns -8 -6 settings 3 10 since 3 6 src -3 -10 tools 3 8
near:just_ tool -4 -7
near:keep_ name 3 6 named 7 8 original 5 -4 own -5 -7 pass -9 -10 public -9 -7 query -7 -8 quiet 2 7 same -11 -18 say -7 -10 servers 2 7 snapshots 6 4 tool 3 5 true 11 10 upload 2 6 words -3 -4
near:keeps_ list 9 7 original -3 -6 our 6 8 them 6 3 tool -6 -5
near:kept_ long -9 -10 numbers -2 -6 our 17 11 until -6 -1 years -3 -4
near:key_ key 9 6 keyboard -4 -4 look 5 8 openai 4 4 own -4 -4 password 4 9 private 3 5 project 4 -4 provider 2 6 read 12 13 search 5 5 secret 11 9 send -9 -9 server -7 -5 session 1 8 set -5 -4 ssh -9 -7 style 6 6 support 5 6 time 8 10 token 7 8 type -8 -5 value 6 1 weather 5 5 where 5 6 whose 5 4
near:keychain_ security 2 9 user's 8 11
near:keys_ known -3 -4 list 3 4 names -2 -6 old -5 -6 public -4 -9 secrets 5 7 set -4 -5 ssh -3 -8
near:kill_ processes 4 12 switch -3 -8
near:know_ leave -4 -7 let 9 11 must -3 -7 need 9 6 nobody 6 8 them 6 2 tool 1 6 user -14 -9
near:known_ scans 6 6 user's 4 6 vulnerabilities 5 6 well -8 -8
near:kubectl_ secrets 2 6
near:l'utilisateur_ meme 5 9 sans 1 12
near:label_ label 3 4 priority 5 11 put 8 5 without 3 5
near:language_ model 4 9 models 4 7 otherwise -4 -6 tool 3 5 user -4 -8 want -6 -8
near:languages_ translates -4 -3
near:las_ una 9 6
near:last_ lines 4 3 messages 6 5 month 3 -6 names -6 -13 next 4 4 organiser 7 10 output 4 5 over 6 4 private 7 5 quarter 3 5 read -4 -5 release 6 8 return 2 6 returns -4 -5 searched 4 4 show -6 -9 since -1 10 small -6 -5 source 15 15 starts -4 -6 tag 3 12 ten 6 2 text 3 7 time -5 5 two -2 6 type -1 7 user 5 8
near:latency_ value 7 7
near:later_ them 3 6 user -3 -8
near:latest_ next -8 -6 registry 6 6
near:law_ payment -5 -4 under -5 -3
near:leave_ like 10 16 list -5 -5 name 5 5 names -10 -11 see 3 7 set -4 -5 time 4 5 unless 5 5 user 5 4
near:leaves_ text 10 7 tokens -13 -12
near:left_ left -4 -7 off -3 -4 own -4 -5 reason -4 -6 unsubscribed -9 -7 where 3 5
near:les_ par 9 24 sans -5 5 toujours 1 8
near:less_ please 3 5
near:let_ them 4 8 user -6 -9
near:letter_ must -5 -8 queue -4 -6
near:letters_ mail 8 9
near:level_ lines 7 9 log -6 -9 name -4 -4 per 4 8 row 4 4 security 3 4 top -7 -6 user 3 10 warning -3 -4
near:library_ open 5 6
near:like_ looks -1 -7 something -5 -9 text -3 -4 them 6 1 users 6 8
near:limit_ market 12 11 name 7 11 per -5 -11 results -5 -4 second -4 -3 select 6 4 until 4 10 usage -5 -3 where 5 7
near:limits_ rate -2 -10 user 3 7
near:line_ line -6 -9 mail -9 -10 manager 2 6 message -8 -6 numbers -4 -3 our 12 5 per -6 -8 should 3 7 shows -4 -4 since -5 -5 supported 0 10 type -8 -8 under 4 6 via -4 -5 write -3 -6
near:lines_ matching -3 -5 name 4 6 passwords -6 -5 range 10 9 replaces 4 6 returns -3 -6 starting -4 -3 today 6 10 total -3 -4 want 3 6
near:link_ mail -6 -6 name 4 3 payment -4 -3 pdf 1 6 public -3 -7 returns -5 -5 short 9 3 user -15 -15
near:links_ page 9 9 symbolic 10 -2 user -5 -6
near:list_ listed -4 -6 loaded -2 6 machine 6 3 mail 7 9 manager 5 6 meals -3 -6 means -5 4 member 4 3 missing -9 -7 name 4 5 names -8 -3 narrow -6 -4 needed 6 4 objects 7 5 once 6 -1 open 8 9 output 11 11 pass 7 9 path -5 -6 phone 3 8 pipeline 3 6 posts -6 -7 prefer -6 -5 price -10 -6 priority -3 -5 product -5 -3 products 4 6 profile 9 5 project -3 -6 projects -3 -5 pull -3 -6 put 5 8 questions 14 3 reader 8 10 remove 3 5 repository -4 -6 requests -9 -10 result 4 3 returned -4 -4 reveal 7 8 right 3 4 run -4 -3 second 3 6 sent 5 3 separate 4 3 service -5 -5 session 6 6 share 10 10 short 10 5 should -7 -6 show 3 5 suggest -5 -5 table -4 -4 tables -6 -6 take 2 8 time 6 11 titles -6 -5 top -6 -2 true -5 -6 two -10 -13 under 10 3 user 14 10 user's -1 -7 values -6 -5 vendor -5 -5 where -5 -3 whose 9 10 workspace -8 -9
near:lists_ names -3 -5 size 11 1 state 8 5 them -3 -4 variables -3 -6
near:live_ secret 5 8 time 4 7
near:llm_ tools -8 -8
near:load_ read 7 11 waits -3 -4
near:local_ port -4 -5 remote -4 -4 run -4 -4 server -4 -3
near:located_ where -4 -11
near:location_ phone 5 9 photos 3 10 search 3 7
near:log_ minutes 6 10 per -5 -5 run 2 8 shows -7 -2 them 4 5 through 6 3 why 0 8
near:login_ password 3 4 required -3 -5 sign -5 -8 tool 5 4 user -9 -7 user's 4 5
near:long_ running -2 -7 session -5 -9 take -6 -7 takes -7 -6 term 3 5 tool -5 -3 user -3 -4 works 4 11
near:look_ types -5 -7 user 0 -7
near:looked_ without 5 9
near:looks_ number 7 9 user 4 5
near:loss_ profit -5 -5
near:lost_ user 6 6
near:low_ normal -3 -5 risk 6 10 should 2 7 where -8 -5
near:lower_ names -2 8 numbers -7 -4
near:lowest_ price -4 -7
near:machine_ made -4 -3 name 11 13 open 6 7 start 4 7 user 7 11
near:made_ none -7 -10 payment 3 4 requests 4 3 tool 6 2
near:maiden_ mother's 3 5 name 3 5 pet 3 5
near:mail_ mail 6 4 mailbox 6 6 never -4 -4 notice -5 -4 number -5 -7 owner -3 -6 password 10 9 people -7 -8 post 9 8 right -6 -5 says 10 11 see -5 -6 sender -6 -7 sends -3 -9 server 5 3 several -4 -5 text 4 4 them -7 -4 tool 3 7 unless -3 -4 user -6 -8 user's 4 7 within 7 2
near:mailbox_ receipts 5 5
near:mails_ subject 8 9
near:main_ must 5 10 true 6 8 user 3 7
near:maintenance_ mode 6 6 system -7 -3
near:major_ should 4 4
near:make_ our -3 -4 should -3 -9 sure -10 -8
near:makes_ notebook 7 9 people 5 13 plan -6 -5 style 3 8 text 6 7 them 9 7
near:manager_ name -2 6 them -3 -7
near:many_ user -4 -5
near:mark_ true -4 -5
near:markdown_ tables -3 -5
near:marked_ true -4 -6
near:market_ mid 5 4 spot -7 -9
near:master_ password -4 -4
near:match_ must -8 -12 names -5 -4 several -6 -7 them -6 -4 values -6 -4
near:mcp_ server -7 -8 servers 5 4 tool -4 -4 user 3 4
near:meals_ plans 7 14
near:mean_ once 7 8 say 8 4
near:means_ ssh 6 5 user -8 -6 value 5 5
near:meant_ reader 5 3
near:members_ once -4 -5 project -6 -3 team -3 -5
near:memory_ never -2 -7
near:mention_ named -6 -8 never 3 11 others 5 8
near:mentioned_ user -3 -5
near:merge_ request -6 -7 sent 2 7
near:merged_ requests 7 6
near:merges_ pull 6 6
near:message_ message 3 5 model 3 6 must 4 10 please 3 6 post 6 6 push -6 -5 put 3 5 role -2 -7 send -1 9 sends -4 -7 status -3 -6 system 10 8 thread -4 -7 tool 4 7 user's 2 9 users -4 -5
near:messages_ numbers -3 -6 older -3 -5 oldest 3 9 private 9 11 read 8 13 reads 1 7 recent -3 -5 removes -3 -5 searches 13 10 three 4 6 time -6 -7 user 8 3 user's 8 11 without 3 4
near:metadata_ text -3 -6 value 6 2
near:method_ should -3 -8
near:minus_ quotes 5 4
near:minute_ per -5 -7
near:minutes_ old -5 -5 poll -8 -6 seconds -5 -8 take -4 -5 takes -3 -7 ten -5 -9 transcript -4 -3 two -3 4 valid -3 -5 within -6 -4
near:mixed_ others 4 6 reviews 4 6
near:mode_ set 2 6
near:model_ must 2 7 name -5 -7 names -5 -5 new -3 -5 note 7 6 our 4 -3 per 4 3 prompt -6 -5 report 2 9 response -5 -4 returned 3 4 server 2 8 system 4 5 token -2 -6 tool 3 4 used -3 -5 user 1 6 uses 2 6 version -4 -4
near:models_ search 6 9 them -6 -8
near:modules_ node -7 -5
near:monday_ week 9 3
near:money_ send -3 -5 transfer 5 8
near:month_ next 7 10 payroll -5 -5 period 5 6 quarter -3 -6 time -7 -7 week -3 -5 year -5 -8
near:monthly_ weekly 7 4
near:months_ six 6 9 three 4 12 twelve 11 12
near:moon_ phase -5 -3
near:mother's_ pet 3 5
near:mount_ run 5 6
near:move_ rename -4 -5 target -2 -10
near:moves_ trash -6 -7
near:muc_ thu -4 -5
near:multiple_ time -6 -3
near:must_ notice 5 5 now 3 5 once -6 -4 operation 3 5 owner -6 -4 parameter 3 7 person -7 -9 process 6 4 provide -7 -8 public 13 9 query 0 7 read -5 -8 replaced 0 8 results 1 7 screen -5 -3 send 3 7 sent 3 13 sentence 0 7 server -3 -5 set 2 10 start -2 -8 task -7 -6 them 10 5 through 1 7 token 3 4 tools -1 10 true 3 6 two -4 -11 type 9 5 until -9 -7 user -8 -3 using -4 -5 value -5 -10 values 5 5 verification 6 11 verified -5 -4 wallet 8 5
near:name_ never -5 -6 new -7 -12 next 7 2 note 4 7 open 11 12 original 3 -4 otherwise -10 -11 output 6 5 owner -10 -5 pass -9 -14 person -6 -1 pet 3 5 place -4 -5 plus 9 3 project -5 -8 project's 4 7 query 4 5 range 0 8 real 6 7 record 3 9 reply -4 -7 repository -2 -8 returns -7 -7 right -5 -8 same 6 7 search -3 -4 server -4 -6 service 5 9 set 5 8 shared -5 -5 should -3 -9 shows -3 -4 source -5 -6 subject 5 6 subscribers 4 4 suffix 6 6 tags -5 -8 target 2 7 team -3 -4 token 4 6 tools 7 6 true 5 6 trust -2 -6 type -9 -12 under -4 7 used -4 -3 user 8 8 user's 8 5 verification 2 6 verified -3 4 whichever 10 14 whose 3 7 written -9 -8
near:named_ server -8 -12 them -4 -8
near:names_ need 6 7 new -5 -7 numbers -7 -3 parameter 6 3 passport -4 -6 private -6 -5 public -3 -5 query -7 -8 read 8 10 remove -5 -11 returns -9 -9 search 7 8 server -3 -4 similar 2 6 since -4 -4 source -4 -3 spaces 9 7 take -6 -6 text -3 -6 them -10 -12 through 4 5 user 9 9 variables -1 -6 visible -9 -7 without 1 6
near:near_ place 6 5
near:nearest_ value 1 8
near:need_ number 7 2 open -4 -4 outside -3 -5 over -7 -8 page -4 -5 pages 5 6 pass -1 -8 passed -5 -4 password 1 7 query 4 7 read 3 5 request -3 -9 same 3 4 send -6 -6 them -9 -6 there's -8 -8 things -3 -4 tools -4 -6 user -7 -4 work 3 4 workflow 4 3
near:needed_ read 4 6 tools -4 -4 user -4 -3 what's 4 6
near:needs_ nobody 0 9 number -3 -7 our 10 6 output 5 4 parameter 5 6 price -3 -4 reason -4 -6 set -1 -6 user -6 -11
near:neither_ nor -7 -10
near:net_ price 6 2
near:network_ runs -3 -6 sandbox 1 8
near:networks_ people 9 9 social 9 9
near:never_ number -3 -5 password -2 -6 private -5 -10 reads -4 -8 remote 8 7 returned -4 -5 say -3 -9 search 3 9 security 7 2 tell 2 9 text -4 -4 tool 5 4 tools 7 13 values -4 -3 writes -3 -5
near:new_ next -5 -6 old -5 -7 ones 3 4 public -3 -4 put 5 9 should 6 6 takes -5 -7 times -7 -5 transaction 1 6 update 3 5 user 5 8 without 5 6
near:news_ results 3 6 search 4 6
near:next_ page -6 -6 request 6 10 rest 7 4 rounded 13 13 running -3 -4 same 6 5 service -2 -6 start 3 5 takes -3 -5 two -4 -6 user -8 -6 user's 6 10 week 7 8
near:nicht_ und 6 12 werden -4 -4 wird 4 12
near:nie_ sie -2 15
near:night_ per -5 -6 price -5 -8
near:nobody_ them 15 17
near:non_ rate 3 11 refundable 3 9
near:none_ them -9 -11 user 5 5
near:note_ notebook -5 -9 opens -3 -5 see -1 -6 send 3 11 side 2 7 update 2 7 user 5 5
near:notes_ our 1 8 stores 6 6 text 3 6 them 4 4 title 5 5 user 1 6 words 4 6
near:nothing_ over -4 -7 said 12 7 sent -4 -3 should -4 -5
near:notice_ period -3 -4
near:notification_ without 5 10
near:notified_ once -3 -4
near:notion_ page 3 7 pages 5 8 share 2 7
near:now_ register -3 -4 says -3 -5 system 1 13 user -8 -11 where -4 -5 without 7 6
near:null_ value -4 -4
near:number_ number -5 -5 page -5 -6 registration -4 -3 request -3 -6 requests 4 3 result -5 -5 same 7 7 search -6 -5 see 10 10 server 4 5 show -4 -5 showing 5 9 starts -5 -6 tool -10 -7 under -6 -5 until -5 -5 user -5 -3 vendor -4 -3 where -3 -4 year 12 11
near:numbers_ passwords 4 5 phone -5 -4 store 2 6 user -9 -9
near:nutrition_ per 16 5
near:object_ settings -1 -8 type -4 -3
near:objects_ user 7 0
near:off_ our 7 7 project 2 9 set 7 9 signed 5 9 switched 4 4 system 4 3 them 3 6 time 16 16 turn 7 14 turned -5 -4 turns -4 -5 unless -7 -7 user -5 -5 where -4 -3
near:often_ since -7 -6
near:old_ older -3 -5 tells -4 -5
near:older_ year 5 8
near:once_ once 7 12 order 6 6 pay 3 5 receive -4 -6 releases -7 -10 report 0 -7 request 6 5 runs -3 -6 say 4 3 says -4 -6 session -5 -4 shell 10 6 shown -4 -5 take 5 17 task -6 -7 text -4 -7 them -5 -9 twice 4 7 user's 12 11 wait 6 9
near:ones_ others 8 10 our 11 13 private 7 9 returned 5 10 same 7 7 since -9 -13 stay -11 -7 them 7 6 three 2 7 through -4 -4 without 4 6
near:open_ results -7 -11 run -6 -12 session -6 -9 source 5 6 tabs 2 12 talk 6 5 user 5 3 where -5 -6 without 3 4
near:opening_ them 3 4
near:opens_ page -5 -4 tool -6 -10 waits -8 -8
near:operating_ system -4 -6 version -1 -8
near:operation_ perform -1 -6 user 1 8
near:operations_ performing -4 -6 tools -5 -6 used -5 -6
near:operator_ user 7 8
near:optional_ true -4 -3 weather 12 2
near:order_ owner 13 17 part -4 -4 placed -9 -8 purchase -4 -5 recommend -9 -5 required -3 -4 second 10 10 test 5 12 them 6 11 tool 3 5 yet 10 9
near:org_ repo 5 5
near:organisation_ outside -7 -7 people -4 -4
near:origin_ remote 4 4
near:original_ send -4 -7
near:others_ reviews 4 6 said 3 7 tools 8 11
near:otherwise_ pass 0 -8 project -5 -3 read -8 -8 same -8 -6 them 9 7 twice -7 -2 user -8 -6 where 4 4
near:our_ own -4 -3 partner 7 12 public 7 5 read 6 2 rest 11 11 result 3 5 says -20 -17 scan 8 7 send 9 6 session 3 5 side 9 8 steps -6 -8 support -3 -4 system 6 3 team 6 10 them 17 20 user 7 6 value 9 9 writes -4 -4
near:output_ run 3 8 set -7 -8
near:outputs_ tool 8 8
near:outside_ people -5 -4 shares -4 -3 user -8 -3
near:over_ page 3 4 passed 12 3 per 9 8 prefer -10 -10 range -4 -5 request 3 5 search 14 12 server -8 -11 service -4 3 show -4 -4 ssh -3 -4 takes 7 9 text 12 11 time -9 -6 tools 3 7 unless 6 -3 user -5 -9 user's 4 7 velocity 6 7
near:overdue_ tasks -4 -6 today -5 -4
near:override_ true 5 7
near:overtime_ paid -8 -5
near:overview_ quick -3 -4
near:overwrite_ true -6 -7
near:own_ page -3 -4 payment 6 6 profile -11 -12 proxy 1 8 read 5 8 rules 3 9 same -2 -7 them -3 -5 true -5 -5 words -4 -9
near:owner_ repository -5 -3 returns -6 -6 role 4 10 under -7 -9 unless -7 -6 user -7 -8 whose -2 6
near:package_ postinstall 2 6 publishes -3 -5 registry -4 -5
near:page_ part -7 -7 per -3 -6 previous -3 -4 read 4 3 request 0 -7 required 1 10 screenshot -3 -4 time 7 8 title 8 5 token -4 -9 under 9 7 user 4 3 wrong -4 -5
near:pages_ person 11 10 results 6 1 retrieve 4 4 search 4 8 text 1 7 user 2 8
near:paging_ value -4 -3
near:paid_ period -5 -4 since 3 8
near:pair_ second 2 8
near:paper_ text 4 3
near:parameters_ previous -3 -7 values -3 -7
near:part_ part 8 12 payment 5 5 per 5 5 post -7 -4 price 7 5 public 12 14 reply 8 11 response -5 -7 system 9 10 them -5 -8
near:participants_ recording -3 -4
near:parties_ third -6 -9
near:partner_ user -3 -4
near:party_ third -4 -11
near:pass_ pass 5 3 path -6 -3 query -4 -6 read 7 11 request -2 -8 reveal 5 7 run -6 -4 style 7 8 user -7 -3 write 11 10
near:passages_ text -4 -7
near:passed_ should -5 -4 tests 1 8 through -8 -8 urls -5 -3 user -5 -4 value -3 -5
near:password_ password -4 -3 read -4 -4 store 5 6 stored 8 8 token -6 -4 under -5 -6 url 8 9 user 4 11 user's -5 -9 username -4 -5 users 4 7 vault -3 -6
near:passwords_ tokens -9 -9 tool 9 12 user 2 6 user's 1 6
near:past_ year 6 7
near:path_ path 3 6 resolve -4 -5 script -3 -5 server -4 -4 side -8 0 ssh 4 3 value -13 -7 vault -5 -3
near:patient_ text 3 8
near:patients_ them 2 6
near:pay_ them 5 7
near:payment_ terms -6 -4 tool 3 11
near:payments_ send 3 6 user 4 8
near:payroll_ write 4 7
near:pct_ pct -3 -4
near:pdf_ send 3 7
near:pemilik_ tidak 5 12
near:pending_ requests 10 15
near:people_ pictures -2 -6 say 14 20 shared -4 -4 since 3 5 social 9 9 text -5 -6 two -9 -12 user 3 4 want 10 11
near:per_ per -4 -7 plus -3 -4 price 9 5 rate -1 7 result -3 -6 second 0 7 six -3 -4 table -4 -7 time 5 8 tokens -1 -9 tool -1 6 user 3 4 via -10 -11
near:period_ three 10 9
near:permissions_ user -5 -6
near:person_ register 6 11 second -6 -9 signed -5 -9 under 5 8 unless 6 6 user -2 -7
near:persona_ que -9 -12
near:phone_ pin -5 -11 private 4 4 time -6 -9 user's 3 5
near:photos_ tags 8 10 them 7 9 time 6 8
near:phrase_ wallet 4 8 words 4 8
near:picture_ user 6 6
near:pin_ starts -8 -10 time -7 -7
near:place_ price 9 5 quantity 2 6 right -7 -3 takes 10 7 them 6 11 time -3 -4 user 10 6
near:places_ route -2 -6 text -3 -5
near:plain_ should -4 -5 text -3 -6 words -7 -13
near:plan_ size -5 -8 where -2 -6 workspace 7 10
near:plans_ route 5 5 week 7 16 without 4 5
near:please_ show -10 -9 true -3 -7 write 12 13
near:plus_ returns -7 -9 user 4 7
near:point_ starting -6 -5
near:points_ step -2 -9
near:policy_ principal 3 6 snapshots 6 2
near:poll_ returned 3 5 status -3 -7
near:por_ una -8 -9
near:port_ running 8 9 server -2 -6
near:post_ publishes -3 -6 slack 3 6 text -9 -12
near:postgres_ query 4 5
near:posts_ reads 3 9 reply -4 -6 search 3 8 user -6 -7 user's -5 -7
near:precedence_ takes -5 -7
near:prefer_ raw -4 -4
near:preferences_ user -9 -8
near:prefix_ tag -4 -5
near:present_ them 4 8
near:preview_ production 2 7
near:previous_ should -5 -7 tool 4 6
near:price_ price -8 -3 quantity -5 -7 returns 3 4 route 5 5 should 0 8 stay 9 4 them -8 -8 total -4 -4
near:prices_ set -5 -10
near:primary_ tool -5 -5
near:printed_ text 9 11
near:prior_ rules 0 10
near:priority_ priority -2 -6 status -4 -3
near:private_ registry -5 -3 server -4 -6 text 5 9
near:privileged_ run 2 8
near:procedure_ tool -10 -5
near:process_ processes 6 11 tag -4 -6 terminate 4 7
near:product_ service -4 -5
near:profile_ profile 7 8 returns -4 -9 shows 4 3 tool 4 4 vpn 12 8
near:profiles_ social 13 13
near:project_ projects -5 -6 root -3 -7 used -7 -3 user -9 -8
near:prompt_ system 7 7 takes -1 -6 true -6 -5 user -7 -8 verbatim 9 11
near:property_ required -4 -4
near:provide_ results 3 8
near:public_ rate -1 -7 read 2 6 report -6 -8 resolvers -5 -8 run -5 -3 sharing -2 -6 show 9 2 site -5 -8 ssh -6 -7 through 6 3 ticket -6 -6 tmp 6 5 tool 10 4 type 9 8 until -4 -3 user -10 -9 visible 3 6 without -5 -6 write 2 10
near:pull_ tool 5 4 user 5 4
near:push_ tag -7 -4
near:put_ recipient 7 10 result -10 -10 set 4 9 system 0 8 time -3 -7 user 1 6
near:quality_ time 5 7
near:quarter_ year -8 -8
near:que_ siempre -4 -9 usuario -4 -6 valor 6 6
near:queries_ slow -3 -5 sql 6 5
near:query_ records 5 4 rows 1 8 run 1 7 search -5 -11 select 4 7 sent 2 10 should 3 9 similar -4 -4 table 4 3 tool 14 15 user's 2 10 users 4 6 write 1 7
near:question_ search 1 7 trivia 4 4 user's -4 -5
near:questions_ similar -4 -3
near:queue_ removes -3 -5
near:quick_ quick 6 4
near:quote_ text -5 -6
near:quoted_ text -5 -4
near:quy_ thu 6 10
near:rain_ wind 14 15
near:range_ time -3 -4 type -3 -5 value -5 3
near:rate_ room -5 -9 second 1 9 shown -2 -6 user 6 4
near:rates_ tax -5 -3
near:rather_ them -8 -6
near:ratings_ review -4 -5
near:raw_ response -4 -7
near:reached_ until 7 10
near:read_ read -3 -4 rsa -4 -3 runs 5 3 same -7 -5 see -3 -5 session -6 -6 should 8 12 show 3 7 support 5 7 text -5 -3 them -7 -4 time 4 6 tool 1 8 top 5 10 true -4 -5 user -3 -4 user's 2 7 using 2 6 view -5 -4 work -4 -6 workspace -2 -6 write -4 -10 zero 7 7 zone -4 -8
near:reading_ them 4 6 tools -3 -5 user 2 6
near:reads_ sensor 8 12 text 7 5 them -10 -11 user -3 -4 where -8 -8
near:real_ run 4 6 time -11 -8 user 6 4
near:reason_ words -4 -8
near:reasons_ user 8 4
near:receipt_ shows 3 9
near:receive_ text -4 -6
near:received_ time -6 -8
near:recency_ search 6 3
near:recipient_ user's -3 -8
near:recipients_ show -3 -4 user -7 -7
near:recognises_ text 3 7
near:recommend_ them 5 6
near:recommended_ user 7 -2
near:record_ same 7 7 says 5 6 time 8 9 type 1 8 update 1 6
near:records_ status 3 5 user -3 -4
near:references_ secret -7 -3
near:refs_ without -4 -3
near:refused_ under -6 -8 user -4 -3
near:regardless_ user 1 7
near:registrar_ transfer 6 3
near:related_ type 5 7
near:release_ run -5 -4 tag 6 3 tool -4 -5
near:remember_ user 5 6
near:remote_ repository -2 -7 ssh -8 -10 start 4 7 state -3 -7 tool -4 -3 url 3 5
near:remove_ them 3 5 user -4 -5
near:removed_ user 7 11
near:removes_ snapshots 12 10
near:repeat_ set 2 6 user -9 -10 value -5 -3
near:replace_ user 9 10
near:replaces_ tool -4 -6
near:reply_ text 0 -8 thread -5 -4
near:repo_ repositories -14 -12
near:report_ server -3 -4 skip 6 11 success 1 7 them 3 8 through -11 -11 tool 14 4 under 4 6 user -6 -6 within 8 4 without 12 13
near:reported_ tool 16 10
near:reports_ them 4 3 without -9 -7
near:repository_ using -2 -6
near:request_ request 1 6 requests 4 6 results -5 -3 returned 5 8 second -6 -6 set 4 7 takes 6 7 target 5 7 them 6 7 tool -5 -6
near:requested_ value 3 6 whatever 9 8
near:requests_ text 9 7 them -5 -4 through 13 11 tool 6 4
near:require_ user -3 -8
near:required_ user 6 2 without -3 -4
near:requires_ set 0 -8
near:resale_ ticket 12 3
near:response_ set 5 6
near:rest_ user 7 9
near:restricted_ security -4 -3
near:result_ run -1 -9 says -5 -4 shown -6 -2 terminal 1 7 text -6 -2 them -7 -5 user -5 -7
near:results_ return 6 8 rows -4 -4 run -5 -5 stats -6 -4 test 2 6 tools 4 6 verbatim 4 8 where -8 -5
near:retention_ snapshots 11 11
near:retry_ wait -8 -9
near:return_ should 5 5 them 4 3 tools 5 12 true 5 8 without 5 6
near:returned_ should 5 6 state -3 -4 text -4 -7 time -4 -6 under -3 -4
near:returns_ runs -5 -7 second -7 -8 session -3 -6 stops 5 5 stored -4 -5 user -4 -6 user's 3 7
near:reveal_ true -7 -5
near:right_ user -8 -3 withdrawal -3 -6
near:rights_ user -6 -5
near:robots_ txt -4 -4
near:role_ support 5 8
near:root_ user 3 5
near:row_ sheet -4 -9 tables 5 5
near:rows_ table -2 -6 user -4 -4 values 7 4
near:rsa_ ssh 15 24
near:rules_ them 7 15 update 1 7
near:run_ script -4 -3 scripts -5 -5 second -5 -6 select 2 7 show -5 -5 starts 6 6 test -3 -7 tests -6 -7 them 3 6 twice 3 7 two -7 -9 under 10 9 users 2 6 without 7 11
near:runner_ test -4 -4
near:runs_ set 2 6 tests 7 8
near:safety_ trust 5 6
near:said_ true -4 -7 user 4 3
near:same_ search -6 -5 second 11 12 separate -3 -5 show -3 -6 take 9 8 text 5 8 through 4 5 time -3 4 two 6 5 user 1 7 where -5 -4 within -6 -5
near:sample_ user 10 6
near:say_ short -3 -5 should 9 16 time -5 -3 until -5 -9 why -1 -8 without 3 5
near:says_ something -4 -3 unless -4 -4 where 14 15
near:scan_ user -3 -4
near:schema_ validate 3 5
near:scope_ token 5 6 user -6 -5
near:score_ score 2 6
near:screenshot_ take -2 -7 verify -4 -5
near:scrollback_ terminal 13 13
near:search_ search 3 7 since -4 -5 support 3 4 true 3 4 used 5 9 user -3 -4 within -7 -5 words 12 10
near:second_ time 4 7 under 3 10
near:seconds_ silence -4 -6 take 3 12 ten 7 6 two 3 10 until -3 -5 within 10 8
near:secret_ token 1 8 true -7 -4
near:secrets_ yaml 2 6
near:security_ server 4 3 user 6 4
near:see_ shouldn't -6 -8 tool -4 -8 tools -4 -5 true -3 -5 user -11 -10 want 6 8 wrong 12 8
near:seen_ text -1 -6 user -3 -5
near:select_ table 4 4 tool 5 7 user 7 -4 users 8 7 whenever 4 5
near:send_ show 0 13 sms -5 -5 subject -3 -4 system -6 -3 tell 7 9 through 7 6 time 7 6 tool 2 6 user 8 5
near:sender_ subject 5 -3
near:senders_ user 14 17
near:sending_ user -4 -4 without -2 -10
near:sends_ them -3 -8 time -12 -11 user -4 -7 user's -2 -8 wallet -5 -4
near:sent_ until -3 4 user -3 -5 value 6 2 words 10 14
near:server_ set 4 8 should 12 14 side -6 -5 text 11 12 through 6 4 time -6 -8 token -12 -10 tool -1 -6 true -5 -8 update 4 10 user 4 7 via 3 5
near:servers_ since 5 6
near:service_ user 3 4 where -2 -6
near:services_ source -3 -4
near:session_ shown 7 9 ssh -4 -7 text 0 9 token 11 12 tool 9 10 user's 5 6
near:sessions_ user 7 4
near:set_ set 9 10 sharing 0 9 should -6 -5 skip 4 8 system 5 5 through 3 9 time 6 4 tool 3 4 unless -4 -8 url 4 5 value -4 -4 values 7 -2 verify 5 10 write 2 6
near:sets_ temperature -4 -4 user -2 -6
near:settings_ tool 4 7
near:several_ tools 8 13
near:share_ them -3 -4 user -1 7
near:shared_ used 0 7
near:sharing_ user -4 -3
near:shell_ tool 4 10 user's 9 5
near:short_ summary -7 -5 user -7 -6 well 7 5
near:should_ shown -3 -7 source -1 -6 student -5 -3 tell 3 7 text -3 -4 through -4 -6 told -6 -13 tools 4 7 true -8 -5 type 5 6 url -2 -9 user's 5 10 values -3 -7 where -10 -16 whether -2 -8
near:show_ state 8 1 true -3 -6 under 4 3 user -20 -18
near:shown_ text -8 -9 two 6 8 under -8 -7 user -4 -4
near:shows_ state 7 -1 status -4 -5
near:side_ side -8 -6
near:sided_ two 8 6
near:sie_ und -7 -4
near:signature_ without 4 6
near:signed_ them 4 4 user -6 -5
near:since_ tag 3 11 text -6 -5 time 7 3 user 0 7 write 9 8
near:single_ them 4 4 word -4 -4
near:site_ site -6 -1 user -6 -11
near:size_ status 5 4 text 7 8
near:skill_ skill -1 -6
near:skip_ them 4 3
near:skipped_ warning -6 -9
near:slack_ thread 6 -1
near:slow_ user 8 10 why 2 10
near:small_ talk 4 5
near:smallest_ unit -5 -5
near:sms_ time -3 -4
near:something_ user -12 -12
near:soon_ them 6 5
near:source_ target 2 8 text -6 -3 user 10 10 workspace 5 6
near:sources_ text 4 4
near:space_ space 3 6
near:spaces_ without 3 5
near:specify_ user 3 6
near:speed_ wind -3 -5
near:spent_ time 4 6
near:sponsored_ true -7 -11
near:sql_ through 6 6 tool 5 6
near:src_ user -6 -3 workspace -5 -3
near:ssh_ ssh -1 -7 und -7 -4 user -4 -10
near:start_ through 5 6 while 9 10
near:starts_ timer 1 7
near:state_ two 4 6
near:status_ text 10 7 through 8 8 time -4 -4 until -5 -8
near:stay_ them -5 -5 where -9 -11
near:stays_ under 2 6 unless -3 -7 where 8 3
near:step_ step -3 -4 workflow 6 14
near:steps_ them 6 5 type -4 -7
near:stop_ time -7 -6 user 2 7
near:stops_ tool -6 -4 user -4 -7
near:store_ tool -11 -7 trust -3 -7 under 8 7
near:stored_ user 6 5
near:street_ town 5 17
near:strings_ text -6 -3
near:stuck_ you're -4 -7
near:subject_ tickets 2 10 user -3 -4
near:submission_ text -9 -7
near:suggest_ user -8 -5
near:suggestion_ user -4 -6
near:summarises_ thread 7 9
near:summarize_ user -4 -4
near:summary_ whole 1 8
near:supply_ user 3 7
near:support_ ticket -5 -7 user 5 5
near:sure_ user -1 -9
near:sync_ tool 8 10
near:system_ text 8 12 user 1 8 version -1 -8 write 5 8
near:table_ users 4 6
near:tag_ while -7 -4
near:take_ them 4 8 time 8 8 two -8 -9 user 3 5
near:taken_ without 11 12
near:takes_ tool 2 9 tools 4 5 two 9 18 user's 5 10
near:target_ true 4 9 under 7 -1
near:task_ task -6 -4 tool -5 -4
near:tasks_ tasks 7 7 time 7 7
near:team_ team -7 -1
near:teams_ user -5 -7
near:tell_ user -19 -9
near:tells_ user -3 -5 where -3 -5
near:temperature_ wind 10 11
near:ten_ them 2 9 times -4 -6 two -5 -5 user -5 -4 years 8 6
near:terraform_ tfstate 4 7
near:test_ user 2 -6
near:text_ through 11 11 tool 2 6 translate -4 -4 treat -4 -3 two -3 -4 type -10 -7 under 7 15 used 3 7 user -8 -2 user's 4 6 whatever -4 -4 without 4 5 written -7 -3
near:them_ them 8 7 there's -10 -11 though 1 9 time -4 -5 tokens -6 -5 totals 0 9 treat -8 -6 types -4 -4 until -4 -7 user's 7 5 variables -3 -4 week 8 13 whatever -4 -6 where -15 -15 wire 7 4 words 5 8 write 9 8 written 5 7
near:themselves_ user -7 -7
near:therefore_ tool 2 7
near:three_ two -2 -6 user's 5 6
near:through_ tools 3 8 update 5 5 upload -4 -3 user 5 3
near:time_ tool 1 6 two 13 17 until 6 5 user -12 -13 user's -7 -3 utc -10 -9 velocity -5 -3 well 8 6 without 4 3 year -10 -9 zone -9 -7 zones -4 -5
near:today_ user 1 10 weather -4 -3
near:token_ token 4 5 tool 7 6 user -3 -12 user's 6 6 values -5 -3
near:tokens_ values 9 6
near:told_ user 8 7
near:tool_ tool 3 9 touched -5 -5 transfer 1 6 true 5 3 under -1 -6 update 3 4 user's 8 10 users 13 3 uses -6 -4 using 4 5 validate -3 -6 works -7 -7
near:tools_ used 5 9 weather 3 6 web -5 -6
near:total_ total -7 -2
near:true_ true -7 -1 truncated -4 -5 two -7 -3 user 5 7 values -2 6 weather 5 4 without -6 -7 write 7 6
near:try_ user -4 -6 user's 8 11 wait -7 -6
near:turn_ two 3 5
near:turned_ user -6 -7
near:two_ web -5 -4 years -6 -6
near:typed_ user 5 8
near:types_ user -3 -6 value -5 -3
near:ubergeben_ und -3 -6
near:under_ user's -2 -8 well 4 9
near:unless_ user -11 -10
near:until_ user -8 -5 wait 6 4
near:update_ using 4 4
near:upload_ uploaded -6 -3
near:url_ web 3 5
near:used_ without -7 -3
near:user's_ zone -8 -6
near:user_ user -6 -4 users -5 -7 value 7 11 verbatim 5 7 version 4 4 wait -3 -4 want -9 -3 wants -9 -5 whatever 6 9 whenever 3 9 where 10 1 whom 3 5 window -4 -3 word 4 8 words -8 -13 work 5 5 worried 4 7 written -6 -1 wrong -3 -5 wrote 8 7
near:users_ users 4 3 via -4 -4
near:using_ web -3 -4
near:usually_ within 4 -3
near:valid_ values -4 -3
near:value_ value -7 -5 vault -5 -3
near:values_ variables 3 6
near:var_ var 12 5
near:via_ written 4 5
near:waiting_ without 4 5
near:week_ year -5 -8
near:well_ works 5 8
near:white_ white 3 7
near:whose_ within 6 7
near:without_ word 3 7
near:word_ word -9 -7
near:work_ write 5 3
near:workflow_ workspace -6 -3
near:yapay_ zeka 11 15
near:year_ year -5 -4
not: above 9 5 act -5 -7 actually -3 -4 add -4 -9 added -6 -10 addresses -7 -7 advice -7 -7 agents -6 -2 ahead 4 4 alarm 4 5 allow -4 -8 alter -3 -7 always 4 6 among 10 10 another -8 -9 answer 1 8 anything -11 -15 apply -3 -4 approval 5 7 approve 6 7 approved 1 6 as -9 -1 asked 4 4 asking 9 18 asks 5 4 assistant -3 -6 at 2 7 attach -3 -4 author -4 -5 available -4 -4 back 4 3 backup -3 -7 before -7 -12 behind -2 -8 being 12 15 below 9 11 between 6 9 beyond -7 -1 both -5 -6 brave 7 7 break 4 5 bring 12 18 build -5 -6 buy 4 5 call -8 -8 called -3 -5 card -6 -6 carry -9 -10 case 6 5 certificate -4 -6 change -2 -8 changed -6 -8 changes -4 3 clear -10 -6 client -4 4 code 5 4 collect -8 -10 come 7 4 comes 10 7 comment 14 8 commit -3 -9 comparison 3 14 complete -1 6 concern 5 8 confirm -5 -5 confirmation 13 18 confuse 1 9 consent -14 -11 contacts -10 -8 conversation -5 -5 copy -12 -14 cost 2 9 could -5 -3 count 8 9 cover 7 2 covered -9 -8 create -1 -9 created 5 4 credentials -2 -9 currently -5 -4 customers 11 10 data -8 -12 database 3 9 date -3 -6 days 5 4 defined -6 -5 description -9 -4 diagnosis -3 -4 different 5 8 disclose 6 6 display 10 3 displayed 7 13 docs 5 8 domain -5 -4 don't -6 -6 done -7 -10 down -8 -7 drop -4 -4 dropped -1 -6 earlier -3 -10 el 9 14 elsewhere -3 -4 en 7 8 enough -4 -4 entire -5 -4 env -4 -5 error -3 -6 even -6 -7 exception -2 -7 explain 14 17 exported 4 3 fails -10 -10 fee -10 -6 field 7 12 files -5 -5 fill -3 -5 final -5 -9 find 9 3 first -6 1 fixed -3 -4 flights 5 4 follow -7 -7 form -5 -3 found -10 -4 get 10 10 gets 13 12 give -3 -7 given 13 9 go 6 2 goes -6 -11 group -4 -5 guess -7 -5 happened 9 14 here -25 -29 hidden -6 -6 him -3 -4 holds 3 5 https -6 -4 id -7 -9 if -4 -3 image 4 5 in -6 -9 include -5 -8 included -10 -14 informed 3 8 inside -4 -6 instruction -6 2 instructions -6 -6 it -7 -3 it's -6 -8 itself -1 -6 just 6 8 keep 10 6 kept -7 -8 key 6 7 keys -3 -5 know -6 -1 la 5 7 later -6 -3 left -7 -9 let 5 6 letter -5 -8 line 4 7 lines -5 -8 list 9 1 listing 3 4 lists -3 -5 lo -4 5 local -6 -3 lock 5 5 log -6 -8 logged -4 -4 login -4 -5 logs -2 -8 longer 7 7 look 9 7 looked 7 8 looking 7 3 lost 3 7 lower 4 4 machine -4 -5 made -5 -5 mail -13 -8 mailbox -4 -4 make -4 -6 mark -3 -4 match 6 7 matter 12 15 max -5 -3 mention 3 10 mentioned -4 -8 message 8 11 met 8 8 minutes -5 -5 mix -10 -10 money -7 -6 necessary 9 6 need 6 10 next 0 -7 no -4 -5 none -4 -3 nor -6 -9 notice 7 10 notified 6 8 now 7 7 numbers -9 -11 obey -6 -7 object 5 7 off -8 -9 offer -5 -6 offered -8 -7 often -7 -5 old -5 -7 on -5 -8 ones 5 8 open -9 -10 opened -3 -8 opinion -7 -1 or -7 -13 ordered -5 -5 orders -11 -8 original 7 14 our 10 9 over 8 7 override -10 -9 owner -7 -5 page 7 7 paid -8 -8 paper 6 6 parameter -2 -9 parameters -3 -6 pass 7 0 passed -7 -3 password -4 -6 passwords -3 -6 paste -5 -9 pay -4 -7 person 5 7 pharmacist -4 -5 pin 7 3 placed -6 -4 plus 8 10 point 12 9 policy 3 5 possible -6 -4 post -3 -7 prefix 1 -6 price 12 9 private -1 -6 property -4 -3 propose -5 -5 provided -7 -3 provider -5 -8 public -4 -5 question 4 6 quoted 11 7 raise 16 11 raised 4 3 rather -9 -6 re -5 -4 reach -4 -3 read -3 -9 reader 6 3 recorded 5 8 refuse 9 15 refused -4 -6 remark 5 7 remote 5 3 remove 3 5 removed 3 14 replace 0 8 replaced -1 -6 reply 6 10 requested 1 6 require 3 4 reserve -3 -6 respond 7 10 response -6 -8 results 3 9 returned -11 -14 returns -5 -9 review -1 6 run 4 3 said 3 -6 saved -4 -5 says -7 -10 scheduled 7 7 se -5 4 secret -1 -6 secrets -6 -4 security -6 -7 see 3 7 seen 5 5 sends -4 -5 sent -1 -7 sentences -3 -4 servers -4 -5 session -4 -4 set -5 -8 setting -4 -3 shared -4 -9 shell -5 -7 show 5 10 showing -2 -7 shows 9 10 since 6 4 skip -5 -7 soften -3 -7 something 3 8 spaces 3 5 speak 7 9 sql -4 -4 state -3 -4 status 4 5 stay -7 -4 stock -3 -5 stored -8 -9 supported -5 -7 switch -3 -4 tag -4 -3 takes -8 0 target 3 9 task 4 6 tell 5 14 telling 5 7 test -5 -6 text 6 6 them -7 -7 they're -5 -4 things -5 -5 three 11 5 through -9 -10 times -5 -4 titles -6 -4 token -3 -6 tokens -6 -3 tool -10 -10 tools 7 12 touched -7 -6 triggered -6 2 try -8 -5 turned -6 -6 two 7 7 undone -4 -3 until -8 -11 up 14 15 upload -7 -6 upon -9 -9 user -14 -9 uses 12 10 value -8 -10 verify -7 -2 void -8 -8 want -6 -7 warning 9 11 we 7 16 whatever 3 6 whether -5 -4 while 7 6 without -7 -5 work -3 -4 write -5 -6 written 14 11 yourself -12 -12
pair:'full'_ for -7 0
pair:abab_ fa -5 -3
pair:able_ to 13 13
pair:about_ an -6 -6 health -8 -6 it 13 10 other -4 -6 to 4 4 what -7 -4
pair:above_ all -5 -6 it -7 -6 the 2 9
pair:accepted_ as -5 -6 by 8 10 values -6 -6
pair:access_ for 5 6 to -6 -5
pair:accordance_ with 3 7
pair:account_ for 3 6 holder 3 4 id -3 -8 in 15 6 number 4 3 of 4 7 on 2 13 or 0 -7 the 7 6 to 6 1 with -3 -6
pair:accounts_ for 5 4
pair:act_ on 3 5
pair:action_ to -3 -4
pair:activity_ feed -4 -4
pair:add_ it 10 14 new -1 -6 the 20 23 to 9 11
pair:added_ and 16 11 up -3 -6
pair:adding_ the -4 -9
pair:address_ and -2 -8 book 14 13 for -1 6 given -6 -3 in 6 8 must -3 10 the 6 8
pair:addresses_ are -3 -6
pair:adds_ an -3 -8 note -4 -9 the 3 4 two 4 5 user 2 10
pair:advises_ on 9 6
pair:affected_ and -4 -9
pair:after_ all -4 -7 an -8 -7 day -1 10 days -6 -5 each 7 1 editing -4 -3 five 3 4 get 5 4 it 6 11 seconds -4 -7 ten 5 3 that -8 -3 the 2 6 they -5 -8 two 5 8 which 7 5
pair:afterwards_ the -2 -6
pair:again_ before -8 -6 on 5 4 to 7 5 with 7 10
pair:against_ the -6 -5
pair:age_ and 8 8
pair:agent_ are 4 5 id -3 -11 only 6 5 shall -3 -4 to -2 -8
pair:agents_ are -7 -2 can -7 -8 must -5 -5
pair:agreed_ on -8 -6 to -7 -7 with -4 -5
pair:agreement_ with -4 -4
pair:ahead_ of 15 25
pair:ai_ agents -10 -10 tools -7 -8
pair:aimed_ at -4 -6
pair:al_ usuario 0 12
pair:all_ cards -3 -4 cases 5 10 documents 4 4 environment 3 9 items -2 -6 members -8 -7 of -3 -6 other 2 8 pages 5 5 participants -5 -9 payments 3 6 pending 5 11 photos 7 9 previous 2 8 running 4 9 tables 1 6 tasks -6 -5 three 6 2 tools 9 11 transactions 1 7
pair:allows_ you -6 -3
pair:along_ the -5 -3 with 1 6
pair:alongside_ the 12 14
pair:also_ be -5 -9 delete 3 7 deletes -4 -5 if -6 2 run 3 8 the -7 -5
pair:always_ and 7 6 ask -5 -7 call -5 -6 choose 9 11 cite -4 -5 use -6 -1
pair:among_ the 24 14
pair:amount_ and -8 -1 between 8 7
pair:amounts_ and -6 -4 are -11 -15
pair:an_ account 8 2 administrator 5 6 ai -9 -5 amount 6 1 app -5 -6 appointment 4 11 array -6 -5 article -6 -9 asset -4 -9 assistant -8 -5 das 10 12 earlier -6 -10 element -7 -8 email -3 -7 employee's -7 -7 estimate -7 -6 event -4 -6 existing -16 -18 hour 4 3 html 5 6 iban -5 -8 icon 6 6 id -4 -4 input -1 -11 instruction 4 5 interview 5 13 item 4 5 mail -9 -11 mcp -4 -5 object -6 -3 open -5 -11 update -3 -5
pair:and_ account -2 -6 actions 6 5 add 12 19 address 4 3 age 6 2 agent -6 -9 ai -10 -11 all -6 -8 amount -6 -5 answer 12 16 anything -10 -9 append 1 11 are 5 9 aren't -4 -3 ask -17 -17 at 6 12 attach 11 14 attachments -7 2 auth -7 -7 aws 7 7 bank 15 15 become -3 -4 before -5 -5 by 5 5 call 2 7 can -5 -9 cannot -3 -6 carry 5 8 check -5 -5 city 8 6 code 5 7 command -2 -6 complete -6 -8 contain 9 2 context -5 -8 cost 4 4 country 9 9 custom -4 -5 date 4 -3 dates -4 -9 delete 6 6 deleted -4 -13 describe 12 11 directories -3 -4 disable 6 10 do 9 17 does -3 -7 duration 8 4 each -3 -6 enter -5 -11 error -9 -5 expected -8 -5 file 5 3 files -3 -4 find -3 -6 for -10 -2 from 12 10 full 8 5 general -3 -5 get 8 6 gets 8 6 give 6 10 given 5 5 go 7 1 hand 8 12 have -9 -10 history 10 6 home 5 4 hours 11 9 how -6 -10 html 1 6 if 7 20 in 14 10 include 9 12 is 3 4 issue 9 8 it -3 -7 keep 7 10 keeps 13 10 key 5 4 label 6 6 leave 8 14 left 7 10 let -10 -8 links 10 10 list -5 -6 log 4 7 login 7 8 loss 9 8 lower -5 -4 mails 9 9 make -7 -1 mark -5 7 mention 1 -6 merge -3 -6 messages 6 2 metadata -3 -4 more -7 -10 names -7 -5 needs 9 10 neither 4 6 new -1 -6 no 5 -4 nobody 9 7 not -11 -12 notifies -9 -10 omit 4 4 on 1 6 once 6 8 one -6 -2 openai 3 7 optionally -4 -5 or -5 -8 other -6 -13 pass 7 15 password 3 11 passwords -7 -4 paste 2 8 path -8 -9 payment -7 -7 per -5 -5 phone -6 -7 pixels -6 -5 place 3 5 posts -8 -4 present 5 6 print 3 7 put 12 14 rate 3 5 re 3 5 read 5 6 rejects -5 -4 release -6 -7 remove -4 -6 removes -4 4 report 1 6 reported -8 -8 rest 6 2 results -6 -3 retry -11 1 returned -3 -5 returns 5 3 run -6 -4 safety 9 10 save -3 -5 say 13 12 says -4 -9 send 3 9 set 14 15 short 8 6 should -8 -7 show -6 -3 shown -6 -7 shows -6 -8 signs 2 7 size 4 -3 skip 7 10 snippet 4 4 state 7 9 stay -9 -9 stop 3 8 store 12 11 stores -8 -9 suggest -6 -7 summary -5 -9 supply 1 7 tags -2 -6 taken 6 10 tell -6 -5 that -6 -6 the 4 8 their -3 -6 then 3 5 there's -6 -8 time -6 -12 to 9 15 total -6 -9 town 9 18 try 4 4 upload 3 7 use 6 7 version -6 -6 wait -9 -7 waits -5 -8 what 7 -3 when -6 -13 whether 2 6 why -3 -5 will 5 7 with -5 -5 without 9 12 work 5 3 write 11 14
pair:another_ registrar 6 3 server 6 4
pair:answer_ and -5 -3 as 7 9 in 4 9 is 10 13 questions 13 12 that 12 17 the -5 -3 with 8 8
pair:answered_ by 4 -6 from 15 10 with 6 9
pair:answers_ and -4 -6 are 4 7 go -1 -8 questions 4 5 then -1 -7
pair:antes_ de -4 5
pair:anthropic_ and 4 8 api 4 4
pair:any_ earlier 6 10 file -4 -4 is -3 -7 mail 5 3 of -6 -8 other -4 6 tool 9 10
pair:anyone_ who -3 -8
pair:anything_ else 4 5 that -3 -4 to -4 -5
pair:api_ call -5 -8 key 5 6 keys 4 5 token -6 -4
pair:app_ and -8 -6 the -6 2 with -7 -5
pair:appeals_ are 6 3
pair:appear_ with 4 6
pair:appears_ in -3 -5
pair:append_ the 4 6
pair:application_ or 7 0
pair:applied_ to -3 -6
pair:applies_ for -1 10 to -10 -5
pair:apply_ patch 2 7
pair:approval_ by 5 4 dialog 4 9
pair:approve_ and 10 8
pair:archive_ and -4 -3
pair:are_ added -5 -9 allowed -3 -7 also -6 -8 always -4 -4 and -1 -8 answered 9 9 as 8 11 asked 13 18 at 4 5 available -6 -4 best 15 12 better 10 7 blocked -2 -10 checked -3 -8 closed -5 -7 compared -7 -9 confidential -5 -4 converted -5 -5 created 6 12 cut -13 -18 deleted 5 4 described 0 10 dropped 11 11 excluded -1 -6 expected 9 12 fine -6 -6 forbidden 3 8 found 17 10 free -2 -6 generated -7 -3 given 0 -8 gone -5 -4 good -5 -3 handled 4 4 hidden -7 -9 in 4 15 included -8 -6 informed 16 8 invalid -6 -3 kept 6 1 labelled -9 -12 listed -4 -6 local -5 -4 logged -8 -11 mailed -6 -7 marked -14 -13 masked -7 -12 missing 4 6 mixed 8 12 moved 9 12 never -3 -8 no -7 -7 normalised 8 7 not -5 -7 noted 10 10 numbered 5 5 off -7 -7 often -8 -11 omitted 5 7 on 9 7 only 3 10 open 18 15 paged -5 -3 paid -7 -4 part -10 -8 placed 5 5 processed 4 -3 put 4 5 read -3 -7 recognised 5 5 recorded -11 -8 refused -17 -15 rejected -8 -11 removed -11 -5 replaced -9 -10 reported -11 -4 respected -4 -4 returned -8 -9 rounded 11 13 run 7 7 separate 17 21 set -10 -14 shared 15 11 signed 6 -1 slow 7 12 sorted -3 -8 stored 4 5 stripped -1 -7 subtracted -4 -7 swapped 12 15 taken -7 -6 team 5 5 the -9 -4 then 11 6 those -14 -15 to 15 21 told 18 10 understood -5 -6 unreliable 12 14 untrusted -11 -8 uploaded 7 14 verified 2 7 visible -5 -5 void -6 -4 what 4 7 written -8 -6 wrong 3 6
pair:area_ and 13 16
pair:aren't_ needed 5 6
pair:argument_ is 6 9
pair:arguments_ and -7 -7
pair:array_ of -4 -12
pair:arrive_ in 12 11
pair:article_ that -4 -7
pair:as_ agreed -3 -4 an 8 11 and 8 2 base 3 5 before 7 8 comment 6 10 courtesy 3 7 done 3 7 failed -6 -7 first 10 9 found 4 6 good 5 4 id -3 -6 if 13 17 it -7 8 links -3 -6 missing -2 -7 name -2 -6 on 15 15 one -4 -4 open -5 -5 optional 2 9 our 7 6 owner 4 5 part 1 11 passed 4 12 per 6 10 possible 9 -1 query 1 8 reached 7 3 regards 2 7 requested 13 10 rule 9 15 sample 6 13 second 4 7 service 2 6 shown -2 -6 stated -5 -7 svg 6 4 the 7 18 they -10 -9 this 1 8 though 8 17 to 5 6 usual 7 8 well 0 8 your 10 11
pair:ask_ about -6 -7 before -4 -10 if -3 -4 the -12 -13 which -13 -15
pair:asked_ about 8 5 for 14 14 to 8 8
pair:asking_ again 3 11 for 1 -6
pair:asks_ about -3 -6 for -4 -4 the -9 -9 you -6 -6
pair:assistant_ has 2 11 is 3 7
pair:associated_ with -10 -10
pair:at_ am -5 -4 any -5 -3 check 11 12 first -4 -9 given 10 9 home 6 9 https 7 12 it 6 5 level 16 19 lower 3 6 most -13 -15 night 1 9 of 5 8 once 12 13 our 9 10 that 10 8 the 7 6 time -5 -10 work 7 4
pair:attach_ the 4 6
pair:attached_ to -4 -7
pair:audio_ file -2 -7
pair:aunque_ el 5 4
pair:authenticate_ with -3 -4
pair:author_ for 3 6
pair:authorization_ bearer -6 -6 header 5 7 headers 3 6
pair:auto_ approve 1 7
pair:availability_ is 2 6
pair:available_ to -2 -8
pair:avec_ le -10 -3
pair:aware_ of 7 2
pair:aws_ access 6 5 credentials 1 14
pair:back_ as -5 -5 in -8 -9 on -4 -3 the -3 -5 to -4 -6
pair:balance_ is -4 -6 of 4 3
pair:bank_ details -9 -4 is 15 17 transactions -3 -5
pair:based_ and -3 -4 on -10 -6
pair:bash_ history 13 15
pair:bcc_ to -5 -6
pair:be_ accepted 13 16 answered 3 -6 calculated -6 -3 calibrated 4 4 called 10 11 changed -7 -1 checked -8 -14 confirmed -5 -7 consulted 14 7 copied 1 7 deleted 3 4 displayed -12 -9 done -8 -9 exported 5 5 followed 4 4 found 3 4 given 9 11 hidden 6 8 idempotent -8 -7 in -6 -7 included 6 3 informed 8 12 invoked 1 6 less -7 -1 lost 4 3 made 5 6 mentioned -6 -9 more -4 -7 new 7 8 obtained -2 -6 opened -2 -7 out -8 -10 passed -6 -11 prefixed 4 7 presented 4 4 re 12 13 read -9 -3 removed 5 10 repeated -5 -3 replaced 3 8 reported 3 6 restored 10 9 returned -5 -5 run 5 8 set -9 -2 shared -2 -8 shown -3 -8 skipped 12 15 stored 3 5 supplied -3 -7 switched -3 -5 the -7 -13 treated -5 -8 true 0 -7 undone -5 -7 uploaded -5 -3 written 7 7
pair:bearer_ token 11 14
pair:because_ of 9 10 the -11 -7
pair:becomes_ visible 4 6
pair:been_ deprecated 3 14 given 12 13 informed 5 5 put -7 -6 removed 3 6 shown 4 5 verified -5 -8
pair:before_ an 0 8 and 3 -6 anything -4 -5 calling -5 -8 clicking -7 -5 creating -4 -3 each 3 8 it 4 10 it's -5 -6 listing 8 12 running 4 5 saving 4 6 that -10 -9 the -6 2 they -3 -9 this -3 6 writing -3 -4 you 0 7
pair:begin_ with 4 5
pair:beginning_ of -6 -4 when -2 -6
pair:behalf_ of -5 -4
pair:belongs_ in -7 3 into 14 10 to -5 -3
pair:below_ are 7 14 is -13 -13
pair:besides_ the -5 8
pair:best_ for -12 -10 practice -6 -9 practices -5 -5
pair:better_ than -10 -13 the 7 5 when 2 9 with 3 5
pair:between_ and 18 10 languages -4 -3 the -3 -5 two -6 -9
pair:beyond_ the -7 -4
pair:bin_ sh 0 9
pair:bitte_ nicht -4 -4
pair:blame_ the 16 14
pair:body_ is 4 4 text -1 -8
pair:booked_ as 9 11
pair:books_ an 5 11 meeting -5 -7
pair:bot_ is -3 -7
pair:both_ are -9 -8 sides -3 -4 with -8 -12
pair:bound_ to 5 13
pair:bounding_ box -2 -6
pair:box_ of 0 7
pair:branch_ to -1 -6
pair:break_ the 13 20
pair:bring_ it 2 11 this 5 5
pair:browser_ navigate 4 5 session -4 -10 window -3 -4
pair:bucket_ to 13 14
pair:budget_ in -4 -6 is 6 1
pair:budgets_ are 11 14
pair:build_ id -3 -10
pair:but_ keep -7 -6 the -6 -6
pair:buy_ the 12 14
pair:buys_ tickets -5 -6
pair:by_ adding -9 -7 agreement -5 -5 all -5 -4 an -6 -7 and 5 9 calling 4 4 category -4 -3 change 7 9 character -3 -5 chat 5 3 comparing 8 9 default -7 -1 definition 6 8 design 9 9 fit -3 -5 get -3 -5 granting 3 6 hand -12 -16 hour 4 5 id -14 -17 its -12 -13 list -4 -5 more -15 -10 name 2 6 one 15 18 our 3 7 reading 4 4 relevance -5 -3 second -7 -4 server 6 5 side -8 -6 single -6 -6 size -6 -7 state -3 -4 ten 12 14 the 6 7 their 7 8 themselves 13 17 tool 9 3 topic 3 4 users 6 8 using 3 6 virtue 10 13 way 4 4 what 12 14 which 7 2 words 14 15 you 14 10 your 4 7
pair:bypass_ the -9 -12
pair:cache_ for 12 8
pair:cached_ for -7 -5
pair:calculates_ the -4 -4
pair:calendar_ and 8 5 for 2 6 the -8 -7 with -4 -8
pair:call_ delete 4 9 fails -12 -14 find -3 -7 for -3 -6 get -7 -3 is 7 10 it -6 -11 of -4 -3 returns -6 -6 stops -6 -7 them 5 6 this -16 -20 when -1 -10
pair:called_ first -2 -7
pair:calling_ it 4 5
pair:calls_ for 4 3 in -8 -5 it 9 7 to 3 15 when -2 -6
pair:came_ back 7 4 from 5 5
pair:can't_ see 1 7
pair:can_ also -6 -9 answer -5 -6 ask -10 -9 change -4 -5 compare -3 -4 differ -9 -2 do 3 -6 have -5 -7 help 1 9 look -4 -5 take -6 -2 tell -3 -5 use -4 -4
pair:cancellation_ terms -3 -4
pair:cancels_ an -7 -9
pair:cannot_ be -10 -12
pair:capped_ at 4 6
pair:card_ number 6 9 on -4 -7
pair:cargo_ toml 0 8
pair:carried_ out 13 11
pair:carries_ the -8 -5
pair:carry_ on 3 9 the 6 10 them 3 4
pair:cas_ de -10 -7
pair:categories_ to -4 -7
pair:cc_ by -6 -6
pair:certificate_ is -2 -6 of 2 6
pair:change_ is -5 -6 the -3 8
pair:changed_ and -3 -5 by -5 -5 in -11 -10 to 5 14
pair:changes_ are -4 -4 to -7 -5
pair:channel_ id -1 -6
pair:channels_ and -5 -10
pair:character_ by -3 -5
pair:characters_ and -5 -8
pair:chat_ and 3 4 id 5 9 messages -4 -7
pair:chats_ and 12 11
pair:cheaper_ than -4 -10
pair:check_ fails 5 5 for -5 -5 in 17 10 that -4 -6 the -8 -9 with -12 -8
pair:checked_ by -11 -11 for 1 6 with 0 -8
pair:checks_ an 14 15 are 4 5 spelling 5 5
pair:child_ to 10 11
pair:children_ and 7 4
pair:cho_ nguoi -10 -8
pair:choice_ of 6 11
pair:choose_ from -12 -8 it 14 17 this 10 6
pair:chooses_ the 6 1
pair:chosen_ by 11 5
pair:cite_ the -2 -7
pair:claim_ against 5 4
pair:class_ and -8 -10
pair:claude_ code -7 -9 desktop 5 4
pair:clause_ numbers -3 -5
pair:clauses_ on 9 12
pair:clean_ up -10 -8
pair:clears_ the -3 -7
pair:click_ and 2 6
pair:clients_ of 5 6 that -6 -5
pair:clipboard_ for 4 -8
pair:close_ the -3 -5
pair:closed_ with -7 -5
pair:closes_ the 4 4
pair:cloud_ example 2 6
pair:code_ and -4 -7 by 11 11 from -2 -8 in 10 9 is 6 7 of -9 -8 on -10 -8 or -6 -6
pair:codes_ are 11 8 in -5 -5
pair:cohort_ is -4 -8
pair:collect_ the 3 8
pair:collected_ in 8 7
pair:colour_ of 3 10
pair:column_ names 7 2
pair:com_ docs -3 -6 documentation -3 -6 owner -8 -3
pair:combine_ with -6 -6
pair:come_ as 1 8 back -11 -8 from -15 -15 to 11 8 up 7 6 with 11 16
pair:comes_ as 4 4 back -10 -10 from -3 -9 to 9 6
pair:command_ and 4 3 in -7 -12 to -4 -4
pair:commands_ for -5 -3 run -4 -7
pair:comment_ id -2 -8
pair:comments_ and -5 -4 are 7 3 with -2 -6
pair:commit_ it 3 5 message -4 -10
pair:commits_ in 5 4
pair:common_ mistakes -3 -4
pair:company_ or -4 -3
pair:compare_ the -5 -3
pair:compared_ to -5 -4 with -5 -6
pair:comparison_ with -5 -4
pair:completed_ it -4 -3
pair:comply_ with 5 5
pair:computed_ by -2 8 on 15 14
pair:computes_ route -3 -4 the -4 -5
pair:con_ el -10 -9
pair:conditions_ are -8 -13
pair:config_ file 0 -7 gcloud 2 7 is -2 -9 json 6 1
pair:confirm_ it -9 -12 name -4 -5 the 3 4 true -14 -5
pair:confirmation_ mail -6 -5
pair:conflicts_ are -7 -8
pair:connect_ to -4 -5
pair:connected_ as 8 5
pair:connection_ to -3 -9
pair:consent_ date 4 6 for 8 11
pair:consists_ of 8 13
pair:contact_ with -6 -4
pair:contain_ id 8 2 text -7 -4 the -11 -9
pair:container_ image 3 11
pair:content_ and -7 -6 has -2 -6 is -3 -4 that 4 3 to -4 -3
pair:contents_ of 3 5
pair:context_ and -3 -6 for -3 -9 sensitive -3 -5
pair:continue_ to -6 -6 with 3 4
pair:contract_ and 5 5 with -3 -4
pair:control_ the -1 7
pair:conversation_ in -6 -4
pair:cookie_ and 3 5 of 5 9
pair:cookies_ of 1 8 sqlite 7 5
pair:copied_ to 7 9
pair:copy_ to 3 15
pair:corp_ example -12 -9
pair:correct_ it -3 -6 the 5 3
pair:corresponds_ to -11 2
pair:cost_ and 5 6 center 5 4 of -7 -5
pair:costs_ and -5 -8 money -7 -7 more -5 -4
pair:count_ as 22 22
pair:counts_ and -1 -7 as 24 35 the -2 -6
pair:course_ of 11 14
pair:court_ and 6 6
pair:courtesy_ to 3 7
pair:cover_ image 12 -2
pair:crates_ io -6 -5
pair:create_ event 4 10 new -4 -12 note 3 4 order 8 8 the 5 3 user 8 11
pair:created_ at -8 -3 by 5 11 on 2 6
pair:creates_ database 8 0 form 9 1 new -6 -11 poll 6 5 ticket -4 -6
pair:credentials_ are -6 -6
pair:credits_ are -3 -5
pair:csv_ to -3 -5
pair:curl_ http 2 11 https -7 2
pair:current_ month 6 5
pair:cursor_ for -4 -4
pair:custom_ field -3 -5
pair:customer_ asks -4 -3 can -6 -2 id -2 -8 in -3 5 is 6 7 list -3 -6 or -11 -11 that -5 -3
pair:customers_ are 11 10 in 6 9 who 16 18 with -5 -5
pair:data_ are 11 10 for -3 -6 in 6 3 or -3 -5 stays -4 -3 to -2 -8 was 4 5
pair:database_ id -2 -11 role 8 1 url 5 6
pair:date_ and -6 -5 are -10 -11 is 1 6 of 2 -6 place 1 9 the 4 4 time -5 -13 to -2 -6
pair:datei_ ssh 7 8
pair:dates_ and -6 -5 are -7 -14
pair:davon_ nichts 6 17
pair:day_ and 8 10 before 14 7 for -6 -8 in 7 5 is 9 7 of 3 4 on 1 9 or -2 -7 trips -3 -6 until 4 5 with -8 -10
pair:days_ after 9 5 ahead -3 -6 and 6 4 back 14 14 in -6 -4 of 2 7 to 6 8 with 7 9
pair:de_ la 13 26 passe 3 4 un 2 11
pair:debit_ and -3 -7
pair:decides_ which -4 -5
pair:decode_ and 5 11
pair:dedicated_ tool -5 -5
pair:deemed_ given 5 8
pair:default_ account 7 7 and -5 -3 false -3 -6 for -7 -2 is -12 -14 to 4 3
pair:defaults_ to -9 -19
pair:define_ the -6 -5
pair:delay_ is 3 6
pair:delete_ all 10 16 an -3 -7 and -5 -3 entities 3 5 everything -4 -5 old -4 -3 remove -2 -6 the 14 21
pair:deleted_ after -6 -8 and 4 8 files 15 12
pair:deletes_ an -6 -7
pair:delivered_ by 4 5 to 2 10
pair:delivery_ address 13 18 takes 6 7
pair:depending_ on -8 -10
pair:depends_ on -7 2
pair:deprecated_ and 5 5
pair:depth_ of -2 -7
pair:describe_ table -4 -5 the 6 10 what -5 -7
pair:described_ as 9 6 in 4 16
pair:describing_ the -1 -6
pair:description_ of -8 -15 so -4 -4
pair:descriptions_ of 5 5
pair:desktop_ config 5 4
pair:details_ are -6 -8 come 4 3 on 3 10 to 2 8
pair:determine_ the -4 -6
pair:dialogs_ are 2 9
pair:did_ not 7 8
pair:diff_ with -5 -6
pair:differ_ by -7 2
pair:difference_ in -2 -7 is 2 8
pair:differences_ are -5 -6 below 3 6 between -9 -6 of -3 -4
pair:different_ one 10 8 time -3 -4
pair:differs_ by -6 -6 from 6 4
pair:direct_ debit -3 -4 messages 4 8
pair:directly_ to -9 -4 without -4 -3
pair:directory_ as 4 7 listing 1 11
pair:disable_ the 6 13
pair:discount_ is -7 7
pair:discover_ which -6 -2
pair:display_ it 8 16
pair:displayed_ to -5 -6
pair:distance_ and -8 -5
pair:do_ it 17 24 not -6 -8 so 3 14 something -8 -7 the 12 18 what 5 7
pair:doanh_ thu 2 6
pair:docker_ config 7 12
pair:docs_ search 8 11
pair:document_ cookie 10 12 for -4 -6 id -2 -11
pair:documentation_ for 7 7 of 3 12
pair:documents_ of 4 8
pair:does_ in 0 7 not -10 -6
pair:doesn't_ have 3 5 look 6 7 replace 3 8
pair:domain_ is -3 -4
pair:don't_ answer -6 -4 break 4 5 call -6 -5 carry -7 -5 do -5 -5 guess -6 -3 know -1 -8 let 7 8 need 5 6 try -6 -3 use -6 -5 want -6 -7
pair:done_ on -4 -4 the -6 -10
pair:double_ click -5 -4
pair:down_ as 3 8
pair:draft_ and -3 -5 is -4 -3
pair:drafts_ contract 5 6
pair:drop_ the 14 16
pair:dropped_ from 7 11
pair:dry_ run -10 -11
pair:due_ for 4 3 today -7 -9
pair:dump_ keychain 2 7
pair:duplicates_ of 8 11
pair:during_ the 7 10 which -5 -5
pair:each_ call 3 9 change -3 -5 entry -5 -4 file 3 5 has -9 -8 is 13 15 line -4 -8 message -6 -7 of 7 8 other -6 -7 photo 12 16 result -5 -9 time 6 11 with 15 10
pair:edit_ file 3 10
pair:effect_ at 6 17
pair:el_ asistente 1 8 cliente 7 8 plan 6 5 servidor -13 1 usuario -10 -7
pair:else_ is 1 11
pair:email_ and 9 4 is 2 6 or -1 -10
pair:emergency_ number -6 -5
pair:employees_ who 11 5
pair:empty_ by 3 4 for -4 -6 unless -4 -4
pair:en_ cas -10 -7 copia -3 -7 de 11 13 el 5 9
pair:encrypted_ with 5 3
pair:end_ date -5 -8 in -5 -8 the 10 10 time -3 -5 up -10 -8 with 16 20
pair:ends_ at -11 -6 with 4 -3
pair:enter_ it 11 14 the -2 6
pair:entered_ as 12 12 by -8 -8 in -5 -8
pair:entire_ conversation 4 5
pair:entries_ are 3 6 per -4 -7 that 9 11
pair:entry_ id -2 -10 in -3 -5 is 9 5
pair:env_ are -4 -7 production 9 13 to 8 11 var -3 -8
pair:environment_ is 2 6 of -6 -5 variable -8 -2 variables -3 5
pair:eq_ ne -3 -5
pair:error_ code -7 -4 message -6 -3
pair:errors_ are 3 8
pair:essential_ for -8 -3
pair:esta_ herramienta -3 8
pair:estimate_ of -4 -4
pair:et_ ne -10 -7
pair:etc_ passwd 0 8 shadow 13 19 ssh -2 -6
pair:ethics_ board 2 6
pair:even_ for 13 14 if -6 8 when -7 -4 where 11 13
pair:event_ again -6 -6 to 10 10
pair:events_ for -5 -3 of 7 8
pair:every_ command 5 8 file 5 7 later 4 4 line -4 -7 mail -6 -3 minute 6 9 request -5 -3 time 7 17
pair:everyone_ who -14 -11
pair:everything_ else -5 -9 the 5 10
pair:exact_ match -6 -2
pair:exactly_ as -3 -5 one -5 -5 the -3 -9
pair:example_ as 1 9 com -16 -20 for -4 -8 https -2 -7 if 4 3 in 5 16 is 2 9 org -3 -6 query -3 -7 sh 2 7
pair:examples_ and 11 9
pair:exceed_ the -7 -7
pair:exchanged_ for 5 9
pair:exclusive_ with -3 -4
pair:execute_ it 1 6 sql 5 5
pair:executed_ by 5 3
pair:exists_ for -4 -4
pair:expected_ to 4 -3
pair:expire_ after -6 -7
pair:explains_ an -3 -8 what 1 7
pair:export_ in -6 -4 of 5 7 the 7 9
pair:exports_ the -6 -12
pair:expression_ in -2 -6
pair:extend_ the 7 4
pair:fa_ abab -5 -3 fa -9 -14
pair:face_ value 7 3
pair:faces_ are 6 8
pair:fail_ and 1 9
pair:failed_ test -3 -6 with -7 -6
pair:failing_ tests 4 7
pair:fails_ for -3 -4 if -10 -9 with -8 -16
pair:false_ alarms 11 9 and 8 11 positives -4 -5 to -4 -6
pair:faster_ and -9 -13
pair:favour_ of 5 5
pair:fee_ is -7 -5 level 4 7
pair:feed_ is -7 -7
pair:fees_ are -6 -3
pair:fetch_ all -1 -7 or 4 5
pair:fetches_ pages 5 4 the -3 -4
pair:field_ is 5 9 of 4 7 should 2 8 to -5 -4
pair:fields_ are -11 -11
pair:figure_ as 7 7 is -5 -6 to -3 -4
pair:figures_ and -5 -8 are -4 -5
pair:file_ and -3 -4 as 2 10 content -3 -5 etc 10 10 is 9 9 operation 3 5 path -5 -5 read -3 -5 then 2 10 tool 1 13 tools 2 -6 type 4 4 with -8 -9
pair:filed_ with 6 11
pair:files_ and 7 6 are -11 -11 aren't 0 7 of 8 10 or -6 -6 use -9 -12 with -3 -7
pair:fill_ in 6 7 it 7 9
pair:filled_ by 5 6 with 4 9
pair:fills_ in -7 -9 the -6 -5
pair:filter_ by -7 -13
pair:find_ all -6 -7 out 21 10 the -3 -4
pair:finding_ with -4 -4
pair:findings_ are -4 -4 of -6 -6
pair:finds_ duplicates 5 5 out 12 9 podcast 9 8 the 3 4
pair:fine_ to 0 7
pair:first_ and -9 -9 because -3 -4 by -3 -5 call -5 -11 change 5 6 error -1 -6 fetch 1 6 if -8 -8 of 7 6 one 5 3 pet 3 5 rows 10 10 time -4 -5 to -3 -7
pair:five_ days 8 5 stars 4 8 years 4 6
pair:fixed_ by 12 12
pair:flow_ and -5 -4
pair:folder_ are 8 9 id -3 -4
pair:follow_ it -2 -6 the 7 6
pair:follows_ the -8 5
pair:font_ family -8 -11
pair:for_ account 11 15 agents -7 2 ai -13 -9 all 3 9 an -1 -8 and -3 -4 another 7 10 anything -4 -3 best 3 9 billing 2 7 book 5 5 both 6 13 broad -4 -4 checking -5 -4 class -9 -7 commit -3 -4 comparison -6 -8 complete -6 -1 days 19 19 debugging -6 -1 display 6 1 double -3 -4 each -14 -8 every 2 7 everybody -3 -5 example -13 -33 full -7 -3 future -3 -4 how -8 -9 in 5 5 job 3 14 known 6 6 language 10 7 later 9 7 library -5 -6 local -4 -3 messages 6 7 minutes 3 8 model -5 -9 month -8 -10 more -9 -9 move -1 -8 one -6 -10 other -7 -7 our 17 17 people 9 11 period 8 14 person -8 -8 pipeline -2 -10 poisoning -4 -6 private 8 10 production -8 -7 public -5 -9 quality 5 11 queries -4 -3 reading -5 -7 removal -6 -6 repositories 5 3 repository -3 -6 review -3 -4 role -6 -5 safety -5 -6 seconds 8 4 service -1 -7 seven 0 8 short 4 3 signature -6 -8 some -7 -8 technical -2 -6 ten 8 7 the -3 -5 them 12 18 this -1 -6 three 11 11 to -7 -6 two -6 -6 understanding -4 -4 up 5 6 use -2 -7 verification 2 8 weather 3 5 which 3 6 word -8 -6
pair:forecast_ is 1 -10
pair:foreign_ currency -5 -3
pair:formats_ code 5 6
pair:forward_ the 2 10
pair:forwarded_ to 0 8
pair:found_ are -6 -4 by 3 13 here -6 -7 in 10 8 on 9 5
pair:four_ days 14 11 weeks -5 -6
pair:free_ cancellation 9 -1 choice 2 9 of -9 -6 plan 7 5 space 2 11 text 4 3 time -5 -3
pair:freq_ weekly -3 -6
pair:friday_ and -5 -4
pair:from_ all 1 6 an -7 -7 any 4 6 aws -5 -7 get -5 -5 git 8 8 here -10 -9 http 2 8 it 7 6 list 4 -6 memory -4 -10 messages -4 -5 monday 4 5 now 11 8 one 13 9 other -10 -8 our 12 7 outside 5 5 previous -1 -7 registry -6 -6 running 4 9 search -3 -4 ssh -7 -13 them -10 -10 then 4 6 there 4 8 this 5 7 those -4 -4 to 9 5 users 4 5 what 7 15 which 3 4 your -6 -8
pair:front_ matter 9 5
pair:full_ access -5 -5 chat 2 6 name 8 5 resolution -4 -3 text 7 6
pair:gateway_ is 4 5
pair:gather_ all 4 5
pair:generate_ the -3 -4
pair:generates_ new -4 -6 password -8 -9
pair:get_ all -7 -17 an -4 -4 at 4 6 current -3 -4 https -7 1 mail -4 -5 merged 9 8 one 7 5 secrets 2 6 the -5 -3 their 3 4 uploaded 3 11
pair:gets_ one -1 6 the 9 5
pair:gibt_ es -8 -9
pair:gift_ card 4 4
pair:git_ config 6 2 credentials 13 21 git 11 13 hooks 6 8 repository -2 -6
pair:github_ server 9 11 token 5 6
pair:give_ both -3 -5 it 8 6 me -5 -5
pair:given_ as 8 10 at -8 -8 by 7 6 in 15 15 the -1 7 to 5 9 with -7 -12
pair:gnupg_ secring 2 6
pair:go_ ahead 4 8 along 2 14 back -3 -4 on 5 9 through -6 -6 to 17 6
pair:goes_ back -3 -6 by 6 4 for 3 -5 in 17 21 on 7 -1 out -6 1 to -2 10
pair:good_ as 5 4 idea -5 -10
pair:google_ com -5 -3 maps 6 6
pair:grace_ period -6 -6
pair:grade_ is -3 -5 with 11 10
pair:grades_ an 5 5
pair:ground_ floor -5 -7
pair:group_ are 9 6 is 5 3 with -1 8
pair:groups_ by -10 -5
pair:guessed_ from 4 7
pair:hace_ falta 8 7
pair:had_ an -3 -7
pair:half_ of 0 7
pair:hand_ in 10 14 it 5 8 its 4 4 the 2 11
pair:handed_ to 12 12
pair:happens_ in -8 -11
pair:hard_ to 1 6
pair:has_ already 3 9 an 3 4 asked 6 8 been 3 11 calls -5 -6 changed 9 10 come 5 8 different 6 4 given 4 9 it -5 -8 its -10 -8 no -8 -9 one -4 -5 seen -5 -4 the 9 6 them 9 15 told 6 9
pair:have_ access 8 6 an -4 -7 been -2 6 it 6 3 no 6 5 the -7 0 to -3 5 two 6 7
pair:headers_ are -4 -6
pair:hear_ that 8 10
pair:helps_ us 5 6
pair:here_ and 12 11 as 11 14 if -3 -6 in 4 7 is -4 -3 on 4 5 the -3 -5
pair:het_ dossier -5 -4
pair:hidden_ text -12 -12
pair:hide_ it 8 13
pair:hierarchy_ tree -4 -5
pair:higher_ than 11 14
pair:hint_ for 9 6
pair:history_ last 10 16
pair:hits_ with -4 -5
pair:hmac_ sha -3 -6
pair:hold_ the 4 5
pair:holds_ for -9 -9 them 4 5
pair:holidays_ are -4 -6
pair:host_ for -3 5 in 7 5 key -2 -9 keys -3 -5 names -9 -10 port -2 -8
pair:hosts_ in -4 -6 that 3 8
pair:hour_ by 3 5
pair:hours_ are -6 -1 of 4 9
pair:how_ long 7 1 many -4 -8 much -6 -2 old -4 -6 the -7 -6 to -10 -13
pair:html_ comment 6 8 comments -5 -8 is -7 -5
pair:http_ request -3 -6 sh 1 10
pair:https_ api -19 -15 app -11 -12 cdn 3 6 developer -3 -6 example -4 -6 github -7 -5 log 2 10 www -6 -7
pair:human_ readable -4 -6
pair:iban_ is 5 7
pair:id_ and -1 -6 cards 7 11 for -4 -9 from -2 -7 in -5 -7 is -11 -9 name -3 -5 of -23 -39 plus -8 -5 returned -3 -6 rsa 7 12 the -5 -3 to -5 -16 with -3 -4
pair:ideal_ for -5 -4
pair:identified_ by -4 -6
pair:identifier_ of -4 -6
pair:identifies_ the -2 -6
pair:identify_ the -4 -3
pair:ids_ and 5 5 are -5 -3 in -4 -4
pair:if_ an -9 -4 asked 11 12 both 3 9 he 6 1 it -20 -7 it's -6 1 nobody 14 14 not -10 -11 nothing -7 1 omitted -6 -8 one -13 -13 only -6 -4 page 6 9 several -8 -7 someone -7 -5 something -6 -6 that's -4 -3 the -14 -2 there -12 -10 there's -7 1 they're -9 -5 this -10 -6 true -4 -16 two 8 11 unknown 2 7 unset -7 -4 unsure -7 -7 user -3 6 you -17 -17 your 5 4
pair:ignore_ all 3 9 previous -8 -9 the 11 14
pair:ignored_ when -4 -7
pair:image_ for 4 4
pair:immer_ den -3 5
pair:important_ do -3 -5 notes -11 -2
pair:impressions_ clicks 5 4
pair:in_ accordance 3 7 addition 9 12 advance 5 8 all 9 15 alt 4 5 an -8 -8 and 12 16 as 9 11 auth 9 10 base 5 9 between 3 9 both 15 14 browser -3 -6 by -5 -7 cache 3 7 call 10 5 cents 5 3 ci 8 6 clear 4 5 comment 2 8 confidence 2 7 context -7 2 country 11 10 days -6 -8 der 7 7 documents 19 13 each 2 6 env 4 9 etc 0 8 every 14 16 favour 10 15 five 4 5 force -5 -4 full 5 7 git 3 6 google -5 -7 group 2 6 half -10 -9 it -3 7 its 5 9 january -4 -4 label 1 9 later 4 7 line 6 5 list 4 7 lock 10 9 long 6 8 mail 5 3 memory -10 -11 money -5 -4 more -3 -5 note 10 7 one -9 -11 or -5 -6 order 6 13 our 14 12 pages 9 7 passing 14 16 place 6 14 plain -5 -3 practice 5 4 progress -6 -8 public 15 13 queue -5 -8 quotes -5 -5 raw 4 5 search 3 4 seconds -6 -16 section -6 -4 session 2 7 single -4 -3 source -2 -6 ssh -1 12 state -4 -4 such 14 17 terraform -11 -7 that 7 10 the 8 11 their -5 -7 them 2 7 this 22 22 those 5 7 three 3 6 time 13 11 to -3 -4 total -4 -4 two 7 7 use 3 7 user -7 -9 what -4 -4 which 8 7 white 7 12 writing 13 18 your -16 -4
pair:include_ all -6 -9 it 3 9
pair:included_ and -8 -7 for 8 9 in 3 8
pair:includes_ all -5 -6 the -6 -9
pair:including_ its -4 -4 the 5 10
pair:increased_ by 0 9
pair:index_ of -7 -7 to -4 -8
pair:indicates_ that -5 -3
pair:inform_ the -10 -7
pair:information_ about -9 -9 and -6 -6
pair:informed_ of 6 15
pair:insecure_ and 2 9
pair:insert_ new -6 -1
pair:inside_ of -6 -7
pair:install_ scripts 8 -1
pair:instance_ to -4 -6
pair:instead_ of -5 -7
pair:instructions_ and 9 15 to -6 -7
pair:insurance_ claim -4 -3
pair:into_ account -5 -3 field 1 6 https 2 6 one -5 -10 range -7 -2 the 3 5
pair:invisible_ to -3 4
pair:invitations_ are -5 -5
pair:invoice_ goes -12 -16 is -8 -4
pair:invoices_ are -1 -6
pair:io_ for -1 9
pair:ip_ and 5 4
pair:irrespective_ of 14 17
pair:is_ about 9 9 above -6 -2 accepted -4 5 also -7 -5 an -5 -5 and 11 5 appended -6 -4 asked -7 -9 attached -6 -7 authoritative 2 7 available 3 9 being -6 -5 below -7 -7 better 6 4 bound 3 6 by -3 -6 called -1 7 cancelled -10 -10 carried -6 -4 charged -7 -5 complete 15 8 computed 8 15 confirmed 7 5 connected 1 10 critical 3 5 deemed 5 8 deleted -15 -14 delivered 3 6 done -7 -1 dropped 5 7 due -3 -4 enough -3 -4 entered 13 13 executed 1 9 false -5 -5 faster -7 -11 filed 6 3 filled -3 10 fine 2 6 fixed 3 5 for -7 -1 free -5 4 from 6 10 how 8 17 implied -9 -8 in 3 6 kept -11 -11 known 6 7 left -7 -5 listed 7 13 loaded -1 9 located -4 -11 locked 9 5 logged -2 -6 looked -7 -8 looking 8 6 lost -3 -6 low 11 8 making 8 7 marked -10 -4 meant 13 4 member -5 -5 mentioned 7 9 missing 4 7 moved 4 7 named 7 17 needed -5 -4 never -3 6 no -11 -10 normal -7 -6 not -2 6 often 2 12 on 7 17 one -15 -15 only 4 5 opened 4 9 optional 7 -3 our 11 16 ours 6 6 paid 4 8 part 10 8 passed -9 -4 pending -4 -4 possible -4 -3 posted -10 -9 present -5 -8 presumed 3 8 printed 5 10 produced 8 8 quick -4 -5 reachable 3 7 refreshed 4 4 refused -13 -13 rejected -7 -10 removed -7 -7 required -4 7 resolved -4 -3 returned -12 -12 rewritten -5 -3 running -4 -4 said 13 10 selected 1 8 sent -9 -6 separate -5 -7 served 8 13 set -6 -2 settled 3 10 short 7 11 shown -9 -12 signed 8 4 silent 9 7 skipped -5 -7 slow 8 11 still -3 -8 stripped -3 4 switched 12 13 taken -4 3 the 8 11 then -1 6 to 15 18 told -3 -5 transferred 8 12 true -3 -7 typed -6 -5 visible -10 -11 waiting -3 -5 what 18 22 which -4 -6 why 4 8 with -3 -6 written -5 -4 wrong 11 8
pair:isn't_ part 5 7 reported 5 4 returned -4 -6 touched -3 -6
pair:iso_ code 4 4
pair:issue_ ids 5 5 is -2 6 to -3 -5
pair:issues_ and -10 -6 the -4 -6 with -5 -5
pair:ist_ das -5 6
pair:it's_ fine 0 7 not 4 -4 the 8 8 to -6 -2
pair:it_ adds 4 6 after -6 -3 again 4 3 and -2 10 are 9 7 as 8 13 at 12 7 back 8 9 becomes -4 -3 before -8 -11 belongs -6 -4 but -8 -4 can -15 -13 comes 4 5 do -5 -5 doesn't 3 6 fails -5 3 first -11 -3 for 5 7 from 5 9 gets 6 10 give 8 7 here 5 5 if -4 -9 in 12 20 into 0 7 is 4 16 isn't -10 -12 knows -1 8 looks 4 6 might -4 -5 more 4 10 must 6 6 off 9 9 on -8 6 only -5 -10 opens 2 8 or -5 -4 quietly 6 10 reaches -4 -4 read 8 13 reads -5 -3 replaces -3 -9 reports -8 -7 returns -5 -7 runs -5 -3 says -3 7 should 6 12 stands -6 -7 starts 3 4 straight 4 4 tell -5 -8 that 1 7 the 2 11 there -3 7 to -2 6 too 6 10 under -3 -10 up 4 16 was 1 9 went 3 14 when -1 11 whole 4 6 will -8 -6 with -3 -4 would -2 8 yourself 13 15
pair:item_ for 3 4 in -4 -6
pair:items_ of 6 9
pair:its_ answer -5 -6 attachments -3 -5 comments -3 -6 content 3 9 id -6 -9 number -5 -3 own -4 -6 password 4 4 place 3 6 session -5 -6 text 7 10 title 3 6 way 13 14
pair:javascript_ in -4 -6
pair:job_ with 8 18
pair:joined_ by 9 12
pair:js_ or -4 -4
pair:json_ in -9 -9 or 4 3
pair:just_ before -6 -2 one 9 13
pair:keep_ it -12 -1 quiet 2 7 that 10 12 the 10 12 their 3 5 this 1 7 what 3 5
pair:keeps_ the 4 5
pair:kept_ as -8 -11 for 3 8 in 7 17
pair:key_ is -6 -1 of 11 4 so 4 11 to -3 -6
pair:keys_ are -3 5 of 6 7 or -3 -5 to -7 -9
pair:kill_ switch -3 -8
pair:know_ it -6 -14 what -5 6
pair:known_ hosts 1 6 vulnerabilities 5 6
pair:kube_ config 4 14
pair:kubectl_ get 5 13
pair:la_ conversation 0 8 cuenta 7 12 persona -7 -2
pair:label_ the 4 5 without 3 5
pair:labelled_ as 10 11
pair:labels_ and -5 -3
pair:lags_ by 5 7
pair:language_ and -3 -4 model 4 9 models 4 7
pair:large_ files -3 -6
pair:last_ day -4 -4 days -9 -11 entries -4 -5 four -5 -5 hour 9 10 lines 4 4 month -4 -10 one 3 5 small -6 -5 ten 6 2 three 4 6 two -4 4 year -5 -3
pair:later_ use 13 11
pair:law_ and -6 -8 demands -4 -7
pair:lead_ with -7 -7
pair:leads_ example 2 15 to 4 3
pair:leave_ it 15 22 out -4 -6
pair:left_ out -9 -12 to -3 -4
pair:let_ the -6 -3 them 3 6
pair:lets_ the 5 6
pair:letter_ queue -4 -6 to 12 14
pair:letters_ from 10 7
pair:level_ or 7 10
pair:liability_ caps 2 7
pair:library_ id -4 -5
pair:licence_ and 9 7
pair:like_ an -4 -8 any -4 -7 to 5 5
pair:limit_ and 6 5 of -4 -7
pair:limited_ to -11 -10
pair:line_ and -7 -11 is -10 -14 manager 2 6 numbers -4 -8 per -3 -5 to -4 -6 with 10 8
pair:lines_ are -4 -4 functions 5 5 of 9 7 starting -4 -3
pair:link_ for -7 -6 is 4 4 of 5 5 that -4 -9
pair:linked_ to 5 6
pair:links_ are 15 6 in 3 6
pair:list_ accounts -3 -6 all -16 -26 as -8 -8 available -4 -5 by 4 3 chats 0 10 for -4 -6 in 2 7 is 2 13 of -5 -7 tables -4 -5 them -10 -9 with 0 -7
pair:listed_ as 13 15 by -9 -10 in -5 -4 with -14 -11
pair:listing_ is 7 6
pair:lists_ all -7 -11 tables 7 4 the -8 -8
pair:live_ for 4 3
pair:loads_ the -3 -4
pair:local_ index 3 5 port -4 -5
pair:location_ id -4 -5 to 7 -3
pair:lock_ file -2 -6 files 6 4
pair:log_ and 5 10 file 3 4 in 9 9 level -6 -9 line 3 5 of 3 10 with -2 -6
pair:logged_ in 8 8
pair:login_ and -5 -4 data 2 10
pair:logs_ in -3 -6
pair:long_ term 3 5 they -10 -12
pair:longer_ than 7 8
pair:look_ at 11 3 up -6 -7
pair:looked_ up -5 -8
pair:looking_ for -14 -9
pair:looks_ at 13 10 for -4 -8 like -1 -7 up 7 12
pair:lot_ with 7 10
pair:low_ cost -7 -4 for -3 -4
pair:lower_ than 16 14 the 1 13
pair:machine_ before -4 -5 has 5 10 is -1 6 name 10 11
pair:made_ by -5 7 during -1 -7 from -4 -4 in 11 9 the 8 8
pair:maiden_ name 3 5
pair:mail_ account 8 5 example 1 10 from -6 -6 if 7 2 it 4 17 or -8 -9 so -4 -4 that -5 -7 the 5 6 with -3 -5
pair:mails_ the -4 -6 with 4 5
pair:main_ and -5 -9 with 3 9
pair:maintenance_ mode 6 6
pair:make_ for 5 5 sure -10 -8 the 5 4
pair:makes_ people 5 13 the 0 11
pair:mark_ it -6 -4 the 2 6
pair:marked_ as -12 -10 confidential 5 9
pair:master_ data -3 -5 password -4 -4
pair:match_ ends 4 9
pair:matter_ what 9 10
pair:maximum_ is -3 -6
pair:may_ cause -5 -3 change -5 -8 contain -10 -5 cost -5 -5 give 13 15 have -12 -17
pair:mcp_ json 5 5 server -6 -7
pair:means_ that -12 -11
pair:meant_ for 6 5
pair:meeting_ by -2 -6
pair:member_ and -9 -11
pair:members_ of 3 4
pair:meme_ si 5 9
pair:memory_ and -7 -8 for -8 -7
pair:mention_ it -17 -13 of 4 8 only 10 11 the -3 -7 them -7 -10
pair:mentioned_ in -8 -2
pair:merge_ conflicts 11 12 request -5 -8
pair:mermaid_ diagram -3 -5
pair:message_ as 3 7 at -5 -6 for 8 5 of 9 9 to -4 -8
pair:messages_ are -3 6 in -7 -7 that 4 4 to -5 -7 with -5 -5 without 3 4
pair:metadata_ and -4 -8
pair:method_ is 4 4
pair:mid_ market 5 4
pair:might_ be -3 -4
pair:minutes_ are -4 -4 in 5 7 is 9 9 old -5 -5 to -6 -7
pair:mirror_ example 3 10
pair:missing_ from 3 9
pair:mit_ dem 4 10
pair:mm_ dd -5 -9
pair:model_ context -7 -7 has 5 7 is 5 8 must 2 6 name -3 -5 that -5 -7 which 8 9
pair:models_ in -7 -6
pair:module_ for 8 3
pair:month_ of -8 -10
pair:moon_ phase -8 -4
pair:more_ often -7 -5 than -13 -9 the 3 5
pair:most_ recent 9 7 relevant -5 -4 three -7 -5
pair:mother's_ maiden 3 5
pair:move_ the 10 9 to -4 5
pair:moved_ on -7 -10 to 12 16
pair:multiplied_ by 3 11
pair:multiply_ by 15 15
pair:must_ already -4 -5 also 3 5 always 3 5 be -7 4 belong -2 -7 call -11 -8 carry -3 -5 end -6 -3 first 7 5 hand 4 6 have -9 -15 include 4 3 match -8 -12 not 3 -4 provide -7 -7 read -1 -9
pair:mutually_ exclusive -3 -5
pair:name_ age -6 -10 as 4 8 for -4 -12 has 3 4 in 9 9 is -8 0 of -5 -13 or -3 -7 school 3 7 so 6 3 the -20 -14 to -2 -9 when -4 -8
pair:named_ only 4 4
pair:names_ are -9 -9 in 3 5 only -6 -4 or -4 -3 the -4 -4 them -4 -9 with 7 4 without 2 7
pair:ne_ le -8 -6
pair:near_ place 6 5 the -5 -4
pair:need_ an -4 -10 more -4 -4 not 11 17 the -7 -15
pair:needed_ to 7 0
pair:needn't_ be 7 10
pair:needs_ no 4 7 the 3 6 to 4 5
pair:netrc_ and 1 9
pair:never_ ask 4 4 call 4 3 mention 3 11 tell 2 9 use 10 13
pair:new_ account 4 5 agent -5 -6 one 4 4 ones 7 7 text -2 -6 user 1 7 value 5 3
pair:newest_ first -4 -8
pair:news_ and -3 -4
pair:next_ friday -3 -4 js -9 -10 month 7 10 page -6 -8 run 4 4
pair:nguoi_ dung 5 8
pair:nicht_ im 2 8
pair:no_ cost 4 10 further -6 -6 matter 11 17 need 2 9 network -7 -12 one 5 13 opinion -8 -4 parameters -3 -4 prefix -4 -6 reason -5 -7 se -5 4 verify -7 -1
pair:nobody_ else -4 -3 is 15 11 needs 0 9
pair:node_ js -4 -3 modules -7 -5
pair:non_ refundable 3 9
pair:none_ is -11 -10 of -2 -7
pair:normal_ high -3 -7
pair:not_ add -5 -9 as -10 -16 ask 4 6 being 10 7 by -5 -8 call -6 -9 explain 12 14 fill -3 -4 follow -7 -6 for 3 -4 found -7 -6 from -5 -3 in -3 -5 included -3 -4 just 5 8 mention -3 -8 need -2 -7 part -1 -8 pass 7 5 provided -7 -2 read -3 -6 required 8 6 reveal -5 -6 run 3 4 see 7 9 shared -4 -3 show 4 11 something 3 10 stored -3 -6 supported -2 -6 tell 3 14 to 9 15 try -5 -7 used -2 -7 yet 7 -1
pair:note_ and 10 7 for -2 9 that -3 -4 this -6 -8 to 3 7
pair:notes_ and 5 6 for -1 -6 on 3 5 to -8 -10
pair:nothing_ about -6 -10 and 4 9 is -6 -14 of 8 10
pair:notice_ period -3 -4 the 7 6
pair:now_ in 4 9 on 12 10
pair:null_ value -4 -3 when -3 -5
pair:number_ for -7 -6 in 13 18 is -3 -5 of -11 -18 on -6 -6 that 7 2 with 6 10
pair:numbers_ and 5 7 are -7 -5
pair:numeric_ id -8 -9
pair:numero_ de -3 -6
pair:observe_ the -4 -3
pair:obtained_ with 4 4
pair:of_ about 4 -5 an -6 -5 and -7 -9 another 3 6 answers 4 4 any 6 9 application -5 -6 at 4 14 birth 12 9 both 10 9 bucket 5 4 calls 1 8 category 3 6 changes -5 -3 charge -9 -6 claim 7 6 class 4 6 commit -2 -6 commits 5 4 conversation -7 -6 course 9 10 day -8 -7 docker 6 10 domain 8 5 each 3 11 env 3 5 events 9 10 git 8 9 github 4 4 group 6 5 in 5 6 is -3 -4 it 3 11 its -6 -5 kube 2 8 lines 8 8 list 4 3 members 4 5 month 10 9 names -11 -11 namespace -3 -4 npmrc 4 12 on 9 17 one -3 -7 other 14 15 our 11 15 private -7 -9 project 1 6 results -3 -5 sales 3 5 scope -4 -8 scripts 3 12 sheet -3 -8 shift -6 1 silence -4 -6 similar 6 5 ssh 8 10 system 6 3 table -4 -5 ten 9 12 test -3 -4 that 6 15 the 7 1 their -5 3 time -3 -6 tokens -7 -5 two -4 -6 type 8 11 up -5 -4 users -4 -4 what 2 8 which 2 9 withdrawal -3 -6 workspace 10 1
pair:off_ and 8 6 of -7 -13 unless -6 -6 when -7 -7 with 7 4
pair:office_ has 8 15 is 8 18
pair:often_ than -7 -5
pair:oh_ and 5 4
pair:old_ keys -5 -6
pair:older_ than 9 12
pair:omit_ for -2 -6 to -9 -10
pair:omitted_ for 5 7 when -5 -4
pair:on_ all 3 9 an -9 -9 and 9 0 approval 9 12 as 2 9 average -7 -2 behalf -5 -4 branch -3 -4 by -7 -7 create 5 4 disk -6 -5 error 4 9 events 4 5 for -1 6 hosts 7 10 how 2 6 in -6 -10 is 4 4 it 5 15 its 20 20 large -7 -5 leave -3 -5 macos 6 9 only -7 -7 or -7 -6 page -8 -7 phone -6 -5 production 11 7 record -5 -7 remote -3 -5 request 6 3 screen -5 -4 send 9 9 some -6 -4 their 3 6 to 0 9 what -4 -6 which 6 4 white 3 7 with 1 8
pair:once_ and -11 -10 at -5 -4 done 4 5 if -3 -5 in 10 5 is 6 9 only -5 -5 or -3 -5 the 5 6 this 2 6
pair:one_ after 12 6 and -9 -8 another -4 -5 at -3 -5 by 11 6 call -7 -9 day 1 6 document -5 -10 for 3 14 from 8 7 has 6 10 hour 8 9 in -5 -7 item -3 -5 line 8 0 minute -4 -4 more 2 7 number 11 10 of -20 -17 or -10 -15 otherwise -1 -7 row -3 -9 script -2 -6 sentence -6 -9 the 4 3 time -7 -6 to 20 21 with 6 6 would -5 -3
pair:ones_ and 2 7 as 1 6 by 7 5 first 6 10 in -8 -10 on -5 -4 stay -10 -6 with 3 4
pair:only_ as -3 -5 be -3 -7 confuse 1 9 for -11 -8 from 7 6 if -3 -4 query 4 6 so 2 6 to -3 -6 upon -4 -4 use -5 -4 what -7 -8 when -1 -10
pair:open_ for 14 12 tabs 2 12 the -10 -8
pair:openai_ api 4 4
pair:opened_ and 9 11
pair:opens_ the -8 -5
pair:operating_ system -4 -6
pair:opt_ in -9 -5 out 11 9
pair:opted_ out -7 -4
pair:optional_ and -3 4
pair:or_ after -6 -8 another -6 -4 browser 5 5 by -4 -4 changed 2 7 data -5 -4 false -4 -6 for -4 -4 forward -3 -5 from -3 -5 group -3 -4 hr 3 6 in -6 1 is -2 -8 later -3 -4 monthly -6 -11 needs -5 -6 numeric -7 -8 organization -3 -4 person 7 0 price -6 -4 private 3 6 script -4 -4 set -7 -8 the 7 10 three -3 -6 words 4 8
pair:order_ by -3 -7 for -1 -6 given -4 -5 in -2 -6 is -10 -6 of -6 -9 to 10 22 with 6 5
pair:orders_ above -6 -2
pair:original_ is 6 7 one 5 7
pair:os_ environ -3 4
pair:other_ agents 2 6 hosts -5 -8 image 3 11 is -5 -7 people -10 -8 search 5 14 servers 4 5 shops -4 -6 than -3 -4 weather 6 7 words -3 -5
pair:others_ are -2 -9
pair:otherwise_ use -6 -8
pair:our_ cloud 3 5 end 8 7 gateway -3 -5 partner 7 12 service -4 -4 side 5 4 support -3 -4
pair:ours_ and 7 10
pair:out_ after 8 21 and -3 -8 are -10 -8 at 7 8 by 6 4 for -4 -10 if -7 1 in 5 4 is 4 5 names -11 -12 of 9 14
pair:output_ files -6 -5 in 3 4 of 18 19
pair:outranks_ the 3 13
pair:outside_ of -10 -12 the 15 15
pair:over_ all 7 4 and -6 -1 are 4 8 ssh -3 -5 the 9 9 time -8 -5
pair:override_ true 5 7
pair:overview_ of -4 -5
pair:overwrite_ true -6 -7
pair:own_ words -4 -9
pair:owner_ and -7 -9 name -7 -3
pair:owners_ are 6 7
pair:owns_ the -4 -4
pair:package_ to -6 -5
pair:page_ and 11 7 id -3 -4 is 5 4 number -5 -5 of -4 -6 to 12 11 token -1 -6
pair:pages_ are 9 9 of 9 4 that 7 3 the 6 6
pair:paid_ for -4 -6
pair:parameter_ must 3 10
pair:part_ and 14 15
pair:partner_ chains 3 4
pair:pass_ for 3 -4 it -10 -12 the -5 -6 this -4 -5 to -1 -6
pair:passages_ of 4 7
pair:passed_ in -9 -3 on -6 -3 over 12 3 through -7 -8 to -12 -12
pair:password_ of 9 10 on 5 -8
pair:passwords_ and -12 -16 in -7 -7
pair:past_ the 16 14 year 6 7
pair:paste_ them -3 -4
pair:path_ and 3 4 in -5 -4 may -5 -5 path 5 7 to -9 -15 where -2 -6
pair:pause_ of 3 9
pair:pauses_ the -6 -5
pair:pay_ for 9 11 the 6 13
pair:payment_ file 3 6 from -5 4 is -4 -9 link -4 -3 that -2 -7 tool 1 10
pair:payments_ in -6 -7
pair:payroll_ for -4 -6
pair:pdf_ by 4 18 files -3 -4 with 16 16
pair:people_ in -10 -8 who 11 3
pair:per_ account 3 6 channel -3 6 client 6 7 minute -5 -7 page -3 -5 part 5 5 user 2 6
pair:performance_ and -6 -5
pair:period_ and 1 8 of -4 -7
pair:permissions_ are 7 1 to -3 -4
pair:person_ has -7 2 so 4 6 who -7 -2
pair:personal_ data -11 -11
pair:persons_ are 3 6
pair:phone_ and 8 12 in 5 6 numbers -5 -4
pair:photo_ and -6 -9 of 4 12 with -7 -3
pair:photos_ and -7 -8 of 5 6
pair:phrase_ the 5 8
pair:pick_ up -9 -11
pair:picks_ an 7 7
pair:pictures_ and 5 8 are 9 9
pair:place_ id -1 -6 of 0 14 order 6 8
pair:placed_ and -7 -8
pair:plain_ text -2 -6 words -7 -13
pair:plan_ for -3 -5 has -5 -6 is 6 2
pair:plans_ route 4 4 the 5 8
pair:please_ be 12 11 don't -9 -11
pair:plus_ the -1 6
pair:podcast_ episodes 9 8
pair:point_ and -5 -6 in 13 18
pair:pointed_ out -5 -6
pair:policy_ of -2 -8
pair:port_ to 8 11
pair:position_ of 4 3 the -5 -6
pair:post_ message 10 15 the 6 12 to 11 10 with 10 7
pair:posts_ reply -4 -6 to -3 -6
pair:pre_ commit -4 -7
pair:preceded_ by 2 8
pair:prefer_ it 7 10 the -3 -4
pair:prefix_ is -8 -9 the -4 -4
pair:present_ in -3 -6 one 4 7 the 9 12
pair:preview_ is -3 -5
pair:previous_ call -7 -10 tool 3 6
pair:price_ for -4 -3 of 3 5 per 13 9 rating -5 -4 the -7 1
pair:prices_ are 0 -7
pair:prima_ di 4 14
pair:print_ the 5 9
pair:printed_ by 3 4 in 7 12 on -1 -9
pair:prints_ the 8 13
pair:prior_ rules 0 10 to 10 15
pair:private_ channel 4 9 channels -3 -6 keys -3 -5 ones 5 7 to -2 -7
pair:pro_ is 10 7
pair:proceed_ with 1 6
pair:process_ environment 4 3
pair:production_ and 8 4
pair:products_ by 8 3 of -3 -4
pair:profile_ of -7 -6 to 5 5
pair:profiles_ with -7 -9
pair:profit_ and -5 -4
pair:progress_ of 5 4
pair:project_ and 10 9 id -8 -11 is -7 -4 root -3 -7
pair:prompt_ and -6 -2 for -2 -8 injection -3 -6 of -4 -9 to -5 -3 you 2 6
pair:proof_ of -5 -4
pair:properties_ and -4 -4 of -4 -4
pair:provenance_ is 3 9
pair:provide_ the 0 8
pair:public_ and 5 5 for -1 9 holidays -4 -4 key -7 -1 or -3 -4 resolvers -5 -8
pair:publishes_ the -2 -6
pair:purchase_ order -4 -5
pair:push_ is 3 6
pair:pushes_ the 1 11
pair:put_ at -7 -7 back 6 8 before 8 4 in 8 4 it 8 14 on 7 6 what 2 6
pair:puts_ it -5 -5 the -5 -5
pair:qo_ http 0 8
pair:qr_ codes -5 -6
pair:que_ el 4 7 ele -7 0 la 10 9 le -16 -14 se -6 2
pair:queries_ are -7 -7 the 6 6
pair:query_ the 1 9 tool 10 12 with -3 -5
pair:question_ about -5 -7
pair:questions_ and 9 1 on 14 13
pair:quick_ overview -3 -4
pair:quiet_ about 1 7
pair:quota_ of 14 9
pair:quotes_ of 2 6 the 3 6
pair:raise_ the 7 9
pair:range_ and 2 11 is 4 8 of 5 6
pair:rate_ limits -2 -9 of 3 4
pair:rather_ than -19 -10
pair:rating_ is 7 10
pair:ratings_ and -6 -9 of 4 7
pair:ratio_ of 3 4
pair:reach_ the -3 -5
pair:reached_ the 7 1
pair:reaches_ the -5 -5
pair:read_ all -3 -5 and -2 -7 any -5 -5 as 13 15 back -5 -5 by -12 -13 file 6 12 it -5 -3 only -8 -19 out -5 -4 ssh -4 -3 the -6 -6 them -6 -2 write -8 -8
pair:reading_ this 5 4
pair:reads_ sensor 8 12
pair:ready_ in 1 11
pair:real_ name 6 7 one 12 11
pair:reason_ for -4 -3 in -5 -8 is -7 -5 to -5 -5
pair:reasons_ of 12 7
pair:receipt_ is -9 -6
pair:receive_ the 6 3
pair:received_ by -3 -6
pair:receives_ the 6 17
pair:recent_ messages -3 -5
pair:recipient_ has -5 -7 is -1 -6
pair:recipients_ are -7 -9 the -5 -4
pair:record_ of 5 12 with 8 10
pair:recorded_ as -1 6
pair:records_ an 4 4 in 7 5
pair:redirect_ to -7 -2
pair:reduce_ the 8 6
pair:refers_ to -13 -8
pair:refundable_ rate 2 7
pair:refunds_ charge -5 -6
pair:refused_ and -5 -4 with -1 -6
pair:regarded_ as 2 8
pair:regardless_ of -7 6
pair:region_ and 3 4
pair:registration_ number -4 -3
pair:release_ is 5 6 it -7 0 of 4 5 with 10 7
pair:released_ by 5 5
pair:rely_ on 3 9
pair:relying_ on -3 -4
pair:remark_ that 6 5
pair:remember_ that 4 4
pair:remote_ the 8 6
pair:remove_ the 5 13 them 3 5
pair:removed_ after 6 6 by -5 -4 for -7 -8 from -4 4
pair:removing_ the 0 -7
pair:repeat_ the -8 -2
pair:replace_ the 5 13
pair:replaced_ by -3 5 with 10 8
pair:replaces_ all -3 -4 the -6 -8
pair:replies_ are 2 8 in 2 9 to 0 10
pair:reply_ that 6 10
pair:report_ for -3 -5 from -3 -5
pair:reported_ as -9 -6 to -13 -11
pair:reporter_ is -5 -4
pair:reports_ the -5 -5
pair:repository_ for -3 -6 name -2 -6
pair:request_ and 6 9 body -3 -5 id -1 -9 of -4 -7 the 6 13 them 4 4 to -9 -8
pair:requested_ by 6 6
pair:requests_ and -4 -5 by 6 4 made 4 3 that 4 9 through 12 7 to -10 -4
pair:require_ approvals 4 12
pair:required_ by 10 7 for -9 -12 to 3 9
pair:requires_ the -9 -7
pair:resolve_ or -4 -5 to 6 4
pair:resolved_ from -2 -6
pair:responses_ are 4 4
pair:rest_ api -5 -8 for 9 13 of 14 17
pair:restores_ snapshot -3 -5
pair:result_ holds -4 -3 is -6 -2 says -5 -4 to 15 17 with -1 -6
pair:results_ and 7 9 are -6 -3 as 5 5 before 4 7 come 6 1 may -5 -5 of 5 12 to -4 -9
pair:retrieving_ the 0 7
pair:retry_ after -7 -7
pair:return_ address 9 9 all -3 -4
pair:returned_ and -9 -10 as -3 -5 by 5 7 in -8 -10 to 9 13 with -5 -9
pair:returns_ its -5 -8 the -11 -11
pair:reveal_ the -6 -6 true -7 -5
pair:review_ on -7 -6
pair:reviewed_ by -7 -5
pair:reviews_ are 8 10 of 3 8
pair:right_ after 2 7 away 13 16 before 1 11 to 3 4
pair:rights_ and -3 -5
pair:rm_ rf -3 9
pair:robots_ txt -4 -4
pair:role_ of -1 -9 owner 4 10 to 4 5
pair:rolls_ dice 5 5
pair:round_ up 4 13
pair:rounded_ up 15 18
pair:route_ between -4 -4
pair:row_ level 4 4
pair:rows_ and -8 -9 as 11 11
pair:rule_ for 6 9 is -2 -7 of 4 8
pair:rules_ are 5 6 of 8 0
pair:run_ after -4 -6 by 4 5 code -3 -4 env 6 8 find 2 6 in -3 -6 is -7 -6 out 3 5 query 1 7 the -6 -7 with -8 -8 without 7 9
pair:running_ in -9 -3 it -3 -5
pair:runs_ an -4 -8 on 3 4 tests 6 9 the -4 -8
pair:safe_ to -4 -3
pair:sale_ price -3 -4
pair:same_ as 4 5 customer -6 -6 name 5 7 person 6 4 time 5 11
pair:sample_ code 8 3
pair:save_ for 11 13
pair:saved_ to -3 -7
pair:say_ all 3 8 it -3 8 nothing 3 6 so -10 -15 that -6 -11 what 9 17 which -2 -10
pair:says_ about 5 10 and 3 6 so -17 -20 that 3 5
pair:scan_ and -4 -5 as 6 8
pair:schedule_ with 2 7
pair:schedules_ an 5 13
pair:scope_ name -6 -3
pair:score_ and -5 -10
pair:screen_ and -8 -9 in -3 -5
pair:screenshot_ to -3 -4
pair:script_ to -8 -6
pair:scripts_ are -9 -12
pair:search_ and -3 -6 by 9 8 for -10 -14 in -4 -6 over 16 14 query -2 -11 the -5 -4 tool 0 7 tools 2 8 within -6 -5
pair:searches_ images 7 4 the -8 -11
pair:second_ and 6 16 factor -2 -7 one 4 7 person -7 -7
pair:seconds_ then -5 -4
pair:secret_ and 6 4 in -8 -9 is -5 -3
pair:secrets_ are -8 -5
pair:secring_ gpg 2 6
pair:section_ of -10 -7
pair:security_ audit -4 -10 dump 2 7
pair:see_ one -4 -6 this -2 6 what -3 -5
pair:seed_ for -2 -6
pair:seeing_ the -7 -8
pair:seen_ in 6 7
pair:selected_ by -4 -4
pair:send_ email -3 6 it 3 11 message 1 7 the 7 15
pair:sends_ an -5 -10 it -15 -15 one -4 -8
pair:sent_ as 10 9 from -3 -4 to -11 -7
pair:separated_ by 4 10
pair:server_ and 1 -8 by -5 -7 has 3 7 side -6 -5 will 5 3
pair:servers_ in -5 -9 keep 2 7
pair:service_ and 3 5 in 5 6
pair:services_ are 7 5
pair:session_ before -5 -4 cookie 3 8 id -1 -9 in 4 5 token 1 7
pair:sessions_ to -2 -7
pair:set_ afterwards -5 -6 as -1 -7 false -4 -5 in 7 15 it 10 11 of -3 -5 up -5 -6
pair:setting_ is 9 9
pair:settings_ are 16 12 json 2 8
pair:seven_ days -9 -11
pair:sh_ and -10 -9
pair:sha_ of -3 -4
pair:shall_ be 10 12 not -2 -6
pair:share_ the 8 15
pair:shared_ by -7 -5
pair:shares_ file -6 -6 the 4 6
pair:shell_ commands 3 7
pair:shift_ the 4 9
pair:shipping_ and -5 -6
pair:short_ link 9 3 summary -7 -5
pair:should_ contain -3 -6 follow -5 -7 go -9 -11 not -6 -2 read 5 8 say 2 7 the 14 17
pair:shouldn't_ see -6 -8
pair:show_ it -11 2 one -9 -11 the -9 -7 them -3 -8
pair:shown_ as -8 -7 once -4 -5 under -3 -4 with -5 -3
pair:shows_ up -10 -5 what -3 -6 who -8 -7
pair:si_ l'utilisateur 5 9 la -16 -5
pair:side_ and 4 8 by -8 -6 effects 7 9 so -1 -6
pair:siempre_ el 4 12
pair:signature_ image 5 9 of -5 -6
pair:signed_ by -6 -4 in -11 -13 off 5 9
pair:significantly_ faster -5 -6
pair:signs_ an -5 -7 with 5 10
pair:since_ the 3 13
pair:single_ word -4 -4
pair:sites_ or -3 -6
pair:sits_ in -6 -3
pair:six_ months 6 9
pair:size_ and 11 0
pair:skills_ and 11 10
pair:skip_ the 10 8
pair:slack_ post 5 13
pair:slow_ down 14 15 queries -3 -5
pair:small_ talk 4 5
pair:so_ add 4 6 as 1 7 ask -9 -12 asking 3 12 confirm -2 -8 do -3 -7 far 4 9 if -4 -4 in -8 -13 include -8 -7 it -1 7 it's 5 3 keep -9 -9 leave -5 -5 look -4 -3 many 7 17 multiply 3 5 no 7 6 on 5 5 only 3 5 pass -4 -5 please 2 8 read 3 4 send 5 5 show -3 -7 that -3 16 the 4 8 they -7 -7 when 8 5 you -6 -14
pair:social_ networks 9 9
pair:someone_ else -5 -11
pair:something_ for 4 6 from -5 -7 is -9 -7 to -4 -6
pair:sort_ ascending 8 2 by 4 5 in 1 6
pair:sorted_ by -6 -4
pair:source_ and -4 -10 file 6 9 files 7 7 for -2 -6
pair:speak_ about 5 7 of 8 15
pair:specify_ which -2 -6
pair:speed_ and 10 8
pair:sponsored_ true -6 -9
pair:sql_ query -3 -6
pair:ssh_ config 1 9 gnupg -8 -7 id 18 27 session -4 -8
pair:stage_ commit -6 -3
pair:stands_ in 10 13
pair:start_ and -8 -9 in 1 7
pair:startdate_ enddate -5 -4
pair:starting_ point -6 -5
pair:state_ of 3 -7 that 8 18
pair:stated_ by -5 -7
pair:states_ the -5 -3
pair:status_ check -8 -8
pair:stay_ as -4 -6 out 7 9
pair:stays_ as -3 -8 in -6 -6 on 3 10
pair:steps_ are 11 11 can -3 -4 to -9 -8
pair:stock_ with -5 -6
pair:stop_ after -3 -4 and -9 -7 the 5 5
pair:stops_ and -6 -6 the -6 -13 with -6 -6
pair:store_ and -4 -7 the 4 8
pair:stored_ as 11 11 with 5 6
pair:straight_ away 2 9 to 4 4
pair:stream_ for 19 18
pair:street_ address -6 -8
pair:string_ that -5 -8
pair:strip_ the 8 11
pair:style_ key 6 6
pair:submit_ the 4 7
pair:subscribes_ to 9 6
pair:subscription_ for 6 6
pair:subsequent_ calls -4 -5
pair:such_ as -5 -13
pair:suggests_ indexes 4 5
pair:suitable_ for -5 -8
pair:sum_ of -2 -6
pair:summary_ and -7 -8 for 3 4 of -5 -11
pair:supplied_ by 6 5
pair:supply_ the 4 14
pair:support_ and 6 2
pair:supports_ both -5 -5
pair:swap_ the 3 10
pair:swapped_ for 13 16
pair:switch_ to 3 -6
pair:switched_ off 4 5 on 11 7
pair:symbolic_ links 10 -2
pair:sync_ are 1 13
pair:system_ message 11 12 prompt 7 7 the 1 9
pair:tables_ and 8 9 are -4 -6
pair:tag_ is 4 4
pair:tags_ and -3 -4 photos 8 10
pair:take_ screenshot -2 -7 the 13 12 time 6 8 up -3 -4
pair:taken_ from -6 -7 into -6 -6 out 9 9
pair:takes_ about 3 7 effect -11 -10 no -3 -5 over 4 7 place 10 7 precedence -5 -7 seconds -4 -8
pair:talk_ about 3 7
pair:target_ and 7 12
pair:task_ as -4 -4 has 4 8 is -4 -4 of 4 8
pair:tasks_ with -3 -6
pair:tax_ rates -5 -3
pair:team_ and 7 8 is 9 11 members -3 -5
pair:tell_ it 8 5 the -21 -12 user -3 -4
pair:tells_ if 8 5 the 6 7 you -5 -8
pair:template_ id -5 -4
pair:ten_ before 10 10 day -2 6 minutes -3 -8 seconds 12 13 years 8 6
pair:term_ for -3 -8
pair:terminate_ the 6 6
pair:terms_ and -3 -4
pair:terraform_ plan 4 4 tfstate 4 7
pair:test_ file 4 5
pair:tests_ of -5 -7
pair:text_ are -9 -10 as -4 -3 beneath 10 5 content -3 -6 for -10 -13 in 6 14 message -4 -6 of 13 16 on -4 3 or -5 -8 search 8 9 the 5 3 to -13 -19
pair:than_ an -4 -3 characters 10 12 days 4 6 five 4 4 guessing -8 -5 is 10 8 lines -1 -8 one -4 -5 points -4 -8 the 11 18 they 5 5 three 5 6 times -5 -4 year 6 9
pair:thank_ you 6 10
pair:that's_ what -7 -11
pair:that_ all -4 -3 also 9 7 amount 6 8 an 6 2 anyone -3 -7 apply 5 3 aren't -6 -7 asks -10 -10 can -5 -7 carry 3 5 fails 5 9 file 6 5 first -8 -8 folder 7 7 follow 4 12 gets 2 7 goes 7 8 has -4 -10 have -11 -7 identify -5 -3 is 13 17 later 1 9 match -10 -9 may -6 -3 mention 5 6 need -4 -4 no 12 13 nothing -1 6 number -5 -6 one -9 -14 only 10 8 owns -4 -3 point -9 -8 reports 6 7 runs 6 2 should -5 -5 starts -3 -7 the 5 7 there -3 -6 they -9 -6 they're -8 2 way 3 9 we 6 18 were -4 -7 window 8 7 would 3 4 you -5 3
pair:the_ absence -7 -5 account 2 -7 account's 8 16 accounts -5 -6 active -5 -5 address -5 -4 adjustment -7 -3 administrator -4 -4 age -6 -8 agent 14 23 agent's 3 12 air -4 -6 airline -4 -3 alarm -3 -6 album 8 9 alias -3 -5 amount -6 1 announcement 10 15 answer -8 -8 apex -1 -6 applicant -5 -8 application -4 -6 area -1 -8 argument 6 6 assistant 10 13 auditor 3 5 auth 4 10 authenticated -9 -9 author -9 -6 automation -2 -10 available 8 12 avatar -7 -9 axis -5 -5 backend -3 -6 backup 4 5 badge 5 5 balance 10 12 bank's 4 4 basis -6 -6 basket -2 -6 batch -3 -4 bearer 2 7 beginning -10 -11 best 0 10 better -4 -3 bill -9 -10 booking 5 7 branch 6 6 brand 14 18 browser -4 -4 browser's 5 10 bucket 3 6 build 6 10 business -4 -3 cache 6 6 calculation -6 -5 calendar 11 10 call -7 -3 caller's 9 14 calls -4 -7 camera 8 9 campaign 13 9 cancellation -3 -6 card -8 -9 case -5 -8 category 5 3 cause 11 2 certificate 7 9 channel 4 8 charge -7 -7 chart -3 -4 chat -6 -7 cheapest 9 10 check 8 9 child 9 11 children -6 -5 client 10 9 clipboard 10 3 clock 5 8 cluster 4 3 code 6 4 colour 5 11 column -8 -6 coming 7 3 commit -6 -6 comparison 5 14 complete -11 -7 conditions -7 -7 config 4 3 configured -9 -15 confirmation 4 14 console -6 -6 consumers 8 8 contacts 4 8 container -5 -8 contents 6 11 controller -7 -6 conversation -8 -4 coordinates -6 -2 copy 1 7 cost 4 3 count 2 9 country -5 -4 course 4 4 credential -7 -6 credit 7 6 criteria -8 -9 crm -2 -8 current -7 -1 cursor -4 -5 customer -15 -19 daily 4 4 data -7 -6 database 7 10 day 24 26 dead -3 -5 deadline 3 9 decision -3 -4 default 12 14 delivery 10 10 deployment's 2 6 deposit -1 -10 deputy -6 -7 description -4 3 desk -4 -5 desktop -9 -4 developer -10 -10 developer's 7 7 device -8 -8 diff -4 -4 difference 7 6 digest 7 5 disk 6 7 display -1 -10 distance -6 -3 doctor 7 8 doctor's -3 -4 document's -12 -7 documentation -2 6 domain -8 -13 draft -11 -10 driver 7 7 driver's -5 -5 dump 2 6 earlier 4 5 earliest -9 -8 edge -2 -6 edit -3 -4 editor -4 -8 element -4 -8 emergency -6 -4 employer 12 7 end 3 -4 engine 2 6 entire -8 1 entity -6 -12 entry 4 3 erp -5 -5 error -9 -7 estimator 7 14 eu 4 4 exact -8 -6 exchange 2 6 explanation 19 20 export -9 -6 external 4 5 family 9 16 fee 0 8 feed -6 -5 field 4 6 fields 7 3 figure 8 3 file -6 -16 filename -5 -3 filesystem 4 6 first 8 9 fix -9 -4 flag -1 -6 fleet 7 4 following 8 5 foot 15 19 footer 7 13 forecast 14 14 format -3 -6 front 5 7 game 5 5 gate 4 3 git -6 -11 github 16 17 given -11 -15 google -3 -8 grade 11 10 ground -5 -7 group -4 -6 guest -12 -12 guest's 2 6 hardware -3 -6 heading 10 12 history 12 16 hits -1 8 home 7 15 host -2 -7 host's 4 5 hotel -5 -3 hourly -9 -6 hours 7 7 house 7 2 household -5 -7 human 6 3 iban 1 9 id -11 -20 identity -4 -8 image -3 -6 in -5 -9 initial -3 -4 instructions 2 6 insurer 14 12 internet -4 5 interval -3 6 invoice -5 -5 issue 0 -8 item -4 -8 lab 5 8 language -4 -3 largest 4 10 latter 10 6 learner 10 10 level 11 10 licence 3 5 limit 18 19 limits -4 -3 line 8 14 lines -4 -6 linked -3 -5 linter -3 -5 listener 5 8 listing 2 8 live 5 4 llm -7 -8 log 9 14 login 4 5 logs -6 -10 longest 3 5 lower 12 12 machine's 4 4 mail 14 10 maintainer 2 7 manager 10 5 manager's 5 5 manifest 6 3 margin 5 8 market 12 15 master -4 -3 match -8 -9 matching 5 4 maximum 7 5 meantime -4 -6 meeting -10 -10 member -5 -7 message 4 3 method -4 -3 microphone 1 9 minimum -7 -8 minutes -4 -5 missing 5 7 model 1 8 model's -7 -8 moderator 5 6 moment -1 8 money 6 4 monthly -5 -5 more 8 7 morning 7 7 most 7 7 motion -6 -7 named 3 5 national 4 5 newest 13 13 non 3 11 normal -1 -8 notebook 10 11 notes 4 7 notice 6 6 notification -1 -6 number -6 -2 object -3 -5 observation -5 -3 office -6 -7 official 0 7 one 2 7 only 1 15 open 6 5 opt 9 10 option 6 8 order -6 -7 organisation -6 -3 organiser's -7 -6 original -4 -8 originals 7 8 other -3 -6 others 6 11 outbox 6 5 outcome 8 13 output -4 -7 owner -1 -8 package -6 -3 panel -8 -1 paper -5 -4 parameter 7 10 parent -6 -5 part 5 4 patient's -5 -5 pause -8 -2 payee 3 7 payout 8 7 people -7 -9 person 3 11 pharmacy -4 -4 phone 13 6 photo 11 5 photos 8 4 pin 2 7 plain 4 4 plaintext -3 -4 plan -8 -7 planner 5 5 platform 6 5 player 5 11 plugin 1 9 policy 6 3 pool 5 3 pooled 4 6 portal -5 -10 position 6 5 prefix 14 13 premium 10 11 presence -3 -6 preview -6 -7 previous -10 -7 price -4 3 printed 7 7 private 6 5 probe 15 15 procedure -4 -5 profile 4 11 project -9 -8 project's -6 -2 proper 5 6 properties -3 -4 property 6 2 protocol -8 -6 provided -5 -8 public -3 -4 publisher -4 -4 pull 5 4 purchase -6 -7 quantity 3 11 question -5 -3 queue -3 -8 quota 11 9 quote -2 -7 range -9 -3 reader 19 16 reader's 10 13 real 8 9 reason -5 -6 receiver -5 -9 recipient's 6 4 recommended -5 -8 record 6 11 recording -5 -8 records 11 7 refund 10 16 region 4 4 registered -2 -6 relative -9 -5 relay 5 15 relevant -7 -1 remote -3 -5 rendered 4 5 replaced -8 -9 report 3 7 reporter -3 -5 reporter's 8 14 requester's 13 19 requirements -5 -5 resource's -7 -7 response -13 -13 rest 13 15 result -7 -6 resulting -4 -3 retention 9 11 return 7 7 returned -4 -8 revenue 2 10 review -7 -13 revision -1 -6 right -9 -8 risk -5 -4 room 11 4 route -5 -8 rows 3 7 rule 1 -6 run -4 -8 runner -5 -8 running -3 -9 safe 5 8 sample 3 -5 scope -5 -6 score -1 8 screen -7 -5 script -3 -6 search -7 -8 second 15 10 secret -6 -2 secrets 5 3 security -6 -2 seller -8 -3 sender 4 -4 sender's -7 -4 server -17 -20 server's -5 -9 service 3 6 session 5 9 share -9 -7 shared 11 10 shipper -4 -5 shop -4 -5 shopper -7 -9 shortest 6 5 sign 2 9 signature 4 7 signed -9 -10 site 13 10 size 7 7 slot -12 -8 sorting -10 -13 source -8 -8 specified -5 -9 sponsor 7 6 standard 5 11 starting -5 -3 state 5 -5 statement 7 4 step 2 -7 steps -3 -8 store 7 8 stored 5 14 story -13 -12 suggestion -4 -6 summary 5 3 supplier -7 -12 support 12 11 sync 8 10 tables -4 -3 tag 5 4 target -4 -4 task -6 -6 tasks -7 -10 tax -5 -5 teacher -9 -10 team 8 -7 tenant 3 4 tenant's -4 3 terminal 9 10 terms 8 11 text 3 6 th 22 27 third 16 16 thread 4 -4 three -3 8 ticket -3 6 till -5 -3 time 10 8 title -7 -8 to 0 8 tool -20 -12 tools 4 4 top 6 -2 total -8 -8 tracking 9 8 transfer 6 8 trash -6 -5 tree 6 1 true 13 17 tunnel -4 -9 two 10 12 type -3 -7 ui -6 -10 uid -3 -7 unsubscribe -10 -10 update -3 -6 upload -6 -7 upper 10 7 url -6 -4 urls -5 -5 us -6 -7 user -7 -4 user's 7 7 users 4 8 values 5 8 variables -4 -6 vendor's -6 -6 visible 6 7 volume 9 8 vpn 11 11 wait 10 13 wallet 15 19 way 4 8 weather -6 2 web -10 -8 whole 2 9 width -3 -4 window -4 -6 wine 9 14 word 20 31 words 5 6 work -12 -18 workflow 4 5 write 9 5 wrong -3 -5 year -2 -7
pair:their_ behalf 10 11 name 10 8 own -13 -7 words -10 -9
pair:them_ and 19 14 are 7 5 as 4 11 from 13 15 is 6 2 it 3 9 off 2 6 on -9 -6 so 2 7 that 4 4 to 4 9 with 8 15
pair:then_ call -4 -6 create 3 6 go 7 6 on 4 6 return 8 8 returns -7 -9 tell -6 -4 this -5 -6
pair:there's_ no -8 -13 one -9 -8
pair:there_ and -5 -4 are -9 -11 first 0 11 for 4 7 is -10 -10 too -8 -6
pair:therefore_ the 7 10
pair:these_ are -7 -12 as 3 7
pair:they_ are 7 0 aren't -6 -4 asked -7 -5 can -10 -13 cannot -5 -4 come 6 8 don't 5 5 go -3 -11 may -5 -7 mean 7 2 need -5 -5 return 5 13 stay 15 4 want -8 -3 were 5 6 write 4 8
pair:things_ that -6 -5
pair:third_ parties -4 -6 party -4 -11
pair:this_ and 4 5 as -1 -9 assistant 5 14 at -6 -4 before -4 -4 call 0 -7 can -4 -6 case 4 8 computer 2 6 conversation -4 -6 environment 9 5 file -8 -11 first -4 -4 for -4 -3 happens -4 -4 holds 4 5 id -5 -7 in 13 8 includes -6 -7 instruction 0 8 is -8 -8 line 3 8 list 3 11 moment 3 10 month 6 4 must -4 -12 once -5 -4 one 6 6 only 6 5 out 4 7 project -1 -6 property -6 -7 rule 7 7 server -2 -6 service 7 11 should -2 -6 task -1 -7 text 8 13 to -12 -8 tool -15 -11 up -6 -7 value -8 -10 very -3 -5 when -6 -12 will -3 -7 with 10 9 workspace 12 21
pair:those_ in 7 7 of -8 -7 who 14 13
pair:three_ days -4 -5 months 4 12
pair:through_ http 3 6 one 7 9
pair:thu_ muc -4 -5
pair:ticket_ and -10 -5 for 10 1 in -3 -8 with -6 -9
pair:time_ and 11 6 are -3 -5 codes -6 -4 is 0 9 out 9 8 spent 4 6 when -7 -9 zone -9 -7
pair:times_ are -5 -6
pair:tip_ for -9 -5
pair:title_ and -4 -5 author 2 7 notes 6 5 of -2 -8
pair:titles_ are 3 6 of 5 4
pair:to_ account 6 12 accounts 2 7 add -8 -13 address 2 10 ai 5 13 an -11 -8 and -6 -3 anyone 0 8 anything 18 10 apply -6 -11 approve -7 -7 archive 12 1 are 15 14 as 11 6 avoid 13 16 bank -4 -5 bc 4 22 be 7 11 by 3 10 campaign -3 -6 change -8 -5 channel 6 9 characters -8 -17 chars -6 -5 check -5 -6 choose -3 -4 clean -6 -3 comment -5 -4 complete -4 -4 comply 6 6 confirm -11 -11 continue -3 -6 create -5 -7 csv 5 8 customer 5 8 day 5 5 de 0 8 delete -9 -11 describe 4 3 determine -4 -4 disclose 2 7 discover -6 -3 disk -4 -6 display -3 -4 do -13 -13 drop 6 6 each 1 9 edit -3 -5 end 3 8 ensure 6 9 execute -3 -13 expect -2 -7 ext 10 16 extend 4 9 extract -3 -4 false -3 -4 fetch -5 -16 file -10 -12 fill -1 -9 find -10 -12 fit -4 -3 five 8 7 fix -1 -6 for 5 6 force -3 -4 generate -6 -7 get -5 -5 git -5 -6 give 7 3 go -7 -4 grant -3 -4 group -4 -8 hear 3 7 hide -4 -3 hold 2 6 host -7 -1 hours -5 -6 http 1 15 https 6 15 human -5 -10 in 11 10 include -4 -5 insert -7 -3 install -8 -9 is 4 9 it -6 8 its 5 11 keep -8 -4 know 2 9 language -5 -5 let -8 -7 lines -2 -6 list 8 4 make -3 5 markdown -3 -5 match -2 -6 me 7 13 min 1 7 move -13 -10 need -1 7 null 4 7 observe -6 -4 obtain -5 -5 one -6 -4 only -6 -6 ops 1 9 or -4 -6 other 10 7 our 11 13 ours 8 10 outside -4 -7 partners -5 -4 perform -1 -9 pick -3 -6 place -5 -12 process -3 -4 public 5 6 put 11 11 query -1 -6 reach -7 -7 read -8 -9 receive 4 4 release -6 -5 remove 3 5 request -2 -11 retrieve -3 -7 return -4 -8 run -7 -8 search -3 -10 seconds -6 -5 see -10 -10 send -5 -4 set 1 -6 share -8 -11 sign -6 -9 skip -4 -3 specify -3 -5 stop 4 5 store -3 -4 students -4 -5 subject 2 6 tell 12 14 ten -8 -9 that -9 -9 this 5 6 those 7 7 to 0 7 true -4 -10 two -5 -3 update -3 -9 url -4 -3 us 9 12 use -3 -6 user -7 -6 users 5 12 validate -4 -7 wait -3 -6 what 3 5 whoever 5 7 work -3 -4 workspace -5 -4 write -13 -13 yourself 10 15
pair:token_ for 6 7 in 2 8 must 4 5 of 4 7 with 5 4
pair:tokens_ and -9 -7 by -5 -3 the 0 7
pair:told_ about 2 7 the 12 6
pair:too_ so 4 7
pair:tool_ and 6 8 answers -6 -6 call -8 -7 calls -5 -8 can 7 8 definitions -4 -3 doesn't -6 -8 for -8 -9 instead 3 9 is 3 14 list 3 8 must 3 6 name -7 -3 only -4 -3 opens -6 -10 outputs 8 9 requires -6 -1 that -4 -8 they 1 7 to -6 -13 when -5 -5 whenever -3 -9 will -4 -7
pair:tools_ are 9 20 for -6 -9 in 3 6 on 8 11 this 4 5 to -5 -8 you 3 6
pair:top_ and 2 6 level -7 -6 of -9 -10
pair:topic_ for 7 8
pair:total_ and -3 -5
pair:transfer_ money 2 7 of 7 3
pair:transfers_ to -4 -7
pair:translates_ contract -3 -4
pair:trash_ is 2 6
pair:treat_ it -6 -12 them -8 -6
pair:treated_ as -8 -10
pair:trial_ balance -6 -6
pair:trivia_ question 4 4
pair:true_ also 5 5 and 8 7 if -2 -8 only -4 -10 the -14 -14 to -12 -9 when -8 -10
pair:trust_ and 4 6 store -3 -8
pair:try_ again 7 5 the 3 4 to -10 -9
pair:turn_ off 6 10 on 1 7 up 4 12
pair:turned_ into 10 7 off -5 -4 out 6 9
pair:turns_ up 10 6
pair:twelve_ months 11 12
pair:twice_ once 4 7
pair:two_ decimals -5 -8 factor 5 7 hours -7 -5 or -3 -7 people -6 -4 seconds 3 10 sided 8 6 to -7 -7 years -6 -6
pair:type_ and -4 -6 from -2 -6 of -5 -9 the 2 9
pair:typing_ errors 4 4
pair:uid_ of -3 -7
pair:under_ the 6 6
pair:unified_ diff -4 -5
pair:unique_ identifier -3 -4
pair:unit_ of -7 -6
pair:unless_ asked -3 -5 the -4 -6
pair:unlocks_ door -5 -5
pair:until_ it 16 23 the 7 6 then -10 -14 when -6 -8
pair:up_ for 14 5 from -7 -10 if 6 5 that 5 3 the 6 8
pair:updates_ are -4 -3 that -6 -6 the -6 -5
pair:upload_ file -3 -8 the 2 8
pair:uploaded_ to 2 8
pair:uploads_ the 1 7
pair:url_ as 0 7 for -1 -7 of -3 -7 that -1 -7 to -2 -10
pair:urls_ and 4 4
pair:us_ and -3 -4 in 4 9 locations -4 -5 to 4 9
pair:use_ any 5 3 for -7 -12 in 6 3 send 2 9 that 7 9 the 3 5 them 2 6 this -16 -21 when -11 -20 with -2 -7
pair:used_ and -6 -8 for -2 -6 if 1 8 to -7 -8 with -2 -9
pair:useful_ for -16 -12
pair:user's_ approval -5 -9 downloads 4 5 message 3 12 other 4 6 question -3 -5 shell 9 5 time -8 -4
pair:user_ agent -6 -6 and -4 -3 are 8 15 as 20 21 asked -3 -4 before 6 2 but 2 9 can -10 -14 can't 0 8 choose -3 -7 first -8 -10 for -3 -8 from 5 4 group 5 3 id -8 -12 ids -2 -6 if -11 -10 in -10 -11 interface 9 11 is 2 8 isn't 0 8 it 2 7 looks 5 7 may -3 -4 means -10 -9 message 7 6 name 7 12 named -3 -4 or -5 -3 requests 4 5 said 4 5 that -6 2 the -6 -9 to -7 2 typed 4 5 wants -8 -5 was -3 -6 what -8 -10 when 0 -7 which -15 -16 who -4 -6 with 10 7 wrote 8 7
pair:users_ are 14 14 ask 3 6 have 3 5 to -3 -4 use 10 5
pair:using_ this -4 -8
pair:valid_ one 4 3 values -4 -3
pair:value_ for -2 -9 in -7 -4 is -10 -7 must -3 -5 of 5 3 on 5 5 to -4 -12 when 6 6 with 1 9
pair:values_ are -13 -19 home 8 6 of 1 7
pair:van_ de 9 16
pair:variables_ in 3 8
pair:vendor_ master 3 4
pair:verification_ is 7 9
pair:verify_ that -4 -8 the 1 6
pair:versions_ and -4 -4 are 4 -4
pair:via_ the 4 7
pair:viewed_ by 9 7
pair:virtue_ of 10 13
pair:visible_ in -5 -5 on 5 8 to -4 -3
pair:vor_ dem -5 -8 jedem 5 5
pair:vpn_ and 5 10 profile 12 8
pair:wait_ and -8 -11 for -9 -10 in 4 3 is 8 5
pair:waits_ for -10 -11 up -4 -6
pair:want_ to -7 -2
pair:wants_ it -5 -4 the 5 6
pair:warning_ of -5 -7 the -4 -4
pair:warnings_ come 5 3
pair:was_ agreed 5 6 asked 4 4 found -5 -3 loaded -5 -4 made -4 -4 moved 4 7 not -4 -7 opened 5 4 picked 9 13 read 10 6 requested 7 9 typed 6 11
pair:way_ of 7 7 they -7 -6 to -6 -6
pair:we_ can 1 15 use 4 6
pair:weather_ forecast -3 -4
pair:web_ client -5 -4 interface -6 -4 search 5 5
pair:websites_ of 11 13
pair:week_ and -3 -5
pair:weight_ and 10 9
pair:well_ as -8 -6 known -8 -8
pair:were_ written 7 4
pair:wget_ qo 0 8
pair:what's_ in 10 15 needed 4 6 on 2 7
pair:what_ and -1 -8 comes 3 8 gets 6 5 goes -9 -7 has -1 -8 it 9 10 they 7 12 to -7 -8 users 9 18 was -6 -9 would -7 -9 you -7 0
pair:whatever_ the -3 6
pair:when_ browsing -5 -4 customer 4 11 in -7 -6 it -10 -4 it's 4 6 listing 8 10 missing 3 6 no 3 6 omitted -6 -3 set -6 -10 the 5 7 there -1 -8 they 6 1 to -6 -7 truncated -4 -3 user -6 -10 you -7 -10
pair:whenever_ the 8 12 there 3 7
pair:where_ clause 10 5 is -5 -8 it -6 -4 it's 8 7 the 12 10 to -1 -8
pair:whether_ it -6 -5 or 2 11 the -5 -14 to -7 -18
pair:which_ are -7 -10 case -6 -7 files 5 5 has -9 -8 holds 7 5 is -11 -1 isn't 11 15 keeps 9 13 may -6 -7 of -6 -7 one -7 -8 passes 4 7 protects -4 -6 the 7 2 to -6 -9 user -3 -4 would 5 5
pair:while_ the 5 3
pair:white_ on 3 7
pair:who_ ask 5 10 don't 6 6 has -3 -11 have 12 10 is 1 -6 left 6 2 mention 13 5 wrote 2 7
pair:whom_ the 4 8
pair:wi_ fi 7 7
pair:will_ be -14 -15 contain -4 -3 do 11 11 find -1 7 generate -5 -5 not 4 4
pair:wind_ speed -3 -5
pair:window_ of -4 -3
pair:with_ admin 2 8 an 7 6 and -3 -6 any 13 17 auto -3 -4 bank -4 -5 close -7 -7 comment 16 16 commit 8 10 consent -5 -3 content 1 9 each 5 8 equal -4 -4 error 5 8 find -7 -7 get 6 -1 id -7 -4 in -5 -5 it 7 6 last 11 7 line 11 9 link 5 7 links -3 -5 list -7 -6 make 1 7 names 6 4 no -6 -9 notes 7 3 offset -3 -4 one -4 -3 only 7 7 or -5 -4 other 4 4 override 4 8 price -3 -4 prices -7 -6 principal 3 6 proper -5 -3 public -3 -5 reason -6 -9 reasons -2 -6 reference 3 12 retry 7 8 run 3 11 score 4 4 search -6 -7 several -4 -9 severity -6 -6 short -6 -4 spaces 4 4 status -8 -5 sudo 3 7 test -3 -4 text -5 -5 the 4 6 their -9 -10 them 13 12 this 5 11 time -3 -5 true 2 9 two 10 10 update 1 11 what -7 -9 whatever -7 -6 which -3 -5 whichever 5 4 write 4 7 your -8 -8
pair:within_ day 19 16 hours -8 -6 minutes -6 -3 seconds 9 8 the -13 -13
pair:without_ actually -3 -4 an 12 8 any -3 -8 asking 5 12 being 3 13 it 3 5 shell -4 -3 spaces 3 5 the -5 -4 word 3 6
pair:word_ for -9 -7 in -6 -8
pair:words_ and -4 -7 in 8 9 of -3 -8 to 1 8
pair:work_ and 8 8 for 3 8 in -5 -8 on -7 -2
pair:worked_ out 4 3
pair:working_ days 6 11 directory -5 -6 hours -5 -8 with -5 -9
pair:works_ on 5 6 with 4 11
pair:workspace_ id -4 -4 to -4 -6
pair:would_ be 5 3 like -7 -12 only 15 23 otherwise 1 6
pair:write_ access -2 -6 in 12 7 operations -4 -4 to -9 -8
pair:writes_ file -5 -8 the 6 8
pair:written_ by -6 -5 to -6 -6 with -6 -6
pair:xu_ ly -8 -5
pair:ya_ da 11 20
pair:yapay_ zeka 11 15
pair:year_ for -5 -7 of 11 13
pair:yet_ the 1 13
pair:you're_ stuck -4 -7
pair:you_ and 6 12 are -4 -4 as 1 9 do -4 -8 don't -3 -10 for 6 9 get -10 -9 give -2 -9 know 2 6 must -4 -9 need -1 -9 not 5 3 only -2 -7 pass -8 -6 read -5 -6 receive -7 -13 remember 4 7 run 11 14 see -4 -4 should -10 -4 so 3 6 tell 9 9 to -12 -12 use 12 17 want -18 -21 will 8 13 would 3 4
pair:your_ account -5 -5 answer 0 7 client -2 -8 instructions -14 -15 local -4 -7 own -5 -9 prompt -1 -6 provider -3 -4 reply 5 6
pair:yyyy_ mm -4 -8
pair:zone_ and -3 -4
rule: account_for_field 8 6 acts_covertly 1 -2 acts_without_showing -1 -4 address_for_other_work -1 -8 address_handed_in 0 5 addresses_model -4 -12 all_to_this_tool 3 5 alters_amounts 3 5 amount_ordered 2 4 answers_wholly_steered 4 9 asks_user_for_secret -1 -20 assumes_consent 4 7 boasts 3 -3 boasts_at_others_cost 13 25 called_for_other_work 1 0 came_across_into_parameter -4 -4 changes_arguments 5 12 changes_arguments_of_other_tool 8 16 changes_arguments_unseen 0 2 changes_other_work 1 3 claims_authority 11 12 claims_every_tool -2 4 claims_other_tools -6 -13 claims_other_work -3 -1 command_output_into_parameter -7 -15 consent_for_all 4 6 conversation_by_authority 2 17 conversation_into_parameter 5 19 data_to_partner -1 17 demands_file_contents 4 15 demands_in_comment 0 1 destroying_order 0 -4 destroys_data 2 15 directs_other_tool 3 4 disparages_tools 4 2 excused_demand -1 -5 excused_harm 7 15 fake_voice 14 16 field_against_wish -5 -15 file_into_parameter 10 24 fixed_account 7 -1 fixed_address 4 7 fixes_argument_of_other_tool 1 -3 forbids_mentioning -2 0 forbids_showing -12 -18 forbids_telling 12 3 found_data_into_parameter -3 10 grants_privilege -6 -4 hands_over_conversation 0 -4 hides_in_comment 2 6 host_in_order -2 1 keeps_from_view 0 -5 leaves_directory 1 -2 leaves_out -4 2 misreports -11 -13 model_and_secret 7 17 named_tool_and_parameter -1 7 named_tool_sends -2 -7 names_command 8 10 names_mail_address 19 25 names_secret_file 7 6 occasion_address 3 10 occasion_against_wish 5 6 occasion_amounts 3 16 occasion_choice 3 7 occasion_code 1 4 occasion_command 1 3 occasion_disarming 2 4 occasion_elevation 1 15 occasion_fixed_text 3 6 occasion_misreport 4 5 occasion_path 2 14 occasion_persistence 1 10 occasion_private_data 7 6 occasion_secret 5 16 occasion_sending 4 15 occasion_sibling_path 0 5 occasion_steering 5 12 occasion_tampering 3 2 occasion_tampering_reasoned 1 1 occasion_wiping 10 22 opens_secret_store 0 8 opens_with_demand 22 24 order_in_margin 18 42 order_in_value 11 13 orders_on_other_work -3 -11 orders_other_tool 0 1 overrides_instructions 11 9 overrides_wish 15 24 parameter_and_address 2 6 passes_secrets 3 8 path_for_other_tool 0 16 path_tampered 0 8 persistence_named -4 -4 plants_backdoor -3 -4 prefers_itself 8 2 prefers_itself_strongly 4 1 prefers_over_any_tool 15 27 prefers_own_name 2 14 prepends_private_data 5 10 private_data_away 4 4 private_data_into_parameter -3 -3 privilege_named 8 28 quoted_value_in_order 3 8 reads_config_file -4 -6 reads_first 9 30 reads_path -5 -5 reads_secret_file -5 -4 reads_secret_file_on_condition -2 3 redirects_money 3 11 reply_in_order 8 7 reports_otherwise 2 -1 runs_command 10 6 secret_file_demanded -1 4 secret_file_in_value 33 41 secret_from_elsewhere_in_parameter -5 10 secret_in_side_field 8 9 secret_into_parameter 5 3 secret_to_path 4 10 secret_to_this_tool 4 13 sends_config_file 0 1 sends_conversation 0 1 sends_copy 1 5 sends_elsewhere -2 -6 sends_result_of_other_tool -3 -11 sends_secrets 2 -8 sends_secrets_away -4 -4 sends_to_url 0 -4 sets_field_of_other_tool 1 -5 sets_wish_aside 1 5 skips_approval -1 -6 skips_approval_of_tools 8 16 speaks_to_agents -10 -14 speaks_to_model -3 -6 standing_demand -6 -5 standing_order -9 -10 steers_answers 3 5 takes_all_into_parameter -1 -10 takes_all_secrets 7 8 takes_conversation 14 31 takes_results_of_tools 0 2 takes_secret_of_other_tool 6 1 takes_secrets 4 -2 takes_secrets_from_elsewhere 2 0 takes_system_prompt 4 16 takes_whole_conversation 11 31 threatens -6 -14 unsafe_switch 2 -1 unsafe_switch_named 7 -4 unsafe_switch_on_condition 4 14 unseen_act 4 6 unseen_deletion 15 16 wants_work_of_tools 7 13 weakening 2 2 weakens_guard -2 1 weakens_guard_of_others 4 4 wipes_all 8 17 work_of_tools_into_parameter 2 17
word: aapl -7 -3 abab -5 -3 abc -9 -9 ablauf 1 8 able 13 13 abort -8 -6 about 4 9 above -1 6 abre -4 -8 abroad 9 16 absenc 7 8 absence -10 -9 absenden -7 -4 absent -11 -4 absolute -4 -9 accept -8 3 acceptance 6 6 accessibility -10 -15 accessible -5 -8 accord -7 -4 accordance 3 7 accordingly 2 6 accountid -9 -5 acct 8 19 accurate 2 10 ack -6 -3 acknowledge 3 8 acknowledgement 12 17 acl 8 9 acme -10 -10 acquisition 3 8 acros -6 -6 action -21 -17 actionable -4 -4 activate -3 -5 active -15 -16 activiti -7 -10 activity -9 -10 actor 10 11 actual -10 -13 actually -6 -10 ada 5 6 addition 6 7 additional -4 -6 additionally 9 14 additive 6 5 address -9 -2 adherence 4 10 adi 6 18 adjust -9 -2 adjustment 4 -7 admin 13 23 administrative 4 5 administrator -2 6 administratoracces 7 10 admit -3 -4 adopt 8 11 adresse -11 1 adult 18 16 advanc -8 -16 advance 6 8 advertiser 12 17 advice 6 6 advisori 12 12 after -5 9 afterward 1 9 against -4 -9 age 12 12 agenci 18 18 agency 7 10 agenda 6 13 agent 6 25 agente 12 23 aggregat -4 -5 aggregate -10 -12 agre -13 -10 agree 6 8 ahead 8 17 aid -5 -3 aim -4 -6 airline -4 -4 airport -12 -9 akten -8 -6 al 29 37 alarm 6 7 album 11 15 alert -5 -7 alia -5 -6 alias -4 -5 alice -7 -3 all -7 9 alle -5 8 allergi -5 -8 alliance 11 11 allocation -6 -6 allow -11 -5 along 8 19 alongside 16 19 alpha -3 -6 already 3 5 also 7 17 alternative -8 -9 alway -2 8 ambiguou -6 -6 amend 4 3 america 6 2 among 6 3 amount -9 -8 ana -10 -11 anade 4 12 analyse -6 -12 analysi -13 -15 analyst 5 8 analyz -2 -6 analyze -11 -13 anchor -4 -8 and 3 14 andere 7 23 anderen -3 9 android -5 -3 anh 9 0 animal 6 9 annotation 7 7 announc 6 3 announcement 3 6 annoy 17 13 annual 14 15 anon 4 14 anonymity -5 -3 anonymou 22 22 anonymously -5 -4 another 6 8 answer 10 16 ant -12 -1 anthropic 9 11 any 2 16 anybody 3 8 anyone 6 10 anyway 12 16 aparece 8 -1 apart 5 12 api -15 -12 app -22 -23 appeal 7 5 appear -11 -5 appel -7 1 append 3 11 apple -3 -5 appli 6 9 applicant 5 9 application -11 -15 appointment -9 -3 approval -5 5 approve 11 19 approver -7 -9 approx -6 -4 apr -7 -4 arbitrary -4 -3 architecture -5 -7 archiv -4 3 archive 7 1 are 3 9 area 13 11 arg 5 3 argument 5 6 around -6 -8 arrangement 7 8 array -21 -21 arriv 8 7 arrival -7 -9 arrive 19 19 art -7 -5 artefact 10 9 article -9 -14 artifact -4 -8 arxiv -8 -7 ascend 0 -12 asistente 1 8 ask 4 6 assert 4 6 assertion 5 13 asses 7 8 assessment -8 -9 asset -9 -16 assign -5 -7 assignment -4 -4 assistant 14 31 associat -14 -17 association -9 -4 assum -7 -10 ate 5 6 attach 4 10 attachment -1 -12 attacker -8 -9 attempt -8 -8 attende -7 0 attendee 2 10 attention 13 12 attestation 7 10 attribute -5 -4 au 4 13 auch 17 10 auction 5 11 audience 1 7 audio -5 -7 audit 7 14 auditor 3 9 aufruf -10 -5 aufrufen -6 -8 august 1 6 aunque 16 19 auth 10 5 authenticat -11 -11 author 9 10 authorisation 4 4 authority 5 15 authoriz 3 7 authorization -7 -7 authtoken 4 19 auto -7 -4 autofill 4 7 automat 10 13 automatically -28 -20 automation -7 -17 autonomously -1 -8 autre 3 13 availability -8 -8 available -15 -11 avant -15 -5 avatar -8 -10 avec -3 5 average -6 -6 aw -6 5 aware 3 -4 away 13 15 axi -7 -9 azure -14 -6 b -3 -4 bac 8 9 backend -5 -5 backup 10 8 bad -9 -11 badge 13 11 bag 2 8 bak -4 -11 balanc 4 7 balance -7 -7 banco 1 7 band -5 -5 bank 17 22 bao -7 -5 bar 3 4 barcode 4 5 bas -18 -24 base 2 8 baseline -3 -8 bash 18 22 bashrc 1 10 basi -13 -5 basic -7 -6 basket 9 3 batch -11 -11 bcc -7 0 be 10 14 bearer 6 10 because 0 14 becom 1 8 become 2 6 been 1 12 before -4 13 beforehand 0 17 begin 8 6 behavior -9 -13 behind 3 4 bei 7 17 beim 4 8 below 10 13 beneath 9 9 beneficiary -3 6 benefit -8 -11 benutzer -5 -4 bericht 6 8 besid -2 13 beside 6 5 best 6 7 better 15 20 beyond 7 12 bez 10 24 bicycl -3 -7 bigger 3 5 bill 9 8 billable 6 6 bind 3 6 bir 8 9 birth 5 5 birthday 5 6 bit 4 12 bitbucket -6 -12 bitte -6 -6 black 6 5 blame 13 7 blob 7 8 block 4 -4 blocker -4 -9 blog -10 -9 bloquea 8 7 blue -3 -9 board 7 11 bold -3 -5 bonu 16 13 book 10 15 boolean -9 -19 boost 3 6 border -12 -13 borrador -6 -4 bos 13 15 bot -1 6 bother 3 6 bottom 2 7 box 7 8 br 8 13 brake 5 5 bramble 10 13 branch -4 -8 brand 5 10 break -8 -2 breakdown -5 -6 brief 8 11 bring 6 11 broad -9 -7 broadcast -10 -14 broken 3 9 broker 0 7 brows 2 7 bu 4 3 bucket 7 5 bulk -3 -5 bundl -5 -7 burn 17 10 busca 5 6 business -6 -6 busy -4 -3 button -4 -3 buy 9 17 buyer 5 10 bypas -5 -5 byt -4 -3 ca -6 4 cabin -3 -8 cac -6 -5 cach -9 -7 cache 5 10 cafe -9 -2 calcula 5 7 calculat -10 -11 calculate -7 -7 calendar 1 11 calibrat 5 11 calibration 5 10 call 2 8 caller 15 23 calm 4 4 cambio -15 -16 came 12 11 can -21 -14 canada -8 -7 cancel -10 -6 cancell -13 -8 cannot -11 -13 canva -11 -12 capabiliti -5 -8 capability -6 -6 capacity -5 -3 captcha -9 -9 capture -5 -6 car 3 6 card 7 6 cardholder 4 4 care 12 8 cargo 3 7 carri 10 10 carrier -7 -6 carry 4 9 cart 6 5 cas 12 11 case -9 -7 cat 15 29 catalog -10 -12 categori -9 -14 category -6 -9 caus -1 10 cause 25 12 cdn -5 3 cent 6 9 centre -3 -6 certain -6 -3 certifi 4 4 certificat 1 6 certificate 3 7 cet 15 16 chain -1 8 champ 8 20 chang -10 -6 change -8 0 channel -9 -7 char -7 -9 character -17 -17 charg -11 -8 charge -13 -6 chargeback 12 -3 chariti 8 5 charity -9 -4 chart -17 -21 charter 11 14 chat -11 5 chave 9 10 che 13 23 cheapest 5 4 check -4 -5 checkbox -3 -4 checker 7 7 checkout 4 4 checkpoint -8 -4 checksum -9 -3 chi 9 10 china -6 -3 chinh 4 8 chmod 15 20 cho -8 -2 choic 5 5 choice 7 18 choose 1 10 chose 5 3 chrome 0 9 chu 15 10 chua 4 11 chunk -10 -15 churn 7 8 circle 4 8 circumstanc 9 13 citation -3 -7 citi -6 -5 civil -6 -4 cl -7 0 claim 4 8 claimant 7 11 clas -6 -7 class -8 -2 classic 4 5 claus 16 11 clause 12 13 clean -9 0 cleaner -4 7 cleanup -3 -4 clear -6 -4 clearly -1 -6 cli -12 -11 click -11 -10 client 7 14 cliente 11 17 clinic 7 6 clinical 4 3 clip 13 18 clipboard 10 2 clock 7 14 closest 3 7 closure 4 8 club 1 11 cmd 5 4 cobalt 6 13 cod 3 6 code -3 -7 colleague 6 3 collect 0 12 collection -17 -20 collector 2 7 color -14 -17 colour 8 14 column -6 -7 com 5 17 comando -5 -5 combine -8 -10 come 1 10 comfort 16 17 command -13 -4 commander -3 -5 commercial 5 11 common -5 -3 community -2 -8 como 5 18 compact -9 -6 compani -12 -8 companion 2 8 compar 5 4 compare -20 -17 comparison 5 15 compat 4 9 compatibility -7 -2 compet 5 7 competitor 12 15 compil -4 -4 compilation -6 -6 compile 7 6 compiler -4 -6 complain 8 -2 complaint 13 18 complet -7 -10 complete -3 4 completenes 9 16 completion -5 -11 completo -2 7 complex -5 -5 complexity -6 -2 compliance -1 7 comply 15 15 component -15 -23 comprehensive -7 -10 compres 7 -5 compresi 8 16 compress -7 -9 compression -9 -12 compromis 2 9 compte -3 -6 computer 4 4 con 4 14 conceal -5 -8 concern 11 8 concise -3 -7 concrete -4 -4 condition -6 -3 conf 4 20 confidence -9 -9 confidential -4 5 config 7 17 configur -21 -21 configurable -3 -4 configuration -17 -19 configure -6 -8 confirm -17 -15 confirmation 5 14 conflict 8 4 confus 3 6 confuse 5 10 cong 4 4 connect -11 -10 connection -10 -4 connectivity -5 4 consent -4 9 consist 6 11 consistency 5 8 consistent -4 -8 console -20 -21 constant -12 -9 constraint -11 -10 consult 11 4 consulta 8 14 consumer 9 7 consumption -5 -8 contact -4 6 contain -15 0 content -12 -9 contenu -5 6 contest -5 -3 context -6 2 contexte 4 14 contextual -6 -3 continuation -4 -7 contract 5 12 contractor 6 6 controll 1 -7 controversial -4 -10 convention -3 -4 conversa 6 13 conversation -7 3 convert 9 9 cooki -8 -6 cookie 11 13 coordinat -14 -16 coordinate -7 -17 copia -2 6 copy 8 16 corner -6 -4 correo -11 -8 correspond -13 -1 correspondence -4 -5 counsel 12 12 count 18 14 counterparty 2 8 country 7 4 county 6 7 coupon -9 -12 courier 7 14 cours -4 -5 course 5 10 court 5 3 courtesy 9 10 coverage -9 -11 cpu -9 -7 crawl -3 -5 creat -12 -14 create -13 -12 createdat -4 -7 createdby -6 -2 creative -7 -3 creator -3 -4 credential -2 8 credit -8 -11 creditor 6 -1 crew 6 14 criteria -13 -18 crop 9 7 cros -7 -6 cross -3 -9 cs -7 -8 ctx 16 24 cua 17 19 cualquier 0 10 cuando 7 13 cube -7 -2 cuenta 8 13 curl -16 0 currenci 11 11 currency -5 -6 current -16 -14 currently -11 -14 cursor -13 -12 custom -15 -20 customary 6 1 customer -12 0 customizable -3 -5 cut -5 -6 cve 1 -7 cycle 4 -3 cylinder -5 -5 d 13 15 da 3 13 dag -1 12 daily 3 4 dall 16 25 damit 7 17 dan -3 18 danger -5 -4 dangerou -6 -6 dart -7 -6 dashboard -16 -24 dat 7 12 data -12 -9 databas -7 -7 database -6 -11 dataset -3 -4 date -4 -5 datei 5 4 dato -1 7 davon 6 17 day 5 10 deactivate -3 -4 deadlin -11 -12 deadline -6 -2 deal 2 9 debit -9 -11 debt 5 3 debug 13 20 debugg -9 -9 december 6 5 decid -20 -20 decide -11 -15 decimal 1 -10 decision -10 -13 deck 17 20 declar 7 9 declaration -2 6 declin 6 2 decline 13 3 decode 5 10 dedicat -6 -8 deduct -6 -2 deem 8 9 deep -7 -8 default -26 -25 defect -3 -7 defin -10 -14 define -11 -7 definition -9 -12 degree -3 -4 del 11 26 delegat 4 7 delegate 7 10 delet -11 -10 delete -10 -6 deletion -7 -7 deliver 5 10 deliverability 5 12 delivery 12 16 dem 4 7 demand 0 10 demandez -14 -10 demo 9 5 den 5 11 dengan 1 24 dentist -3 -12 deny 11 4 department -9 -3 depend -9 -3 dependenci -3 -8 dependency -5 -8 deploy -14 -11 deployment -11 -6 deposit -3 5 depot 15 16 deprecat -14 -5 depth -3 -12 deputy -6 -7 der 3 20 dernier 4 6 desc -4 -12 descend 0 -9 describ 4 6 description -12 -10 desde -11 -9 designer 4 6 desir -4 -3 desk 10 15 despite 2 6 destroy 8 9 destructive -5 -6 detach -4 -5 detail -19 -16 detect -8 -16 detection -10 -14 determin -7 -5 determine -7 -10 dev 3 9 develop -9 -7 development -7 -7 deviation -8 -9 device -9 -13 diagnos 7 4 diagnostic 12 12 diagram -10 -13 dialogue 2 9 dice 6 6 dictat -7 -6 dictionary 5 3 didn -5 -8 die -13 9 dienst 1 8 dies 0 10 diese 14 15 differ -6 -1 differenc -8 -2 difference 1 6 diga 7 13 digest 3 5 digit 14 12 dimension -5 -8 dir -7 -9 directive 3 8 directly 3 -5 directori -10 -10 directory -4 -5 disabl -5 -3 disable 12 19 discard -5 -3 disclose 15 17 disclosure -8 -5 disconnect -7 -10 discount -10 -6 discourag 7 12 discover -14 -16 discovery -5 -4 discussion 7 6 dish 4 3 dispatcher 2 14 display 7 9 dist -5 -6 distance -14 -14 distinct -7 -4 distribution -6 -3 district 2 7 disturb 11 13 dm 3 4 dn -4 -3 doanh 6 8 doc -22 -6 docker -7 2 dockerfile 1 7 documentation -12 -7 documento 15 16 docx -3 -4 doesn 5 5 doi -1 9 dom -4 -3 domain -19 -21 don -14 -11 donat 7 3 donne -6 -3 donor 5 7 door 2 9 dosage 4 12 dose -4 -7 doubl 15 20 double 0 8 down 13 12 download -6 -6 dozen 10 5 draft -13 -7 drag -4 -6 draw 9 4 drawn -15 -10 drift 7 8 driv -7 -7 drive -6 -11 drop 16 17 dropp 4 9 drug 1 8 dry -11 -11 dual -4 -9 dump 3 10 duplicat -3 -4 duplicate 9 11 dur 9 15 duration -3 -7 durch 9 14 duty 11 6 each 1 15 ean 11 9 earlier 13 17 earliest -11 -9 early 3 16 earn 8 9 easier 9 10 easily 6 10 east -5 -4 eat 5 5 echo 7 13 ecosystem -6 -4 edg -4 -10 edit -1 6 edition 10 13 een -11 16 effect -10 -2 effective 10 10 efficiency -3 -5 efficiently -5 -7 ein -7 4 eine -4 5 einem 2 9 either -8 -3 ejecuta -4 -6 election 4 7 element -15 -22 elevat 5 8 elevation -7 -12 else -7 -3 elsewhere 16 20 emb -9 -7 emergency -10 -4 emit -20 -5 emoji 6 6 empfanger 0 7 employe 13 10 employee -5 -5 employer 31 35 enabl -12 -12 enable -16 -16 enclose 9 9 encod -8 -11 encode 7 13 encryption -6 -9 end 11 9 enddate -5 -4 endpoint -13 -15 enforc -7 -7 english -7 -12 enough -7 -2 enrich 4 6 enrichment -6 -7 enrol 2 7 enrolment 7 5 ensure 3 6 enterprise -3 -8 entire -9 -3 entirely -3 -5 entiti -9 -7 entity -12 -15 entre 2 16 entropy 5 11 enum -6 -6 env 2 14 envia 0 8 envie 0 10 environ 1 8 epic -1 -7 episod 9 8 epoch -11 -6 equal -8 -4 equivalent -9 -5 erp -4 -5 error -18 -9 erwahne 2 12 escalat 8 3 escrow 8 19 esegue 4 13 eslint -4 -5 essay 20 22 essential -14 -15 est -17 3 esta -4 7 establish -5 -4 estate -3 -5 estimat -10 -8 estimate 7 6 estimator 7 14 etag -1 -6 etc -9 1 etiqueta 10 8 etre -14 -13 eur 17 23 euro 12 19 europe -8 -6 evaluat 4 8 even 8 19 ever 4 9 every 11 29 everybody -6 -7 everyth -3 7 everywhere 0 9 evidence -11 -8 exact -5 -6 exactly -7 -5 exam 9 12 exampl -12 -20 example 21 36 exce -4 -3 exceed -10 -8 excel -6 -9 except -7 -1 exception -5 -6 excerpt -4 -5 exchang 7 9 exchange 1 -7 exclud -4 -8 exclude -3 -8 exclusive -6 -11 exec 10 15 execut 3 5 executable -7 -7 execution -8 -7 executive 6 7 exempt 11 10 exercis 13 10 exist -12 -6 exit -7 -12 expect 9 9 expens 6 7 expense -1 -12 expensive -11 -3 experience 17 19 expert 8 12 explain 10 6 explicit -6 -11 explicitly -10 -12 explore -4 -4 export 6 8 expos -8 -10 expose -4 -6 expr 4 6 expres 6 -4 express 6 5 expression -4 -11 ext 19 25 extend 1 6 extension -8 -6 external -4 -5 extra 1 8 extract -10 -8 extraction -5 -9 ey 2 8 eye 3 5 fac 7 6 face 8 4 fact -10 -7 factor -3 -5 factual -8 -5 factura 2 6 fail -6 2 failur -7 -8 failure -18 -15 fair 10 15 faith 3 8 falco 5 7 false -4 4 falta 8 7 family 4 16 fan 13 19 far 10 10 fare 1 6 farm -4 -7 farmer 3 9 fast -2 6 faster -10 -7 fastest 4 5 faut -9 -5 favour 8 14 fe 14 8 feat -6 -4 featur -19 -19 feature -5 -9 fee -4 8 feedback -7 -11 feel -8 -5 fetch -7 -5 fewer -7 -1 fiat -2 -6 field -12 -9 fifth 4 9 fifty 3 5 figma -11 -18 figur 11 16 figure 11 8 file 6 3 filekey -3 -4 filename -7 -13 filepath -3 -9 fill -3 5 film 9 10 filter -24 -26 final -10 -9 finance 9 8 find 4 6 finder 2 12 fine 1 6 fingerprint 0 8 fire 3 9 firewall 4 3 firm 7 10 fiscal -8 -9 fish 3 4 fit -5 -3 fitt -6 -2 five 10 8 flag 7 4 flagg -7 -8 flash -3 -6 flat -3 -5 fleet 4 7 flex -6 -6 flexible -9 -8 float 9 1 flood -6 -4 floor -7 -8 focus -4 -5 foi 3 15 fold 1 8 folder 3 8 follow 11 13 follower -5 -7 font 5 14 food 11 15 foot 9 14 forbidden -33 -51 force -13 -7 foreground -3 -6 foreign -5 8 form -5 -7 format -9 -19 formatt -8 -2 formatter 8 15 former -4 -7 formula -7 -11 fortnight 8 9 forward -3 14 foto 12 15 found 11 13 frame -7 -9 framework -8 -13 fraud -10 -6 fraudulent -3 -5 free 5 5 freez 10 4 freight -6 -10 frequency 4 6 frequent 8 9 friend 9 18 from 2 6 front 3 4 frost 12 12 full -5 3 fully -3 -4 fun 5 4 function -4 -7 functionality -8 -6 fund 10 17 fur 5 4 further 2 8 fuzzy -4 -7 ga 4 11 gain 16 16 gallery 11 10 gather 5 3 gave 7 10 gcloud 9 10 gdy -13 6 gehort 6 14 gemini -14 -7 genannt -7 -4 generat -17 -10 generate -16 -18 generation -2 -9 gentle 1 7 geo 12 17 get -10 -7 getobject 6 9 gett -3 -4 ghcr 10 10 ghi 14 15 gib 4 4 gibt -13 -13 gift 2 7 github 7 6 gitlab -3 -6 giv -10 -4 give -4 4 given 5 7 glance 13 9 gli 13 25 global -9 -15 glossari -11 -12 glossary -11 -16 gmbh 9 15 gnupg -4 12 go 7 12 goal -9 -11 goi -8 -1 gold 19 19 good 8 11 goodwill 6 8 google -12 0 gore 14 19 got 9 10 gp -3 4 gpg 4 7 gpu -8 -17 grace -6 -6 gracefully -2 -9 grad 3 -8 grade 9 7 grammar 4 5 grand 7 13 grant 19 23 graph -4 -4 great 7 5 grebe -3 -5 green -10 -15 greet 11 18 grep -6 -1 grid -3 -7 group -4 -3 guard 8 8 guarda 2 13 guardrail -7 -5 guess -10 -7 guest 10 11 guid -11 -11 guide -5 -9 guild 14 15 gur 2 8 ha 1 9 habit 1 10 hace 9 9 hack 13 17 had 3 7 hallucination -7 -8 halv 14 17 hamper 6 7 hand 4 11 handl -7 0 handle -7 -7 hang -4 3 hanya -11 9 happy 4 4 har -2 11 harbor 3 6 harbour 8 10 hardware -15 -16 harmles 5 11 hash -7 -5 hasn 10 10 hav 2 6 hay -7 -6 head -7 1 headles -4 -9 headline 6 4 health 7 9 hear 9 12 heard 3 10 heart -1 -6 height -12 -11 held 10 10 hello -6 -8 help -13 -5 helper 0 9 helpful 6 -3 hence 20 29 her 11 16 here 5 9 herramienta -3 15 het -10 7 hex 3 8 hey 3 10 hidden -15 -10 hide 0 10 hier 4 5 hierarchy -9 -9 high -6 -7 higher 15 22 highest -5 -4 highlight -6 -8 hik -6 -6 hint 14 20 hinwei 11 13 history 3 8 hit -6 -2 hmac -3 -5 hoan 4 8 hochsten -4 -3 hold 10 16 holder 8 9 holiday 3 8 home 14 16 honest -5 -3 honestly -14 -11 honor -3 -6 honour 8 17 hook 6 8 host 8 15 hostname 3 4 hot -5 -4 hotel 0 8 hotfix 12 6 hourly -9 -7 house 9 8 household -4 -5 housekeep 2 6 hover -3 -4 however -7 -6 hpa -4 -4 html -7 -5 http -5 29 hub 1 6 hubspot -5 -10 human 2 7 hundr 3 9 hurt 15 16 iam 5 8 iana -3 -4 iban -11 3 icin -9 12 id -8 -12 idea -11 -14 ideal -5 -5 idempotency -8 -8 idempotent -11 -11 identical -13 -18 identifi 1 -6 identifier -16 -26 identify -14 -15 identity -6 -6 ignor -11 -12 ignore 3 16 illnes 16 10 imag -6 -6 img -9 -4 immediate -5 -4 immer 7 14 impact -7 -8 imperative -1 -6 imperial -1 -6 implement -6 -7 implementation -4 -8 impli -8 -7 import -6 -11 important -2 6 importe 2 15 impression 10 11 in -5 -3 inbox 9 10 incl 12 17 includ -11 -3 include -14 -14 inclusive -6 -10 incom 2 6 incomplete -7 -6 incorrect 1 7 increas -4 6 increase -5 -7 incremental -5 -6 independent 4 16 independently -5 -7 indic -10 -9 indicat -8 -8 indicator -6 -9 individual -8 -7 infect 4 7 infer -5 -3 information -18 -23 ingest -6 -4 ingredient -4 -5 inhalt 10 10 inherit -9 -9 init 5 3 initial -8 -10 initialize -4 -8 inject -6 -4 injection -4 -8 inline -11 -10 inner -6 -1 input -21 -22 insert -5 -5 insight 5 18 inspection 10 16 inspector 14 16 instalment 4 7 instanc -4 -4 instance -9 -11 instead -9 2 institution 5 9 instruction -13 1 instrument -8 -6 insurance 7 9 insurer 20 24 integer -3 -7 integrat -4 -3 integration -1 7 integrity -6 -5 intelligence -7 -7 intend -3 -6 intent -7 -7 interact -5 -7 interaction -7 -6 interactive -10 -12 interest 11 18 interface 6 7 internet -4 5 interpret 4 3 interpretation -6 -5 interval -9 -2 interview 6 16 into -1 7 intrusion 5 10 inutile 10 15 invent -6 -7 inventory 5 6 investigat -1 -6 investor 9 7 invisible -3 8 invitation -17 -9 invoice -13 -13 invok 2 8 involv -2 6 io -6 -7 irrespective 14 17 irreversible -12 -11 isbn 9 8 iso -6 -13 issu -15 -13 issue -5 -8 ist 5 15 istegi 0 10 it 4 15 item -17 -17 iteration -3 -6 jako -2 11 jamai -14 -10 jar 8 7 java -9 -4 javascript -12 -18 jedem 5 5 jeder 3 13 jest 9 22 jira -9 -10 jmespath -3 -5 job -12 -9 john -7 -12 join 23 30 jour -7 -8 journal -8 -7 journey 4 5 jpeg -4 -8 jql -2 -6 json -4 3 jsonl -7 -6 jump -10 -8 juniper 3 8 jurisdiction 6 8 just 10 12 justification -5 -7 katalog -5 -8 keep 12 21 kept -6 1 kestrel 10 11 ket 13 16 keystore 4 8 keyword -9 -11 khai 10 11 khi -3 5 khong -3 -12 kid 4 11 kill 0 7 kindly 11 10 kitchen -7 -8 knot -4 -4 know -1 9 knowledge -11 -12 konto 6 5 kube 4 13 kubeconfig 6 4 kubectl 9 11 kubernet -8 -12 kullanicinin 12 20 kullaniciya 2 10 l 12 27 la -6 3 lab 14 21 labell 6 8 lack 5 8 lag 6 7 lamp 2 9 lan 3 5 land 13 11 landlord 5 8 languag -5 -7 language -3 -5 laps 9 15 large -12 -9 larger -7 -9 largest 7 11 last 4 3 late 12 16 later 6 8 latest -9 -3 latex 5 3 latitude -6 -13 latter 10 6 launch -7 -12 laundry -4 -6 law -11 -10 lawyer 17 20 layout -6 -10 lead 4 16 leader 6 7 leak 9 7 learn -7 -2 learner 6 4 lease -3 -5 leav 3 5 leave 9 12 ledger -3 -7 left -5 -5 leg -3 7 legacy 3 8 legal 1 10 legt -2 -10 les -7 -3 lesson -10 -10 let 7 15 letter 6 6 leverag -6 -4 li 21 18 licence 15 19 license 12 15 lich 6 6 lie 17 18 lien -6 -3 lift 23 29 light -3 -6 like 16 2 linux -6 -3 list -9 -12 liste 24 22 listen 8 3 listener 8 11 literal -4 -7 literally -3 -8 little 6 7 liv 14 10 live 4 15 lo 7 12 load -1 13 local -11 -15 localhost -10 -6 locally -8 -4 locat -5 -8 locate 6 11 location -6 -5 lock 8 6 locker 5 9 logg -3 -4 logical -5 -3 login 2 7 loi 12 14 lon 1 11 longer 9 8 longest 3 5 longitude -6 -13 look 12 14 los 7 7 lose 13 13 loss 5 4 lost 6 7 lot 12 16 love 16 5 low 4 6 lower 7 18 loyalty 2 7 ltd 6 4 lunch 9 9 lyric 7 11 m 7 14 mac -3 -12 machine -4 4 maco 6 9 macro -10 -7 maiden 7 7 mail -5 7 maintainability -6 -6 maintenance 6 13 mak 7 12 make -2 11 maker 12 17 malware 3 7 manag -4 -6 manage -12 -17 manager 3 4 mandate 5 7 mandatory 4 3 manner 7 9 manual -17 -17 manually -7 -10 manuscript 8 -2 map -4 -5 mapp 4 4 mapping -4 -3 march 6 9 margin 10 15 mark -23 -14 markdown -11 -15 markup -1 -7 mask 4 -3 master 6 5 match -6 -6 matter 14 14 max -13 -10 maximum -10 -13 may -10 -7 mcp -16 -7 mean 1 6 meantime -4 -6 meanwhile 5 5 measur -10 -6 measure -7 -13 measurement 6 4 media -6 -14 median 7 6 medical -2 6 medication -1 6 medium -4 -7 meeting -7 -1 member 6 2 membership -3 -6 membuat -13 -3 meme 3 7 memo 7 11 memory -15 -14 mention -8 0 merchant 11 13 mermaid -7 -9 messag 5 5 message -6 -4 met 6 7 meta 3 7 metadata -21 -23 meteo -2 6 method -7 -14 metric -9 -11 mfa 8 5 microsoft -14 -20 middle -6 -6 middleware 5 7 midnight 7 6 might -11 -14 migrate -16 -5 migration -4 -5 millisecond -3 -8 minimal -8 -3 minimum -15 -19 ministry 3 5 minor 7 4 minu 7 15 minut -8 -7 mirror 4 21 mismatch -6 -6 mistak 8 1 mistake -4 -5 mit -1 11 mkf -17 -11 mock -6 -5 modal -2 -8 mode -13 -15 model 0 9 modell 15 16 modelo 5 10 moderation 2 14 moderator 15 15 modifi -3 -9 modification -8 -11 modify -9 -6 modo 8 12 modul -7 -5 module 3 -6 moment 4 7 monday 6 5 money -12 -9 mongodb -12 -11 montant 10 10 month 21 19 monthly 10 8 moon -7 -5 more -3 -6 morn 11 9 mostre 3 13 mot 7 10 mount -12 -12 mouse -4 -7 movement 2 6 mqtt -3 -5 muc -4 -5 muestra 9 16 multi -14 -14 multiple -25 -24 multipli 6 16 multiplication 5 5 multiply 21 24 mus -4 4 music 6 9 mussen 15 15 must -4 5 mutual 3 4 mutually -3 -5 mysql -7 -8 nach -11 -9 najpierw -6 6 name -11 -16 namen -7 -12 namespac -7 -9 namespace -6 -11 nao 0 12 naq 1 7 narrow -6 -4 narrower 13 12 national 3 6 native -3 -6 natural -8 -5 nature 6 5 navigat -4 -3 navigate -3 -5 navigation -12 -18 nda 5 6 need -7 -3 needn 13 15 neighbour 16 22 nest -7 -8 net 6 18 neu -6 -5 neue -6 -9 neutral 4 14 never -6 -3 nevertheles 3 6 new -6 -3 newly -3 -6 next -5 -4 nextj -4 -7 nguoi 6 10 nguyen 2 7 nhan 9 12 nhat 8 2 nice 5 5 nicht -10 6 nie 5 32 niet -17 -4 night 6 9 nightly 15 16 nine 9 8 no 3 10 nobody 9 14 nod -12 -13 node -15 -11 nodeid -3 -5 noise 2 7 nome -16 -22 nomor 4 12 non -16 10 nor -9 -12 normal -9 -4 normalis 8 11 normaliz -4 -10 not -8 -5 nota -1 9 notary 3 5 notation -6 -5 note 9 7 notebook 7 8 noth -4 -5 notic -8 -3 notification 5 3 notify 5 11 now 6 14 nowhere -13 -11 npm -10 -8 npmj -12 -11 npmrc -8 8 null -9 -14 number -3 -7 numeric -6 -8 numero -6 -5 nut 11 13 nutrition 17 6 nutzer 1 9 oauth -6 -11 obey 11 14 object -15 -21 objection 17 20 oblig 13 14 obligatory 10 12 observability -4 -3 observe -7 -4 observer 1 7 obtain -4 6 ocr -7 -8 odd 5 12 oder 4 13 odt 7 4 off 7 8 offer -7 0 office 4 11 officer -5 10 official -6 2 offline -4 -6 offset -12 -18 ogni -1 16 ohne 5 15 olarak 16 22 old -9 -10 older -3 4 omit -14 -13 omitt -14 -10 on 9 18 once -2 7 one 6 4 only -21 -13 ook 7 10 op 17 21 opa -3 -7 opaque -11 -12 openai -4 4 openapi -10 -7 openstreetmap -9 -5 operat -3 -6 operation -15 -8 opinion -3 -5 oppos 5 8 opposite 1 6 option -13 -15 optional -16 -34 optionally -11 -11 orange -9 -4 order 4 3 ordinary 5 5 ore -4 -3 org -6 6 organisation 1 7 organization -13 -18 organize -6 -8 origin 5 8 original 3 6 other 5 11 otherwise -1 16 otp 1 10 otra 1 12 otro 5 14 ought 5 9 our 28 35 out 6 12 outage -10 -9 outbox 6 5 outcome 8 12 outdat 17 17 outil -1 9 outline 2 10 output -8 -13 outrank 9 21 outside -6 -3 over 2 8 overall -9 -8 overlap 4 7 overlay 13 5 overrid -6 -1 overridden -3 -4 overview -7 -10 overwrit -2 -7 overwrite 0 -11 overwritten 4 4 ow 4 4 own -12 -8 owner 2 12 pa -8 4 packag -7 7 package -9 -9 padd -5 6 page -8 -7 pagination -15 -13 pago 2 9 pain 3 8 pair -5 -5 paket 0 7 pallet -9 -9 pan 11 22 panel 3 14 paper -8 -11 par 4 25 para 2 9 paragraph -17 -20 parameter -9 -5 parcel 9 8 parent -5 -5 park 4 6 parti 8 10 partial -8 -11 participation -4 -5 partner 26 33 party 6 4 pas 0 11 pass 2 18 passag -2 -9 passe 7 17 passenger 1 8 passphrase 7 12 passport 6 5 passwd 1 9 password 3 11 patch -10 -12 path -11 -19 pattern -19 -18 pause -10 4 pay 3 4 payee 11 10 payer 4 5 payload -13 -16 payment -8 5 payout 6 6 payroll 4 9 payslip 13 11 pct -3 -4 pdf 4 -3 peak 8 8 pedido -3 11 peer 8 8 pem 7 12 pemilik 1 9 penalty 10 4 pend -5 -4 people 14 23 per 11 8 percent -7 -5 percentage -1 -7 perfect -7 -8 perform -2 -6 performance -8 0 period -7 -8 permanent -4 -5 permission 10 5 permit 17 22 permitt -3 -4 persist -9 -10 persistent -5 -6 person 0 9 persona -9 -13 personal -12 -13 pet 17 11 peut -11 -13 pgpas 5 15 phon -6 -11 phone 11 6 photo 8 9 phrase 5 10 physical -1 -7 pick 9 14 pickup 9 14 pictur 7 25 picture -5 -7 pid -5 -6 piec 6 8 piece -6 -2 pilot 10 7 pin 16 17 pinecone -14 -11 pipeline -7 -8 pix 3 10 pixel -7 -8 pkg 1 8 plac -9 -2 place 7 10 plagiarism 15 5 plain 5 8 plaintext -4 -5 plann -3 -4 planner 6 10 plant 24 19 platform -7 -10 player 3 7 playground -2 -9 playwright -2 -6 please -5 6 plot 4 4 plu 10 26 plug 9 3 plugin -7 0 png -11 -12 pochard 4 5 pod -10 -10 podcast 8 7 poem 0 8 point -5 -3 police 1 7 polici 3 4 policy -7 -1 politic 7 3 politica 7 5 poll -4 -5 popular -7 -8 por 0 15 portfolio 3 6 portion 14 9 position -10 -11 positiv -4 -5 positive -8 -9 possible -7 -12 post 6 9 postage 10 9 postal -6 -3 postgresql -7 -12 postinstall 7 12 pot -7 -7 pour -6 3 power -5 -7 practice 3 12 praise 8 8 pre -10 -8 preced 8 14 precedence -8 -7 precheck 8 12 precipitation -3 -10 precise -6 -8 precision -5 -3 predict 11 11 prediction -10 -19 prefer -10 -10 preferenc -12 -15 preferr 13 8 prefix -3 -6 premium 14 16 prepar -14 -12 prepare -9 -11 prerequisit -6 -10 prerequisite -8 -8 pres -12 -11 present 9 12 preserv -9 -8 preset -6 -8 pressure 1 -6 presum 4 7 previou -8 -2 previously -8 -12 prima 2 14 primary -7 -7 primero -4 -5 principal -9 1 print 11 17 printenv 13 12 prior 12 20 prioritiz -6 -5 prioritize -4 -4 privacy 1 8 private 1 6 privileg 1 8 privilege -4 -6 pro 9 3 probability -3 -4 probe 15 16 problem -3 -11 procedure -14 -16 proceed -6 -7 proces -4 -4 process -1 6 prod 14 13 produce 6 9 product -6 -6 production 11 4 professional -9 -5 profit -4 -3 programme 4 9 progres -10 -18 proj -2 -6 project -19 -18 projectid -6 -4 promise 5 4 prompt -4 -3 prop 5 3 properly 0 9 property -13 -19 proposal -3 -8 propose -17 -12 protection -3 5 protocol -10 -11 protokoll -7 -5 prov 3 9 provenance 7 22 provid -34 -28 provide -26 -12 provider -4 -6 provision -7 -3 prune 4 4 pub 8 14 public 4 7 publication -4 3 publisher -8 -6 pueden -12 -10 puffin 14 15 pupil 11 3 puppeteer 2 6 purchas 3 5 purchase -5 -3 purg 6 7 purge 5 17 purpose -17 -17 push 0 8 put 18 20 pypirc 5 4 qua 11 11 quality -9 -5 quando 10 28 quantiti 12 12 quantity 3 7 quarter 7 9 que 9 27 quel 7 6 queri -15 -10 query -9 -8 queryparam 4 5 queu -4 -5 queue -15 -19 qui -6 4 quicker 12 16 quiet 11 10 quietly 5 13 quot -4 -9 quota 7 10 quote 9 10 r -4 -3 radio -1 7 radiu -3 -5 rail 4 -7 rain 10 11 rais 3 4 raise 22 21 ran -7 -7 random 7 3 rang 4 3 range -11 -9 rank 12 11 rare 5 4 rarely 12 17 rat 9 10 rather -13 -7 ratio 11 10 react -7 -14 reaction -6 -10 readability -7 -4 reader 19 17 readines -6 -6 reading 7 10 readonly -5 -6 ready 2 6 really -6 -8 reasonable -2 -9 rebase -2 -8 recall -4 5 recap 6 10 receive 5 6 receiver -13 -20 recency 5 3 recently 4 12 recipient -10 -7 recognis 8 12 recommend -5 -5 recommendation -1 -6 reconcil 1 7 reconnect -4 -9 recovery 3 13 recreat -4 -5 redact -4 -7 redaction 7 6 reddit -10 -12 redirect -8 -3 redline 3 6 reduc -13 -12 reduce 6 2 ref -7 5 refer -9 -7 referenc -15 -13 refine -10 -11 reflect -7 -6 reflog -1 -6 refresh 6 4 refund 5 11 refundable -5 -5 refus -23 -20 refusal 15 16 refuse 2 7 regard 15 11 regardles -3 12 regional 4 5 registri 3 4 registry -6 -4 regression -2 -6 regular -5 -3 reject -10 -16 rejection -2 8 relat -17 -12 relation -7 -11 relationship -8 -9 relativ 14 10 relative -15 -15 relax 5 3 relay 5 17 release -3 5 relevance -7 -9 relevant -13 -7 remediation -3 -4 remember 9 16 remind -11 -14 reminder -12 -11 remote -4 -4 remotely 6 9 remove -5 -3 renam -5 -9 rename -7 -4 renew 6 8 rent 8 15 reopen -5 -10 rep 16 17 repair 11 11 repeat -10 -5 repita -7 -1 replace -3 6 replay -4 -4 repli 3 14 replica 6 6 replication 3 9 reply -2 7 repo -3 5 reporter 13 14 repository -8 -11 represent -6 -12 reproducibility 14 18 reproducible 10 8 requester 11 18 requir -23 -21 requirement -10 -11 rerank -12 -14 resale 18 10 rescue 1 8 research 7 8 reserva 5 7 reservation 1 8 reserve 9 14 reset 3 4 resident -6 -8 resiz 5 9 resolv -8 -6 resolve -6 -6 resourc -16 -18 resource -18 -19 respond 7 10 responde 8 8 respons -2 -6 response -15 -18 responsive -5 -7 respuesta -1 -6 rest 9 10 restate -3 -12 restaurant -7 -10 restock -5 -3 restor 15 17 restrict -7 -14 restriction 7 7 result -16 -8 resultado 7 16 resum -5 -5 retention 11 8 retirar -11 -10 retriev -13 -12 retrieve -14 -19 return -19 -21 reus -8 -11 reuse -4 -3 revenue 0 9 revert -9 -8 review 4 5 reviewer 3 14 revis -5 -7 revision -7 -13 revok 2 11 rewrite 3 6 rfc -4 -7 rich -10 -11 ride 10 5 right 10 12 risk 14 13 rival 1 21 robot -5 -8 rol -9 -2 role -2 -8 roll 12 14 rollback 1 7 rollup -8 -6 room 6 5 root 8 10 rot 8 10 rotation -5 -4 roughly -7 -6 round 16 21 rout -8 -2 row 4 3 rsa 7 14 rubric -4 -5 ruckfrage 4 16 rul 4 7 rule 5 8 runn -8 3 runner 7 6 runtime -6 -10 safety -1 7 said 8 10 sake 1 8 salary 7 9 salt 3 5 sample 26 17 sampler 6 4 san -4 13 sao 7 11 sau 5 7 sav -7 -5 save 6 6 saving -3 -5 say -1 11 scal -10 -4 scale -8 -11 scann 2 7 scare 2 9 scenario -4 -10 scene -8 -3 schedul 3 8 schedule -5 3 schema -8 -8 scheme 11 12 school 9 8 scop -11 -6 scor -11 -10 score -6 -1 scrape -8 -15 screen 6 7 screenshot -9 -10 scribe 1 8 script -4 -4 scroll -3 -5 scrollback 18 18 sdk -9 -10 seal 12 5 search -13 -10 seat 1 7 sebelum -11 12 second 15 19 secr 2 6 secretary -5 3 section -13 -11 secure -3 4 security 6 14 segment -9 -10 seguro 4 10 sein -8 -3 seldom 10 10 select -20 -12 selection -11 -20 selector -4 -6 seller 4 9 sem -2 14 semantic -3 -5 sempre -12 3 send -10 5 sender 15 7 sensor 7 3 sent -7 3 sentenc -2 -7 sentence -5 -5 senza 7 24 separate 5 10 separately -6 -10 separator 5 -3 sequenc -7 -6 sequential -6 -8 ser 14 16 seri -4 -5 serial -3 -10 seriou -6 -6 serv 8 13 server -8 2 service -5 -7 servidor -6 17 set 8 7 sett 13 11 setting -8 0 settl 10 12 settle 8 5 settlement 9 13 seven -7 -1 several -12 -9 severe -9 -8 severity -6 -8 sftp 3 13 sha -11 -14 shadow 9 17 shall 14 12 shallow -3 -5 shap -12 -10 shape -10 -10 share 14 25 she 3 6 sheet -7 -11 shell 19 23 shift 3 13 ship 12 17 shipp -9 -12 shopper -6 -6 short -6 2 shortcut -6 -4 shorten -8 -7 shortest 7 5 shot 6 2 should 7 16 shouldn -7 -8 show -8 -6 sich 7 7 sidenote 4 10 sie -9 11 siempre -3 7 sign 5 5 signal -7 -4 signature 2 8 significantly -6 -9 silenc -3 -4 silence 13 6 silent 7 6 silently 5 15 simple -7 1 simplifi -3 -5 simulator -8 -13 sin -5 14 since 0 11 sind 6 14 single -19 -23 sink 5 5 sit 1 6 situation 7 3 six 10 10 size -6 -17 skew -5 -4 skill 8 -2 skip 12 17 sklada 3 5 sla 0 9 sleep 5 15 slide 7 10 slow 21 28 slug -6 -15 sm 12 18 smallest -4 -3 smtp 4 10 snapshot -4 -5 snippet 7 3 snooz 6 5 snow 9 16 social 18 20 sock 6 2 soft 4 12 software 7 9 sold 5 10 solid -1 -8 solo -1 14 solution -9 -9 solv 7 8 some -15 -5 someone -5 -3 sometim -17 -15 sont 2 7 sort -5 -11 sound 13 17 source -9 -10 space 10 13 spam 2 6 span -10 -12 spar 1 10 spare 10 11 sparse -4 -7 spe 7 2 speak 6 14 spec -6 -6 special 4 4 specializ -7 -4 specifi -18 -25 specific -31 -33 specify -8 -6 speed 4 9 spell 10 12 spend 9 14 spender 0 11 spill 12 12 splitt -12 -13 spoken 10 16 sponsor 7 17 spread -3 -6 spreadsheet -5 -8 sprint 11 11 sqlite 7 5 square 11 9 src 8 9 srv 8 6 ssh -3 8 stack -9 -12 staff 16 22 stag -10 -15 stand 14 12 standard -5 3 star 9 17 start -13 -16 startdate -7 -7 stash -5 -3 state -5 -4 static -5 -7 station 9 5 statistic -5 -7 statu -10 -11 statute 6 5 steer 6 10 stem 3 6 step -11 -8 stet 3 11 stick 6 2 sticker 7 8 stock -11 -8 stolen 4 4 storage -10 -11 stori -1 -6 story -12 -15 str -17 -17 straight 4 10 streak -2 -6 stream 9 10 street 12 19 strength -4 -6 strict -6 -11 stricthostkeycheck 15 14 string -7 -4 strip 2 12 stripe 3 6 stripp -6 -7 structur -9 -8 structure -10 -13 stuck -6 -11 studi 8 9 studio -4 -5 study 4 11 styl -10 -10 style -6 -7 sub -8 -13 subdomain -4 -4 subscrib 5 4 subscriber 7 6 subscription 5 7 substitute 4 11 subtask -8 -12 subtract 6 8 successfully -8 -14 successive 6 9 sudo 3 11 suffer 3 9 suffic 3 5 suggest -13 -12 suggestion -7 -10 suitable -6 -3 sum 7 5 summ -8 -8 summari -8 -4 summaris 17 24 summarise 5 5 summariz -3 -4 summarize -13 -10 summary -7 -9 sunday 7 5 superuser 9 19 supervisor -12 -10 supplier 5 3 supply 8 11 support -19 -11 surcharge -6 -4 surface -5 -6 surname 9 13 surviv 7 20 suspiciou -6 -4 svc 15 18 svg 3 4 swap 17 26 swapp 12 13 swift -3 -4 symbol -11 -11 symbolic 10 -2 symptom -6 -4 sync 10 23 synchronis -8 -6 syntax -8 -7 system 5 11 tachograph -4 -7 tag -2 -6 tagg 1 14 tailwind -3 -4 tak -2 9 take 5 17 taken 1 7 talk 9 13 tambem 8 14 tambien 4 -3 tan -11 -11 tank 3 4 tap 13 18 tarball 4 3 target -9 -9 tarif 7 14 tariff 18 18 task -15 -15 taskid -7 -5 taste 12 13 tavily 5 3 tax -11 -5 tcp -7 1 teacher -14 -15 teal 5 10 technical -5 -10 technician 11 12 technology -7 -8 tel 7 6 telefono -9 2 telegram 13 7 telemetry 13 10 tell -7 2 temperatur -4 -4 temperature -5 -10 templat -4 -5 template -4 -5 temporary -7 -9 ten 12 17 tep 8 3 term -3 -4 termin 4 14 terminal 5 7 terminat -7 -9 terminate 11 10 terraform -10 -6 test -13 -6 texto -5 -8 tfstate 4 7 than -1 6 thanh -4 3 thank 1 10 that 12 16 thay -3 4 the 6 10 theft 8 9 their 0 14 them 1 15 themselv 14 16 then 9 16 there 9 15 therefore -4 16 thermostat 8 10 these 3 6 they 3 10 thi -6 -1 third 11 13 those 25 31 though 9 24 thought -13 -20 thread 0 -7 three 8 10 throttl -3 -9 through 9 18 throughout 8 8 throw -3 -5 thu 8 13 thuc 3 5 ti -3 -7 tick 15 20 ticket 7 4 tidak 1 9 tidy 4 6 timeframe -5 -7 timeline -7 -6 timeout -8 -13 timer 5 8 timestamp -11 -19 timezone -5 -9 tip 3 4 titel -4 -8 titl 1 9 title -9 -13 tl -6 -2 tmp 14 23 toda 12 18 today 4 11 todo 1 10 todoist -10 -15 together -13 -15 toggl -9 -8 token -4 4 told 15 19 tolerance 8 8 tolerat 5 15 toll -4 -6 toml -9 -1 ton 13 16 too 11 18 tool 8 17 toolkit -6 -9 topic -4 -5 total -13 -14 toujour -2 10 tout 2 17 town 9 17 trac -5 -6 trace -8 -10 track -5 -4 trad -6 -11 trade 8 7 traduce 6 8 traduit 19 19 traffic -1 -8 tragt 3 7 trailer -10 -5 train -9 -9 transaction -19 -17 transcript -6 -1 transfer 4 10 transferr 7 17 transit 2 6 transition -7 -7 translate 1 -8 translation -16 -10 translator 1 8 transparency 10 4 transport -6 -9 trash -15 -12 travel 5 12 tray -2 -6 treat -9 -10 treatment -5 -4 treffer -4 -4 tren -5 -3 trend -10 -9 trial 2 11 trigger -13 -11 trim 14 17 trimm -3 -4 trip 6 5 trivia 5 4 tro 8 15 trouble 7 5 truck 11 10 true -1 6 truncat -8 -12 truncate -1 7 trust 12 21 tunnel -7 -14 turn 6 4 tutor -6 2 twelve 5 5 twenty 5 5 twice -2 10 twilio -4 -9 two 8 11 typ -2 -6 type -14 -17 typical -7 -7 typically -4 -6 ubergeben -11 -7 uid -10 -16 uit 5 16 una -5 12 unabridg 3 -7 unask 7 14 unassign -3 -4 unattend 2 8 uncertainty -5 -3 unchang -1 -7 unclear -4 -6 und 1 17 undefin -5 -5 under 7 14 underly -4 -7 understand 4 4 undo -8 -7 undone -5 -7 unexpect -4 -3 unhash 3 8 unicode -8 -10 unifi -7 -10 uniform -4 -3 uninstall 5 17 unique -6 -11 unit -4 -9 unix -4 -8 unles -6 -13 unlike -5 -4 unlimit 8 9 unlink -3 -4 unlist 6 13 unmask 6 5 unmention 11 12 unmodifi -4 -3 unpaid 7 7 unprompt 4 11 unpublish 4 -3 unread 5 9 unredact 8 7 unreliable 12 14 unresolv -4 -6 unsafe 6 9 unsign 5 9 unsubscrib -5 -4 unsubscribe -8 -9 unsure -7 -6 untrust -15 -12 unus -6 -10 up 9 10 updat -16 -18 update -18 -15 updatedat -1 -6 upload -9 2 upon -4 3 upper 10 6 upsert -9 -12 upset 20 24 upstream -7 -7 uptime 6 10 upvote 9 11 upward 6 7 urgent -11 -11 url -23 -26 us -17 -10 usa -9 -9 usage -20 -18 use -14 -17 useful -12 -8 user -4 6 username -10 -17 usual 12 17 usually -4 -8 usuario -1 12 utc -12 -14 utente -3 15 utilisateur -11 1 uuid -5 -13 vacation -4 -7 vague 5 3 valeur -3 -9 valid -10 -8 validat -4 -4 validate -7 -11 validation -6 -8 valor 14 15 valu -7 -6 value 0 -7 van 2 14 variabl -17 -13 variable -20 -22 variation -5 -6 vat 7 12 vehicle 11 9 velocity 9 11 vendor 2 11 venue 5 6 ver 4 10 verb -3 -5 verbatim 21 21 verbose -3 -4 verification 0 7 verify -5 8 verir 2 15 version -8 -15 vertical -4 -7 very -6 -6 vett 1 9 vez -8 9 via -3 5 video -10 -11 view -3 -4 viewer 3 -5 viewport -5 -5 violation -6 -4 virement -2 10 virtue 10 13 visa -4 -4 visibility -6 -10 visit 10 14 visitor -6 -12 voic 8 2 voice 12 14 voicemail 10 2 void -15 -5 voluntary 3 6 volunteer 8 12 von -6 -3 vote -5 -6 vou -3 -9 vpn 9 11 wait -6 -11 waiv 9 16 waive 7 12 walk -8 -2 wallet 17 24 want 3 9 ward 4 6 warehouse -5 -9 warm 9 15 warn -13 -13 watch 4 10 watermark 10 11 wav 4 17 wave -3 -5 wcag -3 -6 weak -6 -7 web -10 -8 webhook -6 -3 webpage -6 -7 websit 11 13 website -9 -12 week 4 10 weekday 10 6 weekend 4 7 welcome 3 6 well 1 11 went 4 9 werden -16 -1 were 16 21 werkzeug -7 -2 wget 0 11 what -2 7 whatever 8 28 when -9 13 whenever 17 30 where 16 19 wherever 12 15 whether -5 -16 which 4 6 whichever 20 29 while 10 19 white 9 12 whitespace -1 -9 who 13 14 whoever -1 16 whoi -1 6 whole 2 11 whose 14 22 why -12 -8 wichtig -3 -6 wide 6 7 widget -5 -6 width -10 -12 wie -4 -4 wikipedia -6 -6 wildcard -1 -6 will -18 -11 win 6 7 wind 1 -7 window -17 -18 wine 12 16 winn -4 -4 wip -3 -4 wipe 5 9 wird 4 5 wire 6 7 wish -6 1 with 3 10 withdrawn 2 7 without 7 10 women 9 10 wonder 11 18 word 16 12 worden -7 5 wordt -12 -2 worker -15 -8 workflow -15 -8 worklog -7 -6 worksheet -4 -3 workspac -4 -6 workspace -2 -9 world 6 7 worri 4 7 worth 10 17 would 12 17 wrap -8 -10 writ 14 18 writable -4 -3 write 0 8 writer -6 -6 written -7 -2 wrote 9 11 www -6 -4 y 13 15 yang 12 30 yapay 11 15 year 14 13 yerine 10 20 yesterday -5 -3 yet 11 12 yield -4 -5 yml 4 13 you 5 15 younger -1 -6 your 7 12 yourself 9 16 yyyy -5 -10 zeka 11 15 zero 8 13 zip -6 -5 zon -5 -7 zoom -3 -6 zshrc 1 9 zuerst -7 -5 zum 9 7 zur 6 -1 zuruck -14 -11 zusatzlich 9 10 без 7 24 возвращ 4 13 вызовом 3 17 відпові 6 13 для -3 17 если 8 20 збір 13 24 или 9 10 инструм 19 29 ключ 6 11 код 4 12 контакт -6 12 лише 4 11 менедже 18 22 назвал 3 4 них 23 29 ответе -2 9 отправи -1 15 отправл 13 18 парамет 10 19 перевод 24 30 перед -13 2 передай -6 1 перепис 12 16 поверне -7 -3 получат 5 21 пользов 10 19 предыду -5 14 при 7 15 проверк 21 25 прочита 16 19 реквизи 7 14 сделку 1 12 содержи 1 14 создаёт 1 12 сообщай 13 24 список -7 -4 страниц 4 12 счёт 6 17 текст -16 -6 указыва 12 19 через -4 -4 что 17 21 это 11 18 этом 17 30 якщо 12 15 いこ 3 10 いで -7 -9 いま -6 -2 えな -4 -4 から 6 5 くだ 3 7 けて 5 3 こと 16 23 この 0 10 さい 3 7 され 10 9 した -1 -6 して 10 11 しな 3 5 すべ 2 6 せま -4 -3 その 13 14 ださ 3 7 った 8 8 って -7 -7 てお 11 17 てか -3 -8 てく 4 7 ても 5 5 です 13 8 での -3 5 では 17 18 なし 0 8 にし 6 6 には 7 6 にも 5 9 に入 8 11 に知 2 6 のた 1 12 ので 6 7 のま 16 12 のみ 4 4 の画 7 10 の説 7 -3 は利 3 11 への 11 3 べて 2 6 べま 5 6 ます -9 -3 まず -10 -4 まで -2 8 まま 16 12 みの 3 4 らせ 2 8 られ 9 4 るこ 14 18 ると -9 -8 れた 18 17 れて 7 12 れま 6 8 れる 14 12 わな -4 -5 を使 -5 3 を取 -7 -8 を案 -6 -7 を検 -3 -5 を確 -4 -5 を追 1 6 ット -9 -8 トの -7 -8 トを -4 -6 ルは 13 10 ルを -11 -1 一个 -4 -4 一律 16 17 一文 9 9 一步 -6 -4 上传 -15 -15 不会 3 5 不在 -4 -3 不得 -4 -8 不必 18 16 不要 -7 -3 中的 7 13 为了 14 20 为准 5 5 之前 3 9 予約 -8 -9 人の 12 13 他工 7 14 付け 7 4 付款 -5 -8 代表 -6 -8 令牌 -17 -10 以上 4 5 以及 5 9 件不 -4 -3 件号 10 5 任何 -6 1 优先 -5 3 会被 -8 -3 会話 5 15 会返 -5 -7 伝え -6 -9 位为 -1 9 作为 2 7 使い 4 13 使用 -15 -11 例如 -3 -9 供应 6 10 保存 -4 -6 停止 9 11 先用 -8 -8 先调 -5 -5 入れ 8 11 入力 10 9 全部 -4 -4 关键 -4 -10 其中 9 10 其他 8 17 具不 -3 4 内し -7 -7 再调 5 4 写入 4 4 列出 9 8 列表 -12 -11 创建 -10 -6 删除 -10 -10 判断 -4 -6 到的 5 6 削除 -3 -6 前に 3 5 前的 2 8 务器 -3 6 务必 -10 -10 务端 -5 -6 单位 -2 7 单元 -3 -4 单号 -11 -10 即可 10 13 历史 -7 -2 发起 -4 -3 发送 2 7 取り 9 9 取得 -8 -10 句话 -9 -9 只能 -4 -10 只读 -11 -8 可恢 -5 -4 可选 -15 -11 号を 5 12 号与 -7 -6 合同 11 12 同一 6 8 同意 -8 -12 同时 2 6 名を -11 -15 名称 -4 -6 后续 14 15 向用 4 11 否则 -6 2 命名 -8 -3 商品 19 22 商户 -5 -6 回答 12 12 回结 -4 -6 团队 3 6 在的 -5 -3 地址 -3 -5 坐标 -6 -8 城市 -4 -6 報は -10 -3 填入 8 15 处理 -5 -7 备注 3 10 复核 6 12 外部 -6 -8 契約 -3 -5 如实 -6 -6 如果 3 5 始终 3 13 姓名 6 6 字段 9 8 存在 -9 -8 安全 1 7 完成 -5 -6 完整 -10 -1 定し -5 -5 实例 -4 -5 审批 7 10 密钥 5 11 对话 0 14 対象 -7 -5 尋ね 0 -7 小时 -3 -4 展示 15 17 属于 4 5 工具 3 13 应商 6 10 当作 -6 -6 当前 -6 -7 影响 -6 -7 得し -6 -7 得用 -6 -6 必ず -3 -4 必填 -7 -4 必要 -6 -6 必须 -9 -1 忽略 3 8 恢复 -5 -5 情况 -3 -6 情報 -9 -3 户同 -5 -5 户确 -2 -8 户通 8 9 手机 17 18 拒绝 -6 -6 指令 6 11 指南 -4 -5 指定 -10 -10 指示 -1 12 据用 -5 -5 排序 5 -3 接执 9 13 推荐 -4 -3 描述 -4 -8 提交 16 19 提供 -11 -9 提示 -1 8 提醒 -8 -8 搜索 -4 -4 摘要 3 -6 操作 -3 -7 支持 -5 -5 收款 6 8 改为 4 6 放入 1 6 数に 7 11 数传 3 8 数据 -10 -13 文中 -3 -5 文字 -3 -5 文本 -5 -7 方式 -8 -7 方法 -5 -4 无法 -10 -4 无须 13 12 日期 -5 -6 时会 -6 -7 时请 -12 -9 时间 -4 -6 明确 -6 -7 是否 -5 -8 時間 -3 -4 最大 -6 -5 最近 7 10 有效 -4 -5 服务 -14 -9 本人 15 17 本文 -8 -12 本机 2 8 机号 17 18 查看 -8 -4 查询 -14 -6 标题 4 3 核对 5 7 根据 -9 -7 格式 -8 -11 案内 -6 -7 検索 6 12 模型 6 6 款账 8 10 正常 6 6 此工 1 7 步骤 1 8 没有 -9 -8 注文 10 8 流程 7 10 测试 -4 -6 涉及 4 3 版本 -13 -13 环境 -16 -10 用其 7 8 用前 -10 -8 用户 9 22 用此 2 9 用的 -7 -4 画面 9 14 番号 8 15 登录 -7 0 的公 11 10 的原 -1 7 的后 7 10 的命 -2 7 的密 1 7 的账 5 6 直接 10 12 看到 11 14 真实 10 8 真正 9 12 知ら 2 8 确同 -2 -6 示し 3 12 示例 -12 -8 示给 -5 -8 空间 1 6 端口 -3 -4 管理 -14 -15 类型 -5 -10 系统 14 18 纬度 -8 -8 经纬 -6 -5 结构 -4 -6 结果 -7 -1 给出 7 5 给用 -12 -13 缺失 -1 -6 者に -10 -4 者の -4 -5 而不 7 10 自行 -3 -7 自身 -1 -6 若用 15 14 范围 -5 -6 获取 -7 -1 表示 -2 9 要で 12 3 要向 0 10 要求 9 13 要用 -4 -6 要約 9 10 规划 -7 -5 解析 -4 -6 触れ 15 19 認し -9 -13 説明 12 6 読み 5 5 计划 6 3 计算 -6 -5 订单 2 6 认按 8 3 设置 -10 -8 访问 -11 -18 证件 10 5 诉用 -7 4 详情 -5 -5 语句 -3 -5 说明 1 9 请不 -12 -5 请先 -11 2 请勿 -5 -8 请把 5 7 请求 10 10 请用 -5 -5 账号 -3 -4 账户 18 26 超过 1 8 路径 -5 -10 路线 -7 -3 输入 -4 -6 返回 -9 -12 退款 5 5 送到 3 9 选择 -4 -3 通知 -5 -3 通过 -7 -2 配置 -20 -20 醒用 -8 -8 里的 7 6 重试 -1 -6 金额 13 16 链接 6 4 错误 -7 -11 键词 -4 -9 镜像 -9 -11 问用 -6 -8 问题 2 8 附带 -10 -9 限制 1 6 除外 4 4 集群 8 12 需要 -10 -5 须先 2 10 须是 -3 -4 默认 -4 -11 게는 11 20 계좌 6 6 공유 9 13 니다 4 14 다른 9 11 도구 15 23 말고 -5 -10 므로 10 2 보여 -5 -3 사용 16 22 서를 -1 6 설정 14 16 습니 -6 -5 않습 -10 -6 없습 -11 -4 에게 -15 -6 에서 13 10 용자 9 15 으로 15 18 으면 9 17 입력 -6 -4 있으 19 20 자에 -9 -1 저장 15 18 전에 -10 1 전체 13 15 주세 12 6 줍니 10 9 카드 6 8 파일 12 18 표시 5 7 필요 1 6 한다 21 28 합니 6 15 호출 4 5 확인 10 9
`;
