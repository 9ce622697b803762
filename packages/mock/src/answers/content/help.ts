import type { HelpRating } from '@yayan/api-client';
import { mockGetHelpArticle, mockRateHelpArticle } from '@yayan/api-client/mocks';
import { perMember } from '../../world/per-member.ts';
import { signedInOf } from '../../world/sign-in.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';

/** Whether articles of the help centre were helpful. */
export const helpAnswers = (world: World): Answers => {
  const ratingsOf = perMember(world, () => new Map<string, boolean>());
  return {
    getHelpArticle: mockGetHelpArticle((example, { request, params }) => {
      const known = signedInOf(world, request) ? ratingsOf(request).get(String(params['id'])) : undefined;
      return { ...example, helpful: known ?? null };
    }),

    rateHelpArticle: mockRateHelpArticle(async (_example, { request, params }) => {
      const { helpful } = await jsonOf<HelpRating>(request);
      ratingsOf(request).set(String(params['id']), helpful);
      return { helpful };
    }),
  };
};
