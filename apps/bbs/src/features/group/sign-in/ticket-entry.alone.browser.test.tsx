import { QueryClientProvider } from '@tanstack/react-query';
import { createClient, createGroupTicket, loginByPassword, loginGroupWithTicket } from '@yayan/api-client';
import { mockGetGroupMe, refuse } from '@yayan/api-client/mocks';
import type { Mock } from '@yayan/mock';
import { YayanProvider } from '@yayan/ui';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { page } from 'vitest/browser';

/** The group of the mock. */
const hash = 'g5Rf1zB7kMqJ';

let GroupLoginPage: typeof import('./GroupLoginPage.tsx').default;
let session: typeof import('../../../shell/client/current-group.ts').session;
let queryClient: typeof import('../../../shell/client/client.ts').queryClient;
let openMockForVisitors: typeof import('../../../testing/open-mock.ts').openMockForVisitors;
beforeAll(async () => {
  document.head.insertAdjacentHTML(
    'beforeend',
    '<meta name="yayan-other-site" content="http://127.0.0.1:4100" />',
  );
  localStorage.setItem('bbs.taskHashId', hash);
  ({ default: GroupLoginPage } = await import('./GroupLoginPage.tsx'));
  ({ session } = await import('../../../shell/client/current-group.ts'));
  ({ queryClient } = await import('../../../shell/client/client.ts'));
  ({ openMockForVisitors } = await import('../../../testing/open-mock.ts'));
});

let mock: Mock;
let disturb: (of: (path: string) => 'lost' | undefined) => void;
let ticket: string;
/** Whether the server fails to say who is signed in. */
let fails: boolean;

/** A ticket that the member site gives out. */
const nextTicket = async (): Promise<string> => {
  const client = createClient({ baseUrl: 'https://mock.test/api', retries: 0, fetch: mock.fetch });
  const sealed = `mock:${'A'.repeat(100)}`;
  client.session.signIn(await loginByPassword({ mobile: sealed, password: sealed }, { client }));
  return (await createGroupTicket(hash, { client })).ticket;
};
const used = () => mock.received('loginGroupWithTicket');

beforeEach(async () => {
  fails = false;
  queryClient.clear();
  session.clear();
  ({ mock, disturb } = openMockForVisitors());
  mock.use(mockGetGroupMe((me) => (fails ? refuse('INTERNAL') : me)));
  ticket = await nextTicket();
  globalThis.history.replaceState(null, '', `#ticket=${ticket}`);
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
  await expect.poll(() => session.token()).toBeDefined();
  // Signing in empties the cache, so the group is fetched again while the code of the next page loads.
  await expect.poll(() => queryClient.isFetching()).toBe(0);
  await expect.element(page.getByText('正在进入讨论小组…')).toBeVisible();
  load();
  await expect.element(page.getByText('话题')).toBeVisible();
  expect(used()).toEqual([{ ticket }]);
  expect(session.token()).toBeDefined();
});

test('with a ticket that is no longer good one signs in by mobile', async () => {
  const client = createClient({ baseUrl: 'https://mock.test/api', retries: 0, fetch: mock.fetch });
  await loginGroupWithTicket(hash, { ticket }, { client });
  await open();
  await expect.element(page.getByLabelText('手机号')).toBeVisible();
  expect(session.token()).toBeUndefined();
});

test('someone signed in is not asked to sign in again while the server fails, and can try again', async () => {
  globalThis.history.replaceState(null, '', '#');
  session.signIn(
    await loginGroupWithTicket(
      hash,
      { ticket },
      { client: createClient({ baseUrl: 'https://mock.test/api', fetch: mock.fetch }) },
    ),
  );
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
  disturb((path) => (path.endsWith('/ticket/login') ? 'lost' : undefined));
  await open();
  const retry = page.getByRole('button', { name: '重试' });
  await expect.element(retry).toBeVisible();
  expect(page.getByLabelText('手机号').query()).toBeNull();
  disturb(() => undefined);
  await retry.click();
  await expect.element(page.getByText('话题')).toBeVisible();
  expect(used()).toEqual([{ ticket }]);
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
  globalThis.history.replaceState(null, '', `#ticket=${await nextTicket()}`);
  await open();
  await expect.poll(() => session.token()).toBeDefined();
  expect(deleted).not.toHaveBeenCalled();
});
