import type { Cipher } from '../../platform/crypto/cipher.ts';
import type { Connection } from '../../platform/database/database.ts';
import { eraseDestinations } from './orders/order-store.ts';
import { deletePayees, selectPayees } from './checkout/checkout-store.ts';
import { deleteRestockReminders, selectRestockReminders } from './catalogue/restock-store.ts';
import type { Tx } from '../../platform/database/tx.ts';

const ALL = 1000;

/** Every payout account of a member in full, for the export of their data. */
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

/** The benefits a member waits for, for the export of their data. */
export async function restockData(
  db: Connection,
  memberId: string,
): Promise<{ benefit: string; askedAt: string }[]> {
  const rows = await selectRestockReminders(db, memberId);
  return rows.map(({ title, asked_at }) => ({ benefit: title, askedAt: asked_at.toISOString() }));
}

/**
 * Erases payees and destinations; orders, amounts and receipts stay. An open order keeps its destination until it ends,
 * so that the member still gets what they paid for.
 */
export async function eraseExchangeData(tx: Tx, memberId: string): Promise<void> {
  await deletePayees(tx, memberId);
  await deleteRestockReminders(tx, memberId);
  await eraseDestinations(tx, memberId);
}
