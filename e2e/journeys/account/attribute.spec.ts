import { expect, test } from '../../stack/journey.ts';
import { type Questionnaire, questionnaireOn } from '../../stack/browser/questionnaire.ts';

/** Answers each question with the given choices and leaves the section. */
const answer = async (survey: Questionnaire, answers: Readonly<Record<string, string>>) => {
  for (const [question, choice] of Object.entries(answers)) await survey.pick(question, choice);
  await survey.next();
};

const household = {
  '和你一起生活的有几人（含你自己）': '2 人',
  家里有哪些年龄的孩子: '没有孩子',
  家里养了什么宠物: '猫',
  你现在的住处: '租房',
};

test('a section of the attribute questionnaire is saved as it is answered, and gone on with', async ({
  memberPage: page,
}) => {
  await page.goto('/user/survey');
  await expect(page.getByRole('heading', { level: 1, name: '个人资料问卷' })).toBeVisible();
  await expect(page.getByText('全部答完得 100 金币')).toBeVisible();
  await page.getByRole('link', { name: '填写家庭情况' }).click();
  const survey = questionnaireOn(page);
  await survey.isAt('家庭情况');
  await survey.pick('和你一起生活的有几人（含你自己）', '2 人');
  await expect(page.getByText('已保存')).toBeVisible();
  await page.goto('/user/survey');
  const row = page.getByRole('listitem').filter({ hasText: '家庭情况' });
  await expect(row.getByText('25%')).toBeVisible();
  await row.getByRole('link', { name: '继续家庭情况' }).click();
  await survey.isAt('家庭情况');
  await survey.backTo('和你一起生活的有几人（含你自己）');
  await answer(survey, household);
  await expect(page).toHaveURL(/part=work/u);
  await page.getByRole('link', { name: '稍后再答' }).click();
  await expect(row.getByText('100%')).toBeVisible();
});

test('a member who leaves a section right after an answer finds the answer on return', async ({
  memberPage: page,
}) => {
  await page.goto('/user/survey');
  await page.getByRole('link', { name: '填写家庭情况' }).click();
  const survey = questionnaireOn(page);
  await survey.isAt('家庭情况');
  await survey.pick('和你一起生活的有几人（含你自己）', '2 人');
  await page.getByRole('link', { name: '稍后再答' }).click();
  const row = page.getByRole('listitem').filter({ hasText: '家庭情况' });
  await expect(row.getByText('25%')).toBeVisible();
  await row.getByRole('link', { name: '继续家庭情况' }).click();
  await survey.isAt('家庭情况');
  await survey.backTo('和你一起生活的有几人（含你自己）');
  await expect(page.getByRole('radio', { name: '2 人' })).toBeChecked();
});

test('sensitive attributes are asked after a consent of their own, which can be declined', async ({
  memberPage: page,
}) => {
  await page.goto('/user/survey?part=private');
  await expect(page.getByRole('heading', { name: '敏感个人信息：请单独确认' })).toBeVisible();
  await expect(page.getByText('你个人每月的收入')).toHaveCount(0);
  await page.getByRole('button', { name: '这部分不回答' }).click();
  await expect(page).toHaveURL(/part=basic/u);
  await page.goto('/user/survey?part=private');
  await page.getByRole('button', { name: '同意并继续' }).click();
  const survey = questionnaireOn(page);
  await expect(survey.question('你个人每月的收入')).toContainText('不想回答');
});
