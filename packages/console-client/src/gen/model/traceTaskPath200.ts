/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TaskPath } from './taskPath.ts';

export type TraceTaskPath200 = Envelope & {
  data: TaskPath;
};
