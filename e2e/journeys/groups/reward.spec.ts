import type { Page } from '@playwright/test';
import { addresses } from '../../stack/servers/addresses.ts';
import { demoSessions } from '../../stack/servers/demo-sessions.ts';
import { answerOver, openGroupOver } from '../../stack/servers/hosted-group.ts';
import { crossToGroup, signInToGroupOver } from '../../stack/servers/member-client.ts';
import { yayan } from '../../stack/servers/operator.ts';
import { storeSession } from '../../stack/browser/store-session.ts';
import { newVisitor } from '../../stack/browser/visitor.ts';
import { expect, test } from '../../stack/journey.ts';

const coins = 45;

/** Opens the coin ledger and the details of the group's row. */
const openRow = async (page: Page, name: string) => {
  await page.goto('/home/gold');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: name });
  await expect(row).toContainText(`+${coins}`);
  await row.getByRole('link').click();
  return page.getByRole('dialog', { name });
};

test('a closed group pays once it is confirmed: a member traces the coins, a guest has theirs kept @phone', async ({
  memberPage,
  memberSession,
  visitor,
  browser,
}) => {
  const guest = newVisitor();
  const name = `早起的人 ${guest.mobile.slice(-6)}`;
  const { hostMember } = demoSessions();
  const api = addresses.api();
  const group = await openGroupOver(hostMember, { name, coins, mobiles: [visitor.mobile, guest.mobile] });
  const member = await crossToGroup(api, group.hash, memberSession);
  await answerOver(member, group, { nickname: '百灵', content: '六点，天刚亮，先烧一壶水再说。' });
  const outside = await signInToGroupOver(api, group.hash, guest.mobile, guest);
  await answerOver(outside, group, { nickname: '猫头鹰', content: '十点，闹钟要响三遍，我才肯起来。' });

  const desk = await browser.newContext({ baseURL: addresses.member() });
  await storeSession(desk, hostMember);
  const host = await desk.newPage();
  await host.goto('/home/user');
  await host.getByRole('region', { name: '主持讨论小组' }).getByRole('button', { name: '进入' }).click();
  await host.getByRole('main').getByRole('link', { name }).click();
  await host.getByRole('button', { name: '现在结束' }).click();
  await host.getByRole('dialog').getByRole('button', { name: '现在结束' }).click();
  await host.getByRole('link', { name: '报酬' }).click();
  const rowOf = (nickname: string) => host.getByRole('listitem').filter({ hasText: nickname });
  for (const nickname of ['百灵', '猫头鹰']) {
    await expect(rowOf(nickname)).toContainText(String(coins));
    await expect(rowOf(nickname)).toContainText('待确认');
  }
  // Tallied is not paid: nothing has reached the member.
  await memberPage.goto('/home/gold');
  await expect(memberPage.getByText('当前暂无金币记录')).toBeVisible();

  expect(await yayan('group', 'pay', 'list')).toContain(`${group.hash}  ${coins * 2} coins for 2 people`);
  const confirmed = await yayan('group', 'pay', 'confirm', group.hash, '--by', '小运营');
  expect(confirmed).toContain('2 people are settled');
  expect(await yayan('group', 'pay', 'confirm', group.hash, '--by', '小运营')).toContain('before by 小运营');

  await host.reload();
  await expect(rowOf('百灵')).toContainText('已发放');
  await expect(rowOf('猫头鹰')).toContainText('为 TA 保留到');
  await expect(rowOf('猫头鹰')).toContainText('等待注册领取');
  await expect(host.getByRole('button', { name: '取消百灵的报酬' })).toHaveCount(0);
  await desk.close();

  const traced = await openRow(memberPage, name);
  await expect(traced).toContainText('讨论小组');
  await traced.getByRole('link', { name: '看讨论小组' }).click();
  await expect(memberPage.getByRole('main')).toContainText(name);
  await memberPage.goto('/task/summary');
  await expect(memberPage.getByRole('main').getByRole('listitem').filter({ hasText: name })).toContainText(
    `+${coins}`,
  );
  await memberPage.goto('/home/message');
  await expect(
    memberPage.getByRole('main').getByText(`讨论小组“${name}”的 ${coins} 金币已到账`),
  ).toBeVisible();
});
