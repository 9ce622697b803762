import { QueryClientProvider } from '@tanstack/react-query';
import { configureClient } from '@yayan/api-client';
import { type ApiRequest, ApiError } from '@yayan/auth';
import { YayanProvider } from '@yayan/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';
import { FakeGroup, me } from '../../../testing/fake-group.ts';

const hash = 'groupaaaa';

let GroupLoginPage: typeof import('./GroupLoginPage.tsx').default;
let session: typeof import('../../../shell/client/current-group.ts').session;
let queryClient: typeof import('../../../shell/client/client.ts').queryClient;
beforeAll(async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="yayan-other-site" content="http://127.0.0.1:4100" />',
  );
  localStorage.setItem('bbs.taskHashId', hash);
  ({ default: GroupLoginPage } = await import('./GroupLoginPage.tsx'));
  ({ session } = await import('../../../shell/client/current-group.ts'));
  ({ queryClient } = await import('../../../shell/client/client.ts'));
});

let tickets: unknown[];
/** Whether the server fails to say who is signed in. */
let fails: boolean;
/** Whether the network loses the ticket's call. */
let isLost: boolean;

/** A server on which each ticket works once. */
beforeEach(() => {
  tickets = [];
  fails = false;
  isLost = false;
  queryClient.clear();
  session.clear();
  const { transport } = new FakeGroup();
  const answer = (call: ApiRequest): unknown => {
    if (call.url === `/v1/groups/${hash}`) return me.group;
    if (fails && call.url === '/focusMembers/info')
      throw new ApiError({ code: 0, status: 500, msg: '', data: null, kind: 'network' });
    if (call.url !== `/v1/groups/${hash}/ticket/login`) return transport.request(call);
    tickets.push(call.data);
    if (isLost) throw new ApiError({ code: 0, status: 0, msg: '', data: null, kind: 'network' });
    if (tickets.length > 1)
      throw new ApiError({ code: 25010, status: 200, msg: '一键进入已失效', data: null, kind: 'notice' });
    return {
      token: 'a',
      refreshToken: 'b',
      expired: 9_999_999_999_999,
      identity: { groupMemberId: 'second', taskHashId: hash, firstVisit: false },
    };
  };
  configureClient({ ...transport, request: async <T,>(call: ApiRequest) => (await answer(call)) as T });
  globalThis.history.replaceState(null, '', '#ticket=once');
});

const open = async (topicCode: Promise<void> = Promise.resolve()) => {
  const router = createMemoryRouter(
    [
      { path: '/bbs/:id', Component: GroupLoginPage },
      { path: '/topic', element: <p>话题</p>, loader: () => topicCode.then(() => null) },
    ],
    { initialEntries: [`/bbs/${hash}`] },
  );
  await render(
    <QueryClientProvider client={queryClient}>
      <YayanProvider>
        <RouterProvider router={router} />
      </YayanProvider>
    </QueryClientProvider>,
  );
};

test('a ticket is used once, however long the next page takes to load', async () => {
  const { promise: loaded, resolve: load } = Promise.withResolvers<void>();
  await open(loaded);
  await expect.poll(() => session.token()).toBe('a');
  // Signing in empties the cache, so the group is fetched again while the code of the next page loads.
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(page.getByText('正在进入讨论小组…')).toBeVisible();
  load();
  await expect.element(page.getByText('话题')).toBeVisible();
  expect(tickets).toEqual([{ ticket: 'once' }]);
  expect(session.token()).toBe('a');
});

test('with a ticket that is no longer good one signs in by mobile', async () => {
  tickets.push('used before');
  await open();
  await expect.element(page.getByLabelText('手机号')).toBeVisible();
  expect(session.token()).toBeUndefined();
});

test('someone signed in is not asked to sign in again while the server fails, and can try again', async () => {
  globalThis.history.replaceState(null, '', '#');
  session.signIn({ token: 'a', refreshToken: 'b', expired: 9_999_999_999_999 });
  fails = true;
  await open();
  const retry = page.getByRole('button', { name: '重试' });
  await expect.element(retry).toBeVisible();
  expect(page.getByLabelText('手机号').query()).toBeNull();
  fails = false;
  await retry.click();
  await expect.element(page.getByText('话题')).toBeVisible();
});

test('after a lost network the same ticket is used again, without a mobile number', async () => {
  isLost = true;
  await open();
  const retry = page.getByRole('button', { name: '重试' });
  await expect.element(retry).toBeVisible();
  expect(page.getByLabelText('手机号').query()).toBeNull();
  isLost = false;
  tickets = [];
  await retry.click();
  await expect.element(page.getByText('话题')).toBeVisible();
  expect(tickets).toEqual([{ ticket: 'once' }]);
});

test('whoever signs in as another person deletes the unsent files that the first one left in this group', async () => {
  const deleted = vi.spyOn(indexedDB, 'deleteDatabase');
  localStorage.setItem(`bbs.${hash}.groupFilesOwner`, 'first');
  localStorage.setItem('groupFilesAt', String(Date.now()));
  await open();
  await expect.element(page.getByText('话题')).toBeVisible();
  expect(deleted).toHaveBeenCalledExactlyOnceWith('yayan-group-files');
  deleted.mockClear();
  session.clear();
  globalThis.history.replaceState(null, '', '#ticket=twice');
  tickets = [];
  await open();
  await expect.poll(() => session.token()).toBe('a');
  expect(deleted).not.toHaveBeenCalled();
});
