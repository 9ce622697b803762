import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Opens a page and waits until what it is about stands there. */
export const openPage = async (page: Page, path: string): Promise<void> => {
  await page.goto(path);
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
};

/** The serious and critical issues of a page, each with what it is about. */
export const issuesOf = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page })
    .withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'])
    .analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${id}: ${html}\n${failureSummary}`));
};

/** Whether a page is wider than its window. */
export const overflows = (page: Page): Promise<boolean> =>
  page.evaluate<boolean>('document.documentElement.scrollWidth > document.documentElement.clientWidth');

/** Shows every page in a colour scheme, as somebody who chose it sees them: without a choice all is light. */
export const choose = (page: Page, scheme: 'light' | 'dark'): Promise<unknown> =>
  page.addInitScript(`localStorage.setItem('yayan-color-scheme', '${scheme}')`);
