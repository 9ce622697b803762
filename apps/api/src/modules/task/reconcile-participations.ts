import { type EarnedTransfer, earnedTransfers } from '../ledger/earned-transfers.ts';
import { unposted } from '../ledger/ledger.ts';
import type { Finding, ReconcileCheck } from '../ledger/reconcile-check.ts';
import { paymentKey } from './end-participation.ts';
import { type PaidParticipation, readPaid, readUnclaimed } from './participation-store.ts';

const BATCH = 1000;
const FINDINGS = 100;

/** Reads batch after batch until the last or enough was found. */
async function findInBatches<Row>(
  read: (last: Row | undefined) => Promise<Row[]>,
  find: (batch: Row[]) => Promise<Finding[]>,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  let last: Row | undefined;
  do {
    const batch = await read(last);
    if (batch.length > 0) findings.push(...(await find(batch)));
    last = batch.length === BATCH ? batch.at(-1) : undefined;
  } while (last !== undefined && findings.length < FINDINGS);
  return findings.slice(0, FINDINGS);
}

const paid: ReconcileCheck = {
  name: 'every participation has paid what it says',
  run: (db) =>
    findInBatches<PaidParticipation>(
      (last) => readPaid(db, last, BATCH),
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
      (last) => earnedTransfers(db, 'participation', last, BATCH),
      async (batch) =>
        (await readUnclaimed(db, batch)).map(({ memberId, key }) => ({
          memberId,
          detail: `transfer ${key} belongs to no participation that paid`,
        })),
    ),
};

/** For `yayan reconcile`: every participation that pays has its transfer, and no other has (decisions §4). */
export const participationChecks: readonly ReconcileCheck[] = [paid, claimed];
