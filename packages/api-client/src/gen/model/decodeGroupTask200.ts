/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { GroupTask } from './groupTask.ts';

export type DecodeGroupTask200 = Envelope & {
  data: GroupTask;
};
