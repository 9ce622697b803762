import { CampaignFace } from '@yayan/contract';
import type { CampaignKind } from './campaign-kind.ts';
import { koi } from './koi.ts';
import { drawAt } from './members-draw.ts';
import { quiz } from './quiz.ts';

/** The kinds that differ from a plain draw. Themes differ in nothing but their page. */
const OWN: Partial<Record<CampaignFace, CampaignKind>> = {
  [CampaignFace.Lottery]: drawAt(CampaignFace.Lottery, '/lottery?view=records'),
  [CampaignFace.Koi]: koi,
  [CampaignFace.Quiz]: quiz,
};

export const kindOf = (face: CampaignFace): CampaignKind => OWN[face] ?? drawAt(face);

/** The kinds of campaigns that end with the draw of their one winner. */
export const FACES_THAT_END_BY_DRAW: readonly CampaignFace[] = Object.values(CampaignFace).filter(
  (face) => kindOf(face).endsByDraw,
);
