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

/** A page without calls for this long counts as quiet. On a busy machine, late parts may make calls after that. */
const quietMs = 60;
const patientMs = 1_500;
const usually = queryClient.getDefaultOptions();
let urls: string[] = [];

const isWaiting = (): boolean => queryClient.isFetching() + queryClient.isMutating() > 0;

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
  while (urls.length > seen || isWaiting()) {
    seen = urls.length;
    await new Promise((resolve) => {
      setTimeout(resolve, quiet);
    });
  }
  await screen.unmount();
  queryClient.clear();
  return callsWithout(urls, id);
};

/** The calls that a page makes with `id` and not with a harmless one. */
const strangeCalls = async (path: string, id: string, usual: ReadonlySet<string>): Promise<string[]> => {
  const strange = (await callsOf(path, id)).filter((call) => !usual.has(call));
  if (strange.length === 0) return [];
  // A page may have made a call so late that it was counted for the next page. So visit both pages again, and wait longer.
  const patient = new Set(await callsOf(path, harmlessId, patientMs));
  return (await callsOf(path, id, patientMs)).filter((call) => !patient.has(call));
};

const built = pages.filter(({ load }) => load !== undefined).map(({ path }) => path);

test.each(built)('a crafted link to %s sends no call elsewhere', { timeout: 30_000 }, async (path) => {
  const usual = new Set(await callsOf(path, harmlessId));
  if (![...usual].some((call) => call.includes('{id}'))) return;
  for (const id of hostileIds) expect(await strangeCalls(path, id, usual), `with the id ${id}`).toEqual([]);
});

test('the walk reaches the pages that take an id', async () => {
  const takesId = async (path: string): Promise<boolean> =>
    (await callsOf(path, harmlessId)).some((call) => call.includes('{id}'));
  for (const path of ['/task/detail/:id', '/exchange/detail/:id', '/task/go', '/task/back'])
    expect([path, await takesId(path)]).toEqual([path, true]);
});
