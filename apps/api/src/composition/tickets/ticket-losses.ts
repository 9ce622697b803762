import type { TicketRow } from '../../modules/feedback/api.ts';
import { isAppealed } from '../../modules/feedback/module.ts';
import { coinsAndCreditOf, giveBack, lossRow } from '../../modules/ledger/module.ts';
import type { Participation, TaskDeps } from '../../modules/task/api.ts';
import { correctResult, isCorrectable, lossOfResult, resultFacts } from '../../modules/task/module.ts';
import type { Connection } from '../../platform/database/database.ts';
import type { Tx } from '../../platform/database/tx.ts';
import { ticketLoss } from './ticket-subjects.ts';

export interface ReturnedCoins {
  coins: number;
  forgiven: number;
}
export const NOTHING: ReturnedCoins = { coins: 0, forgiven: 0 };

/**
 * A loss that an appeal can give back: at most the coins that the record cost the member, less those returned since.
 */
export interface Loss {
  coins: number;
  /** Whether nothing is left to give back or to correct. */
  isSettled: boolean;
  /** The participation, or the key of the ledger's row, that the coins were lost by. */
  of: { own: Participation } | { key: string };
}

/** Reads a participation of the member, locked or not. */
export type FindOwn = (memberId: string, participationId: string) => Promise<Participation | undefined>;

async function lossOfParticipation(
  db: Connection,
  find: FindOwn,
  { member_id: memberId }: TicketRow,
  participationId: string,
): Promise<Loss | undefined> {
  const own = await find(memberId, participationId);
  if (own === undefined) return undefined;
  const loss = await lossOfResult(db, own);
  return { coins: loss.coins, isSettled: !isCorrectable(own, loss), of: { own } };
}

/** The coins that the ticket's record cost the member; undefined if such a record costs none. */
export async function lossOf(db: Connection, find: FindOwn, ticket: TicketRow): Promise<Loss | undefined> {
  const { member_id: memberId, subject_type: type, subject_id: id } = ticket;
  if (id === null) return undefined;
  if (type === 'result') {
    const found = await resultFacts(db, memberId, id);
    const participationId = found?.participation.id;
    if (participationId !== undefined) return await lossOfParticipation(db, find, ticket, participationId);
  }
  const row = type === 'coins' ? await lossRow(db, memberId, id) : undefined;
  if (row === undefined) return undefined;
  const shared =
    row.cause.kind === 'participation'
      ? await lossOfParticipation(db, find, ticket, row.cause.id)
      : undefined;
  if (shared !== undefined) return shared;
  const held = await coinsAndCreditOf(db, memberId, [row.key, returnKey(row.key)]);
  const coins = Math.max(0, row.coins - held.coins);
  return { coins, isSettled: coins === 0, of: { key: row.key } };
}

const returnKey = (key: string): string => `appeal:${key}`;

/** Gives coins of a loss back in one transfer, keyed by the loss. */
export async function giveLossBack(
  tx: Tx,
  deps: TaskDeps,
  ticket: TicketRow,
  { of, coins, note, at }: Pick<Loss, 'of' | 'coins'> & { note: string; at: Date },
): Promise<ReturnedCoins> {
  const cause = { kind: 'correction', id: ticket.id, title: '申诉通过' } as const;
  if ('own' in of)
    return (await correctResult(tx, deps, of.own, { by: 'appeal', coins, cause, note, at })) ?? NOTHING;
  const given = { key: returnKey(of.key), of: [of.key], coins, credit: 0, cause, note, at };
  return { coins, ...(await giveBack(tx, { memberId: ticket.member_id, ...given })) };
}

/** Whether another appeal is about the same loss: two of them could be opened before losses had names. */
export async function hasOtherAppeal(db: Connection, ticket: TicketRow): Promise<boolean> {
  const { member_id: memberId, subject_type: type, subject_id: id } = ticket;
  if (ticket.loss !== null || type === null || id === null) return false;
  return await isAppealed(db, memberId, await ticketLoss(db, memberId, { type, id }));
}
