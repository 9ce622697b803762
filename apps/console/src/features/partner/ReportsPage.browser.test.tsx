import type { ActOutcome, PartnerReport } from '@yayan/console-client';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, type SeenCall } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import ReportsPage from './ReportsPage.tsx';

const report = (number: number, more: Partial<PartnerReport> = {}): PartnerReport => ({
  id: `0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f60${number}`,
  partner: 'cloudside',
  via: 'postback',
  verdict: 'late',
  result: 1,
  times: 1,
  supportCode: `YA-000${number}`,
  raw: 'sid=<b>x</b>&st=10',
  memberId: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f700',
  taskId: 't7Kq2mX9bLpR',
  title: '早餐习惯',
  receivedAt: '2026-11-21T08:30:00.000Z',
  resolvedAt: null,
  resolvedBy: null,
  resolution: null,
  ...more,
});
const outcome: ActOutcome = {
  state: 'planned',
  id: null,
  subject: 'cloudside',
  title: '2 份报告',
  changes: [{ field: 'paid', label: '支付', before: null, after: '2 人，200 金币' }],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};
/** Whether a call was a real run of an act. */
const isDone = ({ method, body }: SeenCall): boolean =>
  method === 'POST' && (body as { dryRun?: boolean }).dryRun !== true;
const open = async (permissions: string[]) => {
  const items = [
    report(1),
    report(2),
    report(3, { verdict: 'unknownVisit', memberId: null, taskId: null, title: null, result: null }),
    report(4, { partner: 'other' }),
    report(5, {
      resolvedAt: '2026-11-22T08:30:00.000Z',
      resolvedBy: 'lin.yue',
      resolution: 'dismissed: 重复',
    }),
  ];
  const seen = fakeServer(({ path, method, body }) => {
    if (path === '/views') return { items: [] };
    if (method === 'GET') return { items, nextCursor: null };
    const { dryRun } = body as { dryRun?: boolean };
    return { ...outcome, state: dryRun ? 'planned' : 'done' };
  });
  await show(<ReportsPage />, { at: '/partner-reports', as: { permissions } });
  await expect.element(row(1)).toBeVisible();
  return seen;
};
const row = (number: number) => page.getByRole('row').filter({ hasText: `YA-000${number}` });

test('reports of one partner are chosen and accepted together', async () => {
  const seen = await open(['read', 'reports']);
  await row(1).getByRole('checkbox').click();
  await row(2).getByRole('checkbox').click();
  await expect.element(row(4).getByRole('checkbox')).toBeDisabled();
  expect(row(5).getByRole('checkbox').elements()).toEqual([]);
  const bulk = page.getByRole('group', { name: '选中的报告' });
  await bulk.getByRole('button', { name: '采纳…', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '采纳合作方报告' });
  await expect.element(dialog.getByText('2 人，200 金币')).toBeVisible();
  await dialog.getByRole('button', { name: '和对账单一致' }).click();
  await dialog.getByRole('button', { name: '采纳合作方报告' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(seen.find(isDone)).toMatchObject({
    path: '/partner-reports/accept',
    body: { input: { ids: [report(1).id, report(2).id] }, reason: '和对账单一致' },
  });
  await expect.element(bulk).not.toBeInTheDocument();
});

test('what was not verified can only be dismissed; what was decided says by whom and why', async () => {
  await open(['read', 'reports']);
  const names = row(3)
    .getByRole('button')
    .elements()
    .map((button) => button.textContent);
  expect(names).toEqual(['不采纳…']);
  await expect.poll(() => row(5).element().textContent).toContain('lin.yue：不采纳，重复');
  expect(row(5).getByRole('button').elements()).toEqual([]);
});

test('who may not decide reads reports, and has nothing to choose', async () => {
  await open(['read']);
  expect(page.getByRole('checkbox').elements()).toEqual([]);
  expect(row(1).getByRole('button').elements()).toEqual([]);
});

test('the links of a row are far enough apart for a finger (WCAG 2.5.8)', async () => {
  await open(['read']);
  const [task, member] = row(1)
    .getByRole('link')
    .elements()
    .map((link) => link.getBoundingClientRect());
  const middle = ({ top, bottom }: DOMRect): number => (top + bottom) / 2;
  if (task === undefined || member === undefined) return expect.unreachable('no links');
  expect(middle(member) - middle(task)).toBeGreaterThanOrEqual(24);
});
