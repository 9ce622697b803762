import { RankingPeriod } from '@yayan/contract';
import { dayOf, firstOfMonth, startOfDay } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import { qualityOf } from '../../ledger/module.ts';
import { finishedSurveys, firstFinished } from '../../task/module.ts';
import { periodStart } from './period.ts';
import { replaceMonth, replaceRun, selectLastRun } from './ranking-store.ts';

type Deps = Pick<Platform, 'database' | 'clock' | 'random'>;

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
    await database.transaction((tx) => replaceRun(tx, run, qualityOf('s.member_id')));
  }
}
