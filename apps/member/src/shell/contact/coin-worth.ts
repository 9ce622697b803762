import { formatCount } from '@yayan/ui';

/** 「100 金币 = 1 元」; undefined until it is known what coins are worth. */
export const coinWorthText = (coinsPerYuan: number | undefined): string | undefined =>
  coinsPerYuan === undefined ? undefined : `${formatCount(coinsPerYuan)} 金币 = 1 元`;

/** 「100 金币相当于 1 元，」 at the head of a sentence that also stands without it. */
export const coinWorthClause = (coinsPerYuan: number | undefined): string =>
  coinsPerYuan === undefined ? '' : `${formatCount(coinsPerYuan)} 金币相当于 1 元，`;
