/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CardKind } from './cardKind.ts';

export type GiveCardRequestInput = {
  kind: CardKind;
  /**
     * null without an end.
     * @minimum 1
     * @maximum 365
     * @nullable
     */
  days?: number | null;
};
