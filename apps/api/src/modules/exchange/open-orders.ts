import type { Connection } from '../../platform/database/database.ts';
import { OPEN_STATES } from './order-states.ts';

/** How many orders of a member have not come to their end. */
export async function countOpenOrders(db: Connection, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirstOrThrow();
  return count;
}
