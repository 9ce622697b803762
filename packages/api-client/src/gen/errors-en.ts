// Generated from openapi/ by `pnpm generate`; never edited by hand.
/** What each code says, in English, by its number. */
export const errorTexts = {
  /** OK */
  200: "Done.",
  /** UNAUTHORISED */
  401: "Your session has ended. Sign in again.",
  /** QR_CODE_EXPIRED */
  1049: "The QR code has expired. Refresh it and try again.",
  /** QR_CODE_NOT_SCANNED */
  1060: "Nobody has scanned the QR code yet.",
  /** NOTHING_NEW */
  1105: "There is nothing new.",
  /** SNS_NOT_BOUND */
  5013: "This account isn't linked yet. Link it or register.",
  /** ATTRIBUTES_UNFINISHED */
  5629: "The profile survey isn't finished yet.",
  /** GROUP_NOT_OPEN */
  10014: "The discussion group isn't open now.",
  /** MALFORMED */
  400: "The request can't be read. Check it and try again.",
  /** FORBIDDEN */
  403: "This account has no permission. Try another account.",
  /** NOT_FOUND */
  404: "It doesn't exist, or is no longer available.",
  /** IDEMPOTENCY_CONFLICT */
  409: "This key was used with another body. Refresh and try again.",
  /** TOO_LARGE */
  413: "The content is too large. Make it smaller and try again.",
  /** UNSUPPORTED_TYPE */
  415: "This content type isn't supported. Try another one.",
  /** TOO_MANY */
  429: "Too many requests. Try again later.",
  /** INTERNAL */
  500: "Something went wrong on the server. Try again later.",
  /** FIELD_MISSING */
  10001: "A required field is missing. Fill it in and send again.",
  /** FIELD_WRONG */
  10002: "A field has the wrong format. Check it.",
  /** FIELD_UNKNOWN */
  10003: "The request has a field that the server doesn't know. Refresh and try again.",
  /** UNAVAILABLE */
  503: "The service is unavailable now. Try again later.",
  /** SITE_MAINTENANCE */
  10004: "This site is under maintenance. Try again after the wait of Retry-After.",
  /** DECRYPTION_FAILED */
  20001: "The encryption key has expired. Encrypt with the new key and send again.",
  /** MOBILE_INVALID */
  20002: "Enter a valid mobile number of 11 digits.",
  /** CODE_WRONG */
  20003: "The code is wrong. Enter it again.",
  /** CODE_EXPIRED */
  20004: "The code has expired. Request a new one.",
  /** CODE_TOO_SOON */
  20005: "A code was just sent. Wait before you request another.",
  /** CODE_DAILY_LIMIT */
  20006: "You have used all codes of today. Try again tomorrow.",
  /** CODE_TRIES_USED */
  20007: "The code was entered wrongly too often. Request a new one.",
  /** REGISTER_TICKET_INVALID */
  20008: "The registration took too long. Request a new code.",
  /** AGREEMENT_REQUIRED */
  20009: "Read and accept the current user agreement and privacy policy first.",
  /** MOBILE_TAKEN */
  20010: "This mobile is registered already. Sign in with it.",
  /** PASSWORD_WRONG */
  20011: "The mobile or the password is wrong.",
  /** PASSWORD_WEAK */
  20012: "A password has 8 to 20 characters, with letters and digits, and isn't a common one.",
  /** ACCOUNT_BLOCKED */
  20013: "This account is suspended. Contact us.",
  /** SNS_TAKEN */
  20014: "This third-party account is linked to another member. Use another one.",
  /** SNS_STATE_INVALID */
  20015: "The third-party sign-in has expired. Start it again.",
  /** BIND_TICKET_INVALID */
  20016: "The linking took too long. Sign in to the third-party account again.",
  /** SNS_NOT_LINKED */
  20017: "This third-party account isn't linked. Link it first.",
  /** LAST_SIGN_IN_WAY */
  20018: "This is your only way to sign in. Set a password or link another account first.",
  /** ID_NUMBER_INVALID */
  20019: "The identity number is invalid. Check it.",
  /** ID_ALREADY_VERIFIED */
  20020: "Your identity is verified already.",
  /** ID_NOT_MATCHED */
  20021: "The name and the identity number don't match. Check them and send again.",
  /** CHECK_REQUIRED */
  20022: "Confirm your mobile with a code first.",
  /** PROOF_REQUIRED */
  20023: "The server asks for a proof of work first.",
  /** ID_TRIES_USED */
  20024: "You have used all tries of the identity check. Contact us.",
  /** ID_NUMBER_TAKEN */
  20041: "This identity number was verified by another account. Contact us if this is wrong.",
  /** ID_CHECK_WAITING */
  20042: "Your identity check is under review. You will be notified of the result.",
  /** PASSWORD_TRIES_USED */
  20025: "Too many wrong passwords. Try again later, or sign in with a code.",
  /** SMS_LOCKED */
  20043: "Text messages with codes can't be switched off.",
  /** SNS_UNAVAILABLE */
  20031: "This way to sign in isn't available. Use another one.",
  /** SNS_PROVIDER_FAILED */
  20032: "The third party doesn't answer now. Try again later.",
  /** SNS_ALREADY_LINKED */
  20033: "An account of this kind is linked already. Unlink it first.",
  /** NICKNAME_INVALID */
  21001: "A nickname has 2 to 16 characters, without special ones.",
  /** NICKNAME_TAKEN */
  21002: "This nickname is taken. Try another one.",
  /** INVITE_CODE_INVALID */
  21003: "The invitation code is wrong. You may leave it empty.",
  /** EMAIL_INVALID */
  21004: "Enter a valid e-mail address.",
  /** ADDRESS_INVALID */
  21005: "The delivery address is incomplete. Check it.",
  /** INVITE_TRIES_USED */
  21015: "Too many wrong invitation codes in this hour. You may leave it empty.",
  /** INVITE_ALREADY_SET */
  21006: "You have entered an invitation code already. It can't be changed.",
  /** INVITE_TOO_LATE */
  21007: "You registered more than 7 days ago. An invitation code can't be added now.",
  /** INVITE_SELF */
  21008: "You can't enter your own invitation code.",
  /** ADDRESSES_FULL */
  21009: "You can save at most 20 delivery addresses. Delete one first.",
  /** INVITE_CLOSED */
  21011: "This invitation code is no longer in use. You can join without one.",
  /** INVITER_YOUNGER */
  21012: "The inviter must have joined before you. Check the invitation code.",
  /** FAMILY_NOT_POSSIBLE */
  21017: "Only an invitation that is void because of a shared network or device can be declared as family.",
  /** FAMILIES_FULL */
  21018: "At most 3 friends can be declared as family. Contact us to have more of them checked.",
  /** NICKNAME_RESERVED */
  21013: "This nickname looks like an official one. Try another one.",
  /** UNDER_AGE */
  21014: "The birthday you gave is under the age of 14, so the account will be deleted. Correct the birthday if it is wrong, or ask a guardian to contact us.",
  /** PROPERTY_INVALID */
  21010: "A profile field is wrong. Check it.",
  /** TASK_ENDED */
  22001: "The task has ended. Look for another one.",
  /** TASK_NOT_STARTED */
  22002: "The task hasn't started yet. Come back then.",
  /** TASK_FULL */
  22003: "The task is full. Look for another one.",
  /** TASK_NOT_FOR_DEVICE */
  22004: "The task doesn't support this device. Use another one.",
  /** ALREADY_JOINED */
  22005: "You have joined this task already. Look for another one.",
  /** PARTICIPATION_ENDED */
  22006: "This participation has ended. See its result.",
  /** ANSWER_INVALID */
  22007: "Some answers don't meet the rules. See the marked questions.",
  /** ANSWER_FORGED */
  22008: "The answers don't fit the questions. Refresh and answer again.",
  /** PAGE_OUT_OF_ORDER */
  22009: "Answer the pages in their order. You are back on the current page.",
  /** ANSWER_OUTDATED */
  22010: "Another device has newer answers. They are loaded.",
  /** QUALITY_PAUSED */
  22011: "Your quality score is too low for tasks. You can appeal on the quality page.",
  /** CONSENT_REQUIRED */
  22012: "Read and accept how your data is used first.",
  /** NOT_ELIGIBLE */
  22013: "You don't meet the conditions of this task yet. See its description.",
  /** INTERVIEW_OPEN */
  22014: "You are answering another questionnaire. Pause it before you go on with this one.",
  /** GIVE_UP_NOT_NOW */
  22015: "A task under review and a discussion can't be given up. See the task's page.",
  /** DATA_USE_CHANGED */
  22016: "How your data is used has just changed. Read the new text, then decide.",
  /** ACTIVITY_NOT_NOW */
  22031: "This step isn't possible now. Refresh to see the progress of the task.",
  /** ACTIVITY_INCOMPLETE */
  22032: "Something is missing. Add photos or text.",
  /** TIME_NOT_REACHED */
  22033: "It is too early. Skipped parts don't count.",
  /** PARTNER_LINK_INVALID */
  22041: "This link is incomplete or disabled. Ask the sender for a new one.",
  /** PARTNER_LINK_EXPIRED */
  22042: "This link has expired or was used. Go back to where you got it and enter again.",
  /** SURVEY_NEEDS_ACCOUNT */
  22043: "This survey asks for files. Sign in and start it from the task list.",
  /** ALREADY_CHECKED_IN */
  23001: "You have checked in today. Come back tomorrow.",
  /** CARD_NOT_FOUND */
  23002: "The card doesn't exist or was used. Refresh and look again.",
  /** CARD_NOT_USABLE */
  23003: "The card can't be used now. See its description.",
  /** BALANCE_TOO_LOW */
  23004: "You don't have enough coins. Do some tasks first.",
  /** TRANSFER_INVALID */
  23005: "The coins couldn't be booked. Try again later.",
  /** MAKE_UP_DAY_INVALID */
  23006: "You can make up only for a day missed in the last 7 days.",
  /** STATEMENT_PERIOD_INVALID */
  23007: "The first day must not be after the last day.",
  /** STOCK_OUT */
  24001: "It is out of stock. Look for another benefit.",
  /** LEVEL_TOO_LOW */
  24002: "Your level is too low for this benefit.",
  /** DAILY_LIMIT */
  24003: "You have used all exchanges of today. They are back at midnight.",
  /** MONTHLY_LIMIT */
  24004: "You have used the exchange limit of this month. It is back on the 1st.",
  /** PREREQUISITE_UNMET */
  24005: "A condition of the exchange isn't met. Meet it first.",
  /** ORDER_FORM_INVALID */
  24006: "The order form has mistakes. Check it.",
  /** ORDER_MOVE_FORBIDDEN */
  24007: "This isn't possible for the order now. Refresh and look again.",
  /** BENEFIT_OFF */
  24008: "This benefit is no longer offered. Look for another one.",
  /** NOTHING_TO_REVEAL */
  24009: "The card code hasn't been issued yet. You will be notified.",
  /** RESTOCK_NOT_NEEDED */
  24010: "It is in stock. You can order it now.",
  /** PRICE_CHANGED */
  24011: "The price in coins has changed. Check it and confirm again.",
  /** REAL_NAME_FIRST */
  24012: "The first exchange needs the real-name check. Submit name and id number, then come back.",
  /** BENEFIT_NOT_OPEN */
  24013: "This benefit can't be ordered yet. Come back when its sale begins.",
  /** BENEFIT_RENAMED */
  24014: "The name of the benefit has changed. Read the new one and confirm again.",
  /** NOT_INVITED */
  25001: "This mobile isn't on the invitation list. Use the invited one.",
  /** TOPIC_CLOSED */
  25002: "The topic is closed. It takes no more answers.",
  /** TOPIC_NOT_OPEN */
  25003: "The topic isn't open yet. Come back then.",
  /** SECTION_CLOSED */
  25004: "The question is closed. Answers can't be added or changed.",
  /** ANSWER_TOO_SHORT */
  25005: "The answer is too short. Write some more.",
  /** ANSWER_FIRST */
  25006: "Answer first, then see what others wrote.",
  /** ALREADY_ANSWERED */
  25007: "You have answered already. You can edit your answer.",
  /** HOST_REPLIED */
  25008: "The host has followed up. The answer can't be changed.",
  /** VOTE_CLOSED */
  25009: "The vote has ended.",
  /** TICKET_INVALID */
  25010: "The entry link has expired. Sign in with mobile and code.",
  /** GROUP_CONSENT_REQUIRED */
  25011: "Read and accept the rules and the informed consent first.",
  /** ATTACHMENT_UNUSABLE */
  25012: "An attachment has expired or belongs to another answer. Upload it again.",
  /** VOTE_CHOICE_INVALID */
  25014: "The number of choices is wrong. Check them and vote again.",
  /** REASON_REQUIRED */
  25015: "Enter a reason.",
  /** SHARING_TEXT_CHANGED */
  25016: "The text about sharing has changed. Read it again before you choose.",
  /** GROUP_LEFT */
  25017: "You left this group. Only its host can invite you again.",
  /** LEAVING_TOO_LATE */
  25018: "The discussion is over, so there is nothing to leave. Finished topics are paid as usual.",
  /** RESPONDENT_LEFT */
  25019: "This person isn't in the group any more and can't see a question. Write a note instead.",
  /** PASSAGE_STALE */
  25040: "The answer was just edited. Select the passage again in the new text.",
  /** QUOTES_FULL */
  25044: "The quote board holds at most 200 quotes. Remove one first.",
  /** FINDINGS_FULL */
  25048: "The quote board holds at most 50 findings. Merge or remove some first.",
  /** PROBES_FULL */
  25045: "The library holds at most 50 follow-ups. Remove one first.",
  /** QUOTE_STALE */
  25046: "The quoted words are no longer in that answer. Select them again.",
  /** DRAFT_CHANGED */
  25049: "Another device changed this draft. Choose one of the two.",
  /** DRAFTS_FULL */
  25050: "A group keeps at most 30 drafts. Send or delete one first.",
  /** QUOTE_HIDDEN */
  25047: "That person may not see the answer you quote. Send it without the quote.",
  /** TAGS_FULL */
  25041: "A group has at most 200 tags. Remove some first.",
  /** RESTORE_TOO_LATE */
  25042: "It was deleted more than 30 days ago. It can't be restored.",
  /** RESPONSE_REPLACED */
  25043: "The person has answered again. The old answer can't be restored.",
  /** NOT_A_HOST */
  25080: "You may not create discussion groups. Ask us for it.",
  /** GROUP_IS_DRAFT */
  25081: "The group is a draft. Start the invitations first.",
  /** GROUP_IS_INVITING */
  25082: "The group is still inviting and isn't open yet.",
  /** GROUP_IS_OPEN */
  25083: "The group is running. Close the discussion first.",
  /** GROUP_IS_CLOSED */
  25084: "The group has ended. This can't be changed any more.",
  /** GROUP_IS_ARCHIVED */
  25085: "The group is archived. It can't be changed.",
  /** GUIDE_EMPTY */
  25086: "Each topic needs at least one question. Complete the guide first.",
  /** GUIDE_CHANGED */
  25087: "Somebody has just changed this. See the newest version and change it again.",
  /** GUIDE_FULL */
  25088: "A guide has at most 100 topics, and a topic 50 questions.",
  /** QUESTION_ANSWERED */
  25089: "The question has answers and can't be changed. Close it and add a new one.",
  /** VISIBILITY_PROMISED */
  25090: "People have answered under the narrower visibility. It can't be widened.",
  /** VOTE_HAS_BALLOTS */
  25091: "People have voted. The vote can't be changed.",
  /** VOTE_WRONG */
  25092: "The number of choices doesn't fit the options. Check them.",
  /** SCHEDULE_WRONG */
  25093: "The end must be after the start.",
  /** SCHEDULE_PAST */
  25094: "The start or the end has passed. Change it first.",
  /** SCHEDULE_FIXED */
  25095: "The discussion is open, so its start can't be changed. To end it early, close it now.",
  /** PLAN_WRONG */
  25096: "The reward plan is incomplete. Pay coins for at least one thing, within the limit a person.",
  /** PLAN_FIXED */
  25097: "The reward plan can't be changed after the first invitation.",
  /** PAY_UNCONFIRMED */
  25098: "Some rewards aren't paid yet. Archive the group after that.",
  /** GROUP_VIEW_ONLY */
  25105: "You view the group as a respondent. You can read, but change nothing.",
  /** PAY_CONFIRMED */
  25099: "The rewards are confirmed and can't be changed.",
  /** PAY_TAKEN_OUT_BY_US */
  25107: "We took this person out of the reward, and hosts can't put them back. Contact us if you have questions.",
  /** INVITATIONS_TOO_MANY */
  25100: "A group invites at most 5,000 people. Invite fewer.",
  /** TAG_UNKNOWN */
  25101: "This tag no longer exists. Refresh and choose again.",
  /** TAG_TAKEN */
  25102: "A tag with this name exists. Use another name.",
  /** PHOTO_REQUIRED */
  25120: "This question asks for at least one photo or video.",
  /** PEOPLE_TAGS_FULL */
  25103: "There are at most 50 tags.",
  /** REHEARSAL_TOO_LATE */
  25106: "The group is open. It can't be rehearsed any more.",
  /** HOST_TICKET_INVALID */
  25104: "The entry link has expired. Enter again from the member site.",
  /** UNDO_TOO_LATE */
  26001: "It is too late to undo this.",
  /** TICKETS_TOO_MANY */
  26100: "You have sent too many tickets today. Try again tomorrow.",
  /** TICKET_CLOSED */
  26101: "The ticket is answered and takes no more replies. You can reopen it.",
  /** TICKET_STATE */
  26102: "This isn't possible for the ticket now. Refresh and look again.",
  /** APPEAL_TWICE */
  26103: "There is an appeal for this record already. See your tickets.",
  /** APPEAL_CLOSED */
  26104: "This record can't be appealed now. You can send a ticket about it.",
  /** TICKET_REPLIES_TOO_MANY */
  26105: "You have added 10 replies in a row. Wait for our answer.",
  /** PENALTY_TASKS */
  26150: "Your account may not join tasks for now. The help page says why and until when.",
  /** PENALTY_EXCHANGE */
  26151: "Your account may not exchange coins for now. The help page says why and until when.",
  /** PENALTY_BLOCKED */
  26152: "Your account is blocked. The help page says why, and you can appeal there.",
  /** PENALTY_CAMPAIGN */
  26153: "Your account may not join campaigns while tasks are paused. The help page says why.",
  /** PENALTY_CLAIM */
  26154: "Your account can't claim prizes while exchanges are paused. You get at least 3 days after it.",
  /** APPLICATIONS_TOO_MANY */
  26200: "You have sent too many applications today. Try again tomorrow.",
  /** CONTACT_INVALID */
  26201: "Enter a mobile, a phone number or an e-mail address that reaches you.",
  /** PREFERENCE_LOCKED */
  26002: "Notices about coins, exchanges and account security can't be switched off.",
  /** COURSE_ENDED */
  26301: "The quiz of this course has ended. The course can still be read.",
  /** COURSE_NOT_READ */
  26302: "Read the course to its end, then take the quiz.",
  /** COURSE_PASSED */
  26303: "You have passed this course. Its coins are paid once.",
  /** COURSE_TRIES_USED */
  26304: "You have used the 3 tries of today. Come back tomorrow.",
  /** COURSE_QUIZ_OVER */
  26305: "This quiz is over. Start it again.",
  /** COURSE_QUIZ_TOO_FAST */
  26306: "That was too fast. Read the questions before you answer.",
  /** COURSE_ANSWERS_INVALID */
  26307: "Answer every question, and choose one option where only one is asked for.",
  /** POLL_CLOSED */
  27001: "The poll has ended.",
  /** POLL_CHOICE_INVALID */
  27003: "Choose as the poll asks, then vote.",
  /** POLL_WAITING */
  27004: "A question of yours is under review. Send the next one after that.",
  /** POLL_OPTIONS_SAME */
  27005: "Options must differ from each other.",
  /** FILE_TYPE_REFUSED */
  28001: "This file type isn't supported. Use another one.",
  /** FILE_TOO_LARGE */
  28002: "The file is too large. Make it smaller and upload again.",
  /** FILES_TOO_MANY */
  28003: "You have uploaded too many files today. Try again tomorrow.",
  /** UPLOAD_NOT_IN_PARTS */
  28004: "This file can only be sent in one piece. Stay online and upload it again.",
  /** CAMPAIGN_NOT_STARTED */
  29001: "The campaign hasn't started yet. Come back later.",
  /** CAMPAIGN_ENDED */
  29002: "The campaign has ended. Its winners can still be seen.",
  /** CAMPAIGN_NOT_DRAWN */
  29003: "This campaign draws for everybody at a set time. You don't draw yourself.",
  /** NO_CHANCE_LEFT */
  29004: "You have no draws left. Check in or finish a task to get more.",
  /** CAMPAIGN_DEVICE_LIMIT */
  29005: "Too many accounts have joined the campaign from this device.",
  /** PRIZE_CLAIMED */
  29006: "This prize is claimed already.",
  /** CLAIM_TOO_LATE */
  29007: "The time to claim this prize is over.",
  /** CAMPAIGN_NOT_ENTERED */
  29008: "This campaign needs no entry. You can draw at once.",
  /** QUIZ_NONE */
  29009: "This campaign has no quiz.",
  /** QUIZ_DONE */
  29010: "You have taken the quiz today. Come back tomorrow.",
  /** QUIZ_OVER */
  29011: "The time for the quiz is over. Come back tomorrow.",
  /** QUIZ_TOO_FAST */
  29012: "That was too fast. Read the questions before you answer.",
  /** QUIZ_ANSWERS_INVALID */
  29013: "The answers don't fit the questions. Refresh and try again.",
  /** CAMPAIGN_PAUSED */
  29014: "The campaign is paused. You keep your draws and prizes. Come back later.",
  /** OPERATOR_SIGN_IN_WRONG */
  30001: "Name, password or code is wrong.",
  /** OPERATOR_TRIES_USED */
  30002: "Too many wrong tries. Try again in 15 minutes.",
  /** OPERATOR_LINK_INVALID */
  30003: "This link was used or has expired. Ask an admin for another one.",
  /** OPERATOR_CODE_WRONG */
  30004: "The code is wrong. Use the newest 6 digits of the authenticator.",
  /** OPERATOR_CSRF_WRONG */
  30005: "The page has expired. Refresh it and try again.",
  /** OPERATOR_FORBIDDEN */
  30006: "Your role may not do this. Ask a colleague who may.",
  /** OPERATOR_NETWORK_FORBIDDEN */
  30008: "The console can't be used from this network. Use one of the company's.",
  /** ACT_REASON_MISSING */
  30010: "This needs a reason.",
  /** ACT_STATE_CHANGED */
  30011: "The object has just changed. Look at its present state and decide again.",
  /** REQUEST_DECIDED */
  30012: "This request is decided already, or has expired.",
  /** REQUEST_OWN */
  30013: "Somebody else must decide about your request.",
  /** TASK_NOT_RUNNING */
  30101: "The task isn't running.",
  /** TASK_NOT_PAUSED */
  30102: "The task isn't paused.",
  /** TASK_END_PAST */
  30103: "The end must be after now and after the start.",
  /** TASK_SEATS_TAKEN */
  30104: "There can't be fewer seats than are taken.",
  /** REQUEST_WAITS */
  30015: "The same request waits for agreement already.",
  /** ACT_NOTHING_CHANGES */
  30014: "It is like this already, so nothing changes.",
  /** BENEFIT_PRICE_FIXED */
  30301: "Cash costs its amount. Its price can't change.",
  /** STOCK_TOO_LOW */
  30302: "The stock has fewer pieces than that.",
  /** STOCK_BY_CODES */
  30303: "The stock of card codes changes only when codes are loaded or withdrawn.",
  /** NOT_CARD_CODES */
  30304: "This benefit issues no card codes.",
  /** CARD_CODES_WRONG */
  30305: "One line of the codes is wrong. Correct it and load them again.",
  /** CARD_CODES_PROMISED */
  30306: "Orders wait for these codes. Withdraw fewer.",
  /** RECEIPT_TAKEN */
  30311: "Another order has this receipt.",
  /** ORDER_NOT_PARCEL */
  30312: "This order isn't sent by parcel.",
  /** SHIPMENT_TOO_OLD */
  30313: "This was sent more than a day ago and can't be undone.",
  /** HAND_IN_DECIDED */
  30321: "This was decided already, or doesn't wait for review.",
  /** TICKET_NO_APPEAL */
  30401: "This ticket is no appeal. Answer it instead.",
  /** APPEAL_DECIDED */
  30402: "This appeal is decided already.",
  /** VERDICT_UPHELD */
  30403: "An upheld verdict gives nothing back.",
  /** VERDICT_EMPTY */
  30404: "Say how much a partial verdict gives back.",
  /** VERDICT_OTHER */
  30405: "The record of this appeal can't be given back like this. Choose another verdict.",
  /** VERDICT_SETTLED */
  30406: "Nothing of this loss is missing any more.",
  /** VERDICT_TOO_MUCH */
  30407: "The verdict gives back more than was lost.",
  /** PENALTY_OVER */
  30408: "The penalty is over, or would be over with so many days less.",
  /** PENALTY_DAYS_WRONG */
  30409: "A penalty lasts 1 to 365 days.",
  /** INVITATION_NOT_VOID */
  30410: "This invitation is not void.",
  /** CANNED_VARIABLE_UNKNOWN */
  30411: "The only variables are the member number, the ticket's number and title, and the colleague.",
  /** CANNED_TITLE_TAKEN */
  30412: "Another canned answer has this title.",
  /** CANNED_ANSWERS_FULL */
  30413: "There are at most 200 canned answers. Remove one first.",
  /** TICKET_OTHER_MEMBER */
  30430: "The two tickets are not of the same member.",
  /** TICKET_MERGE_ITSELF */
  30431: "Name another ticket to merge it into.",
  /** TICKET_MERGED */
  30432: "One of the two is merged already. Reload the page.",
  /** TICKET_HAS_MERGED */
  30433: "Others were merged into this ticket. Merge the other way round.",
  /** TICKET_MERGE_APPEAL */
  30434: "An appeal needs a verdict of its own and can't be merged into another ticket.",
  /** TICKET_MERGE_ANSWERED */
  30435: "Merge it into a ticket that isn't answered yet.",
  /** TICKET_NOT_MERGED */
  30436: "This ticket is not merged.",
  /** OPERATOR_UNKNOWN */
  30007: "There is no such operator, or the account is closed.",
  /** DEBT_SMALLER */
  30501: "The member owes less than that.",
  /** COMPLETE_NOT_OURS */
  30325: "Only a member's complete of our own questionnaires can be rejected.",
  /** COMPLETE_HELD */
  30326: "The pay of this complete is held for review; decide it there.",
  /** COMPLETE_DECIDED */
  30327: "This complete was taken back or corrected before, so it can't be rejected.",
  /** COMPLETE_NOT_REJECTED */
  30328: "This complete wasn't taken back, or was given back already.",
  /** HELD_PAY_DECIDED */
  30322: "This held pay was decided already.",
  /** GROUP_NOT_TALLIED */
  30601: "The group is not tallied. It has to be closed first.",
  /** PAY_HELD */
  30602: "The pay-out is held. Release it first.",
  /** PAY_NOT_HELD */
  30603: "The pay-out is not held.",
  /** PAY_REFUSED */
  30604: "The pay-out is refused.",
  /** PAY_NOTHING_LEFT */
  30606: "Everybody of this group is paid, or nobody was to be.",
  /** PAY_SETTLED */
  30607: "This person is settled already.",
  /** HOST_UNKNOWN */
  30608: "No such host, or they may not make groups yet.",
  /** HOST_IN_GROUP */
  30609: "This person is a respondent or observer of the group and cannot host it.",
  /** ANSWER_DELETED */
  30610: "This answer is removed already.",
  /** ANSWER_NOT_TAKEN_DOWN */
  30611: "No operator took this answer down.",
  /** PARTNER_KEY_ROTATING */
  30701: "Two keys are valid. End the older one first.",
  /** PARTNER_KEY_ISSUED */
  30712: "The partner issues these keys. Put the new one into the partner's file.",
  /** PARTNER_KEY_ONLY */
  30702: "Only one key is valid. There is no old one to end.",
  /** PARTNER_KEY_END_WRONG */
  30713: "The end of the old key must be later than now, and within 90 days.",
  /** OPERATOR_NAME_TAKEN */
  30020: "An operator has this name already. Closed accounts count too.",
  /** OPERATOR_SELF */
  30021: "Two other admins change your own account.",
  /** OPERATOR_LAST_ADMIN */
  30022: "At least one admin must be able to sign in.",
  /** OPERATOR_LINK_UNASKED */
  30023: "There is no one-time link for you. Ask for a reset first.",
  /** OPERATOR_PASSKEY_WRONG */
  30024: "The passkey could not be verified. Try again, or sign in by password.",
  /** OPERATOR_PASSKEYS_FULL */
  30025: "At most 10 passkeys. Remove one that you don't use first.",
  /** OPERATOR_DEVICE_NEW */
  30026: "This sign-in isn't confirmed itself. Confirm from a device that you used before, or ask an admin for a reset.",
  /** ID_CHECK_DECIDED */
  30420: "No real-name check waits for a result.",
  /** CLOSING_STARTED */
  30421: "This account waits for its deletion already.",
  /** CLOSING_NONE */
  30422: "This account doesn't wait for a deletion.",
  /** REPORT_SETTLED */
  30703: "Nothing is left to pay or take back. Dismiss the report.",
  /** REPORT_UNVERIFIED */
  30704: "This report was not verified. It can only be dismissed.",
  /** REPORTS_OF_ONE_PARTNER */
  30705: "Decide reports of one partner at a time.",
  /** PARTNER_FILE_EMPTY */
  30706: "The file holds no session.",
  /** PARTNER_FILE_LONG */
  30707: "A file has at most 500 lines. Split it.",
  /** EXPORT_EMPTY */
  30030: "No row matches the filters.",
  /** VIEWS_FULL */
  30031: "A list has at most 30 views of one operator. Delete one first.",
  /** BULK_EMPTY */
  30032: "Nothing is chosen, or nothing matches the filters.",
  /** BULK_NONE_POSSIBLE */
  30033: "The act is possible for none of the chosen objects.",
  /** BULK_ENDED */
  30034: "This bulk act has ended. Nothing is left to stop.",
  /** WIN_NOT_OPEN */
  30801: "This prize does not wait to be claimed.",
  /** CLAIM_NOT_LATER */
  30802: "The new deadline must be later than the present one.",
  /** CAMPAIGN_ENDS_BY_DRAW */
  30803: "A koi campaign ends by itself when its winner is drawn.",
  /** CAMPAIGN_STARTED */
  30807: "The campaign has begun. Its start and its draw can't be moved any more.",
  /** CAMPAIGN_DATES_WRONG */
  30808: "Times are in the future, within a year, and in order. An earlier end leaves at least 24 hours; to stop at once, pause or end the campaign.",
  /** CAMPAIGN_FILE_WRONG */
  30805: "The campaign has faults. Check it, and mend them first.",
  /** CAMPAIGN_NOT_PAUSED */
  30804: "This campaign is not paused.",
  /** CONTENT_ENDS_TOO_EARLY */
  30901: "It must end after now and after it starts.",
  /** CONTENT_TEXT_WRONG */
  30902: "The text has a mark that is not allowed. Headings, paragraphs, lists, bold text and links are.",
  /** CONTENT_ID_TAKEN */
  30903: "This number is in use already. Choose another one.",
  /** CONTENT_STARTED */
  30904: "It has started. Its start, options and number of choices can't change any more.",
  /** CONTENT_ENDED */
  30905: "This content has ended or is withdrawn.",
  /** POPUP_BUTTON_INCOMPLETE */
  30906: "Fill in both the button's text and its link, or neither.",
  /** POPUP_LEVEL_WRONG */
  30907: "A pop-up for a level needs the level; another one has none.",
  /** POLL_OPTIONS_WRONG */
  30908: "Options must differ, and there can't be more choices than options.",
  /** HELP_SECTION_UNKNOWN */
  30909: "There is no such section of help.",
  /** COURSE_VIDEO_MISSING */
  30940: "The video isn't uploaded yet, or was removed. Upload it again.",
  /** COURSE_CAPTIONS_WRONG */
  30941: "Captions are WebVTT whose cues have correct times, one after the other.",
  /** COURSE_OPTIONS_WRONG */
  30912: "Each question needs a right option, and its options must differ.",
  /** CONTENT_MEMBER_UNKNOWN */
  30913: "No member has this code.",
  /** APP_PACKAGE_INCOMPLETE */
  30914: "Name the store, or the bytes and the SHA-256 of the package.",
  /** AWARD_WRONG */
  30915: "The codes of awards, and the members of one award, must differ.",
  /** AWARD_MONTH_NOT_OVER */
  30916: "This month isn't over yet.",
  /** TASK_FILE_WRONG */
  30105: "The task file has faults. Check it, and mend them first.",
  /** TASK_DATA_USE_WRONG */
  30123: "The use of the data is wrong. Say who gets what for what, and name the profile or contacts that the questions need.",
  /** TASK_NOT_SUPPLIED */
  30106: "No supplier asks the questions of this task any more. Name one first.",
  /** PARTNER_SETTINGS_WRONG */
  30708: "The partner's file has faults. Mend what the check names, then save it.",
  /** PARTNER_TASK_UNKNOWN */
  30709: "There is no such task. Check its number.",
  /** HOOK_NO_ADDRESS */
  30710: "This agent has no address for hooks. Change its file first.",
  /** OPEN_LINK_NOT_POSSIBLE */
  30711: "Only a questionnaire of our own without files can have an open link.",
  /** SECOND_LOOK_DONE */
  30323: "Somebody has looked at this submission again already.",
  /** SECOND_LOOK_OWN */
  30324: "Somebody else looks at your own verdicts.",
  /** BENEFIT_ID_TAKEN */
  30331: "A benefit has this id already. Choose another one.",
  /** BENEFIT_WRONG */
  30332: "Choices, amounts and the way of delivery don't fit together.",
  /** BENEFIT_TIMES_WRONG */
  30333: "The end of the sale is later than its beginning and than now.",
  /** CHOICE_TAKEN */
  30334: "A choice has this id or name already. Choose another one.",
  /** CHOICE_UNNAMED */
  30335: "The choice that is there has no name yet. Name it first.",
  /** CHOICE_LAST */
  30336: "A benefit keeps at least one choice. To stop orders, take it off sale.",
  /** CHOICE_ORDERED */
  30337: "Orders of this choice are not finished yet. Take it off afterwards.",
  /** CHOICE_HAS_CODES */
  30338: "This choice has card codes that were not issued. Withdraw them first.",
  /** HOST_CLOSED */
  30612: "This member is blocked or has left, and can't make groups.",
  /** CONTENT_DRAFT_CHANGED */
  30910: "A colleague has just saved this draft. Reload it and change it again.",
  /** CONTENT_DRAFTS_FULL */
  30911: "There are 200 drafts. Publish some or throw some away first.",
  /** NETWORK_WRONG */
  30107: "Give an IP address, or a block of one: /24, /64, /56 or /48.",
  /** NETWORK_BLOCKED */
  30108: "This network is blocked already.",
  /** QUESTION_FILE_WRONG */
  30806: "The questions have faults. Mend what the check names, then save them.",
  /** POLL_PROPOSAL_DECIDED */
  30934: "This question is decided already.",
  /** APPLICATION_DECIDED */
  30930: "This application is decided. It can only get another decision.",
  /** AWARD_MONTH_TOO_OLD */
  30917: "Only the last three months can be awarded.",
  /** MAINTENANCE_WRONG */
  30109: "Maintenance begins within 30 days, and ends after it begins.",
  /** LEGAL_TEXT_WRONG */
  30931: "The text begins with a list of what to read first, then has sections with a heading and content each. The rows of a table have the same width, and no two sections the same name.",
  /** LEGAL_DAY_WRONG */
  30932: "A text that members must agree to again is announced 30 days ahead, others 7 days, at most a year. One version a day.",
  /** LEGAL_TEXT_HOLDS */
  30933: "This version holds already, so it can't be taken back. Write another one.",
  /** RULE_NUMBER_WRONG */
  30119: "The number is out of its range, its time has passed or isn't a midnight at least a day ahead, or another change of it waits already.",
  /** LEVELS_NOT_RISING */
  30124: "Each level must need more credit than the one below it, also by the changes that wait.",
  /** RULE_NUMBER_FIXED */
  30122: "It holds within an hour, so it can no longer be dropped.",
} as const;
