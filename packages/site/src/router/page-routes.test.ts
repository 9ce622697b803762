import { createMemoryRouter } from 'react-router';
import { expect, test, vi } from 'vitest';
import { page } from './page.ts';
import { growingRoutes, pageRoutes } from './page-routes.ts';

const nothing = () => Promise.resolve({ default: () => null });
const pages = [
  page('/home', '首页', 'any', nothing),
  page('/task', '任务', 'any', nothing),
  page('/task/:id', '任务详情', 'any', nothing),
  page('/task/mine', '我的任务', 'any', nothing),
];

const startAt = async (path: string) => {
  const { children, patchRoutesOnNavigation } = growingRoutes(pages, {
    path,
    parent: 'frame',
    unknown: { path: '*', handle: { title: '没有' } },
    guard: () => Promise.resolve(null),
  });
  const router = createMemoryRouter([{ id: 'frame', children }], {
    initialEntries: [path],
    patchRoutesOnNavigation,
  });
  router.initialize();
  await expect.poll(() => router.state.initialized).toBe(true);
  return router;
};

type Router = Awaited<ReturnType<typeof startAt>>;

const opened = (router: Router): unknown => router.state.matches.at(-1)?.route.handle;
const knows = (router: Router): number => JSON.stringify(router.routes).split('"path"').length - 1;

test.each([
  ['/home', '首页', 1],
  ['/task/1', '任务详情', 1],
  // Two patterns fit it.
  ['/task/mine', '我的任务', 2],
])('a visit that begins at %s knows the routes of that page alone', async (path, title, known) => {
  const router = await startAt(path);
  expect(opened(router)).toEqual({ title });
  expect(knows(router)).toBe(known);
});

test.each([
  ['/home', '/task', '任务'],
  ['/home', '/task/2', '任务详情'],
  ['/task/1', '/task/2', '任务详情'],
  ['/task/1', '/task/mine', '我的任务'],
  ['/home', '/nowhere', '没有'],
  ['/nowhere', '/home', '首页'],
])('from %s everybody gets to %s', async (from, to, title) => {
  const router = await startAt(from);
  await router.navigate(to);
  expect(opened(router)).toEqual({ title });
});

test('an address without a page opens the page for unknown addresses', async () => {
  expect(opened(await startAt('/nowhere'))).toEqual({ title: '没有' });
});

test('a navigation that another one replaces leaves no page out', async () => {
  const router = await startAt('/home');
  const replaced = router.navigate('/task/1');
  await router.navigate('/task/mine');
  await replaced;
  expect(opened(router)).toEqual({ title: '我的任务' });
});

test('two tables of pages work in one router', async () => {
  const guard = () => Promise.resolve(null);
  const tables = [pages.slice(0, 1), pages.slice(1)];
  const router = createMemoryRouter(
    tables.map((table) => ({ children: pageRoutes(table, { guard }) })),
    { initialEntries: ['/task'] },
  );
  router.initialize();
  await expect.poll(() => opened(router)).toEqual({ title: '任务' });
});

test("a page's guard and code each begin in a task of their own", async () => {
  const tasks: (() => void)[] = [];
  vi.stubGlobal('scheduler', { yield: () => new Promise<void>((begin) => tasks.push(begin)) });
  const begun: string[] = [];
  const load = () => {
    begun.push('code');
    return nothing();
  };
  const guard = () => {
    begun.push('guard');
    return Promise.resolve(null);
  };
  createMemoryRouter(pageRoutes([page('/home', '首页', 'any', load)], { guard }), {
    initialEntries: ['/home'],
  });
  await expect.poll(() => tasks.length).toBe(2);
  expect(begun).toEqual([]);
  tasks.shift()?.();
  await expect.poll(() => begun.length).toBe(1);
  tasks.shift()?.();
  await expect.poll(() => begun.toSorted()).toEqual(['code', 'guard']);
  vi.unstubAllGlobals();
});
