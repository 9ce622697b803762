import { CampaignFace } from '@yayan/api-client';
import type { ComponentType } from 'react';
import { ChristmasArt } from './art/ChristmasArt.tsx';
import { DuanwuArt } from './art/DuanwuArt.tsx';
import { KoiArt } from './art/KoiArt.tsx';
import { LotteryArt } from './art/LotteryArt.tsx';
import { QuizArt } from './art/QuizArt.tsx';

const ARTS: Readonly<Record<CampaignFace, ComponentType>> = {
  [CampaignFace.Lottery]: LotteryArt,
  [CampaignFace.Koi]: KoiArt,
  [CampaignFace.Quiz]: QuizArt,
  [CampaignFace.Christmas]: ChristmasArt,
  [CampaignFace.Duanwu]: DuanwuArt,
};

/** The picture of a kind of campaign, in the colours of the scheme. */
export function CampaignPicture({ face }: { face: CampaignFace }) {
  const Art = ARTS[face];
  return <Art />;
}
