/** Written by test/eval/fit-suspicion.ts from the tuning part: terms in lines of one beginning, with their weights among all and among their sort, in steps. Failure: none; data. */
export const TOOL_BIAS = 6.285;
/** In the order of featuresOf (tool-reading.ts). */
export const TOOL_WEIGHTS: readonly number[] = [
  0.2211, 0.0371, 0.6223, -0.4117, 1.1563, 1.1822, -1.1917, 0.0602, -0.4314, -0.0231, 0.0507, 0.6877, -0.2486,
  0.1247, 0.1342, -2.435, 0.0937, -0.0169, -0.2203, 0.1617, -0.1329, -0.2536, -0.0068, -0.0114, 0.1182,
  0.1721, 0.0096, -0.1624, 0.0941, -0.0759, -0.0532,
];
export const BIAS = -2.49;
export const WORDS_BIAS = -3.04;
export const FORMS_BIAS = -2.57;
export const WEIGHTS = `
. agent 5 8 agent+act 2 2 agent+description -3 -1 anyToolOrWork 3 5 assign -1 -4 attaches -2 -4 authority 3 0 beginsWithActor 7 11 beginsWithCondition 6 6 beginsWithLabel -5 -6 beginsWithOrder -6 -10 callForm -2 -2 changes -2 -1 codeInBackticks -10 -8 commandFlag 6 4 conceal 12 21 conceal+act -6 -6 dash -14 -17 demand -2 -6 demand+every 0 -2 demand+hard 8 3 demand+private -2 -3 demand+reason 0 -4 dotFile -6 -3 even 14 19 every -5 -7 every+act 5 5 fileName -5 1 firstSentence 0 4 gives 0 8 grants -2 2 handle 10 19 hardObject 7 3 hostName -1 -8 inBackticks -10 -6 inCode -28 -29 inCode&agent -2 -16 inCode&assign -10 -10 inCode&attaches 0 -1 inCode&authority 0 -1 inCode&beginsWithCondition 3 12 inCode&beginsWithOrder -1 -2 inCode&changes 0 -1 inCode&demand 6 11 inCode&every 6 12 inCode&gives -3 -10 inCode&grants -7 -18 inCode&hardObject -11 -29 inCode&hostName -8 -21 inCode&is:otherTool 4 12 inCode&is:ownParameter -12 -11 inCode&is:siblingTool 3 10 inCode&neg 4 10 inCode&offSubject -8 -8 inCode&own 4 7 inCode&passive 6 10 inCode&path -1 -1 inCode&people -11 -8 inCode&privateMatter -3 -6 inCode&runs 2 -2 inCode&says -1 -5 inCode&takes 0 -2 inCode&then 2 3 inCode&undoes -1 -2 inCode&url -7 -20 inDescription -5 -3 inValueText -4 -1 instead 1 -1 instead+object 7 4 ip 3 1 lastSentence 35 30 long 24 21 longNumber -9 -13 mail 4 0 manyOtherWords 21 23 money 6 10 nearlyOffSubject 1 3 neg -4 -4 not+say 2 2 off+act 5 7 off+demand -3 -1 off+grant 3 -1 off+hard 0 4 off+order 5 9 off+parameter 11 11 off+people 0 -1 off+private 1 4 off+reason 2 -1 off+undo 3 2 offSubject 4 9 oneObject 4 4 other+demand -2 1 other+effect 2 -1 other+hard -1 0 other+object 4 10 otherLanguage 13 13 own 6 11 parenthesis -14 -15 passive 7 6 path -4 -4 people 2 5 people+act 0 1 people+perfect 0 -2 perfect 7 13 pipe -12 -15 private+give 2 0 private+parameter 4 4 private+people 1 2 privateMatter -3 0 quoted 15 16 reason 2 7 rules>=10 10 8 rules>=16 15 4 rules>=3 12 12 rules>=6 11 9 runs -10 -12 says -1 1 semicolon -5 -6 short -13 3 sibling+assign 1 -1 sibling+effect 1 2 sibling+every 7 5 sibling+hard 3 2 tag -4 -2 take+give 1 5 takes -7 -16 then -1 5 they 6 13 threeActs 6 9 threeObjects -2 4 too 8 11 tool+condition+demand 2 0 twoActs 4 5 twoObjects -2 -2 undo+every -3 -2 undoes -5 -9 url 6 -2 veryLong -5 -19 wanted 5 7 you 1 -2
at: default 13 17 default&agent -5 -7 default&assign -4 -6 default&attaches -5 -10 default&authority -8 -6 default&beginsWithCondition 2 2 default&beginsWithOrder -19 -25 default&changes -7 -5 default&conceal 9 3 default&demand -8 -11 default&every 5 6 default&gives 3 -3 default&grants 14 14 default&hardObject 18 17 default&hostName -1 -3 default&inValueText 13 17 default&instead -1 -8 default&is:otherTool 11 13 default&is:siblingTool 15 17 default&mail 12 11 default&neg -6 -9 default&offSubject 6 3 default&own -13 -22 default&passive -4 -7 default&path 0 -4 default&people 4 2 default&perfect -1 -3 default&privateMatter 3 3 default&reason -10 -12 default&runs 7 5 default&says -6 -5 default&takes 7 6 default&then -13 -16 default&they -1 1 default&too -5 -4 default&undoes 12 15 default&url 3 6 default&wanted -7 -10 default&you -12 -12 description -5 -3 enum -20 -22 enum&agent 2 13 enum&assign -1 3 enum&attaches 8 8 enum&authority -2 4 enum&beginsWithOrder 10 11 enum&changes 2 6 enum&conceal 7 13 enum&demand 11 18 enum&every 10 12 enum&gives 15 18 enum&grants 5 6 enum&hardObject -3 3 enum&hostName 35 46 enum&inValueText -21 -24 enum&is:otherTool -1 -5 enum&is:siblingTool -1 -2 enum&mail 0 -5 enum&neg 6 19 enum&offSubject 11 15 enum&own 13 18 enum&passive 1 0 enum&path -3 -4 enum&people 11 13 enum&privateMatter 5 15 enum&runs 2 12 enum&says 15 15 enum&takes 12 12 enum&then 17 23 enum&too 4 5 enum&undoes 9 14 enum&url 17 17 enum&wanted 10 18 enum&you 4 13 example -2 -2 example&agent 8 12 example&assign 3 5 example&attaches 6 12 example&authority 8 7 example&beginsWithCondition 4 4 example&beginsWithOrder 11 14 example&changes 1 -3 example&conceal 3 -4 example&every 14 11 example&gives -10 -7 example&grants 10 8 example&hardObject -6 -7 example&hostName -12 -5 example&inValueText -2 -2 example&mail -11 -12 example&neg 10 14 example&offSubject 7 5 example&own -1 -6 example&passive 6 13 example&path 4 5 example&people 2 5 example&perfect 4 3 example&privateMatter 4 7 example&runs 13 14 example&says -4 1 example&takes -2 -2 example&then -3 -6 example&too 8 8 example&undoes -13 -16 example&url -4 2 example&you -4 -3 margin -9 -16 margin&agent 26 28 margin&assign 8 11 margin&attaches 9 14 margin&authority 13 18 margin&beginsWithCondition -5 -7 margin&beginsWithOrder 4 5 margin&changes 4 4 margin&conceal 3 12 margin&demand 10 12 margin&even 0 -2 margin&every 10 22 margin&gives 10 5 margin&grants 11 10 margin&hardObject 15 17 margin&hostName -4 -3 margin&inValueText -1 0 margin&instead 5 13 margin&is:otherTool 23 27 margin&is:ownParameter 5 8 margin&is:siblingTool 5 9 margin&neg 37 44 margin&offSubject 34 37 margin&own 18 23 margin&passive 22 21 margin&path 2 6 margin&people 24 23 margin&perfect 9 19 margin&privateMatter 5 12 margin&reason 15 14 margin&runs 17 28 margin&says 22 16 margin&takes 2 15 margin&then 23 24 margin&they 13 8 margin&too 11 10 margin&undoes 22 30 margin&url -1 3 margin&wanted 16 14 margin&you 7 12 nested -28 -35 nested&agent -4 -2 nested&assign -1 6 nested&attaches -16 -19 nested&authority 6 7 nested&beginsWithCondition -12 -15 nested&beginsWithOrder 4 5 nested&changes -3 1 nested&conceal 5 8 nested&demand -17 -16 nested&even 0 -6 nested&every 12 10 nested&gives 13 13 nested&grants -6 -4 nested&hardObject 7 10 nested&hostName 1 4 nested&instead 6 13 nested&is:otherTool -2 -2 nested&is:ownParameter -14 -9 nested&is:siblingTool 0 -1 nested&mail -2 1 nested&money -6 -9 nested&neg -1 -8 nested&offSubject 23 24 nested&own 14 13 nested&passive -8 -18 nested&path 4 8 nested&people 3 6 nested&perfect 8 16 nested&privateMatter 22 25 nested&reason -5 -8 nested&runs 0 -3 nested&says 1 3 nested&takes 2 6 nested&then 0 -1 nested&they 10 13 nested&too -5 -8 nested&undoes -12 -14 nested&url 2 10 nested&wanted 0 7 nested&you -6 1 other -34 -48 other&assign -2 -4 other&attaches -2 -4 other&every 2 3 other&gives 2 3 other&hardObject -2 -4 other&hostName -2 -4 other&inValueText -1 -1 other&offSubject -2 -4 other&url -2 -4 output 2 5 output&agent 9 9 output&assign 5 13 output&attaches 3 9 output&authority 2 -1 output&beginsWithCondition 6 -3 output&beginsWithOrder 12 12 output&changes -4 -2 output&conceal 18 28 output&demand -10 -11 output&even 15 14 output&every -3 -7 output&gives 4 -2 output&grants 11 6 output&hardObject 0 9 output&hostName -3 0 output&inValueText -9 -14 output&instead 2 3 output&is:otherTool 8 19 output&is:ownParameter 4 4 output&is:siblingTool 2 9 output&neg 3 5 output&offSubject 10 15 output&own 18 26 output&passive 15 11 output&path 2 0 output&people 14 11 output&perfect 3 11 output&privateMatter 3 11 output&reason 6 12 output&runs 5 22 output&says 14 11 output&takes -2 9 output&then 14 15 output&they -4 -5 output&too -7 -10 output&undoes 3 14 output&url 1 3 output&wanted -1 -3 output&you 13 14 parameter -13 -22 parameter&agent -4 -6 parameter&assign -16 -10 parameter&attaches -2 1 parameter&authority 2 -3 parameter&beginsWithCondition 1 8 parameter&beginsWithOrder 3 13 parameter&changes -7 -2 parameter&conceal 0 3 parameter&demand -12 -6 parameter&even 20 25 parameter&every 12 16 parameter&gives 15 15 parameter&grants -4 -11 parameter&hardObject -5 4 parameter&hostName -8 1 parameter&instead 8 -5 parameter&is:otherTool -4 -3 parameter&is:ownParameter -19 -18 parameter&is:siblingTool -13 -19 parameter&mail -8 -1 parameter&money -8 -3 parameter&neg 12 15 parameter&offSubject 15 18 parameter&own 7 12 parameter&passive 9 5 parameter&path 13 16 parameter&people 24 27 parameter&perfect -4 -1 parameter&privateMatter 7 10 parameter&reason 9 12 parameter&runs 3 3 parameter&says 10 12 parameter&takes 9 5 parameter&then 5 1 parameter&they 22 27 parameter&too 17 12 parameter&undoes -7 -6 parameter&url 0 2 parameter&wanted 10 13 parameter&you -5 -6
before: agent 7 3 assign -12 -12 conceal -8 -12 demand -3 -6 every -15 -17 hostName -17 -22 idea:dontTell -20 -16 idea:must -16 -13 idea:namedTool 9 16 idea:otherWork -22 -29 idea:secretFile 3 7 idea:secretWord -9 -7 idea:send -6 -6 idea:tamper -4 -5 is:otherTool -7 -8 is:siblingTool -31 -33 path -6 -5 url 1 -6
both: agent&assign 25 22 agent&attaches 0 -1 agent&authority 11 12 agent&beginsWithCondition -4 -5 agent&beginsWithOrder -10 -8 agent&changes -2 -2 agent&conceal -6 -5 agent&demand -1 6 agent&even -2 -1 agent&every 4 11 agent&gives 3 4 agent&grants 5 11 agent&hardObject 5 6 agent&hostName 2 -7 agent&inValueText 8 13 agent&instead -2 6 agent&is:otherTool 1 4 agent&is:ownParameter 13 17 agent&is:siblingTool -5 3 agent&mail 8 11 agent&money 7 5 agent&neg -5 -8 agent&offSubject 5 11 agent&own -4 0 agent&passive 7 7 agent&path 16 16 agent&perfect 13 18 agent&privateMatter 6 10 agent&reason 8 18 agent&runs -6 -11 agent&says -2 -3 agent&takes 9 4 agent&then 9 14 agent&they -13 -6 agent&too -8 -7 agent&undoes 5 4 agent&url -11 -7 agent&wanted 0 -2 agent&you 5 9 assign&beginsWithCondition -3 -5 assign&beginsWithOrder -4 -8 assign&hostName -8 -4 assign&inValueText -1 -2 assign&is:otherTool 10 1 assign&is:ownParameter -10 -17 assign&is:siblingTool 1 -1 assign&mail -2 2 assign&money -1 5 assign&offSubject -6 -3 assign&path 3 -7 assign&perfect -2 -6 assign&they -2 -7 assign&too -2 12 assign&url 8 14 assign&wanted 6 -2 attaches&assign 8 10 attaches&authority 3 -3 attaches&beginsWithCondition -3 -7 attaches&beginsWithOrder 4 3 attaches&changes 2 -1 attaches&conceal -3 -2 attaches&even -2 -5 attaches&every 1 5 attaches&grants 5 1 attaches&hardObject 5 4 attaches&hostName 17 13 attaches&inValueText 4 2 attaches&instead -1 1 attaches&is:otherTool -4 1 attaches&is:ownParameter 8 6 attaches&is:siblingTool 12 7 attaches&mail 2 8 attaches&money -12 -2 attaches&offSubject 1 -1 attaches&own 2 0 attaches&path -8 -12 attaches&perfect -2 2 attaches&privateMatter 6 4 attaches&reason 4 8 attaches&runs -1 -6 attaches&says -4 -3 attaches&takes 2 4 attaches&then 12 11 attaches&they -3 -4 attaches&too 0 -7 attaches&undoes -2 -3 attaches&url -3 -3 attaches&wanted -13 -9 authority&assign 7 8 authority&beginsWithCondition -7 -7 authority&beginsWithOrder -13 -19 authority&conceal 14 0 authority&even 0 -6 authority&every 4 4 authority&hardObject -1 0 authority&hostName -9 -2 authority&inValueText -5 0 authority&instead -9 -5 authority&is:otherTool 0 -5 authority&is:ownParameter 11 3 authority&is:siblingTool 1 0 authority&mail 3 2 authority&money -4 -1 authority&offSubject 5 10 authority&own 11 6 authority&path -4 -5 authority&perfect -1 9 authority&privateMatter 0 1 authority&reason -1 -3 authority&runs 16 16 authority&says -9 1 authority&then 5 7 authority&they 4 15 authority&too 6 17 authority&url 8 14 authority&wanted 4 3 beginsWithCondition&hostName -2 -2 beginsWithCondition&inValueText 6 6 beginsWithCondition&is:otherTool 5 5 beginsWithCondition&is:ownParameter 3 8 beginsWithCondition&is:siblingTool -7 -2 beginsWithCondition&mail 2 10 beginsWithCondition&money 0 -5 beginsWithCondition&offSubject -2 -2 beginsWithCondition&path -7 -4 beginsWithCondition&perfect -9 -19 beginsWithCondition&they -2 -5 beginsWithCondition&too -10 -15 beginsWithCondition&url -2 -6 beginsWithCondition&wanted 9 12 beginsWithOrder&hostName -12 -16 beginsWithOrder&inValueText 0 -2 beginsWithOrder&is:otherTool -11 -14 beginsWithOrder&is:ownParameter -2 -8 beginsWithOrder&is:siblingTool -7 -7 beginsWithOrder&mail -5 -1 beginsWithOrder&money 8 11 beginsWithOrder&offSubject 1 0 beginsWithOrder&path -1 1 beginsWithOrder&perfect -3 -5 beginsWithOrder&they -2 1 beginsWithOrder&too -1 -4 beginsWithOrder&url 0 -3 beginsWithOrder&wanted -13 -14 changes&assign -7 0 changes&authority 8 7 changes&beginsWithCondition -9 -4 changes&beginsWithOrder 5 3 changes&conceal 1 3 changes&even 1 -15 changes&every -3 0 changes&grants -3 -5 changes&hardObject 4 1 changes&hostName -6 -4 changes&inValueText -4 -3 changes&instead 6 7 changes&is:otherTool 4 10 changes&is:ownParameter -6 -4 changes&is:siblingTool -11 -10 changes&mail 1 5 changes&money 6 1 changes&offSubject 4 -1 changes&own 1 0 changes&path 1 2 changes&perfect -3 0 changes&privateMatter -4 -7 changes&reason -2 0 changes&runs -6 -7 changes&says -3 -2 changes&then 3 2 changes&they 10 4 changes&too 0 -4 changes&undoes 7 10 changes&url -1 3 changes&wanted -4 -6 conceal&assign 0 -1 conceal&beginsWithCondition -4 -8 conceal&beginsWithOrder 10 13 conceal&even 2 -2 conceal&every 6 8 conceal&hardObject 2 4 conceal&hostName 4 12 conceal&inValueText 13 13 conceal&instead -23 -33 conceal&is:otherTool 7 10 conceal&is:ownParameter -2 -5 conceal&is:siblingTool -4 -7 conceal&mail 4 8 conceal&money 6 9 conceal&offSubject -9 -7 conceal&path -5 -13 conceal&perfect 12 21 conceal&reason -9 -15 conceal&then 13 15 conceal&they 3 6 conceal&too 10 13 conceal&url 18 23 conceal&wanted -5 -11 demand&assign 1 0 demand&attaches 6 1 demand&authority -5 -10 demand&beginsWithCondition 2 4 demand&beginsWithOrder 0 5 demand&changes -1 -2 demand&conceal 7 19 demand&even 1 4 demand&every -1 -4 demand&gives 3 3 demand&grants -12 -16 demand&hardObject 3 2 demand&hostName 4 2 demand&inValueText 2 5 demand&instead -1 0 demand&is:otherTool 0 1 demand&is:ownParameter -10 -11 demand&is:siblingTool 0 1 demand&mail 0 6 demand&money -15 -18 demand&offSubject -4 -2 demand&own 1 -1 demand&passive 11 6 demand&path 14 12 demand&perfect 0 9 demand&privateMatter 5 3 demand&reason -1 -8 demand&runs 3 0 demand&says 4 5 demand&takes 5 4 demand&then -10 -13 demand&they -5 2 demand&too -2 -6 demand&undoes 9 5 demand&url 5 8 demand&wanted -7 2 even&assign -2 1 even&beginsWithCondition 0 3 even&beginsWithOrder 13 9 even&hardObject 4 6 even&hostName 10 15 even&instead -1 5 even&is:otherTool 8 11 even&is:ownParameter 5 14 even&is:siblingTool 5 13 even&money 8 8 even&offSubject -3 -3 even&path 7 6 even&perfect 7 8 even&reason 14 8 even&then -12 -7 even&they -5 0 even&too 19 18 even&url 2 6 even&wanted 10 11 every&assign 3 4 every&beginsWithCondition 8 3 every&beginsWithOrder 10 11 every&even 2 1 every&hardObject 14 14 every&hostName 0 -2 every&inValueText 19 20 every&instead 6 2 every&is:otherTool 23 23 every&is:ownParameter 7 9 every&is:siblingTool 7 5 every&mail 2 7 every&money 4 15 every&offSubject 1 5 every&path 10 3 every&perfect -2 0 every&reason 5 9 every&then 2 4 every&they -3 -1 every&too 17 22 every&url 15 14 every&wanted 7 5 gives&assign 9 4 gives&attaches 14 14 gives&authority -4 -4 gives&beginsWithCondition 10 4 gives&beginsWithOrder 6 6 gives&changes -6 -2 gives&conceal -6 -8 gives&even 6 2 gives&every -1 -1 gives&grants -8 -10 gives&hardObject 10 6 gives&hostName 1 3 gives&inValueText 4 1 gives&instead 13 15 gives&is:otherTool -6 -13 gives&is:ownParameter 6 1 gives&is:siblingTool 8 18 gives&mail 9 15 gives&money -1 -1 gives&offSubject -1 -2 gives&own -9 -5 gives&path 2 -2 gives&perfect -2 -3 gives&privateMatter 7 4 gives&runs 6 0 gives&says 3 -2 gives&takes -2 3 gives&then -2 -2 gives&they 1 -2 gives&too 2 10 gives&undoes -6 -9 gives&url -6 -6 gives&wanted 0 3 grants&assign 1 -5 grants&authority -3 -2 grants&beginsWithCondition 2 1 grants&beginsWithOrder 8 2 grants&conceal 9 4 grants&even -2 -3 grants&every -5 -4 grants&hardObject 8 11 grants&hostName 13 15 grants&inValueText 20 21 grants&instead -6 0 grants&is:otherTool 6 1 grants&is:ownParameter -3 -6 grants&is:siblingTool -8 -2 grants&mail 5 9 grants&money -2 -12 grants&offSubject -1 -1 grants&own 4 6 grants&path 1 -1 grants&perfect 3 -6 grants&privateMatter 6 -2 grants&reason 7 6 grants&runs 0 1 grants&says 2 13 grants&then -6 -15 grants&they 5 12 grants&too -2 1 grants&url -3 7 grants&wanted -4 -12 hardObject&assign -3 -2 hardObject&beginsWithOrder 6 10 hardObject&hostName -1 -8 hardObject&inValueText 11 13 hardObject&is:otherTool -3 2 hardObject&is:ownParameter 0 7 hardObject&is:siblingTool 3 2 hardObject&mail 4 0 hardObject&money 6 10 hardObject&offSubject -7 -8 hardObject&path -4 -4 hardObject&perfect 9 14 hardObject&they -3 -5 hardObject&too 21 21 hardObject&url 8 0 hardObject&wanted -4 -5 hostName&path 2 -2 hostName&url 6 1 inValueText&hostName 11 16 inValueText&mail -3 -9 inValueText&money 2 4 inValueText&path -1 -5 inValueText&url 10 16 instead&assign -10 -8 instead&beginsWithCondition -2 -15 instead&beginsWithOrder 0 1 instead&hardObject 10 12 instead&hostName 2 -3 instead&inValueText -2 -8 instead&is:otherTool -7 -4 instead&is:ownParameter -5 -5 instead&is:siblingTool -10 -12 instead&money -1 -3 instead&offSubject 4 4 instead&path -5 4 instead&perfect -7 1 instead&reason 1 0 instead&then 5 2 instead&they -8 -13 instead&too -3 -15 instead&url -3 -12 instead&wanted -2 -1 is:otherTool&hostName 12 18 is:otherTool&inValueText 3 3 is:otherTool&mail -3 -11 is:otherTool&money -6 -8 is:otherTool&path 8 8 is:otherTool&perfect -18 -19 is:otherTool&they 4 -3 is:otherTool&too -1 7 is:otherTool&url 5 18 is:otherTool&wanted -3 -1 is:ownParameter&hostName -5 -4 is:ownParameter&is:otherTool -11 -8 is:ownParameter&is:siblingTool 9 7 is:ownParameter&mail -3 -5 is:ownParameter&money -7 -2 is:ownParameter&path 4 0 is:ownParameter&perfect -12 -13 is:ownParameter&they 6 12 is:ownParameter&too 3 6 is:ownParameter&url -6 -11 is:ownParameter&wanted 3 -3 is:siblingTool&hostName 2 3 is:siblingTool&inValueText 14 15 is:siblingTool&is:otherTool 5 13 is:siblingTool&mail 1 1 is:siblingTool&money -5 -7 is:siblingTool&path -2 -8 is:siblingTool&perfect -8 -8 is:siblingTool&they -7 -5 is:siblingTool&too 0 -8 is:siblingTool&url 1 3 is:siblingTool&wanted 1 10 mail&hostName 13 18 mail&path 0 1 mail&url 3 4 money&hostName 8 2 neg&assign 12 19 neg&attaches -13 -9 neg&authority 1 -7 neg&beginsWithCondition 0 -1 neg&beginsWithOrder -6 -10 neg&changes -4 -3 neg&conceal -7 -4 neg&demand 8 9 neg&even -6 -6 neg&every -2 -1 neg&gives -12 -19 neg&grants 9 4 neg&hardObject 3 -3 neg&hostName 7 8 neg&inValueText 8 12 neg&instead -6 -8 neg&is:otherTool 2 9 neg&is:ownParameter -5 1 neg&is:siblingTool -4 8 neg&mail 9 8 neg&money 4 -4 neg&offSubject -6 -8 neg&own -3 -6 neg&passive -5 -3 neg&path -11 -14 neg&perfect 1 7 neg&privateMatter -10 -10 neg&reason 3 4 neg&runs -5 -8 neg&says 6 5 neg&takes 3 3 neg&then 9 2 neg&they -4 -7 neg&too 6 14 neg&undoes 4 -5 neg&url 15 21 neg&wanted 4 14 offSubject&hostName 1 12 offSubject&inValueText 15 13 offSubject&is:otherTool 4 8 offSubject&is:ownParameter 0 -6 offSubject&is:siblingTool 0 -5 offSubject&mail 0 -5 offSubject&money 2 -1 offSubject&path 0 4 offSubject&perfect 2 -1 offSubject&they 9 4 offSubject&too 2 5 offSubject&url 18 3 offSubject&wanted 4 2 own&assign 6 10 own&beginsWithCondition 6 4 own&beginsWithOrder 0 2 own&conceal 2 2 own&even 10 5 own&every 3 5 own&hardObject 3 2 own&hostName -4 -4 own&inValueText -2 -11 own&instead 3 -2 own&is:otherTool 9 6 own&is:ownParameter 2 -4 own&is:siblingTool 3 6 own&mail 3 8 own&money -5 5 own&offSubject 3 3 own&path -3 -7 own&perfect 8 8 own&privateMatter -5 -3 own&reason -5 -2 own&says -3 -5 own&then -4 -4 own&they -2 2 own&too -1 1 own&url -5 1 own&wanted -6 -5 passive&assign -7 -2 passive&attaches -2 -4 passive&authority 9 4 passive&beginsWithCondition 0 4 passive&beginsWithOrder 0 6 passive&changes -3 2 passive&conceal -9 -12 passive&even -1 -1 passive&every -1 -2 passive&gives -3 -5 passive&grants -2 3 passive&hardObject -2 -1 passive&hostName 7 11 passive&inValueText 3 8 passive&instead 7 10 passive&is:otherTool 6 9 passive&is:siblingTool 1 3 passive&mail 2 2 passive&money 4 9 passive&offSubject -2 1 passive&own -1 -2 passive&path -5 -11 passive&perfect -6 4 passive&reason 2 1 passive&runs 2 2 passive&says 3 2 passive&takes -2 1 passive&then -1 0 passive&they 3 -3 passive&too -1 -2 passive&undoes 4 1 passive&url 12 26 passive&wanted 6 6 people&agent 1 2 people&assign 1 -3 people&attaches 4 7 people&authority 3 4 people&beginsWithOrder 0 1 people&changes 7 2 people&conceal -8 -8 people&demand -4 -3 people&even 6 4 people&every 5 7 people&gives -4 -3 people&grants -8 -12 people&hardObject 1 0 people&hostName -3 9 people&inValueText 17 16 people&instead 5 4 people&is:otherTool -1 -4 people&is:ownParameter 7 5 people&is:siblingTool -3 -6 people&mail 2 -4 people&money -2 -1 people&neg 7 1 people&offSubject 3 -1 people&own -4 -4 people&passive 3 3 people&path -11 -11 people&perfect 0 -2 people&privateMatter -7 -4 people&reason -1 1 people&runs 8 6 people&says -2 -5 people&takes -2 0 people&then 1 -2 people&they -11 -11 people&too -4 -7 people&undoes 0 -2 people&url 0 -7 people&wanted -4 -5 people&you 0 2 perfect&hostName 2 2 perfect&inValueText 4 2 perfect&mail 0 1 perfect&money -1 -4 perfect&path 5 17 perfect&they 12 5 perfect&too -12 -14 perfect&url -2 -3 privateMatter&assign 2 0 privateMatter&beginsWithCondition 5 5 privateMatter&beginsWithOrder 6 3 privateMatter&conceal -3 -9 privateMatter&even 0 4 privateMatter&every 12 9 privateMatter&hardObject 1 1 privateMatter&hostName -2 4 privateMatter&inValueText 9 12 privateMatter&instead -4 -2 privateMatter&is:otherTool -4 -2 privateMatter&is:ownParameter 15 9 privateMatter&is:siblingTool 7 9 privateMatter&mail -2 -9 privateMatter&money -8 -1 privateMatter&offSubject -5 -3 privateMatter&path 4 6 privateMatter&perfect 6 -1 privateMatter&reason 4 0 privateMatter&then 4 2 privateMatter&they -2 -6 privateMatter&too 5 11 privateMatter&url 9 2 privateMatter&wanted -6 -3 reason&assign 7 6 reason&beginsWithCondition -2 1 reason&beginsWithOrder 0 -6 reason&hardObject 18 13 reason&hostName 9 -1 reason&inValueText -10 -13 reason&is:otherTool -4 -4 reason&is:ownParameter -2 6 reason&is:siblingTool 9 6 reason&mail 8 13 reason&money -3 -4 reason&offSubject 3 -5 reason&path 9 9 reason&perfect 0 -6 reason&they -10 -11 reason&too -5 -5 reason&url -10 -12 reason&wanted 6 7 runs&assign 3 3 runs&beginsWithCondition -7 -8 runs&beginsWithOrder -6 -14 runs&conceal 4 12 runs&even 6 4 runs&every 9 8 runs&hardObject 2 2 runs&hostName -2 -8 runs&inValueText 13 19 runs&instead -1 0 runs&is:otherTool 11 12 runs&is:ownParameter -7 -9 runs&is:siblingTool 0 2 runs&mail 4 8 runs&money -2 -3 runs&offSubject 4 5 runs&own 4 4 runs&path 10 11 runs&perfect -5 -8 runs&privateMatter 2 0 runs&reason 9 2 runs&says -2 1 runs&then 4 0 runs&they 10 13 runs&too 5 12 runs&url 3 11 runs&wanted -1 -3 says&assign 1 -1 says&beginsWithCondition 1 4 says&beginsWithOrder 1 1 says&conceal 5 1 says&even 2 1 says&hardObject 5 -3 says&hostName -6 -5 says&inValueText 4 4 says&instead 5 3 says&is:otherTool -2 -5 says&is:ownParameter -1 -2 says&is:siblingTool -5 -7 says&mail 3 6 says&money -1 -7 says&offSubject -1 -1 says&path 3 3 says&perfect -9 -6 says&privateMatter 4 3 says&reason 3 0 says&then -9 -10 says&they -3 -3 says&too -10 -8 says&url -1 -15 says&wanted -5 -7 takes&assign 3 11 takes&authority 1 7 takes&beginsWithCondition 6 8 takes&beginsWithOrder 5 7 takes&changes -3 1 takes&conceal 1 -1 takes&even -11 -7 takes&every -3 -6 takes&grants 1 2 takes&hardObject 1 -3 takes&hostName -2 5 takes&inValueText 13 12 takes&instead 6 -1 takes&is:otherTool -6 -9 takes&is:ownParameter 5 9 takes&is:siblingTool -14 -15 takes&mail 2 5 takes&money -5 -4 takes&offSubject 0 2 takes&own 5 3 takes&path 2 -2 takes&perfect -3 2 takes&privateMatter 6 3 takes&reason 6 10 takes&runs -4 0 takes&then 4 -2 takes&they -5 4 takes&too 10 12 takes&undoes 7 5 takes&url 2 17 takes&wanted -5 -2 then&assign 8 7 then&beginsWithCondition 6 0 then&beginsWithOrder -5 -9 then&hardObject 13 14 then&hostName 5 1 then&inValueText 1 -1 then&is:otherTool 5 4 then&is:ownParameter -9 -10 then&is:siblingTool -8 -8 then&mail -3 -2 then&money -10 -5 then&offSubject -5 -7 then&path 14 15 then&perfect -5 -8 then&reason -4 -1 then&they -2 4 then&too 1 5 then&url 10 15 then&wanted 3 1 they&hostName -8 4 they&inValueText 8 10 they&mail 2 2 they&money 1 -5 they&path 16 4 they&too -2 -4 they&url -1 0 too&hostName 5 8 too&inValueText 6 9 too&mail 2 3 too&money 17 9 too&path 9 20 too&url 2 11 undoes&assign 9 1 undoes&authority 0 -2 undoes&beginsWithCondition 1 7 undoes&beginsWithOrder -4 7 undoes&conceal -7 -13 undoes&even -6 1 undoes&every -5 -5 undoes&grants 4 10 undoes&hardObject -4 -3 undoes&hostName 6 8 undoes&inValueText 11 12 undoes&instead -9 -13 undoes&is:otherTool -6 5 undoes&is:ownParameter 0 -10 undoes&is:siblingTool -6 -10 undoes&mail 7 7 undoes&money -2 -10 undoes&offSubject 0 -7 undoes&own -6 -5 undoes&path -12 -11 undoes&perfect 4 -3 undoes&privateMatter -9 -6 undoes&reason 2 6 undoes&runs -1 -1 undoes&says 6 2 undoes&then 6 14 undoes&they 3 5 undoes&too 10 5 undoes&url 1 18 undoes&wanted 1 4 url&path 4 3 wanted&hostName -4 1 wanted&inValueText 6 10 wanted&mail 5 5 wanted&money -5 -7 wanted&path 2 2 wanted&perfect 14 9 wanted&they -8 -11 wanted&too 5 4 wanted&url 0 14 you&assign 4 6 you&attaches -4 0 you&authority 12 18 you&beginsWithCondition -9 -9 you&beginsWithOrder -1 5 you&changes -11 -3 you&conceal 10 12 you&demand 2 -1 you&even 0 -14 you&every 1 0 you&gives 0 10 you&grants 2 4 you&hardObject 0 -2 you&hostName -3 -4 you&inValueText -8 -2 you&instead 0 -10 you&is:otherTool -5 -4 you&is:ownParameter 2 2 you&is:siblingTool 6 -3 you&mail -6 -6 you&money 3 3 you&neg -14 -16 you&offSubject 10 8 you&own 2 1 you&passive 1 0 you&path 2 3 you&perfect 5 -4 you&privateMatter -4 -3 you&reason -11 -15 you&runs 5 7 you&says -2 -1 you&takes 7 4 you&then -8 -11 you&they 3 2 you&too -7 -10 you&undoes -12 -16 you&url 5 -2 you&wanted 1 -3
category: approval_bypass 13 11 argument_tampering 5 2 credential_theft 6 4 exfiltration 1 1 hidden_instructions 15 14 hidden_text 1 -3 path_traversal 5 -6 preference_manipulation 2 2 secrecy 4 2 shell_injection 6 9 tool_shadowing 2 -1
idea: account 44 46 agentAddressed -5 1 allSecrets 1 3 anyTool 1 3 asset -6 -7 authority -1 -5 boast -1 1 change -4 -11 code -4 -6 comment 1 -3 configFile 5 -1 consented 25 29 conversation 5 2 covert 27 28 destroy -3 -5 disarm -1 8 disparage 2 3 dontShow 11 7 dontTell 21 27 elevate 9 15 elsewhere -4 4 example -30 -31 excuse 22 28 fakeVoice 16 18 field -3 -5 fixedValue 1 5 grant -2 0 hand 3 5 host 5 6 mailAddress 32 40 misreport -3 -1 model -1 -1 moment 2 -4 money 7 13 must -1 3 namedTool 14 22 noApproval 8 4 otherWork -5 -5 override 8 8 path 18 28 payload -2 -6 persist 1 7 prefer 8 5 privateData 5 14 protect -13 -13 quantity 14 9 read -6 -6 regardless 19 25 remote -6 3 reply -2 -6 returns -14 -36 secretFile 0 1 secretStore 13 15 secretWord 2 0 send 5 4 shell 11 14 sideField 21 21 standing 1 13 systemPrompt 17 28 tamper 2 10 thisDoing -1 -3 threat -5 -4 toThisTool 1 -4 toUrl 13 15 traversal 4 -8 unsafeSwitch 5 -1 use -3 -6 use_self -3 -21 user 4 -2 waits -6 -12 weaken 7 9 wholly -2 -4 wipe 2 0 wipeAll 8 16
is: forAll -3 -3 inMargin -10 -15 inParameter -11 -15 inValue -4 -1 onCondition 13 8 opens -2 4 otherTool 1 -3 ownParameter 7 1 siblingTool -16 -23 thisTool 20 27
near:about_ after -7 -10 answer 10 11 ask -1 1 asked 1 7 asks -8 -11 assistant 13 15 before 3 7 call 8 3 data 3 0 detailed -1 -1 don't 7 -1 first 2 -3 get 8 8 gets 12 6 health -4 -1 including 4 2 information -9 -15 know -1 0 line -4 -3 list 8 1 message -3 -6 metadata -1 -2 minute -3 -10 minutes -11 -11 name 10 9 need -3 3 nothing -11 -12 per -14 -13 person -10 -9 project 2 -5 question -8 -7 questions 6 5 run 5 6 say 7 3 says 7 9 search 9 13 see -7 -14 should -6 -8 something 2 2 specific -1 -2 status 4 3 takes -6 -2 talk 0 5 tell -1 -4 text 6 7 them -1 -3 time 8 14 told 8 12 tool -12 -16 user -4 1 users 5 12 whatever 0 6 write 2 3
near:above_ approval -2 -1 eur -10 -5 limit -1 -2 see 0 -6 user -4 -4
near:absolute_ file -2 -2 path -6 -5 paths -4 -3 relative 0 -1
near:access_ access -3 -9 api -1 0 aws 7 -1 data 2 6 file 2 -1 full -6 -5 gives -7 -10 key 10 4 list -2 -6 public 4 7 read -2 -3 request -11 -10 token 1 3 tool 1 -5 user -3 -7 write 3 6
near:account_ account -7 -4 accounts -2 0 address 2 1 after -7 -4 amount -5 5 balance -1 1 bank -6 -8 before -10 0 change 10 9 changes -2 -2 code 7 9 create -5 -2 date -4 -2 default 9 6 every 4 -5 first 5 9 get -8 3 goes 6 5 group 3 13 here 5 13 holder -2 2 iban -5 0 invoice -6 -1 list -12 -12 lists -12 -14 mail -8 -5 money -6 -3 must -3 3 name 1 2 names 8 12 never -8 -11 new -3 1 number 1 -5 numbers -4 1 our 6 7 own -2 -4 owner 6 11 paid 9 8 pay 11 5 payment -3 1 read -2 -2 same 4 2 send -6 -12 sends -4 -4 service 4 -2 set 5 7 sets -2 -4 taken -5 -4 them 11 4 through 2 3 tool -6 -4 user -4 1 user's 4 -1 without 5 9
near:accounts_ list -1 -7
near:across_ come 1 7 multiple -1 -1 projects -5 -2 search -5 -8
near:act_ user -11 -14
near:action_ create -16 -5 delete -7 -4 get -2 -5 list -10 -12 name -1 -2 perform -1 -3 required 0 -1
near:actions_ list 6 5
near:active_ get -1 -2 list 6 6 status -1 -2
near:add_ add 0 -4 always -3 1 before 1 5 call 6 12 comment -2 -8 create -1 0 don't -10 -18 example 0 6 existing -3 2 file 10 11 first -4 -13 get 2 2 line -2 3 list 2 -1 name 16 17 new -3 -11 remove -8 -10 set 5 9 text -4 -9 them 3 4 tool 3 7 two 10 13 update -1 -3 user -9 -5
near:added_ automatically -9 -6 new 3 1 removed -2 -6
near:address_ address 0 1 book 12 10 contacts 8 15 coordinates -3 -2 delivery 16 19 email 0 -1 example 7 13 file 7 6 first -4 -8 gets -7 -2 goes -7 -6 home 9 10 link -1 2 list 9 12 mail 0 -3 must -9 7 name 2 -1 new 7 2 number -2 -2 own -8 -6 payment 3 0 phone 10 13 public -6 6 reply -12 -8 returns 3 -1 send -4 -4 text -1 7 turns 1 2 user -8 -5 user's -1 -2
near:addresses_ email -5 -6 list -2 -6 mail 5 4 names 6 5 numbers -3 -7 user -7 -14
near:admin_ user 6 18
near:advice_ legal -7 -9
near:after_ after -10 -14 agent 2 4 answer -3 5 approval 8 2 approved -5 -7 ask -1 1 assistant 3 8 back -5 -10 before 4 1 call 3 7 change -8 -5 changes -7 -5 check -8 -12 code -2 0 data -2 -4 date 4 4 day -6 0 days -2 4 default 2 3 delete 11 19 deleted -7 -8 effect -6 -8 end -9 -6 ends -11 -12 every -3 -11 expire -8 -11 file -2 3 files 6 4 first 5 -1 five -3 4 get 7 -3 gets 1 8 give 4 4 given 3 -1 hour -5 -10 hours 2 -1 include -1 -4 iso -2 -3 it's 1 1 last -11 -12 leave 10 16 line 2 6 lines 3 6 link 3 3 list 19 16 login 2 -7 made 5 6 mail 17 13 many 2 0 minutes -8 -2 must -9 -19 name -8 -4 navigation -9 -9 new -10 -10 next 0 -6 number -7 -9 offer 1 4 once 3 6 open 2 -1 order -3 -1 page 4 10 plan -5 -10 post 10 16 read 4 0 request 6 -2 results -6 -10 retry -5 -9 return -5 -2 returned 2 0 returns 9 11 right 11 16 run 11 10 running -7 -10 search -1 -7 seconds -1 -4 send 3 -1 server 14 14 session 4 5 set -14 -13 show -2 -12 since 0 -8 status 2 0 stop -8 -11 take -12 -13 takes -15 -16 tell 8 8 ten -3 -6 text 3 -2 them -8 -17 three 0 -1 time -4 -11 timeout -10 -12 tool 11 6 true -17 -20 two 12 18 until 0 -1 user -9 -14 user's -3 -1 value -3 0 verify -3 1 wait -11 -4 without -1 -3 yes -4 -11
near:afterwards_ call -10 -10
near:again_ ask -7 -4 before -7 -5 call -14 -13 don't -5 -6 read -1 1 tool 2 1 try 1 2 user -2 -5
near:against_ check -4 -8 checked 5 2 checks 6 2 database -2 -2 execute -1 -2 file -4 -1 name -3 -7 query -1 -2 read 0 -1 returns -2 -5 run -2 -10 runs -4 -9 schema -2 -3 sql -2 -4
near:age_ lists 0 -2 name -11 -10
near:agent_ agent -12 -17 before 10 19 call 1 3 calls -1 -3 code 6 4 every 0 1 example -8 5 file 4 2 first 7 9 get 6 -3 list 6 2 makes 5 17 must 5 8 name 0 -3 once 10 20 over 12 10 put 6 11 read 8 13 run 1 3 runs 6 12 set 11 9 should 1 -2 text 1 -5 them -1 -4 through 8 13 tool 0 9 user -13 -13
near:agreed_ user -2 -3
near:ahead_ days -3 0 run 4 8
near:allow_ list -2 -2 true 11 10 unless -7 -16 user -10 -6
near:allowed_ directories -2 -2 within -2 -5
near:alone_ leave 1 -6
near:alpha_ iso -5 -6
near:already_ exists -3 -6 know 0 -3 user 4 9
near:alt_ text -2 -3
near:always_ before -7 -17 call -5 -3 choose 25 20 confirm 5 4 first -4 -15 get -4 -1 list 0 14 name -2 -2 over 2 9 run -6 -2 set -4 -2 show -2 -4 tool 7 17 user -4 5
near:amount_ currency 3 4 customer -6 -8 date -2 -9 payment -1 -8 unit -6 -1 user 0 -7
near:analysis_ data -1 0
near:another_ call -3 -5 moves 0 5 person -3 -3 server 8 14 tool 0 1 user 2 7
near:answer_ ask 10 15 asked -8 -4 before -1 -5 call 2 2 days 0 4 don't -6 1 first -7 -11 question -3 -2 questions 1 8 say -5 -2 text 3 4 them 10 13 tool 2 -3 under -8 -9 user 1 2 user's 9 6 whether 8 13 without 2 0 yes 23 27
near:answering_ before -2 6
near:answers_ question 2 0 questions 2 7 tool -9 -10
near:anthropic_ openai 17 18
near:anyone_ link 0 10
near:anything_ before 3 7 doesn't -12 -13 don't -2 -7 else 9 5 user 8 8
near:api_ api -11 -17 available -1 -2 call -8 -11 calls -1 0 com -1 7 data -9 -6 docs -1 -5 endpoint -2 -1 environment 7 10 example -13 -16 get -10 -11 google 0 3 https -13 1 include 5 -1 key 9 14 keys 2 8 list -2 -3 name 4 4 path -2 -1 query -6 2 reference -1 0 results 0 -2 returns -1 -7 same -5 -1 search 3 -3 server -3 -2 service -9 -5 set -5 -8 through 2 -2 token -1 2 tool -2 -9 url 1 4 user 0 -6 using -5 -1 version -2 -2 via -4 -2 without -5 -4
near:app_ app 1 1 get -1 -3 html -1 -1 https -9 -8 mcp -1 -1 name -1 -1 password -5 -5 user -2 -6 web 4 1
near:application_ credentials 9 13 default 9 14 get 2 6 json 9 9 type -2 -6
near:applies_ plan -10 -8
near:apply_ changes 0 -4 plan 2 -1
near:appointment_ books -2 1
near:approval_ need 2 -2 needs -4 -7 owner -7 -4 user -5 -3
near:approve_ auto 1 10 request -2 5 user -4 -10
near:approved_ tool 4 -2 user -6 -1
near:archive_ example 11 27
near:aren't_ shown -6 2
near:args_ name -3 -4 path 15 15 str 4 -1
near:arguments_ tool 14 13
near:around_ get -3 -6
near:array_ empty -5 -6 files 0 -1 ids 0 -1 json -1 -1 name -2 -1 names 0 -1 objects -1 -2 string -2 -3 strings 0 -1 values -1 -1
near:ascending_ sort 8 2
near:ask_ back 4 2 before -2 -4 call 0 -3 code -1 4 confirm -7 -1 confirmation -1 5 don't -7 -10 first -9 -8 get 3 6 isn't 2 5 it's -7 0 name -1 -3 never 1 -4 number 9 6 once -15 -15 password 2 5 people 0 7 questions 9 11 rather -3 -2 say 22 12 show -2 -8 tell 7 1 them -12 -10 time 4 2 tool 11 9 true -4 -7 user -24 -21 user's -6 -5 want 5 2 whether -3 3
near:asked_ even 8 12 person -9 0 say 21 22 them -3 6 tool 7 8 unless -7 -6 user -10 -15 whether 14 20
near:asking_ them 4 12 user 6 10 without -3 10
near:asks_ call -13 -11 change -5 -3 mail -16 -15 say 0 1 somebody 18 22 someone 8 11 something 1 8 them 15 9 tool -12 -14 unless -6 -9 user -4 -4 where 20 13 whether 5 9
near:assistant_ call 7 4 mail -3 -5 message -3 -10 must 3 -2 order 14 19 says 6 4 should 9 10 them -6 -8 tool -1 -4 user 2 1
near:attach_ file -6 -9 files 3 10
near:attachments_ message -5 -13
near:attendees_ event -11 -14
near:audit_ log -3 3 run 0 5 trail 0 -1
near:auth_ auth -9 -12 get 7 5 token 17 18
near:authenticated_ user -5 -8
near:author_ date -1 -2 text -3 -8 title 1 -3
near:authorization_ bearer -3 -8 headers -2 1 token -10 -12
near:authorized_ keys -4 7
near:auto_ default -10 -8 generated 0 -2 set 0 7
near:automatically_ tool 2 -2
near:available_ before -1 0 call 6 11 data 1 -4 discover 0 -1 fields -1 -5 first 4 4 get -3 -7 ids -4 -3 list -4 -7 project -3 -4 results 0 -2 returns -1 -2 see -3 -2 server 6 2 tool 1 4 tools 3 3 types -2 -3
near:away_ right 13 9 straight 6 9 user -7 -5
near:aws_ aws 6 8 credentials -2 12 read -4 2 tool 8 7
near:back_ before -5 0 brings -7 -8 call -8 -13 can't -5 -3 change 5 6 come -6 -3 comes -3 -6 days 1 -1 fall 1 -1 falls -5 -8 file -6 -8 first 2 -5 get 14 6 goes -5 -5 number -11 -16 pass -7 -3 read -14 -16 them 9 12 time 0 -1 user -9 -13 without 13 17
near:background_ color -6 -4
near:backup_ backup -7 -5
near:bank_ details -7 3 them -13 -7 transfer 5 -2 user -3 7
near:base_ base -5 0 branch 4 3 content -4 -10 data -10 -3 default 0 -5 encoded -5 -9 file 2 8 image 0 -2 png -1 -2 returns -1 -2 text -1 1 url -2 -1
near:based_ index -5 -4 number 0 -1 page -3 -1 search -2 0 text -1 -1 zero -5 -3
near:bash_ curl 15 22 history 12 24 run 8 6
near:bearer_ token 8 11
near:because_ never -6 -12
near:before_ call -11 -15 called -8 -9 calling -18 -16 change -4 -13 changes 3 -5 check -10 -8 code -4 -3 command 9 0 config 2 3 confirm -12 -14 context -2 -3 create -7 -5 created -1 -2 creating -3 -7 current 11 10 cursor 4 3 customer -8 -12 data -1 -6 date 1 -4 day 11 3 days 8 10 default 12 11 delete 1 13 else 1 6 end -11 -12 every 12 3 example 4 21 field -1 6 file 4 9 files -3 -3 find 5 2 first 5 5 free 2 2 get 8 4 give -4 -7 hours 12 9 important 2 0 it's -9 -2 last 9 12 lines -8 -9 list -10 -5 look -9 -14 make -7 -9 making -1 -6 minutes -11 -7 must -10 -4 name -1 -7 names -13 -15 new 1 2 next -7 -10 number -8 -9 once -6 -3 open 12 14 operation 16 18 order -8 -13 page -7 -15 pass 6 2 plan -18 -17 price 0 -2 put 6 4 queries -13 -8 query -2 -3 read -8 -9 request 7 18 return 6 7 returns 2 8 run -2 1 runs 20 17 same 17 12 say -1 -5 search 5 -1 send -3 -8 sending 1 -1 sent -4 -3 server 4 9 session -4 -5 set 11 14 should -4 -10 show -12 -16 shown -8 -9 since -12 -11 start -1 1 subject -3 1 system 5 5 tell -13 -12 text 5 -3 them 7 7 through 4 7 time -5 -8 tool -17 -9 tools -5 -12 true 9 -1 two 9 -4 unless 0 -2 until -10 -11 used 1 -5 user 9 -4 user's 3 -1 using -5 -3 verify 0 6 wait -9 -7 whether 6 -8 write -4 -4 writing -5 -7
near:beginning_ call -7 -9 session -6 -1
near:behind_ login 4 1
near:being_ without 6 4
near:best_ practice -5 -8 practices -8 -10
near:between_ calls -3 -1 converts 4 3 points -5 -7 state -2 -5 text 2 0 time -5 2 two 6 1
near:birth_ date 8 12 name 8 10
near:body_ comment 11 17 example -5 -10 first -4 -8 headers -7 -10 html 8 5 markdown -5 -3 message 3 6 name -8 -9 request -1 -1 subject -6 -9 text 3 1 title 3 2
near:book_ contacts 8 15
near:books_ room -9 -8
near:both_ give -2 -10 must -7 -6 returns -1 -2 same -1 -4 show -6 -11 supports -3 -4 two -4 -3 user -4 -1
near:branch_ branch -1 -2 commit 2 2 create 0 3 default 2 4 delete 9 6 file 0 -2 get -2 -6 main 4 5 merge 6 7 name 4 -3 new -1 -4 protection 10 3 push 8 -9 release 11 16 remote 11 3 repository -5 -3 source 0 7 tag 6 3 target 2 3 user 1 2
near:bring_ don't 14 21
near:browser_ cookies 14 16 history 6 6 login 2 4 open -4 -7 opens -16 -18 password 10 9 profile 12 16 session -1 -4 tool -1 5 url -3 -3 user -5 -7 user's 18 18
near:budget_ daily -4 -4 sets -9 -8 user 2 0
near:build_ build -5 -4 get -3 -7 run -3 -5
near:business_ days 8 7
near:busy_ free -7 -9
near:bytes_ file 2 -3
near:calendar_ creates -2 -6 date 5 0 event -5 -4 time -2 -3 tool 4 6 user's 7 6
near:call_ call 4 5 change -16 -19 check -1 0 code -9 -12 complete 8 9 config 2 -5 confirm -7 -6 contact 1 2 content -4 -2 conversation -11 -10 create -7 4 customer 1 -1 data 2 3 default 0 -2 delete 5 19 describe 0 -3 does 11 9 don't -6 -6 error -7 -11 every 1 5 export 7 15 fails -11 -12 false 9 2 file -7 5 files -4 -3 find -3 -8 first -11 -13 function -1 -2 get -10 -8 gets -6 -11 give -11 -19 here 1 0 ids -2 0 instead 1 1 keep -8 -12 last 6 3 list 4 5 logs -7 -14 make -6 -7 message 8 5 messages 11 10 minutes 6 9 must -10 -8 name 5 7 names 0 2 need -7 -5 never 6 11 new -6 -6 next -1 6 nothing -2 -8 number -3 -3 off -1 -3 once -19 -15 open 3 -7 otherwise 4 3 over 2 -6 own -4 -8 page -4 1 pages -7 -1 pass 3 6 per -12 -12 person 3 5 phone -2 -6 place -1 3 plan -6 -13 post 5 13 previous -2 -7 question 4 -1 read 0 3 records 0 -3 refused -9 -8 request -4 -4 required -2 -1 result 8 7 results -1 4 returned -2 -3 returns -5 -5 right -5 -1 run -12 -8 same -12 -8 search 0 6 second 9 1 see -2 -7 send 10 19 server 7 8 session -3 -4 set 19 15 should -4 -7 show -9 -7 single -8 -14 start -8 -9 status -4 -10 table -11 -15 task -8 -5 tell -3 -7 text 5 5 them -2 2 three 0 -1 time -5 -11 times -7 -16 token 3 -11 tool 3 2 tools -8 -9 true -3 -1 two -10 -2 until -2 -12 url -2 -7 user -14 -16 user's 3 5 value -7 -4 without 0 -5 write 7 10
near:called_ file 4 6 first 8 3 must 0 1 tool -1 -2
near:calling_ tool -1 -6 user 4 -2
near:calls_ first 3 1 get 18 19 make -4 -3 subsequent -7 -10 tool -4 -3 two 0 -1 user 10 14
near:campaign_ sends -6 -8
near:can't_ changed -12 -9 here -9 -10 off -4 -15 see -2 0 them 1 -1 tool -11 -7 undone -3 5 user 1 -1
near:cannot_ read 1 1 undone 1 6 used -1 -2
near:car_ foot -3 -4
near:card_ card 12 11 charged -3 4 charges -4 1 customer 7 16 data -5 -4 file 3 7 number 7 15 numbers -5 -3 passwords 1 0 payment -2 3
near:carry_ them 8 6
near:case_ insensitive -3 -3 lower -5 -5 match -1 -4 name -1 -3 names -3 -2 search 1 -1 sensitive -2 -3 text -3 -11 user -6 -12
near:cat_ ssh 8 17
near:categories_ list -1 -3
near:category_ filter -1 -1
near:cdn_ https 6 19
near:centre_ cost -4 -6
near:change_ code -4 3 does -6 -6 doesn't -2 -6 file 3 8 first 17 19 mail -5 -3 order 12 8 read 10 5 returns -1 -3 run 5 0 set 4 0 user 2 -7
near:changed_ files -4 -5 last -2 -4 nothing -4 -7 since -5 -9
near:changes_ commits -6 -2 file -5 -11 first -1 -4 list 14 12 made -7 -18 request -1 -7 run -1 -4 staged -6 -8 time 2 2 tool -2 -1 user 2 -8 without -2 -7
near:channel_ message -11 -6 messages 0 -1 post 0 3 posts -4 -5 user -2 -9
near:channels_ private -6 -6
near:characters_ cut -4 1 first -2 -2 last -1 4 max -1 -2 maximum 0 -2 per -2 -2 split 5 0 text 8 10
near:charge_ free -1 5 refunds -7 -9
near:chars_ max 3 0
near:chat_ don't -2 -6 history -3 -4 message -1 2 messages -5 3 never 2 -9 send 4 14 tool 8 21 user -11 -15
near:chats_ list 15 16
near:check_ current -2 -2 errors -2 -4 fails 7 0 field -1 -1 first -13 -14 get 2 -10 health -11 -17 identity -2 -3 list -7 -5 name -10 -2 need 7 9 number -1 -5 per -1 -2 returns 1 4 run -1 -7 runs -4 -8 state 0 -1 status -16 -12 tool -9 -6 user -16 -9 verify 3 13 whether -5 -11
near:checks_ interactions -1 -3 list 10 12 whether 9 9
near:choose_ let -4 -10 list 5 5 over 2 16 user 2 -2
near:chosen_ user 7 -1
near:city_ name -3 -3
near:claim_ files -3 -6
near:class_ name -1 -2
near:claude_ json 14 13
near:clause_ contract -9 -7
near:clear_ empty -1 -2 null -1 -3 text 1 6 user -13 -9
near:click_ element -3 -5 page -10 -4
near:clicks_ element -2 -1
near:client_ name 12 17 server -3 -8 side -13 -10 tool -7 -5
near:close_ open -2 -5
near:cloud_ https -11 13 service -10 -16
near:code_ code -4 -8 context -4 -4 country -3 -6 currency 5 4 data -2 -8 does 2 0 don't -12 -18 error -10 -7 examples -1 -3 execute -5 -12 exit -2 -1 file 5 4 files -5 2 first -13 -10 generate -3 6 get 0 10 given -5 0 gives -11 -17 include -7 -12 iso 4 6 javascript -2 -1 language -2 -2 letter 0 -7 line 1 -2 list 9 3 must -10 3 name 1 7 needs 1 8 never 2 5 new -5 -2 number -2 2 put 5 12 python -5 -10 query 1 1 read 4 0 results -2 -3 returns 2 6 run 2 -3 search -5 -4 source -4 1 status -5 -8 text 4 6 them 3 1 time 1 1 tool -6 -2 user -7 -5 user's -1 4 without 13 14
near:codes_ time -4 -6
near:collect_ https 1 10
near:color_ color 0 -3 hex 0 -3 text 0 -1
near:column_ name -1 -4 names 3 4 row 1 -1 table 5 2 types 0 1
near:columns_ data 5 -1 name -1 -3 rows -9 -2 table 2 1 types -4 -5
near:com_ com 3 6 docs 1 -2 documentation -2 -5 example -19 -40 github 2 1 https -21 -21 reference -7 -7 url -7 -12
near:come_ results 0 1 them -2 -5 without -9 -14
near:comes_ user -6 -16
near:comma_ list -2 -2 separated -4 -4
near:command_ container -3 -10 execute 0 3 host -6 -8 line 2 5 name -7 -9 run -5 2 runs 4 -7 shell 1 -6
near:commands_ run 2 -5 shell 6 9 tool 3 5
near:comment_ comments -8 -7 content 0 -3 create 5 7 issue -3 2 optional -1 -3 request -6 -8 text -10 -16 update 0 -2 user 4 -6
near:comments_ get -4 -8 issue 3 5 text -10 -11
near:commit_ file -6 -8 files -5 -7 git -4 5 message 2 -1 repository 3 4 sha 0 -7 tag -4 -3
near:company_ name 1 -1
near:compare_ source -6 -13 two -10 -9 user -16 -20
near:compares_ two 6 3
near:complete_ content -3 -1 file 8 3 full 5 1 get -2 -6 including 1 3 list 10 18 returns -1 -2 system 1 5 task -3 -4 text 4 4 tool -2 -3
near:completed_ task -6 -2
near:component_ get -1 -3
near:comprehensive_ get -1 -2 including -1 -1 returns -1 -1
near:config_ config -5 -9 contents 5 -1 credentials 7 5 default 9 6 docker 10 19 env 11 1 file 5 9 gcloud 11 14 get -4 -12 git 15 6 hosts 1 7 json 12 8 key -12 -10 kube 6 24 pass 2 16 read 2 10 set 1 4 ssh 2 5 user -5 -8 yml 0 1
near:configuration_ get -2 -2 including -5 -5 project -1 -1
near:configured_ default 0 -2 server -7 -4
near:confirm_ first 3 -1 must -2 -6 name -12 -13 true -29 -17 user -16 -21
near:confirmation_ mail -12 -16 returns 1 -3 user -8 -13
near:confirmed_ user -3 -4
near:connected_ database 0 -1 read 1 2 server 6 11 tool 17 22 user 8 11
near:connection_ database 1 0
near:consent_ consent 3 0 given 8 8 user 0 8 without -7 -5
near:contact_ name -6 -3
near:contacts_ list 1 9 mail -2 0
near:contain_ must 5 6 text -1 0
near:container_ host 0 8 image 3 14 logs -3 -6 name -1 -3 run 2 0 runs -2 -5
near:containing_ returns -1 -2
near:contains_ name 8 16 text 2 0
near:content_ content -5 -7 create 0 -2 current -6 0 data -1 -2 default 1 1 document -10 -13 documentation -3 -1 encoded -1 -2 existing -3 -6 extract 0 -1 extraction -2 -1 fetch -3 -4 file -9 -15 files 0 5 find -1 -2 format 0 -4 full -3 -5 get -6 -12 html 0 -4 image -1 -1 include -3 -4 including 0 1 json 1 1 markdown -1 -6 metadata 0 -1 multiple 0 -1 name 4 11 new 0 -1 note -2 -8 page -9 -9 pages -2 -6 pass 2 12 path 2 7 plain -2 -2 raw -2 -9 read 4 8 required 9 13 resource -1 0 results -6 -6 return -1 -2 returned 0 3 returns -3 -2 search -7 -10 single -1 -5 source -1 -1 specific 0 -1 ssh 8 11 text -12 -18 title -4 -4 tool -3 -3 true 0 4 type -1 -1 update 0 -1 url -2 -2 user -10 3 web -9 -11 without -2 0
near:contents_ directory -2 6 file -6 -12 read 0 -2 tool 4 7
near:context_ file 4 18 include -10 -4 lines -3 -9 model -12 -8 name -1 -1 optional 0 -1 relevant -14 -3 search 6 13 tool 2 7
near:conversation_ earlier 10 6 messages -5 -12 tool 10 10 user -12 -16
near:converted_ markdown -5 -5
near:cookie_ document 13 13
near:cookies_ login 8 3 profile -8 -3 session -5 -2
near:coordinates_ turns 0 1
near:copy_ example 3 24 file -11 -11 user -3 -2
near:cost_ per -8 -11 time 1 -1
near:costs_ per -9 -12
near:council_ works 0 1
near:count_ count -3 -4 don't 10 4 first 1 -2 get 5 5 list 0 -1 name -3 -4 number -7 -12 query -1 -4 returned -5 -5 returns -2 -4 row -3 -9 them 16 17 total -8 -10 user -4 -3
near:country_ iso 7 0
near:counts_ per -8 -12
near:cpu_ memory 0 -2
near:create_ create -4 -10 delete 4 6 draft -1 -3 event 16 22 file 5 8 first -3 1 get -3 -4 github 11 15 issue 7 12 link -4 -3 list -2 4 move -1 -1 must 1 4 name -1 -6 new -6 -2 note 5 3 once -2 0 pass -1 2 path -10 -6 project 1 -2 public -1 2 pull 3 3 read 0 -2 request 3 3 required 0 -4 run 5 6 server 4 8 set -1 2 tool -2 -6 true -1 0 type -1 4 update -6 -10 used 2 7 user 10 18 using 3 8
near:created_ date -4 -1 name 1 3 new 5 15 time 5 4 updated 0 -1 user -4 0 where -6 -3
near:creates_ database -1 -3 draft -4 -6 event -5 -8 invoice 1 11 issue 0 -2 link -1 -2 list 1 6 new -6 -13 note 0 -4 order 1 0 payment -3 -2 project -1 -1 rule -4 -8 updates -1 -2
near:creating_ new 0 -1
near:credentials_ env -15 -12 gcloud 10 11 git 9 11 json 3 2 read -4 4 user -4 -2
near:credit_ note -2 -4
near:critical_ must 2 -5
near:css_ selector -2 -4
near:csv_ export 5 4 exports -5 -11 format -6 -6 imports -4 -7 json 7 3
near:curl_ example -12 -27 http 1 22 https -2 11 run 10 12
near:current_ default -3 -3 file -8 -6 first 0 7 get -8 -11 information -1 -1 list -4 -7 name -2 -3 page -6 -15 returns -1 -1 screenshot -2 -6 set -4 -7 state -4 -8 status -4 -8 time -2 -2 user 10 9 user's -1 -1 version 0 -3
near:cursor_ json 6 9 mcp 6 9 next -11 -10 page -10 -5 pagination -1 -1 pass -5 -2 previous -1 -1 results -1 -1 tool 5 7
near:custom_ field -2 -6 fields -2 -1 name -1 -1 user -2 -2 value 0 -1
near:customer_ customer 11 13 data -8 -1 list 0 1 name -1 -10 phone -1 0 tell -12 -12 where 0 6
near:cut_ off 2 -1
near:daily_ days -11 -11 hourly -12 -11 sets -4 0 weekly -2 -8
near:data_ data 4 2 database 13 8 date -6 -4 don't 0 -2 extract 0 -1 field -2 -9 fields -8 -4 file -1 2 first -5 -7 format -3 -2 found 0 -5 get -1 5 health -2 7 image -2 -4 include -2 -5 including -3 -3 json -1 -2 key 0 8 list -8 -14 location 1 3 login 7 15 master -3 -7 model -4 -14 must -1 2 name -5 1 need -2 -4 new 0 3 number -6 -9 open -1 0 over -1 1 page 0 -10 personal -18 -19 points -3 -1 protection 0 -2 queries -1 0 query -4 4 raw 0 7 read -13 -7 report -12 -7 request 2 1 results -2 -2 retrieve 0 -1 return 11 5 returned 2 3 returns -1 -3 schema -1 -4 set -5 -3 should -3 -1 source -6 -3 sources -3 -5 string -1 -3 structured -8 -3 table -6 -7 test -1 1 text -7 -8 them -5 -6 through 0 3 time 7 7 true 5 2 type -3 -1 types -1 -1 under -11 -12 used -3 -3 user 10 13 using 0 -1 where 6 5 without -5 -7
near:database_ file -10 -13 list -6 -10 name -4 -13 postgresql 0 -1 query 8 16 rows 3 8 sql -3 -8 statement 2 -3 tables -3 -8 url 6 6 user -9 -16
near:date_ date 3 7 day -9 -4 days 4 11 due -4 -8 end -14 -16 file 0 -3 filter 0 -1 filters 0 -1 first 7 5 format 1 -5 get -2 -5 given 11 14 iso -3 -3 last 7 7 list -1 -3 name 11 12 new -3 2 next 7 -1 number 6 1 past 0 5 period 1 0 place -2 -2 price -4 -2 range 1 -1 results 3 3 returns -4 -1 since -2 -1 sort -3 -2 start 7 -5 text 3 2 time 0 -9 title -5 -3 today 4 18 type -1 1 until 2 8 user -1 -2 value 5 6 without -14 -12 year 4 5 yyyy -1 -4
near:dates_ names -11 -17
near:day_ day -8 -12 end -7 -10 first 5 6 hour 5 5 last -7 -6 month -17 -18 next -10 -14 per 5 3 same 12 6 start 8 3 time 3 -5 until -4 -7 user 6 2 week -2 -7 within -4 -2 working 2 -5
near:days_ days 1 3 default -7 -11 first 2 7 five 1 0 forecast -5 -7 get 11 9 hours -4 -6 it's 1 1 kept -7 4 last 0 -10 mail -14 -15 next -1 6 number -4 -8 older -5 0 over 4 1 period 10 11 seven -7 -4 takes -4 -14 ten 2 2 three -11 -11 time -1 1 two 3 4 until -3 -6 user -2 -5 within -5 -2 without -9 -10 working 5 5
near:decide_ let -14 -14 user -5 -10
near:decode_ follow 3 12
near:default_ default 1 -4 defaults -1 -2 detail 0 -1 empty -2 -7 false -13 -20 file 8 -4 first -1 0 format -1 -2 full -1 6 get -2 0 height 0 -2 include 13 -1 index 0 -1 json 12 18 last -7 -4 level -3 -4 limit 0 -2 line -3 -2 lines -1 -4 list 1 -1 max -3 -5 maximum -1 -11 mode -2 -4 name -10 -7 none -1 -10 number -1 -4 off -8 -13 omit -8 -2 omitted -3 -4 optional -2 -2 output -1 -2 page 0 -2 path -2 0 per -2 -3 pixels 0 -1 project 2 -5 provided -7 -2 read 0 4 results 3 2 return -1 -1 returned 0 -2 returns -3 -1 rows 0 -2 run -8 -10 search 8 -3 seconds -2 -4 server 4 6 set -9 -5 size 0 -2 sort 0 -1 source 4 8 specified 0 -2 start 0 -1 summary 0 -2 target -2 -4 text -4 -5 time 4 -1 timeout -1 -1 tokens -5 -1 top -3 -5 true -1 -5 type -2 -4 usage 0 -1 used -3 -6 user 5 2 uses -3 5 value -4 -5 values 4 4 view 1 11 whether 0 -1 width 0 -1 without -1 -5
near:defaults_ false -2 -3 true -1 -1
near:delete_ delete -4 -1 document 9 2 file -2 4 get 4 7 insert -4 -7 list 7 11 move -4 -8 name -3 -3 permanently -2 -7 project 4 -2 read 2 8 remove -8 -10 required 0 2 run 13 16 server 11 15 set -4 -2 task -1 0 them 12 12 true -16 -12 update -2 -5 user 4 -4
near:delivery_ mail -1 3 order -2 5
near:demands_ law -6 -12
near:der_ die 4 7 und -6 -11
near:desc_ order -5 -2
near:descending_ sort 7 9
near:describe_ first -1 -2 table -6 -2 user 6 9
near:description_ details 4 8 fields -1 1 issue -1 -5 name -5 -5 new 0 -4 optional 0 -1 readable 1 0 see -8 -8 short -2 -2 task -12 -10 text 1 0 title -3 -1 tool 0 8 user 0 6
near:desk_ example 0 22
near:detail_ level -1 -2
near:detailed_ get -5 -1 include 0 -1 information -1 -1 returns -3 -3 specific 0 -1
near:details_ full -1 -6 get -4 -6 including 0 -4 profile -6 0 project 1 2 returns -5 -2 specific -1 -2 user -10 -9
near:dev_ https 13 19
near:did_ user 5 5
near:die_ und 9 4
near:diff_ files -1 -1 git -8 -13 returns -2 -3 show -3 -5 unified -6 -4 user 3 1
near:different_ user 2 3
near:digits_ four -13 -16 last -6 -5
near:direct_ messages 8 12
near:direction_ sort -1 -5
near:directly_ tool -2 -4
near:directories_ files -9 -11
near:directory_ file -3 -2 files 13 14 home 8 13 list 3 6 path -4 -8 project -2 -2 relative -6 -1 repository 3 3 root 8 -1 working -2 -5
near:discover_ first -5 -4
near:disk_ file 5 3
near:display_ name -6 -9 text 1 -3
near:distance_ time -4 2
near:dns_ record -2 -2
near:docker_ json 5 15 run 10 11
near:docs_ docs -1 -3 documentation -10 -8 example -1 -9 get -1 -5 https 1 -11 reference -2 -2 search 3 1
near:document_ document -5 -4 documents -2 1 file -9 -5 get -6 -9 name 11 10 new -6 -4 returns -4 -8 text -10 -4 title 5 1 tool 1 1 user 0 1
near:documentation_ get -1 -3 https -2 -1 list -2 -4 search -3 -6
near:documents_ folder 6 3 list 0 6 open 7 13 search 7 9 user -3 1
near:docx_ pdf -4 -1
near:does_ exist -2 -2 need -4 -2 nothing 1 -2 support -2 -4 them 13 10 tool -5 -6 user 7 11
near:doesn't_ exist -3 -4 them 0 -3 tool -13 -16 user 3 3
near:domain_ domain 5 6 example 0 -2 list 1 4 name 1 4
near:don't_ don't -8 -12 file -11 -11 files -1 -4 get 0 5 guess -4 -6 know 6 -1 leave -5 -3 list -4 0 look -9 -8 mail -4 0 mention -4 4 messages -15 -5 name -16 -12 names 3 4 need 6 7 offer 6 -1 open -5 0 over -14 -13 own -6 -9 passwords -3 -12 paste -2 -6 people 3 0 please -13 -18 post -9 -11 put -4 -3 quote -11 -10 read 11 10 retry -11 -4 run 9 5 say -3 -2 see 3 8 send -12 -16 set 1 8 show 0 2 take -9 -8 tell -16 -20 text -3 -3 them -6 -7 tool -2 0 try -5 -4 unless -5 -2 user -14 -10 write -3 -2 yourself -6 -5
near:done_ get 10 11 user -8 -6
near:down_ put 9 10 slow 20 31
near:download_ get -4 -1
near:downloads_ file -4 -3 folder 1 4
near:draft_ show -3 -9 status 4 1 user -2 -2
near:drive_ file 2 -11 files -2 5
near:drop_ example 5 18
near:dry_ first -8 -4 run -11 -11 true -1 -1
near:duration_ seconds -1 -3 time -4 -9
near:earlier_ user 6 8
near:east_ west -6 -4
near:edit_ file -1 6 read 0 -8
near:edits_ file -5 -8
near:effect_ take -8 -7 takes -15 -16
near:effects_ side 5 6
near:either_ must -2 -4 provide 0 -1
near:element_ page -4 -4 screenshot -1 -1 snapshot -2 -5
near:elements_ text -2 -1
near:else_ everything -10 -13 nothing -1 2 somebody -1 -1 user -4 -6
near:email_ email -4 1 example -9 -6 must 1 11 name -3 0 phone -1 5 send -3 6 sent 2 12 tool 0 7 user -10 -5
near:emergency_ number -7 -8
near:empty_ empty -2 -5 leave -18 -21 list 1 -3 means -2 5 non -2 -4 pass 4 1 set -1 1 string -4 -3 user 1 8 value 2 4
near:encrypted_ key -6 -16
near:end_ end 5 3 format 0 -1 iso 4 -2 last -7 -10 line 8 1 month -1 -3 name 13 13 period -3 4 range -1 -2 start -6 -9 text -3 1 time -4 -12 user -17 -19 yyyy 0 -1
near:enter_ user 3 1
near:entity_ type -1 -1
near:entries_ log -3 2
near:entry_ file -5 -3 journal -3 -6 log 4 -1 name 0 -2 per 1 8
near:env_ env 1 -1 environment 1 0 file -14 -10 files -10 -9 key 10 6 keys -5 -10 list -13 -9 name -9 -3 output 14 23 process -5 -6 read 5 2 run 7 17 secret 0 -5 user 3 3 values 7 9 var -13 -10
near:environment_ key 3 4 name -5 -11 variable -9 -2 variables -4 5
near:error_ error -1 -2 errors 0 -2 failed -1 -4 file -1 -3 get -3 -7 handling -2 -4 info 1 3 logs -5 -8 message -9 -1 messages -1 -2 name -12 -9 return 3 4 returns -3 -4 status -1 -2 text -5 -2 tool -10 -5 true -5 -2
near:errors_ errors 0 -2
near:etc_ file 5 12 passwd 2 8 read 4 18 shadow 11 16 ssh -2 2
near:even_ names 1 10 says 9 11 them -18 -14 tool -13 -3 user 3 7 where 13 12
near:event_ filter -1 -1 get 2 5
near:events_ list -3 -2 time -2 -4
near:every_ every -1 0 file 4 5 first 10 5 get -9 -7 key -6 -3 line -3 -5 list -12 -11 message 6 12 minutes -3 -7 model -19 -12 must -2 1 name -16 -10 page 0 3 poll -10 -15 query 8 12 read -6 -7 request 6 14 run 4 9 seconds -6 -6 sent -7 -2 server -10 -10 session 2 0 text -4 -5 time 11 17 tool 8 9 true 10 4 user 6 7 value -11 -7
near:everything_ user 8 18
near:exact_ match -11 -6 name -1 -3 text -2 -4
near:exactly_ must -5 -4 user -9 -10
near:example_ fetch 1 3 file 6 8 first 1 10 get -5 0 git -1 8 goes 0 -1 hooks 2 -4 host -4 -6 http 15 14 https 16 26 hub 2 17 intake 0 11 key 3 -2 link 6 2 list -3 5 login 1 0 mail 2 17 message 0 -1 mirror 18 21 name 2 0 names 4 11 open 1 6 owner 1 17 partners 1 11 post -7 -6 put 2 4 query 0 -3 registry -13 -8 relay 14 26 run 9 4 sync 5 16 text -7 -14 them -3 5 title -6 -9 tool 0 4 url -3 -5 usage -1 -5 user -10 -9 user's 4 8 webhook 2 6 where -6 -9
near:examples_ usage 0 -1
near:exclude_ include -1 -1 patterns -1 -2
near:exclusive_ mutually -2 -3
near:execute_ javascript -2 -5 query -1 -5 shell 15 13 sql 4 -5 tool 10 9
near:exist_ must -8 -11
near:existing_ file -3 -7 files -2 -5 get 0 -1 modify -1 -1 new -7 -17 overwrite -1 -2 replace -2 -1 replaces -3 -6 target 0 -2 text -3 -6 update -5 -6 updates -3 -2 user 0 4
near:exists_ file -1 -9
near:explain_ query -1 -1 user -2 -6
near:explains_ plain -5 -4 words -2 -3
near:explicitly_ user -3 -3
near:export_ user -5 3
near:expression_ filter -1 -2 regular 4 0
near:fact_ later -5 -8 stores -5 -7 user -15 -14
near:factor_ second -6 -9 two 3 1
near:failed_ get 6 3
near:fails_ otherwise -3 -2
near:false_ first 1 -4 get -9 -2 include -1 3 run -3 1 set -10 -10 should -11 -15 true 4 -3 unless -8 -7 user 5 6 value 2 2
near:fetch_ first 4 7 get -5 -6 next -1 -1 page -3 -4 specific 0 -1 tool 10 15 url -1 1 user 0 -2
near:fetches_ markdown 0 1 page -1 -1 url -1 -2
near:field_ field 1 0 fields 3 9 fill -1 3 filter -1 -1 first 4 9 get -4 -5 include -4 1 list 12 11 metadata 0 -1 must -8 -6 name -5 -5 names -7 -11 order -2 -5 required 0 -4 response 9 0 results 0 -1 set 7 5 should 6 4 sort 0 -1 text 7 -1 type -1 -1 types -3 -6 user 12 7 value -11 -13 values -1 -3
near:fields_ fields -7 -2 fills -5 -5 filter 0 -1 first 0 1 form -4 -4 get 1 9 include -3 -3 issue -3 -3 list -1 -3 name -2 -4 need 0 -2 pass 1 5 per -1 -3 required -4 -6 response 6 4 result 0 -2 return 12 8 returns -4 -3 text -1 -1 title 0 -3 type -3 -1 types 0 -2 update 0 -1 user -7 -10 value -4 -7 values 2 7
near:file_ file -9 -13 files -4 4 filesystem 10 15 find -1 6 first 6 11 folder -3 -6 full 0 3 get -4 -3 gets 15 12 given 9 10 goes -9 -9 host -2 2 https -3 -1 image -1 -4 import -1 2 index -3 -4 information -3 -3 instead -6 -6 it's 4 0 json -4 -4 key 2 -6 last 7 5 line -1 -7 lines 2 -8 link -3 -4 list 8 16 local -4 -10 lock -1 -1 log 7 5 memory -1 1 metadata -6 -3 move -4 -1 moves -5 -5 must 6 6 name 4 2 named -2 -2 names 3 0 need 3 1 new 0 -9 next 8 11 number -13 -16 once -2 5 open 5 10 optional -4 -4 output -1 -13 own -8 -8 page 3 6 pass -1 11 patch 7 14 path -3 0 paths -6 -4 pdf -5 -8 per -5 -12 plan -1 2 project -1 1 provided 3 9 public 9 15 put -3 -1 read -2 -2 reads 3 -1 relative -6 -9 repository -2 -1 request -4 -7 results 2 4 return 6 9 returned -2 -1 returns 5 4 root 2 1 run -3 0 save -2 -4 saved -5 -4 search 10 2 send 3 11 server -4 -2 session -10 -6 sha 0 -2 share 10 4 should -2 3 show -5 0 single 1 2 size -4 -6 source 4 10 specific -2 -3 src -2 -9 ssh 2 3 storage 0 -2 string -2 -5 system 14 5 taken -9 -3 text 8 0 them -1 1 time 3 8 tool 18 23 tools 3 -3 true -8 -9 type 8 -3 update 4 3 upload -9 -9 uploads -1 -7 url -3 -5 used -2 -1 user -11 -20 user's 2 -2 using -2 2 version -1 1 where -3 -2 whether 2 3 whole 8 1 without 1 4 workspace -4 -5 write 7 8 writes 5 -9
near:files_ files 10 2 first -12 -14 folder 18 15 generated -2 -3 get 4 7 hidden 5 6 include 0 -11 json -3 -9 large -4 2 lines 3 6 list -1 0 local 1 -1 lock 5 0 look 6 8 move 3 5 multiple -1 -3 must -8 -1 name 6 4 need -5 -7 number -4 3 open 9 8 over 0 -1 path 9 10 paths -3 -5 pdf 1 -1 place 6 6 project 4 3 read -6 -4 request -4 -2 search 0 -5 several -4 -4 source 5 13 specific -1 -1 text 7 1 them 8 3 tool -6 -3 true -4 -10 under -3 -7 upload -5 -5 user -3 -6 working 3 3 workspace 15 13
near:filesystem_ path -8 -9 read 12 14 server 5 6
near:fill_ form -4 -3
near:fills_ form -8 -10
near:filter_ filter -1 -4 label -1 -2 level -2 -1 list 0 -1 name -2 -3 optional 0 -1 query 0 -2 results -2 -2 search -2 -2 source 0 -1 state -1 0 status -1 -1 string 0 -1 tag 0 -3 tags 0 -1 type -3 -1 user -2 -3 using 0 1 value -1 -1
near:filtering_ options -7 -1 supports -1 -1
near:filters_ query -1 -1 search -2 -3
near:find_ first -11 0 get 1 -2 list -4 -10 name -5 -5 query -8 -5 relevant -4 -5 search -1 -2 specific -1 -1 text -2 -5 them -3 -5 tool 13 2 user 6 0 users -2 9
near:findings_ returns -6 -5
near:finds_ free -3 -5 name -8 -10
near:first_ first -9 -9 get -2 -1 give 0 5 goes 12 7 group 4 9 key 11 10 last -5 -7 line 3 1 list -2 5 lists -2 -3 look -10 -13 made 0 -7 make -5 -3 message 11 9 messages 16 13 minutes 2 5 month 11 13 must 3 -1 name 9 3 names -3 -5 need 6 3 needs 1 0 new -1 0 newest -8 -6 next 4 7 number -1 -3 oldest 1 -3 ones -3 1 open 3 4 order 3 0 our 13 17 over 15 15 own -1 0 page -4 -6 pass -5 0 path 0 1 per 1 -2 person 5 7 place -6 -4 preview -7 -14 put -1 2 query 1 4 read -2 -7 recipient 0 1 request 6 6 result 11 15 results -2 1 returned -3 -3 returns -6 -9 run -11 -9 same 9 1 say -12 -13 search -6 -1 second -8 -1 see 6 8 send 2 14 server -2 5 session 8 11 set 9 5 should -1 -9 show -10 -7 since -15 -16 sort 2 4 start 2 -7 status 2 -3 step -14 -14 subject -4 0 table -2 -5 tell -12 -11 ten 10 6 test -1 -8 text 8 10 them -12 -13 through 1 8 time 3 3 tool -5 -2 true 3 8 two 12 12 until 7 6 used -1 5 user -2 -6 user's -4 -8 value 17 14 values -2 -1 where 0 -4 within 1 -2 without -7 -6 write 7 6
near:five_ minutes -9 -9
near:flag_ set 3 -2
near:folder_ home 1 1 name -4 -3 path -8 -3 project -2 -3 same 4 12 them 9 9 user 9 8 user's -2 -10
near:follow_ instructions 5 -1 user -4 -6
near:font_ size -1 -3
near:force_ push 8 11 true 1 12
near:forecast_ hourly -3 -5 weather -3 -4
near:form_ text 0 1 user -2 -11
near:format_ iso -4 -7 json -2 -3 markdown 0 -1 must -2 -4 name 9 16 output -1 -6 text -2 -3 time -5 -6 yyyy 0 -1
near:formatting_ text -3 -7
near:forwards_ message 1 5
near:found_ search -3 1 user -4 0
near:four_ hours 6 8 last -11 -7
near:free_ plan 10 6 text 5 3 until 2 -1
near:full_ get 7 8 include 3 9 including 1 4 list -7 -5 metadata -2 -1 name 10 7 names 5 8 object -3 -4 over 1 0 page 1 -1 part 0 -1 pass -11 -12 path -4 -3 return 1 1 returns -2 -6 search -1 3 set -4 -4 show 0 -10 source -2 0 system 5 14 text 0 2 true -14 -12 url 1 1 user 2 2
near:gave_ user -8 -8
near:get_ get -11 -14 github -2 -7 given 2 8 history -5 -9 https -2 -4 ids -2 -3 including -1 -2 index 0 4 info -5 -9 information -5 -4 instead 0 -6 issue -1 3 issues -2 -1 item -3 -4 job -3 -3 key -1 1 label 6 9 last -1 -7 lines 1 4 link 2 0 list -13 -15 location -2 1 logs -8 -11 mail 4 14 message -12 -14 messages -10 -10 metadata -2 -6 metrics -1 -3 multiple -1 -1 must 3 6 name -7 -4 names 2 0 need -10 -13 new 14 9 next 2 3 node 0 10 note 13 11 number -10 1 once -9 -4 order 0 -7 our 16 11 over 5 10 overview -5 -1 own -12 -12 page 3 0 pages 0 9 pass -2 1 path -1 -2 people -7 0 per 0 -4 plan 4 1 poll -1 -5 profile -6 -16 project -2 -6 projects -1 -3 public 3 6 put 1 6 query 0 2 read -4 1 recent -6 -8 report -10 -12 repository -4 -4 request -5 -11 required -1 -3 resource -2 -1 result 3 2 results 4 -8 returned 2 2 returns -7 -1 run -6 -5 same -1 5 schema -14 -17 screenshot -3 -6 search 2 2 see 3 8 server 4 7 service -8 -6 set 2 -1 settings -3 -4 single -3 -3 source -3 -2 specific -4 -5 state 2 5 statistics -5 -7 status -13 -9 summary -8 -12 take 6 -1 task -6 -4 team -7 -6 tell 3 8 text -12 -14 them 4 7 through 5 10 time 0 -1 tool 2 -7 tools 3 9 true -7 0 type -3 -1 types -4 -9 unless -6 -4 update 4 4 url -1 -1 used 6 6 user -10 -12 user's -5 -8 users 1 9 valid 0 4 value 15 12 version 3 -4 via -4 -9 view -1 -1 where 0 -2 without 10 6 workflow -1 -3 workspace -4 -9 yes -10 -6 you'll 4 8
near:gets_ last 5 2 mail -4 -11 message -10 -9 name -1 15 nothing -5 -7 own -7 -3 page 15 18 text -4 10 user 18 10
near:git_ git 15 24 https 3 12 mirror -5 -5 name -3 4 node 2 4 push -3 2 remote -1 9 repository -2 2 user 14 17
near:github_ https -11 -20 pull 8 3 repository -9 -18 token 12 13
near:give_ link -3 -5 list 10 22 name -11 -6 number -9 -12 text -8 -8 them -3 -3 time -9 -5 tool 0 -6 user 3 1 without -12 -10
near:given_ list -2 -5 name -1 5 order -16 -16 project -3 -6 time 5 -4 tool -1 -1 unless 11 11 url -1 -2 user -5 -6 without -2 -8
near:gives_ tool -8 -7 user 2 5
near:glob_ patterns 1 -1
near:goes_ here 3 15 line 16 20 list -7 5 mail -11 -10 through -8 -7 user -1 -6 where 4 0
near:good_ practice -7 -7
near:google_ search 4 3
near:grants_ role 1 -4
near:gross_ net 1 -3
near:group_ group -2 -7 list 8 5 name -3 -2 order -2 -1 user 5 -8
near:had_ user 13 12
near:hand_ over -2 8 them 2 3 tools 19 23 user 1 -6
near:hasn't_ user -9 -9
near:headers_ request -10 -15
near:height_ pixels -1 -3 width -7 -5
near:held_ minutes -1 -3
near:here_ never -5 -1 pass 0 2 put 11 13 returned 8 9 them 4 11 tool 3 -3 user 6 2
near:hidden_ include -6 -5 text -14 -16
near:high_ level -5 -6 low -7 -11 medium 0 1 priority -2 -4 quality -5 -7
near:history_ last 9 12 read 6 9 shell 6 1 version 2 1
near:home_ name 9 5 read 2 6 user 4 9
near:hooks_ https 0 -4
near:host_ host -12 -6 key 2 1 keys -7 -7 known -1 -10 name 2 5 names -9 -15 port -10 -14 run 5 10 runs -4 -6 ssh -10 -15 tool 4 8 user -5 -10
near:hosts_ known 3 7 ssh 7 15 yml 0 6
near:hour_ last 8 -3 time 8 4 within 14 9
near:hours_ last -5 -3 opening 3 1 over 5 4 six -11 -13 time 10 12 two -7 -7 user 8 9 within -5 -7 working -4 -5
near:house_ rules 8 7
near:html_ markdown 0 -1 mcp -1 -1 plain 0 -1 text -2 -7
near:http_ https -1 -9 post 1 1 request -7 -9 tool 3 5 url 0 4
near:https_ link 4 0 mirror 2 4 must 0 -2 name -4 5 net 0 2 npm 12 15 org -19 -21 post -3 -7 put -10 -6 reference -9 -8 run 3 1 see -2 -13 send -2 -2 sync 8 13 url 0 3 user -2 -7 webhook 4 5
near:human_ readable -7 -8
near:iban_ user -4 -5
near:idempotency_ key -14 -14
near:identifier_ unique -1 -4
near:ids_ ids -1 -2 list -3 -3 names -2 4 project 8 10 returns -3 -2 specific -1 0 types -1 -1 user 6 2
near:ignore_ instructions -10 -7 previous 3 4 user 7 8
near:image_ image -3 0 name -3 -8 path -2 -2 pdf -2 -2 png -3 -9 returns 1 0 text -1 -3 url -1 -3 user -7 -5
near:images_ text 0 4
near:important_ must 6 4 read 1 9 tool 4 10 user 6 5
near:include_ include 7 4 list -4 0 message -12 0 metadata -2 -3 must 0 2 name -1 -2 names -1 -1 number 4 -2 optional 0 -1 output 2 6 response -4 -4 results -3 -5 set 1 -3 should -2 -4 source -2 -6 specific 0 -2 text -2 2 them 2 0 true 8 6 unless -7 -7 user 9 12 values -5 -7 whether 0 -1
near:includes_ response -2 -2
near:including_ information 0 -1 metadata 0 -2 name 1 8 returns -1 3 status -3 -6 user 2 9
near:index_ index -11 -7 list -2 -5 name 2 6 search -8 -3 start -4 -10 text -3 5
near:info_ list -3 -3
near:information_ need -3 -3 project 0 -1 query -7 -7 return -2 -1 returns -3 -2 tool 0 -5 user -8 -10
near:input_ output -2 1
near:insert_ update -4 -7
near:inside_ text -13 -4
near:installs_ package -7 -9
near:instead_ list 5 8 name 1 2 request -2 -2 returned 5 8 search 0 2 tool 9 12 user -12 -7
near:instructions_ previous 4 5 text -12 -12 them -5 -5 user 3 3
near:invoice_ number -3 -9 payment 0 -3 pdf 3 10
near:isn't_ it's -5 -6 needed -4 -3 part 12 14 returned -8 -11 shown -4 -2 until -3 4 user -13 -9
near:iso_ start 4 -1 time -2 -4
near:issue_ issue 8 8 key -7 -15 new 1 2 project 7 9 title -1 0 type -3 -4 update 0 2 user 5 10
near:issues_ list -2 -2 open -2 -1 search -3 -5
near:it's_ list 18 9 number 1 9 once -11 -6 our -10 -3 say -1 2 sent -7 -7 stored 11 7 tell -3 0 them 6 7 until -7 -6 user -14 -11 where -5 2
near:item_ item -2 -1 list 7 1 per 2 7 user 0 -4
near:items_ line -4 1 list -2 -3 number 0 -1 page 0 -1 per 1 0 user 2 -1
near:javascript_ page -4 -3
near:job_ returns -1 -1 status -6 -8
near:jpeg_ png 2 -1
near:json_ json 9 1 key -6 -10 list 1 9 markdown -1 4 mcp 19 13 name -11 -7 object -5 -5 output -4 -4 package -1 1 pass -6 2 path -3 -6 read 1 6 results -7 -8 return -1 -2 returns -12 -13 rows -1 -1 schema -6 -1 settings 7 18 string -1 -4 text 1 2 token 3 5 tool -5 -2 type -1 -6
near:keep_ name 11 17 number -10 -8 set 0 -1 text -2 3 them 13 -4 true 7 5 user -3 -3
near:key_ key 3 2 keys 0 1 must -3 -2 name 7 12 new -6 -3 object -2 -1 optional 0 -2 pairs -1 -4 pass 11 13 private 5 10 project 4 -5 public -5 -5 query 2 2 read 18 24 returns -3 -2 same -6 0 secret 18 10 send -11 -12 server -11 -12 server's -10 -15 service -8 -3 set -8 -4 ssh -9 -3 text 9 5 token 9 7 type -13 -8 url 1 5 user 1 -4 user's 3 11 value 6 4 variables 2 2 without -6 -9
near:keys_ keys -5 -11 list 5 7 private -2 -7 ssh -8 -13 user 2 -9 values -1 -5
near:keyword_ search -6 -3
near:keywords_ search -2 -5
near:know_ let 14 11 like 5 9 name 8 11 need 8 14 them -2 -9 tool -2 6 user 1 4 users 3 7
near:label_ label 6 5 name 6 -1
near:language_ language 0 -4 model -1 10 models -2 4 natural -5 -8 plain -1 -1 query -1 -2 search -1 -4 text 12 8
near:large_ too -1 -1 very -2 -2
near:last_ line -1 3 lines -1 -1 list 15 13 log -3 -6 message 4 0 messages 8 12 modified -1 -3 month 2 -7 name 4 7 number 9 13 page -2 -1 read -7 -4 returns -7 -7 seen 1 0 show -5 -9 since -8 -2 ten 15 11 them 1 -1 time -1 1 tool -6 -6 two 1 5 user 3 6 week 1 -3 within -6 -7 year -3 -3
near:lat_ lon 2 -5
near:later_ stores -5 -7 time 7 13 user -7 -13
near:latest_ version -4 -6
near:latitude_ longitude 2 0
near:least_ must -7 -2
near:leave_ list -3 -5 them -7 -3 unless -2 -3 user 13 8
near:left_ right -14 -9 top -3 -6 unless -4 -7
near:let_ list -2 -2 show -10 -8 them -2 -8 user -11 -12
near:level_ query -3 -3 root -5 -3 service -4 0 top -10 -13 user 15 18
near:library_ name 3 2
near:like_ look 3 1 looks 6 -4 name -9 1 text -7 -4 them 7 1 user 1 -5
near:limit_ limit 0 4 lines 8 0 max 6 4 maximum 1 -3 name 5 4 number -3 -5 order 1 -7 page -5 -3 per -5 -8 rate 1 -3 results -7 -7 search -3 -1 select 3 6 set -6 -2 size -1 -2 text -8 -10 time -10 -8 upper -1 0 user -2 6 without 0 -8
near:limited_ time 7 9
near:line_ line -5 -11 list 2 0 message -7 -10 name 0 1 new -1 1 number -8 -7 numbers 0 -3 our -3 -2 per -2 -7 returns -1 -2 start 3 -3 style -5 -9 subject 2 3 text -5 -4 type -8 -11 user 4 3
near:lines_ log -2 -7 logs -2 -6 number 6 -1 returns 0 -2 total -5 -10 two -4 -2 user -9 -6
near:link_ link -2 2 mail 1 0 open 2 3 page -5 0 payment -9 -5 public -3 -10 returns -2 -2 share 0 -2 text 1 2 time 4 3 title 1 -1 url -3 -7 user -20 -20 valid -9 -11
near:links_ page 3 9
near:list_ list -10 -9 lists 0 7 local 1 3 look -11 -10 mail 1 5 manage 0 -1 message 6 9 messages 4 8 metadata -1 -2 metrics -5 -4 missing -7 -8 must -8 -11 name -3 0 names 4 3 need 8 10 never 5 12 new 5 5 notes 0 3 number -2 11 numbers 16 13 objects 7 9 once 8 11 ones -1 -6 open 15 15 optional -1 -2 options -2 -2 order 2 6 organization -1 -1 our 0 8 output 12 11 page -1 -3 pages 9 6 pass 9 10 per -3 -2 plan 0 -7 position -3 -10 price -6 5 project -5 -10 projects -3 -6 public 1 -1 put 2 -1 query -3 -2 questions -10 -13 read 6 6 recent -4 -13 recipients -3 0 remove -5 -8 repositories -6 -3 repository -3 -5 request -12 -8 requests -11 -13 required 0 -3 resource -1 -1 response 0 -1 result -3 -6 results -1 -3 retrieve 0 -1 return 1 0 returned -2 -2 returns -5 -6 rules -3 -5 run -6 -1 same -3 -9 say 11 14 search -7 -2 see -4 -10 send 7 18 sends -3 2 separated -2 -3 server 1 2 servers 1 3 service -5 -11 session 4 5 set -4 1 should -13 -6 show -1 1 shows -9 -9 since -7 -11 sources -1 -2 specific -2 -4 state -1 -2 status -1 -1 steps -8 -6 str 12 9 summary -4 -3 system -4 -2 table -7 -14 tables -5 -8 tags -2 -3 take 3 2 task -5 -7 tasks -4 -7 templates -2 -3 test 4 3 text 2 -2 them -7 -8 through -1 -2 time 10 13 token 3 6 tool -2 3 tools 7 8 true -12 -4 type 2 5 types -2 -4 under -5 -6 update -1 4 urls -1 -7 user 14 9 user's 0 1 users -6 -6 value 1 -2 values -12 -7 via 0 1 where -4 2 within 1 -1 without 2 0 work 4 10 workspace -6 -7 workspaces -1 0
near:listed_ under -9 -9
near:lists_ name 11 15 names -4 -7 size 1 -2 state 10 13 tables 12 5 them 1 4 user 2 6 versions 1 0
near:local_ machine 5 -5 mode -3 -5 name 6 8 path -5 -2 remote -6 -7 server -13 -16 storage 7 9 time 2 -5 using -1 -1
near:located_ where -9 -19
near:location_ name -1 2 search 1 2
near:log_ log 5 11 logs -1 -4 query 5 -6 user -3 -2
near:login_ pages -6 -3 password -2 6 session 3 3 user -9 -7
near:logs_ logs 0 -1 number -1 0 search -2 -10 text -1 -3 time 3 2
near:long_ term 6 12 too 13 13
near:look_ name -3 2 them 0 -3 through 1 1 user -12 -11
near:low_ medium -1 -2
near:lowest_ price -2 -2
near:machine_ user 6 17
near:made_ tool 8 10
near:mail_ mail -3 -3 mailbox 9 9 must 7 9 name 12 12 names 6 -2 new 0 -3 number -3 -3 order 3 1 owner 5 5 pdf 1 1 people -9 -14 phone 14 19 recipients -1 5 reply 4 5 returns -2 -4 search 12 9 send -7 -9 sends -10 -20 sent 2 5 server 5 1 text 3 -1 them -3 -3 through 3 12 tool 13 13 tools 11 14 user -8 -10 user's 10 13 without -10 -5
near:main_ name 0 -1 push 11 8
near:major_ minor 11 11
near:make_ sure -14 -5 text -3 -14 them -2 8
near:makes_ plan -6 -8
near:manager_ name 3 9 password -2 8
near:markdown_ page -5 -5 returns -3 -5 text -4 -5
near:masked_ secrets 1 -4 values -1 2
near:match_ must -10 -13 name -6 -4 names -8 -9 pattern -2 -3 query -2 -3
near:matches_ name 7 15
near:matching_ returns -3 -6 search 0 -1
near:matter_ user 7 2
near:max_ maximum -1 -1 min 1 1 number -2 -8 page -3 -5 per -2 -2 results -4 -7 return -1 -3 search -1 -3
near:maximum_ number -1 -6 per -5 -9 results -1 -1 return 0 -1 time -1 -1
near:mcp_ path -5 -3 read 0 2 server -2 -6 servers 7 5 tool -7 -7
near:means_ true -5 -8 user -7 -6
near:member_ user -3 6
near:memory_ read 4 13
near:mention_ never 4 13 them 6 -2 user -5 -1
near:mentions_ user -5 -1
near:merge_ request -3 -3
near:message_ message 4 -4 messages 2 2 must 9 12 name 1 0 number -5 -7 people -6 -6 person 5 3 post 14 14 recipient 5 7 reply 0 -7 returns -4 -7 send -6 5 sends -8 -13 sent 2 10 status -3 -8 system 19 9 text 7 7 thread -5 -8 time 4 6 tool 9 12 used 8 7 user 3 -9 user's -1 5
near:messages_ newest 4 3 number 1 2 private 9 9 read 14 4 reads 7 11 returns -2 -6 search -1 3 text 10 7 them -3 -9 tool -5 0 user 13 7 without 2 2
near:metadata_ name -2 -1 optional -1 0 returns -2 -1
near:method_ payment -2 4
near:metrics_ time -1 -1
near:mime_ type -1 -3
near:minor_ units -1 1
near:minute_ per -2 -2 rate 2 -2 requests -6 -5 within -4 -2
near:minutes_ per 0 3 take -5 0 takes -2 -8 ten -8 -6 time -3 4 two 2 7 user -13 -16 valid -7 -10 within -5 -3
near:mode_ mode -1 -5 run -6 -4 set 6 8
near:model_ must 10 8 name -4 -12 text 12 4 tool 11 8 user 5 12
near:modules_ node -13 -9
near:month_ next 12 16 week -13 -9 year -8 -4
near:monthly_ weekly 10 6
near:months_ six -4 1 three 14 11 twelve 3 2
near:move_ rename -3 -6 them -12 -8
near:multi_ step -1 -2
near:multiple_ once -1 -1 single -1 -1 tool -7 -2
near:must_ name -4 1 names -3 -9 new 7 11 operation 2 4 otherwise -7 -3 page 12 8 parameter 6 14 pass 14 7 passed 1 4 path 0 5 person -11 -18 project 6 1 provide -9 -9 provided -2 -3 query -1 9 read 1 -3 request 3 10 required 0 -1 run 3 -5 search 0 7 see -3 0 send 2 10 sent 6 18 server -9 -3 set -1 5 source -1 -2 start -6 -8 string 0 -1 system 1 10 text 8 -3 through 6 13 tool -5 2 tools 2 14 true 2 1 type -3 0 unique -2 -7 used 5 11 user -2 -1 valid -3 -8 value -5 -16 within -1 3 without 1 2 write -4 0
near:name_ name -3 -2 names 1 4 namespace -6 -4 need -2 -2 never 8 7 new -8 -11 next 3 2 node -4 -7 note 5 5 number -9 -11 object -4 -12 open 4 13 optional -2 -3 order 1 -3 organization -2 -1 owner -8 -2 package -3 5 page 11 14 parameters -3 -2 pass -8 -11 password 12 12 path 2 -3 pattern 0 -1 people -15 -14 per 5 6 person -1 12 phone -6 -1 place -6 -10 plan 1 -6 price 5 0 product 8 11 profile -5 -6 project -3 -7 provided -1 -1 public 4 5 put 3 0 query 1 -5 read 1 -4 real 4 10 record 4 7 reference -8 -1 release -1 1 remote 9 1 rename -5 -2 repository -12 -9 request -2 -3 required 3 3 requires -2 -2 resolved -1 -11 resolves 4 8 resource -3 -3 result -6 -7 results -5 -1 returned 2 0 returns -9 -6 role -3 -2 run -3 6 same 13 15 say -5 -1 schema -2 -5 search -3 -10 secret 5 5 select 0 1 server -10 -11 service 4 8 session 1 9 set 0 7 sheet -1 -2 should -5 -17 show -3 -3 shown 3 -2 source 5 -4 specific -1 -6 start 3 3 state -3 -5 status -6 -7 table -5 -6 tag 1 2 tags -6 -6 taken 13 11 target 2 7 task 4 5 team -2 -4 text 12 7 them 0 -1 time -4 -7 title -3 -1 tool 0 12 true -6 -7 type -10 -8 under 4 9 unique 0 -1 unless 6 6 update -5 -5 url -5 -5 used -4 -6 user 12 10 user's 9 2 using 3 3 value -5 -2 values -1 -1 variables -3 0 version 2 5 where -6 -4 whose 5 12 without -7 -1 workspace -7 -13 write -8 -1
near:named_ person -5 -10 tool 10 14 user -4 -1
near:names_ numbers -10 -7 query -9 -11 read 5 12 results 4 5 returns -8 -10 search 1 -2 text -4 -3 them -2 -3 tool 3 6 tools 1 4 types -3 -4 unless 18 16 used 6 8 user 8 1 values -2 6 variables -3 -6 without -2 1
near:narrow_ results 0 -1
near:natural_ query 0 -1
near:navigate_ url -4 -3
near:need_ new -2 -7 number 9 4 ones -6 -9 person -4 -15 read -1 2 second -2 2 set -4 -5 specific 0 -1 text 0 4 them -6 -5 there's -5 -10 tool -5 -12 tools -3 -8 user -3 5
near:needed_ token -1 2
near:needs_ them -3 -1 tool -12 -15 true -3 -9 user -3 -16
near:negative_ positive -6 -5
near:neither_ nor -8 -12
near:network_ sandbox -5 -7
near:never_ never 10 4 own 3 -7 password -9 -12 read 0 3 returned -3 -6 reveal 15 21 say 0 12 tell -1 7 text -1 -8 them -13 -16 tool 7 13 user -9 -1 values -4 -9
near:new_ new -3 0 number 2 7 old -8 -10 ones 3 1 optional -1 -3 page 0 -2 path 0 -1 request -1 -3 returns -2 -3 same -1 -2 set -11 -1 show 8 7 start -8 -10 status -1 -4 text -5 -7 title -2 -4 tool 2 1 type -1 -2 update 9 11 url -1 -2 user 8 6 value -7 -13 version -9 -10 write 6 3
near:next_ page -3 -3 pass -2 -7 previous -2 -1 results -4 -6 returns 2 1 rounded 21 22 run 3 2 set 0 -1 step 0 -2 them 11 16 time 2 1 token -2 -6 tool -3 2 until -8 -6 user -15 -17
near:nobody_ them 20 24
near:node_ node -6 -9 type 0 -2
near:non_ refundable 3 7
near:none_ set 6 -3 them 1 -5 user 6 16 where 7 7
near:note_ note -9 -1 notebook 1 -6 notes -12 -11 read 3 2 reads -10 -6 returns 1 3 text 3 3 them -1 -1 tool 5 3 user 10 10 without 4 6
near:notes_ notes 1 4 private 5 2 read 2 0 release 10 12 search 2 -1 see -3 2 text 0 2 them 5 8 user 3 13
near:nothing_ returns -5 1 say -5 -7 sent -5 -3 stored -1 -7 there's -19 -9 user 1 3
near:now_ right 1 -3 time -9 -12 user -18 -19
near:npm_ package -2 -2 run -1 -4
near:number_ number -13 -14 optional 0 -1 order 17 3 own -4 5 page -7 -7 per 7 6 phone 2 5 request -13 -13 results -2 -2 retrieve 0 -1 return -4 -2 returned -2 0 returns 11 0 rows -1 -4 same 9 1 search -8 -6 show -2 -4 single -11 -10 skip 0 -3 start 0 -7 string -16 -10 tell 8 -2 text -1 -1 them -1 -7 ticket -6 -7 time 0 1 tool -6 -6 total -5 -7 type 0 -4 used -1 -2 user 3 8 users -12 -11 value -5 5
near:numbers_ passwords 2 3 phone -4 1 text -8 -1 two -6 -4 user -15 -12
near:object_ per -2 -4 returns 1 0 string -1 -3 type -8 -8
near:off_ set 11 21 switch 2 9 switched -5 2 them 3 5 time 3 9 turn 5 8 turned -2 0 turns -3 -3 unless -11 -12 user -16 -11
near:offer_ user -2 3
near:office_ tax -9 2
near:offset_ pagination -1 -1
near:old_ ones 4 1 value -10 -13 version 3 11
near:once_ per 14 8 read 2 3 run 13 16 say 8 9 session -10 -9 several -1 -2 text -15 -13 them 0 -4 tool 1 1 user -7 1
near:ones_ private 2 8 them 5 5 user 2 3
near:open_ open -5 -5 page 2 2 request 7 12 returns -1 -1 source 0 9 status -12 -11 text 2 4 time 14 12 tool 8 7 user -1 -7 window -1 -4
near:opens_ pull -3 -4 request -2 -5 returns -3 -7 url -1 -2
near:operating_ system -4 -9
near:operation_ perform -2 -8
near:optional_ parameters 0 -1 path 0 -1 query 0 -2 required 0 1 search -3 -4 target -1 -1 text -2 -3 type 0 -1 url 0 -2 user -2 -5 value -9 -2 where -5 1
near:order_ payment -6 -3 place 3 5 places -4 -4 purchase -3 -1 results -1 -1 returned 1 3 returns 10 -1 sort -5 -9 standing 6 -2 status 7 -2 text 7 6 them 15 13 time -1 -2 user 6 8 work 1 4
near:original_ payment -3 1
near:others_ user 1 6
near:otherwise_ pass -8 -8 says 0 -1 told -6 -3 tool -4 2 unless -8 -15 user -16 -11
near:our_ own -7 -11 partner -2 -3 product 3 7 public 18 16 read 0 3 service -3 -3 side 8 5 team 7 3 them 13 17 user 2 5
near:output_ path -5 -4 returned -3 -5 returns -3 -5 run 3 3 set -7 -7 text -1 3 tool -1 -1
near:over_ per 3 5 precedence 5 8 prefer -8 -12 search 1 0 take 16 13 takes 12 11 text 4 10 them 5 4 time -4 -1 tool 7 6 user 0 3 whole -2 9
near:overwrite_ true -13 -11
near:own_ server -3 1 them 6 1 tool 1 -6 tools -3 -6 user 1 4 user's 0 -2 words -8 -6
near:owner_ owner -10 -7 repository -9 -8 user -9 -8
near:package_ publishes -3 -5 registry -4 -6 version 12 2
near:page_ page 5 8 pages 8 13 pagination -4 -2 pass -4 -5 per -5 -8 previous -7 -4 read 6 6 results -7 -6 return -2 -3 returned -5 -3 returns -4 -7 screenshot -4 -7 search 4 6 see 7 11 single -1 -1 size -7 -6 specific 0 -1 status 10 5 take -4 -4 takes 9 10 target -9 -5 text 3 6 time 12 2 title 8 5 token 3 0 tool -4 -4 true 2 0 type 0 -1 url 1 0 user -6 0 using 5 4 web 4 4 wiki 7 7 without 3 0
near:pages_ pages -1 -3 returns -2 -2 text 7 8 url 0 3 web -8 -1
near:paginated_ results -1 -3
near:pagination_ results 0 -1
near:pairs_ value -1 -4
near:param_ param -1 9
near:parameter_ pass 0 -3 query 7 7 required -8 -5
near:parameters_ query -2 -2 required -2 -4
near:part_ refunds -3 -7 time -11 -10
near:parties_ third -14 -12
near:party_ third -11 -8
near:pass_ query -1 -3 read 16 23 ssh 0 4 string -6 -6 text -1 -4 them 9 4 through 5 4 token 9 7 tool -4 2 true -8 4 url -4 -13 user -17 -16
near:password_ password -1 -3 reset -1 0 type -6 -1 user 5 5 user's -11 -16 vault -3 -8
near:passwords_ user 1 7
near:paste_ them 1 -5
near:pasted_ user -4 8
near:path_ path -1 4 project -2 -1 read 4 4 relative 0 -3 repository 0 -4 returns 0 1 root 1 1 save -1 -3 saved -3 -2 search 1 -1 secret -9 2 server -10 -13 source -3 -5 upload -2 0 url -3 -4 user -2 3 value -19 -22 where 2 -1 write -1 3
near:paths_ relative -2 -3
near:pdf_ png 0 -4 returns -1 0 text 1 8
near:pending_ status -5 -12
near:people_ say 6 12 see 8 3 them -11 -3 two -12 -12 user 9 4 want 11 9
near:per_ per -6 -7 price 7 4 query 0 -2 rate -13 -9 request 2 -1 requests -6 -5 result -1 -9 results -4 -6 return -2 -8 returns -4 -7 row -2 -1 second -6 -10 table -9 -10 three 15 14 time 2 4 times 6 3 type -2 -6 user 7 8 values -2 -7 year 3 -1
near:permission_ user 2 -1
near:permissions_ user -8 -12
near:person_ same 6 2 second -3 -11 them -1 -2 user -1 -6
near:phone_ user 7 2
near:pipeline_ returns -3 0
near:pixels_ width -1 -2
near:place_ takes 3 2 text -14 -16 them 5 7 time 1 -7 user 11 10
near:plain_ text 1 -6 user 0 2 words -10 -15
near:plan_ plan 3 0 query -3 2 returns -4 -4 shows 4 3 user -4 -8 without 7 4
near:please_ send -9 -1 them -12 -16
near:point_ starting -10 -7
near:points_ two -7 -10
near:poll_ status -5 -4
near:post_ text -7 -6
near:precedence_ takes -8 -9
near:prefer_ search -4 -3 tool 0 3
near:present_ tool 5 -3 user 0 -4
near:preview_ returns -1 -2 run -6 0 show 3 -2 true -2 -5 without -3 0
near:previous_ response -2 -3 token -1 -3 value -1 -1
near:price_ price -18 -11 product -5 0 rating -3 -5 returns 15 8 show 6 4 size -7 -7 stock -4 1 time -6 -1 total -1 0
near:priority_ status -3 -1
near:private_ private -5 -3 public -2 -8 read -6 -3 true 8 3 user 8 9 visibility -1 0
near:profile_ profile 14 16 user 8 11 user's -8 -4
near:progress_ status -1 -1
near:project_ project -2 -4 projects -11 -5 required 0 -1 root -4 -11 runs -1 -3 specific -1 -1 status -1 -1 test -1 -3 update 0 -3 user -9 -11
near:projects_ search -2 -3 user 4 4
near:prompt_ system 10 16 text -1 -1 tool 1 -5 user -15 -13
near:properties_ update -1 -2
near:provide_ user -3 -2
near:provided_ query -1 -2 used 0 -1 user -2 0
near:provides_ tool -3 -7
near:public_ public 1 4 read 12 12 repository 1 2 schema 1 9 true 4 9 url 0 -2 user -15 -9 visibility 5 12
near:pull_ repository 0 1 request -3 -6 requests -5 -5
near:push_ remote 5 0
near:put_ read -2 4 text -5 0 them -4 -7 through 6 16 under -3 3 user 17 18 user's -7 -1
near:que_ usuario -7 -5
near:queries_ query 5 3 search -3 -5 sql 8 9
near:query_ query -2 -4 range -10 -5 read 1 6 result 0 3 results -3 5 return -1 -1 rows 3 10 run 10 6 runs -1 -2 same -3 -2 search 0 -1 select 10 10 specific 0 -1 sql 7 5 string -1 -4 syntax -1 -3 table 6 5 text -3 -6 time -1 -3 tool 21 20 true -3 -5 type -4 -2 user -4 -8 users 4 2 using -2 -4 where 6 -1 without 1 2
near:question_ times 3 3 user 5 7 user's -11 -12
near:quote_ user 0 -8
near:range_ specific -1 -1 start -2 -2 time -6 -7 values -5 -4
near:rather_ user -4 0
near:raw_ text 3 -2
near:reached_ until 10 23
near:read_ read -2 -9 returns 4 6 rsa -6 0 run -4 -2 runs 3 -3 search -2 -9 see -13 -14 send 2 1 session -15 -7 set -7 -4 should 13 18 since 6 6 sql 1 -1 ssh -4 -3 text -3 -6 them -9 -5 time 11 15 token 1 -1 tool 6 15 true -8 -13 update 0 -1 url -2 -9 used 3 3 user -9 -9 user's 6 14 using 6 9 values 6 7 without 10 4 write -2 -11
near:reading_ tools -5 -8
near:reads_ text 4 3 user -10 -5
near:real_ time -11 -6 user 10 9
near:reason_ user 10 8
near:recipient_ send 0 4 user -2 -7
near:recipients_ show -1 -6 user -8 -10
near:relative_ root -1 -5
near:remember_ user 9 5
near:remote_ url -1 4 user 2 7
near:remove_ update 3 1
near:repeat_ user -10 -15
near:replace_ text -2 -8
near:reply_ thread -6 -4
near:report_ them -10 -3 user -2 -1
near:repositories_ search -5 -7
near:request_ request -4 8 response -1 0 review 4 3 same 1 -2 second -9 -9 sends -2 -5 set 6 1 single -3 -8 status -3 -2 them 8 -3 tool -9 -9 user 2 0 user's -4 3 where -10 -11 without -2 0
near:requested_ user -6 -8
near:requests_ through 15 17 user 4 7
near:required_ set -1 -5 type -1 -3 update 0 -2 user 7 3
near:resource_ returns -1 -1
near:response_ results -2 -1 return 0 -1 returned -2 -2 returns 0 -1 set 6 10 size -1 -1 user -3 10 value -2 -2
near:result_ returned 0 -1 returns -4 -4 run 1 -10 says -7 1 search -2 -4 should -6 -4 text -4 -8 tool 5 4 user -16 -15
near:results_ return 9 9 returned -1 -2 returns -3 -2 search 2 9 see -4 6 sort -3 -4 specific -1 -1 test -1 -8 title -1 0 token 0 -4 tool -3 2 tools 19 14 top 0 -2 true -3 -2 url 0 3 user -1 0 web 0 2 without 4 3
near:retrieve_ specific -1 0 tool -1 -3
near:return_ rows 1 0 search 3 9 text -1 4 time 3 2 true 6 10 user 4 7
near:returned_ text -2 -5 time 0 -4 tool 5 3 true -2 -1 under -5 -8 user -5 6 value -4 -8 values -1 -2 without -1 0
near:returns_ rows 2 1 run -3 -2 runs -4 -9 search -1 -1 searches 3 4 server -2 -5 set 2 -2 should 3 4 specified -2 0 starts -1 -2 state 0 1 status -4 -5 structured -1 -1 summary -3 -3 table -5 -7 task 5 7 text 2 -1 time -1 -3 title 0 -3 tool -9 -7 top -4 -3 true -1 -3 two -2 -4 type -1 -1 url -3 -3 user -7 -9 values -1 -2 version -1 -2 web 2 1 without -5 -4
near:right_ user -11 -8
near:rights_ user -11 -12
near:robots_ txt -10 -7
near:role_ role -4 -1 user -4 -8
near:root_ root 0 -1
near:round_ trip -3 -5
near:row_ table -5 -12
near:rows_ sample 8 5 table 9 3
near:rsa_ ssh 13 23
near:run_ run -3 -4 same -13 -6 scripts -6 -10 search 2 7 second -2 -3 see -6 -2 select 10 14 server 6 6 set 3 9 shell 9 9 show -10 -7 sql -5 -7 step 2 9 terminal 0 11 test -6 -13 tests -8 -13 them 11 23 through -1 -6 time 2 6 tool -1 1 tools 7 4 true -3 2 under 8 9 user 1 4 user's 6 8 via -2 -5 without -1 18
near:runs_ sandbox -2 -6 server -10 -9 sql 0 -1 statement -3 -6 test -3 -7 tests 11 8 user -11 -8
near:said_ user -3 -1
near:same_ same -5 -6 search -6 -2 second 6 6 several -2 -7 text 1 6 them -3 3 time 2 7 tool 5 -4 two 5 0 type 2 0 used 6 0 user 12 17 value -1 9 within -6 -4
near:save_ user -11 -13
near:saved_ user 1 6 where -2 0
near:say_ should -6 0 them -4 -4 true -7 -10 user 3 5 whether 7 0 why -7 -14
near:says_ unless -9 -11 user 3 5 whatever 0 1 where 21 21
near:schema_ table -6 -6 tables 0 6
near:scope_ token 1 8
near:screenshot_ take -4 -9
near:search_ search 0 9 semantic -1 -3 server 5 -1 since -3 -9 specific -1 -1 string 0 -1 supports -1 -2 term -4 -10 text -4 -7 them 1 0 title -5 -7 tool 8 8 tools -5 0 type -4 -7 used -6 0 user -10 -9 using -4 -6 web 1 4 within -9 -12 words 9 7 workspace -2 -9
near:second_ time 11 3 user -1 -9
near:seconds_ takes 2 8 ten -4 -6 time -2 -6 timeout -4 -5 wait -3 -6 within -4 6
near:secret_ token 2 3 value -3 -3 vault -7 -3
near:security_ team -6 -4 user 10 4
near:see_ them 2 4 tool -3 -8 user -5 -4 users 7 16
near:seen_ user -6 -5
near:sees_ user -5 -2
near:select_ select -4 -6 sql 1 2
near:send_ send -3 -2 sent -4 -2 server -4 -3 text 3 1 them 5 16 through 14 15 tool -8 0 used 3 6 user 7 4 user's -5 -9 whatsapp -3 -1
near:sender_ subject 4 5
near:sends_ text 1 0 them -11 -15 tool -2 -10 user -6 -9 user's -10 -20
near:sent_ text -4 -7 user -5 -9
near:sentences_ two -5 2
near:sepa_ transfer -4 -4
near:series_ time -2 -2
near:server_ set 7 3 side -9 -8 started -3 -6 system 5 3 text 3 10 them 5 1 through 6 -4 time -11 -13 tool -7 -5 tools -6 -11 true -8 -4 unless -1 -1 user 10 13 uses 0 2 version -3 2
near:servers_ tools 10 3
near:service_ service 0 2 status -3 -2 time 3 1 type -3 -6 user 2 4
near:session_ session -4 -5 start 10 6 them 1 -4 through 4 0 token 16 17 tool 9 13 tools -11 -11 user 7 8 user's 3 5 without 4 6
near:sessions_ user 9 2
near:set_ set 14 14 should -9 -11 text -2 -1 them -2 -4 through 5 15 time 14 20 token 3 9 tool 7 9 true -2 -4 type -1 -3 unless -9 -15 user -3 7 value 0 -1 via 0 3 where 5 2 without -5 -9
near:sets_ temperature -1 1
near:settings_ user -6 -16
near:share_ user -3 5
near:shared_ user -10 -9
near:shell_ through -2 -7 tool 4 10 without 3 5
near:should_ start 0 6 them 1 8 tool -11 -3 true -3 0 url -6 -9 used 4 6 user 3 3 user's 12 9 value -1 -2 where -2 -7 whether -7 -7
near:show_ text -9 -9 them 10 6 three -9 -14 time -6 -1 true -14 -18 user -22 -25
near:shown_ text -4 -7 user -10 -3
near:shows_ state -5 -10 status -8 -8 user -2 -9
near:side_ side -15 -15
near:sign_ user -4 -6
near:signed_ user -2 4
near:since_ text -11 -15 them -7 -2 time 9 8 user 2 6
near:single_ value -2 -1
near:site_ url -1 -3
near:size_ text 0 3 time -2 -3
near:skip_ them 2 0
near:snapshot_ take -17 -12
near:something_ user -19 -23
near:source_ target -3 6 text -4 0 type -1 -1
near:specific_ text 0 -1 time -1 0 tool -4 -4 type 0 -1 user -1 -3 users 0 -1 using -1 -1 within -1 0
near:specified_ time -1 -1 user -3 -1 uses 0 -1
near:sql_ statement -1 -2
near:ssh_ ssh 2 -12 text 3 5 user 2 -7
near:stack_ trace -2 -1
near:start_ start -5 -6 time 9 -4 user -10 -10 yyyy 1 -1
near:state_ user -6 -10
near:status_ status -2 -3 summary -7 -2 text -1 -1 time -8 -8 title -3 -5 until -10 -8 update -3 -11 url -2 -1 user -5 -1
near:stderr_ stdout -2 -2
near:step_ step -1 -1 tool -6 -4
near:stop_ user 4 4
near:store_ user -6 -10
near:stored_ user -4 -6
near:string_ string -4 -3 text 5 4 type -2 -2 value -1 -1
near:subject_ user 1 1
near:suggest_ user -14 -13
near:summary_ user -6 -1
near:support_ ticket -6 -10
near:supported_ text 6 5 types -6 -8
near:supports_ text -3 -4
near:system_ text -3 1 tool -2 4 user -3 3
near:table_ table -3 -2 tables -2 -5 them -4 6
near:tags_ tags -1 -2
near:take_ them 13 17 user 1 10
near:takes_ time -14 -11 tool 4 6 two 1 9 user 17 13
near:target_ temperature 0 1 text -4 -2 type 0 -3 url -3 -2 user -11 -12
near:task_ task -3 -5 tasks 0 2 tool 1 -3
near:tasks_ tasks 6 5
near:team_ team 4 5 user 5 6
near:tell_ them 6 7 tool -10 -19 user -11 -2
near:tells_ user -2 -1 whether -3 -5
near:template_ template -7 -10
near:ten_ them -2 -1 years -3 -2
near:terminal_ tool 3 5
near:test_ test -4 -3 user -5 -9
near:text_ text 8 5 them -1 9 time -2 1 title -2 0 tool 11 15 translates -2 -2 treat -11 -9 true 1 -1 type -10 -5 types -2 -2 under 2 9 url -1 4 used 10 15 user 1 4 user's 13 18 using 1 -1 value 7 1 web -7 -9 whatever 2 -1 where -1 3 white 3 -1 within 2 7 without 5 3 words 0 -5 write 1 4 written -7 -8
near:them_ them 17 15 time 0 4 too 1 1 tool -2 -2 tools 10 9 true -14 -10 under -4 4 unless -3 3 until -8 -5 user -3 -10 user's 7 12 values 4 -4 whatever -10 -9 where -15 -14 without -1 -1 write 1 4
near:themselves_ user -6 -6
near:there's_ user 9 3
near:three_ times 14 11 two -8 -7 user 6 7 years -1 -6
near:through_ tool 8 9 tools 10 14 user 13 11
near:time_ time -2 -8 tool -10 1 two -4 1 until 7 2 used -4 0 user -9 -15 user's -10 -8 wait 0 -5 waiting 6 10 window -2 -2 within 10 12 without 3 1 working -1 -2 zone -5 -6
near:timestamp_ unix -1 -1
near:title_ title -1 0 type -2 0 update 0 -1 url -1 -1
near:today_ user 6 19
near:token_ token 13 11 user -4 -14 user's 6 7 value 2 7
near:told_ unless -10 -13 user -1 1
near:too_ user -7 -8
near:tool_ tool -1 5 tools 4 1 true -1 1 url -1 -5 used 3 7 user -10 -5 user's 15 21 users 13 11 using 6 9 via 9 16 wants 3 2 web -2 3 whenever -1 2 where 9 11 whichever 2 -1 without -6 -7 work 2 7 works -7 -3 write 3 4
near:tools_ used 1 6 user 5 1
near:total_ total 6 4
near:tree_ working -1 0
near:true_ true -8 2 truncated -13 -13 unless 3 3 user -3 -1 value 6 8 without -4 -4 write 5 3
near:try_ user 0 -3
near:two_ until 3 -2 user -5 -3 versions -1 3 weeks -12 -7 within 11 11
near:type_ type -2 2 types 2 -1 used -2 -5 user 2 -5 value -7 -6 values 0 -1
near:typed_ user 8 16
near:types_ user 3 4
near:under_ user 4 8 user's -3 -12
near:unless_ user -19 -26 wants -5 -3
near:until_ user -11 -14 wait 10 9
near:update_ update -10 -1 user -3 -3
near:url_ url -1 -3 user 1 0 using -8 -11 web 12 12
near:used_ user 4 2 value -1 -4 where -2 6
near:user's_ without -1 -3 words -8 -7 zone -12 -13
near:user_ user -9 -13 user's 7 2 users -3 -9 using -4 0 value -2 3 via 4 -3 visible 3 -1 wait 0 -1 want 4 8 wants -11 -7 whatever 0 8 whenever 8 9 where 8 3 whether -1 1 while 2 2 without 1 11 word 12 19 words -17 -17 work 7 6 write -1 1 written 3 1 wrote 12 9 yes -1 -3
near:using_ web -2 -5
near:valid_ values -10 -9
near:value_ value -11 -3 values 6 6
near:values_ values -4 -4 variables 3 9
near:version_ version 0 -2
near:wait_ wait -2 -2 yes -4 -8
near:white_ white 7 4
near:word_ word -11 -8
near:workspace_ workspace -10 -4
near:year_ year -9 -1
not: about 4 8 above 1 -8 accepted -9 3 access 4 -2 account -8 -12 act -11 -13 action 1 9 active -1 -3 actual -4 -9 add -14 -26 added -5 -14 address 0 -1 addresses -17 -20 advice -12 -12 after 5 4 again -1 1 against 9 12 agent -3 -3 agents 3 -4 allow -2 -6 allowed -8 -8 already -2 0 altered -5 -6 always 7 11 an -8 -6 another -14 -19 answer -8 2 anyone -11 -13 anything -19 -21 anywhere -3 -5 api -4 -4 appear 15 14 applies 6 0 apply 1 7 approval 6 11 approve 10 11 approved 5 -1 arguments -6 -10 around -9 -8 as -5 -7 ask 1 8 asked -6 -8 asking 2 14 asks 6 9 assistant -13 -19 assume -6 -8 at -5 -1 automatically -9 -11 available -9 -6 back 9 4 be -1 4 because -12 -7 before -12 -11 being 5 7 belong 3 2 below -3 -3 between 1 4 block -1 -3 body -3 -9 book -10 -12 both -4 -4 break 19 21 bring 13 14 browser -2 -5 budget -8 -6 by -15 -5 call 2 -4 called -10 -4 can't -5 -7 card -4 -7 carry -10 -12 case 3 0 change -5 -14 changed -18 -19 changes -2 -3 characters -5 -4 chat -12 -24 check 19 11 clear -4 3 closed 5 4 code 6 12 column -10 -9 come 9 6 comes -4 -4 commands -3 -3 comment 11 3 comments -6 -7 commit 1 -3 complete -7 -2 configuration -1 -8 confirm -8 -7 confirmation 11 20 consent -13 -7 contain 0 -4 contains 4 -2 content -5 -14 contents 0 -1 context 0 -3 conversation -10 -13 copy -15 -22 correct -3 2 cost 12 9 count 5 4 counted -7 7 covered -12 -9 create -1 -9 created -4 1 credentials -9 -17 current -1 -4 customer -1 0 data -9 -12 database 4 5 date -3 -3 day -3 -5 days 7 7 default -5 -1 delete -17 -23 deleted -2 -1 device 2 1 difference -1 4 directly 2 4 display 11 7 do -12 -12 document 6 8 does 13 10 doesn't 6 10 don't -4 -1 done -12 -13 down -4 -7 due -7 -1 earlier -3 -4 edit -6 -7 effect 4 0 either -7 -14 else 0 2 empty 1 -6 end 4 2 enough -12 -10 entries -11 -10 entry -2 5 env -3 -7 environment -8 -14 error -10 -9 errors -6 -6 even -21 -22 every 4 4 everything -3 -3 exceed 3 -3 execute -9 -11 executed -4 -7 exist -1 -4 existing 0 -3 exists 3 7 explain 5 18 explicit -7 -5 explicitly -4 -4 false -8 -6 fee -12 -14 fetch -12 -5 field 9 12 fields 0 4 file -5 -6 files -14 -15 fill -14 -20 filter -4 -9 find 9 10 finished -5 -5 first -5 -1 fits -5 3 fix 1 2 flag 11 9 follow -14 -8 force -1 0 form 0 7 forward -4 0 found -8 1 free -2 2 full -11 -11 further 2 7 get 6 7 gets 9 1 give 5 3 given 4 2 gives -6 -8 go 8 5 goes -13 -18 group -2 -3 guess -7 -13 had 9 17 hand -1 1 happens -10 -7 having -1 4 here -24 -35 high 4 9 hold 4 0 host -7 -1 id -4 -7 ids -1 -3 if 0 -4 image 5 2 in -1 -2 include -12 -15 included -17 -25 index -2 -3 information -1 -1 informed 22 24 inside -4 -6 instructions -9 -16 internal -6 -6 invent -2 -9 is 0 -1 it's 3 6 itself -2 -7 just 7 8 keep 13 14 kept 0 -3 key -6 1 keys -10 -13 know 5 13 known 8 11 label 0 -1 last -11 -10 leave 7 5 left -13 -14 legal -8 -12 let 19 20 level -11 -11 like 7 4 limit 1 9 line 7 13 lines -8 -10 link 2 -5 list 13 12 listed 3 -1 listing 10 10 lists -3 -6 local -14 -10 log 2 1 logged -4 -3 login -1 -10 logs -3 -11 longer 6 6 look 9 -7 lost 12 16 lower 3 -6 made -5 -8 mail -8 -2 make -15 -15 mark 17 11 match 10 11 matches -3 2 matching -2 -3 matter 20 23 mean -13 -10 means -17 -10 members -11 -8 mention 19 23 mentioned 3 1 message 12 13 messages -4 -13 metadata 0 -2 minutes -10 -10 mode -4 -4 model 2 -10 money 6 -3 multiple -3 -2 must -8 -11 name 6 3 named 0 -2 names 3 3 necessary 13 9 need 10 18 needed 1 -3 needs 7 7 network -14 -10 never 1 -1 new 0 -13 next -15 -22 no -8 -7 none -9 -16 nor 0 -1 note 1 2 nothing -4 -5 notice 12 13 null 4 8 number 4 8 numbers -21 -22 object 12 14 objects 11 13 of -2 -3 off -19 -17 offer -10 -10 offered -4 -3 often -8 -14 ok 3 3 on -9 -12 once -5 -7 ones 11 6 open -16 -17 opened -9 -15 or -24 -29 order -18 -14 others 4 2 otherwise -8 -6 our 11 12 output -8 -8 outside 0 4 over -5 -2 override -18 -18 overwrite -6 -7 own -4 -5 owner 3 -5 page 6 12 pages -3 -4 paid -12 -10 parameter -5 -14 parameters -4 -13 part 2 -1 pass 4 -2 passed -14 -19 password 3 0 passwords -4 -4 paste -5 -14 path 6 3 paths 0 -2 payment 1 2 people -11 -4 per -8 -3 person -4 1 personal 7 2 place 6 -3 point 14 15 possible -14 -4 post -10 -17 prefix 0 -10 present -3 -3 preview 4 7 price 13 9 print 1 4 private 6 -3 project -2 -4 projects -5 -2 promise -4 -4 prompt 16 17 provide -1 -2 provided -10 -6 public -11 -12 published -14 -15 put 0 -7 query 4 11 question 22 18 questions -10 -11 quote -1 6 raise 16 17 range 9 7 re -3 -1 reach -19 -16 reached 1 1 read -2 -10 reading -2 -4 reads 2 6 real -5 -6 reason -2 -6 recalled -6 -2 record 1 0 reference 6 7 refund 1 6 refused -6 -9 release -16 -11 released -2 5 remove 7 3 removed -3 4 repeat -8 -6 replace -3 1 reply 7 17 report -6 -3 reports 1 0 request -2 -1 requested -5 9 requests -17 -14 required 0 2 resolved -3 -7 resource -2 -1 resources -1 -1 response 3 -5 result -1 -6 results 0 2 retry -11 -5 return -7 -5 returned -13 -16 returns -5 -3 reveal 7 11 review 7 11 right 0 2 root 5 1 rows -5 -6 rule 2 -4 run 1 1 running -2 -5 runs -1 0 said 15 0 same -11 -5 say -12 -10 says 3 1 se -8 4 search 8 11 second 9 12 secret 5 0 secrets -8 -7 see 3 2 seen -3 7 sees -12 -14 select 4 0 send 0 -5 sent -10 -11 server -3 -4 service -8 -5 session -10 -12 set -6 -3 settings -5 3 share 7 8 shared -7 -13 shell -11 -16 should 4 12 show 4 16 shown 4 14 shows 5 7 side -3 -4 sign 1 -11 signed -3 -4 since 4 2 single -5 -9 skip -13 -8 so -2 2 somebody 4 0 something 23 16 source 17 5 specific -6 -4 specified -2 -1 sql -4 -5 start 1 1 started 1 2 state -12 -9 statement 2 3 status -4 0 step -8 -2 stop -3 0 store -5 -14 stored -13 -13 string -1 -2 suggest -3 -5 summary 6 7 support -5 -5 supported -8 -7 switch 2 -2 switched -7 -7 system 12 15 take -11 -8 taken -9 -8 talk 0 -3 task 5 1 tasks -7 1 tell 8 17 test -9 -7 text -3 6 them -5 -9 themselves 9 14 they're -2 -7 things -8 -5 three 21 9 through -6 -9 time -2 -3 title -1 -1 titles -11 -10 to 4 5 token -4 -16 tokens -10 -7 told 14 15 too -1 0 tool -12 -10 tools 0 -4 touched -7 -10 true 4 7 try -12 -6 turn -10 0 turned -9 -13 twice 0 -1 two 12 13 type 8 13 under 15 13 undone -10 0 unless -2 -3 until -19 -22 up 24 26 update -1 -5 upload -9 -3 uploaded -5 -9 upon -14 -12 url -1 -3 us -7 -5 used 8 5 user -8 -5 user's -10 -17 users 10 10 uses 5 -3 using -1 1 valid -6 -1 value 1 3 values -2 -8 variables -4 -8 verify -7 7 via 1 -4 visible -11 -14 wait 7 6 waiting -4 -1 want -1 -1 wanted 3 1 wants -8 -13 way -13 -8 we 5 11 whatever -1 -5 where -5 -7 whether -4 -6 while 12 11 whole -12 -17 whose 5 6 within -8 -7 without -9 -9 word 13 15 work -3 -2 works -5 -11 workspace 8 8 write -5 -8 written 6 -2 yes 0 -6 yet -4 -5 yourself -14 -15
pair:able_ to 2 2
pair:about_ an -3 -5 it 25 30 the 2 8 them 7 11 this -7 -6 to -6 -6
pair:above_ and -3 -8 eur -10 -5 the 2 5
pair:absolute_ path -5 -4
pair:accept_ the 17 11
pair:accepted_ for 0 2
pair:access_ is 7 11 key 9 3 the -5 -17 to -4 -8 token 1 2
pair:accompanied_ by 0 7
pair:according_ to -2 1
pair:account_ and 1 7 for -2 -1 holder 1 1 id -7 -11 in 5 4 is 4 4 number 13 7 numbers -2 1 of 5 8 or 5 4 owner 2 3 the 9 8 to 0 4 with -9 -13
pair:accounts_ are -5 -1
pair:across_ all -2 -4 multiple -1 -1 the -6 -5
pair:act_ on 11 10
pair:action_ to -8 -11
pair:add_ it 24 29 new -2 -4 the 25 30 them 4 4 to 17 19
pair:added_ to -9 2
pair:address_ and 4 1 book 11 9 for -3 -2 in 25 26 into -2 -2 is -12 -11 of 2 -4 on 1 0 or -7 -17 that -1 2 the 6 11 to -3 -3 with 3 2
pair:addressed_ to -1 -1
pair:addresses_ and 6 3 are 0 -6 in 0 3 that 6 6
pair:adds_ an 1 -1 the 5 12
pair:after_ an -5 -13 days -13 -9 each 1 4 every 2 -1 hours 4 1 it 7 19 seconds -7 -11 that 0 4 the 3 4 this -3 -7 three 1 7 which 5 4
pair:afterwards_ the -7 -9
pair:again_ with 10 9
pair:against_ an -4 -4 the -6 -1
pair:age_ and -7 -4 of 0 3
pair:agent_ and -2 1 has 10 18 is 0 -8 must -2 4 that 7 5 to 6 2
pair:agreed_ to -11 -7 with -4 -3
pair:ahead_ of 22 29
pair:alert_ for 1 2
pair:alerts_ for -3 -3
pair:all_ and 6 3 available -1 -3 existing -3 0 fields -9 -10 files -4 -4 if -4 -4 items -4 -9 messages -8 -7 of 0 2 or -12 -14 other -6 5 others -6 1 projects 1 -3 tables 2 12 the 11 10 three -6 -4 users -1 -6
pair:allow_ list -2 -2
pair:allowed_ directories -2 -2 to -1 -4
pair:along_ with -2 -1
pair:already_ exists -2 -5 know 0 -3
pair:also_ for 18 28 if 1 5 when 5 -7
pair:alt_ text -2 -3
pair:always_ call -3 2 use 1 3
pair:among_ the 20 18
pair:amount_ and 4 2 in -10 -11 is -8 -11 of 0 -6 to 0 4
pair:amounts_ are -8 -11
pair:an_ absolute -2 -1 access -4 -4 account -7 -12 action -4 -9 ad 8 9 address -5 -9 admin -8 -7 agent 12 6 ai -4 -7 alert -3 0 amount 9 7 answer -7 -12 api -2 -3 app -3 -8 application -5 -7 appointment -4 -1 approval -6 -7 array -9 -5 article -3 -4 assistant -15 -13 attachment 1 2 earlier -12 -18 element -7 -9 email -2 -3 emoji 1 1 employee 9 5 employee's -6 -6 empty -8 -4 entry 3 -1 environment 4 2 error 3 2 estimate -12 -7 event -4 -4 exact 5 2 example 7 -5 existing -20 -26 expense -1 -5 explicit -2 -3 export -5 2 external -4 -1 hour -1 1 http -1 -3 id -13 -10 image -1 -4 incident -7 -7 index -2 -2 instruction -8 -8 internal -9 -10 invitation 3 1 invoice -2 7 issue -1 -3 item -1 3 mail -13 -18 object -5 -4 offer 0 2 open -5 -15 optional -5 5 order 15 12 update 1 -4
pair:analysis_ and -3 -2
pair:and_ account -4 -1 add 12 20 address 10 5 after -2 -2 age 12 11 all -4 -8 also 6 11 an 1 -4 answer 10 23 any 1 4 append 1 16 are 4 7 aren't -4 -4 as 1 1 ask -25 -22 at 8 18 attach 12 20 attachments -8 4 bank 6 6 be -1 0 budget 11 15 call 0 9 can -5 -9 can't -18 -22 cannot -11 -16 card -2 -2 carry 11 6 check -6 -11 code 4 11 come 10 6 comments -4 -8 configuration 0 -1 content -5 3 cost 2 -3 count 2 2 custom -13 -13 data -4 -5 date -4 -4 dates -4 -13 day 3 3 delete 6 9 describe 17 17 description -1 -2 destination -7 -1 do -5 2 does 5 -3 doesn't -5 -13 don't 2 2 drop 5 -2 each -4 -3 end -2 2 enter 4 -4 every -1 -6 explain -12 -8 file 6 7 files -3 -6 fill 0 5 fix 1 0 follow -9 -7 for -1 4 from 8 10 get 5 3 git 0 -2 give 9 22 gives -5 -6 go 20 19 goes -5 -9 group -3 -7 hand 11 17 has -6 -2 have -11 -7 how -13 -19 id 4 9 if 9 11 in 10 8 include 18 19 is 1 6 isn't 5 4 it 0 -5 it's -2 -4 its -8 -1 keep 28 25 keeps 13 13 language -4 -6 last -3 -9 leave 17 17 leaves -10 -8 let -14 -14 limit -1 -4 line 2 1 link -5 -6 links 2 8 list -8 -5 listed -10 -10 lists -3 -6 mail 8 11 make -12 -4 marked -2 -1 may -8 -1 memory -2 -3 mention 1 -9 metadata -7 -8 more -13 -13 must -10 -12 name -3 -7 names -12 -9 need 5 14 needs 17 10 never -5 3 new -2 -9 no 4 -4 nobody 12 13 not -19 -24 notes 0 1 nothing -10 -20 number 6 1 of 18 21 offer -6 -12 on 13 12 one 4 2 only -7 -2 open 5 10 optionally -8 -8 or -9 -15 other -5 -14 pagination 0 -1 pass 11 18 password 15 22 paste 9 17 path -4 -10 payment -9 -12 phone -6 -9 place 5 10 post 2 7 price 4 -6 prints -1 3 private 1 -6 put 26 33 query -1 -1 read 10 7 reason -4 -9 repeat 4 9 report 2 8 reports -4 -7 results -9 -5 retry 1 5 return -1 -5 returned -7 -8 returns 5 0 run 0 2 save -3 4 say 11 14 says -14 -17 search -6 -9 send 5 12 sends 1 -1 set 18 18 shall -1 1 should 3 1 show -10 -10 shows -3 -7 sign 1 3 size 2 6 skip 4 14 so 5 5 source 1 -5 state 16 15 status -7 -9 store 18 21 stores -8 -10 suggest -13 -13 supply 9 16 tags -6 -11 tell 4 0 tells 4 1 text -7 -6 that -19 -16 that's -4 -10 the 5 11 their 2 -1 then 6 4 they 5 -5 this 10 4 those 1 0 time -6 -12 to 24 17 total 1 -5 try 5 4 type 3 6 update 5 3 upload 6 15 url -1 -2 use 12 12 user -3 0 wait -10 -15 waits -13 -16 what -4 -5 when -15 -20 where -12 -16 whether -6 2 who 5 -1 why -2 -2 will -1 -6 with -5 -3 without 1 6 write 16 16 writes 17 12 you -11 -10
pair:another_ one -5 0 server 5 14 tool 5 12
pair:answer_ and -2 4 has 1 -6 is 8 16 questions 11 15 that 23 26 the -11 -4 to 22 15 with 0 1
pair:answered_ with 17 21
pair:answers_ are 5 -1 to -1 6 with -3 -10
pair:antes_ de -1 10
pair:any_ file 1 3 mail 8 10 of 1 0 other -16 -9 server 18 17 time -16 -18 tool 19 21
pair:anyone_ with 2 3
pair:anything_ else 9 5 that -7 -1 to -3 0
pair:api_ and 0 -1 call -7 -9 key 9 14 keys 2 7 token -1 -1
pair:app_ html -1 -1
pair:appear_ as 2 2 in 17 9
pair:appears_ in -10 -8
pair:append_ the 9 11 to -1 2
pair:appended_ to 5 17
pair:applied_ in -9 -12 to 3 1
pair:applies_ to -2 -5
pair:apply_ the 6 3 to -1 1
pair:approval_ by 6 7 is 3 8
pair:approved_ by 1 -3 the 1 -1
pair:are_ accepted -10 -1 added -15 -12 addressed 1 9 allowed -4 -10 also -11 -15 always 3 -1 answered 16 16 applied 5 6 asked 10 9 at 12 15 available 0 -2 billed 5 9 blocked -14 -19 cached 2 9 changed -3 -6 checked -6 -5 closed 0 -3 computed 5 6 considered 4 2 converted -10 -11 counted 1 -4 created 6 -1 cut -7 -11 deleted 0 3 described 17 23 dropped 3 9 entered -1 -1 excluded -4 -7 fetched 3 -4 fine 6 5 flagged -15 -10 for 9 6 found 12 7 free 2 3 given 19 5 held 4 4 hidden -6 -16 ignored -4 -4 in -4 0 included -14 -11 informed 4 0 kept 6 -3 known -3 -4 left -4 1 limited -7 -5 listed -15 -16 made -3 -2 marked -20 -16 masked -18 -24 matched 2 2 missing 4 7 moved 7 4 needed -4 -3 never -13 -20 no -9 -10 none 6 6 not -18 -14 off -17 -16 often -4 -7 on -9 -8 only 9 4 ordered -6 -7 paid -9 -4 part -20 -20 passed -5 -7 possible -5 8 provided -7 -2 public -3 -12 put 4 6 read -7 -9 recognised -1 -2 recorded -7 -10 refused -24 -22 rejected -16 -20 removed -8 -7 replaced -5 -5 reported -18 -3 required 10 7 resolved -1 3 returned -12 -14 rounded 6 5 sent -3 -3 separate 2 4 set -5 -9 shown -4 -4 skipped -14 -9 sorted -6 -12 split -1 4 still -7 0 stored -5 -1 supported -8 3 taken -9 -5 the -14 -8 then 16 12 those -17 -21 to 23 24 told 28 29 used -9 -9 visible -7 -5 written -8 -9
pair:aren't_ shown 3 2
pair:arguments_ and -9 -6
pair:around_ the -2 4
pair:array_ of -10 -15
pair:as_ an 7 16 base 23 17 csv 3 -2 data 7 5 done 5 2 draft -2 -2 first 14 12 given -9 -6 if 22 20 in 9 1 is 10 7 it -3 7 it's 11 9 json -3 -5 key -1 -2 list 2 3 long -9 -6 markdown -3 -3 name -2 -1 new 10 16 not 18 15 of 5 -1 one -3 -9 part 16 25 pdf 6 2 plain -9 -8 png 1 0 returned -2 -11 soon 5 7 string -2 -5 such -2 -5 text -12 -11 the 7 14 they -17 -18 this 8 16 though 16 24 to 8 10 usual 11 6 well 0 5 you 7 1 your 20 22
pair:ask_ about -5 -5 again -9 -9 before -9 -17 first -9 -15 for -9 -10 if -19 -18 the -5 -13 what 1 -3 whether -8 -4 which -18 -21
pair:asked_ about 2 8 for 10 11 to 9 14
pair:asking_ for 9 11 the 2 3
pair:asks_ about -9 -14 for -3 -8 the -9 -6 to -8 -12 what 4 3 you -11 -3
pair:assigned_ to -1 -3
pair:assistant_ can 16 12 has 6 19 in 7 7 is 3 6 must 2 -4
pair:associated_ with -14 -13
pair:at_ all 3 7 and 7 18 any -9 -9 each 4 3 first 1 -3 hand -1 4 home 7 5 https 4 8 it 11 14 its -7 1 least 2 1 most -16 -18 night 8 8 once -4 -7 that 6 8 the 6 7 this -6 -4 time -16 -19
pair:attach_ it 3 9 the 2 13
pair:attached_ to -6 -3
pair:attachments_ are -11 -10
pair:audit_ log -3 -4 trail 0 -1
pair:authenticated_ user -5 -8
pair:author_ and -6 -13
pair:authorized_ keys -4 7
pair:auto_ approve 1 10 generated 0 -2
pair:available_ for -6 -7 in -4 4 on 6 4 to -9 -10
pair:aws_ credentials 4 25
pair:back_ and 5 7 as -1 4 in -20 -21 on -5 -4 the -2 -7 to -6 -7 with -1 4
pair:background_ color 0 -3
pair:balance_ of 0 -4
pair:bank_ account -9 -5 details -7 3
pair:base_ encoded -5 -9 of 6 15 url -1 -4
pair:based_ on -15 -9
pair:bash_ history 12 24
pair:be_ added -13 -12 an -6 -5 answered 16 0 asked -5 -5 called 5 8 cancelled 0 5 changed -5 5 checked -12 -14 combined 2 9 created -6 -14 deleted 7 8 done -8 -10 edited -5 -9 empty 3 -2 executed 0 7 followed 0 7 found 8 5 given 9 8 in -1 1 included 7 2 left 4 5 listed -3 -4 looked -6 -6 made 13 17 named 4 3 on -1 3 one -7 -4 opened 4 -7 passed -16 -13 provided -4 -4 put 3 7 read -13 -10 recalled -5 -6 removed -10 1 repeated 6 7 replaced 4 11 reported 5 10 restored 4 2 returned 10 4 run 11 11 saved -1 -12 seen 9 3 sent 1 6 set 3 5 shown -13 -14 switched -5 -11 taken 5 5 the 1 -11 told 3 -3 treated 1 -2 true -2 -19 turned -6 -3 undone -12 -8 unique -1 -6 uploaded -7 -11 used 5 8 valid -3 -7 verified 1 -1 withdrawn -7 -6 written -2 10 wrong -1 -2
pair:bearer_ token 12 17
pair:because_ it 5 5 of 5 9 the -10 -9
pair:before_ after -6 -2 and 0 -6 answering -2 6 any -10 -5 anything 0 3 calling -17 -15 creating -3 -7 each 7 13 get -1 0 it 12 5 it's -11 -8 making -1 -6 or -3 -3 sending 1 -1 that -9 -10 the 1 6 they 3 3 this -4 5 using -3 0 writing -3 -4 you -4 2
pair:beforehand_ and 4 9
pair:begin_ with 6 8
pair:beginning_ of 3 7 with 8 17
pair:begins_ with 1 9
pair:behalf_ of -9 -8
pair:behind_ the 11 15
pair:belong_ in -1 3 to 3 5
pair:belongs_ to -6 -7
pair:below_ it -1 2 the 13 6
pair:best_ for -26 -17 practice -5 -8 practices -8 -10
pair:better_ than -15 -20
pair:between_ and 20 11 the -2 -1 two 6 0
pair:body_ and 7 4 is 3 -2 of 2 1
pair:book_ the 6 14
pair:books_ an -5 -5
pair:both_ are -19 -20 with -4 -1
pair:bound_ to 7 18
pair:branch_ is 3 7 name 8 -4 protection 15 7 to 0 -8
pair:break_ the 15 18
pair:bring_ it 6 9
pair:browser_ and 5 6 history 6 5 profile 17 20
pair:budget_ in -4 -6
pair:built_ in -1 2
pair:business_ days 8 7
pair:but_ it 7 6 not 2 -5 the -1 -4
pair:by_ an -14 -2 any -5 2 author 1 -1 calling 20 19 category -7 -4 country -1 -4 customer -1 -7 date -8 -16 day -5 -7 default -3 3 design 11 14 email -4 -3 field -8 -6 file -2 -6 get -4 -14 hand -11 -14 id -14 -11 its -10 -8 itself -7 -12 label -4 -6 law -4 -9 line 6 4 list -8 -2 mail 0 -6 means 7 10 more -14 -8 name -5 -3 number -10 -8 one 23 22 order -4 3 other 11 6 others -6 -7 our 10 22 person 6 16 phone 6 7 policy -6 -2 price 7 14 relevance -11 -5 second 3 5 service 0 -2 severity -2 -1 side -15 -15 state -1 -2 status -4 -1 step -3 -9 text -7 -9 the 6 7 their 0 5 them -11 -10 this 5 4 time -2 -2 title -1 -1 topic 10 15 type -2 -3 up 4 12 url -2 -6 us 2 3 user 2 1 way 4 -1 which 11 10 you 20 18 your 5 4 yourself 2 5
pair:cached_ for -12 -11
pair:calendar_ and -5 -7
pair:call_ again -8 -10 and -1 4 delete 9 19 fails -19 -21 find 5 5 for 3 0 get -4 -10 in 0 -7 is 9 12 it -3 -11 list -5 -10 of -1 9 returns -8 -5 that 10 7 the -2 -2 this -21 -27 to -2 -4 when -8 -17 with -3 -4
pair:called_ before -5 -7 with 9 8
pair:calling_ it -2 5 the 0 -5 this 0 -1
pair:calls_ for 9 4 the -1 -8 to -4 0
pair:came_ from 0 6
pair:can't_ be -6 -7 see -2 1
pair:can_ also -15 -18 be 1 6 do 5 2 filter -1 0 go 9 6 only -2 -1 open -1 -3 reach -4 -2 read -5 -2 see -7 -5 take -4 -4 use -1 -1
pair:cancels_ an -11 -10
pair:cannot_ be -10 -8
pair:capped_ at 11 13
pair:card_ number 6 13 numbers -5 -3 on 3 5
pair:carried_ out 15 14
pair:carries_ the -3 1
pair:carry_ on 7 9 out 14 8 the -2 5 them 6 5
pair:case_ and -1 5 insensitive -3 -3 of 0 1 sensitive -2 -3
pair:change_ is -17 -11 of -8 -10 the 7 13
pair:changed_ and -5 -10 files 0 -1 in -11 -10 to 11 17
pair:changes_ and -1 -1 are -5 -1 in -5 0 the 2 3 to -9 -6
pair:channel_ id -3 -3 or -11 -17
pair:characters_ to 1 7
pair:charges_ the -9 -13
pair:chat_ and 3 1 history -4 -4
pair:chats_ with 9 2
pair:check_ for -12 -11 if -4 0 in 20 13 is 0 2 it -10 -11 that -5 7 the -14 -11 with -5 -11
pair:checked_ against 4 1 by -20 -16
pair:checks_ and 0 1 for 0 -3 if 2 5 the 4 8
pair:choose_ the -1 0 this 21 19
pair:chosen_ by 7 4
pair:cite_ the -3 -6
pair:city_ name -2 -2
pair:clean_ up -14 -10
pair:clear_ the 0 -3
pair:click_ on -10 -6
pair:clicks_ an -2 -1
pair:client_ is -1 4 side -5 -4
pair:close_ the -4 -4
pair:closes_ the -1 -4
pair:code_ and -5 -9 examples 0 -3 for -4 -3 from 5 -4 in 6 4 is 2 6 of -4 -4 or -9 -2 that 0 -4 the 2 -1 to -4 -8 with 7 9
pair:codes_ and -6 -13 are 15 8
pair:collection_ of 7 -4
pair:column_ names 4 4
pair:columns_ are -3 -5
pair:com_ docs 6 5
pair:combine_ with -5 -2
pair:combined_ with -3 0
pair:come_ across 1 7 back -6 -3 first -1 -2 from -11 -18 out 8 11 up 24 24 with 13 15
pair:comes_ back -11 -16 from -12 -13 up 19 15
pair:comma_ separated -5 -6
pair:command_ and 1 -6 in -9 -17 line 2 5 on -4 -9 to -11 -13 with 2 1
pair:comment_ and -4 -3 on -1 2 text -1 -3 to -5 -7
pair:comments_ and -8 -14 are 1 -5 by -4 -4 in -10 -10 on -6 -6 to -6 -8
pair:commit_ message -4 -11
pair:company_ or 3 4
pair:compare_ the -7 -4 with -3 -3
pair:compares_ two 4 1
pair:complete_ the 3 10
pair:components_ and 0 -2
pair:computes_ the -8 -8
pair:config_ and 0 2 gcloud 11 14 gh 0 6 json 12 6
pair:configuration_ and 2 7 for -3 -5
pair:configured_ in -10 -7
pair:confirm_ the -1 5 true -17 0 with -13 -18
pair:conflicts_ are -7 -9
pair:connect_ to -9 -9
pair:connected_ to 4 2
pair:consent_ is -3 4
pair:consists_ of 7 17
pair:contain_ the -8 -9
pair:container_ and 1 2
pair:containing_ the -2 -13
pair:contains_ the 2 11
pair:content_ and -10 -13 as 2 3 for -2 -2 from -9 -11 in 2 3 is -9 -10 of 1 2 or -1 0 to -10 -2 type -4 -12 use 0 -1 with -3 0
pair:contents_ of 7 15
pair:context_ and -5 -7 for -9 -19 to -3 -5
pair:continue_ with -3 2
pair:contract_ and 1 0
pair:convert_ to -2 -5
pair:converted_ to -5 -4
pair:cookies_ and 5 14 of -2 4
pair:copied_ to 5 6
pair:copy_ is 1 -2 of -1 6
pair:cost_ centre -4 -6 of -3 -3
pair:costs_ and 2 -2
pair:could_ be 1 1
pair:count_ and -1 0 as 22 29 for 0 -4 is -6 -1 of -16 -15
pair:country_ code -7 -10
pair:counts_ and 1 -9 as 16 31
pair:covered_ by 3 7
pair:create_ an 3 6 and -1 -4 event 16 21 new -7 -17 one 9 5 or -1 -4 the 10 12 update -3 -4
pair:created_ at -3 -4 by 1 10 with -1 -4
pair:creates_ an 2 7 link -3 -3 new -5 -12 or -3 -4 payment -3 -2 the 1 -3
pair:credentials_ and 5 0 are -15 -19 json 3 0
pair:css_ selector -2 -4
pair:csv_ or 4 4
pair:curl_ https -3 7
pair:current_ page -5 -7 state -1 0 time -1 0 user 5 -1
pair:cursor_ for -8 -6 from 0 -1 mcp 6 9
pair:custom_ field -2 -6 fields -2 -1
pair:customer_ and 8 1 data 0 5 has 13 14 id -5 -9 is -10 3 that -12 -17
pair:cut_ at -2 -5 off 2 -1
pair:daily_ budget -4 -4
pair:data_ and -7 -2 are 11 13 as -1 -3 for -5 -9 from -11 -4 in 9 11 including -1 -1 is -3 1 of -3 3 on -4 -1 or -6 -13 protection 0 -2 source -5 -6 sources -3 -4 to -7 -7 with -8 -1
pair:database_ and 1 0 to 8 8
pair:date_ and -1 -7 for -5 -4 in -3 3 is 6 12 iso 0 -1 of 0 -1 or 3 2 range 0 -6 the -1 1 time -6 -15 to -7 -10 yyyy -1 -2
pair:dates_ and -9 -14 are -3 -10 of 12 1
pair:day_ and -12 -7 before 2 -7 of 10 13
pair:days_ ahead -3 0 and -4 -8 are 2 1 in 1 0 of -5 5 to 3 3 with 7 9
pair:dd_ format 0 -1
pair:de_ la 13 22
pair:decode_ and 4 14
pair:default_ all -4 -6 and -4 -1 branch 2 4 false -7 -12 for 0 4 is -12 -16 max 0 -1 or -1 -1 the -3 -8 to 5 2 true 3 -4 use 0 -3 value -4 -11
pair:defaults_ to -1 -18
pair:defined_ in -3 -3
pair:delete_ all 14 22 an -6 -12 it 2 -3 or 7 6 the 7 12
pair:deleted_ after -6 -7
pair:deletes_ an -6 -9 the -5 3
pair:depend_ on -1 -1
pair:depending_ on -9 -12
pair:depends_ on -3 6
pair:derived_ from -4 2
pair:describe_ table -5 -1 the 6 9
pair:description_ and -1 -1 for -3 -6 is 4 2 of -11 -23
pair:descriptions_ and 8 14
pair:detail_ level -1 -1
pair:detailed_ information -1 0
pair:details_ and 2 2 for -1 -4 of -7 -15 on -1 -1
pair:did_ not -1 2
pair:differ_ by -9 -3 from -13 -10
pair:digest_ of 11 9
pair:direct_ messages 5 7
pair:directly_ to -3 -1
pair:directory_ and -1 3 for -4 -7 or -1 -11 to -1 -1
pair:display_ name 1 -3
pair:distance_ and -6 -4
pair:dns_ record -2 -2
pair:do_ as 2 8 it 23 19 not -11 -9 so 11 18 the 13 17 this 10 7 what 4 13 with 9 7
pair:docker_ config 8 19
pair:docs_ for -2 -3
pair:document_ and -7 -15 cookie 13 13 for -8 -6 id -7 -16 to -3 -4 with 2 -4
pair:documentation_ and -4 -7 for -5 -1 of 7 18
pair:documents_ and 9 5 are -1 6 in -1 4 to -4 -7
pair:does_ it 0 2 not -9 -7 the 4 9
pair:doesn't_ exist -3 -4
pair:domain_ name -1 -2
pair:don't_ add -8 -8 ask -5 -7 bring 14 21 call -1 -5 count 5 2 get 0 1 guess -3 -6 have 6 4 know 1 -8 mention -1 8 need 5 6 open -1 2 paste -2 -6 post -4 -9 put -4 -3 run 10 5 say -6 0 see 11 9 show 7 12 try -5 -3 use -8 -7
pair:done_ by -2 7
pair:down_ to 12 12
pair:draft_ to -6 -7
pair:drop_ the 29 26
pair:dry_ run -11 -11
pair:due_ date -3 -7 to -4 -1
pair:duplicates_ are -4 -9
pair:duration_ and -6 4 in -2 -3 of 1 -1
pair:during_ the -1 8 which 7 1
pair:each_ and 0 -7 call 11 18 change 1 0 entry -9 0 file 0 10 item -1 -1 line -4 -4 message -9 -3 of -1 5 one -8 2 other -18 -12 page -8 -1 result -10 -17 time 9 16 with 6 5
pair:edits_ to -2 -2
pair:effect_ on 9 5
pair:element_ on -3 -3 to -3 -6
pair:else_ is 2 16
pair:email_ address -1 -12 addresses -3 -2 is 1 6 to -1 8
pair:emergency_ number -7 -8
pair:empty_ and 2 -1 for 0 -1 list -1 -1 or 2 1 string -4 -3
pair:en_ el 9 18
pair:end_ and 4 1 date -10 -10 in 5 0 of -1 -7 the 11 6 time -3 -4 to -6 -3 up -7 -7 with 17 15
pair:ending_ in 5 10
pair:ends_ in -2 12 with -4 -5
pair:enough_ for 8 8
pair:enter_ the 10 20
pair:entered_ as 21 22 in -12 -13
pair:entries_ are -3 4 with 1 -7
pair:entry_ in -4 -1 is 18 18 to 11 2
pair:env_ and 0 -2 file -9 -12 var -7 -18
pair:environment_ for 2 -1 of 6 4 variable -11 -3 variables -7 3
pair:equal_ to -5 -10
pair:error_ and 13 4 handling -2 -4 message -7 1 messages -1 -1
pair:errors_ and 4 2 are 7 12
pair:essential_ for -11 -3
pair:etc_ passwd 2 8 shadow 11 16
pair:even_ for 28 29 if -3 11 when -6 -2 where 20 22
pair:event_ and 2 5 is -8 -4
pair:events_ and 7 12 are -8 -15 with 3 9
pair:every_ call -4 4 message 4 14 other 11 12 time 9 15
pair:everything_ else -10 -13 that -5 -8 the 8 13
pair:exact_ text 0 -3
pair:exactly_ as -1 -7 one -4 -5
pair:example_ and 9 9 as 2 21 com -18 -27 for -5 -5 if 7 2 in 2 12 is 6 20 sh 3 19 the -4 -1 to -1 0 with 5 4
pair:except_ for 9 11
pair:exclusive_ with -2 -3
pair:execute_ command 1 12 in 3 0 sql 7 4 the 4 4
pair:executed_ by 9 8
pair:exist_ in -3 -5
pair:existing_ files 0 -1 one 0 -1
pair:exists_ for 7 9
pair:exit_ code -2 -1
pair:expected_ to 10 5
pair:expire_ after -8 -11
pair:explain_ the -7 -6
pair:export_ the 17 14
pair:exports_ the -6 -9
pair:fails_ if -9 -12 with -18 -25
pair:fall_ back 1 -1
pair:falls_ back -5 -8
pair:false_ and 15 26 default -1 -1 for -6 4 to -8 -11
pair:faster_ and -16 -17
pair:fee_ is -9 -3
pair:fees_ are -7 0
pair:fetch_ all -2 -11 one -3 -3 the 1 0
pair:fetches_ the 0 -4
pair:fewer_ than -6 0
pair:field_ and -3 2 in 1 3 is -2 4 name -1 -2 names -3 -3 of 19 12 to -9 -7 value -1 -4 with -8 -12
pair:fields_ and 3 2 are -14 -11 for -4 -2 that 3 -4 to -1 -7
pair:figures_ are 5 3
pair:file_ and 5 9 are -2 -6 as 5 7 by -5 -9 content -5 -6 contents -6 -2 for 0 -1 from 1 4 has 9 6 in 7 6 is 1 4 line 2 -1 name -4 -5 names 4 7 of 1 1 on 6 14 or -7 -6 path -6 -7 system 9 2 that 0 -8 the -2 4 to 1 -1 tool 20 25 with -11 -9
pair:files_ an -5 -6 and 9 14 are -9 -10 by -2 -4 from -2 -2 in 5 7 of 7 5 or -9 -8 that -6 0 the -7 -2 to 2 2 use -7 -9 with -9 -17
pair:filesystem_ server 6 7
pair:fill_ in 13 18 it 0 5
pair:filled_ in 11 8
pair:fills_ in -3 -6
pair:filter_ and -2 -4 by -13 -20 for -1 -2 on -1 -2 results 0 -1 the 0 -3 to -13 -4
pair:filtered_ by -2 -1
pair:filtering_ by -1 -1
pair:filters_ and -2 -6
pair:find_ all -9 -17 and -4 -8 in -2 8 it -2 1 out 16 12 the -7 -5
pair:finds_ the 11 7
pair:first_ and -17 -13 call 6 1 day 6 1 if -14 -13 line 2 -4 name -2 -4 page -3 -5 run 1 1 the 14 15 then 2 2 time 7 6 to 3 -3 use 0 7 with 4 -3
pair:five_ days 0 1 minutes -9 -9
pair:fix_ the -9 -6
pair:focus_ on -1 -1
pair:folder_ and 9 6 with -3 -1
pair:follow_ the 0 -1 up 3 6
pair:followed_ by 7 19
pair:follows_ the -6 -2
pair:font_ size -1 -3
pair:for_ agents -2 -1 ai -1 -2 all 8 12 an -12 -16 and -8 -10 another 13 16 any -1 7 anything 6 3 approval -11 -15 as 0 -1 assistants -9 -10 at -1 4 better -1 -3 both 17 20 broad -6 -5 by 0 3 code -5 -13 comparison -1 -9 complete -5 -3 complex -1 -1 comprehensive -4 -1 confirmation -7 1 content -2 -7 create -1 -6 creating -1 -2 custom -1 -1 day 13 11 days 5 4 debugging -11 -3 different 6 4 display -1 -8 each -8 -2 events -1 0 every 0 17 everyone 9 4 exact -1 0 example -13 -40 file 0 2 files -2 -1 filtering 0 -1 finding -2 -5 five 3 -1 free 2 1 full -7 -8 general -1 -2 get 0 -1 given -6 -8 good -2 -3 hours -5 -10 how -9 -9 in -6 -7 instance -5 1 interactions -2 -4 it 3 6 its -1 -4 known 5 14 large -1 -2 later 11 13 list -7 -9 local -10 -11 minutes 1 0 more -6 -12 most 0 -1 multi -1 -1 multiple -3 -1 new 1 -6 next -5 0 no -8 -7 non 2 -9 number 2 8 one -6 -13 or -6 -7 other 2 -6 others 16 10 our 22 27 pagination -1 -4 payment 7 6 people 6 4 performance 1 8 period 8 16 permission -5 -2 person -9 -9 place -3 -5 private 6 2 product 3 8 project -2 -5 public -4 -9 quality 14 19 queries -3 2 questions 4 3 quick -3 -4 reading -10 -13 real -10 -6 results -2 0 review -3 -7 safety -2 1 search -3 -3 second -1 -1 security -12 -8 service -3 -1 signature -7 -9 single -2 -7 small -6 -4 some 4 -4 specific -4 -6 style 2 5 task 3 5 ten 4 3 text -6 -6 the 9 4 their -4 -12 them 9 8 these -13 -16 this -2 -7 those 8 2 time -3 -8 two -8 -9 understanding -7 -12 up 7 3 us 1 -2 use -6 -12 user -2 -6 users 12 7 what -4 -11 which 3 -1 word -6 -3 year 11 4 yes -4 -6 you 13 10 your -1 1
pair:force_ true 2 12
pair:forecast_ for -3 -4
pair:form_ fields -4 -6 of -1 3
pair:format_ for 0 -3 of 7 5
pair:forward_ the 4 11
pair:forwarded_ to 3 18
pair:found_ by -6 -4 in 18 19 on 7 4 to 12 15
pair:four_ digits -13 -17 hours 8 9
pair:free_ busy -7 -9 of -3 4 plan 4 -1 text 5 3
pair:from_ all 4 -1 an -10 -10 another 4 0 any 14 11 camera -3 -4 csv -4 -4 earlier 4 4 file -2 5 get -7 -14 google -2 -8 here -14 -7 it 7 6 its -9 -6 list -9 -12 local -5 -5 memory 4 0 now 17 21 one 8 5 other -9 2 our -2 -4 outside -11 0 pdf 3 2 previous 4 -5 search -9 -7 specific -4 -2 template 1 -2 the 10 6 their -3 6 them 7 5 there -1 -2 this -1 7 to 5 -2 user 0 4 web 3 2 what 17 23 where 5 -4 which 7 7 your 0 -6
pair:front_ of -2 1
pair:full_ content -3 -5 details 0 -5 name 11 9 or -1 -4 page 1 1 text 4 6
pair:generate_ the -1 3
pair:get_ all -11 -19 an -5 -11 complete -1 -5 comprehensive -1 -2 current -5 -7 detailed -5 -1 details -1 -2 docs -1 -3 file 1 2 full 10 9 information -1 -1 issue -4 -6 it 0 7 list -4 -7 mail -3 -4 metadata -1 -4 one 5 4 page -2 0 project 0 -2 recent -6 -7 screenshot -3 -6 specific -1 -1 the -6 -9 to 6 7 user -4 -8
pair:gets_ an -1 -6 the 15 15
pair:gh_ hosts 0 6
pair:git_ config 15 6 credentials 9 20 push 2 0 repository -4 -9
pair:github_ com 2 1
pair:give_ both 6 -1 it 8 10 the -14 -10 them -3 -7
pair:given_ as 12 17 by 1 11 in 25 30 the 8 5 to 5 8
pair:gives_ an -4 -6 the 10 8 you -7 -10
pair:glob_ patterns 1 -1
pair:go_ ahead -5 -8 back 3 4 in 2 -1 into -2 9 on 24 20 out 1 -9 through -8 -7 to 15 12 with 9 13
pair:goes_ back -5 -5 in 19 25 into -2 4 on -2 -9 out -4 -2 through -8 -7 to -3 2
pair:going_ to -6 -7
pair:good_ practice -3 -2
pair:greater_ than -10 -13
pair:group_ and -5 -4 by -3 -3 or -11 -12
pair:grouped_ by -9 -12
pair:guidance_ for 5 2
pair:half_ of -2 0
pair:hand_ it -5 -1 over 2 11 the 0 9
pair:handed_ to 6 5
pair:hard_ to 1 5
pair:has_ access -2 -6 agreed -3 -3 an -5 -1 approved -13 -11 attachment -5 -10 been 9 12 changed 7 7 it -11 -18 more 5 8 named -3 -6 no -3 0 none 10 2 not 24 17 one -2 1 said 14 12 seen -12 -14 the 8 9 to -14 -13
pair:have_ access 10 9 an -1 -12 been 5 8 it 4 0 no 6 8 not 9 2 the -4 -1 them -3 -8 to -9 4
pair:head_ of 2 5
pair:headers_ and -1 -6
pair:health_ and 3 3 data 1 10
pair:height_ in -1 -4
pair:held_ for -1 -2
pair:here_ and 4 11 is 0 5 on 12 17 the -9 -3
pair:hidden_ from 21 18 text -13 -15
pair:high_ level -4 -6 medium 0 -3 quality -5 -5
pair:history_ and 3 -1 for 0 3 of -10 -4
pair:hits_ with -6 -7
pair:hold_ the 6 5
pair:holding_ the 8 9
pair:holds_ the -8 3
pair:home_ directory 13 14 user -7 3
pair:host_ and 11 18 in 21 21 key 2 1
pair:hosts_ yml 0 6
pair:hours_ and 2 -6 are -2 8 before 7 2 of 15 16
pair:house_ rules 8 6
pair:how_ it -4 -4 long 2 -8 many -13 -14 much -4 0 the 1 6 to -20 -17
pair:html_ content 0 -2 is -5 -4
pair:http_ request -6 -8
pair:https_ api -15 -21 docs -3 -14 example -4 -6
pair:human_ readable -7 -8
pair:id_ and -3 -11 are -2 -6 as -3 -2 ed -5 10 for -6 -15 from -6 -13 id -1 -5 in -4 -11 is -18 -17 must -6 -1 name -10 -11 of -16 -41 optional -3 -5 or 4 -1 required 0 -2 returned -5 -11 rsa 9 14 status -3 -2 the -2 -5 title -2 -1 to -9 -22 with -2 -3
pair:ideal_ for -6 -2
pair:identified_ by -8 -4
pair:identifier_ for -1 -3 of 4 -5
pair:identify_ the -6 -4
pair:ids_ and 0 6 are -4 -4 for 0 -2 in -2 1 of 3 0 or 1 4 to -1 0
pair:if_ an -5 -4 any -5 -4 asked 14 18 available -6 -5 empty 2 0 false -9 -7 it -17 -8 it's -5 5 missing -2 1 more 2 1 needed 0 1 no -1 7 nobody 11 11 none -4 -9 not -15 -9 nothing 1 3 omitted -9 -12 one -15 -17 provided -2 -3 set -4 0 somebody 1 4 someone 2 6 something -12 -13 the -12 0 there -21 -15 there's -14 -6 they 4 0 they're -11 -9 this -15 -4 true -9 -15 unsure -1 -6 user -2 10 you -23 -22 you're -4 9 your 5 -1
pair:ignore_ all 9 15 the 11 12
pair:ignored_ when -6 -11
pair:image_ and -3 -5 for 7 11 from -3 -4 to -5 -8 url 0 -3
pair:images_ are 8 4
pair:important_ before 1 4 the 5 3 this 4 9 when 5 0
pair:in_ addition 6 17 advance 3 7 all 24 26 an -8 -11 and 10 8 any 12 11 as 6 12 base 2 8 between 14 16 browser -1 -3 by 8 4 case -3 4 cents -2 0 chat 8 2 clear 8 15 code -1 6 days -4 -5 der 13 8 documents 16 23 doubt -15 -7 each 2 5 env 5 11 every 28 29 favour 20 25 file 1 0 for -4 1 force 0 -3 four 7 2 front -5 -3 full 1 3 general 14 12 get -1 -5 google -8 -14 here -6 -10 iso -3 -2 it 5 10 its 9 16 line 2 4 list 15 19 local -6 3 markdown 1 7 memory -12 -14 milliseconds -3 -7 mind 3 8 minor 5 7 minutes 0 -4 most -16 -10 ms -2 -5 notes 2 1 on 0 3 one -9 -9 order 1 7 other 7 11 our 7 -2 parallel 3 0 part -2 -4 person -6 -9 pixels -4 -7 place 7 9 plain 0 2 progress -7 -8 project 2 5 public 18 12 queue -4 -8 reply 2 -13 response -2 -1 results 3 -1 sandbox 0 1 schema 0 7 search 8 7 seconds -8 -17 session 9 24 settings -9 -4 single -9 -12 specific 0 -1 specified -1 -1 state -8 -2 steps -6 -7 table 6 4 that 6 9 the 7 7 their -6 -7 them -2 1 there -15 -13 these 3 4 this 16 23 those 14 20 time 12 12 to 2 4 total -6 3 two -6 1 use 9 9 user -10 -14 what 11 13 which 4 2 white 10 11 with 4 3 words -10 -11 workspace 5 5 writing 7 15 your -20 -11 yyyy 0 -1
pair:include_ all -11 -11 detailed 0 -1 hidden -5 -5 in -2 -4 the -4 8
pair:included_ and -7 -6 in 5 13
pair:includes_ the -10 -14
pair:including_ its -5 -7 the 4 8 those -5 -3
pair:index_ of -10 -10 to -5 -9
pair:inform_ the -8 -6
pair:information_ about -8 -13 and -14 -15 for -4 -2 on 1 1
pair:insert_ update -4 -7
pair:inside_ the -3 -10
pair:instead_ of -10 -6
pair:instructions_ and 4 14 for 4 -11
pair:interact_ with -6 -8
pair:into_ account -3 -2 an -2 -9 one 3 6 the -2 2
pair:invoice_ for 5 4 to -4 -8
pair:ip_ address 3 3
pair:irrespective_ of 6 17
pair:is_ about 3 2 above 5 7 accepted -5 4 active -5 -4 added 3 -1 allowed -2 -8 already -7 -3 also -5 -4 always -2 3 an 1 -7 and 2 2 appended -4 6 applied -1 -1 asked -6 -8 at 7 6 attached -12 -10 automatically -6 -3 available 10 18 being -6 -7 below -10 -8 better 4 1 blocked -16 -16 booked -1 5 by -5 -5 called 13 19 changed 2 3 charged 3 8 checked -10 -9 complete 20 19 connected 20 25 converted -3 -3 created -5 0 currently -2 -7 deleted -6 -2 derived 4 9 displayed 1 1 done -18 -11 down -5 -11 due -4 0 empty -1 -1 enabled 0 -5 enough -4 -4 entered 0 6 executed 0 16 false -7 -5 faster 3 -2 filed 16 16 filled 0 14 final 6 5 fine -9 -1 finished 6 12 fixed -4 -2 for 3 2 found 11 15 free -7 1 from 7 8 generated -6 -1 given 0 -5 good 6 10 how 12 19 ignored 2 5 in 7 14 included -9 -4 informed -5 -7 it -1 -2 kept -16 -11 known 11 14 left 1 -5 limited -2 -9 listed 6 13 loaded -2 7 logged -11 -6 lost -9 -12 made 5 -2 marked -14 -12 meant 9 3 member -8 -10 missing -2 4 more -7 -4 needed -5 -2 never -11 -11 new -2 -6 no -8 -12 none -6 -3 normal -10 -6 not 2 5 of 7 11 off 4 7 offered 5 2 older -9 -9 omitted -10 -5 on -1 9 one -11 -14 only 2 4 open -10 -1 optional -4 -9 out -12 -3 over 0 4 paid 1 1 part 4 3 passed -14 -6 per 15 10 placed -1 3 possible -8 -12 present -5 -8 private 6 -3 provided -6 2 public 15 16 put 5 10 reachable -5 -1 reached 0 1 read -1 -1 ready -5 -7 recorded 0 -1 refused -20 -17 rejected 2 2 removed -13 -8 replaced -3 7 reported 3 0 requested 11 13 required -4 8 returned -17 -12 right -9 -5 running -1 -6 saved -8 -4 sent -17 -14 set -4 -1 shared 7 8 short 11 3 shown -21 -18 signed 4 0 slow 11 8 still -9 -7 stored -7 -1 supported -1 -2 taken -4 0 that 9 10 the -1 0 then -13 -13 there -2 0 this 4 1 to 10 18 true -13 -16 under -1 -2 unknown -11 -7 up -21 -12 uploaded -3 -3 used -1 7 usually -1 -3 valid -4 -4 visible -14 -16 what 22 25 where 7 9 why 16 9 written -4 1 wrong -6 6
pair:isn't_ needed -4 -3 part 9 11 returned -5 -9 shown -2 0
pair:iso_ alpha -5 -6 code 10 13 date -3 1 format -4 -7 time 9 1 with -4 -4
pair:issue_ id 0 -8 in -5 -8 title -3 -5 to -4 -5 with 11 12
pair:issues_ in 9 14 with -1 -3
pair:it's_ been 9 9 not 7 -3 the 1 9
pair:it_ after -7 -4 again 5 -1 also 7 6 and -13 -7 are 8 8 as 6 15 asks 10 9 at 12 11 back -3 -1 before -18 -22 belongs -5 -1 by 11 6 can -14 -14 can't -8 -8 comes 5 6 costs -6 -6 does -7 -3 doesn't -2 0 down -4 -2 exists -4 -6 fails -12 -4 first -13 -11 for 11 12 from 5 18 goes -2 -4 has 2 8 here 9 9 holds 6 7 if -12 -8 in 1 13 into 0 13 is 9 18 isn't -3 -7 makes -4 -3 may -7 -5 must 3 9 names 2 12 needs 8 12 off 7 3 on -4 2 once 9 3 only -8 -16 out -12 -5 over -6 -5 reads -9 -8 returns -12 -12 runs -4 -11 says 6 17 should -4 3 so 6 13 stands -8 -9 takes 4 7 that -1 -5 the 2 6 then -7 -3 there -4 5 through 9 7 to -5 -2 under -8 -11 up 3 12 was -1 8 when -8 -2 will -10 -6 with 3 3 works 10 13 would 10 16
pair:item_ in -4 -7 is -2 -3 to -2 -10 with -3 -5
pair:items_ and -1 -3 are -6 -6 from 0 -6 per 0 -1 to -1 -1 with -3 -6
pair:its_ comments 1 0 content 10 14 id -8 -10 name 10 8 number -8 -5 output 2 1 own 0 -3 place 3 2 text 6 21
pair:itself_ is -4 -8
pair:javascript_ code -1 -1 in -2 -5
pair:job_ id -2 -3
pair:journal_ entry -3 -6
pair:json_ and -3 -1 object -2 -3 or 6 9 string -1 -2 to 0 4 with 4 4
pair:just_ the -5 -10
pair:keep_ it -10 -2 the -9 -6
pair:keeps_ the 0 -2
pair:kept_ as -18 -17 for 6 3 in 7 14
pair:key_ and -6 -2 for 4 5 from -5 0 id 7 1 in 8 12 is -14 -16 of 0 -2 or 5 1 to -11 -16 value -2 -10 with 10 6
pair:keys_ and 7 3 are -11 -11 in 4 11 of 6 6 or -3 -5 to -7 -15
pair:keywords_ to 0 -2
pair:kind_ of 1 -1
pair:know_ about 0 3 it -18 -23 that 2 1 the 10 13
pair:known_ hosts 3 7 to 9 1
pair:kube_ config 6 24
pair:label_ to -1 -5
pair:labels_ to 0 -6
pair:language_ and 2 -4 code -7 -9 language -1 -2 models -2 4 of 3 0
pair:large_ files -3 1
pair:last_ day -2 -1 days 5 1 four -8 -4 hour 9 -1 hours -2 -2 lines -1 -2 message 6 1 modified -1 -3 month -2 -7 name 0 -4 seen 1 2 ten 10 6 three 7 11 week 3 3 year -5 -7
pair:lat_ lon -2 -6
pair:latitude_ longitude -1 2
pair:law_ demands -6 -12
pair:lead_ to 6 9
pair:leads_ to 19 24
pair:least_ one -9 -12
pair:leave_ empty -10 -10 it 4 17 out 0 -10 the 0 10 them -4 1
pair:leaves_ the -7 -4
pair:left_ out -12 -12
pair:legal_ advice -7 -9
pair:length_ of -3 -4
pair:less_ than 2 -1
pair:let_ the 2 2 them 0 -6
pair:lets_ the -10 -8
pair:letter_ to 6 10
pair:level_ and -12 -5 for -2 -3 is -4 1 of 7 -1
pair:like_ an -11 -16 the 8 4 this 7 7 to 14 5
pair:limit_ and 20 19 for -1 -1 is 12 6 of -3 -6 the 1 2 to 1 4
pair:limited_ to -14 -16
pair:limits_ are 5 2
pair:line_ and -7 -13 for 16 5 in 6 6 is -4 -9 number -5 -12 numbers -3 -14 of -4 2 to -5 -7 with 1 2
pair:lines_ are 5 -3 of 13 17 that -4 -8 to -5 2 with -8 -6
pair:link_ and -6 0 by -3 1 for -5 -10 is 8 6 to -1 1
pair:links_ are -4 -2 in 6 4 to -4 -6
pair:list_ all -10 -27 and -9 -7 as -1 -2 available -6 -7 chats 16 18 for -7 -10 get 1 3 in -5 10 is 5 14 it -4 6 of -3 -2 or 3 -3 tables -3 -4 the 8 10 them -10 -9 to 2 1 with -3 -9
pair:listed_ by -9 -13 in -6 -8 under -4 -6 with -13 -13
pair:lists_ all -8 -17 and 2 -2 of 10 13 the -5 -6
pair:local_ file 1 1 path -5 -3 time 2 -5
pair:location_ and 1 0
pair:lock_ file -5 -10 files 4 -1
pair:log_ in 21 14 lines -4 -7 of 4 6
pair:logged_ in 13 11 with -13 -14
pair:logs_ are -3 -2 for -3 -9 from -1 -6 in -10 -9 of -5 -4 to -2 -6 with -3 -5
pair:long_ as -9 -6 term 6 12
pair:longer_ than 3 6
pair:look_ at -1 -12 for 1 4 in 6 10 like 0 -3 up -5 0
pair:looked_ at -8 -6 up 2 -1
pair:looking_ for -12 -11
pair:looks_ at 8 5 for -2 -8 like 6 -4 up 5 7
pair:lot_ of -6 1
pair:lower_ case -5 -9 than 10 13
pair:made_ by -5 -1 from -3 -8 in -7 -7 with 11 12
pair:mail_ address -12 -14 addresses 5 9 and 6 6 from -5 -9 is -12 -7 or -1 -8 that -3 -4 the 5 14 to -11 -7 tool 3 9 with 1 -1
pair:make_ it 8 0 sure -14 -5 the 16 11 up 14 10
pair:makes_ the -6 3
pair:map_ of 1 0
pair:mark_ as -1 -3 it 1 3
pair:markdown_ and -4 -5 format 0 -3
pair:marked_ as -5 -10
pair:master_ data -3 -7
pair:match_ the -8 0
pair:matches_ the -2 -10
pair:matching_ the -3 1
pair:max_ chars 3 0 results -3 -3
pair:maximum_ number -1 -6 results -1 0
pair:may_ be 2 3 change -11 -7 contain -13 -3 have -19 -21 hold -21 -18 not -2 -1 read 3 4 take -8 -10
pair:mcp_ app -1 -1 json 17 11 server -1 -5
pair:means_ of 4 6 that -12 -7 the -7 -2
pair:meant_ for 11 7 to -9 -12
pair:medium_ low 0 -1
pair:member_ of -5 -7
pair:members_ of -5 0
pair:memory_ and -11 -8
pair:mention_ it -23 -20 that -8 -1 the -18 -19 this -16 -6
pair:message_ and -6 -11 as 6 9 for -1 -1 from 1 -1 id 0 -5 if -3 -4 in 2 5 is 7 12 of 9 8 text -3 -9 that -1 -4 the 8 10 to -2 -9 with 1 -5
pair:messages_ and 0 -1 are 7 15 for 0 6 from -1 -6 in -7 -6 of 8 -1 that 10 6 to -3 -4
pair:metadata_ about -1 -2 and -4 -7 for -3 -2 is -1 -1
pair:metrics_ and -1 -2 for -1 -2
pair:might_ be -2 -3
pair:mime_ type -1 -3
pair:min_ max 3 5
pair:minor_ units -1 1
pair:minute_ and 0 -2
pair:minutes_ and -7 -14 are 1 3 to -9 -13
pair:mirror_ example 6 12
pair:missing_ from 3 8 or 2 -3
pair:mm_ dd -5 -10
pair:mode_ is -8 -7
pair:model_ and -11 -17 for -6 -5 has 10 12 is 19 17 must 9 2 to 2 -4
pair:month_ and -4 1
pair:more_ often -4 -4 than -13 -8
pair:most_ characters -1 4 of -9 -10 recent 5 7 recently -2 7
pair:move_ the 26 23 to -5 0
pair:moved_ to 21 24
pair:moves_ an -5 -6
pair:multi_ step -1 -2
pair:must_ also -9 -10 be -4 4 call -13 -6 contain 9 8 exist -5 -5 first 12 6 have -15 -25 include -2 1 match -10 -13 not 0 -6 provide -10 -9 read -1 -9 start -6 -5 use 3 5
pair:mutually_ exclusive -2 -3
pair:name_ and 4 3 as 9 21 contains 5 13 description -1 0 email -2 -3 for -11 -19 from -1 -5 has 12 14 if -1 -2 in -2 -6 is -6 2 mail 0 -1 must -1 -8 name -6 2 of -9 -19 only -2 -4 optional -1 -1 or -12 -16 required 0 -1 the -6 -1 title 2 2 to -9 -15 type -3 -4 with 1 2
pair:named_ by 6 5 in -1 1
pair:names_ and -6 -5 are -14 -14 for 0 4 from 6 -2 in 11 14 of -8 -6 or -8 -4 that -4 2 the -6 -1 to -5 -9 with 13 16
pair:natural_ language -5 -8
pair:navigate_ to -2 -2
pair:need_ an -5 -8 not 8 24 the -10 -16 to 11 6
pair:needed_ and -9 -13 for 3 8 to 16 17
pair:needn't_ be 16 14
pair:needs_ no 18 19 the -2 2 to 9 8
pair:netrc_ and 0 17
pair:never_ ask 6 3 call 9 5 mention 4 13 reveal 15 21 tell 0 8 use 7 12
pair:new_ content -1 -5 description 1 -2 file 3 -5 issue 2 3 name -2 -5 one 1 1 ones 6 5 page 5 -4 project 0 -3 text -7 -11 title -1 -2 value -5 -6 version -8 -8
pair:newest_ first -11 -11
pair:next_ call 0 3 month 12 15 page -5 -10 step 0 -2 time 0 3 to 7 11
pair:no_ answer -1 -3 effect 6 4 longer -1 -1 match -1 0 matter 16 18 mention 11 21 more -1 0 need 6 12 network -11 -14 one 9 13 other -8 -6 se -8 4 verify -8 11 way -13 -14
pair:nobody_ has -6 -1 is 5 -5
pair:node_ id -4 -9 js -6 -5 modules -13 -9
pair:non_ empty -2 -3 refundable 3 7
pair:none_ for 3 2 is -16 -9 of 1 -12
pair:not_ add -11 -19 an -3 -1 as -11 -27 ask -9 7 available -3 -2 be -3 1 been 5 -3 by -9 -16 call -9 -13 change 7 -2 even -7 -3 exist -1 -2 for -5 -10 found -15 -17 from -8 -15 given -3 0 guess -2 -6 have -4 -3 in -15 -19 include -5 -7 included -5 -6 just 9 13 know 1 5 mention 1 -9 need 4 3 needed 8 3 on 2 -2 part 1 -8 provided -8 -4 read -3 -10 returned -5 -4 say -6 -6 see 3 3 set -1 -13 show 2 13 shown 3 10 specified -1 -2 stored -5 -5 support -2 4 supported -7 -3 tell 11 19 the -6 -4 to 16 15 try -5 -12 use -5 0 used -1 -1 work 5 6 yet 9 3
pair:note_ and -3 5 for 0 17 in 1 -7 is -3 3 on 3 0 that -14 -12 the -6 1 this -16 -16 to -7 -5
pair:notes_ and 4 12 are 14 9 by 0 -3 for -3 -6 from 0 1 in 6 11 on -7 -1
pair:nothing_ about -8 -10 and 1 -1 else -1 2 is -2 -10 of 5 11 to 3 8
pair:notice_ of 5 2 to 9 10
pair:now_ and 6 -4 on 20 25
pair:null_ for -9 -11 to 0 -6
pair:number_ and 2 2 date -1 -1 for 0 -6 from -1 -2 in 8 8 is 0 -6 of -20 -21 or -8 -6 the 15 20 to -1 0 with 14 20
pair:numbers_ and -2 3 are -11 -13 in -1 1 of 1 4
pair:numeric_ id -16 -16
pair:object_ to -1 2 with -4 -6
pair:objects_ in 1 1 to -5 2 with -7 -4
pair:obtain_ the -3 -5
pair:obtained_ from -2 -5
pair:of_ all 5 9 an -3 -3 and -2 -6 another -7 3 any 15 17 at 5 1 available 0 -1 birth 11 16 characters 0 -2 charge -2 4 class 3 7 config 3 9 content 5 3 context -3 -7 conversation -9 -7 customer 2 11 data 3 3 date -5 0 day -2 0 days -2 -4 deployment 0 -3 device 1 10 documents -4 -5 each 7 10 env 18 25 events 6 6 every 4 5 existing -3 -4 file -2 -7 files 0 6 group 8 7 interest -5 0 issues 0 -1 it 13 16 items 0 -1 its -6 -5 label 1 0 last 3 4 lines 2 2 list 3 1 log 6 7 logs -1 0 messages -2 -7 month 14 11 more 8 12 name 3 9 names -8 -11 new 5 8 node 3 -1 objects -3 -4 one -3 -7 other 10 9 our 7 7 ours 10 16 page 1 0 payment -5 -7 persons 10 10 product 0 -2 project 1 4 projects 7 -3 recipients -7 -10 record 2 1 repository 0 -5 resource -1 -6 results -6 -12 rows -2 -5 run -5 -6 search -2 -3 service -2 -4 single 7 8 specific -2 -1 ssh 15 22 stock -4 -4 strings 0 -1 table -5 -7 ten -3 4 text 7 1 that 1 5 the 14 9 their -10 -4 them 1 -2 these 2 5 this 4 3 those 5 8 three 2 4 time 5 0 to -2 11 two -16 -14 type 12 16 up -7 -9 urls -1 -7 user 7 2 users -10 -12 values -1 -2 what -1 8 which 4 14 work 3 6 your 3 3
pair:off_ and 15 5 by 9 5 for 20 18 in 16 16 the -3 0
pair:offer_ the 5 10 to -14 -17
pair:often_ than -4 -6
pair:old_ and -3 -3 one -5 -1 ones 4 1
pair:older_ than 11 12
pair:oldest_ first 7 5
pair:omit_ for -7 -13 to -18 -17
pair:omitted_ the -11 -6
pair:on_ all 10 20 an -3 0 and 7 2 any 0 5 as 4 13 behalf -9 -8 branch -8 -10 by 0 1 call -10 -12 disk -14 -13 duty -4 0 each 14 15 every 3 6 file -3 -1 for 0 4 given -11 -12 how -11 -3 in -7 -10 it 4 0 its 24 26 one -7 -9 or -3 -6 other 4 8 our -5 -2 page -12 -10 purpose 13 7 request 12 18 specific -5 -6 the 0 5 their -4 1 them 5 2 this -5 -2 to 1 11 top -7 -3 what -14 -15 which 8 10 white 7 4 with -2 1 your 3 -3
pair:once_ and -5 -14 more 9 4 per 11 3 the 2 -1 this 14 21 with 4 10
pair:one_ after 18 17 and 1 9 at -11 -7 by 6 6 call -8 -8 day 4 14 file 2 -5 for -1 12 from 10 3 go 4 5 has 0 3 hour 10 11 in -8 -5 is 1 5 level 2 7 line -5 -8 message -2 -5 more 10 29 object -3 -7 of -13 -12 off 2 -4 on 0 2 or -6 -15 page -3 -3 per 2 3 request -10 -15 sentence -6 -9 step 8 12 that 7 10 the -4 -2 time -2 -6 to 9 12 with 2 4
pair:ones_ are 1 3 as 15 16 in -5 -8 that 3 6
pair:only_ after 4 -3 and 3 3 be 0 -1 call -5 -10 for -8 -16 if -11 -12 in -4 -10 needed -7 -8 no -1 -7 on -8 -7 once -8 -5 one 3 1 return 0 -1 show -4 -10 sql 2 0 that -10 -6 the 2 8 then 14 2 these 2 1 this 6 5 those -3 -5 to -5 -10 use -5 -7 what -11 -13 when -11 -8 with -8 -13 works -2 -2
pair:open_ in 6 6 it -7 -8 the -7 -8 to 1 9
pair:opening_ hours -5 -8
pair:opens_ an -7 -9 pull -3 -4 the -6 0
pair:operating_ system -4 -9
pair:operation_ is 4 8 to 1 -7
pair:opt_ in -4 4
pair:opted_ out -9 -9
pair:optional_ and -4 3 description 0 -1 for -1 -1
pair:options_ for -2 -6
pair:or_ address 3 -5 after -5 -5 all -1 1 an -1 -2 any 6 2 as -6 -5 by -10 -10 data -6 -9 delete -1 -3 directory -8 -13 false -12 -13 file -3 1 for -1 -2 from -6 -9 get 3 8 group -2 0 id -2 2 if 2 6 in 4 11 is 2 -4 its 10 2 json 1 -2 lat 1 -3 later 0 5 list -1 -5 mail -6 -9 more -2 -14 name -6 -8 none -6 -2 not 11 9 null -3 -8 off -2 -7 on 0 -3 one -4 -3 other -16 -16 path 0 -1 relative -3 -3 remove -1 2 search 2 0 set -3 -11 tag 1 0 team -9 -5 the -1 1 three -7 -10 to -1 -2 two -1 -6 update 1 -3 updates 0 3 url -1 -2 use -8 -9 user -1 0 when -3 -1 with 4 7
pair:order_ and -5 -6 by -7 -10 for -3 -5 given -11 -10 in -6 -6 is -7 -5 number 11 -4 of -2 -5 that -8 -7 to 7 23
pair:other_ people -11 -11 search 9 19 servers 7 11 than -3 -7 tool -10 -5 tools -7 -2
pair:others_ are -5 -12
pair:otherwise_ the -6 -2
pair:ought_ to 6 7
pair:our_ own -7 -12 partner 3 4 service -4 -5 side 3 -3
pair:out_ and -12 -12 by 0 -1 for -8 -4 from -1 -4 in 9 6 of 5 9 the 9 4 to -10 -6 unless -7 -8 what 9 9 with -1 0
pair:output_ and -4 0 as -5 0 format -2 -5 in 14 12 is -5 -1 of 25 29 to 7 3
pair:outside_ of -9 -10 the 3 10
pair:over_ and -3 3 in 5 20 the 2 0 time -4 -1 to 7 10
pair:overview_ of -3 -5
pair:overwrite_ true -10 -9
pair:own_ address -1 2 words -7 -5
pair:owned_ by -1 2
pair:owner_ and -9 -10 is 5 6 name -7 -7 of 3 13
pair:owns_ the -5 -6
pair:package_ json -1 3 name -1 -2 to -4 -4
pair:page_ and 1 -2 as -1 -1 by -4 -6 content 0 -2 default 0 -1 for -3 -2 from 5 0 in 1 1 is 17 14 max 0 -2 number -7 -6 of 0 -2 or 7 1 size -2 -5 the 0 2 to 16 11 token -1 -8 with -9 -7
pair:pages_ and -4 -6 are 17 10 of 8 8 that 3 4 to -4 -5 with 0 2
pair:paid_ to -4 -3
pair:parameter_ for -1 -9 is -11 -12 must 6 15 to -3 5
pair:parameters_ are 4 0 for -1 -3 to -2 -7
pair:part_ of -4 -2
pair:parts_ of 7 5
pair:pass_ an -5 2 it -21 -20 its 0 1 on -11 -1 the -7 2 them 3 6 to 0 -12
pair:passed_ as -5 5 in -7 -8 on 1 3 to -20 -11
pair:password_ and 2 0 in 0 1 is 5 -4 manager 1 13 of 8 12
pair:paste_ the 11 11
pair:path_ and 6 15 for -1 -3 is 5 2 must -1 0 of 5 -2 or -1 -2 to -13 -22 where 2 -3
pair:paths_ and -3 -7 are -5 -7 to 3 2
pair:pattern_ to -1 -2
pair:pay_ for 2 0
pair:payment_ is -10 -16 link -4 -2 method -2 3
pair:pays_ the 3 2
pair:pdf_ and -7 -1 docx -3 -4 or 3 4 to 4 1 with 5 6
pair:people_ are -10 -5 by -4 -9 in 2 2 who -1 -4
pair:per_ call -7 -5 day 6 6 file -4 -9 line -2 -5 minute -2 -1 page -3 -7 request 3 1 second -5 -10
pair:period_ of -9 -9
pair:permission_ to -1 3
pair:permissions_ and -5 0
pair:person_ and -9 -9 has -8 2 in -5 2 is -5 1 or -4 -7 to 7 4 who -8 -3
pair:personal_ data -18 -19
pair:phone_ and 2 9 call 3 -3 number 1 6 numbers -4 1
pair:photo_ and -8 -12
pair:photos_ and -4 -4 of 13 13
pair:pick_ the -2 -8 up -15 -14
pair:place_ and -1 -4 in 3 -4 name 2 -2 of -2 7 the 12 0
pair:places_ an 3 -1
pair:plain_ language -4 -2 text 1 -5 words -10 -15
pair:plan_ and 7 3 by -2 -4 for -7 -11 in -14 -14 is 6 2 with 5 6
pair:please_ don't -13 -18
pair:plus_ the -2 3
pair:point_ in 19 23 to -9 -7
pair:points_ and 2 1 are -6 -11 for -4 -8
pair:policy_ and -6 1 to 1 7
pair:poll_ get -1 -5 with 2 1
pair:position_ is 5 1 of 2 3
pair:post_ message 20 20 the 0 12 to 13 7
pair:posted_ to 9 11
pair:power_ of 2 -4
pair:preceded_ by 5 17
pair:precedence_ over 1 6
pair:prefer_ the -2 0 this -2 -4
pair:present_ the 21 18
pair:previous_ call -9 -14 instructions 4 5 response -2 -3
pair:price_ and 1 -3 for -3 -8 in 4 10 is 4 -3 of 4 5 per 8 11
pair:prices_ are -9 -12
pair:print_ the -6 -8
pair:printed_ on 2 -10
pair:prints_ the 2 0
pair:prior_ to 15 22
pair:private_ channels -6 -7 key 0 2 keys -5 -10 ones 0 6
pair:proceed_ with 1 1
pair:profile_ and -10 -14 of -9 -7
pair:project_ and 14 13 for -2 -2 id -13 -16 in -3 -5 is -11 -5 key 4 -4 name -2 -6 root -6 -13 to -1 -2 with -1 -3
pair:projects_ in -3 -4
pair:prompt_ and -2 1 for -4 -7 the -9 -12 to -2 2
pair:proof_ of -4 3
pair:properties_ of -2 2
pair:provide_ either 0 -1 the 0 9
pair:provided_ by 0 -1 the 0 2
pair:public_ and 0 -3 key -4 -4
pair:publishes_ package -1 -2 the 7 2
pair:pull_ request -3 -6 requests -5 -5
pair:purchase_ order -1 -1
pair:push_ to 4 6
pair:put_ in 6 10 into 6 3 it -6 7 the 8 20 them -9 -5 to -3 0
pair:qr_ code 17 10
pair:que_ el 15 9
pair:queries_ with -8 -2
pair:query_ and 2 6 for 2 3 is -5 -5 language -1 -2 parameters -2 -2 results -1 7 string -1 -2 syntax 0 -1 the 5 13 to 4 -1 with -2 -2
pair:question_ about 1 1 to 12 8
pair:questions_ about 6 5 on 9 29
pair:quote_ for -9 -9 it -3 -10 the 9 9
pair:quotes_ for -1 -2
pair:raise_ the 18 17
pair:range_ and 6 10 of -4 -5 to -1 -4
pair:rate_ limit 2 -3 of 2 1
pair:rather_ than -16 -7
pair:reach_ the 1 -6
pair:read_ all 2 0 and 1 -4 as 17 20 back -4 -4 by -13 -9 file 7 11 from -12 -8 it -12 -7 only -13 -18 or -5 -8 out 11 6 ssh -2 -4 the -12 -8 them -5 -3
pair:reading_ the 4 2 this 5 8
pair:reads_ it -14 -11 text 0 -3 the 8 12
pair:real_ time -2 0
pair:reason_ and -17 -21 for -5 -7 is -10 -14
pair:receive_ the 5 4
pair:recipient_ to 5 13
pair:recommended_ for -7 -12
pair:record_ of 7 17 the -8 -1
pair:recorded_ as 13 21
pair:refer_ to -4 7
pair:reference_ to -7 -6
pair:refers_ to -9 -10
pair:refunds_ charge -7 -9
pair:refused_ and -11 -16 with -4 0
pair:regardless_ of -8 9
pair:region_ and -1 -6
pair:regular_ expression 4 0
pair:rejected_ with -1 -8
pair:related_ to -3 -9
pair:relative_ path -1 -1 paths -1 -2 to 0 -6
pair:relay_ example 8 16
pair:release_ notes 3 2
pair:relevant_ to -1 7
pair:rely_ on 9 6
pair:remove_ from -2 -5 the 8 18
pair:removed_ from -5 3
pair:removes_ the -3 5
pair:repeat_ it -2 -5 the -4 4
pair:replace_ the 3 14
pair:replaced_ by -8 11 with 14 10
pair:replaces_ the -1 -4
pair:replies_ to 0 12
pair:reply_ to 3 5
pair:report_ for -5 -12 is -4 -7 it -6 0 of 2 1 on -9 -8 the 2 6 to 9 2
pair:reported_ as -1 5 by 0 -7 in -1 -10 to -14 -5
pair:reports_ the -8 -11
pair:repository_ and 1 -1 name -4 -8 owner -7 -6 to 0 -3
pair:request_ and 9 16 as 6 16 body -2 -5 for -5 -5 from 6 14 id -11 -15 in 3 0 is -1 2 the 2 7 to -5 -7 with 4 9
pair:requested_ by 5 3
pair:requests_ are -1 3 by 3 1 for 1 3 in -7 2 to -3 1 with -6 -7
pair:required_ and -4 -5 by 14 17 fields -4 -6 for -9 -8 if -2 -5 to 0 8 when -2 -10
pair:requires_ the -10 -10
pair:resolved_ to 4 0
pair:response_ includes -2 -2 to -1 -2
pair:rest_ of 6 11
pair:restrict_ to 6 7
pair:result_ and 7 5 as -2 -3 for -4 -9 has -2 -6 is 5 -1 of 11 20 says -6 2 to 18 19 with 4 -1
pair:results_ and 8 13 are -13 -6 by -3 -6 default 0 -1 for 0 4 from -1 -4 in -4 3 of 19 17 per -1 -2 to -7 -9 with 3 5
pair:retrieve_ all -2 -4 specific -1 0 the 3 2
pair:retrieves_ the -3 -4
pair:retry_ after -14 -10 with 4 1
pair:return_ only -1 -3 per -2 -6 the 13 8
pair:returned_ and -7 -17 as -8 -7 by 5 3 in -9 -14 to 8 5 with -3 5
pair:returns_ all 0 -1 comprehensive 0 -1 id -1 -2 it -3 -5 its -5 -13 list -4 -4 only -5 -1 rows -2 -3 status -3 -1 structured -1 -1 the -9 -15 up -1 -2
pair:reviewed_ by -3 7
pair:right_ after 10 12 away 13 9 now 1 -3 to 8 6
pair:rm_ rf -3 10
pair:robots_ txt -10 -7
pair:role_ to 4 2
pair:room_ for 9 6
pair:root_ directory 4 2
pair:round_ trip -3 -5
pair:rounded_ up 11 12
pair:row_ count -1 -8
pair:rows_ and -9 -9 are -4 1 as 18 19 in 8 -2 of 2 2 to -2 -6
pair:rsa_ and -3 -2
pair:rule_ for 16 14 of 11 19
pair:rules_ and -1 9 are 14 16 for 6 8 of 4 -6
pair:run_ by 4 11 command -7 4 for -5 -6 id 3 -8 in 0 -2 is -10 -6 it -3 8 on 2 7 the 7 5 this 0 5 to -3 -4 true -1 -3 with -8 2
pair:runs_ an -8 -14 command -2 -3 in 6 4 on -8 -10 read 3 1 the -7 -12
pair:said_ to 19 23
pair:same_ as 5 5 day 8 2 folder 3 12 key -6 -1 name 9 11 person 10 6 time 13 17
pair:save_ the -9 -9
pair:saves_ the 4 5
pair:say_ it -11 -5 no 16 20 so -27 -31 that -1 0 the 8 12 what -13 -16 which 5 -2
pair:says_ otherwise -2 -2 so -25 -28 that 3 4
pair:scan_ of -3 -3
pair:schema_ for -3 -4
pair:scope_ the 2 0
pair:score_ and -2 -7 is -8 -4
pair:screenshot_ of 1 6 to -5 -4
pair:script_ to -12 -9
pair:search_ across -4 -7 and -1 -4 by 5 4 for -11 -12 in -5 -8 is 14 2 issues -2 -3 over -3 -3 query -7 -13 results 1 3 term -3 -9 the 0 10 to -2 -6 tool -1 2 tools 2 12 with -5 3
pair:searches_ for -1 -1 the -6 -9
pair:seats_ are 6 6
pair:second_ call 11 6 factor -6 -9 one 6 5 person -3 -6 time 7 11
pair:seconds_ for -1 -7 to -2 8
pair:secret_ in -7 -9 is -6 -12
pair:secrets_ are -6 -5
pair:section_ of -9 -2
pair:security_ and 0 6 team -6 -4
pair:see_ above 6 6 it -4 7 list -1 -4 the 2 6 them 0 3 what -10 -14
pair:seen_ by -2 1 in 12 15 the -3 5
pair:sees_ it -4 -11 the 1 -3
pair:semantic_ search -1 -2
pair:send_ an 1 -5 email -3 11 it 7 11 mail 1 5 message 1 13 the 19 18 them 2 13 to 0 4
pair:sends_ an -11 -16 the -11 -15 them -6 -12
pair:sent_ as 21 14 by 7 3 in 9 16 to -17 -11
pair:separated_ by 4 14 list -2 -3
pair:server_ and 3 -5 for 3 5 has 12 21 is 6 6 side -8 -8 to -3 -7 was 1 -1 with -6 -4
pair:service_ account 3 1 and 8 5 is 6 4 to -5 -9
pair:session_ and 1 -4 id -9 -23 is 6 12 with -2 -10
pair:set_ and -6 -4 as -1 -11 by -4 -5 false -4 -6 in 6 2 it 9 10 of -2 -4 on -5 -4 the 4 3 to 9 11 true -5 -6 up -8 -12
pair:sets_ an 2 -2 the 2 4 up -1 0
pair:settings_ for -5 -7 json 4 15
pair:seven_ days -10 -11
pair:sha_ of -5 -6
pair:shall_ be 18 16
pair:share_ of -2 2 the -1 9
pair:shared_ with -5 -7
pair:shell_ command 3 -4 commands 9 11 tool -1 1
pair:shorter_ than 13 13
pair:should_ be -9 -4 not -2 -1 the 20 20
pair:show_ both -6 -11 it -14 -2 one -14 -17 only 0 4 the -3 -6 them -9 -7 up 12 11
pair:showing_ the 11 0
pair:shown_ as -9 -9 in -6 -8 on 8 11 to -11 -6 with -2 -3
pair:shows_ all -8 -3 the -11 -17 up -9 -1 what 7 0 which -4 -9
pair:side_ by -15 -15 effects 5 6
pair:sign_ in 2 9
pair:signature_ is -10 -10
pair:signed_ by -12 -7 in -11 -13
pair:similar_ to -5 -12
pair:since_ it -4 3 the -9 -4 they 3 -2
pair:single_ call -7 -12 file 0 -1 page -1 -1
pair:six_ months -4 1
pair:size_ and 3 -2 in -1 -3 is -4 -3 of 4 11
pair:skip_ it -6 -2 the 11 13
pair:snapshot_ of -9 -12
pair:so_ and -14 -9 ask -16 -19 before 9 9 do 3 -1 don't 0 -3 far 15 20 if 0 -9 in -15 -20 it -12 -14 keep -14 -15 leave -3 1 no -1 3 please 2 2 that 1 18 the 18 18 there's 10 16 they 4 9 this -2 -3 use -2 2 we 8 13 when 8 4 you -10 -7
pair:somebody_ else -6 -3
pair:something_ to 6 1
pair:soon_ as 5 7
pair:sort_ by 2 7 order -1 -6
pair:sorted_ by -7 -6
pair:source_ and -7 -18 code -6 -9 file 5 12 is 0 -9 of 10 13
pair:sources_ are 9 5
pair:speak_ of 13 18
pair:specific_ project 0 -1 user 0 -2
pair:specified_ by -1 -2
pair:specify_ the -2 -3
pair:split_ the 11 9
pair:sql_ query -7 -13 statement -2 -4
pair:ssh_ config 1 4 ed 0 -1 id 6 28
pair:stack_ trace -2 -1
pair:staged_ changes -3 -3
pair:standing_ order 6 -2
pair:start_ and -13 -10 date 5 -4 end -1 -3 from 0 3 of 0 3 the -8 -3 time -3 -3 with -4 -6
pair:started_ with -1 8
pair:starting_ point -10 -7 with 7 16
pair:starts_ at -6 -1 the -4 0 with 11 5
pair:state_ and -5 -10 is -13 -15 of -8 -12 that 16 22 the 1 -2
pair:statement_ and -5 -12
pair:status_ and -7 -10 code -5 -9 for -8 -11 is -7 3 of 14 6 or -1 0 page 11 6 to 5 2
pair:stay_ in 1 -3
pair:stays_ in -9 -8 on 1 1
pair:step_ by -1 -6 is 9 11
pair:steps_ and -4 -6 are -4 -6 of -6 -9 to -11 -13
pair:stop_ and -13 -13 the 8 10
pair:stops_ the -2 -5
pair:store_ and 3 -4 the 9 12
pair:stored_ as 8 9 for -8 -4 in -7 -5 with 18 17
pair:stores_ fact -5 -7 the -2 -4
pair:straight_ away 6 9 to 8 12
pair:string_ for -3 -2 or -2 -5 to -3 -3
pair:structure_ of -1 -2
pair:structured_ data -1 -2
pair:subject_ and 10 9
pair:subsequent_ calls -7 -8
pair:such_ as -2 -16
pair:suitable_ for -8 -10
pair:summary_ and -11 -10 for 1 6 of -8 -10
pair:supply_ the 13 23
pair:support_ ticket -2 -2
pair:supported_ by 1 2
pair:supports_ both -3 -4
pair:switch_ off 0 1 the -2 11 to 2 -2
pair:switched_ off -2 7 on 22 15
pair:system_ prompt 10 16
pair:table_ and 8 6 for 1 3 in -8 -13 name -4 -5 of 13 15 to 7 2 with 3 9
pair:tables_ and 7 8 in 0 7 with 3 -3
pair:tag_ or 2 -3
pair:tags_ and -5 -4 are -4 -7 for -1 -1 to -3 -7
pair:take_ effect -6 -5 it 4 13 screenshot -4 -9 the 17 13 them 8 7
pair:taken_ from -2 -5 into -6 -5 out 17 22
pair:takes_ about -7 -2 an -3 -9 effect -15 -16 place 2 -3 precedence -8 -9 the -3 -2 up 1 -5
pair:talk_ about 0 5 to -22 -26
pair:talking_ to 1 5
pair:target_ branch 2 3 temperature 0 1
pair:task_ id 0 -4 is 4 4 to -2 -4
pair:tasks_ with -4 -9
pair:tax_ office -9 -4
pair:team_ and 4 4 id -1 -5
pair:tell_ it 3 2 the -24 -18 them 2 4
pair:tells_ how -7 -6 the 7 7 whether -3 -5 you -5 -16
pair:temperature_ of 4 5
pair:ten_ days 2 -1 minutes -5 0 seconds -4 -4 years -3 -2
pair:tend_ to 5 12
pair:term_ to -1 -5
pair:terminal_ tool 3 5
pair:terms_ of -6 5
pair:tests_ and -6 -7
pair:text_ and -6 -8 content -3 -10 file 7 -2 files -5 -10 for -5 -12 from 10 9 in 10 13 into -3 -3 message -4 -4 of 10 13 on 1 -1 only 3 -1 or -9 -13 search -2 0 that 3 3 the 2 1 to -14 -18 with -8 -6
pair:texts_ are 6 -6
pair:than_ an -9 -9 days -2 1 minutes 1 -8 once 2 -7 one 5 9 ten -5 -2 the 2 7 three 8 3
pair:thank_ you 10 13
pair:that_ all -6 5 an -3 -9 and -7 -10 are 0 -4 aren't -2 -4 begin 5 8 can -3 -6 case 8 7 day -3 2 do 11 9 don't 3 2 get 0 5 gets 7 21 has -2 -13 have 1 -6 is 10 10 isn't 2 -1 it 0 4 it's 0 -5 later 7 2 look -9 -3 match -11 -14 may -12 -12 must -1 -8 name 6 3 need -6 -8 no 14 15 nothing 4 5 of -2 -5 one -5 -9 person 3 -5 require -1 -4 should -15 -17 the 1 6 there -9 -8 they -1 3 this 6 4 user -10 -9 was 8 0 way 9 16 we 8 13 were 1 -6 will -1 -6 would 10 9 you -3 5
pair:the_ absolute 0 -1 access -4 -1 account 5 0 account's 2 8 action -2 -2 active 2 -6 actual 4 3 address -6 -6 admin 6 7 administrator -5 -1 agent 17 19 agent's 6 10 ai -8 -3 alarm -10 -12 alert 4 -2 allow -4 -9 allowed -5 -9 amount -1 6 answer -16 -14 answers 1 1 api 1 0 app -6 -3 applicant -4 -6 application -5 -7 approval 2 0 approver -7 -9 archive -3 -11 arguments 5 6 assistant 7 10 attachment 2 3 audit -8 -4 authenticated -10 -13 author -6 -6 authority -2 -4 available 6 7 axis -6 -2 background 0 3 backup 7 0 balance 8 12 bank -7 2 base 3 -2 batch -1 -14 beginning -9 -13 best 0 9 better -2 4 bill -5 -7 bin -2 -7 block 12 8 board 1 3 body 2 3 booking 8 3 bot 6 -1 box -7 -9 branch 4 7 brand 10 14 browser -9 -2 bucket 3 -1 budget 11 8 build 5 18 buyer -1 -3 buyer's 9 8 cache 9 14 calculation 4 7 calendar 13 16 call -13 -10 caller 13 14 caller's 2 9 campaign 13 5 card 2 -5 carrier -9 -4 case -7 -7 category 5 5 cause 3 -5 certificate 2 5 change -7 4 changes 1 2 channel 0 4 chart 1 1 chat -9 -9 cheapest 10 12 check -2 1 chosen 2 -1 city -1 -4 claim -11 -18 class 3 5 client 11 15 client's -5 -1 clipboard -3 0 cloud 2 1 cluster 11 3 code 5 6 colleague 0 -6 collection -6 1 coming 9 3 command 6 -9 comment 7 8 commit -6 -5 community 6 5 company -6 -4 company's 1 6 comparison 7 10 complete -15 -9 component 0 1 config 5 6 configuration -1 4 configured -10 -15 confirmation 3 11 connected -4 -1 connection -1 -5 consent -5 -17 console -8 -8 contact -3 -4 container -2 -4 content -1 5 contents 4 12 context -1 -3 contract -9 -13 controller -11 -8 conversation -2 -3 copy 4 6 correct -3 -11 cost 10 -7 count 2 9 country 4 4 cover 20 12 crm 1 -2 current -1 -1 currently -1 0 cursor -3 -5 customer -17 -12 customer's 5 8 daily 3 4 dashboard -2 -6 data -3 -12 database 4 6 date -6 -7 day 24 25 deadline 10 16 decision -12 -16 default 19 29 deletion -5 -4 delivery 9 9 deposit 2 1 description 9 11 desk 4 2 desktop -2 -1 destination 3 4 developer 1 1 device -5 -11 dialog -1 -3 diff 0 3 difference 8 9 digest 12 0 directory 0 -1 docs -5 -7 doctor 13 13 document -3 3 documentation 1 15 documents 2 4 domain -1 -8 donor -1 -1 door 2 -6 draft -16 -11 drive 3 10 driver 4 7 duration 8 2 earlier 2 -1 edge -1 -11 editor -9 -3 element -6 -5 emergency -5 -7 employee -6 -5 employee's 7 11 employer 5 2 end 6 -1 endpoint 1 6 engine 3 6 entire -4 3 entity -2 -8 entry 8 11 env 3 6 environment 3 1 error -4 1 estimate 1 3 eu -18 -7 event 3 9 exact -19 -7 exchange 12 14 existing -2 -10 expected 14 13 explanation 19 21 export -10 -4 family 11 11 farmer -7 -4 fee 12 16 feed -6 -7 field 3 6 fields 9 4 figure 3 1 file 2 -7 file's -3 -2 files -2 5 filesystem 12 11 filter 1 0 final -6 -7 finding -9 -9 first 8 7 flag -5 -6 flow 4 4 folder -6 -2 following 6 1 forecast 8 7 form 11 10 format -5 -3 former -7 -8 free 7 5 front 13 11 full -12 -9 game 2 7 gateway -11 -3 general -9 -7 generated -1 -2 get -3 -9 git -13 -15 github 19 24 given -18 -18 google -3 -8 group 3 -1 guest -10 -14 guest's 14 19 head 4 6 header 0 -5 health 1 0 highest 4 -2 history 16 15 home 14 19 host 5 2 host's 8 1 hour 1 4 house 13 11 household -1 -6 hub 5 9 human 18 14 iban -7 -2 id -8 -26 identity -7 -11 image -3 -9 inbox 9 10 index 1 2 input -6 -7 instance -2 -2 internal -1 3 internet -6 6 inventory -8 -5 invitation -7 -4 invoice -6 -6 issue -4 -4 item -7 -5 job 1 2 json -3 -7 key -2 2 knowledge -6 -4 label 5 5 language 3 5 last 8 9 latest 0 -3 law -11 -9 letter -4 -7 licence 9 11 like 7 8 limit 8 1 line 2 7 lines -6 -8 link -7 -4 list 1 4 listing -3 -1 live 1 3 llm -11 -11 local -6 -5 location -6 -10 lock 5 1 log 9 6 login 8 6 logs -7 -11 lower 21 22 lowest -6 1 machine 4 8 mail 7 -1 mailbox 3 6 main 1 -8 manager 3 6 manifest 5 2 manual -3 2 map -6 -7 market 14 16 master -5 -6 matter 10 19 maximum 11 8 mcp 1 0 meantime -5 -9 meeting -8 -15 member -9 -3 member's -1 -4 memory 2 4 merchant 8 4 merge 0 -7 message 9 4 messages 7 5 middle -4 0 minimum -2 -5 minutes -6 -6 model 1 7 model's -12 -8 moment 4 1 money 7 8 month 1 0 monthly -1 -6 more 13 16 most -3 -1 name -2 3 named -4 -11 names 3 0 namespace 0 4 nearest -3 2 network 3 0 new -5 -4 newest 16 20 next 7 1 node -4 -7 note -2 -4 notebook 1 7 notes 5 8 notice 12 13 number -10 -7 numbers 11 10 numeric 3 3 object -6 -16 office -1 2 official 0 5 old 5 1 oldest -5 -5 on -3 -9 one 12 11 ones 7 8 only 19 29 open 6 2 operation 0 -7 operator 10 8 order -8 -6 organisation 5 3 organiser 6 2 organization -2 -2 original -8 -9 other -3 -2 others 18 16 outcome 3 8 output -3 -7 owner -14 -13 owner's 9 4 package -14 -17 page -12 -5 parameter 15 14 parent -7 -3 partner 8 4 passport -9 -10 password -2 -7 past 3 -2 path 1 -1 patient -13 -11 patient's -6 -2 pattern -11 -8 payment 0 -7 pdf -2 -1 people -5 -8 period 2 4 person 3 12 person's 0 -3 phone -7 -4 phone's 12 22 photo 1 0 physician -4 -5 picture -14 -11 pin 1 2 pipeline 6 13 place 0 2 plain -3 0 plan -3 -2 platform 2 1 player -1 7 policy 8 5 pool 11 5 portal -15 -20 position 3 2 practice -4 3 prefix 17 18 present 11 5 preview -11 -11 previous -14 -10 price -8 -7 private 9 9 process 1 -4 product -5 -9 profile 7 8 project -11 -9 project's -4 -3 prompt -4 -16 property -6 -10 proposal -7 -10 protocol -5 -6 provided -4 -9 provider 0 3 proxy 0 8 public 3 -1 pull 5 5 purchase 0 4 purpose -9 -9 quality -6 -5 quantity 12 9 query 4 2 question -4 -8 queue -2 -2 quote 1 0 range -4 -1 rate -2 -1 raw -5 4 read 9 11 reader 3 -1 reader's 16 13 readme 4 5 real 9 12 reason -8 -8 receipt -5 -5 recipient -8 -10 recipient's 6 5 record 11 6 recording -9 -8 reference -3 1 refund 13 5 region -2 3 registry -3 -5 release -6 2 remainder 9 14 remaining 9 5 remote -6 -12 reply 6 3 repo 3 8 report 3 6 reporter -1 -5 repository -1 0 repository's 2 8 request 4 6 requested -8 -2 requester -1 0 required 3 2 resident 10 -2 resource 2 4 response -13 -16 rest 17 13 result -8 -10 resulting 1 5 results -10 -3 return 24 20 returned -11 -12 review -17 -18 right -9 -8 role -4 -2 root 6 3 route -2 -6 row -10 -12 rows 19 17 rule 5 -2 rules -2 -4 run 6 4 running -9 -18 safe -3 10 same -1 -1 sample 2 -5 sandbox 1 10 saved 7 13 scan 3 9 schema 1 5 score -1 10 screen 6 6 screenshot -1 -3 script -1 -6 search -18 -19 second 23 18 secret -7 -4 section -13 -11 security -14 -10 selected -6 -5 seller -12 -6 seller's 0 3 sender -7 -4 sender's -1 3 sentence 6 6 server -30 -28 server's -9 -13 service 10 11 session 11 15 settings -5 2 shared 17 15 sheet 9 14 shell 8 12 shop -9 -13 signature -1 -2 signed -11 -9 signing 4 3 site 18 9 site's 4 4 size 1 4 smallest -2 -2 snapshot 9 2 source -2 -6 sources -7 -9 specified -18 -17 sponsor 9 6 sql 4 -1 standard 4 6 start -5 -2 state 6 5 statement 9 8 status 14 15 step -5 -13 steps -8 -14 storage 9 12 stored 6 8 story -9 -3 student 1 -4 style 1 -2 subject -1 -7 subscription 5 9 sum 7 9 summary 2 8 supplier -9 -12 support 13 12 system -14 -5 table 3 3 tag 8 8 target -6 -3 task 1 2 tax -15 -13 teacher 2 2 team 15 9 template 10 9 tenant 14 10 terminal 7 11 terms 16 22 test -1 -3 text -5 0 th 11 10 third 31 31 thread -1 -6 three 7 16 ticket 0 3 time 6 13 timestamp -5 -6 title -4 -6 token 3 -5 tool -24 -24 tools 6 4 top -5 -2 topic 6 1 total -2 -3 transcript -8 -3 transfer 8 11 traveller -7 -14 tree 10 -2 true 19 30 two 12 11 type 12 0 unique -1 -3 update -1 -3 updated -3 -7 upload -1 -3 url -7 -1 user -4 -3 user's 12 8 usual -1 6 value -2 -1 values 11 17 vault 1 0 vendor 1 -2 vendor's 8 14 version 6 -2 view 1 3 visible 5 4 wallet 13 15 warehouse -5 -10 way 11 15 weather -8 5 web -16 -15 website 1 -5 week 14 8 weekly 0 -4 whole 1 4 window -19 -21 word 35 45 wording -5 0 words 2 11 work -14 -17 workflow 13 13 working 3 5 works -2 0 workspace -4 3 wrong -8 -7 year 2 -8
pair:their_ behalf 10 10 name 19 19 own -19 -13 text 5 15
pair:them_ and 6 18 are 12 13 as 11 17 at 18 18 before 7 -2 by 4 0 for -7 -4 from 11 11 if 2 -7 in 4 7 into 0 3 on -9 -6 out -4 0 so 7 10 that -6 -8 the 0 -2 to -2 3 up -2 4 with -4 1
pair:then_ call 8 3 go 11 11 pass 0 -5 the -1 2 use 1 6 write 5 9
pair:there's_ no -8 -10
pair:there_ and 4 -2 are -9 -15 for 8 16 is -5 -3 with 14 11
pair:these_ are -9 -7 as 7 13
pair:they_ are 5 3 ask 17 10 asked -4 -3 can -11 -11 come 20 17 do 7 8 don't 9 8 get 10 14 go 11 -2 have -3 5 may -7 -8 need -8 -6 say 2 4 want -2 -7 were 8 4
pair:third_ parties -13 -10 party -11 -8
pair:this_ after 5 1 and 3 8 api 8 3 as 0 -11 before -13 -22 call -2 -9 chat -4 -7 conversation -10 -14 date -7 -8 endpoint -2 -6 field 13 4 file -10 -11 first -10 -16 for 3 9 function 0 4 if -10 -11 in 12 14 instead 0 2 is -5 -6 list 9 18 machine -18 -19 month 7 3 one 10 13 only 2 6 operation 0 2 or -7 -12 order 2 -5 parameter 1 -3 server 0 -3 session -3 2 step 0 -3 text 22 26 time 2 -5 to -20 -15 tool -18 -14 value -14 -19 week 1 -6 when -13 -20 will -6 -11 with 17 12 workspace 25 32
pair:those_ are 1 0 in 3 8 of -6 -6 that 14 7 who 10 5 with -6 -9
pair:though_ the 3 9
pair:thread_ id 0 -1
pair:three_ days -13 -16 times 11 6 years -1 -6
pair:through_ the 5 0 this 1 0
pair:ticket_ is -2 2 number -3 -3 to 0 -1 with -9 -13
pair:tickets_ for 4 18
pair:time_ and -5 -1 code 1 1 codes -3 -6 for -5 3 in -3 -6 is -2 10 of 0 2 or -6 -6 range -5 -5 series -1 -2 the -1 3 to 11 2 with -3 -2 zone -5 -8
pair:timeout_ in 0 -3
pair:times_ are -14 -17 per 7 5
pair:title_ and -9 -7 author 7 5 description 0 -1 for -8 -7 of -4 -15 url -1 -1
pair:to_ access -1 -3 add -14 -19 all 0 -1 an -8 -11 analyze -3 -3 and -12 -2 another 0 -3 answer -13 -14 any 1 -1 anyone -7 -2 apply -12 -16 approve -6 -9 archive 9 0 are 15 17 ask -1 -3 assign -1 -3 associate 0 -1 attach -1 -4 auto -1 -3 avoid 5 11 be 8 14 build -6 -9 by 11 22 call -2 1 cancel -6 -6 change -13 -7 channel 5 -1 characters -13 -13 check -9 -9 choose -10 -11 clear -10 -9 click 2 8 comment -9 -3 compare 6 8 complete -4 -7 confirm -4 -2 connect -1 1 continue -4 -10 control -1 -1 convert -6 -12 create -5 -14 customer 3 8 date 12 17 days -5 -7 delete -12 -15 describe 2 1 different -1 -5 discover -9 -7 disk 6 -3 do -7 -9 download -1 -1 drop 15 10 each 19 25 edit -3 -6 enable -9 -3 end 5 10 ensure 4 8 enter 0 -2 every 0 14 exclude 12 3 execute -7 -20 existing -4 -8 explore 0 -1 export 6 2 extract -10 -12 false -7 -7 fetch -8 -20 file -12 -13 fill 5 -6 filter -2 -6 find -13 -14 five -9 -12 fix -4 -9 follow 7 10 for 5 15 generate -9 -10 get -8 -12 give 3 -1 go -7 -5 group -11 -16 have -3 -3 hear 16 15 hold 2 5 hours -4 -2 https 5 10 identify -8 -4 improve 5 6 in 5 7 include -6 -12 insert -11 -3 inspect -2 -7 install -7 -5 is -5 1 it -3 7 its 12 12 keep 14 14 know 8 4 learn -15 -18 leave -7 -10 limit -7 -5 list 5 5 load -2 3 log 13 16 look -6 -3 main 7 8 make -4 -6 markdown -5 -8 match -2 -7 max 9 10 mb 2 2 merge -1 -2 message -1 6 modify -1 -1 move -11 -8 narrow -4 -2 navigate -1 -5 new -4 -4 now 3 6 obtain -10 -14 one -2 2 only -14 -13 open -4 0 or -6 -12 other 20 12 our 1 0 pass -2 -2 pay -2 1 perform -3 -12 person -6 -10 phone -10 -11 pick -5 -7 post -4 -7 prevent -2 1 preview -2 -4 process -5 -10 project -2 -4 provide 0 3 public 18 17 push -3 1 put 15 9 query -1 -4 read -14 -18 reduce -1 -2 remove -2 4 render -10 -6 replace -6 -14 report 0 1 request -4 -10 restrict -2 -2 retrieve -6 -11 return -6 -9 review -8 -14 rows -3 -1 run -6 -5 save 1 2 say 1 -8 scan -3 -6 scope 0 -1 search -6 -14 see -6 -7 select -6 -4 send -3 -9 set 15 5 share -10 -12 show -3 -3 sign -7 -11 six -11 -10 skip -5 -2 sort 0 -2 specific -10 -7 specified -1 -1 specify -3 -7 start -7 -9 stay 2 4 stop 4 2 store -8 -9 support 1 1 switch 2 1 take -3 -3 target -11 -8 tell 13 24 ten -13 -18 test -1 -1 text -1 5 that 2 -3 the 1 3 their 12 14 them -5 -2 this 4 5 those 7 1 three 3 1 to -5 2 true -5 -9 two -12 -16 type 0 2 understand 2 6 update -9 -13 upload 2 0 url -6 -4 us 20 20 use -3 -5 user 0 -6 validate -8 -9 value -2 -3 verify 10 1 wait -7 -7 what 11 19 which 11 19 with -2 4 work -4 -4 workspace 6 3 write -2 -7 your -6 -10
pair:together_ with -7 4
pair:token_ and -3 -2 for 10 9 from 6 3 in -7 -3 is -7 1 of 5 18 to 7 0 with 7 0
pair:tokens_ and -13 -15 in 0 6
pair:told_ that 14 8 to 11 16 you 8 3
pair:too_ and 5 2 large -1 -1
pair:tool_ and 11 9 before -1 -5 call -13 -14 calls -15 -13 can 6 5 does -2 -5 first 7 9 for -5 -8 has -2 -2 if 0 -6 in 8 9 instead 2 7 is 8 22 must -2 3 name -7 -2 of -9 -6 on 0 2 only -7 -4 over 2 2 provides -3 -7 read 1 3 returns 2 1 that 3 -5 the -4 -3 to -8 -11 when -5 -13 will -2 -8 with 1 -5 you -4 -5
pair:tools_ and -4 -10 are 11 18 for -11 -13 in 6 0 of 6 0 that 9 4 to -12 -9
pair:top_ level -10 -13 of -14 -13
pair:total_ number -1 -4
pair:trace_ id -5 -7
pair:translates_ text -2 -2
pair:treat_ it -5 -9 the 6 5
pair:treated_ as -4 -4
pair:true_ and 0 6 false -9 -9 for 11 7 if -3 -15 in 3 4 is -4 5 only -11 -17 or -4 -6 returns 0 -2 the -13 1 to -17 -14 when -15 -15 which -14 -18
pair:try_ again 1 2 to -7 -12
pair:trying_ to -10 -10
pair:turn_ off 12 11 on 2 0
pair:turned_ into 5 7 off -1 1
pair:turns_ the 5 1 up 15 12
pair:twelve_ months 3 2
pair:two_ days 12 8 factor 3 2 hours -6 -6 lines -3 0 minutes 2 7 numbers -1 -3 or -7 -11 points -2 -1 to -6 -9 versions 0 4
pair:type_ and -3 -4 default 0 -2 for -2 -4 is 3 -4 of -6 -14 string -1 0 text -1 -2 the -6 7 to -1 -3 type -1 -2
pair:typed_ by -7 -13
pair:types_ and -1 -2 for 0 -1 of 0 -2 to 8 5
pair:under_ the 4 6
pair:understand_ the -16 -16
pair:unified_ diff -6 -4
pair:unique_ id 0 -1 identifier -1 -3
pair:unless_ asked -6 -7 include -7 -7 the -11 -1 they -9 -14 you -7 -7
pair:until_ it 13 20 it's -9 -7 the 8 9 then -11 -19
pair:up_ and -8 -11 as 31 35 by -2 -6 for 12 13 from -7 -8 in -6 1 on -2 3 or -8 -9 the 10 10 to -1 -4 with 11 21
pair:update_ an -5 -5 delete -7 -12 the 9 6
pair:updates_ the 4 0
pair:upload_ file -4 -12 the 7 22
pair:upper_ limit -1 -1
pair:url_ and 3 5 for -4 -11 https -4 -6 in -4 -2 is -7 -5 of -6 -14 or -4 -5 to -6 -13 with -3 -2
pair:urls_ to 4 4
pair:us_ and -4 -2 for 5 6 to 8 13
pair:usage_ examples 0 -1
pair:use_ after -2 -5 an -1 -1 and 15 10 as -5 -2 case -4 -6 cases -3 -9 create -2 -1 for -6 -10 format -1 -4 get -3 -5 in 6 -2 it -5 5 list 0 -3 of -10 -1 one -3 -4 only -3 1 search 4 1 that 8 3 the 4 5 these -3 0 this -21 -25 to -6 -12 when -18 -27 with 0 1
pair:used_ and -4 -9 as -11 -15 by -12 -10 for -13 -17 in 5 2 the 2 7 to -13 -10 when -4 1 with -3 -8
pair:useful_ for -22 -14
pair:user's_ account 1 0 browser 16 14 mail 10 16 name -3 -6 request -4 1
pair:user_ about -1 1 agent -18 -21 and -2 -7 are 8 11 as 17 18 asked -8 -12 asks -1 0 before 3 0 can -18 -20 choose -3 -10 does 8 12 don't -3 -10 explicitly -1 1 first -10 -13 for 0 -5 gave -8 -7 gives 4 4 has -1 -1 hasn't -9 -9 how -1 -2 id -10 -15 ids -7 -11 if -14 -14 in -20 -23 is 0 11 it 1 3 may 7 13 mentions -5 -1 must 7 12 name 2 18 named -5 -3 names 0 -1 needs 2 -5 only 1 4 or -13 -11 said -5 -1 says 1 1 sees -4 1 should 2 4 so 3 3 that -8 0 the -7 -9 to -13 -4 wants -9 -7 what -5 -3 when 6 -2 which -13 -11 who -4 2 with 11 13
pair:users_ and -1 0 are 14 21 in -4 -3 to 0 -1
pair:uses_ the -4 -9
pair:using_ any 5 6 the 3 7 this -6 -10
pair:valid_ for -4 -1 values -9 -8
pair:validate_ the -1 3
pair:value_ and 1 6 for -9 -16 from -10 -12 in 7 6 is -11 0 of 16 14 or 4 -2 pairs -1 -4 to -9 -17
pair:values_ and -4 -8 are -13 -17 for -4 -8 in -6 -6 of 3 10 to -2 2
pair:variables_ and 8 9 of -7 -9
pair:verified_ by 5 5
pair:verify_ the -2 -2
pair:version_ and -4 -7 is -2 -1 of -2 -1 to 0 -2
pair:versions_ are 8 -1 of -2 -2
pair:very_ large -2 -2
pair:via_ the 3 4
pair:view_ of 7 7
pair:visibility_ public 11 17
pair:visible_ in -9 -11 to -10 -7
pair:wait_ for -13 -7 until -1 -2
pair:waiting_ for -8 -3
pair:waits_ for -11 -14
pair:want_ the 4 3 to -10 -15
pair:wants_ it -11 -12 the -4 2 to 2 -4
pair:warm_ up 1 3
pair:warn_ the 2 -5
pair:was_ asked 3 9 created -1 -4 found -2 -8 started -2 -1 written 9 13
pair:way_ of 4 1 to -12 -9
pair:we_ can -4 8 don't -2 0 keep 10 4
pair:weather_ forecast -3 -4
pair:web_ and 6 6 app -4 -9 page -1 -1 pages -5 -1 search 3 7
pair:well_ as -17 -11
pair:what's_ in 13 13
pair:what_ comes 13 12 happened 2 3 happens -3 -6 has -8 -16 is -4 5 it 11 10 the 9 7 they -2 -1 to -4 -4 was -13 -13 would -11 -14 you -4 3
pair:whatever_ is -1 11 it -6 -5 the 2 7
pair:when_ an 1 -6 asked 14 7 available -4 -9 both 0 1 creating -2 3 it -6 -6 it's -2 -10 no 5 12 not 0 -5 omitted -5 -2 the 1 2 there -5 -7 they 13 1 this 9 13 to -7 -14 true -1 -1 user 5 5 users -1 8 using -3 -4 you -4 -7
pair:whenever_ the -2 6 you -6 -4
pair:where_ it -12 -5 the 8 9 they 4 -1 to -1 -7 you 7 4
pair:whether_ it -4 -3 or 14 22 the -1 -11 this -7 -8 to -17 -24
pair:which_ are -10 -17 can 11 11 case -12 -20 has -17 -18 is -13 -1 keeps 17 21 may -9 -12 of -12 -15 one -17 -21 takes -9 -14 the 0 -2 to -2 -3 we -1 4 you 1 0
pair:while_ the 2 7
pair:white_ on 7 4
pair:who_ ask 17 22 can -10 -8 has -1 -5 have 2 -3 is -4 -4 may -1 1 wrote -2 -3
pair:whose_ name -2 3
pair:why_ it -5 -14 the 2 3
pair:wi_ fi 10 11
pair:width_ height -4 -5 in -1 -3
pair:will_ be -15 -18 do 12 10 fail -1 -9 not 6 5 return -3 -3
pair:window_ is 5 14
pair:with_ access 2 -6 advanced -1 -3 all -8 1 an 11 6 and -4 -7 another -6 -12 any 11 17 at 2 3 confidence -2 0 create -8 0 curl 9 8 date -3 -1 different 10 6 dry -8 -4 each 22 17 every 5 5 fewer -1 3 file 2 0 filters 0 -1 find -7 -10 full 0 3 get -4 -9 id 1 1 it 23 17 its -6 -6 key -1 0 last 11 10 line -1 -2 link 14 9 list -9 -2 many 1 4 mode -5 2 more 2 9 name 4 8 names 16 13 new -6 -6 no -3 -3 offset -9 -8 one 0 2 optional -6 -6 or 0 -5 other 7 2 our 3 0 pagination -1 -3 price -11 -16 read -4 -4 real -1 -5 reason -5 -10 search -6 -16 select -2 -1 send -3 -3 set 10 8 severity -4 -4 source -6 -1 specific 0 -1 start 8 4 status -16 -8 that 0 4 the 3 4 their -8 -9 them 4 -1 this -3 3 time -6 -5 title 0 2 true 12 25 two -2 5 up 1 -1 us 14 10 warning -5 -7 what -13 -10 whatever -4 -4 write 10 16 your -10 -10
pair:within_ days 1 2 minute -6 -8 seconds -7 4 the -19 -19 two 9 9
pair:without_ an 9 8 asking 1 11 being 12 9 it 1 -1 the -7 0
pair:word_ for -8 -5
pair:words_ and -5 -9 in 1 0 of -9 -13
pair:work_ for -4 7 in -8 -17 on -1 -2
pair:working_ days 6 7 directory -2 -5 hours -6 -9 tree -1 0
pair:works_ council 0 1 for -4 -6 on 1 2 out 10 6 with 3 12
pair:workspace_ and -4 -4 to 2 -2
pair:would_ be 9 13 have -7 -6 like -5 -13 only 17 25 otherwise -2 2
pair:write_ file -1 5 in 15 18 it -11 -12 the 2 5 them 4 4 to -16 -16
pair:writes_ an 4 -4 the 4 0
pair:written_ as 8 2 by -12 -12 in -9 -8 to -13 -13
pair:year_ and 0 -6
pair:you'll_ get 4 8
pair:you_ already 0 -1 and 12 2 are -3 1 call 4 7 can -5 -4 can't -12 -16 do -5 6 don't -10 -22 find 10 16 get -2 -9 give 3 -1 have -3 -6 know -10 1 may -5 -7 must 3 -5 need -4 -16 only -4 -18 pass -9 -7 read -5 -8 receive -6 -3 run 10 14 say -2 -1 see -1 -5 send 0 -8 should -3 0 show -9 -5 so -1 10 tell 10 7 the 6 4 to -17 -18 use 9 21 want -18 -24 were 6 8 will 4 11 would 2 4 write 1 5
pair:your_ account -3 -5 answer -4 -2 local -2 -13 own -3 -6 system 17 19
pair:yyyy_ mm -5 -11
pair:zero_ based -5 -3
pair:zone_ and -3 -6
parameter: a 7 15 acces 1 -3 account 4 3 action -29 -28 add -4 -9 addres 13 16 after 9 0 agent 12 12 all -4 -3 allow -11 -9 also 31 42 amount 4 9 analysi -2 -7 api 0 4 app -2 -5 archiv -6 -8 arg 1 0 assignee -1 -8 at -15 -19 attachment -7 -13 audience -4 0 auth 6 2 author 1 -4 auto -5 -3 background -1 -2 base -2 11 bcc -14 -16 before 12 5 block -13 -8 body -14 -16 branch -10 -14 budget 0 13 build -12 -12 by -23 -22 cache 0 5 card -3 6 categori -13 -24 category -22 -30 cc 10 14 chang 0 1 channel -1 -4 check 6 3 clas 0 -1 client 5 8 code -5 -14 collection -5 -9 color -23 -34 column -12 -18 command -2 8 comment 2 -7 commit -2 -2 compare -2 -9 component -2 -4 condition -5 -9 config -2 -19 confirm -11 -25 consent 11 10 contact 25 28 container -2 -3 content -18 -8 context 6 -6 count -6 -7 country -4 -12 creat -14 -10 create -1 -6 currency -2 0 cursor -16 -29 custom -6 -6 customer 0 -13 data -11 -15 database -3 -3 date -19 -23 day 6 -2 default -2 -9 delete -5 -4 depth -16 -28 description -31 -43 destination -1 2 detail -11 -24 device 12 16 dimension -2 -3 direction -15 -18 directory -5 -9 display -3 -5 doc -1 -8 document -14 -14 domain -10 -11 draft 6 -1 dry -7 -15 due -3 -6 duration -10 -5 element -5 -19 email -5 -6 enabl -10 -14 end -12 -19 entity -5 -13 env -9 2 environment -9 -11 error -5 -10 event -13 -20 exclude 0 2 expect -2 -2 expir 3 13 external -9 -5 extra 4 -3 field -9 -21 fil -1 9 file -11 -13 filename -15 -19 filter -21 -41 first 12 23 flag 1 -3 folder 0 -1 follow 13 22 for 20 8 force -18 -20 format -25 -39 framework -12 -12 from 0 1 full -5 -9 group -7 -14 ha 2 9 header 2 6 height 3 -1 hidden 9 6 hint 14 22 history -3 -4 host 2 3 hour -2 0 html -10 -12 i -11 -25 iban 30 23 icon -3 -4 id -44 -41 identifier -16 -18 ignore 6 1 imag -1 -5 image -9 -7 in -14 -29 include -22 -28 index -1 -7 info -2 5 input -16 -25 instruction 2 -8 interval 5 10 issue -6 -12 item -6 -8 job 5 5 keep 21 26 key 0 1 keyword -12 -19 kind 0 -6 label -9 -7 lang -6 -8 language -12 -18 last -8 -9 latitude -6 -10 length -4 -4 level -13 -26 limit -20 -23 lin -9 -10 line -8 -16 link -2 -4 list -1 -2 local -4 -4 location -5 -5 log -2 -2 longitude -6 -10 m 7 8 match 6 2 max -21 -22 member 2 7 messag 11 18 message -10 -14 metadata 2 -4 method 1 -18 metric -18 -26 min -6 -8 minut 3 11 mirror -5 2 mode -8 -6 model -21 -28 month 3 13 nam 0 -5 name -36 -36 namespace -9 -5 new 10 9 next -1 0 no 6 9 node -1 -8 not -4 -4 note -4 -2 notify -3 0 num -2 -3 number -14 -19 object -9 -29 of 0 7 offset -6 -16 on 10 21 only -12 -17 operation -12 -17 operator -9 0 option -3 -13 order -19 -10 organization -4 -14 origin 5 -2 other 17 21 output -15 -29 owner 7 -2 package 2 -4 pag -17 -17 page -28 -30 param -6 -10 parent -20 -8 password -1 4 path -23 -25 pattern -12 -11 payment -6 -10 per 2 0 period -15 -14 permission -3 7 phone 9 17 pin -5 -3 pipeline 1 -4 plan 4 0 platform -8 -8 policy 0 6 port -10 -18 position -12 -16 post -5 1 prefix 6 10 preview -8 -15 price -6 -8 priority -12 -14 private 1 8 product -3 -5 profile 3 6 project -24 -36 prompt -29 -36 property -3 -4 provider -5 -3 proxy -4 -3 public -10 -4 pull -1 -1 purpose -8 -2 q -7 -7 query -35 -48 question -5 -5 radiu -7 -7 range -12 -12 rate 6 6 raw -5 -14 reason -16 -6 recipient -6 -10 record 11 10 ref -8 -5 reference -6 -5 region -16 -15 registry -13 -13 remote -6 0 remove -9 -18 reply -6 -5 repo -7 -4 report -3 -1 repository -7 -19 request -5 -1 resource -9 -22 response 3 -5 result -18 -21 return 2 4 role -15 -13 root 10 19 row -5 -6 rul 13 22 rule 7 5 run -7 -16 sample 13 23 save -13 -12 schema -7 -19 scope -4 -3 script -8 -11 se 18 25 search -28 -33 second 3 8 secret -8 -14 section -4 9 selector -10 -16 send -12 -12 service -17 -13 session 3 6 set -2 -2 severity 9 10 show 1 2 since 8 1 site -11 -16 size -13 -18 skip -12 -10 slug -4 -8 sort -18 -31 source -15 -26 sql -1 5 start -26 -27 stat -2 -6 state -13 -19 statu -17 -15 step 6 7 stop 6 10 strategy -19 -9 style -16 -9 subject 8 5 summary 8 3 symbol -5 -6 table 0 10 tag -10 -7 target 8 4 task 1 1 team 2 -5 template -12 -16 term 4 10 test -5 2 text -9 -9 theme -1 -3 thread -5 -1 threshold 6 4 time -18 -20 timeout -11 -17 timestamp -6 -9 timezone -6 -12 title -19 -20 to 8 0 token -11 -24 tool -8 -9 top -4 -10 topic 0 -3 total -2 -10 trace 7 7 trigger -4 -3 typ -19 -20 type -36 -45 unit -23 -18 until 18 13 updat -11 -14 update -13 -11 upload 21 22 uri -3 -2 url -20 -32 use -15 -15 user -13 -10 username -10 -12 valu -4 -14 value -13 -7 verdict 7 18 version -17 -30 view -11 -18 visibility 5 2 wait -12 -20 width -3 -9 with 12 13 workspace -25 -26 x -2 2 y -8 -9
rule: account_for_field 15 16 acts_covertly -5 -8 acts_without_showing -8 -10 address_for_other_work 0 -2 address_handed_in -1 8 addresses_model -5 -5 all_to_this_tool 3 3 alters_amounts 8 18 amount_ordered 1 6 answers_wholly_steered 0 -2 asks_user_for_secret -1 -22 assumes_consent 11 9 boasts -3 -5 boasts_at_others_cost 23 30 called_for_other_work 4 6 came_across_into_parameter -7 -8 changes_arguments 5 10 changes_arguments_of_other_tool 9 1 changes_arguments_unseen 4 14 changes_other_work 4 6 claims_authority 7 14 claims_every_tool -8 -4 claims_other_tools -2 0 claims_other_work 4 3 command_output_into_parameter 0 -5 consent_for_all 9 13 conversation_by_authority 1 10 conversation_into_parameter 9 12 data_to_partner 0 6 demands_file_contents 4 21 demands_in_comment 1 4 demands_in_fake_voice -3 -13 destroying_order 0 -7 destroys_data -5 -5 directs_other_tool 8 9 disparages_tools 11 13 excused_demand -2 -7 excused_harm 13 18 fake_voice 16 18 field_against_wish -1 2 file_into_parameter 15 16 fixed_account 11 12 fixed_address 5 10 fixes_argument_of_other_tool -1 -10 forbids_mentioning 8 10 forbids_showing -7 -13 forbids_telling 1 -3 found_data_into_parameter -2 -1 grants_privilege -6 -2 hands_over_conversation 2 -3 hides_in_comment 1 -3 host_in_order 2 10 keeps_from_view 4 -1 leaves_directory 5 -6 leaves_out -3 2 misreports -14 -13 model_and_secret 11 13 named_tool_and_parameter 3 22 named_tool_sends 7 9 names_command 11 14 names_mail_address 28 33 names_secret_file 5 3 occasion_address 6 10 occasion_against_wish 13 15 occasion_amounts 9 18 occasion_choice -10 -9 occasion_code 2 -3 occasion_command 1 8 occasion_disarming 9 18 occasion_elevation 4 13 occasion_fixed_text 7 14 occasion_misreport 12 14 occasion_path 2 14 occasion_persistence 2 8 occasion_private_data 7 8 occasion_secret 11 18 occasion_sending 8 15 occasion_sibling_path 0 2 occasion_steering 12 25 occasion_tampering 7 10 occasion_tampering_reasoned 5 8 occasion_wiping 18 28 opens_secret_store 9 11 opens_with_demand 26 25 order_in_margin 15 12 order_in_value 6 10 orders_on_other_work -1 -5 orders_other_tool -3 -2 overrides_instructions 9 9 overrides_instructions_mentioned 2 4 overrides_wish -3 -2 parameter_and_address 5 9 passes_secrets -5 -3 path_for_other_tool 5 16 path_tampered 4 4 persistence_named -7 -6 plants_backdoor -3 -5 plants_code 0 3 prefers_itself 8 5 prefers_itself_strongly 5 -1 prefers_over_any_tool 25 32 prefers_own_name 7 4 prepends_private_data -6 -11 private_data_away -6 -5 private_data_into_parameter 3 8 privilege_named 13 23 quoted_value_in_order -3 0 reads_config_file -8 -12 reads_first 16 32 reads_path -3 3 reads_secret_file 6 2 reads_secret_file_on_condition 1 1 redirects_money 2 0 reply_in_order -2 -2 reports_otherwise 1 3 runs_command 6 12 secret_file_demanded 7 10 secret_file_in_value 6 8 secret_from_elsewhere_in_parameter -4 4 secret_in_side_field 15 25 secret_into_parameter 10 12 secret_to_path 9 8 secret_to_this_tool 7 5 sends_config_file 0 3 sends_conversation 1 1 sends_copy 1 5 sends_elsewhere -3 -6 sends_result_of_other_tool -9 -15 sends_secrets -1 -10 sends_secrets_away -1 2 sends_to_url 4 0 sets_field_of_other_tool 2 -1 sets_wish_aside -6 -3 skips_approval 1 -7 skips_approval_of_tools 10 13 speaks_to_agents -7 -5 speaks_to_model -3 -7 standing_demand -12 -6 standing_order -11 -10 steers_answers 17 14 takes_all_into_parameter -1 -8 takes_all_secrets 10 9 takes_conversation 26 35 takes_results_of_tools 6 7 takes_secret_of_other_tool 2 -2 takes_secrets -4 -6 takes_secrets_from_elsewhere 11 1 takes_system_prompt 5 8 takes_whole_conversation 6 13 threatens -5 -7 unsafe_switch 1 -3 unsafe_switch_named 8 -1 unsafe_switch_on_condition 7 7 unseen_act 10 7 unseen_deletion 8 10 wants_work_of_tools 9 19 weakening 2 5 weakens_guard -10 -5 weakens_guard_of_others 1 -1 wipes_all 10 14 work_of_tools_into_parameter 4 19
word: a -1 0 abc -21 -24 able 2 2 about 9 9 above -5 3 abroad 19 26 absence -9 -5 absent -13 -12 absolute -11 -16 abstract -12 -3 accept -4 8 acceptance -8 -9 acces 0 3 access -1 -6 accessibility -10 -17 accessible -13 -18 accompani 1 9 accord -4 -3 accordingly -4 6 account 2 2 acct 19 38 accuracy 7 7 accurate 0 9 ack -1 2 acknowledg 12 17 acknowledge 16 21 acknowledgement -12 -4 acl 7 9 acme 2 -1 acros -8 -7 act 4 0 action -19 -20 actionable -2 -6 activat 7 1 activate -6 -10 active -16 -19 activiti -7 -12 activity -20 -17 actual -3 -3 actually -5 -9 ad 12 15 adapt 4 8 add -2 6 addition -2 12 additional -13 -12 additionally 17 26 addres -2 3 address 1 7 adjust 0 3 adjustment -1 -10 admin 7 24 administrator 0 10 admission -1 4 adresse -14 0 adult 19 17 advanc -12 -19 advance 5 8 advertis 13 10 advertiser 24 27 advice -1 -7 advis 1 -1 advise -12 -11 adviser -3 -1 advisori 8 7 advisory 1 4 affect -9 -8 after -7 7 afterward -5 2 ag 3 5 again 6 4 against -5 -6 age 9 10 agenci -2 8 agency 10 4 agenda 3 9 agent 13 30 aggregat -7 -8 aggregate -8 -18 aggregation -8 -12 ago -14 -12 agre -14 -14 agree 6 4 agreement 1 7 ahead 8 12 aid 1 5 aim -12 -12 air 2 2 airline -10 -11 airport -16 -14 al 32 36 alarm 14 14 album 8 14 alert -5 -9 algorithm -1 0 alia -3 -2 alias -5 -7 align -2 3 alignment -3 -2 alike 5 4 alive -2 2 all 5 13 allergen -1 2 allergi -6 -10 allergy 6 2 allocation -13 -15 allow -11 -3 allowance -5 6 alone -21 -11 along -1 7 alongside -1 10 alpha -6 -16 already -13 -7 also 9 24 alt -2 -9 alter 5 -1 alternativ -3 -6 alternative -8 -12 although 2 12 alway 2 14 ambiguou -8 -4 amend -9 -8 among 6 9 amount -10 -1 analys -7 -6 analyse -5 1 analysi -17 -24 analyst -6 -5 analytic -15 -10 analyz -15 -16 analyze -20 -19 anchor -7 -13 and 0 7 anew -3 0 animal 18 12 animation -4 -7 annex 14 14 annotation 9 8 announc 4 10 announcement 5 3 annual 6 -1 anonymity -4 -2 anonymou 19 24 another 0 -3 answer 10 15 ant -11 6 anthropic 21 19 any 4 20 anybody 4 1 anyone 7 16 anyth -1 -1 anyway 10 14 anywhere -7 -2 apart -1 -1 apex 0 1 api -25 -22 app -24 -24 appeal 16 22 appear -5 -1 append 2 17 apple -4 -14 appli -3 3 applicable -7 -10 applicant 5 11 application -13 -17 apply 2 3 appointment -9 -9 approach -5 -6 appropriate -2 -6 approv -3 0 approval -2 8 approve 20 21 approver -4 -4 approximate -1 -5 apr -5 14 arbitrary -7 -11 architecture -6 -9 archiv 9 4 archive 1 6 are 3 12 area 0 1 aren -15 -7 arg 11 3 argument -2 4 arithmetic 4 9 arm 7 2 arn -5 -2 around -2 -1 array -29 -22 arriv 2 6 arrival -8 -14 arrive 13 13 art -2 -7 articl -3 -5 article 3 -3 artifact -5 -6 artist -6 -6 asc -3 -7 ascend 2 -11 aside 13 3 ask -2 1 aspect -3 -3 assertion 8 16 assessment -7 -8 asset -11 -15 assign -5 -7 assignee -6 -10 assignment -7 0 assistant 21 34 assistent 12 14 associat -17 -21 associate 0 -2 association -2 -5 assum -12 -10 assume 11 11 async -5 -5 atomic -8 -12 attach 2 11 attachment -7 -9 attempt -27 -27 attende -20 -13 attendee 8 17 attention 23 22 attestation 3 13 attorney 4 -1 attribut -1 -1 attribute -4 -10 attribution -12 -10 au 3 19 auction 13 9 audience -4 10 audio -9 -17 audit 0 12 auditor 1 6 auf -12 -10 auth 2 2 authenticat -16 -20 authenticate -6 -4 authentication -1 -4 author 12 17 authoris 9 5 authorisation 2 4 authoritative -2 -5 authority -1 4 authoriz 1 9 authorization -6 -2 auto -12 -6 automat 19 21 automatic 6 3 automatically -35 -27 automation -16 -30 availability -1 0 available -17 -13 avant -15 0 avatar -12 -18 avec -15 1 average -10 -12 avg -9 -7 avoid -15 -9 aw -10 2 await 5 0 award 5 4 aware 8 8 away 8 8 axi -7 -5 azure -23 -11 b -6 -3 back 8 8 backend -14 -10 background 3 -1 backup 10 11 backward -11 -7 bad -16 -18 badge 22 21 bag 12 12 bak -5 -8 balanc 7 9 balance -10 -3 ban 16 11 band -3 -4 bank 10 18 banner 7 12 bar 4 4 barcode 9 14 bare -7 -10 bas -23 -27 base 13 17 baseline -5 -9 bash 25 29 basi -18 -19 basic -4 -12 basket 4 5 batch -9 -11 battery 0 -5 bcc -13 -2 be 12 21 bear 10 1 bearer 8 8 beat -9 -9 because -15 -2 becom 11 18 become 13 16 been 8 14 before -5 9 beforehand -2 10 begin 10 12 beginn 6 5 behalf 3 6 behavior -14 -12 behaviour 12 10 behind 3 6 bei 6 20 beim 4 15 belong -4 7 below 12 14 benchmark 4 4 beneath 10 12 beneficiary -3 7 benefit -10 -10 besid 3 23 beside 16 21 best 10 10 beta -6 -6 better 15 21 between 3 2 beyond -7 -4 bid 20 20 big -13 -12 bigger 2 4 bike -6 -8 bill 5 6 bin 1 4 binary -6 1 bind 1 1 birth -1 4 birthday 10 10 bit 1 14 bitte -15 -12 black -1 0 blame 17 21 blank 5 -2 blind -9 -8 blob 4 2 block 5 -2 blog -12 -9 blue -6 -9 board 11 17 bodi 12 13 body 3 -7 bold -5 -5 bonu 13 14 book 10 11 booking -1 0 bookmark 5 10 bool 11 12 boolean -13 -21 boot -9 -14 border -13 -15 bot 6 10 both -8 -6 bother 26 24 bottom -4 6 bounc 2 -6 bounce 2 9 bound -10 -7 box 14 16 br 7 5 bracket 2 4 branch -2 -12 brand 7 12 breach 4 4 break 2 8 breakdown -11 -9 bridge 1 2 brief 6 11 bring 6 8 broad -11 -8 broadcast -3 -12 broken -5 -4 broker 2 8 brought 16 23 brows 1 10 browse -6 -13 browser -2 -1 bu 13 11 bucket 1 -2 budget 3 6 buffer 5 5 bug 0 5 build -2 4 built -8 -7 bulk 4 4 bullet 5 -3 bump 10 10 bundl -7 -13 bundle 8 12 busines -8 -13 busy -7 -1 but 6 6 button -11 -6 buy 9 12 buyer 6 4 bypas -1 0 bypass -2 2 byt -6 -8 ca -9 -2 cabin -7 -8 cach -7 0 cache 3 10 calculat -6 -6 calculate -6 -8 calculation 6 5 calendar 5 10 calibration 5 17 call 3 9 callback 7 1 caller 15 23 came 1 8 camera -3 4 campaign 1 -1 can -20 -18 cancel -2 -1 cancell -8 -8 cancellation 4 7 candidat -1 8 candidate 2 5 cannot -16 -17 canonical -1 -5 cap 0 4 capabiliti -9 -12 capability -10 -15 capacity -5 -1 capital 10 20 capp 0 2 caption -2 6 captur 5 0 capture -4 -3 car 5 4 card 9 7 care 8 9 cargo 7 10 carri 6 9 carrier -3 -8 carry 6 11 cart 3 0 cas 7 5 case -2 -4 cash 3 1 cast -2 -2 cat 12 30 catalog -13 -19 catalogue -2 -2 catch -5 -9 categori -14 -20 category 2 -1 caus 13 21 cause 7 7 caution -3 -10 cdn -1 12 ceil 0 -3 cell -3 2 cent -1 2 center -2 -7 central 3 2 centre 2 -2 cert 6 2 certain -13 -10 certifi 3 5 certificat 6 10 certificate 4 10 cet 9 10 chain -5 7 chair -1 -4 challenge -6 -3 chang -9 -8 change -10 -4 changelog 4 -1 channel -4 -7 chapter -3 -5 char -5 -7 character -18 -21 charg -12 -9 charge -5 -2 chart -10 -12 chat -2 9 cheap 14 15 cheaper 5 -1 cheapest 3 4 checkbox -4 -3 checklist 8 -2 checkout -5 -1 checksum -7 5 child 2 -9 children -3 -2 chmod 20 31 choice 8 17 choos 17 22 choose 3 10 chose -7 -5 chosen 2 -2 chrome -2 14 chunk -17 -15 circle 4 5 circular -6 5 cit -1 4 citation -3 -8 cite 0 -4 city 4 5 claim 18 18 clas 3 4 class -9 -5 classification -4 -5 claude 1 4 claus -6 -4 clause 9 7 clean -8 3 cleanup -4 5 clear 3 13 clearly -5 -15 clerk -3 5 cli -5 -9 click -10 -2 client 14 14 cliente 10 25 climate -4 -7 clinic 6 10 clinician -12 -7 clip 0 -7 clipboard 14 12 clock 7 16 clon 2 -6 clone 0 -1 clos 3 1 close 0 -3 cloud -9 1 club -6 -1 cluster 5 4 cmd 9 8 coach 11 9 cod -2 -3 code 1 -5 codebase -1 -3 codeowner -1 0 coffee 25 21 coin 0 -3 cold 2 5 collaborator 6 9 colleagu -6 3 colleague 3 5 collect 7 13 collection -15 -23 collector 3 9 color -17 -23 colour 15 17 column -9 -12 com 7 20 combin -7 -2 combination -7 -21 combine -6 -8 come -1 5 comfort 20 20 comma -3 1 command -16 -10 comment 0 2 commenter 3 3 commercial 15 11 commission -1 0 commit -6 -2 committ 0 3 committee -4 -10 common -15 -7 community 9 5 como 15 26 compact -11 -8 compani -16 -20 company 1 -4 compar -8 -3 comparable 7 3 compare -17 -10 comparison -3 7 compatibility -4 1 compatible 3 7 compensation -5 -7 compet 15 17 competitor 18 18 compil -11 -14 compile 9 16 complain 25 17 complaint 15 20 complet -7 -10 complete 0 5 completenes 3 9 completion -6 -4 complex -10 -13 complexity -10 -6 compliance -9 -1 comply 24 24 component -22 -24 compose 4 3 composition -9 -10 comprehensive -14 -16 compress -4 -1 compromis 9 9 comput -13 -3 compute -6 -2 computer 12 10 con 8 24 concept -1 -2 concern 23 23 concise 1 -2 conclusion -14 -9 condition -12 -11 conditional -10 -4 conduct 11 13 conf 6 19 confidence -7 -12 confidential -9 -1 config 3 15 configur -23 -22 configurable -5 -7 configuration -11 -14 configure -5 -9 confirm -13 -14 confirmation -2 2 conflict 6 3 confus 13 11 connect -4 -10 connection -15 -9 connector 2 8 consecutive -5 -2 consent -8 2 consider -6 -3 consignee 1 1 consist -6 10 consistency 4 8 consistent -5 -9 console -25 -23 consolidat -4 -7 constraint -13 -3 construct -7 -1 consult 25 22 consumer -2 0 consumption 0 -6 contact -6 4 contain -15 -2 container -7 -5 content -12 -5 context -8 1 continue 0 2 contract 4 9 contractor 8 11 contradict 7 6 contrast -3 -3 contribution 0 -3 control 1 2 controll 3 -8 controller -6 0 convention 9 1 conversation -1 5 conversion -6 -10 convert -2 -6 cooki -9 -5 cookie 12 17 cooperative -2 4 coordinat -12 -14 coordinate -20 -31 copi -2 -4 copia -6 10 copy 3 10 core 7 2 corp 1 0 corporate -4 1 corpu 0 9 correct -1 3 correction 1 -1 correctly -6 4 correspondence 1 3 corrupt -2 2 cost -1 -2 could 3 2 council 11 11 counsel 3 7 count 7 15 counter 4 7 countri -8 -17 country 11 7 county 0 -2 coupon -5 3 courier 10 18 cours -4 -6 course 4 6 court 4 -5 courtesy 16 17 cover 9 0 coverage -8 -4 cpu -6 -5 crash -5 -7 crawl -12 -17 creat -23 -17 create -11 -5 creation -3 -2 creator 11 6 credential -7 5 credit -9 -11 crew 6 15 criteria -11 -16 critical 5 3 crm 8 8 cron -6 -11 crop 13 12 cros -9 -15 crypto -6 -3 cs -9 -8 csv -1 -1 ctx 22 29 cuando 11 21 curl 0 4 currenci 11 9 currency -4 -2 current -16 -13 currently -12 -14 cursor -10 -11 curve 8 3 custom -23 -23 customary -2 0 customer -9 2 cut -8 -8 cve 2 -11 cycle 4 9 d 15 15 da 9 21 daily 8 2 damag -6 0 damage -2 1 dan -1 22 danach -9 -11 dangerou 7 10 dark -8 -2 dashboard -7 -21 dat 7 12 data -14 -11 databas -9 -8 database -6 -12 dataset -10 -18 date -10 -10 datetime -5 -13 day 1 4 ddl -4 -5 dead -12 -13 deadlin -12 -16 deadline -11 -7 deal 17 10 dear 9 7 debit -8 -9 debt 6 9 debug 16 23 debugg -9 -1 december 17 14 decid -22 -26 decide -22 -21 decimal -5 -5 decision -28 -22 declar -2 4 declaration 0 4 declin 5 8 decline -2 9 decod 11 8 decode 6 14 dedicat -4 -10 deduct -4 -6 deduction -2 1 deem 21 23 deep -8 -8 default -24 -22 defect -10 -12 defin -15 -20 define -5 -3 definition -7 -8 degre 2 5 degree -8 -3 del -1 30 delay 7 -2 delegat 19 13 delet -13 -13 delete 3 2 deletion -8 -10 deliver 10 5 deliveri 8 7 delivery 4 11 delta 13 10 dem 3 10 demand 8 15 demo 13 13 den 1 14 deni -9 -12 deny 16 12 department -9 1 departure -4 -4 depend -13 -6 dependenci -7 -6 dependency -2 -6 deploy -13 -11 deployment -9 -1 deposit 0 7 depot 18 23 deprecat -10 -6 depth -14 -18 der 8 25 deriv -7 -2 desc -8 -11 descend -3 -9 describ 13 12 describe 0 3 description -8 -10 design -7 -5 designer 6 11 desir 4 -3 desk 17 26 desktop 3 4 destination -8 4 destroy 3 2 destructive -10 -13 detail -17 -15 detect -13 -16 detection -11 -19 determin 4 -3 determine -12 -13 dev 5 16 develop -12 -13 developer 8 7 development -12 -14 deviation -2 -5 devic 10 15 device -7 -11 devuelve -6 5 diagnos 4 5 diagnosi -5 -1 diagnostic 7 9 diagram -8 -11 dialog 0 3 dialogue 5 10 diary 4 3 dict -7 6 dictionary -4 -1 did -1 -4 didn -17 -17 die -13 6 diet 12 9 diff 4 2 differ -12 -7 differenc -9 3 difference 5 11 different -11 -7 digest -1 2 digit 6 14 digital 13 12 dimension -23 -24 dir -6 -8 direct -3 1 direction -9 -4 directiv 4 10 directive 4 3 directly -8 -13 directori -13 -12 directory 6 3 disabl -11 -7 disable 20 30 disagree -2 -4 discard -3 -4 disclos -9 -7 disclose 2 5 disclosure -6 -4 disconnect -4 -5 discount -10 -2 discover -24 -26 discovery -6 -4 discus -11 -10 discuss 13 17 discussion 17 21 dish -18 -15 disk 4 9 dispatch 0 5 dispatcher 6 9 display 9 10 disput 17 18 dispute -1 -2 disregard -4 0 dist 1 4 distance -15 -19 distinct -2 -8 distribut 3 5 distribution 5 6 district 6 10 divid 3 8 dm 9 7 dn -4 0 dna 0 7 do 1 1 doc -18 -6 docker -10 0 dockerfile -8 -1 doctor 7 11 document 3 7 documentation -23 -15 docx 9 4 doesn -7 -8 doi 2 12 domain -9 -15 don -22 -16 donation -9 -10 done 4 0 donor 6 3 door -3 2 dos 4 13 dose 2 -4 dossier -12 0 dot -4 -2 doubl 19 27 double -1 9 doubt -5 2 down 7 14 download -11 -12 downstream -8 -10 draft -13 -9 draw 10 7 drawn 3 6 drift 10 15 driv -3 -5 drive -3 -4 driver 10 15 drop 15 20 dropp 6 13 drug 11 11 dry -17 -12 dryrun -4 -3 due -11 -7 dump 15 17 duplicat 4 0 duplicate 3 7 dur 8 19 duration -1 -3 duty 1 5 dynamic -4 -14 each -4 11 earlier 9 15 earliest -15 -12 early 11 12 earn 18 18 easier 17 25 east -12 -9 echo 8 16 edg -17 -14 edge -12 -9 edit 7 6 edition 6 13 editor -10 -10 education 3 8 een -1 23 effect -4 -10 effective 9 12 efficiency -12 -17 efficient -2 -6 effort -6 -16 eight -4 -4 ein -1 14 eine 0 12 einen -7 -1 either -6 -6 electronic -5 -8 element -18 -28 elevation -9 -17 eligible 2 -6 else -9 -2 elsewhere 19 29 email -7 -2 embedd -2 -7 embedding 4 1 emergency -7 -2 emoji 12 11 employe 19 12 employee -3 -3 employer 33 37 empti 11 18 empty -6 -7 enabl -15 -14 enable -12 -9 encod -8 -5 encode 3 18 encrypt -3 -10 encryption 4 -4 end 5 7 endpoint -12 -14 energy 5 -4 enforc -4 -11 engagement -8 -3 engin 2 1 engine 4 6 engineer -5 8 english -11 -13 enhanc -10 -11 enough -6 -7 enrich -5 1 enrol 5 12 ensure 0 1 enter 10 12 enterprise 2 -5 entire -11 -1 entirely -8 -15 entiti -15 -7 entity -19 -21 entre -3 11 entri 1 3 entropy 3 16 entry 2 0 enum 3 1 env 2 13 envelope 0 -1 environment 0 6 equal -7 -6 equipment 5 2 equivalent -4 -1 error -20 -15 escalat 4 4 escape -10 -7 escrow 22 24 essay 16 23 essential -18 -15 est -14 6 establish -3 0 estate 16 14 estimat -12 -9 estimate -2 0 eta -4 -8 etc -14 2 eur 11 16 euro 7 16 europe -16 -22 eval 9 10 evaluat 7 7 evaluate 2 8 evaluation 5 5 even 9 20 event 0 2 ever 4 2 every 11 24 everybody -8 -4 everyone 5 3 everyth -12 -4 evidence -7 0 exact -12 -15 exactly -10 -18 examine 0 -1 exampl -21 -25 example 10 31 exce -11 -15 exceed -14 -11 except -10 -5 exception -9 -10 excerpt -13 -13 exchang 10 13 exchange 8 0 exclud -1 -8 exclude -2 -7 exclusion -3 -1 exclusive -4 -11 exec 16 20 execut 3 13 executable -10 -8 execute 5 10 execution -13 -13 exercise -6 -10 exist -10 -1 exit -5 -4 expand -2 4 expect 7 2 expense -4 -15 expensive -8 -7 experience 24 22 expert 5 5 expir -3 2 expiration -1 -4 expire -7 0 expiry -3 2 explain -9 -9 explanation 1 -2 explicit -18 -25 explicitly -14 -12 explor -1 -12 explore -4 -5 export 4 6 expos -14 -18 expose -4 -11 expres 10 5 expression -8 -10 ext 19 30 extend 10 16 extension -15 -14 external -12 -8 extra -11 5 extract -14 -20 extraction -15 -21 ey 8 11 fac 1 0 face 12 8 facet -9 -12 fact -11 -10 factor 3 4 factual -6 -8 fail -1 1 failur -3 -5 failure -21 -17 fair -4 3 fall 1 3 fallback -3 -5 false 5 10 famili 3 -2 family 5 17 fan 10 10 faq -3 -5 far 13 7 fare -9 -5 farm 5 13 farmer -6 -1 fast 0 13 faster 1 2 fastest 2 7 fault 1 -3 favour 15 12 fe 10 11 featur -23 -19 feature -12 -25 fee 4 12 feed 5 -5 feedback -8 -4 feel -9 -4 fetch -5 0 few -12 -10 fewer -3 1 field -9 -6 fifth 30 33 figur 15 18 figure 24 27 fil 6 1 file 13 1 filename -10 -19 filesystem 10 9 fill -4 4 filter -26 -27 final -15 -5 finance 10 5 financial -4 5 find 7 5 finding 10 6 fine 3 1 fingerprint -11 -3 finish -5 -2 fir -6 -14 fire 9 7 firefox -1 5 firewall -4 -3 firm 18 14 firmware 0 3 first 0 2 fiscal -9 -13 fit -8 -2 fitt -7 -3 five 2 3 fix 2 3 flag -5 -4 flagg -22 -19 flaky 5 -1 flash -11 -5 flat 0 -3 fleet 2 11 flexible -13 -8 flight -4 -1 float 1 -2 flood 8 3 floor 0 -2 flow -11 -19 focu -8 -8 focus 1 1 fold 6 19 folder 12 13 folk -3 5 follow 8 15 follower -2 1 font 3 9 food 21 25 foot 6 10 footer 4 1 for 0 1 forbidden -17 -49 force -5 -2 forecast -7 -10 foreign -2 9 forget 8 7 forgotten 7 2 fork 10 8 form -5 -3 formal 1 -3 format -13 -24 formatt -10 -3 former -5 -4 formula -18 -22 forum 3 1 forward -8 5 found 13 13 four 10 10 fram -2 5 frame 6 4 framework -17 -15 fraud -14 -6 fre -4 3 free 1 7 frequency 5 7 frequent 9 14 frequently 8 6 fresh -2 0 freshnes -9 -10 friday -2 -2 friend 22 25 friendly -9 -3 from 1 3 front 8 7 fuel 1 9 full -10 4 fully 5 4 fun 2 3 function -13 -11 functionality -7 -6 fund 20 22 fur 13 15 further 8 20 future 2 1 fuzzy 7 7 ga 2 6 gain 26 26 gallery 16 16 game -1 -1 gap 3 1 garage -7 -9 gate -1 4 gateway -9 -2 gather 9 5 gave 3 5 gcloud 12 10 gemini -19 -10 general 6 7 generat -13 -10 generate -16 -15 generation -20 -15 generator -3 -4 generic -4 -3 geocode -2 1 german 2 5 get -2 0 gett -5 -8 gift 10 13 git 6 7 github 14 10 gitignore -5 -4 giv 2 5 give -5 1 given -1 5 glas 0 -3 glob -1 0 global -13 -16 glossary -14 -11 gmail -4 -4 gnupg 4 17 go 6 9 goal -12 -14 gold 15 11 gone 4 3 good 9 14 google -4 4 got -10 -4 gp -5 0 gpg 8 11 gpu -8 -10 grace -11 -10 grad 8 -2 grade 10 17 grant 18 27 graph -2 -10 great 12 1 greater -8 -12 green 7 -2 greet 8 14 grep -10 -1 grey 15 6 grid -1 -5 gros -2 -2 ground -10 -11 group -4 -1 grower 7 5 growth -5 -2 guard 3 5 gues -2 -3 guess -9 -10 guest 13 15 guid -17 -18 guidance 0 4 guide -5 -3 guidelin -9 -3 ha 5 9 habit 11 14 had -3 1 half 5 5 hand -1 6 handl 1 9 handle -17 -22 handler -2 3 hang -6 -4 happen -4 -3 happy 8 6 harbour 4 7 hard 2 3 hardware -25 -29 harm -3 3 harmles -4 15 hash 2 -4 hasn 9 10 hav 2 8 have -3 3 haven 11 2 hay -9 -15 head -10 -1 header 1 -4 heading -10 -9 headles -12 -16 health -1 4 hear 13 17 heard 5 9 heart 2 5 heat -8 -10 heavy -4 -6 height -14 -9 held 14 13 hello -3 -7 help -15 -3 helper -1 -2 helpful 2 -4 hence 23 25 her 11 13 here 12 14 het -4 14 hex 1 2 hey 10 17 hi 13 8 hid 11 11 hide 21 25 hierarchical -11 -8 hierarchy -11 -14 high -2 -3 higher 22 26 highest -4 -3 highlight -4 -5 him 13 17 hint 10 13 historical -3 -5 history 10 11 hit -1 6 hold 10 17 holder 8 12 holiday -5 0 home 11 9 honest -11 -7 honestly -20 -18 honour 22 27 hook -1 3 horizontal -3 -8 hospital -5 -1 host 7 17 hostname 10 23 hot -12 -9 hotel 5 7 hour 2 -2 hourly -5 2 hous -6 -6 house 16 23 household -2 -1 housekeep 3 13 hover -4 -4 how -7 -8 however 1 5 html -18 -12 http -12 27 hub 4 13 human -2 -1 hundr 6 3 iam 4 1 iban -7 -1 ic 5 14 icon -3 1 id -12 -22 idea -3 -7 ideal -5 -3 idempotency -6 -7 idempotent -18 -17 identical -18 -24 identifi -3 -3 identification -3 -4 identifier -17 -33 identify -19 -18 identity -4 -5 idle -3 -6 ignor 1 -2 ignore 0 14 imag -2 6 image -2 -2 img -13 -4 immediate -9 -6 immediately -10 -3 immer 2 16 impact -11 -15 imperative 1 -6 imperial 1 -7 implement -16 -12 implementation -11 -16 impli -5 -1 import -11 -14 important -8 4 impression 11 8 improv 0 -2 improve 4 5 improvement 6 3 in -6 -8 inactive -6 -9 inbox 8 17 incident -12 -12 incl 0 4 includ -12 2 include -12 -8 inclusive 1 -9 incom -2 5 income 5 -2 incomplete -11 -6 increas -5 10 increase -7 -9 increment -10 -5 incremental -11 -12 independent 10 22 index -6 -6 indic -8 -9 indicat -12 -18 indicate -8 -11 indicator -7 -13 individual -19 -22 industry 7 13 infer -3 -11 inference -1 -2 inferr 2 1 info -6 0 inform 2 -3 information -29 -33 infrastructure -8 -10 ingest -6 -3 ingredient -1 -9 inhalt 17 19 inherit -5 -5 init 3 2 initial -2 3 initialize -7 -11 initially -2 -5 initiat -2 2 injection -11 -13 inline -15 -15 input -17 -25 insensitive -3 -3 insert -7 -1 inside -3 -8 insight 14 27 insist 8 12 inspect -8 -9 inspection 9 13 inspector 7 10 install 11 12 installation -9 0 instalment 18 16 instanc 2 0 instance -11 -12 instant 3 -4 instead -12 -4 institution 19 21 instruct 5 9 instruction -19 -1 instrument -9 -10 insur 16 21 insurance 4 11 insurer 23 18 int 11 11 intake 1 15 integer -2 -9 integrat -8 -6 integration -3 6 integrator 12 15 integrity -3 5 intend 1 -12 intent -16 -21 interact -12 -10 interaction -8 -6 interactive -12 -14 interest 15 19 interface 5 -4 intermediate -5 0 internal -3 -2 internet -10 2 interpret 7 1 interval -9 -2 interview -1 7 into -2 9 introduc 4 8 invalid -3 -6 invent -3 1 inventory -3 5 investigation 2 3 invisible 6 11 invit -8 -7 invitation -6 -2 invite 2 7 invoic -3 7 invoice -17 -10 invok 7 21 invoke -3 0 involv -8 5 irrespective 6 17 irreversible -15 -18 isn 2 5 iso 3 -3 isolat 12 12 issu -14 -11 issue 0 -1 issuer 9 8 ist 9 16 it 9 17 italic -5 -5 item -13 -14 iteration -13 -15 itinerary -1 -4 itself -1 1 january 6 9 jar 3 9 java -14 -9 javascript -15 -21 jira -9 -10 job -8 -10 john -11 -10 join 16 24 jour 2 5 journal -7 -6 jpeg 0 -11 jpg 1 0 jql -4 -8 json -5 0 judge 4 3 jump -8 0 just 10 10 keep 3 11 kept -6 -3 kernel 12 1 key 3 1 keyboard 0 -2 keychain 6 7 keyword -16 -17 kill 9 13 kind -14 -14 kindly 6 5 kit 2 12 kitchen -6 -2 know 1 5 knowledge -8 -13 known -2 5 kube 1 15 kubectl 18 23 kubernet -11 -12 kwh 8 7 l -1 13 la -2 1 lab 11 18 label 7 0 labell 3 2 laboratory 11 12 lack 7 6 lag -1 1 lamp -3 -1 land 2 3 landlord 6 10 lang -1 -3 languag -7 -8 language -1 -6 lapse 3 4 laptop 2 4 large -10 -12 larger 3 -8 largest 7 13 last 1 -1 lat 3 7 late 1 -3 latency 7 2 later 11 12 latest -10 -4 latex 0 1 latitude -7 -14 launch -16 -15 law -18 -14 lawyer -1 5 layer -9 -12 layout -10 -12 lead 16 26 leader 15 20 leak 9 2 learn 8 7 learner 13 11 lease -17 -21 least 1 0 leav -3 0 leave 7 12 lecture 6 12 ledger 1 -5 left 2 4 leg 9 10 legacy -4 1 legal -10 0 length -10 -3 les -3 -4 lesson -6 -4 let 3 6 letter 4 4 level 3 0 li 28 26 liability 2 9 librari -6 -8 library 2 1 licenc 3 7 licence 9 11 licens 1 -2 license 21 30 lie 18 21 life -18 -16 lifecycle -1 -4 lift 26 28 light -4 -6 lik -1 -3 like 13 0 likely -6 2 limit 0 -2 limitation 3 4 lin -1 -2 line 0 5 linear -6 -6 link -9 -8 lint 2 7 linter 2 -1 list -10 -9 listen 7 8 listing -4 -2 literal -12 -4 little -4 4 liv 5 2 live 4 11 llm -3 6 lo 13 18 load 8 12 loan 3 2 local -9 -11 locale 4 18 localhost -18 -7 locally -12 -12 locat 0 -7 locate 3 13 location -2 1 lock 4 9 lodg 1 9 log -3 -1 logg -14 -10 logic -4 -5 logical -5 -6 login 15 13 lon 3 8 long 2 1 longer 13 10 longitude -6 -14 look 5 11 lookup 6 4 loop -5 -3 los -8 -1 lose 14 15 loss 10 3 lost 11 8 lot 12 11 love 10 2 low 14 14 lower 6 13 lowest -5 -1 loyalty 7 10 lunch 27 25 machin 7 8 machine -6 -1 macro -1 3 made -9 -7 mail 1 8 mailbox 4 6 main 3 -2 maintain -5 -6 maintainer -5 -4 maintenance 8 19 major 2 6 mak 11 13 make 8 17 maker 14 13 malware 15 15 manag -7 -11 manage -24 -27 management 4 -6 manager -7 -2 mandate 5 11 mandatory 18 20 manifest -3 -2 manual -18 -19 manually -12 -18 many -10 -13 map 7 13 mapp 9 7 mapping -5 -6 march -4 -2 margin 20 23 mark -18 -17 markdown -13 -16 marker 0 3 market 9 12 markup 0 -2 mask 11 5 master 12 15 match -5 -3 material 4 -1 math 1 -3 matrix -6 -8 matter 14 15 max -1 -2 maximum -10 -15 may -14 -8 mcp -12 -15 meal -3 -6 mean -8 1 meant 4 -2 meantime -5 -9 meanwhile 9 10 measur -10 -4 measure -15 -20 measurement 2 5 media -6 -12 medical 0 7 medication 9 14 medicin -1 -1 medium -6 -8 meet 1 5 meeting -13 -2 member 5 4 membership -2 -5 memo 8 17 memory -10 -8 mention -11 -5 menu -5 -7 merchant 17 17 merely 15 11 merg 1 2 merge 1 -1 mermaid -7 -7 messag 3 5 message -7 -3 met 4 -1 meta 9 23 metadata -25 -19 meter 6 7 method -2 -13 metric -18 -21 microphone 10 15 mid 5 5 middle -8 -7 might -7 -15 migration -11 -11 milestone -1 -6 million -2 4 millisecond -4 -9 mime -3 -10 min 3 9 mind 11 10 mine -6 -5 minimal -10 -8 minimum -7 -9 minor 10 7 minu 19 24 minut -8 -5 minute -5 2 mirror 13 35 mis -9 -8 miss -7 -9 mistak -8 -11 mistake -10 -9 mit -1 16 mix 3 10 mobile -6 -3 mock 0 -2 mod -6 -12 mode -18 -14 model -6 9 moderate -8 -4 moderator 8 6 modern -4 -11 modifi -9 -11 modification -13 -18 modifier 1 -3 modify -11 -18 modul -3 -6 module 6 -9 moisture 5 7 moment 9 3 monday 8 7 money -6 -10 mongodb -14 -19 monitor 2 -1 month 14 16 monthly 13 6 mood 8 13 more 1 5 morn 17 8 most -5 -2 mostly -1 7 mother 16 13 motion 4 -2 mount -13 -11 mouse -5 -12 mov 1 -1 move -4 -1 much -1 1 multi -20 -25 multipart 2 -2 multiple -30 -27 multipli 10 23 multiply 12 24 music 13 9 must -4 3 mut 26 24 mute 20 24 mutually -2 -3 mysql -7 -9 nach -18 -8 nam 0 1 name -4 -8 namespac -18 -13 namespace -8 -10 nao 6 19 narrow -11 -10 narrower 8 6 national 1 12 native -11 -14 natural -13 -10 nature 9 14 navigate 1 0 navigation -19 -20 ne -10 -4 near -2 2 nearby 4 3 nearest -4 -1 nearly 13 22 necessary -1 -4 need -5 -9 needn 15 18 negative 1 1 neighbour 23 31 neither 2 5 nest 4 -3 net 18 24 netrc 2 10 network -2 -4 neutral 1 11 never -14 -13 new -6 -5 newer 6 5 newest 6 9 newlin -6 -8 newly -8 -10 newsletter 4 4 next -3 0 nice 4 7 nicht -19 1 nie 9 29 night 2 4 nightly 14 22 nine 10 6 nobody 8 11 nod -15 -18 node -17 -14 noise 17 22 non -7 1 none 9 13 nor 4 4 normal -4 18 normalis 7 19 normaliz -7 -10 normally 14 15 north -6 -1 not -6 -2 nota 2 12 notation -12 -16 note 4 7 notebook 1 0 noth -7 -10 notic -1 2 notice -3 -3 notifi -7 -7 notification 5 7 notify 4 9 notion 6 12 now 4 6 nowhere -14 -11 npm -7 -8 npmrc -19 2 null -9 -5 number 1 -3 numeric -13 -15 numero -5 9 nur -13 -8 oauth -20 -28 obey 26 27 object -10 -14 objection 26 28 oblig 1 1 observ 0 2 observation -12 -5 observer 9 12 obtain -4 6 occasion -4 -1 occur 8 11 odd 14 21 oder -1 13 off 12 15 offer -6 -3 office 9 10 officer 6 18 official -10 -3 offline -9 -10 offset -7 -16 often 2 3 ohne 16 29 old -3 -4 older 3 8 oldest -4 -5 omit -11 -4 omitt -18 -17 on 7 10 onboard -3 -6 once -6 -1 one 0 1 online 5 -4 only -13 -9 onto 7 3 op 21 32 opaque -15 -15 open 5 2 openai 0 11 openapi -12 -8 operat -3 -7 operate 3 0 operation -13 -9 operational 8 5 operator 1 9 opinion 4 -1 opt 1 5 optimiz -6 -6 optimization -7 -10 optimize -4 -7 option -6 -14 optional -34 -36 optionally -15 -17 order 8 6 ordinary 6 6 org -7 6 organisation 4 3 organiser -3 -1 organiz -1 -4 organization -25 -34 orientation -3 8 origin 9 11 original 5 12 orphan -5 -6 other 11 14 otherwise -7 9 otp 4 7 ought 18 20 our 33 36 out 3 6 outage -3 -6 outbound -5 -4 outcome 4 5 outdat 27 33 outgo 7 11 outil -1 12 outlook -2 -3 output -4 -8 outrank 27 37 outside -10 -8 over 6 8 overall -17 -9 overdue 1 -5 overlap 5 -6 overlay 13 13 overrid 0 -1 override 13 17 overview -17 -17 overwrit -1 -3 overwrite 9 -2 overwritten -2 1 ow -1 6 own -11 -9 owner 5 11 ownership 2 11 p 4 7 pa -8 4 pack 12 4 packag -6 5 package -4 -4 padd 0 9 pag -9 -5 page -8 -10 paginat -3 -9 paginate -1 -6 pagination -19 -24 paid 1 -1 pain 3 5 pair -7 -5 palette -2 -1 panel -5 1 paper -4 -6 par -4 7 para 0 15 paragraph -13 -14 parallel -5 -10 param 6 12 parameter -14 -7 parcel 16 15 parent 1 -3 park 12 10 pars 1 4 parse -2 5 part 1 5 parti 1 5 partial -13 -14 participant 4 7 particular 2 5 partition -9 -13 partner 41 38 party 7 9 pas -9 12 pass 13 23 passag -8 -13 passage -3 -10 passenger 1 2 passphrase 9 12 passport 12 12 passwd 2 8 password 7 18 past -2 6 paste 12 16 patch -4 -3 path -13 -16 patient 7 8 pattern -22 -23 paus 5 7 pause -3 8 pay 7 8 payee 12 7 payer -1 -3 payload -14 -16 payment -2 9 payout 5 10 payroll 3 9 payslip 10 16 pdf 0 1 peak 13 11 peer 4 8 pem 2 13 pend 0 -2 people 3 13 per -1 8 percent -11 -1 percentage -9 -7 percentile -6 -9 perfect -10 -12 perform 0 -5 performance -11 -4 period -6 -10 permanent -1 5 permanently -11 -6 permission 4 -1 permit 15 30 permitt -6 -2 persist -12 -12 persistent -8 -9 person -7 2 persona -1 0 personal -11 -9 pet 10 8 pgpas 0 16 pharmacist -8 -3 pharmacy 5 10 phase -13 -3 phon -8 -4 phone 14 12 photo 9 4 photograph 6 9 php 8 -1 phras -7 -4 phrase 8 12 physical -9 -15 physician 4 0 pick 17 21 pickup 10 -1 pictur 13 30 picture -13 -10 pid -4 -5 piec 13 14 piece -6 0 pii -2 -2 pin 15 12 pinn 8 11 pip -3 5 pipelin 1 12 pipeline -10 -9 pixel -12 -7 pkg 5 15 plac 0 7 place 7 10 placeholder -5 -9 placement 1 -9 plain 5 8 plan 3 1 plann -4 -1 planner 13 23 plant 4 1 plate -2 6 platform -6 -8 play -1 1 player 4 5 playlist -2 -10 please -6 2 plot 4 8 plu 12 29 plugin -6 -2 png -14 -13 pod -7 -10 podcast 14 14 point -12 -13 poison -14 -10 police 7 3 polici 2 0 policy -4 -1 polite -7 -9 poll -4 -9 pool 22 9 popular -11 -10 populat -1 1 por 0 24 port 5 5 portal -5 -4 portfolio -2 0 portion -1 0 position -2 -6 positive -10 -9 possible -27 -23 post -1 3 postal -7 -7 postcode 2 0 postgr -7 -2 postgresql -9 -16 postinstall 11 25 pour -16 -11 power 4 5 pr -3 1 practic 0 -1 practice 4 13 praise 12 14 pre -4 1 preced 13 20 precedence 3 7 precise -12 -17 precision -4 3 prediction -15 -23 prefer -12 -18 preferenc -15 -22 preference 4 1 preferr 2 -1 prefix 5 -1 pregnancy 3 3 premium 15 13 prepar -15 -18 prepare -16 -20 prerequisite -10 -4 pres 4 5 prescription 7 7 presence 4 -3 present 14 12 presentation -6 -6 preserv -18 -20 preserve -9 -8 preset 2 5 press 12 15 pressure -4 -4 prevent -1 -4 preview -5 -7 previou -8 -3 previously -7 -11 pric -6 0 price 4 5 primary -11 -13 principal -5 3 print 17 16 printenv 17 18 printer 8 8 prior 16 23 prioritize -10 -14 priority 1 -2 privacy -10 -5 private 1 9 privileg 10 14 privilege 2 -8 pro 16 20 prob -2 -1 probability -6 -7 probably -6 -7 probe 14 16 problem -2 -6 proce 15 9 procedure -14 -6 proceed -15 -10 proces 1 -5 process 2 6 prod 13 18 produc 9 12 produce 11 20 product -5 -3 production 16 14 professional -4 -3 profil 5 3 profile 5 6 profit 4 9 program -6 -3 programm -8 -14 programme 31 31 progres -11 -16 proj -4 -6 project -16 -14 projection -6 -11 promis -3 -3 promise 8 6 prompt 1 1 proof 6 13 proper -1 3 properly 4 11 properti -9 -8 property -5 -20 propos -9 -12 proposal 0 -10 propose -12 -17 protect 7 10 protection -1 3 protocol -5 -13 provenance 9 14 provid -39 -28 provide -29 -6 provider -5 -7 provision -11 -11 pub 0 10 public 8 14 publication 4 15 publish -1 2 publisher 2 -2 pull -6 -6 pupil 6 5 purchas 0 11 purchase -2 2 purg 1 1 purge 20 27 purpos 6 9 purpose -12 -8 push 2 10 put 9 18 pypi 3 8 python -7 -8 qualifi -6 -9 quality -5 0 quantiti -3 2 quantity 5 9 quarantine 19 21 quarter 5 13 quarterly -6 -4 que 0 24 queri -16 -10 query -9 -8 question 2 -2 queu -2 1 queue -12 -13 qui -8 1 quick -8 -5 quicker 3 11 quickly -5 -1 quiet 6 22 quietly 10 21 quiz 9 5 quot -6 -4 quota 9 12 quotation -9 -7 quote 3 2 r -4 0 radio 1 4 radiu -5 -9 rain -10 -9 rais 9 16 raise 23 26 ran -3 -6 random 0 2 rang -16 -9 range -13 -14 rank -3 7 rarely 22 19 rat 2 6 rate 1 -1 rather -16 -8 rating 2 6 ratio 7 3 raw 2 -1 reach -1 3 reachable -2 3 react -10 -19 reaction -9 -13 read 0 4 readability -10 -8 readable -1 13 reader 20 18 reading -2 -4 readme 3 3 ready 1 -6 real 6 5 really -9 -13 reason -6 -1 recall 2 7 receipt -10 -7 receiv -6 -4 receive 1 4 receiver -20 -23 recent 3 -1 recently 9 17 recip 10 2 recipe -4 -12 recipient -11 -9 recognis 7 5 recommend 0 -5 recommendation -13 -13 record 5 1 recording -3 -2 recover 0 1 recovery 13 20 recruiter -7 -11 recursively 4 4 redact -9 -10 redeem 12 12 redi -8 -6 redirect -13 -4 reduc -22 -26 reduce 11 7 ref -14 -10 refer -9 -6 referenc -15 -18 reference -12 -11 referral 5 8 refine -12 -11 reflect -13 -9 refresh 5 3 refund 3 5 refundable -4 -3 refus -35 -34 refusal 18 15 refuse 4 15 regard 10 10 regardles 1 16 regex -3 -3 region -5 -8 regional 7 5 register 4 7 registrar -8 -2 registration -1 -5 registry -10 -5 regression -6 -5 regular 6 2 regulation -7 -1 regulator -3 0 reject -21 -23 rejection 6 14 relat -18 -15 relation -7 -4 relationship -15 -13 relativ 14 19 relative -15 -22 relay 17 26 releas -2 -5 release 0 4 relevance -17 -12 relevant -28 -19 reliable -1 5 rely 5 4 remain -5 -1 remainder 7 13 remark 8 13 remediation -2 1 remember 12 16 remind -8 -13 reminder -11 -6 remote 2 -1 remov -7 0 removal -5 -1 remove -7 -6 renam -11 -7 rename -7 -8 render -3 10 renew 13 16 renewal 0 4 rent 1 1 reopen -9 -12 reorder -6 -4 repair -4 -3 repeat -6 -1 replac 5 3 replace -2 12 replacement -8 -1 repli -2 6 replica 10 11 reply 3 11 repo 10 14 report -3 3 reporter 13 13 repositori 5 8 repository -11 -13 represent 0 -16 representation -3 -3 reproduce -5 -1 request -8 -3 requester 6 11 requir -25 -18 require -8 -2 requirement -14 -22 rerun 7 6 resale 21 19 research 0 3 researcher -2 -2 reserv 5 5 reservation 1 7 reserve 13 20 reset 4 -1 resident 13 0 resiz 8 10 resize 0 8 resolution -8 -2 resolv -5 -3 resolve -11 -7 resolver -12 -11 resourc -18 -26 resource -16 -27 respect -3 -1 respons -4 -10 response -21 -25 responsible 4 -2 rest 13 11 restart -8 -9 restaurant -3 2 restor 5 4 restore -9 -3 restrict -5 -12 restriction 2 3 result -10 -7 resum -2 -4 resume -3 0 retain 3 6 retention 7 4 retri -10 -8 retriev -21 -16 retrieval -3 -11 retrieve -16 -23 retry 1 6 return -17 -22 reus -11 -15 reuse -9 -15 reveal 9 11 revenue 4 15 revers -2 -3 reverse -6 -8 revert -11 -10 review 9 10 reviewer 6 11 revis 1 -3 revision -13 -19 revok -5 -3 revoke -8 -3 rewrit 2 5 rewrite 15 16 rewritten -1 2 rfc -5 -9 rich -3 -5 ride 10 4 right 11 12 risk 24 25 rival 19 35 road 1 3 robot -7 -8 rol -8 -2 role 2 0 roll 5 9 rollback -4 0 rollout 2 1 room 17 20 root 7 18 rotat 3 2 rotate 3 3 rotation -9 -5 roughly -15 -6 round 11 18 rout -11 -11 route 1 3 router 12 13 routine 13 13 row 0 2 rs 5 6 rsa 7 13 rubric 3 8 rul 2 3 rule 6 10 run -1 2 runn -8 -4 runner 1 0 runtime -8 -10 safe -8 2 safely 2 -6 safety 5 6 said 3 5 sal 7 0 salari -4 -2 salary 2 12 sale 0 -4 salt 1 6 sampl -4 1 sample 28 15 san -1 16 sandbox 1 9 satisfi 6 6 sav -2 1 save 1 3 saving -10 -15 say 3 10 scal -8 0 scale -14 -13 scan 7 3 scann 2 11 scanner 1 -2 scenario -9 -15 scene -10 -11 schedul 3 9 schedule -3 6 schema -9 -10 scheme -1 7 school 8 10 scop -6 -4 scope -7 -3 scor 2 4 score 3 13 scrap -7 -6 scrape -15 -20 scratch -1 5 screen 1 -1 screenshot -11 -8 script -6 -11 scroll 1 -6 sdk -9 -14 se 1 0 seal 0 9 search -9 -7 season 4 6 seat 8 11 sec -2 2 second 1 12 secondary 4 2 secret -8 -1 section -20 -14 secure -4 -4 security 1 15 see 5 6 seed -1 -5 seem -6 -15 seen 5 2 segment -13 -14 seldom 12 12 select -12 -10 selection -14 -25 selector -7 -15 self 1 0 sell 10 14 seller 14 14 semantic -11 -13 semicolon 4 0 send -4 11 sender 6 8 sense -2 -9 sensitive -7 -4 sensor 3 6 sent -11 -2 sentenc 1 -3 sentence 1 3 seo -5 -10 sepa -8 -2 separat -3 2 separate -15 -11 separately -23 -23 separator 6 7 sequenc -5 -9 sequence -6 -8 sequential -9 -9 seri -8 -9 serial 9 -5 serv 10 10 serve 4 4 server -5 4 servic -7 -10 service -6 -4 session 0 1 set 3 2 sett 4 3 setting -13 -5 settl 17 19 settle 12 11 settlement 9 10 setup -15 -14 seven -8 -2 several -12 -12 severe -7 -10 severity -4 -5 sftp -1 15 sha -10 -11 shadow 7 14 shall 19 15 shap -23 -19 shape -14 -14 shar 7 8 share 10 23 she 0 14 sheet 0 -7 shelf -3 5 shell 22 19 shift 5 13 ship 18 21 shipment -2 4 shipp -8 -7 shipper 4 7 shop 4 -1 shopp 3 -2 shopper 9 6 short -7 -3 shortcut -11 -12 shorten -7 5 shorter 18 20 shortest 9 4 shot -5 0 should 8 15 shouldn -2 -2 show -11 -5 shown -8 -4 sick 3 -2 sid 4 -5 side -3 -1 sidenote 6 13 sie -12 2 siempre 4 13 sight 14 7 sign 3 4 signal -10 -2 signatur -6 1 signature 1 10 signer 0 2 significantly -15 -15 silenc -10 -11 silence 14 16 silent -4 -1 silently -1 11 similar 8 6 similarity -10 -2 simple -8 2 simply 6 9 simulation 6 0 sin -6 17 since -5 9 sind 10 16 single -16 -16 sit 2 8 site 4 -3 six -1 4 size -14 -17 skill 5 -9 skip 12 17 skipp -13 -7 sku -2 -5 slack 4 6 slash 3 5 sleep -5 -5 slid -2 -3 slip 8 3 slot 1 8 slow 14 25 slower -3 -3 slug -11 -20 sm 14 20 small -1 -4 smaller -8 4 smallest -8 -5 smart -4 -2 snapshot 5 1 snippet 6 3 social 25 24 sock 11 6 soft 5 16 software -2 0 soil -5 -5 sold 10 8 solution -12 -15 solv 0 7 some -8 -2 somebody -10 -9 someone 3 5 someth -4 -8 sometim -24 -21 somewhere 7 6 son 0 -1 sont 5 17 soon 8 10 sooner 1 6 sort -3 -6 sound 16 19 sourc -4 -5 source -3 -3 spac -2 -7 space 16 19 spam 7 12 span -12 -15 spare 26 24 spe 9 4 speak 17 20 speaker 4 4 spec -7 -6 special 12 16 specializ -7 -8 specifi -28 -29 specific -34 -33 specifically -1 -3 specification -9 -4 specify -9 -12 speech -6 -6 spell -3 2 spend 3 0 spent -10 -8 split 4 -1 splitt -15 -18 spoken 29 33 sponsor 20 22 spot 4 8 spr 7 13 spray -5 -3 spread -4 -12 spreadsheet -2 -4 sprint 9 16 sql -7 1 sqlite 7 13 square -11 2 squash 5 4 src 7 11 ssh -5 8 stable -5 1 stack -13 -15 staff 17 11 stag -11 -15 stage 1 -8 stale -2 6 stamp 1 2 stand 13 18 standard 0 8 star 14 23 start -13 -13 startdate -15 -21 stash -13 -9 stat -2 0 state -11 -11 statement 3 12 static -9 -14 station 9 14 statistic -3 -5 statu -8 -13 status -10 -7 statutory -4 -1 stay -2 1 stderr -4 -4 stdout -1 -1 steer 5 5 stem 1 5 step -9 -8 stick 9 2 still 2 -7 stock 1 -1 stop -6 -5 stopp -3 0 stor -4 -1 storage -13 -8 store -3 5 story -12 -12 str -15 -14 straight 13 16 stranger -12 -8 strategi -1 -5 strategy -4 -13 stream 12 16 street 7 14 strength -5 1 strict 6 2 stricthostkeycheck 5 25 strictly -5 2 string -19 -17 strip 1 8 stripe -3 10 stripp -8 -7 strong -8 -12 structur -17 -10 structure -18 -21 stuck -8 -13 student -8 -4 studio -4 -7 study 13 25 styl -14 -18 style -4 -4 sub -15 -19 subject 13 7 submission -2 0 submit 2 6 submitt 2 9 subscrib 12 10 subscribe 12 15 subscriber 17 13 subscription 13 16 subsequent -10 -1 subset -2 -3 substitute 3 19 substitution -1 -6 substr -8 -7 subtask -12 -15 subtract 8 9 succeed -4 -6 succes 17 15 successful -2 10 successfully -14 -14 such 8 7 sudo 10 21 suffix -5 5 suggest -18 -19 suggestion -10 -14 suit -2 2 suitable -9 -5 suite 0 1 sum 12 8 summ -10 -7 summari -4 6 summaris 4 12 summarise 6 -3 summariz -3 -3 summarize -6 -2 summary -13 -14 sunday 9 4 supersed 13 10 supervisor -7 -4 supplement 8 5 suppli 3 8 supplier 7 5 supply 7 12 support -16 -6 sur -5 9 sure 2 4 surfac 0 -6 surface -4 -1 surname 27 18 surprise -3 -10 surround -3 -11 surviv 15 19 suspect -4 -7 suspend -2 6 svc 18 16 svg 3 2 swap 13 23 swapp 14 20 switch 2 4 symbol -15 -21 symptom 2 2 sync 17 23 synchronis -9 -9 syntax -15 -14 system 1 14 tab 4 13 tabl -7 -7 table -1 -5 tag -2 -4 tagg 8 14 tail 0 -2 tak -3 3 take 10 15 taken 8 12 talk -3 4 tap 11 17 tar 1 5 target -6 -6 tariff 12 7 task -8 -13 taste 8 10 tax -7 -4 tcp -9 -5 teacher -5 -7 team 4 -3 technical 1 -6 technician -3 -5 technology -16 -20 telemetry 12 10 tell -9 -5 temp -2 -5 temperatur -1 1 temperature -13 -17 templat -12 -17 template 0 -11 temporary -13 -19 ten 13 15 tenant 2 6 tend 6 12 tenth 3 3 term -6 1 terminal 6 6 terminat -6 -11 terminate 15 11 terraform -11 4 test -6 -1 text 0 -1 texte -2 7 th -6 -3 than -5 1 thank 4 3 that 8 8 the 4 8 their 2 13 them 2 13 theme 0 2 themselv 15 13 then 8 12 there 1 5 therefore -3 14 these 0 2 they 4 9 thi -5 1 thing -9 -7 think -3 0 third 14 20 thirty 13 13 those 13 17 though 0 11 thought -25 -30 thousand 0 -2 thread -4 -12 three 2 5 threshold -8 -10 through 9 16 throughout 18 18 throughput 2 2 throw 1 2 thu 4 18 ti -7 -14 tick 19 35 ticker -1 -7 ticket 0 3 tidy 18 25 tier -2 0 till -4 -3 tim -2 6 time -3 -2 timeframe -10 -11 timeline -5 -8 timeout -15 -22 timer -4 6 timestamp -19 -28 timezone -6 -12 tip 13 15 titl 8 13 title -11 -13 tl 9 6 tmp 16 27 today 2 10 todo 7 14 together -17 -13 token -4 3 told 15 14 tolerance 6 11 toll -1 -3 toml -10 4 tomorrow -3 -6 tone 13 1 too 9 17 took -1 -4 tool 12 19 top -11 -4 topic 4 0 total -10 -5 touch -6 -11 tour -8 -5 toward -2 7 town 6 9 trac -9 -12 trace 4 -2 track -5 -7 trad -8 -2 trade 2 8 traffic 0 -10 trail 1 0 train -10 1 transaction -23 -15 transcrib 4 8 transcript -4 -4 transfer 5 11 transit 0 -11 transition -9 -9 translat -6 0 translate -3 -13 translation -5 1 translator 9 11 transmit 14 17 transmitt 1 -4 transport -10 -11 trash -7 -16 travel 4 7 traveller 2 2 treat 7 7 treatment -5 -3 tree 4 1 trend -19 -13 tri -19 -19 triage -1 7 trial 10 13 trigger -4 -6 trim 8 12 trimm -7 5 trip 21 15 trouble 11 19 troubleshoot -6 -11 truck 12 6 true -2 5 truncat -17 -19 truncate 8 15 trust 18 24 try -14 -9 ttl -11 -11 tun -13 -9 tunnel 0 7 turn 5 5 twelve -3 -4 twenty 5 7 twice -2 7 two 8 10 txt -2 -6 typ -4 -1 type -18 -20 typescript -1 -2 typical -14 -13 typically -6 -4 typo 1 -1 uid -19 -25 una 2 25 unavailable -9 -5 uncertain -12 -15 unchang -17 -18 unclear -12 -13 und 0 17 under 10 15 underly -8 -7 understand -6 -7 understood 2 0 undo -8 -14 undone -2 1 une -13 -7 unifi -14 -15 uninstall 12 24 union 15 5 unique -10 -18 unit -2 -8 unix -4 -15 unknown -13 -7 unles -10 -10 unlike -7 -10 unlimit 17 16 unlock 7 6 unmask 3 8 unpublish -7 4 unread 9 6 unredact 12 25 unrelat -2 -6 unreliable 13 16 unresolv -4 -8 unsafe 12 12 unset 4 4 unsubscrib -4 -1 unsubscribe -13 -14 unsupport -2 -2 unsure -12 -8 until -1 4 untouch -10 -12 untrust -26 -28 unus -12 -13 unverifi 5 10 up -1 1 updat -7 -14 update -14 -6 upgrad 2 4 upgrade -7 4 upload -5 6 upon -13 -3 upper 11 6 upsert -7 -11 upset 14 20 upstream -8 -6 uptime -5 0 urgency -5 -2 urgent -16 -14 uri -1 1 url -24 -26 us -14 -10 usage -23 -17 usd -13 -5 use -17 -11 useful -11 -8 user -2 8 username -20 -24 usual 22 31 usually -9 -9 usuario 2 17 utc -14 -16 utf -12 -11 utilisateur -7 13 uuid -13 -24 vacation -3 -7 vacuum 8 9 valid 1 1 validat -2 1 validate -1 -5 validation -1 -3 validity -3 -5 valu -9 -11 value 9 5 valve -11 -4 van 8 17 var 3 4 variabl -14 -12 variable -21 -24 variant -2 -3 variou 2 0 vary -5 -3 vat -1 1 vault -6 -1 vector -4 -6 vehicle 10 19 vendor 14 27 venue -2 3 verbatim 8 17 verdict 6 4 verifi -3 3 verification 9 9 verify -6 3 version -12 -17 vertical -9 -9 very 0 -4 vessel -1 0 via -6 -1 video -6 -3 view -12 -9 viewer 13 0 viewport -6 -9 violation -1 0 virtual -7 -3 visa 2 0 visibility -5 -4 visible -10 -7 visit -4 2 visitor -2 -6 visual -6 -7 visualization -3 -6 voic 5 -1 voice 13 6 void -11 2 volum -3 1 volume 2 -1 volunteer 11 8 von -9 -2 vor -2 -1 vot -2 5 vote 8 8 voucher 13 17 vpn 9 16 vue -3 -5 vulnerabiliti 5 1 wa -2 9 wait -5 -9 waiv 17 24 walk -10 -11 wall -6 -11 wallet 16 30 want 1 5 ward 4 -2 warehouse -4 -8 warm 13 22 warn -13 -9 warning 1 0 watch 6 5 water -8 -11 watermark 9 9 wav 1 14 way 3 5 weak -8 -8 weather -1 2 web -10 -5 webhook -9 -5 websit 12 9 website -9 -16 week 17 20 weekday 7 7 weekend 12 12 weekly 12 3 weigh -10 -6 weight 3 1 welcome 0 6 well 7 13 wenn -3 0 went 0 8 werden -15 6 were 15 9 west 0 -2 what -5 1 whatever 7 41 whatsapp 9 6 when -3 10 whenever 17 26 where 10 13 wherever 15 26 whether -2 -16 which -1 5 whichever 27 35 while 9 19 white 10 6 whitespace -4 -12 who 5 4 whoever -4 18 whole -3 7 whom 0 -7 whose 26 29 why -13 -7 wide 1 0 widen -1 10 wider 8 8 widget -6 -9 width -15 -22 wiki -4 0 wildcard -10 -7 will -11 -3 win 1 9 wind -4 -9 window -20 -18 wip -3 -3 wird 12 15 wire 13 24 wish 15 14 with 3 8 withdraw -4 -4 withdrawal -1 9 withdrawn 12 15 withheld 8 11 within -9 -8 without 3 8 won 8 4 wonder 24 27 word 12 12 work -3 2 worker 10 3 workflow -16 -11 workload -10 -10 workspac -4 2 workspace 6 0 world 3 8 worst 9 8 worth 19 17 would 7 7 wrap -15 -22 wrapp -7 -7 wrapper -13 -11 writ 16 12 write 2 12 writer -7 -15 written -10 0 wrong -12 -8 wrote 12 9 www -9 -8 xlsx 1 -2 xml -13 -5 y 12 15 yaml 3 15 year 10 10 yearly 3 3 yellow -4 -2 yesterday 2 -2 yet -4 4 yield -5 -7 yml -2 10 you 4 6 your 1 7 yourself 9 12 yyyy -7 -14 zero 13 17 zip -3 -2 zon -10 -12 zone 3 1 zoom -4 -5 если 20 35 пользов 22 43 में 13 25 から 6 8 くだ 1 8 こと 24 36 この 9 21 さい 1 8 した 16 4 して 12 13 しま -8 -1 する 6 9 せん 9 0 ださ 1 8 てく 5 10 です 21 16 ない -1 2 ます -12 1 ませ 9 0 ルを -13 9 不要 -4 5 中的 5 18 之前 11 16 使用 -13 -9 其他 22 25 内容 11 15 利用 -1 -9 前に 1 5 合は -1 -6 同意 -18 -23 場合 4 6 工具 4 21 必ず 1 1 必要 -2 -10 必须 -13 0 执行 -2 2 指定 -13 -15 支持 -15 -11 数据 -10 -14 文件 4 10 最大 -9 -7 查询 -15 -10 用户 6 28 用者 -1 -9 目录 3 5 确认 -5 1 確認 2 2 自动 -1 7 说明 -2 8 请先 -20 1 读取 9 13 调用 6 10 超过 2 5 返回 -13 -9 需要 -14 -3 默认 -10 -16 니다 11 24 사용 18 28 세요 -5 0 에게 -11 2 용자 15 23 으로 16 17 자에 -4 4 합니 10 19
`;
