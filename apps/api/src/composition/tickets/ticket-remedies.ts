import { refuse } from '../../errors/api-fault.ts';
import type { AppliedRemedy, Decision, FeedbackDeps, TicketRow } from '../../modules/feedback/api.ts';
import { liftPenalty, shortenPenalty } from '../../modules/feedback/module.ts';
import { reinstateOrder } from '../../modules/exchange/module.ts';
import { restoreInvitation } from '../../modules/invite/module.ts';
import type { Messages } from '../../modules/message/api.ts';
import { acceptAppeal, returnPoints } from '../../modules/reward/module.ts';
import type { TaskDeps } from '../../modules/task/api.ts';
import { lockParticipation } from '../../modules/task/module.ts';
import type { Tx } from '../../platform/database/tx.ts';
import type { Platform } from '../../platform/platform.ts';
import { inviteDeps } from '../ports/invite-ports.ts';
import { giveLossBack, NOTHING, type ReturnedCoins } from './ticket-losses.ts';
import { coinsOfVerdict, requireComplete } from './verdict-plan.ts';

/** Gives coins back, once for each loss and never more than the loss (rule 4.21). The participation's row stays locked. */
async function giveCoins(
  tx: Tx,
  deps: TaskDeps,
  ticket: TicketRow,
  decision: Decision,
): Promise<ReturnedCoins> {
  const find = async (memberId: string, id: string) => await lockParticipation(tx, memberId, id);
  const given = await coinsOfVerdict(tx, find, ticket, decision);
  if (given === undefined) return NOTHING;
  return await giveLossBack(tx, deps, ticket, { ...given, note: decision.reason, at: decision.at });
}

async function givePoints(
  tx: Tx,
  messages: Messages,
  ticket: TicketRow,
  { verdict, points, reason, at }: Decision,
): Promise<number> {
  const { member_id: memberId, subject_type, subject_id } = ticket;
  if (points === undefined && subject_type === 'quality' && verdict === 'reversed' && subject_id !== null)
    return await acceptAppeal(tx, { memberId, transferId: subject_id, at }, messages);
  if (points === undefined) return 0;
  if (subject_type !== 'quality' || subject_id === null) return refuse('VERDICT_OTHER');
  return await returnPoints(tx, { memberId, transferId: subject_id, points, reason, at }, messages);
}

/** Restores an appealed invitation, so that its steps earn again (rule 4.23). */
async function restoreAppealed(
  tx: Tx,
  platform: Platform,
  { member_id: inviterId, subject_type, subject_id: id }: TicketRow,
  { verdict }: Decision,
): Promise<void> {
  if (subject_type !== 'invitation' || id === null) return;
  if (verdict !== 'reversed') refuse('VERDICT_OTHER');
  await restoreInvitation(inviteDeps(platform), tx, { inviterId, id });
}

/** Puts an appealed order back (rule 4.21). */
async function reinstateAppealed(
  tx: Tx,
  platform: Platform,
  { member_id: memberId, subject_type, subject_id: orderId }: TicketRow,
  { verdict, reason: note, by: operator }: Decision,
): Promise<void> {
  if (subject_type !== 'order' || orderId === null) return;
  if (verdict !== 'reversed') refuse('VERDICT_OTHER');
  await reinstateOrder(platform, tx, { memberId, orderId, operator, note });
}

/** Ends an appealed penalty: at once by a reversed verdict, some days earlier by a partial one. */
async function endOrShortenPenalty(
  tx: Tx,
  messages: Messages,
  { member_id: memberId, subject_type, subject_id: id }: TicketRow,
  { verdict, days, reason, by, at }: Decision,
): Promise<number> {
  if (subject_type !== 'penalty' || id === null) return days === undefined ? 0 : refuse('VERDICT_OTHER');
  if (verdict === 'reversed') {
    if (days !== undefined) refuse('VERDICT_OTHER');
    await liftPenalty(tx, messages, { memberId, id, reason, by, at });
    return 0;
  }
  if (days === undefined) return 0;
  await shortenPenalty(tx, messages, { memberId, id, days, reason, at });
  return days;
}

/**
 * Carries out a verdict in the transaction that stores it: coins by one transfer keyed by the loss, the state of the
 * result, an order, a void invitation, quality, and the end of a penalty, now or some days earlier (rules 4.21, 4.23 and
 * 7.15). An upheld verdict changes nothing, so numbers with it are refused.
 */
export const ticketRemedy =
  (platform: Platform, messages: Messages): FeedbackDeps['remedy'] =>
  async (tx, ticket, decision): Promise<AppliedRemedy> => {
    requireComplete(decision);
    if (decision.verdict === 'upheld') return { ...NOTHING, points: 0, days: 0 };
    await restoreAppealed(tx, platform, ticket, decision);
    await reinstateAppealed(tx, platform, ticket, decision);
    const given = await giveCoins(tx, platform, ticket, decision);
    const returned = await givePoints(tx, messages, ticket, decision);
    return {
      coins: given.coins,
      forgiven: given.forgiven,
      points: returned,
      days: await endOrShortenPenalty(tx, messages, ticket, decision),
    };
  };
