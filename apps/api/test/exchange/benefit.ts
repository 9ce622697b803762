import { BenefitTarget, CreditLevel, ExchangeType, PayeeChannel } from '@yayan/contract';
import type { Random } from '../../src/platform/random.ts';
import type { Benefit } from '../../src/modules/exchange/catalogue/benefit.ts';
import type { LevelRule } from '../../src/modules/exchange/deps.ts';
import type { IssuedCard } from '../../src/modules/exchange/fulfilment/ports/issuer.ts';

/** Generous limits, so that only the tests of limits reach them. A level begins at 100 times its number. */
export function generousRule(credit: number): LevelRule {
  const level = Object.values(CreditLevel).findLast((each) => credit >= each * 100) ?? CreditLevel.Plain;
  return {
    level,
    fromCredit: level * 100,
    exchangesPerDay: 1000,
    exchangesPerMonth: 1000,
    coinsPerMonth: 100_000_000,
    feePercent: 3,
  };
}

/** Card codes with a single choice at 100 coins, without limits, unless `more` changes them. */
export function testBenefit(number: number, more: Partial<Benefit>): Benefit {
  return {
    id: `test${String(number).padStart(8, '0')}`,
    position: number,
    type: ExchangeType.Virtual,
    target: BenefitTarget.Codes,
    cash: null,
    channels: [],
    title: '视频会员卡',
    description: '兑换后得到一组卡号和卡密。',
    cover: null,
    coverDark: null,
    gallery: [],
    tags: [],
    rules: [],
    prerequisites: [],
    level: CreditLevel.Plain,
    takesFee: false,
    limits: { perOrder: 10, perDay: null, perMonth: null },
    arrival: '通常 1 分钟到账',
    arrivalMinutes: 1,
    revocable: true,
    onSale: true,
    saleFrom: null,
    saleUntil: null,
    choices: [{ id: 'one', title: null, price: 100, stock: 0, fen: null }],
    ...more,
  };
}

const only = (stock: number | null, fen: number | null): Benefit['choices'] => [
  { id: 'one', title: null, price: 100, stock, fen },
];

/** Cash by Alipay in hundreds of coins, without limit. */
export const cashBenefit: Partial<Benefit> = {
  type: ExchangeType.Cash,
  target: BenefitTarget.Payee,
  cash: { min: 100, max: 5000, step: 100 },
  channels: [PayeeChannel.Alipay],
  choices: only(null, null),
};

/** A top-up of 1 yuan at 100 coins. */
export const topupBenefit = (stock: number): Partial<Benefit> => ({
  target: BenefitTarget.Mobile,
  choices: only(stock, 100),
});

/** Goods at 100 coins. */
export const goodsBenefit = (stock: number): Partial<Benefit> => ({
  type: ExchangeType.Physical,
  target: BenefitTarget.Consignee,
  choices: only(stock, null),
});

export function testCards(count: number, random: Random): IssuedCard[] {
  return Array.from({ length: count }, () => ({
    number: random.digits(16),
    secret: random.digits(12),
    expiresAt: null,
  }));
}
