import type { CampaignBrief } from '@yayan/api-client';
import { campaignFacePages } from '@yayan/contract/pages';

/** The page of this campaign. Without its id, the page would show whichever of the kind runs. */
export const campaignPage = ({ face, id }: Pick<CampaignBrief, 'face' | 'id'>): string =>
  `${campaignFacePages[face]}?of=${id}`;
