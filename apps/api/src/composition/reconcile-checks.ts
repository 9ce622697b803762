import { findBrokenActs } from '../platform/audit/act-store.ts';
import { campaignChecks } from '../modules/campaign/module.ts';
import { communityChecks } from '../modules/community/module.ts';
import { exchangeChecks } from '../modules/exchange/module.ts';
import { groupFilesKept, groupCounters, groupRewardChecks } from '../modules/group/module.ts';
import { inviteRewardsPaid } from '../modules/invite/module.ts';
import type { ReconcileCheck } from '../modules/ledger/api.ts';
import { debtChecks } from '../modules/ledger/module.ts';
import { checkinsPaid } from '../modules/reward/module.ts';
import { participationChecks } from '../modules/task/module.ts';

const MOST_FINDINGS = 100;

/** The audit log is chained and sealed (rule 14.9). */
const auditChain: ReconcileCheck = {
  name: 'the audit log is as it was written',
  run: async (db) => (await findBrokenActs(db, MOST_FINDINGS)).map((detail) => ({ memberId: null, detail })),
};

/** The checks of `yayan reconcile` in addition to those of the ledger: each area's checks of stored values. */
export const reconcileChecks: readonly ReconcileCheck[] = [
  ...debtChecks,
  checkinsPaid,
  inviteRewardsPaid,
  ...participationChecks,
  ...exchangeChecks,
  ...campaignChecks,
  ...communityChecks,
  groupCounters,
  groupFilesKept,
  ...groupRewardChecks,
  auditChain,
];
