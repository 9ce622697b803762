import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { addDays, type Day, dayOf, startOfDay } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import { BUCKET_MS } from '../../../platform/time-buckets.ts';
import { ruleNumber } from '../../rule/module.ts';
import {
  type DayFigureName,
  type DayFigureRow,
  selectDayFigures,
  selectLastCount,
} from './day-figure-store.ts';

type Figure = ConsoleDataOf<'getDayFigures'>['figures'][number];

const HOUR_MS = 3_600_000;
const names: readonly DayFigureName[] = [
  'answers',
  'screenedOut',
  'quotaFull',
  'turnedAway',
  'timedOut',
  'signUps',
  'active',
  'textMessages',
  'coins',
  'issued',
  'spent',
  'owed',
  'orders',
  'tickets',
  'openHandIns',
  'openTickets',
];
/** Those whose last count since midnight is the figure. */
const sinceMidnight: ReadonlySet<DayFigureName> = new Set<DayFigureName>(['active', 'textMessages']);
/** Those whose last count is the figure, also one before midnight. */
const open: ReadonlySet<DayFigureName> = new Set<DayFigureName>(['owed', 'openHandIns', 'openTickets']);
const stands = (name: DayFigureName): boolean => sinceMidnight.has(name) || open.has(name);

/** The hours of a day that have begun before `until`: their sums, or what stood at the end of each. */
function hoursOf(rows: readonly DayFigureRow[], name: DayFigureName, until: number, start: number): number[] {
  const hours = Array.from({ length: Math.ceil((until - start) / HOUR_MS) }, () => 0);
  for (const { at, value } of rows) {
    const hour = Math.floor((at.getTime() - start) / HOUR_MS);
    if (hour >= 0 && at.getTime() < until) hours[hour] = stands(name) ? value : (hours[hour] ?? 0) + value;
  }
  return hours;
}

/** A figure from `start` until a time; null if it should have been counted then and wasn't. */
function valueOf(
  rows: readonly DayFigureRow[],
  name: DayFigureName,
  until: number,
  start: number,
): number | null {
  const from = open.has(name) ? start - BUCKET_MS : start;
  const values = rows.flatMap(({ at, value }) => (at.getTime() >= from && at.getTime() < until ? value : []));
  if (open.has(name)) return values.at(-1) ?? null;
  // In the first minutes of a day nothing was counted since its midnight.
  if (sinceMidnight.has(name)) return until === start ? 0 : (values.at(-1) ?? null);
  return values.reduce((sum, value) => sum + value, 0);
}

/** The figures of today beside those of the same weekday before. It reads only what the job counted. */
export const dayFigureHandlers = (
  platform: Pick<Platform, 'database' | 'clock' | 'config'>,
): Pick<ConsoleHandlers, 'getDayFigures'> => ({
  getDayFigures: async () => {
    const db = platform.database.read;
    const day = dayOf(platform.clock.now());
    const before: Day = addDays(day, -7);
    const last = await selectLastCount(db);
    const [start, startBefore] = [startOfDay(day).getTime(), startOfDay(before).getTime()];
    const until = Math.max(start, last === null ? 0 : last.getTime() + BUCKET_MS);
    const untilBefore = startBefore + (until - start);
    const endBefore = startOfDay(addDays(before, 1)).getTime();
    const rowsOf = async (from: number, to: number): Promise<DayFigureRow[]> =>
      await selectDayFigures(db, { from: new Date(from - BUCKET_MS), until: new Date(to) });
    const own = await rowsOf(start, until);
    const past = await rowsOf(startBefore, endBefore);
    const figures = names.map((name): Figure => {
      const of = (rows: readonly DayFigureRow[]) => rows.filter((row) => row.name === name);
      return {
        name,
        value: valueOf(of(own), name, until, start) ?? 0,
        valueBefore: valueOf(of(past), name, untilBefore, startBefore),
        hours: hoursOf(of(own), name, until, start),
        hoursBefore: hoursOf(of(past), name, endBefore, startBefore),
      };
    });
    return {
      day,
      before,
      countedUntil: last === null ? null : new Date(until).toISOString(),
      coinsPerYuan: platform.config.coinsPerYuan,
      textMessagesADay: await ruleNumber(platform, db, 'smsADay'),
      figures,
    };
  },
});
