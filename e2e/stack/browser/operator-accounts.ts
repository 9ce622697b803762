import { expect, type Locator, type Page } from '@playwright/test';
import { authenticatorCode } from '../servers/authenticator-code.ts';
import { typePassword } from './operator-page.ts';

const PASSWORD = 'qiu-tian-2026';

/** Fills in the reason of an open dialog whose act needs a second person, and asks. */
export const ask = async (dialog: Locator, title: string, reason: string): Promise<void> => {
  await dialog.getByRole('textbox', { name: '原因' }).fill(reason);
  await dialog.getByRole('button', { name: `提交：${title}` }).click();
  await expect(dialog.getByText('已提交，等另一位同事同意')).toBeVisible();
  await dialog.getByRole('button', { name: '知道了' }).click();
};

/** Who asked takes the one-time link from the page of the operator. */
export const takeLink = async (page: Page): Promise<string> => {
  await page.reload();
  await page.getByRole('button', { name: '取一次性链接' }).click();
  await expect(page.getByText('只显示这一次')).toBeVisible();
  return (await page.locator('code').filter({ hasText: '/setup#' }).textContent()) ?? '';
};

/** The operator opens the link, and sets password and authenticator. Resolves to the secret. */
export const setUp = async (page: Page, link: string): Promise<string> => {
  await page.goto(link);
  await page.getByText('扫不了？手动输入密钥').click();
  const secret = (await page.locator('code').textContent()) ?? '';
  await page.getByLabel('新密码', { exact: true }).fill(PASSWORD);
  await page.getByRole('textbox', { name: '动态码' }).fill(authenticatorCode(secret));
  await page.getByRole('button', { name: '完成设置' }).click();
  await expect(page.getByRole('heading', { name: '保存恢复码' })).toBeVisible();
  return secret;
};

/** What operators do with accounts at this address of the console. */
export const accountsAt = (site: string) => ({
  /** The second admin agrees to the request with this reason. */
  agree: async (page: Page, reason: string): Promise<void> => {
    await page.goto(`${site}/system/requests?open=true`);
    const row = page.getByRole('row').filter({ hasText: reason });
    await row.getByRole('button', { name: '同意…' }).click();
    const decision = page.getByRole('dialog', { name: '同意这个请求' });
    await decision.getByRole('textbox', { name: '你的理由' }).fill('核对过');
    await decision.getByRole('button', { name: '同意，现在执行' }).click();
    await expect(decision).toBeHidden();
  },
  /** Signs somebody in who was set up by `setUp`. A code works once: the first one set the account up. */
  signIn: async (page: Page, name: string, code: string): Promise<void> => {
    await page.goto(`${site}/sign-in`);
    await typePassword(page, { name, password: PASSWORD });
    await page.getByRole('textbox', { name: '动态码' }).fill(code);
    await page.getByRole('button', { name: '登录' }).click();
  },
});
