import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { importShortTask } from '../../stack/servers/short-task.ts';

const choice = '自己或家人做';

test('a token that holds no more in the middle of a questionnaire leads to the login and back: no answer is lost @phone', async ({
  memberPage: page,
  memberSession: session,
  context,
}) => {
  const host = { minimumSeconds: 0 };
  const task = await importShortTask('survey/short.json', '早餐，中途重新登录', { host });
  await page.goto(`/task/go?task=${task}`);
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  await survey.pick('你平时一周有几天吃早餐？', '四到六天');
  await survey.next();
  await survey.isAt('你的早餐');
  await survey.pick('早餐你常吃什么？', '粥');
  await survey.show('这些早餐通常从哪里来？');
  await survey.pick('这些早餐通常从哪里来？', choice);
  await survey.show('对现在的早餐，你满意吗？');
  await page.getByRole('radio', { name: '4' }).check({ force: true });
  const { pathname, search } = new URL(page.url());

  await storeSession(context, { ...session, token: 'no longer known', refreshToken: 'no longer known' });
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page).toHaveURL(`/login?from=${encodeURIComponent(pathname + search)}&ended=1`);
  await expect(page.getByText('答过的题都在，重新登录后接着答')).toBeVisible();

  await storeSession(context, session);
  await page.goto(pathname + search);
  await survey.isAt('你的早餐');
  await expect(page.getByRole('radio', { name: '4' })).toBeChecked();
  await survey.backTo('早餐你常吃什么？');
  await expect(page.getByRole('checkbox', { name: '粥', exact: true })).toBeChecked();
  await survey.show('这些早餐通常从哪里来？');
  await expect(page.getByRole('radio', { name: choice, exact: true })).toBeChecked();
  await survey.show('对现在的早餐，你满意吗？');
  await page.getByRole('button', { name: '提交' }).click();
  await expect(page.getByRole('heading', { level: 1, name: '答完啦，谢谢你的想法' })).toBeVisible();
});
