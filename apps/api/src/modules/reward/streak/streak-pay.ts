import { startOfDay } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Platform } from '../../../platform/platform.ts';
import { type RuleNumberName, ruleNumbers } from '../../rule/module.ts';
import { type StreakPay, streakPlace } from './streak.ts';

const FIRST = 'checkinDay1' satisfies RuleNumberName;

/** The numbers of rules of the seven places in the strip. */
const NUMBERS: readonly RuleNumberName[] = [
  FIRST,
  'checkinDay2',
  'checkinDay3',
  'checkinDay4',
  'checkinDay5',
  'checkinDay6',
  'checkinDay7',
];

/** What check-ins pay (rule 4.8). Each day has the numbers that hold on it, also when a card fills it later. */
export async function readStreakPay(
  platform: Pick<Platform, 'config' | 'database'>,
  db: Connection,
): Promise<StreakPay> {
  const numbers = await ruleNumbers(platform, db);
  return (streak, day) => numbers(NUMBERS[streakPlace(streak) - 1] ?? FIRST, startOfDay(day));
}
