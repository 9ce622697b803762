export type { PostedAnswers } from './answering/answer-plan.ts';
export type { Ended } from './answering/answering.ts';
export type { Imported } from './authoring/import-task.ts';
