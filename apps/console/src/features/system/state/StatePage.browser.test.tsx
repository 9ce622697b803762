import { expect, test } from 'vitest';
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

const open = async (names: object[], permissions = ['jobs']) => {
  fakeServer(({ path }) =>
    path === '/state' ? state : { items: names.length === 0 ? [] : [job], nextCursor: null, names },
  );
  await show(<StatePage />, { as: { permissions } });
};

test('differences of the last reconcile are first, and a server with another schema is pointed out', async () => {
  await open([]);
  await expect.element(page.getByText('1 项对不上')).toBeVisible();
  const rows = page.getByRole('table', {}).first().getByRole('row').elements();
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
