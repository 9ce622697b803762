import { expect, test } from '../../stack/journey.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { importShortTask } from '../../stack/servers/short-task.ts';

test('a questionnaire is answered page by page, left in the middle, gone on with, and paid @both', async ({
  memberPage: first,
  context,
  browser,
}, { project }) => {
  const task = `一部手机的一天（${project.name}）`;
  await importShortTask('survey/phone.json', task, { host: { minimumSeconds: 0 } });
  await first.goto('/task');
  await first.getByRole('article').filter({ hasText: task }).getByRole('link').click();
  await first.getByRole('link', { name: /^开始答题/u }).click();
  await expect(first).toHaveURL(/\/task\/go\?session=/u);

  const before = questionnaireOn(first);
  await before.isAt('先认识一下你');
  await before.next();
  await expect(before.question('你现在主要用哪种手机？')).toContainText('请先回答这道题');
  await before.pick('你现在主要用哪种手机？', '安卓');
  await before.show('这部手机是什么时候买的？');
  await before.choose(before.question('这部手机是什么时候买的？'), '一到两年');
  await before.next();
  await before.isAt('每天怎么用');
  await first.getByRole('slider').press('ArrowRight');
  await before.show('最常用的是哪几类应用？');
  await before.choose(before.question('最常用的是哪几类应用？'), '短视频', '游戏');
  const kept = await context.storageState({ indexedDB: true });
  await context.close();

  const later = await browser.newContext({ storageState: kept });
  const page = await later.newPage();
  await page.goto('/home');
  const unfinished = page.getByRole('main').locator('section').filter({ hasText: '等你回答' });
  await unfinished.getByRole('link', { name: task }).click();
  const survey = questionnaireOn(page);
  await survey.isAt('每天怎么用');
  await survey.backTo('最常用的是哪几类应用？');
  await expect(survey.question('最常用的是哪几类应用？')).toContainText('短视频');

  await survey.show('下面几个时段，你一般怎么用手机？');
  for (const time of ['起床后', '午休', '睡觉前'])
    await survey.choose(page.getByRole('row', { name: time }), '看视频');
  await survey.next();

  await survey.isAt('关于手机游戏');
  await survey.pick('你玩哪些类型的游戏？', '益智休闲');
  await survey.write('上个月在手机游戏里花了多少元？', '30');
  await survey.next();

  await survey.isAt('你的看法');
  for (const row of ['手机不在身边会不安', '我想少看一会儿手机', '担心应用收集太多信息'])
    await page.getByRole('group', { name: row }).getByText('一般').click();
  await survey.pick('为确认你在认真阅读，这道题请选“比较同意”。', '比较同意');
  await survey.next();

  await survey.isAt('下一部手机');
  await survey.pick('你打算什么时候换手机？', '没想过');
  await survey.next();

  await expect(page).toHaveURL(/\/task\/back\?result=/u);
  await expect(page.getByRole('heading', { level: 1, name: '答完啦，谢谢你的想法' })).toBeVisible();
  await expect(page.getByRole('main')).toContainText('+320 金币');

  await page.goto('/home/gold');
  await expect(page.getByRole('main').getByRole('listitem').filter({ hasText: task })).toContainText('+320');
  await page.goto('/home/task');
  const record = page.getByRole('main').getByRole('listitem').filter({ hasText: task });
  await expect(record).toHaveCount(1);
  await expect(record).toContainText('已完成');
  await expect(record).toContainText('+320');
  await later.close();
});
