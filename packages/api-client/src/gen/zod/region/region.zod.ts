/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Envelope,
  RegionTree
} from '../yayanAPI.schemas.zod.ts';


/**
 * @summary List provinces, cities and districts
 */
export const listRegionsQueryParentRegExp = new RegExp('^[1-9][0-9]{5}$');


export const ListRegionsQueryParams = /*#__PURE__*/ zod.object({
  "parent": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listRegionsQueryParentRegExp))).check(/*#__PURE__*/ zod.describe('Only what belongs to this province or city; the whole tree by default.'))
})

export const ListRegionsResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": RegionTree
}))

