import { expect, test } from '../../stack/journey.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { readScreening } from '../../stack/browser/read-screening.ts';

const supplied = { hashId: 'Yun4bKa7FeiD', recipient: '云边调研（沙箱）' };

test('rules 2.26 and 3.37: a member knows what a partner’s task pays, agrees, withdraws, and is asked again', async ({
  memberPage: page,
}) => {
  const main = page.getByRole('main');
  await page.goto(`/task/detail/${supplied.hashId}`);
  const outcome = page.getByRole('region', { name: '每种结果会怎样' });
  await expect(outcome).toContainText('80 金币');
  await expect(outcome).toContainText('合作方确认后到账，最晚 14 天');
  const consent = page.getByRole('heading', { name: '开始前，请先确认资料使用' });
  await page.goto(`/task/go?task=${supplied.hashId}`);
  await expect(consent).toBeVisible();
  await page.getByRole('button', { name: '同意并继续' }).click();
  await expect(page.getByRole('heading', { name: '云边调研：咖啡与茶' })).toBeVisible();

  await page.goto('/home/user');
  await page.getByRole('button', { name: `撤回 向${supplied.recipient}提供信息的同意` }).click();
  await page.getByRole('button', { name: '撤回同意' }).click();
  await expect(main.getByText('已撤回', { exact: true })).toBeVisible();
  await page.goto(`/task/go?task=${supplied.hashId}`);
  await expect(consent).toBeVisible();
});

test('rules 3.39 and 4.28: a result has a receipt that a stranger can check, and its coins are found by their cause', async ({
  memberPage: page,
  browser,
}) => {
  const survey = questionnaireOn(page);
  await page.goto('/task/go?task=Lu3TqW8vKd5R');
  await survey.isAt('先认识一下你');
  await survey.pick('你一周有几天要通勤？', '不用通勤');
  await readScreening();
  await survey.next();
  await page.getByRole('link', { name: '开具凭证' }).click();
  await expect(page.getByText(/^签名有效/u)).toBeVisible();
  await page.getByRole('button', { name: '复制核对地址' }).waitFor();
  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: '下载凭证文件' }).click();
  const file = await (await saved).createReadStream();
  const text = Buffer.concat(await file.toArray()).toString();

  const stranger = await browser.newContext();
  const theirs = await stranger.newPage();
  await theirs.goto(new URL('/receipt', page.url()).href);
  await theirs.getByRole('textbox', { name: '凭证文件的内容' }).fill(text);
  await theirs.getByRole('button', { name: '核对' }).click();
  await expect(theirs.getByText(/^签名有效/u)).toBeVisible();
  await expect(theirs.getByRole('main')).toContainText('未入选');
  await theirs.getByRole('textbox', { name: '凭证文件的内容' }).fill(text.replace('未入选', '完成'));
  await theirs.getByRole('button', { name: '核对' }).click();
  await expect(theirs.getByText(/^签名不符/u)).toBeVisible();
  await stranger.close();

  await page.goto('/home/gold');
  await page.getByText('可用金币是哪些').click();
  await expect(page.getByText('任务 1 笔共 10')).toBeVisible();
});
