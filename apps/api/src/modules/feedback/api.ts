export type {
  AppliedRemedy,
  Decision,
  FeedbackDeps,
  PlannedRemedy,
  Subject,
  TicketRow,
} from './tickets/feedback-deps.ts';
export type { Pause } from './penalties/penalties.ts';
