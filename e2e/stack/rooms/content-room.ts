import { expect, type Page } from '@playwright/test';
import { perform } from './perform.ts';

/** An editor makes a section of help with an article. */
export const publishArticle = async (page: Page, site: string, title: string): Promise<void> => {
  await page.goto(`${site}/contents/sections`);
  await perform(page, '加分类…', { title: '加帮助分类', texts: { 名称: '账号' } });
  await page.goto(`${site}/contents/article/new`);
  await page.getByRole('combobox', { name: '分类' }).selectOption({ label: '账号' });
  const texts = { 标题: title, 摘要: '用手机号', 正文: '填手机号和**验证码**。' };
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await perform(page, '发布…', { title: '发布帮助文章' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

/** An editor puts a banner on the members' home page. */
export const publishBanner = async (page: Page, site: string, title: string): Promise<void> => {
  await page.goto(`${site}/contents/banner/new`);
  await page.getByRole('textbox', { name: '标题', exact: true }).fill(title);
  await page.getByRole('textbox', { name: '图片', exact: true }).fill('/content/checkin.svg');
  await perform(page, '发布…', { title: '发布横幅' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};

/** An editor tells all members something. */
export const publishNotice = async (
  page: Page,
  site: string,
  { title, body }: { title: string; body: string },
): Promise<void> => {
  await page.goto(`${site}/contents/notice/new`);
  const texts = { 标题: title, 摘要: title, 正文: body };
  for (const [label, text] of Object.entries(texts))
    await page.getByRole('textbox', { name: label, exact: true }).fill(text);
  await perform(page, '发布…', { title: '发布公告' });
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
};
