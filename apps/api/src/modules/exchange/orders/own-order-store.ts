import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';

/** An order as its member finds it. */
export interface FoundOrder {
  id: string;
  title: string;
  orderNumber: string;
  total: number;
  createdAt: Date;
}

/** The member's orders whose title contains a text, or with this number, newest first. */
export async function searchOwnOrders(
  db: Connection,
  memberId: string,
  text: string,
  limit: number,
): Promise<FoundOrder[]> {
  const { rows } = await sql<FoundOrder>`
    select id, title, order_number as "orderNumber", total, created_at as "createdAt" from orders
    where member_id = ${memberId}::uuid
      and (position(lower(${text}) in lower(title)) > 0 or lower(order_number) = lower(${text}))
    order by id desc limit ${limit}`.execute(db);
  return rows;
}
