import { type EarnedTransfer, earnedTransfers } from '../ledger/earned-transfers.ts';
import { findInBatches } from '../ledger/find-in-batches.ts';
import { unposted } from '../ledger/ledger.ts';
import type { ReconcileCheck } from '../ledger/reconcile-check.ts';
import { paymentKey } from './end-participation.ts';
import { type PaidParticipation, readPaid, readUnclaimed } from './participation-store.ts';

const paid: ReconcileCheck = {
  name: 'every participation has paid what it says',
  run: (db) =>
    findInBatches<PaidParticipation>(
      (last, count) => readPaid(db, last, count),
      async (batch) => {
        const expected = batch.map((each) => ({ ...each, key: paymentKey(each.id) }));
        return (await unposted(db, expected)).map(({ memberId, id, coins }) => ({
          memberId,
          detail: `participation ${id} says ${coins} coins`,
        }));
      },
    ),
};

const claimed: ReconcileCheck = {
  name: 'no participation has paid without saying so',
  run: (db) =>
    findInBatches<EarnedTransfer>(
      (last, count) => earnedTransfers(db, 'participation', last, count),
      async (batch) =>
        (await readUnclaimed(db, batch)).map(({ memberId, key }) => ({
          memberId,
          detail: `transfer ${key} belongs to no participation that paid`,
        })),
    ),
};

/** For `yayan reconcile`: every participation that pays has its transfer, and no other has (decisions §4). */
export const participationChecks: readonly ReconcileCheck[] = [paid, claimed];
