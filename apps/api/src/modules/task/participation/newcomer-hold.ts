import { dayOf, startOfDay } from '../../../platform/calendar.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import { lockAccount } from '../../ledger/module.ts';
import type { Participation } from '../participation.ts';
import type { Task } from '../task.ts';
import type { TaskDeps } from '../task-deps.ts';
import { readSurveyPay, SURVEY_TYPES, type SurveyPay } from './survey-pay-store.ts';

const DAY_MS = 86_400_000;
/** How long a member counts as new, from joining. */
const NEW_DAYS = 7;
/** The coins of surveys that a new member gets at once in a day. */
const COINS_A_DAY = 300;
export const HELD_DAYS = 3;

/** Why coins wait, in words for the member (rule 4.25). */
export const NEWCOMER_NOTE = `新会员前 ${NEW_DAYS} 天，使当天问卷金币超过 ${COINS_A_DAY} 的那份，整份 ${HELD_DAYS} 天后到账`;

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
  { ports }: Pick<TaskDeps, 'ports'>,
  { participation: { memberId }, task, coins, at }: SurveyReward,
): Promise<Date | null> {
  if (!SURVEY_TYPES.includes(task.type) || coins === 0) return null;
  const joinedAt = (await ports?.joinedAt?.(tx, memberId)) ?? null;
  if (joinedAt === null || !isNew(joinedAt, at)) return null;
  await lockAccount(tx, memberId);
  const before = await readSurveyPay(tx, memberId, { type: task.type, from: startOfDay(dayOf(at)) });
  return isHeld(before, coins) ? new Date(at.getTime() + HELD_DAYS * DAY_MS) : null;
}

/** Whether a member counts as new. */
export const isNew = (joinedAt: Date, at: Date): boolean =>
  at.getTime() - joinedAt.getTime() < NEW_DAYS * DAY_MS;

/** Whether a new member's survey is held: it isn't their first, and would pay more than the coins of a day. */
export const isHeld = ({ finished, coins }: SurveyPay, more: number): boolean =>
  finished > 0 && coins + more > COINS_A_DAY;
