const grouped = new Intl.NumberFormat('zh-CN');

/** A count with thousands commas: 12480 → 「12,480」. */
export const formatCount = (count: number): string => grouped.format(count);

/** A change with its sign: 「+300」, 「−5,000」; zero has none. */
export const formatChange = (amount: number): string =>
  amount === 0 ? '0' : `${amount > 0 ? '+' : '−'}${formatCount(Math.abs(amount))}`;
