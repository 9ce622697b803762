import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import type { Platform } from '../../platform/platform.ts';
import type { LinksOf } from '../ledger/api.ts';
import { cardHandlers } from './card-handlers.ts';
import { checkinHandlers } from './check-in/checkin-handlers.ts';
import { getCredit, listCredits } from './levels/credit.ts';

export interface RewardDeps {
  platform: Pick<Platform, 'clock' | 'config' | 'database' | 'events' | 'random'>;
  linksOf: LinksOf;
}

/** The calls of check-in, credit and cards. */
export const rewardHandlers = (deps: RewardDeps) =>
  ({
    ...checkinHandlers(deps.platform),
    ...cardHandlers(deps.platform),
    ...bind(deps, { getCredit, listCredits }),
  }) satisfies Partial<Handlers>;
