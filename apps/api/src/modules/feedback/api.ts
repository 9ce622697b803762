export type {
  AppliedRemedy,
  Decision,
  FeedbackDeps,
  PlannedRemedy,
  RecordOf,
  Subject,
  TicketRow,
} from './tickets/feedback-deps.ts';
export type { Pause } from './penalties/penalties.ts';
