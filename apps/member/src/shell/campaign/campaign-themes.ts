import { CampaignFace } from '@yayan/api-client';
import type { ComponentType } from 'react';
import { ChristmasArt } from './art/ChristmasArt.tsx';
import { DuanwuArt } from './art/DuanwuArt.tsx';
import { KoiArt } from './art/KoiArt.tsx';
import { LotteryArt } from './art/LotteryArt.tsx';
import { QuizArt } from './art/QuizArt.tsx';

/** How a campaign's page and card look. */
interface CampaignTheme {
  Art: ComponentType;
  /** The colour behind title and picture. */
  ground: string;
}

export const campaignThemes: Readonly<Record<CampaignFace, CampaignTheme>> = {
  [CampaignFace.Lottery]: { Art: LotteryArt, ground: 'var(--y-brand-tint)' },
  [CampaignFace.Koi]: { Art: KoiArt, ground: 'var(--y-reward-tint)' },
  [CampaignFace.Quiz]: { Art: QuizArt, ground: 'var(--y-blue-tint)' },
  [CampaignFace.Christmas]: { Art: ChristmasArt, ground: 'var(--y-red-tint)' },
  [CampaignFace.Duanwu]: { Art: DuanwuArt, ground: 'var(--y-green-tint)' },
};
