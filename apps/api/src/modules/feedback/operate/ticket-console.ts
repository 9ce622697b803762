import type { ConsoleDataOf, ConsoleQueryOf } from '@yayan/contract/console';
import type { ConsoleHandlers } from '../../../call/operator/console-call.ts';
import { actHandler, type ActRequest } from '../../../platform/audit/act-handler.ts';
import { type CappedCount, pageOf, placeOf } from '../../../platform/page.ts';
import type { Platform } from '../../../platform/platform.ts';
import { memberCodes } from '../../identity/module.ts';
import type { RecordOf, TicketRow } from '../tickets/feedback-deps.ts';
import { separableUntil } from '../tickets/merge.ts';
import { selectMerged } from '../tickets/merge-store.ts';
import { selectThread } from '../tickets/ticket-store.ts';
import { ticketSummary, verdictOf } from '../tickets/ticket-view.ts';
import type { TicketActs } from './decide-ticket.ts';
import { findTicket } from './ticket-acts.ts';
import {
  countOperatorTickets,
  type OperatorTicketQuery,
  selectNotes,
  selectOperatorTickets,
} from './ticket-list-store.ts';

type TicketOperation =
  | 'listOperatorTickets'
  | 'getOperatorTicket'
  | 'acceptTicket'
  | 'startTicket'
  | 'askTicket'
  | 'answerTicket'
  | 'noteTicket'
  | 'handOverTicket'
  | 'decideTicket'
  | 'mergeTicket'
  | 'separateTicket';
type Row = ConsoleDataOf<'listOperatorTickets'>['items'][number];

interface TicketPorts {
  acts: TicketActs;
  /** A signed address of a stored picture. */
  pictureUrl: (key: string) => string;
  recordOf: RecordOf;
}

const OPEN_STATES = 4;

const timeOf = (text: string | undefined): Date | undefined =>
  text === undefined ? undefined : new Date(text);

const rowOf = (ticket: TicketRow, codes: ReadonlyMap<string, string>, now: Date): Row => ({
  ...ticketSummary(ticket),
  memberId: ticket.member_id,
  memberCode: codes.get(ticket.member_id) ?? null,
  owner: ticket.owner,
  mergedInto: ticket.merged_number,
  isLate: ticket.state < OPEN_STATES && (ticket.state === 0 ? ticket.accept_by : ticket.answer_by) < now,
});

async function readTicket(
  { database: { read }, clock }: Platform,
  number: string,
  { pictureUrl, recordOf }: TicketPorts,
): Promise<ConsoleDataOf<'getOperatorTicket'>> {
  const ticket = await findTicket(read, number);
  const entries = await selectThread(read, ticket.member_id, ticket.id);
  const merged = await selectMerged(read, ticket);
  const notes = await selectNotes(read, ticket);
  return {
    ...rowOf(ticket, await memberCodes(read, [ticket.member_id]), clock.now()),
    separableUntil: separableUntil(ticket)?.toISOString() ?? null,
    merged: merged.map(({ at, ...other }) => ({ ...other, at: at.toISOString() })),
    subject: ticket.subject,
    record: ticket.subject && (await recordOf(read, ticket.member_id, ticket.subject)),
    verdict: verdictOf(ticket),
    entries: entries.map(({ at, actor, operator, kind, text, pictures, from }) => ({
      at: at.toISOString(),
      by: actor,
      operator,
      kind,
      text,
      pictures: pictures.map(pictureUrl),
      from,
    })),
    notes: notes.map(({ at, ...note }) => ({ ...note, at: at.toISOString() })),
  };
}

const filtersOf = ({
  openedFrom,
  openedUntil,
  ...filters
}: ConsoleQueryOf<'listOperatorTickets'>): OperatorTicketQuery => {
  const { state, kind, open, owner, memberId, reopened } = filters;
  const opened = { openedFrom: timeOf(openedFrom), openedUntil: timeOf(openedUntil) };
  return { state, kind, open, owner, memberId, reopened, ...opened };
};

/** How many tickets the list has with these filters, counted up to a number. */
export const countTickets = async (
  { database }: Pick<Platform, 'database'>,
  { query }: { query: ConsoleQueryOf<'listOperatorTickets'> },
  most: number,
): Promise<CappedCount> => await countOperatorTickets(database.read, filtersOf(query), most);

/** The console's calls of tickets and appeals. */
export const ticketConsole = (
  platform: Platform,
  ports: TicketPorts,
): Pick<ConsoleHandlers, TicketOperation> => {
  const { database, clock } = platform;
  const { acts } = ports;
  const ofTicket = ({ params: { number } }: ActRequest & { params: { number: string } }) => ({ number });
  return {
    listOperatorTickets: async ({ query: { cursor, limit = 20, sort = 'newest', ...filters } }) => {
      const query = filtersOf(filters);
      const place = { after: placeOf(cursor), limit: limit + 1, sort };
      const rows = await selectOperatorTickets(database.read, query, place);
      const page = pageOf(rows, limit, ({ id, answer_by, opened_at }) => ({
        at: sort === 'promise' ? answer_by : opened_at,
        id,
      }));
      const ids = [...new Set(page.items.map(({ member_id: id }) => id))];
      const codes = await memberCodes(database.read, ids);
      const items = page.items.map((ticket) => rowOf(ticket, codes, clock.now()));
      return { items, nextCursor: page.nextCursor, ...(await countOperatorTickets(database.read, query)) };
    },
    getOperatorTicket: async ({ params }) => await readTicket(platform, params.number, ports),
    acceptTicket: actHandler(platform, acts.acceptTicket, ofTicket),
    startTicket: actHandler(platform, acts.startTicket, ofTicket),
    askTicket: actHandler(platform, acts.askTicket, (call) => ({ ...ofTicket(call), ...call.body.input })),
    answerTicket: actHandler(platform, acts.answerTicket, (call) => ({
      ...ofTicket(call),
      ...call.body.input,
    })),
    noteTicket: actHandler(platform, acts.noteTicket, (call) => ({ ...ofTicket(call), ...call.body.input })),
    handOverTicket: actHandler(platform, acts.handOverTicket, (call) => ({
      ...ofTicket(call),
      ...call.body.input,
    })),
    decideTicket: actHandler(platform, acts.decideTicket, (call) => {
      const { verdict, coins = null, points = null, days = null } = call.body.input;
      return { ...ofTicket(call), verdict, coins, points, days };
    }),
    mergeTicket: actHandler(platform, acts.mergeTicket, (call) => ({
      ...ofTicket(call),
      ...call.body.input,
    })),
    separateTicket: actHandler(platform, acts.separateTicket, ofTicket),
  };
};
