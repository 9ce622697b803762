import { addresses } from '../stack/addresses.ts';
import { choose, issuesOf, openPage as open } from '../stack/axe.ts';
import { closeForMaintenance } from '../stack/close-for-maintenance.ts';
import { demoGroupHash, demoSessions } from '../stack/demo-sessions.ts';
import { expect, test } from '../stack/journey.ts';
import { keepSession } from '../stack/keep-session.ts';

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
  '/home/gold',
  '/home/exchange',
  '/home/card',
];
const groupPaths = ['/topic', `/bbs/${demoGroupHash}/user`];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`no serious or critical issue, ${colorScheme}`, () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } });
    test.beforeEach(({ page }) => choose(page, colorScheme));

    test('pages of visitors', async ({ page }) => {
      for (const path of visitorPaths) {
        await open(page, path);
        expect.soft(await issuesOf(page), path).toEqual([]);
      }
      await closeForMaintenance(page);
      await open(page, '/updating');
      expect.soft(await issuesOf(page), '/updating').toEqual([]);
    });

    test('pages of members', async ({ memberPage: page }) => {
      for (const path of memberPaths) {
        await open(page, path);
        expect.soft(await issuesOf(page), path).toEqual([]);
      }
    });

    test('pages of a discussion group', async ({ page, context }) => {
      await open(page, `${addresses.bbs()}/bbs/${demoGroupHash}`);
      expect.soft(await issuesOf(page), 'login').toEqual([]);
      await keepSession(context, demoSessions().host, 'bbs.');
      for (const path of groupPaths) {
        await open(page, addresses.bbs() + path);
        expect.soft(await issuesOf(page), path).toEqual([]);
      }
      await open(page, `${addresses.bbs()}/topic`);
      await page.getByRole('main').getByRole('link', { name: '第一天：我的早晨' }).click();
      await expect(page.getByRole('region', { name: '今早吃了什么' })).toBeVisible();
      expect.soft(await issuesOf(page), 'topic').toEqual([]);
    });
  });
}
