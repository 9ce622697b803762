export type { InterviewEnd } from './answering/answering.ts';
export type { CountMatching } from './operate/describe-task-file.ts';
