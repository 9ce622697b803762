import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { expect, test } from '../../stack/journey.ts';
import { storeSession } from '../../stack/browser/store-session.ts';
import { callApi, type CallOrigin, joinOver, type SignedIn } from '../../stack/servers/member-client.ts';
import { questionnaireOn } from '../../stack/browser/questionnaire.ts';
import { look } from '../../stack/browser/screenshot.ts';
import { readScreening } from '../../stack/browser/read-screening.ts';

const commute = { title: '上下班路上：通勤出行', hashId: 'Lu3TqW8vKd5R' };

const begin = async (page: Page) => {
  await page.goto(`/task/go?task=${commute.hashId}`);
  const survey = questionnaireOn(page);
  await survey.isAt('先认识一下你');
  return survey;
};

/** The texts of a result on its page, in the coin ledger and in the task records. */
const expectResult = async (
  page: Page,
  { title, badge, coins }: { title: string; badge: string; coins: number },
): Promise<void> => {
  const main = page.getByRole('main');
  await expect(main.getByRole('heading', { level: 1, name: title })).toBeVisible();
  if (coins > 0) await expect(main).toContainText(`+${coins} 金币`);
  else await expect(main).not.toContainText(/\+\d/u);
  await expect(main.getByText('查询编号', { exact: true })).toBeVisible();

  await page.goto('/home/gold');
  const row = main.getByRole('listitem').filter({ hasText: commute.title });
  if (coins > 0) await expect(row).toContainText(`+${coins}`);
  else await expect(main.getByText('当前暂无金币记录')).toBeVisible();

  await page.goto('/home/task');
  const record = main.getByRole('listitem').filter({ hasText: commute.title });
  await expect(record).toContainText(badge);
  await expect(record).toContainText(coins > 0 ? `+${coins}` : '无金币');
};

test('screened out: says that somebody else is looked for, and pays the consolation', async ({
  memberPage: page,
}) => {
  const survey = await begin(page);
  await survey.pick('你一周有几天要通勤？', '不用通勤');
  await readScreening();
  await survey.next();
  await expectResult(page, { title: '这次没有入选', badge: '未入选', coins: 10 });
});

test('quota full: says that the places are taken, and pays the consolation', async ({ memberPage: page }) => {
  const survey = await begin(page);
  await survey.pick('你一周有几天要通勤？', '五天或以上');
  await survey.pick('最主要用哪种方式？', '网约车、出租车');
  await readScreening();
  await survey.next();
  await expectResult(page, { title: '这次名额已满', badge: '名额已满', coins: 10 });
});

/** The pages of the commute questionnaire before the last one, and the last one. */
const before = {
  screening: { days: 5, mode: 'car' },
  trip: { route: { minutes: 35 }, leave: '08:10' },
  driving: { energy: 'electric', parking: 300 },
};
const last = { page: 'wish', answers: { improve: ['time', 'comfort', 'cost', 'green'] }, revision: 3 };

/** Answers them over HTTP, because a slow browser would take longer than "too short". Resolves to the result's id. */
const answerInNoTime = async (origin: CallOrigin, { token }: SignedIn): Promise<string> => {
  const send = async (path: string, body: object): Promise<unknown> =>
    (await callApi(addresses.api(), path, { ...origin, token, body, key: randomUUID() })).data;
  const started = await send('/v1/process/participations', { taskHashId: commute.hashId });
  const session = `/v1/process/sessions/${(started as { sessionId: string }).sessionId}`;
  for (const [revision, [page, answers]] of Object.entries(before).entries())
    await send(`${session}/pages`, { page, answers, revision });
  return ((await send(`${session}/submit`, last)) as { resultId: string }).resultId;
};

test('too short: says that it went too fast, and pays nothing', async ({ page, context, visitor }) => {
  const member = await joinOver(addresses.api(), visitor.mobile, visitor);
  await storeSession(context, member);
  await page.goto(`/task/back?result=${await answerInNoTime(visitor, member)}`);
  await page.getByRole('link', { name: '怎样算认真作答' }).click();
  await expect(page.getByRole('heading', { name: '怎样算认真作答' })).toBeInViewport();
  await page.getByText('对结果有疑问').click();
  await expect(page.getByRole('button', { name: '复制核对信息' })).toBeVisible();
  await expectResult(page, { title: '答得有点快', badge: '用时过短', coins: 0 });
});

test('giving up: says what is lost first, and the record reads 已放弃 @both', async ({
  memberPage: page,
}) => {
  const survey = await begin(page);
  await survey.pick('你一周有几天要通勤？', '五天或以上');
  await page.goto('/home/task');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: '放弃' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText('名额马上让给别人');
  await expect(dialog).toContainText('也没有感谢金币');
  await look(page, 'give-up');
  await dialog.getByRole('button', { name: '再想想' }).click();
  await expect(main.getByRole('listitem')).toContainText('继续任务');
  await main.getByRole('button', { name: '放弃' }).click();
  await dialog.getByRole('button', { name: '确认放弃' }).click();
  await expect(main).toContainText('填过的答案已删除');
  await look(page, 'given-up');
  await expectResult(page, { title: '你放弃了这次任务', badge: '已放弃', coins: 0 });
  await page.goto(`/task/detail/${commute.hashId}`);
  await expect(main).toContainText('你已参加过 已放弃');
});
