import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { rewardText, topicPayText } from './profile/reward-text.ts';

/** Words and components that promise pay. */
const pay = /金币|报酬|到账|积分|\bCoins?\b|GroupReward/u;

/** Where pay may be named: in the text of a reward plan. */
const allowed = ['profile/reward-text.ts'];

test('rule 6.17: pay is named only by the text of a plan that the group has', () => {
  const folder = import.meta.dirname;
  const files = globSync('**/*.{ts,tsx}', { cwd: folder }).filter((file) => !file.includes('.test.'));
  expect(files.length).toBeGreaterThan(50);
  const promising = files.filter((file) => pay.test(readFileSync(join(folder, file), 'utf8')));
  expect(promising.toSorted()).toEqual(allowed);
});

test('a plan says how much, for what and when', () => {
  const plan = {
    coins: 1120,
    topicCoins: 20,
    wholeCoins: 60,
    condition: '每完成一个话题得 20 金币',
    paidWithinDays: 2,
    heldReason: null,
    refusedReason: null,
  };
  expect(rewardText(plan)).toBe(
    '全部完成可得 1,120 金币：每完成一个话题得 20 金币。讨论结束后 2 个工作日内核对，随后到账。',
  );
});

test('an owed question says what its topic pays only where that is certain', () => {
  expect(topicPayText(null, 2)).toBeUndefined();
  expect(topicPayText(20, 1)).toBe('答完这题，这个话题得 20 金币');
  expect(topicPayText(20, 3)).toBe('这个话题还差 3 题，答完得 20 金币');
});
