/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Card } from './card.ts';
import type { CardCounts } from './cardCounts.ts';

export interface CardPage {
  items: Card[];
  /** @nullable */
  nextCursor: string | null;
  counts: CardCounts;
}
