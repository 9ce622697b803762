import { CampaignFace } from '@yayan/api-client';
import { CampaignView } from './CampaignView.tsx';

/** 答题活动. */
export default function AnswerSheetPage() {
  return <CampaignView face={CampaignFace.Quiz} />;
}
