import type { Page } from '@playwright/test';
import { expect, test } from '../../stack/journey.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';

const start = '/task/go?task=Zao7kQ2mXn1B';
const choice = '自己或家人做';

test('the network drops in the middle of a page: answers are kept, and sent when it is back @phone', async ({
  memberPage: page,
  context,
  browser,
}) => {
  await page.goto('/task/go?task=Lu3TqW8vKd5R');
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  await survey.pick('你一周有几天要通勤？', '三到四天');
  await survey.pick('最主要用哪种方式？', '自己开车');
  await survey.next();
  await survey.isAt('你的路程');

  await context.setOffline(true);
  await page.getByLabel('大约几分钟').fill('35');
  await survey.show('通常几点出门？');
  await page.getByLabel('通常几点出门？').fill('08:10');
  await page.getByLabel('通常几点出门？').blur();
  const waits = page.getByText('网络断开，答案已存好，联网后自动提交');
  await expect(waits).toBeVisible();
  await survey.next();
  await expect(waits).toBeVisible();

  await context.setOffline(false);
  await survey.isAt('自己开车');

  const elsewhere = await browser.newContext();
  await elsewhere.addCookies(await context.cookies());
  const other = await elsewhere.newPage();
  await other.goto(page.url());
  const there = questionnaireOn(other);
  await there.isAt('自己开车');
  await there.backTo('通常几点出门？');
  await expect(other.getByLabel('通常几点出门？')).toHaveValue('08:10');
  await there.backTo('说说单程的情况');
  await expect(other.getByLabel('大约几分钟')).toHaveValue('35');
  await elsewhere.close();
});

/** Answers the rest of the commuters' questionnaire without a network, and presses 提交. */
const finishOffline = async (page: Page): Promise<void> => {
  const survey = questionnaireOn(page);
  await page.context().setOffline(true);
  await page.getByLabel('大约几分钟').fill('35');
  await page.getByLabel('大约几公里').fill('12');
  await survey.show('通常几点出门？');
  await page.getByLabel('通常几点出门？').fill('08:10');
  await page.getByLabel('通常几点出门？').blur();
  await survey.next();
  await survey.isAt('自己开车');
  await survey.pick('你的车用什么能源？', '汽油');
  await survey.write('上班时停车一个月多少元？', '300');
  await survey.next();
  await survey.isAt('你的期待');
  await survey.show('最希望先改善哪一点？');
  const unranked = page.getByRole('list', { name: '还没排' });
  for (const choice of ['路上更快', '更舒服', '更省钱', '更环保'])
    await unranked.getByRole('button', { name: choice }).click();
  await survey.next();
  await expect(
    page.getByText('题目都答完了，还没提交。答案已存好，联网后自动提交，可以先去别的页面'),
  ).toBeVisible();
};

test('once in, a whole questionnaire is answered without a network and handed in when it is back @phone', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/task/go?task=Lu3TqW8vKd5R');
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  await survey.pick('你一周有几天要通勤？', '三到四天');
  await survey.pick('最主要用哪种方式？', '自己开车');

  await context.setOffline(true);
  await survey.next();
  await expect(page.getByText('这一部分要由服务器确认你是否入选。答案已存好，联网后自动继续')).toBeVisible();
  await context.setOffline(false);
  await survey.isAt('你的路程');

  await finishOffline(page);
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/task\/back\?result=/u);
});

test('a questionnaire finished without a network is handed in from the page where the member is when it is back @phone', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/task/detail/Lu3TqW8vKd5R');
  await page.getByRole('link', { name: '开始答题' }).click();
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  await survey.pick('你一周有几天要通勤？', '三到四天');
  await survey.pick('最主要用哪种方式？', '自己开车');
  await survey.next();
  await survey.isAt('你的路程');
  // Without a network the task's page knows only what it has loaded.
  await page.getByRole('link', { name: '稍后再答' }).click();
  await page.getByRole('link', { name: '继续答题' }).click();
  await survey.isAt('你的路程');

  await finishOffline(page);
  await page.getByRole('link', { name: '稍后再答' }).click();
  await expect(page).toHaveURL(/\/task\/detail\//u);
  await expect(page.getByText('答完了，还没提交，联网后自动提交')).toBeVisible();
  await context.setOffline(false);
  // So fast a questionnaire is handed in and ends without the full pay.
  await expect(page.getByText(/「.+」(?:已提交，\+\d+ 金币已到账|没有完成，没有金币)/u)).toBeVisible();
  await expect(page.getByRole('link', { name: '看这次的记录' })).toHaveAttribute(
    'href',
    /^\/task\/back\?result=/u,
  );
  await expect(page.getByRole('link', { name: '查看结果' })).toBeVisible();
  await expect(page).toHaveURL(/\/task\/detail\//u);
  await expect(page.getByText('答完了，还没提交，联网后自动提交')).toHaveCount(0);
});

test('a reload loses no answer, sent or not @phone', async ({ memberPage: page }) => {
  await page.goto(start);
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  await survey.pick('你平时一周有几天吃早餐？', '四到六天');
  await survey.next();
  await survey.isAt('你的早餐');
  await survey.pick('早餐你常吃什么？', '粥', '鸡蛋');
  await survey.pick('这些早餐通常从哪里来？', choice);
  await expect(page.getByText('已保存')).toBeVisible();

  await page.reload();
  await survey.isAt('你的早餐');
  await survey.backTo('早餐你常吃什么？');
  for (const food of ['粥', '鸡蛋'])
    await expect(page.getByRole('checkbox', { name: food, exact: true })).toBeChecked();
  await survey.show('这些早餐通常从哪里来？');
  await expect(page.getByRole('radio', { name: choice, exact: true })).toBeChecked();
  await survey.backTo('你平时一周有几天吃早餐？');
  await expect(page.getByRole('radio', { name: '四到六天' })).toBeChecked();
});

test('answers of a questionnaire that was left without a network are sent from another page @phone', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/task/detail/Zao7kQ2mXn1B');
  await page.getByRole('link', { name: '开始答题' }).click();
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  // Without the runner's files the page could only say that there is no network.
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await context.setOffline(true);
  await survey.pick('你平时一周有几天吃早餐？', '四到六天');
  await expect(page.getByText('网络断开，答案已存好，联网后自动提交')).toBeVisible();
  await page.getByRole('link', { name: '稍后再答' }).click();
  await expect(page).toHaveURL(/\/task\/detail\//u);
  // The page was read before the start.
  await expect(page.getByRole('link', { name: /^继续答题（第 1 题）$/u })).toBeVisible();
  await expect(page.getByText('上次答到第 1 题，答案已存好，联网后自动提交')).toBeVisible();
  // The page may have been posted before it was left: a choice leads on by itself.
  const sent = page.waitForResponse(
    (response) =>
      /\/process\/sessions\/[^/]+\/(?:drafts|pages)$/u.test(new URL(response.url()).pathname) &&
      response.ok(),
  );
  await context.setOffline(false);
  await sent;
  await page.goto(start);
  await survey.backTo('你平时一周有几天吃早餐？');
  await expect(page.getByRole('radio', { name: '四到六天' })).toBeChecked();
});
