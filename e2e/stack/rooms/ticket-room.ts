import { expect, type Page } from '@playwright/test';
import { perform } from './perform.ts';

/** Support opens the ticket of this title and accepts it. */
export const acceptTicket = async (page: Page, site: string, title: string): Promise<void> => {
  await page.goto(`${site}/tickets?open=true`);
  await page.getByRole('main').getByRole('table').getByRole('link', { name: title }).first().click();
  await perform(page, '受理…', { title: '受理反馈' });
  await expect(page.getByRole('button', { name: '受理…' })).toHaveCount(0);
};

/** Support answers the ticket that is open on the page. */
export const answerTicket = async (page: Page, text: string): Promise<void> =>
  await perform(page, '答复…', { title: '答复反馈', texts: { 内容: text } });

/** Support gives back what the appeal that is open on the page is about. */
export const reverse = async (page: Page, reason: string): Promise<void> =>
  await perform(page, '给结论…', {
    title: '给申诉结论',
    reason,
    fill: async (dialog) => await dialog.getByRole('radio', { name: '撤销原结果' }).check(),
  });
