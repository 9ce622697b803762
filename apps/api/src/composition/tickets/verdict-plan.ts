import { ExchangeState } from '@yayan/contract';
import { refuse } from '../../errors/api-fault.ts';
import type { Decision, PlannedRemedy, TicketRow } from '../../modules/feedback/api.ts';
import { findPenalty, isRunning } from '../../modules/feedback/module.ts';
import { getOrder } from '../../modules/exchange/module.ts';
import { selectInvitation } from '../../modules/invite/module.ts';
import { deductionLeft } from '../../modules/reward/module.ts';
import type { Connection } from '../../platform/database/database.ts';
import { type FindOwn, hasOtherAppeal, type Loss, lossOf } from './ticket-losses.ts';

type Asked = Pick<Decision, 'verdict' | 'coins' | 'points' | 'days' | 'at'>;

const DAY_MS = 86_400_000;

/** The loss and the coins of it that a verdict gives back; undefined for none. Refuses what can't be given back. */
export async function coinsOfVerdict(
  db: Connection,
  find: FindOwn,
  ticket: TicketRow,
  { verdict, coins: asked }: Asked,
): Promise<(Pick<Loss, 'of'> & { coins: number }) | undefined> {
  if (asked === undefined && verdict !== 'reversed') return undefined;
  const loss = await lossOf(db, find, ticket);
  if (loss === undefined) return asked === undefined ? undefined : refuse('VERDICT_OTHER');
  if (loss.isSettled || (await hasOtherAppeal(db, ticket))) refuse('VERDICT_SETTLED');
  if (asked !== undefined && asked > loss.coins) refuse('VERDICT_TOO_MUCH', { most: loss.coins });
  return { of: loss.of, coins: asked ?? loss.coins };
}

async function pointsOf(db: Connection, ticket: TicketRow, { verdict, points }: Asked): Promise<number> {
  const { member_id: memberId, subject_type: type, subject_id: id } = ticket;
  if (type !== 'quality' || id === null) return points === undefined ? 0 : refuse('VERDICT_OTHER');
  if (points === undefined && verdict !== 'reversed') return 0;
  const left = (await deductionLeft(db, memberId, id)) ?? refuse('NOT_FOUND');
  if (points !== undefined && points > left) refuse('VERDICT_TOO_MUCH', { most: left });
  return points ?? left;
}

async function penaltyOf(
  db: Connection,
  ticket: TicketRow,
  { verdict, days, at }: Asked,
): Promise<Pick<PlannedRemedy, 'days' | 'endsPenalty'>> {
  const { member_id: memberId, subject_type: type, subject_id: id } = ticket;
  if (type !== 'penalty' || id === null)
    return days === undefined ? { days: 0, endsPenalty: false } : refuse('VERDICT_OTHER');
  const penalty = await findPenalty(db, memberId, id);
  const runs = penalty !== undefined && isRunning(penalty, at);
  if (verdict === 'reversed')
    return days === undefined ? { days: 0, endsPenalty: runs } : refuse('VERDICT_OTHER');
  if (days === undefined) return { days: 0, endsPenalty: false };
  if (!runs || penalty.ends_at.getTime() - days * DAY_MS <= at.getTime()) refuse('PENALTY_OVER');
  return { days, endsPenalty: false };
}

/** What a verdict puts back besides coins, points and days. Refuses what is put back as a whole or not at all. */
async function restoredBy(
  db: Connection,
  { member_id: memberId, subject_type: type, subject_id: id }: TicketRow,
  { verdict }: Asked,
): Promise<PlannedRemedy['restores']> {
  if (id === null || (type !== 'order' && type !== 'invitation')) return null;
  if (verdict !== 'reversed') refuse('VERDICT_OTHER');
  if (type === 'invitation') {
    const found = (await selectInvitation(db, memberId, id)) ?? refuse('NOT_FOUND');
    return found.state === 'void' ? 'invitation' : refuse('INVITATION_NOT_VOID');
  }
  const { state, total, balance } = await getOrder(db, { memberId, orderId: id });
  if (state !== ExchangeState.NotPassed) refuse('ORDER_MOVE_FORBIDDEN');
  return balance < total ? refuse('BALANCE_TOO_LOW') : 'order';
}

/** Refuses a verdict that gives something back though it upholds, or nothing though it is partial. */
export function requireComplete({ verdict, coins, points, days }: Asked): void {
  const isEmpty = coins === undefined && points === undefined && days === undefined;
  if (verdict === 'upheld' && !isEmpty) refuse('VERDICT_UPHELD');
  if (verdict === 'partly' && isEmpty) refuse('VERDICT_EMPTY');
}

/** What a verdict would move (rules 4.21, 4.23 and 7.15). Only reads. Refuses like the verdict itself. */
export async function plannedRemedy(
  db: Connection,
  find: FindOwn,
  ticket: TicketRow,
  asked: Asked,
): Promise<PlannedRemedy> {
  requireComplete(asked);
  if (asked.verdict === 'upheld') return { coins: 0, points: 0, days: 0, endsPenalty: false, restores: null };
  const restores = await restoredBy(db, ticket, asked);
  const given = await coinsOfVerdict(db, find, ticket, asked);
  return {
    restores,
    coins: given?.coins ?? 0,
    points: await pointsOf(db, ticket, asked),
    ...(await penaltyOf(db, ticket, asked)),
  };
}
