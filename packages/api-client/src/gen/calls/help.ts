// Generated from openapi/ by `pnpm generate`; never edited by hand.
import { call, type CallOptions } from '../../calls/call.ts';
import type {
  HelpArticle,
  HelpArticleKey,
  HelpCategory,
  HelpRating,
  ListHelpParams,
} from '../model/index.ts';

/**
 * List help articles by category
 *
 * Category 21 is the whole help; its sections are the categories of /home/feedback/help/{category}.
 */
export const listHelp = (params: ListHelpParams, options?: CallOptions): Promise<HelpCategory> =>
  call<HelpCategory>({ url: '/v1/categories', method: 'GET', params }, options);

/**
 * Read a help article
 */
export const getHelpArticle = (id: HelpArticleKey, options?: CallOptions): Promise<HelpArticle> =>
  call<HelpArticle>({ url: `/v1/help/articles/${encodeURIComponent(id)}`, method: 'GET' }, options);

/**
 * Say whether an article helped
 *
 * One rating for each member and article; a second one replaces it.
 */
export const rateHelpArticle = (id: HelpArticleKey, helpRating: HelpRating, options?: CallOptions): Promise<HelpRating> =>
  call<HelpRating>({ url: `/v1/help/articles/${encodeURIComponent(id)}/helpfulness`, method: 'POST', data: helpRating }, options);
