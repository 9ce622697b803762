import type { Connection } from '../../../platform/database/database.ts';
import { findInBatches } from './find-in-batches.ts';
import { unposted } from '../posting/ledger.ts';
import type { ReconcileCheck } from './reconcile-check.ts';
import type { ExpectedTransfer } from '../posting/ledger-store.ts';

interface PaidRow extends ExpectedTransfer {
  /** The name of the row, for the finding. */
  what: string;
}

/** A reconcile check: the ledger paid exactly what each row of an area says it paid. */
export function paidCheck<Row>({
  name,
  read,
  paid,
}: {
  name: string;
  /** The rows after `last`, at most `count`. */
  read: (db: Connection, last: Row | undefined, count: number) => Promise<Row[]>;
  paid: (row: Row) => PaidRow;
}): ReconcileCheck {
  return {
    name,
    run: (db, signal) =>
      findInBatches<Row>(
        (last, count) => read(db, last, count),
        async (batch) =>
          (await unposted(db, batch.map(paid))).map(({ memberId, what, coins }) => ({
            memberId,
            detail: `${what} says ${coins} coins`,
          })),
        signal,
      ),
  };
}
