export type { Decision, FeedbackDeps, AppliedRemedy, Subject, TicketRow } from './tickets/feedback-deps.ts';
export type { Pause } from './penalties/penalties.ts';
