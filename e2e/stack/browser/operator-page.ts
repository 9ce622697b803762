import { expect, type Page } from '@playwright/test';
import { addresses } from '../servers/addresses.ts';
import { type DemoOperator, demoOperator } from '../servers/demo-operator.ts';
import { newOperator } from '../servers/new-operator.ts';

/** Fills in name and password at the console's sign-in page. */
export const typePassword = async (
  page: Page,
  { name, password }: Omit<DemoOperator, 'code'>,
): Promise<void> => {
  await page.getByRole('textbox', { name: '名字' }).fill(name);
  await page.getByLabel('密码', { exact: true }).fill(password);
  await page.getByRole('button', { name: '下一步' }).click();
};

/** Signs a demo operator in. A code works once, so an operator signs in in one journey only of those that share a stack. */
export const signInOperator = async (
  page: Page,
  name: string,
  { api, console }: { api: string; console: string } = { api: addresses.api(), console: addresses.console() },
): Promise<void> => {
  await page.goto(`${console}/sign-in`);
  const operator = await demoOperator(name, api);
  await typePassword(page, operator);
  await page.getByRole('textbox', { name: '动态码' }).fill(operator.code);
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '今天' })).toBeVisible();
};

/** Signs in an operator with this role whom no other journey uses. */
export const signInNewOperator = async (page: Page, role: string): Promise<void> => {
  const operator = await newOperator(role);
  await page.goto(`${addresses.console()}/sign-in`);
  await typePassword(page, operator);
  await page.getByRole('button', { name: '没带验证器？用恢复码' }).click();
  await page.getByRole('textbox', { name: '恢复码' }).fill(operator.recoveryCodes[0] ?? '');
  await page.getByRole('button', { name: '登录' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '今天' })).toBeVisible();
};
