import { CampaignFace } from '@yayan/api-client';
import { CampaignView } from './CampaignView.tsx';

/** The own draws of 圣诞活动. */
export default function ChristmasRecordsPage() {
  return <CampaignView face={CampaignFace.Christmas} first="records" />;
}
