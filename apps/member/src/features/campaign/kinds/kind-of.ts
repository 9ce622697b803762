import { CampaignFace } from '@yayan/api-client';
import type { CampaignKind } from '../campaign-kind.ts';
import { koi } from './koi.tsx';
import { drawAt } from './members-draw.tsx';
import { quiz } from './quiz.tsx';

const KINDS: Readonly<Record<CampaignFace, CampaignKind>> = {
  [CampaignFace.Lottery]: drawAt(CampaignFace.Lottery),
  [CampaignFace.Koi]: koi,
  [CampaignFace.Quiz]: quiz,
  [CampaignFace.Christmas]: drawAt(CampaignFace.Christmas),
  [CampaignFace.Duanwu]: drawAt(CampaignFace.Duanwu),
};

export const kindOf = (face: CampaignFace): CampaignKind => KINDS[face];
