import type { Decision, FeedbackDeps, Remedied, TicketRow } from '../modules/feedback/api.ts';
import { liftPenalty, shortenPenalty } from '../modules/feedback/module.ts';
import { coinStatement, transfer } from '../modules/ledger/module.ts';
import type { Messages } from '../modules/message/api.ts';
import { acceptAppeal, changeQuality } from '../modules/reward/module.ts';
import { resultFacts } from '../modules/task/module.ts';
import type { Tx } from '../platform/database/tx.ts';

/**
 * The coins that a reversed verdict gives back if the operator names no number: those the record took, or didn't pay.
 */
async function coinsOf(tx: Tx, { member_id, subject_type, subject_id }: TicketRow): Promise<number> {
  if (subject_id === null) return 0;
  if (subject_type === 'coins') {
    const { lines } = await coinStatement(tx, member_id, { cursor: undefined, row: subject_id, limit: 1 });
    return Math.abs(lines[0]?.amount ?? 0);
  }
  if (subject_type !== 'result') return 0;
  const found = await resultFacts(tx, member_id, subject_id);
  if (found === undefined) return 0;
  const { promised, paid, earning } = found.participation;
  return earning?.state === 'takenBack' ? paid.coins : Math.max(0, promised.coins - paid.coins);
}

async function giveCoins(tx: Tx, ticket: TicketRow, coins: number, { reason, at }: Decision): Promise<void> {
  if (coins <= 0) return;
  await transfer(tx, {
    key: `appeal:${ticket.id}`,
    memberId: ticket.member_id,
    reason: 'corrected',
    cause: { kind: 'correction', id: ticket.id, title: '申诉通过' },
    note: reason,
    legs: [{ asset: 'coin', amount: coins, platform: 'issue' }],
    at,
  });
}

async function givePoints(
  tx: Tx,
  messages: Messages,
  ticket: TicketRow,
  { verdict, points, reason, at }: Decision,
): Promise<number> {
  const { member_id: memberId, id, subject_type, subject_id } = ticket;
  if (points === undefined && subject_type === 'quality' && verdict === 'reversed' && subject_id !== null)
    return await acceptAppeal(tx, { memberId, transferId: subject_id, at }, messages);
  if (points === undefined || points <= 0) return 0;
  const cause = { kind: 'correction', id, title: '申诉通过' } as const;
  const asked = { memberId, key: `appeal:${id}`, points, cause, reason, rule: '申诉复核', days: null, at };
  return await changeQuality(tx, asked, messages);
}

/** Ends an appealed penalty: at once by a reversed verdict, some days earlier by a partial one. */
async function easePenalty(
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
 * Carries out a verdict in the transaction that stores it: coins by one transfer keyed by the ticket, quality, and the
 * end of a penalty, now or some days earlier (rule 7.15). An upheld verdict changes nothing, so numbers with it are
 * refused.
 */
export const ticketRemedy =
  (messages: Messages): FeedbackDeps['remedy'] =>
  async (tx, ticket, decision): Promise<Remedied> => {
    const { verdict, coins, points, days } = decision;
    if (verdict === 'upheld') {
      if (coins !== undefined || points !== undefined || days !== undefined)
        throw new Error('An upheld verdict gives nothing back');
      return { coins: 0, points: 0, days: 0 };
    }
    if (verdict === 'partly' && coins === undefined && points === undefined && days === undefined)
      throw new Error('Say what a partial verdict gives back: --coins, --points or --days');
    const given = coins ?? (verdict === 'reversed' ? await coinsOf(tx, ticket) : 0);
    await giveCoins(tx, ticket, given, decision);
    const returned = await givePoints(tx, messages, ticket, decision);
    return { coins: given, points: returned, days: await easePenalty(tx, messages, ticket, decision) };
  };
