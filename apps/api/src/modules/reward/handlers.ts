import { CreditKind } from '@yayan/contract';
import type { Handlers } from '../../contract/call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LinksOf } from '../ledger/ports.ts';
import { cardHandlers } from './card-handlers.ts';
import { checkinHandlers } from './checkin-handlers.ts';
import { creditPage, creditView } from './credit.ts';

export interface RewardParts {
  platform: Pick<Platform, 'clock' | 'database' | 'events' | 'random'>;
  linksOf: LinksOf;
}

/** The calls of check-in, credit and cards. */
export function rewardHandlers({ platform, linksOf }: RewardParts) {
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
      }),
  } satisfies Partial<Handlers>;
}
