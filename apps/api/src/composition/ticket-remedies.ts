import type { Decision, FeedbackDeps, AppliedRemedy, TicketRow } from '../modules/feedback/api.ts';
import { isAppealed, liftPenalty, shortenPenalty } from '../modules/feedback/module.ts';
import { reinstateOrder } from '../modules/exchange/module.ts';
import { restoreInvitation } from '../modules/invite/module.ts';
import { giveBack, coinsAndCreditOf, lossRow } from '../modules/ledger/module.ts';
import type { Messages } from '../modules/message/api.ts';
import { acceptAppeal, returnPoints } from '../modules/reward/module.ts';
import type { TaskDeps } from '../modules/task/api.ts';
import {
  correctResult,
  isCorrectable,
  lockParticipation,
  lossOfResult,
  resultFacts,
} from '../modules/task/module.ts';
import type { Tx } from '../platform/database/tx.ts';
import type { Platform } from '../platform/platform.ts';
import { inviteDeps } from './invite-ports.ts';
import { ticketLoss } from './ticket-subjects.ts';

interface ReturnedCoins {
  coins: number;
  forgiven: number;
}
const NOTHING: ReturnedCoins = { coins: 0, forgiven: 0 };

/**
 * A loss that an appeal can give back: at most the coins that the record cost the member, less those returned since.
 */
interface Loss {
  coins: number;
  /** Whether nothing is left to give back or to correct. */
  isSettled: boolean;
  giveBack: (coins: number) => Promise<ReturnedCoins>;
}

const causeOf = ({ id }: TicketRow) => ({ kind: 'correction', id, title: '申诉通过' }) as const;

/** The loss of a participation, for a ticket about any of its records. The participation's row stays locked. */
async function lossOfParticipation(
  tx: Tx,
  deps: TaskDeps,
  ticket: TicketRow,
  { participationId, reason, at }: { participationId: string; reason: string; at: Date },
): Promise<Loss | undefined> {
  const own = await lockParticipation(tx, ticket.member_id, participationId);
  if (own === undefined) return undefined;
  const loss = await lossOfResult(tx, own);
  return {
    coins: loss.coins,
    isSettled: !isCorrectable(own, loss),
    giveBack: async (asked) => {
      const how = { by: 'appeal', coins: asked, cause: causeOf(ticket), note: reason, at } as const;
      return (await correctResult(tx, deps, own, how)) ?? NOTHING;
    },
  };
}

/** The coins that the ticket's record cost the member; undefined if such a record costs none. */
async function lossOf(
  tx: Tx,
  deps: TaskDeps,
  ticket: TicketRow,
  { reason, at }: Pick<Decision, 'reason' | 'at'>,
): Promise<Loss | undefined> {
  const { member_id: memberId, subject_type: type, subject_id: id } = ticket;
  if (id === null) return undefined;
  if (type === 'result') {
    const found = await resultFacts(tx, memberId, id);
    const participationId = found?.participation.id;
    if (participationId !== undefined)
      return await lossOfParticipation(tx, deps, ticket, { participationId, reason, at });
  }
  const row = type === 'coins' ? await lossRow(tx, memberId, id) : undefined;
  if (row === undefined) return undefined;
  const ofTask = { participationId: row.cause.id, reason, at };
  const shared =
    row.cause.kind === 'participation' ? await lossOfParticipation(tx, deps, ticket, ofTask) : undefined;
  if (shared !== undefined) return shared;
  const key = `appeal:${row.key}`;
  const held = await coinsAndCreditOf(tx, memberId, [row.key, key]);
  const coins = Math.max(0, row.coins - held.coins);
  return {
    coins,
    isSettled: coins === 0,
    giveBack: async (asked) => {
      const of = [row.key];
      const given = { memberId, key, of, coins: asked, credit: 0, cause: causeOf(ticket), note: reason, at };
      return { coins: asked, ...(await giveBack(tx, given)) };
    },
  };
}

/** Whether another appeal is about the same loss: two of them could be opened before losses had names. */
async function hasOtherAppeal(tx: Tx, ticket: TicketRow): Promise<boolean> {
  const { member_id: memberId, subject_type: type, subject_id: id } = ticket;
  if (ticket.loss !== null || type === null || id === null) return false;
  return await isAppealed(tx, memberId, await ticketLoss(tx, memberId, { type, id }));
}

/** Gives coins back, once for each loss and never more than the loss (rule 4.21). */
async function giveCoins(
  tx: Tx,
  deps: TaskDeps,
  ticket: TicketRow,
  decision: Decision,
): Promise<ReturnedCoins> {
  const { verdict, coins: asked } = decision;
  if (asked === undefined && verdict !== 'reversed') return NOTHING;
  const loss = await lossOf(tx, deps, ticket, decision);
  if (loss === undefined) {
    if (asked !== undefined) throw new Error(`Ticket ${ticket.number} is about no lost coins`);
    return NOTHING;
  }
  if (loss.isSettled || (await hasOtherAppeal(tx, ticket)))
    throw new Error('Nothing of these coins is missing any more: answer by another verdict');
  if (asked !== undefined && asked > loss.coins)
    throw new Error(`The member lost ${loss.coins} coins by this: give back no more`);
  return await loss.giveBack(asked ?? loss.coins);
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
  if (subject_type !== 'quality' || subject_id === null)
    throw new Error(`Ticket ${ticket.number} is about no lost points`);
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
  if (verdict !== 'reversed') throw new Error('An invitation is void or not: uphold or reverse it');
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
  if (verdict !== 'reversed') throw new Error('An order is put back or not: uphold or reverse it');
  await reinstateOrder(platform, tx, { memberId, orderId, operator, note });
}

/** Ends an appealed penalty: at once by a reversed verdict, some days earlier by a partial one. */
async function endOrShortenPenalty(
  tx: Tx,
  messages: Messages,
  { member_id: memberId, subject_type, subject_id: id }: TicketRow,
  { verdict, days, reason, by, at }: Decision,
): Promise<number> {
  if (subject_type !== 'penalty' || id === null) {
    if (days !== undefined) throw new Error('Only an appeal against a penalty takes days off');
    return 0;
  }
  if (verdict === 'reversed') {
    if (days !== undefined) throw new Error('A reversed verdict ends the penalty at once: leave out --days');
    await liftPenalty(tx, messages, { memberId, id, reason, by, at });
    return 0;
  }
  if (days === undefined) return 0;
  await shortenPenalty(tx, messages, { memberId, id, days, reason, at });
  return days;
}

/**
 * Carries out a verdict in the transaction that stores it: coins by one transfer keyed by the loss, the state of the
 * result, an order, a void invitation, quality, and the end of a penalty, now or some days earlier (rules 4.21, 4.23 and 7.15). An upheld verdict changes
 * nothing, so numbers with it are refused.
 */
export const ticketRemedy =
  (platform: Platform, messages: Messages): FeedbackDeps['remedy'] =>
  async (tx, ticket, decision): Promise<AppliedRemedy> => {
    const { verdict, coins, points, days } = decision;
    if (verdict === 'upheld') {
      if (coins !== undefined || points !== undefined || days !== undefined)
        throw new Error('An upheld verdict gives nothing back');
      return { ...NOTHING, points: 0, days: 0 };
    }
    if (verdict === 'partly' && coins === undefined && points === undefined && days === undefined)
      throw new Error('Say what a partial verdict gives back: --coins, --points or --days');
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
