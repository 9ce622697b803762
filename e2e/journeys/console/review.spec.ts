import { patient } from '@yayan/tools/test-limits';
import { addresses } from '../../stack/servers/addresses.ts';
import { signInOperator } from '../../stack/browser/operator-page.ts';
import { expect, test } from '../../stack/journey.ts';
import { callApi } from '../../stack/servers/member-client.ts';

test('a reviewer sees a member’s photos and returns them with a prepared reason by keyboard; the member reads it @desktop', async ({
  memberPage,
  memberSession,
  context,
}) => {
  test.setTimeout(patient(60_000));
  const account = await callApi(addresses.api(), '/v1/users/account', { token: memberSession.token });
  const { memberCode } = account.data as { memberCode: string };
  await memberPage.goto('/task/detail/Pai2zAo5cAn9');
  const buffer = await memberPage.screenshot();
  await memberPage.getByRole('button', { name: '开始拍照' }).click();
  for (const number of [1, 2]) {
    await memberPage
      .locator('input[type=file]')
      .setInputFiles({ name: `早餐${number}.png`, mimeType: 'image/png', buffer });
    await memberPage.getByLabel(`第 ${number} 张的说明`).fill(`今早吃的第 ${number} 样`);
  }
  await memberPage.getByRole('button', { name: '提交审核' }).click();
  await expect(memberPage.getByRole('heading', { name: '提交审核中' })).toBeVisible();

  const page = await context.newPage();
  await signInOperator(page, 'reviewer');
  await page.getByRole('navigation', { name: '房间' }).getByRole('link', { name: /^审核/u }).click();
  await page.getByRole('row').filter({ hasText: memberCode }).locator('[data-row-link]').click();
  const photo = page.getByRole('img', { name: '第 2 张照片' });
  await expect(photo).toBeVisible();
  await expect
    .poll(() => photo.evaluate((image) => Number(Reflect.get(image, 'naturalWidth'))))
    .toBeGreaterThan(0);
  await expect(page.getByText('2. 今早吃的第 2 样')).toBeVisible();

  await page.keyboard.press('c');
  const example = page.getByRole('img', { name: '合格的示例：食物完整，拍得清楚', exact: true });
  await expect
    .poll(() => example.evaluate((image) => Number(Reflect.get(image, 'naturalWidth'))))
    .toBeGreaterThan(0);

  await page.keyboard.press('b');
  const dialog = page.getByRole('dialog', { name: '请会员重新提交' });
  await dialog.getByRole('list', { name: '常用原因' }).getByRole('button').first().click();
  const reason = await dialog.getByRole('textbox', { name: '原因' }).inputValue();
  expect(reason).not.toBe('');
  await dialog.getByRole('button', { name: '请会员重新提交' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('请重新提交', { exact: true }).first()).toBeVisible();
  await memberPage.reload();
  await expect(memberPage.getByText(reason).first()).toBeVisible();
});
