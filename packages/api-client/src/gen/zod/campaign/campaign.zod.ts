/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  CampaignDrawPage,
  CampaignDrawRequest,
  CampaignDrawn,
  CampaignEntrantPage,
  CampaignList,
  CampaignPage,
  CampaignProof,
  CampaignRecord,
  CampaignRecordPage,
  CampaignStanding,
  CampaignWinnerPage,
  Envelope,
  PrizeClaim,
  QuestionAnswers,
  QuestionSheet,
  QuizTry,
  QuizTryPage
} from '../yayanAPI.schemas.zod.ts';


/**
 * Those that run come first, the one that ends soonest at the top; then the next ones, then the last twelve that ended.
 * For a member each running one says what they can still do in it.
 * @summary List the campaigns
 */
export const ListCampaignsQueryParams = /*#__PURE__*/ zod.object({
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 未开始 */
  Upcoming: 'upcoming',
  /** 进行中 */
  Running: 'running',
  /** 暂停中 */
  Paused: 'paused',
  /** 已结束 */
  Ended: 'ended',
} as const)).check(/*#__PURE__*/ zod.describe('Only campaigns in this state.'))
})

export const ListCampaignsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CampaignList
}))

/**
 * Prizes, what is left of them, the odds in force, the hash of the server seed and, for a member, their chances.
 * @summary Read the campaign of a page
 */
export const GetCampaignParams = /*#__PURE__*/ zod.object({
  "face": /*#__PURE__*/ zod.enum({
  /** 幸运抽奖 */
  Lottery: 'lottery',
  /** 锦鲤抽奖 */
  Koi: 'koi',
  /** 答题活动 */
  Quiz: 'quiz',
  /** 圣诞活动 */
  Christmas: 'christmas',
  /** 端午活动 */
  Duanwu: 'duanwu',
} as const).check(/*#__PURE__*/ zod.describe('The page that shows it.'))
})

export const getCampaignQueryOfRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const GetCampaignQueryParams = /*#__PURE__*/ zod.object({
  "of": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getCampaignQueryOfRegExp))).check(/*#__PURE__*/ zod.describe('The campaign to show. Without it, the page shows the one that runs, else the next one, else the last one.\n'))
})

export const GetCampaignResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CampaignPage
}))

/**
 * The public list in one file, without names: for each sealed draw, in the order of the chain, one line with a JSON array
 * of position, pseudonym, number of the member's own draw, client seed, version of the odds, roll, prize or null, time,
 * and the head of the hash chain behind it. It is streamed, so it can be checked while it arrives.
 * @summary Download all draws of a campaign
 */
export const downloadCampaignDrawsPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const DownloadCampaignDrawsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadCampaignDrawsPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The campaign.'))
})

export const DownloadCampaignDrawsResponse = /*#__PURE__*/ zod.unknown()

/**
 * The closed list in one file, without names: the lines `pseudonym|clientSeed`, joined by line breaks, in the order of
 * the pseudonyms. SHA-256 of the file is `entrantsHash` of the proof. Empty before the list is closed.
 * @summary Download all entrants of a koi draw
 */
export const downloadCampaignEntrantsPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const DownloadCampaignEntrantsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(downloadCampaignEntrantsPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The campaign.'))
})

export const DownloadCampaignEntrantsResponse = /*#__PURE__*/ zod.string()

/**
 * Public and without names. Each draw carries the head of the hash chain behind it, so that anyone can check that none
 * was changed, removed or put in between. A new draw is in the list within a minute.
 * @summary List all draws of a campaign
 */
export const listCampaignDrawsPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const ListCampaignDrawsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCampaignDrawsPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The campaign.'))
})

export const listCampaignDrawsQueryCursorMax = 200;

export const listCampaignDrawsQueryLimitDefault = 20;
export const listCampaignDrawsQueryLimitMax = 100;



export const ListCampaignDrawsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCampaignDrawsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCampaignDrawsQueryLimitMax)), listCampaignDrawsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListCampaignDrawsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CampaignDrawPage
}))

/**
 * Spends the oldest chance. The result is HMAC-SHA256 of the server seed over campaign, pseudonym, number of the draw and
 * client seed; the first 52 bits lie on the odds in force. Coins are paid at once; other prizes wait to be
 * claimed. Who draws nothing gets the consolation coins.
 * @summary Draw once
 */
export const drawCampaignPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const DrawCampaignParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(drawCampaignPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The campaign.'))
})

export const drawCampaignHeaderIdempotencyKeyMin = 16;
export const drawCampaignHeaderIdempotencyKeyMax = 64;


export const drawCampaignHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const DrawCampaignHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(drawCampaignHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(drawCampaignHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(drawCampaignHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const DrawCampaignBody = CampaignDrawRequest

export const DrawCampaignResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CampaignDrawn
}))

/**
 * Public and without names, once the list is closed; empty before. SHA-256 of the lines `pseudonym|clientSeed`, joined by
 * line breaks in this order, is `entrantsHash` of the proof. `downloadCampaignEntrants` returns them all in one file.
 * @summary List the entrants of a koi draw
 */
export const listCampaignEntrantsPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const ListCampaignEntrantsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCampaignEntrantsPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The campaign.'))
})

export const listCampaignEntrantsQueryCursorMax = 200;

export const listCampaignEntrantsQueryLimitDefault = 20;
export const listCampaignEntrantsQueryLimitMax = 100;



export const ListCampaignEntrantsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCampaignEntrantsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCampaignEntrantsQueryLimitMax)), listCampaignEntrantsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListCampaignEntrantsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CampaignEntrantPage
}))

/**
 * Spends the oldest chance and pays the consolation coins, once for each member; entering again changes nothing and
 * answers the same.
 * @summary Enter a koi draw
 */
export const enterCampaignPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const EnterCampaignParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(enterCampaignPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The campaign.'))
})

export const enterCampaignHeaderIdempotencyKeyMin = 16;
export const enterCampaignHeaderIdempotencyKeyMax = 64;


export const enterCampaignHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const EnterCampaignHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(enterCampaignHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(enterCampaignHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(enterCampaignHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const EnterCampaignBody = CampaignDrawRequest

export const EnterCampaignResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CampaignStanding
}))

/**
 * Each with its questions, the member’s answers and the right ones, once it is over.
 * @summary List the member’s own tries at a quiz
 */
export const listQuizTriesPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const ListQuizTriesParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listQuizTriesPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The campaign.'))
})

export const listQuizTriesQueryCursorMax = 200;

export const listQuizTriesQueryLimitDefault = 20;
export const listQuizTriesQueryLimitMax = 100;



export const ListQuizTriesQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listQuizTriesQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listQuizTriesQueryLimitMax)), listQuizTriesQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListQuizTriesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QuizTryPage
}))

/**
 * Chooses the questions and starts the clock. Starting an open try again answers the same one. Moves no value, so it takes
 * no idempotency key.
 * @summary Start today’s try at a quiz
 */
export const startQuizPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const StartQuizParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(startQuizPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The campaign.'))
})

export const StartQuizResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QuizTry
}))

/**
 * @summary List the member’s own draws
 */
export const listCampaignRecordsPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const ListCampaignRecordsParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCampaignRecordsPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The campaign.'))
})

export const listCampaignRecordsQueryCursorMax = 200;

export const listCampaignRecordsQueryLimitDefault = 20;
export const listCampaignRecordsQueryLimitMax = 100;



export const ListCampaignRecordsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCampaignRecordsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCampaignRecordsQueryLimitMax)), listCampaignRecordsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListCampaignRecordsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CampaignRecordPage
}))

/**
 * Places the order that delivers the prize, through the channels of the exchange, and needs the real-name check as every
 * order does. Coins need no claim. After the deadline
 * the prize is gone.
 * @summary Claim a prize
 */
export const claimPrizePathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');
export const claimPrizePathNumberMax = 6;


export const claimPrizePathNumberRegExp = new RegExp('^[1-9][0-9]{0,5}$');


export const ClaimPrizeParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(claimPrizePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The campaign.')),
  "number": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(claimPrizePathNumberMax)).check(/*#__PURE__*/ zod.regex(claimPrizePathNumberRegExp)).check(/*#__PURE__*/ zod.describe('The number of the member’s own draw in this campaign.'))
})

export const claimPrizeHeaderIdempotencyKeyMin = 16;
export const claimPrizeHeaderIdempotencyKeyMax = 64;


export const claimPrizeHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ClaimPrizeHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(claimPrizeHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(claimPrizeHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(claimPrizeHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const ClaimPrizeBody = PrizeClaim

export const ClaimPrizeResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CampaignRecord
}))

/**
 * @summary List the winners
 */
export const listCampaignWinnersPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const ListCampaignWinnersParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCampaignWinnersPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The campaign.'))
})

export const listCampaignWinnersQueryCursorMax = 200;

export const listCampaignWinnersQueryLimitDefault = 20;
export const listCampaignWinnersQueryLimitMax = 100;



export const ListCampaignWinnersQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCampaignWinnersQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCampaignWinnersQueryLimitMax)), listCampaignWinnersQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListCampaignWinnersResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CampaignWinnerPage
}))

/**
 * @summary Read what proves the draws of a campaign
 */
export const getCampaignProofPathIdRegExp = new RegExp('^[0-9A-Za-z]{8,24}$');


export const GetCampaignProofParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getCampaignProofPathIdRegExp)).check(/*#__PURE__*/ zod.describe('The campaign.'))
})

export const GetCampaignProofResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CampaignProof
}))

/**
 * The member’s own try only. Its choices stand in an order of their own.
 * @summary List the questions of an open try
 */
export const ListQuestionsQueryParams = /*#__PURE__*/ zod.object({
  "sheet": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The try.'))
})

export const ListQuestionsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QuestionSheet
}))

/**
 * Once. Pays coins for each right answer. Answers that come before anybody can have read the questions are refused, and
 * so are those that come after the time limit or the end of the campaign.
 * @summary Submit the answers of a try
 */
export const submitQuestionsHeaderIdempotencyKeyMin = 16;
export const submitQuestionsHeaderIdempotencyKeyMax = 64;


export const submitQuestionsHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SubmitQuestionsHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(submitQuestionsHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(submitQuestionsHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(submitQuestionsHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const SubmitQuestionsBody = QuestionAnswers

export const SubmitQuestionsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": QuizTry
}))

