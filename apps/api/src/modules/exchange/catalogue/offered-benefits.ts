import { BenefitTarget, type PayeeChannel } from '@yayan/contract';
import { BenefitSale } from '@yayan/contract/console';
import { type Benefit, totalStock } from './benefit.ts';
import { isPayeeChannel, type FulfilmentChannel } from './fulfilment-channel.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { selectBenefit, selectPromisedBenefit } from './benefit-store.ts';
import { saleOf } from './sale-times.ts';

/** The channels that can pay out this benefit here; empty unless it is cash. */
export function payeeChannelsOf(
  { target, channels }: Pick<Benefit, 'target' | 'channels'>,
  working: ReadonlySet<FulfilmentChannel>,
): PayeeChannel[] {
  return target === BenefitTarget.Payee ? channels.filter((channel) => working.has(channel)) : [];
}

/** Whether operators have a benefit on sale, whatever its times, and a working channel can issue it. */
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
export function isAvailable(benefit: Benefit, working: ReadonlySet<FulfilmentChannel>, now: Date): boolean {
  return (
    isOffered(benefit, working) && saleOf(benefit, now) === BenefitSale.OnSale && totalStock(benefit) !== 0
  );
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
 * Finds a benefit that the working channels can issue, whatever the times of its sale. Refuses with NOT_FOUND, and with
 * BENEFIT_OFF when operators have it off sale.
 */
export async function findOffered(
  db: Connection,
  id: string,
  channels: ReadonlySet<FulfilmentChannel>,
): Promise<Benefit> {
  const benefit = await findBenefit(db, id);
  return isOffered(benefit, channels) ? benefit : refuse('BENEFIT_OFF');
}

/** Finds a benefit for a prize, with the choices that were taken off too. Refuses like `findOffered`. */
export async function findPromised(
  db: Connection,
  id: string,
  channels: ReadonlySet<FulfilmentChannel>,
): Promise<Benefit> {
  const benefit = (await selectPromisedBenefit(db, id)) ?? refuse('NOT_FOUND');
  return isOffered(benefit, channels) ? benefit : refuse('BENEFIT_OFF');
}

/**
 * Finds a benefit that members can see in the list now: it is on sale, or its sale begins later. Refuses with NOT_FOUND, and
 * with BENEFIT_OFF.
 */
export async function findListed(
  db: Connection,
  id: string,
  channels: ReadonlySet<FulfilmentChannel>,
  now: Date,
): Promise<Benefit> {
  const benefit = await findOffered(db, id, channels);
  return saleOf(benefit, now) === BenefitSale.Ended ? refuse('BENEFIT_OFF') : benefit;
}

/** Finds a benefit that is on sale now (rule 5.15). Refuses like `findListed`, and with BENEFIT_NOT_OPEN. */
export async function findOpen(
  db: Connection,
  id: string,
  channels: ReadonlySet<FulfilmentChannel>,
  now: Date,
): Promise<Benefit> {
  const benefit = await findListed(db, id, channels, now);
  return saleOf(benefit, now) === BenefitSale.Scheduled ? refuse('BENEFIT_NOT_OPEN') : benefit;
}
