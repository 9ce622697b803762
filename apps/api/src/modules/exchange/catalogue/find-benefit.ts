import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Exchange } from '../deps.ts';
import { configuredChannels, isOffered } from './fulfilment-channels.ts';
import type { Benefit } from './benefit.ts';
import { selectBenefit } from './benefit-store.ts';

/** Finds a benefit by its public id. Refuses with NOT_FOUND. */
export async function findBenefit(db: Connection, id: string): Promise<Benefit> {
  return (await selectBenefit(db, id)) ?? refuse('NOT_FOUND');
}

/** Finds a benefit that can be ordered. Refuses with NOT_FOUND, and with BENEFIT_OFF when it isn't for sale. */
export async function findOffered(
  exchange: Pick<Exchange, 'issuers'>,
  db: Connection,
  id: string,
): Promise<Benefit> {
  const benefit = await findBenefit(db, id);
  return isOffered(benefit, configuredChannels(exchange)) ? benefit : refuse('BENEFIT_OFF');
}
