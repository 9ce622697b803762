import type { Handlers } from '../../call/call.ts';
import type { FeedbackDeps } from './feedback-deps.ts';
import { listPenalties } from './penalties/penalties.ts';
import {
  confirmTicket,
  getTicket,
  getTicketSubject,
  listTickets,
  openTicket,
  reopenTicket,
  replyTicket,
} from './tickets/tickets.ts';

type Handled =
  | 'listTickets'
  | 'openTicket'
  | 'getTicketSubject'
  | 'getTicket'
  | 'replyTicket'
  | 'confirmTicket'
  | 'reopenTicket'
  | 'listPenalties';

/** Feedback tickets, appeals and penalties as members see them. */
export function feedbackHandlers(deps: FeedbackDeps): Pick<Handlers, Handled> {
  return {
    listTickets: async ({ caller, query }) => await listTickets(deps, caller, query),
    openTicket: async ({ caller, origin, body, idempotency }) =>
      await openTicket(deps, caller, origin, body, idempotency),
    getTicketSubject: async ({ caller, query }) => await getTicketSubject(deps, caller, query),
    getTicket: async ({ caller, params }) => await getTicket(deps, caller, params.id),
    replyTicket: async ({ caller, params, body, idempotency }) =>
      await replyTicket(deps, caller, params.id, body, idempotency),
    confirmTicket: async ({ caller, params }) => await confirmTicket(deps, caller, params.id),
    reopenTicket: async ({ caller, params, body }) => await reopenTicket(deps, caller, params.id, body),
    listPenalties: async ({ caller }) => await listPenalties(deps.platform, caller.memberId),
  };
}
