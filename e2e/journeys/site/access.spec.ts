import { addresses } from '../../stack/servers/addresses.ts';
import { demoGroupHash } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { keepSession } from '../../stack/browser/keep-session.ts';

const account = '**/api/v1/users/account*';

test.describe('with a stored token @phone', () => {
  test('the entry pages lead to /home', async ({ viewerPage: page }) => {
    for (const path of ['/', '/login', '/bind', '/login/third', '/password']) {
      await page.goto(path);
      await expect(page, path).toHaveURL(/\/home$/u);
      await expect(page.getByRole('region', { name: '金币余额' })).toBeVisible();
    }
  });

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
    // The page is drawn when the answer is there.
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

  test('user info that a fault of the server holds back signs nobody out: trying again opens the page', async ({
    memberPage: page,
    context,
  }) => {
    await page.route(account, (route) =>
      route.fulfill({ status: 500, json: { code: 500, msg: '服务器开小差了', data: null } }),
    );
    await page.goto('/home/gold');
    const again = page.getByRole('button', { name: '重试' });
    await expect(again).toBeVisible();
    expect((await context.cookies()).filter(({ name }) => name === 'token')).toHaveLength(1);
    await page.unroute(account);
    await again.click();
    await expect(page.getByRole('heading', { level: 1, name: '金币明细' })).toBeVisible();
  });

  test('a token that the server no longer knows leads to /login', async ({ page, context }) => {
    await keepSession(context, {
      token: 'ya1_gone',
      refreshToken: 'yr1_gone',
      expired: Date.now() + 30 * 60_000,
    });
    await page.goto('/home');
    await expect(page).toHaveURL(/\/login/u);
    await expect(page.getByRole('heading', { name: '登录芽言' })).toBeVisible();
  });
});

test.describe('without a token @phone', () => {
  test('a page for members leads to /login, which knows where to go on', async ({ page }) => {
    for (const path of ['/task', '/home', '/home/gold', '/home/exchange', '/exchange/success', '/topic']) {
      await page.goto(path);
      await expect(page).toHaveURL(new RegExp(`/login\\?from=${encodeURIComponent(path)}$`, 'u'));
    }
  });

  test('pages of the public list pass', async ({ page }) => {
    for (const [path, heading] of [
      ['/about', '关于我们'],
      ['/agreement', '用户协议'],
      ['/privacy', '隐私政策'],
      ['/exchange', '福利兑换'],
      ['/task/go', '登录后开始答题'],
      ['/task/back', '登录后查看结果'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible();
      expect(new URL(page.url()).pathname).toBe(path);
    }
  });

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

  test('on the discussion site, topics lead to the member login when no group is held', async ({ page }) => {
    await page.goto(`${addresses.bbs()}/topic`);
    await expect(page).toHaveURL(`${addresses.member()}/login`);
  });
});
