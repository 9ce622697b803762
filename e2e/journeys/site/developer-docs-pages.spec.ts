import { globSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runs } from '@yayan/api/testing/runs';
import { patient } from '@yayan/tools/test-limits';
import { issuesOf, overflows } from '../../stack/browser/axe.ts';
import { phone } from '../../stack/browser/sizes.ts';
import { expect, test } from '../../stack/docs-journey.ts';

const dist = join(import.meta.dirname, '..', '..', '..', 'docs-site', 'dist');

/** The addresses of all pages of a folder. */
const pagesOf = (folder: string): string[] =>
  globSync('*.html', { cwd: join(dist, folder) })
    .map((file) => `/${folder}/${file.replace(/(?:index)?\.html$/u, '')}`)
    .toSorted();

/**
 * Goes down a page: the reference draws its calls only when they come into view. In a high window that takes half as long, because
 * it lays them out less often.
 */
const drawAll = async (page: Page): Promise<void> => {
  await page.setViewportSize({ ...phone, height: 8000 });
  await page.evaluate<void>(`(async () => {
    for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight) {
      scrollTo(0, top);
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve, 20)));
    }
  })()`);
  await page.setViewportSize(phone);
};

/** So many pages of a reference are drawn to their end, which takes seconds for each; of the others, what is drawn first. */
const DRAWN = runs(2, 100);

/** axe needs up to half a minute for a page of the reference, so it reads the smaller ones in one language. */
const isRead = (path: string): boolean =>
  !path.includes('/reference/') || /\/(?:errors|ledger)?$/u.test(path) || path === '/reference/receipt';

// Each test opens up to thirty pages.
test.describe.configure({ timeout: patient(60_000) + DRAWN * 5000 });

for (const folder of ['guide', 'zh/guide', 'reference', 'zh/reference'])
  test(`everybody can read the pages of ${folder}, and none is wider than a phone @phone`, async ({
    page,
    docs,
  }) => {
    const paths = pagesOf(folder);
    expect(paths.length).toBeGreaterThan(10);
    for (const path of paths)
      await test.step(path, async () => {
        await page.emulateMedia({ colorScheme: 'light' });
        await page.goto(docs + path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await expect(page.locator('.reference-list')).toHaveCount(0);
        if (paths.indexOf(path) < DRAWN || !path.includes('/reference/')) await drawAll(page);
        expect(await overflows(page)).toBe(false);
        if (!isRead(path)) return;
        expect(await issuesOf(page)).toEqual([]);
        await page.emulateMedia({ colorScheme: 'dark' });
        await expect(page.locator('html.dark > body:not(.light-mode)')).toBeVisible();
        expect(await issuesOf(page, 'colours')).toEqual([]);
      });
  });
