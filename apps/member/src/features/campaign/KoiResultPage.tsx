import { CampaignFace } from '@yayan/api-client';
import { CampaignView } from './CampaignView.tsx';

/** The result of 锦鲤抽奖. */
export default function KoiResultPage() {
  return <CampaignView face={CampaignFace.Koi} first="records" />;
}
