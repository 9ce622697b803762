/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ResponseAttributeList } from './responseAttributeList.ts';

export type ListResponseAttributes200 = Envelope & {
  data: ResponseAttributeList;
};
