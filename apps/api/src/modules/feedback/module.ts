import type { Jobs } from '../../platform/jobs/jobs.ts';
import type { FeedbackDeps } from './tickets/feedback-deps.ts';
import { feedbackHandlers } from './handlers.ts';
import { defineFeedbackJobs } from './jobs.ts';

/** Feedback tickets, appeals and penalties. Defines the area's job. */
export function createFeedback(deps: FeedbackDeps, jobs: Jobs) {
  defineFeedbackJobs(deps, jobs);
  return { handlers: feedbackHandlers(deps) };
}

export {
  exchangePauses,
  findPenalty,
  givePenalty,
  isRunning,
  liftPenalty,
  listPenalties,
  requireUnrestricted,
  restrictedAmong,
  shortenPenalty,
} from './penalties/penalties.ts';
export { cannedActs } from './operate/canned-acts.ts';
export { ticketFigureConsole } from './figures/ticket-figures.ts';
export { cannedConsole } from './operate/canned-console.ts';
export { penaltyActs } from './operate/penalty-acts.ts';
export { penaltyConsole } from './operate/penalty-console.ts';
export { ticketActs } from './operate/decide-ticket.ts';
export { ticketsByTime, waitingTicketCount } from './operate/ticket-list-store.ts';
export { searchTickets } from './operate/search.ts';
export { memberTicketEvents, penaltyEvents, ticketEvents, ticketsAbout } from './operate/ticket-events.ts';
export { countTickets, ticketConsole } from './operate/ticket-console.ts';
export { eraseFeedback, feedbackData } from './personal-data-store.ts';
export { decideAppeal, moveTicket, showTicket, ticketIds, waitingTickets } from './tickets/operate.ts';
export { awaitingTickets } from './tickets/ticket-attention.ts';
export { findUnownedPictures, isAppealed } from './tickets/ticket-store.ts';
