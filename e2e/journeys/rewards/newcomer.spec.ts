import { setTimeout as wait } from 'node:timers/promises';
import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { callApi, type CallOrigin, newKey, succeed } from '../../stack/servers/member-client.ts';
import { importShortTask } from '../../stack/servers/short-task.ts';

/** As long as a paid questionnaire of one minute must take. */
const answeringMs = 13_000;
/** The sandbox accepts this number (docs/operation.md). */
const matched = '310104199105072137';

/** Answers a copy of the breakfast questionnaire over the API. */
const answer = async (token: string, hashId: string, origin: CallOrigin): Promise<void> => {
  const api = addresses.api();
  const { sessionId } = await succeed<{ sessionId: string }>(
    callApi(api, '/v1/process/participations', { ...origin, token, body: { taskHashId: hashId } }),
  );
  await succeed(
    callApi(api, `/v1/process/sessions/${sessionId}/pages`, {
      ...origin,
      token,
      body: { page: 'screening', answers: { breakfast: 'daily' }, revision: 0 },
    }),
  );
  await wait(answeringMs);
  const answers = { foods: ['bun', 'egg'], place: 'home', satisfaction: 4 };
  await succeed(
    callApi(api, `/v1/process/sessions/${sessionId}/submit`, {
      ...origin,
      token,
      key: newKey(),
      body: { page: 'meal', answers, revision: 1 },
    }),
  );
};

test('rules 4.25 and 5.13: a newcomer earns, reads what is pending, and gives their name before exchanging @phone', async ({
  memberPage: page,
  memberSession: { token },
  visitor,
}) => {
  test.slow();
  const titles = ['第一份早餐问卷', '第二份早餐问卷'];
  for (const title of titles)
    await answer(token, await importShortTask('survey/short.json', title, { task: { coins: 520 } }), visitor);

  await page.goto('/home/task');
  const main = page.getByRole('main');
  const held = main.getByRole('listitem').filter({ hasText: '第二份早餐问卷' });
  await expect(held).toContainText(/预计 .+ 前到账/u);
  await expect(held).toContainText('注册第一周');
  await held.getByRole('link', { name: '第二份早餐问卷' }).click();
  await expect(main).toContainText('待入账，预计');
  await expect(main).toContainText(
    '注册第一周，每天直接到账的问卷金币有上限；这份超过了当天的上限，整份晚 3 天到账',
  );

  await page.goto('/home/gold');
  await expect(main).toContainText(/待入账里最近的 520 金币，预计 .+前到账：注册第一周/u);
  const row = main.getByRole('listitem').filter({ hasText: '第二份早餐问卷' });
  await expect(row).toContainText('待入账');
  await expect(row).toContainText(/预计 .+前到账：注册第一周/u);
  await expect(main.getByRole('listitem').filter({ hasText: '第一份早餐问卷' })).not.toContainText('待入账');

  await page.goto('/exchange');
  await expect(main.getByRole('alert')).toContainText('兑换前先完成实名认证');
  await main.getByRole('link', { name: '视频会员卡' }).click();
  const form = page.getByRole('region', { name: '兑换', exact: true });
  const conditions = form.getByRole('list', { name: '兑换条件' });
  await expect(conditions).toContainText('兑换前需要先完成实名认证');
  await expect(form.getByRole('button', { name: /金币兑换$/u })).toHaveCount(0);
  await conditions.getByRole('link', { name: '去认证' }).click();

  const dialog = page.getByRole('dialog', { name: '实名认证' });
  await dialog.getByRole('textbox', { name: '姓名' }).fill('王小明');
  await dialog.getByRole('textbox', { name: '身份证号' }).fill(matched);
  await dialog.getByRole('checkbox', { name: /敏感个人信息/u }).check();
  await dialog.getByRole('button', { name: '提交认证' }).click();
  await expect(page).toHaveURL(/\/exchange\/detail\/\w+$/u);
  await expect(conditions).toContainText('已完成实名认证');
  await form.getByRole('button', { name: /^用 500 金币兑换$/u }).click();
  await page
    .getByRole('dialog', { name: /金币兑换视频会员卡/u })
    .getByRole('button', { name: '确认兑换' })
    .click();
  await expect(page).toHaveURL(/\/exchange\/success\?order=/u);
});
