import { addresses } from '../../stack/servers/addresses.ts';
import { demoGroupHash } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';

const account = '**/api/v1/users/account*';

test.describe('with a stored token @phone', () => {
  test('user info is fetched before a page opens', async ({ viewerPage: page }) => {
    let release: () => void = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const asked = page.waitForRequest(account);
    const calls: string[] = [];
    page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/')) calls.push(pathname);
    });
    await page.route(account, async (route) => {
      await held;
      await route.continue();
    });
    // The page is drawn when the answer has arrived.
    await page.goto('/exchange', { waitUntil: 'commit' });
    await asked;
    expect(calls).toEqual(['/api/v1/users/account']);
    release();
    await expect(page.getByRole('link', { name: /话费/u }).first()).toBeVisible();
  });

  test('user info that the server refuses signs out and reloads: a page for members then leads to /login', async ({
    memberPage: page,
    context,
  }) => {
    await page.route(account, (route) =>
      route.fulfill({ status: 404, json: { code: 404, msg: '没有这个账号', data: null } }),
    );
    const loads: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest()) loads.push(new URL(request.url()).pathname);
    });
    await page.goto('/home/gold');
    await expect(page).toHaveURL(/\/login/u);
    expect(loads).toEqual(['/home/gold', '/home/gold']);
    expect((await context.cookies()).filter(({ name }) => name === 'token')).toEqual([]);
  });
});

test.describe('without a token @phone', () => {
  test('a topic page leads to the login of the group that is held', async ({ page }) => {
    await page.goto('/about');
    await page.evaluate((hash) => localStorage.setItem('taskHashId', hash), demoGroupHash);
    await page.goto('/topic/some-topic');
    await expect(page).toHaveURL(`${addresses.bbs()}/bbs/${demoGroupHash}`);
  });

  test('on the discussion site, topics lead to the login of the group that was last visited', async ({
    page,
  }) => {
    await page.goto(`${addresses.bbs()}/bbs/${demoGroupHash}`);
    await expect(page.getByRole('heading', { name: '登录讨论小组' })).toBeVisible();
    for (const path of ['/topic', '/topic/some-topic', `/bbs/${demoGroupHash}/user`]) {
      await page.goto(addresses.bbs() + path);
      await expect(page).toHaveURL(`${addresses.bbs()}/bbs/${demoGroupHash}`);
    }
  });
});
