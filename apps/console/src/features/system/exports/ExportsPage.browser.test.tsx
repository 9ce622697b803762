import { Toasts } from '@yayan/ui';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, Refused } from '../../../testing/fake-server.ts';
import { toaster } from '../../../shell/session/toaster.ts';
import type { ExportedRows } from '../../../shell/export/export-act.ts';
import { show } from '../../../testing/show.tsx';
import { ObjectList } from '../../../shell/list/ObjectList.tsx';
import ExportsPage from './ExportsPage.tsx';

const made = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  list: 'orders',
  rows: 100_000,
  rowsAreCapped: true,
  reason: '和服务商核对',
  madeAt: '2026-11-21T08:30:00.000Z',
  endsAt: '2099-11-22T08:30:00.000Z',
};

test('an export that ends before its list says so and can be downloaded; a refusal is said and saves no file', async () => {
  const calls = fakeServer(({ path }) =>
    path === '/exports' ? { items: [made] } : new Refused(404, '没有找到'),
  );
  await show(
    <>
      <ExportsPage />
      <Toasts toaster={toaster} />
    </>,
  );
  await expect
    .element(page.getByRole('row', { name: /兑换单 只有前 100,000 行 和服务商核对/u }))
    .toBeVisible();
  await page.getByRole('button', { name: '下载兑换单' }).click();
  await expect.element(page.getByRole('alert')).toBeVisible();
  expect(calls.map(({ path }) => path)).toContain(`/exports/${made.id}/file`);
});

test('a list without filters is exported, and one whose rows can’t be exported has no button', async () => {
  const shown = (content: string, exported: () => ExportedRows | undefined) => (
    <ObjectList
      content={content}
      queryKey={[content]}
      load={async () => await Promise.resolve({ items: [{ id: content }], nextCursor: null })}
      exported={exported}
      columns={[{ key: 'id', title: '编号', render: ({ id }) => id }]}
      rowKey={({ id }) => id}
    />
  );
  fakeServer(() => ({}));
  await show(
    <>
      {shown('活动', () => ({ list: 'campaigns', query: {} }))}
      {shown('会员', () => undefined)}
    </>,
    { as: { permissions: ['exports'] } },
  );
  await expect.element(page.getByRole('cell', { name: '会员' })).toBeVisible();
  expect(page.getByRole('button', { name: '导出…' }).elements()).toHaveLength(1);
});

test('a list is exported with the filters of its address', async () => {
  const calls = fakeServer(() => ({
    state: 'planned',
    id: null,
    subject: 'orders',
    title: '兑换单',
    changes: [{ field: 'rows', label: '行数', before: null, after: '3' }],
    seen: 'seen-first-000000000000',
    needsSecond: false,
  }));
  const list = (
    <ObjectList
      content="兑换单"
      queryKey={['orders']}
      load={async () => await Promise.resolve({ items: [{ id: 'a' }], nextCursor: null })}
      filters={[
        { kind: 'choice', name: 'queue', label: '等什么', choices: [{ value: 'failed', label: '失败' }] },
      ]}
      exported={(values) => ({ list: 'orders', query: { ...values } })}
      columns={[{ key: 'id', title: '编号', render: ({ id }) => id }]}
      rowKey={({ id }) => id}
    />
  );
  await show(list, { at: '/?queue=failed', as: { permissions: ['exports'] } });
  await page.getByRole('button', { name: '导出…' }).click();
  await expect.element(page.getByRole('row', { name: '行数 – 3' })).toBeVisible();
  expect(calls.at(-1)).toMatchObject({
    path: '/exports',
    body: { input: { list: 'orders', query: { queue: 'failed' } }, dryRun: true },
  });
});
