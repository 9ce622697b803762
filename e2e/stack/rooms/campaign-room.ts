import { expect, type Page } from '@playwright/test';
import { perform } from './perform.ts';
import { inChina } from './task-room.ts';

interface NewCampaign {
  title: string;
  /** A prize that everybody wins until it is gone, and the benefit that delivers it. */
  prize: { title: string; benefit: RegExp };
}

/** An editor makes a draw for who checks in, reads what members will see, and publishes it. */
export const makeCampaign = async (
  page: Page,
  site: string,
  { title, prize }: NewCampaign,
): Promise<void> => {
  await page.goto(`${site}/campaigns/new`);
  const form = page.getByRole('form', { name: '活动' });
  await form.getByLabel('标题', { exact: true }).fill(title);
  await form.getByLabel('一句话说明').fill('签到就能抽一次');
  await form.getByLabel('规则', { exact: true }).fill('活动期间每天签到得 1 次机会。');
  // The form proposes tomorrow.
  await form.getByLabel('开始（北京时间）').fill(inChina(-1));
  const first = form.getByRole('group', { name: '奖品 1' });
  await first.getByLabel('种类').selectOption({ label: '实物' });
  await first.getByLabel('名称', { exact: true }).fill(prize.title);
  const offered = first.getByLabel('由哪件福利发放').locator('option').filter({ hasText: prize.benefit });
  await first.getByLabel('由哪件福利发放').selectOption((await offered.getAttribute('value')) ?? '');
  for (const [label, text] of Object.entries({ '价值（元）': '6', 份数: '1', '概率（%）': '100' }))
    await first.getByLabel(label, { exact: true }).fill(text);
  await perform(page, '发布活动…', { title: '发布活动' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};
