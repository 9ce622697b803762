export type { InterviewEnd } from './answering/answering.ts';
export type { ImportResult } from './authoring/import-task.ts';
