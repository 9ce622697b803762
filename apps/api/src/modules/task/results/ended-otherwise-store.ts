import { sql } from 'kysely';
import { JoinResult } from '@yayan/contract';
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

const { Incomplete, Complete, ScreenedOut, QuotaFull, TimedOut } = JoinResult;
const countedAlone: ReadonlySet<JoinResult> = new Set([
  Incomplete,
  Complete,
  ScreenedOut,
  QuotaFull,
  TimedOut,
]);

export const screenedOutByTime = endedWith(ScreenedOut);
export const quotaFullByTime = endedWith(QuotaFull);
/** All results without a figure of their own: too fast, or on a network, in a browser or in a city that the task doesn't take. */
export const turnedAwayByTime = endedWith(
  ...Object.values(JoinResult).filter((result) => !countedAlone.has(result)),
);
export const timedOutByTime = endedWith(TimedOut);
