import type { DataOf, QueryOf } from '@yayan/contract';
import { cutPage } from '../../../platform/page.ts';
import { refuse } from '../../../errors/api-fault.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { balances } from '../../ledger/module.ts';
import { type OrderKey, selectMoves, selectOrder, selectOrders } from './order-store.ts';
import { type OrderDetail, orderDetail, orderRow } from './order-view.ts';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** A page of a member's orders, newest first. Refuses an invalid cursor with FIELD_WRONG. */
export async function listOrders(
  db: Connection,
  memberId: string,
  { cursor, limit = 20, type, state }: QueryOf<'listOrders'>,
): Promise<DataOf<'listOrders'>> {
  if (cursor !== undefined && !UUID.test(cursor)) return refuse('FIELD_WRONG');
  const found = await selectOrders(db, { memberId, before: cursor, limit: limit + 1, type, state });
  const { items, nextCursor } = cutPage(found, limit, ({ id }) => id);
  return { items: items.map(orderRow), nextCursor };
}

/** One order of a member with its timeline. Refuses an unknown order, and another member's, with NOT_FOUND. */
export async function getOrder(db: Connection, key: OrderKey): Promise<OrderDetail> {
  const order = (await selectOrder(db, key)) ?? refuse('NOT_FOUND');
  const { coins } = await balances(db, key.memberId);
  return orderDetail(order, await selectMoves(db, key), coins);
}
