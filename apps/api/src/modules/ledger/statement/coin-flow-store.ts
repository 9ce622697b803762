import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { type Between, type Bucket, bucketOfColumn } from '../../../platform/time-buckets.ts';

const flow = async (
  db: Connection,
  { from, until }: Between,
  value: RawBuilder<number>,
  which: RawBuilder<boolean>,
): Promise<Bucket[]> => {
  const { rows } = await sql<Bucket>`
    select ${bucketOfColumn('created_at')} as at, ${value} as value from ledger_transfers
    where created_at >= ${from} and created_at < ${until} and ${which} group by 1`.execute(db);
  return rows;
};

/** The coins that all members got in each ten minutes; coins given back for an order are not among them. */
export const issuedByTime = async (db: Connection, between: Between): Promise<Bucket[]> =>
  await flow(db, between, sql`sum(coin_change)::bigint`, sql`coin_change > 0 and reason <> 'refunded'`);

/** The coins that all members spent in each ten minutes, also those that are given back later. */
export const spentByTime = async (db: Connection, between: Between): Promise<Bucket[]> =>
  await flow(db, between, sql`-sum(coin_change)::bigint`, sql`coin_change < 0 and reason = 'spent'`);

/** The coins of all members now, with those that still arrive. */
export async function coinsOfAll(db: Connection): Promise<{ count: number }> {
  const { rows } = await sql<{ owed: number }>`
    select coalesce(sum(coin + pending_coin), 0)::bigint as owed from ledger_accounts`.execute(db);
  return { count: rows[0]?.owed ?? 0 };
}
