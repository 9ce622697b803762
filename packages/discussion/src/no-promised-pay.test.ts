import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GroupEarning } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { paySum, payText, rewardText, topicPayText } from './profile/reward-text.ts';

/** Words and components that promise pay. */
const pay = /金币|报酬|到账|积分|\bCoins?\b|GroupReward/u;

/** Where pay may be named: in the texts of a reward plan, which are empty without one. */
const allowed = ['follow-ups/reply-pay-text.ts', 'profile/reward-text.ts'];

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
    reachableCoins: 1120,
    canFinish: true,
    topicCoins: 20,
    wholeCoins: 60,
    condition: '每完成一个话题得 20 金币',
    paidWithinDays: 2,
    heldReason: null,
    refusedReason: null,
  };
  expect(rewardText(plan)).toBe(
    '全部完成可得 1,120 金币：每完成一个话题得 20 金币。话题截止后不能补答。讨论结束后 2 个工作日内核对，核对后几分钟内到账。',
  );
  const late = { ...plan, canFinish: false, reachableCoins: 1040 };
  expect(rewardText(late)).toBe(
    '做完其余的话题，一共可得 1,040 金币：每完成一个话题得 20 金币。已截止的话题不能补答。讨论结束后 2 个工作日内核对，核对后几分钟内到账。',
  );
  const tooLate = rewardText({ ...late, reachableCoins: 0 });
  expect(tooLate).toBe('有话题已经截止，不能补答，在这个小组里得不到金币了。');
  expect(paySum({ reward: plan })).toBe('全部完成可得 1,120 金币');
  expect(paySum({ reward: late })).toBe('一共可得 1,040 金币');
  const silent = [null, { ...late, reachableCoins: 0 }, { ...plan, heldReason: '回答有疑问' }];
  expect(silent.map((reward) => paySum({ reward }))).toEqual([undefined, undefined, undefined]);
});

test('rule 6.30: after the closing a respondent reads what they get, and where it is', () => {
  const reward = {
    coins: 110,
    reachableCoins: 110,
    canFinish: true,
    topicCoins: 40,
    wholeCoins: 30,
    condition: '每完成一个话题得 40 金币',
    paidWithinDays: 2,
    heldReason: null,
    refusedReason: null,
  };
  const earned = {
    coins: 40,
    topicsFinished: 1,
    topics: 4,
    state: 'tallied',
    confirmed: false,
    takenOut: null,
    keptUntil: null,
  } as const;
  const of = (change: Partial<GroupEarning>) => payText({ reward, earned: { ...earned, ...change } });
  expect(payText({ reward })).toBe(rewardText(reward));
  expect(payText({ reward: null })).toBeUndefined();
  expect(payText({ reward: null, earnedSoFar: { coins: 40, topicsFinished: 1, topics: 4 } })).toBeUndefined();
  expect(of({})).toBe('你完成了 1 / 4 个话题，得 40 金币。讨论结束后 2 个工作日内核对，核对后几分钟内到账。');
  expect(of({ confirmed: true })).toBe('你完成了 1 / 4 个话题，得 40 金币，已经核对，会在几分钟内到账。');
  expect(of({ state: 'paid' })).toBe('你完成了 1 / 4 个话题，40 金币已到账。');
  expect(of({ coins: 0, takenOut: '回答复制自他人' })).toContain('这次没有报酬：回答复制自他人。');
  expect(of({ state: 'kept', keptUntil: '2026-12-31T15:59:00.000Z' })).toContain('注册芽言就能领取');
  expect(of({ coins: 0, topicsFinished: 0 })).toBe('你完成了 0 / 4 个话题，这次没有金币。');
  expect(payText({ reward: { ...reward, heldReason: '回答有疑问' }, earned })).toContain(
    '报酬暂缓发放：回答有疑问',
  );
});

test('rule 6.30: before the closing a respondent reads the coins so far, and that they can fall', () => {
  const reward = {
    coins: 1120,
    reachableCoins: 1120,
    canFinish: true,
    topicCoins: 20,
    wholeCoins: 60,
    condition: '每完成一个话题得 20 金币',
    paidWithinDays: 2,
    heldReason: null,
    refusedReason: null,
  };
  const of = (coins: number, topicsFinished: number) =>
    payText({ reward, earnedSoFar: { coins, topicsFinished, topics: 5 } });
  const plan = rewardText(reward);
  expect(of(1040, 2)).toBe(
    `到现在完成了 2 / 5 个话题，1,040 金币（讨论结束后核对，有新的问题没答会变少）。${plan}`,
  );
  expect(of(0, 2)).toBe(`到现在完成了 2 / 5 个话题。${plan}`);
  expect(of(0, 0)).toBe(plan);
});

test('an owed question says what its topic pays only where that is certain', () => {
  expect(topicPayText(null, 2)).toBeUndefined();
  expect(topicPayText(20, 1)).toBe('答完这题，这个话题得 20 金币');
  expect(topicPayText(20, 3)).toBe('这个话题还差 3 题，答完得 20 金币');
});
