/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Credit } from './credit.ts';
import type { Envelope } from './envelope.ts';

export type GetCredit200 = Envelope & {
  data: Credit;
};
