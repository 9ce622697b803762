import type { Browser, Page } from '@playwright/test';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { newVisitor } from '../../stack/browser/visitor.ts';
import { waitForPages } from '../../stack/browser/wait-for-page.ts';
import { expect, test } from '../../stack/journey.ts';
import { addresses } from '../../stack/servers/addresses.ts';
import { codeOf } from '../../stack/servers/member-client.ts';
import { importShortTask } from '../../stack/servers/short-task.ts';

const SIZE = 4;

/** Somebody of the family with a phone of their own. All phones have the address of this journey. */
const openPhone = async (browser: Browser): Promise<Page> => {
  const context = await browser.newContext();
  waitForPages(context);
  return await context.newPage();
};

const join = async (page: Page, mobile: string): Promise<void> => {
  await page.goto('/login');
  await page.getByLabel('手机号').fill(mobile);
  await page.getByLabel('我已阅读并同意').check();
  await page.getByRole('button', { name: '获取验证码' }).click();
  await expect(page.getByText(/验证码已发送至/u)).toBeVisible();
  await page.getByLabel('验证码第 1 位').pressSequentially(await codeOf(addresses.api(), mobile));
  await page.getByRole('button', { name: '加入芽言' }).click();
  await expect(page).toHaveURL(/\/home$/u);
};

const answer = async (page: Page, task: string): Promise<void> => {
  await page.goto(`/task/go?task=${task}`);
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  await survey.pick('你平时一周有几天吃早餐？', '四到六天');
  await survey.next();
  await survey.isAt('你的早餐');
  await survey.pick('早餐你常吃什么？', '粥', '鸡蛋');
  await survey.pick('这些早餐通常从哪里来？', '自己或家人做');
  await survey.pick('对现在的早餐，你满意吗？', '4');
  await survey.next();
  await expect(page).toHaveURL(/\/task\/back\?result=/u);
  await expect(page.getByRole('main')).toContainText('+20 金币');
};

test('four people of a family behind one address join, answer their first questionnaire and see their coins @phone', async ({
  browser,
}) => {
  test.slow();
  const task = await importShortTask('survey/short.json', '一家人的早餐', { host: { minimumSeconds: 0 } });
  const family = await Promise.all(
    Array.from({ length: SIZE }, async () => {
      const [page, { mobile }] = [await openPhone(browser), newVisitor()];
      await join(page, mobile);
      await answer(page, task);
      await page.goto('/home');
      return page;
    }),
  );
  for (const page of family)
    await expect(page.getByRole('region', { name: '金币余额' })).toContainText('20 金币');
  await Promise.all(family.map(async (page) => await page.context().close()));
});
