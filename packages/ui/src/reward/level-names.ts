/** How each level is called, by its number (decisions §4). */
export const levelNames = {
  0: '普通会员',
  1: '铜牌会员',
  2: '银牌会员',
  3: '金牌会员',
  4: '钻石会员',
} as const;
