import type { Page } from '@playwright/test';
import { answerCalls, answerExport, proveByAnyCode } from '../../stack/browser/mock-answers.ts';
import { openPage } from '../../stack/browser/axe.ts';
import { expect, test } from '../../stack/journey.ts';
import { look } from '../../stack/browser/screenshot.ts';

const prove = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: '获取验证码' }).click();
  await page.getByRole('textbox', { name: '验证码第 1 位' }).pressSequentially('048213');
};

test.describe('the account page and pages around it @looks', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });
  test.slow();

  // Its dialogs and all other states are looked at beside the page, in account-states.browser.test.tsx.
  test('with the account menu, and after its data were downloaded', async ({ memberPage: page }) => {
    await answerCalls(page, proveByAnyCode);
    await answerExport(page);
    await openPage(page, '/home/user');
    await page.getByRole('button', { name: /的账号菜单$/u }).click();
    await expect(page.getByRole('menuitem', { name: '退出登录' })).toBeVisible();
    await look(page, 'account-menu');
    await page.goto('/home/user?edit=export');
    await prove(page);
    await expect(page.getByText('数据已下载')).toBeVisible();
    await look(page, 'account-export-done');
  });

  // A scanned code is looked at beside its page, in qr-states.browser.test.tsx.
  test('pages of members around it: attributes that fail, a changed agreement', async ({
    memberPage: page,
  }) => {
    await page.route('**/v1/users/survey/basic*', (route) => route.abort());
    await page.goto('/user/survey?part=private');
    await expect(page.getByRole('button', { name: '重试' })).toBeVisible();
    await look(page, 'attributes-error');
    await page.route('**/v1/users/account*', async (route) => {
      const response = await route.fetch();
      const answer = (await response.json()) as { data: object };
      await route.fulfill({ response, json: { ...answer, data: { ...answer.data, agreementDue: true } } });
    });
    await openPage(page, '/agreement');
    await page.getByText('暂不同意').click();
    await expect(page.getByText(/金币、卡券和记录都会原样保留/u)).toBeVisible();
    await look(page, 'agreement-renewal');
  });
});
