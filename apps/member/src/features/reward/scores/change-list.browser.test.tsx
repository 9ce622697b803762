import type { CreditRow } from '@yayan/api-client';
import { mockListCredits, refuse } from '@yayan/api-client/mocks';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { queryClient } from '../../../shell/client/client.ts';
import { openMock } from '../../../testing/open-mock.ts';
import { ChangeList } from './ChangeList.tsx';
import { renderPage } from '../../../testing/render-page.ts';

const old: CreditRow = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  kind: 'quality',
  amount: -3,
  balanceAfter: 77,
  cause: { kind: 'participation', id: 'p', title: '早餐习惯小调查', link: null },
  reason: '开放题答案与问题无关',
  rule: '未通过质量审核扣 3 分，30 天后恢复',
  createdAt: '2026-11-20T08:30:00.000Z',
  ruleNumber: null,
  evidence: [],
  endsAt: null,
  appealUntil: null,
  supportCode: '3F7A-29C1',
};
const recent: CreditRow = { ...old, id: '0197f6a2-c1b8-7d4e-9a10-000000000001', reason: '前后矛盾' };

let asked: unknown[];
let isBroken: boolean;

beforeEach(async () => {
  queryClient.clear();
  asked = [];
  isBroken = false;
  const { mock } = await openMock();
  mock.use(
    mockListCredits((_example, { request }) => {
      const row = new URL(request.url).searchParams.get('row') ?? undefined;
      asked.push(row);
      if (row !== undefined && isBroken) return refuse('INTERNAL');
      const items = row === undefined ? [recent] : [old].filter(({ id }) => id === row);
      return { items, nextCursor: null, balance: 77 };
    }),
  );
});

const open = async (address: string) => {
  await renderPage([{ path: '*', element: <ChangeList kind="quality" empty="质量分记录" /> }], address);
};

test('a link to a change opens it, also when it is older than what the list has loaded', async () => {
  await open(`/home/quality?row=${old.id}`);
  await expect.element(page.getByRole('dialog', { name: old.reason })).toBeVisible();
});

test('a change of the list is opened without another call', async () => {
  await open(`/home/quality?row=${recent.id}`);
  await expect.element(page.getByRole('dialog', { name: recent.reason })).toBeVisible();
  expect(asked).toEqual([undefined]);
});

test('a strange row is not asked for', async () => {
  await open('/home/quality?row=1');
  await expect.element(page.getByRole('dialog', { name: '没有找到这条记录' })).toBeVisible();
  expect(asked).toEqual([undefined]);
});

test('a link to a change that doesn’t exist says so, and leads to all changes', async () => {
  await open('/home/quality?row=0197f6a2-c1b8-7d4e-9a10-00000000dead');
  await expect.element(page.getByRole('dialog', { name: '没有找到这条记录' })).toBeVisible();
  await page.getByRole('button', { name: '看全部记录' }).click();
  await expect.element(page.getByRole('dialog')).not.toBeInTheDocument();
  await expect.element(page.getByText(recent.reason)).toBeVisible();
});

test('a change that could not be loaded is not called missing', async () => {
  isBroken = true;
  await open(`/home/quality?row=${old.id}`);
  await expect.element(page.getByRole('dialog', { name: '这条记录没有加载出来' })).toBeVisible();
  isBroken = false;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByRole('dialog', { name: old.reason })).toBeVisible();
});
