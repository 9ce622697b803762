/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { StarArticleList } from './starArticleList.ts';

export type ListStarArticles200 = Envelope & {
  data: StarArticleList;
};
