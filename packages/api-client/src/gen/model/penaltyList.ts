/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { Penalty } from './penalty.ts';

export interface PenaltyList {
  items: Penalty[];
}
