import { CampaignFace } from '@yayan/api-client';
import { CampaignView } from './CampaignView.tsx';

/** 圣诞活动. */
export default function ChristmasPage() {
  return <CampaignView face={CampaignFace.Christmas} />;
}
