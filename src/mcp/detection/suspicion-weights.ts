/** Written by test/eval/fit-suspicion.ts from the tuning part: terms in lines of one beginning, with their weights among all and among their sort, in steps. Failure: none; data. */
export const TOOL_BIAS = 1.544;
/** In the order of featuresOf (tool-reading.ts). */
export const TOOL_WEIGHTS: readonly number[] = [
  0.4713, -0.1039, -0.0295, 0.3639, 0.3513, 0.092, -0.3928, 0.1551, -0.2256, 0.3235, 0.6515, 0.7074, -0.1876,
  -0.1352, -0.7783,
];
export const BIAS = -2.61;
export const WORDS_BIAS = -2.82;
export const FORMS_BIAS = -2.81;
export const WEIGHTS = `
. agent 4 7 agent+act 4 4 agent+description -9 -15 anyToolOrWork 1 2 assign 2 -1 attaches -7 -4 authority 1 0 beginsWithActor 10 16 beginsWithCondition 5 7 beginsWithLabel -6 -8 beginsWithOrder -5 -10 callForm -7 -2 changes -1 3 codeInBackticks -6 -14 commandFlag 7 14 conceal 11 16 conceal+act -4 -3 dash -10 -16 demand -5 -5 demand+every 4 0 demand+hard 4 5 demand+private -2 -3 demand+reason -4 -7 dotFile -7 -6 even 9 11 every -4 -8 every+act 3 3 fileName -3 1 firstSentence -6 -6 gives -3 9 handle -3 12 hardObject 8 9 hostName -1 -8 inBackticks -12 -5 inDescription 0 3 inValueText -13 -8 instead 1 -5 instead+object 6 14 ip 12 16 lastSentence 32 28 long 25 20 longNumber -8 -16 mail 2 2 manyOtherWords 22 24 money 16 17 nearlyOffSubject 4 4 neg -1 -1 not+say 7 2 off+act 6 4 off+demand -4 -1 off+grant 2 -2 off+hard -2 -3 off+order 5 8 off+parameter 7 11 off+people 4 -2 off+private 7 9 off+reason 0 -2 off+undo 5 9 offSubject 6 11 oneObject 3 3 other+demand 0 4 other+effect 3 1 other+hard 6 8 other+object 3 9 otherLanguage 9 12 own 7 12 parenthesis -14 -18 passive 2 4 path -5 -6 people 2 6 people+act 3 4 perfect 5 14 pipe -9 -9 private+give 3 -1 private+parameter 10 10 private+people -2 -1 privateMatter -4 1 quoted 13 12 reason 3 8 rules>=10 16 15 rules>=16 15 12 rules>=3 19 17 rules>=6 17 14 runs -12 -12 says -2 1 semicolon -5 -6 short -18 -3 sibling+assign -2 2 sibling+effect 4 0 sibling+every 5 4 sibling+hard 0 1 tag -6 1 take+give -5 -2 takes -11 -18 then 2 5 they 2 7 threeActs 6 7 threeObjects -2 -1 too 10 12 tool+condition+demand -2 -3 twoActs 5 4 twoObjects 1 0 undo+every -3 -4 undoes -4 -11 url 8 -4 veryLong -18 -32 wanted 9 10 you 2 -3
before: agent 0 -8 assign -20 -21 conceal -6 -8 demand -3 -9 every -14 -18 hostName -11 -12 idea:dontTell -7 1 idea:must -14 -15 idea:namedTool 10 9 idea:otherWork -16 -25 idea:secretFile -1 6 idea:secretWord -8 -8 idea:send -7 -10 idea:tamper -11 -12 is:otherTool -9 -8 is:siblingTool -14 -30 path -6 -10 url -3 -10
both: agent&assign 12 12 agent&attaches 0 2 agent&authority 8 14 agent&beginsWithCondition -3 -9 agent&beginsWithOrder -2 3 agent&changes -5 -2 agent&conceal -2 -10 agent&demand 3 8 agent&even -1 -5 agent&every 10 17 agent&gives 7 5 agent&grants -2 6 agent&hostName 6 -5 agent&inValueText 12 13 agent&instead 6 5 agent&is:otherTool 0 8 agent&is:ownParameter 6 13 agent&is:siblingTool 1 1 agent&mail 8 10 agent&money 7 9 agent&neg -8 -15 agent&offSubject 12 17 agent&own 4 6 agent&passive 8 16 agent&path 6 6 agent&perfect 17 26 agent&privateMatter 3 8 agent&reason -2 7 agent&runs -6 -12 agent&says 4 5 agent&takes 4 0 agent&then 9 12 agent&they -8 -6 agent&too -8 -7 agent&undoes -3 1 agent&url -3 -13 agent&wanted -8 -9 agent&you 17 22 assign&beginsWithCondition -1 -1 assign&beginsWithOrder 0 -10 assign&hostName -7 3 assign&inValueText 4 5 assign&is:otherTool 16 12 assign&is:ownParameter -15 -24 assign&is:siblingTool -2 2 assign&mail -8 -12 assign&money -4 0 assign&offSubject 6 9 assign&path 4 -2 assign&perfect -3 -10 assign&they 0 -8 assign&too 2 3 assign&url 6 13 attaches&assign 10 12 attaches&authority 4 4 attaches&beginsWithCondition -3 -8 attaches&beginsWithOrder 3 2 attaches&changes -2 -4 attaches&conceal -3 2 attaches&even 2 7 attaches&every -3 1 attaches&grants 1 1 attaches&hostName 15 13 attaches&inValueText 4 3 attaches&instead 8 7 attaches&is:otherTool -2 -1 attaches&is:ownParameter 9 7 attaches&is:siblingTool 6 2 attaches&mail 4 9 attaches&money -2 5 attaches&offSubject -1 -1 attaches&own 2 2 attaches&path 4 -6 attaches&perfect 10 11 attaches&privateMatter 5 -2 attaches&reason 5 7 attaches&runs 5 -4 attaches&says 0 -2 attaches&takes 5 9 attaches&then 12 12 attaches&they 3 3 attaches&too 8 0 attaches&undoes 3 0 attaches&url -1 3 attaches&wanted -8 -14 authority&assign 3 11 authority&beginsWithCondition -2 -7 authority&beginsWithOrder -5 -7 authority&conceal 7 -5 authority&even 0 -8 authority&every 1 4 authority&hostName -1 -1 authority&inValueText 1 16 authority&instead -7 -8 authority&is:otherTool 0 -9 authority&is:ownParameter 1 -3 authority&is:siblingTool 1 1 authority&mail 2 1 authority&money -8 -9 authority&offSubject 1 5 authority&own 9 7 authority&path -6 -2 authority&perfect -11 -4 authority&privateMatter -4 -6 authority&reason 5 1 authority&runs 13 16 authority&says -2 8 authority&then 4 5 authority&they 8 18 authority&too 16 24 authority&url 8 6 authority&wanted 8 7 beginsWithCondition&hostName -5 -4 beginsWithCondition&inValueText 9 11 beginsWithCondition&is:otherTool 4 4 beginsWithCondition&is:ownParameter 1 4 beginsWithCondition&is:siblingTool -8 -5 beginsWithCondition&mail 2 14 beginsWithCondition&money -9 -5 beginsWithCondition&offSubject -5 -5 beginsWithCondition&path 2 6 beginsWithCondition&perfect -7 -16 beginsWithCondition&they -1 -1 beginsWithCondition&too -5 -6 beginsWithCondition&url 0 -1 beginsWithCondition&wanted 3 7 beginsWithOrder&hostName -3 -9 beginsWithOrder&inValueText 14 13 beginsWithOrder&is:otherTool -14 -15 beginsWithOrder&is:ownParameter -3 -7 beginsWithOrder&is:siblingTool -1 4 beginsWithOrder&mail 3 10 beginsWithOrder&money 8 7 beginsWithOrder&offSubject 3 6 beginsWithOrder&path 4 6 beginsWithOrder&perfect -1 -5 beginsWithOrder&they -2 2 beginsWithOrder&too 17 8 beginsWithOrder&url 4 0 beginsWithOrder&wanted -2 6 changes&assign -3 2 changes&authority 13 10 changes&beginsWithCondition -10 -4 changes&beginsWithOrder 11 7 changes&conceal 10 11 changes&even -2 -8 changes&every 2 0 changes&grants -9 -4 changes&hostName -9 -3 changes&inValueText 2 4 changes&instead 3 11 changes&is:otherTool -3 3 changes&is:ownParameter -6 -2 changes&is:siblingTool -7 -11 changes&mail 2 7 changes&money 6 -1 changes&offSubject 4 -4 changes&own -4 -2 changes&path 10 6 changes&perfect -9 -9 changes&privateMatter -6 -5 changes&reason 10 12 changes&runs -6 -7 changes&says -4 -6 changes&then 2 2 changes&they 10 4 changes&too 0 -11 changes&undoes 7 10 changes&url 1 0 changes&wanted -10 -4 conceal&assign -5 -3 conceal&beginsWithCondition -1 -1 conceal&beginsWithOrder 11 14 conceal&even -3 -8 conceal&every 3 14 conceal&hostName 6 15 conceal&inValueText 9 8 conceal&instead -18 -31 conceal&is:otherTool 10 18 conceal&is:ownParameter 0 -2 conceal&is:siblingTool 1 1 conceal&mail 0 1 conceal&money 9 16 conceal&offSubject -1 -3 conceal&path -2 -12 conceal&perfect 11 21 conceal&reason -1 -7 conceal&then 15 15 conceal&they 9 11 conceal&too 5 -4 conceal&url 9 18 conceal&wanted -4 -5 demand&assign 3 6 demand&attaches 1 -2 demand&authority 0 -5 demand&beginsWithCondition 11 15 demand&beginsWithOrder -1 0 demand&changes -9 -6 demand&conceal 12 18 demand&even -2 -1 demand&gives 2 8 demand&grants -8 -13 demand&hostName 15 13 demand&inValueText 11 15 demand&instead 2 4 demand&is:otherTool 1 2 demand&is:ownParameter -5 -8 demand&is:siblingTool 1 -6 demand&mail -1 2 demand&money -8 -7 demand&offSubject -2 -6 demand&own 2 3 demand&passive 8 8 demand&path 9 7 demand&perfect 3 9 demand&privateMatter 8 8 demand&reason 1 -6 demand&runs -9 -10 demand&says 3 4 demand&takes -2 -8 demand&then -6 -10 demand&they -7 -2 demand&too -5 -1 demand&undoes 1 1 demand&url 13 16 demand&wanted -11 -4 even&assign 5 6 even&beginsWithCondition 10 15 even&beginsWithOrder 19 17 even&hostName 5 9 even&instead -7 -6 even&is:otherTool 11 19 even&is:ownParameter 5 12 even&is:siblingTool 0 1 even&money 8 17 even&offSubject 10 5 even&path 4 2 even&perfect 19 30 even&reason 19 32 even&then -5 -9 even&they 0 7 even&too 4 -4 even&url 0 1 even&wanted 9 5 every&assign 6 6 every&beginsWithCondition 4 -4 every&beginsWithOrder 15 14 every&even -1 -1 every&hostName 1 8 every&inValueText 24 24 every&instead -6 -2 every&is:otherTool 23 29 every&is:ownParameter 6 7 every&is:siblingTool 5 4 every&mail 2 1 every&money 14 22 every&offSubject 3 6 every&path 7 5 every&perfect 8 20 every&reason 8 12 every&then -2 5 every&they 0 -1 every&too 1 6 every&url 13 13 every&wanted -8 -5 gives&assign 7 5 gives&attaches 14 9 gives&authority -2 -11 gives&beginsWithCondition 5 0 gives&beginsWithOrder 6 6 gives&changes -9 -3 gives&conceal -1 -10 gives&even 0 -2 gives&every 0 3 gives&grants -6 -5 gives&hostName 2 0 gives&inValueText 8 5 gives&instead 11 13 gives&is:otherTool -4 -11 gives&is:ownParameter 9 7 gives&is:siblingTool 9 15 gives&mail 5 3 gives&money -4 -3 gives&own -7 -6 gives&path 8 2 gives&perfect -3 0 gives&privateMatter 4 3 gives&reason 4 -6 gives&runs 6 4 gives&says 4 -5 gives&takes -7 -8 gives&then -1 -4 gives&they 4 1 gives&too 14 20 gives&undoes 2 -5 gives&url 0 2 gives&wanted -2 0 grants&assign -4 -8 grants&authority 1 2 grants&beginsWithCondition 1 -5 grants&beginsWithOrder 4 1 grants&conceal 5 3 grants&even 7 10 grants&every 2 1 grants&hostName 4 5 grants&inValueText 28 36 grants&instead 3 4 grants&is:otherTool -10 -16 grants&is:ownParameter -2 -8 grants&is:siblingTool -4 -3 grants&mail 5 12 grants&money 1 -2 grants&offSubject 0 -1 grants&own 3 5 grants&path -3 0 grants&perfect 5 4 grants&privateMatter 2 -8 grants&reason 15 15 grants&runs 2 2 grants&says 5 18 grants&then -8 -18 grants&they 6 16 grants&too 4 6 grants&url -12 -23 grants&wanted -6 -13 hostName&path 5 7 hostName&url 8 -5 inValueText&hostName 36 47 inValueText&mail 10 6 inValueText&path 20 21 inValueText&url 28 43 instead&assign 1 -10 instead&beginsWithCondition -10 -19 instead&beginsWithOrder -3 -5 instead&hostName 6 4 instead&is:otherTool 0 10 instead&is:ownParameter -11 -13 instead&is:siblingTool -9 -15 instead&offSubject 8 2 instead&path 0 14 instead&perfect 0 3 instead&reason 0 1 instead&then 7 1 instead&they -8 -10 instead&too -5 -14 instead&url 0 1 instead&wanted -5 -3 is:otherTool&hostName 10 11 is:otherTool&inValueText -5 -11 is:otherTool&mail -4 -10 is:otherTool&money 2 2 is:otherTool&path -1 -4 is:otherTool&perfect -11 -12 is:otherTool&they 12 9 is:otherTool&too 2 0 is:otherTool&url 8 17 is:otherTool&wanted 2 4 is:ownParameter&hostName 3 5 is:ownParameter&is:otherTool -5 -7 is:ownParameter&is:siblingTool 2 7 is:ownParameter&mail -6 -8 is:ownParameter&money -8 -4 is:ownParameter&path 1 2 is:ownParameter&perfect -3 -1 is:ownParameter&they 9 15 is:ownParameter&too -1 -5 is:ownParameter&url -7 -10 is:ownParameter&wanted 6 -3 is:siblingTool&hostName 0 -2 is:siblingTool&inValueText -1 -2 is:siblingTool&is:otherTool 4 4 is:siblingTool&money -2 -5 is:siblingTool&path 1 1 is:siblingTool&perfect -4 -1 is:siblingTool&they -2 -9 is:siblingTool&too 6 -2 is:siblingTool&url 0 12 is:siblingTool&wanted 4 12 mail&hostName 18 20 mail&path 0 3 mail&url 9 12 money&hostName -3 -10 neg&assign 22 28 neg&attaches -7 -10 neg&authority -1 -2 neg&beginsWithCondition -1 -1 neg&beginsWithOrder -2 0 neg&changes -1 -7 neg&conceal -6 -3 neg&demand 4 3 neg&even -5 -4 neg&every -1 0 neg&gives -10 -19 neg&grants 10 12 neg&hostName 5 3 neg&inValueText 21 32 neg&instead -7 -5 neg&is:otherTool 7 6 neg&is:ownParameter 0 2 neg&is:siblingTool -2 9 neg&mail 4 4 neg&money 10 5 neg&offSubject -7 -7 neg&own -2 -6 neg&passive -3 -4 neg&path -10 -17 neg&perfect 5 8 neg&privateMatter -16 -15 neg&reason 13 11 neg&runs -3 -6 neg&says 2 4 neg&takes -3 -7 neg&then 12 10 neg&they 2 0 neg&too -2 2 neg&undoes -1 -2 neg&url 11 22 neg&wanted 4 15 offSubject&hostName -2 2 offSubject&inValueText 35 34 offSubject&is:otherTool -1 1 offSubject&is:ownParameter -1 -13 offSubject&is:siblingTool 3 3 offSubject&mail 2 -2 offSubject&money 3 0 offSubject&path -6 -3 offSubject&perfect -1 0 offSubject&they 9 5 offSubject&too 8 13 offSubject&url 8 -2 offSubject&wanted 5 3 own&assign 0 8 own&beginsWithCondition 11 7 own&beginsWithOrder 3 3 own&conceal 2 2 own&even 8 10 own&every 5 9 own&hostName -5 -8 own&inValueText 2 -2 own&instead 6 0 own&is:otherTool 9 4 own&is:ownParameter 2 -5 own&is:siblingTool 4 10 own&mail 1 9 own&money 4 8 own&offSubject 5 3 own&path 1 0 own&perfect 13 3 own&privateMatter -5 0 own&reason -11 -7 own&says 1 -3 own&then -4 -8 own&they 1 -2 own&too 0 7 own&wanted -9 -8 passive&assign -11 -5 passive&attaches 0 -6 passive&authority 0 -4 passive&beginsWithCondition 1 0 passive&beginsWithOrder -1 6 passive&changes 0 4 passive&conceal -12 -11 passive&even 2 4 passive&every -2 -6 passive&gives -5 -3 passive&grants 0 4 passive&hostName 8 5 passive&inValueText 3 7 passive&instead 10 9 passive&is:otherTool 6 12 passive&is:ownParameter 4 4 passive&is:siblingTool 3 4 passive&mail 2 2 passive&money 3 8 passive&offSubject 3 4 passive&own -3 -1 passive&path -1 -7 passive&perfect -3 -1 passive&privateMatter 1 1 passive&reason 5 1 passive&runs 5 6 passive&says 0 1 passive&takes 9 9 passive&they -1 -5 passive&too 1 2 passive&undoes 4 2 passive&url 9 21 passive&wanted 7 9 people&agent 3 1 people&assign 0 -3 people&attaches 6 11 people&authority 6 5 people&beginsWithCondition -5 -9 people&beginsWithOrder -4 -8 people&changes 6 3 people&conceal -4 -6 people&demand -1 -3 people&even 6 8 people&every 3 7 people&gives -4 -5 people&grants -13 -10 people&hostName 0 3 people&inValueText 13 14 people&instead 14 14 people&is:otherTool 9 -2 people&is:ownParameter 4 3 people&is:siblingTool 2 -8 people&mail 1 5 people&money 6 8 people&neg 3 -6 people&offSubject 5 -2 people&own -4 -2 people&passive -3 -2 people&path -10 -14 people&privateMatter -6 -6 people&reason 2 0 people&runs 6 7 people&says 0 -3 people&takes -1 4 people&then 3 5 people&they -8 -8 people&too -1 8 people&undoes -5 -5 people&url 4 -5 people&wanted -4 -6 people&you -1 7 perfect&hostName -1 -1 perfect&inValueText 3 7 perfect&mail 0 2 perfect&money 1 8 perfect&path 5 20 perfect&they 1 -3 perfect&too -4 0 perfect&url -4 2 privateMatter&assign 3 3 privateMatter&beginsWithCondition 9 4 privateMatter&beginsWithOrder 3 0 privateMatter&conceal -8 -2 privateMatter&even 0 -1 privateMatter&every 11 9 privateMatter&hostName 2 3 privateMatter&inValueText 20 21 privateMatter&instead -7 0 privateMatter&is:otherTool 7 3 privateMatter&is:ownParameter 10 6 privateMatter&is:siblingTool 0 8 privateMatter&mail -2 -1 privateMatter&money -6 -2 privateMatter&offSubject -4 -7 privateMatter&path 5 8 privateMatter&perfect 10 -3 privateMatter&reason -2 -7 privateMatter&then 4 1 privateMatter&they -1 -2 privateMatter&too 5 14 privateMatter&url 12 13 privateMatter&wanted -3 -6 reason&assign 3 8 reason&beginsWithCondition 0 2 reason&beginsWithOrder -8 -15 reason&hostName 17 13 reason&is:otherTool -5 -1 reason&is:ownParameter -6 0 reason&is:siblingTool 6 5 reason&mail 0 1 reason&money 11 11 reason&offSubject 9 1 reason&path 15 12 reason&perfect -5 -4 reason&they -9 -7 reason&too -2 -4 reason&url -10 -8 reason&wanted 8 6 runs&assign 0 1 runs&beginsWithCondition -2 -4 runs&beginsWithOrder -9 -18 runs&conceal 12 16 runs&even 2 -6 runs&every 9 10 runs&hostName 0 -3 runs&inValueText 10 14 runs&instead -2 -2 runs&is:otherTool 5 5 runs&is:ownParameter -8 -10 runs&is:siblingTool -3 -7 runs&mail 3 6 runs&money 1 0 runs&offSubject 4 5 runs&own -1 -3 runs&path 13 8 runs&perfect -1 0 runs&privateMatter 6 2 runs&reason 4 2 runs&says -2 1 runs&then 2 -2 runs&they 10 10 runs&too 8 15 runs&url 2 14 runs&wanted 6 3 says&assign -11 -14 says&beginsWithCondition 1 6 says&beginsWithOrder 4 -1 says&conceal -7 -12 says&even 3 5 says&every -3 -1 says&hostName -1 -9 says&inValueText 10 12 says&instead 3 7 says&is:otherTool 8 10 says&is:ownParameter 2 0 says&is:siblingTool 4 2 says&mail 4 6 says&money 9 8 says&offSubject -3 2 says&path 0 -2 says&perfect -4 -3 says&privateMatter 5 2 says&reason 4 4 says&then -11 -13 says&they -8 -6 says&too -7 -8 says&url -2 -10 says&wanted -3 -7 takes&assign 2 4 takes&authority 3 5 takes&beginsWithCondition 12 12 takes&beginsWithOrder 5 7 takes&changes 0 -3 takes&conceal -5 -3 takes&even -4 -3 takes&every -1 -5 takes&grants 1 5 takes&hostName -2 -1 takes&inValueText 19 27 takes&instead 2 -5 takes&is:otherTool -6 -14 takes&is:ownParameter 2 8 takes&is:siblingTool -14 -15 takes&mail -4 0 takes&money -4 -2 takes&offSubject 10 11 takes&own 8 11 takes&path -3 -4 takes&perfect 8 12 takes&privateMatter 2 4 takes&reason 2 9 takes&runs -3 -3 takes&says -3 -1 takes&then 6 5 takes&they 5 7 takes&too 5 2 takes&undoes 7 4 takes&url 3 8 takes&wanted -12 -3 then&assign -1 3 then&beginsWithCondition 8 3 then&beginsWithOrder -3 -6 then&hostName 5 9 then&inValueText 17 24 then&is:otherTool -3 -4 then&is:ownParameter -6 -11 then&is:siblingTool -5 -7 then&mail -7 -11 then&money -7 -10 then&offSubject -6 -7 then&path 9 15 then&perfect -7 -16 then&reason -2 2 then&they 0 4 then&too -5 -6 then&url 16 16 then&wanted 3 -2 they&hostName -4 -2 they&inValueText 11 13 they&mail 2 3 they&money 1 -4 they&path 7 4 they&too -3 -1 they&url 1 9 too&hostName 4 15 too&inValueText 8 8 too&mail 2 1 too&money 28 32 too&path 10 16 too&url 1 9 undoes&assign 2 -9 undoes&authority 4 2 undoes&beginsWithCondition 1 0 undoes&beginsWithOrder -4 4 undoes&conceal -10 -16 undoes&even 0 3 undoes&every -5 -6 undoes&grants 6 9 undoes&hostName 8 4 undoes&inValueText 8 14 undoes&instead -15 -25 undoes&is:otherTool 0 7 undoes&is:ownParameter -15 -13 undoes&is:siblingTool -7 -15 undoes&mail 6 12 undoes&money 10 13 undoes&offSubject -2 -2 undoes&own -9 -9 undoes&path -10 -14 undoes&perfect 8 -1 undoes&privateMatter -9 -6 undoes&reason 2 3 undoes&runs -4 -1 undoes&says 12 8 undoes&then 11 12 undoes&they 10 12 undoes&too 0 1 undoes&url 3 8 undoes&wanted -1 3 url&path 4 12 wanted&hostName 1 2 wanted&inValueText 15 25 wanted&mail 1 3 wanted&money -1 -3 wanted&path 4 9 wanted&perfect 11 6 wanted&they -4 -6 wanted&too 9 16 wanted&url 1 13 you&assign 13 13 you&attaches -5 1 you&authority 8 11 you&beginsWithCondition -8 -11 you&beginsWithOrder -4 2 you&changes -12 -10 you&conceal 9 8 you&demand -1 -7 you&even 11 4 you&every 4 3 you&gives 5 14 you&grants 2 7 you&hostName 5 -8 you&inValueText 18 25 you&instead 6 -3 you&is:otherTool -4 3 you&is:ownParameter 1 2 you&is:siblingTool -4 -9 you&mail -7 -3 you&money 3 -1 you&neg -16 -20 you&offSubject 9 11 you&own 2 2 you&passive 7 6 you&path 4 5 you&perfect 6 3 you&privateMatter -2 -7 you&reason -11 -12 you&runs 7 6 you&says 6 9 you&takes 6 2 you&then -14 -14 you&they 1 4 you&too -7 -3 you&undoes -6 -16 you&url 5 -10 you&wanted -6 -13
category: approval_bypass 9 6 argument_tampering 5 3 credential_theft 3 1 exfiltration 1 2 hidden_instructions 16 15 hidden_text -1 -3 path_traversal 1 -3 preference_manipulation 8 3 secrecy 5 3 shell_injection 4 7 tool_shadowing 2 -1
idea: account 21 13 agentAddressed -6 -10 allSecrets 4 9 anyTool 1 4 asset -4 -8 authority -2 -6 boast -5 -3 change -7 -12 code -8 -6 comment -1 -3 configFile 3 -1 consented 21 24 conversation 3 -2 covert 17 18 destroy -6 -7 disarm 3 10 disparage 2 5 dontShow 6 6 dontTell 22 25 elevate 4 13 elsewhere -2 4 example -27 -27 excuse 19 22 fakeVoice 8 11 field -6 -6 fixedValue 2 5 grant -1 1 hand 2 3 host 2 3 mailAddress 26 32 misreport 1 1 model -2 -4 moment 2 -3 money 6 12 must -2 0 namedTool 12 20 noApproval 4 6 otherWork -6 -10 override 12 12 path 14 22 payload -5 -10 persist -1 5 prefer 6 2 privateData 5 13 protect -21 -22 quantity 8 5 read -5 -6 regardless 15 21 remote -3 1 reply -2 -6 returns -16 -40 secretFile 0 2 secretStore 12 16 secretWord -1 0 send 1 2 shell 8 11 sideField 11 16 standing 0 12 systemPrompt 17 23 tamper 2 8 thisDoing 0 -2 threat 0 -3 toThisTool 4 -2 toUrl 8 13 traversal 1 -3 unsafeSwitch 0 -5 use -3 -9 use_self -11 -27 user 3 0 waits -9 -15 weaken 6 9 wholly -1 -6 wipe 4 6 wipeAll 11 24
is: forAll -3 -7 inMargin 10 12 inParameter -15 -21 inValue -13 -8 onCondition 16 12 opens 10 17 otherTool 0 -2 ownParameter 6 2 siblingTool -15 -22 thisTool 18 21
near:about_ ask -6 -8 asked 4 8 asks -7 -13 call 8 9 customer -10 -4 data -2 -1 first 0 3 full -5 -3 get 6 4 health 0 2 including 0 -1 information -13 -13 metadata -1 -1 minutes -8 -11 name 10 11 project -1 -7 question -11 -10 questions 5 4 run 6 8 say 2 2 should -3 -3 specific 0 -1 status -1 -1 takes -6 -3 talk 3 8 tell 7 6 them 1 4 told 8 18 tool -8 -2 user 0 2 work -2 2
near:absolute_ file -2 -2 must 0 -1 path -2 -4 paths -2 -2 relative -1 -1
near:access_ api -2 -2 file 0 -1 full -9 -10 key 7 2 list 2 -3 public 2 -3 read -3 -3 secret 5 0 token 3 3 user 4 -4 write 0 -2
near:account_ account 4 3 accounts 2 0 address -1 -1 amount -5 -1 bank -10 -8 before -3 4 changes -1 -1 create -1 0 default 9 10 every 13 8 first 4 12 get 8 12 holder 1 2 invoice -2 6 list -10 -8 mail -4 -4 must -6 -3 name -2 2 names 1 1 new 2 6 number 5 -1 numbers -1 0 owner 0 4 paid 13 12 pay 12 3 payment -6 -1 same 9 1 service 0 -2 set 6 9 them 3 2 tool -5 -1 transfer 0 -4 user -3 -1 user's 5 -1 vendor -5 7
near:accounts_ list -3 -11
near:across_ multiple -1 -1 search -3 -4 shared -1 -1
near:action_ create -10 -4 get -1 -2 list -6 -8 perform 0 -1
near:active_ status -4 -3
near:activity_ recent -5 -7
near:add_ call 4 7 check 7 9 comment -3 -10 create 0 5 existing -1 -1 file 3 9 issue -2 -3 list 0 -7 name 6 3 new -3 -7 remove -5 -9 set -4 -2 them 2 3 update 0 -3 user -10 -5
near:address_ book 13 11 contacts 4 4 coordinates -2 -1 email -3 -2 example 2 4 home 11 11 list 7 12 mail -3 -3 must -7 9 name 6 1 new 4 -3 payment 5 6 returns 5 0 shipping -1 2 turns 0 2 user -11 -7 user's -2 -4
near:addresses_ email -4 -4 list -1 -3 mail 2 -3 names -4 3 user -2 -3
near:after_ after -4 -4 agent 9 7 answer 3 1 automatically -4 -11 back 1 -5 before -2 -8 call 7 8 change -8 -9 changes -2 -3 check -10 -11 code -4 2 date 1 3 days 2 6 default 2 9 deleted -3 -8 every 2 -5 expire -8 -10 file -7 -8 files 1 3 first 6 2 get 9 8 gets 13 14 given 2 7 hours -1 -2 include -1 -3 it's 2 1 leave 0 10 lines 5 5 list 16 20 login -7 -7 minutes -2 -1 must -2 -11 navigation -4 -3 new -3 -7 number 0 -3 once -11 -12 page 5 11 read 8 11 request 7 -1 results -1 -1 retry -7 -13 return -1 -2 returned 2 1 returns 8 5 run 1 2 search -1 -8 seconds -3 -4 session 5 14 stop -2 2 take -7 -10 text 8 6 them -9 -14 three -9 -6 time -6 -5 token 1 2 tool 8 3 true -15 -21 two 2 5 user -8 -11 value -7 2 verify -8 -9 wait -5 -4 without 2 -2
near:again_ call -5 -10 read -2 6 tool 1 4 try 5 5 user -3 -8
near:against_ checks -3 -2 database -2 -6 file -5 -3 query 0 -2 run -2 -3 runs -3 -4 sql -1 -2
near:age_ lists 0 -1
near:agent_ agent -12 -18 before 0 6 browser -4 -8 call -2 0 example -7 -6 file 3 2 first 10 16 get 4 -1 https 3 3 list 1 2 makes 1 6 must 10 13 name -9 -11 put 4 5 read 5 5 run 3 0 set 5 8 should -2 -4 them -4 -6 through 8 13 tool -3 -2 user -4 -4 write 3 0
near:agents_ run 13 15
near:agreed_ user -3 -1
near:ahead_ days -4 -4
near:alerts_ weather -2 -2
near:allow_ list -4 -1
near:allowed_ directories -4 -3 within -4 -5
near:alpha_ country -1 -2 iso -1 -2
near:already_ know 0 -3 must -4 -7
near:alt_ text -5 -5
near:always_ before -8 -14 call -12 -13 confirm -2 1 create 0 9 first -6 -10 important 0 -3 name -3 -2 over 1 6 parameter -1 2 prefer -2 -4 run -1 2 tool -5 9 user -5 1
near:among_ them -5 0
near:amount_ currency -5 2 customer -1 -4 date -6 -8 payment 0 -5 unit -7 -4 user -1 -4
near:analysis_ comprehensive 0 -1 data 0 -1
near:another_ moves 15 13 must -2 -10 tool 9 5 user 4 10
near:answer_ assistant 14 12 before 5 -4 call 2 6 question -4 -3 questions 7 8 them -6 -3 tool 4 -8 user 8 2 whether 16 19
near:answering_ before 1 6
near:answers_ questions -2 -1 tool -4 -1
near:anthropic_ openai 15 16
near:anyone_ link 4 7
near:anything_ before -5 -1 change -13 -11 doesn't -10 -10 else 7 11 user 8 7
near:api_ api -10 -17 call -9 -13 code -4 -3 com -10 3 data 4 -3 docs -1 -3 endpoint -2 -7 environment 7 11 example -11 -15 get -11 0 google -2 7 https -14 -1 include -3 -4 key 6 8 keys 4 5 list -1 -2 name -2 0 new -1 -2 path -3 -1 query -1 5 results 0 -3 returns -1 -4 search -1 -3 server -3 -4 service -2 -2 set -8 -11 through 3 -6 token -11 -4 type 0 -1 update 0 -1 url 0 2 user -2 -8 version -4 -4 via -4 -4 without 0 -1
near:app_ app -1 3 before 10 6 get 0 -1 html -1 -1 mcp -1 -1 name -1 0 tool 10 11 user -5 -9 web 3 -1
near:application_ default 3 9 get 0 4 json 6 8 type -1 -1
near:approval_ need -2 -5 needs -10 -7
near:approve_ auto 2 11 request -5 -3 user -10 -11
near:approved_ user -2 7
near:archive_ example 8 19
near:aren't_ shown 1 4
near:arguments_ call 2 4 optional 1 0 tool 2 1
near:array_ empty -2 -2 files 0 -1 ids -1 -1 must 0 -1 names 0 -1 objects 0 -1 string 0 -2 strings 0 -2 urls -9 -5 user -1 -1
near:ascending_ sort 6 7
near:ask_ before -2 -7 call -1 0 code 0 3 confirmation -4 4 don't -2 -10 first 8 -5 name -6 -8 never -3 -3 number -1 -4 password 3 2 them -6 -2 tool -1 4 user -23 -21 whether 0 5
near:asked_ list -5 -2 tool -5 0 unless -7 -15 user -5 -9 whether 7 12
near:asking_ user 0 3 without 1 9
near:asks_ change -5 -8 first -1 -2 tool -11 -13 unless -7 -5 user -4 -4
near:assign_ user -1 1
near:assignee_ status 1 1
near:assistant_ message -5 -10 must 0 -2 system 3 -5 them 0 -1 tool 7 4 user -4 -5
near:associated_ get 0 -1 list -1 -2
near:attach_ file -6 -12
near:attachment_ file -1 -5
near:attachments_ message -6 -9
near:audit_ log -3 2
near:auth_ get 9 10 token 17 18
near:authenticated_ user -3 -7
near:author_ title -1 -2
near:authorization_ bearer -9 -8 token -10 -8
near:authorized_ keys 0 9 ssh 0 2
near:auto_ default -9 -6
near:automatically_ resolved 4 5 tool 0 2
near:available_ before 3 0 data 2 2 fields 0 -1 first 2 3 get -2 -7 ids -7 -4 list -5 -5 project -1 -3 results -1 0 returns -1 0 see -1 -2 tool -1 -3 tools 2 -1 types -4 -3
near:away_ right 16 17 straight 4 9
near:aws_ credentials -3 8 file 2 4 read -5 -3
near:back_ before -5 2 call -5 -9 card -2 -1 come -12 -8 comes -6 -6 falls 1 -3 file -8 -7 get -4 -8 read -17 -23 them -4 -2 user -4 -2
near:background_ color -5 -2
near:bank_ details -9 -3
near:base_ base -1 1 content -2 -8 data -5 0 default 0 -5 encoded -3 -4 file 6 5 image 0 -2 path -1 -1 pdf -2 -4 png 1 -1 string -1 -3 text 0 5 url -1 -1
near:based_ index -2 -3 number 0 -1 page 0 -1 query -1 -1
near:bash_ curl 9 14 history 13 21 run 2 5
near:bearer_ token 4 8
near:before_ call -14 -17 calling -4 -8 changes -2 -9 check -9 -11 clicking -13 -6 code -7 -9 confirm -11 -15 context 1 -3 create 2 2 created -1 -1 creating -3 -5 date 3 0 day 21 11 default 10 7 delete 3 9 deleting -4 -4 else 4 1 end -7 -8 example 1 14 file 0 5 files 4 8 filter -5 -1 find -1 0 first -4 -1 get -2 -4 hours 4 -3 important -1 1 it's -7 -8 last 9 4 lines -1 -10 list -4 2 listing 11 18 making -2 -9 must -3 1 name 1 -6 names -15 -17 new 0 -3 number -9 -4 once -10 -4 open 10 14 operation 6 17 page -6 -9 put 10 8 query -1 -2 read -14 -9 request 2 15 returned -3 -4 run -3 -3 running 4 6 screenshot 1 -8 search 5 -1 sending 5 -3 sent -3 -5 server 14 14 session -11 -9 set 4 5 should -4 -6 show -5 -5 shown -6 -12 system 3 5 text 4 -2 them 8 9 through 0 8 time 3 -3 tool -8 -5 tools -7 -13 true 5 4 two 11 2 until -6 -10 used -2 -7 user 7 -1 user's -3 -7 using -2 -5 verify -1 2 wait -1 -2 writing -8 -13
near:beginning_ call -8 -9 session -4 -2
near:being_ without 10 4
near:best_ practices -6 -6
near:between_ converts 6 3 files 1 4 languages -4 -2 points -5 -5 same -4 -2 text -2 -2 them 1 2 two 2 0
near:birth_ date 14 11 name 13 10
near:body_ comment 13 17 example -3 -9 html 4 4 message 4 5 name -2 -2 request -2 -1 text -1 -3
near:book_ contacts 4 4
near:books_ room -6 -6
near:both_ must -3 -4 returns -1 -2 same 2 0 supports -5 -7 two 2 -3 within -1 -3
near:branch_ branch -2 -4 changes -4 -6 commit 4 0 create 0 3 default 5 2 file -1 -1 get -1 -5 main 6 1 name -2 -4 push -1 -13 remote 2 0 repository -1 -3 source 4 0 tag 4 4 target 1 5 update 0 3 user 0 2
near:break_ glass -2 -2
near:browser_ cookies 13 14 execute -2 -4 history 1 0 login 0 6 open -8 -9 opens -10 -16 session 2 1 tool -3 1 url -1 -1 user -5 -9 user's 4 6
near:bucket_ public 17 15
near:budget_ daily -2 1 sets -6 -6
near:build_ build -2 -1 run -1 0
near:buys_ tickets -7 -9
near:bytes_ file 3 3
near:cache_ key 3 3
near:calendar_ event -3 -2 time -3 -8
near:call_ call -3 -4 check -9 -10 complete 5 10 confirm -6 -7 contact -4 -8 content 0 -3 context 2 5 conversation -13 -10 create 3 8 day -11 -16 delete 8 19 describe -1 -5 does 4 6 don't -7 -7 error -6 -11 every -5 1 export 0 11 fails -14 -15 file -3 2 first -16 -18 get -10 -12 give -8 -12 https 0 -1 instead 1 2 keep -3 -9 list -2 0 logs -1 -8 make -1 -8 must -11 -8 name 6 12 need -1 -3 never 8 12 next 7 6 number -1 -1 once -11 -8 open -1 1 otherwise 7 3 over 5 3 page -10 2 pages 5 2 parameters -9 -20 pass 4 1 per -5 -8 person 7 9 phone 6 1 plan -4 -7 previous -4 -5 read -1 1 request 1 5 result -2 -2 results -8 -5 returned -1 0 returns 1 0 run -10 -8 same -6 -2 search 1 5 second -3 -6 see 2 0 send 0 1 session 1 -2 should -6 -14 single -4 -7 start -6 -6 stops -12 -15 them 6 13 three 1 -2 time -8 -9 times -2 -4 tool -1 -1 tools 2 -1 true -4 -5 two -12 -6 url -2 -16 user -8 -6 user's 7 2 value -5 -2 without 0 -3 write 1 6
near:called_ file 7 5 first 3 -1 must 3 2 tool 7 8
near:calling_ tool -2 -5 user 6 5
near:calls_ get 6 7 make -8 0 subsequent -4 -7 tool -7 -16
near:camera_ takes -1 -2
near:can't_ changed -4 -6 here -7 -7 see 2 3 user -2 2
near:cannot_ read -2 7 undone -4 -1 used 0 -3 user -5 -1
near:capture_ screenshot -2 -3
near:car_ foot -5 -5
near:card_ card 5 8 charged -7 2 customer 7 14 data -3 -6 file -1 -3 number 13 16 numbers -6 -2 original -8 -2 passwords -4 -1
near:case_ insensitive -3 -3 match -1 -1 names -2 0 search 0 -2 sensitive -2 -4 substring 0 -1 text -3 -7
near:category_ filter -1 0
near:cdn_ https 5 12
near:centre_ cost -1 -7
near:change_ does 0 -2 read 10 10 run -2 -2 show 1 8 user -12 -11
near:changed_ files -2 -5 must -6 1 since 0 -6
near:changes_ file -2 -7 made -2 -10 request -1 -5 staged -4 -5 tool -1 -1 user 0 -5 without -1 -2
near:channel_ message 2 0 messages -4 0 posts -6 -8 slack 0 -1
near:channels_ private -4 -7
near:characters_ first -2 -4 maximum -1 -4 name -5 3 per -3 -3 split -1 1 text 8 13 title 0 -2
near:chat_ history 0 -1 message 1 5 messages -1 -3 send 1 5 user -15 -16
near:chats_ list 1 10
near:check_ current -2 -7 first -8 -2 get 0 -5 health -5 -7 list -3 -2 name -5 2 run -1 -2 status -14 -16 tool -5 -3 user -13 -13 whether -1 -1
near:checks_ interactions -3 -3 whether 4 2
near:choose_ over 0 8 user 1 -3
near:city_ name -1 -2
near:claim_ files -2 -3
near:clause_ where 9 7
near:clear_ empty -1 -1 null 0 -1 text 3 5
near:click_ element -2 -6 page -1 -1
near:clicks_ element -1 -1
near:cloud_ https 4 11 log 0 7
near:code_ code -3 -5 content -2 -1 context -3 -3 country -8 -5 does 1 -1 error -10 -10 examples -1 -3 execute -3 -7 file 7 1 files -3 -3 first -4 -1 generate -2 0 get 10 13 iso 1 -1 javascript -1 -2 language -3 -7 letter -1 -3 must -9 -3 name -1 7 new -3 -7 number 6 1 results 0 -4 returns 0 3 run -3 -10 search -1 -2 source -4 -5 status -1 -2 text 0 -1 time 0 -4 tool -10 -5 user -8 -6 without 12 11
near:codes_ time -6 -5
near:column_ names 3 0
near:columns_ table -1 0 types 1 -1
near:com_ com 4 7 docs 0 -8 documentation -5 -10 example -18 -31 github -3 1 https -24 -20 reference -3 -3 search 0 6 url -4 -11 www -8 -13
near:come_ first 8 1 results 8 13
near:comma_ list -4 -4 separated 5 3
near:command_ execute 0 -1 host -7 -6 line 3 2 name 0 1 over -1 -1 run -8 0 runs 0 -1 shell -2 -7
near:commands_ run -9 -13 shell 0 6
near:comment_ comments -8 -8 content 1 3 create 4 5 html 9 11 issue -2 0 optional -1 -2 request -2 -4 text -5 -12 user 5 -2
near:comments_ list -8 -10
near:commit_ file -1 -4 files -2 -4 git -4 0 message -3 -10 repository 2 3 sha -1 -6 tag -8 -6
near:company_ name -4 -7
near:compare_ user -11 -12
near:complete_ full 2 -1 get -1 -5 including 2 6 list -1 9 must -2 -2 system 0 8 task -3 -3 tool -1 1
near:completed_ task -4 -2 tasks -7 -7
near:component_ get -1 -2
near:computes_ route -6 -9
near:config_ content 3 7 contents 4 -2 credentials 4 3 default 10 10 docker 8 13 file 4 4 gcloud 5 8 git 10 5 hosts 1 10 json 9 5 kube 3 17 pass 2 14 read -2 2 set 4 7 ssh 4 6 user -9 -14 yml 0 5
near:configuration_ including -8 -6 project 0 -1
near:configured_ server -8 -3
near:confirm_ first -3 -5 name -9 -11 true -17 -6 user -16 -21
near:confirmation_ mail -8 -10 user -8 -9
near:connected_ server 0 7 servers 1 9 tool 15 15
near:consent_ given 5 8
near:contact_ name 0 -2
near:contacts_ list 3 6 merges 0 -7
near:contain_ must 1 5 text -7 -3
near:container_ host 1 6 logs -4 -5 run -1 -1
near:contains_ name 6 14 text -2 -6
near:content_ create 0 -1 current -5 4 data -1 -3 default 4 5 encoded -3 -4 existing -1 -3 extract 0 -1 fetch -1 -2 file -10 -15 files 0 4 full 1 2 get -1 -7 html 0 -3 image 0 -1 images -1 -7 include 0 -1 including 0 1 instead -1 -1 json 3 3 markdown 0 -2 metadata 0 -1 name -1 8 new -3 -7 note -1 -6 page -2 -8 pages -2 -5 pass 1 11 path 0 3 plain -2 -1 raw 0 -1 read 3 3 required 4 4 return 0 -1 returned -3 2 returns -3 -2 search -3 -9 searches 2 1 ssh 5 3 string -1 -3 text -6 -13 title -1 -3 tool 0 -3 type -1 4 update 0 -1 url 0 -1 urls 0 -1 user -9 -3 web -2 -4
near:contents_ directory -4 4 file -1 -4 files -1 5 get 1 2 tool 4 9
near:context_ file 6 16 include -7 -6 lines -4 -8 model -8 -5 name -3 -1 relevant -13 -6 search 6 14 tool 3 8
near:conversation_ messages -2 -8 user -10 -13
near:converted_ markdown -3 -6
near:coordinates_ latitude 0 -1 longitude 0 -1 name -1 -2 turns 0 2
near:copies_ file -4 -8
near:copy_ example 2 15 file -4 0
near:cost_ per 5 2
near:council_ works -3 1
near:count_ don't 4 2 get 1 -2 them 8 11
near:country_ iso -1 -3
near:counts_ row -1 2
near:cpu_ memory 1 0
near:create_ create -4 -5 created 4 7 delete 1 2 event 6 16 existing 0 -2 field 1 2 file 1 3 first 2 5 get 0 -1 github 11 10 issue 2 5 list 1 4 model 0 -5 move 0 -1 multiple 0 -1 must 2 8 name -8 -9 new -2 -3 note -1 0 operation 0 -1 page 4 12 path -1 -1 project 0 -3 read 0 -2 repository 1 6 request 1 3 required -1 -3 run 3 3 server 4 12 set 1 9 task -2 -2 tool 0 -5 type 2 0 update -6 -8 used 4 11 user 14 17 using 2 6 workspace 0 -1 write 3 10
near:created_ date 0 -1 name 1 2 new 6 14 time -1 0 user -8 -2
near:creates_ draft -3 -5 event -4 -6 invoice 1 11 link 2 -2 list 3 3 new -6 -12 note -2 -6 payment -2 1 project -1 -3 rule -4 -7 updates 0 -1
near:creating_ new 0 -7
near:credentials_ git 14 13 read -5 2
near:css_ element 0 -1 selector -1 -3
near:csv_ exports -4 -9 imports -2 -6
near:curl_ example -16 -31 http 1 13 https -9 4 run -1 4
near:current_ default -1 -2 directory -1 5 first 0 4 get -8 -11 information -1 -1 list -4 -4 name -1 -2 page -5 -10 returns -1 -1 save -2 -6 screenshot -2 -4 state -5 -5 status -2 -5 time -2 -2 tool -6 -7 user 4 6 weather 3 7
near:cursor_ next -5 -4 page -6 -3 pagination 0 -1 results -1 0
near:custom_ field -2 -4 fields -2 -4 name -1 -1 value 0 -1 values 0 -1
near:customer_ customer -3 4 list -3 -6 phone -4 1 user 6 6
near:daily_ days -4 -6 forecast -4 -7 hourly -4 -5 sets -3 -2 weekly 3 -2
near:data_ data -2 -1 database 3 2 date 0 -1 don't -2 -3 encoded -2 -1 existing -3 -3 extract 0 -1 fetch -1 -5 field -1 -2 fields -5 -6 file -2 1 first -1 0 get -2 4 health 0 6 image -1 1 include 0 -6 including -1 0 json -1 3 key 0 3 list -8 -8 location 3 -8 model 0 1 must -1 0 name -2 0 need -2 -5 note 0 1 number -6 -10 object 0 -3 over -1 5 page -10 -16 personal -15 -17 queries 2 2 query 0 2 raw -5 -3 read -11 -6 request 1 1 results 0 2 retrieve 0 -1 return 7 1 returned 4 5 returns 0 -1 should 0 -2 source -1 -4 specific 0 -1 string 0 -2 structured -5 -2 table -3 -13 test 0 2 text -6 -9 them -9 -11 time 0 -2 tool -11 -11 tools 11 5 type -4 0 under -7 -9 used -6 -5 user 1 6 using 0 -1 without -2 -3
near:database_ file -3 -4 password 10 3 query 4 14 sql -3 -5 url 10 4
near:date_ date 3 6 days 8 12 due -3 -7 end -7 -9 format 0 -1 get 3 -1 iso -3 -6 last 8 8 name 12 13 place 1 8 range -4 -3 specific 0 -2 start 1 -5 string 0 -3 text -1 -1 time -4 -13 title -4 -4 today -1 10 type -4 -5 until -6 2 user -8 -10 without -11 -11 year -5 -4 yyyy -2 -5
near:day_ end -6 -8 first 8 2 free -6 -4 hour -8 -9 last -10 -6 month -18 -19 per 5 7 same 8 4 time -6 -6 until 2 2
near:days_ first -5 0 forecast -8 -11 kept -1 8 last -5 -9 number -2 -7 older -2 -1 seven -7 -5 ten 8 5 three -3 -7 time 9 11 two -2 -2 within -5 -4 working 8 7
near:decode_ follow 3 8
near:default_ default -1 -2 defaults -3 -3 detail 0 -1 details -1 0 false -9 -16 file -3 -8 first -1 -4 format 0 -2 full 1 9 get 0 3 height 0 -1 include 2 -3 json 10 15 last -7 -4 line -6 -4 lines 0 -1 max -5 -8 maximum -7 -13 mode -1 -2 name -4 -5 number -1 -2 off -4 -8 omitted -2 -5 optional -1 -1 output -1 -2 page 0 -1 path -1 -2 per -8 -7 pixels 0 -1 project -1 -4 provided -6 -1 read 0 -1 results 3 3 return -1 0 returned 0 -1 returns -1 -1 run -8 -9 search 1 -1 seconds -1 -3 server -1 -1 set -12 -8 show 0 -1 size -2 -1 sort -1 -1 summary 0 -6 text -1 -3 timeout -1 -1 tokens -7 -2 true -1 -6 type -1 -3 used -1 -2 user -1 -2 uses -6 -1 value -4 -1 values 0 -2 whether 0 -1 width 0 -1 without 0 -3
near:defaults_ false -2 -3 name -1 0 true -3 -3
near:delete_ delete 0 -3 file 0 5 files 7 10 get 4 6 insert -3 -6 list 12 13 move 0 -4 name -1 -2 permanently -2 -5 project 3 0 read 1 1 remove -6 -9 request -4 -4 required 0 1 run 2 1 set -4 -3 specific -1 -1 true -8 -6 type 2 4 update -3 -6 user -3 -2
near:delivery_ mail -3 0 price -6 -8
near:der_ die -5 1 und -7 -10
near:descending_ sort 6 7
near:describe_ table -5 -5
near:description_ detailed 0 -1 fields -1 -2 issue -1 -4 name -1 0 new 0 -2 optional 0 -1 project 0 -1 returns 0 -1 see -8 -10 short -1 -3 task -1 -2 title -3 -2 tool 1 4
near:desk_ example 0 15
near:destination_ must 4 8
near:detail_ level -1 -2
near:detailed_ include -1 -1 returns -2 -2
near:details_ full -1 -3 get -2 0 including 2 -4 project 0 -1 returns -1 -1 specific 0 -1 user -9 -7
near:detects_ language -1 -2
near:dev_ https 8 13
near:developer_ https -2 -10
near:die_ und 3 -1
near:diff_ git -7 -12 show -1 -1 unified -6 -6 user -4 -11
near:different_ user -1 -4
near:dir_ files -3 -3 output -4 -7
near:direct_ message -2 -5 messages 5 13
near:direction_ sort -1 -4
near:directly_ tool -4 -4
near:directories_ files -5 -9
near:directory_ file 0 4 files 6 10 home -1 4 path -3 -7 project -3 -5 relative -2 -1 repository -4 -6 root 4 5 working -5 -6
near:disable_ enable 1 4
near:discover_ get 7 7 ids 6 6 types 7 6
near:disk_ usage 0 -1
near:display_ name -2 -3
near:docker_ json 4 9 run 6 8
near:docs_ documentation -10 -12 get 0 -1 https -4 -17 query -1 -2 search 6 9
near:document_ documents -2 2
near:documentation_ get -1 -2 https -4 -9 list -4 -3 query 0 -1 search -2 -4
near:documents_ list 8 9 user 2 5
near:does_ exist 0 -1 need -6 -10 support -2 -2 tool -6 -10 user 2 4
near:doesn't_ exist -1 -1 tool -11 -15
near:domain_ domain 0 -2 name -2 -1
near:don't_ file -6 -7 first -7 -4 get 3 9 know 3 2 mail -8 -10 mention -3 5 name -11 -11 names 6 4 need 9 9 people -8 -14 read 13 12 report 6 16 say -3 -3 see 7 8 tell -9 -17 them -13 -10 try -8 -7 unless -3 -2 user -7 -2
near:done_ get 3 5 until -2 0
near:down_ slow 14 21
near:download_ get -3 -2
near:drop_ example 4 13
near:dry_ first -3 -1 run -12 -13 true 1 1
near:dung_ nguoi 9 16
near:earlier_ user 6 8
near:edit_ file -3 0 read 5 -7
near:edits_ file -1 -1
near:effect_ take -10 -11
near:either_ must -4 -6 provide 0 -1
near:element_ elements -2 -1 page -5 -5 screenshot -1 -1 snapshot -2 -5
near:else_ nothing 2 6 somebody -5 1 user -1 -4
near:email_ email -5 6 example -5 -4 must 3 7 name -2 -3 send -5 4 tool 1 6 user -7 -6
near:empty_ leave -11 -17 list -1 -2 means -3 1 non 0 -3 set 0 -2 string -3 -3 user 4 6 value 7 3
near:end_ end 6 7 format 0 -2 iso 0 -2 period -4 0 range -1 -3 start -5 -11 time -6 -13 yyyy 0 -1
near:enter_ text -7 -8 user 0 4
near:entity_ type -1 -1
near:entries_ log -2 7
near:entry_ file -1 -2
near:env_ environment -6 -2 file -3 0 files -12 -10 key 3 -5 project 3 6 read 5 6 run 10 15 user 10 13 var -6 -17 variables -3 -2
near:environment_ key 7 3 name -3 -4 service 1 -8 them 3 8 variable -11 -1 variables -1 4
near:error_ isn't 0 2 log -1 -4 message -6 -2 returns 0 -1 tool -8 -7
near:errors_ errors -1 -1 typing 6 7
near:etc_ file 11 14 passwd -1 6 read 2 11 shadow 14 21 ssh 2 2 tool -1 8
near:even_ force -1 -16 names 1 9 tool -11 -5 user 4 10 where 8 7
near:every_ file 5 12 first 7 11 line -6 -11 list -10 -7 message 5 7 must 0 1 request -2 5 run -6 0 secret 2 1 text 10 7 tool 2 9 user -2 8
near:everything_ user 3 6
near:exact_ match -8 -2 name -1 -5
near:exactly_ must -3 -3
near:example_ fetch 1 1 file 2 7 find -6 -8 first 3 8 get -8 -7 git 3 4 goes 5 12 hooks 7 9 host 1 -3 http 0 4 https 25 31 hub 1 15 intake 0 1 leads 2 18 link -1 -2 list 0 7 lists -8 -9 mail -3 11 mirror 11 14 name 6 3 names 7 11 new -8 -3 partners 1 9 post -5 -2 put 1 4 registry -4 -7 relay 5 12 run 2 10 sync 4 11 text -1 -3 them -4 2 tool 0 7 url -2 -3 user -1 -2 value 1 3 where -4 -1
near:examples_ usage 0 -1
near:exclusive_ mutually -4 -4
near:execute_ javascript -2 -5 query -6 -7 sql 0 -7 tool 8 9
near:exist_ must -5 -13 target -1 -3
near:existing_ file -1 -3 files 0 3 get 6 6 modify -1 -2 new -1 -11 overwrite 0 -2 target 0 -1 update -1 -4 user 1 3
near:explain_ user 2 -7
near:explains_ words 1 -6
near:explicitly_ user -5 -5
near:factor_ two 6 8
near:failed_ job -2 -5
near:fails_ otherwise -4 -5
near:false_ run 0 -1 set -13 -9 should -1 -6 true -12 -15 user 4 9
near:fetch_ first 1 9 get 1 5 number 0 1 page -2 -6 tool 4 8 url 0 -3
near:fetches_ markdown 0 -1 page 1 0
near:field_ field 4 3 fields 0 5 fill 0 3 first 2 8 full 8 13 get -5 -3 ids 0 -1 include 2 4 list 12 11 must -1 -1 name -5 -1 names -9 -8 order -3 -4 response 4 0 results 1 -4 returned -4 -10 set 10 9 should 5 6 sort 0 -1 specified -1 -1 specify -4 -6 text -3 -10 them 0 1 type 0 -1 types -2 -3 user 5 7 value -9 -10 values 0 -2
near:fields_ fields -4 -1 fills -4 -5 first 0 1 form -5 -6 include 0 -3 list -1 -3 name -2 -4 pass 5 3 required 0 -1 result -1 -2 return 7 4 returns -3 -2 see -1 -4 title -1 -2 type -4 -5 types 0 -1 update 0 -1 user -7 -7 value -2 -6 values 3 7
near:file_ file -8 -12 files 0 7 filesystem 8 13 first 2 5 folder 5 -3 full -1 1 get 0 -4 host -1 1 image -1 -7 import 7 10 index -2 0 information -3 -2 instead -7 -3 json -2 -4 key 0 -5 last 4 4 line -2 -2 lines -2 -11 link 8 3 list 8 14 lists -4 -8 local -1 -7 lock 0 2 log 1 2 metadata -2 -1 mime 0 -1 move -2 1 moves -5 -5 must 7 3 name 6 2 named -1 -5 names 0 -3 need 7 5 new -1 -3 note -3 -2 number -11 -11 once -7 4 open -2 4 optional -2 -2 output -2 -13 pass 0 7 patch 5 15 path -8 -2 paths -3 -5 per -5 -9 project -1 3 provided 2 6 put 3 4 raw 0 7 read 3 2 reads -2 -6 relative -4 -4 repository -2 2 request -2 -4 results 4 9 return 4 4 returned 0 -1 returns 6 4 root -2 -1 run -3 -2 save -3 -4 saved -3 -2 search 2 3 server -1 2 should 2 1 single 0 1 size -3 -5 source 7 9 specific -1 -2 src -2 -6 ssh -2 -1 storage -1 -6 string -2 -6 system 4 -2 text 14 5 them -3 -1 time 9 6 tool 8 17 tools 5 -3 true -7 -14 type 11 0 update 0 2 updates -9 -10 upload -2 -7 uploads -2 -7 url -1 -3 used 0 -1 user -4 -7 using -5 3 where -3 -2 whole 5 2 without -2 -5 workspace 4 3 write 8 9 writes -2 -14
near:files_ files 5 0 first -7 -8 folder 8 10 generated -2 -2 get 0 7 given 2 2 hidden 3 2 include -2 -8 json -4 -5 large -5 -7 lines 2 0 list -3 -8 lock 5 2 metadata 0 -1 move 3 4 multiple -2 -4 must -6 -5 name 5 10 need -3 -6 new 0 -2 open 12 10 over 0 1 path 6 6 paths -2 -3 pdf 1 -3 project 5 8 push 1 0 read -2 3 request -4 -4 search 2 0 set 1 6 source 10 10 specific 0 -1 text 4 0 tool -4 -6 upload -3 -4 user 2 2 without -2 -1
near:filesystem_ local -8 -7 path -6 -6 read 8 14 server 4 3
near:fill_ form -2 -3 value -2 -3
near:fills_ form -7 -9
near:filter_ list -1 0 name -1 -1 query 0 -1 results -7 -4 returned 0 -1 search -1 -2 status 0 -1 type -1 -1 user -1 -3
near:filtering_ options -5 0 supports -1 -1
near:filters_ search -2 -5
near:find_ first -10 -2 get 3 0 ids -2 -3 list -1 -3 name -6 -3 page 2 4 replace -2 -9 search 2 2 specific -1 -1 text -1 -3 them -9 -7 tool 5 3 user -7 -7 users 3 12
near:finding_ specific 0 -1
near:first_ first -4 -9 get -1 -5 give 3 9 group -6 4 important 1 0 key 9 7 last -12 -10 line 0 1 list -9 3 look -12 -12 made -2 -6 message 7 4 messages 19 20 month 6 11 must 5 6 name 14 9 names -8 -10 need 6 1 new -1 0 newest -3 0 next 4 2 number -13 -11 obtain -1 -5 oldest 1 3 ones 3 5 order 1 2 own 8 7 page 1 -4 pass -3 -1 password -3 0 path 0 2 per 2 2 place -2 -3 put 2 1 query 5 6 read 13 11 request 3 3 results 7 9 return -1 -4 returns -3 -6 run -2 4 say -13 -16 search -7 -9 second 6 18 send 3 7 session 2 8 set 12 10 show -5 -2 start -4 -9 status 6 3 subject 2 0 tell -3 -6 test 2 -4 text 6 -2 them -10 -11 through 1 1 time -2 5 tool -9 -2 true 0 6 used -1 1 user -6 -8 user's -7 -10 values 0 -1 where -5 -6 without -3 -5
near:five_ minutes -3 -6
near:folder_ path 0 -1 user 9 16 user's -1 -2
near:follow_ returned 2 4 user -3 -7
near:font_ size -1 2
near:force_ push 3 9 true -2 6
near:forecast_ get -3 -4 hourly -2 -5 weather -3 -3
near:form_ user -2 -6
near:format_ iso -1 -7 json -1 -8 markdown 0 -1 must 0 -2 optional 0 -1 output -1 -5 response 0 -1 start 0 -1 text 0 -1 time -1 -5 user 8 8 yyyy -1 -2
near:formatting_ text -2 -4
near:found_ name 4 7 search -4 -3 user -8 -5
near:free_ plan 5 5 text 6 8 until -3 -3
near:full_ get 3 1 include 3 11 including 2 6 instead 0 -1 list -10 -4 name 7 3 object 0 -2 page -3 -7 pass -5 -4 read 2 3 return 3 3 returns -5 -6 search 6 4 set -2 -2 text 2 2 true -11 -7 url 2 -6 user -4 -8
near:gave_ user -2 -1
near:get_ get -5 -10 github 0 -7 given 4 9 history -3 -8 https -10 0 ids -2 -3 including 0 -1 info -4 -9 information -3 -5 instead -8 -12 issue 1 2 item -4 -4 job -1 -3 kubectl 12 23 label 8 10 link 2 -1 list -12 -13 location -2 0 log 0 3 logs -4 -8 mail 13 19 markdown -1 -1 message -9 -12 messages -3 -2 metadata -1 -3 multiple -2 -2 must 6 5 name -1 7 names 0 2 need -10 -9 new 5 3 next 4 9 node 0 6 number -2 -2 once -2 -1 order 6 2 our 12 13 page -2 -4 pass -3 0 past -5 -6 profile -4 -9 project -1 -3 projects 0 -2 put 1 0 query 0 3 recent -4 -4 reference 5 1 report -9 -9 repository -2 -1 request -4 -4 required -1 -1 resource -2 -1 result -1 3 results 3 -4 returned 5 8 returns -1 4 run 2 5 same 5 8 schema -1 -3 screenshot -1 -3 search 4 5 see 0 3 send 6 10 server 9 11 service -3 -1 set -5 -1 single -1 -1 source 5 4 specific -3 -3 state 6 7 status -5 -8 tag 5 2 take 2 5 task -1 -2 tasks -2 -3 text -2 -8 them 7 10 through 1 -1 time -5 -6 tool 3 -11 tools 6 7 true -7 -11 type 0 3 types -4 -7 update 3 3 url 3 1 used 1 6 user -5 -6 user's -1 -1 users 0 3 using -6 -3 weather -5 -7 without 9 15 workflow -1 -2 workspace -2 -5
near:gets_ mail -12 -15 name -1 17 text -1 7 user 12 5
near:git_ git 19 23 github -8 -3 https 2 12 mirror 0 -1 must 5 3 name -9 3 node -2 6 push -4 0 remote 3 10 repository -4 -4 user 7 9
near:github_ https -12 -15 pull 9 4 token 15 20
near:give_ number -12 -7 them -4 2 user -8 -4
near:given_ list -4 -4 mail 3 3 name 2 4 order -11 -15 results 4 -1 time 1 -3 tool 0 4 unless 12 4 user -6 -4 without 0 -2
near:gives_ tool -3 1 user 5 2
near:goes_ mail -7 -9 money 5 7 through -1 -1 user 0 2
near:google_ search 2 6
near:grants_ role -1 -4
near:group_ group -13 -18 name -1 4 user -1 -8
near:had_ user 11 11
near:hand_ over 3 13
near:having_ without -2 -1
near:headers_ request -10 -17
near:height_ pixels -1 -2 width -7 -7
near:held_ minutes -1 -3
near:here_ put 8 10 tool 9 4 user 5 6
near:hidden_ include -1 0 text -9 -13
near:high_ level -8 -3 low -6 -15 medium 0 3 priority -1 -2 quality -5 -3
near:highest_ lowest -5 -12 priority -3 -1
near:history_ last -3 4
near:home_ name 8 4 user 7 11
near:hooks_ https 5 7
near:host_ host -1 11 keys -3 -6 known -4 -10 name 6 7 network -2 -7 port -5 -13 run 2 4 ssh -5 -13 user 3 -4
near:hosts_ known 3 7 ssh 8 18
near:hour_ within 11 7
near:hours_ last -1 -1 two -6 -3 within -5 -4 working -3 -7
near:html_ markdown 0 -1 mcp -1 -1 text -1 -5
near:http_ post 0 1 request -5 -6 status 0 -5
near:https_ link -1 2 log 12 20 mirror 1 3 must 2 -1 name -6 8 net -4 0 new -4 -1 org -13 -17 post -4 0 put -8 -3 run 1 7 see -6 -14 sync 4 5 url -2 2 user -1 -3 webhook 2 0
near:human_ readable -4 -6
near:identifier_ unique -3 -5
near:ids_ list -4 -5 names 2 1 project 8 8 returned 0 -1 returns -3 -2 types 4 6 user 10 4
near:ignore_ instructions -4 0 previous -3 1 user 2 8
near:image_ must 0 4 path -1 0 pdf -4 -4 png -4 -6 returns -1 -1 screenshot 1 3 text -1 -2 url -1 -4
near:important_ must 3 5 read 1 7 run 0 -4 tool 1 9 user -3 -2
near:include_ line 1 -2 list -2 1 metadata -5 -2 must 4 4 number 0 -5 optional 0 -1 output 4 5 response -1 -3 results -5 -2 set 5 4 source -4 -5 specific 0 -1 text 0 3 them -1 -4 true 3 4 user 3 8 whether 0 -1
near:includes_ response -3 -2
near:including_ information 0 -1 metadata 0 -2 returns -1 -2 specific 0 -1 status -1 -4 types 0 -1
near:index_ name 0 -2 search -4 2
near:information_ need 0 -1 project -1 -1 returns -1 -2 specific -1 -1 tool 1 -5 user -1 -1
near:input_ output -1 -1 text -2 -2
near:insert_ update -3 -7
near:inside_ text -12 -7
near:installs_ package -7 -8
near:instead_ list -4 1 request -4 -4 search 7 11 single -4 -3 them 0 -1 tool 6 12 user -7 -8
near:instructions_ previous -3 1 text -7 -2 them 5 -1
near:interface_ user 13 6
near:internal_ public -8 -8
near:isn't_ returned -8 -11 until 2 4 user -7 -1
near:iso_ start 0 -1 string -1 -2 time -4 -4
near:issue_ issue 6 4 jira 1 3 key -8 -17 list -1 -2 new 0 -2 project 8 7 title -1 -4 type -5 -5 update 0 4 user 3 6
near:issues_ list 0 -1 project 0 3 search -2 -4
near:it's_ user -12 -13
near:item_ item -1 -2 list 4 -6
near:items_ line -5 -8 list 0 -2 page 0 -1 per 1 -1 tool 5 4
near:javascript_ page -4 -3
near:jpeg_ png -1 -4
near:json_ json 7 4 key -2 -5 list 2 8 mcp 13 10 name -7 -3 object -7 -6 output -1 -2 package -4 2 pass 1 9 path -1 -4 results -2 -5 returns -12 -11 schema 2 5 settings 9 16 string 0 -2 token 4 2
near:keep_ name 3 9 them 8 2 user 0 -1
near:keeps_ running -5 -4
near:key_ key 14 9 keys 3 0 known -2 -6 name 2 4 object -1 -1 optional -1 -3 pairs -1 -4 pass 1 5 press -7 -9 private 4 8 project 7 -3 public -7 -5 query -2 -1 read 18 22 secret 12 7 server -11 -8 set -8 -8 ssh -11 -8 text 4 0 token 15 14 type -18 -16 user 6 5 value 6 5 variables 0 -2
near:keys_ list 5 7 private 2 -6 ssh -4 -11 values -3 -4
near:keyword_ search -2 -3
near:keywords_ search -1 -4
near:know_ let 13 13 need 5 5 them 12 7 tool 2 10 user -16 -9
near:label_ name 2 -3
near:language_ models 3 6 natural -2 -6 plain -3 -6 query -1 -2 search -1 -4 text -2 -2 user -3 -2
near:last_ line 2 3 lines 3 4 message -3 -5 messages 8 9 modified -2 -4 month 0 -17 name 2 6 number 0 2 page -1 2 since -3 2 them -3 -5 three 1 4 time -6 -4 tool -2 -5 user 7 10 week 1 1
near:latest_ version -1 -1
near:latitude_ location -1 -4 longitude -1 -1
near:least_ must -6 -4
near:leave_ them -3 -2 user 9 7
near:let_ user -6 -7
near:level_ log -7 -10 logs 5 1 top -11 -12
near:like_ looks -4 -8 query 2 5 see 11 9 text -8 -10 user 2 -1 values -1 -1
near:limit_ number -2 -5 per -6 -12 rate -3 -7 results -10 -6 size -1 -2 user 6 10 without -1 -3
near:line_ line -7 -13 list 6 3 message -11 -11 new -1 1 number -4 0 numbers -6 -7 per -6 -10 text -5 -6 type -10 -12
near:lines_ log -4 -4 number 7 -2 two 6 4
near:link_ link -1 2 payment -5 -4 returns -3 -4 share -2 1 url -2 -6 user -22 -23
near:links_ page 8 8
near:list_ list -3 -5 loaded -4 6 local 2 2 look -9 -2 mail 10 13 manage 0 -1 messages -1 1 metadata -1 -2 missing -10 -8 model 4 8 move -5 -7 must -1 -1 name 6 7 names -2 -1 need 4 7 new 3 5 notes 0 1 number 9 13 objects 8 10 once 9 9 ones 4 3 open 6 12 operations -1 -2 optional -1 -2 organization -2 -1 page -2 0 pass 5 0 price -12 -7 project -4 -9 projects -3 -7 public -2 -3 pull -3 -8 put 2 2 questions -6 -8 read 4 8 recent 1 -5 related 0 -1 repositories -4 -4 repository -3 -6 request -3 0 requests -12 -14 required -1 -2 resource -1 0 response 0 -1 result 5 7 return 0 -1 returned -5 -6 returns -3 -1 run -5 -4 same 7 3 search 4 2 see -4 -5 separated -4 -4 server 6 4 servers 0 3 service -7 -11 set -5 -1 show 0 2 source 2 3 specific -1 -2 status 3 6 summary 7 3 table -5 -10 tables -5 -8 task -3 -5 tasks -2 -4 templates -2 -5 them -1 -3 token 4 7 tool -1 -1 tools 1 2 true -9 -9 types -1 -3 update 1 4 user 14 15 user's -6 -9 users 0 -4 values -9 -10 variables -1 -2 versions 4 2 via -1 2 where -9 -4 without -5 -5 workspace -10 -9 workspaces -3 -4
near:lists_ name 7 13 size 6 -1 tables 6 1 them -4 -5 user 2 3
near:local_ mode -1 -2 name 4 4 path -8 -5 remote -6 -7 server -5 -4 using 0 -1
near:located_ where -6 -13
near:location_ longitude -1 -4 name -2 -7 place -4 -4
near:log_ logs 0 -4 tmp 3 7 user -2 -8
near:login_ password 3 5 user -14 -9
near:logs_ retrieve -1 -1 time -2 -5
near:long_ term 5 8
near:look_ name 0 1 them 0 -2
near:low_ medium -1 -1
near:lowest_ price -7 -8
near:machine_ user 9 10
near:made_ should -1 -5 tool 8 5 where 9 4
near:mail_ mail 6 2 must 5 10 name 1 -2 owner -6 -6 people -5 -9 phone -2 2 send -4 -7 sent 2 2 them -11 -6 through 0 1 tool 4 10 user -6 -6 user's 7 12
near:main_ name 0 -1
near:major_ minor 1 1
near:make_ sure -12 -8 user -2 0
near:makes_ plan -7 -8
near:manager_ name -1 10 password -4 -1
near:markdown_ page -1 -2 returns -1 -1 text -4 -6
near:match_ must -9 -12 name -6 -5 names -10 -9
near:matches_ name -2 5
near:matching_ returns -2 -4
near:max_ min -4 -6 number -1 -4 page 0 -1 per -2 -4 results -1 -2 return 0 -1 search 0 -1
near:maximum_ number -1 -5 per -4 -7 results -1 -1 return 0 -1
near:mcp_ path -5 -2 server -10 -14 tool -4 -6 tools 1 -2
near:means_ user -12 -14
near:member_ user 2 2
near:mention_ never 7 13 them -2 -11 user -4 -2
near:merge_ request -5 -4 strategy 0 -1
near:merged_ requests 3 2
near:message_ message 4 0 messages 1 3 must 6 13 post 10 14 recipient 1 7 reply -1 -4 returns -1 -4 send -2 8 sends -6 -9 sent 2 9 slack 3 9 specific -2 -3 status -2 -8 system 12 5 text 1 3 thread -6 -8 time 1 3 tool 6 10 used 1 5 user 5 -2 user's -3 2
near:messages_ number -1 -1 private 9 12 read 11 12 reads 1 10 text 2 2 user 8 -1
near:metadata_ returns 0 -1
near:method_ payment 1 5
near:mime_ type 0 -1
near:minor_ units 1 2
near:minute_ per -6 -5 rate 0 -4 requests -8 -5 within -5 2
near:minutes_ takes -3 -5 ten -5 -11 time -1 0 two -2 -1 within -6 -4
near:mode_ mode -3 -2 run 3 0
near:model_ must 3 12 name -5 -10 should -3 -2 text 3 -3 tool 7 4 user 6 9
near:modules_ node -11 -7
near:money_ transfer 7 14
near:month_ year -7 -10
near:months_ six -1 2
near:move_ rename -5 -8
near:multi_ step -1 -1
near:multiple_ once -2 -2 queries 0 -1 tool -1 -1 update 0 -1
near:must_ name -1 8 names -4 -12 new 4 5 next 0 -7 object -6 -2 operation 3 7 otherwise -3 -1 parameter 3 10 pass 4 2 path 0 5 person -13 -21 project 5 0 provide -8 -9 provided -1 -4 public 8 15 query -1 6 read -5 -11 record 1 0 request 0 10 run 3 -2 search 0 2 send 3 11 sent 4 17 server -3 -6 set 1 7 source 1 -2 specified -1 -2 ssh -1 2 start -3 -13 string 0 -2 system 2 8 text 4 5 through 4 15 tool -2 3 tools -2 7 true 6 11 type 0 9 unique 0 1 used -1 4 user -12 -5 valid -3 -6 value -7 -13 values 5 6 within 2 -1 without -7 -7 write 1 7
near:name_ name -2 1 names -4 -3 namespace -3 -5 need 2 -3 new -8 -15 next 12 4 number -1 -4 open 18 16 optional -2 -3 organization -1 -1 owner -10 -4 package -4 -1 page 6 6 pass -14 -15 password 0 6 person -5 1 phone 1 5 place -6 -10 product 14 12 profile -4 -6 project -5 -10 query 3 -2 remote 0 -1 repository -3 -9 request -4 -2 required 3 4 resolves -3 -3 resource -1 -1 result -3 -2 returns -9 -9 run 2 6 same 9 13 screenshot -1 -4 search 1 -3 secret 3 5 server -4 -3 service 4 11 set 2 9 several -2 -5 should -3 -14 show 0 -2 source -8 -6 specific -1 -7 state -1 -2 status -3 -1 string -1 -1 table -3 -7 tag 0 1 tags -7 -10 task 0 8 team 0 -3 text 5 1 them -1 -3 through 2 -3 time -1 1 title -3 -1 token 6 9 tool -1 8 tools 12 8 type -12 -15 under 1 6 update -2 -3 url 3 3 used -6 -11 user 13 10 user's 8 2 value -1 -2 values 2 1 version 6 3 where -3 2 whose 0 8 without 3 2
near:named_ user 0 -2
near:names_ numbers -11 -1 results 1 1 search 10 11 specific -1 -2 text -5 -8 them -11 -16 tool -2 5 tools -5 -2 types -2 -4 user 8 8 values -4 3 without 3 7
near:navigate_ url -3 -2
near:need_ new 0 -3 number 3 -4 over -9 -9 read 2 5 set 3 2 specific 0 -1 text 4 4 them -12 -7 there's -4 -8 tool -3 -7 tools -4 -6 user -8 -2
near:needed_ token 2 7
near:needs_ them 0 -4 tool -3 -1 user -6 -13
near:negative_ positive -3 -3
near:neither_ nor -7 -12
near:network_ sandbox 0 -2
near:never_ returned -4 -8 tool 5 11 user -6 0
near:new_ new 0 5 number -1 3 old -6 -8 ones 4 6 optional 0 -2 page 0 -3 path 0 -1 project -2 -6 request -1 -4 returns -1 -2 same 0 -1 set -9 -2 start -3 -1 status 0 -2 text -2 -4 title -1 -3 tool 4 6 type 0 -1 update 7 7 url 0 -4 user 7 10 using 3 7 value 1 0 version -1 -1
near:next_ number -6 -1 page -10 -8 previous -2 -1 results -3 -5 returns -1 -2 rounded 16 17 step -3 -2 time 5 5 token 0 -1 tool 2 2 until 0 2 user -10 -10
near:nobody_ them 15 22
near:node_ node 0 -3 type -1 -3
near:note_ note -5 4 notebook -4 -10 reads -7 -5 returns 2 8 text 0 5 them -5 -3 tool 2 -2 user 10 10 without -3 2
near:notes_ read 1 -4 release 6 4 search -1 0 text 1 3 them 1 1 user 4 12
near:nothing_ say -4 -5 sent -6 -5 user -2 4
near:now_ user -8 -14
near:npm_ run 2 5
near:number_ number -11 -8 optional -1 -2 order 8 8 own 3 16 page -8 -8 per 3 4 phone 2 3 request -8 -9 results -3 -3 return -1 -2 returned -2 -4 returns 4 0 search -8 -7 show -3 -3 string -1 -1 text 2 6 tool -13 -12 total -1 -3 user -5 -2
near:numbers_ passwords 1 1 phone -7 -1 two -1 -2 user -10 -7
near:object_ returns -3 -3 type -5 -5
near:off_ switch -6 1 switched 0 4 them 7 12 time 20 20 turn 5 14 turns 0 -5 unless -8 -5
near:office_ tax -4 6
near:offset_ pagination 0 -1
near:omit_ parameter -5 0
near:omitted_ returned -1 -1 returns -2 -1
near:once_ per 6 3 run 1 3 several -3 -1 them -9 -14 tool 5 2 user 2 2
near:ones_ private 9 15 user -1 4
near:open_ open -6 -3 source 8 7 tool -1 5 url -1 -2 user 1 5 window -1 -4
near:opens_ request -3 -4
near:operating_ system -4 -9
near:operation_ perform -1 -6 user 4 8
near:optional_ parameters 0 -1 path 0 -1 query 0 -1 required 2 3 text -1 -2 type 0 -1 url 0 -2 value -1 -1
near:order_ place 0 6 placed -12 -10 places 7 7 purchase -7 -8 results 6 2 returned 0 -1 returns 0 -5 sort -5 -9
near:original_ payment -2 -2
near:otherwise_ says 0 -1 tool 1 7 unless -6 -8 user -8 -10
near:our_ own -6 -7 partner 7 13 side 9 10 team 7 14 them 21 24
near:output_ returns -2 -3 run 1 8 set -10 -10 text 0 4 true 0 -2
near:over_ precedence 0 6 prefer -15 -16 search 17 13 take 12 12 takes 8 11 text 17 20 time -12 -8 tool 4 4 whole -8 -2
near:own_ read 6 11 them -1 -7 tool 5 4 user 1 4 user's -2 -3
near:owner_ repository -6 -10 user -9 -10
near:package_ publishes -2 -4 registry -5 -7
near:page_ page 4 1 pages -2 7 pagination -2 -3 per -4 -8 previous -7 -9 read 6 7 request 1 -12 results -4 -4 return -1 -1 returned -6 -5 returns -1 -3 screenshot -3 -5 see 1 1 size -2 -4 specific 0 -1 take 0 3 takes 4 4 target -2 -4 text -1 0 title 10 6 token -4 -11 tool -5 0 url -1 -1 user 4 8 using 2 2 web 2 4
near:pages_ web -5 -1
near:paginated_ results 0 -2
near:pagination_ supports -2 -1
near:pairs_ value -2 -5
near:parameter_ pass -1 -9 query 4 5 required -2 -5 results -2 -1 set -2 -2 url -1 7
near:parameters_ query -1 -2
near:part_ per 9 9 user -2 -7
near:parties_ third -12 -16
near:party_ third -5 -13
near:pass_ query -5 -9 read 15 26 ssh 0 5 string -2 -9 text 8 7 them 1 2 through -1 -1 tool 1 8 true -5 2 user -9 -4
near:passed_ through -13 -9
near:password_ password -6 -4 type -5 -1 typed -2 5 user 3 6 username -8 -6
near:passwords_ user 2 3
near:path_ path 4 7 project -1 -2 relative 0 -1 repository 0 -4 root -1 -3 save 0 -1 search 5 3 secret -8 -3 server -6 -11 source -1 -2 upload -4 0 url 0 -1 user 3 4 where -1 -3 write -3 2
near:paths_ relative -1 -2 root -1 -1
near:pattern_ search 0 1
near:payment_ tool 5 15
near:pdf_ png 0 -3 text 0 9
near:people_ see 6 6 several -3 -4 shares -6 -8 user 2 0
near:per_ per -6 -11 price 6 -1 rate 0 6 request 0 -2 requests -6 -4 results 0 -3 return -2 -7 returns -1 -4 time 4 10 times 0 3 type -1 -1 user 7 7 year 2 0
near:permission_ user 0 2
near:permissions_ user -8 -12
near:person_ same 4 3 second -7 -9
near:pixels_ width -1 -2
near:place_ takes 13 5 text -3 0 them 9 13 user 13 14
near:places_ search -2 1
near:plain_ text -2 -4 words -10 -13
near:plan_ query 0 3 user -2 -2 without 0 -2
near:point_ starting -11 -12
near:points_ steps -1 -3 two -4 -3
near:poll_ status -4 -8
near:post_ request -5 -3 text -6 -10
near:precedence_ takes -7 -12
near:prefer_ tool -4 1
near:present_ user 1 -5
near:preview_ without -1 -1
near:previous_ response 0 -2 token 0 -4 value 0 -1
near:price_ price -13 -8 returns 3 5 stock -3 0 time 2 9
near:printed_ text 3 4
near:priority_ status -6 -4
near:private_ private -2 -4 public 0 -5 repository 2 5 text 7 10 user 3 1
near:profile_ user -3 -3 user's -5 4
near:progress_ status -1 -1
near:project_ project -3 -4 projects -11 -10 read 2 3 required 0 -1 root -6 -12 runs -1 -1 specific -1 -1 specified -1 0 status 0 -1 task -2 -2 test -1 -2 update 0 -2 updates 0 -1 user -12 -15 within -1 -2
near:projects_ search 0 -1 user 3 2
near:prompt_ system 11 11 text -3 -9 tool 3 3 user -11 -12
near:properties_ update -1 -2
near:provide_ text 0 1 user -7 0
near:provided_ user -2 -2
near:provides_ tool 0 -1 user -3 -3
near:public_ public 2 13 read 4 7 returns -1 -2 user -14 -8 visibility 2 1
near:publishes_ registry -1 -1
near:pull_ request -1 -7 requests 2 -4 review -3 -4 user 7 4
near:push_ remote -2 3
near:put_ read -1 5 text -8 1 them -1 -3 user's 2 7
near:que_ usuario -5 -4
near:queries_ query 1 -2
near:query_ read 2 4 result 0 1 results 0 2 rows 2 12 run 1 5 runs -2 -2 saved -1 -4 search -3 -10 select 8 10 specific -1 -1 sql 7 9 string -1 -6 syntax -1 -3 text -3 -7 tool 16 16 type -1 -1 user 0 -3 using -2 -3 value -3 -2 without -2 1
near:range_ start -2 -3 time -3 -5 value -4 2 values -2 0
near:raw_ set 3 12 text 1 -2
near:read_ read -2 -3 requires -2 -6 returns -1 1 rsa -6 -5 run -7 -6 runs 4 0 send 1 -2 server 1 0 session -7 -7 set 3 2 should 12 15 since -1 -1 sql 2 1 ssh -5 -2 text -2 -5 them -8 -5 time 9 11 token -1 -2 tool 3 15 true -8 -8 used 1 2 user -3 -5 user's 0 13 using 6 13 without 3 -4 write -9 -15
near:reading_ tools -4 -7
near:reads_ text -1 0 user -4 -7
near:real_ time -13 -6
near:recipient_ send -2 -2
near:recipients_ user -9 -10
near:refers_ user -2 -4
near:relative_ root -1 -2
near:reminder_ sends -4 -7
near:remote_ url 5 8 user 0 7
near:remove_ user 0 1
near:repeat_ user -16 -17
near:replace_ text -1 -2
near:reply_ thread -6 -3
near:report_ them -3 5
near:repositories_ repository -1 1 search -2 -3
near:request_ request 0 8 response -1 -2 results -6 -3 review 1 1 same 0 1 second -12 -11 sends 0 3 set 9 14 specific 0 -1 status -1 -4 them 15 11 title 0 -1 tool -7 -12 used -1 7 user 7 1 user's 0 2
near:requested_ user -1 -6
near:requests_ through 9 15 tool 8 6 user 1 6
near:required_ set 3 0 type -1 -3 types 0 -2 user 7 2
near:response_ results -3 -1 returned -1 -1 returns 0 -1 set 6 8 size -1 0 user -1 9 value -2 -1
near:result_ returns -1 -2 search -1 -2 should -2 -1 user -8 -11
near:results_ return 6 9 returns -1 -2 search 1 10 see -1 5 sort -4 -5 specific -1 -1 test 0 2 tool 0 3 user 1 6 web -1 -2 without 8 -3
near:retrieve_ specific -1 0
near:retrieves_ specific 0 -1
near:retry_ wait -8 -8
near:return_ search 2 9 specified 0 -1 text -1 2 true 6 9 user 2 8
near:returned_ set -1 -1 text -2 -5 time -7 -9 tool 2 0 used 2 1 user 2 10 value -1 -3 values -1 -3
near:returns_ rows 0 -1 run -3 -1 runs -7 -11 search 0 -1 searches 2 3 server -1 -5 session -2 -7 status -2 -3 summary 0 -1 task 1 0 text 0 5 time -3 -4 title -1 -2 tool 1 -1 true 0 -2 url 0 -2 user -6 -9 values -1 -5 web 1 0 without -5 -4
near:role_ user 0 -2
near:root_ user 4 11
near:round_ trip -4 -1
near:rows_ table 8 -2
near:rsa_ ssh 13 25
near:run_ run -3 0 script -2 1 second -8 -10 set 0 3 shell 2 2 show -7 -6 terminal 3 11 test -5 -12 tests -7 -9 them 4 4 through 0 -6 tool 6 1 true 0 -1 under 14 12 update -8 -9 user 1 1 without 1 16
near:runs_ sandbox -3 -5 server -8 -8 test -1 -1 tests 8 10
near:said_ user 4 1
near:same_ text 7 10 them 2 5 time -2 8 tool -1 4 two 6 2 used 5 1 user 8 15 value 0 5 within -6 -6
near:saved_ user 0 5
near:say_ should 7 19 them 3 5 user -9 -5
near:says_ user 11 5 where 16 16
near:schema_ tables -1 6
near:scope_ token 3 8 user -6 -6
near:screenshot_ take -1 -8
near:search_ search 5 13 semantic 0 -1 since -2 -1 string -2 -1 supports -1 -3 term -1 -7 text 4 1 title -2 -2 tool -4 4 tools 0 -2 used 4 10 user -8 -11 using -2 -4 web 2 2 within -7 -8 words 10 13 workspace 0 -4
near:searches_ web -1 -1
near:second_ time 6 8
near:seconds_ ten 4 -3 time -3 -6 wait -1 -3
near:secret_ token -1 6 user 5 2 vault -7 -3
near:security_ team 0 -1 user 10 5
near:see_ them 2 5 tool -8 -11 user -11 -8
near:sees_ user 6 5
near:select_ user 6 -2
near:send_ send -5 -5 server 0 4 text 0 -2 through 11 9 tool 3 13 used 2 5 user 13 11 whatsapp 1 7
near:sends_ text -1 -4 user -8 -6
near:sent_ user -3 -7
near:sentences_ two -4 -4
near:server_ set 5 11 side -5 -5 time -10 -13 tool -6 -10 tools 2 -1 used 2 8 user 2 4 version 1 5
near:service_ user 3 3
near:session_ session 1 1 start 5 4 token 13 16 tool 10 11 tools -2 -3 user -1 4 user's 8 8 without 5 8
near:sessions_ user 11 3
near:set_ set 13 14 text -3 7 through 10 16 time 4 3 token 4 5 tool 4 6 true -4 -4 unless -8 -9 update -1 -5 used -2 1 user 0 4 value -6 -8 values -1 -9 via 0 -2 without -1 -1
near:severe_ weather 0 1
near:shell_ tool 2 10 without -6 2
near:should_ tool -2 7 true -8 -1 url -6 -14 used -1 5 user -2 -3 user's 8 14 where -9 -14 whether -2 -9
near:show_ text -2 -1 them 4 0 true -7 -12 user -21 -24
near:shown_ text -11 -15 user -7 -8
near:shows_ state 8 2 user 0 -1
near:sign_ user -1 -5
near:signed_ user -9 -5
near:since_ text -7 -12 time 5 4 user -1 0
near:skip_ them 3 0
near:something_ user -16 -19
near:source_ target 2 8 text -8 -5 tool 5 5
near:specific_ tool -2 -5 tools -1 -1 user 0 -1 users 0 -1 using -1 -1 within -1 -1
near:specified_ time -2 -2 user 0 -1
near:sql_ statement -1 -1
near:ssh_ ssh -1 -7 text 0 2 user -6 -16
near:stack_ trace -1 -3
near:start_ start 0 -1 time 0 -4 user -1 0
near:status_ status 0 -3 summary -4 -3 time -8 -8 until -6 -8 update 0 -1
near:step_ step -1 -2 tool -2 5
near:store_ under 11 14
near:stored_ user 7 5
near:story_ task 0 -1
near:string_ string -1 -2 text -2 -3 type 0 -1 value 0 -1
near:support_ them 9 12 ticket -8 -11
near:supported_ text -5 -4 types -4 -3
near:system_ text 8 9 user 1 8
near:tab_ url -1 -1
near:table_ table -6 0 tables -1 -1
near:take_ them 8 10 time 12 9
near:takes_ tool 3 12 two 5 9
near:target_ text -4 -2 url -1 -1
near:task_ task -8 -9 tasks -3 -7 title 8 8 tool -6 -3 type 0 -1
near:tasks_ tasks 7 7
near:team_ team -5 -1
near:tell_ user -15 -6
near:ten_ two -4 -1
near:terminal_ tool 2 4
near:test_ test -5 -5 user 0 -8
near:text_ text -1 0 them -7 3 title -1 -1 tool 1 7 translates -1 0 type -8 -8 url 1 4 used 9 9 user -10 -2 user's 5 5 using 0 -2 white 0 -2 write 2 0 writes 10 -3
near:them_ them 13 9 time -5 -5 too -2 -2 tool 4 5 true -8 -4 under -2 5 unless 0 -2 user 2 -5 user's 9 12 where -14 -14 without 4 1 write 9 8
near:themselves_ user -7 -6
near:three_ times 4 6 two -10 -12
near:through_ tool 2 3 tools 7 12 user 6 3
near:time_ time 8 4 tool 3 11 used 2 0 user -10 -13 user's -7 -3 wait -4 -6 without 7 4 zone -11 -10 zones -4 -5
near:title_ url -2 -2
near:token_ token 2 3 tool 7 7 user -2 -12 user's 9 8 value 5 9
near:told_ user 6 3
near:tool_ tool 4 11 tools 4 6 used 3 6 user -2 3 user's 11 14 uses -7 -7 using 3 8 wants 0 1 web -3 2 whenever -1 0 where 1 6 whichever 1 -1 without 2 1 work 1 3 write -3 1
near:tools_ used 14 13 user 2 -1
near:tree_ working -1 -1
near:true_ true -8 0 truncated -8 -7 unless -2 -6 user 8 9 value 1 3 without -11 -7
near:two_ versions 1 1 within 3 4
near:type_ type -2 -2 types 1 0 user -1 -5 value -4 -4
near:typed_ user 4 7 values 4 7
near:types_ user -1 -5
near:under_ user -1 2 user's -4 -14
near:unless_ user -14 -19
near:until_ user -10 -12 wait 3 2
near:update_ update -4 1 where 1 1
near:url_ url 0 -3 user 2 0 using -7 -9
near:used_ user 5 1 whenever 1 3
near:user_ user -6 -6 users -5 -8 using -5 -2 value 8 16 verbatim 7 9 via 6 -3 wait -7 -5 wants -10 -7 whatever 10 14 whenever 4 12 where 14 1 whether -3 -4 while 7 2 without 0 7 word 6 12 words -10 -15 work 8 7 write -5 2
near:using_ web -4 -6
near:valid_ values -7 -8
near:value_ value -9 -10 values 4 5
near:values_ values -5 -5 variables 6 8
near:wait_ yes -5 -7
near:word_ word -10 -7
near:workspace_ workspace 0 1
not: about 1 2 accepted -2 2 access -2 -8 account -3 -8 action 3 6 active 0 -1 actual -4 -9 add -9 -15 added -6 -13 address 2 -4 after 1 5 again -1 6 allow -1 -7 allowed -2 -3 already 0 -2 always 8 12 an 0 -6 another -9 -11 answer 9 14 anyone -1 0 anything -16 -19 api -5 -2 appear -6 -3 applies 3 -1 apply -9 -2 approval 6 9 approve 8 9 approved -4 -1 arguments -2 -7 as -7 -3 ask 0 9 asked 3 3 asking 6 16 asks 8 9 assume -1 -8 at 4 8 automatically -2 -5 available -7 -4 back 9 8 be 5 4 because -2 6 before -8 -14 being 15 10 both -3 -4 bring 8 15 by -2 -1 call -4 -6 called -6 -7 card -6 -10 carry -14 -15 change -5 -15 changed -8 -11 changes -4 -5 characters -3 -4 check 1 -3 code 12 11 come 7 5 comment 19 11 comments -2 -3 commit -4 -12 complete -1 6 completed -4 -1 configuration 0 -4 confirm -5 -6 confirmation 19 20 consent -17 -13 contains 6 5 content -3 -11 contents 0 -1 copy -15 -19 cost 6 11 count 11 12 covered -9 -8 create -1 -12 created -3 3 credentials -8 -17 customer -4 -1 data -10 -13 date -9 -8 day 2 0 days 7 7 default 2 9 delete -3 -7 deleted -4 -5 difference -1 1 display 10 11 do -3 -3 does 1 2 don't -10 -9 done -7 -11 due -1 -2 else -2 3 empty -2 -6 end -8 -3 entire -5 -6 env -5 -8 error -7 -9 errors -2 -4 even -12 -11 every -1 -1 everything -4 -2 exceed 3 -1 execute -2 2 executed -2 -3 exist -1 -3 existing -1 -2 exists -1 2 explain 12 19 explicitly -3 -2 false 0 -5 fee -7 -5 field 4 11 fields 3 2 file -3 -5 files -14 -9 fill -6 -10 filter 0 -1 find 6 9 first -4 1 fix 0 3 flag 5 1 follow -10 -7 force -2 1 form -8 2 found -17 -14 free -2 0 full -3 -4 further -2 6 get 6 6 give -5 -11 given 10 8 gives -5 -4 go 9 4 group -6 -8 guess -12 -9 had 0 1 having -2 -1 here -28 -34 host -1 -1 https -13 -13 id -9 -11 ids -1 -3 if 6 3 image 4 1 in -9 -10 include -10 -13 included -15 -19 informed 6 20 insert 0 -1 instructions -10 -11 invent -4 -3 is -6 -2 it -10 -7 it's -9 -12 just 9 11 keep 15 11 key 5 7 keys -6 -10 know -8 -1 known 2 0 label 1 -2 leave 7 4 let 12 15 like 7 3 limit 0 3 line 9 12 link 0 2 list 5 2 listed -3 2 local -9 -4 log -11 -13 login -9 -12 logs -2 -11 longer 6 8 look 17 8 looked 9 15 make -5 -8 mark 5 7 match 9 9 matter 15 19 mean -3 -2 mention 10 15 mentioned -9 -12 message 11 10 messages 0 1 metadata 0 -2 mode -4 -3 model -3 -4 multiple -1 -1 must -2 -3 name 1 -8 named -9 -12 names 5 5 necessary 0 8 need 7 10 needed 6 0 needs 8 -1 network -8 -8 new 1 -2 next 1 -5 no -10 -6 nor -5 -10 notice 16 13 number -2 1 of 1 0 off -15 -14 on -2 -6 once 0 -4 open -11 -15 or -11 -17 order -7 -12 others 2 2 otherwise -5 -5 our 18 16 over 12 12 overwrite -3 -2 owner -9 -6 page 11 6 paid -11 -9 parameter -4 -11 parameters -4 -10 part 2 -5 pass 12 4 passed -8 -6 password -3 -3 passwords -7 -10 path -1 1 paths 0 -1 per -1 -6 permission -3 0 person 10 13 personal 4 0 place 1 8 point 19 12 possible -10 -6 prefix -4 -9 present -2 3 preview 3 9 private 2 -3 project 0 -2 projects -2 -1 prompt 2 4 provide -1 -2 provided -8 -4 public -6 -10 put 2 -2 query -2 1 question 7 13 re -1 2 read -4 -10 reading -3 -4 real -2 -5 reason -7 -3 receive -1 1 record 5 1 repeat -5 -4 replace -1 11 replaced 3 -8 report -4 2 reports 4 6 request -3 -5 requested 0 9 requests -13 -14 required -3 5 response -9 -12 result 0 2 results 2 7 return -3 -5 returned -14 -18 returns -4 -7 reveal -1 -3 review 3 13 run -5 -1 said 7 1 same -8 -4 say -1 2 says -13 -17 se -8 0 search 3 6 second -2 -5 secret 0 -7 see 6 5 select -2 -6 send -3 -8 sent -1 -3 server 0 -3 service -6 -6 set -4 -7 share 6 1 shared -1 -12 shell -12 -12 should -5 1 show 7 12 showing 1 -2 shown 1 9 since 7 4 single -3 -1 so -5 1 something 11 15 source -3 -6 specific -1 -1 specified -3 -5 sql -4 -7 start 0 1 status -3 0 stop -3 -1 stored -7 -7 summary 2 2 support -1 -3 supported -5 -8 system 0 6 taken -3 0 task 7 4 tasks -6 0 tell 1 18 test -7 -10 text 6 7 them -10 -12 through -13 -15 time 2 -6 title 0 1 to 8 7 token -2 -6 told -2 0 tool -7 -12 tools 10 8 touched -10 -11 true -3 1 try -4 0 two 9 10 type 6 5 under 7 7 undone -6 -3 unless -5 -3 until -15 -18 up 16 15 upload -10 -5 url -1 -5 used -3 0 user -16 -9 user's -7 -10 uses 13 11 valid 0 1 value -8 -7 values -3 -7 variables 0 -2 verify -4 2 via 6 4 visible -4 -3 wait 9 8 wants -5 -7 way -1 -3 whatever 10 10 within -3 -2 without -12 -14 word 5 11 work -1 -4 works -7 -8 write -8 -10 written 17 15 yet 9 6 yourself -14 -14
pair:able_ to 14 14
pair:about_ it 19 14 the -1 0 to 2 -1
pair:above_ the 6 8
pair:absolute_ path -1 -3 paths -1 -2
pair:accepted_ for 0 -6
pair:access_ key 8 3 the -10 -16 to -7 -8 token 3 3
pair:according_ to -4 -1
pair:account_ and 7 4 for 6 9 id -5 -10 in 20 17 is 0 2 number 12 9 numbers -1 0 of 5 14 or 1 -12 owner 0 4 the 8 4 to 2 0
pair:across_ all -2 -6 multiple -1 -1 the 0 -1
pair:act_ on 3 5
pair:action_ to -4 -5
pair:add_ it 14 17 new -2 -10 the 18 29 to 12 15
pair:added_ to 4 5
pair:address_ and 2 -1 book 12 10 for -1 5 in 10 15 into -3 -2 is -4 -6 of 4 -4 that 1 3 the 7 8 to -7 -1
pair:addressed_ to 2 0
pair:addresses_ and 11 1 are -4 -7
pair:adds_ an -4 -9 the 3 5
pair:after_ an -8 -6 days -11 -12 each 6 3 it 11 14 that -9 -3 the 2 3 this -2 -3
pair:again_ with 10 18
pair:against_ the -3 1
pair:agent_ and -3 3 is -3 -4 must 2 9 should -4 -8 to -4 -10
pair:agents_ are 0 4
pair:agreed_ to -7 -8 with -6 -6
pair:ahead_ of 17 24
pair:alert_ for 2 2
pair:all_ available -1 -1 fields -2 -1 files 3 3 items -3 -8 of -6 -7 or -2 -6 other 3 7 participants -8 -13 projects -1 -6 requests 2 7 tables 1 11 the 6 5 users -3 -5
pair:allow_ list 0 1
pair:allowed_ directories -3 -2
pair:along_ with 2 9
pair:already_ know 0 -3
pair:also_ if -9 3 when -1 -5
pair:alt_ text -4 -4
pair:alternative_ to 0 3
pair:always_ be 0 7 call -7 -10 prefer -2 -4 use -5 2
pair:among_ the 25 23 them -5 0
pair:amount_ and -11 -5 is -4 0 of 0 -3 to 4 2
pair:amounts_ are -17 -20
pair:an_ absolute -2 -2 account 7 2 action -3 -4 address 1 3 agent 5 3 ai -7 -6 alert -5 -6 amount 7 0 answer -4 -9 app -6 -7 application -3 -6 array -9 -5 article -5 -8 assistant -7 -3 earlier -5 -11 element -9 -9 email -3 -7 employee 6 8 employee's -7 -8 empty 2 1 entry -3 -2 error 1 -1 event -5 -7 exact -3 5 example 7 -8 existing -19 -22 explicit -4 -6 hour 2 6 html 8 10 http -2 -5 icon 6 13 id -3 -4 image -2 -3 instruction 9 7 invitation -2 -2 invoice -2 7 issue 0 4 item 4 6 mail -10 -14 object -7 -3 open -7 -14 option -7 -8 optional -1 9 order 15 14 update -2 -5
pair:analysis_ and -6 -4
pair:and_ add 13 22 after -1 -2 age 12 9 all -8 -12 an 4 0 answer 14 23 append 1 14 are 7 6 ask -22 -22 attach 11 18 attachments -7 7 be -1 -1 budget 9 6 by 5 7 call 1 6 can -5 -9 can't -9 -14 cannot -4 -10 card -4 -5 carry 8 7 check -8 -9 code 8 11 content -1 7 custom -7 -6 data 0 2 date 8 4 dates -4 -10 delete 8 13 describe 15 15 description 1 2 display -1 -3 do 11 20 does -4 -10 don't 2 4 end 0 -2 enter -2 -7 file 7 7 fix -1 0 for 3 2 get 11 9 git 3 -4 give 11 17 gives 0 -2 go 7 2 group -1 -3 hand 9 15 has -7 -4 have -10 -12 how -5 -11 if 17 28 in 13 10 include 15 18 is 1 4 isn't 3 5 it -5 -10 its 0 8 keep 9 7 keeps 8 9 language 3 0 last 1 -3 leave 12 21 leaves -4 -6 let -11 -11 list -4 -3 lists -2 -5 login 11 11 mail 2 -1 may -4 -6 mention 2 -7 metadata -5 -5 more -7 -9 must 0 -3 name -5 -3 names -9 -7 need 1 2 needs 14 12 never -3 5 new -1 -9 next 1 1 no 8 3 not -15 -17 nothing -7 -15 number 1 -2 on 0 6 one -6 -3 only -5 0 optionally -7 -7 or -4 -8 other -10 -18 pass 7 11 password 7 22 paste 3 13 path -10 -10 payment -14 -11 permissions -1 -5 phone -9 -8 place 5 7 prints 0 -4 put 19 20 read 2 2 reason -1 -3 report 0 6 reports -2 -2 retry -9 6 return 0 -2 returned -3 -5 returns 7 0 run -7 -3 save -3 -3 say 17 15 search -2 -9 send 4 14 sends -3 -3 set 13 9 should -4 -4 show -8 0 shows -5 -10 size 3 -3 skip 13 14 so 4 4 source 3 -3 state 9 14 status -1 -2 store 13 14 summary -7 -11 tags -1 -6 tell -7 -6 text -3 -5 that -7 -7 the 9 12 their 1 -2 then 6 6 time -10 -17 to 15 18 total -6 -9 try 1 -1 update 0 -2 upload 2 9 url 0 -1 use 7 8 used 6 0 user -2 -1 version -3 -3 wait -14 -11 waits -9 -12 what 5 -3 when -5 -11 who 5 -2 with -6 -5 without 16 18 write 13 16 writes 3 4 you 4 5
pair:another_ tool -4 3
pair:answer_ is 9 17 that 16 21 to 0 -1 with 6 9
pair:answered_ with 10 11
pair:antes_ de -5 8
pair:any_ file -3 -4 of -8 -9 other -7 4 time -4 -2 tool 13 11
pair:anyone_ with 1 0
pair:anything_ else 7 11 that -4 -1
pair:api_ call -8 -11 key 6 8 keys 4 5
pair:app_ html -1 -1 to 0 -1
pair:appear_ in 3 2
pair:appears_ in -5 -8
pair:append_ the 4 2 to 0 1
pair:applied_ to -4 -5
pair:applies_ to -11 -7
pair:apply_ the 5 1 to 2 10
pair:approval_ is 4 10
pair:are_ accepted 4 3 added -6 -9 allowed -5 -11 also -4 -8 always -1 -3 answered 8 11 applied 2 3 asked 9 8 available -8 -8 blocked -6 -14 cached 2 5 checked -6 -5 collected 0 -4 counted 0 -2 currently -2 -4 cut -12 -18 dropped 9 9 entered -6 -5 excluded -1 -8 fetched 5 -6 fine -7 -6 for -1 -4 found 11 10 given 4 -4 held 0 -3 ignored -3 -2 in 5 13 included -11 -3 kept 7 4 left -3 0 limited -6 -3 listed -1 -2 lost 2 0 made 3 -4 marked -20 -17 masked -11 -15 matched 2 6 needed -1 -3 never -4 -8 no -7 -10 not -8 -12 off -6 -8 often -13 -18 omitted 8 8 on 8 6 only 4 11 optional 2 -3 paid -10 -5 part -14 -16 passed -6 -8 possible -8 -8 provided -5 -2 public 13 5 put 4 6 read -3 -3 refused -16 -16 rejected -15 -19 removed -17 -11 replaced -9 -15 reported -12 -6 required 7 1 resolved 3 6 returned -6 -9 rounded 12 11 sent -4 4 set -12 -16 shown -11 -3 signed 4 1 skipped -1 1 stored 8 11 supported -7 3 taken -6 -4 the -6 2 those -15 -15 to 21 27 told 21 12 used -1 0 visible -7 -4 what 7 13 written -11 -12
pair:aren't_ shown 0 1
pair:argument_ of 1 5
pair:arguments_ and -9 -11
pair:array_ of -4 -13
pair:as_ an 16 18 base 0 7 csv 3 -2 done 0 2 draft -3 -2 first 13 12 given -3 -7 if 21 25 in 5 0 is -1 -2 it -8 5 json 0 -1 key 0 -2 long -2 2 markdown -1 -1 name -2 -6 one -5 -2 part 1 11 pdf 2 0 png -2 -3 possible 10 -1 read 2 7 soon 5 4 string -2 -5 such 3 0 text -4 -6 the 6 14 they -7 -9 this 3 8 though 8 18 well -3 6 you -1 -5
pair:ask_ about -5 -7 first 1 -7 for -1 -5 the -11 -11 which -18 -22
pair:asked_ about 10 12 for 7 10 to 9 11
pair:asking_ for 3 -3
pair:asks_ about -7 -12 for -1 -6 the -14 -12 to -2 -6
pair:assigned_ to 1 -1
pair:assistant_ has 7 19 is 13 18 must 0 -3
pair:associated_ with -12 -11
pair:at_ any -6 -2 first -6 -12 hand -1 2 https 10 15 it 2 5 its -1 -3 least -1 2 most -13 -12 night 2 9 once 7 4 that 3 2 the 7 9 this -3 -7 time -5 -10
pair:attach_ it 3 7 the 2 8
pair:attached_ to -6 -11
pair:attachments_ are 0 1
pair:audit_ log -2 -4
pair:authenticated_ user -3 -7
pair:authorized_ keys 0 9
pair:auto_ approve 2 11
pair:available_ for -1 -1 in -7 1 on 0 -1 to -2 -8
pair:aws_ credentials 3 15
pair:back_ as -7 -8 on -4 -5 to -9 -9
pair:background_ color -1 -1
pair:backs_ up 0 1
pair:bank_ account -10 -3 details -9 -3
pair:base_ encoded -3 -4 of 2 4 url -1 -2
pair:based_ on -14 -9
pair:bash_ history 13 21
pair:be_ added -3 0 an -3 -6 asked 3 0 called 9 7 changed -5 0 checked -8 -18 closed -5 -2 combined 0 6 created -3 -8 deleted 7 9 displayed -11 -12 done -7 -4 edited -6 -3 empty 6 4 executed -7 1 found 4 2 given 12 15 in -8 -6 included 8 -1 listed -4 -7 made 13 10 named 1 2 on 4 -1 one -3 -1 passed -13 -15 provided -1 -3 put -2 4 read -11 -4 removed -6 0 repeated -4 0 replaced 4 12 reported 4 6 returned -5 1 saved -1 -12 sent -1 6 set -8 -4 shown 3 -5 specified -1 -2 switched -10 -13 taken 6 4 the -7 -14 told 5 4 treated -3 0 true 0 -8 turned -3 -5 undone -6 -7 unique 0 -1 uploaded 0 -2 used 0 4 valid -2 -4 verified -1 -3 written 6 7
pair:bearer_ token 14 15
pair:because_ it 2 6 of 6 17 the -13 -9
pair:before_ after 0 1 and 6 -4 answering 1 6 any 4 2 anything -5 -7 calling -4 -8 creating -3 -5 each 5 14 it 7 14 listing 11 18 making -2 -9 sending 5 -3 that -10 -8 the -6 0 this -2 4 using 0 -2 you -5 -1
pair:beforehand_ and 3 11
pair:begin_ with 6 6
pair:beginning_ of -5 -3 with -4 6
pair:begins_ with 1 1
pair:behalf_ of -7 -8
pair:belong_ to -1 -3
pair:belongs_ to -5 -3
pair:below_ the -1 1
pair:best_ for -19 -15 practices -6 -6
pair:between_ and 23 11 languages -4 -2 the -7 -12 two -4 -7
pair:body_ is 7 8
pair:books_ an -1 -3
pair:both_ are -12 -9 the -1 0 with -5 -8
pair:bound_ to 7 17
pair:branch_ is 1 -1 name 3 0 to -2 -7
pair:break_ the 13 18
pair:browser_ and 0 1 history 1 0
pair:built_ in 3 6
pair:but_ it 5 5 not 2 -3 the -7 -8
pair:by_ account 1 10 an -3 -6 and 7 11 any -4 2 calling 10 8 category -7 -7 country 4 6 default -11 -4 design 10 14 field 3 3 file 1 -4 get -6 -11 hand -12 -17 id -15 -17 its -6 -13 itself -6 -1 key -5 -6 label -3 -3 law 6 3 list -9 -8 mail -2 -7 name 1 5 number -3 -2 one 18 20 other 0 -3 others 2 -3 our 11 13 phone -3 -3 price -2 7 relevance -8 -6 second -5 -4 service 1 1 state -4 -5 status -4 -1 step -1 -4 text -2 0 the 5 6 their 10 10 this 5 -1 title -1 0 topic 8 10 type 0 1 url -1 -3 us -5 -6 user 0 -1 you 16 18 your 6 6
pair:call_ again 1 -3 and -1 -2 delete 7 14 fails -14 -15 for -3 -6 get -7 -12 is 10 12 it -7 -12 list -1 -6 returns -8 -7 that 0 1 the -2 -1 this -18 -23 to 3 -1 with -1 -5
pair:calling_ the -3 -5 this 0 -1
pair:calls_ to -2 -7
pair:came_ from 5 6
pair:can't_ be -4 -5
pair:can_ be 2 6 do 7 -5 filter -1 0 only -2 4 read -1 -1 see 0 -3 take -9 -2 use -5 -5
pair:cancels_ an 0 -1
pair:cannot_ be -12 -14
pair:capped_ at 4 5
pair:card_ number 14 15 numbers -7 -4 on 1 -4
pair:carried_ out 12 9
pair:carries_ the -3 2
pair:carry_ it 5 4 on 4 8 the 5 10
pair:case_ insensitive -3 -3 of -3 1 sensitive -2 -4
pair:categories_ and -2 -1 to -7 -9
pair:change_ is -9 -7 the -1 11
pair:changed_ in -11 -9 to 10 20
pair:changes_ for 0 5 in -2 3 the 2 8 to -11 -8
pair:channel_ id -2 -8
pair:characters_ per -3 -3 to 1 10
pair:chat_ and 4 1 history 0 2
pair:check_ for -8 -12 if -3 2 in 19 14 that -3 0 the -19 -16 with -13 -8
pair:checked_ by -11 -9
pair:choose_ it 16 19 the 4 6
pair:city_ name -1 -2
pair:clean_ up -13 -12
pair:clear_ text 3 5 the -3 -2
pair:close_ the 1 2
pair:closes_ the 1 -2
pair:code_ and -7 -10 examples -1 -2 for -5 -2 from -2 -9 in 4 5 is 8 6 of -12 -11 or -7 -4 that 8 0 to -4 -8 with -1 4
pair:codes_ are 10 5
pair:collection_ of -2 -4
pair:columns_ and 3 4
pair:com_ docs -1 -8 or 3 0
pair:combine_ with -7 -3
pair:combined_ with -1 -1
pair:come_ back -12 -8 first 2 -4 from -14 -19 with 16 20
pair:comes_ back -11 -14 from -8 -13
pair:comma_ separated 5 2
pair:command_ and 7 4 in -9 -12 line 3 2 on -3 -5 to -4 -2
pair:comment_ id -3 -10 on 1 3 text -1 -3 to -2 -4
pair:comments_ and -6 -4 on -4 -4
pair:commit_ message -4 -11 to 0 -2
pair:compare_ the -5 -1
pair:complete_ the -4 -1
pair:conditions_ and 4 3
pair:config_ and -5 1 gcloud 5 8 json 9 3
pair:configuration_ and -1 -1 for -1 -1
pair:confirm_ the 4 6 true -15 -7
pair:conflicts_ are -8 -7
pair:connect_ to -6 -5
pair:consent_ is -3 6
pair:consists_ of 8 14
pair:contain_ the -8 -5
pair:container_ and 3 1
pair:containing_ the -1 -5
pair:contains_ the 3 6
pair:content_ and -10 -11 as 0 -2 for -2 2 from -2 -5 in 3 2 is -5 -8 of 5 5 to -9 -3 type -2 -7 use 0 -1 with 1 2
pair:contents_ of 9 10
pair:context_ and -5 -10 for -5 -17 to -3 -2
pair:continue_ with 3 6
pair:converted_ to -3 -2
pair:copy_ of 4 3
pair:cost_ centre -1 -7
pair:could_ be -3 -4
pair:count_ and -4 -7 as 25 23 is -2 1
pair:country_ and 9 -1 code -2 -4
pair:counts_ and -3 -13 as 35 44
pair:create_ an 1 6 event 6 15 issue 3 8 new -7 -16 one 3 -1 or -2 -5 the 4 7 update -2 -2
pair:created_ at -7 -6 by 10 14 in -3 -3 with -3 -1
pair:creates_ an 1 7 new -6 -12 or -3 -6 payment -2 1
pair:credentials_ and 2 1 are -10 -14 json 0 -4
pair:css_ selector -1 -3
pair:curl_ http 2 10 https -6 3
pair:current_ page -1 -1 state -1 0 user -3 -7
pair:cursor_ for -6 -5
pair:custom_ field -2 -4 fields -2 -4
pair:customer_ and -3 -5 is 3 11
pair:customers_ in 11 14
pair:daily_ budget -2 1
pair:data_ and -2 -5 are 4 16 for -7 -9 from -4 -2 in -1 6 including -1 -1 is 0 2 on -7 -5 or -5 -10 source -1 -5 to -3 -11
pair:database_ and 3 5 to 0 4
pair:date_ and -8 -11 for -4 -5 in -3 2 is 3 12 iso 0 -1 of 4 -3 or 0 -1 range -4 -3 time -7 -16 to -3 -9 yyyy -2 -4
pair:dates_ and -7 -8 are -9 -16
pair:day_ and -6 -6 before 13 3 of 5 7
pair:days_ ahead -4 -4 and -1 2 are -7 -6 to 11 16 with 11 13
pair:dd_ format 0 -1
pair:de_ la 18 30
pair:decode_ and 4 12
pair:default_ all -1 -4 and -8 -6 branch 6 2 false -3 -9 for -11 -5 is -16 -21 max 0 -1 or 0 -1 to 4 3 true 3 -1 use 0 -1 value -4 -6
pair:defaults_ to -11 -22
pair:delete_ all 14 21 an -5 -10 and -4 -2 remove -2 -8 the 23 33
pair:deleted_ after -9 -12
pair:deletes_ an -5 -9
pair:depend_ on 3 4
pair:depending_ on -8 -10
pair:depends_ on -8 3
pair:depth_ of -3 -8
pair:derived_ from -2 0
pair:describe_ table -5 -4 the 5 8
pair:description_ and -1 -2 for -1 -5 of -15 -22
pair:descriptions_ and 2 9
pair:detail_ level -1 -2
pair:details_ and -1 2 for 0 -3 of -1 -7 on 3 9
pair:did_ not 4 7
pair:direct_ messages 4 9
pair:directly_ to -8 -4
pair:directory_ and 1 4 for -1 1 or -1 -9 path -1 -2 to 0 2
pair:display_ name -4 -7
pair:distance_ and -10 -7
pair:do_ as 0 2 it 23 23 not -5 -10 so 6 16 the 20 24 this 3 4 what 7 11
pair:docker_ config 7 13
pair:document_ and 1 -2 to 1 0
pair:documentation_ for -1 0 of 6 16
pair:does_ not -10 -7 the 1 3
pair:domain_ for -3 -1 name -1 -1
pair:don't_ ask -2 -10 call -9 -10 count 1 1 have 5 1 mention -1 6 need 9 9 use -7 -2
pair:done_ by 3 7
pair:drop_ the 14 16
pair:dry_ run -12 -13
pair:due_ date -2 -6
pair:duration_ and -7 2 in -1 -2
pair:during_ the 10 10 which -5 -3
pair:each_ call 4 11 entry -7 -7 file 4 8 has -12 -13 item 0 1 line -5 -10 of 8 3 result -6 -10 time 7 15 with 21 19
pair:edit_ file 4 9
pair:el_ usuario -10 -6
pair:element_ on -3 -3 to -3 -6
pair:else_ is 3 16
pair:email_ address 0 -2 is 2 2 or -3 -16 to -1 8
pair:empty_ string -3 -3
pair:en_ el 11 13
pair:end_ date -7 -9 in -2 -9 of -4 -8 to 0 -1 with 18 20
pair:ending_ in 1 0
pair:ends_ with 10 0
pair:enter_ the 3 13
pair:entered_ as 9 10
pair:entity_ to 0 -1
pair:entries_ are 3 11
pair:entry_ in -4 0 is 13 8
pair:env_ and 2 1 var -6 -17
pair:environment_ for 1 -5 of -11 -9 variable -11 -1 variables 0 6
pair:equal_ to -8 -11
pair:error_ message -6 -2
pair:errors_ and 0 -1 are 6 13
pair:essential_ for -7 -3
pair:etc_ passwd -1 6 shadow 14 21
pair:even_ if -7 9 when -8 -5 where 15 18
pair:event_ and 0 4 is -6 -1 to 12 11
pair:every_ call -4 4 message 2 5 other -2 1
pair:everything_ the 9 11
pair:exactly_ as -3 -7 one -5 -5
pair:example_ and -2 -1 as 2 14 com -17 -22 for -3 -6 if 8 3 in 7 16 is 3 12 sh 3 14 to 0 3 with 2 -2
pair:exclusive_ with -4 -4
pair:execute_ command 0 7 in -1 -5 the 3 3
pair:exist_ in -1 -3
pair:existing_ files 0 3
pair:expected_ to 11 3
pair:expire_ after -8 -10
pair:explain_ the -3 -1
pair:export_ the 12 7
pair:exports_ the -9 -14
pair:fa_ fa -41 -22
pair:fails_ with -16 -21
pair:falls_ back 1 -3
pair:false_ and 11 17 for -5 5 to -8 -8
pair:faster_ and -10 -14
pair:fee_ is -9 -7
pair:fetch_ all -1 -5 one 0 -1 the 1 7
pair:fetches_ page -1 -1 the -4 -4
pair:fewer_ than -2 1
pair:field_ and 3 7 in 3 6 is 3 7 name -1 -2 names -1 -1 of 3 7 to -12 -6 values 0 -1
pair:fields_ and -6 -4 are -9 -9 for 0 -1 from -1 -2 of 1 0 that 2 -4 to -2 -8
pair:file_ and -4 -2 as 2 12 by -3 -6 content -3 -5 contents -1 7 for 0 -1 from 1 4 in 2 0 into 4 4 is 12 11 name -2 -2 of -1 1 on 2 5 or -6 -2 path -10 -8 system -4 -3 the 2 4 to -1 -2 tool 2 17 with -11 -10
pair:files_ and 5 8 are -8 -11 by -4 -6 for 3 1 from 3 2 in 0 1 or -11 -12 that -1 0 the -3 -4 to -2 -3 use -12 -14 with -4 -8
pair:filesystem_ server 6 4
pair:fill_ in 11 12 it 10 13 out -3 -6
pair:filled_ in 2 0
pair:fills_ in -8 -9
pair:filter_ by -10 -18 for 0 -1 on -6 -3 results 0 -1 the 0 -3 to -9 -3
pair:filtered_ by 0 -1
pair:filtering_ by -2 -1
pair:find_ and -3 -10 in 1 8 it -1 -2 the -4 -5
pair:finding_ specific 0 -1
pair:first_ and -7 -4 call -8 -9 if -8 -11 in -1 3 line 0 1 name 10 4 of 6 11 page 1 -5 then 1 -2 time -5 -4 to 0 -4 use 0 1 with -1 -2
pair:five_ minutes -2 -5
pair:fix_ the -2 -5
pair:folder_ and 1 4
pair:follow_ the 14 10 up 7 5
pair:followed_ by -1 6
pair:follows_ the -11 1
pair:font_ size -1 2
pair:for_ agents -3 4 ai -15 -12 all 4 11 an -9 -10 analysis -1 -2 and -6 -8 any 1 6 anything -1 -1 approval -2 -6 as -3 1 assistants -1 -1 better -4 -7 both 17 19 broad -9 -6 by 1 -2 code -4 -10 comparison -8 -13 complete -9 -2 complex -1 -1 confirmation -3 5 create 0 -2 creating -1 -2 current 0 -1 custom -1 -1 day 9 4 days 12 11 debugging -9 -2 different 4 5 discovering -1 -1 each -17 -9 events -3 2 every -4 11 exact 0 -1 example -14 -36 file -1 -3 files 2 2 finding 0 -7 five -1 2 full -9 -6 general 0 -1 get -1 -1 given -2 -4 good -4 -6 how -11 -8 in 9 8 interactions -4 -4 issues 0 -1 it -3 1 known 8 15 large -2 -7 later 7 7 list 0 -2 local -5 -1 location 0 -3 minutes 6 10 more -11 -12 most 3 0 multi 0 3 multiple -4 -2 new 4 -1 next 3 5 number 2 3 one -6 -12 other -8 -6 our 21 22 pagination -1 -4 payment 1 -1 people 12 11 performance -1 6 person -9 -10 place 3 3 private 10 13 product -1 2 project -2 -4 pull -1 -3 quality 8 12 queries -7 -5 quick -3 -3 reading -9 -8 repository -3 -7 results 0 -1 safety -6 -8 search -1 -2 second 1 -3 security -12 -8 service -6 -11 signature -8 -12 single -1 0 some -9 -12 specific -4 -7 ten 8 6 text -3 -2 that -7 -9 the 2 0 their 4 1 them 11 21 this -4 -10 those 4 4 understanding -7 -8 up 4 4 us 6 -1 use -2 -7 user -1 -5 which 3 3 word -8 -6 yes -4 -6 you -1 -2 your -6 -2
pair:forecast_ for -4 -6 is -5 -7
pair:form_ fields -4 -5
pair:format_ default 0 -1 for -1 -5 of 1 -1 yyyy -1 -1
pair:forward_ the 3 14
pair:found_ by 2 9 in 18 14 on 9 10
pair:free_ of -9 -4 plan 4 0 text 6 8
pair:from_ all 2 9 an -11 -9 any 9 6 file -3 -6 get -8 -10 here -16 -13 it 8 7 its -4 -2 list -5 -5 local -1 -2 memory -4 -9 now 13 10 one 13 8 other -10 -7 our 11 7 outside 3 3 previous -1 -8 project -2 -3 search -5 -7 specific -8 -1 the 0 -1 them -7 -3 there 2 5 this 4 7 to 6 4 user -1 -4 your -4 -10
pair:full_ access -7 -8 content 1 -2 details 0 -3 name 13 8 text 10 6
pair:generate_ the -2 -3
pair:get_ all -10 -23 an -5 -4 current -4 -7 details -1 -2 docs 0 -1 file -1 -1 full 0 -3 information -1 -1 it -3 4 list -1 -2 mail 5 5 metadata -1 -2 project 0 -1 recent -3 -4 specific -1 -1 the -5 -7 this -4 -1 user -2 -8
pair:gets_ the 9 6
pair:git_ config 10 5 credentials 16 26 push 0 -1 repository -3 -7
pair:github_ com -3 1 token 7 5
pair:give_ it 9 9 the 5 6
pair:given_ as 9 14 by 7 10 in 9 17 the 1 7 to 11 13
pair:gives_ the 5 5
pair:go_ ahead -1 4 in 1 2 into -3 3 on 6 11 through -12 -12 to 21 9
pair:goes_ in 22 27 into 0 6 out -11 -8 through -1 -1 to -5 1
pair:going_ to -5 -6
pair:greater_ than 0 -1
pair:grouped_ by 0 -1
pair:half_ of -9 -4
pair:hand_ it 5 6 over -3 4
pair:has_ access -2 -4 agreed -1 -1 an 7 4 been 2 7 changed 8 13 more 1 2 no -5 -4 not -2 -7 seen -7 -10 the 17 11 to -4 -5
pair:have_ access 9 9 an -2 -7 been -3 4 it 5 5 no 5 8 the -3 2 them 0 -1 to -1 9
pair:headers_ and -1 -6
pair:health_ and 4 2 data 0 6
pair:height_ in -1 -2
pair:held_ for -1 -3
pair:here_ and 10 12
pair:hh_ mm -1 -2
pair:hidden_ files 3 0 text -11 -13
pair:high_ medium -1 -3 quality -5 -3
pair:history_ and -1 -2 for 2 -1 of -8 -3
pair:hold_ the 5 6
pair:holding_ the 1 2
pair:holds_ for -7 -7 the 1 4
pair:home_ directory 0 5 user -2 3
pair:hours_ and 3 1 of 5 10
pair:how_ long 3 -5 many -9 -10 much -5 -1 the -10 -10 to -11 -13
pair:http_ request -5 -8
pair:https_ developer -2 -10 example -6 -6 github -12 -9
pair:human_ readable -4 -6
pair:id_ and 3 -6 ed -1 8 for -7 -13 from 0 -7 in -11 -9 is -14 -11 name -4 -8 of -21 -36 or 0 -6 required 0 -2 returned -1 -5 rsa 7 10 to -8 -18 with -1 -3
pair:ideal_ for -7 -4
pair:identifier_ for -1 -4 of -4 -7 to 0 -1
pair:identify_ the -6 -4
pair:ids_ and 6 5 are -6 -3 in -8 -4 of 2 0 or 0 2 to -1 -3
pair:if_ an -10 -7 any 0 -3 asked 21 21 available -3 -5 he 8 1 it -26 -10 it's -10 -3 needed -4 -6 no 0 1 none -6 -7 not -12 -12 nothing -7 0 omitted -8 -8 one -18 -16 provided -1 -2 set 6 4 somebody 0 6 the -13 -1 there -15 -12 there's -7 -3 they -9 -3 this -16 -13 true -4 -18 unsure -9 -8 user -5 2 you -21 -18 you're -6 -1 your 3 0
pair:ignore_ all 2 8 the 14 18
pair:ignored_ when -5 -8
pair:image_ for 4 5 to -3 -3 url 0 -3
pair:important_ always 0 -3 before -1 3 the 0 1 when 3 -1
pair:in_ addition 11 16 advance 8 14 all 11 18 an -6 -7 and 9 9 any 4 6 as 7 8 base 7 11 between 5 10 browser -4 -7 case -4 1 cents 8 5 chat -3 1 clear 8 7 days -6 -8 depth -3 -2 der 12 9 documents 20 20 doubt -7 1 each 8 5 every 20 22 favour 6 22 file 2 0 force -1 -2 front -3 -4 full 2 6 here 0 -4 iso 0 -1 it -7 4 its 2 6 line 5 2 markdown -4 -1 memory -12 -12 meters -3 -6 milliseconds -3 -7 minor 1 3 minutes -3 -3 notes -7 0 one -10 -12 order 5 12 other 9 7 our 15 15 part 0 -4 pdf 0 9 person -2 6 pixels -2 -7 place 6 18 plain -8 -7 progress -8 -10 project 0 1 search 5 8 seconds -9 -20 sequence 0 4 session 4 16 single -4 -3 specified -1 -2 state -5 -4 text -1 -3 that 8 10 the 7 8 their -5 -9 them 4 7 there 2 0 these 7 7 this 24 26 to 1 0 two -2 0 use 3 2 user -10 -11 what -6 -3 which 11 8 white 13 18 with 4 0 workspace -3 -1 your -19 -7 yyyy 0 -1
pair:include_ all -6 -11 detailed 0 -1 hidden -1 0 in 0 -2 it 3 11 the -4 9
pair:included_ and -9 -5 in -1 10
pair:includes_ the -12 -15
pair:including_ the 6 14
pair:information_ about -12 -13 and -7 -4 for -2 -4 from 0 -1 on 1 1
pair:insert_ update -3 -6
pair:inside_ the -3 -8
pair:instead_ of -6 -8
pair:instructions_ and 13 20 for -2 -3
pair:interact_ with -4 -5
pair:into_ account -6 -3 coordinates -2 0 the 3 4
pair:invisible_ to -4 4
pair:invoice_ for 1 1 to -3 -1
pair:ip_ address 4 8
pair:irrespective_ of 15 20
pair:is_ about 10 16 accepted -5 6 active -1 -2 added 5 2 allowed -4 -3 already -4 -1 also -9 -8 always 2 10 an -6 -7 and 18 12 appended -7 -2 applied 2 -1 asked -10 -10 at 1 3 available 6 15 being -11 -8 below -9 -6 better 6 5 by -1 -5 called -2 8 checked 0 5 complete 16 11 configured -1 -1 connected 3 14 converted -1 -3 created -1 2 currently -1 -4 deleted -19 -18 deprecated 5 5 done -8 -1 due -1 4 empty -2 2 enabled 4 -3 enough -4 -3 entered 16 16 executed 1 13 false -7 -7 faster -8 -12 filed 13 10 filled -2 11 fixed -1 0 for -2 -1 found 5 6 free -5 10 from 9 15 generated -1 2 given 3 3 good 1 -1 how 14 19 ignored 0 4 in 2 8 included -4 1 informed -14 -13 invoked 1 9 kept -12 -15 known 10 8 left -7 -7 limited 5 5 listed 6 16 loaded -2 9 located -6 -13 logged -7 -4 made 5 5 marked -17 -15 meant 19 10 member -6 -6 missing 3 10 more -5 1 needed -9 -6 never -7 2 no -14 -18 not -3 0 of 4 2 off -1 -3 omitted -4 -1 on 5 20 one -13 -16 only 12 16 open 0 4 optional 6 -7 out -10 -8 over 0 2 paid 4 4 part 14 13 passed -12 -6 possible -11 -4 present -6 -10 private 0 -8 provided -3 2 public 2 5 put -3 2 reachable 3 9 read 4 3 refused -16 -14 rejected -6 -10 removed -10 -11 reported 4 -5 requested 5 5 required -2 7 returned -13 -11 saved -5 -5 sent -11 -10 set -5 -5 shared 3 2 short 11 14 shown -12 -12 signed 7 2 slow 11 12 stored -4 -3 supported -1 -1 taken -1 0 that 3 5 the 3 6 then -4 6 there -1 5 to 12 18 told -8 -7 true -5 -7 under 2 3 up -6 -2 uploaded 1 3 used -3 5 usually 1 0 what 20 23 why 12 9 written -8 -11
pair:isn't_ returned -6 -8
pair:iso_ alpha -1 -2 code 4 4 date -2 -3 format -1 -7
pair:issue_ in 2 -4 title -1 -4 to -3 -4
pair:issues_ and -12 -7 with -5 -4
pair:it's_ not 6 -5 the 16 17
pair:it_ after -9 -5 again 1 -4 and -5 8 are 16 10 as 4 9 at 9 3 back 4 8 before -12 -14 by -3 -4 can -18 -16 can't -4 3 does -5 -2 doesn't 5 9 first -12 -3 for 12 9 from 12 13 has -5 -1 here 8 8 if -11 -12 in 9 17 into 5 11 is 6 17 isn't -9 -12 may 0 1 must 6 7 names -1 6 off 12 11 on -13 6 once -2 1 only -9 -16 out 0 5 over 3 10 returns -5 -8 runs -9 -6 says -3 6 should 0 -1 so 1 8 takes -4 0 the 0 6 there -6 2 through 4 6 to -3 3 under -13 -13 up 5 19 was -2 7 when 1 7 will -5 -5 with -2 -5 yourself 16 17
pair:item_ in -6 -7 is 2 2 to 0 -1
pair:items_ are 3 3 per 0 -1 to 0 -1
pair:its_ comments 0 -5 content 6 8 id -7 -10 name 7 12 output 5 3 own -1 -3 text 10 17
pair:javascript_ code -1 -2 in -6 -7
pair:job_ to -2 -1
pair:json_ and 0 4 object -3 -5 or 10 9
pair:just_ the -6 -3
pair:keep_ it -10 2 the 4 1
pair:keeps_ its -1 -4 running 0 2 the 4 5
pair:kept_ as -8 -14 for 8 11 in 5 10
pair:key_ and -2 -4 for 3 1 id 7 4 in 2 5 is -7 -7 of 13 8 or 6 3 to -3 -8 value -3 -7
pair:keys_ and 4 -2 are -4 1 in 2 5 of 3 9 to -9 -10
pair:know_ it -8 -20 that 2 4 the 3 1
pair:known_ hosts 3 7
pair:kube_ config 3 17
pair:kubectl_ get 9 19
pair:label_ for -1 -3 to -2 -4
pair:labels_ to 2 -6
pair:language_ and -6 -9 code -2 -6 models 3 6 of 0 -3
pair:large_ files -4 -7
pair:last_ day -7 -5 days -8 -9 hours 0 -1 lines 5 5 modified -2 -4 name -2 -3 three 6 13 week 1 4
pair:latitude_ longitude -1 0
pair:lead_ to 0 1
pair:leads_ to 7 6
pair:least_ one -11 -9
pair:leave_ empty -6 -9 it 10 15 out -4 -13 the 5 8 them -3 -2
pair:leaves_ the 0 -3
pair:left_ out -9 -11
pair:length_ of 3 -1
pair:less_ than 2 5
pair:let_ the -8 -6
pair:level_ for -2 -10 of 9 4
pair:like_ the 0 -5 to 10 9
pair:limit_ and 8 9 for -1 -1 is 3 4 of -9 -9 the -5 -3
pair:limited_ to -11 -9
pair:limits_ are 5 5
pair:line_ and -8 -12 is -16 -16 number -1 -6 numbers -6 -11 of 0 6 with 13 13
pair:lines_ are -7 -3 before -1 -6 of 11 11 to 0 -2 with 2 -1
pair:link_ and -2 1 for -10 -15 is 4 7 to -5 -4
pair:links_ in 6 8 to -5 -4
pair:list_ all -17 -29 and -3 -9 available -4 -7 for -6 -9 get 4 6 in -2 9 is -6 5 it -2 8 of -3 -2 or 9 3 tables -4 -5 them -16 -11 to 5 6 with 0 -5
pair:listed_ as 15 15 by -14 -16 in -4 -1
pair:lists_ all -8 -15 of 3 3 tables 7 1 the -11 -13
pair:local_ file 0 -2 filesystem -4 -4 path -5 -1
pair:location_ and 6 8
pair:lock_ file -3 -7 files 5 2
pair:log_ entries -2 -8 file 2 4 in 15 17 lines -3 -2 of 2 9 with -6 -10
pair:logged_ in 12 10
pair:logs_ are -2 -8 for -1 -4 in -4 -10 to -1 -2
pair:long_ as -2 2 term 5 8
pair:longer_ than 10 8
pair:look_ at 8 -3 for -1 -3 up -5 -7
pair:looked_ at -5 -6 up -3 2
pair:looking_ for -13 -9
pair:looks_ for -5 -11 like -4 -8 up 8 15
pair:lower_ than 9 10
pair:made_ by -11 -2 from 0 -5 with 3 5
pair:mail_ address -4 -6 addresses 3 4 and 6 6 from -4 -7 or -8 -9 that -8 -5 to -6 -4 tool 1 7 with -8 -12
pair:make_ it 1 1 sure -12 -8 the 7 6
pair:makes_ the -1 12
pair:map_ to -6 -6
pair:mark_ as 1 -1 the 11 12
pair:markdown_ is 0 1
pair:marked_ as -13 -16
pair:match_ the -5 -1
pair:matches_ the 0 -7
pair:matching_ the 1 6
pair:matter_ what 12 13
pair:max_ results -1 -1
pair:maximum_ number -1 -5 of -2 -4
pair:may_ change -12 -12 contain -10 -7 have -15 -21 not 1 -1 take -2 -4
pair:mcp_ app -1 -1 json 9 6 server -9 -13
pair:means_ that -15 -12 the -6 2
pair:meant_ for 11 7
pair:medium_ low 0 -2
pair:member_ of -3 -4
pair:members_ of 0 2
pair:memory_ and -8 -9
pair:mention_ it -20 -18 of 5 16 that -6 -1 the -4 -4 this -5 -2
pair:merge_ request -6 -7
pair:message_ and -4 -7 as 4 9 for 10 8 from 2 1 in 1 0 is 0 2 of 13 13 the 6 2 to -5 -9 with -1 -3
pair:messages_ are 6 17 for -1 0 from 2 -6 in -10 -12 of 4 2 to -8 -10
pair:metadata_ about -1 -1 and -3 -8 for 0 -1
pair:metrics_ for -1 -2
pair:might_ be -2 -3
pair:mime_ type 0 -1
pair:min_ max -5 -6
pair:minor_ units 1 2
pair:mirror_ example 7 13
pair:missing_ or -1 -3
pair:mm_ dd -5 -10
pair:model_ context -8 -11 has 8 10 must 3 9 should -3 -2 to 3 -3
pair:money_ goes 5 7
pair:more_ information -1 -1 results -2 -2 than -11 -6
pair:most_ recent 12 10
pair:move_ the 14 14 to -3 7
pair:moved_ to 17 22
pair:multi_ step -1 -1
pair:multiple_ files -2 -4
pair:must_ also 6 7 be -6 4 call -11 -6 contain 7 7 first 3 8 have -12 -22 include 2 4 match -9 -12 not 4 2 provide -7 -9 read -1 -10 start 0 -4 use 4 3
pair:mutually_ exclusive -4 -4
pair:name_ and 6 5 as 8 12 description -1 -1 for -3 -12 from -5 -3 in 8 3 is -11 -3 mail 2 3 must 0 -6 of -6 -14 optional -1 -1 or -4 -12 the -22 -14 to -6 -13 with 1 3
pair:named_ by 5 6 in -4 -2
pair:names_ and 0 -7 are -13 -11 for 5 4 from 5 -5 in 3 6 of -4 0 or -4 -2 that -7 0 the -8 -5 to -3 -2
pair:narrow_ the 0 -1
pair:natural_ language -2 -6
pair:navigate_ to -3 -3
pair:need_ not 7 13 the -5 -11 to 1 0
pair:needed_ for -3 2 to 9 6
pair:needn't_ be 7 10
pair:needs_ no 7 11 the 1 6 to 7 7
pair:netrc_ and 1 12
pair:never_ ask 3 2 call 7 6 mention 7 13
pair:new_ content -2 -6 description 0 -2 issue 0 -2 name -2 -4 one 3 7 ones 10 12 page 0 -3 project 0 -2 text -1 -5 title 0 -2 version 0 1
pair:newest_ first -4 -5
pair:next_ call 3 0 page -10 -10 step -3 -2 to 10 8
pair:no_ confirmation 1 4 longer -1 -1 matter 12 22 mention 3 11 more 2 7 need 6 13 network -9 -12 one 7 13 other -2 -1 se -8 0 verify -2 7
pair:nobody_ is 11 10
pair:node_ js -7 -7 modules -11 -7
pair:non_ empty 0 -3
pair:none_ is -12 -9
pair:not_ available -3 -4 be 1 3 been -2 -6 call -8 -7 exist -1 -2 for -2 -1 found -13 -14 have -4 -10 in -4 -6 include -3 -3 included -3 -3 just 7 10 mention 4 -10 need -4 -9 needed 5 2 on -3 -1 part 2 -6 provided -8 -3 read -1 -10 returned -1 -2 see 14 18 set -1 -10 shown -2 4 specified -1 -1 stored -3 -5 support -3 -2 supported -4 -8 tell 3 15 the -5 -3 to 15 19 try -6 -11 use 0 1 used -2 -7 yet 10 0
pair:note_ and 5 8 for -3 14 in 2 0 on 1 1 that -2 -1 the 1 6 this -12 -15 to 4 4
pair:notes_ and 3 12 are 4 0 for 2 0 from 0 2 on 4 10
pair:nothing_ else 2 6 is -6 -13 of 7 12
pair:now_ on 16 13
pair:null_ to 0 -3
pair:number_ and 6 6 for -1 -5 from -9 -6 in 12 10 is -2 -4 of -13 -22 or 1 2 to -1 -3
pair:numbers_ and 8 12 are -9 -13 in -4 2
pair:numeric_ id -17 -21
pair:object_ to 0 -1 with -3 -5
pair:objects_ to -1 5
pair:obtain_ the -2 -6
pair:obtained_ from -2 -5
pair:of_ all 2 8 an -4 -3 another 1 2 any 7 6 at 1 15 birth 15 13 characters 0 1 content 3 3 context -3 -3 conversation -8 -7 data -1 -2 date -4 -2 day -11 -9 days -3 -4 each 3 8 env 8 13 every -5 -4 file 11 0 files -1 0 git 10 14 group 7 4 issue -1 -2 it 10 16 items 0 -1 its -5 -9 list 6 4 messages -1 -3 month 18 17 more 3 5 one -5 -9 other 15 17 our 9 7 project 1 7 projects -1 -4 resources -4 -1 results -7 -8 rows 0 -1 saved 0 3 search -1 -3 single -1 -2 specific 0 -1 ssh 15 14 stock -2 2 strings 0 -1 table -7 -9 text 3 0 that -1 5 the 10 5 their -5 -1 them -1 0 these 7 7 this 1 0 those -1 1 three -3 -2 time -3 -10 two -5 -7 type 12 13 up -4 -3 user -10 -9 users -5 -4 values 0 -1 what 3 15 which 1 14 work -8 4 your 2 -1
pair:off_ by 0 1 the -2 -1
pair:older_ than 9 12
pair:oldest_ first 2 5
pair:omit_ for -3 -9 it 2 6 to -11 -14
pair:omitted_ the -4 -4
pair:on_ all 4 14 an -11 -12 any -1 2 as 8 11 behalf -7 -8 by -9 -9 call 7 4 disk -8 -7 duty 5 6 each 2 3 every -7 -5 file 4 1 in -7 -8 it 5 15 its 23 27 or -1 -6 our -2 -1 page -9 -9 request 11 10 specific -2 -3 that -6 0 the -2 0 their 3 6 them 0 -1 this -3 -1 to -4 5 top -5 -2 what -9 -9 which 0 -1 with -2 3 your 0 -4
pair:once_ and -5 -9 for 2 3 more 4 -1 per -5 -3 the -3 7
pair:one_ and -9 -11 at -3 -8 by 8 2 call -4 -4 for -1 9 from 3 6 has 6 7 in -6 -8 is -1 6 line 6 -3 message -1 -5 of -26 -19 on -4 -5 or -7 -11 page -1 -4 per 2 6 request -2 -5 sentence -8 -10 that 3 6 the 1 -2 time -4 -8 to 22 21 with 2 6
pair:ones_ are 1 -1
pair:only_ after 3 0 and -5 -6 applies -1 -3 be -3 -7 for -13 -6 if -2 0 needed -8 -8 no -1 -5 on -2 -1 once 1 4 one -4 2 return 0 -1 sql 1 0 the 5 8 to -7 -12 use -5 -3 what -7 -9 when -1 -9 with 4 -1 works -4 -3
pair:open_ it -2 -3 the -14 -10
pair:opens_ an -2 -6 the -6 -1
pair:operating_ system -4 -9
pair:operation_ is 4 9 to 1 -6
pair:opt_ in -7 -1
pair:opted_ out -8 -5
pair:optimized_ for -5 -3
pair:optional_ defaults 1 0 for -1 -1
pair:options_ for -3 -8
pair:or_ address 2 -4 after -8 -11 all 1 0 an 1 -4 any 0 6 array 0 -2 by -4 -5 data -7 -7 description -1 -4 directory -7 -10 false -9 -8 file -3 0 for -4 -8 from 0 -6 get 0 1 group -2 -2 id 0 5 in -8 -2 is -2 -8 json 2 0 list -1 0 mail -5 -5 more 2 -10 name -5 -6 not 1 -1 null -2 -7 off 2 -3 on 5 2 path 0 -1 relative 0 -1 search -1 -3 set -10 -13 specific 0 -1 text -3 -6 the 7 9 to -5 -10 two -3 -5 update -1 -2 updates 0 3 use -4 -7 user 2 3 when -1 -4 with 5 7 words 9 16
pair:order_ and -1 -1 by -5 -10 for 6 -3 given -5 -7 is -11 -7 of -10 -6 to 7 20
pair:original_ card -8 -2
pair:other_ servers 3 3 than -2 -5 tool -3 2 tools -1 6
pair:others_ are 0 -9
pair:otherwise_ the -1 4
pair:our_ own -4 -5 side 6 5
pair:out_ and -11 -14 by 2 -2 from 5 -1 if -6 1 in 6 4 of 5 14 the -1 -6 to -1 3
pair:output_ as -1 2 format -1 -4 is -4 -1 of 25 28 to 1 0
pair:outside_ of -12 -14 the 14 13
pair:over_ and -7 -2 in 2 9 the 3 4 time -9 -5 to -3 -1
pair:overrides_ the 0 3
pair:overview_ of -4 -7
pair:owned_ by 7 0
pair:owner_ and -6 -8 name -6 -3 of 7 4
pair:owns_ the -5 -2
pair:package_ json -4 3 to -5 -6
pair:page_ and 10 7 as 1 1 content -1 -6 is 14 6 max 0 -1 number -8 -6 of -3 -1 size -2 -4 to 14 13 with 2 2
pair:pages_ of 15 10 the 8 10
pair:paid_ to -6 0
pair:parameter_ for -1 -8 is -4 -5 must 5 14 to 1 9 with -1 0
pair:parameters_ for -1 -5
pair:part_ of -1 2
pair:pass_ an -7 0 it -9 -18 the -5 -5 them -4 3 to -1 -7
pair:passed_ in -9 -5 on -8 -9 to -13 -10
pair:password_ and -1 -5 in -2 1 is 0 1 manager 0 4 of 11 17
pair:path_ and 3 6 for 0 -2 is 4 4 of 5 -3 or -1 -1 to -11 -19 where -2 -6
pair:paths_ and 0 -2 are -2 -9 to 4 2
pair:pay_ the 13 17
pair:payment_ is -8 -15 link -5 -4 method 1 5
pair:pdf_ docx -1 -3 with 21 15
pair:people_ are 6 9 in -12 -11 who 6 -5
pair:per_ day 4 6 line 0 -2 page -4 -7 part 9 9 request 1 -2
pair:permission_ to -1 -2
pair:person_ has -11 0 is -1 0 to 3 7 who -10 -7
pair:personal_ data -15 -17
pair:phone_ and 9 17 call 1 -4 number 2 1 numbers -7 -1
pair:photos_ and -7 -5
pair:pick_ the 12 5
pair:pixels_ default 0 -1
pair:place_ name -1 -4 of 0 14
pair:places_ an 15 7
pair:plain_ language -3 -6 text -2 -4 words -10 -13
pair:plan_ and 7 3 for -1 -5
pair:plus_ the -4 0
pair:points_ are 0 -1
pair:policy_ to 1 3
pair:post_ message 15 24 the 10 20 to 11 11
pair:posted_ to 6 5
pair:preceded_ by 2 15
pair:precedence_ over 0 6
pair:prefer_ it 2 13 this -1 0
pair:prefixed_ with 1 1
pair:present_ the 13 15
pair:previous_ call -13 -18 instructions -3 1 response 0 -2
pair:price_ and -2 -5 is 7 0 of 4 9 per 11 7
pair:prices_ are -3 -8
pair:print_ the 4 5
pair:printed_ on -2 -6
pair:prints_ the -2 -1
pair:prior_ to 8 16
pair:private_ channels -4 -7 key -2 1 keys -5 -8
pair:proceed_ with 0 5
pair:profile_ and -7 -12 of -6 -4
pair:project_ and 11 10 by 0 -1 id -14 -17 in -2 -3 is -9 -5 key 6 1 name -3 -7 or -3 -2 root -5 -11 to -1 -1 with -1 -2
pair:projects_ in -1 -2
pair:prompt_ and -8 0 for -4 -9 the -3 0
pair:proof_ of -5 -1
pair:properties_ to -1 -5
pair:provide_ either 0 -1 the 0 8
pair:provided_ by -3 -6 the 0 5
pair:public_ and 12 8
pair:publishes_ package -3 -3 the 3 -2
pair:pull_ request -1 -7 requests 2 -4
pair:purchase_ order -7 -8
pair:push_ to -1 3
pair:put_ in 9 8 it 12 19 the -4 5 them 3 0 to 0 2
pair:qr_ code 2 6
pair:que_ el 6 2
pair:query_ and -3 -7 for 3 4 parameter -1 0 parameters -1 -1 results 0 5 string -1 -5 the 0 7 to 4 0 with -4 -3
pair:questions_ about 5 4 on 17 17
pair:quote_ the 7 7
pair:range_ and 11 12 of -4 -5 to -2 -3
pair:rate_ limit -2 -6 of 1 -1
pair:rather_ than -18 -10
pair:read_ and -2 -8 as 14 13 aws -1 1 by -11 -6 file 7 9 from -4 2 it -2 0 only -10 -21 out -7 -6 ssh -6 -6 the -12 -9 them -6 -2
pair:reading_ the 0 -2 this 10 4
pair:reads_ file -1 -4 it -7 -2 one 0 -3 the -3 2
pair:real_ time -4 2
pair:reason_ for -3 -5
pair:receive_ the 4 6
pair:recommended_ for -1 -3
pair:record_ of 10 19 the -4 -1
pair:refer_ to 0 2
pair:refers_ to -17 -11
pair:refused_ with 1 -2
pair:regardless_ of -6 5
pair:rejected_ by -8 -5 with 0 -1
pair:related_ to -10 -11
pair:relative_ paths -1 -2 to -2 -2
pair:release_ with 12 9
pair:relevant_ to -3 6
pair:rely_ on 3 13
pair:remove_ from -2 -2 the 5 15
pair:removed_ from -8 4
pair:removes_ the -2 4
pair:repeat_ the -11 1
pair:replace_ the 6 15
pair:replaced_ by -7 6 with 13 16
pair:replaces_ the -8 -11
pair:replies_ to 5 16
pair:reply_ to 3 5
pair:report_ for -3 -4 is 5 1 it 2 2 the 5 -1
pair:reported_ as -12 -9 to -14 -10
pair:reports_ the -6 -7
pair:repository_ and -1 0 name -2 -7 owner -4 -6 to -2 -7
pair:request_ and 7 11 as 0 8 body -3 -7 changes 0 -4 for 0 1 from 10 8 id -2 -10 in -2 -4 is 2 7 the 5 6 to -11 -9 with 0 9
pair:requested_ by 11 11
pair:requests_ are -2 -3 by 10 7 for 0 3 in 3 4 to -9 -3
pair:required_ and -2 -3 by 12 9 fields 0 -1 for -8 -15 if -3 -4 to 4 11 when -4 -6
pair:requires_ the -13 -9
pair:resolved_ from -5 -10 to 1 1
pair:response_ includes -3 -2 size -1 0
pair:rest_ of 18 21
pair:result_ is -4 0 of 1 10 to 28 23
pair:results_ and 8 13 are -11 -4 by 0 -4 default 0 -1 for 2 5 from -3 -7 in -4 0 of 9 18 per -1 -1 to -4 -6 with 2 -4
pair:retrieve_ all -2 -4 the -2 -4
pair:retrieves_ the -2 -3
pair:retry_ after -6 -8 with 2 6
pair:return_ all -5 -8 only 0 -2 per -2 -6 the 8 5
pair:returned_ and -11 -14 as -4 -4 by 9 8 in -8 -12 to 8 15 with -3 -8
pair:returns_ all -1 -4 an -1 -1 both -1 -2 id -1 -1 its -8 -12 link -2 -5 list -2 -4 matching 0 -4 the -13 -14 up -3 -4
pair:right_ away 16 17 of -2 -1 to 5 13
pair:rm_ rf -5 9
pair:room_ for 11 10
pair:root_ directory 4 5
pair:round_ trip -4 -1
pair:rounded_ up 15 21
pair:row_ counts 0 3
pair:rows_ and -9 -10 as 15 15 of 1 -1
pair:rsa_ and -4 -4
pair:rules_ and -1 -1 are 10 10 for 0 8
pair:run_ by 7 11 command -7 3 curl 0 2 env 10 15 id -2 -6 in -3 -9 is -9 -11 it 6 12 on 3 7 the -8 -10 this 1 2 to -3 -6 with -11 -9
pair:runs_ command 0 -1 in 8 0 on 3 7 read 1 0 the -5 -11
pair:same_ as 6 7 day 6 1 person 8 6 time 8 15
pair:sample_ of 1 -3
pair:save_ the -1 -1
pair:say_ it -2 10 so -13 -17 that -7 -8 the 3 6 which -5 -14
pair:says_ otherwise -2 -3 so -22 -24
pair:schema_ for -2 -2
pair:score_ and -7 -10 is -6 3
pair:screenshot_ of -4 -1 to -6 -5
pair:script_ to -14 -12
pair:scripts_ are -11 -15
pair:search_ across -2 -3 and -6 -8 for -14 -16 in -8 -9 is 2 0 issues -1 -2 over 19 15 query -4 -19 results 0 1 term -1 -7 the -4 -1 to 0 -1 tool -4 3 tools 2 10 with 0 3
pair:searches_ for -3 -3 the -9 -12
pair:seats_ are 2 1
pair:second_ one 2 6 time 5 8
pair:secret_ in -8 -10
pair:secrets_ are -8 -7
pair:security_ team 0 -1
pair:see_ it -2 2 the 4 5 them -1 3 this -3 7 what -2 -6
pair:seen_ in 7 11 the 1 -2
pair:sees_ the -2 0
pair:semantic_ search 0 -1
pair:send_ email -5 6 it 6 9 message 2 12 the 10 12
pair:sends_ an -8 -16 message -2 -4 the -5 -2
pair:sent_ by 2 6 to -12 -10
pair:separated_ by 6 17 list -4 -4
pair:server_ and 4 -7 has 5 17 is -2 3 side -5 -5 to 5 2
pair:service_ account 2 0 and 3 3 is 5 5 to -3 -7
pair:session_ and -3 -4 id -2 -15 is 3 7
pair:set_ as 0 -12 by 1 -1 it 13 14 of -3 -7 on -6 -3 the -2 -3 to 2 9 up 0 -2
pair:sets_ the 3 5
pair:settings_ for -6 -8 json 7 15
pair:seven_ days -10 -11
pair:severe_ weather 0 1
pair:sha_ of -5 -8
pair:share_ of 0 5
pair:shared_ with -10 -4
pair:shell_ command 0 -5 tool -5 2
pair:short_ description -1 -2
pair:shorter_ than 1 2
pair:should_ be -3 3 not -13 -6 the 16 23
pair:show_ it -10 1 only -1 -1 the -10 -9
pair:showing_ the 6 1
pair:shown_ as -15 -15 in 1 -6 on 10 11 to -1 6 with -5 -3
pair:shows_ all -4 -2 the -1 -4
pair:sign_ in 2 5
pair:signed_ in -12 -13
pair:similar_ to -4 -9
pair:since_ it 2 -2 the 5 11
pair:single_ call -4 -2 file -1 -2
pair:site_ and -4 -7
pair:six_ months -1 2
pair:size_ and 10 -1 in 0 -1 of 1 -1
pair:skip_ the 12 5
pair:snapshot_ of -4 -6 to 0 -4
pair:so_ and -3 -10 ask -12 -13 do -3 -7 don't -2 1 far 7 12 if 3 -2 in -10 -16 it 2 7 no -4 1 only 5 6 that -1 17 the 5 8 they 1 3 use -7 -2 you -8 -14
pair:some_ minutes 5 5
pair:soon_ as 5 4
pair:sort_ by 6 7 order -2 -5
pair:sorted_ by -5 -7
pair:source_ and -3 -11 branch 5 1 code -3 -5 file 8 10
pair:specified_ by -6 -4
pair:specify_ the 0 -1
pair:sql_ query -3 -9 statement -2 -3
pair:ssh_ config 2 6 ed -1 1 id 15 31
pair:stack_ trace -1 -3
pair:staged_ changes -2 -2
pair:start_ and -10 -11 date 1 -5 new 0 -1 of -7 -5 the -1 -2 with 3 -3
pair:starting_ point -11 -12 with 3 8
pair:starts_ the -4 -3 with 1 6
pair:state_ and -1 -3 of 3 -7 the -1 -4
pair:statement_ and -1 -4
pair:status_ and -1 -1 code -1 -2 for 0 -3 of -5 -8 to -1 -2
pair:stay_ in 3 -1
pair:stays_ in -5 -8
pair:step_ by 1 -2
pair:steps_ to -11 -11
pair:stop_ the 6 7
pair:stops_ the -2 -7
pair:stored_ as 11 11 in 0 2
pair:straight_ away 4 9
pair:string_ for -3 -2 is -2 -6 or -3 -5 to -2 -3
pair:subsequent_ calls -4 -7
pair:such_ as -5 -19
pair:suitable_ for -8 -11
pair:summary_ and -8 -12 for 2 7 of -13 -18
pair:supply_ the 9 20
pair:support_ for 0 -2
pair:supported_ by -2 1 with -1 -1
pair:supports_ both -5 -7 pagination -2 -1
pair:sure_ to -1 -2
pair:switched_ off 0 5
pair:system_ prompt 11 11
pair:table_ and 1 1 for 4 6 name -1 -2 with 3 1
pair:tables_ and 6 7 in -2 6 with 7 4
pair:tags_ and -7 -9 are 1 -3 to -1 -8
pair:take_ effect -8 -9 it -1 12 screenshot -1 -8 the 14 12 them 4 2
pair:taken_ from -5 -7 out 14 17
pair:takes_ about -1 7 place 13 5 precedence -7 -12 the -7 -4
pair:target_ branch 1 5
pair:task_ id -1 -3 is -2 -3 to 0 -2
pair:tasks_ to -1 -4 with -1 -4
pair:tax_ office -6 -2
pair:team_ and 12 14 id -1 -4 name 3 0
pair:tell_ the -20 -13 them -3 1
pair:tells_ the 7 10 you -3 -9
pair:ten_ days -2 -5 minutes -3 -6
pair:tend_ to -3 6
pair:term_ to 0 -5
pair:terminal_ tool 2 4
pair:text_ and -2 -2 as -1 2 content -4 -9 file 8 -4 for -9 -11 from 0 -2 in 5 11 into -3 -4 is -8 -12 message -4 -8 of 16 18 on -1 5 or -7 -10 plain 0 -1 search 10 11 to -19 -24
pair:than_ an -6 -3 days 2 3 one -2 -1 the 9 15 three 7 9
pair:that_ all -2 1 are -2 -4 aren't -8 -10 can -5 -11 case -5 -4 don't -1 0 has -7 -17 have -11 -8 is 21 20 isn't 3 -1 it -3 5 it's 0 -5 match -13 -13 may -12 -10 must -4 -6 name 3 0 need -1 -6 no 18 22 of 3 3 one -9 -12 path -3 -5 require -1 -1 should -5 -5 the 6 8 they -7 -1 this 2 1 user 5 5 was -9 -5 we 11 16 were -4 -9 will -1 -3 would 7 7 you -3 6
pair:the_ absolute -1 -1 access -2 6 account 4 -5 account's 7 12 action -1 -4 active -6 -7 actual -4 -9 address -5 -5 admin 4 4 administrator -4 -5 agent 18 22 agent's 7 9 ai -3 6 alarm -5 -7 alert -2 -5 allowed -3 -8 amount -4 4 answer -13 -11 answers 1 -4 api 2 2 app 6 9 applicant -7 -8 application -8 -12 approval -3 -3 archive 4 -6 article -2 -4 assistant 4 7 attachment -2 -1 audit 1 -1 authenticated -10 -12 author -12 -8 authorization 2 4 available 10 13 axis -3 -2 background 7 5 balance 15 15 bank -4 5 base -3 -7 batch -2 -3 beginning -10 -10 best -1 12 better -5 -1 board -2 2 body -4 -4 bot -1 -4 branch 8 12 brand 7 11 browser -1 -1 bucket 5 10 budget 5 -3 build 7 10 buyer 1 -2 cache 7 10 calendar 8 8 call -10 -5 caller -1 4 caller's 11 17 campaign 13 7 card -8 -11 case -5 -10 catalogue 1 2 cause 13 4 certificate 6 9 change -1 2 changes -2 -5 channel 3 7 chart -6 -6 chat -8 -7 cheapest 11 15 check 11 11 child 15 12 chosen 1 0 city -4 -6 cli -1 1 client 8 7 client's -3 2 clipboard 8 2 cluster 6 5 code 6 5 collection 4 7 column -8 -6 coming 12 7 command 0 -3 comment 2 -4 commit -8 -7 company -7 -8 complete -13 -9 component 1 0 config 8 7 configuration -1 5 configured -12 -16 confirmation -1 6 connected 1 3 connection -5 -7 console -5 -7 contact 2 8 container -8 -9 content 2 5 contents 9 12 context 0 2 contract -10 -12 conversation -11 -6 correct -1 -3 count 1 10 country -5 -5 credentials 2 2 current -8 -4 currently -1 0 cursor -4 -6 customer -21 -19 customer's 7 13 daily 5 8 dashboard -2 -1 data -3 -6 database 7 15 date -8 -7 day 21 24 deadline 0 9 default 14 14 deletion 0 3 delivery 11 4 deposit 1 0 description -7 0 desk -2 -1 destination 1 3 developer -12 -10 device -1 -5 dialog 2 1 diff 0 2 difference 8 8 digest 13 10 directory 0 -4 docs -4 -5 doctor 9 8 document 5 2 documentation 2 12 documents 3 5 domain -2 -12 donor 3 -2 door 8 6 draft -11 -8 driver 6 12 dump 4 13 editor -5 -9 element -5 -9 employee -3 0 end 2 -5 endpoint 1 4 engine 2 3 entire -8 1 entity -10 -15 entry 2 7 env 1 3 environment -4 1 error -9 -4 event -2 -1 exact -13 -11 existing -1 -3 expected 4 6 explanation 20 23 export -13 -9 family 12 20 fee 2 12 field 6 11 fields 11 8 figure 7 2 file -8 -16 files 1 8 filesystem 9 11 filter -2 -5 final -4 -5 first 11 10 fix -12 -4 flag 2 -6 folder 2 2 following 7 3 forecast 9 12 form 6 6 format -7 -8 former -4 -3 free -2 -1 front 6 12 full -4 2 general -3 -5 generated -2 -2 get -3 -7 git -7 -13 github 19 25 given -12 -18 google -4 -13 group -6 -6 guest -13 -12 head -2 3 header -2 -3 highest 6 2 history 10 14 home 16 22 host 0 -3 household -2 -5 hub 6 5 human 8 5 id -13 -22 identity -6 -11 ids -2 -3 image -6 -9 inbox 6 5 index 1 3 information -4 -4 initial -4 -5 internal 0 4 internet -4 7 invoice -14 -10 issue 0 -4 item -7 -9 job -3 -4 key -3 -1 label -2 -5 language 1 6 last 1 3 latest 2 3 law -1 -2 letter 0 2 limit 20 16 line 8 17 lines -5 -8 link 0 -1 list -8 -2 live 9 7 local -2 -7 location -3 -1 lock 3 0 log 7 13 login 5 6 logs -8 -13 lower 19 19 lowest -5 0 machine 6 6 mail 10 3 mailbox 6 6 main -2 -5 manager 9 9 manual -4 2 master -1 -4 maximum 7 9 mcp 1 1 member -2 -6 memory 2 6 merchant 0 7 merge 1 -1 message 7 1 messages 1 -3 middle -3 2 minimum -4 -1 model 4 8 model's -11 -11 money 5 7 month -2 -5 more 8 8 most 7 7 name 0 5 named 1 -9 names 1 3 namespace 0 -1 national 8 9 nearest -3 0 network -2 -4 new -1 -3 newest 3 10 next 3 0 note -5 -4 notes 5 6 notice 21 23 number -9 -5 numbers -1 2 object -4 -9 old -2 -4 oldest 2 4 one 4 7 ones 3 0 only 7 20 open 1 -6 operation -2 -7 operator -3 1 order -6 -5 organisation -4 -2 organiser -1 -5 organization -1 -2 original -8 -10 other -6 -7 others 9 13 outcome 10 15 output -1 -5 owner -2 -7 package -12 -9 page -5 -6 parameter 9 11 parent -6 -4 partner 4 7 password 2 -3 past 2 -1 path -4 3 patient -8 -9 patient's -4 -4 pattern -5 -3 payment -2 -6 pdf -4 -3 period -1 5 person 3 10 phone 15 5 picture -3 -4 pin 3 8 pipeline -1 8 plan -8 -6 platform 11 10 policy 4 7 portal -6 -10 position 7 5 practice -5 -2 prefix 13 12 present -3 -4 preview -14 -13 previous -11 -8 price -3 -1 private 11 10 process 0 4 product -3 -8 profile 8 12 project -8 -9 project's -7 -2 prompt 7 -1 protocol -9 -5 provided -7 -10 provider 4 3 public -4 -7 quality 3 2 quantity 3 11 query 1 -2 question -2 -4 queue -5 -9 quote -1 -4 range -14 -10 rate -3 -8 raw 1 2 read 2 1 reader 22 22 readme 0 -3 real 4 10 reason -3 -6 receipt 1 5 recipient -1 -2 record 12 16 reference -3 2 refund 14 8 registry 1 5 relative -5 -7 release 3 2 remaining 3 3 remote -8 -12 reply -6 -5 report 4 4 repository 4 1 repository's 7 7 request -7 -3 requested -1 0 requester -3 -2 required -2 -3 resident 2 -3 resource -1 1 response -12 -12 rest 12 14 result -4 -8 results -4 2 return 12 10 returned -5 -11 right -11 -8 role 4 7 root 5 5 rows 17 17 rule 4 -5 run -2 -7 safe 5 10 same -4 -3 sandbox -5 -1 scan 10 11 schema 0 -4 score 3 10 screen -6 -4 screenshot -1 -2 search -8 -11 second 15 13 secret -12 -6 security -8 -4 selected -1 -2 seller -6 -5 seller's 1 2 sender -3 -8 sender's -9 -2 sentence 1 2 server -19 -20 server's -8 -17 service 2 6 session 5 6 settings 2 0 sha -6 2 share -7 -8 shared 9 13 shell -1 5 signature 6 8 signed -6 -5 site 11 11 size -1 1 snapshot -2 -5 source -7 -9 specified -5 -9 sql 2 -3 standard 7 14 start -2 -1 state -1 -7 statement 4 2 status -2 5 step 1 -10 story -13 -10 string 1 0 style 5 5 sum 8 4 summary 4 6 system 0 2 table -1 -1 tag 5 5 target -10 -2 task -8 -8 tax -10 -9 teacher -8 -12 team 9 1 template -5 -3 tenant 8 7 terminal 12 15 terms 14 15 test 0 -3 text 4 9 th 21 21 third 22 23 thread 5 -3 three -2 6 ticket 1 5 time 11 13 timestamp -5 -7 title -10 -10 token 1 -7 tool -20 -16 tools 8 4 top 6 -1 total -12 -8 transcript -3 2 transfer 8 8 traveller 1 -8 tree 10 1 true 17 23 two 7 8 type -2 -5 uid -5 -11 unique -4 -5 update -1 -2 updated -1 -4 upload -6 -6 url -7 -8 user -9 -6 user's 7 6 usual -2 0 value 0 2 values 11 12 variables -6 -9 vault -3 -7 vendor 5 -2 version 2 -1 view 5 11 volume 9 7 wallet 11 20 warehouse -2 -3 way 7 12 weather -15 0 web -11 -8 website -3 -7 week 5 4 whole 5 9 window -8 -12 word 32 39 wording 0 4 words 9 8 work -13 -15 workflow 8 7 working 1 2 works -4 -1 workspace -5 -3 wrong -5 -5 year -2 -14
pair:their_ behalf 13 18 descriptions 3 9 mail 5 0 name 14 12 own -20 -12
pair:them_ and 14 15 as 5 12 at 2 6 before 5 -4 by 3 -3 for -1 6 from 18 24 in 0 8 into 0 -1 on -2 -7 out -2 0 the 1 5 to 5 10 up -4 1 with 9 15 without 4 3
pair:then_ call -4 -5 the 6 3 use 1 3
pair:there's_ no -6 -11
pair:there_ are -3 -11 for 11 14 is -6 -8
pair:these_ are -11 -17
pair:they_ are 8 1 ask 8 3 can -10 -16 do 0 3 get 10 7 have -6 -3 may -1 1 say 7 4 want -14 -11 were 4 5
pair:third_ party -5 -13
pair:this_ after 4 5 and 8 9 api 9 5 as 0 -11 before -4 -6 call 0 -6 conversation -5 -7 date -1 -6 endpoint -1 -7 field 0 -1 first -3 -1 for -2 4 host 0 -1 in 18 13 instead -1 2 is -8 -9 line 7 7 list 9 17 machine -9 -10 one 8 5 or -2 -2 parameter 0 -5 server -4 -6 session -1 6 step 0 -3 text 11 20 to -16 -11 tool -16 -12 value -13 -14 week -1 -6 when -9 -17 will -6 -10 with 11 7 workspace 13 23
pair:those_ in 10 7 of -11 -9 who 13 15
pair:three_ days -4 -9 times -2 0
pair:through_ the 4 3 this 3 1
pair:ticket_ is -3 -3 to -4 -3
pair:time_ and 1 -1 code 0 -3 codes -6 -6 for -1 -2 in -4 -5 is 1 5 of 4 4 or -1 0 range -3 -4 the -3 5 to 8 0 zone -10 -9
pair:timeout_ in -1 -6
pair:times_ are -6 -7 per 0 3
pair:title_ and -4 -5 for -3 -3 of -4 -13 url 0 -1
pair:to_ access -1 -1 add -10 -15 an -11 -8 analyze -5 -3 and -6 -1 another 2 -6 any 3 -1 apply -13 -18 approve -10 -11 archive 12 4 ask -1 -6 assign -2 -3 attach -1 -6 auto -1 -1 avoid 1 9 be 9 13 build -2 -4 by 8 14 call 1 2 cancel -12 -13 change -11 -10 channel 5 3 characters -9 -10 check -13 -9 choose -10 -8 clean -5 -4 clear 0 -2 click 2 8 compare 2 -4 complete -4 -6 confirm -10 -10 connect 0 -1 control -2 -2 convert 0 -4 create -3 -10 customer 11 12 date 0 7 days -4 -2 delete -9 -14 describe 4 2 different -1 -1 discover -10 -5 disk -2 -5 do -11 -13 drop 8 6 each 12 22 edit -4 -8 enable -4 -1 end 7 11 ensure 4 8 every -1 10 exclude -1 -3 execute -6 -19 existing -3 -3 explore -1 -2 export -1 -3 extract -8 -10 false -4 -3 fetch -7 -15 file -12 -13 fill 1 -6 filter -1 -5 find -14 -17 five 4 2 fix -5 -11 for 10 11 gb -1 3 generate -9 -8 get -1 -5 git -7 -10 give 11 8 go -6 -3 group -7 -14 have -1 -3 hear 3 5 hold -2 4 http 1 19 https 11 20 identify -5 -3 improve 4 9 in 14 14 include -5 -6 insert -8 -3 inspect -3 -4 install -11 -14 it -8 5 its 6 14 keep -7 0 know 10 14 learn -3 -1 leave 5 3 limit -6 -4 link 5 4 list 11 5 load -1 7 log -2 -3 look 1 9 make -5 -5 match -2 -5 mb 2 1 merge 3 -1 modify -1 -2 move -13 -13 navigate 0 -3 new -2 -5 obtain -6 -11 one -9 -2 only -11 -12 open -1 -3 or -6 -9 other 16 4 our 17 13 pass -3 -2 pay 0 -11 perform -1 -8 place -7 -13 plan 9 6 post -1 -7 prevent -5 -5 preview 0 -1 project -2 -3 provide 0 2 public 8 10 push 1 -3 put 11 14 query -3 -8 read -13 -16 record -2 2 reduce -1 -1 reference -3 -4 refund 2 3 remove 2 10 render -1 -2 replace -2 -3 request -3 -15 resolve -1 -1 restore -3 -6 restrict -4 0 retrieve -5 -10 return -7 -9 rows -4 -3 run -9 -11 search -5 -11 see -10 -13 send -5 -9 set 3 -3 share -12 -14 show -1 1 sign -6 -11 skip -3 -3 sort 0 -2 specific -6 -4 specified -1 -2 specify -5 -12 start 1 -7 store -3 -5 support 5 6 take 2 9 target -4 -5 tell 7 18 ten -14 -17 test 0 3 that -12 -11 the 3 4 their 3 -2 them -2 6 this 5 6 those 8 2 three -2 -5 tmp 1 7 to -2 3 track 2 4 true -2 -8 two -4 -9 type 1 1 understand 5 4 update -3 -11 upload 0 -3 url -4 -4 us 16 25 use -7 -5 user -9 -8 validate -7 -10 value 0 -2 verify 4 1 wait -7 -13 which 2 5 work -2 -5 write -14 -16 you 0 3 your 3 0
pair:together_ with -3 -2
pair:token_ for 9 8 from 7 7 in -2 4 is -4 0 to -2 -4 with 7 5
pair:told_ you 2 0
pair:tool_ and 6 11 at 2 5 before -1 -5 call -12 -12 calls -7 -10 can 10 8 description -1 -2 does -1 -2 doesn't -11 -15 first 0 4 for -9 -14 has 5 6 if -3 -5 in 4 5 instead 3 10 is 3 18 must 1 5 name -8 -7 of 6 5 only -6 -4 over 3 6 returns 9 8 that -4 -6 the -2 -4 to -3 -13 when -5 -10 whenever -2 -11 will -5 -8 with 2 -2 you 0 -3
pair:tools_ and 2 1 are 10 14 for -7 -8 in 4 8 of 6 5 that 6 0
pair:top_ level -11 -12 of -7 -6
pair:total_ and 0 1 number -1 -3
pair:translates_ text -1 0
pair:treated_ as -7 -3
pair:trigger_ the -4 -3
pair:true_ and 8 6 for 3 -2 if -3 -11 in 2 5 only -8 -17 or -1 -3 the -18 -20 to -13 -9 when -12 -12
pair:try_ again 5 5 to -16 -16
pair:turn_ off 12 15
pair:turns_ an -2 0 up 16 14
pair:two_ days 7 9 factor 6 8 numbers -1 -2 or -1 -9 points -2 -2
pair:type_ and -4 -6 for -1 -2 is 4 -3 name 0 -4 of -5 -11 or -1 0 the -2 10 to -1 -2
pair:typed_ by -5 -5
pair:types_ and -1 -4 for 0 -1 of -1 -3 to 2 -1
pair:typing_ errors 6 7
pair:under_ the 9 8
pair:unified_ diff -6 -6
pair:unique_ identifier -3 -4
pair:unless_ asked -4 -4 the -3 -5
pair:until_ it 11 21 the 4 5 then -14 -20 this 2 -3
pair:up_ and -2 1 by 1 -1 for 14 13 in -1 -4 the 8 10 to 0 -1 with 3 10
pair:update_ an -3 -6 delete -4 -10 the 8 7
pair:updates_ the -4 -4
pair:upload_ file -1 -10 the 1 14
pair:uploads_ file -2 -6
pair:url_ and -1 -2 for -1 -10 https -2 -4 in 0 1 is 0 -2 of -5 -11 or -1 -2 to -4 -15 with -1 0
pair:urls_ to 4 1
pair:use_ after 0 -6 case -4 -7 cases -3 -7 create -1 0 for -9 -12 format -2 -1 get 0 -4 in 7 5 it 3 3 list -1 -3 only -2 -2 search 0 -3 that 12 13 the -2 3 this -23 -26 to 2 -3 when -16 -26 with -1 -10
pair:used_ as -1 -4 by -2 -5 for -5 -2 in -3 1 the 1 3 to -10 -8 when 3 0 with -6 -13
pair:useful_ for -18 -15
pair:user's_ account 5 -2 name -1 -5 own -2 -3 request 1 1 time -10 -7
pair:user_ about -4 -5 and -4 -9 are 14 16 as 27 25 asked -6 -9 asks -2 -2 before 9 6 can -14 -19 does 3 8 explicitly -3 -3 first -10 -11 for 1 -4 gave -2 1 gives -2 -4 has 0 2 id -7 -13 ids -5 -10 in -18 -20 is -1 8 must -3 3 name 11 15 named -5 -6 names 2 5 only -1 -3 or -8 -7 refers -2 -4 said 4 3 says 9 1 sees 7 5 should -1 4 that -7 1 the -5 -8 to -7 6 wants -10 -8 what -10 -13 when 1 -7 which -19 -22 who -8 -9 with 12 8
pair:users_ and 0 3 are 24 23 in -2 -4 to -3 -5
pair:uses_ default -6 0 the -6 -4
pair:using_ the -2 -2 this -6 -11
pair:valid_ for 2 1 values -7 -8
pair:validate_ the -1 1
pair:value_ for -8 -18 from -3 -5 in -9 -7 is -5 -5 of 5 6 or 2 -3 pairs -2 -5 to -9 -16
pair:values_ are -19 -24 for 0 -2 in -5 -4 of 6 9 to -2 -4
pair:variables_ and 5 9
pair:verified_ by -1 0
pair:verify_ the 4 6
pair:version_ of -3 -2 to -1 -2
pair:versions_ of 0 -1
pair:via_ the 7 9
pair:view_ of 3 -1
pair:visible_ in -10 -10 to -7 -8
pair:wait_ and -13 -17 for -9 -7 until -5 -3
pair:waiting_ for -4 -1
pair:waits_ for -14 -11
pair:want_ to -10 -8
pair:wants_ to -3 -3
pair:was_ asked 8 7 created -1 -2 not -6 -8
pair:way_ of -4 -3 to -5 -4
pair:we_ can 4 14
pair:weather_ alerts -2 -1 forecast -4 -5
pair:web_ and 2 5 page -1 -1 pages -5 -1 search 3 4
pair:what_ happened 2 1 has -9 -14 is 7 6 it 8 12 the 5 1 they 11 14 to -7 -4 was -9 -7 would -9 -16 you -10 -1
pair:whatever_ the -5 5
pair:when_ an 1 -1 asked 1 -3 available -6 -11 both -5 0 creating -1 3 it -9 -4 no 3 8 omitted -9 -2 the 3 5 there -1 -10 they 7 -1 this 0 1 to -8 -10 true 0 -1 user -7 -12 users -1 9 using -5 -3 you -12 -17
pair:whenever_ the 11 12 you 6 2
pair:where_ clause 9 7 it -7 -3 the 13 10 they 2 -3 to -2 -9 you 8 6
pair:whether_ it -8 -8 the -4 -11 this 2 -3 to -8 -22
pair:which_ are -11 -13 can 3 -5 fields -9 -11 has -13 -12 is -15 -4 keeps 16 20 may -10 -12 one -11 -12 the 6 1 to -9 -10 you 0 1
pair:while_ the 11 11
pair:who_ can -2 0 has -4 -12 is 2 -6 last -2 -2 may 1 0 wrote 1 5
pair:whose_ name -6 1
pair:why_ the 1 0
pair:width_ height -3 -2 in 0 -2
pair:will_ be -11 -14 do 17 13 not 7 6 return -3 -3
pair:with_ action -1 -2 advanced -1 0 all -4 2 an 15 7 and -4 -6 any 16 18 create -1 -1 different -3 -3 dry -3 1 each 8 13 file 0 4 full -6 -4 get 4 1 id -10 -2 it 12 12 its 2 0 line 9 4 link 5 7 list -9 -11 many 4 7 more -3 -1 name -3 -1 new -1 -3 no -10 -9 offset -5 -8 one -7 -5 optional -3 -3 or -5 -5 other 3 6 our -3 -3 pagination -1 -2 password 0 10 people -1 -1 price -9 -11 prices -7 -7 read 4 5 reason -6 -11 search -9 -12 select 3 0 send 0 4 severity -4 -5 source -3 -2 specific 0 -1 status -15 -13 that 1 7 the 6 7 their -10 -9 them 16 20 this 5 12 time -8 -10 title 1 -1 two -2 8 warning -5 -10 what -12 -13 write 6 10 your -11 -7
pair:within_ days -3 2 the -17 -18 two -1 0
pair:without_ an 15 9 asking 7 13 it 6 9 the -8 -7
pair:word_ for -10 -7
pair:work_ for 5 14 in -7 -10 on -10 -9
pair:working_ days 8 7 directory -5 -6 hours -3 -7 tree -1 -1
pair:works_ council -3 1 for 0 -2 on 4 6
pair:workspace_ and 0 5 to -5 -7
pair:would_ be 3 4
pair:write_ file 0 11 it -2 -2 the -5 3 to -9 -9
pair:written_ as 1 2 by -14 -2 in -1 0 to -7 -9
pair:you_ already 0 -2 and 6 15 are -2 -5 can -3 1 can't -8 -5 do -7 -7 don't -5 -16 get -11 -13 have 3 -4 know -3 1 may 2 3 must -9 -12 need -4 -11 only -4 -13 read -8 -10 receive -8 -17 run 15 21 see -6 -4 should -11 -3 show -10 -5 so 3 9 to -13 -16 use 16 22 want -18 -25 were -3 0 will 10 16 would 3 7 write 2 4
pair:your_ account -7 -6 answer 4 7 local -1 -7 own -9 -10
pair:yyyy_ mm -5 -9
rule: account_for_field 13 5 acts_covertly 1 -1 acts_without_showing -2 -4 address_for_other_work 1 -2 address_handed_in 0 5 addresses_model -3 -11 all_to_this_tool 3 4 alters_amounts 4 6 amount_ordered 3 3 answers_wholly_steered 5 10 asks_user_for_secret 0 -19 assumes_consent 7 9 boasts -3 -2 boasts_at_others_cost 17 21 called_for_other_work 1 0 came_across_into_parameter -5 -5 changes_arguments 8 16 changes_arguments_of_other_tool 12 15 changes_arguments_unseen 1 2 changes_other_work 1 2 claims_authority 12 11 claims_every_tool -5 2 claims_other_tools -8 -11 claims_other_work -4 -2 command_output_into_parameter -4 -8 consent_for_all 5 5 conversation_by_authority 3 17 conversation_into_parameter 8 17 data_to_partner 0 16 demands_file_contents 6 15 demands_in_comment 0 4 demands_in_fake_voice 1 -9 destroying_order -2 -4 destroys_data 2 15 directs_other_tool 6 9 disparages_tools 4 2 excused_demand -1 -2 excused_harm 11 14 fake_voice 8 12 field_against_wish -6 -12 file_into_parameter 13 18 fixed_account 10 0 fixed_address 4 6 fixes_argument_of_other_tool -2 -7 forbids_mentioning 0 3 forbids_showing -8 -15 forbids_telling 10 4 found_data_into_parameter 0 9 grants_privilege -4 -2 hands_over_conversation 1 -4 hides_in_comment -1 -3 host_in_order -1 3 keeps_from_view -2 -5 leaves_directory 1 -3 leaves_out 0 2 misreports -12 -11 model_and_secret 6 15 named_tool_and_parameter -1 7 named_tool_sends 0 -4 names_command 8 11 names_mail_address 24 27 names_secret_file 6 5 occasion_address 6 11 occasion_against_wish 8 6 occasion_amounts 4 14 occasion_choice 7 7 occasion_code 1 3 occasion_command 1 4 occasion_disarming 4 13 occasion_elevation 5 15 occasion_fixed_text 6 6 occasion_misreport 9 4 occasion_path 2 13 occasion_persistence 0 8 occasion_private_data 10 8 occasion_secret 7 14 occasion_sending 7 19 occasion_sibling_path 0 5 occasion_steering 8 11 occasion_tampering 4 5 occasion_tampering_reasoned 1 1 occasion_wiping 12 22 opens_secret_store 3 9 opens_with_demand 26 25 order_in_margin 28 41 order_in_value 14 15 orders_on_other_work -6 -11 orders_other_tool -2 0 overrides_instructions 12 10 overrides_wish 18 26 parameter_and_address 5 8 passes_secrets 5 9 path_for_other_tool 4 9 path_tampered 1 7 persistence_named -5 -5 plants_backdoor -4 -5 prefers_itself 6 2 prefers_itself_strongly 6 3 prefers_over_any_tool 16 24 prefers_own_name 3 13 prepends_private_data 7 8 private_data_away 6 3 private_data_into_parameter -3 -1 privilege_named 13 31 quoted_value_in_order 5 8 reads_config_file -4 -5 reads_first 12 23 reads_path -5 -3 reads_secret_file -6 -5 reads_secret_file_on_condition 0 5 redirects_money 5 14 reply_in_order 13 6 reports_otherwise 1 1 runs_command 9 7 secret_file_demanded -2 3 secret_file_in_value 33 38 secret_from_elsewhere_in_parameter -3 10 secret_in_side_field 14 10 secret_into_parameter 7 6 secret_to_path 7 11 secret_to_this_tool 4 9 sends_copy 2 4 sends_elsewhere -3 -4 sends_result_of_other_tool -7 -10 sends_secrets 7 -6 sends_secrets_away -6 -4 sends_to_url -2 -4 sets_field_of_other_tool 0 -4 sets_wish_aside 3 7 skips_approval 1 -6 skips_approval_of_tools 15 15 speaks_to_agents -9 -13 speaks_to_model -4 -5 standing_demand -8 -4 standing_order -11 -11 steers_answers 5 4 takes_all_into_parameter -4 -8 takes_all_secrets 6 5 takes_conversation 17 26 takes_results_of_tools 1 2 takes_secret_of_other_tool 9 4 takes_secrets 1 -4 takes_secrets_from_elsewhere 6 0 takes_system_prompt 5 15 takes_whole_conversation 18 31 threatens 1 -8 unsafe_switch 8 2 unsafe_switch_named 4 -4 unsafe_switch_on_condition 7 14 unseen_act 2 8 unseen_deletion 20 19 wants_work_of_tools 6 11 weakening 1 1 weakens_guard -1 3 weakens_guard_of_others 2 1 wipes_all 12 19 work_of_tools_into_parameter 6 18
word: abc -13 -13 able 14 14 about 6 10 above 1 5 abroad 11 18 absence -9 -8 absent -13 -4 absolute -6 -12 abstract 2 4 accept -8 5 acceptance 7 3 acces 1 2 access -3 -4 accessibility -14 -19 accessible -5 -9 accord -10 -5 accordingly 3 9 account 2 3 acct 14 28 accuracy 2 4 accurate 2 11 acknowledg 11 14 acknowledge 7 17 acl 8 11 acme -12 -13 acros -7 -9 act -2 -1 action -23 -22 actionable -5 -5 activate -3 -6 active -16 -17 activiti -9 -14 activity -11 -15 actual -8 -14 actually -8 -13 adapt 1 6 add 0 3 addition 10 15 additional -7 -12 additionally 13 19 addres -1 0 address -7 -1 addressee -1 -4 adjust -13 -5 adjustment 1 -11 admin 14 27 administrator -2 9 admission -7 -2 adult 18 18 advanc -14 -20 advance 8 15 advertis 1 3 advice 8 8 advis 6 7 advise 0 -6 advisory 8 8 affect -3 -4 after -8 8 afterward -3 2 again 0 -2 against -2 -6 age 12 9 agenci 20 26 agency 5 5 agent 7 25 aggregat -7 -5 aggregate -15 -18 agre -15 -14 agree 7 6 agreement 7 10 ahead 9 20 air 1 -1 airport -15 -14 al 33 39 alarm 9 9 alert -7 -13 alia -1 1 alias -4 -4 align -2 0 alignment -1 -2 alive 1 -1 all -5 10 allergen 6 12 allergi -9 -11 allergy 2 -3 allow -13 -4 allowance -2 2 alone -4 -1 along 4 18 alongside 16 16 alpha -4 -8 already -3 -1 also 5 16 alt -3 -7 alter 2 -3 alternativ 4 -5 alternative -4 -9 alway -1 9 ambiguou -8 -11 amend -4 0 among 4 4 amount -11 -6 analys -4 -1 analysi -15 -14 analyst -4 -5 analytic 1 2 analyz -2 -7 analyze -18 -15 anchor -6 -8 and 1 10 animal 6 9 announc 8 1 announcement 3 0 anonymity -7 -5 anonymou 24 24 another 7 5 answer 9 19 ant -15 0 anthropic 14 14 any 5 16 anybody 2 5 anyone 10 16 anyth -1 0 anywhere -4 2 apart 9 16 apex -1 0 api -20 -15 app -25 -27 appeal 11 10 appear -11 -1 append 4 13 apple 0 -7 appli -1 -1 applicant 2 6 application -14 -16 apply -1 2 appointment -13 -12 approach -3 -4 approv 3 7 approval 3 10 approve 11 19 approximate -1 -9 apr -4 7 arbitrary -5 -5 architecture -7 -12 archiv -1 3 archive 7 5 are 3 10 area 1 -1 aren -6 -4 arg 5 4 argument 1 6 arithmetic -2 5 arm 1 -3 around -7 -9 array -26 -25 arriv 6 4 arrival -7 -12 arrive 23 24 art -11 -8 articl -7 -2 article -6 -11 artifact -8 -11 asc -1 -9 ascend -1 -9 ask 1 2 assertion 8 16 assessment -5 -10 asset -9 -16 assign -3 -6 assignee -3 -4 assignment -3 -1 assistant 13 30 associat -15 -20 association -8 0 assum -11 -12 assume 6 9 async -2 -2 atlassian 0 2 attach 5 14 attachment 1 -12 attempt -14 -12 attende -9 0 attendee 5 12 attention 14 21 attribut 0 2 attribute -2 -4 au 7 20 audience 5 12 audio -8 -12 audit 11 16 auditor 4 14 auf -9 -6 auth -2 3 authenticat -13 -15 authenticate -5 -5 authentication 0 2 author 6 8 authoris 1 5 authoritative -2 -3 authority -1 8 authoriz 3 11 authorization -5 -5 auto -7 -4 automat 12 17 automatic 7 6 automatically -27 -23 automation -10 -22 availability -11 -7 available -18 -14 avant -17 -1 avatar -12 -15 avec -6 6 average -10 -11 avoid -9 -6 aw -4 7 await -1 0 aware 13 9 away 7 10 axi -5 -5 azure -16 -7 b -5 -5 back 2 3 backend -6 -6 background 1 1 backup 12 9 bad -9 -14 badge 16 15 bag 0 7 baggage 5 2 balanc 3 11 balance -3 -5 ban 12 9 bank 16 17 banner 0 6 bar 8 5 bare -3 -6 bas -20 -26 base 2 10 bash 20 27 basi -14 -10 basic -11 -10 basket 2 -1 batch -16 -12 bcc -10 2 be 11 12 bear 9 3 bearer 6 9 because -3 12 becom 1 8 become 9 8 been 4 12 before -8 11 beforehand -5 12 begin 15 13 beginn 1 4 behalf 1 2 behavior -15 -17 behaviour 13 10 behind 5 2 bei 2 17 belong -2 4 below 15 16 benchmark -8 0 beneath 13 17 beneficiary 0 11 benutzer -9 -8 besid 1 16 beside 12 10 best 3 4 better 15 17 between 0 2 beyond 6 11 bid 0 5 bill 3 8 bin 1 2 binary -1 3 bind 5 7 birth 7 12 birthday 7 10 bit 9 18 bitte -9 -6 black 4 5 blame 13 8 blind -1 -1 blob 4 3 block 7 -2 blue -6 -11 board 6 12 bodi -3 5 body 4 -3 bold -4 -5 bonu 3 9 book 11 12 booking 4 7 boolean -11 -21 boot -3 -8 border -16 -16 bot 3 9 both -8 -2 bother 3 11 bottom -2 7 bounc 1 -2 bounce -2 4 bound -5 0 box 7 10 br 4 8 bracket 8 10 branch -4 -12 brand 2 10 brave -2 -1 breach -2 -4 break -4 3 breakdown -9 -7 bridge 2 -1 brief 13 14 bring 8 13 broad -13 -10 broken 9 11 broker 2 11 brows -3 10 browser -2 -1 bucket 8 3 budget 6 4 buffer 7 3 bug 1 6 build -3 -1 built 3 5 bundl -9 -15 bundle 1 3 busines -2 -5 busy -4 0 but -1 0 button 3 -1 buy 14 14 buyer 6 6 bypas -5 -6 bypass 5 4 byt -6 -5 ca -13 -2 cabin -1 -4 cach -10 -5 cache 4 9 calculat -8 -7 calculate -7 -7 calculation 8 4 calendar 1 10 call 1 7 callback 0 2 caller 16 24 came 10 11 camera -5 -1 campaign 0 -2 can -21 -17 cancel -8 -3 cancell -10 -12 cancellation -3 -1 candidat 6 10 candidate 0 4 cannot -11 -15 cap 1 5 capabiliti -5 -10 capability -7 -12 capacity -4 -1 caption 1 9 captur -3 -7 capture -6 -3 car 7 11 card 10 9 care 14 11 cargo 4 9 carri 11 10 carrier -9 -6 carry 5 9 cart 2 -1 cas 9 8 case -7 -3 cash -2 -5 cat 15 31 catalog -11 -15 catalogue 0 6 catch -4 -4 categori -12 -18 category -5 -8 caus 0 11 cause 21 14 caution -1 -1 cdn -3 8 ceil 0 2 cell 0 -3 cent 8 9 center -1 -4 central 6 5 centre 1 -3 certifi 1 4 certificat -1 4 certificate 0 6 chain 2 12 chang -14 -12 change -6 1 changelog 4 1 channel -8 -9 char -9 -7 character -17 -14 charg -11 -7 charge -17 -10 chart -19 -21 chat -9 5 cheaper -8 -3 cheapest 5 5 check -4 -3 checkbox -7 -6 checklist 0 -4 checkout 6 6 checksum -11 -2 child 1 -5 children 6 3 chmod 17 24 cho -10 2 choice 16 18 choos 5 5 choose 5 12 chosen 13 5 chrome 1 17 chunk -10 -16 circular -2 5 cit -6 -5 citation -8 -13 cite 0 -4 city 2 -5 cl -9 2 claim 5 2 clas -6 -5 class -8 -1 claude -4 -3 claus 15 10 clause 20 15 clean -8 4 cleanup -4 -3 clear -5 -4 clearly -1 -7 cli -15 -20 click -13 -9 client 8 11 cliente 5 20 climate -6 2 clip 14 22 clipboard 9 4 clock 10 18 clon -1 -3 clos -1 -5 close 2 -3 cloud -7 -3 cluster 2 6 coach 7 13 cod 4 8 code -2 -7 codebase -2 -2 cold 2 -1 collaborator -1 6 collaps -2 3 colleagu -4 -1 colleague -2 -3 collect 8 11 collection -15 -21 collector 3 8 color -19 -21 colour 10 20 column -8 -9 com 2 18 combin -4 0 combination -4 -9 combine -8 -11 come -4 8 comfort 10 14 comma 4 3 command -12 -3 commit -7 0 committ 5 5 common -10 -7 community -4 -11 como 9 24 compact -12 -10 compani -14 -7 company 4 -4 compar 0 2 compare -23 -24 comparison 3 10 compatibility -6 -1 compatible 5 9 competitor 13 14 compilation -7 -8 complain 17 6 complaint 13 18 complet -4 -10 complete -3 4 completenes 6 18 completion -1 -5 complex -6 -7 complexity -11 -3 compliance -3 7 comply 15 19 component -20 -26 compose 1 0 comprehensive -9 -13 compress -7 -10 comput -6 -2 compute 0 6 computer 4 9 con 5 17 concept -3 -1 concern 16 11 concise -3 -10 condition -4 -6 conduct 2 3 conf 6 17 confidence -8 -10 confidential -4 4 config 9 16 configur -21 -21 configurable -4 -7 configuration -16 -18 configure -8 -11 confirm -17 -14 confirmation 3 12 conflict 9 0 confus 6 14 confuse 6 14 connect -7 -8 connection -11 -5 connector -4 3 consent -2 4 consider 3 7 consist 7 11 consistency 2 8 consistent -5 -8 console -26 -26 constraint -10 -9 consult 18 18 consumer 17 15 consumption -5 -10 contact -6 6 contain -13 3 container -1 -3 content -13 -7 context -8 1 continu 3 5 continue -3 0 contract 0 7 contrast -4 -8 contribution 0 -2 control 5 7 controll 5 -6 controller -3 2 convention -4 -5 conversation -13 3 conversion 1 -1 convert -1 -1 cooki -9 -5 cookie 17 19 coordinat -13 -16 coordinate -9 -20 copi 7 2 copia -6 5 copy 10 18 core -3 -3 corp -9 -6 corporate -4 -2 corpu 6 8 correct -3 4 correction 3 2 correspond -18 -2 corrupt -1 1 cost 2 3 could 3 -2 council -3 1 counsel 13 15 count 13 12 counter 1 1 countri 0 -5 country 12 6 course 6 10 court 6 1 cover 2 1 coverage -10 -15 cpu -9 -9 crash -2 -3 creat -19 -13 create -11 -9 creation 0 2 creator -5 -6 credential -4 4 credit -6 -13 criteria -16 -21 critical 3 0 crm 7 -2 cron -4 -4 crop 11 12 cros -8 -7 crypto -5 1 cs -8 -8 csv 0 1 ctx 18 24 cuando 6 18 cuenta 8 13 curl -19 -3 currency -7 -5 current -15 -13 currently -14 -15 cursor -13 -12 custom -17 -24 customary 5 -1 customer -10 3 cut -8 -15 cycle 6 -3 d 9 14 da 5 22 daily 7 5 damage 3 6 dan 0 21 dangerou -9 -6 dark -7 3 dashboard -14 -23 dat 4 13 data -16 -11 databas -8 -12 database -9 -15 dataset -4 -7 date -6 -5 datetime -1 -6 day 3 8 ddl -2 -3 deadlin -12 -15 deadline -8 -1 deal 5 14 debit -11 -13 debt 2 -3 debug 16 18 debugg -12 -8 decid -17 -18 decide -17 -18 decimal -2 -13 decision -16 -13 declar 9 12 declaration -2 6 declin 8 1 decline 13 4 decod -5 -4 decode 3 11 dedicat -8 -13 deem 13 13 deep -9 -8 default -26 -22 defin -13 -18 define -11 -6 definition -12 -13 degre -1 6 del 8 33 delay 3 1 delegat 7 9 delet -14 -10 delete -9 -4 deletion -6 -4 deliver 9 10 deliveri 5 0 delivery 16 10 delta 5 7 dem 5 10 demand 0 14 demande 7 19 demandez -19 -16 den 1 14 deni -1 -6 deny 18 7 department -11 -6 departure 2 5 depend -9 0 dependenci 0 -7 dependency -8 -10 deploy -14 -11 deployment -10 -3 deposit -1 6 depot 21 22 deprecat -14 -5 depth -7 -16 der 5 19 deriv -3 -2 desc -3 -9 descend -1 -10 describ 7 10 describe -1 -2 description -12 -11 design -1 -1 desir -4 -3 desk 12 17 desktop -8 0 destination -4 5 destroy 7 9 destructive -7 -11 detail -22 -19 detect -10 -18 detection -12 -21 determin -8 -7 determine -9 -14 dev 3 15 developer 2 4 development -9 -9 deviation -11 -10 devic 0 1 device -10 -13 devuelve -4 8 dia -1 4 diagnos 10 8 diagnosi -2 2 diagnostic 18 18 diagram -14 -18 dialog -2 1 diary 1 2 dictionary 3 4 did 4 2 die -12 2 diff 3 1 differ -4 1 differenc -6 2 difference 3 7 different -4 2 digest 6 5 digit 11 11 digital 4 3 dimension -7 -10 dir -8 -12 direct -1 4 direction -3 1 directive 9 10 directly 2 -10 directori -12 -13 directory -5 -4 disabl -7 0 disable 15 23 discard -6 -5 disclose 17 21 disconnect -8 -10 discount -9 -4 discover -16 -18 discovery -7 -4 discussion 11 12 disk -11 -5 display 13 13 disput 14 11 dispute -3 5 disregard 1 5 distance -16 -14 distinct -6 -5 distribut 4 2 distribution -3 2 district 0 11 divid -6 -3 dm 4 3 dn -3 -3 dna -1 3 do 4 6 doc -19 -9 docker -8 0 dockerfile 0 4 doctor 6 7 document 7 5 documentation -22 -15 docx 1 -2 doesn 4 2 doi -3 8 domain -16 -21 don -20 -13 donation -7 -7 done -7 -4 donor 4 6 door 2 9 dose -3 -5 dossier -6 4 dot -1 1 doubl 10 17 double 0 7 doubt 2 12 down 12 15 download -6 -7 draft -13 -7 drag -6 -8 draw 15 13 drawn -9 -4 driv -9 -10 drive -9 -11 driver 9 13 drop 19 20 dropp 5 7 drug 9 10 dry -13 -14 due -7 -6 dump 5 16 dung 4 13 duplicat -3 -5 duplicate 5 9 dur 8 13 duration -7 -9 duty 17 13 dynamic -1 -6 each 1 9 earlier 14 18 earliest -16 -13 early 3 7 earn 15 15 east -8 -8 echo 7 14 edg -3 -13 edge 1 -9 edit 4 12 edition 13 18 editor 7 7 een -7 17 effect -12 -15 effective 12 14 efficient -2 -6 effort -2 -7 eight -1 -3 ein -4 11 eine -2 12 einem -4 10 einen 3 4 either -3 1 element -17 -26 elevation -9 -12 else -12 -5 elsewhere 19 25 email 2 1 embedd 0 -3 emergency -11 -3 emit -19 -8 emoji 3 4 employe 19 14 employee -4 -3 employer 34 38 empty -2 -3 enabl -12 -14 enable -20 -14 encod -10 -12 encode 9 18 encrypt 2 -7 encryption -6 -9 end 12 10 endpoint -14 -18 energy -4 -1 enforc -6 -5 engagement -11 -10 engin -2 1 engine 0 6 engineer 6 10 english -8 -11 enough -9 -4 enrich 1 0 ensur -2 -9 ensure 1 2 enter 1 3 enterprise -5 -12 entire -9 -2 entirely -8 -10 entiti -13 -6 entity -14 -15 entre 0 18 entri -2 0 entropy 5 15 entry -1 1 enum -8 -10 env 6 13 envelope 5 1 envia -6 0 environment -5 4 equal -8 -5 equivalent -10 -6 error -20 -7 escap -4 0 escrow 9 18 essay 24 26 essential -15 -16 est -16 3 establish -6 -6 estimat -12 -10 estimate -4 -1 etc -9 1 eur 18 27 euro 6 24 europe -7 -9 evaluat 3 7 evaluate 4 11 evaluation 2 4 even 6 21 event 8 6 every 9 26 everybody -7 -7 everyone 0 -1 everyth -1 8 evidence -14 -14 exact -6 -7 exactly -12 -13 exampl -19 -24 example 14 32 exce -11 -12 exceed -12 -9 except -10 -5 exception -4 -6 exchang 7 9 exchange 5 -3 exclud -3 -12 exclude -5 -10 exclusion -7 -8 exclusive -7 -13 exec 12 13 execut 8 9 executable -9 -9 execute 12 10 execution -10 -5 exif 2 1 exist -13 -4 exit -10 -8 expand 0 2 expect 8 8 expensive -9 -2 experience 21 21 expert 2 10 expir 0 1 expiration -1 -1 expire 0 1 expiry 2 3 explain 8 3 explanation 6 5 explicit -8 -13 explicitly -10 -14 explore -6 -5 export 10 12 expos -14 -14 expose -10 -9 expres 6 -4 expression -6 -11 ext 19 29 extend 2 0 extension -8 -5 external -8 -6 extra 0 9 extract -13 -13 extraction -6 -12 fac 5 3 face 11 15 fact -8 -8 factor -4 -8 fail -4 1 failur -10 -10 failure -19 -15 fall 5 5 fallback 0 -3 false -2 5 famili 3 -2 family 6 15 far 11 14 fare -1 1 fast 1 18 faster -11 -8 fastest 2 3 favour 5 17 fe 9 11 featur -26 -25 feature -7 -10 fee -2 12 feed -1 -3 feedback -5 -11 feel -8 -4 feld 9 14 fetch -6 -4 few -8 -1 fewer -12 -4 field -13 -10 figma -13 -22 figur 14 13 figure 16 18 fil -1 -3 file 9 2 filename -12 -18 filepath -4 -12 filesystem 4 6 fill -4 4 filter -24 -25 final -13 -9 finance 9 3 financial -8 -1 find 6 10 finding 3 -1 fine 15 12 fingerprint 1 8 finish 0 -4 fire 7 10 firefox -2 1 firewall 6 8 firm 12 18 firmware 1 3 first -3 2 fit -8 -3 five 11 10 fix -1 2 flag 11 3 flagg -16 -15 flaky 3 3 flat 0 -3 fleet 8 12 flex -8 -7 flexible -11 -5 flight -4 7 float 10 2 floor -3 -7 flow 5 -4 focu -4 -3 focus -7 -8 folder 3 8 follow 10 14 font 5 12 food 17 13 foot 8 10 footer 0 6 for -3 0 forbidden -37 -53 force -13 -3 forecast -6 -4 foreign -6 2 forget 8 0 fork -2 2 form -3 -1 format -6 -16 formatt -9 -4 formatter 10 16 former -9 -12 formula -11 -15 forward -1 16 found 11 13 four -1 2 fragment -3 -5 fram 4 10 frame -7 -10 framework -12 -16 fraud -13 -10 free 3 8 frequency 5 9 fresh 0 1 friday -1 4 friend 14 29 friendly 2 5 from 2 5 front 4 4 frozen -2 3 fuel 5 6 full -3 5 fully -6 -7 function -6 -12 functionality -10 -8 fund 19 23 fur 5 8 further 4 9 future 4 2 fuzzy -5 -8 ga 6 14 gain 22 22 game -2 -4 gate 1 6 gateway -1 8 gather 13 4 gave 9 11 gcloud 11 12 gemini -14 -8 general 2 1 generat -18 -13 generate -20 -19 generation -3 -10 generic -2 -2 genre 3 2 geocode 2 -1 get -11 -6 gett -3 -6 gibt -13 -14 gift 9 13 git -4 3 github 10 10 giv -10 -2 give -3 6 given 2 8 glas 0 2 glob -3 -4 global -15 -19 glossary -14 -12 gnupg -6 10 go 1 5 goal -9 -5 gold 14 12 gone 3 2 good 11 14 google -8 4 got 15 15 gp -5 0 gpg 7 14 gpu -7 -13 grad 5 -7 grade 5 10 grant 22 30 graph -7 -1 greater -1 -3 green -9 -12 greet 11 21 grep -7 2 grid -4 -9 gros 7 -1 ground 6 -2 group -6 -3 guard 12 12 gues -9 0 guess -12 -14 guest 13 8 guid -22 -20 guidance -1 -8 guide -5 -5 guidelin 2 5 ha 2 8 had -1 8 half -6 -6 hand 5 10 handl -4 7 handle -9 -11 handler -2 -1 hang 5 11 happen 0 -2 harbour 8 11 hard -7 3 hardware -28 -29 harmles 6 15 hash 2 1 hasn 11 14 hav 0 5 have 1 6 hay -5 -8 head -12 -1 header 2 -2 heading 2 0 headles -6 -14 health 7 9 hear 9 15 heard 5 11 heart 4 -4 heat 0 5 height -14 -11 held 11 8 hello -7 -11 help -12 -4 helper -1 12 helpful 4 -1 hence 22 31 here 7 11 herramienta 2 26 het -2 15 hex 4 8 hi 4 5 hidden -13 -7 hide 5 16 hierarchy -10 -11 high -5 -9 higher 19 29 highest -3 -4 highlight -6 -8 him 2 1 hint 16 22 historical -5 -6 history 0 11 hit 0 3 hold 15 17 holder 7 8 holiday 1 5 home 14 17 honour 13 20 hook 6 9 horizontal -3 -6 host 5 12 hostname 4 6 hot -3 -2 hotel -3 9 hour -1 -3 hourly -3 2 hous -8 -10 house 12 13 household 5 0 housekeep 3 10 how 3 -1 html -10 -9 http -3 30 hub 4 11 human 2 4 hundr 6 10 hunk 5 2 iam 10 16 iban -12 -4 icin -3 19 icon 3 8 id -5 -10 idea -10 -13 ideal -7 -5 idempotent -14 -14 identical -16 -22 identifi -3 -10 identifier -20 -29 identify -19 -21 identity -8 -8 idle 1 -6 ignor -14 -10 ignore 1 16 illnes 20 15 imag -5 -6 image -2 2 img -11 -4 immediately -9 -3 immer 3 12 impact -7 -9 imperial 0 -5 implement -4 -6 implementation -8 -8 impli -9 -9 import -11 -10 important -9 2 improv -3 -3 improve 3 7 inbox 11 12 incident -2 -1 incl 14 19 includ -10 -2 include -13 -13 inclusive -7 -11 incom 3 12 income 1 -1 incomplete -10 -9 increas -3 13 increase -8 -9 independent 3 14 index -7 -9 indic -10 -9 indicat -9 -11 indicate -6 -7 indicator -6 -8 individual -9 -9 industry 0 1 infer -4 -3 info -1 0 inform -7 -2 information -24 -30 ingest -7 -4 ingredient 2 0 inhalt 15 16 inherit -11 -7 init 7 10 initial -1 -3 initialize -7 -13 initially -2 -2 injection -9 -15 inline -13 -7 input -24 -25 insensitive -3 -3 insert -8 0 inside 3 -4 insight 2 19 insist 3 5 inspect -3 -9 inspection 13 18 install 6 12 installation -4 2 installer -1 4 instanc -4 -3 instance -13 -12 instant 0 2 instead -8 -1 institution 7 14 instruction -14 0 insurance 9 12 insurer 19 15 intake 2 3 integer -5 -12 integrat -4 -3 integration 0 11 integrator 0 6 integrity -7 -1 intend 0 -8 intent -11 -11 interact -6 -10 interaction -6 -1 interactive -13 -13 interest 14 22 interface 2 -6 internal -5 -1 internet -1 12 interpret 5 3 interval -13 -5 interview 9 22 into 0 10 invent -8 -10 inventory 6 7 invisible -2 8 invit 1 1 invitation -15 -6 invite -2 5 invoic 5 8 invoice -21 -11 invok 3 12 invoke -6 3 involv -7 4 irrespective 15 20 irreversible -14 -12 isn -4 4 iso -6 -10 isolat -4 -3 issu -12 -13 issue -3 -5 ist 12 24 it 5 14 italic -4 -4 item -15 -20 itself -4 -2 january 3 4 japan -5 -5 java -12 -9 javascript -15 -21 jira -9 -10 job -13 -11 john -10 -14 join 18 25 jour -8 -7 journal -9 -8 jpeg -4 -11 jql -4 -9 json -6 0 jump -11 -4 just 14 20 keep 9 16 kept -6 -1 kernel 4 4 key 3 2 keyboard -5 -5 keychain 4 4 keyword -12 -17 khong 4 -2 kill -4 5 kind 1 10 kindly 14 14 kitchen -6 -3 know -2 6 knowledge -11 -13 known -3 1 kube 2 13 kubeconfig 3 3 kubectl 14 14 kubernet -12 -18 l 11 24 la -8 -1 lab 20 27 label 7 3 labell 5 3 lack 11 14 land 7 5 lang 1 -3 languag -5 -6 language 2 -3 large -11 -8 larger -9 -16 largest 13 19 last 7 5 lat 7 8 late 9 16 latency 4 0 later 4 5 latest -7 -2 latitude -8 -16 launch -10 -13 law -14 -11 lawyer 20 25 layer -2 4 layout -10 -13 lead 8 22 leak 9 3 learn 2 5 least 2 4 leav 6 1 leave 5 8 ledger -4 -6 left -3 -4 leg 1 12 legacy 4 10 legal -2 8 length -2 -4 les -8 -3 let 5 14 letter 7 4 level 8 4 li 27 22 liability 3 3 librari 3 -3 library -4 -3 licence 19 23 license 17 23 lie 18 22 life -12 -11 lifecycle -2 -4 lift 30 33 light -3 -1 lik 2 6 like 14 0 likely -9 -2 limit 0 1 limitation 2 3 lin 3 -2 line 0 3 linear 2 -1 link -3 -3 lint 1 5 linter -3 -6 list -9 -12 listing -4 1 literal -10 -11 little 8 6 liv 10 6 live 8 18 llm -8 -1 lo 7 13 load 0 11 loan 5 8 local -7 -10 locale 2 5 localhost -11 -6 locally -11 -8 locat -6 -9 locate 7 13 location -6 -6 lock 11 8 log -5 0 logg -10 -6 logger -4 -10 logic -3 2 login 0 10 lon 2 8 long -4 -6 longer 11 12 longitude -8 -16 look 12 16 lookup 4 3 loop -4 0 los 1 4 lose 15 17 loss 7 0 lost 7 5 lot 10 12 love 17 8 low 9 9 lower 6 15 lowest -8 -7 machin 2 5 machine -3 5 macro -9 -7 made -4 -4 mail -6 6 mailbox 4 3 main -2 -1 maintain 5 6 maintainer -2 0 maintenance 9 18 major -4 -1 mak 12 14 make -3 11 maker 9 11 malware 7 12 manag -3 -4 manage -15 -22 management 2 4 manager -1 5 mandate 7 10 mandatory 11 13 manifest 3 -7 manual -18 -22 manually -13 -17 many -5 -7 map 3 0 mapp 4 5 march 10 7 margin 13 19 mark -22 -13 markdown -17 -19 marker -2 3 market 3 2 markup 0 -2 mask 5 -4 master 4 3 match -6 -8 material 7 3 matrix 6 0 matter 16 15 max -13 -10 maximum -10 -12 may -13 -11 mcp -17 -11 meal 1 0 mean 5 7 meant 3 -4 meanwhile 1 6 measur -9 0 measure -8 -16 media -11 -22 medical 1 10 medication -4 4 medicin -2 -2 medium -5 -5 meet -6 3 member 5 0 membership -4 -4 memo 14 14 memory -16 -12 mention -3 2 menu 5 2 merchant 10 13 merg 0 1 merge -4 -9 messag 8 4 message -7 -7 met 3 3 meta 3 10 metadata -26 -26 meteo -2 7 meter 0 -6 method -9 -16 metric -9 -10 middle -7 -7 might -16 -19 migrat 1 2 migration -1 -2 milestone -2 -4 millisecond -4 -9 mime 0 -3 min -3 7 mind 10 9 minimal -12 -4 minimum -14 -17 minor 14 9 minu 7 16 minut -12 -12 minute 0 4 mirror 8 27 mis -2 -3 mismatch -3 -3 miss 3 0 mistak 6 0 mit -4 12 mix -3 3 mobile 4 -2 mod 5 0 mode -17 -16 model -2 8 moderate 2 -2 moderator 12 12 modern -2 -4 modifi -5 -9 modification -11 -12 modify -14 -5 modul -11 -8 module 3 -7 moment 3 8 monday 2 -4 money -15 -12 mongodb -18 -21 monitor 7 5 month 20 21 monthly 10 9 mood 2 8 more -4 -3 morn 19 16 most -1 1 mostly 8 12 motion -3 -10 mount -16 -14 mov 9 6 move -5 2 much -6 1 multi -17 -17 multipart 0 -2 multiple -26 -26 multipli 6 20 multiply 25 33 mus 0 12 music 12 17 must -5 5 mutually -4 -4 nach -16 -13 nam -2 -3 name -9 -14 namespac -10 -9 namespace -5 -10 nao -1 15 narrow 1 3 national 7 11 native -4 -9 natural -12 -9 navigat -6 -2 navigate -2 -2 navigation -12 -21 ne -8 -4 near 0 3 nearby 1 1 nearest -3 0 necessary -2 3 need -6 -4 needn 14 18 negative -1 3 neighbour 14 25 neither 3 3 nest -6 -10 net 11 20 netrc -3 3 network -1 -2 neu -4 -2 neutral 1 10 never -5 -5 new -10 -4 newer 1 -3 newest -2 2 newlin -3 -2 newly -7 -9 newsletter 4 1 next -5 -2 nguoi 9 16 nicht -16 4 nie 6 25 niet -20 -6 night 6 8 nightly 19 20 nobody 14 22 nod -14 -16 node -13 -7 noise 12 11 non -12 6 none 4 2 nor -9 -16 normal -12 2 normaliz -6 -9 normally -2 3 not -8 -4 notation -8 -9 note 6 8 notebook 6 6 noth -6 -8 notic -8 -4 notice 4 1 notifi -2 -4 notification 8 4 notify 0 7 notion -5 6 notiz 4 0 now 4 11 npm -12 -11 npmrc -12 11 null -15 -14 number -1 -7 numeric -7 -11 numero -8 4 nur -7 -2 nutzer -3 0 oauth -9 -15 obey 19 20 object -13 -19 objection 26 31 oblig 16 20 observation -8 0 obtain -4 7 occur -1 6 ocr -5 -5 oder 8 17 off 4 8 offer -11 -5 office 6 15 officer -1 10 official -5 -1 offline -5 -9 offset -16 -22 often -4 -4 ohne 0 17 old -11 -11 older -3 4 oldest 0 3 omit -17 -11 omitt -17 -14 on 11 17 onboard -1 -3 once -4 5 one 4 1 online 5 -2 only -18 -15 op 20 28 opaque -12 -13 open 6 2 openai -2 6 operat -4 -8 operation -19 -8 operational 3 -1 operator -4 -3 opinion 3 -5 opt 1 5 optimiz -5 -4 optimization -5 -4 optimize -1 -2 option -10 -13 optional -22 -35 optionally -15 -14 order 9 9 ordinary 6 1 org -4 5 organisation 5 12 organiser -6 -5 organiz -1 -5 organization -18 -32 origin 10 13 original 7 7 other 8 13 otherwise -8 8 otp 5 10 our 33 39 out 6 11 outbound 1 1 outcome 6 10 outdat 20 23 outgo 2 3 outil 1 11 outlook 3 -1 output -4 -11 outrank 7 24 outside -8 -4 over 6 8 overall -13 -12 overdue -5 -6 overload -7 -6 overrid -6 -2 override 1 2 overview -7 -14 overwrit -13 -14 overwrite -5 -14 overwritten 6 10 own -13 -7 owner 0 9 ownership 2 8 p 2 2 pa -8 4 pack 9 8 packag -10 5 package -12 -7 padd -4 5 pag -2 -1 page -3 -3 paginat -1 -5 pagination -19 -16 paid -3 0 pain 4 8 pair -2 -2 palette -2 3 panel -2 14 paper -1 -2 par -1 23 para 3 11 paragraph -12 -14 parallel 0 -2 param -3 -2 parameter -7 -2 parcel 17 16 parent -5 -7 pari -2 -5 park 14 11 pars -1 2 parse 0 4 part -3 3 parti 9 16 partial -9 -12 participant 2 2 partner 30 36 party 10 7 pas -2 7 pass 4 20 passag -6 -14 passe 12 16 passenger 1 7 passphrase 14 18 passport 9 12 passwd -1 6 password 8 15 past -2 4 paste -2 2 patch -10 -11 path -11 -18 patient 2 7 pattern -21 -26 paus 3 11 pause -12 1 pay 9 7 payee 17 11 payload -12 -18 payment -9 2 payout 10 9 payroll 4 10 payslip 12 8 pdf -1 -2 peer 14 7 pem 5 10 pend -4 -7 people 10 13 per 7 8 percent -2 1 percentage -2 -3 perform -8 -11 performance -8 -2 period -2 -6 permanent 1 1 permanently -6 -2 permission 15 8 permit 17 23 permitt -5 -4 persist -8 -7 persistent -6 -9 person -1 6 persona -9 -14 personal -14 -16 pet 23 16 pgpas 5 10 pharmacist -7 -5 pharmacy 4 5 phase -10 -6 phone 12 4 photo 10 6 php -1 -3 phras -7 -6 phrase 6 12 pick 18 23 pickup 11 12 pictur 6 24 picture -4 -4 pid -3 -4 piec 11 9 pii -1 -2 pin 11 11 pinn 4 2 pip 1 3 pipelin 2 0 pipeline -9 -9 pixel -11 -10 plac -6 2 place 5 13 placeholder 0 3 plain 7 6 plan 4 1 plann -1 -1 planner 12 18 plant 21 15 plate -4 -2 platform -7 -11 play -3 2 player 6 12 please -3 5 plu 6 27 plugin -4 1 png -16 -15 pod -7 -8 poi 0 1 point -7 -6 polici 8 10 policy -4 0 poll -3 -11 pool 4 3 popular -12 -13 por 3 24 port -3 -2 portal 4 0 portion 13 15 position -9 -10 positive -14 -9 possible -17 -18 post 1 4 postal -9 -7 postcode 4 2 postgr -4 -6 postgresql -11 -17 postinstall 10 20 pour -3 6 power -7 -9 practic 0 1 practice 3 5 pre -9 -9 preced 10 19 precedence -6 -1 precise -10 -15 precision -5 -3 prefer -14 -13 preferenc -14 -19 preference 5 0 preferr 12 10 prefix -4 -8 premium 19 26 prepar -15 -13 prepare -10 -12 pres 2 0 prescription 8 6 presence 4 -2 present 12 14 preserv -10 -12 preserve 1 1 preset -10 -9 press 5 7 prevent -2 -7 preview -5 -6 previou -9 -2 previously -8 -11 pric 4 7 price -3 0 prima 5 21 primary -9 -10 principal -6 3 print 13 17 printer -3 4 prior 11 21 priority 4 4 privacy -6 5 private -1 6 privileg 6 11 pro 11 7 probability -4 -8 probe 19 20 problem -7 -9 proce 1 1 procedure -16 -18 proceed -7 -8 proces -3 -4 process 1 10 prod 14 17 produc 8 9 produce 12 13 product -4 -3 production 14 9 professional -7 -5 profil 1 -6 profile 8 8 profit -5 0 program 2 5 programm -2 -5 programme 8 17 progres -9 -15 proj -2 -6 project -21 -17 projection 0 -1 prompt -3 -4 proof 5 11 proper 1 -3 properly 0 8 properti -3 -6 property -12 -21 propos -4 -5 proposal -1 -9 propose -12 -12 protect 5 5 protection -5 1 protocol -9 -9 provenance 13 25 provid -38 -30 provide -25 -8 provider -4 -7 proxy -5 1 pub 4 12 public 3 8 publish -1 -4 publisher -8 -7 pull 0 -3 pupil 12 6 purchas 9 12 purchase -7 -7 purpos 0 -2 purpose -17 -14 push 2 13 put 17 21 python -4 1 qualifi 2 -2 quality -11 -7 quantiti 18 16 quantity 0 4 quarter 1 9 quarterly 3 7 que 6 26 queri -11 -6 query -7 -5 question 1 -3 queu -1 1 queue -16 -20 quick 3 0 quiet 8 13 quietly 8 17 quot -5 -9 quota 6 11 quotation 1 5 quote 13 9 r -3 -4 radiu -5 -9 rail 8 -5 rais 10 14 raise 23 22 ran -7 -8 random 7 5 rang 0 6 range -14 -16 rank 19 17 rarely 14 18 rat 15 17 rate 4 4 rather -14 -6 rating 3 5 ratio 15 12 raw 0 -1 reach -4 -3 reachable -2 2 react -8 -17 reaction -7 -12 read 2 6 readability -13 -11 readable -2 6 reader 22 23 reading 4 9 readme -1 4 ready 1 1 real 0 4 really -5 -8 reason -7 1 recall -4 2 receipt -4 -5 receiv 0 2 receive 1 0 receiver -17 -22 recent 5 -3 recently 8 10 recip 7 5 recipe -1 -3 recipient -15 -12 recognis 7 5 recommend -6 -7 recommendation 0 -5 record 3 1 recording 3 4 recovery 2 16 recruiter -9 -7 recurr -3 -5 recursively -3 -7 redact -5 -9 redeem 2 1 redirect -11 -6 reduc -17 -19 reduce 7 6 ref -9 -1 refactor 7 3 refer -15 -12 referenc -16 -19 reference 9 0 refine -16 -16 reflect -8 -6 refresh 7 7 refund 8 10 refundable 0 -1 refus -25 -25 refusal 22 27 refuse 2 4 regard 10 7 regardles 0 11 regex -6 -2 region -4 -4 register -8 2 registrar -2 2 registration -3 -3 registry -5 -5 regular 0 2 regulation -2 4 reject -10 -16 rejection -2 13 relat -21 -16 relation -5 -8 relationship -9 -12 relativ 17 15 relative -13 -19 relay 8 21 releas 0 -5 release -4 3 relevance -9 -11 relevant -21 -14 reliable -2 -1 rely 1 8 remain -2 0 remark 4 12 remember 13 22 remind -13 -17 reminder -14 -8 remote -9 -10 remov -3 0 removal -4 -7 remove -4 0 renam -7 -9 rename -9 -2 render 3 9 renew 9 11 renewal -4 1 rent 9 17 reopen -5 -12 repair 17 17 repeat -17 -5 replac 2 4 replace -8 8 replacement 1 -2 repli 6 11 replica 11 12 reply -1 8 repo -2 8 report -5 1 reporter 14 18 repositori 5 7 repository -10 -15 represent -11 -24 request -4 1 requester 10 19 requir -17 -18 require -5 -3 requirement -11 -9 rerun 1 -1 research 9 9 reserv 1 8 reserve 8 16 reset 2 4 resident -5 -9 resiz 7 11 resolution 3 7 resolv -10 -8 resolve -9 -7 resolver -4 -2 resourc -16 -20 resource -22 -25 respect -6 1 respons -2 -8 response -19 -22 rest -4 -1 restart -4 0 restaurant -10 -14 restor 12 12 restore -2 -1 restrict -3 -14 restriction 9 5 result -12 -10 resume -3 -3 retain 4 5 retention 15 9 retri 1 3 retriev -16 -13 retrieval -2 -4 retrieve -17 -24 retry -6 2 return -20 -23 reus -8 -13 reuse -6 -5 reveal 0 -3 revenue 0 13 reverse 1 1 revert -11 -12 review 5 3 reviewer 3 12 revision -7 -17 revoke -4 -2 rewrit 5 5 rewrite 5 6 rewritten -2 0 rfc -4 -8 rich -12 -14 ride 6 4 right 12 12 risk 22 20 rival 6 23 road 1 2 robot -11 -12 rol -8 -2 role -5 -5 roll 16 17 rollout 1 -2 room 15 13 root 9 15 rot 8 10 rotat -1 -2 rotate 0 -2 rotation -6 -1 round 17 21 rout -9 0 route -2 -2 router 6 11 row 6 5 rs 2 5 rsa 7 11 rul 5 9 rule 4 11 run -4 -1 runn -10 -2 runner 7 5 runtime -7 -11 rust -5 -2 safe -1 11 safety 2 8 said 3 6 sal -2 -2 salary 5 11 sale 5 3 same -3 -3 sampl -3 3 sample 32 18 san -5 16 sandbox -1 4 sav -10 -7 save 10 8 saving -1 -8 say 1 12 scal -12 -4 scale -10 -13 scan 3 -1 scann 0 12 scenario -8 -14 scene -8 -7 schedul 6 11 schedule -1 6 schema -5 -6 scheme 8 13 school 5 5 scop -12 -5 scope -2 1 scor -12 -13 score -2 5 scrap 7 8 scrape -12 -21 screen 3 5 screenshot -9 -9 script -6 -6 scroll 3 -2 se -2 4 sea -3 -5 seal 9 10 search -13 -7 seat 4 5 sec -1 4 second 12 15 secret -1 -1 section -18 -7 secure -1 9 security 9 16 see -2 1 seed 2 0 seen 3 3 segment -10 -8 seldom 14 16 select -16 -11 selection -13 -23 selector -5 -8 self -3 -10 sell -3 -1 seller 7 11 semantic -6 -10 send -8 6 sender 13 7 sense -4 -4 sensitive 5 3 sensor 12 8 sent -7 1 sentenc 0 -8 sentence -6 -3 sepa 0 12 separat 4 6 separate -2 5 separately -13 -17 separator 6 1 sequence -2 0 sequential -10 -9 seri 0 -2 serv 10 12 serve -8 -9 server -8 2 servic 1 -1 service -5 -5 servidor -1 20 session -1 -1 set 8 5 sett 12 15 setting -6 0 settl 14 20 settle 14 10 setup -5 5 seven -11 -5 several -14 -11 severe -12 -9 severity -4 -8 sftp 3 12 sha -12 -12 shadow 8 15 shall 19 12 shap -14 -11 shape -13 -15 shar 5 7 share 11 24 sheet -7 -7 shell 17 18 shift 3 11 ship 18 24 shipment -1 2 shipp -7 -13 shipper 2 -1 shop 5 5 shopp -1 0 short -9 0 shorten -9 -1 shorter 1 4 shortest 9 4 should 7 16 shouldn -4 -2 show -7 -5 shown -8 -4 sid 5 -1 side -1 0 sidenote 8 15 sie -9 9 siempre 1 13 sight -1 3 sign 0 3 signal -8 -7 signatur -6 3 signature 2 12 signer -2 2 silenc -2 -2 silence 15 7 silent 7 3 silently 4 14 similar 0 -4 similarity -5 -2 simple -2 4 simply 5 8 since 1 11 sind 8 18 single -17 -23 sink 7 7 sit 0 8 site 2 -3 six 11 11 siz -2 -3 size -9 -17 skill 9 -2 skip 12 17 skipp -7 -2 sku -1 -1 slack 4 -1 slash 0 2 slip 3 4 slot -5 2 slow 22 31 slug -8 -15 sm 15 23 small -3 -4 smaller 1 12 smallest -9 -9 smart -5 -2 snapshot 0 -5 snippet 13 12 social 22 20 sock 10 6 software 10 12 sold 8 10 solution -13 -12 solv 5 9 some -15 -4 somebody -1 6 someone -7 -5 someth -2 -7 sometim -21 -19 son 0 -2 sont 3 9 soon 5 4 sort -9 -12 sound 10 14 sourc 2 -2 source -5 -6 spac 1 3 space 13 17 spam 3 8 span -10 -10 spe 14 8 speak 8 16 speaker 6 3 spec -9 -8 special 6 7 specializ -8 -3 specifi -21 -27 specific -34 -34 specifically -1 -4 specification -8 -5 specify -11 -13 spell 7 7 spend 9 11 spent -11 -12 split -1 2 spoken 15 22 sponsor 11 15 spot 2 4 spread -3 -6 spreadsheet -5 -8 sprint 13 13 sql -1 7 sqlite 11 10 squash 2 4 src 14 15 ssh -3 6 stability 6 -11 stable 1 3 stack -12 -16 staff 20 20 stag -13 -21 stage 0 2 stale 1 3 stamp 2 -3 stand 14 11 standard 1 4 star 18 19 start -13 -14 stat 0 5 state -10 -10 statement 3 9 static -6 -10 station 11 6 statistic -4 -7 statu -15 -12 status -5 -6 stdout 0 1 step -11 -12 still -4 -5 stock -13 -9 stop -3 0 stopp -3 -2 stor -1 0 storage -6 -3 store 4 6 stori 2 -4 story -14 -14 str -17 -14 straight 9 16 strategi -3 -6 strategy -3 -9 stream 9 10 street 13 19 strength 4 5 strict -5 -12 stricthostkeycheck 3 18 strictly -3 0 string -12 -4 strip 10 13 stripe 8 15 stripp -4 -9 strong -1 -3 structur -12 -11 structure -11 -16 stuck -9 -13 student 1 0 study 7 14 styl -9 -11 style -2 -4 sub -10 -16 subject 11 10 submission 2 -5 submit 2 4 submitt -3 1 subscrib 7 6 subscribe 7 11 subscriber 10 9 subscription 10 14 subsequent -5 0 subset -2 0 substitute 3 13 substr -1 -4 subtask -9 -12 subtract 4 6 succeed -3 -2 succes 5 13 successful 0 5 successfully -11 -16 such 5 2 sucht -3 -2 sudo 1 9 suffix -2 1 suggest -18 -20 suggestion -11 -15 suitable -3 4 sum 9 4 summ -11 -9 summari -10 -3 summaris 21 28 summarise -3 -1 summariz -1 -1 summarize -16 -14 summary -11 -11 supersed 4 5 superuser 13 21 supervisor -8 -9 supplement 3 -6 suppli -1 1 supplier 2 4 supply 6 9 support -15 -7 sur 6 8 sure -6 -6 surfac -3 -6 surface -7 -5 surround -2 -7 survey 2 3 surviv 11 18 suspend -2 5 svc 19 23 svg 5 6 swap 21 34 swapp 17 20 switch 3 5 symbol -12 -11 symptom -6 -5 sync 8 17 synchronis -9 -9 syntax -12 -13 system 2 12 tab -2 5 tabl 4 3 table 3 0 tag -4 -7 tagg 1 12 tail -4 -3 tak -7 3 take 5 17 taken 3 8 talk 12 17 tan -17 -13 target -11 -8 tariff 14 10 task -15 -17 tax -11 -5 tcp -7 0 teacher -18 -20 team 2 -4 technical -4 -7 technology -11 -15 telegram 17 15 telemetry 18 18 tell -6 4 temp 1 -4 temperatur -1 1 temperature -11 -14 templat -4 -3 template -2 -2 temporary -11 -13 ten 16 16 tenant 2 3 tend -2 6 tenth 5 1 term -7 -2 terminal 12 11 terminat -7 -11 terminate 11 9 terraform -7 0 test -12 -8 texte -9 3 th 0 1 than -2 6 thank 6 16 that 12 14 the 6 7 their -1 12 them 4 16 theme -1 0 themselv 17 21 then 10 15 there 7 13 therefore -5 18 these 4 9 they 0 7 thi -3 2 thing -5 0 think -3 4 third 8 11 those 21 23 though 14 29 thought -19 -25 thousand 0 4 thread 1 -7 three 7 10 threshold 3 -4 through 8 19 throughput 1 -3 throw 5 6 thu 8 18 ti -1 -6 tick 16 25 ticket 8 7 tier -5 -2 till -7 -6 tim 0 8 time -1 2 timeline -9 -8 timeout -7 -16 timer 6 9 timestamp -20 -24 timezone -6 -12 tip 5 7 titl 1 8 title -8 -11 tl -6 2 tmp 21 28 today 6 12 todo 1 11 together -12 -17 token -7 1 told 15 17 toml -10 -2 tomorrow -2 -5 ton 15 21 tone 5 1 too 11 20 took -3 -4 tool 9 18 top -3 -5 topic -1 1 total -12 -10 touch -4 -4 toujour 1 15 toward 2 5 town 8 10 tra 8 4 trac -4 -5 trace -9 -13 track -5 -2 trad -8 -8 trade 11 11 traffic 1 -6 trail 6 -3 train -6 0 transaction -19 -18 transcrib 1 4 transcript -6 0 transfer 6 13 transit 1 1 transition -6 -3 translat -3 -2 translate -2 -9 translation -19 -8 transport -9 -13 trash -19 -16 travel 2 8 traveller 4 4 treat -3 0 treatment -7 -3 tree -1 -2 trend -15 -12 tri -6 -3 triage -2 7 trial 10 14 trigger -13 -13 trim 10 12 trip 12 9 truck 8 8 true 1 4 truncat -12 -14 truncate 3 5 trust 16 22 try -4 -5 ttl -3 2 tun -4 -1 tunnel -7 -9 turn 3 7 twelve -2 0 twice 3 12 two 6 7 txt -5 0 typ -3 -5 type -21 -23 typescript -2 -4 typical -12 -11 typically -6 -4 typo -1 -3 ubergeben -16 -15 uid -14 -19 una -6 19 unassign -3 -5 unavailable -5 -5 uncertain -1 -3 unchang -7 -11 unclear -7 -9 und 0 20 under 3 10 underly -6 -6 understand 5 7 understood 0 6 undo -3 -8 undone -6 -7 une -5 -4 unifi -8 -10 union 8 5 unique -7 -11 unit -3 -7 unix -4 -13 unknown -2 -1 unles -9 -14 unlike -3 -5 unlimit 9 7 unlink -3 -5 unlock 6 5 unmask 11 10 unpublish 3 -2 unread 5 8 unreliable 9 11 unresolv -7 -10 unsafe 10 10 unset -2 4 unsubscrib -5 -6 unsubscribe -9 -13 unsure -8 -7 until -7 -6 untouch 3 -5 untrust -16 -13 unus -8 -10 up 12 21 updat -18 -20 update -18 -10 upgrad -1 0 upgrade 6 6 upload -6 3 upon -6 2 upper 18 16 upsert -7 -12 upset 18 24 upstream -8 -6 uptime 5 8 urgent -15 -11 uri 1 5 url -26 -27 us -13 -8 usage -19 -16 usd 4 4 use -15 -15 useful -14 -9 user -3 7 userid -8 -2 username -16 -23 usual 15 19 usually -8 -8 usuario 3 20 utc -13 -18 utilisateur -13 6 uuid -6 -16 vacuum 3 3 vague 7 7 valid -10 -8 validat -5 -3 validate -9 -10 validation -2 -4 validity 3 4 valu -14 -8 value 0 -2 van 2 14 var 2 -2 vari -3 4 variabl -16 -10 variable -21 -25 variant 4 2 variou -3 -1 vat 9 12 vault -1 -3 vector 0 -6 vehicle 12 12 velocity 12 14 vendor 7 16 verbatim 25 27 verdict -3 -2 verifi -3 2 verification 5 12 verify -4 4 version -6 -13 vertical -6 -8 very -9 -10 via -2 4 video -9 -7 view -4 -2 viewer 5 -5 viewport -7 -10 violation -1 -2 visa -3 0 visibility -6 -11 visible -3 -1 visit 8 15 visitor -8 -15 visual -3 -3 visualization -2 -6 voic 7 8 voice 10 5 voicemail 9 1 void -13 -4 volum 2 0 volume -2 -1 von -9 0 vor 3 1 vot 2 3 vote 0 -2 voucher 3 7 vpn 14 17 vue -4 -6 vulnerabiliti 4 -2 wa -2 10 wait -11 -15 walk -10 -6 wallet 14 30 want 4 9 warehouse -7 -7 warm 13 22 warn -19 -18 warning -5 -5 watch 4 11 watcher 0 1 water 2 -4 wav 9 21 way -6 -1 weather 5 7 web -10 -10 webhook -6 -7 websit 11 13 website -12 -19 week 8 11 weekday 16 15 weekly 5 0 weigh -1 -1 weight 6 7 welcome 5 8 well 0 8 went 6 11 werden -16 1 were 22 21 west -2 -5 what -2 7 whatever 5 29 whatsapp 6 9 when -10 12 whenever 20 32 where 15 18 wherever 18 20 whether -5 -14 which 6 9 whichever 17 27 while 11 22 white 6 7 whitespace -2 -9 who 12 14 whoever 3 24 whole 3 13 whom 2 4 whose 23 27 why -9 -9 wide 9 8 widen 6 10 width -11 -12 wiki -6 -1 wildcard -1 -3 will -20 -12 win -3 3 wind -7 -18 window -21 -20 wip -4 -2 wird 8 9 wish -8 -3 with 2 8 withdrawal -2 6 withdrawn -3 6 within -5 -1 without 7 10 won 2 2 word 17 12 work -2 2 workflow -13 -11 workspac -1 -5 workspace -5 -10 world 5 5 worth 20 24 would 14 19 wrap -15 -16 writ 16 17 write 3 10 writer -3 -13 written -8 0 wrong 0 -1 wrote 13 14 www -7 -6 xml -5 -1 y 14 12 yaml 4 12 yang 9 26 year 14 14 yearly -9 -6 yesterday -6 -4 yet 20 19 yield -3 -5 yml 5 21 york -3 -5 you 7 14 your 5 10 yourself 7 17 yyyy -6 -12 zero 14 15 zip -8 -7 zon -5 -4 zone -3 -8 zoom -5 -10 если 16 30 инструм 22 30 перед -12 10 пользов 14 35 этом 15 35 में 9 25 から 6 10 くだ 4 8 こと 16 32 この -1 6 さい 4 8 した 11 3 して 14 15 しま -7 -1 する 9 9 せん 5 1 だけ -3 -4 ださ 4 8 てく 6 10 でく -5 -4 です 17 20 ない 5 4 ます -9 2 ませ 5 1 りま -1 -2 れま 10 10 を読 -6 7 ルを -15 2 一致 11 12 不可 4 -2 不要 -10 3 不超 -4 -4 中的 8 16 之前 7 14 付け 13 12 传入 -8 -1 使用 -19 -14 保存 -7 -5 信し -3 -2 信息 -2 -2 全部 -7 -1 其他 15 21 内容 10 13 利用 -7 -8 前に 7 10 前请 -10 -1 参数 -5 6 取り 9 17 取得 -14 -20 变量 3 9 合は 3 -3 同意 -11 -18 名称 -3 -7 告诉 3 7 地址 -4 -5 城市 -8 -10 場合 6 2 填写 -2 0 境变 1 9 完整 -12 -4 定し -4 -5 展示 20 18 工具 5 18 必ず 2 0 必须 -6 5 所有 -1 5 手机 19 21 执行 -3 2 指定 -17 -18 摘要 -1 -6 操作 -4 -12 支持 -11 -12 数据 -13 -18 文を 3 -5 文件 5 9 日期 -5 -5 时间 -4 -11 最大 -7 -6 服务 -23 -15 本工 4 2 本文 -11 -14 机号 19 21 查询 -15 -9 根据 -11 -9 检索 6 5 検索 14 13 环境 -18 -8 用户 5 21 用者 -7 -8 番号 17 16 的文 -5 -3 目录 1 1 直接 12 13 确认 -8 -3 確認 -3 1 系统 16 21 索し 4 3 结果 -10 -1 给出 8 2 者に -13 -14 自动 -5 2 获取 -11 -6 要求 11 13 诉用 -7 5 说明 1 9 请先 -17 -1 请把 9 8 读取 4 8 调用 5 9 超过 2 5 返回 -8 -14 送信 -4 1 重要 1 5 需要 -9 -2 默认 -5 -12 니다 11 21 사용 18 25 세요 -5 1 습니 0 1 에게 -15 -1 용자 16 21 으로 14 18 으면 5 14 자에 -8 3 하세 2 8 합니 9 18
`;
