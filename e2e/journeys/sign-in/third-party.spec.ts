import type { Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { codeOf } from '../../stack/servers/member-client.ts';

const parties = ['微信', 'QQ', '微博', '支付宝'];
/** A person of the sandbox that no other journey uses. */
const person = '林间小路';

const leaveFor = async (page: Page, name: string, who = person): Promise<void> => {
  await page.getByRole('region', { name: '其他方式登录' }).getByRole('link', { name }).click();
  await expect(page.getByText('这是本机的模拟登录页')).toBeVisible();
  await page.getByRole('link', { name: who }).click();
};

for (const name of parties) {
  test(`a visitor joins through ${name}, binds a mobile, and is signed in by it the next time @desktop`, async ({
    page,
    visitor,
    context,
  }) => {
    await page.goto('/login');
    await leaveFor(page, name);

    await expect(page.getByRole('heading', { name: '绑定手机号' })).toBeVisible();
    await expect(page.getByText(person)).toBeVisible();
    await page.getByLabel('手机号').fill(visitor.mobile);
    await page.getByLabel('我已阅读并同意').check();
    await page.getByRole('button', { name: '获取验证码' }).click();
    await expect(page.getByText(/验证码已发送至/u)).toBeVisible();
    await page.getByLabel('验证码第 1 位').pressSequentially(await codeOf(addresses.api(), visitor.mobile));
    await expect(page.getByRole('heading', { name: '还差一步，欢迎加入' })).toBeVisible();
    await page.getByRole('button', { name: '加入芽言' }).click();
    await expect(page).toHaveURL(/\/home$/u);

    // Leaves the site first, because a page that loses its token navigates to the login by itself.
    await page.goto('about:blank');
    await context.clearCookies();
    await page.goto('/login');
    await leaveFor(page, name);
    await expect(page).toHaveURL(/\/home$/u);
    await expect(page.getByRole('region', { name: '金币余额' })).toBeVisible();
  });
}

test('a mobile that has an account gets the third-party account bound to it, once its holder has seen which @desktop', async ({
  page,
}) => {
  const observer = '13800000012'; // No other journey signs in as them: only one code a minute is allowed.
  await page.goto('/login');
  await leaveFor(page, 'QQ', '糖糖不加糖');
  await page.getByLabel('手机号').fill(observer);
  await page.getByLabel('我已阅读并同意').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/u)).toBeVisible();
  await page.getByLabel('验证码第 1 位').pressSequentially(await codeOf(addresses.api(), observer));
  await expect(page.getByRole('heading', { name: '该手机号已有账号，是否合并绑定？' })).toBeVisible();
  await expect(page.getByText('观察员小露')).toBeVisible();
  await page.getByRole('button', { name: '合并绑定并登录' }).click();
  await expect(page).toHaveURL(/\/home$/u);

  await page.goto('/home/user');
  const bindings = page.getByRole('region', { name: '第三方账号' });
  await expect(bindings.getByText('糖糖不加糖')).toBeVisible();
  await expect(bindings.getByRole('button', { name: '解绑 QQ' })).toBeVisible();
});

test('someone who does not agree at the third party comes back to other ways in @desktop', async ({
  page,
}) => {
  await page.goto('/login');
  await page.getByRole('region', { name: '其他方式登录' }).getByRole('link', { name: 'QQ' }).click();
  await page.getByRole('link', { name: '不同意授权' }).click();
  await expect(page).toHaveURL(/\/open\/qq\/callback\.php/u);
  await expect(page.getByRole('link', { name: /返回登录|换一种方式登录/u })).toBeVisible();
});

test('a return that somebody else began signs nobody in @desktop', async ({
  page,
  browser,
  visitor,
  baseURL,
}) => {
  const attacker = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': visitor.address } });
  const theirs = await attacker.newPage();
  await theirs.goto(`${baseURL ?? ''}/login`);
  await theirs.getByRole('region', { name: '其他方式登录' }).getByRole('link', { name: '微信' }).click();
  const agree = theirs.getByRole('link', { name: '南来北往' });
  const allowed = new URL((await agree.getAttribute('href')) ?? '', theirs.url());
  const answer = await theirs.request.get(allowed.href, { maxRedirects: 0 });

  await page.goto(answer.headers()['location'] ?? '');
  await expect(page.getByText(/已失效|重新/u).first()).toBeVisible();
  expect((await page.context().cookies()).filter(({ name }) => name === 'token')).toEqual([]);
  await attacker.close();
});
