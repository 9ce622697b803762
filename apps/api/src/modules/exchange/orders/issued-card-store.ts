import type { Insertable, Selectable } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import type { OrderCards } from '../../../platform/database/gen/schema.ts';
import type { OrderKey } from './order-store.ts';
import type { Tx } from '../../../platform/database/tx.ts';

export async function insertOrderCards(tx: Tx, cards: readonly Insertable<OrderCards>[]): Promise<void> {
  await tx
    .insertInto('order_cards')
    .values([...cards])
    .execute();
}

/** The sealed codes of an order, in their order. */
export async function selectOrderCards(
  db: Connection,
  { memberId, orderId }: OrderKey,
): Promise<Selectable<OrderCards>[]> {
  return await db
    .selectFrom('order_cards')
    .selectAll()
    .where('member_id', '=', memberId)
    .where('order_id', '=', orderId)
    .orderBy('position')
    .execute();
}
