/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CardReveal } from './cardReveal.ts';
import type { Envelope } from './envelope.ts';

export type RevealCard200 = Envelope & {
  data: CardReveal;
};
