import { patient } from '@yayan/tools/test-limits';
import { addresses } from '../../stack/servers/addresses.ts';
import { issuesOf } from '../../stack/browser/axe.ts';
import { signInNewOperator } from '../../stack/browser/operator-page.ts';
import { demoSessions } from '../../stack/servers/demo-sessions.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';

test('an operator passes an order, reads where its parcel goes, with a reason, and says that it was sent; the member sees its number @desktop', async ({
  page: memberPage,
  context,
}) => {
  test.setTimeout(patient(60_000));
  await storeSession(context, demoSessions().exchanger);
  await memberPage.goto('/exchange');
  await memberPage.getByRole('radiogroup', { name: '兑换类型' }).getByText('实物', { exact: true }).click();
  await memberPage.getByRole('main').getByRole('link', { name: '陶瓷马克杯' }).click();
  await expect(memberPage.getByRole('radio', { name: /^王晓穗/u })).toBeChecked();
  await memberPage.getByRole('button', { name: /^用 .+ 金币兑换$/u }).click();
  await memberPage.getByRole('dialog').getByRole('button', { name: '确认兑换' }).click();
  await expect(memberPage).toHaveURL(/\/exchange\/success\?order=/u);
  const id = new URL(memberPage.url()).searchParams.get('order') ?? '';

  const page = await context.newPage();
  await signInNewOperator(page, 'finance');
  await page.goto(`${addresses.console()}/orders?queue=review`);
  await expect(page.getByRole('row').filter({ hasText: '陶瓷马克杯' }).first()).toBeVisible();
  await page.goto(`${addresses.console()}/orders/${id}`);
  await expect(page.getByRole('heading', { level: 1, name: /^陶瓷马克杯/u })).toBeVisible();
  await expect(page.getByText(/2 栋 301/u)).toHaveCount(0);
  await page.getByRole('button', { name: '显示完整信息…' }).click();
  const asking = page.getByRole('dialog', { name: '显示个人信息' });
  await asking.getByRole('textbox', { name: '原因' }).fill('要寄出这个包裹');
  await asking.getByRole('button', { name: '显示十分钟' }).click();
  await expect(page.getByText(/2 栋 301/u)).toBeVisible();
  await expect(page.getByText('原因：要寄出这个包裹')).toBeVisible();
  await page.getByRole('button', { name: '收起' }).click();
  await expect(page.getByText(/2 栋 301/u)).toHaveCount(0);

  await page.getByRole('button', { name: /^通过…/u }).click();
  const passing = page.getByRole('dialog', { name: '通过兑换' });
  await passing.getByRole('button', { name: '通过兑换' }).click();
  await expect(passing).toBeHidden();
  await page.getByRole('button', { name: '寄出…', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '登记寄出' });
  await dialog.getByRole('combobox', { name: '快递公司' }).selectOption('京东物流');
  await dialog.getByRole('textbox', { name: '运单号' }).fill('JDVA00012345678');
  await expect(dialog.getByRole('row').filter({ hasText: '运单' })).toContainText('JDVA00012345678');
  expect(await issuesOf(page)).toEqual([]);
  await dialog.getByRole('button', { name: '登记寄出' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('button', { name: '撤回寄出…' })).toBeVisible();

  await memberPage.goto('/home/exchange');
  await memberPage.getByRole('main').getByText('陶瓷马克杯').first().click();
  await expect(memberPage.getByText('JDVA00012345678').first()).toBeVisible();
});
