import { expect, type Page } from '@playwright/test';

export type ColorScheme = 'light' | 'dark';

/** The page's colour scheme; light unless somebody chose one. */
export const colorSchemeOf = async (page: Page): Promise<ColorScheme> =>
  (await page.locator('html').getAttribute('data-mantine-color-scheme')) === 'dark' ? 'dark' : 'light';

/** Switches this page and later ones to a colour scheme, as if somebody had chosen it in another tab. */
export const showColorScheme = async (page: Page, scheme: ColorScheme): Promise<void> => {
  await page.evaluate(`{
    const chosen = { key: 'yayan-color-scheme', newValue: '${scheme}', storageArea: localStorage };
    localStorage.setItem(chosen.key, chosen.newValue);
    dispatchEvent(new StorageEvent('storage', chosen));
  }`);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
};
