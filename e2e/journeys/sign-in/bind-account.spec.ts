import { expect, test } from '../../stack/journey.ts';

test('a member binds a third-party account on the account page and lets it go again @desktop', async ({
  memberPage: page,
}) => {
  await page.goto('/home/user');
  await page.getByRole('button', { name: '绑定 微博' }).click();
  await expect(page.getByText('这是本机的模拟登录页')).toBeVisible();
  await page.getByRole('link', { name: '雨天读书' }).click();

  await expect(page).toHaveURL(/\/home\/user/u);
  await expect(page.getByText('雨天读书')).toBeVisible();
  await page.getByRole('button', { name: '解绑 微博' }).click();
  await page
    .getByRole('dialog', { name: /解绑后将不能用微博登录/u })
    .getByRole('button', { name: '解绑微博' })
    .click();
  await expect(page.getByRole('button', { name: '绑定 微博' })).toBeVisible();
  await expect(page.getByText('雨天读书')).toBeHidden();
});
