import { patient } from '@yayan/tools/test-limits';
import { addresses } from '../../stack/servers/addresses.ts';
import { signInOperator } from '../../stack/browser/operator-page.ts';
import { expect, test } from '../../stack/journey.ts';
import { callApi, newKey } from '../../stack/servers/member-client.ts';

test('an operator accepts a ticket, notes something for colleagues and answers; the member reads the answer and not the note @desktop', async ({
  memberSession,
  context,
}) => {
  test.setTimeout(patient(60_000));
  const opened = await callApi(addresses.api(), '/v1/tickets', {
    token: memberSession.token,
    key: newKey(),
    body: { kind: 'suggestion', text: '希望任务记录可以按月份筛选' },
  });
  const { id, number } = opened.data as { id: string; number: string };

  const page = await context.newPage();
  await signInOperator(page, 'admin2');
  await page.goto(`${addresses.console()}/tickets/${number}`);
  const act = async (label: string, title: string, text?: string): Promise<void> => {
    await page.getByRole('button', { name: label }).click();
    const dialog = page.getByRole('dialog', { name: title });
    if (text !== undefined) await dialog.getByRole('textbox', { name: '内容' }).fill(text);
    await dialog.getByRole('button', { name: title }).click();
    await expect(dialog).toBeHidden();
  };
  await act('受理…', '受理反馈');
  await act('备注…', '写备注', '产品排在下个月');
  await act('答复…', '答复反馈', '谢谢，已经记下来了');
  await expect(page.getByRole('region', { name: '往来' })).toContainText('谢谢，已经记下来了');
  await expect(page.getByRole('region', { name: '备注（会员看不到）' })).toContainText('产品排在下个月');
  await expect(page.getByText('等会员确认')).toBeVisible();

  const answer = await callApi(addresses.api(), `/v1/tickets/${id}`, { token: memberSession.token });
  const seen = JSON.stringify(answer.data);
  expect(seen).toContain('谢谢，已经记下来了');
  expect(seen).not.toContain('产品排在下个月');
});
