import { CreditKind } from '@yayan/contract';
import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LinksOf } from '../ledger/api.ts';
import { cardHandlers } from './card-handlers.ts';
import { checkinHandlers } from './check-in/checkin-handlers.ts';
import { creditPage, creditView } from './levels/credit.ts';

export interface RewardDeps {
  platform: Pick<Platform, 'clock' | 'database' | 'events' | 'random'>;
  linksOf: LinksOf;
}

/** The calls of check-in, credit and cards. */
export function rewardHandlers({ platform, linksOf }: RewardDeps) {
  const { clock, database } = platform;
  return {
    ...checkinHandlers(platform),
    ...cardHandlers(platform),
    getCredit: async ({ caller }) => await creditView(database.read, caller.memberId, clock.now()),
    listCredits: async ({ caller, query }) =>
      await creditPage(database.read, caller.memberId, {
        linksOf,
        kind: query.kind ?? CreditKind.Credit,
        cursor: query.cursor,
        limit: query.limit ?? 20,
        row: query.row,
      }),
  } satisfies Partial<Handlers>;
}
