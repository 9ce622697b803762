import type { ActOutcome, OperatorTaskDetail, TaskParticipation } from '@yayan/console-client';
import { Route, Routes } from 'react-router';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import ParticipationsPage from './ParticipationsPage.tsx';

const complete = (number: number): TaskParticipation => ({
  id: `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f60${number}`,
  supportCode: `YA-${number}`,
  memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f700',
  memberCode: 'YA00001',
  source: 'member',
  result: 1,
  detail: null,
  progress: 100,
  coins: 40,
  earningState: 'available',
  seconds: 95,
  startedAt: '2026-11-21T08:30:00.000Z',
  endedAt: '2026-11-21T08:32:00.000Z',
});
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: 'rejectCompletes',
  title: '选中 2 个',
  changes: [
    { field: 'possible', label: '会做的个数', before: null, after: '2' },
    { field: 'sum', label: '一共收回金币', before: null, after: '80' },
  ],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};
const isAct = ({ method, body }: SeenCall): boolean =>
  method === 'POST' && (body as { dryRun?: boolean }).dryRun !== true;

const open = async (permissions: string[]) => {
  const items = [complete(1), complete(2)];
  const seen = fakeServer(({ path, method, body }) => {
    if (path === '/tasks/t7Kq2mX9bLpR') return { title: '早餐习惯' } satisfies Partial<OperatorTaskDetail>;
    if (method === 'GET') return { items, nextCursor: null, count: 2, countIsCapped: false };
    const isDry = (body as { dryRun?: boolean }).dryRun === true;
    return isDry ? outcome : { ...outcome, state: 'done', id: 'run-1' };
  });
  const routes = (
    <Routes>
      <Route path="/tasks/:id/participations" element={<ParticipationsPage />} />
    </Routes>
  );
  const shown = await show(routes, {
    at: '/tasks/t7Kq2mX9bLpR/participations?result=1',
    as: { permissions },
  });
  await expect.element(page.getByText('YA-2')).toBeVisible();
  return { seen, ...shown };
};

test('14.69 chosen completes are rejected together, after saying how many and how many coins', async () => {
  const { seen, address } = await open(['read', 'handIns']);
  await page.getByRole('checkbox', { name: '选中这里的全部' }).click();
  await page.getByRole('button', { name: '不通过…' }).click();
  const dialog = page.getByRole('dialog', { name: '不通过选中的完成' });
  await expect.element(dialog.getByRole('row', { name: '一共收回金币 – 80 金币' })).toBeVisible();
  await dialog.getByRole('button', { name: '前后回答矛盾' }).click();
  await dialog.getByRole('button', { name: '不通过选中的完成' }).click();
  await expect
    .poll(() => seen.find(isAct)?.body)
    .toMatchObject({
      input: { act: 'rejectCompletes', ids: [complete(1).id, complete(2).id] },
      reason: '前后回答矛盾',
    });
  await expect.poll(address).toBe('/system/bulk-runs/run-1');
});

test('who reviews nothing chooses nothing', async () => {
  await open(['read']);
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});
