import { addresses } from '../../stack/servers/addresses.ts';
import { look } from '../../stack/browser/screenshot.ts';
import { expect, test } from '../../stack/journey.ts';
import { callApi, joinOver } from '../../stack/servers/member-client.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { importShortTask, makeOpenLink } from '../../stack/servers/short-task.ts';
import { readScreening } from '../../stack/browser/read-screening.ts';

const link = '/cloud/survey/go?sid=Kai2Wen8JuAn';

test('an open link is answered without an account up to its end, where it can be read again', async ({
  page,
}) => {
  const title = '不限时的通勤问卷';
  const task = await importShortTask('survey/commute.json', title, { host: { minimumSeconds: 0 } });
  const link = await makeOpenLink(task);
  await page.goto(link);
  await expect(page).toHaveURL(/\/cloud\/survey\/go\?visit=/u);
  const survey = questionnaireOn(page);
  await survey.pick('你一周有几天要通勤？', '三到四天');
  await survey.pick('最主要用哪种方式？', '自己开车');
  await survey.next();
  await survey.isAt('你的路程');
  await survey.show('说说单程的情况');
  // On a phone, pressing the label opens the field.
  await survey.question('说说单程的情况').getByText('大约几分钟').first().click();
  await page.getByLabel('大约几分钟').fill('40');
  await page.getByLabel('大约几分钟').press('Tab');
  await survey.write('通常几点出门？', '08:10');
  await survey.next();
  await survey.isAt('自己开车');
  await survey.pick('你的车用什么能源？', '纯电');
  await survey.write('上班时停车一个月多少元？', '300');
  await survey.next();
  await survey.isAt('你的期待');
  await survey.show('最希望先改善哪一点？');
  const unranked = page.getByRole('list', { name: '还没排' });
  for (const wish of ['更省钱', '路上更快', '更舒服', '更环保'])
    await unranked.getByRole('button', { name: wish }).click();
  await survey.next();
  await expect(page).toHaveURL(/\/survey\/end\?visit=/u);
  await expect(page.getByRole('heading', { level: 1, name: '答完啦，谢谢你的想法' })).toBeVisible();
  await expect(page.getByRole('region', { name: '这次作答' })).toContainText(title);
  await look(page, 'survey ended');
  await expect(page.getByRole('main')).not.toContainText('金币');
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: '答完啦，谢谢你的想法' })).toBeVisible();
  // The same browser counts as a person who has already taken part.
  await page.goto(link);
  await expect(page).toHaveURL(/\/survey\/end\?visit=/u);
});

test('an open link kindly screens out at once people it is not looking for', async ({ page }) => {
  await page.goto(link);
  const survey = questionnaireOn(page);
  await survey.pick('你一周有几天要通勤？', '不用通勤');
  await survey.next();
  await expect(page).toHaveURL(/\/survey\/end\?visit=/u);
  await expect(page.getByRole('heading', { level: 1, name: '这次没有入选' })).toBeVisible();
});

test('a ticket of the mini program starts a task as its member without a cookie, once, and pays them', async ({
  page,
  visitor,
}) => {
  const { token } = await joinOver(addresses.api(), visitor.mobile, visitor);
  const { data } = await callApi(addresses.api(), '/v1/process/tickets', {
    token,
    body: { taskHashId: 'Lu3TqW8vKd5R' },
  });
  const { ticket } = data as { ticket: string };
  await page.goto(`/task/mp/go?ticket=${ticket}`);
  await expect(page).toHaveURL(/\/task\/mp\/go\?visit=/u);
  await expect(page.getByRole('heading', { level: 1, name: '上下班路上：通勤出行' })).toBeVisible();
  const survey = questionnaireOn(page);
  await survey.pick('你一周有几天要通勤？', '不用通勤');
  await readScreening();
  await survey.next();
  await expect(page).toHaveURL(/\/survey\/end\?visit=/u);
  await expect(page.getByRole('heading', { level: 1, name: '这次没有入选' })).toBeVisible();
  const account = await callApi(addresses.api(), '/v1/users/account', { token });
  expect(account.data).toMatchObject({ coins: 10 });
  await page.goto(`/task/mp/go?ticket=${ticket}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page).toHaveURL(/ticket=/u);
  await expect(page.getByRole('button', { name: /^下一|^提交/u })).toHaveCount(0);
});
