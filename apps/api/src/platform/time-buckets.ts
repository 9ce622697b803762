import { type RawBuilder, sql } from 'kysely';

/** The length of a bucket. */
export const BUCKET_MS = 10 * 60_000;

/** A time from `from` on, before `until`. */
export interface Between {
  from: Date;
  until: Date;
}

/** What happened in ten minutes; `at` is when they began. */
export interface Bucket {
  at: Date;
  value: number;
}

/** The beginning of the ten minutes that a moment is in. */
export const bucketOf = (moment: Date): Date =>
  new Date(Math.floor(moment.getTime() / BUCKET_MS) * BUCKET_MS);

/** Like `bucketOf`, for an SQL column. */
export const bucketOfColumn = (column: string): RawBuilder<Date> =>
  sql<Date>`date_bin('10 minutes', ${sql.ref(column)}, timestamptz '2000-01-01 00:00:00+00')`;
