/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TaskFileCheck } from './taskFileCheck.ts';

export type CheckTaskFile200 = Envelope & {
  data: TaskFileCheck;
};
