import { refuse } from '../../../errors/api-fault.ts';
import type { FeeFree } from '../../reward/api.ts';
import type { Benefit, Choice } from '../catalogue/benefit.ts';
import type { LevelRule } from '../deps.ts';

/** What an order costs, in coins. */
export interface Price {
  price: number;
  fee: number;
  total: number;
}

/** The fee on a benefit at a member's level, in percent; 0 for benefits without a fee. */
export function feePercent({ takesFee }: Pick<Benefit, 'takesFee'>, rule: LevelRule): number {
  return takesFee ? rule.feePercent : 0;
}

/** Price of `quantity` of a choice with a fee in percent, rounded up to a whole coin. */
export function priceOf(choice: Pick<Choice, 'price'>, quantity: number, percent: number): Price {
  const price = choice.price * quantity;
  const fee = Math.ceil((price * percent) / 100);
  return { price, fee, total: price + fee };
}

/**
 * Whether a card waives the fee: one that is active already, or a usable one that the member names. Refuses with
 * CARD_NOT_FOUND, and with CARD_NOT_USABLE where there is no fee to waive.
 */
export function isFeeWaived(percent: number, { active, ids }: FeeFree, cardId: string | null): boolean {
  if (cardId === null) return percent > 0 && active;
  if (percent === 0 || active) return refuse('CARD_NOT_USABLE');
  return ids.includes(cardId) || refuse('CARD_NOT_FOUND');
}
