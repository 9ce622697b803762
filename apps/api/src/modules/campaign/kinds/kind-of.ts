import { CampaignFace } from '@yayan/contract';
import type { CampaignKind } from './campaign-kind.ts';
import { christmas } from './christmas.ts';
import { duanwu } from './duanwu.ts';
import { koi } from './koi.ts';
import { lottery } from './lottery.ts';
import { quiz } from './quiz.ts';

const KINDS: Readonly<Record<CampaignFace, CampaignKind>> = {
  [CampaignFace.Lottery]: lottery,
  [CampaignFace.Koi]: koi,
  [CampaignFace.Quiz]: quiz,
  [CampaignFace.Christmas]: christmas,
  [CampaignFace.Duanwu]: duanwu,
};

export const kindOf = (face: CampaignFace): CampaignKind => KINDS[face];

/** The kinds of campaigns that end with the draw of their one winner. */
export const FACES_THAT_END_BY_DRAW: readonly CampaignFace[] = Object.values(CampaignFace).filter(
  (face) => kindOf(face).endsByDraw,
);
