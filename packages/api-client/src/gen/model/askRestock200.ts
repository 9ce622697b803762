/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Envelope } from './envelope.ts';
import type { RestockWish } from './restockWish.ts';

export type AskRestock200 = Envelope & {
  data: RestockWish;
};
