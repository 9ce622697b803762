// Generated from openapi/ by `pnpm generate`; never edited by hand.
import type { CallEntry } from '../call-entry.ts';

/** Every call of the document; paths without an id come first. */
export const callTable: readonly CallEntry[] = [
  {"id":"loginBySms","method":"POST","path":"/auth/sms/login","access":"public","answers":"json","takesKey":false,"refusals":["MOBILE_INVALID","DECRYPTION_FAILED","CODE_WRONG","CODE_EXPIRED","CODE_TRIES_USED","ACCOUNT_BLOCKED"],"changes":[]},
  {"id":"loginByPassword","method":"POST","path":"/auth/password/login","access":"public","answers":"json","takesKey":false,"refusals":["DECRYPTION_FAILED","PASSWORD_WRONG","PASSWORD_TRIES_USED","ACCOUNT_BLOCKED","UNAVAILABLE"],"changes":[]},
  {"id":"sendAuthCode","method":"POST","path":"/v1/auth/sms/send","access":"public","answers":"json","takesKey":false,"refusals":["DECRYPTION_FAILED","MOBILE_INVALID","CODE_TOO_SOON","CODE_DAILY_LIMIT","PROOF_REQUIRED","UNAVAILABLE"],"changes":[]},
  {"id":"registerBySms","method":"POST","path":"/auth/sms/register","access":"public","answers":"json","takesKey":false,"refusals":["REGISTER_TICKET_INVALID","AGREEMENT_REQUIRED","MOBILE_TAKEN","INVITE_CODE_INVALID","INVITE_CLOSED","INVITE_TRIES_USED"],"changes":[]},
  {"id":"sendNewMobileCode","method":"POST","path":"/v1/sms/new-mobile","access":"member","answers":"json","takesKey":false,"refusals":["DECRYPTION_FAILED","MOBILE_INVALID","CODE_TOO_SOON","CODE_DAILY_LIMIT","PROOF_REQUIRED","UNAVAILABLE"],"changes":[]},
  {"id":"sendCode","method":"POST","path":"/v1/sms/send","access":"member","answers":"json","takesKey":false,"refusals":["CODE_TOO_SOON","CODE_DAILY_LIMIT","PROOF_REQUIRED","UNAVAILABLE"],"changes":[]},
  {"id":"sendEmailCode","method":"POST","path":"/v1/email/send","access":"member","answers":"json","takesKey":false,"refusals":["EMAIL_INVALID","CODE_TOO_SOON","CODE_DAILY_LIMIT","PROOF_REQUIRED"],"changes":[]},
  {"id":"refreshToken","method":"POST","path":"/v1/auth/token/refresh","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"createQrLogin","method":"GET","path":"/v1/auth/qrcode/login","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"checkQrLogin","method":"GET","path":"/v1/auth/qrcode/check","access":"public","answers":"json","takesKey":false,"refusals":["QR_CODE_NOT_SCANNED","QR_CODE_EXPIRED"],"changes":[]},
  {"id":"scanQrLogin","method":"POST","path":"/v1/auth/qrcode/scan","access":"member","answers":"json","takesKey":false,"refusals":["QR_CODE_EXPIRED"],"changes":[]},
  {"id":"confirmQrLogin","method":"POST","path":"/v1/auth/qrcode/confirm","access":"member","answers":"json","takesKey":false,"refusals":["QR_CODE_EXPIRED"],"changes":[]},
  {"id":"refuseQrLogin","method":"POST","path":"/v1/auth/qrcode/refuse","access":"member","answers":"json","takesKey":false,"refusals":["QR_CODE_EXPIRED"],"changes":[]},
  {"id":"resetPassword","method":"POST","path":"/v1/auth/password/reset","access":"public","answers":"json","takesKey":false,"refusals":["MOBILE_INVALID","DECRYPTION_FAILED","CODE_WRONG","CODE_EXPIRED","CODE_TRIES_USED","PASSWORD_WEAK","UNAVAILABLE"],"changes":[]},
  {"id":"finishAlipayLogin","method":"GET","path":"/v1/auth/alipay/callback","access":"optional","answers":"json","takesKey":false,"refusals":["SNS_NOT_BOUND","SNS_UNAVAILABLE","SNS_STATE_INVALID","SNS_PROVIDER_FAILED","SNS_TAKEN","SNS_ALREADY_LINKED","ACCOUNT_BLOCKED"],"changes":[]},
  {"id":"finishWechatLogin","method":"GET","path":"/v1/auth/wechat/callback","access":"optional","answers":"json","takesKey":false,"refusals":["SNS_NOT_BOUND","SNS_UNAVAILABLE","SNS_STATE_INVALID","SNS_PROVIDER_FAILED","SNS_TAKEN","SNS_ALREADY_LINKED","ACCOUNT_BLOCKED"],"changes":[]},
  {"id":"finishQqLogin","method":"GET","path":"/v1/auth/qq/callback","access":"optional","answers":"json","takesKey":false,"refusals":["SNS_NOT_BOUND","SNS_UNAVAILABLE","SNS_STATE_INVALID","SNS_PROVIDER_FAILED","SNS_TAKEN","SNS_ALREADY_LINKED","ACCOUNT_BLOCKED"],"changes":[]},
  {"id":"finishWeiboLogin","method":"GET","path":"/v1/auth/weibo/callback","access":"optional","answers":"json","takesKey":false,"refusals":["SNS_NOT_BOUND","SNS_UNAVAILABLE","SNS_STATE_INVALID","SNS_PROVIDER_FAILED","SNS_TAKEN","SNS_ALREADY_LINKED","ACCOUNT_BLOCKED"],"changes":[]},
  {"id":"startSnsLogin","method":"POST","path":"/v1/auth/sns/start","access":"optional","answers":"json","takesKey":false,"refusals":["SNS_UNAVAILABLE"],"changes":[]},
  {"id":"listSnsProviders","method":"GET","path":"/v1/auth/sns/providers","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"signWechatPage","method":"GET","path":"/v1/wechat/signature","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"bindSns","method":"POST","path":"/v1/auth/sns/bind","access":"public","answers":"json","takesKey":false,"refusals":["MOBILE_INVALID","DECRYPTION_FAILED","CODE_WRONG","CODE_EXPIRED","CODE_TRIES_USED","BIND_TICKET_INVALID","SNS_TAKEN","SNS_ALREADY_LINKED","ACCOUNT_BLOCKED"],"changes":["signIn"]},
  {"id":"registerSns","method":"POST","path":"/v1/auth/sns/register","access":"public","answers":"json","takesKey":false,"refusals":["REGISTER_TICKET_INVALID","AGREEMENT_REQUIRED","MOBILE_TAKEN","SNS_TAKEN","INVITE_CODE_INVALID","INVITE_CLOSED","INVITE_TRIES_USED"],"changes":[]},
  {"id":"listSnsBindings","method":"GET","path":"/v1/users/sns","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"unbindSns","method":"POST","path":"/v1/users/sns/unbind","access":"member","answers":"json","takesKey":false,"refusals":["SNS_NOT_LINKED","LAST_SIGN_IN_WAY"],"changes":["signIn"]},
  {"id":"changeMobile","method":"POST","path":"/v1/users/mobile","access":"member","answers":"json","takesKey":false,"refusals":["CHECK_REQUIRED","MOBILE_INVALID","DECRYPTION_FAILED","CODE_WRONG","CODE_EXPIRED","CODE_TRIES_USED","MOBILE_TAKEN"],"changes":["signIn"]},
  {"id":"checkSmsCode","method":"POST","path":"/v1/sms/check","access":"member","answers":"json","takesKey":false,"refusals":["DECRYPTION_FAILED","CODE_WRONG","CODE_EXPIRED","CODE_TRIES_USED"],"changes":[]},
  {"id":"changePassword","method":"POST","path":"/v1/users/password","access":"member","answers":"json","takesKey":false,"refusals":["CHECK_REQUIRED","DECRYPTION_FAILED","PASSWORD_WEAK","UNAVAILABLE"],"changes":["signIn"]},
  {"id":"changeEmail","method":"POST","path":"/v1/users/email","access":"member","answers":"json","takesKey":false,"refusals":["EMAIL_INVALID","DECRYPTION_FAILED","CODE_WRONG","CODE_EXPIRED","CODE_TRIES_USED"],"changes":["signIn"]},
  {"id":"getIdVerification","method":"GET","path":"/v1/users/id-verify","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"bindWechat","method":"POST","path":"/v1/users/wechat/bind","access":"member","answers":"json","takesKey":false,"refusals":["SNS_UNAVAILABLE","SNS_STATE_INVALID","SNS_PROVIDER_FAILED","SNS_TAKEN","SNS_ALREADY_LINKED"],"changes":[]},
  {"id":"bindQq","method":"POST","path":"/v1/users/qq/bind","access":"member","answers":"json","takesKey":false,"refusals":["SNS_UNAVAILABLE","SNS_STATE_INVALID","SNS_PROVIDER_FAILED","SNS_TAKEN","SNS_ALREADY_LINKED"],"changes":[]},
  {"id":"bindWeibo","method":"POST","path":"/v1/users/weibo/bind","access":"member","answers":"json","takesKey":false,"refusals":["SNS_UNAVAILABLE","SNS_STATE_INVALID","SNS_PROVIDER_FAILED","SNS_TAKEN","SNS_ALREADY_LINKED"],"changes":[]},
  {"id":"bindAlipay","method":"POST","path":"/v1/users/alipay/bind","access":"member","answers":"json","takesKey":false,"refusals":["SNS_UNAVAILABLE","SNS_STATE_INVALID","SNS_PROVIDER_FAILED","SNS_TAKEN","SNS_ALREADY_LINKED"],"changes":[]},
  {"id":"submitIdVerification","method":"POST","path":"/v2/users/id-verfiy","access":"member","answers":"json","takesKey":false,"refusals":["DECRYPTION_FAILED","AGREEMENT_REQUIRED","ID_NUMBER_INVALID","ID_NOT_MATCHED","ID_NUMBER_TAKEN","ID_CHECK_WAITING","ID_ALREADY_VERIFIED","ID_TRIES_USED"],"changes":[]},
  {"id":"getPublicKey","method":"GET","path":"/v1/auth/public-key","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"getAgreement","method":"GET","path":"/v1/auth/agreement","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"logout","method":"POST","path":"/v1/auth/logout","access":"either","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"renewAgreement","method":"POST","path":"/v1/users/agreement","access":"member","answers":"json","takesKey":false,"refusals":["AGREEMENT_REQUIRED"],"changes":[]},
  {"id":"listDevices","method":"GET","path":"/v1/users/devices","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"signOutOtherDevices","method":"POST","path":"/v1/users/devices/sign-out-others","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"getSmsPreferences","method":"GET","path":"/v1/users/sms","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"setSmsPreference","method":"POST","path":"/v1/users/sms","access":"member","answers":"json","takesKey":false,"refusals":["SMS_LOCKED"],"changes":[]},
  {"id":"getAccount","method":"GET","path":"/v1/users/account","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"changeNickname","method":"POST","path":"/v1/users/nickname","access":"member","answers":"json","takesKey":false,"refusals":["NICKNAME_INVALID","NICKNAME_RESERVED","NICKNAME_TAKEN"],"changes":[]},
  {"id":"getProperties","method":"GET","path":"/v1/users/property","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"saveProperties","method":"POST","path":"/v1/users/property","access":"member","answers":"json","takesKey":false,"refusals":["PROPERTY_INVALID","CONSENT_REQUIRED"],"changes":["participation"]},
  {"id":"listConsignees","method":"GET","path":"/v1/users/consignee","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"changeConsignees","method":"POST","path":"/v1/users/consignee","access":"member","answers":"json","takesKey":false,"refusals":["ADDRESS_INVALID","ADDRESSES_FULL","DECRYPTION_FAILED","MOBILE_INVALID","NOT_FOUND"],"changes":[]},
  {"id":"changeAvatar","method":"POST","path":"/v1/users/avatar","access":"member","answers":"json","takesKey":false,"refusals":["FILE_TYPE_REFUSED","FILE_TOO_LARGE","NOT_FOUND"],"changes":[]},
  {"id":"getPrivacy","method":"GET","path":"/v1/users/privacy","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"changeRecommendation","method":"POST","path":"/v1/users/privacy/recommendation","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"withdrawConsent","method":"POST","path":"/v1/users/privacy/consents/withdraw","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"listPartnerConsents","method":"GET","path":"/v1/users/privacy/consents/partners","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"withdrawPartnerConsent","method":"POST","path":"/v1/users/privacy/consents/partners/withdraw","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":["participation"]},
  {"id":"exportPersonalData","method":"POST","path":"/v1/users/export","access":"member","answers":"file","takesKey":false,"refusals":["CHECK_REQUIRED"],"changes":[]},
  {"id":"getAccountClosing","method":"GET","path":"/v1/users/closing","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"requestAccountClosing","method":"POST","path":"/v1/users/closing","access":"member","answers":"json","takesKey":false,"refusals":["CHECK_REQUIRED"],"changes":[]},
  {"id":"cancelAccountClosing","method":"POST","path":"/v1/users/closing/cancel","access":"member","answers":"json","takesKey":false,"refusals":["UNDER_AGE"],"changes":[]},
  {"id":"checkHome","method":"GET","path":"/v1/home/check","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"endHomeTour","method":"POST","path":"/v1/home/tour","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"acceptInvite","method":"POST","path":"/v1/auth/invite","access":"public","answers":"json","takesKey":false,"refusals":["INVITE_CODE_INVALID","INVITE_CLOSED","INVITE_TRIES_USED"],"changes":[]},
  {"id":"checkInviteCode","method":"POST","path":"/v1/auth/invite/check","access":"public","answers":"json","takesKey":false,"refusals":["INVITE_CODE_INVALID","INVITE_CLOSED","INVITE_TRIES_USED"],"changes":[]},
  {"id":"enterInviteCode","method":"POST","path":"/v1/auth/invite/code","access":"member","answers":"json","takesKey":false,"refusals":["INVITE_CODE_INVALID","INVITE_CLOSED","INVITE_TRIES_USED","INVITE_ALREADY_SET","INVITE_TOO_LATE","INVITE_SELF","INVITER_YOUNGER"],"changes":[]},
  {"id":"getInvitation","method":"GET","path":"/v1/users/invite","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listInvitees","method":"GET","path":"/v1/users/inviters","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listInviteRewards","method":"GET","path":"/v1/credits/invite","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listRegions","method":"GET","path":"/v1/jd/cities","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getUploadPolicy","method":"GET","path":"/v1/oss/policy","access":"either","answers":"json","takesKey":false,"refusals":["FILE_TYPE_REFUSED","FILE_TOO_LARGE","FILES_TOO_MANY"],"changes":[]},
  {"id":"continueUpload","method":"POST","path":"/v1/oss/upload","access":"either","answers":"json","takesKey":false,"refusals":["FILE_TYPE_REFUSED","FILE_TOO_LARGE","FILES_TOO_MANY","UPLOAD_NOT_IN_PARTS","IDEMPOTENCY_CONFLICT"],"changes":[]},
  {"id":"signFileUrl","method":"GET","path":"/v1/oss/sign","access":"either","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","FILE_TYPE_REFUSED","FILE_TOO_LARGE"],"changes":[]},
  {"id":"getAppDownload","method":"GET","path":"/v1/app/down","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"getDesktopAppDownload","method":"GET","path":"/v1/app/pc/down","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listEvents","method":"GET","path":"/v1/events","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listBanners","method":"GET","path":"/v1/banners","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listLoginBanners","method":"GET","path":"/v1/banners/login","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"showInviteName","method":"POST","path":"/v1/users/invite/name","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"getContact","method":"GET","path":"/v1/contact","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"applyForCooperation","method":"POST","path":"/v1/applications/cooperation","access":"public","answers":"json","takesKey":true,"refusals":["DECRYPTION_FAILED","IDEMPOTENCY_CONFLICT","APPLICATIONS_TOO_MANY","CONTACT_INVALID"],"changes":[]},
  {"id":"applyForRecruitment","method":"POST","path":"/v1/applications/recruit","access":"public","answers":"json","takesKey":true,"refusals":["DECRYPTION_FAILED","IDEMPOTENCY_CONFLICT","APPLICATIONS_TOO_MANY","MOBILE_INVALID"],"changes":[]},
  {"id":"arriveByChannel","method":"POST","path":"/v1/channels/arrivals","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"reportPageError","method":"POST","path":"/v1/page-errors","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"getSiteFigures","method":"GET","path":"/v1/figures","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"checkNewMessages","method":"GET","path":"/v1/messages/new","access":"member","answers":"json","takesKey":false,"refusals":["NOTHING_NEW"],"changes":[]},
  {"id":"getScreenMessage","method":"GET","path":"/v1/messages/screen","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listMessages","method":"GET","path":"/v1/messages","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"readMessages","method":"POST","path":"/v1/messages/read","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"undoRead","method":"POST","path":"/v1/messages/read/undo","access":"member","answers":"json","takesKey":false,"refusals":["UNDO_TOO_LATE"],"changes":[]},
  {"id":"getMessagePreferences","method":"GET","path":"/v1/messages/preferences","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"setMessagePreference","method":"POST","path":"/v1/messages/preferences","access":"member","answers":"json","takesKey":false,"refusals":["PREFERENCE_LOCKED"],"changes":[]},
  {"id":"readFlash","method":"POST","path":"/v1/messages/flash/read","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"listUnreadNotices","method":"GET","path":"/v1/notices/unread","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"readNotices","method":"POST","path":"/v1/notices/read","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"streamLive","method":"GET","path":"/v1/live","access":"either","answers":"stream","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listHelp","method":"GET","path":"/v1/categories","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"searchSite","method":"GET","path":"/v1/search","access":"optional","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listTickets","method":"GET","path":"/v1/tickets","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"openTicket","method":"POST","path":"/v1/tickets","access":"member","answers":"json","takesKey":true,"refusals":["NOT_FOUND","TICKETS_TOO_MANY","APPEAL_TWICE","APPEAL_CLOSED","FILE_TYPE_REFUSED","FILE_TOO_LARGE","IDEMPOTENCY_CONFLICT"],"changes":[]},
  {"id":"getTicketSubject","method":"GET","path":"/v1/tickets/subject","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"listPenalties","method":"GET","path":"/v1/users/penalties","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"getRanking","method":"GET","path":"/v1/ranking","access":"optional","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"chooseRankingDisplay","method":"POST","path":"/v1/ranking/choice","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listStarArticles","method":"GET","path":"/v1/ranking/articles","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listCourses","method":"GET","path":"/v1/courses","access":"optional","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"getAwards","method":"GET","path":"/v1/awards","access":"optional","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listOwnPolls","method":"GET","path":"/v1/users/polls","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listPolls","method":"GET","path":"/v1/polls","access":"optional","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"votePoll","method":"POST","path":"/v1/polls","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","POLL_CLOSED","POLL_CHOICE_INVALID","POLL_WAITING","POLL_OPTIONS_SAME"],"changes":[]},
  {"id":"recommendTasks","method":"GET","path":"/v1/tasks/recommend","access":"optional","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"redirectBrowseTask","method":"GET","path":"/v1/browse/redirect","access":"public","answers":"redirect","takesKey":false,"refusals":["NOT_FOUND","FORBIDDEN","PARTICIPATION_ENDED"],"changes":[]},
  {"id":"listTasks","method":"GET","path":"/v1/tasks","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listTaskRecords","method":"GET","path":"/v1/task-records","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"getAttributeSurveyCheck","method":"GET","path":"/v1/users/survey/check","access":"member","answers":"json","takesKey":false,"refusals":["ATTRIBUTES_UNFINISHED"],"changes":[]},
  {"id":"getAttributeSurvey","method":"GET","path":"/v1/users/survey/basic","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"submitAttributeSurvey","method":"POST","path":"/v1/users/survey/basic","access":"member","answers":"json","takesKey":true,"refusals":["ANSWER_INVALID","ANSWER_FORGED","ANSWER_OUTDATED","CONSENT_REQUIRED","IDEMPOTENCY_CONFLICT"],"changes":["participation"]},
  {"id":"agreeAttributeConsent","method":"POST","path":"/v1/users/survey/consent","access":"member","answers":"json","takesKey":false,"refusals":["AGREEMENT_REQUIRED"],"changes":[]},
  {"id":"listCampaigns","method":"GET","path":"/v1/campaigns","access":"optional","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listQuestions","method":"GET","path":"/v1/questions","access":"optional","answers":"json","takesKey":false,"refusals":["NOT_FOUND","QUIZ_OVER"],"changes":[]},
  {"id":"submitQuestions","method":"POST","path":"/v1/questions","access":"member","answers":"json","takesKey":true,"refusals":["NOT_FOUND","CAMPAIGN_ENDED","QUIZ_DONE","QUIZ_OVER","QUIZ_TOO_FAST","QUIZ_ANSWERS_INVALID","IDEMPOTENCY_CONFLICT"],"changes":["balance"]},
  {"id":"startParticipation","method":"POST","path":"/v1/process/participations","access":"member","answers":"json","takesKey":false,"refusals":["PENALTY_TASKS","NOT_FOUND","NOT_INVITED","GROUP_NOT_OPEN","TASK_ENDED","TASK_NOT_STARTED","TASK_FULL","TASK_NOT_FOR_DEVICE","ALREADY_JOINED","QUALITY_PAUSED","CONSENT_REQUIRED","DATA_USE_CHANGED","NOT_ELIGIBLE","INTERVIEW_OPEN"],"changes":["participation"]},
  {"id":"reportReturn","method":"POST","path":"/v1/process/returns","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":["participation"]},
  {"id":"enterFromAgent","method":"POST","path":"/v1/process/agent-entries","access":"public","answers":"json","takesKey":false,"refusals":["PARTNER_LINK_INVALID","PARTNER_LINK_EXPIRED","TASK_NOT_FOR_DEVICE","NOT_ELIGIBLE","SURVEY_NEEDS_ACCOUNT"],"changes":[]},
  {"id":"enterByOpenLink","method":"POST","path":"/v1/process/open-entries","access":"public","answers":"json","takesKey":false,"refusals":["PARTNER_LINK_INVALID","TASK_ENDED","TASK_NOT_FOR_DEVICE","NOT_ELIGIBLE","SURVEY_NEEDS_ACCOUNT"],"changes":[]},
  {"id":"issueStartTicket","method":"POST","path":"/v1/process/tickets","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"takeStartTicket","method":"POST","path":"/v1/process/tickets/take","access":"public","answers":"json","takesKey":false,"refusals":["PARTNER_LINK_EXPIRED","PENALTY_TASKS","NOT_FOUND","NOT_INVITED","GROUP_NOT_OPEN","TASK_ENDED","TASK_NOT_STARTED","TASK_FULL","TASK_NOT_FOR_DEVICE","ALREADY_JOINED","QUALITY_PAUSED","CONSENT_REQUIRED","DATA_USE_CHANGED","NOT_ELIGIBLE"],"changes":[]},
  {"id":"listPoints","method":"GET","path":"/v1/points","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listCoinMonths","method":"GET","path":"/v1/points/months","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listReceiptKeys","method":"GET","path":"/v1/receipts/keys","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listCoinLots","method":"GET","path":"/v1/points/lots","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"downloadStatement","method":"GET","path":"/v1/points/statement","access":"member","answers":"file","takesKey":false,"refusals":["STATEMENT_PERIOD_INVALID"],"changes":[]},
  {"id":"getCheckin","method":"GET","path":"/v1/users/checkin","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"checkIn","method":"POST","path":"/v1/users/checkin","access":"member","answers":"json","takesKey":true,"refusals":["ALREADY_CHECKED_IN","CARD_NOT_FOUND","MAKE_UP_DAY_INVALID","IDEMPOTENCY_CONFLICT"],"changes":["balance"]},
  {"id":"getCredit","method":"GET","path":"/v1/users/credit","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listCredits","method":"GET","path":"/v1/credits","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"useCard","method":"POST","path":"/v1/benefits/use","access":"member","answers":"json","takesKey":true,"refusals":["CARD_NOT_FOUND","CARD_NOT_USABLE","MAKE_UP_DAY_INVALID","IDEMPOTENCY_CONFLICT"],"changes":["balance"]},
  {"id":"previewCard","method":"POST","path":"/v1/benefits/use/value","access":"member","answers":"json","takesKey":false,"refusals":["CARD_NOT_FOUND","CARD_NOT_USABLE","MAKE_UP_DAY_INVALID"],"changes":[]},
  {"id":"listCards","method":"GET","path":"/v1/cards","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"getExchangeInfo","method":"GET","path":"/v1/users/exchange-info","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listBenefits","method":"GET","path":"/v3/benefits","access":"public","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listOrders","method":"GET","path":"/v1/exchanges","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listGroupMembers","method":"GET","path":"/focusMembers","access":"group","answers":"json","takesKey":false,"refusals":["GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"getGroupMember","method":"GET","path":"/focusMembers/memberInfo","access":"group","answers":"json","takesKey":false,"refusals":["NOT_FOUND","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"getGroupMe","method":"GET","path":"/focusMembers/info","access":"group","answers":"json","takesKey":false,"refusals":["GROUP_NOT_OPEN"],"changes":[]},
  {"id":"listAskedFollowUps","method":"GET","path":"/v1/focusTopics/ask","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"getTopic","method":"GET","path":"/v1/focusTopics/detail","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","TOPIC_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"listAnsweredSections","method":"GET","path":"/v1/focusTopics/reply","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"listUnansweredSections","method":"GET","path":"/v1/focusTopics/unReply","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"listHostTopics","method":"GET","path":"/v1/focusTopics/compere","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"getHostTopic","method":"GET","path":"/v1/focusTopics/compere/detail","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND"],"changes":[]},
  {"id":"listHostTopicMembers","method":"GET","path":"/v1/focusTopics/compere/members","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND"],"changes":[]},
  {"id":"countHostTopicMembers","method":"GET","path":"/v1/focusTopics/compere/memberNums","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND"],"changes":[]},
  {"id":"searchHostTopics","method":"GET","path":"/v1/focusTopics/compere/search","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"listTopics","method":"GET","path":"/focusSections","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"listHostSections","method":"GET","path":"/focusSections/compere","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND"],"changes":[]},
  {"id":"decodeGroupTask","method":"GET","path":"/focusSections/decode/task","access":"group","answers":"json","takesKey":false,"refusals":["NOT_FOUND","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"getFollowUpThread","method":"GET","path":"/focusResponses/ask","access":"group","answers":"json","takesKey":false,"refusals":["NOT_FOUND","GROUP_NOT_OPEN","ANSWER_FIRST","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"listResponses","method":"GET","path":"/focusResponses","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","TOPIC_NOT_OPEN","ANSWER_FIRST","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"createResponse","method":"POST","path":"/focusResponses","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED","TOPIC_NOT_OPEN","TOPIC_CLOSED","SECTION_CLOSED","ANSWER_TOO_SHORT","PHOTO_REQUIRED","ALREADY_ANSWERED","ATTACHMENT_UNUSABLE"],"changes":[]},
  {"id":"editResponse","method":"POST","path":"/focusResponses/edit","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED","TOPIC_CLOSED","SECTION_CLOSED","ANSWER_TOO_SHORT","PHOTO_REQUIRED","HOST_REPLIED","ATTACHMENT_UNUSABLE"],"changes":[]},
  {"id":"getVote","method":"GET","path":"/focusVotes/user","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","TOPIC_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"listHostVotes","method":"GET","path":"/focusVotes/compere","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND"],"changes":[]},
  {"id":"castVote","method":"POST","path":"/focusVotes","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED","TOPIC_NOT_OPEN","TOPIC_CLOSED","SECTION_CLOSED","VOTE_CLOSED","VOTE_CHOICE_INVALID"],"changes":[]},
  {"id":"downloadTopicResponses","method":"GET","path":"/focusResponses/download","access":"group","answers":"file","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND"],"changes":[]},
  {"id":"downloadGroupMembers","method":"GET","path":"/focusMembers/download","access":"group","answers":"file","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND"],"changes":[]},
  {"id":"listHostResponses","method":"GET","path":"/focusResponses/list","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"listResponseTopics","method":"GET","path":"/focusResponses/topic","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"listResponseTags","method":"GET","path":"/focusResponses/tag","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"listResponseAttributes","method":"GET","path":"/focusResponses/member/attr","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"deleteResponses","method":"POST","path":"/focusResponses/delete","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","REASON_REQUIRED"],"changes":[]},
  {"id":"downloadResponseTable","method":"GET","path":"/focusResponses/base/download","access":"group","answers":"file","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"downloadMemberTable","method":"GET","path":"/focusResponses/member/download","access":"group","answers":"file","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"downloadResponseAttachments","method":"GET","path":"/focusResponses/attachment/download","access":"group","answers":"file","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND"],"changes":[]},
  {"id":"listGroupAttachments","method":"GET","path":"/focus/attachment","access":"group","answers":"json","takesKey":false,"refusals":["GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"addGroupAttachment","method":"POST","path":"/focus/attachment","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED","FILE_TYPE_REFUSED","FILE_TOO_LARGE"],"changes":[]},
  {"id":"downloadGroupAttachments","method":"POST","path":"/focus/attachment/download","access":"group","answers":"file","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND"],"changes":[]},
  {"id":"removeGroupAttachments","method":"POST","path":"/focus/attachment/remove","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED","TOPIC_CLOSED","SECTION_CLOSED","HOST_REPLIED","REASON_REQUIRED","PHOTO_REQUIRED"],"changes":[]},
  {"id":"listMyGroups","method":"GET","path":"/v1/discussions","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"listSharedInGroups","method":"GET","path":"/v1/discussions/shared","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"takeBackShared","method":"POST","path":"/v1/discussions/shared/take-back","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"searchTopics","method":"GET","path":"/v1/focusTopics/search","access":"group","answers":"json","takesKey":false,"refusals":["GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"markSectionsRead","method":"POST","path":"/v1/focusSections/read","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","ANSWER_FIRST","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"remindGroupMembers","method":"POST","path":"/v1/focusTopics/remind","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","TOPIC_NOT_OPEN","TOPIC_CLOSED"],"changes":[]},
  {"id":"tagResponses","method":"POST","path":"/v1/focusResponses/tags","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","PASSAGE_STALE","TAGS_FULL"],"changes":[]},
  {"id":"restoreResponses","method":"POST","path":"/v1/focusResponses/restore","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","RESTORE_TOO_LATE","RESPONSE_REPLACED"],"changes":[]},
  {"id":"starResponse","method":"POST","path":"/v1/focusResponses/star","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND"],"changes":[]},
  {"id":"countResponse","method":"POST","path":"/v1/focusResponses/count","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN"],"changes":[]},
  {"id":"getHostingAccess","method":"GET","path":"/v1/hosting","access":"member","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"createHostingTicket","method":"POST","path":"/v1/hosting/ticket","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST"],"changes":[]},
  {"id":"loginHosting","method":"POST","path":"/v1/hosting/login","access":"public","answers":"json","takesKey":false,"refusals":["HOST_TICKET_INVALID","NOT_A_HOST"],"changes":[]},
  {"id":"listGroupDownloads","method":"GET","path":"/v1/focusResponses/downloads","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"listResponseWords","method":"GET","path":"/v1/focusResponses/words","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"getVoiceCoverage","method":"GET","path":"/v1/focusResponses/coverage","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"setVoiceTarget","method":"POST","path":"/v1/focusResponses/coverage/targets","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN"],"changes":[]},
  {"id":"getFollowUpRadar","method":"GET","path":"/v1/focusResponses/radar","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"listGroupDrafts","method":"GET","path":"/v1/focusDrafts","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"saveGroupDraft","method":"POST","path":"/v1/focusDrafts","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED","TOPIC_NOT_OPEN","TOPIC_CLOSED","SECTION_CLOSED","ANSWER_FIRST","FIELD_WRONG","DRAFT_CHANGED","DRAFTS_FULL"],"changes":[]},
  {"id":"removeGroupDraft","method":"POST","path":"/v1/focusDrafts/remove","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED"],"changes":[]},
  {"id":"listProbes","method":"GET","path":"/v1/focusProbes","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"saveProbe","method":"POST","path":"/v1/focusProbes","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","GROUP_NOT_OPEN","FIELD_WRONG","PROBES_FULL"],"changes":[]},
  {"id":"removeProbe","method":"POST","path":"/v1/focusProbes/remove","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","GROUP_NOT_OPEN"],"changes":[]},
  {"id":"listQuotes","method":"GET","path":"/v1/focusResponses/quotes","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"addQuote","method":"POST","path":"/v1/focusResponses/quotes","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","PASSAGE_STALE","QUOTES_FULL"],"changes":[]},
  {"id":"orderQuotes","method":"POST","path":"/v1/focusResponses/quotes/order","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN"],"changes":[]},
  {"id":"codeQuote","method":"POST","path":"/v1/focusResponses/quotes/codes","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN"],"changes":[]},
  {"id":"saveFinding","method":"POST","path":"/v1/focusResponses/quotes/findings","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","GROUP_NOT_OPEN","FINDINGS_FULL"],"changes":[]},
  {"id":"removeFinding","method":"POST","path":"/v1/focusResponses/quotes/findings/remove","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","GROUP_NOT_OPEN"],"changes":[]},
  {"id":"downloadQuotes","method":"GET","path":"/v1/focusResponses/quotes/download","access":"group","answers":"file","takesKey":false,"refusals":["FORBIDDEN"],"changes":[]},
  {"id":"listInvitingAttributes","method":"GET","path":"/v1/hosting/attributes","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST"],"changes":[]},
  {"id":"listHostedGroups","method":"GET","path":"/v1/hosting/groups","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST"],"changes":[]},
  {"id":"createHostedGroup","method":"POST","path":"/v1/hosting/groups","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","SCHEDULE_WRONG","PLAN_WRONG"],"changes":[]},
  {"id":"getLegalText","method":"GET","path":"/v1/legal-texts/{kind}","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"signOutDevice","method":"POST","path":"/v1/users/devices/{id}/sign-out","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":["signIn"]},
  {"id":"declareFamily","method":"POST","path":"/v1/users/inviters/{id}/family","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","FAMILY_NOT_POSSIBLE","FAMILIES_FULL"],"changes":["balance"]},
  {"id":"getApplication","method":"GET","path":"/v1/applications/{number}","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getNotice","method":"GET","path":"/v1/notices/{id}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getTicket","method":"GET","path":"/v1/tickets/{id}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"replyTicket","method":"POST","path":"/v1/tickets/{id}/replies","access":"member","answers":"json","takesKey":true,"refusals":["NOT_FOUND","TICKET_CLOSED","TICKET_REPLIES_TOO_MANY","FILE_TYPE_REFUSED","FILE_TOO_LARGE"],"changes":[]},
  {"id":"confirmTicket","method":"POST","path":"/v1/tickets/{id}/confirm","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","TICKET_STATE"],"changes":[]},
  {"id":"reopenTicket","method":"POST","path":"/v1/tickets/{id}/reopen","access":"member","answers":"json","takesKey":true,"refusals":["NOT_FOUND","TICKET_STATE","TICKET_REPLIES_TOO_MANY","FILE_TYPE_REFUSED","FILE_TOO_LARGE"],"changes":[]},
  {"id":"getHelpArticle","method":"GET","path":"/v1/help/articles/{id}","access":"optional","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"rateHelpArticle","method":"POST","path":"/v1/help/articles/{id}/helpfulness","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getStarArticle","method":"GET","path":"/v1/ranking/articles/{id}","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getCourse","method":"GET","path":"/v1/courses/{id}","access":"optional","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"openCourse","method":"POST","path":"/v1/courses/{id}/visits","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"startCourseQuiz","method":"POST","path":"/v1/courses/{id}/quizzes","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","COURSE_ENDED","COURSE_NOT_READ","COURSE_PASSED","COURSE_TRIES_USED"],"changes":[]},
  {"id":"getPoll","method":"GET","path":"/v1/polls/{id}","access":"optional","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getTaskActivity","method":"GET","path":"/v1/process/activities/{hashId}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"submitTaskActivity","method":"POST","path":"/v1/process/activities/{hashId}/submit","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","ACTIVITY_NOT_NOW","CONSENT_REQUIRED","ACTIVITY_INCOMPLETE","FILE_TYPE_REFUSED","FILE_TOO_LARGE"],"changes":["participation"]},
  {"id":"beatTaskVideo","method":"POST","path":"/v1/process/activities/{hashId}/beat","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","ACTIVITY_NOT_NOW","CONSENT_REQUIRED","TIME_NOT_REACHED"],"changes":[]},
  {"id":"claimBrowseTask","method":"POST","path":"/v1/process/activities/{hashId}/claim","access":"member","answers":"json","takesKey":true,"refusals":["NOT_FOUND","ACTIVITY_NOT_NOW","CONSENT_REQUIRED","TIME_NOT_REACHED","IDEMPOTENCY_CONFLICT"],"changes":[]},
  {"id":"remindOfTask","method":"POST","path":"/v1/tasks/{hashId}/reminder","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getTask","method":"GET","path":"/v1/tasks/{hashId}","access":"optional","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getCampaign","method":"GET","path":"/v1/campaigns/{face}","access":"optional","answers":"json","takesKey":false,"refusals":[],"changes":[]},
  {"id":"downloadCampaignDraws","method":"GET","path":"/v1/campaigns/{id}/draws/file","access":"public","answers":"file","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"downloadCampaignEntrants","method":"GET","path":"/v1/campaigns/{id}/entrants/file","access":"public","answers":"file","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"listCampaignDraws","method":"GET","path":"/v1/campaigns/{id}/draws","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"drawCampaign","method":"POST","path":"/v1/campaigns/{id}/draws","access":"member","answers":"json","takesKey":true,"refusals":["NOT_FOUND","CAMPAIGN_NOT_STARTED","CAMPAIGN_ENDED","CAMPAIGN_PAUSED","CAMPAIGN_NOT_DRAWN","NO_CHANCE_LEFT","CAMPAIGN_DEVICE_LIMIT","PENALTY_CAMPAIGN","IDEMPOTENCY_CONFLICT"],"changes":[]},
  {"id":"listCampaignEntrants","method":"GET","path":"/v1/campaigns/{id}/entrants","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"enterCampaign","method":"POST","path":"/v1/campaigns/{id}/entrants","access":"member","answers":"json","takesKey":true,"refusals":["NOT_FOUND","CAMPAIGN_NOT_STARTED","CAMPAIGN_ENDED","CAMPAIGN_PAUSED","CAMPAIGN_NOT_ENTERED","NO_CHANCE_LEFT","CAMPAIGN_DEVICE_LIMIT","PENALTY_CAMPAIGN","IDEMPOTENCY_CONFLICT"],"changes":[]},
  {"id":"listQuizTries","method":"GET","path":"/v1/campaigns/{id}/tries","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"startQuiz","method":"POST","path":"/v1/campaigns/{id}/tries","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","CAMPAIGN_NOT_STARTED","CAMPAIGN_ENDED","CAMPAIGN_PAUSED","QUIZ_NONE","QUIZ_DONE","CAMPAIGN_DEVICE_LIMIT","PENALTY_CAMPAIGN"],"changes":[]},
  {"id":"listCampaignRecords","method":"GET","path":"/v1/campaigns/{id}/records","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"listCampaignWinners","method":"GET","path":"/v1/campaigns/{id}/winners","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getCampaignProof","method":"GET","path":"/v1/campaigns/{id}/proof","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getSurveySession","method":"GET","path":"/v1/process/sessions/{id}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"saveDraftAnswers","method":"POST","path":"/v1/process/sessions/{id}/drafts","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","ANSWER_INVALID","ANSWER_FORGED","ANSWER_OUTDATED","PAGE_OUT_OF_ORDER","PARTICIPATION_ENDED","CONSENT_REQUIRED"],"changes":[]},
  {"id":"saveSurveyPage","method":"POST","path":"/v1/process/sessions/{id}/pages","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","ANSWER_INVALID","ANSWER_FORGED","ANSWER_OUTDATED","PAGE_OUT_OF_ORDER","PARTICIPATION_ENDED","CONSENT_REQUIRED"],"changes":["participation"]},
  {"id":"submitSurvey","method":"POST","path":"/v1/process/sessions/{id}/submit","access":"member","answers":"json","takesKey":true,"refusals":["NOT_FOUND","ANSWER_INVALID","ANSWER_FORGED","ANSWER_OUTDATED","PAGE_OUT_OF_ORDER","PARTICIPATION_ENDED","CONSENT_REQUIRED","INTERVIEW_OPEN","IDEMPOTENCY_CONFLICT"],"changes":["participation"]},
  {"id":"giveUpParticipation","method":"POST","path":"/v1/process/sessions/{id}/giveUp","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","PARTICIPATION_ENDED","GIVE_UP_NOT_NOW"],"changes":["participation"]},
  {"id":"getSurveyResult","method":"GET","path":"/v1/process/results/{id}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getPartnerVisit","method":"GET","path":"/v1/process/visits/{id}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getKeySession","method":"GET","path":"/v1/process/keys/{key}","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"saveKeyDraftAnswers","method":"POST","path":"/v1/process/keys/{key}/drafts","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND","ANSWER_INVALID","ANSWER_FORGED","ANSWER_OUTDATED","PAGE_OUT_OF_ORDER","PARTICIPATION_ENDED","CONSENT_REQUIRED"],"changes":[]},
  {"id":"saveKeyPage","method":"POST","path":"/v1/process/keys/{key}/pages","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND","ANSWER_INVALID","ANSWER_FORGED","ANSWER_OUTDATED","PAGE_OUT_OF_ORDER","PARTICIPATION_ENDED","CONSENT_REQUIRED"],"changes":[]},
  {"id":"submitKeySurvey","method":"POST","path":"/v1/process/keys/{key}/submit","access":"public","answers":"json","takesKey":true,"refusals":["NOT_FOUND","ANSWER_INVALID","ANSWER_FORGED","ANSWER_OUTDATED","PAGE_OUT_OF_ORDER","PARTICIPATION_ENDED","CONSENT_REQUIRED","INTERVIEW_OPEN","IDEMPOTENCY_CONFLICT"],"changes":[]},
  {"id":"getKeyEnd","method":"GET","path":"/v1/process/keys/{key}/end","access":"public","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"revealCard","method":"POST","path":"/v1/cards/{id}/reveal","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getBenefit","method":"GET","path":"/v1/benefits/{id}","access":"optional","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"placeOrder","method":"POST","path":"/v1/benefits/{id}","access":"member","answers":"json","takesKey":true,"refusals":["PENALTY_EXCHANGE","NOT_FOUND","BENEFIT_OFF","BENEFIT_NOT_OPEN","ORDER_FORM_INVALID","DECRYPTION_FAILED","PRICE_CHANGED","BENEFIT_RENAMED","STOCK_OUT","BALANCE_TOO_LOW","LEVEL_TOO_LOW","DAILY_LIMIT","MONTHLY_LIMIT","PREREQUISITE_UNMET","REAL_NAME_FIRST","CARD_NOT_FOUND","CARD_NOT_USABLE","IDEMPOTENCY_CONFLICT"],"changes":["order"]},
  {"id":"askRestock","method":"POST","path":"/v1/benefits/{id}/restock","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","BENEFIT_OFF","RESTOCK_NOT_NEEDED"],"changes":[]},
  {"id":"checkAllowance","method":"POST","path":"/v1/benefits/allow/{id}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","BENEFIT_OFF","ORDER_FORM_INVALID","CARD_NOT_FOUND","CARD_NOT_USABLE"],"changes":[]},
  {"id":"checkOrder","method":"POST","path":"/v1/benefits/check/{id}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","BENEFIT_OFF","BENEFIT_NOT_OPEN","ORDER_FORM_INVALID","DECRYPTION_FAILED","PRICE_CHANGED","BENEFIT_RENAMED","STOCK_OUT","BALANCE_TOO_LOW","LEVEL_TOO_LOW","DAILY_LIMIT","MONTHLY_LIMIT","PREREQUISITE_UNMET","REAL_NAME_FIRST","CARD_NOT_FOUND","CARD_NOT_USABLE"],"changes":[]},
  {"id":"getOrder","method":"GET","path":"/v1/exchanges/{id}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"revealOrder","method":"POST","path":"/v1/exchanges/{id}/reveal","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND","NOTHING_TO_REVEAL"],"changes":[]},
  {"id":"revokeOrder","method":"POST","path":"/v1/exchanges/{id}/revoke","access":"member","answers":"json","takesKey":true,"refusals":["NOT_FOUND","ORDER_MOVE_FORBIDDEN","IDEMPOTENCY_CONFLICT"],"changes":["order"]},
  {"id":"correctOrder","method":"POST","path":"/v1/exchanges/{id}/correct","access":"member","answers":"json","takesKey":true,"refusals":["NOT_FOUND","ORDER_MOVE_FORBIDDEN","ORDER_FORM_INVALID","DECRYPTION_FAILED","IDEMPOTENCY_CONFLICT"],"changes":["order"]},
  {"id":"createFollowUp","method":"POST","path":"/focusResponses/{id}","access":"group","answers":"json","takesKey":false,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","GROUP_CONSENT_REQUIRED","TOPIC_CLOSED","SECTION_CLOSED","ANSWER_FIRST","ATTACHMENT_UNUSABLE","QUOTE_STALE","QUOTE_HIDDEN","RESPONDENT_LEFT"],"changes":[]},
  {"id":"findDiscussion","method":"GET","path":"/v1/discussions/{id}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"getGroup","method":"GET","path":"/v1/groups/{hash}","access":"public","answers":"json","takesKey":false,"refusals":["GROUP_NOT_OPEN","NOT_FOUND"],"changes":[]},
  {"id":"sendGroupCode","method":"POST","path":"/v1/groups/{hash}/sms/send","access":"public","answers":"json","takesKey":false,"refusals":["GROUP_NOT_OPEN","NOT_FOUND","DECRYPTION_FAILED","MOBILE_INVALID","CODE_TOO_SOON","CODE_DAILY_LIMIT","PROOF_REQUIRED","UNAVAILABLE"],"changes":[]},
  {"id":"loginGroup","method":"POST","path":"/v1/groups/{hash}/login","access":"public","answers":"json","takesKey":false,"refusals":["GROUP_NOT_OPEN","NOT_FOUND","DECRYPTION_FAILED","MOBILE_INVALID","CODE_WRONG","CODE_EXPIRED","CODE_TRIES_USED","NOT_INVITED","GROUP_LEFT"],"changes":[]},
  {"id":"createGroupTicket","method":"POST","path":"/v1/groups/{hash}/ticket","access":"member","answers":"json","takesKey":false,"refusals":["GROUP_NOT_OPEN","NOT_FOUND","NOT_INVITED","GROUP_LEFT","PENALTY_TASKS"],"changes":[]},
  {"id":"loginGroupWithTicket","method":"POST","path":"/v1/groups/{hash}/ticket/login","access":"public","answers":"json","takesKey":false,"refusals":["GROUP_NOT_OPEN","NOT_FOUND","NOT_INVITED","TICKET_INVALID"],"changes":[]},
  {"id":"updateGroupProfile","method":"POST","path":"/v1/groups/{hash}/profile","access":"group","answers":"json","takesKey":false,"refusals":["NOT_FOUND","GROUP_NOT_OPEN","NICKNAME_INVALID","NICKNAME_RESERVED","NICKNAME_TAKEN","GROUP_CONSENT_REQUIRED","SHARING_TEXT_CHANGED","PENALTY_TASKS"],"changes":[]},
  {"id":"leaveGroup","method":"POST","path":"/v1/groups/{hash}/leave","access":"group","answers":"json","takesKey":true,"refusals":["FORBIDDEN","NOT_FOUND","GROUP_NOT_OPEN","LEAVING_TOO_LATE","IDEMPOTENCY_CONFLICT"],"changes":[]},
  {"id":"getSharedAttributes","method":"GET","path":"/v1/groups/{hash}/shared-attributes","access":"group","answers":"json","takesKey":false,"refusals":["NOT_FOUND","GROUP_NOT_OPEN"],"changes":[]},
  {"id":"getHostedGroup","method":"GET","path":"/v1/hosting/groups/{groupId}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND"],"changes":[]},
  {"id":"updateHostedGroup","method":"POST","path":"/v1/hosting/groups/{groupId}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GUIDE_CHANGED","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","SCHEDULE_WRONG","SCHEDULE_FIXED","PLAN_WRONG","PLAN_FIXED"],"changes":[]},
  {"id":"moveHostedGroup","method":"POST","path":"/v1/hosting/groups/{groupId}/move","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GROUP_IS_DRAFT","GROUP_IS_INVITING","GROUP_IS_OPEN","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","GUIDE_EMPTY","SCHEDULE_PAST","PAY_UNCONFIRMED"],"changes":[]},
  {"id":"getRehearsal","method":"GET","path":"/v1/hosting/groups/{groupId}/rehearsal","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND"],"changes":[]},
  {"id":"startRehearsal","method":"POST","path":"/v1/hosting/groups/{groupId}/rehearsal","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GUIDE_EMPTY","REHEARSAL_TOO_LATE"],"changes":[]},
  {"id":"createRehearsalTicket","method":"POST","path":"/v1/hosting/groups/{groupId}/rehearsal/ticket","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND"],"changes":[]},
  {"id":"endRehearsal","method":"POST","path":"/v1/hosting/groups/{groupId}/rehearsal/end","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND"],"changes":[]},
  {"id":"getGuide","method":"GET","path":"/v1/hosting/groups/{groupId}/guide","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND"],"changes":[]},
  {"id":"addGuideTopics","method":"POST","path":"/v1/hosting/groups/{groupId}/guide/topics","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GUIDE_CHANGED","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","TAG_UNKNOWN","SCHEDULE_WRONG","GUIDE_FULL","VOTE_WRONG","ATTACHMENT_UNUSABLE"],"changes":[]},
  {"id":"removeFromGuide","method":"POST","path":"/v1/hosting/groups/{groupId}/guide/remove","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GUIDE_CHANGED","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","QUESTION_ANSWERED","GUIDE_EMPTY"],"changes":[]},
  {"id":"orderGuide","method":"POST","path":"/v1/hosting/groups/{groupId}/guide/order","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GUIDE_CHANGED","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","QUESTION_ANSWERED","SCHEDULE_WRONG"],"changes":[]},
  {"id":"addGuideFile","method":"POST","path":"/v1/hosting/groups/{groupId}/guide/files","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","FILE_TYPE_REFUSED","FILE_TOO_LARGE"],"changes":[]},
  {"id":"continueGuideUpload","method":"POST","path":"/v1/hosting/groups/{groupId}/guide/files/parts","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","FILE_TYPE_REFUSED","FILE_TOO_LARGE","FILES_TOO_MANY","UPLOAD_NOT_IN_PARTS","IDEMPOTENCY_CONFLICT"],"changes":[]},
  {"id":"getGuideUploadForm","method":"GET","path":"/v1/hosting/groups/{groupId}/guide/files/form","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","FILE_TYPE_REFUSED","FILE_TOO_LARGE","FILES_TOO_MANY"],"changes":[]},
  {"id":"listGroupChanges","method":"GET","path":"/v1/hosting/groups/{groupId}/changes","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND"],"changes":[]},
  {"id":"listInvitations","method":"GET","path":"/v1/hosting/groups/{groupId}/invitations","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND"],"changes":[]},
  {"id":"addInvitations","method":"POST","path":"/v1/hosting/groups/{groupId}/invitations","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","INVITATIONS_TOO_MANY","TAG_UNKNOWN"],"changes":[]},
  {"id":"inviteMembers","method":"POST","path":"/v1/hosting/groups/{groupId}/invitations/members","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GROUP_IS_DRAFT","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","INVITATIONS_TOO_MANY","FIELD_WRONG"],"changes":[]},
  {"id":"withdrawInvitations","method":"POST","path":"/v1/hosting/groups/{groupId}/invitations/withdraw","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GROUP_IS_ARCHIVED"],"changes":[]},
  {"id":"sendInvitations","method":"POST","path":"/v1/hosting/groups/{groupId}/invitations/send","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GROUP_IS_DRAFT","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED"],"changes":[]},
  {"id":"listPeopleTags","method":"GET","path":"/v1/hosting/groups/{groupId}/tags","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND"],"changes":[]},
  {"id":"savePeopleTag","method":"POST","path":"/v1/hosting/groups/{groupId}/tags","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GROUP_IS_ARCHIVED","TAG_TAKEN","PEOPLE_TAGS_FULL"],"changes":[]},
  {"id":"tagPeople","method":"POST","path":"/v1/hosting/groups/{groupId}/tags/assign","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GROUP_IS_ARCHIVED","TAG_UNKNOWN"],"changes":[]},
  {"id":"listGroupRewards","method":"GET","path":"/v1/hosting/groups/{groupId}/rewards","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND"],"changes":[]},
  {"id":"answerCourseQuiz","method":"POST","path":"/v1/courses/{id}/quizzes/{quizId}","access":"member","answers":"json","takesKey":true,"refusals":["NOT_FOUND","COURSE_ENDED","COURSE_PASSED","COURSE_QUIZ_OVER","COURSE_QUIZ_TOO_FAST","COURSE_ANSWERS_INVALID","IDEMPOTENCY_CONFLICT"],"changes":["balance"]},
  {"id":"claimPrize","method":"POST","path":"/v1/campaigns/{id}/records/{number}/claim","access":"member","answers":"json","takesKey":true,"refusals":["NOT_FOUND","PRIZE_CLAIMED","CLAIM_TOO_LATE","PENALTY_CLAIM","ORDER_FORM_INVALID","DECRYPTION_FAILED","BENEFIT_OFF","PREREQUISITE_UNMET","REAL_NAME_FIRST","IDEMPOTENCY_CONFLICT"],"changes":["order"]},
  {"id":"getReceipt","method":"GET","path":"/v1/receipts/{kind}/{id}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_FOUND"],"changes":[]},
  {"id":"updateGuideTopic","method":"POST","path":"/v1/hosting/groups/{groupId}/guide/topics/{topicId}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GUIDE_CHANGED","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","SCHEDULE_WRONG","TAG_UNKNOWN","VISIBILITY_PROMISED"],"changes":[]},
  {"id":"addGuideSection","method":"POST","path":"/v1/hosting/groups/{groupId}/guide/topics/{topicId}/sections","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GUIDE_CHANGED","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","SCHEDULE_WRONG","GUIDE_FULL","VOTE_WRONG","ATTACHMENT_UNUSABLE"],"changes":[]},
  {"id":"updateGuideSection","method":"POST","path":"/v1/hosting/groups/{groupId}/guide/sections/{sectionId}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GUIDE_CHANGED","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","SCHEDULE_WRONG","VOTE_WRONG","ATTACHMENT_UNUSABLE","SECTION_CLOSED","QUESTION_ANSWERED","VISIBILITY_PROMISED","VOTE_HAS_BALLOTS"],"changes":[]},
  {"id":"closeGuideSection","method":"POST","path":"/v1/hosting/groups/{groupId}/guide/sections/{sectionId}/close","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","GUIDE_CHANGED","GROUP_IS_CLOSED","GROUP_IS_ARCHIVED","SCHEDULE_WRONG","GUIDE_FULL","VOTE_WRONG","ATTACHMENT_UNUSABLE","SECTION_CLOSED"],"changes":[]},
  {"id":"takeOutOfReward","method":"POST","path":"/v1/hosting/groups/{groupId}/rewards/{personId}","access":"member","answers":"json","takesKey":false,"refusals":["NOT_A_HOST","NOT_FOUND","PAY_CONFIRMED","PAY_TAKEN_OUT_BY_US","REASON_REQUIRED"],"changes":[]},
];

/** The name of a call: its operationId. */
export type CallId =
  | "loginBySms"
  | "loginByPassword"
  | "sendAuthCode"
  | "registerBySms"
  | "sendNewMobileCode"
  | "sendCode"
  | "sendEmailCode"
  | "refreshToken"
  | "createQrLogin"
  | "checkQrLogin"
  | "scanQrLogin"
  | "confirmQrLogin"
  | "refuseQrLogin"
  | "resetPassword"
  | "finishAlipayLogin"
  | "finishWechatLogin"
  | "finishQqLogin"
  | "finishWeiboLogin"
  | "startSnsLogin"
  | "listSnsProviders"
  | "signWechatPage"
  | "bindSns"
  | "registerSns"
  | "listSnsBindings"
  | "unbindSns"
  | "changeMobile"
  | "checkSmsCode"
  | "changePassword"
  | "changeEmail"
  | "getIdVerification"
  | "bindWechat"
  | "bindQq"
  | "bindWeibo"
  | "bindAlipay"
  | "submitIdVerification"
  | "getPublicKey"
  | "getAgreement"
  | "logout"
  | "renewAgreement"
  | "listDevices"
  | "signOutOtherDevices"
  | "getSmsPreferences"
  | "setSmsPreference"
  | "getAccount"
  | "changeNickname"
  | "getProperties"
  | "saveProperties"
  | "listConsignees"
  | "changeConsignees"
  | "changeAvatar"
  | "getPrivacy"
  | "changeRecommendation"
  | "withdrawConsent"
  | "listPartnerConsents"
  | "withdrawPartnerConsent"
  | "exportPersonalData"
  | "getAccountClosing"
  | "requestAccountClosing"
  | "cancelAccountClosing"
  | "checkHome"
  | "endHomeTour"
  | "acceptInvite"
  | "checkInviteCode"
  | "enterInviteCode"
  | "getInvitation"
  | "listInvitees"
  | "listInviteRewards"
  | "listRegions"
  | "getUploadPolicy"
  | "continueUpload"
  | "signFileUrl"
  | "getAppDownload"
  | "getDesktopAppDownload"
  | "listEvents"
  | "listBanners"
  | "listLoginBanners"
  | "showInviteName"
  | "getContact"
  | "applyForCooperation"
  | "applyForRecruitment"
  | "arriveByChannel"
  | "reportPageError"
  | "getSiteFigures"
  | "checkNewMessages"
  | "getScreenMessage"
  | "listMessages"
  | "readMessages"
  | "undoRead"
  | "getMessagePreferences"
  | "setMessagePreference"
  | "readFlash"
  | "listUnreadNotices"
  | "readNotices"
  | "streamLive"
  | "listHelp"
  | "searchSite"
  | "listTickets"
  | "openTicket"
  | "getTicketSubject"
  | "listPenalties"
  | "getRanking"
  | "chooseRankingDisplay"
  | "listStarArticles"
  | "listCourses"
  | "getAwards"
  | "listOwnPolls"
  | "listPolls"
  | "votePoll"
  | "recommendTasks"
  | "redirectBrowseTask"
  | "listTasks"
  | "listTaskRecords"
  | "getAttributeSurveyCheck"
  | "getAttributeSurvey"
  | "submitAttributeSurvey"
  | "agreeAttributeConsent"
  | "listCampaigns"
  | "listQuestions"
  | "submitQuestions"
  | "startParticipation"
  | "reportReturn"
  | "enterFromAgent"
  | "enterByOpenLink"
  | "issueStartTicket"
  | "takeStartTicket"
  | "listPoints"
  | "listCoinMonths"
  | "listReceiptKeys"
  | "listCoinLots"
  | "downloadStatement"
  | "getCheckin"
  | "checkIn"
  | "getCredit"
  | "listCredits"
  | "useCard"
  | "previewCard"
  | "listCards"
  | "getExchangeInfo"
  | "listBenefits"
  | "listOrders"
  | "listGroupMembers"
  | "getGroupMember"
  | "getGroupMe"
  | "listAskedFollowUps"
  | "getTopic"
  | "listAnsweredSections"
  | "listUnansweredSections"
  | "listHostTopics"
  | "getHostTopic"
  | "listHostTopicMembers"
  | "countHostTopicMembers"
  | "searchHostTopics"
  | "listTopics"
  | "listHostSections"
  | "decodeGroupTask"
  | "getFollowUpThread"
  | "listResponses"
  | "createResponse"
  | "editResponse"
  | "getVote"
  | "listHostVotes"
  | "castVote"
  | "downloadTopicResponses"
  | "downloadGroupMembers"
  | "listHostResponses"
  | "listResponseTopics"
  | "listResponseTags"
  | "listResponseAttributes"
  | "deleteResponses"
  | "downloadResponseTable"
  | "downloadMemberTable"
  | "downloadResponseAttachments"
  | "listGroupAttachments"
  | "addGroupAttachment"
  | "downloadGroupAttachments"
  | "removeGroupAttachments"
  | "listMyGroups"
  | "listSharedInGroups"
  | "takeBackShared"
  | "searchTopics"
  | "markSectionsRead"
  | "remindGroupMembers"
  | "tagResponses"
  | "restoreResponses"
  | "starResponse"
  | "countResponse"
  | "getHostingAccess"
  | "createHostingTicket"
  | "loginHosting"
  | "listGroupDownloads"
  | "listResponseWords"
  | "getVoiceCoverage"
  | "setVoiceTarget"
  | "getFollowUpRadar"
  | "listGroupDrafts"
  | "saveGroupDraft"
  | "removeGroupDraft"
  | "listProbes"
  | "saveProbe"
  | "removeProbe"
  | "listQuotes"
  | "addQuote"
  | "orderQuotes"
  | "codeQuote"
  | "saveFinding"
  | "removeFinding"
  | "downloadQuotes"
  | "listInvitingAttributes"
  | "listHostedGroups"
  | "createHostedGroup"
  | "getLegalText"
  | "signOutDevice"
  | "declareFamily"
  | "getApplication"
  | "getNotice"
  | "getTicket"
  | "replyTicket"
  | "confirmTicket"
  | "reopenTicket"
  | "getHelpArticle"
  | "rateHelpArticle"
  | "getStarArticle"
  | "getCourse"
  | "openCourse"
  | "startCourseQuiz"
  | "getPoll"
  | "getTaskActivity"
  | "submitTaskActivity"
  | "beatTaskVideo"
  | "claimBrowseTask"
  | "remindOfTask"
  | "getTask"
  | "getCampaign"
  | "downloadCampaignDraws"
  | "downloadCampaignEntrants"
  | "listCampaignDraws"
  | "drawCampaign"
  | "listCampaignEntrants"
  | "enterCampaign"
  | "listQuizTries"
  | "startQuiz"
  | "listCampaignRecords"
  | "listCampaignWinners"
  | "getCampaignProof"
  | "getSurveySession"
  | "saveDraftAnswers"
  | "saveSurveyPage"
  | "submitSurvey"
  | "giveUpParticipation"
  | "getSurveyResult"
  | "getPartnerVisit"
  | "getKeySession"
  | "saveKeyDraftAnswers"
  | "saveKeyPage"
  | "submitKeySurvey"
  | "getKeyEnd"
  | "revealCard"
  | "getBenefit"
  | "placeOrder"
  | "askRestock"
  | "checkAllowance"
  | "checkOrder"
  | "getOrder"
  | "revealOrder"
  | "revokeOrder"
  | "correctOrder"
  | "createFollowUp"
  | "findDiscussion"
  | "getGroup"
  | "sendGroupCode"
  | "loginGroup"
  | "createGroupTicket"
  | "loginGroupWithTicket"
  | "updateGroupProfile"
  | "leaveGroup"
  | "getSharedAttributes"
  | "getHostedGroup"
  | "updateHostedGroup"
  | "moveHostedGroup"
  | "getRehearsal"
  | "startRehearsal"
  | "createRehearsalTicket"
  | "endRehearsal"
  | "getGuide"
  | "addGuideTopics"
  | "removeFromGuide"
  | "orderGuide"
  | "addGuideFile"
  | "continueGuideUpload"
  | "getGuideUploadForm"
  | "listGroupChanges"
  | "listInvitations"
  | "addInvitations"
  | "inviteMembers"
  | "withdrawInvitations"
  | "sendInvitations"
  | "listPeopleTags"
  | "savePeopleTag"
  | "tagPeople"
  | "listGroupRewards"
  | "answerCourseQuiz"
  | "claimPrize"
  | "getReceipt"
  | "updateGuideTopic"
  | "addGuideSection"
  | "updateGuideSection"
  | "closeGuideSection"
  | "takeOutOfReward";

/** The tokens that examples of signing in have. */
export const exampleTokens = {
  access: "ya1.M0yq8mXw2vN5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2v",
  refresh: "yr1.N5cK7sQ1rL4hJ9dF6aZt3mB0yq8mXw2vN5cK7sQ1rL",
} as const;
