import { CampaignFace } from '@yayan/api-client';
import { CampaignView } from './CampaignView.tsx';

/** The own results of 答题活动. */
export default function AnswerSheetResultPage() {
  return <CampaignView face={CampaignFace.Quiz} first="records" />;
}
