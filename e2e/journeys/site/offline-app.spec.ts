import type { BrowserContext, Page } from '@playwright/test';
import { sessionCookies } from '../../stack/browser/store-session.ts';
import { phone } from '../../stack/browser/sizes.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { workerOf } from '../../stack/browser/worker-of.ts';
import { expect, test } from '../../stack/journey.ts';

test.use({ serviceWorkers: 'allow' });

/** Tells the browser that the network is back, as it tells the worker of a site without an open page. */
const syncOver = async (context: BrowserContext, page: Page, origin: string): Promise<void> => {
  const cdp = await context.newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    cdp.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const own = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (own) resolve(own.registrationId);
    });
  });
  await cdp.send('ServiceWorker.enable');
  const registrationId = await registered;
  await cdp.send('ServiceWorker.dispatchSyncEvent', {
    origin,
    registrationId,
    tag: 'yayan-answers',
    lastChance: false,
  });
};

test('without a network the site opens with what was last seen, and nothing of it after a logout @phone', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/home');
  await workerOf(page);
  // From here on the worker handles the page's requests.
  await page.goto('/task');
  const task = page.getByRole('main').getByRole('heading', { level: 3 }).first();
  const title = (await task.textContent()) ?? '';
  await expect
    .poll(
      async () =>
        await page.evaluate<boolean>(
          "caches.open('yayan-seen').then((seen) => seen.keys()).then((keys) => keys.some(({ url }) => url.includes('/v1/tasks')))",
        ),
    )
    .toBe(true);
  await context.setOffline(true);
  // The token expires after half an hour; stored lists can be read longer.
  await context.addCookies([{ name: 'expired', value: String(Date.now() - 1000), url: page.url() }]);
  await page.reload();
  await expect(page.getByText('网络断开，恢复后自动刷新')).toBeVisible();
  await expect(page.getByText(title).first()).toBeVisible();
  // Nobody has opened the menu before, so the worker had its files.
  await page
    .getByRole('banner')
    .getByRole('button', { name: /的账号菜单/u })
    .click();
  await expect(page.getByRole('menu')).toBeVisible();
  await context.setOffline(false);
  await page.goto('/home/me');
  await page.getByRole('button', { name: '退出登录' }).click();
  await page
    .getByRole('dialog', { name: '确定退出登录？' })
    .getByRole('button', { name: '退出登录' })
    .click();
  await expect(page).toHaveURL(/\/login/u);
  await expect
    .poll(
      async () =>
        await page.evaluate<boolean>(
          "caches.open('yayan-seen').then((seen) => seen.keys()).then((keys) => keys.every(({ url }) => url.includes('_member=visitor')))",
        ),
    )
    .toBe(true);
});

test('answers given without a network are sent when it is back, though the page was closed @phone', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/home');
  await workerOf(page);
  const opening = page.waitForRequest(/\/process\/sessions\/[\da-f-]+(?:\?|$)/u);
  await page.goto('/task/go?task=Lu3TqW8vKd5R');
  const session = await opening;
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  await survey.pick('你一周有几天要通勤？', '三到四天');
  await survey.pick('最主要用哪种方式？', '自己开车');
  await survey.next();
  await survey.isAt('你的路程');
  await context.setOffline(true);
  await page.getByLabel('大约几分钟').fill('35');
  await expect(page.getByText('网络断开，答案已存好，联网后自动提交')).toBeVisible();
  const { origin } = new URL(page.url());
  await page.goto('about:blank');
  await context.setOffline(false);

  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const headers = { 'z-token': `Bearer ${decodeURIComponent(token)}` };
  // A browser tells the worker again while something is left: the closed page may still hold its lock at the first time.
  await expect(async () => {
    await syncOver(context, page, origin);
    const answer = await page.request.get(`${origin}${new URL(session.url()).pathname}`, { headers });
    const { data } = (await answer.json()) as { data: { drafts: { answers: object } } };
    expect(Object.values(data.drafts.answers)).toContainEqual({ minutes: 35 });
  }).toPass({ intervals: [1000] });
});

test('without a network a reload shows the question that was open, and it goes on there when it is back @phone', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/home');
  await workerOf(page);
  await page.goto('/task/go?task=Lu3TqW8vKd5R');
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  await survey.pick('你一周有几天要通勤？', '三到四天');
  await survey.pick('最主要用哪种方式？', '自己开车');
  await survey.next();
  await survey.isAt('你的路程');
  await context.setOffline(true);
  await page.getByLabel('大约几分钟').fill('35');
  await page.getByLabel('大约几公里').fill('12');
  await survey.show('通常几点出门？');
  await page.getByLabel('通常几点出门？').fill('08:10');
  await page.getByLabel('通常几点出门？').blur();
  await survey.next();
  await survey.isAt('自己开车');
  await survey.pick('你的车用什么能源？', '汽油');
  await survey.show('上班时停车一个月多少元？');

  await page.reload();
  await survey.isAt('自己开车');
  await expect(survey.question('上班时停车一个月多少元？')).toBeVisible();
  await survey.backTo('通常几点出门？');
  await expect(page.getByLabel('通常几点出门？')).toHaveValue('08:10');
  await survey.next();
  await survey.isAt('自己开车');
  await survey.show('上班时停车一个月多少元？');

  const saved = page.waitForResponse(
    (response) =>
      /\/process\/sessions\/[^/]+\/pages$/u.test(new URL(response.url()).pathname) && response.ok(),
  );
  await context.setOffline(false);
  await saved;
  await page.reload();
  await expect(survey.question('上班时停车一个月多少元？')).toBeVisible();
});

/** Answers a questionnaire to its end, all but the screening without a network, and presses 提交. */
const finishOffline = async (page: Page, context: BrowserContext) => {
  await page.goto('/task/go?task=Lu3TqW8vKd5R');
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  await survey.pick('你一周有几天要通勤？', '三到四天');
  await survey.pick('最主要用哪种方式？', '自己开车');
  await survey.next();
  await survey.isAt('你的路程');
  await context.setOffline(true);
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
  const waits = page.getByText('题目都答完了，还没提交。答案已存好，联网后自动提交，可以先去别的页面');
  await expect(waits).toBeVisible();
  return { survey, waits };
};

test('answered to its end without a network, a questionnaire is handed in when it is back, also after a reload there @phone', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/home');
  await workerOf(page);
  const { survey, waits } = await finishOffline(page, context);

  // The reload opens the last question again.
  await page.reload();
  await survey.isAt('你的期待');
  await expect(
    page.getByText('还没提交：你已按过「提交」，联网后自动提交。要改答案，改完再按一次。'),
  ).toBeVisible();
  await survey.next();
  await expect(waits).toBeVisible();
  await context.setOffline(false);
  await expect(page).toHaveURL(/\/task\/back\?result=/u);
});

test('3.52 a questionnaire that the worker hands in without an open page is told on the next page that opens @phone', async ({
  memberPage: page,
  context,
}) => {
  await page.goto('/home');
  await workerOf(page);
  const opening = page.waitForRequest(/\/process\/sessions\/[\da-f-]+(?:\?|$)/u);
  await finishOffline(page, context);
  const { origin, pathname } = new URL((await opening).url());
  await page.goto('about:blank');
  await context.setOffline(false);
  const token = (await context.cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const headers = { 'z-token': `Bearer ${decodeURIComponent(token)}` };
  await expect(async () => {
    await syncOver(context, page, origin);
    const answer = await page.request.get(`${origin}${pathname}`, { headers });
    const { data } = (await answer.json()) as { data: { resultId: string | null } };
    expect(data.resultId).not.toBeNull();
  }).toPass({ intervals: [1000] });
  await page.goto('/home');
  // So fast a questionnaire ends without the full pay.
  await expect(page.getByText(/「.+」(?:已提交，\+\d+ 金币已到账|没有完成，没有金币)/u)).toBeVisible();
  await page.getByRole('link', { name: '看这次的记录' }).click();
  await expect(page).toHaveURL(/\/task\/back\?result=/u);
  await expect(page.getByText(/没有完成，没有金币/u)).toHaveCount(0);
});

// The journeys' Chromium is a headless shell without apps: DevTools answer that `PWA.install` and `PWA.launch` don't exist,
// `--app=` opens an empty tab, `display-mode` can't be emulated, and `Page.getInstallabilityErrors` finds nothing even on pages
// without a manifest. So this does what an installed app does: it opens the manifest's address in a browser with a persistent
// profile, after that browser was closed. What the page shows in an installed app is a component test (content/app).
test('opened from its start address after the browser was closed, the site works without a network @phone', async ({
  playwright,
  launchOptions,
  baseURL,
  memberSession,
}, info) => {
  const site = baseURL ?? '';
  const open = async (): Promise<BrowserContext> =>
    await playwright.chromium.launchPersistentContext(info.outputPath('profile'), {
      ...launchOptions,
      baseURL: site,
      viewport: phone,
      serviceWorkers: 'allow',
    });
  const first = await open();
  await first.addCookies(sessionCookies(site, memberSession));
  const page = await first.newPage();
  await page.goto('/home');
  const cdp = await first.newCDPSession(page);
  const { data = '', errors } = await cdp.send('Page.getAppManifest');
  expect(errors).toEqual([]);
  const manifest = JSON.parse(data) as { display: string; start_url: string };
  expect(manifest.display).toBe('standalone');
  await workerOf(page);
  // From here on the worker handles the page's requests.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect
    .poll(
      async () =>
        await page.evaluate<boolean>(
          "caches.open('yayan-seen').then((seen) => seen.keys()).then((keys) => keys.some(({ url }) => url.includes('/v1/users/account')))",
        ),
    )
    .toBe(true);
  const greeting = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
  await first.close();

  const again = await open();
  await again.setOffline(true);
  const app = await again.newPage();
  await app.goto(manifest.start_url);
  await expect(app.getByText('网络断开，恢复后自动刷新')).toBeVisible();
  await expect(app.getByRole('heading', { level: 1, name: greeting })).toBeVisible();
  await again.close();
});
