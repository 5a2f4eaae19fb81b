/** Written by test/eval/fit-suspicion.ts from the tuning part: terms in lines of one beginning, with their weights among all and among their sort, in steps. Failure: none; data. */
export const TOOL_BIAS = 6.271;
/** In the order of featuresOf (tool-reading.ts). */
export const TOOL_WEIGHTS: readonly number[] = [
  0.1888, 0.0362, 0.6314, -0.5113, 1.1317, 1.2123, -1.3037, 0.0796, -0.4289, -0.0058, 0.0846, 0.6824, -0.2444,
  0.115, 0.1224, -2.3703, 0.0924, -0.0154, -0.2349, 0.2162, -0.1263, -0.2495, 0.0436, -0.0258, 0.1169, 0.1885,
  0.0095, -0.1453, 0.126, -0.1096, -0.0832,
];
export const BIAS = -2.44;
export const WORDS_BIAS = -3.05;
export const FORMS_BIAS = -2.49;
export const WEIGHTS = `
. agent 5 7 agent+act 2 1 agent+description -2 -1 anyToolOrWork 2 5 assign 1 -3 attaches -3 -4 authority 2 0 beginsWithActor 8 11 beginsWithCondition 6 6 beginsWithLabel -5 -7 beginsWithOrder -6 -9 callForm -2 -1 changes -3 -2 codeInBackticks -10 -7 commandFlag 5 4 conceal 12 22 conceal+act -6 -6 dash -15 -17 demand -3 -7 demand+every -2 -3 demand+hard 9 4 demand+private 0 -1 demand+reason 0 -4 dotFile -5 -3 even 14 19 every -3 -5 every+act 5 4 fileName -4 2 firstSentence 0 4 gives -1 8 grants -2 2 handle 12 19 hardObject 6 1 hostName -1 -8 inBackticks -10 -6 inCode -28 -30 inCode&agent -2 -17 inCode&assign -9 -8 inCode&attaches 0 -1 inCode&authority 0 -1 inCode&beginsWithCondition 4 12 inCode&beginsWithOrder -1 -2 inCode&changes 0 -1 inCode&demand 5 11 inCode&every 5 11 inCode&gives -3 -10 inCode&grants -8 -18 inCode&hardObject -11 -30 inCode&hostName -8 -21 inCode&is:otherTool 3 11 inCode&is:ownParameter -11 -10 inCode&is:siblingTool 4 12 inCode&neg 3 9 inCode&offSubject -8 -6 inCode&own 5 7 inCode&passive 7 10 inCode&path -1 -1 inCode&people -11 -10 inCode&privateMatter -3 -5 inCode&runs 1 -3 inCode&says -1 -5 inCode&takes 0 -2 inCode&then 2 4 inCode&undoes -1 -2 inCode&url -8 -20 inDescription -6 -4 inValueText -4 -1 instead 3 0 instead+object 8 5 ip 3 2 lastSentence 35 30 long 24 21 longNumber -7 -13 mail 4 0 manyOtherWords 21 22 money 6 10 nearlyOffSubject 1 3 neg -6 -5 not+say 1 1 off+act 5 7 off+demand -2 -1 off+grant 4 0 off+hard 0 3 off+order 4 8 off+parameter 12 11 off+people 1 -1 off+private 2 4 off+reason 0 -1 off+undo 2 1 offSubject 4 9 oneObject 4 3 other+demand -2 0 other+effect 2 -1 other+hard -1 1 other+object 4 9 otherLanguage 13 13 own 6 12 parenthesis -14 -15 passive 7 6 path -4 -4 people 3 6 people+act 0 2 people+perfect 1 -2 perfect 5 13 pipe -13 -15 private+give 2 0 private+parameter 2 3 private+people 2 2 privateMatter -5 -1 quoted 15 16 reason 1 8 rules>=10 10 9 rules>=16 17 5 rules>=3 12 12 rules>=6 11 9 runs -10 -11 semicolon -5 -6 short -13 3 sibling+assign 1 -1 sibling+effect 3 2 sibling+every 6 4 sibling+hard 3 2 tag -4 -2 take+give 1 5 takes -8 -15 then 0 5 they 7 14 threeActs 4 7 threeObjects -3 4 too 8 11 tool+condition+demand 3 1 twoActs 2 4 twoObjects -2 -2 undo+every -2 -1 undoes -4 -8 url 7 -1 veryLong -4 -19 wanted 4 7 you 1 -2
at: default 11 16 default&agent -5 -8 default&assign -3 -5 default&attaches -4 -11 default&authority -8 -5 default&beginsWithCondition 2 1 default&beginsWithOrder -19 -26 default&changes -7 -5 default&conceal 10 3 default&demand -7 -10 default&every 2 5 default&gives 2 -4 default&grants 11 14 default&hardObject 19 17 default&hostName 0 -2 default&inValueText 11 16 default&instead -1 -8 default&is:otherTool 13 14 default&is:siblingTool 15 17 default&mail 11 10 default&neg -7 -9 default&offSubject 6 1 default&own -14 -23 default&passive -5 -7 default&path 0 -4 default&people 6 4 default&perfect -1 -2 default&privateMatter 5 3 default&reason -9 -12 default&runs 7 4 default&says -6 -3 default&takes 7 6 default&then -12 -16 default&they 0 1 default&too -5 -5 default&undoes 13 16 default&url 1 4 default&wanted -9 -12 default&you -13 -12 description -6 -4 enum -20 -22 enum&agent 7 12 enum&assign -1 2 enum&attaches 8 8 enum&authority 0 6 enum&beginsWithOrder 11 13 enum&changes 2 6 enum&conceal 6 13 enum&demand 13 21 enum&every 11 12 enum&gives 13 18 enum&grants 8 9 enum&hardObject -3 3 enum&hostName 34 46 enum&inValueText -21 -24 enum&is:otherTool -3 -6 enum&is:siblingTool 0 -2 enum&mail 1 -5 enum&neg 13 20 enum&offSubject 7 11 enum&own 12 18 enum&passive 2 1 enum&path -2 -3 enum&people 9 12 enum&privateMatter 10 15 enum&runs 3 11 enum&says 12 12 enum&takes 11 12 enum&then 16 21 enum&too 3 6 enum&undoes 8 13 enum&url 16 18 enum&wanted 11 18 enum&you 14 15 example -4 -3 example&agent 8 12 example&assign 5 6 example&attaches 9 12 example&authority 7 8 example&beginsWithCondition 3 4 example&beginsWithOrder 13 14 example&changes 2 -2 example&conceal 2 -4 example&every 14 13 example&gives -9 -5 example&grants 9 8 example&hardObject -7 -7 example&hostName -12 -5 example&inValueText -4 -3 example&mail -11 -12 example&neg 13 16 example&offSubject 5 4 example&own -2 -7 example&passive 7 14 example&path 2 3 example&people 4 7 example&perfect 4 3 example&privateMatter 4 6 example&runs 12 13 example&says -5 1 example&takes -3 -2 example&then -3 -5 example&too 8 9 example&undoes -14 -17 example&url -4 2 example&you -4 -3 margin -9 -16 margin&agent 23 27 margin&assign 9 13 margin&attaches 9 14 margin&authority 11 15 margin&beginsWithCondition -4 -6 margin&beginsWithOrder 2 3 margin&changes 4 4 margin&conceal 3 10 margin&demand 11 12 margin&even -1 -4 margin&every 10 21 margin&gives 11 6 margin&grants 11 9 margin&hardObject 15 17 margin&hostName -7 -5 margin&inValueText -1 0 margin&instead 6 14 margin&is:otherTool 25 30 margin&is:ownParameter 6 9 margin&is:siblingTool 5 10 margin&mail 0 -1 margin&neg 37 44 margin&offSubject 32 35 margin&own 17 21 margin&passive 22 22 margin&path 2 7 margin&people 23 22 margin&perfect 10 19 margin&privateMatter 6 13 margin&reason 16 15 margin&runs 17 27 margin&says 23 17 margin&takes 0 14 margin&then 26 26 margin&they 14 8 margin&too 12 11 margin&undoes 22 29 margin&url -2 3 margin&wanted 15 14 margin&you 8 12 nested -29 -36 nested&agent -6 -3 nested&assign -1 6 nested&attaches -16 -20 nested&authority 5 3 nested&beginsWithCondition -14 -14 nested&beginsWithOrder 4 2 nested&changes -5 1 nested&conceal 6 8 nested&demand -17 -16 nested&even -1 -5 nested&every 10 9 nested&gives 13 13 nested&grants -7 -7 nested&hardObject 6 9 nested&hostName 0 3 nested&instead 5 11 nested&is:otherTool -2 -2 nested&is:ownParameter -12 -8 nested&is:siblingTool 0 -1 nested&mail -1 1 nested&money -6 -10 nested&neg -2 -9 nested&offSubject 26 28 nested&own 19 17 nested&passive -9 -20 nested&path 4 7 nested&people 2 5 nested&perfect 9 16 nested&privateMatter 23 24 nested&reason -5 -8 nested&runs 1 -2 nested&says -1 1 nested&takes 4 5 nested&they 10 12 nested&too -4 -8 nested&undoes -12 -14 nested&url 2 9 nested&wanted 2 8 nested&you -7 -1 other -35 -49 other&assign -3 -4 other&attaches -3 -4 other&every 2 3 other&gives 2 3 other&hardObject -3 -4 other&hostName -3 -4 other&inValueText -1 -2 other&offSubject -2 -4 other&url -3 -4 output 3 6 output&agent 7 9 output&assign 6 15 output&attaches 4 10 output&authority 1 -3 output&beginsWithCondition 7 -1 output&beginsWithOrder 11 12 output&changes -2 -2 output&conceal 20 29 output&demand -7 -8 output&even 15 12 output&every -3 -7 output&gives 2 -2 output&grants 11 7 output&hardObject 1 8 output&hostName -2 -1 output&inValueText -9 -14 output&instead 3 4 output&is:otherTool 8 18 output&is:ownParameter 4 6 output&is:siblingTool 2 7 output&neg 5 5 output&offSubject 11 14 output&own 18 26 output&passive 15 11 output&path 2 0 output&people 14 12 output&perfect 2 12 output&privateMatter 3 11 output&reason 7 13 output&runs 5 21 output&says 12 10 output&takes -1 9 output&then 15 15 output&they -2 -5 output&too -7 -10 output&undoes 4 14 output&url 2 3 output&wanted -3 -5 output&you 13 12 parameter -14 -22 parameter&agent -3 -6 parameter&assign -19 -12 parameter&attaches -1 1 parameter&authority 3 -2 parameter&beginsWithCondition 0 8 parameter&beginsWithOrder 5 14 parameter&changes -7 -2 parameter&conceal 0 3 parameter&demand -12 -6 parameter&even 18 25 parameter&every 12 16 parameter&gives 15 15 parameter&grants -4 -11 parameter&hardObject -3 5 parameter&hostName -6 1 parameter&instead 7 -5 parameter&is:otherTool -3 -3 parameter&is:ownParameter -19 -19 parameter&is:siblingTool -13 -20 parameter&mail -7 -1 parameter&money -10 -5 parameter&neg 12 15 parameter&offSubject 15 18 parameter&own 7 12 parameter&passive 10 5 parameter&path 12 15 parameter&people 23 26 parameter&perfect -4 0 parameter&privateMatter 7 10 parameter&reason 9 12 parameter&runs 3 4 parameter&says 10 12 parameter&takes 9 5 parameter&then 5 1 parameter&they 21 27 parameter&too 17 12 parameter&undoes -7 -6 parameter&url -2 2 parameter&wanted 10 13 parameter&you -7 -7
before: agent 6 3 assign -11 -13 conceal -8 -13 demand -2 -6 every -15 -18 hostName -17 -24 idea:dontTell -19 -16 idea:must -16 -14 idea:namedTool 9 15 idea:otherWork -21 -28 idea:secretFile 5 7 idea:secretWord -11 -7 idea:send -6 -5 idea:tamper -4 -5 is:otherTool -8 -9 is:siblingTool -31 -33 path -8 -6 url 1 -6
both: agent&assign 25 21 agent&attaches 0 -1 agent&authority 10 12 agent&beginsWithCondition -4 -4 agent&beginsWithOrder -11 -6 agent&changes -3 -2 agent&conceal -8 -5 agent&demand 1 7 agent&every 3 11 agent&gives 5 5 agent&grants 5 12 agent&hardObject 7 8 agent&hostName -1 -10 agent&inValueText 11 14 agent&instead -1 6 agent&is:otherTool 3 7 agent&is:ownParameter 13 18 agent&is:siblingTool -7 0 agent&mail 8 12 agent&money 6 4 agent&neg -5 -9 agent&offSubject 4 11 agent&own -4 -1 agent&passive 7 8 agent&path 14 15 agent&perfect 9 16 agent&privateMatter 4 9 agent&reason 8 17 agent&runs -5 -11 agent&says 0 -3 agent&takes 10 5 agent&then 9 14 agent&they -13 -6 agent&too -10 -7 agent&undoes 5 5 agent&url -13 -7 agent&wanted -3 -4 agent&you 8 10 assign&beginsWithCondition -1 -4 assign&beginsWithOrder -3 -7 assign&hostName -12 -7 assign&inValueText -3 -4 assign&is:otherTool 7 0 assign&is:ownParameter -10 -17 assign&is:siblingTool 1 -1 assign&mail -2 2 assign&money 0 6 assign&offSubject -5 -3 assign&path 2 -9 assign&perfect -2 -6 assign&they -1 -6 assign&too -2 12 assign&url 8 16 assign&wanted 4 -3 attaches&assign 8 10 attaches&authority 4 -4 attaches&beginsWithCondition -1 -7 attaches&beginsWithOrder 5 3 attaches&changes 1 -1 attaches&conceal -5 -3 attaches&even -3 -5 attaches&every 1 6 attaches&grants 4 2 attaches&hardObject 4 4 attaches&hostName 15 12 attaches&inValueText 8 3 attaches&instead -2 1 attaches&is:otherTool -7 -1 attaches&is:ownParameter 9 7 attaches&is:siblingTool 10 7 attaches&mail 2 8 attaches&money -12 -2 attaches&offSubject 1 -1 attaches&own 2 0 attaches&path -8 -12 attaches&perfect -4 1 attaches&privateMatter 6 4 attaches&reason 3 8 attaches&runs -1 -5 attaches&says -4 -3 attaches&takes 4 5 attaches&then 11 11 attaches&they -4 -4 attaches&too 1 -8 attaches&undoes -1 -2 attaches&url -4 -1 attaches&wanted -12 -9 authority&assign 8 8 authority&beginsWithCondition -6 -7 authority&beginsWithOrder -12 -18 authority&conceal 14 0 authority&even 0 -6 authority&every 3 4 authority&hardObject 0 1 authority&hostName -9 -1 authority&inValueText -4 1 authority&instead -10 -4 authority&is:otherTool -2 -7 authority&is:ownParameter 9 3 authority&is:siblingTool 2 2 authority&mail 2 2 authority&money -4 -1 authority&offSubject 5 10 authority&own 10 6 authority&path -5 -7 authority&perfect 0 8 authority&privateMatter -1 0 authority&reason 0 -2 authority&runs 16 16 authority&says -8 2 authority&then 6 7 authority&they 5 15 authority&too 5 16 authority&url 7 12 authority&wanted 5 5 beginsWithCondition&hostName -2 -1 beginsWithCondition&inValueText 5 5 beginsWithCondition&is:otherTool 6 6 beginsWithCondition&is:ownParameter 2 8 beginsWithCondition&is:siblingTool -7 -3 beginsWithCondition&mail 4 10 beginsWithCondition&money 2 -3 beginsWithCondition&offSubject -2 -2 beginsWithCondition&path -6 -4 beginsWithCondition&perfect -9 -20 beginsWithCondition&they -2 -5 beginsWithCondition&too -9 -14 beginsWithCondition&url -4 -8 beginsWithCondition&wanted 12 14 beginsWithOrder&hostName -12 -15 beginsWithOrder&inValueText 5 1 beginsWithOrder&is:otherTool -7 -12 beginsWithOrder&is:ownParameter -2 -7 beginsWithOrder&is:siblingTool -5 -7 beginsWithOrder&mail -5 -3 beginsWithOrder&money 7 11 beginsWithOrder&offSubject 2 0 beginsWithOrder&path 2 2 beginsWithOrder&perfect -4 -6 beginsWithOrder&they -2 1 beginsWithOrder&too -1 -4 beginsWithOrder&url 0 -5 beginsWithOrder&wanted -11 -14 changes&assign -6 0 changes&authority 7 6 changes&beginsWithCondition -9 -4 changes&beginsWithOrder 4 3 changes&conceal -1 2 changes&even -2 -16 changes&every -2 0 changes&grants -3 -5 changes&hardObject 5 1 changes&hostName -6 -4 changes&inValueText -6 -4 changes&instead 7 6 changes&is:otherTool 5 10 changes&is:ownParameter -5 -3 changes&is:siblingTool -9 -9 changes&mail 1 5 changes&money 7 0 changes&offSubject 5 -1 changes&path 2 3 changes&perfect -3 0 changes&privateMatter -2 -6 changes&reason -2 0 changes&runs -5 -7 changes&says -3 -2 changes&then 4 2 changes&they 10 4 changes&too 1 -4 changes&undoes 7 10 changes&url -2 2 changes&wanted -3 -6 conceal&assign 0 -1 conceal&beginsWithCondition -3 -7 conceal&beginsWithOrder 12 13 conceal&even 3 -2 conceal&every 7 8 conceal&hardObject 0 3 conceal&hostName 7 14 conceal&inValueText 12 12 conceal&instead -21 -31 conceal&is:otherTool 4 8 conceal&is:ownParameter 0 -4 conceal&is:siblingTool -3 -7 conceal&mail 4 8 conceal&money 7 10 conceal&offSubject -9 -7 conceal&path -5 -15 conceal&perfect 11 22 conceal&reason -8 -14 conceal&then 12 15 conceal&they 2 5 conceal&too 10 12 conceal&url 17 22 conceal&wanted -6 -10 demand&assign -1 -1 demand&attaches 7 1 demand&authority -4 -10 demand&beginsWithCondition 2 4 demand&beginsWithOrder -2 5 demand&changes -2 -2 demand&conceal 8 20 demand&even 0 4 demand&every 1 -3 demand&gives 3 3 demand&grants -12 -15 demand&hardObject 4 2 demand&hostName 4 2 demand&inValueText 3 6 demand&instead -1 0 demand&is:otherTool 2 3 demand&is:ownParameter -11 -11 demand&is:siblingTool -2 2 demand&mail 0 7 demand&money -15 -19 demand&offSubject -4 -2 demand&own 2 -1 demand&passive 12 7 demand&path 17 12 demand&perfect 0 8 demand&privateMatter 5 3 demand&reason -2 -8 demand&runs 3 -1 demand&says 2 5 demand&takes 5 4 demand&then -8 -12 demand&they -7 1 demand&too -3 -6 demand&undoes 8 5 demand&url 3 7 demand&wanted -7 2 even&assign -2 2 even&beginsWithCondition 0 4 even&beginsWithOrder 13 10 even&hardObject 3 6 even&hostName 9 15 even&instead 1 3 even&is:otherTool 8 10 even&is:ownParameter 6 15 even&is:siblingTool 5 14 even&money 9 8 even&offSubject -3 -3 even&path 6 5 even&perfect 8 6 even&reason 14 7 even&then -11 -6 even&they -5 -1 even&too 19 19 even&url 1 6 even&wanted 13 13 every&assign 4 3 every&beginsWithCondition 8 2 every&beginsWithOrder 10 12 every&even 1 2 every&hardObject 11 13 every&hostName 1 -2 every&inValueText 16 18 every&instead 5 3 every&is:otherTool 25 25 every&is:ownParameter 6 9 every&is:siblingTool 6 4 every&mail 3 6 every&money 5 14 every&offSubject 1 4 every&path 12 5 every&perfect -1 1 every&reason 5 9 every&then 3 4 every&they -2 -2 every&too 16 22 every&url 14 14 every&wanted 6 5 gives&assign 7 5 gives&attaches 14 15 gives&authority -6 -5 gives&beginsWithCondition 9 4 gives&beginsWithOrder 7 5 gives&changes -5 -1 gives&conceal -6 -8 gives&even 7 3 gives&every -1 -1 gives&grants -6 -9 gives&hardObject 11 7 gives&hostName 3 2 gives&inValueText 2 1 gives&instead 11 15 gives&is:otherTool -5 -13 gives&is:ownParameter 6 1 gives&is:siblingTool 9 18 gives&mail 9 15 gives&offSubject -1 -2 gives&own -7 -5 gives&path 2 -2 gives&perfect -3 -3 gives&privateMatter 6 3 gives&reason 1 0 gives&runs 7 1 gives&says 4 -2 gives&takes -1 3 gives&then -2 -2 gives&they 1 -2 gives&too 1 10 gives&undoes -4 -8 gives&url -9 -7 gives&wanted 1 2 grants&assign 2 -3 grants&authority -4 -4 grants&beginsWithCondition 2 2 grants&beginsWithOrder 9 3 grants&conceal 9 4 grants&even 1 -2 grants&every -6 -5 grants&hardObject 9 11 grants&hostName 12 15 grants&inValueText 17 20 grants&instead -7 0 grants&is:otherTool 5 0 grants&is:ownParameter -4 -7 grants&is:siblingTool -8 0 grants&mail 5 8 grants&money -1 -11 grants&offSubject -1 -1 grants&own 4 7 grants&path 0 -1 grants&perfect 2 -7 grants&privateMatter 6 -2 grants&reason 5 5 grants&runs -2 2 grants&says 2 13 grants&then -5 -14 grants&they 5 12 grants&too -4 1 grants&url -4 5 grants&wanted -4 -12 hardObject&assign -3 -1 hardObject&beginsWithCondition 1 1 hardObject&beginsWithOrder 5 9 hardObject&hostName -1 -8 hardObject&inValueText 12 12 hardObject&is:otherTool -6 0 hardObject&is:ownParameter 1 7 hardObject&is:siblingTool 3 2 hardObject&mail 4 0 hardObject&money 6 10 hardObject&offSubject -8 -8 hardObject&path -4 -4 hardObject&perfect 10 16 hardObject&they -4 -6 hardObject&too 19 21 hardObject&url 9 1 hardObject&wanted -4 -5 hostName&path 1 -3 hostName&url 7 1 inValueText&hostName 11 16 inValueText&mail -3 -9 inValueText&money 2 4 inValueText&path -2 -5 inValueText&url 9 15 instead&assign -10 -9 instead&beginsWithCondition -4 -15 instead&beginsWithOrder -2 0 instead&hardObject 11 11 instead&hostName 2 -2 instead&inValueText -2 -9 instead&is:otherTool -9 -6 instead&is:ownParameter -5 -7 instead&is:siblingTool -8 -12 instead&money -3 -4 instead&offSubject 4 4 instead&path -2 5 instead&perfect -5 3 instead&reason 2 0 instead&then 5 2 instead&they -7 -12 instead&too -1 -14 instead&url -4 -10 instead&wanted -2 -1 is:otherTool&hostName 12 17 is:otherTool&inValueText 3 3 is:otherTool&mail -3 -11 is:otherTool&money -5 -6 is:otherTool&path 10 10 is:otherTool&perfect -17 -19 is:otherTool&they 3 -3 is:otherTool&too -4 6 is:otherTool&url 7 23 is:otherTool&wanted -5 -3 is:ownParameter&hostName -3 -3 is:ownParameter&is:otherTool -12 -7 is:ownParameter&is:siblingTool 9 7 is:ownParameter&mail -3 -3 is:ownParameter&money -7 -2 is:ownParameter&path 6 1 is:ownParameter&perfect -10 -13 is:ownParameter&they 6 13 is:ownParameter&too 3 5 is:ownParameter&url -7 -11 is:ownParameter&wanted 4 -3 is:siblingTool&hostName 2 4 is:siblingTool&inValueText 15 16 is:siblingTool&is:otherTool 6 12 is:siblingTool&money -2 -5 is:siblingTool&path -3 -10 is:siblingTool&perfect -12 -10 is:siblingTool&they -5 -6 is:siblingTool&too 3 -7 is:siblingTool&url 1 3 is:siblingTool&wanted -2 8 mail&hostName 14 18 mail&path 0 1 mail&url 3 4 money&hostName 7 2 neg&assign 13 20 neg&attaches -14 -9 neg&authority 0 -7 neg&beginsWithCondition -1 -1 neg&beginsWithOrder -6 -10 neg&changes -2 -2 neg&conceal -8 -4 neg&demand 8 9 neg&even -6 -7 neg&every -1 0 neg&gives -12 -19 neg&grants 10 4 neg&hardObject 2 -3 neg&hostName 6 7 neg&inValueText 10 12 neg&instead -6 -8 neg&is:otherTool 3 9 neg&is:ownParameter -4 1 neg&is:siblingTool -2 11 neg&mail 9 8 neg&money 4 -4 neg&offSubject -6 -8 neg&own -4 -6 neg&passive -4 -3 neg&path -10 -14 neg&perfect 1 6 neg&privateMatter -9 -10 neg&reason 4 5 neg&runs -5 -8 neg&says 5 5 neg&takes 4 3 neg&then 8 2 neg&they -3 -7 neg&too 7 14 neg&undoes 4 -4 neg&url 15 21 neg&wanted 4 15 offSubject&hostName 2 13 offSubject&inValueText 17 15 offSubject&is:otherTool 6 8 offSubject&is:ownParameter -1 -6 offSubject&is:siblingTool -1 -5 offSubject&mail 0 -5 offSubject&money 4 0 offSubject&path 4 6 offSubject&perfect 1 -1 offSubject&they 8 3 offSubject&too 1 5 offSubject&url 17 2 offSubject&wanted 5 2 own&assign 7 10 own&beginsWithCondition 5 3 own&beginsWithOrder 0 2 own&conceal 2 2 own&even 10 6 own&every 2 4 own&hardObject 2 2 own&hostName -3 -4 own&inValueText -2 -11 own&instead 4 -2 own&is:otherTool 7 4 own&is:ownParameter 3 -3 own&is:siblingTool 4 8 own&mail 2 9 own&money -5 5 own&offSubject 3 3 own&path -2 -6 own&perfect 8 8 own&privateMatter -5 -2 own&reason -4 -1 own&says -5 -6 own&then -4 -4 own&they -2 2 own&too -2 2 own&url -4 2 own&wanted -7 -6 passive&assign -8 -3 passive&attaches 0 -3 passive&authority 9 4 passive&beginsWithCondition 1 4 passive&beginsWithOrder 2 6 passive&changes -4 2 passive&conceal -9 -13 passive&even 0 -1 passive&every -1 -2 passive&gives -4 -5 passive&grants -2 2 passive&hardObject -1 -1 passive&hostName 6 11 passive&inValueText 5 10 passive&instead 6 9 passive&is:otherTool 6 9 passive&is:ownParameter -2 -1 passive&is:siblingTool -1 1 passive&mail 1 2 passive&money 3 7 passive&offSubject -2 1 passive&own -1 -2 passive&path -9 -13 passive&perfect -6 4 passive&privateMatter -1 -1 passive&reason 4 3 passive&runs 3 2 passive&says 3 2 passive&takes -1 1 passive&then -1 -1 passive&they 3 -3 passive&too 1 -2 passive&undoes 5 1 passive&url 12 25 passive&wanted 4 5 people&agent 2 2 people&assign 0 -3 people&attaches 3 7 people&authority 4 4 people&beginsWithOrder 1 1 people&changes 6 2 people&conceal -8 -7 people&demand -4 -3 people&even 5 2 people&every 4 7 people&gives -4 -3 people&grants -8 -12 people&hardObject 1 -2 people&hostName -2 10 people&inValueText 16 14 people&instead 4 3 people&is:otherTool -1 -4 people&is:ownParameter 7 5 people&is:siblingTool -8 -6 people&mail 4 -1 people&money -1 0 people&neg 8 2 people&offSubject 3 -1 people&own -3 -4 people&passive 4 3 people&path -11 -11 people&perfect 1 -2 people&privateMatter -6 -4 people&reason 0 1 people&runs 7 7 people&says -3 -5 people&takes -1 0 people&then 0 -2 people&they -11 -11 people&too -4 -7 people&undoes -1 -1 people&url 2 -7 people&wanted -5 -5 people&you -2 2 perfect&hostName 2 3 perfect&inValueText 3 1 perfect&mail 0 1 perfect&money 0 -6 perfect&path 4 21 perfect&they 11 5 perfect&too -12 -14 perfect&url -4 -4 privateMatter&assign 2 1 privateMatter&beginsWithCondition 5 5 privateMatter&beginsWithOrder 5 1 privateMatter&conceal -4 -9 privateMatter&even -1 4 privateMatter&every 12 9 privateMatter&hostName 0 6 privateMatter&inValueText 14 14 privateMatter&instead -6 -4 privateMatter&is:otherTool -4 -3 privateMatter&is:ownParameter 16 10 privateMatter&is:siblingTool 8 10 privateMatter&mail -2 -8 privateMatter&money -6 -1 privateMatter&offSubject -6 -3 privateMatter&path 4 6 privateMatter&perfect 5 -3 privateMatter&reason 3 0 privateMatter&then 4 2 privateMatter&they -3 -6 privateMatter&too 6 12 privateMatter&url 11 2 privateMatter&wanted -9 -3 reason&assign 6 5 reason&beginsWithCondition 0 1 reason&beginsWithOrder 0 -6 reason&hardObject 17 12 reason&hostName 9 0 reason&inValueText -9 -12 reason&is:otherTool -3 -5 reason&is:ownParameter -3 5 reason&is:siblingTool 10 6 reason&mail 8 13 reason&money -3 -2 reason&offSubject 3 -5 reason&path 11 10 reason&perfect -2 -7 reason&they -10 -11 reason&too -4 -5 reason&url -12 -15 reason&wanted 8 9 runs&assign 2 2 runs&beginsWithCondition -7 -9 runs&beginsWithOrder -7 -14 runs&conceal 3 12 runs&even 4 3 runs&every 10 9 runs&hardObject 1 2 runs&hostName -3 -8 runs&inValueText 11 17 runs&instead -1 0 runs&is:otherTool 9 11 runs&is:ownParameter -8 -9 runs&is:siblingTool -4 1 runs&mail 4 7 runs&money 0 -5 runs&offSubject 4 5 runs&own 4 4 runs&path 12 11 runs&perfect -5 -8 runs&privateMatter 2 0 runs&reason 9 2 runs&says -3 1 runs&then 4 1 runs&they 10 14 runs&too 3 11 runs&url 4 12 runs&wanted -1 -4 says&assign 1 -2 says&beginsWithCondition 0 4 says&beginsWithOrder 1 1 says&conceal 4 1 says&even 3 1 says&hardObject 5 -2 says&hostName -8 -5 says&inValueText 2 5 says&instead 3 1 says&is:otherTool -3 -6 says&is:ownParameter -1 -2 says&is:siblingTool -7 -6 says&mail 3 7 says&money 0 -8 says&offSubject -1 -1 says&path 1 0 says&perfect -8 -5 says&privateMatter 4 3 says&reason 3 0 says&then -8 -10 says&they -3 -3 says&too -11 -8 says&url 0 -16 says&wanted -5 -6 takes&assign 4 12 takes&authority 0 5 takes&beginsWithCondition 6 8 takes&beginsWithOrder 4 7 takes&changes -3 2 takes&conceal 3 -1 takes&even -7 -5 takes&every -2 -6 takes&grants 1 3 takes&hardObject 1 -2 takes&hostName -1 4 takes&inValueText 12 11 takes&instead 4 -1 takes&is:otherTool -9 -11 takes&is:ownParameter 4 9 takes&is:siblingTool -16 -16 takes&mail 1 5 takes&money -5 -5 takes&offSubject 0 3 takes&own 5 3 takes&path 0 -4 takes&perfect -3 1 takes&privateMatter 5 2 takes&reason 6 10 takes&runs -3 1 takes&says 1 0 takes&then 3 -2 takes&they -6 4 takes&too 13 13 takes&undoes 6 6 takes&url 2 16 takes&wanted -6 -2 then&assign 7 7 then&beginsWithCondition 6 0 then&beginsWithOrder -6 -10 then&hardObject 14 15 then&hostName 3 -1 then&inValueText 3 2 then&is:otherTool 4 3 then&is:ownParameter -8 -9 then&is:siblingTool -7 -7 then&mail -5 -3 then&money -9 -6 then&offSubject -6 -7 then&path 15 14 then&perfect -4 -8 then&reason -3 -1 then&they -3 4 then&too 1 4 then&url 11 15 then&wanted 3 1 they&hostName -7 5 they&inValueText 9 11 they&mail 2 2 they&money 2 -4 they&path 18 4 they&too -1 -4 they&url -2 0 too&hostName 5 8 too&inValueText 7 8 too&mail 2 2 too&money 18 11 too&path 9 19 too&url 2 10 undoes&assign 7 -2 undoes&authority -1 -1 undoes&beginsWithCondition 0 7 undoes&beginsWithOrder -4 7 undoes&conceal -5 -11 undoes&even -8 0 undoes&every -4 -5 undoes&grants 3 10 undoes&hardObject -2 -2 undoes&hostName 6 8 undoes&inValueText 11 12 undoes&instead -10 -13 undoes&is:otherTool -3 7 undoes&is:ownParameter 2 -7 undoes&is:siblingTool -8 -12 undoes&mail 8 7 undoes&money -2 -8 undoes&offSubject 2 -5 undoes&own -6 -6 undoes&path -13 -15 undoes&perfect 6 -1 undoes&privateMatter -8 -6 undoes&reason -1 5 undoes&runs 1 -1 undoes&says 6 2 undoes&then 7 14 undoes&they 0 5 undoes&too 9 5 undoes&url 1 15 undoes&wanted 0 3 url&path 3 2 wanted&hostName -1 3 wanted&inValueText 5 11 wanted&mail 5 5 wanted&money -5 -6 wanted&path 2 2 wanted&perfect 17 11 wanted&they -6 -10 wanted&too 5 6 wanted&url -2 14 you&assign 3 5 you&attaches -4 0 you&authority 10 18 you&beginsWithCondition -9 -8 you&beginsWithOrder 0 5 you&changes -10 -2 you&conceal 11 12 you&demand 3 0 you&even 0 -14 you&every 3 1 you&gives 1 10 you&grants -1 4 you&hardObject -1 -1 you&hostName -4 -4 you&inValueText -5 -2 you&instead 0 -9 you&is:otherTool -8 -5 you&is:ownParameter 2 2 you&is:siblingTool 2 -4 you&mail -5 -5 you&money 3 3 you&neg -12 -15 you&offSubject 9 8 you&own 3 1 you&path 4 3 you&perfect 6 -3 you&privateMatter -4 -2 you&reason -11 -14 you&runs 5 7 you&says -2 -1 you&takes 7 3 you&then -9 -11 you&they 2 2 you&too -5 -9 you&undoes -11 -15 you&url 5 -2 you&wanted 1 -3
category: approval_bypass 17 12 argument_tampering 6 3 credential_theft 6 3 exfiltration 3 2 hidden_instructions 17 15 hidden_text 0 -3 path_traversal 5 -5 preference_manipulation 3 2 secrecy 4 2 shell_injection 6 9 tool_shadowing 1 -1
idea: account 45 47 agentAddressed -6 0 allSecrets 1 4 anyTool 3 3 asset -7 -7 authority 0 -5 boast -2 0 change -4 -11 code -5 -6 comment 0 -3 configFile 5 0 consented 28 29 conversation 4 2 covert 27 29 destroy -4 -6 disarm -1 9 disparage 2 3 dontShow 12 6 dontTell 21 26 elevate 8 13 elsewhere -4 5 example -29 -31 excuse 22 28 fakeVoice 15 17 field -3 -5 fixedValue 1 5 grant -3 0 hand 3 5 host 4 7 mailAddress 30 39 misreport -2 -1 model -1 0 moment 2 -4 money 7 13 must -1 3 namedTool 13 22 noApproval 8 4 otherWork -4 -5 override 7 8 path 20 29 payload -2 -6 persist 0 7 prefer 8 5 privateData 5 14 protect -14 -13 quantity 14 9 read -6 -7 regardless 17 23 remote -8 3 reply -1 -6 returns -15 -36 secretFile -1 0 secretStore 13 15 secretWord 2 0 send 4 4 shell 11 14 sideField 19 21 standing 2 12 systemPrompt 17 30 tamper 3 10 thisDoing -1 -3 threat -3 -3 toThisTool 2 -5 toUrl 13 15 traversal 4 -6 unsafeSwitch 4 -3 use -3 -6 use_self -2 -20 user 2 -2 waits -6 -12 weaken 7 9 wholly -2 -5 wipe 1 0 wipeAll 7 15
is: forAll -2 -3 inMargin -11 -16 inParameter -13 -17 inValue -4 -1 onCondition 13 8 opens -2 3 otherTool 2 -1 ownParameter 7 0 siblingTool -17 -22 thisTool 21 27
near:about_ after -7 -10 answer 10 11 ask -1 1 asked 3 8 asks -6 -9 assistant 14 14 before 5 7 call 6 -1 data 2 2 detailed -1 -1 don't 3 -2 first -2 -5 get 7 8 gets 13 6 health -2 0 including 4 3 information -9 -15 know -2 0 line -5 -4 list 9 1 message -3 -7 metadata -1 -2 minute -3 -11 minutes -10 -12 name 8 10 need -5 1 nothing -11 -12 per -14 -14 person -12 -10 project 2 -4 question -8 -7 questions 6 4 run 4 9 say 9 4 says 6 9 search 7 13 see -5 -13 should -6 -8 something 0 1 specific -1 -2 status 4 2 takes -3 0 talk -1 5 tell 1 -2 text 7 7 them -2 -4 time 7 14 told 8 12 tool -13 -17 user -4 0 users 6 12 whatever 2 7 write 4 4
near:above_ approval -1 -3 eur -10 -5 limit -1 -1 see 0 -6 user -1 -3
near:absolute_ file -1 -2 path -6 -5 paths -4 -4 relative 0 -1
near:access_ access -4 -9 api -1 -1 aws 7 -1 data 2 6 file 2 -1 full -7 -7 gives -6 -10 key 10 4 list -2 -7 public 4 5 read -2 -4 request -10 -8 token 1 2 tool -3 -6 user 1 -6 write 2 5
near:account_ account -6 -3 accounts -2 0 address 1 0 after -8 -3 amount -6 5 balance -4 -1 bank -7 -8 before -11 -2 change 12 10 changes -2 -2 code 6 9 create -6 -1 date -5 -6 default 9 8 every 6 -4 first 4 8 get -8 4 goes 6 4 group 1 12 here 3 13 holder -3 2 iban -5 -1 invoice -5 -1 list -12 -13 lists -13 -15 mail -6 -4 money -6 -3 must -4 2 name 5 3 names 8 11 never -8 -10 new -1 2 number 0 -4 numbers -4 0 our 7 7 own -3 -4 owner 4 9 paid 10 9 pay 10 5 payment -2 2 read -1 -2 same 6 4 send -7 -13 sends -4 -4 service 4 -2 set 4 6 sets -2 -4 taken -2 -1 them 10 5 through 2 1 tool -7 -6 user -5 1 user's 5 0 without 6 9
near:accounts_ list -2 -9
near:across_ come 1 7 multiple -1 -1 projects -5 -1 search -4 -8
near:act_ user -11 -15
near:action_ create -14 -5 delete -6 -4 get -2 -5 list -9 -12 name -1 -2 perform 0 -3 required 0 -1
near:actions_ list 5 4
near:active_ get -1 -3 list 6 8 status -1 1
near:add_ add 1 -4 always -2 1 before 1 6 call 7 15 comment -2 -8 create -1 0 don't -10 -17 example 0 5 existing -3 2 file 5 10 first -4 -13 get 2 3 line -2 2 list 2 -2 name 18 19 new -2 -9 remove -8 -10 set 9 10 text -5 -12 them 3 3 tool 3 6 two 10 12 update -1 -2 user -9 -5
near:added_ automatically -9 -6 new 2 0 removed -2 -5
near:address_ address 0 2 book 13 10 contacts 7 15 coordinates -4 -3 delivery 17 19 email -1 -3 example 8 13 file 6 2 first -5 -7 gets -7 -2 goes -7 -7 home 10 11 link -3 0 list 8 11 mail -1 -5 must -10 9 name 3 0 new 7 2 number -3 -3 own -8 -5 payment 0 -1 phone 12 13 public -5 7 reply -15 -9 returns 5 0 send -3 -3 text -2 5 them 0 -3 turns 1 3 user -7 -6 user's 0 -1
near:addresses_ email -3 -5 list -2 -4 mail 4 4 names 6 8 numbers -3 -3 user -6 -11
near:admin_ user 6 18
near:advice_ legal -7 -10
near:after_ after -10 -12 agent 1 3 answer 3 6 approval 7 2 approved -6 -8 ask -2 0 assistant 5 9 back -4 -10 before 2 0 call 5 7 change -9 -6 changes -5 -4 check -8 -14 data -2 -3 date 3 3 day -7 -2 days -3 3 default 0 4 delete 9 19 deleted -9 -8 effect -6 -8 end -10 -7 ends -10 -11 every -4 -10 expire -8 -11 file -2 3 files 5 3 first 2 -4 five -3 2 get 7 -4 gets 2 6 give 5 5 given 3 1 hour -6 -10 hours 2 -1 include -1 -4 iso -1 -3 it's 2 2 last -11 -12 leave 8 14 line 3 7 lines 2 4 link 3 2 list 22 18 login 3 -6 made -1 3 mail 18 14 many 3 2 minutes -7 0 must -7 -17 name -9 -7 navigation -9 -9 new -8 -10 next -1 -8 number -6 -8 offer 0 4 once 3 5 open 0 -1 order -2 -1 page 1 5 plan -4 -11 post 8 16 read 4 1 request 6 -2 results -6 -10 retry -6 -9 return -4 -3 returned 1 -1 returns 10 11 right 11 16 run 9 8 running -8 -11 search -1 -8 seconds -1 -4 send 2 -2 server 13 13 session 5 5 set -13 -13 show -3 -12 since 0 -7 status 2 0 stop -8 -10 take -11 -14 takes -13 -15 tell 7 11 ten -5 -7 text 3 0 them -9 -18 three -1 -1 time -6 -12 timeout -13 -14 tool 10 6 true -14 -17 two 9 17 until 1 -1 user -10 -15 user's -3 -2 value -5 0 verify -4 -2 wait -11 -4 without -3 -6 yes -5 -11
near:afterwards_ call -10 -11
near:again_ ask -8 -5 before -5 -4 call -12 -13 don't -6 -6 read -1 2 tool 2 4 try 3 3 user -2 -5
near:against_ check -3 -7 checked 4 2 checks 7 3 database -1 -2 execute -1 -1 file -2 1 name -3 -6 query -1 -2 read -1 -1 returns -1 -4 run -3 -10 runs -5 -10 schema -1 -2 sql -3 -4
near:age_ lists -1 -1 name -10 -7
near:agent_ agent -10 -15 before 11 18 call 2 2 calls -1 -2 code 6 4 every 0 1 example -8 4 file 5 4 first 9 13 get 3 -7 list 7 3 makes 6 15 must 7 9 name -2 -4 once 10 17 over 13 10 put 5 10 read 9 14 run 3 3 runs 7 11 set 11 9 should 3 -2 text 4 -4 them 0 -3 through 9 13 tool 0 7 user -13 -13
near:agreed_ user -2 -1
near:ahead_ days -1 2 run 4 7
near:allow_ list -1 -1 true 13 9 unless -6 -14 user -9 -6
near:allowed_ directories -4 -3 within -2 -5
near:alone_ leave 2 -5
near:alpha_ iso -4 -5
near:already_ exists -4 -5 know 0 -3 user 6 10
near:alt_ text -2 -3
near:always_ before -8 -16 call -4 -2 choose 22 21 confirm 3 5 first -4 -14 get -5 0 list 1 15 name -2 -2 over 3 9 run -6 -3 set -4 -1 show -1 -3 tool 8 17 user -5 3
near:among_ them -1 0
near:amount_ currency 4 6 customer -6 -8 date -2 -10 payment 0 -8 unit -5 0 user 0 -6
near:analysis_ data -1 0
near:another_ call -4 -5 moves 3 6 person -2 -1 server 9 13 tool 2 1 user 4 10
near:answer_ ask 10 15 asked -8 -3 before -4 -5 call 2 2 days -3 0 don't -5 2 first -7 -10 question -3 -2 questions 3 9 say -5 -2 text 3 5 them 10 14 tool 1 -4 under -9 -9 user 1 2 user's 10 7 whether 8 11 without 1 -3 yes 24 25
near:answering_ before -3 5
near:answers_ question 2 1 questions 3 11 tool -10 -11
near:anthropic_ openai 18 18
near:anyone_ link 0 10
near:anything_ before 5 7 doesn't -12 -13 don't -2 -7 else 7 4 user 7 8
near:api_ api -12 -19 available 0 -2 call -8 -11 calls -1 -1 com -4 7 data -10 -7 docs -1 -2 endpoint -2 -1 environment 8 9 example -12 -18 get -11 -12 google 0 1 https -14 2 include 6 0 key 8 12 keys 7 8 list -2 -3 name 5 4 new -1 0 path -1 -1 query -7 1 reference -1 0 results 0 -2 returns -2 -7 same -3 0 search 4 -3 server -3 -1 service -10 -6 set -5 -9 through 3 -3 token -1 -1 tool -2 -9 type 0 -1 url 0 2 user 0 -8 using -5 -2 version -2 -2 via -4 -2 without -6 -4
near:app_ app 0 1 get -1 -4 html -1 -1 https -10 -9 mcp -1 -1 name -1 -1 password -5 -4 user -2 -5 web 3 -1
near:application_ credentials 8 13 default 9 14 get 2 6 json 8 9 type -2 -5
near:applies_ plan -10 -8
near:apply_ changes 0 -3 plan 2 -2
near:appointment_ books -1 1
near:approval_ need 2 -1 needs -4 -8 owner -8 -5 user -5 -3
near:approve_ auto 2 11 request -2 5 user -2 -9
near:approved_ tool 4 -2 user -8 0
near:archive_ example 13 26
near:aren't_ shown -2 2
near:args_ name -5 -3 path 19 17 str 3 -2
near:arguments_ tool 13 12
near:around_ get -4 -6
near:array_ empty -5 -7 files 0 -1 ids 0 -1 json -1 -1 name -2 -1 objects -1 -2 string -2 -3 strings 0 -1 values -1 -1
near:ascending_ sort 7 1
near:ask_ back 4 4 before -4 -6 call 0 -3 code 0 4 confirm -8 -2 confirmation -2 4 don't -7 -10 first -8 -8 get 6 8 isn't 2 5 it's -8 0 name 0 -2 never 0 -4 number 12 7 once -14 -15 password 2 5 people 0 5 questions 12 14 rather -1 -1 say 18 10 show -3 -8 tell 6 0 them -16 -14 time 4 3 tool 9 8 true -3 -6 user -25 -23 user's -5 -3 want 5 3 whether -3 2
near:asked_ even 8 13 person -10 -2 say 19 22 them -2 6 tool 6 8 unless -7 -7 user -10 -14 whether 11 19
near:asking_ them 2 12 user 6 10 without -4 10
near:asks_ call -11 -10 change -6 -6 mail -17 -18 say -1 1 somebody 18 18 someone 7 11 something 0 6 them 16 10 tool -10 -13 unless -4 -8 user -6 -6 where 21 13 whether 5 8
near:assignee_ status -1 -1
near:assistant_ call 6 3 mail -3 -5 message -2 -9 must 2 -3 order 15 19 says 6 4 should 8 9 them -5 -7 tool 3 -5 user 2 -1
near:attach_ file -5 -9 files 4 11
near:attachments_ message -4 -11
near:attendees_ event -10 -12
near:audit_ log -3 3 run 0 4 trail -1 -1
near:auth_ auth -8 -11 get 6 6 token 19 19
near:authenticated_ user -4 -9
near:author_ date -3 -3 text -3 -8 title 5 0
near:authorization_ bearer -3 -8 headers -3 0 token -9 -12
near:authorized_ keys -4 7
near:auto_ default -11 -7 generated 0 -2 set 0 9
near:automatically_ tool 2 1
near:available_ call 7 11 data 1 -3 discover 0 -1 fields -2 -4 first 5 4 get -3 -7 ids -5 -3 list -5 -8 project -3 -4 results 0 -3 returns -1 -2 see -3 -3 server 6 2 tool 0 3 tools 4 3 types -2 -3
near:away_ right 13 10 straight 7 10 user -6 -5
near:aws_ aws 7 10 credentials -1 13 read -5 1 tool 7 7
near:back_ before -6 0 brings -7 -7 call -8 -15 can't -3 -3 change 6 6 come -7 -3 comes -5 -8 days 0 -2 fall 3 0 falls -6 -8 file -6 -7 first 2 -5 get 13 5 goes -5 -5 number -10 -15 pass -5 -1 read -11 -14 them 9 11 time 0 -1 user -11 -14 without 13 17
near:background_ color -5 -4
near:backup_ backup -6 -4
near:bank_ details -5 4 them -11 -6 transfer 3 -3 user -4 8
near:base_ base -6 -1 branch 4 3 content -3 -10 data -11 -2 default 0 -5 encoded -6 -8 file 1 7 image 0 -2 png -3 -4 returns -1 -2 text -1 1 url -2 -1
near:based_ index -4 -4 number 0 -1 page -2 -1 search -2 0 text -1 -1 zero -5 -3
near:bash_ curl 17 22 history 10 24 run 7 5
near:bearer_ token 8 10
near:because_ never -7 -13
near:before_ call -11 -14 called -8 -10 calling -17 -16 change -5 -14 changes 1 -3 check -10 -8 code -3 -3 command 10 2 config 2 4 confirm -13 -15 context -3 -3 create -7 -5 creating -3 -7 current 10 10 cursor 4 3 customer -7 -12 data -1 -6 date 1 -2 day 11 2 days 9 12 default 10 11 delete 2 15 else 1 8 end -9 -11 every 11 3 example 5 22 field -1 5 file 1 8 files -2 -2 find 6 3 first 5 4 free 3 1 get 6 2 give -4 -6 hours 12 8 important 2 1 it's -8 -1 last 10 12 lines -8 -10 list -10 -6 look -8 -14 make -8 -9 making -1 -6 minutes -9 -6 must -10 -4 name -1 -5 names -13 -16 new 2 1 next -6 -10 number -9 -10 once -7 -4 open 14 16 operation 16 18 order -6 -10 page -9 -15 pass 7 4 plan -17 -16 price 0 -2 put 6 4 queries -11 -7 query -3 -3 read -9 -10 request 7 19 return 4 7 returns 1 8 run -1 1 runs 22 17 same 16 12 say -1 -5 search 6 1 send -3 -8 sending -1 -2 sent -4 -3 server 4 9 session -4 -5 set 10 13 should -5 -8 show -10 -14 shown -7 -8 since -13 -10 start 0 2 subject -4 1 system 5 6 tell -13 -12 text 5 -3 them 8 7 through 5 9 time -4 -7 tool -13 -7 tools -6 -13 true 10 -2 two 9 -4 unless 0 -2 until -11 -12 used 3 -3 user 8 -5 user's 4 0 using -4 -4 verify 0 5 wait -9 -7 whether 3 -10 write -3 -4 writing -6 -7
near:beginning_ call -7 -9 session -6 -2
near:behind_ login 4 2
near:being_ without 6 5
near:best_ practice -6 -9 practices -8 -10
near:between_ calls -3 -1 converts 4 3 points -5 -8 state -2 -5 text 1 -1 time -5 1 two 7 0
near:birth_ date 9 12 name 8 11
near:body_ comment 11 16 example -4 -9 first -2 -6 headers -8 -11 html 8 5 markdown -5 -3 message 4 7 name -9 -9 request -3 -2 subject -6 -10 text 1 -2 title 2 2
near:book_ contacts 7 15
near:books_ room -8 -8
near:both_ give -2 -9 must -7 -7 returns -2 -2 same -2 -3 show -6 -7 supports -4 -4 two -3 -2 user -3 0
near:branch_ branch -1 -1 commit 1 2 default 2 4 delete 10 8 file 1 -1 get -2 -6 main 4 5 merge 5 7 name 7 -4 new -2 -3 protection 11 4 push 7 -11 release 14 18 remote 9 1 repository -3 -2 source -1 5 tag 6 2 target 2 2 user 2 3
near:bring_ don't 12 21
near:browser_ cookies 18 19 history 5 7 login 1 5 open -4 -5 opens -16 -19 password 9 11 profile 11 16 session 2 -2 tool -1 5 url -2 -3 user -4 -7 user's 18 18
near:budget_ daily -4 -4 sets -7 -6 user 2 -1
near:build_ build -4 -4 get -2 -6 run -3 -5
near:business_ days 10 7
near:busy_ free -7 -9
near:bytes_ file 0 -3
near:calendar_ creates -3 -6 date 5 -1 event -3 -2 time -3 -4 tool 7 6 user's 7 6
near:call_ call 3 4 change -14 -16 check 1 1 code -10 -12 complete 9 8 config 3 -5 confirm -6 -5 contact 2 4 content -3 -2 conversation -12 -10 create -7 5 customer 1 -6 data 2 2 default -1 -3 delete 5 19 describe 0 -5 does 9 9 don't -6 -6 error -8 -11 every -1 4 export 5 12 fails -13 -15 false 9 2 file -6 6 files -3 -3 find -5 -8 first -11 -12 function -1 -2 get -9 -8 gets -7 -8 give -11 -18 here 2 1 ids -3 0 important 3 2 instead 1 1 keep -6 -12 last 6 2 list 4 4 logs -6 -13 make -5 -8 message 8 5 messages 9 9 minutes 5 8 must -12 -7 name 4 6 names 0 2 need -7 -6 never 7 11 new -6 -6 next 0 7 nothing -2 -8 number -2 -3 off -2 -4 once -17 -16 open -2 -7 otherwise 3 3 over 2 -6 own -5 -7 page -2 2 pages -9 -3 pass 2 6 per -12 -12 person 2 5 phone -2 -6 place 0 4 plan -6 -13 post 4 13 previous -2 -6 question 3 -2 read -1 3 records 0 -3 refused -9 -7 request -5 -4 required -3 -1 result 9 8 results -1 3 returned -2 -3 returns -4 -4 right -4 1 run -11 -9 same -10 -8 search 0 5 second 8 2 see -3 -7 send 8 19 server 7 8 session -2 -4 set 19 16 should -2 -8 show -7 -7 single -8 -14 start -8 -8 status -3 -9 table -10 -14 task -9 -6 tell -3 -7 text 5 6 them -1 2 three -1 0 time -5 -10 times -7 -15 token 3 -11 tool 1 1 tools -10 -13 true -1 1 two -12 -3 unless 0 1 until -4 -13 url -2 -7 user -11 -14 user's 2 5 value -7 -4 without 0 -4 write 8 10
near:called_ file 5 7 first 9 3 must -1 2 tool -1 -2
near:calling_ tool -1 -6 user 4 -2
near:calls_ get 16 17 make -5 -3 subsequent -7 -11 tool -5 -4 two 0 -1 user 11 16
near:campaign_ sends -6 -7
near:can't_ changed -14 -8 here -9 -10 off -5 -17 read -1 -1 see -2 1 them -1 -1 tool -11 -8 undone -4 4 user 1 -1
near:cannot_ read 1 2 undone 2 6 used -2 -3
near:car_ foot -2 -4
near:card_ card 12 11 charged -4 4 charges -3 1 customer 7 15 data -6 -6 file 3 8 number 9 15 numbers -5 -2 passwords 0 1 payment -2 4
near:carry_ them 6 5
near:case_ insensitive -3 -3 lower -5 -5 match -2 -5 name -1 -2 names -3 -1 search 1 -1 sensitive -2 -3 text -3 -11 user -5 -11
near:cat_ ssh 10 16
near:categories_ list -1 -3
near:category_ filter -1 -1
near:cdn_ https 6 20
near:centre_ cost 0 -5
near:change_ code -5 2 does -4 -4 doesn't -2 -6 file 2 7 first 17 20 mail -5 -4 order 12 8 read 8 3 returns -1 -3 run 5 1 set 2 -2 user 0 -9
near:changed_ files -4 -5 last -1 -5 nothing -6 -10 since -7 -8
near:changes_ commits -6 -2 file -9 -13 first -6 -7 list 14 12 made -6 -17 request 0 -6 run -1 -3 staged -7 -9 time 2 2 tool -4 -2 user 3 -7 without -2 -7
near:channel_ message -9 -5 messages -1 -2 post 1 4 posts -4 -5 user -1 -10
near:channels_ private -6 -6
near:characters_ cut -2 2 first -2 -1 last -1 3 max -1 -1 maximum 0 -2 per -2 -3 split 5 0 text 9 12
near:charge_ free -2 5 refunds -6 -9
near:chars_ max 4 0
near:chat_ don't -2 -6 history -4 -5 message -1 4 messages -4 4 never 5 -10 send 4 12 tool 7 22 user -9 -15
near:chats_ list 15 16
near:check_ current -1 -2 errors -3 -5 fails 8 -1 field -1 -2 first -14 -16 get 3 -9 health -9 -16 identity -3 -4 list -7 -6 name -10 0 need 7 8 number -2 -5 per -2 -2 returns 0 4 run 0 -6 runs -4 -8 state 0 -1 status -13 -12 tool -8 -5 user -16 -7 verify 3 10 whether -5 -10
near:checks_ interactions -2 -3 list 10 12 whether 9 8
near:choose_ let -6 -11 list 6 5 over 5 18 user 1 -2
near:chosen_ user 7 -3
near:city_ name -2 -3
near:claim_ files -3 -8
near:class_ name -2 -2
near:claude_ json 16 15
near:clause_ contract -9 -7
near:clear_ empty -1 -3 null -1 -3 text 1 7 user -14 -7
near:click_ element -2 -5 page -12 -5
near:clicks_ element -2 -1
near:client_ name 13 18 server -4 -9 side -12 -10 tool -5 -4
near:close_ open -2 -7
near:cloud_ https -12 14 service -10 -16
near:code_ code -5 -10 context -4 -3 country -4 -5 currency 7 5 data -3 -8 does 3 1 don't -14 -20 error -10 -7 examples -1 -3 execute -4 -12 exit -2 -1 file 5 4 files -4 1 first -11 -9 generate -3 4 get 0 11 given -3 1 gives -11 -18 include -7 -11 iso 5 6 javascript -1 -1 language -1 -1 letter 0 -7 line 1 -2 list 10 3 must -10 0 name 0 6 needs 2 8 never 1 3 new -4 -2 number -1 2 put 6 13 python -4 -10 query 1 3 read 5 2 results -2 -3 returns -1 4 run 2 -2 search -5 -4 source -3 1 status -6 -8 text 5 5 them 4 2 time -1 0 tool -10 -8 user -7 -6 user's -1 3 without 13 16
near:codes_ time -3 -5
near:collect_ https 1 12
near:color_ color 0 -3 hex 0 -3 text 0 -1
near:column_ name -1 -4 names 6 7 row 1 -1 table 7 3 types 3 4
near:columns_ data 6 0 name -1 -3 rows -9 -2 table 0 -1 types -4 -5
near:com_ com 3 6 docs 2 -7 documentation -2 -12 example -18 -35 github 1 1 https -21 -23 reference -7 -8 url -7 -11
near:come_ first 2 0 results 1 3 them -3 -6 without -10 -14
near:comes_ user -6 -15
near:comma_ list -2 -2 separated -5 -3
near:command_ container -2 -9 execute 1 2 host -6 -8 line 0 4 name -7 -8 run -3 4 runs 4 -7 shell 1 -6
near:commands_ run -2 -7 shell 5 8 tool 3 6
near:comment_ comments -8 -10 content 0 -3 create 6 8 issue -2 4 optional -1 -2 request -6 -7 text -11 -16 update -1 -2 user 5 -5
near:comments_ get -4 -7 issue 4 5 returns 1 0 text -8 -10
near:commit_ file -8 -8 files -5 -7 git -6 4 message 3 -1 repository 3 6 sha 0 -6 tag -6 -1
near:company_ name -1 -3
near:compare_ source -7 -13 two -10 -10 user -14 -19
near:compares_ two 6 3
near:complete_ content -3 -2 file 9 4 full 2 0 get -2 -6 including 2 3 list 9 16 returns -1 -2 system 1 4 task -4 -4 text 5 5 tool -2 -3
near:completed_ task -4 -2
near:component_ get -1 -3
near:comprehensive_ get -1 -2 including -1 -1 returns -1 -1
near:config_ config -5 -11 contents 5 0 credentials 9 6 default 9 6 docker 9 17 env 9 3 file 5 9 gcloud 11 14 get -5 -11 git 14 5 hosts 2 8 json 11 8 key -12 -9 kube 6 24 pass 2 15 read 4 11 set 0 4 ssh 1 4 user -5 -7 yml -1 0
near:configuration_ get -2 -3 including -5 -5 project -1 -1
near:configured_ default 0 -2 server -7 -5
near:confirm_ first 2 -2 must -3 -8 name -14 -15 true -28 -16 user -16 -20
near:confirmation_ mail -13 -16 returns 0 -2 user -9 -14
near:confirmed_ user -3 -4
near:connected_ database 1 0 read 1 2 server 6 10 tool 16 22 user 7 12
near:consent_ consent 4 0 given 8 8 user 1 7 without -7 -4
near:contact_ name -3 2
near:contacts_ list 4 10 mail -3 -1
near:contain_ must 5 6 text -1 0
near:container_ host -3 5 image 3 12 logs -4 -6 name -1 -3 run 2 0 runs -1 -6
near:containing_ returns -1 -2
near:contains_ name 7 15 text 2 1
near:content_ content -5 -6 create 0 -1 current -5 1 data -1 -2 default 2 2 document -12 -13 documentation -2 -1 encoded -1 -2 existing -3 -6 extract 0 -1 extraction -2 -1 fetch -2 -3 file -9 -15 files 0 4 find -1 -2 format 0 -4 full -3 -4 get -6 -12 html 0 -4 image -1 -1 include -3 -4 including 0 2 json 2 0 markdown -1 -5 metadata 0 -1 multiple 0 -1 name 5 12 new 1 -1 note -2 -7 page -10 -9 pages -2 -6 pass 2 12 path 3 7 plain -1 -1 raw -2 -9 read 4 6 required 8 12 resource -1 0 results -6 -6 return 0 -1 returned -3 -1 returns -3 -2 search -7 -10 single -1 -4 source -1 -2 specific -1 -1 ssh 8 11 text -11 -18 title -4 -5 tool -3 -4 true -1 4 type -2 -1 update 0 -1 url -2 -2 user -11 2 web -9 -12 without -2 -2
near:contents_ directory -3 6 file -4 -14 read -2 -4 tool 3 6
near:context_ file 3 16 include -9 -5 lines -2 -7 model -12 -8 name -1 -1 optional 0 -1 relevant -14 -2 search 7 15 tool 1 7
near:conversation_ earlier 10 7 messages -5 -11 tool 8 10 user -11 -15
near:converted_ markdown -5 -6
near:cookie_ document 13 15
near:cookies_ login 7 2 profile -9 -2 session -5 -2
near:coordinates_ turns 1 2
near:copy_ example 3 21 file -13 -9 user -3 -2
near:cost_ per -6 -8
near:costs_ per -8 -12
near:council_ works 1 2
near:count_ count -3 -4 don't 11 5 first 1 -2 get 5 2 list 0 -1 name -3 -5 number -7 -12 query -1 -4 returned -4 -4 returns -2 -4 row -3 -8 them 18 18 total -7 -9 user -4 -4
near:country_ iso 6 -1
near:counts_ per -8 -13
near:cpu_ memory -1 -1
near:create_ create -5 -8 delete 6 7 draft -1 -2 event 16 22 file 4 6 first -2 2 get -3 -4 github 10 15 issue 7 10 link -4 -3 list 0 4 move -1 0 must 2 7 name -1 -6 new -3 1 note 6 4 once -2 0 pass 0 3 path -10 -5 project 1 -1 public -1 0 pull 2 1 read 1 -1 request 4 2 required 0 -4 run 6 6 server 3 9 set 0 2 tool -2 -5 true -1 0 type -1 3 update -6 -9 used 2 5 user 8 14 using 2 8
near:created_ date -4 -1 name 0 2 new 3 13 time 5 3 updated -1 -1 user -4 -2 where -7 -3
near:creates_ database -2 -3 draft -4 -6 event -5 -8 invoice 0 11 issue 0 -2 link -2 -3 list 0 5 new -6 -12 note -1 -3 order -1 -1 payment -3 -2 project -2 -3 rule -4 -8 updates -2 -2
near:creating_ new 0 -1
near:credentials_ env -17 -15 gcloud 9 12 git 10 12 json 0 2 read -3 4 user -4 -2
near:credit_ note -3 -4
near:critical_ must 0 -6
near:css_ selector -2 -3
near:csv_ export 4 4 exports -3 -10 format -5 -5 imports -3 -6 json 6 2
near:curl_ example -12 -28 http 0 21 https -3 11 run 8 11
near:current_ default -3 -3 file -6 -5 first 1 8 get -7 -9 information -2 -2 list -3 -7 name -1 -3 page -8 -17 returns -2 -2 screenshot -2 -6 set -4 -8 state -4 -7 status -4 -9 time -2 -1 user 10 8 user's -1 -1 version 0 -3
near:cursor_ json 6 9 mcp 6 9 next -13 -10 page -13 -6 pagination -1 -1 pass -7 -2 previous -1 -1 results -1 -1 tool 5 7
near:custom_ field -2 -6 fields -2 -2 name -1 -1 user -2 -1 value 0 -1
near:customer_ customer 13 14 data -8 -1 list 1 1 name 1 -10 phone -1 0 tell -10 -12 where 1 8
near:cut_ off 0 -2
near:daily_ days -9 -11 hourly -11 -10 sets -2 1 weekly -2 -8
near:data_ data 2 2 database 13 9 date -5 -4 default 0 1 don't 0 -2 extract 0 -1 field -2 -8 fields -8 -4 file -1 3 first -6 -7 format -2 -3 found 0 -6 get -3 4 health -2 8 image -2 -4 include -3 -5 including -3 -3 json -1 -2 key 0 10 list -8 -14 location 4 4 login 6 14 master -2 -7 model -4 -14 must -2 0 name -5 2 need -2 -4 new 0 2 number -6 -9 over -1 0 page -2 -12 personal -19 -19 points -2 -1 protection -1 -3 queries 0 1 query -3 3 raw 0 6 read -14 -6 report -11 -6 request 2 0 results -2 -2 retrieve 0 -1 return 12 4 returned 2 3 returns -2 -4 schema -1 -4 set -6 -5 should -5 -2 source -6 -5 sources -3 -4 string -1 -3 structured -9 -5 table -8 -8 test -1 1 text -7 -8 them -4 -5 through 1 3 time 7 8 true 5 2 type -4 -1 types -1 -1 under -13 -14 used -2 -3 user 13 15 using 0 -1 where 7 6 without -4 -8
near:database_ file -11 -15 list -5 -10 name -4 -13 postgresql -1 -1 query 6 13 rows 3 8 sql -3 -8 statement 1 -3 tables -3 -8 url 7 7 user -9 -17
near:date_ date 4 7 day -9 -1 days 4 8 due -4 -8 end -16 -18 file 0 -3 filter 0 -1 filters 0 -1 first 7 6 format 1 -4 get -2 -7 given 11 13 iso -5 -5 last 5 5 list -3 -3 name 10 13 new -3 1 next 7 -1 number 6 1 past -1 5 period 0 -1 place -1 -2 price -6 -4 range 0 -2 results 3 2 returns -3 3 since -2 -1 sort -4 -2 start 6 -4 text 1 1 time 3 -4 title -4 -2 today 2 18 type -2 0 until 4 8 user -1 -2 value 3 5 without -13 -12 year 2 4 yyyy -2 -5
near:dates_ names -12 -17
near:day_ day -7 -12 end -6 -8 first 3 5 hour 7 7 last -7 -6 month -14 -17 next -9 -14 per 4 3 same 14 6 start 9 7 time 5 -3 until -3 -5 user 5 0 week -5 -11 within -6 -4 working 1 -7
near:days_ days -2 1 default -7 -10 first 1 5 five -1 -2 forecast -5 -7 get 12 10 hours -4 -7 it's 1 1 kept -4 6 last 3 -7 mail -13 -15 next 0 7 number -5 -10 older -3 1 over 1 -1 period 12 12 seven -7 -2 takes -4 -14 ten 4 3 three -11 -10 time -4 -2 two 3 5 until -2 -7 user 0 -4 within -6 -2 without -8 -11 working 8 9
near:decide_ let -14 -14 user -6 -11
near:decode_ follow 3 11
near:default_ default 2 -3 defaults -1 -2 detail 0 -1 empty -2 -7 false -13 -20 file 6 -7 first -1 0 format -1 -2 full -1 5 get -2 0 height 0 -2 include 12 -2 index 0 -1 json 15 19 last -7 -5 level -3 -3 limit 0 -2 line -4 -2 lines -1 -4 list 1 0 max -3 -5 maximum -1 -10 mode -2 -3 name -10 -6 none -1 -10 number -1 -4 off -7 -12 omit -10 -3 omitted -4 -4 optional -2 -2 output -1 -3 page 0 -2 path -2 -2 per -2 -2 pixels 0 -1 project 2 -4 provided -7 -2 read 0 3 results 2 1 return -1 -1 returned 0 -2 returns -4 -1 rows 0 -2 run -8 -9 search 7 -3 seconds -3 -4 server 4 6 set -7 -2 show 0 -1 size 0 -2 sort 0 -1 source 3 8 specified -1 -2 start 0 -1 summary 0 -2 target -2 -4 text -5 -3 time 4 -1 timeout -1 -1 tokens -4 -1 top -3 -5 true -1 -3 type -2 -4 usage 0 -1 used -3 -5 user 3 0 uses -4 4 value -5 -5 values 4 4 view 2 12 whether 0 -1 width 0 -1 without -2 -6
near:defaults_ false -2 -3 true 0 -1
near:delete_ delete -4 -2 document 8 2 file -1 5 get 5 5 insert -4 -7 list 7 11 move -4 -9 name -3 -3 permanently -2 -7 project 4 -2 read -1 6 remove -8 -10 required 0 1 run 13 15 server 11 14 set -4 -3 task -1 -1 them 16 17 true -18 -12 update -1 -6 user 6 -3
near:delivery_ mail 0 4 order -4 6
near:demands_ law -6 -11
near:der_ die 5 6 und -6 -10
near:desc_ order -5 -2
near:descending_ sort 10 9
near:describe_ first -1 -2 table -7 -3 user 6 8
near:description_ details 3 9 fields -1 1 issue 0 -5 name -4 -3 new 0 -4 optional 0 -1 readable 1 0 see -8 -8 short 0 -2 task -14 -11 text 1 0 title -4 -4 tool -1 7 user -1 4
near:desk_ example 0 20
near:detail_ level -1 -2
near:detailed_ get -5 -1 include 0 -1 information -1 -1 returns -3 -3 specific 0 -1
near:details_ full -1 -5 get -4 -5 including 1 -3 profile -8 1 project 1 2 returns -4 -1 specific 0 -1 user -9 -9
near:dev_ https 15 21
near:did_ user 3 3
near:die_ und 8 4
near:diff_ files -3 -2 git -7 -12 returns -1 -3 show -2 -4 unified -6 -5 user 4 1
near:different_ user 1 3
near:digits_ four -12 -14 last -6 -6
near:direct_ messages 6 11
near:direction_ sort -1 -4
near:directly_ tool -2 -5
near:directories_ files -9 -11
near:directory_ file -4 -3 files 12 14 home 6 14 list 4 5 path -4 -8 project -2 -3 relative -6 -2 repository 3 3 root 9 0 working -2 -5
near:discover_ first -5 -4
near:disk_ file 6 0
near:display_ name -5 -8 text 1 -2
near:distance_ time -5 0
near:dns_ record -2 -2
near:docker_ json 4 14 run 10 12
near:docs_ docs 0 -4 documentation -10 -12 example -1 -9 get -1 -5 https 1 -16 reference -2 -2 search 1 -1
near:document_ document -5 -4 documents -1 2 file -10 -9 get -7 -10 name 11 9 new -6 -2 returns -4 -8 text -10 -7 title 3 -1 tool 1 1
near:documentation_ get -1 -2 https -2 -9 list -2 -3 search -3 -6
near:documents_ folder 7 2 list 1 6 open 8 14 search 7 9 user -3 1
near:docx_ pdf -3 -3
near:does_ exist -2 -2 need -3 -2 nothing 1 -4 support -2 -4 them 14 13 tool -4 -3 user 7 13
near:doesn't_ exist -3 -4 them -1 -5 tool -13 -17 user 1 1
near:domain_ domain 3 4 example 0 -2 list -2 3 name 2 4
near:don't_ don't -7 -10 file -10 -9 files -1 -4 first -1 0 get 1 4 guess -5 -7 know 5 -2 leave -4 -3 list -4 0 look -10 -9 mail -3 -2 mention -6 4 messages -14 -4 name -17 -11 names 3 4 need 6 7 offer 5 0 open -5 -1 over -15 -13 own -6 -9 passwords -4 -13 paste -1 -6 people 2 0 please -13 -19 post -9 -11 put -3 -3 quote -12 -10 read 9 9 retry -10 -3 run 7 4 say -3 -3 see 3 8 send -14 -17 set 2 7 show 0 2 take -10 -6 tell -17 -20 text -4 -4 them -3 -5 tool -1 -1 try -6 -4 unless -3 -1 user -14 -10 write -3 -3 yourself -6 -5
near:done_ get 6 9 user -6 -4
near:down_ put 7 8 slow 19 30
near:download_ get -4 -1
near:downloads_ file -2 -4 folder -1 2
near:draft_ show -4 -9 status 3 1 user -3 -2
near:drive_ file 0 -11 files -1 6
near:drop_ example 5 18
near:dry_ first -7 -3 run -12 -11 true -1 -1
near:duration_ seconds -1 -3 time -6 -9
near:earlier_ user 8 9
near:east_ west -6 -4
near:edit_ file -1 5 read -1 -9
near:edits_ file -5 -8
near:effect_ take -9 -7 takes -14 -15
near:effects_ side 6 6
near:either_ must -2 -4 provide 0 -1
near:element_ page -4 -4 screenshot -1 -1 snapshot -2 -4
near:elements_ text -1 -1
near:else_ everything -8 -13 nothing -2 2 somebody -3 -3 user -3 -5
near:email_ email -5 1 example -11 -6 must 1 10 name -4 -1 phone 0 6 send -5 6 sent 3 10 tool 0 10 user -8 -5
near:emergency_ number -6 -7
near:empty_ empty -2 -5 leave -21 -22 list 2 -4 means -3 4 non -2 -3 pass 3 1 set -1 2 string -4 -4 user 0 8 value 3 4
near:encrypted_ key -5 -16
near:end_ end 3 4 format 0 -1 iso 5 -2 last -4 -8 line 6 1 month 0 -2 name 11 13 period -4 3 range -1 -2 start -4 -8 text 0 3 time -3 -9 user -18 -19 yyyy 0 -1
near:enter_ user 1 -1
near:entity_ type 0 -1
near:entries_ log -4 1
near:entry_ file -5 -2 journal -4 -7 log 3 -3 name 0 -1 per 2 7
near:env_ env 2 0 environment 2 1 file -16 -12 files -7 -7 key 10 6 keys -4 -12 list -12 -9 name -8 -3 output 14 24 process -4 -4 read 7 2 run 8 18 secret -1 -5 user 3 3 values 7 8 var -12 -9 variables 1 0
near:environment_ key 4 5 name -6 -11 variable -11 -2 variables -4 6
near:error_ error -1 -2 errors 0 -2 failed -1 -3 file -1 -2 get -3 -7 handling -3 -5 info 2 3 logs -4 -6 message -8 -1 messages -1 -2 name -13 -9 return 0 2 returns -3 -4 status -1 -2 text -5 -3 tool -8 -5 true -5 -2
near:errors_ errors 0 -2
near:etc_ file 4 11 passwd 2 8 read 4 19 shadow 13 17 ssh -2 1
near:even_ names 0 9 says 9 10 them -19 -13 tool -13 -4 user 5 7 where 14 11
near:event_ filter -1 -1 get 2 5
near:events_ list -4 -2 time -3 -5
near:every_ every -1 0 file 6 7 first 5 6 get -9 -8 key -8 -4 line -3 -4 list -14 -13 message 7 14 minutes -4 -8 model -19 -12 must -1 0 name -17 -11 page 0 1 poll -11 -17 query 4 8 read -7 -8 request 5 13 run 4 9 seconds -6 -6 sent -4 -1 server -10 -10 session 2 0 text -4 -5 time 11 17 tool 8 9 true 11 5 user 5 7 value -12 -8
near:everything_ user 9 19
near:exact_ match -11 -6 name -1 -3 text -2 -4
near:exactly_ must -4 -3 user -10 -10
near:example_ fetch 0 5 file 7 9 first 1 11 get -6 -1 git -2 9 goes -1 1 hooks 2 -4 host -6 -7 http 15 11 https 16 27 hub 2 19 intake 0 14 key 3 -2 link 7 3 list -5 4 login 1 1 mail 2 16 message 0 -2 mirror 18 22 name 2 0 names 4 10 open 1 6 owner 1 16 partners 1 12 post -9 -8 put 3 3 query -2 -1 registry -12 -8 relay 14 25 run 10 4 sync 3 15 text -10 -15 them -3 6 title -5 -8 tool 1 5 url -3 -5 usage -1 -5 user -11 -11 user's 3 7 webhook 2 5 where -6 -10
near:examples_ usage 0 -1
near:exclude_ include 0 -1 patterns -1 -2
near:exclusive_ mutually -2 -3
near:execute_ javascript -1 -5 query 0 -6 shell 17 15 sql 4 -5 tool 9 10
near:exist_ must -8 -10
near:existing_ file -2 -5 files 1 -3 get 0 -1 modify -1 -1 new -6 -15 overwrite 0 -2 replace -3 -2 replaces -2 -5 target 0 -1 text -3 -7 update -5 -5 updates -3 -2 user 0 3
near:exists_ file -1 -8
near:explain_ query -2 -2 user -4 -7
near:explains_ plain -5 -2 words -1 -2
near:explicitly_ user -4 -3
near:export_ user -4 4
near:expression_ filter -1 -2 regular 5 1
near:fact_ later -5 -8 stores -5 -7 user -13 -13
near:factor_ second -5 -6 two 5 3
near:failed_ get 6 4
near:fails_ otherwise -1 -1
near:false_ first 0 -3 get -9 -1 include -1 3 run -5 0 set -9 -10 should -12 -13 them 3 2 true 1 -4 unless -7 -7 user 5 7 value 2 2
near:fetch_ first 5 8 get -4 -4 next -1 -1 page -3 -4 specific 0 -1 tool 11 14 url 0 2 user 0 -3
near:fetches_ markdown -1 0 page 1 2 url -2 -3
near:field_ field 1 0 fields 2 8 fill 0 4 first 7 9 get -3 -5 include -3 2 list 13 11 metadata 0 -1 must -9 -5 name -6 -5 names -8 -12 order -2 -5 required 0 -5 response 10 1 set 7 5 should 7 4 sort 0 -1 text 6 -1 type -1 -1 types -3 -6 user 11 7 value -12 -14 values -1 -3
near:fields_ fields -6 -2 fills -4 -4 filter 0 -1 first 0 2 form -2 -4 get 1 9 include -3 -3 issue -2 -3 list -1 -3 name -3 -5 need 0 -2 pass 1 5 per -1 -3 required -3 -5 response 7 0 result 0 -1 return 11 7 returns -4 -3 specific -1 0 text -1 -1 title -1 -3 type -2 0 types 0 -2 update 0 -1 user -6 -10 value -4 -7 values 1 7
near:file_ file -8 -11 files -4 4 filesystem 11 14 find -1 5 first 6 12 folder 1 -3 full -1 2 get -4 -2 gets 13 10 given 10 10 goes -8 -7 host -2 3 https -3 -1 image -2 -4 import -6 -1 index -3 -4 information -4 -3 instead -6 -5 it's 7 0 json -6 -7 key 2 -5 last 7 6 line -2 -6 lines 2 -7 link 0 -1 list 9 16 local -4 -10 lock -1 -1 log 8 7 memory -2 -1 metadata -5 -2 move -2 -1 moves -5 -6 must 6 8 name 6 1 named -1 -2 names 1 -1 need 4 1 new -1 -11 next 10 11 number -13 -17 once -3 5 open 6 11 optional -4 -5 output 0 -11 own -6 -7 page 3 5 pass -3 10 patch 5 14 path -6 -2 paths -4 -4 pdf -4 -7 per -7 -11 plan -4 -1 project -1 2 provided 2 7 public 14 15 put -1 0 read -3 -3 reads 2 -1 relative -6 -9 repository -2 -1 request -4 -5 results 3 7 return 6 10 returned -2 -3 returns 3 4 root 2 1 run -1 2 save -2 -3 saved -4 -4 search 11 3 send 3 9 server -5 -2 session -9 -5 sha -1 -2 share 9 4 should -3 5 show -4 0 single 1 1 size -4 -5 source 5 10 specific -2 -3 src -1 -8 ssh 1 4 storage 0 -2 string -2 -4 system 16 6 taken -10 -6 text 8 -2 them 0 2 time 4 8 tool 23 24 tools 3 -4 true -10 -9 type 10 -1 update 3 5 upload -10 -10 uploads -1 -7 url -2 -5 used -3 -2 user -12 -20 user's 3 -2 using -1 2 version -1 1 where -1 0 whether 2 3 whole 8 -1 without 1 4 workspace -1 -3 write 8 9 writes 4 -12
near:files_ files 11 2 first -12 -15 folder 18 14 generated -1 -2 get 4 7 hidden 6 5 include 1 -11 json -1 -7 large -4 1 lines 2 6 list 0 1 local 2 0 lock 4 0 look 6 8 move 1 3 multiple -1 -3 must -6 -1 name 7 3 need -4 -7 new 1 0 number -5 2 open 8 8 over 0 -3 path 8 11 paths -3 -5 pdf 2 -1 place 5 6 project 3 3 read -6 -3 request -3 1 returns -1 -1 search -1 -5 several -3 -3 source 6 13 specific 0 -1 text 5 1 them 8 1 tool -5 -3 true -5 -10 under -4 -9 upload -4 -5 user -4 -6 working 4 3 workspace 17 15
near:filesystem_ path -8 -9 read 13 16 server 4 6
near:fill_ form -4 -3
near:fills_ form -6 -8
near:filter_ filter -1 -4 label -1 -1 level -1 -1 list 0 -1 name -2 -3 optional 0 -1 query 0 -2 results -2 -2 search -2 -2 source 0 -1 state -1 0 status -1 -1 string 0 -1 tag -1 -3 tags 0 -1 type -3 -1 user -1 -3 using 0 1 value -1 -1
near:filtering_ options -7 0 supports -1 -1
near:filters_ query -2 -1 search -3 -2
near:find_ first -9 0 get 8 -1 ids 0 -1 list -4 -9 name -5 -5 query -8 -5 relevant -6 -5 search -1 -1 specific -1 -1 text -2 -4 them -3 -5 tool 12 2 user 9 0 users -2 9
near:findings_ returns -6 -5
near:finds_ free -4 -6 name -6 -9
near:first_ first -9 -9 get -4 -1 give 0 4 goes 12 7 group 5 9 key 9 9 last -3 -4 line 5 2 lines 4 1 list -1 6 lists -3 -4 look -9 -14 made -1 -7 make -4 -3 message 12 9 messages 18 13 minutes 2 5 month 11 13 must -1 -1 name 5 2 names -3 -5 need 8 2 needs 2 1 new -2 0 newest -10 -6 next 5 8 number -1 -3 oldest 4 -2 ones -1 1 open 4 6 order 3 0 our 13 15 over 17 15 own 2 2 page -6 -8 pass -9 0 per -2 -2 person 5 7 place -6 -5 preview -7 -14 put -1 1 query 0 3 read 1 -7 recipient -2 0 request 7 6 result 13 15 results -1 1 returned -2 -2 returns -6 -10 run -10 -11 same 11 2 say -12 -13 search -3 0 second -5 0 see 9 8 send 2 13 server -1 6 session 9 11 set 9 7 should -1 -8 show -10 -9 since -16 -15 sort 3 5 start 3 -6 status 1 -3 step -13 -15 subject -2 0 table -4 -7 tell -8 -11 ten 9 8 test -1 -7 text 6 9 them -11 -11 through -1 7 time 4 3 tool -8 -3 true -1 5 two 13 14 until 6 6 used 0 6 user -1 -5 user's -4 -9 value 17 13 values -2 -3 where 0 -4 within 2 -1 without -7 -8 write 6 5
near:five_ minutes -8 -9
near:flag_ set 2 -4
near:folder_ home 1 1 name -6 -5 path -6 -3 project -2 -5 same 3 10 them 9 9 user 7 8 user's -3 -10
near:follow_ instructions 5 -2 user -2 -5
near:font_ size -1 -2
near:force_ push 7 11 true 2 12
near:forecast_ hourly -2 -5 weather -3 -4
near:form_ user -2 -10
near:format_ iso -4 -6 json -1 -2 markdown 0 -1 must -2 -3 name 10 16 output -2 -6 text -2 -4 time -6 -5 yyyy 0 -1
near:formatting_ text -3 -6
near:forwards_ message 0 5
near:found_ search -3 1 user -3 -1
near:four_ hours 7 9 last -7 -4
near:free_ plan 9 6 text 4 2 until 5 -1
near:full_ get 5 6 include 3 10 including 0 3 list -8 -4 metadata -2 -1 name 12 7 names 4 7 object -3 -4 over 2 0 page -1 -2 part -2 -3 pass -12 -12 path -5 -4 returns -2 -6 search -6 -1 set -2 -2 show 0 -10 source -2 0 system 5 14 text -1 2 true -14 -13 url 1 1 user 5 1
near:gave_ user -8 -7
near:get_ get -11 -14 github -2 -7 given 3 8 history -5 -10 https -3 -4 ids -2 -3 including -1 -2 index 0 5 info -5 -10 information -5 -5 instead -2 -7 issue -1 3 issues -2 -2 item -3 -3 job -3 -4 key -1 2 label 7 10 last 0 -5 lines 1 5 link 3 1 list -12 -13 location -3 0 logs -8 -10 mail 4 15 message -11 -14 messages -11 -10 metadata -2 -6 metrics -1 -3 multiple -1 -2 must 3 7 name -6 -2 names 5 1 need -11 -13 new 13 7 next 2 3 node 0 11 note 14 11 number -10 0 once -11 -5 order 1 -5 our 16 12 over 0 9 overview -4 -1 own -13 -13 page 0 -1 pages 0 10 pass -5 1 path -3 -5 people -6 2 per 0 -4 plan 4 2 poll -2 -6 profile -6 -16 project -2 -6 projects -1 -4 public 3 5 put 1 5 query 1 3 read -5 1 recent -6 -7 report -10 -13 repository -4 -5 request 2 -9 required -1 -2 resource -2 -1 result 4 2 results 2 -8 returned 1 3 returns -7 0 run -6 -6 same -1 6 schema -13 -17 screenshot -4 -7 search 1 2 see 1 7 server 5 7 service -8 -6 set 1 -2 settings -1 -2 single -3 -3 source -3 -2 specific -5 -5 state 2 4 statistics -4 -7 status -14 -8 summary -8 -11 take 5 -2 task -6 -4 team -12 -6 tell 4 9 text -10 -10 them 4 8 through 3 10 time -1 -3 tool 2 -6 tools 2 9 true -7 -2 type -3 -1 types -4 -9 unless -7 -5 update 6 5 url -1 -1 used 5 5 user -9 -11 user's -6 -8 users 2 9 valid 1 2 value 13 12 values 0 1 version 2 -7 via -4 -9 where -1 -3 without 9 9 workflow -2 -3 workspace -4 -10 yes -8 -5 you'll 3 6
near:gets_ last 3 2 mail -5 -12 message -9 -8 name -1 14 nothing -5 -6 own -7 -3 page 12 16 text -1 12 user 22 13
near:git_ git 16 22 https 3 12 mirror -5 -4 name -4 3 node -1 3 push -3 2 remote -3 8 repository -3 0 user 12 17
near:github_ https -12 -20 pull 7 2 repository -11 -18 token 12 11
near:give_ link -1 -4 list 8 20 name -10 -5 number -8 -11 text -8 -8 them -4 -4 time -8 -6 tool -2 -7 user 3 1 without -12 -10
near:given_ list -3 -6 name 0 6 order -16 -16 project -3 -6 time 3 -5 tool -1 -1 unless 8 7 url -1 -2 user -6 -8 without -3 -9
near:gives_ tool -8 -6 user 1 4
near:glob_ patterns 0 -1
near:goes_ here 4 16 line 16 19 list -9 4 mail -6 -6 through -7 -7 user -1 -7 where 3 -3
near:good_ practice -8 -7
near:google_ search 3 3
near:grants_ role 1 -3
near:gross_ net 0 -3
near:group_ group -2 -7 list 7 6 name -3 -1 order -1 -1 user 8 -7
near:had_ user 15 14
near:hand_ over -2 7 them 3 3 tools 19 21 user 1 -5
near:hasn't_ user -10 -10
near:headers_ request -9 -15
near:height_ pixels -1 -3 width -7 -6
near:held_ minutes -1 -3
near:here_ never -1 -1 pass 1 3 put 11 14 returned 9 10 them 5 11 tool 4 -3 user 7 3
near:hidden_ include -6 -5 text -11 -13
near:high_ level -5 -6 low -7 -12 medium -2 0 priority -1 -3 quality -5 -6
near:history_ last 8 13 read 7 9 shell 6 0 version 2 1
near:home_ name 10 4 read 3 6 user 7 11
near:hooks_ https 1 -4
near:host_ host -12 -6 key 2 1 keys -6 -8 known 0 -10 name 1 5 names -7 -14 port -9 -12 run 4 7 runs -3 -5 ssh -11 -16 tool 4 7 user -5 -10
near:hosts_ known 3 7 ssh 8 15 yml 0 6
near:hour_ last 8 -2 time 7 5 within 15 10
near:hours_ last -5 -2 opening 3 0 over 8 4 six -12 -14 time 11 15 two -5 -6 user 9 10 within -2 -7 working -5 -7
near:house_ rules 7 6
near:html_ mcp -1 -1 text -2 -6
near:http_ https 1 -9 post 0 1 request -7 -9 tool 3 5 url 0 5
near:https_ link 3 0 mirror 2 4 must 0 -2 name -5 6 net 0 1 npm 15 13 org -22 -24 post -6 -7 put -10 -7 reference -9 -9 run 3 1 see -2 -13 send -2 -3 sync 8 12 url -1 1 user -1 -9 webhook 4 5
near:human_ readable -8 -8
near:iban_ user -3 -5
near:idempotency_ key -15 -14
near:identifier_ unique -1 -4
near:ids_ ids -1 -2 list -3 -3 names -1 4 project 9 11 returns -3 -1 specific -1 0 types -1 -1 user 8 1
near:ignore_ instructions -10 -8 previous 3 4 user 6 9
near:image_ image -3 0 name -3 -9 path -2 -1 pdf -3 -4 png -3 -8 returns 1 1 text -1 -2 url -2 -3 user -6 -5
near:images_ text -1 2
near:important_ must 6 1 read 1 11 tool 6 9 user 5 3
near:include_ include 7 4 information 0 -1 list -5 0 message -11 1 metadata -2 -3 must 1 2 name -1 -2 names -1 -1 number 5 -2 optional 0 -1 output 2 5 response -3 -4 results -4 -5 set 1 -3 should -2 -4 source -1 -6 specific 0 -2 text -3 2 them 3 0 true 7 6 unless -6 -6 user 8 11 values -5 -8 whether 0 -1
near:includes_ response -2 -2
near:including_ information 0 -1 metadata 0 -3 name 1 8 returns -1 3 status -3 -8 user 1 7
near:index_ index -11 -6 list -2 -6 name 1 4 search -5 -2 start -3 -10 text -1 5
near:info_ list -3 -3
near:information_ need -4 -3 project 0 -1 query -6 -7 return -2 -1 returns -3 -2 specific 0 -1 tool 0 -5 user -10 -11
near:input_ output -2 1
near:insert_ update -4 -7
near:inside_ text -13 -5
near:installs_ package -4 -8
near:instead_ list 3 7 name 0 2 request -3 -1 returned 5 8 search 0 3 tool 9 11 user -11 -8
near:instructions_ previous 3 4 text -13 -12 them -5 -5 user 4 2
near:invoice_ number -5 -10 payment 0 -4 pdf 2 10
near:isn't_ it's -4 -5 needed -4 -3 part 13 16 returned -8 -10 shown -3 -2 until -1 3 user -12 -7
near:iso_ start 4 -1 time -1 -2
near:issue_ issue 8 8 key -7 -16 new 0 2 project 7 9 title 0 1 type -2 -5 update 0 2 user 6 12
near:issues_ list -1 -2 open 1 1 search -3 -5
near:it's_ list 17 7 number 2 9 once -10 -6 our -9 -2 say 3 3 sent -7 -5 stored 11 8 tell 0 1 them 8 8 until -7 -7 user -14 -11 where -7 1
near:item_ item -2 0 list 7 1 per 1 6 user -1 -4
near:items_ line -4 -2 list 0 -4 page 0 -1 per 1 0 returned 0 -1 user 3 -2
near:javascript_ page -4 -3
near:job_ returns -1 -1 status -5 -7
near:jpeg_ png 2 -1
near:json_ json 12 2 key -4 -8 list 2 10 markdown -1 4 mcp 19 14 name -10 -7 object -5 -5 output -3 -4 package 2 1 pass -7 2 path -3 -7 read 1 5 results -5 -7 return -1 -1 returns -8 -10 rows -1 -1 schema -4 0 settings 8 18 string -1 -4 text 2 3 token 2 4 tool -6 -2 type -2 -5
near:keep_ name 11 17 number -10 -8 set 0 -1 text -2 4 them 12 -4 true 7 5 user -3 -2
near:key_ key 4 2 keys 1 0 must -4 -3 name 7 11 new -3 -2 object -2 -1 optional 0 -3 pairs -2 -4 pass 12 12 private 5 9 project 4 -6 public -6 -5 query 2 2 read 19 25 returns -3 -3 same -5 1 secret 18 10 send -11 -13 server -11 -11 server's -9 -15 service -8 -3 set -9 -6 ssh -8 -2 text 6 4 token 10 8 type -12 -7 url 2 5 user 0 -4 user's 3 13 value 9 6 variables 2 1 without -7 -8
near:keys_ keys -5 -8 list 4 5 private -2 -8 ssh -8 -11 user 2 -8 values -1 -5
near:keyword_ search -5 -3
near:keywords_ search -2 -5
near:know_ let 15 11 like 5 10 name 7 12 need 4 11 them -1 -9 tool -3 4 user -2 5 users 4 7
near:label_ label 5 5 name 6 2
near:language_ language 1 -6 model 1 9 models 1 4 natural -6 -8 plain -2 -2 query -1 -2 search -1 -4 text 11 9
near:large_ too -1 -1 very -2 -2
near:last_ line 0 3 lines -1 0 list 14 13 log -4 -7 message 4 1 messages 9 13 modified -1 -3 month 1 -8 name 6 7 number 9 12 page -1 -2 read -5 -4 returns -8 -7 show -8 -10 since -9 -3 ten 15 11 them 2 1 three -2 -1 time -3 -1 tool -8 -7 two 1 6 user 0 5 week 1 -2 within -6 -8 year -3 -4
near:lat_ lon 1 -5
near:later_ stores -5 -6 time 6 12 user -7 -13
near:latest_ version -4 -6
near:latitude_ longitude 1 0
near:least_ must -5 -1
near:leave_ list -2 -6 them -7 -2 unless -4 -2 user 12 7
near:left_ right -13 -9 top -3 -7 unless -4 -5
near:let_ list -2 -2 show -9 -9 them -4 -9 user -12 -16
near:level_ query -2 -4 root -4 -2 service -6 -2 top -10 -13 user 14 18
near:library_ name 2 2
near:like_ look 4 2 looks 6 -4 name -9 1 text -8 -6 them 9 2 user 5 -3
near:limit_ limit -1 4 lines 9 0 max 8 6 maximum 2 -2 name 4 0 number -3 -6 order -2 -8 page -5 -4 per -4 -7 rate 1 -3 results -6 -7 search -3 -1 select 3 6 set -4 0 size -1 -2 text -9 -11 time -12 -10 upper -2 -1 user -7 3 without 2 -7
near:limited_ time 7 9
near:line_ line -5 -12 list 4 0 message -8 -10 name -1 0 new -1 1 number -7 -7 numbers 0 -1 our -4 -2 per -4 -11 returns 0 -1 start 4 -3 style -7 -9 subject 3 4 text -5 -4 type -7 -7 user 4 3
near:lines_ log -2 -6 logs -2 -6 number 5 -2 returns -1 -2 total -3 -9 two -4 0 user -9 -6
near:link_ link -1 2 mail 3 -1 open 2 1 page -3 1 payment -11 -7 public -5 -11 returns -4 -2 share -2 -5 text -1 1 time 3 1 title 0 -2 url -3 -7 user -20 -20 valid -8 -10
near:links_ page 5 10
near:list_ list -8 -8 lists 1 7 local 0 2 look -10 -9 mail 2 5 manage 0 -1 message 5 8 messages 4 8 metadata -2 -2 metrics -4 -3 missing -6 -7 must -9 -12 name -1 2 names 2 2 need 8 10 never 4 12 new 6 5 notes -3 1 number 0 13 numbers 14 12 objects 8 11 once 8 10 ones -2 -7 open 10 14 optional -1 -2 options -2 -2 order 5 10 organization -1 -1 our 0 8 output 13 12 page -1 -1 pages 9 8 pass 9 9 per -2 -3 plan -2 -8 position -2 -8 price -7 6 project -7 -11 projects -3 -6 public 0 -2 put 2 -1 query -3 -2 questions -10 -13 read 9 8 recent -4 -13 recipients -3 0 remove -2 -7 repositories -4 -2 repository -3 -5 request -10 -7 requests -11 -13 required 2 -4 resource -2 -2 response -1 -2 result -3 -5 results -1 -3 retrieve 0 -1 return 1 0 returned -1 -1 returns -3 -3 rules -3 -5 run -5 -1 same -3 -10 say 11 14 search -7 -1 see -3 -9 send 9 20 sends -3 0 separated -2 -3 server 2 2 servers 1 3 service -5 -11 session 4 5 set -3 1 should -11 -6 show -1 2 shows -12 -12 since -7 -11 source 1 1 sources -1 -3 specific -2 -4 state -1 -3 steps -9 -6 str 11 8 summary -5 -4 system -4 -1 table -7 -14 tables -6 -9 tags -3 -3 take 3 2 task -3 -7 tasks -5 -7 templates -1 -3 test 5 4 text 2 -3 them -6 -9 through -1 -2 time 11 14 token 3 6 tool 0 4 tools 8 7 true -12 -5 type 3 6 types -2 -4 under -6 -6 update 0 3 urls -1 -7 user 12 10 user's -1 -1 users -3 -5 value 1 -2 values -12 -7 via 0 1 where -5 0 within 3 -1 without 0 1 work 4 11 workspace -5 -8 workspaces -1 -4
near:listed_ under -10 -9
near:lists_ name 9 15 names -4 -8 size 1 -2 state 10 13 tables 11 5 them -1 1 user 2 5 versions 0 -1
near:local_ machine 5 -5 mode -4 -5 name 5 10 path -7 -3 remote -7 -7 server -14 -18 storage 8 8 time 1 -6 using -1 -1
near:located_ where -9 -18
near:location_ name 0 4 search 0 3
near:log_ log 5 11 logs -1 -3 query 6 -5 user -4 -2
near:login_ pages -7 -4 password -1 9 session 2 2 user -11 -8
near:logs_ logs -1 -1 search -2 -8 text -1 -2 time 1 -1
near:long_ term 5 9 too 13 11
near:look_ name -5 1 them 0 -1 through 1 2 user -11 -12
near:low_ medium -1 -2
near:lowest_ price -2 -3
near:machine_ user 4 15
near:made_ tool 7 10
near:mail_ mail -1 -2 mailbox 8 9 must 7 9 name 13 14 names 7 -1 new 1 -2 number -3 -3 order 3 0 owner 3 4 pdf -4 0 people -9 -13 phone 16 21 recipients -1 5 reply 2 5 returns -2 -3 search 15 9 send -7 -8 sends -10 -16 sent 2 5 server 5 1 text 5 1 them -3 -5 through 5 13 tool 10 13 tools 11 12 user -3 -9 user's 8 13 without -8 -3
near:main_ name -1 -1 push 12 8
near:major_ minor 12 10
near:make_ sure -15 -4 text -5 -15 them 0 10 user 1 0
near:makes_ plan -5 -5
near:manager_ name 2 8 password -3 6
near:markdown_ page -5 -6 returns -2 -4 text -3 -5 url 0 -1
near:masked_ secrets 1 -3 values -1 1
near:match_ must -10 -13 name -4 -3 names -8 -8 pattern -3 -3 query -2 -3
near:matches_ name 8 12
near:matching_ returns -3 -6 search 0 -2
near:matter_ user 10 4
near:max_ maximum -1 -1 min 0 1 number -2 -7 page -3 -6 per -3 -4 results -4 -7 return -1 -3 search -1 -3
near:maximum_ number -1 -6 per -5 -9 results -1 -1 return 0 -1 time -1 -1
near:mcp_ path -5 -3 read 0 2 server -3 -8 servers 8 5 tool -7 -5
near:means_ true -5 -8 user -6 -7
near:member_ user -3 5
near:memory_ read 5 14
near:mention_ never 6 14 them 4 -2 user -6 0
near:mentions_ user -7 -2
near:merge_ request -5 -5
near:message_ message 7 -4 messages 1 1 must 8 12 name -1 0 number -4 -6 people -6 -6 person 7 4 post 13 13 recipient 5 9 reply -1 -8 returns -5 -8 send -6 5 sends -8 -12 sent 2 9 status -2 -8 system 16 9 text 7 7 thread -5 -8 time 5 7 tool 8 11 used 10 7 user 2 -11 user's -1 4
near:messages_ newest 4 4 number 1 2 private 11 10 read 14 5 reads 4 6 returns -3 -9 search 0 3 text 10 6 them -2 -9 tool -8 -1 user 14 8 without 1 2
near:metadata_ name -3 -1 optional -1 0 returns -2 -2
near:method_ payment -2 3
near:metrics_ time -1 -1
near:mime_ type 0 -3
near:minor_ units 2 3
near:minute_ per -3 -3 rate 3 -2 requests -6 -5 within -4 -2
near:minutes_ per 1 6 take -5 0 takes 0 -8 ten -7 -6 time -2 5 two 4 7 user -14 -17 valid -7 -11 within -6 -5
near:mode_ mode -1 -6 run -6 -3 set 6 8
near:model_ must 9 7 name -3 -12 text 11 3 tool 7 5 user 1 12
near:modules_ node -13 -9
near:month_ next 13 17 week -13 -9 year -9 -6
near:monthly_ weekly 10 4
near:months_ six -2 2 three 16 13 twelve 5 1
near:move_ rename -5 -7 them -12 -10
near:multi_ step -1 -2
near:multiple_ once -1 -1 single -1 -1 tool -7 -2 values -1 0
near:must_ name -2 1 names -3 -10 new 7 11 operation 3 5 otherwise -8 -5 page 10 7 parameter 7 14 pass 13 6 passed -1 4 path 0 6 person -10 -17 project 6 1 provide -8 -8 provided -2 -4 query -1 9 read 2 -2 request 2 11 required 0 -1 run 4 -4 search 2 8 see -2 0 send 2 8 sent 6 17 server -9 -5 set -2 5 source -1 -3 start -6 -6 string 0 -2 system 2 9 text 9 -1 through 7 12 tool -5 2 tools 4 14 true 4 2 type 0 5 unique -1 -7 used 4 7 user -1 -1 valid -4 -8 value -5 -16 within 0 6 without 1 1 write -7 0
near:name_ name -2 -1 names 1 5 namespace -6 -4 need -1 -2 never 8 6 new -7 -10 next 5 4 node -4 -7 note 7 8 number -9 -11 object -5 -12 objects 0 1 open 4 14 optional -2 -3 optionally -1 0 order -1 -3 organization -2 -1 owner -6 0 package -4 4 page 11 15 parameters -2 -1 pass -9 -12 password 11 11 path 1 -4 pattern 0 -1 people -15 -14 per 6 8 person -1 12 phone -8 -3 place -5 -8 plan 1 -5 prefix -2 -2 price 1 -3 product 9 11 profile -4 -5 project -4 -6 provided -1 -1 public 1 4 put 1 -2 query 0 -7 read 2 -3 real 6 11 record 3 7 reference -9 3 release 2 1 remote 8 0 rename -5 -3 repository -14 -7 request -2 -2 required 3 3 requires -2 -2 resolved -1 -10 resolves 5 8 resource -2 -3 result -4 -6 results -4 -1 retrieve 0 -1 returned 2 1 returns -10 -6 role -5 -3 run -4 6 same 13 15 say -7 -4 schema -1 -4 search 2 -5 secret 4 4 select 0 1 server -8 -11 service 4 9 session 1 11 set 0 6 sheet -1 0 should -5 -18 show -2 2 shown 2 -1 source 1 -7 specific -1 -7 start 5 8 state -2 -5 status -6 -7 table -7 -8 tag -1 0 tags -5 -4 taken 14 14 target 3 8 task 4 7 team -3 -4 text 14 7 them 5 -1 time -4 -6 title -2 0 tool 1 11 true -4 -6 type -11 -9 under 4 10 unique 0 -1 unless 6 6 update -5 -5 url -5 -5 used -4 -8 user 13 9 user's 10 1 using 4 4 value 0 -1 values 0 -1 variables -4 0 version 1 4 where -9 -8 whose 7 13 without -7 -2 workspace -7 -13 write -9 -2
near:named_ person -3 -11 tool 9 14 user -5 -2
near:names_ names 1 1 numbers -9 -4 query -10 -12 read 5 10 results 4 4 returns -9 -13 search -3 -3 text -8 -7 them -1 -1 tool 2 5 tools 1 4 types -1 -2 unless 17 15 used 7 8 user 9 1 values -3 5 variables -3 -7 without -3 0
near:narrow_ results 0 -1
near:natural_ query 0 -1
near:navigate_ url -4 -2
near:need_ new -1 -7 number 10 3 ones -5 -9 person -4 -13 read 1 5 second -1 2 set -3 -4 specific 0 -1 text 1 4 them -7 -6 there's -6 -11 tool -4 -11 tools -3 -8 user -4 3
near:needed_ token 0 2
near:needs_ them -2 0 tool -12 -14 true -3 -10 user -4 -17
near:negative_ positive -6 -5
near:neither_ nor -9 -14
near:network_ sandbox -6 -8
near:never_ never 13 5 own 4 -7 password -11 -12 read -1 3 returned -3 -6 reveal 14 22 say 0 13 tell 1 8 text 0 -6 them -10 -13 tool 8 12 user -10 2 values -5 -8
near:new_ new -2 1 number 2 6 old -8 -9 ones 2 0 optional -1 -3 page 0 -2 path 0 -1 project 0 -1 request -1 -4 returns -2 -3 same -1 -3 set -11 0 show 7 3 start -8 -9 status -1 -4 text -6 -7 title -2 -4 tool 1 1 type 0 -2 update 7 11 url -1 -3 user 6 7 value -8 -12 version -8 -9 write 7 3
near:next_ page -4 -4 pass -1 -7 previous -2 -2 results -4 -6 returns 1 0 rounded 22 23 run 2 2 set 1 -1 step 0 -2 them 11 16 time 3 2 token -2 -5 tool -2 3 until -8 -6 user -16 -17
near:nobody_ them 23 23
near:node_ node -6 -9 type 0 -2
near:non_ refundable 2 7
near:none_ set 3 -3 them 1 -6 user 6 16 where 8 9
near:note_ note -11 -1 notebook 1 -7 notes -12 -11 read 3 2 reads -9 -4 returns 2 4 text 5 4 them -1 -1 tool 3 2 user 11 11 without 7 8
near:notes_ notes 0 4 private 5 2 read 1 0 release 11 11 search 2 -2 see -3 3 text 1 2 them 5 7 user 3 12
near:nothing_ returns -6 1 say -8 -7 sent -5 -2 stored -1 -6 there's -17 -8 user 0 3
near:now_ right 1 -3 time -9 -12 user -19 -18
near:npm_ package -4 -3 run 0 -5
near:number_ number -14 -15 optional 0 -1 order 20 4 own -2 2 page -7 -8 per 6 4 phone 1 6 request -12 -14 results -3 -2 retrieve 0 -1 return -4 -3 returned -2 0 returns 10 -1 rows -2 -5 same 11 4 search -9 -6 show -2 -5 single -10 -9 skip 0 -3 start -1 -7 string -17 -11 tell 8 -3 text 1 1 them -1 -6 ticket -5 -5 time 0 1 tool -6 -7 total -5 -8 type 0 -4 used -2 -1 user 2 7 users -12 -11 value -4 5
near:numbers_ passwords 1 3 phone -4 1 text -9 -1 two -6 -5 user -15 -13
near:object_ per -3 -5 returns -1 -1 string -1 -3 type -7 -8
near:off_ set 10 19 switch 1 9 switched -6 1 them 2 5 time 3 10 turn 6 9 turned -3 -1 turns -4 -4 unless -10 -11 user -13 -10
near:offer_ user -2 2
near:office_ tax -8 1
near:offset_ pagination -1 -1
near:old_ ones 5 2 value -10 -13 version 2 9
near:once_ per 13 6 read 2 2 run 14 17 say 9 9 session -10 -9 several 1 -2 text -16 -15 them 0 -3 tool 4 1 user -8 0
near:ones_ private 1 9 them 7 6 user 1 1
near:open_ open -6 -5 page 1 4 request 9 13 source -2 7 status -12 -11 text 1 3 time 15 12 tool 8 5 user -9 -10 window 0 -4
near:opens_ pull -3 -5 request -3 -6 returns -3 -6 url -2 -2
near:operating_ system -4 -7
near:operation_ perform -2 -8
near:optional_ page 0 -1 parameters 0 -1 path 0 -1 query 0 -2 range -1 -1 search -3 -4 target 0 -1 text -2 -4 type 0 -1 url 0 -2 user -2 -6 value -11 -3 where -6 2
near:order_ payment -7 -4 place 3 6 places -2 -3 purchase -1 -1 results 2 2 returned 1 3 returns 9 -3 sort -5 -9 standing 8 -1 status 10 -1 text 7 6 them 17 14 time -1 -1 user 2 5 work 0 3
near:original_ payment -3 0
near:others_ user 1 7
near:otherwise_ pass -8 -9 says 1 0 told -6 -2 tool -3 2 unless -10 -17 user -18 -11
near:our_ own -8 -12 partner -2 -3 product 0 7 public 18 18 read 2 5 service -2 -1 side 6 4 team 7 3 them 15 18 user 4 5
near:output_ path -5 -4 returned -3 -6 returns -3 -4 run 4 3 set -7 -8 text -1 3 tool 0 -1
near:over_ per 6 6 precedence 6 8 prefer -7 -12 search -1 -3 take 15 12 takes 13 10 text 4 10 them 8 5 time -5 -2 tool 8 6 user -2 0 whole 0 11
near:overwrite_ true -12 -12
near:own_ server -4 1 them 6 1 tool 2 -5 tools -2 -7 user 1 3 user's 0 -2 words -7 -6
near:owner_ owner -10 -8 repository -8 -7 user -9 -9
near:package_ publishes -3 -5 registry -4 -8 version 11 1
near:page_ page 4 7 pages 7 10 pagination -4 -2 pass -5 -5 per -5 -8 previous -6 -3 read 4 3 results -8 -5 return -2 -4 returned -5 -5 returns -1 -4 screenshot -2 -4 search 7 6 see 6 10 single -2 -1 size -7 -5 specific 0 -1 status 6 1 take -3 -2 takes 7 8 target -7 -5 text 1 5 time 12 4 title 8 6 token 4 0 tool -4 -3 true 1 -1 type 0 -1 url 1 -1 user -6 0 using 5 4 web 2 3 wiki 4 5 without 5 1
near:pages_ pages -1 -3 returns -2 -2 text 7 9 url 0 4 web -8 -2
near:paginated_ results -1 -3
near:pagination_ results 0 -1
near:pairs_ value -2 -5
near:param_ param 1 11
near:parameter_ pass 0 -2 query 6 6 required -8 -6
near:parameters_ query -2 -3 required -1 -5
near:part_ refunds -3 -7 time -10 -11
near:parties_ third -15 -14
near:party_ third -13 -10
near:pass_ query -1 -4 read 15 24 ssh 0 4 string -7 -6 text -1 -3 them 10 4 through 4 3 token 7 6 tool -4 2 true -6 4 url -3 -13 user -17 -17
near:password_ password -2 -6 type -7 -2 user 7 9 user's -12 -15 vault -3 -7
near:passwords_ user 0 7
near:paste_ them 3 -3
near:pasted_ user -4 7
near:path_ path -3 4 read 1 0 relative 0 -3 repository 2 -3 returns 1 1 root 2 0 save -1 -4 saved -3 -2 search -1 -1 secret -9 2 server -10 -13 source -3 -4 upload -2 0 url -2 -3 user -3 3 value -19 -21 where 2 -1 write -1 3
near:paths_ relative -2 -3
near:pattern_ search 0 1
near:pdf_ png 1 -4 text 3 10
near:pending_ status -4 -10
near:people_ say 7 11 see 7 2 them -12 -2 two -11 -12 user 6 3 want 12 12
near:per_ per -5 -7 price 7 4 query 0 -2 question 2 -1 rate -12 -9 request 2 -1 requests -5 -4 result -2 -9 results -3 -6 return -2 -8 returns -4 -6 row -3 -1 second -6 -10 table -10 -9 three 15 12 time 2 6 times 5 4 true 1 0 type -3 -6 user 10 11 values -2 -6 year 5 -1
near:permission_ user 2 -1
near:permissions_ user -8 -12
near:person_ same 6 2 second -2 -11 them -1 -3 user -1 -6
near:phone_ user 6 1
near:pipeline_ returns -3 0
near:pixels_ width -1 -2
near:place_ takes 2 2 text -15 -15 them 5 5 time 0 -7 user 10 10
near:plain_ text -5 -9 user 0 2 words -10 -15
near:plan_ plan 3 0 query -3 3 returns -4 -4 shows 2 3 user -3 -7 without 9 3
near:please_ send -9 -1 them -10 -14
near:point_ starting -10 -7
near:points_ two -7 -10
near:poll_ status -6 -5
near:post_ text -8 -6 url 0 1
near:precedence_ takes -9 -9
near:prefer_ search -4 -3 tool 0 3
near:present_ tool 5 -2 user 0 -5
near:preview_ returns -1 -2 run -6 0 show 4 -1 true -2 -6 without -4 -1
near:previous_ response -2 -3 token -1 -3 value -1 -1
near:price_ price -20 -13 product -5 0 rating -2 -4 returns 16 9 show 4 1 size -7 -7 stock -5 0 time -6 0 total -3 -1
near:priority_ status -3 -1
near:private_ private -2 -2 public -4 -9 read -6 -3 true 7 4 user 8 7 visibility -1 0
near:profile_ profile 10 17 user 8 10 user's -7 -4
near:progress_ status -1 -1
near:project_ project -3 -5 projects -12 -5 required 0 -1 root -4 -11 runs 0 -3 specific -1 -1 status -1 -1 test -1 -4 update -1 -3 user -8 -12
near:projects_ search -2 -3 user 3 4
near:prompt_ system 11 16 text -1 -1 tool -1 -7 user -10 -11
near:properties_ update -1 -2
near:provide_ user -2 0
near:provided_ query -2 -2 used 0 -1 user -2 -1
near:provides_ tool -2 -7
near:public_ public 1 5 read 10 11 repository 1 1 schema 2 9 true 3 9 url -1 -3 user -14 -9 visibility 4 11
near:pull_ repository 0 1 request -2 -5 requests -4 -4
near:push_ remote 4 0
near:put_ read -3 6 text -4 0 them -1 -5 through 5 15 under -5 0 user 17 19 user's -8 -1
near:que_ usuario -7 -6
near:queries_ query 5 3 search -3 -5 sql 9 9
near:query_ query -1 -4 range -10 -5 read 0 5 result 1 5 results -2 3 return -1 -1 returns -1 0 rows 2 10 run 9 5 runs -1 -2 same -3 -1 search 0 -2 select 10 10 specific 0 -1 sql 5 4 string -1 -5 syntax -1 -2 table 7 3 text -3 -6 time -1 -3 tool 22 22 true -3 -5 type -4 -3 user -4 -8 users 5 2 using -2 -4 where 6 -2 without 5 5
near:question_ times 3 5 user 7 10 user's -11 -12
near:quote_ user 0 -8
near:range_ specific -1 -1 start -1 -2 time -5 -7 values -3 -4
near:rather_ user -3 -2
near:raw_ text 4 -3
near:reached_ until 9 22
near:read_ read -1 -8 returns 1 3 rsa -7 -1 run -2 -2 runs 2 -4 search -3 -9 see -12 -13 send 1 -2 server 0 -2 session -16 -7 set -7 -5 should 14 18 since 4 3 sql 2 0 ssh -3 -3 text -4 -6 them -9 -5 time 10 14 token 0 -2 tool 6 14 true -7 -12 update 0 -1 url -1 -8 used 4 3 user -9 -8 user's 5 14 using 8 10 values 5 5 without 10 6 write -5 -13
near:reading_ tools -5 -8
near:reads_ text 5 4 user -8 -4
near:real_ time -12 -7 user 9 9
near:reason_ user 6 7
near:recipient_ send 0 3 user -1 -7
near:recipients_ show -1 -7 user -9 -10
near:relative_ root -1 -5
near:remember_ user 9 5
near:remote_ url -2 5 user 3 8
near:remove_ update 3 1
near:repeat_ user -10 -13
near:replace_ text -3 -8
near:reply_ thread -8 -6
near:report_ them -10 -4 user -1 -1
near:repositories_ search -6 -7
near:request_ request -2 10 response -1 0 review 2 3 same 2 -1 second -11 -11 sends -1 -4 set 5 -1 single -5 -8 status -3 -1 them 8 -2 tool -9 -8 user 6 1 user's 0 4 where -9 -10 without -2 0
near:requested_ user -7 -8
near:requests_ through 16 18 user 3 5
near:required_ set 1 -4 type -1 -3 update 0 -2 user 6 4
near:response_ results -1 -1 return 0 -1 returned -3 -1 returns 0 -1 set 4 9 size -1 -1 user -3 7 value -2 -2
near:result_ returned 0 -1 returns -3 -4 run 3 -8 says -6 2 search -1 -3 should -5 -4 text -5 -8 tool 6 5 user -13 -14
near:results_ return 9 10 returned -1 -2 returns -3 -2 search 2 9 see -5 6 sort -4 -5 specific -2 -1 test 0 -7 title -2 0 token 0 -3 tool -1 2 tools 17 14 top 1 -2 true -4 -2 url 0 1 user 0 1 web 0 -1 without 1 1
near:retrieve_ specific -1 0 tool -1 -3
near:return_ search 3 10 text -1 4 time 3 2 true 6 10 user 5 9
near:returned_ text -3 -5 time -1 -3 tool 4 3 true -2 -1 under -5 -6 user -8 4 value -4 -8 values -2 -3 without 0 1
near:returns_ rows 3 0 run -3 -1 runs -3 -9 search -1 -1 searches 2 2 server -2 -5 set 1 -3 should 2 4 specified -2 0 starts -1 -2 state -1 0 status -4 -5 structured -1 -1 summary -3 -4 table -3 -6 task 4 6 text 2 0 time -3 -3 title -1 -2 tool -7 -6 top -4 -3 true -2 -3 two -1 -3 type -2 -1 user -5 -8 values 0 -1 version -2 -2 web 1 0 without -4 -4
near:right_ user -9 -6
near:rights_ user -10 -11
near:robots_ txt -8 -6
near:role_ role -5 -4 user -4 -8
near:root_ root 1 0
near:round_ trip -3 -6
near:row_ table -5 -12
near:rows_ sample 7 3 table 10 5
near:rsa_ ssh 14 25
near:run_ run -3 -3 same -11 -5 scripts -7 -11 search 2 6 second -2 -3 see -5 -2 select 9 15 server 4 4 set 4 8 shell 10 9 show -7 -6 sql -7 -9 step 2 8 terminal 2 12 test -6 -13 tests -9 -13 them 12 25 through 2 -5 time 3 8 tool -2 1 tools 6 5 true -2 2 under 10 10 user 4 6 user's 6 9 via -2 -6 without -2 17
near:runs_ sandbox -2 -5 server -11 -9 sql -1 -2 statement -2 -4 test -3 -7 tests 12 8 user -11 -9
near:said_ user -4 -2
near:same_ same -5 -6 search -6 -3 second 6 6 several -1 -5 text 0 5 them -1 4 time 2 8 tool 5 -6 two 5 0 type 2 1 used 5 0 user 11 15 value -2 10 within -5 -3
near:save_ user -12 -13
near:saved_ user 2 8 where 0 1
near:say_ should -5 0 them -2 -4 true -6 -9 user 4 5 whether 8 2 why -9 -14
near:says_ unless -9 -10 user 2 5 whatever -3 -1 where 23 23
near:schema_ table -5 -4 tables 1 7
near:scope_ token 3 9
near:screenshot_ take -2 -8
near:search_ search -3 8 semantic -3 -3 server 5 -1 since -2 -8 specific -1 -1 string 0 -1 supports -1 -3 term -4 -10 text -5 -7 them 0 -2 title -5 -7 tool 7 9 tools -3 1 type -4 -8 used -4 2 user -11 -8 using -5 -7 web 3 6 within -11 -13 words 8 7 workspace -1 -9
near:searches_ web 0 -1
near:second_ time 9 3 user 0 -8
near:seconds_ takes -2 6 ten -3 -4 time -2 -6 timeout -4 -5 wait -3 -5 within -3 9
near:secret_ token 1 3 user 0 2 value -2 -3 vault -8 -4
near:security_ team -7 -5 user 8 5
near:see_ them 3 3 tool -3 -10 user -5 -4 users 7 15
near:seen_ user -4 -3
near:sees_ user -3 -1
near:select_ select -3 -5 sql 0 2
near:send_ send -3 -2 server -3 -6 text 3 0 them 9 17 through 12 13 tool -7 -1 used 3 7 user 7 3 user's -5 -9 whatsapp -2 -2
near:sender_ subject 3 4
near:sends_ text 2 1 them -12 -16 tool -1 -9 user -7 -10 user's -9 -19
near:sent_ text -5 -7 user -5 -10
near:sentences_ two -6 3
near:sepa_ transfer -4 -2
near:series_ time -3 -2
near:server_ set 5 1 side -7 -7 started -3 -7 system 8 3 text 3 11 them 5 2 through 8 -4 time -11 -11 tool -8 -5 tools -3 -11 true -10 -5 unless -1 -1 user 10 11 uses 1 4 version -3 2
near:servers_ tools 10 3
near:service_ service 0 1 status -3 -2 time 3 2 type -3 -7 user 2 4
near:session_ session -4 -5 start 9 5 them 1 -3 through 4 0 token 16 17 tool 11 12 tools -9 -10 user 8 8 user's 3 6 without 4 7
near:sessions_ user 8 1
near:set_ set 13 15 should -9 -10 text -2 1 them -2 -5 through 5 15 time 15 20 token 2 12 tool 9 10 true -3 -3 type -1 -4 unless -9 -16 user -3 7 value 1 0 via -1 1 where 6 4 without -5 -9
near:sets_ temperature -2 1
near:settings_ user -5 -14
near:share_ user -3 4
near:shared_ user -8 -10
near:shell_ through -2 -7 tool 3 11 without 4 5
near:should_ start 2 6 them 3 9 tool -11 -2 true -1 2 url -6 -9 used 4 6 user 2 3 user's 13 11 value -2 -2 where -2 -7 whether -7 -7
near:show_ text -9 -9 them 9 5 three -6 -13 time -5 -1 true -14 -16 user -23 -25
near:shown_ text -6 -9 user -10 -3
near:shows_ state -4 -10 status -9 -9 user 0 -8
near:side_ side -15 -12
near:sign_ user -2 -5
near:signed_ user -2 3
near:since_ text -12 -17 them -9 -3 time 10 7 user 2 7
near:single_ value -2 -1
near:site_ url -2 -4
near:size_ text 0 4 time -2 -3
near:skip_ them 3 -1
near:snapshot_ take -17 -13
near:something_ user -20 -24
near:source_ target -5 4 text -3 0 type -1 -1
near:specific_ text -1 -1 tool -4 -4 type -1 0 user -1 -3 users 0 -1 using 0 -1 within -1 0
near:specified_ time -1 -1 user -4 -1 uses 0 -1
near:sql_ statement -1 -3
near:ssh_ ssh 3 -12 text 4 5 user 2 -7
near:stack_ trace -2 -2
near:start_ start -5 -6 time 8 -1 user -11 -9 yyyy 1 -1
near:state_ user -7 -9
near:status_ status -2 -4 summary -6 -1 text 0 1 time -9 -9 title -4 -7 until -11 -9 update -2 -11 url -2 -1 user -5 -1
near:stderr_ stdout -2 -2
near:step_ step -2 -2 tool -7 -5
near:stop_ user 4 5
near:store_ user -5 -10
near:stored_ user -3 -2
near:string_ string -2 -2 text 4 2 type -2 -2 value -1 -1
near:subject_ user 1 1
near:suggest_ user -14 -14
near:summary_ user -5 -1
near:support_ ticket -6 -10
near:supported_ text 3 2 types -6 -8
near:supports_ text -5 -5
near:system_ text -3 1 tool -3 3 user 0 3
near:table_ table -3 -1 tables -2 -6 them -4 5
near:tags_ tags 0 -2
near:take_ them 13 17 user -1 9
near:takes_ time -16 -13 tool 4 6 two 0 7 user 15 12
near:target_ temperature 0 2 text -1 1 type 0 -2 url -2 -1 user -12 -13
near:task_ task -3 -5 tasks 0 1 tool 2 -4
near:tasks_ tasks 6 6
near:team_ team 3 6 user 4 5
near:tell_ them 5 6 tool -12 -20 user -10 -3
near:tells_ user -2 -2 whether -2 -4
near:template_ template -5 -9
near:ten_ them -2 -2 years -1 0
near:terminal_ tool 2 5
near:test_ test -4 -2 user -5 -9
near:text_ text 7 6 them -1 8 time 0 4 title -3 -2 tool 10 14 translates -1 -1 treat -12 -12 true 0 -1 type -9 -4 types -2 -2 under 3 11 url 0 4 used 11 16 user 1 4 user's 14 18 using 2 -1 value 7 0 web -5 -8 whatever -1 -3 where -2 2 white 3 0 within 3 7 without 4 2 words 0 -4 write 1 4 written -7 -8
near:them_ them 21 16 through 0 1 time 0 4 too 1 2 tool -6 -2 tools 11 10 true -15 -11 under -4 4 unless -3 1 until -8 -5 user -5 -11 user's 8 12 values 4 -3 whatever -10 -8 where -14 -11 without 1 1 write 2 5
near:themselves_ user -5 -4
near:there's_ user 9 3
near:three_ times 12 11 two -6 -5 user 6 7 years -1 -6
near:through_ tool 7 9 tools 11 16 user 14 12
near:time_ time -1 -4 tool -10 1 two -6 0 until 6 2 used -5 -2 user -7 -16 user's -9 -6 wait -1 -5 waiting 4 8 window -2 -2 within 13 15 without 4 1 working 0 -1 zone -5 -6
near:timestamp_ unix -1 -1
near:title_ title -1 0 type -2 0 update 0 -1
near:today_ user 7 18
near:token_ token 13 12 user -5 -16 user's 7 8 value 2 8
near:told_ unless -10 -15 user -3 -1
near:too_ user -8 -8
near:tool_ tool -2 3 tools 2 0 true -1 1 url -1 -4 used 5 7 user -9 -4 user's 16 21 users 13 14 using 4 10 via 8 15 wants 3 1 web -1 4 whenever -1 1 where 11 12 whichever 4 -2 without -4 -7 work 2 7 works -6 -2 write 5 5
near:tools_ used 1 8 user 6 2
near:total_ total 7 4
near:true_ true -8 2 truncated -15 -13 unless 3 0 user -2 -1 value 7 9 without -6 -5 write 3 4
near:try_ user 0 -3
near:two_ until 4 -1 user -6 -3 versions 1 3 weeks -15 -7 within 12 12
near:type_ type -1 3 types 2 0 used -2 -6 user 1 -6 value -5 -5 values 0 -1
near:typed_ user 6 14
near:types_ user 3 4
near:under_ user 5 7 user's -3 -13
near:unless_ user -17 -24 wants -5 -3
near:until_ user -8 -13 wait 10 11
near:update_ update -11 -3 user -3 -4
near:url_ url 0 -4 user 1 1 using -9 -11 web 9 10
near:used_ user 3 2 value -1 -4 where -2 7
near:user's_ without -1 -3 words -9 -8 zone -12 -13
near:user_ user -10 -15 user's 7 3 users -3 -9 using -3 -2 value -4 3 via 5 -1 visible 4 0 want 4 9 wants -11 -7 whatever 2 9 whenever 9 9 where 8 2 whether -1 1 while 3 1 without 3 12 word 10 19 words -17 -17 work 8 5 write -2 1 written 5 2 wrote 11 9 yes -1 -3
near:using_ web -2 -5
near:valid_ values -10 -9
near:value_ value -12 -2 values 6 6
near:values_ values -4 -4 variables 4 10
near:version_ version 0 -3
near:wait_ wait -1 -2 yes -4 -8
near:white_ white 6 3
near:word_ word -12 -8
near:workspace_ workspace -9 -5
near:year_ year -10 -3
not: about 5 9 above 0 -9 accepted -9 0 access 2 -4 account -7 -9 act -11 -15 action 1 10 active -1 -3 actual -3 -8 add -14 -25 added -6 -15 address -1 -1 addresses -15 -20 advice -12 -13 after 5 1 again -1 2 against 9 11 agent -3 -3 agents 5 -4 allow -5 -8 allowed -7 -7 already -1 1 altered -5 -5 always 8 12 an -9 -6 another -12 -18 answer -10 -1 anyone -11 -13 anything -18 -23 anywhere -3 -5 api -4 -4 appear 11 14 applies 5 0 apply 2 8 approval 6 12 approve 11 11 approved 6 3 arguments -5 -11 around -9 -8 as -6 -8 ask 0 8 asked -9 -10 asking 2 14 asks 5 7 assistant -15 -21 assume -5 -7 at -3 1 automatically -8 -9 available -8 -7 back 9 5 be 1 6 because -13 -6 before -11 -12 being 5 7 belong 3 1 below -1 -3 between -3 1 block -1 -4 body -3 -9 book -10 -11 both -4 -4 break 19 21 bring 12 12 browser -2 -4 budget -7 -4 by -16 -7 call 2 -3 called -11 -5 can't -6 -7 card -3 -5 carry -10 -12 case 3 0 change -4 -14 changed -21 -21 changes -2 -2 characters -5 -4 chat -12 -22 check 17 11 clear -5 4 closed 3 3 code 8 13 column -10 -10 come 8 7 comes -3 -2 commands -3 -2 comment 10 2 comments -6 -7 commit 3 -2 complete -7 -1 configuration -1 -8 confirm -10 -9 confirmation 8 20 consent -12 -5 contain 0 -5 contains 5 -1 content -4 -12 contents 0 -1 context 0 -3 conversation -11 -16 copy -17 -23 correct -6 1 cost 12 9 count 6 5 counted -7 7 covered -13 -10 create -1 -8 created -4 1 credentials -7 -17 current -1 -3 customer 0 2 data -8 -12 database 6 5 date -3 -3 day -4 -5 days 7 6 default -5 -2 delete -13 -20 deleted -1 -3 device 0 -1 difference -1 3 directly 0 2 display 2 3 do -14 -13 document 7 8 does 12 10 doesn't 7 12 don't -4 -1 done -11 -12 down -6 -7 due -9 -3 earlier -5 -6 edit -7 -7 effect 6 3 either -6 -13 else 2 4 empty -1 -7 end 2 -1 enough -11 -11 entries -10 -8 entry -3 4 env -2 -5 environment -8 -14 error -9 -8 errors -5 -5 even -24 -26 every 4 5 everything -3 -3 exceed 2 -3 execute -10 -12 executed -4 -6 exist 1 -3 existing 1 -2 exists 4 5 explain 6 21 explicit -6 -6 explicitly -3 -4 false -9 -5 fee -10 -12 fetch -12 -4 field 6 12 fields 0 3 file -6 -6 files -15 -16 fill -16 -19 filter -5 -9 find 9 9 finished -5 -6 first -1 2 fits -3 4 fix 1 2 flag 10 8 follow -15 -9 force -1 0 form -5 5 forward -4 2 found -8 1 free -3 0 full -10 -9 further 4 9 get 7 7 gets 9 1 give 5 3 given 5 2 gives -6 -8 go 10 5 goes -11 -17 group -4 -6 guess -8 -15 had 9 17 hand -1 1 happens -10 -6 having -1 5 here -22 -33 high 6 10 hold 5 0 host -9 -2 id -1 -5 ids 0 -3 if 0 -4 image 4 1 in -1 -3 include -11 -16 included -17 -26 index -1 -2 information -1 -1 informed 18 21 inside -4 -6 instructions -9 -16 internal -6 -7 invent -2 -9 is 1 1 it 1 0 it's 4 7 itself -2 -7 just 8 9 keep 13 13 kept -1 -3 key -4 3 keys -10 -13 know 6 14 known 9 11 label 1 0 last -13 -10 leave 8 6 left -10 -11 legal -8 -13 let 19 21 level -8 -11 like 8 6 limit 2 10 line 8 13 lines -7 -9 link 4 -3 list 11 13 listed 3 0 listing 10 11 lists -1 -5 local -14 -9 log 0 1 logged -4 -4 login -1 -10 logs -3 -11 longer 6 6 look 11 -5 lost 9 17 lower 1 -7 made -5 -9 mail -9 -3 make -14 -14 mark 16 12 match 9 9 matches -3 1 matching -2 -4 matter 20 22 mean -12 -11 means -16 -10 members -12 -9 mention 19 21 mentioned 4 3 message 12 13 messages -5 -12 metadata -1 -2 minutes -10 -10 mode -4 -4 model 1 -10 money 2 -4 multiple -3 -1 must -7 -11 name 2 0 named -1 -5 names 4 4 necessary 15 12 need 12 18 needed -1 -3 needs 6 9 network -11 -10 never 2 -2 new 1 -14 next -15 -22 no -6 -5 none -7 -15 nor 2 2 note 2 1 nothing -1 -3 notice 10 13 null 3 8 number 2 7 numbers -20 -22 object 11 13 objects 12 10 of -3 -4 off -17 -16 offer -9 -7 offered -5 -4 often -8 -13 ok 4 4 on -10 -13 once -3 -7 ones 7 5 open -15 -17 opened -12 -17 or -26 -30 order -17 -13 others 5 1 otherwise -7 -5 our 13 11 output -7 -7 outside 0 3 over -2 -1 override -19 -18 overwrite -5 -6 own -4 -7 owner 3 -6 page 5 10 pages -3 -4 paid -10 -7 parameter -4 -14 parameters -4 -12 part 3 0 pass 4 -3 passed -13 -20 password 2 0 passwords -4 -4 paste -5 -15 path 2 3 paths 0 -2 payment 2 1 people -11 -5 per -6 -3 person -2 2 personal 7 4 place 5 -3 point 13 18 possible -13 -3 post -9 -17 prefix -1 -11 present -2 -1 preview 6 9 price 9 5 print 2 4 private 3 -4 project -2 -4 projects -5 -2 promise -4 -4 prompt 16 16 provide -1 -2 provided -10 -6 public -10 -11 published -14 -15 put -1 -8 query 5 12 question 24 18 questions -11 -11 quote -4 4 raise 15 17 range 8 7 re -2 -2 reach -18 -15 reached 1 1 read -3 -12 reading -3 -5 reads 3 6 real -5 -7 reason -2 -9 recalled -5 -2 record 1 0 reference 6 7 refund 1 5 refused -5 -7 release -16 -11 released 1 6 remove 7 3 removed -4 3 repeat -8 -6 replace -4 1 reply 7 15 report -3 -1 reports 0 -1 request -3 -2 requested 0 9 requests -16 -13 required 0 3 resolved -3 -7 resource -2 -1 resources -1 -1 response 4 -8 result -1 -7 results 1 3 retry -10 -4 return -6 -4 returned -13 -15 returns -7 -4 reveal 6 11 review 7 10 right 2 4 root 4 0 rows -6 -6 rule 4 -2 running -2 -6 runs -1 -1 said 15 0 same -11 -5 say -10 -9 says 2 1 se -8 4 search 10 11 second 11 14 secret 6 2 secrets -11 -8 see 5 3 seen -3 9 sees -14 -16 select 4 0 send 2 -3 sent -10 -10 server -5 -5 service -8 -5 session -9 -13 set -5 -2 settings -6 2 share 9 9 shared -9 -13 shell -10 -15 should 4 11 show 2 14 shown 2 11 shows 5 8 side -2 -7 sign 0 -11 signed -3 -4 since 6 3 single -6 -9 skip -12 -9 so -3 1 somebody 1 -4 something 21 20 source 17 4 specific -6 -4 specified -1 0 sql -4 -5 start 3 -1 started 2 2 state -12 -9 statement 3 2 status -5 -1 step -11 -5 stop 0 2 store -5 -15 stored -15 -16 string -2 -2 suggest -4 -5 summary 7 7 support -6 -6 supported -6 -8 switch -1 -2 switched -5 -5 system 13 14 take -12 -9 taken -10 -7 talk -4 -4 task 5 2 tasks -5 1 tell 9 17 test -12 -11 text 0 4 them -5 -10 themselves 10 12 they're -1 -9 things -8 -5 three 19 9 through -7 -10 time -3 -4 title -1 -1 titles -9 -9 to 3 5 token -3 -17 tokens -10 -7 told 11 14 too -1 0 tool -11 -10 tools -3 -6 touched -6 -10 true 5 8 try -13 -8 turn -11 -2 turned -8 -13 twice -1 -2 two 11 10 type 7 12 under 14 13 undone -10 0 unless -2 -3 until -21 -24 up 25 26 update -1 -4 upload -8 -4 uploaded -5 -10 upon -13 -12 url -1 -3 us -6 -5 used 11 5 user -7 -5 user's -11 -17 users 11 7 uses 6 0 using -1 1 valid -6 -2 value 1 5 values -1 -10 variables -4 -8 verify -7 6 via 1 -5 visible -11 -15 wait 6 6 waiting -4 -1 want -1 -1 wanted 2 0 wants -8 -14 way -11 -6 we 7 12 whatever -2 -4 where -4 -7 whether -3 -5 while 8 9 whole -11 -16 whose 6 6 within -8 -5 without -12 -10 word 16 17 work -4 -3 works -4 -11 workspace 8 8 write -5 -9 written 8 0 yes 0 -9 yet -6 -6 yourself -12 -13
pair:able_ to 3 3
pair:about_ an -5 -7 it 24 28 the 4 9 them 8 12 this -10 -7 to -7 -10
pair:above_ and -5 -9 eur -10 -5 the 2 5
pair:absolute_ path -4 -4
pair:accept_ the 17 11
pair:accepted_ for -1 1
pair:access_ is 6 11 key 9 2 the -5 -16 to -3 -8 token 0 2
pair:accompanied_ by 1 8
pair:according_ to -6 -1
pair:account_ and -1 5 for -1 0 holder 1 1 id -8 -10 in 8 7 is 2 3 number 12 9 numbers -1 2 of 5 7 or 4 1 owner 1 2 the 8 8 to -1 3 with -6 -10
pair:accounts_ are -4 -1
pair:across_ all -1 -4 multiple -1 -1 the -6 -5
pair:act_ on 11 11
pair:action_ to -8 -11
pair:add_ it 23 28 new -2 -4 the 26 29 them 4 6 to 17 19
pair:added_ to -11 1
pair:address_ and 2 -1 book 11 8 for -2 -2 in 24 24 into -2 -1 is -14 -14 of -1 -6 or -8 -17 that -2 1 the 5 10 to -5 -5 with 3 2
pair:addressed_ to -1 0
pair:addresses_ and 4 0 are 1 -4 in 0 2 that 5 5
pair:adds_ an 0 -3 the 4 9
pair:after_ an -3 -13 days -13 -8 each 0 4 every -1 -3 hours 4 1 it 12 20 seconds -7 -10 that -2 3 the 2 4 this -5 -6 three 1 7 which 3 3
pair:afterwards_ the -7 -9
pair:again_ with 7 9
pair:against_ an -4 -4 the -8 -1
pair:age_ and -6 -4 of 0 2
pair:agent_ and -1 0 has 7 14 is -3 -6 must -2 3 that 7 4 to 7 1
pair:agents_ are -1 -1
pair:agreed_ to -12 -6 with -1 -2
pair:ahead_ of 22 28
pair:alert_ for 3 4
pair:alerts_ for -2 -3
pair:all_ and 7 4 available 0 -3 existing -2 0 fields -10 -10 files -2 -3 if -4 -4 items -4 -9 messages -7 -7 of 3 0 or -14 -15 other -7 4 others -6 0 projects 0 -4 tables 2 12 the 9 9 three -5 -3 users -1 -7
pair:allow_ list -1 -1
pair:allowed_ directories -3 -3 to 0 -3
pair:along_ with -1 -1
pair:already_ exists -3 -5 know 0 -3
pair:also_ for 18 28 if 1 6 when 4 -7
pair:alt_ text -2 -3
pair:always_ call -3 2 use 4 6
pair:among_ the 19 18 them -2 -1
pair:amount_ and 4 4 in -11 -13 is -9 -10 of -1 -6 to -1 3
pair:amounts_ are -10 -11
pair:an_ absolute -1 -1 access -4 -2 account -9 -12 action -4 -11 ad 7 8 address -4 -10 admin -7 -6 agent 12 7 ai -4 -7 alert -3 0 amount 12 9 answer -11 -16 api -1 -3 app -2 -7 application -5 -8 appointment -5 -3 approval -5 -5 array -10 -4 article -4 -4 assistant -14 -13 attachment 0 2 earlier -11 -18 element -7 -9 email 1 -2 emoji 1 1 employee 11 8 employee's -5 -6 empty -7 -2 entry 3 -1 environment 2 0 error 3 3 estimate -12 -7 event -6 -7 exact 4 4 example 10 -1 existing -20 -25 expense 0 -4 explicit -2 -3 export -7 0 external -4 -1 hour -1 1 http -2 -4 id -11 -10 image -4 -7 incident -6 -5 index -2 -4 instruction -9 -7 internal -9 -9 invitation 2 0 invoice -3 6 issue -1 -4 item 1 6 mail -13 -18 object -6 -4 offer 0 1 open -6 -15 optional -3 6 order 17 12 update 4 -4
pair:analysis_ and -2 -1
pair:and_ account -2 -1 add 16 21 address 9 4 after -1 -1 age 10 10 all -7 -10 also 8 12 an -1 -4 answer 11 22 any 2 3 append 1 18 are 3 7 aren't -6 -5 as 2 1 ask -24 -21 at 8 17 attach 15 20 attachments -8 3 bank 5 7 be -1 0 budget 10 14 by -1 1 call -3 6 can -2 -7 can't -17 -22 cannot -11 -14 card -1 -3 carry 9 7 check -8 -12 code 6 12 come 11 5 comments -4 -8 configuration 0 -1 content -4 5 cost 1 -3 count 2 1 custom -13 -13 data -3 -5 date -6 -4 dates -5 -14 day 2 2 delete 6 8 describe 17 17 destination -9 -1 do -5 1 does 1 -9 doesn't -5 -13 don't 3 2 drop 5 -2 each -7 -6 end -2 4 enter 2 -5 every -2 -6 explain -12 -8 file 6 8 files -2 -4 fill 0 5 fix -2 -2 follow -6 -4 for -2 4 from 7 9 get 4 3 git -1 -3 give 10 21 gives -6 -6 go 20 21 goes -5 -10 group -4 -7 hand 12 18 has -5 -4 have -11 -8 how -13 -19 id 4 8 if 5 8 in 9 8 include 15 16 is 0 6 isn't 5 4 it 2 -6 it's -2 -4 its -8 -1 keep 27 25 keeps 13 15 language -3 -6 last -4 -10 leave 15 16 leaves -10 -7 let -14 -14 limit -1 -4 line 1 1 link -5 -7 links 1 8 list -8 -5 listed -12 -10 lists -5 -8 mail 9 9 make -11 -3 marked -1 -1 may -10 -2 memory -2 -3 mention -1 -8 metadata -6 -8 more -13 -14 must -7 -11 name -4 -6 names -10 -9 need 4 15 needs 18 11 never -6 2 new -3 -9 no 1 -3 nobody 13 12 not -19 -24 notes 1 1 nothing -15 -22 number 4 0 of 19 20 offer -8 -14 on 13 12 one -1 -1 only -8 -2 open 4 9 optional 0 -1 optionally -7 -8 or -10 -15 other -7 -16 pagination 0 -1 pass 11 17 password 15 23 paste 11 15 path -4 -10 payment -8 -12 phone -7 -10 place 6 10 post 1 7 price 3 -7 prints -1 3 private 1 -6 put 23 31 query -1 -1 read 10 6 reason -4 -10 repeat 5 8 report 1 7 reports -7 -8 results -7 -6 retry 0 6 return -1 -4 returned -8 -8 returns 6 3 run 1 2 save -3 3 say 12 14 says -15 -18 search -6 -11 send 6 13 sends 2 -1 set 17 17 shall -3 -1 should 3 2 show -6 -3 shows -7 -7 sign 4 6 size 2 7 skip 7 15 so 8 10 source 0 -5 state 13 14 status -9 -9 store 16 18 stores -9 -11 suggest -18 -13 supply 9 16 tags -5 -11 tell 2 0 tells 4 1 text -7 -7 that -22 -15 that's -3 -7 the 4 10 their 0 1 then 5 4 they 3 -5 this 11 4 those 1 -1 time -6 -14 to 22 17 total 0 -5 try 3 2 type 3 5 update 5 3 upload 5 15 url -1 -1 use 10 12 user -2 1 wait -11 -15 waits -13 -16 what -5 -5 when -18 -23 where -11 -16 whether -4 0 who 2 -1 why -5 -4 will -2 -5 with -6 -4 without 2 6 write 15 15 writes 17 9 you -8 -8
pair:another_ one -6 -1 server 6 14 tool 4 12
pair:answer_ and -3 3 has 0 -8 in 3 3 is 8 18 questions 12 16 that 22 26 the -11 -3 to 20 15 with 0 4
pair:answered_ with 16 21
pair:answers_ are 5 -1 to -2 4 with -3 -10
pair:antes_ de 1 11
pair:any_ file 0 3 mail 7 8 of 1 0 other -16 -10 server 17 17 time -15 -15 tool 18 21
pair:anyone_ with 3 4
pair:anything_ else 7 4 that -8 -4 to -2 1
pair:api_ and 0 -1 call -7 -8 key 8 13 keys 7 7 token -2 -2
pair:app_ html -1 -1
pair:appear_ as 2 2 in 15 10
pair:appears_ in -9 -8
pair:append_ the 9 11 to 0 3
pair:appended_ to 4 12
pair:applied_ in -9 -12 to 3 0
pair:applies_ to -3 -6
pair:apply_ the 6 3 to -1 1
pair:approval_ by 6 6 is 2 9
pair:approved_ by 0 -3 the 1 1
pair:are_ accepted -12 -5 added -16 -12 addressed 3 8 allowed -5 -11 also -9 -14 always 5 -1 answered 14 16 applied 5 4 asked 11 9 at 11 13 available 1 -3 billed 4 8 blocked -15 -21 cached 3 8 changed -2 -5 checked -4 -6 closed 0 -2 computed 5 6 considered 3 3 converted -9 -10 counted 3 -2 created 7 0 cut -8 -11 deleted 1 3 described 16 23 dropped 2 8 entered -4 -1 excluded -4 -8 fetched 2 -4 fine 6 4 flagged -14 -10 for 9 7 found 12 6 free 1 1 given 18 6 held 3 4 hidden -6 -16 ignored -5 -4 in -6 0 included -15 -11 informed 4 1 kept 6 -3 known 0 -2 left -4 0 limited -8 -6 listed -12 -13 made -2 -1 marked -21 -17 masked -17 -25 matched 1 3 missing 3 8 moved 8 5 needed -3 -2 never -17 -21 no -9 -10 none 6 7 not -19 -15 off -13 -14 often -4 -5 on -10 -11 only 11 3 ordered -6 -7 paid -9 -4 part -20 -19 passed -5 -4 possible -1 11 provided -8 -3 public 0 -11 put 3 4 read -7 -9 recognised 1 0 recorded -6 -10 refused -23 -22 rejected -17 -21 removed -10 -8 replaced -5 -6 reported -17 -2 required 11 5 resolved 1 6 returned -13 -13 rounded 6 4 sent -2 -3 separate 3 4 set -4 -9 shown 0 -3 skipped -15 -10 sorted -6 -11 split 0 4 still -7 1 stored -5 -2 supported -9 2 taken -9 -7 the -13 -7 then 16 14 those -17 -22 to 27 26 told 28 28 used -10 -11 visible -8 -7 written -7 -9
pair:aren't_ shown 2 2
pair:arguments_ and -5 -6
pair:around_ the -1 5
pair:array_ of -10 -14
pair:as_ an 8 15 base 22 17 csv 1 -5 data 5 4 done 4 2 draft -3 -3 first 12 11 given -11 -7 if 20 16 in 10 2 is 9 7 it -2 8 it's 11 9 json -2 -3 key -1 -2 list 1 3 long -10 -6 markdown -4 -4 name -2 3 new 10 17 not 20 21 of 4 -1 one -2 -9 part 17 25 pdf 1 0 plain -7 -8 png 3 0 read 1 0 returned -2 -11 soon 6 7 string -2 -5 such -4 -7 text -8 -9 the 7 15 they -15 -17 this 9 17 though 17 26 to 9 11 usual 10 5 well 0 5 you 8 2 your 20 24
pair:ask_ about -5 -7 again -9 -9 before -11 -18 first -10 -15 for -8 -11 if -19 -18 the -4 -11 what 1 -2 whether -8 -4 which -17 -19
pair:asked_ about 2 8 for 11 10 to 12 16
pair:asking_ for 8 12 the 3 4
pair:asks_ about -9 -13 for -2 -7 the -7 -6 to -5 -10 what 4 2 you -11 -6
pair:assigned_ to 0 -2
pair:assistant_ can 16 14 has 6 20 in 7 8 is 2 6 must 2 -5
pair:associated_ with -13 -13
pair:at_ all 2 7 and 10 17 any -11 -10 each 5 3 first -1 -3 hand -3 3 home 8 8 https 4 8 it 13 16 its -7 1 least 4 3 most -20 -21 night 7 9 once -7 -10 that 5 7 the 4 5 this -5 -5 time -15 -18
pair:attach_ it 5 11 the 2 12
pair:attached_ to -6 -3
pair:attachments_ are -10 -10
pair:audit_ log -2 -5 trail -1 -1
pair:authenticated_ user -4 -8
pair:author_ and -4 -10
pair:authorized_ keys -4 7
pair:auto_ approve 2 11 generated 0 -2
pair:available_ for -5 -6 in -4 5 on 6 4 to -8 -9
pair:aws_ credentials 5 26
pair:back_ and 4 7 as -1 4 in -17 -18 on -4 -4 the -3 -9 to -6 -6 with -2 4
pair:background_ color 0 -2
pair:balance_ of 1 -2
pair:bank_ account -11 -6 details -5 4
pair:base_ encoded -5 -8 of 4 12 url -1 -4
pair:based_ on -16 -11
pair:bash_ history 10 24
pair:be_ added -14 -11 an -4 -5 answered 16 -2 asked -5 -5 called 6 9 cancelled 0 4 changed -4 6 checked -12 -14 combined 3 9 created -7 -13 deleted 7 6 done -6 -7 edited -6 -9 empty 3 -4 executed 2 7 followed 1 8 found 8 5 given 8 6 in 3 3 included 10 6 left 4 4 listed -5 -7 looked -6 -5 made 13 15 named 2 0 on 0 3 one -5 -4 opened 6 -7 passed -17 -12 provided -5 -4 put 2 7 read -13 -8 recalled -4 -6 removed -12 1 repeated 3 7 replaced 5 9 reported 4 9 restored 4 2 returned 8 4 run 9 11 saved 0 -12 seen 8 4 sent 1 7 set 3 6 shown -14 -15 switched -5 -12 taken 6 5 the 1 -11 told 2 -4 treated 0 -3 true -1 -18 turned -6 -4 undone -11 -9 unique -1 -6 uploaded -6 -10 used 7 8 valid -3 -7 verified -2 -3 withdrawn -8 -7 written -1 11 wrong -1 -3
pair:bearer_ token 11 15
pair:because_ it 6 6 of 6 10 the -10 -8
pair:before_ after -6 -2 and 1 -5 answering -3 5 any -10 -7 anything 1 4 calling -16 -16 creating -3 -7 each 9 16 it 11 4 it's -11 -7 making -1 -6 or -3 -1 sending -1 -2 that -5 -8 the 1 5 they 5 4 this -3 5 using -3 -1 writing -3 -4 you -4 0
pair:beforehand_ and 4 9
pair:begin_ with 5 7
pair:beginning_ of 1 6 with 10 18
pair:begins_ with 0 9
pair:behalf_ of -6 -7
pair:behind_ the 9 15
pair:belong_ in 2 3 to 0 5
pair:belongs_ to -5 -7
pair:below_ it -1 1 the 13 7
pair:best_ for -25 -16 practice -6 -9 practices -8 -10
pair:better_ than -16 -22
pair:between_ and 18 10 the -4 -2 two 6 -1
pair:body_ and 7 5 is 3 -2 of 1 0
pair:book_ the 7 15
pair:books_ an -5 -4
pair:both_ are -17 -18 with -4 -1
pair:bound_ to 7 18
pair:branch_ is 4 7 name 8 -2 protection 14 6 to -1 -7
pair:break_ the 14 17
pair:bring_ it 7 11
pair:browser_ and 3 4 history 5 6 profile 18 20
pair:budget_ in -3 -6
pair:built_ in -3 -1
pair:business_ days 10 7
pair:but_ it 5 7 not 1 -7 the -1 -4
pair:by_ an -13 -1 any -6 0 author 1 -2 calling 19 18 category -8 -5 country -3 -5 customer -2 -8 date -8 -15 day -5 -7 default -3 2 design 10 14 email -4 -4 field -7 -6 file -2 -4 get -4 -14 hand -11 -15 id -14 -12 its -12 -9 itself -7 -12 keyword -1 -1 label -3 -5 law 1 -8 line 4 3 list -8 -3 mail -1 -7 means 6 9 more -16 -9 name -9 -8 number -9 -8 one 22 20 order -3 5 other 12 7 others -7 -8 our 11 24 person 4 13 phone 3 4 policy -7 -3 price 7 14 relevance -11 -5 second 5 6 service -2 -3 severity -2 0 side -15 -12 state -2 -3 status -3 -1 step -2 -8 text -5 -7 the 6 7 their 1 8 them -12 -10 this 5 4 time -2 -2 title 0 -1 topic 8 12 type -2 -2 up 8 13 url -2 -6 us 2 4 user 2 4 way 4 0 which 8 9 you 21 17 your 5 5 yourself 3 5
pair:cached_ for -14 -12
pair:calendar_ and -4 -5
pair:call_ again -7 -10 and -3 4 delete 9 18 fails -17 -19 find 5 5 for 4 1 get -3 -9 in 1 -5 is 8 11 it -4 -13 list -4 -9 of -1 9 returns -7 -5 that 8 6 the -5 -4 this -19 -26 to -2 -3 when -10 -17 with -1 -3
pair:called_ before -5 -7 with 9 8
pair:calling_ it -3 4 the 0 -5 this 0 -1
pair:calls_ for 9 4 the 0 -6 to -4 0
pair:came_ from 0 6
pair:can't_ be -8 -7 see -3 1
pair:can_ also -14 -17 be 1 7 do 2 0 filter -1 0 go 10 6 only -3 -2 open 0 -2 reach -2 -2 read -5 -3 see -6 -4 take -5 -4 use -2 -1
pair:cancels_ an -11 -11
pair:cannot_ be -11 -7
pair:capped_ at 10 13
pair:card_ number 7 13 numbers -5 -2 on 3 5
pair:carried_ out 14 13
pair:carries_ the -4 0
pair:carry_ on 6 8 out 13 6 the -1 4 them 5 5
pair:case_ and -1 4 insensitive -3 -3 of -1 0 sensitive -2 -3
pair:change_ is -17 -11 of -9 -9 the 7 13
pair:changed_ and -5 -12 files 0 -1 in -12 -12 to 9 15
pair:changes_ and 0 1 are -4 -1 in -4 2 the 1 2 to -7 -5
pair:channel_ id -4 -5 or -9 -14
pair:characters_ to 1 5
pair:charges_ the -9 -13
pair:chat_ and 3 1 history -3 -3
pair:chats_ with 9 1
pair:check_ for -12 -12 if -3 0 in 21 13 is 0 2 it -9 -12 that -3 7 the -14 -10 with -7 -12
pair:checked_ against 3 1 by -20 -17
pair:checks_ and 2 2 for -1 -4 if 3 6 the 4 8
pair:choose_ the -3 0 this 20 19
pair:chosen_ by 7 4
pair:cite_ the -1 -5
pair:city_ name -4 -4
pair:clean_ up -13 -10
pair:clear_ the 2 0
pair:click_ on -9 -6
pair:clicks_ an -2 -1
pair:client_ is -2 3 side -6 -4
pair:close_ the -1 -2
pair:closes_ the 0 -3
pair:code_ and -8 -13 examples -1 -3 for -6 -6 from 4 -3 in 4 2 is 2 6 of -7 -5 or -9 -2 that 2 -2 the 2 -1 to -8 -10 with 6 8
pair:codes_ and -5 -13 are 16 8
pair:collection_ of 4 -2
pair:column_ names 6 7
pair:columns_ are -3 -4
pair:com_ docs 5 -1
pair:combine_ with -6 -1
pair:combined_ with -3 -1
pair:come_ across 1 7 back -7 -3 first 0 -2 from -11 -18 out 9 11 up 23 22 with 13 14
pair:comes_ back -13 -16 from -12 -12 up 18 15
pair:comma_ separated -5 -7
pair:command_ and 1 -6 in -8 -15 line 0 4 on -3 -9 to -10 -12 with 2 1
pair:comment_ and -4 -1 on 0 2 text -1 -3 to -6 -7
pair:comments_ and -8 -13 are -1 -6 by -5 -5 in -11 -10 on -5 -6 to -6 -8
pair:commit_ message -5 -12
pair:company_ or 4 5
pair:compare_ the -6 -5 with 0 -1
pair:compares_ two 4 1
pair:complete_ the 4 9
pair:components_ and 0 -2
pair:computes_ the -8 -8
pair:config_ and 0 3 gcloud 11 14 gh 0 6 json 11 7
pair:configuration_ and 2 6 for -3 -5
pair:configured_ in -9 -6
pair:confirm_ the 1 6 true -16 -1 with -12 -16
pair:conflicts_ are -6 -7
pair:connect_ to -9 -9
pair:connected_ to 3 2
pair:consent_ is -3 5
pair:consists_ of 8 17
pair:contain_ the -8 -7
pair:container_ and 2 1
pair:containing_ the -2 -13
pair:contains_ the 2 9
pair:content_ and -11 -12 as 2 3 for -3 0 from -8 -10 in 2 2 is -6 -7 of 3 3 or -1 0 to -9 -4 type -4 -12 use 0 -2 with -4 -1
pair:contents_ of 5 15
pair:context_ and -6 -8 for -8 -18 to -2 -4
pair:continue_ with -4 2
pair:contract_ and 1 0
pair:convert_ to -2 -5
pair:converted_ to -5 -4
pair:cookies_ and 5 15 of -1 4
pair:copied_ to 4 4
pair:copy_ is 1 -1 of 2 6
pair:cost_ centre 0 -5 of -4 -5
pair:costs_ and 2 -1
pair:count_ and -2 0 as 24 31 for 2 -2 is -6 -1 of -17 -15
pair:country_ code -6 -9
pair:counts_ and 1 -8 as 20 31
pair:covered_ by 3 7
pair:create_ an 3 7 and -1 -5 event 17 22 new -9 -19 one 8 4 or -2 -5 the 9 11 update -3 -3
pair:created_ at -3 -4 by 1 9 with -1 -6
pair:creates_ an 2 7 link -2 -3 new -6 -11 or -1 -2 payment -3 -2 the -1 -4
pair:credentials_ and 4 0 are -12 -18 json 0 -1
pair:css_ selector -1 -3
pair:csv_ or 2 3
pair:curl_ https -3 7
pair:current_ page -5 -7 user 7 0
pair:cursor_ for -11 -6 from -1 -1 mcp 6 9
pair:custom_ field -2 -5 fields -1 -1
pair:customer_ and 8 3 data -1 4 has 12 14 id -6 -11 is -9 6 that -9 -16
pair:cut_ at -2 -5 off 0 -2
pair:daily_ budget -3 -2
pair:data_ and -7 -3 are 12 15 as -1 -3 for -6 -10 from -8 -2 in 7 11 including -1 -1 is -3 1 of -2 2 on -4 -1 or -6 -11 points 0 -1 protection -1 -3 source -6 -6 sources -3 -4 to -7 -8 with -8 -1
pair:database_ and -1 0 to 6 9
pair:date_ and -2 -9 for -6 -4 in -3 2 is 6 10 iso 0 -1 of -1 -1 or 3 2 range -1 -7 the -4 -2 time -8 -18 to -8 -10 yyyy -2 -3
pair:dates_ and -9 -14 are -5 -10 of 13 3
pair:day_ and -13 -8 before 0 -9 of 11 14
pair:days_ ahead -1 2 and -5 -7 are 2 1 in 1 1 of -4 5 to 3 4 with 7 10
pair:dd_ format 0 -1
pair:de_ la 14 24
pair:decode_ and 4 13
pair:default_ all -4 -6 and -5 -1 branch 2 4 false -7 -11 for 0 4 is -14 -17 max 0 -1 or -2 -1 the -4 -9 to 5 3 true 2 -4 use 0 -3 value -5 -10
pair:defaults_ to 0 -17
pair:defined_ in -2 -3
pair:delete_ all 13 21 an -6 -12 it 0 -3 or 7 4 the 9 13
pair:deleted_ after -8 -7
pair:deletes_ an -6 -9 the -6 3
pair:depending_ on -11 -13
pair:depends_ on -2 7
pair:derived_ from -5 1
pair:describe_ table -6 -2 the 7 9
pair:description_ and -2 -1 for -3 -6 is 5 2 of -12 -25
pair:descriptions_ and 7 12
pair:detail_ level -1 -1
pair:detailed_ information -1 0
pair:details_ and 3 4 for -1 -4 of -6 -14 on -1 1
pair:did_ not 0 3
pair:differ_ by -8 -1 from -13 -10
pair:digest_ of 10 7
pair:direct_ messages 5 6
pair:directly_ to -4 -2
pair:directory_ and -1 4 for -5 -7 or -1 -11 to -1 -1
pair:display_ name 1 -3
pair:distance_ and -5 -4
pair:dns_ record -2 -2
pair:do_ as 1 7 it 23 20 not -10 -9 so 15 21 the 10 16 this 10 8 what 4 14 with 10 8
pair:docker_ config 8 17
pair:docs_ for -1 -2
pair:document_ and -7 -13 cookie 13 15 for -7 -5 id -7 -15 to -3 -4 with 2 -3
pair:documentation_ and -3 -7 for -4 0 of 7 19
pair:documents_ and 10 6 are -1 6 in -1 4 to -5 -7
pair:does_ it 0 1 not -7 -6 the 7 11
pair:doesn't_ exist -3 -4
pair:domain_ name -1 -2
pair:don't_ add -9 -8 ask -6 -7 bring 12 21 call -2 -4 count 6 2 get 1 1 guess -4 -7 have 7 5 know 0 -7 mention -3 9 need 6 7 open -2 1 paste -1 -6 post -5 -10 put -3 -3 run 9 5 say -7 -2 see 10 8 show 7 11 try -6 -3 use -10 -7
pair:done_ by 0 8
pair:down_ to 13 13
pair:draft_ to -6 -8
pair:drop_ the 31 29
pair:dry_ run -12 -11
pair:due_ date -3 -7 to -3 0
pair:duplicates_ are -2 -7
pair:duration_ and -3 5 in -1 -3 of 2 -1
pair:during_ the 0 8 which 6 2
pair:each_ and 0 -6 call 10 17 change 0 -1 entry -11 -2 file -1 10 item 0 -1 line -3 -4 message -9 -2 of 0 5 one -7 2 other -21 -14 page -6 -2 result -10 -14 time 10 16 with 6 4
pair:edits_ to -2 -3
pair:effect_ on 8 5
pair:element_ on -3 -2 to -2 -6
pair:else_ is 2 16
pair:email_ address -2 -12 addresses -4 -3 is 2 6 to -1 7
pair:emergency_ number -6 -7
pair:empty_ and 1 -2 for 1 -1 list -2 -1 or 3 1 string -4 -4
pair:en_ el 8 18
pair:end_ and 4 1 date -11 -11 in 4 0 of 0 -5 the 11 3 time -4 -5 to -4 -2 up -9 -9 with 19 17
pair:ending_ in 2 10
pair:ends_ in -1 13 with -5 -4
pair:enough_ for 8 7
pair:enter_ the 11 19
pair:entered_ as 17 19 in -10 -12
pair:entries_ are -2 4 with -1 -8
pair:entry_ in -3 0 is 22 20 to 12 4
pair:env_ and 0 -1 file -10 -12 var -7 -17
pair:environment_ for 2 -1 of 5 4 variable -13 -4 variables -8 3
pair:equal_ to -6 -11
pair:error_ and 13 4 handling -3 -5 message -7 1 messages 0 -1
pair:errors_ and 2 1 are 8 13
pair:essential_ for -11 -3
pair:etc_ passwd 2 8 shadow 13 17
pair:even_ for 31 32 if -3 11 when -3 0 where 21 23
pair:event_ and 3 5 is -7 -4
pair:events_ and 10 13 are -6 -13 with 4 9
pair:every_ call -4 5 message 4 15 other 12 11 time 8 14
pair:everything_ else -8 -13 in 1 1 that -6 -10 the 9 16
pair:exact_ text 0 -3
pair:exactly_ as -1 -7 one -4 -4
pair:example_ and 8 10 as 3 18 com -18 -28 for -6 -5 if 6 4 in 2 11 is 5 21 sh 3 22 the -4 -2 to -2 1 with 5 4
pair:except_ for 9 11
pair:exclusive_ with -2 -3
pair:execute_ command 0 12 in 2 0 sql 6 3 the 5 3
pair:executed_ by 9 7
pair:exist_ in -2 -4
pair:existing_ files 2 0 one 0 -1
pair:exists_ for 9 11
pair:exit_ code -2 -1
pair:expected_ to 8 3
pair:expire_ after -8 -10
pair:explain_ the -5 -3
pair:export_ the 18 13
pair:exports_ the -7 -12
pair:fails_ if -10 -12 with -18 -23
pair:fall_ back 3 0
pair:falls_ back -6 -8
pair:false_ and 14 25 default 0 -1 for -5 4 to -9 -11
pair:faster_ and -13 -16
pair:fee_ is -10 -2
pair:fees_ are -4 3
pair:fetch_ all -1 -2 one -1 -2 the 2 -1
pair:fetches_ the -1 -4
pair:fewer_ than -4 0
pair:field_ and -1 2 in 2 3 is -2 5 name -1 -2 names -3 -3 of 18 12 to -9 -7 value -1 -4 with -10 -12
pair:fields_ and 2 -1 are -14 -10 for -3 -2 of 2 2 that 4 -5 to -2 -7
pair:figures_ are 5 3
pair:file_ and 2 7 are -2 -5 as 6 8 by -5 -6 content -4 -5 contents -3 1 for -1 -1 from 3 5 has 3 1 in 10 6 is 5 5 line 2 0 name -4 -5 names 4 6 of 0 -1 on 6 14 or -6 -6 path -4 -5 system 9 1 that 0 -8 the -2 3 to 1 -1 tool 22 24 with -11 -11
pair:files_ an -4 -4 and 11 15 are -9 -10 by -3 -5 from -3 -2 in 6 9 of 6 5 or -8 -7 that -5 1 the -7 -3 to 3 3 use -8 -10 with -7 -14
pair:filesystem_ server 7 8
pair:fill_ in 11 19 it 0 5
pair:filled_ in 11 8
pair:fills_ in -4 -7
pair:filter_ and -2 -4 by -14 -19 for -2 -2 on -1 -2 results 0 -1 the 0 -3 to -12 -4
pair:filtered_ by -1 0
pair:filtering_ by -1 -1
pair:filters_ and -1 -5
pair:find_ all -11 -17 and -7 -9 in -2 6 it 0 2 out 16 10 the -5 -4
pair:finds_ the 5 5
pair:first_ and -17 -11 call 3 2 day 4 -1 if -11 -11 line 3 -3 name -4 -5 page -4 -5 run 1 1 the 15 16 then 2 2 time 7 6 to 3 -5 use 0 8 with 6 -1
pair:five_ days -1 -2 minutes -8 -8
pair:fix_ the -7 -6
pair:focus_ on -1 -1
pair:folder_ and 8 5 with -3 -3
pair:follow_ the 1 1 up 2 5
pair:followed_ by 6 20
pair:follows_ the -5 -1
pair:font_ size -1 -2
pair:for_ agents 1 0 ai -2 -2 all 8 12 an -11 -16 and -9 -10 another 11 17 any 1 9 anything 6 2 approval -10 -14 as -1 -2 assistants -9 -11 at -2 2 better -3 -4 both 18 22 broad -7 -5 by -1 3 code -4 -11 comparison 0 -7 complete -5 -2 complex -1 -1 comprehensive -4 -1 confirmation -8 2 content -2 -7 create -1 -6 creating -1 -2 custom -2 -1 day 7 9 days 6 4 debugging -12 -3 different 6 4 display -5 -11 each -7 -1 events -1 0 every -3 15 everyone 10 4 exact -1 0 example -13 -38 file 0 3 files -3 -3 filtering 0 -1 finding -2 -6 five 3 0 free 2 0 full -7 -9 general -1 -2 given -4 -6 good -3 -2 hours -6 -10 how -9 -11 in -4 -6 instance -5 2 interactions -3 -4 it 3 7 its -2 -4 known 7 12 large -1 -1 later 8 12 list -6 -9 local -13 -11 minutes 2 1 more -8 -13 most 0 -2 multi -1 -1 multiple -2 -1 new 0 -6 next -5 0 no -10 -10 non 1 -10 number 2 9 one -6 -13 or -5 -6 other 3 -5 others 15 7 our 21 27 pagination -1 -4 payment 6 5 people 3 3 performance 1 7 period 7 16 permission -5 -2 person -8 -9 place -3 -4 private 5 5 product 2 7 project -2 -4 public -5 -9 quality 14 20 queries 0 4 questions 4 4 quick -3 -4 reading -9 -8 real -12 -7 results -1 0 review -4 -8 safety -1 1 search -4 -3 second 0 -1 security -12 -8 service -5 -1 signature -5 -8 single -3 -8 small -5 -4 some 3 -5 specific -4 -6 style 2 5 task 7 8 ten 5 3 text -5 -5 that 0 1 the 9 4 their -6 -12 them 9 6 these -12 -15 this -4 -7 those 8 1 time -3 -7 two -9 -8 understanding -6 -13 up 7 4 us 3 0 use -5 -10 user -2 -5 users 11 6 what -3 -9 which 0 -3 word -8 -4 year 11 4 yes -4 -7 you 13 9 your 1 3
pair:force_ true 2 12
pair:forecast_ for -5 -6
pair:form_ fields -4 -6 of -1 1
pair:format_ for -1 -3 of 6 2
pair:forward_ the 4 13
pair:forwarded_ to 3 16
pair:found_ by -7 -5 in 20 20 on 6 3 to 10 14
pair:four_ digits -11 -14 hours 8 10
pair:free_ busy -6 -9 of -5 1 plan 4 0 text 5 3
pair:from_ all 2 -3 an -10 -10 another 5 0 any 15 11 camera -3 -3 csv -6 -5 earlier 3 4 file -3 -1 get -9 -16 google -2 -8 here -14 -8 it 8 6 its -8 -5 list -9 -14 local -5 -5 memory 2 -3 now 15 21 one 9 5 other -7 2 our -3 -4 outside -11 0 pdf 3 2 previous 4 -4 search -7 -5 specific -5 -1 template 1 -1 the 10 6 their -4 6 them 8 5 there -1 -3 this -2 7 to 4 -1 user -1 3 web 2 1 what 16 24 where 4 -5 which 6 5 your 0 -5
pair:front_ of -1 3
pair:full_ content -2 -6 details 0 -4 name 12 7 or -2 -4 text 1 4
pair:generate_ the 1 4
pair:get_ all -12 -19 an -4 -9 complete -2 -5 comprehensive -1 -2 current -5 -8 detailed -4 -1 details -1 -3 docs -1 -3 file 1 2 full 9 9 information -1 -1 issue -2 -5 it -1 6 list -5 -8 mail -3 -6 metadata -1 -3 one 5 5 page -1 0 project -1 -2 recent -6 -7 screenshot -4 -7 specific -2 -1 the -7 -8 to 6 6 user -4 -8
pair:gets_ an 1 -4 the 15 14
pair:gh_ hosts 0 6
pair:git_ config 14 5 credentials 12 20 push 2 -1 repository -4 -9
pair:github_ com 1 1
pair:give_ both 6 -1 it 8 11 the -16 -11 them -4 -6
pair:given_ as 13 15 by 1 11 in 25 28 the 9 7 to 5 7
pair:gives_ an -3 -7 the 10 10 you -8 -12
pair:glob_ patterns 0 -1
pair:go_ ahead -3 -8 back 1 1 in 2 -1 into -1 8 on 21 20 out 3 -8 through -7 -7 to 16 14 with 8 13
pair:goes_ back -5 -5 in 22 27 into -2 3 on -3 -10 out -6 -4 through -7 -6 to -4 2
pair:going_ to -5 -8
pair:good_ practice -3 -2
pair:greater_ than -11 -13
pair:group_ and -8 -5 by -2 -3 or -13 -15
pair:grouped_ by -6 -11
pair:guidance_ for 5 2
pair:half_ of -2 0
pair:hand_ it -3 -1 over 3 11 the 1 10
pair:handed_ to 6 7
pair:hard_ to 1 6
pair:has_ access -2 -5 agreed -4 -3 an -4 -1 approved -14 -11 attachment -5 -10 been 7 10 changed 4 7 it -12 -19 more 3 6 named -4 -6 no 0 1 none 10 2 not 25 18 one -2 1 said 13 11 seen -11 -14 the 8 9 to -14 -14
pair:have_ access 14 9 an -1 -13 been 6 9 it 3 0 no 8 9 not 10 2 the -4 -1 them -2 -7 to -5 6
pair:head_ of -1 4
pair:headers_ and -2 -6
pair:health_ and 3 2 data 1 10
pair:height_ in -1 -4
pair:held_ for -2 -3
pair:here_ and 4 10 is -1 4 on 12 17 the -8 -2
pair:hidden_ from 21 15 text -13 -13
pair:high_ level -4 -7 medium 0 -3 quality -5 -5
pair:history_ and 4 3 for 0 2 of -11 -6
pair:hits_ with -6 -8
pair:hold_ the 6 4
pair:holding_ the 9 8
pair:holds_ the -5 5
pair:home_ and 1 0 directory 10 14 user -7 4
pair:host_ and 12 17 in 22 21 key 2 1
pair:hosts_ yml 0 6
pair:hours_ and 3 -5 are -5 6 before 7 2 of 16 16
pair:house_ rules 7 4
pair:how_ it -3 -3 long 3 -7 many -13 -16 much -5 -1 the -1 7 to -16 -17
pair:html_ content 0 -2 is -5 -3
pair:http_ request -7 -8
pair:https_ api -16 -22 docs -2 -13 example -4 -6
pair:human_ readable -8 -8
pair:id_ and -3 -13 are -2 -6 as -3 -1 ed -8 11 for -7 -16 from -6 -13 id -1 -5 in -4 -11 is -17 -17 must -5 -1 name -10 -11 of -15 -40 optional -3 -4 or 5 -1 required 0 -2 returned -5 -12 rsa 7 12 status -3 -1 the -3 -5 title -2 -1 to -8 -22 with -2 -4
pair:ideal_ for -4 -1
pair:identified_ by -8 -9
pair:identifier_ for -1 -4 of 3 -8
pair:identify_ the -6 -5
pair:ids_ and 1 7 are -5 -4 for -1 -2 in -2 2 of 3 -1 or 1 4 to -1 -1
pair:if_ an 0 -2 any -6 -5 asked 15 20 available -6 -4 empty 3 0 false -9 -7 it -15 -7 it's -6 5 missing -1 1 more 2 1 needed 0 2 no -3 5 nobody 10 10 none -3 -10 not -15 -14 nothing 0 3 omitted -8 -12 one -17 -17 provided -3 -3 set -4 -1 somebody 3 8 someone -3 5 something -13 -14 the -12 0 there -17 -13 there's -11 -5 they 5 1 they're -11 -8 this -13 -5 true -8 -13 unsure -1 -5 user 0 12 you -20 -22 you're -3 2 your 5 0
pair:ignore_ all 8 16 the 12 14
pair:ignored_ when -5 -9
pair:image_ and -2 -4 for 9 11 from -4 -5 to -5 -9 url 0 -3
pair:images_ are 8 4
pair:important_ before 1 4 the 5 2 this 3 6 when 6 1
pair:in_ addition 5 17 advance 3 6 all 26 30 an -8 -11 and 11 7 any 10 10 as 7 13 base 2 9 between 16 16 browser 0 -2 by 10 5 case -5 2 cents -2 0 chat 8 3 clear 8 15 code 0 6 days -7 -8 der 13 8 documents 16 24 doubt -14 -6 each 2 6 env 4 8 every 27 28 favour 20 26 file 1 0 for -2 3 force -1 -2 four 10 5 front -5 -2 full 4 6 general 14 13 get -1 -4 google -8 -15 here -7 -11 iso -2 -1 it 2 10 its 8 14 line 1 4 list 17 19 local -6 2 markdown 1 8 memory -14 -18 milliseconds -3 -8 mind 2 8 minor 6 7 minutes -1 -4 most -16 -11 ms -2 -5 notes 3 2 on -2 2 one -9 -9 order 2 7 other 8 12 our 5 -3 parallel 3 0 part -1 -4 person -7 -9 pixels -4 -7 place 4 9 plain 1 2 progress -5 -7 project 3 4 public 17 11 queue -4 -7 reply 1 -13 response -2 -1 results 2 -1 sandbox 0 1 schema 1 8 search 6 7 seconds -9 -18 session 9 24 settings -9 -3 single -9 -12 specific 0 -1 specified -1 -2 state -8 -2 steps -6 -7 table 5 3 text -1 -1 that 8 10 the 6 7 their -6 -8 them -1 0 there -13 -12 these 2 3 this 15 23 those 13 18 time 11 12 to -2 0 total -6 1 two -4 6 use 7 8 user -10 -12 what 10 12 which 3 0 white 8 12 with 3 3 words -10 -12 workspace 7 6 writing 5 15 your -21 -11 yyyy 0 -1
pair:include_ all -10 -10 detailed 0 -1 hidden -5 -5 in -3 -4 the -4 9
pair:included_ and -9 -5 in 6 13
pair:includes_ the -10 -15
pair:including_ its -5 -7 the 5 10 those -6 -4
pair:index_ of -10 -11 to -5 -9
pair:inform_ the -8 -5
pair:information_ about -8 -13 and -14 -15 for -4 -3 including 0 -1 on 1 1
pair:insert_ update -4 -7
pair:inside_ the -3 -11
pair:instead_ of -11 -7
pair:instructions_ and 5 14 for 3 -12
pair:interact_ with -7 -7
pair:into_ account -4 -2 an -3 -9 one 1 5 the -1 2
pair:invoice_ for 4 3 to -4 -9
pair:ip_ address 2 2
pair:irrespective_ of 5 16
pair:is_ about 2 3 above 4 7 accepted -6 5 active -4 -2 added 3 0 allowed -3 -9 already -6 -2 also -5 -4 always -3 3 an 1 -7 and 2 1 appended -6 3 applied -2 -2 asked -5 -7 at 4 5 attached -14 -12 automatically -7 -3 available 6 15 being -6 -7 below -10 -9 better 5 1 blocked -16 -17 booked -1 5 by -4 -6 called 14 18 changed 1 2 charged 2 8 checked -13 -11 complete 20 19 connected 22 26 converted -3 -3 created -4 -2 currently -3 -8 deleted -8 -6 derived 4 11 done -16 -11 down -6 -12 due -9 -3 empty -1 -2 enabled 0 -5 enough -4 -4 entered 2 8 executed -2 15 false -7 -6 faster 2 -2 filed 16 16 filled 1 15 final 0 5 fine -7 1 finished 5 12 fixed -5 -3 for -1 0 found 11 16 free -10 -2 from 6 8 generated -7 0 given -1 -5 good 9 7 how 13 23 ignored 1 4 in 6 13 included -6 -2 informed -7 -8 it -2 -3 kept -17 -12 known 11 15 left 1 -4 limited 0 -6 listed 7 12 loaded -3 7 logged -12 -7 lost -8 -12 made 3 -3 marked -13 -13 meant 8 1 member -8 -10 missing 2 5 more -7 -3 needed -5 -1 never -11 -12 new -2 -7 no -7 -11 none -7 -4 normal -12 -8 not -1 6 of 6 11 off 4 10 offered 4 3 older -9 -9 omitted -11 -5 on 2 10 one -9 -13 only 4 5 open -11 -1 optional -1 -6 out -11 -2 over -1 3 paid 3 2 part 3 2 passed -14 -6 per 18 10 placed -2 -1 possible -12 -14 present -6 -9 private 4 -5 provided -8 1 public 16 17 put 6 11 reachable -6 -1 reached 3 2 read 0 1 ready -5 -7 recorded 1 -2 refused -18 -17 rejected 1 2 removed -13 -8 replaced -1 7 reported 4 3 requested 12 14 required 0 9 returned -18 -11 right -9 -5 running 0 -6 saved -6 -6 sent -16 -14 set -6 -3 shared 4 7 short 12 4 shown -21 -18 signed 3 1 slow 11 8 still -9 -8 stored -6 1 supported -1 -2 taken -3 3 that 12 12 the -1 0 then -13 -13 there -4 -2 this 6 1 to 10 19 told -3 -2 true -12 -14 under -2 -3 unknown -9 -7 up -20 -11 uploaded -3 -2 used 0 8 usually -2 -4 valid -4 -5 visible -15 -19 what 24 26 where 7 9 why 14 11 written -5 2 wrong -6 4
pair:isn't_ needed -4 -2 part 10 12 returned -5 -9 shown -2 -2
pair:iso_ alpha -4 -5 code 12 15 date -4 0 format -4 -6 time 9 1 with -4 -4
pair:issue_ id 0 -8 in -4 -6 title -2 -5 to -2 -5 with 10 10
pair:issues_ in 9 14 with -1 -3
pair:it's_ been 10 8 not 9 -3 the 0 8
pair:it_ after -6 -4 again 5 0 also 6 5 and -12 -7 are 6 7 as 7 15 asks 8 9 at 12 11 back -2 -1 before -18 -22 belongs -5 0 by 12 6 can -15 -13 can't -10 -9 comes 6 6 costs -5 -5 does -6 -4 doesn't -2 0 down -5 -2 exists -4 -6 fails -12 -3 first -12 -10 for 10 12 from 5 18 goes -2 -5 has 2 6 here 8 9 holds 7 6 if -10 -8 in -1 11 into 2 13 is 8 18 isn't -2 -5 makes -5 -3 may -6 -6 must 4 12 names -2 10 needs 3 11 off 7 4 on -1 4 once 6 3 only -6 -15 out -11 -3 over -4 -4 reads -11 -8 returns -11 -11 runs -5 -12 says 6 17 should -6 2 so 7 14 stands -9 -10 takes 5 8 that 2 -6 the 0 6 then -7 -1 there -1 7 through 9 6 to -6 -3 under -9 -12 up 3 14 was -2 8 when -5 -1 will -10 -7 with 7 3 works 11 12 would 10 16
pair:item_ in -4 -7 is -3 -4 to 1 -9 with -3 -5
pair:items_ and -1 -2 are -6 -6 from -1 -6 per 0 -1 to -1 -2 with -3 -6
pair:its_ comments 0 -1 content 8 14 id -7 -9 name 10 7 number -9 -4 output 4 3 own -2 -4 place 3 2 text 7 20
pair:itself_ is -4 -7
pair:javascript_ code -1 -1 in -3 -6
pair:job_ id -2 -3
pair:journal_ entry -4 -7
pair:json_ and -3 0 object -2 -3 or 8 9 string -1 -3 to 0 5 with 3 2
pair:just_ the -5 -9
pair:keep_ it -11 -2 the -8 -6
pair:keeps_ its 1 -2 the 1 -1
pair:kept_ as -17 -17 for 7 5 in 8 13
pair:key_ and -5 0 for 2 5 from -5 1 id 6 0 in 5 10 is -13 -15 of 1 -2 or 4 0 to -10 -15 value -4 -10 with 10 7
pair:keys_ and 7 1 are -11 -13 in 5 10 of 5 5 or -4 -5 to -6 -14
pair:keywords_ to -1 -2
pair:kind_ of 2 -3
pair:know_ about 1 3 it -15 -20 that 3 3 the 10 12
pair:known_ hosts 3 7 to 10 1
pair:kube_ config 6 24
pair:label_ to -2 -5
pair:labels_ to 0 -6
pair:language_ and 8 0 code -6 -8 language -1 -2 models 1 4 of 5 4
pair:large_ files -2 2
pair:last_ day -2 -1 days 4 0 four -6 -2 hour 9 -1 hours -3 -2 lines -1 -1 message 6 1 modified -1 -3 month -2 -7 name 0 -5 seen 1 2 ten 10 6 three 7 11 week 2 2 year -5 -6
pair:lat_ lon -2 -5
pair:latitude_ longitude -1 2
pair:law_ demands -6 -11
pair:lead_ to 8 10
pair:leads_ to 18 24
pair:least_ one -11 -14
pair:leave_ empty -11 -10 it 4 17 out 0 -9 the 1 9 them -3 4
pair:leaves_ the -9 -4
pair:left_ out -11 -11
pair:legal_ advice -7 -10
pair:length_ of -7 -6
pair:less_ than 3 1
pair:let_ the 3 3 them -1 -8
pair:lets_ the -7 -6
pair:letter_ to 5 9
pair:level_ and -11 -4 for -1 -3 is -4 1 of 7 -2
pair:like_ an -12 -15 the 4 3 this 4 6 to 14 6
pair:limit_ and 20 21 for -1 -3 is 14 7 of -3 -6 the -3 1 to 1 4
pair:limited_ to -14 -15
pair:limits_ are 4 1
pair:line_ and -6 -12 for 17 5 in 6 6 is -6 -9 number -4 -12 numbers -2 -14 of -7 2 to -5 -6 with 0 2
pair:lines_ are 5 -2 of 11 18 that 0 -6 to -5 2 with -7 -4
pair:link_ and -6 2 by -1 2 for -7 -12 is 10 7 to -1 2
pair:links_ are -7 -4 in 4 2 to -6 -9
pair:list_ all -9 -26 and -7 -6 as -4 -2 available -5 -7 chats 16 19 for -4 -8 get 1 3 in -4 10 is 5 15 it -5 5 of -3 -3 or 1 -3 tables -2 -4 the 7 9 them -12 -11 to 4 1 with -4 -11
pair:listed_ by -9 -12 in -8 -10 under -5 -7 with -14 -13
pair:lists_ all -8 -17 and 2 -1 of 9 14 the -7 -8
pair:local_ file -1 -1 path -6 -3 time 1 -6
pair:location_ and 2 1
pair:lock_ file -6 -10 files 3 -1
pair:log_ in 19 14 lines -3 -7 of 5 7
pair:logged_ in 10 9 with -14 -15
pair:logs_ are -3 -3 for -3 -8 from -2 -6 in -9 -9 of -5 -4 to -2 -4 with -2 -4
pair:long_ as -10 -6 term 5 9
pair:longer_ than 6 10
pair:look_ at -3 -10 for 3 6 in 6 11 like 0 -3 up -5 0
pair:looked_ at -8 -5 up 5 2
pair:looking_ for -10 -11
pair:looks_ at 10 5 for -1 -7 like 6 -4 up 4 7
pair:lot_ of -5 1
pair:lower_ case -6 -9 than 12 12
pair:made_ by -5 -2 from -2 -8 in -9 -9 with 10 13
pair:mail_ address -12 -14 addresses 4 8 and 7 7 from -6 -10 is -12 -7 or -6 -8 that -4 -3 the 7 14 to -14 -9 tool 2 9 with -1 -2
pair:make_ it 8 -2 sure -15 -4 the 17 10 up 16 10
pair:makes_ the -8 4
pair:map_ of 0 -2
pair:mark_ as -1 -3 it 4 8
pair:markdown_ and -2 -5 format 0 -3
pair:marked_ as -3 -9
pair:master_ data -2 -7
pair:match_ the -7 -1
pair:matches_ the -1 -11
pair:matching_ the -3 1
pair:max_ chars 4 0 results -4 -3
pair:maximum_ number -1 -6 results -1 -1
pair:may_ be 2 3 change -12 -8 contain -10 -2 have -17 -19 hold -18 -16 not -2 -1 read 3 4 take -6 -8
pair:mcp_ app -1 -1 json 17 11 server -3 -7
pair:means_ of 3 7 that -12 -6 the -11 -5
pair:meant_ for 13 8 to -8 -10
pair:medium_ low 1 -1
pair:member_ of -2 -4
pair:members_ of -2 2
pair:memory_ and -11 -9
pair:mention_ it -21 -23 that -5 3 the -20 -20 this -17 -7
pair:message_ and -7 -12 as 5 8 for 0 -2 from 0 -2 id -1 -6 if -3 -4 in 1 6 is 7 11 of 5 7 text -4 -9 that -2 -3 the 8 11 to -6 -11 with 3 -4
pair:messages_ and 0 -1 are 6 15 for 1 5 from -2 -6 in -6 -6 of 6 -2 that 9 6 to -3 -4
pair:metadata_ about -1 -2 and -4 -7 for -3 -2 is -1 -1
pair:metrics_ and -1 -2 for -1 -2
pair:might_ be -1 -3
pair:mime_ type 0 -3
pair:min_ max 1 3
pair:minor_ units 2 3
pair:minute_ and 0 -3
pair:minutes_ and -6 -14 are 1 4 to -9 -13
pair:mirror_ example 7 11
pair:missing_ from 2 7 or 3 -4
pair:mm_ dd -5 -10
pair:mode_ is -8 -7
pair:model_ and -8 -14 for -4 -4 has 10 13 is 19 16 must 8 1 to 0 -6
pair:month_ and -3 4
pair:more_ often -5 -6 than -11 -6
pair:most_ characters -3 1 of -6 -8 recent 4 6 recently -2 7
pair:move_ the 23 22 to -6 1
pair:moved_ to 21 23
pair:moves_ an -3 -3
pair:multi_ step -1 -2
pair:must_ also -7 -8 be -4 5 call -12 -6 contain 8 7 exist -5 -5 first 6 6 have -15 -26 include 0 1 match -10 -13 not -1 -4 provide -8 -8 read 0 -10 start -6 -5 use 2 6
pair:mutually_ exclusive -2 -3
pair:name_ and 6 4 as 9 21 contains 5 13 description -1 -1 email -1 -2 for -10 -19 from -2 -5 has 14 15 if -1 -2 in 1 -4 is -7 0 mail 0 -1 must -1 -8 name -3 3 of -7 -18 only -1 -4 optional -1 -1 or -8 -13 the -8 -3 title 1 1 to -9 -15 type -3 -3 with 1 2
pair:named_ by 5 5 in -1 1
pair:names_ and -8 -6 are -17 -15 for 1 5 from 6 -3 in 11 13 of -9 -7 or -7 -6 that -5 2 the -5 -2 to -5 -9 with 16 19
pair:narrow_ the 0 -1
pair:natural_ language -6 -8
pair:navigate_ to -1 -2
pair:need_ an -6 -9 not 8 23 the -10 -17 to 9 5
pair:needed_ and -8 -12 for 3 8 to 13 13
pair:needn't_ be 13 14
pair:needs_ no 19 25 the -1 2 to 9 9
pair:netrc_ and 0 19
pair:never_ ask 5 4 call 9 5 mention 6 14 reveal 14 22 tell 1 8 use 8 11
pair:new_ account -1 -1 content -1 -5 description 0 -2 file 4 -4 issue 2 4 name -2 -5 one 1 2 ones 6 4 page 4 -4 project 0 -3 text -7 -10 title -1 -2 value -6 -6 version -8 -8
pair:newest_ first -10 -10
pair:next_ call -1 1 month 13 16 page -6 -11 step 0 -2 time 3 4 to 7 11
pair:no_ answer 3 -5 effect 7 6 match -1 -1 matter 16 19 mention 11 24 more -2 -2 need 8 13 network -12 -14 one 9 12 other -9 -7 se -8 4 verify -9 10 way -13 -14
pair:nobody_ has -5 -2 is 3 -4
pair:node_ id -5 -10 js -4 -4 modules -13 -9
pair:non_ empty -2 -3 refundable 2 7
pair:none_ for 4 2 is -14 -10 of 0 -12
pair:not_ add -13 -21 an -4 -2 as -12 -26 ask -10 7 available -3 -2 be -5 -1 been 5 -3 by -9 -16 call -7 -12 change 7 -3 even -7 -3 exist -1 -1 for -9 -12 found -14 -17 from -10 -15 given -2 0 guess -2 -7 have -4 -2 in -15 -18 include -4 -7 included -5 -6 just 10 14 know -1 5 mention 8 -7 need 5 3 needed 9 4 on 0 -1 part 2 -7 provided -9 -4 read -4 -8 returned -5 -4 say -6 -7 see 3 4 set -2 -15 show 3 13 shown 4 12 specified -1 -2 stored -7 -6 support -2 5 supported -6 -3 tell 11 18 the -4 -2 to 13 15 try -5 -11 use -8 -2 used 0 -1 work 4 6 yet 7 4
pair:note_ and -2 7 for 2 16 in 1 -6 is -3 4 on 3 2 that -13 -10 the -7 1 this -14 -14 to -7 -5
pair:notes_ and 4 11 are 13 8 by 1 -1 for -6 -7 from 1 0 in 4 9 on -4 2
pair:nothing_ about -8 -10 and 2 -1 else -2 2 is -2 -11 of 5 10 to 5 8
pair:notice_ of 7 3 to 10 8
pair:now_ and 4 -6 on 18 24
pair:null_ for -10 -11 to -1 -5
pair:number_ and 3 1 date -1 -2 for -1 -6 from -1 -2 in 7 9 is 1 -6 of -18 -19 or -8 -6 the 17 19 to 2 1 with 12 23
pair:numbers_ and -2 3 are -11 -13 in 0 2 of 0 3
pair:numeric_ id -17 -15
pair:object_ to -2 2 with -4 -6
pair:objects_ in 1 1 to -3 2 with -6 -4
pair:obtain_ the -4 -5
pair:obtained_ from -3 -6
pair:of_ all 5 8 an -2 -2 and -3 -8 another -7 3 any 14 16 at 7 2 available 0 -1 birth 13 18 characters 1 -2 charge -3 4 class 5 7 config 2 9 content 4 3 context -3 -6 conversation -11 -8 customer 2 12 data 2 2 date -6 -4 day -1 2 days -1 -1 deployment 0 -4 device 1 10 documents -4 -5 each 9 12 env 17 25 events 7 6 every 3 5 existing -4 -4 file 0 -5 files -2 7 group 9 8 interest -4 0 issues 0 -1 it 14 17 items 0 -1 its -6 -4 label -3 -2 last 3 4 lines 1 1 list 4 2 log 5 7 messages -2 -7 month 12 10 more 6 12 name 3 9 names -10 -12 new 5 8 node 4 -1 objects -3 -5 one -5 -9 other 9 7 our 6 7 ours 9 17 page 3 0 payment -4 -6 persons 10 10 product 1 -2 project 0 4 projects 6 -4 recipients -6 -9 record 1 0 repository -2 -5 resource -1 -6 results -8 -14 rows -2 -5 run -6 -6 search -1 -2 service -2 -4 single 7 8 specific -2 -2 ssh 13 21 stock -4 -4 strings 0 -1 table -3 -7 ten -3 2 text 9 2 that 0 4 the 14 8 their -11 -5 them 3 -1 these 6 5 this 7 3 those 4 8 three 2 3 time 4 0 to -2 9 two -15 -13 type 14 21 up -7 -10 urls -1 -7 user 9 3 users -13 -13 values -1 -2 what -1 8 which 7 16 work 1 6 your 5 5
pair:off_ and 15 6 by 6 4 for 18 17 in 15 15 the -4 -1
pair:offer_ the 5 10 to -13 -16
pair:offset_ for 0 -1
pair:often_ than -5 -7
pair:old_ and -3 -3 one -5 0 ones 5 2
pair:older_ than 10 13
pair:oldest_ first 8 6
pair:omit_ for -7 -14 to -20 -18
pair:omitted_ the -10 -5
pair:on_ all 12 21 an 1 2 and 8 1 any 0 5 as 6 14 behalf -6 -7 branch -7 -9 by -4 -2 call -12 -13 disk -12 -12 duty -2 1 each 16 17 every 1 5 file -4 -1 for -1 4 given -9 -11 how -10 -4 in -7 -10 it 3 -1 its 22 23 one -8 -9 or -7 -9 other 7 8 our -3 -2 page -12 -9 purpose 15 7 request 11 18 specific -4 -7 that 1 1 the 0 5 their -4 2 them 7 2 this -5 -2 to 1 12 top -10 -5 what -14 -16 which 7 9 white 6 3 with -1 2 your 3 -3
pair:once_ and -7 -15 more 8 4 per 8 2 the 1 -2 this 15 19 with 6 11
pair:one_ after 17 16 and -2 7 at -12 -7 by 5 7 call -8 -6 day 3 15 file 1 -5 for -3 10 from 10 5 go 4 4 has 0 4 hour 9 10 in -8 -5 is 1 5 level 3 7 line -8 -10 message -3 -6 more 10 27 object -3 -6 of -14 -12 off 1 -5 on -1 -1 or -5 -14 page -3 -4 per 2 4 request -9 -15 sentence -5 -9 step 6 10 that 4 9 the -5 -3 time -4 -9 to 9 11 with 2 2
pair:ones_ are -1 0 as 15 15 in -5 -8 that 3 6
pair:only_ after 5 -3 and 5 5 be 2 0 call -5 -9 for -7 -15 if -8 -11 in -3 -9 needed -6 -6 no -1 -7 on -6 -6 once -9 -6 one 2 1 return 0 -1 show -1 -9 sql 3 1 that -9 -7 the 4 8 then 10 4 these 3 1 this 6 5 those -3 -5 to -6 -14 use -6 -7 what -11 -13 when -11 -8 with -7 -15 works -1 -2
pair:open_ in 8 7 it -8 -6 the -7 -8 to -1 8
pair:opening_ hours -5 -8
pair:opens_ an -9 -9 pull -3 -5 the -6 0
pair:operating_ system -4 -7
pair:operation_ is 5 8 to 1 -7
pair:opt_ in -2 5
pair:opted_ out -6 -6
pair:optional_ and -5 2 description 0 -1 for -1 -1
pair:options_ for -3 -6
pair:or_ address 2 -6 after -4 -3 all -1 0 an -3 -3 any 8 4 as -8 -4 by -9 -10 data -6 -9 delete -1 -3 directory -9 -13 false -11 -12 file -4 0 for -1 -3 from -5 -8 get 3 7 group -1 1 id -3 1 if 4 8 in 5 12 is 5 -1 its 11 3 json 2 -3 lat 0 -3 later -1 7 list -1 -5 mail -1 -8 more -8 -17 name -7 -10 none -5 -2 not 11 8 null -4 -9 off -3 -8 on 0 -3 one -5 -4 other -12 -13 path -3 -4 relative -3 -2 remove -1 1 search 1 0 set -2 -11 tag 3 1 team -9 -5 text -1 -1 the -1 1 three -6 -10 to -4 -3 two -2 -8 update -1 -3 updates 0 3 use -10 -9 when -3 -1 with 6 9
pair:order_ and -6 -5 by -7 -11 for -3 -6 given -11 -10 in -9 -6 is -2 -2 number 9 -5 of -1 -4 that -10 -9 to 8 23
pair:other_ people -11 -10 search 9 19 servers 9 11 than -4 -5 tool -7 -5 tools -6 -3
pair:others_ are -5 -12
pair:otherwise_ the -6 -2
pair:ought_ to 6 7
pair:our_ own -8 -13 partner 1 2 service -3 -3 side 2 -4
pair:out_ and -10 -11 by -1 0 for -8 -4 from 0 -3 in 8 6 of 6 9 the 8 5 to -9 -4 unless -5 -7 what 9 7 with -1 1
pair:output_ and -3 0 as -5 1 format -1 -5 in 13 14 is -5 -1 of 27 29 to 5 2
pair:outside_ of -11 -10 the 1 9
pair:over_ and -2 3 in 6 22 the 4 1 time -3 -1 to 6 9
pair:overview_ of -3 -5
pair:overwrite_ true -10 -9
pair:own_ address 1 2 words -7 -6
pair:owned_ by -1 2
pair:owner_ and -7 -10 is 5 6 name -8 -8 of 3 14
pair:owns_ the -5 -5
pair:package_ json 2 2 name 0 -2 to -6 -7
pair:page_ and -1 -4 as 1 0 by -4 -5 content 0 -2 default 0 -1 for -3 -3 from 5 4 in -1 0 is 16 12 max 0 -3 number -7 -7 of 0 -1 or 7 1 size -2 -4 the 0 2 to 13 9 token -1 -9 with -12 -9
pair:pages_ and -5 -6 are 15 9 of 7 8 that 2 4 to -4 -5 with 1 2
pair:paid_ to -3 -5
pair:parameter_ for -1 -9 is -10 -14 must 7 15 to -4 5
pair:parameters_ are 4 0 for -2 -3 to -2 -7
pair:part_ of -4 -1
pair:parts_ of 7 5
pair:pass_ an -6 2 it -22 -19 on -11 -3 the -9 1 them 2 6 to 0 -11
pair:passed_ as -4 4 in -6 -6 on 1 3 to -21 -11
pair:password_ and 2 0 in 1 2 is 8 -1 manager 0 12 of 9 13
pair:paste_ the 11 10
pair:path_ and 6 13 for 0 -3 is 4 2 must -1 -1 of 5 0 or -1 -2 to -14 -23 where 1 -5
pair:paths_ and -2 -7 are -5 -7 to 1 2
pair:pattern_ to -1 -2
pair:pay_ for 1 0
pair:payment_ is -10 -17 link -4 -2 method -2 3
pair:pays_ the 4 2
pair:pdf_ and -5 2 docx -3 -4 or 2 3 to 3 2 with 4 3
pair:people_ are -7 -1 by -4 -10 in 5 4 who -3 -5
pair:per_ call -6 -4 day 6 7 file -4 -9 line -1 -5 minute -2 -2 page -4 -7 question 2 -1 request 3 1 second -6 -10
pair:period_ of -8 -8
pair:permission_ to -2 4
pair:permissions_ and -5 1
pair:person_ and -8 -8 has -8 2 in 0 5 is -1 3 or -4 -7 to 5 1 who -9 -3
pair:personal_ data -19 -19
pair:phone_ and 1 11 call 2 -4 number 1 6 numbers -4 1
pair:photo_ and -9 -13
pair:photos_ and -3 -3 of 12 13
pair:pick_ the -1 -9 up -18 -16
pair:place_ and 1 -3 in 3 -5 name 0 -3 of -3 7 the 12 0
pair:places_ an 4 0
pair:plain_ language -5 -3 text -4 -7 words -10 -15
pair:plan_ and 5 2 by -1 -2 for -7 -11 in -15 -16 is 5 1 with 5 7
pair:please_ don't -13 -19
pair:plus_ the 0 3
pair:point_ in 20 22 to -10 -7
pair:points_ are -4 -10 for -3 -7
pair:policy_ and -5 1 to -3 7
pair:poll_ get -1 -6 with -1 -1
pair:position_ is 7 3 of 0 3
pair:post_ message 22 22 the -1 10 to 12 6
pair:posted_ to 10 10
pair:power_ of 1 -5
pair:preceded_ by 5 17
pair:precedence_ over 1 6
pair:prefer_ the -4 -2 this -2 -4
pair:present_ the 19 18
pair:previous_ call -9 -16 instructions 3 4 response -2 -2
pair:price_ and 1 -1 for -2 -5 in 5 12 is 2 -4 of 5 5 per 8 12
pair:prices_ are -11 -13
pair:print_ the -6 -10
pair:printed_ on 1 -10
pair:prints_ the 0 1
pair:prior_ to 14 22
pair:private_ channels -7 -6 key 0 2 keys -6 -9 ones 0 7
pair:proceed_ with 2 3
pair:profile_ and -9 -14 of -7 -6
pair:project_ and 13 12 for -2 -1 id -13 -16 in -3 -4 is -7 -4 key 3 -5 name -1 -4 root -4 -11 to -1 -2 with -2 -3
pair:projects_ in -3 -4
pair:prompt_ and -2 2 for -4 -8 the -11 -14 to 0 3
pair:proof_ of -4 5
pair:properties_ of -3 2
pair:provide_ either 0 -1 the -1 9
pair:provided_ by -1 -3 the 0 2
pair:public_ and -1 -3 key -6 -5
pair:publishes_ package -3 -3 the 7 3
pair:pull_ request -2 -5 requests -4 -4
pair:purchase_ order 1 0
pair:push_ to 8 7
pair:put_ in 6 10 into 8 4 it -7 7 the 8 18 them -5 -3 to -4 0
pair:qr_ code 13 9
pair:que_ el 16 10
pair:queries_ with -9 -1
pair:query_ and 2 3 for 1 3 is -5 -5 language -1 -1 parameters -2 -2 results -1 6 string -1 -3 syntax 0 -1 the 5 12 to 7 1 with -2 0
pair:question_ to 16 9
pair:questions_ about 6 4 on 8 28
pair:quote_ for -9 -9 it -4 -13 the 10 8
pair:quotes_ for -1 -2
pair:raise_ the 14 15
pair:range_ and 6 9 of -4 -6 to -1 -3
pair:rate_ and 0 1 limit 0 -4 of 3 2
pair:rather_ than -15 -6
pair:reach_ the 2 -5
pair:read_ all 3 -2 and 1 -3 as 17 21 back -6 -4 by -11 -8 file 8 12 from -14 -10 it -9 -5 only -13 -17 or -5 -10 out 9 6 ssh -4 -6 the -11 -7 them -8 -4
pair:reading_ the 4 3 this 6 10
pair:reads_ it -14 -9 text 0 -2 the 6 11
pair:real_ time -4 -1
pair:reason_ and -14 -19 for -5 -6 is -9 -13
pair:receive_ the 5 3
pair:recipient_ to 4 13
pair:recommended_ for -8 -13
pair:record_ of 6 18 the -5 0
pair:recorded_ as 13 20
pair:refer_ to -5 3
pair:reference_ to -8 -6
pair:refers_ to -9 -8
pair:refunds_ charge -7 -9
pair:refused_ and -11 -16 with -6 0
pair:regardless_ of -7 10
pair:region_ and -2 -7
pair:regular_ expression 5 1
pair:rejected_ with -1 -9
pair:related_ to -4 -10
pair:relative_ path -2 -1 paths -1 -3 to 1 -6
pair:relay_ example 7 16
pair:release_ notes 3 -1
pair:relevant_ to -1 3
pair:rely_ on 8 5
pair:remove_ from -2 -5 the 7 18
pair:removed_ from -4 3
pair:removes_ the -1 6
pair:repeat_ it -1 -6 the -1 4
pair:replace_ the 5 15
pair:replaced_ by -7 12 with 13 11
pair:replaces_ the -1 -3
pair:replies_ to 1 12
pair:reply_ to 8 5
pair:report_ for -4 -12 is -4 -7 it -5 0 of 2 1 on -9 -7 the 2 6 to 8 1
pair:reported_ as -1 5 by 1 -9 in -2 -9 to -13 -5
pair:reports_ the -8 -12
pair:repository_ and 0 -1 name -5 -9 owner -5 -5 to 0 -3
pair:request_ and 7 16 as 8 16 body -2 -6 for -3 -3 from 6 14 id -11 -14 in 2 -2 is 0 3 the 0 5 to -6 -8 with 4 10
pair:requested_ by 7 4
pair:requests_ are -2 3 by 3 3 for 0 3 in -9 1 to 0 6 with -9 -8
pair:required_ and -5 -4 by 15 17 fields -3 -5 for -12 -10 if -2 -5 to 1 11 when -2 -10
pair:requires_ the -9 -10
pair:resolved_ to 4 0
pair:response_ includes -2 -2 to -1 -2
pair:rest_ of 5 11
pair:restrict_ to 4 4
pair:result_ and 7 5 as -3 -4 for -3 -8 has -3 -7 is 4 -1 of 12 20 says -5 4 to 23 23 with 4 0
pair:results_ and 8 13 are -11 -6 by -2 -6 default 0 -1 for 0 3 from -1 -5 in -3 5 of 18 17 per -2 -2 to -6 -9 with 3 6
pair:retrieve_ all -2 -3 specific -1 0 the 2 1
pair:retrieves_ the -2 -3
pair:retry_ after -15 -10 with 6 3
pair:return_ in 0 -1 only -1 -3 per -2 -6 the 12 8
pair:returned_ and -7 -16 as -8 -7 by 6 5 in -7 -14 to 8 4 with -6 3
pair:returns_ all -3 -2 an 0 1 comprehensive 0 -1 id -1 -2 it -2 -5 its -7 -14 list -5 -5 only -5 -1 rows -2 -3 status -3 -1 structured -1 -1 the -10 -16 up -3 -3
pair:reviewed_ by -3 8
pair:right_ after 10 13 away 13 10 now 1 -3 to 11 9
pair:rm_ rf -3 11
pair:robots_ txt -8 -6
pair:role_ to 2 2
pair:room_ for 9 7
pair:root_ directory 4 2
pair:round_ trip -3 -6
pair:rounded_ up 10 12
pair:row_ count -1 -8
pair:rows_ and -6 -7 are -3 1 as 19 21 in 8 -2 of 5 4 to -2 -5
pair:rsa_ and -4 -1
pair:rule_ for 15 15 of 12 19
pair:rules_ and 2 9 are 16 18 for 7 8 of 0 -6
pair:run_ by 2 9 command -8 3 for -3 -6 id 1 -7 in 1 -3 is -9 -7 it -3 6 on 5 7 the 6 6 this 0 5 to -3 -5 true -1 -3 with -4 4
pair:runs_ an -7 -12 command 0 -2 in 8 4 on -8 -9 read 0 -1 the -7 -11
pair:said_ to 20 23
pair:same_ as 2 4 day 8 2 folder 3 9 key -6 -2 name 10 13 person 8 5 time 13 19
pair:save_ the -7 -8
pair:saves_ the 4 5
pair:say_ it -10 -4 no 16 19 so -26 -32 that -2 0 the 7 12 what -12 -15 which 6 -2
pair:says_ otherwise -1 -2 so -27 -30 that 2 3
pair:scan_ of -3 -3
pair:schema_ for -5 -3
pair:scope_ the 2 0
pair:score_ and -4 -9 is -7 -5
pair:screenshot_ of 0 6 to -4 -3
pair:script_ to -13 -11
pair:search_ across -3 -6 and 0 -3 by 6 5 for -13 -12 in -6 -9 is 16 3 issues -2 -3 over -2 -3 query -6 -13 results 1 2 term -3 -9 the 2 11 to -1 -6 tool -2 2 tools 3 11 with -7 2
pair:searches_ for -2 -2 the -5 -8
pair:seats_ are 4 4
pair:second_ call 10 6 factor -5 -6 one 7 6 person -3 -7 time 7 12
pair:seconds_ for -1 -7 to -1 9
pair:secret_ in -8 -9 is -7 -13
pair:secrets_ are -5 -5
pair:section_ of -11 -3
pair:security_ and -1 4 team -7 -5
pair:see_ above 6 6 it -4 7 list -1 -4 the 3 5 them 0 2 what -11 -15
pair:seen_ by 0 2 in 14 15 the -5 3
pair:sees_ it -4 -10 the 0 -2
pair:semantic_ search -1 -2
pair:send_ an 0 -5 email -4 10 it 6 9 mail 2 6 message 2 12 the 19 17 them 2 13 to 0 5
pair:sends_ an -12 -18 message -1 -1 the -11 -14 them -5 -11
pair:sent_ as 19 15 by 9 5 in 10 14 to -17 -10
pair:separated_ by 4 16 list -2 -3
pair:server_ and 2 -4 for 5 6 has 12 22 is 5 5 side -7 -7 to -3 -8 was 1 -1 with -4 -4
pair:service_ account 3 1 and 6 5 is 5 3 to -6 -9
pair:session_ and -1 -5 id -11 -22 is 5 10 with 0 -8
pair:set_ and -4 -3 as 0 -11 by -5 -6 false -4 -5 in 4 1 it 7 10 of -5 -7 on -4 -4 the 3 3 to 10 11 true -6 -7 up -9 -14
pair:sets_ an 1 -4 the 3 4 up -2 -1
pair:settings_ for -5 -6 json 5 16
pair:seven_ days -12 -12
pair:sha_ of -6 -6
pair:shall_ be 18 16
pair:share_ of -3 2 the 0 9
pair:shared_ with -4 -7
pair:shell_ command 2 -5 commands 11 12 tool -1 2
pair:shorter_ than 16 15
pair:should_ be -8 -2 not -4 -1 the 18 22
pair:show_ both -6 -7 it -11 -1 one -14 -17 only 0 5 the -6 -7 them -7 -7 up 12 10
pair:showing_ the 9 -2
pair:shown_ as -10 -10 in -7 -7 on 9 11 to -12 -8 with 1 -3
pair:shows_ all -7 -3 the -11 -14 up -7 0 what 9 0 which -3 -8
pair:side_ by -15 -12 effects 6 6
pair:sign_ in 0 7
pair:signature_ is -9 -9
pair:signed_ by -10 -5 in -12 -13
pair:similar_ to -7 -14
pair:since_ it -4 2 the -8 -4 they 4 0
pair:single_ call -8 -13 file 0 -1 page -1 -1
pair:six_ months -2 2
pair:size_ and 4 -2 in -1 -3 is -5 -3 of 6 13
pair:skip_ it -3 -2 the 12 15
pair:snapshot_ of -7 -10
pair:so_ and -14 -10 ask -18 -21 before 9 8 do 5 0 don't -4 -3 far 15 20 if -1 -8 in -15 -22 it -9 -12 keep -14 -15 leave -3 0 no -3 1 please 1 3 that 1 19 the 18 19 there's 7 16 they 5 10 this -3 -5 use -3 2 we 8 12 when 10 5 you -8 -7
pair:somebody_ else -7 -4
pair:something_ to 6 1
pair:soon_ as 6 7
pair:sort_ by 4 6 order -1 -6
pair:sorted_ by -2 -2
pair:source_ and -7 -19 code -7 -9 file 5 11 is 1 -7 of 9 11
pair:sources_ are 9 5
pair:speak_ of 14 17
pair:specific_ project 0 -1 user 0 -2
pair:specified_ by -1 -1
pair:specify_ the -2 -3
pair:split_ the 11 10
pair:sql_ query -5 -12 statement -2 -4
pair:ssh_ config 1 4 ed 1 -1 id 3 28
pair:stack_ trace -2 -2
pair:staged_ changes -3 -3
pair:standing_ order 7 -2
pair:start_ and -14 -10 date 4 -6 end -1 -3 from -1 2 of -1 3 the -11 -5 time -3 -4 with -4 -6
pair:started_ with -1 8
pair:starting_ point -10 -7 with 7 16
pair:starts_ at -7 -1 the -4 -1 with 12 5
pair:state_ and -6 -11 is -11 -17 of -8 -11 that 15 21 the 2 -3
pair:statement_ and -6 -12
pair:status_ and -7 -10 code -6 -10 for -9 -12 is -7 4 of 13 5 page 8 4 to 4 2
pair:stay_ in 0 -5
pair:stays_ in -10 -9 on 1 0
pair:step_ by -1 -6 is 8 13
pair:steps_ and -4 -7 are -5 -5 of -5 -8 to -13 -13
pair:stop_ and -14 -12 the 8 11
pair:stops_ the 0 -5
pair:store_ and 3 -3 the 9 12
pair:stored_ as 9 12 for -7 -4 in -4 -5 with 18 20
pair:stores_ fact -5 -7 the -3 -5
pair:straight_ away 7 10 to 8 14
pair:string_ for -3 -2 or -3 -5 to -2 -4
pair:structure_ of -1 -1
pair:structured_ data -2 -3
pair:subject_ and 12 10
pair:subsequent_ calls -7 -8
pair:subset_ of 0 -1
pair:such_ as -2 -16
pair:suitable_ for -8 -9
pair:summary_ and -12 -9 for 3 8 of -8 -9
pair:supply_ the 16 24
pair:support_ ticket -2 -3
pair:supported_ by 1 2
pair:supports_ both -4 -4
pair:switch_ off 1 3 the -3 11 to 3 -1
pair:switched_ off -2 7 on 19 15
pair:system_ prompt 11 16
pair:table_ and 6 3 for 3 5 in -9 -13 name -4 -4 of 12 14 to 7 5 with 4 9
pair:tables_ and 8 8 in 0 7 with 2 -4
pair:tag_ or 0 -4
pair:tags_ and -7 -7 are -1 -4 for 0 -1 to -3 -7
pair:take_ effect -7 -5 it 2 11 screenshot -2 -8 the 17 13 them 9 7
pair:taken_ from -3 -8 into -6 -3 out 17 22
pair:takes_ about -6 -2 an -1 -8 effect -14 -15 place 1 -3 precedence -9 -9 the -3 -2 up 2 -5
pair:talk_ about -1 6 to -17 -24
pair:talking_ to 0 7
pair:target_ branch 2 2 temperature 0 2
pair:task_ id 0 -4 is 1 2 to -3 -5
pair:tasks_ with -5 -10
pair:tax_ office -9 -5
pair:team_ and 4 3 id -1 -5
pair:tell_ it 2 3 the -26 -20 them 5 5
pair:tells_ how -7 -6 the 9 8 whether -2 -4 you 0 -15
pair:temperature_ of 6 7
pair:ten_ days 3 0 minutes -5 -1 seconds -2 -2 years -1 0
pair:tend_ to 6 13
pair:term_ to -2 -5
pair:terminal_ tool 3 5
pair:terms_ of -6 6
pair:tests_ and -9 -10
pair:text_ and -4 -7 as -1 -1 content -3 -10 file 7 -1 files -6 -12 for -5 -10 from 12 10 in 9 12 into -1 -2 is 2 1 message -6 -5 of 11 14 on 1 -2 only 3 -1 or -8 -11 search -4 -2 that 1 2 to -12 -16 with -8 -7
pair:texts_ are 5 -7
pair:than_ an -8 -9 days -1 1 minutes 1 -10 once 0 -7 one 8 10 ten -3 0 the 4 9 three 7 1
pair:thank_ you 8 12
pair:that_ all -5 6 an -3 -10 and -6 -10 are 1 -3 aren't -5 -6 begin 5 8 can -2 -6 case 5 5 day -5 0 do 11 9 don't 2 2 get 0 4 gets 7 21 has -3 -14 have 1 -5 is 7 9 isn't 1 0 it 2 4 it's 1 -4 later 9 3 look -9 -2 match -11 -14 may -11 -12 must 0 -9 name 4 1 need -7 -9 no 12 14 nothing 5 7 of -4 -6 one -6 -10 person 4 -5 require -1 -3 should -13 -15 the 2 7 there -8 -8 they 0 5 this 6 4 user -12 -9 was 8 0 way 9 17 we 6 11 were 1 -6 will -1 -5 would 10 8 you -2 7
pair:the_ absolute -1 -1 access -4 0 account 4 0 account's 3 9 action -1 -1 active 1 -6 actual 2 1 address -5 -4 admin 4 0 administrator -7 -3 agent 18 20 agent's 6 9 ai -14 -7 alarm -8 -11 alert 4 -1 allow -5 -10 allowed -5 -9 amount -2 6 answer -14 -13 answers 0 2 api 4 -1 app -10 -7 applicant -3 -6 application -3 -5 approval 3 1 approver -8 -9 archive -5 -11 arguments 4 5 assistant 6 10 attachment 1 2 audit -7 -3 authenticated -10 -13 author -5 -5 authority -3 -5 available 5 6 axis -6 -2 background 2 3 backup 9 -1 balance 12 13 bank -9 0 base 3 -2 batch 4 -12 beginning -8 -13 best 0 11 better -1 5 bill -5 -6 bin -3 -8 block 10 7 board 1 3 body 3 3 booking 7 3 bot 6 1 box -7 -9 branch 5 6 brand 7 12 browser -6 -1 bucket 2 -1 budget 12 6 build 5 17 buyer -4 -4 buyer's 10 8 cache 7 13 calculation 4 7 calendar 12 15 call -13 -10 caller 12 12 caller's 1 7 campaign 13 5 card 0 -6 carrier -8 -5 case -7 -7 catalogue -1 0 category 3 4 cause 0 -7 certificate -3 2 change -7 4 changes 1 2 channel 1 4 chart -3 0 chat -8 -7 cheapest 7 11 check 1 3 chosen 1 -2 city -2 -6 claim -10 -17 class 3 7 client 12 15 client's -2 2 clipboard 1 0 cloud 2 0 cluster 11 3 code 4 7 colleague 3 -3 collection -6 1 coming 9 4 command 4 -10 comment 5 6 commit -4 -5 community 7 5 company -7 -3 company's 0 6 comparison 6 9 complete -17 -9 config 5 7 configuration -1 2 configured -9 -14 confirmation 9 12 connected -3 -1 connection -3 -5 consent 0 -16 console -8 -9 contact -4 -3 container 0 -4 content 1 5 contents 5 14 context -1 -2 contract -8 -13 controller -10 -8 conversation -2 -3 copy 3 4 correct -2 -11 cost 12 -7 count 2 9 country 5 5 cover 18 12 crm 0 -3 current -1 -1 currently -2 -1 cursor -2 -5 customer -20 -15 customer's 2 6 daily 6 6 dashboard -3 -5 data -3 -13 database 2 6 date -5 -6 day 25 26 deadline 11 15 decision -12 -15 default 17 27 deletion -5 -4 delivery 10 10 deposit 2 1 description 9 10 desk 3 -1 desktop -2 1 destination 4 4 developer 2 1 device -6 -13 dialog 0 -4 diff 1 3 difference 8 8 digest 12 0 directory 0 -2 docs -4 -6 doctor 8 10 document -2 1 documentation -1 9 documents 0 4 domain 0 -7 donor -3 -1 door 1 -6 draft -16 -11 drive 3 9 driver 5 8 duration 9 1 earlier 2 0 edge -1 -10 editor -6 -2 element -5 -4 emergency -5 -7 employee -5 -6 employee's 7 12 employer 5 4 end 6 -1 endpoint 1 6 engine 1 5 entire -4 4 entity -2 -7 entry 8 10 env 2 7 environment 6 4 error -5 1 estimate 2 3 eu -19 -8 event 2 9 exact -18 -6 exchange 13 14 existing -1 -9 expected 13 13 explanation 21 20 export -10 -6 family 9 12 farmer -7 -5 fee 11 16 feed -6 -8 field 2 7 fields 9 5 figure 3 2 file 0 -9 file's -1 -1 files -3 5 filesystem 11 12 filter 1 0 final -4 -4 finding -8 -8 first 9 8 flag -7 -7 flow 3 2 folder -7 -3 following 5 1 forecast 9 8 form 10 8 format -4 -3 former -5 -7 free 6 3 front 12 9 full -11 -9 game 1 6 gateway -9 -2 general -6 -6 generated -1 -2 get -4 -9 git -13 -15 github 21 25 given -17 -18 google -2 -6 group 3 -2 guest -8 -11 guest's 14 20 head 2 6 header 0 -6 health -1 0 highest 4 -2 history 14 12 home 11 17 host 5 3 host's 7 1 hour 1 5 house 12 11 household -2 -9 hub 5 9 human 16 13 iban -7 -3 id -9 -26 identity -9 -13 image -4 -7 inbox 9 10 index 1 1 input -5 -7 instance -2 -2 internal -1 3 internet -6 5 inventory -9 -6 invitation -7 -4 invoice -6 -6 issue -3 -2 item -4 -2 job 2 3 json -2 -7 key -3 2 knowledge -6 -4 label 4 5 language 4 5 last 6 8 latest -2 -4 law -14 -10 letter -4 -6 licence 7 10 like 7 9 limit 8 2 line 3 8 lines -6 -8 link -10 -7 list 0 4 listing -4 -3 live 2 5 llm -11 -12 local -6 -6 location -6 -11 lock 9 3 log 13 10 login 11 8 logs -6 -9 lower 21 20 lowest -5 1 machine 4 9 mail 3 -2 mailbox 3 6 main -2 -10 manager 1 4 manifest 4 2 manual -5 -1 map -5 -7 market 13 15 master -4 -6 matter 12 20 maximum 11 10 mcp 1 1 meantime -5 -8 meeting -8 -14 member -7 0 member's -1 -4 memory 2 3 merchant 7 4 merge 1 -5 message 9 4 messages 8 5 middle -4 0 minimum -2 -5 minutes -6 -6 model 0 9 model's -10 -8 moment -1 0 money 7 9 month 0 -1 monthly 2 -5 more 12 14 most -2 1 name 1 4 named -3 -11 names 2 0 namespace 0 3 nearest -4 2 network 4 0 new -5 -5 newest 16 18 next 6 2 node -4 -7 note -4 -6 notebook 1 8 notes 5 7 notice 13 15 number -9 -8 numbers 9 9 numeric 2 2 object -5 -16 office -1 2 official 1 7 old 4 0 oldest -4 -6 on -3 -9 one 14 13 ones 6 6 only 18 27 open 6 2 operation 1 -6 operator 9 6 order -10 -7 organisation 5 4 organiser 5 1 organization -2 -2 original -9 -9 other -4 -4 others 16 16 outcome 3 6 output -3 -7 owner -15 -11 owner's 8 4 package -12 -16 page -12 -6 parameter 12 11 parent -8 -2 partner 6 3 passport -10 -10 password -1 -8 past 5 -1 path 1 -1 patient -18 -13 patient's -4 -1 pattern -10 -7 payment -1 -7 pdf -2 0 people -5 -8 period 1 3 person 0 12 person's -3 -4 phone -3 -3 phone's 9 20 photo 1 0 physician -2 -4 picture -12 -9 pin 0 2 pipeline 4 13 place -2 2 plain -4 0 plan -2 -1 plant -1 0 platform 3 3 player -4 8 policy 6 4 pool 11 4 portal -16 -22 position 2 1 practice -5 2 prefix 16 18 present 11 5 preview -11 -11 previous -13 -10 price -10 -7 private 10 9 process 1 -5 product -5 -7 profile 6 9 project -12 -9 project's -4 -3 prompt -2 -15 property -6 -9 proposal -6 -9 protocol -6 -5 provided -3 -9 provider 3 5 proxy 0 7 public 3 -2 pull 6 4 purchase -1 2 purpose -9 -8 quality -5 -5 quantity 11 9 question -4 -8 queue -2 -2 quote -1 -1 range -6 -2 rate -3 -2 raw -6 4 read 5 7 reader 5 0 reader's 14 12 readme 4 5 real 8 12 reason -11 -9 receipt -7 -5 recipient -8 -10 recipient's 5 6 record 10 6 recording -9 -8 reference -2 3 refund 16 5 region 0 4 registry -1 -1 release -4 3 remainder 9 14 remaining 6 6 remote -5 -12 reply 5 4 repo 4 8 report 3 6 reporter -2 -6 repository -5 -3 repository's 1 8 request 7 6 requested -4 -1 requester -1 -1 required 2 2 resident 9 -2 resource 2 5 response -15 -16 rest 17 14 result -12 -13 resulting 1 4 results -7 -3 return 22 20 returned -10 -11 review -15 -15 right -10 -7 risk 2 1 role -5 -2 root 8 5 route -6 -9 row -11 -12 rows 19 17 rule 3 -3 rules -1 -4 run 5 3 running -9 -18 safe -3 11 same -1 -1 sample 1 -4 sandbox 0 8 saved 5 14 scan 1 8 schema 1 5 score -2 11 screen 5 5 screenshot -1 -3 script -1 -6 search -19 -19 second 24 16 secret -8 -4 section -13 -12 security -12 -7 selected -6 -6 seller -12 -7 seller's 0 4 sender -4 -3 sender's -3 3 sentence 1 4 server -29 -28 server's -7 -13 service 10 11 session 11 14 settings -4 3 share -1 0 shared 18 15 sheet 10 14 shell 9 12 shop -10 -13 signature 0 1 signed -11 -9 signing 4 2 site 18 9 site's 3 2 size -1 4 smallest -1 -2 snapshot 8 1 source -1 -5 sources -6 -8 specified -18 -16 sponsor 9 5 sql 3 -4 standard 4 6 start -6 -4 state 4 5 statement 7 6 status 13 16 step -5 -13 steps -8 -15 storage 7 12 stored 6 8 story -10 -4 student 2 -1 style 1 -2 subject -3 -7 subscription 2 8 sum 10 11 summary 4 8 supplier -6 -10 support 12 10 system -13 -6 table 2 3 tag 7 9 target -6 -3 task 1 2 tax -14 -12 teacher 3 1 team 15 7 template 8 9 tenant 14 9 terminal 8 13 terms 17 22 test 1 -2 text -4 0 th 12 11 third 35 30 thread 0 -4 three 7 16 ticket 0 3 time 7 12 timestamp -6 -7 title -4 -6 token 4 -5 tool -26 -25 tools 6 4 top -9 -3 topic 6 0 total -2 -3 transcript -7 -4 transfer 8 11 traveller -7 -13 tree 9 -3 true 20 31 two 14 13 type 13 1 unique -1 -3 update 0 -3 updated -2 -7 upload -1 -3 url -9 -2 user -4 -2 user's 12 7 usual 0 6 value -1 -1 values 11 16 vault 0 -1 vendor 2 -2 vendor's 9 15 version 5 -2 view 1 3 visible 3 3 wallet 16 16 warehouse -4 -9 way 8 15 weather -7 6 web -14 -14 website 0 -6 week 15 9 weekly 0 -4 whole 1 5 window -17 -20 word 34 45 wording -6 -1 words 0 9 work -13 -17 workflow 13 13 working 5 6 works -1 1 workspace -3 3 wrong -8 -9 year -1 -12
pair:their_ behalf 11 10 name 19 19 own -20 -14 text 4 10
pair:them_ and 8 21 are 12 12 as 10 16 at 18 18 before 8 0 by 4 1 for -11 -7 from 11 10 if -2 -11 in 5 7 into 2 5 on -10 -7 out -6 -1 so 7 11 that -6 -9 the -2 -4 to -5 1 up -2 6 with -5 -1
pair:then_ call 4 3 go 11 11 pass 0 -6 the 0 2 use 2 6 write 5 9
pair:there's_ no -7 -9
pair:there_ and 3 -2 are -8 -13 for 8 16 is -6 -3 with 14 11
pair:these_ are -11 -9 as 7 13
pair:they_ are 5 3 ask 17 9 asked -3 -2 can -11 -11 come 21 17 do 7 9 don't 9 8 get 11 14 go 12 -2 have 1 7 may -10 -8 need -7 -5 say 2 3 want -1 -8 were 9 5
pair:third_ parties -14 -12 party -13 -10
pair:this_ after 4 1 and 2 6 api 9 3 as 0 -11 before -13 -22 call -3 -9 chat -3 -4 conversation -10 -14 date -5 -7 endpoint -4 -8 field 10 4 file -11 -11 first -10 -16 for 2 8 function 0 2 if -9 -10 in 12 15 instead -1 0 is -5 -5 list 9 19 machine -19 -20 month 6 3 one 11 12 only 1 6 operation 0 2 or -9 -14 order 2 -4 parameter 1 -1 server -2 -3 session -4 4 step 0 -3 text 20 25 time 1 -6 to -19 -16 tool -20 -16 value -14 -19 week 2 -6 when -13 -21 will -6 -11 with 16 11 workspace 25 31
pair:those_ are 1 0 in 4 9 of -3 -4 that 14 7 who 8 5 with -7 -6
pair:though_ the 1 8
pair:thread_ id 0 -1
pair:three_ days -12 -15 times 9 5 years -1 -6
pair:through_ the 3 -1 this 2 1
pair:ticket_ is -2 1 number -4 -4 to 0 -2 with -12 -16
pair:tickets_ for 5 16
pair:time_ and -10 -4 code 1 2 codes -3 -6 for -5 2 in -7 -8 is -4 9 of 2 0 or -6 -6 range -4 -5 series -3 -2 the -2 2 to 10 5 with -3 -2 zone -6 -8
pair:timeout_ in 0 -4
pair:times_ are -12 -15 per 6 5
pair:title_ and -6 -6 author 8 6 description -1 -1 for -7 -6 of -3 -14 url 1 0
pair:to_ access -1 -3 add -14 -20 all 1 -3 an -10 -12 analyze -3 -3 and -12 -2 another 0 -4 answer -14 -14 any -1 -2 anyone -6 0 apply -11 -16 approve -5 -10 archive 11 1 are 11 19 ask -1 -3 assign -1 -3 associate 0 -2 attach -1 -3 auto -3 -5 avoid 5 11 be 8 13 build -5 -9 by 10 22 call -3 1 cancel -2 -4 change -12 -7 channel 4 -2 characters -11 -11 check -8 -8 choose -10 -10 clear -12 -10 click 2 8 comment -10 -3 compare 5 7 complete -5 -7 confirm -4 -1 connect -1 1 continue -3 -11 control -1 -1 convert -7 -12 create -6 -13 customer 3 8 date 12 18 days -6 -7 delete -13 -15 describe 3 0 different -2 -5 discover -9 -6 disk 5 -7 display 0 -1 do -8 -9 download -1 -1 drop 17 13 each 22 26 edit -3 -6 enable -9 -3 end 7 12 ensure 4 7 enter 0 -1 every 0 12 exclude 11 3 execute -6 -20 existing -3 -7 explore 0 -1 export 7 2 extract -10 -13 false -7 -7 fetch -8 -17 file -14 -13 fill 6 -6 filter -2 -5 find -14 -14 five -12 -14 fix -6 -9 follow 8 10 for 6 15 generate -10 -10 get -6 -11 give 4 0 go -5 -5 group -12 -18 have 0 -2 hear 16 15 hold 3 4 hours -3 -1 https 7 12 identify -9 -4 improve 6 8 in 6 7 include -6 -12 insert -10 -4 inspect -2 -7 install -7 -5 is -4 3 it -3 7 its 10 12 keep 12 12 know 7 6 learn -14 -17 leave -7 -12 limit -7 -5 list 7 6 load -1 4 log 9 13 look -9 -4 main 5 10 make -1 -3 markdown -5 -8 match -2 -6 max 10 12 mb 3 3 merge -3 -3 message -1 6 modify -1 -1 move -14 -10 narrow -4 -2 navigate -1 -4 new -6 -6 now 3 5 obtain -8 -12 one -1 2 only -13 -12 open -6 -2 or -6 -10 other 19 11 our -1 -1 pass -2 -2 pay -2 1 perform -3 -12 person -5 -10 phone -9 -10 pick -4 -5 post -4 -6 prevent -2 2 preview -2 -4 process -4 -10 project -2 -4 provide 0 2 public 17 16 push -3 3 put 14 9 query -1 -4 read -14 -17 reduce -1 -2 remove 0 6 render -11 -6 replace -6 -14 report 0 1 request -5 -13 resolve 0 -1 restrict -2 -2 retrieve -5 -10 return -5 -9 review -9 -15 rows -3 -2 run -8 -7 save -2 1 say 1 -7 scan -3 -7 scope 0 -1 search -6 -14 see -3 -6 select -4 -1 send -4 -11 set 15 5 share -1 -11 show -1 -2 sign -6 -10 six -11 -9 skip -6 -3 sort 0 -2 specific -9 -7 specified -3 -2 specify -3 -6 start -9 -9 stay 3 4 stop 1 -1 store -9 -10 support 1 2 switch 3 2 take -4 -3 target -10 -7 tell 14 23 ten -14 -18 test 0 -1 text -1 5 that 3 -4 the 1 3 their 14 14 them -5 -3 this 4 6 those 9 2 three 5 2 to -5 3 true -9 -14 two -12 -17 type 0 2 understand 2 4 update -10 -14 upload 3 0 url -6 -4 us 19 20 use 0 -3 user -1 -5 validate -9 -10 value -2 -3 verify 10 1 wait -10 -9 what 13 21 which 10 17 with -1 6 work -3 -3 workspace 5 3 write -1 -9 your -6 -8
pair:together_ with -6 4
pair:token_ and -4 -2 for 10 7 from 8 4 in -4 -2 is -8 1 of 5 15 to 8 1 with 8 0
pair:tokens_ and -12 -14 in -2 6
pair:told_ that 15 8 to 14 18 you 10 3
pair:too_ and 5 2 large -1 -1
pair:tool_ and 12 11 before -1 -5 call -14 -13 calls -14 -12 can 6 6 does -2 -5 first 7 10 for -5 -9 has -5 -5 if -4 -10 in 8 7 instead 3 9 is 8 22 must -5 1 name -5 -1 of -10 -7 on 0 1 only -5 -4 over 3 3 provides -2 -7 read 1 2 returns 2 2 that 2 -5 the -4 -3 to -7 -11 when -5 -14 will -3 -9 with -5 -7 you -3 -5
pair:tools_ and -4 -9 are 10 17 for -10 -12 in 2 0 of 7 0 that 10 5 to -13 -10
pair:top_ level -10 -13 of -19 -16
pair:total_ number -1 -5
pair:trace_ id -4 -7
pair:translates_ text -1 -1
pair:treat_ it -8 -12 the 6 4
pair:treated_ as -3 -5
pair:true_ and 0 5 false -7 -7 for 11 8 if -3 -15 in 2 5 is -5 5 only -10 -18 or -1 -5 returns 0 -1 the -14 -1 to -17 -13 when -15 -14 which -12 -17
pair:try_ again 3 3 to -8 -13
pair:trying_ to -10 -11
pair:turn_ off 11 10 on 1 -1
pair:turned_ into 4 6 off -3 0
pair:turns_ the 3 0 up 15 11
pair:twelve_ months 5 1
pair:two_ days 13 10 factor 6 4 hours -5 -5 lines -4 1 minutes 4 6 numbers 0 -2 or -7 -12 points -2 -1 to -6 -8 versions 1 3
pair:type_ and -3 -3 default 0 -2 for -2 -4 is 5 -4 of -6 -15 string -1 0 text 0 -2 the -5 8 to -1 -2 type -1 -2
pair:typed_ by -6 -11
pair:types_ and 0 -1 for -1 -1 of 0 -2 to 9 5
pair:under_ the 3 6
pair:understand_ the -15 -15
pair:unified_ diff -6 -4
pair:unique_ id -1 -2 identifier -1 -3
pair:unless_ asked -5 -6 include -5 -5 the -8 2 they -8 -13 you -8 -7
pair:until_ it 13 22 it's -8 -7 the 8 10 then -10 -20
pair:up_ and -9 -10 as 31 37 by -2 -6 for 8 11 from -7 -9 in -4 2 on -3 3 or -8 -8 the 11 8 to -2 -3 with 11 20
pair:update_ an -6 -5 delete -7 -12 the 8 4
pair:updates_ the 3 -1
pair:upload_ file -5 -12 the 9 22
pair:upper_ limit -2 -2
pair:url_ and 2 6 for -4 -11 https -5 -6 in -6 -2 is -6 -5 of -5 -13 or -4 -5 to -5 -13 with -3 -1
pair:urls_ to 3 4
pair:us_ and -6 -4 for 3 5 to 7 12
pair:usage_ examples 0 -1
pair:use_ after -1 -4 an -1 -1 and 13 10 as -7 -3 case -4 -6 cases -4 -10 create -1 -2 for -7 -10 format 0 -4 get -2 -6 in 6 -3 it -4 4 list 0 -4 of -10 -2 one -4 -4 only -1 2 search 3 0 that 9 5 the 4 6 these -3 2 this -18 -23 to -8 -13 when -17 -26 with -2 -2
pair:used_ and -5 -12 as -13 -16 by -10 -10 for -15 -19 in 6 3 the 2 7 to -13 -10 when -6 0 with -2 -7
pair:useful_ for -23 -14
pair:user's_ account 2 0 browser 15 15 mail 8 15 name -4 -5 own 0 -1 request 0 4
pair:user_ about -1 2 agent -20 -22 and 1 -7 are 7 12 as 16 18 asked -10 -13 asks -3 -1 before 5 2 can -22 -22 choose -3 -10 does 6 12 don't -3 -10 explicitly -1 1 first -11 -13 for 0 -4 gave -8 -6 gives 4 7 has -3 -2 hasn't -10 -10 how 0 -1 id -10 -15 ids -7 -12 if -14 -18 in -19 -24 is -1 12 it 2 2 may 6 13 mentions -6 -2 must 7 13 name 1 17 named -7 -6 names 0 -1 needs -1 -5 only 1 3 or -12 -10 said -5 -1 says 2 0 sees -3 2 should 1 5 so 3 3 that -7 2 the -8 -8 to -15 -4 wants -9 -6 what -5 -4 when 7 -1 which -13 -12 who -5 2 with 10 10
pair:users_ and -1 1 are 15 19 in -4 -3 to -1 0
pair:uses_ the -2 -6
pair:using_ any 0 6 the 4 8 this -5 -8
pair:valid_ for -5 -2 values -9 -8
pair:validate_ the -1 2
pair:value_ and 3 6 for -10 -17 from -10 -12 in 9 7 is -11 0 of 15 14 or 6 -1 pairs -2 -5 to -9 -18
pair:values_ and -4 -8 are -12 -15 for -5 -9 in -7 -6 of 3 9 to -2 2
pair:variables_ and 8 8 of -8 -10 to -1 -1
pair:verified_ by 8 6
pair:verify_ the -1 -1
pair:version_ and -4 -8 is -2 -2 of -2 0 to 0 -2
pair:versions_ are 7 -1 of -2 -3
pair:very_ large -2 -2
pair:via_ the 2 3
pair:view_ of 7 6
pair:visibility_ public 11 16
pair:visible_ in -10 -12 to -8 -6
pair:wait_ for -12 -6 until -1 -2
pair:waiting_ for -8 -3
pair:waits_ for -11 -14
pair:want_ the 5 2 to -9 -15
pair:wants_ it -9 -11 the -2 3 to 1 -6
pair:warm_ up 2 3
pair:warn_ the 3 -5
pair:was_ asked 2 10 created -1 -4 found -1 -8 started -2 -2 written 10 13
pair:way_ of 7 3 to -7 -4
pair:we_ can -3 7 don't -2 1 keep 9 4
pair:weather_ forecast -3 -4
pair:web_ and 5 5 app -5 -9 page -2 -2 pages -5 -1 search 4 8
pair:well_ as -16 -11
pair:what's_ in 12 12
pair:what_ comes 12 13 happened 1 3 happens -3 -6 has -8 -14 is -4 3 it 12 12 the 11 7 they 0 2 to -4 -4 was -11 -12 would -10 -12 you -5 3
pair:whatever_ is -3 8 it -5 -4 the 1 7
pair:when_ an 2 -6 asked 15 6 available -5 -9 both 0 3 creating -2 4 it -7 -6 it's -3 -9 no 5 14 not 0 -5 omitted -5 -2 the 2 2 there -4 -6 they 15 1 this 7 11 to -7 -15 true -1 -1 user 5 6 users 1 10 using -3 -4 you -6 -8
pair:whenever_ the -2 5 you -6 -4
pair:where_ it -10 -4 the 9 9 they 1 -4 to -1 -8 you 8 4
pair:whether_ it -4 -4 or 16 24 the -2 -13 this -8 -9 to -18 -24
pair:which_ are -12 -18 can 11 11 case -9 -20 has -18 -20 is -15 -2 keeps 15 20 may -11 -13 of -10 -12 one -16 -19 takes -12 -15 the 0 -1 to -3 -4 we -1 5 you 1 0
pair:while_ the 3 8
pair:white_ on 6 3
pair:who_ ask 16 21 can -10 -7 has -2 -4 have 2 -2 is -2 -2 may -2 -1 wrote -1 -2
pair:whose_ name -1 3
pair:why_ it -3 -13 the 5 4
pair:wi_ fi 10 10
pair:width_ height -3 -4 in -1 -3
pair:will_ be -18 -19 do 12 10 fail -1 -10 not 5 4 return -2 -3
pair:window_ is 5 13
pair:with_ access 2 -6 advanced -1 -3 all -9 0 an 13 7 and -5 -8 another -7 -14 any 13 16 at 2 4 confidence -2 1 create -8 -1 curl 9 6 date -3 -1 different 8 6 dry -5 -4 each 22 17 every 6 5 fewer -1 3 file 2 -1 filters -1 -1 find -7 -10 full 0 3 get -3 -9 id -1 1 it 24 17 its -8 -7 key -1 -1 last 12 9 line 1 -1 link 13 10 list -9 -2 many 2 6 mode -4 2 more 6 10 name 2 7 names 17 15 new -4 -5 no 0 -2 offset -7 -8 one -1 3 optional -5 -6 or -1 -5 other 6 1 our 3 1 pagination -1 -3 price -10 -16 read -3 -3 real -1 -6 reason -6 -11 search -7 -16 select -3 -2 send -3 -4 set 9 7 severity -3 -4 source -6 -1 specific 0 -1 start 7 2 status -13 -8 that 0 9 the 2 3 their -9 -9 them 6 0 this -1 4 time -7 -7 title 0 1 true 15 26 two -4 5 up 1 0 us 13 9 warning -4 -8 what -15 -15 whatever -5 -5 write 9 16 your -2 -7
pair:within_ days 2 3 minute -6 -8 seconds -7 6 the -19 -19 two 11 9
pair:without_ an 9 8 asking 1 11 being 8 8 it -1 -2 the -8 -1
pair:word_ for -9 -5
pair:words_ and -4 -8 in 2 -1 of -8 -12
pair:work_ for -1 11 in -7 -16 on -3 -3 with 1 0
pair:working_ days 8 9 directory -2 -5 hours -7 -11
pair:works_ council 1 2 for -6 -7 on -1 -1 out 10 5 with 4 14
pair:workspace_ and -5 -4 to 2 -2
pair:would_ be 7 12 have -9 -6 like -7 -13 only 16 24 otherwise -3 2
pair:write_ file 0 5 in 16 17 it -7 -10 the 0 3 them 3 4 to -10 -12
pair:writes_ an 4 -4 the 3 0
pair:written_ as 6 1 by -12 -11 in -6 -7 to -15 -13
pair:year_ and -4 -9
pair:you'll_ get 3 6
pair:you_ and 10 3 are -5 1 call 6 6 can -5 -5 can't -14 -17 do -6 6 don't -11 -23 find 11 16 get -3 -12 give 2 0 have -1 -7 know -7 -1 may -3 -7 must 0 -6 need -5 -15 only -3 -19 pass -9 -7 read -3 -7 receive -8 -4 run 10 15 say 1 0 see 0 -3 send 2 -7 should -5 1 show -7 -4 so 0 11 tell 7 4 the 6 5 to -18 -18 use 10 21 want -17 -23 were 5 8 will 5 11 would 4 6 write 2 3
pair:your_ account -2 -4 answer -3 0 local -3 -13 own -5 -6 system 18 20
pair:yyyy_ mm -5 -10
pair:zero_ based -5 -3
pair:zone_ and -3 -6
parameter: a 8 17 acces -1 -5 account 3 2 action -30 -29 add -4 -9 addres 13 15 after 8 -1 agent 13 11 all -2 -4 allow -10 -9 also 29 40 amount 0 9 analysi -2 -7 api -1 4 app -2 -5 archiv -6 -9 arg 0 -1 assignee -1 -7 at -16 -20 attachment -6 -13 audience -5 -1 auth 5 1 author 0 -5 auto -4 -3 background -2 -3 base -3 11 bcc -11 -15 before 12 5 block -10 -7 body -15 -16 branch -10 -14 budget -2 12 build -12 -12 by -23 -22 cache -1 3 card -2 8 categori -12 -23 category -21 -28 cc 12 15 chang 0 1 channel -3 -4 check 5 2 clas -3 -3 client 5 8 code -6 -15 collection -4 -11 color -24 -34 column -12 -18 command -2 8 comment 1 -8 commit -1 -2 compare -4 -10 component -2 -5 condition -6 -10 config -4 -20 confirm -11 -25 consent 7 9 contact 30 29 container -2 -2 content -18 -10 context 4 -5 count -6 -7 country -6 -14 creat -14 -10 create -1 -6 currency -1 0 cursor -15 -30 custom -6 -7 customer -3 -14 data -13 -17 database -3 -4 date -20 -23 day 3 -6 default -2 -9 delete -7 -6 depth -16 -29 description -32 -43 destination -2 1 detail -12 -26 device 11 17 dimension -3 -4 dir 0 -1 direction -15 -19 directory -5 -8 display -3 -5 doc 0 -6 document -13 -13 domain -10 -12 draft 8 -1 dry -6 -14 due -3 -7 duration -12 -6 element -5 -20 email -2 -6 enabl -9 -14 end -12 -20 entity -5 -13 env -8 3 environment -8 -10 error -4 -9 event -14 -23 exclude 1 4 expect -1 -2 expir 4 13 external -8 -5 extra 5 -3 field -8 -19 fil 0 8 file -11 -14 filename -14 -19 filter -18 -39 first 12 23 flag 2 -1 follow 14 22 for 21 7 force -17 -21 format -24 -38 framework -12 -12 from 0 1 full -5 -9 group -7 -17 ha 3 9 header -3 2 height 4 -2 hidden 9 5 hint 14 22 history -6 -6 host 2 2 hour -2 -1 html -9 -12 i -10 -24 iban 29 24 icon -3 -4 id -44 -41 identifier -15 -18 ignore 6 2 imag -1 -5 image -10 -7 in -11 -28 include -22 -28 index -2 -8 info -3 4 input -15 -24 instruction 0 -8 interval 5 7 issue -6 -13 item -5 -10 job 6 7 keep 22 26 key 2 2 keyword -12 -20 kind 1 -7 label -7 -5 lang -5 -7 language -11 -17 last -8 -9 latitude -6 -10 length -3 -4 level -15 -28 limit -19 -23 lin -8 -10 line -7 -15 link -2 -4 list -2 -1 local -5 -4 location -5 -5 log -3 -2 longitude -6 -10 m 5 7 match 5 1 max -19 -21 member 2 7 messag 11 19 message -11 -16 metadata 1 -4 method 2 -16 metric -18 -26 min -7 -9 minut 3 13 mirror -5 2 mode -8 -6 model -21 -30 month 3 14 nam 1 -4 name -37 -36 namespace -8 -4 new 12 10 next -1 1 no 6 10 node -1 -8 not -3 -4 note -2 -1 notify -2 0 num -2 -3 number -14 -19 object -8 -27 of -1 5 offset -7 -16 on 10 21 only -11 -16 operation -12 -17 operator -9 2 option -3 -14 order -18 -10 organization -4 -14 origin 5 -2 other 18 20 output -13 -29 owner 6 -3 package 2 -4 pag -19 -17 page -28 -30 param -6 -10 parent -19 -7 password -3 4 path -23 -26 pattern -12 -11 payment -7 -11 per 1 1 period -16 -15 permission -2 6 phone 6 16 pin -4 -3 pipeline 2 -3 plan 4 0 platform -8 -8 policy 1 6 port -10 -19 position -13 -17 post -2 2 prefix 8 11 preview -8 -15 price -5 -8 priority -13 -14 private 2 8 product -3 -5 profile 2 5 project -25 -37 prompt -30 -36 property -3 -4 provider -5 -3 proxy -3 -3 public -9 -4 pull -1 -1 purpose -6 0 q -7 -6 query -34 -47 question -5 -6 radiu -7 -7 range -11 -11 rate 4 3 raw -3 -13 reason -18 -7 recipient -5 -8 record 9 8 ref -10 -8 reference -6 -7 region -16 -15 registry -13 -14 remote -7 0 remove -8 -18 reply -6 -4 repo -5 -1 report -4 -3 repository -8 -20 request -6 -3 requir 2 -3 resource -9 -22 response 2 -5 result -19 -22 return 3 3 role -16 -13 root 12 20 row -5 -6 rul 13 21 rule 8 6 run -6 -16 sample 14 25 save -13 -12 schema -8 -20 scope -4 -3 script -8 -11 se 19 27 search -27 -32 second 4 9 secret -9 -15 section -5 9 selector -11 -18 send -13 -13 service -20 -14 session 6 9 set -1 -2 severity 10 10 show 0 2 since 6 -1 site -11 -15 size -13 -18 skip -13 -10 slug -4 -9 sort -18 -31 source -16 -26 sql -2 3 start -25 -27 stat -2 -6 state -14 -20 statu -16 -15 step 6 8 stop 4 9 strategy -19 -10 style -15 -8 subject 8 4 summary 8 2 symbol -5 -6 table 1 10 tag -10 -9 target 11 4 team 1 -6 template -12 -16 term 5 10 test -5 3 text -10 -10 theme -2 -4 thread -6 -1 threshold 7 6 time -21 -20 timeout -11 -17 timestamp -6 -9 timezone -6 -12 title -17 -20 to 8 -1 token -13 -26 tool -7 -9 top -4 -11 topic -1 -4 total -1 -9 trace 6 7 trigger -4 -3 typ -19 -20 type -37 -47 unit -23 -17 until 16 12 updat -11 -14 update -13 -12 upload 21 22 uri -5 -3 url -21 -33 use -15 -15 user -14 -12 username -8 -10 valu -4 -13 value -14 -8 verdict 8 18 version -16 -30 view -10 -18 visibility 4 1 wait -14 -23 width -3 -9 with 12 13 workspace -25 -26 x 0 4 y -9 -9
rule: account_for_field 13 15 acts_covertly -4 -7 acts_without_showing -7 -10 address_for_other_work 0 -2 address_handed_in 0 8 addresses_model -5 -5 all_to_this_tool 2 1 alters_amounts 7 16 amount_ordered 2 7 answers_wholly_steered -3 -4 asks_user_for_secret 0 -22 assumes_consent 10 7 boasts -3 -5 boasts_at_others_cost 20 26 called_for_other_work 4 3 came_across_into_parameter -8 -9 changes_arguments 4 8 changes_arguments_of_other_tool 13 2 changes_arguments_unseen 3 15 changes_other_work 3 5 claims_authority 6 12 claims_every_tool -10 -5 claims_other_tools -1 0 claims_other_work 1 1 command_output_into_parameter -1 -7 consent_for_all 9 12 conversation_by_authority 1 9 conversation_into_parameter 9 12 data_to_partner -1 5 demands_file_contents 5 22 demands_in_comment 1 4 demands_in_fake_voice -2 -12 destroying_order 0 -7 destroys_data -6 -5 directs_other_tool 8 9 disparages_tools 12 12 excused_demand -1 -5 excused_harm 11 16 fake_voice 15 18 field_against_wish 3 6 file_into_parameter 13 15 fixed_account 10 12 fixed_address 6 10 fixes_argument_of_other_tool -3 -11 forbids_mentioning 8 11 forbids_showing -7 -13 forbids_telling -1 -4 found_data_into_parameter -5 -2 grants_privilege -5 -1 hands_over_conversation 0 -4 hides_in_comment 0 -3 host_in_order -1 6 keeps_from_view 5 0 leaves_directory 5 -5 leaves_out -4 1 misreports -13 -13 model_and_secret 12 14 named_tool_and_parameter 2 20 named_tool_sends 8 11 names_command 11 14 names_mail_address 27 34 names_secret_file 6 4 occasion_address 6 9 occasion_against_wish 13 14 occasion_amounts 7 15 occasion_choice -9 -10 occasion_code 2 -3 occasion_command 1 8 occasion_disarming 9 17 occasion_elevation 5 16 occasion_fixed_text 6 15 occasion_misreport 11 14 occasion_path 2 13 occasion_persistence 2 9 occasion_private_data 11 11 occasion_secret 11 19 occasion_sending 7 15 occasion_sibling_path 0 1 occasion_steering 11 25 occasion_tampering 7 10 occasion_tampering_reasoned 2 7 occasion_wiping 17 25 opens_secret_store 11 13 opens_with_demand 30 28 order_in_margin 16 12 order_in_value 10 10 orders_on_other_work -1 -5 orders_other_tool -3 -2 overrides_instructions 7 8 overrides_instructions_mentioned 2 4 overrides_wish -3 -2 parameter_and_address 3 7 passes_secrets -6 -4 path_for_other_tool 8 16 path_tampered 3 4 persistence_named -6 -6 plants_backdoor -3 -6 plants_code 1 3 prefers_itself 8 5 prefers_itself_strongly 4 0 prefers_over_any_tool 21 28 prefers_own_name 5 2 prepends_private_data -7 -13 private_data_away -8 -8 private_data_into_parameter 3 7 privilege_named 15 25 quoted_value_in_order -5 -3 reads_config_file -9 -13 reads_first 15 31 reads_path -2 3 reads_secret_file 7 2 reads_secret_file_on_condition 2 3 redirects_money 1 -1 reply_in_order -2 -1 reports_otherwise 2 3 runs_command 7 13 secret_file_demanded 4 9 secret_file_in_value 8 9 secret_from_elsewhere_in_parameter -2 3 secret_in_side_field 16 26 secret_into_parameter 11 12 secret_to_path 10 10 secret_to_this_tool 6 3 sends_config_file 0 2 sends_conversation 0 1 sends_copy 2 4 sends_elsewhere -2 -5 sends_result_of_other_tool -9 -16 sends_secrets 0 -12 sends_secrets_away -1 3 sends_to_url 3 -2 sets_field_of_other_tool 6 -1 sets_wish_aside -8 -5 skips_approval -2 -9 skips_approval_of_tools 8 13 speaks_to_agents -6 -5 speaks_to_model -5 -8 standing_demand -11 -6 standing_order -12 -10 steers_answers 15 16 takes_all_into_parameter -4 -10 takes_all_secrets 9 8 takes_conversation 26 38 takes_results_of_tools 6 7 takes_secret_of_other_tool 3 -2 takes_secrets -3 -5 takes_secrets_from_elsewhere 8 1 takes_system_prompt 6 8 takes_whole_conversation 6 12 threatens -6 -9 unsafe_switch -1 -4 unsafe_switch_named 6 -2 unsafe_switch_on_condition 5 7 unseen_act 11 6 unseen_deletion 10 11 wants_work_of_tools 11 21 weakening -2 3 weakens_guard -10 -4 weakens_guard_of_others 1 -2 wipes_all 11 15 work_of_tools_into_parameter 6 20
word: abc -21 -23 able 3 3 about 8 9 above -6 4 abroad 16 24 absence -11 -7 absent -13 -12 absolute -13 -17 abstract -11 -1 accept -3 8 acceptance -9 -8 acces 0 4 access -1 -6 accessibility -11 -17 accessible -13 -17 accompani 1 9 accord -7 -3 accordingly -3 5 account 3 3 acct 16 35 accuracy 11 10 accurate -2 10 ack -3 4 acknowledg 12 16 acknowledge 17 21 acknowledgement -11 -3 acl 7 10 acme 1 -1 acros -10 -8 act 3 1 action -18 -20 actionable -2 -5 activat 6 0 activate -6 -11 active -17 -19 activiti -5 -12 activity -18 -17 actual -3 -2 actually -5 -10 ad 14 16 adapt 3 7 add -2 6 addition 0 12 additional -11 -11 additionally 16 29 addres -2 3 address 1 7 adjust -1 3 adjustment -2 -11 admin 7 23 administrator 1 10 admission -2 3 adresse -14 1 adult 21 15 advanc -13 -19 advance 5 7 advertis 15 10 advertiser 24 27 advice 0 -6 advis 0 -2 advise -11 -10 adviser -1 0 advisori 8 8 advisory 2 5 affect -9 -8 after -5 8 afterward -8 1 ag 4 6 again 4 3 against -5 -7 age 8 11 agenci -3 7 agency 10 3 agenda 4 9 agent 12 30 aggregat -7 -8 aggregate -9 -19 aggregation -9 -12 ago -15 -13 agre -15 -16 agree 6 5 agreement 5 6 ahead 9 11 aid 2 5 aim -12 -12 air 3 3 airline -9 -10 airport -14 -15 al 33 36 alarm 13 13 album 9 16 alert -6 -10 algorithm 0 1 alia -3 -3 alias -6 -7 align -3 2 alignment -3 -2 alike 6 4 alive -1 4 all 4 13 allergen -3 1 allergi -7 -10 allergy 7 2 allocation -12 -14 allow -10 -2 allowance -6 6 alone -20 -11 along -1 8 alongside 2 11 alpha -5 -15 already -13 -7 also 9 24 alt -2 -11 alter 3 -2 alternativ -2 -3 alternative -8 -13 although 1 12 alway 2 13 ambiguou -7 -3 amend -9 -10 among 6 8 amount -10 -1 analys -5 -4 analyse -4 3 analysi -17 -24 analyst -4 -4 analytic -11 -7 analyz -15 -16 analyze -20 -20 anchor -6 -12 and 1 7 anew -4 -3 animal 18 12 animation -4 -7 annex 11 11 annotation 8 7 announc 5 11 announcement 7 3 annual 6 1 anonymity -2 -1 anonymou 19 24 another 1 -1 answer 9 15 ant -10 5 anthropic 18 19 any 3 20 anybody 6 3 anyone 7 16 anyth 0 1 anyway 11 16 anywhere -7 -3 apex 1 1 api -24 -20 app -21 -23 appeal 13 20 appear -4 -1 append 1 15 apple -4 -11 appli -3 3 applicable -7 -9 applicant 7 12 application -14 -18 apply 2 3 appointment -10 -10 approach -5 -5 appropriate -2 -6 approv -2 1 approval -5 6 approve 21 22 approver -5 -5 approximate 1 -4 apr -5 14 arbitrary -7 -11 architecture -6 -10 archiv 8 4 archive 3 6 are 3 12 area -1 1 aren -13 -6 arg 9 1 argument 1 5 arithmetic 4 9 arm 7 3 arn -6 -3 array -30 -22 arriv 3 6 arrival -7 -13 arrive 12 13 art -2 -8 articl -7 -9 article 4 -2 artifact -6 -8 artist -4 -4 asc -1 -6 ascend 2 -12 aside 12 2 ask -2 1 aspect -3 -3 assertion 8 16 assessment -7 -8 asset -10 -14 assign -3 -8 assignee -8 -12 assignment -7 -1 assistant 20 34 assistent 11 13 associat -16 -21 associate 0 -2 association -2 -5 assum -11 -10 assume 10 10 async -4 -5 atomic -9 -13 attach 1 10 attachment -7 -9 attempt -27 -26 attende -19 -12 attendee 7 17 attention 26 23 attestation 4 14 attorney 4 -2 attribute -7 -10 attribution -12 -10 au 3 19 auction 13 10 audience -4 9 audio -9 -16 audit 0 12 auditor 0 7 auf -11 -10 auth 2 2 authenticat -16 -20 authenticate -6 -5 authentication 1 -2 author 10 16 authoris 8 5 authorisation 1 3 authoritative -5 -7 authority 1 6 authoriz 1 9 authorization -3 -1 auto -12 -6 automat 20 22 automatic 6 3 automatically -36 -28 automation -15 -27 availability -1 0 available -16 -13 avant -15 0 avatar -14 -18 avec -17 -1 average -11 -11 avg -9 -7 avoid -18 -9 aw -12 3 await 3 -4 award 7 3 aware 7 9 away 7 8 axi -7 -5 azure -21 -11 b -6 -3 back 8 9 backend -13 -9 background 3 -1 backup 9 10 backward -10 -6 bad -16 -18 badge 25 22 bag 13 13 bak -8 -12 balanc 5 6 balance -9 -4 ban 16 11 band -2 -1 bank 12 20 banner 5 10 bar 2 3 barcode 8 13 bare -6 -10 bas -22 -25 base 14 17 baseline -7 -9 bash 25 29 basi -19 -19 basic -6 -13 basket 1 5 batch -8 -11 battery 1 -3 bcc -11 -1 be 11 21 bear 11 3 bearer 8 8 beat -8 -6 because -14 -3 becom 10 17 become 8 14 been 10 15 before -6 10 beforehand -2 10 begin 12 12 beginn 6 5 behalf 4 6 behavior -14 -12 behaviour 15 12 behind 1 5 bei 6 19 beim 3 15 belong 1 8 below 13 15 benchmark 7 4 beneath 10 15 beneficiary -3 7 benefit -10 -11 besid 3 23 beside 15 20 best 9 9 beta -5 -5 better 17 22 between 3 3 beyond -7 -4 bid 19 23 big -13 -13 bigger 3 6 bike -4 -7 bill 5 7 bin 1 4 binary -8 -1 birth 0 5 birthday 12 11 bit 0 12 bitte -15 -12 black -1 1 blame 17 22 blank 5 -1 blind -10 -10 blob 5 3 block 4 -2 blog -14 -9 blue -5 -8 board 9 16 bodi 11 12 body 3 -6 bold -5 -5 bonu 14 15 book 7 10 booking 2 2 bookmark 4 9 bool 7 9 boolean -11 -22 boot -9 -14 border -13 -14 bot 5 9 both -7 -5 bother 25 25 bottom -4 6 bounc 0 -7 bounce 1 8 bound -7 -6 box 11 14 br 8 4 bracket 3 5 branch -3 -13 brand 6 13 breach 5 2 break 3 8 breakdown -11 -10 bridge 2 3 brief 7 11 bring 5 7 broad -11 -8 broadcast -5 -13 broken -3 -2 broker 2 7 brought 14 21 brows 3 13 browse -6 -13 browser -4 -1 bu 14 11 bucket -1 -2 budget 2 5 buffer 5 5 bug 0 5 build -2 4 built -8 -7 bulk 5 4 bullet 6 -3 bump 11 11 bundl -8 -14 bundle 7 12 busines -8 -14 busy -6 -2 but 6 5 button -10 -9 buy 12 14 buyer 5 4 bypass -2 0 byt -4 -7 ca -8 -1 cabin -6 -7 cach -6 1 cache 4 10 calculat -9 -7 calculate -7 -9 calculation 7 6 calendar 6 10 calibration 3 15 call 4 8 callback 7 1 caller 17 23 came 0 6 camera -2 3 campaign 3 0 can -20 -18 cancel 0 -1 cancell -7 -7 cancellation 5 7 candidat 1 8 candidate 5 8 cannot -19 -19 canonical -2 -5 cap -1 4 capabiliti -9 -12 capability -10 -16 capacity -2 1 capital 10 19 capp -3 1 caption -3 4 captur 4 -1 capture -6 -4 car 3 2 card 9 6 care 9 8 cargo 7 9 carri 6 8 carrier -3 -9 carry 6 13 cart 5 2 cas 9 7 case 0 -3 cash 4 2 cast -1 -1 cat 12 31 catalog -13 -19 catalogue -1 -1 catch -6 -9 categori -15 -21 category 4 1 caus 12 21 cause 7 8 caution -3 -9 cdn 1 11 ceil 1 -2 cell -3 2 cent 3 5 center -1 -6 central 2 1 centre 2 0 cert 5 3 certain -13 -10 certifi 2 5 certificat 5 9 certificate 5 10 cet 8 10 chain -6 7 chair 1 -2 challenge -6 -2 chang -9 -8 change -9 -4 changelog 3 -2 channel -4 -6 chapter -6 -5 char -4 -6 character -18 -21 charg -11 -9 charge -5 -2 chart -11 -12 chat 0 8 cheap 14 14 cheaper 4 -1 cheapest 3 6 check 0 -1 checkbox -4 -3 checklist 8 0 checkout -4 -1 checksum -7 2 child 0 -12 children -2 -2 chmod 21 30 choice 7 19 choos 15 20 choose 3 10 chose -4 -4 chosen 1 -1 chrome -3 14 chunk -15 -13 circle 3 4 circular -6 7 cit -1 4 citation 0 -6 cite -1 -4 city 5 5 claim 17 19 clas 1 5 class -7 -5 classification -3 -4 claude -1 4 claus -6 -4 clause 11 8 clean -10 2 cleanup -4 4 clear 2 12 clearly -3 -12 clerk 0 9 cli -7 -15 click -10 -2 client 13 14 cliente 10 25 climate -4 -8 clinic 4 9 clinician -13 -7 clip -1 -7 clipboard 15 12 clock 6 16 clon 0 -7 clone 1 -1 clos 3 2 close 0 -3 cloud -9 0 club -5 0 cluster 5 4 cmd 10 8 coach 9 7 cod -1 -3 code 1 -5 codebase -1 -3 codeowner -1 0 coffee 24 21 coin 1 -3 cold 2 5 collaborator 7 11 colleagu -6 4 colleague 1 4 collect 4 12 collection -17 -23 collector 2 8 color -17 -24 colour 11 14 column -9 -11 com 8 19 combin -7 -1 combination -7 -22 combine -7 -7 come -2 5 comfort 18 19 comma 0 1 command -14 -10 comment -1 0 commenter 2 1 commercial 14 11 commission 0 -1 commit -7 -2 committ -3 1 committee -3 -9 common -13 -6 community 10 6 como 15 26 compact -10 -7 compani -15 -17 company 1 -4 compar -7 -3 comparable 8 4 compare -17 -9 comparison -5 6 compatibility -7 0 compatible 3 7 compensation -4 -6 compet 16 18 competitor 19 20 compil -11 -13 compile 8 15 complain 25 18 complaint 15 19 complet -7 -9 complete 0 5 completenes 8 13 completion -6 -6 complex -9 -13 complexity -9 -7 compliance -9 -2 comply 22 25 component -22 -24 compose 2 2 composition -9 -10 comprehensive -13 -16 compress -2 0 compromis 9 8 comput -10 -1 compute -5 -2 computer 10 8 con 7 24 concept -1 -2 concern 24 24 concise 1 -1 conclusion -12 -9 condition -12 -9 conditional -9 -2 conduct 9 13 conf 7 20 confidence -7 -11 confidential -9 -1 config 4 15 configur -20 -21 configurable -5 -8 configuration -10 -13 configure -5 -8 confirm -14 -14 confirmation -3 3 conflict 4 2 confus 13 11 connect -6 -10 connection -14 -9 connector 2 8 consecutive -5 -2 consent -5 1 consider -7 -3 consignee 1 0 consist -5 10 consistency 3 7 consistent -10 -11 console -22 -21 consolidat -4 -5 constraint -12 -2 construct -7 -1 consult 24 21 consumer -3 1 consumption 1 -5 contact -6 5 contain -13 -1 container -5 -5 content -12 -5 context -7 1 continu 0 -1 continue -1 3 contract 3 9 contractor 10 12 contradict 8 7 contrast -3 -2 contribution -1 -3 control 1 2 controll 4 -9 controller -7 0 convention 9 2 conversation 0 6 conversion -7 -9 convert -2 -5 cooki -12 -5 cookie 14 19 cooperative -3 3 coordinat -13 -16 coordinate -21 -32 copi -3 -6 copia -7 9 copy 2 11 core 6 2 corp 1 1 corporate -2 3 corpu 2 9 correct 2 5 correction -1 -2 correctly -6 5 correspondence 1 3 corrupt -2 1 cost -2 -4 could 1 2 council 8 8 counsel 4 5 count 6 14 counter 4 9 countri -10 -19 country 10 7 county 1 1 coupon -7 1 courier 11 17 cours -4 -7 course 3 7 court 3 -4 courtesy 17 18 cover 9 0 coverage -7 -2 cpu -5 -6 crash -7 -9 crawl -9 -15 creat -22 -17 create -11 -5 creation -3 -2 creator 11 5 credential -7 4 credit -8 -10 crew 7 16 criteria -10 -15 critical 6 3 crm 6 7 cron -8 -13 crop 12 11 cros -10 -14 crypto -6 -3 cs -7 -8 csv -1 -1 ctx 22 28 cuando 12 21 curl -1 5 currenci 13 10 currency -6 -3 current -18 -14 currently -10 -12 cursor -10 -10 curve 12 3 custom -24 -23 customary -3 -2 customer -8 3 cut -8 -9 cve 3 -9 cycle 4 8 d 16 16 da 8 21 daily 5 -1 damag -3 3 damage 2 5 dan 0 22 danach -10 -12 dangerou 6 7 dark -9 -2 dashboard -9 -22 dat 7 13 data -13 -11 databas -9 -8 database -5 -11 dataset -10 -17 date -7 -9 datetime -5 -12 day 0 4 ddl -5 -5 dead -12 -14 deadlin -14 -17 deadline -13 -9 deal 15 8 dear 9 7 debit -9 -11 debt 5 8 debug 17 22 debugg -11 -1 december 14 11 decid -25 -26 decide -20 -19 decimal -7 -5 decision -27 -23 declar -2 3 declaration -1 2 declin 5 9 decline -1 10 decod 11 8 decode 5 13 dedicat -4 -11 deduct -8 -9 deduction -2 0 deem 20 23 deep -8 -9 default -23 -22 defect -10 -11 defin -16 -20 define -5 -3 definition -7 -8 degre 0 2 degree -6 1 del -1 29 delay 6 -3 delegat 19 15 delet -14 -13 delete 2 2 deletion -9 -9 deliver 8 4 deliveri 8 7 delivery 3 11 delta 14 10 dem 3 9 demand 9 15 demo 9 13 den 1 14 deni -10 -13 deny 15 11 department -10 2 departure -5 -4 depend -13 -6 dependenci -8 -7 dependency -1 -5 deploy -13 -12 deployment -8 -1 deposit 0 7 depot 16 21 deprecat -11 -6 depth -15 -19 der 8 26 deriv -9 -4 desc -8 -10 descend -2 -9 describ 13 12 describe 0 3 description -8 -8 design -7 -4 designer 6 11 desir 4 -3 desk 15 25 desktop 1 2 destination -8 5 destroy 3 1 destructive -9 -12 detail -19 -16 detect -12 -15 detection -10 -18 determin 5 -2 determine -12 -13 dev 6 15 develop -12 -11 developer 9 8 development -11 -13 deviation 0 -4 devic 8 15 device -5 -10 devuelve -7 5 diagnos 4 7 diagnosi -4 -2 diagnostic 6 9 diagram -9 -11 dialog 1 3 dialogue 5 10 diary 5 3 dict -7 6 dictionary -3 -2 did 1 -3 didn -17 -17 die -13 6 diet 11 8 diff 3 1 differ -12 -9 differenc -10 2 difference 6 12 different -12 -7 digest 4 7 digit 5 13 digital 13 12 dimension -23 -24 dir -5 -9 direct -2 2 direction -10 -5 directiv 5 11 directive 3 1 directly -8 -11 directori -11 -10 directory 8 4 disabl -11 -7 disable 18 28 disagree -3 -4 discard -3 -4 disclos -6 -9 disclose 5 6 disclosure -6 -3 disconnect 0 -4 discount -11 -2 discover -23 -26 discovery -8 -5 discus -9 -7 discuss 14 18 discussion 15 20 dish -17 -14 disk 5 10 dispatch 0 5 dispatcher 5 11 display 9 11 disput 17 18 dispute 0 -2 disregard -2 2 dist 0 4 distance -13 -18 distinct -1 -7 distribut 0 5 distribution 5 6 district 6 11 divid 3 7 dm 8 5 dn -4 -1 dna -1 7 do 1 0 doc -17 -6 docker -8 1 dockerfile -8 -2 doctor 7 11 document 3 6 documentation -23 -15 docx 8 3 doesn -6 -7 doi 1 10 domain -9 -16 don -21 -16 donation -8 -9 done 1 -1 donor 6 2 door -2 1 dos 4 14 dose 0 -5 dossier -9 2 dot -3 -1 doubl 17 26 double -3 8 doubt -4 3 down 8 13 download -11 -13 downstream -8 -10 draft -14 -10 draw 9 7 drawn 2 4 drift 10 15 driv -4 -5 drive -2 -4 driver 12 15 drop 14 21 dropp 6 13 drug 12 11 dry -18 -12 dryrun -3 -1 due -10 -7 dump 13 16 duplicat 3 -1 duplicate 4 7 dur 6 18 duration 1 -2 duty 2 5 dynamic -4 -14 each -6 10 earlier 10 15 earliest -14 -11 early 13 11 earn 21 19 easier 17 25 east -12 -9 echo 7 15 edg -16 -14 edge -13 -10 edit 8 6 edition 5 13 editor -10 -10 education 2 6 een 1 24 effect -5 -11 effective 8 10 efficiency -13 -17 efficient -2 -6 effort -6 -17 eight -3 -3 ein -2 13 eine -1 12 einen -9 -3 either -7 -6 electronic -5 -8 element -20 -28 elevation -8 -16 eligible 3 -4 else -9 -3 elsewhere 19 29 email -6 -2 embedd -2 -6 emergency -8 -4 emoji 9 10 employe 16 11 employee -1 -3 employer 33 39 empti 10 15 empty -6 -7 enabl -16 -13 enable -12 -8 encod -9 -5 encode 10 17 encrypt -3 -11 encryption 4 -3 end 4 7 endpoint -11 -13 energy 10 -2 enforc -5 -9 engagement -6 0 engin 4 1 engine 3 5 engineer -5 8 english -10 -13 enhanc -11 -11 enough -3 -6 enrich -4 2 enrol 4 12 ensure 0 1 enter 9 12 enterprise 3 -7 entire -11 -1 entirely -8 -16 entiti -15 -7 entity -20 -23 entre -3 10 entri 2 4 entropy 2 15 entry 3 1 enum 3 1 env 2 12 envelope 1 -4 environment -1 6 equal -6 -5 equipment 5 4 equivalent -2 0 error -19 -16 escalat 3 1 escape -9 -9 escrow 21 22 essay 17 22 essential -19 -15 est -14 8 establish -2 0 estate 15 14 estimat -14 -11 estimate -1 3 eta -4 -9 etc -14 1 eur 13 16 euro 6 16 europe -17 -22 eval 11 12 evaluat 4 5 evaluate 2 9 evaluation 5 6 even 10 19 event 1 2 ever 6 3 every 11 24 everybody -8 -3 everyone 3 2 everyth -13 -4 evidence -7 0 exact -13 -17 exactly -12 -21 examine 0 -1 exampl -21 -25 example 11 31 exce -12 -14 exceed -12 -8 except -8 -2 exception -9 -10 excerpt -14 -14 exchang 9 12 exchange 4 -2 exclud 0 -8 exclude 0 -6 exclusion -5 -2 exclusive -6 -12 exec 14 19 execut 2 14 executable -11 -7 execute 3 10 execution -14 -16 exercise -1 -7 exif 1 2 exist -11 -2 exit -2 -2 expand -3 3 expect 7 2 expense -6 -14 expensive -8 -7 experience 21 21 expert 8 7 expir -3 0 expiration -1 -4 expire -7 1 expiry -1 2 explain -11 -10 explanation 6 -2 explicit -18 -27 explicitly -14 -11 explor -1 -12 explore -4 -6 export 4 8 expos -13 -15 expose -5 -11 expres 10 5 expression -7 -10 ext 17 29 extend 11 17 extension -16 -14 external -11 -7 extra -11 6 extract -14 -18 extraction -15 -20 ey 7 11 fac 2 0 face 12 9 facet -8 -11 fact -11 -9 factor 2 3 factual -5 -8 fail -1 0 failur -4 -6 failure -24 -17 fair -3 4 fall 0 1 fallback -4 -4 false 5 9 famili 4 1 family 8 18 fan 7 8 faq -4 -5 far 12 6 fare -7 -3 farm 7 16 farmer -5 0 fast -1 12 faster 3 2 fastest 2 6 fault 0 -4 favour 15 13 fe 10 12 featur -22 -18 feature -13 -23 fee 4 12 feed 6 -3 feedback -5 -3 feel -9 -5 fetch -8 -1 few -13 -9 fewer -3 2 field -9 -7 fifth 31 34 figur 15 17 figure 23 25 fil 6 0 file 13 1 filename -9 -19 filesystem 9 10 fill -4 5 filter -26 -28 final -14 -7 finance 12 6 financial -5 3 find 7 5 finding 10 6 fine 2 0 fingerprint -12 -2 finish -3 0 fir -6 -16 fire 9 8 firefox -1 5 firewall -1 -1 firm 18 13 firmware 1 3 first -1 2 fiscal -8 -11 fit -7 -3 fitt -7 -4 five 5 3 fix 1 4 flag -3 -3 flagg -22 -18 flaky 6 0 flash -12 -6 flat -1 -5 fleet 1 11 flexible -12 -7 flight -3 -1 float 2 -1 flood 8 3 floor 3 -2 flow -12 -21 focu -8 -9 focus -3 -2 fold 6 18 folder 14 13 folk -5 3 follow 7 15 follower -2 2 font 1 7 food 20 23 foot 6 10 footer 8 4 for 0 1 forbidden -16 -48 force -5 -2 forecast -7 -9 foreign -2 8 forget 8 7 forgotten 8 1 fork 11 10 form -5 -4 formal -1 -4 format -14 -24 formatt -10 -3 former -4 -4 formula -18 -21 forum -2 1 forward -8 5 found 11 12 four 7 7 fram 1 6 frame 7 4 framework -18 -16 fraud -13 -4 fre -2 4 free 3 9 frequency 7 8 frequent 11 14 frequently 5 5 fresh -1 0 freshnes -8 -9 friday -2 -2 friend 22 24 friendly -10 -4 from 1 3 front 9 8 fuel 1 12 full -9 4 fully 5 3 fun 10 3 function -11 -10 functionality -7 -7 fund 20 21 fur 13 16 further 11 20 future 1 1 fuzzy 9 7 ga 2 7 gain 26 27 gallery 15 15 game 0 -1 gap 3 0 garage -6 -7 gate -3 2 gateway -10 -3 gather 7 5 gauge 2 2 gave 5 6 gcloud 13 10 gemini -17 -10 general 5 7 generat -14 -9 generate -16 -15 generation -19 -14 generator -3 -4 generic -5 -2 geocode -2 1 german 2 6 get -2 0 gett -4 -8 gift 7 13 git 7 9 github 15 11 gitignore -5 -5 giv -1 4 give -4 1 given 0 6 glas 1 -3 glob 0 1 global -12 -16 glossary -13 -10 gmail -3 -3 gnupg 2 16 go 7 9 goal -9 -9 gold 15 10 gone 6 4 good 9 12 google -6 3 got -7 -4 gp -4 3 gpg 6 10 gpu -7 -12 grace -10 -9 grad 9 -1 grade 12 17 grant 18 27 graph -2 -9 great 12 4 greater -6 -9 green 7 -2 greet 7 13 grep -11 -1 grey 17 7 grid -2 -5 gros -2 -2 ground -12 -12 group -4 -1 grower 7 5 growth -4 -1 guard 6 9 gues -2 -2 guess -8 -10 guest 11 14 guid -14 -18 guidance 1 6 guide -4 -3 guidelin -8 -3 ha 6 10 habit 10 15 had -6 -1 half 6 6 hand -1 7 handl 2 10 handle -16 -20 handler -3 2 hang -5 -3 happen -4 -2 happy 6 6 harbour 3 7 hard 5 3 hardware -26 -29 harm -6 2 harmles -5 14 hash 1 -5 hasn 10 11 hav 2 8 have -4 2 haven 9 3 hay -10 -16 head -8 0 header 2 -3 heading -8 -8 headles -11 -14 health 0 5 hear 12 19 heard 5 10 heart 3 6 heat -6 -9 heavy -5 -7 height -15 -11 held 15 15 hello -4 -9 help -15 -4 helper -2 -3 helpful 4 -3 hence 24 28 her 11 13 here 11 13 het -7 12 hex 0 2 hey 10 16 hi 11 8 hid 6 8 hidden 1 2 hide 21 26 hierarchical -10 -8 hierarchy -12 -15 high 0 -2 higher 21 26 highest -1 -3 highlight -4 -6 him 14 16 hint 9 11 historical -4 -6 history 11 12 hit -1 7 hold 9 17 holder 7 9 holiday -9 -2 home 9 8 honest -10 -7 honestly -22 -19 honour 22 25 hook -1 3 horizontal -3 -8 hospital -6 -3 host 8 18 hostname 9 22 hot -12 -9 hotel 6 7 hour 1 -2 hourly -9 1 hous -8 -7 house 16 21 household -2 -1 housekeep 2 13 hover -3 -4 how -5 -8 however 2 7 html -19 -13 http -11 27 hub 4 13 human -1 0 hundr 7 4 iam 7 1 iban -6 1 ic 6 15 icon -3 2 id -10 -21 idea -3 -6 ideal -4 -2 idempotency -6 -7 idempotent -17 -16 identical -19 -25 identifi -5 -8 identification -5 -4 identifier -17 -32 identify -18 -18 identity -2 -3 idle -2 -6 ignor -1 -3 ignore 0 15 imag -3 3 image -2 -3 img -14 -3 immediate -10 -6 immediately -12 -2 immer 2 17 impact -11 -15 imperative 1 -5 imperial 1 -7 implement -15 -11 implementation -12 -17 impli -4 -1 import -12 -15 important -10 3 impression 9 7 improv -1 -1 improve 1 4 improvement 7 4 in -5 -7 inactive -5 -8 inbox 11 18 incident -12 -13 incl -1 3 includ -11 2 include -12 -8 inclusive -1 -10 incom -2 5 income 6 -2 incomplete -12 -5 increas -5 13 increase -4 -8 increment -10 -4 incremental -12 -12 independent 12 26 index -7 -6 indic -8 -9 indicat -12 -18 indicate -7 -10 indicator -7 -13 individual -18 -21 industry 7 15 infer -4 -13 inference -1 -2 inferr 2 1 info -7 0 inform 0 -4 information -27 -31 infrastructure -8 -10 ingest -6 -3 ingredient 0 -8 inhalt 17 18 inherit -6 -6 init 1 1 initial -4 1 initialize -8 -11 initially -2 -5 initiat -2 1 injection -11 -12 inline -14 -15 input -18 -25 insensitive -3 -3 insert -6 -1 inside -4 -7 insight 14 28 insist 11 13 inspect -7 -9 inspection 9 13 inspector 7 11 install 10 11 installation -9 -1 instalment 18 17 instanc 1 0 instance -10 -13 instant 6 -1 instead -10 -2 institution 21 23 instruct 5 8 instruction -16 0 instrument -9 -9 insur 16 21 insurance 7 13 insurer 21 18 int 10 10 intake 1 14 integer -2 -8 integrat -8 -5 integration -3 6 integrator 16 15 integrity -2 5 intend 2 -10 intent -16 -22 interact -12 -10 interaction -8 -6 interactive -14 -14 interest 15 19 interface 5 -6 intermediate -4 0 internal -5 -1 internet -8 4 interpret 7 1 interval -11 -4 interview 0 8 into -2 8 introduc 4 7 invalid -3 -6 invent -2 0 inventory -2 5 investigation 3 3 invisible 6 11 invit -7 -7 invitation -5 -3 invite 4 8 invoic -2 7 invoice -17 -10 invok 9 22 invoke -1 -1 involv -9 4 irrespective 5 16 irreversible -14 -18 isn 3 5 iso 3 -4 isolat 12 11 issu -12 -10 issue -2 -3 issuer 10 8 ist 7 15 it 10 17 italic -4 -5 item -13 -13 iteration -13 -14 itinerary -1 -4 itself -5 0 january 8 9 jar 4 9 java -15 -10 javascript -14 -21 jira -9 -9 job -9 -10 john -10 -10 join 16 23 jour 1 4 journal -5 -6 jpeg -3 -15 jpg 2 1 jql -3 -8 json -5 1 judge 4 5 jump -6 1 just 9 9 keep 3 11 kept -6 -3 kernel 10 0 key 4 1 keyboard 1 -1 keychain 5 7 keyword -14 -15 kill 12 15 kind -13 -14 kindly 5 6 kit 0 10 kitchen -5 -2 know 0 3 knowledge -9 -13 known 0 5 kube -1 13 kubeconfig 0 -1 kubectl 16 22 kubernet -11 -11 kwh 11 9 l -1 13 la -1 2 lab 9 19 label 7 1 labell 2 3 laboratory 12 11 lack 6 5 lag 1 1 lamp -5 -3 land 1 3 landlord 7 8 lang -2 -3 languag -6 -9 language 0 -7 lapse 3 4 laptop 2 5 large -11 -12 larger 3 -7 largest 8 15 last 2 0 lat 3 7 late 2 -3 latency 3 0 later 11 12 latest -8 -2 latex 0 1 latitude -7 -14 launch -15 -14 law -16 -14 lawyer -2 3 layer -8 -10 layout -9 -10 lead 15 26 leader 17 21 leak 7 2 learn 9 7 learner 16 14 lease -15 -19 least 2 1 leav -4 0 leave 8 13 lecture 5 11 ledger -1 -6 left 2 5 leg 9 10 legacy -3 2 legal -9 0 length -11 -4 les -4 -4 lesson -4 -1 let 3 6 letter 4 5 level 2 0 li 29 26 liability 1 8 librari -4 -5 licenc 3 6 licence 9 13 licens 2 -1 license 21 28 lie 19 21 life -17 -15 lifecycle 1 -2 lift 30 29 light -5 -7 lik 0 -1 like 13 -2 likely -6 2 limit -1 -2 limitation 3 5 lin -1 -3 line 0 5 linear -5 -5 link -9 -7 lint 6 10 linter 2 -1 list -10 -10 listen 9 8 listing -5 -3 literal -13 -5 little -5 3 liv 6 2 live 3 11 llm -6 6 lo 12 18 load 8 11 loan 2 2 local -8 -10 locale 4 18 localhost -18 -7 locally -14 -14 locat -3 -9 locate 4 13 location -1 1 lock 4 9 lodg 2 10 log -3 -1 logg -13 -10 logic -5 -5 logical -5 -6 login 15 12 lon 2 8 long 3 2 longer 12 9 longitude -6 -14 look 5 10 lookup 7 5 loop -4 -4 los -6 0 lose 12 13 loss 9 3 lost 10 7 lot 9 10 love 13 7 low 12 12 lower 9 14 lowest -4 -2 loyalty 4 7 lunch 27 23 machin 4 6 machine -6 -1 macro 0 4 made -9 -7 mail 0 8 mailbox 4 6 main 0 -3 maintain -5 -7 maintainer -4 -3 maintenance 7 19 major 1 5 mak 11 12 make 9 16 maker 14 14 malware 14 15 manag -5 -10 manage -24 -27 management 4 -6 manager -6 -1 mandate 5 11 mandatory 21 22 manifest -3 -2 manual -17 -17 manually -12 -18 many -10 -13 map 8 13 mapp 9 6 mapping -5 -6 march -2 0 margin 22 23 mark -17 -16 markdown -14 -17 marker 3 4 market 8 11 markup -3 -4 mask 9 4 master 11 14 match -6 -2 material 3 -2 math -3 -5 matrix -7 -9 matter 12 14 max 0 -3 maximum -9 -14 may -15 -8 mcp -11 -16 meal 0 -4 mean -7 2 meant 3 -3 meantime -5 -8 meanwhile 10 11 measur -10 -3 measure -15 -20 measurement 4 7 media -5 -11 medical 2 8 medication 7 12 medicin 0 -1 medium -6 -7 meet 4 6 meeting -13 -1 member 3 3 membership -2 -6 memo 10 17 memory -9 -7 mention -10 -5 menu -3 -4 merchant 17 18 merely 14 14 merg 0 2 merge 1 0 mermaid -8 -7 messag 4 5 message -5 -2 met 5 0 meta 8 22 metadata -26 -20 meter 5 7 method -1 -10 metric -18 -22 microphone 10 16 mid 4 5 middle -8 -7 might -8 -18 migration -11 -11 milestone -1 -6 million -4 3 millisecond -4 -8 mime -3 -11 min 4 10 mind 13 12 mine -8 -3 minimal -8 -8 minimum -6 -9 minor 10 6 minu 19 23 minut -7 -5 minute -4 2 mirror 11 34 mis -8 -7 mismatch 0 1 miss -5 -8 mistak -3 -7 mistake -13 -11 mit 0 16 mix 2 10 mobile -4 -1 mock -2 -1 mod -6 -11 mode -18 -14 model -5 9 moderate -7 -3 moderator 8 4 modern -4 -10 modifi -10 -11 modification -13 -17 modifier 0 -4 modify -11 -16 modul -3 -4 module 6 -9 moisture 4 6 moment 7 3 monday 10 8 money -9 -10 mongodb -15 -19 monitor 0 -2 month 14 15 monthly 13 7 mood 8 14 more 2 5 morn 16 8 most -4 -1 mostly 0 7 mother 15 12 motion 3 -2 mount -12 -9 mouse -5 -12 mov 2 -1 move -2 0 much 1 3 multi -20 -25 multipart 2 -1 multiple -30 -27 multipli 8 22 multiply 6 21 music 12 8 must -4 3 mut 26 24 mute 17 22 mutually -2 -3 mysql -8 -9 nach -17 -7 nam 2 1 name -3 -8 namespac -19 -14 namespace -8 -10 nao 6 19 narrow -13 -11 narrower 10 6 national 6 15 native -10 -14 natural -13 -10 nature 9 13 navigate -2 -2 navigation -19 -19 ne -8 -3 near -1 1 nearby 4 2 nearest -5 0 nearly 12 20 necessary 2 -2 need -4 -9 needn 13 17 negative 3 3 neighbour 21 30 neither 0 2 nest 1 -5 net 17 25 netrc 5 10 network -1 -3 neutral 2 13 never -14 -12 new -6 -4 newer 6 4 newest 5 8 newlin -6 -9 newly -9 -11 newsletter 4 4 next -4 -1 nice 4 7 nicht -20 1 nie 10 30 night 3 5 nightly 16 21 nine 10 6 nobody 10 11 nod -15 -18 node -16 -13 noise 19 20 non -7 -1 none 9 13 nor 4 5 normal -3 19 normalis 11 24 normaliz -8 -9 normally 14 15 north -6 -1 not -4 -2 nota 1 12 notation -13 -18 note 4 7 notebook 1 -1 noth -5 -11 notic -3 2 notice -4 -4 notifi -6 -5 notification 4 5 notify 5 8 notion 8 15 now 4 6 nowhere -13 -10 npm -4 -7 npmrc -21 3 null -7 -5 number 0 -3 numeric -12 -15 numero -5 9 nur -14 -8 oauth -20 -28 obey 27 27 object -9 -13 objection 26 28 oblig 0 2 observ 0 2 observation -12 -4 observer 7 11 obtain -3 7 occasion -2 1 occur 7 14 ocr -1 -1 odd 11 20 oder -1 13 off 12 15 offer -6 -3 office 11 12 officer 5 17 official -10 -1 offline -4 -8 offset -4 -13 often 1 1 ohne 17 30 old -1 -3 older 2 8 oldest -3 -5 omit -9 -3 omitt -18 -18 on 8 10 onboard -3 -6 once -5 1 one 1 1 online 5 -5 only -15 -9 onto 8 5 op 20 32 opaque -14 -15 open 6 2 openai -2 11 openapi -11 -7 operat -4 -7 operate 3 0 operation -14 -9 operational 8 5 operator 1 9 opinion 3 -2 opt 1 5 optimiz -5 -6 optimization -7 -10 optimize -4 -7 option -6 -14 optional -33 -35 optionally -16 -17 order 8 6 ordinary 6 4 org -5 10 organisation 3 3 organiser -5 -2 organiz -2 -4 organization -27 -34 orientation -5 6 origin 9 11 original 5 12 orphan -4 -6 other 12 14 otherwise -5 9 otp 1 6 ought 17 19 our 33 35 out 1 5 outage -4 -4 outbound -5 -5 outcome 3 5 outdat 25 31 outgo 6 11 outil -1 15 outlook -4 -4 output -4 -7 outrank 27 38 outside -8 -7 over 4 8 overall -17 -11 overdue 0 -4 overlap 6 -6 overlay 16 14 overrid 0 -1 override 11 17 overview -15 -15 overwrit -3 -4 overwrite 7 -1 overwritten -2 2 ow 1 7 own -10 -8 owner 4 11 ownership 3 11 p 3 6 pa -8 3 pack 12 5 packag -4 5 package -3 -4 padd -1 8 pag -10 -4 page -6 -8 paginat -3 -9 paginate -1 -5 pagination -19 -24 paid -1 -2 pain 3 5 pair -7 -5 palette -1 1 panel -3 3 paper -2 -6 par -3 10 para 1 15 paragraph -15 -15 parallel -6 -9 param 8 13 parameter -14 -6 parcel 17 14 parent 2 -2 park 8 7 pars 3 7 parse -2 4 part 0 4 parti 4 8 partial -12 -15 participant 7 7 particular 1 5 partition -9 -13 partner 41 38 party 9 11 pas -6 12 pass 12 24 passag -8 -11 passage -3 -10 passenger 2 3 passphrase 8 10 passport 10 11 passwd 3 8 password 7 18 past -4 5 paste 11 16 patch -5 -5 path -11 -16 patient 4 9 pattern -22 -25 paus 3 6 pause -4 7 pay 6 8 payee 11 6 payer 1 -3 payload -18 -18 payment -2 9 payout 5 10 payroll 3 10 payslip 9 16 pdf 0 1 peak 10 10 peer 4 8 pem 4 15 pend -1 -4 people 2 14 per 0 8 percent -11 0 percentage -5 -5 percentile -5 -8 perfect -10 -11 perform 0 -5 performance -9 -4 period -6 -10 permanent -1 6 permanently -11 -6 permission 3 -1 permit 15 31 permitt -4 -1 persist -13 -11 persistent -8 -9 person -7 2 persona 0 2 personal -10 -8 pet 12 10 pgpas 0 15 pharmacist -6 -1 pharmacy 6 10 phase -12 -3 phon -7 -3 phone 15 12 photo 10 4 photograph 15 11 php 10 1 phras -9 -5 phrase 8 12 physical -12 -17 physician 5 0 pick 17 20 pickup 10 -1 pictur 14 33 picture -15 -12 pid -2 -5 piec 12 16 piece -8 -2 pii -2 -2 pin 16 12 pinn 8 10 pip -4 6 pipelin 4 14 pipeline -10 -9 pixel -12 -7 pkg 4 14 plac -1 5 place 8 11 placeholder -7 -10 placement -4 -8 plain 5 9 plan 3 1 plann -5 -2 planner 14 25 plant 5 1 plate -5 5 platform -5 -7 play 0 2 player 3 7 playlist -4 -11 please -4 2 plot 5 6 plu 12 29 plugin -7 -1 png -14 -13 pod -9 -12 podcast 12 12 point -11 -12 poison -14 -10 police 7 2 polici 2 1 policy -4 -2 polite -7 -10 poll -2 -7 pool 22 10 popular -12 -9 populat -1 1 por 1 25 port 3 3 portal -6 -4 portfolio 0 1 portion -3 -1 position -1 -6 positive -10 -9 possible -26 -25 post 0 2 postal -8 -7 postcode 1 1 postgr -6 -2 postgresql -9 -16 postinstall 9 21 pour -16 -12 power 6 7 pr -5 -1 practic 2 0 practice 6 12 praise 13 14 pre -3 2 preced 14 20 precedence 3 7 precise -11 -15 precision -3 3 prediction -16 -23 prefer -12 -19 preferenc -16 -22 preference 4 0 preferr 1 -2 prefix 7 1 pregnancy 3 2 premium 15 12 prepar -13 -15 prepare -13 -18 prerequisite -11 -6 pres 4 5 prescription 7 8 presence 2 -4 present 14 12 presentation -6 -5 preserv -17 -19 preserve -10 -8 preset -1 2 press 13 15 pressure -2 -2 prevent -1 -4 preview -6 -7 previou -8 -4 previously -8 -12 pric -6 0 price 4 4 primary -12 -15 principal -5 3 print 16 16 printenv 17 18 printer 8 9 prior 18 24 prioritize -11 -14 priority 3 -1 privacy -11 -5 private 1 9 privileg 9 15 privilege 1 -10 pro 17 22 prob -1 0 probability -5 -7 probably -5 -7 probe 13 14 problem -2 -4 proce 13 9 procedure -12 -5 proceed -16 -11 proces 1 -4 process 2 6 prod 11 16 produc 10 13 produce 12 21 product -4 -2 production 16 15 professional -5 -4 profil 7 5 profile 5 6 profit 2 8 program -7 -3 programm -9 -15 programme 30 31 progres -12 -17 proj -4 -6 project -15 -14 projection -6 -13 promis -9 -8 promise 7 4 prompt 1 1 proof 4 13 proper 1 7 properly 3 11 properti -9 -8 property -7 -21 propos -10 -11 proposal 1 -10 propose -15 -18 protect 8 11 protection -2 2 protocol -4 -11 provenance 9 15 provid -37 -27 provide -30 -6 provider -5 -7 provision -10 -9 proxy -1 0 pub 1 10 public 11 15 publication 4 14 publish -1 1 publisher 0 -1 pull -6 -6 pupil 7 6 purchas 0 11 purchase -1 1 purg 2 2 purge 20 26 purpos 7 9 purpose -12 -8 push 2 10 put 11 18 pypi 2 5 python -7 -8 qualifi -7 -10 quality -6 0 quantiti -4 2 quantity 7 9 quarantine 16 20 quarter 5 14 quarterly -10 -6 que -1 24 queri -18 -13 query -9 -6 question 3 -2 queu -2 1 queue -13 -13 qui -7 1 quick -6 -3 quicker 4 11 quickly -5 -1 quiet 7 23 quietly 10 20 quiz 9 5 quot -5 -4 quota 9 14 quotation -8 -7 quote 2 0 r -3 -1 radio -1 4 radiu -5 -8 rain -10 -9 rais 10 17 raise 21 26 ran -3 -6 random 1 3 rang -14 -8 range -14 -14 rank -2 7 rarely 22 19 rat 3 7 rate 2 1 rather -15 -6 rating 2 6 ratio 7 4 raw 3 -1 reach -1 2 reachable -3 3 react -12 -20 reaction -8 -13 read 0 3 readability -11 -8 readable 0 12 reader 19 18 reading -4 -4 readme 2 2 ready 6 -2 real 7 7 really -11 -14 reason -5 0 recall 2 8 receipt -11 -8 receiv -7 -4 receive 1 5 receiver -17 -23 recent 2 -3 recently 10 16 recip 9 1 recipe -2 -12 recipient -10 -9 recognis 9 6 recommend 0 -4 recommendation -12 -13 record 5 1 recording -5 -3 recover 3 2 recovery 13 19 recruiter -7 -11 recurr 0 -1 recursively 3 4 redact -10 -12 redeem 10 11 redi -9 -9 redirect -13 -4 reduc -22 -25 reduce 11 8 ref -14 -7 refer -8 -8 referenc -17 -18 reference -11 -11 referral 6 9 refine -12 -10 reflect -11 -7 refresh 6 4 refund 4 5 refundable -5 -4 refus -34 -35 refusal 17 14 refuse 5 15 regard 12 11 regardles 0 16 regex -2 -3 region -4 -8 regional 7 6 register 4 7 registrar -7 -2 registration -2 -6 registry -11 -5 regression -6 -6 regular 6 2 regulation -7 -1 regulator -4 0 reject -20 -21 rejection 4 12 relat -18 -15 relation -5 -2 relationship -14 -12 relativ 13 18 relative -16 -22 relay 17 26 releas -4 -5 release -1 4 relevance -16 -12 relevant -24 -19 reliable -2 3 rely 3 2 remain -5 -1 remainder 7 12 remark 7 12 remediation -2 0 remember 10 15 remind -6 -12 reminder -11 -7 remote 4 -2 remov -7 0 removal -5 -2 remove -8 -7 renam -11 -7 rename -8 -8 render 0 10 renew 13 17 renewal 1 5 rent -1 1 reopen -10 -12 reorder -5 -4 repair -4 -2 repeat -6 -2 replac 2 1 replace -3 12 replacement -7 -1 repli -2 7 replica 14 14 reply 5 12 repo 10 15 report -3 4 reporter 12 13 repositori 6 8 repository -9 -13 represent 1 -15 representation -2 -3 reproduce -3 1 request -7 -4 requester 7 13 requir -24 -18 require -8 -1 requirement -21 -23 rerun 10 8 resale 21 18 research -1 2 researcher -2 0 reserv 6 5 reservation 2 8 reserve 10 18 reset 4 -1 resident 12 -2 resiz 10 11 resize 1 8 resolution -7 -2 resolv -6 -4 resolve -11 -7 resolver -9 -11 resourc -19 -25 resource -17 -28 respect -3 -1 respons -4 -9 response -21 -25 responsible 4 0 rest 14 11 restart -9 -9 restaurant -5 -1 restor 7 7 restore -8 -3 restrict -1 -12 restriction 2 4 result -10 -7 resum -2 -4 resume -1 1 retain 3 5 retention 6 4 retri -11 -8 retriev -21 -16 retrieval -2 -10 retrieve -15 -23 retry 0 5 return -17 -22 reus -10 -15 reuse -9 -14 reveal 10 11 revenue 5 16 revers -3 -3 reverse -4 -9 revert -9 -10 review 9 10 reviewer 7 11 revis 2 -3 revision -13 -18 revok -3 -2 revoke -9 -5 rewrit 0 5 rewrite 14 16 rewritten -3 3 rfc -4 -7 rich -4 -8 ride 7 1 right 11 11 risk 22 24 rival 19 35 road -1 2 robot -7 -7 rol -8 -3 role 3 1 roll 5 9 rollback -3 -1 rollout 1 -1 room 18 20 root 6 16 rotat 5 3 rotate 2 1 rotation -8 -4 roughly -16 -6 round 13 19 rout -8 -11 route 3 4 router 10 13 routine 14 11 row 0 1 rs 3 4 rsa 8 13 rubric 2 7 rul 3 3 rule 6 10 run 0 2 runn -8 -3 runner 1 1 runtime -8 -10 safe -10 2 safely 2 -5 safety 5 8 said 4 4 sal 3 -1 salari -3 -3 salary 2 12 sale 1 -1 salt 0 7 sampl -4 2 sample 27 14 san -3 15 sandbox 2 9 satisfi 5 5 sav -2 1 save -1 3 saving -6 -12 say 3 10 scal -9 1 scale -15 -13 scan 8 4 scann 2 11 scanner 3 -1 scenario -9 -14 scene -10 -11 schedul 3 9 schedule -3 5 schema -10 -12 scheme 0 7 school 7 9 scop -7 -4 scope -10 -5 scor 0 3 score 3 13 scrap -8 -8 scrape -15 -21 scratch -1 4 screen 2 0 screenshot -8 -7 script -5 -11 scroll 0 -6 sdk -11 -15 se 2 0 seal 1 7 search -9 -7 season 3 6 seat 7 12 sec -2 1 second 1 13 secondary 4 2 secret -8 -2 section -20 -13 secure -3 -6 security -2 15 see 4 6 seed -1 -6 seem -9 -16 seen 3 0 segment -14 -15 seldom 13 14 select -12 -9 selection -13 -23 selector -9 -16 self 4 2 sell 8 13 seller 15 15 semantic -10 -13 semicolon 4 -1 send -3 11 sender 6 8 sense -1 -9 sensitive -7 -6 sensor 6 8 sent -9 -1 sentenc 1 -1 sentence -1 2 seo -6 -11 sepa -7 1 separat -6 1 separate -15 -10 separately -23 -23 separator 7 8 sequenc -6 -10 sequence -7 -10 sequential -9 -9 seri -8 -8 serial 10 -4 serv 11 9 serve 3 5 server -4 4 servic -7 -10 service -4 -3 session 1 1 set 3 3 sett 5 3 setting -13 -5 settl 16 19 settle 11 10 settlement 10 11 setup -14 -12 seven -7 0 several -13 -12 severe -8 -9 severity -5 -6 sftp 0 13 sha -12 -12 shadow 5 14 shall 17 15 shap -23 -20 shape -15 -17 shar 9 8 share 11 23 she 1 15 sheet -2 -7 shelf -5 4 shell 20 18 shift 5 13 ship 19 21 shipment -3 2 shipp -8 -8 shipper 5 6 shop 5 0 shopp 4 -2 shopper 9 6 short -8 -3 shortcut -11 -12 shorten -6 5 shorter 16 19 shortest 8 4 shot -4 1 should 8 13 shouldn -2 -2 show -12 -5 shown -7 -3 sick 5 -3 sid 3 -4 side -4 -3 sidenote 5 14 sie -14 1 siempre 4 14 sight 12 5 sign 3 4 signal -9 -2 signatur -6 1 signature 0 8 signer 2 4 significantly -16 -16 silenc -12 -11 silence 14 15 silent -5 0 silently 0 12 similar 10 8 similarity -9 -3 simple -8 2 simply 6 10 simulation 6 0 sin -7 18 since -4 9 sind 12 18 single -16 -15 sit 2 7 site 5 -3 six 0 5 siz -2 0 size -14 -17 skill 5 -10 skip 12 17 skipp -13 -6 sku -2 -5 slack 4 6 slash 3 5 sleep -4 -5 slid -2 -3 slip 6 1 slot 2 8 slow 16 26 slower -3 -4 slug -12 -21 sm 12 20 small 0 -2 smaller -11 3 smallest -7 -6 smart -2 -1 snapshot 5 1 snippet 8 5 social 25 26 sock 12 7 soft 4 15 software -2 1 soil -4 -4 sold 13 9 solution -13 -16 solv 2 7 some -7 -2 somebody -11 -10 someone 4 5 someth -4 -8 sometim -27 -27 somewhere 6 6 son 1 0 song -2 -1 sont 6 18 soon 7 9 sooner 1 4 sort -4 -8 sound 14 17 sourc -5 -6 source -2 -3 spac 0 -6 space 13 18 spam 8 14 span -13 -15 spare 29 30 spe 10 5 speak 16 20 speaker 2 3 spec -8 -6 special 12 15 specializ -8 -8 specifi -28 -30 specific -33 -33 specifically -1 -3 specification -9 -5 specify -10 -13 speech -9 -8 spell -1 2 spend 2 -1 spent -11 -9 split 5 1 splitt -16 -19 spoken 28 31 sponsor 18 20 spot 6 8 spr 6 13 spray -5 -3 spread -4 -11 spreadsheet 0 -3 sprint 13 18 sql -6 1 sqlite 7 13 square -12 3 squash 8 6 src 8 11 ssh -6 8 stable -5 2 stack -9 -16 staff 17 10 stag -13 -16 stage 1 -7 stale -1 6 stamp 0 2 stand 13 18 standard -1 8 star 15 23 start -12 -13 startdate -14 -20 stash -12 -9 stat -3 0 state -12 -10 statement 2 12 static -10 -14 station 10 14 statistic -4 -5 statu -6 -12 status -11 -8 statutory -3 -2 stay -3 1 stderr -3 -3 stdout -1 0 steer 4 2 stem -1 5 step -8 -8 stick 8 2 still 1 -7 stock 2 0 stop -4 -4 stopp -6 -2 stor -4 -1 storage -13 -8 store -3 5 story -13 -11 str -15 -13 straight 13 17 stranger -12 -6 strategi -1 -5 strategy -4 -13 stream 11 15 street 8 15 strength -6 1 strict 4 2 stricthostkeycheck 4 23 strictly -6 1 string -21 -17 strip 0 7 stripe -3 9 stripp -11 -9 strong -7 -11 structur -15 -11 structure -18 -21 stuck -9 -14 student -10 -6 studio -3 -4 study 12 26 styl -12 -16 style -4 -4 sub -14 -19 subject 12 7 submission -3 1 submit 0 4 submitt 4 11 subscrib 14 10 subscribe 14 16 subscriber 16 12 subscription 15 17 subsequent -10 -1 subset -2 -4 substitute 3 18 substitution -2 -6 substr -8 -7 subtask -11 -14 subtract 8 10 succeed -5 -6 succes 14 13 successful -1 11 successfully -14 -15 such 8 8 sudo 10 20 suffix -6 5 suggest -15 -17 suggestion -9 -13 suit -2 1 suitable -8 -5 sum 11 8 summ -12 -9 summari -6 5 summaris 2 12 summarise 5 -2 summariz -2 -2 summarize -10 -7 summary -12 -14 sunday 11 4 supersed 13 10 supervisor -7 -3 supplement 9 6 suppli 2 6 supplier 6 3 supply 8 12 support -14 -5 sur -7 7 sure -1 2 surfac -1 -7 surface -4 0 surname 25 15 surprise -4 -9 surround -4 -11 survey 0 1 surviv 14 18 suspect -4 -6 suspend -1 5 svc 17 16 svg 5 2 swap 14 25 swapp 14 20 switch 2 4 symbol -15 -21 symptom 0 2 sync 18 23 synchronis -9 -10 syntax -14 -14 system 2 14 tab 4 12 tabl -6 -8 table 0 -5 tag -3 -4 tagg 6 13 tail -3 -5 tak 0 2 take 12 15 taken 10 12 talk -4 2 tap 12 20 tar 2 6 target -8 -7 tariff 8 6 task -7 -13 taste 8 10 tax -8 -6 tcp -9 -6 teacher -6 -9 team 6 -2 technical 1 -4 technician -1 -3 technology -16 -19 telemetry 9 7 tell -9 -4 temp -4 -8 temperatur -3 -2 temperature -12 -15 templat -13 -16 template -2 -13 temporary -10 -17 ten 11 13 tenant 2 7 tend 5 12 tenth 4 5 term -5 1 terminal 6 8 terminat -6 -11 terminate 15 11 terraform -10 5 test -6 -2 text 0 -1 texte -4 5 th -6 -4 than -6 -1 thank 2 2 that 8 8 the 5 8 their 3 13 them 2 12 theme 2 3 themselv 16 13 then 7 12 there 0 5 therefore -1 15 these -1 3 they 4 9 thi -5 1 thing -10 -8 think -3 2 third 16 21 thirty 15 14 those 12 17 though -3 11 thought -22 -28 thousand 1 0 thread -5 -12 three 1 5 threshold -5 -10 through 9 16 throughout 19 21 throughput -1 3 throw 1 3 thu 4 17 ti -5 -12 tick 19 35 ticker -1 -7 ticket 1 4 tidy 19 26 tier -1 1 till -3 -2 tim -1 7 time -1 -1 timeframe -11 -11 timeline -5 -8 timeout -11 -21 timer -4 7 timestamp -20 -28 timezone -5 -13 tip 13 14 titl 7 12 title -13 -13 tl 10 5 tmp 17 27 today 2 10 todo 7 16 together -15 -12 token -4 4 told 17 15 tolerance 6 10 toll 1 -2 toml -10 4 tomorrow -6 -8 tone 17 4 too 10 18 took 0 -5 tool 11 20 top -10 -4 topic 4 0 total -9 -6 touch -3 -9 tour -7 -5 toward -2 7 town 7 9 trac -8 -12 trace 3 -2 track -4 -7 trad -10 -4 trade 3 8 traffic -1 -10 trail 1 -1 train -9 1 transaction -21 -15 transcrib 2 5 transcript -5 -5 transfer 6 10 transit 2 -10 transition -9 -8 translat -5 1 translate 0 -10 translation -4 1 translator 11 10 transmit 11 15 transmitt 1 -4 transport -11 -12 trash -6 -14 travel 5 7 traveller 2 1 treat 8 8 treatment -6 -2 tree 5 2 trend -18 -13 tri -20 -19 triage -2 5 trial 10 14 trigger -3 -6 trim 8 12 trimm -7 5 trip 22 16 trouble 13 18 troubleshoot -6 -11 truck 9 7 true -2 4 truncat -16 -21 truncate 8 13 trust 18 24 try -13 -8 ttl -11 -11 tun -11 -7 tunnel 1 7 turn 7 7 twelve -4 -6 twenty 2 6 twice -3 7 two 7 10 txt -9 -10 typ -4 -1 type -18 -21 typescript -1 -2 typical -16 -14 typically -7 -4 typo 2 -2 uid -19 -25 una 3 26 unavailable -10 -6 uncertain -12 -14 unchang -16 -16 unclear -12 -14 und 1 18 under 10 15 underly -8 -8 understand -7 -7 understood 0 1 undo -9 -14 undone -2 0 une -14 -12 unifi -14 -15 uninstall 11 23 union 14 4 unique -7 -17 unit -4 -8 unix -4 -13 unknown -15 -8 unles -12 -12 unlike -5 -9 unlimit 18 17 unlock 7 7 unmask 1 8 unpublish -8 5 unread 7 5 unredact 12 24 unrelat -2 -5 unreliable 12 15 unresolv -6 -9 unsafe 13 12 unset 4 5 unsubscrib -4 -1 unsubscribe -13 -14 unsupport -2 -1 unsure -11 -14 until -1 4 untouch -11 -12 untrust -25 -28 unus -9 -11 unverifi 1 8 up -1 0 updat -7 -13 update -13 -6 upgrad 5 5 upgrade -11 3 upload -4 7 upon -13 -1 upper 11 6 upsert -6 -10 upset 16 19 upstream -6 -5 uptime -4 1 urgency -7 -3 urgent -15 -13 uri -1 1 url -24 -26 us -15 -10 usage -23 -17 usd -12 -6 use -15 -11 useful -12 -8 user -2 8 username -21 -25 usual 21 28 usually -8 -9 usuario 4 19 utc -15 -17 utf -12 -11 utilisateur -8 12 uuid -10 -23 vacation -4 -7 vacuum 8 10 valid -1 0 validat -5 0 validate 0 -3 validation -1 -3 validity -1 -4 valu -8 -9 value 10 5 valve -10 -4 van 9 18 var 1 3 variabl -13 -10 variable -20 -24 variant 0 -2 variou 2 0 vary -4 -3 vat -1 2 vault -7 -2 vector -4 -6 vehicle 11 18 vendor 13 26 venue 0 3 verbatim 7 17 verdict 5 5 verifi -2 4 verification 7 8 verify -5 4 version -12 -17 vertical -9 -9 very -1 -1 vessel -2 1 via -6 -1 video -7 -4 view -12 -9 viewer 12 -1 viewport -8 -10 violation -1 1 virtual -6 -2 visa 2 0 visibility -3 -3 visible -9 -8 visit -2 1 visitor -5 -7 visual -6 -7 visualization -3 -6 voic 6 0 voice 13 6 voicemail -2 -1 void -10 3 volum -3 0 volume 2 -1 volunteer 11 7 von -8 -1 vor -2 -2 vot -2 4 vote 7 6 voucher 14 17 vpn 11 16 vue -4 -6 vulnerabiliti 6 1 wa -2 9 wait -6 -10 waiv 19 27 walk -11 -9 wall -7 -11 wallet 14 29 want 1 4 ward 4 -1 warehouse -2 -6 warm 13 22 warn -13 -9 warning -2 0 watch 6 5 watcher 0 1 water -7 -10 watermark 5 8 wav 5 17 way 1 4 weak -8 -7 weather -1 1 web -11 -5 webhook -7 -5 websit 13 8 website -10 -17 week 17 21 weekday 7 8 weekend 13 14 weekly 13 4 weigh -9 -5 weight 4 1 welcome 2 7 well 6 13 wenn -1 1 went 1 9 werden -17 4 were 16 10 west 1 -1 what -5 1 whatever 8 41 whatsapp 9 6 when -4 10 whenever 16 28 where 10 13 wherever 15 28 whether -1 -15 which 0 5 whichever 26 33 while 7 19 white 10 7 whitespace -5 -13 who 4 4 whoever -3 19 whole -4 7 whom 3 -5 whose 27 30 why -13 -7 wide 3 0 widen 0 10 wider 9 9 widget -8 -10 width -17 -22 wiki -5 0 wildcard -13 -9 will -10 -2 win 4 10 wind -6 -9 window -20 -19 wip -2 -2 wird 11 15 wire 11 22 wish 17 15 with 4 7 withdraw -5 -5 withdrawal -2 10 withdrawn 13 15 withheld 7 10 within -10 -9 without 3 7 won 8 3 wonder 24 25 word 12 12 work -3 2 worker 10 3 workflow -16 -11 workload -11 -10 workspac -1 3 workspace 6 0 world 5 10 worst 8 8 worth 14 13 would 7 7 wrap -16 -23 wrapp -6 -6 wrapper -13 -10 writ 18 13 write 3 12 writer -8 -15 written -10 -1 wrong -15 -9 wrote 11 9 www -6 -9 xlsx -1 -5 xml -13 -6 y 11 14 yaml 3 16 year 10 11 yearly 1 2 yellow -4 -2 yesterday 7 -1 yet -7 3 yield -3 -7 yml 2 10 you 4 6 your 1 6 yourself 9 12 yyyy -8 -14 zero 11 16 zip -2 -1 zon -11 -12 zone 1 -2 zoom -3 -6 если 21 36 пользов 24 44 में 14 27 から 7 9 くだ 1 8 こと 26 37 この 9 19 さい 1 8 した 16 3 して 12 14 しま -8 0 する 7 10 せん 9 0 ださ 1 8 てく 5 10 です 20 17 ない -2 1 ます -13 1 ませ 9 0 ルを -11 10 不要 -4 5 中的 6 18 之前 10 15 使用 -13 -7 其他 22 26 内容 10 13 利用 -1 -11 前に 3 6 合は -1 -6 同意 -18 -23 場合 3 5 工具 3 21 必ず 0 1 必要 -4 -12 必须 -12 0 执行 -3 2 指定 -12 -15 支持 -14 -10 数据 -10 -15 文件 4 10 最大 -9 -7 查询 -16 -12 用户 8 29 用者 -1 -11 目录 2 4 确认 -4 2 確認 2 1 自动 -1 7 说明 -2 8 请先 -19 -1 读取 9 14 调用 4 9 超过 4 7 返回 -13 -9 需要 -14 -3 默认 -7 -15 니다 11 24 사용 20 29 세요 -5 0 에게 -13 0 용자 14 23 으로 17 17 자에 -6 3 합니 10 19
`;
