import { dayOf, startOfDay } from '../../../platform/calendar.ts';
import type { Connection } from '../../../platform/database/database.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { lockAccount } from '../../ledger/module.ts';
import { ruleNumbers } from '../../rule/module.ts';
import type { Participation } from '../participation.ts';
import type { Task } from '../task.ts';
import type { TaskDeps } from '../task-deps.ts';
import { readSurveyPay, SURVEY_TYPES, type SurveyPay } from './survey-pay-store.ts';

const DAY_MS = 86_400_000;
/** How long a member counts as new, from joining. The note calls it the first week. */
const NEW_DAYS = 7;
export const HELD_DAYS = 3;

/** Why coins wait, in words for the member (rule 4.25). Help names the coins of a day, which operators change. */
export const NEWCOMER_NOTE = `注册第一周，每天直接到账的问卷金币有上限；这份超过了当天的上限，整份晚 ${HELD_DAYS} 天到账`;

interface SurveyReward {
  readonly participation: Pick<Participation, 'memberId'>;
  readonly task: Pick<Task, 'type'>;
  readonly coins: number;
  readonly at: Date;
}

/**
 * Until when the coins of a finished survey are held, because their member is new (rule 4.25); null if they are not. Locks
 * the member's account, so that of surveys that end at the same time each counts the ones before it.
 */
export async function holdOf(
  tx: Tx,
  deps: Pick<TaskDeps, 'ports' | 'config' | 'database'>,
  { participation: { memberId }, task, coins, at }: SurveyReward,
): Promise<Date | null> {
  if (!SURVEY_TYPES.includes(task.type) || coins === 0) return null;
  const joinedAt = (await deps.ports?.joinedAt?.(tx, memberId)) ?? null;
  if (joinedAt === null || !isNew(joinedAt, at)) return null;
  await lockAccount(tx, memberId);
  const before = await readSurveyPay(tx, memberId, { type: task.type, from: startOfDay(dayOf(at)) });
  return isHeld(before, coins, await coinsADay(deps, tx, at))
    ? new Date(at.getTime() + HELD_DAYS * DAY_MS)
    : null;
}

/** Whether a member counts as new. */
export const isNew = (joinedAt: Date, at: Date): boolean =>
  at.getTime() - joinedAt.getTime() < NEW_DAYS * DAY_MS;

/** The coins of surveys that a new member gets at once on the day of a time (rule 4.31). */
export const coinsADay = async (
  deps: Pick<TaskDeps, 'config' | 'database'>,
  db: Connection,
  at: Date,
): Promise<number> => (await ruleNumbers(deps, db))('newcomerCoinsADay', at);

/** Whether a new member's survey is held: it isn't their first, and would pay more than the coins of a day. */
export const isHeld = ({ finished, coins }: SurveyPay, more: number, most: number): boolean =>
  finished > 0 && coins + more > most;
