import { PrizeKind } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { OperatorError } from '../../../platform/filed/filed-fault.ts';
import type { Prize } from '../core/campaign.ts';
import type { StockDeps } from '../core/deps.ts';

/** Takes pieces of a prize out of the exchange. Coins need none. Throws an `OperatorError` if it lacks them. */
export async function reservePieces(
  { orders }: Pick<StockDeps, 'orders'>,
  tx: Tx,
  { kind, benefitId, choiceId, amount }: Prize,
  count: number,
): Promise<void> {
  if (kind === PrizeKind.Coins || benefitId === null) return;
  await orders.reserve(tx, { kind, benefitId, choiceId, amount }, count);
}

/** Refuses with STOCK_OUT if the exchange can't give so many pieces of a prize now. */
export async function requireStock(
  { orders }: Pick<StockDeps, 'orders'>,
  db: Connection,
  { kind, benefitId, choiceId, amount }: Prize,
  count: number,
): Promise<void> {
  if (kind === PrizeKind.Coins || benefitId === null) return;
  try {
    await orders.check(db, { kind, benefitId, choiceId, amount }, count);
  } catch (error) {
    if (error instanceof OperatorError) refuse('STOCK_OUT');
    throw error;
  }
}
