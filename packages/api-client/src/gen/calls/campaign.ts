/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */


import { call, type CallOptions, type CallPromise, type Download, type KeyedCallOptions } from '../../calls/call.ts';
import type {
  CampaignDrawPage,
  CampaignDrawRequest,
  CampaignDrawn,
  CampaignEntrantPage,
  CampaignFace,
  CampaignList,
  CampaignPage,
  CampaignProof,
  CampaignRecord,
  CampaignRecordPage,
  CampaignStanding,
  CampaignWinnerPage,
  GetCampaignParams,
  ListCampaignDrawsParams,
  ListCampaignEntrantsParams,
  ListCampaignRecordsParams,
  ListCampaignWinnersParams,
  ListCampaignsParams,
  ListQuestionsParams,
  ListQuizTriesParams,
  PrizeClaim,
  PublicId,
  QuestionAnswers,
  QuestionSheet,
  QuizTry,
  QuizTryPage,
} from '../model/index.ts';

/**
 * List the campaigns
 *
 * Those that run come first, the one that ends soonest at the top; then the next ones, then the last twelve that ended.
 * For a member each running one says what they can still do in it.
 */
export const listCampaigns = (params?: ListCampaignsParams, options?: CallOptions): CallPromise<CampaignList> =>
  call<CampaignList>({ operation: 'listCampaigns', url: '/v1/campaigns', method: 'GET', params }, options);

/**
 * Read the campaign of a page
 *
 * Prizes, what is left of them, the odds in force, the hash of the server seed and, for a member, their chances.
 */
export const getCampaign = (face: CampaignFace, params?: GetCampaignParams, options?: CallOptions): CallPromise<CampaignPage> =>
  call<CampaignPage>({ operation: 'getCampaign', url: `/v1/campaigns/${encodeURIComponent(face)}`, method: 'GET', params }, options);

/**
 * Download all draws of a campaign
 *
 * The public list in one file, without names: for each sealed draw, in the order of the chain, one line with a JSON array
 * of position, pseudonym, number of the member's own draw, client seed, version of the odds, roll, prize or null, time,
 * and the head of the hash chain behind it. It is streamed, so it can be checked while it arrives.
 */
export const downloadCampaignDraws = (id: PublicId, options?: CallOptions): CallPromise<Download> =>
  call<Download>({ operation: 'downloadCampaignDraws', url: `/v1/campaigns/${encodeURIComponent(id)}/draws/file`, method: 'GET', responseType: 'blob' }, options);

/**
 * Download all entrants of a koi draw
 *
 * The closed list in one file, without names: the lines `pseudonym|clientSeed`, joined by line breaks, in the order of
 * the pseudonyms. SHA-256 of the file is `entrantsHash` of the proof. Empty before the list is closed.
 */
export const downloadCampaignEntrants = (id: PublicId, options?: CallOptions): CallPromise<Download> =>
  call<Download>({ operation: 'downloadCampaignEntrants', url: `/v1/campaigns/${encodeURIComponent(id)}/entrants/file`, method: 'GET', responseType: 'blob' }, options);

/**
 * List all draws of a campaign
 *
 * Public and without names. Each draw carries the head of the hash chain behind it, so that anyone can check that none
 * was changed, removed or put in between. A new draw is in the list within a minute.
 */
export const listCampaignDraws = (id: PublicId, params?: ListCampaignDrawsParams, options?: CallOptions): CallPromise<CampaignDrawPage> =>
  call<CampaignDrawPage>({ operation: 'listCampaignDraws', url: `/v1/campaigns/${encodeURIComponent(id)}/draws`, method: 'GET', params }, options);

/**
 * Draw once
 *
 * Spends the oldest chance. The result is HMAC-SHA256 of the server seed over campaign, pseudonym, number of the draw and
 * client seed; the first 52 bits lie on the odds in force. Coins are paid at once; other prizes wait to be
 * claimed. Who draws nothing gets the consolation coins.
 */
export const drawCampaign = (id: PublicId, campaignDrawRequest: CampaignDrawRequest, options?: KeyedCallOptions): CallPromise<CampaignDrawn> =>
  call<CampaignDrawn>({ operation: 'drawCampaign', url: `/v1/campaigns/${encodeURIComponent(id)}/draws`, method: 'POST', keyed: true, data: campaignDrawRequest }, options, { 26153: 'PENALTY_CAMPAIGN', 29001: 'CAMPAIGN_NOT_STARTED', 29002: 'CAMPAIGN_ENDED', 29003: 'CAMPAIGN_NOT_DRAWN', 29004: 'NO_CHANCE_LEFT', 29005: 'CAMPAIGN_DEVICE_LIMIT', 29014: 'CAMPAIGN_PAUSED' });

/**
 * List the entrants of a koi draw
 *
 * Public and without names, once the list is closed; empty before. SHA-256 of the lines `pseudonym|clientSeed`, joined by
 * line breaks in this order, is `entrantsHash` of the proof. `downloadCampaignEntrants` returns them all in one file.
 */
export const listCampaignEntrants = (id: PublicId, params?: ListCampaignEntrantsParams, options?: CallOptions): CallPromise<CampaignEntrantPage> =>
  call<CampaignEntrantPage>({ operation: 'listCampaignEntrants', url: `/v1/campaigns/${encodeURIComponent(id)}/entrants`, method: 'GET', params }, options);

/**
 * Enter a koi draw
 *
 * Spends the oldest chance and pays the consolation coins, once for each member; entering again changes nothing and
 * answers the same.
 */
export const enterCampaign = (id: PublicId, campaignDrawRequest: CampaignDrawRequest, options?: KeyedCallOptions): CallPromise<CampaignStanding> =>
  call<CampaignStanding>({ operation: 'enterCampaign', url: `/v1/campaigns/${encodeURIComponent(id)}/entrants`, method: 'POST', keyed: true, data: campaignDrawRequest }, options, { 26153: 'PENALTY_CAMPAIGN', 29001: 'CAMPAIGN_NOT_STARTED', 29002: 'CAMPAIGN_ENDED', 29004: 'NO_CHANCE_LEFT', 29005: 'CAMPAIGN_DEVICE_LIMIT', 29008: 'CAMPAIGN_NOT_ENTERED', 29014: 'CAMPAIGN_PAUSED' });

/**
 * List the member’s own tries at a quiz
 *
 * Each with its questions, the member’s answers and the right ones, once it is over.
 */
export const listQuizTries = (id: PublicId, params?: ListQuizTriesParams, options?: CallOptions): CallPromise<QuizTryPage> =>
  call<QuizTryPage>({ operation: 'listQuizTries', url: `/v1/campaigns/${encodeURIComponent(id)}/tries`, method: 'GET', params }, options);

/**
 * Start today’s try at a quiz
 *
 * Chooses the questions and starts the clock. Starting an open try again answers the same one. Moves no value, so it takes
 * no idempotency key.
 */
export const startQuiz = (id: PublicId, options?: CallOptions): CallPromise<QuizTry> =>
  call<QuizTry>({ operation: 'startQuiz', url: `/v1/campaigns/${encodeURIComponent(id)}/tries`, method: 'POST' }, options, { 26153: 'PENALTY_CAMPAIGN', 29001: 'CAMPAIGN_NOT_STARTED', 29002: 'CAMPAIGN_ENDED', 29005: 'CAMPAIGN_DEVICE_LIMIT', 29009: 'QUIZ_NONE', 29010: 'QUIZ_DONE', 29014: 'CAMPAIGN_PAUSED' });

/**
 * List the member’s own draws
 */
export const listCampaignRecords = (id: PublicId, params?: ListCampaignRecordsParams, options?: CallOptions): CallPromise<CampaignRecordPage> =>
  call<CampaignRecordPage>({ operation: 'listCampaignRecords', url: `/v1/campaigns/${encodeURIComponent(id)}/records`, method: 'GET', params }, options);

/**
 * Claim a prize
 *
 * Places the order that delivers the prize, through the channels of the exchange, and needs the real-name check as every
 * order does. Coins need no claim. After the deadline
 * the prize is gone.
 */
export const claimPrize = (id: PublicId, number: string, prizeClaim: PrizeClaim, options?: KeyedCallOptions): CallPromise<CampaignRecord> =>
  call<CampaignRecord>({ operation: 'claimPrize', url: `/v1/campaigns/${encodeURIComponent(id)}/records/${encodeURIComponent(number)}/claim`, method: 'POST', keyed: true, data: prizeClaim }, options, { 20001: 'DECRYPTION_FAILED', 24005: 'PREREQUISITE_UNMET', 24006: 'ORDER_FORM_INVALID', 24008: 'BENEFIT_OFF', 24012: 'REAL_NAME_FIRST', 26154: 'PENALTY_CLAIM', 29006: 'PRIZE_CLAIMED', 29007: 'CLAIM_TOO_LATE' });

/**
 * List the winners
 */
export const listCampaignWinners = (id: PublicId, params?: ListCampaignWinnersParams, options?: CallOptions): CallPromise<CampaignWinnerPage> =>
  call<CampaignWinnerPage>({ operation: 'listCampaignWinners', url: `/v1/campaigns/${encodeURIComponent(id)}/winners`, method: 'GET', params }, options);

/**
 * Read what proves the draws of a campaign
 */
export const getCampaignProof = (id: PublicId, options?: CallOptions): CallPromise<CampaignProof> =>
  call<CampaignProof>({ operation: 'getCampaignProof', url: `/v1/campaigns/${encodeURIComponent(id)}/proof`, method: 'GET' }, options);

/**
 * List the questions of an open try
 *
 * The member’s own try only. Its choices stand in an order of their own.
 */
export const listQuestions = (params: ListQuestionsParams, options?: CallOptions): CallPromise<QuestionSheet> =>
  call<QuestionSheet>({ operation: 'listQuestions', url: '/v1/questions', method: 'GET', params }, options, { 29011: 'QUIZ_OVER' });

/**
 * Submit the answers of a try
 *
 * Once. Pays coins for each right answer. Answers that come before anybody can have read the questions are refused, and
 * so are those that come after the time limit or the end of the campaign.
 */
export const submitQuestions = (questionAnswers: QuestionAnswers, options?: KeyedCallOptions): CallPromise<QuizTry> =>
  call<QuizTry>({ operation: 'submitQuestions', url: '/v1/questions', method: 'POST', keyed: true, data: questionAnswers }, options, { 29002: 'CAMPAIGN_ENDED', 29010: 'QUIZ_DONE', 29011: 'QUIZ_OVER', 29012: 'QUIZ_TOO_FAST', 29013: 'QUIZ_ANSWERS_INVALID' });

