/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { TaskAttributeList } from './taskAttributeList.ts';

export type ListTaskAttributes200 = Envelope & {
  data: TaskAttributeList;
};
