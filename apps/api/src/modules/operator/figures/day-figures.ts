import type { ConsoleDataOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { addDays, type Day, dayOf, startOfDay } from '../../../platform/calendar.ts';
import type { Platform } from '../../../platform/platform.ts';
import { BUCKET_MS } from '../../../platform/time-buckets.ts';
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
  'signUps',
  'coins',
  'orders',
  'tickets',
  'openHandIns',
  'openTickets',
];
const isOpen = (name: DayFigureName): boolean => name === 'openHandIns' || name === 'openTickets';

/** The hours of a day that have begun before `until`: their sums, or what waited at the end of each. */
function hoursOf(rows: readonly DayFigureRow[], name: DayFigureName, until: number, start: number): number[] {
  const hours = Array.from({ length: Math.ceil((until - start) / HOUR_MS) }, () => 0);
  for (const { at, value } of rows) {
    const hour = Math.floor((at.getTime() - start) / HOUR_MS);
    if (hour >= 0 && at.getTime() < until) hours[hour] = isOpen(name) ? value : (hours[hour] ?? 0) + value;
  }
  return hours;
}

const valueOf = (hours: readonly number[], name: DayFigureName): number =>
  isOpen(name) ? (hours.at(-1) ?? 0) : hours.reduce((sum, value) => sum + value, 0);

/** The figures of today beside those of the same weekday before. It reads only what the job counted. */
export const dayFigureHandlers = ({
  database,
  clock,
}: Pick<Platform, 'database' | 'clock'>): Pick<ConsoleHandlers, 'getDayFigures'> => ({
  getDayFigures: async () => {
    const day = dayOf(clock.now());
    const before: Day = addDays(day, -7);
    const last = await selectLastCount(database.read);
    const [start, startBefore] = [startOfDay(day), startOfDay(before)];
    const until = Math.max(start.getTime(), last === null ? 0 : last.getTime() + BUCKET_MS);
    const untilBefore = startBefore.getTime() + (until - start.getTime());
    const endBefore = startOfDay(addDays(before, 1));
    const own = await selectDayFigures(database.read, { from: start, until: new Date(until) });
    const past = await selectDayFigures(database.read, { from: startBefore, until: endBefore });
    const figures = names.map((name): Figure => {
      const of = (rows: readonly DayFigureRow[]) => rows.filter((row) => row.name === name);
      const hours = hoursOf(of(own), name, until, start.getTime());
      const sameTime = hoursOf(of(past), name, untilBefore, startBefore.getTime());
      return {
        name,
        value: valueOf(hours, name),
        valueBefore: valueOf(sameTime, name),
        hours,
        hoursBefore: hoursOf(of(past), name, endBefore.getTime(), startBefore.getTime()),
      };
    });
    return { day, before, countedUntil: last === null ? null : new Date(until).toISOString(), figures };
  },
});
