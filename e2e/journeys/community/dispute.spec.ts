import { expect, test } from '../../stack/journey.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { readScreening } from '../../stack/browser/read-screening.ts';
import { yayan } from '../../stack/servers/operator.ts';

const commute = { title: '上下班路上：通勤出行', hashId: 'Lu3TqW8vKd5R' };
const reason = '你的通勤天数符合条件，是我们设置错了';

test('a member disputes a result, an operator decides, and the coins come with a message', async ({
  memberPage: page,
}) => {
  await page.goto(`/task/go?task=${commute.hashId}`);
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  await survey.pick('你一周有几天要通勤？', '不用通勤');
  await readScreening();
  await survey.next();
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: '这次没有入选' })).toBeVisible();

  await main.getByText('对结果有疑问').click();
  await main.getByRole('link', { name: '提交反馈' }).click();
  await expect(main.getByRole('heading', { level: 1, name: '提交反馈' })).toBeVisible();
  await expect(main.getByLabel('类型').locator('option:checked')).toHaveText('申诉');
  await expect(main.getByRole('region', { name: '相关记录' })).toContainText(commute.title);
  await main.getByLabel('申诉理由').fill('我每周去两次公司，不该算作不用通勤。');
  await main.getByRole('button', { name: '提交' }).click();
  const number = main.getByText(/T\d{8}-[0-9A-Z]{6}/u);
  await expect(number).toBeVisible();
  const ticket = /T\d{8}-[0-9A-Z]{6}/u.exec((await number.textContent()) ?? '')?.[0] ?? '';

  await yayan('ticket', 'accept', ticket, '--by', '林晓');
  await yayan('ticket', 'verdict', ticket, 'partly', reason, '--coins', '15', '--by', '林晓');
  await page.reload();
  await expect(main.getByRole('term').filter({ hasText: '复核结果' })).toBeVisible();
  await expect(main).toContainText(reason);

  await page.goto('/home/gold');
  await expect(main.getByRole('listitem').filter({ hasText: '申诉通过' })).toContainText('+15');
  await page.goto('/home/message');
  await expect(main.getByText('你的申诉有了答复').first()).toBeVisible();
});
