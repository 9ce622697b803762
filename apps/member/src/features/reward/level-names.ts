import { CreditLevel } from '@yayan/api-client';

/** How each level is called (decisions §4). */
export const levelNames: Readonly<Record<CreditLevel, string>> = {
  [CreditLevel.Plain]: '普通会员',
  [CreditLevel.Bronze]: '铜牌会员',
  [CreditLevel.Silver]: '银牌会员',
  [CreditLevel.Gold]: '金牌会员',
  [CreditLevel.Diamond]: '钻石会员',
};
