import type { ReconcileCheck } from '../ledger/api.ts';
import { findInBatches } from '../ledger/module.ts';
import { readGroups, wrongSections, wrongMarks } from './counter-store.ts';

/** Groups that one statement checks. */
const GROUPS_AT_ONCE = 20;

/**
 * For `yayan reconcile`: the counters of triggers equal a fresh count. Repair a difference by `select
 * group_recount('<group>')`.
 */
export const groupCounters: ReconcileCheck = {
  name: 'the counters of every group equal a count afresh',
  run: (db, signal) =>
    findInBatches<{ id: string }>(
      (last, count) => readGroups(db, last?.id, count),
      async (groups) => {
        const ids = groups.map(({ id }) => id);
        const details = [...(await wrongSections(db, ids)), ...(await wrongMarks(db, ids))];
        return details.map((detail) => ({ memberId: null, detail }));
      },
      signal,
      GROUPS_AT_ONCE,
    ),
};
