import { freePort } from '@yayan/tools/free-port';
import { serveDocs } from '@yayan/site-build/serve-docs';
import { issuesOf, overflows } from '../../stack/browser/axe.ts';
import { expect, test as base } from '../../stack/journey.ts';

/** The docs on a port of their own; a test fails when a page asks another origin for anything. */
const test = base.extend<{ docs: string }>({
  docs: async ({ page, pageFaults }, use) => {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const stop = await serveDocs(port);
    const elsewhere: string[] = [];
    page.on('request', (request) => {
      const { origin: asked, protocol } = new URL(request.url());
      if (protocol.startsWith('http') && asked !== origin) elsewhere.push(request.url());
    });
    await use(origin);
    expect(elsewhere).toEqual([]);
    // The API reference's zod tries once whether it may compile schemas; when that is refused, it continues without.
    const others = pageFaults.filter((fault) => !/script-src eval \S+\/(?:renderer|assets)\//u.test(fault));
    pageFaults.splice(0, Infinity, ...others);
    await stop();
  },
});

test('a developer runs the first call in the page, and finds the next page by a Chinese word @phone', async ({
  page,
  docs,
}) => {
  await page.goto(`${docs}/guide/first-call`);
  await expect(page).toHaveTitle('First call in five minutes · Yayan');
  await page.getByRole('button', { name: 'Run it here' }).click();
  await expect(page.getByRole('status', { name: 'What it printed' })).toContainText(
    '10 元视频会员月卡: 1000 coins',
  );

  await page.goto(`${docs}/zh/`);
  await expect(page).toHaveTitle('芽言开发者文档');
  await page.getByRole('button', { name: '搜索' }).click();
  await page.getByRole('searchbox').fill('签到');
  const found = page.getByRole('listbox').getByRole('option');
  await expect(found.first()).toContainText('每个自然日一次');
  for (const hit of await found.all()) await expect(hit).toContainText('签到');
  await page.getByRole('searchbox').fill('加密');
  await found.getByText('加密字段').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('登录');
  expect(await overflows(page)).toBe(false);
});

test('the number of an error leads to its row, and the address of the row is copied @phone', async ({
  page,
  context,
  docs,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${docs}/zh/guide/errors`);
  await expect(page.getByRole('button', { name: '复制代码' }).first()).toBeVisible();
  await page.getByRole('button', { name: '搜索' }).click();
  await page.getByRole('searchbox').fill('23004');
  const found = page.getByRole('listbox').getByRole('option').first();
  await expect(found).toContainText('BALANCE_TOO_LOW');
  await found.click();
  await expect(page.getByRole('heading', { name: 'BALANCE_TOO_LOW' })).toBeInViewport();
  await page.getByRole('link', { name: '复制 BALANCE_TOO_LOW 的链接' }).click();
  await expect(page.getByText('已复制')).toHaveRole('status');
  expect(await page.evaluate<string>('navigator.clipboard.readText()')).toBe(
    `${docs}/zh/reference/errors#23004`,
  );
});

test('the start page opens in the language of the browser, and then in the one that was read last @desktop', async ({
  page,
  docs,
}) => {
  await page.goto(docs);
  await expect(page).toHaveTitle('芽言开发者文档');
  await page.goto(`${docs}/guide/tasks`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks and surveys');
  await page.goto(docs);
  await expect(page).toHaveTitle('Yayan for developers');
  await page.getByRole('main').getByRole('link', { name: 'First call in five minutes' }).click();
  await expect(page).toHaveTitle('First call in five minutes · Yayan');
});

test('a call is found by the search, and tried against the mock in the page @desktop', async ({
  page,
  docs,
}) => {
  await page.goto(`${docs}/guide/orders`);
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('searchbox').fill('placeOrder');
  await page.getByRole('listbox').getByText('Order a benefit').first().click();
  const call = page.locator('[id$="tag/exchange/placeOrder"]');
  await expect(call).toBeInViewport();
  await expect(call).toContainText('z-token: Bearer ya1.');
  await expect(call).toContainText(/"code":\s*200/u);
  await call.getByRole('button', { name: /Test Request/u }).click();
  await page.getByRole('button', { name: 'Send post request' }).click();
  await expect(page.getByText('200 OK')).toBeVisible();
  await expect(page.getByRole('dialog').getByText('10 元视频会员月卡')).toBeVisible();
});

for (const scheme of ['light', 'dark'] as const)
  test(`guides and reference can be read by everybody, in ${scheme} @phone`, async ({ page, docs }) => {
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of ['/guide/sign-in', '/zh/guide/tasks', '/zh/reference/errors', '/reference/ledger']) {
      await page.goto(docs + path);
      if (path.endsWith('ledger')) await expect(page.locator('[id$="tag/ledger/listPoints"]')).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await issuesOf(page)).toEqual([]);
      expect(await overflows(page)).toBe(false);
    }
  });

test('what is typed before the search has loaded is looked for @desktop', async ({ page, docs }) => {
  const loaded = Promise.withResolvers<void>();
  await page.route(/VPLocalSearchBox/u, async (route) => {
    await loaded.promise;
    await route.continue();
  });
  await page.goto(`${docs}/guide/tasks`);
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('placeOr');
  await expect(page.getByRole('searchbox')).toHaveCount(0);
  loaded.resolve();
  await expect(page.getByRole('searchbox')).toHaveValue('placeOr');
  await page.keyboard.type('der');
  await expect(page.getByRole('searchbox')).toHaveValue('placeOrder');
  await expect(page.getByRole('listbox').getByText('Order a benefit').first()).toBeVisible();
});

test('an address that is not there says so', async ({ page, docs }) => {
  const answer = await page.goto(`${docs}/nothing`);
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});
