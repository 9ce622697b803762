import type { Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { readScreening } from '../../stack/browser/read-screening.ts';
import { expect, test } from '../../stack/journey.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';

const task = '咖啡与茶：你的一天';
const hashId = 'Yun4bKa7FeiD';

/** Goes from the task's page through its consent to the supplier. Resolves to the supplier's id of the visit. */
const leaveFor = async (page: Page): Promise<string> => {
  await page.goto(`/task/detail/${hashId}`);
  await page.getByRole('link', { name: /^开始答题/u }).click();
  await expect(page.getByRole('heading', { name: '开始前，请先确认资料使用' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('云边调研');
  await page.getByRole('button', { name: '同意并继续' }).click();
  await expect(page.getByRole('heading', { name: '云边调研：咖啡与茶' })).toBeVisible();
  return new URL(page.url()).searchParams.get('sid') ?? '';
};

/** Makes the supplier send a postback that a visit was completed. */
const postComplete = async (page: Page, sid: string): Promise<void> => {
  const form = { sid, do: 'complete' };
  await expect(await page.request.post(`${addresses.sandbox()}/supplier/tell`, { form })).toBeOK();
};

interface Answers {
  coffee: string;
  time?: string;
  browser?: string;
  telling?: string;
}

const answer = async (page: Page, { coffee, time = '早上', browser, telling }: Answers): Promise<void> => {
  await page.getByLabel(coffee).check();
  await page.getByLabel(time).check();
  await page.getByText('沙箱控制').click();
  if (browser) await page.getByLabel(browser).check();
  if (telling) await page.getByLabel(telling, { exact: true }).check();
  await page.getByRole('button', { name: '提交' }).click();
};

test('a complete elsewhere is paid as pending at the signed return, and arrives with the postback @phone', async ({
  memberPage: page,
}) => {
  const sid = await leaveFor(page);
  const isHearing = page.waitForResponse('**/v1/live*');
  await answer(page, { coffee: '经常喝', telling: '不发' });
  await expect(page).toHaveURL(/\/task\/back\?result=/u);
  const main = page.getByRole('main');
  await expect(page.getByRole('heading', { level: 1, name: '答完啦，谢谢你的想法' })).toBeVisible();
  await expect(main).toContainText('+80');
  await expect(main).toContainText('审核中');
  await isHearing;
  await postComplete(page, sid);
  await expect(main).toContainText(/80 金币\s*已到账/u);
  await page.goto('/home/task');
  const record = page.getByRole('main').getByRole('listitem').filter({ hasText: task });
  await expect(record).toContainText('+80');
  await expect(record).toContainText('已到账');
});

test('screened out elsewhere pays the consolation; what the address says later changes nothing @phone', async ({
  memberPage: page,
}) => {
  await leaveFor(page);
  await readScreening();
  await answer(page, { coffee: '从不喝', telling: '再发一个相反的结果' });
  await expect(page).toHaveURL(/\/task\/back\?result=/u);
  await expect(page.getByRole('main')).toContainText('你的回答没问题');
  await expect(page.getByRole('main')).toContainText('+10');
  const result = page.url();
  await page.goto(`${result}&st=complete&sig=forged`);
  await expect(page.getByRole('main')).toContainText('你的回答没问题');
  await page.goto('/home/gold');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: task })).toHaveCount(1);
});

test('a supplier that never sends the browser back reports by postback only, and the record is found @phone', async ({
  memberPage: page,
}) => {
  const sid = await leaveFor(page);
  await answer(page, { coffee: '经常喝', browser: '停在这里，不返回', telling: '不发' });
  await expect(page.getByText('不会让浏览器返回')).toBeVisible();
  await page.goto('/home/task');
  const record = page.getByRole('main').getByRole('listitem').filter({ hasText: task });
  await record.getByRole('link', { name: task }).click();
  await page.getByRole('link', { name: '已经答完了' }).click();
  await expect(page.getByRole('heading', { name: '结果还没传回来' })).toBeVisible();
  await expect(page.getByText('查询编号', { exact: true })).toBeVisible();
  await postComplete(page, sid);
  await expect(page).toHaveURL(/\/task\/back\?result=/u);
  await expect(page.getByRole('main')).toContainText(/80 金币\s*已到账/u);
});

test('a forged return shows that the result is not known, and pays nothing @phone', async ({
  memberPage: page,
}) => {
  await leaveFor(page);
  await answer(page, { coffee: '经常喝', browser: '返回，但签名是错的', telling: '不发' });
  await expect(page).toHaveURL(/\/task\/back\/failure\?session=/u);
  await expect(page.getByRole('heading', { name: '结果还没传回来' })).toBeVisible();
  await page.goto('/home/gold');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: task })).toHaveCount(0);
});

test("an agent's person answers without an account and ends signed at the agent, once @phone", async ({
  page,
}) => {
  await page.goto(`${addresses.sandbox()}/agent`);
  const link = await page.getByRole('link', { name: '去作答' }).getAttribute('href');
  await page.getByRole('link', { name: '去作答' }).click();
  await expect(page).toHaveURL(/\/task\/agent\/go\?visit=/u);
  const survey = questionnaireOn(page);
  await page.reload();
  await survey.pick('你平时一周有几天吃早餐？', '从来不吃');
  await survey.next();
  await expect(page).toHaveURL(/\/agent\/end\/screenedOut/u);
  await expect(page.getByText('签名有效')).toBeVisible();
  await expect(page.getByText('wave-7')).toBeVisible();
  await page.goto(link ?? '');
  await expect(page).toHaveURL(/\/agent\/end\/duplicate/u);
  await expect(page.getByText('签名有效')).toBeVisible();
});

test('an open link ends on our own page @phone', async ({ page }) => {
  await page.goto('/cloud/survey/go?sid=Kai2Wen8JuAn');
  await expect(page).toHaveURL(/\/cloud\/survey\/go\?visit=/u);
  await expect(page.getByRole('heading', { level: 1, name: '上下班路上：通勤出行' })).toBeVisible();
  await page.goto('/cloud/survey/go?sid=nobody000000');
  await expect(page.getByText('这个链接不完整或已停用')).toBeVisible();
});
