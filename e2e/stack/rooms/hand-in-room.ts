import { expect, type Page } from '@playwright/test';
import { perform } from './perform.ts';

const open = async (page: Page, site: string): Promise<void> => {
  await page.goto(`${site}/hand-ins`);
  await page.getByRole('table').locator('[data-row-link]').first().click();
  await expect(page.getByRole('img', { name: '第 2 张照片' })).toBeVisible();
};

/** A reviewer passes the hand-in that waits longest. */
export const passPhotos = async (page: Page, site: string): Promise<void> => {
  await open(page, site);
  await perform(page, page.getByRole('button', { name: /^通过…/u }), { title: '通过这份提交' });
};

/** A reviewer rejects the hand-in that waits longest, with a reason that the member reads. */
export const rejectPhotos = async (page: Page, site: string, reason: string): Promise<void> => {
  await open(page, site);
  await perform(page, page.getByRole('button', { name: /^不通过…/u }), { title: '不通过这份提交', reason });
};
