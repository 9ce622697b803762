import type { Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { closeForMaintenance } from '../../stack/browser/close-for-maintenance.ts';
import { demoGroupHash, demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';

const scrollTo = async (page: Page, top: number): Promise<void> => {
  await page.evaluate(`scrollTo({ top: ${top}, behavior: 'instant' })`);
  await expect.poll(() => page.evaluate<number>('scrollY')).toBe(top);
};

/** Holds scripts back until the returned function is called. */
const delayScripts = async (page: Page): Promise<() => void> => {
  const held = Promise.withResolvers<undefined>();
  await page.route('**/assets/*.js', async (route) => {
    await held.promise;
    await route.continue();
  });
  return () => held.resolve(undefined);
};

test('a visit that is slow to begin shows the page before its scripts are there', async ({ page }) => {
  const release = await delayScripts(page);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '免费加入' }).first()).toHaveAttribute('href', '/login');
  release();
  await expect(page.getByRole('button', { name: '打开菜单' })).toBeVisible();
});

test('a member’s page shows its frame and its skeleton, in the chosen colours, before its scripts are there', async ({
  viewerPage: page,
}) => {
  await page.addInitScript(() => localStorage.setItem('yayan-color-scheme', 'dark'));
  const release = await delayScripts(page);
  await page.goto('/task', { waitUntil: 'commit' });
  await expect(page.getByRole('heading', { name: '任务大厅' })).toBeVisible();
  await expect(page.getByRole('navigation', { name: '底部导航' })).toBeVisible();
  await expect(page.locator('.mantine-Skeleton-root').first()).toBeVisible();
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', 'dark');
  release();
  await expect(page.locator('.mantine-Skeleton-root')).toHaveCount(0);
});

test('a page that is slow to open says so until it is there', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const release = await delayScripts(page);
  await page.getByRole('link', { name: '关于我们' }).click();
  const progress = page.getByRole('progressbar', { name: '正在打开页面' });
  await expect(progress).toBeVisible();
  release();
  await expect(page).toHaveURL(/\/about$/u);
  await expect(progress).toBeHidden();
});

test.describe('who may open a page @phone', () => {
  test('maintenance sends every page to /updating', async ({ page }) => {
    const reopen = await closeForMaintenance(page);
    for (const path of ['/', '/home', '/exchange', '/no-such-page']) {
      await page.goto(path);
      await expect(page).toHaveURL(/\/updating$/u);
      await expect(page.getByRole('heading', { level: 1, name: '系统维护中' })).toBeVisible();
    }
    await reopen();
  });

  test('/updating lets the visitor in again once maintenance is over', async ({ page }) => {
    const reopen = await closeForMaintenance(page);
    const asked = page.waitForResponse((response) => response.request().resourceType() === 'fetch');
    await page.goto('/updating');
    await asked;
    const again = page.getByRole('button', { name: '再试一次' });
    await expect(again).toBeEnabled();
    await reopen();
    await again.click();
    await expect(page.getByRole('link', { name: '免费加入' }).first()).toBeVisible();
  });

  test('maintenance of the discussion site leads to /updating of the member site', async ({ page }) => {
    const reopen = await closeForMaintenance(page);
    await page.goto(`${addresses.bbs()}/bbs/${demoGroupHash}`);
    await expect(page).toHaveURL(`${addresses.member()}/updating`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await reopen();
  });

  test('a flag that is off closes nothing', async ({ page }) => {
    await page.goto('/about');
    await expect(page.locator('meta[name="yayan-maintenance"]')).toHaveAttribute('content', 'off');
    await expect(page.getByRole('heading', { level: 1, name: '关于我们' })).toBeVisible();
  });

  test('an unknown path leads to /404', async ({ page }) => {
    await page.goto('/no/such/page');
    await expect(page).toHaveURL(/\/404$/u);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('an unknown path leads a member to /404 as well', async ({ memberPage: page }) => {
    await page.goto('/home/no-such-page');
    await expect(page).toHaveURL(/\/404$/u);
  });

  test('the title is the product name with that of the page', async ({ memberPage: page }) => {
    for (const [path, title] of [
      ['/home', '芽言-首页'],
      ['/task', '芽言-任务大厅'],
      ['/home/gold', '芽言-金币明细'],
      ['/home/card', '芽言-卡券'],
    ] as const) {
      await page.goto(path);
      await expect(page).toHaveTitle(title);
    }
    await page.goto(`${addresses.bbs()}/bbs/${demoGroupHash}`);
    await expect(page).toHaveTitle('芽言-登录讨论小组');
  });

  test('going to another page scrolls to the top and moves the focus there', async ({ page }) => {
    await page.goto('/');
    const about = page.getByRole('contentinfo').getByRole('link', { name: '用户协议' });
    await about.scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate<number>('scrollY')).toBeGreaterThan(200);
    await about.click();
    await expect(page.getByRole('heading', { level: 1, name: '用户协议' })).toBeVisible();
    await expect.poll(() => page.evaluate<number>('scrollY')).toBe(0);
    await expect(page.locator('#main')).toBeFocused();
  });
});

test('the header of the landing page is white and turns normal after 20 px', async ({ page }) => {
  await page.goto('/');
  const header = page.getByRole('banner');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(header).toHaveCSS('background-color', 'rgb(255, 255, 255)');
  const clear = 'rgba(0, 0, 0, 0)';
  await expect(header).toHaveCSS('border-bottom-color', clear);
  await scrollTo(page, 20);
  await expect(header).toHaveCSS('border-bottom-color', clear);
  await scrollTo(page, 21);
  await expect(header).not.toHaveCSS('border-bottom-color', clear);
  await scrollTo(page, 0);
  await expect(header).toHaveCSS('border-bottom-color', clear);
});

test.describe('the floating make-money icon', () => {
  test('shows on /home of a desktop only, and leads to the invite page @both', async ({ memberPage: page }, {
    project,
  }) => {
    await page.goto('/home');
    await expect(page.getByRole('region', { name: '金币余额' })).toBeVisible();
    const icon = page.getByRole('complementary', { name: '邀请赚金币' });
    if (project.name === 'phone') return expect(icon).toBeHidden();
    await expect(icon).toBeVisible();
    await page.goto('/task');
    await expect(page.getByRole('heading', { level: 1, name: '任务大厅' })).toBeVisible();
    await expect(icon).toBeHidden();
    await page.goto('/home/gold');
    await expect(page.getByRole('heading', { level: 1, name: '金币明细' })).toBeVisible();
    await expect(icon).toBeHidden();
    await page.goto('/home');
    await icon.getByRole('link').click();
    return expect(page).toHaveURL(/\/home\/invite$/u);
  });

  test('stays closed for the member who closed it, and only for them @desktop', async ({
    memberPage: page,
    context,
  }) => {
    await page.goto('/home');
    const icon = page.getByRole('complementary', { name: '邀请赚金币' });
    await icon.getByRole('button', { name: '不再显示' }).click();
    await expect(icon).toBeHidden();
    await page.reload();
    await expect(page.getByRole('region', { name: '金币余额' })).toBeVisible();
    await expect(icon).toBeHidden();

    await storeSession(context, demoSessions().oldMember);
    await page.goto('/home');
    await expect(icon).toBeVisible();
  });
});

test('W3 markup that could act never becomes part of a page, from any source', async ({
  page,
  pageFaults,
}) => {
  await page.goto(`${addresses.member()}/`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const putIn = (markup: string) =>
    page.evaluate(`document.createElement('div').innerHTML = ${JSON.stringify(markup)}`);
  await expect(putIn('<img src="x" onerror="alert(1)">')).rejects.toThrow('TrustedHTML');
  await expect.poll(() => pageFaults.at(-1)).toContain('Content Security Policy: require-trusted-types-for');
  pageFaults.length = 0;
  await putIn('<svg viewBox="0 0 1 1"><path d="M0 0h1"/></svg>');
});
