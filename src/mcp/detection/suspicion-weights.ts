/** Written by test/eval/fit-suspicion.ts from the tuning part: terms in lines of one beginning, with their weights among all and among their sort, in steps. Failure: none; data. */
export const TOOL_BIAS = 1.996;
/** In the order of featuresOf (tool-reading.ts). */
export const TOOL_WEIGHTS: readonly number[] = [
  0.408, -0.053, -0.037, -0.017, 0.344, 0.08, -0.353, 0.168, -0.241, 0.372, 0.59, 0.611, -0.114, -0.174,
  -0.699,
];
export const BIAS = -2.59;
export const WORDS_BIAS = -2.79;
export const FORMS_BIAS = -2.83;
export const WEIGHTS = `
. agent 5 9 agent+act 6 5 agent+description -11 -16 anyToolOrWork 1 2 assign 0 -2 attaches -7 -5 beginsWithActor 11 16 beginsWithCondition 3 5 beginsWithLabel -7 -8 beginsWithOrder -5 -9 callForm -7 -2 changes -3 2 codeInBackticks -6 -14 commandFlag 8 17 conceal 8 14 conceal+act -3 -3 dash -11 -17 demand -3 -4 demand+every 6 2 demand+hard 5 4 demand+private -1 -2 demand+reason 0 -4 dotFile -7 -7 even 10 13 every 1 -5 every+act 1 2 fileName -2 3 firstSentence -7 -7 gives -2 10 grants -2 -1 handle -2 11 hardObject 8 8 hostName 2 -6 inBackticks -12 -6 inDescription 1 3 inValueText -13 -9 instead 3 -4 instead+object 5 12 ip 12 16 lastSentence 32 28 long 25 20 longNumber -5 -14 mail 2 1 manyOtherWords 23 23 money 14 17 nearlyOffSubject 2 4 neg -3 -1 not+say 3 0 off+act 7 5 off+demand -4 -1 off+grant 2 -3 off+hard -1 -2 off+order 7 8 off+parameter 7 11 off+people 6 -1 off+private 5 8 off+reason 1 -1 off+undo 6 10 offSubject 5 10 oneObject 2 3 other+demand -2 4 other+effect 3 0 other+hard 3 6 other+object 5 10 otherLanguage 10 13 own 7 10 parenthesis -14 -18 passive 4 4 path -4 -5 people 1 5 people+act 3 4 people+perfect -2 0 perfect 5 15 pipe -10 -10 private+give 1 -3 private+parameter 9 9 private+people -2 -1 privateMatter -3 3 quoted 11 9 reason 4 10 rules>=10 16 15 rules>=16 15 12 rules>=3 19 17 rules>=6 17 15 runs -13 -13 says 0 3 semicolon -4 -5 short -18 -2 sibling+assign -2 -1 sibling+effect 2 0 sibling+every 8 4 sibling+hard -2 -2 tag -4 3 take+give -3 -2 takes -11 -19 then 1 5 they 4 8 threeActs 8 7 threeObjects -3 -4 too 11 14 tool+condition+demand -4 -4 twoActs 4 4 undo+every -3 -5 undoes -6 -11 url 9 -4 veryLong -19 -33 wanted 10 11 you 2 -4
before: agent -2 -9 assign -20 -22 conceal -6 -6 demand -3 -9 every -13 -18 hostName -15 -15 idea:dontTell -6 -1 idea:must -15 -15 idea:namedTool 11 8 idea:otherWork -16 -26 idea:secretFile 2 6 idea:secretWord -7 -8 idea:send -9 -11 idea:tamper -11 -11 is:otherTool -8 -7 is:siblingTool -14 -31 path -6 -10 url -3 -8
both: agent&assign 12 9 agent&attaches 0 1 agent&authority 7 13 agent&beginsWithCondition -2 -8 agent&beginsWithOrder -3 0 agent&changes -5 -2 agent&conceal -3 -10 agent&demand 6 12 agent&even -2 -5 agent&every 10 15 agent&gives 5 3 agent&grants -2 6 agent&hostName 7 -4 agent&inValueText 11 13 agent&instead 2 4 agent&is:otherTool 0 9 agent&is:ownParameter 7 13 agent&is:siblingTool 1 1 agent&mail 7 7 agent&money 4 8 agent&neg -10 -16 agent&offSubject 11 15 agent&own 6 7 agent&passive 9 20 agent&path 4 4 agent&perfect 19 25 agent&privateMatter 3 9 agent&reason -1 7 agent&runs -5 -12 agent&says 6 5 agent&takes 11 4 agent&then 6 9 agent&they -10 -7 agent&too -10 -8 agent&undoes 2 2 agent&url -3 -13 agent&wanted -5 -7 agent&you 16 18 assign&beginsWithCondition 4 1 assign&beginsWithOrder 1 -12 assign&hostName -8 4 assign&inValueText 5 7 assign&is:otherTool 16 10 assign&is:ownParameter -11 -21 assign&is:siblingTool -2 -1 assign&mail -7 -10 assign&money -5 -3 assign&offSubject 5 8 assign&path 4 -4 assign&perfect 1 -5 assign&they -1 -9 assign&too -2 1 assign&url 5 14 assign&wanted 3 3 attaches&assign 11 12 attaches&authority 5 3 attaches&beginsWithCondition 1 -6 attaches&beginsWithOrder 5 4 attaches&changes -1 -6 attaches&conceal -2 2 attaches&even -1 0 attaches&every -2 3 attaches&grants 1 2 attaches&hostName 13 10 attaches&inValueText 4 4 attaches&instead 7 5 attaches&is:otherTool -3 1 attaches&is:ownParameter 9 8 attaches&is:siblingTool 4 1 attaches&mail 4 9 attaches&money -4 4 attaches&offSubject 0 -1 attaches&own 3 1 attaches&path 1 -3 attaches&perfect 13 13 attaches&privateMatter 5 -2 attaches&reason 8 6 attaches&runs 6 -1 attaches&says -1 -4 attaches&takes 7 10 attaches&then 9 12 attaches&they 1 3 attaches&too 6 0 attaches&undoes 2 -5 attaches&url -2 1 attaches&wanted -9 -15 authority&assign 3 12 authority&beginsWithCondition -4 -6 authority&beginsWithOrder -3 -5 authority&conceal -1 -9 authority&even -3 -10 authority&every 1 1 authority&hostName -2 -4 authority&inValueText 5 18 authority&instead -7 -8 authority&is:otherTool -1 -9 authority&is:ownParameter 6 -1 authority&is:siblingTool 3 4 authority&mail 3 1 authority&money -9 -10 authority&offSubject 0 4 authority&own 10 8 authority&path -6 -4 authority&perfect -7 -1 authority&privateMatter -6 -7 authority&reason 5 0 authority&runs 13 17 authority&says 0 7 authority&then 5 5 authority&they 8 18 authority&too 14 26 authority&url 7 7 authority&wanted 5 6 beginsWithCondition&hostName -5 -4 beginsWithCondition&inValueText 10 14 beginsWithCondition&is:otherTool 5 5 beginsWithCondition&is:ownParameter 1 2 beginsWithCondition&is:siblingTool -8 -5 beginsWithCondition&mail 1 14 beginsWithCondition&money -10 -7 beginsWithCondition&offSubject -5 -5 beginsWithCondition&path 4 5 beginsWithCondition&perfect -5 -14 beginsWithCondition&they -4 -3 beginsWithCondition&too -8 -7 beginsWithCondition&url 2 0 beginsWithCondition&wanted 8 11 beginsWithOrder&hostName -6 -11 beginsWithOrder&inValueText 14 12 beginsWithOrder&is:otherTool -13 -15 beginsWithOrder&is:ownParameter -4 -10 beginsWithOrder&is:siblingTool -2 1 beginsWithOrder&mail 3 12 beginsWithOrder&money 10 7 beginsWithOrder&offSubject 2 5 beginsWithOrder&path 6 5 beginsWithOrder&perfect -1 -7 beginsWithOrder&they -7 -2 beginsWithOrder&too 21 13 beginsWithOrder&url 3 -1 beginsWithOrder&wanted -5 3 changes&assign -2 5 changes&authority 10 9 changes&beginsWithCondition -5 -2 changes&beginsWithOrder 10 5 changes&conceal 8 8 changes&even -5 -12 changes&every 4 2 changes&grants -11 -3 changes&hostName -9 -1 changes&inValueText -1 -1 changes&instead -1 7 changes&is:otherTool -5 1 changes&is:ownParameter -6 -5 changes&is:siblingTool -6 -11 changes&mail 2 7 changes&money 8 0 changes&offSubject 4 -4 changes&own -1 0 changes&path 6 1 changes&perfect -4 -8 changes&privateMatter -5 -2 changes&reason 9 13 changes&runs -5 -8 changes&says -5 -8 changes&then 5 3 changes&they 9 5 changes&too 2 -9 changes&undoes 7 7 changes&url 2 1 changes&wanted -8 -3 conceal&assign -1 2 conceal&beginsWithCondition 1 2 conceal&beginsWithOrder 12 15 conceal&even 9 14 conceal&every 8 17 conceal&hostName 6 18 conceal&inValueText 8 9 conceal&instead -17 -28 conceal&is:otherTool 4 8 conceal&is:ownParameter 0 -1 conceal&is:siblingTool -1 -3 conceal&mail 1 2 conceal&money 10 16 conceal&offSubject -3 -1 conceal&path -3 -12 conceal&perfect 14 22 conceal&reason -3 -8 conceal&then 16 16 conceal&they 6 8 conceal&too 4 -3 conceal&url 8 15 conceal&wanted -6 -3 demand&assign 6 6 demand&attaches 0 -3 demand&authority -3 -6 demand&beginsWithCondition 10 13 demand&beginsWithOrder 1 2 demand&changes -11 -10 demand&conceal 3 16 demand&even -4 -5 demand&every -1 -2 demand&gives -3 5 demand&grants -8 -14 demand&hostName 13 8 demand&inValueText 12 16 demand&instead 4 5 demand&is:otherTool 1 0 demand&is:ownParameter -9 -11 demand&is:siblingTool 0 -7 demand&mail -2 2 demand&money -9 -11 demand&offSubject -2 -7 demand&own 4 6 demand&passive 7 8 demand&path 7 7 demand&perfect 1 8 demand&privateMatter 4 5 demand&reason -3 -6 demand&runs -8 -11 demand&says 4 6 demand&takes 0 -6 demand&then -6 -8 demand&they -5 -2 demand&too -4 0 demand&undoes 2 0 demand&url 13 15 demand&wanted -10 -3 even&assign 6 6 even&beginsWithCondition 10 14 even&beginsWithOrder 16 16 even&hostName 7 10 even&instead -9 -8 even&is:otherTool 11 17 even&is:ownParameter 4 10 even&is:siblingTool 0 -1 even&money 6 16 even&offSubject 12 11 even&path 1 2 even&perfect 19 28 even&reason 14 25 even&then -5 -9 even&they -2 7 even&too 3 -5 even&url 0 1 even&wanted 7 8 every&assign 7 5 every&beginsWithCondition 3 -3 every&beginsWithOrder 14 15 every&hostName 2 8 every&inValueText 22 21 every&instead -9 -5 every&is:otherTool 19 24 every&is:ownParameter 4 6 every&is:siblingTool 8 4 every&mail 2 2 every&money 13 19 every&offSubject 2 7 every&path 9 7 every&perfect 9 21 every&reason 9 13 every&then -3 3 every&too 0 3 every&url 11 15 every&wanted -9 -6 gives&assign 4 2 gives&attaches 12 9 gives&authority -4 -13 gives&beginsWithCondition 7 3 gives&beginsWithOrder 2 4 gives&changes -9 -5 gives&conceal -2 -11 gives&even 2 -1 gives&every 0 3 gives&grants -5 -6 gives&hostName 2 1 gives&inValueText 8 3 gives&instead 9 10 gives&is:otherTool 0 -9 gives&is:ownParameter 13 4 gives&is:siblingTool 4 11 gives&mail 6 3 gives&money -5 -5 gives&offSubject -2 -2 gives&own -6 -5 gives&path 4 -4 gives&perfect 2 2 gives&privateMatter 7 4 gives&reason 6 -2 gives&runs 5 6 gives&says 1 -7 gives&takes -9 -12 gives&then 1 -1 gives&they 4 2 gives&too 14 17 gives&undoes -2 -9 gives&url 0 1 gives&wanted -1 2 grants&assign 1 -6 grants&authority 2 1 grants&beginsWithCondition -2 -6 grants&beginsWithOrder 2 1 grants&conceal 6 5 grants&even 4 9 grants&every 5 3 grants&hostName 4 4 grants&inValueText 27 33 grants&instead 3 3 grants&is:otherTool -9 -13 grants&is:ownParameter -1 -5 grants&is:siblingTool 2 -1 grants&mail 4 11 grants&money 4 0 grants&offSubject 1 0 grants&own 5 4 grants&path -3 -2 grants&perfect 1 2 grants&privateMatter 3 -10 grants&reason 11 13 grants&runs 2 4 grants&says 1 17 grants&then -8 -19 grants&they 6 20 grants&too 3 2 grants&url -8 -19 grants&wanted -5 -13 hostName&path 3 6 hostName&url 9 -7 inValueText&hostName 36 47 inValueText&mail 9 5 inValueText&path 17 20 inValueText&url 25 44 instead&assign 2 -8 instead&beginsWithCondition -10 -17 instead&beginsWithOrder -3 -7 instead&hostName 3 6 instead&is:otherTool 0 7 instead&is:ownParameter -11 -12 instead&is:siblingTool -10 -15 instead&offSubject 10 4 instead&path -2 13 instead&perfect 1 2 instead&reason 0 3 instead&then 11 3 instead&they -11 -12 instead&too -9 -16 instead&url 0 1 instead&wanted -3 -3 is:otherTool&hostName 10 11 is:otherTool&inValueText -4 -11 is:otherTool&mail -4 -11 is:otherTool&money 2 3 is:otherTool&path -3 -5 is:otherTool&perfect -12 -14 is:otherTool&they 12 12 is:otherTool&too 3 2 is:otherTool&url 8 16 is:otherTool&wanted -3 -1 is:ownParameter&hostName 2 5 is:ownParameter&is:otherTool -5 -4 is:ownParameter&is:siblingTool 1 5 is:ownParameter&mail -7 -6 is:ownParameter&money -7 -4 is:ownParameter&path -3 1 is:ownParameter&perfect -3 -1 is:ownParameter&they 5 14 is:ownParameter&too -3 -6 is:ownParameter&url -7 -15 is:ownParameter&wanted 4 -5 is:siblingTool&hostName -1 0 is:siblingTool&inValueText 0 -2 is:siblingTool&is:otherTool 2 0 is:siblingTool&path 1 0 is:siblingTool&perfect -6 1 is:siblingTool&they -3 -5 is:siblingTool&too 8 2 is:siblingTool&url 0 11 is:siblingTool&wanted 1 10 mail&hostName 16 19 mail&path 0 1 mail&url 8 12 money&hostName -2 -8 neg&assign 24 30 neg&attaches -3 -8 neg&authority -1 1 neg&beginsWithCondition -2 -3 neg&beginsWithOrder -1 1 neg&changes -2 -7 neg&conceal -8 -5 neg&demand 4 2 neg&every 0 -1 neg&gives -8 -18 neg&grants 8 11 neg&hostName 2 2 neg&inValueText 19 33 neg&instead -5 -6 neg&is:otherTool 5 3 neg&is:ownParameter -1 2 neg&is:siblingTool -5 5 neg&mail 5 5 neg&money 11 4 neg&offSubject -8 -8 neg&own -3 -6 neg&passive -2 -1 neg&path -9 -18 neg&perfect 7 9 neg&privateMatter -14 -14 neg&reason 9 9 neg&runs -2 -6 neg&says 1 3 neg&takes -6 -10 neg&then 14 13 neg&they 3 0 neg&too -5 2 neg&undoes -2 -3 neg&url 10 26 neg&wanted 6 16 offSubject&hostName -3 3 offSubject&inValueText 33 30 offSubject&is:otherTool -1 1 offSubject&is:ownParameter -1 -12 offSubject&is:siblingTool 2 2 offSubject&mail 4 -2 offSubject&money 1 -2 offSubject&path -6 -2 offSubject&perfect -4 -2 offSubject&they 10 5 offSubject&too 5 11 offSubject&url 9 0 offSubject&wanted 2 -1 own&assign 6 12 own&beginsWithCondition 11 8 own&beginsWithOrder 5 3 own&even 4 5 own&every 5 9 own&hostName -6 -9 own&inValueText -2 -5 own&instead 6 3 own&is:otherTool 8 4 own&is:ownParameter 2 -4 own&is:siblingTool 0 8 own&mail 2 8 own&money 5 7 own&offSubject 7 5 own&path 2 2 own&perfect 13 3 own&privateMatter -7 -1 own&reason -9 -5 own&says 2 -3 own&then -6 -8 own&they 1 -4 own&too -2 5 own&url -1 2 own&wanted -3 -3 passive&assign -10 -6 passive&attaches -1 -8 passive&authority 2 -3 passive&beginsWithCondition 6 3 passive&beginsWithOrder -3 6 passive&changes -1 5 passive&conceal -10 -10 passive&even 4 3 passive&every -5 -9 passive&gives -4 0 passive&grants 0 3 passive&hostName 8 9 passive&inValueText 0 4 passive&instead 13 11 passive&is:otherTool 6 11 passive&is:ownParameter 3 5 passive&is:siblingTool 2 4 passive&mail 3 2 passive&money 1 5 passive&offSubject 2 3 passive&own -2 -1 passive&path -1 -7 passive&perfect -6 -5 passive&reason 3 -1 passive&runs 4 6 passive&says 0 2 passive&takes 11 11 passive&then -2 0 passive&they -1 -5 passive&too 2 1 passive&undoes 4 1 passive&url 10 21 passive&wanted 11 11 people&agent 1 0 people&assign 2 -1 people&attaches 8 12 people&authority 8 5 people&beginsWithCondition -2 -7 people&beginsWithOrder -8 -9 people&changes 5 1 people&conceal -1 -4 people&demand 0 -3 people&even 8 9 people&every 3 7 people&gives -3 -4 people&grants -12 -10 people&hostName 1 2 people&inValueText 18 15 people&instead 12 14 people&is:otherTool 7 -2 people&is:ownParameter 4 1 people&is:siblingTool 5 -4 people&mail 1 7 people&money 12 19 people&neg 4 -6 people&offSubject 7 -1 people&own -2 -1 people&passive -3 -3 people&path -10 -13 people&perfect -2 0 people&privateMatter -4 -4 people&reason -2 -1 people&runs 7 8 people&says 4 -3 people&takes 2 6 people&then 5 5 people&they -5 -7 people&too 3 10 people&undoes -3 -1 people&url 2 -6 people&wanted -3 -7 people&you 2 8 perfect&hostName 1 0 perfect&inValueText 2 5 perfect&mail 0 2 perfect&money 0 7 perfect&path 4 17 perfect&they -5 -6 perfect&too -3 0 perfect&url -3 0 privateMatter&assign 0 1 privateMatter&beginsWithCondition 6 3 privateMatter&beginsWithOrder 2 -2 privateMatter&conceal -5 -3 privateMatter&even -1 1 privateMatter&every 10 8 privateMatter&hostName -1 2 privateMatter&inValueText 21 22 privateMatter&instead -6 0 privateMatter&is:otherTool 3 1 privateMatter&is:ownParameter 10 7 privateMatter&is:siblingTool 2 11 privateMatter&mail -3 -1 privateMatter&money -8 -2 privateMatter&offSubject -3 -6 privateMatter&path 3 8 privateMatter&perfect 9 -1 privateMatter&reason 1 -5 privateMatter&then 3 0 privateMatter&they -3 -3 privateMatter&too 6 13 privateMatter&url 12 13 privateMatter&wanted -8 -8 reason&assign 2 5 reason&beginsWithCondition 0 1 reason&beginsWithOrder -5 -13 reason&hostName 16 13 reason&is:otherTool 0 6 reason&is:ownParameter -10 -2 reason&is:siblingTool 7 6 reason&mail 1 1 reason&money 11 12 reason&offSubject 12 1 reason&path 12 9 reason&perfect -2 -5 reason&they -8 -5 reason&too -2 -2 reason&url -11 -10 reason&wanted 4 1 runs&assign 1 -1 runs&beginsWithCondition 0 -2 runs&beginsWithOrder -12 -19 runs&conceal 10 17 runs&even 4 -3 runs&every 7 8 runs&hostName -1 -5 runs&inValueText 8 14 runs&instead 1 -2 runs&is:otherTool 7 8 runs&is:ownParameter -7 -11 runs&is:siblingTool -4 -6 runs&mail 3 8 runs&money 0 -3 runs&offSubject 4 6 runs&own -3 -2 runs&path 11 8 runs&perfect -3 -2 runs&privateMatter 9 2 runs&reason 2 2 runs&says -1 1 runs&then 2 -2 runs&they 9 7 runs&too 8 13 runs&url 3 14 runs&wanted 2 1 says&assign -10 -12 says&beginsWithCondition 0 7 says&beginsWithOrder 5 0 says&conceal -5 -12 says&even 5 9 says&every -6 -4 says&hostName 1 -9 says&inValueText 11 12 says&instead 0 2 says&is:otherTool 7 6 says&is:ownParameter 0 -3 says&is:siblingTool 7 4 says&mail 3 6 says&money 6 6 says&offSubject -3 2 says&path 0 -3 says&perfect -4 0 says&privateMatter 5 0 says&reason 2 3 says&then -11 -12 says&they -6 -6 says&too -7 -9 says&url -5 -12 says&wanted 2 -1 takes&assign 4 7 takes&authority 0 2 takes&beginsWithCondition 11 10 takes&beginsWithOrder 7 9 takes&changes 1 -1 takes&conceal 1 1 takes&even -3 -2 takes&every 0 -6 takes&grants 5 7 takes&hostName -3 -1 takes&inValueText 14 17 takes&instead -2 -10 takes&is:otherTool -6 -11 takes&is:ownParameter -2 6 takes&is:siblingTool -12 -15 takes&mail -3 0 takes&money -3 0 takes&offSubject 8 11 takes&own 9 12 takes&path -3 -3 takes&perfect 10 12 takes&privateMatter -1 2 takes&reason 2 8 takes&says 1 1 takes&then 3 4 takes&they 6 9 takes&too 4 3 takes&undoes 9 5 takes&url 4 9 takes&wanted -11 -1 then&assign 0 2 then&beginsWithCondition 11 6 then&beginsWithOrder -7 -6 then&hostName 3 8 then&inValueText 15 21 then&is:otherTool -2 -3 then&is:ownParameter -7 -12 then&is:siblingTool -3 -7 then&mail -5 -8 then&money -8 -11 then&offSubject -8 -9 then&path 10 16 then&perfect -6 -16 then&reason -4 0 then&they 0 4 then&too -6 -5 then&url 19 18 then&wanted 1 -1 they&hostName -8 -6 they&inValueText 12 14 they&mail 2 4 they&money -2 -6 they&path 10 5 they&too -2 -3 they&url 1 9 too&hostName 1 15 too&mail 2 1 too&money 28 31 too&path 9 17 too&url 1 10 undoes&assign 1 -8 undoes&authority 6 3 undoes&beginsWithOrder -7 3 undoes&conceal -10 -16 undoes&even -2 -4 undoes&every -3 -4 undoes&grants 6 8 undoes&hostName 5 4 undoes&inValueText 9 14 undoes&instead -11 -20 undoes&is:otherTool 0 5 undoes&is:ownParameter -16 -15 undoes&is:siblingTool -6 -13 undoes&mail 7 11 undoes&money 10 14 undoes&offSubject -3 -2 undoes&own -9 -8 undoes&path -12 -17 undoes&perfect 6 2 undoes&privateMatter -7 -5 undoes&reason 0 1 undoes&runs -3 -1 undoes&says 9 5 undoes&then 10 11 undoes&they 11 13 undoes&too 1 2 undoes&url 2 3 undoes&wanted 0 5 url&path 4 5 wanted&hostName 1 5 wanted&inValueText 16 19 wanted&mail 0 5 wanted&money -3 -4 wanted&path 5 13 wanted&perfect 7 7 wanted&they -1 -6 wanted&too 5 13 wanted&url 2 13 you&assign 15 12 you&attaches -7 0 you&authority 7 10 you&beginsWithCondition -13 -12 you&beginsWithOrder 0 4 you&changes -13 -8 you&conceal 5 5 you&demand 1 -6 you&even 11 6 you&every 4 1 you&gives 6 12 you&grants 3 7 you&hostName 4 -7 you&inValueText 13 23 you&instead 5 4 you&is:otherTool -3 4 you&is:ownParameter 4 4 you&is:siblingTool -2 -10 you&mail -6 -2 you&money 2 -1 you&neg -10 -16 you&offSubject 9 11 you&own 3 5 you&passive 5 7 you&path 5 6 you&perfect 7 2 you&privateMatter -4 -5 you&reason -10 -12 you&runs 7 4 you&says 6 7 you&takes 5 1 you&then -12 -14 you&they 1 3 you&too -1 3 you&undoes -7 -15 you&url 4 -11 you&wanted -2 -12
category: approval_bypass 9 6 argument_tampering 5 4 credential_theft 4 0 exfiltration 2 2 hidden_instructions 16 16 hidden_text 2 6 path_traversal 4 -2 preference_manipulation 8 2 secrecy 6 4 shell_injection 3 5 tool_shadowing 3 0
idea: account 20 14 agentAddressed -8 -10 allSecrets 4 6 anyTool 1 4 asset -4 -8 authority -2 -7 boast -4 -3 change -7 -11 code -10 -9 comment 2 6 configFile 2 -2 consented 19 21 conversation 1 -2 covert 18 23 destroy -4 -6 disarm 3 8 disparage 4 6 dontShow 3 4 dontTell 19 23 elevate 5 15 elsewhere 0 3 example -26 -27 excuse 19 22 fakeVoice 14 15 field -6 -6 fixedValue 3 7 grant -1 2 hand 2 3 host 2 6 mailAddress 23 28 misreport 0 -1 model -2 -4 moment 2 -3 money 7 11 must -2 -1 namedTool 11 20 noApproval 8 9 otherWork -5 -10 override 11 11 path 14 22 payload -4 -11 persist 0 5 prefer 8 2 privateData 4 12 protect -20 -20 quantity 10 7 read -4 -6 regardless 15 21 remote -3 1 reply -4 -5 returns -18 -41 secretFile 0 2 secretStore 8 12 secretWord 2 1 send 2 3 shell 7 9 sideField 11 15 standing 0 12 systemPrompt 16 23 tamper 0 5 thisDoing 0 -2 threat 1 1 toThisTool 4 -3 toUrl 7 12 traversal 4 -2 unsafeSwitch 2 -5 use -3 -10 use_self -14 -28 user 3 1 waits -11 -16 weaken 5 8 wholly -2 -7 wipe 2 5 wipeAll 11 24
is: forAll -3 -2 inMargin 9 9 inParameter -15 -23 inValue -13 -9 onCondition 15 12 opens 10 17 otherTool 1 0 ownParameter 7 4 siblingTool -13 -20 thisTool 17 21
near:about_ ask -8 -9 asked 1 5 asks -5 -8 customer -9 -4 data -2 -1 first 0 3 get 6 4 health -2 2 including 0 -2 information -13 -15 metadata -1 -1 minutes -6 -9 name 9 11 project -1 -6 question -13 -14 questions 2 2 run 7 10 say 3 2 should -5 -6 status -1 -1 takes -6 -1 talk 3 8 tell 4 4 them 0 3 told 6 14 tool -7 -4 user 0 3
near:absolute_ file -2 -2 must 0 -1 path -2 -4 paths -1 -2 relative -1 -1
near:access_ api -1 0 file 0 -1 full -7 -6 key 6 0 public 4 -2 read -2 -2 secret 6 -1 token 2 2 user 3 -4 write -1 -4
near:account_ account 4 1 accounts 3 1 amount -6 -1 bank -12 -6 before -1 4 changes 0 1 create 0 -1 default 7 8 every 12 6 first 3 13 get 9 11 holder 3 1 list -9 -9 mail -3 -5 must -6 -3 name -3 -1 names 2 3 new 4 6 number 3 -1 numbers -4 0 owner -2 2 payment -5 0 same 8 6 service 1 0 set 3 7 them 1 1 tool -5 -1 transfer -1 -4 user 0 -1 user's 5 -2
near:accounts_ list -4 -11
near:across_ multiple -1 -1 search -4 -4 shared 0 -1
near:action_ create -7 -4 get -1 -3 list -7 -8 perform 0 -2
near:active_ status -4 -5
near:add_ call 1 4 comment -5 -11 create 0 6 existing -2 1 file 3 9 issue -2 -4 list -2 -7 name 3 5 new -3 -7 remove -4 -7 set -5 -4 them 3 3 update 0 -2 user -8 -5
near:address_ book 14 10 coordinates -1 3 email -2 -4 example 3 4 home 10 11 list 4 10 mail 0 -1 must -7 8 name 6 -1 new 3 -1 payment 4 5 returns 4 2 turns 2 9 user -6 -4 user's -2 -3
near:addresses_ email -4 -3 list 0 -1 mail 1 -3 names -2 4 user -2 -3
near:after_ after -4 -6 agent 7 2 answer 3 3 automatically -4 -13 before -5 -7 call 6 6 change -9 -10 changes 0 1 check -7 -9 date 1 3 days 3 3 default 2 10 deleted -1 -6 every 1 -5 expire -8 -10 file -9 -7 files 3 4 first 3 0 get 7 8 given 2 6 hours -1 -3 include -1 -2 it's 2 1 lines 3 5 list 16 20 login -8 -10 minutes 3 7 must -2 -11 navigation -4 -4 new -4 -8 number -1 -4 once -15 -16 page 4 10 read 9 10 request 7 -2 results -2 -1 retry -7 -13 return -1 -3 returned 3 2 returns 8 4 run 3 3 search -1 -9 seconds -3 -6 session 4 15 stop 0 3 text 10 8 them -4 -11 three -10 -7 time -3 -3 token -1 1 tool 11 3 true -15 -19 two 1 7 user -7 -7 value -6 2 verify -8 -9 without 0 -6
near:again_ call -4 -10 read -3 5 tool 2 5 try 6 4 user -3 -10
near:against_ checks -1 0 database -3 -7 file -6 -4 query 0 -2 run -2 -2 runs -3 -4
near:agent_ agent -10 -16 before 0 4 browser -4 -13 call -3 -1 example -7 -7 file 2 1 first 8 17 get 2 -2 https 3 5 list -5 -4 makes 1 7 must 9 12 name -12 -13 put 5 5 read 4 4 run 5 2 set 7 8 should -3 -4 them -4 -5 through 10 13 tool -2 0 user -5 1 write 1 1
near:agreed_ user -4 -3
near:ahead_ days -3 -5
near:alerts_ weather -2 -2
near:allowed_ directories -6 -4
near:alpha_ country -1 -1 iso -1 -1
near:already_ exists -1 0 know 0 -4 must -7 -9
near:always_ before -8 -13 call -12 -15 create 0 7 first -8 -11 important 0 -3 name -2 1 over -1 6 parameter -1 3 prefer -4 -3 run -2 2 tool -7 7 user -6 1
near:among_ them -5 -1
near:amount_ currency -5 -1 customer -3 -6 date -4 -7 payment 1 -4 unit -6 -3 user -1 -4
near:analysis_ comprehensive 0 -1 data 0 -1
near:another_ moves 10 10 must -3 -12 tool 11 6
near:answer_ assistant 13 11 before 5 -4 question -3 -2 questions 9 5 them -5 -2 tool 4 -6 user -1 -6
near:answering_ before 1 5
near:answers_ questions -1 1 tool -5 -1
near:anthropic_ openai 13 14
near:anyone_ link 2 5
near:anything_ before -3 -2 else 6 10
near:api_ api -11 -18 call -8 -14 com -15 1 data 4 -3 docs -1 -3 endpoint -3 -6 environment 8 16 example -11 -14 get -9 -1 google -3 7 https -17 -3 include 1 -2 key 9 8 keys 4 6 list -1 -2 name 4 3 new -1 -2 path -2 -1 query -1 5 results 0 -1 returns -1 -4 search -2 -4 server -4 -4 service -1 -2 set -7 -9 through 3 -4 token -10 -3 type 0 -1 update 0 -1 url 0 2 user -1 -9 using -1 -2 version -3 -4 via -4 -5 without 0 -1
near:app_ app -1 2 before 10 3 get 0 -1 html -1 -2 mcp -1 -2 tool 10 11 user -4 -8 web 6 1
near:application_ default 5 9 get 1 5 json 6 3 type -1 -1
near:approval_ need -2 -5
near:approve_ auto 2 10 request -4 -1 user -12 -12
near:approved_ user 0 7
near:aren't_ shown 0 6
near:arguments_ call 2 3 optional 1 0 tool 2 -1
near:array_ empty -3 -3 files 0 -1 ids -1 -1 must 0 -1 names 0 -1 string 0 -3 strings 0 -2 urls -8 -5 values 0 -1
near:ascending_ sort 7 8
near:ask_ before -4 -7 call 2 1 code 0 3 don't -1 -7 first 2 -8 name -8 -11 never -2 -3 password 3 2 them -1 4 tool 0 2 user -27 -21 whether -1 5
near:asked_ tool -6 -2 unless -6 -13 user -9 -10 whether 10 13
near:asking_ user -1 0 without 6 13
near:asks_ change -5 -8 first -1 -2 tool -10 -12 unless -8 -8 user -5 -3
near:assign_ user -1 2
near:assignee_ status 0 1
near:assistant_ message -6 -12 must 0 -1 system 2 -5 them 2 0 tool 4 4 user -3 -7
near:associated_ get 0 -1 list -1 -3
near:attach_ file -5 -11
near:attachments_ message -6 -9
near:audit_ log -3 3
near:auth_ token 19 17
near:authenticated_ user -2 -6
near:author_ title -2 -2
near:authorization_ bearer -9 -10 token -10 -8
near:authorized_ keys 0 8 ssh -1 4
near:auto_ default -11 -8
near:automatically_ resolved 5 4 tool 1 1
near:available_ before 3 0 data 1 1 fields 0 -1 first 2 3 get -4 -8 ids -6 -5 list -6 -6 project -1 -5 returns -1 -1 see -1 -2 tool -1 -1 tools 1 -4 types -6 -5
near:away_ right 15 16 straight 2 9
near:aws_ credentials -2 7 file 2 4 read -6 -2
near:back_ before -7 -1 call -4 -9 card 0 1 come -13 -7 comes -6 -6 falls -1 -4 file -6 -6 get -3 -7 read -15 -20 user -5 -4
near:background_ color -5 -3
near:bank_ details -10 -5
near:base_ base -1 1 content -3 -8 data -5 0 default 0 -5 encoded -2 -3 file 6 6 image 0 -2 path -1 -1 png 2 1 text 0 5 url -1 0
near:based_ index -3 -4 number 0 -1 page 0 -1 query 0 -1
near:bash_ curl 11 15 history 13 22 run 3 4
near:bearer_ token 7 11
near:before_ call -15 -18 calling -6 -7 changes -2 -9 check -9 -10 code -6 -9 confirm -10 -14 context 2 -2 create 2 1 created -1 -1 creating -5 -4 date 3 0 day 22 12 default 10 7 delete 2 9 deleting -1 -3 else 2 0 end -7 -8 example 1 14 file -1 2 files 3 7 filter -5 -2 find -1 1 first -5 -3 get -1 1 important 0 7 it's -6 -7 last 11 5 lines -1 -12 list -8 3 listing 11 16 making -1 -9 must -4 -1 name 2 -8 names -16 -19 new -3 -3 number -10 -5 once -10 -4 open 11 16 operation 6 15 page -5 -9 put 13 15 query -1 0 read -12 -8 request 2 13 returned -4 -4 run -3 -4 running 4 6 screenshot 0 -9 search 5 -1 sending 6 0 server 17 15 session -8 -8 set 5 5 should -4 -3 show -6 -7 shown -7 -14 system 5 7 text 2 -6 them 8 10 through 2 7 time 6 0 tool -7 -3 tools -7 -14 true 3 5 two 10 1 until -8 -12 used -4 -7 user 7 -3 user's -2 -9 using -2 -6 verify -1 4 wait -2 -3 whether -1 -2 writing -7 -12
near:beginning_ call -9 -11 session -3 -2
near:being_ without 16 10
near:best_ practices -5 -6
near:between_ files 0 8 languages -5 -2 points -5 -5 same -4 -3 text -2 -2 them 1 2 two 1 -2
near:birth_ date 13 12 name 12 10
near:body_ comment 17 20 example -2 -8 html 7 6 message 4 6 name -2 -3 request -2 0 text 0 -3
near:both_ returns -2 -2 same -15 -17 supports -7 -9 two 2 -1
near:branch_ branch -2 -4 changes -4 -6 commit 6 1 create 0 3 default 6 2 file -1 -1 get -1 -5 main 6 0 name -1 1 push 0 -12 repository -2 -5 source 3 -1 target 1 0 update 1 2 user 0 10
near:break_ glass 1 0
near:browser_ execute -1 -4 history 1 0 open -9 -8 opens -12 -17 session -1 -1 tool -5 -1 url -1 -1 user 1 -6
near:bucket_ public 16 14
near:budget_ daily -3 1
near:build_ build -3 -2 run -1 0
near:bytes_ file 4 4
near:calendar_ event -4 -2
near:call_ call -2 -4 check -11 -12 complete 5 9 confirm -6 -6 contact -4 -8 context 2 5 conversation -13 -11 create 2 6 day -11 -14 delete 7 18 describe -2 -5 does 5 5 don't -12 -11 error -7 -12 every 0 -1 fails -15 -17 file -5 2 first -13 -21 get -7 -5 give -6 -12 instead 1 2 list -1 2 logs -5 -11 make -1 -9 must -9 -9 name 8 14 need -2 -3 never 8 12 next 9 5 number 0 -2 once -11 -9 otherwise 7 3 page -9 1 parameters -8 -21 pass 6 4 per -6 -10 person 6 11 phone 4 1 plan -4 -7 previous -1 -4 read 0 2 results -7 -3 returned -2 -1 returns 1 0 run -14 -10 same -7 -3 search 0 4 second -6 -6 see 4 -1 session 0 -1 should -7 -15 single -4 -5 start -7 -8 stops -10 -10 them 7 13 time -7 -9 times 0 -3 tool -2 0 tools 1 0 true -5 -4 two -11 -6 url -3 -16 user -7 -5 user's 4 -1 without 5 4 write 1 6
near:called_ file 9 8 first 3 0 must 4 2 tool 9 8
near:calling_ tool -1 -5 user 4 4
near:calls_ get 6 9 make -6 2 subsequent -4 -7 tool -8 -16
near:can't_ here -8 -7 user -3 8
near:cannot_ read -2 6 undone -4 -1 used 0 -4 user -4 0
near:capture_ screenshot -2 -2
near:card_ charged -8 1 data -3 -6 file 1 -3 number 10 12 numbers -5 -1 original -7 -1 passwords 0 1
near:case_ insensitive -3 -2 match -1 -1 names -4 -1 search -1 -2 sensitive -1 -3 substring -1 -1 text -3 -7
near:category_ filter -1 0
near:cdn_ https 4 14
near:centre_ cost -3 -6
near:change_ does -1 -2 file 0 1 read 9 9 run -2 -2 user -14 -11
near:changed_ files -1 -1 must -7 0 since 2 -6
near:changes_ file -3 -8 made -3 -13 request 0 -4 staged -4 -5 tool -1 1 user 0 -6 without -1 -1
near:channel_ message 1 0 messages -3 2 slack -1 1
near:channels_ private -2 -5
near:characters_ first 2 0 maximum -1 -4 name -2 4
near:chat_ history 0 -1 message 1 5 messages -2 -3 send 1 6 user -15 -15
near:chats_ list 1 9
near:check_ current -3 -7 first -9 -9 get -1 -7 health -6 -8 list -3 -2 name -5 3 run -2 -3 status -13 -13 tool -5 -5 user -17 -17
near:choose_ over 0 8 user 2 -6
near:city_ name 0 -1
near:clause_ where 10 4
near:clear_ empty -1 -1 null 0 -1 text 6 7
near:click_ element -3 -5 page -1 -1
near:cloud_ https 4 10 log 0 9
near:code_ code -2 -5 content -3 -1 context -3 -1 country -6 -4 does 1 -1 error -10 -12 examples -1 -3 execute -3 -8 file 7 1 files -4 -3 first -5 -1 generate -2 0 get 8 10 iso 1 0 javascript -2 -2 language -3 -6 letter -1 -4 must -11 -1 name -2 5 new -4 -6 number 0 -2 results 0 -4 returns 0 4 run -4 -9 search -2 -2 source -3 -5 status -1 -2 text 1 0 time -1 -4 tool -9 -4 user -8 -6 without 16 12
near:codes_ time -6 -5
near:column_ names 12 5
near:columns_ table -2 -1
near:com_ com 2 8 docs 0 -4 documentation -6 -5 example -23 -35 github -6 -1 https -31 -22 reference -4 -2 search -2 5 url -5 -11 www -10 -15
near:come_ first 4 -2 results 6 13
near:comma_ list -1 -2 separated -1 -1
near:command_ execute 2 2 host -8 -5 line 0 -3 name 0 3 over -2 -1 run -2 6 runs -3 -7 shell 0 -6
near:commands_ run -9 -10 shell 1 6
near:comment_ comments -7 -6 content -1 0 create 4 6 optional -2 -2 request -3 -3 text -5 -12 user 5 -1
near:comments_ list -11 -12
near:commit_ file -1 -3 files -1 -3 git -4 2 message -2 -8 repository 1 3 sha -1 -6
near:company_ name -3 -6
near:complete_ content 0 -1 full 1 -1 get -3 -7 including 3 6 list 0 7 must -3 -3 system 0 7 task -3 -4 tool -2 0
near:completed_ task -4 -3 tasks -5 -5
near:component_ get -1 -2
near:computes_ value 0 -1
near:config_ content 2 7 contents 5 -1 credentials 4 2 docker 8 13 file 3 4 git 7 4 hosts 1 9 json 8 5 kube 5 19 pass 2 16 read -4 3 set 5 8 ssh 2 6 user -7 -15 yml 0 4
near:configuration_ including -8 -7
near:configured_ server -9 -3
near:confirm_ first -2 -5 name -9 -10 true -19 -7 user -18 -22
near:confirmation_ user -7 -9
near:connected_ servers 3 10 tool 15 14
near:consent_ given 6 8
near:contact_ name -1 -2
near:contacts_ list 3 6
near:contain_ must -2 1 text -4 1
near:container_ host 8 5 logs -4 -5 run -1 0
near:contains_ name 5 10 text -2 -6
near:content_ create 0 -2 current -6 4 data -1 -3 default 5 5 encoded -2 -4 existing -1 -4 extract -1 -2 fetch -3 -3 file -10 -16 files 0 4 full 0 3 get -2 -8 html -1 -4 image 0 -1 images -1 -6 include 0 -2 instead -2 -1 json 3 3 markdown 0 -2 metadata 0 -1 name -1 9 new -2 -7 note -1 -8 page -2 -7 pages -3 -5 path 1 3 plain -2 -1 raw 0 -1 read 3 3 required 1 4 return 0 -1 returned -2 2 returns -4 -2 search -4 -10 searches 1 0 string -1 -3 text -6 -15 title -1 -4 tool 0 -2 type -2 0 update 0 -1 urls 0 -1 user -10 -4 web -3 -5
near:contents_ directory -2 8 file -4 -4 files -1 5 get 3 2 tool 4 8
near:context_ file 5 17 include -9 -5 lines -5 -9 model -8 -6 optional 0 -1 relevant -10 -4 search 6 13 tool 2 6
near:conversation_ messages -1 -7 user -10 -14
near:converted_ markdown -4 -7
near:coordinates_ latitude -1 -1 longitude -1 -1 name -1 -2 turns 2 9
near:copy_ example 4 17 file -8 -2
near:council_ works -4 0
near:count_ don't 2 1 get 2 -2 them 8 12
near:country_ iso -1 -2
near:counts_ row -1 2
near:cpu_ memory 0 -1
near:create_ create -3 -6 created 3 10 delete 1 3 directory 0 1 event 8 17 existing 0 -2 field 1 2 file 2 3 first -3 0 get 0 -1 github 6 4 issue 1 6 list 1 4 model 0 -5 move 0 -1 multiple 0 -1 must 5 11 name -7 -7 new -3 -1 note 3 6 operation 0 -1 page 4 11 path 0 -1 project 0 -3 read 0 -2 repository 1 5 request 3 4 required -1 -3 run -2 -1 server 4 12 set -3 4 task -1 -2 tool -1 -7 type 1 0 update -8 -9 used 7 12 user 14 20 using 3 6 workspace 0 -1
near:created_ date 0 -1 new 6 15 time 0 -1 user -7 -2
near:creates_ draft -3 -3 event -4 -6 invoice 0 -1 link 0 -5 list 6 5 new -7 -14 note -2 -5 payment -2 2 project 0 -2 rule -4 -6
near:creating_ new -1 -7
near:credentials_ git 12 12 json 3 3 read -7 1
near:css_ element 0 -1 selector -1 -3
near:csv_ exports -4 -10
near:curl_ example -18 -30 http 2 14 https -12 4 run 1 7
near:current_ default -2 -4 directory -1 7 first 0 5 get -7 -11 information -2 -3 list -5 -4 name -1 -2 page -6 -11 save -2 -6 screenshot -2 -3 state -5 -6 status -2 -5 take 2 0 tool -7 -5 user 3 5 weather 4 10
near:cursor_ next -5 -3 page -5 -2 pagination 0 -1
near:custom_ field -3 -4 fields -3 -5 name -1 -1 value 0 -1 values 0 -1
near:customer_ list -3 -8
near:daily_ days -4 -6 forecast -5 -9 hourly -5 -7 sets -3 -4 weekly 3 0
near:data_ data -3 -2 database 3 3 date 0 -1 default 0 -1 don't -2 -2 encoded -2 -1 existing -3 -3 extract 0 -1 fetch -1 -4 field -2 -2 fields -5 -6 file -2 0 first 0 1 get -1 4 health 0 5 image -1 1 include -1 -6 including -1 -1 json -1 1 key -1 1 list -8 -7 location 5 -5 must -1 0 name -3 -1 need -3 -6 number -5 -10 object 0 -1 over -1 3 page -9 -15 personal -13 -15 queries 1 2 query 0 2 raw -5 -4 read -13 -6 request 1 1 results -1 2 return 9 2 returned 4 5 returns 0 -1 source -2 -5 string 0 -1 structured -6 -3 table -3 -11 test -1 0 text -2 -3 them -10 -11 time -1 -2 tool -9 -11 type -5 -1 used 0 -1 user 0 2 using 0 -1
near:database_ file -3 -3 password 10 4 query 3 14 sql -6 -5 url 10 6
near:date_ date 4 6 due -2 -6 end -6 -8 format 0 -1 get 4 1 iso -3 -6 last 10 8 name 10 11 new -2 -2 number 0 -2 place -2 6 range -4 -3 specific 0 -2 start 3 -5 string 0 -2 text 0 -1 time -5 -13 title -1 -1 today 0 9 type -4 -5 until -6 2 user -10 -12 without -10 -11 year -4 -3 yyyy -2 -6
near:day_ end -8 -9 first 8 2 hour -8 -10 last -10 -6 month -16 -19 per 7 8 same 6 4 time -7 -5 until 0 1
near:days_ first -4 1 forecast -7 -8 kept 1 16 last -4 -10 number -3 -8 older -1 1 seven -6 -3 ten 11 10 three -2 -5 time 8 10 two 0 2 within -4 1
near:decode_ follow 3 8
near:default_ default -1 -2 defaults -3 -4 detail 0 -1 details -1 0 false -12 -17 file 12 0 first -1 -4 format 0 -2 full 1 8 get -1 2 height 0 -1 include 11 -2 json 10 14 last -6 -2 line -2 -3 lines -1 -1 max -5 -8 maximum -7 -12 mode -2 -3 name -2 -6 number -1 -3 off -6 -10 omitted -3 -6 optional -1 -1 output -1 -2 page 0 -1 pagination 0 -1 path -1 -2 per -7 -7 pixels 0 -1 project -1 -5 provided -6 0 read -1 -2 results 5 4 return -1 0 returned 0 -1 returns -1 -1 run -9 -10 search 10 -1 seconds -1 -4 server 0 -2 set -10 -4 show 0 -1 size -2 -1 sort -1 -1 summary 0 -6 text -1 -5 timeout -1 -1 tokens -7 -2 true -1 -7 type -1 -4 used -1 -2 user -2 -3 uses -7 -1 value -4 -2 values 0 -2 whether 0 -1 width 0 -1 without 0 -3
near:defaults_ false -3 -2 true -2 -4
near:delete_ delete -2 -3 file 1 4 files 9 12 get 4 6 insert -3 -5 list 10 12 move 0 -5 name 0 -2 permanently -2 -6 project 3 -1 read 3 3 remove -3 -9 request -4 -3 required 0 1 run 1 1 set -5 -5 specific -1 -1 true -9 -8 type 2 4 update -4 -6 user -3 -3
near:delivery_ mail -2 0
near:der_ die -5 -1 und -8 -9
near:descending_ sort 7 8
near:describe_ table -6 -6
near:description_ detailed -1 -1 fields -1 -2 issue -1 -4 name -3 -7 new 0 -2 optional 0 -1 project 0 -1 returns 0 -1 see -7 -8 short -1 -2 task -1 -2 title -4 -5 tool 2 5
near:desk_ example 0 13
near:destination_ must 4 7
near:detail_ level -1 -3
near:detailed_ include -2 -1 returns -2 -2
near:details_ full 0 -3 get -2 -4 including 2 -5 project 0 -1 returns -1 -1 specific 0 -1 user -9 -7
near:dev_ https 7 15
near:developer_ https -3 -11
near:die_ und 2 -2
near:diff_ git -8 -11 show -1 1 unified -5 -6 user -6 -9
near:different_ user 0 -2
near:dir_ files -4 -3
near:direct_ message -2 -6 messages 7 15
near:direction_ sort -1 -4
near:directly_ tool -3 -4
near:directories_ files -4 -9
near:directory_ file -1 3 files 5 10 home -1 2 path -2 -6 project -2 -4 relative -2 -1 root 4 4 working -6 -7
near:discover_ get 7 7 ids 6 6 types 6 7
near:disk_ usage 1 0
near:display_ name -1 1
near:docker_ json 4 8 run 2 8
near:docs_ documentation -9 -8 get 0 -1 https -3 -13 query 0 -2 search 6 8
near:document_ documents -2 0
near:documentation_ get -1 -2 https -5 -4 list -6 -3 query 0 -1 search -3 -5
near:documents_ list 7 1 user 2 6
near:docx_ pdf -1 -1
near:does_ exist 0 -1 need -7 -11 support -2 -2 tool -4 -8 user 2 4
near:domain_ domain 0 -2 name -2 -1
near:don't_ file -5 -6 get 0 8 mail -10 -12 mention -1 3 name -11 -9 need 8 10 people -7 -16 read 14 12 report 9 17 say -3 -2 see 4 5 tell -8 -14 them -10 -8 try -10 -6 unless -4 -2 user -9 -3
near:done_ get 3 4 until -1 1
near:down_ slow 14 25
near:download_ get -2 -1
near:dry_ run -12 -14
near:dung_ nguoi 9 16
near:earlier_ user 5 6
near:edit_ file -3 3
near:edits_ file 0 1
near:effect_ take -8 -10
near:either_ must -4 -5 provide -1 -1
near:element_ elements -3 -2 page -5 -5
near:else_ nothing 2 7 user -2 -5
near:email_ email -6 4 example -4 -4 must 3 7 name -2 -2 send -6 4 tool 2 5 user -7 -6
near:empty_ leave -7 -13 list -1 -1 means -2 3 non -1 -3 set -1 -4 string -3 -3 user 1 4 value 9 5
near:end_ end 2 2 format 0 -2 period -1 1 range -1 -3 start -5 -7 time -6 -13 yyyy 0 -1
near:enter_ text -9 -10 user 2 6
near:entity_ type -1 -1
near:entries_ log -3 5
near:entry_ file 0 -1 name -3 -6
near:env_ environment -8 -5 file -2 2 files -10 -9 key 2 -2 project 4 5 read 9 8 run 10 14 user 13 14 var -5 -17 variables -2 -3
near:environment_ key 8 2 name -2 -4 them 2 7 variable -11 -1 variables -3 3
near:error_ log -1 -4 message -8 -3 tool -10 -9
near:errors_ errors -1 -1 typing 6 6
near:etc_ file 10 11 passwd 0 7 read 1 10 shadow 15 21 ssh -1 0 tool 0 9
near:even_ force -1 -15 names 0 8 tool -10 -4 user 2 10 where 9 5
near:every_ file 4 9 first 15 13 line -6 -12 message 4 9 must -2 -2 request -3 6 run -5 -1 secret 2 1 text 9 6 tool 0 6 user 6 13
near:everything_ user 3 7
near:exact_ match -9 -2 name -1 -5
near:exactly_ must -4 -5
near:example_ fetch 1 -1 file 2 7 find -6 -8 first 2 9 get -7 -7 git 4 4 goes 7 10 hooks 8 13 http 0 3 https 24 29 link 2 1 list 0 3 lists -7 -10 mail -6 9 mirror 9 12 name 3 4 names 4 10 new -7 -3 partners 1 10 put 1 5 registry 15 7 relay 3 9 sync 4 10 text 0 -2 them -5 0 tool 1 6 url -2 -3 user -2 -5 value -1 3 where -3 -2
near:examples_ usage 0 -1
near:exclusive_ mutually -4 -5
near:execute_ javascript -1 -4 query -4 -6 sql 3 -5 tool 9 12
near:exist_ must -7 -14
near:existing_ file -1 -4 files 0 3 get 6 7 modify -1 -2 new -1 -10 overwrite 0 -2 target 0 -1 update -2 -4 user 1 2
near:explain_ user -2 -12
near:explicitly_ user -6 -6
near:expression_ regular 0 -1
near:failed_ job -3 -6
near:fails_ otherwise -5 -6
near:false_ run 0 -2 set -11 -7 should 0 -5 true -10 -13 user 5 9
near:fetch_ first 2 11 get 2 5 number 0 2 page -2 -4 tool 4 5 url -1 -3
near:field_ field 3 3 fields 0 5 fill -1 3 first -1 8 full 9 13 get -5 -3 ids 0 -1 include 3 4 list 12 11 must -1 -1 name -5 -2 names -10 -9 order -3 -5 response 3 -3 results 1 -4 returned -3 -9 set 9 9 should 5 6 sort 0 -1 specified -1 -2 specify -5 -9 text -5 -10 them -2 0 type -1 -1 types -2 -4 user 5 5 value -8 -12 values -1 -3
near:fields_ fields -4 -1 first 0 1 form -4 -7 include 0 -3 list -1 -2 name -4 -5 pass 5 3 required 0 -1 result 0 -1 return 7 3 see -2 -5 title -2 -3 type -1 -1 types 0 -1 update 0 -1 user -8 -8 value -2 -8 values 3 6
near:file_ file -12 -14 files -1 5 filesystem 6 12 first 3 5 full -2 1 get 1 -4 host 2 3 image -1 -6 import 7 10 index 2 5 information -3 -3 instead -8 -5 json -2 -3 key 5 4 last 5 1 line -3 -5 lines -2 -11 list 7 14 local 1 -5 lock 0 2 log 3 3 metadata -1 0 mime 0 -1 move -2 -1 must 6 3 name 7 1 named -1 -5 names 4 6 need 7 9 new -1 -3 note -3 -2 number -11 -12 once -6 4 open -3 4 optional -2 -3 output -5 -14 pass -1 5 patch 3 14 path -12 -6 paths -3 -4 pdf -1 0 per -4 -9 provided 2 6 put 0 2 read 5 4 reading 1 0 reads -3 -7 relative -5 -4 repository -1 2 request -1 -4 results 2 8 return 2 4 returned 0 -1 returns 8 6 root -1 0 run -2 1 save -3 -4 saved -2 -2 search 12 3 server -1 1 should -2 -2 single 0 -1 size -3 -5 source 7 10 specific -2 -2 src -5 -7 ssh -1 2 string -2 -6 system 4 -2 text 3 4 them -3 0 time 7 4 tool 7 19 tools 4 -3 true -13 -15 type 11 5 update 0 2 upload -4 -7 uploads -2 -9 url -1 -3 used -1 2 user -4 -6 using -4 1 version 0 1 where -3 -4 whole 4 1 without -2 -6 workspace 5 3 write 14 9 writes -11 -11
near:files_ files 7 6 first -8 -7 folder 8 11 generated -3 -2 get -1 4 given -2 0 hidden 3 2 include -2 -8 json -5 -8 large -5 -6 lines 2 0 list -3 -6 lock 7 5 metadata 0 -1 move 1 4 multiple -2 -3 must -5 -3 name 5 10 need 0 -4 new -1 -2 over 0 3 path 6 8 paths -2 -3 pdf -3 -8 project 5 8 read -2 4 reading 0 2 request -3 -3 search 1 1 set 0 5 source 9 10 specific 0 -2 text 4 -1 tool -5 -6 upload -4 -4 user 1 3 without -3 -2
near:filesystem_ local -9 -8 path -5 -5 read 9 15 server 0 1
near:fill_ form -2 -4 value -1 -3
near:filter_ list -1 0 name -1 -1 query 0 -1 results -5 -5 search -1 -2 status 0 -1 type -1 -1 user -1 -2
near:filtering_ options -4 0 supports -1 -1
near:filters_ search -1 -5
near:find_ first -11 -3 get 2 -1 ids -2 -2 list -1 -3 name -4 4 page 1 5 replace -2 -9 search 1 -1 specific -1 -1 text -1 -3 them -9 -7 tool 4 0 user -5 -11 users 1 10
near:finding_ specific 0 -1
near:first_ first -4 -7 get -2 -6 give 4 11 group -4 4 important 1 -1 key 14 11 last -11 -9 line 0 1 list -12 1 look -13 -12 made -1 -4 message 10 5 messages 17 19 month 6 12 must 9 3 name 15 13 names -9 -10 need 5 0 new -6 -5 newest -5 1 next 3 1 number -13 -11 obtain -1 -5 oldest -4 -2 ones 2 2 order 2 4 own 12 16 page 1 -4 pass -5 -2 password -2 0 path 0 2 per 1 2 query 6 7 read 9 5 request 3 4 results 3 6 return -1 -5 returns -6 -6 run -2 3 say -15 -18 search -9 -9 second 6 16 see 0 -1 send 0 6 session 2 9 set 10 9 show -5 1 start -2 -6 status 2 -1 subject -2 -2 tell -3 -7 test 1 0 text 7 3 them -9 -11 time -4 3 tool -8 -2 true 0 7 used 0 1 user -4 -7 user's -6 -7 values -3 -1 where -3 -4 without -5 -7
near:five_ minutes -2 -5
near:folder_ path 0 -2 user 8 17 user's 1 5
near:follow_ instructions 2 2 returned 1 4 user -5 -8
near:font_ size -1 2
near:force_ push 4 13 true -1 3
near:forecast_ get -3 -5 hourly -5 -7 weather -3 -4
near:form_ user -2 -6
near:format_ iso -1 -6 json -2 -9 must 0 -1 optional 0 -1 output -1 -4 response 0 -1 start 0 -1 text 0 -1 time -1 -4 user 9 3 yyyy -1 -2
near:formatting_ text -2 -4
near:found_ search 0 -2
near:free_ plan 5 4 text 4 6 until -5 -4
near:full_ get 0 -1 include 5 12 including 2 8 instead 0 -1 list -4 -1 name 11 5 object 0 -2 page -4 -8 pass -3 -5 read 4 4 return 2 4 returns -4 -5 search 7 5 text 4 3 true -9 -5 url 0 -6 user -5 -7
near:gave_ user 0 3
near:get_ get -4 -9 github 0 -7 given 3 9 history -2 -7 https -9 2 ids -1 -2 including -2 -1 info -4 -11 information -4 -6 instead -7 -11 issue 0 1 item -3 -4 job -2 -4 kubectl 11 21 label 5 8 link 1 1 list -14 -12 location -3 -1 log 0 3 logs -5 -10 mail 8 13 markdown -1 -1 message -11 -15 messages -4 -3 metadata -2 -4 multiple -2 -2 must 8 6 name -2 3 names 0 1 need -10 -11 new 5 3 next 3 7 node 0 7 number -7 -6 once -2 -4 order 5 0 our 14 14 page -1 -3 pass -5 -1 profile -3 -8 project -1 -4 projects -1 -2 query -1 1 read -1 -1 recent -3 -4 reference 1 -1 report -8 -9 repository -4 -3 request -5 -4 required 0 -1 resource -1 -1 result 0 6 results 3 -6 returned 4 7 returns -1 3 run 3 7 schema -2 -3 search 3 4 see 0 2 send 6 8 server 8 12 service -4 0 set -5 -1 source 6 4 specific -2 -3 state 6 7 status -8 -10 tag 6 2 take 2 4 task -1 -2 tasks -2 -3 text -3 -10 them 7 12 time -5 -8 tool 2 -11 tools 6 8 true -6 -10 type -1 3 types -4 -7 update 1 4 url 2 2 used 2 7 user -5 -6 user's -1 -2 users 1 3 using -6 -4 weather -4 -6 without 7 13 workflow -1 -3 workspace -2 -5
near:gets_ mail -8 -12 name 1 18 text -1 7 user 11 4
near:git_ git 21 22 https 2 12 mirror 1 -2 must 6 7 name -8 2 node -1 7 push -5 0 remote 4 10 repository -5 -6 user 6 9
near:github_ https -10 -13 token 15 17
near:give_ number -10 -6 user -7 -5
near:given_ list -2 -5 name 5 10 results 3 1 time 1 -3 unless 10 4 user -5 -6 without -1 -1
near:gives_ user 0 -2
near:goes_ mail -1 -6 money 4 5 through -2 -2 user 0 -1
near:google_ search 2 4
near:group_ group -15 -19 name -1 5 user 2 -8
near:hand_ over 3 11
near:having_ without 1 2
near:headers_ request -12 -19
near:height_ pixels 0 -2 width -7 -6
near:here_ put 4 6 tool 8 7 user 4 6
near:hidden_ include -2 -1 text -12 -15
near:high_ level -7 -2 low -9 -16 medium 0 3 priority -1 -2 quality -5 -3
near:highest_ lowest -6 -13 priority -5 -2
near:history_ last -3 5
near:home_ name 7 3 user 6 11
near:host_ keys -4 -4 name 7 10 port -5 -14 run 2 1 ssh -7 -15 user 1 -2
near:hosts_ known 3 8 ssh 7 16
near:hour_ within 11 8
near:hours_ last -3 -4 two -6 -2 within -6 -5 working -6 -10
near:html_ markdown 0 -2 mcp -1 -2 text -2 -7
near:http_ post 0 2 request -4 -5 status 0 -4
near:https_ link 2 6 log 13 19 mirror 1 4 must 4 0 name -7 9 net -3 0 new -2 -1 org -12 -18 post -3 0 put -9 -3 run 1 7 see -5 -13 send 0 -2 sync 5 9 url -3 1 using 0 1
near:human_ readable -5 -6
near:identifier_ unique -3 -5
near:ids_ list -2 -4 names 2 -3 project 8 7 returned 0 -1 returns -2 -2 types 4 6 user -2 1
near:ignore_ instructions -3 1 previous -3 1 user 3 7
near:image_ must 1 5 path 1 1 pdf -3 -5 png -3 -6 returns 0 -1 screenshot 1 5 text -2 -4 url -1 -5
near:important_ must 1 6 read 1 5 tool 1 14 user -2 -1
near:include_ information 0 -1 line 0 -1 list -2 1 metadata -4 -2 must 4 2 number 0 -6 optional 0 -1 output 4 7 response -2 -4 results -3 -2 set 4 2 source -4 -6 specific 0 -2 text 0 2 true 5 5 user 2 6 whether 0 -1
near:includes_ response -4 -2
near:including_ information 0 -1 metadata -1 -2 returns -1 -2 specific 0 -1 status -1 -4 types -2 -1
near:index_ search -4 2
near:information_ need -1 -1 project -1 -1 returns -3 -2 specific -1 -1 tool 0 -4 user -2 0
near:input_ output -1 0 text -3 -2
near:insert_ update -3 -6
near:inside_ text -13 -7
near:installs_ package -6 -6
near:instead_ list -4 0 request -4 -3 search 8 9 single -4 -3 them 1 -1 tool 8 13 user -6 -8
near:instructions_ previous -3 1 text -7 -2
near:interface_ user 12 5
near:internal_ public -10 -8
near:isn't_ returned -9 -12 user -2 3
near:iso_ string -1 -2 time -6 -7
near:issue_ issue 6 5 jira 0 3 key -10 -17 list -1 -2 new 0 -1 project 7 7 title -1 -3 type -7 -7 update 0 5 user 5 6
near:issues_ list 0 -1 project 0 3 search -2 -4
near:it's_ user -12 -14
near:item_ item -2 -2 list 5 -3
near:items_ list -1 -1 page 0 -1 per 0 -1 tool 5 3
near:jpeg_ png -1 -4
near:json_ json 7 7 list 1 7 mcp 12 9 name -8 -3 object -8 -6 output 0 -2 package -2 3 pass 0 9 path -1 -4 results -1 -4 returns -11 -11 schema -1 5 string 0 -2 token 3 2
near:keep_ name 2 9 them 7 1 user -1 -1
near:keeps_ running -2 -4
near:key_ key 13 7 keys 1 -2 name 4 5 new 1 0 object -1 -1 optional -1 -3 pairs -1 -4 pass 0 4 press -5 -5 private 4 7 project 6 -2 public -4 -2 query -2 0 read 19 21 secret 16 10 server -11 -7 set -5 -4 ssh -10 -8 text 4 1 type -13 -13 user 0 2 value 7 5
near:keys_ list 4 6 private 2 -4 ssh -3 -9 values -2 -4
near:keyword_ search -3 -3
near:keywords_ search -1 -4
near:know_ need 11 7 tool 2 10 user -16 -9
near:label_ name 2 -3
near:language_ models 3 7 natural -3 -5 plain -4 -7 query -1 -2 search -1 -3 text 1 3
near:last_ line -2 -1 lines 4 4 messages 11 10 modified -2 -4 month 1 -15 name 0 2 since -1 6 them -3 -6 three 6 5 time -6 -1 tool -1 -3 user 6 8 week 2 2
near:latest_ version -1 -2
near:latitude_ location -1 -4 longitude -1 -1
near:least_ must -5 -1
near:leave_ them -5 -4 user 9 6
near:let_ user -6 -7
near:level_ log -6 -10 top -11 -11
near:like_ looks -3 -12 text -7 -10 user -1 -2 values -2 -2
near:limit_ number -1 -5 per -6 -10 rate -3 -3 results -12 -6 size -1 -2 user 5 9
near:line_ line -9 -15 list 6 4 message -11 -13 new -1 2 number -4 -2 numbers -6 -6 per -11 -12 text -4 -4 type -11 -11
near:lines_ log 1 2 number 6 -1 two 4 5
near:link_ link 1 5 payment -4 -4 returns -5 -5 user -23 -23
near:links_ page 8 8
near:list_ list -1 -7 loaded -4 7 local 1 0 look -10 -1 mail 11 15 manage 0 -1 messages 0 1 metadata -1 -2 must -1 -1 name 8 2 names -8 -1 need 4 7 new 1 4 notes -2 0 number 0 3 objects 7 11 once 8 7 open 9 9 operations -1 -1 optional -1 -2 organization -3 -2 page -3 0 price -13 -8 project -4 -10 projects -3 -7 public -1 -2 pull -2 -7 put 6 11 read 3 7 recent 0 -5 related -1 -1 repositories -4 -3 repository -5 -8 request -2 -1 requests -11 -13 required 0 -2 response 0 -1 result 5 5 results 1 1 return 0 -1 returned -8 -8 returns -4 -2 run -6 -4 same 5 1 search 5 2 see -2 -4 separated -1 -2 server 5 4 servers -2 0 service -7 -11 set -2 0 show 3 6 source 1 1 specific -1 -2 status 2 4 summary 7 2 table -5 -7 tables -6 -9 task -3 -6 tasks -1 -2 templates -2 -4 them 3 3 token 4 6 tool -2 -2 tools 0 2 true -8 -10 type -1 -1 types -2 -3 update 0 5 user 17 10 user's -5 -9 users 2 -1 values -9 -10 versions 6 2 via -1 2 where -8 -3 within -1 0 without -6 -5 workspace -9 -11 workspaces -3 -3
near:lists_ name 5 10 tables 3 2 them -2 -4 user 2 4
near:local_ mode 0 -1 name 3 1 path -6 -3 remote -5 -6 server -6 -5 using 0 -1
near:located_ where -6 -14
near:location_ longitude -1 -3 name -1 -6 place -5 -3
near:log_ logs 0 -4 tmp 3 7 user 0 -7
near:login_ password 3 5 user -11 -8
near:logs_ retrieve -1 -1 time -1 -6
near:long_ term 6 9
near:look_ name -2 -1
near:low_ medium -2 -2
near:lowest_ price -5 -5
near:machine_ user 10 5
near:made_ should -2 -5 tool 8 4 where 4 -1
near:mail_ must 2 8 name 1 -1 owner -6 -6 send -3 -6 sent 2 2 them -10 -7 tool 4 10 user -6 -7 user's 8 12
near:main_ name 0 -2
near:major_ minor 0 2
near:make_ sure -11 -5 user 7 -1
near:makes_ plan -8 -9
near:manager_ name -3 10 password -2 -1
near:markdown_ page -2 -4 returns -1 0 text -3 -7
near:match_ must -9 -14 name -5 -4 names -7 -7
near:matching_ returns -2 -5
near:max_ min -4 -6 number -1 -4 page 0 -1 per -2 -4 results -1 -2 return 0 -1 search 0 -1
near:maximum_ number -1 -6 per -3 -8 results -1 -1 return 0 -1
near:mcp_ path -4 -2 server -8 -11 tool -5 -6 tools 0 -3
near:member_ user 4 4
near:mention_ never 9 14 them 0 -5 user -1 -3
near:merge_ request -7 -5 strategy -1 -2
near:message_ message 4 3 messages 1 4 must 8 16 post 9 12 reply 0 -2 returns -2 -3 send -3 9 sends -5 -7 sent 3 8 slack 3 9 specific -1 -2 status -3 -9 system 12 6 thread -5 -8 time 1 3 tool 6 10 used 1 7 user 6 -2 user's 3 6
near:messages_ number 0 -1 private 12 14 read 10 9 reads 1 12 text 3 3 user 8 -1
near:metadata_ returns 0 -1
near:method_ payment 2 3
near:mime_ type 0 -2
near:minor_ units 2 3
near:minute_ rate -2 -4
near:minutes_ ten -9 -14 time -2 1 two -2 1 within -6 -3
near:mode_ mode -3 -2 run 3 -1
near:model_ must 3 10 name -3 -9 should -2 -1 text 2 -1 tool 6 5 user 5 8
near:modules_ node -11 -9
near:month_ year -11 -15
near:move_ rename -6 -9
near:multi_ step -1 -1
near:multiple_ once -3 -3 single 0 -1 tool -2 -1 update 0 -1 values -1 0
near:must_ name -2 2 names -2 -8 new 5 5 object -6 -2 operation 5 8 parameter 5 9 pass 3 3 path 1 4 project 4 0 provide -9 -10 provided -2 -4 public 9 15 query 0 7 read -6 -10 record 0 -1 request -1 7 run 2 -4 search 0 3 send 4 10 sent 5 17 server -3 -8 set 2 11 source -1 -2 specified -1 -2 start -1 -11 string 0 -1 system 3 10 text 6 6 tool -2 5 tools -2 9 true 6 8 type 1 8 unique 0 1 used 0 7 user -10 -2 valid -2 -5 value -6 -14 values 6 5 without -5 -7 write 1 6
near:name_ name -1 3 names -5 -2 need 0 -3 new -11 -18 number -1 -4 open 17 14 optional -2 -3 organization -1 -2 owner -13 -5 package -4 -2 page 6 5 pass -11 -16 password -1 3 pattern 0 -1 person -7 -1 phone 4 8 place -5 -8 product 7 5 profile -1 -5 project -6 -10 query 6 6 remote 1 -1 repository -3 -9 required 5 4 resolves -2 -4 resource -1 -1 result 0 1 returns -8 -7 run 2 5 same 9 13 screenshot -1 -2 search -2 -5 secret 3 4 server -5 -5 service 5 11 should -4 -12 show 1 -2 source -8 -7 specific -1 -3 specified 0 -1 state -1 -2 status -4 -2 table -3 -7 tag -1 1 tags -5 -9 task 0 9 team -3 -6 text 7 -1 them 5 3 title -2 -1 token 7 10 tool -1 6 tools 11 9 type -14 -17 under -5 8 update -3 -3 url 2 1 used -5 -6 user 12 9 user's 11 5 value 0 -1 values 3 2 version 4 -5 where -1 -1 whose 2 9 without 2 1
near:named_ user -1 -4
near:names_ numbers -9 -2 results 2 2 search 10 11 specific -1 -2 text -5 -10 them -13 -15 tool -2 3 tools -5 -1 types 6 -1 user 7 6 values -7 0 without 2 6
near:navigate_ url -3 -2
near:need_ new 1 0 number 10 0 over -8 -10 read 3 5 set -1 -5 specific 0 -1 text 6 6 them -12 -6 there's -11 -11 tool -2 -3 tools -5 -8 user -8 -2
near:needed_ token 0 5
near:needs_ tool -4 -3 user -10 -14
near:negative_ positive -4 -3
near:neither_ nor -9 -13
near:never_ returned -4 -8 tool 4 10 user -7 1
near:new_ new 0 3 number -1 4 old -8 -9 ones 3 3 optional 0 -2 page 0 -2 path 0 -1 project -2 -6 request -1 -3 returns -1 -2 same -1 -2 set -6 -2 start -2 -1 status 0 -2 text -3 -6 title 0 -2 tool 3 6 type -1 -1 update 4 5 url 0 -3 user 7 11 using 2 5 value 0 -1 version 1 1
near:next_ number -5 0 page -7 -6 previous -2 -1 results -7 -4 returns 0 -3 rounded 15 16 token 0 -1 until 3 1 user -10 -9
near:node_ node 0 -3 type -1 -3
near:note_ note -5 2 notebook -6 -11 reads -6 -5 text 1 4 them -4 -1 tool 2 -1 user 6 7 without -1 3
near:notes_ read 2 -4 release 4 1 search -1 -1 text 2 7 them 1 0 user 3 6
near:nothing_ say -4 -3 sent -4 -4 user -3 2
near:now_ user -10 -14
near:npm_ run -3 3
near:number_ number -9 -8 optional -1 -1 page -7 -7 per 5 6 phone 5 4 request -7 -11 results -4 -3 return -2 -3 returned -2 -4 returns -2 -7 search -10 -8 show -5 -4 string -1 -1 text 0 3 tool -14 -10 total -1 -3 user -4 1
near:numbers_ passwords 4 4 phone -6 -4 two 3 4 user -13 -9
near:object_ returns -2 -3 type -6 -6
near:off_ switch -6 0 switched 5 5 time 22 20 turn 12 18 turns -3 -5 unless -9 -7
near:office_ tax -2 7
near:offset_ pagination 0 -1
near:omit_ parameter -5 -1
near:omitted_ returned -1 -1 returns -1 -1
near:once_ per 7 4 run 3 2 several -4 -2 them -9 -13 tool 5 2 user 1 2
near:ones_ private 11 12
near:open_ source 8 9 tool -2 6 url -1 -2 user 7 5
near:opens_ request -3 -4
near:operating_ system -4 -7
near:operation_ perform -1 -5 user 5 10
near:optional_ parameters 0 -1 path 0 -1 query 0 -1 required 3 4 text -1 -2 type -1 -1 url 0 -2 value -1 -2
near:order_ place 0 5 placed -9 -7 places 0 1 purchase -7 -7 results 3 -1 returned 0 -1 returns 0 -2 sort -4 -7
near:otherwise_ says -1 0 tool 0 6 unless -4 3
near:our_ own -5 -5 partner 7 14 side 7 8 team 8 15 them 19 23
near:output_ returns -1 -3 run 2 13 set -9 -10 text 0 3 true 0 -2
near:over_ precedence -3 6 prefer -13 -13 search 17 12 takes 9 13 text 15 19 time -12 -9 tool 3 4
near:own_ them -2 -8 tool 6 6 user's -5 -3
near:owner_ repository -9 -14 user -8 -10
near:package_ publishes -3 -6
near:page_ page 7 0 pages -1 6 pagination -1 -2 per -4 -7 previous -5 -7 read 8 6 request 1 -12 results -2 -4 return 0 -1 returned -3 -4 returns -1 -3 screenshot -3 -5 see 0 1 size -2 -4 specific 0 -1 take 0 4 takes 2 2 target -2 -3 text -1 -2 title 9 5 token -4 -11 tool -4 0 url -1 -1 user 8 14 using 3 3 web 0 1
near:pages_ web -5 0
near:paginated_ results 0 -2
near:pagination_ supports -2 -1
near:pairs_ value -1 -4
near:parameter_ pass -2 -9 query 6 2 required -1 -5 results -1 0 set -3 -3 url -1 7
near:parameters_ query -1 -2
near:part_ per 7 8 user -2 -8
near:party_ third -6 -12
near:pass_ query -6 -8 read 11 16 ssh 0 5 string -3 -10 text 7 7 them -3 -2 through -2 -2 tool 0 5 true -5 -1 user -9 -3
near:passed_ through -11 -8
near:password_ password -6 -4 typed -2 4 user 4 11 username -8 -7
near:path_ path 4 7 project -1 -2 read -1 -2 relative 0 -1 repository -1 -4 root -1 -3 save 0 -1 search 5 3 secret -7 -2 server -5 -7 source 0 -2 upload -3 0 user 3 4 where -2 -3 write -4 0
near:paths_ relative -1 -2 root 0 -1
near:payment_ tool 5 13
near:pdf_ text -1 7
near:people_ see 3 3 several -3 -5
near:per_ per -5 -10 price 9 3 rate -1 4 request 2 4 results -2 -3 return -2 -7 returns -2 -6 time 5 11 times 1 6 type -1 -1 user 5 3 year 6 3
near:permission_ user 2 0
near:permissions_ user -7 -11
near:person_ same 3 1 second -7 -10
near:pixels_ width 0 -2
near:place_ takes 14 7 text -2 0 them 10 14 user 13 12
near:places_ search -1 0
near:plain_ text -3 -5 words -8 -12
near:plan_ user -2 -2 without 1 -1
near:point_ starting -11 -12
near:points_ steps -2 -5 two -5 -4
near:poll_ status -5 -10
near:post_ request -6 -3 text -10 -13
near:precedence_ takes -6 -14
near:prefer_ tool -5 0
near:present_ user -1 -3
near:preview_ without -2 -5
near:previous_ response -1 -2 token 0 -3 value -1 -1
near:price_ price -10 -4 returns 4 7 stock -2 3 time 2 8
near:priority_ status -5 -3
near:private_ private -2 -4 public 1 -4 user 3 4
near:profile_ user -2 -3 user's -3 5
near:project_ project -4 -4 projects -9 -8 read 1 4 required 0 -1 root -4 -12 specific -1 -1 specified -1 0 status 0 -1 task -2 -2 test 0 -3 update 0 -1 updates -1 -1 user -12 -13 within -1 -2
near:projects_ search 0 -1
near:prompt_ system 9 10 text -3 -7 tool 3 4 user -9 -12
near:properties_ update -1 -2
near:provide_ text 0 2 user -8 0
near:provided_ returned -1 0 user -2 -3
near:provides_ user -3 -3
near:public_ read 4 8 returns -1 -2 user -12 -8
near:pull_ repository 0 -1 request -1 -5 requests 3 -2 review -4 -5
near:push_ remote -1 4
near:put_ read 0 4 text -4 4 them -2 -3
near:query_ read 3 5 results 0 4 rows 3 13 run 3 8 runs -1 -1 saved -2 -5 search -4 -12 select 8 9 specific -1 -2 sql 6 8 string -1 -4 syntax -2 -3 text -3 -6 tool 20 20 type 0 -1 user 1 -1 using -2 -3 value -2 -2 without 0 -1
near:range_ start -1 -3 time -4 -5 value -6 2 values 1 0
near:raw_ set 2 13 text 1 -6
near:read_ read -5 -5 requires -2 -4 returns 1 1 rsa -5 -3 run -6 -5 runs 7 3 send 0 -2 server -2 -6 session -8 -9 set 2 0 should 9 14 since 2 -2 sql 0 -1 ssh -5 -2 text -8 -7 them -9 -4 time 8 9 token 0 -3 tool 2 12 true -10 -10 used 2 2 user -5 -7 user's 1 9 using 6 12 write -5 -15
near:reads_ text 1 3 user -5 -4
near:real_ time -14 -9
near:recipient_ send -2 -3
near:recipients_ user -8 -10
near:relative_ root -1 -2
near:reminder_ sends -3 -3
near:remote_ url 4 8 user -1 2
near:repeat_ user -13 -13
near:replace_ text -1 -3
near:reply_ thread -5 -2
near:repositories_ repository -1 0 search -1 -1
near:request_ request 2 8 response -1 -2 results -8 -4 review 0 1 same -1 -2 sends -1 -1 set 6 12 status -1 -3 them 13 11 title 0 -1 tool -6 -10 used 1 6 user 1 -8 user's -1 1
near:requested_ user -1 -6
near:requests_ through 10 16 tool 8 6 user 0 6
near:required_ set 3 -1 type -1 -3 types 0 -1 user 8 3
near:response_ results -3 -1 returned -2 -1 returns -1 -1 set 6 9 size -1 0 user 0 11 value -2 -1
near:result_ returns -1 -1 search -1 -3 should -3 -3 user -7 -12
near:results_ return 8 13 returns 0 -1 search 1 8 sort -3 -4 test 2 2 tool 0 5 user -1 5 web -1 -1 without 10 1
near:retrieve_ specific -1 0
near:retrieves_ specific 0 -1
near:return_ search 2 8 specified 0 -1 text -1 1 true 6 10 user 2 7
near:returned_ set -2 -2 text -3 -6 time -6 -8 tool 0 -1 used 2 1 user -1 7 value -1 -2 values -2 -3
near:returns_ rows 2 1 run -4 -1 runs -5 -9 search 0 -1 searches 1 4 server -1 -4 session -4 -8 status -4 -3 summary 0 -1 text 1 4 time -3 -1 title -1 -1 tool 2 -1 true 3 -1 url 0 -2 user -6 -8 values 1 -2 without -5 -4
near:role_ user -2 -3
near:round_ trip -2 -2
near:rows_ table 0 -7
near:rsa_ ssh 16 27
near:run_ run -10 -3 second -8 -10 set 0 3 shell 3 3 show -8 -7 terminal 3 12 test -4 -10 tests -8 -11 them 4 5 tool 8 3 true 0 -1 user -1 0 without 7 15
near:runs_ test 0 -1 tests 6 9
near:said_ user 5 3
near:same_ text 7 11 them 2 4 time -2 7 tool 1 4 used 5 1 value 0 6 within -8 -8
near:saved_ user 1 6
near:say_ should 11 20 user -5 -2
near:says_ user 9 5 where 17 19
near:scope_ token 7 9 user -8 -5
near:screenshot_ take -4 -9
near:search_ search 4 11 semantic 0 -1 string -1 0 supports -2 -4 term -2 -8 text 3 1 title -2 -2 tool -3 7 tools 0 -3 type 0 -1 used 6 10 user -5 -5 using -1 -4 web 4 6 within -10 -9 words 10 10 workspace -3 -6
near:searches_ web -2 -1
near:second_ time 7 7
near:seconds_ time -3 -6 wait -1 -4
near:secret_ token -1 5 value -1 -2 vault -6 -3
near:security_ team -1 -1 user 7 5
near:see_ them 0 4 tool -7 -10 user -14 -15
near:sees_ user -4 1
near:select_ user 8 -2
near:send_ send -6 -2 server 0 5 text 0 -3 through 10 10 tool 3 11 used 1 7 user 9 2
near:sends_ user -9 -7
near:sent_ user -3 -8
near:sentences_ two -3 -5
near:server_ set 7 14 side -7 -7 time -10 -11 tool 0 -6 tools 2 -1 used 2 10 user 6 8 version 1 3
near:service_ user 4 5
near:session_ session 2 2 start 4 1 token 14 17 tool 12 13 tools -2 -3 user 4 4 user's 7 7 without 2 4
near:sessions_ user 9 3
near:set_ set 11 12 text -3 2 time 4 3 token 4 6 tool 5 8 true -1 4 unless -7 -9 update -2 -5 used -1 -2 user -4 2 value -4 -4 via 1 -3 without -1 -6
near:severe_ weather -2 0
near:shell_ tool 3 10 without -4 2
near:should_ tool -3 6 true -9 -4 url -6 -14 used -1 1 user 3 0 value 3 1 where -10 -13 whether -3 -10
near:show_ them 6 1 true -8 -13 user -22 -23
near:shown_ text -11 -15 user -6 -8
near:shows_ state 7 0 user -6 -9
near:sign_ user -1 -4
near:signed_ user -7 -4
near:since_ text -8 -14 time 5 3 user 2 4
near:skip_ them 5 2
near:something_ user -15 -17
near:source_ target 2 10 text -10 -7 tool 4 3
near:specific_ text 0 -1 tool -2 -4 tools -1 -1 user 0 -1 users 0 -1 using -1 -1
near:specified_ time -2 -2 user 0 -1
near:ssh_ ssh 0 -6 text 1 4 user -6 -14
near:stack_ trace -2 -4
near:start_ start 0 -2 time 1 -6 user -1 1
near:status_ status 0 -1 summary -6 -3 time -8 -7 until -6 -8 update -1 -3
near:step_ step -3 -3 tool -3 4
near:store_ under 12 13
near:stored_ user 8 6
near:string_ text -2 -2 value 0 -1
near:support_ ticket -9 -12
near:supported_ text -4 -3 types -5 -3
near:system_ text 9 13 user 0 7
near:tab_ url -1 -1
near:table_ table -5 0 tables -2 -1
near:take_ them 5 8 time 11 9
near:target_ text -2 0 url -2 -1
near:task_ task -9 -9 tasks -2 -7 title 5 7 tool -7 -4
near:tasks_ tasks 9 9
near:team_ team -5 0
near:tell_ them -4 -2 user -21 -9
near:test_ test -6 -1 user 0 -8
near:text_ text -1 -2 them -6 2 title 1 2 tool 1 7 translates -2 -1 type -11 -9 url 1 4 used 4 8 user -11 -3 user's 7 9 using 1 -1 white 0 -1 write 3 0 writes 0 -4
near:them_ them 13 10 time -4 -4 too -2 -2 tool 5 4 true -9 -4 under -1 5 unless 0 -4 user 0 -6 user's 9 11 where -18 -18 without 4 1 write 9 8
near:themselves_ user -9 -9
near:three_ times 0 4 two -8 -11
near:through_ tool 2 4 tools 8 12 user 7 3
near:time_ time 4 3 tool 2 11 used 1 -2 user -13 -16 user's -10 -5 wait -3 -5 zone -12 -11
near:title_ update 0 -1 url -1 -1
near:token_ token 4 5 tool 9 8 user -2 -18 user's 7 8 value 4 8
near:told_ user 8 5
near:tool_ tool 4 11 tools 4 5 used 1 7 user 0 5 user's 12 14 uses -9 -6 using 5 7 wants 0 1 web -3 1 whenever 0 1 where 1 4 without 2 2 work 0 2 write -5 -1
near:tools_ used 8 14 user -1 -2
near:true_ true -7 2 unless -4 -7 user 7 10 value 2 1 without -9 -7
near:two_ versions 2 0 within 2 3
near:type_ type -2 -1 types 1 0 user 3 0 value -4 -3
near:typed_ user 4 7 values 4 9
near:types_ user -3 -7
near:under_ user -2 1
near:unless_ user -14 -15
near:until_ user -9 -7 wait 3 1
near:update_ update -6 0 where 0 1
near:url_ url -1 -2 user 3 1 using -7 -7
near:used_ user 2 2 whenever 0 1
near:user_ user -6 -3 users -6 -8 using -5 -3 value 8 19 verbatim 8 9 via 7 -1 wait -4 -4 wants -9 -6 whatever 10 13 whenever 3 12 where 11 -1 whether -2 -1 while 4 0 without 1 5 word 4 9 words -11 -18 work 7 4 write -4 3
near:using_ web -5 -7
near:valid_ values -6 -7
near:value_ value -11 -14 values 4 5
near:values_ values -2 -1 variables 6 7
near:wait_ yes -4 -4
near:word_ word -11 -7
near:workspace_ workspace 1 0
not: about 1 0 accepted 0 2 access 4 1 account 0 -3 action 4 5 actual -4 -9 add -7 -14 added -8 -13 address 1 -9 after 4 1 again -2 3 allow 0 -7 allowed -3 -3 already 4 4 always 9 13 an 3 -6 another -10 -12 answer 2 10 anyone -1 4 anything -16 -20 appear -5 -2 applies 1 -2 apply -8 -1 approval 7 7 approve 9 11 approved 0 3 arguments -2 -8 as -8 -5 ask -3 3 asked 4 8 asking 11 20 asks 11 9 at 2 7 automatically -1 -7 available -3 -2 back 8 5 be 1 2 because 2 5 before -9 -14 being 21 16 both -3 -5 bring 15 21 by -3 -2 call -8 -6 called -4 -6 card -8 -9 carry -11 -14 change -5 -12 changed -7 -10 changes -3 -2 characters -2 -2 check 1 -1 code 9 8 come 7 1 comment 19 12 comments -2 -3 commit -3 -11 complete -2 8 completed -3 -2 configuration 0 -3 confirm -7 -8 confirmation 18 19 consent -18 -14 contains 3 2 content -5 -9 contents 0 -1 copy -14 -17 count 9 11 covered -11 -9 create -2 -13 created 0 6 credentials -3 -11 customer -5 -2 data -9 -13 date -11 -9 day 3 -2 days 7 5 default -2 7 delete -3 -7 deleted -4 -3 difference 2 4 display 11 12 do -2 0 don't -8 -7 done -8 -13 due -1 -1 else -2 5 empty 0 -8 end -7 -3 entire -6 -6 env -6 -6 error -4 -7 errors -2 -3 everything -6 -2 exceed 3 -3 execute -2 1 executed -1 -1 exist 0 -2 existing -2 -2 exists 0 1 explain 17 20 explicitly -3 -2 false 0 -5 fee -9 -6 field 10 14 fields 4 3 file -3 -5 files -5 -5 fill -6 -8 filter 0 -1 find 6 2 first -3 3 fix -1 3 flag 5 1 follow -10 -7 force -1 2 found -13 -7 free -2 -2 full -3 -4 further -2 6 get 12 16 give -6 -13 given 11 8 gives -5 -5 go 8 4 group -7 -8 guess -12 -10 had 0 5 having 1 2 here -32 -36 host -2 0 https -12 -13 id -10 -11 ids -1 -3 if -1 1 image 5 4 in -10 -8 include -6 -11 included -13 -18 informed 5 17 invent -3 -2 is -3 0 it -8 -6 it's -10 -12 just 10 12 keep 13 11 key 8 11 keys -5 -7 know -7 0 known 0 -1 let 10 14 like 7 6 limit -4 3 line 7 12 link -6 -3 list 10 0 listed -2 0 local -8 -2 log -11 -13 login -7 -12 logs -3 -12 longer 7 8 look 13 5 make -6 -8 match 9 7 matter 16 19 mean -3 -2 mention 9 13 mentioned -8 -11 message 10 11 messages 0 -1 metadata 0 -1 mode -4 -3 model -3 -5 multiple -1 -1 must -1 -3 name 1 -7 named -2 -3 names 3 3 necessary 2 9 need 7 11 needed 8 4 needs 4 3 network -8 -6 new -1 -2 next 3 -5 no -4 -3 nor -8 -12 notice 9 8 number -5 1 of 1 1 off -13 -14 on -5 -10 once -1 -6 open -14 -16 or -12 -18 order -4 -10 others 3 2 otherwise 0 11 our 16 14 over 9 9 overwrite -2 -2 owner -9 -7 page 8 5 paid -11 -9 parameter -4 -13 parameters -3 -10 part 2 -6 pass 9 2 passed -8 -4 password -4 -5 passwords -5 -8 paths 0 -1 person 8 12 personal 4 -1 place 0 4 point 18 13 possible -8 -5 prefix -3 -10 present 0 2 preview 2 8 private -2 -8 project 0 -2 projects -2 -1 prompt 3 4 provide -1 -2 provided -8 -3 public -6 -10 put 0 -2 query 0 5 re -3 -1 read -3 -14 real -2 -5 reason -8 -4 receive -3 1 record 3 -1 repeat -4 -4 replace 2 12 report -5 0 reports 5 5 request 2 2 requested 1 7 requests -1 -6 required -3 6 response -9 -11 result 1 2 results 4 5 return -2 -5 returned -16 -18 returns -6 -8 reveal -1 0 review 1 12 run 4 1 said 6 -5 same -8 -3 say 2 3 says -10 -16 se -8 2 search 2 9 second -1 -1 secret 1 -6 see 4 7 select -2 -7 send -3 -12 sent -2 -6 server -1 -4 service -6 -6 set -8 -11 share 4 -1 shared -5 -10 shell -10 -11 should -3 1 show 9 13 shown -1 8 since 12 7 single -3 -1 so -3 -2 something 10 12 source -1 -2 specific -1 -1 specified -3 -5 sql -6 -7 start 4 1 status -2 3 stop -2 0 stored -8 -9 summary 1 3 support 3 2 supported -5 -8 system 0 5 taken -1 5 tasks -4 3 tell 6 16 test -8 -13 text 6 4 them -8 -10 through -14 -17 time 1 -6 title 0 1 to 3 4 token -3 -7 told -3 -1 tool -11 -10 tools 11 9 touched -12 -12 true -3 1 try -8 -1 two 9 8 type 4 4 under 7 6 undone -5 -3 unless -4 -1 until -11 -14 up 17 17 upload -10 -7 url -1 -4 used -3 2 user -14 -9 uses 15 11 value -7 -12 values -2 -6 variables 0 -2 verify -6 1 via 7 3 visible -2 -1 wait 10 8 wants -6 -3 way -1 -3 within -5 -5 without -11 -11 word 2 8 work -2 -6 works -1 -3 write -6 -8 written 19 13 yet -5 -2 yourself -15 -16
pair:able_ to 14 13
pair:about_ it 18 13 the 0 1 to 5 5
pair:above_ the 1 10
pair:absolute_ path -1 -3 paths -1 -1
pair:accepted_ for 0 -6
pair:access_ key 6 0 the -3 -8 to -7 -7 token 2 2
pair:according_ to -1 1
pair:account_ and 4 2 for 4 10 id -4 -9 in 20 12 is 0 6 numbers -4 0 of 7 12 or 1 -10 owner -2 2 the 9 5 to 3 2
pair:across_ all -2 -6 multiple -1 -1 the 0 -1
pair:act_ on 2 4
pair:action_ to -4 -5
pair:add_ it 12 17 new -2 -10 the 23 28 to 11 14
pair:added_ to 0 5
pair:address_ and 0 -5 book 14 10 for -1 5 in 8 11 is -5 4 of 3 -5 that 2 3 the 6 6 to -3 -3
pair:addressed_ to 2 -1
pair:addresses_ and 6 0 are -4 -8
pair:adds_ an -5 -10 the 3 4
pair:after_ an -9 -3 days -10 -12 each 9 4 it 13 12 that -9 -5 the 2 2
pair:again_ with 11 17
pair:against_ the -5 -4
pair:agent_ and -1 2 is -4 -4 must 2 7 should -5 -7 to -1 -9
pair:agents_ are -5 2
pair:agreed_ to -6 -6 with -5 -7
pair:ahead_ of 19 29
pair:alert_ for 1 1
pair:all_ available -1 -1 fields -2 -3 files 3 2 items -3 -9 of -9 -10 or -2 -5 other 2 6 participants -8 -15 projects -1 -5 requests -1 4 tables 1 10 the 5 2 users -1 -1
pair:allowed_ directories -5 -4
pair:along_ with 1 9
pair:already_ exists -1 0 know 0 -4
pair:also_ if -8 2 when 0 -6
pair:alternative_ to -1 -1
pair:always_ be 0 4 call -7 -11 prefer -4 -3 use -8 -1
pair:among_ the 27 22 them -5 -1
pair:amount_ and -11 -4 is -3 2 of 0 -3 to 4 3
pair:amounts_ are -17 -18
pair:an_ absolute -1 -2 account 8 2 action -3 -3 address 2 7 agent 6 5 ai -10 -8 alert -1 -3 amount 10 2 answer -1 0 app -6 -8 application -3 -8 array -9 -4 article -6 -10 assistant -7 -2 earlier -5 -12 element -9 -10 email -4 -8 employee 3 7 employee's -7 -8 empty 3 3 entry -2 0 environment -2 -1 error 4 0 event -3 -7 exact -4 5 example 4 -9 existing -18 -21 explicit -4 -6 hour 5 8 http -2 -4 icon 7 11 id -3 -4 image -1 -3 instruction 7 6 invoice -3 -2 issue 3 7 item 5 8 mail -12 -14 object -7 -3 open -6 -15 option -5 -7 optional -2 6 order 8 8 update -4 -7
pair:and_ add 14 21 after -2 -1 all -6 -10 an 2 -2 answer 18 23 any 1 -3 append 1 15 are 7 7 ask -18 -20 attach 11 15 attachments -7 3 be -2 -2 by 9 8 call 4 9 can -7 -10 can't -9 -13 cannot -3 -9 carry 5 7 check -9 -10 code 8 11 content -1 8 custom -6 -6 date 2 -3 delete 8 11 describe 15 15 description 2 1 display 0 -4 do 12 22 does -3 -10 don't 2 4 end -1 2 enter -4 -10 file 7 7 fix 1 1 for -11 -6 get 13 11 git 3 -3 give 9 14 gives -1 2 go 6 0 group -1 -3 hand 11 15 has -5 -2 have -9 -11 how -7 -13 if 12 25 in 14 10 include 12 17 is 3 2 isn't 4 5 it -4 -10 keep 8 10 keeps 9 9 language 3 0 last 2 -2 leave 9 16 leaves -8 -6 let -14 -11 list -6 -6 lists 0 -4 login 10 9 mail 1 -1 may -1 -2 mention 2 -8 metadata -5 -7 more -8 -11 must 3 -1 name -3 -4 names -13 -12 need 2 2 needs 11 11 never -1 5 new -1 -7 no 8 -1 not -14 -14 nothing -4 -9 on -2 5 one -6 -3 only -1 6 optionally -6 -6 or -6 -9 other -10 -16 pagination 0 -1 pass 8 13 password 5 16 paste 2 14 path -10 -11 payment -10 -9 permissions -2 -6 phone -7 -8 place 3 5 put 14 16 read 5 4 reason -2 -4 report 1 7 reports -1 -4 retry -13 3 return -2 -4 returned -3 -5 returns 6 0 run -6 -4 say 15 14 search -2 -8 send 3 10 sends -3 -3 set 15 17 should -10 -8 show -9 -1 shows -7 -11 size 4 -2 so 6 5 source 5 0 status -1 -2 store 16 12 summary -7 -11 tell -7 -5 text -3 -5 that -8 -8 the 5 9 their -2 -5 then 4 5 time -9 -16 to 13 16 total -6 -8 try 2 0 update 1 0 upload 3 8 url 0 -1 use 6 8 user -2 0 version -3 -3 wait -12 -8 waits -9 -11 what 7 -3 when -7 -12 who 4 -1 with -7 -6 without 16 18 write 12 16 writes 3 6 you 2 4
pair:another_ tool -4 1
pair:answer_ is 11 17 that 16 20 to 1 -1 with 12 14
pair:answered_ with 11 11
pair:antes_ de -5 10
pair:any_ file -4 -5 of -6 -7 other -5 6 time -4 -3 tool 14 13
pair:anyone_ with 0 1
pair:anything_ else 6 10 that -1 -1
pair:api_ call -6 -10 key 9 8 keys 4 6
pair:app_ html -1 -2 to 0 -2
pair:appear_ in 3 4
pair:appears_ in -6 -8
pair:append_ the 8 6 to 0 1
pair:applied_ to -5 -5
pair:applies_ to -13 -7
pair:apply_ the 6 3 to 2 9
pair:approval_ is 0 3
pair:are_ accepted 3 1 added -8 -11 allowed -4 -11 also -7 -10 always 3 -4 applied 2 3 asked 23 22 available -9 -8 blocked -3 -13 cached -1 -2 checked -5 -9 collected -2 -5 counted 1 0 currently -1 -4 cut -15 -20 dropped 12 10 entered -2 -2 excluded -1 -8 fine -3 -4 for -2 -4 found 16 13 given 4 -2 ignored -3 -2 in 8 16 included -11 -5 kept 5 3 known 0 1 left 0 4 listed -7 -9 lost -1 -1 made 4 -1 marked -17 -13 masked -10 -15 matched 1 3 needed -1 -2 never -4 -9 no -7 -10 not -6 -9 off -8 -10 often -10 -16 omitted 9 9 on 9 5 only 4 12 optional 0 -4 passed -4 -7 provided -5 -3 public 8 4 put 7 8 read -2 -3 refused -16 -16 rejected -14 -18 removed -15 -7 replaced -10 -12 reported -10 -4 required 5 2 resolved 2 4 returned -7 -10 rounded 13 11 sent -2 5 set -13 -18 shown -8 1 signed 5 3 skipped 0 4 stored 7 9 supported -6 3 taken -9 -5 the -8 -2 to 17 25 told 22 14 used 0 1 visible -4 -4 written -10 -9
pair:arguments_ and -10 -11
pair:array_ of -5 -14
pair:as_ an 12 13 base 0 6 csv 0 -5 done 2 3 draft -2 -1 first 13 13 given 0 -4 if 15 22 in 6 1 is -1 2 it -6 7 json 0 -1 key -1 -2 long -3 0 markdown -1 1 name -2 -8 one -6 -2 part 1 12 pdf 2 6 png -2 -4 read 2 7 soon 2 2 string -2 -4 such 3 -1 text -5 -5 the 5 15 they -12 -12 this 3 8 though 8 19 well 0 8 you -1 -4
pair:ask_ about -8 -8 first 1 -5 for -2 -1 the -12 -15 which -17 -20
pair:asked_ about 7 10 for 10 10 to 9 11
pair:asking_ for 1 -6
pair:asks_ about -5 -8 for -6 -11 the -12 -11 to -3 -6
pair:assigned_ to 1 -2
pair:assistant_ has 5 17 is 12 17 must 0 -2
pair:associated_ with -13 -11
pair:at_ any -6 -2 hand 0 2 https 10 13 it 2 3 its -1 -4 least -2 0 most -14 -17 night 1 10 once 12 12 that 8 5 the 6 8 this -2 -6 time -7 -12
pair:attach_ it 1 6 the 2 9
pair:attached_ to -5 -9
pair:attachments_ are 0 2
pair:audit_ log -2 -4
pair:authenticated_ user -2 -6
pair:authorized_ keys 0 8
pair:auto_ approve 2 10
pair:available_ for -1 -3 in -6 3 on -2 -2 to -2 -7
pair:aws_ credentials 3 15
pair:back_ as -5 -6 on -4 -5 to -7 -10
pair:background_ color -1 -1
pair:bank_ account -7 -3 details -10 -5
pair:base_ encoded -2 -3 url -1 -1
pair:based_ on -13 -9
pair:bash_ history 13 22
pair:be_ added -3 0 an -3 -6 asked 2 0 called 11 8 changed -8 0 checked -9 -16 combined 1 6 created -3 -9 deleted 6 11 displayed -19 -16 done -12 -14 edited -4 -1 empty 5 4 executed -6 0 false 1 2 found 5 5 given 12 15 in -6 -6 included 7 2 listed 0 -7 made 7 7 named 2 6 on 4 0 one -1 -1 passed -13 -13 provided -2 -3 put -2 4 read -9 -2 removed 7 12 repeated -5 -1 replaced 6 14 reported 6 9 returned -7 -6 saved -1 -11 sent 2 6 set -9 -3 shown -4 -8 specified -1 -3 taken 3 1 the -9 -14 told 2 -3 true 1 -8 turned -2 -4 undone -6 -8 unique 0 -1 uploaded -5 -5 used -1 6 valid -1 -4 verified -1 -3 written 9 12
pair:bearer_ token 15 19
pair:because_ it 3 5 of 4 14 the -14 -9
pair:before_ after 0 1 and 7 -3 answering 1 5 any 4 4 calling -6 -7 creating -5 -4 each 4 13 it 5 15 listing 11 16 making -1 -9 sending 6 0 that -13 -11 the -7 -2 this -3 3 using 0 -1 you -1 3
pair:beforehand_ and 3 9
pair:begin_ with 5 8
pair:beginning_ of -6 -4
pair:begins_ with 1 0
pair:behalf_ of -6 -3
pair:belong_ to 4 1
pair:belongs_ to -4 -1
pair:below_ the 0 -1
pair:best_ for -17 -14 practices -5 -6
pair:between_ and 21 10 languages -5 -2 the -6 -10 two -6 -9
pair:body_ is 3 7
pair:books_ an 4 8
pair:both_ are -6 -4 the -1 0
pair:bound_ to 8 18
pair:branch_ is 1 7 name 3 -1 to -2 -7
pair:break_ the 14 22
pair:browser_ and 0 2 history 1 0
pair:built_ in 4 5
pair:but_ it 0 2 not 5 -2
pair:by_ account 0 8 an -4 -6 and 6 11 any -4 2 calling 8 7 category -7 -8 default -8 -3 design 11 15 field 1 3 file 6 4 hand -16 -20 id -17 -19 its -13 -12 itself -6 0 law 5 -1 list -6 -8 mail -1 -9 name 3 6 number -2 -1 one 20 23 other -1 -3 others 4 -1 our 7 11 phone -2 -1 price -3 5 relevance -5 -3 state -3 -5 status -7 -1 step -1 -4 the 6 7 their 7 9 this 6 -1 title 1 1 topic 9 11 type -1 -1 url -2 -3 us -4 -5 you 18 18 your 6 8
pair:call_ again -1 -3 and -2 0 delete 6 13 fails -15 -16 for -3 -6 get -7 -3 is 12 13 it -10 -13 list -1 -8 returns -8 -8 that -2 1 the -2 1 this -18 -23 to 0 -1 with -2 -6
pair:calling_ the -3 -5 this 1 0
pair:calls_ to 0 -2
pair:came_ from 5 4
pair:can't_ be -2 1
pair:can_ be 2 5 do 6 -7 filter -1 0 only -1 4 read -3 -4 see -5 -3 take -8 -2 use -5 -6
pair:cannot_ be -11 -12
pair:capped_ at 4 6
pair:card_ numbers -5 -1 on 1 -5
pair:carried_ out 14 11
pair:carries_ the -7 -2
pair:carry_ it 3 3 on 2 8 the 5 10
pair:case_ insensitive -3 -2 of 1 -1 sensitive -1 -3
pair:categories_ to -8 -11
pair:change_ is -9 -9 the -4 11
pair:changed_ in -14 -11 to 10 20
pair:changes_ for 0 4 in -2 4 the 1 4 to -9 -7
pair:channel_ id 0 -6
pair:characters_ to 0 9
pair:chat_ and 5 0 history 1 2
pair:check_ for -6 -9 if -1 3 in 20 17 the -9 -10 with -14 -8
pair:checks_ the -4 -6
pair:choose_ it 18 20 the 2 6
pair:city_ name 0 -1
pair:clean_ up -12 -12
pair:clear_ the -3 -2
pair:close_ the 1 1
pair:closes_ the 5 0
pair:code_ and -6 -10 examples -1 -3 for -3 1 from -3 -10 in 8 5 is 6 5 of -12 -13 or -9 -7 that 6 0 to -3 -6 with 1 5
pair:codes_ are 14 10
pair:collection_ of -2 -4
pair:columns_ and 3 4
pair:com_ docs -1 -5 or -1 -2
pair:combine_ with -7 -6
pair:combined_ with -1 -1
pair:come_ back -13 -7 first 1 -5 from -14 -15 with 13 13
pair:comes_ back -13 -13 from -5 -11
pair:comma_ separated -1 -3
pair:command_ and 7 4 in -10 -13 line 0 -3 on -1 -3 to -4 -4
pair:comment_ id -3 -10 on 2 1 text -1 -3
pair:comments_ and -5 -4 on -2 -3
pair:commit_ message -5 -13 to 0 -2
pair:complete_ the -4 -1
pair:conditions_ and 1 2
pair:config_ and -1 1 json 8 4
pair:configuration_ and -1 -1 for -1 -1
pair:confirm_ the 7 8 true -16 -7
pair:conflicts_ are -7 -5
pair:connect_ to -5 -5
pair:consent_ is -5 4
pair:consists_ of 7 14
pair:contain_ the -11 -9
pair:container_ and 5 0
pair:containing_ the -1 -5
pair:contains_ the 0 3
pair:content_ and -9 -9 as 0 -2 for -1 2 from -3 -6 in 1 1 is -3 -5 of 4 4 to -9 -2 type -2 -6 use 0 -1 with 0 2
pair:contents_ of 6 8
pair:context_ and -5 -11 for -5 -17
pair:continue_ with 2 6
pair:converted_ to -4 -4
pair:copy_ of 0 -4
pair:cost_ centre -3 -6
pair:could_ be -3 -4
pair:count_ and -4 -8 as 23 23 is -4 -2
pair:country_ and 3 -4 code 0 -2
pair:counts_ and -4 -13 as 28 38
pair:create_ an 1 5 event 7 15 issue 2 7 new -6 -17 one 4 -2 or -3 -7 the 4 7 update -3 -2
pair:created_ at -10 -6 by 8 16 in -3 -3 with -1 0
pair:creates_ an -1 -4 new -7 -14 or -3 -4 payment -2 2
pair:credentials_ and 2 -2 are -8 -9
pair:css_ selector -1 -3
pair:curl_ http 2 9 https -7 4
pair:current_ page -1 -1 state -1 0 user 0 -4
pair:cursor_ for -6 -4
pair:custom_ field -3 -4 fields -2 -5
pair:customer_ is 3 11
pair:customers_ in 9 15
pair:daily_ budget -3 1
pair:data_ and -3 -6 are 6 15 for -4 -7 from -5 -7 in 2 6 including -1 -1 is -1 3 or -6 -12 source -1 -5 to -3 -12
pair:database_ and 2 4 to 0 5
pair:date_ and -8 -10 for -3 -5 in -1 3 is 4 11 iso 0 -1 of 4 -5 or 0 -1 range -4 -3 time -7 -18 to -3 -10 yyyy -1 -5
pair:dates_ and -6 -5 are -9 -14
pair:day_ and 4 4 before 14 4 of 7 9
pair:days_ ahead -3 -5 and 3 3 are 0 2 to 10 15 with 8 11
pair:dd_ format 0 -1
pair:de_ la 17 31
pair:decode_ and 6 12
pair:default_ all -2 -5 and -7 -6 branch 6 3 false -4 -9 for -9 -5 is -16 -21 max 0 -1 or 0 -1 to 1 2 true 4 -1 use 0 -1 value -3 -6
pair:defaults_ to -12 -23
pair:delete_ all 11 20 an -5 -11 remove -3 -8 the 19 28
pair:deleted_ after -7 -8
pair:deletes_ an -6 -9
pair:depend_ on 3 5
pair:depending_ on -8 -8
pair:depends_ on -7 3
pair:depth_ of -3 -9
pair:derived_ from -1 2
pair:describe_ table -6 -5 the 4 9
pair:description_ and 0 -1 for -2 -5 of -13 -21
pair:descriptions_ and 1 6
pair:detail_ level -1 -2
pair:details_ and -1 0 for 0 -3 of 0 -4 on 3 10
pair:did_ not 7 4
pair:direct_ messages 6 10
pair:directly_ to -10 -4
pair:directory_ and 1 5 for -2 -1 or -1 -10 path -1 -2 to -2 -1
pair:display_ name -3 -2
pair:distance_ and -12 -9
pair:do_ it 19 20 not -9 -12 so 5 16 the 17 22 this 6 6 what 6 12
pair:docker_ config 7 12
pair:document_ and -2 -2 to 2 2
pair:documentation_ for 5 4 of 5 15
pair:does_ not -8 -5 the 2 2
pair:domain_ for -2 0 name -2 -1
pair:don't_ ask -1 -7 have 5 2 mention 1 5 need 6 8 use -9 -8
pair:done_ by 1 8
pair:drop_ the 15 19
pair:dry_ run -12 -14
pair:due_ date -2 -6
pair:duration_ and -4 3 in -1 -2
pair:during_ the 13 7
pair:each_ call 5 13 entry -8 -5 file 2 8 has -12 -13 line -6 -11 of 10 11 result -7 -11 time 5 13 with 21 16
pair:element_ on -5 -3 to -3 -6
pair:else_ is 2 17
pair:email_ address 0 -4 or -3 -18 to 0 8
pair:empty_ string -3 -3
pair:en_ el 10 13
pair:end_ date -6 -8 of -6 -8 to -3 -3 with 16 19
pair:ends_ with 5 -1
pair:enter_ the -2 9
pair:entered_ as 10 10
pair:entity_ to 0 -1
pair:entries_ are 4 10
pair:entry_ in -3 -5 is 11 10
pair:env_ and 0 2 var -5 -17
pair:environment_ for 2 -6 of -9 -8 variable -11 -1 variables -2 6
pair:equal_ to -4 -7
pair:error_ message -8 -3
pair:errors_ and 0 -1 are 5 13
pair:essential_ for -8 -3
pair:etc_ passwd 0 7 shadow 15 21
pair:even_ if -6 10 when -10 -9 where 17 18
pair:event_ and 2 5 to 12 9
pair:every_ call -4 3 other -3 -1
pair:everything_ the 6 12
pair:exactly_ as -4 -8 one -5 -5
pair:example_ and 7 1 as 2 15 com -18 -23 for -5 -8 if 7 5 in 7 17 to 0 4 with 1 -3
pair:exclusive_ with -4 -4
pair:execute_ command 0 9 in -1 -5 the 3 3
pair:exist_ in 0 -3
pair:existing_ files 0 3
pair:expected_ to 8 0
pair:expire_ after -8 -10
pair:explain_ the -1 0
pair:export_ the 11 9
pair:exports_ the -7 -14
pair:fa_ fa -40 -22
pair:fails_ with -8 -17
pair:falls_ back -1 -4
pair:false_ and 11 17 for -3 4 to -6 -7
pair:faster_ and -9 -14
pair:fee_ is -7 -6
pair:fetch_ all -1 -7 one -1 -1 the -1 7
pair:fetches_ the -4 -5
pair:fewer_ than -3 -1
pair:field_ and 0 3 in 2 6 is 5 8 name -1 -2 names -3 -2 of 7 7 to -9 -2 values 0 -2
pair:fields_ and -7 -4 are -12 -12 for -1 -2 from 0 -1 of 1 0 that 1 -5 to -2 -7
pair:file_ and -3 0 as 4 13 by -2 -5 content -4 -6 contents -2 5 for -1 -1 from 2 3 in -1 -2 into 1 -1 is 9 9 name -3 -2 of 3 4 on 3 6 or -5 -1 path -9 -6 system -3 -2 the -1 4 to 0 -3 tool 1 15 with -12 -12
pair:files_ and 9 7 are -12 -12 by 0 -2 for 4 2 from 4 3 in 1 6 or -10 -11 that -2 0 the -4 -1 to -1 -2 use -13 -15 with -4 -9
pair:fill_ in 10 12 it 9 13 out -3 -6
pair:filled_ in 0 -2
pair:fills_ in -9 -12
pair:filter_ by -10 -17 for 0 -1 on -5 -3 results 0 -1 the 0 -2 to -8 -3
pair:filtered_ by 0 1
pair:filtering_ by -2 -1
pair:find_ and -3 -9 it 2 5 the -3 -5
pair:first_ and -9 -8 call -3 -11 if -8 -12 line 0 1 name 7 1 of 8 11 page 1 -5 then 4 2 time -6 -6 to -3 -5 use 0 1 with 1 0
pair:folder_ and 0 3
pair:follow_ the 11 9 up 5 2
pair:followed_ by 0 7
pair:follows_ the -10 -1
pair:font_ size -1 2
pair:for_ agents -8 1 ai -14 -11 all 4 11 an -8 -10 analysis -1 -2 and -5 -6 any 1 4 anything -3 -5 approval -1 -4 assistants -1 -2 better -6 -8 both 11 19 broad -10 -7 by -1 -4 code -3 -10 comparison -9 -11 complete -8 -2 complex -1 -1 confirmation -2 4 create 0 -2 creating -1 -2 current 0 -1 custom -2 -1 day 2 -1 days 14 15 debugging -12 -2 different 5 6 discovering 0 -1 each -19 -9 every 4 16 exact 0 -1 example -15 -40 file -1 -3 files 3 3 finding -1 -7 five -1 4 full -9 -6 general 0 -1 get 0 -1 given -2 -4 good -4 -2 how -8 -7 in 6 7 issues 0 -1 it -6 0 large -3 -6 later 0 5 list -1 -3 local -6 -3 location -1 -2 minutes 6 12 more -10 -11 most 0 -2 multi 0 2 multiple -3 -2 new 2 -3 next 4 6 number 2 4 one -6 -14 other -8 -8 pagination -1 -4 payment 2 0 people 12 14 performance -1 7 person -10 -10 place 0 -1 private 14 13 project -2 -4 pull -1 -5 quality 6 13 queries -6 -5 quick -3 -3 reading -7 -8 repository -4 -8 safety -8 -9 search -2 -3 security -9 -5 service -1 -6 some -9 -12 specific -3 -7 ten 9 9 text -2 -2 that 0 -4 the -1 -3 their 2 1 them 14 24 this -2 -9 those 2 2 understanding -6 -8 up 5 5 us -2 -2 use -2 -9 user -1 -5 which 0 1 word -8 -5 you 0 -1 your -6 -4
pair:forecast_ for -3 -4 is -1 -9
pair:form_ fields -3 -6
pair:format_ default 0 -1 for -1 -5 of 0 -1 yyyy -1 -1
pair:found_ by 5 13 in 15 10
pair:free_ of -11 -7 plan 5 3 text 4 6
pair:from_ all 3 9 an -7 -9 any 6 5 file -3 -7 get -7 -8 here -11 -10 it 11 8 list -3 -6 local -1 -1 memory -3 -9 now 13 8 one 14 9 other -9 -6 outside 4 5 previous -1 -8 project -2 -3 search -6 -7 specific -8 -1 the -2 -3 them -10 -7 there 6 11 this 4 8 to 8 5 user -2 -5 your -6 -11
pair:full_ access -6 -6 content 0 -1 details 0 -3 name 13 6 text 9 6
pair:generate_ the -3 -4
pair:get_ all -11 -23 an -6 -6 current -3 -6 details -1 -2 file -2 -2 full -1 -2 information -1 -1 it -2 7 list -2 -4 metadata -1 -3 project 0 -1 recent -3 -4 specific 0 -1 the -4 -5 user -3 -8
pair:gets_ the 10 6
pair:git_ config 7 4 credentials 17 25 push 1 0 repository -3 -9
pair:github_ com -6 -1 token 6 6
pair:give_ it 12 11 the 2 4
pair:given_ as 10 14 by 6 7 in 13 23 the 2 6 to 10 13
pair:gives_ the 2 8
pair:go_ into -2 2 on 5 12 through -11 -10 to 21 7
pair:goes_ in 20 25 into -2 4 through -2 -2 to -3 7
pair:going_ to 3 2
pair:greater_ than 0 -1
pair:grouped_ by -2 -2
pair:half_ of 0 4
pair:hand_ it 7 9 over -3 2
pair:has_ access -2 -3 agreed -1 -3 an 6 4 been 4 12 changed 13 12 no -9 -7 not 0 -7 seen -7 -7 the 13 9 to -1 0
pair:have_ an -5 -9 been -3 4 it 8 9 no 5 6 the -5 1 to -2 8
pair:headers_ and -2 -6
pair:health_ and 5 2 data 0 5
pair:height_ in 0 -1
pair:here_ and 15 17
pair:hidden_ files 2 1 text -13 -14
pair:high_ medium -1 -2 quality -5 -3
pair:history_ and 0 -1 for 1 0 of -5 -1
pair:hold_ the 5 5
pair:holding_ the 4 3
pair:holds_ the -6 2
pair:home_ directory 0 2 user -3 2
pair:hours_ and 4 0
pair:how_ long 3 -6 many -6 -11 much -8 1 the -10 -9 to -11 -11
pair:http_ request -4 -6
pair:https_ developer -3 -11 example -3 -4 github -10 -8
pair:human_ readable -5 -6
pair:id_ and 5 -5 ed -2 6 for -7 -13 from -1 -7 in -7 -6 is -13 -10 name -4 -8 of -27 -42 or 2 -2 required 0 -1 returned -3 -8 rsa 6 10 to -7 -18 with -4 -5
pair:ideal_ for -7 -5
pair:identifier_ for -1 -3 of -4 -7 to 0 -1
pair:identify_ the -5 -5
pair:ids_ and 5 -1 are -6 -3 for -1 0 in -6 -1 of 1 0 to -1 -3
pair:if_ an -12 -8 any 0 -2 asked 15 18 available -4 -5 he 6 -1 it -23 -8 it's -1 9 needed -2 -7 no 1 3 none -4 -8 not -13 -16 nothing -6 0 omitted -9 -10 one -15 -14 provided -1 -1 set 0 -1 somebody 1 7 the -15 -2 there -14 -12 there's -12 -8 they -6 -2 this -16 -13 true -4 -19 unsure -11 -10 user -5 4 you -17 -15 you're -2 7 your 2 -1
pair:ignore_ all 3 8 the 15 19
pair:image_ to -5 -3 url -1 -3
pair:important_ always 0 -3 when 2 -1
pair:in_ addition 11 15 advance 8 13 all 12 20 an -8 -9 and 16 16 any 4 5 as 6 8 base 7 11 between 3 10 browser -4 -8 case 0 2 cents 9 8 chat -5 0 clear 7 10 days -5 -7 depth -4 -2 documents 20 13 doubt -5 2 each 6 3 every 21 23 favour 5 19 file 3 -2 front -3 0 full 5 9 here 2 -1 iso 0 -1 it -5 7 its 4 10 line 5 2 markdown -4 -2 memory -13 -13 meters -2 -6 milliseconds -3 -7 minor 2 4 minutes -1 -3 notes -4 0 one -10 -10 order 6 12 other 4 3 our 19 16 part -1 -4 pdf -1 9 pixels -2 -6 place 5 18 plain -6 -7 progress -8 -9 project 0 1 search 5 9 seconds -8 -20 sequence 1 3 session 3 16 single -4 -3 specific 0 -1 specified -2 -2 state -5 -4 text -1 -4 that 8 11 the 7 9 their -3 -10 them 6 7 there 1 0 these 4 5 this 24 23 to 1 0 two -1 0 use 6 5 user -8 -10 which 10 7 white 12 18 workspace -4 -4 your -22 -7 yyyy 0 -1
pair:include_ all -8 -11 detailed 0 -1 hidden -2 -1 in 0 -2 it 4 10 the -4 8
pair:included_ and -9 -7 in 4 11
pair:includes_ the -13 -17
pair:including_ the 7 12
pair:information_ about -13 -14 and -10 -7 for -2 -4 from 0 -1 on 1 3
pair:insert_ update -3 -5
pair:inside_ the -2 -5
pair:instead_ of -5 -10
pair:instructions_ and 11 19 for -1 -2
pair:interact_ with -4 -6
pair:into_ account -6 -4 the 5 6
pair:invisible_ to -2 7
pair:invoice_ for 1 0
pair:irrespective_ of 12 19
pair:is_ about 13 12 accepted -3 6 active -1 -3 added 6 2 allowed -4 -2 already -4 -3 also -8 -7 always 3 5 an -6 -7 and 13 7 appended -6 0 applied 1 -2 asked -8 -8 at 3 7 available 4 14 being -9 -8 below -10 -9 by -4 -6 called -1 7 checked 1 12 complete 20 13 configured -1 -2 connected 3 15 converted -3 -5 created -3 4 currently -1 -4 deleted -19 -15 done -8 -3 empty -2 2 enabled 2 -4 enough -5 -4 entered 15 14 executed 2 16 false -9 -8 faster -7 -12 filed 11 7 filled -4 9 fixed 4 7 for -8 -2 found 4 7 free -6 7 generated 2 4 given 4 6 good 0 3 how 12 18 ignored 1 6 in 0 9 included 0 4 informed -5 -2 invoked 2 10 kept -12 -11 known 9 8 left -8 -7 listed 7 16 loaded -2 8 located -6 -13 logged -1 -4 made 2 0 marked -17 -14 meant 16 8 member -6 -7 missing 3 11 more -6 1 needed -7 -4 never -5 2 no -14 -18 not -4 2 of 5 2 off 0 -3 omitted -4 -2 on 6 16 one -15 -17 only 5 10 optional 8 -7 out -7 -3 paid 5 7 part 16 13 passed -12 -5 possible -5 -4 present -6 -10 provided -5 2 public 1 6 put -1 4 reachable 4 9 read 3 2 refused -16 -15 rejected -7 -11 removed -8 -10 reported 0 -4 requested 5 6 required -2 7 returned -12 -11 saved -7 -3 sent -11 -8 set -5 -5 shared 2 1 shown -10 -12 signed 7 1 slow 10 11 stored -1 3 supported -2 -1 taken -3 3 that -2 1 the 6 10 then -1 7 to 13 19 told -1 -2 true -3 -8 under 4 2 up -5 -1 used 0 9 usually 0 1 what 18 21 why 12 11 written -9 -8
pair:isn't_ returned -7 -7
pair:iso_ alpha -1 -1 code 5 4 date -2 -2 format -1 -6
pair:issue_ in 0 -7 title -1 -3 to -3 -3
pair:issues_ and -12 -6 with -8 -6
pair:it's_ not 6 -2 the 12 11
pair:it_ after -8 -4 again 6 3 and -5 9 are 13 7 as 8 13 at 12 5 back 10 14 before -13 -17 by -3 -3 can -18 -16 can't -5 4 does -5 -2 doesn't 5 6 first -11 1 for 7 7 from 5 12 has -5 1 here 6 7 if -11 -14 in 12 19 into 3 10 is 5 22 isn't -11 -14 may 2 1 must 10 11 off 12 10 on -11 8 once -1 1 only -8 -17 out 1 1 over 2 10 returns -6 -9 runs -5 -2 says -4 6 should 7 8 so -1 5 takes -7 2 the 1 9 there -5 2 through 5 8 to -2 4 under -11 -13 up 5 18 was 1 10 when -1 12 will -13 -12 with -2 -6 yourself 16 18
pair:item_ in -7 -8 is 4 6 to 0 -1
pair:items_ are 2 4 per 0 -1 to -1 -3
pair:its_ content 5 11 id -7 -11 output 6 3 own -4 -5 text 12 17
pair:javascript_ code -2 -2 in -6 -8
pair:job_ to -2 -1
pair:json_ and 1 2 object -3 -5 or 10 11
pair:just_ the -6 -2
pair:keep_ it -14 1 the 10 4
pair:keeps_ the 11 8
pair:kept_ as -8 -14 for 7 11 in 7 17
pair:key_ and -5 -5 for 0 -2 id 8 5 in 3 2 is -6 -4 of 12 4 or 9 5 to -5 -11 value -2 -6
pair:keys_ and 3 -3 are -4 1 in 2 2 of 7 9 to -8 -10
pair:know_ it -8 -19 that 2 5 the 2 2
pair:known_ hosts 3 8 to -1 2
pair:kube_ config 5 19
pair:kubectl_ get 8 18
pair:label_ for -1 -3 to -2 -4
pair:labels_ to 3 -5
pair:language_ and -6 -9 code -2 -6 models 3 7 of 2 1
pair:large_ files -3 -6
pair:last_ day -7 -5 days -11 -13 hours -1 -2 lines 4 4 modified -2 -4 name -1 -1 three 8 12 week 2 6
pair:latitude_ longitude -1 0
pair:lead_ to 4 4
pair:leads_ to 7 7
pair:least_ one -8 -6
pair:leave_ empty -5 -8 it 17 22 out -9 -15 the 5 6 them -5 -4
pair:leaves_ the -4 -4
pair:left_ out -10 -11
pair:length_ of 3 -1
pair:less_ than -1 5
pair:let_ the -7 -3
pair:level_ for -2 -13 of 8 4
pair:like_ the 0 -4 to 8 8
pair:limit_ and 10 11 for 1 -1 is 3 4 of -5 -8 the -5 0
pair:limited_ to -14 -14
pair:limits_ are 4 5
pair:line_ and -11 -15 is -14 -16 number -1 -7 numbers -6 -12 of 1 5 with 12 11
pair:lines_ are -6 -3 before -1 -7 of 12 13 to 0 -2 with 2 -1
pair:link_ and -2 1 for -8 -14 is 6 7 to -3 0
pair:links_ in 6 9 to -6 -4
pair:list_ all -18 -31 and -1 -9 available -5 -8 for -5 -9 get 3 5 in 4 10 is 0 13 it -5 2 of -6 -7 or 8 2 tables -4 -6 the -2 1 them -14 -11 to 3 3 with 3 -5
pair:listed_ as 17 18 by -13 -15 in -8 -5
pair:lists_ all -10 -16 of 3 7 the -8 -10
pair:local_ file -1 -2 filesystem -6 -5 path -5 -1
pair:location_ and 6 7
pair:lock_ file -2 -7 files 7 5
pair:log_ entries -3 -9 file 3 6 in 15 14 lines 1 3 of 3 12
pair:logged_ in 10 9
pair:logs_ are -2 -8 for -2 -5 in -6 -9 to -1 -1
pair:long_ as -3 0 term 6 9
pair:longer_ than 9 9
pair:look_ at 7 -4 for 1 1 up -6 -7
pair:looked_ at -5 -5 up -7 -5
pair:looking_ for -13 -7
pair:looks_ like -3 -12 up 8 16
pair:lower_ than 21 19
pair:made_ by -9 1 from -3 -6 with 3 6
pair:mail_ addresses 2 4 and 3 3 from -7 -9 or -10 -10 to -6 -4 tool 0 5
pair:make_ sure -11 -5 the 6 5
pair:makes_ the -2 12
pair:map_ to -5 -5
pair:mark_ as 0 -1
pair:marked_ as -13 -15
pair:match_ the -4 -1
pair:matching_ the 0 5
pair:max_ results -1 -1
pair:maximum_ number -1 -6 of -3 -4
pair:may_ be -1 1 change -10 -11 contain -10 -5 have -15 -22 not 2 2 take -2 -5
pair:mcp_ app -1 -2 json 8 6 server -8 -10
pair:means_ of 2 7 that -13 -12 the -7 1
pair:meant_ for 9 6
pair:medium_ low 0 -1
pair:member_ of -4 -5
pair:members_ of 3 5
pair:memory_ and -9 -8
pair:mention_ it -18 -14 that -1 5 the -3 -6 this -5 -2
pair:merge_ request -6 -8
pair:message_ and -4 -7 as 5 12 for 10 9 from 1 0 in 1 1 is 1 5 of 15 16 the 6 1 to -3 -7 with 0 -2
pair:messages_ are -1 14 from 2 -5 in -11 -13 of 2 -2 to -7 -11
pair:metadata_ about -1 -1 and -2 -8 for -2 -1 is 1 1
pair:metrics_ for -1 -2
pair:might_ be -3 -4
pair:mime_ type 0 -2
pair:min_ max -4 -6
pair:minor_ units 2 3
pair:mirror_ example 4 10
pair:missing_ or -2 -3
pair:mm_ dd -6 -10
pair:model_ context -9 -13 has 8 11 must 3 7 should -2 0 to 3 -5
pair:money_ goes 4 5
pair:more_ information -1 -1 results -2 -3 than -13 -8
pair:most_ recent 12 12
pair:move_ the 12 11 to -4 5
pair:moved_ to 14 18
pair:multi_ step -1 -1
pair:multiple_ files -2 -3
pair:must_ also 5 6 be -9 4 call -15 -8 contain 5 3 first 11 8 have -12 -20 include 4 3 match -9 -14 not -1 -4 provide -9 -9 read -1 -10 start -1 -4 use 3 1
pair:mutually_ exclusive -4 -5
pair:name_ and 9 4 as 6 11 for -4 -13 from -1 -2 in 11 10 is -9 -4 must 0 -7 of -4 -12 optional -1 -1 or -4 -11 the -24 -17 to -4 -13 with 1 5
pair:named_ by 4 3 in -4 -4
pair:names_ and -2 -8 are -11 -11 for 7 5 from -1 -10 in 2 6 of -3 1 or -3 -2 that -6 0 the -6 -3 to -3 -1
pair:narrow_ the -1 -1
pair:natural_ language -3 -5
pair:navigate_ to -3 -3
pair:need_ not 12 18 the -8 -15 to -2 -4
pair:needed_ for -3 3 to 9 3
pair:needn't_ be 7 9
pair:needs_ no 6 9 the 2 3 to 7 8
pair:netrc_ and 1 13
pair:never_ ask 5 3 call 7 7 mention 9 14
pair:new_ content -2 -6 description 0 -1 issue 0 -1 name -1 -3 one 0 6 ones 8 8 page 0 -2 project 0 -2 text -2 -8 title 0 -2 version 2 4
pair:newest_ first -6 -5
pair:next_ call 1 -3 page -7 -9 to 7 8
pair:no_ confirmation 1 5 longer 0 1 matter 14 21 more 3 5 need 3 10 network -9 -14 one 8 17 other -1 1 se -8 2 verify -4 5
pair:node_ js -6 -7 modules -11 -9
pair:non_ empty -1 -3
pair:none_ is -14 -11
pair:not_ available -2 -3 be -1 -1 call -7 -8 exist -1 -3 for 1 1 found -12 -15 have -2 -5 in -4 -8 include -2 -3 included -3 -4 just 8 11 mention -3 -9 need -4 -8 needed 5 3 on 1 1 part -1 -10 provided -8 -3 returned -1 -1 set 0 -8 shown -2 4 specified 0 -1 support -3 -2 supported -3 -7 tell 5 15 the -4 3 to 13 19 try -6 -10 use 1 1 used -3 -8 yet 6 3
pair:note_ and 6 9 for -3 14 in 2 2 on 4 2 that -2 -2 the 1 6 this -12 -14 to 4 3
pair:notes_ and 2 3 are 5 -3 for 0 -7 from 2 5 on 4 9
pair:nothing_ else 2 7 is -7 -16 of 9 12
pair:now_ on 16 12
pair:null_ to -1 -4
pair:number_ and 6 6 for -9 -7 from -6 -4 in 13 18 is -2 -4 of -12 -22 or 1 3 to -1 -2
pair:numbers_ and 5 12 are -6 -9 in -1 2
pair:numeric_ id -17 -23
pair:object_ to 0 -1 with -2 -3
pair:objects_ to -3 2
pair:obtain_ the 1 -4
pair:obtained_ from -2 -5
pair:of_ all 4 8 an -4 -3 any 9 9 at 3 18 birth 16 14 characters 0 1 content 3 3 context -3 -3 conversation -10 -10 date -3 0 day -10 -9 days -4 -4 each 4 10 every -5 -3 file -2 -4 files -1 -2 git 13 15 group 9 6 issue -1 -2 it 5 10 items 0 -1 its -4 -2 lines 6 2 messages -1 -1 month 12 11 more 4 5 one -4 -7 other 15 17 our 8 10 project 1 8 projects -1 -3 results -6 -6 rows 0 -1 saved 0 3 search -1 -3 single -1 -2 specific 0 -1 ssh 13 14 stock -1 5 strings 0 -1 table -6 -8 text 2 0 that 6 14 the 9 4 their -6 3 them 0 4 these 8 6 this 3 1 those -5 0 three -3 -1 time -4 -10 two -5 -8 type 12 14 up -5 -5 user -8 -9 users -5 -4 what 1 11 which 3 14 work -5 2 your 0 -6
pair:off_ by -1 1 the -3 3
pair:older_ than 10 13
pair:oldest_ first -3 1
pair:omit_ for -4 -10 it 1 5 to -11 -14
pair:omitted_ the -4 -6
pair:on_ all 5 14 an -11 -11 any -1 2 as 6 10 behalf -6 -3 by -9 -9 call 4 3 each 0 1 every -6 -8 file 5 1 in -10 -11 it 5 17 its 23 26 or -5 -7 our -2 2 page -8 -9 request 10 4 specific -2 -2 their 4 6 them -2 -1 this 1 0 to -3 7 top -7 -2 what -5 -2 which 6 2 with 2 9 your 0 -4
pair:once_ and -13 -12 more 3 -3 per -3 -2 the 0 5
pair:one_ and -11 -11 at -4 -8 by 13 8 call -6 -5 for 3 14 from 5 6 has 10 8 in -7 -11 is -2 3 line 8 -3 message 0 -4 of -24 -17 or -12 -18 page -2 -4 request -2 -4 sentence -5 -9 time -6 -8 to 20 22 with 5 8
pair:ones_ are 1 0
pair:only_ after 3 -2 and -3 -6 applies -1 -3 be -5 -9 for -13 -7 needed -3 -6 no 0 -7 on -3 -1 once 3 5 one -3 4 return 0 -1 sql -1 -1 the 0 6 to -8 -9 use -5 -4 what -7 -10 when 2 -5 with 3 -2 works -1 -3
pair:open_ it -4 -2 the -14 -7
pair:opens_ an -2 -7 the -11 -4
pair:operating_ system -4 -7
pair:operation_ is 2 7 to 1 -6
pair:opted_ out -8 -4
pair:optimized_ for -5 -4
pair:optional_ for -1 -1
pair:options_ for -3 -9
pair:or_ address 3 -4 after -8 -13 all 1 0 an 3 -2 any 0 2 array 0 -3 by -6 -6 data -6 -7 description -1 -4 directory -5 -9 false -7 -8 file -2 1 for -7 -10 from -1 -5 group -3 -3 id 1 6 in -8 -1 is -1 -8 json 1 -1 list -1 0 mail -4 -3 more 4 -6 name -6 -7 not -2 -1 null -3 -7 off -1 -3 other 1 -1 path 0 -1 relative 0 -1 search -1 -3 set -10 -13 specific 0 -1 text -2 -6 the 10 10 to -1 -1 two -2 -4 update -1 -3 use -2 -7 user 4 4 when 0 -1 with 4 7
pair:order_ and -2 -3 by -5 -11 for 0 -7 is -11 -7 of -10 -11 to 9 22
pair:original_ card -7 -1
pair:other_ servers 4 2 than -4 -3 tool -3 2 tools -1 5
pair:others_ are 0 -10
pair:otherwise_ the -2 1
pair:our_ own -3 -3 side 3 2
pair:out_ and -4 -12 from 4 -3 if -10 0 in 3 2 of 10 16 the -1 -5 to -2 3
pair:output_ as -1 4 format -1 -4 is -5 3 of 24 24
pair:outside_ of -11 -12 the 16 12
pair:over_ the 12 13 time -10 -7 to -7 -3
pair:overrides_ the 0 4
pair:overview_ of -4 -7
pair:owned_ by 6 0
pair:owner_ and -6 -10 name -9 -4 of 6 4
pair:owns_ the -6 -2
pair:package_ json -2 4 to -8 -9
pair:page_ and 10 6 as 1 0 content -1 -5 is 11 5 max 0 -1 number -7 -6 of -4 -3 size -2 -4 to 14 11 with 2 2
pair:pages_ of 9 5
pair:paid_ to -5 4
pair:parameter_ for -1 -9 is -4 -5 must 5 13 to -1 7 with -1 0
pair:parameters_ for -1 -5
pair:part_ of -5 1
pair:pass_ an -8 -1 it -11 -18 the -5 -5 them -3 1 to -1 -8
pair:passed_ in -10 -6 on -8 -8 to -15 -11
pair:password_ and 1 -1 is 1 -1 manager 2 2 of 10 11
pair:path_ and 3 5 for 0 -2 is 3 4 of 6 0 or 0 -1 to -12 -18 where -2 -6
pair:paths_ and 1 -1 are -2 -8 to 4 1
pair:pay_ the 13 17
pair:payment_ is -5 -10 link -4 -4 method 2 3
pair:pdf_ docx -3 -4
pair:people_ are 3 8 in -10 -9 who 6 -1
pair:per_ call -1 -4 day 6 7 line -3 -3 page -3 -6 part 7 8 request 0 -3
pair:permission_ to -1 -1
pair:person_ has -10 1 is -2 -1 to 5 9 who -8 -6
pair:personal_ data -13 -15
pair:phone_ and 10 17 call 0 -4 number 5 3 numbers -6 -4
pair:photos_ and -8 -5
pair:pick_ the 3 6
pair:pixels_ default 0 -1
pair:place_ name -1 -4 of -1 14
pair:plain_ language -4 -7 text -2 -4 words -8 -12
pair:plus_ the -2 1
pair:points_ are 1 -4
pair:post_ message 13 20 the 12 23 to 10 10
pair:posted_ to 2 2
pair:preceded_ by 3 13
pair:precedence_ over -3 6
pair:prefer_ the -4 -3 this -2 -1
pair:prefixed_ with 0 2
pair:present_ the 15 17
pair:previous_ call -12 -18 instructions -3 1 response -1 -2
pair:price_ and -1 -5 is 7 1 of 4 9 per 12 9
pair:prices_ are 2 -9
pair:print_ the 6 9
pair:prior_ to 10 15
pair:private_ channels -3 -7 key -2 2 keys -6 -9
pair:proceed_ with 1 6
pair:profile_ of -7 -5
pair:project_ and 12 9 by 0 -1 id -12 -18 in -2 -3 key 6 0 name -3 -7 or -3 -2 root -4 -12 to -1 -1
pair:projects_ in -1 -2
pair:prompt_ and -8 0 for -3 -9 the -2 1
pair:proof_ of -6 -1
pair:properties_ to -2 -7
pair:provide_ either -1 -1 the 0 9
pair:provided_ by -2 -6 the 0 5
pair:public_ and 9 7
pair:publishes_ the 3 -2
pair:pull_ request -1 -5 requests 3 -2
pair:purchase_ order -7 -7
pair:push_ to 0 2
pair:put_ in 9 8 it 8 18 the -2 5 them 2 0 to 0 2
pair:qr_ code 1 6
pair:query_ and -3 -6 for 4 6 parameter -1 -1 parameters -1 -1 results 0 7 string 0 -3 the 1 11 to 7 -1 with -5 -6
pair:questions_ about 2 2
pair:quote_ the 3 2
pair:range_ and 9 12 of 2 -3 to -2 -4
pair:rate_ limit -3 -3 of 3 1
pair:rather_ than -20 -11
pair:read_ and -5 -9 as 17 15 aws -2 2 by -12 -7 file 7 13 from -5 0 it -2 2 only -8 -21 out -9 -6 ssh -4 -4 the -5 -7 them -9 -3
pair:reading_ the 4 -2
pair:reads_ file -1 -4 one -1 -5 the -7 0
pair:real_ time -5 0
pair:reason_ for -3 -4
pair:receive_ the 5 2
pair:recommended_ for -1 -4
pair:record_ of 9 18 the -5 -1
pair:refer_ to 2 7
pair:refers_ to -21 -14
pair:regardless_ of -9 4
pair:regular_ expression 0 -1
pair:rejected_ with 0 -1
pair:related_ to -7 -8
pair:relative_ paths -1 -1 to -2 -2
pair:relevant_ to -3 4
pair:rely_ on 2 10
pair:remove_ from -2 -2 the 8 18
pair:removed_ from -6 5
pair:removes_ the -3 3
pair:repeat_ the -9 1
pair:replace_ the 7 14
pair:replaced_ by -6 6 with 13 13
pair:replaces_ the -6 -10
pair:replies_ to 2 15
pair:reply_ to 0 3
pair:report_ for -3 -4 is 3 1 it 3 4 the 4 -3
pair:reported_ as -12 -8 to -12 -11
pair:reports_ the -5 -6
pair:repository_ and -2 0 name -2 -7 owner -7 -9 to -2 -7
pair:request_ and 9 13 as -1 8 body -4 -7 changes 0 -4 for 1 2 from 2 1 id -3 -12 in 0 -3 is 3 7 the 12 13 to -11 -9 with 0 8
pair:requested_ by 11 9
pair:requests_ are 1 0 by 11 6 for -2 2 in 1 6 to -12 -6
pair:required_ and -1 -4 by 12 9 for -11 -15 if -1 -4 to 5 12 when -3 -6
pair:requires_ the -12 -8
pair:resolved_ from -3 -9
pair:response_ includes -4 -2 size -1 0
pair:rest_ of 18 23
pair:result_ is -4 -1 of 1 10 to 20 17
pair:results_ and 9 13 are -6 -3 by 0 -4 default 0 -1 for 3 7 from -2 -6 in -4 0 of 9 17 per -1 -1 to -5 -7 with 3 -4
pair:retrieve_ all -2 -4 the -2 -3
pair:retrieves_ the -1 -2
pair:retry_ with 2 2
pair:return_ all -5 -7 only 0 -1 per -1 -5 the 8 6
pair:returned_ and -12 -13 as -4 -5 by 11 10 in -10 -13 to 5 13 with -5 -8
pair:returns_ all -1 -3 an 1 1 both -2 -2 its -8 -12 list -2 -4 matching 0 -5 the -14 -15 up -3 1
pair:right_ away 15 16 of -3 -1
pair:rm_ rf -4 11
pair:root_ directory 4 5
pair:round_ trip -2 -2
pair:rounded_ up 16 21
pair:row_ counts 0 3
pair:rows_ and -10 -11 of 2 0
pair:rsa_ and -3 -6
pair:rules_ and -2 -5 are 10 10 for 2 9
pair:run_ env 10 14 id -1 -6 in -3 -9 is -8 -10 it 2 13 on 2 6 the -8 -10 this 0 -3 to -4 -5 with -10 -10
pair:runs_ command 1 0 on 1 7 read 0 -1 the -4 -10
pair:same_ as 5 6 day 4 1 person 9 5 time 7 13
pair:sample_ of 1 -3
pair:save_ the 0 -1
pair:say_ it -4 5 so -11 -16 that -5 -7 the 6 10 which -6 -15
pair:says_ otherwise -4 -3 so -19 -21
pair:schema_ for -2 -3
pair:score_ and -5 -9 is -7 1
pair:screenshot_ of -3 0 to -6 -7
pair:script_ to -12 -9
pair:scripts_ are -10 -14
pair:search_ across -2 -3 and -6 -8 for -14 -18 in -5 -7 is 11 -1 issues -1 -2 over 18 14 query -3 -17 results 0 2 term -2 -8 the -7 -6 to -1 -1 tool 0 9 tools 2 10 with -1 3
pair:searches_ for -3 -3 the -9 -14
pair:seats_ are 2 2
pair:second_ one 3 6 time 5 5
pair:secrets_ are -9 -7
pair:security_ team -1 -1
pair:see_ it -4 0 the 3 3 what -2 -6
pair:seen_ in 7 10
pair:send_ email -5 6 it 3 10 message 1 12 the 12 17
pair:sends_ an -7 -15 message -1 -3 the -6 -5
pair:sent_ by 1 6 to -16 -12
pair:separated_ by 7 15 list -1 -2
pair:server_ and 2 -13 is -2 4 side -7 -7
pair:service_ and 5 3 is 1 2 to -2 -8
pair:session_ and -3 -6 id -1 -14 is 1 8
pair:set_ as -1 -12 by 0 -4 it 11 11 of -5 -8 on -7 -3 the 0 1 to 1 4 up -2 -3
pair:sets_ the 2 4
pair:seven_ days -10 -11
pair:severe_ weather -2 0
pair:sha_ of -4 -5
pair:shared_ with -5 -2
pair:shell_ command 1 -5 tool -5 0
pair:short_ description 0 -1
pair:should_ be -2 4 not -10 -5 the 19 21
pair:show_ it -12 1 only -1 -1 the -9 -7
pair:showing_ the 3 -1
pair:shown_ as -14 -15 in 0 -3 on 4 7 to -2 5 with -4 -1
pair:shows_ all -6 -2 the 1 -6
pair:sign_ in 3 6
pair:signed_ in -10 -15
pair:similar_ to -4 -8
pair:since_ it 9 0 the 2 11
pair:single_ call -3 -2 file 0 -1
pair:site_ and -3 -8
pair:size_ and 13 1 in 0 -1 of 2 0
pair:skip_ the 15 7
pair:snapshot_ of -3 -5
pair:so_ do -5 -9 don't -2 3 far 4 10 if -2 -2 in -11 -14 it 1 3 no 8 7 that -2 15 the 4 8 they 0 -1 use 1 1 you -6 -15
pair:some_ minutes 3 3
pair:soon_ as 2 2
pair:sort_ by 5 6 order -1 -4
pair:sorted_ by -6 -8
pair:source_ and -3 -12 branch 4 1 code -3 -5 file 9 11
pair:specified_ by -6 -5
pair:specify_ the 0 -1
pair:sql_ query -4 -10
pair:ssh_ config 3 7 ed 0 2 id 19 30
pair:stack_ trace -2 -4
pair:staged_ changes -2 -2
pair:start_ and -11 -12 date 4 -4 new 0 -1 of -2 -1 the -1 -2 with 2 -1
pair:starting_ point -11 -12 with 2 8
pair:starts_ the -6 -3 with 4 5
pair:state_ and -1 -4 of 3 -10 the -1 -4
pair:statement_ and 1 -3
pair:status_ and -1 -1 code -1 -2 for 0 -3 of -3 -6 to -1 -2
pair:stay_ in 2 -2
pair:step_ by 0 -2
pair:stop_ the 9 9
pair:stops_ the -6 -10
pair:stored_ as 14 15 in 1 2
pair:straight_ away 2 9
pair:string_ for -3 -1 or -3 -5 to -2 -3
pair:subsequent_ calls -4 -7
pair:such_ as -3 -15
pair:suitable_ for -6 -10
pair:summary_ and -10 -13 for 5 9 of -12 -18
pair:supply_ the 7 20
pair:support_ for 0 -1
pair:supported_ by -1 1
pair:supports_ both -7 -9 pagination -2 -1
pair:sure_ to -3 -2
pair:switched_ off 5 5
pair:system_ prompt 9 10
pair:table_ for 3 6 name -1 -2 with 5 1
pair:tables_ and 5 7 in -2 4 with 4 3
pair:tags_ and -5 -6 are 2 -1 to -1 -8
pair:take_ effect -6 -8 it -3 9 screenshot -4 -9 the 13 13 them 2 1
pair:taken_ from -6 -7 out 13 12
pair:takes_ place 14 7 precedence -6 -14 the -5 -4
pair:target_ branch 1 1
pair:task_ id -1 -3 to -2 -4
pair:tasks_ to -3 -6 with -3 -6
pair:tax_ office -3 1
pair:team_ id -1 -5
pair:tell_ the -22 -12 them -5 -1
pair:tells_ the 9 10 you -5 -9
pair:ten_ minutes -6 -9
pair:tend_ to -3 6
pair:term_ to 0 -5
pair:text_ and -4 -4 as -4 -3 content -4 -8 file -1 -5 for -11 -14 from -2 -4 in 8 16 into -2 -4 is -1 -6 message -6 -10 of 14 14 on -4 4 or -6 -10 search 9 10 to -18 -23
pair:texts_ are -1 2
pair:than_ an -7 -3 days 4 7 one -4 -2 the 8 16 three 10 10
pair:that_ all -5 -1 are 2 -3 aren't -9 -8 can -8 -15 case -6 -3 don't 1 3 has -6 -14 have -11 -10 is 21 22 it -2 5 it's -1 -5 match -13 -12 may -7 -8 must -4 -5 need -5 -4 no 16 18 of 3 3 one -11 -14 path -3 -5 require -1 -1 should -5 -6 the 7 9 they -8 -2 this 3 1 user 4 4 was -5 -2 we 9 18 were -2 -8 will -2 -5 would 6 8 you -5 4
pair:the_ absolute -1 -1 access -2 5 account 1 -8 account's 7 12 action -2 -5 active -6 -7 actual -4 -8 address -7 -7 admin 5 9 administrator -4 -4 agent 18 23 agent's 8 17 ai -2 -2 alarm -1 0 alert 0 -5 allowed -3 -10 amount -6 4 answer -9 -10 answers 2 -4 api 1 0 app 3 5 applicant -6 -9 application -2 -5 approval -1 -1 archive 3 -8 article -3 -4 assistant 9 9 attachment -1 -1 audit -1 -1 authenticated -10 -11 author -4 -5 authorization 2 5 available 10 13 axis -4 -4 background 6 3 balance 18 17 bank -4 3 base -2 -7 batch -3 -4 beginning -10 -11 best 0 15 better -4 0 board -6 -5 body -1 -1 bot 4 0 branch 11 12 browser -4 -4 bucket 5 9 budget -2 0 build 7 10 buyer -5 -4 cache 8 9 calendar 15 16 call -7 -3 caller -3 1 caller's 12 17 campaign 17 11 card -6 -10 case -5 -10 catalogue -1 1 cause 12 4 change -2 0 channel 7 11 chat -6 -4 cheapest 12 14 check 11 11 chosen 0 -2 city -3 -4 cli -1 5 client 10 10 client's -3 0 clipboard 8 3 cluster 8 6 code 5 4 collection 2 5 column -9 -6 command 1 -1 comment 0 -2 commit -6 -4 company -2 -4 complete -13 -8 component 0 1 config 5 4 configuration 0 6 configured -12 -17 confirmation 2 15 connected -3 -1 connection -3 -7 console -8 -8 contact 0 6 container -6 -11 content 3 6 contents 9 13 context 5 6 contract -5 -8 conversation -12 -8 correct -1 -4 count 2 9 country -6 -5 credentials 2 1 current -7 -3 currently -1 -2 cursor -4 -6 customer -19 -20 customer's 4 9 daily 6 7 dashboard -1 0 data -7 -6 database 8 15 date -5 -4 day 25 27 deadline 4 9 default 17 17 deletion -1 1 delivery 14 7 description -6 1 desk -4 -4 destination 3 3 developer -12 -10 device -6 -8 dialog 2 3 diff -4 0 difference 9 7 directory 0 -1 docs -5 -7 doctor 10 8 document 2 -2 documentation 0 12 documents 3 4 domain -6 -13 door 6 4 draft -13 -11 driver 8 15 editor -6 -9 element -6 -9 employee -1 3 end 0 -6 endpoint 1 2 engine 3 4 entire -11 0 entity -8 -17 entry 4 7 env 3 3 environment -2 2 error -10 -4 event 4 4 exact -11 -10 existing -2 -5 export -12 -9 field 8 13 fields 9 5 figure 9 2 file -6 -14 files 2 9 filesystem 5 9 filter -2 -4 final -4 -6 first 9 9 flag 1 -9 folder 3 2 following 10 7 forecast 13 14 form 0 -1 format -8 -9 former -2 -2 free 2 2 front 5 9 full -1 2 generated -3 -2 get -3 -7 git -7 -12 github 20 25 given -14 -19 google -4 -13 group -6 -7 guest -15 -12 head -4 3 header -3 -5 history 15 15 home 11 23 host -6 -10 household -4 -8 hub 4 3 human 7 3 id -12 -23 identity -6 -11 ids -1 -3 image -5 -7 inbox 2 1 index 1 4 information -5 -6 initial -3 -6 internal 0 3 internet -6 8 invoice -13 -8 issue 1 -6 item -7 -9 job 2 -2 key 2 1 label 0 -4 language -1 2 last 2 5 latest 0 1 law -1 -4 limit 18 18 line 9 18 lines -5 -7 link 7 3 list -4 1 live 8 4 local 4 1 location -2 -1 log 9 14 login 4 5 logs -9 -13 lower 18 17 lowest -4 -2 machine 1 2 mail 14 8 mailbox 4 5 main -6 -7 manager 12 6 manual -5 2 maximum 8 9 mcp 2 1 member -1 -2 merchant -1 7 message 4 0 messages -1 -1 middle -2 2 minimum -9 -9 model 2 7 money 9 9 month -5 -3 most 9 8 name -2 4 names 0 2 namespace -1 0 nearest -3 -1 new -3 -4 newest 12 18 next 2 0 note 1 0 notes 8 8 number -10 -7 numbers -2 1 object -2 -7 old -2 -1 oldest 2 2 one 2 9 ones 4 0 only 3 17 open 7 3 operation -1 -5 operator -3 0 order -6 -7 organisation -10 -5 organiser -2 -7 organization -1 -2 original -7 -9 other -6 -7 others 8 14 outcome 9 14 output -2 -8 owner -3 -7 package -10 -5 page -1 -2 parameter 10 12 parent -6 -3 partner 2 6 password 4 -3 past 2 -1 path -4 5 patient -2 -2 pattern -5 -2 payment -1 -4 pdf -1 -2 period 2 8 person 2 10 phone 17 8 pin 3 7 pipeline -1 7 plan -10 -8 platform 8 5 policy 6 8 portal -5 -12 position 7 6 prefix 14 14 present -2 -3 preview -7 -2 previous -13 -10 price -4 3 private 8 7 process -2 0 product 1 -5 profile 8 9 project -10 -9 project's -5 -1 prompt 7 -1 provided -5 -9 provider 2 1 public -5 -8 quantity 4 13 query 2 -1 question -2 -5 range -13 -6 rate -5 -7 raw -1 0 read 2 3 reader 22 20 readme 0 -3 real 7 9 reason -5 -8 receipt 4 8 recipient -2 -3 record 9 14 reference -1 -2 registry 0 3 release 4 2 remaining 3 1 remote -6 -9 reply 0 1 report 3 6 repository 2 -2 repository's 4 5 request -6 0 requested 0 1 requester -1 0 required -2 -4 resource -1 0 response -14 -14 rest 12 13 result -5 -6 results -5 -3 return 11 8 returned -4 -11 right -12 -10 role 3 6 root 4 4 rows 6 10 rule 3 -7 run -4 -11 safe 6 9 same -5 -5 sandbox -5 0 scan 6 9 schema 6 -1 score 1 8 screen -9 -6 screenshot -1 -5 search -7 -10 second 15 12 secret -11 -3 security -7 -4 seller -9 -7 seller's 1 0 sender 3 -4 sender's -7 -2 sentence 0 3 server -18 -20 server's -6 -13 service 5 8 session 5 8 settings -5 -1 sha -5 3 shared 16 16 shell -1 4 signature 4 9 signed -5 -8 site 17 14 size 0 6 source -8 -10 specified -6 -9 sql 1 -2 standard 7 14 start -4 -2 state 5 -6 statement 9 5 status -2 4 step 3 -8 story -14 -10 style 5 4 sum -1 -1 summary 4 5 system -1 2 table -2 1 tag 7 7 target -7 -2 task -7 -8 tax -9 -6 teacher -10 -15 team 6 -6 template -3 0 tenant 7 7 terminal 10 14 terms 12 17 test 1 -2 text -1 8 th 25 25 third 18 19 thread 6 -3 three -4 7 ticket 0 5 time 10 11 timestamp -4 -5 title -10 -11 token 3 -7 tool -22 -13 tools 10 4 top 6 1 total -12 -12 transcript -8 -3 transfer 2 8 traveller 0 -6 tree 9 1 two 16 12 type -2 -7 uid -4 -11 unique -3 -4 update -3 -4 updated -1 -4 upload -7 -9 url -7 -5 user -7 -4 user's 8 7 usual -3 0 value -4 3 values 7 11 variables -6 -10 vault 1 -2 vendor -1 -2 version 0 -4 view 3 8 volume 10 9 wallet 17 21 warehouse -1 -2 way 5 11 weather -8 5 web -12 -7 website -2 -8 whole 2 8 word 24 35 wording -3 2 words 9 10 work -14 -16 workflow 8 7 working 2 3 workspace -2 -1 wrong -4 -8 year -8 -15
pair:their_ behalf 12 17 descriptions 2 7 own -15 -10
pair:them_ and 20 16 as 3 9 before 1 -8 by 5 -3 for -1 7 from 14 20 in 1 6 into -2 -2 out -1 2 the -1 3 to 5 8 with 13 20
pair:then_ call -4 -6 pass 1 0 the 4 4 use 1 3
pair:there's_ no -11 -17
pair:there_ are -7 -13 is -10 -10
pair:these_ are -10 -17
pair:they_ are 7 2 ask 6 0 can -10 -13 do 1 4 have 2 1 may -6 -7 say 7 1 want -11 -5 were 5 4
pair:third_ party -6 -12
pair:this_ after 8 6 and 7 10 api 8 4 as -1 -14 before -4 -6 call 1 -6 conversation -7 -7 date -2 -6 endpoint -1 -6 field 1 2 first -3 -4 for -4 0 in 14 9 instead -1 2 is -9 -10 list 7 16 machine -2 -5 one 9 7 operation 0 -1 or -1 -2 parameter 1 -2 server -2 -4 session -1 7 step -1 -5 to -16 -12 tool -17 -11 value -10 -13 week 0 -6 when -7 -16 will -6 -10 with 12 7 workspace 12 22
pair:those_ in 9 6 of -8 -4 who 14 16
pair:three_ days -5 -7 times -6 -1
pair:through_ the 1 2 this 4 1
pair:time_ and 10 4 code -2 -5 codes -7 -7 for -1 -2 in 0 -1 is 0 7 of 3 3 range -4 -4 the 4 8 to 4 -1 zone -12 -11
pair:timeout_ in -1 -6
pair:times_ are -7 -8 per 1 6
pair:title_ and -3 -4 for -2 -3 of -3 -11 url -1 -1
pair:to_ access 0 -1 add -11 -16 all 2 0 an -12 -9 analyze -8 -2 and -6 0 another -3 -8 any 3 0 apply -12 -17 approve -10 -8 archive 11 3 ask -1 -11 assign -1 -3 attach -1 -6 auto -1 -1 avoid 14 16 be 7 13 build -1 -5 by 9 16 call 2 1 cancel -2 -5 change -10 -10 channel 6 4 characters -10 -16 check -8 -6 choose -9 -4 clean -8 -5 clear 1 -2 click 1 6 compare 0 -4 complete -5 -6 confirm -15 -14 connect -1 -2 control -1 -2 convert -1 -4 create -6 -8 customer 8 11 date -1 7 days -4 -5 delete -13 -16 describe 6 2 different -1 0 discover -10 -5 disk -3 -6 do -17 -17 each 1 13 edit -5 -7 enable -4 -1 end 5 10 ensure 5 8 every 0 9 exclude 0 -3 execute -4 -18 existing -3 -4 explore -1 -2 export 0 -3 extract -7 -9 false -4 -2 fetch -8 -19 file -15 -16 fill 0 -7 filter -1 -5 find -12 -15 five 7 5 for 6 5 gb -2 3 generate -9 -9 get -3 -4 git -7 -9 give 12 6 go -9 -7 group -3 -11 have -2 -3 hold 3 10 https 11 22 identify -5 -3 improve 6 9 in 15 14 include -6 -7 insert -9 -3 inspect -3 -4 install -11 -13 it -5 10 its 6 12 keep -8 -3 know 2 11 learn -3 -1 leave 1 -1 limit -6 -4 list 10 4 look -3 8 make -5 -4 match -3 -6 mb 0 1 merge 2 -3 modify 0 -2 move -15 -14 navigate 0 -2 new -2 -1 obtain -7 -11 one -11 -4 only -10 -13 open -1 -5 or -5 -8 other 13 6 our 13 10 pass -3 0 perform -2 -9 place -7 -14 post -1 -6 prevent 0 1 preview -1 -2 project -1 -3 provide 0 2 public 7 9 push 1 -3 query -2 -7 read -11 -12 record -1 3 reduce -1 -2 reference -1 -2 refund 1 3 remove 4 10 render -1 -1 replace -2 -3 request -3 -14 resolve -1 -1 restore -2 -6 restrict -4 0 retrieve -5 -9 return -6 -9 run -11 -9 save 1 -1 search -7 -14 see -11 -10 select -1 0 send -7 -8 set 3 -5 share -10 -11 show 0 3 sign -7 -11 skip -4 -2 sort 0 -2 specific -6 -3 specified -1 -1 specify -5 -12 start 0 -7 store -4 -5 support 3 1 target -5 -2 tell 14 19 ten -11 -13 test 2 4 that -12 -12 the 1 2 their 3 -3 them 0 4 this 7 6 those 9 6 three -1 -4 tmp 1 6 track 2 4 true -4 -11 two -5 -9 understand 2 2 update -3 -12 upload -1 -5 url -5 -4 us 12 18 use -4 -5 user -10 -8 validate -6 -8 value -1 -3 verify 2 -1 wait -2 -5 which 1 6 work -5 -6 write -16 -14 you -5 1 your -1 -2
pair:together_ with -3 -2
pair:token_ for 7 8 from 7 3 in 1 4 is -6 -1 to -3 -4 with 8 7
pair:told_ you 1 0
pair:tool_ and 7 10 call -9 -10 calls -8 -10 can 10 8 description -1 -2 does -1 -2 first 0 4 for -10 -12 has 2 5 if -3 -5 in 4 5 instead 3 11 is 4 16 must 3 7 name -11 -7 of 6 4 only -6 -6 over 3 5 returns 8 7 that -6 -8 the 0 -2 to -5 -14 when -5 -9 whenever -2 -14 will -5 -11 with 0 -2 you 0 -2
pair:tools_ and 2 1 are 10 17 for -9 -11 in 4 7 of 6 6 that 5 0
pair:top_ level -11 -11 of -9 -4
pair:total_ and -1 1 number -1 -3
pair:translates_ text -2 -1
pair:treated_ as -9 -10
pair:trigger_ the -3 -1
pair:true_ and 8 8 for 1 -4 if -3 -12 in 2 4 only -6 -12 or -1 -3 the -18 -19 to -15 -8 when -10 -13
pair:try_ again 6 4 to -16 -15
pair:turn_ off 11 15
pair:two_ days 6 8 minutes 0 2 numbers 3 4 or -3 -9 points -2 -2
pair:type_ and -4 -5 for -1 -3 is 3 -3 name 0 -4 of -5 -10 text -1 -1 the 5 14 to -1 -2
pair:typed_ by -5 -4
pair:types_ and 8 0 for 0 -1 of 0 -2 to 4 0
pair:typing_ errors 6 6
pair:under_ the 6 7
pair:unified_ diff -3 -4
pair:unique_ identifier -3 -3
pair:unless_ asked -3 -5 the -5 -7
pair:until_ it 15 25 the 4 8 then -12 -20
pair:up_ and -2 0 by 2 -1 for 16 11 in 3 0 the 10 10 to 0 -1 with 3 11
pair:update_ an -4 -5 delete -5 -9 the -1 -1
pair:updates_ the -6 -6
pair:upload_ file -4 -11 the 2 13
pair:url_ and -1 -2 for -2 -11 https -3 -3 is -1 -3 of -4 -10 or -1 -2 to -3 -14 with -2 0
pair:urls_ to 5 2
pair:use_ after 0 -6 case -4 -6 cases -3 -7 create -1 -1 for -7 -11 format -1 -1 get -2 -4 it 3 6 list -1 -3 only -2 -2 search 0 -3 that 12 13 the 1 4 this -18 -22 to 4 -3 when -14 -27 with -2 -10
pair:used_ as -1 -4 by -1 -3 for -2 0 in -1 2 the 0 3 to -7 -7 when 3 0 with -6 -15
pair:useful_ for -17 -15
pair:user's_ account 4 -2 name 0 -8 own -5 -3 request 0 1
pair:user_ about -4 -2 and -5 -8 are 12 17 as 24 24 asked -7 -7 asks -1 -1 before 10 4 can -12 -18 does 4 8 explicitly -5 -3 first -10 -14 for 0 -7 gave 0 5 gives -2 -3 has 0 1 id -9 -14 ids -2 -8 in -14 -14 is -1 8 must -6 0 name 11 18 named -6 -6 names 1 3 only -2 -3 or -7 -5 says 6 0 sees -4 1 should -1 3 that -6 2 the -7 -9 to -8 5 wants -9 -6 what -13 -14 when 1 -6 which -18 -21 who -7 -9 with 12 8
pair:users_ and 0 4 are 25 21 in -2 -4 to -3 -6
pair:uses_ default -6 0 the 0 -1
pair:using_ the 1 -1 this -5 -11
pair:valid_ for -2 -6 values -6 -7
pair:validate_ the -1 1
pair:value_ for -6 -15 from -2 -5 in -10 -7 is -13 -8 of 6 5 or 1 -4 pairs -1 -4 to -10 -17
pair:values_ are -18 -22 for 0 -2 in -4 -4 of 1 8 to -2 -5
pair:variables_ and 2 9 to 0 1
pair:verified_ by -2 -2
pair:verify_ the 2 5
pair:version_ of -2 -2 to -1 -2
pair:versions_ of 2 -1
pair:via_ the 6 9
pair:view_ of 1 -1
pair:visible_ to -3 -5
pair:wait_ for -9 -9
pair:waiting_ for -4 -1
pair:waits_ for -13 -12
pair:want_ to -8 2
pair:wants_ to -4 -1
pair:was_ asked 6 2 created -1 -2 not -4 -7
pair:way_ of -1 2 to -7 -7
pair:we_ can 1 14
pair:weather_ alerts -2 -1 forecast -3 -5
pair:web_ page -1 -2 pages -5 0 search 8 10
pair:what_ happened 1 1 is 2 5 it 11 15 the 4 1 they 10 13 to -7 -4 was -7 -8 would -11 -14 you -9 -3
pair:whatever_ the -3 5
pair:when_ an 2 0 asked 1 4 both -5 1 creating -1 7 it -10 -6 no 4 7 omitted -11 -3 the 4 5 there -1 -8 they 7 2 this -1 1 to -11 -10 true 0 -1 user -8 -11 users -1 9 using -5 -3 you -11 -16
pair:whenever_ the 9 9 you 5 0
pair:where_ clause 10 4 it -6 -4 the 14 12 they -2 -6 to -1 -7 you 9 6
pair:whether_ it -6 -5 the -6 -14 this -1 -5 to -8 -24
pair:which_ are -11 -13 can 3 -4 fields -4 -4 has -12 -10 is -12 -3 may -10 -12 the 9 3 to -8 -12 you -1 0
pair:while_ the 9 6
pair:who_ can 0 -3 has -3 -12 is 3 -8
pair:whose_ name -4 2
pair:width_ height -3 -2 in 0 -1
pair:will_ be -13 -15 do 15 12 not 6 3 return -3 -3
pair:with_ action -2 -2 advanced -1 -1 all -2 0 an 12 4 and -4 -7 any 14 19 create 0 1 different -3 -3 dry -5 0 each 9 15 file -1 3 full -7 -5 get 2 -1 id -9 -3 it 10 10 its 0 -1 line 10 6 link 5 7 list -11 -10 many 2 6 more 0 1 name -1 -1 new -1 -3 no -8 -11 offset -7 -7 one -8 -5 optional -3 -3 or -5 -5 other 3 5 pagination -2 -3 password 2 10 price -6 -8 read 0 -1 reason -8 -12 search -9 -11 select 3 1 send 0 4 severity -7 -8 source -4 -2 specific 0 -1 status -14 -9 that 0 5 the 5 7 their -10 -11 them 16 17 this 6 14 title 2 0 warning -5 -9 what -9 -11 write 5 10 your -11 -8
pair:within_ days -4 1 the -16 -15 two -1 0
pair:without_ an 15 7 asking 6 13 it 5 11 the -8 -7
pair:word_ for -11 -7
pair:work_ in -6 -11 on -10 -6
pair:working_ directory -6 -7 hours -5 -9
pair:works_ council -4 0 for 4 -1 on 9 10
pair:workspace_ to -4 -7
pair:would_ be 4 4
pair:write_ file 0 8 it -1 -2 the -7 2
pair:written_ as -2 2 by -12 -8 in -1 -1 to -4 -6
pair:you_ already 0 -5 and 8 16 are -2 -3 can -3 1 can't -5 -4 do -6 -5 don't -6 -15 get -12 -13 have 2 -3 know -1 3 may 4 9 must -3 -8 need 1 -10 only -5 -13 read -7 -9 receive -9 -17 see -5 -2 should -15 -5 show -9 -3 so 3 9 to -15 -16 use 15 21 want -22 -28 would 3 5 write 4 3
pair:your_ account -7 -6 answer 2 7 local -1 -9 own -9 -12
pair:yyyy_ mm -5 -9
rule: account_for_field 12 6 acts_covertly 1 -2 acts_without_showing -2 -4 address_for_other_work -3 -6 address_handed_in 0 5 addresses_model -5 -11 all_to_this_tool 4 4 alters_amounts 4 6 amount_ordered 4 4 answers_wholly_steered 5 10 asks_user_for_secret -1 -18 assumes_consent 6 7 boasts -1 -3 boasts_at_others_cost 18 23 called_for_other_work 2 0 came_across_into_parameter -5 -3 changes_arguments 6 12 changes_arguments_of_other_tool 11 15 changes_arguments_unseen 1 2 changes_other_work 2 3 claims_authority 12 13 claims_every_tool -5 3 claims_other_tools -8 -12 claims_other_work -5 -1 command_output_into_parameter -9 -14 consent_for_all 5 6 conversation_by_authority 3 15 conversation_into_parameter 8 18 data_to_partner 0 15 demands_file_contents 5 15 demands_in_comment 1 1 demands_in_fake_voice 2 0 destroying_order -2 -4 destroys_data 2 15 directs_other_tool 5 4 disparages_tools 5 3 excused_demand -2 -4 excused_harm 10 15 fake_voice 14 16 field_against_wish -8 -13 file_into_parameter 14 22 fixed_account 12 -1 fixed_address 5 7 fixes_argument_of_other_tool 0 -3 forbids_mentioning -2 1 forbids_showing -12 -17 forbids_telling 11 3 found_data_into_parameter -2 10 grants_privilege -8 -3 hands_over_conversation -1 -3 hides_in_comment 2 6 host_in_order -4 1 keeps_from_view -2 -5 leaves_directory 4 -2 leaves_out -4 1 misreports -11 -12 model_and_secret 10 16 named_tool_and_parameter 0 6 named_tool_sends -2 -7 names_command 7 9 names_mail_address 21 24 names_secret_file 5 5 occasion_address 6 10 occasion_against_wish 8 6 occasion_amounts 4 15 occasion_choice 6 7 occasion_code 1 4 occasion_command 1 3 occasion_disarming 2 4 occasion_elevation 3 15 occasion_fixed_text 4 5 occasion_misreport 8 5 occasion_path 2 14 occasion_persistence 1 10 occasion_private_data 9 6 occasion_secret 7 16 occasion_sending 7 14 occasion_sibling_path 0 5 occasion_steering 7 12 occasion_tampering 3 3 occasion_tampering_reasoned 1 1 occasion_wiping 12 21 opens_secret_store 2 7 opens_with_demand 25 23 order_in_margin 25 40 order_in_value 13 14 orders_on_other_work -4 -11 orders_other_tool -1 1 overrides_instructions 10 9 overrides_wish 19 24 parameter_and_address 4 6 passes_secrets 4 8 path_for_other_tool 1 15 path_tampered 1 8 persistence_named -4 -4 plants_backdoor -4 -3 prefers_itself 8 2 prefers_itself_strongly 5 2 prefers_over_any_tool 19 26 prefers_own_name 3 14 prepends_private_data 8 11 private_data_away 7 5 private_data_into_parameter -4 -1 privilege_named 11 27 quoted_value_in_order 6 7 reads_config_file -5 -6 reads_first 15 29 reads_path -6 -4 reads_secret_file -6 -4 reads_secret_file_on_condition -3 3 redirects_money 5 11 reply_in_order 12 7 reports_otherwise 0 -2 runs_command 12 7 secret_file_demanded -4 4 secret_file_in_value 33 39 secret_from_elsewhere_in_parameter -5 9 secret_in_side_field 12 9 secret_into_parameter 4 3 secret_to_path 6 10 secret_to_this_tool 6 11 sends_conversation 0 1 sends_copy 2 5 sends_elsewhere -3 -5 sends_result_of_other_tool -4 -10 sends_secrets 5 -8 sends_secrets_away -6 -5 sends_to_url -1 -3 sets_field_of_other_tool 1 -5 sets_wish_aside 2 5 skips_approval -1 -5 skips_approval_of_tools 12 15 speaks_to_agents -10 -13 speaks_to_model -3 -6 standing_demand -8 -4 standing_order -10 -9 steers_answers 6 5 takes_all_into_parameter -3 -9 takes_all_secrets 10 8 takes_conversation 21 30 takes_results_of_tools 1 2 takes_secret_of_other_tool 10 1 takes_secrets 4 -1 takes_secrets_from_elsewhere 4 0 takes_system_prompt 6 15 takes_whole_conversation 16 29 threatens -4 -13 unsafe_switch 4 -1 unsafe_switch_named 6 -4 unsafe_switch_on_condition 5 13 unseen_act 3 7 unseen_deletion 19 15 wants_work_of_tools 8 12 weakening 2 2 weakens_guard -3 1 weakens_guard_of_others 4 5 wipes_all 11 17 work_of_tools_into_parameter 5 16
word: abc -14 -13 able 14 13 about 6 11 above 1 7 abroad 12 20 absence -10 -10 absent -13 -1 absolute -5 -11 abstract 6 5 accept -7 4 acceptance 8 2 acces -2 0 accessibility -12 -18 accessible -6 -10 accord -6 -2 accordingly 4 9 account 3 3 acct 12 24 accurate 2 10 acknowledg 3 5 acknowledge 5 12 acl 8 10 acme -15 -14 acros -7 -9 act -2 1 action -22 -19 actionable -4 -6 activate -4 -7 active -18 -18 activiti -10 -16 activity -10 -14 actual -10 -16 actually -9 -15 adapt -2 4 add 1 4 addition 10 14 additional -4 -7 additionally 13 19 addres 1 3 address -9 -4 addressee 1 -4 adjust -12 -6 adjustment 2 -10 admin 13 26 administrator -2 6 adult 20 18 advanc -14 -19 advance 9 13 advice 7 6 advis 1 4 advise -5 -5 advisory 9 8 affect -3 -4 after -6 9 afterward -2 6 again -4 -4 against -3 -8 age 15 11 agenci 21 26 agency 9 10 agent 7 24 aggregat -6 -6 aggregate -14 -17 agre -15 -12 agree 6 5 agreement 1 3 ahead 12 21 air 3 1 airport -14 -12 al 33 45 alarm 7 14 alert -4 -10 alia -6 -6 alias -3 -4 align -1 1 alignment -1 -2 alive 0 -2 all -5 11 allergen 5 11 allergi -10 -11 allergy -2 -6 allow -11 -4 allowance -1 4 alone -6 -3 along 5 18 alongside 14 16 alpha -3 -8 already 5 6 also 6 17 alt 1 -3 alter 0 -6 alternativ -4 -9 alternative -7 -17 alway 0 10 ambiguou -9 -10 among 6 3 amount -10 -7 analysi -16 -16 analytic 4 5 analyz -3 -6 analyze -15 -15 anchor -5 -8 and 1 10 announc 7 3 announcement 3 0 anonymity -4 -2 anonymou 28 31 another 6 9 answer 10 17 ant -15 1 anthropic 14 15 any 2 14 anybody 2 2 anyone 8 10 anyth -4 -2 anywhere -6 1 apart 7 15 apex 0 1 api -19 -13 app -23 -23 appeal 9 9 appear -10 -3 append 6 15 apple -1 -6 appli 2 2 applicant 5 8 application -17 -20 apply -2 2 appointment -12 -10 approach -2 -2 approv 1 3 approval -5 4 approve 13 19 approximate -3 -9 apr -3 10 arbitrary -5 -4 architecture -6 -13 archiv -4 1 archive 7 5 are 2 10 area 8 11 aren -2 1 arg 6 3 argument 3 5 arm -2 -3 around -7 -10 array -26 -25 arriv 8 5 arrival -4 -9 arrive 24 25 art -10 -7 articl -1 5 article -9 -15 artifact -6 -10 asc -1 -7 ascend 0 -9 ask 2 2 assertion 6 16 assessment -8 -11 asset -11 -17 assign -3 -7 assignee -3 -6 assignment -3 -4 assistant 16 30 associat -16 -20 association -8 0 assum -11 -12 assume 5 4 async -1 -2 attach 5 14 attachment 0 -14 attempt -12 -14 attende -11 -3 attention 13 19 attribut -2 1 attribute -2 -5 au 6 19 audience 4 11 audio -6 -11 audit 8 13 auditor 6 15 auf -9 -7 auth 6 5 authenticat -12 -13 authenticate -6 -4 authentication 1 2 author 8 10 authoris 0 5 authoritative -1 -1 authority 6 16 authoriz 3 9 authorization -7 -6 auto -6 -4 automat 10 15 automatic 7 6 automatically -31 -24 automation -10 -23 availability -8 -6 available -16 -11 avant -18 0 avatar -12 -15 average -6 -9 avoid -4 -4 aw -6 6 await -2 -1 aware 11 5 away 9 12 axi -5 -7 azure -15 -7 b -4 -5 back -1 1 backend -5 -5 background 2 -2 backup 11 9 bad -8 -14 badge 14 13 bag 2 10 balanc 4 9 balance -3 -6 ban 10 8 bank 16 17 banner 0 2 bar 6 5 bare -3 -7 bas -21 -28 base 2 9 bash 21 25 basi -14 -8 basic -10 -12 basket 4 0 batch -10 -11 bcc -8 2 be 13 12 bear 8 1 bearer 8 13 because -1 15 becom 1 9 become 6 10 been 2 11 before -4 11 beforehand -1 15 begin 11 14 beginn 2 5 behalf 1 5 behavior -14 -17 behaviour 7 7 behind 6 1 bei 11 24 belong -2 3 below 13 14 benchmark -10 -3 beneath 5 14 beneficiary -1 10 benutzer -9 -7 besid 0 18 beside 10 8 best 2 2 better 15 18 between 0 3 beyond 10 16 bid 1 6 bill 9 10 bin -1 7 binary -1 3 bind 9 7 birth 8 11 birthday 5 9 bit 7 17 bitte -7 -5 black -3 5 blame 16 9 blind -2 -2 blob 5 4 block 5 -2 blue -3 -9 board 5 9 bodi -3 4 body 2 -3 bold -3 -5 bonu 12 11 book 12 16 booking 4 7 boolean -11 -21 boot -3 -10 border -18 -17 bot 3 9 both -2 1 bottom 1 8 bounc -1 -3 bounce -2 5 bound -4 2 box 4 10 br 7 9 bracket 11 11 branch -2 -9 brand 5 15 brave -1 -1 breach -1 -4 break -8 -1 breakdown -8 -7 bridge 3 -1 brief 13 13 bring 6 12 broad -15 -11 broken 10 14 broker 1 10 brows -2 11 browser 2 5 bucket 9 3 budget -4 2 buffer 8 7 bug 1 7 build -3 -2 built 3 8 bulk 2 1 bundle 3 4 busines -3 -5 busy -5 -1 but -2 0 button -2 -5 buy 10 15 buyer 3 5 bypas -6 -8 bypass 3 0 byt -5 -6 cabin -3 -10 cach -7 -9 cache 7 10 calculat -10 -10 calculate -6 -6 calculation 0 -2 calendar 4 13 call 2 8 callback 2 4 caller 15 23 came 14 11 camera -3 -1 campaign 4 0 can -22 -15 cancel -13 -5 cancell -13 -11 cancellation -2 2 candidat 3 7 candidate 2 3 cannot -10 -13 cap -2 5 capabiliti -9 -13 capability -8 -11 capacity -6 -2 capp 0 1 caption 1 10 captur -2 -8 capture -8 -9 car 4 6 card 9 7 care 10 10 cargo 5 7 carri 12 13 carrier -9 -8 carry 5 8 cart 5 2 cas 14 10 case -8 -4 cash -1 -7 cat 18 33 catalog -11 -16 catalogue -1 5 catch -1 2 categori -12 -18 category -4 -6 caus -1 11 cause 26 18 cdn -5 7 ceil -1 6 cell 0 -2 cent 8 11 center -1 -3 central 4 7 centre 0 -5 certifi 6 7 certificat 1 6 certificate 2 7 chain -1 12 chang -12 -13 change -8 -2 changelog 1 -2 channel -9 -11 char -11 -8 character -15 -15 charg -11 -6 charge -16 -8 chart -20 -23 chat -10 5 cheaper -4 1 cheapest 6 2 check -5 -4 checkbox -5 -7 checklist -2 -4 checkout 6 8 checksum -8 1 child 1 -4 children 5 3 chmod 18 25 cho -9 2 choice 10 21 choos 3 5 choose 3 13 chosen 8 -1 chrome 0 17 chunk -12 -20 circular -1 4 cit -4 -3 citation -6 -10 cite 4 1 city 4 -3 cl -8 1 claim 3 4 clas -6 -4 class -9 -2 claude -4 -4 claus 20 16 clause 17 14 clean -8 2 cleanup -3 -2 clear -5 -5 clearly -2 -8 cli -15 -15 click -10 -9 client 6 11 climate -8 -1 clipboard 10 5 clock 11 19 clon -1 -1 clos 3 -3 close 0 -5 cloud -5 -1 cluster 3 7 cod 4 7 code -3 -6 codebase -2 -2 cold 0 -2 collaborator 0 6 collaps -3 5 colleagu -4 -2 colleague 4 3 collect 6 14 collection -18 -20 collector 2 8 color -18 -22 colour 11 22 column -2 -9 com 6 19 combin -4 0 combination -3 -7 combine -9 -13 come 0 10 comfort 11 14 comma -1 0 command -14 -2 comment -1 -1 commit -5 0 committ 4 5 common -7 -6 community -2 -10 como 9 26 compact -11 -9 compani -12 -7 company 4 -3 compar 7 3 compare -24 -22 comparison 4 13 compatibility -7 0 compatible 5 8 competitor 13 15 compilation -9 -9 complain 11 -1 complaint 16 19 complet -7 -11 complete -2 4 completenes 7 17 completion -5 -8 complex -6 -6 complexity -11 -4 compliance 0 7 comply 17 19 component -19 -24 compose -3 -1 comprehensive -9 -13 compress -8 -12 comput -3 2 compute -1 4 computer 6 9 con 4 17 concept -4 -3 concern 13 10 concise -4 -10 condition -6 -4 conduct 0 1 conf 5 18 confidence -8 -8 confidential -6 4 config 10 15 configur -22 -21 configurable -5 -7 configuration -18 -19 configure -7 -11 confirm -19 -16 confirmation 6 15 conflict 10 1 confus 6 13 connect -10 -7 connection -11 -5 connector -6 2 consent -3 10 consider 1 6 consist 4 10 consistency 3 8 consistent -6 -9 console -25 -24 constraint -10 -9 consult 16 15 consumer 13 12 contact -4 7 contain -14 2 container 0 -6 content -11 -6 context -9 1 continu 1 4 continue -1 2 contract 5 12 contrast -3 -8 control 1 3 controll 2 -5 controller -3 4 convention -3 -4 conversation -11 0 conversion 6 2 convert 3 1 cooki -8 -4 cookie 16 18 coordinat -14 -14 coordinate -9 -20 copi 6 2 copia -5 11 copy 10 15 core -4 -2 corp -6 -4 corporate -1 -1 corpu 4 6 correct -2 5 correction 4 4 correspond -17 -2 corrupt -3 0 cost 3 4 could 5 0 council -4 0 counsel 15 15 count 14 13 counter -1 -4 countri 2 -3 country 10 5 course 5 10 court 8 5 cover 1 -2 coverage -8 -14 cpu -9 -9 crash -2 -3 creat -18 -16 create -10 -8 creation -1 1 creator -5 -6 credential -3 5 credit -7 -16 criteria -15 -21 critical 2 0 crm 9 -3 cron -3 -1 crop 9 14 cros -8 -7 crypto -4 2 cs -8 -8 csv 3 4 ctx 19 27 cuando 6 16 cuenta 9 15 curl -19 -4 currency -10 -7 current -18 -14 currently -16 -15 cursor -16 -14 custom -15 -23 customary 7 4 customer -11 4 cut -4 -7 cycle 6 2 d 12 21 da 4 20 daily 6 5 damage 3 6 dan 1 22 dangerou -8 -6 dark -4 2 dashboard -13 -22 dat 5 15 data -14 -11 databas -9 -10 database -7 -13 dataset -3 -5 date -4 -2 datetime -1 -6 day 4 8 ddl -2 -3 deadlin -16 -17 deadline -7 -2 deal 4 15 debit -11 -15 debt 8 -2 debug 15 18 debugg -12 -9 decid -20 -20 decide -13 -16 decimal -4 -14 decision -11 -13 declar 10 13 declaration -3 4 declin 9 3 decline 9 1 decode 4 9 dedicat -9 -12 deem 11 13 deep -10 -9 default -23 -19 defin -13 -17 define -13 -8 definition -10 -12 degre 0 6 del 11 35 delay -1 -5 delegat 7 11 delet -13 -11 delete -7 -4 deletion -5 -5 deliver 9 13 deliveri 4 -1 delivery 9 11 dem 4 7 demand -3 11 demandez -19 -18 den 3 18 deni -4 -7 deny 16 5 department -12 -7 departure 1 5 depend -8 0 dependenci -5 -8 dependency -8 -10 deploy -16 -11 deployment -10 -3 deposit -2 4 depot 20 22 deprecat -15 -5 depth -4 -14 der 3 18 deriv -2 -1 desc -3 -9 descend 0 -10 describ 7 11 describe 0 -1 description -12 -11 design -1 -3 desir -4 -3 desk 12 17 desktop -9 -1 destination -2 5 destroy 8 13 destructive -8 -11 detail -21 -18 detect -10 -18 detection -13 -20 determin -8 -7 determine -12 -17 dev 1 12 developer 3 3 development -9 -10 deviation -11 -11 devic -2 0 device -8 -13 devuelve -6 7 diagnos 8 9 diagnosi -1 1 diagnostic 11 15 diagram -14 -18 dialog -1 2 did 2 -5 die -12 4 diff 4 2 differ -4 1 differenc -8 1 difference 1 6 different -3 -1 digest 5 5 digit 16 14 digital 4 2 dimension -6 -10 dir -11 -14 direct -1 5 direction -4 1 directive 4 4 directly 2 -9 directori -12 -12 directory -4 -2 disabl -5 2 disable 15 24 discard -6 -4 disclose 18 21 disconnect -7 -11 discount -8 -4 discover -17 -19 discovery -8 -4 discussion 10 11 disk -5 -1 display 13 12 disput 13 10 dispute -1 7 disregard 2 7 distance -17 -18 distinct -7 -6 distribut 3 3 distribution -7 -2 dn -5 -4 do 2 2 doc -19 -7 docker -11 -1 dockerfile 1 5 doctor 3 2 document 6 4 documentation -17 -12 docx -1 -3 doesn 2 1 doi -2 11 domain -22 -24 don -18 -14 donation -1 -1 done -5 -3 donor 2 5 door 4 13 dot 0 1 doubl 14 20 double -2 4 doubt 4 10 down 13 14 download -8 -7 draft -15 -9 drag -6 -8 draw 5 9 driv -10 -10 drive -9 -12 driver 0 9 drop 19 20 dropp 3 8 dry -13 -14 due -6 -5 dump 4 14 dung 2 11 duplicat -3 -4 duplicate 6 9 dur 11 13 duration -4 -7 duty 14 11 dynamic -1 -11 each 2 12 earlier 14 20 earliest -15 -12 early 4 11 earn 13 11 east -5 -6 echo 6 13 edg -2 -10 edge 2 -8 edit 2 10 editor 5 6 een -11 15 effect -11 -14 effective 10 12 efficient -2 -7 effort -3 -9 eight 1 0 ein -8 6 eine -3 11 einen 3 6 either -9 -4 element -17 -25 elevation -9 -13 else -9 -5 elsewhere 21 25 email 2 1 embedd -1 -9 emergency -13 -5 emit -20 -7 emoji 4 5 employe 17 11 employee -5 -2 employer 34 38 empty -2 -3 enabl -12 -13 enable -21 -19 encod -9 -13 encode 8 16 encrypt 0 -8 end 11 10 endpoint -13 -17 energy -4 -2 enforc -8 -8 engagement -3 -5 engin -2 1 engine 2 8 engineer -4 6 english -8 -12 enough -8 -3 ensur -3 -8 ensure 1 2 enter 1 2 enterprise -3 -13 entire -11 -4 entirely -6 -9 entiti -11 -4 entity -13 -14 entre -1 18 entri -1 2 entropy 6 14 entry -4 -3 enum -8 -9 env 3 10 envelope 5 1 environment -5 4 equal -8 -4 equivalent -10 -5 error -20 -9 escap -1 6 escrow 9 18 essay 23 26 essential -16 -16 est -18 4 establish -5 -6 estimat -10 -8 estimate 1 4 etc -12 1 eur 21 30 euro 12 23 evaluat 6 8 evaluate 2 8 evaluation -1 4 even 7 18 event 6 4 every 10 28 everybody -6 -6 everyone -1 -2 everyth -2 6 evidence -11 -11 exact -7 -8 exactly -9 -11 exampl -16 -24 example 20 34 exce -8 -12 exceed -10 -7 except -11 -6 exception -7 -7 exchang 8 10 exchange 4 -4 exclud -2 -8 exclude -4 -9 exclusion -7 -8 exclusive -8 -12 exec 13 14 execut 8 9 executable -12 -9 execute 5 6 execution -8 -7 exist -13 -3 exit -11 -16 expand 0 3 expect 8 10 expensive -13 -5 experience 16 18 expert 6 11 expir 2 1 expiration -1 -1 expire 0 1 expiry 4 5 explain 12 5 explicit -8 -14 explicitly -12 -17 explore -5 -5 export 10 12 expos -13 -16 expose -10 -10 expres 7 -8 expression -5 -10 ext 23 30 extend 2 4 extension -10 -5 external -8 -8 extra 0 11 extract -12 -11 extraction -5 -11 fac 10 11 face 10 10 fact -10 -10 factor -1 -3 fail -4 0 failur -10 -11 failure -21 -18 fall 3 4 fallback 1 -3 false -4 4 famili 5 0 family 6 18 far 10 13 fare -1 -1 fast 0 16 faster -11 -8 fastest 4 7 favour 6 19 fe 13 12 featur -25 -24 feature -6 -10 fee -6 7 feed -3 -5 feedback -8 -12 feel -8 -4 fetch -7 -5 few -10 -3 fewer -9 -1 field -9 -6 figma -14 -23 figur 14 13 figure 13 15 fil -1 -4 file 9 3 filename -13 -18 filepath -6 -12 filesystem 0 4 fill -5 4 filter -24 -27 final -13 -11 finance 7 5 find 3 7 finding -1 -5 fine 7 12 fingerprint 0 8 finish 1 -3 fire 4 9 firefox -2 1 firewall 8 9 firm 9 13 first -1 3 fit -7 -2 five 10 10 fix 1 2 flag 10 2 flagg -13 -12 flaky 5 4 flat 1 1 fleet 5 8 flex -9 -9 flexible -11 -4 flight 0 5 float 8 1 floor -4 -9 flow 2 -9 focu -2 -1 focus -8 -8 folder 5 9 follow 10 14 font 6 12 food 16 18 foot 9 12 footer -3 5 for -4 0 forbidden -37 -54 force -16 -6 forecast -3 0 foreign -8 1 forget 4 -2 fork -1 2 form -5 -4 format -7 -20 formatt -10 -4 formatter 10 16 former -4 -9 formula -8 -10 forward -1 16 found 12 16 four -5 -3 fragment -4 -4 fram 0 3 frame -7 -10 framework -12 -16 fraud -14 -9 free 1 8 frequency 7 10 fresh 1 3 friday -3 3 friend 20 27 friendly 2 9 from 2 6 front 3 5 frozen -2 7 fuel 5 5 full -4 3 fully -6 -7 function -7 -13 functionality -8 -8 fund 13 19 fur 5 5 further 3 8 future 3 2 fuzzy -4 -8 ga 6 14 game 1 -3 gap -3 -1 gate -1 6 gateway -2 7 gather 11 4 gave 9 13 gcloud 11 10 gemini -14 -10 general 3 1 generat -19 -14 generate -17 -20 generation -4 -11 generic 0 -1 genre 3 2 geocode 2 1 get -10 -5 gett -3 -6 gift 5 12 git -4 3 github 8 8 giv -11 -4 give -3 6 given 0 7 glas 2 2 glob 0 -3 global -14 -19 glossary -14 -19 gnupg -5 12 go 3 7 goal -12 -11 gone 0 1 good 8 14 google -8 3 got 14 16 gp -6 0 gpg 6 13 gpu -9 -14 grad 7 -8 grade 5 10 grant 23 27 graph -5 -4 greater 0 -3 green -11 -13 greet 12 21 grep -7 -2 grid -4 -10 gros 6 0 ground 3 -2 group -6 -3 guard 12 12 gues -8 0 guess -13 -13 guest 7 4 guid -19 -19 guidance 1 1 guide -5 -8 guidelin 3 7 ha 3 9 had 5 9 half -4 -4 hand 6 11 handl -6 4 handle -10 -9 handler -1 2 hang 4 10 happen 5 1 hard -8 3 hardware -27 -28 harmles 5 13 hash -4 -3 hav 4 9 have 0 6 head -10 -1 header 4 -1 heading 0 -2 headles -8 -14 health 6 9 hear 10 16 heard 3 12 heat 1 7 height -15 -10 held 14 11 hello -7 -10 help -12 -3 helper -2 14 helpful 5 -3 hence 24 34 here 7 12 herramienta -1 26 het -10 10 hex 9 12 hi 2 4 hidden -14 -6 hide 3 16 hierarchy -11 -13 high -6 -10 higher 16 26 highest -6 -5 highlight -8 -9 him 3 0 hint 17 23 historical -4 -5 history 2 10 hit -1 2 hold 11 18 holder 6 7 holiday 1 6 home 16 17 hook 6 9 horizontal -3 -6 host 8 15 hostname 4 8 hot -6 -3 hotel -2 11 hour 0 -2 hourly -12 -6 hous 2 -2 house 12 10 household -2 -4 housekeep 2 8 how 1 0 html -6 -1 http -5 31 hub 3 7 human 3 6 hundr 6 10 hunk 5 0 iam 8 15 iban -11 -4 icin -3 17 icon -1 4 id -8 -11 idea -11 -15 ideal -7 -6 idempotent -14 -15 identical -18 -24 identifi 1 -7 identifier -19 -29 identify -17 -19 identity -5 -8 idle 3 -5 ignor -13 -14 ignore 0 16 imag -5 -6 image -2 1 img -10 -5 immediately -4 2 immer 4 12 impact -8 -9 imperial -1 -4 implement -6 -7 implementation -9 -9 impli -8 -7 import -7 -7 important -3 6 improv -4 -4 improve 5 7 inbox 10 12 incident -1 1 incl 14 17 includ -9 -1 include -13 -13 inclusive -8 -12 incom 4 11 income 2 1 incomplete -7 -5 increas -3 10 increase -8 -10 independent 4 15 index -4 -7 indic -10 -10 indicat -11 -12 indicate -4 -7 indicator -5 -8 individual -9 -8 industry 0 3 info -3 2 inform -5 0 information -23 -27 ingest -10 -8 ingredient -2 -3 inhalt 16 18 inherit -10 -8 init 8 10 initial -7 -9 initialize -8 -14 initially -1 -3 injection -6 -13 inline -13 -9 input -25 -27 insensitive -3 -2 insert -9 -2 inside 3 -4 insight 3 16 insist -2 3 inspect -3 -9 inspection 12 18 install 1 6 installation -4 2 instanc -4 -4 instance -11 -10 instant 2 6 instead -13 -1 institution 6 12 instruction -16 -1 insurance 5 8 insurer 21 22 intake 2 2 integer -4 -11 integrat -5 -4 integration 2 14 integrator -1 7 integrity -9 -7 intend -4 -8 intent -8 -9 interact -6 -10 interaction -7 -4 interactive -14 -13 interest 16 27 interface 6 -1 internal -5 1 internet -6 8 interpret 6 3 interval -11 -5 interview 9 25 into -1 10 invalid -3 -3 invent -7 -8 inventory 6 8 invisible -3 7 invit 2 3 invitation -19 -8 invite 0 6 invoic 5 6 invoice -18 -14 invok 4 12 involv -3 9 irrespective 12 19 irreversible -13 -11 isn -6 4 iso -7 -12 issu -15 -14 issue -2 -5 ist 8 23 it 5 17 italic -2 -4 item -16 -19 itself -5 -3 january 3 4 japan -5 -4 java -12 -9 javascript -15 -22 jira -9 -9 job -13 -11 john -10 -15 join 19 22 jour -7 -7 journal -8 -11 jpeg 0 -10 jql -3 -7 json -4 2 jump -12 -9 just 11 13 keep 11 18 kept -7 1 kernel 4 3 key 4 3 keyboard -3 -4 keychain 3 6 keyword -11 -16 khong 2 -4 kill -2 8 kind 2 7 know -2 5 knowledge -10 -12 known -2 0 kube 5 15 kubeconfig 6 3 kubectl 13 14 kubernet -10 -17 l 12 23 la -6 0 lab 17 26 label 5 3 labell 7 6 lack 12 16 land 9 6 lang 0 -2 languag -6 -8 language 0 -6 large -13 -13 larger -9 -14 largest 14 20 last 5 1 lat 7 6 late 9 13 latency 4 0 later 3 8 latest -10 -2 latitude -8 -16 launch -10 -14 law -14 -15 lawyer 20 25 layer -3 3 layout -7 -11 lead 6 22 leak 13 6 learn 2 5 least -2 -1 leav 2 1 leave 9 11 ledger -3 -7 left -5 -3 leg 2 12 legacy 4 10 legal -1 9 length 0 -1 les -8 -1 let 10 17 letter 7 2 level 9 5 li 22 20 liability 2 3 librari -1 -3 library -6 -4 licence 21 25 license 16 21 lie 18 21 lifecycle 2 -5 lift 25 29 light -5 -4 like 17 2 likely -7 -1 limitation 2 4 lin 3 -3 line 0 2 linear 1 -2 link -2 -1 lint 0 4 list -9 -10 listing -3 3 literal -9 -11 little 5 4 liv 12 8 live 9 17 llm -8 -1 lo 7 12 load 0 13 loan 5 9 local -8 -12 locale 2 1 localhost -13 -7 locally -11 -7 locat -6 -8 locate 7 14 location -7 -7 lock 10 9 log -4 2 logg -5 -5 logic -5 0 login 2 10 lon 2 9 long -4 -7 longer 11 12 longitude -8 -16 look 14 16 lookup 0 1 loop -3 -1 los -1 9 lose 15 15 loss 7 1 lost 7 6 lot 11 16 love 14 6 low 8 8 lower 6 18 lowest -5 -7 machin 1 2 machine 0 6 mail -6 5 mailbox 5 4 main -5 -2 maintain 4 6 maintainer -3 -1 maintenance 7 17 major -4 1 mak 8 13 make -1 12 malware 7 11 manag -4 -4 manage -17 -21 management 4 3 manager 3 4 mandate 9 14 mandatory 9 8 manifest 3 -4 manual -20 -24 manually -12 -15 many -5 -9 map -3 -2 mapp 3 6 margin 16 21 mark -25 -16 markdown -15 -18 marker -2 3 market 3 3 markup 1 -2 mask 6 -4 master 0 1 match -6 -7 material 9 5 matter 13 12 max -13 -11 maximum -11 -12 may -12 -12 mcp -16 -12 meal -2 -1 mean 1 5 meant 1 -4 meanwhile 8 9 measur -9 -3 measure -8 -16 media -11 -22 medical 1 10 medication -2 7 medium -4 -5 meet -4 4 member 6 0 membership -2 -3 memo 11 14 memory -17 -16 mention -8 1 menu 3 0 merchant 11 12 merg 0 -1 merge -2 -9 messag 6 2 message -6 -6 met 2 3 meta 3 10 metadata -25 -25 meteo -2 8 meter 0 -6 method -8 -17 metric -9 -10 middle -9 -8 might -17 -19 migrat 0 1 migration -2 -3 milestone -2 -4 millisecond -4 -9 mime -1 -3 min -3 4 mind 7 5 minimal -11 -4 minimum -18 -22 minor 11 9 minu 13 20 minut -11 -10 minute -1 2 mirror 6 27 mismatch -7 -5 mit -1 14 mix -3 2 mobile 1 -5 mod 6 2 mode -18 -16 model 1 9 moderate 2 -3 moderator 12 13 modern -1 -3 modifi -1 -8 modification -9 -12 modify -13 -7 modul -11 -8 module 5 -6 moment 3 9 monday 6 -2 money -16 -11 mongodb -18 -19 monitor 6 3 month 24 23 monthly 14 11 mood 0 6 more -2 -4 morn 17 15 most 0 1 mostly 1 5 motion -2 -8 mount -15 -12 mov 5 5 move -2 4 much -7 2 multi -17 -18 multipart 1 -2 multiple -28 -28 multipli 8 25 multiply 27 29 mus -2 11 music 9 14 must -6 5 mutually -4 -5 nach -11 -8 nam -1 -2 name -12 -15 namespac -10 -10 namespace -7 -9 nao -1 14 narrow -2 0 national 3 8 native -3 -8 natural -10 -7 navigat -9 -4 navigate -2 -4 navigation -13 -21 ne -5 -2 near 3 7 nearby 1 2 nearest -2 0 necessary -1 4 need -5 -2 needn 14 15 negative 0 5 neighbour 13 26 neither 4 4 nest -9 -11 net 8 20 netrc -5 2 network -3 -2 neu -4 -2 neutral 4 11 never -3 -4 new -9 -4 newer 1 -4 newest -3 5 newlin -4 -2 newly -6 -9 newsletter 2 -2 next -4 -2 nguoi 9 16 nicht -13 5 nie 5 27 niet -19 -4 night 9 8 nightly 19 19 nobody 11 17 nod -17 -17 node -18 -9 noise 9 11 non -17 6 none 3 1 nor -11 -16 normal -8 2 normaliz -6 -10 normally -1 -1 not -9 -6 notation -6 -4 note 9 9 notebook 6 7 noth -2 -8 notic -9 -5 notice 3 1 notifi -1 -2 notification 10 7 notify 1 8 notion -3 6 notiz 3 0 now 7 14 npm -12 -11 npmrc -10 7 null -7 -12 number -2 -7 numeric -10 -15 nur -7 -1 oauth -8 -14 obey 14 12 object -14 -19 objection 21 26 oblig 13 21 observation -7 1 obtain -5 6 occur 0 4 ocr -5 -6 oder 9 17 off 6 8 offer -9 -1 office 1 10 officer -3 7 official -6 0 offline -4 -8 offset -16 -24 often -7 -4 old -12 -12 older -5 4 oldest -1 1 omit -15 -13 omitt -16 -12 on 10 16 onboard -3 -3 once -3 6 one 5 1 online 3 -5 only -21 -15 op 22 27 opaque -12 -15 open 3 -1 openai -1 5 operat -3 -6 operation -17 -9 operational 2 -1 operator -5 -3 opinion -3 -6 opt -3 0 optimiz -5 -4 optimization -6 -6 optimize -1 -1 option -11 -14 optional -21 -34 optionally -14 -14 order 5 5 ordinary 5 1 org -10 0 organisation -1 10 organiser -6 -6 organiz -1 -5 organization -15 -28 origin 8 11 original 5 7 other 6 11 otherwise -4 12 otp 1 9 our 30 36 out 7 11 outcome 8 13 outdat 19 21 outgo 3 3 outil 2 13 outlook -2 -2 output -5 -14 outrank 9 22 outside -6 -4 over 4 10 overall -15 -14 overdue -3 -5 overrid -8 -4 override -1 4 overview -6 -13 overwrit -3 -9 overwrite -8 -14 overwritten 7 6 own -15 -9 owner 0 9 ownership 2 7 p 1 1 pa -8 5 pack 1 4 packag -6 9 package -11 -9 padd -3 7 pag -6 -3 page -6 -5 paginat -2 -6 pagination -20 -16 paid -1 1 pain 4 7 pair 0 -3 palette -2 3 panel 0 15 paper -4 -5 par 0 24 para 4 11 paragraph -19 -19 parallel -2 -4 param -4 -1 parameter -8 -1 parcel 12 12 parent -5 -11 pari -2 -5 park 5 8 pars -1 2 parse -1 3 part -1 4 parti 6 4 partial -11 -14 participant -4 -3 partner 28 36 party 9 8 pas -2 8 pass 2 19 passag 1 -12 passe 11 17 passenger 2 13 passport 7 9 passwd 1 8 password 4 14 past -2 1 paste -1 3 patch -10 -11 path -13 -19 patient 3 11 pattern -24 -24 paus 2 10 pause -11 2 pay 5 6 payee 17 13 payload -18 -23 payment -9 4 payout 11 10 payroll 5 8 payslip 14 10 pdf 3 -4 pem 9 14 pend -6 -7 people 13 17 per 7 7 percent -5 0 percentage -1 -5 perform -5 -10 performance -10 -2 period -7 -8 permanent -1 1 permanently -5 -2 permission 14 6 permit 18 21 permitt -6 -6 persist -11 -11 persistent -7 -8 person -2 6 persona -8 -14 personal -12 -16 pet 22 16 pgpas 4 8 pharmacist -4 -4 phase -8 -6 phone 13 5 photo 11 7 php 1 -2 phras -6 -6 phrase 3 12 pick 12 18 pickup 12 13 pictur 9 27 picture -2 -1 pid -4 -3 piec 11 13 pii -2 -2 pin 17 13 pinn 4 1 pip -1 -2 pipelin 2 0 pipeline -9 -8 pixel -10 -11 plac -6 1 place 7 13 placeholder 3 2 plain 6 7 plan 5 1 plann -1 -1 plate -5 -1 platform -8 -13 play -4 1 player 7 12 please -7 3 plu 5 21 plugin -6 1 png -12 -14 pod -11 -11 point -7 -6 polici 8 10 policy -7 2 poll -2 -5 pool 4 2 popular -9 -11 por 2 20 port 1 2 portal 4 -3 portion 13 14 position -11 -14 positive -13 -9 possible -10 -15 post 2 4 postal -10 -7 postcode 2 0 postgr -4 -6 postgresql -11 -18 postinstall 12 20 pour -4 7 power -9 -11 practic 1 3 practice 5 7 pre -11 -11 preced 11 18 precedence -8 -1 precise -10 -14 precision -5 -3 prefer -9 -10 preferenc -15 -18 preference 5 -3 preferr 10 8 prefix -2 -7 premium 21 27 prepar -17 -14 prepare -11 -14 pres -14 -14 prescription 4 6 presence 3 -1 present 11 13 preserv -11 -11 preserve 0 -1 preset -10 -12 press 5 6 prevent 1 -3 preview 1 -2 previou -7 -4 previously -7 -12 pric 5 8 price -3 1 primary -10 -9 principal -9 2 print 16 21 prior 13 22 priority 0 1 privacy -6 4 private -1 5 privileg 7 12 pro 10 3 probability -4 -8 probe 19 21 problem -6 -8 proce 2 2 procedure -19 -20 proceed -4 -6 proces -3 -4 process 1 8 prod 16 17 produc 6 8 produce 10 14 product -6 -7 production 11 6 professional -9 -6 profil 2 -6 profile 5 8 profit -6 -1 program -5 -7 programm -2 -4 programme 3 13 progres -9 -16 proj -2 -7 project -21 -17 projection 0 -1 prompt -5 -4 proof 2 7 proper 1 -1 properly -1 10 properti 0 -2 property -15 -26 propos -2 -1 proposal -2 -10 propose -16 -19 protect 3 2 protection -5 7 protocol -11 -13 provenance 11 25 provid -38 -29 provide -27 -12 provider -5 -8 proxy -3 0 pub 5 11 public 2 8 publish 5 0 publisher -9 -8 pull 3 -1 pupil 14 7 purchas 3 5 purchase -8 -7 purpos 0 -2 purpose -18 -16 push -2 11 put 15 21 python -5 1 quality -9 -6 quantiti 17 17 quantity 5 6 quarter 1 9 quarterly 4 5 que 6 25 queri -13 -8 query -9 -6 question 3 -1 queu -2 -2 queue -17 -21 quick 2 -3 quiet 11 14 quietly 9 18 quot -8 -11 quota 5 12 quotation 2 4 quote 10 9 r -6 -3 radiu -2 -8 rail 7 -5 rais 7 9 raise 25 25 ran -8 -9 random 10 6 rang 10 9 range -13 -14 rank 16 16 rarely 16 19 rat 10 15 rate 1 3 rather -14 -6 rating 0 5 ratio 12 12 raw 1 1 reach -8 -4 reachable -3 2 react -7 -17 reaction -8 -13 read 0 5 readability -13 -8 readable -2 3 reader 23 22 readme -1 4 ready 3 3 real 2 4 really -7 -10 reason -5 0 recall -5 6 receipt -2 -3 receiv -1 2 receive 11 6 receiver -17 -24 recent 5 -3 recently 7 10 recip 5 3 recipient -13 -11 recognis 13 14 recommend -7 -4 recommendation 1 -5 record 2 1 recovery -3 14 recurr 2 2 redact -6 -9 redirect -9 -5 reduc -18 -20 reduce 9 5 ref -10 -2 refactor 2 3 refer -13 -9 referenc -18 -17 reference 4 -4 refine -13 -16 reflect -9 -7 refresh 6 6 refund 10 13 refus -23 -25 refusal 17 19 refuse 2 7 regard 17 11 regardles -3 11 regex -5 -2 region -4 -3 register -4 5 registrar -6 0 registration -3 -2 registry -7 -5 regular -3 1 regulation -1 2 reject -10 -16 rejection -1 12 relat -19 -14 relation -6 -8 relationship -11 -13 relativ 18 15 relative -17 -20 relay 10 22 releas 2 -2 release -6 2 relevance -8 -11 relevant -18 -12 reliable -3 1 rely 0 6 remain -2 -1 remark 1 8 remember 14 22 remind -12 -17 reminder -14 -8 remote -5 -8 remov -2 2 removal -4 -10 remove -3 -1 renam -8 -11 rename -9 -3 render 0 5 renew 8 10 renewal -1 3 rent 8 17 reopen -5 -12 repair 17 15 repeat -12 -5 replac 3 2 replace -3 8 replacement 1 -1 repli 1 14 replica 10 10 reply -2 8 repo 0 9 report -5 1 reporter 15 20 repositori 3 7 repository -9 -14 represent -9 -24 request -3 0 requester 11 19 requir -25 -20 requirement -12 -11 rerun 1 -3 research 9 8 reserv -1 4 reserve 10 18 reset 1 4 resident -9 -11 resolution 1 0 resolv -7 -6 resolve -9 -6 resolver -3 -4 resourc -17 -21 resource -21 -24 respect -5 2 respons -1 -6 response -14 -19 rest 1 -1 restart -4 0 restaurant -9 -13 restor 12 11 restore -2 -3 restrict -6 -15 restriction 9 4 result -16 -11 resume -2 -1 retain 3 5 retention 15 13 retri -3 1 retriev -17 -13 retrieval -1 -3 retrieve -17 -24 retry -6 0 return -19 -24 reus -10 -16 reuse -6 -7 reveal 2 1 revenue 1 16 reverse 0 3 revert -11 -11 review 2 3 reviewer 3 12 revision -7 -17 revoke -7 -4 rewrit 6 4 rewrite 5 7 rewritten -6 -3 rfc -5 -8 rich -11 -13 ride 10 4 right 9 11 risk 15 16 rival 1 23 road 1 2 robot -8 -11 rol -9 -3 role -3 -5 roll 15 18 room 12 12 root 8 14 rot 10 9 rotat -1 -1 rotate -2 -2 round 17 21 rout -8 -1 route -1 -3 router 4 6 row 2 3 rs 3 1 rsa 5 11 rul 4 10 rule 4 11 run -3 -1 runn -11 -2 runner 6 4 runtime -7 -13 rust -6 -3 safe -3 9 safety 0 9 said 10 13 sal -5 -3 salary 7 12 sale 3 -2 same -5 -3 sampl -2 3 sample 31 20 san -1 18 sandbox -1 2 sav -9 -8 save 10 8 say 0 10 scal -12 -7 scale -9 -12 scan 0 -4 scann 2 11 scenario -7 -14 schedul 4 11 schedule -4 4 schema -3 -4 scheme 9 12 school 6 4 scop -15 -6 scope -1 2 scor -12 -13 score -8 -1 scrap 3 -2 screen 2 3 screenshot -10 -10 script -3 -6 scroll -2 -5 se -2 6 seal 13 10 search -11 -6 seat 2 6 sec 0 2 second 11 18 secret -1 1 section -13 -6 secure -2 9 security 9 16 see -3 2 seen 3 3 segment -10 -12 seldom 14 14 select -16 -10 selection -15 -23 selector -5 -9 self 0 -8 sell -1 -2 seller 5 9 semantic -2 -3 send -10 5 sender 15 7 sensitive 4 2 sensor 12 5 sent -6 2 sentenc -1 -8 sentence -6 -2 separat -3 5 separate 0 7 separately -8 -13 separator 5 -1 sequence -3 1 sequential -8 -9 seri -3 -4 serv 13 16 serve 1 -1 server -8 1 servic 4 1 service -7 -6 servidor -3 20 session 1 1 set 7 5 sett 14 14 setting -14 -2 settl 11 17 settle 13 8 setup -6 4 seven -7 -1 several -13 -10 severe -11 -8 severity -7 -11 sftp 3 11 sha -13 -14 shadow 10 17 shall 20 14 shap -15 -12 shape -12 -14 shar -2 4 share 14 28 sheet -7 -6 shell 12 18 shift 4 14 ship 13 21 shipp -9 -13 shipper 2 -1 shop 4 4 short -7 0 shorten -9 -3 shorter 1 7 shortest 9 6 should 6 15 shouldn -7 -7 show -9 -5 shown -7 -1 sid 4 -1 side 0 -1 sidenote 6 14 sie -9 7 siempre 1 12 sight -1 3 sign 4 3 signal -7 -6 signatur -7 -1 signature 1 11 silence 16 8 silent 6 2 silently 4 13 similar -1 -6 similarity -7 -4 simple -3 0 simply 7 8 since 1 8 sind 6 17 single -21 -26 sit -1 4 site 5 -2 six 15 14 siz 0 -2 size -6 -15 skill 6 -6 skip 15 18 skipp -6 -2 sku -2 -1 slack 5 0 slash 0 3 slip 5 3 slot -7 1 slow 22 31 slug -8 -16 sm 11 16 small -1 -4 smaller 0 11 smallest -5 -7 smart -6 -4 snapshot -2 -5 snippet 10 8 social 24 22 sock 8 5 software 9 9 sold 10 12 solution -13 -12 solv 9 13 some -15 -4 somebody -3 6 someone -9 -7 someth -2 -8 sometim -19 -18 son 6 3 sont 0 7 soon 2 2 sort -8 -13 sound 10 14 sourc -1 1 source -8 -9 spac 0 2 space 10 15 spam 3 8 span -11 -12 spe 8 5 speak 11 17 speaker 6 -1 spec -10 -10 special 7 8 specializ -8 -3 specifi -21 -28 specific -35 -36 specifically -1 -5 specification -8 -5 specify -9 -9 spell 7 7 spend 8 9 split 0 7 spoken 12 21 sponsor 6 11 spot -2 -5 spread -3 -5 spreadsheet -4 -9 sprint 12 13 sql -1 8 squash 1 4 src 10 11 ssh -3 2 stable -2 2 stack -11 -16 staff 24 27 stag -13 -20 stage -2 1 stale -1 2 stamp 1 -5 stand 18 14 standard -5 1 star 15 20 start -13 -13 stat 0 2 state -6 -7 statement 8 10 static -5 -10 station 5 8 statistic -5 -9 statu -15 -13 status -4 -6 stay 2 0 stdout 0 3 step -12 -13 still -3 -7 stock -13 -7 stop -1 2 stopp 0 -1 stor 0 1 storage -9 -10 store 0 4 stori 1 -5 story -13 -13 str -19 -17 straight 6 11 strategi -3 -5 strategy -2 -7 stream 8 10 street 13 20 strict -6 -12 strictly -2 2 string -10 -4 strip 8 12 stripe 5 12 stripp -5 -9 strong -1 -3 structur -12 -10 structure -10 -16 stuck -6 -13 student -3 0 styl -11 -12 style -4 -5 sub -11 -15 subject 8 8 submission 2 -5 submit 2 5 submitt -5 1 subscrib 6 4 subscribe 6 9 subscriber 8 5 subscription 7 10 subsequent -6 1 subset -2 3 substitute 6 13 substr -1 -4 subtask -11 -14 subtract 7 8 succeed -2 -2 succes 5 10 successful 1 5 successfully -12 -18 such 3 1 sudo 3 12 suffix -2 0 suggest -14 -15 suggestion -7 -12 suit 3 1 suitable -5 2 sum 6 3 summari -9 -3 summaris 18 26 summariz -3 -4 summarize -16 -14 summary -11 -12 supersed 2 2 supervisor -10 -10 supplement 4 0 suppli 1 2 supplier -2 2 supply 4 7 support -18 -8 sur 4 7 sure -4 -4 surfac -3 -5 surface -6 -4 surround -2 -7 survey 3 6 surviv 9 19 suspend -3 4 svc 18 23 svg 2 5 swap 22 32 switch 3 4 symbol -13 -12 symptom -6 -4 sync 12 21 synchronis -9 -8 syntax -11 -8 system 4 12 tab -3 5 tabl 3 1 table 2 -1 tag -5 -8 tagg 1 14 tail -4 -3 tak -7 7 take 6 17 taken 3 9 talk 12 17 tan -17 -14 target -10 -8 task -16 -16 tax -13 -5 tcp -8 1 teacher -17 -19 team 5 0 technical -4 -7 technology -10 -11 telegram 18 12 telemetry 20 16 tell -6 5 temp 1 -5 temperatur -5 -4 temperature -9 -13 templat -4 -5 template -5 -4 temporary -10 -12 ten 17 21 tenant 3 5 tend -2 7 tenth 3 1 term -2 1 terminal 8 9 terminat -7 -12 terminate 13 11 terraform -10 -5 test -12 -6 text -1 2 texte -8 6 th 0 1 than -2 7 thank 6 18 that 12 15 the 6 8 their 0 14 them 4 17 theme 0 3 themselv 18 18 then 11 14 there 10 13 therefore -6 14 these 6 11 they 3 9 thi -5 0 thing -6 -3 think 1 6 third 9 11 those 23 26 though 9 28 thought -18 -24 thousand -3 1 thread 2 -6 three 7 9 threshold 6 -3 through 8 20 throughput 1 -3 thu 14 22 ti -4 -7 tick 18 26 ticket 7 5 tier -8 -3 till -3 -1 tim -1 9 time 0 2 timeline -10 -9 timeout -8 -15 timer 6 10 timestamp -19 -24 timezone -6 -12 tip 8 8 titl 3 10 title -11 -14 tl -7 2 tmp 19 29 today 4 12 todo 2 8 together -12 -17 token -8 0 told 18 19 toml -10 -1 tomorrow 1 -4 ton 16 22 tone 3 0 too 10 18 tool 10 17 top -3 -5 topic -1 0 total -12 -10 touch -2 -4 toujour 1 16 toward 2 6 town 11 16 tra 9 4 trac -4 -5 trace -8 -12 track -5 -3 trad -8 -14 trade 12 10 traffic -2 -9 trail 2 0 train -8 -5 transaction -20 -17 transcrib -1 3 transcript -12 -5 transfer 4 12 transit 2 1 transition -8 -5 translat -3 -2 translate -2 -10 translation -19 -9 transport -7 -12 trash -15 -14 travel 1 8 traveller 3 3 treat -10 -12 treatment -5 -1 tree 1 -1 trend -14 -13 tri -4 -5 triage -1 8 trial 4 12 trigger -12 -12 trip 9 6 true 2 5 truncat -11 -12 truncate 4 6 trust 14 21 try -3 -4 ttl -3 3 tun -4 -2 turn 8 9 twelve 6 4 twice -1 10 two 7 7 txt -4 0 typ 0 -4 type -17 -20 typescript -2 -3 typical -8 -8 typically -6 -6 ubergeben -13 -8 uid -14 -19 una -4 22 unassign -2 -5 unavailable -3 -1 uncertain -1 -3 unchang -3 -8 unclear -8 -10 und 1 19 under 5 11 underly -4 -7 understand 6 7 understood -3 4 undo -7 -5 undone -6 -8 une -4 -7 unifi -7 -10 union 8 -1 unique -6 -11 unit -4 -10 unix -5 -14 unknown -1 3 unles -6 -11 unlike -5 -6 unlimit 9 8 unlink -3 -5 unlock 4 3 unmask 10 10 unpublish 3 -2 unread 7 11 unresolv -6 -8 unsafe 8 12 unset -4 1 unsubscrib -6 -7 unsubscribe -8 -13 unsure -7 -2 until -5 -4 untouch 2 -4 untrust -17 -15 unus -7 -10 up 9 13 updat -14 -18 update -19 -11 upgrad -2 -1 upgrade 7 5 upload -7 4 upon -5 3 upper 13 11 upsert -10 -16 upset 19 25 upstream -8 -7 uptime 6 11 urgent -12 -12 uri 1 4 url -25 -28 us -14 -8 usage -24 -17 usd 4 5 use -16 -16 useful -13 -8 user -3 7 userid -9 -3 username -15 -22 usual 11 18 usually -7 -8 usuario 3 22 utc -15 -20 utilisateur -12 8 uuid -6 -14 vacuum 3 3 vague 9 7 valid -12 -9 validat -4 0 validate -8 -11 validation -2 -4 validity 3 1 valu -11 -7 value 0 -2 van 4 14 var -3 -2 vari -3 4 variabl -18 -12 variable -24 -26 variant 5 2 variou -2 -2 vat 11 15 vault -2 -3 vector 1 -6 vehicle 9 11 velocity 10 13 vendor 5 15 verbatim 23 23 verdict -1 0 verifi -4 2 verification 5 13 verify -4 4 version -6 -17 vertical -6 -8 very -8 -10 via -2 4 video -11 -12 view -3 -3 viewer 4 -5 viewport -7 -9 virtual -3 -3 visibility -7 -11 visible -6 -4 visit 7 15 visual -3 -4 visualization -1 -6 voic 9 8 voice 12 16 voicemail 4 4 void -16 -10 volum 4 1 volume -1 -3 vor 4 1 vot 1 3 vote -3 -6 voucher 3 9 vpn 8 16 vue -3 -6 vulnerabiliti 1 -4 wa -2 8 wait -5 -12 walk -10 -4 wallet 19 29 want 5 11 warehouse -6 -9 warm 12 22 warn -19 -18 warning 2 2 watch 3 12 watcher 0 1 water 2 -4 way -4 0 weather 3 5 web -9 -8 webhook -8 -7 websit 11 13 website -11 -18 week 7 12 weekday 14 11 weekly 6 0 weight -1 5 welcome 4 8 well 1 9 went 5 10 werden -17 6 were 18 20 west 2 -3 what -3 7 whatever 6 28 whatsapp 3 9 when -8 13 whenever 19 31 where 14 17 wherever 15 17 whether -3 -13 which 6 8 whichever 19 32 while 12 22 white 9 10 whitespace -2 -10 who 10 13 whoever 2 20 whole 4 14 whom 1 6 whose 17 27 why -14 -10 wide 7 8 widen 8 10 width -14 -18 wiki -5 0 wildcard -4 -5 will -18 -11 win -1 5 wind -4 -16 window -22 -24 wip -4 -4 wird 5 9 wish -6 -2 with 3 8 within -3 -2 without 9 9 won 2 1 word 17 13 work 0 5 workflow -14 -9 workspac -3 -7 workspace -4 -10 world 6 2 worth 18 21 would 14 17 wrap -11 -13 writ 11 16 write 1 10 writer -8 -14 written -9 -1 wrong -4 -1 wrote 13 14 www -9 -7 xml -5 -5 y 16 14 yaml 2 12 yang 10 28 year 14 13 yearly 2 4 yesterday -6 -3 yet 10 12 yield -5 -5 yml 3 22 york -3 -5 you 6 14 your 6 9 yourself 10 17 yyyy -6 -12 zero 12 15 zip -6 -4 zon -6 -5 zone -3 -5 zoom -5 -9 если 15 25 инструм 20 31 перед -13 10 пользов 14 32 этом 15 35 में 9 25 から 10 12 くだ 4 9 こと 17 31 この -1 6 さい 4 9 した 8 -2 して 11 13 しま -6 1 する 10 11 せん 4 -1 だけ -1 -4 ださ 4 9 てく 7 9 でく -9 -3 です 19 19 ない 1 3 ます -11 3 ませ 4 -1 りま -2 -1 れま 9 7 を読 -6 8 ルを -15 4 一致 6 10 不可 5 0 不要 -8 4 不超 -2 0 中的 7 14 之前 5 11 传入 -8 0 使用 -20 -13 保存 -6 -10 信し -3 -1 信息 -2 -4 其他 14 21 内容 8 11 利用 0 -7 前に 5 9 前请 -10 0 参数 -5 5 取り 11 19 取得 -14 -21 变量 1 7 同意 -11 -18 名称 -3 -6 告诉 6 8 地址 -4 -3 場合 4 0 填写 -1 1 境变 1 9 完整 -12 -4 定し -5 -6 展示 20 17 工具 6 20 必ず 2 2 必须 -8 2 所有 0 5 手机 18 20 执行 -2 3 指定 -16 -16 摘要 0 -2 操作 -6 -12 支持 -10 -8 数据 -13 -18 文を -1 -9 文件 4 6 日期 -5 -5 时间 -4 -10 最大 -7 -5 服务 -22 -13 本工 2 -1 机号 18 20 查询 -15 -10 根据 -12 -11 检索 4 5 検索 11 14 环境 -20 -13 用户 4 22 用者 0 -7 目录 2 3 直接 12 15 确认 -9 -5 確認 -2 3 系统 15 19 索し 3 2 结果 -10 1 给出 10 4 者に -17 -17 自动 -6 3 获取 -11 -4 要求 12 14 诉用 -7 6 说明 1 9 请先 -19 -2 请把 8 7 读取 4 10 调用 5 9 超过 2 8 返回 -11 -15 送信 -7 0 重要 1 8 需要 -7 0 默认 -7 -15 니다 10 20 사용 19 26 세요 -5 -2 습니 -2 -2 에게 -15 -2 용자 16 21 으로 14 16 으면 6 15 자에 -8 1 합니 10 17
`;
