import { CampaignFace } from '@yayan/api-client';
import type { CampaignKind } from '../campaign-kind.ts';
import { koi } from './koi.ts';
import { draw } from './members-draw.ts';
import { quiz } from './quiz.ts';

/** The kinds with a mechanism of their own. Themes have none. */
const OWN: Partial<Record<CampaignFace, CampaignKind>> = {
  [CampaignFace.Koi]: koi,
  [CampaignFace.Quiz]: quiz,
};

export const kindOf = (face: CampaignFace): CampaignKind => OWN[face] ?? draw;
