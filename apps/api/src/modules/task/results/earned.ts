import type { DataOf } from '@yayan/contract';
import type { Participation } from '../participation.ts';

/** A participation's reward for its result page. Our own surveys pay at once; external ones must be confirmed first. */
export const earned = ({ paid, result, earning }: Participation): DataOf<'getSurveyResult'>['earned'] => ({
  coins: paid.coins,
  credit: paid.credit,
  consolation: result !== 1 && paid.coins > 0,
  state: earning?.state ?? (paid.coins > 0 || paid.credit > 0 ? 'available' : 'none'),
  expectedAt: earning?.state === 'pending' ? (earning.expectedAt?.toISOString() ?? null) : null,
});
