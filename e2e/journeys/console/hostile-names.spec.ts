import { runs } from '@yayan/api/testing/runs';
import { scriptCorpus } from '@yayan/api/testing/script-corpus';
import { patient } from '@yayan/tools/test-limits';
import type { Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { signInOperator } from '../../stack/browser/operator-page.ts';
import { watchForScripts } from '../../stack/browser/watch-for-scripts.ts';
import { expect, test } from '../../stack/journey.ts';

const AT_ONCE = 20;
/** Of a demo member. */
const MOBILE = '13800000001';
const TEXTS = runs(2 * AT_ONCE, scriptCorpus.length);

interface Answer {
  code: number;
  data: { items: object[] };
}

/** Answers every search with as many members as there are names, and every profile and coin row with the first name. */
const nameInstead = async (page: Page, names: () => readonly string[]): Promise<void> => {
  await page.route(/\/api\/console\/v1\/members/u, async (route) => {
    const answer = (await (await route.fetch()).json()) as Answer;
    const [first = ''] = names();
    const hostile = { nickname: first, code: first, title: first, note: first, email: first };
    const { items } = answer.data;
    const isSearch = /[?&]find=/u.test(route.request().url());
    const data = isSearch
      ? { ...answer.data, items: names().map((nickname, at) => ({ ...items[0], nickname, code: `YA${at}` })) }
      : items
        ? { ...answer.data, items: items.map((item) => ({ ...item, ...hostile })) }
        : { ...answer.data, ...hostile };
    await route.fulfill({ json: { ...answer, data } });
  });
};

test(`${TEXTS} scripts as names of members only stand there, in the list, the profile and the search @desktop`, async ({
  page,
  pageFaults,
}) => {
  test.setTimeout(patient(30_000 + TEXTS * 1_000));
  const signs = await watchForScripts(page, addresses.console());
  await signInOperator(page, 'support');
  let names: readonly string[] = [];
  await nameInstead(page, () => names);
  for (let from = 0; from < TEXTS; from += AT_ONCE) {
    names = scriptCorpus.slice(from, from + AT_ONCE);
    await page.goto(`${addresses.console()}/members`);
    await page.getByRole('searchbox', { name: '找会员' }).fill(MOBILE);
    const links = page.locator('[data-row-link]');
    await expect(links).toHaveCount(names.length);
    for (const [at, name] of names.entries())
      await expect(links.nth(at)).toHaveText(name, { useInnerText: false });
    await links.first().click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(names[0] ?? '');
    await page.getByText('原始数据').click();
    await page.keyboard.press('Control+K');
    await page.getByPlaceholder('手机号、会员号').fill(MOBILE);
    await expect(page.getByText('YA0')).toBeVisible();
  }
  expect(signs).toEqual([]);
  // Shows that the watcher notices a script that does run.
  await page
    .evaluate("document.body.insertAdjacentHTML('beforeend', '<img src=x onerror=alert(1)>')")
    .catch(() => {});
  await expect.poll(() => signs).not.toEqual([]);
  await expect.poll(() => pageFaults.at(-1)).toContain('Content Security Policy: require-trusted-types-for');
  pageFaults.length = 0;
});
