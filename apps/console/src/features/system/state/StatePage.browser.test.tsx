import { look, looks, prepareLook } from '@yayan/site/look';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import StatePage from './StatePage.tsx';

const state = {
  at: '2026-11-21T08:30:00.000Z',
  checks: [
    { name: 'balances equal their entries', findings: 0, at: '2026-11-21T02:00:00.000Z' },
    { name: 'the audit log is as it was written', findings: 2, at: '2026-11-21T02:00:00.000Z' },
  ],
  ledgerSeal: { block: 7, head: '0a1b2c3d-0a1b2c3d' },
  auditSeal: null,
  schema: '0204_platform',
  pending: [],
  servers: [
    {
      server: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
      seenAt: '2026-11-21T08:29:00.000Z',
      schema: '0203_group',
      release: '2026.11.2',
    },
  ],
};
const job = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f608',
  name: 'exchange.issue',
  failedAt: '2026-11-21T08:00:00.000Z',
  error: 'The provider did not answer',
};

const open = async (names: object[], permissions = ['jobs'], waiting: object[] = []) => {
  fakeServer(({ path }) => {
    if (path === '/state') return state;
    if (path === '/jobs/waiting') return { items: waiting };
    return { items: names.length === 0 ? [] : [job], nextCursor: null, names };
  });
  await show(<StatePage />, { as: { permissions } });
};

test('differences of the last reconcile are first, and a server with another schema is pointed out', async () => {
  await open([]);
  await expect.element(page.getByText('1 项对不上')).toBeVisible();
  const rows = page.getByRole('region', { name: '对账', exact: true }).last().getByRole('row').elements();
  expect(rows[1]?.textContent).toContain('the audit log is as it was written');
  await expect.element(page.getByText(/有服务器的版本不同/u)).toBeVisible();
  await expect.element(page.getByRole('cell', { name: '2026.11.2' })).toBeVisible();
  await expect.element(page.getByText('没有失败的后台任务。')).toBeVisible();
});

test('failed jobs say why, and are retried one by one or by name by who may', async () => {
  await open([{ name: 'exchange.issue', jobs: 3, since: '2026-11-21T08:00:00.000Z' }]);
  await expect.element(page.getByText('The provider did not answer')).toBeVisible();
  await expect.element(page.getByRole('button', { name: '全部重试…' })).toBeVisible();
  await expect.element(page.getByRole('button', { name: '重试…', exact: true })).toBeVisible();
});

const busy = {
  name: 'exchange.issue',
  waiting: 10_000,
  waitingIsCapped: true,
  running: 1,
  oldestAt: '2026-11-21T08:00:00.000Z',
  nextAt: '2026-11-21T08:01:00.000Z',
};
const later = { ...busy, name: 'message.mail', waiting: 2, waitingIsCapped: false, running: 0 };

describe.each(looks)('jobs that wait on a $size, $scheme', (how) => {
  test('14.91 jobs that wait are listed by name, with how many, since when, and when the next is due', async () => {
    await prepareLook(how);
    await open([], ['jobs'], [busy, { ...later, nextAt: '2099-11-21T08:01:00.000Z' }]);
    const table = page.getByRole('region', { name: '等着的后台任务' }).last();
    await expect
      .element(table.getByRole('row', { name: /exchange\.issue 10,000\+ 1 .* 轮到了/u }))
      .toBeVisible();
    await expect.element(table.getByRole('row', { name: /message\.mail 2 0 .* 2099/u })).toBeVisible();
    await look('jobs that wait');
  });
});
