import { QueryClientProvider } from '@tanstack/react-query';
import { callsWithout, harmlessId, hostileIds, linkTo } from '@yayan/site/hostile-links';
import { YayanProvider } from '@yayan/ui';
import { createMemoryRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { pages } from '../../routes.tsx';
import { queryClient, session } from '../client/client.ts';
import '../client/transport.ts';

/** A page that makes no call and loads no part for this long counts as quiet. */
const quietMs = 60;
const patientMs = 1_500;
const usually = queryClient.getDefaultOptions();
let urls: string[] = [];

const isCalling = (): boolean => queryClient.isFetching() + queryClient.isMutating() > 0;
const pause = (ms: number): Promise<void> => new Promise((resolve) => void setTimeout(resolve, ms));

/** Whether the page still loads a part of itself, which may call when it is there. */
const isLoading = async (): Promise<boolean> =>
  await Promise.race([vi.dynamicImportSettled().then(() => false), pause(20).then(() => true)]);

beforeEach(() => {
  urls = [];
  queryClient.clear();
  queryClient.setDefaultOptions({ queries: { retry: false } });
  session.signIn({ token: 'access-1', refreshToken: 'refresh-1', expired: Date.now() + 3_600_000 });
  vi.stubGlobal('fetch', async (input: RequestInfo, init?: RequestInit) => {
    urls.push(new Request(input, init).url);
    return Response.json({ code: 404, msg: '内容不存在或已下线', data: null }, { status: 404 });
  });
});
afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.setDefaultOptions(usually);
  session.logout();
});

/** Opens a page as its link does, and waits until it makes no more calls. */
const callsOf = async (path: string, id: string, quiet = quietMs): Promise<string[]> => {
  const { load } = pages.find((listed) => listed.path === path) ?? {};
  if (!load) return [];
  const { default: Component } = await load();
  const router = createMemoryRouter(
    [
      { path, Component },
      { path: '*', element: null },
    ],
    { initialEntries: [linkTo(path, id)] },
  );
  urls = [];
  const screen = await render(
    <QueryClientProvider client={queryClient}>
      <YayanProvider>
        <RouterProvider router={router} />
      </YayanProvider>
    </QueryClientProvider>,
  );
  let seen = -1;
  while (urls.length > seen || isCalling() || (await isLoading())) {
    seen = urls.length;
    await pause(quiet);
  }
  await screen.unmount();
  queryClient.clear();
  return callsWithout(urls, id);
};

/**
 * The calls that a page makes with `id` and never with a harmless one. A part of a page that waits for an idle browser calls late
 * on a busy machine, so a call is strange only if it comes each time with `id` and in no visit with the harmless one.
 */
const strangeCalls = async (path: string, id: string, usual: Set<string>): Promise<string[]> => {
  let strange = (await callsOf(path, id)).filter((call) => !usual.has(call));
  for (let visit = 0; visit < 3 && strange.length > 0; visit += 1) {
    for (const call of await callsOf(path, harmlessId, patientMs)) usual.add(call);
    strange = (await callsOf(path, id, patientMs)).filter((call) => !usual.has(call));
  }
  return strange;
};

const built = pages.filter(({ load }) => load !== undefined).map(({ path }) => path);

test.each(built)('a crafted link to %s sends no call elsewhere', async (path) => {
  const usual = new Set(await callsOf(path, harmlessId));
  if (![...usual].some((call) => call.includes('{id}'))) return;
  for (const id of hostileIds) expect(await strangeCalls(path, id, usual), `with the id ${id}`).toEqual([]);
});

test('the walk reaches the pages that take an id', async () => {
  const takesId = async (path: string): Promise<boolean> =>
    (await callsOf(path, harmlessId, patientMs)).some((call) => call.includes('{id}'));
  for (const path of ['/task/detail/:id', '/exchange/detail/:id', '/task/go', '/task/back'])
    expect([path, await takesId(path)]).toEqual([path, true]);
});
