import type { ExchangeState } from '@yayan/contract';
import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { type Between, type Bucket, bucketOfColumn } from '../../../platform/time-buckets.ts';
import { OPEN_STATES } from './order-states.ts';

/** How many orders of a member are not final. */
export async function countOpenOrders(db: Connection, memberId: string): Promise<number> {
  const { count } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('member_id', '=', memberId)
    .where('state', 'in', OPEN_STATES)
    .executeTakeFirstOrThrow();
  return count;
}

/** How many orders are in each open state, and since when the oldest waits. States without orders are left out. */
export async function countByState(
  db: Connection,
): Promise<{ state: ExchangeState; orders: number; since: Date }[]> {
  const rows = await db
    .selectFrom('orders')
    .select(({ fn }) => ['state', fn.countAll<number>().as('orders'), fn.min<Date>('moved_at').as('since')])
    .where('state', 'in', OPEN_STATES)
    .groupBy('state')
    .orderBy('state')
    .execute();
  return rows.map(({ state, orders, since }) => ({ state: state as ExchangeState, orders, since })); // The table's check holds.
}

/** The coins of all issued orders, over all members. */
export async function issuedCoins(db: Connection): Promise<number> {
  const { rows } = await sql<{ figure: number }>`
    select coalesce(sum(total), 0)::bigint as figure from orders where issued_at is not null`.execute(db);
  return rows[0]?.figure ?? 0;
}

/** How many orders were made in each ten minutes. */
export async function ordersByTime(db: Connection, { from, until }: Between): Promise<Bucket[]> {
  const { rows } = await sql<Bucket>`
    select ${bucketOfColumn('created_at')} as at, count(*) as value from orders
    where created_at >= ${from} and created_at < ${until} group by 1`.execute(db);
  return rows;
}
