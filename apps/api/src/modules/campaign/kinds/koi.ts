import { checkDrawsAt, checkQuiz, type CampaignKind } from './campaign-kind.ts';

/** 锦鲤: members enter a list, and one of them wins (rule 12.10). */
export const koi: CampaignKind = {
  recordsPage: '/prize/result',
  parts: new Set(['enter']),
  endsByDraw: true,
  checks: ({ quiz, drawsAt, prizes }) => [
    checkQuiz(quiz !== null),
    checkDrawsAt(drawsAt === null),
    [
      prizes.length > 1 || prizes[0]?.stock !== 1,
      'prizes',
      'koi has one prize, once',
      '锦鲤活动只有一个奖品，数量 1',
    ],
  ],
};
