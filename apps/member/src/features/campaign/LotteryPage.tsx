import { CampaignFace } from '@yayan/api-client';
import { CampaignView } from './CampaignView.tsx';

/** 幸运抽奖. */
export default function LotteryPage() {
  return <CampaignView face={CampaignFace.Lottery} />;
}
