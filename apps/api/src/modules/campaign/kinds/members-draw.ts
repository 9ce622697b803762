import type { CampaignFace } from '@yayan/contract';
import { campaignFacePages } from '@yayan/contract/pages';
import { type CampaignKind, checkDrawsAt, checkOdds, checkQuiz, type Mechanism } from './campaign-kind.ts';

/** Each member draws for themselves, one draw for each chance (rule 12.3). */
const membersDraw: Mechanism = {
  parts: new Set(['draw']),
  endsByDraw: false,
  checks: (filed) => [checkQuiz(filed.quiz !== null), checkDrawsAt(filed.drawsAt !== null), checkOdds(filed)],
};

/** A kind of this mechanism. Themes differ in their pages alone. */
export const drawAt = (
  face: CampaignFace,
  recordsPage: string = `${campaignFacePages[face]}/records`,
): CampaignKind => ({ ...membersDraw, recordsPage });
