import type { Page } from '@playwright/test';

/** Opens the member's invite page and reads their link from it. */
export const inviteLinkOf = async (page: Page): Promise<string> => {
  await page.goto('/home/invite');
  const text = await page.getByRole('region', { name: '我的邀请码和链接' }).innerText();
  const link = /https?:\/\/\S+\/invite\?code=YA\w+/u.exec(text)?.[0];
  if (link === undefined) throw new Error(`There is no link in: ${text}`);
  return link;
};
