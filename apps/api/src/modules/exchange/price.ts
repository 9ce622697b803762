import type { Benefit, Choice } from './benefit.ts';
import type { LevelRule } from './parts.ts';

/** What an order costs, in coins. */
export interface Price {
  price: number;
  fee: number;
  total: number;
}

/** The fee on a benefit at a member's level, in percent; 0 for what takes none. */
export function feePercent({ takesFee }: Pick<Benefit, 'takesFee'>, rule: LevelRule): number {
  return takesFee ? rule.feePercent : 0;
}

/** Price of `quantity` of a choice with the fee of the member's level, rounded up to a whole coin. */
export function priceOf(
  benefit: Pick<Benefit, 'takesFee'>,
  choice: Choice,
  quantity: number,
  rule: LevelRule,
): Price {
  const price = choice.price * quantity;
  const fee = Math.ceil((price * feePercent(benefit, rule)) / 100);
  return { price, fee, total: price + fee };
}
