import { checkDrawsAt, checkOdds, checkQuiz, type Mechanism } from './campaign-kind.ts';

/** Each member draws for themselves, one draw for each chance (rule 12.3). */
export const membersDraw: Mechanism = {
  parts: new Set(['draw']),
  endsByDraw: false,
  checks: (filed) => [checkQuiz(filed.quiz !== null), checkDrawsAt(filed.drawsAt !== null), checkOdds(filed)],
};
