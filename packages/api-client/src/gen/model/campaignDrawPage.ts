/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { SealedDraw } from './sealedDraw.ts';

export interface CampaignDrawPage {
  /** @maxItems 100 */
  items: SealedDraw[];
  /** @nullable */
  nextCursor: string | null;
}
