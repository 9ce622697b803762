/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TaskDetail } from './taskDetail.ts';

export type GetTask200 = Envelope & {
  data: TaskDetail;
};
