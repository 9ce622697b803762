/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Envelope,
  FeedbackTicket,
  HelpArticle,
  HelpCategory,
  HelpRating,
  OpenTicketRequest,
  PenaltyList,
  TicketPage,
  TicketReply,
  TicketSubject
} from '../yayanAPI.schemas.zod.ts';


/**
 * Category 21 is the whole help; its sections are the categories of /home/feedback/help/{category}.
 * @summary List help articles by category
 */
export const listHelpQueryCategoryIdMax = 2147483647;

export const listHelpQueryKeywordMax = 40;



export const ListHelpQueryParams = /*#__PURE__*/ zod.object({
  "categoryId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listHelpQueryCategoryIdMax)).check(/*#__PURE__*/ zod.describe('The category; 21 for all of help.')),
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listHelpQueryKeywordMax))).check(/*#__PURE__*/ zod.describe('Only articles that contain all these words; without any, those that fit best when it is read as a question.'))
})

export const ListHelpResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HelpCategory
}))

/**
 * @summary List the member's feedback tickets
 */
export const listTicketsQueryCursorMax = 200;

export const listTicketsQueryLimitDefault = 20;
export const listTicketsQueryLimitMax = 100;



export const ListTicketsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listTicketsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTicketsQueryLimitMax)), listTicketsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.'))
})

export const ListTicketsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TicketPage
}))

/**
 * An appeal needs a record of the member; each record can be appealed once.
 * @summary Open a feedback ticket
 */
export const openTicketHeaderIdempotencyKeyMin = 16;
export const openTicketHeaderIdempotencyKeyMax = 64;


export const openTicketHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const OpenTicketHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(openTicketHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(openTicketHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(openTicketHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const OpenTicketBody = OpenTicketRequest

export const OpenTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": FeedbackTicket
}))

/**
 * @summary Read the record that a ticket would be about
 */
export const GetTicketSubjectQueryParams = /*#__PURE__*/ zod.object({
  "type": /*#__PURE__*/ zod.enum({
  /** 任务结果 */
  Result: 'result',
  /** 金币记录 */
  Coins: 'coins',
  /** 兑换订单 */
  Order: 'order',
  /** 质量分变化 */
  Quality: 'quality',
  /** 处罚 */
  Penalty: 'penalty',
  /** 邀请 */
  Invitation: 'invitation',
} as const).check(/*#__PURE__*/ zod.describe('Kind of record.')),
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The record.'))
})

export const GetTicketSubjectResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": TicketSubject
}))

/**
 * @summary Read a ticket
 */
export const GetTicketParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The ticket.'))
})

export const GetTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": FeedbackTicket
}))

/**
 * A member adds at most ten times in a row; an entry of an operator lets them add again. What is added to a merged ticket goes into the one it was merged into, which is answered.
 * @summary Add to a ticket
 */
export const ReplyTicketParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The ticket.'))
})

export const replyTicketHeaderIdempotencyKeyMin = 16;
export const replyTicketHeaderIdempotencyKeyMax = 64;


export const replyTicketHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ReplyTicketHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(replyTicketHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(replyTicketHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(replyTicketHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const ReplyTicketBody = TicketReply

export const ReplyTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": FeedbackTicket
}))

/**
 * @summary Confirm that a ticket is settled
 */
export const ConfirmTicketParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The ticket.'))
})

export const ConfirmTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": FeedbackTicket
}))

/**
 * Once, within 7 days. Of a merged ticket, the one it was merged into is reopened, or added to while it isn't answered.
 * @summary Reopen a ticket
 */
export const ReopenTicketParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.uuid().check(/*#__PURE__*/ zod.describe('The ticket.'))
})

export const reopenTicketHeaderIdempotencyKeyMin = 16;
export const reopenTicketHeaderIdempotencyKeyMax = 64;


export const reopenTicketHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ReopenTicketHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(reopenTicketHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(reopenTicketHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(reopenTicketHeaderIdempotencyKeyRegExp)).check(/*#__PURE__*/ zod.describe('One key for one intention. The same key with the same body gives the same answer, with another body 409.'))
})

export const ReopenTicketBody = TicketReply

export const ReopenTicketResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": FeedbackTicket
}))

/**
 * @summary List the member's penalties
 */
export const ListPenaltiesResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": PenaltyList
}))

/**
 * @summary Read a help article
 */
export const getHelpArticlePathIdMax = 9;


export const getHelpArticlePathIdRegExp = new RegExp('^[1-9][0-9]{0,8}$');


export const GetHelpArticleParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(getHelpArticlePathIdMax)).check(/*#__PURE__*/ zod.regex(getHelpArticlePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The article.'))
})

export const GetHelpArticleResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HelpArticle
}))

/**
 * One rating for each member and article; a second one replaces it.
 * @summary Say whether an article helped
 */
export const rateHelpArticlePathIdMax = 9;


export const rateHelpArticlePathIdRegExp = new RegExp('^[1-9][0-9]{0,8}$');


export const RateHelpArticleParams = /*#__PURE__*/ zod.object({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(rateHelpArticlePathIdMax)).check(/*#__PURE__*/ zod.regex(rateHelpArticlePathIdRegExp)).check(/*#__PURE__*/ zod.describe('The article.'))
})

export const RateHelpArticleBody = HelpRating

export const RateHelpArticleResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HelpRating
}))

