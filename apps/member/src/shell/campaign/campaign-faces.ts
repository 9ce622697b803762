import { CampaignFace } from '@yayan/api-client';

/** The page of each kind of campaign; the API document calls the kind `face`. */
export const campaignPages: Readonly<Record<CampaignFace, string>> = {
  [CampaignFace.Lottery]: '/lottery',
  [CampaignFace.Koi]: '/prize',
  [CampaignFace.Quiz]: '/answerSheet',
  [CampaignFace.Christmas]: '/christmas',
  [CampaignFace.Duanwu]: '/duanwu',
};
