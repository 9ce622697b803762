import { patient } from '@yayan/tools/test-limits';
import { addresses } from '../../stack/servers/addresses.ts';
import { openPage } from '../../stack/browser/axe.ts';
import { closeForMaintenance } from '../../stack/browser/close-for-maintenance.ts';
import { demoGroupHash, demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeGroupSession } from '../../stack/browser/store-session.ts';
import { look } from '../../stack/browser/screenshot.ts';

// Every other page is checked alone in apps/member; these are one built page for each kind of frame.
const visitorPaths = ['/', '/login', '/about'];
const memberPaths = ['/home', '/task/go?task=Ji8uVf3yQb4T', '/exchange'];
const groupPaths = ['/topic', `/bbs/${demoGroupHash}/user`];

test.describe('no serious or critical issue @looks', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  // Each test checks several pages in both sizes.
  test.describe.configure({ timeout: patient(60_000) });

  test('pages of visitors', async ({ page }) => {
    for (const path of visitorPaths) {
      await openPage(page, path);
      await look(page, path);
    }
    const reopen = await closeForMaintenance(page);
    await openPage(page, '/updating');
    await look(page, '/updating');
    await reopen();
  });

  test('pages of members', async ({ memberPage: page }) => {
    for (const path of memberPaths) {
      await openPage(page, path);
      await look(page, path);
    }
    await page.getByRole('button', { name: /的账号菜单$/u }).click();
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
    await look(page, 'account menu');
  });

  test('pages of a discussion group', async ({ page, context }) => {
    await openPage(page, `${addresses.bbs()}/bbs/${demoGroupHash}`);
    await look(page, 'login');
    await storeGroupSession(context, demoGroupHash, demoSessions().host);
    for (const path of groupPaths) {
      await openPage(page, addresses.bbs() + path);
      await look(page, path);
    }
    await openPage(page, `${addresses.bbs()}/topic`);
    await page.getByRole('main').getByRole('link', { name: '第一天：我的早晨' }).click();
    await expect(page.getByRole('region', { name: '今早吃了什么' })).toBeVisible();
    await look(page, 'topic');
  });
});
