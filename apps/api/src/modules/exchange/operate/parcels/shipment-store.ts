import type { Connection } from '../../../../platform/database/database.ts';
import { type StoredOrder, storedOrder } from '../../orders/order-store.ts';

/** Orders by their ids, of any member. */
export async function selectOrdersByIds(db: Connection, ids: readonly string[]): Promise<StoredOrder[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom('orders')
    .selectAll()
    .where('id', 'in', [...ids])
    .execute();
  return rows.map(storedOrder);
}

/** Which orders have one of these tracking numbers. */
export async function selectTracked(
  db: Connection,
  numbers: readonly string[],
): Promise<Pick<StoredOrder, 'id' | 'carrier' | 'tracking_number'>[]> {
  if (numbers.length === 0) return [];
  return await db
    .selectFrom('orders')
    .select(['id', 'carrier', 'tracking_number'])
    .where('tracking_number', 'in', [...numbers])
    .execute();
}
