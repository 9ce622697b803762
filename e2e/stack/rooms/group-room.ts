import { expect, type Page } from '@playwright/test';
import { perform } from './perform.ts';

/** A researcher lets a member make discussion groups. */
export const nameHost = async (page: Page, site: string, memberId: string): Promise<void> => {
  await page.goto(`${site}/members/${memberId}`);
  await perform(page, '让他创建讨论小组…', { title: '让会员创建讨论小组', reason: '签了主持协议' });
};

/** A researcher closes the group at this address before its time. */
export const closeGroup = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await perform(page, '结束讨论…', { title: '结束讨论小组', reason: '问够了' });
  await expect(page.getByRole('button', { name: '结束讨论…' })).toHaveCount(0);
};

/** Finance confirms what the closed group at this address pays. */
export const confirmGroupPay = async (page: Page, address: string): Promise<void> => {
  await page.goto(address);
  await perform(page, '确认发放…', { title: '确认小组发放' });
  await expect(page.getByText('已确认').first()).toBeVisible();
};

/** Finance pays nobody of the group at this address for now. */
export const holdGroupPay = async (page: Page, address: string, reason: string): Promise<void> => {
  await page.goto(address);
  await perform(page, '暂停发放…', { title: '暂停小组发放', reason });
};

/** Finance pays nobody else of the group at this address, for good. */
export const refuseGroupPay = async (page: Page, address: string, reason: string): Promise<void> => {
  await page.goto(address);
  await perform(page, '拒绝发放…', { title: '拒绝小组发放', reason });
};
