import { CampaignFace } from '@yayan/api-client';
import { CampaignView } from './CampaignView.tsx';

/** 锦鲤抽奖. */
export default function KoiPage() {
  return <CampaignView face={CampaignFace.Koi} />;
}
