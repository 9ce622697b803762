/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TaskActivity } from './taskActivity.ts';

export type GetTaskActivity200 = Envelope & {
  data: TaskActivity;
};
