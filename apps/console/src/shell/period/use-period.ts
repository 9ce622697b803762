import { calendarDay, dayStart, isCalendarDay } from '@yayan/ui';
import { useState } from 'react';
import type { Filter, FilterValues } from '../list/list-types.ts';
import { useFilters } from '../list/use-filters.ts';

/** What can be chosen at one press: so many days up to today. */
const PERIODS: Readonly<Record<string, string>> = { 30: '近 30 天', 90: '近 90 天', 365: '近一年' };

/** The period in the address, for a page whose figures go back far. */
export const periodFilters: readonly Filter[] = [
  {
    kind: 'choice',
    name: 'period',
    label: '时段',
    choices: Object.entries(PERIODS).map(([value, label]) => ({ value, label })),
  },
  { kind: 'day', name: 'from', label: '从' },
  { kind: 'day', name: 'to', label: '到' },
];

/** Own days go before a number of days. */
export function periodOf(
  { period, from, to }: FilterValues,
  today: string,
): { from?: string; until?: string } {
  if (from !== undefined || to !== undefined)
    return { ...(from && isCalendarDay(from) && { from }), ...(to && isCalendarDay(to) && { until: to }) };
  if (period === undefined) return {};
  const first = dayStart(today).subtract(Number(period) - 1, 'day');
  return { from: first.format('YYYY-MM-DD') };
}

/** The chosen days, and what a bar needs to choose others. Without a choice figures begin and end where they usually do. */
export function usePeriod() {
  const { values, set, clear } = useFilters(periodFilters);
  const [today] = useState(() => calendarDay());
  return { values, set, clear, chosen: periodOf(values, today) };
}
