/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { SnsBindResult } from './snsBindResult.ts';

export type BindSns200 = Envelope & {
  data: SnsBindResult;
};
