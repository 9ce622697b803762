import { CampaignFace } from '@yayan/api-client';
import { CampaignView } from './CampaignView.tsx';

/** 端午活动. */
export default function DuanwuPage() {
  return <CampaignView face={CampaignFace.Duanwu} />;
}
