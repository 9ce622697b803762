export { SurveyRunner } from './SurveyRunner.tsx';
export { orderSeed } from './order-seed.ts';
export { preloadRunner } from './preload-runner.ts';
export { createAnswerQueue } from './queue/create-answer-queue.ts';
export type { AnswerChanges } from './definition/runner-types.ts';
export type { AnswerConflict } from './queue/conflicts.ts';
export type { NewerAnswer } from './queue/draft-changes.ts';
export type {
  Acknowledgement,
  AnswerQueue,
  AnswerQueueOptions,
  DraftAcknowledgement,
  QueueState,
} from './queue/queue-types.ts';
export { joinRecords } from './queue/other-tabs.ts';
export { readRecord } from './queue/queue-record.ts';
export type { KeptPage, QueueRecord, UpdateRecord } from './queue/queue-record.ts';
export type {
  AnswerProblem,
  Answers,
  InterruptedFile,
  PageOutcome,
  SaveState,
  SubmitOutcome,
  SurveyJson,
  SurveyRunnerProps,
} from './definition/runner-types.ts';
