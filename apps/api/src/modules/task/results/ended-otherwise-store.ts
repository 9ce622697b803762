import { sql } from 'kysely';
import type { Connection } from '../../../platform/database/database.ts';
import { type Between, type Bucket, bucketOfColumn } from '../../../platform/time-buckets.ts';

/** Counts how many participations ended with one of these results, all above 1, in each ten minutes. */
const endedWith =
  (...results: readonly number[]) =>
  async (db: Connection, { from, until }: Between): Promise<Bucket[]> => {
    const { rows } = await sql<Bucket>`
      select ${bucketOfColumn('ended_at')} as at, count(*) as value from participations
      where result > 1 and result = any(${[...results]}::smallint[]) and ended_at >= ${from} and ended_at < ${until}
      group by 1`.execute(db);
    return rows;
  };

export const screenedOutByTime = endedWith(2);
export const quotaFullByTime = endedWith(3);
/** Too fast, or on a network, in a browser or in a city that the task doesn't take. */
export const turnedAwayByTime = endedWith(4, 5, 6, 7);
export const timedOutByTime = endedWith(8);
