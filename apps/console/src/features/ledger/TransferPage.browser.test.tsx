import type { TransferDetail } from '@yayan/console-client';
import { look, looks, prepareLook } from '@yayan/site/look';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import TransferPage from './TransferPage.tsx';

const ID = '0197f6a2-c1b8-7d4e-9a10-b2c33f7a29c1';
const transfer: TransferDetail = {
  id: ID,
  supportCode: '3F7A-29C1',
  at: '2026-11-21T08:30:00.000Z',
  memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
  memberCode: 'YA7K9M2Q',
  version: 7,
  key: 'reward:1',
  reason: 'takenBack',
  cause: { kind: 'participation', title: '早餐习惯', object: { kind: 'participation', id: 'p1' } },
  note: '前后回答矛盾',
  actor: null,
  entries: [
    { account: 'member', asset: 'coin', amount: -120 },
    { account: 'issue', asset: 'coin', amount: 120 },
  ],
  before: { kind: 'transfer', id: 'b1', title: '77AA-0001' },
  after: null,
};

const open = async (change: Partial<TransferDetail> = {}): Promise<void> => {
  fakeServer(({ path }) =>
    path === `/transfers/${ID}` ? { ...transfer, ...change } : { items: [], nextCursor: null },
  );
  const routes = (
    <Routes>
      <Route path="/transfers/:id" element={<TransferPage />} />
    </Routes>
  );
  await show(routes, { at: `/transfers/${ID}` });
  await expect.element(page.getByRole('heading', { level: 1, name: '早餐习惯' })).toBeVisible();
};

test.each(looks)(
  '14.96 a transfer leads to its member, cause and the one before: $size, $scheme',
  async (size) => {
    await prepareLook(size);
    await open();
    for (const [name, href] of [
      ['YA7K9M2Q', `/members/${transfer.memberId}`],
      ['早餐习惯', '/participations/p1'],
      ['77AA-0001', '/transfers/b1'],
    ] as const)
      await expect.element(page.getByRole('link', { name })).toHaveAttribute('href', href);
    await expect.element(page.getByRole('rowheader', { name: '发行' })).toBeVisible();
    await look('a transfer');
  },
);

test('14.96 a correction by hand names its operator, and a key that isn’t shown has no line', async () => {
  await open({ actor: 'lin.yue', key: null });
  await expect.element(page.getByRole('link', { name: 'lin.yue' })).toBeVisible();
  expect(page.getByText('只记一次的键').elements()).toEqual([]);
});
