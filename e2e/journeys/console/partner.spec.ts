import { patient } from '@yayan/tools/test-limits';
import { addresses } from '../../stack/servers/addresses.ts';
import { issuesOf } from '../../stack/browser/axe.ts';
import { signInNewOperator } from '../../stack/browser/operator-page.ts';
import { expect, test } from '../../stack/journey.ts';
import { callApi } from '../../stack/servers/member-client.ts';

const hashId = 'Yun4bKa7FeiD';

test('a partner’s file ends an open visit and pays it; the same file again finds everything the same @desktop', async ({
  memberPage,
  memberSession,
  context,
}) => {
  test.setTimeout(patient(60_000));
  await memberPage.goto(`/task/detail/${hashId}`);
  await memberPage.getByRole('link', { name: /^开始答题/u }).click();
  await memberPage.getByRole('button', { name: '同意并继续' }).click();
  await expect(memberPage.getByRole('heading', { name: '云边调研：咖啡与茶' })).toBeVisible();
  const sid = new URL(memberPage.url()).searchParams.get('sid') ?? '';
  const coins = async (): Promise<number> => {
    const { data } = await callApi(addresses.api(), '/v1/points', { token: memberSession.token });
    return (data as { available: number }).available;
  };
  const before = await coins();

  const page = await context.newPage();
  await signInNewOperator(page, 'finance');
  await page
    .getByRole('navigation', { name: '房间' })
    .getByRole('link', { name: /^合作方/u })
    .click();
  await page.getByRole('link', { name: 'sandbox', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: '和合作方对账' });
  const run = async (line: RegExp): Promise<void> => {
    await page.getByRole('button', { name: '对账…' }).click();
    await dialog.getByRole('textbox', { name: '或者粘贴' }).fill(sid);
    await expect(dialog.getByRole('row', { name: line })).toBeVisible();
    await dialog.getByRole('textbox', { name: '原因' }).fill('11 月对账单');
    expect(await issuesOf(page)).toEqual([]);
    await dialog.getByRole('button', { name: '和合作方对账' }).click();
    await expect(dialog).toBeHidden();
  };
  await run(/记下结果 .*1 条，80 金币/u);
  await expect.poll(coins).toBe(before + 80);
  await run(/一致 .*1 条/u);
  expect(await coins()).toBe(before + 80);
});
