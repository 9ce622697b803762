/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { ResponseWordList } from './responseWordList.ts';

export type ListResponseWords200 = Envelope & {
  data: ResponseWordList;
};
