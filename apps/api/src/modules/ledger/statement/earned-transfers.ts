import type { Connection } from '../../../platform/database/database.ts';
import { type EarnedTransfer, readEarned } from './earned-store.ts';
import type { Cause } from '../posting/posting.ts';

export type { EarnedTransfer } from './earned-store.ts';

/** What members earned by one kind of cause, in batches: for the reconcile check that each has its cause. */
export const earnedTransfers = (
  db: Connection,
  kind: Cause['kind'],
  after: EarnedTransfer | undefined,
  limit: number,
): Promise<EarnedTransfer[]> => readEarned(db, kind, after, limit);
