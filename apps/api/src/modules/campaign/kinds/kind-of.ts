import { CampaignFace } from '@yayan/contract';
import type { CampaignKind } from './campaign-kind.ts';
import { koi } from './koi.ts';
import { drawAt } from './members-draw.ts';
import { quiz } from './quiz.ts';

const KINDS: Readonly<Record<CampaignFace, CampaignKind>> = {
  [CampaignFace.Lottery]: drawAt(CampaignFace.Lottery, '/lottery?view=records'),
  [CampaignFace.Koi]: koi,
  [CampaignFace.Quiz]: quiz,
  [CampaignFace.Christmas]: drawAt(CampaignFace.Christmas),
  [CampaignFace.Duanwu]: drawAt(CampaignFace.Duanwu),
};

export const kindOf = (face: CampaignFace): CampaignKind => KINDS[face];

/** The kinds of campaigns that end with the draw of their one winner. */
export const FACES_THAT_END_BY_DRAW: readonly CampaignFace[] = Object.values(CampaignFace).filter(
  (face) => kindOf(face).endsByDraw,
);
