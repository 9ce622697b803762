import type { BenefitDetail, OrderQuote } from '@yayan/api-client';

/** A benefit with two choices. */
export const benefit: BenefitDetail = {
  id: 'b3Hs8nQ2wZtV',
  type: 2,
  target: 'codes',
  title: '视频会员',
  cover: null,
  coverDark: null,
  price: 1000,
  pricesVary: true,
  stock: 9,
  level: 0,
  arrival: '通常 1 分钟到账',
  tags: [],
  opensAt: null,
  description: '',
  gallery: [],
  choices: [
    { id: 'month', title: '月卡', price: 1000, stock: 9 },
    { id: 'season', title: '季卡', price: 2800, stock: 9 },
  ],
  cash: null,
  payeeChannels: [],
  limits: { perOrder: 1, perDay: null, perMonth: null },
  prerequisites: [],
  rules: [],
  revocable: true,
  available: true,
  closesAt: null,
  own: {
    balance: 5000,
    missingCoins: 0,
    usedToday: 0,
    usedThisMonth: 0,
    feePercent: 0,
    feeFreeCards: 0,
    restockAsked: false,
  },
};

/** The price of the first choice. */
export const firstQuote: OrderQuote = {
  benefitId: benefit.id,
  title: benefit.title,
  choice: '月卡',
  quantity: 1,
  price: 1000,
  fee: 0,
  total: 1000,
  balanceAfter: 4000,
  target: null,
  arrival: benefit.arrival,
};
