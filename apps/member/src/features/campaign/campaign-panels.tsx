import { type Campaign, CampaignFace } from '@yayan/api-client';
import { DrawPanel } from './draw/DrawPanel.tsx';
import { KoiPanel } from './koi/KoiPanel.tsx';
import { KoiResult } from './koi/KoiResult.tsx';
import { QuizPanel } from './quiz/QuizPanel.tsx';
import { QuizResult } from './quiz/QuizResult.tsx';
import { RecordList } from './records/RecordList.tsx';

/** Where members take part. */
export function MainPanel({ campaign }: { campaign: Campaign }) {
  if (campaign.face === CampaignFace.Koi) return <KoiPanel campaign={campaign} />;
  if (campaign.face === CampaignFace.Quiz) return <QuizPanel campaign={campaign} />;
  return <DrawPanel campaign={campaign} />;
}

/** What became of it. */
export function ResultPanel({ campaign }: { campaign: Campaign }) {
  if (campaign.face === CampaignFace.Koi) return <KoiResult campaign={campaign} />;
  if (campaign.face === CampaignFace.Quiz) return <QuizResult campaign={campaign} />;
  return <RecordList campaign={campaign} />;
}
