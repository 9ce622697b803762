export type { Decision, FeedbackDeps, Remedied, Subject, TicketRow } from './feedback-deps.ts';
export type { Pause } from './penalties/penalties.ts';
