import type { GroupMe } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { afterReply } from './after-reply.ts';

const reward: NonNullable<GroupMe['reward']> = {
  coins: 300,
  reachableCoins: 300,
  canFinish: true,
  topicCoins: 60,
  wholeCoins: 120,
  condition: '完成全部话题并回答主持人的追问',
  paidWithinDays: 2,
  heldReason: null,
  refusedReason: null,
};
const progress = { answered: 3, total: 5, followUpsOwed: 0 };
const earnedSoFar = { coins: 60, topicsFinished: 1, topics: 3 };
const earned = {
  coins: 300,
  topicsFinished: 3,
  topics: 3,
  state: 'tallied',
  confirmed: false,
  takenOut: null,
  keptUntil: null,
} as const;
const me = { reward, progress, earnedSoFar };
const owed = { unanswered: 2, followUps: 1 };
const nothing = { unanswered: 0, followUps: 0 };

test('a reply to a follow-up says what it counts for, and how much is left', () => {
  expect(afterReply({ isAnswer: true, owed, me })).toBe(
    '它算在「全部完成」里，全部完成可得 300 金币。还有 1 个追问、2 道题等你回答。',
  );
});

test('the last reply says that all is done, when it is paid, and that a new question can change it', () => {
  const done = { ...me, earnedSoFar: { coins: 300, topicsFinished: 3, topics: 3 } };
  expect(afterReply({ isAnswer: true, owed: nothing, me: done })).toBe(
    '话题和追问都完成了，可得 300 金币（有新的问题没答会变少）。讨论结束后 2 个工作日内核对，随后到账。现在没有要你回答的了。',
  );
  const other = { ...done, progress: { ...progress, followUpsOwed: 1 } };
  expect(afterReply({ isAnswer: true, owed: nothing, me: other })).toContain('它算在「全部完成」里');
});

test('a reply that changes no pay any more says so', () => {
  const late = { ...me, reward: { ...reward, canFinish: false, reachableCoins: 120 } };
  expect(afterReply({ isAnswer: true, owed, me: late })).toContain('有话题已经截止，这条回答不改变报酬。');
  expect(afterReply({ isAnswer: true, owed, me: { ...me, earned } })).toContain(
    '报酬已经按结束时的回答算好，这条回答不再改变它。',
  );
  const confirmed = { ...me, earned: { ...earned, confirmed: true } as const };
  expect(afterReply({ isAnswer: true, owed, me: confirmed })).toContain('报酬已经核对过');
  const paid = { ...me, earned: { ...earned, state: 'paid' } as const };
  expect(afterReply({ isAnswer: true, owed, me: paid })).toContain('报酬已经到账');
});

test('no pay is named without a plan, while it is held or refused, or for what no host asked', () => {
  const left = '还有 1 个追问、2 道题等你回答。';
  expect(afterReply({ isAnswer: true, owed, me: { ...me, reward: null } })).toBe(left);
  for (const stopped of [{ heldReason: '回答有疑问' }, { refusedReason: '回答有疑问' }])
    expect(afterReply({ isAnswer: true, owed, me: { ...me, reward: { ...reward, ...stopped } } })).toBe(left);
  expect(afterReply({ isAnswer: false, owed, me })).toBe(left);
  expect(afterReply({ isAnswer: true, owed: undefined, me: undefined })).toBe('');
});
