import { CampaignFace } from '@yayan/api-client';
import { CampaignView } from './CampaignView.tsx';

/** The own draws of 端午活动. */
export default function DuanwuRecordsPage() {
  return <CampaignView face={CampaignFace.Duanwu} first="records" />;
}
