import { RankingPeriod } from '@yayan/contract';
import type { RawBuilder } from 'kysely';
import { dayOf, firstOfMonth, startOfDay } from '../../../platform/calendar.ts';
import type { Database } from '../../../platform/database/database.ts';
import { readInPages } from '../../../platform/database/read-in-pages.ts';
import type { Platform } from '../../../platform/platform.ts';
import { qualityOf } from '../../ledger/module.ts';
import { finishedSurveys, firstFinished } from '../../task/module.ts';
import { periodStart } from './period.ts';
import {
  deleteOldPlaces,
  deleteOldRuns,
  insertPlaces,
  insertRun,
  placesOf,
  type RankingRun,
  replaceMonth,
  selectLastRun,
  showRun,
} from './ranking-store.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'random'>;

const BATCH = 5_000;

/**
 * Sums the coins of finished surveys, and makes a new ranking of each period (rule 13.1). It sums only the months since
 * the last run and the month before it, because coins may arrive, or be taken back, some weeks later.
 */
export async function makeRankings({ database, clock, random }: Deps, signal?: AbortSignal): Promise<void> {
  const at = clock.now();
  const today = dayOf(at);
  const last = await selectLastRun(database.read);
  const first = last ?? (await firstFinished(database.read));
  let month = firstOfMonth(dayOf(first ?? at), last === undefined ? 0 : -1);
  for (; month <= today; month = firstOfMonth(month, 1)) {
    signal?.throwIfAborted();
    const finished = finishedSurveys(startOfDay(month), startOfDay(firstOfMonth(month, 1)));
    const summed = month;
    await database.transaction((tx) => replaceMonth(tx, summed, finished));
  }
  for (const period of Object.values(RankingPeriod)) {
    signal?.throwIfAborted();
    const run = { id: random.uuid(), period, from: periodStart(period, today), at };
    await replaceRun(database, run, qualityOf('s.member_id'), { signal });
  }
}

/**
 * Makes the ranking of a period and shows it instead of the current one. Places are stored and deleted in batches of
 * `size`, because one transaction for all members would be open for seconds.
 */
export async function replaceRun(
  database: Database,
  run: RankingRun,
  quality: RawBuilder<number>,
  { signal, size = BATCH }: { signal?: AbortSignal | undefined; size?: number } = {},
): Promise<void> {
  await database.transaction((tx) => insertRun(tx, run));
  let ranked = 0;
  await readInPages(database, placesOf(run.from, quality, size), {
    size: 1,
    use: async (pages) => {
      for (const page of pages) {
        signal?.throwIfAborted();
        ranked += await database.transaction((tx) => insertPlaces(tx, run.id, page));
      }
    },
  });
  await database.transaction((tx) => showRun(tx, run, ranked));
  let deleted: number;
  do {
    signal?.throwIfAborted();
    deleted = await database.transaction((tx) => deleteOldPlaces(tx, run.at, size));
  } while (deleted === size);
  await database.transaction((tx) => deleteOldRuns(tx, run.at));
}
