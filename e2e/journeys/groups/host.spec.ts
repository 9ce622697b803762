import { addresses } from '../../stack/servers/addresses.ts';
import { demoSessions } from '../../stack/servers/demo-sessions.ts';
import { codeOf } from '../../stack/servers/member-client.ts';
import { storeSession } from '../../stack/browser/store-session.ts';
import { newVisitor } from '../../stack/browser/visitor.ts';
import { expect, test } from '../../stack/journey.ts';

test('a host makes a group, invites two, a respondent answers, and the closing counts their coins', async ({
  page,
  context,
  browser,
}) => {
  const [guest, silent] = [newVisitor(), newVisitor()];
  await storeSession(context, demoSessions().hostMember);
  await page.goto('/home/user');
  await page.getByRole('region', { name: '主持讨论小组' }).getByRole('button', { name: '进入' }).click();
  await expect(page.getByRole('heading', { name: '我主持的讨论小组' })).toBeVisible();

  await page.getByRole('link', { name: '新建讨论小组' }).first().click();
  await page.getByLabel('名称').fill('通勤路上');
  await page.getByLabel('介绍').fill('聊聊每天怎么上班。');
  await page.getByRole('switch', { name: '给受访者报酬' }).click();
  await page.getByLabel('每完成一个话题').fill('20');
  await page.getByLabel('每人最多').fill('50');
  await page.getByRole('button', { name: '保存草稿' }).click();
  await page.getByRole('link', { name: '先写提纲' }).click();
  await page.getByRole('button', { name: '粘贴提纲' }).click();
  await page.getByLabel('提纲原文').fill('第一天\n1. 今天早上你怎么去上班的？');
  await page.getByRole('button', { name: '加入 1 个话题、1 道题' }).click();
  await expect(page.getByRole('heading', { name: '第一天' })).toBeVisible();

  await page.getByRole('link', { name: '邀请', exact: true }).click();
  await page.getByRole('button', { name: '按手机号邀请' }).click();
  await page.getByLabel('手机号', { exact: true }).fill(`${guest.mobile}\n${silent.mobile}`);
  await page.getByRole('button', { name: '检查号码' }).click();
  await page.getByRole('button', { name: '邀请这 2 人' }).click();
  await page.getByRole('link', { name: '概览' }).click();
  for (const move of ['开始邀请', '现在开放']) {
    await page.getByRole('region', { name: '进展' }).getByRole('button', { name: move }).click();
    await page.getByRole('dialog').getByRole('button', { name: move }).click();
  }
  await expect(page.getByRole('button', { name: '现在结束' })).toBeVisible();

  const visit = await browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': guest.address } });
  const theirs = await visit.newPage();
  await context.grantPermissions(['clipboard-read', 'clipboard-write'], { origin: addresses.bbs() });
  await page.getByRole('button', { name: '复制讨论小组链接' }).click();
  await theirs.goto(await page.evaluate(() => navigator.clipboard.readText()));
  await theirs.getByLabel('手机号').fill(guest.mobile);
  await theirs.getByLabel('我已阅读并同意').check();
  await theirs.getByRole('button', { name: '获取验证码' }).click();
  await expect(theirs.getByText(/验证码已发送至/u)).toBeVisible();
  await theirs.getByLabel('验证码第 1 位').pressSequentially(await codeOf(addresses.api(), guest.mobile));
  await theirs.getByLabel('昵称').fill('地铁三号线');
  await theirs.getByRole('checkbox').last().check();
  await theirs.getByRole('button', { name: '同意并进入' }).click();
  await theirs.getByRole('main').getByRole('link', { name: '第一天' }).click();
  await theirs.getByLabel('你的回答').fill('骑共享单车到地铁站，再坐六站地铁，大概四十分钟。');
  await theirs.getByRole('button', { name: '提交回答' }).click();
  await expect(theirs.getByRole('button', { name: '提交回答' })).toHaveCount(0);
  await visit.close();

  await page.getByRole('button', { name: '现在结束' }).click();
  await page.getByRole('dialog').getByRole('button', { name: '现在结束' }).click();
  await page.getByRole('link', { name: '报酬' }).click();
  const row = page.getByRole('listitem').filter({ hasText: '地铁三号线' });
  await expect(row).toContainText('20');
  await expect(row).toContainText('待确认');
});
