import { checkDrawsAt, checkOdds, checkQuiz, type CampaignKind } from './campaign-kind.ts';

/** Members answer questions once a day and draw for themselves (rule 12.11). */
export const quiz: CampaignKind = {
  recordsPage: '/answerSheet/result',
  parts: new Set(['draw', 'answer']),
  endsByDraw: false,
  checks: (filed) => [checkQuiz(filed.quiz === null), checkDrawsAt(filed.drawsAt !== null), checkOdds(filed)],
};
