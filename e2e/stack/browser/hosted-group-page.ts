import { expect, type Page } from '@playwright/test';

interface GroupPlan {
  name: string;
  topic: string;
  /** For the topic, and for the whole group. */
  coins: number;
  mobiles: readonly string[];
}

/** A host makes a group with a guide of one question, invites people, and opens it. Resolves to its number. */
export const openGroupOn = async (
  page: Page,
  member: string,
  { name, topic, coins, mobiles }: GroupPlan,
): Promise<string> => {
  await page.goto(`${member}/home/user`);
  await page.getByRole('region', { name: '主持讨论小组' }).getByRole('button', { name: '进入' }).click();
  await page.getByRole('link', { name: '新建讨论小组' }).first().click();
  await page.getByLabel('名称').fill(name);
  await page.getByLabel('介绍').fill('聊聊早上的事。');
  await page.getByRole('switch', { name: '给受访者报酬' }).click();
  await page.getByLabel('每完成一个话题').fill(String(coins));
  await page.getByLabel('每人最多').fill(String(coins));
  await page.getByRole('button', { name: '保存草稿' }).click();
  await page.getByRole('link', { name: '先写提纲' }).click();
  await page.getByRole('button', { name: '粘贴提纲' }).click();
  await page.getByLabel('提纲原文').fill(`${topic}\n1. 你早上几点起床？`);
  await page.getByRole('button', { name: '加入 1 个话题、1 道题' }).click();
  await page.getByRole('link', { name: '邀请', exact: true }).click();
  await page.getByRole('button', { name: '按手机号邀请' }).click();
  await page.getByLabel('手机号', { exact: true }).fill(mobiles.join('\n'));
  await page.getByRole('button', { name: '检查号码' }).click();
  await page.getByRole('button', { name: `邀请这 ${mobiles.length} 人` }).click();
  await page.getByRole('link', { name: '概览' }).click();
  for (const move of ['开始邀请', '现在开放']) {
    await page.getByRole('region', { name: '进展' }).getByRole('button', { name: move }).click();
    await page.getByRole('dialog').getByRole('button', { name: move }).click();
  }
  await expect(page.getByRole('button', { name: '现在结束' })).toBeVisible();
  await page
    .context()
    .grantPermissions(['clipboard-read', 'clipboard-write'], { origin: new URL(page.url()).origin });
  await page.getByRole('button', { name: '复制讨论小组链接' }).click();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  return new URL(link).pathname.split('/').at(-1) ?? '';
};

/** A member who was invited enters from the task, and answers the question of a topic. */
export const answerInGroup = async (
  page: Page,
  { task, topic, text }: Record<'task' | 'topic' | 'text', string>,
): Promise<void> => {
  await page.goto(task);
  await page.getByRole('button', { name: '在讨论网站打开' }).click();
  await page.getByLabel('昵称').fill('早起的阿木');
  await page.getByRole('checkbox').last().check();
  await page.getByRole('button', { name: '同意并进入' }).click();
  await page.getByRole('main').getByRole('link', { name: topic }).click();
  await page.getByLabel('你的回答').fill(text);
  await page.getByRole('button', { name: '提交回答' }).click();
  await expect(page.getByRole('button', { name: '提交回答' })).toHaveCount(0);
};
