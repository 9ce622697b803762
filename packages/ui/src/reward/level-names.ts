/** The name of each level, by number (rule 4.10). */
export const levelNames = {
  0: '普通会员',
  1: '铜牌会员',
  2: '银牌会员',
  3: '金牌会员',
  4: '钻石会员',
} as const;
