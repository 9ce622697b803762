import { CampaignFace } from '@yayan/contract';

const PAGES: Readonly<Record<CampaignFace, string>> = {
  [CampaignFace.Lottery]: '/lottery?view=records',
  [CampaignFace.Koi]: '/prize/result',
  [CampaignFace.Quiz]: '/answerSheet/result',
  [CampaignFace.Christmas]: '/christmas/records',
  [CampaignFace.Duanwu]: '/duanwu/records',
};

/** The page of the member site where a campaign's own draws stand. */
export function recordsPage(face: CampaignFace): string {
  return PAGES[face];
}
