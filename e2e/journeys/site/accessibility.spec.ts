import { addresses } from '../../stack/servers/addresses.ts';
import { openPage } from '../../stack/browser/axe.ts';
import { closeForMaintenance } from '../../stack/browser/close-for-maintenance.ts';
import { demoGroupHash, demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { keepGroupSession } from '../../stack/browser/keep-session.ts';
import { look } from '../../stack/browser/screenshot.ts';

const visitorPaths = [
  '/',
  '/login',
  '/login?way=password',
  '/password',
  '/bind',
  '/404',
  '/about',
  '/agreement',
  '/privacy',
  '/privacy/sdk',
];
const memberPaths = [
  '/login/qr?ticket=Zt3mB0yq8mXw2vN5cK7sQ1rL4hJ9dF6a',
  '/home',
  '/task',
  '/task/summary',
  '/task/detail/Yin5pL1zGt8C',
  '/task/go?task=Ji8uVf3yQb4T',
  '/exchange',
  '/exchange/detail/bHf1c8nQ2wZt',
  '/home/task',
  '/home/exchange',
  '/home/card',
];
const groupPaths = ['/topic', `/bbs/${demoGroupHash}/user`];

test.describe('no serious or critical issue @looks', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

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
  });

  test('pages of a discussion group', async ({ page, context }) => {
    await openPage(page, `${addresses.bbs()}/bbs/${demoGroupHash}`);
    await look(page, 'login');
    await keepGroupSession(context, demoGroupHash, demoSessions().host);
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
