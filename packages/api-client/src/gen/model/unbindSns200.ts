/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SnsBindingList } from './snsBindingList.ts';

export type UnbindSns200 = Envelope & {
  data: SnsBindingList;
};
