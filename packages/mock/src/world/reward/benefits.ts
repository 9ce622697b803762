import type { BenefitCard } from '@yayan/api-client';

/** The differences of a mock benefit from the document's example. */
export type MockBenefit = Pick<BenefitCard, 'id' | 'title' | 'price'>;

export const mockBenefits: readonly MockBenefit[] = [
  { id: 'b3Hs8nQ2wZtV', title: '10 元视频会员月卡', price: 1000 },
  { id: 'd8Kw4mT6yRqC', title: '2 元话费', price: 200 },
];
