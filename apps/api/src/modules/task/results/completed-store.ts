import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { type Between, type Bucket, bucketOfColumn } from '../../../platform/time-buckets.ts';

/** How many participations were completed, of all members. */
export async function countCompleted(db: Connection): Promise<number> {
  const { figure } = await db
    .selectFrom('participations')
    .select(({ fn }) => fn.countAll<number>().as('figure'))
    .where('result', '=', 1)
    .executeTakeFirstOrThrow();
  return figure;
}

const completed = async (db: Connection, { from, until }: Between, value: RawBuilder<number>) => {
  const { rows } = await sql<Bucket>`
    select ${bucketOfColumn('ended_at')} as at, ${value} as value from participations
    where result = 1 and ended_at >= ${from} and ended_at < ${until} group by 1`.execute(db);
  return rows;
};

/** How many participations were completed in each ten minutes. */
export const completionsByTime = async (db: Connection, between: Between): Promise<Bucket[]> =>
  await completed(db, between, sql`count(*)`);

/** The coins that were promised for the participations completed in each ten minutes. */
export const completionCoinsByTime = async (db: Connection, between: Between): Promise<Bucket[]> =>
  await completed(db, between, sql`sum(promised_coins)::bigint`);

/** When the first and the last complete of a task came; null before the first. */
export async function readEndsOfCompletes(
  db: Connection,
  taskId: string,
): Promise<{ first: Date | null; last: Date | null }> {
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`
    select min(ended_at) as first, max(ended_at) as last from participations
    where task_id = ${taskId} and result = 1`.execute(db);
  return rows[0] ?? { first: null, last: null };
}
