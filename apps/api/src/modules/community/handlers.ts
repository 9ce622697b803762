import type { Handlers } from '../../http/call.ts';
import type { Platform } from '../../platform/platform.ts';
import { listArticles, readArticle } from './articles/articles.ts';
import { chooseDisplay, readRanking } from './ranking/ranking.ts';

type Handled = 'getRanking' | 'chooseRankingDisplay' | 'listStarArticles' | 'getStarArticle';

/** Star ranking and articles. */
export function communityHandlers({ platform }: { platform: Platform }): Pick<Handlers, Handled> {
  return {
    getRanking: async ({ caller, query }) => await readRanking(platform, caller?.memberId, query),
    chooseRankingDisplay: async ({ caller, body }) => await chooseDisplay(platform, caller.memberId, body),
    listStarArticles: async () => await listArticles(platform),
    getStarArticle: async ({ params }) => await readArticle(platform, params.id),
  };
}
