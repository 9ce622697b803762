import { patient } from '@yayan/tools/test-limits';
import { addresses } from '../../stack/servers/addresses.ts';
import { issuesOf } from '../../stack/browser/axe.ts';
import { signInNewOperator } from '../../stack/browser/operator-page.ts';
import { demoSessions } from '../../stack/servers/demo-sessions.ts';
import { answerOver, openGroupOver } from '../../stack/servers/hosted-group.ts';
import { crossToGroup } from '../../stack/servers/member-client.ts';
import { expect, test } from '../../stack/journey.ts';

test('an illegal answer is taken down and its author reads why; the group’s pay is held, and another operator confirms it @desktop', async ({
  memberPage,
  memberSession,
  visitor,
  browser,
  context,
}) => {
  test.setTimeout(patient(90_000));
  const name = `夜里的人 ${visitor.mobile.slice(-6)}`;
  const group = await openGroupOver(demoSessions().hostMember, {
    name,
    coins: 40,
    mobiles: [visitor.mobile],
  });
  const inside = await crossToGroup(addresses.api(), group.hash, memberSession);
  const content = '卖真的证件，要的人加我，保证当天就能办好。';
  await answerOver(inside, group, { nickname: '夜莺', content });

  const page = await context.newPage();
  await signInNewOperator(page, 'researcher');
  await page
    .getByRole('navigation', { name: '房间' })
    .getByRole('link', { name: /^讨论小组/u })
    .click();
  await page.getByRole('searchbox', { name: '名称' }).fill(name);
  await expect(page).toHaveURL(/keyword=/u);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  const answer = page.getByRole('row').filter({ hasText: content });
  await answer.getByRole('button', { name: '移除…' }).click();
  const removing = page.getByRole('dialog', { name: '移除回答' });
  await removing.getByRole('button', { name: '含违法内容' }).click();
  await removing.getByRole('button', { name: '移除回答' }).click();
  await expect(removing).toBeHidden();
  await expect(answer).toContainText('移除：含违法内容');

  await page.getByRole('button', { name: '结束讨论…' }).click();
  const closing = page.getByRole('dialog', { name: '结束讨论小组' });
  await closing.getByRole('textbox', { name: '原因' }).fill('讨论内容违规');
  await closing.getByRole('button', { name: '结束讨论小组' }).click();
  await expect(closing).toBeHidden();
  await page.getByRole('button', { name: '暂停发放…' }).click();
  const holding = page.getByRole('dialog', { name: '暂停小组发放' });
  await holding.getByRole('textbox', { name: '原因' }).fill('核对主持人的邀请');
  await holding.getByRole('button', { name: '暂停小组发放' }).click();
  await expect(holding).toBeHidden();
  await expect(page.getByText('核对主持人的邀请').first()).toBeVisible();
  expect(await issuesOf(page)).toEqual([]);
  const address = page.url();

  const colleague = await browser.newContext({ locale: 'zh-CN', timezoneId: 'Asia/Shanghai' });
  const desk = await colleague.newPage();
  await signInNewOperator(desk, 'finance');
  await desk.goto(address);
  await desk.getByRole('button', { name: '恢复发放…' }).click();
  const releasing = desk.getByRole('dialog', { name: '恢复小组发放' });
  await releasing.getByRole('button', { name: '恢复小组发放' }).click();
  await expect(releasing).toBeHidden();
  await desk.getByRole('button', { name: '确认发放…' }).click();
  const confirming = desk.getByRole('dialog', { name: '确认小组发放' });
  await confirming.getByRole('button', { name: '确认小组发放' }).click();
  await expect(confirming).toBeHidden();
  await expect(desk.getByText('已确认').first()).toBeVisible();
  await colleague.close();

  await memberPage.goto('/home/message');
  await expect(memberPage.getByRole('main').getByText('我们删除了你的一条回答')).toBeVisible();
});
