import type { OperatorCoinPage, OperatorMember, OperatorScorePage } from '@yayan/console-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import MemberPage from './MemberPage.tsx';

const member: OperatorMember = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f700',
  code: 'YA00001',
  nickname: '小满',
  mobile: '138****0001',
  email: null,
  joinedAt: '2026-07-21T08:30:00.000Z',
  isClosed: false,
  suspendedUntil: null,
  coins: 3125,
  pendingCoins: 0,
  owedCoins: 0,
  credit: 1329,
  level: { name: '金牌会员', next: { name: '钻石会员', missing: 1671 } },
  quality: 88,
  avatar: null,
  city: '上海',
  idCheck: null,
  closing: null,
  makesGroups: false,
};

const routes = (
  <Routes>
    <Route path="/members/:id" element={<MemberPage />} />
  </Routes>
);
const id = (nth: number): string => `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f60${nth}`;
const at = '2026-11-20T08:30:00.000Z';
const orderId = id(3);

const quality: OperatorScorePage = {
  items: [
    {
      id: id(1),
      at,
      points: -3,
      after: 88,
      cause: { kind: 'participation', title: '早餐习惯小调查', object: { kind: 'participation', id: id(2) } },
      reason: '开放题答案与问题无关',
      rule: '未通过质量审核扣 3 分，30 天后恢复',
      ruleNumber: '3.16',
      evidence: [{ label: '用时', value: '42 秒，多数人 180 秒' }],
      endsOn: '2026-12-20',
      supportCode: '3F7A-29C1',
    },
  ],
  nextCursor: null,
};
const credit: OperatorScorePage = {
  items: [
    {
      id: id(6),
      at,
      points: 10,
      after: 1339,
      cause: { kind: 'course', title: '通过课程：认真作答', object: { kind: 'course', id: 'careful' } },
      reason: '通过课程：认真作答',
      rule: '第一次通过课程，得 10',
      ruleNumber: '4.26',
      evidence: [],
      endsOn: null,
      supportCode: '3F7A-29C4',
    },
    {
      id: id(4),
      at,
      points: 20,
      after: 1329,
      cause: { kind: 'group', title: '讨论小组', object: null },
      reason: '讨论小组',
      rule: '参加讨论小组，每得 100 金币得 1',
      ruleNumber: '4.26',
      evidence: [],
      endsOn: null,
      supportCode: '3F7A-29C2',
    },
  ],
  nextCursor: null,
};
const coins: OperatorCoinPage = {
  items: [
    {
      id: id(5),
      at,
      cause: { kind: 'exchange', title: '支付宝 10 元', object: { kind: 'order', id: orderId } },
      coins: -1000,
      balance: 3125,
      reason: 'spent',
      note: null,
      supportCode: '3F7A-29C3',
    },
  ],
  nextCursor: null,
};
const lists: Readonly<Record<string, unknown>> = { quality, credit, coins };

describe.each(looks)('14.90 the scores of a member on a $size, $scheme', (how) => {
  test('are listed with rule, evidence and end, and each row leads to its cause', async () => {
    await prepareLook(how);
    fakeServer(({ path }) =>
      path === `/members/${member.id}`
        ? member
        : (lists[path.split('/').at(-1) ?? ''] ?? { items: [], nextCursor: null }),
    );
    await show(routes, { at: `/members/${member.id}`, as: { permissions: ['read'] } });
    await expect.element(page.getByText('金牌会员，还差 1,671 到钻石会员')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '支付宝 10 元' }))
      .toHaveAttribute('href', `/orders/${orderId}`);
    await look('member coins');
    await page.getByRole('tab', { name: '质量分' }).click();
    await expect
      .element(page.getByRole('link', { name: '早餐习惯小调查' }))
      .toHaveAttribute('href', `/participations/${id(2)}`);
    await expect.element(page.getByText('用时：42 秒，多数人 180 秒')).toBeVisible();
    await expect.element(page.getByText('12月20日', { exact: true })).toBeVisible();
    await look('member quality');
    await page.getByRole('tab', { name: '权益值' }).click();
    await expect.element(page.getByText('参加讨论小组，每得 100 金币得 1（规则 4.26）')).toBeVisible();
    await expect
      .element(page.getByRole('link', { name: '通过课程：认真作答' }))
      .toHaveAttribute('href', '/contents/course/careful');
    expect(page.getByRole('link', { name: '讨论小组' }).elements()).toEqual([]);
    await look('member credit');
  });
});

test('14.90 at the highest level nothing is missing to a next one', async () => {
  const level: OperatorMember['level'] = { name: '钻石会员', next: null };
  fakeServer(({ path }) =>
    path === `/members/${member.id}` ? { ...member, level } : { items: [], nextCursor: null },
  );
  await show(routes, { at: `/members/${member.id}`, as: { permissions: ['read'] } });
  await expect.element(page.getByText('钻石会员，最高等级')).toBeVisible();
});

test('credit is called 权益值, as members read it', async () => {
  fakeServer(({ path }) =>
    path === `/members/${member.id}`
      ? member
      : { items: [], nextCursor: null, count: 0, countIsCapped: false },
  );
  await show(routes, { at: `/members/${member.id}`, as: { permissions: ['read'] } });
  await expect.element(page.getByRole('term').filter({ hasText: '权益值' })).toBeVisible();
  await expect.element(page.getByText('1,329', { exact: true })).toBeVisible();
  expect(document.body.textContent).not.toContain('信用分');
});
