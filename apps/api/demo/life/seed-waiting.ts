import type { Platform } from '../../src/platform/platform.ts';
import type { ReconcileCheck } from '../../src/modules/ledger/api.ts';
import { lastReconcile } from '../../src/modules/ledger/module.ts';
import { reconcileAndKeep } from '../../src/modules/ledger/reconcile/keep-reconcile.ts';
import { rewardActs } from '../../src/modules/reward/module.ts';
import { countTicketFigures } from '../../src/modules/feedback/figures/ticket-figures.ts';
import { actAs } from './act-as.ts';
import { answerTickets } from './answered-tickets.ts';
import { countProviderCalls } from './count-provider-calls.ts';
import { namedIn, readPeople } from './people.ts';
import { handInPhotos } from './waiting-hand-ins.ts';
import { orderParcels, type OrderPorts } from './waiting-orders.ts';
import { openTickets, type TicketPorts } from './waiting-tickets.ts';

/** So many coins that a second person must agree. */
const COINS = 6_000;

/**
 * Gives operators something to do: hand-ins, orders, tickets, an appeal and a request that waits for a second person, each made
 * by the rules for everybody, and figures of what was answered before. Then it reconciles once, because the nightly run is far
 * from a first start. Run it after `seedLife`; what is there stays.
 */
export async function seedWaiting(
  platform: Platform,
  { checks, ...ports }: TicketPorts & OrderPorts & { checks: readonly ReconcileCheck[] },
): Promise<void> {
  if (platform.config.production) throw new Error('The demo’s work is no part of production');
  const personOf = namedIn(await readPeople());
  await handInPhotos(platform, { ...ports, personOf });
  await openTickets(platform, { ...ports, personOf });
  await answerTickets(platform, { ...ports, personOf });
  await orderParcels(platform, { ...ports, personOf });
  platform.log.info('demo work for operators added');
  await countTicketFigures(platform);
  await countProviderCalls(platform);
  await askForCoins(platform, personOf('夜跑三公里').id);
  if ((await lastReconcile(platform)).length === 0)
    await reconcileAndKeep(platform, checks, AbortSignal.timeout(60_000));
}

/** Asks once: the key stands with the request, also after somebody decided. */
async function askForCoins(platform: Platform, memberId: string): Promise<void> {
  await actAs(platform, 'finance', {
    act: rewardActs.correctMemberCoins,
    input: { memberId, coins: COINS },
    reason: '线下座谈会的车马费，当天漏登记',
    key: 'demo-coins',
  });
}
