/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  CoinLedgerPage,
  Envelope
} from '../yayanAPI.schemas.zod.ts';


/**
 * Newest first; every row names its cause, so that the member sees why coins came or went.
 * @summary The member's coins, row by row
 */
export const listPointsQueryCursorMax = 200;

export const listPointsQueryLimitDefault = 20;
export const listPointsQueryLimitMax = 100;



export const ListPointsQueryParams = /*#__PURE__*/ zod.object({
  "cursor": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPointsQueryCursorMax))).check(/*#__PURE__*/ zod.describe('Where the last page ended, as answered in `nextCursor`.')),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPointsQueryLimitMax)), listPointsQueryLimitDefault).check(/*#__PURE__*/ zod.describe('Items a page.')),
  "direction": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.enum({
  /** 收入 */
  In: 'in',
  /** 支出 */
  Out: 'out',
} as const)).check(/*#__PURE__*/ zod.describe('Only what came in or what went out.'))
})

export const ListPointsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": CoinLedgerPage
}))

