import { FeedbackState } from '@yayan/contract';
import { refuse } from '../../../errors/api-fault.ts';
import type { Tx } from '../../../platform/database/tx.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { hasMerged, lockMerging } from './merge-store.ts';
import { insertEntry, lockTicket, selectByNumber, type TicketRow, writeTicket } from './ticket-store.ts';

/** A merge can be undone for a day (rule 14.78). */
const UNDO_MS = 86_400_000;

/** Whether the ticket isn't answered yet. */
export const isOpen = ({ state }: Pick<TicketRow, 'state'>): boolean =>
  state < FeedbackState.AwaitingConfirmation;

/** Until when a merge can be undone; null if the ticket isn't merged. */
export const separableUntil = ({ merged_at }: TicketRow): Date | null =>
  merged_at && new Date(merged_at.getTime() + UNDO_MS);

/** The ticket in which a member's words belong: the given one, or the one that it was merged into. Locked. */
export async function lockWhereItGoesOn(tx: Tx, memberId: string, id: string): Promise<TicketRow> {
  const ticket = (await lockTicket(tx, memberId, id)) ?? refuse('NOT_FOUND');
  if (ticket.merged_into === null) return ticket;
  return (await lockTicket(tx, memberId, ticket.merged_into)) ?? refuse('NOT_FOUND');
}

/** Two tickets, the one that is merged first. */
export interface MergedPair {
  ticket: TicketRow;
  into: TicketRow;
}

/**
 * Refuses what can't be merged (rule 14.78). An appeal has a verdict of its own, which may move coins, and each loss has
 * only one appeal. The promise of the other ticket is the only one left, so it must still run.
 */
export function requireMergeable({ ticket, into }: MergedPair, holdsOthers: boolean): void {
  if (ticket.member_id !== into.member_id) refuse('TICKET_OTHER_MEMBER');
  if (ticket.id === into.id) refuse('TICKET_MERGE_ITSELF');
  if (ticket.merged_into !== null || into.merged_into !== null) refuse('TICKET_MERGED');
  if (holdsOthers) refuse('TICKET_HAS_MERGED');
  if (ticket.kind === 'appeal') refuse('TICKET_MERGE_APPEAL');
  if (!isOpen(into)) refuse('TICKET_MERGE_ANSWERED');
}

/** The state of the other ticket after a merge: what still waits for us ends its wait for the member. */
export const stateAfterMerge = ({ ticket, into }: MergedPair): FeedbackState =>
  into.state === FeedbackState.AwaitingFeedback &&
  isOpen(ticket) &&
  ticket.state !== FeedbackState.AwaitingFeedback
    ? FeedbackState.InProgress
    : into.state;

/** Refuses with TICKET_NOT_MERGED, and with UNDO_TOO_LATE after a day. */
export function requireSeparable(ticket: TicketRow, now: Date): FeedbackState {
  const until = separableUntil(ticket);
  if (until === null) return refuse('TICKET_NOT_MERGED');
  if (until < now) return refuse('UNDO_TOO_LATE');
  return ticket.merged_state ?? refuse('TICKET_NOT_MERGED');
}

interface MergedBy {
  messages: FeedbackDeps['messages'];
  by: string;
  at: Date;
}

/** Closes a ticket and continues it in another one of the member (rule 14.78). */
export async function mergeTicket(
  tx: Tx,
  { number, into: intoNumber }: { number: string; into: string },
  { messages, by, at }: MergedBy,
): Promise<void> {
  const { member_id } = await known(tx, number);
  const other = await known(tx, intoNumber);
  if (other.member_id !== member_id) refuse('TICKET_OTHER_MEMBER');
  await lockMerging(tx, member_id);
  const ticket = await locked(tx, number);
  const into = other.id === ticket.id ? ticket : await locked(tx, intoNumber);
  requireMergeable({ ticket, into }, await hasMerged(tx, ticket));
  await insertEntry(tx, ticket, {
    at,
    actor: 'operator',
    operator: by,
    kind: 'merged',
    text: null,
    pictures: [],
  });
  await writeTicket(tx, into, { state: stateAfterMerge({ ticket, into }) });
  await writeTicket(tx, ticket, {
    state: FeedbackState.Confirmed,
    merged_into: into.id,
    merged_at: at,
    merged_state: ticket.state,
  });
  await messages.write(tx, {
    memberId: member_id,
    event: 'ticketMerged',
    key: `ticket-merged:${ticket.id}:${at.getTime()}`,
    data: { ticketId: into.id, title: into.title, merged: ticket.title, number: ticket.number },
  });
}

/** Undoes a merge: the ticket has its own state and promise again. What was written since stays with the other one. */
export async function separateTicket(
  tx: Tx,
  { number }: { number: string },
  { messages, by, at }: MergedBy,
): Promise<void> {
  const { member_id } = await known(tx, number);
  await lockMerging(tx, member_id);
  const ticket = await locked(tx, number);
  const state = requireSeparable(ticket, at);
  await writeTicket(tx, ticket, { state, merged_into: null, merged_at: null, merged_state: null });
  await insertEntry(tx, ticket, {
    at,
    actor: 'operator',
    operator: by,
    kind: 'separated',
    text: null,
    pictures: [],
  });
  await messages.write(tx, {
    memberId: member_id,
    event: 'ticketSeparated',
    key: `ticket-separated:${ticket.id}:${at.getTime()}`,
    data: { ticketId: ticket.id, title: ticket.title, number: ticket.number },
  });
}

const known = async (tx: Tx, number: string): Promise<TicketRow> =>
  (await selectByNumber(tx, number.toUpperCase())) ?? refuse('NOT_FOUND');

async function locked(tx: Tx, number: string): Promise<TicketRow> {
  const { member_id, id } = await known(tx, number);
  return (await lockTicket(tx, member_id, id)) ?? refuse('NOT_FOUND');
}
