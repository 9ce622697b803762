/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TaskFigures } from './taskFigures.ts';

export type GetTaskFigures200 = Envelope & {
  data: TaskFigures;
};
