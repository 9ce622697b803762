import { type Browser, expect, type Page } from '@playwright/test';
import { callApi, codeOf, joinOver, succeed } from '../servers/member-client.ts';
import type { Stack } from '../servers/stack.ts';
import { questionnaireOn } from './questionnaire.ts';
import { sessionCookies } from './store-session.ts';
import { newVisitor, type Visitor } from './visitor.ts';

/** A new member of a product, and their browser. */
export interface Newcomer {
  id: string;
  visitor: Visitor;
  token: string;
  page: Page;
}

/** Somebody joins by calls, and opens the member site. Who asked closes the page's context. */
export const joined = async (browser: Browser, { api, member }: Stack): Promise<Newcomer> => {
  const visitor = newVisitor();
  const session = await joinOver(api, visitor.mobile, visitor);
  const { id } = await succeed<{ id: string }>(callApi(api, '/v1/users/account', { token: session.token }));
  const context = await browser.newContext({
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    baseURL: member,
    extraHTTPHeaders: { 'x-forwarded-for': visitor.address },
  });
  await context.addCookies(sessionCookies(member, session));
  await context.addInitScript("if (origin !== 'null') localStorage.setItem('homeTour', '1')");
  return { id, visitor, token: session.token, page: await context.newPage() };
};

/** Somebody joins on the member site by mobile and code. */
export const joinOn = async (page: Page, { api, member }: Stack, mobile: string): Promise<void> => {
  await page.goto(`${member}/login`);
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('我已阅读并同意').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/u)).toBeVisible();
  await page.getByLabel('验证码第 1 位').pressSequentially(await codeOf(api, mobile));
  await page.getByRole('button', { name: '加入芽言' }).click();
  await expect(page).toHaveURL(/\/home$/u);
};

/** Answers the questionnaire about breakfast from the wall. */
export const answerBreakfast = async (page: Page, member: string, task: string): Promise<void> => {
  await page.goto(`${member}/task`);
  await page.getByRole('article').filter({ hasText: task }).getByRole('link').click();
  await page.getByRole('link', { name: /^开始答题/u }).click();
  const survey = questionnaireOn(page);
  await survey.pick('你平时一周有几天吃早餐？', '每天都吃');
  await survey.next();
  await survey.pick('早餐你常吃什么？', '鸡蛋');
  await survey.pick('这些早餐通常从哪里来？', '自己或家人做');
  await survey.pick('对现在的早餐，你满意吗？', '4');
  await survey.next();
  await expect(page.getByRole('heading', { level: 1, name: '答完啦，谢谢你的想法' })).toBeVisible();
};

/** Who exchanges coins has a real name. The sandbox decides by the last digits of the number. */
export const verifyOn = async (page: Page, member: string): Promise<void> => {
  await page.goto(`${member}/home/user?edit=verify`);
  const dialog = page.getByRole('dialog', { name: '实名认证' });
  await dialog.getByRole('textbox', { name: '姓名' }).fill('王小明');
  await dialog.getByRole('textbox', { name: '身份证号' }).fill('310104199105062115');
  await dialog.getByRole('checkbox', { name: /敏感个人信息/u }).check();
  await dialog.getByRole('button', { name: '提交认证' }).click();
  await expect(page.getByRole('region', { name: '实名认证' }).getByText('已认证')).toBeVisible();
};

/** Buys a benefit of card codes, and reads the code. */
export const buyCode = async (page: Page, member: string, title: string): Promise<string> => {
  await page.goto(`${member}/exchange`);
  await page.getByRole('main').getByRole('link', { name: title }).click();
  await page.getByRole('button', { name: /金币兑换$/u }).click();
  await page.getByRole('dialog').getByRole('button', { name: '确认兑换' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '兑换成功，卡密已发放' })).toBeVisible();
  await page.getByRole('button', { name: '显示卡密' }).click();
  return (await page.getByText(/^[A-Z]+-\d+$/u).textContent()) ?? '';
};

/** Hands two photos in for a task. */
export const handInPhotos = async (page: Page, member: string, task: string): Promise<void> => {
  await page.goto(`${member}/task/detail/${task}`);
  const buffer = await page.screenshot();
  await page.getByRole('button', { name: '开始拍照' }).click();
  for (const number of [1, 2]) {
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: `早餐${number}.png`, mimeType: 'image/png', buffer });
    await page.getByLabel(`第 ${number} 张的说明`).fill(`今早吃的第 ${number} 样`);
  }
  await page.getByRole('button', { name: '提交审核' }).click();
  await expect(page.getByRole('heading', { name: '提交审核中' })).toBeVisible();
};

/** Asks for a second look at the result of a task. */
export const appeal = async (page: Page, member: string, task: string, text: string): Promise<void> => {
  await page.goto(`${member}/home/task`);
  await page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ hasText: task })
    .getByRole('link')
    .first()
    .click();
  const main = page.getByRole('main');
  await main.getByText('对结果有疑问').click();
  await main.getByRole('link', { name: '提交反馈' }).click();
  await main.getByLabel('申诉理由').fill(text);
  await main.getByRole('button', { name: '提交' }).click();
  await expect(main.getByText(/T\d{8}-[0-9A-Z]{6}/u)).toBeVisible();
};
