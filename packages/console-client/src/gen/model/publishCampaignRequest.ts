/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { ActReason } from './actReason.ts';
import type { ActSeen } from './actSeen.ts';
import type { CampaignFileInput } from './campaignFileInput.ts';

export interface PublishCampaignRequest {
  input: CampaignFileInput;
  reason?: ActReason;
  seen?: ActSeen;
  /** Only say what would change. */
  dryRun?: boolean;
}
