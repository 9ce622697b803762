/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Card } from './card.ts';
import type { CardEffect } from './cardEffect.ts';
import type { Coins } from './coins.ts';

export interface CardUsed {
  card: Card;
  effect: CardEffect;
  balance: Coins;
}
