import { expect, test } from '../../stack/journey.ts';

test('a member comes from the home page by links alone to a draw, and back @phone', async ({
  memberPage: page,
}) => {
  await page.goto('/home');
  const strip = page.getByRole('region', { name: '签到' });
  await strip.getByRole('button', { name: '签到' }).click();
  await strip.getByRole('link', { name: /个活动得到机会，去看看/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: '活动' })).toBeVisible();

  await page.getByRole('link', { name: /天天幸运抽奖.*还有 1 次机会/u }).click();
  await expect(page.getByRole('heading', { level: 1, name: '天天幸运抽奖' })).toBeVisible();
  await page.getByRole('button', { name: '抽一次' }).click();
  const result = page.getByRole('dialog', { name: '开奖结果' });
  await expect(result.getByText(/^(?:恭喜抽中|这次没中)/u)).toBeVisible();
  await expect(async () => {
    await result.getByRole('button', { name: '知道了' }).click({ timeout: 1_000 });
    await expect(result).toBeHidden({ timeout: 1_000 });
  }).toPass();
  // The check-in is done, so the button's place leads to the tasks.
  await expect(page.getByRole('link', { name: '做任务 得机会' })).toHaveAttribute('href', '/task');
  await expect(page.getByRole('button', { name: '抽一次' })).toHaveCount(0);

  await page.getByRole('link', { name: '全部活动' }).click();
  await page.getByRole('link', { name: /天天幸运抽奖.*先得 1 次机会/u }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: '首页' }).last().click();
  const campaigns = page.getByRole('main').locator('section').filter({ hasText: '正在进行的活动' });
  await expect(campaigns.getByRole('link', { name: /每日一答.*今天还没答/u })).toBeVisible();
});

test('我的 and the account menu lead to the campaigns @both', async ({ memberPage: page, isMobile }) => {
  await page.goto(isMobile ? '/home/me' : '/home');
  if (!isMobile) await page.getByRole('button', { name: /的账号菜单$/u }).click();
  await page
    .getByRole(isMobile ? 'link' : 'menuitem', { name: '活动', exact: true })
    .first()
    .click();
  await expect(page).toHaveURL(/\/activity$/u);
  for (const kind of ['天天幸运抽奖', '芽言锦鲤抽奖', '每日一答', '圣诞暖冬抽奖', '端午好礼返场'])
    await expect(page.getByRole('link', { name: new RegExp(kind, 'u') })).toBeVisible();
  // Rule 10.12: the menu that led here stays.
  const menu = page.getByRole('navigation', { name: '我的', exact: true });
  if (isMobile) await expect(menu).toHaveCount(0);
  else {
    for (const name of ['课程', '我的讨论']) {
      await menu.getByRole('link', { name }).click();
      await expect(menu.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
  }
});
