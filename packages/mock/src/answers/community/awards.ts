import { mockGetAwards, mockGetStarArticle, mockListStarArticles, refuse } from '@yayan/api-client/mocks';
import { memberOf, signedInOf } from '../../world/identity/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { dayOf } from '../member/check-in.ts';

const monthOf = (time: number): string => dayOf(time).slice(0, 'YYYY-MM'.length);

/** The awards of a month with how far the member is in this one, and the articles of star members. */
export const awardAnswers = (world: World): Answers => {
  const finishedThisMonth = (request: Request): number =>
    [...memberOf(world, request).runs.values()].filter(
      ({ result, endedAt }) =>
        result === 1 && endedAt !== null && monthOf(Date.parse(endedAt)) === monthOf(world.now()),
    ).length;

  return {
    getAwards: mockGetAwards(async (_example, { request }) => {
      const start = await world.startOf(mockGetAwards);
      const month = new URL(request.url).searchParams.get('month') ?? start.month;
      const mine = signedInOf(world, request) ? start.mine : null;
      return {
        ...start,
        month,
        categories: month === start.month ? start.categories : [],
        mine: mine && { ...mine, surveys: mine.surveys + finishedThisMonth(request) },
      };
    }),

    listStarArticles: mockListStarArticles(async () => await world.startOf(mockListStarArticles)),

    getStarArticle: mockGetStarArticle(async (_example, { params }) => {
      const article = await world.startOf(mockGetStarArticle);
      if (article.id === params['id']) return article;
      const { items } = await world.startOf(mockListStarArticles);
      const listed = items.find(({ id }) => id === params['id']);
      return listed ? { ...article, ...listed } : refuse('NOT_FOUND');
    }),
  };
};
