import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { codeOf } from '../../stack/servers/member-client.ts';

test('a visitor reads what this is, proves a mobile, agrees and is a member @both', async ({
  page,
  visitor,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('你的一句话，值得被认真对待');
  await page.getByRole('link', { name: '免费加入' }).first().click();

  await expect(page).toHaveURL(/\/login$/u);
  await page.getByLabel('手机号').fill(visitor.mobile);
  await page.getByLabel('我已阅读并同意').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/u)).toBeVisible();
  await page.getByLabel('验证码第 1 位').pressSequentially(await codeOf(addresses.api(), visitor.mobile));

  await expect(page.getByRole('heading', { name: '还差一步，欢迎加入' })).toBeVisible();
  await page.getByRole('button', { name: '加入芽言' }).click();

  await expect(page).toHaveURL(/\/home$/u);
  await expect(page.getByRole('region', { name: '金币余额' })).toContainText('0 金币');
  await expect(page.getByRole('region', { name: '签到' }).getByRole('listitem')).toHaveCount(7);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('nobody gets further without agreeing', async ({ page, visitor }) => {
  await page.goto('/login');
  await page.getByLabel('手机号').fill(visitor.mobile);
  await page.getByLabel('验证码第 1 位').pressSequentially('123456');

  const question = page.getByRole('dialog', { name: '请先阅读并同意' });
  await expect(question).toBeVisible();
  await question.getByRole('button', { name: '再看看' }).click();
  await expect(question).toBeHidden();
  await expect(page).toHaveURL(/\/login$/u);
  expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
});

test('a wrong code is reported with the number of tries left', async ({ page, visitor }) => {
  await page.goto('/login');
  await page.getByLabel('手机号').fill(visitor.mobile);
  await page.getByLabel('我已阅读并同意').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/u)).toBeVisible();
  const right = await codeOf(addresses.api(), visitor.mobile);
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, '0');
  await page.getByLabel('验证码第 1 位').pressSequentially(wrong);
  await expect(page.getByText('验证码不正确，还可再试 4 次')).toBeVisible();
});
