import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { fakeServer, Refused, session } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import type { Column, Filter, ListPage } from './list-types.ts';
import { ObjectList } from './ObjectList.tsx';

interface Item {
  id: string;
  owner: string;
  total: number;
}

const columns: readonly Column<Item>[] = [
  { key: 'id', title: '编号', render: ({ id }) => id },
  { key: 'owner', title: '负责人', render: ({ owner }) => owner },
  { key: 'total', title: '金币', isWide: true, render: ({ total }) => total },
];
const filters: readonly Filter[] = [
  { kind: 'text', name: 'mobile', label: '手机号', placeholder: '完整手机号', isPrivate: true },
  { kind: 'choice', name: 'state', label: '状态', choices: [{ value: 'paused', label: '已暂停' }] },
];

let rows: ListPage<Item>;
const item = (id: string): Item => ({ id, owner: 'lin.yue', total: 12 });
const list = (shown = columns) => (
  <ObjectList
    list="orders"
    content="兑换单"
    queryKey={['orders']}
    load={async () => await Promise.resolve(rows)}
    filters={filters}
    columns={shown}
    rowKey={({ id }) => id}
    rowHref={({ id }) => `/orders/${id}`}
  />
);
const view = {
  id: '0197f6a2-c1b8-7d4e-9a10-b2c3d4e5f607',
  name: '停着的单',
  filters: { state: 'paused' },
  columns: ['id', 'total'],
  isShared: true,
  isOwn: false,
  madeBy: 'chen.bo',
};

beforeEach(() => {
  rows = { items: [item('b'), item('c')], nextCursor: null };
  localStorage.clear();
});

const headings = () =>
  page
    .getByRole('columnheader')
    .elements()
    .map(({ textContent }) => textContent);

test('a shared view sets filters and columns, and is named while the list shows exactly it', async () => {
  fakeServer(() => ({ items: [view] }));
  const { address } = await show(list());
  await page.getByRole('button', { name: '视图' }).click();
  await page.getByRole('menuitemradio', { name: '停着的单（chen.bo）' }).click();
  await expect.poll(address).toBe('/?state=paused');
  await expect.poll(headings).toEqual(['编号', '金币']);
  await expect.element(page.getByRole('button', { name: '视图：停着的单' })).toBeVisible();
  await page.getByRole('button', { name: '去掉筛选 状态' }).click();
  await expect.element(page.getByRole('button', { name: '视图', exact: true })).toBeVisible();
});

test('a view is saved with what the list shows; a filter that may be personal data is left out', async () => {
  const calls = fakeServer(({ method }) => (method === 'POST' ? view : { items: [] }));
  await show(list(), { at: '/?state=paused' });
  await page.getByRole('searchbox', { name: '手机号' }).fill('13800000009');
  await page.getByRole('button', { name: '视图' }).click();
  await page.getByRole('menuitem', { name: '存为视图…' }).click();
  await page.getByRole('textbox', { name: '名字' }).fill(' 停着的单 ');
  await page.getByRole('switch', { name: /同事也能用/u }).click();
  await page.getByRole('button', { name: '保存' }).click();
  await expect
    .poll(() => calls.find(({ method }) => method === 'POST')?.body)
    .toEqual({
      list: 'orders',
      name: '停着的单',
      filters: { state: 'paused' },
      columns: null,
      isShared: true,
    });
  await expect.poll(() => page.getByRole('dialog').elements()).toEqual([]);
});

test('a refusal is said in the dialog, and nothing is lost', async () => {
  fakeServer(({ method }) =>
    method === 'POST' ? new Refused(30031, '一个列表最多存 30 个视图，请先删掉不用的') : { items: [] },
  );
  await show(list());
  await page.getByRole('button', { name: '视图' }).click();
  await page.getByRole('menuitem', { name: '存为视图…' }).click();
  await page.getByRole('textbox', { name: '名字' }).fill('停着的单');
  await page.getByRole('button', { name: '保存' }).click();
  await expect.element(page.getByRole('alert')).toHaveTextContent('一个列表最多存 30 个视图，请先删掉不用的');
  await expect.element(page.getByRole('textbox', { name: '名字' })).toHaveValue('停着的单');
});

test('only an own view can be deleted', async () => {
  const own = { ...view, isOwn: true, madeBy: session.name, columns: null };
  const calls = fakeServer(({ path }) => (path === '/views' ? { items: [own] } : null));
  await show(list(), { at: '/?state=paused' });
  await page.getByRole('button', { name: '视图：停着的单' }).click();
  await page.getByRole('menuitem', { name: '删除视图「停着的单」' }).click();
  await expect.poll(() => calls.map(({ path }) => path)).toContain(`/views/${view.id}/delete`);
  await expect.poll(() => page.getByRole('menu').elements()).toEqual([]);
});

test('chosen columns are remembered; the first one stays', async () => {
  fakeServer(() => ({ items: [] }));
  const { screen } = await show(list());
  await page.getByRole('button', { name: '列' }).click();
  expect(page.getByRole('menuitemcheckbox', { name: '编号' }).elements()).toEqual([]);
  await page.getByRole('menuitemcheckbox', { name: '负责人' }).click();
  await expect.poll(headings).toEqual(['编号', '金币']);
  await screen.unmount();
  await show(list());
  await expect.poll(headings).toEqual(['编号', '金币']);
  await page.getByRole('button', { name: '列' }).click();
  await page.getByRole('menuitem', { name: '恢复默认' }).click();
  // By itself the page leaves a wide column out here.
  await expect.poll(headings).toEqual(['编号', '负责人']);
});

test('new rows are said, and shown when somebody asks for them', async () => {
  fakeServer(() => ({ items: [] }));
  await show(list());
  await expect.element(page.getByRole('link', { name: 'c' })).toBeVisible();
  rows = { items: [item('a'), ...rows.items], nextCursor: null };
  document.dispatchEvent(new Event('visibilitychange'));
  const more = page.getByRole('button', { name: '1 条新的，点这里看' });
  await expect.element(more).toBeVisible();
  expect(page.getByRole('link', { name: 'a' }).elements()).toEqual([]);
  await more.click();
  await expect.element(page.getByRole('link', { name: 'a' })).toBeVisible();
  await expect.poll(() => more.elements()).toEqual([]);
});

test('14.100 on a phone the cell of the link says in brief what the row is, once', async () => {
  await page.viewport(390, 844);
  fakeServer(() => ({ items: [] }));
  await show(list(columns.map((column) => ({ ...column, isBrief: column.key === 'owner' }))));
  const cell = page.getByRole('cell', { name: 'b 负责人： lin.yue' });
  await expect.element(cell).toBeVisible();
  expect(headings()).not.toContain('负责人');
  await page.viewport(1440, 900);
  await expect.poll(headings).toContain('负责人');
});
