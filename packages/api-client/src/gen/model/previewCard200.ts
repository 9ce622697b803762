/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CardEffect } from './cardEffect.ts';
import type { Envelope } from './envelope.ts';

export type PreviewCard200 = Envelope & {
  data: CardEffect;
};
