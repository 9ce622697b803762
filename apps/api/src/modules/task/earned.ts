import type { DataOf } from '@yayan/contract';
import type { Participation } from './participation.ts';

/** What a participation paid, as its result page shows it. Our own surveys pay at once: nothing is ever pending. */
export const earned = ({ paid, result }: Participation): DataOf<'getSurveyResult'>['earned'] => ({
  coins: paid.coins,
  credit: paid.credit,
  consolation: result !== 1 && paid.coins > 0,
  state: paid.coins > 0 || paid.credit > 0 ? 'available' : 'none',
  expectedAt: null,
});
