/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  CoinLedgerPage,
  CoinLotPage,
  CoinMonths,
  Envelope
} from '../yayanAPI.schemas.zod.ts';


/**
 * Newest first. Each row names its cause, so that the member sees why coins came or went.
 * @summary List the member's coins, row by row
 */
export const listPointsQueryCursorMax = 200;

export const listPointsQueryLimitDefault = 20;
export const listPointsQueryLimitMax = 100;



export const ListPointsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPointsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPointsQueryLimitMax)), listPointsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
  "direction": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 收入 */
  In: 'in',
  /** 支出 */
  Out: 'out',
} as const)).check(/*#__PURE__*/ zod.describe('Only what came in or what went out.')),
  "kind": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 任务 */
  Participation: 'participation',
  /** 签到 */
  Checkin: 'checkin',
  /** 兑换 */
  Exchange: 'exchange',
  /** 兑换退回 */
  ExchangeRefund: 'exchangeRefund',
  /** 邀请 */
  Invite: 'invite',
  /** 更正 */
  Correction: 'correction',
  /** 新手 */
  Welcome: 'welcome',
  /** 活动 */
  Campaign: 'campaign',
  /** 讨论小组 */
  Group: 'group',
  /** 课程 */
  Course: 'course',
  /** 月度评选 */
  Award: 'award',
} as const)).check(/*#__PURE__*/ zod.describe('Only rows of this kind of source.')),
  "state": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 已到账 */
  Available: 0,
  /** 待入账 */
  Pending: 1,
  /** 已收回 */
  TakenBack: 2,
} as const)).check(/*#__PURE__*/ zod.describe('Only rows in this state.')),
  "row": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.uuid()).check(/*#__PURE__*/ zod.describe('Only the row with this id, however old; an unknown id answers an empty list.'))
})

export const ListPointsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CoinLedgerPage
}))

/**
 * Newest month first, without gaps, in Asia/Shanghai time, over all rows. Coins in less coins out, over all months,
 * is the available balance.
 * @summary The member's coins by month and source
 */
export const listCoinMonthsQueryMonthsDefault = 12;
export const listCoinMonthsQueryMonthsMax = 120;



export const ListCoinMonthsQueryParams = /*#__PURE__*/ zod.object({
  "months": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoinMonthsQueryMonthsMax)), listCoinMonthsQueryMonthsDefault).check(/*#__PURE__*/ zod.describe('How many months, including the current one.'))
})

export const ListCoinMonthsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CoinMonths
}))

/**
 * Coins are spent in the order in which they came in. Each lot is what is left of one row of `listPoints`; all lots
 * together are the available balance. With `coins` the answer is what spending that many would use up, oldest first.
 * @summary What the available coins consist of, in the order in which they are spent
 */
export const listCoinLotsQueryCursorMax = 200;

export const listCoinLotsQueryLimitDefault = 20;
export const listCoinLotsQueryLimitMax = 100;

export const listCoinLotsQueryCoinsMax = 1000000000;



export const ListCoinLotsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listCoinLotsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('The `nextCursor` of the previous page.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoinLotsQueryLimitMax)), listCoinLotsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Number of items per page.')),
  "coins": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCoinLotsQueryCoinsMax))).check(/*#__PURE__*/ zod.describe('Only the lots that spending this many coins would use; all without it.'))
})

export const ListCoinLotsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CoinLotPage
}))

/**
 * One row for each change, newest first: time, source, description, coins, state, balance afterwards, expected date,
 * reason and support code. At most 5,000 rows; ask for older ones with an earlier `to`. No cell is a formula. The
 * file name is a time stamp and 4 digits.
 * @summary Download a statement of coins as a spreadsheet
 */
export const downloadStatementQueryFromMax = 10;


export const downloadStatementQueryFromRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}$');
export const downloadStatementQueryToMax = 10;


export const downloadStatementQueryToRegExp = new RegExp('^\\d{4}-\\d{2}-\\d{2}$');


export const DownloadStatementQueryParams = /*#__PURE__*/ zod.object({
  "from": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(downloadStatementQueryFromMax)).check(/*#__PURE__*/ zod.regex(downloadStatementQueryFromRegExp))).check(/*#__PURE__*/ zod.describe('The first day; the beginning by default.')),
  "to": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.iso.date().check(/*#__PURE__*/ zod.maxLength(downloadStatementQueryToMax)).check(/*#__PURE__*/ zod.regex(downloadStatementQueryToRegExp))).check(/*#__PURE__*/ zod.describe('The last day; today by default.'))
})

export const DownloadStatementResponse = /*#__PURE__*/ zod.unknown()

