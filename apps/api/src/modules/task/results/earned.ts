import type { DataOf } from '@yayan/contract';
import type { Participation, Reward } from '../participation.ts';

/** A participation's reward for its result page. Our own surveys pay at once, unless their
 * member is new; external ones must be confirmed first. */
export const earned = (own: Participation): DataOf<'getSurveyResult'>['earned'] => ({
  ...rewardOf(own),
  consolation: own.result !== 1 && own.corrected.at === null && own.earning === null && own.paid.coins > 0,
  corrected: own.corrected.at !== null,
  state: own.earning?.state ?? (own.paid.coins > 0 || own.paid.credit > 0 ? 'available' : 'none'),
  pendingFor: own.earning?.pendingFor ?? null,
  expectedAt: own.earning?.state === 'pending' ? (own.earning.expectedAt?.toISOString() ?? null) : null,
});

/**
 * The reward paid at the end plus a later correction. If an incomplete participation's reward was taken back, only the
 * correction.
 */
const rewardOf = ({ result, paid, earning, corrected }: Participation): Reward =>
  result !== 1 && earning?.state === 'takenBack'
    ? { coins: corrected.coins, credit: corrected.credit }
    : { coins: paid.coins + corrected.coins, credit: paid.credit + corrected.credit };
