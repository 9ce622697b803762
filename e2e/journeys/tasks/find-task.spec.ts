import type { Page } from '@playwright/test';
import { expect, test } from '../../stack/journey.ts';

/** Chooses a filter: in the sheet on phones, in a select elsewhere. */
const choose = async (page: Page, filter: '类型' | '金币', choice: string): Promise<void> => {
  const open = page.getByRole('button', { name: /^筛选和排序/u });
  const select = page.getByRole('combobox', { name: filter });
  await expect(open.or(select)).toBeVisible();
  if (await select.isVisible()) {
    const label =
      filter === '金币' ? choice.replace(/^\S+?(?= 以上|$)/u, '$& 金币').replace(' 以上', '以上') : choice;
    await select.selectOption({ label });
    return;
  }
  await open.click();
  const sheet = page.getByRole('dialog', { name: '筛选和排序' });
  await sheet.getByRole('group', { name: filter }).getByText(choice, { exact: true }).click();
  await sheet.getByRole('button', { name: '看任务' }).click();
  await expect(sheet).toBeHidden();
};

test('a member narrows the task wall by module, type and points, and opens a task @both', async ({
  memberPage: page,
}) => {
  await page.goto('/task');
  const wall = page.getByRole('main').getByRole('article');
  const task = (title: string) => wall.filter({ hasText: title });
  await expect(task('饮料消费习惯')).toBeVisible();
  await expect(task('一分钟小调查：早餐')).toBeVisible();

  const filters = page.getByRole('search', { name: '筛选任务' });
  await filters.getByText('每日', { exact: true }).click();
  await expect(page).toHaveURL(/module=2/u);
  await expect(task('一分钟小调查：早餐')).toBeHidden();
  await expect(task('饮料消费习惯')).toBeVisible();
  const daily = await wall.count();

  await choose(page, '金币', '85–299');
  await expect(page).toHaveURL(/points=/u);
  await expect.poll(() => wall.count()).toBeLessThan(daily);
  await expect(task('饮料消费习惯')).toBeVisible();

  await choose(page, '类型', '产品试用');
  await expect(task('饮料消费习惯')).toBeHidden();
  await choose(page, '类型', '问卷调查');
  await expect(task('饮料消费习惯')).toBeVisible();

  await page.reload();
  await expect(task('饮料消费习惯')).toBeVisible();
  await expect(task('一分钟小调查：早餐')).toBeHidden();
  await choose(page, '金币', '500 以上');
  await expect(page.getByText('当前暂无符合筛选的任务')).toBeVisible();
  await page.getByRole('button', { name: '清除筛选' }).click();
  await expect(page).toHaveURL(/\/task$/u);

  await task('饮料消费习惯').getByRole('link').click();
  await expect(page).toHaveURL(/\/task\/detail\/\w+$/u);
  await expect(page.getByRole('heading', { level: 1, name: '饮料消费习惯' })).toBeVisible();
  const reward = page.getByRole('region', { name: '奖励' });
  await expect(reward).toContainText('160');
  await expect(reward).toContainText('未入选也得 20 金币');
  await expect(page.getByRole('link', { name: /^开始答题/u })).toBeVisible();
});

test('every points bucket of the filter shows only what pays so much', async ({ memberPage: page }) => {
  await page.goto('/task');
  const wall = page.getByRole('main').getByRole('article');
  const outside = async (from: number, to: number): Promise<string[]> => {
    const cards = await wall.allTextContents();
    const paid = cards.map((text) => Number(/^([\d,]+)金币/u.exec(text)?.[1]?.replace(',', '')));
    return cards.filter((_card, index) => !((paid[index] ?? 0) >= from && (paid[index] ?? 0) <= to));
  };
  for (const [bucket, from, to, title] of [
    ['0–34', 0, 34, '一分钟小调查：早餐'],
    ['35–84', 35, 84, '上下班路上：通勤出行'],
    ['85–299', 85, 299, '饮料消费习惯'],
    ['300–499', 300, 499, '手机使用习惯'],
  ] as const) {
    await choose(page, '金币', bucket);
    await expect(wall.filter({ hasText: title })).toBeVisible();
    await expect.poll(() => outside(from, to)).toEqual([]);
  }
});
