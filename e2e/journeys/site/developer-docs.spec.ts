import { overflows } from '../../stack/browser/axe.ts';
import { expect, test } from '../../stack/docs-journey.ts';

test('a developer runs the first call in the page, and finds the next page by a Chinese word @phone', async ({
  page,
  docs,
}) => {
  await page.goto(`${docs}/guide/first-call`);
  await expect(page).toHaveTitle('First call in five minutes · Yayan');
  await expect(page.getByRole('status', { name: 'What it printed' })).toBeHidden();
  await page.getByRole('button', { name: 'Run it here' }).press('Enter');
  const result = page.getByRole('status', { name: 'What it printed' });
  await expect(result).toContainText('10 元视频会员月卡: 1000 coins');
  await expect(result).toBeFocused();
  const again = page.getByRole('button', { name: 'Run it again' });
  await page.keyboard.press('Tab');
  await expect(again).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(result).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(again).toBeFocused();

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

test('a list is tried by keys alone, and answers with its rows @desktop', async ({ page, docs }) => {
  await page.goto(`${docs}/reference/ledger`);
  const call = page.locator('[id$="tag/ledger/listPoints"]');
  await expect(call).toContainText('/api/v1/points?limit=20');
  const request = call.getByRole('button', { name: /Test Request/u });
  await request.press('Enter');
  const send = page.getByRole('dialog').getByRole('button', { name: 'Send get request' });
  await expect(send).toBeVisible();
  await expect(async () => {
    await page.keyboard.press('Tab');
    await expect(send).toBeFocused({ timeout: 100 });
  }).toPass();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog').getByText('新人见面礼')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(request).toBeFocused();
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

test('the kind of sample that was chosen last is open on the next page too @desktop', async ({
  page,
  docs,
}) => {
  await page.goto(`${docs}/guide/first-call`);
  await expect(page.getByText("from '@yayan/api-client'").first()).toBeVisible();
  await page.getByRole('radio', { name: 'TypeScript' }).press('ArrowRight');
  await expect(page.getByText('curl -sS').first()).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Signing in', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Signing in');
  await expect(page.getByText('Needs jq and openssl')).toBeVisible();
  await page.goto(`${docs}/zh/guide/tasks`);
  await expect(page.getByText('# After sign-in.sh')).toBeVisible();
  await expect(page.getByRole('radio', { name: 'curl' })).toBeChecked();
  await expect(page.getByText("from '@yayan/api-client'").first()).toBeHidden();
});

test('an address that is not there says so in the language of the reader, and leads on @phone', async ({
  page,
  docs,
}) => {
  const answer = await page.goto(`${docs}/nothing`);
  expect(answer?.status()).toBe(404);
  const title = page.getByRole('main').getByRole('heading', { level: 1 });
  await expect(title).toHaveText('没有这个页面');
  await expect(page.getByRole('button', { name: '搜索' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: '首页' }).click();
  await expect(page).toHaveTitle('芽言开发者文档');

  await page.goto(`${docs}/en/nothing`);
  await expect(title).toHaveText('There is no such page');
  await expect(page.getByRole('button', { name: 'Search' })).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Start page' }).click();
  await expect(page).toHaveTitle('Yayan for developers');
});

test('addresses below /en lead to the English pages, also in a Chinese browser @phone', async ({
  page,
  docs,
}) => {
  await page.goto(`${docs}/en/`);
  await expect(page).toHaveTitle('Yayan for developers');
  expect(new URL(page.url()).pathname).toBe('/');
  await page.goto(`${docs}/en/guide/tasks#tasks-and-surveys`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks and surveys');
  expect(new URL(page.url()).pathname).toBe('/guide/tasks');
  await page.goto(`${docs}/en//elsewhere.example/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('There is no such page');
});

test('each kind of page ends with the way back to the product and to the other language @phone', async ({
  page,
  docs,
}) => {
  const footer = page.getByRole('contentinfo');
  for (const path of ['/zh/', '/zh/guide/tasks', '/zh/reference/errors', '/zh/reference/region', '/nothing'])
    await test.step(path, async () => {
      await page.goto(docs + path);
      for (const name of ['芽言网站', '反馈', '更新日志', 'SDK', 'English'])
        await expect(footer.getByRole('link', { name })).toBeVisible();
      expect(await overflows(page)).toBe(false);
    });
  const placeOf = async (path: string): Promise<string | undefined> =>
    (await page.request.get(docs + path, { maxRedirects: 0 })).headers()['location'];
  expect(await placeOf('/product')).toBe('http://127.0.0.1:4100/');
  expect(await placeOf('/feedback')).toBe('http://127.0.0.1:4100/home/feedback/ask');

  await page.goto(`${docs}/zh/guide/tasks`);
  await footer.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Tasks and surveys');
  await footer.getByRole('link', { name: 'Changelog' }).click();
  await expect(page.getByRole('heading', { name: '@yayan/api-client' })).toBeVisible();
});

test('a guide on paper has both samples and no menus, dark on light also for a dark screen @desktop', async ({
  page,
  docs,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(`${docs}/guide/orders`);
  await expect(page.getByText('After sign-in.sh').first()).toBeHidden();
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await expect(page.getByText('After sign-in.sh').first()).toBeVisible();
  await expect(page.getByText('One key for one intention').first()).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Run it here' })).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCSS('color', 'rgb(31, 31, 36)');
  await expect(page.getByText('import').first()).toHaveCSS('color', 'rgb(160, 17, 31)');
});
