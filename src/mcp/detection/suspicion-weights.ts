/** Written by test/eval/fit-suspicion.ts from the tuning part: each term and its weight. Failure: none; data. */
export const TOOL_BIAS = 7.549;
/** In the order of featuresOf (tool-reading.ts). */
export const TOOL_WEIGHTS: readonly number[] = [
  0.423, -0.035, 0.66, -3.599, 0.752, 0.063, -0.411, 0.354, -0.424,
];
export const BIAS = -3.13;
export const WEIGHTS = `
agent 0.61 agent+act 0.73 agent+description -0.13 anyToolOrWork 0.12 assign 0.70 attaches -0.20
authority 0.42 before:agent -0.82 before:assign -0.54 before:conceal -0.19 before:demand -0.46
before:every -0.23 before:hostName -0.34 before:idea:dontTell -0.04 before:idea:must -0.74
before:idea:namedTool 0.49 before:idea:otherWork -0.83 before:idea:secretFile -0.30
before:idea:secretWord -0.14 before:idea:send -0.38 before:idea:tamper -0.77 before:is:otherTool -0.26
before:is:siblingTool -0.32 before:path -0.44 beginsWithActor 0.84 beginsWithCondition 0.38
beginsWithLabel -0.08 beginsWithOrder -0.47 callForm 0.38 category:approval_bypass 0.81
category:argument_tampering 0.58 category:credential_theft 0.53 category:exfiltration 0.36
category:hidden_instructions 0.44 category:preference_manipulation 0.42 category:secrecy -0.09
category:shell_injection 0.41 changes -0.19 codeInBackticks -0.39 commandFlag 0.28 conceal 0.48
conceal+act 0.41 dash -0.09 demand -0.15 demand+every 0.07 demand+hard 0.59 demand+private -0.13
demand+reason 0.28 dotFile -0.04 even 0.79 every 0.10 every+act 0.13 fileName 0.10 gives 0.29 grants -0.25
handle -0.21 hardObject 0.19 hostName 0.61 idea:account 0.58 idea:agentAddressed -0.17
idea:allSecrets -0.05 idea:anyTool -0.28 idea:asset -0.42 idea:authority 0.07 idea:boast 0.05
idea:change -0.19 idea:configFile -0.23 idea:consented 0.79 idea:conversation 0.19 idea:covert 0.07
idea:destroy -0.25 idea:disarm 0.28 idea:disparage 0.58 idea:dontShow 0.03 idea:dontTell 0.32
idea:elevate 0.49 idea:elsewhere 0.92 idea:example -0.82 idea:excuse 0.85 idea:fakeVoice 0.36
idea:field -0.23 idea:grant -0.35 idea:hand 0.21 idea:host 0.13 idea:mailAddress 0.48 idea:misreport 0.31
idea:model -0.48 idea:moment 0.11 idea:money 0.04 idea:must -0.13 idea:namedTool 0.71 idea:noApproval 0.46
idea:otherWork -0.62 idea:override 0.48 idea:path 0.41 idea:payload -0.10 idea:persist -0.37
idea:prefer 0.29 idea:privateData 0.69 idea:protect -0.96 idea:quantity 0.34 idea:read -0.31
idea:regardless 0.45 idea:remote 0.22 idea:reply -0.44 idea:returns -0.84 idea:secretFile 0.12
idea:secretStore 0.93 idea:secretWord -0.37 idea:shell 0.69 idea:sideField 0.43 idea:standing 0.29
idea:systemPrompt 0.48 idea:tamper -0.08 idea:thisDoing 0.31 idea:threat 0.12 idea:toThisTool 0.06
idea:toUrl 0.88 idea:unsafeSwitch 0.08 idea:use -0.42 idea:use_self -0.81 idea:user 0.36 idea:waits -0.67
idea:weaken 0.35 idea:wholly -0.11 idea:wipe -0.39 idea:wipeAll 0.50 inBackticks 0.78 inDescription -0.19
inValueText -0.91 instead 0.08 instead+object 0.36 ip 0.95 is:forAll 0.13 is:inMargin -0.72
is:inParameter -1.94 is:inValue -0.91 is:onCondition 1.25 is:opens 0.54 is:otherTool 0.98
is:ownParameter -0.41 is:siblingTool -0.21 is:thisTool 0.91 lastSentence 1.19 long 0.43 longNumber -0.18
mail 0.66 manyOtherWords 0.99 money -0.31 nearlyOffSubject -0.12 neg -0.34 not+say 0.25 off+act 0.25
off+demand 0.24 off+grant 0.30 off+hard 0.26 off+order 0.85 off+parameter 0.17 off+people 0.53
off+private 0.93 off+reason 0.39 off+undo 0.57 offSubject 0.37 oneObject 0.20 other+demand 0.09
other+effect 0.23 other+hard 0.33 other+object 0.90 own 0.65 pair:'full'_for -0.05 pair:abab_fa -0.16
pair:about_it 0.40 pair:about_the -0.40 pair:about_to 0.42 pair:accept_the 0.07 pair:accepted_values -0.09
pair:access_and -0.08 pair:access_key 0.12 pair:access_the -0.07 pair:access_to -0.57
pair:access_token -0.09 pair:access_tokens -0.03 pair:according_to -0.34 pair:account_and 0.37
pair:account_id -0.04 pair:account_is -0.47 pair:account_numbers -0.08 pair:account_or -0.06
pair:account_owner -0.10 pair:account_with 0.20 pair:across_all -0.12 pair:act_on 0.31
pair:action_create -0.10 pair:action_to -0.04 pair:active_inactive -0.06 pair:add_new -0.08
pair:add_the 0.23 pair:add_to 0.43 pair:added_automatically -0.09 pair:added_to -0.06
pair:address_book 0.46 pair:address_of -0.09 pair:address_that -0.04 pair:adds_an -0.16 pair:adds_the 0.09
pair:adjust_the -0.05 pair:after_all -0.11 pair:after_each 0.22 pair:after_editing -0.03
pair:after_it -0.18 pair:after_seconds -0.16 pair:after_that 0.03 pair:after_the 0.20 pair:again_with 0.17
pair:age_of -0.21 pair:agent_and 0.13 pair:agent_must 0.04 pair:agent_to -0.07 pair:ahead_of 0.57
pair:ai_generated -0.10 pair:air_quality -0.06 pair:alerts_are -0.03 pair:all_branches -0.13
pair:all_contacts -0.18 pair:all_existing 0.04 pair:all_fields -0.04 pair:all_items -0.04
pair:all_namespaces 0.31 pair:all_of -0.04 pair:all_pages 0.31 pair:all_payments 0.07
pair:all_previous 0.38 pair:all_projects -0.07 pair:all_requests -0.06 pair:all_resources -0.09
pair:all_running 0.04 pair:all_tables 0.04 pair:all_tasks -0.10 pair:all_the 0.24 pair:all_users -0.08
pair:allow_list 0.04 pair:allowed_directories -0.10 pair:allows_you -0.12 pair:along_with 0.21
pair:also_be -0.18 pair:also_useful -0.12 pair:always_be 0.09 pair:always_call -0.14
pair:always_cite -0.15 pair:always_confirm -0.31 pair:always_include 0.32 pair:always_prefer -0.04
pair:always_use -0.21 pair:among_the 0.45 pair:amount_and -0.04 pair:amount_is -0.07 pair:amount_to 0.25
pair:an_address 0.23 pair:an_administrator 0.05 pair:an_agent -0.23 pair:an_ai -0.23 pair:an_app -0.21
pair:an_application -0.05 pair:an_array -0.20 pair:an_attachment -0.07 pair:an_audit 0.21
pair:an_authentication -0.04 pair:an_element -0.37 pair:an_email -0.22 pair:an_emoji -0.04
pair:an_empty -0.04 pair:an_entire -0.10 pair:an_entry 0.25 pair:an_environment -0.07 pair:an_error -0.12
pair:an_event 0.14 pair:an_existing -0.79 pair:an_http -0.03 pair:an_icon 1.04 pair:an_id -0.10
pair:an_image 0.33 pair:an_incomplete -0.04 pair:an_index -0.04 pair:an_input -0.07
pair:an_interactive -0.05 pair:an_invoice -0.10 pair:an_ip 0.04 pair:an_item 0.16 pair:an_mcp -0.43
pair:an_object -0.35 pair:an_open -0.05 pair:an_option -0.07 pair:an_optional -0.05
pair:analysis_and -0.05 pair:analyze_the -0.06 pair:and_add 0.35 pair:and_are -0.11 pair:and_ask -0.04
pair:and_attach 0.09 pair:and_auth -0.40 pair:and_build -0.07 pair:and_call 0.33 pair:and_can -0.38
pair:and_carry 0.45 pair:and_check -0.21 pair:and_code -0.10 pair:and_commit 0.08 pair:and_correcting 0.21
pair:and_database -0.09 pair:and_date 0.10 pair:and_dates -0.17 pair:and_debug -0.05
pair:and_describe 0.10 pair:and_design -0.03 pair:and_destination 0.49 pair:and_directories -0.09
pair:and_do 0.12 pair:and_does -0.04 pair:and_don't -0.24 pair:and_enter -0.04 pair:and_execute 0.06
pair:and_explore -0.04 pair:and_filters -0.07 pair:and_final -0.03 pair:and_fix -0.07
pair:and_follow -0.14 pair:and_for -0.05 pair:and_generate 0.17 pair:and_git 0.03 pair:and_give 0.49
pair:and_hand 0.30 pair:and_has -0.15 pair:and_how -0.38 pair:and_if 0.13 pair:and_in 0.50
pair:and_include 0.35 pair:and_index -0.05 pair:and_is 0.78 pair:and_its -0.34 pair:and_keep 0.11
pair:and_keeps 0.04 pair:and_key 0.25 pair:and_leave 0.20 pair:and_leaves -0.06 pair:and_let -0.05
pair:and_local -0.16 pair:and_mail 0.04 pair:and_make -0.49 pair:and_memory -0.07 pair:and_minimal -0.04
pair:and_more -0.47 pair:and_move -0.11 pair:and_must 0.11 pair:and_needs 0.14 pair:and_never -0.24
pair:and_no 0.36 pair:and_not 0.32 pair:and_nothing -0.14 pair:and_on 0.07 pair:and_only 0.13
pair:and_optionally -0.04 pair:and_or -0.07 pair:and_other 0.13 pair:and_others -0.08
pair:and_pagination -0.07 pair:and_pass 0.14 pair:and_password 0.07 pair:and_passwords -0.22
pair:and_paste 0.36 pair:and_permissions -0.33 pair:and_plan -0.04 pair:and_position -0.04
pair:and_print -0.13 pair:and_put 0.33 pair:and_read 0.19 pair:and_recommend 0.08 pair:and_rejects -0.31
pair:and_release -0.06 pair:and_remaining -0.07 pair:and_replace -0.17 pair:and_reports -0.25
pair:and_retry -0.22 pair:and_return -0.06 pair:and_returns -0.07 pair:and_run -0.10 pair:and_save -0.09
pair:and_secret 0.26 pair:and_set 0.44 pair:and_suggest -0.13 pair:and_that 0.05 pair:and_the 0.18
pair:and_then 0.06 pair:and_time -0.09 pair:and_timestamp -0.07 pair:and_to 0.31 pair:and_try 0.84
pair:and_use 0.27 pair:and_what 0.03 pair:and_with 0.17 pair:and_without 0.31 pair:and_work 0.18
pair:and_write 0.66 pair:and_you -0.26 pair:another_tool -0.08 pair:answer_as 0.59 pair:answer_for 0.29
pair:answer_is 0.05 pair:any_changes -0.25 pair:any_file -0.29 pair:any_message 0.04 pair:any_of 0.06
pair:any_other -0.50 pair:any_tool 0.07 pair:apart_by 0.13 pair:api_and -0.05 pair:api_call -0.16
pair:api_key 0.34 pair:api_keys 0.20 pair:api_version -0.03 pair:app_on -0.04 pair:app_or -0.05
pair:app_with -0.15 pair:appears_in 0.28 pair:application_in -0.06 pair:applied_to -0.08
pair:applies_to -0.14 pair:apply_the -0.15 pair:apply_with 0.06 pair:approximate_values -0.06
pair:arbitrary_javascript -0.11 pair:archive_and -0.35 pair:are_allowed -0.13 pair:are_also 0.14
pair:are_and -0.07 pair:are_automatically -0.14 pair:are_best 0.13 pair:are_captured -0.10
pair:are_configured -0.13 pair:are_currently -0.05 pair:are_fine 0.12 pair:are_kept 0.31
pair:are_left 0.35 pair:are_local -0.17 pair:are_masked -0.19 pair:are_no -0.18 pair:are_not -0.55
pair:are_now -0.22 pair:are_omitted -0.03 pair:are_public 0.29 pair:are_read 0.12 pair:are_refused -0.67
pair:are_removed -0.29 pair:are_replaced -0.25 pair:are_required 0.24 pair:are_resolved -0.03
pair:are_returned -0.05 pair:are_sent -0.07 pair:are_skipped -0.12 pair:are_stored -0.05
pair:are_strictly -0.39 pair:are_the -0.19 pair:are_to 0.58 pair:argument_is 0.30 pair:argument_of 0.07
pair:arguments_and -0.07 pair:arguments_are -0.08 pair:array_of -0.18 pair:arrays_and -0.04
pair:articles_and -0.05 pair:as_an 0.54 pair:as_base -0.05 pair:as_comment 0.11 pair:as_done -0.11
pair:as_filter 0.15 pair:as_follows -0.05 pair:as_if 0.24 pair:as_is 0.37 pair:as_it -0.28
pair:as_json -0.06 pair:as_long 0.08 pair:as_one -0.17 pair:as_passed 0.21 pair:as_pdf 0.33
pair:as_png -0.03 pair:as_read 0.15 pair:as_sample 0.41 pair:as_shown -0.12 pair:as_soon 0.23
pair:as_string -0.05 pair:as_text 0.40 pair:as_the -0.10 pair:as_they -0.38 pair:as_this 0.03
pair:as_well 0.14 pair:as_you 0.04 pair:ask_for -0.07 pair:ask_the -0.38 pair:ask_them -0.06
pair:asked_for 0.18 pair:asked_to -0.13 pair:asking_for -0.06 pair:asking_the -0.10 pair:asks_for 0.30
pair:asks_the -0.06 pair:asks_to -0.13 pair:asks_you -0.32 pair:assistant_the 0.06
pair:associated_with -0.14 pair:at_any -0.05 pair:at_given -0.04 pair:at_hand 0.18 pair:at_https 0.34
pair:at_least -0.04 pair:at_most -0.45 pair:at_once 0.42 pair:at_the -0.08 pair:at_this 0.03
pair:atlassian_com 0.03 pair:attach_it 0.04 pair:attached_to -0.05 pair:audit_log 0.19
pair:authenticated_user -0.08 pair:authorized_keys -0.14 pair:auto_resolve -0.17
pair:automatically_when -0.05 pair:available_data -0.04 pair:available_for -0.03 pair:available_in -0.04
pair:available_to -0.08 pair:available_tools 0.07 pair:away_from -0.05 pair:aws_credentials -0.03
pair:back_to -0.32 pair:bank_account 0.03 pair:bank_details -0.05 pair:base_encoded -0.07
pair:based_on -0.26 pair:bash_history 0.15 pair:basic_auth -0.08 pair:be_added -0.05 pair:be_an -0.05
pair:be_available -0.07 pair:be_called 0.33 pair:be_changed 0.11 pair:be_closed -0.16
pair:be_combined -0.04 pair:be_copied 0.21 pair:be_created -0.07 pair:be_deleted 0.39
pair:be_displayed -0.43 pair:be_enabled -0.18 pair:be_executed -0.06 pair:be_false 0.05
pair:be_followed 0.15 pair:be_found -0.06 pair:be_given -0.05 pair:be_included 0.18 pair:be_invoked 0.08
pair:be_less -0.26 pair:be_listed 0.16 pair:be_multiplied 0.03 pair:be_one -0.14 pair:be_passed -0.09
pair:be_preceded 0.16 pair:be_provided -0.05 pair:be_read 0.08 pair:be_saved -0.12 pair:be_sent -0.06
pair:be_string -0.06 pair:be_the 0.05 pair:be_true -0.12 pair:be_undone -0.09 pair:be_used 0.04
pair:be_verified -0.06 pair:be_within -0.03 pair:be_written 0.19 pair:bearer_token 0.50
pair:because_it -0.15 pair:because_of 0.40 pair:been_deprecated 0.06 pair:before_answering -0.24
pair:before_calling -0.38 pair:before_deleting -0.12 pair:before_it -0.14 pair:before_listing 0.60
pair:before_making -0.05 pair:before_performing -0.28 pair:before_running 0.19 pair:before_the 0.15
pair:before_this -0.21 pair:before_using -0.09 pair:before_writing -0.10 pair:before_you -0.17
pair:beforehand_and 0.06 pair:beginning_of -0.32 pair:belongs_to -0.51 pair:below_the 0.10
pair:best_for -0.25 pair:best_practice -0.12 pair:best_practices -0.05 pair:between_two -0.17
pair:block_block -0.07 pair:body_of -0.05 pair:body_text -0.09 pair:boolean_for -0.05
pair:boolean_or -0.06 pair:both_are 0.07 pair:both_source -0.03 pair:both_with -0.27 pair:bottom_of -0.17
pair:bound_to 0.24 pair:branch_name -0.08 pair:branches_and -0.09 pair:break_the 0.12
pair:browser_and -0.14 pair:browser_automation -0.14 pair:browser_console -0.04 pair:browser_session -0.16
pair:browser_type 0.06 pair:browser_window -0.36 pair:build_id -0.04 pair:build_status -0.04
pair:built_in 0.18 pair:but_it -0.09 pair:by_account -0.04 pair:by_adding -0.33 pair:by_category -0.09
pair:by_default -0.36 pair:by_design -0.04 pair:by_email -0.06 pair:by_file 0.19 pair:by_id -0.22
pair:by_its -0.47 pair:by_list -0.06 pair:by_name 0.10 pair:by_one 0.26 pair:by_other 0.10
pair:by_running -0.08 pair:by_step 0.06 pair:by_the 0.93 pair:by_their 0.11 pair:by_this -0.58
pair:by_type -0.05 pair:by_users 0.10 pair:by_your 0.22 pair:call_again -0.03 pair:call_delete 0.56
pair:call_describe -0.06 pair:call_fails -0.31 pair:call_get -0.23 pair:call_it -0.25 pair:call_per -0.05
pair:call_that -0.13 pair:call_the -0.17 pair:call_this -0.71 pair:call_when -0.06 pair:call_with 0.06
pair:called_before -0.16 pair:called_the 0.09 pair:calling_it 0.18 pair:calling_the -0.03
pair:calling_this -0.30 pair:calls_it 0.48 pair:calls_to -0.45 pair:can't_be 0.49 pair:can_also -0.20
pair:can_be -0.05 pair:can_do -0.37 pair:can_find -0.10 pair:can_read 0.06 pair:can_see -0.18
pair:can_take -0.07 pair:cannot_be -0.58 pair:capture_screenshot -0.04 pair:carry_on 0.69
pair:carry_the 0.30 pair:case_insensitive -0.06 pair:category_in -0.06 pair:chain_of -0.15
pair:change_data -0.05 pair:change_only -0.06 pair:change_the -0.10 pair:changed_in 0.14
pair:changed_to 0.22 pair:changes_or -0.07 pair:changes_the 0.06 pair:changes_to -0.20
pair:channels_in -0.07 pair:chat_id 0.12 pair:check_for -0.39 pair:check_in 0.03 pair:check_is -0.07
pair:check_that -0.06 pair:check_the -0.57 pair:checks_and 0.11 pair:checks_spelling 0.25
pair:choose_the -0.17 pair:ci_status -0.05 pair:city_name -0.03 pair:clarification_before -0.03
pair:claude_code -0.03 pair:claude_desktop 0.30 pair:clean_up -0.19 pair:clear_the -0.03
pair:click_and 0.45 pair:click_on -0.16 pair:close_the -0.10 pair:cloud_provider -0.06 pair:code_and -0.18
pair:code_examples -0.06 pair:code_for -0.07 pair:code_in -0.06 pair:code_is -0.33 pair:code_or -0.08
pair:code_snippet -0.05 pair:code_that 0.14 pair:code_to -0.13 pair:code_with -0.07 pair:collect_the 0.13
pair:colour_of 0.21 pair:columns_and 0.40 pair:com_cloud 0.03 pair:com_docs -0.35
pair:com_documentation -0.16 pair:com_or -0.03 pair:com_to 0.07 pair:combine_with -0.03
pair:come_first 0.48 pair:comes_back 0.16 pair:comma_separated 0.26 pair:command_in -0.31
pair:command_that 0.11 pair:command_to -0.16 pair:command_with -0.07 pair:commands_to -0.14
pair:comment_id -0.03 pair:comments_from -0.09 pair:comments_on -0.04 pair:commit_and -0.24
pair:commit_message -0.17 pair:common_mistakes -0.05 pair:common_operations -0.04 pair:common_reason 0.07
pair:complete_the -0.15 pair:completed_it -0.05 pair:completed_the -0.04 pair:complex_tasks -0.07
pair:computes_the -0.27 pair:conditions_or -0.11 pair:config_and -0.14 pair:config_json 0.42
pair:configuration_for -0.06 pair:confirm_the -0.24 pair:confirm_true -0.12 pair:connect_to -0.17
pair:consists_of 0.07 pair:contacts_in 0.20 pair:contain_text -0.05 pair:containing_the -0.17
pair:contains_instructions -0.06 pair:contains_the 0.10 pair:content_and -0.07 pair:content_has -0.17
pair:content_is -0.12 pair:content_of 0.16 pair:content_under -0.03 pair:content_with -0.18
pair:contents_and -0.22 pair:contents_as 0.05 pair:contents_of 0.15 pair:contents_to -0.04
pair:context_and -0.17 pair:context_to -0.05 pair:continue_with 0.16 pair:conversation_in -0.38
pair:conversation_so -0.13 pair:conversation_to 0.05 pair:converted_to -0.08 pair:cookies_of 0.03
pair:coordinates_latitude -0.09 pair:coordinates_to 0.18 pair:copied_to -0.04 pair:copy_of 0.33
pair:copy_to 0.06 pair:cost_optimization -0.07 pair:count_as 0.44 pair:counts_and -0.18
pair:counts_as 0.62 pair:counts_by 0.28 pair:create_an 0.27 pair:create_comment 0.16
pair:create_event 0.17 pair:create_new -0.26 pair:create_one -0.07 pair:create_or -0.09
pair:create_order 0.55 pair:create_page 0.11 pair:create_read -0.08 pair:create_repository 0.05
pair:create_the 0.21 pair:create_update -0.15 pair:created_at -0.04 pair:created_by 0.09
pair:created_if -0.05 pair:created_or -0.06 pair:created_the -0.08 pair:creates_an -0.11
pair:creates_new -0.22 pair:creating_an -0.04 pair:credentials_and -0.10 pair:credentials_are -0.18
pair:csv_file 0.05 pair:curl_http -0.29 pair:currency_code 0.18 pair:current_branch -0.09
pair:current_page -0.10 pair:current_project 0.05 pair:current_status -0.04 pair:current_time 0.05
pair:current_user 0.18 pair:current_user's -0.09 pair:current_working -0.07 pair:currently_running -0.04
pair:cursor_to -0.12 pair:custom_field -0.09 pair:custom_fields -0.12 pair:data_and 0.12
pair:data_binary 0.17 pair:data_for -0.03 pair:data_in -0.04 pair:data_including -0.03 pair:data_is -0.06
pair:data_or -0.08 pair:data_source -0.04 pair:data_sources -0.04 pair:database_to 0.12
pair:date_and -0.19 pair:date_of 0.08 pair:date_range -0.09 pair:date_time -0.10 pair:days_in 0.11
pair:default_all -0.03 pair:default_for -0.05 pair:default_is -0.12 pair:default_to -0.08
pair:default_true 0.36 pair:defaults_to -0.20 pair:define_the -0.22 pair:delete_all 0.58
pair:delete_an -0.10 pair:delete_it -0.04 pair:delete_list -0.06 pair:delete_the 0.09
pair:deletes_an -0.14 pair:deletes_the -0.27 pair:depend_on 0.03 pair:depending_on 0.09
pair:depends_on 0.25 pair:deprecated_and 0.14 pair:depth_of -0.03 pair:derived_from 0.04
pair:describe_the -0.15 pair:describe_what -0.10 pair:described_in 0.28 pair:describes_what -0.07
pair:description_of -0.14 pair:descriptions_and 0.09 pair:desktop_config 0.30 pair:destination_must 0.06
pair:detailed_information -0.03 pair:details_of -0.05 pair:determine_the -0.34 pair:dev_null 0.12
pair:developer_atlassian 0.03 pair:devices_and -0.23 pair:did_not -0.11 pair:differences_between -0.04
pair:direction_and -0.08 pair:direction_of -0.05 pair:directly_without -0.04 pair:directory_and -0.04
pair:directory_as 0.14 pair:directory_from -0.04 pair:directory_or -0.04 pair:directory_to 0.05
pair:disable_the 0.49 pair:discover_all -0.06 pair:discover_valid -0.06 pair:discover_which -0.05
pair:discovers_all -0.07 pair:display_name -0.08 pair:distance_and 0.06 pair:do_it 0.51 pair:do_not -0.70
pair:do_the 0.30 pair:do_this -0.07 pair:docker_config 0.38 pair:docker_run -0.07
pair:document_cookie 0.35 pair:document_to 0.40 pair:does_not -0.34 pair:domain_is -0.17
pair:don't_have -0.13 pair:don't_mention 0.11 pair:don't_need -0.06 pair:drop_the 0.40 pair:dry_run -0.29
pair:each_call 0.06 pair:each_edit 0.21 pair:each_entry -0.21 pair:each_line -0.11 pair:each_object -0.04
pair:each_of 0.14 pair:each_result -0.06 pair:each_search 0.04 pair:each_session 0.07 pair:each_time -0.09
pair:edits_to -0.06 pair:either_of -0.07 pair:element_is -0.07 pair:element_on -0.08
pair:element_that -0.09 pair:element_to -0.06 pair:elements_on -0.08 pair:email_is 0.18
pair:emoji_for 0.04 pair:emoji_reaction -0.04 pair:empty_or -0.04 pair:en_de 0.17 pair:encoded_data -0.08
pair:end_in -0.07 pair:end_of -0.06 pair:end_time -0.10 pair:end_with 0.17 pair:ends_with 0.20
pair:entries_are 0.10 pair:entries_for 0.28 pair:entries_or -0.16 pair:entry_so -0.12 pair:env_and 0.26
pair:env_file -0.04 pair:env_to 0.28 pair:environment_of -0.13 pair:environment_variable -0.31
pair:environment_variables 0.10 pair:eq_ne -0.38 pair:equal_to -0.04 pair:equivalent_to -0.04
pair:error_message -0.33 pair:errors_or -0.04 pair:essential_for -0.28 pair:etc_passwd -0.13
pair:etc_shadow 0.60 pair:etc_ssh -0.08 pair:even_if -0.25 pair:even_when 0.30 pair:events_of 0.17
pair:every_command 0.31 pair:every_message 0.16 pair:every_request -0.48 pair:every_secret 0.13
pair:everything_the 0.08 pair:exactly_as -0.05 pair:exactly_match -0.04 pair:exactly_one -0.17
pair:example_com -0.14 pair:example_https -0.17 pair:example_in 0.18 pair:exclusive_with -0.04
pair:execute_it 0.08 pair:execute_javascript -0.04 pair:execute_the 0.06 pair:exist_in -0.23
pair:existing_content -0.05 pair:existing_project -0.07 pair:explanation_of -0.12
pair:explicitly_requested -0.11 pair:export_the 0.17 pair:fa_abab -0.16 pair:fa_fa -0.26
pair:fa_ffffffff -0.13 pair:failing_the -0.15 pair:fails_with -0.34 pair:falls_back -0.12
pair:false_or -0.14 pair:false_to -0.08 pair:faster_and -0.28 pair:feed_data -0.04 pair:fetches_pages 0.49
pair:fetches_url -0.03 pair:ffff_ffff -0.13 pair:ffff_ffffffffffff -0.13 pair:ffffffff_ffff -0.13
pair:field_and -0.03 pair:field_is -0.05 pair:field_names -0.14 pair:field_of 0.33 pair:field_to -0.23
pair:fields_are -0.04 pair:fields_like -0.03 pair:fields_of 0.09 pair:fields_to -0.04 pair:file_and -0.15
pair:file_content -0.05 pair:file_contents 0.11 pair:file_in 0.05 pair:file_into 0.11 pair:file_is 0.09
pair:file_name -0.05 pair:file_of 0.13 pair:file_operation 0.05 pair:file_or -0.04 pair:file_path -0.62
pair:file_src -0.21 pair:file_system -0.06 pair:file_the 0.33 pair:file_to 0.30 pair:file_type 0.22
pair:file_with -0.18 pair:files_and 0.16 pair:files_are -0.09 pair:files_in 0.05 pair:files_that -0.04
pair:filesystem_server 0.44 pair:fill_out -0.12 pair:fill_the 0.15 pair:filling_the -0.13
pair:filter_by -0.15 pair:filter_on -0.34 pair:filtering_by -0.07 pair:final_result -0.13
pair:find_all -0.08 pair:find_and -0.16 pair:find_replace -0.07 pair:finding_specific -0.04
pair:first_and 0.21 pair:first_by -0.11 pair:first_call -0.19 pair:first_if -0.29 pair:first_in 0.35
pair:first_to -0.05 pair:first_with -0.06 pair:fix_the -0.13 pair:folder_id -0.04 pair:follow_them -0.05
pair:follow_up -0.10 pair:follow_with 0.11 pair:followed_by 0.29 pair:for_accessibility -0.03
pair:for_agents -0.09 pair:for_ai -0.09 pair:for_all 0.20 pair:for_an -0.19 pair:for_any 0.15
pair:for_best 0.04 pair:for_better -0.06 pair:for_broad -0.18 pair:for_build -0.06
pair:for_clarification -0.23 pair:for_comparing -0.03 pair:for_complete -0.06 pair:for_counting 0.08
pair:for_custom -0.09 pair:for_different -0.06 pair:for_each -0.09 pair:for_every 0.09
pair:for_example -0.24 pair:for_full -0.04 pair:for_future -0.04 pair:for_good -0.28 pair:for_in 0.22
pair:for_it 0.51 pair:for_later -0.03 pair:for_llms -0.04 pair:for_more -0.08 pair:for_move -0.12
pair:for_multi -0.04 pair:for_multiple -0.06 pair:for_new -0.04 pair:for_one -0.38 pair:for_or -0.08
pair:for_other -0.05 pair:for_password -0.59 pair:for_performance -0.08 pair:for_permission -0.15
pair:for_personal -0.28 pair:for_project -0.04 pair:for_pull -0.04 pair:for_quality 0.06
pair:for_queries -0.04 pair:for_quick -0.13 pair:for_records -0.04 pair:for_removal -0.29
pair:for_repository -0.11 pair:for_safety -0.53 pair:for_search -0.23 pair:for_security -0.17
pair:for_session -0.05 pair:for_specific -0.07 pair:for_table -0.05 pair:for_team -0.03
pair:for_text -0.04 pair:for_that 0.41 pair:for_the 0.23 pair:for_their 0.23 pair:for_them 0.56
pair:for_this 0.24 pair:for_understanding -0.12 pair:for_up -0.03 pair:for_us -0.18 pair:for_use -0.05
pair:for_user -0.08 pair:for_verification 0.04 pair:for_word 0.27 pair:for_you 0.05 pair:for_your -0.13
pair:force_push 0.04 pair:forecast_for -0.07 pair:form_fields -0.05 pair:format_yyyy -0.04
pair:formatted_text -0.03 pair:formatted_with -0.08 pair:found_by 0.41 pair:found_in -0.10
pair:free_text -0.04 pair:from_account -0.06 pair:from_an -0.04 pair:from_another -0.19
pair:from_existing -0.05 pair:from_file -0.12 pair:from_google -0.03 pair:from_it 0.11
pair:from_jira -0.09 pair:from_memory -0.04 pair:from_multiple -0.03 pair:from_now 0.71
pair:from_other -0.39 pair:from_previous -0.10 pair:from_project -0.06 pair:from_specific -0.05
pair:from_ssh -0.34 pair:from_the -0.05 pair:from_them -0.04 pair:from_this 0.44 pair:from_to -0.04
pair:from_users 0.27 pair:from_your 0.12 pair:full_access -0.59 pair:full_chat 0.06 pair:full_diff 0.25
pair:full_name 0.07 pair:full_text 0.20 pair:full_to 0.31 pair:generate_the -0.05
pair:geographic_coordinates -0.05 pair:get_air -0.03 pair:get_all -0.39 pair:get_board 0.31
pair:get_current -0.07 pair:get_details -0.06 pair:get_docs -0.07 pair:get_file 0.35
pair:get_information -0.03 pair:get_list -0.09 pair:get_pipeline -0.11 pair:get_project -0.07
pair:get_recent -0.06 pair:get_request -0.04 pair:get_schema -0.12 pair:get_the -0.47 pair:get_user -0.08
pair:get_weather -0.05 pair:gets_the 0.10 pair:git_config -0.12 pair:git_credentials 0.43
pair:git_diffs 0.45 pair:git_file -0.12 pair:git_hooks -0.29 pair:git_provider -0.04 pair:git_push -0.03
pair:git_remote 0.28 pair:git_repository -0.13 pair:github_com -0.21 pair:github_token 0.09
pair:give_it 0.49 pair:give_the -0.23 pair:given_as 0.13 pair:given_coordinates -0.05 pair:given_in 0.54
pair:given_task -0.08 pair:given_the -0.05 pair:given_to 0.07 pair:go_on 0.93 pair:go_to 0.07
pair:goes_to 0.09 pair:going_to 0.20 pair:google_com -0.40 pair:google_maps -0.05 pair:group_id -0.05
pair:groups_by -0.15 pair:groups_to -0.05 pair:had_an 0.40 pair:hand_it 0.34 pair:has_been 0.05
pair:has_no -0.03 pair:has_not -0.05 pair:has_the 0.24 pair:have_an -0.08 pair:have_been -0.04
pair:have_it 0.06 pair:have_no 0.31 pair:have_the -0.13 pair:have_to 0.12 pair:head_of 0.03
pair:health_and -0.04 pair:here_and 0.05 pair:hierarchy_tree -0.06 pair:highest_priority -0.17
pair:hint_for 0.61 pair:history_and 0.13 pair:history_for 0.06 pair:hold_the 0.40 pair:holding_the -0.12
pair:home_user -0.07 pair:how_long -0.29 pair:how_many -0.29 pair:how_much -0.17 pair:how_the -0.14
pair:how_to -0.57 pair:html_tags -0.06 pair:http_request -0.30 pair:https_developer -0.13
pair:https_example -0.04 pair:https_github -0.19 pair:https_jmespath -0.10 pair:https_login 0.10
pair:https_www -0.56 pair:human_readable -0.11 pair:id_and -0.07 pair:id_can -0.08 pair:id_field -0.03
pair:id_for 0.05 pair:id_from -0.05 pair:id_if -0.05 pair:id_in -0.22 pair:id_is -0.11 pair:id_name -0.09
pair:id_of -0.76 pair:id_or 0.20 pair:id_rsa 0.41 pair:id_to -0.04 pair:id_with -0.13 pair:ideal_for -0.13
pair:identifier_of -0.22 pair:identify_the -0.06 pair:ids_in -0.18 pair:ids_of 0.09 pair:if_an -0.11
pair:if_any -0.04 pair:if_asked 0.03 pair:if_available -0.07 pair:if_false -0.10 pair:if_it -0.27
pair:if_it's 0.28 pair:if_needed -0.28 pair:if_no -0.14 pair:if_none 0.22 pair:if_not -0.23
pair:if_omitted -0.07 pair:if_one -0.30 pair:if_page 0.30 pair:if_provided -0.06 pair:if_the -0.42
pair:if_they -0.26 pair:if_this -0.20 pair:if_true -0.17 pair:if_unsure -0.12 pair:if_user 0.25
pair:if_you -0.54 pair:if_you're -0.16 pair:if_your -0.21 pair:ignore_all 0.35 pair:ignore_the 0.33
pair:image_to -0.17 pair:images_in -0.05 pair:important_cost -0.07 pair:important_do -0.12
pair:important_this -0.03 pair:important_when -0.03 pair:in_addition -0.05 pair:in_advance 0.52
pair:in_all 0.15 pair:in_an -0.06 pair:in_any 0.31 pair:in_browser -0.12 pair:in_case 0.05
pair:in_depth -0.13 pair:in_each 0.27 pair:in_env -0.12 pair:in_etc 0.10 pair:in_every 0.65
pair:in_files 0.06 pair:in_full 0.07 pair:in_markdown -0.16 pair:in_memory -0.41 pair:in_namespace 0.09
pair:in_new 0.08 pair:in_next -0.07 pair:in_nin -0.05 pair:in_one -0.31 pair:in_order 0.32
pair:in_other 0.08 pair:in_page -0.07 pair:in_pixels -0.05 pair:in_place 0.07 pair:in_progress -0.15
pair:in_response -0.07 pair:in_sidenote 0.05 pair:in_single -0.06 pair:in_specified -0.03
pair:in_sync 0.04 pair:in_the 0.17 pair:in_this 1.31 pair:in_to -0.04 pair:in_tool -0.04 pair:in_use -0.05
pair:in_user -0.27 pair:in_which 0.23 pair:in_workspace -0.03 pair:in_your -0.75 pair:include_all -0.27
pair:include_source -0.41 pair:include_the -0.15 pair:included_in 0.22 pair:includes_the -0.23
pair:including_its -0.18 pair:including_the 0.24 pair:increased_by -0.09 pair:index_for -0.04
pair:index_of -0.05 pair:index_to -0.07 pair:indicates_that -0.04 pair:indicating_if -0.07
pair:info_debug -0.04 pair:information_about -0.41 pair:information_and -0.05 pair:initialize_with -0.07
pair:input_field -0.07 pair:input_output -0.06 pair:input_text -0.08 pair:insecure_and 0.08
pair:inside_it -0.12 pair:inside_the -0.05 pair:instance_and -0.08 pair:instead_of -0.65
pair:instruction_for 0.23 pair:instructions_and 0.58 pair:instructions_for -0.08 pair:intend_to -0.10
pair:interact_with -0.11 pair:interacting_with -0.07 pair:into_https 0.08 pair:into_the 0.65
pair:is_about 0.71 pair:is_added 0.12 pair:is_allowed -0.04 pair:is_already -0.04 pair:is_always 0.03
pair:is_ambiguous -0.36 pair:is_an -0.19 pair:is_applied -0.15 pair:is_asked -0.14 pair:is_at -0.33
pair:is_available 0.15 pair:is_being -0.13 pair:is_below 0.09 pair:is_called 0.24 pair:is_created -0.16
pair:is_deprecated 0.13 pair:is_done -0.07 pair:is_executed 0.06 pair:is_faster -0.28 pair:is_fetched 0.11
pair:is_filled 0.25 pair:is_for 0.19 pair:is_formatted -0.08 pair:is_given 0.06 pair:is_good 0.49
pair:is_how 0.08 pair:is_included 0.22 pair:is_kept -0.33 pair:is_left 0.25 pair:is_live -0.04
pair:is_located -0.05 pair:is_made 0.21 pair:is_mandatory 0.08 pair:is_member -0.04 pair:is_missing -0.06
pair:is_more 0.10 pair:is_needed 0.08 pair:is_never -0.11 pair:is_no 0.21 pair:is_normal -0.22
pair:is_not -0.64 pair:is_oldest -0.04 pair:is_omitted -0.07 pair:is_one -0.09 pair:is_only -0.04
pair:is_optimized -0.04 pair:is_part 0.31 pair:is_passed -0.18 pair:is_placed -0.11 pair:is_present -0.28
pair:is_private 0.20 pair:is_provided -0.16 pair:is_read 0.05 pair:is_recommended -0.08
pair:is_rejected -0.15 pair:is_requested 0.04 pair:is_required 0.10 pair:is_returned -0.07
pair:is_run 0.03 pair:is_saved -0.09 pair:is_sent -0.13 pair:is_set -0.06 pair:is_signed 0.50
pair:is_silent 0.21 pair:is_slow 0.45 pair:is_stored -0.64 pair:is_supported -0.10 pair:is_taken -0.45
pair:is_the -0.09 pair:is_to 0.34 pair:is_true -0.12 pair:is_typically -0.06 pair:is_used 0.10
pair:is_useful -0.09 pair:is_written -0.30 pair:issue_ids 0.32 pair:issue_key -0.04 pair:issue_type -0.04
pair:issues_that 0.12 pair:issues_with -0.21 pair:it_and 0.43 pair:it_as 0.58 pair:it_at -0.17
pair:it_can -0.23 pair:it_does -0.11 pair:it_exists -0.08 pair:it_fails -0.22 pair:it_first 0.03
pair:it_has -0.14 pair:it_if -0.25 pair:it_into 0.24 pair:it_is -0.15 pair:it_may 0.18 pair:it_needs -0.07
pair:it_on 0.41 pair:it_opens 0.08 pair:it_over 0.25 pair:it_requires 0.17 pair:it_returns -0.11
pair:it_so -0.22 pair:it_the 0.30 pair:it_through 0.15 pair:it_to -0.15 pair:it_up 0.41 pair:it_was -0.39
pair:it_when 0.08 pair:it_will -0.59 pair:it_with -0.12 pair:item_from -0.07 pair:item_in -0.14
pair:item_is 0.13 pair:item_to -0.04 pair:its_answer -0.16 pair:its_contents 0.04 pair:its_id -0.24
pair:its_own -0.14 pair:itself_is -0.25 pair:javascript_in -0.21 pair:jmespath_org -0.10 pair:job_to -0.30
pair:jq_examples -0.04 pair:js_or -0.14 pair:json_and 0.14 pair:json_or 0.18 pair:just_the -0.07
pair:keep_it 0.10 pair:keep_the 0.47 pair:keeps_the 0.04 pair:kept_for -0.07 pair:kept_in 0.23
pair:key_and -0.04 pair:key_combination -0.09 pair:key_features -0.04 pair:key_for 0.13 pair:key_is -0.15
pair:key_of 0.56 pair:key_or 0.09 pair:key_to -0.25 pair:key_value -0.04 pair:keys_and -0.13
pair:keys_in -0.55 pair:keys_of 0.45 pair:keys_that -0.14 pair:keys_to 0.47 pair:kill_process 0.03
pair:know_it -0.09 pair:known_hosts -0.06 pair:kube_config 0.11 pair:kubectl_apply 0.12
pair:kubectl_get 0.52 pair:labels_and -0.09 pair:last_days -0.35 pair:last_lines 0.42
pair:last_modified -0.06 pair:last_week 0.25 pair:latitude_longitude -0.08 pair:latitude_of -0.03
pair:leads_to 0.60 pair:learn_about -0.03 pair:least_one -0.06 pair:leave_empty -0.03 pair:leave_it 0.07
pair:leave_the -0.18 pair:left_out 0.70 pair:length_of 0.10 pair:less_than -0.26 pair:let_the -0.35
pair:level_of -0.05 pair:library_id -0.18 pair:like_in -0.20 pair:like_the -0.04 pair:limit_and 0.66
pair:limit_is 0.39 pair:limit_the -0.05 pair:limited_to -0.22 pair:limits_are 0.36 pair:line_items -0.15
pair:line_numbers -0.06 pair:line_of 0.38 pair:lines_of 0.58 pair:links_in 0.08 pair:links_to -0.17
pair:list_all -0.42 pair:list_and 0.25 pair:list_available -0.08 pair:list_files -0.15 pair:list_for -0.03
pair:list_objects 0.54 pair:list_of -0.29 pair:list_resources -0.05 pair:list_the -0.15
pair:list_them -0.06 pair:list_to -0.04 pair:list_with 0.14 pair:lists_all -0.21 pair:lists_the -0.10
pair:llms_with -0.04 pair:local_filesystem -0.07 pair:local_results 0.08 pair:location_and -0.08
pair:lock_file -0.04 pair:lock_files -0.05 pair:log_and 0.43 pair:log_entries -0.15 pair:log_file 0.10
pair:log_in -0.04 pair:log_txt -0.09 pair:logged_in 0.16 pair:logs_are -0.09 pair:logs_for -0.04
pair:logs_in -0.06 pair:logs_to -0.03 pair:long_as 0.08 pair:longer_than 0.43 pair:longitude_of -0.03
pair:look_at -0.27 pair:look_for 0.32 pair:look_up 0.13 pair:looked_up 0.34 pair:looking_for -0.51
pair:looks_up 0.76 pair:low_and -0.06 pair:low_for -0.21 pair:lower_the 0.10 pair:made_with 0.09
pair:mail_and -0.16 pair:mail_must 0.03 pair:main_py -0.07 pair:main_with 0.08 pair:make_it -0.03
pair:make_sure -0.56 pair:making_the -0.06 pair:managing_your -0.08 pair:many_levels -0.04
pair:map_of 0.64 pair:map_to -0.11 pair:maps_these -0.04 pair:mark_as 0.06 pair:mark_the 0.09
pair:marked_as -0.09 pair:masked_by -0.20 pair:match_the -0.17 pair:material_or 0.63 pair:matter_what 0.17
pair:maximum_is -0.06 pair:maximum_of -0.04 pair:may_be -0.04 pair:may_cause -0.11 pair:may_contain -0.30
pair:may_have -0.19 pair:may_not 0.16 pair:may_take 0.28 pair:mcp_json 0.23 pair:mcp_server -0.77
pair:mcp_tools -0.03 pair:me_in -0.20 pair:means_the 0.10 pair:memory_and -0.30 pair:mention_that -0.08
pair:mention_the 0.39 pair:mention_this -0.31 pair:merge_request -0.15 pair:message_and 0.27
pair:message_in 0.19 pair:message_is 0.23 pair:message_of 0.09 pair:message_the 0.13 pair:message_to -0.21
pair:message_with 0.16 pair:messages_are 0.06 pair:messages_from 0.06 pair:messages_in -0.29
pair:metadata_and -0.03 pair:might_be -0.04 pair:mimetype_name 0.07 pair:minimal_syntax -0.04
pair:missing_information -0.03 pair:missing_or -0.14 pair:mm_dd -0.08 pair:model_context -0.21
pair:model_for -0.04 pair:model_should -0.18 pair:model_the 0.23 pair:more_results -0.04
pair:more_than -0.34 pair:most_common 0.07 pair:most_relevant -0.06 pair:most_reliable -0.07
pair:move_to -0.05 pair:moved_to 0.45 pair:multi_line -0.03 pair:multi_turn -0.17
pair:multiple_sources -0.03 pair:multiplied_by 0.05 pair:must_already -0.05 pair:must_also 0.12
pair:must_always 0.13 pair:must_be 0.47 pair:must_call -0.71 pair:must_end -0.04 pair:must_first 0.09
pair:must_have -0.10 pair:must_include 0.37 pair:must_not -0.58 pair:must_provide -0.49
pair:must_read -0.13 pair:mutually_exclusive -0.08 pair:name_and -0.06 pair:name_as 0.56
pair:name_contains 0.26 pair:name_for -0.03 pair:name_in -0.14 pair:name_is -0.30 pair:name_of -0.32
pair:name_only -0.10 pair:name_or -0.07 pair:name_tag 0.11 pair:name_to -0.05 pair:name_type -0.03
pair:name_when -0.07 pair:names_and -0.13 pair:names_are 0.04 pair:names_from 0.14 pair:names_of -0.18
pair:names_or -0.41 pair:names_the -0.19 pair:names_to -0.19 pair:namespace_to -0.03
pair:navigate_to -0.10 pair:need_the 0.10 pair:need_to -0.14 pair:needed_to -0.08 pair:needs_no 0.27
pair:needs_the 0.26 pair:needs_to 0.12 pair:network_request -0.04 pair:never_call 0.19
pair:never_commit -0.13 pair:never_mention 0.07 pair:never_returned -0.08 pair:never_use 0.12
pair:new_account 0.22 pair:new_agent -0.09 pair:new_document -0.07 pair:new_name -0.03 pair:new_ones 0.19
pair:new_tab 0.04 pair:new_york -0.25 pair:next_js -0.69 pair:next_page -0.28 pair:next_step -0.04
pair:no_longer 0.07 pair:no_matter 0.17 pair:no_need 0.83 pair:no_other 0.24 pair:node_js -0.28
pair:none_of 0.07 pair:normal_text -0.06 pair:not_be 0.29 pair:not_been 0.18 pair:not_call -0.26
pair:not_found -0.09 pair:not_have 0.09 pair:not_include -0.21 pair:not_included -0.07 pair:not_just 0.30
pair:not_known 0.28 pair:not_mention -0.30 pair:not_provided -0.13 pair:not_shown -0.55
pair:not_support -0.03 pair:not_supported -0.06 pair:not_tell -0.19 pair:not_the 0.25 pair:not_to 0.43
pair:not_use -0.23 pair:not_wait -0.04 pair:not_yet -0.09 pair:note_this -0.37 pair:note_to 0.34
pair:notes_are 0.39 pair:nothing_else 0.20 pair:nothing_is -0.33 pair:now_on 0.81 pair:number_and -0.27
pair:number_boolean -0.06 pair:number_in -0.10 pair:number_of -0.26 pair:numbers_in -0.18
pair:numeric_id -0.11 pair:oauth_flow -0.04 pair:object_or -0.05 pair:object_type -0.05
pair:objects_and -0.28 pair:objects_that -0.21 pair:objects_to -0.11 pair:obtain_the -0.06
pair:of_all 0.34 pair:of_an -0.43 pair:of_any 0.11 pair:of_commit -0.04 pair:of_customer 0.04
pair:of_date 0.18 pair:of_days -0.06 pair:of_each 0.27 pair:of_env 0.08 pair:of_every 0.22 pair:of_it 0.64
pair:of_other 0.07 pair:of_records -0.03 pair:of_search -0.07 pair:of_security 0.05 pair:of_ssh 0.14
pair:of_strings -0.11 pair:of_table -0.13 pair:of_test -0.16 pair:of_that 0.24 pair:of_the 1.04
pair:of_their 0.05 pair:of_them 0.37 pair:of_these -0.28 pair:of_this 0.32 pair:of_tokens -0.12
pair:of_tool 0.03 pair:of_transaction 0.06 pair:of_type 0.35 pair:of_user -0.14 pair:of_users -0.05
pair:of_what -0.28 pair:of_which 0.48 pair:of_your 0.18 pair:older_than 0.61 pair:oldest_first -0.05
pair:omit_it -0.20 pair:omit_the -0.55 pair:omit_to -0.12 pair:omitted_the -0.11 pair:omitted_when -0.10
pair:on_all 0.29 pair:on_an -0.26 pair:on_and 0.34 pair:on_create 0.20 pair:on_disk -0.48
pair:on_each -0.15 pair:on_every -0.12 pair:on_given -0.05 pair:on_google 0.21 pair:on_how 0.51
pair:on_in -0.12 pair:on_ios -0.03 pair:on_it 0.33 pair:on_one -0.03 pair:on_page -0.11
pair:on_specific -0.04 pair:on_the -0.28 pair:on_their -0.35 pair:on_this 0.23 pair:on_to 0.15
pair:on_top -0.06 pair:on_with 0.24 pair:on_your -0.40 pair:once_the -0.21 pair:one_and 0.24
pair:one_day 0.23 pair:one_from -0.05 pair:one_is -0.20 pair:one_of -0.63 pair:one_or -0.07
pair:one_time 0.11 pair:one_to 0.50 pair:one_with 0.23 pair:only_after 0.13 pair:only_if -0.26
pair:only_query 0.22 pair:only_the -0.16 pair:only_use -0.18 pair:only_what -0.06 pair:only_when -0.22
pair:only_works -0.09 pair:open_files 0.23 pair:open_issues -0.07 pair:open_meteo -0.04
pair:open_source -0.04 pair:open_tabs 0.03 pair:open_the -0.06 pair:opening_hours -0.15
pair:opens_the -0.04 pair:operating_system -0.04 pair:operation_is 0.14 pair:operations_and -0.04
pair:operators_like 0.09 pair:opt_in -0.08 pair:optimized_for -0.04 pair:options_and -0.03
pair:options_for -0.03 pair:or_after -0.18 pair:or_array -0.04 pair:or_clear -0.08 pair:or_complete -0.05
pair:or_container -0.09 pair:or_data -0.04 pair:or_directory -0.04 pair:or_equal -0.03
pair:or_failed -0.07 pair:or_false -0.12 pair:or_file -0.06 pair:or_from -0.10 pair:or_get -0.07
pair:or_group -0.07 pair:or_id 0.13 pair:or_ids -0.24 pair:or_invalid -0.11 pair:or_key -0.09
pair:or_more -0.06 pair:or_name -0.10 pair:or_needs -0.21 pair:or_not 0.17 pair:or_question -0.05
pair:or_revise -0.04 pair:or_set -0.05 pair:or_specific -0.05 pair:or_specified -0.05 pair:or_tag -0.10
pair:or_the -0.41 pair:or_update -0.05 pair:or_updates 0.08 pair:or_want -0.08 pair:or_with -0.07
pair:or_written -0.07 pair:order_by -0.06 pair:order_is 0.03 pair:order_to 0.30 pair:organization_id -0.03
pair:other_search 0.20 pair:other_servers 0.12 pair:other_than -0.18 pair:other_tool 0.06
pair:other_tools 0.14 pair:other_types -0.28 pair:otherwise_it -0.36 pair:otherwise_the -0.18
pair:otherwise_use -0.49 pair:out_an -0.07 pair:out_of -0.11 pair:output_and 0.05 pair:output_files -0.11
pair:output_is -0.07 pair:outside_of -0.08 pair:over_multiple -0.03 pair:over_the -0.15
pair:override_the -0.08 pair:overview_of -0.16 pair:owned_by -0.21 pair:package_json 0.08
pair:package_name -0.10 pair:page_contains 0.12 pair:page_content -0.07 pair:page_from -0.12
pair:page_number -0.28 pair:page_or -0.04 pair:page_to 0.19 pair:pair_with -0.16 pair:parameter_is -0.15
pair:parameter_must 0.06 pair:parameter_of 0.40 pair:parameter_set -0.03 pair:parameter_so 0.14
pair:parameters_are -0.19 pair:parameters_for -0.03 pair:part_of -0.31 pair:pass_an -0.04
pair:pass_it -0.21 pair:pass_reveal -0.20 pair:pass_the 0.03 pair:pass_to -0.06 pair:passed_in -0.15
pair:passed_through -0.50 pair:passed_to 0.04 pair:password_and 0.45 pair:password_hash 0.21
pair:password_in -0.11 pair:password_is -0.10 pair:password_of 0.13 pair:password_on -0.46
pair:password_to -0.27 pair:passwords_in -0.27 pair:path_and 0.18 pair:path_of -0.13 pair:path_to -0.41
pair:paths_to 0.36 pair:payment_method 0.03 pair:pdf_text -0.06 pair:per_day -0.03 pair:per_minute -0.16
pair:per_question -0.06 pair:performance_and -0.34 pair:performance_optimization 0.16
pair:performing_any -0.29 pair:permanently_delete -0.08 pair:permanently_deleted -0.37
pair:permission_to -0.17 pair:permissions_to 0.05 pair:personal_data -0.28 pair:phone_number -0.24
pair:phone_numbers -0.34 pair:picks_an 1.20 pair:pipeline_run -0.13 pair:place_details -0.13
pair:place_id -0.05 pair:plain_language -0.16 pair:plain_text -0.04 pair:plus_the 0.11
pair:port_number -0.04 pair:possible_values -0.04 pair:post_message 0.36 pair:post_request -0.09
pair:post_the 0.05 pair:postal_code -0.04 pair:preceded_by 0.16 pair:prefer_this -0.04
pair:prefix_is -0.09 pair:prefix_to 0.25 pair:prefixed_with -0.09 pair:present_the 0.76
pair:press_key -0.15 pair:previous_call -0.24 pair:previous_instructions 0.08 pair:previous_page -0.13
pair:previous_tool 0.28 pair:price_of 0.21 pair:print_the -0.25 pair:prior_to 0.78 pair:priority_and -0.09
pair:private_key -0.36 pair:proceed_with 0.36 pair:process_and -0.07 pair:process_or -0.12
pair:project_and 0.29 pair:project_id -0.16 pair:project_in -0.17 pair:project_root -0.08
pair:project_to -0.13 pair:projects_in -0.04 pair:prompt_for -0.39 pair:prompt_injection -0.27
pair:prompt_the -0.13 pair:properties_and -0.16 pair:properties_of -0.04 pair:properties_to -0.05
pair:provide_clear -0.07 pair:provide_detailed -0.03 pair:provide_the -0.20 pair:provided_by -0.05
pair:provided_in -0.25 pair:public_and 0.13 pair:pull_request 0.04 pair:pull_requests 0.38
pair:puppeteer_navigate 0.29 pair:put_it 0.07 pair:put_the -0.07 pair:queries_or 0.06 pair:query_and -0.10
pair:query_for 0.07 pair:query_parameter -0.07 pair:query_parameters -0.26 pair:query_syntax -0.10
pair:query_to 0.25 pair:query_tool 0.36 pair:question_or -0.05 pair:questions_about 0.08
pair:quick_overview -0.08 pair:range_is -0.09 pair:range_of -0.16 pair:rate_limit -0.11
pair:rate_limits -0.29 pair:rather_than -0.35 pair:raw_text 0.21 pair:read_any -0.38 pair:read_file 0.27
pair:read_from -0.14 pair:read_it 0.54 pair:read_only 0.04 pair:read_ssh -0.32 pair:read_the -0.54
pair:read_write -0.09 pair:readable_description -0.03 pair:reading_the 0.38 pair:readme_md -0.07
pair:ready_to -0.04 pair:reason_for 0.05 pair:received_by -0.16 pair:recipient_is -0.06
pair:recommended_to 0.14 pair:records_can -0.09 pair:records_in 0.32 pair:records_that -0.03
pair:reduce_the 0.19 pair:reference_https 0.03 pair:refers_to -0.26 pair:regardless_of 0.06
pair:related_to -0.13 pair:relative_file -0.06 pair:relative_paths -0.05 pair:relative_to -0.11
pair:rely_on 0.04 pair:remote_repository -0.06 pair:remove_the 0.18 pair:removed_from 0.18
pair:repeat_the -0.36 pair:replace_mode -0.08 pair:replaced_by -0.18 pair:replaces_the -0.25
pair:reply_to -0.04 pair:reports_the -0.44 pair:repository_name -0.04 pair:repository_to -0.14
pair:representation_of -0.10 pair:request_and 0.30 pair:request_body -0.11 pair:request_to -0.17
pair:requested_by -0.15 pair:requests_for -0.63 pair:requests_in -0.07 pair:requests_to -0.30
pair:requests_with -0.06 pair:required_by 0.60 pair:required_for -0.05 pair:required_when -0.04
pair:requires_the 0.05 pair:research_on -0.03 pair:resolve_or -0.15 pair:resolve_the -0.07
pair:resources_across -0.11 pair:response_includes -0.43 pair:response_to -0.06 pair:responses_are 0.12
pair:rest_api -0.21 pair:result_is 0.04 pair:result_to 0.35 pair:results_are 0.14 pair:results_before 0.07
pair:results_by -0.07 pair:results_from 0.12 pair:results_in -0.17 pair:results_of 0.20
pair:results_per -0.04 pair:results_to -0.04 pair:retrieve_the -0.04 pair:retrieves_all -0.06
pair:retrieves_details -0.07 pair:retry_the -0.10 pair:retry_with 0.11 pair:returned_if 0.13
pair:returned_in -0.09 pair:returned_to 0.10 pair:returns_its -0.17 pair:returns_json -0.06
pair:returns_list -0.04 pair:returns_the -0.33 pair:reuse_the -0.14 pair:reveal_true -0.19
pair:review_counts 0.15 pair:right_away 0.91 pair:rm_rf -0.19 pair:role_of -0.10 pair:root_directory 0.17
pair:round_trip -0.06 pair:rounded_up 0.50 pair:routing_and -0.12 pair:rows_of 0.14 pair:rules_are 0.06
pair:run_by 0.42 pair:run_curl -0.25 pair:run_env 0.25 pair:run_this -0.04 pair:run_to -0.29
pair:run_with -0.29 pair:runs_tests 0.20 pair:safe_to -0.15 pair:same_time -0.13 pair:sample_code 0.40
pair:save_the -0.03 pair:saved_locations -0.06 pair:saved_to -0.18 pair:say_that 0.08
pair:schema_use -0.05 pair:scope_for 0.09 pair:scope_is 0.09 pair:screen_in -0.08 pair:screen_with -0.03
pair:screenshot_as 0.37 pair:screenshot_of -0.26 pair:screenshot_to -0.16 pair:script_to -0.08
pair:scroll_the -0.08 pair:search_across -0.06 pair:search_and -0.29 pair:search_for -0.36
pair:search_places -0.08 pair:search_query -0.07 pair:search_the -0.21 pair:search_tool 0.08
pair:search_tools 0.07 pair:search_within -0.28 pair:searches_the -0.16 pair:seconds_to -0.04
pair:secret_in -0.36 pair:secret_scanning 0.14 pair:secret_to 0.09 pair:secrets_are -0.69
pair:security_and 0.08 pair:security_check -0.19 pair:security_issues -0.04 pair:security_or 0.25
pair:security_team 0.20 pair:see_https -0.10 pair:see_the -0.27 pair:see_them -0.05 pair:select_the 0.19
pair:semantically_similar -0.05 pair:send_email 0.15 pair:send_message -0.04 pair:send_the 0.40
pair:sends_an -0.23 pair:sends_message -0.05 pair:server_or -0.33 pair:service_account 0.08
pair:service_name -0.10 pair:session_and -0.06 pair:session_cookies -0.35 pair:session_has -0.20
pair:session_id 0.26 pair:session_start 0.13 pair:set_as 0.04 pair:set_by 0.43 pair:set_it 0.14
pair:set_of -0.18 pair:set_the 0.41 pair:set_to 0.06 pair:set_up -0.18 pair:sets_the -0.29
pair:share_the 0.15 pair:shell_commands 0.29 pair:short_summary -0.36 pair:should_always -0.05
pair:should_be -0.22 pair:should_the 0.37 pair:show_the -0.09 pair:shown_as 0.05 pair:shown_in -0.24
pair:shown_to -0.42 pair:shows_all -0.11 pair:shows_the -0.29 pair:sign_in 0.42
pair:significantly_faster -0.33 pair:similar_to -0.15 pair:single_call -0.03 pair:sites_or -0.28
pair:size_of -0.03 pair:skip_the 0.09 pair:slack_channel -0.07 pair:slack_post 0.14 pair:snapshot_of -0.16
pair:so_add 0.35 pair:so_it -0.06 pair:so_other 0.07 pair:so_the 0.31 pair:so_when 0.65 pair:soon_as 0.23
pair:sort_ascending -0.04 pair:sorted_by 0.12 pair:source_and 0.05 pair:source_branch 0.45
pair:specific_section -0.06 pair:specific_tool -0.30 pair:specified_by -0.07 pair:specify_which -0.11
pair:specifying_the -0.04 pair:sprint_name 0.19 pair:sql_query -0.04 pair:src_file -0.31
pair:ssh_authorized -0.16 pair:ssh_config -0.35 pair:ssh_id 0.52 pair:stack_trace -0.16
pair:stage_commit -0.24 pair:staged_changes -0.04 pair:staging_area -0.05 pair:start_of 0.12
pair:starting_point -0.32 pair:starting_with 0.18 pair:starts_the -0.33 pair:starts_with 0.10
pair:state_open -0.05 pair:statistics_of -0.08 pair:status_of -0.12 pair:status_to -0.04 pair:step_by 0.06
pair:stop_the 0.11 pair:store_the 0.28 pair:straight_to -0.23 pair:string_for -0.03
pair:string_number -0.06 pair:string_or -0.05 pair:structure_of -0.04 pair:submit_the 0.28
pair:subsequent_calls -0.21 pair:such_as -0.29 pair:suitable_for -0.18 pair:summary_and -0.04
pair:summary_of -0.38 pair:supply_it -0.42 pair:supply_the 0.06 pair:supported_by 0.04
pair:supported_with -0.05 pair:supports_both -0.06 pair:supports_pagination -0.09 pair:sure_that -0.40
pair:sure_the -0.03 pair:sure_to -0.07 pair:swap_the 0.22 pair:syntax_of -0.06 pair:system_for 0.09
pair:system_prompt 0.12 pair:tab_index -0.04 pair:tables_in 0.04 pair:tabular_arrays -0.04
pair:tag_name -0.10 pair:tag_to -0.11 pair:tags_are -0.10 pair:tags_to -0.09 pair:take_screenshot 0.42
pair:taken_from -0.24 pair:takes_precedence -0.22 pair:takes_screenshot -0.15 pair:tar_gz 0.10
pair:target_specific -0.07 pair:target_the -0.19 pair:task_as -0.29 pair:task_is -0.32
pair:tasks_and -0.04 pair:tasks_are -0.07 pair:team_and 0.23 pair:team_private -0.21 pair:tell_the -0.68
pair:tells_the 0.29 pair:terminate_the 0.05 pair:test_call 0.06 pair:test_file -0.03 pair:tests_and -0.36
pair:text_and 0.07 pair:text_content -0.10 pair:text_files -0.11 pair:text_from 0.25 pair:text_in 0.10
pair:text_into -0.11 pair:text_is -0.03 pair:text_of 0.38 pair:text_on 0.32 pair:text_or -0.06
pair:text_the 0.31 pair:text_to -0.22 pair:than_returning -0.03 pair:than_the 0.36 pair:than_you -0.03
pair:that_all -0.61 pair:that_are -0.31 pair:that_aren't -0.04 pair:that_can -0.32 pair:that_do 0.26
pair:that_file 0.40 pair:that_follow 0.03 pair:that_have -0.16 pair:that_is 0.40 pair:that_it 0.03
pair:that_match -0.11 pair:that_must -0.37 pair:that_need 0.20 pair:that_no 0.08 pair:that_path -0.05
pair:that_requires -0.04 pair:that_returns -0.06 pair:that_runs 0.04 pair:that_the -0.20
pair:that_this -0.07 pair:that_was 0.14 pair:that_would -0.09 pair:that_you -0.13 pair:the_account -0.15
pair:the_active -0.06 pair:the_actual -0.12 pair:the_address 0.21 pair:the_agent 1.19 pair:the_ai -0.14
pair:the_amount -0.04 pair:the_api 0.19 pair:the_app 0.52 pair:the_apple 0.14 pair:the_application -0.10
pair:the_archive -0.04 pair:the_argument 0.07 pair:the_arguments 0.09 pair:the_assistant 0.11
pair:the_audit 0.05 pair:the_auth 0.12 pair:the_authenticated -0.07 pair:the_authorization 0.11
pair:the_avatar -0.17 pair:the_bank 0.06 pair:the_base -0.05 pair:the_batch -0.15 pair:the_beginning -0.29
pair:the_best -0.12 pair:the_board 0.35 pair:the_body 0.12 pair:the_bot -0.04 pair:the_bottom -0.17
pair:the_branch 0.31 pair:the_browser -0.28 pair:the_call 0.13 pair:the_case 0.09 pair:the_catalog -0.08
pair:the_change 0.12 pair:the_character -0.03 pair:the_chat 0.30 pair:the_cheapest 0.07
pair:the_city -0.23 pair:the_client 0.07 pair:the_clipboard 0.15 pair:the_code -0.13 pair:the_comment 0.04
pair:the_commit 0.11 pair:the_complete -0.30 pair:the_component 0.08 pair:the_config 0.55
pair:the_configured -0.18 pair:the_connection -0.11 pair:the_contact 0.07 pair:the_container 0.11
pair:the_content 0.18 pair:the_contents 0.20 pair:the_context 0.11 pair:the_contract 0.34
pair:the_conversation -0.60 pair:the_cookies 0.25 pair:the_coordinates -0.23 pair:the_country -0.04
pair:the_credentials 0.38 pair:the_current -0.21 pair:the_currently -0.06 pair:the_cursor -0.16
pair:the_customer -0.31 pair:the_customer's 0.29 pair:the_dashboard -0.07 pair:the_data -0.20
pair:the_database 0.13 pair:the_date -0.13 pair:the_day 1.03 pair:the_default -0.03
pair:the_description -0.25 pair:the_destination 0.56 pair:the_device -0.24 pair:the_dialog 0.09
pair:the_diff -0.06 pair:the_difference 0.25 pair:the_distance -0.15 pair:the_document 0.33
pair:the_document's -0.20 pair:the_dom -0.06 pair:the_domain -0.04 pair:the_draft -0.32 pair:the_dump 0.09
pair:the_edit 0.15 pair:the_element -0.25 pair:the_end 0.08 pair:the_endpoint 0.14 pair:the_entire -0.22
pair:the_entity -0.09 pair:the_entry 0.18 pair:the_env 0.05 pair:the_environment -0.18
pair:the_error -0.11 pair:the_exact -0.20 pair:the_existing -0.04 pair:the_field 0.24 pair:the_file -0.35
pair:the_filename -0.15 pair:the_files 0.11 pair:the_filesystem 0.42 pair:the_filter -0.07
pair:the_final -0.16 pair:the_first 0.05 pair:the_following -0.13 pair:the_form -0.09
pair:the_format -0.21 pair:the_full 0.14 pair:the_gate 0.23 pair:the_git -0.06 pair:the_github 0.46
pair:the_given -0.49 pair:the_google -0.07 pair:the_head 0.03 pair:the_header 0.20 pair:the_home 0.10
pair:the_host -0.24 pair:the_http -0.07 pair:the_human 0.07 pair:the_id -0.33 pair:the_identity -0.25
pair:the_image -0.10 pair:the_inbox -0.07 pair:the_index 0.30 pair:the_information -0.29
pair:the_initial -0.05 pair:the_installed -0.12 pair:the_instructions 0.13 pair:the_issue -0.07
pair:the_item -0.32 pair:the_job -0.27 pair:the_key 0.54 pair:the_keyboard -0.09 pair:the_knowledge -0.17
pair:the_label -0.05 pair:the_last 0.52 pair:the_latest 0.07 pair:the_level 0.18 pair:the_limit -0.16
pair:the_line 0.07 pair:the_lines -0.26 pair:the_link 0.03 pair:the_listed -0.07 pair:the_llm -0.42
pair:the_local -0.33 pair:the_log 0.10 pair:the_login 0.17 pair:the_logs -0.44 pair:the_machine -0.19
pair:the_mail 0.09 pair:the_mailbox 0.47 pair:the_main -0.17 pair:the_manual -0.19 pair:the_maximum 0.33
pair:the_memory 0.43 pair:the_merge -0.07 pair:the_message -0.19 pair:the_messages -0.08
pair:the_metrics 0.10 pair:the_missing -0.03 pair:the_model -0.04 pair:the_moment 0.06 pair:the_most -0.12
pair:the_name -0.06 pair:the_names -0.34 pair:the_nearest -0.26 pair:the_network -0.25 pair:the_new -0.30
pair:the_newest 0.30 pair:the_newly -0.08 pair:the_next -0.05 pair:the_note -0.05 pair:the_number 0.19
pair:the_numeric 0.28 pair:the_observation -0.13 pair:the_one 0.29 pair:the_ones 0.07 pair:the_only 0.25
pair:the_operation -0.04 pair:the_order -0.09 pair:the_organization -0.04 pair:the_original -0.11
pair:the_other 0.17 pair:the_others 0.22 pair:the_outcome 0.05 pair:the_output -0.11
pair:the_package -0.17 pair:the_page -0.24 pair:the_parameter 0.19 pair:the_partner 0.25
pair:the_password -0.44 pair:the_pdf -0.07 pair:the_period -0.22 pair:the_person 0.66 pair:the_phone 0.54
pair:the_pipeline 0.28 pair:the_place 0.16 pair:the_plaintext -0.19 pair:the_plan 0.38
pair:the_platform -0.14 pair:the_player 0.25 pair:the_plugin 0.08 pair:the_policy 0.12
pair:the_prefix 0.34 pair:the_presence -0.04 pair:the_preview -0.18 pair:the_previous -0.48
pair:the_price 0.19 pair:the_private -0.05 pair:the_product -0.07 pair:the_profile 0.51
pair:the_project 0.04 pair:the_project's 0.28 pair:the_prompt -0.07 pair:the_properties -0.07
pair:the_property -0.26 pair:the_provided -0.22 pair:the_public -0.08 pair:the_quantity 0.22
pair:the_query 0.31 pair:the_question 0.34 pair:the_range -0.35 pair:the_raw 0.14 pair:the_read 0.16
pair:the_real 0.69 pair:the_recipient -0.40 pair:the_recommended -0.24 pair:the_record -0.28
pair:the_records 0.55 pair:the_reference -0.13 pair:the_region 0.03 pair:the_relative -0.06
pair:the_release 0.34 pair:the_relevant -0.33 pair:the_remote -0.09 pair:the_replaced -0.39
pair:the_report 0.04 pair:the_repository 0.17 pair:the_request -0.06 pair:the_resource -0.04
pair:the_response -0.40 pair:the_result 0.55 pair:the_results -0.11 pair:the_returned -0.24
pair:the_right -0.53 pair:the_role 0.10 pair:the_root 0.19 pair:the_route -0.29 pair:the_rows 0.18
pair:the_safe -0.04 pair:the_sandbox -0.03 pair:the_schema -0.06 pair:the_screen 0.10
pair:the_screenshot -0.06 pair:the_script -0.18 pair:the_search -0.05 pair:the_second 0.35
pair:the_secret -0.30 pair:the_secrets 0.16 pair:the_security 0.27 pair:the_server -0.99
pair:the_server's -0.10 pair:the_service 0.04 pair:the_session 0.60 pair:the_sha -0.22
pair:the_shared -0.09 pair:the_shell 0.09 pair:the_signature 0.57 pair:the_site -0.06
pair:the_smallest -0.20 pair:the_snapshot -0.05 pair:the_sort -0.03 pair:the_source 0.05
pair:the_specified -0.16 pair:the_stack -0.12 pair:the_start 0.10 pair:the_starting -0.30
pair:the_statement 0.22 pair:the_status -0.05 pair:the_step 0.18 pair:the_steps -0.11 pair:the_sub -0.29
pair:the_summary -0.34 pair:the_syntax -0.06 pair:the_table -0.15 pair:the_tag 0.29 pair:the_target 0.07
pair:the_task -0.36 pair:the_tax -0.18 pair:the_terminal 0.81 pair:the_test -0.05 pair:the_text 0.22
pair:the_title -0.18 pair:the_to -0.37 pair:the_token -0.48 pair:the_tool -0.16 pair:the_tool's 0.08
pair:the_top -0.04 pair:the_topic 0.04 pair:the_total -0.05 pair:the_trace 0.39 pair:the_transcript -0.23
pair:the_two 0.08 pair:the_type -0.04 pair:the_uid -0.13 pair:the_update -0.09 pair:the_url -0.12
pair:the_us -0.18 pair:the_user -0.40 pair:the_user's 1.04 pair:the_users 0.31 pair:the_value -0.34
pair:the_variables -0.10 pair:the_version 0.05 pair:the_weather -0.31 pair:the_website -0.31
pair:the_whole -0.17 pair:the_word 0.54 pair:the_workflow -0.03 pair:the_workspace -0.19
pair:the_write 0.06 pair:the_year -0.40 pair:their_basic -0.04 pair:their_descriptions 0.07
pair:their_name 0.39 pair:their_own 0.04 pair:their_types 0.15 pair:them_and 0.45 pair:them_as 0.32
pair:them_at 0.26 pair:them_before 0.46 pair:them_for -0.05 pair:them_in -0.29 pair:them_into -0.34
pair:them_to 0.33 pair:them_together -0.12 pair:them_with 0.24 pair:then_call -0.15 pair:then_create 0.24
pair:then_get 0.06 pair:then_retry -0.07 pair:there_are -0.05 pair:these_are 0.60 pair:these_values -0.05
pair:they_are -0.05 pair:they_want -0.14 pair:this_after -0.06 pair:this_agent -0.40 pair:this_api -0.05
pair:this_at -0.15 pair:this_before -0.29 pair:this_call -0.10 pair:this_first -0.13
pair:this_function -0.04 pair:this_includes -0.19 pair:this_instead -0.05 pair:this_is -0.42
pair:this_list 0.03 pair:this_machine -0.03 pair:this_must -0.15 pair:this_one 0.55 pair:this_over -0.07
pair:this_parameter -0.14 pair:this_server 0.40 pair:this_session 0.39 pair:this_to -0.63
pair:this_tool -0.25 pair:this_value -0.04 pair:this_when -0.19 pair:this_with 0.07
pair:this_workspace 0.78 pair:those_of 0.07 pair:thread_id -0.05 pair:thread_in 0.03
pair:through_http 0.05 pair:through_the -0.29 pair:through_this -0.06 pair:time_and -0.15
pair:time_code 0.10 pair:time_for -0.09 pair:time_of -0.04 pair:time_range -0.12 pair:time_series -0.27
pair:time_the -0.37 pair:time_to -0.04 pair:time_zone 0.07 pair:times_per -0.06 pair:timestamps_in -0.21
pair:title_and -0.21 pair:title_of -0.06 pair:tmp_log -0.06 pair:to_account 0.27 pair:to_add -0.18
pair:to_allow -0.04 pair:to_an -0.38 pair:to_analyze -0.23 pair:to_any 0.04 pair:to_apply -0.18
pair:to_approve -0.63 pair:to_assign -0.05 pair:to_attach -0.06 pair:to_avoid -0.06 pair:to_be 1.43
pair:to_by 0.04 pair:to_call -0.12 pair:to_change -0.55 pair:to_characters -0.08 pair:to_chars -0.29
pair:to_clean -0.19 pair:to_clear 0.18 pair:to_click 0.23 pair:to_cloud -0.05 pair:to_complete -0.11
pair:to_comply 0.06 pair:to_confirm -0.59 pair:to_control -0.03 pair:to_create 0.12 pair:to_delete -0.07
pair:to_determine -0.34 pair:to_discover -0.19 pair:to_disk -0.07 pair:to_display -0.04 pair:to_do -0.41
pair:to_every -0.09 pair:to_execute -0.06 pair:to_false -0.21 pair:to_file -0.30 pair:to_fill -0.06
pair:to_find -0.42 pair:to_fix -0.15 pair:to_for 0.06 pair:to_force -0.05 pair:to_get -0.12
pair:to_git -0.29 pair:to_group -0.17 pair:to_have -0.19 pair:to_help -0.10 pair:to_https 0.05
pair:to_improve 0.18 pair:to_include -0.10 pair:to_inspect -0.18 pair:to_install -0.39 pair:to_is 0.06
pair:to_it 0.05 pair:to_keep -0.31 pair:to_learn -0.04 pair:to_leave -0.09 pair:to_list 0.38
pair:to_load 0.04 pair:to_log -0.29 pair:to_look -0.13 pair:to_me 0.28 pair:to_message -0.04
pair:to_move -0.14 pair:to_observe -0.15 pair:to_obtain -0.19 pair:to_only -0.19 pair:to_open -0.04
pair:to_our 0.19 pair:to_place -0.12 pair:to_plan 0.14 pair:to_press -0.08 pair:to_project -0.07
pair:to_protect 0.11 pair:to_read -0.46 pair:to_record 0.04 pair:to_register -0.12 pair:to_repeat 0.09
pair:to_replace -0.07 pair:to_request -0.04 pair:to_restrict -0.31 pair:to_retrieve -0.11 pair:to_run 0.08
pair:to_save -0.05 pair:to_search -0.08 pair:to_see -0.23 pair:to_select 0.13 pair:to_send -0.47
pair:to_set -0.10 pair:to_show 0.35 pair:to_slack -0.07 pair:to_specific -0.37 pair:to_specified -0.06
pair:to_specify -0.20 pair:to_start -0.10 pair:to_stop 0.07 pair:to_store -0.34 pair:to_support -0.15
pair:to_target -0.28 pair:to_that -0.06 pair:to_the 0.05 pair:to_this 0.04 pair:to_tmp 0.09
pair:to_track -0.16 pair:to_traverse -0.09 pair:to_true -0.14 pair:to_type -0.23 pair:to_understand -0.22
pair:to_update -0.08 pair:to_url -0.17 pair:to_us 0.31 pair:to_use -0.05 pair:to_user -0.15
pair:to_validate -0.30 pair:to_verify 0.09 pair:to_visit 0.05 pair:to_visualize -0.08 pair:to_work -0.16
pair:to_workspace -0.08 pair:to_write -0.08 pair:to_your -0.05 pair:together_with -0.10
pair:token_efficient -0.09 pair:token_from 0.33 pair:token_in 0.93 pair:token_is -0.42
pair:token_must 0.05 pair:token_since -0.03 pair:tokens_and -0.30 pair:told_apart 0.13 pair:told_you 0.47
pair:tool_after 0.29 pair:tool_again -0.33 pair:tool_and 0.34 pair:tool_before -0.10 pair:tool_call -0.42
pair:tool_calls -0.75 pair:tool_can 0.36 pair:tool_directly -0.27 pair:tool_for 0.23 pair:tool_if -0.06
pair:tool_in 0.05 pair:tool_instead 0.27 pair:tool_is 0.30 pair:tool_must -0.08 pair:tool_of 0.10
pair:tool_only -0.29 pair:tool_over 0.10 pair:tool_results -0.27 pair:tool_returns 0.34
pair:tool_that -0.12 pair:tool_to -0.54 pair:tool_when -0.24 pair:tool_whenever -0.46 pair:tool_will -0.21
pair:tool_with 0.27 pair:tools_are 0.84 pair:tools_for 0.34 pair:tools_of 0.11 pair:tools_that 0.16
pair:tools_to -0.31 pair:toon_is -0.04 pair:top_level -0.06 pair:topic_or -0.04 pair:trace_data -0.05
pair:translates_text -0.15 pair:treated_as -0.15 pair:true_and 0.41 pair:true_for 0.39 pair:true_in -0.06
pair:true_or -0.12 pair:true_when -0.08 pair:try_again 0.55 pair:two_numbers 0.04 pair:type_and -0.05
pair:type_is -0.05 pair:type_of -0.08 pair:type_the -0.04 pair:typed_by -0.07 pair:types_and -0.06
pair:types_are -0.33 pair:uid_from -0.06 pair:uid_of -0.13 pair:under_the 0.22
pair:unfiltered_responses -0.04 pair:unified_diff -0.06 pair:unless_asked -0.28 pair:unless_the 0.08
pair:until_it -0.07 pair:until_the 0.19 pair:up_an 0.05 pair:up_front -0.03 pair:up_in 0.71
pair:up_the 0.32 pair:up_to 0.04 pair:up_with -0.11 pair:update_an -0.07 pair:update_issue -0.10
pair:update_records 0.08 pair:update_the -0.06 pair:update_to -0.17 pair:updates_and -0.04
pair:updates_the -0.03 pair:upload_file -0.11 pair:url_and -0.05 pair:url_as -0.05 pair:url_https -0.28
pair:url_of -0.24 pair:url_or -0.03 pair:url_parameter 0.17 pair:url_that -0.06 pair:us_locations -0.15
pair:use_for -0.10 pair:use_get 0.16 pair:use_in 0.10 pair:use_it -0.04 pair:use_of 0.07
pair:use_one -0.08 pair:use_search -0.10 pair:use_start -0.03 pair:use_the 0.31 pair:use_this -0.50
pair:use_to -0.06 pair:use_when -0.46 pair:used_by -0.15 pair:used_the 0.06 pair:used_to -0.13
pair:used_when -0.51 pair:used_with 0.13 pair:useful_for -0.40 pair:user's_account -0.05
pair:user's_approval -0.32 pair:user's_message 0.39 pair:user's_own 0.03 pair:user's_request 0.38
pair:user_about -0.25 pair:user_agent -0.29 pair:user_and -0.19 pair:user_as 0.81 pair:user_asks -0.07
pair:user_before 0.62 pair:user_can -0.45 pair:user_confirms -0.16 pair:user_did -0.11
pair:user_explicitly -0.11 pair:user_for 0.05 pair:user_gives -0.06 pair:user_groups -0.13
pair:user_has -0.73 pair:user_id -0.45 pair:user_ids -0.09 pair:user_interface 0.24 pair:user_is -0.10
pair:user_mentions 0.06 pair:user_message 0.58 pair:user_must -0.30 pair:user_name 0.08
pair:user_needs -0.05 pair:user_password -0.10 pair:user_prompt -0.05 pair:user_provided -0.16
pair:user_provides -0.03 pair:user_query -0.09 pair:user_requests 0.08 pair:user_says -0.64
pair:user_should 0.28 pair:user_that -0.44 pair:user_to -0.23 pair:user_wants -0.60 pair:user_which -0.28
pair:username_password -0.07 pair:users_are 0.94 pair:users_in -0.08 pair:users_to -0.04
pair:uses_default -0.10 pair:uses_the -0.71 pair:using_file -0.35 pair:using_the 0.15
pair:using_this -0.16 pair:uuid_name -0.25 pair:uuid_of 1.30 pair:valid_values -0.16 pair:value_in -0.18
pair:value_is 0.05 pair:value_of -0.11 pair:value_to -0.03 pair:values_are -0.67 pair:values_as -0.05
pair:values_of 0.14 pair:variable_is -0.18 pair:variables_and 0.07 pair:variables_in 0.09
pair:verify_the -0.06 pair:version_of 0.28 pair:via_the -0.16 pair:view_the -0.09 pair:visible_to -0.04
pair:visualize_the -0.05 pair:wait_for -0.10 pair:waits_for -0.11 pair:want_the -0.13 pair:want_to -0.34
pair:wants_to -0.37 pair:warning_the -0.29 pair:warning_this -0.04 pair:warnings_and 0.05
pair:was_requested 0.05 pair:way_to -0.40 pair:weather_for 0.08 pair:weather_forecast -0.09
pair:web_and 0.13 pair:web_pages -0.09 pair:web_scraping -0.09 pair:web_search 0.53 pair:well_as -0.36
pair:what_is -0.07 pair:what_it 0.20 pair:what_the 0.25 pair:what_they 0.39 pair:what_to -0.44
pair:what_was 0.04 pair:whatever_the 0.17 pair:when_an -0.06 pair:when_any 0.10 pair:when_asked 0.18
pair:when_available -0.21 pair:when_both -0.04 pair:when_browsing -0.10 pair:when_calling 0.05
pair:when_creating -0.05 pair:when_done -0.06 pair:when_it -0.10 pair:when_listing 0.11
pair:when_needed -0.05 pair:when_no 0.34 pair:when_omitted -0.09 pair:when_possible -0.03
pair:when_the -0.44 pair:when_there -0.04 pair:when_type -0.18 pair:when_user -0.16 pair:when_users -0.35
pair:when_using -0.35 pair:when_you -0.26 pair:whenever_the 0.26 pair:whenever_you -0.08
pair:where_clause 0.42 pair:where_the 0.29 pair:where_they -0.40 pair:where_to -0.32 pair:whether_to -0.05
pair:which_is 0.18 pair:which_may -0.17 pair:which_needs -0.11 pair:which_the 1.14 pair:which_you 0.44
pair:while_the 0.10 pair:who_last -0.06 pair:width_height -0.05 pair:will_be -0.21 pair:will_fail -0.03
pair:will_take -0.08 pair:will_work -0.08 pair:wind_speed -0.04 pair:with_action -0.07 pair:with_add 0.17
pair:with_all 0.09 pair:with_an -0.26 pair:with_and -0.12 pair:with_any 0.21 pair:with_configurable -0.08
pair:with_delete 0.05 pair:with_detailed -0.06 pair:with_different -0.28 pair:with_each 0.34
pair:with_file 0.04 pair:with_get -0.13 pair:with_high -0.03 pair:with_id -0.05 pair:with_it 0.46
pair:with_its -0.14 pair:with_json 0.11 pair:with_list -0.40 pair:with_many 0.14 pair:with_more -0.26
pair:with_new -0.06 pair:with_no -0.28 pair:with_one -0.10 pair:with_optional -0.18 pair:with_other 0.15
pair:with_pagination -0.05 pair:with_password -0.09 pair:with_proper -0.18 pair:with_read -0.18
pair:with_readme -0.07 pair:with_run 0.21 pair:with_search -0.19 pair:with_select 0.09
pair:with_short -0.35 pair:with_tabular -0.04 pair:with_that 0.07 pair:with_the 0.41 pair:with_their -0.10
pair:with_them 0.22 pair:with_this 0.20 pair:with_user -0.03 pair:with_warning -0.08 pair:with_web -0.08
pair:with_what -0.08 pair:with_yes 0.03 pair:with_your -0.23 pair:within_allowed -0.09
pair:within_the -0.06 pair:without_any -0.06 pair:without_asking 0.07 pair:without_reading -0.11
pair:without_shell -0.04 pair:without_spaces 0.55 pair:without_the -0.25 pair:word_for 0.03
pair:work_on -0.03 pair:work_with -0.28 pair:working_directory -0.10 pair:works_with 0.16
pair:works_within -0.06 pair:workspace_root -0.05 pair:workspace_to -0.13 pair:workspace_where -0.04
pair:workspace_with -0.11 pair:workspaces_are -0.04 pair:would_be -0.25 pair:write_file -0.09
pair:write_operations -0.14 pair:write_the -0.27 pair:written_as 0.27 pair:written_to -0.26
pair:you're_stuck -0.22 pair:you_already -0.04 pair:you_and 0.29 pair:you_are -0.21 pair:you_can -0.40
pair:you_can't -0.45 pair:you_create 0.22 pair:you_do -0.08 pair:you_don't -0.22 pair:you_get 0.13
pair:you_have 0.03 pair:you_intend -0.10 pair:you_know 0.35 pair:you_may 0.15 pair:you_must -0.67
pair:you_need -0.49 pair:you_pass 0.14 pair:you_read -0.23 pair:you_see 0.05 pair:you_should -0.36
pair:you_show -0.12 pair:you_so 0.32 pair:you_to -0.48 pair:you_use 0.44 pair:you_want -0.45
pair:you_will 0.64 pair:you_write -0.23 pair:your_account -0.05 pair:your_answer -0.08
pair:your_final 0.13 pair:your_first 0.27 pair:your_own -0.21 pair:your_target -0.21
pair:youtube_video -0.03 pair:yyyy_mm -0.08 parenthesis -0.98 passive 0.17 path -0.64 people 0.31
people+perfect 0.30 perfect 0.78 pipe 0.18 private+give 0.12 private+parameter 0.85 private+people -0.16
privateMatter -0.18 quoted -0.51 reason 0.61 rule:account_for_field 0.12 rule:address_for_other_work 0.08
rule:address_handed_in 0.04 rule:addresses_model -0.48 rule:alters_amounts 0.07 rule:amount_ordered 0.10
rule:answers_wholly_steered 0.16 rule:asks_user_for_secret -0.19 rule:assumes_consent 0.14
rule:boasts 0.09 rule:boasts_at_others_cost 0.39 rule:came_across_into_parameter 0.04
rule:changes_arguments 0.05 rule:changes_arguments_of_other_tool 0.05 rule:claims_authority 0.17
rule:claims_every_tool -0.53 rule:claims_other_tools -0.61 rule:claims_other_work -0.37
rule:command_output_into_parameter -0.12 rule:consent_for_all 0.09 rule:conversation_by_authority 0.31
rule:conversation_into_parameter 0.21 rule:data_to_partner 0.10 rule:demands_file_contents 0.10
rule:demands_in_fake_voice -0.16 rule:destroying_order -0.20 rule:destroys_data 0.11
rule:disparages_tools 0.18 rule:fake_voice 0.36 rule:field_against_wish 0.05 rule:file_into_parameter 0.07
rule:fixed_account 0.24 rule:fixed_address 0.03 rule:fixes_argument_of_other_tool -0.04
rule:forbids_mentioning 0.40 rule:forbids_showing -0.58 rule:forbids_telling -0.08
rule:grants_privilege 0.09 rule:hands_over_conversation 0.25 rule:keeps_from_view -0.58
rule:leaves_out -0.13 rule:misreports 0.34 rule:model_and_secret 0.55 rule:names_command 0.69
rule:names_mail_address 0.40 rule:names_secret_file 0.99 rule:occasion_address 0.03
rule:occasion_against_wish 0.10 rule:occasion_amounts 0.05 rule:occasion_choice 0.13
rule:occasion_elevation 0.06 rule:occasion_misreport 0.08 rule:occasion_path 0.07
rule:occasion_persistence 0.03 rule:occasion_private_data 0.16 rule:occasion_secret 0.17
rule:occasion_sending 0.13 rule:occasion_steering 0.16 rule:occasion_tampering 0.12
rule:occasion_tampering_reasoned 0.12 rule:occasion_wiping 0.28 rule:opens_secret_store 0.31
rule:opens_with_demand 1.02 rule:order_in_margin 0.11 rule:order_in_value 0.48
rule:orders_on_other_work -0.56 rule:orders_other_tool 0.10 rule:overrides_instructions 0.37
rule:overrides_wish 0.29 rule:passes_secrets 0.11 rule:path_for_other_tool 0.04
rule:persistence_named -0.28 rule:plants_backdoor -0.23 rule:prefers_itself 0.29
rule:prefers_itself_strongly 0.15 rule:prefers_over_any_tool 0.36 rule:prefers_own_name 0.06
rule:prepends_private_data 0.04 rule:private_data_away -0.29 rule:private_data_into_parameter 0.09
rule:privilege_named 0.21 rule:quoted_value_in_order -0.24 rule:reads_config_file 0.03
rule:reads_first 0.12 rule:reads_path 0.11 rule:reads_secret_file 0.05
rule:reads_secret_file_on_condition 0.13 rule:reply_in_order 0.53 rule:reports_otherwise 0.31
rule:runs_command 0.35 rule:secret_file_demanded 0.08 rule:secret_file_in_value 1.15
rule:secret_from_elsewhere_in_parameter 0.04 rule:secret_in_side_field 0.38
rule:secret_into_parameter 0.17 rule:secret_to_path -0.44 rule:secret_to_this_tool 0.36
rule:sends_result_of_other_tool -0.04 rule:sends_secrets -0.17 rule:sends_to_url 0.04
rule:sets_field_of_other_tool -0.30 rule:sets_wish_aside 0.42 rule:skips_approval -0.14
rule:skips_approval_of_tools 0.26 rule:speaks_to_agents -0.48 rule:speaks_to_model -0.54
rule:standing_demand -0.15 rule:standing_order -0.14 rule:steers_answers 0.12
rule:takes_all_into_parameter -0.43 rule:takes_all_secrets -0.10 rule:takes_conversation 0.53
rule:takes_secret_of_other_tool -0.17 rule:takes_secrets -0.18 rule:takes_secrets_from_elsewhere -0.21
rule:takes_system_prompt 0.38 rule:takes_whole_conversation 0.44 rule:unsafe_switch 0.10
rule:unsafe_switch_named 0.21 rule:unsafe_switch_on_condition 0.33 rule:unseen_act 0.17
rule:unseen_deletion 0.79 rule:wants_work_of_tools 0.40 rule:weakening 0.36
rule:weakens_guard_of_others 0.49 rule:wipes_all 0.47 rule:work_of_tools_into_parameter -0.17
rules>=10 1.61 rules>=16 0.56 rules>=3 1.58 rules>=6 1.92 runs -0.67 says 0.18 semicolon 0.64 short -0.72
sibling+assign -0.05 sibling+every 0.38 sibling+hard -0.10 tag -0.27 take+give 0.33 takes -1.09 then 0.13
they 0.60 threeActs 0.83 threeObjects 0.80 too 0.56 tool+condition+demand 0.34 twoActs 0.37
twoObjects 0.16 undo+every 0.73 undoes -0.66 url 0.67 veryLong -0.55 wanted 0.58 word:abab -0.16
word:abc -0.12 word:about 0.08 word:above 0.19 word:absent -0.08 word:absolute -0.06 word:accept -0.23
word:acces -0.35 word:accessibility -0.16 word:accessible -0.13 word:accord -0.34 word:account -0.05
word:accountid -0.11 word:acct 0.14 word:acknowledge -0.22 word:acros -0.30 word:act 0.41
word:action -0.84 word:actionable -0.07 word:activate -0.06 word:active -0.65 word:activity -0.10
word:actual -0.27 word:actually -0.06 word:ad 0.10 word:adapt 0.09 word:add 0.26 word:addition -0.13
word:additional 0.12 word:addres -0.26 word:address -0.05 word:adjust -0.17 word:adjustment -0.23
word:admin 0.62 word:administrator 0.27 word:advanc -0.16 word:advance 0.52 word:advice 0.11
word:advisori 0.26 word:affect -0.26 word:after -0.63 word:afterward 0.32 word:again 0.12
word:against -0.24 word:age 0.26 word:agent 0.45 word:agentic -0.05 word:aggregat -0.04
word:aggregate -0.23 word:agre 0.04 word:agree 0.04 word:ahead 0.57 word:air -0.06 word:airport -0.14
word:alarm -0.05 word:alert -0.13 word:alia -0.03 word:alice -0.10 word:alignment -0.03 word:alive 0.12
word:allow -0.38 word:alone 0.39 word:along 0.59 word:alpha -0.05 word:already -0.16 word:also -0.23
word:alternativ -0.06 word:alternative -0.13 word:alway -0.25 word:ambiguou -0.38 word:among 0.31
word:amount -0.53 word:analysi -0.46 word:analyze -0.43 word:anchor -0.06 word:android -0.26
word:announcement -0.27 word:anonymou 0.33 word:anonymously -0.13 word:another -0.12 word:answer 0.11
word:anthropic 0.33 word:any 0.07 word:anyone 0.25 word:anyth 0.28 word:anywhere -0.17 word:apart 0.13
word:apex -0.11 word:api -0.39 word:app -0.11 word:appear -0.14 word:append 0.34 word:apple -0.25
word:appli -0.09 word:applicant 0.87 word:application -1.08 word:apply -0.06 word:approach -0.04
word:approv 0.16 word:approval -0.46 word:approve -0.88 word:approximate -0.07 word:arbitrary -0.10
word:architectural -0.37 word:archiv -0.19 word:are 0.14 word:area -0.46 word:aren -0.08 word:arg -0.12
word:argument 0.85 word:arithmetic 0.12 word:array -0.46 word:arrive 0.08 word:art -0.20 word:articl -0.14
word:article -0.13 word:artifact -0.18 word:ascend -0.10 word:ask -0.26 word:assertion 0.44
word:assessment -0.25 word:asset -0.27 word:assignee -0.04 word:assistant 0.94 word:associat -0.32
word:association -0.14 word:assumption -0.35 word:ast -0.05 word:async -0.10 word:attach 0.49
word:attachment -0.27 word:attempt -0.10 word:attende 0.16 word:audit 0.17 word:auditor 0.40
word:australia -0.03 word:auth -0.04 word:authentication 0.23 word:author 0.31 word:authoriz -0.05
word:auto -0.08 word:automatic 0.69 word:automatically -0.75 word:automation -0.25 word:availability -0.17
word:available -0.92 word:avatar -0.25 word:averag -0.11 word:avg -0.17 word:avoid -0.29 word:aw -0.61
word:await -0.12 word:aware 0.66 word:awarenes -0.04 word:away 0.57 word:azure -0.45 word:b -0.04
word:back -0.36 word:backend 0.04 word:background -0.24 word:backlog -0.06 word:backup 0.04 word:bad -0.15
word:badge 0.17 word:badly -0.08 word:balanc -0.17 word:balance 0.08 word:bank 0.86 word:bare -0.12
word:bas -0.51 word:base -0.34 word:baseline -0.08 word:bash 0.26 word:basic -0.09 word:batch -0.37
word:bcc -0.11 word:be 0.19 word:bearer 0.51 word:because 0.52 word:becom -0.06 word:become 0.05
word:been 0.04 word:before 0.30 word:beforehand 0.22 word:begin 0.04 word:beginn -0.27 word:behavior -0.34
word:behind 0.44 word:belong -0.42 word:below 0.46 word:best -0.29 word:better 0.21 word:between -0.31
word:beyond -0.40 word:bicycl -0.13 word:bill 0.78 word:bin 0.08 word:binary 0.16 word:bind 0.31
word:blame 0.12 word:blank -0.24 word:block -0.22 word:blog -0.40 word:blue -0.09 word:board 0.13
word:bodi 0.09 word:body 0.82 word:bold -0.06 word:book 0.64 word:boolean -0.16 word:boot -0.10
word:border -0.30 word:bot -0.31 word:both -0.27 word:bottom -0.23 word:bound -0.12 word:box -0.19
word:br 0.17 word:branch -0.16 word:brand 0.27 word:brave -0.12 word:brazil -0.03 word:break -0.13
word:bridge -0.09 word:broad -0.24 word:broken 0.06 word:brown -0.10 word:brows -0.15 word:browse -0.15
word:browser -0.53 word:bucket 0.60 word:budget 0.38 word:bug 0.05 word:build -0.61 word:built 0.04
word:busines -0.11 word:business -0.30 word:but 0.09 word:button -0.17 word:buy 0.06 word:bypas 0.13
word:bypass -0.28 word:cach -0.09 word:cache 0.39 word:calculat -0.13 word:calculate -0.07
word:calculation 0.21 word:calendar 0.28 word:call -0.32 word:caller 0.76 word:came 0.16 word:camera 0.04
word:campaign 0.04 word:can -0.91 word:canada -0.19 word:cancel -0.07 word:cancell 0.08 word:candidat 0.26
word:cannot -0.61 word:canonical -0.07 word:cap -0.05 word:capabiliti -0.12 word:captcha -0.17
word:captur -0.17 word:capture -0.12 word:car 0.07 word:card 0.07 word:carri 0.31 word:carry 1.39
word:cas -0.07 word:case -0.28 word:cat 0.54 word:catalog -0.22 word:categori -0.13 word:category -0.26
word:cause 0.38 word:cdn 0.13 word:cell 0.85 word:cent 0.56 word:center -0.03 word:central 0.41
word:certificate -0.19 word:chain 0.03 word:chang -0.66 word:change -0.60 word:changelog -0.33
word:channel -0.15 word:char -0.30 word:character -0.68 word:charg -0.03 word:charge -0.20
word:chart -0.54 word:chat -0.07 word:cheapest 0.06 word:check -0.25 word:checkbox -0.04
word:checkout 0.05 word:child -0.08 word:children 0.19 word:china -0.13 word:chmod 0.37 word:choice 0.20
word:choos 0.04 word:choose 0.22 word:chosen 0.30 word:chrome 0.05 word:chunk -0.32 word:cite -0.15
word:city -0.28 word:claim -0.04 word:clarification -0.25 word:clas -0.22 word:class -0.29
word:claude 0.10 word:claus -0.05 word:clause 0.63 word:clean -0.03 word:cleaner -0.05 word:cleanup -0.09
word:clear -0.84 word:clearly -0.05 word:cli -0.56 word:click -0.34 word:client -0.09 word:clipboard 0.48
word:clock 0.56 word:clon -0.09 word:clos -0.18 word:close -0.09 word:cloud -0.35 word:cluster 0.34
word:cmd 0.45 word:cod 0.16 word:code -0.32 word:codebase -0.05 word:coin 0.31 word:collection -0.45
word:color -0.15 word:colour 0.27 word:column -0.31 word:com -0.97 word:combin -0.04
word:combination -0.07 word:combine -0.08 word:come 0.72 word:comfort 0.09 word:comma 0.23
word:command -0.44 word:comment -0.13 word:commit -0.36 word:common -0.20 word:compact -0.17
word:compani -0.51 word:company -0.06 word:compar -0.32 word:compare -0.23 word:comparison 0.11
word:compatibility -0.12 word:compilation -0.07 word:compile 0.34 word:complet -0.80 word:complete -0.40
word:completion -0.14 word:complex -0.16 word:complexity -0.10 word:compliance -0.11 word:comply 0.06
word:component -0.29 word:compose -0.26 word:composition -0.08 word:comprehensive -0.12 word:comput -0.19
word:computer 0.34 word:concentration -0.06 word:concept -0.09 word:concern 0.37 word:concise -0.06
word:concurrency -0.06 word:condition -0.53 word:conduct 0.14 word:confidence -0.08 word:confidential 0.41
word:config 0.34 word:configmap 0.06 word:configur -0.54 word:configurable -0.12 word:configuration -0.62
word:configure -0.06 word:confirm -0.97 word:conflict -0.20 word:confus 0.03 word:connect -0.77
word:connection 0.12 word:consent 0.88 word:consider -0.09 word:consist 0.07 word:consistent -0.14
word:console -0.12 word:constraint -0.13 word:consult 0.55 word:contact -0.21 word:contain -0.17
word:container -0.15 word:content -0.64 word:context -0.90 word:continuation -0.12 word:continue 0.05
word:contract 0.52 word:contrast -0.05 word:contribution 0.17 word:control 0.03 word:controller 0.31
word:convention -0.39 word:conversation -0.51 word:convert 0.63 word:cooki -0.19 word:cookie 0.15
word:coordinat -0.70 word:coordinate -0.14 word:copi 0.47 word:copy 0.36 word:core -0.03 word:corp 0.40
word:corpu 0.15 word:correct 0.21 word:correction -0.05 word:correspond 0.15 word:cost 0.30
word:count 0.35 word:countri -0.05 word:country -0.20 word:cover -0.51 word:coverage -0.19 word:cpu -0.09
word:crawl -0.07 word:creat -0.77 word:create 0.23 word:createdat -0.04 word:creative -0.06
word:creator -0.11 word:credential -0.36 word:credit -0.18 word:criteria -0.36 word:critical -0.22
word:cron -0.35 word:cros -0.07 word:cs -0.31 word:csv -0.05 word:ctx 0.16 word:curl -0.16
word:current -0.37 word:currently -0.17 word:cursor -0.23 word:custom -0.44 word:customer -0.68
word:cycle -0.05 word:daily 0.20 word:dark -0.11 word:dart -0.13 word:dashboard -0.38 word:dat -0.30
word:data -0.64 word:databas -0.12 word:database -0.17 word:date -0.11 word:day 0.56 word:deactivate -0.06
word:debugg -0.27 word:decid 0.09 word:decimal 0.44 word:decision -0.67 word:decode 0.27
word:dedicat -0.15 word:deep -0.07 word:deepen 0.21 word:default -1.12 word:defin -0.19 word:define -0.26
word:definition -0.39 word:delet -0.61 word:delete 0.08 word:deletion -0.05 word:deliver 0.23
word:delivery 0.07 word:demand 0.07 word:demographic 0.18 word:depend 0.34 word:deploy -0.71
word:deployment -0.43 word:deprecat -0.06 word:depth -0.43 word:deriv 0.04 word:desc -0.08
word:descend -0.10 word:describ -0.31 word:describe -0.25 word:description -0.69 word:descriptor 0.37
word:design -0.36 word:desir -0.04 word:desktop -0.08 word:destination 0.13 word:destructive -0.29
word:detach -0.17 word:detail -0.92 word:detect -0.08 word:detection -0.24 word:determin -0.04
word:determine -0.40 word:dev 0.11 word:develop -0.40 word:developer 0.18 word:development -0.15
word:device -0.49 word:diagnostic 0.34 word:diagram -0.30 word:dialog -0.12 word:dialogue 0.06
word:dictionary -0.06 word:did -0.12 word:differ 0.74 word:differenc 0.14 word:difference 0.30
word:different -0.30 word:digit 0.06 word:dimension -0.03 word:dir -0.26 word:direct -0.29
word:directly -0.42 word:directori -0.55 word:directory -0.15 word:disabl 0.31 word:disable 0.74
word:discard 0.11 word:disclose 0.21 word:disconnect 0.09 word:discount -0.05 word:discover -0.17
word:discovery -0.05 word:disk 0.13 word:display -0.32 word:disregard 0.12 word:distance -0.18
word:distinct -0.09 word:distribut -0.04 word:distribution -0.15 word:do -0.28 word:doc -0.29
word:docker -0.13 word:documentation -0.50 word:docx -0.15 word:doesn -0.35 word:dom -0.06
word:domain -0.31 word:don -0.64 word:done -0.14 word:double -0.51 word:down 0.72 word:download -0.32
word:draft -0.55 word:drag -0.09 word:draw -0.29 word:drift 0.31 word:driv -0.15 word:drive -0.08
word:driven -0.08 word:driver 0.10 word:drop 0.59 word:dropp 0.15 word:dry -0.34 word:dryrun -0.13
word:due -0.05 word:dump 0.46 word:dur -0.11 word:duration -0.05 word:dynamic -0.05 word:each 0.23
word:earlier 0.41 word:early 0.19 word:earn 0.16 word:easier 0.16 word:east -0.03 word:ecosystem -0.10
word:edg -0.09 word:edge -0.19 word:edit 0.17 word:editor -0.36 word:effective 0.31 word:efficient -0.10
word:efficiently -0.14 word:either -0.21 word:element -0.90 word:elevation -0.11 word:else 0.63
word:elsewhere -0.03 word:email -0.04 word:embedd -0.20 word:emoji 0.28 word:empty -0.11
word:emulate -0.03 word:enabl -0.43 word:enable -0.17 word:encod -0.18 word:encode 0.30 word:end 0.24
word:endpoint -0.44 word:engine 0.30 word:enough 0.27 word:ensure -0.08 word:entire -0.33
word:entiti -0.05 word:entity -0.21 word:entri 0.22 word:entry 0.38 word:enum -0.05 word:env -0.27
word:environment -0.20 word:equal -0.05 word:equivalent -0.12 word:error -0.24 word:escape -0.17
word:eslint -0.04 word:essential -0.31 word:estimat -0.22 word:etc -0.22 word:eur 0.19 word:euro 0.95
word:europe -0.17 word:evaluat 0.57 word:evaluate 0.03 word:evaluation -0.10 word:even 0.04
word:event 0.10 word:every 0.96 word:everyone -0.45 word:everyth 0.55 word:evil -0.28 word:exact -0.28
word:exactly -0.20 word:exampl 0.06 word:example 0.13 word:exceed -0.07 word:except -0.28
word:exchange -0.13 word:exclusive -0.11 word:exec 0.27 word:execut 0.40 word:executable -0.19
word:execute 0.50 word:execution -0.71 word:exist -0.76 word:expand -0.08 word:expect 0.45
word:expensive 0.14 word:experience 0.40 word:experiment -0.13 word:expiry -0.04 word:explain 0.48
word:explanation -0.19 word:explicit -0.09 word:explicitly -0.43 word:explor -0.04 word:exploration -0.06
word:explore -0.08 word:export 0.10 word:expos -0.19 word:expose -0.05 word:expres -0.11 word:ext 0.67
word:extension -0.27 word:external -0.14 word:extra 0.05 word:extract -0.05 word:extraction -0.07
word:fact -0.05 word:factor 0.10 word:fail 0.08 word:failur -0.13 word:failure -0.27 word:fall -0.18
word:fallback -0.15 word:false -0.62 word:family 0.15 word:far -0.06 word:fast -0.05 word:faster -0.36
word:fastest -0.08 word:fe 0.45 word:feat -0.28 word:featur -0.38 word:feature -0.11 word:fee 0.10
word:feed -0.10 word:feedback -0.35 word:feel -0.12 word:fetch -0.15 word:few -0.08 word:fewer -0.18
word:ffff -0.13 word:ffffffff -0.13 word:ffffffffffff -0.13 word:field -0.71 word:fieldname -0.04
word:figma -0.28 word:fil -0.24 word:file 0.12 word:filename -0.19 word:filepath -0.18
word:filesystem 0.11 word:fill -0.19 word:filter -1.03 word:final -0.19 word:find 0.67 word:finding 0.12
word:fine 0.09 word:finish -0.17 word:fire 0.18 word:firefox -0.12 word:first -0.31 word:fit -0.35
word:five 0.31 word:fix 0.07 word:flag -0.15 word:flagg -0.03 word:flexible 0.09 word:float -0.08
word:flow -0.13 word:focu -0.06 word:focus -0.34 word:folder 0.08 word:font 0.19 word:for -0.57
word:forbidden -0.78 word:force -0.06 word:forecast -0.21 word:foreground -0.05 word:foreign 0.67
word:forget 0.62 word:fork -0.04 word:form -0.40 word:format -0.44 word:formatt 0.07 word:formatter 0.57
word:forward -0.09 word:found 0.35 word:four -0.21 word:fram -0.26 word:frame -0.09 word:framework -0.25
word:free 0.58 word:fresh 0.07 word:front 0.25 word:full -0.48 word:fully -0.14 word:function 0.26
word:functionality -0.25 word:fund 0.51 word:further 0.08 word:future -0.13 word:fuzzy -0.05
word:gain 0.59 word:game 0.10 word:gap 0.13 word:gate 0.43 word:gcloud 0.25 word:gemini -0.39
word:general -0.11 word:generat -0.82 word:generate -0.55 word:generation -0.06 word:generic -0.04
word:geo 0.17 word:geocod 0.10 word:geocode -0.10 word:geographic -0.10 word:geographically -0.05
word:get -0.73 word:gett -0.15 word:git -0.27 word:github 0.30 word:gitlab -0.22 word:giv -0.30
word:give 0.30 word:given -0.17 word:global -0.08 word:globally 0.14 word:gnupg -0.52 word:go 0.45
word:goal -0.22 word:good 0.75 word:google -0.58 word:gpg 0.15 word:grade -0.06 word:grant 0.26
word:graph 0.03 word:graphic -0.16 word:graphql -0.13 word:greet 0.39 word:grep 0.11 word:group -0.44
word:guarante 0.23 word:guard 0.55 word:guess 0.07 word:guest 0.30 word:guid -0.41 word:guidance -0.35
word:guide -0.07 word:gust -0.03 word:ha 0.55 word:had 0.60 word:half -0.25 word:hand 0.54
word:handl -0.33 word:handle -0.43 word:hard -0.16 word:hash -0.08 word:hav -0.16 word:head -0.04
word:header -0.05 word:heading -0.12 word:health 0.51 word:hear 0.16 word:height -0.30 word:hello -0.13
word:help -0.40 word:helper 0.21 word:helpful -0.50 word:hence 0.06 word:here 0.83 word:hex 0.05
word:hidden 0.05 word:hierarchy -0.22 word:higher -0.07 word:highest -0.12 word:highlight -0.22
word:hint 0.54 word:history -0.30 word:hit -0.36 word:hold 0.03 word:hook 0.14 word:hospital 0.03
word:host -0.19 word:hot -0.04 word:hotel 0.22 word:hourly -0.06 word:hover -0.09 word:how 0.12
word:html -0.42 word:http 0.37 word:hub 0.04 word:hubspot -0.22 word:human 0.39 word:hundr 0.18
word:hyperlink -0.13 word:iban -0.04 word:icon 0.85 word:id -0.18 word:idea 0.13 word:ideal -0.15
word:identifi -0.05 word:identifier -0.40 word:identify -0.41 word:identity -0.33 word:ignor -0.19
word:ignore -0.06 word:imag -0.24 word:image 0.09 word:impact -0.30 word:implement -0.22
word:implementation -0.39 word:impli 0.12 word:import -0.39 word:important -0.69 word:improv 0.28
word:improve 0.13 word:inactive -0.08 word:inbox -0.03 word:includ -0.28 word:include -0.54
word:inclusive -0.11 word:incomplete -0.30 word:incorrect 0.12 word:increas -0.08 word:indentation -0.07
word:index 0.37 word:indic -0.13 word:indicat -0.15 word:individual -0.16 word:industry -0.33
word:infer -0.13 word:info -0.09 word:inform 0.13 word:information -1.19 word:ingest -0.27
word:initial -0.06 word:initialize -0.08 word:injection -0.27 word:inline -0.09 word:input -0.44
word:insecure 0.07 word:insensitive -0.06 word:insert -0.39 word:inside -0.27 word:inspect -0.59
word:inspir -0.06 word:installation -0.10 word:instanc 0.03 word:instance 0.17 word:instant -0.09
word:instead 0.20 word:instruction -0.53 word:integrat -0.14 word:integration -0.30 word:integrity 0.21
word:intend -0.23 word:intent -0.03 word:intentionally -0.04 word:interact -0.30 word:interaction -0.26
word:interactive -0.22 word:interest 0.32 word:interface 0.23 word:intermediate -0.12
word:internally -0.09 word:interpretation -0.17 word:interval -0.20 word:into 0.11 word:invalid -0.41
word:invent -0.05 word:invit -0.28 word:invitation -0.09 word:invoic -0.04 word:invoice 0.22
word:invok 0.09 word:invoke -0.37 word:io -0.33 word:irrelevant -0.03 word:isn -0.20 word:iso -0.09
word:issu -0.52 word:issue 0.16 word:issuetype -0.12 word:it 0.19 word:item -0.61 word:iteration -0.11
word:itself -0.23 word:japan -0.06 word:java -0.48 word:javascript -0.43 word:jira -0.54
word:jmespath -0.11 word:job -0.35 word:john -0.19 word:join 0.55 word:jpeg -0.04 word:jql -0.07
word:json -0.22 word:jsonl -0.45 word:jump -0.04 word:just 0.19 word:jwt -0.14 word:keep 0.54
word:kept -0.09 word:key 0.51 word:keyboard -0.27 word:keyword -0.14 word:kind -0.12 word:kindly 0.88
word:know 0.13 word:knowledge -0.34 word:known -0.13 word:kube 0.11 word:kubectl 0.49 word:kubernet -0.30
word:lab -0.03 word:label -0.54 word:lack 0.55 word:land -0.13 word:landmark -0.05 word:languag -0.07
word:language -0.14 word:large -0.28 word:larger -0.05 word:last 0.11 word:later -0.26 word:latest 0.09
word:latitude -0.18 word:launch -0.09 word:layer -0.30 word:layout 0.24 word:lead 0.65 word:leak 0.04
word:learn 0.05 word:leav -0.63 word:leave -0.11 word:left 0.45 word:legal -0.03 word:length -0.16
word:les -0.19 word:let -0.10 word:letter 0.10 word:level -0.06 word:leverag -0.12 word:li 0.26
word:librari -0.19 word:library -0.38 word:licence 0.32 word:license 0.24 word:lifecycle -0.10
word:light -0.10 word:like 0.13 word:limit 0.15 word:lin 0.14 word:line 0.12 word:linear 0.14
word:link -0.35 word:lint -0.25 word:linter 0.18 word:list -0.48 word:listing -0.15 word:literal -0.15
word:live -0.04 word:llm -0.42 word:load 0.08 word:local -0.33 word:locally -0.37 word:locat -0.08
word:location -0.90 word:locator -0.10 word:lock -0.04 word:log 0.09 word:logg 0.47 word:logic -0.15
word:login 0.50 word:long -0.27 word:longitude -0.18 word:look 0.38 word:lookup -0.04 word:los 0.07
word:lot -0.06 word:low 0.31 word:lower 0.15 word:lowest -0.11 word:machine -0.47 word:made 0.26
word:mail 0.31 word:mailbox 0.58 word:main 0.10 word:maintenance -0.17 word:mak 0.67 word:make -0.61
word:maker 0.52 word:manag -0.17 word:manage -0.36 word:management 0.10 word:manager 0.08
word:mandatory 0.07 word:manifest -0.08 word:manual -0.21 word:manually -0.21 word:many -0.22
word:map 0.26 word:mapp -0.06 word:margin -0.04 word:mark -0.18 word:markdown -0.43 word:market -0.24
word:mask -0.39 word:master 0.18 word:match -1.13 word:material 0.59 word:matrix -0.08 word:matter 0.54
word:max 0.09 word:maximum -0.06 word:may -0.29 word:mcp -0.76 word:mean 0.51 word:meant -0.09
word:meanwhile 0.22 word:measur 0.49 word:media -0.04 word:medication 0.14 word:medium -0.08
word:meet -0.15 word:meeting -0.17 word:member 0.04 word:membership 0.14 word:memo 0.09 word:memory 0.07
word:mention 0.38 word:merchant 0.21 word:merg -0.15 word:merge -0.09 word:mermaid -0.20 word:messag 0.09
word:message -0.13 word:met 0.79 word:meta -0.04 word:metadata -0.64 word:meteo -0.04 word:method -0.14
word:metric -0.24 word:middleware 0.47 word:might -0.09 word:migration 0.76 word:mimetype 0.08
word:min -0.08 word:minimal -0.12 word:minimum -0.04 word:minut -0.03 word:mirror -0.05 word:miss -0.38
word:mistak -0.05 word:mix 0.11 word:mobile -0.30 word:mod -0.22 word:mode -0.24 word:model -0.11
word:moderate -0.05 word:modern -0.05 word:modifi -0.08 word:modification -0.04 word:modify -0.46
word:modul -0.15 word:module -0.12 word:moment 0.27 word:monday -0.06 word:money -0.19 word:mongodb -0.25
word:monitor 0.24 word:month 0.08 word:mood 0.38 word:moon -0.09 word:more -0.21 word:most -0.56
word:mount -0.59 word:mouse -0.18 word:mov 0.68 word:move -0.06 word:much -0.30 word:multi -0.76
word:multiple -0.97 word:multipli 0.07 word:multiply 0.19 word:must -0.36 word:mutually -0.08
word:nam 0.24 word:name -0.32 word:namespac 0.33 word:namespace -0.12 word:native -0.12 word:natural -0.03
word:navigat -0.09 word:navigate -0.04 word:navigation -0.35 word:ne -0.19 word:near -0.10
word:nearby -0.08 word:nearest -0.26 word:necessary 0.40 word:need -0.04 word:needn 0.13
word:negative 0.44 word:nest 0.33 word:net 0.58 word:neutral 0.05 word:never -0.39 word:new -0.34
word:newest 0.35 word:newlin -0.20 word:newly -0.16 word:next -0.79 word:night 0.16 word:nightly 0.43
word:nin -0.05 word:noaa -0.05 word:nobody 0.17 word:nod -0.31 word:node -0.47 word:noise 0.17
word:non -0.22 word:none 0.40 word:normal -0.14 word:normaliz -0.20 word:north -0.03 word:not -0.52
word:note 0.36 word:noth -0.15 word:notice 0.73 word:notifi -0.53 word:notification -0.07 word:notify 0.15
word:notion -0.15 word:now 0.33 word:npm -0.47 word:npx 0.06 word:null -0.15 word:number -0.16
word:numeric 0.21 word:oauth -0.13 word:obey 0.07 word:object -0.39 word:observation -0.04
word:observe -0.17 word:obtain -0.23 word:occur 0.11 word:occurrenc -0.06 word:occurrence -0.05
word:ocr -0.11 word:off 0.54 word:offer 0.13 word:official 0.34 word:offset -0.26 word:often 0.68
word:old -0.17 word:older 0.19 word:oldest 0.10 word:omit -0.84 word:omitt -0.60 word:on 1.02
word:onboard -0.15 word:once -0.42 word:one 0.63 word:only -1.11 word:op 0.12 word:open 0.35
word:openai -0.29 word:operat -0.06 word:operation -0.76 word:operator -0.33 word:opinion -0.05
word:opportunity 0.36 word:opt -0.07 word:optimiz -0.07 word:optimization 0.12 word:option -0.50
word:optional -0.62 word:optionally -0.14 word:order 0.57 word:orderby 0.18 word:org 0.06
word:organisation 0.22 word:organization -0.45 word:organize -0.07 word:origin 0.50 word:original -0.38
word:orphan -0.10 word:other 0.72 word:otherwise 0.14 word:our 1.48 word:out 0.44 word:outcome 0.04
word:outgo -0.21 word:output -0.08 word:outside -0.41 word:over -0.25 word:overall -0.11
word:overdue -0.07 word:overlap -0.05 word:overload -0.17 word:overridden -0.16 word:override -0.11
word:overview -0.51 word:overwrite -0.09 word:overwritten 0.36 word:own -0.47 word:owner -0.42
word:ownerid -0.55 word:ownership 0.03 word:p 0.20 word:packag -0.32 word:package -0.40 word:padd 0.06
word:pag 0.04 word:page -0.58 word:pagetoken -0.25 word:paginat -0.03 word:pagination -0.32
word:paid -0.05 word:pair -0.35 word:palette -0.27 word:panel -0.38 word:paragraph -0.45 word:param -0.05
word:parameter -0.47 word:parent -0.07 word:park 0.08 word:pars -0.09 word:parse 0.08 word:part -0.22
word:partial -0.28 word:partner 0.31 word:pas -0.17 word:pass -0.40 word:passphrase 0.43
word:passport 0.58 word:passwd -0.13 word:past 0.09 word:paste 0.25 word:patch 0.04 word:path -0.83
word:pattern -0.24 word:pay 0.66 word:payload -0.22 word:payment -0.09 word:payout -0.04 word:payroll 0.25
word:pct -0.08 word:pdf -0.21 word:pem 0.33 word:pend 0.30 word:people 1.03 word:per -0.41
word:perfect -0.14 word:performance -0.18 word:period -0.29 word:permanent -0.07 word:permanently -0.13
word:permission 0.25 word:persist -0.37 word:persistent -0.08 word:person 0.18 word:personal -0.33
word:phase -0.07 word:phone 0.10 word:photo -0.11 word:php 0.22 word:pick 0.55 word:pictur -0.19
word:picture -0.03 word:pid 0.10 word:pin -0.09 word:pinecone -0.34 word:pinn 0.29 word:pip -0.10
word:pipelin -0.27 word:pipeline 0.09 word:pixel -0.20 word:plac -0.23 word:place 0.40
word:placeholder 0.53 word:plain -0.52 word:plaintext -0.22 word:plan 0.14 word:plann -0.09
word:platform -0.60 word:play 0.78 word:player 0.24 word:playwright -0.11 word:please 0.14 word:plu 0.06
word:png -0.28 word:pod 0.41 word:point -0.27 word:poison -0.34 word:polici 0.37 word:policy 0.51
word:poll -0.20 word:pollutant -0.04 word:port 0.65 word:position -0.42 word:positive -0.07
word:possible -0.19 word:post 0.26 word:postal -0.21 word:postgresql -0.03 word:postinstall 0.11
word:potentially -0.03 word:powerful -0.08 word:practic -0.05 word:practice -0.14 word:pre -0.62
word:preced 0.18 word:precedence -0.31 word:precipitation -0.06 word:prefer -0.73 word:preferenc -0.58
word:preference 0.17 word:preferr -0.03 word:prefix 0.04 word:premium 0.08 word:prepar -0.05
word:prepare -0.06 word:pres -0.29 word:presence -0.10 word:preserv -0.11 word:preset -0.27
word:press -0.15 word:prevent -0.06 word:preview 0.05 word:previou -0.13 word:previously -0.09
word:pric -0.16 word:primary -0.14 word:principal 0.47 word:print 0.17 word:prior 0.81 word:prioriti -0.05
word:prioritiz -0.07 word:prioritize -0.08 word:privacy 0.16 word:private 0.21 word:privileg 0.37
word:problem -0.09 word:proce 0.13 word:procedure -0.33 word:proces -0.22 word:process 0.24
word:produc -0.08 word:product -0.60 word:production 0.20 word:profil -0.09 word:profile 0.14
word:programmatically -0.03 word:progres -0.31 word:proj -0.06 word:project -0.74 word:projectid -0.18
word:projection -0.04 word:projectkey -0.15 word:prompt -0.07 word:proof 0.18 word:proper -0.21
word:properti -0.31 word:property -0.46 word:proportion -0.03 word:protect 0.34 word:protection 0.05
word:protocol -0.07 word:prov 0.06 word:provid -1.46 word:provide -1.32 word:provider -0.28
word:prune 0.06 word:pub -0.11 word:public 0.42 word:publicly -0.08 word:publish 0.04 word:publisher -0.45
word:pull 0.15 word:puppeteer 0.36 word:purchas 0.49 word:purpos 0.14 word:purpose -0.62 word:put 0.55
word:pypi -0.10 word:python -0.14 word:quality -0.55 word:quantity 0.19 word:quarter -0.48 word:query 0.15
word:queryparam 0.15 word:question 0.47 word:queu -0.04 word:queue 0.23 word:quick 0.15 word:quiet 0.97
word:quot -0.30 word:quota 0.47 word:quote 0.56 word:r -0.14 word:radiu -0.04 word:raise 0.72
word:range -0.57 word:rank 0.19 word:rate 0.07 word:rather -0.35 word:rating -0.14 word:ratio -0.20
word:raw 0.04 word:reach -0.13 word:react -0.11 word:reaction -0.20 word:read -0.05 word:readability -0.11
word:readable -0.03 word:reader 0.27 word:readme -0.08 word:ready -0.07 word:real 0.35 word:reason -0.18
word:receipt 0.26 word:receiv -0.66 word:receive -0.22 word:recent -0.16 word:recipient -0.31
word:recommend -0.36 word:recommendation -0.10 word:rect -0.05 word:recurr 0.06 word:redact -0.06
word:reddit -0.33 word:reduc -0.18 word:reduce 0.19 word:ref -0.21 word:refactor 0.23 word:refer -0.27
word:referenc -0.70 word:reference -0.29 word:refine -0.43 word:refinement -0.08 word:reflect -0.15
word:refund -0.11 word:refus -0.67 word:refusal 0.84 word:regardles 0.06 word:regex -0.06
word:region -0.07 word:registration -0.08 word:registry -0.04 word:regular -0.33 word:reject -0.49
word:relat -0.43 word:relation -0.14 word:relationship -0.13 word:relative -0.35 word:relay -0.17
word:release 0.25 word:relevance -0.11 word:relevant -0.57 word:reliable 0.05 word:reload 0.04
word:rely -0.07 word:remark -0.05 word:remember 0.38 word:remov -0.60 word:removal -0.21 word:remove -0.34
word:rename -0.04 word:render -0.07 word:renew 0.07 word:renewal 0.23 word:replac -0.61 word:replace 0.28
word:replacement -0.04 word:reply 0.06 word:report -0.69 word:repositori -0.47 word:repository -0.30
word:represent -0.20 word:representation -0.12 word:request -0.45 word:requir -0.83 word:require 0.06
word:requirement -0.52 word:rerank -0.05 word:research -0.12 word:reservation 0.13 word:reset -0.06
word:resiz 0.42 word:resize -0.05 word:resolution -0.04 word:resolv -0.72 word:resolve -0.08
word:resourc -0.56 word:resource -0.43 word:respons -0.11 word:response -0.73 word:responsive -0.30
word:rest -0.76 word:restart 0.39 word:restor 0.37 word:restore 0.16 word:restrict -0.34
word:restriction 0.77 word:result -0.63 word:resume -0.48 word:retain 0.08 word:retention 0.09
word:retriev -0.43 word:retrieve -0.60 word:retry -0.14 word:return -1.07 word:reuse -0.40
word:reveal -0.26 word:revenue -0.15 word:reverse 0.15 word:review 0.14 word:reviewer 0.24
word:revise -0.04 word:revision -0.05 word:rewrite -0.07 word:rfc -0.05 word:right -0.04
word:ripgrep -0.08 word:risk 0.39 word:road 0.36 word:robot -0.05 word:rol -0.23 word:role 0.11
word:roll 0.21 word:room 0.12 word:root 0.30 word:rotat -0.10 word:round 0.99 word:rout -0.15
word:route -0.17 word:row 0.47 word:rsa 0.45 word:ruby -0.07 word:rul 0.29 word:run 0.19 word:runn 0.06
word:runner 0.34 word:runtime -0.26 word:rust -0.13 word:safe 0.05 word:safely -0.09 word:safety -0.34
word:said 0.42 word:sal -0.25 word:sample 1.47 word:sandbox -0.22 word:sav 0.20 word:save -0.21
word:say 1.36 word:scale -0.08 word:scan -0.24 word:scann 0.61 word:scenario -0.11 word:schedul 0.25
word:schedule -0.06 word:schema -0.08 word:scop -0.30 word:scope -0.15 word:scor -0.36 word:score 0.29
word:scrap -0.07 word:scrape -0.12 word:screen -0.09 word:screenshot -0.37 word:script -0.41
word:scroll -0.11 word:se 0.33 word:search -0.59 word:sec -0.26 word:second 0.12 word:secret -0.17
word:section 0.08 word:secure 0.03 word:security 0.09 word:see -0.88 word:seen 0.07 word:segment -0.63
word:select -0.17 word:selection -0.37 word:selector -0.08 word:self -0.04 word:sell 0.56
word:semantic 0.11 word:semantically -0.05 word:send -0.22 word:sender 0.33 word:sensitive 0.29
word:sent -0.41 word:sentence 0.05 word:separat -0.05 word:separate -0.28 word:separator 0.39
word:sequenc -0.13 word:seri -0.30 word:server -0.62 word:servic -0.46 word:service -0.09
word:session 0.17 word:set 0.21 word:sett -0.33 word:setting -0.15 word:setup -0.18 word:several -0.14
word:severity -0.05 word:sha -0.27 word:shadow 0.13 word:shall 0.46 word:shap -0.11 word:shape -0.10
word:share 0.67 word:shell 0.48 word:shift 0.53 word:ship 0.09 word:shop 0.16 word:short 0.04
word:shortcut -0.18 word:shortest 0.62 word:should -0.18 word:show -0.50 word:shown -0.49 word:sid -0.03
word:side 0.12 word:sidenote 0.26 word:sig 0.11 word:sign 0.83 word:signal -0.06 word:signatur -0.07
word:signature 0.53 word:significantly -0.46 word:silence 0.14 word:silent 0.13 word:similar -0.22
word:simple -0.09 word:simulator -0.36 word:since 0.28 word:single -0.60 word:sink -0.03 word:sit -0.16
word:site 0.06 word:siz -0.08 word:size -0.67 word:skill -0.21 word:skip 0.12 word:skipp -0.09
word:slow 0.77 word:slug -0.06 word:sm -0.04 word:small -0.05 word:smaller -0.04 word:smallest -0.20
word:smart -0.07 word:snapshot -0.05 word:snippet 0.40 word:solv 0.03 word:some -0.46 word:somebody 0.18
word:someth 0.04 word:somewhere 0.04 word:soon 0.23 word:sort -0.11 word:sound 0.92 word:sourc 0.23
word:source -0.22 word:spac 0.38 word:space 0.89 word:span -0.30 word:spec -0.39 word:specializ -0.17
word:specifi -0.49 word:specific -1.28 word:specifically -0.25 word:specification -0.12 word:specify -0.27
word:spell 0.08 word:sprint 0.15 word:sql 0.50 word:square -0.03 word:src 0.12 word:srv 0.32
word:ssh -0.80 word:stable -0.03 word:stack -0.59 word:staff 0.07 word:stag -0.15 word:stage 0.04
word:stale -0.17 word:stamp -0.06 word:standard -0.22 word:star 0.28 word:start -0.45 word:stat -0.31
word:state -0.38 word:statement 0.11 word:static -0.11 word:station -0.16 word:statistic -0.10
word:statu -0.60 word:status -0.06 word:stay 0.56 word:step -0.43 word:still -0.27 word:stock -0.26
word:stop 0.50 word:stopp 0.23 word:stor -0.56 word:storage -0.27 word:store -0.03 word:stori -0.07
word:story -0.34 word:str -0.48 word:straight -0.13 word:strategi -0.17 word:strategy -0.25
word:stream -0.29 word:street 0.12 word:strength 0.04 word:strict -0.03 word:strictly -0.32
word:string -0.07 word:strip -0.14 word:structur -0.08 word:structural -0.15 word:structure -0.52
word:stuck -0.22 word:studio -0.21 word:styl -0.31 word:style -0.22 word:sub -0.45 word:subdomain 0.04
word:submit 0.21 word:subscription -0.11 word:subsequent -0.21 word:subset -0.06 word:subtask -0.24
word:successful -0.34 word:successfully -0.44 word:such -0.23 word:sudo 0.13 word:suffix -0.04
word:suggest -0.13 word:suggestion -0.20 word:suit -0.20 word:suitable -0.18 word:sum 0.04
word:summari -0.32 word:summaris 0.67 word:summarise 0.43 word:summariz -0.17 word:summarize -0.29
word:summary -0.80 word:suppli 0.06 word:supply 0.25 word:support -0.75 word:sure -0.61 word:surfac -0.03
word:surface -0.10 word:svg 0.04 word:swap 0.35 word:switch 0.04 word:symbol -0.25 word:sync 0.50
word:synchronis -0.11 word:syntax -0.23 word:system -0.04 word:tab -0.27 word:tabl -0.15 word:table -0.17
word:tabular -0.17 word:tag -0.48 word:tagg 0.28 word:tak 0.61 word:take 0.52 word:taken -0.68
word:talk -0.08 word:tar 0.10 word:target -0.56 word:task -1.25 word:taskid -0.06 word:tax -0.47
word:team -0.32 word:technical -0.06 word:technology -0.41 word:telegram 0.12 word:telemetry 0.30
word:tell -0.16 word:temperature -0.11 word:templat 0.04 word:template -0.06 word:temporary -0.12
word:ten 0.07 word:term -0.08 word:terminal 0.47 word:terminate 0.50 word:test -0.63 word:text 0.07
word:than 0.28 word:that 0.52 word:the 0.20 word:their -0.10 word:them 0.53 word:theme 0.05
word:themselv -0.14 word:then 0.32 word:there 0.95 word:therefore 0.41 word:these 0.34 word:they 0.08
word:thi -0.83 word:thing 0.13 word:think 0.28 word:those 0.38 word:thought -0.21 word:three -0.04
word:threshold -0.15 word:through 0.61 word:thu 0.13 word:ticket -0.13 word:tier 0.19 word:tim 0.09
word:time -0.09 word:timeline -0.09 word:timeout -0.09 word:timer 0.24 word:timestamp -0.39
word:timezone -0.05 word:tip 0.30 word:titl 0.16 word:title -0.08 word:tmp 0.35 word:today 0.25
word:todo 0.22 word:together -0.29 word:toggl -0.20 word:token 0.66 word:told 1.03 word:tone 0.04
word:too 0.56 word:took -0.12 word:tool 0.28 word:toon -0.05 word:top -0.27 word:topic -0.35
word:total -0.17 word:touch -0.15 word:trac -0.06 word:trace 0.14 word:track -0.09 word:trad -0.41
word:transaction -0.50 word:transcript -0.47 word:transfer 0.44 word:transit -0.13 word:transition -0.03
word:translat -0.05 word:translation 0.26 word:trash -0.36 word:travel 0.07 word:traveller 0.35
word:traversal -0.17 word:traverse -0.09 word:treat -0.25 word:trend -0.14 word:tri -0.35
word:trigger -0.19 word:trim 0.70 word:trimm -0.16 word:trip 0.53 word:true 0.37 word:truncat -0.26
word:trust 0.24 word:try 0.17 word:turn 0.33 word:two 0.17 word:txt -0.21 word:typ -0.06 word:type -0.51
word:typescript -0.07 word:typical -0.51 word:typically -0.22 word:uid -0.39 word:unavailable -0.19
word:unchang -0.23 word:under 0.68 word:understand -0.06 word:undone -0.09 word:unexpect -0.12
word:unfilter -0.04 word:unicode -0.45 word:unifi -0.09 word:uninstall 0.21 word:unique -0.05
word:unit -0.29 word:unknown -0.18 word:unles -0.04 word:unlimit 0.50 word:unlink -0.09 word:unlock -0.09
word:unread 0.03 word:unsafe 0.26 word:unset -0.15 word:unsure -0.12 word:until -0.35 word:untouch -0.04
word:updat -0.28 word:update -0.49 word:upgrad -0.05 word:upload -0.62 word:upon 0.04 word:upset 0.66
word:uptime 0.09 word:uri 0.18 word:url -1.00 word:us -0.72 word:usage -0.60 word:usd 0.22 word:use -0.93
word:useful -0.38 word:user 0.09 word:username -0.28 word:usually -0.15 word:utc -0.05 word:uuid 0.73
word:valid -0.41 word:validat -0.11 word:validate -0.45 word:validation 0.29 word:validator 0.12
word:valu -0.41 word:value -0.50 word:variabl -0.29 word:variable -0.69 word:variou -0.12 word:vault -0.25
word:vector -0.05 word:velocity 0.08 word:vendor 0.29 word:verbatim 0.50 word:verbosity -0.06
word:vercel -0.11 word:verifi -0.24 word:verification 0.37 word:verify -0.10 word:version -0.40
word:very -0.04 word:via -0.18 word:video -0.22 word:view -0.50 word:viewport -0.14 word:visibility -0.34
word:visible -0.51 word:visit 0.07 word:visual -0.07 word:visualize -0.08 word:voice -0.29 word:void 0.10
word:volum 0.05 word:volume 0.40 word:vpn 0.29 word:wa 0.94 word:wait -0.21 word:walk -0.05
word:wallet 0.58 word:want -0.07 word:warm 0.22 word:warn -0.19 word:warning 0.06 word:watch -0.08
word:way -0.05 word:wcag -0.05 word:weather -0.16 word:web 0.09 word:webhook -0.13 word:webp -0.04
word:webpage -0.14 word:websit 0.06 word:website -0.46 word:week 0.09 word:weekday 0.11 word:weekly 0.20
word:were 0.58 word:what -0.37 word:whatever 0.55 word:when -0.31 word:whenever 0.69 word:where 0.25
word:whether 0.04 word:which -0.04 word:while 0.30 word:white 1.00 word:who 0.38 word:whole -0.07
word:whose 0.08 word:why -0.19 word:width -0.23 word:wiki -0.08 word:will -1.40 word:win 0.07
word:wind -0.11 word:window -0.86 word:winn -0.27 word:wip -0.06 word:with 0.43 word:within -0.34
word:without 0.41 word:women 0.44 word:won 0.07 word:word 0.94 word:work -0.54 word:workflow -0.74
word:worklog -0.12 word:workspac -0.41 word:workspace -0.27 word:world -0.25 word:worri 0.29
word:would 0.41 word:wrapper -0.04 word:writ 0.67 word:write 0.18 word:writer 0.09 word:written -0.05
word:wrong 0.27 word:wrote 0.51 word:www -0.53 word:xml -0.27 word:y 0.59 word:yaml 0.30 word:year 1.20
word:yet 0.35 word:york -0.25 word:you 0.15 word:your -0.06 word:yourself 0.57 word:youtube -0.04
word:yyyy -0.09 word:zero 0.10 word:zip -0.37 word:zone 0.29 you -0.14
`;
