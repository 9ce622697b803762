/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ClientSeed } from './clientSeed.ts';

export interface CampaignDrawRequest {
  clientSeed: ClientSeed;
}
