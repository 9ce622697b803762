/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { AwardWinner } from './awardWinner.ts';

export interface AwardCategory {
  /** @pattern ^[a-z0-9-]{1,32}$ */
  id: string;
  title: string;
  criteria: string;
  /** @minimum 0 */
  coins: number;
  /** @maxItems 20 */
  winners: AwardWinner[];
}
