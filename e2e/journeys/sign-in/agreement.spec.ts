import type { Page } from '@playwright/test';
import { expect, test } from '../../stack/journey.ts';

/** Tells the browser that the agreement has changed, until it agrees. The server's rule has its own tests. */
const changeAgreement = async (page: Page): Promise<void> => {
  await page.route('**/v1/users/account*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    await route.fulfill({ response, json: { ...answer, data: { ...answer.data, agreementDue: true } } });
  });
};

test('the page to agree to a changed agreement comes first, and then leads where the member was going', async ({
  memberPage: page,
}) => {
  await changeAgreement(page);
  await page.goto('/home/gold');
  await expect(page).toHaveURL(/\/agreement\?from=%2Fhome%2Fgold$/u);
  const question = page.getByRole('region', { name: '协议更新了，继续前请再看一遍' });
  await question.getByRole('button', { name: '同意并继续' }).click();
  await expect(question.getByText('请先阅读并勾选同意')).toBeVisible();
  await question.getByRole('checkbox').press('Space');
  const kept = page.waitForResponse((response) => response.url().includes('/v1/users/agreement'));
  await question.getByRole('button', { name: '同意并继续' }).press('Enter');
  expect(((await (await kept).json()) as { code: number }).code).toBe(200);
  await expect(page).toHaveURL(/\/home\/gold$/u);
  await expect(page.getByRole('heading', { level: 1, name: '金币明细' })).toBeVisible();
});

test('a member who does not agree keeps everything, reaches their own data, and signs out', async ({
  memberPage: page,
}) => {
  await changeAgreement(page);
  await page.goto('/task');
  const question = page.getByRole('region', { name: '协议更新了，继续前请再看一遍' });
  await question.getByText('暂不同意').click();
  await expect(question.getByText(/金币、卡券和记录都会原样保留/u)).toBeVisible();
  await question.getByRole('link', { name: '下载数据或注销账号' }).click();
  await expect(page.getByRole('heading', { name: '隐私中心' })).toBeVisible();
  await page.goBack();
  await question.getByText('暂不同意').click();
  await question.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(/\/login$/u);
});

test('printed from the dark scheme, the agreement is its text alone, black on white', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/agreement');
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).not.toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'print' });
  await expect(title).toHaveCSS('color', 'rgb(0, 0, 0)');
  for (const role of ['banner', 'contentinfo', 'button'] as const)
    await expect(page.getByRole(role)).toHaveCount(0);
});
