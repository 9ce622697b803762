import { type BenefitCard, CreditLevel, ExchangeType, type PrerequisiteKind } from '@yayan/api-client';
import { formatCount, formatMoment, levelNames } from '@yayan/ui';

export const typeNames: Record<ExchangeType, string> = { 1: '现金', 2: '虚拟卡', 3: '实物' };

export const typeTabs = Object.values(ExchangeType).map((type) => ({
  value: String(type),
  label: typeNames[type],
}));

export const prerequisiteNames: Record<PrerequisiteKind, string> = {
  onSale: '福利在售',
  balance: '金币足够',
  stock: '有库存',
  level: '会员等级达到要求',
  dailyLimit: '今天还有兑换次数',
  monthlyLimit: '本月还有兑换次数',
  realName: '已完成实名认证',
  adult: '年满 18 岁',
  payee: '有收款账户',
  mobile: '已绑定手机号',
  consignee: '有收货地址',
  account: '账号状态正常',
};

/** 「还剩 12 份」; undefined without a limit. */
export const stockText = (stock: number | null): string | undefined =>
  stock === null ? undefined : stock === 0 ? '已兑完' : `还剩 ${formatCount(stock)} 份`;

/** The lowest level that may order, if there is one: 「钻石会员起」. */
export const levelText = (level: CreditLevel): string | undefined =>
  level === CreditLevel.Plain ? undefined : `${levelNames[level]}起`;

/** 「12月12日 10:00 开售」, for a benefit whose sale begins later (rule 5.15). */
export const saleBeginText = (opensAt: string): string => `${formatMoment(opensAt)} 开售`;

/** The facts under a benefit's title: arrival or the beginning of its sale, stock, level. */
export const benefitFacts = ({ arrival, stock, level, opensAt }: BenefitCard): string[] =>
  [
    opensAt === null ? arrival : saleBeginText(opensAt),
    stock === 0 ? '可设到货提醒' : stockText(stock),
    levelText(level),
  ].filter((part) => part !== undefined);
