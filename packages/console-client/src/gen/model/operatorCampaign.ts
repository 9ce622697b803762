/**
 * Generated from openapi/ by `pnpm generate`; never edited by hand.
 */
import type { CampaignFace } from './campaignFace.ts';
import type { OperatorCampaignState } from './operatorCampaignState.ts';
import type { Time } from './time.ts';

export interface OperatorCampaign {
  /** @maxLength 24 */
  id: string;
  face: CampaignFace;
  /** @maxLength 60 */
  title: string;
  state: OperatorCampaignState;
  startsAt: Time;
  endsAt: Time;
  /** @nullable */
  drawsAt: string | null;
  /** @nullable */
  endedAt: string | null;
}
