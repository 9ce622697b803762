import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const require = createRequire(import.meta.resolve('@axe-core/playwright'));
/** The source of axe; AxeBuilder doesn't export its copy. */
const axeSource = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

/** Loads axe into a page once. AxeBuilder would load its 650 kB twice at each run. */
const loadAxe = async (page: Page): Promise<void> => {
  if (!(await page.evaluate<boolean>('"axe" in window'))) await page.evaluate(axeSource);
};

/** The rules that depend on colours. */
const ofColours = ['color-contrast', 'link-in-text-block'];
const ofEverything = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** Opens a page and waits until its content has loaded. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** The serious and critical issues of a page, or only those of its colours, with the elements concerned. */
export const issuesOf = async (
  page: Page,
  about: 'everything' | 'colours' = 'everything',
): Promise<string[]> => {
  await loadAxe(page);
  const builder = new AxeBuilder({ page, axeSource: '/* It is there. */' })
    .options({ resultTypes: ['violations'] })
    // The other mode handles frames of other origins, which we don't have, and opens a blank page for each run.
    .setLegacyMode();
  const chosen = about === 'everything' ? builder.withTags(ofEverything) : builder.withRules(ofColours);
  const { violations } = await chosen.analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
};

/** Whether a page is wider than its window. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');
