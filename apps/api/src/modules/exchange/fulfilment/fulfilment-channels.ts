import { BenefitTarget, type PayeeChannel } from '@yayan/contract';
import { type Benefit, totalStock } from '../catalogue/benefit.ts';
import { isChannel, type Outlet, OUTLETS } from './fulfilment-channel.ts';
import type { Exchange } from '../deps.ts';

/** What can be issued here: codes and goods always, the rest where its provider is set up. */
export function workingOutlets({ issuers }: Pick<Exchange, 'issuers'>): ReadonlySet<Outlet> {
  return new Set(OUTLETS.filter((outlet) => outlet === 'consignee' || issuers[outlet] !== undefined));
}

/** The ways that a benefit can be paid out here; none unless it is cash. */
export function workingChannels(
  { target, channels }: Pick<Benefit, 'target' | 'channels'>,
  working: ReadonlySet<Outlet>,
): PayeeChannel[] {
  return target === BenefitTarget.Payee ? channels.filter((channel) => working.has(channel)) : [];
}

/** Whether a benefit is for sale and can be issued here. */
export function isOffered(
  benefit: Pick<Benefit, 'onSale' | 'target' | 'channels'>,
  working: ReadonlySet<Outlet>,
): boolean {
  if (!benefit.onSale) return false;
  return benefit.target === BenefitTarget.Payee
    ? workingChannels(benefit, working).length > 0
    : working.has(benefit.target);
}

/** Whether a benefit can be ordered now at all: it is offered, and something of it is left. */
export function isAvailable(
  benefit: Pick<Benefit, 'onSale' | 'target' | 'channels' | 'choices'>,
  working: ReadonlySet<Outlet>,
): boolean {
  return isOffered(benefit, working) && totalStock(benefit) !== 0;
}

/** What of these a query for benefits can look for: targets, and channels of cash. */
export function offeredPlaces(working: ReadonlySet<Outlet>): {
  targets: BenefitTarget[];
  channels: PayeeChannel[];
} {
  return {
    targets: Object.values(BenefitTarget).filter(
      (target) => target !== BenefitTarget.Payee && working.has(target),
    ),
    channels: [...working].filter(isChannel),
  };
}
