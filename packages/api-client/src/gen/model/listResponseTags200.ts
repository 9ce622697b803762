/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ResponseTagList } from './responseTagList.ts';

export type ListResponseTags200 = Envelope & {
  data: ResponseTagList;
};
