/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CardUsed } from './cardUsed.ts';
import type { Envelope } from './envelope.ts';

export type UseCard200 = Envelope & {
  data: CardUsed;
};
