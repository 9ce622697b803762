import { BenefitTarget, type PayeeChannel } from '@yayan/contract';
import { type Benefit, totalStock } from './benefit.ts';
import { isPayeeChannel, type FulfilmentChannel } from './fulfilment-channel.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { selectBenefit } from './benefit-store.ts';

/** The channels that can pay out this benefit here; empty unless it is cash. */
export function payeeChannelsOf(
  { target, channels }: Pick<Benefit, 'target' | 'channels'>,
  working: ReadonlySet<FulfilmentChannel>,
): PayeeChannel[] {
  return target === BenefitTarget.Payee ? channels.filter((channel) => working.has(channel)) : [];
}

/** Whether a benefit is on sale and a working channel can issue it. */
export function isOffered(
  benefit: Pick<Benefit, 'onSale' | 'target' | 'channels'>,
  working: ReadonlySet<FulfilmentChannel>,
): boolean {
  if (!benefit.onSale) return false;
  return benefit.target === BenefitTarget.Payee
    ? payeeChannelsOf(benefit, working).length > 0
    : working.has(benefit.target);
}

/** Whether a benefit can be ordered now: it is offered, and in stock. */
export function isAvailable(
  benefit: Pick<Benefit, 'onSale' | 'target' | 'channels' | 'choices'>,
  working: ReadonlySet<FulfilmentChannel>,
): boolean {
  return isOffered(benefit, working) && totalStock(benefit) !== 0;
}

/** The working channels in the form that the benefit query needs: targets, and payee channels of cash. */
export function offeredTargets(working: ReadonlySet<FulfilmentChannel>): {
  targets: BenefitTarget[];
  channels: PayeeChannel[];
} {
  return {
    targets: Object.values(BenefitTarget).filter(
      (target) => target !== BenefitTarget.Payee && working.has(target),
    ),
    channels: [...working].filter(isPayeeChannel),
  };
}

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
