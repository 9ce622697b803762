import type { Page } from '@playwright/test';
import { perform } from './perform.ts';

/** Finance gives or takes coins on the page of a member, with a reason that the member reads. */
export const correctCoins = async (
  page: Page,
  address: string,
  { coins, reason }: { coins: number; reason: string },
): Promise<void> => {
  await page.goto(address);
  await perform(page, '更正金币…', { title: '更正金币', texts: { 多少金币: String(coins) }, reason });
};

/** An admin gives a member whose phone is lost another number. */
export const replaceMobile = async (
  page: Page,
  address: string,
  { mobile, reason }: { mobile: string; reason: string },
): Promise<void> => {
  await page.goto(address);
  await perform(page, '换手机号…', { title: '更换丢失的手机号', texts: { 新手机号: mobile }, reason });
};
