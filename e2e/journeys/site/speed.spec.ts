import type { Page } from '@playwright/test';
import { patient } from '@yayan/tools/test-limits';
import { demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';

/** The limit of a page's requests (issue 12). */
const mostRequests = 25;
const mostShift = 0.02;
/** Answers arrive after the page is drawn, so that shifts become visible. */
const answerAfterMs = 400;
const quietMs = 1200;

/** Adds up the unexpected layout shifts as `shift` on the page. */
const watchShifts = (): void => {
  const page = globalThis as unknown as { shift: number };
  page.shift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & {
      value: number;
      hadRecentInput: boolean;
    })[])
      if (!entry.hadRecentInput) page.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
};

/** Blocks live events: one from before the visit would refetch everything. */
const silence = (page: Page): Promise<unknown> => page.route('**/api/v1/live*', () => {});

/** Opens a page for the first time. Returns its requests until none came for a while, and its layout shift. */
const visit = async (page: Page, path: string): Promise<{ requests: string[]; shift: number }> => {
  const requests: string[] = [];
  let lastAt = Date.now();
  page.on('request', (request) => {
    if (request.url().startsWith('data:')) return;
    requests.push(new URL(request.url()).pathname);
    lastAt = Date.now();
  });
  await page.addInitScript(watchShifts);
  // With motion, the next banner's picture is requested after six seconds.
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await silence(page);
  await page.route(/\/api\/(?!v1\/live)/u, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, answerAfterMs));
    await route.continue();
  });
  await page.goto(path);
  await expect.poll(() => Date.now() - lastAt, { timeout: patient(30_000) }).toBeGreaterThan(quietMs);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  return { requests, shift: await page.evaluate(() => (globalThis as unknown as { shift: number }).shift) };
};

const expectLight = ({ requests, shift }: Awaited<ReturnType<typeof visit>>): void => {
  expect.soft(shift, 'layout shift').toBeLessThanOrEqual(mostShift);
  expect(requests.length, requests.join('\n')).toBeLessThanOrEqual(mostRequests);
};

for (const [path, sizes] of [
  ['/', '@both'],
  ['/login', '@phone'],
] as const)
  test(`a visitor’s ${path} asks for at most 25 files and stays where it is ${sizes}`, async ({ page }) => {
    expectLight(await visit(page, path));
  });

for (const [path, sizes] of [
  ['/home', '@phone'],
  ['/task', '@both'],
  ['/exchange', '@both'],
  ['/task/detail/{id}', '@both'],
] as const)
  test(`a member’s ${path} asks for at most 25 files and stays where it is ${sizes}`, async ({
    page,
    context,
  }) => {
    const { oldMember } = demoSessions();
    await storeSession(context, oldMember);
    const [task] = await tasksOf(page, oldMember.token);
    expectLight(await visit(page, path.replace('{id}', task ?? '')));
  });

/** The calls that index.html makes early for each page (apps/member/vite.config.ts); the names in braces are the page's own. */
const earlyReads = [
  [
    '/home',
    '/api/v1/tasks/recommend?limit=3',
    '/api/v1/users/checkin',
    '/api/v1/home/check',
    '/api/v1/campaigns?state=running',
  ],
  ['/task', '/api/v1/tasks?limit=20'],
  ['/exchange', '/api/v3/benefits', '/api/v1/users/exchange-info'],
] as const;

for (const [path, ...reads] of earlyReads)
  test(`a member’s ${path} reads its first data once, before its first script runs @both`, async ({
    // The demo members' tokens are half an hour old at the end of a long run; an expired one would be replaced before anything
    // is read.
    memberPage: page,
  }) => {
    await silence(page);
    const asked: string[] = [];
    page.on('request', (request) => {
      const { pathname, searchParams } = new URL(request.url());
      const isScript = request.resourceType() === 'script';
      if (request.method() !== 'GET' || !(isScript || pathname.startsWith('/api/'))) return;
      searchParams.delete('_t');
      asked.push(
        isScript ? 'script' : pathname + (searchParams.size === 0 ? '' : `?${searchParams.toString()}`),
      );
    });
    await page.goto(path);
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    for (const address of ['/api/v1/users/account', ...reads]) {
      expect
        .soft(
          asked.filter((each) => each === address),
          address,
        )
        .toHaveLength(1);
      expect.soft(asked.indexOf(address), address).toBeLessThan(asked.indexOf('script'));
    }
  });

test('a filtered wall reads the filtered tasks alone @phone', async ({ page, context }) => {
  await storeSession(context, demoSessions().oldMember);
  await silence(page);
  const lists: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (pathname === '/api/v1/tasks') lists.push(search);
  });
  await page.goto('/task?sort=coins');
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect(lists).toHaveLength(1);
  expect(lists[0]).toContain('sort=');
});

/** Pages with content below a loading part, or so short that the footer is visible. */
const steadyPages = [
  '/home/me',
  '/home/exchange',
  '/home/credit',
  '/home/quality',
  '/home/invite',
  '/home/message',
  '/home/feedback',
];

test('the pages of 我的 stay where they are while they load @phone', async ({ context }) => {
  // It opens each page again and waits until it makes no more calls.
  test.setTimeout(patient(60_000));
  await storeSession(context, demoSessions().oldMember);
  for (const path of steadyPages) {
    const page = await context.newPage();
    expect.soft((await visit(page, path)).shift, path).toBeLessThanOrEqual(mostShift);
    await page.close();
  }
});

/** The public ids of the tasks on the wall. */
const tasksOf = async (page: Page, token: string): Promise<string[]> => {
  const answer = await page.request.get('/api/v1/tasks?limit=1', {
    headers: { 'z-token': `Bearer ${token}`, 'z-client': '2', 'z-version': '1.0.0', 'z-device': '1' },
  });
  const { data } = (await answer.json()) as { data: { items: { hashId: string }[] } }; // As the document says.
  return data.items.map(({ hashId }) => hashId);
};
