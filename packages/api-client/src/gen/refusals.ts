// Generated from openapi/ by `pnpm generate`; never edited by hand.
import type {
  BenefitAllowance,
  CodeTriesLeft,
  FieldProblem,
  GroupDraft,
  MaintenanceNotice,
  OrderRefusal,
  OtherInterview,
  PasswordLocked,
  ProofChallenge,
  QrLoginOver,
  SurveyCurrentAnswers,
  SurveyOutcome,
  SurveyRefusedPage,
  TaskOwnResult,
  TaskTooFast,
} from './model/index.ts';

/** Names of the refusals that every call may answer, by their code. */
export const commonRefusals = {
  401: 'UNAUTHORISED',
  400: 'MALFORMED',
  403: 'FORBIDDEN',
  404: 'NOT_FOUND',
  409: 'IDEMPOTENCY_CONFLICT',
  413: 'TOO_LARGE',
  415: 'UNSUPPORTED_TYPE',
  429: 'TOO_MANY',
  500: 'INTERNAL',
  10001: 'FIELD_MISSING',
  10002: 'FIELD_WRONG',
  10003: 'FIELD_UNKNOWN',
  503: 'UNAVAILABLE',
  10004: 'SITE_MAINTENANCE',
} as const;

/** The refusals of each operation with the data that explains them. */
export interface OperationRefusals {
  loginBySms: { MOBILE_INVALID: null; DECRYPTION_FAILED: null; CODE_WRONG: CodeTriesLeft; CODE_EXPIRED: null; CODE_TRIES_USED: null; ACCOUNT_BLOCKED: null; };
  loginByPassword: { DECRYPTION_FAILED: null; PASSWORD_WRONG: null; PASSWORD_TRIES_USED: PasswordLocked; ACCOUNT_BLOCKED: null; UNAVAILABLE: null; };
  sendAuthCode: { DECRYPTION_FAILED: null; MOBILE_INVALID: null; CODE_TOO_SOON: null; CODE_DAILY_LIMIT: null; PROOF_REQUIRED: ProofChallenge; UNAVAILABLE: null; };
  registerBySms: { REGISTER_TICKET_INVALID: null; AGREEMENT_REQUIRED: null; MOBILE_TAKEN: null; INVITE_CODE_INVALID: null; INVITE_CLOSED: null; INVITE_TRIES_USED: null; };
  sendNewMobileCode: { DECRYPTION_FAILED: null; MOBILE_INVALID: null; CODE_TOO_SOON: null; CODE_DAILY_LIMIT: null; PROOF_REQUIRED: ProofChallenge; UNAVAILABLE: null; };
  sendCode: { CODE_TOO_SOON: null; CODE_DAILY_LIMIT: null; PROOF_REQUIRED: ProofChallenge; UNAVAILABLE: null; };
  sendEmailCode: { EMAIL_INVALID: null; CODE_TOO_SOON: null; CODE_DAILY_LIMIT: null; PROOF_REQUIRED: ProofChallenge; };
  refreshToken: { };
  createQrLogin: { };
  checkQrLogin: { QR_CODE_NOT_SCANNED: null; QR_CODE_EXPIRED: QrLoginOver; };
  scanQrLogin: { QR_CODE_EXPIRED: null; };
  confirmQrLogin: { QR_CODE_EXPIRED: null; };
  refuseQrLogin: { QR_CODE_EXPIRED: null; };
  resetPassword: { MOBILE_INVALID: null; DECRYPTION_FAILED: null; CODE_WRONG: CodeTriesLeft; CODE_EXPIRED: null; CODE_TRIES_USED: null; PASSWORD_WEAK: null; UNAVAILABLE: null; };
  finishAlipayLogin: { SNS_NOT_BOUND: null; SNS_UNAVAILABLE: null; SNS_STATE_INVALID: null; SNS_PROVIDER_FAILED: null; SNS_TAKEN: null; SNS_ALREADY_LINKED: null; ACCOUNT_BLOCKED: null; };
  finishWechatLogin: { SNS_NOT_BOUND: null; SNS_UNAVAILABLE: null; SNS_STATE_INVALID: null; SNS_PROVIDER_FAILED: null; SNS_TAKEN: null; SNS_ALREADY_LINKED: null; ACCOUNT_BLOCKED: null; };
  finishQqLogin: { SNS_NOT_BOUND: null; SNS_UNAVAILABLE: null; SNS_STATE_INVALID: null; SNS_PROVIDER_FAILED: null; SNS_TAKEN: null; SNS_ALREADY_LINKED: null; ACCOUNT_BLOCKED: null; };
  finishWeiboLogin: { SNS_NOT_BOUND: null; SNS_UNAVAILABLE: null; SNS_STATE_INVALID: null; SNS_PROVIDER_FAILED: null; SNS_TAKEN: null; SNS_ALREADY_LINKED: null; ACCOUNT_BLOCKED: null; };
  startSnsLogin: { SNS_UNAVAILABLE: null; };
  listSnsProviders: { };
  signWechatPage: { };
  bindSns: { MOBILE_INVALID: null; DECRYPTION_FAILED: null; CODE_WRONG: CodeTriesLeft; CODE_EXPIRED: null; CODE_TRIES_USED: null; BIND_TICKET_INVALID: null; SNS_TAKEN: null; SNS_ALREADY_LINKED: null; ACCOUNT_BLOCKED: null; };
  registerSns: { REGISTER_TICKET_INVALID: null; AGREEMENT_REQUIRED: null; MOBILE_TAKEN: null; SNS_TAKEN: null; INVITE_CODE_INVALID: null; INVITE_CLOSED: null; INVITE_TRIES_USED: null; };
  listSnsBindings: { };
  unbindSns: { SNS_NOT_LINKED: null; LAST_SIGN_IN_WAY: null; };
  changeMobile: { CHECK_REQUIRED: null; MOBILE_INVALID: null; DECRYPTION_FAILED: null; CODE_WRONG: CodeTriesLeft; CODE_EXPIRED: null; CODE_TRIES_USED: null; MOBILE_TAKEN: null; };
  checkSmsCode: { DECRYPTION_FAILED: null; CODE_WRONG: CodeTriesLeft; CODE_EXPIRED: null; CODE_TRIES_USED: null; };
  changePassword: { CHECK_REQUIRED: null; DECRYPTION_FAILED: null; PASSWORD_WEAK: null; UNAVAILABLE: null; };
  changeEmail: { EMAIL_INVALID: null; DECRYPTION_FAILED: null; CODE_WRONG: CodeTriesLeft; CODE_EXPIRED: null; CODE_TRIES_USED: null; };
  getIdVerification: { };
  bindWechat: { SNS_UNAVAILABLE: null; SNS_STATE_INVALID: null; SNS_PROVIDER_FAILED: null; SNS_TAKEN: null; SNS_ALREADY_LINKED: null; };
  bindQq: { SNS_UNAVAILABLE: null; SNS_STATE_INVALID: null; SNS_PROVIDER_FAILED: null; SNS_TAKEN: null; SNS_ALREADY_LINKED: null; };
  bindWeibo: { SNS_UNAVAILABLE: null; SNS_STATE_INVALID: null; SNS_PROVIDER_FAILED: null; SNS_TAKEN: null; SNS_ALREADY_LINKED: null; };
  bindAlipay: { SNS_UNAVAILABLE: null; SNS_STATE_INVALID: null; SNS_PROVIDER_FAILED: null; SNS_TAKEN: null; SNS_ALREADY_LINKED: null; };
  submitIdVerification: { DECRYPTION_FAILED: null; AGREEMENT_REQUIRED: null; ID_NUMBER_INVALID: null; ID_NOT_MATCHED: null; ID_NUMBER_TAKEN: null; ID_CHECK_WAITING: null; ID_ALREADY_VERIFIED: null; ID_TRIES_USED: null; };
  getPublicKey: { };
  getAgreement: { };
  getLegalText: { NOT_FOUND: null; };
  logout: { };
  renewAgreement: { AGREEMENT_REQUIRED: null; };
  listDevices: { };
  signOutDevice: { NOT_FOUND: null; };
  signOutOtherDevices: { };
  getSmsPreferences: { };
  setSmsPreference: { SMS_LOCKED: null; };
  getAccount: { };
  changeNickname: { NICKNAME_INVALID: null; NICKNAME_RESERVED: null; NICKNAME_TAKEN: null; };
  getProperties: { };
  saveProperties: { PROPERTY_INVALID: null; CONSENT_REQUIRED: null; };
  listConsignees: { };
  changeConsignees: { ADDRESS_INVALID: null; ADDRESSES_FULL: null; DECRYPTION_FAILED: null; MOBILE_INVALID: null; NOT_FOUND: null; };
  changeAvatar: { FILE_TYPE_REFUSED: null; FILE_TOO_LARGE: null; NOT_FOUND: null; };
  getPrivacy: { };
  changeRecommendation: { };
  withdrawConsent: { NOT_FOUND: null; };
  listPartnerConsents: { };
  withdrawPartnerConsent: { NOT_FOUND: null; };
  exportPersonalData: { CHECK_REQUIRED: null; };
  getAccountClosing: { };
  requestAccountClosing: { CHECK_REQUIRED: null; };
  cancelAccountClosing: { UNDER_AGE: null; };
  checkHome: { };
  endHomeTour: { };
  acceptInvite: { INVITE_CODE_INVALID: null; INVITE_CLOSED: null; INVITE_TRIES_USED: null; };
  checkInviteCode: { INVITE_CODE_INVALID: null; INVITE_CLOSED: null; INVITE_TRIES_USED: null; };
  enterInviteCode: { INVITE_CODE_INVALID: null; INVITE_CLOSED: null; INVITE_TRIES_USED: null; INVITE_ALREADY_SET: null; INVITE_TOO_LATE: null; INVITE_SELF: null; INVITER_YOUNGER: null; };
  getInvitation: { };
  listInvitees: { };
  listInviteRewards: { };
  listRegions: { NOT_FOUND: null; };
  getUploadPolicy: { FILE_TYPE_REFUSED: null; FILE_TOO_LARGE: null; FILES_TOO_MANY: null; };
  continueUpload: { FILE_TYPE_REFUSED: null; FILE_TOO_LARGE: null; FILES_TOO_MANY: null; UPLOAD_NOT_IN_PARTS: null; IDEMPOTENCY_CONFLICT: null; };
  signFileUrl: { FORBIDDEN: null; NOT_FOUND: null; FILE_TYPE_REFUSED: null; FILE_TOO_LARGE: null; };
  getAppDownload: { };
  getDesktopAppDownload: { };
  listEvents: { };
  listBanners: { };
  listLoginBanners: { };
  declareFamily: { NOT_FOUND: null; FAMILY_NOT_POSSIBLE: null; FAMILIES_FULL: null; };
  showInviteName: { };
  getContact: { };
  applyForCooperation: { DECRYPTION_FAILED: null; IDEMPOTENCY_CONFLICT: null; APPLICATIONS_TOO_MANY: null; CONTACT_INVALID: null; };
  applyForRecruitment: { DECRYPTION_FAILED: null; IDEMPOTENCY_CONFLICT: null; APPLICATIONS_TOO_MANY: null; MOBILE_INVALID: null; };
  getApplication: { NOT_FOUND: null; };
  arriveByChannel: { NOT_FOUND: null; };
  reportPageError: { };
  getSiteFigures: { };
  checkNewMessages: { NOTHING_NEW: null; };
  getScreenMessage: { };
  listMessages: { };
  readMessages: { };
  undoRead: { UNDO_TOO_LATE: null; };
  getMessagePreferences: { };
  setMessagePreference: { PREFERENCE_LOCKED: null; };
  readFlash: { NOT_FOUND: null; };
  listUnreadNotices: { };
  readNotices: { };
  getNotice: { NOT_FOUND: null; };
  listHelp: { NOT_FOUND: null; };
  searchSite: { };
  listTickets: { };
  openTicket: { NOT_FOUND: null; TICKETS_TOO_MANY: null; APPEAL_TWICE: null; APPEAL_CLOSED: null; FILE_TYPE_REFUSED: null; FILE_TOO_LARGE: null; IDEMPOTENCY_CONFLICT: null; };
  getTicketSubject: { NOT_FOUND: null; };
  getTicket: { NOT_FOUND: null; };
  replyTicket: { NOT_FOUND: null; TICKET_CLOSED: null; TICKET_REPLIES_TOO_MANY: null; FILE_TYPE_REFUSED: null; FILE_TOO_LARGE: null; };
  confirmTicket: { NOT_FOUND: null; TICKET_STATE: null; };
  reopenTicket: { NOT_FOUND: null; TICKET_STATE: null; TICKET_REPLIES_TOO_MANY: null; FILE_TYPE_REFUSED: null; FILE_TOO_LARGE: null; };
  listPenalties: { };
  getHelpArticle: { NOT_FOUND: null; };
  rateHelpArticle: { NOT_FOUND: null; };
  getRanking: { };
  chooseRankingDisplay: { };
  listStarArticles: { };
  getStarArticle: { NOT_FOUND: null; };
  listCourses: { };
  getCourse: { NOT_FOUND: null; };
  openCourse: { NOT_FOUND: null; };
  startCourseQuiz: { NOT_FOUND: null; COURSE_ENDED: null; COURSE_NOT_READ: null; COURSE_PASSED: null; COURSE_TRIES_USED: null; };
  answerCourseQuiz: { NOT_FOUND: null; COURSE_ENDED: null; COURSE_PASSED: null; COURSE_QUIZ_OVER: null; COURSE_QUIZ_TOO_FAST: null; COURSE_ANSWERS_INVALID: null; IDEMPOTENCY_CONFLICT: null; };
  getAwards: { };
  getPoll: { NOT_FOUND: null; };
  listOwnPolls: { };
  listPolls: { };
  votePoll: { NOT_FOUND: null; POLL_CLOSED: null; POLL_CHOICE_INVALID: null; POLL_WAITING: null; POLL_OPTIONS_SAME: null; };
  recommendTasks: { };
  getTaskActivity: { NOT_FOUND: null; };
  submitTaskActivity: { NOT_FOUND: null; ACTIVITY_NOT_NOW: null; CONSENT_REQUIRED: null; ACTIVITY_INCOMPLETE: null; FILE_TYPE_REFUSED: null; FILE_TOO_LARGE: null; };
  beatTaskVideo: { NOT_FOUND: null; ACTIVITY_NOT_NOW: null; CONSENT_REQUIRED: null; TIME_NOT_REACHED: TaskTooFast; };
  claimBrowseTask: { NOT_FOUND: null; ACTIVITY_NOT_NOW: null; CONSENT_REQUIRED: null; TIME_NOT_REACHED: TaskTooFast; IDEMPOTENCY_CONFLICT: null; };
  listTasks: { };
  listTaskRecords: { };
  remindOfTask: { NOT_FOUND: null; };
  getTask: { NOT_FOUND: null; };
  getAttributeSurveyCheck: { ATTRIBUTES_UNFINISHED: null; };
  getAttributeSurvey: { };
  submitAttributeSurvey: { ANSWER_INVALID: SurveyRefusedPage; ANSWER_FORGED: SurveyRefusedPage; ANSWER_OUTDATED: SurveyCurrentAnswers; CONSENT_REQUIRED: null; IDEMPOTENCY_CONFLICT: null; };
  agreeAttributeConsent: { AGREEMENT_REQUIRED: null; };
  listCampaigns: { };
  getCampaign: { };
  downloadCampaignDraws: { NOT_FOUND: null; };
  downloadCampaignEntrants: { NOT_FOUND: null; };
  listCampaignDraws: { NOT_FOUND: null; };
  drawCampaign: { NOT_FOUND: null; CAMPAIGN_NOT_STARTED: null; CAMPAIGN_ENDED: null; CAMPAIGN_PAUSED: null; CAMPAIGN_NOT_DRAWN: null; NO_CHANCE_LEFT: null; CAMPAIGN_DEVICE_LIMIT: null; PENALTY_CAMPAIGN: null; IDEMPOTENCY_CONFLICT: null; };
  listCampaignEntrants: { NOT_FOUND: null; };
  enterCampaign: { NOT_FOUND: null; CAMPAIGN_NOT_STARTED: null; CAMPAIGN_ENDED: null; CAMPAIGN_PAUSED: null; CAMPAIGN_NOT_ENTERED: null; NO_CHANCE_LEFT: null; CAMPAIGN_DEVICE_LIMIT: null; PENALTY_CAMPAIGN: null; IDEMPOTENCY_CONFLICT: null; };
  listQuizTries: { NOT_FOUND: null; };
  startQuiz: { NOT_FOUND: null; CAMPAIGN_NOT_STARTED: null; CAMPAIGN_ENDED: null; CAMPAIGN_PAUSED: null; QUIZ_NONE: null; QUIZ_DONE: null; CAMPAIGN_DEVICE_LIMIT: null; PENALTY_CAMPAIGN: null; };
  listCampaignRecords: { NOT_FOUND: null; };
  claimPrize: { NOT_FOUND: null; PRIZE_CLAIMED: null; CLAIM_TOO_LATE: null; PENALTY_CLAIM: null; ORDER_FORM_INVALID: OrderRefusal; DECRYPTION_FAILED: null; BENEFIT_OFF: null; PREREQUISITE_UNMET: BenefitAllowance; REAL_NAME_FIRST: BenefitAllowance; IDEMPOTENCY_CONFLICT: null; };
  listCampaignWinners: { NOT_FOUND: null; };
  getCampaignProof: { NOT_FOUND: null; };
  listQuestions: { NOT_FOUND: null; QUIZ_OVER: null; };
  submitQuestions: { NOT_FOUND: null; CAMPAIGN_ENDED: null; QUIZ_DONE: null; QUIZ_OVER: null; QUIZ_TOO_FAST: null; QUIZ_ANSWERS_INVALID: null; IDEMPOTENCY_CONFLICT: null; };
  startParticipation: { PENALTY_TASKS: null; NOT_FOUND: null; NOT_INVITED: null; GROUP_NOT_OPEN: null; TASK_ENDED: null; TASK_NOT_STARTED: null; TASK_FULL: null; TASK_NOT_FOR_DEVICE: null; ALREADY_JOINED: TaskOwnResult; QUALITY_PAUSED: null; CONSENT_REQUIRED: null; DATA_USE_CHANGED: null; NOT_ELIGIBLE: null; INTERVIEW_OPEN: OtherInterview; };
  getSurveySession: { NOT_FOUND: null; };
  saveDraftAnswers: { NOT_FOUND: null; ANSWER_INVALID: SurveyRefusedPage; ANSWER_FORGED: SurveyRefusedPage; ANSWER_OUTDATED: SurveyCurrentAnswers; PAGE_OUT_OF_ORDER: SurveyCurrentAnswers; PARTICIPATION_ENDED: SurveyOutcome; CONSENT_REQUIRED: null; };
  saveSurveyPage: { NOT_FOUND: null; ANSWER_INVALID: SurveyRefusedPage; ANSWER_FORGED: SurveyRefusedPage; ANSWER_OUTDATED: SurveyCurrentAnswers; PAGE_OUT_OF_ORDER: SurveyCurrentAnswers; PARTICIPATION_ENDED: SurveyOutcome; CONSENT_REQUIRED: null; };
  submitSurvey: { NOT_FOUND: null; ANSWER_INVALID: SurveyRefusedPage; ANSWER_FORGED: SurveyRefusedPage; ANSWER_OUTDATED: SurveyCurrentAnswers; PAGE_OUT_OF_ORDER: SurveyCurrentAnswers; PARTICIPATION_ENDED: SurveyOutcome; CONSENT_REQUIRED: null; INTERVIEW_OPEN: OtherInterview; IDEMPOTENCY_CONFLICT: null; };
  giveUpParticipation: { NOT_FOUND: null; PARTICIPATION_ENDED: SurveyOutcome; GIVE_UP_NOT_NOW: null; };
  getSurveyResult: { NOT_FOUND: null; };
  reportReturn: { NOT_FOUND: null; };
  getPartnerVisit: { NOT_FOUND: null; };
  enterFromAgent: { PARTNER_LINK_INVALID: null; PARTNER_LINK_EXPIRED: null; TASK_NOT_FOR_DEVICE: null; NOT_ELIGIBLE: null; SURVEY_NEEDS_ACCOUNT: null; };
  enterByOpenLink: { PARTNER_LINK_INVALID: null; TASK_ENDED: null; TASK_NOT_FOR_DEVICE: null; NOT_ELIGIBLE: null; SURVEY_NEEDS_ACCOUNT: null; };
  issueStartTicket: { };
  takeStartTicket: { PARTNER_LINK_EXPIRED: null; PENALTY_TASKS: null; NOT_FOUND: null; NOT_INVITED: null; GROUP_NOT_OPEN: null; TASK_ENDED: null; TASK_NOT_STARTED: null; TASK_FULL: null; TASK_NOT_FOR_DEVICE: null; ALREADY_JOINED: null; QUALITY_PAUSED: null; CONSENT_REQUIRED: null; DATA_USE_CHANGED: null; NOT_ELIGIBLE: null; };
  getKeySession: { NOT_FOUND: null; };
  saveKeyDraftAnswers: { NOT_FOUND: null; ANSWER_INVALID: SurveyRefusedPage; ANSWER_FORGED: SurveyRefusedPage; ANSWER_OUTDATED: SurveyCurrentAnswers; PAGE_OUT_OF_ORDER: SurveyCurrentAnswers; PARTICIPATION_ENDED: SurveyOutcome; CONSENT_REQUIRED: null; };
  saveKeyPage: { NOT_FOUND: null; ANSWER_INVALID: SurveyRefusedPage; ANSWER_FORGED: SurveyRefusedPage; ANSWER_OUTDATED: SurveyCurrentAnswers; PAGE_OUT_OF_ORDER: SurveyCurrentAnswers; PARTICIPATION_ENDED: SurveyOutcome; CONSENT_REQUIRED: null; };
  submitKeySurvey: { NOT_FOUND: null; ANSWER_INVALID: SurveyRefusedPage; ANSWER_FORGED: SurveyRefusedPage; ANSWER_OUTDATED: SurveyCurrentAnswers; PAGE_OUT_OF_ORDER: SurveyCurrentAnswers; PARTICIPATION_ENDED: SurveyOutcome; CONSENT_REQUIRED: null; INTERVIEW_OPEN: OtherInterview; IDEMPOTENCY_CONFLICT: null; };
  getKeyEnd: { NOT_FOUND: null; };
  listPoints: { };
  listCoinMonths: { };
  listReceiptKeys: { };
  getReceipt: { NOT_FOUND: null; };
  listCoinLots: { };
  downloadStatement: { STATEMENT_PERIOD_INVALID: null; };
  getCheckin: { };
  checkIn: { ALREADY_CHECKED_IN: null; CARD_NOT_FOUND: null; MAKE_UP_DAY_INVALID: null; IDEMPOTENCY_CONFLICT: null; };
  getCredit: { };
  listCredits: { };
  useCard: { CARD_NOT_FOUND: null; CARD_NOT_USABLE: null; MAKE_UP_DAY_INVALID: null; IDEMPOTENCY_CONFLICT: null; };
  previewCard: { CARD_NOT_FOUND: null; CARD_NOT_USABLE: null; MAKE_UP_DAY_INVALID: null; };
  listCards: { };
  revealCard: { NOT_FOUND: null; };
  getExchangeInfo: { };
  listBenefits: { };
  getBenefit: { NOT_FOUND: null; };
  placeOrder: { PENALTY_EXCHANGE: null; NOT_FOUND: null; BENEFIT_OFF: null; BENEFIT_NOT_OPEN: null; ORDER_FORM_INVALID: OrderRefusal; DECRYPTION_FAILED: null; PRICE_CHANGED: null; BENEFIT_RENAMED: null; STOCK_OUT: null; BALANCE_TOO_LOW: null; LEVEL_TOO_LOW: null; DAILY_LIMIT: null; MONTHLY_LIMIT: null; PREREQUISITE_UNMET: BenefitAllowance; REAL_NAME_FIRST: BenefitAllowance; CARD_NOT_FOUND: null; CARD_NOT_USABLE: null; IDEMPOTENCY_CONFLICT: null; };
  askRestock: { NOT_FOUND: null; BENEFIT_OFF: null; RESTOCK_NOT_NEEDED: null; };
  checkAllowance: { NOT_FOUND: null; BENEFIT_OFF: null; ORDER_FORM_INVALID: OrderRefusal; CARD_NOT_FOUND: null; CARD_NOT_USABLE: null; };
  checkOrder: { NOT_FOUND: null; BENEFIT_OFF: null; BENEFIT_NOT_OPEN: null; ORDER_FORM_INVALID: OrderRefusal; DECRYPTION_FAILED: null; PRICE_CHANGED: null; BENEFIT_RENAMED: null; STOCK_OUT: null; BALANCE_TOO_LOW: null; LEVEL_TOO_LOW: null; DAILY_LIMIT: null; MONTHLY_LIMIT: null; PREREQUISITE_UNMET: BenefitAllowance; REAL_NAME_FIRST: BenefitAllowance; CARD_NOT_FOUND: null; CARD_NOT_USABLE: null; };
  listOrders: { };
  getOrder: { NOT_FOUND: null; };
  revealOrder: { NOT_FOUND: null; NOTHING_TO_REVEAL: null; };
  revokeOrder: { NOT_FOUND: null; ORDER_MOVE_FORBIDDEN: null; IDEMPOTENCY_CONFLICT: null; };
  correctOrder: { NOT_FOUND: null; ORDER_MOVE_FORBIDDEN: null; ORDER_FORM_INVALID: OrderRefusal; DECRYPTION_FAILED: null; IDEMPOTENCY_CONFLICT: null; };
  listGroupMembers: { GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  getGroupMember: { NOT_FOUND: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  getGroupMe: { GROUP_NOT_OPEN: null; };
  listAskedFollowUps: { FORBIDDEN: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  getTopic: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; TOPIC_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  listAnsweredSections: { FORBIDDEN: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  listUnansweredSections: { FORBIDDEN: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  listHostTopics: { FORBIDDEN: null; };
  getHostTopic: { FORBIDDEN: null; NOT_FOUND: null; };
  listHostTopicMembers: { FORBIDDEN: null; NOT_FOUND: null; };
  countHostTopicMembers: { FORBIDDEN: null; NOT_FOUND: null; };
  searchHostTopics: { FORBIDDEN: null; };
  listTopics: { FORBIDDEN: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  listHostSections: { FORBIDDEN: null; NOT_FOUND: null; };
  decodeGroupTask: { NOT_FOUND: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  getFollowUpThread: { NOT_FOUND: null; GROUP_NOT_OPEN: null; ANSWER_FIRST: null; GROUP_CONSENT_REQUIRED: null; };
  listResponses: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; TOPIC_NOT_OPEN: null; ANSWER_FIRST: null; GROUP_CONSENT_REQUIRED: null; };
  createResponse: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; TOPIC_NOT_OPEN: null; TOPIC_CLOSED: null; SECTION_CLOSED: null; ANSWER_TOO_SHORT: null; PHOTO_REQUIRED: null; ALREADY_ANSWERED: null; ATTACHMENT_UNUSABLE: null; };
  editResponse: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; TOPIC_CLOSED: null; SECTION_CLOSED: null; ANSWER_TOO_SHORT: null; PHOTO_REQUIRED: null; HOST_REPLIED: null; ATTACHMENT_UNUSABLE: null; };
  createFollowUp: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; TOPIC_CLOSED: null; SECTION_CLOSED: null; ANSWER_FIRST: null; ATTACHMENT_UNUSABLE: null; QUOTE_STALE: null; QUOTE_HIDDEN: null; RESPONDENT_LEFT: null; };
  getVote: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; TOPIC_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  listHostVotes: { FORBIDDEN: null; NOT_FOUND: null; };
  castVote: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; TOPIC_NOT_OPEN: null; TOPIC_CLOSED: null; SECTION_CLOSED: null; VOTE_CLOSED: null; VOTE_CHOICE_INVALID: null; };
  downloadTopicResponses: { FORBIDDEN: null; NOT_FOUND: null; };
  downloadGroupMembers: { FORBIDDEN: null; NOT_FOUND: null; };
  listHostResponses: { FORBIDDEN: null; };
  listResponseTopics: { FORBIDDEN: null; };
  listResponseTags: { FORBIDDEN: null; };
  listResponseAttributes: { FORBIDDEN: null; };
  deleteResponses: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; REASON_REQUIRED: null; };
  downloadResponseTable: { FORBIDDEN: null; };
  downloadMemberTable: { FORBIDDEN: null; };
  downloadResponseAttachments: { FORBIDDEN: null; NOT_FOUND: null; };
  listGroupAttachments: { GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  addGroupAttachment: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; FILE_TYPE_REFUSED: null; FILE_TOO_LARGE: null; };
  downloadGroupAttachments: { FORBIDDEN: null; NOT_FOUND: null; };
  removeGroupAttachments: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; TOPIC_CLOSED: null; SECTION_CLOSED: null; HOST_REPLIED: null; REASON_REQUIRED: null; PHOTO_REQUIRED: null; };
  listMyGroups: { };
  listSharedInGroups: { };
  takeBackShared: { NOT_FOUND: null; };
  findDiscussion: { NOT_FOUND: null; };
  getGroup: { GROUP_NOT_OPEN: null; NOT_FOUND: null; };
  sendGroupCode: { GROUP_NOT_OPEN: null; NOT_FOUND: null; DECRYPTION_FAILED: null; MOBILE_INVALID: null; CODE_TOO_SOON: null; CODE_DAILY_LIMIT: null; PROOF_REQUIRED: ProofChallenge; UNAVAILABLE: null; };
  loginGroup: { GROUP_NOT_OPEN: null; NOT_FOUND: null; DECRYPTION_FAILED: null; MOBILE_INVALID: null; CODE_WRONG: CodeTriesLeft; CODE_EXPIRED: null; CODE_TRIES_USED: null; NOT_INVITED: null; GROUP_LEFT: null; };
  createGroupTicket: { GROUP_NOT_OPEN: null; NOT_FOUND: null; NOT_INVITED: null; GROUP_LEFT: null; PENALTY_TASKS: null; };
  loginGroupWithTicket: { GROUP_NOT_OPEN: null; NOT_FOUND: null; NOT_INVITED: null; TICKET_INVALID: null; };
  updateGroupProfile: { NOT_FOUND: null; GROUP_NOT_OPEN: null; NICKNAME_INVALID: null; NICKNAME_RESERVED: null; NICKNAME_TAKEN: null; GROUP_CONSENT_REQUIRED: null; SHARING_TEXT_CHANGED: null; PENALTY_TASKS: null; };
  leaveGroup: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; LEAVING_TOO_LATE: null; IDEMPOTENCY_CONFLICT: null; };
  getSharedAttributes: { NOT_FOUND: null; GROUP_NOT_OPEN: null; };
  searchTopics: { GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  markSectionsRead: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; ANSWER_FIRST: null; GROUP_CONSENT_REQUIRED: null; };
  remindGroupMembers: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; TOPIC_NOT_OPEN: null; TOPIC_CLOSED: null; };
  tagResponses: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; PASSAGE_STALE: null; TAGS_FULL: null; };
  restoreResponses: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; RESTORE_TOO_LATE: null; RESPONSE_REPLACED: null; };
  starResponse: { FORBIDDEN: null; NOT_FOUND: null; };
  countResponse: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; };
  getHostingAccess: { };
  createHostingTicket: { NOT_A_HOST: null; };
  loginHosting: { HOST_TICKET_INVALID: null; NOT_A_HOST: null; };
  listGroupDownloads: { FORBIDDEN: null; };
  listResponseWords: { FORBIDDEN: null; };
  getVoiceCoverage: { FORBIDDEN: null; };
  setVoiceTarget: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; };
  getFollowUpRadar: { FORBIDDEN: null; };
  listGroupDrafts: { FORBIDDEN: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  saveGroupDraft: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; TOPIC_NOT_OPEN: null; TOPIC_CLOSED: null; SECTION_CLOSED: null; ANSWER_FIRST: null; FIELD_WRONG: FieldProblem; DRAFT_CHANGED: GroupDraft; DRAFTS_FULL: null; };
  removeGroupDraft: { FORBIDDEN: null; GROUP_NOT_OPEN: null; GROUP_CONSENT_REQUIRED: null; };
  listProbes: { FORBIDDEN: null; };
  saveProbe: { FORBIDDEN: null; GROUP_NOT_OPEN: null; FIELD_WRONG: FieldProblem; PROBES_FULL: null; };
  removeProbe: { FORBIDDEN: null; GROUP_NOT_OPEN: null; };
  listQuotes: { FORBIDDEN: null; };
  addQuote: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; PASSAGE_STALE: null; QUOTES_FULL: null; };
  orderQuotes: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; };
  codeQuote: { FORBIDDEN: null; NOT_FOUND: null; GROUP_NOT_OPEN: null; };
  saveFinding: { FORBIDDEN: null; GROUP_NOT_OPEN: null; FINDINGS_FULL: null; };
  removeFinding: { FORBIDDEN: null; GROUP_NOT_OPEN: null; };
  downloadQuotes: { FORBIDDEN: null; };
  listInvitingAttributes: { NOT_A_HOST: null; };
  listHostedGroups: { NOT_A_HOST: null; };
  createHostedGroup: { NOT_A_HOST: null; NOT_FOUND: null; SCHEDULE_WRONG: null; PLAN_WRONG: null; };
  getHostedGroup: { NOT_A_HOST: null; NOT_FOUND: null; };
  updateHostedGroup: { NOT_A_HOST: null; NOT_FOUND: null; GUIDE_CHANGED: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; SCHEDULE_WRONG: null; SCHEDULE_FIXED: null; PLAN_WRONG: null; PLAN_FIXED: null; };
  moveHostedGroup: { NOT_A_HOST: null; NOT_FOUND: null; GROUP_IS_DRAFT: null; GROUP_IS_INVITING: null; GROUP_IS_OPEN: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; GUIDE_EMPTY: null; SCHEDULE_PAST: null; PAY_UNCONFIRMED: null; };
  getRehearsal: { NOT_A_HOST: null; NOT_FOUND: null; };
  startRehearsal: { NOT_A_HOST: null; NOT_FOUND: null; GUIDE_EMPTY: null; REHEARSAL_TOO_LATE: null; };
  createRehearsalTicket: { NOT_A_HOST: null; NOT_FOUND: null; };
  endRehearsal: { NOT_A_HOST: null; NOT_FOUND: null; };
  getGuide: { NOT_A_HOST: null; NOT_FOUND: null; };
  addGuideTopics: { NOT_A_HOST: null; NOT_FOUND: null; GUIDE_CHANGED: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; TAG_UNKNOWN: null; SCHEDULE_WRONG: null; GUIDE_FULL: null; VOTE_WRONG: null; ATTACHMENT_UNUSABLE: null; };
  updateGuideTopic: { NOT_A_HOST: null; NOT_FOUND: null; GUIDE_CHANGED: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; SCHEDULE_WRONG: null; TAG_UNKNOWN: null; VISIBILITY_PROMISED: null; };
  addGuideSection: { NOT_A_HOST: null; NOT_FOUND: null; GUIDE_CHANGED: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; SCHEDULE_WRONG: null; GUIDE_FULL: null; VOTE_WRONG: null; ATTACHMENT_UNUSABLE: null; };
  updateGuideSection: { NOT_A_HOST: null; NOT_FOUND: null; GUIDE_CHANGED: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; SCHEDULE_WRONG: null; VOTE_WRONG: null; ATTACHMENT_UNUSABLE: null; SECTION_CLOSED: null; QUESTION_ANSWERED: null; VISIBILITY_PROMISED: null; VOTE_HAS_BALLOTS: null; };
  closeGuideSection: { NOT_A_HOST: null; NOT_FOUND: null; GUIDE_CHANGED: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; SCHEDULE_WRONG: null; GUIDE_FULL: null; VOTE_WRONG: null; ATTACHMENT_UNUSABLE: null; SECTION_CLOSED: null; };
  removeFromGuide: { NOT_A_HOST: null; NOT_FOUND: null; GUIDE_CHANGED: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; QUESTION_ANSWERED: null; GUIDE_EMPTY: null; };
  orderGuide: { NOT_A_HOST: null; NOT_FOUND: null; GUIDE_CHANGED: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; QUESTION_ANSWERED: null; SCHEDULE_WRONG: null; };
  addGuideFile: { NOT_A_HOST: null; NOT_FOUND: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; FILE_TYPE_REFUSED: null; FILE_TOO_LARGE: null; };
  continueGuideUpload: { NOT_A_HOST: null; NOT_FOUND: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; FILE_TYPE_REFUSED: null; FILE_TOO_LARGE: null; FILES_TOO_MANY: null; UPLOAD_NOT_IN_PARTS: null; IDEMPOTENCY_CONFLICT: null; };
  getGuideUploadForm: { NOT_A_HOST: null; NOT_FOUND: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; FILE_TYPE_REFUSED: null; FILE_TOO_LARGE: null; FILES_TOO_MANY: null; };
  listGroupChanges: { NOT_A_HOST: null; NOT_FOUND: null; };
  listInvitations: { NOT_A_HOST: null; NOT_FOUND: null; };
  addInvitations: { NOT_A_HOST: null; NOT_FOUND: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; INVITATIONS_TOO_MANY: null; TAG_UNKNOWN: null; };
  inviteMembers: { NOT_A_HOST: null; NOT_FOUND: null; GROUP_IS_DRAFT: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; INVITATIONS_TOO_MANY: null; FIELD_WRONG: FieldProblem; };
  withdrawInvitations: { NOT_A_HOST: null; NOT_FOUND: null; GROUP_IS_ARCHIVED: null; };
  sendInvitations: { NOT_A_HOST: null; NOT_FOUND: null; GROUP_IS_DRAFT: null; GROUP_IS_CLOSED: null; GROUP_IS_ARCHIVED: null; };
  listPeopleTags: { NOT_A_HOST: null; NOT_FOUND: null; };
  savePeopleTag: { NOT_A_HOST: null; NOT_FOUND: null; GROUP_IS_ARCHIVED: null; TAG_TAKEN: null; PEOPLE_TAGS_FULL: null; };
  tagPeople: { NOT_A_HOST: null; NOT_FOUND: null; GROUP_IS_ARCHIVED: null; TAG_UNKNOWN: null; };
  listGroupRewards: { NOT_A_HOST: null; NOT_FOUND: null; };
  takeOutOfReward: { NOT_A_HOST: null; NOT_FOUND: null; PAY_CONFIRMED: null; PAY_TAKEN_OUT_BY_US: null; REASON_REQUIRED: null; };
}

/** The data of refusals that explain themselves. It is independent of the operation that returns them. */
export interface RefusalData {
  ALREADY_JOINED: TaskOwnResult | null;
  ANSWER_FORGED: SurveyRefusedPage;
  ANSWER_INVALID: SurveyRefusedPage;
  ANSWER_OUTDATED: SurveyCurrentAnswers;
  CODE_WRONG: CodeTriesLeft;
  DRAFT_CHANGED: GroupDraft;
  INTERVIEW_OPEN: OtherInterview;
  ORDER_FORM_INVALID: OrderRefusal;
  PAGE_OUT_OF_ORDER: SurveyCurrentAnswers;
  PARTICIPATION_ENDED: SurveyOutcome;
  PASSWORD_TRIES_USED: PasswordLocked;
  PREREQUISITE_UNMET: BenefitAllowance;
  PROOF_REQUIRED: ProofChallenge;
  QR_CODE_EXPIRED: QrLoginOver | null;
  REAL_NAME_FIRST: BenefitAllowance;
  TIME_NOT_REACHED: TaskTooFast;
  FIELD_MISSING: FieldProblem;
  FIELD_UNKNOWN: FieldProblem;
  FIELD_WRONG: FieldProblem;
  SITE_MAINTENANCE: MaintenanceNotice;
}
