import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const shortSurvey = join(
  import.meta.dirname,
  '..',
  '..',
  '..',
  'apps',
  'api',
  'data',
  'survey',
  'short.json',
);

/** Confirms an act in its dialog, with a reason if it needs one, and waits until it is done. */
export const confirm = async (page: Page, title: string, reason?: string): Promise<void> => {
  const dialog = page.getByRole('dialog', { name: title });
  if (reason !== undefined) await dialog.getByRole('textbox', { name: '原因' }).fill(reason);
  await dialog.getByRole('button', { name: title, exact: true }).click();
  await expect(dialog).toBeHidden();
};

const field = (page: Page | Locator, name: string): Locator =>
  page.getByRole('textbox', { name, exact: true });

/** What people of a company fill an empty product with, in the browser. */
export const contentsAt = (site: string) => ({
  /** A researcher pastes a questionnaire of a minute, reads what members will see, and publishes it. Resolves to its title. */
  publishTask: async (page: Page): Promise<string> => {
    const { task, host, ...rest } = JSON.parse(readFileSync(shortSurvey, 'utf8')) as {
      task: { title: string };
      host?: object;
    };
    // Nobody waits for a questionnaire's least time here.
    const source = {
      ...rest,
      task: { ...task, declaredMinutes: null },
      host: { ...host, minimumSeconds: 0 },
    };
    await page.goto(`${site}/tasks/new?by=file`);
    await field(page, '或者粘贴').fill(JSON.stringify(source));
    await page.getByRole('button', { name: '发布任务…' }).click();
    await confirm(page, '发布任务');
    await expect(page.getByRole('heading', { level: 1, name: task.title })).toBeVisible();
    return task.title;
  },

  /** An editor makes a section of help with an article. */
  publishArticle: async (page: Page, title: string): Promise<void> => {
    await page.goto(`${site}/contents/sections`);
    await page.getByRole('button', { name: '加分类…' }).click();
    await field(page.getByRole('dialog'), '名称').fill('账号');
    await confirm(page, '加帮助分类');
    await page.goto(`${site}/contents/article/new`);
    await page.getByRole('combobox', { name: '分类' }).selectOption({ label: '账号' });
    await field(page, '标题').fill(title);
    await field(page, '摘要').fill('用手机号');
    await field(page, '正文').fill('填手机号和**验证码**。');
    await page.getByRole('button', { name: '发布…' }).click();
    await confirm(page, '发布帮助文章');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },

  /** An editor puts a banner on the members' home page. */
  publishBanner: async (page: Page, title: string): Promise<void> => {
    await page.goto(`${site}/contents/banner/new`);
    await field(page, '标题').fill(title);
    await field(page, '图片').fill('/content/checkin.svg');
    await page.getByRole('button', { name: '发布…' }).click();
    await confirm(page, '发布横幅');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  },

  /** Finance makes a benefit of this price and uploads its card codes. */
  makeBenefit: async (page: Page, title: string, price: number, codes: readonly string[]): Promise<void> => {
    await page.goto(`${site}/benefits/new`);
    await field(page, '名称').fill(title);
    await field(page, '说明').fill('看一周');
    await field(page, '价格，金币').fill(String(price));
    await page.getByRole('button', { name: '新建权益…' }).click();
    await confirm(page, '新建权益');
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await page.getByRole('button', { name: '导入卡密…' }).click();
    await field(page.getByRole('dialog'), '卡密').fill(codes.join('\n'));
    await confirm(page, '导入卡密', '第一批');
    await expect(page.getByRole('cell', { name: `${codes.length} 张` })).toBeVisible();
  },
});
