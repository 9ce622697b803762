import type { EarnedTransfer, ReconcileCheck } from '../../ledger/api.ts';
import { earnedTransfers, findInBatches, paidCheck } from '../../ledger/module.ts';
import { paymentKey } from './end-participation.ts';
import { type PaidParticipation, readPaid, readUnclaimed } from './paid-store.ts';

const paid = paidCheck<PaidParticipation>({
  name: 'every participation has paid what it says',
  read: readPaid,
  paid: ({ memberId, id, coins }) => ({
    memberId,
    key: paymentKey(id),
    coins,
    what: `participation ${id}`,
  }),
});

const claimed: ReconcileCheck = {
  name: 'no participation has paid without saying so',
  run: (db, signal) =>
    findInBatches<EarnedTransfer>(
      (last, count) => earnedTransfers(db, 'participation', last, count),
      async (batch) =>
        (await readUnclaimed(db, batch)).map(({ memberId, key }) => ({
          memberId,
          detail: `transfer ${key} belongs to no participation that paid`,
        })),
      signal,
    ),
};

/** For `yayan reconcile`: every paid participation has its transfer, and no other participation has one (rule 4.5). */
export const participationChecks: readonly ReconcileCheck[] = [paid, claimed];
