import type {
  FeedbackTicket,
  OpenTicketRequest,
  TicketEntry,
  TicketReply,
  TicketSubjectKey,
} from '@yayan/api-client';
import {
  mockConfirmTicket,
  mockGetTicket,
  mockGetTicketSubject,
  mockListTickets,
  mockOpenTicket,
  mockReopenTicket,
  mockReplyTicket,
  refuse,
} from '@yayan/api-client/mocks';
import { perMember } from '../../world/per-member.ts';
import { memberOf } from '../../world/identity/sign-in.ts';
import { ticketSubjectOf } from '../../world/content/ticket-subject.ts';
import type { World } from '../../world/world.ts';
import type { Answers } from '../answer-table.ts';
import { jsonOf } from '../json-of.ts';
import { pageOf } from '../page-of.ts';

const ACCEPT_MS = 24 * 3_600_000;
const ANSWER_MS = 3 * ACCEPT_MS;
const REPLIES = 10;
const TITLE_LENGTH = 30;
const CLOSED = 5;

/** Feedback and appeals: opened, added to, confirmed and opened again. */
export const ticketAnswers = (world: World): Answers => {
  const ticketsOf = perMember(world, async () => {
    const example = await world.startOf(mockGetTicket);
    return new Map([[example.id, example]]);
  });
  const entryOf = (kind: TicketEntry['kind'], text: string | null, pictures: string[] = []): TicketEntry => ({
    at: world.time(),
    by: 'member',
    kind,
    text,
    pictures,
    from: null,
  });
  const findIn = async (request: Request, id: unknown) => {
    const tickets = await ticketsOf(request);
    return { tickets, ticket: tickets.get(String(id)) };
  };

  const subjectOf = async (request: Request, key: TicketSubjectKey) => {
    const own = ticketSubjectOf(memberOf(world, request), key);
    if (own) return own;
    const start = await world.startOf(mockGetTicketSubject);
    return start.type === key.type && start.id === key.id ? start : undefined;
  };

  return {
    getTicketSubject: mockGetTicketSubject(async (_example, { request }) => {
      const { searchParams } = new URL(request.url);
      const type = searchParams.get('type') as TicketSubjectKey['type'];
      return (await subjectOf(request, { type, id: searchParams.get('id') ?? '' })) ?? refuse('NOT_FOUND');
    }),

    listTickets: mockListTickets(async (_example, { request }) => {
      const tickets = [...(await ticketsOf(request)).values()].toReversed();
      const summaries = tickets.map(
        ({ id, number, kind, state, title, createdAt, acceptBy, answerBy, mergedInto }) => ({
          id,
          number,
          kind,
          state,
          title,
          createdAt,
          acceptBy,
          answerBy,
          mergedInto,
        }),
      );
      return pageOf(summaries, new URL(request.url).searchParams);
    }),

    getTicket: mockGetTicket(
      async (_example, { request, params }) =>
        (await findIn(request, params['id'])).ticket ?? refuse('NOT_FOUND'),
    ),

    openTicket: mockOpenTicket(async (example, { request }) => {
      const tickets = await ticketsOf(request);
      const { kind, text, subject, pictures } = await jsonOf<OpenTicketRequest>(request);
      const about = subject
        ? ((await subjectOf(request, subject)) ?? {
            ...(await world.startOf(mockGetTicketSubject)),
            ...subject,
          })
        : null;
      const isSame = (known: FeedbackTicket): boolean =>
        known.kind === 'appeal' && known.subject?.type === subject?.type && known.subject?.id === subject?.id;
      const opened = [...tickets.values()].filter(({ id }) => id !== example.id);
      if (kind === 'appeal' && opened.some(isSame)) return refuse('APPEAL_TWICE');
      const id = world.nextId();
      const ticket: FeedbackTicket = {
        ...example,
        id,
        number: `T${world.time().slice(0, 10).replaceAll('-', '')}-${id.slice(-6).toUpperCase()}`,
        kind,
        state: 0,
        title: text.slice(0, TITLE_LENGTH),
        createdAt: world.time(),
        acceptBy: world.time(ACCEPT_MS),
        answerBy: world.time(ANSWER_MS),
        subject: about,
        entries: [entryOf('opened', text, pictures)],
        verdict: null,
        mayReply: true,
        repliesLeft: REPLIES,
        mayConfirm: false,
        mayReopen: false,
      };
      tickets.set(id, ticket);
      return ticket;
    }),

    replyTicket: mockReplyTicket(async (_example, { request, params }) => {
      const { tickets, ticket } = await findIn(request, params['id']);
      if (!ticket) return refuse('NOT_FOUND');
      if (ticket.state === CLOSED) return refuse('TICKET_CLOSED');
      if (ticket.repliesLeft === 0) return refuse('TICKET_REPLIES_TOO_MANY');
      const { text, pictures } = await jsonOf<TicketReply>(request);
      const repliesLeft = ticket.repliesLeft - 1;
      const entries = [...ticket.entries, entryOf('replied', text, pictures)];
      const replied: FeedbackTicket = {
        ...ticket,
        state: 2,
        entries,
        repliesLeft,
        mayReply: repliesLeft > 0,
      };
      tickets.set(ticket.id, replied);
      return replied;
    }),

    confirmTicket: mockConfirmTicket(async (_example, { request, params }) => {
      const { tickets, ticket } = await findIn(request, params['id']);
      if (!ticket) return refuse('NOT_FOUND');
      if (!ticket.mayConfirm) return refuse('TICKET_STATE');
      const entries = [...ticket.entries, entryOf('confirmed', null)];
      const closed: FeedbackTicket = {
        ...ticket,
        state: CLOSED,
        entries,
        mayReply: false,
        mayConfirm: false,
        mayReopen: false,
      };
      tickets.set(ticket.id, closed);
      return closed;
    }),

    reopenTicket: mockReopenTicket(async (_example, { request, params }) => {
      const { tickets, ticket } = await findIn(request, params['id']);
      if (!ticket) return refuse('NOT_FOUND');
      if (!ticket.mayReopen) return refuse('TICKET_STATE');
      const { text, pictures } = await jsonOf<TicketReply>(request);
      const entries = [...ticket.entries, entryOf('reopened', text, pictures)];
      const again: FeedbackTicket = {
        ...ticket,
        state: 2,
        entries,
        verdict: null,
        mayReply: true,
        mayConfirm: false,
        mayReopen: false,
      };
      tickets.set(ticket.id, again);
      return again;
    }),
  };
};
