import { RankingPeriod } from '@yayan/contract';
import { type Day, firstOfMonth } from '../../../platform/calendar.ts';

const MONTHS_OF_QUARTER = 3;

/** The first day of the period that contains a day; null for all time (rule 13.1). */
export function periodStart(period: RankingPeriod, today: Day): Day | null {
  if (period === RankingPeriod.All) return null;
  if (period === RankingPeriod.Month) return firstOfMonth(today);
  const month = Number(today.slice(5, 7));
  return firstOfMonth(today, -((month - 1) % MONTHS_OF_QUARTER));
}
