import { patient } from '@yayan/tools/test-limits';
import { confirm } from '../../stack/rooms/perform.ts';
import { signInOperator } from '../../stack/browser/operator-page.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { sessionCookies } from '../../stack/browser/store-session.ts';
import { expect, test } from '../../stack/journey.ts';
import { joinOver } from '../../stack/servers/member-client.ts';
import { ownStack } from '../../stack/own-stack.ts';

// A closed site would stop the journeys that share the other stack.
const stack = ownStack();

const message = '正在升级积分系统，答案和金币都在。';

/** A time as the console's fields take it. */
const inMinutes = (minutes: number): string =>
  new Date(Date.now() + minutes * 60_000)
    .toLocaleString('sv', { timeZone: 'Asia/Shanghai', dateStyle: 'short', timeStyle: 'short' })
    .replace(' ', 'T');

test('8.9 an operator closes the member site: pages are covered, an answer waits, and is sent when it opens @desktop', async ({
  browser,
  context,
  visitor,
  pageFaults,
}) => {
  test.setTimeout(patient(120_000));
  const { mobile, address } = visitor;
  await context.addCookies(sessionCookies(stack().member, await joinOver(stack().api, mobile, { address })));
  const answering = await context.newPage();
  await answering.goto(`${stack().member}/task/go?task=Lu3TqW8vKd5R`);
  const survey = questionnaireOn(answering);
  await survey.isAt('先认识一下你');
  const reading = await context.newPage();
  await reading.goto(`${stack().member}/home`);
  await expect(reading.getByRole('main')).toBeVisible();

  const desk = await (await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' })).newPage();
  await signInOperator(desk, 'admin', stack());
  await desk.goto(`${stack().console}/system/maintenance`);
  await desk.getByRole('button', { name: '维护…' }).first().click();
  const planning = desk.getByRole('dialog', { name: '安排维护' });
  await planning.getByRole('textbox', { name: '给大家看的说明' }).fill(message);
  await planning.getByRole('radio', { name: '到某个时间' }).check();
  const [start, end] = [inMinutes(20), inMinutes(50)];
  await planning.getByLabel('开始时间').fill(start);
  await planning.getByLabel('预计恢复').fill(end);
  await confirm(desk, '安排维护', '升级数据库');
  await expect(planning).toBeHidden();

  // The page hears of it by a call that it makes anyway.
  await survey.pick('你一周有几天要通勤？', '三到四天');
  await survey.pick('最主要用哪种方式？', '自己开车');
  await survey.next();
  await survey.isAt('你的路程');
  const line = answering.getByText(`${start.slice(11)}–`).filter({ hasText: '维护，期间不能答题和兑换' });
  await expect(line).toBeVisible();
  await answering.getByRole('button', { name: '知道了' }).click();
  await expect(line).toBeHidden();

  await desk.getByRole('button', { name: '修改…' }).click();
  const changing = desk.getByRole('dialog', { name: '修改维护' });
  await changing.getByRole('radio', { name: '现在' }).check();
  await changing.getByLabel('预计恢复').fill('2030-01-02T03:30');
  await confirm(desk, '修改维护', '现在就升级');
  await expect(desk.getByText('维护中').first()).toBeVisible();

  // The answer is refused and kept; the page stays as it is.
  await answering.getByLabel('通常几点出门？').fill('08:10');
  await answering.getByLabel('大约几分钟').fill('35');
  await answering.getByLabel('大约几公里').fill('12');
  await survey.next();
  await expect(answering.getByText('维护到 2030年1月2日 03:30 左右，答案已存好，会自动提交')).toBeVisible();
  const cover = reading.getByRole('dialog', { name: '系统维护中' });
  await reading.goto(`${stack().member}/task`);
  await expect(cover).toBeVisible();
  await expect(cover).toContainText(message);
  await expect(cover).toContainText('1月2日 03:30');

  await desk.getByRole('button', { name: '恢复…' }).click();
  await confirm(desk, '恢复网站', '做完了');
  await survey.isAt('自己开车');
  await reading.getByRole('button', { name: '再试一次' }).click();
  await expect(cover).toBeHidden();
  await expect(reading.getByRole('article').first()).toBeVisible();
  // The refused calls.
  pageFaults.length = 0;
  await desk.context().close();
});
