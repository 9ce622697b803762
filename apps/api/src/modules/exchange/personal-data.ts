import type { Transaction } from 'kysely';
import type { Cipher } from '../../platform/crypto/cipher.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Schema } from '../../platform/database/gen/schema.ts';
import { forgetDestinations } from './orders/order-store.ts';
import { deletePayees, selectPayees } from './checkout/payee-store.ts';
import { deleteRestockWishes, selectRestockWishes } from './catalogue/restock-store.ts';

const ALL = 1000;

/** Every account of a member in full: for the export of their own data. */
export async function payeeData(
  cipher: Cipher,
  db: Connection,
  memberId: string,
): Promise<{ channel: string; account: string; name: string }[]> {
  const rows = await selectPayees(db, memberId, ALL);
  return rows.map((row) => ({
    channel: row.channel,
    account: cipher.open(row.account_sealed),
    name: cipher.open(row.name_sealed),
  }));
}

/** What a member waits for: for the export of their own data. */
export async function restockData(
  db: Connection,
  memberId: string,
): Promise<{ benefit: string; askedAt: string }[]> {
  const rows = await selectRestockWishes(db, memberId);
  return rows.map(({ title, asked_at }) => ({ benefit: title, askedAt: asked_at.toISOString() }));
}

/**
 * Takes away who and where money and goods went to; orders, amounts and receipts stay. What was paid for is still
 * delivered: an open order keeps its destination until it ends, one way or the other.
 */
export async function eraseExchangeTraces(tx: Transaction<Schema>, memberId: string): Promise<void> {
  await deletePayees(tx, memberId);
  await deleteRestockWishes(tx, memberId);
  await forgetDestinations(tx, memberId);
}
