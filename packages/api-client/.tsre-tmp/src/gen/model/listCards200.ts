/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CardPage } from './cardPage.ts';
import type { Envelope } from './envelope.ts';

export type ListCards200 = Envelope & {
  data: CardPage;
};
