import { beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { fakeServer } from '../../../testing/fake-server.ts';
import { show } from '../../../testing/show.tsx';
import type { Column, Filter, ListPage } from '../list-types.ts';
import { ObjectList } from '../ObjectList.tsx';
import type { Bulk } from './bulk-definition.ts';

interface Item {
  id: string;
}

const columns: readonly Column<Item>[] = [{ key: 'id', title: '编号', render: ({ id }) => id }];
const filters: readonly Filter[] = [
  { kind: 'choice', name: 'state', label: '状态', choices: [{ value: 'running', label: '进行中' }] },
];
const bulk: Bulk<Item> = {
  idOf: ({ id }) => id,
  nameOf: ({ id }) => id,
  queryOf: (values) => ({ ...values }),
  acts: [
    {
      act: 'pauseTasks',
      label: '暂停…',
      title: '暂停选中的任务',
      consequence: '新人不能再开始。',
      permissions: ['tasks.change'],
      needsReason: false,
      initial: {},
    },
  ],
};
const outcome = {
  state: 'planned',
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  subject: 'pauseTasks',
  title: '选中 2 个',
  changes: [
    { field: 'possible', label: '会做的个数', before: null, after: '1' },
    { field: 'refused-1', label: '做不了：任务不在进行中', before: null, after: '1' },
  ],
  seen: 'seen-first-000000000000',
  needsSecond: false,
};

let rows: ListPage<Item>;
beforeEach(() => {
  rows = { items: [{ id: 'a' }, { id: 'b' }], nextCursor: null, count: 2 };
});

const open = async (as: { permissions: string[] } = { permissions: ['tasks.change'] }, at = '/') => {
  const calls = fakeServer(({ body }) => ({
    ...outcome,
    state: (body as { dryRun?: boolean }).dryRun ? 'planned' : 'done',
  }));
  const list = (
    <ObjectList
      content="任务"
      queryKey={['tasks']}
      load={async (_values, cursor) =>
        cursor === undefined
          ? await Promise.resolve(rows)
          : await new Promise<ListPage<Item>>(() => undefined)
      }
      filters={filters}
      bulk={bulk}
      columns={columns}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/tasks/${id}`}
    />
  );
  const shown = await show(list, { at, as });
  await expect.element(page.getByRole('link', { name: 'b' })).toBeVisible();
  return { calls, ...shown };
};

test('chosen rows are acted on after a dry run with counts, and the act leads to its own page', async () => {
  const { calls, address } = await open();
  expect(page.getByRole('group', { name: '选中的' }).elements()).toEqual([]);
  await page.getByRole('checkbox', { name: '选 a' }).click();
  await page.getByRole('checkbox', { name: '选 b' }).click();
  await expect.element(page.getByText('已选 2 个')).toBeVisible();
  await page.getByRole('button', { name: '暂停…' }).click();
  await expect.element(page.getByRole('row', { name: '做不了：任务不在进行中 – 1' })).toBeVisible();
  await page.getByRole('button', { name: '暂停选中的任务' }).click();
  await expect.poll(address).toBe(`/system/bulk-runs/${outcome.id}`);
  expect(calls.filter(({ body }) => !(body as { dryRun?: boolean }).dryRun)).toMatchObject([
    { path: '/bulk-runs', body: { input: { act: 'pauseTasks', ids: ['a', 'b'] }, seen: outcome.seen } },
  ]);
});

test('the heading chooses all that are loaded; then all that match can be chosen', async () => {
  rows = { ...rows, nextCursor: 'more', count: 128 };
  const { calls } = await open({ permissions: ['tasks.change'] }, '/?state=running');
  await page.getByRole('checkbox', { name: '选中这里的全部' }).click();
  await page.getByRole('button', { name: '选中全部 128 个' }).click();
  await expect.element(page.getByText('已选全部 128 个')).toBeVisible();
  await page.getByRole('button', { name: '暂停…' }).click();
  await expect.element(page.getByRole('row', { name: '会做的个数 – 1' })).toBeVisible();
  expect(calls.at(-1)?.body).toEqual({
    input: { act: 'pauseTasks', query: { state: 'running' } },
    dryRun: true,
  });
});

test('other filters begin with nothing chosen', async () => {
  await open({ permissions: ['tasks.change'] }, '/?state=running');
  await page.getByRole('checkbox', { name: '选 a' }).click();
  await page.getByRole('button', { name: '去掉筛选 状态' }).click();
  await expect.element(page.getByRole('checkbox', { name: '选 a' })).not.toBeChecked();
  expect(page.getByRole('group', { name: '选中的' }).elements()).toEqual([]);
});

test('the key x chooses the focused row', async () => {
  await open();
  await userEvent.keyboard('jx');
  await expect.element(page.getByRole('checkbox', { name: '选 a' })).toBeChecked();
  await userEvent.keyboard('x');
  await expect.element(page.getByRole('checkbox', { name: '选 a' })).not.toBeChecked();
});

test('who may do none of the acts has nothing to choose', async () => {
  await open({ permissions: ['read'] });
  expect(page.getByRole('checkbox').elements()).toEqual([]);
});
