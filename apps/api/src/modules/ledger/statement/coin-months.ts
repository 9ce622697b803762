import type { DataOf } from '@yayan/contract';
import { dayOf, firstOfMonth, monthOf, startOfDay } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import { type MonthSource, readMonthSources } from './month-store.ts';

type CoinMonth = DataOf<'listCoinMonths'>['items'][number];

const sumOf = (sources: readonly MonthSource[], what: 'in' | 'out' | 'pending'): number =>
  sources.reduce((sum, source) => sum + source[what], 0);

/**
 * A member's coins in the last `count` calendar months, newest first, without gaps. Each month lists by kind of cause
 * the coins that came in, went out (spent or taken back) and are pending. Over all months, in minus out is the
 * available balance.
 */
export async function coinMonths(
  db: Connection,
  memberId: string,
  { count, now }: { count: number; now: Date },
): Promise<CoinMonth[]> {
  const today = dayOf(now);
  const found = await readMonthSources(db, memberId, startOfDay(firstOfMonth(today, 1 - count)));
  const byMonth = Map.groupBy(found, ({ month }) => month);
  return Array.from({ length: count }, (_, back) => {
    const month = monthOf(firstOfMonth(today, -back));
    const sources = byMonth.get(month) ?? [];
    return {
      month,
      in: sumOf(sources, 'in'),
      out: sumOf(sources, 'out'),
      pending: sumOf(sources, 'pending'),
      sources: sources.map(({ month: _month, ...source }) => source),
    };
  });
}
