import type { Page } from '@playwright/test';
import { patient } from '@yayan/tools/test-limits';
import { answerInGroup, openGroupOn } from '../../stack/browser/hosted-group-page.ts';
import { buyCode, joined, type Newcomer } from '../../stack/browser/newcomer.ts';
import { newVisitor } from '../../stack/browser/visitor.ts';
import { importCodes, makeCodes, withdrawAllCodes } from '../../stack/rooms/benefit-room.ts';
import { colleaguesOf } from '../../stack/rooms/colleagues.ts';
import { publishNotice } from '../../stack/rooms/content-room.ts';
import { closeGroup, holdGroupPay, nameHost, refuseGroupPay } from '../../stack/rooms/group-room.ts';
import { correctCoins, replaceMobile } from '../../stack/rooms/member-room.ts';
import { perform } from '../../stack/rooms/perform.ts';
import { callApi, newKey, signInOver, succeed, verifyOver } from '../../stack/servers/member-client.ts';
import { expect, test } from '../../stack/journey.ts';
import { ownStack } from '../../stack/own-stack.ts';

// One bad day of the people who run the platform. A stolen laptop is in operators.spec.ts, an illegal answer in group.spec.ts.
const SURVEY = 'Kuai6dR9mHs3';

const stack = ownStack();
const windowOf = colleaguesOf(stack);

const setReward = async (page: Page, coins: number, reason: string): Promise<void> =>
  await perform(page, '奖励…', { title: '修改奖励', texts: { 完成得多少金币: String(coins) }, reason });

test('a wrong reward is stopped, corrected for who comes later, and made good for who was hurt @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(60_000));
  const start = async ({ token }: Newcomer): Promise<number> => {
    const body = { taskHashId: SURVEY };
    const answer = await callApi(stack().api, '/v1/process/participations', { token, body, key: newKey() });
    return answer.code;
  };
  const lab = await windowOf(browser, 'researcher');
  await lab.goto(`${stack().console}/tasks/${SURVEY}`);
  await setReward(lab, 1, '改成活动价');
  const hurt = [await joined(browser, stack()), await joined(browser, stack())];
  for (const each of hurt) expect(await start(each)).toBe(200);

  await perform(lab, '暂停…', { title: '暂停任务', reason: '奖励标错了' });
  const late = await joined(browser, stack());
  expect(await start(late)).not.toBe(200);
  await setReward(lab, 80, '改回原来的奖励');
  await perform(lab, '恢复…', { title: '恢复任务' });
  await expect(lab.getByRole('button', { name: '暂停…' })).toBeVisible();
  await late.page.goto(`/task/detail/${SURVEY}`);
  await expect(late.page.getByRole('main')).toContainText('80');
  expect(await start(late)).toBe(200);

  const cash = await windowOf(browser, 'finance');
  for (const { id, page } of hurt) {
    await correctCoins(cash, `${stack().console}/members/${id}`, { coins: 79, reason: '补上标错的奖励' });
    await page.goto('/home/gold');
    await expect(
      page.getByRole('main').getByRole('listitem').filter({ hasText: '补上标错的奖励' }),
    ).toContainText('+79');
  }
  await lab.goto(`${stack().console}/system/audit?subject=${SURVEY}`);
  await expect(lab.getByRole('row').filter({ hasText: '改成活动价' })).toBeVisible();
});

test('codes of a file that leaked are withdrawn before anybody gets one, and a buyer gets one of a new file @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(60_000));
  const cash = await windowOf(browser, 'finance');
  const title = '周末影院';
  await makeCodes(cash, stack().console, { title, price: 20, codes: ['LEAKED-1', 'LEAKED-2'] });
  await withdrawAllCodes(cash, '卡密文件外泄');
  await expect(cash.getByRole('cell', { name: '0 张（另有撤回 2）' })).toBeVisible();
  await importCodes(cash, '换一批', ['FRESH-1']);
  await expect(cash.getByRole('cell', { name: '1 张（另有撤回 2）' })).toBeVisible();

  const buyer = await joined(browser, stack());
  await verifyOver(stack().api, buyer.token, { name: '王晓穗', idNumber: '310104199105082132' });
  await correctCoins(cash, `${stack().console}/members/${buyer.id}`, { coins: 20, reason: '新人礼' });
  expect(await buyCode(buyer.page, stack().member, title)).toBe('FRESH-1');
});

test('a host pays a friend: the pay-out is held, the friend is taken out, the rest is refused, nobody is paid @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(90_000));
  const [host, friend] = [await joined(browser, stack()), await joined(browser, stack())];
  const lab = await windowOf(browser, 'researcher');
  await nameHost(lab, stack().console, host.id);
  const plan = { name: '老朋友聚会', topic: '第一天', coins: 40, mobiles: [friend.visitor.mobile] };
  const hash = await openGroupOn(host.page, stack().member, plan);
  const text = '六点，天刚亮，先烧一壶水再说，然后把窗户打开。';
  await answerInGroup(friend.page, { task: `/task/detail/${hash}`, topic: plan.topic, text });
  const group = `${stack().console}/groups/${hash}`;
  await closeGroup(lab, group);
  const cash = await windowOf(browser, 'finance');
  await holdGroupPay(cash, group, '主持人给朋友发钱');
  await perform(cash, '移出…', { title: '移出小组发放', reason: '和主持人是朋友' });
  await refuseGroupPay(cash, group, '小组没有真实进行');
  await expect(cash.getByRole('button', { name: '恢复发放…' })).toHaveCount(0);
  await friend.page.goto('/home/gold');
  await expect(friend.page.getByText('当前暂无金币记录')).toBeVisible();
});

test('a member’s lost phone: the old one is out at once, and the new one comes in to the same account @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(60_000));
  const lost = await joined(browser, stack());
  const next = newVisitor();
  await lost.page.goto('/home/gold');
  const admin = await windowOf(browser, 'admin');
  await replaceMobile(admin, `${stack().console}/members/${lost.id}`, {
    mobile: next.mobile,
    reason: '核对过本人的证件',
  });
  await lost.page.goto('/home/gold');
  await expect(lost.page).toHaveURL(/\/login/u);
  const { token } = await signInOver(stack().api, next.mobile, next);
  const account = await succeed<{ id: string }>(callApi(stack().api, '/v1/users/account', { token }));
  expect(account.id).toBe(lost.id);
});

test('a mistaken notice is withdrawn: who comes later doesn’t see it, and it stays in the record @desktop', async ({
  browser,
}) => {
  test.setTimeout(patient(60_000));
  const pen = await windowOf(browser, 'editor');
  const title = '全员奖励 8888 金币';
  await publishNotice(pen, stack().console, { title, body: '每人 8888 金币，马上到账。' });
  const [early, late] = [await joined(browser, stack()), await joined(browser, stack())];
  const seen = async ({ page }: Newcomer) => {
    await page.goto('/home/message?tab=notices');
    // The demo has notices of its own.
    await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
    return page.getByRole('main').getByText(title);
  };
  await expect((await seen(early)).first()).toBeVisible();
  await perform(pen, '撤下…', { title: '撤下公告', reason: '发错了' });
  await expect(pen.getByRole('link', { name: '再发布一次' })).toBeVisible();
  for (const each of [early, late]) await expect(await seen(each)).toHaveCount(0);
  await pen.goto(`${stack().console}/contents?kind=notice`);
  await expect(pen.getByRole('row').filter({ hasText: title })).toBeVisible();
});
