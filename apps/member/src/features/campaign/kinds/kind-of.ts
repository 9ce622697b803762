import { CampaignFace } from '@yayan/api-client';
import type { CampaignKind } from '../campaign-kind.ts';
import { christmas } from './christmas.tsx';
import { duanwu } from './duanwu.tsx';
import { koi } from './koi.tsx';
import { lottery } from './lottery.tsx';
import { quiz } from './quiz.tsx';

const KINDS: Readonly<Record<CampaignFace, CampaignKind>> = {
  [CampaignFace.Lottery]: lottery,
  [CampaignFace.Koi]: koi,
  [CampaignFace.Quiz]: quiz,
  [CampaignFace.Christmas]: christmas,
  [CampaignFace.Duanwu]: duanwu,
};

export const kindOf = (face: CampaignFace): CampaignKind => KINDS[face];
