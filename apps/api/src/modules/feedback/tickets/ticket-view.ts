import type { DataOf } from '@yayan/contract';
import { stateAfter } from './ticket-states.ts';
import type { EntryRow, ThreadEntry, TicketRow } from './ticket-store.ts';

/** A ticket can be reopened for 7 days after its answer was confirmed (rule 7.14). */
export const REOPEN_MS = 7 * 86_400_000;

/** The most replies of a member before an operator writes again (rule 7.16). */
const MOST_REPLIES = 10;

/** How many replies the member has left. An operator's entry resets the count. */
export const repliesLeft = (entries: readonly Pick<EntryRow, 'actor' | 'kind'>[]): number => {
  const since = entries.slice(entries.findLastIndex(({ actor }) => actor === 'operator') + 1);
  return Math.max(MOST_REPLIES - since.filter(({ kind }) => kind === 'replied').length, 0);
};

/** A ticket in a list. */
export const ticketSummary = (ticket: TicketRow): DataOf<'listTickets'>['items'][number] => ({
  id: ticket.id,
  number: ticket.number,
  kind: ticket.kind,
  state: ticket.state,
  title: ticket.title,
  createdAt: ticket.opened_at.toISOString(),
  acceptBy: ticket.accept_by.toISOString(),
  answerBy: ticket.answer_by.toISOString(),
  mergedInto:
    ticket.merged_into !== null && ticket.merged_number !== null
      ? { id: ticket.merged_into, number: ticket.merged_number }
      : null,
});

/** Whether the member may reopen the ticket: once, and within 7 days. */
export const mayReopen = (
  { state, reopened_at, confirmed_at, answered_at, merged_into }: TicketRow,
  now: Date,
): boolean => {
  const since = confirmed_at ?? answered_at;
  return (
    merged_into === null &&
    stateAfter(state, 'reopened') !== undefined &&
    reopened_at === null &&
    since !== null &&
    now.getTime() - since.getTime() <= REOPEN_MS
  );
};

/** The verdict of a decided appeal, with what it gave back. */
export const verdictOf = (ticket: TicketRow): DataOf<'getTicket'>['verdict'] =>
  ticket.verdict === null
    ? null
    : {
        verdict: ticket.verdict,
        coins: ticket.verdict_coins ?? 0,
        forgiven: ticket.verdict_forgiven ?? 0,
        points: ticket.verdict_points ?? 0,
        days: ticket.verdict_days ?? 0,
      };

/** A ticket with all its entries. Operators stay unnamed. */
export const ticketView = (
  ticket: TicketRow,
  entries: readonly ThreadEntry[],
  { now, pictureUrl }: { now: Date; pictureUrl: (key: string) => string },
): DataOf<'getTicket'> => ({
  ...ticketSummary(ticket),
  subject: ticket.subject,
  entries: entries.map(({ at, actor, kind, text, pictures, from }) => ({
    at: at.toISOString(),
    by: actor,
    kind,
    text,
    pictures: pictures.map(pictureUrl),
    from,
  })),
  verdict: verdictOf(ticket),
  mayReply: stateAfter(ticket.state, 'replied') !== undefined,
  repliesLeft: repliesLeft(entries),
  mayConfirm: stateAfter(ticket.state, 'confirmed') !== undefined,
  mayReopen: mayReopen(ticket, now),
});
