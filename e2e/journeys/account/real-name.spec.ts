import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { verifyOver } from '../../stack/servers/member-client.ts';

/** The sandbox decides by the last digits of these numbers (docs/operation.md). */
const unmatched = '310104199105064049';
const matched = '310104199105062115';

test('a real name that does not match says why and how often it can be handed in again @phone', async ({
  memberPage: page,
}) => {
  await page.goto('/home/user?edit=verify');
  const dialog = page.getByRole('dialog', { name: '实名认证' });
  await dialog.getByRole('textbox', { name: '姓名' }).fill('王小明');
  await dialog.getByRole('textbox', { name: '身份证号' }).fill(unmatched);
  await dialog.getByRole('checkbox', { name: /敏感个人信息/u }).check();
  await dialog.getByRole('button', { name: '提交认证' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('姓名和身份证号不一致，请核对后重新提交');
  await expect(dialog.getByText('还可提交 4 次')).toBeVisible();

  await dialog.getByRole('button', { name: '关闭' }).click();
  const section = page.getByRole('region', { name: '实名认证' });
  await expect(section.getByText('未通过')).toBeVisible();
  await expect(section.getByText('姓名和身份证号不一致，请核对后重新提交')).toBeVisible();
  await expect(section.getByText(/3101\*+4049/u)).toBeVisible();
});

test('the result of a check appears by itself on an open page @phone', async ({
  memberPage: page,
  memberSession: session,
}) => {
  await page.goto('/home/user');
  const section = page.getByRole('region', { name: '实名认证' });
  await expect(section.getByText('未认证')).toBeVisible();
  await verifyOver(addresses.api(), session.token, { name: '王小明', idNumber: matched });
  await expect(section.getByText('已认证')).toBeVisible();
});
