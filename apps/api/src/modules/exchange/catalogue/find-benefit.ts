import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Benefit } from './benefit.ts';
import { selectBenefit, type StockPlace } from './benefit-store.ts';
import type { FulfilmentChannel } from './fulfilment-channel.ts';
import { isOffered } from './fulfilment-channels.ts';

/** Finds a benefit by its public id. Refuses with NOT_FOUND. */
export async function findBenefit(db: Connection, id: string): Promise<Benefit> {
  return (await selectBenefit(db, id)) ?? refuse('NOT_FOUND');
}

/**
 * Finds a benefit that can be ordered through the working channels. Refuses with NOT_FOUND, and with BENEFIT_OFF when
 * it isn't on sale.
 */
export async function findOffered(
  db: Connection,
  id: string,
  channels: ReadonlySet<FulfilmentChannel>,
): Promise<Benefit> {
  const benefit = await findBenefit(db, id);
  return isOffered(benefit, channels) ? benefit : refuse('BENEFIT_OFF');
}

/** Whether this benefit exists and has this choice. */
export async function stockPlaceExists(
  db: Connection,
  { benefitId, choiceId }: StockPlace,
): Promise<boolean> {
  const benefit = await selectBenefit(db, benefitId);
  return benefit?.choices.some(({ id }) => id === choiceId) ?? false;
}
