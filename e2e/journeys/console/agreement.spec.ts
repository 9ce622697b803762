import { patient } from '@yayan/tools/test-limits';
import { addresses } from '../../stack/servers/addresses.ts';
import { signInOperator } from '../../stack/browser/operator-page.ts';
import { expect, test } from '../../stack/journey.ts';
import { callApi } from '../../stack/servers/member-client.ts';

test('a large correction waits for a second person: who asked can’t agree, another one can, and the member has the coins @desktop', async ({
  page,
  browser,
  visitor,
  memberSession,
}) => {
  test.setTimeout(patient(60_000));
  const coins = async (): Promise<unknown> => {
    const { data } = await callApi(addresses.api(), '/v1/points', { token: memberSession.token });
    return (data as { available: number }).available;
  };
  const before = Number(await coins());

  await signInOperator(page, 'finance');
  await page.goto(`${addresses.console()}/members`);
  await page.getByRole('searchbox', { name: '找会员' }).fill(visitor.mobile);
  const found = page.locator('[data-row-link]');
  await expect(found).toHaveCount(1);
  await found.click();
  await page.getByRole('button', { name: '更正金币…' }).click();
  const dialog = page.getByRole('dialog', { name: '更正金币' });
  await dialog.getByRole('textbox', { name: '多少金币' }).fill('6000');
  await expect(dialog.getByText('需要另一位同事同意')).toBeVisible();
  await dialog.getByRole('textbox', { name: '原因' }).fill('活动漏发');
  await dialog.getByRole('button', { name: '提交：更正金币' }).click();
  await expect(dialog.getByText('已提交，等另一位同事同意')).toBeVisible();
  await dialog.getByRole('link', { name: '同意请求' }).click();
  const own = page.getByRole('row').filter({ hasText: '活动漏发' });
  await expect(own.getByRole('button', { name: '撤回' })).toBeVisible();
  await expect(own.getByRole('button', { name: '同意…' })).toHaveCount(0);
  expect(await coins()).toBe(before);

  const colleague = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const desk = await colleague.newPage();
  await signInOperator(desk, 'admin');
  await desk
    .getByRole('navigation', { name: '房间' })
    .getByRole('link', { name: /^同意请求/u })
    .click();
  const row = desk.getByRole('row').filter({ hasText: '活动漏发' });
  await row.getByRole('button', { name: '同意…' }).click();
  const decision = desk.getByRole('dialog', { name: '同意这个请求' });
  await decision.getByRole('textbox', { name: '你的理由' }).fill('核对过名单');
  await decision.getByRole('button', { name: '同意，现在执行' }).click();
  await expect(decision).toBeHidden();
  await expect(row).toContainText('已同意');
  expect(await coins()).toBe(before + 6000);
  await desk.goto(`${addresses.console()}/system/audit?act=reward%20correct`);
  await expect(desk.getByRole('row').filter({ hasText: '活动漏发' })).toContainText('finance');
  await colleague.close();

  await page.reload();
  await expect(own).toContainText('admin：核对过名单');
});
