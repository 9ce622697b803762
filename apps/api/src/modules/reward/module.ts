import type { Platform } from '../../platform/platform.ts';
import { rewardHandlers, type RewardDeps } from './handlers.ts';
import { defineRewardJobs } from './jobs.ts';

/** Check-in, credit, quality and cards. Defines the area's job. */
export function createReward(platform: Platform, ports: Pick<RewardDeps, 'linksOf'>) {
  defineRewardJobs(platform);
  return { handlers: rewardHandlers({ platform, ...ports }) };
}

export { cardPage } from './cards/card-view.ts';
export { grantCard, takeDoubleCoin } from './cards/cards.ts';
export { feeFreeCards, giveFeeFreeCardBack, takeFeeFreeCard } from './cards/fee-free.ts';
export { isCheckedIn } from './check-in/checkin.ts';
export { checkinsPaid } from './check-in/reconcile-checkins.ts';
export { checkedInBetween, checkinData } from './streak/checkin-store.ts';
export { readStreakPay } from './streak/streak-pay.ts';
export { levelEvents } from './levels/level-events.ts';
export { levelOf, levelRule, levelsFrom, levelWithNext, readLevels } from './levels/levels.ts';
export { lowQuality } from './quality/quality-attention.ts';
export { CARELESS_POINTS } from './quality/what-if.ts';
export { acceptAppeal, changeQuality, deductionLeft, returnPoints } from './quality/quality.ts';
export { raiseForCourse, raiseForWork, takeBackRise } from './quality/raise-quality.ts';
export { workChanges } from './quality/work-changes.ts';
export { rewardActs, rewardConsole } from './operate/console.ts';
