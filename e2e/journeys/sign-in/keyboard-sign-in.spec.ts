import type { Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { answerCalls } from '../../stack/browser/mock-answers.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';
import { paste, pressOn, tabTo, typeInto } from '../../stack/browser/keyboard.ts';
import { callApi, codeOf, joinOver } from '../../stack/servers/member-client.ts';
import { newVisitor, type Visitor } from '../../stack/browser/visitor.ts';

const password = 'qing-ya-2026';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const firstDigit = (page: Page) => page.getByRole('textbox', { name: '验证码第 1 位' });

/** Agrees in the sheet, whose button has the focus. */
const giveConsent = async (page: Page): Promise<void> => {
  const question = page.getByRole('dialog', { name: '请先阅读并同意' });
  await expect(question.getByRole('button', { name: '同意并继续' })).toBeFocused();
  await page.keyboard.press('Enter');
};

/** Requests a code and gives the consent that is asked for first; then the focus is in the code field. */
const askCode = async (page: Page, { mobile }: Visitor): Promise<string> => {
  await typeInto(page, page.getByRole('textbox', { name: '手机号' }), mobile);
  await pressOn(page, button(page, '获取验证码'));
  await giveConsent(page);
  await expect(firstDigit(page)).toBeFocused();
  return await codeOf(addresses.api(), mobile);
};

const agree = (page: Page) => pressOn(page, page.getByRole('checkbox', { name: /我已阅读并同意/u }), 'Space');

/** The member code of a new member. */
const inviteCodeOf = async (): Promise<string> => {
  const inviter = newVisitor();
  const { token } = await joinOver(addresses.api(), inviter.mobile, inviter);
  const { data } = await callApi(addresses.api(), '/v1/users/account', { token });
  return (data as { memberCode: string }).memberCode;
};

test('by keyboard alone: a code is pasted, the requested consent given, an invitation corrected @desktop', async ({
  page,
  visitor,
}) => {
  await page.goto('/login');
  await paste(page, await askCode(page, visitor));
  const invitation = page.getByRole('textbox', { name: '邀请码（选填）' });
  await typeInto(page, invitation, 'YA000000');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main').getByText('邀请码不正确，可以不填')).toBeVisible();
  await expect(invitation).toBeFocused();
  await page.keyboard.press('Control+A');
  await page.keyboard.press('Delete');
  await pressOn(page, button(page, '加入芽言'));
  await expect(page).toHaveURL(/\/home$/u);
});

test('by keyboard alone: the tab of passwords, a wrong one, the right one @desktop', async ({
  page,
  visitor,
}) => {
  await page.goto('/login');
  await tabTo(page, page.getByRole('tab', { name: '验证码登录' }));
  await page.keyboard.press('ArrowRight');
  await typeInto(page, page.getByRole('textbox', { name: '手机号' }), visitor.mobile);
  const field = page.getByRole('textbox', { name: '密码', exact: true });
  await typeInto(page, field, password);
  await pressOn(page, button(page, '显示密码'), 'Space');
  await expect(field).toHaveValue(password);
  await agree(page);
  await pressOn(page, button(page, '登录'));
  await expect(page.getByRole('tabpanel').getByText('手机号或密码不正确')).toBeVisible();
  await expect(field).toBeFocused();
  await answerCalls(page, {
    'POST /auth/password/login': await joinOver(addresses.api(), visitor.mobile, visitor),
  });
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/home$/u);
});

test('by keyboard alone: a first visit through WeChat binds a mobile and joins @desktop', async ({
  page,
  visitor,
}) => {
  await page.goto('/login');
  await pressOn(page, page.getByRole('link', { name: '微信' }));
  await expect(page.getByText('这是本机的模拟登录页')).toBeVisible();
  await pressOn(page, page.getByRole('link', { name: '墨墨' }));
  await expect(page.getByRole('heading', { name: '绑定手机号' })).toBeVisible();
  await page.keyboard.type(await askCode(page, visitor));
  await expect(page.getByRole('heading', { name: '还差一步，欢迎加入' })).toBeVisible();
  await pressOn(page, button(page, '加入芽言'));
  await expect(page).toHaveURL(/\/home$/u);
});

test('by keyboard alone: a mobile that has an account is merged, having been seen @desktop', async ({
  page,
  visitor,
}) => {
  const session = await joinOver(addresses.api(), visitor.mobile, visitor);
  const merge = {
    state: 'mergeRequired',
    mergeTicket: 't'.repeat(32),
    nickname: '小芽',
    avatar: null,
    mobile: '139****5678',
  };
  await answerCalls(page, {
    'POST /v1/auth/sms/send': { resendAfterSeconds: 60 },
    'POST /v1/auth/sns/bind': merge,
  });
  await page.goto('/login');
  await pressOn(page, page.getByRole('link', { name: '微博' }));
  await pressOn(page, page.getByRole('link', { name: '乔木' }));
  await expect(page.getByRole('heading', { name: '绑定手机号' })).toBeVisible();
  await typeInto(page, page.getByRole('textbox', { name: '手机号' }), visitor.mobile);
  await pressOn(page, button(page, '获取验证码'));
  await giveConsent(page);
  await expect(firstDigit(page)).toBeFocused();
  await page.keyboard.type('048213');
  const question = page.getByRole('heading', { name: '该手机号已有账号，是否合并绑定？' });
  await expect(question).toBeFocused();
  await pressOn(page, button(page, '换一个手机号'));
  await expect(page.getByRole('textbox', { name: '手机号' })).toBeFocused();
  await tabTo(page, firstDigit(page));
  await page.keyboard.type('048213');
  await expect(question).toBeFocused();
  await answerCalls(page, { 'POST /v1/auth/sns/bind': { state: 'signedIn', ...session } });
  await pressOn(page, button(page, '合并绑定并登录'));
  await expect(page).toHaveURL(/\/home$/u);
});

test('by keyboard alone: a scanned code is confirmed, or refused one stop further @desktop', async ({
  memberPage: page,
  browser,
}) => {
  const desktop = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': newVisitor().address } });
  const asking = await desktop.newPage();
  for (const [name, outcome] of [
    ['取消', '已取消'],
    ['确认登录', '已确认登录'],
  ] as const) {
    const answer = asking.waitForResponse((response) => response.url().includes('/v1/auth/qrcode/login'));
    await asking.goto(`${addresses.member()}/login`);
    const { data } = (await (await answer).json()) as { data: { content: string } };
    await page.goto(data.content);
    await pressOn(page, button(page, name));
    await expect(page.getByRole('heading', { name: outcome, exact: true })).toBeVisible();
  }
  await desktop.close();
});

test('by keyboard alone: an invitation is typed in and joined by @desktop', async ({ page, visitor }) => {
  await page.goto('/invite');
  await typeInto(page, page.getByRole('textbox', { name: '邀请码' }), await inviteCodeOf());
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /邀请你加入芽言/u })).toBeVisible();
  const code = await askCode(page, visitor);
  await tabTo(page, firstDigit(page), 'Shift+Tab');
  await page.keyboard.type(code);
  await expect(page).toHaveURL(/\/home$/u);
});

test('by keyboard alone: a member names who invited them; sensitive attributes are consented to @desktop', async ({
  page,
  context,
  visitor,
}) => {
  const inviteCode = await inviteCodeOf();
  await storeSession(context, await joinOver(addresses.api(), visitor.mobile, visitor));
  await page.goto(`/invite?code=${inviteCode}`);
  await pressOn(page, button(page, '记为我的邀请人'));
  await expect(page.getByText(/是你的邀请人/u)).toBeVisible();
  await page.goto('/user/survey?part=private');
  await pressOn(page, button(page, '同意并继续'));
  await expect(page.getByText('你个人每月的收入').first()).toBeVisible();
});
