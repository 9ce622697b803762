import { patient } from '@yayan/tools/test-limits';
import { issuesOf } from '../../stack/browser/axe.ts';
import { signInNewOperator } from '../../stack/browser/operator-page.ts';
import { expect, test } from '../../stack/journey.ts';
import { addresses } from '../../stack/servers/addresses.ts';
import { callApi, succeed } from '../../stack/servers/member-client.ts';
import { importShortTask } from '../../stack/servers/short-task.ts';

test('a reviewer reads an answer and rejects it with a reason; the member reads why, and gets the coins back once @desktop', async ({
  memberPage,
  memberSession,
  visitor,
  context,
}) => {
  test.setTimeout(patient(60_000));
  const title = '给审核员不通过的问卷';
  const taskHashId = await importShortTask('survey/delivery-nps.yaml', title, {
    host: { minimumSeconds: 0 },
  });
  const call = async <T>(path: string, body: object): Promise<T> =>
    await succeed<T>(
      callApi(addresses.api(), path, {
        body,
        token: memberSession.token,
        key: crypto.randomUUID(),
        deviceId: visitor.deviceId,
        address: visitor.address,
      }),
    );
  const { sessionId } = await call<{ sessionId: string }>('/v1/process/participations', { taskHashId });
  const session = `/v1/process/sessions/${sessionId}`;
  await call(`${session}/pages`, { page: 'screening', answers: { received: true }, revision: 0 });
  await call(`${session}/pages`, { page: 'score', answers: { recommend: 10 }, revision: 1 });
  const matters = ['态度好', '送得快', '包装完好', '送到门口'];
  await call(`${session}/submit`, { page: 'why', answers: { good: '照抄来的一句话', matters }, revision: 2 });

  const page = await context.newPage();
  await signInNewOperator(page, 'reviewer');
  await page.goto(`${addresses.console()}/tasks/${taskHashId}`);
  await page.getByRole('link', { name: '参与', exact: true }).click();
  await page.getByRole('table').locator('[data-row-link]').first().click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  await expect(page.getByText('照抄来的一句话', { exact: true })).toBeVisible();
  expect(await issuesOf(page)).toEqual([]);

  await page.getByRole('button', { name: '不通过…' }).click();
  const dialog = page.getByRole('dialog', { name: '不通过这份完成' });
  await expect(dialog.getByRole('row', { name: /^收回金币/u })).toContainText('40');
  await dialog.getByRole('textbox', { name: '原因' }).fill('文字照抄别人');
  await dialog.getByRole('button', { name: '不通过这份完成' }).click();
  await expect(dialog).toBeHidden();
  await memberPage.goto('/home/gold');
  await expect(memberPage.getByText('文字照抄别人').first()).toBeVisible();

  await page.getByRole('button', { name: '还给会员…' }).click();
  const back = page.getByRole('dialog', { name: '撤回不通过' });
  await back.getByRole('textbox', { name: '原因' }).fill('复核后算认真');
  await back.getByRole('button', { name: '撤回不通过' }).click();
  await expect(back).toBeHidden();
  await expect(page.getByRole('button', { name: '不通过…' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: '还给会员…' })).toHaveCount(0);
  await memberPage.reload();
  await expect(memberPage.getByText('复核后算认真').first()).toBeVisible();
});
