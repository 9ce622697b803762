import { expect, type Page } from '@playwright/test';
import { perform } from './perform.ts';

/** Finance opens the order of this title that waits for its parcel, and says who carries it. */
export const shipParcel = async (
  page: Page,
  site: string,
  { title, company, number }: Record<'title' | 'company' | 'number', string>,
): Promise<void> => {
  await page.goto(`${site}/orders`);
  await page.getByRole('row').filter({ hasText: title }).locator('[data-row-link]').first().click();
  await perform(page, '寄出…', {
    title: '登记寄出',
    texts: { 运单号: number },
    fill: async (dialog) =>
      void (await dialog.getByRole('combobox', { name: '快递公司' }).selectOption(company)),
  });
  await expect(page.getByRole('button', { name: '撤回寄出…' })).toBeVisible();
};
