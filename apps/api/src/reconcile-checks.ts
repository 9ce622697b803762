import { exchangeChecks } from './modules/exchange/checks.ts';
import { inviteRewardsPaid } from './modules/invite/reconcile-rewards.ts';
import type { ReconcileCheck } from './modules/ledger/reconcile-check.ts';
import { checkinsPaid } from './modules/reward/reconcile-checkins.ts';
import { participationChecks } from './modules/task/reconcile-participations.ts';

/** What `yayan reconcile` proves besides the ledger itself: each area's own statements about stored value. */
export const reconcileChecks: readonly ReconcileCheck[] = [
  checkinsPaid,
  inviteRewardsPaid,
  ...participationChecks,
  ...exchangeChecks,
];
