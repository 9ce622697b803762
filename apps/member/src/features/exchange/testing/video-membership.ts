import type { BenefitDetail, OrderQuote } from '@yayan/api-client';
import { ApiError } from '@yayan/auth';

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

/** No answer came. */
export const lost = new ApiError({ code: 0, status: 0, msg: '', data: null, kind: 'network' });
export const soldOut = new ApiError({
  code: 24001,
  status: 200,
  msg: '已兑完，看看其他福利吧',
  data: null,
  kind: 'notice',
});

export const dearer = new ApiError({
  code: 24011,
  status: 200,
  msg: '所需金币有变动，请核对后再确认',
  data: null,
  kind: 'notice',
});

export const tooMany = new ApiError({
  code: 429,
  status: 429,
  msg: '操作太频繁，请稍后再试',
  data: null,
  kind: 'notice',
});

export const outdated = new ApiError({
  code: 20001,
  status: 200,
  msg: '加密信息已过期，请重新提交',
  data: null,
  kind: 'silent',
});
