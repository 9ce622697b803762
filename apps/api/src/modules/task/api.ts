export type { ActivityRules } from './activity/rules.ts';
export type { Outcome, Participation } from './participation.ts';
export type { Entry } from './participation/open-participation.ts';
export type { ExpiredParticipation } from './participation/participations.ts';
export type { Completion, ExternalSurvey, GroupEntrant, TaskPorts } from './ports/task-ports.ts';
export type { TaskDeps } from './task-deps.ts';
export type { TaskTexts } from './task-texts.ts';
export type { NewTask, Task } from './task.ts';
export type { KnownAttributes } from './wanted.ts';
