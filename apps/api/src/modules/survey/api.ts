export type { InterviewEnd } from './answering/answering.ts';
export type { AudienceOf, CountReach } from './operate/describe-task-file.ts';
