import type { Connection } from '../../platform/database/database.ts';
import { findInBatches } from '../ledger/find-in-batches.ts';
import { unposted } from '../ledger/ledger.ts';
import type { Finding, ReconcileCheck } from '../ledger/reconcile-check.ts';
import { checkinKey } from './checkin.ts';
import { readAllCheckins, type StoredCheckin } from './checkin-store.ts';

/** For `yayan reconcile`: what every check-in says it paid is what the ledger paid. */
export const checkinsPaid: ReconcileCheck = {
  name: 'every check-in has paid what it says',
  run: (db) =>
    findInBatches<StoredCheckin>(
      (last, count) => readAllCheckins(db, last, count),
      (batch) => unpaid(db, batch),
    ),
};

async function unpaid(db: Connection, checkins: readonly StoredCheckin[]): Promise<Finding[]> {
  const expected = checkins.map((checkin) => ({
    ...checkin,
    key: checkinKey(checkin.memberId, checkin.day),
  }));
  return (await unposted(db, expected)).map(({ memberId, day, coins }) => ({
    memberId,
    detail: `check-in of ${day.toString()} says ${coins} coins`,
  }));
}
