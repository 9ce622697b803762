import type { CampaignFace } from '@yayan/api-client';
import { campaignThemes } from './campaign-themes.ts';

/** The picture of a kind of campaign, in the colours of the scheme. */
export function CampaignPicture({ face }: { face: CampaignFace }) {
  const { Art } = campaignThemes[face];
  return <Art />;
}
