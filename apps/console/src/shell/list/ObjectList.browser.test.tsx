import { QueryClientProvider } from '@tanstack/react-query';
import { useReturnToRow } from '@yayan/site';
import { createMemoryRouter, Outlet, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { session } from '../../testing/fake-server.ts';
import { show } from '../../testing/show.tsx';
import { usePageFocus } from '../frame/use-page-focus.ts';
import { queryClient } from '../session/query-client.ts';
import { SessionContext } from '../session/session.ts';
import { ConsoleProvider } from '../theme/ConsoleProvider.tsx';
import { ConsoleError } from '@yayan/console-client';
import type { Column, Filter, FilterValues, ListPage } from './list-types.ts';
import { ObjectList } from './ObjectList.tsx';

interface Item {
  id: string;
}

const columns: readonly Column<Item>[] = [{ key: 'id', title: '编号', render: ({ id }) => id }];
const filters: readonly Filter[] = [
  { kind: 'text', name: 'word', label: '标题', placeholder: '标题里的字' },
  { kind: 'text', name: 'mobile', label: '手机号', placeholder: '完整手机号', isPrivate: true },
  {
    kind: 'choice',
    name: 'state',
    label: '状态',
    choices: [
      { value: 'running', label: '进行中' },
      { value: 'paused', label: '已暂停' },
    ],
  },
];

const asked: { values: FilterValues; cursor: string | undefined }[] = [];

const list = (answer: (cursor: string | undefined) => ListPage<Item>) => (
  <ObjectList
    content="任务"
    queryKey={['items']}
    load={async (values, cursor) => {
      asked.push({ values, cursor });
      return await Promise.resolve(answer(cursor));
    }}
    filters={filters}
    columns={columns}
    rowKey={({ id }) => id}
    rowHref={({ id }) => `/items/${id}`}
  />
);
const three = (): ListPage<Item> => ({
  items: [{ id: 'a' }, { id: 'b' }, { id: 'c' }],
  nextCursor: null,
  count: 3,
});

test('a filter of the address is asked for and can be removed; one that the list lacks is ignored', async () => {
  asked.length = 0;
  const { address } = await show(list(three), { at: '/?state=paused&word=%E6%97%A9&other=1' });
  await expect.element(page.getByRole('button', { name: '状态：已暂停' })).toBeVisible();
  expect(asked.at(-1)?.values).toEqual({ state: 'paused', word: '早' });
  await page.getByRole('button', { name: '去掉筛选 状态' }).click();
  await expect.poll(address).toBe('/?word=%E6%97%A9');
  await expect.poll(() => asked.at(-1)?.values).toEqual({ word: '早' });
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect.poll(address).toBe('/');
  await expect.element(page.getByRole('searchbox', { name: '标题' })).toHaveValue('');
});

test('an unknown choice in the address counts as none', async () => {
  asked.length = 0;
  await show(list(three), { at: '/?state=%3Cscript%3E' });
  await expect.element(page.getByRole('link', { name: 'a' })).toBeVisible();
  expect(asked.at(-1)?.values).toEqual({});
});

test('what may be personal data is filtered by, and stands in no address', async () => {
  asked.length = 0;
  const { address, state } = await show(list(three));
  await page.getByRole('searchbox', { name: '手机号' }).fill('13800000001');
  await expect.poll(() => asked.at(-1)?.values).toEqual({ mobile: '13800000001' });
  expect(address()).toBe('/');
  expect(state()).toEqual({ filters: { mobile: '13800000001' } });
});

test('pages are loaded by their cursor, one after the other', async () => {
  asked.length = 0;
  await show(
    list((cursor) =>
      cursor === undefined
        ? { items: [{ id: 'a' }], nextCursor: 'after-a' }
        : { items: [{ id: 'b' }], nextCursor: null },
    ),
  );
  await expect.element(page.getByRole('link', { name: 'b' })).toBeVisible();
  expect(asked.map(({ cursor }) => cursor)).toEqual([undefined, 'after-a']);
});

test('keys move between rows, open one and go to the filter; none does anything while somebody types', async () => {
  const { address } = await show(list(three));
  await expect.element(page.getByRole('link', { name: 'c' })).toBeVisible();
  await userEvent.keyboard('jj');
  await expect.element(page.getByRole('link', { name: 'b' })).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('link', { name: 'a' })).toHaveFocus();
  await userEvent.keyboard('/');
  const search = page.getByRole('searchbox', { name: '标题' });
  await expect.element(search).toHaveFocus();
  await userEvent.keyboard('jo');
  await expect.element(search).toHaveValue('jo');
  expect(address()).toBe('/');
  await page.getByRole('button', { name: '状态' }).click();
  await userEvent.keyboard('{Escape}');
});

test('keys that are switched off do nothing', async () => {
  localStorage.setItem('yayan-console-keys', 'false');
  await show(list(three));
  await expect.element(page.getByRole('link', { name: 'a' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('link', { name: 'a' })).not.toHaveFocus();
  localStorage.clear();
});

test('an empty list says whether a filter is the cause', async () => {
  const { screen } = await show(list(() => ({ items: [], nextCursor: null })));
  await expect.element(page.getByText('当前暂无任务')).toBeVisible();
  await screen.unmount();
  await show(
    list(() => ({ items: [], nextCursor: null })),
    { at: '/?state=paused' },
  );
  await expect.element(page.getByText('当前暂无符合筛选的任务')).toBeVisible();
});

test('a list that may not be read says so; a failed one can be tried again', async () => {
  let error: ConsoleError | undefined = new ConsoleError({ code: 30006, msg: '你的角色不能做这件事' });
  const answer = (): ListPage<Item> => {
    if (error) throw error;
    return three();
  };
  const { screen } = await show(list(answer));
  await expect.element(page.getByText('你的角色不能看这里')).toBeVisible();
  await screen.unmount();
  error = new ConsoleError({ code: 500, msg: '服务出了点问题，请稍后再试', requestId: 'req-9' });
  await show(list(answer));
  await expect.element(page.getByText('req-9')).toBeVisible();
  error = undefined;
  await page.getByRole('button', { name: '重试' }).click();
  await expect.element(page.getByRole('link', { name: 'a' })).toBeVisible();
});

test('on a page with two lists a key moves one row, and goes on from one list to the next', async () => {
  const listOf = (content: string, ids: readonly string[]) => (
    <ObjectList
      content={content}
      queryKey={[content]}
      load={async () => await Promise.resolve({ items: ids.map((id) => ({ id })), nextCursor: null })}
      columns={columns}
      rowKey={({ id }) => id}
      rowHref={({ id }) => `/items/${id}`}
    />
  );
  await show(
    <>
      {listOf('任务', ['a', 'b'])}
      {listOf('会员', ['c', 'd'])}
    </>,
  );
  await expect.element(page.getByRole('link', { name: 'd' })).toBeVisible();
  await userEvent.keyboard('j');
  await expect.element(page.getByRole('link', { name: 'a' })).toHaveFocus();
  await userEvent.keyboard('jj');
  await expect.element(page.getByRole('link', { name: 'c' })).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('link', { name: 'b' })).toHaveFocus();
});

test('a row that is clicked while its page loads stays the goal, though a typed filter was still waiting', async () => {
  queryClient.clear();
  let arrive = (): void => {};
  const loaded = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Shown = () => <p>{useLocation().pathname}</p>;
  const router = createMemoryRouter(
    [
      { path: '/', element: list(three) },
      {
        path: '/items/:id',
        lazy: async () => {
          await loaded;
          return { Component: Shown };
        },
      },
    ],
    { initialEntries: ['/'] },
  );
  await render(
    <QueryClientProvider client={queryClient}>
      <ConsoleProvider>
        <SessionContext value={session}>
          <RouterProvider router={router} />
        </SessionContext>
      </ConsoleProvider>
    </QueryClientProvider>,
  );
  await page.getByRole('searchbox', { name: '标题' }).fill('早');
  await page.getByRole('link', { name: 'b' }).click();
  // Longer than a typed filter waits.
  await new Promise((resolve) => {
    setTimeout(resolve, 600);
  });
  arrive();
  await expect.element(page.getByText('/items/b')).toBeVisible();
});

test('going back to the list puts the focus on the row that one came from', async () => {
  queryClient.clear();
  const Page = () => {
    usePageFocus();
    useReturnToRow(useLocation().pathname);
    return (
      <main id="content" tabIndex={-1}>
        <Outlet />
      </main>
    );
  };
  const Shown = () => <h1>{useLocation().pathname}</h1>;
  const router = createMemoryRouter(
    [
      {
        path: '/',
        element: <Page />,
        children: [
          { index: true, element: list(three) },
          { path: 'items/:id', element: <Shown /> },
        ],
      },
    ],
    { initialEntries: ['/'] },
  );
  await render(
    <QueryClientProvider client={queryClient}>
      <ConsoleProvider>
        <SessionContext value={session}>
          <RouterProvider router={router} />
        </SessionContext>
      </ConsoleProvider>
    </QueryClientProvider>,
  );
  await page.getByRole('link', { name: 'b' }).click();
  await expect.element(page.getByText('/items/b')).toBeVisible();
  await router.navigate(-1);
  await expect.element(page.getByRole('link', { name: 'b' })).toHaveFocus();
  await userEvent.keyboard('k');
  await expect.element(page.getByRole('link', { name: 'a' })).toHaveFocus();
  // A list that is opened anew begins at its top.
  await router.navigate('/items/c');
  await expect.element(page.getByText('/items/c')).toBeVisible();
  await router.navigate('/');
  await expect.element(page.getByRole('main')).toHaveFocus();
});
