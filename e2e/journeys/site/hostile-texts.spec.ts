import { hostileQueries } from '@yayan/api/testing/hostile-queries';
import { runs } from '@yayan/api/testing/runs';
import { scriptCorpus } from '@yayan/api/testing/script-corpus';
import type { Page } from '@playwright/test';
import { patient } from '@yayan/tools/test-limits';
import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { watchForScripts } from '../../stack/browser/watch-for-scripts.ts';

const SHOWN_AT_ONCE = 64;
const TEXTS = runs(SHOWN_AT_ONCE, scriptCorpus.length);
const ADDRESSES = runs(26, 400);
/** The time limit for a page on a busy machine. */
const PATIENCE_MS = patient(20_000);

/** Ways into surveys and back out of them. */
const routes = [
  '/task/go',
  '/task/agent/go',
  '/task/mp/go',
  '/task/back',
  '/task/back/failure',
  '/task/welcome/back',
  '/cloud/gmo/go',
  '/cloud/agent/go',
  '/cloud/survey/go',
  '/cloud/agent/back',
  '/callback.php',
  '/browse/redirect',
  '/survey/end',
];

/** A session with these answers, each repeated in the title of the next question. */
const sessionOf = (texts: readonly string[]): object => {
  const elements = texts.flatMap((_, index) => [
    { type: 'comment', name: `q${index}`, title: '你怎么看？' },
    { type: 'text', name: `r${index}`, title: `你刚才说：{q${index}}` },
  ]);
  return {
    definition: { pages: [{ name: 'texts', title: '{q0}', elements }] },
    answers: Object.fromEntries(texts.map((text, index) => [`q${index}`, text])),
    page: 'texts',
    pages: [{ name: 'texts', title: '说过的话' }],
  };
};

/** Puts the values of `session` into every session that the page reads. */
const showInstead = async (page: Page, session: () => object): Promise<void> => {
  await page.route(/\/v1\/process\/sessions\/[^/?]+(\?|$)/u, async (route) => {
    const { data, ...envelope } = (await (await route.fetch()).json()) as { data: object };
    await route.fulfill({ json: { ...envelope, data: { ...data, ...session() } } });
  });
};

test(`X1 ${TEXTS} scripts typed as answers only stand there, in their fields and in the titles they are said again in @desktop`, async ({
  memberPage: page,
  pageFaults,
}) => {
  test.setTimeout(patient(30_000 + TEXTS * 1_000));
  const signs = await watchForScripts(page, addresses.member());
  await page.goto('/task/detail/Zao7kQ2mXn1B');
  await page.getByRole('link', { name: /^开始答题/u }).click();
  await expect(page.getByRole('heading', { level: 2, name: '先认识一下你' })).toBeVisible();
  let texts: readonly string[] = [];
  await showInstead(page, () => sessionOf(texts));
  for (let from = 0; from < TEXTS; from += SHOWN_AT_ONCE) {
    texts = scriptCorpus.slice(from, from + SHOWN_AT_ONCE);
    await page.reload();
    await expect(page.locator('[data-name=q0] textarea')).toBeVisible({ timeout: PATIENCE_MS });
    for (const [index, text] of texts.entries()) {
      await expect(page.locator(`[data-name=q${index}] textarea`)).toHaveValue(text);
      await expect(page.locator(`[data-name=r${index}]`)).toContainText(text.replaceAll(/\s+/gu, ' ').trim());
    }
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

test(`X5 none of ${ADDRESSES} hostile addresses leads off the site @desktop`, async ({
  memberPage: page,
}) => {
  test.setTimeout(patient(30_000 + ADDRESSES * 2_000));
  const signs = await watchForScripts(page, addresses.member());
  const queries = hostileQueries(ADDRESSES, () => 'k=sandbox');
  for (const [index, query] of queries.entries()) {
    await page.goto(`${routes[index % routes.length] ?? ''}?${query}`);
    await expect(page.getByRole('heading').first()).toBeVisible({ timeout: PATIENCE_MS });
    expect(new URL(page.url()).origin, query).toBe(addresses.member());
  }
  expect(signs).toEqual([]);
});
