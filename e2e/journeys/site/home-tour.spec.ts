import { expect, test } from '../../stack/journey.ts';
import { pressOn, tabTo } from '../../stack/browser/keyboard.ts';
import { look } from '../../stack/browser/screenshot.ts';

test.use({ showsTour: true });

const titles = ['金币都在这里', '每天签到一次', '从这里开始答题'];

test('with less motion the tour jumps from part to part, and has no serious or critical issue @both', async ({
  memberPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
  // Content that loads meanwhile also moves the page.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.evaluate("window.places = []; addEventListener('scroll', () => places.push(scrollY))");
  const tour = page.getByRole('dialog');
  for (const title of titles) {
    await expect(tour).toHaveAccessibleName(title);
    // Playwright doesn't click moving elements.
    await tour.hover({ trial: true });
    await look(page, `tour ${title}`);
    await page.keyboard.press('ArrowRight');
  }
  expect(await page.evaluate<number>('places.length')).toBeLessThanOrEqual(titles.length);
});

test('a newcomer is shown around in three steps, by keyboard alone, and not a second time', async ({
  memberPage: page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.goto('/home');
  const tour = page.getByRole('dialog');
  await expect(tour).toHaveAccessibleName('金币都在这里');
  await pressOn(page, tour.getByRole('button', { name: '下一步' }));
  await expect(tour).toHaveAccessibleName('每天签到一次');
  await tabTo(page, tour.getByRole('button', { name: '上一步' }));
  await page.keyboard.press('ArrowRight');
  await expect(tour).toHaveAccessibleName('从这里开始答题');
  const remembered = page.waitForResponse('**/v1/home/tour*');
  await pressOn(page, tour.getByRole('button', { name: '知道了' }));
  await expect(tour).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  // With motion the page scrolls back smoothly.
  await expect.poll(() => page.evaluate('scrollY')).toBe(0);
  await remembered;

  // Clears local storage as a logout does; only the server remembers the tour now.
  await page.evaluate('localStorage.clear()');

  await page.reload();
  await expect(page.getByRole('heading', { name: '新手四步' })).toBeVisible();
  await expect(tour).toHaveCount(0);
});

test('the tour is left at any step, and the first check-in pays', async ({ memberPage: page }) => {
  await page.goto('/home');
  const tour = page.getByRole('dialog');
  await expect(tour).toContainText('1 / 3');
  await tour.hover({ trial: true });
  await page.keyboard.press('Escape');
  await expect(tour).toHaveCount(0);

  const checkIn = page
    .getByRole('region', { name: '签到' })
    .getByRole('button', { name: '签到', exact: true });
  await pressOn(page, checkIn);
  await expect(page.getByText('签到成功，+5 金币')).toBeVisible();
});
