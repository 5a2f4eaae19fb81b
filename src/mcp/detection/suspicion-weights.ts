/** Written by test/eval/fit-suspicion.ts from the tuning part: each term and its weight. Failure: none; data. */
export const TOOL_BIAS = 6.395;
/** In the order of featuresOf (tool-reading.ts). */
export const TOOL_WEIGHTS: readonly number[] = [
  0.414, -0.061, 0.506, -3.147, 0.28, 0.045, -0.251, 0.185, -0.389,
];
export const BIAS = -3.14;
export const WEIGHTS = `
agent 0.86 agent+act 0.53 agent+description -0.33 assign 0.46 attaches 0.10 authority 0.40
before:agent -0.55 before:assign -0.91 before:conceal -0.35 before:demand -0.39 before:every -0.67
before:hostName -0.52 before:idea:dontTell -0.63 before:idea:must -0.86 before:idea:namedTool 0.89
before:idea:otherWork -0.95 before:idea:secretFile -0.24 before:idea:secretWord -0.22
before:idea:send -0.87 before:idea:tamper -0.14 before:is:otherTool -0.42 before:is:siblingTool -0.69
before:path -0.53 before:url -0.03 beginsWithActor 0.78 beginsWithCondition 0.38 beginsWithLabel -0.05
beginsWithOrder -0.40 callForm -0.03 category:approval_bypass 0.65 category:argument_tampering 0.50
category:exfiltration 0.04 category:hidden_instructions 0.63 category:hidden_text 0.05
category:preference_manipulation 0.38 category:secrecy 0.18 category:shell_injection 0.17
category:tool_shadowing 0.16 codeInBackticks -0.39 commandFlag 0.58 conceal 0.34 conceal+act 0.44
dash -0.64 demand -0.30 demand+every 0.28 demand+hard 0.83 demand+private -0.18 demand+reason 0.07
dotFile -0.36 even 1.24 every 0.05 every+act 0.10 fileName -0.12 firstSentence -0.42 gives 0.11
grants -0.64 handle -0.14 hardObject 0.21 hostName 0.19 idea:account 0.36 idea:agentAddressed 0.30
idea:allSecrets 0.22 idea:anyTool -0.06 idea:asset -0.34 idea:authority 0.05 idea:boast 0.07
idea:change -0.18 idea:code -0.05 idea:comment 0.05 idea:configFile -0.39 idea:consented 1.10
idea:conversation 0.30 idea:covert 0.64 idea:destroy -0.38 idea:disarm 0.39 idea:disparage 0.42
idea:dontShow -0.07 idea:dontTell 0.55 idea:elevate 0.22 idea:elsewhere 0.96 idea:example -1.55
idea:excuse 1.11 idea:fakeVoice 0.49 idea:field -0.21 idea:fixedValue 0.22 idea:grant -0.26 idea:hand 0.22
idea:host 0.13 idea:mailAddress 1.04 idea:misreport 0.20 idea:model -0.29 idea:moment 0.12 idea:money 0.20
idea:must 0.13 idea:namedTool 1.12 idea:noApproval 0.63 idea:otherWork -0.42 idea:override 0.51
idea:path 0.78 idea:payload -0.16 idea:persist -0.24 idea:prefer 0.25 idea:privateData 0.62
idea:protect -0.94 idea:quantity 0.70 idea:read -0.10 idea:regardless 0.16 idea:remote 0.32
idea:reply -0.60 idea:returns -1.18 idea:secretFile 0.07 idea:secretStore 0.53 idea:secretWord 0.08
idea:send -0.14 idea:shell 0.53 idea:sideField 0.65 idea:standing 0.21 idea:systemPrompt 0.80
idea:tamper 0.04 idea:thisDoing 0.16 idea:threat 0.46 idea:toThisTool 0.36 idea:toUrl 0.60
idea:unsafeSwitch -0.04 idea:use -0.28 idea:use_self -0.76 idea:user 0.39 idea:waits -0.88
idea:weaken 0.48 idea:wipe -0.52 idea:wipeAll 0.69 inBackticks 0.20 inDescription -0.11 inValueText -0.36
instead -0.28 instead+object -0.11 ip 0.82 is:forAll -0.30 is:inMargin 0.08 is:inParameter -2.14
is:inValue -0.36 is:onCondition 1.30 is:opens 0.71 is:otherTool 0.47 is:ownParameter -0.10
is:siblingTool -0.74 is:thisTool 0.91 lastSentence 1.46 long 0.86 mail 0.94 manyOtherWords 1.29 money 0.37
nearlyOffSubject -0.27 neg -0.21 not+say -0.31 off+act 0.37 off+grant 0.17 off+hard 0.28 off+order 0.61
off+parameter 0.28 off+people 0.43 off+private 0.52 off+reason 0.12 off+undo 0.18 offSubject 0.29
oneObject 0.18 other+demand 0.12 other+effect 0.41 other+hard 0.35 other+object 0.22 own 0.58
pair:'desc'_to -0.03 pair:'full'_for -0.18 pair:abab_fa -0.19 pair:about_file -0.23 pair:about_it 0.53
pair:about_to 0.41 pair:about_what -0.44 pair:above_all -0.12 pair:above_the 0.04 pair:absolute_path -0.05
pair:absolute_paths 0.19 pair:accept_the 0.03 pair:accepted_and -0.17 pair:accepted_values -0.08
pair:access_and -0.11 pair:access_key 0.60 pair:access_the -0.07 pair:access_to -0.66
pair:access_token 0.07 pair:according_to -0.38 pair:account_and 0.25 pair:account_as -0.04
pair:account_for 0.17 pair:account_id -0.14 pair:account_is -0.35 pair:account_numbers -0.12
pair:account_or -0.19 pair:account_owner -0.12 pair:account_with 0.34 pair:across_all -0.17
pair:act_on 0.12 pair:action_to -0.12 pair:activity_and 0.09 pair:add_and 0.47 pair:add_comment -0.05
pair:add_it 0.61 pair:add_new -0.09 pair:add_note -0.04 pair:add_reaction -0.03 pair:add_the 0.50
pair:add_them 0.31 pair:add_to 0.57 pair:add_user 0.06 pair:added_automatically -0.17 pair:added_in -0.20
pair:added_to -0.12 pair:adding_the -0.44 pair:address_book 0.91 pair:address_in 0.65 pair:address_is 0.07
pair:address_must -0.31 pair:address_of -0.15 pair:address_the 0.36 pair:address_to -0.21
pair:address_with -0.14 pair:addressed_to 0.15 pair:adds_an -0.14 pair:adds_the 0.16 pair:adds_two 0.20
pair:adjust_the -0.05 pair:adjust_total -0.09 pair:advises_on 0.60 pair:after_all -0.17
pair:after_an -0.05 pair:after_creating -0.04 pair:after_days -0.40 pair:after_each 0.27
pair:after_editing -0.05 pair:after_every -0.15 pair:after_it -0.15 pair:after_seconds -0.18
pair:after_the -0.29 pair:after_this 0.10 pair:again_with 0.30 pair:against_the -0.14 pair:age_of -0.21
pair:agent_id -0.10 pair:agent_only 0.44 pair:agent_skills -0.03 pair:agent_to -0.26 pair:agents_are 0.19
pair:ahead_of 0.37 pair:ai_agents -0.78 pair:ai_generated -0.08 pair:ai_on 0.03 pair:ai_to -0.07
pair:air_quality -0.03 pair:alerts_are -0.08 pair:alerts_for -0.03 pair:all_available 0.08
pair:all_branches -0.07 pair:all_categories -0.05 pair:all_contacts -0.09 pair:all_environment 0.25
pair:all_existing 0.05 pair:all_fields -0.04 pair:all_files 0.06 pair:all_four -0.12
pair:all_messages -0.03 pair:all_metadata -0.06 pair:all_metrics -0.04 pair:all_namespaces 0.27
pair:all_other -0.04 pair:all_pages 0.05 pair:all_payments 0.26 pair:all_previous 0.10
pair:all_projects -0.11 pair:all_requests -0.11 pair:all_resources -0.09 pair:all_running 0.09
pair:all_secrets -0.07 pair:all_tags -0.05 pair:all_tasks -0.24 pair:all_the 0.34 pair:all_time -0.05
pair:all_to 0.04 pair:allow_deleting -0.20 pair:allow_list 0.10 pair:allowed_directories -0.04
pair:allows_you -0.10 pair:along_the -0.24 pair:along_with 0.55 pair:already_exist -0.15
pair:already_exists 0.61 pair:also_be -0.21 pair:also_delete 0.09 pair:also_deletes -0.05
pair:also_if 0.12 pair:also_useful -0.14 pair:also_when 0.31 pair:always_be 0.11 pair:always_call -0.21
pair:always_cite -0.29 pair:always_confirm -0.23 pair:always_include 0.53 pair:always_prefer -0.16
pair:always_required 0.14 pair:always_use -0.45 pair:among_the 0.37 pair:amount_and -0.46
pair:amount_in -0.03 pair:amount_is -0.20 pair:amount_to 0.11 pair:an_access 0.15 pair:an_action -0.15
pair:an_address 0.53 pair:an_admin -0.34 pair:an_administrator 0.12 pair:an_agent -0.17 pair:an_ai -0.53
pair:an_alert -0.13 pair:an_api -0.03 pair:an_app -0.27 pair:an_application -0.21 pair:an_approval -0.04
pair:an_array -0.26 pair:an_assistant 0.08 pair:an_attachment -0.05 pair:an_effect -0.07
pair:an_element -0.37 pair:an_email -0.18 pair:an_emoji -0.06 pair:an_empty -0.04 pair:an_entire -0.12
pair:an_entry -0.43 pair:an_error -0.05 pair:an_event 0.04 pair:an_exact 0.09 pair:an_example -0.22
pair:an_existing -0.80 pair:an_explicit -0.31 pair:an_html 0.30 pair:an_http -0.03 pair:an_https 0.07
pair:an_icon 1.05 pair:an_id -0.04 pair:an_image 0.04 pair:an_incomplete -0.07 pair:an_index -0.07
pair:an_input -0.04 pair:an_instruction 0.14 pair:an_invoice -0.13 pair:an_ip 0.04 pair:an_issue 0.15
pair:an_item 0.11 pair:an_mail -0.52 pair:an_mcp -0.43 pair:an_object -0.25 pair:an_official 0.27
pair:an_open -0.19 pair:an_operator 0.25 pair:an_option -0.11 pair:an_optional -0.10 pair:an_order 0.10
pair:analysis_and -0.04 pair:analyze_the -0.06 pair:and_action 0.41 pair:and_actions 0.78
pair:and_activities 0.09 pair:and_add 0.53 pair:and_addresses -0.23 pair:and_after -0.19
pair:and_agent 0.03 pair:and_ai -0.84 pair:and_all -0.23 pair:and_an -0.09 pair:and_any 0.15
pair:and_as 0.50 pair:and_ask -0.11 pair:and_attach 0.32 pair:and_auth -0.46 pair:and_bank 1.05
pair:and_body 0.23 pair:and_build -0.10 pair:and_call 0.47 pair:and_can -0.47 pair:and_can't -0.13
pair:and_cannot -0.09 pair:and_carry 0.55 pair:and_check -0.11 pair:and_code 0.08 pair:and_commit 0.19
pair:and_content -0.12 pair:and_context -0.26 pair:and_correcting -0.08 pair:and_custom -0.38
pair:and_database -0.08 pair:and_date 0.04 pair:and_dates -0.32 pair:and_debug -0.05 pair:and_delete 0.22
pair:and_descriptions -0.26 pair:and_destination 0.15 pair:and_directories -0.30 pair:and_disable 0.37
pair:and_display -0.10 pair:and_do 0.41 pair:and_does -0.19 pair:and_don't -0.13 pair:and_drop -0.05
pair:and_enter -0.05 pair:and_env -0.31 pair:and_environment -0.08 pair:and_error -0.57
pair:and_every 0.07 pair:and_execute 0.15 pair:and_expected -0.38 pair:and_explore -0.08
pair:and_extract -0.06 pair:and_file 0.13 pair:and_files -0.05 pair:and_filters -0.11 pair:and_final -0.04
pair:and_follow -0.10 pair:and_for -0.19 pair:and_generate -0.14 pair:and_git 0.07 pair:and_give 0.61
pair:and_gives 0.84 pair:and_go 0.13 pair:and_hand 0.41 pair:and_has -0.14 pair:and_have -0.05
pair:and_health 0.20 pair:and_home 0.16 pair:and_how -0.22 pair:and_if 0.81 pair:and_ignore 0.16
pair:and_in 0.34 pair:and_include 0.54 pair:and_index -0.05 pair:and_is 0.38 pair:and_isn't -0.46
pair:and_it -0.35 pair:and_its -0.58 pair:and_keep 0.32 pair:and_key 0.36 pair:and_leave 0.69
pair:and_leaves -0.12 pair:and_let -0.41 pair:and_limit -0.03 pair:and_lists -0.29 pair:and_local -0.08
pair:and_look 0.06 pair:and_lower -0.38 pair:and_mail -0.35 pair:and_make -0.41 pair:and_may 0.14
pair:and_memory -0.05 pair:and_minimal -0.08 pair:and_more -0.50 pair:and_move 0.11 pair:and_must 0.07
pair:and_name 0.11 pair:and_names -0.30 pair:and_need -0.05 pair:and_needs 0.91 pair:and_never -0.14
pair:and_new 0.03 pair:and_no 0.43 pair:and_not 0.21 pair:and_on 0.56 pair:and_one -0.32
pair:and_only 0.03 pair:and_openai -0.13 pair:and_optionally -0.10 pair:and_or -0.25 pair:and_other -0.14
pair:and_others -0.07 pair:and_pagination -0.08 pair:and_pass 0.60 pair:and_password 0.42
pair:and_passwords -0.20 pair:and_paste 0.19 pair:and_per -0.22 pair:and_permissions -0.32
pair:and_places 0.32 pair:and_present 0.48 pair:and_print -0.11 pair:and_prints 0.13 pair:and_prompt -0.20
pair:and_put 0.27 pair:and_rate 0.35 pair:and_read -0.11 pair:and_reason -0.04 pair:and_recommend 0.14
pair:and_recommendations -0.06 pair:and_rejects -0.28 pair:and_related -0.03 pair:and_release -0.15
pair:and_remove -0.16 pair:and_replace -0.16 pair:and_report 0.09 pair:and_reports -0.32
pair:and_results -0.58 pair:and_retry -0.38 pair:and_return -0.04 pair:and_run -0.09 pair:and_save -0.09
pair:and_say 0.38 pair:and_score 0.05 pair:and_secret 0.21 pair:and_send 0.08 pair:and_services -0.07
pair:and_set 0.54 pair:and_shall 0.32 pair:and_should -0.06 pair:and_show -0.53 pair:and_shows -0.22
pair:and_sign 0.35 pair:and_skip 0.25 pair:and_so 0.06 pair:and_stay -0.39 pair:and_stop -0.17
pair:and_store 0.32 pair:and_style -0.07 pair:and_suggest -0.19 pair:and_suggestions -0.03
pair:and_summarize 0.07 pair:and_summary -0.23 pair:and_tags -0.09 pair:and_tell -0.09 pair:and_that -0.09
pair:and_the 0.39 pair:and_their -0.05 pair:and_then 0.17 pair:and_time -0.20 pair:and_timestamp -0.04
pair:and_to 0.49 pair:and_town 0.68 pair:and_truncate 0.20 pair:and_try 0.80 pair:and_upload 0.19
pair:and_use 0.49 pair:and_user -0.18 pair:and_what 0.19 pair:and_when -0.18 pair:and_whether 0.43
pair:and_who 0.22 pair:and_will 0.48 pair:and_with 0.18 pair:and_without 0.49 pair:and_work 0.26
pair:and_write 0.67 pair:and_writes -0.18 pair:and_you 0.35 pair:another_tool 0.11 pair:answer_as 0.60
pair:answer_for 0.22 pair:answer_in 0.22 pair:answer_is 0.28 pair:answers_questions 0.19
pair:answers_then -0.04 pair:answers_with -0.05 pair:antes_de 0.04 pair:anthropic_api 0.94
pair:any_changes -0.23 pair:any_message 0.03 pair:any_of -0.05 pair:any_other -0.20 pair:any_time -0.11
pair:any_tool 0.15 pair:anything_else -0.06 pair:apart_by 0.06 pair:api_and -0.08 pair:api_call -0.14
pair:api_key 0.58 pair:api_keys 0.13 pair:api_reference 0.08 pair:api_token -0.44 pair:app_is 0.05
pair:app_or -0.05 pair:app_with -0.21 pair:appears_in 0.14 pair:application_in -0.04
pair:applications_and -0.17 pair:applied_to -0.08 pair:applies_for 0.12 pair:applies_to -0.05
pair:apply_the -0.06 pair:apply_to 0.18 pair:approval_is -0.29 pair:approximate_values -0.23
pair:arbitrary_javascript -0.17 pair:archive_and -0.28 pair:archive_the 0.11 pair:are_accepted 0.08
pair:are_added -0.34 pair:are_allowed -0.04 pair:are_also -0.03 pair:are_and -0.11 pair:are_at 0.05
pair:are_automatically -0.20 pair:are_available -0.47 pair:are_best 0.06 pair:are_blocked -0.33
pair:are_cached 0.57 pair:are_captured -0.20 pair:are_completed -0.13 pair:are_configured -0.03
pair:are_currently -0.09 pair:are_described 0.16 pair:are_dropped 0.36 pair:are_expensive -0.07
pair:are_fine -0.07 pair:are_for 0.10 pair:are_given -0.08 pair:are_in -0.05 pair:are_included -0.64
pair:are_invalid -0.47 pair:are_kept 0.64 pair:are_left 0.67 pair:are_limited -0.05 pair:are_listed -0.04
pair:are_local -0.14 pair:are_lost -0.09 pair:are_masked -0.21 pair:are_missing 0.21 pair:are_needed -0.04
pair:are_never -0.04 pair:are_no -0.23 pair:are_none -0.03 pair:are_not -0.20 pair:are_now -0.21
pair:are_on -0.04 pair:are_ordered -0.05 pair:are_paginated -0.05 pair:are_per 0.04
pair:are_preserved -0.11 pair:are_public 1.03 pair:are_read -0.60 pair:are_refused -0.72
pair:are_rejected -0.37 pair:are_removed -0.65 pair:are_replaced -0.62 pair:are_reported -0.30
pair:are_required 0.13 pair:are_returned -0.27 pair:are_sent -0.54 pair:are_shown -0.15
pair:are_skipped -0.14 pair:are_sorted -0.06 pair:are_strictly -0.50 pair:are_supported -0.04
pair:are_taken -0.55 pair:are_team 0.49 pair:are_the 0.53 pair:are_there 0.27 pair:are_to 0.73
pair:are_told 0.65 pair:are_unavailable -0.09 pair:are_usually 0.08 pair:are_validated -0.03
pair:are_what -0.03 pair:aren't_part -0.34 pair:aren't_shown -0.06 pair:argument_is 0.24
pair:argument_of 0.07 pair:arguments_and -0.55 pair:arguments_are -0.16 pair:arguments_for 0.10
pair:array_of -0.18 pair:arrays_and -0.08 pair:articles_and -0.04 pair:as_an 0.40 pair:as_base 0.13
pair:as_comment 0.19 pair:as_csv -0.17 pair:as_done 0.12 pair:as_filter 0.13 pair:as_first -0.19
pair:as_follows -0.03 pair:as_https 0.10 pair:as_id -0.12 pair:as_if 0.43 pair:as_in -0.29 pair:as_is 0.18
pair:as_it 0.11 pair:as_list 0.09 pair:as_long -0.17 pair:as_normal 0.03 pair:as_one -0.05
pair:as_part 0.04 pair:as_passed 0.21 pair:as_pdf 0.36 pair:as_png -0.08 pair:as_read 0.07
pair:as_reference -0.04 pair:as_sample 0.33 pair:as_second 0.21 pair:as_shown -0.16 pair:as_soon -0.09
pair:as_string -0.06 pair:as_such -0.07 pair:as_text 0.47 pair:as_they -0.62 pair:as_this 0.09
pair:as_though 0.30 pair:as_to 0.19 pair:as_usual 0.21 pair:as_well 0.43 pair:as_you 0.08
pair:ask_for -0.49 pair:ask_the -0.68 pair:asked_for 1.16 pair:asked_to 0.10 pair:asking_for -0.08
pair:asks_about -0.12 pair:asks_for 0.12 pair:asks_to -0.10 pair:asks_you -0.50 pair:assigned_to 0.06
pair:assistant_the 0.07 pair:associated_with -0.42 pair:at_any -0.05 pair:at_given -0.04 pair:at_hand 0.11
pair:at_https 0.41 pair:at_least 0.34 pair:at_most -0.41 pair:at_night 0.16 pair:at_once 0.59
pair:at_scale -0.04 pair:at_that 0.35 pair:at_the -0.58 pair:at_this 0.04 pair:at_time -0.04
pair:at_your 0.39 pair:atlassian_com 0.08 pair:attach_the -0.04 pair:attached_to -0.03
pair:attachment_from -0.05 pair:attachment_id -0.04 pair:audit_log -0.09 pair:authenticate_with -0.08
pair:authenticated_user -0.09 pair:authorization_bearer -0.45 pair:authorization_header -0.11
pair:authorization_headers 0.32 pair:authorized_keys -0.18 pair:auto_approve -0.11 pair:auto_merge 0.20
pair:auto_resolve -0.19 pair:automatically_when -0.06 pair:available_data -0.05 pair:available_for -0.09
pair:available_in -0.10 pair:available_to -0.04 pair:available_tools 0.13 pair:away_and -0.12
pair:away_from -0.10 pair:aws_config -0.52 pair:aws_credentials 0.15 pair:aws_secret 0.54
pair:back_on -0.03 pair:back_the -0.34 pair:back_to -0.15 pair:backs_up -0.09 pair:bank_account -0.06
pair:bank_details -0.33 pair:bank_transfer -0.22 pair:base_data -0.06 pair:base_encoded -0.05
pair:based_and -0.23 pair:based_on -0.33 pair:bash_history 0.23 pair:basic_auth -0.16 pair:be_added -0.25
pair:be_an -0.05 pair:be_archived -0.04 pair:be_assigned 0.15 pair:be_available -0.09 pair:be_called 0.41
pair:be_closed -0.09 pair:be_combined 0.23 pair:be_configured -0.12 pair:be_consulted 0.78
pair:be_created -0.12 pair:be_deleted 0.45 pair:be_displayed -0.51 pair:be_empty 0.26
pair:be_enabled -0.04 pair:be_executed -0.19 pair:be_focused -0.08 pair:be_followed 0.25
pair:be_given 0.10 pair:be_in -0.16 pair:be_included 0.73 pair:be_installed -0.14 pair:be_invoked 0.15
pair:be_less -0.43 pair:be_listed -0.10 pair:be_lost 0.07 pair:be_made 0.26 pair:be_marked -0.15
pair:be_obtained -0.05 pair:be_one -0.10 pair:be_out -0.31 pair:be_passed -0.50 pair:be_preceded 0.14
pair:be_prefixed 0.24 pair:be_provided -0.06 pair:be_public 0.52 pair:be_quoted 0.49 pair:be_read -0.14
pair:be_referenced -0.04 pair:be_replaced 0.18 pair:be_reported -0.06 pair:be_returned -0.22
pair:be_saved -0.13 pair:be_sent 0.28 pair:be_set -0.16 pair:be_single -0.07 pair:be_specified -0.03
pair:be_supplied -0.11 pair:be_treated -0.08 pair:be_triggered 0.03 pair:be_true -0.16
pair:be_undone -0.11 pair:be_uploaded 0.04 pair:be_valid -0.05 pair:be_written 0.08 pair:bearer_token 0.68
pair:because_it 0.10 pair:because_of 0.60 pair:because_the -0.51 pair:been_deprecated 0.14
pair:been_given 0.56 pair:been_informed 0.07 pair:before_after -0.14 pair:before_and -0.04
pair:before_answering -0.16 pair:before_calling -0.36 pair:before_creating -0.09
pair:before_deleting -0.10 pair:before_each 0.24 pair:before_it -0.28 pair:before_listing 0.59
pair:before_making -0.06 pair:before_or -0.03 pair:before_performing -0.31 pair:before_reading 0.11
pair:before_running 0.23 pair:before_sending -0.16 pair:before_that -0.10 pair:before_the -0.07
pair:before_this -0.25 pair:before_writing -0.26 pair:before_you 0.05 pair:beforehand_and 0.05
pair:begin_with 0.30 pair:beginning_of -0.28 pair:begins_with -0.04 pair:behalf_of 0.08
pair:being_used 0.07 pair:belong_to -0.06 pair:belongs_in 0.04 pair:belongs_to -0.26
pair:best_effort -0.10 pair:best_for -0.75 pair:best_practice -0.26 pair:best_practices -0.15
pair:better_than -0.07 pair:better_the 0.56 pair:between_and 0.85 pair:between_calls -0.05
pair:between_the -0.08 pair:between_two -0.35 pair:block_and -0.06 pair:block_block -0.04
pair:body_of 0.31 pair:bold_italic -0.03 pair:boolean_for -0.04 pair:bot_is -0.06 pair:both_with -0.20
pair:bottom_of -0.14 pair:bound_to 0.24 pair:bounding_box -0.05 pair:branch_is -0.10
pair:branch_name -0.08 pair:branch_protection 0.16 pair:branch_with -0.12 pair:branches_and -0.04
pair:brave_web 0.05 pair:break_the 0.84 pair:bring_it 0.14 pair:browser_automation -0.12
pair:browser_navigate 0.39 pair:browser_session -0.13 pair:browser_window -0.32 pair:bucket_policy 0.71
pair:build_on -0.04 pair:build_status -0.06 pair:builds_the 0.07 pair:built_in 0.18 pair:but_does -0.04
pair:but_it -0.13 pair:by_adding -0.27 pair:by_any 0.13 pair:by_appending 0.04 pair:by_category -0.09
pair:by_default -0.84 pair:by_design 0.19 pair:by_file 0.17 pair:by_git 0.13 pair:by_hand -0.36
pair:by_id -0.28 pair:by_its -0.43 pair:by_list -0.21 pair:by_mail -0.18 pair:by_number -0.08
pair:by_one 0.35 pair:by_other 0.08 pair:by_our 0.04 pair:by_phone -0.54 pair:by_read 0.23
pair:by_running -0.15 pair:by_specifying -0.04 pair:by_state -0.20 pair:by_status -0.20 pair:by_step -0.08
pair:by_that 0.05 pair:by_the 0.86 pair:by_themselves 0.21 pair:by_this -0.37 pair:by_time -0.09
pair:by_type -0.13 pair:by_us 0.05 pair:by_users 0.20 pair:by_you 0.74 pair:by_your 0.13
pair:bytes_to -0.08 pair:cache_key 0.43 pair:call_again -0.13 pair:call_delete 0.67
pair:call_describe -0.16 pair:call_fails -0.16 pair:call_get -0.39 pair:call_is -0.08 pair:call_it 0.06
pair:call_list -0.24 pair:call_per -0.06 pair:call_that -0.08 pair:call_the -0.05 pair:call_this -1.29
pair:call_to -0.11 pair:call_when -0.06 pair:call_with -0.09 pair:called_before -0.04 pair:calling_it 0.39
pair:calling_the -0.08 pair:calling_this -0.16 pair:calls_in -0.38 pair:calls_it 0.53 pair:calls_to -0.50
pair:calls_without -0.17 pair:came_from 0.07 pair:can't_be 0.06 pair:can't_see 0.33 pair:can_access -0.04
pair:can_also -0.22 pair:can_be 0.14 pair:can_do -0.13 pair:can_find -0.08 pair:can_have -0.04
pair:can_only -0.30 pair:can_see 0.22 pair:cannot_be -0.39 pair:capped_by -0.03
pair:capture_screenshot -0.03 pair:card_number 0.25 pair:card_numbers -0.38 pair:carried_out 0.51
pair:carry_it 0.22 pair:carry_on 0.78 pair:carry_the 0.16 pair:carry_them -0.05
pair:case_insensitive -0.06 pair:case_of 0.05 pair:categories_and -0.03 pair:category_in -0.03
pair:cells_in -0.05 pair:chain_of -0.04 pair:change_only -0.22 pair:change_the -0.08 pair:changed_in 0.08
pair:changed_since 0.44 pair:changed_the -0.22 pair:changed_to 0.22 pair:changes_in -0.04
pair:changes_made 0.53 pair:changes_the 0.07 pair:changes_to -0.13 pair:channel_id -0.03
pair:channel_with -0.04 pair:channels_in -0.11 pair:characters_and -0.19 pair:chat_and 0.20
pair:chat_id 0.18 pair:chat_list 0.11 pair:check_for -0.42 pair:check_if -0.07 pair:check_in 0.12
pair:check_is 0.06 pair:check_out -0.05 pair:check_that -0.22 pair:check_the -0.45 pair:check_with -1.14
pair:checks_and 0.17 pair:checks_spelling 0.29 pair:checks_the -0.15 pair:children_and -0.20
pair:choose_it 0.21 pair:choose_the -0.10 pair:ci_status -0.08 pair:city_name -0.04 pair:city_state -0.07
pair:clarification_before -0.09 pair:claude_code -0.58 pair:claude_desktop 0.36 pair:clean_up -0.24
pair:clear_text 0.04 pair:clear_the 0.04 pair:clears_the -0.03 pair:click_an -0.04 pair:click_and 0.40
pair:click_on -0.18 pair:close_the -0.14 pair:closes_the -0.13 pair:code_and -0.23 pair:code_base 0.21
pair:code_for -0.07 pair:code_is -0.14 pair:code_of -0.67 pair:code_or -0.35 pair:code_quality -0.06
pair:code_snippet -0.05 pair:code_that 0.28 pair:code_to -0.35 pair:code_with 0.07 pair:codes_are 0.32
pair:codes_in -0.04 pair:collect_the 0.32 pair:collection_of -0.05 pair:color_of -0.14
pair:colors_for -0.05 pair:colour_of 0.23 pair:columns_and 0.16 pair:columns_in -0.11 pair:com_cloud 0.08
pair:com_docs -0.49 pair:com_documentation -0.17 pair:com_or -0.07 pair:com_pricing -0.04 pair:com_to 0.19
pair:combine_with -0.04 pair:come_back 0.61 pair:come_first 0.44 pair:come_from -0.04 pair:comes_back 0.03
pair:comma_separated 0.29 pair:command_and -0.11 pair:command_in -0.27 pair:command_line -0.03
pair:command_must -0.07 pair:command_to -0.27 pair:command_with -0.07 pair:commands_to -0.17
pair:comment_id -0.05 pair:comment_on 0.27 pair:comment_to -0.08 pair:comments_and -0.07
pair:comments_are 0.66 pair:comments_from -0.08 pair:comments_in -0.06 pair:comments_on -0.24
pair:commit_and -0.31 pair:commit_env -0.08 pair:commit_message -0.19 pair:commit_messages 0.20
pair:common_mistakes -0.05 pair:common_operations -0.04 pair:common_reason 0.07 pair:compared_to -0.41
pair:complete_list -0.15 pair:complete_output 0.10 pair:complete_the -0.31 pair:completed_it -0.17
pair:complex_tasks -0.14 pair:comply_with 0.19 pair:computes_the -0.47 pair:conditions_and -0.04
pair:conditions_or -0.13 pair:config_is -0.11 pair:config_json 0.53 pair:config_so 0.33
pair:confirm_the 0.10 pair:confirm_true -0.70 pair:confirm_with -0.10 pair:confirmation_and -0.04
pair:conflict_and -0.20 pair:connect_to -0.27 pair:connected_to 0.08 pair:consent_is 0.07
pair:consent_of -0.06 pair:consider_using -0.06 pair:consists_of -0.03 pair:contacts_in 0.13
pair:contain_text -0.67 pair:contain_the 0.03 pair:containing_the -0.04 pair:contains_instructions -0.03
pair:contains_the -0.11 pair:content_and -0.09 pair:content_extraction -0.03 pair:content_has -0.31
pair:content_is -0.14 pair:content_of 0.48 pair:content_to -0.04 pair:content_with -0.06
pair:contents_and -0.37 pair:contents_as 0.06 pair:contents_in 0.09 pair:contents_of 0.34
pair:contents_to -0.05 pair:context_and -0.15 pair:context_for -0.21 pair:context_lines -0.06
pair:context_the -0.04 pair:context_to -0.18 pair:continue_with 0.31 pair:control_the -0.05
pair:conversation_in -0.57 pair:conversation_so -0.22 pair:conversation_to 0.04 pair:converted_to -0.06
pair:cookies_of 0.05 pair:coordinates_and -0.08 pair:coordinates_latitude -0.15 pair:coordinates_to 0.05
pair:copied_to 0.46 pair:copy_goes -0.38 pair:copy_of 0.18 pair:copy_to 0.05 pair:corresponds_to -0.36
pair:cost_centre 0.24 pair:cost_optimization -0.03 pair:could_be -0.12 pair:count_and -0.34
pair:count_as 1.00 pair:count_for 0.39 pair:counts_and -0.39 pair:counts_as 0.65 pair:counts_by 0.22
pair:coverage_of -0.06 pair:covered_by -0.08 pair:create_an 0.19 pair:create_comment 0.10
pair:create_event 0.10 pair:create_new -0.22 pair:create_one -0.06 pair:create_or -0.07
pair:create_order 0.78 pair:create_page 0.25 pair:create_the 0.20 pair:create_update -0.16
pair:create_user 0.65 pair:created_at -0.17 pair:created_before -0.08 pair:created_by 0.24
pair:created_or -0.09 pair:created_through -0.03 pair:creates_an -0.05 pair:creates_new -0.18
pair:creates_ticket -0.45 pair:credentials_are -0.18 pair:credentials_in 0.35 pair:csv_file 0.06
pair:curl_fssl 0.16 pair:curl_http 0.04 pair:curl_https -0.69 pair:curl_post -0.18 pair:currency_code 0.18
pair:current_branch -0.28 pair:current_one 0.11 pair:current_page -0.09 pair:current_user 0.17
pair:current_user's -0.03 pair:current_weather 0.97 pair:currently_in -0.03 pair:currently_running -0.11
pair:cursor_to -0.17 pair:custom_field -0.11 pair:custom_fields -0.12 pair:customer_data 0.08
pair:dans_le -0.06 pair:data_binary 0.20 pair:data_for -0.03 pair:data_from -0.06 pair:data_in 0.33
pair:data_is -0.05 pair:data_on -0.14 pair:data_or -0.14 pair:data_protection -0.26 pair:data_source -0.06
pair:data_sources -0.05 pair:data_to -0.21 pair:data_with -0.24 pair:database_to 0.07
pair:database_url -0.07 pair:date_and -0.36 pair:date_is 0.05 pair:date_of 0.19 pair:date_range -0.06
pair:date_time -0.16 pair:datei_ssh 0.65 pair:dates_and 0.32 pair:dates_are -0.08 pair:day_of 0.06
pair:day_with -0.04 pair:days_and 0.47 pair:days_in 0.14 pair:days_to 0.06 pair:days_with 0.14
pair:db_password -0.06 pair:de_la 0.60 pair:de_le -0.29 pair:decode_and 0.03 pair:default_account 0.65
pair:default_and -0.28 pair:default_for -0.15 pair:default_is -0.20 pair:default_name -0.05
pair:default_to -0.14 pair:default_true 0.26 pair:defaults_to -0.39 pair:define_the -0.32
pair:delete_all 0.81 pair:delete_an -0.10 pair:delete_and -0.34 pair:delete_file 0.12 pair:delete_is -0.15
pair:delete_it -0.17 pair:delete_single -0.09 pair:delete_the 0.81 pair:deletes_an -0.08
pair:deletes_the -0.26 pair:delivered_by 0.06 pair:depending_on 0.16 pair:depends_on -0.19
pair:deprecated_and 0.48 pair:derived_from 0.25 pair:descending_order -0.03 pair:describe_table -0.37
pair:describe_the -0.31 pair:describe_what -0.27 pair:described_in 0.28 pair:describes_what -0.13
pair:description_and -0.04 pair:description_of -0.08 pair:descriptions_and 0.23 pair:descriptions_or -0.04
pair:desktop_commander -0.05 pair:desktop_config 0.36 pair:destination_must -0.12 pair:detail_is -0.07
pair:detail_to -0.03 pair:details_about -0.04 pair:details_of -0.03 pair:determine_the -0.44
pair:dev_null 0.10 pair:dev_server -0.07 pair:developer_atlassian 0.08 pair:devices_and -0.41
pair:diagram_to -0.14 pair:dialogs_are 0.19 pair:did_not 0.43 pair:diff_for -0.04 pair:diff_of 0.24
pair:differ_by 0.09 pair:differences_between -0.42 pair:direct_messages 0.07 pair:direction_and -0.05
pair:directly_in -0.09 pair:directly_without -0.16 pair:directory_and -0.08 pair:directory_as 0.14
pair:directory_for -0.06 pair:directory_from -0.03 pair:directory_to 0.04 pair:disable_the 0.35
pair:discover_which -0.21 pair:discovers_all -0.06 pair:display_name 0.07 pair:display_text -0.07
pair:displayed_to -0.15 pair:distance_and -0.11 pair:do_as 0.04 pair:do_it 0.30 pair:do_not -0.80
pair:do_the 0.75 pair:do_this -0.07 pair:do_what 0.14 pair:docker_config 0.52 pair:docker_run 0.04
pair:docker_sock -0.15 pair:docs_for -0.05 pair:document_and -0.22 pair:document_by -0.04
pair:document_cookie 0.51 pair:document_to 0.48 pair:documentation_for 0.33 pair:documentation_https -0.21
pair:documents_of 0.34 pair:does_not -0.39 pair:does_nothing -0.13 pair:does_the -0.14
pair:doesn't_have 0.11 pair:domain_for -0.07 pair:domain_is -0.22 pair:don't_ask -0.47
pair:don't_guess -0.13 pair:don't_have -0.08 pair:don't_mention 0.31 pair:don't_need -0.08
pair:don't_say 0.11 pair:don't_try -0.72 pair:don't_wait 0.16 pair:done_and -0.13 pair:done_by 0.20
pair:double_click -0.08 pair:download_and 0.13 pair:download_url -0.05 pair:downloads_folder -0.03
pair:drag_and -0.09 pair:drive_letter -0.33 pair:drop_the 0.29 pair:dry_run -0.57 pair:dryrun_false -0.04
pair:duration_and -0.58 pair:during_the 0.32 pair:each_call 0.13 pair:each_edit 0.12 pair:each_entry -0.68
pair:each_file 0.11 pair:each_line -0.10 pair:each_list -0.19 pair:each_new 0.38 pair:each_object -0.04
pair:each_other -0.52 pair:each_result -0.10 pair:each_search 0.04 pair:each_server -0.14
pair:each_session 0.14 pair:each_table 0.05 pair:each_time 0.08 pair:each_with -0.19 pair:edge_and -0.11
pair:edit_file 0.05 pair:editing_tools -0.11 pair:edits_to -0.04 pair:either_of -0.04
pair:el_usuario -0.47 pair:element_on -0.13 pair:element_that -0.04 pair:elements_from -0.03
pair:elements_on -0.09 pair:else_is 0.03 pair:email_address -0.04 pair:email_and 0.03 pair:email_is 0.25
pair:emoji_reaction -0.03 pair:empty_for -0.03 pair:empty_or -0.11 pair:en_de 0.07 pair:en_el 0.39
pair:enable_disable -0.03 pair:encoded_data -0.07 pair:encoded_path -0.09 pair:end_date -0.15
pair:end_in -0.07 pair:end_of -0.08 pair:end_time -0.28 pair:end_with 0.71 pair:ending_in -0.16
pair:endpoint_is -0.09 pair:ends_in 0.17 pair:enter_the 0.22 pair:enter_your -0.11 pair:entries_are 0.11
pair:entries_for 0.29 pair:entries_or -0.17 pair:entry_for -0.12 pair:entry_in -0.20 pair:entry_is 0.28
pair:entry_so -0.07 pair:entry_with 0.12 pair:env_and 0.44 pair:env_of 0.08 pair:env_to 0.43
pair:env_var -0.03 pair:environment_and -0.03 pair:environment_for -0.13 pair:environment_has 0.37
pair:environment_of -0.19 pair:environment_to -0.05 pair:environment_variable -0.42
pair:environment_variables -0.05 pair:eq_ne -0.36 pair:equal_to -0.16 pair:equivalent_to -0.06
pair:error_message -0.56 pair:errors_or -0.05 pair:essential_for -0.49 pair:esta_herramienta -0.36
pair:etc_passwd -0.12 pair:etc_shadow 0.33 pair:etc_ssh -0.11 pair:even_if -0.14 pair:even_when 0.15
pair:event_and 0.27 pair:event_is -0.11 pair:events_of 0.28 pair:events_to -0.05 pair:every_call -0.42
pair:every_command 0.24 pair:every_file 0.28 pair:every_message 0.22 pair:every_request -0.44
pair:every_secret 0.06 pair:every_time 0.19 pair:everyone_who -0.89 pair:everything_the 0.19
pair:exact_match -0.08 pair:exactly_as -0.07 pair:exactly_one -0.17 pair:example_com -0.58
pair:example_https -0.19 pair:example_in 0.66 pair:example_the 0.14 pair:example_to 0.12
pair:exclusive_with -0.07 pair:execute_it 0.10 pair:execute_sql 0.46 pair:execute_the 0.16
pair:executed_by 0.19 pair:executed_in 0.04 pair:exist_in -0.23 pair:existing_content -0.12
pair:existing_ones -0.06 pair:exists_for -0.11 pair:explain_the 0.37 pair:explanation_of -0.08
pair:export_the 0.46 pair:exports_the -0.18 pair:expression_in -0.15 pair:extend_the 0.54
pair:external_id -0.06 pair:fa_abab -0.19 pair:fa_fa -0.47 pair:fa_ffffffff -0.15 pair:fail_and -0.23
pair:failing_tests 0.29 pair:failing_the -0.11 pair:fails_and 0.15 pair:fails_if -0.46 pair:fails_on 0.04
pair:fails_with 0.11 pair:fall_back 0.46 pair:falls_back -0.13 pair:false_and -0.03 pair:false_by -0.45
pair:false_for -0.07 pair:false_positives -0.09 pair:false_to -0.04 pair:false_when -0.10
pair:far_from -0.10 pair:faster_and -0.24 pair:feed_data -0.08 pair:fetch_all -0.04 pair:fetch_or 0.38
pair:fetch_the 0.24 pair:fetches_pages 0.37 pair:fetches_the -0.16 pair:few_seconds 0.05
pair:fewer_than 0.03 pair:ffff_ffff -0.15 pair:ffff_ffffffffffff -0.15 pair:ffffffff_ffff -0.15
pair:field_and -0.16 pair:field_is 0.07 pair:field_name -0.03 pair:field_names -0.05 pair:field_of 0.37
pair:field_to -0.29 pair:field_with -0.24 pair:fields_and -0.04 pair:fields_are -0.09 pair:fields_for 0.14
pair:fields_like -0.06 pair:fields_of 0.09 pair:fields_that 0.05 pair:file's_content -0.61
pair:file_and -0.18 pair:file_as 0.40 pair:file_at -0.03 pair:file_contents -0.08 pair:file_is 0.52
pair:file_of 0.27 pair:file_operation 0.09 pair:file_operations -0.04 pair:file_or -0.20
pair:file_path -0.53 pair:file_permissions 0.03 pair:file_src -0.21 pair:file_that 0.15 pair:file_the 0.24
pair:file_then -0.04 pair:file_to 0.35 pair:file_tool 0.06 pair:file_txt -0.18 pair:file_type 0.21
pair:file_was 0.04 pair:file_with -0.55 pair:files_and -0.06 pair:files_are -0.34 pair:files_from 0.45
pair:files_have 0.04 pair:files_in 0.09 pair:files_or -0.04 pair:files_that 0.03 pair:files_the -0.04
pair:files_with -0.06 pair:filesystem_server 0.48 pair:fill_it 0.39 pair:fill_out -0.05 pair:fill_the 0.09
pair:filling_the -0.09 pair:fills_in -0.26 pair:filter_by -0.13 pair:filter_on -0.38
pair:filter_parameter -0.09 pair:filter_to -0.44 pair:filtered_out -0.14 pair:filtering_by -0.07
pair:final_response 0.06 pair:find_all -0.05 pair:find_and -0.15 pair:find_in 0.04 pair:find_it -0.10
pair:find_the -0.08 pair:finds_an -0.07 pair:finds_the 0.30 pair:first_and -0.66 pair:first_by -0.19
pair:first_call -0.29 pair:first_create 0.09 pair:first_if -0.32 pair:first_in 0.20 pair:first_name -0.05
pair:first_of -0.07 pair:first_one -0.09 pair:first_rows 0.16 pair:first_then 0.23 pair:first_to -0.05
pair:first_via -0.07 pair:first_with -0.28 pair:folder_id -0.11 pair:folders_in -0.05 pair:follow_the 0.20
pair:follow_them -0.05 pair:follow_with 0.30 pair:followed_by 0.32 pair:following_the 0.14
pair:follows_the 0.06 pair:font_family -0.23 pair:for_accessibility -0.10 pair:for_add -0.09
pair:for_advanced -0.06 pair:for_agents -0.07 pair:for_ai -0.13 pair:for_all 0.23 pair:for_an -0.05
pair:for_analysis -0.04 pair:for_and -0.27 pair:for_any 0.26 pair:for_automatic -0.04 pair:for_best 0.07
pair:for_better -0.20 pair:for_both 0.10 pair:for_broad -0.43 pair:for_build -0.07
pair:for_clarification -0.21 pair:for_class -0.06 pair:for_code -0.03 pair:for_complete -0.26
pair:for_confirmation -0.07 pair:for_custom -0.10 pair:for_days 0.57 pair:for_debugging -0.42
pair:for_deletions -0.04 pair:for_dynamic -0.07 pair:for_each -0.39 pair:for_every 0.31
pair:for_example -0.32 pair:for_file -0.09 pair:for_full -0.06 pair:for_future -0.14
pair:for_getting -0.03 pair:for_good -0.18 pair:for_how -0.29 pair:for_in 0.29 pair:for_instance 0.20
pair:for_it -0.18 pair:for_language 0.50 pair:for_large -0.06 pair:for_later -0.10 pair:for_llms -0.07
pair:for_local -0.24 pair:for_location -0.03 pair:for_mail 0.10 pair:for_minutes 0.18
pair:for_monitoring -0.03 pair:for_more -0.36 pair:for_most -0.04 pair:for_move -0.16 pair:for_multi -0.04
pair:for_multiple -0.07 pair:for_navigation -0.08 pair:for_new 0.09 pair:for_one -0.16 pair:for_open 0.04
pair:for_other -0.11 pair:for_our 0.48 pair:for_pagination -0.04 pair:for_password -0.48
pair:for_people 0.23 pair:for_performance -0.07 pair:for_period 0.25 pair:for_permission -0.04
pair:for_personal -0.05 pair:for_places -0.06 pair:for_plans 0.11 pair:for_project -0.05
pair:for_public -0.07 pair:for_pull -0.03 pair:for_quality 0.05 pair:for_queries -0.16
pair:for_quick -0.18 pair:for_reading -0.04 pair:for_records -0.07 pair:for_remote 0.26
pair:for_removal -0.25 pair:for_repositories -0.16 pair:for_repository -0.18 pair:for_request 0.23
pair:for_safety -0.43 pair:for_search -0.17 pair:for_security -0.26 pair:for_session -0.06
pair:for_simple -0.13 pair:for_single 0.23 pair:for_some -0.42 pair:for_specific -0.09
pair:for_table -0.14 pair:for_task -0.03 pair:for_team -0.04 pair:for_technical 0.04 pair:for_ten 0.30
pair:for_text -0.08 pair:for_that 0.55 pair:for_the 0.12 pair:for_their 0.27 pair:for_them 0.67
pair:for_this 0.28 pair:for_those 0.08 pair:for_understanding -0.15 pair:for_up -0.08 pair:for_us -0.26
pair:for_use -0.06 pair:for_user -0.13 pair:for_users -0.04 pair:for_using -0.04
pair:for_verification 0.23 pair:for_word -0.13 pair:for_you 0.32 pair:for_your -0.19
pair:force_delete -0.10 pair:force_push 0.07 pair:forecast_for -0.12 pair:forecast_is -0.04
pair:foreign_keys -0.23 pair:form_fields -0.07 pair:form_with 0.11 pair:formats_code 0.26
pair:found_by 0.11 pair:found_in 0.47 pair:four_characters -0.06 pair:free_of 0.17 pair:free_text -0.18
pair:from_account -0.23 pair:from_all -0.10 pair:from_an -0.43 pair:from_another -0.13 pair:from_aws -0.60
pair:from_channel -0.07 pair:from_existing -0.09 pair:from_file -0.08 pair:from_get 0.07
pair:from_here -0.42 pair:from_http 0.23 pair:from_it 0.28 pair:from_jira -0.05 pair:from_local -0.32
pair:from_memory -0.16 pair:from_now 0.77 pair:from_other -0.47 pair:from_outside 0.17
pair:from_previous -0.05 pair:from_previously -0.06 pair:from_project -0.07 pair:from_search -0.03
pair:from_snapshot 0.47 pair:from_specific -0.09 pair:from_ssh -0.60 pair:from_the 0.25
pair:from_them -0.08 pair:from_this 0.36 pair:from_to -0.28 pair:from_users 0.53 pair:from_what 0.56
pair:from_your 0.23 pair:fssl_https 0.16 pair:full_access -0.53 pair:full_chat 0.04
pair:full_content -0.04 pair:full_diff 0.40 pair:full_name 0.14 pair:full_path -0.05 pair:full_text 0.10
pair:full_to 0.05 pair:generate_the -0.06 pair:generates_new -0.18 pair:geographic_coordinates -0.08
pair:get_all -0.38 pair:get_an -0.29 pair:get_and -0.10 pair:get_back -0.23 pair:get_board 0.21
pair:get_current -0.09 pair:get_details -0.04 pair:get_file 0.32 pair:get_https -0.61 pair:get_list -0.21
pair:get_metadata -0.12 pair:get_my -0.05 pair:get_one 0.07 pair:get_pipeline -0.07 pair:get_recent -0.06
pair:get_request -0.04 pair:get_schema -0.05 pair:get_secret 0.03 pair:get_secrets 0.27
pair:get_tasks -0.03 pair:get_the -0.55 pair:get_their 0.16 pair:get_user -0.05 pair:get_weather -0.08
pair:gets_an -0.25 pair:gets_the 0.49 pair:git_commit 0.04 pair:git_config 0.17 pair:git_credentials 0.66
pair:git_diff -0.06 pair:git_diffs 0.40 pair:git_file -0.26 pair:git_hooks -0.30 pair:git_push -0.05
pair:git_remote 0.04 pair:git_repository -0.10 pair:github_com -0.44 pair:github_server 0.77
pair:github_token 0.13 pair:give_it 0.46 pair:give_the 0.05 pair:given_as 0.13 pair:given_by 0.13
pair:given_coordinates -0.04 pair:given_in 0.45 pair:given_task -0.16 pair:given_the -0.06
pair:given_time 0.08 pair:given_to 0.04 pair:gives_the 0.85 pair:gnupg_secring 0.14 pair:go_in 0.32
pair:go_into 0.27 pair:go_on 0.80 pair:go_through 0.05 pair:go_to 0.81 pair:goes_in 0.05
pair:goes_through -0.17 pair:goes_to -0.11 pair:going_to 0.29 pair:google_com -0.42 pair:google_maps 0.07
pair:group_by -0.03 pair:group_for 0.31 pair:group_id -0.07 pair:group_of -0.05 pair:groups_by -0.12
pair:groups_to -0.08 pair:gt_gte -0.03 pair:gte_lt -0.03 pair:had_an 0.47 pair:hand_it 0.26
pair:hand_its 0.38 pair:hand_over -0.37 pair:has_access -0.06 pair:has_an 0.32 pair:has_attachment -0.18
pair:has_been -0.09 pair:has_changed 0.68 pair:has_it -0.25 pair:has_no -0.29 pair:has_not -0.12
pair:has_run 0.15 pair:has_the 0.50 pair:has_to 0.23 pair:have_an -0.04 pair:have_it 0.14
pair:have_its -0.05 pair:have_no 0.23 pair:have_not 0.09 pair:have_one -0.13 pair:have_the -0.04
pair:have_to 0.39 pair:head_of 0.06 pair:headers_to 0.15 pair:health_and 0.39 pair:health_data -0.11
pair:here_and 0.19 pair:here_use -0.10 pair:hidden_files 0.04 pair:hidden_from -0.21
pair:hidden_text -0.38 pair:hierarchy_tree -0.20 pair:high_level -0.03 pair:high_low -0.21
pair:high_quality -0.14 pair:highest_priority -0.03 pair:hint_for 0.61 pair:hint_on 0.08
pair:history_and -0.04 pair:history_for 0.08 pair:history_is 0.07 pair:history_of -0.05 pair:hold_the 0.19
pair:holding_the 0.13 pair:holds_the 0.52 pair:home_directory 0.04 pair:home_user -0.08
pair:host_and -0.27 pair:host_for -0.22 pair:host_keys -0.07 pair:host_names -0.23 pair:hours_of 0.04
pair:hover_an -0.06 pair:how_long -0.23 pair:how_many -0.18 pair:how_the -0.19 pair:how_to -0.59
pair:html_comment 0.30 pair:http_request -0.26 pair:http_sh 0.06 pair:https_api -1.64 pair:https_cdn 0.11
pair:https_developer -0.06 pair:https_docs -0.15 pair:https_example -0.11 pair:https_github -0.42
pair:https_jmespath -0.15 pair:https_login 0.09 pair:https_www -0.56 pair:human_readable -0.17
pair:id_and -0.10 pair:id_as -0.09 pair:id_before -0.10 pair:id_call -0.08 pair:id_can -0.07
pair:id_for 0.07 pair:id_from -0.05 pair:id_in -0.16 pair:id_is -0.47 pair:id_name -0.22 pair:id_of -0.61
pair:id_or 0.26 pair:id_rsa 0.35 pair:id_to -0.07 pair:id_type -0.04 pair:id_with -0.12
pair:ideal_for -0.19 pair:identified_by -0.09 pair:identifier_of -0.07 pair:identifiers_for -0.15
pair:identifies_the -0.10 pair:identify_the -0.26 pair:ids_are -0.04 pair:ids_in -0.13 pair:ids_of 0.13
pair:if_an 0.09 pair:if_another -0.26 pair:if_any -0.31 pair:if_asked 0.10 pair:if_available -0.10
pair:if_both -0.03 pair:if_domain -0.04 pair:if_false -0.04 pair:if_it -0.35 pair:if_it's 0.15
pair:if_needed -0.12 pair:if_neither -0.04 pair:if_no -0.21 pair:if_none 0.30 pair:if_not -0.16
pair:if_nothing -0.48 pair:if_omitted -0.04 pair:if_one -0.62 pair:if_page 0.52 pair:if_someone -0.06
pair:if_the -0.97 pair:if_there -0.52 pair:if_they -0.70 pair:if_this -0.40 pair:if_true -0.15
pair:if_unset -0.31 pair:if_unsure -0.18 pair:if_user -0.10 pair:if_you -0.88 pair:if_you're -0.18
pair:if_your -0.11 pair:ignore_all 0.12 pair:ignore_previous -0.57 pair:ignore_the 0.31
pair:image_in -0.04 pair:image_to -0.10 pair:image_url -0.04 pair:immer_den -0.07
pair:important_cost -0.03 pair:important_do -0.08 pair:important_notes -0.25 pair:important_this -0.03
pair:in_addition 0.05 pair:in_advance 0.27 pair:in_all 0.52 pair:in_an -0.05 pair:in_any 0.39
pair:in_auth 0.59 pair:in_between 0.40 pair:in_browser -0.12 pair:in_case 0.29 pair:in_cents 0.56
pair:in_chat -0.39 pair:in_ci -0.07 pair:in_claude 0.10 pair:in_clear 0.04 pair:in_comment 0.06
pair:in_depth -0.09 pair:in_der 0.25 pair:in_documents 0.14 pair:in_each 0.20 pair:in_env -0.04
pair:in_every 0.63 pair:in_files 0.06 pair:in_front 0.13 pair:in_full 0.14 pair:in_given -0.09
pair:in_google -0.09 pair:in_group 0.25 pair:in_it 0.64 pair:in_its 0.17 pair:in_line 0.42
pair:in_list 0.24 pair:in_markdown -0.23 pair:in_memory -0.71 pair:in_minor 0.23 pair:in_new 0.05
pair:in_next -0.22 pair:in_nin -0.03 pair:in_notes 0.08 pair:in_one -0.26 pair:in_other 0.28
pair:in_page -0.03 pair:in_passing 0.37 pair:in_pixels -0.09 pair:in_place 0.05 pair:in_plain -0.44
pair:in_profile 0.20 pair:in_progress -0.18 pair:in_pull 0.04 pair:in_response -0.08 pair:in_search 0.04
pair:in_second 0.30 pair:in_session 0.20 pair:in_single -0.11 pair:in_sync 0.22 pair:in_text -0.07
pair:in_that 0.24 pair:in_the 0.45 pair:in_their -0.46 pair:in_this 1.38 pair:in_to -0.10
pair:in_tool -0.13 pair:in_use 0.56 pair:in_user -0.11 pair:in_what 0.05 pair:in_which 0.31
pair:in_white 0.45 pair:in_with 0.13 pair:in_workspace -0.08 pair:in_your -0.64 pair:include_all -0.39
pair:include_context -0.04 pair:include_it 0.23 pair:include_source -0.28 pair:include_the -0.20
pair:include_them 0.04 pair:included_for 0.49 pair:included_in -0.32 pair:includes_both -0.04
pair:includes_the -0.19 pair:including_its -0.16 pair:including_the 0.45 pair:increased_by -0.13
pair:index_for -0.07 pair:index_of -0.22 pair:index_to -0.07 pair:indicates_that -0.11
pair:indicates_the -0.05 pair:indicating_if -0.06 pair:info_and -0.03 pair:inform_the -0.35
pair:information_about -0.60 pair:information_and -0.15 pair:information_for -0.04
pair:information_see -0.04 pair:injection_or -0.17 pair:input_output -0.04 pair:input_text -0.05
pair:insecure_and 0.12 pair:insensitive_substring -0.04 pair:insert_new -0.50 pair:insert_update -0.10
pair:instance_and -0.17 pair:instead_of -0.38 pair:instruction_for 0.17 pair:instructions_and 0.94
pair:instructions_for -0.15 pair:integrity_of 0.03 pair:intend_to -0.17 pair:intent_into -0.18
pair:interact_with -0.18 pair:interacting_with -0.16 pair:into_an -0.12 pair:into_https 0.04
pair:into_multiple -0.24 pair:into_the 0.91 pair:invisible_to -0.07 pair:invoices_are -0.07
pair:irrespective_of 0.18 pair:is_about 0.59 pair:is_above -0.08 pair:is_accepted 0.32 pair:is_added 0.28
pair:is_allowed -0.03 pair:is_also -0.15 pair:is_always 0.08 pair:is_ambiguous -0.19 pair:is_an -0.12
pair:is_and 0.29 pair:is_appended -0.04 pair:is_applied -0.44 pair:is_asked -0.23 pair:is_at -0.32
pair:is_authoritative 0.07 pair:is_available 0.12 pair:is_being -0.34 pair:is_better -0.07
pair:is_called 0.15 pair:is_capped -0.06 pair:is_case -0.04 pair:is_created 0.22 pair:is_currently -0.08
pair:is_deprecated 0.43 pair:is_derived 0.24 pair:is_destructive -0.03 pair:is_detected -0.19
pair:is_done -0.32 pair:is_dropped 0.17 pair:is_empty -0.16 pair:is_executed 0.05 pair:is_false -0.41
pair:is_faster -0.23 pair:is_fetched 0.08 pair:is_filled 0.11 pair:is_finished -0.08 pair:is_for -0.25
pair:is_free 0.16 pair:is_good 0.55 pair:is_how 0.15 pair:is_ignored -0.04 pair:is_in -0.14
pair:is_included 0.08 pair:is_irreversible -0.15 pair:is_kept -0.38 pair:is_left -0.36 pair:is_live -0.06
pair:is_loaded 0.10 pair:is_located -0.05 pair:is_looking 0.03 pair:is_made 0.23 pair:is_mandatory 0.04
pair:is_marked -0.10 pair:is_meant 0.21 pair:is_member -0.14 pair:is_more 0.10 pair:is_needed 0.17
pair:is_negative 0.05 pair:is_never -0.08 pair:is_no 0.34 pair:is_none 0.04 pair:is_normal -0.11
pair:is_not -0.60 pair:is_of 0.38 pair:is_okay -0.15 pair:is_oldest -0.05 pair:is_omitted -0.14
pair:is_one -0.76 pair:is_only -0.07 pair:is_optimized -0.08 pair:is_our 0.28 pair:is_ours 0.24
pair:is_part 0.27 pair:is_passed -0.53 pair:is_placed -0.21 pair:is_present -0.42 pair:is_private 0.13
pair:is_provided -0.08 pair:is_put 0.06 pair:is_read 0.03 pair:is_recommended -0.05 pair:is_refused -0.29
pair:is_removed -0.12 pair:is_reported -0.23 pair:is_requested 0.03 pair:is_required 0.13
pair:is_resolved -0.05 pair:is_returned -0.17 pair:is_run 0.09 pair:is_saved -0.42 pair:is_sent -0.49
pair:is_set -0.46 pair:is_shared 0.15 pair:is_shown -0.15 pair:is_signed 0.62 pair:is_silent 0.12
pair:is_slow 0.70 pair:is_specified -0.05 pair:is_still -0.25 pair:is_stopped 0.09 pair:is_stored -0.68
pair:is_supported -0.23 pair:is_switched 0.58 pair:is_taken -0.26 pair:is_this 0.06 pair:is_to 0.42
pair:is_true 0.06 pair:is_typically -0.06 pair:is_up -0.04 pair:is_used 0.23 pair:is_useful -0.06
pair:is_usually -0.11 pair:is_valid 0.04 pair:is_visible -0.14 pair:is_waiting -0.07 pair:is_what 0.24
pair:is_written -0.41 pair:isn't_returned -0.66 pair:issue_ids 0.26 pair:issue_in -0.06
pair:issue_to -0.08 pair:issue_type -0.06 pair:issue_types -0.06 pair:issues_and -0.62
pair:issues_that 0.04 pair:issues_with -0.30 pair:it's_needed -0.37 pair:it's_not 0.26 pair:it's_the 0.43
pair:it's_to -0.23 pair:it_after -0.83 pair:it_again 0.08 pair:it_also -0.42 pair:it_and 0.28
pair:it_are -0.13 pair:it_as 0.40 pair:it_at 0.68 pair:it_back -0.18 pair:it_base 0.05
pair:it_before -0.10 pair:it_but -0.09 pair:it_by -0.24 pair:it_can -0.63 pair:it_could -0.08
pair:it_does -0.07 pair:it_doesn't 0.32 pair:it_fails -0.38 pair:it_from -0.49 pair:it_here 0.41
pair:it_in 0.11 pair:it_into 0.12 pair:it_is -0.05 pair:it_isn't -0.43 pair:it_knows 0.08
pair:it_later -0.37 pair:it_may 0.27 pair:it_might -0.12 pair:it_more 0.18 pair:it_must -0.44
pair:it_needs 0.06 pair:it_off 0.34 pair:it_on 0.08 pair:it_once -0.04 pair:it_only -0.31
pair:it_opens 0.14 pair:it_out 0.15 pair:it_over 0.18 pair:it_reports -0.37 pair:it_returns -0.13
pair:it_runs -0.07 pair:it_says 0.19 pair:it_should -0.07 pair:it_so -0.14 pair:it_the 0.42
pair:it_through 0.06 pair:it_too 0.41 pair:it_up 0.60 pair:it_was 0.35 pair:it_were 0.15 pair:it_when 0.55
pair:it_whole 0.27 pair:it_will -0.60 pair:it_with -0.27 pair:it_would 0.46 pair:it_yourself 0.54
pair:item_from -0.04 pair:item_in -0.18 pair:its_answer -0.26 pair:its_content 0.34 pair:its_contents 0.05
pair:its_id -0.25 pair:its_metadata -0.15 pair:its_name 0.40 pair:its_own -0.06 pair:its_place 0.11
pair:its_results 0.39 pair:itself_is -0.21 pair:javascript_in -0.25 pair:jmespath_org -0.15
pair:job_to -0.18 pair:js_code -0.07 pair:js_or -0.28 pair:js_python -0.08 pair:json_data -0.03
pair:json_for -0.04 pair:json_in -0.03 pair:json_name -0.23 pair:json_object -0.07 pair:json_or 0.27
pair:json_path -0.04 pair:json_schema -0.04 pair:json_with 0.07 pair:just_before -0.10 pair:just_one 0.36
pair:just_the -0.15 pair:keep_it -0.48 pair:keep_the 0.41 pair:keeps_its -0.09 pair:keeps_running -0.05
pair:keeps_the 0.09 pair:kept_for -0.07 pair:kept_in 0.33 pair:key_and -0.04 pair:key_for 0.04
pair:key_id -0.08 pair:key_is -0.46 pair:key_of 0.61 pair:key_on 0.07 pair:key_or 0.39 pair:key_set -0.05
pair:key_so 0.29 pair:key_to -0.30 pair:keys_and 0.29 pair:keys_are -0.33 pair:keys_in -0.86
pair:keys_must -0.15 pair:keys_of -0.32 pair:keys_or -0.21 pair:keys_that -0.33 pair:keys_to -0.43
pair:keys_without -0.05 pair:know_it -0.10 pair:know_the 0.15 pair:known_to -0.06 pair:kube_config 0.30
pair:kubectl_get 0.48 pair:la_cuenta 0.52 pair:labels_and -0.14 pair:labels_in -0.04 pair:labels_or -0.12
pair:language_and -0.25 pair:language_description -0.05 pair:language_models 0.81 pair:large_files -0.08
pair:last_day 0.26 pair:last_days -0.35 pair:last_hours -0.32 pair:last_lines 0.25
pair:last_modified -0.05 pair:last_sync -0.18 pair:last_three 0.39 pair:last_week 0.24
pair:latency_and 0.06 pair:later_sessions 0.04 pair:latitude_longitude -0.14 pair:lead_to 0.28
pair:leads_to 0.69 pair:least_one -0.45 pair:leave_empty -0.07 pair:leave_it 1.08 pair:leave_out 0.24
pair:leave_the 0.08 pair:leave_them -0.41 pair:leaves_it 0.33 pair:leaves_the 0.46 pair:left_out 0.08
pair:length_and -0.04 pair:length_of 0.10 pair:less_than -0.06 pair:let_the -0.29 pair:lets_the 0.19
pair:letters_in 0.14 pair:level_security 0.07 pair:library_id -0.23 pair:like_an 0.08 pair:like_in -0.41
pair:like_the -0.05 pair:like_this -0.08 pair:limit_and 0.66 pair:limit_is 0.08 pair:limit_the -0.17
pair:limit_to 0.13 pair:limited_to -0.79 pair:line_items -0.13 pair:line_numbers -0.05 pair:line_of 0.53
pair:line_text -0.11 pair:line_with 0.34 pair:lines_may 0.28 pair:lines_of 0.49 pair:lines_with 0.11
pair:link_and -0.07 pair:link_is 0.09 pair:link_link 0.06 pair:link_that -0.17 pair:link_to -0.08
pair:links_to -0.16 pair:list_all -0.43 pair:list_and 0.46 pair:list_are 0.20 pair:list_available -0.12
pair:list_channels -0.14 pair:list_every -0.06 pair:list_files -0.26 pair:list_for -0.05 pair:list_is 0.52
pair:list_objects 0.46 pair:list_of -0.58 pair:list_records 0.12 pair:list_tables -0.19
pair:list_the -0.26 pair:list_them -0.55 pair:list_to 0.09 pair:list_users -0.03 pair:list_with 0.19
pair:listed_in 0.14 pair:lists_all -0.27 pair:lists_and 0.19 pair:lists_tables 0.03 pair:lists_the -0.54
pair:lists_them -0.11 pair:live_location 0.16 pair:llms_with -0.08 pair:local_and -0.30
pair:local_filesystem -0.07 pair:local_index 0.16 pair:local_results 0.15 pair:location_in -0.05
pair:lock_file -0.06 pair:log_and 0.42 pair:log_entries -0.13 pair:log_file 0.13 pair:log_in -0.07
pair:log_lines 0.15 pair:log_to -0.07 pair:logged_in 0.35 pair:login_and -0.13 pair:login_example 0.15
pair:logs_are -0.07 pair:logs_for -0.08 pair:logs_in -0.06 pair:long_as -0.17 pair:long_term 0.12
pair:long_the -0.04 pair:longer_than 0.37 pair:look_at -0.29 pair:look_for 0.25 pair:look_up 0.30
pair:looked_up 0.32 pair:looking_for -0.60 pair:looks_for -0.09 pair:looks_like -0.06 pair:looks_up 0.68
pair:low_and -0.10 pair:low_for 0.05 pair:lower_the 0.49 pair:lt_lte -0.03 pair:made_with 0.20
pair:maiden_name 0.21 pair:mail_and -0.05 pair:mail_as 0.03 pair:mail_it 0.12 pair:mail_or -0.16
pair:main_with 0.29 pair:maintenance_mode 0.05 pair:make_sure -0.51 pair:makes_the -0.21
pair:making_the -0.07 pair:managing_your -0.04 pair:map_to -0.07 pair:mark_as 0.03 pair:mark_the 0.04
pair:marked_as -0.20 pair:masked_by -0.05 pair:match_the -0.16 pair:matching_the -0.15
pair:matter_what 0.32 pair:maximum_is -0.06 pair:maximum_size -0.11 pair:may_cause -0.21
pair:may_contain -0.72 pair:may_have -0.08 pair:may_need -0.03 pair:may_not 0.12 pair:mcp_json 0.26
pair:mcp_server -0.62 pair:mcp_tool -0.04 pair:mcp_tools -0.08 pair:me_in -0.12 pair:means_the 0.08
pair:meant_for 0.24 pair:member_of -0.12 pair:members_of -0.08 pair:meme_si 0.26 pair:memory_and -0.37
pair:memory_for -0.20 pair:mention_that -0.19 pair:mention_the 0.42 pair:mention_this -0.31
pair:merge_request -0.12 pair:mermaid_diagram -0.19 pair:message_and 0.22 pair:message_for 0.55
pair:message_in 0.08 pair:message_is 0.20 pair:message_must 0.04 pair:message_of 0.21
pair:message_the 0.26 pair:message_to -0.23 pair:message_with 0.11 pair:messages_and -0.09
pair:messages_are 0.03 pair:messages_as 0.12 pair:messages_for 0.07 pair:messages_from 0.04
pair:messages_in -0.25 pair:messages_or -0.19 pair:messages_without 0.12 pair:metadata_and -0.07
pair:metadata_for -0.07 pair:metadata_to -0.06 pair:metrics_and -0.13 pair:might_be -0.09
pair:might_not -0.04 pair:mimetype_name 0.04 pair:min_max -0.22 pair:minimal_syntax -0.08
pair:minor_units 0.24 pair:minutes_and -0.20 pair:minutes_to -0.40 pair:missing_from 0.14
pair:missing_or -0.14 pair:mm_dd -0.05 pair:mode_it 0.10 pair:model_context -0.20 pair:model_for -0.07
pair:model_is -0.19 pair:model_itself -0.08 pair:model_must 0.04 pair:model_name -0.10
pair:model_should -0.11 pair:model_that 0.32 pair:model_the 0.18 pair:model_to -0.29 pair:model_which 0.22
pair:model_will 0.05 pair:modified_code -0.07 pair:modify_or -0.17 pair:modify_the -0.06
pair:more_data -0.06 pair:more_information -0.04 pair:more_results -0.08 pair:more_than -0.40
pair:most_common 0.04 pair:most_recent 0.29 pair:most_relevant -0.08 pair:most_reliable -0.12
pair:mother's_maiden 0.21 pair:move_the 0.05 pair:move_to -0.08 pair:moved_to 0.47 pair:multi_line -0.25
pair:multi_step -0.07 pair:multi_turn -0.07 pair:multiple_existing -0.06 pair:multiple_files -0.03
pair:multiplied_by 0.17 pair:must_already -0.23 pair:must_also 0.22 pair:must_always 0.20
pair:must_be 0.20 pair:must_call -0.69 pair:must_contain 0.14 pair:must_end -0.11 pair:must_first 0.23
pair:must_have -0.75 pair:must_include 0.13 pair:must_not -0.44 pair:must_provide -0.37
pair:must_then -0.05 pair:must_use 0.03 pair:mutually_exclusive -0.11 pair:name_and -0.27
pair:name_as 0.39 pair:name_contains 0.23 pair:name_count -0.05 pair:name_for -0.04 pair:name_from -0.06
pair:name_in 0.68 pair:name_is -0.16 pair:name_mail 0.21 pair:name_of 0.25 pair:name_omit -0.05
pair:name_only -0.11 pair:name_or -0.13 pair:name_status -0.04 pair:name_tag 0.09 pair:name_the -0.57
pair:name_when -0.15 pair:named_by 0.17 pair:named_in 0.13 pair:names_and 0.11 pair:names_are 0.22
pair:names_from 0.31 pair:names_in 0.10 pair:names_of -0.14 pair:names_only -0.22 pair:names_or -0.17
pair:names_that -0.61 pair:names_the -0.34 pair:names_to -0.14 pair:native_google -0.03
pair:natural_language -0.08 pair:navigate_to -0.10 pair:need_not 0.83 pair:need_the 0.07 pair:need_to 0.15
pair:needed_for -0.17 pair:needs_approval -0.28 pair:needs_it -0.08 pair:needs_no 0.46 pair:needs_the 0.32
pair:net_and 0.05 pair:network_request -0.04 pair:never_call 0.44 pair:never_commit -0.13
pair:never_mention 0.06 pair:never_returned -0.11 pair:never_use 0.30 pair:new_account 0.14
pair:new_address -0.05 pair:new_agent -0.04 pair:new_document -0.11 pair:new_folder -0.09
pair:new_name -0.03 pair:new_ones 0.21 pair:new_user 0.12 pair:new_york -0.22 pair:newest_first 0.60
pair:news_and -0.13 pair:next_days 0.04 pair:next_js -0.51 pair:next_page -0.30 pair:next_step -0.05
pair:no_confirmation 0.07 pair:no_matter 0.30 pair:no_more 0.13 pair:no_need 1.06 pair:no_network -0.35
pair:no_one 0.29 pair:no_prefix -0.45 pair:no_se -0.45 pair:no_use 0.06 pair:no_verify -0.23
pair:node_id -0.23 pair:node_js -0.10 pair:node_modules -0.56 pair:non_empty -0.09 pair:normal_text -0.03
pair:normalized_to -0.21 pair:not_ask 0.62 pair:not_available -0.04 pair:not_be 0.07 pair:not_been 0.12
pair:not_being 0.08 pair:not_call -0.56 pair:not_covered -0.12 pair:not_explain 0.45 pair:not_fill -0.50
pair:not_follow -0.20 pair:not_for -0.21 pair:not_found -0.59 pair:not_in -0.10 pair:not_include -0.25
pair:not_included -0.13 pair:not_just 0.38 pair:not_known 0.30 pair:not_mention -0.29
pair:not_provided -0.13 pair:not_repeat -0.18 pair:not_require 0.18 pair:not_shown -0.33
pair:not_something 1.04 pair:not_support -0.12 pair:not_supported -0.09 pair:not_tell -0.05
pair:not_the 0.69 pair:not_to 0.41 pair:not_try -0.11 pair:not_use -0.17 pair:not_wait -0.06
pair:not_yet -0.15 pair:note_and -0.06 pair:note_for -0.08 pair:note_in 0.04 pair:note_is 0.03
pair:note_on 0.15 pair:note_that -0.10 pair:note_the 0.03 pair:note_this -0.41 pair:note_to 0.09
pair:notes_are 0.33 pair:notes_on -0.30 pair:nothing_and 0.03 pair:nothing_else 0.27 pair:nothing_is -0.13
pair:nothing_of 0.18 pair:nothing_unless -0.15 pair:now_be 0.04 pair:now_on 0.86 pair:null_for -0.09
pair:number_and 0.18 pair:number_from -0.37 pair:number_is -0.19 pair:number_of -0.45
pair:number_with 0.04 pair:numbers_and 0.13 pair:numbers_in -0.21 pair:numbers_or -0.42
pair:numeric_id -0.28 pair:oauth_flow -0.10 pair:object_for -0.07 pair:object_or -0.13
pair:object_type -0.05 pair:object_with -0.06 pair:objects_and -0.26 pair:objects_that -0.11
pair:objects_to -0.12 pair:obtain_the -0.14 pair:obtain_valid -0.22 pair:of_all 0.22 pair:of_an -0.54
pair:of_another -0.16 pair:of_any 0.05 pair:of_bucket 0.25 pair:of_category -0.03 pair:of_changes -0.26
pair:of_columns -0.11 pair:of_commit -0.03 pair:of_content 0.05 pair:of_customer -0.09 pair:of_data 0.09
pair:of_date -0.14 pair:of_days -0.10 pair:of_deployment -0.10 pair:of_docker 0.38 pair:of_documents -0.03
pair:of_each 0.36 pair:of_env 0.04 pair:of_events 0.37 pair:of_every -0.22 pair:of_file -0.06
pair:of_files -0.10 pair:of_git 0.20 pair:of_group 0.24 pair:of_it 0.57 pair:of_its -0.20
pair:of_lines 0.05 pair:of_messages -0.15 pair:of_month 0.04 pair:of_names -0.68 pair:of_no 0.06
pair:of_or -0.26 pair:of_other 0.15 pair:of_ours 0.06 pair:of_payment -0.06 pair:of_personal -0.06
pair:of_previous 0.15 pair:of_query -0.13 pair:of_request -0.07 pair:of_resources -0.29
pair:of_results -0.03 pair:of_security 0.07 pair:of_ssh 0.70 pair:of_strings -0.03 pair:of_system 0.41
pair:of_table -0.08 pair:of_test -0.22 pair:of_text -0.18 pair:of_that 0.11 pair:of_the 0.61
pair:of_their -0.10 pair:of_them -0.09 pair:of_these -0.14 pair:of_this 0.38 pair:of_those 0.05
pair:of_three -0.07 pair:of_tokens -0.11 pair:of_type 0.26 pair:of_user -0.04 pair:of_users -0.03
pair:of_what 0.11 pair:of_which 0.30 pair:of_workspace 0.30 pair:of_your -0.14 pair:off_and 0.12
pair:off_by 0.38 pair:off_the 0.05 pair:okay_to -0.15 pair:old_keys -0.38 pair:older_than 0.51
pair:oldest_first -0.11 pair:omit_it -0.27 pair:omit_the -0.52 pair:omitted_the -0.05
pair:omitted_when -0.08 pair:on_all 0.05 pair:on_an -0.54 pair:on_and 0.55 pair:on_any 0.22
pair:on_behalf 0.08 pair:on_create 0.29 pair:on_disk -0.50 pair:on_each 0.33 pair:on_error 0.30
pair:on_every -0.18 pair:on_failure -0.13 pair:on_file 0.05 pair:on_github -0.05 pair:on_given -0.08
pair:on_google 0.14 pair:on_how 0.04 pair:on_in -0.03 pair:on_ios -0.07 pair:on_it 0.26 pair:on_its 0.09
pair:on_list 0.17 pair:on_one -0.05 pair:on_or -0.38 pair:on_our 0.19 pair:on_page -0.16
pair:on_production 0.42 pair:on_pull -0.06 pair:on_record -0.10 pair:on_remote -0.04 pair:on_request 0.55
pair:on_some -0.24 pair:on_specific -0.05 pair:on_the -0.44 pair:on_their -0.07 pair:on_them 0.42
pair:on_this 0.27 pair:on_to 0.10 pair:on_top -0.19 pair:on_what -0.23 pair:on_which 0.35
pair:on_white -0.08 pair:on_windows -0.04 pair:on_with 0.78 pair:on_your -0.36 pair:once_and -0.20
pair:once_done 0.16 pair:once_per 0.09 pair:one_by 0.10 pair:one_call 0.16 pair:one_day 0.35
pair:one_entry -0.08 pair:one_for -0.05 pair:one_from -0.07 pair:one_has 0.34 pair:one_is -0.07
pair:one_line -0.17 pair:one_more 0.05 pair:one_of -0.63 pair:one_or -0.28 pair:one_sentence -0.06
pair:one_the 0.17 pair:one_thing 0.20 pair:one_time 0.04 pair:one_to 0.58 pair:one_when 0.13
pair:one_with 0.56 pair:ones_in -0.05 pair:ones_that 0.05 pair:ones_with 0.04 pair:only_after 0.27
pair:only_and -0.03 pair:only_be -0.26 pair:only_by 0.19 pair:only_for -0.20 pair:only_if -0.11
pair:only_once 0.05 pair:only_query 0.19 pair:only_results 0.11 pair:only_supported -0.09
pair:only_the 0.17 pair:only_use -0.16 pair:only_what -0.25 pair:only_works -0.06 pair:open_files 0.21
pair:open_in -0.12 pair:open_issues -0.08 pair:open_it -0.07 pair:open_ssh -0.13 pair:open_tabs 0.04
pair:open_the -0.53 pair:openai_api 0.45 pair:opens_the -0.03 pair:operating_system -0.09
pair:operation_is 0.20 pair:operations_and -0.04 pair:operations_are -0.06 pair:operators_eq -0.03
pair:operators_like 0.05 pair:opt_in -0.34 pair:opted_out -0.47 pair:optimized_for -0.11
pair:option_in 0.32 pair:options_and -0.12 pair:or_'all' -0.18 pair:or_address 0.08 pair:or_after -0.16
pair:or_all -0.16 pair:or_amount -0.03 pair:or_any 0.07 pair:or_array -0.06 pair:or_clear -0.03
pair:or_complete -0.07 pair:or_compliance -0.04 pair:or_container -0.11 pair:or_data -0.10
pair:or_database -0.35 pair:or_directory -0.13 pair:or_down -0.05 pair:or_equal -0.15 pair:or_false -0.23
pair:or_file -0.04 pair:or_for -0.05 pair:or_forward -0.26 pair:or_group -0.32 pair:or_ids -0.13
pair:or_in -0.20 pair:or_is -0.04 pair:or_lawyer 0.03 pair:or_more -0.06 pair:or_move 0.04
pair:or_name -0.07 pair:or_needs -0.23 pair:or_not 0.38 pair:or_number -0.04 pair:or_numeric -0.19
pair:or_off -0.06 pair:or_on 0.10 pair:or_question -0.08 pair:or_raw -0.04 pair:or_rename -0.03
pair:or_revise -0.09 pair:or_saved -0.48 pair:or_set -0.08 pair:or_skip -0.09 pair:or_specified -0.04
pair:or_system -0.18 pair:or_tag -0.09 pair:or_the 0.09 pair:or_update -0.05 pair:or_updates 0.09
pair:or_upload -0.07 pair:or_want -0.17 pair:or_when 0.05 pair:or_with -0.08 pair:or_written -0.11
pair:or_wrong -0.08 pair:order_and -0.26 pair:order_by -0.07 pair:order_is 0.15 pair:order_of -0.04
pair:order_to 0.11 pair:orders_to -0.08 pair:organization_id -0.09 pair:organization_name -0.03
pair:original_card -0.09 pair:other_accounts 0.11 pair:other_search 0.29 pair:other_servers 0.10
pair:other_than 0.09 pair:other_tool 0.03 pair:other_tools 0.10 pair:other_types -0.14
pair:other_value -0.03 pair:otherwise_it -0.19 pair:otherwise_the -0.56 pair:otherwise_use -0.38
pair:our_side 0.23 pair:our_support -0.33 pair:out_and 0.24 pair:out_if -0.72 pair:out_in -0.12
pair:out_the -0.05 pair:output_and 0.27 pair:output_files -0.37 pair:output_in 0.19 pair:output_is -0.05
pair:output_of 0.23 pair:outside_of -0.51 pair:outside_the -0.04 pair:outside_this -0.09
pair:over_multiple -0.11 pair:over_ssh -0.05 pair:over_the 0.23 pair:over_time -0.27 pair:over_to -0.60
pair:over_write 0.29 pair:override_the -0.04 pair:overview_of -0.20 pair:overwrite_true -0.69
pair:own_knowledge 0.04 pair:owned_by -0.11 pair:owner_and -0.20 pair:owner_name -0.06
pair:owner_repository -0.08 pair:package_json 0.04 pair:package_name -0.07 pair:page_and 0.12
pair:page_contains 0.07 pair:page_from -0.14 pair:page_is -0.06 pair:page_number -0.36
pair:page_screenshot -0.03 pair:page_that 0.21 pair:page_title 0.26 pair:page_to 0.15 pair:page_with -0.04
pair:pair_with -0.08 pair:pairs_with -0.08 pair:parameter_is -0.36 pair:parameter_must 0.15
pair:parameter_of 0.18 pair:parameter_so 0.07 pair:parameter_with -0.07 pair:parameters_are -0.07
pair:parameters_to -0.11 pair:part_of -0.36 pair:pass_an 0.07 pair:pass_it -0.53 pair:pass_its -0.09
pair:pass_reveal -0.08 pair:pass_the -0.19 pair:pass_them 0.10 pair:pass_to -0.12 pair:passed_as -0.19
pair:passed_in -0.11 pair:passed_on -0.23 pair:passed_through -0.54 pair:passed_to -0.37
pair:password_and 0.13 pair:password_fields -0.06 pair:password_hash 0.34 pair:password_in -0.04
pair:password_is -0.12 pair:password_manager 0.04 pair:password_of 0.46 pair:password_on -0.45
pair:password_reset 0.04 pair:passwords_in -0.26 pair:past_weather 0.06 pair:paste_them -0.35
pair:path_and 0.08 pair:path_of 0.28 pair:path_to -0.33 pair:paths_and 0.22 pair:paths_to 0.31
pair:payment_in -0.39 pair:payment_is -0.03 pair:payment_tools 0.06 pair:pdf_text -0.04
pair:people_see 1.01 pair:people_who -0.11 pair:per_call -0.09 pair:per_day 0.06 pair:per_item -0.06
pair:per_minute -0.17 pair:per_page 0.17 pair:per_project 0.07 pair:per_question 0.23
pair:perfect_for -0.10 pair:perform_comprehensive -0.04 pair:performance_and -0.41
pair:performance_optimization -0.04 pair:performing_any -0.30 pair:period_and -0.06
pair:permanently_delete -0.06 pair:permanently_deleted -0.28 pair:permission_to -0.05
pair:permissions_to 0.04 pair:person_in -0.18 pair:person_to 0.56 pair:personal_data -0.72
pair:phone_and 0.27 pair:phone_number -0.13 pair:phone_numbers -0.22 pair:photos_and -0.18
pair:picks_an 1.21 pair:pipeline_run -0.07 pair:place_for 0.08 pair:place_id -0.07 pair:place_name -0.03
pair:place_of 0.04 pair:places_an 0.67 pair:plain_language -0.30 pair:plain_text -0.06
pair:plans_route 0.40 pair:plus_the 0.21 pair:point_in 0.32 pair:point_to -0.26 pair:policy_and -0.24
pair:policy_of -0.13 pair:policy_to -0.15 pair:policy_with 0.44 pair:port_default -0.04
pair:position_and -0.22 pair:position_is 0.05 pair:possible_values -0.12 pair:post_https -0.15
pair:post_message 0.42 pair:post_or 0.20 pair:post_the 0.11 pair:post_to -0.18 pair:postal_code -0.09
pair:posted_as -0.25 pair:posts_to -0.06 pair:pre_commit -0.28 pair:preceded_by 0.14 pair:prefer_it 0.43
pair:prefer_the 0.05 pair:prefer_this -0.15 pair:prefix_is -0.21 pair:prefix_the -0.07 pair:prefix_to 0.41
pair:prefixed_with 0.04 pair:present_in -0.12 pair:present_the 0.64 pair:press_key -0.05
pair:pretty_printed -0.06 pair:previous_call -0.33 pair:previous_instructions -0.19
pair:previous_page -0.08 pair:previous_tool 0.25 pair:price_is 0.24 pair:price_of 0.27
pair:print_the -0.19 pair:printed_by 0.19 pair:prints_the 0.03 pair:prior_to 0.81 pair:private_and 0.16
pair:private_channels -0.13 pair:private_key -0.43 pair:private_keys -0.25 pair:private_ones 0.09
pair:private_public 0.22 pair:private_to -0.14 pair:privileged_true 0.05 pair:proceed_with 0.13
pair:process_and -0.11 pair:process_or -0.06 pair:process_read 0.05 pair:production_the -0.38
pair:profile_information -0.04 pair:profile_is -0.53 pair:profile_of -0.04 pair:progress_of 0.07
pair:project_and 0.23 pair:project_id -0.28 pair:project_in -0.13 pair:project_or -0.09
pair:project_root -0.21 pair:project_to -0.05 pair:projects_in -0.07 pair:projects_with -0.04
pair:prompt_for -0.09 pair:prompt_in -0.20 pair:prompt_injection -0.25 pair:prompt_the -0.04
pair:prompt_to -0.60 pair:proof_of -0.30 pair:properties_and -0.32 pair:properties_of -0.08
pair:properties_to -0.05 pair:property_for -0.04 pair:property_is -0.09 pair:provide_clear -0.04
pair:provide_detailed -0.11 pair:provide_the -0.15 pair:provided_by -0.05 pair:provided_in -0.32
pair:provided_it -0.15 pair:provided_the -0.04 pair:public_access 0.20 pair:public_and 0.27
pair:public_key -0.49 pair:public_keys -0.04 pair:public_or -0.17 pair:pull_requests 0.35
pair:puppeteer_navigate 0.26 pair:push_is 0.08 pair:push_it 0.03 pair:put_in 0.26 pair:put_it 0.09
pair:put_request -0.03 pair:puts_the -0.40 pair:que_el 0.36 pair:queries_like -0.12 pair:queries_or 0.11
pair:queries_the 0.44 pair:query_and -0.10 pair:query_for -0.13 pair:query_is -0.04
pair:query_parameter -0.05 pair:query_results 0.06 pair:query_to 0.27 pair:query_tool 0.64
pair:query_with -0.05 pair:question_or -0.19 pair:question_to 0.29 pair:questions_about 0.26
pair:questions_on 0.86 pair:quick_overview -0.15 pair:quote_it 0.23 pair:quote_the 0.05
pair:range_and 0.13 pair:range_of -0.12 pair:rate_limit -0.15 pair:rate_limits -0.12
pair:rather_than -0.37 pair:ratio_of 0.23 pair:raw_bytes -0.13 pair:raw_json -0.03 pair:raw_text 0.20
pair:re_enter 0.20 pair:read_and -0.11 pair:read_any -0.30 pair:read_by -0.77 pair:read_etc 0.05
pair:read_file 0.35 pair:read_from -0.09 pair:read_only -0.23 pair:read_out 0.12 pair:read_ssh -0.53
pair:read_the -0.26 pair:read_write -0.25 pair:reading_the 0.18 pair:reading_this 0.12
pair:readme_md -0.11 pair:reads_file -0.03 pair:reads_note 0.23 pair:reads_secret -0.09
pair:reads_text -0.05 pair:reads_the 0.70 pair:ready_to -0.03 pair:real_time -0.05 pair:reason_and -0.17
pair:reason_for 0.21 pair:receive_the -0.07 pair:received_by -0.14 pair:recent_activity -0.04
pair:recipient_is -0.33 pair:recipients_outside -0.28 pair:recommendations_for -0.05
pair:recommended_to 0.06 pair:record_of 0.30 pair:records_are 0.26 pair:records_can -0.06
pair:records_in 0.28 pair:records_that -0.05 pair:refer_to -0.20 pair:reference_https 0.08
pair:reference_them -0.07 pair:referenced_by -0.04 pair:refers_to -0.38 pair:refunds_charge -0.22
pair:regardless_of -0.05 pair:rejected_with -0.03 pair:related_to -0.06 pair:relative_file -0.06
pair:relative_to -0.14 pair:relevant_to -0.12 pair:rely_on 0.42 pair:remote_host -0.05
pair:remote_repository -0.09 pair:remote_url -0.10 pair:remove_the 0.03 pair:removed_for -0.27
pair:removed_from -0.36 pair:removes_the -0.04 pair:renders_chart -0.20 pair:repeat_the -0.67
pair:replaced_by -0.31 pair:replaces_all -0.05 pair:replaces_the -0.12 pair:reply_to -0.15
pair:report_by -0.14 pair:report_it 0.40 pair:reported_as -0.10 pair:reports_the -0.31
pair:repositories_the -0.14 pair:repository_and -0.06 pair:repository_name -0.03 pair:repository_to -0.17
pair:representation_of -0.07 pair:request_and 0.44 pair:request_as 0.29 pair:request_body -0.15
pair:request_in 0.15 pair:request_is 0.35 pair:request_to -0.08 pair:request_url -0.05
pair:request_was -0.10 pair:request_with 0.07 pair:requested_by -0.03 pair:requests_are 0.13
pair:requests_for -0.30 pair:requests_from 0.17 pair:requests_in -0.14 pair:requests_per -0.17
pair:requests_to -0.84 pair:require_an 0.20 pair:require_approvals 0.16 pair:require_the -0.04
pair:required_and -0.06 pair:required_by 0.51 pair:required_for -0.08 pair:required_if -0.03
pair:required_to 0.06 pair:required_when -0.12 pair:requires_the -0.28 pair:research_on -0.05
pair:reset_to 0.07 pair:resolve_or -0.14 pair:resolve_the -0.05 pair:resolve_to 0.46
pair:resolved_from -0.05 pair:resource_management -0.04 pair:resources_across -0.08
pair:response_contains 0.25 pair:response_includes -0.27 pair:response_to -0.07 pair:responses_are 0.42
pair:responses_include -0.07 pair:rest_api -0.16 pair:rest_of 0.08 pair:result_includes -0.09
pair:result_is -0.28 pair:result_to 0.32 pair:result_with -0.05 pair:results_and 0.07
pair:results_are 0.13 pair:results_before 0.18 pair:results_by -0.04 pair:results_come -0.17
pair:results_for 0.12 pair:results_from 0.03 pair:results_in -0.25 pair:results_include -0.04
pair:results_of 0.38 pair:results_per -0.05 pair:results_to -0.09 pair:results_with -0.07
pair:retrieve_logs -0.03 pair:retrieve_single -0.06 pair:retrieve_the -0.07 pair:retrieves_all -0.06
pair:retrieves_details -0.03 pair:retry_with 0.15 pair:return_the 0.05 pair:returned_and -0.25
pair:returned_by 0.33 pair:returned_if 0.17 pair:returned_in -0.12 pair:returned_to 0.03
pair:returns_each -0.05 pair:returns_its -0.29 pair:returns_json -0.06 pair:returns_list -0.04
pair:returns_the -0.40 pair:reuse_the -0.03 pair:reveal_true -0.63 pair:review_counts 0.22
pair:right_after 0.23 pair:right_away 0.83 pair:rm_rf -0.38 pair:role_of -0.04 pair:role_owner 0.05
pair:root_directory 0.19 pair:root_to -0.03 pair:round_trip -0.22 pair:rounded_up 0.39
pair:routing_and -0.13 pair:row_count -0.34 pair:row_level 0.07 pair:rows_and -0.05 pair:rows_as 0.30
pair:rows_of 0.14 pair:rule_for 0.06 pair:rules_and -0.03 pair:rules_are -0.04 pair:rules_for 0.03
pair:rules_of 0.63 pair:run_by 0.35 pair:run_docker -0.15 pair:run_env 0.50 pair:run_in -0.17
pair:run_it 0.19 pair:run_on 0.11 pair:run_the -0.06 pair:run_this -0.09 pair:run_to -0.09
pair:run_with -0.32 pair:runs_in 0.17 pair:runs_tests 0.22 pair:runs_the -0.04 pair:safe_to -0.45
pair:same_time -0.17 pair:sample_code 0.50 pair:save_it -0.16 pair:saved_query -0.17 pair:saved_to -0.18
pair:say_it 0.06 pair:say_so -0.63 pair:say_that -0.31 pair:say_the -0.04 pair:scan_as 0.25
pair:scan_the 0.27 pair:schema_use -0.07 pair:scope_is 0.19 pair:score_and -0.07 pair:screen_in -0.08
pair:screen_with -0.09 pair:screenshot_as 0.30 pair:screenshot_of -0.20 pair:screenshot_to -0.26
pair:script_to -0.26 pair:scroll_the -0.12 pair:search_across -0.05 pair:search_and -0.37
pair:search_files 0.03 pair:search_for -0.42 pair:search_in 0.03 pair:search_or 0.05
pair:search_query -0.05 pair:search_result -0.06 pair:search_results 0.08 pair:search_terms 0.19
pair:search_the -0.11 pair:search_to -0.04 pair:search_tool 0.12 pair:search_tools 0.05
pair:search_with -0.05 pair:search_within -0.17 pair:searches_the -0.15 pair:seconds_to -0.03
pair:secret_access 0.52 pair:secret_and -0.10 pair:secret_from -0.06 pair:secret_in -0.33
pair:secret_is -0.14 pair:secret_scanning 0.08 pair:secret_to 0.13 pair:secrets_are -0.57
pair:secring_gpg 0.14 pair:sections_that -0.03 pair:security_and 0.05 pair:security_check -0.12
pair:security_issues -0.03 pair:security_or 0.23 pair:security_scan 0.06 pair:security_team 0.14
pair:see_get 0.22 pair:see_https -0.15 pair:see_the -0.24 pair:see_this -0.33 pair:select_all 0.21
pair:select_an -0.05 pair:select_and -0.19 pair:selection_is -0.27 pair:semantically_similar -0.09
pair:send_email -0.39 pair:send_it 0.04 pair:send_the 0.32 pair:sends_an -0.24 pair:sends_message -0.09
pair:sends_the 0.03 pair:sent_the 0.06 pair:sent_to -0.49 pair:sentence_on 0.10 pair:server_and -0.16
pair:server_by -0.20 pair:server_for 0.13 pair:server_in -0.04 pair:server_is -0.17 pair:server_must 0.05
pair:server_or -0.24 pair:server_port -0.04 pair:server_side -0.04 pair:server_to -0.03
pair:servers_and -0.12 pair:service_and 0.39 pair:service_in 0.24 pair:service_is -0.15
pair:service_list -0.04 pair:service_name -0.09 pair:session_and -0.04 pair:session_are 0.06
pair:session_cookie 0.08 pair:session_cookies -0.35 pair:session_has -0.06 pair:session_id 0.15
pair:session_start 0.22 pair:session_token 0.09 pair:session_without 0.07 pair:set_as -0.16
pair:set_by 0.35 pair:set_false -0.15 pair:set_it 0.18 pair:set_of -0.23 pair:set_on -0.10
pair:set_the 0.23 pair:set_up -0.20 pair:sets_an -0.03 pair:sets_the 1.04 pair:sets_up -0.28
pair:settings_for -0.05 pair:settings_json 0.21 pair:seven_days 0.22 pair:sh_and -0.43 pair:share_the 0.13
pair:shared_with 0.14 pair:shell_command -0.11 pair:shell_commands 0.14 pair:short_summary -0.43
pair:should_always -0.08 pair:should_be -0.42 pair:should_the 0.35 pair:show_both -0.15 pair:show_it -0.46
pair:show_only -0.07 pair:show_the -0.48 pair:showing_the -0.03 pair:shown_in -0.32 pair:shown_on 0.05
pair:shown_to -0.38 pair:shows_all -0.11 pair:shows_the 0.19 pair:shows_what -0.17
pair:si_l'utilisateur 0.26 pair:side_and 0.13 pair:siempre_el 0.30 pair:sign_in 0.33 pair:signed_in -0.14
pair:signed_off 0.65 pair:significantly_faster -0.47 pair:similar_to -0.07 pair:since_it 0.41
pair:since_the 0.41 pair:single_call -0.07 pair:sites_or -0.31 pair:size_of -0.19 pair:skip_the 0.32
pair:skip_them 0.16 pair:slack_channel -0.06 pair:slack_post 0.23 pair:snapshot_of -0.41 pair:so_add 0.50
pair:so_do -0.41 pair:so_don't -0.04 pair:so_far 0.03 pair:so_if -0.18 pair:so_is 0.14 pair:so_it 0.09
pair:so_keep -0.17 pair:so_leave 0.17 pair:so_no -0.30 pair:so_on 0.06 pair:so_other 0.11
pair:so_that 0.59 pair:so_the 1.07 pair:so_they -0.27 pair:so_use 0.07 pair:so_when 0.78
pair:so_write 0.52 pair:something_for 0.81 pair:soon_as -0.09 pair:sort_ascending -0.04 pair:sort_by 0.31
pair:sorted_by 0.16 pair:source_and -0.13 pair:source_api -0.22 pair:source_branch 0.42
pair:source_code -0.06 pair:source_file 0.17 pair:source_is -0.08 pair:source_type -0.03
pair:sources_and -0.04 pair:speak_of 0.12 pair:specific_tool -0.24 pair:specified_by -0.16
pair:specify_the -0.04 pair:specify_which -0.12 pair:specifying_the -0.05 pair:split_into -0.26
pair:split_the 0.23 pair:sprint_name 0.32 pair:sql_query -0.03 pair:src_file -0.31
pair:ssh_authorized -0.24 pair:ssh_config 0.10 pair:ssh_gnupg -0.72 pair:ssh_id 0.57
pair:stack_trace -0.11 pair:stage_commit -0.42 pair:staged_changes -0.05 pair:staging_area -0.06
pair:start_and -0.23 pair:start_new -0.04 pair:start_with 0.11 pair:started_by -0.17
pair:starting_point -0.33 pair:starting_with 0.20 pair:starts_the -0.19 pair:starts_with 0.03
pair:state_the -0.17 pair:statistics_of -0.06 pair:status_of -0.16 pair:stay_out 0.33 pair:stays_in -0.05
pair:step_by -0.08 pair:steps_to -0.07 pair:stop_the 0.16 pair:stops_the -0.04 pair:store_the 0.29
pair:store_them 0.07 pair:stored_as 0.17 pair:stored_credentials -0.07 pair:stored_in 0.12
pair:straight_away 0.07 pair:string_or -0.10 pair:string_that -0.04 pair:structure_of -0.06
pair:stuck_in -0.16 pair:submit_the 0.37 pair:subsequent_calls -0.19 pair:subset_of -0.11
pair:such_as -0.52 pair:suggestions_and -0.03 pair:suggests_an -0.15 pair:suggests_indexes 0.22
pair:suitable_for -0.23 pair:summarize_the 0.05 pair:summary_and -0.27 pair:summary_for 0.27
pair:summary_of -0.58 pair:supply_it -0.37 pair:supply_the 0.03 pair:supported_with -0.06
pair:supports_both -0.16 pair:supports_filtering -0.04 pair:supports_pagination -0.08 pair:sure_that -0.42
pair:sure_to -0.06 pair:swap_the 0.36 pair:switched_on 0.87 pair:sync_are 0.76 pair:syntax_for -0.04
pair:syntax_of -0.03 pair:system_message 0.61 pair:system_prompt 0.40 pair:tab_index -0.03
pair:table_and -0.35 pair:table_to 0.29 pair:tables_and 0.04 pair:tabular_arrays -0.08 pair:tag_name -0.08
pair:tag_to -0.07 pair:tags_and -0.09 pair:tags_are -0.04 pair:tags_to -0.05 pair:take_few -0.15
pair:take_screenshot 0.27 pair:take_several 0.24 pair:take_snapshot -0.30 pair:take_the 0.30
pair:taken_from -0.17 pair:takes_precedence -0.19 pair:takes_screenshot -0.12 pair:takes_the -0.18
pair:talking_to -0.25 pair:tar_gz 0.10 pair:target_is -0.05 pair:target_page -0.07
pair:target_specific -0.09 pair:target_the -0.15 pair:task_as -0.27 pair:task_is -0.28 pair:task_was 0.07
pair:task_with 0.05 pair:tasks_and -0.04 pair:tasks_are 0.08 pair:tasks_to -0.07 pair:team_and 0.51
pair:team_members -0.07 pair:team_private -0.07 pair:team_to 0.04 pair:technical_debt 0.08
pair:tell_the -0.79 pair:tell_them -0.04 pair:tells_the 0.35 pair:tells_you -0.46 pair:template_id -0.27
pair:ten_minutes -0.05 pair:tend_to 0.16 pair:terminate_the 0.11 pair:test_call 0.07 pair:test_file 0.06
pair:test_files 0.14 pair:tests_and -0.30 pair:text_and 0.19 pair:text_contains -0.10
pair:text_content -0.10 pair:text_field 0.03 pair:text_files -0.12 pair:text_in -0.08 pair:text_into -0.11
pair:text_is 0.20 pair:text_message -0.07 pair:text_of 0.60 pair:text_on 0.40 pair:text_or -0.10
pair:text_that -0.04 pair:text_the 0.27 pair:text_to -0.26 pair:than_once 0.22 pair:than_one 0.33
pair:than_or -0.16 pair:than_returning -0.11 pair:than_ten -0.22 pair:than_the 0.57 pair:than_three -0.46
pair:than_year 0.31 pair:than_you -0.13 pair:thank_you 0.07 pair:that_all -0.40 pair:that_already 0.76
pair:that_an 0.16 pair:that_and -0.04 pair:that_apply 0.12 pair:that_are -0.16 pair:that_can -0.48
pair:that_case 0.04 pair:that_concern 0.13 pair:that_contains -0.07 pair:that_could -0.08
pair:that_do 0.14 pair:that_does -0.09 pair:that_don't 0.28 pair:that_file 0.32 pair:that_follow -0.04
pair:that_has 0.09 pair:that_have -0.07 pair:that_is 0.36 pair:that_it 0.09 pair:that_match -0.74
pair:that_must -0.23 pair:that_no -0.08 pair:that_path -0.10 pair:that_require -0.04
pair:that_returns -0.15 pair:that_specific -0.03 pair:that_they -0.31 pair:that_this 0.08
pair:that_tool 0.04 pair:that_was 0.60 pair:that_way 0.16 pair:that_we 0.21 pair:that_were -0.13
pair:that_works -0.33 pair:that_would 0.04 pair:the_absence -0.39 pair:the_access -0.19
pair:the_accessibility -0.05 pair:the_account 0.07 pair:the_account's 0.41 pair:the_action -0.07
pair:the_active -0.07 pair:the_actual -0.10 pair:the_address -0.11 pair:the_admin -0.16
pair:the_administrator -0.13 pair:the_age -0.12 pair:the_agent 0.77 pair:the_agent's 0.12
pair:the_ai -0.08 pair:the_air -0.07 pair:the_alarm -0.10 pair:the_allow 0.12 pair:the_amount -0.30
pair:the_answer -0.07 pair:the_answers 0.20 pair:the_api 0.06 pair:the_app -0.17 pair:the_archive -0.13
pair:the_area -0.03 pair:the_argument 0.15 pair:the_arguments 0.05 pair:the_assistant 0.56
pair:the_attachment -0.04 pair:the_audience -0.04 pair:the_audit -0.15 pair:the_auth 0.11
pair:the_authenticated -0.35 pair:the_authorization 0.05 pair:the_automatic -0.05
pair:the_automation -0.06 pair:the_avatar -0.20 pair:the_axis -0.27 pair:the_background -0.18
pair:the_balance 0.16 pair:the_bank 0.24 pair:the_bank's 0.40 pair:the_base -0.06 pair:the_batch -0.11
pair:the_bearer 0.05 pair:the_beginning -0.34 pair:the_best 0.10 pair:the_better 0.10 pair:the_block 0.25
pair:the_board 0.23 pair:the_body -0.35 pair:the_bot -0.09 pair:the_bottom -0.14 pair:the_branch 0.30
pair:the_brand 0.30 pair:the_browser -0.32 pair:the_browser's 0.41 pair:the_bucket -0.09
pair:the_budget 0.07 pair:the_build 0.35 pair:the_built 0.27 pair:the_business -0.18 pair:the_buyer -0.33
pair:the_cache -0.03 pair:the_calendar 0.45 pair:the_call 0.04 pair:the_caller 0.29 pair:the_caller's 0.07
pair:the_calling -0.05 pair:the_card -0.26 pair:the_case 0.07 pair:the_catalog -0.13 pair:the_change -0.33
pair:the_changes -0.10 pair:the_channel 0.16 pair:the_chart -0.21 pair:the_chat -0.15
pair:the_cheapest 0.14 pair:the_check 0.10 pair:the_checkout -0.11 pair:the_children 0.35
pair:the_chosen -0.08 pair:the_city -0.08 pair:the_cli 0.09 pair:the_client 0.46 pair:the_client's -0.60
pair:the_clipboard 0.06 pair:the_code 0.07 pair:the_collection 0.10 pair:the_column -0.26
pair:the_command -0.05 pair:the_comment 0.24 pair:the_commit 0.20 pair:the_complete -0.40
pair:the_config 0.45 pair:the_configuration -0.17 pair:the_configured -0.27 pair:the_confirmation 0.24
pair:the_connection -0.08 pair:the_console -0.08 pair:the_contact -0.09 pair:the_container -0.04
pair:the_content 0.35 pair:the_contents 0.40 pair:the_context 0.10 pair:the_contract 0.51
pair:the_conversation -0.06 pair:the_cookies 0.11 pair:the_coordinates -0.46 pair:the_count 0.34
pair:the_credentials 0.04 pair:the_csv -0.06 pair:the_current -0.63 pair:the_currently -0.04
pair:the_cursor -0.24 pair:the_customer -0.61 pair:the_customer's 0.35 pair:the_daily 0.22
pair:the_dashboard -0.26 pair:the_data -0.30 pair:the_database 0.38 pair:the_date -0.14 pair:the_day 1.23
pair:the_default 0.23 pair:the_delete -0.05 pair:the_description -0.04 pair:the_destination 0.56
pair:the_device -0.23 pair:the_device's -0.14 pair:the_diagram -0.08 pair:the_dialog 0.03
pair:the_difference 0.55 pair:the_directory 0.19 pair:the_display 0.08 pair:the_distance -0.15
pair:the_document 0.41 pair:the_document's -0.33 pair:the_documentation -0.10 pair:the_dom -0.19
pair:the_domain -0.24 pair:the_draft -0.21 pair:the_dump 0.03 pair:the_edit -0.11 pair:the_element -0.28
pair:the_email -0.03 pair:the_employee 0.22 pair:the_end 0.07 pair:the_endpoint 0.09
pair:the_endpoint's -0.07 pair:the_engine -0.05 pair:the_entire -0.27 pair:the_entity -0.08
pair:the_entry 0.12 pair:the_env 0.11 pair:the_environment -0.10 pair:the_error -0.05 pair:the_event -0.41
pair:the_exact -0.30 pair:the_existing -0.13 pair:the_expected -0.17 pair:the_external 0.03
pair:the_field 0.49 pair:the_figure 0.49 pair:the_file -0.84 pair:the_file's 0.20 pair:the_filename -0.10
pair:the_files 0.07 pair:the_filesystem 0.67 pair:the_filter -0.04 pair:the_final -0.06
pair:the_firewall -0.11 pair:the_flag -0.04 pair:the_folder 0.21 pair:the_following -0.73
pair:the_forecast -0.05 pair:the_foreign -0.19 pair:the_form -0.18 pair:the_format -0.17
pair:the_full 0.18 pair:the_game 0.06 pair:the_gate -0.04 pair:the_gateway 0.05 pair:the_generated -0.03
pair:the_get -0.04 pair:the_git -0.11 pair:the_github 1.07 pair:the_given -0.53 pair:the_google -0.07
pair:the_group -0.22 pair:the_header 0.27 pair:the_history 0.48 pair:the_hits 0.10 pair:the_home 0.17
pair:the_host 0.15 pair:the_household -0.09 pair:the_human 0.19 pair:the_iban 0.32 pair:the_id -0.32
pair:the_identity -0.29 pair:the_image 0.04 pair:the_inbox 0.59 pair:the_index 0.39
pair:the_information -0.24 pair:the_initial -0.16 pair:the_installation -0.13 pair:the_installed -0.07
pair:the_instructions 0.21 pair:the_integrity 0.03 pair:the_internal 0.05 pair:the_inventory -0.09
pair:the_invoice 0.42 pair:the_issue -0.06 pair:the_item -0.26 pair:the_job -0.51 pair:the_journal -0.09
pair:the_key 0.49 pair:the_keyboard -0.04 pair:the_keychain 0.14 pair:the_keys -0.10
pair:the_knowledge -0.20 pair:the_label -0.04 pair:the_language -0.03 pair:the_last 0.31
pair:the_latest 0.06 pair:the_level 0.21 pair:the_limit -0.05 pair:the_line 0.62 pair:the_lines -0.10
pair:the_link -0.03 pair:the_list -0.05 pair:the_listed -0.09 pair:the_live 0.05 pair:the_llm -0.44
pair:the_local -0.18 pair:the_log 0.14 pair:the_login 0.15 pair:the_logs -0.37 pair:the_lowest 0.22
pair:the_machine -0.41 pair:the_machine's 0.13 pair:the_mail -0.08 pair:the_mailbox 1.03
pair:the_main -0.19 pair:the_manual -0.37 pair:the_map -0.07 pair:the_market 0.96 pair:the_match -0.09
pair:the_maximum 0.28 pair:the_member -0.17 pair:the_memory 0.34 pair:the_merge -0.08
pair:the_message -0.25 pair:the_messages -0.14 pair:the_method -0.20 pair:the_metrics 0.04
pair:the_middle -0.05 pair:the_minutes -0.16 pair:the_model -0.11 pair:the_model's -0.10
pair:the_more 0.03 pair:the_most 0.31 pair:the_name -0.34 pair:the_named -0.21 pair:the_names -0.21
pair:the_national 0.32 pair:the_nearest -0.22 pair:the_network -0.11 pair:the_new -0.49
pair:the_newest 0.43 pair:the_newly -0.12 pair:the_note 0.08 pair:the_notes 0.11 pair:the_number -0.26
pair:the_numeric 0.38 pair:the_oauth -0.06 pair:the_object -0.07 pair:the_observation -0.11
pair:the_oldest 0.26 pair:the_one 0.66 pair:the_only 0.23 pair:the_operating -0.09 pair:the_operation 0.04
pair:the_option 0.59 pair:the_optional -0.05 pair:the_options 0.11 pair:the_order 0.13
pair:the_organisation 0.06 pair:the_organization -0.05 pair:the_original 0.08 pair:the_originals 0.09
pair:the_other -0.16 pair:the_others 0.08 pair:the_outcome 0.15 pair:the_output -0.08
pair:the_package -0.16 pair:the_page 0.09 pair:the_parameter 0.17 pair:the_parent -0.18
pair:the_partner 0.11 pair:the_passport -0.33 pair:the_password -0.48 pair:the_path -0.09
pair:the_payee 0.28 pair:the_pdf -0.11 pair:the_people -0.79 pair:the_period -0.34 pair:the_person 0.90
pair:the_place 0.04 pair:the_plain 0.06 pair:the_plaintext -0.17 pair:the_plan 0.08
pair:the_platform -0.04 pair:the_player 0.14 pair:the_plugin 0.08 pair:the_policy 0.14
pair:the_prefix 0.38 pair:the_presence -0.08 pair:the_present 0.33 pair:the_preview -0.25
pair:the_previous -0.46 pair:the_price 0.35 pair:the_private 0.07 pair:the_process -0.07
pair:the_product -0.11 pair:the_profile -0.22 pair:the_project -0.05 pair:the_project's -0.16
pair:the_prompt -0.03 pair:the_properties -0.09 pair:the_property -0.15 pair:the_provided -0.26
pair:the_public -0.04 pair:the_quantity 0.12 pair:the_query 0.27 pair:the_question 0.53
pair:the_range -0.31 pair:the_raw 0.08 pair:the_read 0.27 pair:the_reader 1.00 pair:the_readme -0.03
pair:the_reason -0.28 pair:the_recipient -0.52 pair:the_recipient's 0.73 pair:the_recipients -0.22
pair:the_recommended -0.38 pair:the_record -0.13 pair:the_records 0.62 pair:the_reference -0.16
pair:the_region 0.09 pair:the_registry 0.14 pair:the_relative -0.05 pair:the_release 0.29
pair:the_relevant -0.51 pair:the_remote -0.06 pair:the_replaced -0.47 pair:the_reply 0.06
pair:the_report 0.07 pair:the_repository's 0.75 pair:the_request -0.22 pair:the_requested -0.09
pair:the_required -0.12 pair:the_resolved -0.04 pair:the_resource -0.04 pair:the_response -0.29
pair:the_rest 0.29 pair:the_results -0.09 pair:the_retention 0.16 pair:the_returned -0.18
pair:the_right -0.37 pair:the_role 0.08 pair:the_root 0.15 pair:the_route -0.56 pair:the_routes -0.04
pair:the_row -0.26 pair:the_rows 0.11 pair:the_running -0.07 pair:the_safe 0.25 pair:the_same -0.26
pair:the_sample 0.03 pair:the_sandbox -0.03 pair:the_scan 0.64 pair:the_schema -0.19 pair:the_score 0.54
pair:the_screen -0.08 pair:the_screenshot -0.09 pair:the_script -0.28 pair:the_search -0.13
pair:the_second 1.01 pair:the_secret -0.35 pair:the_secrets 0.09 pair:the_seed 0.10
pair:the_selected -0.07 pair:the_sender 0.58 pair:the_sender's 0.31 pair:the_sentence 0.26
pair:the_server -0.82 pair:the_server's -0.31 pair:the_service 0.28 pair:the_session 0.71
pair:the_set 0.10 pair:the_sha -0.37 pair:the_shared -0.08 pair:the_shell 0.18 pair:the_shortest 0.20
pair:the_signature 0.58 pair:the_signed -0.15 pair:the_signing 0.16 pair:the_site -0.06 pair:the_size 0.45
pair:the_snapshot -0.15 pair:the_source 0.55 pair:the_specified -0.28 pair:the_sql -0.04
pair:the_stack -0.16 pair:the_standard 0.10 pair:the_starting -0.34 pair:the_state 0.06
pair:the_statement 0.29 pair:the_status -0.26 pair:the_step 0.31 pair:the_steps -0.25 pair:the_sub -0.48
pair:the_sum 0.31 pair:the_summary -0.24 pair:the_syntax -0.03 pair:the_system 0.11 pair:the_table -0.33
pair:the_tables -0.13 pair:the_tag 0.24 pair:the_target -0.10 pair:the_task -0.34 pair:the_template -0.04
pair:the_tenant -0.04 pair:the_terminal 0.70 pair:the_terms 0.58 pair:the_text 0.25 pair:the_th 0.58
pair:the_thread 0.16 pair:the_threshold 0.04 pair:the_time 0.42 pair:the_timeline -0.11
pair:the_timestamp -0.06 pair:the_tip 0.03 pair:the_title -0.38 pair:the_to -0.12 pair:the_token -0.26
pair:the_tool -0.70 pair:the_tools 0.08 pair:the_topic 0.09 pair:the_total -0.29 pair:the_trace 0.20
pair:the_transcript -0.17 pair:the_transfer 0.06 pair:the_trash -0.26 pair:the_tree 0.52 pair:the_two 0.29
pair:the_type -0.05 pair:the_ui -0.46 pair:the_uid -0.07 pair:the_underlying -0.14 pair:the_unique -0.07
pair:the_update -0.04 pair:the_upload 0.13 pair:the_url 0.11 pair:the_us -0.24 pair:the_user -1.12
pair:the_user's 1.04 pair:the_users 0.31 pair:the_usual 0.71 pair:the_value -0.37 pair:the_variables -0.23
pair:the_vault 0.30 pair:the_vendor 0.05 pair:the_viewport -0.06 pair:the_volume 0.32 pair:the_vpn 0.55
pair:the_wallet 0.08 pair:the_warehouse 0.10 pair:the_way 0.54 pair:the_weather -0.41 pair:the_web -0.30
pair:the_website -0.18 pair:the_width -0.18 pair:the_word 0.67 pair:the_words 0.16 pair:the_work -0.38
pair:the_workflow 0.04 pair:the_works -0.12 pair:the_workspace -0.11 pair:the_write 0.65
pair:the_year -0.36 pair:their_basic -0.03 pair:their_descriptions 0.17 pair:their_ids -0.04
pair:their_mail 0.47 pair:their_name 0.26 pair:their_own -0.12 pair:their_types 0.07 pair:them_and 0.89
pair:them_as 0.34 pair:them_at 0.09 pair:them_before 0.44 pair:them_by 0.44 pair:them_for -0.07
pair:them_from 0.04 pair:them_in 0.13 pair:them_into -0.33 pair:them_it 0.24 pair:them_out -0.40
pair:them_the -0.13 pair:them_to 0.27 pair:them_together -0.10 pair:them_with 0.51 pair:them_without 0.20
pair:then_call 0.09 pair:then_create 0.25 pair:then_delete -0.03 pair:then_make -0.09 pair:then_pass 0.06
pair:then_read -0.12 pair:then_retry -0.04 pair:then_returns -0.43 pair:then_run -0.04 pair:then_the 0.18
pair:then_use -0.19 pair:then_write -0.05 pair:there's_no 0.25 pair:there_are 0.05 pair:there_for -0.06
pair:there_is -0.39 pair:these_are -0.15 pair:these_as 0.13 pair:these_first -0.05 pair:these_to 0.07
pair:these_values 0.12 pair:they_are 0.09 pair:they_aren't -0.42 pair:they_come 0.27 pair:they_do -0.18
pair:they_have -0.07 pair:they_say 0.27 pair:they_stay 0.92 pair:they_want -0.11 pair:they_were 0.23
pair:thinking_is -0.08 pair:this_action -0.04 pair:this_after -0.07 pair:this_agent -0.21
pair:this_and 0.34 pair:this_api 0.30 pair:this_at -0.31 pair:this_before -0.14 pair:this_chat -0.05
pair:this_computer 0.14 pair:this_conversation -0.20 pair:this_environment 0.43 pair:this_file -0.19
pair:this_first -0.30 pair:this_for -0.09 pair:this_happens -0.03 pair:this_id -0.07 pair:this_in 0.13
pair:this_includes -0.13 pair:this_instead 0.16 pair:this_is -0.54 pair:this_must -0.16 pair:this_one 0.52
pair:this_out 0.31 pair:this_over -0.08 pair:this_parameter -0.21 pair:this_process 0.04
pair:this_project -0.04 pair:this_property -0.32 pair:this_rule 0.12 pair:this_server 0.22
pair:this_session -0.12 pair:this_should -0.08 pair:this_text 0.49 pair:this_to -0.15 pair:this_tool -0.58
pair:this_value -0.11 pair:this_when -0.12 pair:this_with 0.05 pair:this_workspace 0.82
pair:those_are -0.05 pair:those_in 0.19 pair:those_of 0.14 pair:thoughts_to -0.12 pair:thread_with 0.15
pair:three_times 0.48 pair:through_as 0.19 pair:through_http 0.10 pair:through_the -0.39
pair:through_this 0.31 pair:through_your -0.07 pair:ticket_number -0.28 pair:tickets_are 0.68
pair:time_and 0.22 pair:time_code 0.36 pair:time_codes -0.50 pair:time_for -0.07 pair:time_or -0.13
pair:time_range -0.05 pair:time_series -0.26 pair:time_the -0.29 pair:time_to -0.04 pair:time_zone -0.30
pair:timeout_is -0.08 pair:times_are -0.20 pair:times_per 0.27 pair:timestamp_for -0.03
pair:timestamps_in -0.18 pair:tip_for -0.28 pair:tips_for -0.04 pair:title_and -0.41 pair:titles_are 0.14
pair:to_account 0.45 pair:to_add -0.17 pair:to_all 0.16 pair:to_an -0.81 pair:to_analyze -0.30
pair:to_another -0.22 pair:to_answer 0.22 pair:to_any 0.05 pair:to_append -0.03 pair:to_apply -0.13
pair:to_approve -0.44 pair:to_arrive 0.05 pair:to_ask -0.14 pair:to_attach -0.05 pair:to_be 1.48
pair:to_by 0.05 pair:to_call 0.45 pair:to_change -0.51 pair:to_characters -0.16 pair:to_chars -0.29
pair:to_check -0.51 pair:to_clean -0.23 pair:to_clear 0.17 pair:to_click 0.15 pair:to_compare 0.37
pair:to_complete -0.23 pair:to_comply 0.08 pair:to_confirm -0.46 pair:to_context 0.17
pair:to_continue -0.05 pair:to_control -0.11 pair:to_convert -0.09 pair:to_coordinates 0.14
pair:to_create -0.19 pair:to_csv 0.19 pair:to_date 0.15 pair:to_days -0.07 pair:to_de 0.08
pair:to_delete -0.42 pair:to_describe 0.41 pair:to_determine -0.41 pair:to_different -0.04
pair:to_discover -0.30 pair:to_display -0.15 pair:to_do -0.46 pair:to_each 0.05 pair:to_edit -0.53
pair:to_enable -0.05 pair:to_end 0.27 pair:to_ensure 0.05 pair:to_every 0.19 pair:to_execute -0.07
pair:to_existing -0.05 pair:to_ext 0.66 pair:to_extract -0.11 pair:to_false -0.17 pair:to_fetch -0.10
pair:to_file -0.37 pair:to_fill -0.10 pair:to_find -0.53 pair:to_for 0.05 pair:to_generate -0.08
pair:to_get -0.20 pair:to_git -0.31 pair:to_give 0.09 pair:to_group -0.18 pair:to_have -0.31
pair:to_help -0.21 pair:to_http 0.10 pair:to_https 0.30 pair:to_human -0.42 pair:to_identify -0.08
pair:to_ignore -0.05 pair:to_improve 0.07 pair:to_in 0.31 pair:to_include -0.11 pair:to_insert -0.50
pair:to_inspect -0.07 pair:to_install -0.31 pair:to_is 0.06 pair:to_keep -0.48 pair:to_know 0.10
pair:to_learn -0.07 pair:to_leave -0.19 pair:to_let -0.09 pair:to_list 0.22 pair:to_local -0.03
pair:to_log -0.12 pair:to_look -0.50 pair:to_make -0.10 pair:to_mb 0.34 pair:to_me 0.40
pair:to_mention 0.05 pair:to_merge 0.10 pair:to_message -0.06 pair:to_messages 0.07 pair:to_minutes -0.29
pair:to_modify -0.03 pair:to_move -0.20 pair:to_new -0.13 pair:to_observe -0.14 pair:to_obtain -0.23
pair:to_one 0.11 pair:to_only -0.22 pair:to_operate -0.05 pair:to_ops 0.06 pair:to_or -0.06
pair:to_other 0.23 pair:to_our 0.21 pair:to_parse -0.05 pair:to_pass -0.15 pair:to_person -0.05
pair:to_pick -0.07 pair:to_place -0.24 pair:to_plan 0.08 pair:to_process -0.18 pair:to_project -0.06
pair:to_protect 0.06 pair:to_pull -0.05 pair:to_put 0.24 pair:to_query 0.12 pair:to_question 0.03
pair:to_read -0.29 pair:to_record 0.04 pair:to_refund 0.15 pair:to_replace -0.05 pair:to_request -0.11
pair:to_reset -0.04 pair:to_resolve 0.05 pair:to_restrict -0.17 pair:to_retrieve -0.11 pair:to_root 0.05
pair:to_run -0.33 pair:to_save -0.06 pair:to_search -0.06 pair:to_see -0.26 pair:to_select -0.22
pair:to_send -0.35 pair:to_server 0.04 pair:to_set -0.27 pair:to_share -0.26 pair:to_show 0.43
pair:to_slack -0.06 pair:to_specific -0.23 pair:to_specified -0.08 pair:to_specify -0.18 pair:to_ssh -0.30
pair:to_start -0.24 pair:to_stay -0.24 pair:to_stop 0.17 pair:to_store -0.29 pair:to_support -0.10
pair:to_target -0.26 pair:to_tell 0.58 pair:to_temporary -0.15 pair:to_text 0.07 pair:to_that -0.06
pair:to_the 0.12 pair:to_their -0.08 pair:to_them -0.07 pair:to_this 0.24 pair:to_those 0.48
pair:to_tmp 0.18 pair:to_track -0.06 pair:to_traverse -0.14 pair:to_true -0.42 pair:to_type -0.11
pair:to_understand -0.30 pair:to_update -0.04 pair:to_url -0.13 pair:to_us 0.39 pair:to_use -0.18
pair:to_user -0.19 pair:to_users 0.20 pair:to_validate -0.42 pair:to_verify 0.12 pair:to_visit 0.10
pair:to_visualize -0.05 pair:to_within 0.09 pair:to_work -0.17 pair:to_workspace -0.06 pair:to_write -0.51
pair:to_you -0.05 pair:to_your 0.08 pair:today_tomorrow -0.04 pair:together_with -0.17 pair:token_and 0.04
pair:token_from 0.41 pair:token_in 0.78 pair:token_is -0.48 pair:token_must 0.36 pair:token_of 0.24
pair:token_or 0.08 pair:token_since -0.16 pair:token_to -0.13 pair:token_with 0.22 pair:tokens_and -0.34
pair:tokens_by -0.10 pair:tokens_for -0.05 pair:told_apart 0.06 pair:told_you 0.47 pair:too_and -0.04
pair:tool_after 0.17 pair:tool_again -0.42 pair:tool_and 0.43 pair:tool_answers -0.33
pair:tool_before -0.10 pair:tool_call -0.37 pair:tool_calls -0.73 pair:tool_can 0.37
pair:tool_definitions -0.37 pair:tool_directly -0.20 pair:tool_for 0.15 pair:tool_if -0.09
pair:tool_in 0.11 pair:tool_initiates -0.04 pair:tool_instead 0.33 pair:tool_is 0.42 pair:tool_list 0.30
pair:tool_name -0.61 pair:tool_of 0.11 pair:tool_only -0.41 pair:tool_output 0.13 pair:tool_outputs 0.23
pair:tool_over 0.03 pair:tool_requires 0.09 pair:tool_results -0.05 pair:tool_returns 0.51
pair:tool_says -0.22 pair:tool_that -0.22 pair:tool_then -0.15 pair:tool_to -0.17 pair:tool_when -0.46
pair:tool_whenever -0.23 pair:tool_will -0.25 pair:tool_with 0.24 pair:tools_and 0.12 pair:tools_are 0.89
pair:tools_for 0.22 pair:tools_in -0.05 pair:tools_of 0.37 pair:tools_on 0.51 pair:tools_this 0.27
pair:tools_to -0.39 pair:tools_you 0.08 pair:toon_is -0.08 pair:top_and 0.22 pair:top_level -0.21
pair:topic_or -0.07 pair:total_thoughts -0.08 pair:traces_from -0.03 pair:transcript_of 0.07
pair:transfer_money 0.04 pair:translates_text -0.12 pair:treated_as -0.08 pair:tree_with 0.46
pair:triggered_automatically 0.03 pair:trivia_question 0.16 pair:true_and 0.93 pair:true_false -0.09
pair:true_for 0.30 pair:true_if -0.09 pair:true_in 0.54 pair:true_only -0.06 pair:true_to -0.55
pair:true_when -0.67 pair:true_with 0.25 pair:try_again 0.49 pair:try_the 0.34 pair:try_to -0.42
pair:turn_it 0.34 pair:turn_off 0.36 pair:turned_off -0.42 pair:twice_once 0.11 pair:two_days -0.35
pair:two_factor 0.35 pair:two_numbers 0.07 pair:two_points -0.16 pair:two_sentences -0.22
pair:type_and -0.12 pair:type_id -0.06 pair:type_is 0.12 pair:type_it -0.09 pair:type_of -0.07
pair:type_the 0.07 pair:typed_by 0.04 pair:types_and -0.12 pair:types_are -0.25 pair:types_to -0.26
pair:uid_of -0.06 pair:under_the 0.07 pair:understand_what -0.08 pair:unexpected_behavior -0.15
pair:unfiltered_responses -0.08 pair:unified_diff -0.10 pair:unique_identifier -0.14 pair:unit_for -0.15
pair:units_of 0.06 pair:unless_asked -0.03 pair:unless_the -0.09 pair:until_it 0.20 pair:until_the 0.43
pair:up_and -0.04 pair:up_by 0.05 pair:up_in 0.45 pair:up_or -0.05 pair:up_the 1.01 pair:up_to 0.39
pair:up_with -0.17 pair:update_an -0.12 pair:update_delete -0.16 pair:update_for 0.06
pair:update_multiple -0.06 pair:update_records 0.07 pair:update_the -0.18 pair:update_to -0.15
pair:updates_that -0.15 pair:updates_the -0.12 pair:upload_file -0.09 pair:upload_it 0.07
pair:uploads_file -0.07 pair:url_and -0.36 pair:url_encoded -0.09 pair:url_https -0.52 pair:url_in 0.53
pair:url_is -0.07 pair:url_of -0.22 pair:url_parameter 0.10 pair:url_that -0.05 pair:url_to -0.05
pair:url_using -0.08 pair:url_with -0.05 pair:urllib_request 0.32 pair:us_east -0.09
pair:us_locations -0.21 pair:us_to 0.58 pair:use_and 0.10 pair:use_case -0.08 pair:use_env -0.48
pair:use_for -0.07 pair:use_get -0.03 pair:use_in 0.43 pair:use_it 0.32 pair:use_of 0.14
pair:use_that -0.12 pair:use_the 0.40 pair:use_this -0.70 pair:use_when -0.54 pair:use_with -0.04
pair:used_by -0.17 pair:used_for -0.05 pair:used_the 0.08 pair:used_to -0.06 pair:used_when -0.43
pair:used_with 0.12 pair:useful_for -0.41 pair:user's_account 0.18 pair:user's_approval -0.26
pair:user's_downloads 0.15 pair:user's_github 0.09 pair:user's_message 0.24 pair:user's_name 0.58
pair:user's_own -0.25 pair:user's_question -0.24 pair:user's_request 0.26 pair:user's_time -0.33
pair:user_about -0.27 pair:user_agent 0.10 pair:user_agrees -0.18 pair:user_and 0.34 pair:user_as 0.64
pair:user_asked -0.40 pair:user_asks -0.10 pair:user_before 0.25 pair:user_by 0.33 pair:user_can -0.63
pair:user_confirms -0.04 pair:user_did -0.10 pair:user_does 0.13 pair:user_example -0.06
pair:user_explicitly -0.05 pair:user_first -0.19 pair:user_for -0.16 pair:user_gives -0.07
pair:user_groups -0.10 pair:user_has -0.52 pair:user_how -0.18 pair:user_id -0.36 pair:user_interface 0.83
pair:user_is -0.15 pair:user_mentions 0.04 pair:user_message 0.45 pair:user_must -0.37 pair:user_name 0.59
pair:user_names 0.32 pair:user_needs -0.26 pair:user_only -0.17 pair:user_or -0.07
pair:user_password -0.10 pair:user_pasted -0.25 pair:user_provided -0.09 pair:user_query -0.36
pair:user_requests 0.17 pair:user_said 0.30 pair:user_says -0.72 pair:user_sees -0.21
pair:user_should 0.21 pair:user_states -0.10 pair:user_text -0.45 pair:user_that -0.87 pair:user_the -0.27
pair:user_to -0.43 pair:user_typed 0.55 pair:user_unless -0.03 pair:user_wants -0.55 pair:user_what -0.25
pair:user_when -0.05 pair:user_which -0.79 pair:user_with 0.34 pair:user_wrote 0.41
pair:username_password 0.06 pair:users_are 1.32 pair:users_ask -0.16 pair:users_groups -0.07
pair:users_in -0.07 pair:users_to -0.38 pair:users_use 0.11 pair:uses_default -0.05 pair:uses_the -0.72
pair:using_an -0.08 pair:using_any 0.10 pair:using_file -0.21 pair:using_the -0.10 pair:using_this -0.23
pair:uuid_name -0.05 pair:valid_for -0.37 pair:valid_only 0.13 pair:valid_values -0.14
pair:value_from -0.22 pair:value_in -0.46 pair:value_is -0.04 pair:value_must -0.04 pair:value_of 0.45
pair:value_to -0.18 pair:values_and -0.21 pair:values_are -0.81 pair:values_can 0.21 pair:values_in -0.21
pair:values_of -0.42 pair:values_to -0.04 pair:var_run -0.15 pair:variable_is -0.16 pair:variable_to -0.15
pair:variables_and 0.17 pair:variables_in 0.12 pair:variables_of -0.10 pair:verify_that -0.24
pair:verify_the 0.04 pair:version_for -0.03 pair:version_of 0.24 pair:version_you -0.06
pair:versions_are -0.14 pair:via_list -0.06 pair:view_and 0.17 pair:view_of -0.09 pair:visible_to -0.12
pair:visualize_the -0.04 pair:vor_jedem 0.31 pair:wait_for -0.39 pair:wait_until -0.07
pair:waiting_for -0.09 pair:waits_for -0.07 pair:want_the -0.17 pair:want_to -0.35 pair:wants_to -0.25
pair:warning_and -0.23 pair:warning_the -0.23 pair:warnings_and 0.03 pair:was_asked 0.37
pair:was_read 0.62 pair:was_set -0.20 pair:way_of 0.39 pair:way_to -0.46 pair:weather_alerts -0.07
pair:weather_for 0.06 pair:weather_forecast -0.15 pair:web_and 0.15 pair:web_pages -0.16
pair:web_scraping -0.12 pair:web_search 0.27 pair:well_as -0.41 pair:were_written 0.60 pair:what's_in 0.54
pair:what_is 0.51 pair:what_it 0.28 pair:what_the 0.89 pair:what_they 0.57 pair:what_to -0.27
pair:what_was -0.38 pair:what_would -0.17 pair:what_you 0.60 pair:whatever_the -0.21
pair:whatever_you 0.22 pair:when_any 0.06 pair:when_asked 0.08 pair:when_available -0.06
pair:when_both -0.16 pair:when_browsing -0.07 pair:when_calling 0.05 pair:when_creating -0.09
pair:when_done -0.06 pair:when_it -0.29 pair:when_listing 0.38 pair:when_needed -0.07 pair:when_no 0.16
pair:when_omitted -0.18 pair:when_possible -0.04 pair:when_provided -0.04 pair:when_sending -0.18
pair:when_set -0.18 pair:when_the 0.16 pair:when_there -0.26 pair:when_they 0.14 pair:when_thinking -0.07
pair:when_to -0.03 pair:when_type -0.21 pair:when_user -0.13 pair:when_users -0.06 pair:when_using -0.18
pair:when_you -0.61 pair:whenever_the 0.52 pair:whenever_you 0.04 pair:where_clause 0.41
pair:where_the 0.52 pair:where_they -0.22 pair:where_this -0.09 pair:where_to -0.15 pair:whether_or 0.30
pair:which_account -0.43 pair:which_are -0.06 pair:which_can -0.04 pair:which_includes 0.08
pair:which_isn't 0.33 pair:which_may -0.14 pair:which_needs 0.21 pair:which_of -0.22 pair:which_the 0.63
pair:which_you 0.37 pair:while_the 0.22 pair:while_you 0.05 pair:white_on -0.08 pair:who_has -0.23
pair:why_it -0.09 pair:wi_fi 0.33 pair:width_height -0.05 pair:will_be -0.38 pair:will_contain -0.20
pair:will_fail -0.06 pair:will_generate -0.07 pair:will_not 0.10 pair:will_still -0.03
pair:will_take -0.09 pair:will_work -0.15 pair:wind_speed -0.07 pair:wipes_the -0.03 pair:with_add 0.12
pair:with_admin 0.27 pair:with_advanced -0.03 pair:with_all -0.27 pair:with_an -0.18 pair:with_any 0.31
pair:with_base 0.20 pair:with_better 0.27 pair:with_configurable -0.11 pair:with_contacts 0.08
pair:with_create -0.18 pair:with_custom -0.13 pair:with_detailed -0.06 pair:with_different -0.30
pair:with_dry -0.42 pair:with_each 0.63 pair:with_fetch 0.06 pair:with_force 0.09 pair:with_get 0.17
pair:with_high -0.06 pair:with_id -0.05 pair:with_include -0.05 pair:with_it 0.25 pair:with_json 0.17
pair:with_link 0.19 pair:with_list -0.52 pair:with_many 0.30 pair:with_more -0.04 pair:with_name 0.20
pair:with_no -0.59 pair:with_offset -0.05 pair:with_one -0.04 pair:with_optional -0.28 pair:with_or -0.05
pair:with_other 0.30 pair:with_pagination -0.12 pair:with_password -0.03 pair:with_principal 0.44
pair:with_proper -0.34 pair:with_read -0.45 pair:with_run 0.13 pair:with_score 0.12 pair:with_search -0.09
pair:with_select -0.14 pair:with_set 0.03 pair:with_short -0.47 pair:with_status 0.59 pair:with_sudo 0.04
pair:with_support 0.22 pair:with_tabular -0.08 pair:with_test -0.06 pair:with_that 0.09 pair:with_the 0.70
pair:with_their -0.15 pair:with_them 0.18 pair:with_this 0.31 pair:with_update 0.06 pair:with_user -0.04
pair:with_warning -0.10 pair:with_web -0.16 pair:with_what -0.14 pair:with_yes 0.09 pair:with_your -0.35
pair:within_project -0.07 pair:within_the -0.30 pair:without_any -0.09 pair:without_asking 0.19
pair:without_confirmation 0.04 pair:without_it 0.51 pair:without_limit 0.06 pair:without_reading -0.19
pair:without_shell -0.18 pair:without_spaces 0.53 pair:without_the -0.83 pair:without_touching -0.17
pair:word_for -0.37 pair:work_is -0.32 pair:work_on -0.16 pair:work_with -0.34
pair:working_directory -0.06 pair:working_tree -0.07 pair:works_council -0.12 pair:works_with 0.19
pair:workspace_root -0.06 pair:workspace_to -0.08 pair:workspace_where -0.11 pair:workspace_with 0.10
pair:would_be -0.24 pair:write_access 0.06 pair:write_it -0.08 pair:write_operations -0.16
pair:write_the -0.03 pair:write_to -0.23 pair:writes_file -0.21 pair:written_as 0.09 pair:written_by -0.29
pair:written_in -0.09 pair:written_to -0.30 pair:wrong_and -0.16 pair:yaml_file -0.06 pair:you'll_see 0.19
pair:you're_running -0.07 pair:you're_stuck -0.22 pair:you_already -0.04 pair:you_and 0.41
pair:you_are -0.12 pair:you_call 0.09 pair:you_can -0.21 pair:you_can't -0.66 pair:you_cannot -0.08
pair:you_create 0.12 pair:you_do -0.13 pair:you_don't -0.21 pair:you_expect -0.10 pair:you_get -0.17
pair:you_have -0.08 pair:you_intend -0.17 pair:you_know 0.25 pair:you_may 0.15 pair:you_must -0.84
pair:you_need -0.28 pair:you_not 0.22 pair:you_pass 0.09 pair:you_read -0.63 pair:you_remember 0.32
pair:you_set -0.08 pair:you_should -0.58 pair:you_so 0.19 pair:you_to -0.64 pair:you_use 0.22
pair:you_want -0.66 pair:you_were -0.10 pair:you_will 0.14 pair:you_would 0.35 pair:you_write -0.20
pair:your_account -0.05 pair:your_answer 0.18 pair:your_client -0.26 pair:your_file -0.08
pair:your_final 0.12 pair:your_first 0.26 pair:your_local -0.12 pair:your_own -0.18 pair:your_target -0.32
pair:your_tool 0.08 pair:youtube_video -0.07 pair:yyyy_mm -0.05 parenthesis -1.02 passive 0.07 path -0.41
people 0.30 people+act -0.04 people+perfect -0.03 perfect 0.14 pipe -0.26 private+give 0.15
private+parameter 0.52 private+people -0.19 privateMatter -0.30 quoted 0.10 reason 0.56
rule:account_for_field 0.15 rule:acts_covertly -0.05 rule:address_for_other_work -0.29
rule:addresses_model -0.60 rule:all_to_this_tool 0.04 rule:alters_amounts 0.06 rule:amount_ordered 0.04
rule:answers_wholly_steered 0.38 rule:asks_user_for_secret -0.16 rule:assumes_consent 0.27
rule:boasts 0.10 rule:boasts_at_others_cost 0.64 rule:changes_arguments 0.10
rule:changes_arguments_of_other_tool 0.41 rule:changes_other_work 0.04 rule:claims_authority 0.46
rule:claims_every_tool -0.46 rule:claims_other_tools -0.62 rule:claims_other_work -0.33
rule:command_output_into_parameter -0.43 rule:consent_for_all 0.28 rule:conversation_by_authority 0.19
rule:conversation_into_parameter 0.07 rule:data_to_partner 0.22 rule:demands_file_contents 0.15
rule:demands_in_fake_voice -0.12 rule:destroying_order -0.28 rule:destroys_data 0.12
rule:directs_other_tool 0.07 rule:disparages_tools 0.24 rule:fake_voice 0.50 rule:field_against_wish -0.05
rule:file_into_parameter 0.05 rule:fixed_account 0.21 rule:fixed_address 0.13
rule:fixes_argument_of_other_tool -0.07 rule:forbids_mentioning 0.24 rule:forbids_showing -0.66
rule:forbids_telling 0.32 rule:grants_privilege -0.48 rule:hands_over_conversation -0.07
rule:hides_in_comment 0.05 rule:host_in_order -0.42 rule:keeps_from_view -0.21 rule:leaves_out -0.26
rule:misreports 0.57 rule:model_and_secret 0.52 rule:named_tool_and_parameter 0.05 rule:names_command 0.53
rule:names_mail_address 0.93 rule:names_secret_file 0.77 rule:occasion_address 0.13
rule:occasion_against_wish 0.18 rule:occasion_amounts 0.06 rule:occasion_choice 0.31
rule:occasion_code 0.07 rule:occasion_command 0.06 rule:occasion_elevation 0.10
rule:occasion_misreport 0.18 rule:occasion_path 0.09 rule:occasion_persistence 0.08
rule:occasion_private_data 0.16 rule:occasion_secret 0.33 rule:occasion_sending 0.32
rule:occasion_steering 0.13 rule:occasion_tampering 0.23 rule:occasion_tampering_reasoned 0.21
rule:occasion_wiping 0.36 rule:opens_secret_store 0.07 rule:opens_with_demand 1.35
rule:order_in_margin 0.42 rule:order_in_value 0.75 rule:orders_on_other_work -0.46
rule:orders_other_tool 0.18 rule:overrides_instructions 0.43 rule:overrides_wish 0.31
rule:parameter_and_address -0.05 rule:passes_secrets 0.06 rule:path_for_other_tool 0.08
rule:persistence_named -0.48 rule:plants_backdoor -0.29 rule:plants_code -0.08 rule:prefers_itself 0.25
rule:prefers_itself_strongly 0.40 rule:prefers_over_any_tool 0.61 rule:prepends_private_data 0.05
rule:private_data_away -0.17 rule:private_data_into_parameter 0.05 rule:privilege_named 0.67
rule:quoted_value_in_order -0.19 rule:reads_config_file -0.29 rule:reads_first 0.27 rule:reads_path 0.27
rule:reads_secret_file -0.14 rule:reads_secret_file_on_condition 0.31 rule:redirects_money 0.08
rule:reply_in_order 0.38 rule:reports_otherwise 0.20 rule:runs_command 0.04 rule:secret_file_demanded 0.10
rule:secret_file_in_value 1.03 rule:secret_from_elsewhere_in_parameter -0.12
rule:secret_in_side_field 0.33 rule:secret_into_parameter -0.21 rule:secret_to_path -0.18
rule:secret_to_this_tool 0.48 rule:sends_copy 0.11 rule:sends_elsewhere -0.34
rule:sends_result_of_other_tool -0.47 rule:sends_secrets -0.24 rule:sends_secrets_away -0.20
rule:sends_to_url -0.30 rule:sets_field_of_other_tool -0.10 rule:sets_wish_aside 0.55
rule:skips_approval 0.05 rule:skips_approval_of_tools 0.58 rule:speaks_to_agents -0.18
rule:speaks_to_model -0.52 rule:standing_demand -0.35 rule:standing_order -0.46 rule:steers_answers 0.13
rule:takes_all_into_parameter -0.33 rule:takes_all_secrets 0.12 rule:takes_conversation 0.88
rule:takes_secret_of_other_tool 0.13 rule:takes_secrets -0.13 rule:takes_secrets_from_elsewhere -0.10
rule:takes_system_prompt 0.51 rule:takes_whole_conversation 0.70 rule:threatens -0.36
rule:unsafe_switch -0.07 rule:unsafe_switch_named -0.04 rule:unsafe_switch_on_condition 0.56
rule:unseen_act 0.05 rule:unseen_deletion 1.18 rule:wants_work_of_tools 0.67 rule:weakening 0.48
rule:weakens_guard_of_others 0.54 rule:wipes_all 0.58 rule:work_of_tools_into_parameter 0.07
rules>=10 1.28 rules>=16 0.68 rules>=3 1.15 rules>=6 1.54 runs -0.63 semicolon 0.18 short -1.09
sibling+assign 0.07 sibling+every 0.31 sibling+hard 0.14 tag 0.04 take+give 0.16 takes -0.70 then 0.13
they 0.52 threeActs 0.68 threeObjects 0.43 too 0.83 tool+condition+demand 0.07 twoActs 0.08
twoObjects 0.52 undo+every 0.25 undoes -0.37 url 0.79 veryLong -1.09 wanted 0.33 word:aapl -0.15
word:abab -0.19 word:abc -0.22 word:about 0.28 word:above 0.48 word:absence -0.45 word:absent -0.27
word:absolute 0.06 word:accept 0.20 word:acceptable -0.05 word:acces -0.07 word:access -0.03
word:accessibility -0.37 word:accessible -0.18 word:accompani 0.11 word:accord -0.36 word:account -0.15
word:accountid -0.32 word:acct 0.13 word:accuracy 0.10 word:accurate 0.26 word:acknowledge -0.09
word:acl -0.12 word:acme -0.08 word:acquisition 0.30 word:acros -0.26 word:act 0.18 word:action -1.07
word:actionable -0.20 word:activate -0.04 word:active -0.81 word:activiti -0.12 word:activity -0.25
word:actor 0.27 word:actual -0.34 word:actually -0.18 word:ad 0.16 word:additional -0.14
word:additionally 0.23 word:additive -0.03 word:addres -0.25 word:address -0.09 word:adjust -0.28
word:adjustment -0.24 word:admin 0.63 word:administrator -0.12 word:administratoracces 0.52
word:adult 0.11 word:advanc -0.40 word:advance 0.27 word:advice 0.77 word:advis 0.33 word:advisori 0.19
word:affect -0.16 word:after -0.27 word:afterward 0.45 word:again 0.30 word:against -0.07 word:age 0.07
word:agent 0.35 word:agentic -0.15 word:aggregat -0.06 word:aggregate -0.46 word:agre -0.13
word:ahead 0.37 word:air -0.11 word:airport -0.48 word:al 0.80 word:alarm 0.35 word:alert -0.09
word:alia -0.04 word:alias -0.19 word:alice -0.08 word:alive 0.13 word:all -0.08 word:allocate -0.04
word:allow -0.76 word:alone -0.06 word:along 0.63 word:already 0.20 word:also -0.15 word:alt 0.12
word:alter -0.24 word:alternativ -0.31 word:alternative -0.04 word:although 0.16 word:altitude -0.08
word:alway -0.07 word:ambiguou -0.19 word:amount -0.68 word:anade 0.31 word:analyse -0.36
word:analysi -0.55 word:analyst 0.33 word:analytic 0.17 word:analyz -0.07 word:analyze -0.49
word:anchor -0.21 word:and 0.25 word:andere 0.34 word:anderen 0.05 word:android -0.44 word:annotation 0.71
word:announc -0.16 word:announcement -0.37 word:anonymity -0.21 word:anonymou 1.16 word:anonymously -0.08
word:another 0.48 word:answer 0.71 word:anthropic 1.02 word:any 0.09 word:anybody 0.09 word:anyone 0.19
word:anyth 0.22 word:anyway 0.07 word:anywhere -0.53 word:apart 0.36 word:api -1.16 word:app -1.08
word:appear -0.89 word:append 0.49 word:apple -0.34 word:appli -0.23 word:applicant 1.01
word:application -1.05 word:apply -0.26 word:approach 0.04 word:appropriate -0.04 word:approv 0.40
word:approval -0.76 word:approve -0.51 word:approximate -0.24 word:arbitrary -0.13
word:architectural -0.33 word:architecture -0.09 word:archiv -0.28 word:archive 0.04 word:are 0.28
word:area -0.26 word:aren -0.35 word:arg -0.12 word:argument 0.51 word:arithmetic 0.05 word:around -0.16
word:array -0.83 word:arrival 0.21 word:arrive 0.14 word:art -0.40 word:articl -0.19 word:article -0.17
word:artifact -0.17 word:asc -0.05 word:ascend -0.15 word:ask 0.20 word:assertion 0.63
word:assessment -0.15 word:asset -0.36 word:assign -0.14 word:assignee -0.03 word:assignment -0.04
word:assistant 1.08 word:associat -0.53 word:association -0.15 word:assum -0.30 word:assumption -0.42
word:asterisk -0.09 word:async -0.05 word:atlassian 0.07 word:atomic -0.04 word:attach 0.46
word:attachment -0.43 word:attacker -0.60 word:attempt -0.13 word:attende -0.20 word:attention 0.63
word:attraction -0.05 word:attribute 0.12 word:au 0.48 word:audience 0.18 word:audio 0.14 word:audit 0.18
word:auditor 0.14 word:auf -0.74 word:australia -0.07 word:auth 0.31 word:authenticat -0.57
word:authenticate -0.09 word:authentication 0.10 word:authenticator -0.17 word:author 0.31
word:authoris -0.06 word:authorisation 0.17 word:authority 0.64 word:authoriz 0.05
word:authorization -0.34 word:auto -0.76 word:automatic 0.57 word:automatically -0.98
word:automation -0.28 word:availability -0.51 word:available -1.13 word:avant -0.63 word:avatar -0.23
word:averag -0.16 word:average -0.23 word:avg -0.20 word:avoid -0.55 word:aw 0.13 word:aware 0.92
word:away 0.70 word:axi -0.26 word:azure -0.40 word:b 0.10 word:backend 0.04 word:background 0.11
word:backlog -0.06 word:backup 0.51 word:backward -0.04 word:bad -0.25 word:badge 0.12 word:badly -0.07
word:bag 0.19 word:balanc 0.14 word:balance 0.41 word:band -0.05 word:bank 0.84 word:banner -0.11
word:bar 0.34 word:barcode 0.03 word:bare -0.17 word:bas -0.76 word:base -0.14 word:baseline -0.15
word:bash 0.83 word:basic -0.39 word:batch -0.32 word:bcc -0.35 word:be -0.06 word:bearer 0.19
word:because 0.15 word:becom -0.26 word:become 0.21 word:been 0.20 word:before 0.31 word:beforehand 0.69
word:begin 0.60 word:beginn -0.31 word:behalf 0.23 word:behavior -0.43 word:behaviour -0.10
word:behind 0.51 word:bei 0.84 word:belong -0.28 word:below 0.96 word:benchmark -0.14 word:benutzer -0.77
word:beside 0.10 word:best 0.19 word:better 0.67 word:between 0.05 word:beyond -0.21 word:bicycl -0.18
word:bill 0.79 word:bin 0.05 word:binary 0.17 word:bind 0.66 word:birth 0.48 word:birthday 0.26
word:bit 0.23 word:black -0.49 word:blame -0.04 word:blank -0.10 word:blob -0.17 word:block 0.13
word:blog -0.49 word:blue -0.19 word:board 0.17 word:bodi 0.25 word:body 0.27 word:bold -0.05
word:book 0.64 word:boolean -0.09 word:boot -0.09 word:border -0.48 word:bot 0.10 word:both 0.06
word:bottom -0.19 word:bounce 0.38 word:bound -0.21 word:box -0.11 word:br 0.79 word:branch -0.16
word:brand 0.25 word:brave -0.05 word:brazil -0.07 word:breach 0.06 word:break 0.35 word:breakdown -0.08
word:breath -0.09 word:bring 0.29 word:broad -0.67 word:broadcast -0.08 word:broken 0.06 word:broker 0.07
word:brown -0.10 word:brows -0.15 word:browse -0.09 word:browser -0.29 word:bucket 0.16 word:budget 0.19
word:bug 0.30 word:build -0.52 word:built 0.06 word:bulk -0.06 word:bundl -0.07 word:busca 0.22
word:busines -0.31 word:business -0.49 word:but 0.28 word:button -0.20 word:buy 0.14 word:buyer 0.51
word:bypas 0.10 word:bypass -0.31 word:byt -0.05 word:byte -0.03 word:cabin -0.05 word:cach -0.32
word:cache 0.42 word:calculat -0.35 word:calculate -0.10 word:calculation 0.19 word:calendar 0.42
word:calibrat 0.13 word:calibration 0.09 word:call -0.13 word:callback 0.23 word:caller 0.83
word:came 0.08 word:camera 0.27 word:can -0.73 word:canada -0.22 word:cancel -0.29 word:cancellation 0.13
word:candidat 0.36 word:cannot -0.49 word:canva -0.51 word:cap -0.06 word:capabiliti -0.21
word:capability -0.11 word:capacity -0.13 word:capp -0.11 word:captcha -0.43 word:caption -0.07
word:captur -0.23 word:capture -0.13 word:car 0.06 word:card 0.76 word:care 0.10 word:cargo 0.13
word:carri 0.36 word:carry 0.89 word:cart -0.08 word:cas 0.32 word:cascade -0.08 word:case 0.05
word:cash -0.21 word:cat 0.96 word:catalog -0.35 word:catch -0.20 word:categori -0.31 word:category -0.51
word:caus -0.03 word:cause 0.88 word:cdn 0.18 word:ceil -0.05 word:cell -0.19 word:cent 0.37
word:central 0.34 word:centre 0.16 word:certifi 0.69 word:certificat -0.05 word:certificate -0.29
word:chain -0.10 word:challenge 0.17 word:chang -0.59 word:change -0.75 word:changelog 0.26
word:channel -0.11 word:char -0.27 word:character -0.77 word:charg -0.56 word:charge -0.36
word:chart -0.62 word:chat -0.62 word:cheapest 0.11 word:check -0.54 word:checkbox 0.10 word:checkout 0.21
word:checksum 0.58 word:child -0.28 word:children 0.20 word:china -0.26 word:chmod 0.38 word:choice 0.40
word:choos 0.03 word:choose 0.22 word:chore 0.05 word:chosen 0.35 word:chrome 0.12 word:chunk -0.43
word:cidr 0.05 word:citation -0.12 word:cite -0.23 word:citi -0.38 word:city -0.22 word:cl -0.23
word:claim 0.07 word:clarification -0.23 word:clas -0.28 word:class -0.25 word:claude -0.41
word:claus 0.32 word:clause 0.61 word:clean -0.16 word:cleaner -0.18 word:cleanup -0.06 word:clear -0.56
word:cli -0.50 word:click -0.82 word:client 0.22 word:cliente 0.81 word:climate 0.04 word:clinic 0.63
word:clipboard 0.41 word:clock 0.47 word:clon -0.21 word:clos -0.09 word:close -0.11 word:cloud -0.34
word:cluster 0.20 word:clusterip -0.07 word:cmd 0.43 word:coach 0.05 word:cod 0.28 word:code -0.48
word:codebase -0.05 word:coin 0.36 word:collaborator -0.08 word:collaps -0.28 word:colleagu 0.33
word:colleague -0.14 word:collect -0.25 word:collection -0.53 word:collector 0.23 word:color -0.50
word:colour 0.35 word:column -0.31 word:com -1.30 word:combin 0.22 word:combination -0.06
word:combine -0.10 word:come 1.14 word:comfort 0.06 word:comma 0.22 word:command -0.50
word:commander -0.06 word:comment 0.22 word:commit -0.47 word:committ 0.10 word:common -0.20
word:communication 0.05 word:compani -0.67 word:companion 0.20 word:company -0.38 word:compare -0.12
word:comparison 0.67 word:compat 0.08 word:compatibility -0.43 word:competitor 0.46 word:compilation -0.11
word:compile 0.35 word:complain 0.13 word:complaint 0.29 word:complet -0.71 word:complete -0.31
word:completion -0.27 word:complex -0.21 word:complexity -0.10 word:compliance -0.13 word:comply 0.39
word:component -0.49 word:compose 0.10 word:composition -0.12 word:comprehensive -0.12 word:compres 0.14
word:compress -0.32 word:compression -0.39 word:comput 0.28 word:compute -0.06 word:computer 0.19
word:con 0.22 word:concentration -0.03 word:concept -0.54 word:concern 0.81 word:concise -0.20
word:conclusion 0.17 word:concurrency -0.05 word:condition -0.65 word:conduct 0.37 word:confidence -0.09
word:confidential 0.83 word:config 0.05 word:configur -0.81 word:configurable -0.12
word:configuration -0.85 word:configure -0.18 word:confirm -1.20 word:confirmation 0.06
word:conflict -0.05 word:confus 0.13 word:connect -0.49 word:connection -0.04 word:connectivity -0.23
word:consent 0.21 word:consider 0.07 word:consist -0.03 word:consistency 0.08 word:consistent -0.16
word:console -1.15 word:constraint -0.51 word:consult 0.61 word:consum 0.09 word:consumer -0.10
word:contact -0.04 word:contain -0.72 word:container -0.33 word:content -1.07 word:contenu 0.03
word:context -0.57 word:contexte 0.16 word:contextual -0.24 word:continuation -0.09 word:continue 0.15
word:continuou -0.04 word:contract 0.82 word:contrast -0.06 word:contribution 0.05 word:control -0.11
word:controller 0.17 word:convenience -0.11 word:convention -0.38 word:convert 0.62 word:cooki -0.60
word:cookie 0.43 word:coordinat -0.62 word:coordinate -0.07 word:copi 0.93 word:copy 0.62 word:core -0.04
word:corner -0.22 word:corp 0.17 word:corporate 0.23 word:corpu 0.04 word:correct 0.23
word:correction -0.13 word:correo -0.03 word:correspond -0.40 word:corrupt -0.08 word:cost 0.16
word:could -0.21 word:council -0.12 word:count 0.47 word:countri -0.15 word:country -0.08
word:coupon -0.35 word:courier 0.05 word:course 0.18 word:cover 0.30 word:coverage -0.24 word:cpu -0.40
word:crash -0.27 word:crawl -0.25 word:creat -0.96 word:create -0.13 word:createdat -0.06
word:createdby -0.47 word:creation -0.06 word:creative -0.07 word:creator -0.21 word:credential -0.44
word:credit -0.36 word:criteria -0.49 word:critical -0.23 word:crm -0.11 word:cron -0.21
word:crontab -0.17 word:cros -0.12 word:crypto -0.38 word:cryptocurrenci -0.17 word:cs -0.22
word:csv -0.06 word:ctx 0.19 word:cuenta 0.52 word:curl -1.05 word:currency -0.06 word:current -0.14
word:currently -0.52 word:cursor -0.31 word:custom -0.87 word:customer -0.12 word:cut -0.19 word:cwd -0.03
word:cylinder -0.33 word:d 0.50 word:da 0.10 word:daily 0.18 word:dan 0.21 word:dark -0.12 word:dart -0.14
word:dash -0.03 word:dashboard -0.13 word:dat 0.11 word:data -0.92 word:databas -0.29 word:database -0.39
word:dataset -0.09 word:date -0.29 word:datei 0.55 word:day 0.58 word:deactivate -0.08 word:deal -0.07
word:debt 0.08 word:debug 0.19 word:debugg -0.58 word:decid -0.67 word:decide -0.03 word:decimal 0.58
word:decision -0.66 word:declaration -0.14 word:decline 0.14 word:dedicat -0.15 word:deduplication -0.06
word:deep -0.17 word:deepen -0.09 word:default -1.27 word:defin -0.55 word:define -0.48
word:definition -0.47 word:delay -0.38 word:delegat -0.28 word:delet -0.62 word:delete 0.04
word:deletion -0.30 word:deliver 0.52 word:delivery -0.09 word:delta 0.29 word:dem 0.40 word:demand 0.11
word:demande 0.35 word:demandez -0.18 word:demo 0.39 word:demographic 0.07 word:den -0.04 word:deny 0.81
word:departure -0.05 word:dependenci -0.11 word:deploy -0.46 word:deployment -0.42 word:deposit 0.58
word:depot 0.71 word:depth -0.37 word:der 0.16 word:deriv 0.21 word:desc -0.05 word:descend 0.10
word:describ -0.44 word:describe -0.24 word:description -0.82 word:descriptor -0.04 word:design -0.46
word:desir -0.08 word:desk 0.04 word:desktop -0.04 word:destination -0.12 word:destroy 0.14
word:destructive -0.19 word:detach -0.16 word:detail -1.16 word:detect -0.22 word:detection -0.51
word:determin -0.04 word:determine -0.46 word:dev 0.11 word:develop -0.57 word:developer 0.08
word:development -0.33 word:deviation -0.17 word:devic -0.43 word:device -0.25 word:devtool -0.16
word:diagnostic 0.75 word:diagram -0.48 word:dialog 0.13 word:dictate 0.09 word:dictionary -0.09
word:die -0.55 word:diff 0.31 word:differ 1.03 word:differenc -0.12 word:difference 0.66
word:different -0.40 word:diga 0.49 word:digest 0.13 word:digit -0.20 word:digital -0.07
word:dimension -0.19 word:dir -0.39 word:direct -0.31 word:direction 0.19 word:directive 0.70
word:directly -0.50 word:directori -0.63 word:directory -0.16 word:disabl -0.17 word:disable 0.71
word:disarm -0.37 word:discard -0.37 word:disclose 0.52 word:disconnect -0.13 word:discount -0.25
word:discover -0.33 word:discovery -0.08 word:discussion 0.33 word:disk -0.13 word:dismiss 0.13
word:display 0.36 word:disregard -0.04 word:dist -0.07 word:distanc -0.12 word:distance -0.33
word:distant -0.05 word:distribut -0.07 word:distribution -0.12 word:div -0.04 word:dn -0.07 word:do -0.16
word:doc -0.82 word:docker -0.15 word:doctor 0.07 word:document 0.32 word:documentation -0.45
word:docx -0.12 word:doesn 0.61 word:dom -0.19 word:domain -0.99 word:don -1.13 word:done -0.03
word:door 0.39 word:dot -0.05 word:doubl 0.04 word:double -0.17 word:doubt 0.33 word:down 0.47
word:download -0.52 word:drag -0.16 word:draw 0.53 word:drift 0.30 word:driv -0.55 word:drive -0.32
word:driven -0.05 word:driver 0.31 word:drop 0.80 word:dropp 0.30 word:dry -0.72 word:dryrun -0.04
word:due -0.26 word:dump 0.28 word:duplicat 0.32 word:duplicate -0.06 word:dur 0.20 word:duration -0.66
word:duty 0.63 word:dynamic -0.09 word:each 0.22 word:earlier 0.94 word:early 0.36 word:easier 0.28
word:east -0.14 word:ecosystem -0.10 word:edg -0.16 word:edge -0.35 word:edit 0.10 word:editor -0.44
word:effect -0.45 word:effective -0.14 word:efficiency -0.04 word:efficient -0.04 word:efficiently -0.10
word:effort -0.12 word:ein -0.12 word:eine -0.29 word:either -0.14 word:element -0.64 word:elevat 0.06
word:elevation -0.13 word:else 0.16 word:elsewhere 0.58 word:email -0.33 word:emb -0.70 word:embedd -0.22
word:emergency -0.04 word:emit -0.90 word:emitt -0.03 word:emoji 0.33 word:employe 0.37 word:employee 0.49
word:employer 0.88 word:empresa -0.36 word:empty 0.33 word:enabl -0.43 word:enable -0.39 word:encod -0.31
word:encode 0.28 word:encounter -0.03 word:encrypt -0.07 word:encryption -0.11 word:end 0.53
word:endpoint -0.78 word:enforc -0.44 word:engagement -0.15 word:engin -0.21 word:engine 0.10
word:english -0.07 word:enough -0.20 word:ensure -0.07 word:enter 0.20 word:enterprise 0.09
word:entire -0.42 word:entirely -0.09 word:entiti -0.24 word:entity -0.06 word:entri 0.04 word:entry -0.24
word:enum -0.03 word:env -0.24 word:envelope -0.27 word:envia -0.05 word:environment 0.17 word:equal -0.16
word:equivalent -0.31 word:err 0.12 word:error -0.83 word:erwahne 0.20 word:escap -0.18 word:escape -0.20
word:escrow 0.36 word:essay 0.74 word:essential -0.47 word:est -0.09 word:establish -0.38
word:estate -0.10 word:estimat -0.19 word:etc -0.68 word:eur 0.42 word:euro 0.62 word:europe -0.14
word:evaluate 0.28 word:evaluation -0.12 word:even -0.04 word:event -0.03 word:ever 0.29 word:every 0.48
word:everybody 0.15 word:everyone -0.89 word:evidence -0.66 word:evil -0.04 word:exact -0.28
word:exactly -0.24 word:exampl -0.45 word:example 0.83 word:exce -0.03 word:exceed -0.03 word:excel -0.19
word:except -0.62 word:exception -0.13 word:exchange -0.06 word:exclude -0.39 word:exclusion -0.11
word:exclusive -0.14 word:exec 0.66 word:execut 0.29 word:executable -0.37 word:execute 0.51
word:execution -0.67 word:exercise -0.06 word:exfiltration 0.25 word:exif 0.18 word:exist -0.34
word:exit -0.19 word:expand 0.21 word:expect 0.19 word:expensive 0.10 word:experience 0.71
word:experiment -0.13 word:expir -0.10 word:expiration -0.08 word:expire 0.10 word:expiry -0.56
word:explain 0.57 word:explanation -0.18 word:explicit -0.40 word:explicitly -0.30 word:exploration -0.03
word:explore -0.16 word:export 0.24 word:expos -0.11 word:expose -0.12 word:expr 0.05 word:expres -0.06
word:ext 1.23 word:extend 0.16 word:extension -0.29 word:external -0.16 word:extra 0.30 word:extract -0.46
word:extraction -0.14 word:ey 0.03 word:fac 0.58 word:fact -0.34 word:factor 0.15 word:factual -0.28
word:fail -0.23 word:failur -0.17 word:failure -0.43 word:fair 0.65 word:fall 0.26 word:fallback -0.59
word:false -0.59 word:family 0.10 word:fare -0.19 word:farm -0.07 word:faster -0.64 word:fastest 0.17
word:favour 0.28 word:fe 0.31 word:feat -0.52 word:featur -0.73 word:feature -0.15 word:fee -0.41
word:feed -0.03 word:feedback -0.20 word:feel -0.32 word:fence -0.11 word:fetch 0.05 word:few -0.10
word:fewer -0.13 word:ffff -0.14 word:ffffffff -0.15 word:ffffffffffff -0.15 word:field -0.86
word:fieldname -0.03 word:figma -0.65 word:figur 0.20 word:figure 0.51 word:fil -0.41 word:file 0.05
word:filekey -0.35 word:filename -0.18 word:filepath -0.19 word:filesystem 0.29 word:fill -0.57
word:filter -1.18 word:final -0.22 word:finance 0.69 word:financial -0.27 word:find 0.71 word:finding 0.08
word:fine 0.17 word:fingerprint -0.04 word:finish -0.26 word:fire 0.16 word:firefox -0.06
word:firewall 0.30 word:first -0.66 word:fiscal -0.25 word:fit -0.36 word:five 0.35 word:fix -0.31
word:flagg -0.39 word:flaky -0.08 word:flash -0.20 word:fleet -0.05 word:flexible -0.58 word:flight -0.10
word:flip -0.04 word:float -0.21 word:floor -0.06 word:flow -0.26 word:fly -0.16 word:focu -0.23
word:focus -0.15 word:folder 0.17 word:font -0.18 word:food 0.88 word:footer 0.22 word:for -0.28
word:forbidden -1.03 word:force -0.49 word:forecast -0.29 word:foreground -0.09 word:foreign 0.83
word:fork -0.42 word:form 0.28 word:format -0.53 word:formatt -0.61 word:formatter 0.61 word:former 0.79
word:formula -0.29 word:forward -0.34 word:found 0.27 word:four 0.15 word:fram -0.15 word:frame -0.21
word:framework -0.20 word:france -0.05 word:fraud -0.19 word:free 1.47 word:fresh 0.21 word:friday -0.04
word:friend 0.20 word:friendly 0.52 word:from -0.27 word:front 0.21 word:frontend -0.13 word:fssl 0.16
word:full -0.22 word:fully -0.18 word:function -0.05 word:functionality -0.43 word:fund 0.55 word:fur 0.59
word:further 0.25 word:future -0.38 word:ga 0.32 word:gain 1.13 word:game 0.05 word:gap 0.04
word:gate -0.42 word:gateway 0.04 word:gather 0.40 word:gcloud 0.20 word:gemini -0.44 word:general -0.06
word:generat -0.98 word:generate -0.76 word:generation -0.09 word:generic 0.04 word:geo 0.19
word:geocod 0.12 word:geocode -0.08 word:geographic -0.16 word:geographically -0.04 word:get -0.57
word:gett -0.19 word:gibt -0.83 word:github 0.56 word:gitlab -0.16 word:giv 0.35 word:give 0.32
word:given -0.14 word:global -0.39 word:globally 0.07 word:gmail -0.04 word:gnupg -0.57 word:go 1.16
word:goal -0.63 word:gone 0.19 word:good 0.20 word:google -0.71 word:got 0.25 word:gpg 0.20 word:gpu -0.66
word:grade 0.28 word:grant 0.14 word:granularity -0.07 word:graphic -0.26 word:graphql -0.11
word:green -0.16 word:greet 0.38 word:grep 0.12 word:grey -0.04 word:gros 0.18 word:group -0.19
word:gte -0.03 word:guarante 0.13 word:guarantee -0.04 word:guard 0.18 word:gues -0.04 word:guess -0.28
word:guest 0.36 word:guid -0.48 word:guidance -0.22 word:guide -0.04 word:guidelin -0.07 word:gust -0.04
word:ha 0.99 word:had 0.53 word:half -0.28 word:halv 0.90 word:hand 0.52 word:handl -0.44
word:handle -0.50 word:handler -0.05 word:handshake -0.08 word:happen -0.10 word:hard -0.20
word:hardware -0.17 word:hash 0.30 word:hat -0.20 word:hav 0.24 word:have -0.29 word:head -0.17
word:header -0.25 word:heading -0.12 word:headles -0.04 word:heal 0.18 word:hear 0.10 word:heart -0.08
word:height -0.55 word:held 0.23 word:hello -0.21 word:helper 0.22 word:helpful -0.35 word:hence 0.39
word:here 0.45 word:herramienta -0.36 word:hex 0.08 word:hidden -0.35 word:hierarchy -0.30 word:high -0.19
word:higher -0.08 word:highest -0.19 word:highlight -0.24 word:highly 0.32 word:hik -0.12 word:hint 0.33
word:history 0.06 word:hit -0.13 word:hold 0.83 word:home 0.40 word:honest -0.08 word:honor -0.06
word:hook 0.23 word:horizontal -0.04 word:hospital 0.04 word:host -0.07 word:hour -0.48 word:hourly -0.15
word:house 0.79 word:household -0.09 word:housekeep 0.10 word:hover -0.10 word:how -0.75 word:html -0.58
word:http 0.17 word:hub -0.13 word:hubspot -0.36 word:human 0.06 word:hundr 0.29 word:hyperlink -0.19
word:iam 0.32 word:iban -0.12 word:icon 0.86 word:id -0.23 word:idea -0.30 word:ideal -0.22
word:idempotent -0.64 word:identical -0.55 word:identifi -0.18 word:identifier -0.51 word:identify -0.54
word:identity -0.46 word:ignor -0.19 word:ignore 0.46 word:imag -0.22 word:image -0.10
word:immediate -0.03 word:immediately -0.04 word:immer 0.25 word:immutable -0.05 word:impact -0.44
word:imperial 0.21 word:implement -0.30 word:implementation -0.48 word:impli -0.48 word:import -0.23
word:important -0.96 word:importe -0.20 word:improv -0.41 word:improve 0.09 word:inbox 0.41
word:incident -0.13 word:incl 0.56 word:includ -0.89 word:include -0.58 word:inclusive -0.08
word:income 0.54 word:incomplete -0.44 word:incorrect 0.29 word:increas -0.24 word:increase -0.07
word:incremental -0.20 word:independent -0.11 word:independently -0.27 word:index 0.34 word:indic -0.18
word:indicat -0.21 word:indicate -0.03 word:indicator -0.11 word:individual -0.28 word:industry -0.08
word:infer -0.15 word:inferr -0.13 word:info -0.24 word:inform -0.09 word:information -1.57
word:ingest 0.97 word:inhalt 0.64 word:inheritance -0.06 word:init 0.12 word:initial -0.20
word:initially -0.03 word:initiat -0.04 word:inject -0.28 word:injection -0.27 word:inline -0.09
word:inner -0.15 word:input -0.95 word:insecure -0.13 word:insensitive -0.06 word:insert -0.50
word:inside -0.47 word:insight -0.11 word:insist -0.41 word:inspect -0.52 word:inspir -0.06
word:install 0.38 word:installation -0.09 word:instance -0.06 word:instant -0.04 word:instead -0.41
word:instruct 0.06 word:instruction -1.03 word:instrument -0.21 word:insurance 0.33 word:insurer 0.79
word:integrat -0.42 word:integration -0.65 word:integrity -0.08 word:intelligent -0.03 word:intend -0.27
word:intent -0.27 word:interact -0.37 word:interaction -0.31 word:interactive -0.38 word:interest 0.55
word:interface 0.35 word:internal -0.46 word:internally -0.19 word:interpret -0.07
word:interpretation -0.29 word:interval -0.19 word:into 0.33 word:introduc -0.15 word:invalid -0.62
word:invent -0.05 word:inventory -0.05 word:investigation -0.04 word:invisible -0.06 word:invit -0.21
word:invitation -0.38 word:invoic -0.18 word:invoice 0.06 word:invok 0.16 word:invoke -0.39 word:io -0.25
word:irrespective 0.18 word:irreversible -0.47 word:isn -0.37 word:iso -0.08 word:issu -0.83
word:issue -0.04 word:issuetype -0.13 word:ist 0.24 word:it 0.10 word:italic -0.03 word:item -0.79
word:iterate -0.14 word:iteration -0.14 word:itinerary -0.08 word:itself 0.63 word:japan -0.14
word:java -0.53 word:javascript -0.54 word:jedem 0.31 word:jeder 0.32 word:jira -0.45 word:jmespath -0.15
word:job -0.78 word:john -0.26 word:join 0.66 word:journal -0.31 word:jpeg -0.04 word:jpg 0.31
word:jql -0.06 word:json -0.25 word:jsonl -0.52 word:judge 0.10 word:jump -0.04 word:june 0.06
word:just 0.21 word:jwt -0.15 word:keep 0.37 word:kept 0.06 word:kernel 0.36 word:key 0.15
word:keyboard -0.16 word:keyword -0.47 word:kill -0.31 word:kind 0.21 word:kindly 0.98 word:knot -0.29
word:know 0.42 word:knowledge -0.43 word:konto 0.41 word:kube 0.33 word:kubectl 0.07 word:kubernet -0.26
word:l 1.02 word:la 0.21 word:lab 0.10 word:label -0.12 word:lack 0.51 word:lag 0.15 word:land -0.10
word:landmark -0.08 word:lang -0.06 word:languag -0.07 word:language 0.17 word:large -0.48
word:largest 0.68 word:last 0.23 word:later -0.04 word:latest -0.25 word:latitude -0.23 word:launch -0.09
word:law -0.47 word:lawyer 0.16 word:layer -0.18 word:layout -0.07 word:lead 0.95 word:leak 0.20
word:learn -0.05 word:least 0.28 word:leav 0.50 word:leave 0.30 word:left 0.07 word:leg -0.27
word:legal 0.04 word:length -0.22 word:les -0.07 word:let -0.11 word:letter 1.04 word:level -0.16
word:leverag -0.15 word:li 0.54 word:librari -0.21 word:library -0.21 word:licence 0.48 word:licens -0.15
word:license 0.23 word:lie 0.46 word:lifecycle -0.04 word:lift 0.32 word:light -0.10 word:lighthouse -0.10
word:like 0.43 word:likely -0.23 word:limit -0.19 word:limitation 0.08 word:lin 0.37 word:line 0.58
word:linear 0.08 word:link -0.19 word:lint -0.28 word:linter 0.28 word:linux -0.24 word:list -0.48
word:listing -0.05 word:literal -0.26 word:liv -0.06 word:live -0.11 word:llama -0.04 word:llm -0.11
word:lo -0.11 word:loan 0.32 word:local -0.65 word:localhost -0.23 word:locally -0.53 word:locat -0.07
word:location -0.73 word:locator -0.11 word:lock 0.57 word:log -0.04 word:logg 0.10 word:logic -0.16
word:login 0.56 word:logo -0.06 word:logout -0.10 word:long -0.26 word:longer -0.20 word:longitude -0.23
word:look 0.39 word:lookup 0.46 word:loop -0.19 word:los 0.05 word:lose 0.28 word:lost 0.13 word:lot 0.31
word:love 0.92 word:low 0.34 word:lower 0.79 word:lowest 0.11 word:lte -0.03 word:mac -0.11
word:machin 0.26 word:machine -0.51 word:made 0.73 word:maiden 0.28 word:mail -0.19 word:mailbox 1.08
word:main 0.13 word:maintain 0.03 word:maintainer -0.03 word:maintenance 0.27 word:major -0.15
word:mak 0.63 word:make -0.74 word:maker 0.29 word:malware 0.18 word:manag -0.22 word:manage -0.45
word:management 0.31 word:manager -0.24 word:manifest -0.08 word:manipulat -0.53 word:manual -1.00
word:manually -0.26 word:many -0.36 word:map -0.23 word:margin 0.78 word:mark -0.67 word:markdown -0.47
word:mask -0.15 word:master 0.36 word:match -1.13 word:material -0.07 word:matter 0.88 word:max -0.20
word:maximum -0.20 word:maxresult -0.20 word:may -0.43 word:mcp -0.48 word:meal -0.03 word:mean 0.04
word:meant 0.23 word:meanwhile 0.14 word:measur 0.19 word:media -0.06 word:median 0.17 word:medical -0.23
word:medication 0.22 word:medium -0.09 word:meet -0.21 word:meeting -0.27 word:member 0.21
word:membership 0.29 word:meme 0.26 word:memo 1.03 word:memory -0.28 word:mention 0.64 word:merchant 0.26
word:merg -0.18 word:merge 0.14 word:mermaid -0.45 word:messag 0.59 word:message 0.21 word:met 0.67
word:meta 0.15 word:metadata -0.82 word:meteo -0.06 word:meter 0.19 word:method 0.07 word:metric -0.42
word:mid -0.13 word:middle -0.10 word:middleware 0.51 word:might -0.17 word:migrat -0.06
word:migration 0.55 word:min -0.24 word:minimal -0.30 word:minimum -0.34 word:minor 0.17 word:minu 0.14
word:minut -0.44 word:minute 0.25 word:mirror 0.24 word:miss -0.04 word:mistak 0.07 word:mit 0.08
word:mix 0.41 word:mkf -0.57 word:mobile -0.20 word:mock -0.04 word:mod -0.28 word:mode -0.86
word:model 0.04 word:moderate -0.08 word:modern -0.05 word:modifi -0.20 word:modification -0.10
word:modifier -0.07 word:modify -0.42 word:modul -0.60 word:module 0.16 word:moment 0.12 word:monday -0.09
word:money -0.59 word:mongodb -0.49 word:monitor -0.11 word:month 0.35 word:monthly 0.05 word:mood 0.26
word:moon -0.48 word:more -0.05 word:most -0.23 word:mostly 0.11 word:mostre 0.20 word:mother 0.21
word:motion -0.03 word:mount -0.70 word:mouse -0.16 word:mov 0.70 word:move 0.28 word:much -0.04
word:multi -0.68 word:multiple -1.26 word:multipli 0.26 word:multiply 0.48 word:mus 0.27 word:music 0.61
word:must -0.46 word:mutually -0.11 word:mysql -0.37 word:name -0.28 word:namespac 0.29 word:narrow -0.16
word:national 0.35 word:native -0.16 word:natural -0.24 word:navigat -0.35 word:navigate 0.14
word:navigation -0.58 word:ne -0.41 word:near 0.05 word:nearest -0.22 word:necessary 0.54 word:need -0.31
word:needn 0.50 word:negative 0.12 word:neighbour 0.49 word:neither 0.47 word:nest 0.08 word:net 0.53
word:netrc -0.09 word:network -0.21 word:neutral -0.03 word:never -0.70 word:new -0.48 word:newer 0.09
word:newest 1.07 word:newlin -0.20 word:newly -0.19 word:next -0.48 word:nextj -0.12 word:nicht -0.33
word:night 0.18 word:nightly 0.54 word:nin -0.03 word:noaa -0.04 word:nobody 0.28 word:nod -0.46
word:node -0.79 word:nodeid -0.27 word:noise 0.13 word:non -0.33 word:normal -0.26 word:normaliz -0.27
word:normally 0.21 word:north -0.07 word:not -0.28 word:notation -0.06 word:note 0.82 word:noth -0.42
word:notic 0.43 word:notice 0.82 word:notifi -0.16 word:notification 0.25 word:notify 0.28 word:now 0.34
word:npm -0.42 word:npmrc 0.05 word:npx -0.17 word:null -0.61 word:num -0.06 word:number -0.14
word:numeric 0.07 word:nur -0.16 word:nutzer 0.69 word:oauth -0.22 word:object -0.38 word:oblig 0.15
word:obligatory 0.79 word:observation 0.06 word:observe -0.16 word:observer 0.03 word:obsidian -0.03
word:obtain -0.49 word:occur 0.30 word:occurrenc -0.08 word:occurrence -0.08 word:ocr -0.07 word:odd 0.21
word:off -0.16 word:offer -0.55 word:office 0.34 word:officer -0.05 word:official 0.27 word:offline -0.37
word:offset -0.32 word:often 0.76 word:ohne 0.22 word:okay -0.15 word:old -0.46 word:older -0.06
word:oldest 0.19 word:omit -0.98 word:omitt -0.64 word:on 0.64 word:onboard -0.12 word:once -0.38
word:one -0.08 word:online 0.07 word:only -1.12 word:onto -0.05 word:op 0.44 word:opaque -0.33
word:open -0.21 word:openai -0.22 word:openapi -0.39 word:openstreetmap -0.03 word:operat -0.25
word:operate -0.05 word:operation -0.56 word:operator -0.20 word:opinion 0.63 word:opportuniti -0.03
word:opportunity 0.20 word:opt -0.58 word:optimiz -0.17 word:optimization -0.11 word:option -0.06
word:optional -0.93 word:optionally -0.51 word:orange -0.11 word:order 0.45 word:orderby 0.13
word:org 0.19 word:organisation 0.69 word:organiser -0.24 word:organiz -0.06 word:organization -0.65
word:organize -0.13 word:orient -0.06 word:origin 0.67 word:original 0.06 word:orphan -0.11 word:osv -0.04
word:other 0.26 word:otherwise -0.03 word:ought 0.39 word:our 2.16 word:out 0.31 word:outbound 0.03
word:outcom -0.03 word:outcome 0.12 word:outdat 0.39 word:outgo -0.23 word:outil 0.06 word:outline 0.12
word:outlook 0.40 word:output -0.49 word:outrank 0.48 word:outside -0.78 word:over -0.17
word:overall -0.36 word:overlap -0.03 word:overload -0.30 word:overridden -0.14 word:override -0.45
word:overview -0.49 word:overwrit -0.13 word:overwrite -0.51 word:overwritten 0.50 word:own -0.73
word:owner -0.06 word:ownerid -0.29 word:ownership -0.06 word:pa -0.13 word:packag -0.31
word:package -0.59 word:padd -0.17 word:page -0.15 word:pagetoken -0.18 word:paginat -0.07
word:pagination -0.49 word:paid -0.10 word:pain 0.21 word:pair -0.11 word:palette -0.05 word:panel -0.40
word:paper 0.26 word:par 0.25 word:para 0.22 word:paragraph -0.63 word:param -0.31 word:parameter -0.51
word:parametre -0.05 word:parent -0.31 word:pari -0.07 word:pars -0.07 word:part -0.14 word:partial -0.41
word:participant -0.25 word:partner 1.61 word:party 0.11 word:pas -0.16 word:pass -0.56 word:passe 0.82
word:passphrase 0.67 word:passport 0.58 word:passwd -0.12 word:password -0.15 word:past -0.31
word:paste 0.09 word:patch -0.19 word:path -0.70 word:patient 0.37 word:pattern -0.65 word:paus -0.05
word:pause 0.06 word:pay 0.44 word:payee 0.21 word:payload -0.38 word:payment -0.19 word:payroll 0.11
word:payslip 1.11 word:peer 0.48 word:pem 0.08 word:pend -0.25 word:people 0.89 word:per 0.25
word:percent -0.11 word:percentage -0.19 word:perfect -0.25 word:perform -0.16 word:performance -0.23
word:period -0.32 word:permanent -0.19 word:permanently -0.30 word:permission 0.21 word:permit 0.49
word:persist -0.53 word:persistent -0.15 word:person 0.22 word:persona -0.33 word:personal -0.47
word:pet 0.21 word:pgpas 0.04 word:phase -0.47 word:phish -0.11 word:phone -0.43 word:photo 0.67
word:php 0.22 word:phras -0.17 word:pick 0.87 word:pickup 0.33 word:pictur 0.20 word:picture 0.04
word:piec 0.79 word:pii -0.04 word:pin 0.53 word:pinecone -0.42 word:pinn 0.29 word:pip -0.13
word:pipelin -0.06 word:pipeline -0.08 word:pixel -0.18 word:pkg 0.03 word:plac 0.26 word:place 0.94
word:placeholder -0.03 word:placement 0.12 word:plain -0.48 word:plaintext -0.23 word:plan 0.24
word:plane -0.03 word:plann 0.31 word:plant 0.43 word:platform -0.65 word:play 0.18 word:player 0.15
word:playwright -0.14 word:please 0.18 word:plot 0.34 word:plu 0.21 word:plugin -0.08 word:png -0.14
word:pod -0.36 word:poi -0.14 word:point -0.15 word:poison -0.30 word:polici 0.30 word:policy -0.29
word:polite 0.10 word:poll -0.20 word:pool 0.11 word:popular -0.05 word:popularity -0.07 word:por 1.08
word:port 0.39 word:position -0.42 word:positiv -0.09 word:positive -0.10 word:possible -0.27
word:postal -0.23 word:postgresql -0.29 word:postinstall 0.05 word:potentially -0.04 word:power -0.29
word:powerful -0.12 word:practic -0.15 word:practice -0.32 word:praise 0.14 word:pre -0.76
word:preced 0.17 word:precedence -0.27 word:precipitation -0.08 word:precision -0.10
word:predictable -0.24 word:prediction -0.53 word:prefer -0.52 word:preferenc -0.81 word:preference 0.19
word:preferr 0.19 word:prefix -0.13 word:premium 0.39 word:prepar -0.26 word:prepare -0.50
word:prerequisit -0.15 word:pres -0.75 word:prescription 0.10 word:present 0.37 word:preserv -0.26
word:preserve -0.05 word:preset -0.41 word:press 0.19 word:pressure -0.04 word:presum 0.07
word:pretty -0.06 word:prevent 0.13 word:preview 0.05 word:previou -0.50 word:previously -0.31
word:pric -0.27 word:price -0.09 word:primary -0.14 word:principal 0.22 word:print 0.83 word:prior 0.79
word:prioriti -0.08 word:prioritiz -0.06 word:prioritize -0.08 word:priority 0.03 word:privacy -0.44
word:private -0.25 word:privileg 0.17 word:pro 0.17 word:probe 0.05 word:problem -0.19
word:procedure -0.60 word:proceed -0.24 word:proces -0.20 word:prod -0.10 word:produc 0.08
word:produce 0.11 word:product -0.69 word:production -0.04 word:professional -0.26 word:profil -0.61
word:profile 0.23 word:programmatically -0.06 word:progres -0.49 word:proj -0.11 word:project -0.52
word:projectid -0.28 word:projectkey -0.17 word:promo 0.16 word:prompt -0.51 word:proof -0.07
word:proper -0.43 word:properti -0.29 word:property -0.95 word:propos 0.31 word:propose -0.70
word:protect 0.23 word:protection -0.44 word:protocol -0.04 word:prov 0.13 word:provenance 0.13
word:provid -1.68 word:provide -1.20 word:provider -0.86 word:proxy -0.09 word:prune 0.05 word:public 0.45
word:publicly -0.07 word:publish -0.44 word:publisher -0.31 word:pull 0.26 word:pulse 0.04 word:pupil 0.33
word:puppeteer 0.32 word:purchas 0.21 word:purpos 0.14 word:purpose -0.86 word:push 0.04 word:put 0.91
word:pypi -0.17 word:python -0.18 word:quality -0.70 word:quantiti 0.72 word:quantity 0.33
word:quarter -0.38 word:que 1.24 word:queri -0.41 word:query 0.06 word:queryparam 0.43 word:question 0.74
word:queue -0.08 word:quick 0.17 word:quicker 0.43 word:quiet 1.00 word:quota 0.46 word:quote 0.67
word:r -0.16 word:radiu -0.17 word:rail 0.06 word:rais 0.54 word:raise 0.88 word:ran -0.21
word:range -0.85 word:rank 0.45 word:rat 0.16 word:rate 0.33 word:rather -0.03 word:rating -0.04
word:ratio 0.13 word:raw -0.22 word:reach -0.14 word:react -0.09 word:reaction -0.29 word:read -0.12
word:readability -0.24 word:readable 0.04 word:reader 1.42 word:readines -0.12 word:readme -0.06
word:ready -0.05 word:real 0.24 word:reason -0.45 word:receipt 0.75 word:receiv -0.72 word:receive -0.14
word:receiver -0.65 word:recent -0.07 word:recently -0.06 word:recip 0.13 word:recipient -0.60
word:recognis 0.46 word:recommend -0.10 word:recommendation -0.28 word:reconcil -0.08 word:reconnect -0.30
word:record -0.16 word:recover -0.04 word:recovery 0.06 word:rectangular -0.03 word:redact -0.06
word:reddit -0.32 word:redirect 0.08 word:reduc -0.46 word:reduce 0.06 word:ref -0.29 word:refer -0.58
word:referenc -0.55 word:reference -0.04 word:refine -0.55 word:refinement -0.03 word:reflect -0.33
word:refresh -0.05 word:refund -0.12 word:refus -0.93 word:refusal 1.09 word:refuse 0.64
word:regardles -0.08 word:regex -0.06 word:region -0.12 word:register -0.42 word:registration -0.23
word:registri -0.06 word:registry 0.11 word:regular -0.26 word:regulation 0.10 word:reject -0.55
word:relat -0.66 word:relation -0.24 word:relationship -0.05 word:relative -0.49 word:relay -0.05
word:release -0.30 word:relevance -0.11 word:relevant -0.87 word:reliable 0.04 word:reload -0.06
word:rely 0.30 word:remain -0.35 word:remark 0.18 word:remediation -0.09 word:remember 0.38
word:remind -0.38 word:reminder -0.04 word:remote -0.14 word:remov -0.82 word:removal -0.18
word:remove -0.48 word:renam -0.05 word:rename -0.44 word:render 0.38 word:renew 0.09 word:renewal 0.22
word:reopen -0.31 word:repair -0.09 word:repeat -0.55 word:replac -0.29 word:replace -0.09 word:repli 0.24
word:replica 0.22 word:reply -0.10 word:repo 0.20 word:report -0.67 word:reporter 0.36
word:repositori -0.53 word:repository -0.11 word:represent -0.52 word:representation -0.14
word:request -0.51 word:requester -0.15 word:requestid -0.08 word:requir -0.83 word:requirement -1.02
word:rerank -0.21 word:research -0.06 word:reserv -0.04 word:reservation 0.17 word:reset -0.07
word:resident 0.22 word:resiz 0.20 word:resolution -0.04 word:resolv -0.68 word:resolver -0.26
word:resourc -0.82 word:resource -0.63 word:respect 0.23 word:respons 0.13 word:response -0.66
word:responsive -0.30 word:rest -0.33 word:restart -0.07 word:restate -0.18 word:restaurant -0.08
word:restor 1.38 word:restore 0.14 word:restrict -0.51 word:restriction 0.63 word:result -0.80
word:resume 0.20 word:retain 0.05 word:retri -0.05 word:retriev -0.45 word:retrieval -0.05
word:retrieve -0.51 word:retry -0.12 word:return -1.03 word:reus -0.09 word:reuse -0.19 word:reveal -0.38
word:revenue -0.11 word:reverse 0.08 word:revert -0.33 word:review -0.30 word:reviewer 0.68
word:revise -0.09 word:revision -0.05 word:revoke 0.05 word:rewrite -0.04 word:rich -0.09 word:ride 0.54
word:right 0.21 word:ripgrep -0.13 word:risk 0.23 word:road 0.07 word:robot -0.15 word:rol -0.12
word:role 0.50 word:roll 0.72 word:room 0.67 word:root 0.29 word:rotat -0.20 word:rotate -0.31
word:round 0.89 word:rout -0.06 word:route -0.05 word:row 0.13 word:rsa 0.36 word:ruby -0.08 word:rul 0.52
word:rule -0.05 word:run -0.34 word:runn -0.08 word:runner 0.20 word:runtime -0.20 word:rust -0.11
word:s 0.22 word:safely -0.08 word:safety -0.26 word:said -0.18 word:sal 0.09 word:salari -0.04
word:salary 0.25 word:sale 0.10 word:salt 0.09 word:same 0.17 word:sampl -0.10 word:sample 1.32
word:san -0.06 word:sandbox -0.21 word:sav -0.72 word:save -0.33 word:say 0.35 word:sca 0.06
word:scaffold -0.17 word:scale -0.07 word:scan 0.58 word:scann 0.65 word:scanner 0.33 word:scenario -0.36
word:scene -0.07 word:schedul 0.49 word:schema -0.32 word:school 0.42 word:scop -0.35 word:scope -0.43
word:scor -0.42 word:score 0.40 word:scrap -0.11 word:scrape -0.17 word:screen 0.12 word:screenshot -0.33
word:script -0.15 word:scroll -0.19 word:scrollback 1.00 word:sdk -0.77 word:se 0.09 word:search -0.71
word:seat -0.07 word:sec -0.14 word:second 0.35 word:secr 0.14 word:section -0.19 word:secure 0.06
word:security 0.16 word:see 0.07 word:seem -0.07 word:seen 0.44 word:segment -0.60 word:seguro 0.30
word:seldom 0.05 word:select -0.45 word:selection -0.54 word:selector -0.08 word:self -0.38 word:sell 0.56
word:seller 0.75 word:semantic 0.06 word:semantically -0.09 word:semicolon 0.44 word:send 0.33
word:sender 1.19 word:sensitive 0.19 word:sensor 0.39 word:sent -0.83 word:sentenc -0.34
word:sentence 0.26 word:seo -0.14 word:separat 0.11 word:separate -0.43 word:separator 0.54
word:sequenc -0.23 word:seri -0.29 word:serv 0.13 word:server -0.54 word:servic -0.57 word:session 0.10
word:set 0.14 word:sett -0.47 word:setting -0.10 word:settl 0.03 word:setup -0.10 word:seven 0.24
word:several 0.13 word:severe -0.03 word:severity -0.08 word:sftp -0.03 word:sha -0.40 word:shadow 0.09
word:shall 0.65 word:shap -0.27 word:shape -0.12 word:share 1.02 word:sheet -0.31 word:shell 1.05
word:shift 0.47 word:ship 0.04 word:shipp -0.28 word:shop -0.12 word:shopp -0.03 word:short -0.16
word:shortcut -0.18 word:shorten -0.04 word:shortest 0.28 word:should 0.14 word:shouldn 0.23
word:show -0.58 word:shown -0.53 word:sid -0.09 word:side 0.04 word:sidenote 0.23 word:sie 0.42
word:siempre -0.11 word:sig 0.35 word:sight 0.25 word:sign 1.00 word:signal -0.04 word:signature -0.09
word:signer 0.45 word:significantly -0.43 word:silenc -0.05 word:silence 0.58 word:silent 0.22
word:silently -0.15 word:similar -0.23 word:simple -0.24 word:simplifi -0.03 word:simulat -0.10
word:simulator -0.28 word:since 0.52 word:sind 0.05 word:single -0.62 word:sink -0.08 word:sit 0.08
word:site 0.19 word:situation 0.20 word:siz 0.24 word:size -0.30 word:skill -0.27 word:skip 0.11
word:skipp -0.50 word:sku 0.06 word:slack 0.08 word:slip 0.30 word:slot 0.26 word:slow 1.42
word:slug -0.15 word:sm -0.04 word:small -0.11 word:smaller -0.51 word:smart -0.05 word:snapshot 0.21
word:snippet 0.98 word:snow -0.04 word:social 0.22 word:sock 0.30 word:software 0.64 word:solid -0.04
word:solution -0.27 word:solv 0.18 word:some -0.69 word:somebody 0.15 word:someone -0.77 word:someth 0.56
word:somewhere 0.06 word:soon -0.09 word:sort -0.05 word:sound 1.14 word:sourc 0.57 word:source -0.19
word:south -0.05 word:space 0.85 word:spam 0.46 word:span -0.37 word:sparse -0.11 word:spe 0.18
word:speak -0.03 word:speaker 0.08 word:spec -0.51 word:special 0.18 word:specializ -0.28
word:specifi -0.71 word:specific -1.45 word:specifically -0.08 word:specification -0.07 word:specify -0.36
word:speichert -0.03 word:spell -0.29 word:spend -0.13 word:split -0.10 word:splitt -0.31 word:spoken 0.50
word:sponsor 0.17 word:spread -0.11 word:spreadsheet -0.19 word:sprint 0.26 word:sql 0.27
word:square -0.04 word:src 0.27 word:srv 0.17 word:ssh -0.07 word:sso 0.14 word:stability -0.23
word:stable 0.16 word:stack -0.56 word:staff 0.68 word:stag -0.17 word:stage -0.27 word:stale 0.26
word:stamp 0.05 word:stand 0.83 word:standard -0.18 word:star 0.27 word:start -0.37 word:stash -0.18
word:stat -0.49 word:state -0.24 word:stateles 0.31 word:statement -0.18 word:static -0.23
word:station 0.52 word:statistic -0.13 word:statu -0.62 word:status -0.08 word:stay 0.93 word:steht 0.59
word:step -0.34 word:still -0.63 word:stock -0.60 word:stop 0.09 word:stopp 0.32 word:stor -0.71
word:storage -0.95 word:store 0.31 word:stori -0.09 word:str -0.56 word:straight 0.06 word:stranger 0.17
word:strategi -0.20 word:strategy -0.05 word:stream 0.04 word:street 0.72 word:strength 0.14
word:strict -0.15 word:strictly -0.46 word:string -0.36 word:strip -0.06 word:stripp 0.24
word:strong -0.03 word:structur -0.37 word:structural -0.20 word:structure -0.54 word:stuck -0.42
word:student 0.19 word:studio -0.21 word:styl -0.41 word:style -0.08 word:sub -0.64 word:subdomain -0.25
word:subject -0.27 word:submission -0.48 word:submit 0.09 word:submitt 0.03 word:subscrib 0.07
word:subscribe 0.30 word:subscription -0.06 word:subsequent -0.26 word:subset -0.11 word:substitute 0.05
word:substr -0.05 word:subtask -0.25 word:succeed -0.26 word:succes -0.09 word:successful -0.20
word:successfully -0.56 word:such -0.54 word:sucht 0.25 word:sudoer 0.04 word:suffix -0.20
word:suggest -0.24 word:suggestion -0.13 word:suitable -0.23 word:sum 0.27 word:summari -0.59
word:summaris 1.10 word:summarise 0.44 word:summariz -0.15 word:summarize -0.50 word:summary -0.80
word:super -0.12 word:supersed -0.10 word:superuser 0.23 word:supervisor -0.04 word:supplement 0.63
word:suppli -0.15 word:supplier -0.41 word:supply 0.20 word:support -0.61 word:sure -0.47
word:surfac -0.20 word:surface -0.14 word:surprise 0.12 word:survey 0.06 word:suspend -0.05 word:svc 0.61
word:svg 0.35 word:swap 0.55 word:switch -0.06 word:symbol -0.53 word:symptom -0.20 word:sync 1.00
word:synchronis -0.10 word:syntax -0.26 word:system 0.06 word:systemctl 0.03 word:tab -0.07
word:table -0.11 word:tabular -0.15 word:tag -0.37 word:tagg 0.09 word:tail -0.04 word:tailwind -0.12
word:tak 0.07 word:taken -0.25 word:talk 0.17 word:tar 0.10 word:target -0.63 word:task -1.08
word:taskid -0.26 word:tavily 0.06 word:tax -0.39 word:tcp -0.16 word:team -0.27 word:technical -0.18
word:technology -0.48 word:telegram 0.13 word:telemetry 0.36 word:tell -0.15 word:temperature -0.13
word:templat 0.05 word:template -0.39 word:temporary -0.27 word:ten -0.12 word:tenant -0.11 word:tend 0.21
word:term 0.24 word:terminal 0.17 word:terminat -0.55 word:terminate 0.59 word:test -0.53 word:text -0.06
word:texte 0.22 word:th 0.27 word:than 0.22 word:thank -0.03 word:that 0.78 word:the 0.54 word:their -0.03
word:them 0.20 word:theme -0.08 word:themselv 0.66 word:then 0.43 word:therefore 0.51 word:thermostat 0.29
word:these 0.22 word:they 0.14 word:thi -0.64 word:thing -0.11 word:third -0.08 word:those 0.78
word:though 0.39 word:thought -0.45 word:thousand 0.32 word:thread 0.32 word:three 0.69
word:threshold 0.18 word:throttl -0.19 word:through 0.34 word:thu 0.15 word:ti -0.24 word:tier 0.17
word:tim 0.27 word:time 0.04 word:timeline -0.25 word:timeout -0.14 word:timer 0.08 word:timestamp -0.26
word:timezone -0.15 word:tip 0.40 word:titl 0.48 word:title -0.23 word:tl -0.19 word:tmp 0.51
word:toda 0.51 word:todo 0.20 word:together -0.63 word:toggl -0.30 word:token 0.20 word:told 1.11
word:toml -0.44 word:tomorrow -0.05 word:ton 0.18 word:tone -0.19 word:too 0.68 word:took 0.13
word:tool 0.59 word:toolkit -0.32 word:toon -0.08 word:top -0.44 word:topic -0.10 word:topology -0.12
word:total -0.34 word:totp 0.25 word:touch 0.15 word:tourist 0.43 word:tout 0.10 word:toward 0.26
word:town 0.66 word:trac 0.11 word:trace 0.10 word:track -0.58 word:trad -0.46 word:trade 0.18
word:traffic -0.28 word:trail -0.11 word:train -0.41 word:transaction -1.16 word:transcrib 0.28
word:transcript -0.20 word:transfer 0.54 word:transit -0.25 word:translat -0.09 word:translate -0.30
word:translation 0.13 word:transport -0.15 word:trash -0.37 word:travel -0.14 word:traveller 0.33
word:traversal -0.17 word:traverse -0.14 word:treat -0.68 word:tree 0.31 word:trend -0.16 word:tri -0.58
word:trial 0.10 word:trim 0.69 word:trimm -0.16 word:trip 0.59 word:trivia 0.19 word:trouble -0.08
word:true 0.27 word:truncat -0.31 word:truncate -0.17 word:trust 0.17 word:ttl 0.14 word:turn -0.05
word:twice -0.18 word:two 0.11 word:txt -0.45 word:typ -0.09 word:type -0.40 word:typescript -0.05
word:typical -0.49 word:typically -0.51 word:typo 0.04 word:uid -0.40 word:una 0.15 word:unask 0.38
word:unassign -0.06 word:unavailable -0.08 word:uncertainty -0.12 word:unchang -0.21 word:unclear -0.59
word:uncomplet -0.03 word:und 0.44 word:under 0.48 word:underly -0.29 word:undone -0.11 word:une -0.05
word:unexpect -0.17 word:unfilter -0.08 word:unicode -0.57 word:unifi -0.11 word:uninstall 0.25
word:union -0.04 word:unique -0.21 word:unit -0.27 word:unknown -0.08 word:unles -0.10 word:unlike -0.07
word:unlimit 0.64 word:unlink -0.18 word:unlock 0.05 word:unmask 0.10 word:unmodifi -0.29 word:unread 0.59
word:unreliable 0.67 word:unsafe 0.20 word:unset -0.44 word:unsign 0.32 word:unsubscrib -0.57
word:unsupport -0.04 word:unsure -0.41 word:until -0.54 word:untouch 0.13 word:untrust -0.04
word:unus -0.12 word:updat -0.30 word:update -0.55 word:updatedat -0.03 word:upgrad -0.11
word:upgrade 0.04 word:upload -0.73 word:upon 0.07 word:upper 0.68 word:uppercase -0.05 word:upsert -0.07
word:upset 0.96 word:upstream -0.07 word:uptime 0.07 word:urgency -0.07 word:uri 0.68 word:url -1.07
word:urllib 0.32 word:urlopen 0.32 word:us -0.96 word:usage -0.77 word:usd 0.21 word:use -0.85
word:useful -0.51 word:user -0.14 word:username -0.54 word:usual 0.90 word:usually -0.23
word:usuario -0.53 word:utc -0.20 word:util 0.76 word:utilisateur -0.17 word:utility -0.14 word:uuid -0.20
word:valid -0.66 word:validat -0.37 word:validate -0.51 word:validation 0.58 word:validator 0.26
word:valor 0.53 word:valu -0.58 word:value -0.17 word:var -0.22 word:variabl -0.68 word:variable -1.00
word:variant -0.03 word:variation -0.17 word:variou -0.04 word:vat 0.11 word:vault -0.10 word:vector -0.04
word:velocity 0.20 word:vendor 0.88 word:verbatim 1.02 word:verbosity -0.19 word:vercel -0.09
word:verifi -0.27 word:verification 0.44 word:verify -0.26 word:version -0.55 word:vertical -0.05
word:very -0.06 word:via -0.19 word:video -0.35 word:view -0.47 word:viewer -0.04 word:viewport -0.20
word:violation -0.09 word:virtual 0.09 word:visibility -0.25 word:visible -0.55 word:visit 0.75
word:visual -0.04 word:visualize -0.05 word:visually -0.05 word:vitest -0.08 word:voic 0.72
word:voice 0.37 word:void 0.18 word:volum 0.05 word:volume -0.04 word:vor -0.19 word:vpn 0.70
word:vulnerabiliti -0.06 word:vulnerability -0.10 word:wa 0.54 word:wait -0.74 word:wall 0.20
word:wallet 0.53 word:want 0.42 word:warehouse 0.09 word:warm 0.59 word:warn -0.27 word:warning 0.07
word:watch -0.10 word:water -0.16 word:wcag -0.06 word:weak -0.04 word:weather 0.31 word:web -0.68
word:webhook -0.24 word:webp -0.04 word:webpage -0.40 word:website -0.44 word:week 0.30 word:weekday 0.83
word:weekly 0.05 word:weight 0.62 word:well 0.37 word:went 0.46 word:werden -0.30 word:were 0.37
word:werkzeug -0.13 word:west -0.08 word:wetter -0.04 word:what 0.36 word:whatever 0.82 word:when -0.47
word:whenever 0.90 word:where 0.70 word:whether 0.29 word:whichever 0.09 word:while 0.29 word:white 0.90
word:whitelist 0.28 word:who 0.32 word:whoever 0.11 word:whole 0.27 word:whose 0.40 word:why -0.69
word:wichtig -0.26 word:wide 0.18 word:widen 0.07 word:widget -0.16 word:width -0.54 word:wiki -0.14
word:will -1.38 word:win -0.28 word:wind -0.19 word:window -0.93 word:windsurf -0.05 word:winn -0.14
word:wip -0.07 word:wird -0.08 word:wish 0.35 word:with 0.45 word:withheld 0.05 word:within -0.74
word:without 0.56 word:women 0.27 word:won 0.23 word:word 0.62 word:work -0.40 word:workbook -0.03
word:workflow -0.65 word:workload -0.06 word:worklog -0.11 word:workout -0.05 word:workspac -0.20
word:workspace -0.08 word:workspaceid -0.10 word:world -0.30 word:worldwide -0.05 word:worri 0.32
word:would 1.21 word:wrap -0.06 word:wrapper -0.04 word:writ 0.84 word:write 0.24 word:writer -0.60
word:written 0.12 word:wrong 0.75 word:wrote 0.43 word:www -0.42 word:xlsx -0.05 word:xml -0.22
word:xyz -0.06 word:y 0.30 word:yaml 0.25 word:year 0.68 word:yesterday -0.03 word:yet 0.40
word:yield -0.04 word:yml 0.05 word:york -0.22 word:you 0.14 word:your 0.06 word:yourself 0.36
word:youtube -0.07 word:yyyy -0.06 word:zero -0.09 word:zip -0.17 word:zon -0.15 word:zoom -0.05
word:zuerst -0.66 word:для 0.07 word:если 1.26 word:инструм 0.23 word:отправл 0.15 word:парамет 0.60
word:перевод 0.34 word:пользов 1.19 word:при 0.60 word:содержи 0.18 word:сообщай 0.87 word:это 1.10
word:этом 0.58 word:いこ 0.88 word:いで -0.73 word:から -0.22 word:くだ 0.51 word:こと 0.83 word:この 0.05
word:さい 0.51 word:して 0.51 word:しな 0.23 word:しま -0.50 word:する 0.03 word:ださ 0.51 word:てく 0.13 word:でく 0.50
word:ない 0.25 word:にし 0.23 word:には 0.55 word:のツ 0.05 word:は利 0.36 word:ます -0.44 word:み取 0.05 word:らせ 0.07
word:を使 0.05 word:を取 -0.16 word:を必 0.19 word:を検 -0.07 word:を読 0.05 word:ット 0.17 word:ルを -0.31
word:一个 -0.15 word:一律 0.39 word:一次 0.39 word:一步 -0.07 word:一致 0.15 word:上传 -0.62 word:下一 -0.30
word:不会 0.31 word:不可 -0.04 word:不在 -0.17 word:不必 1.00 word:不要 -0.90 word:不超 -0.06 word:不返 -0.05
word:中的 0.38 word:为了 0.89 word:主机 -0.14 word:之前 0.17 word:他工 0.27 word:代表 -0.33 word:令牌 -0.72 word:以及 0.63
word:件不 -0.14 word:件的 0.14 word:任何 -0.17 word:优先 -0.05 word:会自 -0.12 word:会被 -0.35 word:传入 -0.26
word:位为 -0.04 word:作为 0.09 word:使用 -0.34 word:例如 -0.05 word:保存 -0.03 word:保留 0.15 word:信息 0.22
word:修改 -0.04 word:先用 -0.33 word:先读 0.06 word:先调 -0.35 word:全文 0.11 word:关键 -0.14 word:其中 0.39
word:其他 0.73 word:具之 0.07 word:写入 0.04 word:出现 -0.15 word:列出 0.47 word:列表 -0.43 word:创建 -0.31
word:删除 -0.27 word:利用 0.04 word:到的 0.61 word:前に -0.31 word:前的 0.10 word:前请 -0.18 word:务器 -0.33
word:务必 -0.24 word:单位 -0.05 word:单元 -0.07 word:单号 -0.55 word:即可 0.27 word:历史 -0.12 word:参数 -0.24
word:发送 -0.04 word:取り 0.05 word:取得 -0.23 word:取用 -0.03 word:变量 0.07 word:可以 -0.05 word:可恢 -0.06
word:同意 -0.24 word:名时 -0.19 word:名称 -0.36 word:后续 0.75 word:向用 0.16 word:告诉 -0.19 word:命令 -0.04
word:商品 1.40 word:回结 -0.11 word:团队 -0.20 word:在本 -0.05 word:在的 -0.12 word:地址 -0.04 word:坐标 -0.24
word:城市 -0.07 word:場合 -0.29 word:填入 0.29 word:填写 0.15 word:境变 0.08 word:如果 0.07 word:始终 0.13 word:姓名 0.70
word:字段 0.44 word:存在 -0.35 word:安全 0.26 word:完成 -0.10 word:完整 -0.36 word:定し -0.49 word:容放 0.04
word:密码 -0.17 word:密钥 0.22 word:对话 -0.19 word:展示 1.03 word:属于 0.21 word:工具 -0.03 word:已知 -0.05
word:并把 0.04 word:并返 0.06 word:建议 -0.11 word:开放 -0.05 word:当前 -0.27 word:录下 0.04 word:影响 -0.16
word:得し -0.20 word:得用 -0.22 word:必ず -0.12 word:必填 0.04 word:必须 -0.49 word:忽略 0.19 word:恢复 -0.07
word:情况 -0.05 word:情報 -0.07 word:或超 -0.10 word:户同 -0.18 word:户确 -0.11 word:所有 -0.05 word:手机 0.80
word:执行 -0.19 word:把收 -0.23 word:拒绝 -0.18 word:指令 0.14 word:指南 -0.12 word:指定 -0.67 word:指示 -0.41
word:换为 -0.05 word:排序 -0.04 word:描述 -0.07 word:提供 -0.61 word:提示 0.04 word:提醒 -0.28 word:搜索 -0.13
word:摘要 0.04 word:操作 -0.35 word:支持 -0.41 word:收款 0.55 word:改为 0.36 word:数に 0.55 word:数传 0.09 word:数据 -0.61
word:文件 0.55 word:文档 -0.32 word:方式 -0.55 word:方案 -0.05 word:方法 -0.48 word:无法 -0.49 word:时自 0.19
word:时请 -0.30 word:时间 -0.17 word:是否 -0.08 word:显示 0.25 word:更新 0.07 word:最大 -0.14 word:服务 -0.55
word:本工 -0.19 word:本文 -0.39 word:本机 0.15 word:机号 0.80 word:果中 -0.04 word:查看 -0.50 word:查询 -0.61
word:标题 0.11 word:核对 0.42 word:根据 -0.25 word:格式 -0.11 word:検索 1.13 word:此工 -0.07 word:没有 -0.19
word:测试 -0.16 word:特殊 0.05 word:环境 -0.80 word:生成 0.14 word:用一 0.13 word:用于 -0.11 word:用前 -0.45
word:用户 0.56 word:用本 -0.04 word:用的 -0.50 word:用者 0.04 word:画面 0.22 word:留空 -0.24 word:登录 -0.25
word:的公 0.88 word:的命 0.09 word:的密 0.06 word:的开 -0.05 word:的文 -0.05 word:的路 -0.03 word:目录 0.33 word:直接 0.43
word:相关 -0.09 word:知ら 0.07 word:确认 -0.17 word:確認 -0.31 word:示し 0.35 word:示例 -0.64 word:空则 -0.05
word:端口 -0.04 word:第一 0.05 word:管理 -0.77 word:系统 0.08 word:索し 0.13 word:结构 -0.19 word:结果 -0.24
word:给出 0.56 word:给用 -0.52 word:编码 -0.05 word:者に -0.51 word:而不 0.59 word:自动 -0.26 word:范围 -0.21
word:获取 -0.26 word:行前 -0.04 word:行的 0.13 word:表示 0.20 word:要向 0.21 word:要告 0.04 word:要提 -0.04 word:要求 0.61
word:要用 -0.09 word:规划 -0.18 word:認し -0.42 word:説明 0.50 word:読み 0.05 word:订单 -0.11 word:设置 -0.45
word:访问 -0.44 word:识别 -0.08 word:诉用 -0.19 word:询问 -0.17 word:说明 -0.04 word:请不 -0.62 word:请先 -0.42
word:请勿 -0.30 word:请把 0.39 word:调用 0.33 word:账户 0.99 word:超过 0.20 word:路径 -0.11 word:路线 -0.13 word:身份 0.07
word:输入 -0.14 word:返回 -0.14 word:送到 0.04 word:选择 -0.17 word:通知 -0.19 word:通过 -0.20 word:避免 0.16
word:部分 -0.03 word:醒用 -0.28 word:里的 0.61 word:重新 0.32 word:重要 -0.03 word:金额 1.00 word:链接 0.26
word:键词 -0.13 word:问用 -0.17 word:问题 -0.18 word:限制 0.08 word:除外 0.20 word:需要 -0.77 word:面で 0.22
word:须先 0.04 word:须是 -0.07 word:도구 0.56 word:사용 1.36 word:용자 1.12 you -0.04
`;
