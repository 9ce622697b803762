export type { Decision, FeedbackDeps, Remedied, Subject, TicketRow } from './tickets/feedback-deps.ts';
export type { Pause } from './penalties/penalties.ts';
