import type { Connection } from '../../platform/database/database.ts';
import { unposted } from '../ledger/ledger.ts';
import type { Finding, ReconcileCheck } from '../ledger/reconcile-check.ts';
import { checkinKey } from './checkin.ts';
import { readAllCheckins, type StoredCheckin } from './checkin-store.ts';

const BATCH = 1000;
const FINDINGS = 100;

/** For `yayan reconcile`: what every check-in says it paid is what the ledger paid. */
export const checkinsPaid: ReconcileCheck = {
  name: 'every check-in has paid what it says',
  run: async (db) => {
    const findings: Finding[] = [];
    let last: StoredCheckin | undefined;
    do {
      const batch: StoredCheckin[] = await readAllCheckins(db, last, BATCH);
      findings.push(...(await unpaid(db, batch)));
      last = batch.length === BATCH ? batch.at(-1) : undefined;
    } while (last !== undefined && findings.length < FINDINGS);
    return findings.slice(0, FINDINGS);
  },
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
