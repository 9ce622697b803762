import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { callApi, newKey } from '../../stack/servers/member-client.ts';

test('an event before the page has its live stream shows on the page by itself', async ({
  memberPage: page,
  memberSession: session,
}) => {
  const news = Promise.withResolvers<void>();
  await page.route('**/v1/live*', async (route) => {
    await news.promise;
    await route.continue();
  });
  await page.goto('/home');
  const strip = page.getByRole('region', { name: '签到' });
  await expect(strip.getByRole('button', { name: '签到' })).toBeVisible();

  const asked = { token: session.token, key: newKey(), body: {} };
  const checkIn = await callApi(addresses.api(), '/v1/users/checkin', asked);
  expect(checkIn.code).toBe(200);
  news.resolve();
  await expect(strip.getByRole('heading', { name: '已连续签到 1 天' })).toBeVisible();
});
