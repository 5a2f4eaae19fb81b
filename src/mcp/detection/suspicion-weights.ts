/** Written by test/eval/fit-suspicion.ts from the tuning part: each term, its weight among all and among its sort. Failure: none; data. */
export const TOOL_BIAS = 6.021;
/** In the order of featuresOf (tool-reading.ts). */
export const TOOL_WEIGHTS: readonly number[] = [
  0.245, -0.044, 0.325, -3.131, 0.358, 0.061, -0.313, 0.216, -0.455, 0.347, 0.075,
];
export const BIAS = -3.14;
export const WORDS_BIAS = -4.14;
export const FORMS_BIAS = -3.47;
export const WEIGHTS = `
agent 0.86 1.20 agent+act 0.53 0.34 agent+description -0.33 -0.30 assign 0.46 0.48 attaches 0.10 -0.20
authority 0.40 0.80 before:agent -0.55 -0.91 before:assign -0.91 -0.77 before:conceal -0.35 -0.05
before:demand -0.39 -0.07 before:every -0.67 -0.70 before:hostName -0.52 -1.03
before:idea:dontTell -0.63 -0.89 before:idea:must -0.86 -0.88 before:idea:namedTool 0.89 0.37
before:idea:otherWork -0.95 -1.60 before:idea:secretFile -0.24 0.10 before:idea:secretWord -0.22 -0.98
before:idea:send -0.87 -1.34 before:idea:tamper -0.14 -0.75 before:is:otherTool -0.42 -0.19
before:is:siblingTool -0.69 -0.86 before:path -0.53 0.03 before:url -0.03 -0.21 beginsWithActor 0.78 1.05
beginsWithCondition 0.38 0.17 beginsWithLabel -0.05 0.00 beginsWithOrder -0.40 -0.59 callForm -0.03 0.30
category:approval_bypass 0.65 0.19 category:argument_tampering 0.50 0.25
category:credential_theft 0.01 -0.34 category:exfiltration 0.04 -0.07
category:hidden_instructions 0.63 0.74 category:hidden_text 0.05 0.39
category:preference_manipulation 0.38 0.13 category:secrecy 0.18 -0.21 category:shell_injection 0.17 0.29
category:tool_shadowing 0.16 -0.08 changes 0.02 -0.08 codeInBackticks -0.39 -0.62 commandFlag 0.58 1.07
conceal 0.34 0.71 conceal+act 0.44 0.23 dash -0.64 -0.95 demand -0.30 -0.37 demand+every 0.28 0.04
demand+hard 0.83 0.78 demand+private -0.18 -0.27 demand+reason 0.07 -0.33 dotFile -0.36 -0.10
even 1.24 1.78 every 0.05 0.32 every+act 0.10 0.11 fileName -0.12 0.16 firstSentence -0.42 -0.40
gives 0.11 0.50 grants -0.64 -0.67 handle -0.14 0.24 hardObject 0.21 0.23 hostName 0.19 -0.12
idea:account 0.36 0.40 idea:agentAddressed 0.30 0.17 idea:allSecrets 0.22 0.40 idea:anyTool -0.06 0.00
idea:asset -0.34 -0.42 idea:authority 0.05 -0.08 idea:boast 0.07 -0.13 idea:change -0.18 -0.42
idea:code -0.05 -0.26 idea:comment 0.05 0.39 idea:configFile -0.39 -0.56 idea:consented 1.10 1.66
idea:conversation 0.30 0.22 idea:covert 0.64 1.45 idea:destroy -0.38 -0.04 idea:disarm 0.39 0.42
idea:disparage 0.42 0.35 idea:dontShow -0.07 0.27 idea:dontTell 0.55 0.45 idea:elevate 0.22 0.76
idea:elsewhere 0.96 0.98 idea:example -1.55 -1.38 idea:excuse 1.11 2.13 idea:fakeVoice 0.49 0.60
idea:field -0.21 -0.10 idea:fixedValue 0.22 0.72 idea:grant -0.26 0.19 idea:hand 0.22 0.35
idea:host 0.13 0.26 idea:mailAddress 1.04 1.96 idea:misreport 0.20 0.22 idea:model -0.29 -0.28
idea:moment 0.12 -0.18 idea:money 0.20 0.68 idea:must 0.13 0.02 idea:namedTool 1.12 1.66
idea:noApproval 0.63 0.78 idea:otherWork -0.42 -0.30 idea:override 0.51 0.50 idea:path 0.78 1.29
idea:payload -0.16 -0.28 idea:persist -0.24 0.25 idea:prefer 0.25 -0.04 idea:privateData 0.62 0.74
idea:protect -0.94 -0.95 idea:quantity 0.70 0.46 idea:read -0.10 0.06 idea:regardless 0.16 0.38
idea:remote 0.32 0.66 idea:reply -0.60 -1.17 idea:returns -1.18 -1.61 idea:secretFile 0.07 0.15
idea:secretStore 0.53 0.98 idea:secretWord 0.08 0.10 idea:send -0.14 -0.32 idea:shell 0.53 0.61
idea:sideField 0.65 1.13 idea:standing 0.21 0.39 idea:systemPrompt 0.80 0.79 idea:tamper 0.04 0.39
idea:thisDoing 0.16 -0.08 idea:threat 0.46 0.20 idea:toThisTool 0.36 0.26 idea:toUrl 0.60 1.52
idea:unsafeSwitch -0.04 -0.53 idea:use -0.28 -0.44 idea:use_self -0.76 -1.35 idea:user 0.39 0.48
idea:waits -0.88 -0.97 idea:weaken 0.48 0.74 idea:wholly -0.00 -0.16 idea:wipe -0.52 -0.32
idea:wipeAll 0.69 1.50 inBackticks 0.20 0.54 inDescription -0.11 -0.30 inValueText -0.36 0.15
instead -0.28 -0.24 instead+object -0.11 0.42 ip 0.82 0.69 is:forAll -0.30 -0.36 is:inMargin 0.08 0.74
is:inParameter -2.14 -1.98 is:inValue -0.36 0.15 is:onCondition 1.30 0.84 is:opens 0.71 0.53
is:otherTool 0.47 0.66 is:ownParameter -0.10 -0.31 is:siblingTool -0.74 -1.51 is:thisTool 0.91 1.28
lastSentence 1.46 1.53 long 0.86 0.57 longNumber 0.02 -0.84 mail 0.94 1.34 manyOtherWords 1.29 1.03
money 0.37 0.57 nearlyOffSubject -0.27 0.29 neg -0.21 -0.29 not+say -0.31 -0.47 off+act 0.37 0.28
off+grant 0.17 0.40 off+hard 0.28 -0.17 off+order 0.61 0.42 off+parameter 0.28 0.04 off+people 0.43 -0.16
off+private 0.52 0.49 off+reason 0.12 -0.10 off+undo 0.18 0.73 offSubject 0.29 0.83 oneObject 0.18 0.36
other+demand 0.12 0.31 other+effect 0.41 -0.02 other+hard 0.35 0.51 other+object 0.22 0.30
otherLanguage 0.02 0.73 own 0.58 0.93 pair:'desc'_to -0.03 -0.00 pair:'full'_for -0.18 -0.01
pair:aaaac_nzac 0.01 0.07 pair:abab_fa -0.19 -0.13 pair:about_file -0.23 -0.41 pair:about_it 0.53 0.49
pair:about_the -0.02 -0.29 pair:about_to 0.41 0.29 pair:about_what -0.44 -0.13 pair:above_all -0.12 0.00
pair:above_the 0.04 0.32 pair:absolute_or -0.01 -0.03 pair:absolute_path -0.05 -0.10
pair:absolute_paths 0.19 0.05 pair:accept_the 0.03 0.02 pair:accepted_and -0.17 -0.19
pair:accepted_for -0.02 -0.07 pair:accepted_values -0.08 -0.19 pair:access_and -0.11 -0.42
pair:access_key 0.60 0.27 pair:access_the -0.07 -0.23 pair:access_to -0.66 -0.70
pair:access_token 0.07 0.03 pair:access_tokens 0.01 0.12 pair:according_to -0.38 -0.34
pair:account_and 0.25 0.03 pair:account_as -0.04 -0.20 pair:account_for 0.17 0.34
pair:account_id -0.14 -0.57 pair:account_is -0.35 0.23 pair:account_numbers -0.12 0.01
pair:account_or -0.19 -0.26 pair:account_owner -0.12 -0.30 pair:account_to -0.02 0.03
pair:account_with 0.34 0.13 pair:accounts_list -0.01 -0.10 pair:accounts_select -0.01 -0.11
pair:accounts_with -0.00 -0.08 pair:across_all -0.17 -0.43 pair:across_projects -0.03 0.24
pair:act_on 0.12 0.21 pair:action_create -0.02 -0.15 pair:action_delete -0.02 -0.04
pair:action_get -0.01 -0.04 pair:action_is -0.01 -0.03 pair:action_list -0.01 -0.04
pair:action_to -0.12 -0.24 pair:activity_and 0.09 0.02 pair:add_and 0.47 0.19 pair:add_comment -0.05 -0.12
pair:add_it 0.61 0.76 pair:add_new -0.09 -0.38 pair:add_note -0.04 -0.18 pair:add_reaction -0.03 -0.10
pair:add_set -0.02 -0.08 pair:add_the 0.50 0.90 pair:add_them 0.31 0.83 pair:add_to 0.57 0.76
pair:add_user 0.06 0.20 pair:added_automatically -0.17 -0.11 pair:added_in -0.20 -0.02
pair:added_to -0.12 -0.00 pair:adding_the -0.44 -0.50 pair:address_and -0.02 -0.27
pair:address_book 0.91 1.07 pair:address_for -0.00 -0.06 pair:address_in 0.65 0.45
pair:address_is 0.07 0.22 pair:address_must -0.31 0.49 pair:address_of -0.15 -0.52
pair:address_or -0.01 -0.11 pair:address_that -0.00 0.15 pair:address_the 0.36 0.73
pair:address_to -0.21 -0.01 pair:address_with -0.14 -0.12 pair:addressed_to 0.15 0.34
pair:addresses_in 0.00 0.15 pair:addresses_or -0.00 -0.08 pair:adds_an -0.14 -0.17 pair:adds_the 0.16 0.22
pair:adds_two 0.20 0.20 pair:adjust_the -0.05 -0.01 pair:adjust_total -0.09 -0.03
pair:advises_on 0.60 0.24 pair:after_all -0.17 -0.65 pair:after_an -0.05 -0.06 pair:after_and -0.02 -0.15
pair:after_creating -0.04 -0.08 pair:after_days -0.40 -0.32 pair:after_each 0.27 0.02
pair:after_editing -0.05 -0.14 pair:after_every -0.15 -0.43 pair:after_it -0.15 -0.08
pair:after_rendering 0.01 0.16 pair:after_seconds -0.18 -0.26 pair:after_successful 0.00 0.03
pair:after_that 0.01 0.72 pair:after_the -0.29 -0.45 pair:after_this 0.10 0.09 pair:again_with 0.30 0.67
pair:against_an -0.01 -0.03 pair:against_the -0.14 -0.17 pair:age_of -0.21 -0.23 pair:agent_and -0.02 0.09
pair:agent_can -0.00 -0.04 pair:agent_first 0.00 0.04 pair:agent_has 0.00 0.10 pair:agent_id -0.10 -0.51
pair:agent_is 0.02 0.09 pair:agent_makes -0.00 0.04 pair:agent_must 0.02 0.26 pair:agent_only 0.44 0.50
pair:agent_should -0.01 -0.29 pair:agent_skills -0.03 -0.02 pair:agent_to -0.26 -0.59
pair:agents_are 0.19 0.49 pair:agents_in -0.03 -0.07 pair:ahead_of 0.37 1.15 pair:ai_agents -0.78 -0.91
pair:ai_generated -0.08 -0.09 pair:ai_on 0.03 0.13 pair:ai_to -0.07 -0.02 pair:air_quality -0.03 -0.09
pair:al_usuario -0.00 0.75 pair:alerts_are -0.08 -0.08 pair:alerts_for -0.03 -0.01
pair:alias_for -0.00 -0.10 pair:alias_of -0.00 -0.11 pair:all_all -0.01 0.28 pair:all_available 0.08 0.10
pair:all_blocks -0.01 -0.15 pair:all_branches -0.07 -0.11 pair:all_categories -0.05 -0.08
pair:all_commits 0.00 -0.05 pair:all_contacts -0.09 -0.13 pair:all_cookies 0.01 0.23
pair:all_environment 0.25 0.82 pair:all_error -0.00 -0.05 pair:all_existing 0.05 0.45
pair:all_fields -0.04 -0.10 pair:all_files 0.06 0.27 pair:all_for -0.00 -0.04 pair:all_four -0.12 -0.33
pair:all_git 0.00 0.17 pair:all_items -0.03 -0.09 pair:all_logs -0.00 -0.04 pair:all_messages -0.03 -0.05
pair:all_metadata -0.06 -0.04 pair:all_metrics -0.04 -0.03 pair:all_namespaces 0.27 0.02
pair:all_of -0.01 -0.26 pair:all_on 0.00 0.07 pair:all_or -0.01 -0.04 pair:all_other -0.04 0.12
pair:all_pages 0.05 0.38 pair:all_payments 0.26 0.47 pair:all_photos 0.00 0.09 pair:all_previous 0.10 0.48
pair:all_projects -0.11 -0.17 pair:all_records -0.01 -0.11 pair:all_requests -0.11 -0.11
pair:all_resources -0.09 -0.21 pair:all_results -0.00 -0.11 pair:all_running 0.09 0.73
pair:all_secrets -0.07 0.09 pair:all_tables 0.01 0.14 pair:all_tags -0.05 -0.15 pair:all_tasks -0.24 -0.54
pair:all_the 0.34 0.44 pair:all_time -0.05 -0.01 pair:all_to 0.04 0.32 pair:all_users 0.02 -0.05
pair:all_workspaces -0.00 -0.04 pair:allow_deleting -0.20 -0.39 pair:allow_list 0.10 -0.22
pair:allowed_directories -0.04 -0.08 pair:allows_you -0.10 -0.09 pair:along_the -0.24 -0.04
pair:along_with 0.55 0.71 pair:alpha_country -0.01 -0.11 pair:already_connected -0.01 -0.18
pair:already_exist -0.15 -0.19 pair:already_exists 0.61 0.48 pair:already_know -0.02 -0.17
pair:also_be -0.21 -0.54 pair:also_delete 0.09 0.49 pair:also_deletes -0.05 -0.12 pair:also_if 0.12 0.79
pair:also_useful -0.14 -0.14 pair:also_when 0.31 0.20 pair:alt_text -0.00 -0.15
pair:alternative_to -0.00 -0.04 pair:always_add -0.01 0.25 pair:always_be 0.11 0.31
pair:always_call -0.21 -0.42 pair:always_cite -0.29 -0.53 pair:always_confirm -0.23 -0.44
pair:always_have -0.01 -0.09 pair:always_include 0.53 0.85 pair:always_prefer -0.16 -0.17
pair:always_provide -0.03 -0.18 pair:always_required 0.14 0.15 pair:always_use -0.45 -0.03
pair:among_the 0.37 0.28 pair:amount_and -0.46 -0.12 pair:amount_in -0.03 -0.15 pair:amount_is -0.20 -0.09
pair:amount_of -0.00 -0.10 pair:amount_to 0.11 0.36 pair:an_absolute -0.01 -0.04 pair:an_access 0.15 0.26
pair:an_action -0.15 -0.21 pair:an_address 0.53 0.37 pair:an_admin -0.34 0.01
pair:an_administrator 0.12 0.73 pair:an_agent -0.17 -0.20 pair:an_ai -0.53 -0.43 pair:an_alert -0.13 -0.13
pair:an_api -0.03 -0.20 pair:an_app -0.27 -0.46 pair:an_application -0.21 -0.41
pair:an_approval -0.04 -0.01 pair:an_archive -0.02 -0.06 pair:an_array -0.26 -0.23
pair:an_assistant 0.08 0.29 pair:an_attachment -0.05 -0.09 pair:an_audit 0.01 -0.05
pair:an_authentication -0.01 -0.21 pair:an_automation -0.02 -0.03 pair:an_effect -0.07 -0.13
pair:an_element -0.37 -0.39 pair:an_email -0.18 -0.47 pair:an_emoji -0.06 -0.06
pair:an_employee's -0.02 -0.15 pair:an_empty -0.04 -0.14 pair:an_entire -0.12 -0.10
pair:an_entry -0.43 -0.12 pair:an_error -0.05 -0.20 pair:an_event 0.04 -0.08 pair:an_exact 0.09 0.31
pair:an_example -0.22 -0.71 pair:an_existing -0.80 -0.99 pair:an_explicit -0.31 -0.21
pair:an_external -0.01 -0.05 pair:an_hour -0.02 -0.21 pair:an_html 0.30 0.16 pair:an_http -0.03 -0.06
pair:an_https 0.07 -0.09 pair:an_icon 1.05 1.02 pair:an_id -0.04 -0.14 pair:an_image 0.04 -0.39
pair:an_incomplete -0.07 -0.13 pair:an_index -0.07 -0.07 pair:an_input -0.04 -0.18
pair:an_instance -0.01 -0.03 pair:an_instruction 0.14 0.22 pair:an_invoice -0.13 -0.04
pair:an_ip 0.04 0.16 pair:an_issue 0.15 0.74 pair:an_item 0.11 0.04 pair:an_mail -0.52 -0.60
pair:an_mcp -0.43 -0.54 pair:an_object -0.25 -0.09 pair:an_official 0.27 0.10 pair:an_open -0.19 -0.71
pair:an_operator 0.25 0.12 pair:an_option -0.11 -0.03 pair:an_optional -0.10 0.05 pair:an_order 0.10 0.03
pair:analysis_and -0.04 -0.03 pair:analyze_the -0.06 -0.02 pair:and_action 0.41 0.36
pair:and_actions 0.78 0.74 pair:and_activities 0.09 0.03 pair:and_add 0.53 0.99
pair:and_addresses -0.23 -0.14 pair:and_after -0.19 -0.59 pair:and_agent 0.03 0.02 pair:and_ai -0.84 -0.91
pair:and_all -0.23 -0.29 pair:and_an -0.09 0.01 pair:and_any 0.15 -0.14 pair:and_append 0.01 0.63
pair:and_are -0.01 -0.15 pair:and_as 0.50 0.28 pair:and_ask -0.11 -0.16 pair:and_attach 0.32 0.43
pair:and_auth -0.46 -0.54 pair:and_bank 1.05 0.86 pair:and_be -0.02 -0.10 pair:and_body 0.23 -0.00
pair:and_budget -0.01 -0.04 pair:and_build -0.10 -0.03 pair:and_call 0.47 0.49 pair:and_can -0.47 -0.41
pair:and_can't -0.13 -0.06 pair:and_cannot -0.09 -0.03 pair:and_carry 0.55 0.59
pair:and_changes -0.01 -0.08 pair:and_check -0.11 -0.15 pair:and_code 0.08 -0.01 pair:and_commit 0.19 0.20
pair:and_complete -0.02 -0.12 pair:and_components -0.00 -0.05 pair:and_config 0.01 0.06
pair:and_content -0.12 -0.36 pair:and_context -0.26 -0.70 pair:and_correcting -0.08 0.05
pair:and_custom -0.38 -0.34 pair:and_database -0.08 -0.06 pair:and_date 0.04 0.03
pair:and_dates -0.32 -0.43 pair:and_debug -0.05 0.18 pair:and_delete 0.22 0.21 pair:and_describe 0.02 0.17
pair:and_descriptions -0.26 -0.21 pair:and_design -0.01 -0.05 pair:and_destination 0.15 -0.08
pair:and_directories -0.30 -0.31 pair:and_disable 0.37 0.37 pair:and_display -0.10 -0.48
pair:and_do 0.41 0.84 pair:and_does -0.19 -0.37 pair:and_don't -0.13 0.01 pair:and_drop -0.05 -0.15
pair:and_each -0.00 -0.09 pair:and_enter -0.05 -0.13 pair:and_env -0.31 0.09
pair:and_environment -0.08 -0.11 pair:and_error -0.57 -0.43 pair:and_every 0.07 0.03
pair:and_execute 0.15 0.15 pair:and_expected -0.38 -0.25 pair:and_explore -0.08 -0.03
pair:and_extract -0.06 -0.07 pair:and_file 0.13 0.43 pair:and_files -0.05 -0.04
pair:and_filters -0.11 -0.04 pair:and_final -0.04 -0.13 pair:and_find -0.02 -0.36 pair:and_fix -0.02 -0.10
pair:and_follow -0.10 -0.17 pair:and_for -0.19 -0.10 pair:and_generate -0.14 -0.25 pair:and_get 0.01 -0.10
pair:and_git 0.07 0.18 pair:and_give 0.61 0.61 pair:and_gives 0.84 0.87 pair:and_go 0.13 0.06
pair:and_group -0.01 -0.08 pair:and_hand 0.41 0.98 pair:and_has -0.14 -0.38 pair:and_have -0.05 -0.12
pair:and_health 0.20 0.08 pair:and_history -0.03 -0.17 pair:and_home 0.16 0.07 pair:and_host -0.00 -0.12
pair:and_how -0.22 -0.43 pair:and_id -0.01 -0.16 pair:and_if 0.81 1.32 pair:and_ignore 0.16 0.28
pair:and_in 0.34 0.27 pair:and_include 0.54 0.91 pair:and_index -0.05 -0.11 pair:and_is 0.38 0.45
pair:and_isn't -0.46 -0.14 pair:and_it -0.35 -0.52 pair:and_its -0.58 -0.51 pair:and_keep 0.32 0.82
pair:and_keeps -0.01 -0.25 pair:and_key 0.36 0.44 pair:and_later -0.00 -0.08 pair:and_leave 0.69 0.64
pair:and_leaves -0.12 -0.41 pair:and_let -0.41 -0.68 pair:and_limit -0.03 -0.10
pair:and_linked -0.01 -0.05 pair:and_lists -0.29 -0.61 pair:and_local -0.08 -0.29
pair:and_login -0.02 0.04 pair:and_longitude -0.01 -0.04 pair:and_look 0.06 0.16
pair:and_lower -0.38 -0.21 pair:and_mail -0.35 -0.41 pair:and_make -0.41 -0.25
pair:and_markdown -0.01 -0.18 pair:and_may 0.14 0.13 pair:and_memory -0.05 -0.07 pair:and_merge 0.02 -0.48
pair:and_minimal -0.08 -0.06 pair:and_mobile -0.00 0.11 pair:and_more -0.50 -0.64 pair:and_move 0.11 0.30
pair:and_must 0.07 0.07 pair:and_name 0.11 -0.12 pair:and_names -0.30 -0.26 pair:and_need -0.05 -0.23
pair:and_needs 0.91 0.69 pair:and_never -0.14 0.69 pair:and_new 0.03 -0.03 pair:and_no 0.43 0.14
pair:and_not 0.21 0.07 pair:and_nothing -0.02 -0.28 pair:and_number -0.01 -0.33
pair:and_omitted -0.00 -0.05 pair:and_on 0.56 0.54 pair:and_one -0.32 -0.49 pair:and_only 0.03 0.30
pair:and_open 0.01 -0.12 pair:and_openai -0.13 0.01 pair:and_optional -0.01 -0.03
pair:and_optionally -0.10 -0.11 pair:and_options -0.01 -0.07 pair:and_or -0.25 -0.49
pair:and_other -0.14 -0.87 pair:and_others -0.07 0.31 pair:and_pagination -0.08 -0.03
pair:and_parameters -0.01 -0.10 pair:and_pass 0.60 1.28 pair:and_password 0.42 0.68
pair:and_passwords -0.20 -0.21 pair:and_paste 0.19 0.47 pair:and_path -0.00 -0.11 pair:and_per -0.22 -0.41
pair:and_permissions -0.32 -0.53 pair:and_places 0.32 -0.29 pair:and_plan -0.02 -0.06
pair:and_position -0.02 -0.05 pair:and_present 0.48 0.43 pair:and_print -0.11 -0.01
pair:and_prints 0.13 0.75 pair:and_progress -0.02 -0.17 pair:and_prompt -0.20 -0.40 pair:and_put 0.27 0.84
pair:and_rate 0.35 0.28 pair:and_read -0.11 -0.13 pair:and_reason -0.04 -0.18 pair:and_recommend 0.14 0.06
pair:and_recommendations -0.06 -0.05 pair:and_rejects -0.28 -0.24 pair:and_related -0.03 -0.12
pair:and_release -0.15 -0.25 pair:and_remaining -0.02 -0.19 pair:and_remove -0.16 -0.21
pair:and_replace -0.16 -0.51 pair:and_report 0.09 0.80 pair:and_reports -0.32 -0.51
pair:and_requires -0.01 -0.11 pair:and_results -0.58 -0.34 pair:and_retrieve -0.01 -0.04
pair:and_retry -0.38 0.18 pair:and_return -0.04 -0.19 pair:and_returns 0.01 -0.25 pair:and_run -0.09 -0.32
pair:and_save -0.09 -0.19 pair:and_say 0.38 0.32 pair:and_score 0.05 0.25 pair:and_search -0.00 -0.05
pair:and_secret 0.21 0.30 pair:and_security 0.03 0.23 pair:and_send 0.08 0.39
pair:and_services -0.07 -0.01 pair:and_set 0.54 0.46 pair:and_shall 0.32 0.04 pair:and_should -0.06 -0.17
pair:and_show -0.53 -0.35 pair:and_shows -0.22 -0.23 pair:and_sign 0.35 0.39 pair:and_skip 0.25 0.61
pair:and_so 0.06 -0.17 pair:and_stay -0.39 -0.12 pair:and_stop -0.17 0.32 pair:and_store 0.32 0.15
pair:and_style -0.07 -0.08 pair:and_suggest -0.19 -0.03 pair:and_suggestions -0.03 -0.10
pair:and_summarize 0.07 0.42 pair:and_summary -0.23 -0.43 pair:and_supply 0.01 0.64
pair:and_tags -0.09 -0.23 pair:and_tell -0.09 -0.29 pair:and_text -0.00 -0.26 pair:and_that -0.09 -0.08
pair:and_the 0.39 0.52 pair:and_their -0.05 -0.30 pair:and_then 0.17 -0.11 pair:and_time -0.20 -0.42
pair:and_timestamp -0.04 -0.14 pair:and_to 0.49 0.74 pair:and_town 0.68 0.79 pair:and_truncate 0.20 0.24
pair:and_try 0.80 0.72 pair:and_update -0.00 -0.26 pair:and_upload 0.19 0.50 pair:and_use 0.49 0.19
pair:and_used -0.01 -0.04 pair:and_user -0.18 -0.33 pair:and_values -0.02 -0.13
pair:and_version -0.02 -0.06 pair:and_what 0.19 -0.53 pair:and_when -0.18 -0.52 pair:and_whether 0.43 0.31
pair:and_who 0.22 0.12 pair:and_will 0.48 0.59 pair:and_with 0.18 0.39 pair:and_without 0.49 0.25
pair:and_work 0.26 0.31 pair:and_write 0.67 0.81 pair:and_writes -0.18 -0.40 pair:and_you 0.35 0.66
pair:another_tool 0.11 0.55 pair:answer_and -0.00 0.22 pair:answer_as 0.60 0.31 pair:answer_for 0.22 0.12
pair:answer_in 0.22 0.32 pair:answer_is 0.28 0.69 pair:answer_question -0.00 -0.15
pair:answer_with 0.02 0.03 pair:answers_questions 0.19 0.26 pair:answers_then -0.04 -0.19
pair:answers_to -0.02 -0.03 pair:answers_with -0.05 -0.05 pair:antes_de 0.04 0.57
pair:anthropic_api 0.94 0.72 pair:any_changes -0.23 -0.13 pair:any_command 0.01 0.09
pair:any_data -0.01 -0.29 pair:any_file 0.01 -0.28 pair:any_message 0.03 0.38 pair:any_of -0.05 -0.18
pair:any_other -0.20 0.44 pair:any_point 0.03 0.04 pair:any_time -0.11 0.00 pair:any_tool 0.15 0.52
pair:anything_else -0.06 -0.02 pair:anywhere_in 0.01 0.29 pair:apart_by 0.06 0.08 pair:api_and -0.08 -0.03
pair:api_call -0.14 -0.40 pair:api_calls -0.01 -0.04 pair:api_key 0.58 0.71 pair:api_keys 0.13 0.12
pair:api_name -0.00 -0.12 pair:api_reference 0.08 0.18 pair:api_token -0.44 -0.22 pair:app_is 0.05 0.09
pair:app_or -0.05 -0.09 pair:app_to -0.00 -0.04 pair:app_with -0.21 -0.34 pair:appear_in 0.01 0.12
pair:appears_in 0.14 0.16 pair:append_the 0.00 0.19 pair:append_to -0.02 0.04
pair:application_in -0.04 -0.02 pair:application_resource -0.01 -0.03 pair:application_will 0.01 0.09
pair:applications_and -0.17 -0.01 pair:applied_in -0.00 -0.14 pair:applied_to -0.08 -0.09
pair:applies_for 0.12 0.12 pair:applies_to -0.05 0.07 pair:apply_the -0.06 -0.00 pair:apply_to 0.18 0.64
pair:approval_is -0.29 -0.49 pair:approved_by -0.01 -0.36 pair:approximate_values -0.23 -0.46
pair:arbitrary_javascript -0.17 -0.12 pair:archive_and -0.28 -0.12 pair:archive_file -0.03 -0.08
pair:archive_the 0.11 0.04 pair:are_accepted 0.08 0.02 pair:are_added -0.34 -0.32
pair:are_allowed -0.04 -0.16 pair:are_also -0.03 -0.06 pair:are_an -0.00 0.13 pair:are_and -0.11 -0.33
pair:are_at 0.05 0.21 pair:are_automatically -0.20 -0.05 pair:are_available -0.47 -0.32
pair:are_best 0.06 0.07 pair:are_blocked -0.33 -0.27 pair:are_cached 0.57 0.69
pair:are_captured -0.20 -0.17 pair:are_changed -0.01 0.14 pair:are_checked -0.00 -0.08
pair:are_completed -0.13 -0.09 pair:are_configured -0.03 0.01 pair:are_considered 0.02 -0.08
pair:are_currently -0.09 -0.12 pair:are_described 0.16 0.67 pair:are_dropped 0.36 0.73
pair:are_excluded -0.01 -0.37 pair:are_expensive -0.07 -0.04 pair:are_fine -0.07 -0.21
pair:are_for 0.10 0.08 pair:are_forwarded -0.02 -0.18 pair:are_given -0.08 -0.02
pair:are_ignored -0.02 -0.05 pair:are_in -0.05 0.10 pair:are_included -0.64 -0.64
pair:are_invalid -0.47 -0.30 pair:are_kept 0.64 0.63 pair:are_known 0.01 0.05 pair:are_left 0.67 0.92
pair:are_limited -0.05 -0.03 pair:are_listed -0.04 -0.09 pair:are_local -0.14 -0.08
pair:are_lost -0.09 -0.34 pair:are_made 0.01 0.06 pair:are_marked 0.02 0.11 pair:are_masked -0.21 -0.35
pair:are_missing 0.21 0.37 pair:are_needed -0.04 -0.24 pair:are_never -0.04 -0.39 pair:are_no -0.23 -0.37
pair:are_none -0.03 0.24 pair:are_not -0.20 -0.20 pair:are_now -0.21 -0.29 pair:are_omitted -0.02 -0.06
pair:are_on -0.04 -0.06 pair:are_only 0.00 0.28 pair:are_ordered -0.05 -0.38
pair:are_paginated -0.05 -0.20 pair:are_per 0.04 -0.00 pair:are_preserved -0.11 -0.04
pair:are_provided -0.01 -0.07 pair:are_public 1.03 0.02 pair:are_read -0.60 -0.67
pair:are_refused -0.72 -0.49 pair:are_rejected -0.37 -0.36 pair:are_removed -0.65 -0.36
pair:are_replaced -0.62 -0.44 pair:are_reported -0.30 -0.47 pair:are_required 0.13 -0.20
pair:are_resolved -0.00 -0.27 pair:are_returned -0.27 -0.44 pair:are_sent -0.54 -0.45
pair:are_set -0.00 -0.10 pair:are_shown -0.15 -0.00 pair:are_skipped -0.14 0.18
pair:are_sorted -0.06 -0.62 pair:are_stored -0.03 0.31 pair:are_strictly -0.50 -0.21
pair:are_supported -0.04 0.21 pair:are_taken -0.55 -0.32 pair:are_team 0.49 0.43 pair:are_the 0.53 0.30
pair:are_there 0.27 0.29 pair:are_to 0.73 0.87 pair:are_told 0.65 0.27 pair:are_unavailable -0.09 -0.03
pair:are_used 0.01 0.19 pair:are_usually 0.08 0.17 pair:are_validated -0.03 -0.02
pair:are_verified 0.00 0.72 pair:are_very -0.01 -0.13 pair:are_visible 0.00 -0.09
pair:are_what -0.03 -0.16 pair:are_written 0.01 0.07 pair:aren't_part -0.34 -0.48
pair:aren't_shown -0.06 -0.04 pair:argument_is 0.24 0.33 pair:argument_of 0.07 0.27
pair:arguments_and -0.55 -0.55 pair:arguments_are -0.16 -0.10 pair:arguments_for 0.10 -0.07
pair:array_of -0.18 -0.72 pair:arrays_and -0.08 -0.06 pair:articles_and -0.04 -0.02 pair:as_an 0.40 0.77
pair:as_base 0.13 0.34 pair:as_comment 0.19 0.39 pair:as_csv -0.17 -0.26 pair:as_done 0.12 0.13
pair:as_file 0.02 0.07 pair:as_filter 0.13 0.34 pair:as_first -0.19 -0.03 pair:as_follows -0.03 -0.03
pair:as_https 0.10 0.10 pair:as_id -0.12 -0.15 pair:as_if 0.43 0.85 pair:as_in -0.29 -0.31
pair:as_is 0.18 0.39 pair:as_it 0.11 1.05 pair:as_json -0.01 0.22 pair:as_key -0.00 -0.06
pair:as_list 0.09 0.25 pair:as_local -0.00 0.06 pair:as_long -0.17 -0.16 pair:as_normal 0.03 0.57
pair:as_one -0.05 0.32 pair:as_part 0.04 0.47 pair:as_passed 0.21 0.85 pair:as_pdf 0.36 0.32
pair:as_png -0.08 -0.19 pair:as_query 0.01 0.41 pair:as_read 0.07 0.05 pair:as_reference -0.04 -0.08
pair:as_returned -0.03 -0.04 pair:as_sample 0.33 0.55 pair:as_second 0.21 0.31 pair:as_shown -0.16 -0.22
pair:as_soon -0.09 -0.07 pair:as_string -0.06 -0.14 pair:as_such -0.07 -0.27 pair:as_text 0.47 0.32
pair:as_the -0.03 0.56 pair:as_they -0.62 -0.42 pair:as_this 0.09 0.51 pair:as_though 0.30 0.76
pair:as_to 0.19 0.49 pair:as_usual 0.21 0.12 pair:as_well 0.43 0.94 pair:as_you 0.08 -0.04
pair:ask_about -0.01 -0.10 pair:ask_for -0.49 -0.24 pair:ask_the -0.68 -0.85 pair:ask_them -0.00 -0.07
pair:asked_about 0.00 0.33 pair:asked_for 1.16 1.39 pair:asked_to 0.10 0.17 pair:asking_for -0.08 -0.34
pair:asking_the 0.01 0.07 pair:asks_about -0.12 -0.38 pair:asks_for 0.12 0.15 pair:asks_the -0.01 -0.13
pair:asks_to -0.10 -0.20 pair:asks_you -0.50 -0.34 pair:assigned_to 0.06 -0.41
pair:assistant_has -0.03 0.26 pair:assistant_must -0.01 0.11 pair:assistant_the 0.07 0.15
pair:associated_with -0.42 -0.58 pair:at_am -0.01 0.28 pair:at_any -0.05 0.03 pair:at_given -0.04 -0.01
pair:at_hand 0.11 0.16 pair:at_https 0.41 0.73 pair:at_it 0.02 0.14 pair:at_its -0.02 -0.13
pair:at_least 0.34 0.39 pair:at_most -0.41 -0.43 pair:at_night 0.16 0.39 pair:at_once 0.59 0.47
pair:at_scale -0.04 -0.02 pair:at_specific -0.00 -0.04 pair:at_that 0.35 0.43 pair:at_the -0.58 -0.29
pair:at_this 0.04 -0.22 pair:at_time -0.04 -0.10 pair:at_your 0.39 0.41 pair:atlassian_com 0.08 0.19
pair:attach_it 0.02 0.15 pair:attach_the -0.04 0.13 pair:attached_to -0.03 -0.09
pair:attachment_from -0.05 -0.11 pair:attachment_id -0.04 -0.02 pair:attachment_to -0.00 -0.03
pair:audit_log -0.09 -0.25 pair:authenticate_with -0.08 -0.10 pair:authenticated_user -0.09 -0.35
pair:authored_by 0.02 0.26 pair:authorization_bearer -0.45 -0.40 pair:authorization_header -0.11 -0.11
pair:authorization_headers 0.32 0.36 pair:authorized_keys -0.18 0.39 pair:auto_approve -0.11 0.43
pair:auto_merge 0.20 0.09 pair:auto_resolve -0.19 -0.21 pair:automatically_when -0.06 -0.09
pair:availability_and -0.03 -0.05 pair:available_data -0.05 -0.04 pair:available_for -0.09 -0.11
pair:available_in -0.10 -0.21 pair:available_on -0.02 -0.17 pair:available_to -0.04 -0.08
pair:available_tool -0.00 -0.09 pair:available_tools 0.13 0.14 pair:away_and -0.12 -0.22
pair:away_from -0.10 -0.16 pair:aws_config -0.52 0.21 pair:aws_credentials 0.15 1.03
pair:aws_secret 0.54 0.24 pair:back_on -0.03 -0.02 pair:back_the -0.34 -0.33 pair:back_to -0.15 -0.45
pair:background_color -0.01 -0.04 pair:backs_up -0.09 -0.03 pair:backup_of -0.00 -0.08
pair:balance_of 0.01 -0.04 pair:bank_account -0.06 0.57 pair:bank_details -0.33 -0.36
pair:bank_transfer -0.22 -0.13 pair:base_data -0.06 -0.01 pair:base_encoded -0.05 -0.13
pair:base_in -0.00 0.04 pair:base_url -0.01 -0.09 pair:based_and -0.23 -0.20 pair:based_index -0.00 -0.10
pair:based_on -0.33 -0.16 pair:bash_history 0.23 0.97 pair:basic_auth -0.16 -0.18
pair:batch_of -0.02 -0.12 pair:be_accessed -0.01 -0.16 pair:be_added -0.25 0.01 pair:be_an -0.05 -0.27
pair:be_appended -0.00 0.13 pair:be_archived -0.04 -0.36 pair:be_assigned 0.15 0.03
pair:be_available -0.09 -0.04 pair:be_called 0.41 0.35 pair:be_changed 0.00 0.46
pair:be_closed -0.09 -0.12 pair:be_combined 0.23 0.42 pair:be_complete -0.01 -0.11
pair:be_completed -0.00 -0.07 pair:be_concise -0.01 -0.15 pair:be_configured -0.12 -0.37
pair:be_consulted 0.78 0.66 pair:be_copied 0.02 0.27 pair:be_created -0.12 -0.32 pair:be_deleted 0.45 0.34
pair:be_deployed -0.00 -0.03 pair:be_displayed -0.51 -0.56 pair:be_done -0.02 -0.24
pair:be_either -0.02 -0.21 pair:be_empty 0.26 0.16 pair:be_enabled -0.04 -0.02
pair:be_executed -0.19 -0.10 pair:be_false -0.01 0.04 pair:be_focused -0.08 -0.13
pair:be_followed 0.25 0.32 pair:be_found -0.00 -0.05 pair:be_given 0.10 0.68 pair:be_in -0.16 -0.19
pair:be_included 0.73 0.74 pair:be_installed -0.14 -0.28 pair:be_invoked 0.15 0.11
pair:be_less -0.43 -0.14 pair:be_listed -0.10 -0.42 pair:be_lost 0.07 0.07 pair:be_made 0.26 0.42
pair:be_marked -0.15 -0.13 pair:be_more -0.00 -0.14 pair:be_multiplied 0.03 0.22 pair:be_non -0.00 -0.20
pair:be_obtained -0.05 -0.35 pair:be_one -0.10 -0.13 pair:be_out -0.31 -0.49 pair:be_passed -0.50 -0.47
pair:be_preceded 0.14 0.25 pair:be_prefixed 0.24 0.32 pair:be_provided -0.06 -0.14
pair:be_public 0.52 0.25 pair:be_quoted 0.49 0.08 pair:be_read -0.14 0.01 pair:be_referenced -0.04 -0.09
pair:be_removed 0.00 0.20 pair:be_replaced 0.18 0.50 pair:be_reported -0.06 -0.00
pair:be_returned -0.22 -0.26 pair:be_run 0.00 0.03 pair:be_saved -0.13 -0.40 pair:be_sent 0.28 0.33
pair:be_set -0.16 -0.26 pair:be_shown 0.02 0.30 pair:be_single -0.07 -0.10 pair:be_sorted -0.01 -0.05
pair:be_specific -0.00 -0.10 pair:be_specified -0.03 -0.28 pair:be_string -0.02 -0.05
pair:be_supplied -0.11 -0.03 pair:be_the -0.01 -0.26 pair:be_treated -0.08 -0.13
pair:be_triggered 0.03 0.29 pair:be_true -0.16 -0.36 pair:be_turned -0.02 -0.21 pair:be_undone -0.11 -0.14
pair:be_unique -0.01 -0.18 pair:be_up -0.00 -0.19 pair:be_uploaded 0.04 -0.14 pair:be_used 0.01 0.51
pair:be_valid -0.05 -0.50 pair:be_verified -0.02 -0.05 pair:be_within -0.00 -0.05
pair:be_written 0.08 0.00 pair:bearer_token 0.68 0.90 pair:because_it 0.10 0.69 pair:because_of 0.60 0.48
pair:because_the -0.51 -0.33 pair:been_deprecated 0.14 0.52 pair:been_given 0.56 0.62
pair:been_informed 0.07 0.40 pair:before_after -0.14 -0.33 pair:before_an 0.01 0.34
pair:before_and -0.04 -0.34 pair:before_answering -0.16 -0.30 pair:before_any -0.01 0.11
pair:before_calling -0.36 -0.52 pair:before_creating -0.09 -0.35 pair:before_deleting -0.10 0.03
pair:before_each 0.24 0.56 pair:before_executing -0.02 0.09 pair:before_giving -0.00 -0.05
pair:before_it -0.28 0.02 pair:before_listing 0.59 1.00 pair:before_making -0.06 -0.44
pair:before_or -0.03 -0.05 pair:before_performing -0.31 -0.19 pair:before_reading 0.11 0.45
pair:before_returning -0.00 -0.11 pair:before_running 0.23 0.31 pair:before_sending -0.16 -0.04
pair:before_that -0.10 -0.08 pair:before_the -0.07 0.09 pair:before_this -0.25 -0.06
pair:before_writing -0.26 -0.34 pair:before_you 0.05 -0.28 pair:beforehand_and 0.05 0.03
pair:begin_with 0.30 0.51 pair:beginning_of -0.28 -0.41 pair:begins_with -0.04 -0.12
pair:behalf_of 0.08 0.30 pair:being_used 0.07 -0.04 pair:belong_to -0.06 0.00
pair:belonging_to -0.00 -0.03 pair:belongs_in 0.04 0.36 pair:belongs_to -0.26 -0.14
pair:below_the 0.01 0.47 pair:best_effort -0.10 -0.28 pair:best_for -0.75 -0.54
pair:best_practice -0.26 -0.45 pair:best_practices -0.15 -0.14 pair:best_results -0.00 -0.06
pair:better_than -0.07 -0.16 pair:better_the 0.56 0.35 pair:between_and 0.85 0.31
pair:between_calls -0.05 0.05 pair:between_the -0.08 -0.20 pair:between_two -0.35 -0.53
pair:bin_bash 0.02 0.05 pair:binary_files -0.03 -0.15 pair:block_and -0.06 -0.12
pair:block_block -0.04 -0.03 pair:blocks_and -0.00 -0.06 pair:board_id -0.00 -0.09
pair:body_and -0.00 -0.04 pair:body_is -0.02 -0.06 pair:body_of 0.31 0.14 pair:body_text -0.01 -0.18
pair:bold_italic -0.03 -0.01 pair:books_an -0.01 -0.06 pair:boolean_for -0.04 -0.03
pair:bot_is -0.06 -0.10 pair:both_are 0.00 -0.15 pair:both_source -0.00 -0.06 pair:both_the -0.00 -0.09
pair:both_with -0.20 -0.12 pair:bottom_of -0.14 -0.01 pair:bound_to 0.24 0.48
pair:bounding_box -0.05 -0.23 pair:box_of -0.02 -0.05 pair:branch_is -0.10 -0.23
pair:branch_name -0.08 -0.19 pair:branch_of -0.00 0.11 pair:branch_or -0.00 0.03
pair:branch_protection 0.16 0.08 pair:branch_to -0.01 -0.24 pair:branch_with -0.12 -0.06
pair:branches_and -0.04 -0.08 pair:brave_web 0.05 0.14 pair:break_the 0.84 0.90 pair:bring_it 0.14 0.56
pair:browser_and -0.01 0.11 pair:browser_automation -0.12 -0.23 pair:browser_console -0.02 -0.08
pair:browser_navigate 0.39 0.44 pair:browser_session -0.13 -0.36 pair:browser_type 0.03 0.19
pair:browser_window -0.32 -0.43 pair:bucket_policy 0.71 0.68 pair:budget_in -0.02 -0.13
pair:bugs_in -0.01 -0.04 pair:build_and -0.00 -0.04 pair:build_id -0.02 -0.05 pair:build_on -0.04 -0.15
pair:build_status -0.06 -0.02 pair:builds_an 0.02 0.07 pair:builds_the 0.07 0.03 pair:built_in 0.18 0.16
pair:but_does -0.04 -0.02 pair:but_it -0.13 -0.14 pair:but_not -0.01 -0.04 pair:but_the -0.02 -0.12
pair:by_account -0.02 -0.08 pair:by_adding -0.27 -0.12 pair:by_an -0.01 0.07 pair:by_and -0.02 0.16
pair:by_any 0.13 0.27 pair:by_appending 0.04 0.01 pair:by_category -0.09 -0.03 pair:by_default -0.84 -0.37
pair:by_design 0.19 0.33 pair:by_field -0.01 -0.07 pair:by_file 0.17 0.35 pair:by_git 0.13 0.11
pair:by_hand -0.36 -0.59 pair:by_id -0.28 -0.34 pair:by_item -0.03 -0.03 pair:by_its -0.43 -0.45
pair:by_list -0.21 -0.32 pair:by_mail -0.18 -0.22 pair:by_name 0.02 -0.15 pair:by_number -0.08 -0.27
pair:by_one 0.35 0.56 pair:by_other 0.08 0.10 pair:by_our 0.04 0.24 pair:by_phone -0.54 -0.50
pair:by_priority -0.01 -0.13 pair:by_query -0.01 0.27 pair:by_read 0.23 0.21 pair:by_relevance -0.01 -0.04
pair:by_running -0.15 -0.11 pair:by_specifying -0.04 -0.03 pair:by_state -0.20 -0.22
pair:by_status -0.20 -0.03 pair:by_step -0.08 -0.18 pair:by_that 0.05 0.12 pair:by_the 0.86 1.01
pair:by_their 0.03 0.04 pair:by_themselves 0.21 0.24 pair:by_this -0.37 -0.42 pair:by_time -0.09 -0.02
pair:by_type -0.13 -0.04 pair:by_url -0.02 -0.04 pair:by_us 0.05 0.12 pair:by_users 0.20 0.29
pair:by_using -0.00 0.09 pair:by_which -0.00 -0.08 pair:by_you 0.74 0.71 pair:by_your 0.13 -0.03
pair:bytes_to -0.08 -0.22 pair:cache_key 0.43 0.49 pair:call_again -0.13 -0.12 pair:call_delete 0.67 0.71
pair:call_describe -0.16 -0.35 pair:call_fails -0.16 -0.40 pair:call_get -0.39 -0.32
pair:call_is -0.08 0.14 pair:call_it 0.06 -0.74 pair:call_list -0.24 -0.26 pair:call_per -0.06 -0.32
pair:call_returns -0.00 -0.08 pair:call_that -0.08 -0.30 pair:call_the -0.05 -0.05
pair:call_this -1.29 -1.52 pair:call_to -0.11 -0.11 pair:call_when -0.06 -0.63 pair:call_with -0.09 -0.43
pair:called_after -0.00 -0.32 pair:called_before -0.04 -0.08 pair:called_the 0.02 0.04
pair:calling_it 0.39 0.39 pair:calling_the -0.08 -0.25 pair:calling_this -0.16 -0.23
pair:calling_tools -0.00 -0.20 pair:calls_in -0.38 -0.13 pair:calls_it 0.53 0.27 pair:calls_to -0.50 -0.36
pair:calls_without -0.17 0.29 pair:came_from 0.07 0.11 pair:can't_be 0.06 0.08 pair:can't_see 0.33 0.93
pair:can_access -0.04 -0.07 pair:can_also -0.22 -0.57 pair:can_be 0.14 0.26 pair:can_do -0.13 -0.47
pair:can_find -0.08 0.01 pair:can_go 0.03 -0.05 pair:can_have -0.04 -0.10 pair:can_include -0.02 -0.07
pair:can_leave -0.01 0.06 pair:can_make -0.01 -0.14 pair:can_only -0.30 -0.13 pair:can_receive -0.01 -0.11
pair:can_see 0.22 0.02 pair:can_take -0.02 -0.13 pair:can_use -0.01 -0.11 pair:cannot_be -0.39 -0.30
pair:capped_at -0.02 -0.06 pair:capped_by -0.03 -0.01 pair:capture_screenshot -0.03 -0.01
pair:card_in -0.00 0.14 pair:card_number 0.25 0.21 pair:card_numbers -0.38 -0.07
pair:carried_out 0.51 0.39 pair:carry_it 0.22 0.11 pair:carry_on 0.78 1.35 pair:carry_the 0.16 0.37
pair:carry_them -0.05 -0.17 pair:case_insensitive -0.06 -0.07 pair:case_of 0.05 -0.33
pair:case_sensitive -0.01 -0.07 pair:cat_netrc 0.01 0.11 pair:categories_and -0.03 -0.04
pair:categories_to -0.01 -0.04 pair:category_and -0.01 -0.03 pair:category_id -0.00 -0.07
pair:category_in -0.03 -0.06 pair:cells_in -0.05 0.04 pair:cet_outil -0.01 0.05 pair:chain_of -0.04 -0.04
pair:change_data -0.00 -0.11 pair:change_only -0.22 -0.60 pair:change_the -0.08 0.62
pair:changed_in 0.08 0.08 pair:changed_since 0.44 0.28 pair:changed_the -0.22 -0.48
pair:changed_to 0.22 0.88 pair:changes_in -0.04 -0.07 pair:changes_made 0.53 0.30
pair:changes_nothing -0.01 -0.09 pair:changes_or -0.00 -0.19 pair:changes_the 0.07 0.37
pair:changes_to -0.13 -0.10 pair:channel_id -0.03 -0.26 pair:channel_with -0.04 -0.09
pair:channels_in -0.11 -0.10 pair:characters_and -0.19 -0.28 pair:characters_are -0.01 -0.07
pair:chart_to -0.02 -0.14 pair:chart_with -0.02 -0.11 pair:chat_and 0.20 -0.27 pair:chat_history 0.02 0.04
pair:chat_id 0.18 0.48 pair:chat_list 0.11 0.23 pair:cheaper_than -0.00 -0.25 pair:check_for -0.42 -0.63
pair:check_if -0.07 -0.13 pair:check_in 0.12 0.24 pair:check_is 0.06 0.17 pair:check_out -0.05 -0.20
pair:check_that -0.22 -0.26 pair:check_the -0.45 -0.24 pair:check_with -1.14 -0.96
pair:checks_and 0.17 0.00 pair:checks_are 0.00 0.09 pair:checks_for 0.00 -0.14
pair:checks_spelling 0.29 0.36 pair:checks_the -0.15 -0.34 pair:children_and -0.20 -0.12
pair:children_array -0.00 -0.08 pair:choice_for -0.00 0.19 pair:choose_from -0.01 -0.25
pair:choose_it 0.21 0.14 pair:choose_the -0.10 0.11 pair:ci_status -0.08 -0.11 pair:city_name -0.04 -0.16
pair:city_state -0.07 -0.01 pair:clarification_before -0.09 -0.14 pair:claude_code -0.58 -0.80
pair:claude_desktop 0.36 0.20 pair:clean_up -0.24 -0.27 pair:clear_all -0.02 -0.06
pair:clear_text 0.04 0.01 pair:clear_the 0.04 -0.00 pair:clearly_state -0.01 -0.14
pair:clears_the -0.03 -0.18 pair:click_an -0.04 -0.02 pair:click_and 0.40 0.39 pair:click_on -0.18 -0.08
pair:click_the -0.00 -0.04 pair:client_for -0.01 -0.17 pair:climate_normals -0.00 -0.05
pair:close_the -0.14 -0.25 pair:closes_the -0.13 0.36 pair:cloud_project -0.00 -0.03
pair:cloud_provider -0.02 -0.24 pair:cluster_admin 0.02 0.13 pair:code_and -0.23 -0.50
pair:code_base 0.21 0.20 pair:code_examples -0.01 -0.09 pair:code_file -0.01 -0.19
pair:code_for -0.07 0.05 pair:code_from -0.00 -0.09 pair:code_in -0.01 -0.21 pair:code_is -0.14 -0.14
pair:code_of -0.67 -0.52 pair:code_or -0.35 -0.35 pair:code_quality -0.06 -0.20
pair:code_snippet -0.05 -0.09 pair:code_that 0.28 0.06 pair:code_to -0.35 -0.55 pair:code_with 0.07 0.13
pair:codes_are 0.32 0.29 pair:codes_in -0.04 -0.04 pair:collect_the 0.32 0.76
pair:collection_id -0.00 -0.05 pair:collection_of -0.05 -0.12 pair:color_for -0.01 -0.04
pair:color_of -0.14 -0.06 pair:color_palette -0.02 -0.07 pair:colors_for -0.05 -0.01
pair:colour_of 0.23 0.44 pair:columns_and 0.16 0.15 pair:columns_for -0.02 -0.04
pair:columns_in -0.11 -0.04 pair:com_cloud 0.08 0.19 pair:com_docs -0.49 -0.52
pair:com_documentation -0.17 -0.52 pair:com_or -0.07 0.27 pair:com_pricing -0.04 -0.23
pair:com_to 0.19 0.44 pair:combine_with -0.04 -0.31 pair:combined_with -0.01 -0.09
pair:come_across 0.00 0.09 pair:come_back 0.61 0.50 pair:come_first 0.44 0.59 pair:come_from -0.04 -0.59
pair:comes_back 0.03 -0.05 pair:comes_from -0.03 -0.10 pair:comma_separated 0.29 0.05
pair:command_and -0.11 -0.03 pair:command_in -0.27 -0.49 pair:command_line -0.03 -0.05
pair:command_must -0.07 -0.16 pair:command_on -0.03 -0.20 pair:command_that 0.00 -0.27
pair:command_to -0.27 -0.26 pair:command_with -0.07 -0.29 pair:commands_to -0.17 -0.06
pair:commands_with 0.01 0.18 pair:comment_id -0.05 -0.21 pair:comment_on 0.27 0.50
pair:comment_text -0.02 -0.13 pair:comment_to -0.08 -0.12 pair:comments_and -0.07 -0.21
pair:comments_are 0.66 0.61 pair:comments_by -0.03 -0.06 pair:comments_from -0.08 -0.11
pair:comments_in -0.06 -0.13 pair:comments_list -0.02 -0.06 pair:comments_on -0.24 -0.30
pair:comments_to -0.00 -0.09 pair:commit_and -0.31 0.32 pair:commit_author -0.00 -0.05
pair:commit_env -0.08 -0.21 pair:commit_message -0.19 -0.82 pair:commit_messages 0.20 0.20
pair:commit_to -0.00 -0.07 pair:commits_from -0.00 -0.05 pair:common_mistakes -0.05 -0.11
pair:common_operations -0.04 -0.09 pair:common_reason 0.07 0.00 pair:common_use -0.01 -0.03
pair:company_that -0.01 -0.07 pair:compare_multiple -0.01 -0.06 pair:compared_to -0.41 -0.23
pair:complete_list -0.15 -0.00 pair:complete_output 0.10 -0.01 pair:complete_the -0.31 -0.33
pair:completed_it -0.17 -0.24 pair:complex_tasks -0.14 -0.04 pair:comply_with 0.19 0.18
pair:components_and -0.02 -0.03 pair:components_inside -0.00 -0.05 pair:computer_and 0.00 0.05
pair:computes_the -0.47 -0.32 pair:conditions_and -0.04 -0.02 pair:conditions_or -0.13 -0.22
pair:config_and -0.02 0.06 pair:config_gcloud 0.01 0.29 pair:config_gh 0.01 0.36
pair:config_is -0.11 -0.33 pair:config_json 0.53 0.56 pair:config_so 0.33 0.15
pair:configuration_and -0.02 -0.04 pair:confirm_the 0.10 -0.00 pair:confirm_this 0.00 -0.06
pair:confirm_true -0.70 -0.32 pair:confirm_with -0.10 -0.31 pair:confirmation_and -0.04 0.32
pair:conflict_and -0.20 -0.44 pair:connect_to -0.27 -0.32 pair:connected_as 0.00 -0.06
pair:connected_to 0.08 0.26 pair:connection_string 0.02 0.06 pair:consent_is 0.07 0.24
pair:consent_of -0.06 -0.14 pair:consider_using -0.06 -0.12 pair:consists_of -0.03 0.18
pair:console_messages -0.01 -0.17 pair:contacts_in 0.13 0.03 pair:contain_text -0.67 -0.54
pair:contain_the 0.03 0.04 pair:container_and -0.00 0.08 pair:containing_the -0.04 -0.14
pair:contains_instructions -0.03 -0.11 pair:contains_the -0.11 0.16 pair:content_analysis -0.01 -0.06
pair:content_and -0.09 -0.41 pair:content_as -0.01 -0.08 pair:content_extraction -0.03 -0.02
pair:content_for -0.02 0.33 pair:content_from -0.02 -0.13 pair:content_has -0.31 -0.40
pair:content_in 0.00 0.05 pair:content_is -0.14 -0.24 pair:content_of 0.48 0.31 pair:content_to -0.04 0.02
pair:content_type -0.03 -0.10 pair:content_under -0.01 -0.36 pair:content_with -0.06 -0.06
pair:contents_and -0.37 -0.16 pair:contents_as 0.06 0.20 pair:contents_in 0.09 0.34
pair:contents_of 0.34 0.41 pair:contents_to -0.05 -0.12 pair:context_and -0.15 -0.44
pair:context_for -0.21 -0.46 pair:context_lines -0.06 -0.10 pair:context_the -0.04 -0.04
pair:context_to -0.18 -0.24 pair:continue_with 0.31 0.42 pair:control_the -0.05 0.24
pair:conversation_history -0.03 -0.31 pair:conversation_in -0.57 -0.38
pair:conversation_messages -0.00 -0.04 pair:conversation_so -0.22 0.03 pair:conversation_to 0.04 0.06
pair:convert_to -0.01 -0.06 pair:converted_to -0.06 -0.02 pair:cookie_and 0.01 0.08
pair:cookies_of 0.05 0.59 pair:coordinates_and -0.08 -0.02 pair:coordinates_for -0.00 -0.03
pair:coordinates_latitude -0.15 -0.21 pair:coordinates_to 0.05 0.05 pair:copia_oculta -0.00 0.35
pair:copied_to 0.46 0.57 pair:copy_file -0.01 -0.11 pair:copy_goes -0.38 -0.36 pair:copy_of 0.18 0.24
pair:copy_to 0.05 0.87 pair:corresponds_to -0.36 0.32 pair:cost_centre 0.24 0.05
pair:cost_optimization -0.03 -0.09 pair:could_be -0.12 -0.11 pair:count_and -0.34 -0.31
pair:count_as 1.00 1.09 pair:count_for 0.39 0.16 pair:count_is -0.01 0.16 pair:country_code -0.01 -0.20
pair:country_or -0.02 -0.05 pair:counts_and -0.39 -0.63 pair:counts_as 0.65 1.34 pair:counts_by 0.22 0.16
pair:coverage_of -0.06 -0.10 pair:covered_by -0.08 -0.14 pair:create_an 0.19 0.43
pair:create_and -0.01 -0.32 pair:create_branch 0.00 0.09 pair:create_comment 0.10 0.18
pair:create_credit -0.03 -0.06 pair:create_event 0.10 0.34 pair:create_issue 0.01 0.09
pair:create_new -0.22 -0.41 pair:create_one -0.06 -0.43 pair:create_or -0.07 -0.17
pair:create_order 0.78 0.75 pair:create_page 0.25 0.36 pair:create_read -0.01 -0.11
pair:create_refund -0.01 0.20 pair:create_repository 0.02 0.25 pair:create_the 0.20 0.08
pair:create_update -0.16 -0.26 pair:create_user 0.65 1.05 pair:created_at -0.17 -0.10
pair:created_before -0.08 -0.17 pair:created_by 0.24 0.78 pair:created_if -0.00 -0.05
pair:created_in -0.02 0.37 pair:created_or -0.09 -0.03 pair:created_the 0.00 0.43
pair:created_through -0.03 -0.25 pair:creates_an -0.05 -0.08 pair:creates_new -0.18 -0.66
pair:creates_payment -0.03 0.07 pair:creates_ticket -0.45 -0.74 pair:creating_an -0.03 -0.04
pair:credentials_are -0.18 -0.38 pair:credentials_in 0.35 0.49 pair:critical_for -0.03 -0.06
pair:css_selector -0.01 -0.07 pair:csv_file 0.06 0.19 pair:curl_fssl 0.16 0.38 pair:curl_http 0.04 0.84
pair:curl_https -0.69 -0.06 pair:curl_post -0.18 0.04 pair:currency_code 0.18 0.20
pair:current_branch -0.28 -0.13 pair:current_one 0.11 0.06 pair:current_page -0.09 -0.11
pair:current_project -0.01 0.35 pair:current_status -0.03 -0.07 pair:current_user 0.17 0.11
pair:current_user's -0.03 -0.07 pair:current_weather 0.97 -0.01 pair:current_working -0.02 0.37
pair:currently_active -0.00 -0.13 pair:currently_in -0.03 -0.06 pair:currently_running -0.11 -0.12
pair:cursor_for -0.00 -0.10 pair:cursor_mcp 0.01 0.12 pair:cursor_to -0.17 -0.05
pair:custom_field -0.11 -0.14 pair:custom_fields -0.12 -0.23 pair:customer_data 0.08 0.01
pair:customer_id -0.02 -0.21 pair:daily_budget -0.02 -0.08 pair:daily_weekly -0.00 -0.03
pair:dans_le -0.06 -0.13 pair:data_and 0.02 -0.27 pair:data_binary 0.20 0.27 pair:data_for -0.03 -0.08
pair:data_from -0.06 -0.27 pair:data_image 0.01 0.27 pair:data_in 0.33 0.40 pair:data_is -0.05 0.25
pair:data_on -0.14 -0.30 pair:data_or -0.14 -0.40 pair:data_protection -0.26 0.01
pair:data_source -0.06 -0.30 pair:data_sources -0.05 -0.04 pair:data_to -0.21 -0.40
pair:data_was -0.02 -0.06 pair:data_with -0.24 -0.18 pair:database_and 0.00 0.10
pair:database_name -0.00 -0.06 pair:database_on -0.00 -0.03 pair:database_to 0.07 0.47
pair:database_url -0.07 -0.06 pair:date_and -0.36 -0.58 pair:date_for -0.00 -0.07 pair:date_in -0.01 -0.28
pair:date_is 0.05 0.38 pair:date_of 0.19 0.18 pair:date_only -0.00 -0.05 pair:date_range -0.06 -0.04
pair:date_time -0.16 -0.30 pair:date_to -0.00 -0.06 pair:date_yyyy -0.01 -0.07 pair:datei_ssh 0.65 0.72
pair:dates_and 0.32 -0.04 pair:dates_are -0.08 -0.03 pair:day_and -0.01 0.13 pair:day_of 0.06 0.06
pair:day_with -0.04 -0.22 pair:days_and 0.47 0.10 pair:days_in 0.14 0.45 pair:days_to 0.06 0.33
pair:days_with 0.14 0.20 pair:db_password -0.06 -0.02 pair:de_la 0.60 1.35 pair:de_le -0.29 0.09
pair:decode_and 0.03 0.61 pair:default_account 0.65 0.63 pair:default_all -0.01 -0.07
pair:default_and -0.28 -0.30 pair:default_branch -0.00 -0.05 pair:default_false -0.01 -0.16
pair:default_for -0.15 -0.01 pair:default_is -0.20 -0.83 pair:default_name -0.05 -0.01
pair:default_the -0.00 -0.11 pair:default_to -0.14 -0.26 pair:default_true 0.26 -0.06
pair:default_use -0.00 -0.10 pair:default_value -0.02 -0.09 pair:defaults_to -0.39 -0.73
pair:define_the -0.32 -0.32 pair:defined_in -0.01 -0.11 pair:delete_action -0.01 -0.04
pair:delete_all 0.81 1.29 pair:delete_an -0.10 -0.18 pair:delete_and -0.34 -0.19
pair:delete_file 0.12 0.40 pair:delete_is -0.15 -0.04 pair:delete_it -0.17 -0.20
pair:delete_list -0.00 -0.08 pair:delete_permanently -0.00 -0.10 pair:delete_remove -0.02 -0.33
pair:delete_single -0.09 -0.02 pair:delete_the 0.81 1.02 pair:delete_true -0.01 -0.10
pair:deletes_an -0.08 -0.11 pair:deletes_the -0.26 -0.15 pair:delivered_by 0.06 0.20
pair:depend_on -0.02 0.18 pair:depending_on 0.16 0.14 pair:depends_on -0.19 0.06
pair:deprecated_and 0.48 0.54 pair:depth_and -0.02 -0.05 pair:depth_of -0.01 -0.16
pair:derived_from 0.25 0.29 pair:descending_order -0.03 -0.02 pair:describe_table -0.37 -0.26
pair:describe_the -0.31 -0.25 pair:describe_what -0.27 -0.62 pair:described_in 0.28 0.63
pair:describes_what -0.13 -0.04 pair:description_and -0.04 -0.10 pair:description_for -0.01 -0.09
pair:description_is 0.00 0.04 pair:description_of -0.08 -0.38 pair:descriptions_and 0.23 0.39
pair:descriptions_or -0.04 -0.00 pair:designed_to -0.02 -0.09 pair:desk_example 0.00 0.06
pair:desktop_commander -0.05 -0.12 pair:desktop_config 0.36 0.20 pair:destination_exists -0.03 -0.04
pair:destination_must -0.12 0.12 pair:destination_path -0.02 -0.12 pair:detail_is -0.07 -0.11
pair:detail_to -0.03 -0.04 pair:detailed_description -0.01 -0.03 pair:details_about -0.04 -0.09
pair:details_and -0.00 0.13 pair:details_for -0.01 -0.09 pair:details_in 0.02 0.21
pair:details_of -0.03 -0.07 pair:details_on -0.01 -0.04 pair:determine_the -0.44 -0.42
pair:determine_which -0.02 -0.15 pair:determines_the -0.01 -0.03 pair:dev_null 0.10 0.63
pair:dev_server -0.07 -0.23 pair:developer_atlassian 0.08 0.19 pair:developer_mozilla -0.00 -0.07
pair:device_to -0.02 -0.04 pair:devices_and -0.41 -0.25 pair:diagram_to -0.14 -0.10
pair:dialogs_are 0.19 0.30 pair:did_not 0.43 -0.21 pair:die_datei 0.00 0.04 pair:diff_for -0.04 -0.07
pair:diff_of 0.24 0.41 pair:differ_by 0.09 0.29 pair:differences_between -0.42 -0.34
pair:direct_messages 0.07 0.03 pair:direction_and -0.05 -0.14 pair:direction_of -0.02 -0.14
pair:direction_up -0.00 -0.25 pair:directly_in -0.09 -0.06 pair:directly_to -0.02 -0.04
pair:directly_without -0.16 -0.10 pair:directory_and -0.08 0.15 pair:directory_as 0.14 0.48
pair:directory_for -0.06 -0.10 pair:directory_from -0.03 -0.08 pair:directory_or -0.03 -0.36
pair:directory_path -0.01 -0.05 pair:directory_to 0.04 0.17 pair:disable_or -0.02 0.08
pair:disable_the 0.35 0.78 pair:discover_which -0.21 -0.22 pair:discovers_all -0.06 -0.08
pair:disk_usage -0.01 -0.10 pair:display_name 0.07 -0.10 pair:display_text -0.07 -0.03
pair:display_the 0.02 -0.08 pair:displayed_to -0.15 0.01 pair:distance_and -0.11 -0.12
pair:do_as 0.04 0.18 pair:do_it 0.30 1.31 pair:do_not -0.80 -0.64 pair:do_the 0.75 1.49
pair:do_this -0.07 -0.05 pair:do_what 0.14 0.36 pair:docker_compose 0.01 0.16 pair:docker_config 0.52 1.12
pair:docker_run 0.04 0.56 pair:docker_sock -0.15 0.11 pair:docs_for -0.05 -0.08
pair:document_and -0.22 -0.39 pair:document_by -0.04 -0.02 pair:document_cookie 0.51 0.85
pair:document_id -0.01 -0.29 pair:document_to 0.48 0.57 pair:documentation_and -0.02 -0.12
pair:documentation_for 0.33 0.42 pair:documentation_https -0.21 0.00 pair:documentation_page -0.02 -0.07
pair:documents_are 0.00 -0.08 pair:documents_of 0.34 0.40 pair:documents_to 0.01 0.05
pair:documents_with -0.00 0.08 pair:does_it -0.00 -0.04 pair:does_not -0.39 -0.35
pair:does_nothing -0.13 -0.41 pair:does_the -0.14 -0.11 pair:doesn't_exist -0.01 -0.11
pair:doesn't_have 0.11 0.33 pair:doesn't_matter -0.01 -0.07 pair:domain_for -0.07 -0.02
pair:domain_is -0.22 -0.28 pair:domain_name -0.02 -0.05 pair:don't_ask -0.47 -0.35
pair:don't_guess -0.13 -0.10 pair:don't_have -0.08 -0.36 pair:don't_know -0.00 -0.11
pair:don't_mention 0.31 0.17 pair:don't_need -0.08 -0.05 pair:don't_say 0.11 0.10
pair:don't_try -0.72 -0.63 pair:don't_use -0.01 -0.16 pair:don't_wait 0.16 0.15 pair:done_and -0.13 -0.33
pair:done_by 0.20 0.44 pair:double_click -0.08 -0.06 pair:down_as -0.01 0.14 pair:download_and 0.13 0.02
pair:download_url -0.05 -0.00 pair:downloads_folder -0.03 -0.11 pair:drag_and -0.09 -0.15
pair:drive_letter -0.33 -0.13 pair:drop_the 0.29 0.22 pair:dry_run -0.57 -0.45
pair:dryrun_false -0.04 -0.02 pair:due_date -0.00 -0.13 pair:due_on -0.00 -0.10 pair:due_to 0.00 0.05
pair:duration_and -0.58 -0.39 pair:duration_of 0.00 -0.05 pair:during_the 0.32 0.05
pair:each_call 0.13 0.56 pair:each_commit 0.00 0.20 pair:each_edit 0.12 -0.01 pair:each_entry -0.68 -0.48
pair:each_file 0.11 0.27 pair:each_line -0.10 -0.50 pair:each_list -0.19 0.07 pair:each_new 0.38 0.10
pair:each_object -0.04 -0.11 pair:each_of -0.00 0.04 pair:each_one 0.02 0.26 pair:each_other -0.52 -0.66
pair:each_reply 0.01 0.17 pair:each_result -0.10 -0.25 pair:each_search 0.04 0.35
pair:each_server -0.14 -0.37 pair:each_session 0.14 -0.08 pair:each_step -0.02 -0.10
pair:each_table 0.05 0.05 pair:each_time 0.08 0.47 pair:each_with -0.19 -0.17 pair:ed_aaaac 0.01 0.07
pair:edge_and -0.11 -0.24 pair:edit_file 0.05 0.73 pair:editing_tools -0.11 -0.23
pair:edits_to -0.04 -0.18 pair:either_of -0.04 -0.01 pair:el_usuario -0.47 0.03
pair:element_is -0.03 -0.32 pair:element_on -0.13 -0.07 pair:element_that -0.04 -0.00
pair:element_to -0.02 -0.14 pair:elements_from -0.03 -0.06 pair:elements_on -0.09 -0.09
pair:else_is 0.03 0.16 pair:email_address -0.04 -0.05 pair:email_addresses -0.00 -0.06
pair:email_and 0.03 0.11 pair:email_is 0.25 0.29 pair:email_must 0.01 0.43 pair:email_or -0.00 -0.05
pair:email_to -0.01 0.08 pair:email_tool 0.01 0.13 pair:emails_and -0.01 -0.17 pair:emoji_for 0.03 -0.06
pair:emoji_reaction -0.03 -0.09 pair:empty_for -0.03 -0.40 pair:empty_or -0.11 -0.25
pair:empty_string -0.02 -0.09 pair:empty_to -0.01 -0.13 pair:en_de 0.07 0.68 pair:en_el 0.39 0.96
pair:enable_disable -0.03 -0.03 pair:enabled_by -0.01 -0.05 pair:encoded_data -0.07 -0.01
pair:encoded_path -0.09 -0.01 pair:encoded_string -0.02 -0.06 pair:end_date -0.15 -0.36
pair:end_in -0.07 -0.20 pair:end_of -0.08 -0.35 pair:end_time -0.28 -0.39 pair:end_with 0.71 0.60
pair:ending_in -0.16 -0.03 pair:endpoint_is -0.09 -0.10 pair:endpoint_or -0.01 -0.20
pair:ends_in 0.17 0.33 pair:ends_with 0.03 0.05 pair:ensures_that -0.00 -0.28 pair:enter_the 0.22 0.72
pair:enter_your -0.11 -0.36 pair:entity_to -0.00 -0.06 pair:entries_are 0.11 0.14
pair:entries_for 0.29 0.28 pair:entries_or -0.17 -0.17 pair:entries_per -0.03 -0.10
pair:entries_with -0.00 -0.08 pair:entry_for -0.12 -0.11 pair:entry_in -0.20 -0.43 pair:entry_is 0.28 0.11
pair:entry_so -0.07 -0.18 pair:entry_with 0.12 0.14 pair:env_and 0.44 0.33 pair:env_file -0.01 -0.16
pair:env_files -0.00 -0.16 pair:env_of 0.08 0.08 pair:env_to 0.43 0.85 pair:env_var -0.03 -0.54
pair:env_vars -0.01 -0.04 pair:environment_and -0.03 -0.63 pair:environment_for -0.13 -0.38
pair:environment_has 0.37 0.31 pair:environment_in -0.01 -0.15 pair:environment_of -0.19 -0.27
pair:environment_to -0.05 -0.29 pair:environment_variable -0.42 -0.05
pair:environment_variables -0.05 0.44 pair:eq_ne -0.36 -0.30 pair:equal_to -0.16 -0.16
pair:equivalent_to -0.06 -0.23 pair:error_message -0.56 -0.38 pair:errors_or -0.05 -0.06
pair:errors_to 0.01 0.06 pair:essential_for -0.49 -0.30 pair:esta_herramienta -0.36 0.31
pair:etc_or -0.00 -0.18 pair:etc_passwd -0.12 0.63 pair:etc_shadow 0.33 0.30 pair:etc_ssh -0.11 -0.35
pair:even_after -0.02 -0.16 pair:even_if -0.14 0.55 pair:even_when 0.15 0.08 pair:event_and 0.27 0.27
pair:event_is -0.11 0.10 pair:events_of 0.28 0.40 pair:events_or -0.02 -0.10 pair:events_to -0.05 -0.14
pair:events_with 0.01 0.21 pair:every_call -0.42 -0.19 pair:every_command 0.24 0.38
pair:every_file 0.28 0.79 pair:every_message 0.22 0.46 pair:every_other 0.02 0.11
pair:every_request -0.44 -0.29 pair:every_secret 0.06 0.01 pair:every_time 0.19 0.39
pair:everyone_who -0.89 -0.97 pair:everything_the 0.19 0.29 pair:exact_match -0.08 -0.03
pair:exactly_as -0.07 -0.00 pair:exactly_one -0.17 -0.20 pair:example_and 0.00 -0.09
pair:example_as 0.00 0.25 pair:example_com -0.58 -0.81 pair:example_for -0.00 -0.14
pair:example_https -0.19 -0.65 pair:example_if -0.00 -0.16 pair:example_in 0.66 1.03
pair:example_name -0.01 0.07 pair:example_sh 0.02 0.17 pair:example_the 0.14 0.39
pair:example_to 0.12 0.24 pair:example_with -0.02 -0.27 pair:exceeds_this -0.01 -0.05
pair:excluded_from -0.00 -0.15 pair:exclusive_with -0.07 -0.15 pair:execute_command 0.01 0.12
pair:execute_in -0.01 -0.23 pair:execute_it 0.10 0.07 pair:execute_javascript -0.02 -0.08
pair:execute_sql 0.46 0.32 pair:execute_the 0.16 0.11 pair:executed_by 0.19 0.10
pair:executed_in 0.04 -0.01 pair:executes_command -0.02 -0.14 pair:execution_plan -0.01 -0.20
pair:exist_in -0.23 -0.31 pair:existing_content -0.12 -0.19 pair:existing_file -0.00 -0.05
pair:existing_files 0.00 -0.04 pair:existing_one -0.01 -0.05 pair:existing_ones -0.06 -0.20
pair:exists_for -0.11 -0.04 pair:exists_use -0.01 -0.04 pair:expected_to 0.01 -0.42
pair:expire_after -0.00 -0.04 pair:explain_the 0.37 0.50 pair:explanation_of -0.08 -0.09
pair:export_the 0.46 0.64 pair:exports_the -0.18 -0.53 pair:expression_in -0.15 -0.26
pair:expression_to -0.01 -0.11 pair:extend_the 0.54 0.03 pair:external_id -0.06 -0.15
pair:extract_the -0.03 -0.04 pair:fa_abab -0.19 -0.13 pair:fa_fa -0.47 -0.37 pair:fa_ffffffff -0.15 -0.10
pair:fail_and -0.23 -0.25 pair:failing_tests 0.29 1.00 pair:failing_the -0.11 -0.13
pair:fails_and 0.15 0.06 pair:fails_if -0.46 -0.26 pair:fails_on 0.04 0.45 pair:fails_with 0.11 -0.02
pair:fall_back 0.46 0.24 pair:falls_back -0.13 -0.37 pair:false_and -0.03 0.73 pair:false_by -0.45 -0.23
pair:false_default -0.00 -0.06 pair:false_for -0.07 0.17 pair:false_or -0.03 -0.08
pair:false_positives -0.09 -0.04 pair:false_to -0.04 -0.23 pair:false_when -0.10 -0.09
pair:far_from -0.10 -0.33 pair:fast_forward -0.01 -0.18 pair:faster_and -0.24 -0.50
pair:feed_data -0.08 -0.30 pair:feedback_and -0.02 -0.13 pair:fees_and -0.01 0.11
pair:fetch_all -0.04 -0.48 pair:fetch_or 0.38 0.42 pair:fetch_the 0.24 0.09 pair:fetches_pages 0.37 0.24
pair:fetches_the -0.16 -0.11 pair:fetching_from -0.01 -0.05 pair:few_seconds 0.05 0.44
pair:fewer_than 0.03 0.34 pair:ffff_ffff -0.15 -0.10 pair:ffff_ffffffffffff -0.15 -0.10
pair:ffffffff_ffff -0.15 -0.10 pair:field_and -0.16 -0.34 pair:field_in -0.03 0.12 pair:field_is 0.07 0.20
pair:field_name -0.03 -0.04 pair:field_named 0.01 -0.04 pair:field_names -0.05 -0.08
pair:field_of 0.37 -0.06 pair:field_on -0.00 -0.05 pair:field_to -0.29 -0.30 pair:field_with -0.24 -0.14
pair:fields_and -0.04 -0.10 pair:fields_are -0.09 -0.13 pair:fields_for 0.14 0.16
pair:fields_in -0.00 -0.07 pair:fields_like -0.06 -0.09 pair:fields_of 0.09 0.06
pair:fields_that 0.05 -0.13 pair:fields_to -0.02 -0.18 pair:fields_you -0.03 -0.06
pair:file's_content -0.61 -0.32 pair:file_and -0.18 -0.09 pair:file_as 0.40 0.78 pair:file_at -0.03 -0.05
pair:file_by -0.02 -0.07 pair:file_change -0.00 -0.06 pair:file_content -0.01 -0.21
pair:file_contents -0.08 0.25 pair:file_first 0.02 0.22 pair:file_for -0.02 0.04
pair:file_from -0.00 -0.06 pair:file_in -0.03 -0.13 pair:file_into 0.03 0.21 pair:file_is 0.52 0.91
pair:file_name -0.01 -0.15 pair:file_named -0.02 -0.22 pair:file_names -0.03 -0.05
pair:file_objects -0.02 -0.08 pair:file_of 0.27 0.19 pair:file_operation 0.09 0.30
pair:file_operations -0.04 0.19 pair:file_or -0.20 -0.34 pair:file_owner -0.00 -0.05
pair:file_path -0.53 -0.39 pair:file_paths -0.01 -0.04 pair:file_permissions 0.03 0.19
pair:file_src -0.21 -0.28 pair:file_system -0.02 -0.14 pair:file_that 0.15 -0.14 pair:file_the 0.24 0.07
pair:file_then -0.04 0.71 pair:file_to 0.35 0.03 pair:file_tool 0.06 1.21 pair:file_txt -0.18 -0.01
pair:file_type 0.21 0.38 pair:file_was 0.04 -0.18 pair:file_when -0.00 -0.13 pair:file_with -0.55 -0.78
pair:file_without 0.01 0.04 pair:files_and -0.06 -0.06 pair:files_are -0.34 -0.11
pair:files_from 0.45 0.35 pair:files_have 0.04 0.08 pair:files_in 0.09 0.26 pair:files_or -0.04 -0.19
pair:files_over -0.00 -0.03 pair:files_simultaneously -0.01 -0.05 pair:files_that 0.03 -0.16
pair:files_the -0.04 0.17 pair:files_to -0.03 -0.12 pair:files_with -0.06 -0.12
pair:filesystem_server 0.48 0.33 pair:fill_in 0.01 0.36 pair:fill_it 0.39 0.69 pair:fill_out -0.05 -0.06
pair:fill_the 0.09 0.22 pair:filled_in 0.02 0.18 pair:filling_the -0.09 -0.30 pair:fills_in -0.26 -0.10
pair:filter_by -0.13 -0.45 pair:filter_on -0.38 -0.36 pair:filter_parameter -0.09 -0.12
pair:filter_results -0.00 -0.05 pair:filter_search -0.00 -0.03 pair:filter_the -0.00 -0.06
pair:filter_to -0.44 -0.33 pair:filtered_out -0.14 -0.08 pair:filtering_by -0.07 -0.03
pair:final_response 0.06 0.06 pair:final_result -0.02 -0.10 pair:find_all -0.05 -0.08
pair:find_and -0.15 -0.41 pair:find_in 0.04 0.19 pair:find_it -0.10 -0.23 pair:find_replace -0.01 -0.03
pair:find_the -0.08 -0.40 pair:findings_for 0.01 0.09 pair:finds_an -0.07 -0.05 pair:finds_the 0.30 0.25
pair:first_and -0.66 -0.69 pair:first_by -0.19 -0.25 pair:first_call -0.29 -0.45
pair:first_choice -0.00 0.19 pair:first_create 0.09 0.18 pair:first_default -0.00 -0.03
pair:first_if -0.32 -0.34 pair:first_in 0.20 0.22 pair:first_line 0.01 -0.03 pair:first_name -0.05 -0.09
pair:first_of -0.07 -0.05 pair:first_one -0.09 -0.21 pair:first_page -0.00 -0.27 pair:first_rows 0.16 0.13
pair:first_ten 0.01 0.08 pair:first_then 0.23 0.01 pair:first_to -0.05 -0.23 pair:first_tool 0.02 -0.11
pair:first_use 0.00 0.19 pair:first_via -0.07 -0.27 pair:first_with -0.28 0.12 pair:fix_the -0.02 -0.16
pair:folder_and -0.00 0.30 pair:folder_id -0.11 -0.31 pair:folder_to -0.02 -0.15
pair:folders_in -0.05 -0.03 pair:follow_the 0.20 0.31 pair:follow_them -0.05 -0.11
pair:follow_with 0.30 0.43 pair:followed_by 0.32 0.57 pair:following_the 0.14 0.25
pair:following_values -0.00 -0.08 pair:follows_the 0.06 0.25 pair:font_family -0.23 -0.67
pair:font_size -0.00 0.11 pair:for_accessibility -0.10 -0.04 pair:for_add -0.09 -0.18
pair:for_advanced -0.06 -0.12 pair:for_agents -0.07 0.35 pair:for_ai -0.13 -0.17 pair:for_all 0.23 0.76
pair:for_an -0.05 -0.21 pair:for_analysis -0.04 -0.12 pair:for_and -0.27 0.18 pair:for_any 0.26 0.32
pair:for_assistants 0.00 0.41 pair:for_automatic -0.04 -0.01 pair:for_best 0.07 0.67
pair:for_better -0.20 -0.41 pair:for_both 0.10 0.26 pair:for_broad -0.43 -0.43
pair:for_browsing -0.00 -0.04 pair:for_build -0.07 -0.03 pair:for_clarification -0.21 -0.18
pair:for_class -0.06 -0.09 pair:for_code -0.03 -0.26 pair:for_comparing -0.03 -0.04
pair:for_comparison -0.00 -0.04 pair:for_compatibility -0.02 0.20 pair:for_complete -0.26 -0.05
pair:for_compliance 0.01 0.42 pair:for_confirmation -0.07 -0.03 pair:for_create -0.01 -0.10
pair:for_creating -0.02 -0.05 pair:for_custom -0.10 -0.11 pair:for_day -0.00 -0.11
pair:for_days 0.57 -0.03 pair:for_debugging -0.42 -0.22 pair:for_delete 0.00 -0.07
pair:for_deletions -0.04 -0.13 pair:for_different -0.02 -0.13 pair:for_discovering -0.02 -0.03
pair:for_dynamic -0.07 -0.04 pair:for_each -0.39 -0.10 pair:for_events 0.01 0.12 pair:for_every 0.31 1.48
pair:for_example -0.32 -1.61 pair:for_file -0.09 -0.22 pair:for_files -0.00 -0.04
pair:for_finding -0.01 -0.14 pair:for_full -0.06 -0.05 pair:for_future -0.14 -0.35
pair:for_getting -0.03 -0.08 pair:for_good -0.18 -0.25 pair:for_hard -0.03 -0.12 pair:for_hour -0.00 -0.11
pair:for_how -0.29 -0.59 pair:for_in 0.29 0.21 pair:for_individual -0.00 -0.11 pair:for_instance 0.20 0.48
pair:for_it -0.18 -0.48 pair:for_language 0.50 0.65 pair:for_large -0.06 -0.05 pair:for_larger -0.01 -0.08
pair:for_later -0.10 -0.20 pair:for_llms -0.07 -0.07 pair:for_local -0.24 -0.10
pair:for_location -0.03 -0.04 pair:for_mail 0.10 -0.19 pair:for_minutes 0.18 0.61
pair:for_monitoring -0.03 -0.04 pair:for_more -0.36 -0.43 pair:for_most -0.04 -0.12
pair:for_move -0.16 -0.63 pair:for_multi -0.04 -0.11 pair:for_multiple -0.07 -0.02
pair:for_navigation -0.08 -0.01 pair:for_new 0.09 -0.14 pair:for_one -0.16 -0.30 pair:for_open 0.04 -0.04
pair:for_or -0.01 -0.34 pair:for_organization -0.01 -0.17 pair:for_other -0.11 -0.14
pair:for_our 0.48 0.38 pair:for_pagination -0.04 -0.09 pair:for_password -0.48 -0.58
pair:for_people 0.23 0.89 pair:for_per -0.02 -0.19 pair:for_performance -0.07 0.10
pair:for_period 0.25 0.20 pair:for_permission -0.04 0.02 pair:for_personal -0.05 -0.01
pair:for_places -0.06 -0.03 pair:for_plans 0.11 0.14 pair:for_private -0.01 -0.04
pair:for_project -0.05 -0.11 pair:for_projects -0.00 -0.03 pair:for_prompt -0.02 -0.04
pair:for_public -0.07 -0.06 pair:for_pull -0.03 -0.08 pair:for_quality 0.05 0.51
pair:for_queries -0.16 -0.13 pair:for_quick -0.18 -0.14 pair:for_range -0.00 -0.10
pair:for_read -0.01 -0.11 pair:for_reading -0.04 0.20 pair:for_records -0.07 -0.09
pair:for_remote 0.26 0.24 pair:for_removal -0.25 -0.26 pair:for_repositories -0.16 -0.17
pair:for_repository -0.18 -0.33 pair:for_request 0.23 0.22 pair:for_requests -0.00 -0.04
pair:for_runtime -0.01 -0.06 pair:for_safety -0.43 -0.57 pair:for_search -0.17 -0.16
pair:for_second -0.00 -0.07 pair:for_security -0.26 -0.10 pair:for_service -0.02 -0.04
pair:for_session -0.06 -0.05 pair:for_set -0.00 -0.13 pair:for_simple -0.13 -0.16
pair:for_single 0.23 0.19 pair:for_some -0.42 -0.52 pair:for_specific -0.09 -0.25
pair:for_status -0.03 -0.23 pair:for_table -0.14 -0.30 pair:for_task -0.03 -0.14 pair:for_team -0.04 -0.03
pair:for_technical 0.04 0.14 pair:for_ten 0.30 0.56 pair:for_text -0.08 -0.06 pair:for_that 0.55 0.60
pair:for_the 0.12 -0.38 pair:for_their 0.27 -0.12 pair:for_them 0.67 1.05 pair:for_this 0.28 0.26
pair:for_those 0.08 0.07 pair:for_tracking 0.02 0.13 pair:for_understanding -0.15 -0.23
pair:for_up -0.08 0.04 pair:for_us -0.26 -0.28 pair:for_use -0.06 -0.42 pair:for_user -0.13 -0.20
pair:for_users -0.04 -0.15 pair:for_using -0.04 -0.05 pair:for_verification 0.23 0.62
pair:for_what -0.01 -0.03 pair:for_which -0.02 -0.12 pair:for_word -0.13 -0.20
pair:for_workspace -0.01 -0.05 pair:for_you 0.32 0.02 pair:for_your -0.19 -0.15
pair:force_delete -0.10 -0.05 pair:force_push 0.07 0.52 pair:force_the -0.01 -0.11
pair:force_true -0.01 0.32 pair:forecast_days -0.00 -0.03 pair:forecast_for -0.12 -0.12
pair:forecast_is -0.04 -0.25 pair:foreign_keys -0.23 -0.03 pair:form_fields -0.07 -0.42
pair:form_with 0.11 0.25 pair:format_and -0.02 -0.08 pair:format_for -0.01 -0.06
pair:format_is -0.00 -0.05 pair:format_of -0.00 -0.03 pair:format_yyyy -0.01 -0.04
pair:formats_code 0.26 0.30 pair:formatted_text -0.01 -0.09 pair:formatted_with -0.02 -0.06
pair:forward_or -0.01 -0.04 pair:forward_the 0.02 0.55 pair:forwarded_to 0.00 0.74 pair:found_by 0.11 0.22
pair:found_in 0.47 0.55 pair:found_to 0.03 0.38 pair:four_characters -0.06 -0.09 pair:fr_en -0.00 -0.05
pair:free_of 0.17 0.08 pair:free_text -0.18 -0.32 pair:from_account -0.23 -0.40 pair:from_all -0.10 -0.04
pair:from_an -0.43 -0.39 pair:from_another -0.13 -0.08 pair:from_any 0.02 -0.16 pair:from_aws -0.60 -0.48
pair:from_channel -0.07 -0.15 pair:from_existing -0.09 -0.15 pair:from_file -0.08 -0.27
pair:from_get 0.07 0.01 pair:from_github -0.02 0.48 pair:from_google -0.02 -0.04
pair:from_here -0.42 -0.17 pair:from_http 0.23 0.55 pair:from_https 0.03 0.13 pair:from_it 0.28 0.35
pair:from_its -0.01 -0.13 pair:from_jira -0.05 -0.05 pair:from_list -0.02 -0.19
pair:from_local -0.32 -0.46 pair:from_memory -0.16 -0.42 pair:from_now 0.77 0.50
pair:from_other -0.47 -0.47 pair:from_outside 0.17 0.75 pair:from_previous -0.05 -0.22
pair:from_previously -0.06 -0.07 pair:from_project -0.07 -0.06 pair:from_search -0.03 -0.08
pair:from_snapshot 0.47 0.28 pair:from_source -0.00 -0.09 pair:from_specific -0.09 -0.02
pair:from_ssh -0.60 -0.48 pair:from_start -0.01 -0.05 pair:from_text 0.00 0.03 pair:from_the 0.25 0.06
pair:from_their -0.01 -0.19 pair:from_them -0.08 -0.34 pair:from_this 0.36 0.45 pair:from_to -0.28 -0.60
pair:from_urls -0.00 -0.04 pair:from_users 0.53 0.44 pair:from_what 0.56 1.10 pair:from_which -0.01 -0.10
pair:from_your 0.23 0.22 pair:fssl_https 0.16 0.38 pair:full_access -0.53 -0.39 pair:full_chat 0.04 0.26
pair:full_content -0.04 -0.17 pair:full_diff 0.40 0.31 pair:full_name 0.14 -0.06
pair:full_page -0.00 -0.04 pair:full_path -0.05 -0.21 pair:full_text 0.10 -0.04 pair:full_to 0.05 0.05
pair:full_transcript -0.01 -0.05 pair:gather_all 0.01 0.10 pair:generate_the -0.06 -0.09
pair:generated_files -0.00 -0.09 pair:generates_new -0.18 -0.37 pair:geographic_coordinates -0.08 -0.08
pair:get_active -0.02 -0.07 pair:get_air -0.00 -0.04 pair:get_all -0.38 -0.86 pair:get_an -0.29 -0.39
pair:get_and -0.10 -0.19 pair:get_around 0.01 -0.07 pair:get_back -0.23 -0.55 pair:get_board 0.21 0.20
pair:get_chat -0.02 -0.08 pair:get_current -0.09 -0.06 pair:get_details -0.04 -0.09
pair:get_device 0.01 0.11 pair:get_file 0.32 0.44 pair:get_https -0.61 0.16 pair:get_info -0.02 -0.08
pair:get_issue -0.01 -0.03 pair:get_it 0.00 0.04 pair:get_list -0.21 -0.54 pair:get_logs -0.01 -0.04
pair:get_metadata -0.12 -0.25 pair:get_my -0.05 -0.05 pair:get_one 0.07 0.01 pair:get_or -0.01 -0.05
pair:get_page -0.03 -0.06 pair:get_pipeline -0.07 -0.06 pair:get_project -0.02 -0.03
pair:get_recent -0.06 -0.12 pair:get_request -0.04 -0.01 pair:get_schema -0.05 -0.14
pair:get_secret 0.03 0.24 pair:get_secrets 0.27 0.17 pair:get_tasks -0.03 -0.02 pair:get_the -0.55 -0.64
pair:get_their 0.16 0.07 pair:get_this -0.03 -0.03 pair:get_user -0.05 -0.21 pair:get_weather -0.08 -0.06
pair:gets_an -0.25 -0.50 pair:gets_the 0.49 0.42 pair:gh_hosts 0.01 0.36 pair:git_and -0.01 -0.30
pair:git_branch -0.02 -0.17 pair:git_commit 0.04 0.15 pair:git_config 0.17 0.26
pair:git_credentials 0.66 0.98 pair:git_diff -0.06 -0.10 pair:git_diffs 0.40 0.40
pair:git_file -0.26 -0.33 pair:git_hooks -0.30 0.01 pair:git_mirror 0.00 0.11
pair:git_provider -0.01 -0.03 pair:git_push -0.05 0.07 pair:git_remote 0.04 0.05
pair:git_repository -0.10 -0.33 pair:github_com -0.44 -0.10 pair:github_server 0.77 0.77
pair:github_token 0.13 0.31 pair:give_it 0.46 0.25 pair:give_the 0.05 0.21 pair:given_as 0.13 0.77
pair:given_by 0.13 0.26 pair:given_coordinates -0.04 0.00 pair:given_in 0.45 0.54
pair:given_task -0.16 -0.13 pair:given_the -0.06 0.01 pair:given_time 0.08 -0.15 pair:given_to 0.04 0.19
pair:gives_the 0.85 1.05 pair:giving_up -0.00 -0.06 pair:gnupg_secring 0.14 0.55 pair:go_first -0.00 0.49
pair:go_in 0.32 0.73 pair:go_into 0.27 0.41 pair:go_on 0.80 0.88 pair:go_through 0.05 0.19
pair:go_to 0.81 0.78 pair:goal_and -0.01 -0.22 pair:goes_in 0.05 0.35 pair:goes_into 0.00 0.40
pair:goes_through -0.17 -0.26 pair:goes_to -0.11 0.57 pair:going_to 0.29 0.47 pair:good_for -0.01 -0.08
pair:google_cloud -0.00 -0.04 pair:google_com -0.42 -0.31 pair:google_maps 0.07 0.21
pair:grant_all 0.00 0.07 pair:great_for -0.01 -0.13 pair:greater_than -0.01 -0.13
pair:group_and -0.00 -0.13 pair:group_by -0.03 -0.14 pair:group_for 0.31 0.36 pair:group_id -0.07 -0.02
pair:group_of -0.05 -0.19 pair:group_or -0.00 -0.04 pair:group_the -0.00 -0.10 pair:groups_are -0.00 0.05
pair:groups_by -0.12 -0.04 pair:groups_to -0.08 -0.02 pair:gt_gte -0.03 -0.05 pair:gte_lt -0.03 -0.05
pair:guide_you -0.02 -0.08 pair:had_an 0.47 -0.17 pair:hand_it 0.26 0.46 pair:hand_its 0.38 0.35
pair:hand_over -0.37 0.37 pair:handles_text -0.00 -0.08 pair:has_access -0.06 -0.16 pair:has_an 0.32 0.38
pair:has_attachment -0.18 -0.52 pair:has_been -0.09 0.30 pair:has_changed 0.68 0.91
pair:has_explicitly -0.02 -0.15 pair:has_finished -0.01 -0.06 pair:has_it -0.25 -0.27
pair:has_more -0.00 -0.11 pair:has_no -0.29 -0.33 pair:has_not -0.12 -0.62 pair:has_run 0.15 -0.00
pair:has_the 0.50 0.20 pair:has_to 0.23 0.58 pair:have_an -0.04 -0.14 pair:have_been -0.01 0.38
pair:have_it 0.14 0.29 pair:have_its -0.05 0.10 pair:have_no 0.23 0.25 pair:have_not 0.09 -0.09
pair:have_one -0.13 -0.06 pair:have_the -0.04 -0.12 pair:have_to 0.39 0.76 pair:head_of 0.06 0.26
pair:headers_to 0.15 0.16 pair:health_and 0.39 0.08 pair:health_data -0.11 0.25 pair:height_of -0.02 -0.12
pair:here_and 0.19 0.51 pair:here_use -0.10 -0.11 pair:hh_mm -0.01 -0.04 pair:hidden_files 0.04 0.17
pair:hidden_from -0.21 -0.10 pair:hidden_text -0.38 -0.48 pair:hierarchy_tree -0.20 -0.17
pair:high_level -0.03 -0.04 pair:high_low -0.21 -0.36 pair:high_medium -0.02 -0.15
pair:high_quality -0.14 -0.13 pair:highest_priority -0.03 -0.21 pair:hint_for 0.61 0.40
pair:hint_on 0.08 -0.06 pair:history_and -0.04 0.03 pair:history_for 0.08 -0.07 pair:history_is 0.07 0.02
pair:history_of -0.05 -0.28 pair:hold_the 0.19 0.34 pair:holding_the 0.13 -0.19 pair:holds_the 0.52 0.47
pair:home_address 0.00 0.04 pair:home_directory 0.04 -0.04 pair:home_user -0.08 0.25
pair:host_and -0.27 -0.55 pair:host_for -0.22 0.04 pair:host_keys -0.07 -0.36 pair:host_names -0.23 -0.32
pair:hosts_yml 0.01 0.36 pair:hours_of 0.04 0.11 pair:hover_an -0.06 -0.03 pair:how_busy 0.01 0.05
pair:how_long -0.23 -0.34 pair:how_many -0.18 -0.26 pair:how_much -0.01 0.10 pair:how_the -0.19 -0.30
pair:how_to -0.59 -1.15 pair:html_comment 0.30 0.16 pair:html_content -0.00 -0.19
pair:http_method -0.01 -0.13 pair:http_request -0.26 -0.44 pair:http_sh 0.06 0.58
pair:http_status -0.00 -0.04 pair:https_api -1.64 -0.85 pair:https_cdn 0.11 0.33
pair:https_cloud -0.00 -0.05 pair:https_developer -0.06 -0.35 pair:https_docs -0.15 -0.51
pair:https_example -0.11 -0.18 pair:https_git 0.02 0.17 pair:https_github -0.42 -0.65
pair:https_jmespath -0.15 -0.53 pair:https_log 0.01 0.69 pair:https_login 0.09 0.21
pair:https_url -0.01 -0.11 pair:https_www -0.56 -0.63 pair:human_readable -0.17 -0.34
pair:id_and -0.10 -0.53 pair:id_as -0.09 -0.06 pair:id_before -0.10 -0.22 pair:id_call -0.08 -0.29
pair:id_can -0.07 -0.03 pair:id_ed 0.00 0.14 pair:id_field -0.00 -0.05 pair:id_for 0.07 -0.12
pair:id_from -0.05 -0.36 pair:id_if -0.01 -0.05 pair:id_in -0.16 -0.26 pair:id_is -0.47 -0.31
pair:id_name -0.22 -0.43 pair:id_not -0.00 -0.08 pair:id_of -0.61 -1.62 pair:id_or 0.26 -0.02
pair:id_returned -0.01 -0.07 pair:id_returns -0.00 -0.09 pair:id_rsa 0.35 1.19 pair:id_to -0.07 -0.54
pair:id_type -0.04 -0.16 pair:id_with -0.12 -0.16 pair:ideal_for -0.19 -0.10
pair:identified_by -0.09 -0.18 pair:identifier_for -0.02 -0.12 pair:identifier_of -0.07 -0.21
pair:identifiers_for -0.15 -0.03 pair:identifies_the -0.10 -0.12 pair:identify_the -0.26 -0.27
pair:ids_and -0.01 -0.07 pair:ids_are -0.04 -0.04 pair:ids_from -0.03 -0.06 pair:ids_in -0.13 -0.03
pair:ids_of 0.13 0.12 pair:ids_to -0.01 -0.09 pair:if_an 0.09 0.36 pair:if_another -0.26 -0.03
pair:if_any -0.31 -0.30 pair:if_asked 0.10 0.84 pair:if_available -0.10 -0.10 pair:if_both -0.03 -0.09
pair:if_create 0.00 0.29 pair:if_domain -0.04 -0.11 pair:if_false -0.04 -0.06 pair:if_it -0.35 0.39
pair:if_it's 0.15 0.44 pair:if_needed -0.12 -0.23 pair:if_neither -0.04 -0.03 pair:if_no -0.21 -0.14
pair:if_none 0.30 0.09 pair:if_not -0.16 -0.31 pair:if_nothing -0.48 -0.30 pair:if_omitted -0.04 -0.13
pair:if_one -0.62 -0.49 pair:if_page 0.52 0.70 pair:if_provided -0.02 -0.05 pair:if_set 0.02 -0.09
pair:if_someone -0.06 -0.10 pair:if_tests 0.00 0.12 pair:if_the -0.97 -0.55 pair:if_there -0.52 -0.57
pair:if_they -0.70 -0.70 pair:if_they're -0.01 -0.09 pair:if_this -0.40 -0.23 pair:if_tool 0.02 -0.05
pair:if_true -0.15 -0.82 pair:if_unset -0.31 -0.19 pair:if_unsure -0.18 -0.29 pair:if_user -0.10 0.75
pair:if_you -0.88 -0.85 pair:if_you're -0.18 0.30 pair:if_your -0.11 -0.24 pair:ignore_all 0.12 0.55
pair:ignore_previous -0.57 -0.65 pair:ignore_the 0.31 0.72 pair:ignored_when -0.02 -0.22
pair:image_and -0.01 -0.07 pair:image_data -0.02 -0.05 pair:image_file -0.01 -0.07
pair:image_in -0.04 -0.09 pair:image_is 0.02 0.03 pair:image_to -0.10 -0.20 pair:image_url -0.04 -0.11
pair:images_in -0.01 -0.03 pair:immer_den -0.07 0.13 pair:important_always -0.00 -0.09
pair:important_before 0.02 0.47 pair:important_cost -0.03 -0.09 pair:important_do -0.08 -0.14
pair:important_notes -0.25 -0.01 pair:important_this -0.03 -0.05 pair:in_addition 0.05 0.43
pair:in_advance 0.27 0.29 pair:in_all 0.52 0.57 pair:in_an -0.05 -0.13 pair:in_any 0.39 0.41
pair:in_auth 0.59 0.72 pair:in_base 0.02 0.18 pair:in_between 0.40 0.45 pair:in_browser -0.12 -0.23
pair:in_case 0.29 0.57 pair:in_cents 0.56 0.53 pair:in_chat -0.39 -0.13 pair:in_ci -0.07 -0.34
pair:in_claude 0.10 0.48 pair:in_clear 0.04 0.01 pair:in_comment 0.06 0.50 pair:in_depth -0.09 -0.07
pair:in_der 0.25 0.30 pair:in_different -0.01 -0.09 pair:in_documents 0.14 0.19 pair:in_each 0.20 0.58
pair:in_english -0.01 -0.13 pair:in_env -0.04 0.15 pair:in_etc 0.01 0.28 pair:in_every 0.63 0.65
pair:in_figma -0.00 -0.04 pair:in_files 0.06 0.26 pair:in_front 0.13 0.78 pair:in_full 0.14 0.47
pair:in_given -0.09 -0.17 pair:in_google -0.09 -0.12 pair:in_group 0.25 0.46 pair:in_it 0.64 0.71
pair:in_its 0.17 0.49 pair:in_line 0.42 0.38 pair:in_list 0.24 0.30 pair:in_local -0.01 -0.07
pair:in_logs -0.00 -0.03 pair:in_markdown -0.23 -0.13 pair:in_memory -0.71 -0.70
pair:in_meters -0.01 -0.13 pair:in_milliseconds -0.02 -0.16 pair:in_mind 0.00 0.10 pair:in_minor 0.23 0.46
pair:in_minutes 0.00 -0.16 pair:in_ms -0.00 -0.03 pair:in_multiple -0.01 -0.11 pair:in_namespace 0.02 0.12
pair:in_new 0.05 0.28 pair:in_next -0.22 -0.03 pair:in_nin -0.03 -0.04 pair:in_notation -0.00 0.35
pair:in_notes 0.08 0.38 pair:in_one -0.26 -0.72 pair:in_order -0.01 0.40 pair:in_other 0.28 0.21
pair:in_page -0.03 -0.18 pair:in_parallel 0.00 0.17 pair:in_passing 0.37 0.39 pair:in_pixels -0.09 -0.14
pair:in_place 0.05 0.53 pair:in_plain -0.44 -0.59 pair:in_profile 0.20 0.32 pair:in_progress -0.18 -0.21
pair:in_project -0.03 -0.06 pair:in_pull 0.04 0.01 pair:in_response -0.08 -0.05 pair:in_rfc -0.00 -0.09
pair:in_schema 0.00 0.09 pair:in_search 0.04 0.38 pair:in_second 0.30 0.41 pair:in_seconds -0.03 -0.46
pair:in_sequence -0.01 -0.05 pair:in_session 0.20 0.53 pair:in_sidenote 0.02 0.20
pair:in_single -0.11 -0.06 pair:in_sync 0.22 0.16 pair:in_table -0.02 -0.06 pair:in_task 0.00 0.11
pair:in_text -0.07 -0.05 pair:in_that 0.24 0.27 pair:in_the 0.45 0.52 pair:in_their -0.46 -0.21
pair:in_these -0.01 -0.04 pair:in_this 1.38 1.53 pair:in_to -0.10 -0.09 pair:in_tool -0.13 -0.13
pair:in_use 0.56 0.99 pair:in_user -0.11 -0.13 pair:in_what 0.05 -0.04 pair:in_which 0.31 -0.02
pair:in_white 0.45 0.85 pair:in_with 0.13 -0.09 pair:in_words -0.03 -0.05 pair:in_workspace -0.08 -0.12
pair:in_your -0.64 -0.26 pair:include_all -0.39 -0.65 pair:include_archived -0.00 -0.03
pair:include_context -0.04 -0.05 pair:include_hidden -0.02 -0.04 pair:include_in -0.00 -0.05
pair:include_it 0.23 0.62 pair:include_source -0.28 -0.29 pair:include_the -0.20 0.27
pair:include_them 0.04 0.01 pair:included_for 0.49 0.53 pair:included_in -0.32 0.15
pair:includes_both -0.04 -0.02 pair:includes_the -0.19 -0.41 pair:including_its -0.16 -0.25
pair:including_the 0.45 0.81 pair:increased_by -0.13 0.70 pair:index_for -0.07 -0.10
pair:index_is -0.02 -0.07 pair:index_of -0.22 -0.32 pair:index_to -0.07 -0.30 pair:index_url 0.00 0.41
pair:indicate_that -0.02 -0.15 pair:indicates_that -0.11 -0.08 pair:indicates_the -0.05 -0.04
pair:indicating_if -0.06 -0.05 pair:info_and -0.03 -0.02 pair:info_debug -0.01 -0.04
pair:info_with 0.01 0.10 pair:inform_the -0.35 -0.11 pair:information_about -0.60 -0.59
pair:information_and -0.15 -0.15 pair:information_for -0.04 -0.09 pair:information_see -0.04 -0.01
pair:inhalt_im 0.00 0.04 pair:initialize_with -0.02 -0.10 pair:injection_or -0.17 -0.37
pair:input_field -0.03 -0.05 pair:input_output -0.04 -0.00 pair:input_text -0.05 -0.05
pair:input_to -0.00 -0.07 pair:insecure_and 0.12 0.32 pair:insensitive_substring -0.04 -0.00
pair:insert_after -0.01 -0.04 pair:insert_before -0.02 -0.08 pair:insert_new -0.50 -0.02
pair:insert_update -0.10 -0.26 pair:inside_it -0.02 -0.05 pair:inside_the -0.01 -0.13
pair:instance_and -0.17 -0.27 pair:instead_of -0.38 -0.43 pair:instruction_for 0.17 0.03
pair:instructions_and 0.94 1.29 pair:instructions_for -0.15 -0.47 pair:integrity_of 0.03 0.04
pair:intend_to -0.17 -0.03 pair:intent_into -0.18 -0.16 pair:interact_with -0.18 -0.23
pair:interacting_with -0.16 -0.09 pair:interaction_with -0.01 -0.03 pair:interface_to -0.01 -0.05
pair:into_an -0.12 -0.19 pair:into_https 0.04 0.29 pair:into_multiple -0.24 -0.06
pair:into_single -0.02 -0.16 pair:into_smaller -0.02 -0.07 pair:into_the 0.91 0.83
pair:invisible_to -0.07 0.10 pair:invoice_is 0.02 0.12 pair:invoices_are -0.07 -0.06
pair:invoked_change 0.01 0.11 pair:io_for 0.00 0.56 pair:irrespective_of 0.18 0.48 pair:is_about 0.59 0.50
pair:is_above -0.08 -0.12 pair:is_accepted 0.32 0.79 pair:is_active 0.02 0.27 pair:is_added 0.28 0.33
pair:is_allowed -0.03 -0.05 pair:is_already -0.01 -0.43 pair:is_also -0.15 -0.31 pair:is_always 0.08 -0.11
pair:is_ambiguous -0.19 -0.14 pair:is_an -0.12 0.17 pair:is_and 0.29 0.13 pair:is_appended -0.04 0.02
pair:is_applied -0.44 -0.33 pair:is_asked -0.23 -0.28 pair:is_at -0.32 0.02
pair:is_authoritative 0.07 0.02 pair:is_available 0.12 0.85 pair:is_being -0.34 -0.44
pair:is_better -0.07 -0.16 pair:is_built -0.01 -0.06 pair:is_called 0.15 0.50 pair:is_capped -0.06 -0.01
pair:is_case -0.04 -0.01 pair:is_checked -0.00 0.12 pair:is_complete 0.03 -0.09
pair:is_completed -0.01 -0.03 pair:is_connected 0.01 0.23 pair:is_created 0.22 0.43
pair:is_currently -0.08 -0.08 pair:is_deprecated 0.43 0.47 pair:is_derived 0.24 0.45
pair:is_designed -0.02 -0.09 pair:is_destructive -0.03 -0.09 pair:is_detected -0.19 -0.39
pair:is_done -0.32 0.25 pair:is_dropped 0.17 0.16 pair:is_empty -0.16 0.03 pair:is_enabled -0.01 -0.11
pair:is_equal -0.01 -0.04 pair:is_executed 0.05 0.65 pair:is_false -0.41 -0.26 pair:is_faster -0.23 -0.48
pair:is_fetched 0.08 0.30 pair:is_filled 0.11 0.43 pair:is_finished -0.08 -0.26 pair:is_fixed -0.03 -0.06
pair:is_for -0.25 0.32 pair:is_formatted -0.02 -0.07 pair:is_found 0.00 0.07 pair:is_free 0.16 0.26
pair:is_given 0.01 0.36 pair:is_good 0.55 0.57 pair:is_how 0.15 0.36 pair:is_ignored -0.04 0.01
pair:is_in -0.14 0.23 pair:is_included 0.08 0.07 pair:is_invoked 0.00 0.46
pair:is_irreversible -0.15 -0.05 pair:is_kept -0.38 -0.35 pair:is_known -0.01 0.20
pair:is_left -0.36 -0.39 pair:is_less -0.01 -0.13 pair:is_live -0.06 -0.02 pair:is_loaded 0.10 0.34
pair:is_located -0.05 -0.36 pair:is_looking 0.03 0.13 pair:is_made 0.23 0.01 pair:is_mandatory 0.04 0.05
pair:is_marked -0.10 -0.06 pair:is_meant 0.21 0.23 pair:is_member -0.14 -0.18 pair:is_missing 0.00 0.17
pair:is_more 0.10 0.24 pair:is_needed 0.17 0.43 pair:is_negative 0.05 0.04 pair:is_never -0.08 0.58
pair:is_new -0.00 -0.09 pair:is_no 0.34 0.43 pair:is_none 0.04 0.06 pair:is_normal -0.11 -0.30
pair:is_not -0.60 -0.68 pair:is_of 0.38 0.22 pair:is_off -0.02 -0.15 pair:is_often 0.02 0.24
pair:is_okay -0.15 -0.23 pair:is_oldest -0.05 -0.01 pair:is_omitted -0.14 -0.29 pair:is_on -0.00 0.43
pair:is_one -0.76 -0.74 pair:is_only -0.07 0.45 pair:is_optimized -0.08 -0.06 pair:is_our 0.28 0.70
pair:is_ours 0.24 0.29 pair:is_out 0.02 0.07 pair:is_part 0.27 0.26 pair:is_passed -0.53 -0.44
pair:is_permanent -0.01 0.24 pair:is_placed -0.21 -0.11 pair:is_preceded 0.00 0.18
pair:is_present -0.42 -0.45 pair:is_private 0.13 0.17 pair:is_provided -0.08 0.20 pair:is_public 0.00 0.18
pair:is_put 0.06 0.30 pair:is_read 0.03 -0.32 pair:is_ready -0.02 -0.06 pair:is_recommended -0.05 -0.19
pair:is_refused -0.29 0.22 pair:is_rejected 0.00 -0.56 pair:is_removed -0.12 -0.10
pair:is_rendered 0.01 -0.07 pair:is_reported -0.23 -0.41 pair:is_requested 0.03 0.38
pair:is_required 0.13 0.52 pair:is_resolved -0.05 -0.07 pair:is_returned -0.17 -0.46 pair:is_run 0.09 0.15
pair:is_running -0.01 -0.14 pair:is_saved -0.42 -0.23 pair:is_sent -0.49 -0.25 pair:is_set -0.46 -0.18
pair:is_shared 0.15 0.17 pair:is_shown -0.15 -0.11 pair:is_signed 0.62 0.85 pair:is_silent 0.12 0.13
pair:is_slow 0.70 0.83 pair:is_specified -0.05 -0.04 pair:is_standard 0.00 0.16 pair:is_still -0.25 -0.36
pair:is_stopped 0.09 0.35 pair:is_stored -0.68 -0.51 pair:is_supported -0.23 -0.04
pair:is_switched 0.58 0.57 pair:is_taken -0.26 -0.04 pair:is_the 0.01 0.71 pair:is_this 0.06 0.18
pair:is_to 0.42 0.99 pair:is_true 0.06 -0.37 pair:is_typically -0.06 -0.07 pair:is_unavailable -0.00 -0.09
pair:is_up -0.04 0.04 pair:is_used 0.23 0.74 pair:is_useful -0.06 -0.09 pair:is_usually -0.11 -0.28
pair:is_valid 0.04 -0.02 pair:is_visible -0.14 -0.19 pair:is_waiting -0.07 -0.17 pair:is_what 0.24 0.49
pair:is_where 0.00 0.18 pair:is_written -0.41 -0.12 pair:isn't_returned -0.66 -0.43
pair:iso_alpha -0.01 -0.11 pair:iso_date -0.02 -0.04 pair:iso_datetime -0.00 -0.03
pair:iso_format -0.01 -0.17 pair:issue_ids 0.26 0.34 pair:issue_in -0.06 -0.36 pair:issue_is 0.00 0.42
pair:issue_key -0.01 -0.13 pair:issue_title -0.00 -0.03 pair:issue_to -0.08 -0.28
pair:issue_type -0.06 -0.21 pair:issue_types -0.06 -0.15 pair:issues_and -0.62 -0.56
pair:issues_as -0.01 -0.13 pair:issues_that 0.04 0.05 pair:issues_use -0.02 -0.07
pair:issues_with -0.30 -0.33 pair:it's_needed -0.37 -0.04 pair:it's_not 0.26 0.23 pair:it's_the 0.43 0.53
pair:it's_to -0.23 -0.03 pair:it_after -0.83 -0.90 pair:it_again 0.08 0.03 pair:it_also -0.42 -0.52
pair:it_and 0.28 0.62 pair:it_are -0.13 -0.31 pair:it_as 0.40 1.04 pair:it_at 0.68 0.85
pair:it_back -0.18 -0.40 pair:it_base 0.05 0.18 pair:it_before -0.10 -0.26 pair:it_but -0.09 -0.17
pair:it_by -0.24 -0.27 pair:it_can -0.63 -0.69 pair:it_can't -0.02 -0.04 pair:it_changes 0.03 0.22
pair:it_could -0.08 -0.01 pair:it_does -0.07 0.02 pair:it_doesn't 0.32 0.70 pair:it_exists 0.02 -0.07
pair:it_fails -0.38 -0.22 pair:it_first 0.01 0.13 pair:it_for -0.01 0.21 pair:it_from -0.49 -0.45
pair:it_has 0.00 0.26 pair:it_here 0.41 0.24 pair:it_if 0.03 -0.52 pair:it_in 0.11 0.72
pair:it_into 0.12 0.29 pair:it_is -0.05 0.62 pair:it_isn't -0.43 -0.13 pair:it_knows 0.08 0.36
pair:it_later -0.37 -0.20 pair:it_may 0.27 0.36 pair:it_means -0.03 -0.07 pair:it_might -0.12 -0.14
pair:it_more 0.18 0.26 pair:it_must -0.44 -0.45 pair:it_needs 0.06 -0.00 pair:it_off 0.34 0.55
pair:it_on 0.08 0.67 pair:it_once -0.04 -0.05 pair:it_only -0.31 -0.49 pair:it_opens 0.14 0.49
pair:it_out 0.15 0.33 pair:it_over 0.18 0.52 pair:it_reports -0.37 -0.39 pair:it_requires 0.01 0.20
pair:it_returns -0.13 -0.30 pair:it_runs -0.07 0.18 pair:it_says 0.19 0.46 pair:it_should -0.07 0.17
pair:it_so -0.14 0.01 pair:it_the 0.42 0.59 pair:it_there 0.00 0.80 pair:it_through 0.06 0.28
pair:it_to -0.01 0.19 pair:it_too 0.41 0.53 pair:it_up 0.60 1.14 pair:it_was 0.35 0.31
pair:it_were 0.15 0.34 pair:it_when 0.55 1.01 pair:it_whole 0.27 0.21 pair:it_will -0.60 -0.49
pair:it_with -0.27 -0.36 pair:it_works 0.03 0.29 pair:it_would 0.46 0.98 pair:it_yourself 0.54 0.46
pair:item_from -0.04 -0.06 pair:item_id -0.01 -0.23 pair:item_in -0.18 -0.08 pair:item_is 0.01 0.29
pair:item_title -0.03 -0.05 pair:items_and -0.02 -0.15 pair:items_are 0.01 0.12 pair:items_to -0.00 -0.05
pair:its_answer -0.26 -0.57 pair:its_content 0.34 0.71 pair:its_contents 0.05 0.15 pair:its_id -0.25 -0.17
pair:its_metadata -0.15 -0.16 pair:its_name 0.40 0.47 pair:its_own -0.06 0.11 pair:its_path -0.00 -0.13
pair:its_place 0.11 0.20 pair:its_result 0.03 0.19 pair:its_results 0.39 0.32 pair:its_text 0.01 0.29
pair:its_type -0.03 -0.03 pair:itself_is -0.21 -0.20 pair:javascript_in -0.25 -0.23
pair:jira_issue -0.00 -0.04 pair:jmespath_org -0.15 -0.53 pair:job_to -0.18 -0.08
pair:jobs_with -0.01 -0.03 pair:jpeg_png 0.00 -0.15 pair:js_code -0.07 -0.02 pair:js_or -0.28 -0.22
pair:js_python -0.08 -0.07 pair:json_and 0.02 0.27 pair:json_data -0.03 -0.01 pair:json_for -0.04 -0.07
pair:json_format -0.02 -0.11 pair:json_in -0.03 -0.19 pair:json_name -0.23 -0.10
pair:json_object -0.07 -0.30 pair:json_or 0.27 0.19 pair:json_path -0.04 -0.12 pair:json_schema -0.04 0.10
pair:json_string -0.01 -0.07 pair:json_to 0.01 0.19 pair:json_with 0.07 0.11 pair:just_before -0.10 -0.04
pair:just_one 0.36 0.61 pair:just_the -0.15 -0.17 pair:keep_it -0.48 0.33 pair:keep_the 0.41 0.25
pair:keep_this 0.03 0.42 pair:keeps_its -0.09 -0.26 pair:keeps_running -0.05 -0.78
pair:keeps_the 0.09 0.37 pair:kept_for -0.07 -0.20 pair:kept_in 0.33 0.49 pair:key_and -0.04 -0.27
pair:key_for 0.04 0.04 pair:key_id -0.08 -0.38 pair:key_is -0.46 -0.08 pair:key_of 0.61 0.33
pair:key_on 0.07 -0.00 pair:key_or 0.39 0.27 pair:key_proj -0.00 -0.04 pair:key_set -0.05 -0.08
pair:key_so 0.29 0.33 pair:key_to -0.30 -0.73 pair:key_value -0.01 -0.16 pair:key_with -0.01 -0.11
pair:keyed_by -0.02 -0.04 pair:keys_and 0.29 -0.37 pair:keys_are -0.33 -0.15 pair:keys_in -0.86 -0.50
pair:keys_must -0.15 -0.42 pair:keys_of -0.32 0.11 pair:keys_or -0.21 -0.42 pair:keys_that -0.33 -0.28
pair:keys_to -0.43 -0.50 pair:keys_without -0.05 -0.09 pair:kill_process 0.02 0.30
pair:kind_of -0.00 -0.07 pair:know_it -0.10 -0.16 pair:know_that -0.02 0.29 pair:know_the 0.15 0.15
pair:known_first -0.01 -0.07 pair:known_hosts -0.03 0.30 pair:known_to -0.06 -0.09
pair:kube_config 0.30 0.63 pair:kubectl_apply 0.03 0.18 pair:kubectl_get 0.48 0.36
pair:kubernetes_namespace -0.01 -0.11 pair:la_cuenta 0.52 1.52 pair:label_description -0.00 -0.05
pair:label_for -0.01 -0.07 pair:label_is 0.00 0.23 pair:label_of -0.00 0.21 pair:label_to -0.01 -0.04
pair:labels_and -0.14 -0.09 pair:labels_are -0.02 -0.10 pair:labels_from -0.01 -0.04
pair:labels_in -0.04 -0.03 pair:labels_or -0.12 -0.11 pair:labels_to -0.00 -0.11
pair:language_and -0.25 -0.43 pair:language_code -0.00 -0.09 pair:language_description -0.05 -0.17
pair:language_models 0.81 0.80 pair:language_of -0.01 -0.05 pair:large_files -0.08 -0.14
pair:last_day 0.26 -0.06 pair:last_days -0.35 -0.14 pair:last_hours -0.32 -0.23 pair:last_lines 0.25 0.40
pair:last_messages 0.00 0.13 pair:last_modified -0.05 -0.11 pair:last_sync -0.18 -0.38
pair:last_three 0.39 0.39 pair:last_updated -0.02 -0.12 pair:last_week 0.24 0.27
pair:latency_and 0.06 -0.00 pair:later_sessions 0.04 0.04 pair:latest_version -0.01 -0.07
pair:latitude_and -0.01 -0.04 pair:latitude_in -0.01 -0.08 pair:latitude_longitude -0.14 -0.15
pair:latitude_of -0.01 -0.10 pair:lead_to 0.28 0.63 pair:leads_to 0.69 0.61 pair:learn_about -0.01 0.25
pair:least_one -0.45 -0.20 pair:leave_empty -0.07 -0.84 pair:leave_it 1.08 1.16 pair:leave_out 0.24 0.41
pair:leave_the 0.08 0.18 pair:leave_them -0.41 -0.15 pair:leaves_it 0.33 0.48 pair:leaves_the 0.46 0.32
pair:left_or -0.00 -0.20 pair:left_out 0.08 0.44 pair:length_and -0.04 -0.07 pair:length_of 0.10 -0.08
pair:less_than -0.06 -0.06 pair:let_the -0.29 -0.34 pair:lets_the 0.19 0.26 pair:letter_code -0.02 -0.14
pair:letters_in 0.14 0.10 pair:level_for -0.01 -0.23 pair:level_of -0.02 -0.07
pair:level_security 0.07 0.20 pair:library_id -0.23 -0.10 pair:library_name -0.02 -0.03
pair:like_an 0.08 -0.25 pair:like_in -0.41 -0.29 pair:like_the -0.05 -0.16 pair:like_this -0.08 0.02
pair:like_to -0.01 -0.37 pair:limit_and 0.66 0.43 pair:limit_for -0.02 -0.04 pair:limit_is 0.08 0.03
pair:limit_the -0.17 0.06 pair:limit_to 0.13 0.18 pair:limited_to -0.79 -0.70 pair:line_in 0.02 0.53
pair:line_item -0.02 -0.38 pair:line_items -0.13 -0.21 pair:line_number -0.02 -0.34
pair:line_numbers -0.05 -0.38 pair:line_of 0.53 0.64 pair:line_text -0.11 -0.13 pair:line_with 0.34 0.07
pair:lines_before -0.02 -0.26 pair:lines_may 0.28 0.33 pair:lines_of 0.49 0.51 pair:lines_with 0.11 0.24
pair:link_and -0.07 -0.22 pair:link_for -0.01 -0.14 pair:link_is 0.09 0.01 pair:link_link 0.06 0.02
pair:link_that -0.17 -0.56 pair:link_to -0.08 -0.09 pair:links_in 0.02 0.23 pair:links_to -0.16 -0.06
pair:list_all -0.43 -1.13 pair:list_and 0.46 0.35 pair:list_are 0.20 0.19 pair:list_available -0.12 -0.12
pair:list_channels -0.14 -0.36 pair:list_chats 0.02 0.52 pair:list_every -0.06 -0.01
pair:list_files -0.26 -0.46 pair:list_for -0.05 -0.08 pair:list_in -0.02 0.08 pair:list_is 0.52 0.72
pair:list_messages 0.01 0.24 pair:list_objects 0.46 0.46 pair:list_of -0.58 -0.22
pair:list_open -0.00 -0.03 pair:list_records 0.12 0.21 pair:list_repos -0.01 -0.13
pair:list_tables -0.19 -0.20 pair:list_the -0.26 -0.12 pair:list_them -0.55 -0.78 pair:list_to 0.09 0.08
pair:list_users -0.03 -0.11 pair:list_with 0.19 0.44 pair:list_workspaces -0.02 -0.05
pair:listed_in 0.14 0.26 pair:listing_the 0.00 0.22 pair:lists_all -0.27 -0.42 pair:lists_and 0.19 0.24
pair:lists_tables 0.03 0.02 pair:lists_the -0.54 -0.65 pair:lists_them -0.11 -0.03
pair:live_location 0.16 0.00 pair:llms_with -0.08 -0.06 pair:local_and -0.30 -0.37
pair:local_bin -0.02 0.20 pair:local_file -0.02 -0.07 pair:local_files -0.01 -0.03
pair:local_filesystem -0.07 -0.08 pair:local_index 0.16 0.45 pair:local_path 0.01 0.18
pair:local_results 0.15 0.10 pair:location_and -0.02 -0.09 pair:location_in -0.05 -0.02
pair:location_to -0.01 -0.10 pair:locator_strategy -0.01 -0.06 pair:lock_file -0.06 -0.24
pair:lock_files 0.00 0.51 pair:log_and 0.42 0.60 pair:log_entries -0.13 -0.31 pair:log_file 0.13 0.34
pair:log_in -0.07 -0.17 pair:log_level -0.01 -0.06 pair:log_lines 0.15 0.11 pair:log_to -0.07 -0.20
pair:log_txt -0.03 -0.18 pair:logged_in 0.35 0.14 pair:login_and -0.13 -0.14 pair:login_example 0.15 0.19
pair:logs_are -0.07 -0.46 pair:logs_for -0.08 -0.15 pair:logs_in -0.06 -0.26 pair:logs_to -0.02 -0.06
pair:logs_with -0.01 -0.04 pair:long_as -0.17 -0.16 pair:long_term 0.12 0.17 pair:long_the -0.04 0.18
pair:longer_than 0.37 0.34 pair:longitude_in -0.01 -0.08 pair:longitude_of -0.01 -0.10
pair:look_at -0.29 -0.65 pair:look_for 0.25 0.46 pair:look_up 0.30 -0.08 pair:looked_up 0.32 0.37
pair:looking_for -0.60 -0.34 pair:looks_for -0.09 -0.29 pair:looks_like -0.06 -0.21
pair:looks_up 0.68 1.04 pair:low_and -0.10 -0.24 pair:low_for 0.05 -0.08 pair:lower_the 0.49 0.51
pair:lt_lte -0.03 -0.05 pair:lzdi_nte 0.01 0.07 pair:made_during -0.02 -0.49 pair:made_from -0.00 0.04
pair:made_with 0.20 0.37 pair:maiden_name 0.21 0.52 pair:mail_addresses -0.02 0.03
pair:mail_and -0.05 -0.18 pair:mail_as 0.03 0.06 pair:mail_it 0.12 0.79 pair:mail_must -0.00 -0.13
pair:mail_or -0.16 -0.11 pair:mail_tool 0.00 0.16 pair:main_py -0.00 -0.14 pair:main_with 0.29 0.73
pair:maintenance_mode 0.05 0.03 pair:make_it -0.02 0.06 pair:make_sure -0.51 -0.42
pair:make_the -0.01 -0.30 pair:makes_an 0.01 0.27 pair:makes_the -0.21 0.30
pair:making_changes -0.03 -0.04 pair:making_the -0.07 -0.42 pair:managing_your -0.04 -0.01
pair:map_to -0.07 -0.11 pair:mapped_to 0.00 0.30 pair:maps_place -0.00 0.06 pair:mark_as 0.03 -0.06
pair:mark_the 0.04 0.28 pair:marked_as -0.20 -0.18 pair:masked_by -0.05 -0.14 pair:match_the -0.16 -0.16
pair:matching_the -0.15 -0.01 pair:material_or -0.00 -0.05 pair:matter_what 0.32 0.58
pair:max_chars -0.00 -0.05 pair:maximum_depth -0.00 -0.05 pair:maximum_is -0.06 -0.25
pair:maximum_number -0.01 -0.10 pair:maximum_price -0.00 -0.06 pair:maximum_size -0.11 -0.06
pair:may_appear -0.01 -0.15 pair:may_be -0.02 0.29 pair:may_cause -0.21 -0.32 pair:may_contain -0.72 -0.37
pair:may_have -0.08 -0.24 pair:may_need -0.03 -0.21 pair:may_not 0.12 -0.01 pair:may_still -0.00 0.13
pair:may_take 0.01 0.13 pair:may_use -0.02 -0.03 pair:mcp_client -0.01 -0.05 pair:mcp_json 0.26 0.23
pair:mcp_server -0.62 -0.65 pair:mcp_tool -0.04 -0.07 pair:mcp_tools -0.08 -0.24
pair:mcp_whatsapp 0.01 0.11 pair:me_in -0.12 -0.13 pair:me_the -0.02 0.08 pair:mean_you -0.01 -0.11
pair:means_that 0.01 0.19 pair:means_the 0.08 0.54 pair:meant_for 0.24 0.13 pair:medium_low -0.02 -0.12
pair:member_of -0.12 -0.12 pair:members_can -0.02 -0.03 pair:members_of -0.08 -0.14 pair:meme_si 0.26 0.61
pair:memory_and -0.37 -0.30 pair:memory_for -0.20 -0.12 pair:mention_that -0.19 0.12
pair:mention_the 0.42 -0.15 pair:mention_this -0.31 0.03 pair:mentions_specific -0.01 -0.06
pair:merge_commit -0.01 -0.16 pair:merge_into -0.01 -0.11 pair:merge_request -0.12 -0.20
pair:merge_strategy -0.01 -0.11 pair:mermaid_diagram -0.19 -0.19 pair:message_and 0.22 -0.22
pair:message_as 0.03 0.33 pair:message_content 0.02 0.14 pair:message_for 0.55 0.72
pair:message_from 0.01 0.04 pair:message_in 0.08 0.22 pair:message_is 0.20 0.37
pair:message_must 0.04 0.28 pair:message_of 0.21 0.40 pair:message_the 0.26 0.06
pair:message_to -0.23 -0.49 pair:message_with 0.11 -0.01 pair:message_you 0.02 0.17
pair:messages_and -0.09 -0.10 pair:messages_are 0.03 0.19 pair:messages_as 0.12 0.08
pair:messages_for 0.07 0.12 pair:messages_from 0.04 -0.14 pair:messages_in -0.25 -0.33
pair:messages_of -0.01 -0.17 pair:messages_or -0.19 -0.24 pair:messages_to -0.01 0.18
pair:messages_without 0.12 0.31 pair:metadata_about -0.02 -0.04 pair:metadata_and -0.07 -0.10
pair:metadata_for -0.07 -0.03 pair:metadata_to -0.06 -0.10 pair:metrics_and -0.13 -0.37
pair:metrics_for -0.01 -0.05 pair:might_be -0.09 -0.04 pair:might_not -0.04 -0.17
pair:mime_type 0.00 -0.03 pair:mimetype_name 0.04 0.17 pair:min_max -0.22 -0.30
pair:minimal_syntax -0.08 -0.06 pair:minimum_price -0.00 -0.06 pair:minor_units 0.24 0.43
pair:minutes_and -0.20 -0.36 pair:minutes_to -0.40 -0.51 pair:missing_from 0.14 0.25
pair:missing_or -0.14 -0.34 pair:mm_dd -0.05 -0.23 pair:mm_ss -0.01 -0.05 pair:mobile_devices -0.00 -0.03
pair:mode_it 0.10 0.00 pair:mode_which -0.00 -0.15 pair:model_can -0.01 0.06
pair:model_context -0.20 -0.43 pair:model_for -0.07 -0.08 pair:model_id -0.00 -0.06
pair:model_is -0.19 -0.02 pair:model_itself -0.08 -0.10 pair:model_must 0.04 0.35
pair:model_name -0.10 -0.31 pair:model_should -0.11 -0.01 pair:model_that 0.32 0.16
pair:model_the 0.18 0.11 pair:model_to -0.29 -0.28 pair:model_use -0.00 -0.06 pair:model_which 0.22 0.14
pair:model_will 0.05 0.20 pair:modified_code -0.07 -0.03 pair:modify_or -0.17 -0.09
pair:modify_the -0.06 0.18 pair:money_is 0.02 0.28 pair:more_data -0.06 -0.06
pair:more_details -0.02 -0.04 pair:more_efficient -0.01 -0.04 pair:more_info -0.00 -0.09
pair:more_information -0.04 -0.03 pair:more_results -0.08 -0.10 pair:more_than -0.40 -0.46
pair:most_common 0.04 -0.11 pair:most_one -0.03 -0.09 pair:most_recent 0.29 0.38
pair:most_recently -0.03 0.22 pair:most_relevant -0.08 -0.04 pair:most_reliable -0.12 -0.12
pair:mother's_maiden 0.21 0.52 pair:mouse_button -0.00 -0.05 pair:move_files -0.01 0.04
pair:move_or -0.03 -0.06 pair:move_rename -0.02 -0.09 pair:move_the 0.05 0.26 pair:move_to -0.08 0.38
pair:moved_to 0.47 0.71 pair:mozilla_org -0.00 -0.07 pair:multi_line -0.25 -0.31
pair:multi_step -0.07 -0.03 pair:multi_turn -0.07 -0.08 pair:multiple_existing -0.06 -0.01
pair:multiple_files -0.03 -0.09 pair:multiplied_by 0.17 0.53 pair:must_already -0.23 -0.22
pair:must_also 0.22 0.46 pair:must_always 0.20 0.46 pair:must_be 0.20 0.88 pair:must_call -0.69 -0.77
pair:must_contain 0.14 0.15 pair:must_end -0.11 -0.39 pair:must_exist -0.01 -0.13
pair:must_first 0.23 0.19 pair:must_follow -0.00 0.11 pair:must_have -0.75 -0.81
pair:must_include 0.13 0.31 pair:must_match -0.03 -0.42 pair:must_not -0.44 -0.53
pair:must_provide -0.37 -0.60 pair:must_read -0.01 -0.11 pair:must_start -0.01 -0.44
pair:must_then -0.05 -0.23 pair:must_use 0.03 0.30 pair:mutually_exclusive -0.11 -0.22
pair:name_already -0.02 -0.05 pair:name_and -0.27 -0.53 pair:name_as 0.39 0.58 pair:name_by -0.01 -0.06
pair:name_contains 0.23 0.43 pair:name_count -0.05 0.10 pair:name_description -0.01 -0.06
pair:name_for -0.04 -0.35 pair:name_from -0.06 -0.24 pair:name_in 0.68 0.79 pair:name_is -0.16 -0.23
pair:name_mail 0.21 0.05 pair:name_must -0.00 -0.13 pair:name_of 0.25 -0.26 pair:name_omit -0.05 -0.00
pair:name_only -0.11 -0.14 pair:name_or -0.13 -0.34 pair:name_status -0.04 -0.04 pair:name_tag 0.09 0.16
pair:name_the -0.57 -0.67 pair:name_to -0.03 -0.36 pair:name_when -0.15 -0.24 pair:name_with 0.03 0.26
pair:named_by 0.17 0.29 pair:named_in 0.13 0.15 pair:names_and 0.11 -0.31 pair:names_are 0.22 0.28
pair:names_from 0.31 0.35 pair:names_in 0.10 0.08 pair:names_must -0.00 -0.07 pair:names_of -0.14 -0.13
pair:names_only -0.22 -0.11 pair:names_or -0.17 -0.07 pair:names_that -0.61 -0.32
pair:names_the -0.34 -0.11 pair:names_to -0.14 -0.07 pair:names_without -0.01 -0.07
pair:namespace_of -0.01 -0.04 pair:namespace_to -0.02 -0.07 pair:native_google -0.03 -0.02
pair:natural_language -0.08 -0.14 pair:navigate_to -0.10 -0.11 pair:near_the 0.01 0.12
pair:necessary_to -0.02 0.08 pair:need_for -0.02 -0.13 pair:need_more -0.01 -0.10 pair:need_not 0.83 1.00
pair:need_the 0.07 -0.18 pair:need_to 0.15 0.17 pair:needed_for -0.17 0.15 pair:needed_if 0.02 0.06
pair:needed_to -0.02 0.13 pair:needs_approval -0.28 -0.31 pair:needs_it -0.08 -0.14
pair:needs_no 0.46 0.75 pair:needs_the 0.32 0.20 pair:needs_to -0.00 0.11 pair:net_and 0.05 0.04
pair:netrc_and 0.01 0.43 pair:network_request -0.04 0.21 pair:never_assume -0.00 -0.09
pair:never_call 0.44 0.50 pair:never_commit -0.13 -0.23 pair:never_create -0.01 -0.05
pair:never_mention 0.06 0.65 pair:never_returned -0.11 -0.35 pair:never_use 0.30 -0.01
pair:new_account 0.14 0.13 pair:new_address -0.05 -0.09 pair:new_agent -0.04 -0.56
pair:new_branch -0.01 -0.05 pair:new_code -0.01 -0.04 pair:new_content -0.01 -0.14
pair:new_document -0.11 -0.55 pair:new_due -0.00 -0.05 pair:new_environment -0.02 -0.03
pair:new_folder -0.09 -0.10 pair:new_name -0.03 -0.09 pair:new_ones 0.21 0.01 pair:new_order -0.01 -0.10
pair:new_page -0.01 0.18 pair:new_project -0.01 -0.14 pair:new_tab 0.02 -0.09 pair:new_text -0.01 -0.08
pair:new_title -0.00 -0.04 pair:new_user 0.12 0.83 pair:new_york -0.22 -0.22 pair:newest_first 0.60 0.31
pair:news_and -0.13 -0.40 pair:next_call -0.00 -0.04 pair:next_days 0.04 0.31 pair:next_js -0.51 -0.43
pair:next_page -0.30 -0.37 pair:next_step -0.05 0.05 pair:no_confirmation 0.07 0.21
pair:no_data -0.00 -0.04 pair:no_longer 0.01 -0.23 pair:no_matter 0.30 0.77 pair:no_mention 0.01 0.14
pair:no_more 0.13 0.00 pair:no_need 1.06 1.26 pair:no_network -0.35 -0.36 pair:no_new -0.01 -0.13
pair:no_one 0.29 0.74 pair:no_other -0.01 -0.06 pair:no_parameters -0.01 -0.14 pair:no_prefix -0.45 -0.48
pair:no_se -0.45 0.29 pair:no_use 0.06 -0.11 pair:no_verify -0.23 0.15 pair:no_workspace -0.01 -0.05
pair:nobody_else 0.01 0.04 pair:node_id -0.23 -0.05 pair:node_js -0.10 -0.16 pair:node_modules -0.56 -0.31
pair:nodes_in -0.03 -0.04 pair:non_empty -0.09 -0.31 pair:none_of -0.02 -0.18 pair:normal_text -0.03 -0.07
pair:normalized_to -0.21 0.09 pair:not_accepted -0.00 -0.03 pair:not_apply 0.00 0.26
pair:not_ask 0.62 0.83 pair:not_available -0.04 -0.28 pair:not_be 0.07 0.15 pair:not_been 0.12 0.02
pair:not_being 0.08 0.35 pair:not_both -0.00 -0.08 pair:not_call -0.56 -0.47 pair:not_change -0.01 -0.11
pair:not_covered -0.12 -0.14 pair:not_empty -0.01 -0.05 pair:not_exceed -0.01 -0.17
pair:not_exist -0.03 -0.13 pair:not_explain 0.45 0.80 pair:not_fill -0.50 -0.38
pair:not_follow -0.20 -0.31 pair:not_for -0.21 -0.16 pair:not_found -0.59 -0.58 pair:not_have -0.00 -0.08
pair:not_in -0.10 -0.15 pair:not_include -0.25 -0.25 pair:not_included -0.13 -0.18 pair:not_just 0.38 0.76
pair:not_known 0.30 0.08 pair:not_mean -0.01 -0.11 pair:not_mention -0.29 -0.86 pair:not_need -0.01 -0.23
pair:not_part -0.03 -0.31 pair:not_pass -0.00 -0.06 pair:not_persist -0.01 -0.07
pair:not_prompt -0.00 -0.05 pair:not_provide -0.00 -0.03 pair:not_provided -0.13 -0.28
pair:not_repeat -0.18 -0.29 pair:not_require 0.18 0.20 pair:not_set -0.02 -0.17 pair:not_shown -0.33 -0.43
pair:not_something 1.04 0.20 pair:not_specified -0.01 -0.11 pair:not_start -0.02 -0.30
pair:not_support -0.12 -0.02 pair:not_supported -0.09 -0.29 pair:not_tell -0.05 0.96
pair:not_the 0.69 0.87 pair:not_to 0.41 0.16 pair:not_try -0.11 -0.22 pair:not_use -0.17 -0.12
pair:not_wait -0.06 -0.03 pair:not_yet -0.15 -0.58 pair:note_and -0.06 -0.30 pair:note_for -0.08 0.35
pair:note_in 0.04 0.08 pair:note_is 0.03 -0.02 pair:note_on 0.15 0.47 pair:note_that -0.10 -0.24
pair:note_the 0.03 0.07 pair:note_this -0.41 -0.50 pair:note_to 0.09 0.29 pair:note_when -0.02 -0.35
pair:notes_and 0.01 0.35 pair:notes_are 0.33 0.58 pair:notes_for -0.01 -0.19 pair:notes_on -0.30 -0.32
pair:nothing_and 0.03 -0.25 pair:nothing_else 0.27 0.50 pair:nothing_is -0.13 -0.13
pair:nothing_of 0.18 0.61 pair:nothing_unless -0.15 -0.16 pair:notifying_the 0.00 0.15
pair:now_be 0.04 0.24 pair:now_on 0.86 0.58 pair:npm_run -0.00 -0.20 pair:null_and -0.02 0.09
pair:null_for -0.09 -0.21 pair:null_to -0.00 -0.26 pair:null_value -0.03 -0.06 pair:number_and 0.18 -0.26
pair:number_for -0.01 0.03 pair:number_from -0.37 -0.61 pair:number_in -0.02 0.17
pair:number_is -0.19 -0.26 pair:number_of -0.45 -0.86 pair:number_to -0.00 -0.05
pair:number_with 0.04 0.18 pair:numbers_and 0.13 0.40 pair:numbers_are 0.01 0.14
pair:numbers_in -0.21 -0.26 pair:numbers_or -0.42 -0.33 pair:numbers_to 0.00 0.11
pair:numeric_id -0.28 -0.42 pair:nzac_lzdi 0.01 0.07 pair:oauth_flow -0.10 -0.14
pair:object_for -0.07 -0.03 pair:object_or -0.13 -0.20 pair:object_per 0.02 -0.04
pair:object_type -0.05 -0.05 pair:object_with -0.06 -0.31 pair:objects_and -0.26 -0.19
pair:objects_that -0.11 -0.02 pair:objects_to -0.12 0.05 pair:obtain_the -0.14 -0.42
pair:obtain_valid -0.22 -0.01 pair:obtained_from 0.02 -0.19 pair:of_all 0.22 0.23 pair:of_an -0.54 -0.53
pair:of_another -0.16 0.03 pair:of_any 0.05 0.30 pair:of_available -0.02 -0.06 pair:of_bucket 0.25 0.21
pair:of_calling 0.01 0.40 pair:of_cat 0.01 0.28 pair:of_category -0.03 0.09 pair:of_changes -0.26 -0.06
pair:of_chats -0.02 -0.07 pair:of_columns -0.11 -0.05 pair:of_commit -0.03 -0.18 pair:of_config 0.01 0.23
pair:of_content 0.05 -0.44 pair:of_customer -0.09 -0.01 pair:of_data 0.09 -0.33 pair:of_date -0.14 -0.23
pair:of_days -0.10 -0.05 pair:of_deployment -0.10 -0.12 pair:of_docker 0.38 0.79
pair:of_documents -0.03 -0.03 pair:of_each 0.36 0.75 pair:of_entity -0.03 -0.13 pair:of_env 0.04 0.44
pair:of_events 0.37 0.22 pair:of_every -0.22 -0.07 pair:of_existing -0.01 -0.08 pair:of_file -0.06 -0.29
pair:of_files -0.10 -0.24 pair:of_forecast -0.00 -0.03 pair:of_git 0.20 0.39 pair:of_group 0.24 0.38
pair:of_it 0.57 0.34 pair:of_its -0.20 0.01 pair:of_lines 0.05 0.01 pair:of_messages -0.15 -0.12
pair:of_month 0.04 -0.02 pair:of_more 0.01 -0.08 pair:of_multiple -0.02 -0.07 pair:of_names -0.68 -0.51
pair:of_no 0.06 -0.02 pair:of_one -0.01 -0.11 pair:of_or -0.26 -0.58 pair:of_origin 0.00 0.09
pair:of_other 0.15 0.42 pair:of_our 0.02 0.24 pair:of_ours 0.06 0.33 pair:of_payment -0.06 -0.05
pair:of_personal -0.06 -0.05 pair:of_point 0.02 0.05 pair:of_previous 0.15 0.21 pair:of_project 0.00 0.21
pair:of_projects -0.01 -0.05 pair:of_query -0.13 0.11 pair:of_range 0.01 -0.11 pair:of_records -0.02 -0.13
pair:of_repository -0.02 -0.21 pair:of_request -0.07 -0.00 pair:of_resources -0.29 -0.12
pair:of_results -0.03 -0.23 pair:of_rows -0.03 -0.07 pair:of_search -0.02 -0.04 pair:of_secret -0.00 -0.05
pair:of_security 0.07 0.16 pair:of_send 0.00 0.33 pair:of_single -0.02 -0.05 pair:of_specific -0.02 -0.05
pair:of_ssh 0.70 0.64 pair:of_stock 0.01 0.17 pair:of_strings -0.03 -0.19 pair:of_system 0.41 0.16
pair:of_table -0.08 -0.12 pair:of_test -0.22 -0.44 pair:of_text -0.18 -0.30 pair:of_that 0.11 0.54
pair:of_the 0.61 0.07 pair:of_their -0.10 -0.09 pair:of_them -0.09 -0.10 pair:of_these -0.14 0.02
pair:of_this 0.38 0.18 pair:of_those 0.05 0.55 pair:of_three -0.07 -0.12 pair:of_time -0.03 -0.15
pair:of_tokens -0.11 -0.06 pair:of_two -0.01 -0.12 pair:of_type 0.26 0.39 pair:of_up -0.03 -0.07
pair:of_use -0.00 -0.04 pair:of_user -0.04 -0.21 pair:of_users -0.03 -0.09 pair:of_what 0.11 0.58
pair:of_which 0.30 0.46 pair:of_workspace 0.30 0.02 pair:of_your -0.14 -0.43 pair:off_and 0.12 0.08
pair:off_by 0.38 0.16 pair:off_the 0.05 0.30 pair:offset_is -0.02 -0.06 pair:okay_to -0.15 -0.23
pair:old_keys -0.38 -0.37 pair:older_than 0.51 0.97 pair:oldest_first -0.11 -0.39
pair:omit_for -0.01 -0.32 pair:omit_it -0.27 -0.11 pair:omit_or -0.03 -0.10 pair:omit_the -0.52 -0.21
pair:omit_to -0.03 -0.13 pair:omitted_the -0.05 -0.16 pair:omitted_when -0.08 -0.05 pair:on_all 0.05 0.20
pair:on_an -0.54 -0.79 pair:on_and 0.55 0.21 pair:on_any 0.22 0.05 pair:on_behalf 0.08 0.30
pair:on_create 0.29 0.03 pair:on_disk -0.50 -0.48 pair:on_each 0.33 0.06 pair:on_error 0.30 0.67
pair:on_every -0.18 -0.30 pair:on_failure -0.13 -0.08 pair:on_file 0.05 0.19 pair:on_github -0.05 -0.06
pair:on_given -0.08 -0.06 pair:on_google 0.14 0.06 pair:on_host -0.00 -0.12 pair:on_how 0.04 0.03
pair:on_in -0.03 -0.16 pair:on_ios -0.07 -0.24 pair:on_it 0.26 1.16 pair:on_its 0.09 0.44
pair:on_list 0.17 0.33 pair:on_one -0.05 -0.35 pair:on_or -0.38 -0.25 pair:on_our 0.19 0.48
pair:on_page -0.16 -0.26 pair:on_production 0.42 0.31 pair:on_pull -0.06 0.12 pair:on_record -0.10 -0.12
pair:on_remote -0.04 -0.16 pair:on_request 0.55 0.93 pair:on_some -0.24 -0.14 pair:on_specific -0.05 -0.08
pair:on_the -0.44 -0.18 pair:on_their -0.07 -0.39 pair:on_them 0.42 0.39 pair:on_this 0.27 0.61
pair:on_to 0.10 0.36 pair:on_top -0.19 0.05 pair:on_what -0.23 -0.35 pair:on_which 0.35 0.24
pair:on_white -0.08 0.06 pair:on_windows -0.04 -0.04 pair:on_with 0.78 1.12 pair:on_your -0.36 -0.36
pair:once_and -0.20 -0.41 pair:once_before 0.00 -0.03 pair:once_done 0.16 0.32 pair:once_per 0.09 0.20
pair:once_the 0.02 0.70 pair:one_and 0.02 -0.05 pair:one_at -0.01 -0.12 pair:one_by 0.10 0.06
pair:one_call 0.16 -0.17 pair:one_day 0.35 0.56 pair:one_entry -0.08 -0.22 pair:one_for -0.05 0.46
pair:one_from -0.07 0.22 pair:one_has 0.34 0.06 pair:one_is -0.07 0.43 pair:one_item -0.01 -0.04
pair:one_line -0.17 -0.17 pair:one_more 0.05 0.41 pair:one_of -0.63 -1.04 pair:one_or -0.28 -0.56
pair:one_page -0.01 -0.13 pair:one_sentence -0.06 -0.26 pair:one_shot -0.01 -0.29 pair:one_the 0.17 -0.10
pair:one_thing 0.20 0.47 pair:one_time 0.04 -0.02 pair:one_to 0.58 0.65 pair:one_when 0.13 0.09
pair:one_with 0.56 0.52 pair:ones_and 0.02 0.74 pair:ones_in -0.05 -0.30 pair:ones_that 0.05 0.04
pair:ones_with 0.04 0.03 pair:only_after 0.27 0.13 pair:only_and -0.03 -0.46 pair:only_applies -0.00 -0.07
pair:only_be -0.26 -0.45 pair:only_by 0.19 0.00 pair:only_for -0.20 -0.11 pair:only_if -0.11 -0.25
pair:only_logs -0.02 -0.03 pair:only_need -0.00 -0.13 pair:only_once 0.05 -0.00 pair:only_pass -0.00 -0.04
pair:only_query 0.19 0.43 pair:only_results 0.11 0.38 pair:only_return -0.00 -0.04
pair:only_select -0.00 -0.08 pair:only_set -0.02 -0.06 pair:only_show -0.01 -0.36
pair:only_sql -0.02 -0.08 pair:only_supported -0.09 -0.22 pair:only_the 0.17 0.62
pair:only_use -0.16 -0.33 pair:only_what -0.25 -0.32 pair:only_when 0.02 -0.19 pair:only_works -0.06 -0.09
pair:open_files 0.21 0.40 pair:open_https -0.00 -0.15 pair:open_in -0.12 -0.02
pair:open_issues -0.08 -0.23 pair:open_it -0.07 -0.12 pair:open_meteo -0.02 -0.10
pair:open_new -0.01 -0.09 pair:open_ssh -0.13 -0.36 pair:open_tabs 0.04 0.94 pair:open_the -0.53 0.05
pair:openai_api 0.45 0.44 pair:opens_the -0.03 0.17 pair:operating_system -0.09 -0.42
pair:operation_is 0.20 0.45 pair:operation_to 0.02 -0.16 pair:operations_and -0.04 -0.08
pair:operations_are -0.06 -0.17 pair:operations_or -0.00 -0.06 pair:operators_eq -0.03 -0.05
pair:operators_like 0.05 0.19 pair:opt_in -0.34 -0.18 pair:opted_out -0.47 -0.47
pair:optimized_for -0.11 -0.08 pair:option_in 0.32 0.13 pair:options_and -0.12 -0.19
pair:options_can -0.02 -0.06 pair:options_for -0.03 -0.24 pair:or_'all' -0.18 -0.09
pair:or_address 0.08 -0.01 pair:or_after -0.16 -0.18 pair:or_all -0.16 -0.27 pair:or_amount -0.03 -0.05
pair:or_and -0.00 -0.06 pair:or_any 0.07 0.12 pair:or_array -0.06 -0.36 pair:or_as -0.00 -0.06
pair:or_clear -0.03 -0.20 pair:or_commit -0.00 -0.04 pair:or_complete -0.07 -0.03
pair:or_compliance -0.04 -0.22 pair:or_container -0.11 -0.02 pair:or_data -0.10 -0.18
pair:or_database -0.35 -0.01 pair:or_description -0.01 -0.05 pair:or_directory -0.13 -0.18
pair:or_disable 0.01 0.04 pair:or_down -0.05 -0.03 pair:or_equal -0.15 -0.14 pair:or_failed -0.01 -0.03
pair:or_false -0.23 -0.35 pair:or_file -0.04 -0.16 pair:or_for -0.05 -0.21 pair:or_forward -0.26 -0.24
pair:or_from -0.01 0.06 pair:or_get -0.02 -0.04 pair:or_group -0.32 -0.19 pair:or_have -0.00 -0.04
pair:or_https -0.01 -0.07 pair:or_id 0.01 0.34 pair:or_ids -0.13 -0.09 pair:or_if -0.01 -0.10
pair:or_in -0.20 0.02 pair:or_is -0.04 -0.09 pair:or_its 0.02 -0.12 pair:or_jsonl -0.01 -0.09
pair:or_key -0.02 -0.03 pair:or_lawyer 0.03 0.17 pair:or_metric -0.00 -0.05 pair:or_more -0.06 -0.23
pair:or_move 0.04 0.04 pair:or_name -0.07 -0.20 pair:or_needs -0.23 -0.31 pair:or_new 0.00 0.04
pair:or_not 0.38 0.45 pair:or_null -0.01 -0.17 pair:or_number -0.04 -0.06 pair:or_numeric -0.19 -0.39
pair:or_off -0.06 -0.24 pair:or_on 0.10 0.02 pair:or_open -0.00 -0.08 pair:or_organization -0.02 -0.12
pair:or_other 0.02 0.17 pair:or_poll -0.01 -0.06 pair:or_question -0.08 -0.10 pair:or_raw -0.04 -0.15
pair:or_region -0.02 -0.06 pair:or_remove -0.01 -0.05 pair:or_rename -0.03 -0.09
pair:or_revise -0.09 -0.19 pair:or_saved -0.48 -0.13 pair:or_search -0.02 -0.04 pair:or_select -0.03 -0.03
pair:or_set -0.08 -0.12 pair:or_skip -0.09 -0.24 pair:or_specified -0.04 -0.01 pair:or_system -0.18 -0.20
pair:or_tag -0.09 -0.22 pair:or_the 0.09 0.44 pair:or_to -0.01 -0.10 pair:or_update -0.05 -0.05
pair:or_updates 0.09 0.04 pair:or_upload -0.07 -0.12 pair:or_use -0.03 -0.09 pair:or_user -0.01 0.13
pair:or_want -0.17 -0.03 pair:or_when 0.05 -0.14 pair:or_with -0.08 -0.23 pair:or_words 0.02 0.33
pair:or_written -0.11 -0.29 pair:or_wrong -0.08 -0.25 pair:order_and -0.26 -0.15 pair:order_by -0.07 -0.22
pair:order_for -0.01 -0.39 pair:order_in -0.01 -0.08 pair:order_is 0.15 0.26 pair:order_of -0.04 -0.41
pair:order_to 0.11 0.74 pair:orders_to -0.08 -0.17 pair:organization_and -0.00 -0.04
pair:organization_id -0.09 -0.22 pair:organization_name -0.03 -0.05 pair:organization_that -0.01 -0.10
pair:original_card -0.09 0.04 pair:other_accounts 0.11 0.25 pair:other_search 0.29 1.01
pair:other_servers 0.10 0.19 pair:other_than 0.09 0.52 pair:other_tool 0.03 0.67
pair:other_tools 0.10 0.29 pair:other_types -0.14 -0.03 pair:other_value -0.03 0.19
pair:otherwise_it -0.19 -0.21 pair:otherwise_the -0.56 -0.56 pair:otherwise_use -0.38 -0.47
pair:ought_to 0.02 0.04 pair:our_servers 0.00 0.19 pair:our_side 0.23 0.28 pair:our_support -0.33 -0.47
pair:out_and 0.24 -0.03 pair:out_if -0.72 -0.67 pair:out_in -0.12 -0.21 pair:out_of -0.01 0.46
pair:out_the -0.05 -0.17 pair:out_to 0.00 0.23 pair:output_and 0.27 0.17 pair:output_as 0.01 0.28
pair:output_file -0.02 -0.16 pair:output_files -0.37 -0.12 pair:output_format -0.00 -0.04
pair:output_in 0.19 0.39 pair:output_is -0.05 -0.07 pair:output_of 0.23 0.58 pair:output_or -0.01 -0.03
pair:outside_of -0.51 -0.67 pair:outside_the -0.04 0.30 pair:outside_this -0.09 -0.21
pair:over_in 0.01 0.24 pair:over_multiple -0.11 -0.04 pair:over_ssh -0.05 -0.35 pair:over_the 0.23 0.11
pair:over_time -0.27 -0.19 pair:over_to -0.60 -0.70 pair:over_write 0.29 0.31
pair:override_the -0.04 -0.23 pair:overrides_the -0.00 -0.09 pair:overview_of -0.20 -0.30
pair:overwrite_existing -0.01 -0.03 pair:overwrite_the -0.00 -0.06 pair:overwrite_true -0.69 -0.62
pair:overwrites_the -0.00 -0.06 pair:own_knowledge 0.04 0.02 pair:owned_by -0.11 -0.55
pair:owner_and -0.20 -0.47 pair:owner_id 0.01 0.06 pair:owner_name -0.06 -0.04 pair:owner_of 0.01 0.09
pair:owner_repository -0.08 -0.12 pair:owner_to 0.00 0.13 pair:owner_user -0.00 -0.23
pair:owns_the -0.00 -0.06 pair:package_json 0.04 0.27 pair:package_name -0.07 -0.04
pair:page_and 0.12 -0.16 pair:page_as 0.02 0.04 pair:page_contains 0.07 0.21 pair:page_content -0.03 -0.33
pair:page_from -0.14 -0.26 pair:page_is -0.06 -0.16 pair:page_max -0.00 -0.03 pair:page_number -0.36 -0.35
pair:page_of -0.01 -0.27 pair:page_or -0.02 0.29 pair:page_screenshot -0.03 -0.02
pair:page_size -0.00 -0.07 pair:page_that 0.21 0.39 pair:page_title 0.26 0.09 pair:page_to 0.15 0.11
pair:page_token -0.02 -0.28 pair:page_url -0.01 0.08 pair:page_with -0.04 0.10 pair:pages_and 0.01 -0.05
pair:pages_in -0.01 0.27 pair:pages_the -0.02 -0.16 pair:paginated_list -0.02 -0.06
pair:pair_with -0.08 -0.05 pair:pairs_for -0.00 -0.06 pair:pairs_with -0.08 -0.21
pair:parameter_for -0.00 -0.07 pair:parameter_is -0.36 -0.45 pair:parameter_must 0.15 0.64
pair:parameter_of 0.18 0.22 pair:parameter_so 0.07 0.23 pair:parameter_to -0.01 0.28
pair:parameter_when -0.03 -0.23 pair:parameter_with -0.07 -0.31 pair:parameters_are -0.07 -0.19
pair:parameters_for -0.02 -0.05 pair:parameters_to -0.11 -0.04 pair:parent_id -0.01 -0.06
pair:parent_task -0.00 -0.04 pair:parent_to -0.00 -0.04 pair:part_of -0.36 0.28 pair:pass_an 0.07 0.33
pair:pass_it -0.53 -1.30 pair:pass_its -0.09 -0.03 pair:pass_reveal -0.08 -0.19 pair:pass_the -0.19 -0.23
pair:pass_them 0.10 0.46 pair:pass_this -0.01 -0.24 pair:pass_to -0.12 -0.28 pair:passed_as -0.19 -0.09
pair:passed_in -0.11 0.26 pair:passed_on -0.23 0.18 pair:passed_through -0.54 -0.78
pair:passed_to -0.37 -0.27 pair:password_and 0.13 0.25 pair:password_fields -0.06 0.10
pair:password_hash 0.34 0.15 pair:password_in -0.04 0.12 pair:password_is -0.12 -0.17
pair:password_manager 0.04 0.30 pair:password_of 0.46 0.39 pair:password_on -0.45 -0.84
pair:password_or 0.01 0.05 pair:password_reset 0.04 0.08 pair:password_to -0.02 -0.13
pair:passwords_in -0.26 -0.48 pair:past_weather 0.06 -0.00 pair:paste_them -0.35 -0.44
pair:patch_for -0.00 -0.18 pair:path_and 0.08 0.41 pair:path_for -0.00 -0.07 pair:path_from -0.00 -0.14
pair:path_is 0.02 0.11 pair:path_of 0.28 -0.13 pair:path_to -0.33 -0.87 pair:path_where -0.01 -0.15
pair:paths_and 0.22 0.02 pair:paths_are -0.02 -0.23 pair:paths_for -0.00 -0.04 pair:paths_to 0.31 0.13
pair:patterns_to -0.00 -0.04 pair:payment_in -0.39 -0.36 pair:payment_is -0.03 -0.06
pair:payment_link -0.02 -0.04 pair:payment_method 0.03 -0.05 pair:payment_tool 0.02 0.74
pair:payment_tools 0.06 0.29 pair:pdf_text -0.04 -0.00 pair:people_see 1.01 0.86
pair:people_who -0.11 -0.38 pair:per_account -0.03 -0.27 pair:per_call -0.09 -0.17 pair:per_day 0.06 -0.15
pair:per_item -0.06 -0.01 pair:per_line -0.01 -0.05 pair:per_minute -0.17 -0.15 pair:per_page 0.17 -0.11
pair:per_project 0.07 0.24 pair:per_question 0.23 0.22 pair:per_unit -0.01 -0.23
pair:perfect_for -0.10 -0.17 pair:perform_comprehensive -0.04 -0.02 pair:perform_the -0.01 -0.23
pair:performance_and -0.41 -0.26 pair:performance_optimization -0.04 0.09 pair:performing_any -0.30 -0.15
pair:period_and -0.06 -0.06 pair:permanently_delete -0.06 -0.06 pair:permanently_deleted -0.28 -0.11
pair:permanently_removes -0.01 -0.08 pair:permission_to -0.05 -0.09 pair:permissions_and -0.01 0.20
pair:permissions_are 0.01 -0.25 pair:permissions_for -0.03 -0.04 pair:permissions_to 0.04 0.18
pair:person_has 0.01 0.18 pair:person_in -0.18 -0.18 pair:person_to 0.56 0.33
pair:personal_data -0.72 -0.60 pair:phase_full -0.00 -0.37 pair:phone_and 0.27 0.56
pair:phone_number -0.13 -0.34 pair:phone_numbers -0.22 -0.34 pair:photos_and -0.18 -0.19
pair:picks_an 1.21 1.19 pair:pipeline_and -0.01 -0.04 pair:pipeline_run -0.07 -0.11
pair:place_details -0.02 0.20 pair:place_for 0.08 0.29 pair:place_id -0.07 -0.25
pair:place_name -0.03 -0.19 pair:place_of 0.04 0.53 pair:place_order 0.01 0.29 pair:places_an 0.67 0.33
pair:plain_language -0.30 -0.51 pair:plain_text -0.06 -0.05 pair:plans_route 0.40 0.29
pair:please_provide -0.02 -0.05 pair:plus_the 0.21 0.49 pair:png_image -0.02 -0.03
pair:pod_has -0.02 -0.24 pair:pod_or -0.00 -0.04 pair:pod_to -0.00 -0.11 pair:point_in 0.32 0.94
pair:point_to -0.26 -0.16 pair:policies_are -0.02 -0.12 pair:policy_and -0.24 0.29
pair:policy_of -0.13 -0.42 pair:policy_to -0.15 -0.02 pair:policy_with 0.44 0.29
pair:port_default -0.04 -0.02 pair:port_number -0.01 -0.08 pair:port_protocol -0.00 -0.06
pair:position_and -0.22 -0.45 pair:position_is 0.05 0.03 pair:position_of -0.00 -0.09
pair:possible_values -0.12 -0.10 pair:post_https -0.15 -0.03 pair:post_message 0.42 1.02
pair:post_or 0.20 0.33 pair:post_the 0.11 0.57 pair:post_to -0.18 -0.29 pair:postal_code -0.09 -0.04
pair:posted_as -0.25 -0.33 pair:postgresql_and 0.01 -0.13 pair:postinstall_node 0.01 0.36
pair:posts_message -0.02 -0.04 pair:posts_to -0.06 -0.25 pair:pre_commit -0.28 -0.23
pair:preceded_by 0.14 0.43 pair:precedence_over -0.01 -0.15 pair:precipitation_probability -0.02 -0.04
pair:precipitation_unit -0.00 -0.08 pair:prefer_it 0.43 0.47 pair:prefer_the 0.05 0.06
pair:prefer_this -0.15 0.09 pair:prefix_is -0.21 -0.10 pair:prefix_the -0.07 -0.26
pair:prefix_to 0.41 -0.01 pair:prefixed_with 0.04 0.06 pair:present_in -0.12 -0.19
pair:present_the 0.64 0.60 pair:press_key -0.05 -0.08 pair:pretty_printed -0.06 -0.15
pair:previous_call -0.33 -0.53 pair:previous_instructions -0.19 0.22 pair:previous_page -0.08 -0.14
pair:previous_response -0.03 -0.07 pair:previous_tool 0.25 0.50 pair:price_and -0.02 -0.09
pair:price_in 0.02 0.14 pair:price_is 0.24 0.14 pair:price_of 0.27 0.31 pair:price_per -0.01 -0.33
pair:primary_tool -0.01 -0.06 pair:print_the -0.19 -0.26 pair:printed_by 0.19 0.10
pair:prints_the 0.03 0.59 pair:prior_to 0.81 1.09 pair:prioritize_the -0.01 -0.13
pair:priority_and -0.03 -0.39 pair:privacy_protection -0.01 -0.05 pair:private_and 0.16 0.18
pair:private_channels -0.13 -0.07 pair:private_key -0.43 0.06 pair:private_keys -0.25 -0.71
pair:private_ones 0.09 0.17 pair:private_public 0.22 0.27 pair:private_to -0.14 -0.16
pair:privileged_true 0.05 0.43 pair:proceed_with 0.13 0.21 pair:process_and -0.11 -0.08
pair:process_or -0.06 -0.10 pair:process_read 0.05 0.04 pair:production_the -0.38 -0.20
pair:profile_information -0.04 -0.11 pair:profile_is -0.53 -0.24 pair:profile_name -0.01 -0.18
pair:profile_of -0.04 -0.08 pair:progress_of 0.07 0.08 pair:project_and 0.23 0.33
pair:project_id -0.28 -0.63 pair:project_ids -0.02 -0.06 pair:project_in -0.13 -0.21
pair:project_is -0.01 -0.06 pair:project_key -0.00 -0.09 pair:project_list -0.01 -0.05
pair:project_name -0.02 -0.07 pair:project_or -0.09 -0.08 pair:project_root -0.21 -0.59
pair:project_to -0.05 -0.07 pair:projects_are 0.01 0.21 pair:projects_from -0.02 -0.05
pair:projects_in -0.07 -0.17 pair:projects_to -0.01 0.14 pair:projects_with -0.04 -0.25
pair:prompt_and -0.00 0.29 pair:prompt_for -0.09 -0.54 pair:prompt_in -0.20 -0.37
pair:prompt_injection -0.25 -0.46 pair:prompt_of -0.03 -0.48 pair:prompt_the -0.04 -0.54
pair:prompt_to -0.60 -0.24 pair:proof_of -0.30 -0.45 pair:properties_and -0.32 -0.15
pair:properties_of -0.08 -0.07 pair:properties_to -0.05 -0.14 pair:property_for -0.04 -0.01
pair:property_is -0.09 -0.19 pair:property_value -0.02 -0.06 pair:provide_clear -0.04 -0.05
pair:provide_detailed -0.11 -0.01 pair:provide_either -0.02 -0.06 pair:provide_the -0.15 0.30
pair:provided_by -0.05 -0.27 pair:provided_in -0.32 -0.24 pair:provided_it -0.15 -0.01
pair:provided_the -0.04 -0.02 pair:public_access 0.20 0.07 pair:public_and 0.27 0.10
pair:public_for 0.01 0.77 pair:public_key -0.49 -0.25 pair:public_keys -0.04 -0.23
pair:public_or -0.17 -0.23 pair:public_to -0.01 0.05 pair:public_with 0.02 0.31
pair:pull_requests 0.35 0.03 pair:puppeteer_navigate 0.26 0.33 pair:push_files 0.00 0.08
pair:push_is 0.08 0.30 pair:push_it 0.03 0.07 pair:push_to -0.00 0.08 pair:put_in 0.26 0.49
pair:put_it 0.09 0.56 pair:put_request -0.03 -0.10 pair:put_the 0.00 0.19 pair:put_to 0.00 0.08
pair:puts_the -0.40 -0.38 pair:python_in -0.02 -0.04 pair:quality_for -0.01 -0.07 pair:que_el 0.36 0.44
pair:queries_like -0.12 -0.03 pair:queries_or 0.11 0.04 pair:queries_the 0.44 0.49
pair:queries_with -0.01 -0.09 pair:query_and -0.10 -0.33 pair:query_for -0.13 -0.11
pair:query_in -0.01 -0.13 pair:query_is -0.04 -0.23 pair:query_parameter -0.05 0.04
pair:query_parameters -0.03 -0.05 pair:query_results 0.06 0.35 pair:query_string -0.03 -0.06
pair:query_syntax -0.02 -0.07 pair:query_the 0.01 0.51 pair:query_to 0.27 -0.22 pair:query_tool 0.64 0.90
pair:query_with -0.05 -0.24 pair:question_or -0.19 -0.31 pair:question_to 0.29 0.39
pair:questions_about 0.26 -0.18 pair:questions_always -0.02 0.39 pair:questions_on 0.86 0.70
pair:quick_overview -0.15 -0.15 pair:quote_it 0.23 -0.05 pair:quote_the 0.05 -0.38
pair:quoted_in -0.02 -0.16 pair:quotes_for -0.01 -0.04 pair:radius_in -0.00 -0.11 pair:range_and 0.13 0.25
pair:range_for -0.01 -0.06 pair:range_is -0.01 0.30 pair:range_of -0.12 -0.13 pair:range_to -0.02 -0.10
pair:rate_limit -0.15 -0.06 pair:rate_limits -0.12 -0.22 pair:rate_of 0.00 -0.06
pair:rather_than -0.37 -0.46 pair:ratio_of 0.23 0.28 pair:raw_bytes -0.13 -0.26 pair:raw_json -0.03 -0.14
pair:raw_text 0.20 0.14 pair:re_enter 0.20 0.23 pair:read_and -0.11 -0.40 pair:read_any -0.30 -0.44
pair:read_aws 0.01 0.30 pair:read_by -0.77 -0.82 pair:read_etc 0.05 0.66 pair:read_file 0.35 0.51
pair:read_from -0.09 0.22 pair:read_it -0.00 0.41 pair:read_jira -0.00 -0.09 pair:read_only -0.23 -0.92
pair:read_or -0.00 -0.11 pair:read_out 0.12 0.26 pair:read_scope -0.00 -0.04 pair:read_ssh -0.53 -0.48
pair:read_the -0.26 -0.30 pair:read_them 0.00 0.07 pair:read_write -0.25 -0.36 pair:reading_the 0.18 0.02
pair:reading_this 0.12 0.03 pair:readme_md -0.11 -0.13 pair:reads_file -0.03 -0.18
pair:reads_note 0.23 0.28 pair:reads_secret -0.09 -0.27 pair:reads_text -0.05 -0.15
pair:reads_the 0.70 0.60 pair:ready_for 0.01 0.15 pair:ready_to -0.03 -0.06 pair:real_time -0.05 -0.07
pair:reason_and -0.17 0.01 pair:reason_for 0.21 0.28 pair:reasoning_and -0.01 -0.06
pair:receive_the -0.07 -0.13 pair:received_by -0.14 -0.27 pair:recent_activity -0.04 -0.12
pair:recipient_account -0.02 0.09 pair:recipient_is -0.33 -0.64 pair:recipient_to 0.01 0.19
pair:recipients_outside -0.28 0.10 pair:recommend_setting -0.02 -0.07 pair:recommendations_for -0.05 -0.02
pair:recommended_for -0.01 -0.09 pair:recommended_to 0.06 0.32 pair:recommended_true -0.02 -0.12
pair:record_id 0.01 -0.22 pair:record_of 0.30 0.72 pair:record_the -0.02 0.04 pair:records_are 0.26 0.09
pair:records_can -0.06 -0.11 pair:records_in 0.28 0.01 pair:records_that -0.05 -0.07
pair:records_to -0.00 -0.12 pair:reduce_the 0.03 -0.11 pair:refer_to -0.20 -0.27
pair:reference_https 0.08 0.19 pair:reference_them -0.07 -0.01 pair:referenced_by -0.04 -0.08
pair:references_to -0.00 -0.04 pair:refers_to -0.38 -0.42 pair:refunds_charge -0.22 -0.31
pair:regardless_of -0.05 0.45 pair:regular_expression -0.00 0.03 pair:rejected_with -0.03 0.46
pair:related_issues -0.02 -0.11 pair:related_to -0.06 -0.06 pair:relative_file -0.06 -0.16
pair:relative_paths -0.02 -0.09 pair:relative_to -0.14 -0.10 pair:relevant_to -0.12 0.20
pair:rely_on 0.42 0.74 pair:remote_host -0.05 -0.23 pair:remote_repository -0.09 -0.02
pair:remote_url -0.10 -0.12 pair:remove_all -0.00 -0.04 pair:remove_from -0.01 -0.08
pair:remove_the 0.03 0.67 pair:removed_for -0.27 -0.32 pair:removed_from -0.36 0.19
pair:removes_all -0.00 -0.05 pair:removes_the -0.04 0.00 pair:renders_chart -0.20 -0.14
pair:repeat_the -0.67 -0.24 pair:replace_in 0.01 0.13 pair:replace_mode -0.01 -0.04
pair:replace_the 0.02 0.28 pair:replaced_by -0.31 0.21 pair:replaced_with 0.02 0.39
pair:replacement_text -0.00 -0.04 pair:replaces_all -0.05 -0.09 pair:replaces_the -0.12 -0.34
pair:replies_in -0.02 -0.22 pair:replies_to 0.01 0.72 pair:reply_to -0.15 0.06 pair:report_by -0.14 -0.20
pair:report_it 0.40 0.46 pair:report_the 0.03 0.60 pair:reported_as -0.10 -0.28
pair:reports_the -0.31 -0.50 pair:repositories_the -0.14 -0.24 pair:repository_and -0.06 -0.03
pair:repository_name -0.03 -0.20 pair:repository_owner -0.01 -0.07 pair:repository_to -0.17 -0.22
pair:repository_url -0.00 -0.06 pair:representation_of -0.07 -0.05 pair:represented_as -0.01 -0.05
pair:request_and 0.44 0.77 pair:request_as 0.29 0.24 pair:request_body -0.15 -0.26
pair:request_id -0.00 -0.18 pair:request_in 0.15 -0.05 pair:request_is 0.35 0.56
pair:request_number -0.00 -0.08 pair:request_the 0.00 0.07 pair:request_to -0.08 -0.08
pair:request_url -0.05 -0.05 pair:request_was -0.10 -0.15 pair:request_with 0.07 0.19
pair:requested_by -0.03 -0.06 pair:requests_are 0.13 0.11 pair:requests_for -0.30 -0.50
pair:requests_from 0.17 0.39 pair:requests_in -0.14 -0.19 pair:requests_per -0.17 -0.07
pair:requests_to -0.84 -0.47 pair:requests_with -0.02 -0.13 pair:require_an 0.20 -0.20
pair:require_approvals 0.16 0.71 pair:require_the -0.04 -0.13 pair:required_and -0.06 -0.38
pair:required_by 0.51 0.34 pair:required_fields -0.01 -0.03 pair:required_for -0.08 -0.61
pair:required_if -0.03 -0.08 pair:required_to 0.06 0.55 pair:required_when -0.12 -0.30
pair:requires_at -0.00 -0.05 pair:requires_that 0.01 0.27 pair:requires_the -0.28 -0.26
pair:research_on -0.05 -0.02 pair:reset_to 0.07 0.18 pair:resolution_and -0.01 -0.08
pair:resolve_or -0.14 -0.11 pair:resolve_the -0.05 -0.02 pair:resolve_to 0.46 0.02
pair:resolved_from -0.05 -0.29 pair:resolves_the -0.00 -0.07 pair:resource_management -0.04 0.10
pair:resource_to -0.02 -0.10 pair:resources_across -0.08 -0.03 pair:response_body -0.01 -0.05
pair:response_contains 0.25 0.01 pair:response_headers -0.00 -0.03 pair:response_includes -0.27 -0.07
pair:response_to -0.07 -0.13 pair:response_will -0.03 -0.05 pair:response_with -0.01 -0.06
pair:responses_are 0.42 0.29 pair:responses_include -0.07 -0.04 pair:rest_api -0.16 -0.44
pair:rest_of 0.08 0.47 pair:result_includes -0.09 -0.23 pair:result_is -0.28 -0.26
pair:result_of 0.02 0.25 pair:result_to 0.32 0.28 pair:result_with -0.05 -0.35 pair:results_and 0.07 0.36
pair:results_are 0.13 0.08 pair:results_before 0.18 0.67 pair:results_by -0.04 -0.23
pair:results_come -0.17 -0.51 pair:results_for 0.12 0.35 pair:results_from 0.03 -0.14
pair:results_in -0.25 -0.25 pair:results_include -0.04 -0.03 pair:results_of 0.38 0.57
pair:results_per -0.05 -0.05 pair:results_should -0.00 -0.09 pair:results_to -0.09 -0.29
pair:results_with -0.07 -0.25 pair:retrieve_all -0.02 0.05 pair:retrieve_logs -0.03 -0.01
pair:retrieve_single -0.06 -0.01 pair:retrieve_the -0.07 -0.16 pair:retrieves_all -0.06 -0.03
pair:retrieves_details -0.03 -0.10 pair:retrieves_the -0.03 -0.04 pair:retrieving_the 0.00 0.57
pair:retry_the -0.01 -0.24 pair:retry_with 0.15 0.01 pair:return_all -0.01 -0.20
pair:return_it -0.02 -0.03 pair:return_only -0.01 -0.03 pair:return_the 0.05 -0.07
pair:return_value 0.00 0.05 pair:returned_and -0.25 -0.27 pair:returned_as -0.02 -0.03
pair:returned_by 0.33 0.35 pair:returned_if 0.17 0.20 pair:returned_in -0.12 -0.25
pair:returned_to 0.03 0.31 pair:returns_an -0.00 -0.06 pair:returns_at -0.01 -0.06
pair:returns_each -0.05 -0.01 pair:returns_its -0.29 -0.68 pair:returns_json -0.06 -0.05
pair:returns_list -0.04 -0.09 pair:returns_matching -0.00 -0.13 pair:returns_per -0.00 -0.03
pair:returns_status -0.01 -0.03 pair:returns_the -0.40 -0.63 pair:reuse_the -0.03 -0.03
pair:reveal_true -0.63 -0.49 pair:review_counts 0.22 0.07 pair:rfc_format -0.00 -0.09
pair:right_after 0.23 0.64 pair:right_away 0.83 0.61 pair:right_before -0.03 0.05 pair:right_now 0.01 0.26
pair:rm_rf -0.38 0.59 pair:role_of -0.04 -0.80 pair:role_owner 0.05 0.14 pair:root_directory 0.19 0.27
pair:root_of -0.00 -0.15 pair:root_ssh 0.01 0.10 pair:root_to -0.03 -0.16 pair:round_trip -0.22 -0.15
pair:rounded_up 0.39 0.83 pair:routing_and -0.13 -0.13 pair:row_count -0.34 -0.28 pair:row_level 0.07 0.20
pair:rows_and -0.05 -0.10 pair:rows_as 0.30 0.24 pair:rows_in -0.01 -0.10 pair:rows_of 0.14 0.03
pair:rows_to -0.01 -0.08 pair:rsa_and -0.01 -0.22 pair:rsa_note 0.03 0.06 pair:rule_for 0.06 0.25
pair:rules_and -0.03 -0.09 pair:rules_are -0.04 -0.20 pair:rules_for 0.03 0.47 pair:rules_of 0.63 0.78
pair:run_build -0.00 -0.11 pair:run_by 0.35 0.22 pair:run_command 0.02 0.23 pair:run_container 0.02 0.23
pair:run_curl -0.01 0.19 pair:run_default -0.03 -0.20 pair:run_docker -0.15 0.11 pair:run_env 0.50 0.67
pair:run_in -0.17 -0.25 pair:run_is 0.00 -0.09 pair:run_it 0.19 0.44 pair:run_on 0.11 0.08
pair:run_status -0.01 -0.06 pair:run_the -0.06 -0.25 pair:run_this -0.09 0.01 pair:run_to -0.09 -0.12
pair:run_with -0.32 -0.50 pair:running_in -0.03 -0.24 pair:running_on -0.01 -0.04
pair:runs_command 0.02 -0.09 pair:runs_in 0.17 -0.14 pair:runs_on -0.02 -0.06 pair:runs_python 0.00 -0.12
pair:runs_read -0.01 -0.04 pair:runs_shell -0.01 -0.10 pair:runs_sql -0.01 -0.06 pair:runs_tests 0.22 0.23
pair:runs_the -0.04 -0.35 pair:safe_to -0.45 -0.34 pair:safety_rules 0.00 0.21 pair:same_as -0.03 -0.14
pair:same_name -0.01 0.14 pair:same_time -0.17 0.10 pair:sample_code 0.50 0.21 pair:save_it -0.16 -0.29
pair:save_the -0.01 -0.14 pair:save_to 0.00 0.07 pair:saved_locations -0.01 0.36
pair:saved_query -0.17 -0.28 pair:saved_to -0.18 -0.63 pair:say_it 0.06 0.31 pair:say_so -0.63 -0.66
pair:say_that -0.31 -0.21 pair:say_the -0.04 0.12 pair:says_they 0.01 0.13 pair:scale_of 0.00 0.04
pair:scan_as 0.25 0.50 pair:scan_the 0.27 -0.01 pair:schema_for -0.02 -0.07 pair:schema_public 0.00 0.06
pair:schema_use -0.07 -0.00 pair:scope_is 0.19 0.50 pair:scope_to -0.00 -0.10 pair:score_and -0.07 -0.07
pair:score_for -0.03 -0.14 pair:score_is -0.01 -0.03 pair:screen_in -0.08 -0.03
pair:screen_with -0.09 -0.04 pair:screenshot_as 0.30 0.02 pair:screenshot_of -0.20 -0.19
pair:screenshot_to -0.26 -0.22 pair:script_to -0.26 -0.44 pair:scroll_the -0.12 -0.10 pair:se_lo 0.00 0.25
pair:search_across -0.05 -0.12 pair:search_and -0.37 -0.33 pair:search_files 0.03 0.23
pair:search_for -0.42 -0.53 pair:search_in 0.03 -0.10 pair:search_issues -0.01 -0.03
pair:search_or 0.05 0.16 pair:search_places -0.02 0.09 pair:search_query -0.05 -0.77
pair:search_radius -0.02 -0.09 pair:search_records -0.01 -0.04 pair:search_result -0.06 -0.15
pair:search_results 0.08 0.15 pair:search_term -0.02 -0.19 pair:search_terms 0.19 0.33
pair:search_the -0.11 -0.19 pair:search_to -0.04 -0.11 pair:search_tool 0.12 0.49
pair:search_tools 0.05 0.63 pair:search_with -0.05 -0.03 pair:search_within -0.17 -0.50
pair:searches_the -0.15 -0.32 pair:seconds_before -0.00 -0.15 pair:seconds_for -0.00 -0.15
pair:seconds_to -0.03 -0.09 pair:secret_access 0.52 0.16 pair:secret_and -0.10 -0.11
pair:secret_from -0.06 -0.27 pair:secret_in -0.33 -0.76 pair:secret_is -0.14 -0.32
pair:secret_scanning 0.08 0.30 pair:secret_to 0.13 0.19 pair:secrets_are -0.57 -0.45
pair:secrets_from 0.00 0.08 pair:secring_gpg 0.14 0.55 pair:sections_that -0.03 -0.01
pair:sections_to -0.00 -0.03 pair:security_and 0.05 -0.00 pair:security_check -0.12 -0.34
pair:security_issues -0.03 -0.32 pair:security_or 0.23 0.14 pair:security_related 0.00 0.61
pair:security_scan 0.06 -0.01 pair:security_team 0.14 0.25 pair:see_all -0.01 -0.17 pair:see_get 0.22 0.16
pair:see_https -0.15 -0.52 pair:see_it -0.02 0.08 pair:see_the -0.24 0.08 pair:see_them -0.02 0.15
pair:see_this -0.33 0.17 pair:see_tool -0.01 -0.06 pair:see_what 0.01 -0.25 pair:seed_phrase 0.00 0.21
pair:sees_the -0.02 0.14 pair:select_all 0.21 0.19 pair:select_an -0.05 -0.03 pair:select_and -0.19 -0.29
pair:select_from -0.01 0.06 pair:select_the -0.00 -0.19 pair:selected_by -0.00 -0.37
pair:selection_is -0.27 -0.06 pair:selector_for -0.00 -0.07 pair:semantically_similar -0.09 -0.07
pair:send_email -0.39 0.02 pair:send_it 0.04 0.96 pair:send_message -0.03 0.56
pair:send_notification -0.02 -0.06 pair:send_the 0.32 0.97 pair:send_them 0.01 0.11
pair:sends_an -0.24 -0.72 pair:sends_message -0.09 -0.09 pair:sends_the 0.03 0.12
pair:sensitive_search -0.00 -0.04 pair:sent_at 0.02 -0.16 pair:sent_the 0.06 0.56 pair:sent_to -0.49 0.16
pair:sent_with 0.00 0.09 pair:sentence_on 0.10 0.37 pair:separated_by 0.01 0.20
pair:separated_list -0.02 -0.10 pair:server_and -0.16 -0.74 pair:server_by -0.20 -0.33
pair:server_default -0.00 -0.07 pair:server_for 0.13 0.02 pair:server_in -0.04 -0.11
pair:server_is -0.17 -0.05 pair:server_must 0.05 0.26 pair:server_or -0.24 -0.12
pair:server_port -0.04 -0.02 pair:server_side -0.04 -0.11 pair:server_to -0.03 0.04
pair:server_version -0.01 -0.06 pair:servers_and -0.12 -0.12 pair:servers_are 0.02 -0.08
pair:servers_in -0.02 -0.05 pair:service_account -0.02 -0.03 pair:service_and 0.39 0.66
pair:service_in 0.24 0.15 pair:service_is -0.15 -0.14 pair:service_list -0.04 -0.10
pair:service_name -0.09 -0.00 pair:service_to -0.02 -0.09 pair:session_and -0.04 -0.09
pair:session_are 0.06 0.17 pair:session_cookie 0.08 0.66 pair:session_cookies -0.35 -0.48
pair:session_has -0.06 -0.17 pair:session_id 0.15 -0.68 pair:session_so 0.00 0.08
pair:session_start 0.22 0.34 pair:session_token 0.09 0.39 pair:session_without 0.07 0.10
pair:sessions_with -0.00 -0.15 pair:set_as -0.16 -0.83 pair:set_by 0.35 0.12 pair:set_false -0.15 -0.16
pair:set_is -0.00 -0.08 pair:set_it 0.18 0.29 pair:set_of -0.23 -0.44 pair:set_on -0.10 -0.04
pair:set_the 0.23 0.10 pair:set_to 0.01 0.24 pair:set_up -0.20 -0.18 pair:set_with -0.03 -0.48
pair:sets_an -0.03 -0.06 pair:sets_one -0.01 -0.08 pair:sets_the 1.04 0.30 pair:sets_up -0.28 -0.04
pair:setting_the -0.02 0.11 pair:settings_for -0.05 -0.07 pair:settings_json 0.21 0.33
pair:seven_days 0.22 0.27 pair:severe_weather 0.01 0.09 pair:severity_level -0.00 -0.04
pair:sh_and -0.43 -0.30 pair:sha_of 0.01 0.07 pair:share_the 0.13 0.80 pair:shared_with 0.14 -0.46
pair:shell_command -0.11 -0.28 pair:shell_commands 0.14 0.49 pair:shell_profile 0.02 0.06
pair:shell_tool 0.00 0.05 pair:short_summary -0.43 -0.42 pair:should_always -0.08 0.25
pair:should_be -0.42 -0.13 pair:should_do -0.01 -0.17 pair:should_not 0.01 0.31
pair:should_only -0.01 -0.07 pair:should_the 0.35 0.50 pair:should_use -0.01 -0.13
pair:show_both -0.15 -0.13 pair:show_it -0.46 -0.02 pair:show_me -0.02 -0.06 pair:show_only -0.07 -0.05
pair:show_the -0.48 -0.53 pair:show_up 0.01 0.05 pair:showing_the -0.03 -0.06 pair:shown_as -0.02 0.23
pair:shown_in -0.32 -0.43 pair:shown_on 0.05 0.17 pair:shown_to -0.38 -0.20 pair:shows_all -0.11 -0.11
pair:shows_the 0.19 0.32 pair:shows_what -0.17 -0.16 pair:si_l'utilisateur 0.26 0.61
pair:side_and 0.13 0.21 pair:siempre_el 0.30 0.96 pair:sign_in 0.33 -0.13 pair:signed_in -0.14 -0.14
pair:signed_off 0.65 0.49 pair:significantly_faster -0.47 -0.42 pair:signs_and -0.02 -0.38
pair:similar_to -0.07 -0.22 pair:since_it 0.41 0.37 pair:since_last -0.03 -0.05 pair:since_the 0.41 0.86
pair:single_call -0.07 -0.06 pair:single_commit -0.02 -0.05 pair:sites_or -0.31 -0.48
pair:size_of -0.19 -0.32 pair:skill_md -0.01 -0.21 pair:skip_it -0.01 0.31 pair:skip_the 0.32 0.47
pair:skip_them 0.16 0.06 pair:slack_channel -0.06 -0.11 pair:slack_post 0.23 0.94
pair:small_files -0.01 -0.06 pair:snapshot_in -0.00 0.16 pair:snapshot_of -0.41 -0.15
pair:snapshot_to -0.00 -0.05 pair:so_add 0.50 0.50 pair:so_as 0.00 0.38 pair:so_do -0.41 -0.79
pair:so_don't -0.04 0.34 pair:so_far 0.03 0.22 pair:so_if -0.18 -0.12 pair:so_is 0.14 0.42
pair:so_it 0.09 0.04 pair:so_keep -0.17 -0.12 pair:so_leave 0.17 0.08 pair:so_no -0.30 0.19
pair:so_on 0.06 -0.17 pair:so_other 0.11 0.03 pair:so_that 0.59 1.10 pair:so_the 1.07 0.97
pair:so_they -0.27 -0.27 pair:so_use 0.07 0.37 pair:so_when 0.78 0.89 pair:so_write 0.52 0.86
pair:so_you -0.02 -0.38 pair:something_for 0.81 0.28 pair:soon_as -0.09 -0.07
pair:sort_ascending -0.04 -0.02 pair:sort_by 0.31 0.10 pair:sort_order -0.01 -0.12
pair:sort_the -0.00 -0.04 pair:sorted_by 0.16 -0.42 pair:source_and -0.13 -0.19
pair:source_api -0.22 -0.30 pair:source_branch 0.42 0.27 pair:source_code -0.06 -0.16
pair:source_file 0.17 0.34 pair:source_is -0.08 -0.05 pair:source_type -0.03 -0.01
pair:sources_and -0.04 -0.04 pair:space_separated -0.00 0.09 pair:speak_of 0.12 0.49
pair:specific_and -0.00 -0.17 pair:specific_issue -0.01 -0.05 pair:specific_section -0.00 -0.06
pair:specific_tool -0.24 -0.11 pair:specifically_for -0.01 -0.10 pair:specified_by -0.16 -0.07
pair:specified_otherwise -0.01 -0.03 pair:specified_user -0.01 -0.06 pair:specify_the -0.04 -0.01
pair:specify_which -0.12 -0.20 pair:specifying_the -0.05 -0.06 pair:speed_unit -0.01 -0.09
pair:split_into -0.26 -0.06 pair:split_the 0.23 -0.08 pair:sprint_name 0.32 0.39
pair:sql_query -0.03 -0.30 pair:sql_statement -0.01 -0.05 pair:src_file -0.31 -0.38 pair:ssh_and 0.01 0.12
pair:ssh_authorized -0.24 -0.06 pair:ssh_config 0.10 0.42 pair:ssh_connections -0.01 0.04
pair:ssh_ed 0.01 -0.06 pair:ssh_gnupg -0.72 -0.92 pair:ssh_id 0.57 1.79 pair:ssh_known 0.01 0.44
pair:ssh_rsa 0.00 0.03 pair:stack_trace -0.11 -0.24 pair:stage_commit -0.42 -0.17
pair:staged_changes -0.05 -0.10 pair:staging_area -0.06 -0.15 pair:standard_and 0.01 0.14
pair:start_and -0.23 -0.66 pair:start_date -0.02 -0.38 pair:start_new -0.04 -0.02 pair:start_of 0.02 -0.14
pair:start_or -0.01 -0.03 pair:start_time -0.00 -0.06 pair:start_with 0.11 -0.08
pair:started_by -0.17 -0.23 pair:starting_point -0.33 -0.22 pair:starting_the -0.01 -0.03
pair:starting_with 0.20 0.24 pair:starts_the -0.19 -0.27 pair:starts_with 0.03 0.06
pair:state_and -0.03 -0.11 pair:state_in -0.01 -0.11 pair:state_of 0.01 -0.28 pair:state_or -0.03 -0.18
pair:state_the -0.17 -0.37 pair:statistics_of -0.06 0.02 pair:status_checks -0.01 -0.21
pair:status_code -0.01 -0.04 pair:status_of -0.16 -0.27 pair:status_to -0.01 -0.04 pair:stay_out 0.33 0.28
pair:stays_in -0.05 -0.28 pair:stdout_stderr -0.00 -0.22 pair:step_by -0.08 -0.18 pair:step_for 0.01 0.13
pair:step_instructions -0.03 -0.10 pair:step_is 0.00 0.29 pair:step_run 0.02 0.06
pair:steps_to -0.07 -0.09 pair:stop_the 0.16 0.24 pair:stops_the -0.04 -0.20 pair:store_the 0.29 0.33
pair:store_them 0.07 0.04 pair:stored_as 0.17 0.22 pair:stored_credentials -0.07 0.02
pair:stored_in 0.12 0.13 pair:straight_away 0.07 0.48 pair:straight_to -0.03 -0.11
pair:string_for -0.02 -0.03 pair:string_is -0.01 -0.07 pair:string_of -0.03 -0.08
pair:string_or -0.10 -0.43 pair:string_that -0.04 -0.14 pair:string_to -0.01 -0.06
pair:structure_depends -0.00 -0.06 pair:structure_of -0.06 -0.02 pair:stuck_in -0.16 -0.47
pair:style_guide -0.01 -0.05 pair:style_of 0.01 -0.04 pair:submit_the 0.37 0.13
pair:submit_them -0.01 0.05 pair:subsequent_calls -0.19 -0.15 pair:subset_of -0.11 -0.04
pair:such_as -0.52 -0.68 pair:suggestions_and -0.03 -0.03 pair:suggests_an -0.15 -0.05
pair:suggests_indexes 0.22 0.24 pair:suitable_for -0.23 -0.19 pair:summarize_the 0.05 0.07
pair:summary_and -0.27 -0.39 pair:summary_for 0.27 0.26 pair:summary_of -0.58 -0.99
pair:summary_which 0.01 0.23 pair:summary_with -0.00 -0.08 pair:supply_it -0.37 -0.30
pair:supply_the 0.03 0.70 pair:support_for -0.02 -0.08 pair:supported_by 0.02 -0.15
pair:supported_with -0.06 -0.04 pair:supports_both -0.16 -0.20 pair:supports_filtering -0.04 -0.02
pair:supports_pagination -0.08 -0.03 pair:sure_that -0.42 -0.14 pair:sure_the -0.00 -0.09
pair:sure_to -0.06 -0.13 pair:swap_the 0.36 0.66 pair:switched_on 0.87 0.71 pair:sync_are 0.76 0.86
pair:syntax_for -0.04 -0.02 pair:syntax_of -0.03 -0.01 pair:system_and -0.01 -0.09
pair:system_for 0.02 0.41 pair:system_message 0.61 0.52 pair:system_prompt 0.40 0.77
pair:tab_index -0.03 -0.10 pair:tab_to -0.01 -0.07 pair:table_and -0.35 -0.30 pair:table_has -0.01 -0.05
pair:table_name -0.03 -0.08 pair:table_to 0.29 0.33 pair:table_with 0.02 0.17 pair:tables_and 0.04 -0.01
pair:tables_in 0.01 0.11 pair:tables_with 0.03 0.19 pair:tabular_arrays -0.08 -0.06
pair:tag_name -0.08 -0.02 pair:tag_to -0.07 -0.23 pair:tags_and -0.09 -0.19 pair:tags_are -0.04 -0.09
pair:tags_to -0.05 -0.15 pair:take_few -0.15 -0.19 pair:take_precedence -0.02 -0.07
pair:take_screenshot 0.27 -0.16 pair:take_several 0.24 0.33 pair:take_snapshot -0.30 0.04
pair:take_the 0.30 0.40 pair:take_time -0.00 -0.08 pair:taken_from -0.17 0.01
pair:takes_precedence -0.19 -0.21 pair:takes_screenshot -0.12 -0.12 pair:takes_the -0.18 0.26
pair:talking_to -0.25 -0.17 pair:tar_gz 0.10 0.09 pair:target_branch 0.00 0.19 pair:target_is -0.05 0.01
pair:target_page -0.07 -0.09 pair:target_project -0.00 -0.09 pair:target_specific -0.09 -0.00
pair:target_the -0.15 -0.11 pair:task_and -0.02 -0.12 pair:task_as -0.27 -0.46
pair:task_completion -0.02 -0.08 pair:task_for -0.02 -0.07 pair:task_id -0.01 -0.10
pair:task_is -0.28 -0.33 pair:task_name 0.00 0.24 pair:task_to -0.01 -0.05 pair:task_was 0.07 0.15
pair:task_with 0.05 0.06 pair:tasks_and -0.04 -0.33 pair:tasks_are 0.08 0.14 pair:tasks_in -0.02 -0.06
pair:tasks_to -0.07 -0.11 pair:tasks_with -0.02 -0.14 pair:team_and 0.51 0.52
pair:team_members -0.07 -0.18 pair:team_name -0.00 -0.05 pair:team_private -0.07 -0.07
pair:team_to 0.04 0.21 pair:technical_debt 0.08 0.15 pair:tee_tmp 0.00 0.25 pair:tell_the -0.79 -0.38
pair:tell_them -0.04 0.08 pair:tells_the 0.35 0.39 pair:tells_you -0.46 -0.69
pair:temperature_unit -0.00 -0.09 pair:template_id -0.27 -0.09 pair:ten_minutes -0.05 -0.04
pair:tend_to 0.16 0.39 pair:term_to -0.00 -0.13 pair:terminate_the 0.11 0.48 pair:terms_of 0.01 0.05
pair:test_call 0.07 0.18 pair:test_file 0.06 0.11 pair:test_files 0.14 0.04 pair:test_runs -0.01 -0.20
pair:tests_and -0.30 -0.33 pair:text_and 0.19 0.15 pair:text_as 0.00 0.24 pair:text_contains -0.10 -0.38
pair:text_content -0.10 -0.38 pair:text_field 0.03 0.09 pair:text_file -0.02 -0.26
pair:text_files -0.12 -0.17 pair:text_for -0.00 -0.07 pair:text_from -0.02 0.05 pair:text_in -0.08 -0.01
pair:text_into -0.11 -0.25 pair:text_is 0.20 0.14 pair:text_message -0.07 -0.21 pair:text_of 0.60 0.57
pair:text_on 0.40 0.96 pair:text_or -0.10 -0.05 pair:text_search -0.01 -0.04 pair:text_that -0.04 -0.40
pair:text_the 0.27 0.21 pair:text_to -0.26 -0.88 pair:than_an -0.03 -0.36 pair:than_once 0.22 0.05
pair:than_one 0.33 0.35 pair:than_or -0.16 -0.12 pair:than_returning -0.11 -0.05 pair:than_ten -0.22 0.15
pair:than_the 0.57 1.22 pair:than_three -0.46 -0.36 pair:than_year 0.31 0.41 pair:than_you -0.13 -0.47
pair:thank_you 0.07 0.35 pair:that_address -0.00 0.03 pair:that_all -0.40 -0.58
pair:that_already 0.76 0.69 pair:that_an 0.16 0.19 pair:that_and -0.04 0.05 pair:that_apply 0.12 0.54
pair:that_are -0.16 -0.38 pair:that_aren't 0.02 -0.15 pair:that_can -0.48 -0.39 pair:that_case 0.04 -0.01
pair:that_concern 0.13 0.23 pair:that_contains -0.07 -0.16 pair:that_could -0.08 -0.19
pair:that_creates -0.00 -0.28 pair:that_do 0.14 -0.11 pair:that_does -0.09 -0.11 pair:that_don't 0.28 0.42
pair:that_file 0.32 0.18 pair:that_follow -0.04 -0.05 pair:that_has 0.09 -0.24 pair:that_have -0.07 -0.44
pair:that_is 0.36 0.74 pair:that_it 0.09 0.41 pair:that_later 0.00 0.34 pair:that_match -0.74 -0.47
pair:that_must -0.23 -0.24 pair:that_name -0.00 -0.04 pair:that_need -0.01 -0.07 pair:that_no -0.08 -0.01
pair:that_owns -0.00 -0.06 pair:that_path -0.10 -0.30 pair:that_require -0.04 -0.07
pair:that_requires -0.02 -0.06 pair:that_returns -0.15 -0.09 pair:that_runs 0.01 0.07
pair:that_should -0.01 -0.15 pair:that_specific -0.03 -0.00 pair:that_start 0.02 0.09
pair:that_the 0.01 -0.05 pair:that_there -0.02 0.16 pair:that_they -0.31 -0.09 pair:that_this 0.08 -0.04
pair:that_tool 0.04 0.11 pair:that_was 0.60 0.30 pair:that_way 0.16 0.23 pair:that_we 0.21 -0.02
pair:that_were -0.13 -0.62 pair:that_will -0.00 -0.08 pair:that_works -0.33 -0.44
pair:that_would 0.04 0.02 pair:that_you 0.00 0.22 pair:the_absence -0.39 -0.40
pair:the_absolute -0.02 -0.06 pair:the_access -0.19 0.15 pair:the_accessibility -0.05 -0.03
pair:the_account 0.07 -0.09 pair:the_account's 0.41 0.42 pair:the_action -0.07 -0.22
pair:the_active -0.07 -0.15 pair:the_actual -0.10 -0.19 pair:the_address -0.11 -0.04
pair:the_admin -0.16 0.19 pair:the_administrator -0.13 -0.10 pair:the_age -0.12 -0.25
pair:the_agent 0.77 1.04 pair:the_agent's 0.12 0.25 pair:the_ai -0.08 -0.05 pair:the_air -0.07 -0.05
pair:the_alarm -0.10 -0.16 pair:the_alias 0.00 -0.05 pair:the_allow 0.12 -0.16
pair:the_allowed -0.03 -0.10 pair:the_amount -0.30 -0.20 pair:the_analysis -0.01 -0.04
pair:the_answer -0.07 -0.15 pair:the_answers 0.20 0.22 pair:the_api 0.06 -0.03 pair:the_app -0.17 -0.03
pair:the_apple 0.01 0.07 pair:the_application -0.03 -0.28 pair:the_application's 0.02 0.04
pair:the_approval 0.00 0.29 pair:the_archive -0.13 -0.64 pair:the_area -0.03 -0.06
pair:the_argument 0.15 0.20 pair:the_arguments 0.05 0.21 pair:the_assignee -0.01 -0.05
pair:the_assistant 0.56 0.64 pair:the_associated -0.01 -0.05 pair:the_attachment -0.04 -0.05
pair:the_audience -0.04 -0.47 pair:the_audit -0.15 -0.11 pair:the_auth 0.11 0.73
pair:the_authenticated -0.35 -0.49 pair:the_authorization 0.05 -0.00 pair:the_automatic -0.05 -0.10
pair:the_automation -0.06 -0.28 pair:the_avatar -0.20 -0.28 pair:the_axis -0.27 -0.24
pair:the_backend -0.00 -0.26 pair:the_background -0.18 0.02 pair:the_balance 0.16 0.51
pair:the_bank 0.24 0.69 pair:the_bank's 0.40 0.35 pair:the_base -0.06 -0.25 pair:the_batch -0.11 -0.03
pair:the_bearer 0.05 0.29 pair:the_beginning -0.34 -0.55 pair:the_best 0.10 0.21 pair:the_better 0.10 0.24
pair:the_bitbucket -0.01 -0.09 pair:the_block 0.25 0.33 pair:the_board 0.23 0.34 pair:the_body -0.35 0.03
pair:the_bot -0.09 -0.33 pair:the_bottom -0.14 -0.01 pair:the_bounding -0.03 -0.07
pair:the_branch 0.30 0.22 pair:the_brand 0.30 0.78 pair:the_browser -0.32 -0.47
pair:the_browser's 0.41 0.72 pair:the_bucket -0.09 0.23 pair:the_budget 0.07 -0.10
pair:the_build 0.35 0.56 pair:the_built 0.27 0.20 pair:the_business -0.18 -0.08 pair:the_buyer -0.33 -0.16
pair:the_cache -0.03 0.04 pair:the_calendar 0.45 0.57 pair:the_call 0.04 0.17 pair:the_caller 0.29 -0.01
pair:the_caller's 0.07 0.11 pair:the_calling -0.05 -0.24 pair:the_card -0.26 -0.51
pair:the_case 0.07 -0.03 pair:the_catalog -0.13 -0.23 pair:the_change -0.33 -0.30
pair:the_changes -0.10 -0.14 pair:the_channel 0.16 0.19 pair:the_character -0.03 -0.25
pair:the_chart -0.21 -0.34 pair:the_chat -0.15 -0.26 pair:the_cheapest 0.14 0.14 pair:the_check 0.10 0.17
pair:the_checkout -0.11 -0.09 pair:the_children 0.35 0.50 pair:the_chosen -0.08 -0.37
pair:the_city -0.08 -0.07 pair:the_cli 0.09 0.11 pair:the_client 0.46 0.78 pair:the_client's -0.60 0.06
pair:the_clipboard 0.06 0.33 pair:the_cloud -0.00 -0.10 pair:the_cluster -0.00 -0.14
pair:the_code 0.07 -0.21 pair:the_collection 0.10 0.02 pair:the_color -0.02 -0.13
pair:the_column -0.26 -0.03 pair:the_command -0.05 -0.07 pair:the_comment 0.24 -0.43
pair:the_commit 0.20 -0.11 pair:the_company 0.00 0.11 pair:the_complete -0.40 -0.26
pair:the_config 0.45 0.36 pair:the_configuration -0.17 0.31 pair:the_configured -0.27 -0.62
pair:the_confirmation 0.24 0.31 pair:the_connection -0.08 -0.14 pair:the_console -0.08 -0.32
pair:the_contact -0.09 0.43 pair:the_container -0.04 -0.39 pair:the_content 0.35 0.70
pair:the_contents 0.40 0.59 pair:the_context 0.10 0.17 pair:the_contract 0.51 1.05
pair:the_conversation -0.06 -0.27 pair:the_cookie -0.01 -0.18 pair:the_cookies 0.11 0.12
pair:the_coordinates -0.46 -0.05 pair:the_correct -0.01 -0.11 pair:the_corresponding -0.02 -0.25
pair:the_count 0.34 0.12 pair:the_country -0.03 -0.13 pair:the_cover -0.02 -0.11
pair:the_created -0.01 -0.06 pair:the_credentials 0.04 0.60 pair:the_csv -0.06 -0.02
pair:the_current -0.63 -0.12 pair:the_currently -0.04 -0.15 pair:the_cursor -0.24 -0.15
pair:the_custom 0.00 0.06 pair:the_customer -0.61 -0.81 pair:the_customer's 0.35 0.18
pair:the_daily 0.22 0.29 pair:the_dashboard -0.26 -0.28 pair:the_data -0.30 -0.10
pair:the_database 0.38 0.21 pair:the_date -0.14 -0.02 pair:the_day 1.23 1.04 pair:the_debug -0.00 0.05
pair:the_default 0.23 0.59 pair:the_definition -0.01 0.12 pair:the_delete -0.05 0.04
pair:the_deployment -0.01 -0.06 pair:the_depth -0.00 -0.10 pair:the_description -0.04 0.04
pair:the_desired -0.00 -0.03 pair:the_destination 0.56 0.65 pair:the_device -0.23 -0.53
pair:the_device's -0.14 -0.26 pair:the_diagram -0.08 -0.09 pair:the_dialog 0.03 0.22
pair:the_difference 0.55 0.40 pair:the_direction -0.01 -0.06 pair:the_directory 0.19 0.09
pair:the_display 0.08 -0.01 pair:the_distance -0.15 -0.11 pair:the_docs -0.02 -0.10
pair:the_document 0.41 0.17 pair:the_document's -0.33 -0.24 pair:the_documentation -0.10 0.43
pair:the_dom -0.19 -0.14 pair:the_domain -0.24 -0.53 pair:the_draft -0.21 -0.46 pair:the_drive -0.01 0.10
pair:the_dump 0.03 0.21 pair:the_duration 0.00 -0.05 pair:the_edit -0.11 0.28 pair:the_element -0.28 -0.35
pair:the_email -0.03 0.02 pair:the_emoji -0.01 -0.04 pair:the_employee 0.22 0.16 pair:the_end 0.07 0.03
pair:the_endpoint 0.09 0.30 pair:the_endpoint's -0.07 -0.00 pair:the_engine -0.05 -0.15
pair:the_entire -0.27 -0.10 pair:the_entity -0.08 -0.50 pair:the_entry 0.12 0.15 pair:the_env 0.11 0.03
pair:the_environment -0.10 0.21 pair:the_error -0.05 -0.14 pair:the_errors -0.02 -0.07
pair:the_event -0.41 -0.52 pair:the_exact -0.30 -0.15 pair:the_existing -0.13 -0.14
pair:the_expected -0.17 -0.07 pair:the_export -0.01 -0.18 pair:the_external 0.03 -0.00
pair:the_extraction -0.00 -0.10 pair:the_feedback -0.03 -0.14 pair:the_field 0.49 0.51
pair:the_fields -0.02 -0.15 pair:the_figma -0.02 -0.24 pair:the_figure 0.49 0.55 pair:the_file -0.84 -0.98
pair:the_file's 0.20 0.07 pair:the_filename -0.10 -0.07 pair:the_files 0.07 0.35
pair:the_filesystem 0.67 0.74 pair:the_filter -0.04 -0.02 pair:the_filters -0.00 -0.05
pair:the_final -0.06 -0.18 pair:the_firewall -0.11 0.05 pair:the_first -0.02 -0.19 pair:the_five 0.02 0.18
pair:the_flag -0.04 -0.26 pair:the_folder 0.21 0.07 pair:the_following -0.73 -0.82
pair:the_forecast -0.05 -0.25 pair:the_foreign -0.19 -0.05 pair:the_form -0.18 -0.20
pair:the_format -0.17 -0.19 pair:the_front 0.01 0.04 pair:the_full 0.18 0.13 pair:the_game 0.06 0.08
pair:the_gate -0.04 -0.01 pair:the_gateway 0.05 0.28 pair:the_generated -0.03 -0.02
pair:the_get -0.04 -0.23 pair:the_git -0.11 -0.33 pair:the_github 1.07 1.04 pair:the_given -0.53 -0.63
pair:the_google -0.07 -0.24 pair:the_group -0.22 -0.51 pair:the_guest -0.02 0.08 pair:the_head 0.00 0.05
pair:the_header 0.27 0.49 pair:the_health -0.02 -0.16 pair:the_height -0.00 -0.08
pair:the_history 0.48 0.72 pair:the_hits 0.10 0.39 pair:the_home 0.17 0.27 pair:the_host 0.15 -0.17
pair:the_hotel -0.00 -0.11 pair:the_household -0.09 -0.19 pair:the_html -0.01 -0.04
pair:the_http -0.01 -0.43 pair:the_human 0.19 0.50 pair:the_iban 0.32 0.85 pair:the_id -0.32 -0.82
pair:the_identifier -0.02 -0.06 pair:the_identity -0.29 -0.44 pair:the_image 0.04 -0.12
pair:the_inbox 0.59 0.41 pair:the_index 0.39 0.06 pair:the_information -0.24 -0.66
pair:the_initial -0.16 -0.31 pair:the_input -0.01 -0.31 pair:the_installation -0.13 0.17
pair:the_installed -0.07 -0.11 pair:the_instructions 0.21 0.52 pair:the_integrity 0.03 0.04
pair:the_internal 0.05 0.51 pair:the_internet 0.01 0.72 pair:the_inventory -0.09 -0.01
pair:the_invoice 0.42 0.18 pair:the_issue -0.06 -0.61 pair:the_item -0.26 -0.36 pair:the_job -0.51 -0.48
pair:the_journal -0.09 -0.19 pair:the_key 0.49 0.18 pair:the_keyboard -0.04 -0.06
pair:the_keychain 0.14 0.08 pair:the_keys -0.10 -0.04 pair:the_knowledge -0.20 -0.11
pair:the_label -0.04 -0.30 pair:the_language -0.03 0.10 pair:the_last 0.31 0.38 pair:the_latest 0.06 0.15
pair:the_left -0.00 -0.05 pair:the_length -0.00 -0.07 pair:the_level 0.21 0.33 pair:the_limit -0.05 -0.21
pair:the_line 0.62 0.90 pair:the_lines -0.10 -0.16 pair:the_link -0.03 -0.05 pair:the_list -0.05 -0.13
pair:the_listed -0.09 -0.09 pair:the_live 0.05 -0.10 pair:the_llm -0.44 -0.36 pair:the_local -0.18 -0.01
pair:the_location -0.02 0.12 pair:the_locator -0.01 -0.06 pair:the_log 0.14 0.43 pair:the_login 0.15 0.51
pair:the_logs -0.37 -0.74 pair:the_lowest 0.22 0.27 pair:the_machine -0.41 0.09
pair:the_machine's 0.13 0.32 pair:the_mail -0.08 -0.05 pair:the_mailbox 1.03 1.09
pair:the_main -0.19 -0.19 pair:the_manager -0.03 -0.21 pair:the_manual -0.37 -0.21
pair:the_map -0.07 -0.15 pair:the_market 0.96 0.98 pair:the_match -0.09 -0.16 pair:the_maximum 0.28 0.31
pair:the_member -0.17 -0.03 pair:the_memory 0.34 0.48 pair:the_merchant 0.03 0.36
pair:the_merge -0.08 -0.19 pair:the_message -0.25 -0.29 pair:the_messages -0.14 -0.19
pair:the_method -0.20 -0.12 pair:the_metrics 0.04 0.05 pair:the_middle -0.05 -0.01
pair:the_minutes -0.16 -0.12 pair:the_model -0.11 -0.16 pair:the_model's -0.10 -0.17
pair:the_moment 0.01 0.07 pair:the_more 0.03 0.08 pair:the_most 0.31 0.19 pair:the_name -0.34 -0.26
pair:the_named -0.21 -1.01 pair:the_names -0.21 -0.14 pair:the_namespace 0.01 -0.12
pair:the_national 0.32 0.29 pair:the_nearest -0.22 0.09 pair:the_network -0.11 -0.18
pair:the_new -0.49 -0.79 pair:the_newest 0.43 0.30 pair:the_newly -0.12 -0.13 pair:the_next -0.02 0.20
pair:the_node -0.00 -0.11 pair:the_note 0.08 0.32 pair:the_notes 0.11 0.27 pair:the_number -0.26 -0.18
pair:the_numeric 0.38 0.28 pair:the_oauth -0.06 -0.09 pair:the_object -0.07 -0.29
pair:the_observation -0.11 -0.12 pair:the_official -0.01 0.07 pair:the_old -0.01 -0.14
pair:the_oldest 0.26 0.54 pair:the_one 0.66 0.81 pair:the_ones 0.02 0.04 pair:the_only 0.23 0.73
pair:the_open 0.02 -0.03 pair:the_operating -0.09 0.12 pair:the_operation 0.04 -0.40
pair:the_operator 0.01 0.28 pair:the_option 0.59 0.33 pair:the_optional -0.05 -0.01
pair:the_options 0.11 0.34 pair:the_order 0.13 -0.15 pair:the_organisation 0.06 0.24
pair:the_organization -0.05 -0.15 pair:the_original 0.08 0.08 pair:the_originals 0.09 0.18
pair:the_other -0.16 -0.66 pair:the_others 0.08 0.81 pair:the_outcome 0.15 0.60
pair:the_output -0.08 -0.19 pair:the_package -0.16 -0.18 pair:the_page 0.09 -0.18
pair:the_parameter 0.17 0.21 pair:the_parent -0.18 -0.06 pair:the_partner 0.11 0.39
pair:the_passport -0.33 -0.34 pair:the_password -0.48 -0.56 pair:the_path -0.09 0.14
pair:the_payee 0.28 0.46 pair:the_pdf -0.11 -0.46 pair:the_people -0.79 -0.81
pair:the_performance -0.02 -0.09 pair:the_period -0.34 -0.22 pair:the_person 0.90 1.75
pair:the_pin 0.01 0.10 pair:the_pipeline 0.03 0.22 pair:the_place 0.04 0.14 pair:the_plain 0.06 0.16
pair:the_plaintext -0.17 -0.34 pair:the_plan 0.08 0.14 pair:the_platform -0.04 -0.08
pair:the_player 0.14 0.39 pair:the_plugin 0.08 0.53 pair:the_pod -0.02 -0.22 pair:the_policy 0.14 0.28
pair:the_port -0.02 -0.21 pair:the_position -0.02 -0.07 pair:the_prefix 0.38 0.27
pair:the_presence -0.08 0.03 pair:the_present 0.33 0.19 pair:the_preview -0.25 -0.26
pair:the_previous -0.46 -0.54 pair:the_price 0.35 0.73 pair:the_primary -0.00 -0.06
pair:the_priority -0.01 0.16 pair:the_private 0.07 0.28 pair:the_process -0.07 -0.11
pair:the_product -0.11 -0.21 pair:the_profile -0.22 0.28 pair:the_project -0.05 -0.60
pair:the_project's -0.16 0.19 pair:the_prompt -0.03 -0.53 pair:the_properties -0.09 -0.07
pair:the_property -0.15 -0.19 pair:the_provided -0.26 -0.37 pair:the_public -0.04 -0.03
pair:the_pull -0.00 -0.05 pair:the_quantity 0.12 0.14 pair:the_query 0.27 0.00 pair:the_question 0.53 0.74
pair:the_range -0.31 -0.07 pair:the_raw 0.08 0.11 pair:the_read 0.27 0.30 pair:the_reader 1.00 0.79
pair:the_readme -0.03 -0.05 pair:the_real -0.02 0.78 pair:the_reason -0.28 -0.26
pair:the_recipient -0.52 -0.42 pair:the_recipient's 0.73 0.83 pair:the_recipients -0.22 -0.12
pair:the_recommended -0.38 -0.46 pair:the_record -0.13 -0.05 pair:the_records 0.62 0.28
pair:the_reference -0.16 -0.41 pair:the_region 0.09 0.30 pair:the_registry 0.14 0.12
pair:the_relative -0.05 -0.09 pair:the_release 0.29 0.05 pair:the_relevant -0.51 -0.26
pair:the_remarks 0.00 0.16 pair:the_remote -0.06 -0.21 pair:the_replaced -0.47 -0.25
pair:the_replacement 0.03 0.06 pair:the_reply 0.06 0.29 pair:the_report 0.07 0.53
pair:the_repository 0.03 -0.25 pair:the_repository's 0.75 0.82 pair:the_request -0.22 0.07
pair:the_requested -0.09 -0.09 pair:the_required -0.12 -0.24 pair:the_resolved -0.04 -0.03
pair:the_resource -0.04 -0.31 pair:the_response -0.29 -0.24 pair:the_rest 0.29 0.50
pair:the_result 0.02 0.64 pair:the_results -0.09 0.29 pair:the_retention 0.16 0.20
pair:the_return 0.03 -0.05 pair:the_returned -0.18 -0.53 pair:the_right -0.37 0.02 pair:the_role 0.08 0.39
pair:the_root 0.15 -0.08 pair:the_route -0.56 -0.52 pair:the_routes -0.04 -0.09 pair:the_row -0.26 -0.17
pair:the_rows 0.11 0.08 pair:the_rules 0.01 0.12 pair:the_run -0.01 -0.05 pair:the_running -0.07 -0.39
pair:the_runtime -0.00 -0.26 pair:the_safe 0.25 0.26 pair:the_same -0.26 -0.16 pair:the_sample 0.03 -0.05
pair:the_sandbox -0.03 0.11 pair:the_scan 0.64 0.45 pair:the_schema -0.19 -0.25 pair:the_score 0.54 0.70
pair:the_screen -0.08 -0.28 pair:the_screenshot -0.09 -0.29 pair:the_script -0.28 -0.56
pair:the_search -0.13 -0.28 pair:the_second 1.01 0.90 pair:the_secret -0.35 -0.11
pair:the_secrets 0.09 0.22 pair:the_section -0.02 -0.10 pair:the_security -0.03 0.25
pair:the_seed 0.10 0.50 pair:the_selected -0.07 -0.22 pair:the_send 0.01 0.13 pair:the_sender 0.58 1.00
pair:the_sender's 0.31 0.67 pair:the_sentence 0.26 0.78 pair:the_server -0.82 -0.83
pair:the_server's -0.31 -0.41 pair:the_service 0.28 -0.13 pair:the_session 0.71 0.65
pair:the_set 0.10 0.28 pair:the_sha -0.37 -0.05 pair:the_shared -0.08 0.15 pair:the_shell 0.18 0.61
pair:the_shortest 0.20 0.00 pair:the_signature 0.58 0.58 pair:the_signed -0.15 -0.32
pair:the_signing 0.16 0.36 pair:the_site -0.06 -0.15 pair:the_size 0.45 0.38 pair:the_smallest -0.01 -0.44
pair:the_snapshot -0.15 -0.19 pair:the_sole 0.00 0.09 pair:the_sort -0.03 -0.06 pair:the_source 0.55 0.36
pair:the_specified -0.28 -0.36 pair:the_sql -0.04 -0.28 pair:the_ssh -0.02 -0.16
pair:the_stack -0.16 -0.17 pair:the_standard 0.10 0.33 pair:the_start -0.01 -0.14
pair:the_starting -0.34 -0.27 pair:the_state 0.06 -0.23 pair:the_statement 0.29 0.07
pair:the_status -0.26 -0.02 pair:the_step 0.31 -0.05 pair:the_steps -0.25 -0.42
pair:the_string -0.01 -0.09 pair:the_style 0.03 0.24 pair:the_sub -0.48 -0.26 pair:the_sum 0.31 0.63
pair:the_summary -0.24 -0.07 pair:the_supplied -0.01 -0.03 pair:the_syntax -0.03 -0.01
pair:the_system 0.11 0.48 pair:the_table -0.33 -0.40 pair:the_tables -0.13 -0.27 pair:the_tag 0.24 0.39
pair:the_target -0.10 -0.01 pair:the_task -0.34 -0.04 pair:the_tax -0.02 0.09 pair:the_team -0.02 -0.29
pair:the_template -0.04 -0.24 pair:the_tenant -0.04 0.10 pair:the_terminal 0.70 0.90
pair:the_terms 0.58 1.18 pair:the_test 0.03 -0.18 pair:the_text 0.25 0.85 pair:the_th 0.58 0.37
pair:the_theme -0.00 -0.04 pair:the_third 0.02 0.22 pair:the_thread 0.16 -0.15
pair:the_threshold 0.04 0.13 pair:the_time 0.42 0.16 pair:the_timeline -0.11 -0.13
pair:the_timestamp -0.06 -0.26 pair:the_tip 0.03 0.20 pair:the_title -0.38 -0.25 pair:the_to -0.12 0.41
pair:the_token -0.26 -0.24 pair:the_tool -0.70 -0.53 pair:the_tool's -0.01 0.08 pair:the_tools 0.08 0.03
pair:the_topic 0.09 0.11 pair:the_total -0.29 -0.63 pair:the_trace 0.20 0.14
pair:the_transcript -0.17 -0.02 pair:the_transfer 0.06 0.26 pair:the_trash -0.26 -0.45
pair:the_tree 0.52 -0.25 pair:the_trigger -0.01 -0.51 pair:the_two 0.29 0.10 pair:the_type -0.05 -0.22
pair:the_ui -0.46 -0.65 pair:the_uid -0.07 -0.32 pair:the_underlying -0.14 -0.15
pair:the_unique -0.07 -0.15 pair:the_unit -0.00 0.06 pair:the_update -0.04 -0.17
pair:the_updated -0.02 -0.14 pair:the_upload 0.13 0.09 pair:the_url 0.11 0.03 pair:the_us -0.24 -0.34
pair:the_user -1.12 -0.74 pair:the_user's 1.04 0.87 pair:the_users 0.31 0.47 pair:the_usual 0.71 0.76
pair:the_value -0.37 -0.49 pair:the_values -0.01 0.44 pair:the_variables -0.23 -0.49
pair:the_vault 0.30 0.31 pair:the_vendor 0.05 0.30 pair:the_version -0.01 -0.08
pair:the_viewport -0.06 -0.08 pair:the_volume 0.32 0.11 pair:the_vpn 0.55 0.59 pair:the_wallet 0.08 0.64
pair:the_warehouse 0.10 -0.03 pair:the_way 0.54 0.67 pair:the_weather -0.41 0.30 pair:the_web -0.30 0.01
pair:the_webhook -0.01 0.09 pair:the_website -0.18 -0.49 pair:the_whole 0.01 0.15
pair:the_width -0.18 -0.13 pair:the_word 0.67 1.13 pair:the_words 0.16 0.31 pair:the_work -0.38 0.07
pair:the_workflow 0.04 0.04 pair:the_working -0.01 0.09 pair:the_works -0.12 -0.02
pair:the_workspace -0.11 -0.21 pair:the_write 0.65 0.56 pair:the_wrong -0.00 0.18
pair:the_year -0.36 -0.53 pair:their_basic -0.03 -0.10 pair:their_contents 0.01 0.06
pair:their_descriptions 0.17 0.23 pair:their_ids -0.04 -0.05 pair:their_mail 0.47 0.16
pair:their_name 0.26 0.42 pair:their_own -0.12 0.14 pair:their_password 0.01 0.24
pair:their_types 0.07 0.05 pair:them_and 0.89 0.81 pair:them_as 0.34 0.67 pair:them_at 0.09 0.13
pair:them_before 0.44 -0.01 pair:them_by 0.44 0.30 pair:them_for -0.07 -0.05 pair:them_from 0.04 0.04
pair:them_in 0.13 0.51 pair:them_into -0.33 -0.07 pair:them_it 0.24 0.48 pair:them_out -0.40 -0.30
pair:them_the -0.13 -0.03 pair:them_to 0.27 0.15 pair:them_together -0.10 -0.01 pair:them_under 0.02 0.08
pair:them_with 0.51 0.86 pair:them_without 0.20 0.20 pair:then_call 0.09 -0.24 pair:then_create 0.25 0.26
pair:then_delete -0.03 -0.02 pair:then_get -0.00 0.13 pair:then_make -0.09 -0.29 pair:then_pass 0.06 -0.04
pair:then_read -0.12 0.06 pair:then_retry -0.04 -0.31 pair:then_returns -0.43 -0.59
pair:then_run -0.04 -0.28 pair:then_the 0.18 0.37 pair:then_use -0.19 -0.25 pair:then_write -0.05 0.06
pair:there's_no 0.25 0.07 pair:there_are 0.05 -0.14 pair:there_first -0.00 0.68 pair:there_for -0.06 0.14
pair:there_is -0.39 -0.24 pair:these_are -0.15 -0.41 pair:these_as 0.13 0.41 pair:these_first -0.05 -0.03
pair:these_to 0.07 0.28 pair:these_values 0.12 0.38 pair:they_are 0.09 0.08 pair:they_aren't -0.42 -0.17
pair:they_can 0.01 0.14 pair:they_come 0.27 0.26 pair:they_do -0.18 -0.21 pair:they_have -0.07 0.02
pair:they_say 0.27 0.48 pair:they_stay 0.92 0.31 pair:they_want -0.11 -0.06 pair:they_were 0.23 -0.01
pair:thinking_is -0.08 -0.03 pair:third_party -0.03 -0.15 pair:this_action -0.04 -0.14
pair:this_after -0.07 0.01 pair:this_agent -0.21 0.14 pair:this_and 0.34 0.40 pair:this_api 0.30 0.14
pair:this_as -0.01 -0.23 pair:this_at -0.31 -0.36 pair:this_before -0.14 -0.23 pair:this_call -0.02 -0.50
pair:this_can -0.02 -0.05 pair:this_chat -0.05 -0.41 pair:this_computer 0.14 0.25
pair:this_conversation -0.20 -0.17 pair:this_date -0.00 -0.07 pair:this_endpoint -0.02 -0.10
pair:this_ensures -0.01 -0.20 pair:this_environment 0.43 0.48 pair:this_field -0.01 -0.11
pair:this_file -0.19 -0.45 pair:this_first -0.30 -0.07 pair:this_for -0.09 -0.22
pair:this_from -0.03 -0.03 pair:this_happens -0.03 0.01 pair:this_host 0.00 -0.22 pair:this_id -0.07 -0.30
pair:this_if -0.00 -0.06 pair:this_in 0.13 0.23 pair:this_includes -0.13 -0.15 pair:this_instead 0.16 0.33
pair:this_instruction 0.02 0.48 pair:this_is -0.54 -0.40 pair:this_list 0.02 0.49
pair:this_machine -0.02 0.17 pair:this_many -0.00 -0.06 pair:this_mcp 0.01 0.06 pair:this_month 0.02 0.30
pair:this_must -0.16 -0.86 pair:this_object -0.00 -0.06 pair:this_one 0.52 0.66
pair:this_operation -0.01 0.10 pair:this_or -0.00 -0.03 pair:this_out 0.31 0.18 pair:this_over -0.08 -0.03
pair:this_page -0.00 -0.29 pair:this_parameter -0.21 -0.30 pair:this_process 0.04 -0.05
pair:this_project -0.04 -0.21 pair:this_property -0.32 -0.39 pair:this_request -0.00 -0.21
pair:this_rule 0.12 0.14 pair:this_server 0.22 0.40 pair:this_session -0.12 0.35
pair:this_should -0.08 -0.23 pair:this_step -0.01 -0.14 pair:this_task -0.03 -0.32
pair:this_text 0.49 0.29 pair:this_time -0.01 -0.26 pair:this_to -0.15 -0.02 pair:this_tool -0.58 -0.65
pair:this_value -0.11 -0.16 pair:this_when -0.12 -0.44 pair:this_will -0.02 -0.15 pair:this_with 0.05 0.31
pair:this_workspace 0.82 1.45 pair:those_are -0.05 -0.20 pair:those_in 0.19 0.05 pair:those_of 0.14 0.34
pair:though_the 0.00 0.06 pair:thoughts_to -0.12 -0.22 pair:thread_id -0.01 -0.08
pair:thread_with 0.15 -0.01 pair:three_times 0.48 0.65 pair:through_as 0.19 -0.14
pair:through_http 0.10 0.43 pair:through_the -0.39 -0.38 pair:through_this 0.31 0.23
pair:through_your -0.07 -0.00 pair:ticket_is -0.02 0.24 pair:ticket_number -0.28 -0.44
pair:tickets_are 0.68 1.11 pair:time_and 0.22 0.26 pair:time_code 0.36 0.25 pair:time_codes -0.50 -0.40
pair:time_for -0.07 -0.05 pair:time_in -0.02 -0.17 pair:time_of 0.00 -0.14 pair:time_or -0.13 -0.04
pair:time_range -0.05 -0.15 pair:time_series -0.26 -0.05 pair:time_the -0.29 -0.13
pair:time_to -0.04 -0.14 pair:time_zone -0.30 -0.40 pair:time_zones -0.00 -0.17
pair:timeout_in -0.00 -0.16 pair:timeout_is -0.08 -0.02 pair:times_are -0.20 -0.14
pair:times_or -0.00 -0.03 pair:times_per 0.27 0.26 pair:timestamp_for -0.03 -0.03
pair:timestamp_of -0.01 -0.05 pair:timestamps_in -0.18 -0.12 pair:tip_for -0.28 -0.18
pair:tips_for -0.04 -0.09 pair:title_and -0.41 -0.33 pair:title_of -0.02 -0.36 pair:title_or -0.00 -0.05
pair:titles_are 0.14 0.06 pair:tmp_log -0.00 0.04 pair:to_accept -0.01 -0.05 pair:to_account 0.45 0.61
pair:to_add -0.17 -0.62 pair:to_all 0.16 0.32 pair:to_an -0.81 -0.62 pair:to_analyze -0.30 -0.10
pair:to_and -0.01 0.29 pair:to_another -0.22 -0.64 pair:to_answer 0.22 0.13 pair:to_any 0.05 -0.07
pair:to_append -0.03 -0.06 pair:to_apply -0.13 -0.43 pair:to_approve -0.44 -0.44
pair:to_archive -0.01 0.11 pair:to_arrive 0.05 0.24 pair:to_ask -0.14 -0.12 pair:to_assign -0.02 -0.09
pair:to_associate -0.00 -0.04 pair:to_attach -0.05 -0.12 pair:to_audit -0.02 -0.10
pair:to_avoid -0.02 0.57 pair:to_be 1.48 1.38 pair:to_by 0.05 0.33 pair:to_call 0.45 0.51
pair:to_change -0.51 -0.37 pair:to_characters -0.16 -0.47 pair:to_chars -0.29 -0.28
pair:to_check -0.51 -0.27 pair:to_choose -0.01 -0.25 pair:to_clean -0.23 -0.37 pair:to_clear 0.17 0.21
pair:to_click 0.15 0.18 pair:to_cloud -0.02 -0.21 pair:to_compare 0.37 0.25 pair:to_complete -0.23 -0.31
pair:to_compliance 0.00 0.21 pair:to_comply 0.08 0.32 pair:to_compute -0.00 0.26
pair:to_confirm -0.46 -0.46 pair:to_connect -0.01 -0.05 pair:to_context 0.17 0.07
pair:to_continue -0.05 -0.34 pair:to_control -0.11 -0.07 pair:to_convert -0.09 -0.30
pair:to_coordinates 0.14 -0.04 pair:to_create -0.19 -0.23 pair:to_csv 0.19 0.58 pair:to_date 0.15 0.29
pair:to_days -0.07 -0.04 pair:to_de 0.08 0.52 pair:to_delete -0.42 -0.55 pair:to_deploy -0.02 -0.24
pair:to_describe 0.41 0.32 pair:to_determine -0.41 -0.31 pair:to_different -0.04 -0.03
pair:to_disable -0.02 -0.06 pair:to_discover -0.30 -0.44 pair:to_disk -0.01 -0.12
pair:to_display -0.15 -0.22 pair:to_do -0.46 -0.66 pair:to_drop -0.00 -0.04 pair:to_each 0.05 0.44
pair:to_edit -0.53 -0.37 pair:to_emulate -0.01 -0.12 pair:to_enable -0.05 -0.03 pair:to_end 0.27 0.31
pair:to_ensure 0.05 0.44 pair:to_enter -0.00 -0.10 pair:to_etc 0.03 0.19 pair:to_every 0.19 0.36
pair:to_exclude -0.00 -0.08 pair:to_execute -0.07 -0.71 pair:to_existing -0.05 -0.07
pair:to_explore -0.01 -0.09 pair:to_export 0.00 -0.07 pair:to_ext 0.66 0.80 pair:to_extract -0.11 -0.23
pair:to_false -0.17 -0.04 pair:to_fetch -0.10 -0.71 pair:to_file -0.37 -0.39 pair:to_files -0.00 -0.04
pair:to_fill -0.10 -0.58 pair:to_filter -0.01 -0.11 pair:to_find -0.53 -0.87 pair:to_first -0.00 0.15
pair:to_fix -0.03 -0.42 pair:to_follow -0.00 0.14 pair:to_for 0.05 0.49 pair:to_force -0.01 -0.16
pair:to_gather -0.00 -0.09 pair:to_generate -0.08 -0.26 pair:to_geocode -0.02 -0.19
pair:to_get -0.20 -0.31 pair:to_git -0.31 -0.23 pair:to_give 0.09 0.15 pair:to_group -0.18 -0.35
pair:to_have -0.31 -0.23 pair:to_help -0.21 -0.24 pair:to_hold 0.00 0.10 pair:to_http 0.10 0.91
pair:to_https 0.30 0.80 pair:to_human -0.42 -0.48 pair:to_identify -0.08 -0.04 pair:to_ignore -0.05 -0.18
pair:to_improve 0.07 0.20 pair:to_in 0.31 -0.01 pair:to_include -0.11 -0.23 pair:to_indicate -0.00 -0.14
pair:to_insert -0.50 -0.06 pair:to_inspect -0.07 -0.11 pair:to_install -0.31 -0.54
pair:to_interact -0.01 -0.04 pair:to_is 0.06 0.68 pair:to_it 0.01 0.74 pair:to_its -0.03 -0.23
pair:to_keep -0.48 -0.02 pair:to_know 0.10 0.04 pair:to_launch -0.00 -0.05 pair:to_learn -0.07 -0.02
pair:to_leave -0.19 -0.36 pair:to_let -0.09 -0.06 pair:to_list 0.22 0.01 pair:to_load -0.00 0.36
pair:to_local -0.03 -0.08 pair:to_log -0.12 -0.34 pair:to_look -0.50 0.15 pair:to_make -0.10 -0.02
pair:to_mark -0.00 -0.06 pair:to_match -0.02 -0.20 pair:to_mb 0.34 0.12 pair:to_me 0.40 0.82
pair:to_mention 0.05 0.23 pair:to_merge 0.10 0.46 pair:to_message -0.06 0.06 pair:to_messages 0.07 -0.05
pair:to_minutes -0.29 -0.12 pair:to_modify -0.03 -0.06 pair:to_move -0.20 -0.14
pair:to_navigate -0.00 -0.10 pair:to_new -0.13 -0.18 pair:to_notify -0.01 -0.09
pair:to_observe -0.14 -0.14 pair:to_obtain -0.23 -0.30 pair:to_one 0.11 0.24 pair:to_only -0.22 -0.29
pair:to_open -0.01 -0.18 pair:to_operate -0.05 -0.16 pair:to_ops 0.06 0.50 pair:to_or -0.06 -0.02
pair:to_other 0.23 0.18 pair:to_our 0.21 0.23 pair:to_override -0.00 -0.04 pair:to_parse -0.05 -0.09
pair:to_pass -0.15 0.15 pair:to_perform -0.01 -0.23 pair:to_person -0.05 -0.23 pair:to_pick -0.07 -0.10
pair:to_place -0.24 -0.68 pair:to_plan 0.08 0.03 pair:to_post -0.00 -0.14 pair:to_preview -0.01 -0.03
pair:to_process -0.18 -0.26 pair:to_project -0.06 -0.08 pair:to_protect 0.06 0.30
pair:to_provide -0.01 0.11 pair:to_public 0.02 0.24 pair:to_pull -0.05 -0.03 pair:to_push 0.02 -0.09
pair:to_put 0.24 0.37 pair:to_query 0.12 -0.16 pair:to_question 0.03 0.41 pair:to_raise 0.00 0.19
pair:to_rank 0.00 0.05 pair:to_read -0.29 -0.44 pair:to_record 0.04 0.27 pair:to_reduce -0.01 -0.06
pair:to_refund 0.15 0.27 pair:to_register -0.01 -0.08 pair:to_remove 0.02 0.37 pair:to_repeat -0.00 -0.17
pair:to_replace -0.05 -0.12 pair:to_request -0.11 -0.35 pair:to_rerank -0.01 -0.03
pair:to_reset -0.04 -0.02 pair:to_resolve 0.05 0.15 pair:to_restore 0.03 -0.10
pair:to_restrict -0.17 -0.03 pair:to_retrieve -0.11 -0.19 pair:to_review -0.02 -0.06
pair:to_root 0.05 0.24 pair:to_run -0.33 -0.59 pair:to_save -0.06 -0.19 pair:to_scan -0.01 -0.04
pair:to_search -0.06 -0.45 pair:to_see -0.26 -0.40 pair:to_select -0.22 -0.26 pair:to_send -0.35 -0.63
pair:to_server 0.04 0.28 pair:to_set -0.27 -0.32 pair:to_share -0.26 -0.51 pair:to_show 0.43 0.62
pair:to_slack -0.06 -0.12 pair:to_solve -0.01 -0.18 pair:to_sort -0.00 -0.06 pair:to_specific -0.23 -0.10
pair:to_specified -0.08 -0.07 pair:to_specify -0.18 -0.28 pair:to_ssh -0.30 -0.41
pair:to_start -0.24 -0.35 pair:to_stay -0.24 -0.04 pair:to_stop 0.17 0.44 pair:to_store -0.29 -0.29
pair:to_summary -0.00 0.25 pair:to_support -0.10 -0.03 pair:to_target -0.26 -0.23 pair:to_tell 0.58 0.87
pair:to_temporary -0.15 -0.20 pair:to_terminate -0.01 -0.12 pair:to_test -0.01 0.12 pair:to_text 0.07 0.56
pair:to_that -0.06 -0.12 pair:to_the 0.12 0.12 pair:to_their -0.08 -0.12 pair:to_them -0.07 0.20
pair:to_this 0.24 0.66 pair:to_those 0.48 -0.20 pair:to_tmp 0.18 0.45 pair:to_to -0.01 0.32
pair:to_track -0.06 -0.09 pair:to_traverse -0.14 -0.07 pair:to_true -0.42 -0.55 pair:to_type -0.11 -0.08
pair:to_understand -0.30 -0.31 pair:to_update -0.04 -0.29 pair:to_upload -0.01 -0.13
pair:to_upsert -0.01 -0.31 pair:to_url -0.13 -0.00 pair:to_us 0.39 0.34 pair:to_use -0.18 -0.49
pair:to_user -0.19 -0.30 pair:to_users 0.20 0.51 pair:to_validate -0.42 -0.49 pair:to_values -0.01 -0.22
pair:to_var 0.00 0.14 pair:to_verify 0.12 0.12 pair:to_visit 0.10 0.28 pair:to_visualize -0.05 -0.04
pair:to_wait -0.01 -0.11 pair:to_which 0.00 0.33 pair:to_within 0.09 0.35 pair:to_work -0.17 -0.23
pair:to_workspace -0.06 -0.06 pair:to_write -0.51 -0.41 pair:to_you -0.05 0.00 pair:to_your 0.08 0.01
pair:today_tomorrow -0.04 -0.11 pair:todo_agent -0.00 -0.06 pair:together_with -0.17 0.03
pair:token_and 0.04 0.02 pair:token_efficient -0.02 -0.11 pair:token_for 0.01 -0.04
pair:token_from 0.41 0.02 pair:token_in 0.78 0.98 pair:token_is -0.48 -0.35 pair:token_must 0.36 0.56
pair:token_of 0.24 0.40 pair:token_or 0.08 0.02 pair:token_since -0.16 -0.35 pair:token_to -0.13 -0.11
pair:token_with 0.22 0.26 pair:tokens_and -0.34 -0.66 pair:tokens_by -0.10 -0.06
pair:tokens_for -0.05 0.02 pair:told_apart 0.06 0.08 pair:told_you 0.47 0.37 pair:too_and -0.04 -0.09
pair:tool_after 0.17 0.01 pair:tool_again -0.42 -0.33 pair:tool_and 0.43 0.34
pair:tool_answers -0.33 -0.39 pair:tool_at 0.01 0.04 pair:tool_before -0.10 -0.44
pair:tool_call -0.37 -0.61 pair:tool_calls -0.73 -0.46 pair:tool_can 0.37 0.42
pair:tool_changes -0.00 0.04 pair:tool_definitions -0.37 -0.48 pair:tool_description -0.01 -0.08
pair:tool_directly -0.20 -0.10 pair:tool_does -0.02 -0.08 pair:tool_for 0.15 -0.10 pair:tool_has 0.01 0.45
pair:tool_if -0.09 -0.15 pair:tool_in 0.11 0.15 pair:tool_initiates -0.04 -0.03
pair:tool_instead 0.33 0.84 pair:tool_is 0.42 0.73 pair:tool_it -0.01 0.13 pair:tool_list 0.30 0.67
pair:tool_must 0.02 0.25 pair:tool_name -0.61 -0.48 pair:tool_of 0.11 0.44 pair:tool_on -0.00 0.03
pair:tool_only -0.41 -0.38 pair:tool_or -0.00 -0.21 pair:tool_output 0.13 0.01 pair:tool_outputs 0.23 0.26
pair:tool_over 0.03 0.45 pair:tool_read 0.01 0.13 pair:tool_requires 0.09 0.34
pair:tool_results -0.05 0.24 pair:tool_returns 0.51 0.30 pair:tool_says -0.22 -0.30
pair:tool_takes -0.00 0.03 pair:tool_that -0.22 -0.65 pair:tool_the 0.00 -0.06 pair:tool_then -0.15 -0.30
pair:tool_to -0.17 -0.57 pair:tool_validates -0.00 -0.06 pair:tool_when -0.46 -0.44
pair:tool_whenever -0.23 -0.42 pair:tool_will -0.25 -0.32 pair:tool_with 0.24 0.08
pair:tool_without -0.01 0.04 pair:tool_you -0.02 -0.09 pair:tools_and 0.12 0.12 pair:tools_are 0.89 1.23
pair:tools_available -0.01 -0.08 pair:tools_for 0.22 0.29 pair:tools_in -0.05 -0.00
pair:tools_instead -0.02 -0.18 pair:tools_of 0.37 0.04 pair:tools_on 0.51 0.70 pair:tools_that 0.02 -0.20
pair:tools_this 0.27 0.23 pair:tools_to -0.39 -0.53 pair:tools_you 0.08 0.04 pair:toon_is -0.08 -0.06
pair:top_and 0.22 0.10 pair:top_level -0.21 -0.21 pair:topic_or -0.07 -0.03 pair:total_number -0.02 -0.08
pair:total_thoughts -0.08 -0.03 pair:trace_data -0.01 -0.05 pair:traces_from -0.03 -0.24
pair:transactions_are -0.02 -0.06 pair:transcript_of 0.07 0.05 pair:transfer_money 0.04 0.35
pair:translates_text -0.12 -0.12 pair:treat_this 0.00 0.42 pair:treated_as -0.08 -0.16
pair:tree_with 0.46 -0.26 pair:trigger_the -0.03 -0.06 pair:triggered_automatically 0.03 0.28
pair:trivia_question 0.16 0.18 pair:true_and 0.93 0.82 pair:true_false -0.09 -0.08 pair:true_for 0.30 0.13
pair:true_if -0.09 -0.11 pair:true_in 0.54 0.68 pair:true_is 0.00 0.25 pair:true_only -0.06 -0.33
pair:true_or -0.02 -0.28 pair:true_the -0.00 -0.06 pair:true_to -0.55 -0.26 pair:true_when -0.67 -0.86
pair:true_with 0.25 0.10 pair:try_again 0.49 0.71 pair:try_the 0.34 0.33 pair:try_to -0.42 -0.50
pair:trying_to -0.00 -0.10 pair:turn_it 0.34 0.47 pair:turn_off 0.36 0.61 pair:turned_off -0.42 -0.40
pair:twice_once 0.11 0.31 pair:two_days -0.35 -0.19 pair:two_factor 0.35 0.56 pair:two_letter -0.00 -0.06
pair:two_numbers 0.07 0.08 pair:two_points -0.16 -0.07 pair:two_sentences -0.22 -0.30
pair:txt_or -0.01 0.07 pair:type_and -0.12 -0.22 pair:type_for -0.00 -0.04 pair:type_id -0.06 -0.01
pair:type_ids -0.02 -0.05 pair:type_is 0.12 -0.26 pair:type_it -0.09 0.00 pair:type_of -0.07 -0.33
pair:type_parameter -0.01 -0.13 pair:type_the 0.07 0.38 pair:type_to -0.00 -0.04 pair:typed_by 0.04 0.27
pair:types_and -0.12 -0.16 pair:types_are -0.25 -0.23 pair:types_of -0.00 -0.10 pair:types_to -0.26 -0.27
pair:uid_from -0.01 -0.07 pair:uid_of -0.06 -0.31 pair:under_the 0.07 0.19 pair:understand_the -0.01 -0.06
pair:understand_what -0.08 -0.21 pair:unexpected_behavior -0.15 -0.06
pair:unfiltered_responses -0.08 -0.18 pair:unified_diff -0.10 -0.09 pair:unique_id -0.03 -0.04
pair:unique_identifier -0.14 -0.19 pair:unit_for -0.15 -0.05 pair:unit_of -0.01 -0.21
pair:units_of 0.06 0.92 pair:unix_timestamp -0.01 -0.04 pair:unknown_or -0.02 0.29
pair:unless_asked -0.03 -0.08 pair:unless_specified -0.01 -0.06 pair:unless_the -0.09 -0.51
pair:until_it 0.20 0.47 pair:until_the 0.43 0.16 pair:up_an -0.02 0.04 pair:up_and -0.04 0.07
pair:up_by 0.05 -0.14 pair:up_down -0.00 -0.23 pair:up_front -0.02 -0.24 pair:up_in 0.45 0.18
pair:up_or -0.05 -0.03 pair:up_the 1.01 0.93 pair:up_to 0.39 0.28 pair:up_with -0.17 -0.22
pair:update_an -0.12 -0.09 pair:update_delete -0.16 -0.43 pair:update_file 0.00 0.13
pair:update_for 0.06 0.21 pair:update_issue -0.01 0.23 pair:update_multiple -0.06 -0.02
pair:update_only -0.00 -0.07 pair:update_records 0.07 0.19 pair:update_the -0.18 -0.09
pair:update_to -0.15 -0.10 pair:updates_and -0.01 -0.04 pair:updates_that -0.15 -0.40
pair:updates_the -0.12 -0.07 pair:upload_file -0.09 -0.40 pair:upload_it 0.07 0.06
pair:upload_the 0.01 0.66 pair:uploaded_to -0.00 0.29 pair:uploads_file -0.07 -0.23
pair:url_and -0.36 -0.32 pair:url_as -0.00 0.40 pair:url_encoded -0.09 -0.00 pair:url_for -0.02 -0.25
pair:url_http 0.00 0.45 pair:url_https -0.52 -0.14 pair:url_in 0.53 0.35 pair:url_is -0.07 -0.18
pair:url_of -0.22 -0.30 pair:url_or -0.02 -0.08 pair:url_parameter 0.10 0.33 pair:url_that -0.05 -0.42
pair:url_to -0.05 -0.44 pair:url_using -0.08 -0.13 pair:url_with -0.05 -0.01 pair:urllib_request 0.32 0.45
pair:urls_and 0.00 0.31 pair:urls_are -0.00 -0.03 pair:us_east -0.09 -0.03 pair:us_locations -0.21 -0.22
pair:us_or -0.00 -0.03 pair:us_to 0.58 0.78 pair:use_an -0.00 -0.06 pair:use_and 0.10 0.68
pair:use_browser -0.01 -0.04 pair:use_case -0.08 -0.19 pair:use_cases -0.02 -0.15
pair:use_create -0.02 -0.13 pair:use_env -0.48 -0.26 pair:use_field -0.01 -0.07 pair:use_for -0.07 -0.28
pair:use_get -0.03 -0.08 pair:use_in 0.43 0.80 pair:use_it 0.32 0.50 pair:use_list -0.01 -0.04
pair:use_of 0.14 0.37 pair:use_one -0.02 -0.04 pair:use_only -0.00 -0.03 pair:use_search -0.03 -0.15
pair:use_send 0.03 0.50 pair:use_that -0.12 -0.15 pair:use_the 0.40 0.28 pair:use_this -0.70 -0.94
pair:use_to 0.02 -0.09 pair:use_when -0.54 -0.97 pair:use_with -0.04 -0.32 pair:used_as -0.01 -0.07
pair:used_by -0.17 -0.37 pair:used_for -0.05 0.34 pair:used_in -0.02 -0.06 pair:used_the 0.08 0.04
pair:used_to -0.06 -0.06 pair:used_when -0.43 -0.17 pair:used_with 0.12 -0.37 pair:useful_for -0.41 -0.22
pair:user's_account 0.18 -0.26 pair:user's_api 0.02 0.06 pair:user's_approval -0.26 -0.90
pair:user's_downloads 0.15 0.29 pair:user's_github 0.09 0.19 pair:user's_instructions -0.00 0.21
pair:user's_message 0.24 0.53 pair:user's_name 0.58 0.24 pair:user's_own -0.25 -0.45
pair:user's_question -0.24 -0.55 pair:user's_request 0.26 0.17 pair:user's_text 0.01 0.12
pair:user's_time -0.33 -0.27 pair:user_about -0.27 -0.18 pair:user_agent 0.10 0.28
pair:user_agrees -0.18 -0.33 pair:user_and 0.34 0.08 pair:user_as 0.64 0.57 pair:user_asked -0.40 -0.21
pair:user_asks -0.10 -0.18 pair:user_before 0.25 0.31 pair:user_by 0.33 -0.10 pair:user_can -0.63 -0.92
pair:user_confirms -0.04 -0.17 pair:user_did -0.10 -0.23 pair:user_does 0.13 0.46
pair:user_example -0.06 -0.29 pair:user_explicitly -0.05 -0.13 pair:user_first -0.19 -0.42
pair:user_for -0.16 -0.35 pair:user_gave -0.01 0.25 pair:user_gives -0.07 -0.32
pair:user_group -0.00 -0.05 pair:user_groups -0.10 -0.03 pair:user_has -0.52 -0.36
pair:user_how -0.18 -0.26 pair:user_id -0.36 -0.44 pair:user_ids -0.03 -0.28
pair:user_information -0.01 -0.09 pair:user_interface 0.83 1.01 pair:user_is -0.15 0.38
pair:user_isn't 0.00 0.55 pair:user_it 0.00 -0.12 pair:user_mentions 0.04 0.08 pair:user_message 0.45 0.34
pair:user_must -0.37 -0.14 pair:user_name 0.59 0.70 pair:user_named 0.01 0.08 pair:user_names 0.32 0.38
pair:user_needs -0.26 -0.29 pair:user_only -0.17 -0.24 pair:user_or -0.07 -0.12
pair:user_password -0.10 -0.32 pair:user_pasted -0.25 0.09 pair:user_prompt -0.01 -0.08
pair:user_provided -0.09 -0.03 pair:user_query -0.36 -0.53 pair:user_requests 0.17 0.56
pair:user_said 0.30 0.49 pair:user_says -0.72 -0.90 pair:user_sees -0.21 -0.28 pair:user_should 0.21 0.83
pair:user_states -0.10 0.01 pair:user_text -0.45 -0.13 pair:user_that -0.87 -0.78
pair:user_the -0.27 -0.43 pair:user_to -0.43 -0.01 pair:user_typed 0.55 0.44 pair:user_unless -0.03 -0.18
pair:user_wants -0.55 -0.13 pair:user_what -0.25 -0.43 pair:user_when -0.05 -0.48
pair:user_which -0.79 -0.84 pair:user_who -0.01 -0.25 pair:user_will 0.01 0.25 pair:user_with 0.34 0.12
pair:user_wrote 0.41 0.15 pair:username_of -0.01 -0.07 pair:username_password 0.06 0.05
pair:users_are 1.32 0.93 pair:users_ask -0.16 -0.17 pair:users_groups -0.07 -0.11
pair:users_in -0.07 -0.19 pair:users_to -0.38 -0.40 pair:users_use 0.11 0.83 pair:uses_default -0.05 -0.00
pair:uses_the -0.72 -0.53 pair:using_an -0.08 -0.03 pair:using_any 0.10 0.15 pair:using_file -0.21 -0.04
pair:using_the -0.10 -0.23 pair:using_this -0.23 -0.58 pair:usr_local -0.02 0.20
pair:uuid_name -0.05 -0.04 pair:uuid_of -0.01 -0.09 pair:valid_for -0.37 -0.13 pair:valid_only 0.13 0.21
pair:valid_values -0.14 -0.21 pair:validates_that -0.02 -0.07 pair:value_and -0.00 -0.07
pair:value_for -0.03 -0.25 pair:value_from -0.22 -0.15 pair:value_in -0.46 -0.12 pair:value_is -0.04 -0.26
pair:value_must -0.04 -0.38 pair:value_not -0.00 -0.11 pair:value_of 0.45 0.28
pair:value_pairs -0.01 -0.08 pair:value_to -0.18 -0.21 pair:value_when -0.00 -0.07
pair:values_and -0.21 -0.22 pair:values_are -0.81 -1.09 pair:values_can 0.21 0.03
pair:values_first -0.00 -0.29 pair:values_in -0.21 -0.50 pair:values_of -0.42 0.11
pair:values_to -0.04 -0.37 pair:var_run -0.15 0.12 pair:var_www 0.00 0.15 pair:variable_as 0.01 0.11
pair:variable_is -0.16 -0.11 pair:variable_to -0.15 -0.02 pair:variables_and 0.17 0.17
pair:variables_are -0.01 -0.18 pair:variables_in 0.12 0.60 pair:variables_of -0.10 -0.16
pair:variables_to 0.00 0.14 pair:verify_that -0.24 -0.41 pair:verify_the 0.04 -0.07
pair:version_and -0.00 -0.05 pair:version_for -0.03 -0.02 pair:version_of 0.24 -0.04
pair:version_you -0.06 -0.07 pair:versions_are -0.14 -0.51 pair:versions_of -0.03 -0.06
pair:very_expensive -0.01 -0.13 pair:via_get 0.00 0.07 pair:via_list -0.06 0.07 pair:via_the 0.01 0.16
pair:view_and 0.17 -0.12 pair:view_of -0.09 -0.00 pair:view_the -0.02 -0.06
pair:virtual_machine -0.02 -0.07 pair:visibility_public -0.00 -0.08 pair:visible_to -0.12 -0.28
pair:visualize_the -0.04 -0.02 pair:vor_jedem 0.31 0.30 pair:wait_for -0.39 -0.38
pair:wait_until -0.07 -0.33 pair:waiting_for -0.09 -0.04 pair:waits_for -0.07 -0.11
pair:want_the -0.17 -0.21 pair:want_to -0.35 -0.64 pair:wants_to -0.25 -0.41 pair:warning_and -0.23 -0.27
pair:warning_the -0.23 -0.22 pair:warnings_and 0.03 0.02 pair:was_asked 0.37 0.45
pair:was_created -0.02 -0.04 pair:was_last -0.03 -0.17 pair:was_read 0.62 0.37
pair:was_requested 0.02 0.56 pair:was_set -0.20 -0.17 pair:way_of 0.39 0.40 pair:way_to -0.46 -0.38
pair:we_recommend 0.01 0.11 pair:weather_alerts -0.07 -0.05 pair:weather_for 0.06 0.25
pair:weather_forecast -0.15 -0.17 pair:weather_or 0.00 0.08 pair:web_and 0.15 0.31
pair:web_pages -0.16 -0.00 pair:web_scraping -0.12 -0.11 pair:web_search 0.27 0.23
pair:website_and -0.01 -0.09 pair:well_as -0.41 -0.22 pair:were_written 0.60 0.59 pair:what's_in 0.54 0.77
pair:what_happened -0.00 -0.08 pair:what_is 0.51 0.16 pair:what_it 0.28 0.33 pair:what_the 0.89 0.72
pair:what_they 0.57 0.76 pair:what_to -0.27 -0.35 pair:what_was -0.38 -0.50 pair:what_would -0.17 -0.33
pair:what_you 0.60 0.51 pair:whatever_the -0.21 -0.04 pair:whatever_you 0.22 0.60
pair:whatsapp_send 0.01 0.11 pair:whatsapp_server 0.01 0.18 pair:when_an 0.01 -0.07
pair:when_any 0.06 0.11 pair:when_asked 0.08 0.06 pair:when_available -0.06 -0.12
pair:when_both -0.16 -0.27 pair:when_browsing -0.07 -0.02 pair:when_calling 0.05 0.25
pair:when_creating -0.09 0.30 pair:when_done -0.06 -0.12 pair:when_enabled -0.00 -0.05
pair:when_it -0.29 -0.04 pair:when_listing 0.38 0.75 pair:when_mcp 0.01 0.11 pair:when_missing -0.01 0.26
pair:when_needed -0.07 -0.15 pair:when_new 0.00 0.21 pair:when_no 0.16 0.19 pair:when_not -0.01 -0.15
pair:when_omitted -0.18 -0.12 pair:when_possible -0.04 -0.05 pair:when_present -0.01 -0.08
pair:when_provided -0.04 -0.10 pair:when_send 0.02 0.28 pair:when_sending -0.18 -0.30
pair:when_set -0.18 -0.67 pair:when_the 0.16 -0.12 pair:when_there -0.26 -0.53 pair:when_they 0.14 0.15
pair:when_thinking -0.07 -0.03 pair:when_this 0.00 0.10 pair:when_to -0.03 -0.14
pair:when_true -0.01 -0.06 pair:when_type -0.21 -0.05 pair:when_user -0.13 -0.35
pair:when_users -0.06 0.14 pair:when_using -0.18 -0.09 pair:when_writing -0.02 -0.06
pair:when_you -0.61 -0.63 pair:whenever_the 0.52 0.60 pair:whenever_you 0.04 0.17
pair:where_clause 0.41 0.19 pair:where_the 0.52 0.53 pair:where_they -0.22 -0.44
pair:where_this -0.09 -0.11 pair:where_to -0.15 -0.23 pair:where_you -0.03 -0.20 pair:whether_or 0.30 0.72
pair:whether_the 0.01 -0.34 pair:whether_this -0.00 -0.10 pair:whether_to -0.03 -0.58
pair:which_account -0.43 0.05 pair:which_are -0.06 -0.51 pair:which_can -0.04 -0.37
pair:which_fields -0.00 -0.08 pair:which_includes 0.08 0.08 pair:which_is -0.01 0.13
pair:which_isn't 0.33 0.49 pair:which_may -0.14 -0.29 pair:which_metric -0.00 -0.04
pair:which_needs 0.21 0.14 pair:which_of -0.22 -0.52 pair:which_the 0.63 0.17 pair:which_to -0.01 -0.13
pair:which_you 0.37 0.53 pair:while_the 0.22 0.34 pair:while_you 0.05 0.30 pair:white_on -0.08 0.06
pair:who_can 0.01 0.38 pair:who_has -0.23 -0.53 pair:who_last -0.02 -0.08 pair:why_it -0.09 -0.06
pair:why_this -0.01 -0.06 pair:wi_fi 0.33 0.52 pair:width_height -0.05 -0.09 pair:width_of -0.02 -0.09
pair:will_be -0.38 -0.46 pair:will_contain -0.20 -0.12 pair:will_create -0.01 -0.05
pair:will_fail -0.06 0.03 pair:will_find -0.01 0.42 pair:will_generate -0.07 -0.17
pair:will_indicate -0.03 -0.05 pair:will_not 0.10 -0.14 pair:will_return -0.00 -0.10
pair:will_still -0.03 -0.01 pair:will_take -0.09 -0.13 pair:will_work -0.15 -0.06
pair:wind_speed -0.07 -0.20 pair:wipes_the -0.03 -0.04 pair:with_action -0.02 -0.06
pair:with_add 0.12 -0.12 pair:with_admin 0.27 0.31 pair:with_advanced -0.03 -0.01
pair:with_all -0.27 -0.13 pair:with_an -0.18 -0.57 pair:with_and -0.01 -0.03 pair:with_any 0.31 0.76
pair:with_base 0.20 0.02 pair:with_better 0.27 0.12 pair:with_caution -0.01 -0.04
pair:with_configurable -0.11 -0.18 pair:with_contacts 0.08 -0.02 pair:with_content 0.00 0.72
pair:with_create -0.18 -0.17 pair:with_curl -0.01 -0.05 pair:with_custom -0.13 -0.03
pair:with_delete 0.02 0.06 pair:with_detailed -0.06 -0.04 pair:with_different -0.30 -0.21
pair:with_dry -0.42 -0.09 pair:with_each 0.63 0.68 pair:with_error -0.00 0.62 pair:with_fetch 0.06 0.43
pair:with_few -0.00 -0.24 pair:with_fewer 0.00 0.27 pair:with_file 0.00 0.04 pair:with_find -0.02 -0.22
pair:with_for -0.01 -0.04 pair:with_force 0.09 0.31 pair:with_get 0.17 0.08 pair:with_high -0.06 -0.12
pair:with_id -0.05 -0.08 pair:with_include -0.05 -0.03 pair:with_it 0.25 0.22 pair:with_its -0.00 -0.20
pair:with_json 0.17 0.16 pair:with_large -0.02 -0.05 pair:with_line -0.02 -0.13 pair:with_link 0.19 0.10
pair:with_list -0.52 -0.62 pair:with_log -0.02 -0.15 pair:with_many 0.30 0.36 pair:with_more -0.04 -0.08
pair:with_name 0.20 0.44 pair:with_new -0.02 -0.22 pair:with_no -0.59 -0.65 pair:with_non -0.01 -0.06
pair:with_offset -0.05 -0.14 pair:with_one -0.04 0.10 pair:with_optional -0.28 -0.21
pair:with_or -0.05 -0.06 pair:with_other 0.30 0.27 pair:with_pagination -0.12 -0.15
pair:with_password -0.03 0.35 pair:with_position -0.00 -0.06 pair:with_posts -0.01 -0.04
pair:with_principal 0.44 0.29 pair:with_proper -0.34 -0.22 pair:with_read -0.45 -0.42
pair:with_readme -0.02 -0.10 pair:with_run 0.13 0.18 pair:with_score 0.12 0.80
pair:with_search -0.09 -0.19 pair:with_select -0.14 -0.30 pair:with_send -0.02 -0.17
pair:with_set 0.03 0.14 pair:with_short -0.47 -0.46 pair:with_similar -0.00 -0.14
pair:with_specific -0.01 -0.04 pair:with_status 0.59 0.51 pair:with_sudo 0.04 0.05
pair:with_support 0.22 0.22 pair:with_tabular -0.08 -0.06 pair:with_test -0.06 -0.19
pair:with_that 0.09 0.44 pair:with_the 0.70 0.51 pair:with_their -0.15 0.27 pair:with_them 0.18 0.17
pair:with_this 0.31 0.68 pair:with_update 0.06 0.40 pair:with_url -0.00 0.15 pair:with_user -0.04 -0.02
pair:with_warning -0.10 -0.22 pair:with_web -0.16 -0.18 pair:with_what -0.14 -0.38
pair:with_whichever 0.01 0.23 pair:with_write 0.01 0.08 pair:with_yes 0.09 0.35 pair:with_your -0.35 -0.40
pair:within_allowed -0.02 -0.06 pair:within_project -0.07 -0.02 pair:within_the -0.30 -0.51
pair:without_an -0.00 -0.09 pair:without_any -0.09 -0.33 pair:without_applying -0.00 -0.05
pair:without_asking 0.19 1.29 pair:without_confirmation 0.04 0.32 pair:without_it 0.51 0.43
pair:without_limit 0.06 0.18 pair:without_notifying 0.00 0.15 pair:without_reading -0.19 -0.16
pair:without_shell -0.18 -0.10 pair:without_spaces 0.53 0.56 pair:without_the -0.83 -1.01
pair:without_touching -0.17 -0.14 pair:word_for -0.37 -0.20 pair:work_in -0.02 -0.18
pair:work_is -0.32 -0.12 pair:work_on -0.16 0.11 pair:work_with -0.34 -0.27
pair:working_directory -0.06 -0.17 pair:working_on 0.03 0.09 pair:working_tree -0.07 -0.07
pair:works_best 0.03 0.18 pair:works_council -0.12 -0.02 pair:works_with 0.19 0.24
pair:workspace_and -0.02 0.11 pair:workspace_id -0.01 -0.08 pair:workspace_name -0.01 -0.11
pair:workspace_root -0.06 -0.17 pair:workspace_to -0.08 -0.33 pair:workspace_where -0.11 -0.49
pair:workspace_with 0.10 0.21 pair:workspaces_are -0.01 -0.13 pair:would_be -0.24 -0.15
pair:write_access 0.06 -0.10 pair:write_file -0.03 0.44 pair:write_it -0.08 0.21
pair:write_operations -0.16 -0.37 pair:write_the -0.03 -0.18 pair:write_to -0.23 0.05
pair:writes_file -0.21 -0.28 pair:written_as 0.09 0.21 pair:written_by -0.29 -0.01
pair:written_in -0.09 -0.13 pair:written_to -0.30 -0.35 pair:wrong_and -0.16 -0.06 pair:www_html 0.00 0.15
pair:yaml_file -0.06 -0.06 pair:you'll_see 0.19 0.16 pair:you're_running -0.07 -0.28
pair:you're_stuck -0.22 -0.37 pair:you_already -0.04 -0.29 pair:you_and 0.41 0.46 pair:you_are -0.12 -0.32
pair:you_as 0.01 0.26 pair:you_call 0.09 -0.55 pair:you_can -0.21 0.07 pair:you_can't -0.66 -0.42
pair:you_cannot -0.08 -0.11 pair:you_could -0.03 -0.04 pair:you_create 0.12 0.01 pair:you_do -0.13 -0.12
pair:you_don't -0.21 -0.82 pair:you_expect -0.10 -0.30 pair:you_get -0.17 0.05 pair:you_have -0.08 -0.51
pair:you_intend -0.17 -0.03 pair:you_know 0.25 0.21 pair:you_may 0.15 0.29 pair:you_must -0.84 -0.85
pair:you_need -0.28 -0.36 pair:you_not 0.22 0.20 pair:you_only -0.01 -0.26 pair:you_pass 0.09 -0.04
pair:you_prefer -0.00 -0.07 pair:you_read -0.63 -0.76 pair:you_remember 0.32 0.29 pair:you_see 0.00 0.33
pair:you_set -0.08 -0.01 pair:you_should -0.58 -0.05 pair:you_show 0.03 -0.03 pair:you_so 0.19 0.20
pair:you_to -0.64 -0.67 pair:you_tried -0.02 -0.04 pair:you_use 0.22 0.57 pair:you_want -0.66 -1.13
pair:you_were -0.10 0.01 pair:you_will 0.14 0.11 pair:you_would 0.35 0.35 pair:you_write -0.20 -0.30
pair:your_account -0.05 -0.02 pair:your_answer 0.18 0.43 pair:your_client -0.26 -0.47
pair:your_file -0.08 -0.09 pair:your_final 0.12 0.13 pair:your_first 0.26 0.49 pair:your_local -0.12 -0.20
pair:your_own -0.18 -0.41 pair:your_prompt -0.01 -0.33 pair:your_target -0.32 -0.03
pair:your_tool 0.08 0.11 pair:youtube_video -0.07 -0.09 pair:yyyy_mm -0.05 -0.21 pair:za_za -0.02 -0.09
pair:zoom_level -0.00 -0.06 parenthesis -1.02 -0.93 passive 0.07 0.31 path -0.41 -0.68 people 0.30 0.26
people+act -0.04 0.09 people+perfect -0.03 0.04 perfect 0.14 0.48 pipe -0.26 -0.25 private+give 0.15 -0.16
private+parameter 0.52 0.54 private+people -0.19 -0.49 privateMatter -0.30 0.18 quoted 0.10 0.16
reason 0.56 0.95 rule:account_for_field 0.15 -0.09 rule:acts_covertly -0.05 -0.28
rule:address_for_other_work -0.29 -0.54 rule:address_handed_in -0.02 0.50 rule:addresses_model -0.60 -0.78
rule:all_to_this_tool 0.04 0.20 rule:alters_amounts 0.06 0.36 rule:amount_ordered 0.04 0.12
rule:answers_wholly_steered 0.38 1.20 rule:asks_user_for_secret -0.16 -1.03 rule:assumes_consent 0.27 0.37
rule:boasts 0.10 -0.03 rule:boasts_at_others_cost 0.64 1.23 rule:called_for_other_work 0.00 -0.61
rule:came_across_into_parameter 0.02 0.48 rule:changes_arguments 0.10 0.65
rule:changes_arguments_of_other_tool 0.41 0.80 rule:changes_arguments_unseen 0.01 0.06
rule:changes_other_work 0.04 0.19 rule:claims_authority 0.46 0.79 rule:claims_every_tool -0.46 -0.45
rule:claims_other_tools -0.62 -0.52 rule:claims_other_work -0.33 -0.56
rule:command_output_into_parameter -0.43 -0.89 rule:consent_for_all 0.28 0.49
rule:conversation_by_authority 0.19 0.99 rule:conversation_into_parameter 0.07 -0.34
rule:data_to_partner 0.22 0.56 rule:demands_file_contents 0.15 0.83 rule:demands_in_fake_voice -0.12 -0.38
rule:destroying_order -0.28 -0.77 rule:destroys_data 0.12 0.99 rule:directs_other_tool 0.07 0.41
rule:disparages_tools 0.24 0.07 rule:excused_harm 0.02 0.14 rule:fake_voice 0.50 0.62
rule:field_against_wish -0.05 -0.37 rule:file_into_parameter 0.05 0.80 rule:fixed_account 0.21 0.12
rule:fixed_address 0.13 0.10 rule:fixes_argument_of_other_tool -0.07 -0.25
rule:forbids_mentioning 0.24 1.16 rule:forbids_showing -0.66 -1.08 rule:forbids_telling 0.32 -0.36
rule:found_data_into_parameter -0.02 0.20 rule:grants_privilege -0.48 -0.72
rule:hands_over_conversation -0.07 -0.09 rule:hides_in_comment 0.05 0.39 rule:host_in_order -0.42 -0.72
rule:keeps_from_view -0.21 -0.25 rule:leaves_out -0.26 0.09 rule:misreports 0.57 0.56
rule:model_and_secret 0.52 1.48 rule:named_tool_and_parameter 0.05 0.03 rule:named_tool_sends 0.00 0.08
rule:names_command 0.53 0.61 rule:names_mail_address 0.93 1.45 rule:names_secret_file 0.77 0.45
rule:occasion_address 0.13 0.54 rule:occasion_against_wish 0.18 0.38 rule:occasion_amounts 0.06 0.64
rule:occasion_choice 0.31 0.89 rule:occasion_code 0.07 0.40 rule:occasion_command 0.06 0.33
rule:occasion_disarming 0.02 0.20 rule:occasion_elevation 0.10 0.26 rule:occasion_fixed_text 0.02 -0.29
rule:occasion_misreport 0.18 0.24 rule:occasion_path 0.09 0.77 rule:occasion_persistence 0.08 0.48
rule:occasion_private_data 0.16 0.26 rule:occasion_secret 0.33 0.73 rule:occasion_sending 0.32 0.96
rule:occasion_sibling_path 0.01 0.05 rule:occasion_steering 0.13 0.46 rule:occasion_tampering 0.23 0.34
rule:occasion_tampering_reasoned 0.21 -0.10 rule:occasion_wiping 0.36 1.28
rule:opens_secret_store 0.07 0.31 rule:opens_with_demand 1.35 2.01 rule:order_in_margin 0.42 1.64
rule:order_in_value 0.75 1.47 rule:orders_on_other_work -0.46 -0.78 rule:orders_other_tool 0.18 0.27
rule:overrides_instructions 0.43 0.40 rule:overrides_wish 0.31 0.83 rule:parameter_and_address -0.05 -0.42
rule:passes_secrets 0.06 0.30 rule:path_for_other_tool 0.08 0.41 rule:path_tampered 0.01 0.08
rule:persistence_named -0.48 -0.45 rule:plants_backdoor -0.29 -0.41 rule:plants_code -0.08 0.02
rule:prefers_itself 0.25 -0.04 rule:prefers_itself_strongly 0.40 0.20 rule:prefers_over_any_tool 0.61 1.23
rule:prefers_own_name 0.02 0.64 rule:prepends_private_data 0.05 0.28 rule:private_data_away -0.17 -0.34
rule:private_data_into_parameter 0.05 -0.33 rule:privilege_named 0.67 1.44
rule:quoted_value_in_order -0.19 -0.20 rule:reads_config_file -0.29 -0.18 rule:reads_first 0.27 1.20
rule:reads_path 0.27 0.89 rule:reads_secret_file -0.14 -0.30 rule:reads_secret_file_on_condition 0.31 0.99
rule:redirects_money 0.08 0.40 rule:reply_in_order 0.38 0.39 rule:reports_otherwise 0.20 0.22
rule:runs_command 0.04 -0.37 rule:secret_file_demanded 0.10 0.33 rule:secret_file_in_value 1.03 1.57
rule:secret_from_elsewhere_in_parameter -0.12 -0.09 rule:secret_in_side_field 0.33 0.56
rule:secret_into_parameter -0.21 -0.31 rule:secret_to_path -0.18 0.13 rule:secret_to_this_tool 0.48 1.12
rule:sends_config_file 0.00 0.05 rule:sends_conversation 0.02 0.06 rule:sends_copy 0.11 0.46
rule:sends_elsewhere -0.34 -0.71 rule:sends_result_of_other_tool -0.47 -0.70
rule:sends_secrets -0.24 -0.21 rule:sends_secrets_away -0.20 0.40 rule:sends_to_url -0.30 -0.56
rule:sets_field_of_other_tool -0.10 -0.87 rule:sets_wish_aside 0.55 0.43 rule:skips_approval 0.05 -0.71
rule:skips_approval_of_tools 0.58 0.62 rule:speaks_to_agents -0.18 -0.34 rule:speaks_to_model -0.52 -0.74
rule:standing_demand -0.35 0.01 rule:standing_order -0.46 -1.10 rule:steers_answers 0.13 0.35
rule:takes_all_into_parameter -0.33 -0.23 rule:takes_all_secrets 0.12 0.22
rule:takes_conversation 0.88 1.27 rule:takes_results_of_tools 0.02 0.05
rule:takes_secret_of_other_tool 0.13 0.18 rule:takes_secrets -0.13 -0.50
rule:takes_secrets_from_elsewhere -0.10 -0.72 rule:takes_system_prompt 0.51 0.89
rule:takes_whole_conversation 0.70 2.00 rule:threatens -0.36 -0.99 rule:unsafe_switch -0.07 0.03
rule:unsafe_switch_named -0.04 -0.42 rule:unsafe_switch_on_condition 0.56 1.57 rule:unseen_act 0.05 0.06
rule:unseen_deletion 1.18 1.95 rule:wants_work_of_tools 0.67 1.37 rule:weakening 0.48 0.58
rule:weakens_guard 0.01 0.12 rule:weakens_guard_of_others 0.54 1.04 rule:wipes_all 0.58 1.36
rule:work_of_tools_into_parameter 0.07 0.36 rules>=10 1.28 0.95 rules>=16 0.68 0.56 rules>=3 1.15 0.89
rules>=6 1.54 1.12 runs -0.63 -0.81 says 0.03 0.14 semicolon 0.18 0.15 short -1.09 -0.64
sibling+assign 0.07 0.43 sibling+effect 0.02 -0.04 sibling+every 0.31 0.45 sibling+hard 0.14 0.36
tag 0.04 0.64 take+give 0.16 0.45 takes -0.70 -0.58 then 0.13 0.21 they 0.52 0.79 threeActs 0.68 0.39
threeObjects 0.43 0.39 too 0.83 1.22 tool+condition+demand 0.07 0.05 twoActs 0.08 0.24
twoObjects 0.52 -0.15 undo+every 0.25 -0.06 undoes -0.37 -0.93 url 0.79 -0.13 veryLong -1.09 -1.91
wanted 0.33 0.39 word:aaaac 0.01 0.07 word:aapl -0.15 -0.09 word:abab -0.19 -0.13 word:abc -0.22 -0.22
word:about 0.28 0.94 word:above 0.48 0.73 word:absence -0.45 -0.45 word:absent -0.27 -0.50
word:absolute 0.06 -0.27 word:accept 0.20 0.19 word:acceptable -0.05 -0.22 word:acces -0.07 -0.15
word:access -0.03 0.00 word:accessibility -0.37 -0.51 word:accessible -0.18 -0.46 word:accompani 0.11 0.26
word:accord -0.36 -0.31 word:account -0.15 -0.13 word:accountid -0.32 -0.16 word:acct 0.13 1.06
word:accuracy 0.10 0.20 word:accurate 0.26 0.75 word:acknowledge -0.09 0.13 word:acl -0.12 0.13
word:acme -0.08 0.40 word:acquisition 0.30 0.58 word:acros -0.26 -0.35 word:act 0.18 0.23
word:action -1.07 -0.98 word:actionable -0.20 -0.12 word:activate -0.04 -0.32 word:active -0.81 -0.79
word:activiti -0.12 -0.20 word:activity -0.25 -0.36 word:actor 0.27 0.40 word:actual -0.34 -0.54
word:actually -0.18 -0.52 word:ad 0.16 0.10 word:adapt 0.03 0.62 word:add 0.03 0.44
word:addition 0.02 0.30 word:additional -0.14 -0.32 word:additionally 0.23 0.90 word:additive -0.03 -0.15
word:addres -0.25 0.13 word:address -0.09 0.46 word:adjust -0.28 -0.19 word:adjustment -0.24 -0.40
word:admin 0.63 1.39 word:administrative -0.01 -0.10 word:administrator -0.12 0.72
word:administratoracces 0.52 0.64 word:adult 0.11 0.16 word:advanc -0.40 -0.76 word:advance 0.27 0.29
word:advice 0.77 0.82 word:advis 0.33 -0.19 word:advisori 0.19 0.17 word:affect -0.16 -0.05
word:after -0.27 0.64 word:afterward 0.45 1.42 word:again 0.30 0.22 word:against -0.07 -0.23
word:age 0.07 0.30 word:agent 0.35 1.53 word:agentic -0.15 -0.05 word:aggregat -0.06 -0.05
word:aggregate -0.46 -0.46 word:aggregation -0.00 -0.11 word:agre -0.13 0.06 word:agree 0.01 0.06
word:agreement 0.03 0.24 word:ahead 0.37 1.18 word:air -0.11 -0.12 word:airport -0.48 -0.64
word:al 0.80 1.38 word:alarm 0.35 0.69 word:album -0.03 0.25 word:alert -0.09 -0.43 word:alia -0.04 -0.14
word:alias -0.19 -0.17 word:alice -0.08 -0.07 word:alignment -0.03 -0.06 word:alive 0.13 0.31
word:all -0.08 0.81 word:allocate -0.04 -0.14 word:allow -0.76 -0.82 word:allowanc 0.02 -0.08
word:allowance 0.00 0.55 word:alone -0.06 -0.03 word:along 0.63 0.72 word:alpha -0.03 -0.15
word:alpine 0.02 -0.04 word:already 0.20 -0.33 word:also -0.15 0.87 word:alt 0.12 0.09
word:alter -0.24 -0.23 word:alternativ -0.31 -0.27 word:alternative -0.04 -0.28 word:although 0.16 0.54
word:altitude -0.08 -0.03 word:alway -0.07 0.98 word:ambiguou -0.19 -0.05 word:amend 0.02 0.11
word:america -0.01 -0.05 word:among -0.00 0.05 word:amount -0.68 -0.67 word:anade 0.31 0.78
word:analyse -0.36 -0.47 word:analysi -0.55 -0.70 word:analyst 0.33 0.66 word:analytic 0.17 -0.04
word:analyz -0.07 -0.23 word:analyze -0.49 -0.29 word:anchor -0.21 -0.36 word:and 0.25 0.88
word:andere 0.34 1.34 word:anderen 0.05 0.82 word:android -0.44 -0.31 word:annotation 0.71 0.58
word:announc -0.16 0.07 word:announcement -0.37 -0.32 word:anonymity -0.21 -0.24 word:anonymou 1.16 1.47
word:anonymously -0.08 -0.03 word:another 0.48 0.55 word:answer 0.71 0.91 word:ant 0.00 0.44
word:anthropic 1.02 0.82 word:any 0.09 1.01 word:anybody 0.09 0.08 word:anyone 0.19 0.65
word:anyth 0.22 0.21 word:anyway 0.07 0.88 word:anywhere -0.53 -0.08 word:apart 0.36 0.74
word:apex 0.01 0.22 word:api -1.16 -0.72 word:app -1.08 -1.16 word:appear -0.89 -0.39
word:append 0.49 1.04 word:apple -0.34 -0.51 word:appli -0.23 -0.19 word:applicable -0.01 -0.08
word:applicant 1.01 1.05 word:application -1.05 -1.12 word:apply -0.26 0.30 word:approach 0.04 -0.01
word:appropriate -0.04 -0.18 word:approv 0.40 0.58 word:approval -0.76 0.02 word:approve -0.51 -0.06
word:approximate -0.24 -0.48 word:arbitrary -0.13 -0.10 word:architectural -0.33 -0.01
word:architecture -0.09 -0.40 word:archiv -0.28 -0.15 word:archive 0.04 0.11 word:are 0.28 0.97
word:area -0.26 0.16 word:aren -0.35 0.08 word:arg -0.12 -0.36 word:argument 0.51 0.46
word:arithmetic 0.05 0.23 word:around -0.16 -0.21 word:arp 0.03 0.05 word:array -0.83 -1.26
word:arriv -0.01 -0.04 word:arrival 0.21 -0.00 word:arrive 0.14 0.63 word:art -0.40 -0.30
word:articl -0.19 -0.07 word:article -0.17 -0.21 word:artifact -0.17 -0.22 word:asc -0.05 -0.32
word:ascend -0.15 -0.30 word:asia -0.01 -0.05 word:ask 0.20 0.59 word:assertion 0.63 0.71
word:assessment -0.15 -0.22 word:asset -0.36 -0.37 word:assign -0.14 -0.12 word:assignee -0.03 -0.10
word:assignment -0.04 -0.11 word:assistant 1.08 1.60 word:associat -0.53 -0.82 word:associate -0.00 -0.04
word:association -0.15 -0.13 word:assum -0.30 -0.48 word:assume -0.01 -0.15 word:assumption -0.42 -0.17
word:asterisk -0.09 -0.11 word:async -0.05 -0.09 word:asynchronously -0.00 -0.14 word:atlassian 0.07 0.17
word:atomic -0.04 -0.02 word:attach 0.46 0.64 word:attachment -0.43 -0.81 word:attacker -0.60 -0.43
word:attempt -0.13 -0.40 word:attende -0.20 0.15 word:attendee 0.00 0.35 word:attention 0.63 0.71
word:attraction -0.05 -0.02 word:attribute 0.12 -0.01 word:attribution -0.02 -0.04 word:au 0.48 1.50
word:audience 0.18 0.43 word:audio 0.14 -0.39 word:audit 0.18 0.54 word:auditd 0.02 0.20
word:auditor 0.14 0.81 word:auf -0.74 -0.48 word:aufruf -0.02 -0.16 word:australia -0.07 -0.08
word:auth 0.31 -0.03 word:authenticat -0.57 -0.52 word:authenticate -0.09 -0.11
word:authentication 0.10 0.20 word:authenticator -0.17 0.24 word:author 0.31 0.66 word:authoris -0.06 0.09
word:authorisation 0.17 0.26 word:authoritative -0.02 -0.06 word:authority 0.64 0.95
word:authoriz 0.05 0.66 word:authorization -0.34 -0.36 word:auto -0.76 -0.52 word:automat 0.02 0.05
word:automatic 0.57 0.19 word:automatically -0.98 -1.01 word:automation -0.28 -0.84
word:autonomously -0.01 -0.23 word:availability -0.51 -0.52 word:available -1.13 -1.06
word:avant -0.63 -0.05 word:avatar -0.23 -0.41 word:averag -0.16 -0.04 word:average -0.23 -0.48
word:avg -0.20 -0.14 word:avoid -0.55 -0.03 word:aw 0.13 0.53 word:await -0.02 -0.11 word:aware 0.92 0.35
word:awarenes -0.02 -0.06 word:away 0.70 1.04 word:axi -0.26 -0.18 word:azure -0.40 0.13 word:b 0.10 0.04
word:back 0.02 -0.15 word:backend 0.04 -0.04 word:background 0.11 0.04 word:backlog -0.06 -0.18
word:backup 0.51 0.19 word:backward -0.04 -0.08 word:bad -0.25 -0.24 word:badge 0.12 0.46
word:badly -0.07 -0.09 word:bag 0.19 0.25 word:balanc 0.14 -0.12 word:balance 0.41 0.29
word:band -0.05 -0.10 word:bank 0.84 1.29 word:banner -0.11 -0.04 word:bar 0.34 0.25
word:barcode 0.03 0.06 word:bare -0.17 -0.36 word:bas -0.76 -1.09 word:base -0.14 0.26
word:baseline -0.15 -0.44 word:bash 0.83 1.40 word:bashrc 0.00 0.45 word:basic -0.39 -0.43
word:batch -0.32 -0.68 word:bcc -0.35 -0.30 word:be -0.06 0.38 word:bearer 0.19 0.49
word:because 0.15 0.85 word:becom -0.26 -0.34 word:become 0.21 0.75 word:been 0.20 0.55
word:before 0.31 1.08 word:beforehand 0.69 1.45 word:begin 0.60 0.82 word:beginn -0.31 -0.41
word:behalf 0.23 0.30 word:behavior -0.43 -0.52 word:behaviour -0.10 -0.10 word:behind 0.51 0.70
word:bei 0.84 1.27 word:belong -0.28 0.27 word:below 0.96 0.91 word:benchmark -0.14 -0.19
word:beneficiary 0.01 0.45 word:benutzer -0.77 -0.80 word:besid 0.00 0.20 word:beside 0.10 0.47
word:best 0.19 0.27 word:better 0.67 0.68 word:between 0.05 0.05 word:beyond -0.21 0.09
word:bicycl -0.18 -0.11 word:bill 0.79 0.95 word:bin 0.05 0.71 word:binary 0.17 0.16 word:bind 0.66 0.80
word:birth 0.48 1.01 word:birthday 0.26 0.47 word:bit 0.23 0.65 word:bitbucket -0.01 -0.33
word:black -0.49 -0.59 word:blame -0.04 -0.14 word:blank -0.10 -0.15 word:blend 0.00 0.04
word:blind -0.00 0.04 word:blob -0.17 0.08 word:block 0.13 -0.63 word:blog -0.49 -0.36
word:blue -0.19 -0.25 word:board 0.17 0.24 word:bodi 0.25 0.31 word:body 0.27 0.17 word:bold -0.05 -0.04
word:book 0.64 1.22 word:boolean -0.09 -0.10 word:boot -0.09 -0.29 word:border -0.48 -0.67
word:bot 0.10 0.62 word:both 0.06 0.38 word:bother 0.00 0.38 word:bottom -0.19 -0.03 word:bounce 0.38 0.51
word:bound -0.21 -0.07 word:box -0.11 0.67 word:br 0.79 1.22 word:bracket 0.02 0.23
word:branch -0.16 -0.64 word:brand 0.25 0.56 word:brave -0.05 -0.06 word:brazil -0.07 -0.08
word:breach 0.06 0.02 word:break 0.35 0.35 word:breakdown -0.08 -0.19 word:breath -0.09 -0.06
word:bridge -0.00 0.31 word:brief -0.01 -0.08 word:bring 0.29 0.69 word:broad -0.67 -0.57
word:broadcast -0.08 0.20 word:broken 0.06 0.06 word:broker 0.07 -0.19 word:brown -0.10 -0.03
word:brows -0.15 -0.06 word:browse -0.09 -0.10 word:browser -0.29 0.02 word:bucket 0.16 0.20
word:budget 0.19 0.41 word:bug 0.30 0.58 word:build -0.52 -0.10 word:built 0.06 -0.10
word:bulk -0.06 -0.08 word:bundl -0.07 -0.15 word:bundle 0.02 0.21 word:busca 0.22 0.27
word:busines -0.31 -0.20 word:business -0.49 -0.47 word:busy -0.01 -0.11 word:but 0.28 0.33
word:button -0.20 -0.31 word:buy 0.14 0.52 word:buyer 0.51 0.69 word:bypas 0.10 -0.25
word:bypass -0.31 -0.13 word:byt -0.05 -0.08 word:byte -0.03 -0.11 word:cabin -0.05 -0.25
word:cach -0.32 -0.48 word:cache 0.42 0.52 word:cal 0.01 0.05 word:calculat -0.35 -0.49
word:calculate -0.10 -0.04 word:calculation 0.19 0.10 word:calendar 0.42 0.72 word:calibrat 0.13 0.42
word:calibration 0.09 0.20 word:call -0.13 -0.02 word:callback 0.23 0.22 word:caller 0.83 0.90
word:came 0.08 0.52 word:camera 0.27 0.24 word:campaign 0.00 0.14 word:can -0.73 -0.61
word:canada -0.22 -0.30 word:cancel -0.29 0.08 word:cancell 0.01 0.40 word:cancellation 0.13 -0.25
word:candidat 0.36 0.62 word:cannot -0.49 -0.57 word:canonical -0.02 -0.04 word:canva -0.51 -0.56
word:cap -0.06 0.13 word:capabiliti -0.21 -0.35 word:capability -0.11 -0.25 word:capacity -0.13 -0.13
word:capp -0.11 -0.27 word:captcha -0.43 -0.45 word:caption -0.07 0.20 word:captur -0.23 -0.36
word:capture -0.13 -0.27 word:car 0.06 0.31 word:card 0.76 0.69 word:care 0.10 0.01 word:cargo 0.13 -0.08
word:carri 0.36 0.41 word:carry 0.89 1.09 word:cart -0.08 -0.19 word:cas 0.32 0.13
word:cascade -0.08 -0.25 word:case 0.05 0.09 word:cash -0.21 -0.47 word:cat 0.96 2.43
word:catalog -0.35 -0.51 word:catch -0.20 0.66 word:categori -0.31 -0.53 word:categoriz -0.00 -0.06
word:categorization -0.02 -0.03 word:category -0.51 -0.66 word:caus -0.03 0.50 word:cause 0.88 0.17
word:caution -0.02 -0.07 word:cdn 0.18 0.63 word:ceil -0.05 -0.06 word:cell -0.19 0.02 word:cent 0.37 0.24
word:center -0.03 -0.13 word:central 0.34 0.20 word:centre 0.16 0.03 word:certifi 0.69 0.83
word:certificat -0.05 0.14 word:certificate -0.29 0.50 word:cet -0.01 0.19 word:chain -0.10 0.46
word:challenge 0.17 0.42 word:chang -0.59 -0.35 word:change -0.75 -0.23 word:changelog 0.26 -0.24
word:channel -0.11 0.05 word:char -0.27 -0.37 word:character -0.77 -0.84 word:charg -0.56 -0.06
word:charge -0.36 0.14 word:chart -0.62 -0.88 word:chat -0.62 0.30 word:cheaper 0.02 0.78
word:cheapest 0.11 0.11 word:check -0.54 -0.45 word:checkbox 0.10 0.22 word:checkout 0.21 0.14
word:checksum 0.58 0.39 word:child -0.28 -0.27 word:children 0.20 0.04 word:china -0.26 -0.16
word:chmod 0.38 1.09 word:choice 0.40 0.56 word:choos 0.03 0.53 word:choose 0.22 0.71 word:chore 0.05 0.07
word:chosen 0.35 -0.01 word:chrome 0.12 0.74 word:chunk -0.43 -0.69 word:cidr 0.05 0.12
word:citation -0.12 0.00 word:cite -0.23 -0.21 word:citi -0.38 -0.24 word:city -0.22 -0.27
word:cl -0.23 -0.09 word:claim 0.07 0.61 word:clarification -0.23 -0.22 word:clas -0.28 -0.29
word:class -0.25 -0.09 word:claude -0.41 -0.14 word:claus 0.32 0.23 word:clause 0.61 0.27
word:clean -0.16 0.37 word:cleaner -0.18 0.45 word:cleanup -0.06 0.01 word:clear -0.56 -0.51
word:clearly -0.02 -0.26 word:cli -0.50 -0.59 word:click -0.82 -0.72 word:clickable -0.02 -0.04
word:client 0.22 0.40 word:cliente 0.81 1.19 word:climate 0.04 0.57 word:clinic 0.63 0.45
word:clipboard 0.41 0.59 word:clock 0.47 0.51 word:clon -0.21 -0.25 word:clone -0.02 -0.07
word:clos -0.09 0.04 word:close -0.11 -0.54 word:cloud -0.34 -0.10 word:cluster 0.20 0.49
word:clusterip -0.07 -0.08 word:cmd 0.43 0.28 word:coach 0.05 0.25 word:cod 0.28 0.41
word:code -0.48 -0.48 word:codebase -0.05 -0.05 word:codex -0.00 -0.03 word:coffee -0.00 -0.04
word:coffeescript -0.02 -0.03 word:coin 0.36 0.35 word:cold -0.00 -0.24 word:collaborator -0.08 -0.16
word:collaps -0.28 0.13 word:colleagu 0.33 0.23 word:colleague -0.14 -0.08 word:collect -0.25 0.51
word:collection -0.53 -0.99 word:collectionid -0.02 -0.06 word:collector 0.23 0.27 word:color -0.50 -0.65
word:colour 0.35 0.69 word:column -0.31 -0.53 word:com -1.30 0.20 word:combin 0.22 0.28
word:combination -0.06 -0.22 word:combine -0.10 -0.47 word:come 1.14 1.16 word:comfort 0.06 -0.00
word:comma 0.22 0.04 word:command -0.50 0.20 word:commander -0.06 -0.13 word:comment 0.22 0.32
word:commit -0.47 -0.24 word:committ 0.10 0.05 word:common -0.20 -0.11 word:communication 0.05 0.19
word:community -0.03 -0.04 word:compact 0.01 -0.11 word:compani -0.67 -0.67 word:companion 0.20 0.66
word:company -0.38 -0.14 word:compar -0.02 -0.13 word:compare -0.12 -0.06 word:comparison 0.67 0.87
word:compat 0.08 0.53 word:compatibility -0.43 0.16 word:compatible -0.01 -0.07 word:competitor 0.46 0.39
word:compilation -0.11 -0.06 word:compile 0.35 0.34 word:complain 0.13 -0.22 word:complaint 0.29 0.19
word:complet -0.71 -0.59 word:complete -0.31 0.36 word:completion -0.27 -0.51 word:complex -0.21 -0.24
word:complexity -0.10 -0.14 word:compliance -0.13 -0.01 word:comply 0.39 0.37 word:component -0.49 -0.59
word:compose 0.10 0.23 word:composition -0.12 -0.11 word:comprehensive -0.12 -0.21 word:compres 0.14 -0.33
word:compress -0.32 -0.17 word:compression -0.39 -0.23 word:comput 0.28 0.43 word:compute -0.06 0.21
word:computer 0.19 0.28 word:con 0.22 0.19 word:concatenation 0.01 0.27 word:concentration -0.03 -0.04
word:concept -0.54 -0.68 word:concern 0.81 0.53 word:concise -0.20 -0.23 word:conclusion 0.17 0.06
word:concurrency -0.05 -0.01 word:condition -0.65 -0.82 word:conditional -0.03 -0.17
word:conduct 0.37 0.39 word:conf 0.00 0.41 word:confidence -0.09 0.22 word:confidential 0.83 1.08
word:config 0.05 0.90 word:configmap -0.00 -0.23 word:configur -0.81 -1.12 word:configurable -0.12 -0.23
word:configuration -0.85 -0.98 word:configure -0.18 -0.31 word:confirm -1.20 -1.24
word:confirmation 0.06 0.95 word:conflict -0.05 -0.19 word:confus 0.13 0.56 word:connect -0.49 -0.03
word:connection -0.04 0.11 word:connectivity -0.23 0.41 word:consent 0.21 0.66 word:consider 0.07 0.16
word:consist -0.03 0.18 word:consistency 0.08 0.37 word:consistent -0.16 -0.41 word:console -1.15 -0.94
word:consolidat -0.00 0.07 word:constraint -0.51 -0.41 word:consult 0.61 0.55 word:consum 0.09 -0.41
word:consumer -0.10 0.12 word:contact -0.04 0.58 word:contain -0.72 0.07 word:container -0.33 -0.37
word:content -1.07 -0.55 word:contenu 0.03 0.63 word:context -0.57 -0.03 word:contexte 0.16 0.80
word:contextual -0.24 -0.06 word:continu 0.00 0.12 word:continuation -0.09 -0.24 word:continue 0.15 0.45
word:continuou -0.04 -0.07 word:contract 0.82 1.49 word:contrast -0.06 -0.14 word:contribution 0.05 0.03
word:control -0.11 0.04 word:controll -0.01 -0.09 word:controller 0.17 0.33 word:controversial -0.03 -0.37
word:convenience -0.11 -0.01 word:convention -0.38 -0.72 word:conversation 0.00 0.75
word:conversion -0.01 0.24 word:convert 0.62 0.64 word:cooki -0.60 -0.20 word:cookie 0.43 0.81
word:coordinat -0.62 -0.94 word:coordinate -0.07 -0.70 word:copi 0.93 0.98 word:copia 0.00 1.27
word:copy 0.62 1.58 word:core -0.04 -0.10 word:corner -0.22 -0.14 word:corp 0.17 0.34
word:corporate 0.23 0.28 word:corpu 0.04 0.41 word:correct 0.23 0.48 word:correction -0.13 -0.14
word:correo -0.03 0.43 word:correspond -0.40 0.17 word:corrupt -0.08 -0.17 word:cost 0.16 0.56
word:could -0.21 -0.31 word:council -0.12 -0.02 word:count 0.47 0.96 word:countri -0.15 -0.40
word:country -0.08 -0.39 word:coupon -0.35 -0.27 word:courier 0.05 0.70 word:course 0.18 -0.11
word:cover 0.30 0.06 word:coverage -0.24 -0.27 word:cpu -0.40 -0.46 word:crash -0.27 -0.40
word:crawl -0.25 -0.49 word:creat -0.96 -0.92 word:create -0.13 -0.03 word:createdat -0.06 -0.18
word:createdby -0.47 -0.24 word:creation -0.06 -0.20 word:creative -0.07 -0.08 word:creator -0.21 -0.16
word:credential -0.44 0.48 word:credit -0.36 -0.13 word:criteria -0.49 -0.60 word:critical -0.23 -0.19
word:crm -0.11 -0.33 word:cron -0.21 -0.47 word:crontab -0.17 -0.08 word:cros -0.12 -0.12
word:crypto -0.38 -0.08 word:cryptocurrenci -0.17 -0.03 word:cs -0.22 -0.28 word:csv -0.06 0.22
word:ctx 0.19 0.28 word:cuenta 0.52 1.52 word:curl -1.05 0.32 word:currency -0.06 0.02
word:current -0.14 -0.50 word:currently -0.52 -0.76 word:cursor -0.31 -0.38 word:custom -0.87 -1.09
word:customer -0.12 0.50 word:cut -0.19 -0.41 word:cwd -0.03 -0.08 word:cycle -0.02 -0.06
word:cylinder -0.33 -0.12 word:d 0.50 1.03 word:da 0.10 1.10 word:daily 0.18 0.08 word:dan 0.21 0.61
word:dangerou 0.00 0.15 word:dark -0.12 -0.07 word:dart -0.14 -0.25 word:dash -0.03 0.12
word:dashboard -0.13 -0.55 word:dat 0.11 -0.41 word:data -0.92 -0.83 word:databas -0.29 -0.27
word:database -0.39 -0.58 word:dataset -0.09 -0.12 word:date -0.29 -0.76 word:datei 0.55 0.54
word:datetime -0.01 -0.07 word:day 0.58 0.68 word:ddl -0.01 -0.08 word:deactivate -0.08 -0.31
word:deadline 0.00 0.21 word:deal -0.07 0.23 word:debt 0.08 0.19 word:debug 0.19 0.02
word:debugg -0.58 -0.42 word:decid -0.67 -0.47 word:decide -0.03 -0.17 word:decimal 0.58 -0.02
word:decision -0.66 -0.79 word:declaration -0.14 -0.09 word:decline 0.14 0.37 word:decode 0.03 0.29
word:decreas -0.03 -0.30 word:dedicat -0.15 -0.20 word:deduplication -0.06 -0.14 word:deep -0.17 -0.26
word:deepen -0.09 -0.23 word:default -1.27 -1.16 word:defin -0.55 -0.89 word:define -0.48 -0.35
word:definition -0.47 -0.44 word:degre 0.02 0.33 word:del 0.02 1.31 word:delay -0.38 -0.20
word:delegat -0.28 -0.04 word:delet -0.62 -0.82 word:delete 0.04 -0.05 word:deletion -0.30 -0.38
word:deliver 0.52 1.25 word:delivery -0.09 0.41 word:delta 0.29 0.37 word:dem 0.40 0.75
word:demand 0.11 -0.02 word:demande 0.35 0.75 word:demandez -0.18 -0.47 word:demo 0.39 0.44
word:demographic 0.07 0.05 word:den -0.04 0.84 word:deni -0.01 -0.04 word:deny 0.81 0.73
word:department -0.01 0.14 word:departure -0.05 -0.21 word:depend -0.01 0.31 word:dependenci -0.11 -0.34
word:dependency -0.01 -0.34 word:dependent -0.02 -0.13 word:deploy -0.46 -0.50 word:deployer -0.01 -0.04
word:deployment -0.42 -0.46 word:deposit 0.58 0.73 word:depot 0.71 0.71 word:deprecat 0.00 0.24
word:depth -0.37 -0.56 word:der 0.16 0.89 word:deriv 0.21 0.29 word:desc -0.05 -0.12
word:descend 0.10 -0.27 word:describ -0.44 -0.30 word:describe -0.24 -0.22 word:description -0.82 -0.98
word:descriptive -0.00 -0.20 word:descriptor -0.04 0.10 word:design -0.46 -0.38 word:desir -0.08 -0.07
word:desk 0.04 0.81 word:desktop -0.04 0.04 word:destination -0.12 0.22 word:destroy 0.14 0.27
word:destructive -0.19 -0.35 word:detach -0.16 -0.16 word:detail -1.16 -1.11 word:detect -0.22 -0.60
word:detection -0.51 -0.88 word:determin -0.04 -0.15 word:determine -0.46 -0.57 word:dev 0.11 1.03
word:develop -0.57 -0.31 word:developer 0.08 -0.17 word:development -0.33 -0.52 word:deviation -0.17 -0.25
word:devic -0.43 -0.09 word:device -0.25 -0.30 word:devtool -0.16 -0.32 word:diagnosi 0.03 0.03
word:diagnostic 0.75 0.88 word:diagram -0.48 -0.51 word:dialog 0.13 0.14 word:dialogue 0.02 0.44
word:dictate 0.09 0.11 word:dictionary -0.09 0.05 word:did 0.02 -0.52 word:die -0.55 0.16
word:diff 0.31 -0.02 word:differ 1.03 1.02 word:differenc -0.12 -0.12 word:difference 0.66 0.44
word:different -0.40 -0.41 word:diga 0.49 0.86 word:digest 0.13 0.72 word:digit -0.20 0.01
word:digital -0.07 -0.51 word:dimension -0.19 -0.43 word:dir -0.39 -0.37 word:direct -0.31 -0.19
word:direction 0.19 0.15 word:directive 0.70 0.96 word:directly -0.50 -0.61 word:directori -0.63 -0.72
word:directory -0.16 0.06 word:disabl -0.17 0.01 word:disable 0.71 1.24 word:disarm -0.37 -0.58
word:discard -0.37 -0.62 word:disclose 0.52 1.14 word:disconnect -0.13 -0.06 word:discount -0.25 -0.17
word:discover -0.33 -0.64 word:discovery -0.08 -0.25 word:discussion 0.33 0.65 word:disk -0.13 -0.01
word:dismiss 0.13 0.09 word:display 0.36 0.54 word:disregard -0.04 0.40 word:dist -0.07 -0.12
word:distanc -0.12 -0.35 word:distance -0.33 -0.39 word:distant -0.05 -0.28 word:distinct -0.01 -0.07
word:distinguish -0.02 -0.05 word:distribut -0.07 -0.30 word:distribution -0.12 0.13 word:div -0.04 -0.39
word:dn -0.07 -0.07 word:do -0.16 0.01 word:doc -0.82 -0.62 word:docker -0.15 0.36
word:dockerfile 0.02 0.39 word:doctor 0.07 0.33 word:document 0.32 0.10 word:documentation -0.45 -0.10
word:docx -0.12 -0.21 word:doesn 0.61 0.56 word:dom -0.19 -0.17 word:domain -0.99 -0.99
word:don -1.13 -0.46 word:done -0.03 0.02 word:door 0.39 0.60 word:dosage 0.02 0.74 word:dot -0.05 -0.11
word:doubl 0.04 0.65 word:double -0.17 0.13 word:doubt 0.33 0.68 word:down 0.47 0.87
word:download -0.52 -0.20 word:draft 0.01 -0.49 word:drag -0.16 -0.22 word:draw 0.53 -0.09
word:drift 0.30 0.43 word:driv -0.55 -0.38 word:drive -0.32 -0.59 word:driven -0.05 -0.07
word:driver 0.31 1.01 word:drop 0.80 1.04 word:dropdown -0.03 -0.04 word:dropp 0.30 0.65
word:dry -0.72 -0.72 word:dryrun -0.04 0.00 word:due -0.26 -0.42 word:dump 0.28 0.90
word:duplicat 0.32 0.16 word:duplicate -0.06 0.07 word:dur 0.20 0.06 word:duration -0.66 -0.63
word:duty 0.63 0.80 word:dynamic -0.09 -0.18 word:each 0.22 0.82 word:earlier 0.94 1.48
word:early 0.36 0.47 word:easier 0.28 0.48 word:easily -0.02 0.12 word:east -0.14 -0.32
word:ecdsa 0.02 -0.09 word:echo 0.00 0.50 word:ecosystem -0.10 -0.20 word:edg -0.16 -0.18
word:edge -0.35 -0.28 word:edit 0.10 0.78 word:editor -0.44 -0.58 word:effect -0.45 -0.38
word:effective -0.14 -0.27 word:efficiency -0.04 -0.28 word:efficient -0.04 -0.19
word:efficiently -0.10 -0.13 word:effort -0.12 -0.33 word:ein -0.12 0.40 word:eine -0.29 0.63
word:einem -0.00 0.12 word:either -0.14 -0.64 word:elaps -0.01 -0.09 word:element -0.64 -1.01
word:elevat 0.06 0.16 word:elevation -0.13 -0.18 word:else 0.16 0.39 word:elsewhere 0.58 0.63
word:email -0.33 -0.02 word:emb -0.70 -0.58 word:embedd -0.22 -0.42 word:emergency -0.04 0.14
word:emit -0.90 -0.05 word:emitt -0.03 -0.19 word:emoji 0.33 0.34 word:empfanger 0.00 0.45
word:employe 0.37 0.33 word:employee 0.49 0.39 word:employer 0.88 1.62 word:empresa -0.36 0.13
word:empty 0.33 0.28 word:emulate -0.02 -0.14 word:enabl -0.43 -0.61 word:enable -0.39 -0.72
word:enclos -0.01 0.10 word:encod -0.31 -0.48 word:encode 0.28 0.57 word:encounter -0.03 -0.05
word:encrypt -0.07 -0.13 word:encryption -0.11 -0.17 word:end 0.53 0.63 word:endpoint -0.78 -0.98
word:enforc -0.44 -0.23 word:enforce 0.00 -0.05 word:engagement -0.15 -0.17 word:engin -0.21 -0.20
word:engine 0.10 0.57 word:engineer 0.03 0.15 word:english -0.07 -0.21 word:enough -0.20 -0.34
word:enrich -0.03 -0.12 word:ensur -0.02 -0.19 word:ensure -0.07 0.15 word:enter 0.20 0.20
word:enterprise 0.09 -0.35 word:entire -0.42 -0.26 word:entirely -0.09 -0.12 word:entiti -0.24 -0.09
word:entity -0.06 -0.16 word:entri 0.04 0.18 word:entropy -0.01 0.30 word:entry -0.24 -0.07
word:enum -0.03 -0.28 word:enumeration -0.00 -0.03 word:env -0.24 0.65 word:envelope -0.27 -0.10
word:envia -0.05 0.47 word:environment 0.17 0.45 word:epoch -0.01 -0.08 word:equal -0.16 -0.21
word:equivalent -0.31 -0.23 word:err 0.12 0.34 word:error -0.83 -0.15 word:erwahne 0.20 0.79
word:escap -0.18 -0.16 word:escape -0.20 -0.13 word:escrow 0.36 1.05 word:eslint 0.02 0.03
word:essay 0.74 0.75 word:essential -0.47 -0.30 word:est -0.09 0.96 word:esta -0.01 0.74
word:establish -0.38 -0.45 word:estate -0.10 -0.18 word:estimat -0.19 -0.29 word:estimate -0.01 -0.34
word:etc -0.68 0.05 word:eur 0.42 0.78 word:euro 0.62 1.25 word:europe -0.14 -0.15 word:evaluat -0.02 0.10
word:evaluate 0.28 0.37 word:evaluation -0.12 0.02 word:even -0.04 0.59 word:event -0.03 0.34
word:ever 0.29 0.45 word:every 0.48 1.73 word:everybody 0.15 0.14 word:everyone -0.89 -0.87
word:everyth 0.02 0.69 word:evidence -0.66 -0.37 word:evil -0.04 0.05 word:exact -0.28 -0.22
word:exactly -0.24 -0.37 word:exampl -0.45 -1.14 word:example 0.83 1.10 word:exce -0.03 -0.31
word:exceed -0.03 -0.07 word:excel -0.19 -0.30 word:except -0.62 -0.68 word:exception -0.13 -0.02
word:exchang -0.00 0.25 word:exchange -0.06 -0.09 word:exclud 0.02 -0.30 word:exclude -0.39 -0.51
word:exclusion -0.11 -0.26 word:exclusive -0.14 -0.37 word:exec 0.66 0.70 word:execut 0.29 0.26
word:executable -0.37 -0.42 word:execute 0.51 0.59 word:execution -0.67 -0.57 word:exercise -0.06 -0.03
word:exfiltration 0.25 0.43 word:exif 0.18 0.24 word:exist -0.34 -0.43 word:exit -0.19 -0.50
word:expand 0.21 -0.02 word:expect 0.19 0.08 word:expensive 0.10 0.43 word:experience 0.71 0.81
word:experiment -0.13 -0.30 word:expert -0.01 0.08 word:expir -0.10 0.31 word:expiration -0.08 -0.08
word:expire 0.10 0.12 word:expiry -0.56 0.04 word:explain 0.57 0.43 word:explanation -0.18 -0.11
word:explicit -0.40 -0.61 word:explicitly -0.30 -0.68 word:exploration -0.03 -0.02
word:explore -0.16 -0.19 word:export 0.24 0.40 word:expos -0.11 -0.45 word:expose -0.12 -0.31
word:expr 0.05 0.10 word:expres -0.06 -0.20 word:expression -0.03 -0.17 word:ext 1.23 1.81
word:extend 0.16 -0.11 word:extension -0.29 -0.37 word:external -0.16 -0.24 word:extra 0.30 0.58
word:extract -0.46 -0.25 word:extraction -0.14 -0.31 word:extremely -0.02 -0.16 word:ey 0.03 0.36
word:fac 0.58 0.68 word:fact -0.34 0.19 word:factor 0.15 0.41 word:factual -0.28 -0.18
word:fahrenheit -0.03 -0.09 word:fail -0.23 0.02 word:failur -0.17 -0.26 word:failure -0.43 -0.33
word:fair 0.65 0.75 word:fall 0.26 0.11 word:fallback -0.59 -0.52 word:false -0.59 -0.36
word:family 0.10 0.28 word:far -0.01 0.08 word:fare -0.19 -0.51 word:farm -0.07 -0.36 word:fast 0.03 1.15
word:faster -0.64 -0.30 word:fastest 0.17 0.30 word:favour 0.28 0.34 word:fe 0.31 0.53
word:feat -0.52 -0.45 word:featur -0.73 -0.67 word:feature -0.15 -0.27 word:fee -0.41 0.87
word:feed -0.03 -0.03 word:feedback -0.20 -0.40 word:feel -0.32 -0.24 word:fence -0.11 -0.06
word:fetch 0.05 -0.02 word:few -0.10 0.08 word:fewer -0.13 0.15 word:ffff -0.14 -0.10
word:ffffffff -0.15 -0.10 word:ffffffffffff -0.15 -0.10 word:field -0.86 -0.76 word:fieldname -0.03 -0.12
word:figma -0.65 -1.08 word:figur 0.20 0.39 word:figure 0.51 0.92 word:fil -0.41 -0.30 word:file 0.05 0.34
word:filekey -0.35 -0.07 word:filenam -0.01 -0.08 word:filename -0.18 -0.49 word:filepath -0.19 -0.42
word:filesystem 0.29 0.28 word:filetype -0.02 -0.07 word:fill -0.57 -0.12 word:filter -1.18 -1.17
word:final -0.22 -0.04 word:finance 0.69 0.44 word:financial -0.27 -0.11 word:find 0.71 0.77
word:finder 0.00 0.41 word:finding 0.08 -0.15 word:fine 0.17 0.15 word:fingerprint -0.04 0.05
word:finish -0.26 -0.26 word:fire 0.16 0.21 word:firefox -0.06 0.10 word:firewall 0.30 0.32
word:first -0.66 0.35 word:fiscal -0.25 -0.04 word:fit -0.36 -0.13 word:five 0.35 0.63 word:fix -0.31 0.13
word:flag -0.02 -0.59 word:flagg -0.39 -0.23 word:flaky -0.08 -0.10 word:flash -0.20 -0.26
word:flat 0.02 0.12 word:fleet -0.05 -0.08 word:flexible -0.58 -0.21 word:flight -0.10 0.26
word:flip -0.04 0.19 word:float -0.21 -0.52 word:floor -0.06 -0.12 word:flow -0.26 -0.65
word:fly -0.16 -0.05 word:focu -0.23 0.12 word:focus -0.15 -0.14 word:folder 0.17 0.40
word:follow -0.01 0.41 word:follower -0.01 -0.08 word:font -0.18 0.62 word:food 0.88 0.88
word:footer 0.22 0.42 word:for -0.28 -0.03 word:forbidden -1.03 -1.75 word:forc -0.00 0.03
word:force -0.49 0.07 word:forecast -0.29 -0.59 word:foreground -0.09 -0.17 word:foreign 0.83 0.88
word:forget -0.01 0.18 word:fork -0.42 0.14 word:form 0.28 0.11 word:format -0.53 -1.20
word:formatt -0.61 -0.60 word:formatter 0.61 0.90 word:former 0.79 0.35 word:formula -0.29 -0.65
word:forward -0.34 0.89 word:found 0.27 0.32 word:four 0.15 0.18 word:fragment -0.01 -0.06
word:fram -0.15 -0.15 word:frame -0.21 -0.26 word:framework -0.20 -0.30 word:france -0.05 -0.16
word:fraud -0.19 -0.29 word:free 1.47 1.19 word:frequency -0.00 0.26 word:fresh 0.21 0.06
word:friday -0.04 -0.02 word:friend 0.20 0.48 word:friendly 0.52 0.36 word:from -0.27 0.20
word:front 0.21 0.90 word:frontend -0.13 -0.08 word:fssl 0.16 0.38 word:full -0.22 0.01
word:fully -0.18 -0.29 word:function -0.05 -0.62 word:functionality -0.43 -0.11 word:fund 0.55 0.97
word:fur 0.59 0.56 word:further 0.25 0.39 word:future -0.38 -0.57 word:fuzzy -0.00 -0.07 word:ga 0.32 0.74
word:gain 1.13 1.10 word:game 0.05 -0.24 word:gap 0.04 0.16 word:gat -0.01 -0.04 word:gate -0.42 -0.21
word:gateway 0.04 0.32 word:gather 0.40 0.37 word:gave 0.01 0.23 word:gcloud 0.20 0.34
word:gegenuber 0.00 0.67 word:gem -0.01 -0.03 word:gemini -0.44 -0.14 word:general -0.06 -0.03
word:generat -0.98 -0.80 word:generate -0.76 -0.95 word:generation -0.09 -0.47 word:generic 0.04 -0.07
word:geo 0.19 0.84 word:geocod 0.12 -0.02 word:geocode -0.08 -0.29 word:geographic -0.16 -0.37
word:geographically -0.04 -0.27 word:get -0.57 -0.24 word:gett -0.19 -0.15 word:gf -0.02 -0.05
word:gibt -0.83 -0.80 word:gif -0.02 -0.16 word:gift 0.01 0.14 word:git -0.02 0.56 word:github 0.56 0.30
word:gitlab -0.16 -0.36 word:giv 0.35 0.47 word:give 0.32 0.98 word:given -0.14 0.55 word:glob 0.01 -0.04
word:global -0.39 -0.37 word:globally 0.07 0.17 word:gmail -0.04 -0.25 word:gnupg -0.57 0.45
word:go 1.16 1.42 word:goal -0.63 -0.69 word:golden -0.00 -0.03 word:gone 0.19 0.25 word:good 0.20 0.42
word:google -0.71 -0.23 word:got 0.25 0.06 word:gp -0.01 0.58 word:gpg 0.20 0.59 word:gpu -0.66 -0.75
word:grad -0.03 -0.39 word:grade 0.28 0.40 word:grant 0.14 0.63 word:granularity -0.07 -0.15
word:graph -0.01 -0.38 word:graphic -0.26 -0.22 word:graphql -0.11 -0.29 word:great -0.01 -0.15
word:greater -0.02 -0.15 word:green -0.16 -0.34 word:greet 0.38 0.66 word:grep 0.12 0.56
word:grey -0.04 -0.02 word:grid -0.03 -0.18 word:gros 0.18 0.19 word:group -0.19 -0.38
word:gte -0.03 -0.05 word:guarante 0.13 0.29 word:guarantee -0.04 0.07 word:guard 0.18 0.52
word:gues -0.04 -0.10 word:guess -0.28 -0.21 word:guest 0.36 0.73 word:gui -0.02 -0.10
word:guid -0.48 -0.32 word:guidance -0.22 -0.43 word:guide -0.04 -0.15 word:guidelin -0.07 0.23
word:gur 0.00 0.54 word:gust -0.04 -0.07 word:ha 0.99 1.35 word:had 0.53 0.05 word:half -0.28 0.40
word:halv 0.90 1.01 word:hand 0.52 0.99 word:handl -0.44 0.43 word:handle -0.50 -0.45
word:handler -0.05 -0.11 word:handover 0.02 0.15 word:handshake -0.08 -0.20 word:happen -0.10 -0.02
word:hard -0.20 0.15 word:hardcod -0.01 -0.04 word:hardware -0.17 -0.21 word:hash 0.30 0.40
word:hat -0.20 0.11 word:hav 0.24 0.42 word:have -0.29 0.06 word:head -0.17 -0.00 word:header -0.25 -0.36
word:heading -0.12 -0.33 word:headles -0.04 -0.08 word:headlin 0.02 0.05 word:heal 0.18 0.24
word:health 0.03 0.30 word:hear 0.10 0.39 word:heart -0.08 -0.10 word:height -0.55 -0.69
word:held 0.23 0.40 word:hello -0.21 -0.25 word:help 0.00 0.45 word:helper 0.22 0.55
word:helpful -0.35 -0.57 word:hence 0.39 0.52 word:here 0.45 0.72 word:herramienta -0.36 0.92
word:hex 0.08 0.29 word:hidden -0.35 0.13 word:hide -0.01 0.43 word:hierarchy -0.30 -0.29
word:high -0.19 -0.35 word:higher -0.08 0.59 word:highest -0.19 -0.41 word:highlight -0.24 -0.32
word:highly 0.32 -0.02 word:hik -0.12 -0.27 word:hint 0.33 0.87 word:hinwei 0.00 0.08
word:history 0.06 0.25 word:hit -0.13 0.07 word:hold 0.83 0.90 word:holiday 0.02 0.45 word:home 0.40 0.68
word:honest -0.08 -0.21 word:honor -0.06 -0.34 word:hook 0.23 0.08 word:horizontal -0.04 -0.09
word:hospital 0.04 0.09 word:host -0.07 0.37 word:hotel 0.02 0.42 word:hour -0.48 -0.45
word:hourly -0.15 -0.06 word:house 0.79 0.31 word:household -0.09 -0.19 word:housekeep 0.10 0.35
word:hover -0.10 -0.10 word:how -0.75 -0.84 word:html -0.58 -0.83 word:http 0.17 2.01 word:hub -0.13 0.30
word:hubspot -0.36 -0.51 word:human 0.06 0.59 word:hundr 0.29 0.57 word:hyperlink -0.19 -0.15
word:iam 0.32 0.41 word:iban -0.12 0.15 word:icon 0.86 0.84 word:id -0.23 -0.57 word:idea -0.30 -0.38
word:ideal -0.22 -0.28 word:idempotent -0.64 -0.57 word:identical -0.55 -0.62 word:identifi -0.18 -0.38
word:identification -0.00 -0.03 word:identifier -0.51 -0.88 word:identify -0.54 -0.77
word:identity -0.46 -0.60 word:ignor -0.19 -0.54 word:ignore 0.46 1.24 word:imag -0.22 -0.46
word:image -0.10 0.26 word:img -0.02 0.08 word:immediate -0.03 -0.01 word:immediately -0.04 -0.07
word:immer 0.25 0.73 word:immutable -0.05 -0.05 word:impact -0.44 -0.45 word:imperial 0.21 -0.11
word:implement -0.30 -0.29 word:implementation -0.48 -0.25 word:impli -0.48 -0.22 word:import -0.23 0.18
word:important -0.96 -0.39 word:importe -0.20 0.57 word:improv -0.41 -0.32 word:improve 0.09 0.20
word:inactive -0.01 -0.06 word:inbox 0.41 0.40 word:inch -0.00 -0.04 word:incident -0.13 -0.12
word:incl 0.56 1.06 word:includ -0.89 -0.24 word:include -0.58 -0.50 word:inclusive -0.08 -0.29
word:incom -0.00 0.08 word:income 0.54 0.40 word:incomplete -0.44 -0.48 word:incorrect 0.29 -0.03
word:increas -0.24 0.78 word:increase -0.07 -0.03 word:increment -0.02 -0.10 word:incremental -0.20 -0.37
word:indentation -0.02 -0.07 word:independent -0.11 0.46 word:independently -0.27 -0.64
word:index 0.34 0.17 word:indic -0.18 -0.22 word:indicat -0.21 -0.29 word:indicate -0.03 -0.19
word:indicator -0.11 -0.13 word:individual -0.28 -0.51 word:industry -0.08 0.18 word:infer -0.15 -0.37
word:inference -0.01 -0.06 word:inferr -0.13 -0.02 word:info -0.24 0.29 word:inform -0.09 0.83
word:information -1.57 -1.99 word:ingest 0.97 0.57 word:inhalt 0.64 0.74 word:inheritance -0.06 0.09
word:init 0.12 0.44 word:initial -0.20 -0.20 word:initialize -0.03 -0.14 word:initially -0.03 -0.04
word:initiat -0.04 -0.05 word:inject -0.28 -0.25 word:injection -0.27 -0.52 word:inline -0.09 -0.18
word:inner -0.15 -0.02 word:input -0.95 -1.22 word:insecure -0.13 0.14 word:insensitive -0.06 -0.07
word:insert -0.50 -0.31 word:inside -0.47 -0.10 word:insight -0.11 0.61 word:insist -0.41 -0.26
word:inspect -0.52 -0.56 word:inspection -0.01 0.08 word:inspir -0.06 -0.01 word:install 0.38 0.57
word:installation -0.09 0.27 word:instanc -0.01 0.04 word:instance -0.06 -0.07 word:instant -0.04 -0.04
word:instead -0.41 0.16 word:instruct 0.06 0.03 word:instruction -1.03 -0.18 word:instrument -0.21 -0.09
word:insurance 0.33 0.58 word:insurer 0.79 0.68 word:integer -0.00 -0.12 word:integrat -0.42 -0.28
word:integration -0.65 -0.39 word:integrity -0.08 0.06 word:intelligent -0.03 -0.17
word:intend -0.27 -0.09 word:intent -0.27 -0.30 word:intentionally -0.02 -0.04 word:interact -0.37 -0.40
word:interaction -0.31 0.05 word:interactive -0.38 -0.32 word:interest 0.55 0.97 word:interface 0.35 0.41
word:intermediate -0.02 -0.16 word:internal -0.46 0.12 word:internally -0.19 -0.25 word:internet 0.01 0.72
word:interpret -0.07 -0.03 word:interpretation -0.29 -0.20 word:interval -0.19 -0.33 word:into 0.33 0.66
word:introduc -0.15 -0.06 word:invalid -0.62 -0.59 word:invent -0.05 -0.05 word:inventory -0.05 0.44
word:investigation -0.04 -0.31 word:invisible -0.06 0.30 word:invit -0.21 -0.21
word:invitation -0.38 -0.62 word:invoic -0.18 0.20 word:invoice 0.06 0.01 word:invok 0.16 0.51
word:invoke -0.39 0.10 word:involv 0.03 0.39 word:io -0.25 -0.38 word:irrelevant -0.03 -0.04
word:irrespective 0.18 0.48 word:irreversible -0.47 -0.28 word:isn -0.37 0.56 word:iso -0.08 -0.53
word:issu -0.83 -0.44 word:issue -0.04 -0.22 word:issuetype -0.13 -0.16 word:ist 0.24 0.94
word:it 0.10 0.73 word:italic -0.03 -0.02 word:item -0.79 -0.85 word:iterate -0.14 -0.04
word:iteration -0.14 -0.20 word:itinerary -0.08 -0.03 word:itself 0.63 0.25 word:japan -0.14 -0.13
word:java -0.53 -0.21 word:javascript -0.54 -1.00 word:jedem 0.31 0.30 word:jeder 0.32 1.00
word:jira -0.45 -0.36 word:jmespath -0.15 -0.54 word:job -0.78 -0.64 word:john -0.26 -0.02
word:join 0.66 1.30 word:journal -0.31 -0.18 word:jpeg -0.04 -0.15 word:jpg 0.31 0.02 word:jql -0.06 -0.16
word:json -0.25 0.32 word:jsonl -0.52 -0.57 word:judge 0.10 -0.01 word:jump -0.04 -0.05
word:june 0.06 0.12 word:just 0.21 0.54 word:jwt -0.15 -0.19 word:keep 0.37 0.78 word:kept 0.06 0.03
word:kernel 0.36 0.15 word:key 0.15 0.18 word:keyboard -0.16 -0.18 word:keychain 0.03 0.27
word:keyword -0.47 -0.57 word:kill -0.31 0.21 word:kind 0.21 0.29 word:kindly 0.98 1.26
word:knot -0.29 -0.64 word:know 0.42 1.07 word:knowledge -0.43 -0.41 word:konto 0.41 0.56
word:kube 0.33 0.43 word:kubeconfig -0.01 0.05 word:kubectl 0.07 -0.03 word:kubernet -0.26 -0.34
word:l 1.02 1.69 word:la 0.21 1.02 word:lab 0.10 0.49 word:label -0.12 -0.18 word:lack 0.51 0.66
word:lag 0.15 0.10 word:land -0.10 -0.19 word:landmark -0.08 -0.07 word:lang -0.06 0.00
word:languag -0.07 -0.30 word:language 0.17 -0.36 word:large -0.48 -0.62 word:larger -0.02 -0.19
word:largest 0.68 0.41 word:last 0.23 0.33 word:latency 0.01 -0.12 word:later -0.04 0.40
word:latest -0.25 -0.18 word:latitude -0.23 -0.52 word:launch -0.09 -0.39 word:law -0.47 -0.45
word:lawyer 0.16 0.30 word:layer -0.18 -0.15 word:layout -0.07 -0.34 word:lead 0.95 1.39
word:leak 0.20 -0.12 word:learn -0.05 -0.00 word:least 0.28 0.32 word:leav 0.50 0.18 word:leave 0.30 0.55
word:lecture 0.03 0.24 word:left 0.07 0.35 word:leg -0.27 -0.06 word:legacy -0.01 -0.05
word:legal 0.04 0.08 word:length -0.22 -0.16 word:les -0.07 -0.07 word:let -0.11 0.31
word:letter 1.04 0.76 word:level -0.16 0.10 word:leverag -0.15 -0.06 word:li 0.54 0.70
word:librari -0.21 -0.27 word:library -0.21 -0.20 word:licence 0.48 0.73 word:licens -0.15 -0.04
word:license 0.23 0.71 word:lie 0.46 0.32 word:lifecycle -0.04 -0.09 word:lift 0.32 0.42
word:light -0.10 -0.13 word:lighthouse -0.10 -0.06 word:like 0.43 -0.17 word:likely -0.23 -0.08
word:limit -0.19 -0.44 word:limitation 0.08 0.04 word:lin 0.37 0.02 word:line 0.58 0.73
word:linear 0.08 0.06 word:link -0.19 0.04 word:lint -0.28 -0.13 word:linter 0.28 0.09
word:linux -0.24 -0.07 word:list -0.48 -0.54 word:listing -0.05 0.12 word:literal -0.26 -0.24
word:liv -0.06 0.10 word:live -0.11 0.08 word:llama -0.04 -0.17 word:llm -0.11 0.44 word:lo -0.11 0.86
word:load 0.01 0.68 word:loan 0.32 0.46 word:local -0.65 -0.89 word:locale -0.02 0.19
word:localhost -0.23 -0.16 word:locally -0.53 -0.56 word:locat -0.07 -0.42 word:locate 0.00 0.17
word:location -0.73 -0.36 word:locator -0.11 -0.29 word:lock 0.57 0.90 word:log -0.04 0.50
word:logg 0.10 -0.14 word:logic -0.16 -0.14 word:login 0.56 0.77 word:logo -0.06 -0.21
word:logout -0.10 -0.15 word:logql -0.02 -0.11 word:long -0.26 -0.32 word:longer -0.20 -0.14
word:longitude -0.23 -0.51 word:look 0.39 0.73 word:lookup 0.46 0.50 word:loop -0.19 -0.31
word:los 0.05 0.42 word:lose 0.28 0.48 word:lost 0.13 0.53 word:lot 0.31 1.43 word:love 0.92 0.01
word:low 0.34 0.75 word:lower 0.79 1.07 word:lowest 0.11 -0.23 word:loyalty 0.01 0.53 word:lte -0.03 -0.05
word:lzdi 0.01 0.07 word:mac -0.11 0.34 word:machin 0.26 0.85 word:machine -0.51 0.16 word:made 0.73 0.76
word:maiden 0.28 0.61 word:mail -0.19 1.01 word:mailbox 1.08 1.14 word:main 0.13 0.45
word:maintain 0.03 0.06 word:maintainer -0.03 0.10 word:maintenance 0.27 1.08 word:major -0.15 -0.18
word:mak 0.63 0.84 word:make -0.74 0.34 word:maker 0.29 0.43 word:malware 0.18 0.41 word:manag -0.22 -0.15
word:manage -0.45 -0.76 word:management 0.31 0.00 word:manager -0.24 -0.12 word:mandatory -0.01 0.04
word:manifest -0.08 0.06 word:manipulat -0.53 -0.66 word:manual -1.00 -0.95 word:manually -0.26 -0.48
word:many -0.36 -0.76 word:map -0.23 -0.25 word:mapp -0.01 0.11 word:mapping -0.02 -0.03
word:margin 0.78 0.58 word:mark -0.67 -0.25 word:markdown -0.47 -0.71 word:marker -0.01 -0.21
word:market 0.00 0.17 word:mask -0.15 -0.21 word:master 0.36 0.28 word:match -1.13 -1.18
word:material -0.07 0.01 word:math -0.01 0.05 word:matter 0.88 0.92 word:max -0.20 -0.12
word:maximum -0.20 -0.39 word:maxresult -0.20 -0.17 word:may -0.43 -0.04 word:mcp -0.48 -0.61
word:meal -0.03 0.01 word:mean 0.04 0.56 word:meant 0.23 0.40 word:meanwhile 0.14 0.35
word:measur 0.19 0.20 word:measure -0.01 -0.21 word:media -0.06 -0.34 word:median 0.17 -0.02
word:medical -0.23 0.02 word:medication 0.22 0.52 word:medium -0.09 -0.29 word:meet -0.21 -0.07
word:meeting -0.27 -0.16 word:member 0.21 -0.09 word:membership 0.29 -0.02 word:meme 0.26 0.61
word:memo 1.03 1.43 word:memory -0.28 -0.34 word:mention 0.64 1.45 word:menu -0.02 -0.07
word:merchant 0.26 0.67 word:merg -0.18 -0.38 word:merge 0.14 -0.18 word:mermaid -0.45 -0.50
word:messag 0.59 0.68 word:message 0.21 0.20 word:met 0.67 0.60 word:meta 0.15 0.56
word:metadata -0.82 -0.89 word:meteo -0.06 0.88 word:meter 0.19 0.18 word:method 0.07 -0.89
word:metric -0.42 -0.23 word:mid -0.13 -0.16 word:middle -0.10 -0.09 word:middleware 0.51 0.56
word:might -0.17 -0.56 word:migrat -0.06 -0.08 word:migration 0.55 0.40 word:millisecond -0.03 -0.21
word:mime -0.01 -0.11 word:mimetype -0.00 0.19 word:min -0.24 -0.41 word:mind -0.00 0.09
word:mine 0.00 0.24 word:minimal -0.30 -0.14 word:minimum -0.34 -0.36 word:minor 0.17 0.28
word:minu 0.14 0.30 word:minut -0.44 -0.08 word:minute 0.25 0.36 word:mirror 0.24 1.23
word:mismatch 0.03 0.08 word:miss -0.04 0.29 word:mistak 0.07 0.66 word:mit 0.08 0.93 word:mix 0.41 0.71
word:mkf -0.57 -0.31 word:mnt -0.00 0.50 word:mobile -0.20 -0.62 word:mock -0.04 -0.09
word:mod -0.28 -0.29 word:modal -0.00 -0.17 word:mode -0.86 -1.01 word:model 0.04 0.56
word:moderate -0.08 -0.18 word:modern -0.05 -0.15 word:modifi -0.20 -0.38 word:modification -0.10 -0.21
word:modifier -0.07 -0.08 word:modify -0.42 -0.16 word:modul -0.60 -0.35 word:module 0.16 -0.28
word:moment 0.12 0.61 word:monday -0.09 -0.23 word:money -0.59 -0.47 word:mongodb -0.49 -0.55
word:monitor -0.11 -0.45 word:month 0.35 0.30 word:monthly 0.05 -0.02 word:mood 0.26 0.67
word:moon -0.48 -0.27 word:more -0.05 0.34 word:most -0.23 0.15 word:mostly 0.11 0.30
word:mostre 0.20 0.93 word:mother 0.21 0.52 word:motion -0.03 -0.11 word:mount -0.70 -0.63
word:mouse -0.16 -0.18 word:mov 0.70 0.83 word:move 0.28 0.23 word:mozilla -0.00 -0.07
word:much -0.04 0.07 word:multi -0.68 -0.73 word:multiple -1.26 -1.02 word:multipli 0.26 0.78
word:multiply 0.48 0.84 word:mus 0.27 0.80 word:museum -0.00 0.06 word:music 0.61 0.63
word:must -0.46 0.65 word:mutually -0.11 -0.22 word:mysql -0.37 -0.50 word:nam -0.03 0.22
word:name -0.28 -0.54 word:namespac 0.29 0.04 word:namespace -0.02 -0.26 word:naq 0.03 0.57
word:narrow -0.16 -0.22 word:national 0.35 0.31 word:native -0.16 -0.24 word:natural -0.24 -0.37
word:nature -0.01 -0.22 word:navigat -0.35 -0.12 word:navigate 0.14 0.04 word:navigation -0.58 -1.01
word:ne -0.41 0.05 word:near 0.05 0.22 word:nearest -0.22 0.09 word:necessary 0.54 0.34
word:need -0.31 0.13 word:needn 0.50 0.53 word:negative 0.12 0.53 word:neighbour 0.49 0.47
word:neither 0.47 0.33 word:nest 0.08 -0.18 word:net 0.53 1.52 word:netrc -0.09 0.43
word:network -0.21 0.09 word:neutral -0.03 0.17 word:never -0.70 -0.18 word:new -0.48 -0.15
word:newer 0.09 -0.07 word:newest 1.07 0.80 word:newlin -0.20 -0.01 word:newly -0.19 -0.43
word:next -0.48 -0.28 word:nextj -0.12 -0.48 word:nginx 0.02 0.09 word:nicht -0.33 0.74
word:night 0.18 0.41 word:nightly 0.54 0.82 word:nin -0.03 -0.04 word:noaa -0.04 -0.12
word:nobody 0.28 0.75 word:nod -0.46 -0.59 word:node -0.79 -0.26 word:nodeid -0.27 -0.15
word:noise 0.13 0.70 word:non -0.33 -0.16 word:none -0.00 0.04 word:normal -0.26 0.76
word:normaliz -0.27 -0.44 word:normally 0.21 0.08 word:north -0.07 -0.04 word:not -0.28 -0.02
word:notation -0.06 0.05 word:note 0.82 0.85 word:noth -0.42 -0.10 word:notic 0.43 0.30
word:notice 0.82 0.98 word:notifi -0.16 -0.14 word:notification 0.25 0.25 word:notify 0.28 0.52
word:notion -0.02 0.31 word:notiz -0.03 0.05 word:now 0.34 0.59 word:npm -0.42 -0.35 word:npmrc 0.05 0.95
word:npx -0.17 -0.08 word:nte 0.01 0.07 word:null -0.61 -0.51 word:num -0.06 -0.34 word:number -0.14 -0.30
word:numeric 0.07 -0.14 word:nur -0.16 0.24 word:nutzer 0.69 1.32 word:nzac 0.01 0.07
word:oauth -0.22 -0.45 word:obey -0.00 0.09 word:object -0.38 -0.43 word:objective -0.00 0.07
word:oblig 0.15 0.25 word:obligatory 0.79 0.71 word:observation 0.06 0.14 word:observe -0.16 -0.13
word:observer 0.03 0.38 word:obsidian -0.03 0.01 word:obtain -0.49 -0.33 word:occur 0.30 0.40
word:occurrenc -0.08 -0.34 word:occurrence -0.08 -0.31 word:ocr -0.07 -0.07 word:oculta -0.00 0.35
word:odd 0.21 0.42 word:off -0.16 0.08 word:offer -0.55 -0.20 word:office 0.34 1.07
word:officer -0.05 0.02 word:official 0.27 0.16 word:offline -0.37 -0.50 word:offset -0.32 -0.56
word:often 0.76 0.68 word:ohne 0.22 1.18 word:okay -0.15 -0.23 word:old -0.46 -0.68 word:older -0.06 0.53
word:oldest 0.19 0.33 word:omit -0.98 -1.05 word:omitt -0.64 -0.82 word:on 0.64 0.80
word:onboard -0.12 -0.10 word:once -0.38 0.36 word:one -0.08 0.22 word:online 0.07 0.22
word:only -1.12 -0.60 word:onto -0.05 -0.11 word:op 0.44 0.99 word:opaque -0.33 -0.56 word:open -0.21 0.15
word:openai -0.22 0.08 word:openapi -0.39 -0.54 word:openstreetmap -0.03 -0.04 word:operat -0.25 -0.64
word:operate -0.05 -0.16 word:operation -0.56 -0.02 word:operator -0.20 0.06 word:opinion 0.63 0.62
word:opportuniti -0.03 -0.13 word:opportunity 0.20 0.35 word:opt -0.58 -0.50 word:optimal 0.02 0.23
word:optimiz -0.17 -0.21 word:optimization -0.11 -0.04 word:option -0.06 -0.53 word:optional -0.93 -1.58
word:optionally -0.51 -0.37 word:orange -0.11 -0.01 word:order 0.45 0.37 word:orderby 0.13 -0.15
word:ordinary -0.01 -0.15 word:org 0.19 0.91 word:organisation 0.69 0.55 word:organiser -0.24 -0.06
word:organiz -0.06 -0.25 word:organization -0.65 -1.34 word:organize -0.13 -0.39 word:orient -0.06 -0.33
word:origin 0.67 0.53 word:original 0.06 0.35 word:originally -0.01 -0.06 word:orphan -0.11 -0.11
word:osv -0.04 -0.09 word:other 0.26 0.68 word:otherwise -0.03 0.82 word:ought 0.39 0.13
word:our 2.16 2.94 word:out 0.31 0.72 word:outbound 0.03 0.17 word:outcom -0.03 -0.09
word:outcome 0.12 0.43 word:outdat 0.39 0.25 word:outgo -0.23 -0.18 word:outil 0.06 1.13
word:outline 0.12 0.15 word:outlook 0.40 0.18 word:output -0.49 -0.76 word:outrank 0.48 0.89
word:outside -0.78 -0.04 word:over -0.17 0.38 word:overall -0.36 -0.42 word:overdue 0.02 0.03
word:overflow -0.01 -0.06 word:overlap -0.03 -0.09 word:overload -0.30 -0.30 word:overrid -0.03 -0.25
word:overridden -0.14 -0.09 word:override -0.45 -0.08 word:overview -0.49 -0.51 word:overwrit -0.13 -0.27
word:overwrite -0.51 0.00 word:overwritten 0.50 0.46 word:own -0.73 -0.71 word:owner -0.06 0.42
word:ownerid -0.29 -0.06 word:ownership -0.06 -0.16 word:p -0.01 0.08 word:pa -0.13 0.57
word:packag -0.31 0.15 word:package -0.59 -0.43 word:padd -0.17 0.16 word:pag 0.02 0.34
word:page -0.15 -0.26 word:pagelen -0.02 -0.08 word:pagetoken -0.18 -0.35 word:paginat -0.07 -0.29
word:paginate -0.01 -0.05 word:pagination -0.49 -0.49 word:paid -0.10 0.15 word:pain 0.21 0.51
word:pair -0.11 0.22 word:palette -0.05 0.46 word:panel -0.40 -0.39 word:paper 0.26 0.03
word:par 0.25 0.93 word:para 0.22 0.90 word:paragraph -0.63 -1.03 word:parallel -0.01 0.09
word:param -0.31 -0.10 word:parameter -0.51 -0.05 word:parametre -0.05 0.45 word:parent -0.31 -0.40
word:pari -0.07 -0.25 word:park 0.02 0.09 word:pars -0.07 -0.15 word:parse 0.03 0.39 word:part -0.14 0.24
word:partial -0.41 -0.40 word:participant -0.25 -0.32 word:particular -0.00 -0.04 word:partner 1.61 2.24
word:party 0.11 0.24 word:pas -0.16 0.56 word:pass -0.56 0.32 word:passe 0.82 0.97
word:passenger 0.03 0.41 word:passphrase 0.67 0.62 word:passport 0.58 0.92 word:passwd -0.12 0.63
word:password -0.15 0.51 word:past -0.31 -0.05 word:paste 0.09 0.39 word:patch -0.19 -0.28
word:path -0.70 -0.79 word:patient 0.37 0.82 word:pattern -0.65 -0.63 word:paus -0.05 0.08
word:pause 0.06 0.41 word:pay 0.44 0.62 word:payee 0.21 0.46 word:payload -0.38 -0.71
word:payment -0.19 0.54 word:payout 0.03 0.35 word:payroll 0.11 0.49 word:payslip 1.11 0.94
word:pct -0.02 -0.09 word:pdf -0.01 -0.62 word:peer 0.48 0.69 word:pem 0.08 0.68 word:pend -0.25 -0.51
word:people 0.89 1.24 word:per 0.25 0.31 word:percent -0.11 0.04 word:percentage -0.19 -0.21
word:perfect -0.25 -0.35 word:perform -0.16 -0.48 word:performance -0.23 0.21 word:period -0.32 -0.35
word:permanent -0.19 -0.36 word:permanently -0.30 0.05 word:permission 0.21 -0.03 word:permit 0.49 0.63
word:persist -0.53 -0.64 word:persistent -0.15 -0.22 word:person 0.22 0.83 word:persona -0.33 0.14
word:personal -0.47 -0.55 word:pet 0.21 0.51 word:pgpas 0.04 0.96 word:phase -0.47 -0.45
word:phish -0.11 -0.02 word:phone -0.43 -0.09 word:photo 0.67 0.80 word:php 0.22 -0.41
word:phras -0.17 -0.39 word:phrase 0.01 0.23 word:physical -0.02 -0.26 word:pick 0.87 1.02
word:pickup 0.33 0.50 word:pictur 0.20 0.50 word:picture 0.04 -0.11 word:pid -0.01 -0.14
word:piec 0.79 1.02 word:pii -0.04 -0.15 word:pin 0.53 0.90 word:pinecone -0.42 -0.42 word:pinn 0.29 0.38
word:pip -0.13 -0.06 word:pipelin -0.06 -0.04 word:pipeline -0.08 0.21 word:pixel -0.18 -0.19
word:pkg 0.03 0.49 word:plac 0.26 0.12 word:place 0.94 1.46 word:placeholder -0.03 0.38
word:placement 0.12 0.44 word:plain -0.48 -0.73 word:plaintext -0.23 -0.47 word:plan 0.24 -0.05
word:plane -0.03 -0.23 word:plann 0.31 0.06 word:plant 0.43 0.23 word:platform -0.65 -0.70
word:play 0.18 0.15 word:player 0.15 0.39 word:playwright -0.14 -0.25 word:please 0.18 0.65
word:plot 0.34 0.27 word:plu 0.21 1.22 word:plugin -0.08 0.22 word:png -0.14 -0.42 word:pod -0.36 -0.49
word:poem 0.02 0.38 word:poi -0.14 -0.37 word:point -0.15 0.06 word:poison -0.30 -0.16
word:polici 0.30 0.43 word:policy -0.29 0.12 word:polite 0.10 -0.15 word:poll -0.20 -0.51
word:pollutant -0.01 -0.04 word:pool 0.11 -0.52 word:popular -0.05 -0.07 word:popularity -0.07 -0.33
word:populat -0.03 -0.05 word:populate -0.01 -0.06 word:por 1.08 1.56 word:port 0.39 0.22
word:position -0.42 -0.69 word:positiv -0.09 -0.04 word:positive -0.10 -0.36 word:possible -0.27 -0.09
word:post 0.02 0.20 word:postal -0.23 -0.26 word:postgr -0.02 -0.24 word:postgresql -0.29 -0.68
word:postinstall 0.05 0.43 word:potentially -0.04 -0.02 word:pour 0.02 0.71 word:power -0.29 -0.29
word:powerful -0.12 -0.09 word:powershell -0.02 -0.05 word:practic -0.15 -0.14 word:practice -0.32 -0.33
word:praise 0.14 0.32 word:pre -0.76 -0.63 word:preced 0.17 0.48 word:precedence -0.27 -0.46
word:precipitation -0.08 -0.33 word:precise -0.02 -0.04 word:precision -0.10 -0.05
word:predictable -0.24 -0.13 word:prediction -0.53 -1.03 word:prefer -0.52 -0.73
word:preferenc -0.81 -1.06 word:preference 0.19 0.06 word:preferr 0.19 0.14 word:prefix -0.13 -0.42
word:premium 0.39 0.53 word:prepar -0.26 -0.26 word:prepare -0.50 -0.39 word:prepend 0.01 0.45
word:prerequisit -0.15 -0.24 word:pres -0.75 -0.87 word:prescription 0.10 0.16 word:presence 0.02 0.06
word:present 0.37 0.57 word:preserv -0.26 -0.37 word:preserve -0.05 -0.19 word:preset -0.41 -0.47
word:press 0.19 0.07 word:pressure -0.04 -0.09 word:presum 0.07 0.24 word:pretty -0.06 -0.15
word:prevent 0.13 -0.16 word:preview 0.05 -0.37 word:previou -0.50 -0.10 word:previously -0.31 -0.34
word:pric -0.27 0.05 word:price -0.09 0.37 word:primary -0.14 -0.40 word:primitiv -0.02 -0.07
word:primitive -0.01 -0.07 word:principal 0.22 0.42 word:print 0.83 1.53 word:prior 0.79 1.56
word:prioriti -0.08 -0.04 word:prioritiz -0.06 -0.23 word:prioritize -0.08 -0.19 word:priority 0.03 0.17
word:privacy -0.44 -0.13 word:private -0.25 -0.08 word:privileg 0.17 0.86 word:pro 0.17 -0.04
word:proactively -0.01 -0.17 word:probability -0.02 -0.05 word:probe 0.05 0.08 word:problem -0.19 -0.07
word:proce -0.01 -0.11 word:procedure -0.60 0.05 word:proceed -0.24 -0.47 word:proces -0.20 -0.31
word:process -0.00 0.70 word:prod -0.10 -0.38 word:produc 0.08 0.13 word:produce 0.11 0.46
word:product -0.69 -0.97 word:production -0.04 0.05 word:professional -0.26 -0.22 word:profil -0.61 -0.44
word:profile 0.23 0.38 word:program -0.02 -0.05 word:programm -0.02 -0.05
word:programmatically -0.06 -0.22 word:progres -0.49 -0.73 word:proj -0.11 -0.32 word:project -0.52 -0.57
word:projectid -0.28 -0.11 word:projectkey -0.17 -0.20 word:promo 0.16 0.18 word:prompt -0.51 -0.24
word:proof -0.07 0.20 word:proper -0.43 -0.39 word:properly -0.01 0.51 word:properti -0.29 -0.38
word:property -0.95 -1.24 word:propos 0.31 0.49 word:propose -0.70 -0.58 word:proprietary 0.01 0.04
word:protect 0.23 0.37 word:protection -0.44 -0.06 word:protocol -0.04 0.07 word:prov 0.13 0.38
word:provenance 0.13 0.58 word:provid -1.68 -1.56 word:provide -1.20 -0.40 word:provider -0.86 -0.82
word:province -0.01 -0.19 word:proxy -0.09 0.23 word:prune 0.05 0.12 word:pub -0.02 0.29
word:public 0.45 0.44 word:publicly -0.07 -0.09 word:publish -0.44 -0.02 word:publisher -0.31 -0.29
word:pull 0.26 -0.21 word:pulse 0.04 0.05 word:pupil 0.33 0.22 word:puppeteer 0.32 0.39
word:purchas 0.21 0.53 word:purchase -0.02 0.17 word:purpos 0.14 -0.14 word:purpose -0.86 -0.65
word:push 0.04 0.54 word:put 0.91 1.65 word:pypi -0.17 0.31 word:python -0.18 -0.15
word:quality -0.70 -0.05 word:quantiti 0.72 0.72 word:quantity 0.33 0.56 word:quarter -0.38 -0.12
word:quarterly -0.02 -0.10 word:que 1.24 2.38 word:queri -0.41 -0.07 word:query 0.06 0.13
word:queryparam 0.43 0.40 word:question 0.74 0.66 word:queu 0.01 0.04 word:queue -0.08 -0.21
word:quick 0.17 0.32 word:quicker 0.43 0.56 word:quiet 1.00 1.20 word:quietly 0.01 0.43
word:quot -0.00 -0.12 word:quota 0.46 0.55 word:quote 0.67 0.48 word:r -0.16 -0.10 word:radiu -0.17 -0.20
word:rail 0.06 -0.07 word:rais 0.54 0.60 word:raise 0.88 1.01 word:ran -0.21 -0.06 word:random -0.03 0.13
word:randomnes -0.03 0.14 word:rang -0.03 -0.23 word:range -0.85 -0.53 word:rank 0.45 0.43
word:rat 0.16 0.30 word:rate 0.33 0.76 word:rather -0.03 -0.36 word:rating -0.04 -0.08
word:ratio 0.13 -0.13 word:raw -0.22 -0.24 word:reach -0.14 -0.15 word:reachable -0.00 0.54
word:react -0.09 -0.32 word:reaction -0.29 -0.44 word:read -0.12 0.24 word:readability -0.24 -0.15
word:readable 0.04 0.08 word:reader 1.42 1.33 word:readines -0.12 -0.12 word:readme -0.06 -0.18
word:ready -0.05 -0.14 word:real 0.24 0.50 word:reason -0.45 0.14 word:reasonable -0.01 -0.27
word:recall 0.01 0.18 word:receipt 0.75 1.05 word:receiv -0.72 -0.70 word:receive -0.14 0.20
word:receiver -0.65 -0.63 word:recency -0.01 -0.03 word:recent -0.07 -0.13 word:recently -0.06 0.24
word:recip 0.13 0.20 word:recipient -0.60 -0.36 word:recognis 0.46 0.09 word:recommend -0.10 -0.30
word:recommendation -0.28 -0.30 word:reconcil -0.08 0.17 word:reconnect -0.30 -0.36
word:record -0.16 -0.04 word:recover -0.04 -0.11 word:recovery 0.06 0.36 word:recreate -0.00 0.07
word:rect -0.01 -0.04 word:rectangular -0.03 -0.11 word:recursive -0.01 -0.08 word:recursively -0.00 -0.18
word:redact -0.06 -0.41 word:reddit -0.32 -0.57 word:redeem 0.03 0.04 word:redi -0.00 0.06
word:redirect 0.08 0.23 word:reduc -0.46 -0.46 word:reduce 0.06 -0.13 word:ref -0.29 0.11
word:refactor 0.02 0.51 word:refer -0.58 -0.67 word:referenc -0.55 -0.54 word:reference -0.04 -0.72
word:refine -0.55 -0.57 word:refinement -0.03 -0.02 word:reflect -0.33 -0.15 word:refresh -0.05 -0.09
word:refund -0.12 0.05 word:refus -0.93 -0.68 word:refusal 1.09 1.06 word:refuse 0.64 0.84
word:regardles -0.08 0.33 word:regex -0.06 -0.06 word:region -0.12 -0.24 word:regional -0.01 -0.08
word:register -0.42 -0.36 word:registration -0.23 -0.28 word:registri -0.06 -0.11 word:registry 0.11 0.46
word:regular -0.26 -0.25 word:regulation 0.10 0.64 word:reject -0.55 -0.99 word:relat -0.66 -0.31
word:relation -0.24 -0.44 word:relationship -0.05 -0.24 word:relative -0.49 -0.65 word:relay -0.05 0.76
word:releas 0.00 -0.06 word:release -0.30 0.06 word:relevance -0.11 -0.24 word:relevant -0.87 -0.60
word:reliable 0.04 -0.21 word:reload -0.06 -0.37 word:rely 0.30 0.69 word:remain -0.35 -0.11
word:remark 0.18 0.51 word:remediation -0.09 -0.06 word:remember 0.38 0.83 word:remind -0.38 -0.37
word:reminder -0.04 -0.01 word:remote -0.14 -0.63 word:remov -0.82 -0.41 word:removal -0.18 -0.17
word:remove -0.48 0.18 word:renam -0.05 -0.23 word:rename -0.44 -0.23 word:render 0.38 0.46
word:renew 0.09 0.42 word:renewal 0.22 0.53 word:rent 0.01 0.06 word:reopen -0.31 -0.51
word:repair -0.09 0.21 word:repeat -0.55 -0.26 word:replac -0.29 -0.28 word:replace -0.09 0.46
word:replacement -0.02 -0.09 word:repli 0.24 1.16 word:replica 0.22 0.48 word:reply -0.10 0.10
word:repo 0.20 0.48 word:report -0.67 0.11 word:reporter 0.36 0.63 word:repositori -0.53 -0.38
word:repository -0.11 -0.52 word:represent -0.52 -0.94 word:representation -0.14 -0.09
word:request -0.51 -0.49 word:requester -0.15 -0.15 word:requestid -0.08 -0.06 word:requir -0.83 -0.85
word:require -0.00 0.33 word:requirement -1.02 -0.88 word:rerank -0.21 -0.46 word:rerun -0.00 -0.03
word:research -0.06 -0.23 word:reserv -0.04 -0.09 word:reservation 0.17 0.90 word:reset -0.07 -0.08
word:resident 0.22 0.37 word:resiz 0.20 0.22 word:resolution -0.04 -0.11 word:resolv -0.68 -0.92
word:resolve -0.01 0.11 word:resolver -0.26 0.03 word:resourc -0.82 -0.86 word:resource -0.63 -1.13
word:respect 0.23 0.43 word:respons 0.13 -0.08 word:response -0.66 -1.22 word:responsible -0.00 -0.08
word:responsive -0.30 -0.39 word:rest -0.33 -0.37 word:restart -0.07 -0.05 word:restate -0.18 -0.68
word:restaurant -0.08 -0.23 word:restor 1.38 0.98 word:restore 0.14 0.10 word:restrict -0.51 -0.56
word:restriction 0.63 0.60 word:result -0.80 -0.02 word:resume 0.20 0.19 word:retain 0.05 -0.07
word:retention -0.00 0.07 word:retri -0.05 -0.05 word:retriev -0.45 -0.40 word:retrieval -0.05 -0.11
word:retrieve -0.51 -0.83 word:retry -0.12 0.20 word:return -1.03 -1.55 word:reus -0.09 -0.44
word:reuse -0.19 -0.27 word:reveal -0.38 -0.01 word:revenue -0.11 0.58 word:reverse 0.08 0.00
word:revert -0.33 -0.23 word:review -0.30 0.03 word:reviewer 0.68 1.01 word:revise -0.09 -0.19
word:revision -0.05 -0.15 word:revoke 0.05 0.04 word:rewrit 0.02 0.15 word:rewrite -0.04 -0.04
word:rfc -0.02 -0.22 word:rgb -0.00 -0.03 word:rich -0.09 -0.11 word:rid -0.01 -0.03 word:ride 0.54 0.49
word:right 0.21 0.58 word:ripgrep -0.13 -0.10 word:risk 0.23 0.09 word:road 0.07 0.16
word:robot -0.15 -0.29 word:rol -0.12 -0.24 word:role 0.50 0.01 word:roll 0.72 0.61
word:rollback -0.00 -0.03 word:rollup -0.02 -0.23 word:room 0.67 0.78 word:root 0.29 0.56
word:rot -0.03 0.30 word:rotat -0.20 -0.37 word:rotate -0.31 0.07 word:round 0.89 1.68
word:rout -0.06 0.54 word:route -0.05 0.21 word:router -0.00 0.35 word:row 0.13 0.43 word:rs -0.00 -0.28
word:rsa 0.36 1.26 word:ruby -0.08 -0.09 word:rul 0.52 0.95 word:rule -0.05 0.44 word:run -0.34 0.14
word:runn -0.08 0.18 word:runner 0.20 0.36 word:runtime -0.20 -0.63 word:rust -0.11 -0.08 word:s 0.22 0.32
word:safe -0.01 0.13 word:safely -0.08 -0.16 word:safer -0.01 -0.04 word:safety -0.26 0.50
word:said -0.18 0.04 word:sal 0.09 -0.29 word:salari -0.04 0.07 word:salary 0.25 0.48 word:sale 0.10 -0.07
word:salt 0.09 0.13 word:same 0.17 0.11 word:sampl -0.10 0.08 word:sample 1.32 0.89 word:san -0.06 0.76
word:sandbox -0.21 0.03 word:sav -0.72 -0.15 word:save -0.33 -0.03 word:say 0.35 0.82 word:sca 0.06 0.18
word:scaffold -0.17 -0.35 word:scal -0.01 -0.10 word:scale -0.07 -0.22 word:scan 0.58 -0.24
word:scann 0.65 0.94 word:scanner 0.33 0.12 word:scenario -0.36 -0.33 word:scene -0.07 -0.14
word:schedul 0.49 0.52 word:schedule -0.00 0.29 word:schema -0.32 -0.33 word:school 0.42 0.61
word:scop -0.35 -0.24 word:scope -0.43 -0.11 word:scor -0.42 -0.23 word:score 0.40 0.53
word:scrap -0.11 -0.09 word:scrape -0.17 -0.49 word:screen 0.12 -0.23 word:screenshot -0.33 -0.60
word:script -0.15 -0.57 word:scroll -0.19 -0.23 word:scrollback 1.00 1.06 word:sdk -0.77 -0.64
word:se 0.09 0.50 word:sea -0.01 -0.04 word:search -0.71 -0.35 word:seat -0.07 0.27 word:sec -0.14 0.06
word:second 0.35 0.60 word:secr 0.14 0.55 word:secret 0.03 0.36 word:section -0.19 -0.29
word:secure 0.06 0.42 word:security 0.16 0.67 word:see 0.07 -0.01 word:seem -0.07 -0.32
word:seen 0.44 0.72 word:segment -0.60 -0.59 word:seguro 0.30 0.59 word:seldom 0.05 0.23
word:select -0.45 -0.35 word:selection -0.54 -0.95 word:selective -0.01 -0.05 word:selector -0.08 -0.17
word:self -0.38 -0.92 word:sell 0.56 0.53 word:seller 0.75 0.82 word:semantic 0.06 0.18
word:semantically -0.09 -0.07 word:semicolon 0.44 0.28 word:send 0.33 1.05 word:sender 1.19 1.12
word:sensitive 0.19 0.14 word:sensor 0.39 0.59 word:sent -0.83 -0.06 word:sentenc -0.34 -0.43
word:sentence 0.26 0.07 word:seo -0.14 -0.10 word:separat 0.11 0.37 word:separate -0.43 -0.05
word:separately -0.02 -0.39 word:separator 0.54 -0.02 word:sequenc -0.23 -0.14 word:sequence -0.02 -0.12
word:sequential -0.03 -0.14 word:sequentially -0.00 -0.09 word:seri -0.29 -0.05 word:serv 0.13 0.31
word:server -0.54 0.23 word:servic -0.57 -0.75 word:service -0.02 -0.19 word:session 0.10 -0.18
word:set 0.14 0.27 word:sett -0.47 -0.04 word:setting -0.10 0.52 word:settl 0.03 0.26
word:setup -0.10 0.48 word:seven 0.24 0.50 word:several 0.13 -0.01 word:severe -0.03 -0.18
word:severity -0.08 -0.18 word:sftp -0.03 0.03 word:sha -0.40 -0.36 word:shadow 0.09 0.29
word:shall 0.65 0.52 word:shanghai -0.02 -0.14 word:shap -0.27 -0.31 word:shape -0.12 -0.15
word:shar 0.00 0.37 word:share 1.02 0.97 word:sheet -0.31 -0.48 word:shell 1.05 1.00 word:shift 0.47 0.18
word:ship 0.04 0.37 word:shipp -0.28 -0.34 word:shop -0.12 -0.11 word:shopp -0.03 -0.07
word:short -0.16 -0.13 word:shortcut -0.18 -0.14 word:shorten -0.04 -0.03 word:shorter 0.02 0.26
word:shortest 0.28 0.02 word:shot -0.01 -0.29 word:should 0.14 0.67 word:shouldn 0.23 0.19
word:show -0.58 -0.41 word:shown -0.53 -0.18 word:sid -0.09 -0.19 word:side 0.04 0.20
word:sidenote 0.23 0.94 word:sie 0.42 0.32 word:siempre -0.11 0.84 word:sig 0.35 0.37 word:sight 0.25 0.64
word:sign 1.00 0.59 word:signal -0.04 -0.12 word:signatur -0.02 0.04 word:signature -0.09 0.29
word:signer 0.45 0.40 word:significantly -0.43 -0.65 word:silenc -0.05 -0.10 word:silence 0.58 0.72
word:silent 0.22 0.24 word:silently -0.15 0.77 word:similar -0.23 -0.42 word:simple -0.24 0.17
word:simplifi -0.03 -0.14 word:simply -0.03 0.05 word:simulat -0.10 -0.08 word:simulator -0.28 -0.50
word:simultaneously -0.01 -0.05 word:since 0.52 0.95 word:sind 0.05 1.02 word:single -0.62 -1.13
word:sink -0.08 -0.03 word:sit 0.08 0.03 word:site 0.19 0.03 word:situation 0.20 -0.11 word:siz 0.24 0.13
word:size -0.30 -0.51 word:skill -0.27 -0.70 word:skip 0.11 0.60 word:skipp -0.50 0.37 word:sku 0.06 -0.02
word:slack 0.08 0.26 word:slash -0.02 -0.05 word:sleep -0.00 0.05 word:slip 0.30 0.63 word:slot 0.26 0.81
word:slow 1.42 1.83 word:slug -0.15 -0.47 word:sm -0.04 -0.19 word:small -0.11 -0.28
word:smaller -0.51 -0.43 word:smallest -0.01 -0.44 word:smart -0.05 -0.08 word:snapshot 0.21 0.09
word:snippet 0.98 0.40 word:snow -0.04 -0.01 word:social 0.22 0.49 word:sock 0.30 0.05 word:soft 0.01 0.24
word:software 0.64 0.51 word:sole 0.00 0.09 word:solid -0.04 -0.14 word:solo -0.02 1.11
word:solution -0.27 -0.25 word:solv 0.18 0.36 word:solve -0.01 -0.11 word:some -0.69 -0.37
word:somebody 0.15 0.45 word:someone -0.77 -0.72 word:someth 0.56 -0.15 word:somewhere 0.06 -0.06
word:son 0.03 0.18 word:soon -0.09 -0.07 word:sort -0.05 -0.59 word:sound 1.14 1.09 word:sourc 0.57 0.36
word:source -0.19 -0.48 word:south -0.05 -0.02 word:spac 0.02 0.14 word:space 0.85 0.92
word:spam 0.46 0.31 word:span -0.37 0.12 word:sparse -0.11 -0.30 word:spe 0.18 0.46 word:speak -0.03 -0.11
word:speaker 0.08 -0.14 word:spec -0.51 -0.64 word:special 0.18 0.08 word:specializ -0.28 -0.06
word:specifi -0.71 -1.18 word:specific -1.45 -1.68 word:specifically -0.08 -0.10
word:specification -0.07 -0.06 word:specify -0.36 -0.23 word:speichert -0.03 0.03 word:spell -0.29 -0.08
word:spend -0.13 -0.06 word:split -0.10 0.78 word:splitt -0.31 -0.34 word:spoken 0.50 0.46
word:sponsor 0.17 0.33 word:spr -0.01 -0.04 word:spread -0.11 -0.20 word:spreadsheet -0.19 -0.37
word:sprint 0.26 0.23 word:sql 0.27 0.55 word:square -0.04 -0.08 word:squash 0.01 0.26 word:src 0.27 0.53
word:srv 0.17 0.31 word:ssh -0.07 0.55 word:sso 0.14 0.12 word:stability -0.23 -0.20 word:stable 0.16 0.20
word:stack -0.56 -0.56 word:staff 0.68 0.63 word:stag -0.17 -0.41 word:stage -0.27 0.07
word:stale 0.26 0.61 word:stamp 0.05 -0.02 word:stand 0.83 0.51 word:standard -0.18 0.07
word:star 0.27 0.36 word:start -0.37 -0.49 word:stash -0.18 -0.18 word:stat -0.49 -0.37
word:state -0.24 -0.54 word:stateles 0.31 0.20 word:statement -0.18 0.17 word:static -0.23 -0.37
word:station 0.52 0.06 word:statistic -0.13 -0.16 word:statu -0.62 -0.87 word:status -0.08 -0.07
word:stay 0.93 0.89 word:stderr -0.01 -0.20 word:stdout -0.00 -0.03 word:steht 0.59 0.92
word:step -0.34 -0.22 word:sticker 0.02 0.45 word:still -0.63 -0.78 word:stock -0.60 -0.56
word:stone -0.01 -0.05 word:stop 0.09 0.71 word:stopp 0.32 0.22 word:stor -0.71 -0.48
word:storage -0.95 -0.92 word:store 0.31 0.22 word:stori -0.09 -0.19 word:storm 0.01 0.11
word:story -0.02 -0.46 word:str -0.56 -0.88 word:straight 0.06 0.41 word:stranger 0.17 0.12
word:strategi -0.20 -0.16 word:strategy -0.05 -0.27 word:stream 0.04 -0.08 word:street 0.72 1.08
word:strength 0.14 0.10 word:strict -0.15 -0.52 word:strictly -0.46 0.11 word:string -0.36 -0.46
word:strip -0.06 0.29 word:stripe -0.00 0.21 word:stripp 0.24 -0.08 word:strong -0.03 -0.05
word:structur -0.37 -0.36 word:structural -0.20 -0.07 word:structure -0.54 -0.41 word:stuck -0.42 -0.81
word:student 0.19 0.16 word:studio -0.21 -0.25 word:styl -0.41 -0.60 word:style -0.08 -0.21
word:sub -0.64 -0.65 word:subdirectori -0.02 -0.06 word:subdomain -0.25 -0.11 word:subject -0.27 -0.38
word:submission -0.48 -0.55 word:submit 0.09 0.12 word:submitt 0.03 0.22 word:subscrib 0.07 0.05
word:subscribe 0.30 0.43 word:subscription -0.06 0.03 word:subsequent -0.26 -0.15 word:subset -0.11 -0.06
word:substitute 0.05 0.43 word:substr -0.05 -0.05 word:subtask -0.25 -0.30 word:subtopic -0.01 -0.05
word:subtract 0.00 0.06 word:subtraction 0.02 0.45 word:succeed -0.26 -0.21 word:succes -0.09 0.02
word:successful -0.20 -0.14 word:successfully -0.56 -0.77 word:such -0.54 -0.40 word:sucht 0.25 0.25
word:sudo 0.03 0.36 word:sudoer 0.04 0.37 word:suffix -0.20 -0.06 word:suggest -0.24 -0.26
word:suggestion -0.13 -0.28 word:suit 0.00 -0.11 word:suitable -0.23 -0.14 word:sum 0.27 0.39
word:summari -0.59 -0.35 word:summaris 1.10 1.08 word:summarise 0.44 0.59 word:summariz -0.15 -0.19
word:summarize -0.50 -0.41 word:summary -0.80 -0.91 word:super -0.12 -0.03 word:supersed -0.10 -0.05
word:superuser 0.23 0.58 word:supervisor -0.04 -0.12 word:supplement 0.63 0.54 word:suppli -0.15 0.07
word:supplier -0.41 0.02 word:supply 0.20 0.66 word:support -0.61 -0.30 word:sure -0.47 -0.40
word:surfac -0.20 -0.47 word:surface -0.14 -0.15 word:surgical -0.01 -0.07 word:surprise 0.12 0.23
word:surround -0.01 -0.23 word:survey 0.06 0.16 word:suspend -0.05 0.34 word:svc 0.61 0.90
word:svg 0.35 0.44 word:swap 0.55 1.11 word:swift -0.01 -0.07 word:switch -0.06 -0.26
word:symbol -0.53 -0.36 word:symptom -0.20 -0.04 word:sync 1.00 1.22 word:synchronis -0.10 -0.07
word:syntax -0.26 -0.24 word:system 0.06 0.71 word:systemctl 0.03 0.29 word:tab -0.07 0.52
word:table -0.11 -0.09 word:tabular -0.15 -0.07 word:tag -0.37 -0.49 word:tagg 0.09 0.81
word:tail -0.04 -0.22 word:tailwind -0.12 -0.09 word:tak 0.07 0.78 word:take -0.02 0.67
word:taken -0.25 -0.04 word:talk 0.17 0.27 word:tap -0.02 0.08 word:tar 0.10 0.17 word:target -0.63 -0.44
word:task -1.08 -0.86 word:taskid -0.26 -0.17 word:tavily 0.06 0.15 word:tax -0.39 0.16
word:tcp -0.16 0.17 word:team -0.27 -0.26 word:technical -0.18 0.01 word:technology -0.48 -0.36
word:tee 0.00 0.25 word:telegram 0.13 0.09 word:telemetry 0.36 0.34 word:tell -0.15 0.54
word:temp -0.01 -0.25 word:temperatur -0.00 -0.12 word:temperature -0.13 -0.20 word:templat 0.05 -0.19
word:template -0.39 -0.56 word:temporary -0.27 -0.48 word:ten -0.12 0.07 word:tenant -0.11 -0.11
word:tend 0.21 0.44 word:term 0.24 0.36 word:terminal 0.17 0.58 word:terminat -0.55 -0.77
word:terminate 0.59 0.61 word:terraform -0.03 0.11 word:test -0.53 -0.06 word:text -0.06 0.26
word:texte 0.22 0.60 word:th 0.27 0.46 word:than 0.22 0.61 word:thank -0.03 0.30 word:that 0.78 0.93
word:the 0.54 0.77 word:their -0.03 0.55 word:them 0.20 0.99 word:theme -0.08 0.06 word:themselv 0.66 0.80
word:then 0.43 1.11 word:there -0.03 0.17 word:therefore 0.51 0.97 word:thermostat 0.29 0.58
word:these 0.22 -0.01 word:they 0.14 0.70 word:thi -0.64 -0.30 word:thing -0.11 0.53 word:think 0.03 0.27
word:third -0.08 0.16 word:those 0.78 0.43 word:though 0.39 0.96 word:thought -0.45 -0.78
word:thousand 0.32 0.40 word:thread 0.32 0.11 word:three 0.69 0.87 word:threshold 0.18 0.36
word:throttl -0.19 -0.84 word:through 0.34 0.67 word:throughput 0.03 -0.11 word:thu 0.15 0.73
word:ti -0.24 -0.53 word:ticker -0.01 -0.09 word:ticket 0.02 0.06 word:tidy 0.01 0.22 word:tier 0.17 0.15
word:tim 0.27 0.64 word:time 0.04 -0.02 word:timeframe -0.01 -0.15 word:timeline -0.25 -0.41
word:timeout -0.14 -0.28 word:timer 0.08 0.29 word:timestamp -0.26 -0.61 word:timezone -0.15 -0.27
word:tip 0.40 0.67 word:titl 0.48 0.63 word:title -0.23 -0.33 word:tl -0.19 0.19 word:tmp 0.51 1.23
word:toda 0.51 1.00 word:today -0.02 0.48 word:todo 0.20 0.61 word:together -0.63 -0.62
word:toggl -0.30 -0.35 word:token 0.20 0.34 word:told 1.11 1.28 word:toml -0.44 -0.25
word:tomorrow -0.05 -0.13 word:ton 0.18 0.96 word:tone -0.19 -0.42 word:too 0.68 1.24 word:took 0.13 0.48
word:tool 0.59 1.31 word:toolkit -0.32 -0.60 word:toon -0.08 -0.08 word:top -0.44 -0.46
word:topic -0.10 -0.35 word:topology -0.12 -0.19 word:total -0.34 -0.39 word:totp 0.25 0.38
word:touch 0.15 -0.08 word:toujour -0.01 0.76 word:tourist 0.43 0.52 word:tout 0.10 1.22
word:toward 0.26 0.35 word:town 0.66 0.50 word:trac 0.11 0.35 word:trace 0.10 -0.01 word:track -0.58 -0.08
word:trad -0.46 -0.43 word:trade 0.18 0.50 word:traffic -0.28 -0.77 word:trail -0.11 -0.07
word:train -0.41 -0.41 word:transaction -1.16 -1.21 word:transcrib 0.28 0.02 word:transcript -0.20 0.15
word:transfer 0.54 0.94 word:transferr 0.02 0.87 word:transit -0.25 -0.09 word:transition 0.03 0.30
word:translat -0.09 -0.08 word:translate -0.30 -0.34 word:translation 0.13 0.28 word:transport -0.15 -0.53
word:trash -0.37 -0.34 word:travel -0.14 -0.02 word:traveller 0.33 0.54 word:traversal -0.17 -0.40
word:traverse -0.14 -0.07 word:treat -0.68 -0.77 word:tree 0.31 -0.15 word:trend -0.16 -0.22
word:tri -0.58 -0.83 word:triage 0.01 0.60 word:trial 0.10 0.18 word:trigger 0.00 -0.52
word:trim 0.69 0.68 word:trimm -0.16 -0.20 word:trip 0.59 0.48 word:trivia 0.19 0.13
word:trouble -0.08 0.00 word:true 0.27 0.35 word:truncat -0.31 -0.58 word:truncate -0.17 0.01
word:trust 0.17 0.88 word:try -0.02 -0.10 word:ttl 0.14 0.91 word:tun -0.02 -0.04 word:turn -0.05 0.33
word:twice -0.18 0.40 word:two 0.11 -0.06 word:txt -0.45 -0.32 word:typ -0.09 -0.04 word:type -0.40 -1.01
word:typescript -0.05 -0.04 word:typical -0.49 -0.56 word:typically -0.51 -0.42 word:typo 0.04 0.04
word:ubergeben -0.00 0.09 word:uid -0.40 -0.63 word:una 0.15 -0.05 word:unask 0.38 0.82
word:unassign -0.06 -0.09 word:unavailable -0.08 -0.11 word:uncertainty -0.12 -0.06
word:unchang -0.21 -0.09 word:unclear -0.59 -0.59 word:uncomplet -0.03 -0.11 word:und 0.44 1.84
word:under 0.48 1.18 word:underly -0.29 -0.26 word:undone -0.11 -0.14 word:une -0.05 0.28
word:unexpect -0.17 -0.06 word:unfilter -0.08 -0.18 word:unicode -0.57 -0.68 word:unifi -0.11 -0.20
word:uninstall 0.25 0.28 word:union -0.04 0.12 word:unique -0.21 -0.54 word:unit -0.27 0.24
word:universal -0.02 -0.04 word:unix -0.03 -0.49 word:unknown -0.08 0.31 word:unles -0.10 -0.21
word:unlike -0.07 -0.33 word:unlimit 0.64 0.52 word:unlink -0.18 -0.32 word:unlock 0.05 0.28
word:unmask 0.10 -0.05 word:unmodifi -0.29 -0.18 word:unread 0.59 1.00 word:unrelat -0.02 -0.06
word:unreliable 0.67 0.24 word:unresolv -0.02 -0.06 word:unsafe 0.20 0.12 word:unset -0.44 -0.00
word:unsign 0.32 0.51 word:unsubscrib -0.57 -0.73 word:unsupport -0.04 -0.01 word:unsure -0.41 -0.36
word:until -0.54 -0.79 word:untouch 0.13 0.25 word:untrust -0.04 -0.10 word:unus -0.12 -0.25
word:upcom -0.03 -0.06 word:updat -0.30 -0.75 word:update -0.55 -0.21 word:updatedat -0.03 -0.11
word:upgrad -0.11 -0.13 word:upgrade 0.04 0.33 word:upload -0.73 -0.06 word:upon 0.07 0.62
word:upper 0.68 0.82 word:uppercase -0.05 -0.03 word:upsert -0.07 -0.04 word:upset 0.96 0.98
word:upstream -0.07 -0.09 word:uptime 0.07 0.26 word:urgency -0.07 0.02 word:uri 0.68 0.34
word:url -1.07 -1.27 word:urllib 0.32 0.45 word:urlopen 0.32 0.45 word:us -0.96 -0.73
word:usage -0.77 -0.63 word:usd 0.21 0.28 word:use -0.85 -0.97 word:useful -0.51 -0.24
word:user -0.14 0.58 word:username -0.54 -0.84 word:usr -0.02 0.20 word:usual 0.90 1.16
word:usually -0.23 -0.28 word:usuario -0.53 0.92 word:utc -0.20 -0.21 word:util 0.76 0.35
word:utilisateur -0.17 0.70 word:utility -0.14 -0.06 word:uuid -0.20 -0.58 word:vague -0.02 -0.06
word:valid -0.66 -0.82 word:validat -0.37 -0.30 word:validate -0.51 -0.44 word:validation 0.58 0.18
word:validator 0.26 0.30 word:valor 0.53 1.21 word:valu -0.58 -0.29 word:value -0.17 -0.58
word:var -0.22 -0.07 word:vari -0.00 0.03 word:variabl -0.68 -0.53 word:variable -1.00 -1.05
word:variant -0.03 -0.18 word:variation -0.17 -0.13 word:variou -0.04 0.01 word:vat 0.11 0.07
word:vault -0.10 -0.07 word:vector -0.04 -0.28 word:velocity 0.20 0.25 word:vendor 0.88 1.42
word:verbatim 1.02 0.92 word:verbose -0.02 -0.07 word:verbosity -0.19 -0.01 word:vercel -0.09 -0.14
word:verifi -0.27 0.34 word:verification 0.44 0.65 word:verify -0.26 0.40 word:version -0.55 -0.72
word:vertical -0.05 -0.09 word:very -0.06 -0.14 word:via -0.19 -0.17 word:video -0.35 -0.72
word:view -0.47 -0.47 word:viewer -0.04 -0.10 word:viewport -0.20 -0.22 word:violation -0.09 -0.01
word:virtual 0.09 0.05 word:visibility -0.25 -0.29 word:visible -0.55 -0.65 word:visit 0.75 0.76
word:visual -0.04 -0.06 word:visualize -0.05 -0.04 word:visually -0.05 -0.04 word:vitest -0.08 -0.08
word:voic 0.72 1.23 word:voice 0.37 0.50 word:void 0.18 0.15 word:volum 0.05 0.10 word:volume -0.04 -0.22
word:vor -0.19 -0.38 word:vpn 0.70 0.76 word:vulnerabiliti -0.06 -0.24 word:vulnerability -0.10 -0.16
word:wa 0.54 0.69 word:wait -0.74 -1.17 word:walk -0.03 0.12 word:wall 0.20 -0.03 word:wallet 0.53 1.37
word:want 0.42 0.72 word:warehouse 0.09 -0.01 word:warm 0.59 0.98 word:warn -0.27 -0.35
word:warning 0.07 0.28 word:watch -0.10 0.41 word:water -0.16 -0.17 word:way 0.01 0.15
word:wcag -0.06 -0.34 word:weak -0.04 -0.06 word:weather 0.31 0.16 word:web -0.68 -0.55
word:webhook -0.24 -0.28 word:webp -0.04 -0.01 word:webpage -0.40 -0.41 word:websit 0.02 0.15
word:website -0.44 -0.83 word:week 0.30 0.24 word:weekday 0.83 0.87 word:weekly 0.05 0.33
word:weight 0.62 0.71 word:welcome 0.01 0.05 word:well 0.37 0.80 word:went 0.46 0.51
word:werden -0.30 0.59 word:were 0.37 0.68 word:werkzeug -0.13 0.13 word:west -0.08 -0.30
word:wetter -0.04 -0.02 word:wget 0.01 0.85 word:what 0.36 0.51 word:whatever 0.82 1.44
word:whatsapp 0.02 0.38 word:when -0.47 0.97 word:whenever 0.90 1.58 word:where 0.70 0.69
word:whether 0.29 -0.85 word:which 0.02 0.24 word:whichever 0.09 1.04 word:while 0.29 1.04
word:white 0.90 0.94 word:whitelist 0.28 0.41 word:whitespace -0.01 -0.15 word:who 0.32 0.58
word:whoever 0.11 0.96 word:whole 0.27 0.44 word:whose 0.40 0.19 word:why -0.69 -0.72
word:wichtig -0.26 -0.44 word:wide 0.18 0.34 word:widen 0.07 0.13 word:widget -0.16 -0.09
word:width -0.54 -0.61 word:wiki -0.14 -0.05 word:wildcard 0.03 -0.26 word:will -1.38 -0.97
word:win -0.28 0.25 word:wind -0.19 -0.41 word:window -0.93 -0.77 word:windsurf -0.05 -0.09
word:winn -0.14 -0.11 word:wip -0.07 -0.07 word:wird -0.08 -0.21 word:wish 0.35 0.38 word:with 0.45 0.77
word:withheld 0.05 0.14 word:within -0.74 -0.67 word:without 0.56 0.75 word:women 0.27 0.24
word:won 0.23 0.12 word:word 0.62 0.76 word:work -0.40 -0.07 word:workbook -0.03 -0.01
word:workflow -0.65 -0.54 word:workload -0.06 -0.03 word:worklog -0.11 -0.13 word:workout -0.05 -0.04
word:workspac -0.20 -0.51 word:workspace -0.08 -0.29 word:workspaceid -0.10 -0.09 word:world -0.30 -0.32
word:worldwide -0.05 -0.05 word:worri 0.32 0.48 word:would 1.21 1.37 word:wrap -0.06 -0.07
word:wrapper -0.04 -0.03 word:writ 0.84 0.93 word:write 0.24 0.56 word:writer -0.60 -0.94
word:written 0.12 0.19 word:wrong 0.75 0.84 word:wrote 0.43 0.70 word:www -0.42 -0.38
word:xlsx -0.05 -0.03 word:xml -0.22 -0.17 word:xyz -0.06 0.05 word:y 0.30 0.42 word:yaml 0.25 0.05
word:year 0.68 0.88 word:yesterday -0.03 -0.07 word:yet 0.40 -0.00 word:yield -0.04 -0.02
word:yml 0.05 0.85 word:york -0.22 -0.22 word:you 0.14 0.75 word:your 0.06 0.23 word:yourself 0.36 0.79
word:youtube -0.07 -0.09 word:yyyy -0.06 -0.23 word:zero -0.09 0.08 word:zip -0.17 -0.17
word:zon -0.15 -0.27 word:zone -0.03 -0.05 word:zoom -0.05 -0.17 word:zuerst -0.66 -0.51
word:для 0.07 0.64 word:если 1.26 1.89 word:инструм 0.23 0.89 word:отправл 0.15 0.62
word:парамет 0.60 1.28 word:перевод 0.34 1.03 word:перед 0.00 0.51 word:пользов 1.19 2.07
word:при 0.60 1.39 word:содержи 0.18 1.02 word:сообщай 0.87 1.75 word:это 1.10 1.44 word:этом 0.58 2.13
word:いこ 0.88 1.18 word:いで -0.73 -0.77 word:から -0.22 -0.37 word:くだ 0.51 0.74 word:こと 0.83 1.30
word:この 0.05 0.67 word:さい 0.51 0.74 word:した -0.02 -0.13 word:して 0.51 0.99 word:しな 0.23 0.27
word:しま -0.50 -0.40 word:する 0.03 -0.12 word:ださ 0.51 0.74 word:てく 0.13 0.52 word:でく 0.50 0.31
word:ない 0.25 0.43 word:にし 0.23 0.24 word:には 0.55 0.41 word:のツ 0.05 0.27 word:は利 0.36 0.59
word:ます -0.44 -0.38 word:み取 0.05 0.27 word:らせ 0.07 0.33 word:を使 0.05 0.27 word:を取 -0.16 -0.22
word:を必 0.19 0.10 word:を検 -0.07 -0.06 word:を読 0.05 0.27 word:を送 0.02 0.04 word:ット 0.17 0.03
word:ルを -0.31 -0.11 word:一个 -0.15 -0.24 word:一律 0.39 0.48 word:一次 0.39 0.33 word:一步 -0.07 -0.06
word:一致 0.15 0.35 word:上传 -0.62 -0.68 word:下一 -0.30 -0.12 word:下的 0.01 0.04 word:不会 0.31 0.15
word:不可 -0.04 -0.12 word:不在 -0.17 -0.12 word:不必 1.00 1.01 word:不要 -0.90 -0.57 word:不超 -0.06 -0.03
word:不返 -0.05 -0.02 word:中的 0.38 0.71 word:为了 0.89 1.36 word:主机 -0.14 0.17 word:之前 0.17 0.75
word:他工 0.27 0.72 word:代表 -0.33 -0.45 word:令牌 -0.72 -0.46 word:以及 0.63 0.66 word:件不 -0.14 -0.13
word:件的 0.14 0.26 word:任何 -0.17 0.01 word:优先 -0.05 0.37 word:会自 -0.12 0.01 word:会被 -0.35 -0.16
word:传入 -0.26 -0.00 word:位为 -0.04 0.70 word:作不 -0.02 -0.08 word:作为 0.09 0.46 word:使用 -0.34 -0.43
word:例如 -0.05 -0.39 word:保存 -0.03 -0.17 word:保留 0.15 0.16 word:信し -0.00 0.14 word:信息 0.22 0.26
word:修改 -0.04 -0.15 word:先使 -0.01 0.31 word:先用 -0.33 -0.38 word:先读 0.06 0.16 word:先调 -0.35 -0.28
word:全文 0.11 -0.21 word:全部 -0.02 -0.07 word:关键 -0.14 -0.34 word:其中 0.39 0.50 word:其他 0.73 1.07
word:具不 -0.03 0.29 word:具之 0.07 0.19 word:内容 -0.03 -0.14 word:写入 0.04 0.08 word:出现 -0.15 0.13
word:列出 0.47 0.34 word:列表 -0.43 -0.40 word:创建 -0.31 -0.14 word:删除 -0.27 -0.28 word:利用 0.04 -0.03
word:到的 0.61 0.71 word:前に -0.31 -0.29 word:前的 0.10 0.65 word:前请 -0.18 -0.00 word:务器 -0.33 0.26
word:务必 -0.24 -0.14 word:匹配 -0.01 -0.14 word:单位 -0.05 0.60 word:单元 -0.07 -0.07 word:单号 -0.55 -0.52
word:即可 0.27 0.52 word:历史 -0.12 -0.08 word:原因 0.03 0.45 word:原文 0.02 0.18 word:参数 -0.24 -0.08
word:发送 -0.04 0.43 word:取り 0.05 0.27 word:取得 -0.23 -0.30 word:取用 -0.03 0.05 word:变量 0.07 0.39
word:可以 -0.05 -0.07 word:可恢 -0.06 -0.11 word:同意 -0.24 -0.34 word:名时 -0.19 -0.17 word:名称 -0.36 -0.63
word:后续 0.75 0.83 word:向用 0.16 0.63 word:告诉 -0.19 0.39 word:命令 -0.04 0.26 word:唯一 -0.01 -0.18
word:商品 1.40 1.43 word:回结 -0.11 -0.22 word:团队 -0.20 -0.25 word:在本 -0.05 -0.11 word:在的 -0.12 -0.21
word:地址 -0.04 -0.16 word:坐标 -0.24 -0.39 word:城市 -0.07 -0.10 word:場合 -0.29 -0.37 word:填入 0.29 0.89
word:填写 0.15 0.12 word:境变 0.08 0.40 word:如果 0.07 0.09 word:始终 0.13 0.80 word:姓名 0.70 0.47
word:字段 0.44 0.41 word:存在 -0.35 -0.36 word:安全 0.26 0.41 word:完成 -0.10 -0.22 word:完整 -0.36 0.23
word:定し -0.49 -0.51 word:容放 0.04 0.13 word:密码 -0.17 0.20 word:密钥 0.22 0.53 word:对话 -0.19 0.96
word:展示 1.03 1.10 word:属于 0.21 0.42 word:工具 -0.03 0.71 word:已知 -0.05 -0.06 word:并把 0.04 0.13
word:并给 0.00 -0.04 word:并返 0.06 0.07 word:建议 -0.11 -0.20 word:开放 -0.05 -0.04 word:式为 -0.01 -0.13
word:当前 -0.27 -0.36 word:录下 0.04 0.01 word:影响 -0.16 -0.31 word:得し -0.20 -0.19 word:得用 -0.22 -0.29
word:必ず -0.12 -0.28 word:必填 0.04 0.06 word:必須 -0.00 -0.05 word:必须 -0.49 0.17 word:忽略 0.19 0.59
word:恢复 -0.07 -0.13 word:情况 -0.05 -0.05 word:情報 -0.07 -0.06 word:或超 -0.10 -0.03 word:户同 -0.18 -0.24
word:户确 -0.11 -0.39 word:所有 -0.05 0.27 word:手机 0.80 0.69 word:执行 -0.19 0.26 word:把收 -0.23 -0.29
word:拒绝 -0.18 -0.12 word:指令 0.14 0.47 word:指南 -0.12 -0.15 word:指定 -0.67 -0.74 word:指示 -0.41 0.74
word:换为 -0.05 0.22 word:排序 -0.04 -0.29 word:描述 -0.07 -0.17 word:提供 -0.61 -0.55 word:提示 0.04 0.65
word:提醒 -0.28 -0.22 word:搜索 -0.13 -0.12 word:摘要 0.04 -0.39 word:操作 -0.35 -0.76 word:支持 -0.41 -0.22
word:收款 0.55 0.73 word:改为 0.36 0.44 word:放入 0.03 0.21 word:放进 0.02 0.31 word:数に 0.55 0.79
word:数传 0.09 0.53 word:数据 -0.61 -0.66 word:文を 0.00 -0.27 word:文件 0.55 0.61 word:文字 -0.02 -0.11
word:文档 -0.32 0.07 word:方式 -0.55 -0.24 word:方案 -0.05 -0.08 word:方法 -0.48 -0.53 word:无法 -0.49 -0.15
word:无需 -0.00 0.24 word:日期 -0.01 -0.03 word:时自 0.19 0.46 word:时请 -0.30 -0.21 word:时间 -0.17 -0.29
word:是否 -0.08 -0.23 word:显示 0.25 0.38 word:更新 0.07 0.13 word:最大 -0.14 -0.11 word:有效 -0.01 0.10
word:服务 -0.55 -0.23 word:本工 -0.19 -0.16 word:本文 -0.39 -0.68 word:本机 0.15 0.44 word:机号 0.80 0.69
word:果中 -0.04 0.07 word:查看 -0.50 -0.17 word:查询 -0.61 0.04 word:标题 0.11 -0.02 word:核对 0.42 0.44
word:根据 -0.25 -0.19 word:格式 -0.11 -0.29 word:检索 0.02 -0.05 word:検索 1.13 1.00 word:此工 -0.07 0.44
word:没有 -0.19 -0.25 word:流程 -0.01 -0.08 word:测试 -0.16 -0.40 word:特殊 0.05 0.00 word:环境 -0.80 -0.42
word:生成 0.14 0.36 word:用一 0.13 0.14 word:用于 -0.11 -0.16 word:用任 0.02 0.35 word:用前 -0.45 -0.48
word:用户 0.56 1.47 word:用本 -0.04 0.15 word:用此 0.03 0.50 word:用的 -0.50 -0.21 word:用者 0.04 -0.03
word:画面 0.22 0.22 word:留空 -0.24 -0.10 word:登录 -0.25 0.10 word:的公 0.88 0.66 word:的命 0.09 0.53
word:的唯 -0.01 -0.05 word:的密 0.06 0.42 word:的工 0.00 0.32 word:的开 -0.05 -0.04 word:的所 -0.00 0.21
word:的文 -0.05 0.44 word:的有 -0.01 -0.08 word:的路 -0.03 -0.07 word:的通 -0.02 -0.08 word:目录 0.33 0.34
word:直接 0.43 0.37 word:相关 -0.09 -0.09 word:知ら 0.07 0.33 word:确认 -0.17 0.03 word:確認 -0.31 0.17
word:示し 0.35 0.58 word:示例 -0.64 -0.45 word:空则 -0.05 -0.06 word:端口 -0.04 -0.13 word:第一 0.05 0.42
word:管理 -0.77 -0.96 word:系统 0.08 0.50 word:索し 0.13 0.08 word:結果 0.01 -0.04 word:结构 -0.19 -0.24
word:结果 -0.24 0.09 word:给出 0.56 0.49 word:给用 -0.52 -0.52 word:编码 -0.05 -0.26 word:缺失 -0.01 -0.14
word:者に -0.51 -0.22 word:而不 0.59 0.80 word:自动 -0.26 0.13 word:范围 -0.21 -0.24 word:获取 -0.26 -0.03
word:行任 -0.00 -0.03 word:行前 -0.04 -0.19 word:行的 0.13 0.31 word:表示 0.20 0.37 word:要向 0.21 0.70
word:要告 0.04 0.22 word:要提 -0.04 -0.03 word:要求 0.61 0.86 word:要用 -0.09 -0.21 word:规划 -0.18 -0.12
word:認し -0.42 -0.79 word:説明 0.50 0.46 word:読み 0.05 0.27 word:订单 -0.11 0.09 word:设置 -0.45 -0.15
word:访问 -0.44 -0.94 word:识别 -0.08 0.17 word:诉用 -0.19 0.39 word:询问 -0.17 -0.26 word:说明 -0.04 0.40
word:请不 -0.62 -0.18 word:请先 -0.42 0.31 word:请勿 -0.30 -0.53 word:请把 0.39 0.29 word:读取 -0.02 0.23
word:调用 0.33 0.45 word:账户 0.99 1.70 word:超过 0.20 0.48 word:路径 -0.11 -0.39 word:路线 -0.13 -0.04
word:身份 0.07 0.17 word:输入 -0.14 -0.25 word:返回 -0.14 -0.38 word:送信 -0.01 -0.04 word:送到 0.04 0.68
word:选择 -0.17 -0.09 word:通知 -0.19 -0.08 word:通过 -0.20 0.17 word:避免 0.16 0.31 word:部分 -0.03 -0.12
word:醒用 -0.28 -0.22 word:里的 0.61 0.57 word:重新 0.32 0.34 word:重要 -0.03 0.03 word:金额 1.00 1.30
word:链接 0.26 0.28 word:键词 -0.13 -0.34 word:问用 -0.17 -0.26 word:问题 -0.18 0.20 word:限制 0.08 0.23
word:除外 0.20 0.12 word:需要 -0.77 -0.59 word:面で 0.22 0.22 word:须先 0.04 0.52 word:须是 -0.07 -0.19
word:验证 -0.02 -0.06 word:默认 -0.03 -0.26 word:도구 0.56 0.66 word:사용 1.36 1.93 word:용자 1.12 1.84
you -0.04 0.09
`;
