import { expect, it } from 'vitest';
import { levelOf, levelProgress, levelRule, levelsFrom } from './levels.ts';

const levels = levelsFrom([100, 400, 1000, 3000]);

it.each([
  [0, 0],
  [99, 0],
  [100, 1],
  [399, 1],
  [400, 2],
  [1000, 3],
  [2999, 3],
  [3000, 4],
  [1_000_000, 4],
])('credit %i makes level %i', (credit, level) => {
  expect(levelRule(levels, credit).level).toBe(level);
});

it('tells how far the next level is and what it unlocks', () => {
  expect(levelProgress(levels, 260)).toEqual({
    level: 2,
    missing: 140,
    percent: 53,
    unlocks: ['每天可兑换 3 次', '每月可兑换 15 次', '每月可兑换 40,000 金币', '现金兑换手续费降到 1%'],
  });
  expect(levelProgress(levels, 400)?.unlocks).toContain('现金兑换免手续费');
});

it('has nothing beyond the highest level', () => {
  expect(levelProgress(levels, 3000)).toBeNull();
});

it('has a name for every level', () => {
  expect([0, 100, 400, 1000, 3000].map((credit) => levelOf(levels, credit).name)).toEqual([
    '普通会员',
    '铜牌会员',
    '银牌会员',
    '金牌会员',
    '钻石会员',
  ]);
});

it('4.32 follows other marks', () => {
  const other = levelsFrom([200, 400, 1500, 3000]);
  expect([150, 200, 1200, 1500].map((credit) => levelOf(other, credit).rank)).toEqual([0, 1, 2, 3]);
  expect(levelProgress(other, 150)).toMatchObject({ level: 1, missing: 50, percent: 75 });
});
