import type { Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { demoGroupHash as hash, demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeGroupSession, storeSession } from '../../stack/browser/store-session.ts';
import { codeOf } from '../../stack/servers/member-client.ts';

/** One respondent for each window size, because "answer first" needs somebody who hasn't answered. */
const respondents = { phone: '13800000014', desktop: '13800000013' };
const topic = '第二天：路上的早餐';
const section = '常去的那家店';
const others = '班车站对面的鸡蛋灌饼';

const signIn = async (page: Page, mobile: string): Promise<void> => {
  await page.goto(`${addresses.bbs()}/bbs/${hash}`);
  await expect(page.getByRole('heading', { name: '早餐习惯讨论小组' })).toBeVisible();
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('我已阅读并同意').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/u)).toBeVisible();
  await page.getByLabel('验证码第 1 位').pressSequentially(await codeOf(addresses.api(), mobile));
  await expect(page).toHaveURL(/\/topic$/u);
};

const openTopic = async (page: Page): Promise<void> => {
  await page.getByRole('main').getByRole('link', { name: topic }).click();
  await expect(page.getByRole('heading', { level: 1, name: topic })).toBeVisible();
};

test('a respondent answers with a photo and then sees the others; the host sees both arrive @both', async ({
  page,
  browser,
}, { project }) => {
  const mobile = project.name === 'phone' ? respondents.phone : respondents.desktop;
  const answer = `小区门口的煎饼摊，我在${project.name}上写，每天出门必经，第一次是被香味叫住的。`;

  const hosting = await browser.newContext();
  await storeGroupSession(hosting, hash, demoSessions().host);
  const host = await hosting.newPage();
  await host.goto(`${addresses.bbs()}/topic`);
  await openTopic(host);
  await expect(host.getByRole('region', { name: section }).getByText(others)).toBeVisible();
  await expect(host.getByText(answer)).toHaveCount(0);

  await signIn(page, mobile);
  await openTopic(page);
  const question = page.getByRole('region', { name: section });
  await expect(question.getByText(/再看大家怎么说（已有/u)).toBeVisible();
  await expect(page.getByText(others)).toHaveCount(0);
  await question.getByLabel('你的回答').fill(answer);
  await question.locator('input[type=file]').setInputFiles({
    name: '张三的煎饼.png',
    mimeType: 'image/png',
    buffer: await page.screenshot({ clip: { x: 0, y: 0, width: 320, height: 240 } }),
  });
  await expect(question.getByRole('img', { name: '张三的煎饼.png' })).toBeVisible();
  await expect(question.getByRole('progressbar')).toHaveCount(0);
  await question.getByRole('button', { name: '提交回答' }).click();

  await expect(question.getByText(others)).toBeVisible();
  await expect(question.getByText(answer).first()).toBeVisible();
  const shown = host.getByRole('region', { name: section });
  await expect(shown.getByText(answer)).toBeVisible();
  // The host sees the photo, and not the name it had on the respondent's device.
  await shown.getByRole('button', { name: '看大图：图片' }).last().click();
  const large = host.getByRole('dialog').locator('img');
  await expect(large).toHaveJSProperty('naturalWidth', 320);
  await expect(host.getByText('张三的煎饼')).toHaveCount(0);
  await hosting.close();
});

test('someone who is not invited cannot enter', async ({ page, visitor }) => {
  await page.goto(`${addresses.bbs()}/bbs/${hash}`);
  await page.getByLabel('手机号').fill(visitor.mobile);
  await page.getByLabel('我已阅读并同意').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/u)).toBeVisible();
  await page.getByLabel('验证码第 1 位').pressSequentially('123456');
  await expect(page.getByText('验证码不正确，还可再试 4 次')).toBeVisible();
  await expect(page).toHaveURL(new RegExp(`/bbs/${hash}$`, 'u'));
});

test('logging out returns to the login page of the group', async ({ page, context }) => {
  await storeGroupSession(context, hash, demoSessions().host);
  await page.goto(`${addresses.bbs()}/bbs/${hash}`);
  await expect(page).toHaveURL(/\/topic$/u);
  // The host's session is shared by other journeys: it must not end on the server.
  await page.route('**/api/v1/auth/logout*', (route) => route.abort());
  await page.getByRole('button', { name: /的账号菜单$/u }).click();
  await page.getByRole('menuitem', { name: '退出登录' }).click();
  const question = page.getByRole('dialog', { name: '确定退出登录？' });
  await question.getByRole('button', { name: '退出登录' }).click();
  await expect(page).toHaveURL(new RegExp(`/bbs/${hash}$`, 'u'));
  await expect(page.getByRole('heading', { name: '登录讨论小组' })).toBeVisible();
});

test('one tap leads an invited member from the task into the group', async ({ page, context }) => {
  await storeSession(context, demoSessions().invited);
  await page.goto(`${addresses.member()}/task/detail/${hash}`);
  await page.getByRole('button', { name: '在讨论网站打开' }).click();
  await expect(page).toHaveURL(new RegExp(`^${addresses.bbs()}/topic$`, 'u'));
  await expect(page.getByRole('main').getByRole('link', { name: topic })).toBeVisible();
});
