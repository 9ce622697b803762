import { expect, type Page } from '@playwright/test';

export type ColorScheme = 'light' | 'dark';

/** What a page is shown in; without a choice that is light. */
export const colorSchemeOf = async (page: Page): Promise<ColorScheme> =>
  (await page.locator('html').getAttribute('data-mantine-color-scheme')) === 'dark' ? 'dark' : 'light';

/** Shows a page, and those loaded after it, in a colour scheme, as if that had been chosen in another tab. */
export const showColorScheme = async (page: Page, scheme: ColorScheme): Promise<void> => {
  await page.evaluate(`{
    const chosen = { key: 'yayan-color-scheme', newValue: '${scheme}', storageArea: localStorage };
    localStorage.setItem(chosen.key, chosen.newValue);
    dispatchEvent(new StorageEvent('storage', chosen));
  }`);
  await expect(page.locator('html')).toHaveAttribute('data-mantine-color-scheme', scheme);
};
