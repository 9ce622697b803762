import type { CreditRow } from '@yayan/api-client';
import { expect, test } from 'vitest';
import { changeNote } from './change-note.ts';

const row: CreditRow = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  kind: 'quality',
  amount: -3,
  balanceAfter: 77,
  cause: {
    kind: 'participation',
    id: '0197f6a9-0a11-7c2d-8e3f-a1b2c3d4e5f6',
    title: '早餐习惯小调查',
    link: null,
  },
  reason: '开放题答案与问题无关',
  rule: '未通过质量审核扣 3 分，30 天后恢复',
  createdAt: '2026-11-20T08:30:00.000Z',
  ruleNumber: null,
  evidence: [],
  endsAt: '2026-12-20',
  appealUntil: '2026-11-27T08:30:00.000Z',
  supportCode: '3F7A-29C1',
};

test('a deduction names its rule, the day it ends and how long it can be appealed against', () => {
  expect(changeNote(row, new Date('2026-11-21T00:00:00Z'))).toBe(
    '早餐习惯小调查 · 未通过质量审核扣 3 分，30 天后恢复 · 12月20日恢复 · 11月27日前可申诉',
  );
});

test('an appeal that came too late is no longer offered', () => {
  expect(changeNote(row, new Date('2026-11-28T00:00:00Z'))).not.toContain('申诉');
});
