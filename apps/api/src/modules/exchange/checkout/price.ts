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
