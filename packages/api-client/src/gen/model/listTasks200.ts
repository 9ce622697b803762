/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TaskCardPage } from './taskCardPage.ts';

export type ListTasks200 = Envelope & {
  data: TaskCardPage;
};
