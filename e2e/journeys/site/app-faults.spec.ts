import type { Page } from '@playwright/test';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { workerOf } from '../../stack/browser/worker-of.ts';
import { expect, test } from '../../stack/journey.ts';
import { serveReleases } from '../../stack/servers/releases.ts';

test.use({ serviceWorkers: 'allow' });

/** Whether the page on screen is of the release that came later. */
const isNew = async (page: Page): Promise<boolean> =>
  await page.evaluate<boolean>("document.querySelector('#first-pages').textContent.includes('Next')");

const offer = '芽言有新版本，更新只要几秒';

test('a release reaches a tab that asks for it, and leaves a questionnaire in another alone @phone', async ({
  memberPage: page,
  context,
}) => {
  const site = await serveReleases();
  await page.goto(`${site.url}/home`);
  await workerOf(page);
  const answering = await context.newPage();
  await answering.goto(`${site.url}/task/go?task=Lu3TqW8vKd5R`);
  const survey = questionnaireOn(answering);
  await survey.isAt('先认识一下你');
  await survey.pick('你一周有几天要通勤？', '三到四天');
  await survey.pick('最主要用哪种方式？', '自己开车');
  await survey.next();
  await survey.isAt('你的路程');

  await site.release();
  await page.bringToFront();
  await page.evaluate('navigator.serviceWorker.getRegistration().then((worker) => worker.update())');
  await expect(page.getByText(offer)).toBeVisible();
  expect(await isNew(page)).toBe(false);
  await page.getByRole('button', { name: '更新' }).click();
  await expect.poll(async () => await isNew(page).catch(() => false)).toBe(true);
  await expect(page.getByText(offer)).toHaveCount(0);

  await answering.bringToFront();
  await answering.getByLabel('大约几分钟').fill('35');
  await expect(answering.getByText('已保存')).toBeVisible();
  await expect(answering.getByText(offer)).toHaveCount(0);
  expect(await isNew(answering)).toBe(false);

  // The old release never loaded this page, and its file is gone.
  await answering.getByRole('link', { name: '稍后再答' }).click();
  await expect.poll(async () => await isNew(answering).catch(() => false)).toBe(true);
  await expect(answering.getByRole('heading', { level: 1, name: '上下班路上：通勤出行' })).toBeVisible();
  await answering.goto(`${site.url}/task/go?task=Lu3TqW8vKd5R`);
  await survey.isAt('你的路程');
  await survey.backTo('说说单程的情况');
  await expect(answering.getByLabel('大约几分钟')).toHaveValue('35');
  await site.stop();
});

test('without room in the browser the site goes on, and says what only the page has @phone', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/home');
  await workerOf(page);
  const cdp = await context.newCDPSession(page);
  const { origin } = new URL(page.url());
  await cdp.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  await page.goto('/task/go?task=Lu3TqW8vKd5R');
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  await survey.pick('你一周有几天要通勤？', '三到四天');
  await survey.pick('最主要用哪种方式？', '自己开车');
  await survey.next();
  await survey.isAt('你的路程');
  await context.setOffline(true);
  await page.getByLabel('大约几分钟').fill('35');
  await expect(page.getByText('还没保存上，请不要关闭页面')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText('已保存')).toBeVisible();
});
