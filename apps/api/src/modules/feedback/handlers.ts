import { bind } from '../../call/bind.ts';
import type { Handlers } from '../../call/call.ts';
import type { FeedbackDeps } from './tickets/feedback-deps.ts';
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

type FeedbackOperation =
  | 'listTickets'
  | 'openTicket'
  | 'getTicketSubject'
  | 'getTicket'
  | 'replyTicket'
  | 'confirmTicket'
  | 'reopenTicket'
  | 'listPenalties';

/** Feedback tickets, appeals and penalties as members see them. */
export function feedbackHandlers(deps: FeedbackDeps): Pick<Handlers, FeedbackOperation> {
  return {
    ...bind(deps, {
      listTickets,
      getTicketSubject,
      getTicket,
      openTicket,
      replyTicket,
      confirmTicket,
      reopenTicket,
    }),
    listPenalties: async ({ caller }) => await listPenalties(deps.platform, caller.memberId),
  };
}
