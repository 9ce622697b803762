import { issuesOf } from '../../stack/browser/axe.ts';
import { expect, test } from '../../stack/journey.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';

const task = 'Wan6hM7kEo2S';
const asked = '和你一起住的有几个人（含你自己）？';
const filled = '已按资料填好，可改';

test('rule 3.49: what a member’s profile knows stands in a screener that they agreed to, and can be changed', async ({
  memberPage: page,
}) => {
  const survey = questionnaireOn(page);
  await page.goto('/user/survey');
  await page.getByRole('link', { name: '填写家庭情况' }).click();
  await survey.isAt('家庭情况');
  await survey.pick('和你一起生活的有几人（含你自己）', '2 人');
  await expect(page.getByText('已保存')).toBeVisible();

  await page.goto(`/task/go?task=${task}`);
  await expect(page.getByRole('heading', { name: '开始前，请先确认资料使用' })).toBeVisible();
  await page.getByRole('button', { name: '同意并继续' }).click();
  await survey.isAt('先认识一下你');
  const question = survey.question(asked);
  await expect(question).toContainText(filled);
  await expect(question).toContainText('2 人');
  expect(await issuesOf(page)).toEqual([]);

  await page.reload();
  await expect(question).toContainText(filled);
  await survey.choose(question, '3 人');
  await expect(question).not.toContainText(filled);
  await survey.pick('家里有哪些设备？', '电视');
  await survey.next();
  await survey.isAt('晚上的时间');
  await survey.backTo(asked);
  await expect(question).toContainText('3 人');
  await expect(question).not.toContainText(filled);
});
