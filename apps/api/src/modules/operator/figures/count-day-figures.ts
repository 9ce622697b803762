import type { Connection } from '../../../platform/database/database.ts';
import { dayOf, startOfDay } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type Between, BUCKET_MS, type Bucket, bucketOf } from '../../../platform/time-buckets.ts';
import { type DayFigureName, deleteDayFigures, putBuckets, selectLastCount } from './day-figure-store.ts';

type OpenFigure = 'openHandIns' | 'openTickets' | 'owed';
type MidnightFigure = 'active' | 'textMessages';

/** How other areas count their figures. */
export interface DayFigurePorts {
  /** What happened in each ten minutes of a time. */
  happened: Readonly<
    Record<
      Exclude<DayFigureName, OpenFigure | MidnightFigure>,
      (db: Connection, between: Between) => Promise<Bucket[]>
    >
  >;
  /** How much there was since a midnight, where ten minutes don't add up: who comes twice counts once. */
  sinceMidnight: Readonly<Record<MidnightFigure, (db: Connection, midnight: Date) => Promise<number>>>;
  /** How much there is now. */
  open: Readonly<Record<OpenFigure, (db: Connection) => Promise<{ count: number }>>>;
}

/** The first count looks back so far, and so does one after a server was away for long. */
const BACK_MS = 8 * 86_400_000;
/** These are counted again, because a transaction may commit late. */
const AGAIN_MS = 2 * BUCKET_MS;
const KEPT_MS = 15 * 86_400_000;

/** Counts the ten minutes that ended since the last count (rule 14.60). */
export async function countDayFigures(
  { database, clock }: Pick<Platform, 'database' | 'clock'>,
  { happened, sinceMidnight, open }: DayFigurePorts,
): Promise<void> {
  const until = bucketOf(clock.now());
  const before = (time: number): Date => new Date(until.getTime() - time);
  const last = await selectLastCount(database.read);
  const since = last === null ? before(BACK_MS) : new Date(last.getTime() + BUCKET_MS - AGAIN_MS);
  const between = { from: since < before(BACK_MS) ? before(BACK_MS) : since, until };
  const counted: [DayFigureName, Bucket[]][] = [];
  for (const [name, count] of Object.entries(happened))
    counted.push([name as DayFigureName, await count(database.read, between)]);
  // The run right after midnight still counts the day before.
  const midnight = startOfDay(dayOf(before(BUCKET_MS)));
  for (const [name, count] of Object.entries(sinceMidnight)) {
    const value = await count(database.read, midnight);
    counted.push([name as DayFigureName, [{ at: before(BUCKET_MS), value }]]);
  }
  for (const [name, count] of Object.entries(open)) {
    const { count: value } = await count(database.read);
    counted.push([name as DayFigureName, [{ at: before(BUCKET_MS), value }]]);
  }
  await database.transaction(async (tx) => {
    for (const [name, buckets] of counted) await putBuckets(tx, name, buckets);
    await deleteDayFigures(tx, before(KEPT_MS));
  });
}
