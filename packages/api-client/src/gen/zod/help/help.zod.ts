/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import * as zod from 'zod/mini';

import {
  Envelope,
  HelpArticle,
  HelpCategory,
  HelpRating
} from '../yayanAPI.schemas.zod.ts';


/**
 * Category 21 is the whole help; its sections are the categories of /home/feedback/help/{category}.
 * @summary List help articles by category
 */
export const listHelpQueryCategoryIdMax = 2147483647;

export const listHelpQueryKeywordMax = 40;



export const ListHelpQueryParams = /*#__PURE__*/ zod.object({
  "categoryId": /*#__PURE__*/ zod.int().check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listHelpQueryCategoryIdMax)).check(/*#__PURE__*/ zod.describe('The category; 21 for all of help.')),
  "keyword": /*#__PURE__*/ zod.exactOptional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listHelpQueryKeywordMax))).check(/*#__PURE__*/ zod.describe('Only articles that contain these words.'))
})

export const ListHelpResponse = /*#__PURE__*/ zod.intersection(Envelope, /*#__PURE__*/ zod.object({
  "data": HelpCategory
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

